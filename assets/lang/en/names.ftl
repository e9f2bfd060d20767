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
    .pays = a sceptre
board-2 = Philippe
    .full = Philippe d'Orléans
    .pays = a letter
board-3 = Marie-Thérèse
    .full = Marie-Thérèse d'Espagne
    .pays = a ring
board-4 = Dauphin
    .full = Le Grand Dauphin
    .pays = a helmet
board-5 = Montespan
    .full = Madame de Montespan
    .pays = a crown
board-6 = Condé
    .full = Le Grand Condé
    .pays = a shield, then a marker on any board
board-7 = Colbert
    .full = Jean-Baptiste Colbert
    .pays = 5 Louis d'or
board-8 = Maintenon
    .full = Madame de Maintenon
    .pays = up to 2 markers on board 5, then 1 marker back
board-9 = La Vallière
    .full = Louise de La Vallière
    .pays = a crown
board-10 = Turenne
    .full = Henri de Turenne
    .pays = 2 shields
board-11 = Mazarin
    .full = Jules Mazarin
    .pays = an influence card for the next round
board-12 = Louvois
    .full = François-Michel de Louvois
    .pays = a shield and an intrigue card

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
tier-light = light
tier-medium = medium
tier-dark = dark
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
place-personal = the personal reserve
place-board = board { $board }
place-neutral = the neutral markers
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
tally-missions = missions laid out, 5 each
tally-total = score
tally-reserve = markers in the personal reserve

## What the missions do; their titles stand with their rules
mission-more-missions = When you lay this out, draw two mission cards instead of one, so that your hand is one card larger for good.
mission-one-marker = Supply: take one marker back from the general reserve, if there is one.
mission-one-coin = Supply: take 1 Louis d'or.
mission-marker-on = Start of influence: place one marker from the general reserve on board { $board }.
    .title = A marker on { $board }
mission-pay-two = Influence, once: instead of playing a card, pay 2 Louis d'or and end your turn.
mission-change-chip = Missions, once: pay 2 Louis d'or to change one of your chips into a crown. Works already in the phase in which you lay it out.
mission-change-missions = End of missions: put one or two mission cards from your hand under their decks and draw as many from any decks. Works already in the phase in which you lay it out.
mission-two-gains = Supply: take 2 Louis d'or, or 1 Louis d'or and one marker back, or two markers back.
mission-one-shield = Supply: draw a shield.
mission-marker-at-louis = Start of influence: place one marker from the general reserve on Louis's board.
mission-change-card = Influence, once: instead of playing a card, discard one without effect, draw the top one, and end your turn.
mission-three-markers = Supply: take three markers back from the general reserve, or as many as are there.
mission-three-coins = Supply: take 3 Louis d'or.
mission-intrigue-card = Supply: draw the top intrigue card.
mission-marker-for-card = Supply: put one marker from the personal into the general reserve to draw the top influence card.
mission-four-markers = Influence, once, with any card: place 1 to 4 markers from the personal reserve starting on any board, or take back 4.
mission-last-marker = End of influence: place one marker from the general reserve on any board.
mission-win-tie = Scoring, once: where you are tied for most on a money or first-place board, count as having most alone.
mission-one-off = Scoring: every bribe costs you 1 Louis d'or less.
