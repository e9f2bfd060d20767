### The review of a game, and the guide of a first game.

ui-key-review = review
ui-review = What decided the game
ui-review-thinking = The game is being looked at: a few seconds.
ui-review-nothing = No single answer decided it: nothing would have changed the chances by more than a little.
review-moment = Round { $round }, { $name }: { $played }. Chance to win { $own } %; { $best } % was possible.
review-swing = Round { $round }, { $name }: { $played }. The table gave them { $own } % before and { $best } % after.
review-better = Better: { $better }.
ui-review-own = What you could have done better
ui-review-all = What would have been better
ui-review-others = What the others missed
ui-review-story = why it went so
ui-review-moments = the moments
ui-review-show = see the better answer
ui-review-try = This is the better answer, in place of the one that was given. Left goes back before it; P plays on from here, as another game.
review-brief = Round { $round }, { $name }: { $own } %, but { $best } % was possible.
review-brief-swing = Round { $round }, { $name }: from { $own } % to { $best } %.
review-even = Nobody is ahead so far: { $points } points each.
review-change = By the end of the round it would have brought, on average: { $gains }.
review-change-one = { $part } { $more }
review-part-missions = missions
review-part-shields = shields
review-part-crowns = crowns
review-part-chips = chips
review-part-intrigue = intrigue cards
review-part-cards = influence cards kept
review-part-coins = Louis d'or
review-part-markers = markers to use
review-part-rival = points of the best other
review-lacks = { $count } fewer { $part }
review-lacks-rival = the best other { $count } more points
review-change-both = By the end of the round it would have brought, on average: { $gains }; at the cost of { $costs }.
review-change-later = By the end of the round it would only have cost { $costs } on average; what it is good for comes later.
review-cost = { $count } { $part }
review-cost-rival = { $count } more points for the best other
ui-review-play = play on
review-hidden = What would have been better depends on cards that are still hidden.
review-won = { $name } won with { $points } points to { $others }. At its lowest, { $name }'s chance to win was { $low } %.
review-leads = { $name } is ahead with { $points } points to { $others }. At its lowest, { $name }'s chance to win was { $low } %.
review-more-missions = Missions made the difference: { $name } laid out { $own } missions, { $other } { $theirs }. In the first two rounds it was { $early } to { $late }.
review-same-missions = { $name } and { $other } laid out { $own } missions each ({ $early } and { $late } in the first two rounds), so shields and what was left over decided.
review-fewer-missions = { $name } laid out { $own } missions, fewer than the { $theirs } of { $other }, and made up for it with shields. In the first two rounds it was { $early } to { $late }.
review-turns = { $name } spent { $back } of { $turns } turns on taking markers back, { $other } { $theirs } of { $all }. Bribes: { $name } paid { $coins } Louis d'or for { $bribes }, { $other } { $spent } for { $paid }.
ui-review-swings = The largest swings of the chart
swing = Round { $round }, { $place }: { $chance }.
swing-chance = { $name } from { $before } % to { $after } %
swing-other = At the same time { $chance }.
swing-turn = { $name }'s turn
swing-boards = from { $first } to { $last }
swing-missions = the missions of { $name }
swing-deal = the new cards
swing-end = the count at the end
swing-did = { $name } { $deeds }
swing-deeds = What happened: { $deeds }.
swing-paid = { $board } ({ $pays })
swing-lost = This cost { $name } what lay ready on { $boards }.
swing-won = This brought { $name } { $boards }.
swing-hand = { $name } then held { $cards }.
swing-result = { $name } { $points }
swing-counted = Points when all shields had been turned up: { $results }.
swing-luck = That is luck: nobody could choose it.
swing-unseen = Until then nobody had seen all shields.
swing-drawn = Most of it is luck: which mission was drawn.
swing-hidden = Nobody else could know of the intrigue card of { $name }.
swing-better = { $name } had a better answer there: it is among the moments.
swing-better-was = A better answer of { $name } there: { $better }.
swing-spared = { $other } could have done { $name } more harm there.
swing-none-better = No other answer of { $name } there would have been better by much.
swing-not-asked = { $name } was asked nothing there and could do nothing about it.
swing-not-asked-but = { $name } was asked nothing there: the better answers before it are among the moments.

## The guide of a first game
ui-learn-first = A first game with the guide
ui-learn-first-says = You against two easy bots. The guide says what is new when it comes up, and grows silent.
ui-tip-head = The guide
ui-tip-hint = H: a hint
ui-tip-turn = Your first turn. Look at your missions below: which chips do they cost? Play a card towards boards that pay these, with up to three markers.
ui-tip-short = Fewer than three are ready. A card you do not need takes three back: its key, then t.
ui-tip-short-joker = Fewer than three are ready. A joker takes two back: its key, then t.
ui-tip-more-cards = You hold more than five cards, so you have more turns in this round. Such a card comes from board 11, or from a mission.
ui-tip-last-round = The last round. Only points count now: a mission 5, a shield 1. Markers on boards still to be scored come off them; one that boards 6 or 8 put on a scored board stays and is a shield.
ui-tip-last-card = Two cards are left: play one, and the other is put away unseen.
ui-tip-joker = A joker goes anywhere, but with two markers only. It is strongest late, where one more decides.
ui-tip-louis = Louis is on one of the boards 1 to 4. Whoever alone has most there wins the chip and a crown; second, alone, gets the chip free.
ui-tip-row = Your turn again: the others have no cards left to play. Whoever holds more cards has more turns, several in a row when the others have run out.
ui-tip-trade = A marker for a card: one influence card more is one turn more in this round.
ui-tip-missions-want = Crowns stand for any chip, and boards 5 and 9 pay them. On $ boards one marker is enough to bribe.
ui-tip-scoring = The scoring, board by board: who has what, who is paid, and why. Whoever alone has most on a $ or 1st board loses the markers to the general reserve, as do all tied for most beside Louis. The rest are ready again.
ui-tip-tie = A tie: nobody alone has most. A $ board has no winner then, but all who are there may bribe; a 1st board pays nobody. All markers are ready again, and it does not turn over.
ui-tip-turned = This board turns over. So does each where one player alone had most, or somebody had enough markers, and Louis's always. It pays the same, but asks something else in the next round.
ui-tip-second = Alone in second place beside Louis: the chip is yours free, and your markers are ready again. Most wins a crown as well, but its markers go to the general reserve.
ui-tip-second-other = Somebody is alone in second place beside Louis: that brings the chip free, and the markers are ready again. Most brings a crown as well, but costs its markers.
ui-tip-eight = Board 8 pays in markers from your general reserve: up to two go to board 5, and one comes back to you, ready.
ui-tip-supply = The supply: money for all, and Louis goes to a board. Then five cards each. What is new is told here once, then the guide is silent.
ui-tip-eleven = Board 11 gave you an influence card. It stays in your hand: next round you have one card more, and so one turn more.
ui-tip-twelve = Board 12 gave you an intrigue card, to be played from the next round on, just before its board is scored. Kept to the end, it is a shield.
ui-tip-intrigue-other = Somebody played an intrigue card: markers at the last moment. How many of them each player holds is open; which ones is not.
ui-tip-bribe-tie = You may bribe. Nobody alone has most here, so nobody is paid free; all who are there may pay for it. 3 Louis d'or left over are one point; a chip towards a mission brings more.
ui-tip-bribe = You may bribe: pay, and the board pays you like the winner. 3 Louis d'or left over are one point; a chip towards a mission brings more.
ui-tip-intrigue = You hold an intrigue card. Before its board is scored it adds markers, even where you have none. Kept, it is a shield.
ui-tip-five = Board 8 puts markers from the general reserve on board 5: a head start for its crown.
ui-tip-anywhere = Board 6: a marker for any board. On one that is still to come it counts in this round.
ui-tip-unasked = Markers were placed without asking you, since refusing them never helps. To be asked each time: Settings, Questions.
ui-tip-lay-out = Missions: two chips lay one out, for 5 points and help in every round. A crown stands for any chip.
ui-tip-lay-out-last = The last missions: whatever you can pay is 5 points. A chip left over is one.
ui-tip-draw = Light ones cost a given chip and any other: easiest. Dark ones do most, but want two equal chips.
ui-tip-keep = One chip stays for the next round. A crown fits everything.
ui-tip-works = What you laid out works now, once in every round.
ui-tip-round-two = Round two. The next player begins. Some boards have turned over: look again at what they ask.
ui-tip-over = The game is over. Enter counts the shields; on the result, w shows what decided it.
ui-tip-slip-back = { $count } were ready: taking back now cost a turn.
ui-tip-slip-bribe = A mission in your hand still lacks this chip: { $chip }. It is worth 5 points, 3 Louis d'or one.
ui-tip-slip-done = You finished, but your chips pay for a mission: 5 points.
ui-tip-slip-undo = u takes it back.

## Drills
ui-learn-drills = Drills
ui-learn-drills-says = Ten positions a sitting, of the kind you choose or mixed, with the rule where it was wrong
ui-drill-intro = Ten small positions a sitting, each with a question. Where an answer was wrong, its rule follows, to be read on with Down, and the position comes again at the end.
ui-drill-leave = Leave this sitting? Its score is not kept. (y/n)
ui-drill-kind-mixed = Everything mixed
ui-drill-kind-best = Which of three answers is best
ui-drill-kind-paid = Who is paid: ties and Louis's board, too
ui-drill-kind-after = Where the markers go, and when a board turns over
ui-drill-kind-next = Where the next marker may go
ui-drill-kind-payable = Which missions can be paid
ui-drill-kind-intrigue = What an intrigue card changes
ui-drill-kind-count = What is left over, and the final score
ui-drill-kind-when = When a mission helps first
ui-drill = Drills
ui-drill-at = { $at } of { $of }, right { $score }
ui-drill-paid = If { $board } were scored now: what does { $name } ({ $letter }) get?
ui-drill-best-asked = Round { $round } of { $of }, your turn (A). Which of these is best?
ui-drill-best-own = Points { $points }. Missions: { $missions }. Chips: { $chips }. Ready { $ready }, general { $out }, { $coins } Louis d'or.
ui-drill-best-chances = Chance to win: { $list } (on average, by the end of the round).
ui-drill-best-chances-alone = Chance to win: { $list }.
ui-drill-best-lacks = { $chance }, for it brings { $lacks }
ui-drill-home = { $board } is scored, and nobody bribes. Where do the markers of { $name } ({ $letter }) go?
ui-drill-home-plain = { $board } is scored. Where do the markers of { $name } ({ $letter }) go?
ui-drill-flip = { $board } is scored. Does it turn over?
ui-drill-intrigue = { $board } is next, and you (A) hold its intrigue card. How many markers must the card add, so that you are paid without a bribe?
ui-drill-intrigue-paid = { $board } is next, and you (A) hold its intrigue card. How many markers must the card add, so that you are paid?
ui-drill-next = Card { $card }. Its markers so far are on the boards. Where may the next one go?
ui-drill-next-keys = Press the key of every such board, then Enter.
ui-drill-joker = joker
ui-drill-payable = Your chips: { $chips }. Which of these missions could you pay, each on its own?
ui-drill-payable-keys = Press the key of each that you could pay; Enter answers, also with none.
ui-drill-pays = yes, for example with { $payment }
ui-drill-pays-not = no, missing: { $chips }
ui-drill-any = any chip
ui-drill-right = Right.
ui-drill-wrong = Not so.
ui-drill-boards = The next marker may go to: { $boards }.
ui-drill-repeat = once more: { $left } to go
ui-drill-why-home = On $ and 1st boards the markers of whoever alone has most go to the general reserve; beside Louis also those of all who are tied for most. All others are ready again.
ui-drill-why-plus = On a + board all markers are ready again, paid or not.
ui-drill-why-next = Onto a board where a marker of this card lies, or from one to a neighbour if one stays behind; and from each board in one direction only.
ui-drill-why-joker = The second marker of a joker goes to the same board or to a neighbour of it.
ui-drill-why-kept = One chip stays for the next round, also when it is the only one; each of the others is a shield.
ui-drill-why-score = { $shields } for shields + { $most } for most of a kind, ties too + { $laid } for missions = { $total }.
ui-drill-flip-sole-most = It turns over: one player alone has most.
ui-drill-flip-somebody-paid = It turns over: somebody has enough markers.
ui-drill-flip-louis = It turns over, as Louis's board always does.
ui-drill-flip-nobody = It stays: nobody is there.
ui-drill-flip-tied = It stays: several are tied for most.
ui-drill-flip-nobody-paid = It stays: nobody has enough markers.
ui-drill-count = The game ends. You have { $things }. How many shields do you draw for that?
ui-drill-kept = The missions phase of round { $round }. You can pay for no mission, and finish with { $chips }. How many shields do you draw for chips?
ui-drill-score =
    The game ends, and nothing is left over. Shields: you { $own }; { $b } { $second }; { $c } { $third }. You have laid out { $count ->
            [one] one mission
           *[other] { $count } missions
        }. How many points have you?
ui-drill-when = You have just laid out "{ $mission }", in the missions phase of round 2. When does it help for the first time?
ui-drill-coins = { $count } Louis d'or
ui-drill-intrigues =
    { $count ->
            [one] an intrigue card
           *[other] { $count } intrigue cards
        }
ui-drill-influences =
    { $count ->
            [one] an influence card
           *[other] { $count } influence cards
        }
ui-drill-lying =
    { $count ->
            [one] a marker on a board
           *[other] { $count } markers on boards
        }
ui-drill-with =
    { $count ->
            [one] one marker is enough, from either reserve
           *[other] it takes two, from the personal reserve
        }
ui-drill-number =
    { $count ->
            [0] none
            [one] one shield
           *[other] { $count } shields
        }
ui-drill-points = { $count } points
ui-drill-choice-free = paid free
ui-drill-choice-chip-and-crown = the chip and a crown
ui-drill-choice-chip = the chip, no crown
ui-drill-choice-may-bribe = nothing free, but a bribe is allowed
ui-drill-choice-nothing = nothing
ui-drill-choice-general = to the general reserve
ui-drill-choice-personal = they are ready again
ui-drill-choice-yes = yes
ui-drill-choice-no = no, the same side stays up
ui-drill-choice-anyway = no marker: you are paid without the card
ui-drill-choice-never = not even two are enough
ui-drill-choice-at-once = at once, in this phase
ui-drill-choice-in-supply = in the supply of round 3
ui-drill-choice-in-influence = in the influence phase of round 3
ui-drill-choice-in-scoring = in the scoring of round 3
ui-drill-done = { $score } of { $of } right.
ui-drill-best = Your best of this kind before: { $best }.
ui-drill-record = That is your best of this kind; before it was { $best }.
ui-drill-clean = Nothing to look at again.
ui-drill-again = Look again at:
ui-drill-lesson = lesson { $number }
ui-drill-on = Enter leads to the kinds; r opens the first of these rules.
ui-drill-on-kinds = Enter leads to the kinds.
