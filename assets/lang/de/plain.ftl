### Das Spiel in nummerierten Zeilen, für Bildschirmleser und Skripte.

## Anfang und Ende
ui-plain-names = Wer spielt mit? Die Namen im Uhrzeigersinn, durch Kommas getrennt; ein Bot ist NAME=bot:STUFE mit einer dieser Stufen: { $levels }.
ui-plain-new = Ein neues Spiel: { $names }. { $start } beginnt. Antworte mit einer Zahl, ? gibt Hilfe.
ui-plain-resumed = Das Spiel geht weiter: Runde { $round }, { $phase }. Antworte mit einer Zahl, ? gibt Hilfe.
ui-plain-score = { $name }: { $parts }.
ui-plain-score-part = { $count } { $part }
ui-plain-kept = Das Spiel liegt in { $path }. So geht es weiter: louis-xiv resume --plain { $path }
ui-plain-kept-over = Das Spiel liegt in { $path }.
ui-plain-not-kept = Das Spiel lässt sich nicht speichern: { $problem }.

## Die Tastatur weitergeben
ui-plain-hand-over = Gib die Tastatur an { $name } weiter. Alle anderen sehen bitte weg. { $name } tippt { $letter }, den Namen oder tab.
ui-plain-look = Gib die Tastatur an { $name } weiter, zum Ansehen der eigenen Karten. Alle anderen sehen bitte weg. { $name } tippt { $letter }, den Namen oder tab; Enter allein führt zurück.
ui-plain-read = { $name }: Enter verdeckt deine Karten.
ui-plain-covered = Die Karten von { $name } sind verdeckt.
ui-plain-since = Was geschehen ist:

## Wählen
ui-plain-choice = { $number }. { $words }
ui-plain-place = { $card } ausspielen: { $most ->
        [one] 1 Stein
       *[other] 1 bis { $most } Steine
    } setzen
ui-plain-place-four = { $card } mit „{ $mission }“ ausspielen: { $most ->
        [one] 1 Stein
       *[other] 1 bis { $most } Steine
    } setzen
ui-plain-boards = { $card }: Gib für jeden Stein die Nummer einer Tafel ein, { $most ->
        [one] 1
       *[other] bis zu { $most }
    }, zum Beispiel { $example }. * zeigt alle { $count } Möglichkeiten, b geht zurück zu den Karten.
ui-plain-way = #{ $number }. { $boards }: { $words }
ui-plain-line = { $count ->
        [one] Als Nächstes kommt Tafel { $board }. Spielt jemand vor der Auswertung eine Intrigekarte aus? (R6.1)
       *[other] Als Nächstes kommen die Tafeln { $board }. Spielt jemand vor ihrer Auswertung eine Intrigekarte aus? (R6.1)
    }
ui-plain-line-none = niemand, die Tafel auswerten
ui-plain-line-seat = { $name } wird gefragt
ui-plain-line-no-more = niemand sonst, weiter mit { $names }
ui-plain-line-round = z. niemand für den Rest dieser Runde
ui-plain-agree-alone = Seither wurde etwas Verdecktes gezogen oder gesehen. Trotzdem { $count ->
        [one] die letzte Antwort
       *[other] { $count } Antworten
    } zurücknehmen? y oder n
ui-plain-agree = { $count ->
        [one] Die letzte Antwort lässt
       *[other] Die letzten { $count } Antworten lassen
    } sich nur zurücknehmen, wenn alle am Tisch einverstanden sind, weil seither etwas Geheimes zu sehen war. Es wird im Verlauf vermerkt. Sind alle einverstanden? j oder n

## Was nicht stimmt
ui-plain-unknown = „{ $words }“ ist hier keine Antwort. Enter allein wiederholt die Frage; ? zeigt die Hilfe.
ui-plain-not-yet = Die Karten bleiben verdeckt, bis { $name } die Tastatur hat und { $letter }, den Namen oder tab tippt; ? zeigt die Hilfe.
ui-plain-no-choice = Eine Antwort { $number } gibt es hier nicht. Enter allein wiederholt die Frage.
ui-plain-no-board = „{ $words }“ ist keine Tafel; Tafeln gehen von 1 bis 12.
ui-plain-no-way = Eine Möglichkeit #{ $number } gibt es nicht; es sind { $count }.
ui-plain-no-player = „{ $words }“ spielt hier nicht mit.
ui-plain-whose = Wessen Karten? h und der Buchstabe oder der Name eines Spielers.
ui-plain-too-long = Diese Zeile ist zu lang.
ui-plain-say-yes-or-no = Gib j (ja) oder n (nein) ein.
ui-plain-nothing-to-undo = Es gibt nichts zurückzunehmen.
ui-plain-nothing-to-redo = Es gibt nichts wiederherzustellen.
ui-plain-undone = Zurückgenommen.
ui-plain-redone = Wiederhergestellt.
ui-plain-nothing-refused = Hier ist nichts abgelehnt worden. Nicht zur Wahl stehen:
ui-plain-all-offered = Nichts ist abgelehnt worden, und alles, was du hast, lässt sich verwenden.

## Nachsehen
ui-plain-help =
    Eine Zahl wählt eine Antwort; Enter allein wiederholt die Frage mit ihren Antworten.
    Setzen: die Zahl der Karte, dann die Tafeln, etwa 1 6 6 1, in einer Zeile oder in zweien.
    j und n: ja und nein, wo danach gefragt ist.
    A, B, C, D, ein Name oder tab: wer so heißt, hat die Tastatur und sieht die eigenen Karten. Enter allein zeigt nie welche.
    tab, solange du deine Karten siehst: verdeckt sie.
    c: der Hof und was vor den Spielern liegt.
    i 6: alles über Tafel 6; i und ein Teil eines Namens: diese Karte, diese Mission oder diese Tafel.
    h: deine eigenen Karten; h B: die von Spieler B, der dafür die Tastatur nimmt.
    m: ausgelegte Missionen, und deine eigenen, solange du die Tastatur hast.
    s: Punkte bisher.
    l: was zuletzt geschah; l 50: die letzten 50 Zeilen; <: die Seite davor; >: die Seite danach.
    r: die Regel zu dieser Frage; r 6.8: diese Regel; r 6: dieses Kapitel.
    w: warum nicht: die letzte Ablehnung im Ganzen, oder was nicht zur Wahl steht und warum.
    H: ein Rat: die besten Antworten und ihre Gründe, solange du deine Karten siehst.
    I 3 12: du wirst nur vor den Tafeln 3 und 12 nach Intrigekarten gefragt; I 0: nie; I *: immer; I: wie es jetzt ist.
    z, wenn der Tisch nach Intrigekarten gefragt wird: in dieser Runde spielt niemand eine.
    u: die letzte Antwort zurücknehmen. U: sie wiederherstellen.
    E: die Stellung in eine Datei schreiben. R: einen Fehlerbericht in eine Datei schreiben; R und Worte: mit diesen Worten.
    q: das Spiel speichern und beenden. Gespeichert wird es nach jeder Antwort.
ui-plain-board = { $board }, { $condition }, gibt { $pays }: { $there }.{ $louis }
ui-plain-board-empty = niemand
ui-plain-board-louis = {" "}Louis steht hier.
ui-plain-there = { $name } { $count }
ui-plain-head = Runde { $round } von { $of }, { $phase }. { $name } beginnt.
ui-plain-player = { $name }: { $coins } Louisdor, { $personal } im eigenen Vorrat, { $general } im allgemeinen; { $chips }.
ui-plain-player-cards = Auf der Hand: Einfluss { $influence }, Intrige { $intrigue }, Missionen { $light } hellblau, { $medium } mittelblau, { $dark } dunkelblau; Wappen { $shields }.
ui-plain-player-laid = Ausgelegt: { $missions }.
ui-plain-centre = Einflusskarten in der Mitte: { $cards }.
ui-plain-neutral = Neutrale Einflusssteine im Vorrat: { $count }.
ui-plain-piles = Noch zu ziehen: Einfluss { $influence }, Intrige { $intrigue }, Missionen { $light } hellblau, { $medium } mittelblau, { $dark } dunkelblau; Wappen { $shields }.
ui-plain-hand = { $name }: deine eigenen Karten
ui-plain-hand-influence = Einfluss: { $cards }.
ui-plain-hand-intrigue = Intrige: { $cards }.
ui-plain-hand-shields = Wappen: { $shields }.
ui-plain-hand-mission = Mission „{ $mission }“, { $tier }, für { $cost }: { $does }
ui-plain-mission-payable = {"  "}Sie ist jetzt bezahlbar.
ui-plain-laid = { $name } hat „{ $mission }“ ausgelegt. { $does }
ui-plain-none-laid = Noch ist keine Mission ausgelegt.
ui-plain-refused-answer = { $answer }: { $why }
ui-plain-log = Zeilen { $from } bis { $to } von { $of }:
ui-plain-about-what = Worüber? i und die Nummer einer Tafel, oder ein Teil des Namens einer Karte, einer Mission oder einer Tafel.
ui-plain-about-none = Nichts heißt hier „{ $words }“.
ui-plain-hint-hidden = Einen Rat bekommt, wer gefragt ist und die eigenen Karten sieht.
ui-plain-order-hidden = Vor welchen Tafeln du nach Intrigekarten gefragt werden willst, sagst du, solange du deine Karten siehst.
ui-plain-order-all = Du wirst vor jeder Tafel nach Intrigekarten gefragt.
ui-plain-order-none = Du wirst nicht nach Intrigekarten gefragt, bis du eine weitere ziehst.
ui-plain-order = Du wirst nur vor { $boards } nach Intrigekarten gefragt, bis du eine weitere ziehst.
