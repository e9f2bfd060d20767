### Die Worte der Bildschirme: Beschriftungen, Fragen, Tastenhilfe.

ui-title = LOUIS XIV
ui-too-small = Dieses Terminal ist zu klein für den Tisch: Es hat { $columns } Spalten und { $rows } Zeilen, nötig sind { $width } und { $height }. Das Spiel ist gespeichert. Mach es größer, oder geh mit Strg-C: Mit --plain wird in Zeilen gespielt.

## Die Tasten, wie sie auf der Tastatur heißen
ui-named-enter = Enter
ui-named-esc = Esc
ui-named-space = Leer
ui-named-tab = Tab
ui-named-back-tab = Umschalt-Tab
ui-named-left = Links
ui-named-right = Rechts
ui-named-up = Hoch
ui-named-down = Runter
ui-named-home = Pos1
ui-named-end = Ende
ui-named-page-up = Bild-auf
ui-named-page-down = Bild-ab
ui-named-backspace = Rücktaste
ui-named-ctrl = Strg-{ $key }

## Tasten
ui-key-open = zeig mir meine Karten
ui-key-next = weiter
ui-key-earlier = Seite zurück
ui-key-run-on = vorspulen
ui-key-card-of = Karte dieser Tafel
ui-key-card = Karte
ui-key-mission = Mission
ui-key-put-back = zurücklegen
ui-key-chip = Chip
ui-key-intrigue = Intrige
ui-key-player = Spieler
ui-key-board = Tafel
ui-key-count = Antwort
ui-key-payment = Bezahlung
ui-key-deck = Stapel
ui-key-put = Stein dazu
ui-key-take-back = zurückholen
ui-key-place-instead = doch setzen
ui-key-four = vier Steine
ui-key-exchange = Karte tauschen
ui-key-pay-two = 2 zahlen
ui-key-change-chip = Chip zur Krone
ui-key-confirm = ok
ui-key-choose = wählen
ui-key-score = weiter
ui-key-no-intrigue = diese Runde niemand
ui-key-result-again = das Ergebnis
ui-key-result = Wappen aufdecken
ui-key-yes = ja
ui-key-no = nein
ui-key-none = nichts
ui-key-done = fertig
ui-key-back = zurück
ui-key-scroll-up = blättern
ui-key-scroll-down = blättern
ui-key-page-before = vorige
ui-key-arrows = bewegen
ui-key-next-open = nächste mögliche
ui-key-last-open = vorige mögliche
ui-key-undo = rückgängig
ui-key-redo = wiederherstellen
ui-key-hide = Hand verdecken
ui-key-peek = Blatt
ui-key-peek-other = anderer Spieler
ui-key-info = Info
ui-key-why-not = warum nicht
ui-key-rules = Regeln
ui-key-log = Verlauf
ui-key-view = andere Ansicht
ui-key-scores = Punkte
ui-key-help = Hilfe
ui-key-menu = Menü
ui-key-look-back = Rückblick
ui-key-position = Stellung in eine Datei
ui-key-report = Fehlerbericht schreiben
ui-key-answer = Antwort
ui-key-answer-before = Antwort davor
ui-key-phase = Phase
ui-key-phase-before = Phase davor
ui-key-round = Runde
ui-key-round-before = Runde davor
ui-key-next-board = Tafel
ui-key-board-before = Tafel davor
ui-key-first = zum Anfang
ui-key-last = zum Ende
ui-key-event-rule = Regel
ui-key-leave = speichern und beenden

## Der Tisch
ui-condition-money = ${ $price }
ui-condition-first = 1.
# Louis's board, R6.8; 22 columns.
ui-condition-louis-words = 1. +Krone, 2. umsonst
ui-condition-money-words = Erster oder { $price } zahlen
ui-condition-first-words = nur der Erste
ui-condition-markers-words = alle mit { $count } oder mehr
ui-condition-money-brief = 1. oder ${ $price }
ui-condition-first-brief = nur Erster
ui-condition-markers-brief = alle ab { $count }
ui-condition-markers = { $count }+
ui-pays-1 = Zepter
ui-pays-2 = Brief
ui-pays-3 = Ring
ui-pays-4 = Helm
ui-pays-5 = Krone
ui-pays-6 = Wappen
ui-pays-7 = 5 Geld
ui-pays-8 = Steine
ui-pays-9 = Krone
ui-pays-10 = 2 Wappen
ui-pays-11 = Karte
ui-pays-12 = Intrige
ui-pays-1-words = Zepter
ui-pays-2-words = Brief
ui-pays-3-words = Ring
ui-pays-4-words = Helm
ui-pays-5-words = Krone
ui-pays-6-words = Wappen, Stein
ui-pays-7-words = 5 Louisdor
ui-pays-8-words = Steine auf die 5
ui-pays-9-words = Krone
ui-pays-10-words = 2 Wappen
ui-pays-11-words = Einflusskarte
ui-pays-12-words = Wappen, Intrige
ui-money-card = Geld
ui-intrigue-deck = Intrige { $count }
ui-intrigue-deck-few = Intr. { $count }
ui-influence-deck = Stapel { $count }
ui-shield-pile = Wappen { $count }
ui-mission-decks = Missionen
ui-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
ui-played = gespielt
ui-row-money = Geld
ui-row-ready = bereit
ui-row-cards = Karten
ui-row-intrigue = Intrige
ui-row-shields = Wappen
ui-row-crowns = Krone
ui-row-sceptres = Zepter
ui-row-letters = Brief
ui-row-rings = Ring
ui-row-helmets = Helm
ui-row-laid = Auslage
ui-joker-sign = Joker
ui-joker-does = überall
ui-none = keine
ui-own-intrigue = Intrige
ui-own-missions = Missionen
ui-own-shields = Wappen
ui-step = { $at } von { $of }
ui-preview = Jetzt gewertet

## Fragen am Tisch
ui-money-each = je { $count }
ui-money-louis = Louis: { $board }
ui-deck-light = hell { $count }
ui-deck-medium = mittel { $count }
ui-deck-dark = dunkel { $count }
ui-row-points = Punkte
ui-row-general = allgem.
ui-row-missions = Mission.
ui-is-bot = Bot
ui-is-bot-of = Bot { $level }
ui-outlook-paid = erhält
ui-outlook-crown = erhält, Krone
ui-outlook-crown-few = +Krone
ui-outlook-bribe = darf { $price } zahlen
ui-outlook-bribe-tied = gleich, darf { $price } zahlen
ui-outlook-short = { $count } zu wenig
ui-outlook-tied = Gleichstand
ui-outlook-fewer = weniger
ui-side-news = Seit deinem letzten Zug
ui-over-shields = Wer hat von jeder Art die meisten? Enter deckt die Wappen auf.
ui-side-paid = In dieser Runde bezahlt
ui-side-missions = Deine Missionen
ui-side-laid = Ausgelegt
ui-side-chip = { $chip }: auf { $boards }
ui-boards-board = Tafel
ui-boards-asks = { "" }
ui-boards-pays = gibt
ui-boards-there = Steine
ui-boards-now = jetzt
ui-curtain-pass = Die Tastatur geht an { $name }
ui-curtain-alone = Sonst sieht bitte niemand hin.
ui-curtain-have = Du hast
ui-curtain-boards = Deine Tafeln
ui-curtain-crowned = du bekämst Lohn und Krone auf { $boards }
ui-curtain-would-pay = du bekämst den Lohn auf { $boards }
ui-curtain-bribe = du dürftest { $count } zahlen auf { $boards }
ui-curtain-bribe-tied = Gleichstand vorn auf { $boards }, du dürftest { $count } zahlen
ui-curtain-bribe-second = Gleichstand um Platz zwei auf { $boards }, du dürftest { $count } zahlen
ui-curtain-short = { $count } zu wenig auf { $boards }
ui-curtain-tied = Gleichstand vorn auf { $boards }
ui-curtain-tied-second = Gleichstand um Platz zwei auf { $boards }
ui-curtain-behind = im Rückstand auf { $boards }
ui-curtain-chips = { $chips }, { $coins } Louisdor
ui-no-chips = keine Chips
ui-curtain-holding = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $markers ->
        [one] 1 Stein
       *[other] { $markers } Steine
    } im Vorrat, { $coins } Louisdor

ui-prompt-take-back = { $name }: { $count ->
        [0] Enter gibt die Karte für nichts aus, denn der allgemeine Vorrat ist leer
        [one] Enter gibt die Karte aus und holt 1 Stein aus dem allgemeinen Vorrat
       *[other] Enter gibt die Karte aus und holt { $count } Steine aus dem allgemeinen Vorrat
    }
ui-prompt-start = { $name }: eine Tafel für { $left ->
        [one] deinen Stein
       *[other] den ersten von { $left } Steinen
    }, oder t zum Zurückholen
ui-prompt-place = { $name }: { $placement }; { $left ->
        [0] Enter spielt die Karte
        [one] noch 1 auf eine helle Tafel
       *[other] noch { $left } auf helle Tafeln
    }
ui-line = Enter wertet Tafel { $board } aus. Wer vorher ihre Intrigekarte spielt: { $letters }.
ui-line-brief = Enter wertet { $board } aus. Vorher ihre Intrigekarte: { $letters }.
ui-line-several-brief = { $count ->
        [one] Enter wertet { $board } und { $last } aus.
       *[other] Enter wertet { $board } bis { $last } aus.
    } Vorher Intrige: { $letters }.
ui-line-wanting = Enter fragt unter vier Augen: { $names }. Dazu oder wieder weg: { $letters }.
ui-bots-think = Die anderen denken nach.
ui-bot-thinks = { $name } überlegt.
ui-over = Das Spiel ist aus. Enter zeigt das Ergebnis.
ui-strip = Die Karten sind verdeckt.
ui-nothing-there = Diese Taste wählt hier nichts.
ui-no-after-all = doch nicht, zurück zu den Karten
ui-money-left = (Rest: { $left })
ui-answer-intrigue = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } aus dem { $reserve }
ui-answer-intrigue-ready = { $count ->
        [one] 1 Stein, der bereit ist
       *[other] { $count } Steine, die bereit sind
    }
ui-hint = Rat für { $name }
ui-hint-thinking = Einen Moment.
ui-hint-best = Am besten: { $answer } ({ $share } %)
ui-hint-next = Oder: { $answer } ({ $share } %)
ui-hint-points = Vorsprung in Punkten vor dem besten anderen am Ende: { $points }.
ui-hint-shares = In Klammern: die Aussicht auf den Sieg unter gleich Starken, wenn verdeckte Karten so liegen wie vermutet.
ui-key-hurry = beeilen
ui-key-hint = Rat

## Missionen
ui-your-chips = Deine Chips
ui-tier-light = hell
ui-tier-medium = mittel
ui-tier-dark = dunkel
ui-no-missions = Keine Missionen auf der Hand.
ui-laid-out = Ausgelegt: { $missions }
ui-card-worth = { $points } Punkte
ui-missing = es fehlt: { $chips }
ui-missing-or = oder
ui-any-brief = bel.
ui-any-chip = bel. Chip
ui-keep-chip = Welchen Chip behalten? Alle anderen werden zu Wappen.
ui-change-chip = Welchen Chip für 2 Louisdor gegen eine Krone tauschen?
ui-draw-from = Von welchem Stapel eine Mission ziehen?

## Der Vorhang
ui-round-phase = Runde { $round } von { $of }, { $phase }
ui-round-over = Runde { $round } ist zu Ende
ui-round-missions = +{ $count } Missionen
ui-round-shields = +{ $count } Wappen
ui-round-intrigue = Runde { $round } von { $of }, eine Intrigekarte für { $board }
ui-curtain-turn = Die Tastatur geht an { $name }. Alle anderen sehen bitte weg.
ui-curtain-peek = { $name } sieht das eigene Blatt an

## Über dem Tisch
ui-menu = Menü
ui-menu-continue = Weiterspielen
ui-menu-leave = Speichern und beenden
ui-menu-title = Speichern und zum Hauptmenü
ui-menu-look-back = Auf das Spiel zurückblicken
ui-menu-position = Die Stellung in eine Datei schreiben
ui-menu-report = Einen Fehlerbericht schreiben
ui-told-footer = Jede Taste führt weiter
ui-replay-setup = Der Tisch ist bereit
ui-replay-answer = Antwort { $number } von { $count }, { $name }
ui-replay-play-on = Noch einmal P: Von hier an geht es als neue Partie weiter. Diese hier bleibt, wie sie ist.
ui-replay-event = Ereignis { $at } von { $of }
ui-position-written = Die Stellung liegt in { $path }. Darin stehen die Karten aller Spieler: Zeig sie den anderen nicht.
ui-report-written = Der Fehlerbericht liegt in { $path }. Darin steht das ganze Spiel mit den Karten aller Spieler.
ui-written-nowhere = Es gibt kein Datenverzeichnis, in das geschrieben werden könnte.
ui-not-written = Es lässt sich nicht schreiben: { $problem }.
ui-menu-settings = Einstellungen
ui-agree-alone = Trotzdem zurücknehmen?
ui-agree = Sind alle einverstanden?
ui-peek-who = Wer sieht das eigene Blatt an?
ui-sheet = { $name }: dein eigenes Blatt
ui-sheet-influence = Einflusskarten
ui-sheet-intrigue = Intrigekarten
ui-sheet-shields = Wappen
ui-sheet-missions = Missionen; deine Chips:

## Seiten
ui-log = Was geschehen ist
ui-why-not = Warum nicht
ui-scores = Punkte bisher
ui-help = Hilfe
ui-note-undo = { $count ->
        [one] Der letzte Zug wurde zurückgenommen, obwohl seither etwas Geheimes zu sehen war.
       *[other] Der letzte Zug wurde mit { $count } Antworten zurückgenommen, obwohl seither etwas Geheimes zu sehen war.
    }
ui-note-person = Für { $name } spielt von nun an ein Mensch.
ui-note-bot = Für { $name } spielt von nun an das Programm.
ui-board-pays = Die Tafel gibt { $pays }.
ui-board-now = Jetzt gilt { $condition }.
ui-board-other = Auf der anderen Seite steht { $condition }.
ui-board-reconstructed = Rekonstruiert, nicht dem gedruckten Spiel entnommen: { $what }.
ui-board-reconstructed-number = die Zahl bei „{ $condition }“ ({ $side })
ui-board-reconstructed-side = „{ $condition }“ ({ $side })
ui-board-front = Vorderseite
ui-board-back = Rückseite
ui-board-neighbours = Nachbarn: { $boards }.
ui-board-if-scored = Wenn die Tafel jetzt ausgewertet würde
ui-board-claim = { $name } ({ $count }): { $claim }
ui-board-turns = Die Tafel würde umgedreht.
ui-board-stays = Die Tafel bliebe, wie sie ist.
ui-board-symbols = Am Hof: $3 Geld (andere dürfen für 3 bestechen), „1.“ 1. Platz, 3+ alle mit 3 Steinen. Links und rechts zeigen die anderen Tafeln.
ui-scores-intro = Gezählt ist, was alle sehen. Am Ende kommen Mehrheiten bei den Wappen hinzu (R7.3).
ui-score-of = { $name }: { $score }
ui-score-parts = { $shields } Wappen, { $points } für ausgelegte Missionen ({ $laid }), dazu { $rest }, wenn alles Übrige jetzt zu Wappen würde
ui-score-missions = ausgelegt: { $missions }
ui-unkept-bar = NICHT GESPEICHERT (Datei: { $fault })
ui-unkept = Die letzten Züge ließen sich nicht speichern: { $problem }.
ui-unkept-copy = Eine Kopie des Spiels, wie es steht, liegt in { $path }.
ui-unkept-no-copy = Auch anderswo ließ sich keine Kopie schreiben.
ui-unkept-question = y trotzdem beenden   n bleiben

## Eine Tafel auf ihrer Seite. Die Spalten sind schmal.
ui-account-head = { $board } bringt { $pays }: { $asks }.
ui-account-head-louis = { $board } bringt { $pays }. Louis ist hier: Alle Ersten erhalten es, wer allein Erster ist, auch eine Krone, wer allein Zweiter ist, umsonst; andere dürfen { $price } zahlen.
ui-account-head-louis-brief = { $board } { $pays }: alle 1. (allein + Krone), 2. allein; sonst { $price } zahlen.
ui-account-head-louis-first-brief = { $board } { $pays }: alle 1. (allein + Krone) und ein 2. allein.
ui-account-turns-brief = Die Tafel wird gewendet: nun { $asks }.
ui-account-turns-louis-brief = Louis geht, die Tafel wird gewendet: nun { $asks }.
ui-why-pays-tied = gleich, zahlt { $price }
ui-account-turns = Die Tafel wird gewendet. Nun { $asks }.
ui-account-turns-louis = Louis geht, die Tafel wird gewendet. Nun { $asks }.
ui-account-stays = Die Tafel bleibt, wie sie ist.
ui-account-empty = Leer: { $boards }.
ui-account-all-empty = Alle anderen Tafeln sind leer.
ui-asks-money = umsonst für den, der allein führt, andere dürfen { $price } zahlen
ui-asks-first = nur für den, der allein führt
ui-asks-markers = für alle ab { $count } Steinen
ui-why-first = alleinige Mehrheit
ui-why-favoured = gewinnt Gleichst.
ui-why-tied = Gleichstand vorn
ui-why-second = allein Zweiter
ui-why-tied-second = Gleichst. dahinter
ui-why-lost-tie = verliert Gleichst.
ui-why-fewer = weniger Steine
ui-why-enough = hat genug
ui-why-short = { $count } zu wenig
ui-why-neutral = geht leer aus
ui-why-pays = zahlt { $price }
ui-why-pays-not = zahlt keine { $price }
ui-why-poor = zahlt { $price } nicht
ui-why-may = darf { $price } zahlen
ui-ask-bribe = { $name }: { $pays } für { $price } Louisdor? Es blieben { $left }.
ui-got-nothing = nichts
ui-got-waits = wird bedient
ui-got-paid = bedient
ui-got-short = hat { $count }, braucht { $price }
ui-got-has = darf { $price } zahlen, hat { $count }
ui-gain-coins = { $count } Louisdor
ui-gain-shields = { $count ->
        [one] ein Wappen
       *[other] { $count } Wappen
    }
ui-own-intrigue-cards = { $count ->
        [one] eine Intrigenkarte
       *[other] { $count } Intrigenkarten
    }
ui-gain-influence = Einflusskarte
ui-gain-intrigue = Intrigekarte
ui-gain-intrigue-brief = Intrigekarte
ui-gain-no-card = keine Karte mehr
ui-gain-placed = { $count } auf { $board }
ui-gain-back = { $count } zurück
ui-goes-general = { $count } → allgem.
ui-goes-home = { $count } → bereit
ui-goes-neutral = { $count ->
        [one] 1 geht
       *[other] { $count } gehen
    }

## Was zu einer Taste gesagt wird
ui-unknown-key = Diese Taste tut hier nichts. ? zeigt, welche etwas tun.
ui-not-payable = Dafür fehlt noch: { $chips }. (R7.1)
ui-no-card-of = Von Tafel { $board } hast du keine Karte auf der Hand.
ui-no-card-but-joker = Du hast keine Karte für { $board }, aber ein Joker darf dorthin: { $key }.
ui-yes-or-no = Hier antwortet y oder n.
ui-asked-for = { $names } wollte hier gefragt werden. Der Buchstabe fragt; noch einmal Enter wertet ohne.
ui-others-move = Was andere getan haben, nimmt man vor dem Vorhang zurück: Tab verdeckt die Hand, dann u.
ui-choose-first = Noch ist nichts gewählt.
ui-card-first = Erst eine Karte: ihre Taste, etwa { $card }; dann { $key }.
ui-markers-left = { $count ->
        [one] Ein weiterer Stein könnte
       *[other] { $count } weitere Steine könnten
    } gesetzt werden. Enter noch einmal spielt ohne.
ui-taking-back = Diese Karte holt Steine zurück; t setzt stattdessen welche.
ui-none-ready = Kein Stein liegt bereit: Diese Karte kann nur Steine zurückholen.
ui-nothing-to-undo = Es gibt nichts zurückzunehmen.
ui-hint-hidden = Ein Tipp schaut auf deine Hand, und hier sehen alle zu: erst p, dann H auf deinem Blatt.
ui-tab-opens = Tab öffnet den Vorhang.
ui-key-other-card = andere Karte
ui-agree-question-alone = Zurückgenommen würde: { $what }. Seither wurde eine Karte, eine Mission oder ein Wappen gezogen oder gesehen, vielleicht auf einer Seite, die noch kommt; der Verlauf vermerkt deshalb, dass dies zurückgenommen wurde. Zurücknehmen? y oder n
ui-agree-question = Zurückgenommen würde: { $what }. Seither wurde etwas Verdecktes gezogen oder gesehen; deshalb müssen alle am Tisch einverstanden sein, und der Verlauf vermerkt es. Zurücknehmen? y oder n
ui-board-louis = Louis ist hier: Die alleinige Mehrheit erhält den Chip und eine Krone; wer allein Zweiter ist, den Chip umsonst; bei Gleichstand vorn gibt es den Chip ohne Krone. Die Tafel wird in jedem Fall gewendet (R6.8).
ui-menu-seats = Wer welchen Platz spielt
ui-seats = Wer welchen Platz spielt
ui-seats-says = Links und rechts ändern, wer von nun an für einen Platz entscheidet. Der Verlauf vermerkt es.
ui-key-order = wann mich fragen
ui-key-take-hint = so spielen
ui-key-see-hint = zeigen
ui-order-all = Du wirst vor jeder Tafel, deren Karte jemand haben kann, nach Intrigen gefragt; o: nur vor denen deiner Karten.
ui-order-own = Du wirst nur vor den Tafeln deiner Karten gefragt, und die anderen sehen, vor welchen; o: vor jeder Tafel.
ui-order-none = Der Tisch hat gesagt, dass du in dieser Runde keine Intrige spielst. Bis die Wertung vorbei ist, nimmt u das zurück.
ui-stays-next = { $board } ist schon gewertet: Der Stein bleibt für die nächste Runde.
ui-stays-last = { $board } ist schon gewertet: Der Stein zählt am Ende als Wappen.
ui-key-play = spielen

## Boards that concerned bots alone: who was paid there.
ui-paid-for = zahlt { $price } für { $things }
ui-paid-got = erhält { $things }
ui-paid-tied = Gleichstand, niemand erhält etwas
ui-paid-nobody = niemand erhält etwas

## Questions with the keys that answer them.
ui-prompt-put-back = { $name }: Enter legt { $missions } zurück, und du ziehst ebenso viele.
ui-prompt-turn = { $name }: Wähle eine Karte, um Steine zu setzen oder zurückzuholen.
ui-prompt-turn-again = { $name } noch einmal: Sonst hat niemand zwei Karten. Wähle eine.
ui-prompt-turn-or = { $name }: Wähle eine Karte.
ui-prompt-or-pay = Oder m: 2 zahlen.
ui-prompt-or-exchange = Oder eine Karte, dann x: tauschen.
ui-prompt-or-four = Oder eine Karte, dann m: vier Steine.
ui-prompt-board = { $name }: Wähle eine Tafel für einen Stein, oder z für keinen.
ui-prompt-no-missions = { $name }: Deine Chips bezahlen keine deiner Missionen; z geht weiter.
ui-prompt-missions = { $name }: Zwei Chips legen eine Mission aus; z, wenn fertig.
ui-crown-any = Eine Krone gilt als jeder Chip.
ui-prompt-lay-out = { $name }: Enter zahlt { $chips } für „{ $mission }“, { $points } Punkte.
ui-pay-ways = Zahlen
ui-pay-others = { $count ->
        [one] oder auf eine andere Art
       *[other] oder auf { $count } andere Arten
    }
ui-prompt-board-chosen = { $name }: 1 auf { $board }. Enter spielt das, z setzt keinen.
ui-prompt-intrigue = { $name }: Deine Intrigekarte spielen, bevor { $board } gewertet wird?
ui-prompt-no-intrigue = { $name }: Die Intrigekarte von { $board } hast du nicht.

## Keys that say more closely what they do.
ui-key-on-board = Tafel { $board }
ui-key-bribe = { $price } zahlen
ui-coup = { $name } spielt die Intrigekarte dieser Tafel: { $count ->
        [one] ein Stein mehr!
       *[other] { $count } Steine mehr!
    }

## Was zurückgenommen wurde
ui-taken-back = Zurückgenommen: { $what }. U spielt es wieder.
ui-taken-what = { $name } { $what }
ui-taken-line = alles ab Tafel { $board }
ui-taken-and = { $what }, und was danach von { $others } kam
ui-taken-answer = sagte nein
ui-prompt-two-gains = { $name }, „{ $mission }“: Louisdor, Steine zurück, oder je eins?
ui-set-up = Alle beginnen mit { $coins } Louisdor, zwei Missionen und { $markers } Steinen; in Zugfolge sind davon { $ready } bereit.
ui-too-early = Zu früh: Der Vorhang fiel noch. Tab öffnet ihn.
ui-prompt-instead = { $name }, als ganzer Zug: { $what }?
ui-gain-influence-known = die Karte { $card }
ui-gain-intrigue-known = Intrigekarte { $board }
ui-account-head-louis-first = { $board } zahlt { $pays }. Louis ist da: alle Ersten bekommen es, wer allein Erster ist, auch eine Krone, wer allein Zweiter ist, umsonst.
ui-prompt-last-marker = { $name }, „{ $mission }“: eine Tafel für einen weiteren Stein, oder z für keine.
ui-curtain-intrigue = { $cards ->
        [one] 1 Intrigekarte
       *[other] { $cards } Intrigekarten
    }, { $markers ->
        [one] 1 Stein
       *[other] { $markers } Steine
    } bereit, { $coins } Louisdor
ui-prompt-keep = { $name }: Enter behält { $chip }; { $count ->
        [one] der andere Chip wird ein Wappen
       *[other] die anderen { $count } werden Wappen
    }.
ui-prompt-change-chip = { $name }: Welcher Chip wird für 2 Louisdor zur Krone? Enter zahlt.

## Was zu Tasten gesagt wird, und was von selbst geht
ui-still-payable = Du könntest noch eine Mission auslegen. Noch einmal z geht ohne weiter.
ui-sure-nobody = Noch einmal Z: in dieser Runde keine Frage nach Intrigen mehr an { $names }.
ui-nobody-at-all = In dieser Runde wird niemand mehr nach Intrigen gefragt; u nimmt das zurück.
ui-key-ask-now = fragen
ui-taken-unasked = Ohne Frage gesetzt, denn ablehnen hilft selten: { $names } (Einstellungen, Fragen).
ui-taken-unasked-brief = Ohne Frage gesetzt: { $names } (Einstellungen, Fragen).
ui-outlook-may-win = kann den Gleichstand gewinnen
ui-outlook-bribe-signs = ${ $price }?
ui-line-several = { $count ->
        [one] Enter wertet die Tafeln { $board } und { $last } aus.
       *[other] Enter wertet die Tafeln { $board } bis { $last } aus.
    } Wer vor einer davon eine Intrigekarte spielt: { $letters }.
