### The end of a game: its story, what was left over, the missions laid out.

ui-end-story-mission = { $points ->
        [one] one point
       *[other] { $points } points
    } ahead of { $name }: the { $count ->
        [one] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] last
    } mission, laid out in round { $round }
ui-end-story-part = { $points ->
        [one] one point
       *[other] { $points } points
    } ahead of { $name }, most of it by { $part }: { $more ->
        [one] one point more
       *[other] { $more } points more
    }
ui-end-missions-told = missions laid out
ui-end-shields-won-told = shields won on the way
ui-end-coins-told = money left over
ui-end-majorities-told = having most of a kind of shield
ui-end-rest-told = cards, chips and markers left over
ui-end-story-ahead = { $points ->
        [one] one point
       *[other] { $points } points
    } ahead of { $name }
ui-end-story-turned = After round { $before } { $names } { $count ->
        [one] was
       *[other] were
    } still { $points ->
        [one] one point
       *[other] { $points } points
    } ahead: the last count turned it.
ui-end-story-always = { $name } was ahead after every round.
ui-end-story-since = After round { $before } { $names } { $count ->
        [one] was
       *[other] were
    } still { $points ->
        [one] one point
       *[other] { $points } points
    } ahead; { $name } took the lead in round { $round }.
ui-end-story-level = After round { $before } { $names } were level; { $name } took the lead in round { $round }.
ui-end-laid = Missions laid out, and in which round
ui-end-laid-in = { $mission } ({ $round })
ui-end-laid-none = none

## The curtain
ui-curtain-under = { $when }. Everybody else looks away, please.
ui-curtain-table = On the table
ui-curtain-paid = You were paid

## Setup, settings, saves, the menu after the end
ui-setup-person-says = somebody at this keyboard
ui-setup-bot-random-says = any answer, evenly; to try things out
ui-setup-bot-easy-says = a few rules of thumb; for a first game
ui-setup-bot-medium-says = weighs every answer; 7 of 10 won against three easy
ui-setup-bot-keen-says = plays ahead; 7 of 10 won against three medium
ui-setup-bot-master-says = up to two seconds; 4 of 10 won against three hard
ui-setup-bot-hard-says = plays ahead longer; 5 of 10 won against three keen
ui-setup-start-random-says = chance decides
ui-setup-start-oldest = begins, as the oldest by the rules (R3.4)
ui-menu-over = Back to the table
ui-menu-over-title = Go to the title
ui-menu-over-leave = Leave
ui-load-won = { $names } won with { $score }
ui-load-shared = { $names }: { $score } each
ui-end-last-page = That is the last page: a plays again, w says what decided it, q goes to the title.
