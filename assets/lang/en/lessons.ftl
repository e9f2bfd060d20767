### The lessons. `lesson-NAME` is the title of a lesson, `lesson-NAME-STEP` what a step says, beside the
### court in a column of 19 letters and 13 lines: at most about 40 words with the task. A task also has
### `.task` (what to do), `.right` (after a right answer, unless the next step has the word), `.else` (after an
### answer that is allowed but was not asked for) and words for some answers. What is said of the table stands
### in the lesson as `holds`, too, and is compared with it after every answer that the rules allow.
### { $a } is the learner, { $b }, { $c } and { $d } are the others.

## Around the lessons
ui-key-go-on = go on
ui-key-rule = its rule
ui-learn = Learn the game
ui-learn-intro = Each lesson is a real position of the game and takes a few minutes. Leave whenever you like: it goes on where you left it.
ui-learn-rules = The rules
ui-learn-rules-says = All of them, by phase, with examples; to search in, too
ui-learn-begun = begun: page { $at } of { $of }
ui-learn-taken = done
ui-learn-bar = Lesson { $number }
ui-learn-page = { $at } of { $of }
ui-learn-own = ready { $ready } gen. { $out } ${ $coins }
ui-learn-right = Right.
ui-learn-else = Allowed, not asked.
ui-learn-go-back = Enter undoes it; or go right on.
ui-learn-enter = Enter goes on.
ui-learn-first-begun = begun: it goes on where you left it
ui-learn-best = best: { $best } of { $of }
ui-learn-done = That was the lesson "{ $title }". Enter begins the next one; q leads to the list.
ui-learn-all-done = That was the last lesson. Enter leads to the list, and to a first game with the guide.
ui-learn-again = Begin this lesson again
ui-learn-list = To the lessons
ui-learn-leave = Leave
ui-cli-no-such-lesson = There is no lesson "{ $name }". The lessons are: { $known }.

## The reader of the rules, and why not
ui-key-read-on = page on
ui-key-read-back = page back
ui-key-chapter-before = chapter before
ui-key-chapter-next = next chapter
ui-key-search = search
ui-key-rulings = rulings
ui-key-chapter = chapter
ui-reader-contents = Contents
ui-reader-contents-says = A digit opens a chapter, / searches: also for other words, such as tie, flip or Mazarin. Below: the game in short, all boards, the words. v shows what this edition decides where the rulebooks are silent.
ui-reader-folded =
    { $count ->
            [one] One ruling
           *[other] { $count } rulings
        } of this edition on it (v shows them).
ui-reader-rulings = with rulings
ui-key-next-find = next find
ui-key-last-find = previous find
ui-reader-bar = The rules: { $chapter }
ui-reader-type = Search for:
ui-reader-found = "{ $query }": { $at } of { $of }
ui-reader-nothing = "{ $query }": not in the rules
ui-why-list = What cannot be done now
ui-why-nothing = Nothing is barred now: every answer on the screen is allowed.
ui-why-line = { $what }: { $why }
ui-why-pass = Do nothing
ui-why-place = Place markers
ui-why-far = The next marker cannot go there: these boards do not touch those that the markers could jump from.
ui-board-if-planned = If it were scored with the markers that you are placing
ui-board-who = Who it was
example-2-2 = Example: board 1 and its four neighbours.
example-5-6 = Example: the card 6 with one marker left on 6, a jump to 1, and one more from there to 4.
example-6-4 = Example: money.
example-6-5 = Example: first place.
example-6-6 = Example: markers.
example-6-8 = Example: Louis is there.
example-9-3 = Example: the neutral side counts like a player.

## Teaching hints: one line of at most 78 letters
ui-key-teach = teaching hints on or off
ui-hint-turn = Which chips do your missions need? Send markers to the boards that pay them.
ui-hint-turn-short = Few markers are ready: think of taking back with a card you do not need.
ui-hint-place = Alone with most wins $3 and 1st boards; on $3 one marker is enough to bribe.
ui-hint-take-back = Taking back costs the turn; give a card whose board you do not want.
ui-hint-trade = A marker that is not ready for one more influence card, so one more turn.
ui-hint-gains = Money is for bribes, markers are for boards: which do you lack?
ui-hint-start = A marker from the general reserve costs nothing here.
ui-hint-last = The last marker of the phase: break a tie, or reach the number of a + board.
ui-hint-intrigue = Does it change who is paid? If not, keep the card: it is worth a shield.
ui-hint-tie = Once in each scoring phase: is this the tie that matters most?
ui-hint-bribe = Does it complete a mission ({ $points } points)? At the end 3 coins are worth 1 point.
ui-hint-five = Markers on board 5 work for its crown, now or in the next round.
ui-hint-anywhere = On a board still to come it counts now, on a scored one in the next round.
ui-hint-lay-out = Two chips for { $points } points and help in every round; keep crowns for later.
ui-hint-lay-out-last = Last chance: a mission is worth { $points } points, a leftover chip only 1.
ui-hint-draw = Light ones are easy to pay; dark ones do most but need two equal chips.
ui-hint-keep = A crown fits every mission; else keep what your missions ask for.
ui-hint-change-missions = Put back what you will hardly be able to pay for.
ui-hint-change-chip = Two coins make a chip fit every mission.

## Who they were
character-1 = Anne of Austria, a daughter of the king of Spain, was the wife of Louis XIII and the mother of Louis XIV. She ruled France as regent while her son was a child, with Mazarin at her side.
character-2 = Philippe, duke of Orléans, was the younger brother of the king and was called Monsieur at court. He won a battle at Cassel in 1677, and the house of Orléans descends from him.
character-3 = Marie-Thérèse, daughter of Philip IV of Spain, married Louis in 1660 to seal the peace between the two countries. She lived quietly at court while the king's mistresses shone, and died in 1683.
character-4 = Louis, the eldest son of the king and Marie-Thérèse, was heir to the throne all his life and never came to it. He died in 1711, four years before his father.
character-5 = Athénaïs de Montespan was the king's mistress from about 1667 and bore him seven children. She was known for her wit, and lost his favour at the time of the affair of the poisons.
character-6 = Louis II de Bourbon, prince of Condé, beat the Spaniards at Rocroi in 1643 when he was twenty-one. He fought against the crown in the Fronde, was pardoned, and commanded for the king again.
character-7 = Jean-Baptiste Colbert ran the king's finances from the 1660s to his death in 1683. He built up manufactures, trade and the navy, and had to find the money for Versailles.
character-8 = Françoise de Maintenon, widow of the poet Scarron, brought up the children of Montespan and the king, and so came to court. Louis married her in secret after the death of the queen.
character-9 = Louise de La Vallière was the first of the king's well-known mistresses, in the 1660s. In 1674 she left the court for a Carmelite convent in Paris and lived there as a nun until her death in 1710.
character-10 = Henri de Turenne was a marshal of France and one of the great commanders of his age. He was killed by a cannon ball at Sasbach in 1675, and the king had him buried among the kings at Saint-Denis.
character-11 = Jules Mazarin, an Italian by birth and a cardinal, followed Richelieu as chief minister. He governed France until his death in 1661, and from then on Louis ruled without a chief minister.
character-12 = François-Michel Le Tellier, marquis of Louvois, was the king's secretary of state for war. With his father he gave France a large and well-supplied army; he was feared for his harshness.

## 1 The court
lesson-court = The court and placing markers
    .about = How a card puts markers on boards, and how they jump to neighbours
lesson-court-place =
    Welcome to court, { $a }. Your hand lies below. Press a: card 6 Condé puts a marker on board 6. Press 6 twice for two more, then Enter.
    .task = Card 6: three markers on board 6
    .right = Three markers of yours lie on board 6. At its edge stands what it asks, 3+: three markers. So it would pay you. What it pays stands under its name.
    .back = That takes markers back, the other use of a card; it comes in lesson 3. Place them this time.
    .fewer = One, two or three markers, some of them jumping on: all that is allowed. But board 6 asks for three on the board itself.
    .else = That is allowed, but it was another card. Card 6 Condé has the letter a.
lesson-court-jump =
    Bricks that touch above or below are neighbours. Markers may jump on to a neighbour if one stays behind. Press b for card 8, then 2, then 3, then Enter.
    .task = Card 8: one marker each on 8, 2 and 3
    .right = 8 touches 2, and 2 touches 3: there is a way. On each board one of the markers that you place now must stay. Older ones do not count for that.
    .other = That is allowed. But try the long way with card 8: one marker stays there, one goes to 2, one on to 3.
    .else = That is allowed. Here, play card 8 Maintenon.
lesson-court-fork =
    One thing markers cannot do: leave a board in two directions. Board 12 touches 4 and 11. Press d for card 12, then 4, then o, which is 11.
    .task = Card 12: try 12, 4 and 11
    .right = Refused: from board 12 all markers go the same way. Nothing was played. Every refusal names its rule, and r opens it.
    .else = That is by the rules. Here, try what is not: markers on 12, on 4 and on 11.
lesson-court-joker =
    The joker places one or two markers, but anywhere: the first on any board, the second there or on a neighbour. Press e, then boards, then Enter.
    .task = Joker: one or two markers where you like
    .right = A joker goes where no other card of yours can. Kept for late, it decides where one marker more counts.
    .back = That was the card's other use; it comes in lesson 3. Here, place with it.
    .else = That is allowed. But play the joker here.
lesson-court-last =
    Two cards are left, c and d. Play one of them as you like: of five cards you play four, for the last is never played.
    .task = Play card 11 or card 12
    .right = Your last card went face down on the deck and did nothing. None is kept for the next round. Whoever holds more cards has more turns, even several in a row.
    .else = That is allowed. Here, play a card.

## 2 Conditions
lesson-conditions = Who is paid
    .about = $3, 1st and 3+: what a board asks, who may bribe, when it turns over
lesson-conditions-third =
    Soon the boards are scored. Board 6 asks 3+: everybody with three markers there is paid. You have two. Press a, then Enter twice: one marker is enough.
    .task = Card 6: one marker on board 6
    .more = One marker is enough for board 6. More there bring no more; elsewhere they might.
    .back = You took markers back, and board 6 is still one short. Place one there.
    .else = That is allowed, but board 6 stays one short. Play card 6, with one marker on 6.
lesson-conditions-bribe =
    Board 2 shows $3: whoever has most, alone, is paid free. That is { $b }. Others there may bribe, which means: pay 3 Louis d'or and be paid, too. Here, a letter.
    .task = Press y: pay the bribe
    .right = A letter each. The winner's markers always go to the general reserve: no money keeps them, and nobody can refuse. Your marker came home, as it would have without a bribe.
    .no = You kept your money. That can be right; here, see what a bribe does.
    .else = That is allowed. Here, press y.
lesson-conditions-even =
    On board 3 you and { $b } are tied, so nobody is paid free. Everybody there may bribe, also the tied. Is a ring worth 3 Louis d'or to you?
    .task = Press y or n, as you like
    .right = On a $ board a tie means: no winner, bribes for all, every marker comes home, and the board does not turn over.
    .else = That is allowed. Here, press y or n.
lesson-conditions-first-place = Board 5 asks 1st: only most, alone, is paid, and nobody can bribe. That was you: a crown. So your two markers there went to the general reserve.
lesson-conditions-anywhere =
    Board 6 pays you a shield, a point at the end, and puts one of your markers from the general reserve on any board: on a later one it counts now, on a scored one next round.
    .task = Press a board's key, then Enter
    .none = That is allowed, but the marker is a gift. Put it on a board.
    .else = That is allowed. Here, choose a board.
lesson-conditions-more-pay =
    Your marker won that board, alone with most. So it pays you as well, and asks something.
    .task = Answer as you like
lesson-conditions-tie = On board 9 nobody was alone with most. A 1st board pays nobody then, and all markers come home. On 10 { $b } had the three that it asks for: two shields.
lesson-conditions-flip = A $ or 1st board turns over when one player alone had most, a + board when somebody was paid. So 2, 5, 6 and 10 did; 3 and 9 did not. Both sides pay the same but ask different things.

## 3 Reserves
lesson-reserves =
    Two reserves, and taking back
    .about = Markers that are ready, markers in the general reserve, and how a card brings them back
lesson-reserves-short =
    Of your 16 markers four lie on boards, 11 in the general reserve, where a winner's markers go, and one is ready. Try two: press b, then 4.
    .task = Card 4: try to place two markers
    .right = Refused: only what is ready can be placed. Winning costs markers, so a good round leaves you short in the next.
    .else = That is allowed. But see first what happens when markers run out: press b for card 4, then 4.
lesson-reserves-take =
    A card can take back instead of placing: three markers, whoever is on it; a joker takes two. Press b, then t, then Enter.
    .task = Card 4: take three markers back
    .right = Four are ready now, eight in the general reserve. It cost one of your four turns, so give a card whose board you do not want.
    .joker = A joker brings back two only, and it was your one card that goes anywhere. Take card 4.
    .other-card = That brings three as well. Here, keep the other cards and take card 4.
    .placed = You placed your only marker, and nothing was left ready. Take back first: b, t, Enter.
    .else = That is allowed. Here, press b, t, Enter.
lesson-reserves-place =
    Now place markers, with any card, where you like. Before you press Enter, a line under the court tells what they would bring if their boards were scored now.
    .task = Place markers with any card
    .right = A card places or takes back, never both. Watch what the others have ready, too: whoever has nothing cannot answer you.
    .back = That is allowed. But markers score only on boards: place some now.
    .else = That is allowed. Here, place markers.
lesson-reserves-end =
    With nothing ready you still play your cards, to take back. Board 8 gives a marker back, too, and some missions give one to three in each round.

## 4 Louis
lesson-louis =
    Louis's board
    .about = Where the king is: first, second, and what a tie is worth
lesson-louis-second =
    Louis is on board 3. There most, alone, wins a ring and a crown; second, alone, gets a ring free. You are second. Press a, t, Enter.
    .task = Take markers back and stay second
    .right = { $b } got a ring and a crown, you a ring for nothing. The three of { $b } went to the general reserve, yours came home. Second beside the king is a bargain.
    .placed = You placed on board 3. We come to that. First see what being second is worth: a, t, Enter.
    .else = That is allowed. Here, take markers back: a, t, Enter.
lesson-louis-again =
    What if you had fought for it? Enter goes back to before your turn.
lesson-louis-tie =
    Make it a tie: one marker more on board 3, and you have three like { $b }. Press a, then Enter twice.
    .task = Card 3: just one marker on board 3
    .right = Three and three: a ring each, and no crown for anybody. All six went to the general reserve. On a 1st board without Louis a tie would pay nobody.
    .too-many = That is more than a tie. It comes next; here, put just one marker on 3.
    .else = That is allowed. Here, put just one marker on board 3 with card 3.
lesson-louis-once-more =
    Back once more: there is a third way. Enter.
lesson-louis-win =
    Now win it. With two or three markers more on board 3 you have most, alone. Press a, 3, 3, Enter.
    .task = Card 3: win board 3
    .right = A ring and a crown for you. { $b }, second alone, got a ring free. Your markers there went to the general reserve: beside Louis winning pays most and costs most.
    .tie = That makes a tie only. Put two or three markers on board 3.
    .back = That leaves you second. This time win it.
    .else = That is allowed. Here, win board 3 with card 3.
lesson-louis-end =
    Louis's board turns over every time. When two share the second place, nobody is second: they may bribe if it shows $, and get nothing if it shows 1st.

## 5 Missions
lesson-missions = Missions and chips
    .about = What chips are for: laying out missions, drawing new ones, keeping one chip
lesson-missions-first =
    Boards gave you chips. Two of them lay out a mission: 5 points at the end, and help in every round. "One shield" costs a letter and a ring. Press b, then Enter.
    .task = Lay out "One shield" for letter and ring
    .right = It lies before you: 5 points, and a shield in each round to come. A shield is a point, drawn blind, of one of six kinds.
    .crown = That is allowed, but it cost a crown, which could stand for any chip. Letter and ring will do.
    .other = A good one, too. But begin with "One shield": its chips fit exactly.
    .done = You finished without a mission. Chips become shields then, a point each; two in a mission make five.
    .else = That is allowed. Here, lay out "One shield".
lesson-missions-draw =
    After each mission you draw a new one: 1 light, a given chip and any other; 2 medium, two different ones; 3 dark, two equal ones. Dark ones do most.
    .task = Draw one: press 1, 2 or 3
    .else = That is allowed. Here, draw a mission.
lesson-missions-second =
    Left are a sceptre, a ring, a helmet and a crown, which stands for any chip. Press a mission's letter, then Enter; a digit chooses another payment.
    .task = Lay out another mission
    .right = Two missions, ten points. As shields, two chips would have been two points.
    .done = You stopped with four chips. Two of them make a mission: lay one out.
    .else = That is allowed. Here, lay out a mission.
lesson-missions-draw-again =
    Draw again. So your hand never shrinks.
    .task = Draw one: press 1, 2 or 3
    .else = That is allowed. Here, draw a mission.
lesson-missions-done =
    Two chips are left, and they pay for nothing in your hand. Finish with z. Then you keep one chip for the next round; every other becomes a shield.
    .task = Press z: finish
    .else = That is allowed. Here, finish with z.
lesson-missions-keep =
    Which chip do you keep? Think of the missions in your hand; a crown fits all of them. Press its letter, then Enter.
    .task = Choose the chip to keep
lesson-missions-end =
    The next round has begun, and what you laid out works from now on. Lay out early: three rounds of help, not one. Missions left in hand are worth nothing.

## 6 Intrigue
lesson-intrigue = Intrigue, bribes and money
    .about = A card that moves a board at the last moment, and what money is good for
lesson-intrigue-play =
    Before a board is scored its intrigue card adds one marker from the general reserve, or up to two that are ready, not both. You hold 7; there you and { $b } are tied. Press a, then 3.
    .task = Intrigue: one from the general reserve
    .right = Three to two: 5 Louis d'or for you. Nobody knew what you held. The card went face down under its deck.
    .personal = That wins as well, but it uses markers that were ready. One from the general reserve is enough.
    .no = A tie on a 1st board: nobody was paid. Your card can change that. Press a.
    .else = That is allowed. Here, take one from the general reserve.
lesson-intrigue-bribe =
    Board 8 shows $3. { $c } has most there. You have one marker, and may bribe. Its pay: up to two markers from the general reserve on board 5, and one back to you.
    .task = Press y: pay the bribe
    .no = You kept 3 Louis d'or. Here, see what board 8 does.
    .else = That is allowed. Here, press y.
lesson-intrigue-five =
    Board 5 pays a crown. It has been scored already, so markers put there now wait for the next round.
    .task = Press 2: two markers on board 5
    .right = Two markers wait on board 5, and one came back to you ready. Markers may go where you had none.
    .fewer = That is allowed, but they are a gift. Put two there.
    .else = That is allowed. Here, press 2.
lesson-intrigue-keep =
    Board 12 is next, and you hold its card. But you are alone there and win anyway. A card you keep is worth a shield at the end. Enter goes on without it.
    .task = Press Enter: keep the card
    .right = Board 12 paid you a shield and a new intrigue card, to be played from the next round on.
    .wasted = You won the board, as without the card, and the card is gone. Keep it this time.
    .else = That is allowed. Here, keep the card: Enter.
lesson-intrigue-money = Money comes in each round, and from board 7. At the end 3 Louis d'or make one shield. So a bribe of 3 costs a point; a chip that completes a mission brings five.

## 7 A round
lesson-round = A whole round
    .about = Supply, influence, scoring and missions in one go, with advice on the way
lesson-round-phases = A game has four rounds of four phases: supply, influence, scoring, missions. Supply: a money card pays all and sends Louis to a board; laid-out missions help; five cards each. Enter.
lesson-round-first-turn =
    Your missions stand at the bottom, with the chips they cost. Boards 4 and 1 pay a helmet and a sceptre. Card 4 reaches both. Press a, then 1, then 1 or 4, then Enter.
    .task = Card 4: markers on 4 and on 1
    .right = You are on both boards. Now { $b } and { $c } play. What they did, and why, stands above your cards when it is your turn again.
    .back = You have enough ready. Taking back can wait.
    .else = That may be good. But card 4 goes for two chips at once: boards 4 and 1.
lesson-round-turns =
    These turns are yours. Which chips do your missions cost? Boards 5 and 9 pay crowns, which fit every mission. On $ boards one marker is enough to bribe.
    .task = Play as you like
lesson-round-scoring =
    The scoring. A bribe is worth it when its chip completes a mission. Left over, 3 Louis d'or are one point.
    .task = Answer what you are asked
lesson-round-missions =
    The missions phase. Press a mission's letter, then Enter, if your chips pay for it, and draw a new one. Then finish with z and keep a chip.
    .task = Lay out what you can, then z
    .could = You finished, but your chips pay for a mission: 5 points, and help in every round. Lay it out first.
lesson-round-end = That was a round. { $b } has the start player's card now and comes first. With three players, whoever starts round 4 draws an intrigue card. After round 4 the game is counted.
lesson-round-setup = How a game begins: 16 markers each, 5 Louis d'or, a light and a medium mission. The first two players put 5 markers in the general reserve, the third 6, the fourth 7. Of 8 money cards 4 are used.

## 8 The end
lesson-end = The end, and who wins
    .about = The last missions, the final count, and the most of each kind of shield
lesson-end-five-points =
    Round four ends. A sceptre and a letter pay for "Two, your choice". It can do nothing any more, but counts 5 points; as shields these chips are 2. Press b, then Enter.
    .task = Lay out "Two, your choice"
    .right = Five points more. In the last round that is all there is to ask: a mission for 5, or a point for each chip.
    .done = You stopped, and four chips became four shields. Two of them could have been worth five.
    .else = That is allowed. Here, lay out "Two, your choice".
lesson-end-draw =
    A new mission is drawn, as always. If your chips paid for it, it would be five points more. Left in your hand it is worth nothing.
    .task = Draw one: press 1, 2 or 3
    .else = That is allowed. Here, draw a mission.
lesson-end-count =
    What is left becomes shields, one each: two chips, an intrigue card, the influence card from board 11, a marker on board 5, and two for 7 Louis d'or. Seven for you. Press z.
    .task = Press z: finish
    .right = The game is over. Now all shields are turned up, kind by kind, and you see who has most of each. Enter.
    .else = That is allowed. Here, finish with z.
lesson-end-kinds = So it is done in every game. Most of a kind brings one shield more, and it brings one to everybody who is tied for most. These extra ones are not looked at: they change no majority.
lesson-end-tie =
    Score: a point for each shield, 5 for each mission laid out. Most points win. On a tie, more markers in the personal reserve; if equal again, the win is shared.

## 9 Two players
lesson-two =
    Extra: the game for two
    .about = The neutral markers, and how to live with them
lesson-two-third = With two players, the first begins with 5 markers in the general reserve, the other with 6. And N stands in the way: two neutral markers with Louis, two each where three cards said; jokers do not count.
lesson-two-louis =
    N has two markers on board 4, where Louis is. It counts like a player: two of yours would be a tie. Press b, 4, 4, Enter.
    .task = Card 4: three markers on board 4
    .right = Three to two: you have most. N is second, alone, so the second's chip goes to nobody.
    .tie = Two to two is a tie: the helmet, but no crown. One more makes you first alone.
    .back = You have enough ready. Go for board 4.
    .else = That is allowed. Here, put three markers on board 4 with card 4.
lesson-two-bribe =
    On board 2 N has most, and it shows $3. N is never paid, but you may bribe: one marker is enough. Press a, then Enter twice.
    .task = Card 2: just one marker on board 2
    .right = One of yours beside two of N. { $b } has one turn left; then all boards are scored.
    .more = To bribe, one marker on 2 is enough. Keep the others ready.
    .else = That is allowed. Here, put one marker on board 2 with card 2.
lesson-two-rest =
    The scoring. Where N has most alone, nobody is paid free, but you may bribe.
    .task = Answer what you are asked
lesson-two-end = Board 4 gave you helmet and crown. On 5 and 9 N had most: nobody got their crowns. N's markers then go back to the eight, for the next round. On + boards N never counts.
