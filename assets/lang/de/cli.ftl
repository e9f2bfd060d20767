### Die Kommandozeile: Hilfe, Überschriften und Meldungen.

cli-about = Louis XIV, das Brettspiel, im Terminal.
cli-unofficial = Inoffizielle Umsetzung, ohne Bilder und Texte des veröffentlichten Spiels.
cli-learn = Das Spiel spielend lernen: kurze Lektionen am echten Tisch
    .examples =
        Beispiele:
          louis-xiv learn
          louis-xiv learn louis
          louis-xiv learn --list
cli-learn-lesson = Eine Lektion mit Namen oder Nummer; ohne Angabe die Liste der Lektionen
cli-learn-list = Nur die Liste der Lektionen ausgeben, mit dem, was gelernt ist
cli-rules = Die Regeln ausgeben: alle, ein Kapitel (R6) oder eine Regel (R6.8)
    .examples =
        Beispiele:
          louis-xiv rules
          louis-xiv rules R6
          louis-xiv rules 6.8
cli-rules-what = Eine Regel (R6.8 oder 6.8) oder ein Kapitel (R6 oder 6)
cli-rules-search = Nur die Regeln mit diesen Wörtern
cli-transcript = Ein Spiel mit zufälligen Spielern oder Bots spielen und alles ausgeben, was geschieht
    .examples =
        Beispiele:
          louis-xiv transcript --players 4 --seed 7
          louis-xiv transcript --seed 7 | diff - before.txt
          louis-xiv transcript --bots medium,hard,master --seed 7
cli-transcript-players = Wie viele mitspielen
cli-transcript-bots = Bots, die es spielen, von A an im Uhrzeigersinn, und sagen, warum
cli-transcript-seed = Der Startwert für alle Stapel und Entscheidungen
cli-transcript-start = Der Startspieler; random lost ihn aus
cli-scenario = Eine Stellung aus einer Datei prüfen, zeigen oder weiterspielen
    .examples =
        Beispiele:
          louis-xiv scenario check assets/scenarios/*.json
          louis-xiv scenario show position.json

        `louis-xiv formats scenarios` beschreibt die Datei.
cli-scenario-check = Die Schritte von Szenarien spielen und die Ergebnisse mit den erwarteten vergleichen
    .examples =
        Beispiele:
          louis-xiv scenario check assets/scenarios/shared-win.json
          louis-xiv scenario check assets/scenarios/*.json

        Rückgabewert: 0 alles stimmt, 1 ein Schritt oder eine Erwartung weicht ab, 3 eine Datei ist unbrauchbar.
cli-scenario-check-files = Ein Szenario, oder - für stdin
cli-scenario-show = Die Stellung nach den Schritten in Worten ausgeben, mit allen Geheimnissen
    .examples =
        Beispiel:
          louis-xiv scenario show assets/scenarios/louis-second-alone.json
cli-scenario-show-file = Ein Szenario, oder - für stdin
cli-scenario-legal = Alle erlaubten Aktionen nach den Schritten ausgeben, je Zeile ein JSON-Wert
    .examples =
        Beispiel:
          louis-xiv scenario legal assets/scenarios/board-6-places-on-itself.json
cli-scenario-legal-file = Ein Szenario, oder - für stdin
cli-scenario-apply = Nach den Schritten Aktionen spielen und die neue Stellung als Szenario ausgeben
    .examples =
        Beispiele:
          louis-xiv scenario apply game.json '"pass"' > next.json
          louis-xiv scenario apply game.json '["B", "accept"]' '["C", "pass"]'
          louis-xiv scenario apply game.json '"pass"' | louis-xiv scenario show -

        Was geschieht, steht auf stderr. Eine Aktion gegen die Regeln endet mit Rückgabewert 1.
cli-scenario-apply-file = Ein Szenario, oder - für stdin
cli-scenario-apply-actions = Eine Aktion als JSON, wie `scenario legal` sie ausgibt, oder ein Platz und eine Aktion in Klammern
cli-scenario-events = Jedes Ereignis bis zum letzten Schritt ausgeben, ein JSON-Objekt je Zeile, so wie `expect` sie schreibt
    .examples =
        Beispiel:
          louis-xiv scenario events assets/scenarios/shared-win.json
cli-scenario-events-file = Ein Szenario, oder - für die Standardeingabe
cli-scenario-list = Die mitgelieferten Szenarien auflisten
    .examples =
        Beispiel:
          louis-xiv scenario list
cli-scenario-print = Ein mitgeliefertes Szenario oder das Spielmaterial ausgeben
    .examples =
        Beispiele:
          louis-xiv scenario print shared-win
          louis-xiv scenario print shared-win | louis-xiv scenario show -
          louis-xiv scenario print components > components.json
cli-scenario-print-name = Der Name eines Szenarios, wie `scenario list` ihn nennt, oder "components"
cli-scenario-advise = Die Antworten, die nach den Schritten möglich sind, so ordnen, wie ein Bot auf diesem Platz sie sieht
    .examples =
        Beispiele:
          louis-xiv scenario advise assets/scenarios/bribe-with-the-discount.json
          louis-xiv scenario advise position.json --budget 5000 --best 5
          louis-xiv scenario advise position.json --bot medium --format json
cli-scenario-advise-file = Ein Szenario, oder - für stdin
cli-scenario-advise-bot = Wer rät: easy, medium, keen, hard oder master
cli-scenario-advise-budget = Wie lange hard nachdenkt: eine Zahl von Probespielen wie 5000 oder eine Zeit wie 300ms
cli-scenario-advise-seed = Der Startwert, nach dem verdeckte Karten vermutet werden
cli-scenario-advise-best = Wie viele Antworten ausgegeben werden; ohne Angabe alle
cli-scenario-advise-format = Wie die Antworten ausgegeben werden
cli-replay = Einen Spielstand nachspielen: Ereignis für Ereignis am Bildschirm, als Text, zur Prüfung oder bis zu einer Stellung
    .examples =
        Beispiele:
          louis-xiv replay game.json
          louis-xiv replay --text game.json
          louis-xiv replay --check game.json
          louis-xiv replay --at 12 --export game.json > position.json
          louis-xiv replay --at 12 --open game.json

        Im Terminal geht es mit den Pfeilen Schritt für Schritt, und ? zeigt die Tasten; sonst wird es ausgegeben.
        Ein beendetes Spiel wird ganz erzählt, ein laufendes so, wie es der Tisch gesehen hat.
        Rückgabewert: 0 alles gut, 1 er führt nicht mehr zur selben Stellung, 3 die Datei ist unbrauchbar.
cli-replay-file = Der Spielstand, oder - für die Standardeingabe
cli-replay-check = Nur sagen, ob er noch zur selben Stellung führt
cli-replay-at = Nur die ersten N Aktionen
cli-replay-export = Die Stellung als Szenario ausgeben, mit allen Geheimnissen
cli-replay-text = Als Text ausgeben, auch in einem Terminal
cli-replay-open = Auch ein laufendes Spiel ganz erzählen
cli-review = Sagen, was ein Spiel entschied: die Chancen im Verlauf, drei Momente, und warum es so kam
    .examples =
        Beispiele:
          louis-xiv review game.json
          louis-xiv review --text game.json

        Ein beendetes Spiel wird von jedem Platz aus betrachtet, ein anderes, wie der Tisch es sieht.
        Rückgabewert: 0 in Ordnung, 1 führt nicht mehr zum selben Tisch, 3 unbrauchbare Datei.
cli-review-file = Der Spielstand, oder - für die Standardeingabe
cli-review-text = Als Text ausgeben, auch auf einem Terminal
cli-simulate = Viele Spiele spielen und die Statistik ausgeben
    .examples =
        Beispiele:
          louis-xiv simulate --games 1000 --players random,random,random
          louis-xiv simulate --games 20000 --players random,random --format json > statistics.json
          louis-xiv simulate --games 100 --check
          louis-xiv simulate --components a.json --against b.json --players medium,medium,medium --rotate
          louis-xiv simulate --against b.json --until sure:board.12.bribes:0.2 --games 100000
          louis-xiv simulate --games 5000 --each partien.jsonl --format html > bericht.html

        Derselbe Startwert gibt dieselbe Statistik, mit jedem Wert von --jobs. Spiel Nummer 0 hat den
        angegebenen Startwert, das nächste den folgenden und so weiter. Ein Spiel, das die Regeln
        bricht, beendet den Lauf mit Rückgabewert 1 und wird als Spielstand gespeichert.
cli-simulate-games = Wie viele Spiele
cli-simulate-players = Die Arten der Spieler im Uhrzeigersinn, durch Kommas getrennt; sonst drei zufällige, oder so viele, wie das Szenario hat
cli-simulate-rotate = Jede Verteilung mit jedem Spieler auf jedem Platz spielen
cli-simulate-seed = Der Startwert der ersten Verteilung, die nächste hat den nächsten; 1 oder der des Szenarios, wenn keiner genannt ist
cli-simulate-jobs = Wie viele Spiele gleichzeitig; ohne Angabe alle Kerne
cli-simulate-format = Wie die Statistik ausgegeben wird
cli-simulate-check = Jede Stellung prüfen, ob sie den Regeln entspricht
cli-simulate-time = Auf stderr sagen, wie lange die Spieler nachgedacht haben
cli-simulate-keep = Das Verzeichnis für den Spielstand eines Spiels, das die Regeln bricht
cli-engine = Über JSON-Zeilen auf stdin und stdout spielen, für andere Programme
    .examples =
        Beispiel:
          louis-xiv engine < requests.jsonl > replies.jsonl

        `louis-xiv formats engine` beschreibt die Anfragen und die Antworten.
cli-formats = Die JSON-Formate beschreiben: missions, scenarios, actions, events, views, components, saves, lessons, statistics, engine
    .examples =
        Beispiele:
          louis-xiv formats
          louis-xiv formats saves
          louis-xiv formats --schema scenarios > scenarios.schema.json
cli-formats-topic = Eines der Formate
cli-formats-schema = Das JSON-Schema eines Formats ausgeben, für Editoren und andere Programme
cli-completions = Vervollständigungen für eine Shell ausgeben
    .examples =
        Beispiel:
          louis-xiv completions bash > ~/.local/share/bash-completion/completions/louis-xiv
cli-completions-shell = Die Shell
cli-help = Die Hilfe zu einem Befehl ausgeben
    .examples =
        Beispiele:
          louis-xiv help play
          louis-xiv help scenario check
cli-help-command = Der Befehl
cli-man = Die Handbuchseite zu einem Befehl ausgeben
    .examples =
        Beispiele:
          louis-xiv man > ~/.local/share/man/man1/louis-xiv.1
          louis-xiv man play | man -l -
cli-man-command = Der Befehl; ohne Angabe das ganze Programm
cli-lang = Die Sprache

## Die Wörter der Hilfe selbst
cli-usage = Aufruf:
cli-commands = Befehle
cli-command-name = BEFEHL
cli-arguments = Argumente
cli-options = Optionen
# So kündigt der Aufruf Optionen an.
cli-options-name = OPTIONEN
# Was im Aufruf für einen Wert steht.
cli-value-action = AKTION
cli-value-budget = BUDGET
cli-value-command = BEFEHL
cli-value-dir = VERZEICHNIS
cli-value-file = DATEI
cli-value-format = FORMAT
cli-value-lang = SPRACHE
cli-value-level = STUFE
cli-value-n = N
cli-value-name = NAME
cli-value-names = NAMEN
cli-value-players = SPIELER
cli-value-bots = BOTS
cli-value-privacy = SCHUTZ
cli-value-seed = STARTWERT
cli-value-shell = SHELL
cli-value-start = BEGINN
cli-value-theme = FARBEN
cli-value-words = WÖRTER
cli-value-when = WANN
cli-value-lesson = LEKTION
cli-value-topic = THEMA
cli-value-what = REGEL
cli-flag-help = Die Hilfe ausgeben
cli-flag-version = Die Version ausgeben
cli-usual-value = [Standard: { $value }]
cli-possible-values = [mögliche Werte: { $values }]
cli-bad-argument = unbekanntes Argument „{ $argument }“
cli-bad-command = es gibt keinen Befehl „{ $name }“
cli-bad-value = „{ $value }“ ist kein Wert für „{ $argument }“
cli-number-none = eine ganze Zahl wird gebraucht
cli-number-large = die Zahl ist zu groß
cli-number-small = die Zahl ist zu klein
cli-missing-value = „{ $argument }“ braucht einen Wert
cli-missing-argument = es fehlt: { $argument }
cli-twice = „{ $argument }“ darf hier nicht stehen oder nicht mehrmals
cli-suggestion = War „{ $other }“ gemeint?
cli-more = Mehr sagt --help.

cli-error = Fehler: { $message }
cli-no-rule = Es gibt keine Regel „{ $name }“. Regeln gehen von R1.1 bis R9.4, Kapitel von R1 bis R9.

cli-not-asked = { $asked } ist gefragt, nicht { $given }
cli-not-an-action = { $given } ist keine Aktion: { $problem }
cli-needs-quotes = es braucht Anführungszeichen für JSON und andere darum für die Shell: '"{ $given }"'
cli-needs-pair = eine Liste besteht aus einem Platz und einer Aktion, etwa ["A", "pass"]
scenario-components = Die aufgedruckten Werte der Tafeln, Geldkarten und Missionen

scenario-holds = stimmt    { $name }
scenario-differs = weicht ab { $name }
scenarios-differ = { $count } von { $all } Szenarien { $count ->
        [one] stimmt
       *[other] stimmen
    } nicht

position-head = Runde { $round }, { $phase }. { $name } beginnt. { $louis }
position-louis = Louis steht auf { $board }.
position-no-louis = Louis steht auf keiner Tafel.
position-back = Rückseite
position-seat = { $name }: { $coins } Louisdor, { $personal } im eigenen Vorrat, { $general } im allgemeinen Vorrat
position-mission = { $mission } ({ $cost })
position-chips = Chips: { $list }
position-laid = ausgelegte Missionen: { $list }
position-missions = Missionen auf der Hand: { $list }
position-influence = Einflusskarten: { $list }
position-intrigue = Intrigekarten: { $list }
position-shields = Wappen: { $list }
position-centre = Einflusskarten in der Mitte: { $list }.
position-piles = Noch zu ziehen: { $influence } Einflusskarten, { $intrigue } Intrigekarten, { $light } hellblaue, { $medium } mittelblaue und { $dark } dunkelblaue Missionen, { $shields } Wappen.
position-score = { $name }: { $score } Punkte

rule-heading = { $rule } { $title }
rule-ruling = Festlegung: { $text }
chapter-heading = R{ $chapter } { $title }

transcript-heading = Louis XIV: { $players } Spieler, Startwert { $seed }, { $name } beginnt.
transcript-heading-closed = Louis XIV: { $players } Spieler, { $name } beginnt.
transcript-answer = > { $answer }
transcript-scores = Die Punkte im Einzelnen

replay-holds = stimmt    { $name }: { $count } { $count ->
        [one] Aktion
       *[other] Aktionen
    }
replay-too-short = { $name } hat nur { $count } { $count ->
        [one] Aktion
       *[other] Aktionen
    }

simulate-progress-begun = { $done } von { $all } Partien, seit { $time }
simulate-progress-left = { $done } von { $all } Partien, noch { $time }
simulate-progress-done = { $done } von { $all } Partien in { $time }
simulate-interrupted = mit Strg-C abgebrochen: { $done ->
    [0] noch keine von { $all } Partien war zu Ende, darum gibt es nichts zu berichten
    [one] eine von { $all } Partien war zu Ende, und nur von ihr wird berichtet
   *[other] { $done } von { $all } Partien waren zu Ende, und nur von ihnen wird berichtet
}
simulate-no-player = Es gibt keinen Spieler „{ $name }“. Es gibt: { $known }; hard:500 spielt für eine Antwort 500-mal zu Ende, hard:300ms denkt so lange nach.
simulate-stopped = Spiel { $number } (Startwert { $seed }) wurde abgebrochen: { $why }. Es liegt in { $path }
simulate-by-seat = Nach Plätzen
simulate-by-place = Nach Abstand von dem, der anfängt und 0 ist
simulate-by-kind = Nach Art der Spieler
simulate-who = wer
simulate-played = Spiele
simulate-wins = Siege
simulate-share = Anteil
simulate-interval = 95 %
simulate-score = Punkte
simulate-spread = Streuung
simulate-range = Spanne
simulate-light = hell
simulate-medium = mittel
simulate-dark = dunkel
simulate-shields = Wappen
simulate-money = Geld
simulate-scores = Punkte
simulate-decisions = Entscheidungen
simulate-decision = Entscheidung
simulate-count = Anzahl
simulate-a-game = je Spiel
simulate-boards = Tafeln: wie oft gewertet; das Übrige je Wertung
simulate-board = Tafel
simulate-scored = ausgewertet
simulate-won = gewonnen
simulate-payments = Ausschüttungen
simulate-bribes = bestochen
simulate-tied = Gleichstand
simulate-flipped = umgedreht
simulate-empty = leer
simulate-missions = Missionen
simulate-mission = Mission
simulate-laid-out = ausgelegt
decision-trade-marker = Karte für einen Stein
decision-two-gains = zwei nach Wahl
decision-start-marker = Stein zu Beginn
decision-turn = ein Zug
decision-last-marker = letzter Stein
decision-intrigue = Intrige
decision-win-tie = Gleichstand gewinnen
decision-bribe = bestechen
decision-place-on-five = Steine auf Tafel 5
decision-place-anywhere = Stein auf beliebige Tafel
decision-lay-out = Mission auslegen
decision-draw-mission = Mission ziehen
decision-keep-chip = Chip behalten
decision-change-missions = Missionen tauschen
decision-change-chip = Chip tauschen
simulate-thinking = Bedenkzeit
simulate-milliseconds = Millisekunden
simulate-answers = Antworten
simulate-mean = Mittel
simulate-median = Median
simulate-longest = längste

## Der Spieltisch
cli-play = Ein neues Spiel am Bildschirm spielen
    .examples =
        Beispiele:
          louis-xiv play
          louis-xiv play --players "Anton,Berta,Clara" --start Anton
          louis-xiv play --players "Anton,Berta=bot:easy" --seed 7
          louis-xiv play --scenario assets/scenarios/shared-win.json
          louis-xiv play --plain --players "Anton,Berta"
cli-play-players = Die Spieler im Uhrzeigersinn: Namen, bot:STUFE oder NAME=bot:STUFE (random, easy, medium, keen, hard, master), durch Kommas getrennt; ohne Angabe fragt ein Bildschirm
cli-play-start = Der Name des Startspielers (des Ältesten); random lost ihn aus
cli-play-seed = Der Startwert für alle Stapel; ohne Angabe ausgelost
cli-play-scenario = Ein Szenario, mit dem begonnen wird
cli-play-components = Eine Materialdatei mit anderen gedruckten Werten
cli-resume = Ein gespeichertes Spiel fortsetzen
    .examples =
        Beispiele:
          louis-xiv resume
          louis-xiv resume --plain
          louis-xiv resume game.json
cli-resume-file = Der Spielstand; ohne Angabe der jüngste nicht beendete
cli-data-dir = Das Verzeichnis für Spielstände und Einstellungen; auch über LOUIS_XIV_DATA
cli-theme = Die Farben
cli-privacy = Wie Geheimnisse bewahrt werden, wenn die Tastatur weitergeht
cli-ascii = Nur mit ASCII-Zeichen zeichnen
cli-plain = In nummerierten Zeilen auf stdin und stdout spielen, für Bildschirmleser und Skripte
scenario-now = die Stellung jetzt (Runde { $round }, { $phase }): { $question }
scenarios-hold = alle { $count } Szenarien stimmen
cli-excludes = „{ $argument }“ und „{ $other }“ schließen einander aus
cli-no-budget = „{ $bot }“ hat kein Budget: „--budget“ gehört zu „hard“
scenarios-bad = { $count } von { $all } Dateien sind nicht brauchbar
