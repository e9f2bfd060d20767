### The review of a game, and the guide of a first game.

ui-key-review = review
ui-review = What decided the game
ui-review-thinking = The game is being looked at: a few seconds.
ui-review-nothing = No single answer decided it: nothing would have changed the chances by more than a little.
review-moment = Round { $round }, { $name }: { $played }. Chance to win { $own } %; { $best } % was possible.
review-swing = Round { $round }, { $name }: { $played }. The table gave them { $own } % before and { $best } % after.
review-better = Better: { $better }.
review-hidden = What would have been better depends on cards that are still hidden.
review-won = { $name } won with { $points } points to { $others }; at the lowest the chance was { $low } %.
review-leads = { $name } is ahead with { $points } points to { $others }, and the chance was { $low } % at the lowest.
review-more-missions = Missions made the difference: { $name } laid out { $own }, { $early } of them in the first two rounds; { $other } { $theirs }, { $late } of them so early.
review-same-missions = Missions were even, { $own } each; { $name } had { $early } of them in the first two rounds and { $other } { $late }, so shields and leftovers decided.
review-fewer-missions = { $name } laid out fewer missions, { $own } against { $theirs } of { $other }, and made up for it with shields; early ones: { $early } and { $late }.
review-turns = { $name } spent { $back } of { $turns } turns on taking markers back, { $other } { $theirs } of { $all }; bribes: { $bribes } for { $coins } Louis d'or against { $paid } for { $spent }.

## The guide of a first game
ui-learn-first = A first game with the guide
ui-learn-first-says = You against two easy bots. The guide says what is new when it comes up, and grows silent.
ui-tip-head = The guide
ui-tip-hint = H: a hint
ui-tip-turn = Your first turn. Look at your missions below: which chips do they cost? Play a card towards boards that pay these, with up to three markers.
ui-tip-short = Fewer than three are ready. A card you do not need takes three back: its letter, then t.
ui-tip-more-cards = Board 11 gave you a card: you hold one more, and so have one turn more in this round.
ui-tip-last-round = The last round. Only points count now: missions for 5, shields for 1. Markers left on boards are a shield each.
ui-tip-last-card = Two cards are left: play one, and the other is put away unseen.
ui-tip-joker = A joker goes anywhere, but with two markers only. It is strongest late, where one more decides.
ui-tip-louis = The crown shows where Louis is. Most, alone, wins the chip and a crown; second, alone, gets the chip free.
ui-tip-missions-want = Crowns stand for any chip, and boards 5 and 9 pay them. On $ boards one marker is enough to bribe.
ui-tip-scoring = The scoring, board by board: who has what, why they are paid, where the markers go. Winners' markers go out.
ui-tip-bribe = Your first bribe: pay, and you are paid like the winner. It is worth it when the chip helps towards a mission of 5 points.
ui-tip-intrigue = You hold an intrigue card. Before its board is scored it adds markers, even where you have none. Kept, it is a shield.
ui-tip-five = Board 8 puts markers from the general reserve on board 5: a head start for its crown.
ui-tip-anywhere = Board 6: a marker for any board. On one that is still to come it counts in this round.
ui-tip-lay-out = Missions: two chips lay one out, for 5 points and help in every round. A crown stands for any chip.
ui-tip-lay-out-last = The last missions: whatever you can pay is 5 points. A chip left over is one.
ui-tip-draw = Light ones cost a given chip and any other: easiest. Dark ones do most, but want two equal chips.
ui-tip-keep = One chip stays for the next round. A crown fits everything.
ui-tip-works = What you laid out works now, once in every round.
ui-tip-round-two = Round two. The next player begins. Boards that paid have turned over: look again at what they ask.
ui-tip-over = The game is over. Enter counts the shields; on the result, w shows what decided it.

## Drills
ui-learn-drills = Drills
ui-learn-drills-says = Ten positions: who is paid, where the next marker may go, which missions can be paid
ui-drill = Drills
ui-drill-at = { $at } of { $of }, right { $score }
ui-drill-paid = If { $board } were scored now: what does { $name } ({ $letter }) get?
ui-drill-paid-keys = 1 paid free   2 may bribe   3 nothing
ui-drill-next = Card { $card }. Markers lie as shown with +. Where may the next one go?
ui-drill-next-keys = Press the key of every such board, then Enter.
ui-drill-joker = joker
ui-drill-payable = Your chips: { $chips }. How many of these missions could you pay, each on its own?
ui-drill-payable-keys = Press 0, 1, 2 or 3.
ui-drill-right = Right.
ui-drill-wrong = Not so.
ui-drill-boards = The next marker may go to: { $boards }.
ui-drill-count = The answer is { $count }.
ui-drill-done = { $score } of { $of } right. Enter leads back.
ui-drill-best = Your best before: { $best }.
