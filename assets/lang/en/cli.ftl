### The command line: help, headings and messages.

cli-about = Louis XIV, the board game, in the terminal.
cli-unofficial = Unofficial implementation. It contains no artwork and no text of the published game.
cli-rules = Print the rules: all of them, a chapter (R6) or one rule (R6.8)
cli-rules-what = A rule (R6.8 or 6.8) or a chapter (R6 or 6)
cli-transcript = Play a game with random players and print everything that happens
cli-transcript-players = How many play
cli-transcript-seed = The order of all decks and all choices
cli-transcript-start = The start player, or one drawn at random
cli-scenario = Check, show or play on with a position from a file
cli-scenario-check = Play the steps of scenarios and compare the results with what they expect
    .examples =
        Examples:
          louis-xiv scenario check assets/scenarios/shared-win.json
          louis-xiv scenario check assets/scenarios/*.json

        Exit code: 0 all hold, 1 a step or an expectation differs, 3 a file cannot be used.
cli-scenario-check-files = A scenario, or - for stdin
cli-scenario-show = Print the position after the steps in words, secrets included
    .examples =
        Example:
          louis-xiv scenario show assets/scenarios/louis-second-alone.json
cli-scenario-show-file = A scenario, or - for stdin
cli-scenario-legal = Print every legal action after the steps, one JSON value a line
    .examples =
        Example:
          louis-xiv scenario legal assets/scenarios/board-6-places-on-itself.json
cli-scenario-legal-file = A scenario, or - for stdin
cli-scenario-apply = Play actions after the steps and print the new position as a scenario
    .examples =
        Examples:
          louis-xiv scenario apply game.json '"pass"' > next.json
          louis-xiv scenario apply game.json '["B", "accept"]' '["C", "pass"]'
          louis-xiv scenario apply game.json '"pass"' | louis-xiv scenario show -

        What happens is told on stderr. An action that the rules refuse ends with exit code 1.
cli-scenario-apply-file = A scenario, or - for stdin
cli-scenario-apply-actions = An action as JSON, as `scenario legal` prints them, or a seat and an action in brackets
cli-lang = The language

cli-error = error: { $message }
cli-no-rule = there is no rule "{ $name }". Rules go from R1.1 to R9.4, chapters from R1 to R9.

cli-not-asked = { $asked } is asked, not { $given }
cli-not-an-action = { $given } is not an action: { $problem }

scenario-holds = ok       { $name }
scenario-differs = differs  { $name }
scenarios-differ = { $count } of { $all } scenarios { $count ->
        [one] does
       *[other] do
    } not hold

position-head = Round { $round }, { $phase }. { $name } starts. { $louis }
position-louis = Louis stands on { $board }.
position-no-louis = Louis is on no board.
position-back = back
position-seat = { $name }: { $coins } Louis d'or, { $personal } in the personal reserve, { $general } in the general reserve
position-mission = { $mission } ({ $cost })
position-chips = chips: { $list }
position-laid = missions laid out: { $list }
position-missions = missions in hand: { $list }
position-influence = influence cards: { $list }
position-intrigue = intrigue cards: { $list }
position-shields = shields: { $list }
position-centre = Influence cards in the centre: { $list }.
position-piles = Left to draw: { $influence } influence cards, { $intrigue } intrigue cards, { $light } light, { $medium } medium and { $dark } dark missions, { $shields } shields.
position-score = { $name }: { $score } points

rule-heading = { $rule } { $title }
rule-ruling = Ruling: { $text }
chapter-heading = R{ $chapter } { $title }

transcript-heading = Louis XIV: { $players } players, seed { $seed }, { $name } starts.
transcript-answer = > { $answer }
transcript-scores = The score by category

## The game table
cli-play = Play a new game on the screen
cli-play-players = The players, clockwise: names, bot:LEVEL or NAME=bot:LEVEL, with commas between; without any, a screen asks
cli-play-start = The start player by name (the oldest), or one drawn at random
cli-play-seed = The order of all decks; drawn if not given
cli-play-scenario = A scenario to begin from
cli-play-components = A components file with other printed values
cli-resume = Go on with a game that is kept
cli-resume-file = The save; the latest unfinished one if none is named
cli-data-dir = The directory for saves and settings; LOUIS_XIV_DATA does the same
cli-theme = The colours
cli-privacy = How secrets are kept when the keyboard passes on
cli-ascii = Draw with ASCII signs alone
