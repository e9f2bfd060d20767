### Das Ende eines Spiels: seine Geschichte, was übrig war, die ausgelegten Missionen.

ui-end-story-mission = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } vor { $name }: die { $count ->
        [1] erste
        [2] zweite
        [3] dritte
        [4] vierte
        [5] fünfte
        [6] sechste
       *[other] letzte
    } Mission, ausgelegt in Runde { $round }
ui-end-story-part = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } vor { $name }: { $more } mehr durch { $part }
ui-end-story-turned = Nach Runde { $round } { $count ->
        [1] lag
       *[other] lagen
    } { $names } noch { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } vorn: die Schlusswertung hat es gewendet.
ui-end-story-always = { $name } lag nach jeder Runde vorn.
ui-end-story-since = { $name } lag ab Runde { $round } vorn.
ui-end-laid = Ausgelegte Missionen, und in welcher Runde
ui-end-laid-in = { $mission } ({ $round })
ui-end-laid-none = keine

## Was übrig war
ui-last-heading = Vier Runden sind gespielt. Was übrig ist, wird zu Wappen:
ui-last-line = { $name }: { $parts }, { $count } Wappen
ui-last-nothing = { $name }: nichts
ui-last-influence = { $count ->
        [one] 1 Einflusskarte
       *[other] { $count } Einflusskarten
    }
ui-last-intrigue = { $count ->
        [one] 1 Intrigekarte
       *[other] { $count } Intrigekarten
    }
ui-last-chips = { $count ->
        [one] 1 Chip
       *[other] { $count } Chips
    }
ui-last-markers = { $count ->
        [one] 1 Stein auf einer Tafel
       *[other] { $count } Steine auf Tafeln
    }
ui-last-coins = { $count } Louisdor
ui-last-turn = Jetzt werden die Wappen aufgedeckt, Sorte für Sorte.
