### The command line: help, headings and messages.

cli-about = Louis XIV, the board game, in the terminal.
cli-unofficial = Unofficial implementation. It contains no artwork and no text of the published game.
cli-rules = Print the rules: all of them, a chapter (R6) or one rule (R6.8)
cli-rules-what = A rule (R6.8 or 6.8) or a chapter (R6 or 6)
cli-transcript = Play a game with random players and print everything that happens
cli-transcript-players = How many play
cli-transcript-seed = The order of all decks and all choices
cli-transcript-start = The start player, or one drawn at random
cli-lang = The language

cli-error = error: { $message }
cli-no-rule = there is no rule "{ $name }". Rules go from R1.1 to R9.4, chapters from R1 to R9.

rule-heading = { $rule } { $title }
rule-ruling = Ruling: { $text }
chapter-heading = R{ $chapter } { $title }

transcript-heading = Louis XIV: { $players } players, seed { $seed }, { $name } starts.
transcript-answer = > { $answer }
transcript-scores = The score by category
