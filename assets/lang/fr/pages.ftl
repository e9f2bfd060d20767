### Les pages posées sur la table : aide, carton, points, journal, conseil, fiche.

ui-key-scroll = défiler
ui-key-boards = autres cartons

## Aide
ui-help-keys = Touches qui agissent maintenant
ui-help-lit = clair : à choisir
ui-help-chosen = choisi
ui-help-done = sombre : compté
ui-help-louis = Louis est ici
ui-help-money = gratuit au premier seul, sinon 3
ui-help-first = seul le premier est payé
ui-help-enough = payés dès 3 jetons
ui-help-points = blasons, et { $points } par mission
ui-help-ready = réserve personnelle, à poser
ui-help-general = réserve à récupérer
ui-help-crown = vaut toute tuile
ui-help-markers = deux jetons de A
ui-help-neutral = ceux du neutre
ui-help-planned = nouveaux ou prévus
ui-help-star = a changé
ui-help-paid = serait payé

## Un carton
ui-board-done = Il a été compté à cette manche
ui-board-nobody = Personne n'y est.
ui-board-near = Voisins
ui-board-side-now = face visible
ui-board-side-other = l'autre face
ui-gets-crown = tuile et couronne

## Une mission
ui-mission-stays = Posée, elle vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, reste jusqu'à la fin et sert à chaque manche dès lors. (R7.3)

## Les points
ui-scores-missions = missions posées, { $points } chacune
ui-scores-shields = blasons, 1 chacun
ui-scores-coins = par 3 Louis d'or
ui-scores-cards = cartes et tuiles
ui-scores-markers = jetons posés
ui-scores-missions-short = missions
ui-scores-shields-short = blasons
ui-scores-coins-short = argent
ui-scores-cards-short = cartes, tuiles
ui-scores-markers-short = jetons
ui-scores-points = points à ce jour
ui-scores-all = si c'était la fin

## Le journal
ui-log-empty = Il ne s'est encore rien passé.

## Un conseil
ui-hint-share = { $share } %
ui-hint-shares-short = chances de gagner (à égalité : { $even })
ui-hint-shares-points = chances de gagner (à égalité : { $even }), points à la fin
ui-hint-points-shares = points à la fin, chances de gagner (à égalité : { $even })
ui-hint-ahead = { $points } devant
ui-hint-behind = { $points } derrière
ui-hint-as = comme pour la réponse { $place }

## Missions
ui-tier-light-says = Une tuile et une autre au choix : facile.
ui-tier-medium-says = Deux tuiles différentes, un effet plus fort.
ui-tier-dark-says = Deux pareilles : dur, et le plus fort.
ui-sheet-no-chips = aucune tuile

## Ce que font les missions, en une ligne ou deux pour une carte
brief-more-missions = Aussitôt : piochez deux missions au lieu d'une.
brief-one-marker = Ravitaillement : un jeton vous revient.
brief-one-coin = Ravitaillement : 1 Louis d'or.
brief-marker-on = Influence, au début : un jeton sur le carton { $board }, si vous voulez.
brief-pay-two = Influence, une fois par manche : payez 2 Louis d'or au lieu de jouer une carte.
brief-change-chip = Missions, une fois par manche : 2 Louis d'or changent une tuile en couronne.
brief-change-missions = Missions, à la fin : changez une ou deux missions de votre main.
brief-two-gains = Ravitaillement : 2 Louis d'or, ou deux jetons, ou un de chaque.
brief-one-shield = Ravitaillement : piochez un blason.
brief-marker-at-louis = Influence, au début : un jeton sur le carton de Louis, si vous voulez.
brief-change-card = Influence, une fois par manche : changez une carte influence au lieu de jouer.
brief-three-markers = Ravitaillement : trois jetons vous reviennent.
brief-three-coins = Ravitaillement : 3 Louis d'or.
brief-intrigue-card = Ravitaillement : une carte complot.
brief-marker-for-card = Ravitaillement : un jeton prêt contre une carte influence.
brief-four-markers = Influence, une fois par manche : une carte pose jusqu'à 4 jetons dès un carton au choix, ou en rend 4.
brief-last-marker = Influence, à la fin : un jeton sur un carton au choix.
brief-win-tie = Comptage, une fois par manche : gagnez une égalité en tête.
brief-one-off = Comptage : soudoyer vous coûte 1 de moins.
ui-scores-later = À la fin, 3 Louis d'or, une carte, une tuile ou un jeton sur un carton valent chacun un blason, et la majorité d'une sorte en rapporte un de plus (R7.3).
ui-scores-majorities = Les points sont les blasons et les missions posées ; le reste deviendrait des blasons. Qui a le plus d'une sorte de blasons en reçoit un de plus à la fin. (R7.3)
