### The lessons. `lesson-NAME` is the title of a lesson, `lesson-NAME-STEP` what a step says.
### A task also has `.task` (one line of at most 68 letters, always in sight), `.right` (after a right
### answer), `.else` (after an answer that is allowed but was not asked for) and words for some answers.
### At most 6 lines of 76 letters each fit under the court; with a task, 5.
### { $a } is the learner, { $b }, { $c } and { $d } are the others.

## Around the lessons
ui-key-go-on = go on
ui-key-rule = its rule
ui-key-task = the task again
ui-learn = Learn the game
ui-learn-intro = Each lesson is a real position of the game and takes a few minutes. Leave whenever you like: it goes on where you left it.
ui-learn-rules = The rules
ui-learn-rules-says = All of them, by phase, with examples; to search in, too
ui-learn-begun = begun: page { $at } of { $of }
ui-learn-taken = done
ui-learn-bar = Lesson { $number }: { $title }
ui-learn-page = page { $at } of { $of }
ui-learn-task = Task: { $task }
ui-learn-right = Right.
ui-learn-else = By the rules, but not what was asked.
ui-learn-go-back = Enter takes it back, and you try again.
ui-learn-done = That was the lesson "{ $title }". Enter begins the next one; q leads to the list of lessons.
ui-learn-all-done = That was the last lesson. Enter leads to the list of lessons; everything can be repeated.
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
ui-hint-bribe = Does it complete a mission (5 points)? At the end 3 coins are worth 1 point.
ui-hint-five = Markers on board 5 work for its crown, now or in the next round.
ui-hint-anywhere = On a board still to come it counts now, on a scored one in the next round.
ui-hint-lay-out = Two chips for 5 points and help in every round; keep crowns for later.
ui-hint-lay-out-last = Last chance: a mission is worth 5 points, a leftover chip only 1.
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
    .about = What the boards show, who neighbours whom, and how a card puts markers there
lesson-court-welcome =
    Welcome to the court of Louis XIV. You are { $a }, with the letter A; { $b } is B, { $c } is C. Above are the twelve boards, each with a person of the court. To the right stands what each of you has.
    A game has four rounds, a round four phases: supply, influence, scoring, missions. Your markers are your influence: in the second phase they go on boards, in the third they win what the boards pay. Here the second has begun.
lesson-court-board =
    Look at board 6, at the top. The first line is its number and name, 6 Condé, and at its end what it asks: 3+ means that everybody with 3 markers there is paid. Below stands what it pays, a shield and a marker.
    The last line is for markers: A and two dots would be two of yours. Other boards ask 1st or $3; that is for another lesson. The key i explains any board.
lesson-court-neighbours =
    Boards that touch above or below are neighbours. Board 6 touches two others: 5 to the lower left and 1 to the lower right. No other board is its neighbour, also not 7, which lies in the same row.
    Neighbours matter because markers can jump from one board to the next.
lesson-court-place =
    You hold five influence cards, at the bottom. In your turn you play one. The card of a person puts up to three markers on the board of that person.
    Press a for the card 6 Condé. The first marker lies on 6 at once. Press 6 for the second and 6 again for the third. Enter plays it.
    .task = Play the card 6 and put three markers on board 6
    .right = A3 on board 6: three markers of yours. That is what 6 asks, so you would be paid if it were scored now. They came out of your personal reserve: to the right, in the line ready, you have 8 now, and before it was 11.
        Now { $b } and { $c } have their turns.
    .back = You have taken markers back instead of placing them. That is the other use of a card, for a later lesson. Press t only when you want that.
    .fewer = That is allowed: one, two or three markers, and some of them may jump. But board 6 asks for three on the board itself, so put all three there.
    .else = That is allowed, but it was another card. Your cards have letters; the card 6 Condé has the letter a.
    .full = Three markers are all that a card can place. Press Enter to play it.
    .far = That board does not touch 6. Esc takes a marker up again.
lesson-court-jump =
    Markers can jump. One of them stays on the board of the card, the others may go on to one neighbour; and if two have jumped, one of them may jump once more. So three markers can lie on three boards in a row, like stepping stones.
    Press a for the card 8, then 2, then 3: one marker stays on 8, one on 2, one goes on to 3.
    .task = Play the card 8 with one marker each on 8, 2 and 3
    .right = One card, three boards. 8 touches 2, and 2 touches 3, so there is a way. Each board has only one marker of yours, though: few markers on many boards win little, many on one board win it. You choose each time.
    .other = That is a good use of card 8, but try the long way this time: a marker on 8, a jump to 2, and one further to 3.
    .else = That is allowed, but it was another card. The card 8 Maintenon is the one to play now.
    .far = That board touches neither 8 nor the board you have come to. From 8 the way leads over 2 or 7.
    .fork = All markers that jump go the same way. Esc takes the last marker up again.
lesson-court-fork =
    There is one thing that markers cannot do: leave a board in two directions. Board 12 touches 4 and 11. Try it, and see how the game says no.
    Press b for the card 12. One marker lies on 12. Press 4, and then o, the key of board 11.
    .task = Take the card 12 and try markers on 12, on 4 and on 11
    .right = Refused: from 12 the markers went to 4, so none can go to 11. A refusal always names its rule. The key w tells more about it, and r opens the rules at that very place.
        Nothing has been played: what you have chosen is taken up again.
    .else = That was a placement by the rules, and it has been played. Here I want to show you one that is not: on 12, on 4 and on 11.
    .far = Nearly: that board does not touch 12. Take 4, and then 11 with the key o.
lesson-court-joker =
    The card marked J is a joker. It places only one or two markers, but anywhere: the first on any board you like, the second on the same board or on a neighbour.
    Take the joker, press the number of a board, perhaps another, then Enter. For 11 and 12 you can press b and c.
    .task = Play the joker and place one or two markers where you like
    .right = A joker is weaker, but it goes where no other card of yours can. Many keep it for the end of the phase, when they see where one marker more decides.
    .back = A joker can take markers back, but only two, and every other card takes three. Better place with it.
    .else = That is allowed, but play the joker this time: the card marked J.
    .far = The second marker must lie on the same board as the first or on a neighbour.
lesson-court-end =
    You have two cards left. When you play one of them, the other is put away unseen: of five cards you only ever play four. So begin with what matters.
    When all have played, the twelve boards are scored in order. How that goes is the third lesson. First: where do markers come from, and where do they go?

## 2 Reserves
lesson-reserves = Two reserves, and taking back
    .about = Markers ready and markers out, and how a card brings them back
lesson-reserves-three-places =
    Here is the second round of a game. You have 16 markers, and each is in one of three places: on the court, in your personal reserve, or in the general reserve in the middle of the table.
    To the right, in the line ready, is your personal reserve: 1. Only these can be placed. The general reserves lie on the court, between the boards: A11 are yours, and they are out until something brings them back.
lesson-reserves-out =
    Why are so many of yours out? Because you won. Whoever has the most markers on a board is paid and puts those markers into the general reserve. Whoever is beaten takes theirs back to the personal reserve and has them ready again.
    So a win costs markers, and a good round leaves you short in the next.
lesson-reserves-short =
    You have one marker ready. A card of a person could place three. See what happens if you try to place a second one: press b for the card 4 Dauphin, then 4.
    .task = Take the card 4 and try to place two markers
    .right = Refused: nothing is ready any more. A card cannot place what you do not have ready: it never places from the general reserve.
    .else = That is allowed. But see first what happens when markers run out: take the card 4 and press 4 for a second marker.
lesson-reserves-take =
    A card can do something else instead: take back three markers from the general reserve. It does not matter which person the card shows. Press b for the card 4, then t for taking back, then Enter.
    A card places or takes back, never both.
    .task = Play the card 4 and take three markers back
    .right = Now 4 are ready and 8 are out. It has cost you a whole turn, and you have only four in a round. That is the price of winning much at once.
    .other-card = That is just as good as taking back with card 4, but keep to the card 4 here: the others are for later.
    .placed = You have placed your only marker. Now nothing is ready; take back first. After choosing the card press t.
    .else = That is allowed. Here, take back with the card 4: press b, t, Enter.
lesson-reserves-which =
    Take back once more. Which card will you give for it? All cards of persons take back three. A joker takes back two.
    Think of where you want to place later, and give a card you will not miss.
    .task = Take three markers back with the card you need least
    .right = Now 7 are ready and 5 are out. What a card shows does not count when it takes back, so a card whose board you do not want is right for it.
    .joker = That brought two markers only, and the joker is gone, your one card that goes anywhere. Give another one.
    .placed = That placed markers. It may be a good move, but here take back first: press t after choosing the card.
    .else = That is allowed. Here, take back with a card of a person.
lesson-reserves-place =
    Now you have something to place. Do it with any card, where you like. The line above your cards tells what the markers would bring if those boards were scored now: A+ means that you would be paid, A$3 that you could pay 3 to be paid, A- that you would get nothing.
    .task = Place markers with any card
    .right = Watch what the others have ready, too: whoever has nothing left cannot answer you any more.
    .back = You can take back as often as you like, but markers score only on boards. Place some now.
    .else = That is allowed. Here, place some markers.
lesson-reserves-end =
    With nothing ready you still play your cards, to take back. There are other ways to get markers back: board 8 Maintenon gives one, and some missions give one to three in every round.
    In round one you have 11 markers ready and 5 out. { $c } has one fewer ready, since whoever comes later begins with less.

## 3 Conditions
lesson-conditions = The three conditions
    .about = $3, 1st and 3+: who is paid by a board, who may bribe, and where the markers go
lesson-conditions-signs =
    When all cards are played, the boards are scored from 1 to 12. Each board pays something and asks something. What it asks stands at the end of its first line, and there are three kinds: $3, 1st and 3+.
    Here the influence phase is nearly over. You have one turn left; { $b } and { $c } have none.
lesson-conditions-money =
    $3 is money. Whoever has the most markers, alone, is paid free. Everyone else with a marker there may bribe: pay 3 Louis d'or to be paid as well.
    On board 2 { $b } has two markers and you have one. { $b } gets the letter free, you may pay for one. If two had the most together, nobody would be paid free, and all of them might bribe.
lesson-conditions-first =
    1st is first place. Whoever has the most markers, alone, is paid; the others get nothing. On board 5 you lead with two against one.
    If several have the most, nobody at all is paid. That is how it stands on board 9, where { $b } and { $c } have one each.
lesson-conditions-markers =
    3+ is markers. Everybody with three markers or more is paid, however many the others have. On board 10 { $b } has three and you have one: { $b } is paid, you are not.
    All markers there come back ready, so such a board uses none of them up.
lesson-conditions-third =
    On board 6 you have two markers, and it asks three. Your last turn is for the third one. Press a for the card 6; its first marker lies there already. One is enough: press Enter.
    Then the scoring begins. Press Enter to go on from board to board, and read who is paid and why.
    .task = Play the card 6 and put one marker on board 6
    .right = The last of your cards was put away, and the scoring began. Board 1 was empty. On board 2 { $b } had the most alone and got the letter free. The markers leave the board when everybody there has been asked.
    .more = One marker would have been enough for board 6. The others you will want in the next round, so play the card with one marker only.
    .back = You have taken markers back, and board 6 is still one short. Place one there instead.
    .else = That is allowed, but then board 6 gives you nothing. Play the card 6, with one marker on 6.
lesson-conditions-bribe =
    Now you are asked for board 2. You have one marker there, so you may bribe: 3 Louis d'or for a letter. You have 5. A letter and another chip pay for a mission, worth 5 points at the end and useful in every round.
    Whether you bribe or not, your marker comes back ready.
    .task = Pay the bribe: answer y
    .right = The letter is yours, for 3 Louis d'or, and your marker came back. Then Louis's board gave { $c } two chips (that is the next lesson), and board 5 gave you its crown: you led two to one. Your two markers from 5 went out, and the board was turned over.
        Board 6 pays you a shield, since you have three. It pays something else, too.
    .no = You have kept your money. That is allowed and often right. Here, see what a bribe does.
    .else = That is allowed. Here, answer y and bribe.
lesson-conditions-anywhere =
    Board 6 also lets you place one marker from the general reserve on any board. On a board still to be scored it counts at once; on one already scored it stays for the next round.
    Press the number of a board, then Enter.
    .task = Put the marker of board 6 on any board
    .right = Well placed or not, it cost nothing: the marker came out of the general reserve, where it did not serve you.
    .none = That is allowed, but the marker is a gift. Put it somewhere: at worst it comes back ready when that board is scored.
    .else = That is allowed. Here, choose a board.
lesson-conditions-tie =
    The rest went by itself. On board 9 nobody had the most alone, so nobody was paid, and all took their markers back. On board 10 { $b } had the three that it asks and drew two shields; you had too few.
    Remember: the winner of a $3 or 1st board puts the markers out. All others, and everybody on a 3+ board, take them back ready.
lesson-conditions-flip =
    Boards that somebody won have been turned over. Their other side pays the same and asks something else: board 2 now shows 1st, board 5 shows $4, board 10 shows 1st. Boards that nobody won stay as they are.
    So look again in each round at what a board asks. The key i shows both sides.

## 4 Louis
lesson-louis = Louis's board
    .about = The crown on the court: first, second, and what a tie is worth
lesson-louis-who =
    At the start of every round a money card is turned up. Every player gets its money, and Louis goes to the board it names: 1, 2, 3 or 4. The crown on board 3 shows that he is there now.
    On his board other rules count. Here { $b } has three markers, you have two and { $c } has one, and you have one turn left.
lesson-louis-pays =
    Where Louis is, two players can be paid free. Whoever has the most, alone, gets the chip of the board and a crown. A crown is the best chip: it stands for any other. Whoever is second, alone, gets the chip too.
    Everyone else may bribe if the board shows $3, and gets nothing if it shows 1st.
lesson-louis-second =
    As it stands you are second, alone. See what that is worth: leave board 3 as it is and take markers back with your card. Press a, t, Enter, and then watch board 3.
    .task = Take markers back with a card, and stay second on board 3
    .right = { $b } got a ring and a crown. You got a ring for nothing, and your two markers came back ready, while the three of { $b } went out. To be second beside the king is a bargain.
    .placed = That changed board 3. It is a good idea, and we come to it. But first see what being second is worth: take back instead.
    .else = That is allowed. Here, take markers back: press a, t, Enter.
lesson-louis-again =
    Let us go back to before your turn and see what else could happen. Enter puts the table back.
lesson-louis-tie =
    Now make it a tie. One marker more on board 3, and you have three like { $b }. Press a for the card 3 and Enter: one marker.
    .task = Play the card 3 with just one marker on board 3
    .right = Three and three: each of you got a ring, and nobody a crown. All six markers went out. { $c } could have bribed, but had no money for it. A tie on Louis's board is no disaster, as it would be on a 1st board: all who are tied are paid.
    .too-many = That was more than a tie: you have won the board. It is what we come to next. Here, put only one marker on 3.
    .else = That is allowed. Here, put one marker on board 3 with the card 3.
lesson-louis-once-more =
    And back once more. There is a third way.
lesson-louis-win =
    Two markers more on board 3 make four against three: alone with the most. Press a for the card 3, 3 for a second marker, Enter.
    .task = Play the card 3 and win board 3 with two markers or more
    .right = A ring and a crown for you. { $b } was second, alone, and got a ring free. Your four markers went out: winning where Louis is pays most and costs most.
    .tie = That is the tie again: a ring each, no crown. Put two markers on board 3.
    .back = That leaves you second. This time win it: two markers on board 3.
    .else = That is allowed. Here, win board 3.
lesson-louis-end =
    Louis's board is turned over every time, also if nobody was there, and Louis goes back to the money cards. In the next round he stands on 1, 2, 3 or 4 again.
    If one has the most and two are tied behind, nobody is second: these two may only bribe, or get nothing. So a tie for second hurts, and a tie for first does not.

## 5 Missions
lesson-missions = Missions and chips
    .about = What chips are for: laying out missions, drawing new ones, and the one chip you keep
lesson-missions-chips =
    The scoring is over, and you have won chips. They stand above: two sceptres (S), a letter (L), a ring (R), a helmet (H) and a crown (C). Boards 1 to 4 pay the first four, boards 5 and 9 pay crowns.
    In the missions phase you change chips into missions. A mission laid out is worth 5 points at the end, and it helps you in every round from now on.
lesson-missions-cards =
    You hold two mission cards, which the others do not see. Each shows the two chips that it costs. A light mission costs one given chip and any other, a medium one two different chips, a dark one two equal chips.
    The screen says of each whether you can pay it now. A crown stands for any chip, so do not give it away where another will do.
lesson-missions-first =
    One shield costs a letter and a ring; you have both. Laid out, it gives you a shield at the start of every round. A shield is a point.
    Press the letter of the mission, look at the payment, and press Enter. A digit chooses another payment.
    .task = Lay out "One shield" for a letter and a ring
    .right = The mission lies before you, and the letter and the ring went back. That is 5 points, and a shield more in each round that is left. After each mission you draw a new one at once.
    .crown = That is allowed, but you have given a crown where a letter or a ring would have done. A crown can be any chip: keep it as long as you can. The digits choose the payment.
    .other = That is a good one too, but begin with "One shield": its chips fit exactly.
    .done = You have finished without laying anything out. All chips but one became shields, one point each. Two chips in a mission are worth five. Lay out first.
    .else = That is allowed. Here, lay out "One shield".
lesson-missions-draw =
    Choose the deck: 1 light, 2 medium, 3 dark. Dark missions do most but need two equal chips; light ones are easy to pay.
    .task = Draw a mission from a deck you like
    .right = The new card is in your hand, and you could lay it out at once if the chips were right. The others see only which deck it is from.
    .else = That is allowed. Here, draw a card.
lesson-missions-second =
    You have four chips left: two sceptres, a helmet, the crown. They pay for another mission. "One marker back" costs a sceptre and any chip, and your new card may be possible, too.
    .task = Lay out another mission
    .right = That is 10 points on the table. Chips are worth most here: two of them make 5 points, while one alone makes a shield, which is 1.
    .done = You have stopped with four chips, and three of them became shields. Two could have made a mission. Lay one out.
    .else = That is allowed. Here, lay out a mission.
lesson-missions-draw-again =
    Draw again. Your hand always has as many missions as before, unless a mission lets you draw one more.
    .task = Draw another mission
    .right = You can go on like this as long as your chips last.
    .else = That is allowed. Here, draw a card.
lesson-missions-done =
    Two chips are left. Say that you are done: z. Then you keep one chip for the next round; every other one is changed into a shield.
    .task = Finish with z
    .right = Nothing more is laid out. Now for the chips that are left.
    .third = You have found a third one to pay for. Well done, and worth 5 points; but here I want to show you what happens to chips that are left. Finish with z.
    .else = That is allowed. Here, finish with z.
lesson-missions-keep =
    Which chip do you keep? Think of the missions in your hand. A crown fits everything.
    .task = Choose the chip to keep
    .right = One chip stays, the other has become a shield. Then the next round began, and your missions worked for the first time: in the supply phase you drew a shield, and the other missions before you did what they say.
    .else = That is allowed. Here, choose a chip.
lesson-missions-end =
    Missions come in many kinds: markers back, money, a marker on a board before anybody plays, four markers with one card, a tie won. The key i on a mission tells what it does. Missions still in hand at the end are worth nothing.
    Early missions work three times, late ones only give points.

## 6 Intrigue
lesson-intrigue = Intrigue, bribes and money
    .about = A card that moves a board at the last moment, and what money is good for
lesson-intrigue-what =
    The scoring has come to board 7. You hold two intrigue cards, 7 Colbert and 12 Louvois: they stand at the bottom right. Each belongs to one board.
    Just before that board is scored you may play its card and add markers there: one from the general reserve, or one or two from your personal one.
lesson-intrigue-play =
    On board 7 you and { $b } have two markers each. It is a 1st board, so a tie pays nobody; alone you would get 5 Louis d'or. Break the tie. Press a to say that you play intrigue, then choose where the marker comes from. One from the general reserve is enough, and it does not use up what you have ready.
    .task = Play intrigue on board 7 with a marker from the general reserve
    .right = Three against two: 5 Louis d'or for you. The card went face down under the intrigue deck, so it is gone for now. { $b } did not see it coming: nobody knows which intrigue cards you hold.
    .personal = It has worked as well, but you have used markers that were ready. One from the general reserve would have been enough, and it was idle.
    .no = Tied for most on a 1st board, so neither of you was paid. Your card could have changed that. Press a before the board is scored.
    .else = That is allowed. Here, take one marker from the general reserve.
lesson-intrigue-bribe =
    Board 8 shows $3. { $c } had the most and was paid free. You have a marker there and 9 Louis d'or. Board 8 pays in markers: up to two from the general reserve on board 5, and one back to you.
    Is that worth 3? Board 5 pays a crown, and two markers there are a head start for the next round.
    .task = Pay the bribe: answer y
    .right = Bribes are asked in turn order, after the winner has been paid. Now for what board 8 gives.
    .no = You have kept your 3 Louis d'or. It is your choice each time; here, see what board 8 does.
    .else = That is allowed. Here, bribe with y.
lesson-intrigue-five =
    Board 5 has been passed in this round, so markers put there now stay for the next one. They come from the general reserve.
    .task = Put two markers on board 5
    .right = Two markers of yours lie on board 5, and one marker came back to your personal reserve. In the next round you begin with a lead there.
    .fewer = That is allowed, but they are yours for the asking. Put two there.
    .else = That is allowed. Here, put two markers on board 5.
lesson-intrigue-keep =
    Now board 12. You hold its card as well, but you are alone there with two markers: you win it anyway. A card that you keep can be played in a later round, and in the end it is worth a shield. Press Enter to let the board be scored without it.
    .task = Let board 12 be scored without playing your card: Enter
    .right = Board 12 is yours, and so is the card.
    .wasted = You have won the board, as you would have without it, and the card is gone. Keep it this time: Enter.
    .else = That is allowed. Here, keep the card.
lesson-intrigue-drawn =
    Board 12 has paid a shield and a new intrigue card. It is the way to such cards; a dark mission is another. A card drawn here can be played from the next round on.
    Among people, everybody who holds any intrigue card is asked before each board, so being asked gives nothing away. Alone you are asked only where your card fits.
lesson-intrigue-money =
    Money comes from the money card in each round, from board 7, and from missions. It is good for bribes and for a few missions. What is left at the end counts little: one shield for every 3 Louis d'or. So a bribe of 3 costs one point; a chip that completes a mission is worth more.

## 7 The end
lesson-end = The end, and how scores come about
    .about = The last missions phase, the final count, and the most of each kind of shield
lesson-end-last =
    The fourth round is nearly over. In this missions phase you can lay out missions for the last time. Then everything is counted: 1 point for each shield, 5 points for each mission laid out. Missions in hand are worth nothing.
    You have one mission on the table, four shields, four chips, 7 Louis d'or, an intrigue card and a marker on board 5.
lesson-end-five-points =
    A sceptre and a letter pay for "Two, your choice". It will do nothing any more, since there is no round left for it to work in. But it is worth 5 points. The same two chips as shields would be worth 2.
    .task = Lay out "Two, your choice" for a sceptre and a letter
    .right = Five points more. In the last round this is the only question: two chips for 5 points, or a point for each.
    .done = You have stopped, and your chips became shields: four points. Two of them could have been worth five.
    .else = That is allowed. Here, lay out the mission.
lesson-end-draw =
    A new mission is drawn, as always. It could be laid out at once if the two helmets that you have left paid for it.
    .task = Draw a mission from any deck
    .right = Two helmets do not pay for it. No harm done.
    .else = That is allowed. Here, draw a card.
lesson-end-count =
    In the final count many things become shields, one each: every influence card and intrigue card in your hand, every chip, every marker of yours on a board, and every full 3 Louis d'or.
    For you: two chips, one intrigue card, one marker, and two for 7 Louis d'or. That makes six shields.
lesson-end-done =
    Finish with z. The others have nothing left to do. Then read step by step what everybody's things become, which shields they turn up, and who has the most of each kind.
    .task = Finish with z, then watch the final count
    .right = The game is over. The score of each player is shields plus 5 for each mission.
    .else = That is allowed. Here, finish with z.
lesson-end-kinds =
    There are six kinds of shields. For each kind, whoever has most of it gets one shield more, and so does everyone who is tied. You drew your shields without looking, but you may always look at your own: the key p.
    The extra shields are not looked at, so they change nothing about who has most.
lesson-end-tie =
    If two have the same score, the one with more markers in the personal reserve wins. If that is the same, too, they share the win.
    So every mission counts as much as five shields. Crowns make missions easy, and Louis's board gives crowns.

## 8 Two players
lesson-two = The game for two
    .about = The neutral markers, and how to live with them
lesson-two-third =
    With two players the court would be too quiet. So there is a third side, which nobody plays: eight neutral markers, with the letter N. It has no cards, no money and no reserves, and it is never paid. But it stands in your way.
    You begin with 11 markers ready, { $b } with 10.
lesson-two-cards =
    At the start of the influence phase two neutral markers go where Louis is. Then cards are turned up from the deck until three persons have come, and two markers go to each of their boards. Jokers do not count. The same board can be hit twice.
    Watch it happen.
lesson-two-louis =
    The neutral side has two markers on board 4, where Louis is. To be alone with the most there you need three. Two would be a tie: the neutral side counts like a player for that. Press a for the card 4, then 4 and 4, Enter.
    .task = Play the card 4 with three markers on board 4
    .right = Three against two. As it stands you will have the most, alone. And the neutral side will be second, alone: so the chip for the second goes to nobody.
    .tie = Two against two is a tie for most. You would get the helmet but no crown, and your markers would go out all the same. One more makes you first alone.
    .back = Taking back can wait: you have 11 ready. Go for board 4.
    .else = That is allowed. Here, put three markers on board 4 with the card 4.
lesson-two-crown =
    Board 9 pays a crown to first place. The neutral side has two markers there, too. On a 1st board a tie with the neutral side means that nobody is paid. Beat it as well.
    .task = Play the card 9 with three markers on board 9
    .right = { $b } has one turn left; then all boards are scored. Watch boards 2, 4, 5 and 9.
    .few = Against two neutral markers you need three markers on board 9 itself. Markers that jump away do not count there.
    .else = That is allowed. Here, win board 9 with the card 9.
lesson-two-end =
    Board 4 gave you a helmet and a crown, and nobody the second prize. On board 2 the neutral side had the most alone: nobody was paid free, but { $b } might bribe. On 5 the neutral side won the crown, and it was lost. Where the neutral side wins alone a board is turned over, too.
    After a board is scored its neutral markers go back to the eight. On a 3+ board they do not count at all.

## 9 A round
lesson-round = A whole first round
    .about = Supply, influence, scoring and missions in one go, with advice on the way
lesson-round-phases =
    Now a whole round, as it comes. It has four phases: supply, influence, scoring, missions. Four rounds make a game.
    In the supply phase a money card is turned up: everybody gets that money, and Louis goes to a board. Then everybody is dealt five influence cards. Press Enter to see it.
lesson-round-look =
    Before you play, look at what you want. Press p for your sheet: there are your missions and the chips that they cost. "One shield" needs a sceptre and a helmet: boards 1 and 4 pay them. "One Louis d'or" needs a letter, from board 2, and any chip.
    Louis is on board 1, so the second one there gets a sceptre free, too.
lesson-round-first-turn =
    The card 4 Dauphin reaches both boards that you want: 4 itself and its neighbour 1. Two on 1 and one on 4, or the other way round: the line above your cards tells what it would bring now. { $b } and { $c } come after you, so do not count on it.
    .task = Play the card 4 with markers on boards 4 and 1
    .right = You are on both boards. Now watch { $b } and { $c }: who has how much ready, and which boards do they want?
    .else = That can be a good move. But your missions ask for a sceptre and a helmet, and the card 4 can go for both: boards 4 and 1.
lesson-round-turns =
    Three more turns, and they are yours. Some advice: crowns from 5 and 9 fit every mission. On $3 boards a single marker is enough to bribe later. Jokers break a tie at the end. If little is ready, take back.
    The key v shows all boards with who would be paid now; i explains a board; T shows this again.
    .task = Play your turns as you like
lesson-round-scoring =
    The scoring has begun. You are asked whenever there is something to decide. A bribe is worth it when the chip completes a mission. Remember that money left at the end is worth a point for every 3.
    .task = Answer what you are asked
lesson-round-missions =
    The missions phase. If you have two chips that fit, lay out a mission: press its letter, then Enter, and draw a new one. Then finish with z and keep one chip. If you have fewer than two chips there is nothing to ask you.
    .task = Lay out what you can, then finish with z
lesson-round-end =
    That was a round. The card of the start player has passed to { $b }, who now comes first, and the next round has begun. Three more like this, and the shields and missions are counted.
    You know the game now. The key r has all the rules, w tells why something is not possible, and i explains boards and missions. Have fun at court.
