### L'analyse d'une partie, et le guide d'une première partie.

ui-key-review = analyser
ui-review = Ce qui a décidé de la partie
ui-review-thinking = La partie est examinée : quelques secondes.
ui-review-nothing = Aucune réponse n'a décidé à elle seule : rien n'aurait changé les chances de beaucoup.
review-moment = Manche { $round }, { $name } : { $played }. Chances de gagner { $own } % ; { $best } % étaient possibles.
review-swing = Manche { $round }, { $name } : { $played }. La table lui donnait { $own } % avant et { $best } % après.
review-better = Mieux : { $better }.
ui-review-own = Ce que vous pouviez faire de mieux
ui-review-all = Ce qui aurait été mieux
ui-review-others = Ce que les autres ont manqué
ui-review-story = pourquoi
ui-review-moments = les moments
ui-review-show = voir la meilleure réponse
ui-review-try = C'est la meilleure réponse, à la place de celle qui fut donnée. Gauche revient avant ; P continue d'ici, comme une autre partie.
review-brief = Manche { $round }, { $name } : { $own } %, alors que { $best } % étaient possibles.
review-brief-swing = Manche { $round }, { $name } : de { $own } % à { $best } %.
review-even = Personne n'est en tête pour l'instant : { $points } points chacun.
review-change = À la fin de la manche, elle aurait rapporté en moyenne : { $gains }.
review-change-one = { $part } { $more }
review-part-missions = missions
review-part-shields = blasons
review-part-crowns = couronnes
review-part-chips = tuiles
review-part-intrigue = cartes complot
review-part-cards = cartes d'influence gardées
review-part-coins = Louis d'or
review-part-markers = jetons disponibles
review-part-rival = points du meilleur autre
review-lacks = { $count } { $part } de moins
review-lacks-rival = { $count } points de plus au meilleur des autres
review-change-both = À la fin de la manche, elle aurait rapporté en moyenne : { $gains }, mais coûté { $costs }.
review-change-later = À la fin de la manche, elle n'aurait fait que coûter, en moyenne { $costs } ; ce qu'elle vaut vient plus tard.
review-cost = { $count } { $part }
review-cost-rival = { $count } points de plus pour le meilleur des autres
ui-review-play = continuer
review-hidden = Ce qui aurait été mieux dépend de cartes encore cachées.
review-won = { $name } gagne avec { $points } points contre { $others }. Au plus bas, ses chances de gagner étaient de { $low } %.
review-leads = { $name } mène avec { $points } points contre { $others }. Au plus bas, ses chances de gagner étaient de { $low } %.
review-more-missions = Les missions ont fait la différence : { $name } en a posé { $own }, { $other } { $theirs }. Dans les deux premières manches, c'était { $early } contre { $late }.
review-same-missions = { $name } et { $other } ont posé { $own } missions chacun ({ $early } et { $late } dans les deux premières manches) : les blasons et les restes ont décidé.
review-fewer-missions = { $name } a posé { $own } missions, moins que les { $theirs } de { $other }, et s'est rattrapé avec des blasons. Dans les deux premières manches, c'était { $early } contre { $late }.
review-turns = { $name } a récupéré des jetons dans { $back } coups sur { $turns }, { $other } dans { $theirs } sur { $all }. Pots-de-vin : { $name } a payé { $coins } Louis d'or pour { $bribes }, { $other } { $spent } pour { $paid }.
ui-review-swings = Les plus grands sauts de la courbe
swing = Manche { $round }, { $place } : { $chance }.
swing-chance = { $name } passe de { $before } % à { $after } %
swing-other = En même temps, { $chance }.
swing-turn = coup de { $name }
swing-boards = de { $first } à { $last }
swing-missions = missions de { $name }
swing-deal = les nouvelles cartes
swing-end = le décompte final
swing-did = { $name } { $deeds }
swing-deeds = Ce qui s'est passé : { $deeds }.
swing-paid = { $board } ({ $pays })
swing-lost = { $name } a perdu ainsi ce qui l'attendait sur { $boards }.
swing-won = { $name } a gagné ainsi { $boards }.
swing-hand = { $name } avait ensuite { $cards }.
swing-result = { $name } { $points }
swing-counted = Points une fois tous les blasons retournés : { $results }.
swing-luck = C'est le hasard : personne ne pouvait le choisir.
swing-unseen = Jusque-là, personne n'avait vu tous les blasons.
swing-drawn = C'est surtout le hasard : quelle mission fut piochée.
swing-hidden = Personne d'autre ne pouvait connaître la carte complot de { $name }.
swing-better = { $name } avait là une meilleure réponse : elle est parmi les moments.
swing-better-was = Mieux pour { $name } à ce moment : { $better }.
swing-spared = { $other } aurait pu nuire davantage à { $name }.
swing-none-better = Aucune autre réponse de { $name } n'aurait été bien meilleure.
swing-not-asked = { $name } n'avait rien à décider là et n'y pouvait rien.
swing-not-asked-but = { $name } n'avait rien à décider là : les meilleures réponses d'avant sont parmi les moments.

## Le guide d'une première partie
ui-learn-first = Une première partie avec le guide
ui-learn-first-says = Vous contre deux robots faciles. Le guide dit ce qui est nouveau, puis se tait peu à peu.
ui-tip-head = Le guide
ui-tip-hint = H : un conseil
ui-tip-turn = Votre premier coup. Vos missions, en bas : que coûtent-elles ? Jouez vers les cartons qui donnent ces tuiles, avec trois jetons au plus.
ui-tip-short = Moins de trois jetons prêts. Une carte inutile en récupère trois : sa touche, puis t.
ui-tip-short-joker = Moins de trois jetons sont prêts. Un joker en récupère deux : sa touche, puis t.
ui-tip-more-cards = Vous avez plus de cinq cartes, donc plus de coups dans cette manche. Une telle carte vient du 11, ou d'une mission.
ui-tip-last-round = La dernière manche. Seuls les points comptent : 5 par mission, 1 par blason. Les jetons quittent les cartons comptés ; ceux que le 6 ou le 8 y mettent ensuite restent et font un blason.
ui-tip-last-card = Il reste deux cartes : jouez-en une, l'autre part sans être vue.
ui-tip-joker = Un joker va partout, mais avec deux jetons. Il est le plus fort à la fin.
ui-tip-louis = Louis est sur l'un des cartons 1 à 4. Seul en tête, on y gagne la tuile et une couronne ; deuxième et seul, la tuile pour rien.
ui-tip-row = Encore à vous : les autres n'ont plus de cartes à jouer. Qui a plus de cartes a plus de coups, à la fin plusieurs d'affilée.
ui-tip-trade = Un jeton contre une carte : une carte influence de plus, c'est un coup de plus dans cette manche.
ui-tip-missions-want = Une couronne vaut toute tuile ; 5 et 9 en donnent. Sur $, un jeton suffit pour soudoyer.
ui-tip-scoring = Le comptage, carton par carton : qui reçoit quoi, et pourquoi. Sur $ et 1er, les jetons de qui est seul en tête vont à la réserve générale ; chez Louis, ceux de tous les premiers. Les autres sont prêts.
ui-tip-tie = Égalité : personne n'est seul en tête. Un carton $ n'a alors pas de gagnant, mais tous peuvent soudoyer ; un 1er ne donne rien. Les jetons sont de nouveau prêts, il ne se retourne pas.
ui-tip-turned = Ce carton se retourne. Ainsi fait chacun où l'un était seul en tête, ou avait assez de jetons, et celui de Louis toujours. Il donne autant, mais demande autre chose à la manche suivante.
ui-tip-second = Deuxième chez Louis, et seul : la tuile pour rien, et vos jetons sont de nouveau prêts. Le premier a aussi une couronne, mais ses jetons vont à la réserve générale.
ui-tip-second-other = Quelqu'un est deuxième chez Louis, et seul : la tuile pour rien, et ses jetons sont de nouveau prêts. En tête, une couronne en plus, mais on y laisse ses jetons.
ui-tip-eight = Le 8 paie en jetons de votre réserve générale : jusqu'à deux vont sur le 5, et un vous revient, prêt.
ui-tip-supply = Le ravitaillement : de l'argent pour tous, et Louis va sur un carton. Puis cinq cartes chacun. Le nouveau se dit ici une fois, puis le guide se tait.
ui-tip-eleven = Le 11 vous a donné une carte influence. Elle reste en main : à la manche suivante, une carte de plus, donc un coup de plus.
ui-tip-twelve = Le 12 vous a donné un complot, à jouer dès la manche suivante, juste avant le comptage de son carton. Gardé jusqu'à la fin, c'est un blason.
ui-tip-intrigue-other = Quelqu'un a joué un complot : des jetons au dernier moment. On sait combien chacun en a, mais pas lesquels.
ui-tip-bribe-tie = Vous pouvez soudoyer. Personne n'est seul en tête : rien n'est gratuit, tous ceux qui y sont peuvent payer. À la fin, 3 Louis d'or font un point ; une tuile pour une mission, plus.
ui-tip-bribe = Vous pouvez soudoyer : payez, et le carton vous donne comme au gagnant. À la fin, 3 Louis d'or font un point ; une tuile pour une mission, plus.
ui-tip-intrigue = Vous avez un complot. Avant son carton, il ajoute des jetons, même là où vous n'en avez pas. Gardé, il vaut un blason.
ui-tip-five = Le 8 met des jetons de la réserve générale sur le 5 : une avance pour sa couronne.
ui-tip-anywhere = Le 6 : un jeton où vous voulez. Sur un carton à venir, il compte à cette manche.
ui-tip-unasked = Des jetons ont été placés sans vous demander : refuser n'aide jamais. Pour être consulté : Réglages, Questions.
ui-tip-lay-out = Missions : deux tuiles en posent une, 5 points et de l'aide à chaque manche. Une couronne vaut toute tuile.
ui-tip-lay-out-last = Les dernières missions : chacune vaut 5 points. Une tuile qui reste, un.
ui-tip-draw = Les claires coûtent une tuile donnée et une au choix. Les foncées font le plus, pour deux tuiles égales.
ui-tip-keep = Une tuile reste pour la manche suivante. Une couronne va à tout.
ui-tip-works = Ce que vous avez posé agit maintenant, une fois par manche.
ui-tip-round-two = Deuxième manche. Le joueur suivant commence. Des cartons se sont retournés : voyez ce qu'ils demandent.
ui-tip-over = La partie est finie. Entrée compte les blasons ; au résultat, w montre ce qui a décidé.
ui-tip-slip-back = { $count } étaient prêts : récupérer a coûté un coup.
ui-tip-slip-bribe = Il manque encore cette tuile à une mission de votre main : { $chip }. Elle vaut 5 points, 3 Louis d'or un.
ui-tip-slip-done = Vous avez fini, mais vos tuiles paient une mission : 5 points.
ui-tip-slip-undo = u reprend ce coup.

## Exercices
ui-learn-drills = Exercices
ui-learn-drills-says = Dix positions par séance, du genre choisi ou mélangées, avec la règle en cas d'erreur
ui-drill-intro = Dix petites positions par séance, avec une question chacune. Après une erreur, la règle suit, à lire avec Bas, et la position revient à la fin.
ui-drill-leave = Quitter cette séance ? Son score ne sera pas gardé. (o/n)
ui-drill-kind-mixed = Tout mélangé
ui-drill-kind-best = Laquelle de trois réponses est la meilleure
ui-drill-kind-paid = Qui reçoit : égalités et carton de Louis compris
ui-drill-kind-after = Où vont les jetons, et quand un carton se retourne
ui-drill-kind-next = Où peut aller le jeton suivant
ui-drill-kind-payable = Quelles missions on peut payer
ui-drill-kind-intrigue = Ce que change une carte complot
ui-drill-kind-count = Ce qui reste, et le compte final
ui-drill-kind-when = Quand une mission aide d'abord
ui-drill = Exercices
ui-drill-at = { $at } sur { $of }, juste { $score }
ui-drill-paid = Si l'on comptait maintenant { $board } : que reçoit { $name } ({ $letter }) ?
ui-drill-best-asked = Manche { $round } sur { $of }, à vous (A). Laquelle est la meilleure ?
ui-drill-best-own = Points { $points }. Missions : { $missions }. Tuiles : { $chips }. Prêts { $ready }, rés. gén. { $out }, { $coins } Louis d'or.
ui-drill-best-chances = Chances de gagner : { $list } (en moyenne, d'ici la fin de la manche).
ui-drill-best-chances-alone = Chances de gagner : { $list }.
ui-drill-best-lacks = { $chance }, car elle rapporte { $lacks }
ui-drill-home = On compte { $board }, et personne ne soudoie. Où vont les jetons de { $name } ({ $letter }) ?
ui-drill-home-plain = On compte { $board }. Où vont les jetons de { $name } ({ $letter }) ?
ui-drill-flip = On compte { $board }. Le carton se retourne-t-il ?
ui-drill-intrigue = { $board } vient, et vous (A) avez sa carte complot. Combien de jetons doit-elle ajouter pour que vous receviez sans soudoyer ?
ui-drill-intrigue-paid = { $board } vient, et vous (A) avez sa carte complot. Combien de jetons doit-elle ajouter pour que vous receviez ?
ui-drill-next = Carte { $card }. Ses premiers jetons sont déjà posés. Où peut aller le suivant ?
ui-drill-next-keys = La touche de chacun de ces cartons, puis Entrée.
ui-drill-joker = joker
ui-drill-payable = Vos tuiles : { $chips }. Lesquelles de ces missions pourriez-vous payer, chacune à part ?
ui-drill-payable-keys = La touche de chacune de celles-ci ; Entrée répond, même sans aucune.
ui-drill-pays = oui, par exemple avec { $payment }
ui-drill-pays-not = non, il manque : { $chips }
ui-drill-any = une tuile quelconque
ui-drill-right = Juste.
ui-drill-wrong = Non.
ui-drill-boards = Le jeton suivant peut aller sur : { $boards }.
ui-drill-repeat = encore une fois : il en reste { $left }
ui-drill-why-home = Sur $ et 1er, les jetons de qui est seul en tête vont à la réserve générale ; chez Louis, aussi ceux de tous les premiers à égalité. Les autres sont de nouveau prêts.
ui-drill-why-plus = Sur un carton +, tous les jetons sont de nouveau prêts, payés ou non.
ui-drill-why-next = Sur un carton où est un jeton de cette carte, ou de là chez un voisin si un autre reste ; et d'un carton dans une seule direction.
ui-drill-why-joker = Le second jeton d'un joker va sur le même carton ou sur un voisin.
ui-drill-why-kept = Une tuile reste pour la manche suivante, même si c'est la seule ; chaque autre devient un blason.
ui-drill-why-score = { $shields } pour les blasons + { $most } pour le plus d'un type, même à égalité + { $laid } pour les missions = { $total }.
ui-drill-flip-sole-most = Il se retourne : quelqu'un est seul en tête.
ui-drill-flip-somebody-paid = Il se retourne : quelqu'un a assez de jetons.
ui-drill-flip-louis = Il se retourne, comme toujours le carton de Louis.
ui-drill-flip-nobody = Il reste : personne n'y est.
ui-drill-flip-tied = Il reste : plusieurs sont à égalité en tête.
ui-drill-flip-nobody-paid = Il reste : personne n'a assez de jetons.
ui-drill-count = La partie finit. Vous avez { $things }. Combien de blasons piochez-vous pour cela ?
ui-drill-kept = La phase des missions de la manche { $round }. Vous ne pouvez payer aucune mission et finissez avec { $chips }. Combien de blasons piochez-vous pour des tuiles ?
ui-drill-score =
    La partie finit, et il ne reste rien. Blasons : vous { $own } ; { $b } { $second } ; { $c } { $third }. Vous avez posé { $count ->
            [one] une mission
           *[other] { $count } missions
        }. Combien de points avez-vous ?
ui-drill-when = Vous venez de poser « { $mission } », dans la phase des missions de la manche 2. Quand aide-t-elle pour la première fois ?
ui-drill-coins = { $count } Louis d'or
ui-drill-intrigues =
    { $count ->
            [one] une carte complot
           *[other] { $count } cartes complot
        }
ui-drill-influences =
    { $count ->
            [one] une carte influence
           *[other] { $count } cartes influence
        }
ui-drill-lying =
    { $count ->
            [one] un jeton sur un carton
           *[other] { $count } jetons sur des cartons
        }
ui-drill-with =
    { $count ->
            [one] un seul suffit, de l'une ou l'autre réserve
           *[other] il en faut deux, de la réserve personnelle
        }
ui-drill-number =
    { $count ->
            [0] aucun
            [one] un blason
           *[other] { $count } blasons
        }
ui-drill-points = { $count } points
ui-drill-choice-free = le revenu, sans payer
ui-drill-choice-chip-and-crown = la tuile et une couronne
ui-drill-choice-chip = la tuile, sans couronne
ui-drill-choice-may-bribe = rien sans payer, mais on peut soudoyer
ui-drill-choice-nothing = rien
ui-drill-choice-general = à la réserve générale
ui-drill-choice-personal = ils sont de nouveau prêts
ui-drill-choice-yes = oui
ui-drill-choice-no = non, le même côté reste visible
ui-drill-choice-anyway = aucun jeton : vous recevez sans la carte
ui-drill-choice-never = même deux ne suffisent pas
ui-drill-choice-at-once = tout de suite, dans cette phase
ui-drill-choice-in-supply = au ravitaillement de la manche 3
ui-drill-choice-in-influence = dans la phase d'influence de la manche 3
ui-drill-choice-in-scoring = au comptage de la manche 3
ui-drill-done = { $score } sur { $of } justes.
ui-drill-best = Votre record dans ce genre : { $best }.
ui-drill-record = C'est votre record dans ce genre ; avant, c'était { $best }.
ui-drill-clean = Rien à revoir.
ui-drill-again = À revoir :
ui-drill-lesson = leçon { $number }
ui-drill-on = Entrée mène aux genres ; r ouvre la première de ces règles.
ui-drill-on-kinds = Entrée mène aux genres.
