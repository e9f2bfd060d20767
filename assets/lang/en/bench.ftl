# For those who design games: printed values as files, and what many games say about them.

wrong-group-chips = chips can be given for one mission at a time
wrong-value = { $wrong }; found { $found }
wrong-pay-count = a board pays one to { $most } things, not { $found }
wrong-pay = a board pays from 1 to { $most } of a kind, not { $found } ({ $pay })
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
pay-brief-coins = { $count } Louis
pay-brief-shields = { $count ->
    [one] shield
   *[other] { $count } shields
}
pay-brief-influence = card
pay-brief-intrigue = intr.
pay-brief-markers-on = mark. to { $board }
pay-brief-markers-back = { $count } back
pay-brief-marker-anywhere = mark.

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

cli-simulate-components = Other printed values
cli-simulate-against = A second version of the printed values: every deal is played under both, and the differences are told
cli-simulate-scenario = A position that every game begins from, after the steps in it; what it leaves open is dealt anew for each seed
cli-simulate-until = Stop before all games are played: narrow:MEASURE:WIDTH when the 95 % interval is no wider, sure:MEASURE:DIFFERENCE when a sequential test is done (with --against); measures are named in `formats statistics`
cli-simulate-each = A file for one JSON object a game; one that is there is replaced
cli-simulate-save-games = A directory for the games themselves, as saves

simulate-rounded = { $asked } games are no whole number of deals among { $players }: playing { $games }
simulate-until-needs-two = `--until sure:…` tests a difference: it needs a second version, `--against FILE`
simulate-bad-until = "{ $words }" is no end: write narrow:MEASURE:WIDTH or sure:MEASURE:DIFFERENCE, such as narrow:place.0.wins:0.02; the measures are in `louis-xiv formats statistics`
simulate-no-begin = with seed { $seed } the scenario cannot be played: { $words }
simulate-head = { $games ->
    [one] One game
   *[other] { $games } games
} of { $players }; { $deals ->
    [one] one deal
   *[other] { $deals } deals
} from seed { $seed }
simulate-every-seat = Every deal was played with every player in every seat; intervals are over deals.
simulate-cut = STOPPED after { $games } of { $all } games: this is what has been played so far.
simulate-found-more = Test of { $measure }: there is MORE of it (against a difference of { $value }; at most 5 % of equal versions end like this).
simulate-found-less = Test of { $measure }: there is LESS of it (against a difference of { $value }; at most 5 % of equal versions end like this).
simulate-found-none = Test of { $measure }: no difference as large as { $value } (at most 5 % of versions that differ so much end like this).
simulate-found-narrow = The interval of { $measure } is no wider than { $value }.
simulate-found-open = { $measure }: not decided with so many games (asked for: { $value }).
simulate-start-more = Starting helps: the start player of round 1 wins { $share } ({ $interval }); even would be { $even }.
simulate-start-less = Starting hurts: the start player of round 1 wins { $share } ({ $interval }); even would be { $even }.
simulate-start-even = The start player of round 1 wins { $share } ({ $interval }): no difference from an even { $even } that so many games show.
simulate-round = round { $round }
simulate-versions = { $changes ->
    [0] Both versions are the same.
    [one] Version b changes one value of version a:
   *[other] Version b changes { $changes } values of version a:
}
simulate-verdict-more = more
simulate-verdict-less = less
simulate-verdict-surely-more = surely more
simulate-verdict-surely-less = surely less
simulate-verdict-nothing = { $games ->
    [one] one game shows nothing
   *[other] no difference that { $games } games show
}
simulate-none = { $none } of { $all } measures show no difference ({ $hidden } of them are not listed). "more" and "less" hold for one measure alone: of those without any difference one in twenty looks like that. "surely" holds for all of them together.
simulate-short = short
simulate-without = without
simulate-by-part = Score by category, a game
simulate-part-shields = shields
simulate-part-influence = influence
simulate-part-intrigue = intrigue
simulate-part-chips = chips
simulate-part-markers = markers
simulate-part-coins = money
simulate-part-majorities = majorities
simulate-part-mission-points = missions
simulate-measure = a game
simulate-a = a
simulate-b = b
simulate-difference = b - a
simulate-verdict = verdict
simulate-differ-game = The game
simulate-differ-place = By place from whoever starts, who is 0
simulate-differ-seat = By seat
simulate-differ-kind = By kind of player
simulate-differ-board = Boards, counts in a game
simulate-differ-mission = Missions, a game
simulate-measure-score = score
simulate-measure-shields = points for shields won
simulate-measure-influence = points for influence cards
simulate-measure-intrigue = points for intrigue cards
simulate-measure-chips = points for chips
simulate-measure-markers = points for markers
simulate-measure-coins = points for money
simulate-measure-majorities = points for majorities
simulate-measure-mission-points = points for missions
simulate-measure-laid-out = missions laid out
simulate-measure-margin = margin of the winner
simulate-measure-shared = shared wins
simulate-measure-decisions = questions asked
simulate-measure-wins = wins
simulate-measure-won = won
simulate-measure-tied = tied
simulate-measure-short = short
simulate-measure-empty = empty
simulate-measure-flipped = flipped
simulate-measure-payments = payments
simulate-measure-bribes = bribes
simulate-chart-wins = Wins by place from whoever starts, who is 0
simulate-chart-parts = Score by category, a player
simulate-chart-payments = Payments by board, a game
simulate-chart-bribes = Bribes by board, a game
simulate-chart-missions = Missions laid out, a game
simulate-bad-until-value = "{ $value }" is no number above 0, and the width or the difference must be one
simulate-bad-until-measure = there is no measure "{ $name }" among these players; `louis-xiv formats statistics` says which there are
simulate-each-dash = `--each` needs a file: the statistics go to standard output
simulate-chart-kinds = Wins by kind of player, as a share of the games of a seat
simulate-chart-kind-parts = Score by category, by kind of player
simulate-chart-kind-parts-a = Score by category, by kind of player, in version a
simulate-differ-chart-score = What b has more than a: points of a player, and the margin of the winner
simulate-differ-chart-wins = What b has more than a: wins by place from whoever starts, who is 0, and by kind of player
simulate-differ-chart-boards = What b has more than a: payments and bribes by board, in a game
simulate-differ-chart-missions = What b has more than a: missions laid out in a game, where that differs
simulate-legend-bars = A bar is a mean, the line on it its 95 % interval over deals. A dashed line is where all would be alike.
simulate-legend-points = A point is the mean difference on the same deals, the line its 95 % interval; grey where it may well be nothing.
simulate-bars = Wins, from 0 to 100 %: # sure, = within the 95 % interval, | the share found
simulate-shipped = as shipped
variant = Played with other printed values: { $changes }.
ui-mission-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
components-whole-one = `--whole` prints one file with every value filled in, not two
simulate-chart-mission-wins = Wins of those who have laid out a mission, as a share
simulate-from = Every game begins from { $scenario }.
values-replaced = the values of { $file } take the place of the scenario’s own
