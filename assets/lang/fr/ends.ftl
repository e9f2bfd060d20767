### La fin d'une partie : son histoire, ce qui restait, les missions posées.

ui-end-story-mission = { $points ->
        [one] un point
       *[other] { $points } points
    } devant { $name } : la { $count ->
        [one] première
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
        [one] avait
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

## Le rideau
ui-curtain-under = { $when }. Que personne d'autre ne regarde, s'il vous plaît.
ui-curtain-table = Sur la table
ui-curtain-paid = Vos gains

## Nouvelle partie, réglages, parties, le menu après la fin
ui-setup-person-says = quelqu'un à ce clavier
ui-setup-bot-random-says = n'importe quelle réponse ; pour essayer
ui-setup-bot-easy-says = quelques règles simples ; pour débuter
ui-setup-bot-medium-says = pèse chaque réponse ; bat facile 4 fois sur 5
ui-setup-bot-hard-says = joue d'avance ; bat moyen 3 fois sur 4
ui-setup-start-random-says = le hasard décide
ui-setup-start-oldest = commence, comme le plus âgé (R3.4)
ui-menu-over = Retour à la table
ui-menu-over-title = Aller au titre
ui-menu-over-leave = Quitter
ui-load-won = { $names } gagne : { $score }
ui-load-shared = { $names } : { $score } chacun
