### Warum eine Antwort nicht gilt, und was an einer Stellung nicht stimmt.

## Ablehnungen
refused-over = Das Spiel ist aus.
refused-not-now = Das ist keine Antwort auf die jetzige Frage.
refused-must-choose = Hier kannst du nicht verzichten: Wähle eine der Antworten.
refused-card-not-held = Die Einflusskarte { $card } ist nicht auf deiner Hand.
refused-too-many-markers = { $most ->
        [one] Mehr als 1 Einflussstein lässt sich nicht setzen.
       *[other] Mehr als { $most } Einflusssteine lassen sich nicht setzen.
    }
refused-no-marker-left = Im eigenen Vorrat sind nicht genug Steine bereit.
refused-starts-elsewhere = Der erste Einflussstein kommt auf die Tafel der Karte, { $board }.
refused-not-neighbour = Tafel { $board } ist nicht benachbart: Auf dem Bildschirm berühren sich Nachbarn oben oder unten.
refused-two-directions = Von Tafel { $board } können die Einflusssteine nicht in zwei Richtungen springen.
refused-mission-not-ready = Die Mission „{ $mission }“ liegt nicht vor dir aus oder ist in dieser Phase schon genutzt.
refused-too-poor = Das kostet { $price } Louisdor, und du hast weniger.
refused-no-intrigue = Die Intrigekarte von Tafel { $board } ist nicht auf deiner Hand.
refused-wrong-count = Die Zahl darf höchstens { $most } sein und nicht kleiner als verlangt.
refused-mission-not-held = Die Mission „{ $mission }“ ist nicht auf deiner Hand.
refused-chip-not-held = Dafür brauchst du { $chip }, und den Chip hast du nicht.
refused-wrong-chips = Mit diesen Chips lässt sich „{ $mission }“ nicht bezahlen.
refused-already-crown = Eine Krone ist schon eine Krone.
refused-deck-empty = Der Stapel der { $tier } Missionen ist leer.
refused-same-mission = Die gleiche Mission lässt sich nicht zweimal zurücklegen.

## Stellungen, die es nicht geben kann
broken-markers = Spieler { $seat } hat insgesamt { $count } Einflusssteine statt 16.
broken-neutral = Neutrale Einflusssteine: { $count }. Zu zweit müssen es 8 sein, sonst keiner.
broken-influence = Die Einflusskarte { $card } ist { $count } Mal da statt { $right } Mal.
broken-intrigue = Die Intrigekarte von Tafel { $board } ist { $count } Mal da statt ein Mal.
broken-mission = Die Mission { $mission } ist { $count } Mal da oder im falschen Stapel.
broken-shields = Von der Sorte { $kind } sind { $count } Wappen da statt 10.
broken-plain-too-early = Es gibt blanke Wappen, obwohl die sechzig Wappen nicht aufgebraucht sind.
broken-money-cards = Die Geldkarten sind nicht alle genau ein Mal da, mit einer aufgedeckten für jede begonnene Runde.
broken-louis = Louis ist nicht dort, wo ihn Geldkarte und Phase hinstellen.
broken-empty-seat = Platz { $seat } ist nicht besetzt, und doch liegt dort etwas.
broken-too-much = Spieler { $seat } hat mehr Geld, Chips oder blanke Wappen, als ein Spiel hergibt.
broken-knowledge = Spieler { $seat } soll eine Karte kennen, die nicht da ist.
broken-used = Eine Mission gilt als genutzt, die niemand ausgelegt hat.
broken-rest = Die Regeln würden diese Frage hier nicht stellen: { $why }.
broken-table = Die Zahl der Spieler, die Runde, der Startspieler oder wer antworten soll, liegt außerhalb des Erlaubten.
unasked-no-cards = { $seat } hat weniger als zwei Einflusskarten auf der Hand und darum keinen Zug mehr
unasked-no-mission = { $seat } hat die Mission dafür nicht ausgelegt, hat sie genutzt, oder sie würde hier nichts tun
unasked-no-markers = { $seat } hat keinen Einflussstein im Vorrat
unasked-no-intrigue = { $seat } hat keine Intrigekarte auf der Hand
unasked-no-tie = auf der Tafel gibt es keinen Gleichstand, den { $seat } gewinnen könnte
unasked-no-bribe = { $seat } darf dort nicht bestechen: Dazu braucht es einen Stein dort, eine Tafel, die Geld verlangt, und dass man nicht ohnehin bezahlt wird
unasked-too-poor = { $seat } kann die Bestechung nicht bezahlen
unasked-paid = { $seat } gehört zu denen, die dort schon bezahlt sind
unasked-not-paid = { $seat } gehört nicht zu denen, die dort bezahlt sind
unasked-not-printed = diese Tafel zahlt das nicht aus
unasked-impossible = jemand soll dort bezahlt sein oder einen Gleichstand gewonnen haben, bei dem das nicht sein kann
unasked-no-chips = { $seat } hat keine Chips
unasked-no-draw = { $seat } hat nichts zu ziehen oder nicht so viele
unasked-one-chip = { $seat } hat Chips von weniger als zwei Sorten und darum nichts zu wählen
unasked-last-round = nicht in der letzten Runde
unasked-too-early = zu Ende ist die Partie erst nach der letzten Runde
unasked-not-counted = die Wappen für Übriges und für Mehrheiten sind nicht da
