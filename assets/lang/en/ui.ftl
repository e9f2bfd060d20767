### The words of the screens: labels, prompts, key help.

ui-title = LOUIS XIV
ui-too-small = This terminal is too small for the table: it has { $columns } columns and { $rows } rows, and { $width } and { $height } are needed. The game is kept. Make it larger, or leave with Ctrl-C: with --plain the game is played by lines.

## The keys as the keyboard names them
ui-named-enter = Enter
ui-named-esc = Esc
ui-named-space = Space
ui-named-tab = Tab
ui-named-back-tab = Shift-Tab
ui-named-left = Left
ui-named-right = Right
ui-named-up = Up
ui-named-down = Down
ui-named-home = Home
ui-named-end = End
ui-named-page-up = PageUp
ui-named-page-down = PageDown
ui-named-backspace = Backspace
ui-named-ctrl = Ctrl-{ $key }

## Keys
ui-key-open = show me my cards
ui-key-next = next
ui-key-earlier = page back
ui-key-run-on = run on
ui-key-card-of = card of that board
ui-key-card = card
ui-key-mission = mission
ui-key-put-back = put back
ui-key-chip = chip
ui-key-intrigue = play intrigue
ui-key-player = player
ui-key-board = board
ui-key-count = answer
ui-key-payment = payment
ui-key-deck = deck
ui-key-put = marker here
ui-key-take-back = fetch
ui-key-place-instead = place instead
ui-key-four = four markers
ui-key-exchange = change card
ui-key-pay-two = pay 2
ui-key-change-chip = chip to crown
ui-key-confirm = confirm
ui-key-choose = choose
ui-key-score = go on
ui-key-no-intrigue = nobody this round
ui-key-result-again = the result
ui-key-result = turn up the shields
ui-key-yes = yes
ui-key-no = no
ui-key-none = none
ui-key-done = done
ui-key-back = back
ui-key-scroll-up = scroll up
ui-key-scroll-down = scroll down
ui-key-page-before = page before
ui-key-arrows = move
ui-key-next-open = next possible
ui-key-last-open = previous possible
ui-key-undo = undo
ui-key-redo = redo
ui-key-hide = hide hand
ui-key-peek = peek
ui-key-peek-other = another player
ui-key-info = info
ui-key-why-not = why not
ui-key-rules = rules
ui-key-log = log
ui-key-view = other view
ui-key-scores = scores
ui-key-help = help
ui-key-menu = menu
ui-key-leave = save and leave
ui-key-look-back = look back
ui-key-position = write the position out
ui-key-report = write a bug report
ui-key-answer = answer
ui-key-answer-before = answer before
ui-key-phase = phase
ui-key-phase-before = phase before
ui-key-round = round
ui-key-round-before = round before
ui-key-next-board = board
ui-key-board-before = board before
ui-key-first = to the beginning
ui-key-last = to the end
ui-key-event-rule = rule

## The table
ui-condition-money = ${ $price }
ui-condition-first = 1st
# Louis's board, R6.8; 22 columns.
ui-condition-louis-words = 1st +crown, 2nd free
ui-condition-money-words = most, or pay { $price }
ui-condition-first-words = sole leader only
ui-condition-markers-words = all with { $count } or more
ui-condition-money-brief = most or ${ $price }
ui-condition-first-brief = sole leader
ui-condition-markers-brief = all with { $count }
ui-condition-markers = { $count }+
ui-pays-1 = sceptre
ui-pays-2 = letter
ui-pays-3 = ring
ui-pays-4 = helmet
ui-pays-5 = crown
ui-pays-6 = shield, mark.
ui-pays-7 = 5 Louis
ui-pays-8 = markers
ui-pays-9 = crown
ui-pays-10 = shields
ui-pays-11 = card
ui-pays-12 = shield, intr.
ui-pays-1-words = sceptre
ui-pays-2-words = letter
ui-pays-3-words = ring
ui-pays-4-words = helmet
ui-pays-5-words = crown
ui-pays-6-words = shield, marker
ui-pays-7-words = 5 Louis d'or
ui-pays-8-words = markers to 5
ui-pays-9-words = crown
ui-pays-10-words = 2 shields
ui-pays-11-words = influence card
ui-pays-12-words = shield, intrigue
ui-money-card = money
ui-intrigue-deck = intrigue { $count }
ui-intrigue-deck-few = intr. { $count }
ui-influence-deck = deck { $count }
ui-shield-pile = shields { $count }
ui-mission-decks = missions
ui-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
ui-played = played
ui-row-money = money
ui-row-ready = ready
ui-row-cards = cards
ui-row-intrigue = intrigue
ui-row-shields = shields
ui-row-crowns = crown
ui-row-sceptres = sceptre
ui-row-letters = letter
ui-row-rings = ring
ui-row-helmets = helmet
ui-row-laid = laid out
ui-joker-sign = joker
ui-joker-does = any board
ui-none = none
ui-own-intrigue = Intrigue
ui-own-missions = Missions
ui-own-shields = Shields
ui-step = { $at } of { $of }
ui-preview = If scored now
ui-money-each = { $count } each
ui-money-louis = Louis to { $board }
ui-deck-light = light { $count }
ui-deck-medium = medium { $count }
ui-deck-dark = dark { $count }
ui-row-points = points
ui-row-general = general
ui-row-missions = missions
ui-is-bot = bot
ui-is-bot-of = { $level } bot
ui-outlook-paid = paid
ui-outlook-crown = paid, crown
ui-outlook-crown-few = +crown
ui-outlook-bribe = may pay { $price }
ui-outlook-bribe-tied = tied, may pay { $price }
ui-outlook-short = { $count } short
ui-outlook-tied = tied
ui-outlook-fewer = fewer
ui-side-news = Since your last turn
ui-over-shields = Who has most of each kind? Enter turns up the shields.
ui-side-paid = Paid in this round
ui-side-missions = Your missions
ui-side-laid = Laid out
ui-side-chip = { $chip }: on { $boards }
ui-boards-board = board
ui-boards-asks = { "" }
ui-boards-pays = pays
ui-boards-there = markers
ui-boards-now = paid now
ui-curtain-pass = Pass the keyboard to { $name }
ui-curtain-alone = Everybody else looks away, please.
ui-curtain-have = You have
ui-curtain-boards = Your boards
ui-curtain-crowned = would be paid, with a crown, on { $boards }
ui-curtain-would-pay = would be paid on { $boards }
ui-curtain-bribe = could pay { $count } on { $boards }
ui-curtain-bribe-tied = tied for most on { $boards }, could pay { $count }
ui-curtain-bribe-second = tied for second on { $boards }, could pay { $count }
ui-curtain-short = { $count } short on { $boards }
ui-curtain-tied = tied for most on { $boards }
ui-curtain-tied-second = tied for second on { $boards }
ui-curtain-behind = behind on { $boards }
ui-curtain-chips = { $chips }, { $coins } Louis d'or
ui-no-chips = no chips
ui-curtain-holding = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    } ready, { $coins } Louis d'or

## Questions on the table
ui-prompt-take-back = { $name }: { $count ->
        [0] Enter spends the card for nothing, for the general reserve is empty
        [one] Enter spends the card and takes 1 back from the general reserve
       *[other] Enter spends the card and takes { $count } back from the general reserve
    }
ui-prompt-start = { $name }: a board for { $left ->
        [one] your marker
       *[other] the first of { $left } markers
    }, or t to take some back
ui-prompt-place = { $name }: { $placement }; { $left ->
        [0] Enter plays it
        [one] 1 more on a lit board
       *[other] { $left } more on lit boards
    }
ui-line = Enter scores board { $board }. To play its intrigue card first: { $letters }.
ui-line-brief = Enter scores { $board }. Its intrigue card first: { $letters }.
ui-line-several-brief = { $count ->
        [one] Enter scores { $board } and { $last }.
       *[other] Enter scores { $board } to { $last }.
    } Intrigue before that: { $letters }.
ui-line-wanting = Enter asks in private: { $names }. To join or to drop out: { $letters }.
ui-bots-think = The others are thinking.
ui-bot-thinks = { $name } is thinking.
ui-hint = Hint for { $name }
ui-hint-thinking = Thinking.
ui-hint-best = Best: { $answer } ({ $share } %)
ui-hint-next = Next: { $answer } ({ $share } %)
ui-hint-points = Points ahead of the best other at the end: { $points }.
ui-hint-shares = In brackets: the chance to win among equals, by a guess at the cards that you cannot see.
ui-key-hurry = hurry
ui-key-hint = hint
ui-over = The game is over. Enter shows the result.
ui-strip = The cards are covered.
ui-nothing-there = There is nothing to choose under that key.
ui-no-after-all = no, back to the cards
ui-money-left = ({ $left } left)
ui-answer-intrigue = { $count ->
        [one] 1 marker
       *[other] { $count } markers
    } from the { $reserve }
ui-answer-intrigue-ready = { $count ->
        [one] 1 marker that is ready
       *[other] { $count } markers that are ready
    }

## Missions
ui-your-chips = Your chips
ui-tier-light = light
ui-tier-medium = medium
ui-tier-dark = dark
ui-no-missions = No missions in hand.
ui-laid-out = Laid out: { $missions }
ui-card-worth = { $points } points
ui-missing = missing: { $chips }
ui-missing-or = or
ui-any-brief = any
ui-any-chip = any chip
ui-keep-chip = Keep which chip? Every other one becomes a shield.
ui-change-chip = Change which chip into a crown, for 2 Louis d'or?
ui-draw-from = Draw a mission from which deck?

## The curtain
ui-round-phase = Round { $round } of { $of }, { $phase }
ui-round-over = Round { $round } is over
ui-round-missions = +{ $count } missions
ui-round-shields = +{ $count } { $count ->
        [one] shield
       *[other] shields
    }
ui-round-intrigue = Round { $round } of { $of }, an intrigue card for { $board }
ui-curtain-turn = The keyboard goes to { $name }. Everybody else looks away, please.
ui-curtain-peek = { $name } looks at their own sheet

## Laid over the table
ui-menu = Menu
ui-menu-continue = Go on playing
ui-menu-look-back = Look back at the game
ui-menu-position = Write the position to a file
ui-menu-report = Write a bug report
ui-menu-leave = Save and leave
ui-menu-title = Save and go to the title
ui-menu-settings = Settings
ui-agree-alone = Take it back all the same?
ui-agree = Does everybody agree?
ui-peek-who = Who looks at their own sheet?
ui-sheet = { $name }: your own sheet
ui-sheet-influence = Influence cards
ui-sheet-intrigue = Intrigue cards
ui-sheet-shields = Shields
ui-sheet-missions = Missions; your chips:
ui-told-footer = Any key goes on
ui-unkept-bar = NOT SAVED: the file { $fault }
ui-unkept = The last moves could not be saved: { $problem }.
ui-unkept-copy = A copy of the game as it stands is in { $path }.
ui-unkept-no-copy = No copy could be written anywhere else either.
ui-unkept-question = y leave all the same   n stay

## Pages
ui-log = What happened
ui-why-not = Why not
ui-scores = Scores so far
ui-help = Help
ui-note-undo = { $count ->
        [one] The last move was taken back, although something secret had been seen since.
       *[other] The last move was taken back, with { $count } answers, although something secret had been seen since.
    }
ui-note-person = { $name } is played by a person from now on.
ui-note-bot = { $name } is played by the program from now on.
ui-board-pays = It pays { $pays }.
ui-board-now = Now: { $condition }.
ui-board-other = The other side: { $condition }.
ui-board-reconstructed = Reconstructed, not taken from the printed game: { $what }.
ui-board-reconstructed-number = the number in "{ $condition }" ({ $side })
ui-board-reconstructed-side = "{ $condition }" ({ $side })
ui-board-front = front
ui-board-back = back
ui-board-neighbours = Neighbours: { $boards }.
ui-board-if-scored = If it were scored now
ui-board-claim = { $name } ({ $count }): { $claim }
ui-board-turns = The board would be turned over.
ui-board-stays = The board would stay as it is.
ui-board-symbols = On the court: $3 money (others may bribe for 3), 1st first place, 3+ everybody with 3 markers. Left and Right show the other boards.
ui-scores-intro = What everybody can count. Majorities of shields come on top at the end (R7.3).
ui-score-of = { $name }: { $score }
ui-score-parts = { $shields } from shields, { $points } from missions laid out ({ $laid }), { $rest } if everything left over became shields now
ui-score-missions = laid out: { $missions }

## Looking back
ui-replay-setup = The table is set
ui-replay-answer = Answer { $number } of { $count }, { $name }
ui-replay-play-on = P again plays on from here as another game. This one is kept as it is.
ui-replay-event = event { $at } of { $of }

## Written out
ui-position-written = The position is in { $path }. Everybody's cards are in it: keep it from the other players.
ui-report-written = The bug report is in { $path }. The whole game is in it, with everybody's cards.
ui-written-nowhere = There is no data directory to write to.
ui-not-written = It cannot be written: { $problem }.

## A board on its page. The columns are narrow: a few words each.
ui-account-head = { $board } pays { $pays }: { $asks }.
ui-account-head-louis = { $board } pays { $pays }. Louis is here: all who share first are paid, one alone gets a crown too, second alone is paid free; others may pay { $price }.
ui-account-head-louis-brief = { $board } { $pays }: leaders (one alone +crown), second alone; others pay { $price }.
ui-account-head-louis-first-brief = { $board } { $pays }: leaders (one alone +crown), and a second alone.
ui-account-turns-brief = The board turns over: now { $asks }.
ui-account-turns-louis-brief = Louis leaves, the board turns over: now { $asks }.
ui-why-pays-tied = tied, pays { $price }
ui-account-turns = The board turns over. Now { $asks }.
ui-account-turns-louis = Louis leaves, and the board turns over. Now { $asks }.
ui-account-stays = The board stays as it is.
ui-account-empty = Empty: { $boards }.
ui-account-all-empty = All other boards are empty.
ui-asks-money = free for a sole leader, others may pay { $price }
ui-asks-first = only for a sole leader
ui-asks-markers = for all with { $count } or more
ui-why-first = alone with most
ui-why-favoured = wins the tie
ui-why-tied = tied for most
ui-why-second = second alone
ui-why-tied-second = tied for second
ui-why-lost-tie = loses the tie
ui-why-fewer = fewer markers
ui-why-enough = has enough
ui-why-short = { $count } short
ui-why-neutral = is never paid
ui-why-pays = pays { $price }
ui-why-pays-not = does not pay { $price }
ui-why-poor = cannot pay { $price }
ui-why-may = may pay { $price }
ui-ask-bribe = { $name }: { $pays } for { $price } Louis d'or? { $left } would be left.
ui-got-nothing = nothing
ui-got-waits = will be paid
ui-got-paid = paid
ui-got-short = cannot pay { $price }, has { $count }
ui-got-has = may pay { $price }, has { $count }
ui-gain-coins = { $count } Louis d'or
ui-gain-shields = { $count ->
        [one] a shield
       *[other] { $count } shields
    }
ui-own-intrigue-cards = { $count ->
        [one] an intrigue card
       *[other] { $count } intrigue cards
    }
ui-gain-influence = an influence card
ui-gain-intrigue = an intrigue card
ui-gain-intrigue-brief = intrigue card
ui-gain-no-card = no card left
ui-gain-placed = { $count } on { $board }
ui-gain-back = { $count } back
ui-goes-general = { $count } → general
ui-goes-home = { $count } → ready
ui-goes-neutral = { $count } → aside

## What is said to a key
ui-unknown-key = That key does nothing here. ? shows the keys that do.
ui-not-payable = Missing for that: { $chips }. (R7.1)
ui-no-card-of = You have no card for { $board }.
ui-no-card-but-joker = You have no card for { $board }, but a joker may go there: { $key }.
ui-yes-or-no = y or n answers this.
ui-asked-for = { $names } wanted to be asked here. The letter does so; Enter again scores without.
ui-others-move = What others did is taken back from behind the curtain: first Tab, to cover your hand, then u.
ui-choose-first = Nothing is chosen yet.
ui-card-first = First a card: its key, such as { $card }; then { $key }.
ui-markers-left = { $count ->
        [one] One more marker
       *[other] { $count } more markers
    } could be placed. Enter again plays without.
ui-taking-back = This card takes markers back; t places some instead.
ui-none-ready = None of your markers is ready to place: this card can only take some back.
ui-nothing-to-undo = There is nothing to take back.
ui-hint-hidden = A hint looks into your hand, and here everybody looks on: press p, and H on your own sheet.
ui-tab-opens = Tab opens the curtain.
ui-key-other-card = another card
ui-agree-question-alone = To be taken back: { $what }. A card, a mission or a shield has been drawn or seen since, perhaps on a page still to come, so the log will say that this was taken back. Take it back? y or n
ui-agree-question = To be taken back: { $what }. Something hidden has been drawn or seen since, so the table has to agree, and the log will say so. Take it back? y or n
ui-board-louis = Louis is here: most alone gets chip and crown; second alone the chip free; several with most the chip alone. The board turns over in every case (R6.8).
ui-menu-seats = Who plays which seat
ui-seats = Who plays which seat
ui-seats-says = Left and right change who decides for a seat, from now on. The log says so.
ui-key-order = when to ask me
ui-key-take-hint = play it
ui-key-see-hint = show it
ui-order-all = You are asked about intrigue before every board whose card somebody may hold. Press o to be asked only before the boards of your own cards.
ui-order-own = You are asked only before the boards of your cards, and the others see before which; o: before every board.
ui-order-none = The table has said that you play no intrigue card in this round. Until the scoring is over, u takes that back.
ui-stays-next = { $board } has been scored: the marker stays for the next round.
ui-stays-last = { $board } has been scored: the marker is a shield at the end.
ui-key-play = play

## Boards that concerned bots alone: what they paid to whom.
ui-paid-for = pays { $price } for { $things }
ui-paid-got = gets { $things }
ui-paid-tied = tied, nobody is paid
ui-paid-nobody = nobody is paid

## Questions with the keys that answer them.
ui-prompt-put-back = { $name }: Enter puts back { $missions }, and you draw as many.
ui-prompt-turn = { $name }: choose a card, to place markers or to take some back.
ui-prompt-turn-again = { $name } again: nobody else has two cards. Choose a card.
ui-prompt-turn-or = { $name }: choose a card.
ui-prompt-or-pay = Or m: pay 2.
ui-prompt-or-exchange = Or a card, then x: exchange it.
ui-prompt-or-four = Or a card, then m: four markers.
ui-prompt-board = { $name }: choose a board for a marker, or z for none.
ui-prompt-no-missions = { $name }: your chips pay for none of your missions; z goes on.
ui-prompt-missions = { $name }: two chips lay out a mission; z when done.
ui-crown-any = A crown stands for any chip.
ui-prompt-lay-out = { $name }: Enter pays { $chips } for "{ $mission }", { $points } points.
ui-pay-ways = Pay
ui-pay-others = { $count ->
        [one] or in one other way
       *[other] or in { $count } other ways
    }
ui-prompt-board-chosen = { $name }: 1 on { $board }. Enter plays it, z places none.
ui-prompt-intrigue = { $name }: play your intrigue card before { $board } is scored?
ui-prompt-no-intrigue = { $name }: the intrigue card of { $board } is not yours.

## Keys that say more closely what they do.
ui-key-on-board = board { $board }
ui-key-bribe = pay { $price }
ui-coup = { $name } plays this board's intrigue card: { $count ->
        [one] one marker more!
       *[other] { $count } markers more!
    }

## What was taken back
ui-taken-back = Taken back: { $what }. U plays it again.
ui-taken-what = { $name } { $what }
ui-taken-line = all from board { $board } on
ui-taken-and = { $what }, and what { $others } did after it
ui-taken-answer = said no
ui-prompt-two-gains = { $name }, "{ $mission }": Louis d'or, markers back, or one of each?
ui-set-up = Everybody begins with { $coins } Louis d'or, two missions and { $markers } markers; in turn order { $ready } of them are ready.
ui-too-early = Too early: the curtain was still falling. Tab opens it.
ui-prompt-instead = { $name }: as your whole turn, { $what }?
ui-gain-influence-known = the card { $card }
ui-gain-intrigue-known = intrigue card { $board }
ui-account-head-louis-first = { $board } pays { $pays }. Louis is here: all who share first are paid, one alone gets a crown too, second alone is paid free.
ui-prompt-last-marker = { $name }, "{ $mission }": a board for one more marker, or z for none.
ui-curtain-intrigue = { $cards ->
        [one] 1 intrigue card
       *[other] { $cards } intrigue cards
    }, { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    } ready, { $coins } Louis d'or
ui-prompt-keep = { $name }: Enter keeps { $chip }; { $count ->
        [one] the other chip becomes a shield
       *[other] the other { $count } become shields
    }.
ui-prompt-change-chip = { $name }: which chip becomes a crown, for 2 Louis d'or? Enter pays.

## Said to keys, and about what goes by itself
ui-still-payable = You could still lay out a mission. z again goes on without.
ui-sure-nobody = Z once more: { $names } will not be asked about intrigue again in this round.
ui-nobody-at-all = Nobody is asked about intrigue any more in this round; u takes that back.
ui-key-ask-now = ask
ui-taken-unasked = Placed without asking, as refusing rarely helps: { $names } (Settings, Questions).
ui-taken-unasked-brief = Placed without asking: { $names } (Settings, Questions).
ui-outlook-may-win = can win the tie
ui-outlook-bribe-signs = ${ $price }?
ui-line-several = { $count ->
        [one] Enter scores boards { $board } and { $last }.
       *[other] Enter scores boards { $board } to { $last }.
    } To play an intrigue card before one of them: { $letters }.
