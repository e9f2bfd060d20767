### Die Lektionen. `lesson-NAME` ist der Titel einer Lektion, `lesson-NAME-SCHRITT` der Text eines Schritts.
### Er steht neben dem Hof in einer Spalte von 19 Zeichen und 13 Zeilen: mit der Aufgabe höchstens etwa 40 Wörter.
### Eine Aufgabe hat außerdem `.task` (was zu tun ist), `.right` (nach der richtigen Antwort), `.else` (nach einer
### erlaubten, die nicht gemeint war) und Worte für manche Antworten.
### { $a } lernt, { $b }, { $c } und { $d } sind die anderen.

## Rund um die Lektionen
ui-key-go-on = weiter
ui-key-rule = die Regel
ui-learn = Das Spiel lernen
ui-learn-intro = Jede Lektion ist eine echte Stellung und dauert ein paar Minuten. Du kannst jederzeit gehen: Später geht es dort weiter, wo du warst.
ui-learn-rules = Die Regeln
ui-learn-rules-says = Alle, nach Phasen, mit Beispielen; auch zum Suchen
ui-learn-begun = begonnen: Seite { $at } von { $of }
ui-learn-taken = gelernt
ui-learn-bar = Lektion { $number }
ui-learn-page = { $at } von { $of }
ui-learn-own = Vorr. { $ready } allg. { $out } ${ $coins }
ui-learn-right = Richtig.
ui-learn-else = Erlaubt, ungefragt.
ui-learn-go-back = Enter macht es rückgängig; oder spiel gleich weiter.
ui-learn-enter = Enter geht weiter.
ui-learn-first-begun = begonnen: geht dort weiter, wo du warst
ui-learn-best = am besten: { $best } von { $of }
ui-learn-done = Das war die Lektion „{ $title }“. Enter beginnt die nächste; q führt zur Liste.
ui-learn-all-done = Das war die letzte Lektion. Enter führt zur Liste, und zu einem ersten Spiel mit Begleitung.
ui-learn-again = Diese Lektion von vorn
ui-learn-list = Zu den Lektionen
ui-learn-leave = Beenden
ui-cli-no-such-lesson = Es gibt keine Lektion „{ $name }“. Die Lektionen sind: { $known }.

## Die Regeln lesen, und warum nicht
ui-key-read-on = weiterblättern
ui-key-read-back = zurückblättern
ui-key-chapter-before = Kapitel davor
ui-key-chapter-next = nächstes Kapitel
ui-key-search = suchen
ui-key-rulings = Festlegungen
ui-key-chapter = Kapitel
ui-reader-contents = Inhalt
ui-reader-contents-says = Eine Ziffer öffnet ein Kapitel, / sucht: auch nach anderen Wörtern wie Gleichstand, umdrehen oder Mazarin. Darunter: das Spiel in Kürze, alle Tafeln, die Begriffe. v zeigt, was diese Ausgabe festlegt, wo die Regelhefte schweigen.
ui-reader-folded =
    { $count ->
            [one] Eine Festlegung
           *[other] { $count } Festlegungen
        } dieser Ausgabe dazu (v zeigt sie).
ui-reader-rulings = mit Festlegungen
ui-key-next-find = nächster Fund
ui-key-last-find = voriger Fund
ui-reader-bar = Die Regeln: { $chapter }
ui-reader-type = Suche nach:
ui-reader-found = „{ $query }“: { $at } von { $of }
ui-reader-nothing = „{ $query }“: nicht in den Regeln
ui-why-list = Was jetzt nicht geht
ui-why-nothing = Jetzt ist nichts verwehrt: Jede Antwort auf dem Bildschirm ist erlaubt.
ui-why-line = { $what }: { $why }
ui-why-pass = Nichts tun
ui-why-place = Steine setzen
ui-why-far = Dorthin kann der nächste Stein nicht: Diese Tafeln berühren keine, von der er springen könnte.
ui-board-if-planned = Wenn die Tafel mit den Steinen ausgewertet würde, die du gerade setzt
ui-board-who = Wer das war
example-2-2 = Beispiel: Tafel 1 und ihre vier Nachbarn.
example-5-6 = Beispiel: Mit der Karte 6 bleibt ein Stein auf 6, es geht weiter auf 1 und mit einem von dort auf 4.
example-6-4 = Beispiel: Geld.
example-6-5 = Beispiel: 1. Platz.
example-6-6 = Beispiel: Steine.
example-6-8 = Beispiel: Louis ist dort.
example-9-3 = Beispiel: Die neutrale Seite zählt wie ein Spieler.

## Tipps zum Lernen: eine Zeile mit höchstens 78 Zeichen
ui-key-teach = Tipps an oder aus
ui-hint-turn = Welche Chips brauchen deine Missionen? Setze dorthin, wo es sie gibt.
ui-hint-turn-short = Knapper Vorrat: Hole Steine mit einer Karte zurück, die du nicht brauchst.
ui-hint-place = Bei $3 und „1.“ gewinnt, wer allein führt; bei $3 reicht einer zum Bestechen.
ui-hint-take-back = Zurückholen kostet den Zug; nimm eine Karte, deren Tafel du nicht willst.
ui-hint-trade = Ein Stein weniger im Vorrat für eine Einflusskarte mehr, also einen Zug mehr.
ui-hint-gains = Geld ist zum Bestechen, Steine sind für Tafeln: Was fehlt dir?
ui-hint-start = Ein Stein aus dem allgemeinen Vorrat kostet hier nichts.
ui-hint-last = Der letzte Stein der Phase: Brich einen Gleichstand oder erfülle ein 3+.
ui-hint-intrigue = Ändert sie, wer etwas erhält? Wenn nicht, behalte sie: am Ende ein Wappen.
ui-hint-tie = Einmal in jeder Auswertung: Ist das der wichtigste Gleichstand?
ui-hint-bribe = Reicht es dann zu einer Mission ({ $points } Punkte)? Am Ende sind 3 Louisdor 1 Punkt.
ui-hint-five = Steine auf Tafel 5 bringen dich ihrer Krone näher, jetzt oder nächste Runde.
ui-hint-anywhere = Kommt die Tafel noch, zählt er jetzt; war sie schon dran, erst nächste Runde.
ui-hint-lay-out = Zwei Chips für { $points } Punkte und Hilfe in jeder Runde; heb dir Kronen auf.
ui-hint-lay-out-last = Letzte Gelegenheit: Eine Mission zählt { $points } Punkte, ein übriger Chip nur 1.
ui-hint-draw = Hellblaue sind leicht zu bezahlen; dunkelblaue brauchen zwei gleiche Chips.
ui-hint-keep = Eine Krone passt immer; sonst behalte, was deine Missionen brauchen.
ui-hint-change-missions = Leg zurück, was du kaum bezahlen können wirst.
ui-hint-change-chip = Für zwei Louisdor passt ein Chip zu jeder Mission.

## Wer sie waren
character-1 = Anna von Österreich, eine Tochter des Königs von Spanien, war die Frau von Louis XIII. und die Mutter von Louis XIV. Solange er ein Kind war, regierte sie Frankreich für ihn, mit Mazarin an ihrer Seite.
character-2 = Philippe, Herzog von Orléans, war der jüngere Bruder des Königs und hieß am Hof „Monsieur“. Er gewann 1677 die Schlacht bei Cassel; das Haus Orléans stammt von ihm ab.
character-3 = Maria Theresia, eine Tochter Philipps IV. von Spanien, heiratete Louis 1660, um den Frieden zwischen beiden Ländern zu besiegeln. Sie lebte still am Hof, während die Mätressen des Königs glänzten, und starb 1683.
character-4 = Louis, der älteste Sohn des Königs und Maria Theresias, war sein Leben lang Thronfolger und kam nie auf den Thron. Er starb 1711, vier Jahre vor seinem Vater.
character-5 = Athénaïs de Montespan war seit etwa 1667 die Mätresse des Königs und bekam sieben Kinder von ihm. Sie war für ihren Witz bekannt und verlor seine Gunst zur Zeit der Giftaffäre.
character-6 = Louis II. de Bourbon, Fürst von Condé, schlug 1643 mit einundzwanzig Jahren die Spanier bei Rocroi. In der Fronde kämpfte er gegen die Krone, wurde begnadigt und befehligte wieder die Truppen des Königs.
character-7 = Jean-Baptiste Colbert leitete die Finanzen des Königs von den 1660er Jahren bis zu seinem Tod 1683. Er baute Manufakturen, Handel und Flotte auf und musste das Geld für Versailles beschaffen.
character-8 = Françoise de Maintenon, Witwe des Dichters Scarron, zog die Kinder der Montespan und des Königs auf und kam so an den Hof. Nach dem Tod der Königin heiratete Louis sie insgeheim.
character-9 = Louise de La Vallière war in den 1660er Jahren die erste der bekannten Mätressen des Königs. 1674 ging sie in ein Pariser Kloster der Karmelitinnen und lebte dort als Nonne bis zu ihrem Tod 1710.
character-10 = Henri de Turenne war Marschall von Frankreich und einer der großen Feldherren seiner Zeit. 1675 traf ihn bei Sasbach eine Kanonenkugel tödlich; der König ließ ihn bei den Königen in Saint-Denis bestatten.
character-11 = Jules Mazarin, gebürtiger Italiener und Kardinal, folgte Richelieu als leitender Minister. Er lenkte Frankreich bis zu seinem Tod 1661; danach regierte Louis ohne leitenden Minister.
character-12 = François-Michel Le Tellier, Marquis de Louvois, war Staatssekretär des Königs für den Krieg. Mit seinem Vater gab er Frankreich ein großes und gut versorgtes Heer; er war für seine Härte gefürchtet.

## 1 Der Hof
lesson-court = Der Hof, und wie man Steine setzt
    .about = Wie eine Karte Steine auf Tafeln setzt, und wie sie springen
lesson-court-place =
    Willkommen, { $a }. Unten liegt deine Hand. Drücke a: Karte 6 Condé setzt einen Stein auf Tafel 6. Zweimal 6 für zwei weitere, dann Enter.
    .task = Karte 6: drei Steine auf Tafel 6
    .right = Drei Steine von dir auf Tafel 6. Am Rand steht, was sie verlangt, 3+: drei Steine. Also bekämst du, was unter dem Namen steht.
    .back = Das holt Steine zurück, die andere Art, eine Karte zu nutzen; dazu Lektion 3. Setze diesmal.
    .fewer = Ein bis drei Steine, auch mit Sprüngen: erlaubt. Aber Tafel 6 verlangt drei auf sich selbst.
    .else = Das war eine andere Karte. Karte 6 Condé hat das a.
lesson-court-jump =
    Tafeln, die sich oben oder unten berühren, sind Nachbarn. Dorthin darf ein Stein springen, wenn einer bleibt. Drücke b (Karte 8), 2, 3, Enter.
    .task = Karte 8: je ein Stein auf 8, 2, 3
    .right = 8 berührt 2, und 2 berührt 3: ein Weg. Auf jeder Tafel muss einer der eben gesetzten Steine bleiben. Ältere zählen dafür nicht.
    .other = Erlaubt. Aber nimm den langen Weg: einer bleibt auf 8, einer auf 2, einer geht auf 3.
    .else = Erlaubt. Spiele hier Karte 8 Maintenon.
lesson-court-fork =
    Eines geht nicht: eine Tafel in zwei Richtungen verlassen. 12 berührt 4 und 11. Drücke d (Karte 12), dann 4, dann o, das ist 11.
    .task = Karte 12: versuche 12, 4 und 11
    .right = Abgelehnt: Von 12 gehen alle Steine in eine Richtung. Nichts wurde gespielt. Jede Ablehnung nennt ihre Regel; r öffnet sie.
    .else = Das ist erlaubt. Versuche, was nicht geht: auf 12, auf 4 und auf 11.
lesson-court-joker =
    Der Joker setzt ein oder zwei Steine, aber überall: den ersten beliebig, den zweiten dorthin oder daneben. Drücke e, Tafeln, Enter.
    .task = Joker: ein, zwei Steine, wo du willst
    .right = Ein Joker kommt hin, wo keine andere Karte hinkommt. Spät entscheidet er, wo ein Stein mehr zählt.
    .back = Das ist die andere Art, eine Karte zu nutzen; dazu Lektion 3. Setze hier.
    .else = Erlaubt. Spiele hier den Joker.
lesson-court-last =
    Zwei Karten sind übrig, c und d. Spiele eine davon, wie du willst: Von fünf Karten spielst du vier, die letzte nie.
    .task = Spiele Karte 11 oder Karte 12
    .right = Deine letzte Karte kam verdeckt auf den Stapel, ohne Wirkung. Keine wird aufgehoben. Wer mehr Karten hat, hat mehr Züge, auch mehrere nacheinander.
    .else = Erlaubt. Spiele hier eine Karte.

## 2 Die Bedingungen
lesson-conditions = Wer etwas bekommt
    .about = $3, 1. und 3+: was eine Tafel verlangt, wer besticht, wann sie sich dreht
lesson-conditions-third =
    Gleich wird ausgewertet. Tafel 6 verlangt 3+: Wer drei Steine hat, bekommt etwas. Du hast zwei. Drücke a, dann zweimal Enter: Einer genügt.
    .task = Karte 6: ein Stein auf Tafel 6
    .more = Ein Stein genügt auf Tafel 6. Mehr bringt dort nichts, anderswo vielleicht.
    .back = Du hast Steine geholt, und auf 6 fehlt immer noch einer. Setze ihn.
    .else = Erlaubt, aber auf 6 fehlt dann einer. Spiele Karte 6 mit einem Stein.
lesson-conditions-bribe =
    Tafel 2 zeigt $3: Wer allein die meisten hat, bekommt umsonst etwas: { $b }. Andere dort dürfen bestechen: 3 Louisdor zahlen und auch etwas bekommen, hier einen Brief.
    .task = Drücke j: bestich
    .right = Je ein Brief. Die Steine des Gewinners kommen immer in den allgemeinen Vorrat; kein Geld hält sie, ablehnen geht nicht. Deiner kam so oder so zurück.
    .no = Du behältst dein Geld. Das kann richtig sein; sieh hier, was Bestechen bringt.
    .else = Erlaubt. Drücke hier j.
lesson-conditions-even =
    Auf 3 steht es zwischen dir und { $b } gleich: Niemand bekommt umsonst etwas. Alle dort dürfen bestechen. Ist dir ein Ring 3 Louisdor wert?
    .task = Drücke j oder n, wie du willst
    .right = Gleichstand bei $ heißt: kein Gewinner, alle dürfen bestechen, alle Steine kommen zurück, die Tafel dreht sich nicht um.
    .else = Erlaubt. Drücke hier j oder n.
lesson-conditions-first-place = Tafel 5 verlangt „1.“: allein die meisten, Bestechen gibt es nicht. Das warst du: eine Krone. Deine zwei Steine dort kamen in den allgemeinen Vorrat.
lesson-conditions-anywhere =
    Tafel 6 gibt dir ein Wappen, am Ende ein Punkt, und setzt einen Stein aus deinem allgemeinen Vorrat: später zählt er jetzt, früher nächste Runde.
    .task = Taste einer Tafel, dann Enter
    .none = Erlaubt, aber der Stein ist geschenkt. Setze ihn.
    .else = Erlaubt. Wähle hier eine Tafel.
lesson-conditions-more-pay =
    Dein Stein hat diese Tafel gewonnen, allein mit den meisten. Also bekommst du auch ihren Lohn.
    .task = Antworte, wie du willst
lesson-conditions-tie = Auf 9 hatte niemand allein die meisten: „1.“ gibt dann nichts, alle Steine kommen zurück. Auf 10 hatte { $b } die drei: zwei Wappen.
lesson-conditions-flip = $ und „1.“ drehen sich um, wenn einer allein die meisten hatte, +, wenn jemand etwas bekam: also 2, 5, 6 und 10, aber nicht 3 und 9. Gleicher Lohn, andere Bedingung.

## 3 Die Vorräte
lesson-reserves =
    Zwei Vorräte, und das Zurückholen
    .about = Steine bereit, Steine im allgemeinen Vorrat, und wie eine Karte sie zurückholt
lesson-reserves-short =
    Von 16 Steinen liegen 4 auf Tafeln, 11 im allgemeinen Vorrat, wohin die der Gewinner kommen, 1 ist bereit. Drücke b, dann 4.
    .task = Karte 4: versuche zwei Steine
    .right = Abgelehnt: Setzen kannst du nur, was bereit ist. Gewinnen kostet Steine; nach einer guten Runde fehlen sie.
    .else = Erlaubt. Sieh aber zuerst, was ohne Steine geschieht: b, dann 4.
lesson-reserves-take =
    Statt zu setzen, kann eine Karte drei Steine zurückholen, egal welche; ein Joker zwei. Drücke b, t, Enter.
    .task = Karte 4: hole drei Steine zurück
    .right = Vier sind bereit, acht im allgemeinen Vorrat. Das kostet einen deiner vier Züge; gib eine Karte, deren Tafel du nicht willst.
    .joker = Ein Joker bringt nur zwei, und er war die Karte, die überall hinkommt. Nimm Karte 4.
    .other-card = Das bringt auch drei. Nimm hier Karte 4 und behalte die anderen.
    .placed = Du hast deinen einzigen Stein gesetzt; dann war keiner bereit. Hole zuerst: b, t, Enter.
    .else = Erlaubt. Hier: b, t, Enter.
lesson-reserves-place =
    Nun setze, mit irgendeiner Karte, wo du willst. Vor dem Enter sagt eine Zeile unter dem Hof, was es brächte, würde jetzt ausgewertet.
    .task = Setze Steine mit einer Karte
    .right = Eine Karte setzt oder holt, nie beides. Sieh auch, was die anderen bereit haben: Wer nichts hat, kann nicht antworten.
    .back = Erlaubt. Aber Steine zählen nur auf Tafeln: Setze welche.
    .else = Erlaubt. Setze hier Steine.
lesson-reserves-end =
    Ist keiner bereit, spielst du deine Karten zum Zurückholen. Auch Tafel 8 gibt einen Stein zurück, und manche Mission ein bis drei in jeder Runde.

## 4 Louis
lesson-louis =
    Die Tafel von Louis
    .about = Wo der König steht: Erster, Zweiter, und was ein Gleichstand bringt
lesson-louis-second =
    Louis steht auf 3. Allein Erster: ein Ring und eine Krone; allein Zweiter: ein Ring umsonst. Das bist du. Drücke a, t, Enter.
    .task = Hole zurück und bleib Zweiter
    .right = { $b } bekam Ring und Krone, du einen Ring umsonst. Drei Steine von { $b } kamen in den allgemeinen Vorrat, deine zu dir. Ein guter Handel.
    .placed = Du hast auf 3 gesetzt. Dazu kommen wir. Zuerst: a, t, Enter.
    .else = Erlaubt. Hole hier zurück: a, t, Enter.
lesson-louis-again =
    Und wenn du gekämpft hättest? Enter geht vor deinen Zug zurück.
lesson-louis-tie =
    Mach einen Gleichstand: ein Stein mehr auf 3, und du hast drei wie { $b }. Drücke a, dann zweimal Enter.
    .task = Karte 3: nur ein Stein auf Tafel 3
    .right = Drei zu drei: je ein Ring, keine Krone. Alle sechs kamen in den allgemeinen Vorrat. Ohne Louis gäbe „1.“ bei Gleichstand nichts.
    .too-many = Das ist mehr als Gleichstand. Das kommt noch; hier nur ein Stein.
    .else = Erlaubt. Setze hier nur einen Stein auf 3, mit Karte 3.
lesson-louis-once-more =
    Noch einmal zurück: Es gibt einen dritten Weg. Enter.
lesson-louis-win =
    Nun gewinne. Mit zwei oder drei Steinen mehr auf 3 hast du allein die meisten. Drücke a, 3, 3, Enter.
    .task = Karte 3: gewinne Tafel 3
    .right = Ring und Krone für dich. { $b }, allein Zweiter, bekam einen Ring. Deine Steine kamen in den allgemeinen Vorrat: Das bringt und kostet am meisten.
    .tie = Das ist nur Gleichstand. Setze zwei oder drei auf 3.
    .back = So bleibst du Zweiter. Gewinne diesmal.
    .else = Erlaubt. Gewinne hier Tafel 3 mit Karte 3.
lesson-louis-end =
    Die Tafel von Louis dreht sich immer um. Teilen zwei den zweiten Platz, ist keiner Zweiter: bei $ dürfen sie bestechen, bei „1.“ gibt es nichts.

## 5 Missionen
lesson-missions = Missionen und Chips
    .about = Wozu Chips da sind: Missionen auslegen, neue ziehen, einen Chip behalten
lesson-missions-first =
    Zwei Chips legen eine Mission aus: am Ende 5 Punkte, und Hilfe in jeder Runde. „Ein Wappen“ kostet Brief und Ring. Drücke b, Enter.
    .task = Lege „Ein Wappen“ aus: Brief, Ring
    .right = Sie liegt vor dir: 5 Punkte, und in jeder Runde ein Wappen. Ein Wappen ist ein Punkt, blind gezogen, eine von sechs Sorten.
    .crown = Erlaubt, aber es kostet eine Krone, die für jeden Chip steht. Brief und Ring genügen.
    .other = Auch gut. Beginne aber mit „Ein Wappen“: Die Chips passen.
    .done = Du hörst ohne Mission auf. Chips werden dann Wappen, je ein Punkt; zwei in einer Mission bringen fünf.
    .else = Erlaubt. Lege hier „Ein Wappen“ aus.
lesson-missions-draw =
    Nach jeder Mission ziehst du eine neue: 1 hell, ein bestimmter Chip und ein beliebiger; 2 mittel, zwei verschiedene; 3 dunkel, zwei gleiche, die stärksten.
    .task = Ziehe: 1, 2 oder 3
    .else = Erlaubt. Ziehe hier eine Mission.
lesson-missions-second =
    Übrig: Zepter, Ring, Helm und eine Krone, die für jeden Chip steht. Buchstabe, dann Enter; eine Ziffer zahlt anders.
    .task = Lege noch eine Mission aus
    .right = Zwei Missionen, zehn Punkte. Als Wappen wären zwei Chips zwei Punkte.
    .done = Du hörst mit vier Chips auf. Zwei machen eine Mission: lege sie aus.
    .else = Erlaubt. Lege hier eine Mission aus.
lesson-missions-draw-again =
    Ziehe wieder. So wird deine Hand nie kleiner.
    .task = Ziehe: 1, 2 oder 3
    .else = Erlaubt. Ziehe hier eine Mission.
lesson-missions-done =
    Zwei Chips bleiben und zahlen nichts auf deiner Hand. Beende mit z. Einen behältst du für die nächste Runde; jeder andere wird ein Wappen.
    .task = Drücke z: fertig
    .else = Erlaubt. Beende hier mit z.
lesson-missions-keep =
    Welchen Chip behältst du? Denk an deine Missionen; eine Krone passt zu allen. Sein Buchstabe, dann Enter.
    .task = Wähle den Chip, der bleibt
lesson-missions-end =
    Die nächste Runde hat begonnen, und was ausliegt, hilft ab jetzt. Lege früh aus: drei Runden Hilfe statt einer. Auf der Hand zählt am Ende nichts.

## 6 Intrigen
lesson-intrigue = Intrigen, Bestechung und Geld
    .about = Eine Karte, die im letzten Moment alles ändert, und wozu Geld gut ist
lesson-intrigue-play =
    Intrigekarten setzen vor der Auswertung einen Stein aus dem allgemeinen Vorrat oder ein, zwei eigene, nie beides. Du hast die 7; dort steht es mit { $b } gleich. Drücke a, 3.
    .task = Intrige: einer aus dem allg. Vorrat
    .right = Drei zu zwei: 5 Louisdor für dich. Niemand wusste davon. Die Karte kommt verdeckt unter ihren Stapel.
    .personal = Auch das gewinnt, kostet aber Steine, die bereit waren. Einer aus dem allgemeinen Vorrat genügt.
    .no = Gleichstand bei „1.“: Niemand bekam etwas. Deine Karte kann das ändern: a.
    .else = Erlaubt. Nimm hier einen aus dem allgemeinen Vorrat.
lesson-intrigue-bribe =
    Tafel 8 zeigt $3; { $c } hat die meisten. Mit einem Stein darfst du bestechen. Lohn: bis zu zwei Steine aus dem allgemeinen Vorrat auf 5, und einer zu dir.
    .task = Drücke j: bestich
    .no = Du behältst 3 Louisdor. Sieh hier, was Tafel 8 tut.
    .else = Erlaubt. Drücke hier j.
lesson-intrigue-five =
    Tafel 5 gibt eine Krone. Sie ist schon ausgewertet; Steine dort warten auf die nächste Runde.
    .task = Drücke 2: zwei Steine auf Tafel 5
    .right = Zwei Steine warten auf 5, und einer kam zu dir zurück. Steine dürfen auch hin, wo du keinen hattest.
    .fewer = Erlaubt, aber sie sind geschenkt. Setze zwei.
    .else = Erlaubt. Drücke hier 2.
lesson-intrigue-keep =
    Nun Tafel 12, und du hast ihre Karte. Aber allein dort gewinnst du ohnehin. Behalten ist sie am Ende ein Wappen wert. Enter geht weiter.
    .task = Drücke Enter: behalte die Karte
    .right = Tafel 12 gab dir ein Wappen und eine neue Intrigekarte, spielbar ab der nächsten Runde.
    .wasted = Du hättest auch ohne sie gewonnen, und die Karte ist weg. Behalte sie diesmal.
    .else = Erlaubt. Behalte hier die Karte: Enter.
lesson-intrigue-money =
    Geld kommt in jeder Runde und von Tafel 7. Am Ende sind 3 Louisdor ein Wappen. Bestechen für 3 kostet also einen Punkt; eine Mission bringt fünf.

## 7 Eine Runde
lesson-round = Eine ganze Runde
    .about = Nachschub, Einfluss, Auswertung und Missionen am Stück, mit Rat unterwegs
lesson-round-phases = Vier Runden zu vier Phasen: Nachschub, Einfluss, Auswertung, Missionen. Nachschub: Geld für alle, Louis bekommt einen Platz; ausgelegte Missionen helfen; je fünf Karten. Enter.
lesson-round-first-turn =
    Unten stehen deine Missionen und was sie kosten. Die Tafeln 4 und 1 geben Helm und Zepter; Karte 4 erreicht beide. Drücke a, 1, dann 1 oder 4, Enter.
    .task = Karte 4: Steine auf 4 und auf 1
    .right = Du bist auf beiden. Nun ziehen { $b } und { $c }. Was sie tun und warum, steht über deinen Karten, wenn du wieder dran bist.
    .back = Du hast genug bereit. Das Holen kann warten.
    .else = Vielleicht gut. Aber Karte 4 zielt auf zwei Chips zugleich: Tafeln 4 und 1.
lesson-round-turns =
    Diese Züge sind deine. Was kosten deine Missionen? Kronen von 5 und 9 passen zu allem. Bei $ genügt ein Stein zum Bestechen.
    .task = Spiele, wie du willst
lesson-round-scoring =
    Die Auswertung. Bestechen lohnt sich, wenn der Chip eine Mission füllt. Am Ende sind 3 Louisdor ein Punkt.
    .task = Antworte, wenn du gefragt wirst
lesson-round-missions =
    Die Missionen. Reichen die Chips: Buchstabe, Enter, dann ziehen. Beende mit z und behalte einen Chip.
    .task = Lege aus, was geht, dann z
    .could = Du bist fertig, aber deine Chips zahlen eine Mission: 5 Punkte und Hilfe in jeder Runde. Lege sie zuerst aus.
lesson-round-end = Das war eine Runde. { $b } ist nun Startspieler. Zu dritt zieht der Startspieler von Runde 4 eine Intrigekarte. Nach Runde 4 wird gezählt.
lesson-round-setup = So beginnt ein Spiel: 16 Steine, 5 Louisdor, eine helle und eine mittlere Mission. In den allgemeinen Vorrat kommen 5 Steine der ersten zwei, 6 des dritten, 7 des vierten. 4 von 8 Geldkarten zählen.

## 8 Das Ende
lesson-end = Das Ende, und wer gewinnt
    .about = Die letzten Missionen, die Schlusszählung, und die meisten jeder Sorte
lesson-end-five-points =
    Runde 4 endet. Zepter und Brief zahlen „Zwei nach Wahl“. Sie hilft nicht mehr, zählt aber 5 Punkte; als Wappen wären es 2. Drücke b, Enter.
    .task = Lege „Zwei nach Wahl“ aus
    .right = Fünf Punkte mehr. In der letzten Runde ist das die einzige Frage: 5 für eine Mission oder 1 je Chip.
    .done = Du hörst auf: Vier Chips sind vier Wappen. Zwei davon konnten fünf wert sein.
    .else = Erlaubt. Lege hier „Zwei nach Wahl“ aus.
lesson-end-draw =
    Wie immer wird eine neue gezogen. Reichten die Chips dafür, wären es fünf Punkte mehr. Auf der Hand ist sie nichts wert.
    .task = Ziehe: 1, 2 oder 3
    .else = Erlaubt. Ziehe hier eine Mission.
lesson-end-count =
    Der Rest wird zu Wappen: zwei Chips, eine Intrige, die Einflusskarte von 11, ein Stein auf 5, zwei für 7 Louisdor. Sieben für dich. Drücke z.
    .task = Drücke z: fertig
    .right = Das Spiel ist aus. Nun werden die Wappen aufgedeckt, Sorte für Sorte: Wer hat von jeder die meisten? Enter.
    .else = Erlaubt. Beende hier mit z.
lesson-end-kinds = So geht es in jedem Spiel. Wer von einer Sorte die meisten hat, zieht ein Wappen dazu, bei Gleichstand jeder. Diese werden nicht angesehen und ändern nichts.
lesson-end-tie =
    Jedes Wappen 1 Punkt, jede ausgelegte Mission 5. Die meisten Punkte gewinnen. Bei Gleichstand der eigene Vorrat, dann geteilter Sieg.

## 9 Zu zweit
lesson-two = Zusatz: das Spiel zu zweit
    .about = Die neutralen Steine, und wie man mit ihnen lebt
lesson-two-third = Zu zweit kommen 5 Steine des ersten und 6 des anderen in den allgemeinen Vorrat. Und N steht im Weg: zwei neutrale Steine bei Louis, je zwei, wo drei Karten es sagten; Joker zählen nicht.
lesson-two-louis =
    N hat zwei Steine auf 4, bei Louis, und zählt wie ein Spieler: Mit zwei wäre es Gleichstand. Drücke b, 4, 4, Enter.
    .task = Karte 4: drei Steine auf Tafel 4
    .right = Drei zu zwei: Du hast die meisten. N ist allein Zweiter; dessen Chip bekommt niemand.
    .tie = Zwei zu zwei: der Helm, aber keine Krone. Einer mehr, und du bist allein Erster.
    .back = Du hast genug bereit. Hol dir Tafel 4.
    .else = Erlaubt. Setze hier drei Steine auf 4, mit Karte 4.
lesson-two-bribe =
    Auf Tafel 2 mit $3 hat N die meisten. N bekommt nie etwas, du aber darfst bestechen: Ein Stein genügt. Drücke a, dann zweimal Enter.
    .task = Karte 2: nur ein Stein auf Tafel 2
    .right = Einer von dir neben zwei von N. { $b } hat noch einen Zug, dann wird ausgewertet.
    .more = Zum Bestechen genügt ein Stein auf 2. Behalte die anderen bereit.
    .else = Erlaubt. Setze hier einen Stein auf 2, mit Karte 2.
lesson-two-rest =
    Die Auswertung. Wo N allein die meisten hat, bekommt niemand umsonst etwas; bestechen darfst du.
    .task = Antworte, wenn du gefragt wirst
lesson-two-end = Tafel 4 gab dir Helm und Krone. Auf 5 und 9 hatte N die meisten: Die Kronen verfielen. Ns Steine kommen zurück zu den acht. Bei + zählt N nie.
