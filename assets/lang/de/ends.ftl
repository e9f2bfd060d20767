### Das Ende eines Spiels: seine Geschichte, was übrig war, die ausgelegten Missionen.

ui-end-story-mission = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } vor { $name }: die { $count ->
        [one] erste
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
    } vor { $name }, das meiste durch { $part }: { $more ->
        [one] ein Punkt
       *[other] { $more } Punkte
    } mehr
ui-end-missions-told = ausgelegte Missionen
ui-end-shields-won-told = unterwegs gewonnene Wappen
ui-end-coins-told = übriges Geld
ui-end-majorities-told = Mehrheiten bei den Wappen
ui-end-rest-told = übrige Karten, Chips und Steine
ui-end-story-ahead = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } vor { $name }
ui-end-story-turned = Nach Runde { $before } { $count ->
        [one] lag
       *[other] lagen
    } { $names } noch { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } vorn: die Schlusswertung hat es gewendet.
ui-end-story-always = { $name } lag nach jeder Runde vorn.
ui-end-story-since = Nach Runde { $before } { $count ->
        [one] lag
       *[other] lagen
    } { $names } noch { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } vorn; in Runde { $round } ging { $name } in Führung.
ui-end-story-level = Nach Runde { $before } lagen { $names } gleichauf; in Runde { $round } ging { $name } in Führung.
ui-end-laid = Ausgelegte Missionen, und in welcher Runde
ui-end-laid-in = { $mission } ({ $round })
ui-end-laid-none = keine

## Der Vorhang
ui-curtain-under = { $when }. Bitte schaut sonst niemand hin.
ui-curtain-table = Auf dem Tisch
ui-curtain-paid = Dein Lohn

## Neues Spiel, Einstellungen, Spielstände, das Menü nach dem Ende
ui-setup-person-says = jemand an dieser Tastatur
ui-setup-bot-random-says = irgendeine Antwort; zum Ausprobieren
ui-setup-bot-easy-says = einige Faustregeln; für das erste Spiel
ui-setup-bot-medium-says = wägt ab; schlägt drei leichte in 7 von 10
ui-setup-bot-keen-says = spielt voraus; schlägt drei mittlere in 7 von 10
ui-setup-bot-master-says = zwei Sekunden; schlägt drei vorige in 4 von 10
ui-setup-bot-hard-says = weiter voraus; schlägt drei vorige in 5 von 10
ui-setup-start-random-says = das Los entscheidet
ui-setup-start-oldest = beginnt, wie die Ältesten (R3.4)
ui-menu-over = Zurück zum Tisch
ui-menu-over-title = Zum Titel
ui-menu-over-leave = Verlassen
ui-load-won = { $names } gewinnt: { $score }
ui-load-shared = { $names }: je { $score }
ui-end-last-page = Das ist die letzte Seite: a spielt noch einmal, w zeigt, was entschied, q geht zum Titel.
