### Die Analyse eines Spiels, und die Begleitung im ersten Spiel.

ui-key-review = Analyse
ui-review = Was das Spiel entschied
ui-review-thinking = Das Spiel wird betrachtet: ein paar Sekunden.
ui-review-nothing = Keine einzelne Antwort hat es entschieden: Nichts hätte die Chancen merklich geändert.
review-moment = Runde { $round }, { $name }: { $played }. Siegchance { $own } %; möglich waren { $best } %.
review-swing = Runde { $round }, { $name }: { $played }. Der Tisch gab { $own } % davor und { $best } % danach.
review-better = Besser: { $better }.
ui-review-own = Was du besser machen konntest
ui-review-all = Was besser gewesen wäre
ui-review-others = Was die anderen verpassten
ui-review-story = warum es so kam
ui-review-moments = die Momente
ui-review-show = die bessere Antwort
ui-review-try = Das ist die bessere Antwort an Stelle der gegebenen. Links geht davor zurück; P spielt von hier weiter, als ein anderes Spiel.
review-brief = Runde { $round }, { $name }: { $own } %, möglich waren { $best } %.
review-brief-swing = Runde { $round }, { $name }: von { $own } % auf { $best } %.
review-even = Noch liegt niemand vorn: je { $points } Punkte.
review-change = Bis zum Ende der Runde hätte es im Schnitt gebracht: { $gains }.
review-change-one = { $part } { $more }
review-part-missions = Missionen
review-part-shields = Wappen
review-part-crowns = Kronen
review-part-chips = Chips
review-part-intrigue = Intrigenkarten
review-part-cards = behaltene Einflusskarten
review-part-coins = Louisdor
review-part-markers = verfügbare Steine
review-part-rival = Punkte des besten anderen
review-lacks = { $count } { $part } weniger
review-lacks-rival = dem besten anderen { $count } Punkte mehr
review-change-both = Bis zum Ende der Runde hätte es im Schnitt gebracht: { $gains }; gekostet hätte es { $costs }.
review-change-later = Bis zum Ende der Runde hätte es im Schnitt nur { $costs } gekostet; was es bringt, kommt später.
review-cost = { $count } { $part }
review-cost-rival = { $count } Punkte mehr für den besten anderen
ui-review-play = weiterspielen
review-hidden = Was besser gewesen wäre, hängt von Karten ab, die noch verdeckt sind.
review-won = { $name } gewann mit { $points } Punkten gegen { $others }. Die Siegchance von { $name } stand am tiefsten bei { $low } %.
review-leads = { $name } führt mit { $points } Punkten gegen { $others }. Die Siegchance von { $name } stand am tiefsten bei { $low } %.
review-more-missions = Die Missionen gaben den Ausschlag: { $name } legte { $own } Missionen aus, { $other } { $theirs }. In den ersten zwei Runden stand es { $early } zu { $late }.
review-same-missions = { $name } und { $other } legten je { $own } Missionen aus ({ $early } und { $late } in den ersten zwei Runden); also entschieden Wappen und Übriges.
review-fewer-missions = { $name } legte { $own } Missionen aus, weniger als die { $theirs } von { $other }, und machte es mit Wappen wett. In den ersten zwei Runden stand es { $early } zu { $late }.
review-turns = { $name } holte in { $back } von { $turns } Zügen Steine zurück, { $other } in { $theirs } von { $all }. Bestechungen: { $name } zahlte { $coins } Louisdor für { $bribes }, { $other } { $spent } für { $paid }.
ui-review-swings = Die größten Sprünge der Kurve
swing = Runde { $round }, { $place }: { $chance }.
swing-chance = { $name } von { $before } % auf { $after } %
swing-other = Zugleich { $chance }.
swing-turn = Zug von { $name }
swing-boards = von { $first } bis { $last }
swing-missions = Missionen von { $name }
swing-deal = die neuen Karten
swing-end = die Abrechnung am Ende
swing-did = { $name } { $deeds }
swing-deeds = Was geschah: { $deeds }.
swing-paid = { $board } ({ $pays })
swing-lost = Damit entging { $name }, was auf { $boards } bereitlag.
swing-won = Damit gewann { $name } { $boards }.
swing-hand = { $name } hielt danach { $cards }.
swing-result = { $name } { $points }
swing-counted = Punkte, als alle Wappen aufgedeckt waren: { $results }.
swing-luck = Das ist Glück: Niemand konnte es wählen.
swing-unseen = Bis dahin hatte niemand alle Wappen gesehen.
swing-drawn = Das meiste davon ist Glück: welche Mission gezogen wurde.
swing-hidden = Von der Intrigenkarte von { $name } konnte sonst niemand wissen.
swing-better = { $name } hatte dort eine bessere Antwort: Sie steht bei den Momenten.
swing-better-was = Besser wäre für { $name } dort gewesen: { $better }.
swing-spared = { $other } hätte { $name } dort mehr schaden können.
swing-none-better = Keine andere Antwort von { $name } wäre dort merklich besser gewesen.
swing-not-asked = { $name } wurde dort nichts gefragt und konnte nichts dagegen tun.
swing-not-asked-but = { $name } wurde dort nichts gefragt: Die besseren Antworten davor stehen bei den Momenten.

## Die Begleitung im ersten Spiel
ui-learn-first = Ein erstes Spiel mit Begleitung
ui-learn-first-says = Du gegen zwei leichte Bots. Die Begleitung sagt, was neu ist, und wird immer stiller.
ui-tip-head = Begleitung
ui-tip-hint = H: ein Rat
ui-tip-turn = Dein erster Zug. Unten stehen deine Missionen: Was kosten sie? Spiele zu Tafeln, die diese Chips geben, mit bis zu drei Steinen.
ui-tip-short = Weniger als drei sind bereit. Eine Karte, die du nicht brauchst, holt drei: ihre Taste, dann t.
ui-tip-short-joker = Weniger als drei sind bereit. Ein Joker holt zwei zurück: seine Taste, dann t.
ui-tip-more-cards = Du hast mehr als fünf Karten, also mehr Züge in dieser Runde. So eine Karte kommt von Tafel 11 oder von einer Mission.
ui-tip-last-round = Die letzte Runde. Nur noch Punkte zählen: 5 je Mission, 1 je Wappen. Steine verlassen die gewerteten Tafeln; nur was 6 oder 8 danach dorthin setzt, bleibt und ist ein Wappen.
ui-tip-last-card = Zwei Karten bleiben: Spielst du eine, kommt die andere verdeckt weg.
ui-tip-joker = Ein Joker kommt überall hin, aber mit nur zwei Steinen. Am stärksten ist er spät.
ui-tip-louis = Louis steht auf einer der Tafeln 1 bis 4. Wer dort allein die meisten hat, bekommt Chip und Krone; wer allein Zweiter ist, den Chip umsonst.
ui-tip-row = Noch einmal du: Die anderen haben keine Karten mehr zu spielen. Wer mehr Karten hat, hat mehr Züge, am Ende mehrere hintereinander.
ui-tip-trade = Ein Stein gegen eine Karte: Eine Einflusskarte mehr ist in dieser Runde ein Zug mehr.
ui-tip-missions-want = Kronen stehen für jeden Chip; 5 und 9 geben sie. Bei $ genügt ein Stein zum Bestechen.
ui-tip-scoring = Die Auswertung, Tafel für Tafel: wer was bekommt, und warum. Wer bei $ oder „1.“ allein die meisten hat, dessen Steine kommen in den allgemeinen Vorrat, bei Louis die aller Ersten. Die anderen sind wieder bereit.
ui-tip-tie = Gleichstand: Niemand hat allein die meisten. Bei $ gewinnt keiner, aber alle dort dürfen bestechen; „1.“ gibt nichts. Alle Steine sind wieder bereit, sie dreht sich nicht um.
ui-tip-turned = Diese Tafel dreht sich um, wie jede, auf der einer allein die meisten oder jemand genug Steine hatte, und die von Louis immer. Sie gibt dasselbe, verlangt aber nächste Runde anderes.
ui-tip-second = Bei Louis allein Zweiter: der Chip umsonst, und deine Steine sind wieder bereit. Der Erste bekommt auch eine Krone, aber seine Steine kommen in den allgemeinen Vorrat.
ui-tip-second-other = Jemand ist bei Louis allein Zweiter: Das bringt den Chip umsonst, und die Steine sind wieder bereit. Erster bringt auch eine Krone, kostet aber die Steine.
ui-tip-eight = Tafel 8 gibt Steine aus deinem allgemeinen Vorrat: bis zu zwei auf Tafel 5, und einer kommt bereit zu dir zurück.
ui-tip-supply = Der Nachschub: Geld für alle, und Louis kommt auf eine Tafel. Dann fünf Karten für jeden. Was neu ist, steht hier einmal; danach schweigt die Begleitung.
ui-tip-eleven = Tafel 11 gab dir eine Einflusskarte. Sie bleibt auf der Hand: Nächste Runde hast du eine Karte mehr, also einen Zug mehr.
ui-tip-twelve = Tafel 12 gab dir eine Intrige. Spielen kannst du sie ab der nächsten Runde, kurz vor der Wertung ihrer Tafel. Bis zum Ende behalten ist sie ein Wappen.
ui-tip-intrigue-other = Jemand hat eine Intrige gespielt: Steine im letzten Augenblick. Wie viele jeder hat, ist offen; welche, nicht.
ui-tip-bribe-tie = Du darfst bestechen. Niemand hat hier allein die meisten: Nichts ist umsonst, alle dort dürfen zahlen. 3 Louisdor sind am Ende ein Punkt; ein Chip für eine Mission bringt mehr.
ui-tip-bribe = Du darfst bestechen: Zahle, und du bekommst, was der Gewinner bekommt. 3 Louisdor sind am Ende ein Punkt; ein Chip für eine Mission bringt mehr.
ui-tip-intrigue = Du hast eine Intrige. Vor ihrer Tafel setzt sie Steine dazu, auch wo du keine hast. Behalten ist sie ein Wappen.
ui-tip-five = Tafel 8 setzt Steine aus dem allgemeinen Vorrat auf 5: ein Vorsprung für die Krone.
ui-tip-anywhere = Tafel 6: ein Stein auf eine beliebige Tafel. Auf einer späteren zählt er in dieser Runde.
ui-tip-unasked = Steine wurden ungefragt gesetzt, weil Ablehnen nie hilft. Willst du jedes Mal gefragt werden: Einstellungen, Fragen.
ui-tip-lay-out = Missionen: Zwei Chips legen eine aus, 5 Punkte und Hilfe in jeder Runde. Eine Krone steht für jeden Chip.
ui-tip-lay-out-last = Die letzten Missionen: Jede zählt 5 Punkte. Ein übriger Chip zählt einen.
ui-tip-draw = Helle kosten einen bestimmten und einen beliebigen Chip. Dunkle können am meisten, für zwei gleiche.
ui-tip-keep = Ein Chip bleibt für die nächste Runde. Eine Krone passt zu allem.
ui-tip-works = Was du ausgelegt hast, wirkt jetzt, einmal in jeder Runde.
ui-tip-round-two = Runde zwei. Der nächste Spieler beginnt. Einige Tafeln haben sich umgedreht: Sieh, was sie verlangen.
ui-tip-over = Das Spiel ist aus. Enter zählt die Wappen; beim Ergebnis zeigt w, was es entschied.
ui-tip-slip-back = { $count } waren bereit: Das Zurückholen kostete jetzt einen Zug.
ui-tip-slip-bribe = Einer Mission auf deiner Hand fehlt noch dieser Chip: { $chip }. Sie ist 5 Punkte wert, 3 Louisdor einen.
ui-tip-slip-done = Du bist fertig, aber deine Chips zahlen eine Mission: 5 Punkte.
ui-tip-slip-undo = u nimmt es zurück.

## Übungen
ui-learn-drills = Übungen
ui-learn-drills-says = Zehn Stellungen am Stück, nach Art oder gemischt, mit der Regel, wo es falsch war
ui-drill-intro = Zehn kleine Stellungen je Sitzung mit je einer Frage. Nach einem Fehler folgt die Regel, mit Ab weiterzulesen, und die Stellung kommt am Ende wieder.
ui-drill-leave = Diese Übung verlassen? Ihr Ergebnis wird nicht behalten. (j/n)
ui-drill-kind-mixed = Alles gemischt
ui-drill-kind-best = Welche von drei Antworten die beste ist
ui-drill-kind-paid = Wer etwas bekommt: auch Gleichstand und Louis
ui-drill-kind-after = Wohin die Steine gehen, und wann sich eine Tafel dreht
ui-drill-kind-next = Wohin der nächste Stein darf
ui-drill-kind-payable = Welche Missionen sich zahlen lassen
ui-drill-kind-intrigue = Was eine Intrigekarte ändert
ui-drill-kind-count = Was übrig ist, und die Endabrechnung
ui-drill-kind-when = Wann eine Mission zuerst hilft
ui-drill = Übungen
ui-drill-at = { $at } von { $of }, richtig { $score }
ui-drill-paid = Würde { $board } jetzt ausgewertet: Was bekommt { $name } ({ $letter })?
ui-drill-best-asked = Runde { $round } von { $of }, du bist dran (A). Was davon ist am besten?
ui-drill-best-own = Punkte { $points }. Missionen: { $missions }. Chips: { $chips }. Bereit { $ready }, im allg. Vorrat { $out }, { $coins } Louisdor.
ui-drill-best-chances = Siegchance: { $list } (im Schnitt, bis zum Ende der Runde).
ui-drill-best-chances-alone = Siegchance: { $list }.
ui-drill-best-lacks = { $chance }, denn sie bringt { $lacks }
ui-drill-home = { $board } wird ausgewertet, und niemand besticht. Wohin gehen die Steine von { $name } ({ $letter })?
ui-drill-home-plain = { $board } wird ausgewertet. Wohin gehen die Steine von { $name } ({ $letter })?
ui-drill-flip = { $board } wird ausgewertet. Dreht sich die Tafel um?
ui-drill-intrigue = { $board } ist dran, und du (A) hast die Intrigekarte dazu. Wie viele Steine muss sie bringen, damit du ohne Bestechung etwas bekommst?
ui-drill-intrigue-paid = { $board } ist dran, und du (A) hast die Intrigekarte dazu. Wie viele Steine muss sie bringen, damit du etwas bekommst?
ui-drill-next = Karte { $card }. Ihre Steine bisher liegen schon da. Wohin darf der nächste?
ui-drill-next-keys = Die Taste jeder solchen Tafel, dann Enter.
ui-drill-joker = Joker
ui-drill-payable = Deine Chips: { $chips }. Welche dieser Missionen könntest du zahlen, jede für sich?
ui-drill-payable-keys = Die Taste jeder, die du zahlen könntest; Enter antwortet, auch ohne eine.
ui-drill-pays = ja, zum Beispiel mit { $payment }
ui-drill-pays-not = nein, es fehlt: { $chips }
ui-drill-any = ein beliebiger Chip
ui-drill-right = Richtig.
ui-drill-wrong = Nein.
ui-drill-boards = Der nächste Stein darf auf: { $boards }.
ui-drill-repeat = noch einmal: noch { $left }
ui-drill-why-home = Bei $ und „1.“ kommen die Steine dessen, der allein die meisten hat, in den allgemeinen Vorrat; bei Louis auch die aller, die gleich viele haben. Alle anderen sind wieder bereit.
ui-drill-why-plus = Bei + sind alle Steine wieder bereit, bezahlt oder nicht.
ui-drill-why-next = Auf eine Tafel, auf der schon ein Stein dieser Karte liegt, oder von dort zu einem Nachbarn, wenn einer bleibt; von jeder Tafel nur in eine Richtung.
ui-drill-why-joker = Der zweite Stein eines Jokers geht auf dieselbe Tafel oder auf einen Nachbarn.
ui-drill-why-kept = Ein Chip bleibt für die nächste Runde, auch wenn er der einzige ist; jeder andere wird ein Wappen.
ui-drill-why-score = { $shields } für Wappen + { $most } für die meisten einer Sorte, auch bei Gleichstand + { $laid } für Missionen = { $total }.
ui-drill-flip-sole-most = Sie dreht sich um: Einer hat allein die meisten.
ui-drill-flip-somebody-paid = Sie dreht sich um: Jemand hat genug Steine.
ui-drill-flip-louis = Sie dreht sich um, wie immer die Tafel von Louis.
ui-drill-flip-nobody = Sie bleibt: Niemand ist dort.
ui-drill-flip-tied = Sie bleibt: Mehrere haben gemeinsam die meisten.
ui-drill-flip-nobody-paid = Sie bleibt: Niemand hat genug Steine.
ui-drill-count = Das Spiel endet. Du hast { $things }. Wie viele Wappen ziehst du dafür?
ui-drill-kept = Die Missionsphase von Runde { $round }. Du kannst keine Mission bezahlen und hörst mit { $chips } auf. Wie viele Wappen ziehst du für Chips?
ui-drill-score =
    Das Spiel endet, übrig ist nichts. Wappen: du { $own }; { $b } { $second }; { $c } { $third }. Ausgelegt hast du { $count ->
            [one] eine Mission
           *[other] { $count } Missionen
        }. Wie viele Punkte hast du?
ui-drill-when = Du hast gerade „{ $mission }“ ausgelegt, in der Missionsphase von Runde 2. Wann hilft sie zum ersten Mal?
ui-drill-coins = { $count } Louisdor
ui-drill-intrigues =
    { $count ->
            [one] eine Intrigekarte
           *[other] { $count } Intrigekarten
        }
ui-drill-influences =
    { $count ->
            [one] eine Einflusskarte
           *[other] { $count } Einflusskarten
        }
ui-drill-lying =
    { $count ->
            [one] einen Stein auf einer Tafel
           *[other] { $count } Steine auf Tafeln
        }
ui-drill-with =
    { $count ->
            [one] einer genügt, aus welchem Vorrat auch immer
           *[other] es braucht zwei, aus dem eigenen Vorrat
        }
ui-drill-number =
    { $count ->
            [0] keines
            [one] ein Wappen
           *[other] { $count } Wappen
        }
ui-drill-points = { $count } Punkte
ui-drill-choice-free = den Lohn umsonst
ui-drill-choice-chip-and-crown = den Chip und eine Krone
ui-drill-choice-chip = den Chip, keine Krone
ui-drill-choice-may-bribe = umsonst nichts, darf aber bestechen
ui-drill-choice-nothing = nichts
ui-drill-choice-general = in den allgemeinen Vorrat
ui-drill-choice-personal = sie sind wieder bereit
ui-drill-choice-yes = ja
ui-drill-choice-no = nein, dieselbe Seite bleibt oben
ui-drill-choice-anyway = kein Stein: auch ohne die Karte bekommst du etwas
ui-drill-choice-never = auch zwei genügen nicht
ui-drill-choice-at-once = sofort, in dieser Phase
ui-drill-choice-in-supply = im Nachschub von Runde 3
ui-drill-choice-in-influence = in der Einflussphase von Runde 3
ui-drill-choice-in-scoring = in der Auswertung von Runde 3
ui-drill-done = { $score } von { $of } richtig.
ui-drill-best = Dein bestes Ergebnis dieser Art bisher: { $best }.
ui-drill-record = Dein bestes Ergebnis dieser Art; bisher war es { $best }.
ui-drill-clean = Nichts zum Nachlesen.
ui-drill-again = Sieh dir noch einmal an:
ui-drill-lesson = Lektion { $number }
ui-drill-on = Enter führt zu den Arten; r öffnet die erste dieser Regeln.
ui-drill-on-kinds = Enter führt zu den Arten.
