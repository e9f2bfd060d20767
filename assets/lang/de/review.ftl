### Die Analyse eines Spiels, und die Begleitung im ersten Spiel.

ui-key-review = Analyse
ui-review = Was das Spiel entschied
ui-review-thinking = Das Spiel wird betrachtet: ein paar Sekunden.
ui-review-nothing = Keine einzelne Antwort hat es entschieden: Nichts hätte die Chancen merklich geändert.
review-moment = Runde { $round }, { $name }: { $played }. Siegchance { $own } %; möglich waren { $best } %.
review-swing = Runde { $round }, { $name }: { $played }. Der Tisch gab { $own } % davor und { $best } % danach.
review-better = Besser: { $better }.
review-hidden = Was besser gewesen wäre, hängt von Karten ab, die noch verdeckt sind.
review-won = { $name } gewann mit { $points } Punkten gegen { $others }; am tiefsten stand die Chance bei { $low } %.
review-leads = { $name } führt mit { $points } Punkten gegen { $others }; am tiefsten stand die Chance bei { $low } %.
review-more-missions = Die Missionen gaben den Ausschlag: { $name } legte { $own } aus, davon { $early } in den ersten zwei Runden; { $other } { $theirs }, davon { $late } so früh.
review-same-missions = Gleich viele Missionen, je { $own }; { $name } hatte { $early } davon in den ersten zwei Runden und { $other } { $late }, also entschieden Wappen und Reste.
review-fewer-missions = { $name } legte weniger Missionen aus, { $own } gegen { $theirs } von { $other }, und machte es mit Wappen wett; frühe: { $early } und { $late }.
review-turns = { $name } holte in { $back } von { $turns } Zügen Steine zurück, { $other } in { $theirs } von { $all }; Bestechungen: { $bribes } für { $coins } Louisdor gegen { $paid } für { $spent }.

## Die Begleitung im ersten Spiel
ui-learn-first = Ein erstes Spiel mit Begleitung
ui-learn-first-says = Du gegen zwei leichte Bots. Die Begleitung sagt, was neu ist, und wird immer stiller.
ui-tip-head = Begleitung
ui-tip-hint = H: ein Rat
ui-tip-turn = Dein erster Zug. Unten stehen deine Missionen: Was kosten sie? Spiele zu Tafeln, die diese Chips geben, mit bis zu drei Steinen.
ui-tip-short = Weniger als drei sind bereit. Eine Karte, die du nicht brauchst, holt drei: Buchstabe, dann t.
ui-tip-more-cards = Tafel 11 gab dir eine Karte: eine mehr, also ein Zug mehr in dieser Runde.
ui-tip-last-round = Die letzte Runde. Nur Punkte zählen: Missionen 5, Wappen 1. Steine auf Tafeln sind je ein Wappen.
ui-tip-last-card = Zwei Karten bleiben: Spielst du eine, kommt die andere verdeckt weg.
ui-tip-joker = Ein Joker kommt überall hin, aber mit nur zwei Steinen. Am stärksten ist er spät.
ui-tip-louis = Die Krone zeigt, wo Louis ist. Allein Erster: der Chip und eine Krone; allein Zweiter: der Chip umsonst.
ui-tip-missions-want = Kronen stehen für jeden Chip; 5 und 9 geben sie. Bei $ genügt ein Stein zum Bestechen.
ui-tip-scoring = Die Auswertung, Tafel für Tafel: wer was hat, warum er etwas bekommt, wohin die Steine gehen. Die der Gewinner sind draußen.
ui-tip-bribe = Deine erste Bestechung: Zahle, und du bekommst dasselbe wie der Gewinner. Gut, wenn der Chip zu einer Mission hilft.
ui-tip-intrigue = Du hast eine Intrige. Vor ihrer Tafel setzt sie Steine dazu, auch wo du keine hast. Behalten ist sie ein Wappen.
ui-tip-five = Tafel 8 setzt Steine aus dem allgemeinen Vorrat auf 5: ein Vorsprung für die Krone.
ui-tip-anywhere = Tafel 6: ein Stein auf eine beliebige Tafel. Auf einer späteren zählt er in dieser Runde.
ui-tip-lay-out = Missionen: Zwei Chips legen eine aus, 5 Punkte und Hilfe in jeder Runde. Eine Krone steht für jeden Chip.
ui-tip-lay-out-last = Die letzten Missionen: Jede zählt 5 Punkte. Ein übriger Chip zählt einen.
ui-tip-draw = Helle kosten einen bestimmten und einen beliebigen Chip. Dunkle können am meisten, für zwei gleiche.
ui-tip-keep = Ein Chip bleibt für die nächste Runde. Eine Krone passt zu allem.
ui-tip-works = Was du ausgelegt hast, wirkt jetzt, einmal in jeder Runde.
ui-tip-round-two = Runde 2. Der Nächste beginnt. Tafeln, die etwas gaben, sind umgedreht: Sieh, was sie verlangen.
ui-tip-over = Das Spiel ist aus. Enter zählt die Wappen; beim Ergebnis zeigt w, was es entschied.

## Übungen
ui-learn-drills = Übungen
ui-learn-drills-says = Zehn Stellungen: wer etwas bekommt, wohin der nächste Stein darf, welche Mission bezahlbar ist
ui-drill = Übungen
ui-drill-at = { $at } von { $of }, richtig { $score }
ui-drill-paid = Würde { $board } jetzt ausgewertet: Was bekommt { $name } ({ $letter })?
ui-drill-paid-keys = 1 umsonst   2 darf bestechen   3 nichts
ui-drill-next = Karte { $card }. Die Steine liegen, wie + es zeigt. Wohin darf der nächste?
ui-drill-next-keys = Drücke die Taste jeder solchen Tafel, dann Enter.
ui-drill-joker = Joker
ui-drill-payable = Deine Chips: { $chips }. Wie viele dieser Missionen könntest du bezahlen, jede für sich?
ui-drill-payable-keys = Drücke 0, 1, 2 oder 3.
ui-drill-right = Richtig.
ui-drill-wrong = Nein.
ui-drill-boards = Der nächste Stein darf auf: { $boards }.
ui-drill-count = Richtig ist { $count }.
ui-drill-done = { $score } von { $of } richtig. Enter führt zurück.
ui-drill-best = Dein Bestes bisher: { $best }.
