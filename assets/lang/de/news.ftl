### Was geschehen ist, in Kürze: eine Zeile je Zug, mit dem Namen daneben. Die meisten dieser Texte sind
### Teile einer solchen Zeile, mit Kommas dazwischen.

brief-back = { $count ->
        [one] holt 1 zurück
       *[other] holt { $count } zurück
    }
brief-back-none = holt keinen zurück
brief-back-with = { $turn } (mit Karte { $card })
brief-gave-up = gibt { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } ab
brief-coins = { $count } Louisdor
brief-spent = zahlt { $count } Louisdor
brief-shields = { $count ->
        [one] ein Wappen
       *[other] { $count } Wappen
    }
brief-shields-known = { $count ->
        [one] ein Wappen
       *[other] { $count } Wappen
    } ({ $kinds })
brief-traded = { $count ->
        [one] tauscht einen Chip gegen ein Wappen
       *[other] tauscht { $count } Chips gegen Wappen
    }
brief-kept = behält { $chip }
brief-laid = legt { $missions } aus
brief-drew = zieht eine { $tier }e Mission
brief-drew-known = zieht „{ $mission }“ ({ $tier })
brief-put-back = schiebt eine { $tier }e Mission unter ihren Stapel
brief-put-back-known = schiebt „{ $mission }“ unter ihren Stapel
brief-crowned = macht { $chip } zur Krone
brief-influence = { $count ->
        [one] eine Einflusskarte
       *[other] { $count } Einflusskarten
    }
brief-influence-known = { $count ->
        [one] eine Einflusskarte
       *[other] { $count } Einflusskarten
    } ({ $cards })
brief-intrigue = { $count ->
        [one] eine Intrigekarte
       *[other] { $count } Intrigekarten
    }
brief-intrigue-known = { $count ->
        [one] eine Intrigekarte
       *[other] { $count } Intrigekarten
    } ({ $cards })
brief-exchanged = tauscht die Karte { $card }
brief-bribed = besticht auf { $board }
brief-left-influence = { $count ->
        [one] 1 Einflusskarte
       *[other] { $count } Einflusskarten
    }
brief-left-intrigue = { $count ->
        [one] 1 Intrigekarte
       *[other] { $count } Intrigekarten
    }
brief-left-chips = { $count ->
        [one] 1 Chip
       *[other] { $count } Chips
    }
brief-left-markers = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } auf Tafeln
brief-left-coins = { $count ->
        [one] 3 Louisdor
       *[other] { $count } mal 3 Louisdor
    }
brief-nothing-laid = legt nichts aus
brief-round = Runde { $round }: { $name } beginnt. Alle erhalten { $coins } Louisdor und fünf Karten; Louis geht auf { $board }.
# Was jemand bekommt, eines oder mehreres.
brief-gets = bekommt { $things }
brief-cards-back = Die Einflussphase ist zu Ende: Die letzten Karten gehen ungesehen weg, und alle werden zu einem neuen Stapel gemischt. Nun werden die Tafeln gewertet.
brief-round-money = Runde { $round }: { $name } beginnt. Alle erhalten { $coins } Louisdor; Louis geht auf { $board }.
brief-sent = { $on } durch eine Mission
brief-laid-one = „{ $mission }“ ({ $chips })
brief-drew-several = zieht { $count } Missionen ({ $tiers })
brief-started = zieht als Startspieler der letzten Runde eine Intrigekarte
brief-by-missions = durch Missionen: { $deeds }
