### Ein Satz für alles, was geschieht. `cited` hängt die Regel an einen Satz.

cited = { $sentence } ({ $rule })

round = Runde { $round } beginnt; Startspieler ist { $name }.
phase-begins-supply = Nachschubphase.
phase-begins-influence = Einflussphase.
phase-begins-scoring = Auswertungsphase: Die Tafeln kommen von 1 bis 12 an die Reihe.
phase-begins-missions = Missionsphase.
phase-begins-over = Das Spiel ist aus: Was übrig ist, wird zu Wappen.

money-card = Die Geldkarte bringt allen { $coins } Louisdor und nennt Tafel { $board }.
louis-arrives = Louis kommt auf Tafel { $board }.
louis-leaves = Louis verlässt Tafel { $board } und kehrt an seinen Platz bei den Geldkarten zurück.

mission-used = { $name } nutzt die Mission „{ $mission }“.
declined-mission = { $name } verzichtet auf die Mission „{ $mission }“.
declined-tie = { $name } lässt den Gleichstand bestehen.
declined-marker = { $name } setzt keinen Einflussstein.

markers-to-board = { $name } setzt { $count ->
        [one] 1 Einflussstein
       *[other] { $count } Einflusssteine
    } { $from } auf Tafel { $board }.
markers-taken-back = { $name } holt { $count ->
        [one] 1 Einflussstein
       *[other] { $count } Einflusssteine
    } aus dem allgemeinen Vorrat in den eigenen zurück.
markers-given-up = { $name } legt { $count ->
        [one] 1 Einflussstein
       *[other] { $count } Einflusssteine
    } aus dem eigenen Vorrat in den allgemeinen.
markers-lost = { $name } legt { $count ->
        [one] den Einflussstein
       *[other] die { $count } Einflusssteine
    } von Tafel { $board } in den allgemeinen Vorrat.
markers-home = { $name } nimmt { $count ->
        [one] den Einflussstein
       *[other] die { $count } Einflusssteine
    } von Tafel { $board } in den eigenen Vorrat zurück.
markers-neutral-placed = { $count ->
        [one] 1 neutraler Einflussstein kommt
       *[other] { $count } neutrale Einflusssteine kommen
    } auf Tafel { $board }.
markers-neutral-back = { $count ->
        [one] 1 neutraler Einflussstein kommt
       *[other] { $count } neutrale Einflusssteine kommen
    } von Tafel { $board } zu den acht zurück.
markers-other = { $name } bewegt { $count ->
        [one] 1 Einflussstein
       *[other] { $count } Einflusssteine
    } { $from } { $to }.
no-markers = { $name } hat dafür keinen Einflussstein, also kommt keiner.

coins-gained = { $name } erhält { $count } Louisdor.
coins-gained-each = { $names } erhalten je { $count } Louisdor.
coins-paid = { $name } zahlt { $count } Louisdor.
chip-gained = { $name } erhält { $chip }.
chip-returned = { $name } gibt { $chip } ab.
chip-changed = { $name } tauscht { $chip } gegen eine Krone.
chip-kept = { $name } behält { $chip } für die nächste Runde und tauscht alle anderen Chips gegen Wappen.
shield-drawn = { $name } zieht ein Wappen.
shield-drawn-kind = { $name } zieht ein Wappen: { $kind }.
shield-drawn-plain = { $name } erhält ein blankes Wappen, weil die sechzig Wappen vergeben sind: ein Punkt, aber keine Sorte.

dealt = { $name } bekommt { $count ->
        [one] 1 Einflusskarte
       *[other] { $count } Einflusskarten
    }.
dealt-each = { $names } bekommen je { $count ->
        [one] 1 Einflusskarte
       *[other] { $count } Einflusskarten
    }.
influence-drawn = { $name } zieht eine Einflusskarte.
influence-drawn-card = { $name } zieht eine Einflusskarte: { $card }.
influence-none = Der Stapel der Einflusskarten ist leer, also zieht { $name } keine.
intrigue-drawn = { $name } zieht eine Intrigekarte.
intrigue-drawn-card = { $name } zieht eine Intrigekarte: { $board }.
intrigue-none = Der Stapel der Intrigekarten ist leer, also zieht { $name } keine.

neutral-card = Für die neutrale Seite wird die Einflusskarte { $card } aufgedeckt.
neutral-joker = Für die neutrale Seite wird ein Joker aufgedeckt; er zählt nicht, die nächste Karte folgt.

card-placed = { $name } spielt { $card } aus und setzt { $count ->
        [one] 1 Einflussstein
       *[other] { $count } Einflusssteine
    }: { $placement }.
placement = { $count } auf { $board }
card-takes-back = { $name } spielt { $card } aus, um Einflusssteine zurückzuholen.
card-discarded = { $name } wirft { $card } ohne Wirkung ab.
last-card = { $name } hat noch eine Einflusskarte; sie kommt verdeckt und ohne Wirkung oben auf den Stapel.
last-card-known = { $name } hat noch eine Einflusskarte ({ $card }); sie kommt verdeckt und ohne Wirkung oben auf den Stapel.
reshuffled = Die Einflusskarten bilden einen neuen Stapel: Alle 30 werden gemischt.

intrigue-played = { $name } spielt die Intrigekarte von Tafel { $board } aus; sie kommt unter den Stapel der Intrigekarten.
tie-won = { $name } gewinnt den Gleichstand auf Tafel { $board } und hat dort nun allein die meisten.

## Auswertung. Auf `scored` folgt einer der Sätze mit `lead-`.
scored = Tafel { $board } ({ $condition }): { $counts }. { $lead }
scored-louis = Tafel { $board } ({ $condition }), auf der Louis steht: { $counts }. { $lead }
scored-nobody = Tafel { $board } ({ $condition }): Niemand ist dort, also erhält niemand etwas.
scored-nobody-louis = Tafel { $board } ({ $condition }), auf der Louis steht: Niemand ist dort, also erhält niemand etwas.
scored-count = { $name } { $count }
lead-sole = Allein die meisten: { $leaders }.
lead-sole-second = Allein die meisten: { $leaders }; allein auf dem 2. Platz: { $seconds }.
lead-sole-seconds = Allein die meisten: { $leaders }; Gleichstand um den 2. Platz: { $seconds }, also ist niemand Zweiter.
lead-favoured = Allein die meisten durch den gewonnenen Gleichstand: { $leaders }.
lead-favoured-second = Allein die meisten durch den gewonnenen Gleichstand: { $leaders }; allein auf dem 2. Platz: { $seconds }.
lead-favoured-seconds = Allein die meisten durch den gewonnenen Gleichstand: { $leaders }; Gleichstand um den 2. Platz: { $seconds }, also ist niemand Zweiter.
lead-tied-money = Gleichstand an der Spitze: { $leaders }. Kostenlos erhält niemand etwas, aber alle dort dürfen bestechen.
lead-tied-first-place = Gleichstand an der Spitze: { $leaders }, also erhält niemand etwas.
lead-tied-louis = Gleichstand an der Spitze: { $leaders }. Von ihnen erhält jeder Spieler den Chip, keiner die Krone; Zweiter ist niemand.
lead-enough = { $count ->
        [one] 1 Stein genügt
       *[other] { $count } Steine genügen
    }: { $leaders } { $payees ->
        [one] erhält
       *[other] erhalten
    } die Ausschüttung.
lead-too-few = Niemand hat { $count ->
        [one] den einen Stein, der
       *[other] die { $count } Steine, die
    } dafür nötig { $count ->
        [one] ist
       *[other] sind
    }.

paid = { $name } erhält die Ausschüttung von Tafel { $board }: { $why }.
unpaid = { $name } geht auf Tafel { $board } leer aus: { $why }.
unpaid-neutral = Die neutrale Seite geht auf Tafel { $board } leer aus: Sie erhält nie etwas.
claim-first = allein die meisten Einflusssteine
claim-first-louis = allein die meisten Steine bei Louis, also Chip und Krone
claim-shared-first = Gleichstand an der Spitze bei Louis, also der Chip, aber keine Krone
claim-second = allein auf dem 2. Platz bei Louis, also der Chip kostenlos
claim-enough = so viele Einflusssteine, wie die Tafel verlangt
claim-may-bribe = { $why }; darf für { $price } Louisdor bestechen
shortfall-tied-for-most = Gleichstand an der Spitze
shortfall-tied-for-second = Gleichstand um den 2. Platz
shortfall-lost-tie = Gleichstand an der Spitze, den jemand anders gewonnen hat
shortfall-fewer = weniger Steine als jemand anders
shortfall-below-threshold = weniger Einflusssteine, als die Tafel verlangt
shortfall-neutral = als neutrale Seite immer ohne Anspruch

bribed = { $name } besticht auf Tafel { $board } für { $price } Louisdor und erhält die Ausschüttung.
no-bribe = { $name } verzichtet darauf, auf Tafel { $board } für { $price } Louisdor zu bestechen, und geht leer aus.
too-poor = { $name } kann die { $price } Louisdor für eine Bestechung auf Tafel { $board } nicht zahlen und geht leer aus.

turned-sole-most = Tafel { $board } wird umgedreht, denn jemand hatte allein die meisten. Neue Bedingung: { $condition }.
turned-somebody-paid = Tafel { $board } wird umgedreht, denn jemand hatte genug Einflusssteine. Neue Bedingung: { $condition }.
turned-louis = Tafel { $board } wird umgedreht wie immer, wenn Louis dort steht. Neue Bedingung: { $condition }.
stays-nobody = Tafel { $board } bleibt, wie sie ist, denn niemand war dort. Bedingung weiterhin: { $condition }.
stays-tied = Tafel { $board } bleibt, wie sie ist, denn niemand hatte allein die meisten. Bedingung weiterhin: { $condition }.
stays-nobody-paid = Tafel { $board } bleibt, wie sie ist, denn niemand hatte genug Einflusssteine. Bedingung weiterhin: { $condition }.

## Missionen
laid-out = { $name } legt die Mission „{ $mission }“ aus und gibt dafür { $chips } ab.
mission-drawn = { $name } zieht eine { $tier }e Mission.
mission-drawn-known = { $name } zieht eine { $tier }e Mission: „{ $mission }“.
no-mission-left = Alle Missionsstapel sind leer, also zieht { $name } nichts.
missions-done = { $name } legt keine weiteren Missionen aus.
mission-put-back = { $name } schiebt eine { $tier }e Mission verdeckt unter ihren Stapel.
mission-put-back-known = { $name } schiebt eine { $tier }e Mission verdeckt unter ihren Stapel: „{ $mission }“.
start-passes = Das Startspieler-Kärtchen geht an { $name }.

## Das Ende
converted-influence = { $name } erhält { $count } Wappen für { $count ->
        [one] 1 Einflusskarte
       *[other] { $count } Einflusskarten
    } auf der Hand.
converted-intrigue = { $name } erhält { $count } Wappen für { $count ->
        [one] 1 Intrigekarte
       *[other] { $count } Intrigekarten
    } auf der Hand.
converted-chips = { $name } erhält { $count } Wappen für { $count ->
        [one] 1 Chip
       *[other] { $count } Chips
    }.
converted-markers = { $name } erhält { $count } Wappen für { $count ->
        [one] 1 Einflussstein
       *[other] { $count } Einflusssteine
    } auf den Tafeln.
converted-coins = { $name } erhält { $count } Wappen für { $coins } Louisdor.
shields-shown = { $name } deckt auf: { $shields }.
majority-sole = { $kind }: { $names } hat allein die meisten ({ $count }) und erhält ein weiteres Wappen.
majority-tied = { $kind }: { $names } haben mit je { $count } die meisten und erhalten je ein weiteres Wappen.
extra-shield = { $name } erhält dafür ein Wappen, das verdeckt bleibt.
result = { $name } hat { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }: { $shields } Wappen und { $missions ->
        [one] 1 ausgelegte Mission
       *[other] { $missions } ausgelegte Missionen
    }{ $worth }.
result-worth-five = {" "}zu je 5
result-worth-other = {" "}zu zusammen { $points }
tie-on-score = { $names } haben gleich viele Punkte: Die Einflusssteine im eigenen Vorrat entscheiden.
won = { $names } gewinnt.
won-shared = { $names } gewinnen gemeinsam.

## In short
