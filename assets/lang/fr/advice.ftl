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
why-may-bribe = peut soudoyer { $board } pour { $price } Louis d'or
why-bribes = reçoit { $pays }
why-saves = garde { $price } Louis d'or pour plus tard
why-back = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} de plus à placer
why-ahead = déjà sur { $board } pour le tour suivant
why-ahead-last = reste sur { $board } et vaut un point à la fin
why-points = cinq points à la fin ; la mission dit « { $does } »
why-points-last = cinq points pour « { $mission } »
why-easiest = les missions { $tier } sont les plus faciles à payer
why-lasting = les missions { $tier } rapportent le plus dans les tours qui restent
why-crown = une couronne remplace toute tuile
why-wants = « { $mission } », en main, demande ce que donne { $board } : { $chip }
why-keeps = « { $mission } », en main, demande cette tuile : { $chip }

advice-place = rang
advice-value = valeur
advice-worlds = mondes
advice-answer = réponse
