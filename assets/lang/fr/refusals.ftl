### Pourquoi une réponse est refusée, et ce qui ne va pas dans une position.

## Refus
refused-over = La partie est finie.
refused-not-now = Ce n'est pas une réponse à la question posée.
refused-must-choose = On ne peut pas passer ici ; il faut choisir une des réponses.
refused-card-not-held = La carte influence { $card } n'est pas dans votre main.
refused-too-many-markers = { $most ->
        [one] On ne peut pas placer plus de { $most } jeton.
       *[other] On ne peut pas placer plus de { $most } jetons.
    }
refused-no-marker-left = Il n'y a pas assez de jetons prêts dans la réserve personnelle.
refused-starts-elsewhere = Le premier jeton va sur le carton de la carte, { $board }.
refused-not-neighbour = Le carton { $board } est trop loin : à l'écran, deux voisins se touchent par le haut ou par le bas.
refused-two-directions = Depuis le carton { $board }, les jetons ne peuvent pas sauter dans deux directions.
refused-mission-not-ready = La mission « { $mission } » n'est pas posée devant vous, ou elle a déjà servi dans cette phase.
refused-too-poor = Cela coûte { $price } Louis d'or, et vous avez moins.
refused-no-intrigue = La carte complot du carton { $board } n'est pas dans votre main.
refused-wrong-count = Le nombre va du minimum demandé à { $most } au plus.
refused-mission-not-held = La mission « { $mission } » n'est pas dans votre main.
refused-chip-not-held = Il faut pour cela { $chip }, et vous n'en avez pas.
refused-wrong-chips = Ces tuiles ne paient pas « { $mission } ».
refused-already-crown = Une couronne est déjà une couronne.
refused-deck-empty = La pioche des missions { $tier } est vide.
refused-same-mission = On ne remet pas deux fois la même mission.

## Positions impossibles
broken-markers = Le joueur { $seat } a { $count } jetons en tout, et non 16.
broken-neutral = Il y a { $count } jetons du joueur fictif : il en faut 8 à deux joueurs et aucun à plus.
broken-influence = La carte influence { $card } est là { $count } fois, et non { $right }.
broken-intrigue = La carte complot du carton { $board } est là { $count } fois, et non une seule.
broken-mission = La mission { $mission } est là { $count } fois, ou dans la mauvaise pioche.
broken-shields = Il y a { $count } blasons du type { $kind }, et non 10.
broken-plain-too-early = Il y a des blasons unis alors que les soixante blasons ne sont pas épuisés.
broken-money-cards = Les cartes argent ne sont pas toutes là une fois, avec une carte retournée par manche commencée.
broken-louis = Louis n'est pas là où la carte argent et la phase le mettent.
broken-empty-seat = La place { $seat } n'est pas jouée, et il s'y trouve pourtant quelque chose.
broken-too-much = Le joueur { $seat } a plus d'argent, de tuiles ou de blasons unis qu'aucune partie n'en donne.
broken-knowledge = Le joueur { $seat } est censé connaître une carte qui n'est pas là.
broken-used = Une mission est marquée comme utilisée alors que personne ne l'a posée.
broken-rest = Les règles ne poseraient pas cette question ici : { $why }.
broken-table = Le nombre de joueurs, la manche, le premier joueur ou le joueur qui doit répondre est hors limites.
unasked-no-cards = { $seat } a moins de deux cartes influence en main, donc plus de coup
unasked-no-mission = { $seat } n'a pas posé la mission qu'il faut, l'a utilisée, ou elle ne ferait rien ici
unasked-no-markers = { $seat } n'a pas de jeton en réserve
unasked-no-intrigue = { $seat } n'a pas de carte complot en main
unasked-no-tie = il n'y a sur ce carton pas d'égalité que { $seat } puisse gagner
unasked-no-bribe = { $seat } ne peut pas y verser de pot-de-vin : il faut un jeton sur place, un carton qui demande de l'argent, et ne pas être payé de toute façon
unasked-too-poor = { $seat } ne peut pas payer le pot-de-vin
unasked-paid = { $seat } est de ceux qui y ont été payés
unasked-not-paid = { $seat } n'est pas de ceux qui y ont été payés
unasked-not-printed = ce carton ne paie pas cela
unasked-impossible = quelqu'un y serait payé, ou aurait gagné une égalité, qui ne peut pas l'avoir été
unasked-no-chips = { $seat } n'a pas de tuiles
unasked-no-draw = { $seat } n'a rien à piocher, ou pas autant
unasked-one-chip = { $seat } a des tuiles de moins de deux sortes, donc rien à choisir
unasked-last-round = pas à la dernière manche
unasked-too-early = la partie n'est finie qu'après la dernière manche
unasked-not-counted = les blasons pour ce qui reste et pour les majorités n'y sont pas
