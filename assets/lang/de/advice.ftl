# Warum eine Antwort gut ist. Jeder Grund ist ein Satzteil: „Warum: Führung auf 5 Montespan (bisher Bruno),
# bringt eine Krone; bleibt auf 4 Dauphin um 2 vorn.“

why-because = Warum: { $whys }.
why-line = - { $why }
why-takes = Führung auf { $board } (bisher { $name }), bringt { $pays }
why-leads = allein die meisten auf { $board }, bringt { $pays }
why-secures = bleibt auf { $board } um { $ahead } vorn
why-leads-all = allein die meisten auf { $boards }
why-takes-all = Führung auf { $boards } (bisher { $name })
why-enough-all = genug Steine auf { $boards }
why-enough = genug Steine ({ $count }) auf { $board }, bringt { $pays }
why-nearer = auf { $board } { $missing ->
    [one] fehlt noch ein Stein
   *[other] fehlen noch { $missing } Steine
}
why-chip = bringt den Chip von { $board }, wo Louis steht
why-denies = Gleichstand auf { $board } ({ $name }), also hat dort niemand allein die meisten
why-crowned = { $pays } und eine Krone
why-may-bribe = kann auf { $board } für { $price } bestechen, bringt { $pays }
why-bribes = bringt { $pays }
why-bribes-one = bringt { $pays }, einen der zwei Chips für eine Mission
why-bribes-pair = bringt { $pays }: { $chips } Chips können { $missions ->
    [one] eine Mission
   *[other] { $missions } Missionen
} auslegen
why-saves-for = spart { $price } Louisdor, um auf { $board } zu bestechen, bringt { $pays }
why-saves = spart { $price } Louisdor für später
why-saves-last = drei Louisdor sind am Ende ein Punkt, und für { $price } gäbe es nicht mehr
why-back = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
} mehr zum Setzen
why-back-next = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
} mehr für die nächste Runde
why-back-tie = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
} mehr im Vorrat, was am Ende einen Gleichstand entscheidet
why-back-intrigue = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
} mehr für eine Intrigenkarte
why-waits = behält die Karten und setzt nach den anderen
why-changes = hätte lieber eine andere Karte und setzt später als die anderen
why-ahead = auf { $board } für die nächste Runde bereit
why-ahead-last = auf { $board } ist jeder Stein am Ende ein Punkt
why-points = { $points } Punkte am Ende, und „{ $mission }“ noch { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
} lang
why-points-last = { $points } Punkte am Ende für „{ $mission }“
why-at-once = die { $chips } übrigen Chips können eine { $tier }e Mission gleich bezahlen
why-between = { $tier }e Missionen können mehr als hellblaue und sind leichter zu bezahlen als dunkelblaue
why-easiest = { $tier }e Missionen sind am leichtesten zu bezahlen
why-lasting = { $tier }e Missionen bringen in den übrigen Runden am meisten
why-crown = eine Krone steht für jeden Chip
why-completes = mit dem Chip von { $board } ({ $chip }) lässt sich „{ $mission }“ bezahlen
why-opens = mit dieser Krone lässt sich „{ $mission }“ auslegen
why-wants = „{ $mission }“ auf der Hand braucht, was { $board } gibt: { $chip }
why-keeps = „{ $mission }“ auf der Hand braucht diesen Chip: { $chip }
why-chip-tied = Gleichstand auf { $board } ({ $name }), wo Louis steht: bringt den Chip, und niemand bekommt die Krone
why-chip-second = zweiter Platz auf { $board } (bisher { $name }), bringt den Chip, weil Louis dort steht
why-denies-second = Gleichstand um den zweiten Platz auf { $board } ({ $name }), also bekommt niemand den Chip dafür
why-short = auf { $board } { $missing ->
    [one] fehlt noch ein Stein
   *[other] fehlen noch { $missing } Steine
} zur alleinigen Mehrheit
why-money = mehr Geld zum Bestechen
why-turn = eine Karte mehr, also ein Zug mehr in dieser Runde
why-spares = behält den Stein im Vorrat
why-later = kann es nach den Einnahmen immer noch tun
why-rests = holt nichts zurück, behält aber die Steine im Vorrat für später
why-empty = hat keinen Stein zum Setzen
why-little = ein Stein auf { $board } brächte zu wenig
why-tie-for = spart den gewonnenen Gleichstand für { $board }
why-returns = nimmt { $count ->
    [one] den Stein
   *[other] die { $count } Steine
} von { $board } zurück, die der erste Platz kosten würde
why-idle = was jetzt gezogen wird, lässt sich nicht mehr auslegen, der Stapel ist also fast gleich
why-renews = hofft auf Missionen, die leichter zu bezahlen sind
why-content = erwartet keine besseren Missionen als die auf der Hand
why-next = ein Chip für die Missionen der nächsten Runde
why-trades = { $count ->
    [0] der Chip bleibt für die nächste Runde
    [one] ein Chip wird zum Wappen
   *[other] { $count } Chips werden zu Wappen
}
why-card = die Intrigenkarte kann später mehr bewirken und ist am Ende ein Punkt
why-card-last = eine Intrigenkarte auf der Hand ist am Ende ein Punkt

advice-place = Nr.
advice-value = Wert
advice-worlds = Proben
advice-answer = Antwort

# Was alle sehen und die Aussicht gut oder schlecht macht, in einer Zeile.

balance = Erwartet: du { $own } Punkte, { $name } { $theirs }
balance-theirs = { $name } hat { $list }
balance-own = du hast { $list }
balance-missions = Missionen { $more } zu { $less }
balance-shields = Wappen { $more } zu { $less }
balance-chips = Chips { $more } zu { $less }
balance-coins = Louisdor { $more } zu { $less }
balance-intrigue = Intrigenkarten { $more } zu { $less }
balance-cards = Einflusskarten { $more } zu { $less }
balance-markers = verfügbare Steine { $more } zu { $less }
