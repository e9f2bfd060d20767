# Bug reports, and going on from an earlier moment

ui-bug-title = Bug report
ui-bug-ask = What is wrong, and what did you expect?
ui-bug-holds = Your words and the whole game go into the report, with everybody's cards. Enter writes it, also without words.
ui-note-said = Reported here: { $words }
ui-key-play-on = play on from here, in a new game
ui-plain-report-ask = What is wrong, and what did you expect? Enter alone: no words.
ui-plain-thinks = { $name } is thinking. Enter asks for what there is so far.
