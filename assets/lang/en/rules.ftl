### The rules, by number. `.title` names a rule; `.ruling1`, `.ruling2` ... are this edition's own
### decisions where the printed rules leave something open. A line is a paragraph or a list item.

chapter-1 = Components
chapter-2 = The court
chapter-3 = Setting up
    .intro = A game has 4 rounds. Each round has four phases: supply (R4), influence (R5), scoring (R6) and missions (R7). "In turn order" always means clockwise, beginning with the start player.
chapter-4 = The supply phase
chapter-5 = The influence phase
chapter-6 = The scoring phase
    .intro = The twelve boards are dealt with one after the other, from 1 to 12.
chapter-7 = The missions phase and the end
chapter-8 = What the missions do
    .intro =
        A mission that has been laid out stays before its owner until the end. It works once in every phase that it names, beginning with the next such phase, and its owner may always leave it unused. Two missions with the same effect work twice.
        R8.1 to R8.7 are light missions, which cost one given chip and any other; R8.8 to R8.12 are medium ones, which cost two different chips; R8.13 to R8.20 are dark ones, which cost two equal chips. How many cards there are of each is given with its rule; of each dark one there is one.
chapter-9 = The game for two

## R1
rule-1-1 = Two to four play. Every player has 16 markers of their own. In the game for two there are also 8 neutral markers (R9).
    .title = Players and markers
rule-1-2 = Twelve boards, numbered 1 to 12, show the characters of the court. The two sides of a board pay the same but under different conditions (R6.4 to R6.6). At the start all show their front, the side with the red number.
    .title = Boards
rule-1-3 = There are 30 influence cards: 2 for each of the 12 characters, and 6 jokers.
    .title = Influence cards
rule-1-4 = There are 12 intrigue cards, 1 for each character.
    .title = Intrigue cards
rule-1-5 = There are 8 money cards. Each shows a sum of money and one of the boards 1 to 4.
    .title = Money cards
rule-1-6 = There are 40 mission cards in three decks: 20 light, 12 medium and 8 dark ones (R8).
    .title = Mission cards
rule-1-7 = There are 34 chips: 10 crowns, and 6 each of sceptre, letter, ring and helmet.
    .title = Chips
rule-1-8 = There are 60 shields, 10 of each of 6 kinds. They are always drawn without looking.
    .title = Shields
rule-1-9 = The supply of money, chips and shields should last; if it does not, something else is used in their place.
    .title = When something runs out
    .ruling1 = Money and chips never run out.
    .ruling2 = Once all 60 shields are drawn, a plain shield is given instead. It is worth a point like any other but has no kind, so it never counts towards the most of a kind (R7.3).
rule-1-10 = There is a figure of Louis XIV and a card for the start player.
    .title = Louis and the start player's card

## R2
rule-2-1 =
    The boards lie like the fields of one colour on a 5 × 5 checkerboard; from 1 the numbers run outwards in a spiral:
       -   6   -   7   -
       5   -   1   -   8
       -   4   -   2   -
      12   -   3   -   9
       -  11   -  10   -
    .title = Where the boards lie
rule-2-2 =
    Boards that touch corner to corner are neighbours. No others are:
       1: 2, 4, 6, 7      2: 1, 3, 8, 9      3: 2, 4, 10, 11    4: 1, 3, 5, 12
       5: 4, 6            6: 1, 5            7: 1, 8            8: 2, 7
       9: 2, 10          10: 3, 9           11: 3, 12          12: 4, 11
    .title = Neighbours
rule-2-3 =
    The thirteen fields between the boards hold everything else. Each kind of chip lies beside a board that pays it, the general reserves (res.) lie around the centre, and the influence cards played in this round lie in the centre:
      crowns     6   sceptres   7      -
         5     res.     1     res.     8
      helmets    4    played    2   letters
        12     res.     3     res.     9
      intrigue  11    rings    10    crowns
    The mission decks have their place below 10 and the influence deck below 11; shields, money and money cards are above the court.
    .title = The rest of the table

## R3
rule-3-1 = Every player begins with 16 markers of one colour, 5 Louis d'or, and one light and one medium mission, which they keep secret.
    .title = What everybody begins with
rule-3-2 = Not all markers are in play from the start. In turn order the players put 5, 5, 6 and 7 of them into the general reserve, so that 11, 11, 10 and 9 are left in the personal reserve. Two players put 5 and 6 there.
    .title = The first reserves
rule-3-3 = Every deck is shuffled. Of the 8 money cards 4 go back into the box unseen; the other 4 are for the 4 rounds.
    .title = Shuffling
rule-3-4 = In round 1 the oldest player is the start player. The program asks for the start player, or draws one.
    .title = The first start player
rule-3-5 =
    Hidden are the influence, intrigue and mission cards in hand, the kinds of the shields that one has, the order of all decks, the 4 money cards put away, cards discarded by R5.10 and missions put back by R8.7. Players may look at their own at any time, and never at anybody else's.
    Open are money, chips, both reserves, the markers on the boards, missions laid out, the money card, and every influence card that has been played or turned up. The backs of the three mission decks differ, so it is open how many light, medium and dark missions somebody holds, and from which deck somebody draws.
    .title = Secrets
    .ruling1 = Everybody may know how many influence cards, intrigue cards and shields each player has.
rule-3-6 = A hand may have any number of cards.
    .title = No limit on hands
rule-3-7 = Who is asked, and when, gives no secret away.
    .title = Questions tell nothing
    .ruling1 = Only what is open to all decides whether a player is asked. So everybody who holds any intrigue card is asked before each board, and everybody who has a chip gets a turn in the missions phase, even if all they can say is no.

## R4
rule-4-1 = The next money card is turned up. All players receive its sum, and Louis is put on its board.
    .title = Money and Louis
rule-4-2 = In the game for three, whoever is the start player in round 4 draws the top intrigue card.
    .title = An intrigue card for the last start player
    .ruling1 = This happens in the supply phase of round 4, before any mission is used.
rule-4-3 = In turn order the players use their supply missions (R8).
    .title = Supply missions
    .ruling1 = Plain gains (money, a marker back, a shield, a card) are taken at once, since there is no reason to refuse them. The choice of R8.8 comes after them.
    .ruling2 = R8.16 may come before or after the other gains, which makes a difference when there are few markers in the general reserve. Its owner is asked before them if there is a marker in their personal reserve and they also have R8.2, R8.8 or R8.13 laid out, and after them if it has not been used by then.
rule-4-4 = Everybody is dealt 5 influence cards. Cards kept from board 11 or from a mission stay in hand and come on top of these.
    .title = The deal

## R5
rule-5-1 = In the game for two the neutral markers are placed (R9.2).
    .title = Neutral markers
    .ruling1 = That is the first thing in the phase.
rule-5-2 = Then the missions for the start of the influence phase may be used (R8.4, R8.10, R8.11).
    .title = Missions at the start
    .ruling1 = In turn order, and each player uses all of theirs before the next player does.
rule-5-3 = After that the players take turns in turn order. With two or more influence cards in hand a player plays one of them to the centre, or uses a mission that stands in for a card (R8.5, R8.12). A player with fewer cards is skipped, so that somebody with many cards may have several turns running.
    .title = Turns
rule-5-4 = An influence card either places markers or takes markers back; it never does both.
    .title = One use for a card
rule-5-5 = A character card places 1 to 3 markers from the personal reserve on the board of that character. Some of them may jump on to one neighbouring board, as long as at least one of the markers placed in this turn stays behind; from there they may jump once more, again leaving one behind. Markers that were there before do not count for this, and from one board the markers jump in one direction only.
    .title = Placing with a character card
rule-5-6 = In other words, a placement is a path from neighbour to neighbour with at least one marker on each of its boards. With card 6 that can be 6·6·6, 6·6·1, 6·1·1, 6·1·4 or 6·5·4, or fewer markers, and so on. It cannot be 5, 6 and 1, because that would be two directions from 6; with card 1 (1·6·5) or card 5 (5·6·1) it can.
    .title = Placements are paths
rule-5-7 = A character card used the other way brings 3 markers from the general reserve to the personal reserve. If fewer are there, it brings those, and it may bring none.
    .title = Taking back with a character card
    .ruling1 = As many as possible are taken; it would never help to take fewer.
rule-5-8 = A joker places 1 or 2 markers from the personal reserve: the first on any board, the second on that board or on a neighbour of it. Used the other way it takes back 2 markers, or what there is.
    .title = Jokers
rule-5-9 = To place, a player must place at least one marker.
    .title = Without markers
    .ruling1 = Somebody whose personal reserve is empty can still play a card to take markers back, even if there is none to take.
rule-5-10 = When a turn ends and its player has a single influence card left, that card is put face down on top of the influence deck without any effect. So nobody keeps a card from this phase.
    .title = The last card
rule-5-11 = When no player can take another turn, the missions for the end of the influence phase are used in turn order (R8.18).
    .title = Missions at the end
rule-5-12 = Then the 30 influence cards are shuffled together as the new deck.
    .title = A new influence deck
    .ruling1 = An influence card that is still in somebody's hand at this point is shuffled in, too.
    .ruling2 = Whoever would draw from an empty influence deck draws nothing.

## R6
rule-6-1 = Just before a board is scored, the player who holds its intrigue card may play it and so put on the board either 1 marker from the general reserve, or 1 or 2 from the personal reserve, but not some of each. Without a marker in either reserve the card cannot be played. It goes face down under the intrigue deck before the scoring. Nobody has to play an intrigue card, and one kept to the end counts there (R7.3). A card that board 12 has paid can be used from the next scoring phase on.
    .title = Intrigue
    .ruling1 = Everybody who holds an intrigue card is asked, in turn order (R3.7). When the board's own card has been played, nobody else is asked for that board.
rule-6-2 = Next, on a board that asks for money or first place, the owner of "Win one tie" (R8.19) may use it if they have a marker there and are tied for most. They then have most alone, and everybody else with as many comes right behind them. On Louis's board this makes a single rival second alone, while several rivals are tied for second. It works once in each scoring phase.
    .title = Winning a tie
rule-6-3 = A board with no markers pays nobody and does not turn over, unless Louis is there (R6.8).
    .title = Nobody there
rule-6-4 = Money: if one player alone has most markers, that player is paid free of charge, and all their markers from this board go to the general reserve; this cannot be refused, nor can they pay to avoid it. Then everybody else who is there may, in turn order, pay the bribe and be paid as well; whether they do or not, their markers return to their personal reserves. If several share the most, nobody is paid free of charge, all who are there may bribe, and everybody's markers return to the personal reserves.
    .title = Condition: money
rule-6-5 = First place: only a player who alone has most markers is paid, and those markers go to the general reserve. Everybody else gets nothing and takes their markers back to the personal reserve. When several share the most nobody is paid, and all take their markers back.
    .title = Condition: first place
rule-6-6 = Markers: in turn order, each player with at least the number of markers shown is paid. All markers return to the personal reserves, whoever has most.
    .title = Condition: markers
rule-6-7 = A board that asks for money or first place turns over if somebody alone had most. A board that asks for markers turns over if somebody was paid. Otherwise the same side stays up.
    .title = Turning over
rule-6-8 =
    The board where Louis stands is one of 1 to 4 and asks for money or first place. It is scored like this:
    - Most markers, alone: the chip of the board and a crown. The markers go to the general reserve.
    - Second most, alone: the chip, free of charge under either condition. The markers return to the personal reserve.
    - Everybody else there: may bribe if the board asks for money, and gets nothing if it asks for first place. The markers return.
    - Several tied for most: each of them gets the chip but no crown, and puts the markers into the general reserve. Then nobody is second, and the rest are "everybody else".
    - One with most and several tied for second: those count as "everybody else", too.
    - The board always turns over, and Louis goes back beside the money cards.
    .title = Louis's board
rule-6-9 = Where the most markers matter, whoever has most is paid first and the others follow in turn order. Nobody is paid twice by a board in one round. Payment comes before the markers leave; a marker that the payment itself has put on this board remains.
    .title = The order of payment
    .ruling1 = On a board that asks for markers everybody is paid in turn order, as R6.6 says.
    .ruling2 = First all payments of a board are made, and then all its markers leave together.
rule-6-10 =
    What the boards pay:
    - 1 a sceptre; 2 a letter; 3 a ring; 4 a helmet.
    - 5 and 9 a crown.
    - 6 a shield; then a marker from the general reserve goes on any board, whether that has been scored, is this one, or is still to come.
    - 7 five Louis d'or.
    - 8 up to two markers from the general reserve go on board 5, and one more moves from the general to the personal reserve.
    - 10 two shields.
    - 11 the top influence card, to be kept for the next influence phase.
    - 12 a shield and the top intrigue card.
    .title = What the boards pay
rule-6-11 = When board 6, board 8 or a mission places markers from the general reserve and too few are there, the missing ones may be taken from the personal reserve; those in the general reserve go first. Nobody has to place. If board 6 pays several players, all of them draw their shield before the first of them places. Cards (R5.5, R5.8), intrigue (R6.1) and R8.17 do not fall under this rule.
    .title = Placing from the general reserve
    .ruling1 = Board 8 first places its markers and then gives one back.
    .ruling2 = All payments of a board come first, and only then do its markers leave, all together. So the markers that are being scored lie in neither reserve while the board pays.
rule-6-12 = Markers that are put on a board when it has already been scored stay there and count in the next round.
    .title = Markers left behind
rule-6-13 = Intrigue cards are drawn from the top of their deck.
    .title = The intrigue deck
    .ruling1 = When that deck is empty, no card is drawn.
rule-6-14 = In round 4 it no longer matters which side of a board is up, but the markers leave the boards as in every round, because reserves can decide a tie (R7.5).
    .title = The last scoring
    .ruling1 = The boards turn over all the same.

## R7
rule-7-1 = In turn order the players lay out missions from their hands. For each one they give back the two chips it shows; a crown can stand for any chip, and two crowns for both, and a "?" is any one chip. After every mission laid out the player must draw a new one from any deck that has cards left (when all three are empty, nothing is drawn), looks at it, and may go on, with the new card as well, for as long as they can and wish to.
    .title = Laying out missions
    .ruling1 = After a mission has been laid out, the turn goes on only while the player has two chips, or could use R8.6.
rule-7-2 = After that, a player who has two or more chips keeps one of them for the next round and gives back all others, drawing a shield for each. The last chip cannot be exchanged.
    .title = Keeping a chip
    .ruling1 = The player chooses which chip to keep. When all the chips left are of one kind, nothing is asked.
    .ruling2 = In round 4 this step is left out, since every chip becomes a shield (R7.3).
rule-7-3 =
    When everybody has finished, the missions for the end of this phase are used in turn order (R8.6, R8.7). Then the start player's card moves on clockwise, and a new round begins. After round 4 the game is over instead:
    - Everybody draws a shield for each influence card and each intrigue card in hand, each chip, each of their markers on a board, and every full 3 Louis d'or.
    - All shields are turned up. For each of the 6 kinds, the player with most of it draws one more shield; if several are tied for most, each of them does. These extra shields stay face down and change nothing about who has most.
    - A shield is worth 1 point and a mission laid out 5. Missions in hand are worth nothing.
    .title = The end of a round and of the game
    .ruling1 = Having most of a kind takes at least one shield of it.
    .ruling2 = Shields for what is left over, and the extra shields kind by kind, are drawn in the turn order of round 4.
rule-7-4 = Whoever has the most points wins.
    .title = Winning
rule-7-5 = If several have the most points, the one of them with more markers in the personal reserve wins.
    .title = A tie at the end
    .ruling1 = If that is equal too, they win together.

## R8, light
rule-8-1 = Two cards. It works once, when it is laid out: its owner draws two mission cards instead of one. The second is drawn after looking at the first, from the same deck or another. From then on the hand has one card more.
    .title = Two missions for one
rule-8-2 = Four cards. Supply: one marker comes back from the general to the personal reserve, if one is there.
    .title = One marker back
rule-8-3 = Four cards. Supply: the owner takes 1 Louis d'or.
    .title = One Louis d'or
rule-8-4 = Four cards, one for each of the boards 1, 2, 3 and 4. Start of influence: one marker from the general reserve goes on that board (R6.11).
    .title = A marker on board 1, 2, 3 or 4
    .ruling1 = A player with several cards of R8.4, R8.10 and R8.11 is asked about one after the other, in the order of the cards.
rule-8-5 = Two cards. Influence, once in the phase: instead of playing a card the owner pays 2 Louis d'or, and the turn is over.
    .title = Pay instead of a card
rule-8-6 = Two cards. Missions, at any time in the phase: the owner pays 2 Louis d'or and exchanges one of their chips for a crown. It works already in the phase in which it is laid out.
    .title = A chip into a crown
    .ruling1 = It is offered during the owner's whole turn. If it has not been used by the end of the phase it is offered once more: there each player in turn order first uses R8.7 and then R8.6.
rule-8-7 = Two cards. End of missions, when everybody has finished: the owner puts one or two missions from their hand face down under their decks and then draws as many from any decks. With both of these cards the second is used after the first, so that missions just drawn can be changed again.
    .title = Change missions
    .ruling1 = It works already in the phase in which it is laid out. It is not offered in round 4.
    .ruling2 = The new missions are drawn one at a time, and each is looked at before the next is drawn.
    .ruling3 = At the end of the phase each player in turn order first uses R8.7 and then R8.6. Whoever has both cards of R8.7 and says no to one says no to both.

## R8, medium
rule-8-8 = Four cards. Supply: the owner takes 2 Louis d'or, or 1 Louis d'or and one marker from the general reserve, or two markers from there, as far as there are any.
    .title = Two, your choice
rule-8-9 = Two cards. Supply: the owner draws a shield.
    .title = One shield
rule-8-10 = Two cards. Start of influence: one marker from the general reserve goes on the board where Louis is (R6.11).
    .title = A marker where Louis is
    .ruling1 = A player with several cards of R8.4, R8.10 and R8.11 is asked about one after the other, in the order of the cards.
rule-8-11 = Two cards, one for board 5 and one for board 9. Start of influence: one marker from the general reserve goes on that board (R6.11).
    .title = A marker on board 5 or 9
    .ruling1 = A player with several cards of R8.4, R8.10 and R8.11 is asked about one after the other, in the order of the cards.
rule-8-12 = Two cards. Influence, once in the phase: instead of playing a card the owner discards one to the centre, where it has no effect, and draws the top card of the deck. The turn is over.
    .title = Change an influence card

## R8, dark
rule-8-13 = Supply: three markers come back from the general to the personal reserve, or as many as are there.
    .title = Three markers back
rule-8-14 = Supply: the owner takes 3 Louis d'or.
    .title = Three Louis d'or
rule-8-15 = Supply: the owner draws the top intrigue card.
    .title = An intrigue card
rule-8-16 = Supply: the owner moves one marker from the personal to the general reserve and draws the top influence card.
    .title = A marker for a card
rule-8-17 = Influence, once in the phase, together with any influence card that the owner plays, even a joker: instead of what the card does, 1 to 4 markers are placed from the personal reserve, beginning on any board, or 4 markers are taken back, or as many as are there.
    .title = Four markers at once
    .ruling1 = The markers may go on jumping as in R5.5 as long as there are any left to jump, so the path can have up to four boards.
rule-8-18 = End of influence: one marker from the general reserve goes on any board (R6.11).
    .title = The last marker
rule-8-19 = Scoring: the owner wins one tie for most (R6.2). On Louis's board, too, they then have most alone.
    .title = Win one tie
rule-8-20 = Scoring: every bribe is 1 Louis d'or cheaper for the owner. What missions cost is not a bribe.
    .title = One Louis d'or off
    .ruling1 = No bribe costs less than 0.

## R9
rule-9-1 = The reserves are set up as in R3.2. There is also a third, neutral side. It has 8 markers, and neither a reserve nor cards nor money.
    .title = The neutral side
rule-9-2 = Each influence phase begins with its markers. Two go on Louis's board. Then influence cards are turned up until three characters have appeared, and two neutral markers go on the board of each of these. A joker that turns up is laid aside and replaced by the next card. All these cards go to the centre. A board may be chosen more than once.
    .title = Placing neutral markers
rule-9-3 = Boards are scored as always, except that the neutral side is never paid. It counts like a player when it comes to having most and to ties.
    .title = Scoring with the neutral side
    .ruling1 = It also counts for second place on Louis's board and for turning boards over (R6.7, R6.8). It never bribes, and it never meets a condition that asks for markers.
rule-9-4 = Neutral markers return to the stock of eight.
    .title = Neutral markers afterwards
    .ruling1 = They do so as soon as their board has been scored.
