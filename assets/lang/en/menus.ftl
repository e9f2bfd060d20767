### The words of the screens beside the game: title, setup, saves, settings, about, the end.

## Keys
ui-key-quit = quit
ui-key-next-field = next field
ui-key-court = court
ui-key-keep = text
ui-key-again = again
ui-key-title = title
ui-key-pages = pages
ui-key-change = change

## Title
ui-title-subtitle = Four rounds at the court of the Sun King, for two to four
ui-title-unofficial = Unofficial. No artwork and no text of the published game.
ui-title-new = New game
ui-title-continue = Continue
ui-title-learn = Learn
ui-title-load = Saved games
ui-title-settings = Settings
ui-title-about = About
ui-title-quit = Quit
ui-title-new-says = two to four players, people or bots
ui-title-continue-says = { $players }: round { $round }, { $phase }
ui-title-learn-says = short lessons on the real table, and the rules
ui-title-load-says = { $count ->
        [one] 1 game: go on, look back, rename, delete
       *[other] { $count } games: go on, look back, rename, delete
    }
ui-title-settings-says = colours, secrets, pace, mouse, language
ui-title-about-says = where the printed values come from
ui-title-quit-says = every game is saved as it is played

## Setup
ui-setup = New game
ui-setup-players = Players
ui-setup-count = { $count } players
ui-setup-seat = Seat { $seat }
ui-setup-others = The others
ui-setup-others-mixed = as below
ui-setup-people = people
ui-setup-people-says = friends at the same keyboard
ui-setup-person = person
ui-setup-bot = bot, { $bot }
ui-setup-bot-random = plays at random
ui-setup-bot-easy = easy
ui-setup-bot-medium = medium
ui-setup-bot-keen = keen
ui-setup-bot-hard = hard
ui-setup-bot-master = master
ui-setup-start = Who starts
ui-setup-start-random = drawn at random
ui-setup-start-name = { $name }, the oldest
ui-setup-seed = Seed
ui-setup-values = Printed values
ui-setup-values-shipped = the usual ones; type a file to use others
ui-setup-deal = Deal the cards
ui-setup-name-1 = Ada
ui-setup-name-2 = Bruno
ui-setup-name-3 = Carla
ui-setup-name-4 = David
ui-setup-tip-players = Left and Right change the number. Up from here goes straight to the deal.
ui-setup-tip-name = Type a name, or keep the one offered. Right makes the player a bot, or a person again. Players sit clockwise in this order.
ui-setup-tip-seed = The same seed deals the same cards. Digits only.
ui-setup-tip-values = The path of a components file, if you have one with other printed values.
ui-setup-tip-deal = Enter deals. Nothing has been dealt until then.
ui-setup-bad-seed = The seed is a number from 0 to 18446744073709551615.
ui-setup-bad-values = The file of printed values cannot be used: { $problem }
ui-setup-bad-other = This game cannot begin: { $problem }
ui-setup-full = No more than { $most } letters fit here.

## Saves
ui-load = Saved games
ui-load-none = No game has been kept yet.
ui-load-players = players
ui-load-where = where it stands
ui-load-when = last played
ui-load-round = round { $round }, { $phase }
ui-load-over = finished
ui-load-broken = cannot be opened
ui-load-at = game { $at } of { $of }
ui-load-file = File: { $path }
ui-load-trouble = This game opens only in part
ui-load-trouble-says = { $problem }. The game goes on from the last good action, in a new file; the old file is left as it is.
ui-load-unreadable = The saves cannot be listed: { $problem }
ui-ago-now = just now
ui-ago-minutes = { $count ->
        [one] 1 minute ago
       *[other] { $count } minutes ago
    }
ui-ago-hours = { $count ->
        [one] 1 hour ago
       *[other] { $count } hours ago
    }
ui-ago-days = { $count ->
        [one] 1 day ago
       *[other] { $count } days ago
    }

## Results
ui-results = Results
ui-title-results = Results
ui-title-results-says = who played, won and scored how much
ui-results-games = { $count ->
        [one] 1 finished game
       *[other] { $count } finished games
    }
ui-results-none = No game has been finished yet.
ui-results-name = name
ui-results-games-of = games
ui-results-wins = won
ui-results-best = best
ui-results-mean = mean
ui-results-bot = bot

## Saves, renamed and deleted
ui-key-rename = rename
ui-key-delete = delete
ui-load-rename = Its new name:
ui-load-delete = Delete the game of { $name } for good?

## Settings
ui-settings = Settings
ui-settings-language = Language
ui-settings-theme = Colours
ui-settings-privacy = Secrets
ui-settings-ascii = Signs
ui-settings-pace = Pace
ui-settings-theme-auto = as the terminal
ui-settings-theme-dark = dark
ui-settings-theme-light = light
ui-settings-theme-high-contrast = high contrast
ui-settings-theme-mono = no colours
ui-settings-privacy-curtain = curtain
ui-settings-privacy-strip = covered hand
ui-settings-privacy-open = open
ui-settings-ascii-off = all signs
ui-settings-ascii-on = ASCII only
ui-settings-pace-step = every event
ui-settings-pace-normal = in steps
ui-settings-pace-fast = at once
ui-settings-questions = Questions
ui-settings-questions-few = only real ones
ui-settings-questions-all = all of them
ui-settings-questions-few-says = What never hurts is taken by itself.
ui-settings-questions-all-says = Everybody is asked every time, as the rules put it.
ui-settings-mouse = Mouse
ui-settings-mouse-on = on
ui-settings-mouse-off = off
ui-settings-mouse-on-says = A click is a key, the wheel scrolls; Shift selects text.
ui-settings-mouse-off-says = The terminal keeps the mouse to itself.
ui-settings-movement = Movement
ui-settings-movement-on = on
ui-settings-movement-off = off
ui-settings-movement-on-says = Changes are seen to happen; any key skips that.
ui-settings-movement-off-says = Everything is there at once.
ui-settings-theme-auto-says = Dark or light, as the terminal says it is.
ui-settings-theme-dark-says = Light letters on a dark ground.
ui-settings-theme-light-says = Dark letters on a light ground.
ui-settings-theme-high-contrast-says = For tired eyes: fewer, stronger colours.
ui-settings-theme-mono-says = Letters and marks say everything.
ui-settings-privacy-curtain-says = The whole screen is covered for the next player.
ui-settings-privacy-strip-says = The court stays in sight, the cards are covered.
ui-settings-privacy-open-says = Nothing is covered: for a teacher, or one person alone.
ui-settings-ascii-off-says = Names with accents, signs for crowns and arrows.
ui-settings-ascii-on-says = For terminals that show boxes instead of signs.
ui-settings-pace-step-says = Every event waits for a key, with its rule.
ui-settings-pace-normal-says = A page for each thing that happened.
ui-settings-pace-fast-says = Straight to the next question; the log tells the rest.
ui-settings-sample-board = 3 Thérèse
ui-settings-sample-chosen = chosen
ui-settings-sample-fresh = just changed
ui-settings-sample-refusal = not allowed
ui-settings-kept = Kept in { $path }
ui-settings-not-kept = These settings could not be kept: { $problem }
ui-settings-fleeting = These settings last until the program ends.

## About
ui-about = About
ui-about-what = This is Louis XIV, the board game of intrigue at the court of the Sun King, as a program: version { $version }. It is an unofficial edition, made without the publisher or the author, and contains no artwork and no text of the published game.
ui-about-how = The rules follow the rulebook; what it leaves open is settled by rulings, which the program shows as such (louis-xiv rules prints them all).
ui-about-values = Not every printed number of the game is stated in public. These are reconstructed: chosen to fit everything that is known. With a printed copy at hand you can put the right ones into a components file and begin a game with it.
ui-about-boards = Boards
ui-about-board = { $board }: { $front } in front, { $back } behind
ui-about-mark = { $words } (reconstructed)
ui-about-money = Money cards
ui-about-money-all = All { $count } amounts are reconstructed: { $amounts }.
ui-about-money-some = { $count } of { $of } amounts are reconstructed: { $amounts }.
ui-about-missions = Missions
ui-about-missions-some = The chips on { $count } of { $of } missions are reconstructed.
ui-about-lines = lines { $from } to { $to } of { $of }
ui-about-data = Games and settings are kept in { $path }

## The end
ui-end = The end of the game
ui-end-page-shields = shields
ui-end-page-score = score
ui-end-page-chart = by round
ui-end-wins = { $name } wins with { $score }
ui-end-shared = { $names } share the win with { $score }
ui-end-tie = { $names } have the same score. The markers in the personal reserve decide: { $counts } (R7.5).
ui-end-tie-shared = { $names } have the same score, and as many markers in the personal reserve (R7.5).
ui-end-shields-won = shields won
ui-end-influence = influence cards
ui-end-intrigue = intrigue cards
ui-end-chips = chips
ui-end-markers = markers on boards
ui-end-coins = every 3 Louis d'or
ui-end-majorities = most of a kind
ui-end-missions = missions, { $points } each
ui-end-missions-short = missions
ui-end-shields-won-short = shields
ui-end-coins-short = money
ui-end-majorities-short = majorities
ui-end-rest-short = the rest
ui-end-rest = cards, chips, markers
ui-end-plain = without a kind
ui-end-turned-says = What was left over has become shields, and now they are turned up. Whoever has most of a kind gets one more (R7.3).
ui-end-total = score
ui-end-reserve = personal reserve
ui-end-chart = The score by round
ui-end-round = round { $round }
ui-end-final = end
ui-end-chart-says = Shields and missions at the end of each round. The last column adds what was left over and the majorities.
ui-end-kept = Kept as { $path }
ui-end-not-kept = The result could not be kept: { $problem }
ui-end-nowhere = There is no data directory to keep the result in.
ui-end-report-title = Louis XIV: { $players }
ui-end-report-seed = Seed { $seed }, { $name } started, { $actions } answers.
ui-end-not-again = Another game cannot begin: { $problem }

## The command line of the table
ui-left = The game is kept in { $path }. To go on: { $command }
ui-cli-no-terminal = The game table needs a terminal for input and output. `louis-xiv play --plain` plays by numbered lines.
ui-cli-dumb-terminal = This terminal has no screen to draw on (TERM=dumb). `louis-xiv play --plain` plays by numbered lines.
ui-cli-go-on = Press Enter to go on.
ui-cli-nothing-to-resume = There is no unfinished game in { $folder }.
ui-cli-nobody-starts = "{ $name }" is neither one of the players nor "random".
ui-cli-no-such-player = "{ $words }" is not a player: give a name, bot:LEVEL or NAME=bot:LEVEL, with one of these levels: { $levels }.
