### Ce qu'on demande à un joueur, et ce que veut dire chaque réponse.

## Questions
ask-trade-marker = { $name } : passer un jeton de votre réserve personnelle à la réserve générale pour avoir la première carte influence de la pioche ? Après vos autres gains, on vous le redemande.
    .late = { $name } : passer un jeton de votre réserve personnelle à la réserve générale pour avoir la première carte influence de la pioche ?
ask-two-gains = { $name } : choisissez deux gains, Louis d'or ou jetons de la réserve générale.
ask-start-marker = { $name } : utiliser « { $mission } » et placer un jeton sur le carton { $board } ?
ask-turn = { $name } : jouez une carte influence, pour placer ou pour récupérer des jetons.
ask-last-marker = { $name } : utiliser « { $mission } » et placer un jeton sur un carton au choix ?
ask-intrigue = { $name } : jouer la carte complot du carton { $board }, si vous l'avez, avant le comptage du carton ?
ask-win-tie = { $name } : remporter l'égalité en tête sur le carton { $board } ?
ask-bribe = { $name } : soudoyer le carton { $board } pour { $price } Louis d'or et recevoir { $pays } ?
ask-place-on-five = { $name } : placer { $most ->
        [one] un jeton
       *[other] jusqu'à { $most } jetons
    } sur le carton { $board } ?
ask-place-anywhere = { $name } : placer un jeton sur un carton au choix ?
ask-lay-out = { $name } : posez une mission, ou finissez.
ask-draw-mission = { $left ->
        [one] { $name } : piochez une carte mission dans une des pioches.
       *[other] { $name } : piochez { $left } cartes mission, l'une après l'autre ; choisissez une pioche.
    }
ask-draw-mission-changing = { $left ->
        [one] { $name } : il reste une carte mission à piocher pour ce que vous avez remis ; choisissez une pioche.
       *[other] { $name } : piochez { $left } cartes mission pour celles que vous avez remises, l'une après l'autre ; choisissez une pioche.
    }
ask-keep-chip = { $name } : quelle tuile gardez-vous pour la manche suivante ? Vous piochez un blason pour chacune des autres.
ask-change-missions = { $name } : remettre une ou deux missions de votre main et en piocher autant ?
ask-change-chip = { $name } : changer une tuile en couronne pour 2 Louis d'or ?

## Dire non
pass = non
pass-trade-marker = garder le jeton
pass-start-marker = ne pas placer de jeton
pass-last-marker = ne pas placer de jeton
pass-intrigue = ne pas jouer de carte complot
pass-win-tie = laisser l'égalité
pass-bribe = ne pas soudoyer
pass-place-anywhere = ne pas placer de jeton
pass-lay-out = finir : ne plus poser de mission
pass-change-missions = garder les missions en main
pass-change-chip = ne pas changer de tuile

## Dire oui
accept = oui
accept-trade-marker = céder un jeton et piocher une carte influence
accept-start-marker = placer un jeton sur { $board }
accept-win-tie = remporter l'égalité sur { $board }
accept-bribe = soudoyer { $board } pour { $price } Louis d'or

## Autres réponses
gain-coins = prendre 2 Louis d'or
gain-both = prendre 1 Louis d'or et récupérer un jeton
gain-markers = récupérer deux jetons
play-place = carte { $card } : placer { $placement }
play-take-back = carte { $card } : récupérer { $count ->
        [one] { $count } jeton
       *[other] jusqu'à { $count } jetons
    }
play-place-four = carte { $card } avec « { $mission } » : placer { $placement }
play-take-back-four = carte { $card } avec « { $mission } » : récupérer { $count ->
        [one] { $count } jeton
       *[other] jusqu'à { $count } jetons
    }
pay-two = payer 2 Louis d'or et ne pas jouer de carte
exchange = défausser { $card } et piocher une autre carte influence
place-on = placer un jeton sur { $board }
place-on-five = { $count ->
        [0] ne pas placer de jeton sur { $board }
        [one] placer { $count } jeton sur { $board }
       *[other] placer { $count } jetons sur { $board }
    }
play-intrigue = jouer la carte complot avec { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } de la { $reserve }
lay-out = poser « { $mission } » contre { $chips }
change-chip = changer { $chip } en couronne pour 2 Louis d'or
draw = piocher une mission { $tier }
keep = garder { $chip }
put-back-one = remettre « { $first } » et piocher une mission
put-back-two = remettre « { $first } », puis « { $second } », et piocher deux missions
