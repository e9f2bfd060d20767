# Für alle, die Spiele entwerfen: aufgedruckte Werte als Dateien, und was viele Partien dazu sagen.

wrong-group-chips = Chips lassen sich nur für eine Mission auf einmal angeben
wrong-not-first = `first-place` kann nur true sein
wrong-value = { $wrong }; dort steht { $found }
wrong-pay-count = eine Tafel zahlt ein bis { $most } Dinge, nicht { $found }
wrong-pay = davon 1 bis { $most }, nicht { $found }
wrong-no-chip = die Tafeln 1 bis 4 zahlen einen Chip, denn Ludwigs Tafel gibt einen
wrong-on-itself = eine Tafel setzt Steine nur auf eine andere Tafel
wrong-places-twice = eine Tafel fragt nur einmal, wohin Steine kommen
wrong-most = muss von 0 bis { $most } sein, dort steht { $found }

pay-short-coins = { $count } Louisdor
pay-short-shields = { $count ->
    [one] Wappen
   *[other] { $count } Wappen
}
pay-short-influence = Einflusskarte
pay-short-intrigue = Intrigekarte
pay-short-markers-on = Steine auf { $board }
pay-short-markers-back = { $count } zurück
pay-short-marker-anywhere = Stein

cli-components = Die Werte dieser Ausgabe drucken, eine eigene Datei prüfen oder zwei vergleichen
    .examples =
        Beispiele:
          louis-xiv components > werte.json
          louis-xiv components billig.json
          louis-xiv components billig.json teuer.json
          louis-xiv components billig.json --whole
cli-components-file = Eine Datei mit Werten; was sie nicht nennt, bleibt wie in dieser Ausgabe
cli-components-other = Eine zweite: gesagt wird, was sich von der ersten zu ihr ändert
cli-components-whole = Die Datei mit allen Werten drucken
cli-transcript-components = Andere aufgedruckte Werte
cli-scenario-components = Andere aufgedruckte Werte als die des Szenarios

components-same = Kein Wert ist anders.
components-changes = { $count ->
    [one] Ein Wert ist anders:
   *[other] { $count } Werte sind anders:
}
components-change = { $what }: { $from }, jetzt { $to }
components-rounds = Runden
components-starting-money = Geld zu Beginn
components-front = { $board }, Vorderseite
components-back = { $board }, Rückseite
components-pays = { $board }, Lohn
components-money-cards = Geldkarten der Tafel { $board }
components-chips = { $mission } ({ $name }), Chips
components-points = { $mission } ({ $name }), Punkte
components-points-all = jede Mission, Punkte
components-points-tier = { $tier }, Punkte
components-order = Reihenfolge der Geldkarten
components-as-shipped = wie in dieser Ausgabe
components-own-order = eigene
