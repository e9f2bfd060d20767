### The lessons. `lesson-NAME` is the title of a lesson, `lesson-NAME-STEP` what a step says, beside the
### court in a column of 19 letters and 13 lines: at most about 40 words with the task. A task also has
### `.task` (what to do), `.right` (after a right answer, unless the next step has the word), `.else` (after an
### answer that is allowed but was not asked for) and words for some answers. What is said of the table stands
### in the lesson as `holds`, too, and is compared with it after every answer that the rules allow.
### { $a } is the learner, { $b }, { $c } and { $d } are the others.

## Around the lessons
ui-key-go-on = go on
ui-key-rule = its rule
ui-key-reread = read again
ui-learn = Learn the game
ui-learn-intro = Each lesson is played at a real table, in a few minutes. Leave when you like: it goes on there. Crowns: right at the first try.
ui-learn-rules = The rules
ui-learn-rules-says = All of them, by phase, with examples; to search in, too
ui-learn-begun = begun: page { $at } of { $of }
ui-learn-taken = done
ui-learn-weak = done: once more?
ui-learn-bar = Lesson { $number }
ui-learn-page = { $at } of { $of }
ui-learn-own = ready { $ready } gen. { $out } ${ $coins }
ui-learn-right = Right.
ui-learn-else = Allowed, but not the task.
ui-learn-go-back = Enter: try again.
ui-learn-try-again = try again
ui-learn-enter = Enter goes on.
ui-learn-watch = Read below what happened, and why. Enter goes on.
ui-learn-wrong = Not so.
ui-learn-guess = Press a, b or c.
ui-learn-reread = Read again:
ui-learn-draw = Draw one: 1, 2 or 3
ui-learn-keep = Choose the chip to keep
ui-learn-done = Nothing to pay for: z
ui-learn-first-begun = begun: goes on there
ui-learn-best = best: { $best } of { $of }
ui-learn-all-done = Enter: the list; under the lessons a first game with the guide.
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
    .learned = A card puts up to three markers on its board, or on along neighbours if one stays on each. A joker: two, anywhere.
lesson-court-aim = Welcome, { $a }. After four rounds the most points win: a shield is one, a mission laid out five. In each round you send markers to boards, which pay shields, money and the chips that missions cost. Enter.
lesson-court-place =
    Your cards lie below. Press a: card 6 Condé puts a marker on board 6. Press 6 twice for two more, then Enter.
    .task = Card 6: three markers on board 6
    .right = Three of your markers are on board 6. 3+ at its edge says: with three markers it pays you. What it pays stands under its name.
    .back = That takes markers back, the other use of a card; it comes in lesson 3. Place them this time.
    .fewer = Markers may go on to other boards, too. But board 6 asks for three on the board itself.
    .else = That was another card. Card 6 Condé is on key a.
lesson-court-jump =
    Boards that touch above or below are neighbours. Markers may jump on to a neighbour if one stays behind. Find the keys yourself; H helps.
    .task = Card 8: one marker each on 8, 2 and 3
    .right = 8 touches 2, and 2 touches 3: there is a path. On each board one of the markers that you place now must stay. Older ones do not count for that.
    .other = Card 8 can go further: one marker stays on 8, one jumps on to 2, one from there to 3.
    .else = That was another card. Play card 8 Maintenon.
lesson-court-fork =
    One thing markers cannot do: leave a board in two directions. Board 12 touches 4 and 11. Press d for card 12, then 4, then o, which is 11.
    .task = Card 12: try 12, 4 and 11
    .right = Refused: from board 12 all markers go the same way. Nothing was played. A refusal by a rule names it, as below, and r opens it.
    .else = That is within the rules. Try what is not: markers on 12, on 4 and on 11.
lesson-court-joker =
    The joker places one or two markers, but anywhere: the first on any board, the second there or on a neighbour. Only one of your cards gets to 1 and 7.
    .task = A marker on 1 and one on 7
    .right = A joker needs no path: it starts on any board. Saved for late, it decides where one marker more counts. Of 30 cards six are jokers, each character comes twice; all are shuffled anew each round.
    .back = That takes markers back, the card's other use; it comes in lesson 3. Here, place with it.
    .else = That does not bring markers to 1 and 7. Which card can start anywhere?
    .half = The right card. But put one marker on 1 and the other on its neighbour 7.
    .far = Card 12 gets to 1 by way of 4, but then no marker is left for 7. Which card can start anywhere?
lesson-court-last =
    Of five cards you play four; the last is never played. Bring a marker to board 10: which of your two cards gets there?
    .task = A marker on board 10
    .right = 11 touches 3, and 3 touches 10. Your last card went face down on the deck. Board 11 pays a card: six in hand, five turns next round, several in a row if the others have run out.
    .far = Card 12 does not get there: its three markers reach 3 at best. Which path leads to 10 from the other card?
    .short = That is the right card. 11 touches 3, and 3 touches 10; on each board a marker stays.
    .back = That takes markers back, the other use of a card. Place them here.
    .else = Bring a marker to board 10.

## 2 Conditions
lesson-conditions = Who is paid
    .about = $3, 1st and 3+: what a board asks, who may bribe, when it turns over
    .learned = $3: who alone has most is paid free, others bribe. 1st: nobody else. 3+: everybody with three. A tie pays nobody free, except with Louis (lesson 4).
lesson-conditions-third =
    Soon the boards are scored. Board 6 asks 3+: everybody with three markers there is paid. You have two. A third is enough; more of yours there bring nothing.
    .task = Exactly three markers on board 6
    .more = One more was enough for board 6. The second there brings nothing; elsewhere it might.
    .back = You took markers back, and board 6 is still one short. Place one there.
    .else = Board 6 stays one short. Which card goes there?
    .elsewhere = Good: 6 has its three, and the other markers may win elsewhere. To keep the scoring short, the lesson goes on with the one on 6.
    .right = 6 will pay you. After the scoring markers are ready again, to be placed anew; but on $ and 1st boards a winner's go to the general reserve, where a card must fetch them.
lesson-conditions-bribe =
    Board 2 shows $3: whoever alone has most is paid free. That is { $b }. Others there may bribe: pay 3 Louis d'or and be paid, too. Here a letter, a chip for missions.
    .task = Press y: pay the bribe
    .right = A letter each. The winner is paid first and cannot refuse: those markers go to the general reserve. Then the others are asked in turn order. Yours is ready again, as without a bribe.
    .no = You kept your money. That can be right; here, see what a bribe does.
    .else = Press y here.
lesson-conditions-flips =
    Board 2 turned over: its other side asks something else. $ and 1st boards do so where one player alone had most. On 3 you and { $b } are tied. So 3 ...
    .a = turns over, too
    .b = turns if bribed
    .c = stays as it is
    .right = Only most alone turns a $ or 1st board; a + board turns when somebody is paid. What it pays stays the same.
    .wrong = It stays: only most alone turns a $ or 1st board; a + board turns when somebody is paid. What it pays stays the same.
lesson-conditions-even =
    On board 3 you and { $b } are tied, so nobody is paid free. Everybody there may bribe, also the tied. Is a ring worth 3 Louis d'or to you?
    .task = Press y or n, as you like
    .right = On a $ board a tie means: no winner, bribes for all, and every marker is ready again. No board pays anybody twice in a round.
    .else = Press y or n.
lesson-conditions-itself =
    Board 6 paid you a shield, and lets you put one marker from the general reserve on any board. If you put it on 6 itself, it ...
    .a = stays there
    .b = goes home with the three
    .c = is refused
    .right = Being paid comes first; then only the markers leave that were there before. So a new one waits on 6 for the next round.
    .wrong = It stays: being paid comes first; then only the markers leave that were there before. A new one waits on 6 for the next round.
lesson-conditions-first-place = Board 5 asks 1st: only whoever alone has most is paid, and nobody can bribe. That was you: a crown. So your two markers went to the general reserve. Board 4 turned over with nobody there: Louis's board always does.
lesson-conditions-anywhere =
    Now put that marker. On a board that is still to be scored it counts at once. Where would one marker of yours win?
    .task = Find a board that it wins
    .right = Alone with most there, one marker is enough. On a board scored before, it would wait for the next round.
    .scored = That one is scored already, or being scored: the marker waits there for the next round. Look at the boards from 7 on.
    .nine = On 9 you, { $b } and { $c } would have one each. A tie on a 1st board: nobody is paid.
    .ten = Board 10 asks for three markers. You would have two there.
    .none = The marker is a gift: put it on a board.
    .else = Choose one of the boards from 7 on where nobody is.
lesson-conditions-more-pay =
    Your marker won that board: you alone had most. So it pays you as well, and asks something.
    .task = Answer as you like
lesson-conditions-tie = On board 9 nobody alone had most. A 1st board then pays nobody, and all markers are ready again. An empty board pays nobody, too, and stays as it is, unless Louis is there.
lesson-conditions-three = On 10 { $b } had the three that it asks for: two shields. You had one. Several would be paid in turn order. All markers are ready again, winners' too. No bribes and no ties on a + board.
lesson-conditions-flip = So { $turned } turned over, and { $louis }, where Louis was; { $stayed } did not. Nobody was there on the rest.

## 3 Reserves
lesson-reserves = Two reserves, and taking markers back
    .about = Markers that are ready, the general reserve, and how a card takes markers back
    .learned = Winners' markers go to the general reserve. A card takes three back, a joker two, instead of placing.
lesson-reserves-short =
    At the foot of this column: one marker is ready, 11 lie in your general reserve, where a winner's go. Four more are on boards. Only what is ready can be placed. Try two: press b, then 4.
    .task = Card 4: try to place two markers
    .right = Refused: only what is ready can be placed. Winning costs markers, so a good round leaves you short in the next.
    .else = See first what happens when markers run out: press b for card 4, then 4.
lesson-reserves-empty =
    Think of it: nothing ready, nothing in the general reserve, and three cards in hand. Your turn?
    .a = you are passed over
    .b = you take markers off a board
    .c = you play a card, for nothing
    .right = A card can always take back, even none: the turn is wasted, so take back in time. Board 8 and some missions bring markers back, too.
    .wrong = You still play a card: it takes back what is there, even none. Nothing comes off a board before it is scored. So take back in time.
lesson-reserves-six =
    Say board 6 pays you and { $b }, and your general reserve is empty. May you still put a marker on a board?
    .a = no
    .b = yes, from a board
    .c = yes, a ready one
    .right = What the general reserve lacks may come from the ready ones: on 6, on 8, with missions. If 6 pays several, all draw their shield first; then they place in turn order.
    .wrong = A ready one: it may come in place of what the general reserve lacks, on 6, on 8, with missions. If 6 pays several, all draw their shield before anybody places.
lesson-louis-share =
    And if { $c } had two, like you, behind { $b }'s three? Two share second place. Board 3 asks $3. You ...
    .a = get a ring free, both
    .b = may bribe, both
    .c = get nothing
    .right = Second place counts only for one alone. Otherwise, and behind a tie for most, the rest may bribe on $, and get nothing on 1st. Louis's board turns over every time.
    .wrong = You may bribe: second place counts only for one alone. On 1st you would get nothing. So it is behind a tie for most, too. Louis's board turns over every time.
lesson-reserves-take =
    A card can take markers back instead of placing: three, whichever card it is; a joker two. t changes to taking back. Board 9 is what you want: which card can you spare?
    .task = Take three markers back
    .right = Four are ready now, eight in the general reserve. It cost one of your four turns, so give a card whose board you do not want.
    .joker = A joker takes back two only, and it was your one card that goes anywhere. Another takes three.
    .other-card = That takes back three as well. But card 9 goes straight to board 9, which you want: the lesson goes on with card 2 spared.
    .placed = You placed your only marker, and nothing was left ready. Take some back first.
    .else = Take markers back: a card, then t.
lesson-reserves-place =
    Board 9 asks 1st, and nobody is there. Lead there with as few markers as you can, and keep your joker. A line under the court tells what markers would bring.
    .task = Lead on board 9 cheaply
    .right = One leads there for now; others may still come, and you have three ready to answer. A card places or takes back, never both. Whoever has none ready must first take some back.
    .more = One marker leads on 9; the second there is not needed now. You have only four ready.
    .joker = One marker leads there. But the joker is your one card that goes anywhere: the lesson goes on with card 9.
    .back = Markers score only on boards: place one now.
    .else = Lead on board 9: which card goes there?
    .besides = Good: one marker leads on 9, and others try for more. The lesson goes on with the one on 9.

## 4 Louis
lesson-louis = Louis's board
    .about = Where the king is: first, second, and what a tie is worth
    .learned = With Louis: most alone gets chip and crown, second alone the chip free; tied for most, the chip each.
lesson-louis-win =
    Each round the money card sends Louis to its board, one of 1 to 4: now 3. Whoever alone has most there gets a ring and a crown. { $b } has three, you two.
    .task = Win board 3
    .right = A ring and a crown for you. { $b }, alone in second place, got a ring free, with three markers ready again. Yours went to the general reserve.
    .tie = Three and three is only a tie. One marker more on board 3.
    .back = That leaves you second. You need more than { $b } on board 3.
    .else = Win board 3: card 3 brings up to three markers there.
lesson-louis-three =
    It cost you your markers. Back to before your turn: what if you make it three each with { $b }?
    .a = a ring and a crown each
    .b = a ring each
    .c = nothing for anybody
    .right = All who are tied for most with Louis get the chip, and no crown. On other boards a tie pays nobody free. See it happen.
    .wrong = With Louis all who are tied for most get the chip, but no crown. On other boards a tie pays nobody free. See it happen.
lesson-louis-tie =
    Three each: one marker of yours makes the tie.
    .task = A tie on board 3
    .right = A ring each, and no crown for anybody. All six markers went to the general reserve.
    .too-many = That is more than a tie. Put just one marker on 3.
    .else = For a tie you need three on board 3: one marker more.
    .besides = Good: a tie on 3, and markers elsewhere that may win more. So that only board 3 counts, the lesson goes on without those.
lesson-louis-second =
    Once more before your turn. What if you leave board 3 alone: { $b } three, you two, { $c } one? What do you get?
    .a = nothing
    .b = a ring for $3
    .c = a ring free
    .right = Second, alone, gets the chip free, whatever the board asks, and your markers are ready again. Often the best bargain.
    .wrong = Second, alone, gets the chip free, whatever the board asks, and the markers are ready again. Often the best bargain.

## 5 Missions
lesson-missions = Missions and chips
    .about = What chips are for: laying out missions, drawing new ones, keeping one chip
    .learned = Two chips lay out a mission: 5 points and help in each round. Draw a new one each time; keep one chip.
lesson-missions-first =
    Boards gave you chips. Two of them lay out a mission: 5 points at the end, and help in every round. "One shield" costs a letter and a ring. Which key lays it out?
    .task = Lay out "One shield" for letter and ring
    .right = It lies before you: 5 points, and a shield in each round to come. A shield is a point, drawn blind, of one of six kinds.
    .crown = It cost a crown, which could stand for any chip. Letter and ring will do.
    .other = A good one, too. But begin with "One shield": its chips fit exactly.
    .done = You finished without a mission. All chips but one become shields then, a point each; two in a mission make five.
    .else = Lay out "One shield". The key stands beside it; Enter pays.
lesson-missions-draw =
    For each mission laid out you must draw one. Left: sceptre, ring, helmet, crown. 1, light: a given chip and any other. 2, medium: two different. 3, dark: two equal; they do most.
    .task = Draw one that you can pay for sure
    .dark = It might cost two letters, and your one crown stands for one chip only. From which deck can you pay any card?
    .else = Press 1 or 2.
    .other = Light is sure, too: any chip beside the given one. The lesson goes on with a medium one.
lesson-missions-second =
    Medium was sure: the crown stands for a letter. But now both your missions cost a letter, and the other also the helmet. Digits change the payment.
    .task = Lay out the light one, keep the helmet
    .right = Ten points. The crown stood for the letter, and the helmet is left. A new mission is drawn each time, so your hand never shrinks; it has no limit.
    .done = You stopped with four chips. Two of them make a mission: lay one out.
    .else = The mission on key a costs a letter and any chip; Enter pays.
    .helmet = Five points, but now the helmet is gone that the other mission costs. A digit pays with other chips.
    .other = Five points as well. The lesson goes on with the light mission.
lesson-missions-left =
    A mission was drawn. Two chips are left, and pay for nothing in your hand. If you finish now ...
    .a = you keep both
    .b = both become shields
    .c = one stays, one becomes a shield
    .right = You keep one, and draw a shield for every other. If only one is left, it stays: it cannot be traded.
    .wrong = You keep one, and draw a shield for every other. If only one is left, it stays: it cannot be traded.
lesson-missions-keep =
    You have finished. Which chip do you keep for the next round? Look at what your two missions cost.
    .task = Keep the chip that fits
    .wrong = Neither of your missions costs that one. Which chip do both cost?
    .else = Look at what both missions cost: one of your chips stands on both.
lesson-intrigue-cards = New: intrigue cards, one for each of the 12 boards. Board 12 pays them, and they are secret. You hold those of 7 and 12. Such a card can add markers just before its board is scored. Enter.
lesson-missions-end = Both missions cost a helmet, so half is there. The new round brings the shield of your mission. Lay out early: three rounds of help, not one. Left in hand a mission is worth nothing.

## 6 Intrigue
lesson-intrigue = Intrigue, bribes and money
    .about = A card that moves a board at the last moment, and what money is good for
    .learned = An intrigue card changes a board just before it is scored. Kept, it is a shield; so are 3 Louis d'or.
lesson-intrigue-play =
    Board 7 is next: 1st, and you are tied with { $b }. Its card adds one marker from the general reserve, or one or two ready ones, not one of each. Press a, then 3.
    .task = Intrigue: one from the general reserve
    .right = Three to two: 5 Louis d'or for you. Nobody knew what you held. The card went face down under its deck. It may go where you have no marker, too.
    .personal = That wins as well, but uses up what was ready. One from the general reserve is enough.
    .no = A tie on a 1st board: nobody was paid. Your card can change that. Press a.
    .else = Take one from the general reserve: a, then 3.
lesson-intrigue-empty =
    Suppose both your reserves had been empty when 12 was scored. Could you have played its card?
    .a = yes: it counts as a marker
    .b = yes, with one from a board
    .c = no
    .right = It only adds markers from your reserves. With both empty it cannot be played, and stays in your hand. When their deck is empty, 12 pays none.
    .wrong = No: it only adds markers from your reserves. With both empty it cannot be played, and stays in your hand.
lesson-intrigue-bribe =
    Board 8 shows $3. { $c } has most there. You have one marker, and may bribe. Its pay: up to two markers from the general reserve on board 5, and one back to you, ready.
    .task = Get what board 8 pays
    .no = You kept 3 Louis d'or. Here, see what board 8 does.
    .else = Pay the bribe: y.
    .right = 3 Louis d'or for what the winner gets free, and your marker is ready again.
lesson-intrigue-five =
    First the markers for board 5. It has been scored, so they wait there for its crown in the next round, and cost nothing. 0, 1 or 2?
    .task = Send as many as you may
    .right = Two markers wait on board 5, where you had none, and one more is ready. If the general reserve were short, ready ones could go to 5.
    .fewer = They are a gift: two may go there.
    .else = Put two there.
lesson-intrigue-keep =
    Board 12 is next, and you hold its card. You are alone there. A card you keep is worth a shield at the end. What do you do?
    .task = Play the card, or keep it
    .right = You win anyway, and the card is kept. Board 12 paid you a shield and a new intrigue card, to be played from the next round on.
    .wasted = You won the board, as without the card, and the card is gone. Keep it this time.
    .else = Does it change who is paid? If not, keep the card: Enter.
lesson-intrigue-money =
    The last round. A mission of yours costs two rings. You have one ring and 3 Louis d'or, and may bribe for another ring. Most of a kind aside, that brings ...
    .a = nothing
    .b = 3 points more
    .c = 5 points more
    .right = Five for the mission. But ring and 3 Louis d'or would have been a shield each: two points. A chip that completes nothing only replaces one shield by another.
    .wrong = Three: five for the mission, but ring and 3 Louis d'or would have been a shield each. A chip that completes nothing only replaces one shield by another.

## 7 A round
lesson-round = A whole round
    .about = Supply, influence, scoring and missions in one go, with advice on the way
    .learned = Supply, influence, scoring, missions: four times. Look at what your missions cost, then at the boards.
lesson-round-phases = Four rounds of four phases: supply, influence, scoring, missions. Dots by the crown count rounds; in the corners of the court stand the decks. The supply: money for all, Louis to a board, five cards. Enter.
lesson-round-next =
    That was a round. The oldest begins the first, here you; then the card of the start player goes clockwise: { $b } begins round 2. Who begins round 4, the last?
    .a = { $b }
    .b = you
    .c = { $c }
    .right = With three it comes round to you again. With three players, whoever starts round 4 also draws an intrigue card in its supply, before the missions work.
    .wrong = You: { $c } begins round 3, then it is you again. With three players, whoever starts round 4 also draws an intrigue card in its supply, before the missions work.
lesson-round-begin =
    When the game began, you had 11 markers ready and 5 in the general reserve, and so had { $b }, who comes second. And { $c }, third?
    .a = the same
    .b = 12 ready
    .c = 10 ready
    .right = In turn order 5, 5, 6 and 7 of 16 begin in the general reserve. All have 5 Louis d'or, a light and a medium mission. Of 8 money cards 4 are used, one a round.
    .wrong = 10: in turn order 5, 5, 6 and 7 of 16 begin in the general reserve. All have 5 Louis d'or, a light and a medium mission. Of 8 money cards 4 are used.
lesson-round-first-turn =
    Your missions stand at the bottom, with the chips they cost. Boards 4 and 1 pay a helmet and a sceptre. Which of your cards reaches both, with three markers?
    .task = Markers on 4 and on 1
    .right = You are on both boards. In the influence phase { $b } and { $c } play, too. What they did stands above your cards when it is your turn again; L tells why.
    .back = You have enough ready. Taking back can wait.
    .else = Go for two chips at once: boards 4 and 1 are neighbours.
    .joker = That reaches both as well. But a joker is worth saving: the lesson goes on with card 4, and three markers.
lesson-round-turns =
    These turns are yours. Which chips do your missions cost? Boards 5 and 9 pay crowns: one stands for any chip, two for both. On $ boards one marker is enough to bribe.
    .task = Play as you like
lesson-round-scoring =
    The scoring, board 1 to 12. You are asked wherever you have a choice. What do your missions still cost? Left over, 3 Louis d'or are one point.
    .task = Your answer?
lesson-round-missions =
    The missions phase. If your chips pay for a mission, press the key beside it, then Enter, and draw a new one. Finish with z, and keep a chip.
    .task = Lay out what you can, then z
    .could = You finished, but your chips pay for a mission: 5 points, and help in every round. Lay it out first.
lesson-round-hidden =
    Say { $c } has drawn shields. What may you know of them?
    .a = how many
    .b = which kinds
    .c = nothing
    .right = Secret: the kinds of shields, and cards in a hand, missions too. Their number is open, and so are money, chips, markers and every card played.
    .wrong = How many: secret are only the kinds of shields, and cards in a hand, missions too. Open are their number, money, chips, markers and every card played.
lesson-round-backs =
    { $c } draws a mission. What do you see of it?
    .a = from which deck
    .b = what it does
    .c = nothing
    .right = The backs of the three decks differ: how many light, medium and dark missions somebody holds is open. The pile of played cards may be looked through, too.
    .wrong = The deck: their three backs differ, so how many light, medium and dark missions somebody holds is open. The pile of played cards may be looked through, too.

## 8 The end
lesson-end = The end, and who wins
    .about = The last missions, the final count, and the most of each kind of shield
    .learned = Lay out whatever you can pay for. The rest becomes shields; most of a kind brings one more. Missions 5, shields 1.
lesson-end-five-points =
    Round four ends. A mission can do nothing any more, but counts 5 points; two chips as shields are 2. Which of your missions can you pay?
    .task = Lay out a mission
    .right = Five points more. In the last round there is one question left: 5 for a mission, or 1 for each chip?
    .done = You stopped, and four chips became four shields. Two of them could have been worth five.
    .else = Lay out a mission: its key, then Enter.
lesson-end-last =
    A new mission was drawn, as always. Two chips are left: two shields, if you finish now. Or is there more in your hand?
    .task = Make the most of your chips
    .right = Five points instead of two. Look through your hand before you finish, above all in the last round.
    .done = You finished: two chips became two shields. They could still have paid for a mission in your hand.
    .else = These two chips still pay for a mission in your hand.
lesson-end-count =
    Shields at the end: one for each marker on a board, each intrigue or influence card, each full 3 Louis d'or. With one on 5, two such cards, $7 that is ...
    .a = 5
    .b = 7
    .c = 10
    .right = One marker, two cards, two for 7 Louis d'or. Chips would be one each. Missions in hand are worth nothing.
    .wrong = 5: one marker, two cards, two for 7 Louis d'or. Chips would be one each. Missions in hand are worth nothing.
lesson-end-plain =
    The game is over, and your shields are drawn. There are 60, ten of each of six kinds. If they had run out, you would get ...
    .a = nothing
    .b = Louis d'or
    .c = a plain one
    .right = A plain shield is worth a point, but has no kind, so it never helps to have most of one. Money and chips never run out.
    .wrong = A plain shield: worth a point, but it has no kind, so it never helps to have most of one. Money and chips never run out.
lesson-end-kinds = Now all shields are turned up, kind by kind. Most of a kind brings one shield more, also to everybody who is tied for most. These extra ones are not looked at: they change no majority. Enter.
lesson-end-tie =
    Each shield 1 point, each mission laid out 5. If you and { $b } had equally many points, who would win?
    .a = more ready markers
    .b = more missions
    .c = more Louis d'or
    .right = More markers in the personal reserve, the ready ones. If that is equal, too, you share the win.
    .wrong = More ready markers, those in the personal reserve. If that is equal, too, you share the win.
lesson-end-last-boards =
    So when board 2 was scored in round 4, did its markers leave it as always?
    .a = yes
    .b = no, all stayed
    .c = only the winner's
    .right = They count for a tie. Boards turn over, too, though it matters no more. Only a marker put on a board after its scoring stays, and is a shield.
    .wrong = Yes: ready ones count for a tie. Boards turn over, too, though it matters no more. Only a marker put on a board after its scoring stays, and is a shield.

## 9 Two players
lesson-two = Extra: the game for two
    .about = The neutral markers, and how to live with them
    .learned = N counts like a player for most and for second place, but is never paid. Where N leads, bribe, or bring one more.
lesson-two-third = With two players 5 and 6 markers begin in the general reserve. And N gets in the way, with eight neutral markers: each round two with Louis, and two on each of three boards. To keep it short you have three cards each.
lesson-two-louis =
    N has two markers on board 4, where Louis is. It counts like a player: two of yours would be a tie. Have more than N.
    .task = Win board 4
    .right = Three to two: you have most. N alone is second, so the second's chip goes to nobody.
    .tie = Two to two is a tie: the helmet, but no crown. One more makes you first alone.
    .back = You have enough ready. Go for board 4.
    .else = Win board 4: three markers there.
lesson-two-cards =
    Cards turned up from the deck named N's three boards. A joker came among them. What did it do?
    .a = two markers anywhere
    .b = only two boards
    .c = another was turned
    .right = A joker is set aside, and another card turned. The same board may come twice; then N has four there. N's markers come first in the influence phase.
    .wrong = A joker is set aside, and another card turned until there are three boards. The same one may come twice. N's markers come first in the influence phase.
lesson-two-turns =
    On 5, a 1st board, N alone has most. Nobody will be paid there. Will it turn over?
    .a = yes
    .b = no
    .c = only with Louis
    .right = N counts like a player for most, so boards turn over for N, too.
    .wrong = Yes: N counts like a player for most, so boards turn over for N, too.
lesson-two-bribe =
    On board 2 N has most, and it shows $3. N is never paid, but you may bribe if you are there. Use card 2, and as few markers as you can.
    .task = Be able to bribe on board 2
    .right = One of yours beside two of N. { $b } has one turn left; then all boards are scored.
    .more = Two to two is a tie: you may bribe, as you may with one. Keep the other ready.
    .else = To bribe on board 2 a marker of yours must be there.
    .wins = Good: three to two wins board 2, and you need no bribe. It takes two markers more; the lesson goes on with one.
    .besides = Good: you can bribe on 2, and have markers elsewhere. The lesson goes on with the one on 2.
    .back = To bribe on 2 a marker of yours must be there.
lesson-two-rest =
    The scoring. Where N alone has most, nobody is paid free. On a $ board you may bribe; on a 1st board nobody is paid.
    .task = Your answer?
lesson-two-end = Board 4 gave you helmet and crown. On 5 and 9 N had most: nobody got their crowns. Once scored, N's markers go back to its eight, for the next round. On + boards N never counts.

## Missions, phase by phase
lesson-works = Extra: missions in turns and scoring
    .about = Before the turns, in them and after them, and in the scoring
    .learned = Each mission names its phase and helps once whenever that comes, from the next one on. You need not use it.
lesson-works-start =
    A mission that you have laid out helps once in each of its phases, from the next one on; nobody has to use it. Now, before the turns: "A marker on board 9", from the general reserve. Press y.
    .task = Put it on board 9
    .right = Now { $b } is not alone on 9. Were the general reserve empty, a ready marker could go. Other cards do this on 1, 2, 3, 4, 5, or with Louis.
    .no = You need not; but it costs no card, and { $b } would win board 9 alone.
    .else = Press y here.
lesson-works-order =
    Suppose you have two such missions and { $b } has one. You are the start player. Who uses theirs when?
    .a = both of yours, then { $b }'s
    .b = yours, { $b }'s, yours
    .c = all at once
    .right = In turn order, each player all of theirs; then the turns begin.
    .wrong = Both of yours: in turn order, each player all of theirs; then the turns begin.
lesson-works-change =
    In a turn: "Change an influence card". Once a round a card goes to the centre without effect, and you draw the top one of the deck. Press a for card 7, then x; y says yes.
    .task = Change card 7
    .right = You hold as many cards as before, so you have as many turns: you only waited. "Pay instead of a card" waits, too, for 2 Louis d'or.
    .other = Good: any card can be changed. The lesson goes on with card 7 changed.
    .else = That plays the card. See first what x does, once a card is chosen.
lesson-works-there =
    Card 2 has come. On board 2, which shows $3, { $b } has two. You have 2 Louis d'or. Can you bribe with that? See: go there with one marker.
    .task = One marker on board 2
    .more = Two to two is a tie, and nobody is paid free. To bribe, one is enough: keep the other.
    .wins = Three to two wins board 2, but the three would go to the general reserve. See how cheap the bribe is: one marker.
    .back = To bribe on 2 a marker must be there.
    .else = Bring one marker to board 2 with its card, and no other.
lesson-works-last =
    All have played. "The last marker" now puts one from your general reserve on any board. Board 10 asks 3+, and you have two there.
    .task = Be paid on 10
    .right = Three on 10, as it asks. After the last turns only an intrigue card can answer.
    .no = It costs nothing: use it.
    .else = That may pay, too. But board 10 lacks only one of its three.
lesson-works-cheaper =
    "One Louis d'or off" makes every bribe cheaper by one: here 2, not 3. You have just that.
    .task = Get what board 2 pays
    .right = A letter for 2. At every board it is one less, never below 0, in each scoring. What missions cost, such as a chip into a crown, stays as it is.
    .no = You kept 2 Louis d'or, not even a point at the end. Here, see what it buys.
    .else = Press y here.

## Missions, from one round to the next
lesson-later = Extra: missions between rounds
    .about = After the missions phase, and in the supply of the next round
    .learned = Change missions: see one before you draw the next. Supply: money and Louis, missions in turn order, then five cards.
lesson-later-keep =
    The missions phase is over for you: letter and sceptre pay for nothing in your hand. One stays.
    .task = Keep the chip that fits
    .right = The sceptre is a shield now. The letter is half of "An intrigue card".
    .wrong = That one fits none of your missions. Look at what they cost.
    .else = One of your missions costs letters.
lesson-later-swap =
    When all are done: "Change missions". One or two missions of your hand go unseen under their decks, and you draw as many, from any. You keep a letter: which mission takes no letter?
    .task = Put that one back
    .no = You kept both. One of them will hardly be paid: see what this mission does.
    .other = That one takes two letters, and you have one. Put the other back.
    .both = That puts both back, also the one that your letter fits.
    .else = Choose the one that costs helmets.
lesson-later-seen =
    One is drawn for it, here from the light deck. Had you put both back, you would draw two. How?
    .a = both at once
    .b = from their own decks
    .c = one, look, then one
    .right = One at a time, from any deck, each seen before the next. Two such missions could change again what you drew. They work in the phase in which they are laid out, too.
    .wrong = One at a time: you see the first before you choose the next deck, which may be any. Two such missions could change again what you drew. They work in the phase in which they are laid out, too.
lesson-later-supply =
    The next round. The supply has given money and sent Louis to a board. What comes now?
    .a = five cards each
    .b = supply missions
    .c = the turns
    .right = In turn order, each player all of theirs. What only gives, such as "One Louis d'or", needs no question. The five cards come last.
    .wrong = Supply missions, in turn order. What only gives, such as "One Louis d'or", needs no question. The five cards come last.
lesson-later-card =
    "A card for a marker": a ready marker goes to the general reserve, and you draw the top influence card, before the five are dealt.
    .task = Give a marker for a card
    .right = One card already, five more to come: one more turn in this round.
    .no = You kept the marker. See here what the card is worth: a turn.
    .else = Press y here.
lesson-later-ready =
    Say nothing had been ready, and "Three markers back" lay there, too. Could you have given a marker for a card?
    .a = no
    .b = yes, one of the three
    .c = yes, from a board
    .right = The three come back first. You are asked as soon as a marker is ready, between two gains if need be; and once more after all gains, if you said no.
    .wrong = One of the three: you are asked as soon as a marker is ready, between two gains if need be; and once more after all gains, if you said no.
lesson-later-gains =
    "Two, your choice": two of Louis d'or and markers back. Here is a choice, so you are asked.
    .task = Take what you like
    .else = Choose one of the three.
lesson-later-turns =
    You hold six cards now, the others five. The last one is never played. How many turns have you?
    .a = four, like all
    .b = six
    .c = five
    .right = Whoever has two cards or more plays on, so your last turn comes when the others have none. Two equal missions would both work.
    .wrong = Five: whoever has two cards or more plays on, so your last turn comes when the others have none. Two equal missions would both work.
lesson-odd-after =
    { $c } is tied with you on 4, and may hold its intrigue card. When can it be played?
    .a = before you win the tie
    .b = after it
    .c = at any time
    .right = Intrigue comes first, then "Win one tie", then the board is scored. So nobody can answer you now.
    .wrong = Before: intrigue comes first, then "Win one tie", then the board is scored. So nobody can answer you now.

## Odd missions
lesson-odd = Extra: missions that bend the rules
    .about = Four markers with a joker, a tie that is won, a chip that becomes a crown
    .learned = Four markers: any card, anywhere. Win one tie: once a scoring. A chip into a crown: 2 Louis d'or, at once.
lesson-odd-four =
    You have laid out "Four markers at once": once in each influence phase any card, also a joker, places up to four, starting anywhere, or takes back four. Press the key of a card, then m.
    .task = Three on board 10 and one on 3
    .right = Three on 10 are what it asks, and you lead on 3. With m a joker does as much as any card: four markers, along a path of up to four boards.
    .other = The mission allows that, too. But three belong on 10 and one on its neighbour 3.
    .few = That is without the mission: with m it is four markers, starting anywhere.
    .else = First a card, then m: four markers. 10 and 3 are neighbours.
lesson-odd-wait =
    "Win one tie" wins one in each scoring, not more. You are tied here for a sceptre, on 4 for a helmet. In hand (p): "The last marker" costs two helmets, "One Louis d'or off" two letters.
    .task = Win the tie here, or keep it?
    .right = Kept: nobody is paid here, and the markers are ready again. "The last marker" costs helmets, so the tie on 4 is worth more.
    .here = A sceptre, but the tie on board 4 is not won then, and "The last marker" costs helmets. Keep it this time.
    .else = Board 4 pays helmets, which "The last marker" costs: keep it for there.
lesson-odd-win =
    Board 4, which pays a helmet: you and { $c } have two each. A 1st board pays nobody on a tie.
    .task = Win the tie?
    .right = You count as alone with most. With Louis one tied rival would then be second, two would share that place and get nothing free. On + boards there are no ties to win.
    .no = Nobody was paid. "The last marker" costs helmets: win this tie.
    .else = Win the tie: "The last marker" costs helmets.
lesson-odd-two =
    Had you laid out "Two missions for one", you would draw two now, this once. When is the second deck chosen?
    .a = with the first
    .b = after seeing the first
    .c = in the next round
    .right = You look at the first, then choose any deck for the second. Your hand stays one larger.
    .wrong = After seeing the first; any deck may be chosen. Your hand stays one larger.
lesson-odd-again =
    Had you finished without using "A chip into a crown", would it have been lost for this round?
    .a = yes
    .b = no: a last offer
    .c = no: twice next time
    .right = When all have finished you are asked once more, after "Change missions"; only in the last round you are not.
    .wrong = A last offer: when all have finished you are asked once more, after "Change missions"; only in the last round you are not.
lesson-odd-empty =
    You lay out a mission, and all three mission decks are empty. Then ...
    .a = it is refused
    .b = you shuffle new ones
    .c = you draw nothing
    .right = The mission counts as ever, and your hand gets smaller. If only one deck is empty, draw from another.
    .wrong = You draw nothing. The mission counts as ever, and your hand gets smaller. If only one deck is empty, draw from another.
lesson-odd-change =
    A ring and a helmet; "The last marker" costs two helmets. "A chip into a crown" changes one chip for 2 Louis d'or: x, then the chip. It works as soon as it is laid out.
    .task = Make "The last marker" payable
    .right = The crown stands for the other helmet. Two Louis d'or are less than a point; a mission is five.
    .helmet = A ring and a crown do not pay for two helmets: the helmet was one of them. Change the other chip.
    .done = You finished, and of two chips one becomes a shield. With x they make a mission.
    .else = Change the chip that "The last marker" does not cost: x.
lesson-odd-lay-out =
    Helmet and crown pay for it now.
    .task = Lay it out
    .right = Five points. At the end of each influence phase to come it puts a marker on any board.
    .done = You finished, though your chips pay for the mission. Lay it out.
    .else = Lay it out: its key, then Enter.
