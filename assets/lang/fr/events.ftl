### Une phrase pour chaque chose qui arrive. `cited` met la règle derrière la phrase.

cited = { $sentence } ({ $rule })

round = La manche { $round } commence ; premier joueur : { $name }.
phase-begins-supply = Phase de ravitaillement.
phase-begins-influence = Phase d'influence.
phase-begins-scoring = Phase de comptage : les cartons sont comptés de 1 à 12.
phase-begins-missions = Phase des missions.
phase-begins-over = La partie est finie : ce qui reste devient des blasons.

money-card = La carte argent donne { $coins } Louis d'or à chacun et désigne le carton { $board }.
louis-arrives = Louis va sur le carton { $board }.
louis-leaves = Louis quitte le carton { $board } et retourne à sa place près des cartes argent.

mission-used = { $name } utilise la mission « { $mission } ».
declined-mission = { $name } n'utilise pas la mission « { $mission } ».
declined-tie = { $name } ne remporte pas l'égalité.
declined-marker = { $name } ne place pas de jeton.

markers-to-board = { $name } place { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } { $from } sur le carton { $board }.
markers-taken-back = { $name } récupère { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } de la réserve générale dans sa réserve personnelle.
markers-given-up = { $name } met { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } de sa réserve personnelle dans la réserve générale.
markers-lost = { $name } met { $count ->
        [one] le jeton
       *[other] les { $count } jetons
    } du carton { $board } dans la réserve générale.
markers-home = { $name } reprend { $count ->
        [one] le jeton
       *[other] les { $count } jetons
    } du carton { $board } dans sa réserve personnelle.
markers-neutral-placed = { $count ->
        [one] { $count } jeton du joueur fictif va
       *[other] { $count } jetons du joueur fictif vont
    } sur le carton { $board }.
markers-neutral-back = { $count ->
        [one] { $count } jeton du joueur fictif quitte
       *[other] { $count } jetons du joueur fictif quittent
    } le carton { $board } et { $count ->
        [one] rejoint son
       *[other] rejoignent leur
    } stock.
markers-other = { $name } déplace { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } { $from } { $to }.
no-markers = { $name } n'a pas de jeton pour cela : rien ne bouge.

coins-gained = { $name } reçoit { $count } Louis d'or.
coins-gained-each = { $names } reçoivent { $count } Louis d'or par joueur.
coins-paid = { $name } paie { $count } Louis d'or.
chip-gained = { $name } reçoit { $chip }.
chip-returned = { $name } rend { $chip }.
chip-changed = { $name } change { $chip } en couronne.
chip-kept = { $name } garde { $chip } pour la manche suivante et échange toutes ses autres tuiles contre des blasons.
shield-drawn = { $name } pioche un blason.
shield-drawn-kind = { $name } pioche un blason : { $kind }.
shield-drawn-plain = { $name } reçoit un blason uni, car les soixante blasons sont épuisés : un point, mais d'aucun type.

dealt = { $name } reçoit { $count ->
        [one] { $count } carte influence
       *[other] { $count } cartes influence
    }.
dealt-each = { $names } reçoivent { $count ->
        [one] { $count } carte influence
       *[other] { $count } cartes influence
    } par joueur.
influence-drawn = { $name } pioche une carte influence.
influence-drawn-card = { $name } pioche une carte influence : { $card }.
influence-none = La pioche des cartes influence est vide : { $name } ne pioche rien.
intrigue-drawn = { $name } pioche une carte complot.
intrigue-drawn-card = { $name } pioche une carte complot : { $board }.
intrigue-none = La pioche des cartes complot est vide : { $name } ne pioche rien.

neutral-card = La carte influence { $card } est retournée pour le joueur fictif.
neutral-joker = Un joker est retourné pour le joueur fictif ; on l'écarte et on retourne la carte suivante.

card-placed = { $name } joue { $card } et place { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } : { $placement }.
placement = { $count } sur { $board }
card-takes-back = { $name } joue { $card } pour récupérer des jetons.
card-discarded = { $name } défausse { $card } sans effet.
last-card = { $name } n'a plus qu'une carte influence ; elle va face cachée, sans effet, sur la pioche.
last-card-known = { $name } n'a plus qu'une carte influence, { $card } ; elle va face cachée, sans effet, sur la pioche.
reshuffled = La pioche des cartes influence est refaite : ses 30 cartes sont mélangées.

intrigue-played = { $name } joue la carte complot du carton { $board } ; elle va sous la pioche des cartes complot.
tie-won = { $name } remporte l'égalité sur le carton { $board } et y a désormais la majorité.

## Comptage. `scored` est suivi d'une des phrases `lead-`.
scored = Carton { $board } ({ $condition }) : { $counts }. { $lead }
scored-louis = Carton { $board } ({ $condition }), avec Louis : { $counts }. { $lead }
scored-nobody = Carton { $board } ({ $condition }) : personne n'y est, donc personne n'a le revenu.
scored-nobody-louis = Carton { $board } ({ $condition }), avec Louis : personne n'y est, donc personne n'a le revenu.
scored-count = { $name } { $count }
lead-sole = Majorité : { $leaders }.
lead-sole-second = Majorité : { $leaders } ; deuxième place : { $seconds }.
lead-sole-seconds = Majorité : { $leaders } ; égalité pour la deuxième place : { $seconds }, donc personne n'est deuxième.
lead-favoured = Majorité en remportant l'égalité : { $leaders }.
lead-favoured-second = Majorité en remportant l'égalité : { $leaders } ; deuxième place : { $seconds }.
lead-favoured-seconds = Majorité en remportant l'égalité : { $leaders } ; égalité pour la deuxième place : { $seconds }, donc personne n'est deuxième.
lead-tied-money = Égalité en tête : { $leaders }, donc rien n'est gratuit et chaque joueur présent peut soudoyer.
lead-tied-first-place = Égalité en tête : { $leaders }, donc personne n'a le revenu.
lead-tied-louis = Égalité en tête : { $leaders } ; chaque joueur à égalité a la tuile sans la couronne, et personne n'est deuxième.
lead-enough = { $count ->
        [one] { $count } jeton suffit
       *[other] { $count } jetons suffisent
    } : { $leaders } { $payees ->
        [one] a
       *[other] ont
    } le revenu.
lead-too-few = Aucun joueur n'a { $count ->
        [one] le jeton qu'il faut
       *[other] les { $count } jetons qu'il faut
    }.

paid = { $name } reçoit le revenu du carton { $board } : { $why }.
unpaid = { $name } ne reçoit rien du carton { $board } : { $why }.
unpaid-neutral = Le joueur fictif ne reçoit rien du carton { $board } : il n'a jamais de revenu.
claim-first = majorité
claim-first-louis = majorité là où est Louis, donc la tuile et une couronne
claim-shared-first = égalité en tête là où est Louis, donc la tuile sans couronne
claim-second = deuxième place là où est Louis, donc la tuile gratuitement
claim-enough = autant de jetons que le carton en demande
claim-may-bribe = { $why } ; peut soudoyer pour { $price } Louis d'or
shortfall-tied-for-most = égalité en tête
shortfall-tied-for-second = égalité pour la deuxième place
shortfall-lost-tie = égalité en tête, mais remportée par un autre joueur
shortfall-fewer = un autre a plus de jetons
shortfall-below-threshold = moins de jetons que le carton en demande
shortfall-neutral = il n'a jamais de revenu

bribed = { $name } soudoie le carton { $board } pour { $price } Louis d'or et reçoit le revenu.
no-bribe = { $name } ne soudoie pas le carton { $board } pour { $price } Louis d'or et ne reçoit rien.
too-poor = { $name } n'a pas de quoi soudoyer le carton { $board } pour { $price } Louis d'or et ne reçoit rien.

turned-sole-most = Le carton { $board } se retourne, car quelqu'un y avait seul la majorité ; condition désormais : { $condition }.
turned-somebody-paid = Le carton { $board } se retourne, car un joueur avait assez de jetons ; condition désormais : { $condition }.
turned-louis = Le carton { $board } se retourne, comme toujours celui de Louis ; condition désormais : { $condition }.
stays-nobody = Le carton { $board } ne se retourne pas, car personne n'y était ; condition inchangée : { $condition }.
stays-tied = Le carton { $board } ne se retourne pas, car personne n'y avait seul la majorité ; condition inchangée : { $condition }.
stays-nobody-paid = Le carton { $board } ne se retourne pas, car aucun joueur n'avait assez de jetons ; condition inchangée : { $condition }.

## Missions
laid-out = { $name } pose la mission « { $mission } » contre { $chips }.
mission-drawn = { $name } pioche une mission { $tier }.
mission-drawn-known = { $name } pioche une mission { $tier } : « { $mission } ».
no-mission-left = Toutes les pioches de missions sont vides : { $name } ne pioche rien.
missions-done = { $name } a fini de poser des missions.
mission-put-back = { $name } remet une mission { $tier }, face cachée, sous sa pioche.
mission-put-back-known = { $name } remet une mission { $tier }, face cachée, sous sa pioche : « { $mission } ».
start-passes = Le marqueur premier joueur passe à { $name }.

## La fin
converted-influence = { $name } reçoit { $count ->
        [one] { $count } blason pour { $count } carte influence
       *[other] { $count } blasons pour { $count } cartes influence
    } en main.
converted-intrigue = { $name } reçoit { $count ->
        [one] { $count } blason pour { $count } carte complot
       *[other] { $count } blasons pour { $count } cartes complot
    } en main.
converted-chips = { $name } reçoit { $count ->
        [one] { $count } blason pour { $count } tuile
       *[other] { $count } blasons pour { $count } tuiles
    }.
converted-markers = { $name } reçoit { $count ->
        [one] { $count } blason pour { $count } jeton sur un carton
       *[other] { $count } blasons pour { $count } jetons sur des cartons
    }.
converted-coins = { $name } reçoit { $count ->
        [one] { $count } blason
       *[other] { $count } blasons
    } pour { $coins } Louis d'or.
shields-shown = { $name } dévoile { $shields }.
majority-sole = Type { $kind } : { $names } a la majorité avec { $count } et reçoit un blason de plus.
majority-tied = Type { $kind } : égalité en tête entre { $names }, { $count } chacun ; chacun reçoit un blason de plus.
extra-shield = { $name } reçoit pour cela un blason, qui reste face cachée.
result = { $name } marque { $total ->
        [one] { $total } point
       *[other] { $total } points
    } : { $shields ->
        [one] { $shields } blason
       *[other] { $shields } blasons
    } et { $missions ->
        [one] { $missions } mission posée
       *[other] { $missions } missions posées
    }{ $worth }.
result-worth-five = , à 5 points par mission
result-worth-other = , à { $points } points en tout
tie-on-score = { $names } ont le même score : les jetons de leurs réserves personnelles les départagent.
won = { $names } gagne.
won-shared = { $names } partagent la victoire.

## In short
