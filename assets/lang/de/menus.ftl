### Die Worte der Bildschirme neben dem Spiel: Titel, Vorbereitung, Spielstände, Einstellungen, Über, das Ende.

## Tasten
ui-key-quit = beenden
ui-key-next-field = nächstes Feld
ui-key-court = Hof
ui-key-keep = als Text
ui-key-again = noch einmal
ui-key-title = Hauptmenü
ui-key-pages = Seiten
ui-key-change = ändern

## Titel
ui-title-subtitle = Vier Runden am Hof des Sonnenkönigs, für zwei bis vier
ui-title-unofficial = Inoffiziell. Ohne Bilder und Texte des veröffentlichten Spiels.
ui-title-new = Neues Spiel
ui-title-continue = Fortsetzen
ui-title-learn = Lernen
ui-title-load = Spielstände
ui-title-settings = Einstellungen
ui-title-about = Über
ui-title-quit = Beenden
ui-title-new-says = zwei bis vier Spieler, Menschen oder Bots
ui-title-continue-says = { $players }: Runde { $round }, { $phase }
ui-title-learn-says = kurze Lektionen am echten Tisch, und die Regeln
ui-title-load-says = { $count ->
        [one] 1 Spiel: fortsetzen, ansehen, umbenennen, löschen
       *[other] { $count } Spiele: fortsetzen, ansehen, umbenennen, löschen
    }
ui-title-settings-says = Farben, Geheimnisse, Tempo, Maus, Sprache
ui-title-about-says = woher die gedruckten Werte stammen
ui-title-quit-says = jedes Spiel wird laufend gespeichert

## Vorbereitung
ui-setup = Neues Spiel
ui-setup-players = Spieler
ui-setup-count = { $count } Spieler
ui-setup-seat = Platz { $seat }
ui-setup-others = Die anderen
ui-setup-others-mixed = wie unten
ui-setup-people = Menschen
ui-setup-people-says = Freunde an derselben Tastatur
ui-setup-person = Mensch
ui-setup-bot = Bot, { $bot }
ui-setup-bot-random = spielt zufällig
ui-setup-bot-easy = leicht
ui-setup-bot-medium = mittel
ui-setup-bot-keen = gewitzt
ui-setup-bot-hard = schwer
ui-setup-bot-master = Meister
ui-setup-start = Wer beginnt
ui-setup-start-random = wird ausgelost
ui-setup-start-name = { $name }, am ältesten
ui-setup-seed = Startwert
ui-setup-values = Gedruckte Werte
ui-setup-values-shipped = die üblichen; für andere gib eine Datei an
ui-setup-deal = Karten austeilen
ui-setup-name-1 = Anton
ui-setup-name-2 = Berta
ui-setup-name-3 = Clara
ui-setup-name-4 = Dora
ui-setup-tip-players = Links und rechts ändern die Zahl. Hoch führt von hier gleich zum Austeilen.
ui-setup-tip-name = Gib einen Namen ein oder behalte den vorgeschlagenen. Rechts macht daraus einen Bot oder wieder einen Menschen. So sitzen die Spieler im Uhrzeigersinn.
ui-setup-tip-seed = Derselbe Startwert teilt dieselben Karten aus. Nur Ziffern.
ui-setup-tip-values = Der Pfad einer Materialdatei, falls du eine mit anderen gedruckten Werten hast.
ui-setup-tip-deal = Enter teilt aus. Vorher ist nichts verteilt.
ui-setup-bad-seed = Der Startwert ist eine Zahl von 0 bis 18446744073709551615.
ui-setup-bad-values = Die Datei mit den gedruckten Werten ist nicht zu gebrauchen: { $problem }
ui-setup-bad-other = Dieses Spiel kann nicht beginnen: { $problem }
ui-setup-full = Mehr als { $most } Zeichen passen hier nicht hin.

## Spielstände
ui-load = Spielstände
ui-load-none = Noch ist kein Spiel gespeichert.
ui-load-players = Spieler
ui-load-where = Stand
ui-load-when = zuletzt gespielt
ui-load-round = Runde { $round }, { $phase }
ui-load-over = beendet
ui-load-broken = nicht zu öffnen
ui-load-at = Spiel { $at } von { $of }
ui-load-file = Datei: { $path }
ui-load-trouble = Dieses Spiel lässt sich nur zum Teil öffnen
ui-load-trouble-says = { $problem }. Das Spiel geht nach der letzten brauchbaren Aktion in einer neuen Datei weiter; die alte bleibt, wie sie ist.
ui-load-unreadable = Die Spielstände lassen sich nicht auflisten: { $problem }
ui-ago-now = gerade eben
ui-ago-minutes = { $count ->
        [one] vor 1 Minute
       *[other] vor { $count } Minuten
    }
ui-ago-hours = { $count ->
        [one] vor 1 Stunde
       *[other] vor { $count } Stunden
    }
ui-ago-days = { $count ->
        [one] vor 1 Tag
       *[other] vor { $count } Tagen
    }

## Ergebnisse
ui-results = Ergebnisse
ui-title-results = Ergebnisse
ui-title-results-says = wer gespielt, gewonnen und wie viel geholt hat
ui-results-games = { $count ->
        [one] 1 beendetes Spiel
       *[other] { $count } beendete Spiele
    }
ui-results-none = Noch ist kein Spiel zu Ende gespielt.
ui-results-name = Name
ui-results-games-of = Spiele
ui-results-wins = Siege
ui-results-best = Bestes
ui-results-mean = Schnitt
ui-results-bot = Bot

## Spielstände umbenennen und löschen
ui-key-rename = umbenennen
ui-key-delete = löschen
ui-load-rename = Der neue Name:
ui-load-delete = Das Spiel von { $name } endgültig löschen?

## Einstellungen
ui-settings = Einstellungen
ui-settings-language = Sprache
ui-settings-theme = Farben
ui-settings-privacy = Geheimnisse
ui-settings-ascii = Zeichen
ui-settings-pace = Tempo
ui-settings-theme-auto = wie das Terminal
ui-settings-theme-dark = dunkel
ui-settings-theme-light = hell
ui-settings-theme-high-contrast = starker Kontrast
ui-settings-theme-mono = ohne Farben
ui-settings-privacy-curtain = Vorhang
ui-settings-privacy-strip = verdeckte Hand
ui-settings-privacy-open = offen
ui-settings-ascii-off = alle Zeichen
ui-settings-ascii-on = nur ASCII
ui-settings-pace-step = jedes Ereignis
ui-settings-pace-normal = in Schritten
ui-settings-pace-fast = sofort
ui-settings-questions = Fragen
ui-settings-questions-few = nur echte
ui-settings-questions-all = alle
ui-settings-questions-few-says = Was nie schadet, wird von selbst genommen.
ui-settings-questions-all-says = Alle werden jedes Mal gefragt, wie in den Regeln.
ui-settings-mouse = Maus
ui-settings-mouse-on = an
ui-settings-mouse-off = aus
ui-settings-mouse-on-says = Ein Klick ist eine Taste; Umschalt wählt Text aus.
ui-settings-mouse-off-says = Das Terminal behält die Maus für sich.
ui-settings-movement = Bewegung
ui-settings-movement-on = an
ui-settings-movement-off = aus
ui-settings-movement-on-says = Änderungen sieht man; jede Taste überspringt das.
ui-settings-movement-off-says = Alles ist sofort da.
ui-settings-theme-auto-says = Dunkel oder hell, wie das Terminal es angibt.
ui-settings-theme-dark-says = Helle Schrift auf dunklem Grund.
ui-settings-theme-light-says = Dunkle Schrift auf hellem Grund.
ui-settings-theme-high-contrast-says = Für müde Augen: wenige, kräftige Farben.
ui-settings-theme-mono-says = Buchstaben und Zeichen sagen alles.
ui-settings-privacy-curtain-says = Der ganze Bildschirm ist für den Nächsten verdeckt.
ui-settings-privacy-strip-says = Der Hof bleibt zu sehen, die Karten sind verdeckt.
ui-settings-privacy-open-says = Nichts ist verdeckt: zum Erklären oder allein.
ui-settings-ascii-off-says = Namen mit Akzenten, Zeichen für Kronen und Pfeile.
ui-settings-ascii-on-says = Für Terminals, die statt Zeichen Kästchen zeigen.
ui-settings-pace-step-says = Jedes Ereignis wartet auf eine Taste, mit Regel.
ui-settings-pace-normal-says = Eine Seite für jedes, was geschah.
ui-settings-pace-fast-says = Gleich zur nächsten Frage; der Verlauf sagt alles.
ui-settings-sample-board = 3 Thérèse
ui-settings-sample-chosen = gewählt
ui-settings-sample-fresh = eben geändert
ui-settings-sample-refusal = nicht erlaubt
ui-settings-kept = Gespeichert in { $path }
ui-settings-not-kept = Die Einstellungen ließen sich nicht speichern: { $problem }
ui-settings-fleeting = Diese Einstellungen gelten, bis das Programm endet.

## Über
ui-about = Über
ui-about-what = Dies ist Louis XIV, das Brettspiel um Ränke am Hof des Sonnenkönigs, als Programm: Version { $version }. Es ist eine inoffizielle Ausgabe, ohne den Verlag und den Autor entstanden, und enthält weder Bilder noch Texte des veröffentlichten Spiels.
ui-about-how = Die Regeln folgen der Spielanleitung; was sie offen lässt, ist durch Festlegungen geklärt, die das Programm als solche zeigt (louis-xiv rules gibt alle aus).
ui-about-values = Nicht jede gedruckte Zahl des Spiels ist öffentlich bekannt. Diese hier sind rekonstruiert: so gewählt, dass sie zu allem passen, was bekannt ist. Mit einem gedruckten Spiel zur Hand kannst du die richtigen in eine Materialdatei schreiben und damit ein Spiel beginnen.
ui-about-boards = Tafeln
ui-about-board = { $board }: { $front } vorn, { $back } hinten
ui-about-mark = { $words } (rekonstruiert)
ui-about-money = Geldkarten
ui-about-money-all = Alle { $count } Beträge sind rekonstruiert: { $amounts }.
ui-about-money-some = { $count } von { $of } Beträgen sind rekonstruiert: { $amounts }.
ui-about-missions = Missionen
ui-about-missions-some = Die Chips auf { $count } von { $of } Missionen sind rekonstruiert.
ui-about-lines = Zeile { $from } bis { $to } von { $of }
ui-about-data = Spiele und Einstellungen liegen in { $path }

## Das Ende
ui-end = Das Ende des Spiels
ui-end-page-shields = Wappen
ui-end-page-score = Punkte
ui-end-page-chart = nach Runden
ui-end-wins = { $name } gewinnt mit { $score }
ui-end-shared = { $names }: gemeinsamer Sieg mit { $score }
ui-end-tie = { $names } haben gleich viele Punkte. Die Steine im eigenen Vorrat entscheiden: { $counts } (R7.5).
ui-end-tie-shared = { $names } haben gleich viele Punkte und gleich viele Steine im eigenen Vorrat (R7.5).
ui-end-shields-won = gewonnene Wappen
ui-end-influence = Einflusskarten
ui-end-intrigue = Intrigekarten
ui-end-chips = Chips
ui-end-markers = Steine auf Tafeln
ui-end-coins = je 3 Louisdor
ui-end-majorities = meiste einer Sorte
ui-end-missions = Missionen, je { $points }
ui-end-missions-short = Missionen
ui-end-shields-won-short = Wappen
ui-end-coins-short = Geld
ui-end-majorities-short = Mehrheiten
ui-end-rest-short = der Rest
ui-end-rest = Karten, Chips, Steine
ui-end-plain = ohne Sorte
ui-end-turned-says = Was übrig war, ist zu Wappen geworden; jetzt werden sie aufgedeckt. Die meisten einer Sorte bringen eines mehr (R7.3).
ui-end-total = Punkte
ui-end-reserve = eigener Vorrat
ui-end-chart = Die Punkte nach Runden
ui-end-round = Runde { $round }
ui-end-final = Ende
ui-end-chart-says = Wappen und Missionen am Ende jeder Runde. In der letzten Spalte kommen das Übrige und die Mehrheiten hinzu.
ui-end-kept = Gespeichert als { $path }
ui-end-not-kept = Das Ergebnis ließ sich nicht speichern: { $problem }
ui-end-nowhere = Es gibt kein Datenverzeichnis, in dem das Ergebnis liegen könnte.
ui-end-report-title = Louis XIV: { $players }
ui-end-report-seed = Startwert { $seed }, { $name } hat begonnen, { $actions } Antworten.
ui-end-not-again = Ein weiteres Spiel kann nicht beginnen: { $problem }

## Die Kommandozeile des Spieltischs
ui-left = Das Spiel liegt in { $path }. Weiter geht es mit: { $command }
ui-cli-no-terminal = Der Spieltisch braucht ein Terminal für Eingabe und Ausgabe. `louis-xiv play --plain` spielt mit nummerierten Zeilen.
ui-cli-dumb-terminal = Dieses Terminal hat keinen Bildschirm zum Zeichnen (TERM=dumb). `louis-xiv play --plain` spielt mit nummerierten Zeilen.
ui-cli-go-on = Weiter mit Enter.
ui-cli-nothing-to-resume = In { $folder } gibt es kein Spiel, das noch läuft.
ui-cli-nobody-starts = „{ $name }“ ist weder einer der Spieler noch „random“.
ui-cli-no-such-player = „{ $words }“ ist kein Spieler: Gib einen Namen, bot:STUFE oder NAME=bot:STUFE an, mit einer dieser Stufen: { $levels }.
