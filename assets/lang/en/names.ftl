### Names of things. `.full` is the long form, `.one` has its article, `.count` its number.

## Lists
list-pair = { $first } and { $last }
list-more = { $first }, { $last }
nobody = nobody

## Sides
side-neutral = the neutral side
    .short = neutral

## The twelve boards
board-label = { $number } { $name }
board-1 = Anne
    .full = Anne d'Autriche
board-2 = Philippe
    .full = Philippe I. d'Orléans
board-3 = Thérèse
    .full = Marie-Thérèse d'Espagne
board-4 = Dauphin
    .full = Le Grand Dauphin
board-5 = Montespan
    .full = Françoise-Athénaïs de Montespan
board-6 = Condé
    .full = Le Grand Condé
board-7 = Colbert
    .full = Jean-Baptiste Colbert
board-8 = Maintenon
    .full = Françoise de Maintenon
board-9 = Vallière
    .full = Louise de La Vallière
board-10 = Turenne
    .full = Henri de Turenne
board-11 = Mazarin
    .full = Jules Mazarin
board-12 = Louvois
    .full = François-Michel de Louvois

## What boards pay
reward-coins = { $count } Louis d'or
reward-shields = { $count ->
        [one] a shield
       *[other] { $count } shields
    }
reward-influence = an influence card to keep
reward-intrigue = an intrigue card
reward-markers-on = up to { $count ->
        [one] 1 marker
       *[other] { $count } markers
    } on board { $board }
reward-markers-back = { $count ->
        [one] 1 marker back
       *[other] { $count } markers back
    }
reward-marker-anywhere = a marker on any board
reward-then = { $first }, then { $next }

## Conditions
condition-money = money { $price }
    .full = money { $price }: whoever has most alone is paid free, others may bribe for { $price }
condition-first-place = first place
    .full = first place: only whoever has most alone is paid
condition-markers = { $count ->
        [one] 1 marker
       *[other] { $count } markers
    }
    .full = { $count ->
        [one] 1 marker: everybody there is paid
       *[other] { $count } markers: everybody with { $count } or more is paid
    }

## Chips
chip-sceptre = sceptre
    .one = a sceptre
    .count = { $count ->
        [one] 1 sceptre
       *[other] { $count } sceptres
    }
chip-letter = letter
    .one = a letter
    .count = { $count ->
        [one] 1 letter
       *[other] { $count } letters
    }
chip-ring = ring
    .one = a ring
    .count = { $count ->
        [one] 1 ring
       *[other] { $count } rings
    }
chip-helmet = helmet
    .one = a helmet
    .count = { $count ->
        [one] 1 helmet
       *[other] { $count } helmets
    }
chip-crown = crown
    .one = a crown
    .count = { $count ->
        [one] 1 crown
       *[other] { $count } crowns
    }
chips-none = no chips
cost = { $first } + { $second }
    .any = any chip

## Shields
shield-lily = lily
    .count = { $count ->
        [one] 1 lily
       *[other] { $count } lilies
    }
shield-sun = sun
    .count = { $count ->
        [one] 1 sun
       *[other] { $count } suns
    }
shield-lion = lion
    .count = { $count ->
        [one] 1 lion
       *[other] { $count } lions
    }
shield-eagle = eagle
    .count = { $count ->
        [one] 1 eagle
       *[other] { $count } eagles
    }
shield-tower = tower
    .count = { $count ->
        [one] 1 tower
       *[other] { $count } towers
    }
shield-ship = ship
    .count = { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
shield-plain = plain
    .count = { $count } plain
shields-none = no shields
shields-unseen = { $count } not turned up

## Cards
# `.many` stands before several missions.
tier-light = light
    .many = light
tier-medium = medium
    .many = medium
tier-dark = dark
    .many = dark
influence-joker = joker
    .one = a joker
influence-character = { $number } { $name }
    .one = the card { $number } { $name }

## Phases
phase-supply = supply
phase-influence = influence
phase-scoring = scoring
phase-missions = missions
phase-over = end of the game

## Places
place-general = the general reserve
    .from = from the general reserve
    .to = to the general reserve
place-personal = the personal reserve
    .from = from the personal reserve
    .to = to the personal reserve
place-board = board { $board }
    .from = from board { $board }
    .to = to board { $board }
place-neutral = the neutral markers
    .from = from the neutral markers
    .to = to the neutral markers
reserve-general = general reserve
reserve-personal = personal reserve

## The score, part by part
tally-shields = shields won in the game
tally-influence = for influence cards in hand
tally-intrigue = for intrigue cards in hand
tally-chips = for chips
tally-markers = for markers on boards
tally-coins = for every 3 Louis d'or
tally-majorities = for most of a kind of shield
tally-missions = missions laid out, { $points } each
tally-total = score
tally-reserve = markers in the personal reserve

## What the missions do; their titles stand with their rules
mission-more-missions = On laying this out you draw two missions for it, not one, and from then on have one more in hand.
mission-one-marker = Supply: one of your markers in the general reserve, if any is there, returns to you.
mission-one-coin = Supply: you get 1 Louis d'or.
mission-marker-on = Influence, at the start: you may put a marker on board { $board }. It comes from the general reserve, unless that is empty.
    .title = A marker on { $board }
mission-pay-two = Influence, once a round: as your whole turn you may pay 2 Louis d'or and play no card.
mission-change-chip = Missions, once a round: you may turn a chip into a crown for 2 Louis d'or, even in the very phase in which you lay this out.
mission-change-missions = Missions, at the end, except in the last round: you may put one or two missions from your hand face down under their decks and draw the same number from decks of your choice, even in the very phase in which you lay this out.
mission-two-gains = Supply: you get 2 Louis d'or, or two markers back, or one of each, though only such markers as you have in the general reserve.
mission-one-shield = Supply: you draw a shield.
mission-marker-at-louis = Influence, at the start: you may put a marker on the board where Louis is. It comes from the general reserve, unless that is empty.
mission-change-card = Influence, once a round: as your whole turn you may lay an influence card in the centre without effect and draw the top one of the deck for it.
mission-three-markers = Supply: three of your markers in the general reserve, or all if there are fewer, return to you.
mission-three-coins = Supply: you get 3 Louis d'or.
mission-intrigue-card = Supply: you get the top intrigue card.
mission-marker-for-card = Supply: you may move a marker out of the personal reserve to the general one and draw the top influence card in return.
mission-four-markers = Influence, once a round, with any card you play: instead of what it does, put 1 to 4 ready markers on the court, beginning on any board, or get 4 back, or all if there are fewer.
mission-last-marker = Influence, at the end: you may put a marker on any board. It comes from the general reserve, unless that is empty.
mission-win-tie = Scoring, once a round: where you are tied for most and the board asks for money or first place, you may have most alone.
mission-one-off = Scoring: you pay 1 Louis d'or less for each bribe.

## Numbers
decimal-sign = .
percent = { $number } %
