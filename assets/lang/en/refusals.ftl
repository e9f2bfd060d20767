### Why an answer is refused, and what is wrong with a position.

## Refusals
refused-over = The game is over.
refused-not-now = That is no answer to what is asked now.
refused-must-choose = This cannot be passed: one of the answers must be chosen.
refused-card-not-held = The influence card { $card } is not in your hand.
refused-too-many-markers = { $most ->
        [one] No more than 1 marker can be placed.
       *[other] No more than { $most } markers can be placed.
    }
refused-no-marker-left = Not enough markers are ready in the personal reserve.
refused-starts-elsewhere = The first marker goes on the card's own board, { $board }.
refused-not-neighbour = Board { $board } is no neighbour of the boards that the markers could jump from: on the screen, neighbours touch above or below.
refused-two-directions = From board { $board } the markers cannot jump in two directions.
refused-mission-not-ready = The mission "{ $mission }" is not laid out before you, or has been used in this phase.
refused-too-poor = That costs { $price } Louis d'or, and you have less.
refused-no-intrigue = The intrigue card of board { $board } is not in your hand.
refused-wrong-count = The number must be at most { $most }, and not less than what is asked.
refused-mission-not-held = The mission "{ $mission }" is not in your hand.
refused-chip-not-held = That needs { $chip } that you do not have.
refused-wrong-chips = These chips do not pay for "{ $mission }".
refused-already-crown = A crown is a crown already.
refused-deck-empty = The deck of { $tier } missions is empty.
refused-same-mission = The same mission cannot be put back twice.

## Positions that cannot be
broken-markers = Player { $seat } has { $count } markers in all, not 16.
broken-neutral = There are { $count } neutral markers: with two players there must be 8, with more players none.
broken-influence = The influence card { $card } is there { $count } times, not { $right }.
broken-intrigue = The intrigue card of board { $board } is there { $count } times, not once.
broken-mission = The mission { $mission } is there { $count } times, or in the wrong deck.
broken-shields = There are { $count } shields of the kind { $kind }, not 10.
broken-plain-too-early = There are plain shields although the sixty shields are not used up.
broken-money-cards = The money cards are not all there once, with one turned up for each round begun.
broken-louis = Louis is not where the money card and the phase put him.
broken-empty-seat = Seat { $seat } is not played, and yet something is there.
broken-too-much = Player { $seat } has more money, chips or plain shields than any game brings.
broken-knowledge = Player { $seat } is said to know of a card that is not there.
broken-used = A mission is marked as used that nobody has laid out.
broken-rest = The rules would not ask this question here: { $why }.
broken-table = The number of players, the round, the start player or the player to answer is out of range.
unasked-no-cards = { $seat } has fewer than two influence cards in hand, and so no turn left
unasked-no-mission = { $seat } has not laid out the mission for it, has used it, or it would do nothing here
unasked-no-markers = { $seat } has no marker in the reserves
unasked-no-intrigue = { $seat } has no intrigue card in hand
unasked-no-tie = there is no tie on that board that { $seat } could win
unasked-no-bribe = { $seat } may not bribe there: that takes a marker there, a board that asks for money, and not being paid anyway
unasked-too-poor = { $seat } cannot pay the bribe
unasked-paid = { $seat } is among those who have been paid there
unasked-not-paid = { $seat } is not among those who have been paid there
unasked-not-printed = that board does not pay this
unasked-impossible = somebody is said to have been paid there, or to have won a tie, who cannot have
unasked-no-chips = { $seat } has no chips
unasked-no-draw = { $seat } has nothing to draw, or not so many
unasked-one-chip = { $seat } has chips of fewer than two kinds, and so nothing to choose
unasked-last-round = not in the last round
unasked-too-early = the game is over only after the last round
unasked-not-counted = the shields for what is left over and for majorities are not there
