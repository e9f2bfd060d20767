# Für alle, die Spiele entwerfen: aufgedruckte Werte als Dateien, und was viele Partien dazu sagen.

wrong-group-chips = Chips lassen sich nur für eine Mission auf einmal angeben
wrong-value = { $wrong }; dort steht { $found }
wrong-pay-count = eine Tafel zahlt ein bis { $most } Dinge, nicht { $found }
wrong-pay = eine Tafel zahlt von 1 bis { $most } von einer Sorte aus, nicht { $found } ({ $pay })
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
pay-brief-coins = { $count } Louis
pay-brief-shields = { $count ->
    [one] Wappen
   *[other] { $count } Wappen
}
pay-brief-influence = Karte
pay-brief-intrigue = Intr.
pay-brief-markers-on = St. auf { $board }
pay-brief-markers-back = { $count } zurück
pay-brief-marker-anywhere = Stein

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

cli-simulate-components = Andere aufgedruckte Werte
cli-simulate-against = Eine zweite Fassung der Werte: jede Verteilung wird unter beiden gespielt, gesagt werden die Unterschiede
cli-simulate-scenario = Eine Stellung, in der jede Partie beginnt, nach den Schritten darin; was sie offen lässt, wird für jeden Startwert neu verteilt
cli-simulate-until = Früher aufhören: narrow:MEASURE:WIDTH, wenn das Intervall (95 %) so schmal ist, sure:MEASURE:DIFFERENCE, wenn ein sequentieller Test fertig ist (mit --against); die Maße nennt `formats statistics`
cli-simulate-each = Eine Datei für ein JSON-Objekt je Partie; eine, die da ist, wird ersetzt
cli-simulate-save-games = Ein Verzeichnis für die Partien selbst, als Spielstände

simulate-rounded = { $asked } Partien sind keine ganze Zahl von Verteilungen zu { $players }: gespielt werden { $games }
simulate-until-needs-two = `--until sure:…` prüft einen Unterschied und braucht eine zweite Fassung, `--against FILE`
simulate-bad-until = „{ $words }“ ist kein Ende: narrow:MEASURE:WIDTH oder sure:MEASURE:DIFFERENCE, etwa narrow:place.0.wins:0.02; die Maße nennt `louis-xiv formats statistics`
simulate-no-begin = mit Startwert { $seed } lässt sich das Szenario nicht spielen: { $words }
simulate-head = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $players }; { $deals ->
    [one] eine Verteilung
   *[other] { $deals } Verteilungen
} ab Startwert { $seed }
simulate-every-seat = Jede Verteilung wurde mit jedem Spieler auf jedem Platz gespielt; Intervalle gelten über Verteilungen.
simulate-cut = ABGEBROCHEN nach { $games } von { $all } Partien: das ist, was bis dahin gespielt wurde.
simulate-found-more = Test von { $measure }: es gibt MEHR davon (gegen einen Unterschied von { $value }; höchstens 5 % gleicher Fassungen enden so).
simulate-found-less = Test von { $measure }: es gibt WENIGER davon (gegen einen Unterschied von { $value }; höchstens 5 % gleicher Fassungen enden so).
simulate-found-none = Test von { $measure }: kein Unterschied von { $value } (höchstens 5 % der Fassungen, die so verschieden sind, enden so).
simulate-found-narrow = Das Intervall von { $measure } ist nicht breiter als { $value }.
simulate-found-open = { $measure }: mit so vielen Partien nicht entschieden (verlangt: { $value }).
simulate-start-more = Anfangen hilft: der Startspieler der 1. Runde gewinnt { $share } ({ $interval }); gleich wären { $even }.
simulate-start-less = Anfangen schadet: der Startspieler der 1. Runde gewinnt { $share } ({ $interval }); gleich wären { $even }.
simulate-start-even = Der Startspieler der 1. Runde gewinnt { $share } ({ $interval }): kein Unterschied zu gleichen { $even }, den so viele Partien zeigen.
simulate-round = Runde { $round }
simulate-versions = { $changes ->
    [0] Beide Fassungen sind gleich.
    [one] Fassung b ändert einen Wert von Fassung a:
   *[other] Fassung b ändert { $changes } Werte von Fassung a:
}
simulate-verdict-more = mehr
simulate-verdict-less = weniger
simulate-verdict-surely-more = sicher mehr
simulate-verdict-surely-less = sicher weniger
simulate-verdict-nothing = { $games ->
    [one] eine Partie zeigt nichts
   *[other] kein Unterschied, den { $games } Partien zeigen
}
simulate-none = { $none } von { $all } Maßen zeigen keinen Unterschied ({ $hidden } davon sind nicht aufgeführt). „mehr“ und „weniger“ gelten für ein Maß allein: von denen ohne Unterschied sieht eines von zwanzig so aus. „sicher“ gilt für alle zusammen.
simulate-short = zu wenig
simulate-without = ohne
simulate-by-part = Punkte nach Arten, je Partie
simulate-part-shields = Wappen
simulate-part-influence = Einfluss
simulate-part-intrigue = Intrige
simulate-part-chips = Chips
simulate-part-markers = Steine
simulate-part-coins = Geld
simulate-part-majorities = Mehrheiten
simulate-part-mission-points = Missionen
simulate-measure = je Partie
simulate-a = a
simulate-b = b
simulate-difference = b - a
simulate-verdict = Urteil
simulate-differ-game = Die Partie
simulate-differ-place = Nach Abstand von dem, der anfängt und 0 ist
simulate-differ-seat = Nach Plätzen
simulate-differ-kind = Nach Art der Spieler
simulate-differ-board = Tafeln, Anzahlen je Partie
simulate-differ-mission = Missionen, je Partie
simulate-measure-score = Punkte
simulate-measure-shields = Punkte für gewonnene Wappen
simulate-measure-influence = Punkte für Einflusskarten
simulate-measure-intrigue = Punkte für Intrigekarten
simulate-measure-chips = Punkte für Chips
simulate-measure-markers = Punkte für Steine
simulate-measure-coins = Punkte für Geld
simulate-measure-majorities = Punkte für Mehrheiten
simulate-measure-mission-points = Punkte für Missionen
simulate-measure-laid-out = ausgelegte Missionen
simulate-measure-margin = Vorsprung des Siegers
simulate-measure-shared = geteilte Siege
simulate-measure-decisions = gestellte Fragen
simulate-measure-wins = Siege
simulate-measure-won = gewonnen
simulate-measure-tied = Gleichstand
simulate-measure-short = zu wenig
simulate-measure-empty = leer
simulate-measure-flipped = gewendet
simulate-measure-payments = Auszahlungen
simulate-measure-bribes = Bestechungen
simulate-chart-wins = Siege nach Abstand von dem, der anfängt und 0 ist
simulate-chart-parts = Punkte nach Arten, je Spieler
simulate-chart-payments = Auszahlungen nach Tafeln, je Partie
simulate-chart-bribes = Bestechungen nach Tafeln, je Partie
simulate-chart-missions = Ausgelegte Missionen, je Partie
simulate-bad-until-value = „{ $value }“ ist keine Zahl über 0, und die Breite oder der Unterschied muss eine sein
simulate-bad-until-measure = es gibt kein Maß „{ $name }“ bei diesen Spielern; `louis-xiv formats statistics` nennt sie
simulate-each-dash = `--each` braucht eine Datei: die Statistik geht auf die Standardausgabe
simulate-chart-kinds = Siege nach Art der Spieler, als Anteil der Partien eines Platzes
simulate-chart-kind-parts = Punkte nach Arten, je Art der Spieler
simulate-chart-kind-parts-a = Punkte nach Arten, je Art der Spieler, in Fassung a
simulate-differ-chart-score = Was b mehr hat als a: Punkte eines Spielers, und Vorsprung des Siegers
simulate-differ-chart-wins = Was b mehr hat als a: Siege nach Abstand von dem, der anfängt und 0 ist, und nach Art der Spieler
simulate-differ-chart-boards = Was b mehr hat als a: Auszahlungen und Bestechungen nach Tafeln, je Partie
simulate-differ-chart-missions = Was b mehr hat als a: ausgelegte Missionen je Partie, wo das verschieden ist
simulate-legend-bars = Ein Balken ist ein Mittelwert, der Strich darauf sein Intervall (95 %) über Verteilungen. Eine gestrichelte Linie ist dort, wo alle gleich wären.
simulate-legend-points = Ein Punkt ist der mittlere Unterschied auf denselben Verteilungen, der Strich sein Intervall (95 %); grau, wo es auch keiner sein kann.
simulate-bars = Siege, von 0 bis 100 %: # sicher, = im Intervall (95 %), | der gefundene Anteil
simulate-shipped = wie geliefert
variant = Gespielt mit anderen gedruckten Werten: { $changes }.
ui-mission-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
components-whole-one = `--whole` druckt eine Datei mit allen Werten, nicht zwei
simulate-chart-mission-wins = Siege derer, die eine Mission ausgelegt haben, als Anteil
simulate-from = Jede Partie beginnt mit { $scenario }.
values-replaced = die Werte aus { $file } treten an die Stelle derer des Szenarios
