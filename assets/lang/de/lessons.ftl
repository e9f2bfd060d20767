### Die Lektionen. `lesson-NAME` ist der Titel einer Lektion, `lesson-NAME-SCHRITT` der Text eines Schritts.
### Er steht neben dem Hof in einer Spalte von 19 Zeichen und 13 Zeilen: mit der Aufgabe höchstens etwa 40 Wörter.
### Eine Aufgabe hat außerdem `.task` (was zu tun ist), `.right` (nach der richtigen Antwort), `.else` (nach einer
### erlaubten, die nicht gemeint war) und Worte für manche Antworten.
### { $a } lernt, { $b }, { $c } und { $d } sind die anderen.

## Rund um die Lektionen
ui-key-go-on = weiter
ui-key-rule = die Regel
ui-key-reread = noch einmal lesen
ui-learn = Das Spiel lernen
ui-learn-intro = Jede Lektion dauert ein paar Minuten an einem richtigen Tisch. Wer geht, macht später dort weiter. Kronen: was auf Anhieb gelang.
ui-learn-rules = Die Regeln
ui-learn-rules-says = Alle, nach Phasen, mit Beispielen; auch zum Suchen
ui-learn-begun = begonnen: Seite { $at } von { $of }
ui-learn-taken = gelernt
ui-learn-weak = gelernt: noch einmal?
ui-learn-bar = Lektion { $number }
ui-learn-page = { $at } von { $of }
ui-learn-own = ber. { $ready } allg. { $out } ${ $coins }
ui-learn-right = Richtig.
ui-learn-else = Erlaubt, aber nicht verlangt.
ui-learn-go-back = Enter: noch einmal.
ui-learn-try-again = noch einmal
ui-learn-enter = Enter geht weiter.
ui-learn-watch = Lies unten, was geschah und warum. Weiter mit Enter.
ui-learn-wrong = Nicht ganz.
ui-learn-guess = Drücke a, b oder c.
ui-learn-reread = Noch einmal gelesen:
ui-learn-draw = Ziehe: 1, 2 oder 3
ui-learn-keep = Wähle den Chip, der bleibt
ui-learn-done = Nichts zu zahlen: z
ui-learn-first-begun = begonnen: geht weiter
ui-learn-best = am besten: { $best } von { $of }
ui-learn-all-done = Enter: die Liste; unter den Lektionen ein Spiel mit Begleitung.
ui-learn-next = Enter: Lektion { $number }.
ui-learn-score = { $crowns } { $first } von { $of } auf Anhieb.
ui-learn-keys = Die Tasten: { $keys }
ui-key-keys = die Tasten
ui-learn-comment = Deine letzte Antwort: { $whys }.
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
example-9-3 = Beispiel: mit neutraler Seite.

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
    .learned = Eine Karte setzt bis zu drei Steine auf ihre Tafel oder einen Weg entlang, auf dem überall einer bleibt. Ein Joker: zwei, überall.
lesson-court-aim = Willkommen, { $a }. Nach vier Runden gewinnen die meisten Punkte: ein Wappen einer, eine ausgelegte Mission fünf. Deine Steine gehen auf Tafeln, und die geben Wappen, Geld und was Missionen kosten. Enter.
lesson-court-place =
    Unten liegt deine Hand. Drücke a: Karte 6 Condé setzt einen Stein auf Tafel 6. Zweimal 6 für zwei weitere, dann Enter.
    .task = Karte 6: drei Steine auf Tafel 6
    .right = Drei Steine von dir auf Tafel 6. Am Rand steht, was sie verlangt, 3+: drei Steine. Also bekämst du, was unter dem Namen steht.
    .back = Das holt Steine zurück, die andere Art, eine Karte zu nutzen; dazu Lektion 3. Setze diesmal.
    .fewer = Steine dürfen auch weiterspringen. Aber Tafel 6 verlangt drei auf der Tafel selbst.
    .else = Das war eine andere Karte. Karte 6 Condé liegt auf Taste a.
lesson-court-jump =
    Tafeln, die sich oben oder unten berühren, sind Nachbarn. Dorthin darf ein Stein springen, wenn einer bleibt. Finde die Tasten selbst; H hilft.
    .task = Karte 8: je ein Stein auf 8, 2, 3
    .right = 8 berührt 2, und 2 berührt 3: ein Weg. Auf jeder Tafel muss einer der eben gesetzten Steine bleiben. Ältere zählen dafür nicht.
    .other = Karte 8 kommt weiter: einer bleibt auf 8, einer springt auf 2, einer von dort auf 3.
    .else = Das war eine andere Karte. Spiele Karte 8 Maintenon.
lesson-court-fork =
    Eines geht nicht: eine Tafel in zwei Richtungen verlassen. 12 berührt 4 und 11. Drücke d (Karte 12), dann 4, dann o, das ist 11.
    .task = Karte 12: versuche 12, 4 und 11
    .right = Abgelehnt: Von 12 gehen alle Steine in eine Richtung. Nichts wurde gespielt. Eine Ablehnung nennt die Regel, wie hier unten; r öffnet sie.
    .else = Das ist nach den Regeln. Versuche, was nicht geht: auf 12, auf 4 und auf 11.
lesson-court-joker =
    Der Joker setzt ein oder zwei Steine, aber überall: den ersten beliebig, den zweiten dorthin oder daneben. Nur eine deiner Karten kommt auf 1 und 7.
    .task = Je ein Stein auf 1 und auf 7
    .right = Ein Joker braucht keinen Weg: Er beginnt, wo du willst, am stärksten spät. Von 30 Karten sind sechs Joker, jede Figur kommt zweimal; jede Runde wird alles neu gemischt.
    .back = Das ist die andere Art, eine Karte zu nutzen; dazu Lektion 3. Setze hier.
    .else = So kommen keine Steine auf 1 und 7. Welche Karte beginnt überall?
    .half = Das ist die richtige Karte. Setze aber einen Stein auf 1 und den anderen auf den Nachbarn 7.
    .far = Karte 12 kommt über 4 auf 1, aber dann bleibt kein Stein für 7. Welche Karte beginnt überall?
lesson-court-last =
    Von fünf Karten spielst du vier, die letzte nie. Bring einen Stein auf Tafel 10: Welche deiner zwei Karten kommt hin?
    .task = Ein Stein auf Tafel 10
    .right = 11 berührt 3, und 3 berührt 10. Die letzte Karte kam verdeckt auf den Stapel. Tafel 11 gibt eine Karte: sechs Karten, fünf Züge, mehrere hintereinander, wenn die anderen keine mehr haben.
    .far = Karte 12 kommt nicht hin: Ihre drei Steine kommen höchstens bis 3. Welcher Weg führt von der anderen Karte hin?
    .short = Die richtige Karte. 11 berührt 3, und 3 berührt 10; auf jeder Tafel bleibt ein Stein.
    .back = Das holt Steine zurück, die andere Art, eine Karte zu nutzen. Setze hier.
    .else = Bring einen Stein auf Tafel 10.

## 2 Die Bedingungen
lesson-conditions = Wer etwas bekommt
    .about = $3, 1. und 3+: was eine Tafel verlangt, wer besticht, wann sie sich dreht
    .learned = $3: Wer allein die meisten hat, bekommt etwas, andere bestechen. „1.“: nur er. 3+: jeder mit dreien. Bei Gleichstand ist nichts umsonst, außer bei Louis (Lektion 4).
lesson-conditions-third =
    Gleich wird ausgewertet. Tafel 6 verlangt 3+: Wer drei Steine hat, bekommt etwas. Du hast zwei. Ein dritter genügt; mehr bringen dort nichts.
    .task = Genau drei Steine auf Tafel 6
    .more = Einer mehr genügte auf Tafel 6. Der zweite bringt dort nichts, anderswo vielleicht.
    .back = Du hast Steine geholt, und auf 6 fehlt immer noch einer. Setze ihn.
    .else = Auf 6 fehlt dann einer. Welche Karte kommt hin?
    .elsewhere = Gut: 6 hat ihre drei, und die anderen Steine gewinnen vielleicht anderswo. Damit es kurz bleibt, geht es mit dem einen auf 6 weiter.
    .right = 6 wird dir etwas geben. Nach der Auswertung sind Steine wieder bereit zum Setzen; nur die der Gewinner bei $ und „1.“ kommen in den allgemeinen Vorrat, woher eine Karte sie holt.
lesson-conditions-bribe =
    Tafel 2 zeigt $3: Wer allein die meisten hat, bekommt umsonst etwas: { $b }. Andere dort dürfen bestechen: für 3 Louisdor auch etwas bekommen, hier einen Brief für Missionen.
    .task = Drücke j: bestich
    .right = Je ein Brief. Der Gewinner bekommt zuerst und darf nicht ablehnen: Seine Steine kommen in den allgemeinen Vorrat. Dann werden die anderen reihum gefragt. Deiner ist wieder bereit.
    .no = Du behältst dein Geld. Das kann richtig sein; sieh hier, was Bestechen bringt.
    .else = Drücke hier j.
lesson-conditions-flips =
    Tafel 2 hat sich umgedreht, denn einer hatte allein die meisten; sie verlangt nun anderes. Auf 3 steht es gleich mit { $b }.
    .a = 3 dreht sich auch
    .b = nur nach Bestechung
    .c = 3 bleibt so
    .right = Nur wer allein die meisten hat, dreht $ und „1.“ um; + dreht sich, wenn jemand etwas bekommt. Der Lohn bleibt derselbe.
    .wrong = Sie bleibt: Nur wer allein die meisten hat, dreht $ und „1.“ um; + dreht sich, wenn jemand etwas bekommt. Der Lohn bleibt derselbe.
lesson-conditions-itself =
    Tafel 6 gab dir ein Wappen und setzt einen Stein aus dem allgemeinen Vorrat, wohin du willst. Setzt du ihn auf 6 selbst, so ...
    .a = bleibt er dort
    .b = geht er mit den dreien
    .c = wird er abgelehnt
    .right = Erst wird bezahlt; dann gehen nur die Steine, die vorher da waren. Ein neuer wartet auf 6 auf die nächste Runde.
    .wrong = Er bleibt: Erst wird bezahlt; dann gehen nur die Steine, die vorher da waren. Ein neuer wartet auf die nächste Runde.
lesson-conditions-even =
    Auf 3 steht es zwischen dir und { $b } gleich: Niemand bekommt umsonst etwas. Alle dort dürfen bestechen. Ist dir ein Ring 3 Louisdor wert?
    .task = Drücke j oder n, wie du willst
    .right = Gleichstand bei $ heißt: kein Gewinner, alle dürfen bestechen, jeder Stein ist wieder bereit. Keine Tafel gibt jemandem zweimal in einer Runde.
    .else = Drücke j oder n.
lesson-conditions-first-place = Tafel 5 verlangt „1.“: allein die meisten, Bestechen gibt es nicht. Das warst du: eine Krone. Deine zwei Steine kamen in den allgemeinen Vorrat. Tafel 4 drehte sich, obwohl niemand dort war: Die von Louis tut es immer.
lesson-conditions-anywhere =
    Nun setze ihn. Auf einer Tafel, die noch kommt, zählt er sofort. Wo gewinnt ein Stein von dir?
    .task = Finde eine Tafel, die er gewinnt
    .right = Allein die meisten: Dort genügt ein Stein. Auf einer schon ausgewerteten Tafel würde er auf die nächste Runde warten.
    .scored = Die ist schon ausgewertet oder wird es gerade: Dort wartet der Stein auf die nächste Runde. Sieh die Tafeln ab 7 an.
    .nine = Auf 9 hätten du, { $b } und { $c } je einen. Gleichstand bei „1.“: Niemand bekommt etwas.
    .ten = Tafel 10 verlangt drei Steine. Du hättest zwei.
    .none = Der Stein ist geschenkt: Setze ihn.
    .else = Wähle eine der Tafeln ab 7, auf der niemand ist.
lesson-conditions-more-pay =
    Dein Stein hat diese Tafel gewonnen: Du allein hattest die meisten. Also bekommst du auch ihren Lohn.
    .task = Antworte, wie du willst
lesson-conditions-tie = Auf 9 hatte niemand allein die meisten: „1.“ gibt dann nichts, und alle Steine sind wieder bereit. Eine leere Tafel gibt auch nichts und bleibt, wie sie ist, außer bei Louis.
lesson-conditions-three = Auf 10 hatte { $b } die drei, die sie verlangt: zwei Wappen. Du hattest einen. Mehrere bekämen es reihum. Alle Steine sind wieder bereit, auch die der Gewinner. Bei + gibt es kein Bestechen und keinen Gleichstand.
lesson-conditions-flip = Umgedreht haben sich also { $turned } und { $louis }, wo Louis war; nicht { $stayed }. Auf den übrigen war niemand.

## 3 Die Vorräte
lesson-reserves = Zwei Vorräte, und das Zurückholen
    .about = Steine bereit, Steine im allgemeinen Vorrat, und wie eine Karte sie zurückholt
    .learned = Steine der Gewinner kommen in den allgemeinen Vorrat. Statt zu setzen, holt eine Karte drei zurück, ein Joker zwei.
lesson-reserves-short =
    Am Fuß dieser Spalte: ein Stein bereit, 11 im allgemeinen Vorrat, wohin die der Gewinner kommen. Vier liegen auf Tafeln. Setzen kannst du nur, was bereit ist. Drücke b, dann 4.
    .task = Karte 4: versuche zwei Steine
    .right = Abgelehnt: Setzen kannst du nur, was bereit ist. Gewinnen kostet Steine; nach einer guten Runde fehlen sie.
    .else = Sieh zuerst, was ohne Steine geschieht: b, dann 4.
lesson-reserves-empty =
    Denk es dir: nichts bereit, nichts im allgemeinen Vorrat, drei Karten auf der Hand. Dein Zug?
    .a = du wirst übergangen
    .b = du nimmst Steine von einer Tafel
    .c = du spielst eine, umsonst
    .right = Zurückholen kann eine Karte immer, auch nichts: Der Zug ist vertan, also hole rechtzeitig. Auch Tafel 8 und Missionen bringen Steine.
    .wrong = Du spielst trotzdem eine: Sie holt, was da ist, auch nichts. Vor der Auswertung kommt nichts von einer Tafel. Hole also rechtzeitig.
lesson-reserves-six =
    Tafel 6 bezahlt dich und { $b }, und dein allgemeiner Vorrat ist leer. Darfst du trotzdem setzen?
    .a = nein
    .b = ja, von einer Tafel
    .c = ja, einen bereiten
    .right = Was dem allgemeinen Vorrat fehlt, darf aus den bereiten kommen: bei 6, 8 und Missionen. Bezahlt 6 mehrere, ziehen erst alle ihr Wappen; dann wird reihum gesetzt.
    .wrong = Einen bereiten: Er ersetzt, was dem allgemeinen Vorrat fehlt, bei 6, 8 und Missionen. Bezahlt 6 mehrere, ziehen erst alle ihr Wappen.
lesson-louis-share =
    Und wenn { $c } zwei hätte wie du, hinter den dreien von { $b }? Zwei sind Zweite. Tafel 3 verlangt $3. Ihr ...
    .a = bekommt je einen Ring
    .b = dürft bestechen
    .c = bekommt nichts
    .right = Zweiter ist nur einer allein. Sonst, und hinter einem Gleichstand vorn, darf man bei $ bestechen, bei „1.“ nichts. Die Tafel von Louis dreht sich immer um.
    .wrong = Bestechen: Zweiter ist nur einer allein. Bei „1.“ gäbe es nichts. So auch hinter einem Gleichstand vorn. Die Tafel von Louis dreht sich immer um.
lesson-reserves-take =
    Statt zu setzen, kann eine Karte drei Steine zurückholen, egal welche; ein Joker zwei. t stellt um. Du willst Tafel 9: Welche Karte kannst du entbehren?
    .task = Hole drei Steine zurück
    .right = Vier sind bereit, acht im allgemeinen Vorrat. Das kostet einen deiner vier Züge; gib eine Karte, deren Tafel du nicht willst.
    .joker = Ein Joker bringt nur zwei, und er war die Karte, die überall hinkommt. Eine andere bringt drei.
    .other-card = Das bringt auch drei. Aber Karte 9 führt geradewegs auf Tafel 9, die du willst: Es geht weiter, als hättest du Karte 2 gegeben.
    .placed = Du hast deinen einzigen Stein gesetzt; dann war keiner bereit. Hole zuerst welche.
    .else = Hole Steine zurück: eine Karte, dann t.
lesson-reserves-place =
    Tafel 9 verlangt „1.“, und niemand ist dort. Führe dort mit so wenig Steinen wie möglich, ohne den Joker. Eine Zeile unter dem Hof sagt, was es brächte.
    .task = Führe auf Tafel 9 sparsam
    .right = Einer führt dort, vorerst; andere können noch kommen, und drei sind bereit. Eine Karte setzt oder holt zurück, nie beides. Wer nichts bereit hat, muss erst zurückholen.
    .more = Einer führt auf 9; der zweite ist dort jetzt nicht nötig. Du hast nur vier bereit.
    .joker = Ein Stein führt dort. Aber der Joker kommt überall hin: Es geht mit Karte 9 weiter.
    .back = Steine zählen nur auf Tafeln: Setze einen.
    .else = Führe auf Tafel 9: Welche Karte kommt hin?
    .besides = Gut: Einer führt auf 9, und andere versuchen mehr. Es geht mit dem einen auf 9 weiter.

## 4 Louis
lesson-louis = Die Tafel von Louis
    .about = Wo der König steht: Erster, Zweiter, und was ein Gleichstand bringt
    .learned = Bei Louis: allein Erster Chip und Krone, allein Zweiter den Chip; Gleichstand vorn: jeder den Chip.
lesson-louis-win =
    Jede Runde schickt die Geldkarte Louis auf ihre Tafel, 1 bis 4: jetzt 3. Wer dort allein die meisten hat, bekommt Ring und Krone. { $b } hat drei, du zwei.
    .task = Gewinne Tafel 3
    .right = Ring und Krone für dich. { $b }, allein Zweiter, bekam einen Ring umsonst, und drei Steine sind wieder bereit. Deine kamen in den allgemeinen Vorrat.
    .tie = Drei zu drei ist nur Gleichstand. Ein Stein mehr auf 3.
    .back = So bleibst du Zweiter. Du brauchst auf 3 mehr als { $b }.
    .else = Gewinne Tafel 3: Karte 3 bringt bis zu drei Steine hin.
lesson-louis-three =
    Das kostete deine Steine. Zurück vor deinen Zug: Und wenn es dort drei zu drei mit { $b } steht?
    .a = je Ring und Krone
    .b = je ein Ring
    .c = nichts für beide
    .right = Wer bei Louis gemeinsam die meisten hat, bekommt den Chip, keine Krone. Anderswo ist bei Gleichstand nichts umsonst. Sieh zu.
    .wrong = Wer bei Louis gemeinsam die meisten hat, bekommt den Chip, aber keine Krone. Anderswo ist bei Gleichstand nichts umsonst. Sieh zu.
lesson-louis-tie =
    Drei zu drei: Ein Stein von dir macht den Gleichstand.
    .task = Gleichstand auf Tafel 3
    .right = Je ein Ring, und keine Krone. Alle sechs Steine kamen in den allgemeinen Vorrat.
    .too-many = Das ist mehr als Gleichstand. Setze nur einen Stein auf 3.
    .else = Für den Gleichstand brauchst du drei auf Tafel 3: einen mehr.
    .besides = Gut: Gleichstand auf 3, und dazu Steine anderswo. Damit hier nur Tafel 3 zählt, geht es ohne diese weiter.
lesson-louis-second =
    Noch einmal vor deinem Zug. Und wenn du 3 lässt: { $b } drei, du zwei, { $c } einer? Was bekommst du?
    .a = nichts
    .b = einen Ring für $3
    .c = einen Ring umsonst
    .right = Wer allein Zweiter ist, bekommt den Chip umsonst, was die Tafel auch verlangt, und die Steine sind wieder bereit. Oft das beste Geschäft.
    .wrong = Wer allein Zweiter ist, bekommt den Chip umsonst, was die Tafel auch verlangt, und die Steine sind wieder bereit. Oft das beste Geschäft.

## 5 Missionen
lesson-missions = Missionen und Chips
    .about = Wozu Chips da sind: Missionen auslegen, neue ziehen, einen Chip behalten
    .learned = Zwei Chips legen eine Mission aus: 5 Punkte und Hilfe in jeder Runde. Jedes Mal eine neue ziehen; ein Chip bleibt.
lesson-missions-first =
    Zwei Chips legen eine Mission aus: am Ende 5 Punkte, und Hilfe in jeder Runde. „Ein Wappen“ kostet Brief und Ring. Welche Taste legt sie aus?
    .task = Lege „Ein Wappen“ aus: Brief, Ring
    .right = Sie liegt vor dir: 5 Punkte, und in jeder Runde ein Wappen. Ein Wappen ist ein Punkt, blind gezogen, eine von sechs Sorten.
    .crown = Das kostet eine Krone, die für jeden Chip steht. Brief und Ring genügen.
    .other = Auch gut. Beginne aber mit „Ein Wappen“: Die Chips passen.
    .done = Du hörst ohne Mission auf. Alle Chips bis auf einen werden dann Wappen, je ein Punkt; zwei in einer Mission bringen fünf.
    .else = Lege „Ein Wappen“ aus. Die Taste steht daneben; Enter zahlt.
lesson-missions-draw =
    Für jede ausgelegte ziehst du eine. Du hast Zepter, Ring, Helm, Krone. 1, hell: ein bestimmter Chip, ein beliebiger. 2, mittel: zwei verschiedene. 3, dunkel: zwei gleiche.
    .task = Ziehe eine, die du sicher zahlst
    .dark = Die könnte zwei Briefe kosten, und deine eine Krone steht nur für einen Chip. Von welchem Stapel zahlst du jede?
    .else = Drücke 1 oder 2.
    .other = Hell ist auch sicher: ein beliebiger neben dem bestimmten. Es geht mit einer mittleren weiter.
lesson-missions-second =
    Mittel war sicher: Die Krone steht für einen Brief. Nun aber kosten beide Missionen einen Brief, die andere auch den Helm. Ziffern zahlen anders.
    .task = Lege die helle aus, behalte den Helm
    .right = Zehn Punkte. Die Krone stand für den Brief, der Helm bleibt. Jedes Mal wird eine neue gezogen, so wird deine Hand nie kleiner; eine Grenze hat sie nicht.
    .done = Du hörst mit vier Chips auf. Zwei machen eine Mission: lege sie aus.
    .else = Die Mission auf Taste a kostet einen Brief und einen beliebigen Chip; Enter zahlt.
    .helmet = Fünf Punkte, aber der Helm fehlt nun der anderen Mission. Eine Ziffer zahlt mit anderen Chips.
    .other = Auch fünf Punkte. Es geht mit der hellen Mission weiter.
lesson-missions-left =
    Gezogen ist. Zwei Chips bleiben und zahlen nichts auf deiner Hand. Hörst du jetzt auf, so ...
    .a = behältst du beide
    .b = werden beide Wappen
    .c = bleibt einer, einer wird ein Wappen
    .right = Einen behältst du, für jeden anderen ziehst du ein Wappen. Ist es nur einer, so bleibt er: Er ist nicht zu tauschen.
    .wrong = Einen behältst du, für jeden anderen ziehst du ein Wappen. Ist es nur einer, so bleibt er: Er ist nicht zu tauschen.
lesson-missions-keep =
    Du hast aufgehört. Welchen Chip behältst du für die nächste Runde? Sieh, was deine beiden Missionen kosten.
    .task = Behalte den Chip, der passt
    .wrong = Den kostet keine deiner Missionen. Welchen Chip kosten beide?
    .else = Sieh, was beide Missionen kosten: Einer deiner Chips steht auf beiden.
lesson-intrigue-cards = Neu: Intrigekarten, eine für jede der 12 Tafeln. Tafel 12 gibt sie, und sie sind geheim. Du hast die von 7 und 12. So eine Karte kann Steine setzen, kurz bevor ihre Tafel ausgewertet wird. Enter.
lesson-missions-end = Beide Missionen kosten einen Helm: die Hälfte ist da. Die neue Runde bringt das Wappen deiner Mission. Lege früh aus: drei Runden Hilfe statt einer. Auf der Hand zählt eine Mission nichts.

## 6 Intrigen
lesson-intrigue = Intrigen, Bestechung und Geld
    .about = Eine Karte, die im letzten Moment alles ändert, und wozu Geld gut ist
    .learned = Eine Intrigekarte ändert eine Tafel kurz vor der Auswertung. Behalten ist sie ein Wappen, wie 3 Louisdor.
lesson-intrigue-play =
    Tafel 7 kommt: „1.“, gleich mit { $b }. Ihre Karte setzt einen Stein aus dem allgemeinen Vorrat oder ein, zwei bereite, nie beides. Drücke a, dann 3.
    .task = Intrige: einer aus dem allg. Vorrat
    .right = Drei zu zwei: 5 Louisdor für dich. Niemand wusste davon. Die Karte kommt verdeckt unter ihren Stapel. Sie darf auch hin, wo du keinen Stein hast.
    .personal = Auch das gewinnt, verbraucht aber, was bereit war. Einer aus dem allgemeinen Vorrat genügt.
    .no = Gleichstand bei „1.“: Niemand bekam etwas. Deine Karte kann das ändern: a.
    .else = Nimm einen aus dem allgemeinen Vorrat: a, dann 3.
lesson-intrigue-empty =
    Wären deine beiden Vorräte leer gewesen, als 12 kam: Hättest du ihre Karte spielen können?
    .a = ja: sie zählt als Stein
    .b = ja, mit einem von einer Tafel
    .c = nein
    .right = Sie setzt nur Steine aus deinen Vorräten. Sind beide leer, kann man sie nicht spielen; sie bleibt auf der Hand. Ist ihr Stapel leer, gibt 12 keine.
    .wrong = Nein: Sie setzt nur Steine aus deinen Vorräten. Sind beide leer, kann man sie nicht spielen; sie bleibt auf der Hand.
lesson-intrigue-bribe =
    Tafel 8 zeigt $3; { $c } hat die meisten. Mit einem Stein darfst du bestechen. Lohn: bis zu zwei Steine aus dem allgemeinen Vorrat auf 5, und einer ist wieder bereit.
    .task = Hol dir den Lohn von 8
    .no = Du behältst 3 Louisdor. Sieh hier, was Tafel 8 tut.
    .else = Bestich: j.
    .right = 3 Louisdor für das, was der Gewinner umsonst bekommt, und dein Stein ist wieder bereit.
lesson-intrigue-five =
    Erst die Steine für Tafel 5. Sie ist schon ausgewertet: Dort warten sie auf die Krone der nächsten Runde und kosten nichts. 0, 1 oder 2?
    .task = Schicke so viele wie erlaubt
    .right = Zwei Steine warten auf 5, wo du keinen hattest, und einer mehr ist bereit. Fehlten sie im allgemeinen Vorrat, dürften bereite auf die 5.
    .fewer = Sie sind geschenkt: Zwei dürfen hin.
    .else = Setze zwei.
lesson-intrigue-keep =
    Nun Tafel 12, und du hast ihre Karte. Du bist allein dort. Behalten ist eine Karte am Ende ein Wappen wert. Was tust du?
    .task = Spiele die Karte oder behalte sie
    .right = Du gewinnst ohnehin und behältst die Karte. Tafel 12 gab dir ein Wappen und eine neue Intrigekarte, spielbar ab der nächsten Runde.
    .wasted = Du hättest auch ohne sie gewonnen, und die Karte ist weg. Behalte sie diesmal.
    .else = Ändert sie, wer etwas bekommt? Wenn nicht, behalte sie: Enter.
lesson-intrigue-money =
    Die letzte Runde. Eine Mission kostet zwei Ringe. Du hast einen und 3 Louisdor und darfst um einen zweiten bestechen. Ohne die meisten einer Sorte bringt das ...
    .a = nichts
    .b = 3 Punkte mehr
    .c = 5 Punkte mehr
    .right = Fünf für die Mission. Doch Ring und 3 Louisdor wären je ein Wappen gewesen, zwei Punkte. Ein Chip, der nichts vollendet, ersetzt nur ein Wappen.
    .wrong = Drei: fünf für die Mission, doch Ring und 3 Louisdor wären je ein Wappen gewesen. Ein Chip, der nichts vollendet, ersetzt nur ein Wappen.

## 7 Eine Runde
lesson-round = Eine ganze Runde
    .about = Nachschub, Einfluss, Auswertung und Missionen am Stück, mit Rat unterwegs
    .learned = Nachschub, Einfluss, Auswertung, Missionen: viermal. Sieh, was deine Missionen kosten, dann auf die Tafeln.
lesson-round-phases = Vier Runden zu vier Phasen: Nachschub, Einfluss, Auswertung, Missionen. Punkte neben der Krone zählen die Runden; in den Ecken des Hofs steht, was in jedem Stapel ist. Nachschub: Geld, Louis, fünf Karten. Enter.
lesson-round-next =
    Runde 1 beginnt, wer am ältesten ist, hier du; dann wandert die Startspielerkarte im Uhrzeigersinn: { $b } beginnt Runde 2. Wer beginnt Runde 4, die letzte?
    .a = { $b }
    .b = du
    .c = { $c }
    .right = Zu dritt kommt sie wieder zu dir. Zu dritt zieht, wer Runde 4 beginnt, in ihrem Nachschub auch eine Intrigekarte, noch vor den Missionen.
    .wrong = Du: { $c } beginnt Runde 3, dann wieder du. Zu dritt zieht, wer Runde 4 beginnt, in ihrem Nachschub auch eine Intrigekarte, vor den Missionen.
lesson-round-begin =
    Zu Spielbeginn hattest du 11 Steine bereit und 5 im allgemeinen Vorrat, ebenso { $b } als Zweiter. Und { $c }, als Dritter?
    .a = dasselbe
    .b = 12 bereit
    .c = 10 bereit
    .right = Reihum beginnen 5, 5, 6 und 7 von 16 im allgemeinen Vorrat. Jeder hat 5 Louisdor, eine helle, eine mittlere Mission. Von 8 Geldkarten kommen 4, eine je Runde.
    .wrong = 10: Reihum beginnen 5, 5, 6 und 7 von 16 im allgemeinen Vorrat. Jeder hat 5 Louisdor, eine helle, eine mittlere Mission. Von 8 Geldkarten kommen 4.
lesson-round-first-turn =
    Unten stehen deine Missionen und was sie kosten. Die Tafeln 4 und 1 geben Helm und Zepter. Welche deiner Karten erreicht beide, mit drei Steinen?
    .task = Steine auf 4 und auf 1
    .right = Du bist auf beiden. Nun ziehen { $b } und { $c }. Was sie tun, steht über deinen Karten, wenn du wieder dran bist; L sagt, warum.
    .back = Du hast genug bereit. Das Holen kann warten.
    .else = Ziele auf zwei Chips zugleich: Die Tafeln 4 und 1 sind Nachbarn.
    .joker = Auch das erreicht beide. Aber ein Joker ist später mehr wert: Es geht mit Karte 4 und drei Steinen weiter.
lesson-round-turns =
    Diese Züge sind deine. Was kosten deine Missionen? 5 und 9 geben Kronen, die für jeden Chip stehen. Bei $ genügt ein Stein zum Bestechen.
    .task = Spiele, wie du willst
lesson-round-scoring =
    Die Auswertung, Tafel 1 bis 12. Gefragt wirst du, wo du die Wahl hast. Was kosten deine Missionen noch? Am Ende sind 3 Louisdor ein Punkt.
    .task = Deine Antwort?
lesson-round-missions =
    Die Missionen. Reichen die Chips für eine, drücke die Taste daneben, dann Enter, und ziehe eine neue. Beende mit z und behalte einen Chip.
    .task = Lege aus, was geht, dann z
    .could = Du bist fertig, aber deine Chips zahlen eine Mission: 5 Punkte und Hilfe in jeder Runde. Lege sie zuerst aus.
lesson-round-hidden =
    { $c } hätte Wappen gezogen. Was dürftest du davon wissen?
    .a = wie viele
    .b = welche Sorten
    .c = nichts
    .right = Geheim sind die Sorten der Wappen und die Karten einer Hand, auch Missionen. Offen sind ihre Zahl, Geld, Chips, Steine und jede gespielte Karte.
    .wrong = Wie viele: Geheim sind nur die Sorten und die Karten einer Hand, auch Missionen. Offen sind ihre Zahl, Geld, Chips, Steine, jede gespielte Karte.
lesson-round-backs =
    { $c } zieht eine Mission. Was siehst du davon?
    .a = von welchem Stapel
    .b = was sie tut
    .c = nichts
    .right = Die Rücken der drei Stapel sind verschieden: Wie viele helle, mittlere und dunkle jemand hat, ist offen. Auch die gespielten Karten darf man durchsehen.
    .wrong = Den Stapel: Die drei Rücken sind verschieden, also ist offen, wie viele helle, mittlere und dunkle jemand hat. Auch die gespielten Karten darf man durchsehen.

## 8 Das Ende
lesson-end = Das Ende, und wer gewinnt
    .about = Die letzten Missionen, die Schlusszählung, und die meisten jeder Sorte
    .learned = Lege aus, was geht. Der Rest wird zu Wappen; die meisten einer Sorte bringen eins mehr. Mission 5, Wappen 1.
lesson-end-five-points =
    Runde 4 endet. Eine Mission hilft nicht mehr, zählt aber 5 Punkte; zwei Chips als Wappen sind 2. Welche deiner Missionen kannst du zahlen?
    .task = Lege eine Mission aus
    .right = Fünf Punkte mehr. In der letzten Runde bleibt eine Frage: 5 für eine Mission oder 1 für jeden Chip?
    .done = Du hörst auf: Vier Chips sind vier Wappen. Zwei davon konnten fünf wert sein.
    .else = Lege eine Mission aus: ihre Taste, dann Enter.
lesson-end-last =
    Wie immer wurde eine neue gezogen. Zwei Chips sind übrig: zwei Wappen, wenn du jetzt aufhörst. Oder gibt deine Hand mehr her?
    .task = Mach das Beste aus den Chips
    .right = Fünf Punkte statt zwei. Sieh deine Hand durch, bevor du aufhörst, vor allem in der letzten Runde.
    .done = Du hörst auf: Aus zwei Chips werden zwei Wappen. Sie hätten noch eine Mission deiner Hand bezahlt.
    .else = Diese zwei Chips zahlen noch eine Mission deiner Hand.
lesson-end-count =
    Der Rest wird zu Wappen: jeder Stein auf einer Tafel, jede Intrige- und Einflusskarte, je volle 3 Louisdor. Einer auf 5, zwei solche Karten und $7 sind ...
    .a = 5
    .b = 7
    .c = 10
    .right = Ein Stein, zwei Karten, zwei für 7 Louisdor. Chips wären je eins. Missionen auf der Hand sind nichts wert.
    .wrong = 5: ein Stein, zwei Karten, zwei für 7 Louisdor. Chips wären je eins. Missionen auf der Hand sind nichts wert.
lesson-end-plain =
    Das Spiel ist aus, deine Wappen sind gezogen. Es gibt 60, zehn jeder der sechs Sorten. Wären sie alle, bekämst du ...
    .a = nichts
    .b = Louisdor
    .c = ein blankes
    .right = Ein blankes Wappen ist ein Punkt, hat aber keine Sorte und hilft nie zu den meisten einer Sorte. Geld und Chips gehen nie aus.
    .wrong = Ein blankes Wappen: ein Punkt, aber keine Sorte; es hilft nie zu den meisten einer Sorte. Geld und Chips gehen nie aus.
lesson-end-kinds = Nun werden die Wappen aufgedeckt, Sorte für Sorte. Wer von einer die meisten hat, zieht eins dazu, bei Gleichstand jeder. Diese werden nicht angesehen und ändern nichts. Enter.
lesson-end-tie =
    Jedes Wappen 1 Punkt, jede ausgelegte Mission 5. Hättest du so viele Punkte wie { $b }: Wer gewänne?
    .a = mehr bereite Steine
    .b = mehr Missionen
    .c = mehr Louisdor
    .right = Mehr Steine im persönlichen Vorrat, die bereiten. Ist auch das gleich, teilt man den Sieg.
    .wrong = Mehr bereite Steine, die im persönlichen Vorrat. Ist auch das gleich, teilt man den Sieg.
lesson-end-last-boards =
    Als also in Runde 4 Tafel 2 ausgewertet wurde: Gingen ihre Steine wie immer?
    .a = ja
    .b = nein, alle blieben
    .c = nur die des Siegers
    .right = Bei Gleichstand zählen sie. Auch die Tafeln drehen sich, obwohl es gleich ist. Nur ein Stein, der danach auf eine Tafel kommt, bleibt: ein Wappen.
    .wrong = Ja: Bereite zählen bei Gleichstand. Auch die Tafeln drehen sich, obwohl es gleich ist. Nur ein Stein, der danach auf eine Tafel kommt, bleibt: ein Wappen.

## 9 Zu zweit
lesson-two = Zusatz: das Spiel zu zweit
    .about = Die neutralen Steine, und wie man mit ihnen lebt
    .learned = N zählt wie ein Spieler für Erster und Zweiter, bekommt aber nie etwas. Wo N führt: bestechen oder einer mehr.
lesson-two-third = Zu zweit beginnen 5 und 6 Steine im allgemeinen Vorrat. Und N steht im Weg, mit acht neutralen Steinen: jede Runde zwei bei Louis und je zwei auf drei Tafeln. Zur Kürze habt ihr je drei Karten.
lesson-two-louis =
    N hat zwei Steine auf 4, bei Louis, und zählt wie ein Spieler: Mit zwei wäre es Gleichstand. Hab mehr als N.
    .task = Gewinne Tafel 4
    .right = Drei zu zwei: Du hast die meisten. N ist allein Zweiter; dessen Chip bekommt niemand.
    .tie = Zwei zu zwei: der Helm, aber keine Krone. Einer mehr, und du bist allein Erster.
    .back = Du hast genug bereit. Hol dir Tafel 4.
    .else = Gewinne Tafel 4: drei Steine dort.
lesson-two-cards =
    Aufgedeckte Karten nannten die drei Tafeln von N. Auch ein Joker war dabei. Was tat er?
    .a = zwei Steine, überall
    .b = nur zwei Tafeln
    .c = eine neue Karte kam
    .right = Ein Joker kommt beiseite, und eine weitere Karte wird aufgedeckt. Eine Tafel kann zweimal kommen; dann hat N dort vier. Die Steine von N kommen in der Einflussphase zuerst.
    .wrong = Ein Joker kommt beiseite, und es wird weiter aufgedeckt, bis es drei Tafeln sind. Eine kann zweimal kommen. Die Steine von N kommen in der Einflussphase zuerst.
lesson-two-turns =
    Auf 5 („1.“) hat N allein die meisten. Niemand wird dort etwas bekommen. Dreht sie sich um?
    .a = ja
    .b = nein
    .c = nur mit Louis
    .right = N zählt wie ein Spieler für die meisten, also drehen sich Tafeln auch für N um.
    .wrong = Ja: N zählt wie ein Spieler für die meisten, also drehen sich Tafeln auch für N um.
lesson-two-bribe =
    Auf Tafel 2 mit $3 hat N die meisten. N bekommt nie etwas, du aber darfst bestechen, wenn du dort bist. Nimm Karte 2 und so wenig Steine wie möglich.
    .task = Auf 2 bestechen können
    .right = Einer von dir neben zwei von N. { $b } hat noch einen Zug, dann wird ausgewertet.
    .more = Zwei zu zwei: Du darfst bestechen, wie auch mit einem. Behalte den anderen bereit.
    .else = Zum Bestechen muss auf 2 ein Stein von dir liegen.
    .wins = Gut: Drei zu zwei gewinnt Tafel 2 ohne Bestechung. Das kostet zwei Steine mehr; es geht mit einem weiter.
    .besides = Gut: Auf 2 darfst du bestechen, und dazu liegen Steine anderswo. Es geht mit dem einen auf 2 weiter.
    .back = Zum Bestechen muss auf 2 ein Stein liegen.
lesson-two-rest =
    Die Auswertung. Wo N allein die meisten hat, bekommt niemand umsonst etwas. Bei $ darfst du bestechen; bei „1.“ bekommt niemand etwas.
    .task = Deine Antwort?
lesson-two-end = Tafel 4 gab dir Helm und Krone. Auf 5 und 9 hatte N die meisten: Die Kronen verfielen. Nach der Auswertung kommen Ns Steine zu seinen acht zurück. Bei + zählt N nie.

## Missionen, Phase für Phase
lesson-works = Zusatz: Missionen im Zug und beim Werten
    .about = Vor den Zügen, in ihnen und danach, und in der Auswertung
    .learned = Jede Mission nennt ihre Phase und hilft darin einmal, ab der nächsten. Du musst sie nicht nutzen.
lesson-works-start =
    Eine ausgelegte Mission hilft einmal in jeder ihrer Phasen, ab der nächsten; keiner muss. Jetzt, vor den Zügen: „Ein Stein auf Tafel 9“, aus dem allgemeinen Vorrat. Drücke j.
    .task = Setze ihn auf Tafel 9
    .right = Nun ist { $b } auf 9 nicht allein. Wäre der allgemeine Vorrat leer, ginge ein bereiter. Andere Karten tun das auf 1, 2, 3, 4, 5 oder bei Louis.
    .no = Du musst nicht; aber es kostet keine Karte, und { $b } gewänne Tafel 9 allein.
    .else = Drücke hier j.
lesson-works-order =
    Du hättest zwei solche Missionen, { $b } eine, und du bist Startspieler. Wer nutzt wann?
    .a = deine zwei, dann { $b }
    .b = du, { $b }, du
    .c = alle zugleich
    .right = Reihum, jeder alle seine; dann beginnen die Züge.
    .wrong = Erst deine zwei: reihum, jeder alle seine; dann beginnen die Züge.
lesson-works-change =
    In einem Zug: „Einflusskarte tauschen“. Einmal je Runde geht eine Karte ohne Wirkung in die Mitte, und du ziehst die oberste. Drücke a für Karte 7, dann x; j sagt ja.
    .task = Tausche Karte 7
    .right = Du hast so viele Karten wie zuvor, also so viele Züge: Du hast nur gewartet. „Zahlen statt ausspielen“ wartet auch, für 2 Louisdor.
    .other = Gut: Tauschen lässt sich jede. Es geht mit der getauschten Karte 7 weiter.
    .else = Das spielt die Karte. Sieh erst, was x bei einer gewählten Karte tut.
lesson-works-there =
    Karte 2 ist gekommen. Auf Tafel 2 ($3) hat { $b } zwei. Du hast 2 Louisdor. Reicht das zum Bestechen? Sieh nach: Geh mit einem Stein hin.
    .task = Ein Stein auf Tafel 2
    .more = Zwei zu zwei ist Gleichstand, keiner bekommt etwas umsonst. Zum Bestechen genügt einer: Behalte den anderen.
    .wins = Drei zu zwei gewinnt Tafel 2, aber die drei kämen in den allgemeinen Vorrat. Sieh, wie billig das Bestechen ist: ein Stein.
    .back = Zum Bestechen auf 2 muss ein Stein dort liegen.
    .else = Bring mit ihrer Karte einen Stein auf Tafel 2, sonst keinen.
lesson-works-last =
    Alle haben gespielt. „Der letzte Stein“ setzt nun einen aus deinem allgemeinen Vorrat auf eine beliebige Tafel. Tafel 10 verlangt 3+, und du hast zwei dort.
    .task = Lass dich auf 10 bezahlen
    .right = Drei auf 10, wie verlangt. Nach den letzten Zügen kann nur noch eine Intrige antworten.
    .no = Es kostet nichts: Nutze es.
    .else = Das mag auch etwas bringen. Aber auf 10 fehlt nur noch einer von dreien.
lesson-works-cheaper =
    „Ein Louisdor weniger“ macht jedes Bestechen um einen billiger: hier 2 statt 3. Genau das hast du.
    .task = Hol dir den Lohn von 2
    .right = Ein Brief für 2. An jeder Tafel einer weniger, nie unter 0, in jeder Auswertung. Was Missionen kosten, etwa ein Chip zur Krone, bleibt.
    .no = Du hast 2 Louisdor behalten, am Ende nicht einmal ein Punkt. Sieh hier, was sie kaufen.
    .else = Drücke hier j.

## Missionen, von Runde zu Runde
lesson-later = Zusatz: Missionen zwischen den Runden
    .about = Nach der Missionsphase, und im Nachschub der nächsten Runde
    .learned = Missionen tauschen: eine ansehen, dann die nächste ziehen. Nachschub: Geld und Louis, Missionen reihum, dann fünf Karten.
lesson-later-keep =
    Die Missionsphase ist für dich vorbei: Brief und Zepter zahlen nichts auf deiner Hand. Einer bleibt.
    .task = Behalte den Chip, der passt
    .right = Das Zepter ist nun ein Wappen. Der Brief ist die Hälfte von „Eine Intrigekarte“.
    .wrong = Der passt zu keiner deiner Missionen. Sieh, was sie kosten.
    .else = Eine deiner Missionen kostet Briefe.
lesson-later-swap =
    Wenn alle fertig sind: „Missionen tauschen“. Ein oder zwei aus der Hand gehen verdeckt unter ihre Stapel, und du ziehst ebenso viele. Du hast einen Brief: Welche braucht keinen?
    .task = Lege diese zurück
    .no = Du hast beide behalten. Eine wirst du kaum bezahlen: Sieh, was diese Mission kann.
    .other = Die nimmt zwei Briefe, und einen hast du. Lege die andere zurück.
    .both = Das legt beide zurück, auch die, zu der dein Brief passt.
    .else = Nimm die, die Helme kostet.
lesson-later-seen =
    Dafür kommt eine, hier vom hellen Stapel. Hättest du beide zurückgelegt, zögest du zwei. Wie?
    .a = beide zugleich
    .b = je vom eigenen Stapel
    .c = eine, ansehen, dann eine
    .right = Einzeln, von jedem Stapel, jede angesehen vor der nächsten. Zwei solche Missionen tauschen Gezogenes noch einmal; sie wirken schon in der Phase, in der man sie auslegt.
    .wrong = Einzeln: Du siehst die erste, bevor du den nächsten Stapel wählst, egal welchen. Zwei solche tauschen noch einmal; sie wirken schon in der Phase, in der man sie auslegt.
lesson-later-supply =
    Die nächste Runde. Der Nachschub gab Geld und schickte Louis auf eine Tafel. Was kommt nun?
    .a = je fünf Karten
    .b = Nachschub-Missionen
    .c = die Züge
    .right = Reihum, jeder alle seine. Was nur gibt, etwa „Ein Louisdor“, kommt ohne Frage. Die fünf Karten kommen zuletzt.
    .wrong = Missionen, reihum. Was nur gibt, etwa „Ein Louisdor“, kommt ohne Frage. Die fünf Karten kommen zuletzt.
lesson-later-card =
    „Eine Karte für einen Stein“: Ein bereiter Stein geht in den allgemeinen Vorrat, und du ziehst die oberste Einflusskarte, vor den fünf.
    .task = Gib einen Stein für eine Karte
    .right = Eine Karte schon, fünf kommen noch: ein Zug mehr in dieser Runde.
    .no = Du hast den Stein behalten. Sieh hier, was die Karte wert ist: einen Zug.
    .else = Drücke hier j.
lesson-later-ready =
    Nichts wäre bereit gewesen, und „Drei Steine zurück“ läge auch da. Hättest du einen für eine Karte geben können?
    .a = nein
    .b = ja, einen der drei
    .c = ja, von einer Tafel
    .right = Erst kommen die drei. Gefragt wirst du, sobald einer bereit ist, auch zwischen zwei Einnahmen; und nach allen noch einmal, wenn du Nein sagst.
    .wrong = Einen der drei: Gefragt wirst du, sobald einer bereit ist, auch zwischen zwei Einnahmen; und nach allen noch einmal, wenn du Nein sagst.
lesson-later-gains =
    „Zwei nach Wahl“: zwei aus Louisdor und Steinen zurück. Hier gibt es eine Wahl, also wirst du gefragt.
    .task = Nimm, was du willst
    .else = Wähle eins der drei.
lesson-later-turns =
    Du hast nun sechs Karten, die anderen fünf. Die letzte wird nie gespielt. Wie viele Züge hast du?
    .a = vier, wie alle
    .b = sechs
    .c = fünf
    .right = Wer zwei Karten oder mehr hat, spielt weiter; dein letzter Zug kommt, wenn die anderen keine mehr haben. Zwei gleiche Missionen wirken beide.
    .wrong = Fünf: Wer zwei Karten oder mehr hat, spielt weiter; dein letzter Zug kommt, wenn die anderen keine haben. Zwei gleiche Missionen wirken beide.
lesson-odd-after =
    Auf 4 steht es gleich mit { $c }, vielleicht mit der Intrigekarte von 4. Wann kann die kommen?
    .a = vor deiner Mission
    .b = danach
    .c = jederzeit
    .right = Erst Intrigen, dann „Gleichstand gewinnen“, dann wird ausgewertet. Jetzt kann also niemand mehr antworten.
    .wrong = Davor: erst Intrigen, dann „Gleichstand gewinnen“, dann wird ausgewertet. Jetzt kann also niemand mehr antworten.

## Besondere Missionen
lesson-odd = Zusatz: besondere Missionen
    .about = Vier Steine mit einem Joker, ein gewonnener Gleichstand, ein Chip wird Krone
    .learned = Vier Steine: jede Karte, überall. Gleichstand gewinnen: einmal je Auswertung. Chip tauschen: 2 Louisdor, sofort.
lesson-odd-four =
    „Vier Steine auf einmal“ liegt aus: Einmal je Einflussphase setzt jede Karte, auch ein Joker, bis zu vier, wo du willst, oder holt vier zurück. Erst die Taste einer Karte, dann m.
    .task = Drei auf Tafel 10, einer auf 3
    .right = Drei verlangt Tafel 10, und auf 3 führst du. Mit m kann ein Joker so viel wie jede Karte: vier Steine, ein Weg über bis zu vier Tafeln.
    .other = Auch das geht mit der Mission. Aber drei gehören auf 10 und einer auf den Nachbarn 3.
    .few = Das war ohne die Mission: Mit m sind es vier Steine, wo du willst.
    .else = Erst eine Karte, dann m: vier Steine. 10 und 3 sind Nachbarn.
lesson-odd-wait =
    „Gleichstand gewinnen“ geht einmal je Auswertung. Hier steht es gleich um ein Zepter, auf 4 um einen Helm. Auf der Hand (p) kostet „Der letzte Stein“ zwei Helme, die andere zwei Briefe.
    .task = Hier gewinnen oder warten?
    .right = Aufgehoben: Hier bekommt niemand etwas, die Steine sind wieder bereit. „Der letzte Stein“ kostet Helme: Der Gleichstand auf 4 ist mehr wert.
    .here = Ein Zepter, aber der Gleichstand auf 4 bleibt dann, und „Der letzte Stein“ kostet Helme. Warte diesmal.
    .else = Tafel 4 gibt Helme, die „Der letzte Stein“ kostet: Warte darauf.
lesson-odd-win =
    Tafel 4 gibt einen Helm: Du und { $c } habt je zwei. Bei Gleichstand gibt „1.“ nichts.
    .task = Den Gleichstand gewinnen?
    .right = Du zählst als allein Erster. Bei Louis wäre ein gleicher Rivale Zweiter; zwei teilten den Platz und bekämen nichts umsonst. Bei + gibt es keinen Gleichstand.
    .no = Niemand bekam etwas. „Der letzte Stein“ kostet Helme: Gewinne ihn.
    .else = Gewinne ihn: „Der letzte Stein“ kostet Helme.
lesson-odd-two =
    Mit „Zwei Missionen für eine“ zögest du jetzt zwei, dieses eine Mal. Wann wählst du den zweiten Stapel?
    .a = mit dem ersten
    .b = wenn ich die erste sah
    .c = nächste Runde
    .right = Du siehst die erste und wählst dann einen beliebigen Stapel. Deine Hand bleibt um eine größer.
    .wrong = Erst siehst du die erste; dann wählst du einen beliebigen Stapel. Deine Hand bleibt um eine größer.
lesson-odd-again =
    Hättest du aufgehört, ohne „Ein Chip wird zur Krone“ zu nutzen: Wäre es für diese Runde verloren?
    .a = ja
    .b = nein, ein Angebot
    .c = nein, dann zweimal
    .right = Sind alle fertig, wirst du noch einmal gefragt, nach „Missionen tauschen“; nur in der letzten Runde nicht.
    .wrong = Nein: Sind alle fertig, wirst du noch einmal gefragt, nach „Missionen tauschen“; nur in der letzten Runde nicht.
lesson-odd-empty =
    Du legst eine Mission aus, und alle drei Missionsstapel sind leer. Dann ...
    .a = geht es nicht
    .b = wird neu gemischt
    .c = ziehst du nichts
    .right = Die Mission zählt wie immer, deine Hand wird kleiner. Ist nur ein Stapel leer, ziehe von einem anderen.
    .wrong = Du ziehst nichts. Die Mission zählt wie immer, deine Hand wird kleiner. Ist nur ein Stapel leer, ziehe von einem anderen.
lesson-odd-change =
    Ring und Helm; „Der letzte Stein“ kostet zwei Helme. „Ein Chip wird zur Krone“ kostet 2 Louisdor: x, dann der Chip. Sie wirkt, sobald sie ausliegt.
    .task = Mach „Der letzte Stein“ zahlbar
    .right = Die Krone steht für den anderen Helm. Zwei Louisdor sind weniger als ein Punkt, eine Mission ist fünf.
    .helmet = Ring und Krone zahlen keine zwei Helme: Der Helm war einer davon. Tausche den anderen Chip.
    .done = Du hörst auf, und von zwei Chips wird einer ein Wappen. Mit x werden sie eine Mission.
    .else = Tausche den Chip, den „Der letzte Stein“ nicht kostet: x.
lesson-odd-lay-out =
    Helm und Krone zahlen sie jetzt.
    .task = Lege sie aus
    .right = Fünf Punkte. Am Ende jeder künftigen Einflussphase setzt sie einen Stein auf eine Tafel.
    .done = Du hörst auf, obwohl deine Chips die Mission zahlen. Lege sie aus.
    .else = Lege sie aus: ihre Taste, dann Enter.
