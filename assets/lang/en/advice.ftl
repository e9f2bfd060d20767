# Why an answer is a good one. Each reason is part of a sentence: "Why: takes the lead on 5 Montespan
# from Bruno, and with it a crown; stays ahead on 4 Dauphin by 2."

why-because = Why: { $whys }.
why-line = - { $why }
why-takes = takes the lead on { $board } from { $name }, and with it { $pays }
why-leads = alone with most on { $board }, which pays { $pays }
why-secures = stays ahead on { $board } by { $ahead }
why-leads-all = alone with most on { $boards }
why-takes-all = takes the lead on { $boards } from { $name }
why-enough-all = enough markers on { $boards }
why-enough = { $count } markers are enough on { $board }, which pays { $pays }
why-nearer = { $missing ->
    [one] one marker
   *[other] { $missing } markers
} short of what { $board } asks for
why-chip = gets the chip of { $board }, where Louis is
why-denies = ties with { $name } on { $board }, so that nobody is alone with most there
why-crowned = { $pays } and a crown
why-may-bribe = may bribe on { $board } for { $price }, for { $pays }
why-bribes = gets { $pays }
why-bribes-one = gets { $pays }, one of the two chips for a mission
why-bribes-pair = gets { $pays }: { $chips } chips can lay out { $missions ->
    [one] a mission
   *[other] { $missions } missions
}
why-saves-for = keeps { $price } Louis d'or to bribe on { $board }, for { $pays }
why-saves = keeps { $price } Louis d'or for later
why-saves-last = three Louis d'or are a point at the end, and { $price } would buy no more
why-back = { $count ->
    [one] one marker
   *[other] { $count } markers
} more to place
why-back-next = { $count ->
    [one] one marker
   *[other] { $count } markers
} more for the next round
why-back-tie = { $count ->
    [one] one marker
   *[other] { $count } markers
} more in reserve, which decides a tie at the end
why-back-intrigue = { $count ->
    [one] one marker
   *[other] { $count } markers
} more that an intrigue card can place
why-waits = keeps its cards and places after the others
why-changes = would rather have another card, and places later than the others
why-ahead = ready on { $board } for the next round
why-ahead-last = left on { $board }, each marker is a point at the end
why-points = { $points } points at the end, and "{ $mission }" in { $rounds ->
    [one] one more round
   *[other] { $rounds } more rounds
}
why-points-last = { $points } points at the end for "{ $mission }"
why-at-once = the { $chips } chips that are left may pay for a { $tier } mission at once
why-between = { $tier } missions do more than light ones and are easier to pay for than dark ones
why-easiest = { $tier } missions are the easiest to pay for
why-lasting = { $tier } missions do most in the rounds that are left
why-crown = a crown stands for any chip
why-completes = the chip of { $board } ({ $chip }) makes "{ $mission }" payable
why-opens = with that crown "{ $mission }" can be laid out
why-wants = "{ $mission }" in hand takes what { $board } pays: { $chip }
why-keeps = "{ $mission }" in hand takes this chip: { $chip }
why-chip-tied = ties with { $name } on { $board }, where Louis is: gets the chip as well, and nobody the crown
why-chip-second = takes second place on { $board } from { $name }, and with it the chip, as Louis is there
why-denies-second = ties with { $name } for second place on { $board }, so that nobody gets the chip for it
why-short = { $missing ->
    [one] one marker
   *[other] { $missing } markers
} short of being alone with most on { $board }
why-money = more to bribe with
why-turn = one card more, so one turn more in this round
why-spares = keeps the marker in reserve
why-later = may still do so after the gains
why-rests = fetches nothing, but keeps the markers in reserve for later
why-empty = has no marker to place
why-little = a marker on { $board } would bring too little
why-tie-for = saves the tie breaker for { $board }
why-returns = gets { $count ->
    [one] the marker
   *[other] the { $count } markers
} on { $board } back, which first place would cost
why-idle = what is drawn now cannot be laid out any more, so that the deck hardly matters
why-renews = hopes for missions that are easier to pay for
why-content = expects no better missions than those in hand
why-next = a chip for the missions of the next round
why-trades = { $count ->
    [0] the chip is kept for the next round
    [one] one chip becomes a shield
   *[other] { $count } chips become shields
}
why-card = the intrigue card may do more later, and is a point at the end
why-card-last = an intrigue card in hand is a point at the end

advice-place = no.
advice-value = value
advice-worlds = worlds
advice-answer = answer

# What everybody sees of why a chance is high or low, in one line: "Expected: you 41 points, Carla 47;
# Carla has shields 9 to 4, intrigue cards 3 to 0; you have missions 3 to 2".

balance = Expected: you { $own } points, { $name } { $theirs }
balance-theirs = { $name } has { $list }
balance-own = you have { $list }
balance-missions = missions { $more } to { $less }
balance-shields = shields { $more } to { $less }
balance-chips = chips { $more } to { $less }
balance-coins = Louis d'or { $more } to { $less }
balance-intrigue = intrigue cards { $more } to { $less }
balance-cards = influence cards { $more } to { $less }
balance-markers = usable markers { $more } to { $less }
