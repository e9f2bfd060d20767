### What is wrong with files, positions, tables and settings.

## Files: what is wrong, and what to do about it
file-error = { $path }: { $fault }; { $advice }
file-missing = no such file
file-directory = is a directory, not a file
file-special = is not a regular file
file-too-large = is larger than any file of this game ({ $bytes } bytes or more)
file-not-text = is not text
too-much = holds far more than any file of this game
file-foreign = is something else than what belongs there
file-unreadable = cannot be read ({ $why })
file-not-writable = cannot be written ({ $why })
file-taken = is there already
file-changed = has been changed by another program since it was opened
file-in-use = is open in another program
file-in-use-by = is open in another program (process { $process })
file-kept-aside = { $path }: before another is written in its place, it is kept as { $aside }
file-advice-regular = name a regular file
file-advice-right-file = check whether it is the right file
file-advice-who-may-read = check who may read it
file-advice-path = check the path
file-advice-space = check the free space and who may write there, or name another data directory
file-advice-name = choose another name
file-advice-new-file = go on in a new file, or load it again
file-advice-leave-there = leave the game there first, or copy the file and open the copy
file-advice-older-copy = the file is left as it is; use an older copy if there is one
file-advice-right-save = check whether it is the right file; it is left as it is
file-advice-scenario = "louis-xiv play --scenario" and "louis-xiv scenario show" take it
file-advice-components = "louis-xiv components" checks it, and "--components" plays with it
file-advice-update = update this program; the file is left as it is
file-advice-other-program = open it with the program that wrote it; the file is left as it is
file-advice-correct = correct the field, or use an older copy; the file is left as it is
file-advice-opens-at-last = it opens at its last action, and goes on in a new file
file-advice-opens-before = it opens before that action, and goes on in a new file
system-not-found = not found
system-permission = permission denied
system-full = no space left
system-read-only = only for reading
system-no-directory = a part of the path is no directory
system-name = no possible name
system-nobody-reads = nobody reads the output
no-home = no home directory is known; name a data directory with --data-dir or { $variable }

## Saves
save-empty = the file is empty
save-truncated = the file is cut off at line { $line }
save-not-json = not JSON: { $problem }
save-too-deep = nested too deeply for a save
save-foreign = not a save of this game: expected "format": "{ $format }"
save-newer = save format version { $found }, this program reads up to { $known }
save-other-rules = played by rules version { $found }, this program plays by version { $known }
save-no-version = { $found } is no version
save-unknown-action = action { $number } is unknown: { $given }
save-illegal-action = action { $number } is not allowed: { $why }
save-wrong-digest = the actions lead to a position with digest { $found }, the file says { $expected }
not-asked = seat { $seat } is not asked now

## Settings
settings-foreign = { $path }: not settings: { $words }; using the usual ones
settings-field = { $path }: { $field } is not usable; using the usual value

## Who plays
setup-players = There are 2 to 4 players, not { $players } (R1.1).
setup-start = The start player { $seat } has no seat at this table.
setup-no-seat = There is no seat { $seat } at this table.
setup-empty-name = Seat { $seat } needs a name.
setup-long-name = The name of seat { $seat } is too long: { $most } letters at most.
setup-unprintable-name = The name of seat { $seat } has signs that cannot be shown.
setup-same-name = Seats { $seat } and { $other } have the same name.
setup-bot = The bot in seat { $seat } has no usable description.

## Components and scenarios: the field, and what is wrong with it
wrong-field = { $field }: { $wrong }
wrong-format = expected "{ $expected }" version 1, found "{ $found }" version { $version }
format-save = a save
format-scenario = a scenario
format-components = a components file
format-lesson = a lesson
wrong-file = this is { $found }, not { $expected }
fit-field = there is no field "{ $name }" here, only { $known }
fit-name = there is no "{ $found }" here, only { $known }
fit-missing = the field "{ $name }" is missing
fit-kind = { $expected } is needed, and here stands { $found }
fit-kind-object = an object
fit-kind-array = a list
fit-kind-string = a text
fit-kind-integer = a whole number
fit-kind-boolean = true or false
fit-kind-null = null
fit-or = { $list } or { $last }
fit-between = from { $least } to { $most }
fit-from = from { $least } on
fit-range = a whole number { $range } is needed, and here stands { $found }
fit-length = so many must stand here: { $range }; there are { $found }
fit-form = here stands { $found }; write { $form }
fit-missing-all = one of these fields is needed: { $known }
fit-empty = at least one field is needed here
fit-too-many = { $found } stands here { $count } times, and there are only { $most }
fit-twice = { $found } stands here twice
fit-place = { $words } (line { $line }, column { $column })
wrong-first-chip = the first chip cannot be "any"
wrong-count = expected { $expected }, found { $found }
wrong-range = must be from 1 to { $most }, found { $found }
wrong-same-conditions = front and back must ask for things of different kinds: money, markers or the first place (R1.2)
wrong-louis-board = boards 1 to 4 ask for money in front and the first place behind (R6.8)
wrong-money-board = each of the boards 1 to 4 must be on two cards; board { $board } is not (R1.5)
wrong-chips = light missions show a chip and "any", medium ones two different chips, dark ones two equal ones (R1.6)
wrong-meant = { $words }; did you mean `{ $name }`?
wrong-round = there are { $rounds } rounds, not { $round } (R7.3)
wrong-idle-seat = { $seat } does not play
wrong-seats = the scenario is for { $wanted }, and { $found } sit at the table
wrong-neutral = there are neutral markers with 2 players only (R9.1)
wrong-markers = { $count } markers in all, there are { $all } (R1.1)
wrong-too-often = { $card } is placed more often than it exists: { $copies ->
        [one] there is one
       *[other] there are { $copies }
    }
wrong-money-cards = there are 8 (R1.5)
wrong-money-order = the numbers 0 to 7 stand here, each once; { $missing } is not there (R1.5)
wrong-no-money-card = there is no such card left (R1.5)
wrong-no-louis-card = no money card is left that puts him on board { $board } (R1.5)
wrong-louis-elsewhere = the money card of this round puts him elsewhere (R4.1)
wrong-deck = more cards than the deck has
step-allowed = should be refused by { $rule }, but is allowed
step-illegal = { $why } Allowed here { $count ->
        [one] is one answer
       *[other] are { $count } answers
    }: { $list }
step-other-rule = should be refused by { $rule }, but is refused otherwise: { $why }
fit-field-meant = there is no field "{ $name }" here; did you mean `{ $meant }`? There are { $known }
fit-name-meant = there is no "{ $found }" here; did you mean `{ $meant }`? There are { $known }
fit-several = only one of { $known } can stand here, and here stand { $found }
fit-length-exact = { $right } must stand here, and there { $found ->
    [one] is 1
   *[other] are { $found }
}
differs-other = expected { $expected }, found { $found }
differs-nothing = expected { $expected }, and nothing of that kind happens
differs-alike = expected { $expected }, which does not happen; of that kind there is { $found }
differs-early = expected { $expected }, which happens only before what is expected before it
differs-not-over = expected { $expected }, but the game is not over: nothing is decided yet
differs-happened = { $expected } must not happen, and there is { $found }
system-exists = something else of that name is there already
json-end = it ends in the middle
json-value = a value is missing here, or is none
json-list = a comma or the closing bracket is missing
json-object = a comma or the closing brace is missing
json-colon = ":" is missing after the name of a field
json-key = the name of a field stands in quotes
json-comma = there is a "," too many
json-more = something follows after the end
json-letter = a text has a letter that cannot stand there like that
json-number = this is no number
json-deep = it is nested too deeply
json-twice = the field "{ $name }" stands here twice
system-directory = it is a directory
step-wrong-seat = { $why }; allowed here { $count ->
        [one] is one answer
       *[other] are { $count } answers
    }: { $list }
