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
ui-learn-intro = Each lesson is played at a real table and takes a few minutes. Leave whenever you like: it goes on where you left it.
ui-learn-rules = The rules
ui-learn-rules-says = All of them, by phase, with examples; to search in, too
ui-learn-begun = begun: page { $at } of { $of }
ui-learn-taken = done
ui-learn-bar = Lesson { $number }
ui-learn-page = { $at } of { $of }
ui-learn-own = ready { $ready } gen. { $out } ${ $coins }
ui-learn-right = Right.
ui-learn-else = Allowed, not asked.
ui-learn-go-back = Enter: try again.
ui-learn-try-again = try again
ui-learn-enter = Enter goes on.
ui-learn-first-begun = begun: it goes on where you left it
ui-learn-best = best: { $best } of { $of }
ui-learn-all-done = Enter: the list, and a first game with the guide.
ui-learn-next = Enter: lesson { $number }.
ui-learn-score = { $crowns } { $first } of { $of } at the first try.
ui-learn-keys = The keys: { $keys }
ui-key-keys = the keys
ui-learn-comment = Your last answer: { $whys }.
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
ui-hint-turn-short = Few markers are ready: think of taking some back with a card you do not need.
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
    .learned = A card puts up to three markers on its board, or along a way where one stays on each. A joker: two, anywhere.
lesson-court-aim = Welcome, { $a }. Who has most points after four rounds wins. A shield is one point, a mission laid out five. In each round your markers go to boards of the court, and boards pay shields, money and what missions cost. Enter.
lesson-court-place =
    Your hand lies below. Press a: card 6 Condé puts a marker on board 6. Press 6 twice for two more, then Enter.
    .task = Card 6: three markers on board 6
    .right = Three markers of yours lie on board 6. At its edge stands what it asks, 3+: three markers. So it would pay you. What it pays stands under its name.
    .back = That takes markers back, the other use of a card; it comes in lesson 3. Place them this time.
    .fewer = One, two or three markers, some of them jumping on: all that is allowed. But board 6 asks for three on the board itself.
    .else = That is allowed, but it was another card. Card 6 Condé has the letter a.
lesson-court-jump =
    Bricks that touch above or below are neighbours. Markers may jump on to a neighbour if one stays behind. Now find the keys yourself; H tells them.
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
    The joker places one or two markers, but anywhere: the first on any board, the second there or on a neighbour. Only one of your cards gets to 1 and 7.
    .task = A marker on 1 and one on 7
    .right = A joker needs no way: it begins on any board. Kept for late, it decides where one marker more counts.
    .back = That takes markers back, the card's other use; it comes in lesson 3. Here, place with it.
    .else = That is allowed, but it does not bring markers to 1 and 7. Which card begins anywhere?
    .half = That is allowed, and it is the right card. But put one marker on 1 and the other on its neighbour 7.
    .far = Card 12 gets to 1 by way of 4, but then no marker is left for 7. Which card begins anywhere?
lesson-court-last =
    Of five cards you play four; the last is never played. Bring a marker to board 10: which of your two cards gets there?
    .task = A marker on board 10
    .right = 11 touches 3, and 3 touches 10. Your last card went face down on the deck. Board 11 pays a card for the next round: six in hand, five turns, even several in a row.
    .far = Card 12 does not get there: its three markers end on 3 at best. Which way leads to 10 from the other card?
    .short = That is the right card. 11 touches 3, and 3 touches 10; on each board a marker stays.
    .back = That takes markers back, the other use of a card. Place them here.
    .else = That is allowed. Here, bring a marker to board 10.

## 2 Conditions
lesson-conditions = Who is paid
    .about = $3, 1st and 3+: what a board asks, who may bribe, when it turns over
    .learned = $3: most alone is paid free, others bribe. 1st: most alone, nobody else. 3+: everybody with three. Ties win nothing free.
lesson-conditions-third =
    Soon the boards are scored. Board 6 asks 3+: everybody with three markers there is paid. You have two. Get there, but spend no more on 6 than it needs.
    .task = Three markers on board 6
    .more = One more was enough for board 6. The second there brings nothing; elsewhere it might.
    .back = You took markers back, and board 6 is still one short. Place one there.
    .else = That is allowed, but board 6 stays one short. Which card goes there?
    .elsewhere = Board 6 has its three, and the others try for more: a good move. But it changes what comes next here, so here at most one of them goes elsewhere, on board 1.
lesson-conditions-bribe =
    Board 2 shows $3: whoever has most, alone, is paid free. That is { $b }. Others there may bribe: pay 3 Louis d'or and be paid, too. Here a letter, a chip for missions.
    .task = Press y: pay the bribe
    .right = A letter each. The winner is paid first and cannot refuse: those markers go to the general reserve. Then the others are asked in turn order. Yours came home, as without a bribe.
    .no = You kept your money. That can be right; here, see what a bribe does.
    .else = That is allowed. Here, press y.
lesson-conditions-even =
    On board 3 you and { $b } are tied, so nobody is paid free. Everybody there may bribe, also the tied. Is a ring worth 3 Louis d'or to you?
    .task = Press y or n, as you like
    .right = On a $ board a tie means: no winner, bribes for all, every marker comes home, and the board does not turn over.
    .else = That is allowed. Here, press y or n.
lesson-conditions-first-place = Board 5 asks 1st: only most, alone, is paid, and nobody can bribe. That was you: a crown. So your two markers there went to the general reserve.
lesson-conditions-anywhere =
    Board 6 pays you a shield, and lets you put one of your markers from the general reserve on any board. On which that is still to be scored would it win?
    .task = Find a board that it wins
    .right = Alone with most there, one marker is enough. On a board scored before, it would wait for the next round.
    .scored = That one is scored already: the marker waits there for the next round. Look at the boards from 7 on.
    .nine = On 9 you, { $b } and { $c } would have one each. A tie on a 1st board: nobody is paid.
    .ten = Board 10 asks for three markers. You would have two there.
    .none = That is allowed, but the marker is a gift. Put it on a board.
    .else = That is allowed. Here, choose a board.
lesson-conditions-more-pay =
    Your marker won that board, alone with most. So it pays you as well, and asks something.
    .task = Answer as you like
lesson-conditions-tie = On board 9 nobody was alone with most. A 1st board pays nobody then, and all markers come home.
lesson-conditions-three = On 10 { $b } had the three that it asks for: two shields. You had one. Several would be paid in turn order, and all markers come home. No bribes on a + board.
lesson-conditions-flip = A $ or 1st board turns over when one player alone had most, a + board when somebody was paid, Louis's always. So { $turned } did, and Louis's { $louis }; { $stayed } did not. Each side asks something else.

## 3 Reserves
lesson-reserves = Two reserves, and taking markers back
    .about = Markers that are ready, markers in the general reserve, and how a card takes them back
    .learned = Winners' markers go to the general reserve. A card takes three back, a joker two, instead of placing.
lesson-reserves-short =
    Of your 16 markers four lie on boards, 11 in the general reserve, where a winner's go. One is ready: it lies in your personal reserve. Try two: press b, then 4.
    .task = Card 4: try to place two markers
    .right = Refused: only what is ready can be placed. Winning costs markers, so a good round leaves you short in the next.
    .else = That is allowed. But see first what happens when markers run out: press b for card 4, then 4.
lesson-reserves-take =
    A card can take markers back instead of placing: three, whichever card it is; a joker two. t changes to taking back. Board 9 is what you want: which card can you spare?
    .task = Take three markers back
    .right = Four are ready now, eight in the general reserve. It cost one of your four turns, so give a card whose board you do not want.
    .joker = A joker takes back two only, and it was your one card that goes anywhere. Another takes three.
    .other-card = That takes back three as well. But card 9 goes straight to board 9, which you want: spare another.
    .placed = You placed your only marker, and nothing was left ready. Take some back first.
    .else = That is allowed. Here, take markers back.
lesson-reserves-place =
    Board 9 asks 1st, and nobody is there. Lead there with as few markers as you can, and keep your joker. A line under the court tells what markers would bring.
    .task = Lead on board 9 cheaply
    .right = One leads there for now; others may still come, and you have three ready to answer. A card places or takes back, never both. Whoever has none ready must first take some back.
    .more = That leads on board 9 as well, with more markers than it needs now. You have only four.
    .joker = One marker leads there, right. But the joker is your one card that goes anywhere: another will do here.
    .back = That is allowed. But markers score only on boards: place one now.
    .else = That is allowed. Here, lead on board 9.
lesson-reserves-end = With nothing ready you must still play your cards: each takes back what is there, even none. Board 8 gives a marker back, too, and some missions one to three in each round.

## 4 Louis
lesson-louis = Louis's board
    .about = Where the king is: first, second, and what a tie is worth
    .learned = With Louis: most alone gets chip and crown, second alone the chip free; tied for most, the chip each.
lesson-louis-second =
    Louis is on board 3. There most, alone, wins a ring and a crown; second, alone, gets a ring free. You are second. Press a, t, Enter.
    .task = Take markers back and stay second
    .right = { $b } got a ring and a crown, you a ring for nothing. The three of { $b } went to the general reserve, yours came home: a bargain.
    .placed = You placed on board 3. We come to that. First see what being second is worth: a, t, Enter.
    .else = That is allowed. Here, take markers back: a, t, Enter.
    .elsewhere = You stay second that way, too, and a marker elsewhere may win more: a good move. Here, so that only board 3 counts: a, t, Enter.
lesson-louis-again =
    What if you had fought for it? Enter goes back to before your turn.
lesson-louis-tie =
    Make it a tie with { $b }: three each on board 3. What will that bring?
    .task = A tie on board 3
    .right = Three and three: a ring each, and no crown for anybody. All six went to the general reserve. On a 1st board without Louis a tie would pay nobody.
    .too-many = That is more than a tie. It comes next; here, put just one marker on 3.
    .else = That is allowed, but no tie on board 3: you need three there.
    .besides = A tie on 3, and markers on other boards besides: a good move. Here, so that only board 3 counts, put no marker anywhere else.
lesson-louis-once-more =
    Back once more: there is a third way. Enter.
lesson-louis-win =
    Now win it: have most on board 3, alone. { $b } has three there.
    .task = Win board 3
    .right = A ring and a crown for you. { $b }, second alone, got a ring free. It pays most of the three ways, and costs you most markers.
    .tie = Three and three: that makes a tie only. One marker more on board 3.
    .back = That leaves you second. This time win it.
    .else = That is allowed. Here, win board 3 with card 3.
lesson-louis-end =
    Louis's board turns over every time. When two share the second place, nobody is second: they may bribe if it shows $, and get nothing if it shows 1st.

## 5 Missions
lesson-missions = Missions and chips
    .about = What chips are for: laying out missions, drawing new ones, keeping one chip
    .learned = Two chips lay out a mission: 5 points and help in each round. Draw a new one each time; keep one chip.
lesson-missions-first =
    Boards gave you chips. Two of them lay out a mission: 5 points at the end, and help in every round. "One shield" costs a letter and a ring. Which key is its letter?
    .task = Lay out "One shield" for letter and ring
    .right = It lies before you: 5 points, and a shield in each round to come. A shield is a point, drawn blind, of one of six kinds.
    .crown = That is allowed, but it cost a crown, which could stand for any chip. Letter and ring will do.
    .other = A good one, too. But begin with "One shield": its chips fit exactly.
    .done = You finished without a mission. Chips become shields then, a point each; two in a mission make five.
    .else = That is allowed. Here, lay out "One shield".
lesson-missions-draw =
    Then you must draw one. 1: 20 light, a given chip and any other. 2: 12 medium, two different. 3: 8 dark, two equal, which do most. It may be laid out at once.
    .task = Draw one: press 1, 2 or 3
    .else = That is allowed. Here, draw a mission.
lesson-missions-second =
    Left are a sceptre, a ring, a helmet and a crown, which stands for any chip. Look at what both cards in your hand cost; a digit chooses another payment.
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
    Which chip do you keep? Look at what your missions cost, and what is missing. A crown would fit all of them.
    .task = Choose the chip to keep
lesson-missions-end = The next round has begun: among its supply stands the shield of your mission. Lay out early: three rounds of help, not one. Missions left in hand are worth nothing.

## 6 Intrigue
lesson-intrigue = Intrigue, bribes and money
    .about = A card that moves a board at the last moment, and what money is good for
    .learned = An intrigue card changes a board just before it is scored. Kept, it is a shield; so are 3 Louis d'or.
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
    Board 5 pays a crown. It has been scored already, so markers put there now wait for the next round. They cost nothing: how many do you send?
    .task = Markers from the general reserve on 5
    .right = Two markers wait on board 5, where you had none, and one came back to you, ready. Intrigue cards, too, may go where you have no marker.
    .fewer = That is allowed, but they are a gift: two may go there.
    .else = That is allowed. Here, put two there.
lesson-intrigue-keep =
    Board 12 is next, and you hold its card. You are alone there. A card you keep is worth a shield at the end. What do you do?
    .task = Play the card, or keep it
    .right = You win anyway, and the card is kept. Board 12 paid you a shield and a new intrigue card, to be played from the next round on.
    .wasted = You won the board, as without the card, and the card is gone. Keep it this time.
    .else = That is allowed. Here, keep the card: Enter.
lesson-intrigue-money = Money comes in each round, and from board 7. At the end 3 Louis d'or make one shield. So a bribe of 3 costs a point; a chip that completes a mission brings five.

## 7 A round
lesson-round = A whole round
    .about = Supply, influence, scoring and missions in one go, with advice on the way
    .learned = Supply, influence, scoring, missions: four times. Look at what your missions cost, then at the boards.
lesson-round-phases = A game has four rounds of four phases: supply, influence, scoring, missions. Supply: a money card pays all and sends Louis to a board; laid-out missions help; five cards each. Enter.
lesson-round-first-turn =
    Your missions stand at the bottom, with the chips they cost. Boards 4 and 1 pay a helmet and a sceptre. Which of your cards reaches both, with three markers?
    .task = Markers on 4 and on 1
    .right = You are on both boards. Now { $b } and { $c } play. What they did stands above your cards when it is your turn again; L tells why.
    .back = You have enough ready. Taking back can wait.
    .else = That may be good. But go for two chips at once: boards 4 and 1.
    .joker = That reaches both as well. But the joker is worth keeping, and card 4 brings three markers.
lesson-round-turns =
    These turns are yours. Which chips do your missions cost? Boards 5 and 9 pay crowns, which fit every mission. On $ boards one marker is enough to bribe.
    .task = Play as you like
lesson-round-scoring =
    The scoring, board 1 to 12. You are asked wherever you have a choice. What do your missions still cost? Left over, 3 Louis d'or are one point.
    .task = Your answer?
lesson-round-missions =
    The missions phase. Press a mission's letter, then Enter, if your chips pay for it, and draw a new one. Then finish with z and keep a chip.
    .task = Lay out what you can, then z
    .could = You finished, but your chips pay for a mission: 5 points, and help in every round. Lay it out first.
lesson-round-end = That was a round. The points so far: 5 a mission, 1 a shield. { $b } now starts. With three players, whoever starts round 4 draws an intrigue card. After round 4 the game is counted.
lesson-round-box = In the box: 30 influence cards (two of each character, 6 jokers), 12 intrigue, 40 missions (20 light, 12 medium, 8 dark), 34 chips (10 crowns, 6 of each other), 60 shields (10 of each of 6 kinds).
lesson-round-setup = How a game begins: 16 markers each, 5 Louis d'or, a light and a medium mission. The first two put 5 markers in the general reserve, then 6, then 7. Of 8 money cards 4 are used; the others stay unseen.

## 8 The end
lesson-end = The end, and who wins
    .about = The last missions, the final count, and the most of each kind of shield
    .learned = Lay out whatever pays. What is left becomes shields; most of a kind brings one more. Missions 5, shields 1.
lesson-end-five-points =
    Round four ends. A mission can do nothing any more, but counts 5 points; two chips as shields are 2. Which of your missions can you pay?
    .task = Lay out a mission
    .right = Five points more. In the last round that is all there is to ask: a mission for 5, or a point for each chip.
    .done = You stopped, and four chips became four shields. Two of them could have been worth five.
    .else = That is allowed. Here, lay out a mission.
lesson-end-draw =
    A new mission is drawn, as always. Left in your hand it is worth nothing.
    .task = Draw one: press 1, 2 or 3
    .else = That is allowed. Here, draw a mission.
lesson-end-last =
    Two chips are left: two shields, if you finish now. Or is there more in your hand?
    .task = Make the most of your chips
    .right = Five points instead of two. Look through your hand before you finish, above all in the last round.
    .done = You finished: two chips became two shields. One of your missions costs just these two.
    .else = That is allowed. Here, lay out a mission.
lesson-end-count =
    One more is drawn; then you have no chips, and are done. What is left becomes shields: an intrigue card, the influence card from 11, a marker on 5, two for 7 Louis d'or. Five.
    .task = Draw one: press 1, 2 or 3
    .right = The game is over. What was left has become shields, and they are still face down: now they are counted.
    .else = That is allowed. Here, draw a mission.
lesson-end-kinds = Now all shields are turned up, kind by kind. Most of a kind brings one shield more, also to everybody who is tied for most. These extra ones are not looked at: they change no majority. Enter.
lesson-end-tie =
    Score: a point for each shield, 5 for each mission laid out. Most points win. On a tie, more markers in the personal reserve; if equal again, the win is shared.

## 9 Two players
lesson-two = Extra: the game for two
    .about = The neutral markers, and how to live with them
    .learned = N counts like a player for most and for second, but is never paid. Where N leads, bribe, or bring one more.
lesson-two-third = With two players 5 and 6 markers begin in the general reserve. And N stands in the way: two neutral markers with Louis, two each where three cards said; jokers do not count. Here, for short, three cards each.
lesson-two-louis =
    N has two markers on board 4, where Louis is. It counts like a player: two of yours would be a tie. Have most there, alone.
    .task = Win board 4
    .right = Three to two: you have most. N is second, alone, so the second's chip goes to nobody.
    .tie = Two to two is a tie: the helmet, but no crown. One more makes you first alone.
    .back = You have enough ready. Go for board 4.
    .else = That is allowed. Here, win board 4.
lesson-two-bribe =
    On board 2 N has most, and it shows $3. N is never paid, but you may bribe if you are there. Use card 2, and as few markers as you can.
    .task = Be able to bribe on board 2
    .right = One of yours beside two of N. { $b } has one turn left; then all boards are scored.
    .more = Two to two is a tie: you may bribe, and so you may with one. Keep the other ready.
    .else = That is allowed, but no marker of yours is on board 2.
    .wins = Three to two: that wins board 2, and its letter is free. A strong move. The question here was how few markers a bribe needs.
    .besides = You may bribe on 2, and have markers elsewhere besides: good. Here, with one marker of card 2 and no more.
    .back = That is allowed. But to bribe on 2 a marker must be there.
lesson-two-rest =
    The scoring. Where N has most alone, nobody is paid free. On a $ board you may bribe; on a 1st board nobody is paid.
    .task = Your answer?
lesson-two-end = Board 4 gave you helmet and crown. On 5 and 9 N had most: nobody got their crowns. N's markers then go back to the eight, for the next round. On + boards N never counts.

## Odd missions
lesson-odd = Extra: missions that bend the rules
    .about = Four markers with a joker, a tie that is won, a chip that becomes a crown
    .learned = Four markers: any card, anywhere. Win one tie: once a scoring. A chip into a crown: 2 Louis d'or, at once.
lesson-odd-four =
    You have laid out "Four markers at once": once in each influence phase any card, also a joker, places up to four, beginning anywhere, or takes back four. Press a card's letter, then m.
    .task = Three on board 10 and one on 3
    .right = Three on 10 are what it asks, and you lead on 3. With m a joker does as much as any card: four markers, and a way of up to four boards.
    .other = That is allowed with four markers. Here, three belong on 10 and one on its neighbour 3.
    .few = That is allowed, but without the mission: m makes it four markers, beginning anywhere.
    .else = That is allowed. Here, place four markers: m.
lesson-odd-wait =
    "Win one tie" wins one in each scoring, not more. You are tied here for a sceptre, and on 4 for a helmet. Look at the mission in your hand.
    .task = Win the tie here, or keep it?
    .right = Kept: nobody is paid here, and the markers come home. Your mission costs helmets, so the tie on 4 is worth more.
    .here = A sceptre, but the tie on board 4 is not won then, and your mission costs helmets. Keep it this time.
    .else = That is allowed. Here, keep it for board 4.
lesson-odd-win =
    Board 4, which pays a helmet: you and { $c } have two each. 1st pays nobody on a tie.
    .task = Win the tie?
    .right = You count as most alone. With Louis you would get the crown, too; one tied rival would then be second, two rivals would be several second and get nothing free.
    .no = Nobody was paid. Your mission costs a helmet: win this tie.
    .else = That is allowed. Here, win the tie.
lesson-odd-change =
    A ring and a helmet; your mission costs two helmets. "A chip into a crown" changes one for 2 Louis d'or: x, then the chip. It works at once, even in the phase in which it is laid out.
    .task = Make your mission payable
    .right = The crown stands for the other helmet. Two Louis d'or are less than a point; a mission is five.
    .helmet = A ring and a crown do not pay for two helmets: the helmet was one of them. Change the other chip.
    .done = You finished, and a chip became a shield. With x they make a mission.
    .else = That is allowed. Here, change a chip: x.
lesson-odd-lay-out =
    Helmet and crown pay for it now.
    .task = Lay it out
    .right = Five points. It puts a marker on any board at the end of each influence phase to come.
    .done = You finished, though your chips pay for the mission. Lay it out.
    .else = That is allowed. Here, lay it out.
lesson-odd-draw =
    A new one is drawn, as always.
    .task = Draw one: press 1, 2 or 3
    .else = That is allowed. Here, draw a mission.
lesson-odd-end = Others: "Two missions for one" draws two, once. "Change missions" swaps cards of your hand when all are done. "Pay instead of a card" lets you wait. Two of the same work twice.
