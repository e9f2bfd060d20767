# For those who design games: printed values as files, and what many games say about them.

wrong-group-chips = chips can be given for one mission at a time
wrong-not-first = `first-place` can only be true
wrong-value = { $wrong }; found { $found }
wrong-pay-count = a board pays one to { $most } things, not { $found }
wrong-pay = from 1 to { $most } of that, not { $found }
wrong-no-chip = boards 1 to 4 pay a chip, since Louis's board gives one
wrong-on-itself = a board places markers only on another board
wrong-places-twice = a board asks only once where markers go
wrong-most = must be from 0 to { $most }, found { $found }

pay-short-coins = { $count } Louis d'or
pay-short-shields = { $count ->
    [one] shield
   *[other] { $count } shields
}
pay-short-influence = influence card
pay-short-intrigue = intrigue card
pay-short-markers-on = markers to { $board }
pay-short-markers-back = { $count } back
pay-short-marker-anywhere = marker

cli-components = Print the shipped printed values, check a file of your own, or compare two
    .examples =
        Examples:
          louis-xiv components > values.json
          louis-xiv components cheap.json
          louis-xiv components cheap.json dear.json
          louis-xiv components cheap.json --whole
cli-components-file = A components file; what it does not name is as shipped
cli-components-other = Another one, to say what changes from the first to it
cli-components-whole = Print the file with every value filled in
cli-transcript-components = Other printed values
cli-scenario-components = Other printed values than the scenario's

components-same = No value differs.
components-changes = { $count ->
    [one] One value differs:
   *[other] { $count } values differ:
}
components-change = { $what }: { $from }, now { $to }
components-rounds = rounds
components-starting-money = money at the start
components-front = { $board }, front
components-back = { $board }, back
components-pays = { $board }, pays
components-money-cards = money cards of board { $board }
components-chips = { $mission } ({ $name }), chips
components-points = { $mission } ({ $name }), points
components-points-all = every mission, points
components-points-tier = { $tier }, points
components-order = order of the money cards
components-as-shipped = as shipped
components-own-order = their own
