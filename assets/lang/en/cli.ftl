### The command line: help, headings and messages.

cli-about = Louis XIV, the board game, in the terminal.
cli-unofficial = Unofficial implementation. It contains no artwork and no text of the published game.
cli-learn = Learn the game by playing it: short lessons on the real table
    .examples =
        Examples:
          louis-xiv learn
          louis-xiv learn louis
          louis-xiv learn --list
cli-learn-lesson = A lesson by its name or number; the list of lessons unless given
cli-learn-list = Only print the list of lessons, with what has been learned
cli-rules = Print the rules: all of them, a chapter (R6) or one rule (R6.8)
    .examples =
        Examples:
          louis-xiv rules
          louis-xiv rules R6
          louis-xiv rules 6.8
cli-rules-search = Only the rules that have these words
cli-rules-what = A rule (R6.8 or 6.8) or a chapter (R6 or 6)
cli-transcript = Play a game with random players, or bots, and print everything that happens
    .examples =
        Examples:
          louis-xiv transcript --players 4 --seed 7
          louis-xiv transcript --seed 7 | diff - before.txt
          louis-xiv transcript --bots medium,hard,master --seed 7
cli-transcript-players = How many play
cli-transcript-bots = Bots that play it, clockwise from A, and say why
cli-transcript-seed = The order of all decks and all choices
cli-transcript-start = The start player, or one drawn at random
cli-scenario = Check, show or play on with a position from a file
    .examples =
        Examples:
          louis-xiv scenario check assets/scenarios/*.json
          louis-xiv scenario show position.json

        `louis-xiv formats scenarios` documents the file.
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
cli-scenario-events = Print every event up to the last step, one JSON object a line, as `expect` has them
    .examples =
        Example:
          louis-xiv scenario events assets/scenarios/shared-win.json
cli-scenario-events-file = A scenario, or - for stdin
cli-scenario-list = List the scenarios that come with the program
    .examples =
        Example:
          louis-xiv scenario list
cli-scenario-print = Print one of the scenarios that come with the program, or the components
    .examples =
        Examples:
          louis-xiv scenario print shared-win
          louis-xiv scenario print shared-win | louis-xiv scenario show -
          louis-xiv scenario print components > components.json
cli-scenario-print-name = The name of a scenario as `scenario list` tells it, or "components"
cli-scenario-advise = Rank the answers of whoever is asked after the steps, as a bot in that seat sees it
    .examples =
        Examples:
          louis-xiv scenario advise assets/scenarios/bribe-with-the-discount.json
          louis-xiv scenario advise position.json --budget 5000 --best 5
          louis-xiv scenario advise position.json --bot medium --format json
cli-scenario-advise-file = A scenario, or - for stdin
cli-scenario-advise-bot = Who advises: easy, medium, keen, hard or master
cli-scenario-advise-budget = How long hard thinks: a number of playouts such as 5000, or a time such as 300ms
cli-scenario-advise-seed = The seed of the worlds that are guessed
cli-scenario-advise-best = How many answers are printed; all unless given
cli-scenario-advise-format = How the answers are printed
cli-scenario-apply = Play actions after the steps and print the new position as a scenario
    .examples =
        Examples:
          louis-xiv scenario apply game.json '"pass"' > next.json
          louis-xiv scenario apply game.json '["B", "accept"]' '["C", "pass"]'
          louis-xiv scenario apply game.json '"pass"' | louis-xiv scenario show -

        What happens is told on stderr. An action that the rules refuse ends with exit code 1.
cli-scenario-apply-file = A scenario, or - for stdin
cli-scenario-apply-actions = An action as JSON, as `scenario legal` prints them, or a seat and an action in brackets
cli-replay = Play a save again: event by event on the screen, as text, as a check, or up to a position
    .examples =
        Examples:
          louis-xiv replay game.json
          louis-xiv replay --text game.json
          louis-xiv replay --check game.json
          louis-xiv replay --at 12 --export game.json > position.json
          louis-xiv replay --at 12 --open game.json

        On a terminal the arrows step through it and ? shows the keys; elsewhere it is printed.
        A finished game is told whole, an unfinished one as the table saw it.
        Exit code: 0 fine, 1 it no longer leads to the same table, 3 the file cannot be used.
cli-replay-file = The save, or - for stdin
cli-replay-check = Only say whether it still leads to the same table
cli-replay-at = Only the first N actions
cli-replay-export = Print the position as a scenario, secrets included
cli-replay-open = Tell an unfinished game whole, too
cli-replay-text = Print it as text, also on a terminal
cli-review = Say what decided a game: chances along it, three moments, why it went so
    .examples =
        Examples:
          louis-xiv review game.json
          louis-xiv review --text game.json

        A finished game is looked at from each seat's own view, an unfinished one as the table sees it.
        Exit code: 0 fine, 1 it no longer leads to the same table, 3 the file cannot be used.
cli-review-file = The save, or - for stdin
cli-review-text = Print it as text, also on a terminal
cli-simulate = Play many games and print statistics
    .examples =
        Examples:
          louis-xiv simulate --games 1000 --players random,random,random
          louis-xiv simulate --games 20000 --players random,random --format json > statistics.json
          louis-xiv simulate --games 100 --check
          louis-xiv simulate --components a.json --against b.json --players medium,medium,medium --rotate
          louis-xiv simulate --against b.json --until sure:board.12.bribes:0.2 --games 100000
          louis-xiv simulate --games 5000 --each games.jsonl --format html > report.html

        The same seed gives the same statistics, whatever --jobs. Game number 0 has the seed given, the
        next one the seed after it, and so on. A game that breaks a law of the rules ends the run with
        exit code 1 and is kept as a save.
cli-simulate-games = How many games
cli-simulate-players = The kinds of players, clockwise, with commas between them; three random ones, or as many as the scenario is for, unless given
cli-simulate-rotate = Play every deal with every player in every seat
cli-simulate-time = Say on standard error how long the players thought
cli-simulate-seed = The seed of the first deal, the next deal has the next; 1, or the scenario's own, unless given
cli-simulate-jobs = How many games at a time; all cores unless given
cli-simulate-format = How the statistics are printed
cli-simulate-check = Check every law of the rules at every position
cli-simulate-keep = The directory for the save of a game that breaks a law
cli-engine = Play by JSON lines on stdin and stdout, for other programs
    .examples =
        Example:
          louis-xiv engine < requests.jsonl > replies.jsonl

        `louis-xiv formats engine` documents the requests and the replies.
cli-formats = Document the JSON formats: missions, scenarios, actions, events, views, components, saves, lessons, statistics, engine
    .examples =
        Examples:
          louis-xiv formats
          louis-xiv formats saves
          louis-xiv formats --schema scenarios > scenarios.schema.json
cli-formats-topic = One of the formats
cli-formats-schema = Print the JSON Schema of a format, for editors and other programs
cli-completions = Print completions for a shell
    .examples =
        Example:
          louis-xiv completions bash > ~/.local/share/bash-completion/completions/louis-xiv
cli-completions-shell = The shell
cli-help = Print the help of a command
    .examples =
        Examples:
          louis-xiv help play
          louis-xiv help scenario check
cli-help-command = The command
cli-man = Print the manual page of a command
    .examples =
        Examples:
          louis-xiv man > ~/.local/share/man/man1/louis-xiv.1
          louis-xiv man play | man -l -
cli-man-command = The command; the program as a whole unless given
cli-lang = The language

## Words of the help itself
cli-usage = Usage:
cli-commands = Commands
cli-command-name = COMMAND
cli-arguments = Arguments
cli-options = Options
# How the usage says that options may follow.
cli-options-name = OPTIONS
# What stands for a value in the usage.
cli-value-action = ACTION
cli-value-budget = BUDGET
cli-value-command = COMMAND
cli-value-dir = DIR
cli-value-file = FILE
cli-value-format = FORMAT
cli-value-lang = LANG
cli-value-level = LEVEL
cli-value-n = N
cli-value-name = NAME
cli-value-names = NAMES
cli-value-players = PLAYERS
cli-value-bots = BOTS
cli-value-privacy = PRIVACY
cli-value-seed = SEED
cli-value-shell = SHELL
cli-value-start = START
cli-value-theme = THEME
cli-value-words = WORDS
cli-value-when = WHEN
cli-value-lesson = LESSON
cli-value-topic = TOPIC
cli-value-what = RULE
cli-flag-help = Print help
cli-flag-version = Print version
cli-usual-value = [default: { $value }]
cli-possible-values = [possible values: { $values }]
cli-bad-argument = unexpected argument '{ $argument }'
cli-bad-command = there is no command '{ $name }'
cli-bad-value = '{ $value }' is no value for '{ $argument }'
cli-number-none = a whole number is needed
cli-number-large = the number is too large
cli-number-small = the number is too small
cli-missing-value = '{ $argument }' needs a value
cli-missing-argument = missing: { $argument }
cli-twice = '{ $argument }' cannot be given here, or not more than once
cli-suggestion = Did you mean '{ $other }'?
cli-more = --help says more.

cli-error = error: { $message }
cli-no-rule = there is no rule "{ $name }". Rules go from R1.1 to R9.4, chapters from R1 to R9.

cli-not-asked = { $asked } is asked, not { $given }
cli-not-an-action = { $given } is not an action: { $problem }
cli-needs-quotes = it needs quotes for JSON, and others around them for the shell: '"{ $given }"'
cli-needs-pair = a list is a seat and an action, such as ["A", "pass"]
scenario-components = The printed values of boards, money cards and missions

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
transcript-heading-closed = Louis XIV: { $players } players, { $name } starts.
transcript-answer = > { $answer }
transcript-scores = The score by category

replay-holds = ok       { $name }: { $count } { $count ->
        [one] action
       *[other] actions
    }
replay-too-short = { $name } has only { $count } { $count ->
        [one] action
       *[other] actions
    }

simulate-progress-begun = { $done } of { $all } games, { $time } so far
simulate-progress-left = { $done } of { $all } games, { $time } left
simulate-progress-done = { $done } of { $all } games in { $time }
simulate-interrupted = stopped by Ctrl-C: { $done ->
    [0] no game of { $all } was over yet, so there is nothing to tell
    [one] one of { $all } games was over, and only this one is told of
   *[other] { $done } of { $all } games were over, and only these are told of
}
simulate-no-player = there is no player "{ $name }". There are: { $known }; hard:500 plays out 500 times for an answer, hard:300ms thinks for so long.
simulate-stopped = game { $number } (seed { $seed }) was stopped: { $why }. It is kept in { $path }
simulate-by-seat = By seat
simulate-by-place = By place from whoever starts, who is 0
simulate-by-kind = By kind of player
simulate-who = who
simulate-played = games
simulate-wins = wins
simulate-share = share
simulate-interval = 95 %
simulate-score = score
simulate-spread = spread
simulate-range = range
simulate-light = light
simulate-medium = medium
simulate-dark = dark
simulate-shields = shields
simulate-money = money
simulate-scores = Scores
simulate-decisions = Decisions
simulate-decision = decision
simulate-count = count
simulate-a-game = a game
simulate-boards = Boards: how often scored; the rest is of one scoring
simulate-board = board
simulate-scored = scored
simulate-won = won
simulate-payments = payments
simulate-bribes = bribes
simulate-tied = tied
simulate-flipped = flipped
simulate-empty = empty
simulate-missions = Missions
simulate-mission = mission
simulate-laid-out = laid out
decision-trade-marker = a card for a marker
decision-two-gains = two gains of choice
decision-start-marker = a marker at the start
decision-turn = a turn
decision-last-marker = a last marker
decision-intrigue = intrigue
decision-win-tie = win a tie
decision-bribe = bribe
decision-place-on-five = markers on board 5
decision-place-anywhere = a marker anywhere
decision-lay-out = lay out a mission
decision-draw-mission = draw a mission
decision-keep-chip = keep a chip
decision-change-missions = change missions
decision-change-chip = change a chip
simulate-thinking = Thinking
simulate-milliseconds = milliseconds
simulate-answers = answers
simulate-mean = mean
simulate-median = median
simulate-longest = longest

## The game table
cli-play = Play a new game on the screen
    .examples =
        Examples:
          louis-xiv play
          louis-xiv play --players "Anna,Bruno,Clara" --start Anna
          louis-xiv play --players "Anna,Bruno=bot:easy" --seed 7
          louis-xiv play --scenario assets/scenarios/shared-win.json
          louis-xiv play --plain --players "Anna,Bruno"
cli-play-players = The players, clockwise: names, bot:LEVEL or NAME=bot:LEVEL, with commas between; without any, a screen asks
cli-play-start = The start player by name (the oldest), or one drawn at random
cli-play-seed = The order of all decks; drawn if not given
cli-play-scenario = A scenario to begin from
cli-play-components = A components file with other printed values
cli-resume = Go on with a game that is kept
    .examples =
        Examples:
          louis-xiv resume
          louis-xiv resume --plain
          louis-xiv resume game.json
cli-resume-file = The save; the latest unfinished one if none is named
cli-data-dir = The directory for saves and settings; LOUIS_XIV_DATA does the same
cli-theme = The colours
cli-privacy = How secrets are kept when the keyboard passes on
cli-ascii = Draw with ASCII signs alone
cli-plain = Play by numbered lines on stdin and stdout, for screen readers and scripts
scenario-now = the position now (round { $round }, { $phase }): { $question }
scenarios-hold = all { $count } scenarios hold
cli-excludes = '{ $argument }' and '{ $other }' cannot be given together
cli-no-budget = '{ $bot }' has no budget: '--budget' is for 'hard'
scenarios-bad = { $count } of { $all } files cannot be used
