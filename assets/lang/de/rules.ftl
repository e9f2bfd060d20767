### Die Regeln nach Nummern. `.title` benennt eine Regel; `.ruling1`, `.ruling2` ... sind eigene
### Festlegungen, wo die gedruckten Regeln etwas offen lassen. Eine Zeile ist ein Absatz oder ein Punkt einer Liste.

## Vor den Wörtern: das Spiel in zehn Zeilen
rules-aim = Das Spiel in Kürze
    .lines =
        Ziel: die meisten Punkte nach vier Runden. Ein Wappen ist 1 Punkt, eine ausgelegte Mission 5.
        Deine 16 Steine sind dein Einfluss am Hof. Zwölf Tafeln geben denen etwas, die genug davon haben.
        Eine Runde hat vier Phasen: Nachschub, Einfluss, Auswertung, Missionen.
        Nachschub: Geld für alle, Louis kommt auf eine der Tafeln 1 bis 4, fünf Karten für jeden.
        Einfluss: reihum eine Karte, um bis zu drei Steine zu setzen oder drei zurückzuholen.
        Steine kommen auf die Tafel der Karte und dürfen zu Nachbarn springen; einer bleibt jedes Mal zurück.
        Auswertung, Tafel 1 bis 12: $3 allein Erster umsonst, andere bestechen; 1. nur allein Erster; 3+ alle mit drei.
        Wer eine Tafel mit $ oder 1. gewinnt, verliert die Steine an den allgemeinen Vorrat; alle anderen bekommen ihre zurück.
        Missionen: Zwei Chips legen eine aus, für 5 Punkte und Hilfe in jeder Runde; eine neue ziehen. Ein Chip bleibt.
        Ende: Was übrig ist, wird zu Wappen, die meisten jeder Sorte bringen eines mehr. Die meisten Punkte gewinnen.
rules-boards = Die Tafeln mit beiden Seiten

## Searching: words that are passed over; then, a line each, words that mean the same
rules-passed-over = der die das den dem des ein eine einen einem einer eines und oder ist sind war wird werden kann können darf dürfen muss müssen ich du er sie es man wir ihr mein dein sein ihre in im an am auf aus von vom zu zum zur mit bei für was wann wie wo wer wem welche welcher welches wenn ob sich so da dort hat haben habe dass viele viel nicht spieler spielers
rules-alike =
    flip umdrehen dreht drehen umgedreht wenden wendet
    chip chips marke plättchen
    joker wildcard
    gleichstand gleich unentschieden teilen
    tauschen tausch eintauschen wechseln umtauschen
    geheim verdeckt verborgen versteckt
    geld münze münzen louisdor
    bestechen bestechung schmieren bestechungsgeld
    setzen legen stellen gesetzt gelegt
    leer keine nichts kein
    anzahl kopien zahl
    unter nie negativ weniger
    selbst derselben dieselbe
    startspieler beginnt beginnen anfangen erster älteste
    ende letzte letzten 4
    punkte wertung gewinnt sieg
    abwerfen ablegen weglegen
    neutral neutrale n
    zurückholen zurück holen nehmen
    nachbar benachbart neben angrenzend
    stein marker
    runde

## Begriffe, vor dem ersten Kapitel
terms = Begriffe
term-line = { $word }: { $meaning }
term-board = Tafel
    .meaning = eines der zwölf Felder des Hofes; sie zeigt eine Person, eine Ausschüttung und die Bedingung dafür
term-marker = Einflussstein
    .meaning = steht für den Einfluss eines Spielers auf einer Tafel; kurz auch Stein
term-personal = eigener Vorrat
    .meaning = die Einflusssteine, die ein Spieler setzen kann: Sie sind bereit, und was dorthin geht, kommt zurück
term-general = allgemeiner Vorrat
    .meaning = die Einflusssteine eines Spielers in der Mitte des Tisches; sie müssen erst zurückgeholt werden, bevor sie wieder zu gebrauchen sind
term-chip = Chip
    .meaning = ein Zepter, ein Brief, ein Ring, ein Helm oder eine Krone; mit zwei Chips wird eine Mission bezahlt
term-shield = Wappen
    .meaning = gehört zu einer von sechs Sorten; jedes ist am Ende einen Punkt wert
term-coin = Louisdor
    .meaning = das Geld im Spiel, in Münzen zu 1 und 5; es darf jederzeit gewechselt werden, sodass nur die Summe zählt
term-start = Startspieler
    .meaning = kommt eine Runde lang immer als Erster an die Reihe und hat zum Zeichen dafür ein Kärtchen
term-order = reihum
    .meaning = einer nach dem anderen im Uhrzeigersinn, angefangen beim Startspieler

## Kapitel
chapter-1 = Spielmaterial
chapter-2 = Der Hof
chapter-3 = Vorbereitung
    .intro = Ein Spiel hat 4 Runden. Jede Runde hat vier Phasen: Nachschub (R4), Einfluss (R5), Auswertung (R6) und Missionen (R7).
chapter-4 = Die Nachschubphase
chapter-5 = Die Einflussphase
chapter-6 = Die Auswertungsphase
    .intro = Die zwölf Tafeln kommen nacheinander dran, von 1 bis 12.
chapter-7 = Die Missionsphase und das Ende
chapter-8 = Was die Missionen bewirken
    .intro =
        Ausgelegte Missionen bleiben für den Rest des Spiels vor ihrem Besitzer liegen. Jede nennt eine Phase und wirkt in jeder solchen Phase einmal, zum ersten Mal in der nächsten. Niemand muss eine Mission nutzen, und wer zwei mit gleicher Wirkung hat, darf beide nutzen.
        R8.1 bis R8.7 sind hellblaue Missionen: Sie kosten einen vorgegebenen Chip und einen beliebigen. R8.8 bis R8.12 sind mittelblaue: Sie kosten zwei verschiedene Chips. R8.13 bis R8.20 sind dunkelblaue: Sie kosten zwei gleiche Chips. Wie oft es eine Karte gibt, steht bei ihrer Regel; jede dunkelblaue gibt es einmal.
chapter-9 = Das Spiel zu zweit

## R1
rule-1-1 = Zwei bis vier spielen mit. Jeder hat 16 eigene Einflusssteine. Zu zweit kommen 8 neutrale Einflusssteine hinzu (R9).
    .title = Spieler und Einflusssteine
rule-1-2 = Zwölf Tafeln, nummeriert von 1 bis 12, zeigen die Personen des Hofes. Beide Seiten einer Tafel haben dieselbe Ausschüttung, aber verschiedene Bedingungen (R6.4 bis R6.6). Am Anfang liegt überall die Vorderseite oben, die mit der roten Nummer.
    .title = Tafeln
rule-1-3 =
    Es gibt 30 Einflusskarten: zwei für jede der 12 Personen und 6 Joker.
    .title = Einflusskarten
    .words = Stapel wie viele Karten Joker Anzahl
rule-1-4 = Zu jeder Person gehört 1 Intrigekarte; das macht 12.
    .title = Intrigekarten
rule-1-5 = Es gibt 8 Geldkarten. Jede nennt einen Betrag und eine Tafel, immer 1, 2, 3 oder 4.
    .title = Geldkarten
rule-1-6 = Die Missionskarten bilden drei Stapel: 20 hellblaue, 12 mittelblaue und 8 dunkelblaue, zusammen 40 (R8).
    .title = Missionskarten
rule-1-7 = Es gibt 34 Chips: 10 Kronen und je 6 Zepter, Briefe, Ringe und Helme.
    .title = Chips
rule-1-8 = Es gibt 60 Wappen, je 10 von 6 Sorten. Sie werden immer blind gezogen.
    .title = Wappen
rule-1-9 = Geld, Chips und Wappen sollten reichen; tun sie es nicht, nimmt man etwas anderes an ihrer Stelle. Münzen zu 1 und 5 dürfen jederzeit gewechselt werden.
    .title = Wenn etwas ausgeht
    .words = Geld wechseln Münze Münzen Bank Wappen alle aufgebraucht
    .ruling1 = Geld und Chips gehen nie aus.
    .ruling2 = Sind alle 60 Wappen gezogen, gibt es stattdessen ein blankes Wappen. Es zählt einen Punkt wie jedes andere, gehört aber zu keiner Sorte und hilft deshalb niemandem, von einer die meisten zu haben (R7.3).
rule-1-10 = Es gibt eine Figur von Louis XIV und ein Kärtchen für den Startspieler.
    .title = Louis und das Startspieler-Kärtchen

## R2
rule-2-1 =
    Die Tafeln liegen wie die Felder einer Farbe auf einem Schachbrett von 5 × 5; von der 1 aus laufen die Nummern spiralförmig nach außen:
       -   6   -   7   -
       5   -   1   -   8
       -   4   -   2   -
      12   -   3   -   9
       -  11   -  10   -
    .title = Wo die Tafeln liegen
rule-2-2 =
    Tafeln, die sich an einer Ecke berühren, sind benachbart, und nur diese:
       1: 2, 4, 6, 7      2: 1, 3, 8, 9      3: 2, 4, 10, 11    4: 1, 3, 5, 12
       5: 4, 6            6: 1, 5            7: 1, 8            8: 2, 7
       9: 2, 10          10: 3, 9           11: 3, 12          12: 4, 11
    .title = Nachbarn
    .words = benachbart angrenzend
rule-2-3 =
    Auf den dreizehn Feldern zwischen den Tafeln ist Platz für alles andere. Jede Sorte Chips liegt neben einer Tafel, die sie ausschüttet; die allgemeinen Vorräte (Vorr.) liegen rund um die Mitte, und in der Mitte liegen die Einflusskarten, die in dieser Runde ausgespielt wurden:
      Kronen     6    Zepter    7      -
         5     Vorr.    1     Vorr.    8
      Helme      4   gespielt   2    Briefe
        12     Vorr.    3     Vorr.    9
      Intrige   11    Ringe    10    Kronen
    Außerhalb des Hofes liegen die Missionsstapel unter der 10 und der Stapel der Einflusskarten unter der 11; das Geld, die Geldkarten und die Wappen liegen auf der anderen Seite, oberhalb.
    .title = Der Rest des Tisches

## R3
rule-3-1 = Alle beginnen mit 16 Einflusssteinen ihrer Farbe, 5 Louisdor und zwei geheimen Missionen, einer hellblauen und einer mittelblauen.
    .title = Womit alle beginnen
    .words = Anfang Start Geld Missionen
rule-3-2 = Nicht alle Einflusssteine sind von Anfang an im Spiel. Der Startspieler und der Nächste legen je 5 in den allgemeinen Vorrat, der Dritte 6 und der Vierte 7; in den eigenen Vorräten bleiben also 11, 11, 10 und 9. Zu zweit sind es 5 für den Startspieler und 6 für den anderen.
    .title = Die ersten Vorräte
    .words = Anfang Start
rule-3-3 = Jeder Stapel wird gemischt. Von den 8 Geldkarten kommen 4 ungesehen in die Schachtel; die anderen 4 sind für die 4 Runden.
    .title = Mischen
    .words = wie viele Runden
rule-3-4 = Die erste Runde eröffnet, wer am ältesten ist. Im Programm kannst du angeben, wer beginnt, oder es auslosen lassen.
    .title = Der erste Startspieler
    .words = älteste beginnt
rule-3-5 =
    Geheim sind alle Karten auf der Hand, ob Einfluss-, Intrige- oder Missionskarten; zu welchen Sorten die Wappen eines Spielers gehören; wie die Stapel geordnet sind; welche 4 Geldkarten in die Schachtel kamen; die Karten, die nach R5.10 auf den Stapel kommen, und die Missionen, die nach R8.7 unter einen kommen. Was ihm gehört, darf jeder jederzeit wieder ansehen, und nie, was anderen gehört.
    Offen sind Geld und Chips, beide Vorräte und alle Einflusssteine auf den Tafeln, die Geldkarte, alle ausgelegten Missionen und jede ausgespielte oder aufgedeckte Einflusskarte, denn die Karten in der Mitte darf man durchsehen. Die Rückseiten der drei Missionsstapel sind verschieden; alle sehen also, von welchem jemand zieht und wie viele von jedem auf einer Hand sind.
    .title = Geheimnisse
    .words = geheim offen Gegner Rivale hält helle mittlere dunkle Missionen durchsehen
    .ruling1 = Wie viele Wappen, Einfluss- und Intrigekarten jemand hat, ist kein Geheimnis.
rule-3-6 = Auf der Hand dürfen beliebig viele Karten sein.
    .title = Keine Handgrenze
    .words = Grenze Handkarten Limit höchstens
rule-3-7 = Gefragt zu werden oder nicht gefragt zu werden kann verraten, was jemand auf der Hand hat. Die Spielanleitungen sagen nicht, wer wann zu fragen ist.
    .title = Fragen verraten nichts
    .ruling1 = Ob jemand gefragt wird, richtet sich nur nach dem, was alle sehen. Wer also eine Intrigekarte hat, ganz gleich welche, wird vor jeder Tafel gefragt, und wer einen Chip hat, kommt in der Missionsphase an die Reihe, auch wenn nur ein Nein möglich ist.

## R4
rule-4-1 = Die nächste Geldkarte wird aufgedeckt. Alle bekommen den Betrag, den sie nennt, und Louis wird auf die genannte Tafel gestellt.
    .title = Geld und Louis
    .words = Louis zieht Figur
rule-4-2 = Zu dritt bekommt der Startspieler der letzten Runde eine Intrigekarte, und zwar die oberste.
    .title = Eine Intrigekarte für den letzten Startspieler
    .words = letzte Runde 4
    .ruling1 = Das geschieht in der Nachschubphase der letzten Runde, bevor eine Mission genutzt wird.
rule-4-3 = Nun wirken reihum die ausgelegten Missionen für den Nachschub (R8).
    .title = Missionen im Nachschub
    .words = Reihenfolge
    .ruling1 = Wo eine Mission nur etwas einbringt (Louisdor, Einflusssteine, ein Wappen, eine Intrigekarte), gibt es das ungefragt: Ein Verzicht brächte niemandem etwas. Die Wahl von R8.8 kommt nach solchen Einnahmen.
    .ruling2 = R8.16 kann vor, zwischen oder nach den anderen Einnahmen kommen, und bei wenigen Einflusssteinen im allgemeinen Vorrat kann das wichtig sein. Wer außerdem R8.2, R8.8 oder R8.13 ausliegen hat, bekommt deshalb zwei Gelegenheiten: die erste, sobald ein Einflussstein im eigenen Vorrat liegt, sei es vor den Einnahmen oder zwischen zweien; die zweite nach allen, falls die erste nicht genutzt wurde.
rule-4-4 = Alle bekommen 5 Einflusskarten. Wer schon welche hat, durch Tafel 11 oder eine Mission, behält sie außerdem.
    .title = Das Austeilen

## R5
rule-5-1 = Zu zweit kommen jetzt die neutralen Einflusssteine auf die Tafeln (R9.2).
    .title = Neutrale Einflusssteine
    .ruling1 = Das ist das Erste in dieser Phase.
rule-5-2 = Dann dürfen die Missionen für den Anfang der Einflussphase genutzt werden (R8.4, R8.10, R8.11).
    .title = Missionen am Anfang
    .ruling1 = Reihum ist jeder mit allen solchen Missionen fertig, bevor der Nächste beginnt.
rule-5-3 = Danach geht es reihum. Wer mindestens zwei Einflusskarten hat, spielt eine davon in die Mitte oder lässt eine Mission an ihre Stelle treten (R8.5, R8.12). Wer weniger hat, wird übersprungen; so kann jemand mit vielen Karten mehrmals hintereinander an der Reihe sein.
    .title = Züge
    .words = passen aussetzen übergehen Zug
rule-5-4 = Eine Einflusskarte lässt sich auf zwei Arten verwenden: Einflusssteine auf Tafeln bringen oder Einflusssteine zurückholen. Wer sie ausspielt, wählt eine davon.
    .title = Eine Verwendung je Karte
rule-5-5 = Mit der Karte einer Person kommen 1, 2 oder 3 Einflusssteine aus dem eigenen Vorrat auf deren Tafel. Einige davon dürfen auf eine benachbarte Tafel weiterspringen, und von diesen einige noch einmal auf eine Nachbartafel der zweiten; doch von den Einflusssteinen, die dieser Zug auf eine Tafel gebracht hat, muss mindestens einer dort bleiben. Was vorher schon dort lag, zählt dafür nicht, und von einer Tafel springen die Einflusssteine nur in eine Richtung.
    .title = Setzen mit der Karte einer Person
    .words = Sprung springen Weg ältere Nachbar alte
rule-5-6 = Anders gesagt: Die Einflusssteine eines Zuges liegen auf einem Weg von Nachbar zu Nachbar, und keine Tafel des Weges bleibt leer. Mit der Karte 6 kann das 6·5·4, 6·1·4, 6·1·1, 6·6·1 oder 6·6·6 sein, mit weniger Einflusssteinen auch weniger, und so fort. 5, 6 und 1 geht nicht, denn das wären zwei Richtungen von der 6 aus; mit der Karte 5 (5·6·1) oder mit der Karte 1 (1·6·5) geht es.
    .title = Gesetzt wird auf einem Weg
    .words = zwei Richtungen Weg
rule-5-7 = Anders verwendet, holt die Karte einer Person 3 Einflusssteine dessen, der sie ausspielt, aus dem allgemeinen Vorrat in den eigenen zurück. Liegen dort weniger, dann eben diese, vielleicht auch gar keine.
    .title = Zurückholen mit der Karte einer Person
    .ruling1 = Niemand holt weniger zurück als möglich; dafür gibt es nie einen Grund.
rule-5-8 = Ein Joker bringt 1 Einflussstein aus dem eigenen Vorrat auf eine beliebige Tafel, und wenn man will, 1 weiteren auf dieselbe oder eine benachbarte. Anders verwendet, holt er 2 Einflusssteine zurück oder so viele, wie da sind.
    .title = Joker
    .words = Joker
rule-5-9 =
    Die Spielanleitungen sagen nicht, was aus einem Zug wird, wenn der eigene Vorrat leer ist.
    .title = Ohne Einflusssteine
    .ruling1 = Man darf trotzdem eine Karte ausspielen, um Einflusssteine zurückzuholen, auch wenn der allgemeine Vorrat keine hergibt. Weniger als einen Einflussstein kann niemand setzen.
    .words = bereit keiner keine nichts leer mehr zurückholen Stein passen
rule-5-10 = Bleibt einem Spieler nach seinem Zug eine einzige Einflusskarte, kommt sie mit dem Bild nach unten oben auf den Stapel, und weiter geschieht mit ihr nichts. Aus dieser Phase behält also niemand eine Karte.
    .title = Die letzte Karte
    .words = abwerfen ablegen behalten übrig mitnehmen letzte Karte
rule-5-11 = Kann niemand mehr einen Zug machen, werden reihum die Missionen für das Ende der Einflussphase genutzt (R8.18).
    .title = Missionen am Ende
rule-5-12 = Dann entsteht der Stapel der Einflusskarten neu: Alle 30 werden gemischt.
    .title = Ein neuer Stapel
    .ruling1 = Auch eine Einflusskarte, die dann noch jemand auf der Hand hat, wird mit eingemischt.
    .ruling2 = Wer von einem leeren Stapel eine Einflusskarte ziehen müsste, zieht keine.

## R6
rule-6-1 = Zu jeder Tafel gehört eine Intrigekarte. Wer sie hat, darf sie ausspielen, wenn die Tafel gleich ausgewertet wird, und bringt Einflusssteine dorthin: 1 aus dem allgemeinen Vorrat oder aber bis zu 2 aus dem eigenen, nie aus beiden. Sind beide Vorräte leer, kann man sie nicht ausspielen. Noch vor der Auswertung kommt sie verdeckt unter den Stapel der Intrigekarten. Niemand muss eine Intrigekarte ausspielen; wer sie bis zum Ende behält, bekommt dort etwas dafür (R7.3). Eine, die Tafel 12 ausgeschüttet hat, nützt erst in der folgenden Auswertungsphase.
    .title = Intrige
    .words = spielen Karte nächste Runde später neu Vorräte leer keine Steine
    .ruling1 = Alle, die eine Intrigekarte haben, werden reihum gefragt (R3.7). Ist die Karte der Tafel ausgespielt, wird für diese Tafel niemand mehr gefragt.
rule-6-2 = Als Nächstes darf auf einer Tafel mit Geld oder 1. Platz „Gleichstand gewinnen“ (R8.19) genutzt werden, wenn der Besitzer dort einen Einflussstein hat und mit anderen gleichauf an der Spitze liegt. Dann hat er allein die meisten, und alle anderen mit ebenso vielen folgen gleich dahinter. Auf der Tafel mit Louis ist ein einzelner Rivale dann allein Zweiter; mehrere haben Gleichstand um den 2. Platz. Das wirkt einmal in jeder Auswertungsphase.
    .title = Einen Gleichstand gewinnen
    .words = Gleichstand Patt
rule-6-3 = Eine leere Tafel schüttet nichts aus. Sie wird auch nicht umgedreht, es sei denn, Louis steht dort (R6.8).
    .title = Niemand da
rule-6-4 =
    Geld. Hat ein Spieler allein die meisten Einflusssteine:
    - Er erhält die Ausschüttung kostenlos und kann sie nicht ablehnen.
    - All seine Einflusssteine von dieser Tafel kommen in den allgemeinen Vorrat; davon kann er sich nicht freikaufen.
    - Danach dürfen reihum die anderen, die dort sind, das Bestechungsgeld zahlen und erhalten dann ebenfalls die Ausschüttung.
    - Ob mit oder ohne Bestechung, die Einflusssteine der anderen kehren in ihren eigenen Vorrat zurück.
    Teilen sich mehrere die Spitze:
    - Niemand erhält etwas kostenlos, und sie und alle anderen dort dürfen bestechen.
    - Alle Einflusssteine kehren in den eigenen Vorrat ihrer Besitzer zurück.
    .title = Bedingung: Geld
    .words = Gleichstand Patt Mehrheit bestechen Bestechung ablehnen allein Gewinner verliert Steine
rule-6-5 = 1. Platz: Nur wer allein die meisten Einflusssteine hat, erhält die Ausschüttung, und diese Einflusssteine kommen in den allgemeinen Vorrat. Die anderen bekommen nichts, und ihre Einflusssteine kehren in die eigenen Vorräte zurück. Teilen sich mehrere die Spitze, gilt das für alle.
    .title = Bedingung: 1. Platz
    .words = Gleichstand Patt Mehrheit allein Erster
rule-6-6 = Steine: Die Tafel zeigt eine Anzahl. Wer so viele Einflusssteine oder mehr dort hat, erhält die Ausschüttung, einer nach dem anderen, reihum. Alle Einflusssteine kehren in die eigenen Vorräte zurück, ganz gleich, wer die meisten hat.
    .title = Bedingung: Steine
    .words = Mehrheit Anzahl 3+
rule-6-7 = Eine Tafel mit Geld oder 1. Platz wird umgedreht, wenn jemand allein die meisten hatte. Eine Tafel mit der Bedingung Steine wird umgedreht, wenn jemand die Ausschüttung erhalten hat. Sonst bleibt dieselbe Seite oben.
    .title = Umdrehen
    .words = umdrehen wenden Rückseite
rule-6-8 =
    Die Tafel, auf der Louis steht, ist eine von 1 bis 4 und verlangt Geld oder den 1. Platz. Sie wird so ausgewertet:
    - Wer allein die meisten hat, erhält den Chip der Tafel und dazu eine Krone; die Einflusssteine kommen in den allgemeinen Vorrat.
    - Wer allein auf dem 2. Platz ist, erhält den Chip kostenlos, auch wenn die Tafel Geld verlangt; die Einflusssteine kehren in den eigenen Vorrat zurück.
    - Alle Übrigen dort dürfen bestechen, wenn die Tafel Geld verlangt; verlangt sie den 1. Platz, bekommen sie nichts. Auch ihre Einflusssteine kehren zurück.
    - Teilen sich mehrere die Spitze, erhält jeder von ihnen den Chip und keiner die Krone, und alle ihre Einflusssteine kommen in den allgemeinen Vorrat. Zweiter ist dann niemand, und wer sonst dort ist, gehört zu „allen Übrigen“.
    - Wer sich hinter einem einzigen Ersten den 2. Platz teilt, gehört ebenfalls zu „allen Übrigen“.
    - Was auch geschehen ist, die Tafel wird umgedreht, und Louis kehrt an seinen Platz bei den Geldkarten zurück.
    .title = Die Tafel mit Louis
    .words = Gleichstand Patt Mehrheit König Zweiter
rule-6-9 = Auf Tafeln mit Geld oder 1. Platz erhält zuerst der seine Ausschüttung, der die meisten Einflusssteine hat; die anderen folgen reihum. In einer Runde erhält niemand zweimal etwas von derselben Tafel. Erst wird ausgeschüttet, dann kommen die Einflusssteine weg; hat die Ausschüttung gerade einen Einflussstein auf ebendiese Tafel gebracht, bleibt er liegen.
    .title = Die Reihenfolge der Ausschüttung
    .ruling1 = Auf Tafeln mit der Bedingung Steine geht es ganz reihum, wie R6.6 sagt.
    .ruling2 = Erst gibt eine Tafel alle Ausschüttungen, dann kommen alle Einflusssteine gemeinsam weg.
rule-6-10 =
    Die Tafeln schütten Folgendes aus:
    - Die Tafeln 1 bis 4 geben einen Chip: 1 das Zepter, 2 den Brief, 3 den Ring und 4 den Helm.
    - Die Tafeln 5 und 9 geben eine Krone.
    - Tafel 6 gibt ein Wappen. Danach darf ein Einflussstein aus dem allgemeinen Vorrat auf eine beliebige Tafel: eine schon ausgewertete, Tafel 6 selbst oder eine, die noch kommt.
    - Tafel 7 gibt 5 Louisdor.
    - Mit Tafel 8 kommen ein oder zwei Einflusssteine aus dem allgemeinen Vorrat auf Tafel 5 und ein weiterer in den eigenen Vorrat.
    - Tafel 10 gibt 2 Wappen.
    - Tafel 11 gibt eine Einflusskarte oben vom Stapel, die man bis zur nächsten Einflussphase behält.
    - Tafel 12 gibt ein Wappen und eine Intrigekarte oben vom Stapel.
    .title = Was die Tafeln ausschütten
    .words = auf sich selbst setzen
rule-6-11 = Wenn Tafel 6, Tafel 8 oder eine Mission Einflusssteine aus dem allgemeinen Vorrat setzt und dort zu wenige sind, dürfen die fehlenden aus dem eigenen kommen; erst werden die im allgemeinen verwendet. Niemand muss setzen. Schüttet Tafel 6 an mehrere aus, ziehen alle ihr Wappen, bevor der Erste setzt. Für Karten (R5.5, R5.8), Intrige (R6.1) und R8.17 gilt diese Regel nicht.
    .title = Setzen aus dem allgemeinen Vorrat
    .words = knapp leer fehlen zu wenige
    .ruling1 = Tafel 8 setzt zuerst und gibt dann einen Einflussstein zurück.
    .ruling2 = Erst gibt eine Tafel alle Ausschüttungen, dann kommen alle Einflusssteine gemeinsam weg. Solange sie ausschüttet, liegen die ausgewerteten Einflusssteine also in keinem Vorrat.
rule-6-12 = Ein Einflussstein, der nach ihrer Auswertung auf eine Tafel kommt, bleibt dort und zählt in der nächsten Runde.
    .title = Liegen gebliebene Einflusssteine
    .words = übrig liegenbleiben
rule-6-13 = Intrigekarten zieht man oben vom Stapel.
    .title = Der Stapel der Intrigekarten
    .ruling1 = Ist der Stapel leer, wird keine gezogen.
rule-6-14 = In der letzten Runde ist es nicht mehr wichtig, welche Seite einer Tafel oben liegt; die Einflusssteine verlassen die Tafeln aber wie in jeder Runde, weil die Vorräte einen Gleichstand entscheiden können (R7.5).
    .title = Die letzte Auswertung
    .words = Runde 4 umdrehen
    .ruling1 = Umgedreht wird trotzdem.

## R7
rule-7-1 = Reihum werden Missionen von der Hand ausgelegt. Der Preis einer Mission sind die zwei Chips, die sie zeigt: „?“ ist ein beliebiger Chip, und eine Krone steht für jeden fehlenden Chip, zwei Kronen sogar für beide. Für jede ausgelegte Mission muss gleich eine neue gezogen werden, von einem Stapel, der nicht leer ist (sind es alle drei, wird nichts gezogen). Man sieht sie an und darf die nächste Mission auslegen, auch die eben gezogene, solange man kann und will.
    .title = Missionen auslegen
    .words = zahlen kaufen Mission
    .example = Beispiel: Mit Zepter, Ring und Krone legst du „Zepter + beliebig“ für Zepter und Ring aus und behältst die Krone; „zwei Helme“ nur mit einem Helm neben der Krone oder mit zwei Kronen.
    .ruling1 = Nach einer ausgelegten Mission geht der Zug nur weiter, solange der Spieler zwei Chips hat oder R8.6 nutzen könnte.
rule-7-2 = Wer danach zwei oder mehr Chips hat, behält einen davon für die nächste Runde. Für jeden anderen, der abgegeben wird, gibt es ein Wappen. Ein einziger Chip bleibt ein Chip.
    .title = Einen Chip behalten
    .words = übrig Rest behalten mitnehmen Chip tauschen
    .ruling1 = Welchen Chip er behält, sucht der Spieler aus. Sind alle übrigen Chips gleich, wird nicht gefragt.
    .ruling2 = In der letzten Runde entfällt dieser Schritt, weil R7.3 ohnehin alle Chips zu Wappen macht.
rule-7-3 =
    Sind alle fertig, folgen die Missionen, die am Ende dieser Phase wirken (R8.6, R8.7), wieder reihum. Dann wandert das Startspieler-Kärtchen im Uhrzeigersinn weiter, und eine neue Runde beginnt. Nach der letzten Runde gibt es keine mehr, und es wird gezählt:
    - Alle ziehen ein Wappen für jede Einfluss- oder Intrigekarte auf der Hand, für jeden Chip, für jeden eigenen Einflussstein auf einer Tafel und für je volle 3 Louisdor.
    - Alle Wappen werden aufgedeckt und Sorte für Sorte verglichen. Die meisten einer Sorte bringen ein Extrawappen, und zwar jedem von denen, die sich die Spitze teilen. Extrawappen bleiben verdeckt und entscheiden nie, wer die meisten hat.
    - Jedes Wappen ist 1 Punkt wert, jede ausgelegte Mission 5; Missionen auf der Hand sind nichts wert.
    .title = Das Ende einer Runde und des Spiels
    .words = Schlusswertung Schlusszählung übrig Mehrheit Punkte nächste Runde Startspieler
    .example = Beispiel: 2 Chips, 1 Intrigekarte, 3 Steine auf Tafeln und 7 Louisdor sind 2 + 1 + 3 + 2 = 8 Wappen. Mit 9 von vorher und den meisten zweier Sorten sind das 19 Punkte, mit drei ausgelegten Missionen 34.
    .ruling1 = Um von einer Sorte die meisten zu haben, braucht man mindestens ein Wappen davon.
    .ruling2 = Die Wappen für Übriges und, Sorte für Sorte, die Extrawappen werden reihum wie in der letzten Runde gezogen.
rule-7-4 = Wer die meisten Punkte hat, gewinnt.
    .title = Gewinnen
rule-7-5 = Haben mehrere gleich viele Punkte, entscheiden die Einflusssteine im eigenen Vorrat: Wer dort mehr hat, gewinnt.
    .title = Gleichstand am Ende
    .words = Gleichstand Patt Ende Spiel
    .ruling1 = Sind auch die gleich, gewinnen sie gemeinsam.

## R8, hellblau
rule-8-1 = Zwei Karten. Sie wirkt nur einmal, beim Auslegen: Ihr Besitzer zieht zwei Missionen dafür, nicht eine. Die erste sieht er an, bevor er wählt, wo er die zweite zieht; das kann derselbe Stapel sein. Von da an hat er eine Karte mehr auf der Hand.
    .title = Zwei Missionen für eine
rule-8-2 = Vier Karten. Nachschub: Ein Einflussstein kehrt aus dem allgemeinen Vorrat in den eigenen zurück, falls dort einer liegt.
    .title = Ein Stein zurück
rule-8-3 = Vier Karten. Nachschub: Der Besitzer nimmt 1 Louisdor.
    .title = Ein Louisdor
rule-8-4 = Vier Karten, je eine für die Tafeln 1, 2, 3 und 4. Einfluss, am Anfang: Der Besitzer darf einen Einflussstein aus dem allgemeinen Vorrat auf diese Tafel setzen (R6.11).
    .title = Ein Stein auf eine der Tafeln 1 bis 4
    .ruling1 = Wer mehrere Karten von R8.4, R8.10 und R8.11 hat, wird zu jeder einzeln gefragt, in der Reihenfolge der Karten.
rule-8-5 = Zwei Karten. Einfluss, einmal in der Phase: Der Besitzer darf als ganzen Zug 2 Louisdor zahlen und spielt dann keine Karte aus.
    .title = Zahlen statt ausspielen
rule-8-6 = Zwei Karten. Missionen, wann immer der Besitzer will: Für 2 Louisdor darf er einen seiner Chips gegen eine Krone tauschen. Die Phase, in der diese Mission ausgelegt wird, zählt schon mit.
    .title = Ein Chip wird zur Krone
    .words = tauschen eintauschen wann
    .ruling1 = Sie steht während des ganzen Zuges ihres Besitzers zur Wahl. Ist sie am Ende der Phase noch nicht genutzt, wird noch einmal gefragt: Dort nutzt jeder reihum erst R8.7 und dann R8.6. In der letzten Runde, wo das nichts ändern würde, entfällt diese letzte Frage.
rule-8-7 = Zwei Karten. Missionen, am Ende, wenn alle fertig sind: Der Besitzer darf eine oder zwei Missionen von der Hand verdeckt unter die Stapel schieben, zu denen sie gehören, und zieht dann ebenso viele von Stapeln seiner Wahl. Wer beide Karten hat, nutzt die zweite nach der ersten und kann eben Gezogenes gleich wieder tauschen.
    .title = Missionen tauschen
    .words = wechseln
    .ruling1 = Die Phase, in der diese Mission ausgelegt wird, zählt schon mit. In der letzten Runde steht sie nicht zur Wahl.
    .ruling2 = Die neuen Missionen werden einzeln gezogen, und jede wird angesehen, bevor die nächste gezogen wird.
    .ruling3 = Am Ende der Phase nutzt jeder reihum erst R8.7 und dann R8.6. Wer beide Karten von R8.7 hat und bei einer Nein sagt, sagt bei beiden Nein.
    .ruling4 = Zwei Missionen der gleichen Farbe kommen in der Reihenfolge unter ihren Stapel, in der ihr Besitzer sie nennt: Die zweite liegt tiefer.

## R8, mittelblau
rule-8-8 = Vier Karten. Nachschub: Der Besitzer wählt zweimal zwischen Geld und Einflusssteinen, also 2 Louisdor oder zwei Einflusssteine zurück oder von beidem eins. Für Einflusssteine, die im allgemeinen Vorrat fehlen, gibt es keinen Ersatz.
    .title = Zwei nach Wahl
rule-8-9 = Zwei Karten. Nachschub: Der Besitzer zieht ein Wappen.
    .title = Ein Wappen
rule-8-10 = Zwei Karten. Einfluss, am Anfang: Der Besitzer darf einen Einflussstein aus dem allgemeinen Vorrat auf die Tafel setzen, auf der Louis steht (R6.11).
    .title = Ein Stein zu Louis
    .ruling1 = Wer mehrere Karten von R8.4, R8.10 und R8.11 hat, wird zu jeder einzeln gefragt, in der Reihenfolge der Karten.
rule-8-11 = Zwei Karten, eine für Tafel 5 und eine für Tafel 9. Einfluss, am Anfang: Der Besitzer darf einen Einflussstein aus dem allgemeinen Vorrat auf diese Tafel setzen (R6.11).
    .title = Ein Stein auf Tafel 5 oder auf Tafel 9
    .ruling1 = Wer mehrere Karten von R8.4, R8.10 und R8.11 hat, wird zu jeder einzeln gefragt, in der Reihenfolge der Karten.
rule-8-12 = Zwei Karten. Einfluss, einmal in der Phase: Als ganzen Zug darf der Besitzer eine Einflusskarte in die Mitte legen, wo sie nichts bewirkt, und dafür die oberste vom Stapel ziehen.
    .title = Einflusskarte tauschen
    .words = wechseln

## R8, dunkelblau
rule-8-13 = Nachschub: Drei Einflusssteine des Besitzers kehren aus dem allgemeinen Vorrat in den eigenen zurück; sind es weniger, dann alle.
    .title = Drei Steine zurück
rule-8-14 = Nachschub: Der Besitzer nimmt 3 Louisdor.
    .title = Drei Louisdor
rule-8-15 = Nachschub: Der Besitzer zieht die oberste Intrigekarte.
    .title = Eine Intrigekarte
rule-8-16 = Nachschub: Der Besitzer darf einen Einflussstein aus dem eigenen Vorrat in den allgemeinen abgeben und zieht dafür die oberste Einflusskarte.
    .title = Eine Karte für einen Stein
rule-8-17 = Einfluss, einmal in der Phase, mit einer beliebigen Einflusskarte, die der Besitzer ausspielt, auch einem Joker. Statt der Wirkung der Karte werden entweder 1 bis 4 Einflusssteine aus dem eigenen Vorrat gesetzt, angefangen auf einer beliebigen Tafel, oder 4 kehren aus dem allgemeinen Vorrat zurück; sind dort weniger, dann diese.
    .title = Vier Steine auf einmal
    .ruling1 = Die Einflusssteine dürfen wie in R5.5 weiterspringen, solange noch welche zum Springen da sind; der Weg kann also bis zu vier Tafeln haben.
rule-8-18 = Einfluss, am Ende: Der Besitzer darf einen Einflussstein aus dem allgemeinen Vorrat auf eine beliebige Tafel setzen (R6.11).
    .title = Der letzte Stein
rule-8-19 = Auswertung: Der Besitzer gewinnt einen Gleichstand an der Spitze (R6.2). Auch auf der Tafel mit Louis hat er dann allein die meisten.
    .title = Gleichstand gewinnen
    .words = Gleichstand
rule-8-20 = Auswertung: Jede Bestechung ist für den Besitzer 1 Louisdor billiger. Was Missionen kosten, ist keine Bestechung.
    .title = Ein Louisdor weniger
    .words = unter 0 null billiger
    .ruling1 = Keine Bestechung kostet weniger als 0.
    .ruling2 = Wird zum niedrigeren Preis bestochen (R6.4), erfährt der Tisch, dass diese Mission genutzt wurde.

## R9
rule-9-1 = Die Vorräte werden wie in R3.2 eingerichtet. Dazu kommt eine dritte, neutrale Seite. Sie hat 8 Einflusssteine, aber weder Vorrat noch Karten noch Geld.
    .title = Die neutrale Seite
rule-9-2 = Mit diesen Einflusssteinen beginnt jede Einflussphase. Die Tafel mit Louis bekommt zwei davon. Für die anderen deckt man Karten vom Stapel der Einflusskarten auf, bis drei davon eine Person gezeigt haben, und jedes Mal kommen zwei neutrale Einflusssteine auf deren Tafel. Ein Joker zählt nicht: Er wird beiseitegelegt und dafür die nächste Karte aufgedeckt. Alle aufgedeckten Karten kommen am Ende in die Mitte. Eine Tafel kann auch mehrmals getroffen werden.
    .title = Neutrale Einflusssteine setzen
    .words = Joker neutral
rule-9-3 = Ausgewertet wird wie immer, nur dass die neutrale Seite nie etwas erhält. Wenn es darum geht, wer die meisten hat und wo Gleichstand ist, zählt sie wie ein Spieler.
    .title = Auswertung mit der neutralen Seite
    .words = neutrale drehen umdrehen
    .ruling1 = Sie zählt auch für den 2. Platz auf der Tafel mit Louis und für das Umdrehen der Tafeln (R6.7, R6.8). Aber sie hat nichts zum Bestechen, und wo eine Tafel Steine verlangt, sind die ihren ohne Bedeutung.
rule-9-4 = Die Spielanleitungen sagen nicht, wohin die neutralen Einflusssteine von einer ausgewerteten Tafel kommen.
    .title = Wohin die neutralen Einflusssteine kommen
    .ruling1 = Sobald die Auswertung der Tafel vorbei ist, kehren sie zu den acht zurück.
