# Why an answer is a good one. Each reason is part of a sentence: "Why: takes the lead on 5 Montespan
# from Bruno, and with it a crown; stays ahead on 4 Dauphin by 2."

why-because = Why: { $whys }.
why-line = - { $why }
why-takes = takes the lead on { $board } from { $name }, and with it { $pays }
why-leads = alone with most on { $board }, which pays { $pays }
why-secures = stays ahead on { $board } by { $ahead }
why-enough = { $count } markers are enough on { $board }, which pays { $pays }
why-nearer = { $missing ->
    [one] one marker
   *[other] { $missing } markers
} short of what { $board } asks for
why-chip = gets the chip of { $board }, where Louis is
why-denies = ties with { $name } on { $board }, so that nobody is alone with most there
why-may-bribe = may bribe on { $board } for { $price }
why-bribes = gets { $pays }
why-saves = keeps { $price } Louis d'or for later
why-back = { $count ->
    [one] one marker
   *[other] { $count } markers
} more to place
why-ahead = lies ready on { $board } for the next round
why-ahead-last = stays on { $board } and is a point at the end
why-points = five points at the end; the mission says "{ $does }"
why-points-last = five points for "{ $mission }"
why-easiest = { $tier } missions are the easiest to pay for
why-lasting = { $tier } missions do most in the rounds that are left
why-crown = a crown stands for any chip
why-wants = "{ $mission }" in hand takes what { $board } pays: { $chip }
why-keeps = "{ $mission }" in hand takes this chip: { $chip }

advice-place = no.
advice-value = value
advice-worlds = worlds
advice-answer = answer
