### Was an Dateien, Stellungen, Tischen und Einstellungen nicht stimmt.

## Dateien: was nicht stimmt, und was zu tun ist
file-error = { $path }: { $fault }; { $advice }
file-missing = Datei nicht gefunden
file-directory = ist ein Verzeichnis, keine Datei
file-special = ist keine gewöhnliche Datei
file-too-large = ist größer als jede Datei dieses Spiels ({ $bytes } Bytes oder mehr)
file-not-text = ist kein Text
too-much = enthält weit mehr als jede Datei dieses Spiels
file-foreign = enthält etwas anderes, als dorthin gehört
file-unreadable = lässt sich nicht lesen ({ $why })
file-not-writable = lässt sich nicht schreiben ({ $why })
file-taken = gibt es schon
file-changed = wurde seit dem Öffnen von einem anderen Programm geändert
file-in-use = ist in einem anderen Programm geöffnet
file-in-use-by = ist in einem anderen Programm geöffnet (Prozess { $process })
file-kept-aside = { $path }: bevor eine andere an ihre Stelle tritt, wird sie als { $aside } aufgehoben
file-advice-regular = nenne eine gewöhnliche Datei
file-advice-right-file = prüfe, ob es die richtige Datei ist
file-advice-who-may-read = prüfe, wer sie lesen darf
file-advice-path = prüfe den Pfad
file-advice-space = prüfe den freien Platz und wer dort schreiben darf, oder nenne ein anderes Datenverzeichnis
file-advice-name = wähle einen anderen Namen
file-advice-new-file = mach in einer neuen Datei weiter oder lade sie noch einmal
file-advice-leave-there = verlass die Partie erst dort, oder kopiere die Datei und öffne die Kopie
file-advice-older-copy = sie bleibt, wie sie ist; nimm eine ältere Kopie, falls es eine gibt
file-advice-right-save = prüfe, ob es die richtige Datei ist; sie bleibt, wie sie ist
file-advice-scenario = „louis-xiv play --scenario“ und „louis-xiv scenario show“ nehmen es
file-advice-components = „louis-xiv components“ prüft sie, und „--components“ spielt damit
file-advice-update = bring dieses Programm auf den neuesten Stand; die Datei bleibt, wie sie ist
file-advice-other-program = öffne sie mit dem Programm, das sie geschrieben hat; sie bleibt, wie sie ist
file-advice-correct = berichtige das Feld oder nimm eine ältere Kopie; die Datei bleibt, wie sie ist
file-advice-opens-at-last = sie öffnet sich bei ihrer letzten Aktion und geht in einer neuen Datei weiter
file-advice-opens-before = sie öffnet sich vor dieser Aktion und geht in einer neuen Datei weiter
system-not-found = nicht gefunden
system-permission = keine Berechtigung
system-full = kein Platz mehr
system-read-only = schreibgeschützt
system-no-directory = ein Teil des Pfads ist kein Verzeichnis
system-name = kein zulässiger Name
system-nobody-reads = niemand liest die Ausgabe
no-home = kein Home-Verzeichnis bekannt; nenne ein Datenverzeichnis mit --data-dir oder { $variable }

## Spielstände
save-empty = die Datei ist leer
save-truncated = die Datei bricht in Zeile { $line } ab
save-not-json = kein JSON: { $problem }
save-too-deep = zu tief verschachtelt für einen Spielstand
save-foreign = kein Spielstand dieses Spiels: erwartet wird "format": "{ $format }"
save-newer = Spielstand im Format { $found }, dieses Programm liest bis Format { $known }
save-other-rules = nach Version { $found } der Regeln gespielt, dieses Programm spielt nach Version { $known }
save-no-version = { $found } ist keine Version
save-unknown-action = Aktion { $number } ist unbekannt: { $given }
save-illegal-action = Aktion { $number } ist nicht erlaubt: { $why }
save-wrong-digest = die Aktionen führen zu einer Stellung mit der Prüfsumme { $found }, in der Datei steht { $expected }
not-asked = Platz { $seat } ist jetzt nicht gefragt

## Einstellungen
settings-foreign = { $path }: keine Einstellungen: { $words }; es gelten die üblichen
settings-field = { $path }: { $field } ist nicht zu gebrauchen; es gilt der übliche Wert

## Wer spielt
setup-players = Es spielen 2 bis 4 mit, nicht { $players } (R1.1).
setup-start = Der Startspieler { $seat } hat keinen Platz an diesem Tisch.
setup-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
setup-empty-name = Platz { $seat } braucht einen Namen.
setup-long-name = Der Name von Platz { $seat } ist zu lang: höchstens { $most } Zeichen.
setup-unprintable-name = Der Name von Platz { $seat } enthält Zeichen, die sich nicht darstellen lassen.
setup-same-name = Die Plätze { $seat } und { $other } haben denselben Namen.
setup-bot = Der Bot auf Platz { $seat } hat keine brauchbare Beschreibung.

## Spielmaterial und Szenarien: das Feld, und was daran nicht stimmt
wrong-field = { $field }: { $wrong }
wrong-format = erwartet wird "{ $expected }" Version 1, dort steht "{ $found }" Version { $version }
format-save = ein Spielstand
format-scenario = ein Szenario
format-components = eine Datei mit Spielmaterial
format-lesson = eine Lektion
wrong-file = das ist { $found }, nicht { $expected }
fit-field = ein Feld "{ $name }" gibt es hier nicht, nur { $known }
fit-name = "{ $found }" gibt es hier nicht, nur { $known }
fit-missing = das Feld "{ $name }" fehlt
fit-kind = erwartet wird { $expected }, dort steht { $found }
fit-kind-object = ein Objekt
fit-kind-array = eine Liste
fit-kind-string = ein Text
fit-kind-integer = eine ganze Zahl
fit-kind-boolean = true oder false
fit-kind-null = null
fit-or = { $list } oder { $last }
fit-between = von { $least } bis { $most }
fit-from = ab { $least }
fit-range = erwartet wird eine ganze Zahl { $range }, dort steht { $found }
fit-length = so viele müssen hier stehen: { $range }; es sind { $found }
fit-form = hier steht { $found }; zu schreiben ist { $form }
fit-missing-all = eines dieser Felder wird gebraucht: { $known }
fit-empty = hier wird mindestens ein Feld gebraucht
fit-too-many = { $found } steht hier { $count }-mal, und es gibt nur { $most }
fit-twice = { $found } steht hier zweimal
fit-place = { $words } (Zeile { $line }, Spalte { $column })
wrong-first-chip = der erste Chip kann nicht "any" sein
wrong-count = erwartet werden { $expected }, dort stehen { $found }
wrong-range = muss von 1 bis { $most } sein, dort steht { $found }
wrong-same-conditions = Vorder- und Rückseite müssen Dinge verschiedener Art verlangen: Geld, Einflusssteine oder den ersten Platz (R1.2)
wrong-louis-board = die Tafeln 1 bis 4 verlangen vorne Geld und hinten den 1. Platz (R6.8)
wrong-money-board = jede der Tafeln 1 bis 4 muss auf zwei Karten stehen, Tafel { $board } tut es nicht (R1.5)
wrong-chips = hellblaue Missionen zeigen einen Chip und "any", mittelblaue zwei verschiedene Chips, dunkelblaue zwei gleiche (R1.6)
wrong-meant = { $words }; ist `{ $name }` gemeint?
wrong-round = es gibt { $rounds } Runden, nicht { $round } (R7.3)
wrong-idle-seat = { $seat } spielt nicht mit
wrong-seats = das Szenario ist für { $wanted } Spieler, am Tisch sitzen { $found }
wrong-neutral = neutrale Einflusssteine gibt es nur zu zweit (R9.1)
wrong-markers = { $count } Einflusssteine insgesamt, es gibt { $all } (R1.1)
wrong-too-often = { $card } liegt öfter aus, als es die Karte gibt ({ $copies }-mal)
wrong-money-cards = es gibt 8 (R1.5)
wrong-money-order = hier stehen die Zahlen 0 bis 7, jede einmal; { $missing } fehlt (R1.5)
wrong-no-money-card = so eine Karte ist nicht mehr übrig (R1.5)
wrong-no-louis-card = keine Geldkarte ist mehr übrig, die ihn auf Tafel { $board } stellt (R1.5)
wrong-louis-elsewhere = die Geldkarte dieser Runde stellt ihn woandershin (R4.1)
wrong-deck = mehr Karten, als der Stapel hat
step-allowed = { $rule } müsste es ablehnen, aber es ist erlaubt
step-illegal = { $why } Erlaubt { $count ->
        [one] ist hier eine Antwort
       *[other] sind hier { $count } Antworten
    }: { $list }
step-other-rule = { $rule } müsste es ablehnen, abgelehnt wird es aber so: { $why }
fit-field-meant = hier gibt es kein Feld „{ $name }“; war `{ $meant }` gemeint? Es gibt { $known }
fit-name-meant = hier gibt es kein „{ $found }“; war `{ $meant }` gemeint? Es gibt { $known }
fit-several = nur eines von { $known } kann hier stehen, und hier stehen { $found }
fit-length-exact = hier müssen { $right } stehen, und es { $found ->
    [one] ist 1
   *[other] sind { $found }
}
differs-other = erwartet { $expected }, gefunden { $found }
differs-nothing = erwartet { $expected }, und nichts dergleichen geschieht
differs-alike = erwartet { $expected }, was nicht geschieht; dergleichen gibt es { $found }
differs-early = erwartet { $expected }, was nur vor dem geschieht, was davor erwartet wird
differs-not-over = erwartet { $expected }, aber die Partie ist nicht zu Ende: noch ist nichts entschieden
differs-happened = { $expected } darf nicht geschehen, und es gibt { $found }
system-exists = etwas anderes dieses Namens ist schon da
json-end = es hört mittendrin auf
json-value = hier fehlt ein Wert, oder es ist keiner
json-list = ein Komma oder die schließende Klammer der Liste fehlt
json-object = ein Komma oder die schließende Klammer des Objekts fehlt
json-colon = nach dem Namen des Feldes fehlt „:“
json-key = der Name eines Feldes steht in Anführungszeichen
json-comma = hier ist ein „,“ zu viel
json-more = nach dem Ende folgt noch etwas
json-letter = ein Text hat ein Zeichen, das so nicht darin stehen kann
json-number = das ist keine Zahl
json-deep = es ist zu tief verschachtelt
json-twice = das Feld „{ $name }“ steht hier zweimal
system-directory = das ist ein Verzeichnis
step-wrong-seat = { $why }; erlaubt { $count ->
        [one] ist hier eine Antwort
       *[other] sind hier { $count } Antworten
    }: { $list }
