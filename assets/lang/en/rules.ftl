### The rules, by number. `.title` names a rule; `.words` are other words by which it is found; `.ruling1`, `.ruling2` ... are this edition's own
### decisions where the printed rules leave something open. A line is a paragraph or a list item.

## Before the words: the game in short
rules-aim = The game in short
    .lines =
        Aim: the most points after four rounds. A shield is 1 point, a mission laid out 5.
        Your 16 markers are your influence at court. Twelve boards pay whoever has enough of it.
        A round has four phases: supply, influence, scoring, missions.
        Supply: money for everybody, Louis goes to one of the boards 1 to 4, five cards each.
        Influence: in turn play a card, to place up to three markers or to take three back.
        Markers go on the card's board and may jump to neighbours, leaving one behind each time.
        Scoring, board 1 to 12: $3 most alone free, others may bribe; 1st most alone only; 3+ all with three.
        Whoever wins a $ or 1st board loses the markers to the general reserve; all others get theirs back.
        Missions: two chips lay one out, for 5 points and help in every round; draw a new one. Keep one chip.
        The end: what is left becomes shields, most of each kind brings one more. Most points win.
rules-boards = The boards, with both sides

## Searching: words that are passed over; then, a line each, words that mean the same
rules-passed-over = a an and are at be by can cannot could do does did for from had has have how i if in into is it its me my of on one's or s so than that the their them then there they this to was what when where which who why will with would you your many much player players
rules-alike =
    flip flipped over turning reverse
    chip chips token tokens
    joker wild wildcard
    tie tied ties equal draw level
    trade traded exchange swap change
    hidden secret unseen conceal
    money coin coins gold
    bribe bribing bribery corrupt
    place put lay set
    empty none nothing gone
    copies copy number
    below under never negative
    itself very
    shield arms crest
    start begin first oldest
    end last final 4
    points score win
    discard discarded throw
    neutral dummy
    recover retrieve fetch back
    steal lose
    neighbour neighbor adjacent next

## Words, before the first chapter
terms = Words
term-line = { $word }: { $meaning }
term-board = board
    .meaning = one of the twelve tiles of the court; it shows a character, something to pay and a condition to pay it under
term-marker = marker
    .meaning = a stone that shows a player's influence on a board
term-personal = personal reserve
    .meaning = the markers that a player can place: these are ready, and what returns there comes home
term-general = general reserve
    .meaning = the markers of a player that lie in the middle of the table; something has to take them back before they are ready again
term-chip = chip
    .meaning = a sceptre, a letter, a ring, a helmet or a crown; two chips buy a mission
term-shield = shield
    .meaning = a coat of arms of one of six kinds; each is worth a point at the end
term-coin = Louis d'or
    .meaning = the money of the game, in coins of 1 and 5; it may be changed with the bank at any time, so only the sum counts
term-start = start player
    .meaning = the player who comes first throughout a round, and who has a card to show it
term-order = in turn order
    .meaning = one player after the other, clockwise, with the start player first

## Chapters
chapter-1 = Components
chapter-2 = The court
chapter-3 = Setting up
    .intro = A game has 4 rounds. Each round has four phases: supply (R4), influence (R5), scoring (R6) and missions (R7).
chapter-4 = The supply phase
chapter-5 = The influence phase
chapter-6 = The scoring phase
    .intro = The twelve boards are dealt with one after the other, from 1 to 12.
chapter-7 = The missions phase and the end
chapter-8 = What the missions do
    .intro =
        Missions on the table stay before their owner for the rest of the game. Each names a phase and can do its work once whenever that phase comes, starting with the next one. Nobody has to use a mission, and whoever has two with the same effect may use both.
        R8.1 to R8.7 are light missions, which cost one given chip and any other; R8.8 to R8.12 are medium ones, which cost two different chips; R8.13 to R8.20 are dark ones, which cost two equal chips. How many cards there are of each is given with its rule; of each dark one there is one.
chapter-9 = The game for two

## R1
rule-1-1 = Two to four play. Every player has 16 markers of their own. In the game for two there are also 8 neutral markers (R9).
    .title = Players and markers
rule-1-2 = Twelve boards, numbered 1 to 12, show the characters of the court. The two sides of a board pay the same but under different conditions (R6.4 to R6.6). At the start all show their front, the side with the red number.
    .title = Boards
rule-1-3 =
    There are 30 influence cards: every one of the 12 characters twice, and 6 jokers.
    .title = Influence cards
    .words = deck size how many cards joker jokers copies
rule-1-4 = Every character has 1 intrigue card, which makes 12.
    .title = Intrigue cards
rule-1-5 = There are 8 money cards. Each shows a sum of money and a board, which is always 1, 2, 3 or 4.
    .title = Money cards
rule-1-6 = The mission cards make up three decks: 20 light, 12 medium and 8 dark ones, 40 in all (R8).
    .title = Mission cards
rule-1-7 = There are 34 chips: 10 crowns, and of sceptres, letters, rings and helmets 6 each.
    .title = Chips
rule-1-8 = There are 60 shields, 10 of each of 6 kinds. They are always drawn without looking.
    .title = Shields
rule-1-9 = The supply of money, chips and shields should last; if it does not, something else is used in their place. Coins of 1 and 5 may be changed for each other at any time.
    .title = When something runs out
    .words = change money coins coin bank shields run out none left
    .ruling1 = Money and chips never run out.
    .ruling2 = Once all 60 shields are drawn, a plain shield is given instead. It is worth a point like any other, but being of no kind it never helps anybody to the most of one (R7.3).
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
    .words = adjacent
rule-2-3 =
    The thirteen fields between the boards hold everything else. Each kind of chip lies beside a board that pays it, the general reserves (res.) lie around the centre, and the influence cards played in this round lie in the centre:
      crowns     6   sceptres   7      -
         5     res.     1     res.     8
      helmets    4    played    2   letters
        12     res.     3     res.     9
      intrigue  11    rings    10    crowns
    Beyond the court, the mission decks are below 10 and the influence cards still to be drawn below 11; the money, its cards and the shields are on the opposite side, above it.
    .title = The rest of the table

## R3
rule-3-1 = Every player begins with 16 markers of their colour, 5 Louis d'or, and two secret missions, a light and a medium one.
    .title = What everybody begins with
    .words = start money missions begin
rule-3-2 = Not all markers are in play from the start. The start player and the next one put 5 of theirs into the general reserve, the third puts 6 there and the fourth 7, so that 11, 11, 10 and 9 are left in the personal reserves. With two players it is 5 for the start player and 6 for the other.
    .title = The first reserves
    .words = start begin leftover compensation compensate
rule-3-3 = Every deck is shuffled. Of the 8 money cards 4 go back into the box unseen; the other 4 are for the 4 rounds.
    .title = Shuffling
    .words = how many rounds
rule-3-4 = Round 1 is started by whoever is oldest. The program lets you say who begins, or draws somebody.
    .title = The first start player
    .words = oldest begins
rule-3-5 =
    Hidden are all cards in a hand, be they influence, intrigue or mission cards; of what kinds somebody's shields are; how each deck is sorted; which 4 money cards went into the box; the cards that R5.10 lays on the deck and the missions that R8.7 puts under one. Everybody may look again at what is theirs, whenever they like, and never at what is another's.
    Open are money and chips, both reserves and all markers on the boards, the money card, every mission on the table, and every influence card that has been played or turned up, for the pile in the centre may be looked through. The backs of the three mission decks differ, so all can see from which of them somebody draws, and how many of each a hand contains.
    .title = Secrets
    .words = hidden secret open public opponent rival hold light medium dark missions hand look through played pile
    .ruling1 = Nobody hides how many shields they have, nor how many influence and intrigue cards.
rule-3-6 = A hand may have any number of cards.
    .title = No limit on hands
    .words = hand limit maximum
rule-3-7 = To be asked, or not to be asked, can betray what a player holds. The rulebooks do not say who has to be asked when.
    .title = Questions tell nothing
    .ruling1 = Only what is open to all decides whether a player is asked. So whoever has an intrigue card, no matter which, gets the question at every board, and whoever has a chip gets a turn in the missions phase, even if all they can say is no.

## R4
rule-4-1 = The next money card is turned up. All players receive its sum, and Louis is put on its board.
    .title = Money and Louis
    .words = louis moves figure card
rule-4-2 = In the game for three an intrigue card, the top one, goes to whoever is the start player in the last round.
    .title = An intrigue card for the last start player
    .words = extra last round 4 start player
    .ruling1 = This happens in the supply phase of the last round, before any mission is used.
rule-4-3 = Now the supply missions on the table do their work (R8), player by player in turn order.
    .title = Supply missions
    .words = order supply
    .ruling1 = Where a mission only gives something (Louis d'or, markers, a shield, an intrigue card), its owner gets that without being asked: nobody would be better off without it. The choice of R8.8 comes after such gains.
    .ruling2 = R8.16 may come before, between or after the other gains, and with few markers in the general reserve that can matter. So its owner, with any of R8.2, R8.8 and R8.13 on the table, gets two chances: the first as soon as a marker lies in the personal reserve, be it before the gains or between two of them; the second, unless it has been used, after all of them.
rule-4-4 = 5 influence cards are dealt to everybody. Whoever already holds some, from board 11 or a mission, keeps them besides.
    .title = The deal

## R5
rule-5-1 = In the game for two this is when the neutral markers come on the boards (R9.2).
    .title = Neutral markers
    .ruling1 = That is the first thing in the phase.
rule-5-2 = Then the missions for the start of the influence phase may be used (R8.4, R8.10, R8.11).
    .title = Missions at the start
    .ruling1 = Each player has done with all such missions before the next one in turn order begins.
rule-5-3 = After that it goes round in turn order. Whoever has at least two influence cards plays one of them, which goes to the centre, or lets a mission take its place (R8.5, R8.12). Anybody with fewer is skipped, so that somebody with many cards may have several turns running.
    .title = Turns
    .words = pass passing skip skipped turn
rule-5-4 = There are two uses for an influence card, bringing markers on boards and taking markers back. Whoever plays it chooses one of them.
    .title = One use for a card
rule-5-5 = With a character card a player puts 1, 2 or 3 markers of the personal reserve on the board of that character. Some of these may jump on to a neighbouring board, and some of those once more to a neighbour of that one; but of the markers that this turn brought to a board at least one has to stay there. Markers that were there before do not count for this, and from one board the markers jump in one direction only.
    .title = Placing with a character card
    .words = jump move path older neighbour old
rule-5-6 = In other words, the markers of a turn lie along a path from neighbour to neighbour, and no board of the path is left out. With card 6 that can be 6·5·4, 6·1·4, 6·1·1, 6·6·1 or 6·6·6, or less with fewer markers, and so on. It cannot be 5, 6 and 1, because that would be two directions from 6; with card 5 (5·6·1) or with card 1 (1·6·5) it can.
    .title = Placements are paths
    .words = two directions path
rule-5-7 = A character card used the other way returns 3 of its player's markers from the general reserve to the personal one. If fewer are there it returns those, and it may return none.
    .title = Taking back with a character card
    .ruling1 = Nobody takes fewer than they could; there is never a reason to.
rule-5-8 = A joker puts 1 marker of the personal reserve on any board, and if wanted 1 more on that board or on a neighbour of it. Used the other way it takes back 2 markers, or what there is.
    .title = Jokers
    .words = wild
rule-5-9 =
    The rulebooks do not say what becomes of a turn when the personal reserve of its player is empty.
    .title = Without markers
    .ruling1 = The player may play a card all the same, to take markers back, even when the general reserve has none to give. Nobody can place less than one marker.
    .words = ready none nothing no marker left empty out of take back pass passing
rule-5-10 = A player whose turn ends with a single influence card in hand lays it face down on the influence deck, and nothing else happens with it. So nobody keeps a card from this phase.
    .title = The last card
    .words = discard discarded leftover carry carried keep
rule-5-11 = When no player can take another turn, the missions for the end of the influence phase are used in turn order (R8.18).
    .title = Missions at the end
rule-5-12 = The influence deck is then made anew by shuffling all its 30 cards.
    .title = A new influence deck
    .ruling1 = An influence card that is still in somebody's hand at this point is shuffled in, too.
    .ruling2 = Whoever would draw from an empty influence deck draws nothing.

## R6
rule-6-1 = Every board has its intrigue card. Whoever holds that may play it when the board is about to be scored, and adds markers there: 1 taken from the general reserve, or else up to 2 of the personal one, but never some from both. With both reserves empty it cannot be played. It is put face down at the bottom of the intrigue deck even before the scoring begins. Nobody has to play an intrigue card, and one kept to the end counts there (R7.3). If board 12 has paid one, it is not of use until the following scoring phase.
    .title = Intrigue
    .words = play card next round later new both reserves empty no markers
    .ruling1 = Everybody who holds an intrigue card is asked, in turn order (R3.7). When the board's own card has been played, nobody else is asked for that board.
rule-6-2 = Next, where the board asks for money or first place, "Win one tie" (R8.19) may be used by its owner, if they have a marker there and are tied for most. They then have most alone, and everybody else with as many comes right behind them. On Louis's board this makes a single rival second alone, while several rivals are tied for second. It works once in each scoring phase.
    .title = Winning a tie
    .words = tie draw
rule-6-3 = An empty board pays nobody. Nor does it turn over, unless Louis is there (R6.8).
    .title = Nobody there
rule-6-4 =
    Money. If one player alone has most markers:
    - That player is paid free of charge, and cannot refuse.
    - All their markers from this board go to the general reserve; nothing can be paid to keep them.
    - Then, in turn order, each of the others who are there may pay the bribe and be paid as well.
    - With or without a bribe, the others' markers return to their personal reserves.
    If several share the most:
    - Nobody is paid free of charge, and all of them and all others there may bribe.
    - Every marker returns to the personal reserve of its owner.
    .title = Condition: money
    .words = tie tied draw majority bribe bribing refuse sole keep my markers winner winning win where go lose
rule-6-5 = First place: only a player who alone has most markers is paid, and those markers go to the general reserve. All others go away empty-handed, and their markers return to the personal reserves. When several share the most, that goes for everybody.
    .title = Condition: first place
    .words = tie tied draw majority sole 1st
rule-6-6 = Markers: the board shows a number of markers. Whoever has that many or more is paid, one after the other in turn order. All markers return to the personal reserves, whoever has most.
    .title = Condition: markers
    .words = majority threshold 3+
rule-6-7 = A board that asks for money or first place turns over if somebody alone had most. A board that asks for markers turns over if somebody was paid. Otherwise the same side stays up.
    .title = Turning over, the flip of a board
    .words = flip turn over turned
rule-6-8 =
    The board where Louis stands is one of 1 to 4 and asks for money or first place. It is scored like this:
    - Whoever alone has most gets the chip of the board and a crown besides; the markers go to the general reserve.
    - Whoever alone comes second gets the chip free of charge, even if the board asks for money; the markers return to the personal reserve.
    - Anybody else there may bribe if the board asks for money, but if it asks for first place there is nothing for them. Their markers return, too.
    - When several share the most, each of them gets the chip and none the crown, and all their markers go to the general reserve. Nobody is second then, and the rest are "anybody else".
    - Those who share the second place behind a single leader are "anybody else", too.
    - Whatever happened, the board turns over, and Louis returns to his place at the money cards.
    .title = Louis's board
    .words = tie tied draw majority king second
rule-6-9 = On boards that ask for money or first place, whoever has the most markers comes first in being paid, and the others follow in turn order. Nobody is paid twice by a board in one round. Payment comes before the markers leave; if the payment has just put a marker on this very board, that one remains.
    .title = The order of payment
    .ruling1 = On a board that asks for markers everybody is paid in turn order, as R6.6 says.
    .ruling2 = First all payments of a board are made, and then all its markers leave together.
rule-6-10 =
    Each board pays something of its own:
    - Boards 1 to 4 pay a chip: 1 the sceptre, 2 the letter, 3 the ring and 4 the helmet.
    - Boards 5 and 9 pay a crown.
    - Board 6 pays a shield. After that a marker of the general reserve may go on any board: one that has been scored, board 6 itself, or one still to be scored.
    - Board 7 pays 5 Louis d'or.
    - Board 8 lets one or two markers of the general reserve go on board 5, and another return to the personal reserve.
    - Board 10 pays 2 shields.
    - Board 11 pays an influence card from the top of the deck, to be held until the next influence phase.
    - Board 12 pays a shield, and an intrigue card from the top of the deck.
    .title = What the boards pay
    .words = place on itself
rule-6-11 = When board 6, board 8 or a mission places markers out of the general reserve and too few are there, the missing ones may be taken from the personal reserve; those in the general reserve go first. Nobody has to place. If board 6 pays several players, all of them draw their shield before the first of them places. Cards (R5.5, R5.8), intrigue (R6.1) and R8.17 do not fall under this rule.
    .title = Placing from the general reserve
    .words = short shortage empty too few missing
    .ruling1 = Board 8 first places its markers and then gives one back.
    .ruling2 = All payments of a board come first, and only then do its markers leave, all together. So the markers that are being scored lie in neither reserve while the board pays.
rule-6-12 = A marker put on a board after its scoring stays there and counts in the next round.
    .title = Markers left behind
    .words = leftover carry
rule-6-13 = Intrigue cards are drawn from the top of their deck.
    .title = The intrigue deck
    .ruling1 = When that deck is empty, no card is drawn.
rule-6-14 = In the last round it no longer matters which side of a board is up, but the markers leave the boards as in every round, because reserves can decide a tie (R7.5).
    .title = The last scoring
    .words = round 4 flip boards markers stay
    .ruling1 = The boards turn over all the same.

## R7
rule-7-1 = Player by player, in turn order, missions are laid out from the hand. The price of each is the two chips it shows: "?" is a chip of any kind, and a crown replaces whatever chip is missing, two crowns even both. Every mission laid out has to be made up for at once by drawing another, from any deck that is not empty (when all three are, nothing is drawn). The player looks at it and may lay out the next mission, even the one just drawn, for as long as they can and wish to.
    .title = Laying out missions
    .words = pay buy mission joker wild wildcard crown decks empty
    .example = Example: with a sceptre, a ring and a crown you can lay out "sceptre + any" for sceptre and ring, and keep the crown; or "two helmets" only if you had a helmet beside the crown, or two crowns.
    .ruling1 = After a mission has been laid out, the turn goes on only while the player has two chips, or could use R8.6.
rule-7-2 = After that, a player with two or more chips keeps one of them for the next round. For each of the others, which go back, they draw a shield. A chip that is the only one stays a chip.
    .title = Keeping a chip
    .words = leftover surplus carry carried over discard trade traded exchange token
    .ruling1 = The player chooses which chip to keep. When all the chips left are of one kind, nothing is asked.
    .ruling2 = In the last round this step is left out, because R7.3 turns all chips into shields anyway.
rule-7-3 =
    When everybody has finished, there come the missions that work at the end of this phase (R8.6, R8.7), again in turn order. After them the start player's card moves on clockwise for a new round. After the last round there is none, and the game is counted:
    - Everybody draws a shield for every card in hand, if it is an influence or intrigue card; for every chip; for every marker that they have on a board; and for every full 3 Louis d'or.
    - All shields are turned up and compared, kind by kind. Most of a kind brings an extra shield, and it brings one to each of those who share the most. Extra shields stay face down and never decide who has most.
    - Shields are worth 1 point each and missions on the table 5 each; those still in hand are worth nothing.
    .title = The end of a round and of the game
    .words = final count leftover scoring majority points next round start player first
    .example = Example: 2 chips, 1 intrigue card, 3 markers on boards and 7 Louis d'or make 2 + 1 + 3 + 2 = 8 shields. With 9 from before and most of two kinds that is 19 points, and three missions laid out make it 34.
    .ruling1 = Having most of a kind takes at least one shield of it.
    .ruling2 = Shields for what is left over, and the extra shields kind by kind, are drawn in the turn order of the last round.
rule-7-4 = Whoever has the most points wins.
    .title = Winning
rule-7-5 = Between players with equally many points the markers in their personal reserves decide: the one with more of them wins.
    .title = A tie at the end
    .words = tie draw tiebreak tied equal points end game
    .ruling1 = If that is equal too, they win together.

## R8, light
rule-8-1 = Two cards. It works only once, on being laid out: its owner draws two missions for it, not one. They look at the first before they choose where to draw the second, which may be the same deck. From then on the hand has one card more.
    .title = Two missions for one
rule-8-2 = Four cards. Supply: one marker, if the general reserve has any, returns to the personal reserve.
    .title = One marker back
rule-8-3 = Four cards. Supply: the owner takes 1 Louis d'or.
    .title = One Louis d'or
rule-8-4 = Four cards, one for each of the boards 1, 2, 3 and 4. Influence, at the start: the owner may put a marker of the general reserve on that board (R6.11).
    .title = A marker on one of the boards 1 to 4
    .ruling1 = A player with several cards of R8.4, R8.10 and R8.11 is asked about one after the other, in the order of the cards.
rule-8-5 = Two cards. Influence, once in the phase: the owner may pay 2 Louis d'or as their whole turn and plays no card in it.
    .title = Pay instead of a card
rule-8-6 = Two cards. Missions, whenever the owner wishes: for 2 Louis d'or they may exchange one of their chips for a crown. The very phase in which this mission is laid out counts already.
    .title = A chip into a crown
    .words = change exchange chip crown when again
    .ruling1 = It is offered during the owner's whole turn. If it has not been used by the end of the phase it is offered once more: there each player in turn order first uses R8.7 and then R8.6. In the last round, where it would change nothing, that last offer is left out.
rule-8-7 = Two cards. Missions, at the end, when everybody has finished: the owner may put one mission or two from their hand face down under the decks where they belong, and then draws the same number, from decks of their choice. Whoever has both of these cards uses the second after the first, and can change again what they have just drawn.
    .title = Change missions
    .words = exchange swap
    .ruling1 = The very phase in which this mission is laid out counts already. In the last round it is not offered.
    .ruling2 = The new missions are drawn one at a time, and each is looked at before the next is drawn.
    .ruling3 = At the end of the phase each player in turn order first uses R8.7 and then R8.6. Whoever has both cards of R8.7 and says no to one says no to both.
    .ruling4 = Two missions of the same tier go under their deck in the order in which their owner names them: the second comes to lie lower.

## R8, medium
rule-8-8 = Four cards. Supply: the owner chooses two from money and markers, which is 2 Louis d'or, or two markers back, or one of each. For markers that the general reserve does not have there is nothing instead.
    .title = Two, your choice
rule-8-9 = Two cards. Supply: the owner draws a shield.
    .title = One shield
rule-8-10 = Two cards. Influence, at the start: the owner may put a marker of the general reserve on the board where Louis is (R6.11).
    .title = A marker where Louis is
    .ruling1 = A player with several cards of R8.4, R8.10 and R8.11 is asked about one after the other, in the order of the cards.
rule-8-11 = Two cards, one for board 5 and one for board 9. Influence, at the start: the owner may put a marker of the general reserve on that board (R6.11).
    .title = A marker on board 5 or on board 9
    .ruling1 = A player with several cards of R8.4, R8.10 and R8.11 is asked about one after the other, in the order of the cards.
rule-8-12 = Two cards. Influence, once in the phase: as their whole turn the owner may lay one influence card in the centre, where it does nothing, and draw the top one of the deck for it.
    .title = Change an influence card
    .words = exchange swap

## R8, dark
rule-8-13 = Supply: three of the owner's markers, or all if there are fewer, return from the general reserve to the personal one.
    .title = Three markers back
rule-8-14 = Supply: the owner takes 3 Louis d'or.
    .title = Three Louis d'or
rule-8-15 = Supply: the owner draws the top intrigue card.
    .title = An intrigue card
rule-8-16 = Supply: the owner may move a marker out of the personal reserve to the general one and draws the top influence card in return.
    .title = A card for a marker
rule-8-17 = Influence, once in the phase, along with any influence card that the owner plays, even a joker. In place of what the card does, either 1 to 4 markers are placed from the personal reserve, beginning on any board, or 4 markers return from the general reserve; if fewer are there, those return.
    .title = Four markers at once
    .ruling1 = The markers may go on jumping as in R5.5 as long as there are any left to jump, so the path can have up to four boards.
rule-8-18 = Influence, at the end: the owner may put a marker of the general reserve on any board (R6.11).
    .title = The last marker
rule-8-19 = Scoring: the owner wins one tie for most (R6.2). On Louis's board, too, they then have most alone.
    .title = Win one tie
    .words = tie draw
rule-8-20 = Scoring: every bribe is 1 Louis d'or cheaper for the owner. What missions cost is not a bribe.
    .title = One Louis d'or off
    .words = below 0 zero discount cheaper bribe
    .ruling1 = No bribe costs less than 0.
    .ruling2 = When a bribe is paid at the lower price (R6.4), the table is told that this mission has been used.

## R9
rule-9-1 = The reserves are set up as in R3.2. There is also a third, neutral side. It has 8 markers, and neither a reserve nor cards nor money.
    .title = The neutral side
rule-9-2 = Each influence phase begins with these markers. Louis's board gets two of them. For the others, cards of the influence deck are turned up until three of them have shown a character, and each time two neutral markers go on that character's board. A joker does not count: it is laid aside and the next card turned up instead. All of them end up in the centre. A board may be chosen more than once.
    .title = Placing neutral markers
    .words = joker neutral
rule-9-3 = Boards are scored as always, except that nothing is ever paid to the neutral side. It counts like a player when it comes to having most and to ties.
    .title = Scoring with the neutral side
    .words = flip turn over neutral
    .ruling1 = It also counts for second place on Louis's board and for turning boards over (R6.7, R6.8). But it has nothing to bribe with, and where a board asks for markers its own do not matter.
rule-9-4 = The rulebooks do not say where the neutral markers go from a board that has been scored.
    .title = Neutral markers afterwards
    .ruling1 = They return to the stock of eight as soon as that board's scoring is over.
