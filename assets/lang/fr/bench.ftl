# Pour qui conçoit des jeux : les valeurs imprimées en fichiers, et ce que de nombreuses parties en disent.

wrong-group-chips = les tuiles se donnent pour une seule mission à la fois
wrong-not-first = `first-place` ne peut être que true
wrong-value = { $wrong } ; trouvé : { $found }
wrong-pay-count = un carton paie une à { $most } choses, et non { $found }
wrong-pay = de 1 à { $most }, et non { $found }
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
components-rounds = tours
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
