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
} de plus pour le tour suivant
why-back-tie = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} de plus en réserve, ce qui départage une égalité à la fin
why-waits = garde ses cartes et place après les autres
why-changes = préfère une autre carte
why-ahead = déjà sur { $board } pour le tour suivant
why-ahead-last = laissé sur { $board }, chaque jeton vaut un point à la fin
why-points = { $points } points à la fin, et « { $mission } » pour { $rounds ->
    [one] un tour encore
   *[other] { $rounds } tours encore
}
why-points-last = { $points } points à la fin pour « { $mission } »
why-at-once = les { $chips } tuiles restantes peuvent payer aussitôt une mission { $tier }
why-between = les missions { $tier } font plus que les claires et se paient mieux que les sombres
why-easiest = les missions { $tier } sont les plus faciles à payer
why-lasting = les missions { $tier } rapportent le plus dans les tours qui restent
why-crown = une couronne remplace toute tuile
why-wants = « { $mission } », en main, demande ce que donne { $board } : { $chip }
why-keeps = « { $mission } », en main, demande cette tuile : { $chip }

advice-place = rang
advice-value = valeur
advice-worlds = mondes
advice-answer = réponse
