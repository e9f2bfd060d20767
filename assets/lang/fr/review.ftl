### L'analyse d'une partie, et le guide d'une première partie.

ui-key-review = analyser
ui-review = Ce qui a décidé de la partie
ui-review-thinking = La partie est examinée : quelques secondes.
ui-review-nothing = Aucune réponse n'a décidé à elle seule : rien n'aurait changé les chances de beaucoup.
review-moment = Tour { $round }, { $name } : { $played }. Chances de gagner { $own } % ; { $best } % étaient possibles.
review-swing = Tour { $round }, { $name } : { $played }. La table lui donnait { $own } % avant et { $best } % après.
review-better = Mieux : { $better }.
review-hidden = Ce qui aurait été mieux dépend de cartes encore cachées.
review-won = { $name } gagne avec { $points } points contre { $others } ; au plus bas, ses chances étaient de { $low } %.
review-leads = { $name } mène avec { $points } points contre { $others } ; au plus bas, ses chances étaient de { $low } %.
review-more-missions = Les missions ont fait la différence : { $name } en a posé { $own }, dont { $early } dans les deux premiers tours ; { $other } { $theirs }, dont { $late } aussi tôt.
review-same-missions = Autant de missions, { $own } chacun ; { $name } en a posé { $early } dans les deux premiers tours et { $other } { $late } : les blasons et les restes ont décidé.
review-fewer-missions = { $name } a posé moins de missions, { $own } contre { $theirs } pour { $other }, et s'est rattrapé avec des blasons ; posées tôt : { $early } et { $late }.
review-turns = { $name } a récupéré des jetons dans { $back } coups sur { $turns }, { $other } dans { $theirs } sur { $all } ; pots-de-vin : { $bribes } pour { $coins } Louis d'or contre { $paid } pour { $spent }.

## Le guide d'une première partie
ui-learn-first = Une première partie avec le guide
ui-learn-first-says = Vous contre deux robots faciles. Le guide dit ce qui est nouveau, puis se tait peu à peu.
ui-tip-head = Le guide
ui-tip-hint = H : un conseil
ui-tip-turn = Votre premier coup. Vos missions, en bas : que coûtent-elles ? Jouez vers les cartons qui donnent ces tuiles, avec trois jetons au plus.
ui-tip-short = Moins de trois jetons prêts. Une carte inutile en récupère trois : sa lettre, puis t.
ui-tip-more-cards = Le 11 vous a donné une carte : une de plus, donc un coup de plus à ce tour.
ui-tip-last-round = Le dernier tour. Seuls les points comptent : 5 par mission, 1 par blason. Un jeton sur un carton fait un blason.
ui-tip-last-card = Il reste deux cartes : jouez-en une, l'autre part sans être vue.
ui-tip-joker = Un joker va partout, mais avec deux jetons. Il est le plus fort à la fin.
ui-tip-louis = La couronne montre Louis. Seul en tête : la tuile et une couronne ; deuxième, seul : la tuile pour rien.
ui-tip-missions-want = Une couronne vaut toute tuile ; 5 et 9 en donnent. Sur $, un jeton suffit pour soudoyer.
ui-tip-scoring = Le comptage, carton par carton : qui a quoi, pourquoi on reçoit, où vont les jetons. Ceux des gagnants sortent.
ui-tip-bribe = Votre premier pot-de-vin : payez, et vous recevez comme le gagnant. Utile si la tuile mène à une mission.
ui-tip-intrigue = Vous avez un complot. Avant son carton, il ajoute des jetons, même là où vous n'en avez pas. Gardé, il vaut un blason.
ui-tip-five = Le 8 met des jetons de la réserve générale sur le 5 : une avance pour sa couronne.
ui-tip-anywhere = Le 6 : un jeton où vous voulez. Sur un carton à venir, il compte à ce tour.
ui-tip-lay-out = Missions : deux tuiles en posent une, 5 points et de l'aide à chaque tour. Une couronne vaut toute tuile.
ui-tip-lay-out-last = Les dernières missions : chacune vaut 5 points. Une tuile qui reste, un.
ui-tip-draw = Les claires coûtent une tuile donnée et une au choix. Les foncées font le plus, pour deux tuiles égales.
ui-tip-keep = Une tuile reste pour le tour suivant. Une couronne va à tout.
ui-tip-works = Ce que vous avez posé agit maintenant, une fois par tour.
ui-tip-round-two = Tour 2. Un autre commence. Les cartons qui ont payé sont retournés : regardez ce qu'ils demandent.
ui-tip-over = La partie est finie. Entrée compte les blasons ; au résultat, w montre ce qui a décidé.

## Exercices
ui-learn-drills = Exercices
ui-learn-drills-says = Dix positions : qui reçoit, où va le jeton suivant, quelles missions se paient
ui-drill = Exercices
ui-drill-at = { $at } sur { $of }, juste { $score }
ui-drill-paid = Si l'on comptait { $board } : que reçoit { $name } ({ $letter }) ?
ui-drill-paid-keys = 1 sans payer   2 peut soudoyer   3 rien
ui-drill-next = Carte { $card }. Les jetons sont comme le montre +. Où peut aller le suivant ?
ui-drill-next-keys = La touche de chacun de ces cartons, puis Entrée.
ui-drill-joker = joker
ui-drill-payable = Vos tuiles : { $chips }. Combien de ces missions pourriez-vous payer, chacune seule ?
ui-drill-payable-keys = Touche 0, 1, 2 ou 3.
ui-drill-right = Juste.
ui-drill-wrong = Non.
ui-drill-boards = Le jeton suivant peut aller sur : { $boards }.
ui-drill-count = La réponse est { $count }.
ui-drill-done = { $score } sur { $of }. Entrée ramène à la liste.
ui-drill-best = Votre meilleur score : { $best }.
