### Namen der Dinge. `.full` ist die lange Form, `.one` steht im Akkusativ mit Artikel, `.count` mit
### Zahl. `reserve-` steht im Dativ ohne Artikel.

## Listen
list-pair = { $first } und { $last }
list-more = { $first }, { $last }
nobody = niemand

## Seiten
side-neutral = die neutrale Seite
    .short = neutral

## Die zwölf Tafeln
board-label = { $number } { $name }
board-1 = Anna
    .full = Anna von Österreich
board-2 = Philippe
    .full = Philippe von Orléans
board-3 = Theresia
    .full = Maria Theresia von Spanien
board-4 = Dauphin
    .full = Der Grand Dauphin
board-5 = Montespan
    .full = Madame de Montespan
board-6 = Condé
    .full = Der Große Condé
board-7 = Colbert
    .full = Jean-Baptiste Colbert
board-8 = Maintenon
    .full = Madame de Maintenon
board-9 = Vallière
    .full = Louise de La Vallière
board-10 = Turenne
    .full = Henri de Turenne
board-11 = Mazarin
    .full = Kardinal Mazarin
board-12 = Louvois
    .full = Marquis de Louvois

## Was die Tafeln einbringen
reward-coins = { $count } Louisdor
reward-shields = { $count ->
        [one] ein Wappen
       *[other] { $count } Wappen
    }
reward-influence = eine Einflusskarte zum Behalten
reward-intrigue = eine Intrigekarte
reward-markers-on = bis zu { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } auf Tafel { $board }
reward-markers-back = { $count ->
        [one] 1 Stein zurück
       *[other] { $count } Steine zurück
    }
reward-marker-anywhere = einen Stein auf eine beliebige Tafel
reward-then = { $first }, danach { $next }

## Bedingungen
condition-money = Geld { $price }
    .full = Geld { $price }: Wer allein die meisten hat, zahlt nichts, die anderen dürfen für { $price } bestechen
condition-first-place = 1. Platz
    .full = 1. Platz: Nur wer allein die meisten hat, erhält etwas
condition-markers = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
    .full = { $count ->
        [one] 1 Stein: Alle, die dort sind, erhalten etwas
       *[other] { $count } Steine: Alle mit { $count } oder mehr erhalten etwas
    }

## Chips
chip-sceptre = Zepter
    .one = ein Zepter
    .count = { $count } Zepter
chip-letter = Brief
    .one = einen Brief
    .count = { $count ->
        [one] 1 Brief
       *[other] { $count } Briefe
    }
chip-ring = Ring
    .one = einen Ring
    .count = { $count ->
        [one] 1 Ring
       *[other] { $count } Ringe
    }
chip-helmet = Helm
    .one = einen Helm
    .count = { $count ->
        [one] 1 Helm
       *[other] { $count } Helme
    }
chip-crown = Krone
    .one = eine Krone
    .count = { $count ->
        [one] 1 Krone
       *[other] { $count } Kronen
    }
chips-none = keine Chips
cost = { $first } + { $second }
    .any = beliebig

## Wappen
shield-lily = Lilie
    .count = { $count ->
        [one] 1 Lilie
       *[other] { $count } Lilien
    }
shield-sun = Sonne
    .count = { $count ->
        [one] 1 Sonne
       *[other] { $count } Sonnen
    }
shield-lion = Löwe
    .count = { $count ->
        [one] 1 Löwe
       *[other] { $count } Löwen
    }
shield-eagle = Adler
    .count = { $count } Adler
shield-tower = Turm
    .count = { $count ->
        [one] 1 Turm
       *[other] { $count } Türme
    }
shield-ship = Schiff
    .count = { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    }
shield-plain = blank
    .count = { $count ->
        [one] 1 blankes
       *[other] { $count } blanke
    }
shields-none = keine Wappen
shields-unseen = { $count } verdeckt

## Karten
# `.many` steht vor mehreren Missionen im Genitiv; an der Grundform hängen die Sätze ihre Endung.
tier-light = hellblau
    .many = hellblauen
tier-medium = mittelblau
    .many = mittelblauen
tier-dark = dunkelblau
    .many = dunkelblauen
influence-joker = Joker
    .one = einen Joker
influence-character = { $number } { $name }
    .one = die Karte { $number } { $name }

## Phasen
phase-supply = Nachschub
phase-influence = Einfluss
phase-scoring = Auswertung
phase-missions = Missionen
phase-over = Spielende

## Orte
place-general = der allgemeine Vorrat
    .from = aus dem allgemeinen Vorrat
    .to = in den allgemeinen Vorrat
place-personal = der eigene Vorrat
    .from = aus dem eigenen Vorrat
    .to = in den eigenen Vorrat
place-board = Tafel { $board }
    .from = von Tafel { $board }
    .to = auf Tafel { $board }
place-neutral = die neutralen Einflusssteine
    .from = von den neutralen Einflusssteinen
    .to = zu den neutralen Einflusssteinen
reserve-general = allgemeinen Vorrat
reserve-personal = eigenen Vorrat

## Die Punkte im Einzelnen
tally-shields = für im Spiel gewonnene Wappen
tally-influence = für Einflusskarten auf der Hand
tally-intrigue = für Intrigekarten auf der Hand
tally-chips = für Chips
tally-markers = für Einflusssteine auf Tafeln
tally-coins = für je 3 Louisdor
tally-majorities = für die meisten Wappen einer Sorte
tally-missions = für ausgelegte Missionen, je { $points }
tally-total = Punkte
tally-reserve = Einflusssteine im eigenen Vorrat

## Was die Missionen bewirken; ihre Titel stehen bei ihren Regeln
mission-more-missions = Legst du sie aus, ziehst du dafür zwei Missionen statt einer und hast von da an eine mehr auf der Hand.
mission-one-marker = Nachschub: Du holst einen Einflussstein aus dem allgemeinen Vorrat zurück, falls dort einer liegt.
mission-one-coin = Nachschub: Du bekommst 1 Louisdor.
mission-marker-on = Einfluss, am Anfang: Du darfst einen Einflussstein auf Tafel { $board } setzen. Er kommt aus dem allgemeinen Vorrat, es sei denn, der ist leer.
    .title = Stein auf { $board }
mission-pay-two = Einfluss, einmal je Runde: Als ganzen Zug darfst du 2 Louisdor zahlen und keine Karte ausspielen.
mission-change-chip = Missionen, einmal je Runde: Du darfst für 2 Louisdor einen Chip gegen eine Krone tauschen, auch schon in der Phase, in der du diese Mission auslegst.
mission-change-missions = Missionen, am Ende, außer in der letzten Runde: Du darfst eine oder zwei Missionen von deiner Hand verdeckt unter ihre Stapel schieben und ebenso viele von Stapeln deiner Wahl ziehen, auch schon in der Phase, in der du diese Mission auslegst.
mission-two-gains = Nachschub: Du nimmst 2 Louisdor oder holst zwei Einflusssteine zurück oder von beidem je eins; Einflusssteine nur, soweit du welche im allgemeinen Vorrat hast.
mission-one-shield = Nachschub: Du ziehst ein Wappen.
mission-marker-at-louis = Einfluss, am Anfang: Du darfst einen Einflussstein auf die Tafel setzen, auf der Louis steht. Er kommt aus dem allgemeinen Vorrat, es sei denn, der ist leer.
mission-change-card = Einfluss, einmal je Runde: Als ganzen Zug darfst du eine Einflusskarte ohne Wirkung in die Mitte legen und dafür die oberste vom Stapel ziehen.
mission-three-markers = Nachschub: Du holst drei Einflusssteine aus dem allgemeinen Vorrat zurück; sind es weniger, dann alle.
mission-three-coins = Nachschub: Du bekommst 3 Louisdor.
mission-intrigue-card = Nachschub: Du bekommst die oberste Intrigekarte.
mission-marker-for-card = Nachschub: Du darfst einen Einflussstein aus dem eigenen Vorrat in den allgemeinen abgeben und ziehst dafür die oberste Einflusskarte.
mission-four-markers = Einfluss, einmal je Runde, mit einer beliebigen Karte, die du ausspielst: Statt ihrer Wirkung setzt du 1 bis 4 Einflusssteine aus dem eigenen Vorrat, angefangen auf einer beliebigen Tafel, oder holst 4 zurück; sind es weniger, dann alle.
mission-last-marker = Einfluss, am Ende: Du darfst einen Einflussstein auf eine beliebige Tafel setzen. Er kommt aus dem allgemeinen Vorrat, es sei denn, der ist leer.
mission-win-tie = Auswertung, einmal je Runde: Hast du auf einer Tafel mit Geld oder 1. Platz gemeinsam mit anderen die meisten, darfst du als alleiniger Erster gelten.
mission-one-off = Auswertung: Jede Bestechung kostet dich 1 Louisdor weniger.

## Zahlen
decimal-sign = ,
percent = { $number } %
