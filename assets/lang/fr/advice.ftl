# Pourquoi une réponse est bonne. Chaque raison est une partie de phrase : « Pourquoi : prend la tête sur
# 5 Montespan devant Bruno, ce qui donne une couronne ; garde 2 jetons d'avance sur 4 Dauphin. »

why-because = Pourquoi : { $whys }.
why-line = - { $why }
why-takes = prend la tête sur { $board } devant { $name }, ce qui donne { $pays }
why-leads = majorité sur { $board }, qui donne { $pays }
why-secures = garde { $ahead ->
    [one] { $ahead } jeton
   *[other] { $ahead } jetons
} d'avance sur { $board }
why-leads-all = majorité sur { $boards }
why-takes-all = prend la tête sur { $boards } devant { $name }
why-enough-all = assez de jetons sur { $boards }
why-enough = { $count ->
    [one] { $count } jeton suffit
   *[other] { $count } jetons suffisent
} sur { $board }, qui donne { $pays }
why-nearer = plus que { $missing ->
    [one] { $missing } jeton
   *[other] { $missing } jetons
} pour ce que demande { $board }
why-chip = reçoit la tuile de { $board }, où est Louis
why-denies = égalité avec { $name } sur { $board }, où personne n'a donc la majorité
why-crowned = { $pays } et une couronne
why-may-bribe = peut soudoyer { $board } pour { $price } Louis d'or et recevoir { $pays }
why-bribes = reçoit { $pays }
why-bribes-one = reçoit { $pays }, une des deux tuiles d'une mission
why-bribes-pair = reçoit { $pays } : { $chips } tuiles peuvent payer { $missions ->
    [one] une mission
   *[other] { $missions } missions
}
why-saves-for = garde { $price } Louis d'or pour soudoyer { $board } et recevoir { $pays }
why-saves = garde { $price } Louis d'or pour plus tard
why-saves-last = trois Louis d'or valent un point à la fin, et { $price } n'achèteraient pas mieux
why-back = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} de plus à placer
why-back-next = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} de plus pour la manche suivante
why-back-tie = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} de plus en réserve, ce qui départage une égalité à la fin
why-back-intrigue = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} de plus qu'une carte complot peut placer
why-waits = garde ses cartes et place après les autres
why-changes = préfère une autre carte, et place plus tard que les autres
why-ahead = déjà sur { $board } pour la manche suivante
why-ahead-last = laissé sur { $board }, chaque jeton vaut un point à la fin
why-points = { $points } points à la fin, et « { $mission } » pour { $rounds ->
    [one] une manche encore
   *[other] { $rounds } manches encore
}
why-points-last = { $points } points à la fin pour « { $mission } »
why-at-once = les { $chips } tuiles restantes peuvent payer aussitôt une mission { $tier }
why-between = les missions { $tier } font plus que les claires et se paient mieux que les sombres
why-easiest = les missions { $tier } sont les plus faciles à payer
why-lasting = les missions { $tier } rapportent le plus dans les manches qui restent
why-crown = une couronne remplace toute tuile
why-completes = la tuile de { $board } ({ $chip }) permet de payer « { $mission } »
why-opens = avec cette couronne, « { $mission } » peut être posée
why-wants = « { $mission } », en main, demande ce que donne { $board } : { $chip }
why-keeps = « { $mission } », en main, demande cette tuile : { $chip }
why-chip-tied = égalité avec { $name } sur { $board }, où est Louis : reçoit aussi la tuile, et personne la couronne
why-chip-second = prend la deuxième place sur { $board } à { $name }, et donc la tuile, car Louis y est
why-denies-second = égalité avec { $name } pour la deuxième place sur { $board }, qui ne rapporte donc la tuile à personne
why-short = plus que { $missing ->
    [one] { $missing } jeton
   *[other] { $missing } jetons
} pour la majorité sur { $board }
why-money = davantage pour soudoyer
why-turn = une carte de plus, donc une action de plus cette manche-ci
why-spares = garde le jeton en réserve
why-later = peut encore le faire après les gains
why-rests = ne reprend rien, mais garde ses jetons en réserve pour plus tard
why-empty = n'a aucun jeton à placer
why-little = un jeton sur { $board } rapporterait trop peu
why-tie-for = garde le départage pour { $board }
why-returns = reprend { $count ->
    [one] le jeton
   *[other] les { $count } jetons
} de { $board }, que coûterait la première place
why-idle = ce qui est pioché maintenant ne peut plus être accompli : la pile n'importe guère
why-renews = espère des missions plus faciles à payer
why-content = n'attend pas de meilleures missions que celles en main
why-next = une tuile pour les missions de la manche suivante
why-trades = { $count ->
    [0] la tuile est gardée pour la manche suivante
    [one] une tuile devient un blason
   *[other] { $count } tuiles deviennent des blasons
}
why-card = la carte complot peut faire plus plus tard, et vaut un point à la fin
why-card-last = une carte complot en main vaut un point à la fin

advice-place = rang
advice-value = valeur
advice-worlds = mondes
advice-answer = réponse

# Ce que chacun voit et qui rend la chance grande ou petite, en une ligne.

balance = Points attendus : vous { $own }, { $name } { $theirs }
balance-theirs = { $name } a { $list }
balance-own = vous avez { $list }
balance-missions = missions { $more } contre { $less }
balance-shields = blasons { $more } contre { $less }
balance-chips = tuiles { $more } contre { $less }
balance-coins = Louis d'or { $more } contre { $less }
balance-intrigue = cartes complot { $more } contre { $less }
balance-cards = cartes d'influence { $more } contre { $less }
balance-markers = jetons disponibles { $more } contre { $less }
