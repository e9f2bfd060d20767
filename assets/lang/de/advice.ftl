# Warum eine Antwort gut ist. Jeder Grund ist ein Satzteil: „Warum: Führung auf 5 Montespan (bisher Bruno),
# bringt eine Krone; bleibt auf 4 Dauphin um 2 vorn.“

why-because = Warum: { $whys }.
why-line = - { $why }
why-takes = Führung auf { $board } (bisher { $name }), bringt { $pays }
why-leads = allein die meisten auf { $board }, bringt { $pays }
why-secures = bleibt auf { $board } um { $ahead } vorn
why-enough = genug Steine ({ $count }) auf { $board }, bringt { $pays }
why-nearer = auf { $board } { $missing ->
    [one] fehlt noch ein Stein
   *[other] fehlen noch { $missing } Steine
}
why-chip = bringt den Chip von { $board }, wo Louis steht
why-denies = Gleichstand auf { $board } ({ $name }), also hat dort niemand allein die meisten
why-may-bribe = Bestechung auf { $board } für { $price } möglich
why-bribes = bringt { $pays }
why-saves = spart { $price } Louisdor für später
why-back = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
} mehr zum Setzen
why-ahead = liegt auf { $board } für die nächste Runde bereit
why-ahead-last = bleibt auf { $board } liegen und ist am Ende ein Punkt
why-points = fünf Punkte am Ende; die Mission sagt „{ $does }“
why-points-last = fünf Punkte für „{ $mission }“
why-easiest = { $tier }e Missionen sind am leichtesten zu bezahlen
why-lasting = { $tier }e Missionen bringen in den übrigen Runden am meisten
why-crown = eine Krone steht für jeden Chip
why-wants = „{ $mission }“ auf der Hand braucht, was { $board } gibt: { $chip }
why-keeps = „{ $mission }“ auf der Hand braucht diesen Chip: { $chip }

advice-place = Nr.
advice-value = Wert
advice-worlds = Proben
advice-answer = Antwort
