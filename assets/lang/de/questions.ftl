### Was gefragt wird, und was jede Antwort dort bedeutet.

## Fragen
ask-trade-marker = { $name }: Willst du einen Stein aus dem eigenen Vorrat in den allgemeinen legen und dafür die oberste Einflusskarte ziehen? Nach deinen anderen Einnahmen wirst du noch einmal gefragt.
    .late = { $name }: Willst du einen Stein aus dem eigenen Vorrat in den allgemeinen legen und dafür die oberste Einflusskarte ziehen?
ask-two-gains = { $name }: Nimm zwei nach Wahl, Louisdor oder Steine aus dem allgemeinen Vorrat.
ask-start-marker = { $name }: Willst du mit „{ $mission }“ einen Stein auf Tafel { $board } setzen?
ask-turn = { $name }: Spiele eine Einflusskarte aus, um Steine zu setzen oder zurückzuholen.
ask-last-marker = { $name }: Willst du mit „{ $mission }“ einen Stein auf eine beliebige Tafel setzen?
ask-intrigue = { $name }: Willst du die Intrigekarte von Tafel { $board } ausspielen, falls du sie hast, bevor die Tafel ausgewertet wird?
ask-win-tie = { $name }: Willst du den Gleichstand an der Spitze von Tafel { $board } gewinnen?
ask-bribe = { $name }: Willst du auf Tafel { $board } für { $price } Louisdor bestechen? Dafür gibt es { $pays }.
ask-place-on-five = { $name }: Willst du { $most ->
        [one] einen Stein
       *[other] bis zu { $most } Steine
    } auf Tafel { $board } setzen?
ask-place-anywhere = { $name }: Willst du einen Stein auf eine beliebige Tafel setzen?
ask-lay-out = { $name }: Lege eine Mission aus oder höre auf.
ask-draw-mission = { $left ->
        [one] { $name }: Ziehe eine Missionskarte von einem der Stapel.
       *[other] { $name }: Ziehe { $left } Missionskarten, eine nach der anderen; wähle einen Stapel.
    }
ask-draw-mission-changing = { $left ->
        [one] { $name }: Für das, was du zurückgelegt hast, ist noch eine Missionskarte zu ziehen; wähle einen Stapel.
       *[other] { $name }: Ziehe { $left } Missionskarten für die zurückgelegten, eine nach der anderen; wähle einen Stapel.
    }
ask-keep-chip = { $name }: Welchen Chip behältst du für die nächste Runde? Für jeden anderen ziehst du ein Wappen.
ask-change-missions = { $name }: Willst du eine oder zwei Missionen von deiner Hand zurücklegen und ebenso viele neue ziehen?
ask-change-chip = { $name }: Willst du für 2 Louisdor einen Chip gegen eine Krone tauschen?

## Nein sagen
pass = nein
pass-trade-marker = den Stein behalten
pass-start-marker = keinen Stein setzen
pass-last-marker = keinen Stein setzen
pass-intrigue = keine Intrigekarte ausspielen
pass-win-tie = den Gleichstand bestehen lassen
pass-bribe = nicht bestechen
pass-place-anywhere = keinen Stein setzen
pass-lay-out = aufhören: keine weitere Mission auslegen
pass-change-missions = die Missionen auf der Hand behalten
pass-change-chip = keinen Chip tauschen

## Ja sagen
accept = ja
accept-trade-marker = einen Stein abgeben und eine Einflusskarte ziehen
accept-start-marker = einen Stein auf { $board } setzen
accept-win-tie = den Gleichstand auf { $board } gewinnen
accept-bribe = auf { $board } für { $price } Louisdor bestechen

## Andere Antworten
gain-coins = 2 Louisdor nehmen
gain-both = 1 Louisdor nehmen und einen Stein zurückholen
gain-markers = zwei Steine zurückholen
play-place = { $card } ausspielen: { $placement } setzen
play-take-back = { $card } ausspielen: { $count ->
        [one] 1 Stein
       *[other] bis zu { $count } Steine
    } zurückholen
play-place-four = { $card } mit „{ $mission }“ ausspielen: { $placement } setzen
play-take-back-four = { $card } mit „{ $mission }“ ausspielen: bis zu { $count } Steine zurückholen
pay-two = 2 Louisdor zahlen, statt eine Karte auszuspielen
exchange = { $card } abwerfen und eine neue Einflusskarte ziehen
place-on = einen Stein auf { $board } setzen
place-on-five = { $count ->
        [0] keinen Stein auf { $board } setzen
        [one] einen Stein auf { $board } setzen
       *[other] { $count } Steine auf { $board } setzen
    }
play-intrigue = die Intrigekarte ausspielen: { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } aus dem { $reserve }
lay-out = „{ $mission }“ für { $chips } auslegen
change-chip = { $chip } für 2 Louisdor gegen eine Krone tauschen
draw = eine { $tier }e Mission ziehen
keep = { $chip } behalten
put-back-one = „{ $first }“ zurücklegen und eine Mission ziehen
put-back-two = erst „{ $first }“, dann „{ $second }“ zurücklegen und zwei Missionen ziehen
