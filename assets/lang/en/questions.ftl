### What a player is asked, and what each answer means there.

## Questions
ask-trade-marker = { $name }: move a marker from your personal reserve to the general one for the top influence card? After your other gains you are asked again.
    .late = { $name }: move a marker from your personal reserve to the general one for the top influence card?
ask-two-gains = { $name }: take two of your choice, Louis d'or or markers from the general reserve.
ask-start-marker = { $name }: use "{ $mission }" to place a marker on board { $board }?
ask-turn = { $name }: play an influence card, to place or to take back markers.
ask-last-marker = { $name }: use "{ $mission }" to place a marker on any board?
ask-intrigue = { $name }: play the intrigue card of board { $board }, if you have it, before the board is scored?
ask-win-tie = { $name }: win the tie for most on board { $board }?
ask-bribe = { $name }: bribe board { $board } for { $price } Louis d'or and get { $pays }?
ask-place-on-five = { $name }: place { $most ->
        [one] a marker
       *[other] up to { $most } markers
    } on board { $board }?
ask-place-anywhere = { $name }: place a marker on any board?
ask-lay-out = { $name }: lay out a mission, or finish.
ask-draw-mission = { $left ->
        [one] { $name }: draw a mission card from one of the decks.
       *[other] { $name }: draw { $left } mission cards, one at a time; choose a deck.
    }
ask-draw-mission-changing = { $left ->
        [one] { $name }: one mission card is still to be drawn for what you put back; choose a deck.
       *[other] { $name }: draw { $left } mission cards for those put back, one at a time; choose a deck.
    }
ask-keep-chip = { $name }: which chip do you keep for the next round? You draw a shield for each of the others.
ask-change-missions = { $name }: put back one or two missions from your hand and draw as many new ones?
ask-change-chip = { $name }: turn a chip into a crown for 2 Louis d'or?

## Saying no
pass = no
pass-trade-marker = keep the marker
pass-start-marker = place no marker
pass-last-marker = place no marker
pass-intrigue = play no intrigue card
pass-win-tie = leave the tie as it is
pass-bribe = no bribe
pass-place-anywhere = place no marker
pass-lay-out = finish: lay out no more missions
pass-change-missions = keep the missions in hand
pass-change-chip = change no chip

## Saying yes
accept = yes
accept-trade-marker = give up a marker and draw an influence card
accept-start-marker = place a marker on { $board }
accept-win-tie = win the tie on { $board }
accept-bribe = bribe { $board } for { $price } Louis d'or

## Other answers
gain-coins = take 2 Louis d'or
gain-both = take 1 Louis d'or and one marker back
gain-markers = take two markers back
play-place = play { $card }: place { $placement }
play-take-back = play { $card }: take { $count ->
        [one] 1 marker
       *[other] up to { $count } markers
    } back
play-place-four = play { $card } with "{ $mission }": place { $placement }
play-take-back-four = play { $card } with "{ $mission }": take up to { $count } markers back
pay-two = pay 2 Louis d'or instead of playing a card
exchange = discard { $card } and draw another influence card
place-on = place a marker on { $board }
place-on-five = { $count ->
        [0] place no marker on { $board }
        [one] place 1 marker on { $board }
       *[other] place { $count } markers on { $board }
    }
play-intrigue = play the intrigue card with { $count ->
        [one] 1 marker
       *[other] { $count } markers
    } from the { $reserve }
lay-out = lay out "{ $mission }" for { $chips }
change-chip = turn { $chip } into a crown for 2 Louis d'or
draw = draw a { $tier } mission
keep = keep { $chip }
put-back-one = put back "{ $first }" and draw one mission
put-back-two = put back "{ $first }", then "{ $second }", and draw two missions
