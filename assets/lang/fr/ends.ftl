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
    } mission, posée à la manche { $round }
ui-end-story-part = { $points ->
        [one] un point
       *[other] { $points } points
    } devant { $name }, surtout par { $part } : { $more ->
        [one] un point de plus
       *[other] { $more } points de plus
    }
ui-end-missions-told = les missions posées
ui-end-shields-won-told = les blasons gagnés en route
ui-end-coins-told = l'argent qui restait
ui-end-majorities-told = les majorités de blasons
ui-end-rest-told = les cartes, tuiles et jetons qui restaient
ui-end-story-ahead = { $points ->
        [one] un point
       *[other] { $points } points
    } devant { $name }
ui-end-story-turned = Après la manche { $before }, { $names } { $count ->
        [one] avait
       *[other] avaient
    } encore { $points ->
        [one] un point
       *[other] { $points } points
    } d'avance : le décompte final a tout renversé.
ui-end-story-always = { $name } menait après chaque manche.
ui-end-story-since = Après la manche { $before }, { $names } { $count ->
        [one] avait
       *[other] avaient
    } encore { $points ->
        [one] un point
       *[other] { $points } points
    } d'avance ; { $name } a pris la tête à la manche { $round }.
ui-end-story-level = Après la manche { $before }, { $names } étaient à égalité ; { $name } a pris la tête à la manche { $round }.
ui-end-laid = Missions posées, et à quelle manche
ui-end-laid-in = { $mission } ({ $round })
ui-end-laid-none = aucune

## Le rideau
ui-curtain-under = { $when }. Que personne d'autre ne regarde.
ui-curtain-table = Sur la table
ui-curtain-paid = Vos gains

## Nouvelle partie, réglages, parties, le menu après la fin
ui-setup-person-says = quelqu'un à ce clavier
ui-setup-bot-random-says = n'importe quelle réponse ; pour essayer
ui-setup-bot-easy-says = quelques règles simples ; pour débuter
ui-setup-bot-medium-says = pèse tout ; bat trois faciles 7 fois sur 10
ui-setup-bot-keen-says = joue d'avance ; bat trois moyens 7 fois sur 10
ui-setup-bot-master-says = deux secondes ; bat trois précédents 4 fois sur 10
ui-setup-bot-hard-says = joue plus loin ; bat trois précédents 5 fois sur 10
ui-setup-start-random-says = le hasard décide
ui-setup-start-oldest = commence, comme le plus âgé (R3.4)
ui-menu-over = Retour à la table
ui-menu-over-title = Aller au titre
ui-menu-over-leave = Quitter
ui-load-won = { $names } gagne : { $score }
ui-load-shared = { $names } : { $score } chacun
ui-end-last-page = C'est la dernière page : a rejoue, w dit ce qui a décidé, q mène au titre.
