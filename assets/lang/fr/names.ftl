### Les noms des choses. `.full` est la forme longue, `.one` a son article, `.count` son nombre.
### Les espaces devant ; : ! ? et dans les guillemets deviennent insécables d'elles-mêmes.
### DE($name) fait l'élision devant le nom d'un joueur : « d'Anna », « de Bruno ».

## Listes
list-pair = { $first } et { $last }
list-more = { $first }, { $last }
nobody = personne

## Camps
side-neutral = le joueur fictif
    .short = fictif

## Les douze cartons
board-label = { $number } { $name }
board-1 = Anne
    .full = Anne d'Autriche
board-2 = Philippe
    .full = Philippe Ier d'Orléans
board-3 = Thérèse
    .full = Marie-Thérèse d'Espagne
board-4 = Dauphin
    .full = Le Grand Dauphin
board-5 = Montespan
    .full = Françoise-Athénaïs de Montespan
board-6 = Condé
    .full = Le Grand Condé
board-7 = Colbert
    .full = Jean-Baptiste Colbert
board-8 = Maintenon
    .full = Françoise de Maintenon
board-9 = Vallière
    .full = Louise de La Vallière
board-10 = Turenne
    .full = Henri de Turenne
board-11 = Mazarin
    .full = Jules Mazarin
board-12 = Louvois
    .full = François-Michel de Louvois

## Ce que paient les cartons
reward-coins = { $count } Louis d'or
reward-shields = { $count ->
        [one] un blason
       *[other] { $count } blasons
    }
reward-influence = une carte influence à garder
reward-intrigue = une carte complot
reward-markers-on = jusqu'à { $count ->
        [one] 1 jeton
       *[other] { $count } jetons
    } sur le carton { $board }
reward-markers-back = { $count ->
        [one] 1 jeton récupéré
       *[other] { $count } jetons récupérés
    }
reward-marker-anywhere = un jeton sur un carton au choix
reward-then = { $first }, puis { $next }

## Conditions
condition-money = argent { $price }
    .full = argent { $price } : qui est seul en tête reçoit le revenu gratuitement, les autres peuvent soudoyer pour { $price }
condition-first-place = 1re place
    .full = 1re place : seul reçoit le revenu qui est seul en tête
condition-markers = { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
    .full = { $count ->
        [one] { $count } jeton : tous les joueurs présents ont le revenu
       *[other] { $count } jetons : { $count } jetons ou plus donnent le revenu
    }

## Tuiles
chip-sceptre = sceptre
    .one = un sceptre
    .count = { $count ->
        [one] { $count } sceptre
       *[other] { $count } sceptres
    }
chip-letter = lettre
    .one = une lettre
    .count = { $count ->
        [one] { $count } lettre
       *[other] { $count } lettres
    }
chip-ring = bague
    .one = une bague
    .count = { $count ->
        [one] { $count } bague
       *[other] { $count } bagues
    }
chip-helmet = heaume
    .one = un heaume
    .count = { $count ->
        [one] { $count } heaume
       *[other] { $count } heaumes
    }
chip-crown = couronne
    .one = une couronne
    .count = { $count ->
        [one] { $count } couronne
       *[other] { $count } couronnes
    }
chips-none = aucune tuile
cost = { $first } + { $second }
    .any = au choix

## Blasons
shield-lily = lys
    .count = { $count } lys
shield-sun = soleil
    .count = { $count ->
        [one] { $count } soleil
       *[other] { $count } soleils
    }
shield-lion = lion
    .count = { $count ->
        [one] { $count } lion
       *[other] { $count } lions
    }
shield-eagle = aigle
    .count = { $count ->
        [one] { $count } aigle
       *[other] { $count } aigles
    }
shield-tower = tour
    .count = { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
shield-ship = nef
    .count = { $count ->
        [one] { $count } nef
       *[other] { $count } nefs
    }
shield-plain = uni
    .count = { $count ->
        [one] { $count } uni
       *[other] { $count } unis
    }
shields-none = aucun blason
shields-unseen = { $count } face cachée

## Cartes
# `.many` se met après plusieurs missions ; ces couleurs sont invariables.
tier-light = bleu clair
    .many = bleu clair
tier-medium = bleu moyen
    .many = bleu moyen
tier-dark = bleu foncé
    .many = bleu foncé
influence-joker = joker
    .one = un joker
influence-character = { $number } { $name }
    .one = la carte { $number } { $name }

## Phases
phase-supply = ravitaillement
phase-influence = influence
phase-scoring = comptage
phase-missions = missions
phase-over = fin de la partie

## Lieux
place-general = la réserve générale
    .from = de la réserve générale
    .to = vers la réserve générale
place-personal = la réserve personnelle
    .from = de la réserve personnelle
    .to = vers la réserve personnelle
place-board = le carton { $board }
    .from = du carton { $board }
    .to = vers le carton { $board }
place-neutral = les jetons du joueur fictif
    .from = du stock du joueur fictif
    .to = vers le stock du joueur fictif
reserve-general = réserve générale
reserve-personal = réserve personnelle

## Le score, poste par poste
tally-shields = blasons gagnés pendant la partie
tally-influence = pour les cartes influence en main
tally-intrigue = pour les cartes complot en main
tally-chips = pour les tuiles
tally-markers = pour les jetons sur les cartons
tally-coins = pour chaque lot de 3 Louis d'or
tally-majorities = pour les majorités de blasons
tally-missions = missions posées, { $points } points chacune
tally-total = score
tally-reserve = jetons dans la réserve personnelle

## Ce que font les missions ; leurs titres sont avec les règles
mission-more-missions = En la posant, vous piochez deux missions au lieu d'une, et vous en avez désormais une de plus en main.
mission-one-marker = Ravitaillement : un de vos jetons de la réserve générale, s'il y en a, vous revient.
mission-one-coin = Ravitaillement : vous recevez 1 Louis d'or.
mission-marker-on = Influence, au début : vous pouvez mettre un jeton sur le carton { $board }. Il vient de la réserve générale, sauf si elle est vide.
    .title = Un jeton sur { $board }
mission-pay-two = Influence, une fois par manche : pour tout votre coup, vous pouvez payer 2 Louis d'or et ne pas jouer de carte.
mission-change-chip = Missions, une fois par manche : vous pouvez changer une tuile en couronne pour 2 Louis d'or, même dans la phase où vous posez cette mission.
mission-change-missions = Missions, à la fin, sauf à la dernière manche : vous pouvez remettre une ou deux missions de votre main, face cachée, sous leurs pioches et en prendre autant dans les pioches de votre choix, même dans la phase où vous posez cette mission.
mission-two-gains = Ravitaillement : vous recevez 2 Louis d'or, ou récupérez deux jetons, ou un de chaque, à condition d'avoir ces jetons dans la réserve générale.
mission-one-shield = Ravitaillement : vous piochez un blason.
mission-marker-at-louis = Influence, au début : vous pouvez mettre un jeton sur le carton où se trouve Louis. Il vient de la réserve générale, sauf si elle est vide.
mission-change-card = Influence, une fois par manche : pour tout votre coup, vous pouvez mettre une carte influence au centre, sans effet, et prendre à sa place la première de la pioche.
mission-three-markers = Ravitaillement : trois de vos jetons de la réserve générale, ou tous s'il y en a moins, vous reviennent.
mission-three-coins = Ravitaillement : vous recevez 3 Louis d'or.
mission-intrigue-card = Ravitaillement : vous recevez la première carte complot de la pioche.
mission-marker-for-card = Ravitaillement : vous pouvez passer un jeton de la réserve personnelle à la réserve générale et prendre en échange la première carte influence de la pioche.
mission-four-markers = Influence, une fois par manche, avec la carte de votre choix : au lieu de son effet, placez de 1 à 4 jetons de la réserve personnelle à partir d'un carton quelconque, ou récupérez-en 4, ou tous s'il y en a moins.
mission-last-marker = Influence, à la fin : vous pouvez mettre un jeton sur un carton au choix. Il vient de la réserve générale, sauf si elle est vide.
mission-win-tie = Comptage, une fois par manche : là où vous êtes à égalité en tête et où le carton demande de l'argent ou la 1re place, la majorité peut être à vous.
mission-one-off = Comptage : vous payez 1 Louis d'or de moins chaque fois que vous soudoyez.

## Nombres
decimal-sign = ,
percent = { $number } %
