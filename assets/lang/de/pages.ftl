### Die Seiten über dem Tisch: Hilfe, Tafel, Punkte, Verlauf, Rat, eigenes Blatt.

ui-key-scroll = blättern
ui-key-boards = andere Tafeln

## Hilfe
ui-help-keys = Tasten, die jetzt gelten
ui-help-lit = hell: wählbar
ui-help-chosen = gewählt
ui-help-done = dunkel: gewertet
ui-help-louis = hier ist Louis
ui-help-money = allein vorn: frei, die anderen 3
ui-help-first = nur wer allein vorn ist
ui-help-enough = alle ab 3 Steinen
ui-help-points = Wappen, und { $points } je Mission
ui-help-ready = eigener Vorrat, zum Einsetzen
ui-help-general = allgemeiner, erst zu holen
ui-help-crown = gilt als jeder Chip
ui-help-markers = zwei Steine von A
ui-help-neutral = die der neutralen Seite
ui-help-planned = neu oder geplant
ui-help-star = hat sich geändert
ui-help-paid = würde bezahlt

## Eine Tafel
ui-board-done = In dieser Runde ist sie gewertet
ui-board-nobody = Niemand ist dort.
ui-board-near = Nachbarn
ui-board-side-now = wie sie liegt
ui-board-side-other = die Rückseite
ui-gets-crown = Chip und Krone

## Eine Mission
ui-mission-stays = Ausgelegt zählt sie { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, bleibt bis zum Ende und wirkt von da an in jeder Runde. (R7.3)

## Die Punkte
ui-scores-missions = Missionen, je { $points }
ui-scores-shields = Wappen, je 1
ui-scores-coins = je 3 Louisdor
ui-scores-cards = Karten und Chips
ui-scores-markers = Steine auf Tafeln
ui-scores-missions-short = Missionen
ui-scores-shields-short = Wappen
ui-scores-coins-short = Geld
ui-scores-cards-short = Karten, Chips
ui-scores-markers-short = Steine
ui-scores-points = Punkte bisher
ui-scores-all = wäre jetzt Schluss

## Der Verlauf
ui-log-empty = Es ist noch nichts geschehen.

## Ein Rat
ui-hint-share = { $share } %
ui-hint-shares-short = Siegchance (ausgeglichen: { $even })
ui-hint-shares-points = Siegchance (ausgeglichen: { $even }), Punkte am Ende
ui-hint-points-shares = Punkte am Ende, Siegchance (ausgeglichen: { $even })
ui-hint-ahead = { $points } vorn
ui-hint-behind = { $points } zurück
ui-hint-as = wie bei Antwort { $place }

## Missionen
ui-tier-light-says = Ein Chip und ein beliebiger: leicht.
ui-tier-medium-says = Zwei verschiedene Chips, stärkere Wirkung.
ui-tier-dark-says = Zwei gleiche: schwer, am stärksten.
ui-sheet-no-chips = keine Chips

## Was Missionen bewirken, in ein, zwei Zeilen für eine Karte
brief-more-missions = Sofort: Zieh zwei Missionen dafür statt einer.
brief-one-marker = Nachschub: Ein Stein kommt zu dir zurück.
brief-one-coin = Nachschub: 1 Louisdor.
brief-marker-on = Einfluss, am Anfang: Du darfst einen Stein auf Tafel { $board } setzen.
brief-pay-two = Einfluss, einmal je Runde: Zahl 2 Louisdor als Zug, ohne eine Karte.
brief-change-chip = Missionen, einmal je Runde: Tausch für 2 Louisdor einen Chip gegen eine Krone.
brief-change-missions = Missionen, am Ende: Du darfst eine oder zwei Missionen der Hand tauschen.
brief-two-gains = Nachschub: 2 Louisdor, oder zwei Steine zurück, oder je eins.
brief-one-shield = Nachschub: Zieh ein Wappen.
brief-marker-at-louis = Einfluss, am Anfang: Du darfst einen Stein zu Louis setzen.
brief-change-card = Einfluss, einmal je Runde: Tausch als Zug eine Einflusskarte.
brief-three-markers = Nachschub: Drei Steine kommen zu dir zurück.
brief-three-coins = Nachschub: 3 Louisdor.
brief-intrigue-card = Nachschub: eine Intrigekarte.
brief-marker-for-card = Nachschub: Du darfst einen Stein gegen eine Einflusskarte abgeben.
brief-four-markers = Einfluss, einmal je Runde: Eine Karte setzt bis zu 4 Steine ab jeder Tafel oder holt 4 zurück.
brief-last-marker = Einfluss, am Ende: Du darfst einen Stein auf irgendeine Tafel setzen.
brief-win-tie = Auswertung, einmal je Runde: Du darfst einen Gleichstand vorn gewinnen.
brief-one-off = Auswertung: Jede Bestechung kostet dich 1 weniger.
ui-scores-later = Am Ende werden je 3 Louisdor, eine Karte, ein Chip oder ein Stein auf einer Tafel zu einem Wappen, und die Mehrheit einer Sorte bringt eines mehr (R7.3).
ui-scores-majorities = Punkte sind Wappen und ausgelegte Missionen; der Rest würde zu Wappen. Wer am meisten Wappen einer Sorte hat, bekommt am Ende eines dazu. (R7.3)
