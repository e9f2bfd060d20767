# Pour qui conçoit des jeux : les valeurs imprimées en fichiers, et ce que de nombreuses parties en disent.

wrong-group-chips = les tuiles se donnent pour une seule mission à la fois
wrong-value = { $wrong } ; trouvé : { $found }
wrong-pay-count = un carton paie une à { $most } choses, et non { $found }
wrong-pay = un carton paie de 1 à { $most } de chaque sorte, pas { $found } ({ $pay })
wrong-no-chip = les cartons 1 à 4 paient une tuile, puisque le carton de Louis en donne une
wrong-on-itself = un carton ne place des jetons que sur un autre carton
wrong-places-twice = un carton ne demande qu'une fois où vont les jetons
wrong-most = doit aller de 0 à { $most }, et non { $found }

pay-short-coins = { $count } Louis d'or
pay-short-shields = { $count ->
    [one] blason
   *[other] { $count } blasons
}
pay-short-influence = carte influence
pay-short-intrigue = carte complot
pay-short-markers-on = jetons sur { $board }
pay-short-markers-back = { $count } de retour
pay-short-marker-anywhere = jeton
pay-brief-coins = { $count } Louis
pay-brief-shields = { $count ->
    [one] blason
   *[other] { $count } blasons
}
pay-brief-influence = carte
pay-brief-intrigue = compl.
pay-brief-markers-on = jet. au { $board }
pay-brief-markers-back = { $count } repris
pay-brief-marker-anywhere = jeton

cli-components = Imprimer les valeurs de cette édition, vérifier un fichier ou en comparer deux
    .examples =
        Exemples :
          louis-xiv components > valeurs.json
          louis-xiv components moins-cher.json
          louis-xiv components moins-cher.json plus-cher.json
          louis-xiv components moins-cher.json --whole
cli-components-file = Un fichier de valeurs ; ce qu'il ne nomme pas reste comme dans cette édition
cli-components-other = Un autre : on dit ce qui change du premier à celui-ci
cli-components-whole = Imprimer le fichier avec toutes les valeurs
cli-transcript-components = D'autres valeurs imprimées
cli-scenario-components = D'autres valeurs imprimées que celles du scénario

components-same = Aucune valeur ne diffère.
components-changes = { $count ->
    [one] Une valeur diffère :
   *[other] { $count } valeurs diffèrent :
}
components-change = { $what } : { $from }, désormais { $to }
components-rounds = manches
components-starting-money = argent au départ
components-front = { $board }, recto
components-back = { $board }, verso
components-pays = { $board }, paie
components-money-cards = cartes argent du carton { $board }
components-chips = { $mission } ({ $name }), tuiles
components-points = { $mission } ({ $name }), points
components-points-all = chaque mission, points
components-points-tier = { $tier }, points
components-order = ordre des cartes argent
components-as-shipped = comme dans cette édition
components-own-order = le leur

cli-simulate-components = D'autres valeurs imprimées
cli-simulate-against = Une seconde version des valeurs : chaque donne est jouée sous les deux, et l'on dit les différences
cli-simulate-scenario = Une position où chaque partie commence, après ses étapes ; ce qu'elle laisse ouvert est redistribué à chaque graine
cli-simulate-until = S'arrêter plus tôt : narrow:MEASURE:WIDTH quand l'intervalle à 95 % est assez étroit, sure:MEASURE:DIFFERENCE quand un test séquentiel est fini (avec --against) ; les mesures sont dans `formats statistics`
cli-simulate-each = Un fichier pour un objet JSON par partie ; celui qui existe est remplacé
cli-simulate-save-games = Un répertoire pour les parties elles-mêmes, en sauvegardes

simulate-rounded = { $asked } parties ne font pas un nombre entier de donnes à { $players } : on en joue { $games }
simulate-until-needs-two = `--until sure:…` teste une différence : il faut une seconde version, `--against FILE`
simulate-bad-until = « { $words } » n'est pas une fin : écrivez narrow:MEASURE:WIDTH ou sure:MEASURE:DIFFERENCE, par exemple narrow:place.0.wins:0.02 ; les mesures sont dans `louis-xiv formats statistics`
simulate-no-begin = avec la graine { $seed } le scénario ne se joue pas : { $words }
simulate-head = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $players } ; { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} à partir de la graine { $seed }
simulate-every-seat = Chaque donne a été jouée avec chaque joueur à chaque place ; les intervalles portent sur les donnes.
simulate-cut = ARRÊTÉ après { $games } parties sur { $all } : voici ce qui a été joué jusque-là.
simulate-found-more = Test de { $measure } : il y en a PLUS (contre une différence de { $value } ; au plus 5 % de versions égales finissent ainsi).
simulate-found-less = Test de { $measure } : il y en a MOINS (contre une différence de { $value } ; au plus 5 % de versions égales finissent ainsi).
simulate-found-none = Test de { $measure } : pas de différence de { $value } (au plus 5 % des versions aussi différentes finissent ainsi).
simulate-found-narrow = L'intervalle de { $measure } n'est pas plus large que { $value }.
simulate-found-open = { $measure } : pas tranché avec autant de parties (demandé : { $value }).
simulate-start-more = Commencer aide : le premier joueur de la manche 1 gagne { $share } ({ $interval }) ; à égalité ce serait { $even }.
simulate-start-less = Commencer nuit : le premier joueur de la manche 1 gagne { $share } ({ $interval }) ; à égalité ce serait { $even }.
simulate-start-even = Le premier joueur de la manche 1 gagne { $share } ({ $interval }) : aucune différence avec { $even } que montrent autant de parties.
simulate-round = manche { $round }
simulate-versions = { $changes ->
    [0] Les deux versions sont les mêmes.
    [one] La version b change une valeur de la version a :
   *[other] La version b change { $changes } valeurs de la version a :
}
simulate-verdict-more = plus
simulate-verdict-less = moins
simulate-verdict-surely-more = sûrement plus
simulate-verdict-surely-less = sûrement moins
simulate-verdict-nothing = { $games ->
    [one] une partie ne montre rien
   *[other] aucune différence que montrent { $games } parties
}
simulate-none = { $none } mesures sur { $all } ne montrent aucune différence ({ $hidden } d'entre elles ne sont pas listées). « plus » et « moins » valent pour une mesure seule : parmi celles sans différence, une sur vingt a cet air. « sûrement » vaut pour toutes ensemble.
simulate-short = trop peu
simulate-without = sans
simulate-by-part = Score par catégorie, par partie
simulate-part-shields = blasons
simulate-part-influence = influence
simulate-part-intrigue = complot
simulate-part-chips = tuiles
simulate-part-markers = jetons
simulate-part-coins = argent
simulate-part-majorities = majorités
simulate-part-mission-points = missions
simulate-measure = par partie
simulate-a = a
simulate-b = b
simulate-difference = b - a
simulate-verdict = verdict
simulate-differ-game = La partie
simulate-differ-place = Par rang depuis qui commence, qui a le rang 0
simulate-differ-seat = Par place
simulate-differ-kind = Par sorte de joueur
simulate-differ-board = Cartons, nombres par partie
simulate-differ-mission = Missions, par partie
simulate-measure-score = score
simulate-measure-shields = points pour les blasons gagnés
simulate-measure-influence = points pour les cartes influence
simulate-measure-intrigue = points pour les cartes complot
simulate-measure-chips = points pour les tuiles
simulate-measure-markers = points pour les jetons
simulate-measure-coins = points pour l'argent
simulate-measure-majorities = points pour les majorités
simulate-measure-mission-points = points pour les missions
simulate-measure-laid-out = missions posées
simulate-measure-margin = avance du vainqueur
simulate-measure-shared = victoires partagées
simulate-measure-decisions = questions posées
simulate-measure-wins = victoires
simulate-measure-won = gagné
simulate-measure-tied = égalité
simulate-measure-short = trop peu
simulate-measure-empty = vide
simulate-measure-flipped = retourné
simulate-measure-payments = paiements
simulate-measure-bribes = pots-de-vin
simulate-chart-wins = Victoires par rang depuis qui commence, qui a le rang 0
simulate-chart-parts = Score par catégorie, par joueur
simulate-chart-payments = Paiements par carton, par partie
simulate-chart-bribes = Pots-de-vin par carton, par partie
simulate-chart-missions = Missions posées, par partie
simulate-bad-until-value = « { $value } » n'est pas un nombre supérieur à 0, et la largeur ou la différence doit en être un
simulate-bad-until-measure = il n'y a pas de mesure « { $name } » avec ces joueurs ; `louis-xiv formats statistics` dit lesquelles il y a
simulate-each-dash = `--each` demande un fichier : les statistiques vont à la sortie standard
simulate-chart-kinds = Victoires par sorte de joueur, en part des parties de sa place
simulate-chart-kind-parts = Score par catégorie, par sorte de joueur
simulate-chart-kind-parts-a = Score par catégorie, par sorte de joueur, dans la version a
simulate-differ-chart-score = Ce que b a de plus que a : points d'un joueur, et avance du vainqueur
simulate-differ-chart-wins = Ce que b a de plus que a : victoires par rang depuis qui commence, qui a le rang 0, et par sorte de joueur
simulate-differ-chart-boards = Ce que b a de plus que a : paiements et pots-de-vin par carton, par partie
simulate-differ-chart-missions = Ce que b a de plus que a : missions posées par partie, là où cela diffère
simulate-legend-bars = Une barre est une moyenne, le trait dessus son intervalle à 95 % sur les donnes. Un trait interrompu est là où tous seraient égaux.
simulate-legend-points = Un point est la différence moyenne sur les mêmes donnes, le trait son intervalle à 95 % ; gris là où ce peut n'être rien.
simulate-bars = Victoires, de 0 à 100 % : # sûr, = dans l'intervalle à 95 %, | la part trouvée
simulate-shipped = telles que livrées
variant = Joué avec d'autres valeurs imprimées : { $changes }.
ui-mission-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
components-whole-one = `--whole` imprime un seul fichier avec toutes ses valeurs, pas deux
simulate-chart-mission-wins = Victoires de ceux qui ont posé une mission, en proportion
simulate-from = Chaque partie commence par { $scenario }.
values-replaced = les valeurs de { $file } remplacent celles du scénario
