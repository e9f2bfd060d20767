### One sentence for each thing that happens. `cited` puts the rule behind a sentence.

cited = { $sentence } ({ $rule })

round = Round { $round } begins; { $name } is the start player.
phase-begins-supply = Supply phase.
phase-begins-influence = Influence phase.
phase-begins-scoring = Scoring phase: the boards are scored from 1 to 12.
phase-begins-missions = Missions phase.
phase-begins-over = The game is over: what is left over becomes shields.

money-card = The money card gives every player { $coins } Louis d'or and names board { $board }.
louis-arrives = Louis goes to board { $board }.
louis-leaves = Louis leaves board { $board } and returns to his place at the money cards.

mission-used = { $name } uses the mission "{ $mission }".
declined-mission = { $name } does not use the mission "{ $mission }".
declined-tie = { $name } does not win the tie.
declined-marker = { $name } places no marker.

markers-to-board = { $name } places { $count ->
        [one] 1 marker
       *[other] { $count } markers
    } { $from } on board { $board }.
markers-taken-back = { $name } takes { $count ->
        [one] 1 marker
       *[other] { $count } markers
    } back from the general reserve to the personal reserve.
markers-given-up = { $name } puts { $count ->
        [one] 1 marker
       *[other] { $count } markers
    } from the personal reserve into the general reserve.
markers-lost = { $name } puts the { $count ->
        [one] marker
       *[other] { $count } markers
    } from board { $board } into the general reserve.
markers-home = { $name } takes the { $count ->
        [one] marker
       *[other] { $count } markers
    } from board { $board } back to the personal reserve.
markers-neutral-placed = { $count ->
        [one] 1 neutral marker goes
       *[other] { $count } neutral markers go
    } on board { $board }.
markers-neutral-back = { $count ->
        [one] 1 neutral marker leaves
       *[other] { $count } neutral markers leave
    } board { $board } and { $count ->
        [one] goes
       *[other] go
    } back to the eight.
markers-other = { $name } moves { $count ->
        [one] 1 marker
       *[other] { $count } markers
    } { $from } { $to }.
no-markers = { $name } has no marker for it, so none moves.

coins-gained = { $name } gets { $count } Louis d'or.
coins-gained-each = { $names } get { $count } Louis d'or each.
coins-paid = { $name } pays { $count } Louis d'or.
chip-gained = { $name } gets { $chip }.
chip-returned = { $name } gives { $chip } back.
chip-changed = { $name } changes { $chip } into a crown.
chip-kept = { $name } keeps { $chip } for the next round and trades all others for shields.
shield-drawn = { $name } draws a shield.
shield-drawn-kind = { $name } draws a shield: { $kind }.
shield-drawn-plain = { $name } gets a plain shield, since the sixty shields are gone: a point, but of no kind.

dealt = { $name } is dealt { $count ->
        [one] 1 influence card
       *[other] { $count } influence cards
    }.
dealt-each = { $names } are dealt { $count ->
        [one] 1 influence card
       *[other] { $count } influence cards
    } each.
influence-drawn = { $name } draws an influence card.
influence-drawn-card = { $name } draws an influence card: { $card }.
influence-none = The influence deck is empty, so { $name } draws no card.
intrigue-drawn = { $name } draws an intrigue card.
intrigue-drawn-card = { $name } draws an intrigue card: { $board }.
intrigue-none = The intrigue deck is empty, so { $name } draws no card.

neutral-card = The influence card { $card } is turned up for the neutral side.
neutral-joker = A joker is turned up for the neutral side; it is laid aside for the next card.

card-placed = { $name } plays { $card } to place { $count ->
        [one] 1 marker
       *[other] { $count } markers
    }: { $placement }.
placement = { $count } on { $board }
card-takes-back = { $name } plays { $card } to take markers back.
card-discarded = { $name } discards { $card } without effect.
last-card = { $name } has one influence card left; it goes unseen on top of the deck, without effect.
last-card-known = { $name } has one influence card left, { $card }; it goes unseen on top of the deck, without effect.
reshuffled = The influence deck is made anew: all its 30 cards are shuffled.

intrigue-played = { $name } plays the intrigue card of board { $board }; it goes under the intrigue deck.
tie-won = { $name } wins the tie on board { $board } and counts as having most alone.

## Scoring. `scored` is followed by one of the `lead-` sentences.
scored = Board { $board } ({ $condition }): { $counts }. { $lead }
scored-louis = Board { $board } ({ $condition }), where Louis is: { $counts }. { $lead }
scored-nobody = Board { $board } ({ $condition }): nobody is there, so nobody is paid.
scored-nobody-louis = Board { $board } ({ $condition }), where Louis is: nobody is there, so nobody is paid.
scored-count = { $name } { $count }
lead-sole = Alone with most: { $leaders }.
lead-sole-second = Alone with most: { $leaders }; alone in second place: { $seconds }.
lead-sole-seconds = Alone with most: { $leaders }; tied for second place: { $seconds }, so nobody is second.
lead-favoured = Alone with most by winning the tie: { $leaders }.
lead-favoured-second = Alone with most by winning the tie: { $leaders }; alone in second place: { $seconds }.
lead-favoured-seconds = Alone with most by winning the tie: { $leaders }; tied for second place: { $seconds }, so nobody is second.
lead-tied-money = Tied for most: { $leaders }, so nobody is paid free of charge and every player there may bribe.
lead-tied-first-place = Tied for most: { $leaders }, so nobody is paid.
lead-tied-louis = Tied for most: { $leaders }; players among these get the chip but no crown, and nobody is second.
lead-enough = { $count ->
        [one] 1 marker is
       *[other] { $count } markers are
    } enough: { $leaders } { $payees ->
        [one] is
       *[other] are
    } paid.
lead-too-few = No player has the { $count ->
        [one] 1 marker
       *[other] { $count } markers
    } that it takes.

paid = { $name } is paid by board { $board }: { $why }.
unpaid = { $name } gets nothing from board { $board }: { $why }.
unpaid-neutral = The neutral side gets nothing from board { $board }: it is never paid.
claim-first = alone with the most markers
claim-first-louis = alone with the most markers where Louis is, so the chip and a crown
claim-shared-first = tied for most where Louis is, so the chip but no crown
claim-second = alone in second place where Louis is, so the chip free of charge
claim-enough = as many markers as the board asks for
claim-may-bribe = { $why }; may bribe for { $price } Louis d'or
shortfall-tied-for-most = tied for most
shortfall-tied-for-second = tied for second place
shortfall-lost-tie = tied for most, but another player has won the tie
shortfall-fewer = another has more markers
shortfall-below-threshold = fewer markers than the board asks for
shortfall-neutral = no board pays the neutral side

bribed = { $name } bribes board { $board } for { $price } Louis d'or and is paid.
no-bribe = { $name } does not bribe board { $board } for { $price } Louis d'or and gets nothing.
too-poor = { $name } cannot afford the bribe of { $price } Louis d'or on board { $board } and gets nothing.

turned-sole-most = Board { $board } turns over, because somebody alone had most; it now asks for { $condition }.
turned-somebody-paid = Board { $board } turns over, because a player had enough markers; it now asks for { $condition }.
turned-louis = Board { $board } turns over, as Louis's board always does; it now asks for { $condition }.
stays-nobody = Board { $board } stays as it is, because nobody was there; it still asks for { $condition }.
stays-tied = Board { $board } stays as it is, because nobody had most alone; it still asks for { $condition }.
stays-nobody-paid = Board { $board } stays as it is, because no player had enough markers; it still asks for { $condition }.

## Missions
laid-out = { $name } lays out the mission "{ $mission }" for { $chips }.
mission-drawn = { $name } draws a { $tier } mission.
mission-drawn-known = { $name } draws a { $tier } mission: "{ $mission }".
no-mission-left = All mission decks are empty, so { $name } draws nothing.
missions-done = { $name } has finished laying out missions.
mission-put-back = { $name } puts a { $tier } mission unseen under its deck.
mission-put-back-known = { $name } puts a { $tier } mission unseen under its deck: "{ $mission }".
start-passes = The start player's card passes to { $name }.

## The end
converted-influence = { $name } gets { $count ->
        [one] 1 shield for 1 influence card
       *[other] { $count } shields for { $count } influence cards
    } in hand.
converted-intrigue = { $name } gets { $count ->
        [one] 1 shield for 1 intrigue card
       *[other] { $count } shields for { $count } intrigue cards
    } in hand.
converted-chips = { $name } gets { $count ->
        [one] 1 shield for 1 chip
       *[other] { $count } shields for { $count } chips
    }.
converted-markers = { $name } gets { $count ->
        [one] 1 shield for 1 marker on a board
       *[other] { $count } shields for { $count } markers on boards
    }.
converted-coins = { $name } gets { $count ->
        [one] 1 shield
       *[other] { $count } shields
    } for { $coins } Louis d'or.
shields-shown = { $name } turns up { $shields }.
majority-sole = Kind { $kind }: { $names } alone has most, { $count }, and gets one more shield.
majority-tied = Kind { $kind }: { $names } are tied for most, { $count } each, and each gets one more shield.
extra-shield = { $name } gets a shield for it, which is not looked at.
result = { $name } scores { $total ->
        [one] 1 point
       *[other] { $total } points
    }: { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    } and { $missions ->
        [one] 1 mission laid out
       *[other] { $missions } missions laid out
    }{ $worth }.
result-worth-five = , worth 5 each
result-worth-other = , worth { $points } together
tie-on-score = { $names } have the same score: the markers in their personal reserves decide.
won = { $names } wins.
won-shared = { $names } share the win.

## In short
