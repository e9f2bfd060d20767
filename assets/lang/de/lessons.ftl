### Die Lektionen. `lesson-NAME` ist der Titel einer Lektion, `lesson-NAME-SCHRITT` der Text eines Schritts.
### Eine Aufgabe hat außerdem `.task` (eine Zeile mit höchstens 68 Zeichen, immer zu sehen), `.right` (nach der
### richtigen Antwort), `.else` (nach einer erlaubten, die nicht gemeint war) und Worte für manche Antworten.
### Unter den Hof passen höchstens 6 Zeilen mit je 76 Zeichen, mit einer Aufgabe 5.
### { $a } lernt, { $b }, { $c } und { $d } sind die anderen.

## Rund um die Lektionen
ui-key-go-on = weiter
ui-key-rule = die Regel
ui-key-task = die Aufgabe
ui-learn = Das Spiel lernen
ui-learn-intro = Jede Lektion ist eine echte Stellung und dauert ein paar Minuten. Du kannst jederzeit gehen: Später geht es dort weiter, wo du warst.
ui-learn-rules = Die Regeln
ui-learn-rules-says = Alle, nach Phasen, mit Beispielen; auch zum Suchen
ui-learn-begun = begonnen: Seite { $at } von { $of }
ui-learn-taken = gelernt
ui-learn-bar = Lektion { $number }: { $title }
ui-learn-page = Seite { $at } von { $of }
ui-learn-task = Aufgabe: { $task }
ui-learn-right = Richtig.
ui-learn-else = Erlaubt, aber hier nicht gefragt.
ui-learn-go-back = Enter nimmt es zurück, und du versuchst es noch einmal.
ui-learn-done = Das war die Lektion „{ $title }“. Enter beginnt die nächste; q führt zur Liste der Lektionen.
ui-learn-all-done = Das war die letzte Lektion. Enter führt zur Liste der Lektionen; alles lässt sich wiederholen.
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
ui-hint-bribe = Reicht es dann zu einer Mission (5 Punkte)? Am Ende sind 3 Louisdor 1 Punkt.
ui-hint-five = Steine auf Tafel 5 bringen dich ihrer Krone näher, jetzt oder nächste Runde.
ui-hint-anywhere = Kommt die Tafel noch, zählt er jetzt; war sie schon dran, erst nächste Runde.
ui-hint-lay-out = Zwei Chips für 5 Punkte und Hilfe in jeder Runde; heb dir Kronen auf.
ui-hint-lay-out-last = Letzte Gelegenheit: Eine Mission zählt 5 Punkte, ein übriger Chip nur 1.
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
    .about = Was die Tafeln zeigen, wer benachbart ist und wie eine Karte Steine setzt
lesson-court-welcome =
    Willkommen am Hof von Louis XIV. Du bist { $a } mit dem Buchstaben A; { $b } ist B, { $c } ist C. Oben liegen die zwölf Tafeln, jede mit einer Person des Hofes. Rechts steht, was ihr habt.
    Ein Spiel hat vier Runden, jede mit vier Phasen: Nachschub, Einfluss, Auswertung, Missionen. Deine Steine sind dein Einfluss: In der zweiten Phase kommen sie auf Tafeln, in der dritten gewinnen sie deren Ausschüttung. Die zweite hat begonnen.
lesson-court-board =
    Sieh dir oben Tafel 6 an. Erste Zeile: Nummer und Name, 6 Condé, und am Ende, was sie verlangt: 3+ heißt, dass alle mit 3 Steinen etwas erhalten. Darunter steht, was sie gibt: ein Wappen und einen Stein.
    In der letzten Zeile liegen Steine: A und zwei Punkte wären zwei von dir. Andere Tafeln verlangen „1.“ oder $3; dazu später. Die Taste i erklärt jede Tafel.
lesson-court-neighbours =
    Tafeln, die sich oben oder unten berühren, sind benachbart. Tafel 6 berührt zwei andere: 5 links unten und 1 rechts unten. Sonst hat sie keine Nachbarn, auch nicht die 7 in derselben Reihe.
    Nachbarn sind wichtig, weil Steine von einer Tafel zur nächsten springen können.
lesson-court-place =
    Unten siehst du deine fünf Einflusskarten. In deinem Zug spielst du eine aus. Die Karte einer Person setzt bis zu drei Steine auf deren Tafel.
    Drücke a für die Karte 6 Condé. Der erste Stein liegt gleich auf 6. Drücke 6 für den zweiten und noch einmal 6 für den dritten. Enter spielt die Karte aus.
    .task = Spiele die Karte 6 und setze drei Steine auf Tafel 6
    .right = A3 auf Tafel 6: drei Steine von dir. So viele verlangt sie; würde sie jetzt ausgewertet, bekämst du etwas. Sie kamen aus deinem eigenen Vorrat: Rechts in der Zeile Vorrat sind es jetzt 8, vorher 11.
        Nun sind { $b } und { $c } an der Reihe.
    .back = Du hast Steine zurückgeholt, statt zu setzen. Das ist die andere Verwendung einer Karte, für später. Drücke t nur, wenn du das willst.
    .fewer = Möglich sind ein, zwei oder drei Steine, und einige dürfen springen. Aber Tafel 6 verlangt drei auf der Tafel selbst; setze alle drei dorthin.
    .else = Das war eine andere Karte. Deine Karten haben Buchstaben; die Karte 6 Condé hat das a.
    .full = Mehr als drei Steine setzt eine Karte nicht. Enter spielt sie aus.
    .far = Esc nimmt einen Stein wieder auf.
lesson-court-jump =
    Steine können springen. Einer bleibt auf der Tafel der Karte, die anderen dürfen zu einem Nachbarn; sind zwei gesprungen, darf einer davon noch einmal. So reichen drei Steine über drei Tafeln.
    Drücke a für die Karte 8, dann 2, dann 3: Je ein Stein bleibt auf 8 und auf 2, einer kommt bis zur 3.
    .task = Spiele die Karte 8 mit je einem Stein auf 8, 2 und 3
    .right = Eine Karte, drei Tafeln. 8 berührt 2, und 2 berührt 3, also gibt es einen Weg. Auf jeder Tafel hast du aber nur einen Stein: Wenige auf vielen Tafeln gewinnen wenig, viele auf einer gewinnen sie. Du wählst jedes Mal.
    .other = Das ist gut gespielt, aber nimm diesmal den langen Weg: ein Stein auf 8, ein Sprung auf 2, und einer weiter auf 3.
    .else = Das war eine andere Karte. Jetzt ist die Karte 8 Maintenon dran.
    .far = Von 8 geht es nur auf 2 oder 7.
    .fork = Esc nimmt den letzten Stein wieder auf.
lesson-court-fork =
    Eines können Steine nicht: eine Tafel in zwei Richtungen verlassen. Tafel 12 berührt 4 und 11. Versuche es, und sieh, wie das Spiel Nein sagt.
    Drücke b für die Karte 12. Ein Stein liegt auf 12. Drücke 4 und dann o, die Taste der Tafel 11.
    .task = Nimm die Karte 12 und versuche Steine auf 12, auf 4 und auf 11
    .right = Abgelehnt: Von 12 ging es zur 4, also nicht mehr zur 11. Eine Ablehnung nennt immer ihre Regel. Die Taste w sagt mehr dazu, und r öffnet die Regeln genau an dieser Stelle.
        Gespielt ist nichts: Was du gewählt hast, ist wieder aufgenommen.
    .else = Das war nach den Regeln gesetzt und ist gespielt. Hier geht es um etwas, das nicht geht: auf 12, auf 4 und auf 11.
    .far = Fast: Nimm 4 und dann 11 mit der Taste o.
lesson-court-joker =
    Die Karte mit dem J ist ein Joker. Er setzt nur einen oder zwei Steine, aber überall: den ersten auf eine beliebige Tafel, den zweiten auf dieselbe oder einen Nachbarn.
    Nimm den Joker, drücke die Nummer einer Tafel, vielleicht noch eine, dann Enter. Für 11 und 12 gibt es b und c.
    .task = Spiele den Joker und setze einen oder zwei Steine nach Wahl
    .right = Ein Joker ist schwächer, aber er kommt hin, wo deine anderen Karten nicht hinkommen. Viele heben ihn bis zum Ende der Phase auf, wenn zu sehen ist, wo ein Stein mehr entscheidet.
    .back = Ein Joker kann Steine zurückholen, aber nur zwei, jede andere Karte drei. Setze lieber mit ihm.
    .else = Spiele diesmal den Joker: die Karte mit dem J.
    .far = Der zweite Stein kommt auf dieselbe Tafel oder einen Nachbarn.
lesson-court-end =
    Du hast noch zwei Karten. Wenn du eine spielst, kommt die andere ungesehen weg: Von fünf Karten spielst du immer nur vier. Fang also mit dem Wichtigen an.
    Haben alle gespielt, werden die zwölf Tafeln der Reihe nach ausgewertet. Wie, zeigt die dritte Lektion. Vorher: Woher kommen Steine, und wohin gehen sie?

## 2 Vorräte
lesson-reserves = Zwei Vorräte, und wie man zurückholt
    .about = Der eigene und der allgemeine Vorrat, und wie eine Karte Steine zurückholt
lesson-reserves-three-places =
    Hier läuft schon die zweite Runde. Du hast 16 Steine, und jeder ist an einem von drei Orten: am Hof, in deinem eigenen Vorrat oder im allgemeinen Vorrat in der Mitte.
    Rechts in der Zeile Vorrat steht dein eigener: 1. Nur den kannst du setzen. Die allgemeinen Vorräte liegen am Hof zwischen den Tafeln: A11 sind deine, und sie sind weg, bis etwas sie zurückholt.
lesson-reserves-out =
    Warum sind so viele weg? Weil du gewonnen hast. Wer auf einer Tafel die meisten hat, erhält die Ausschüttung und legt diese Steine in den allgemeinen Vorrat. Wer verliert, nimmt seine zurück und kann sie gleich wieder setzen.
    Gewinnen kostet also Steine, und nach einer guten Runde hast du wenige.
lesson-reserves-short =
    Du hast einen Stein. Die Karte einer Person könnte drei setzen. Sieh, was geschieht, wenn du einen zweiten setzen willst: Drücke b für die Karte 4 Dauphin, dann 4.
    .task = Nimm die Karte 4 und versuche, zwei Steine zu setzen
    .right = Abgelehnt: Dein Vorrat ist leer. Eine Karte setzt nichts, was du nicht hast, und sie nimmt nie Steine aus dem allgemeinen Vorrat.
    .else = Sieh erst, was geschieht, wenn die Steine ausgehen: Nimm die Karte 4 und drücke 4 für einen zweiten Stein.
lesson-reserves-take =
    Eine Karte kann stattdessen drei Steine aus dem allgemeinen Vorrat zurückholen. Welche Person sie zeigt, ist dabei gleich. Drücke b für die Karte 4, dann t zum Zurückholen, dann Enter.
    Eine Karte setzt oder holt zurück, nie beides.
    .task = Spiele die Karte 4 und hole drei Steine zurück
    .right = Nun hast du 4, und 8 sind weg. Es hat dich einen ganzen Zug gekostet, und du hast nur vier in einer Runde. Das ist der Preis, wenn man viel auf einmal gewinnt.
    .other-card = Das ist ebenso gut wie mit der Karte 4, aber bleibe hier bei der 4: Die anderen sind für später.
    .placed = Du hast deinen einzigen Stein gesetzt. Nun ist nichts mehr da; hole erst zurück. Drücke t, nachdem du die Karte gewählt hast.
    .else = Hole hier mit der Karte 4 zurück: b, t, Enter.
lesson-reserves-which =
    Hole noch einmal zurück. Welche Karte gibst du dafür? Alle Karten von Personen holen drei zurück, ein Joker zwei.
    Überlege, wo du später setzen willst, und gib eine Karte, die dir nicht fehlen wird.
    .task = Hole drei Steine mit der Karte zurück, die du am wenigsten brauchst
    .right = Nun hast du 7, und 5 sind weg. Was eine Karte zeigt, zählt beim Zurückholen nicht; eine Karte, deren Tafel du nicht willst, ist dafür die richtige.
    .joker = Das brachte nur zwei Steine, und der Joker ist fort, deine einzige Karte, die überall hinkommt. Gib eine andere.
    .placed = Damit hast du gesetzt. Das kann gut sein, aber hole hier erst zurück: Drücke t, nachdem du die Karte gewählt hast.
    .else = Hole hier mit der Karte einer Person zurück.
lesson-reserves-place =
    Jetzt hast du etwas zu setzen. Tu es mit einer beliebigen Karte, wo du willst. Die Zeile über deinen Karten sagt, was es brächte, würde jetzt ausgewertet: A+ heißt, dass du etwas erhieltest, A$3, dass du für 3 bestechen könntest, A-, dass du leer ausgingst.
    .task = Setze Steine mit einer beliebigen Karte
    .right = Achte auch darauf, was die anderen im Vorrat haben: Wer keine Steine mehr hat, kann dir nicht mehr antworten.
    .back = Zurückholen kannst du, sooft du willst, aber Steine zählen nur auf Tafeln. Setze jetzt welche.
    .else = Setze hier ein paar Steine.
lesson-reserves-end =
    Ist dein Vorrat leer, spielst du trotzdem Karten, um zurückzuholen. Steine kommen auch anders zurück: Tafel 8 Maintenon gibt einen, und manche Missionen geben in jeder Runde einen bis drei.
    In Runde 1 hast du 11 Steine, und 5 sind weg. { $c } hat einen weniger, denn wer später drankommt, beginnt mit weniger.

## 3 Bedingungen
lesson-conditions = Die drei Bedingungen
    .about = $3, „1.“ und 3+: wer etwas erhält, wer bestechen darf, wohin die Steine gehen
lesson-conditions-signs =
    Sind alle Karten gespielt, werden die Tafeln von 1 bis 12 ausgewertet. Jede gibt etwas und verlangt etwas. Was sie verlangt, steht am Ende ihrer ersten Zeile, und davon gibt es drei: $3, „1.“ und 3+.
    Hier ist die Einflussphase fast vorbei. Du hast noch einen Zug; { $b } und { $c } haben keinen mehr.
lesson-conditions-money =
    $3 ist Geld. Wer allein die meisten Steine hat, erhält die Ausschüttung kostenlos. Alle anderen, die dort sind, dürfen bestechen: 3 Louisdor zahlen und sie auch erhalten.
    Auf Tafel 2 hat { $b } zwei Steine und du einen. { $b } bekommt den Brief kostenlos, du darfst zahlen. Hätten zwei die meisten, bekäme niemand etwas kostenlos, und beide dürften bestechen.
lesson-conditions-first =
    „1.“ ist der 1. Platz. Wer allein die meisten Steine hat, erhält etwas, die anderen nichts. Auf Tafel 5 führst du mit zwei zu eins.
    Haben mehrere die meisten, erhält überhaupt niemand etwas. So steht es auf Tafel 9, wo { $b } und { $c } je einen Stein haben.
lesson-conditions-markers =
    3+ sind Steine. Wer drei oder mehr hat, erhält etwas, ganz gleich, wie viele die anderen haben. Auf Tafel 10 hat { $b } drei und du einen: { $b } erhält etwas, du nicht.
    Alle Steine dort kommen in den eigenen Vorrat zurück; so eine Tafel kostet also keine.
lesson-conditions-third =
    Auf Tafel 6 hast du zwei Steine, und sie verlangt drei. Dein letzter Zug ist für den dritten. Drücke a für die Karte 6; ihr erster Stein liegt schon da. Einer genügt: Enter.
    Dann beginnt die Auswertung. Enter führt von Tafel zu Tafel; lies, wer etwas erhält und warum.
    .task = Spiele die Karte 6 und setze einen Stein auf Tafel 6
    .right = Deine letzte Karte kam weg, und die Auswertung begann. Tafel 1 war leer. Auf Tafel 2 hatte { $b } allein die meisten und bekam den Brief kostenlos. Die Steine verlassen die Tafel, wenn alle gefragt sind, die dort welche haben.
    .more = Für Tafel 6 hätte ein Stein genügt. Die anderen brauchst du in der nächsten Runde; spiele die Karte also mit nur einem Stein.
    .back = Du hast Steine zurückgeholt, und auf Tafel 6 fehlt noch immer einer. Setze lieber einen dorthin.
    .else = So gibt dir Tafel 6 nichts. Spiele die Karte 6 mit einem Stein auf 6.
lesson-conditions-bribe =
    Jetzt wirst du zu Tafel 2 gefragt. Du hast einen Stein dort und darfst bestechen: 3 Louisdor für einen Brief. Du hast 5. Ein Brief und ein anderer Chip bezahlen eine Mission, die am Ende 5 Punkte zählt.
    Ob du bestichst oder nicht, dein Stein kommt in deinen Vorrat zurück.
    .task = Bestich: Antworte mit y
    .right = Der Brief gehört dir, für 3 Louisdor, und dein Stein kam zurück. Dann gab die Tafel mit Louis { $c } zwei Chips (nächste Lektion) und Tafel 5 dir ihre Krone: zwei zu eins. Deine zwei Steine von 5 sind weg, und die Tafel ist umgedreht.
        Tafel 6 gibt dir ein Wappen, denn du hast drei. Und noch etwas.
    .no = Du hast dein Geld behalten. Das ist erlaubt und oft richtig. Sieh hier, was eine Bestechung bringt.
    .else = Antworte hier mit y und bestich.
lesson-conditions-anywhere =
    Tafel 6 lässt dich auch einen Stein aus dem allgemeinen Vorrat auf eine beliebige Tafel setzen. Kommt sie noch, zählt er sofort; war sie schon dran, bleibt er für die nächste Runde.
    Drücke die Nummer einer Tafel, dann Enter.
    .task = Setze den Stein von Tafel 6 auf eine beliebige Tafel
    .right = Gut gesetzt oder nicht, gekostet hat es nichts: Der Stein kam aus dem allgemeinen Vorrat, wo er dir nichts nützte.
    .none = Der Stein ist geschenkt. Setze ihn: Schlimmstenfalls kommt er nach der Auswertung in deinen Vorrat.
    .else = Wähle hier eine Tafel.
lesson-conditions-tie =
    Der Rest ging von selbst. Auf Tafel 9 hatte niemand allein die meisten, also erhielt niemand etwas, und alle nahmen ihre Steine zurück. Auf Tafel 10 hatte { $b } die drei, die sie verlangt, und zog zwei Wappen; du hattest zu wenige.
    Merke: Wer eine Tafel mit $3 oder „1.“ gewinnt, gibt die Steine weg. Alle anderen und alle auf 3+ nehmen sie in den eigenen Vorrat zurück.
lesson-conditions-flip =
    Tafeln, die jemand gewonnen hat, sind umgedreht. Die andere Seite gibt dasselbe und verlangt etwas anderes: Tafel 2 zeigt nun „1.“, Tafel 5 $4, Tafel 10 „1.“. Tafeln, die niemand gewonnen hat, bleiben, wie sie sind.
    Sieh also in jeder Runde neu hin, was eine Tafel verlangt. Die Taste i zeigt beide Seiten.

## 4 Louis
lesson-louis = Die Tafel mit Louis
    .about = Die Krone am Hof: Erster, Zweiter, und was ein Gleichstand wert ist
lesson-louis-who =
    Zu Beginn jeder Runde wird eine Geldkarte aufgedeckt. Alle bekommen ihr Geld, und Louis kommt auf die Tafel, die sie nennt: 1, 2, 3 oder 4. Die Krone auf Tafel 3 zeigt, dass er jetzt dort ist.
    Auf seiner Tafel gelten andere Regeln. Hier hat { $b } drei Steine, du zwei und { $c } einen, und du hast noch einen Zug.
lesson-louis-pays =
    Wo Louis ist, können zwei kostenlos etwas erhalten. Wer allein die meisten hat, bekommt den Chip der Tafel und eine Krone. Sie ist der beste Chip: Sie steht für jeden anderen. Wer allein Zweiter ist, bekommt auch den Chip.
    Alle anderen dürfen bestechen, wenn die Tafel $3 zeigt, und bekommen nichts, wenn sie „1.“ zeigt.
lesson-louis-second =
    So, wie es steht, bist du allein Zweiter. Sieh, was das wert ist: Lass Tafel 3, wie sie ist, und hole mit deiner Karte Steine zurück. Drücke a, t, Enter, und achte dann auf Tafel 3.
    .task = Hole mit einer Karte Steine zurück und bleibe auf Tafel 3 Zweiter
    .right = { $b } bekam einen Ring und eine Krone. Du bekamst kostenlos einen Ring, und deine zwei Steine kamen zurück, während die drei von { $b } weg sind. Neben dem König Zweiter zu sein lohnt sich.
    .placed = Das hat Tafel 3 verändert. Gute Idee, und wir kommen darauf. Aber sieh erst, was der 2. Platz wert ist: Hole stattdessen zurück.
    .else = Hole hier Steine zurück: a, t, Enter.
lesson-louis-again =
    Gehen wir vor deinen Zug zurück und sehen, was sonst hätte geschehen können. Enter stellt den Tisch zurück.
lesson-louis-tie =
    Nun mach einen Gleichstand daraus. Ein Stein mehr auf Tafel 3, und du hast drei wie { $b }. Drücke a für die Karte 3 und Enter: ein Stein.
    .task = Spiele die Karte 3 mit nur einem Stein auf Tafel 3
    .right = Drei zu drei: Ihr bekamt beide einen Ring und niemand eine Krone. Alle sechs Steine sind weg. { $c } hätte bestechen dürfen, hatte aber kein Geld dafür. Ein Gleichstand bei Louis ist nicht so schlimm wie bei „1.“: Alle an der Spitze erhalten etwas.
    .too-many = Das war mehr als ein Gleichstand: Du hast die Tafel gewonnen. Dazu kommen wir gleich. Setze hier nur einen Stein auf 3.
    .else = Setze hier mit der Karte 3 einen Stein auf Tafel 3.
lesson-louis-once-more =
    Und noch einmal zurück. Es gibt einen dritten Weg.
lesson-louis-win =
    Zwei Steine mehr auf Tafel 3 machen vier gegen drei: allein die meisten. Drücke a für die Karte 3, 3 für einen zweiten Stein, Enter.
    .task = Spiele die Karte 3 und gewinne Tafel 3 mit zwei oder mehr Steinen
    .right = Ein Ring und eine Krone für dich. { $b } war allein auf dem 2. Platz und bekam kostenlos einen Ring. Deine vier Steine sind weg: Bei Louis zu gewinnen bringt am meisten und kostet am meisten.
    .tie = Das ist wieder der Gleichstand: je ein Ring, keine Krone. Setze zwei Steine auf Tafel 3.
    .back = Damit bleibst du Zweiter. Gewinne diesmal: zwei Steine auf Tafel 3.
    .else = Gewinne hier Tafel 3.
lesson-louis-end =
    Die Tafel mit Louis wird jedes Mal umgedreht, auch wenn niemand dort war, und Louis geht zu den Geldkarten zurück. In der nächsten Runde steht er wieder auf 1, 2, 3 oder 4.
    Hat einer die meisten und zwei dahinter gleich viele, ist niemand Zweiter: Diese zwei dürfen nur bestechen oder bekommen nichts. Ein Gleichstand um den 2. Platz tut also weh, einer um den 1. nicht.

## 5 Missionen
lesson-missions = Missionen und Chips
    .about = Wozu Chips gut sind: Missionen auslegen, neue ziehen, einen Chip behalten
lesson-missions-chips =
    Die Auswertung ist vorbei, und du hast Chips gewonnen. Sie stehen oben: zwei Zepter (Z), ein Brief (B), ein Ring (R), ein Helm (H) und eine Krone (K). Die ersten vier geben die Tafeln 1 bis 4, Kronen die Tafeln 5 und 9.
    In der Missionsphase tauschst du Chips gegen Missionen. Eine ausgelegte Mission zählt am Ende 5 Punkte und hilft dir von nun an in jeder Runde.
lesson-missions-cards =
    Du hast zwei Missionskarten, die die anderen nicht sehen. Jede zeigt die zwei Chips, die sie kostet: hellblaue einen bestimmten und einen beliebigen, mittelblaue zwei verschiedene, dunkelblaue zwei gleiche.
    Der Bildschirm sagt bei jeder, ob du sie jetzt bezahlen kannst. Eine Krone steht für jeden Chip; gib sie nicht her, wo ein anderer genügt.
lesson-missions-first =
    „Ein Wappen“ kostet einen Brief und einen Ring; du hast beide. Ausgelegt gibt sie dir zu Beginn jeder Runde ein Wappen, und ein Wappen ist ein Punkt.
    Drücke den Buchstaben der Mission, sieh dir die Bezahlung an und drücke Enter. Eine Ziffer wählt eine andere Bezahlung.
    .task = Lege „Ein Wappen“ für einen Brief und einen Ring aus
    .right = Die Mission liegt vor dir, Brief und Ring sind abgegeben. Das sind 5 Punkte und ein Wappen mehr in jeder Runde, die noch kommt. Nach jeder Mission ziehst du sofort eine neue.
    .crown = Du hast eine Krone gegeben, wo ein Brief oder Ring genügt hätte. Eine Krone kann jeder Chip sein: Behalte sie, solange du kannst. Die Ziffern wählen die Bezahlung.
    .other = Auch eine gute, aber fang mit „Ein Wappen“ an: Ihre Chips passen genau.
    .done = Du hast aufgehört, ohne etwas auszulegen. Alle Chips bis auf einen wurden zu Wappen, jedes einen Punkt wert. Zwei Chips in einer Mission sind fünf wert. Lege erst aus.
    .else = Lege hier „Ein Wappen“ aus.
lesson-missions-draw =
    Wähle den Stapel: 1 hellblau, 2 mittelblau, 3 dunkelblau. Dunkelblaue bewirken am meisten, brauchen aber zwei gleiche Chips; hellblaue sind leicht zu bezahlen.
    .task = Ziehe eine Mission von einem Stapel deiner Wahl
    .right = Die neue Karte ist auf deiner Hand, und mit den passenden Chips könntest du sie gleich auslegen. Die anderen sehen nur, von welchem Stapel sie ist.
    .else = Ziehe hier eine Karte.
lesson-missions-second =
    Du hast noch vier Chips: zwei Zepter, einen Helm, die Krone. Damit geht noch eine Mission. „Ein Stein zurück“ kostet ein Zepter und einen beliebigen Chip, und vielleicht geht auch deine neue Karte.
    .task = Lege noch eine Mission aus
    .right = Das sind 10 Punkte auf dem Tisch. Hier sind Chips am meisten wert: Zwei machen 5 Punkte, einer allein wird zu einem Wappen, also 1.
    .done = Du hast mit vier Chips aufgehört, und drei davon wurden zu Wappen. Zwei hätten eine Mission bezahlt. Lege eine aus.
    .else = Lege hier eine Mission aus.
lesson-missions-draw-again =
    Ziehe wieder. Du hast immer so viele Missionen auf der Hand wie vorher, es sei denn, eine Mission lässt dich eine mehr ziehen.
    .task = Ziehe noch eine Mission
    .right = So kann es weitergehen, solange deine Chips reichen.
    .else = Ziehe hier eine Karte.
lesson-missions-done =
    Zwei Chips sind übrig. Sag, dass du fertig bist: z. Dann behältst du einen Chip für die nächste Runde; jeder andere wird zu einem Wappen.
    .task = Höre mit z auf
    .right = Mehr wird nicht ausgelegt. Nun zu den übrigen Chips.
    .third = Du hast eine dritte gefunden, die du bezahlen kannst. Gut gemacht, und 5 Punkte wert; aber hier geht es darum, was mit übrigen Chips geschieht. Höre mit z auf.
    .else = Höre hier mit z auf.
lesson-missions-keep =
    Welchen Chip behältst du? Denk an die Missionen auf deiner Hand. Eine Krone passt zu allem.
    .task = Wähle den Chip, den du behältst
    .right = Ein Chip bleibt, der andere wurde zu einem Wappen. Dann begann die nächste Runde, und deine Missionen wirkten zum ersten Mal: Im Nachschub hast du ein Wappen gezogen, und auch deine andere Mission gilt nun.
    .else = Wähle hier einen Chip.
lesson-missions-end =
    Missionen gibt es viele: Steine zurück, Geld, ein Stein auf eine Tafel, bevor jemand spielt, vier Steine mit einer Karte, ein gewonnener Gleichstand. Die Taste i sagt, was eine Mission bewirkt. Auf der Hand sind Missionen am Ende nichts wert.
    Frühe Missionen wirken dreimal, späte bringen nur Punkte.

## 6 Intrige
lesson-intrigue = Intrige, Bestechung und Geld
    .about = Eine Karte, die im letzten Moment alles ändert, und wozu Geld gut ist
lesson-intrigue-what =
    Die Auswertung ist bei Tafel 7. Du hast zwei Intrigekarten, 7 Colbert und 12 Louvois: Sie stehen unten rechts. Jede gehört zu einer Tafel.
    Kurz bevor diese Tafel ausgewertet wird, darfst du ihre Karte ausspielen und Steine dazulegen: einen aus dem allgemeinen Vorrat oder bis zu zwei aus deinem eigenen.
lesson-intrigue-play =
    Auf Tafel 7 habt { $b } und du je zwei Steine. Bei „1.“ bringt ein Gleichstand niemandem etwas; allein bekämst du 5 Louisdor. Brich ihn. Drücke a für die Intrigekarte, dann wähle, woher der Stein kommt. Einer aus dem allgemeinen Vorrat genügt und kostet dich keinen aus dem eigenen.
    .task = Spiele die Intrigekarte 7 mit einem Stein aus dem allg. Vorrat
    .right = Drei gegen zwei: 5 Louisdor für dich. Die Karte kam verdeckt unter den Stapel und ist vorerst fort. { $b } hat es nicht kommen sehen: Niemand weiß, welche Intrigekarten du hast.
    .personal = Das ging auch, aber es hat Steine aus deinem eigenen Vorrat gekostet. Einer aus dem allgemeinen hätte genügt, und der lag nur herum.
    .no = Gleichstand an der Spitze bei „1.“, also erhielt keiner von euch etwas. Deine Karte hätte das geändert. Drücke a, bevor die Tafel ausgewertet wird.
    .else = Nimm hier einen Stein aus dem allgemeinen Vorrat.
lesson-intrigue-bribe =
    Tafel 8 zeigt $3. { $c } hatte die meisten und bekam alles kostenlos. Du hast einen Stein dort und 9 Louisdor. Tafel 8 gibt Steine: bis zu zwei aus dem allgemeinen Vorrat auf Tafel 5 und einen zurück zu dir.
    Ist das 3 wert? Tafel 5 gibt eine Krone, und zwei Steine dort sind ein Vorsprung für die nächste Runde.
    .task = Bestich: Antworte mit y
    .right = Gefragt wird reihum, nachdem der Gewinner etwas erhalten hat. Nun zu dem, was Tafel 8 gibt.
    .no = Du hast deine 3 Louisdor behalten. Du entscheidest jedes Mal neu; sieh hier, was Tafel 8 bewirkt.
    .else = Bestich hier mit y.
lesson-intrigue-five =
    Tafel 5 war in dieser Runde schon dran; Steine, die jetzt dorthin kommen, bleiben für die nächste. Sie kommen aus dem allgemeinen Vorrat.
    .task = Setze zwei Steine auf Tafel 5
    .right = Zwei deiner Steine liegen auf Tafel 5, und ein Stein kam in deinen eigenen Vorrat zurück. In der nächsten Runde beginnst du dort mit einem Vorsprung.
    .fewer = Die Steine kosten dich nichts. Setze zwei dorthin.
    .else = Setze hier zwei Steine auf Tafel 5.
lesson-intrigue-keep =
    Nun Tafel 12. Auch ihre Karte hast du, aber du bist dort mit zwei Steinen allein: Du gewinnst ohnehin. Eine Karte, die du behältst, kannst du später spielen, und am Ende ist sie ein Wappen wert. Enter lässt die Tafel ohne sie auswerten.
    .task = Lass Tafel 12 auswerten, ohne deine Karte zu spielen: Enter
    .right = Tafel 12 gehört dir, und die Karte auch noch.
    .wasted = Du hast die Tafel gewonnen wie auch ohne die Karte, und die ist nun fort. Behalte sie diesmal: Enter.
    .else = Behalte hier die Karte.
lesson-intrigue-drawn =
    Tafel 12 hat ein Wappen und eine neue Intrigekarte ausgeschüttet. So kommt man an solche Karten, und auch durch eine dunkelblaue Mission. Spielen kannst du sie ab der nächsten Runde.
    Unter Menschen werden vor jeder Tafel alle gefragt, die eine Intrigekarte haben; das verrät nichts. Allein wirst du nur gefragt, wo deine Karte passt.
lesson-intrigue-money =
    Geld kommt in jeder Runde von der Geldkarte, von Tafel 7 und aus Missionen. Es ist gut für Bestechungen und für manche Mission. Was am Ende bleibt, zählt wenig: ein Wappen für je 3 Louisdor. Eine Bestechung für 3 kostet also einen Punkt; ein Chip, der eine Mission möglich macht, ist mehr wert.

## 7 Das Ende
lesson-end = Das Ende, und woher die Punkte kommen
    .about = Die letzte Missionsphase, die Schlusszählung und die meisten jeder Sorte
lesson-end-last =
    Die vierte Runde ist fast vorbei. In dieser Missionsphase kannst du zum letzten Mal Missionen auslegen. Dann wird gezählt: 1 Punkt für jedes Wappen, 5 für jede ausgelegte Mission. Auf der Hand sind Missionen nichts wert.
    Du hast eine ausgelegte Mission, vier Wappen, vier Chips, 7 Louisdor, eine Intrigekarte und einen Stein auf Tafel 5.
lesson-end-five-points =
    Ein Zepter und ein Brief bezahlen „Zwei nach Wahl“. Bewirken wird sie nichts mehr, denn es kommt keine Runde mehr, in der sie wirken könnte. Aber sie ist 5 Punkte wert. Dieselben zwei Chips wären als Wappen 2 wert.
    .task = Lege „Zwei nach Wahl“ für ein Zepter und einen Brief aus
    .right = Fünf Punkte mehr. In der letzten Runde ist das die einzige Frage: 5 Punkte für zwei Chips oder einen für jeden.
    .done = Du hast aufgehört, und deine Chips wurden zu Wappen: vier Punkte. Zwei davon hätten fünf wert sein können.
    .else = Lege hier die Mission aus.
lesson-end-draw =
    Wie immer wird eine neue Mission gezogen. Du könntest sie gleich auslegen, wenn deine zwei übrigen Helme sie bezahlten.
    .task = Ziehe eine Mission von einem beliebigen Stapel
    .right = Zwei Helme bezahlen sie nicht. Das macht nichts.
    .else = Ziehe hier eine Karte.
lesson-end-count =
    In der Schlusszählung wird vieles zu je einem Wappen: jede Einfluss- und Intrigekarte auf deiner Hand, jeder Chip, jeder Stein von dir auf einer Tafel und je volle 3 Louisdor.
    Bei dir: zwei Chips, eine Intrigekarte, ein Stein und zwei für 7 Louisdor. Das macht sechs Wappen.
lesson-end-done =
    Höre mit z auf. Die anderen haben nichts mehr zu tun. Dann lies Schritt für Schritt, was aus allem wird, welche Wappen alle aufdecken und wer von jeder Sorte die meisten hat.
    .task = Höre mit z auf und sieh der Schlusszählung zu
    .right = Das Spiel ist aus. Die Punkte sind Wappen plus 5 für jede Mission.
    .else = Höre hier mit z auf.
lesson-end-kinds =
    Es gibt sechs Sorten Wappen. Wer von einer Sorte die meisten hat, bekommt ein Wappen mehr, und bei Gleichstand jeder an der Spitze. Du hast deine Wappen blind gezogen, darfst deine eigenen aber jederzeit ansehen: Taste p.
    Die Extrawappen bleiben verdeckt und ändern nichts daran, wer die meisten hat.
lesson-end-tie =
    Haben zwei gleich viele Punkte, gewinnt, wer mehr Steine im eigenen Vorrat hat. Ist auch das gleich, gewinnen sie gemeinsam.
    Jede Mission zählt also so viel wie fünf Wappen. Kronen machen Missionen leicht, und die Tafel mit Louis gibt Kronen.

## 8 Zu zweit
lesson-two = Das Spiel zu zweit
    .about = Die neutralen Steine, und wie man mit ihnen lebt
lesson-two-third =
    Zu zweit wäre es am Hof zu ruhig. Darum gibt es eine dritte Seite, die niemand spielt: acht neutrale Steine mit dem Buchstaben N. Sie hat weder Karten noch Geld noch Vorrat und erhält nie etwas. Aber sie steht dir im Weg.
    Du beginnst mit 11 Steinen im Vorrat, { $b } mit 10.
lesson-two-cards =
    Zu Beginn der Einflussphase kommen zwei neutrale Steine zu Louis. Dann werden Karten vom Stapel aufgedeckt, bis drei Personen gekommen sind, und auf jede ihrer Tafeln kommen zwei. Joker zählen nicht. Dieselbe Tafel kann zweimal getroffen werden.
    Sieh zu.
lesson-two-louis =
    Die neutrale Seite hat zwei Steine auf Tafel 4, wo Louis ist. Um dort allein die meisten zu haben, brauchst du drei. Zwei wären ein Gleichstand: Die neutrale Seite zählt dafür wie ein Spieler. Drücke a für die Karte 4, dann 4 und 4, Enter.
    .task = Spiele die Karte 4 mit drei Steinen auf Tafel 4
    .right = Drei gegen zwei. So, wie es steht, hast du allein die meisten. Und die neutrale Seite ist allein Zweite: Den Chip für den 2. Platz bekommt also niemand.
    .tie = Zwei gegen zwei ist ein Gleichstand an der Spitze. Du bekämst den Helm, aber keine Krone, und deine Steine wären trotzdem weg. Mit einem mehr bist du allein vorn.
    .back = Zurückholen kann warten: Du hast 11 im Vorrat. Spiele auf Tafel 4.
    .else = Setze hier mit der Karte 4 drei Steine auf Tafel 4.
lesson-two-crown =
    Tafel 9 gibt dem 1. Platz eine Krone. Auch dort liegen zwei neutrale Steine. Bei „1.“ heißt ein Gleichstand mit der neutralen Seite, dass niemand etwas erhält. Schlage sie auch hier.
    .task = Spiele die Karte 9 mit drei Steinen auf Tafel 9
    .right = { $b } hat noch einen Zug; dann werden alle Tafeln ausgewertet. Achte auf die Tafeln 2, 4, 5 und 9.
    .few = Gegen zwei neutrale Steine brauchst du drei Steine auf Tafel 9 selbst. Weggesprungene zählen dort nicht.
    .else = Gewinne hier Tafel 9 mit der Karte 9.
lesson-two-end =
    Tafel 4 gab dir Helm und Krone, und der 2. Platz blieb leer. Auf 2 hatte die neutrale Seite allein die meisten: Kostenlos gab es nichts, aber { $b } durfte bestechen. Auf 5 gewann sie die Krone, die damit verfiel. Auch wo sie allein gewinnt, wird die Tafel umgedreht.
    Nach der Auswertung kehren ihre Steine zu den acht zurück. Bei 3+ zählen sie gar nicht.

## 9 Eine Runde
lesson-round = Eine ganze erste Runde
    .about = Nachschub, Einfluss, Auswertung und Missionen am Stück, mit Rat unterwegs
lesson-round-phases =
    Nun eine ganze Runde, wie sie kommt. Sie hat vier Phasen: Nachschub, Einfluss, Auswertung, Missionen. Vier Runden sind ein Spiel.
    Im Nachschub wird eine Geldkarte aufgedeckt: Alle bekommen das Geld, und Louis kommt auf eine Tafel. Dann bekommen alle fünf Einflusskarten. Enter zeigt es.
lesson-round-look =
    Überlege erst, was du willst. Die Taste p zeigt dein Blatt: deine Missionen und die Chips, die sie kosten. „Ein Wappen“ braucht Zepter und Helm, von den Tafeln 1 und 4. „Ein Louisdor“ braucht einen Brief, von Tafel 2, und einen beliebigen Chip.
    Louis ist auf Tafel 1; dort bekommt auch der Zweite kostenlos ein Zepter.
lesson-round-first-turn =
    Die Karte 4 Dauphin erreicht beide Tafeln, die du willst: die 4 selbst und ihre Nachbarin 1. Zwei auf 1 und einer auf 4, oder umgekehrt: Die Zeile über deinen Karten sagt, was es jetzt brächte. { $b } und { $c } kommen nach dir; verlass dich nicht darauf.
    .task = Spiele die Karte 4 mit Steinen auf den Tafeln 4 und 1
    .right = Du bist auf beiden Tafeln. Achte nun auf { $b } und { $c }: Wer hat wie viel im Vorrat, und welche Tafeln wollen sie?
    .else = Das kann ein guter Zug sein. Aber deine Missionen verlangen Zepter und Helm, und die Karte 4 erreicht beides: die Tafeln 4 und 1.
lesson-round-turns =
    Noch drei Züge, und sie gehören dir. Etwas Rat: Kronen von 5 und 9 passen zu jeder Mission. Bei $3 genügt ein Stein, um später zu bestechen. Joker brechen am Ende einen Gleichstand. Ist der Vorrat knapp, hole zurück.
    Die Taste v zeigt alle Tafeln und wer jetzt etwas erhielte; i erklärt eine Tafel; T zeigt dies noch einmal.
    .task = Spiele deine Züge, wie du willst
lesson-round-scoring =
    Die Auswertung hat begonnen. Du wirst gefragt, wenn es etwas zu entscheiden gibt. Eine Bestechung lohnt sich, wenn der Chip eine Mission möglich macht. Geld, das am Ende bleibt, ist für je 3 einen Punkt wert.
    .task = Antworte auf das, was du gefragt wirst
lesson-round-missions =
    Die Missionsphase. Hast du zwei passende Chips, lege eine Mission aus: ihr Buchstabe, dann Enter, und zieh eine neue. Dann höre mit z auf und behalte einen Chip. Mit weniger als zwei Chips gibt es nichts zu fragen.
    .task = Lege aus, was du kannst, und höre dann mit z auf
lesson-round-end =
    Das war eine Runde. Das Startspieler-Kärtchen ging an { $b }, und die nächste Runde hat begonnen. Noch drei davon, dann werden Wappen und Missionen gezählt.
    Du kennst das Spiel jetzt. Die Taste r hat alle Regeln, w sagt, warum etwas nicht geht, und i erklärt Tafeln und Missionen. Viel Spaß am Hof.
