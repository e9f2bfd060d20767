### What happened in short: a line for each turn, with the name beside it. Most of these are parts of
### such a line, with commas between them.

brief-back = { $count ->
        [one] takes 1 back
       *[other] takes { $count } back
    }
brief-back-none = takes none back
brief-back-with = { $turn } (with card { $card })
brief-gave-up = gives { $count ->
        [one] 1 marker
       *[other] { $count } markers
    } up
brief-coins = { $count } Louis d'or
brief-spent = pays { $count } Louis d'or
brief-shields = { $count ->
        [one] a shield
       *[other] { $count } shields
    }
brief-shields-known = { $count ->
        [one] a shield
       *[other] { $count } shields
    } ({ $kinds })
brief-traded = { $count ->
        [one] trades a chip for a shield
       *[other] trades { $count } chips for shields
    }
brief-kept = keeps { $chip }
brief-laid = lays out { $missions }
brief-drew = draws a { $tier } mission
brief-drew-known = draws "{ $mission }" ({ $tier })
brief-put-back = puts a { $tier } mission back
brief-put-back-known = puts "{ $mission }" back
brief-crowned = turns { $chip } into a crown
brief-influence = { $count ->
        [one] an influence card
       *[other] { $count } influence cards
    }
brief-influence-known = { $count ->
        [one] an influence card
       *[other] { $count } influence cards
    } ({ $cards })
brief-intrigue = { $count ->
        [one] an intrigue card
       *[other] { $count } intrigue cards
    }
brief-intrigue-known = { $count ->
        [one] an intrigue card
       *[other] { $count } intrigue cards
    } ({ $cards })
brief-exchanged = exchanges the card { $card }
brief-bribed = bribes on { $board }
brief-left-influence = { $count ->
        [one] 1 influence card
       *[other] { $count } influence cards
    }
brief-left-intrigue = { $count ->
        [one] 1 intrigue card
       *[other] { $count } intrigue cards
    }
brief-left-chips = { $count ->
        [one] 1 chip
       *[other] { $count } chips
    }
brief-left-markers = { $count ->
        [one] 1 marker
       *[other] { $count } markers
    } on boards
brief-left-coins = { $count ->
        [one] 3 Louis d'or
       *[other] { $count } times 3 Louis d'or
    }
brief-nothing-laid = lays out nothing
brief-round = Round { $round }: { $name } starts. Everybody gets { $coins } Louis d'or and five cards; Louis goes to { $board }.
# What somebody gets, one or several things.
brief-gets = gets { $things }
brief-cards-back = Influence is over: everybody's last card goes away unseen, and all the cards are shuffled into a new deck. The boards are scored now.
brief-round-money = Round { $round }: { $name } starts. Everybody gets { $coins } Louis d'or; Louis goes to { $board }.
brief-sent = { $on } by a mission
brief-laid-one = "{ $mission }" ({ $chips })
brief-drew-several = draws { $count } missions ({ $tiers })
brief-started = draws an intrigue card as start player of the last round
brief-by-missions = by missions: { $deeds }
