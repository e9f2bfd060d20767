### La fin d'une partie : son histoire, ce qui restait, les missions posées.

ui-end-story-mission = { $points ->
        [one] un point
       *[other] { $points } points
    } devant { $name } : la { $count ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
       *[other] dernière
    } mission, posée au tour { $round }
ui-end-story-part = { $points ->
        [one] un point
       *[other] { $points } points
    } devant { $name } : { $more } de plus par { $part }
ui-end-story-turned = Après le tour { $round }, { $names } { $count ->
        [1] avait
       *[other] avaient
    } encore { $points ->
        [one] un point
       *[other] { $points } points
    } d'avance : le décompte final a tout renversé.
ui-end-story-always = { $name } menait après chaque tour.
ui-end-story-since = { $name } menait depuis le tour { $round }.
ui-end-laid = Missions posées, et à quel tour
ui-end-laid-in = { $mission } ({ $round })
ui-end-laid-none = aucune

## Ce qui restait
ui-last-heading = Les quatre tours sont finis. Ce qui reste devient des blasons :
ui-last-line = { $name } : { $parts }, { $count ->
        [one] { $count } blason
       *[other] { $count } blasons
    }
ui-last-nothing = { $name } : rien
ui-last-influence = { $count ->
        [one] { $count } carte influence
       *[other] { $count } cartes influence
    }
ui-last-intrigue = { $count ->
        [one] { $count } carte complot
       *[other] { $count } cartes complot
    }
ui-last-chips = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
ui-last-markers = { $count ->
        [one] { $count } jeton sur un carton
       *[other] { $count } jetons sur des cartons
    }
ui-last-coins = { $count } Louis d'or
ui-last-turn = On retourne maintenant les blasons, type par type.
