### Les règles, par numéro. `.title` nomme une règle ; `.ruling1`, `.ruling2` ... sont les décisions
### propres à cette édition là où les règles imprimées se taisent. Une ligne est un paragraphe ou un point de liste.

## Avant les mots : le jeu en dix lignes
rules-aim = Le jeu en bref
    .lines =
        But : le plus de points après quatre manches. Un blason vaut 1 point, une mission posée 5.
        Vos 16 jetons sont votre influence à la cour. Douze cartons donnent un revenu à qui en a assez.
        Une manche a quatre phases : ravitaillement, influence, comptage, missions.
        Ravitaillement : de l'argent pour tous, Louis va sur un des cartons 1 à 4, cinq cartes chacun.
        Influence : à chacun son coup, une carte, pour placer jusqu'à trois jetons ou en récupérer trois.
        Les jetons vont sur le carton de la carte et peuvent sauter chez un voisin, en laissant un à chaque fois.
        Comptage, de 1 à 12 : $3 gratuit pour qui est seul en tête, les autres soudoient ; 1er seul en tête ; 3+ tous avec trois.
        Qui gagne un carton $ ou 1er perd ses jetons dans la réserve générale ; les autres reprennent les leurs.
        Missions : deux tuiles en posent une, 5 points et de l'aide à chaque manche ; on en pioche une. On garde une tuile.
        Fin : ce qui reste devient des blasons, la majorité de chaque type en donne un de plus. Le plus de points gagne.
rules-boards = Les cartons, des deux côtés

## Searching: words that are passed over; then, a line each, words that mean the same
rules-passed-over = le la les l un une des de du d et ou est sont était a à au aux en dans sur sous par pour avec sans je tu il elle on nous vous ils mon ma mes son sa ses leur ce cet cette ces que qui quoi quand comment combien où quel quelle quels quelles si se s n ne pas peut peux doit y joueur joueurs
rules-alike =
    flip retourner retourne retournent tourner
    tuile tuiles chip
    joker atout
    égalité égal égaux nul partage
    échanger échange troquer changer
    secret secrète caché cachée
    argent louis monnaie pièce or
    soudoyer pot vin corrompre
    placer mettre poser met
    vide rien aucun aucune
    nombre exemplaires copies
    dessous jamais moins négatif
    même
    premier commence commencer début âgé
    fin dernier dernière 4
    points score gagner victoire
    défausser jeter écarter
    neutre fictif n
    récupérer reprendre revenir revient
    voisin adjacent touche
    carton plateau personnage
    jeton pion marqueur

## Les mots, avant le premier chapitre
terms = Vocabulaire
term-line = { $word } : { $meaning }
term-board = carton
    .meaning = une des douze plaques de la cour ; elle montre un personnage, un revenu et la condition à remplir pour l'obtenir
term-marker = jeton
    .meaning = une pièce qui montre l'influence d'un joueur sur un carton
term-personal = réserve personnelle
    .meaning = les jetons qu'un joueur peut placer : ils sont prêts, et ce qui y retourne revient
term-general = réserve générale
    .meaning = les jetons d'un joueur qui sont au milieu de la table ; il faut les récupérer avant de pouvoir s'en servir
term-chip = tuile
    .meaning = un sceptre, une lettre, une bague, un heaume ou une couronne ; deux tuiles achètent une mission
term-shield = blason
    .meaning = des armoiries d'un des six types ; chaque blason vaut un point à la fin
term-coin = Louis d'or
    .meaning = la monnaie du jeu, en pièces de 1 et de 5 ; on peut la changer à tout moment, seule la somme compte
term-start = premier joueur
    .meaning = celui qui commence tout au long d'une manche ; un marqueur le montre
term-order = dans l'ordre du tour
    .meaning = un joueur après l'autre, dans le sens des aiguilles d'une montre, en commençant par le premier joueur

## Chapitres
chapter-1 = Matériel
chapter-2 = La cour
chapter-3 = Mise en place
    .intro = Une partie dure 4 manches. Chaque manche a quatre phases : ravitaillement (R4), influence (R5), comptage (R6) et missions (R7).
chapter-4 = La phase de ravitaillement
chapter-5 = La phase d'influence
chapter-6 = La phase de comptage
    .intro = On traite les douze cartons l'un après l'autre, de 1 à 12.
chapter-7 = La phase des missions et la fin
chapter-8 = Ce que font les missions
    .intro =
        Les missions posées restent devant leur propriétaire jusqu'à la fin de la partie. Chacune nomme une phase et peut y servir une fois à chaque manche, dès la prochaine phase de ce nom. Personne n'est forcé d'utiliser une mission, et deux missions de même effet peuvent servir toutes les deux.
        R8.1 à R8.7 sont des missions bleu clair, qui coûtent une tuile donnée et une autre au choix ; R8.8 à R8.12 sont bleu moyen et coûtent deux tuiles différentes ; R8.13 à R8.20 sont bleu foncé et coûtent deux tuiles égales. Le nombre de cartes de chaque sorte est donné avec sa règle ; les bleu foncé n'existent qu'une fois.
chapter-9 = Le jeu à deux

## R1
rule-1-1 = On joue de deux à quatre. Chaque joueur a 16 jetons à lui. À deux, il y a en plus les 8 jetons d'un joueur fictif (R9).
    .title = Joueurs et jetons
rule-1-2 = Douze cartons, numérotés de 1 à 12, montrent les personnages de la cour. Les deux faces d'un carton donnent le même revenu, mais à des conditions différentes (R6.4 à R6.6). Au début, tous montrent leur recto, la face au numéro rouge.
    .title = Cartons
rule-1-3 =
    Il y a 30 cartes influence : chacun des 12 personnages deux fois, et 6 jokers.
    .title = Cartes influence
    .words = pioche combien cartes joker jokers
rule-1-4 = Chaque personnage a 1 carte complot, ce qui en fait 12.
    .title = Cartes complot
rule-1-5 = Il y a 8 cartes argent. Chacune montre une somme et un carton, toujours le 1, le 2, le 3 ou le 4.
    .title = Cartes argent
rule-1-6 = Les cartes mission forment trois pioches : 20 bleu clair, 12 bleu moyen et 8 bleu foncé, 40 en tout (R8).
    .title = Cartes mission
rule-1-7 = Il y a 34 tuiles : 10 couronnes, et 6 de chaque sorte pour les sceptres, les lettres, les bagues et les heaumes.
    .title = Tuiles
rule-1-8 = Il y a 60 blasons, 10 de chacun des 6 types. On les pioche toujours sans regarder.
    .title = Blasons
rule-1-9 = L'argent, les tuiles et les blasons devraient suffire ; s'ils viennent à manquer, on les remplace par autre chose. Les pièces de 1 et de 5 se changent à tout moment.
    .title = Quand quelque chose manque
    .words = changer argent pièces monnaie banque plus de blasons épuisés
    .ruling1 = L'argent et les tuiles ne manquent jamais.
    .ruling2 = Quand les 60 blasons sont épuisés, on donne à la place un blason uni. Il vaut un point comme les autres, mais n'étant d'aucun type il n'aide jamais à une majorité (R7.3).
rule-1-10 = Il y a un marqueur Louis XIV et un marqueur premier joueur.
    .title = Louis et le premier joueur

## R2
rule-2-1 =
    Les cartons sont disposés comme les cases d'une couleur sur un damier de 5 × 5 ; depuis le 1, les numéros vont en spirale vers l'extérieur :
       -   6   -   7   -
       5   -   1   -   8
       -   4   -   2   -
      12   -   3   -   9
       -  11   -  10   -
    .title = La place des cartons
rule-2-2 =
    Sont voisins les cartons qui se touchent par un coin, et eux seuls :
       1: 2, 4, 6, 7      2: 1, 3, 8, 9      3: 2, 4, 10, 11    4: 1, 3, 5, 12
       5: 4, 6            6: 1, 5            7: 1, 8            8: 2, 7
       9: 2, 10          10: 3, 9           11: 3, 12          12: 4, 11
    .title = Voisins
    .words = adjacents
rule-2-3 =
    Les treize cases entre les cartons contiennent tout le reste. Chaque sorte de tuile est à côté d'un carton qui la donne, les réserves générales (rés.) sont autour du centre, et les cartes influence jouées dans la manche sont au centre :
     couronnes   6   sceptres   7      -
         5     rés.     1     rés.     8
      heaumes    4    jouées    2   lettres
        12     rés.     3     rés.     9
      complot   11    bagues   10  couronnes
    Hors de la cour, les pioches de missions sont sous le 10 et celle des cartes influence sous le 11 ; l'argent, ses cartes et les blasons sont du côté opposé, au-dessus.
    .title = Le reste de la table

## R3
rule-3-1 = Chaque joueur commence avec 16 jetons de sa couleur, 5 Louis d'or et deux missions secrètes, une bleu clair et une bleu moyen.
    .title = Ce que chacun reçoit
    .words = début argent missions
rule-3-2 = Tous les jetons ne sont pas disponibles dès le début. Le premier joueur et le suivant en mettent 5 dans la réserve générale, le troisième 6 et le quatrième 7 ; il en reste donc 11, 11, 10 et 9 dans les réserves personnelles. À deux, c'est 5 pour le premier joueur et 6 pour l'autre.
    .title = Les premières réserves
    .words = début départ
rule-3-3 = On mélange toutes les pioches. Sur les 8 cartes argent, 4 retournent dans la boîte sans être vues ; les 4 autres sont pour les 4 manches.
    .title = Mélanger
    .words = combien de manches tours
rule-3-4 = Le plus âgé commence la manche 1. Le programme vous laisse dire qui commence, ou tire quelqu'un au sort.
    .title = Qui commence
    .words = âgé commence
rule-3-5 =
    Sont cachés : toutes les cartes en main, qu'elles soient d'influence, de complot ou de mission ; le type des blasons de chacun ; l'ordre des pioches ; les 4 cartes argent mises dans la boîte ; les cartes que R5.10 met sur la pioche et les missions que R8.7 met sous la leur. Chacun peut regarder ce qui est à lui quand il veut, et jamais ce qui est aux autres.
    Sont publics : l'argent et les tuiles, les deux réserves et tous les jetons sur les cartons, la carte argent, les missions posées, et toute carte influence jouée ou retournée, car on peut feuilleter le tas du centre. Les trois pioches de missions ont des dos différents : tout le monde voit donc dans laquelle on pioche, et combien de cartes de chaque sorte contient une main.
    .title = Secrets
    .words = secret caché ouvert adversaire rival claires moyennes foncées missions consulter
    .ruling1 = Personne ne cache combien il a de blasons, ni de cartes influence et complot.
rule-3-6 = Une main peut contenir autant de cartes qu'on veut.
    .title = Pas de limite de main
    .words = limite main maximum
rule-3-7 = Recevoir une question, ou ne pas la recevoir, peut trahir ce qu'on a en main. Les règles imprimées ne disent pas à qui il faut demander quand.
    .title = Les questions ne trahissent rien
    .ruling1 = Seul ce qui est public décide si un joueur reçoit une question. Qui a une carte complot, peu importe laquelle, a donc la question à chaque carton, et qui a une tuile joue dans la phase des missions, même s'il ne peut que dire non.

## R4
rule-4-1 = On retourne la carte argent suivante. Tous les joueurs reçoivent la somme indiquée, et Louis va sur le carton indiqué.
    .title = L'argent et Louis
    .words = Louis figurine
rule-4-2 = À trois joueurs, la première carte complot de la pioche va à celui qui est premier joueur à la dernière manche.
    .title = Une carte complot pour le dernier premier joueur
    .words = dernière manche 4
    .ruling1 = Cela se passe dans la phase de ravitaillement de la dernière manche, avant toute mission.
rule-4-3 = Puis les missions de ravitaillement posées font leur effet (R8), joueur après joueur dans l'ordre du tour.
    .title = Missions de ravitaillement
    .words = ordre
    .ruling1 = Quand une mission ne fait que donner (Louis d'or, jetons, blason, carte complot), son propriétaire le reçoit sans question : personne n'aurait intérêt à s'en priver. Le choix de R8.8 vient après ces gains.
    .ruling2 = R8.16 peut venir avant les autres gains, entre eux ou après, et cela peut compter quand la réserve générale a peu de jetons. Son propriétaire, s'il a aussi posé une des missions R8.2, R8.8 et R8.13, a donc deux occasions : la première dès qu'un jeton se trouve dans sa réserve personnelle, avant les gains ou entre deux d'entre eux ; la seconde après tous les gains, si elle n'a pas servi.
rule-4-4 = Chacun reçoit 5 cartes influence. Qui en a déjà, par le carton 11 ou une mission, les garde en plus.
    .title = La distribution

## R5
rule-5-1 = À deux, c'est le moment où les jetons du joueur fictif viennent sur les cartons (R9.2).
    .title = Jetons du joueur fictif
    .ruling1 = C'est la toute première chose de la phase.
rule-5-2 = Ensuite, on peut utiliser les missions du début de la phase d'influence (R8.4, R8.10, R8.11).
    .title = Missions au début
    .ruling1 = Chaque joueur en finit avec toutes ces missions avant que le suivant, dans l'ordre du tour, commence.
rule-5-3 = Puis on joue à tour de rôle, dans l'ordre du tour. Qui a au moins deux cartes influence en joue une, qui va au centre, ou se sert d'une mission à la place (R8.5, R8.12). Qui en a moins est sauté, si bien qu'un joueur avec beaucoup de cartes peut jouer plusieurs fois de suite.
    .title = À tour de rôle
    .words = passer sauter tour
rule-5-4 = Une carte influence peut servir à deux choses : mettre des jetons sur les cartons ou récupérer des jetons. Qui la joue choisit l'une des deux.
    .title = Un usage par carte
rule-5-5 = Avec une carte de personnage, un joueur met 1, 2 ou 3 jetons de sa réserve personnelle sur le carton de ce personnage. Une partie d'entre eux peut sauter sur un carton voisin, et une partie de ceux-là encore une fois sur un voisin de celui-ci ; mais des jetons arrivés sur un carton pendant ce coup, un au moins doit y rester. Les jetons qui s'y trouvaient avant ne comptent pas pour cela, et depuis un carton les jetons ne sautent que dans une seule direction.
    .title = Placer avec un personnage
    .words = saut sauter chemin anciens voisin
rule-5-6 = Autrement dit, les jetons d'un coup forment un chemin de voisin en voisin, sans carton laissé vide en route. Avec la carte 6, ce peut être 6·5·4, 6·1·4, 6·1·1, 6·6·1 ou 6·6·6, ou moins de jetons, et ainsi de suite. Ce ne peut pas être 5, 6 et 1, car cela ferait deux directions depuis le 6 ; avec la carte 5 (5·6·1) ou la carte 1 (1·6·5), c'est permis.
    .title = Un placement est un chemin
    .words = deux directions chemin
rule-5-7 = Dans son autre usage, une carte de personnage fait revenir 3 jetons de la réserve générale à la réserve personnelle. S'il y en a moins, ils reviennent tous, et ce peut être aucun.
    .title = Récupérer avec un personnage
    .ruling1 = Personne ne récupère moins que possible ; il n'y a jamais de raison de le faire.
rule-5-8 = Un joker met 1 jeton de la réserve personnelle sur un carton au choix et, si l'on veut, 1 autre sur ce carton ou sur un de ses voisins. Dans son autre usage, il récupère 2 jetons, ou ce qu'il y a.
    .title = Jokers
    .words = joker
rule-5-9 =
    Les règles imprimées ne disent pas ce que devient le coup d'un joueur dont la réserve personnelle est vide.
    .title = Sans jetons
    .ruling1 = Il peut jouer une carte quand même, pour récupérer des jetons, et cela même si la réserve générale n'en a pas. On ne peut pas placer moins d'un jeton.
    .words = prêt prêts aucun rien plus vide récupérer jeton passer
rule-5-10 = Qui finit son coup avec une seule carte influence en main la pose face cachée sur la pioche, et elle n'a pas d'autre effet. Personne ne garde donc de carte de cette phase.
    .title = La dernière carte
    .words = défausser défausse garder reste dernière carte
rule-5-11 = Quand plus personne ne peut jouer, on utilise dans l'ordre du tour les missions de la fin de la phase d'influence (R8.18).
    .title = Missions à la fin
rule-5-12 = La pioche des cartes influence est alors refaite en mélangeant ses 30 cartes.
    .title = Une nouvelle pioche
    .ruling1 = Une carte influence qui serait encore dans une main à ce moment est mélangée avec les autres.
    .ruling2 = Qui devrait piocher dans une pioche de cartes influence vide ne pioche rien.

## R6
rule-6-1 = Chaque carton a sa carte complot. Qui l'a en main peut la jouer au moment où le carton va être compté, et y ajoute des jetons : 1 de la réserve générale, ou bien jusqu'à 2 de sa réserve personnelle, mais jamais des deux à la fois. Avec deux réserves vides, on ne peut pas la jouer. Elle va face cachée sous la pioche des cartes complot avant même le comptage. Personne n'est forcé de jouer une carte complot, et celle qu'on garde jusqu'à la fin y compte (R7.3). Celle que donne le carton 12 ne sert qu'à partir de la phase de comptage suivante.
    .title = Complots
    .words = jouer carte tour manche suivante plus tard nouvelle réserves vides sans jetons
    .ruling1 = La question est posée, dans l'ordre du tour, à tous ceux qui ont une carte complot (R3.7). Quand la carte du carton a été jouée, elle n'est plus posée à personne pour ce carton.
rule-6-2 = Ensuite, là où le carton demande de l'argent ou la 1re place, « Remporter une égalité » (R8.19) peut servir à son propriétaire, s'il y est à égalité en tête avec au moins un jeton. La majorité est alors à lui, et tous ceux qui en ont autant viennent juste derrière. Sur le carton de Louis, un seul rival devient ainsi deuxième, tandis que plusieurs sont à égalité pour la deuxième place. Cela sert une fois par phase de comptage.
    .title = Remporter une égalité
    .words = égalité ex aequo
rule-6-3 = Un carton vide ne donne rien à personne. Il ne se retourne pas non plus, sauf si Louis y est (R6.8).
    .title = Personne
rule-6-4 =
    Argent. Si un joueur a seul la majorité des jetons :
    - Il reçoit le revenu sans payer, et ne peut pas refuser.
    - Tous ses jetons de ce carton vont dans la réserve générale ; aucun paiement ne permet de les garder.
    - Puis, dans l'ordre du tour, chacun des autres joueurs présents peut payer le pot-de-vin et recevoir aussi le revenu.
    - Avec ou sans pot-de-vin, les jetons des autres reviennent dans leur réserve personnelle.
    En cas d'égalité en tête :
    - Personne ne reçoit sans payer, et tous les joueurs présents peuvent soudoyer.
    - Chaque jeton revient dans la réserve personnelle de son propriétaire.
    .title = Condition : argent
    .words = égalité ex aequo majorité soudoyer pot-de-vin refuser seul gagnant perd jetons
rule-6-5 = 1re place : seule la majorité donne le revenu, et les jetons qui la font vont dans la réserve générale. Les autres joueurs repartent les mains vides, et leurs jetons reviennent dans les réserves personnelles. En cas d'égalité en tête, cela vaut pour tout le monde.
    .title = Condition : 1re place
    .words = égalité ex aequo majorité seul 1er
rule-6-6 = Jetons : le carton montre un nombre de jetons. Qui en a autant ou plus reçoit le revenu, l'un après l'autre dans l'ordre du tour. Tous les jetons reviennent dans les réserves personnelles, quelle que soit la majorité.
    .title = Condition : jetons
    .words = majorité seuil 3+
rule-6-7 = Un carton qui demande de l'argent ou la 1re place se retourne si quelqu'un y avait seul la majorité. Un carton qui demande des jetons se retourne si quelqu'un a reçu le revenu. Sinon, la même face reste visible.
    .title = Retourner les cartons
    .words = retourner retourne face
rule-6-8 =
    Le carton où se tient Louis est un des cartons 1 à 4 et demande de l'argent ou la 1re place. On le compte ainsi :
    - Qui a seul la majorité reçoit la tuile du carton et en plus une couronne ; ses jetons vont dans la réserve générale.
    - Qui est deuxième sans partage reçoit la tuile gratuitement, même si le carton demande de l'argent ; ses jetons reviennent dans sa réserve personnelle.
    - Les autres joueurs présents peuvent soudoyer si le carton demande de l'argent, mais n'ont rien s'il demande la 1re place. Leurs jetons reviennent aussi.
    - En cas d'égalité en tête, chacun des premiers reçoit la tuile et aucun la couronne, et tous leurs jetons vont dans la réserve générale. Personne n'est alors deuxième, et les autres sont « les autres joueurs ».
    - Ceux qui se partagent la deuxième place derrière un seul premier sont aussi « les autres joueurs ».
    - Quoi qu'il arrive, le carton se retourne, et Louis retourne à sa place près des cartes argent.
    .title = Le carton de Louis
    .words = égalité ex aequo majorité roi deuxième second
rule-6-9 = Sur les cartons qui demandent de l'argent ou la 1re place, celui qui a le plus de jetons reçoit son revenu d'abord, et les autres suivent dans l'ordre du tour. Un carton ne donne qu'une fois par manche à chacun. Le revenu vient avant le départ des jetons ; si le revenu vient de mettre un jeton sur ce même carton, celui-là reste.
    .title = L'ordre des revenus
    .ruling1 = Sur un carton qui demande des jetons, tous reçoivent dans l'ordre du tour, comme le dit R6.6.
    .ruling2 = On donne d'abord tous les revenus d'un carton, puis tous ses jetons partent ensemble.
rule-6-10 =
    Chaque carton a son propre revenu :
    - Les cartons 1 à 4 donnent une tuile : le 1 le sceptre, le 2 la lettre, le 3 la bague et le 4 le heaume.
    - Les cartons 5 et 9 donnent une couronne.
    - Le carton 6 donne un blason. Ensuite, un jeton de la réserve générale peut aller sur un carton au choix : déjà compté, le 6 lui-même, ou encore à compter.
    - Le carton 7 donne 5 Louis d'or.
    - Le carton 8 laisse mettre un ou deux jetons de la réserve générale sur le carton 5, et en fait revenir un autre dans la réserve personnelle.
    - Le carton 10 donne 2 blasons.
    - Le carton 11 donne la première carte influence de la pioche, à garder jusqu'à la prochaine phase d'influence.
    - Le carton 12 donne un blason et la première carte complot de la pioche.
    .title = Les revenus des cartons
    .words = placer sur lui-même
rule-6-11 = Quand le carton 6, le carton 8 ou une mission place des jetons de la réserve générale et qu'il en manque, on peut prendre ceux qui manquent dans la réserve personnelle ; ceux de la réserve générale passent d'abord. Personne n'est forcé de placer. Si le carton 6 donne à plusieurs joueurs, tous piochent leur blason avant que le premier d'entre eux place. Les cartes (R5.5, R5.8), les complots (R6.1) et R8.17 ne suivent pas cette règle.
    .title = Placer depuis la réserve générale
    .words = manque pénurie vide trop peu
    .ruling1 = Le carton 8 place d'abord ses jetons, puis en rend un.
    .ruling2 = Tous les revenus d'un carton viennent d'abord, et ses jetons ne partent qu'ensuite, tous ensemble. Pendant le revenu, les jetons comptés ne sont donc dans aucune réserve.
rule-6-12 = Un jeton mis sur un carton après son comptage y reste et compte à la manche suivante.
    .title = Jetons qui restent
    .words = reste garder
rule-6-13 = Les cartes complot se piochent sur le dessus de leur pioche.
    .title = La pioche des cartes complot
    .ruling1 = Quand cette pioche est vide, on ne pioche rien.
rule-6-14 = À la dernière manche, peu importe quelle face d'un carton est visible, mais les jetons quittent les cartons comme à chaque manche, car les réserves peuvent départager une égalité (R7.5).
    .title = Le dernier comptage
    .words = manche 4 retourner
    .ruling1 = Les cartons se retournent tout de même.

## R7
rule-7-1 = Joueur après joueur, dans l'ordre du tour, on pose des missions de sa main. Le prix de chacune est formé des deux tuiles qu'elle montre : « ? » est une tuile quelconque, et une couronne remplace toute tuile qui manque, deux couronnes même les deux. Toute mission posée doit être aussitôt remplacée par une autre, prise dans une pioche non vide au choix (si les trois sont vides, on ne pioche rien). Le joueur la regarde et peut poser la suivante, même celle qu'il vient de piocher, tant qu'il peut et qu'il veut.
    .title = Poser des missions
    .words = payer acheter mission
    .example = Exemple : avec un sceptre, une bague et une couronne, on pose « sceptre + au choix » pour sceptre et bague en gardant la couronne ; « deux heaumes » seulement avec un heaume à côté de la couronne, ou deux couronnes.
    .ruling1 = Après une mission posée, on ne continue que si le joueur a deux tuiles, ou s'il pourrait utiliser R8.6.
rule-7-2 = Ensuite, un joueur qui a deux tuiles ou plus en garde une pour la manche suivante. Pour chacune des autres, qu'il rend, il pioche un blason. Une tuile seule reste une tuile.
    .title = Garder une tuile
    .words = reste surplus garder conserver une tuile échanger
    .ruling1 = Le joueur choisit la tuile qu'il garde. Si toutes les tuiles qui restent sont de la même sorte, rien n'est demandé.
    .ruling2 = À la dernière manche, cette étape est omise, car R7.3 change de toute façon toutes les tuiles en blasons.
rule-7-3 =
    Quand tout le monde a fini, viennent les missions de la fin de cette phase (R8.6, R8.7), toujours dans l'ordre du tour. Après elles, le marqueur premier joueur passe au voisin, dans le sens des aiguilles d'une montre, pour une nouvelle manche. Après la dernière manche il n'y en a plus, et l'on compte la partie :
    - Chacun pioche un blason pour chaque carte influence ou complot en main, pour chaque tuile, pour chaque jeton qu'il a sur un carton et pour chaque lot complet de 3 Louis d'or.
    - On retourne tous les blasons et on les compare, type par type. La majorité d'un type rapporte un blason de plus, et un à chacun en cas d'égalité en tête. Ces blasons restent face cachée et ne décident d'aucune majorité.
    - Chaque blason vaut 1 point et chaque mission posée 5 points ; les missions restées en main ne valent rien.
    .title = La fin d'une manche et de la partie
    .words = compte final décompte reste majorité points manche suivante premier joueur
    .example = Exemple : 2 tuiles, 1 carte complot, 3 jetons sur des cartons et 7 Louis d'or font 2 + 1 + 3 + 2 = 8 blasons. Avec 9 d'avant et la majorité de deux types, cela fait 19 points, et 34 avec trois missions posées.
    .ruling1 = Pour avoir la majorité d'un type, il en faut au moins un blason.
    .ruling2 = Les blasons pour ce qui reste, et les blasons de majorité type par type, se piochent dans l'ordre de la dernière manche.
rule-7-4 = Qui a le plus de points gagne.
    .title = Gagner
rule-7-5 = Entre joueurs à égalité de points, les jetons de leurs réserves personnelles décident : celui qui en a le plus gagne.
    .title = Égalité à la fin
    .words = égalité ex aequo départager fin partie
    .ruling1 = S'ils en ont autant, ils gagnent ensemble.

## R8, bleu clair
rule-8-1 = Deux cartes. Elle ne sert qu'une fois, au moment où on la pose : son propriétaire pioche pour elle deux missions au lieu d'une. Il regarde la première avant de choisir où piocher la seconde, qui peut venir de la même pioche. Sa main a désormais une carte de plus.
    .title = Deux missions pour une
rule-8-2 = Quatre cartes. Ravitaillement : un jeton, si la réserve générale en a, revient dans la réserve personnelle.
    .title = Un jeton récupéré
rule-8-3 = Quatre cartes. Ravitaillement : son propriétaire prend 1 Louis d'or.
    .title = Un Louis d'or
rule-8-4 = Quatre cartes, une pour chacun des cartons 1, 2, 3 et 4. Influence, au début : son propriétaire peut mettre un jeton de la réserve générale sur ce carton (R6.11).
    .title = Un jeton sur un des cartons 1 à 4
    .ruling1 = Qui a plusieurs cartes de R8.4, R8.10 et R8.11 a une question pour chacune, dans l'ordre des cartes.
rule-8-5 = Deux cartes. Influence, une fois dans la phase : pour tout son coup, son propriétaire peut payer 2 Louis d'or, sans jouer de carte.
    .title = Payer au lieu de jouer
rule-8-6 = Deux cartes. Missions, quand son propriétaire le veut : pour 2 Louis d'or, il peut échanger une de ses tuiles contre une couronne. La phase où il pose cette mission compte déjà.
    .title = Une tuile en couronne
    .words = changer échanger quand
    .ruling1 = Elle est offerte tant que c'est à son propriétaire de jouer. Si elle n'a pas servi à la fin de la phase, elle est offerte encore une fois : là, chacun utilise dans l'ordre du tour d'abord R8.7, puis R8.6. À la dernière manche, où elle ne changerait rien, cette dernière offre n'a pas lieu.
rule-8-7 = Deux cartes. Missions, à la fin, quand tout le monde a fini : son propriétaire peut remettre une ou deux missions de sa main, face cachée, sous leurs pioches, puis en pioche autant dans les pioches de son choix. Qui a ces deux cartes utilise la seconde après la première, et peut changer encore ce qu'il vient de piocher.
    .title = Changer de missions
    .words = échanger
    .ruling1 = La phase où l'on pose cette mission compte déjà. Elle n'est pas offerte à la dernière manche.
    .ruling2 = On pioche les nouvelles missions une à une, en regardant chacune avant de piocher la suivante.
    .ruling3 = À la fin de la phase, chacun utilise dans l'ordre du tour d'abord R8.7, puis R8.6. Qui a les deux cartes de R8.7 et dit non à l'une dit non aux deux.
    .ruling4 = Deux missions de la même pioche vont dessous dans l'ordre où leur propriétaire les nomme : la seconde est la plus basse.

## R8, bleu moyen
rule-8-8 = Quatre cartes. Ravitaillement : son propriétaire choisit deux gains, en argent ou en jetons : 2 Louis d'or, ou deux jetons récupérés, ou un de chaque. Les jetons que la réserve générale n'a pas ne sont remplacés par rien.
    .title = Deux au choix
rule-8-9 = Deux cartes. Ravitaillement : son propriétaire pioche un blason.
    .title = Un blason
rule-8-10 = Deux cartes. Influence, au début : son propriétaire peut mettre un jeton de la réserve générale sur le carton où est Louis (R6.11).
    .title = Un jeton auprès de Louis
    .ruling1 = Qui a plusieurs cartes de R8.4, R8.10 et R8.11 a une question pour chacune, dans l'ordre des cartes.
rule-8-11 = Deux cartes, une pour le carton 5 et une pour le carton 9. Influence, au début : son propriétaire peut mettre un jeton de la réserve générale sur ce carton (R6.11).
    .title = Un jeton sur le carton 5 ou 9
    .ruling1 = Qui a plusieurs cartes de R8.4, R8.10 et R8.11 a une question pour chacune, dans l'ordre des cartes.
rule-8-12 = Deux cartes. Influence, une fois dans la phase : pour tout son coup, son propriétaire peut mettre une carte influence au centre, où elle ne fait rien, et prendre à sa place la première de la pioche.
    .title = Changer une carte influence
    .words = échanger

## R8, bleu foncé
rule-8-13 = Ravitaillement : trois jetons de son propriétaire, ou tous s'il y en a moins, reviennent de la réserve générale à la réserve personnelle.
    .title = Trois jetons récupérés
rule-8-14 = Ravitaillement : son propriétaire prend 3 Louis d'or.
    .title = Trois Louis d'or
rule-8-15 = Ravitaillement : son propriétaire pioche la première carte complot.
    .title = Une carte complot
rule-8-16 = Ravitaillement : son propriétaire peut passer un jeton de la réserve personnelle à la réserve générale et pioche en échange la première carte influence.
    .title = Une carte contre un jeton
rule-8-17 = Influence, une fois dans la phase, avec n'importe quelle carte influence que joue son propriétaire, même un joker. Au lieu de l'effet de la carte, soit on place de 1 à 4 jetons de la réserve personnelle à partir d'un carton quelconque, soit 4 jetons reviennent de la réserve générale, ou ceux qu'il y a.
    .title = Quatre jetons d'un coup
    .ruling1 = Les jetons peuvent continuer de sauter comme dans R5.5 tant qu'il en reste pour sauter ; le chemin peut donc avoir jusqu'à quatre cartons.
rule-8-18 = Influence, à la fin : son propriétaire peut mettre un jeton de la réserve générale sur un carton au choix (R6.11).
    .title = Le dernier jeton
rule-8-19 = Comptage : son propriétaire remporte une égalité en tête (R6.2). Sur le carton de Louis aussi, la majorité est alors à lui.
    .title = Remporter une égalité
    .words = égalité
rule-8-20 = Comptage : chaque pot-de-vin coûte à son propriétaire 1 Louis d'or de moins. Ce que coûtent les missions n'est pas un pot-de-vin.
    .title = Un Louis d'or de moins
    .words = dessous de 0 zéro
    .ruling1 = Aucun pot-de-vin ne coûte moins de 0.
    .ruling2 = Quand un pot-de-vin est payé au prix réduit (R6.4), la table apprend que cette mission a servi.

## R9
rule-9-1 = Les réserves se préparent comme en R3.2. Il y a en outre un troisième joueur, fictif. Il a 8 jetons, mais ni réserve, ni cartes, ni argent.
    .title = Le joueur fictif
rule-9-2 = Chaque phase d'influence commence par ces jetons. Le carton de Louis en reçoit deux. Pour les autres, on retourne des cartes de la pioche des cartes influence jusqu'à ce que trois d'entre elles aient montré un personnage, et chaque fois deux jetons du joueur fictif vont sur le carton de ce personnage. Un joker ne compte pas : on l'écarte et on retourne la carte suivante. Toutes finissent au centre. Un carton peut être désigné plus d'une fois.
    .title = Placer les jetons du joueur fictif
    .words = joker neutre
rule-9-3 = On compte les cartons comme toujours, sauf que le joueur fictif ne reçoit jamais rien. Il compte comme un joueur pour la majorité et pour les égalités.
    .title = Compter avec le joueur fictif
    .words = neutre retourner
    .ruling1 = Il compte aussi pour la deuxième place sur le carton de Louis et pour retourner les cartons (R6.7, R6.8). Mais il n'a pas de quoi soudoyer, et là où un carton demande des jetons, les siens n'ont pas d'effet.
rule-9-4 = Les règles imprimées ne disent pas où vont les jetons du joueur fictif quand un carton a été compté.
    .title = Les jetons du joueur fictif ensuite
    .ruling1 = Ils retournent dans son stock dès que le comptage de ce carton est fini.
