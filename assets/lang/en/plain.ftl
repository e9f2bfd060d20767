### The game as numbered lines, for screen readers and scripts.

## Beginning and end
ui-plain-names = Who plays? The names, clockwise, with commas between them; a bot is NAME=bot:LEVEL with one of these levels: { $levels }.
ui-plain-new = A new game: { $names }. { $start } starts. Type a number to answer, or ? for help.
ui-plain-resumed = The game goes on: round { $round }, { $phase }. Type a number to answer, or ? for help.
ui-plain-score = { $name }: { $parts }.
ui-plain-score-part = { $count } { $part }
ui-plain-kept = The game is kept in { $path }. To go on: louis-xiv resume --plain { $path }
ui-plain-kept-over = The game is kept in { $path }.
ui-plain-not-kept = The game cannot be kept: { $problem }.

## Passing the keyboard
ui-plain-hand-over = Pass to { $name }. Nobody else looks, please. { $name } types { $letter }, the name or tab.
ui-plain-look = Pass to { $name }, who looks at their own cards. Nobody else looks, please. { $name } types { $letter }, the name or tab; Enter alone goes back.
ui-plain-read = { $name }: press Enter to cover your cards.
ui-plain-covered = The cards of { $name } are covered.
ui-plain-since = What has happened:

## Choosing
ui-plain-choice = { $number }. { $words }
ui-plain-place = play { $card }: place { $most ->
        [one] 1 marker
       *[other] 1 to { $most } markers
    }
ui-plain-place-four = play { $card } with "{ $mission }": place { $most ->
        [one] 1 marker
       *[other] 1 to { $most } markers
    }
ui-plain-boards = { $card }: type the number of a board for each marker, { $most ->
        [one] 1
       *[other] up to { $most }
    }, such as { $example }. * lists all { $count } ways, b goes back to the cards.
ui-plain-way = #{ $number }. { $boards }: { $words }
ui-plain-line = { $count ->
        [one] Board { $board } is next. Does anybody play intrigue before it is scored? (R6.1)
       *[other] Boards { $board } are next. Does anybody play intrigue before they are scored? (R6.1)
    }
ui-plain-line-none = nobody, score the board
ui-plain-line-seat = { $name } is asked
ui-plain-line-no-more = nobody else, go on with { $names }
ui-plain-line-round = z. nobody for the rest of this round
ui-plain-agree-alone = Something hidden has been drawn or seen since. Take { $count ->
        [one] the last answer
       *[other] { $count } answers
    } back all the same? y or n
ui-plain-agree = { $count ->
        [one] The last answer
       *[other] The last { $count } answers
    } can only be taken back if the table agrees, because something secret has been seen since. It will be noted in the log. Does everybody agree? y or n

## What is wrong
ui-plain-unknown = "{ $words }" is no answer here. Enter alone says the question again; ? gives help.
ui-plain-not-yet = The cards stay covered until { $name } has the keyboard and types { $letter }, the name or tab; ? gives help.
ui-plain-no-choice = There is no answer { $number } here. Enter alone says the question again.
ui-plain-no-board = "{ $words }" is no board; boards go from 1 to 12.
ui-plain-no-way = There is no way #{ $number }; there are { $count }.
ui-plain-no-player = "{ $words }" is nobody who plays here.
ui-plain-whose = Whose cards? h and the letter or the name of a player.
ui-plain-too-long = That line is too long.
ui-plain-say-yes-or-no = Type y or n.
ui-plain-nothing-to-undo = There is nothing to take back.
ui-plain-nothing-to-redo = There is nothing to play again.
ui-plain-undone = Taken back.
ui-plain-redone = Played again.
ui-plain-nothing-refused = Nothing has been refused here. These are not on offer:
ui-plain-all-offered = Nothing has been refused, and everything you have can be used.

## Looking things up
ui-plain-help =
    A number chooses an answer; Enter alone says the question and its answers again.
    Placing: the number of the card, then the boards, as in 1 6 6 1, or one after the other.
    y and n: yes and no, where that is the question.
    A, B, C, D, a name, or tab: this player has the keyboard and sees their cards. Enter alone never shows any.
    tab, while you see your cards: covers them.
    c: the court and what lies before the players.
    i 6: all about board 6; i and part of a name: that card, mission or board.
    h: your own cards; h B: those of player B, who takes the keyboard for it.
    m: missions laid out, and your own while you have the keyboard.
    s: scores so far.
    l: what happened last; l 50: the last 50 lines; <: the page before; >: the page after.
    r: the rule of this question; r 6.8: that rule; r 6: that chapter.
    w: why not: the last refusal in full, or what is not on offer and why.
    H: a hint: the best answers and why, while you see your cards.
    I 3 12: you are asked about intrigue only before boards 3 and 12; I 0: never; I *: always; I: how it is now.
    z, when the table is asked about intrigue: nobody plays any this round.
    u: take the last answer back. U: play it again.
    E: write the position to a file. R: write a bug report to a file; R and words: with those words.
    q: keep the game and leave. The game is kept after every answer.
ui-plain-board = { $board }, { $condition }, pays { $pays }: { $there }.{ $louis }
ui-plain-board-empty = nobody
ui-plain-board-louis = {" "}Louis is here.
ui-plain-there = { $name } { $count }
ui-plain-head = Round { $round } of { $of }, { $phase }. { $name } starts.
ui-plain-player = { $name }: { $coins } Louis d'or, { $personal } markers ready, { $general } out; { $chips }.
ui-plain-player-cards = In hand: influence { $influence }, intrigue { $intrigue }, missions { $light } light, { $medium } medium, { $dark } dark; shields { $shields }.
ui-plain-player-laid = Laid out: { $missions }.
ui-plain-centre = Played this round: { $cards }.
ui-plain-neutral = Neutral markers at hand: { $count }.
ui-plain-piles = Left to draw: influence { $influence }, intrigue { $intrigue }, missions { $light } light, { $medium } medium, { $dark } dark; shields { $shields }.
ui-plain-hand = { $name }: your own cards
ui-plain-hand-influence = Influence: { $cards }.
ui-plain-hand-intrigue = Intrigue: { $cards }.
ui-plain-hand-shields = Shields: { $shields }.
ui-plain-hand-mission = Mission "{ $mission }", { $tier }, for { $cost }: { $does }
ui-plain-mission-payable = {"  "}It can be paid now.
ui-plain-laid = { $name } has laid out "{ $mission }". { $does }
ui-plain-none-laid = No missions have been laid out.
ui-plain-refused-answer = { $answer }: { $why }
ui-plain-log = Lines { $from } to { $to } of { $of }:
ui-plain-about-what = About what? i and the number of a board, or part of the name of a card, a mission or a board.
ui-plain-about-none = Nothing here is called "{ $words }".
ui-plain-hint-hidden = A hint is for whoever is asked and sees their own cards.
ui-plain-order-hidden = Before which boards you want to be asked about intrigue is said while you see your cards.
ui-plain-order-all = You are asked about intrigue before every board.
ui-plain-order-none = You are not asked about intrigue until you draw another intrigue card.
ui-plain-order = You are asked about intrigue only before { $boards }, until you draw another intrigue card.
