### Les leçons, les règles à lire et les conseils.

## Touches
ui-key-go-on = continuer
ui-key-rule = sa règle
ui-key-reread = relire

## Les leçons
ui-learn = Apprendre le jeu
ui-learn-intro = Chaque leçon se joue à une vraie table, en quelques minutes, et reprend où on la laisse. Couronnes : réussi du premier coup.
ui-learn-rules = Les règles
ui-learn-rules-says = Toutes, par phase, avec des exemples ; on peut y chercher
ui-learn-begun = commencée : page { $at } sur { $of }
ui-learn-taken = faite
ui-learn-weak = faite : encore une fois ?
ui-learn-bar = Leçon { $number }
ui-learn-page = { $at } sur { $of }
ui-learn-own = prêts { $ready } gén. { $out } ${ $coins }
ui-learn-right = Juste.
ui-learn-else = Permis, mais pas demandé.
ui-learn-go-back = Entrée : réessayer.
ui-learn-try-again = réessayer
ui-learn-enter = Entrée continue.
ui-learn-watch = Lisez plus bas ce qui s'est passé, et pourquoi. Entrée continue.
ui-learn-wrong = Pas tout à fait.
ui-learn-guess = Touche a, b ou c.
ui-learn-reread = Relu :
ui-learn-draw = Piochez : 1, 2 ou 3
ui-learn-keep = Choisissez la tuile à garder
ui-learn-done = Rien à payer : z
ui-learn-first-begun = commencée : continue
ui-learn-best = record : { $best } sur { $of }
ui-learn-all-done = Entrée : la liste ; sous les leçons, une partie avec le guide.
ui-learn-next = Entrée : leçon { $number }.
ui-learn-score = { $crowns } { $first } sur { $of } du premier coup.
ui-learn-keys = Les touches : { $keys }
ui-key-keys = les touches
ui-learn-comment = Votre dernière réponse : { $whys }.
ui-learn-again = Recommencer cette leçon
ui-learn-list = Vers les leçons
ui-learn-leave = Quitter
ui-cli-no-such-lesson = Il n'y a pas de leçon « { $name } ». Les leçons sont : { $known }.

## Les règles à lire
ui-key-read-on = page suivante
ui-key-read-back = page précédente
ui-key-chapter-before = chapitre préc.
ui-key-chapter-next = chapitre suiv.
ui-key-search = chercher
ui-key-rulings = décisions
ui-key-chapter = chapitre
ui-reader-contents = Sommaire
ui-reader-contents-says = Un chiffre ouvre un chapitre, / cherche : aussi d'autres mots, comme égalité, retourner ou Mazarin. Plus bas : le jeu en bref, tous les cartons, le vocabulaire. v montre ce que décide cette édition là où les règles imprimées se taisent.
ui-reader-folded =
    { $count ->
            [one] Une décision
           *[other] { $count } décisions
        } de cette édition à ce sujet (v les montre).
ui-reader-rulings = avec les décisions
ui-key-next-find = suivant
ui-key-last-find = précédent
ui-reader-bar = Les règles : { $chapter }
ui-reader-type = Chercher :
ui-reader-found = « { $query } » : { $at } sur { $of }
ui-reader-nothing = « { $query } » : pas dans les règles

## Pourquoi pas
ui-why-list = Ce qu'on ne peut pas faire maintenant
ui-why-nothing = Rien n'est interdit maintenant : toutes les réponses à l'écran sont permises.
ui-why-line = { $what } : { $why }
ui-why-pass = Ne rien faire
ui-why-place = Placer des jetons
ui-why-far = Le jeton suivant ne peut pas aller là : ces cartons ne touchent pas ceux d'où les jetons pourraient sauter.
ui-board-if-planned = Si on le comptait avec les jetons que vous placez
ui-board-who = Qui c'était

## Exemples
example-2-2 = Exemple : le carton 1 et ses quatre voisins.
example-5-6 = Exemple : la carte 6, un jeton laissé sur 6, un saut vers 1, et un de plus de là vers 4.
example-6-4 = Exemple : argent.
example-6-5 = Exemple : 1re place.
example-6-6 = Exemple : jetons.
example-6-8 = Exemple : Louis est là.
example-9-3 = Exemple : le joueur fictif compte comme un joueur.

## Conseils
ui-key-teach = astuces, oui ou non
ui-hint-turn = De quelles tuiles vos missions ont-elles besoin ? Visez les cartons qui les donnent.
ui-hint-turn-short = Peu de jetons sous la main : récupérez avec une carte dont vous n'avez pas besoin.
ui-hint-place = Seul en tête, on gagne les cartons $3 et 1er ; sur $3, un jeton suffit pour soudoyer.
ui-hint-take-back = Récupérer coûte un coup ; donnez une carte dont le carton ne vous tente pas.
ui-hint-trade = Un jeton sous la main contre une carte influence, donc un coup de plus.
ui-hint-gains = L'argent sert à soudoyer, les jetons aux cartons : que vous manque-t-il ?
ui-hint-start = Un jeton de la réserve générale ne coûte rien ici.
ui-hint-last = Le dernier jeton : rompez une égalité, ou atteignez le nombre d'un carton 3+.
ui-hint-intrigue = Cela change-t-il les revenus ? Sinon, gardez la carte : elle vaut un blason.
ui-hint-tie = Une fois par comptage : est-ce l'égalité qui compte le plus ?
ui-hint-bribe = Cela complète-t-il une mission ({ $points } points) ? 3 Louis d'or valent 1 point.
ui-hint-five = Les jetons sur le carton 5 visent sa couronne, maintenant ou à la manche suivante.
ui-hint-anywhere = Sur un carton à venir il compte maintenant, sur un autre à la manche suivante.
ui-hint-lay-out = Deux tuiles pour { $points } points et une aide à chaque manche ; gardez les couronnes.
ui-hint-lay-out-last = Dernière chance : une mission vaut { $points } points, une tuile restante 1 seul.
ui-hint-draw = Bleu clair : facile à payer ; bleu foncé : deux tuiles égales.
ui-hint-keep = Une couronne sert à toute mission ; sinon, gardez ce que demandent les vôtres.
ui-hint-change-missions = Remettez ce que vous ne pourrez guère payer.
ui-hint-change-chip = Pour deux Louis d'or, une tuile convient à toutes les missions.

## Qui ils étaient
character-1 = Anne d'Autriche, fille du roi d'Espagne, fut la femme de Louis XIII et la mère de Louis XIV. Pendant l'enfance de son fils, elle gouverna la France comme régente, avec Mazarin à ses côtés.
character-2 = Philippe, duc d'Orléans, était le frère cadet du roi ; à la cour, on l'appelait Monsieur. Il gagna la bataille de Cassel en 1677, et la maison d'Orléans descend de lui.
character-3 = Marie-Thérèse, fille de Philippe IV d'Espagne, épousa Louis en 1660 pour sceller la paix entre les deux pays. Elle vécut discrètement à la cour, où brillaient les favorites, et mourut en 1683.
character-4 = Louis, fils aîné du roi et de Marie-Thérèse, fut toute sa vie l'héritier du trône et n'y monta jamais. Il mourut en 1711, quatre ans avant son père.
character-5 = Athénaïs de Montespan fut la favorite du roi à partir de 1667 environ et lui donna sept enfants. Connue pour son esprit, elle perdit sa faveur au temps de l'affaire des poisons.
character-6 = Louis II de Bourbon, prince de Condé, battit les Espagnols à Rocroi en 1643, à vingt et un ans. Pendant la Fronde il combattit la couronne, puis rentra en grâce et commanda de nouveau pour le roi.
character-7 = Jean-Baptiste Colbert dirigea les finances du roi des années 1660 à sa mort en 1683. Il développa les manufactures, le commerce et la marine, et dut trouver l'argent de Versailles.
character-8 = Françoise de Maintenon, veuve du poète Scarron, éleva les enfants de Mme de Montespan et du roi, et vint ainsi à la cour. Après la mort de la reine, Louis l'épousa en secret.
character-9 = Louise de La Vallière fut, dans les années 1660, la première des favorites connues du roi. En 1674, elle quitta la cour pour le Carmel, à Paris, et y vécut en religieuse jusqu'à sa mort en 1710.
character-10 = Henri de Turenne, maréchal de France, fut l'un des grands capitaines de son temps. Un boulet le tua à Sasbach en 1675, et le roi le fit enterrer parmi les rois à Saint-Denis.
character-11 = Jules Mazarin, italien de naissance et cardinal, succéda à Richelieu comme principal ministre. Il gouverna la France jusqu'à sa mort en 1661 ; dès lors, Louis régna sans principal ministre.
character-12 = François-Michel Le Tellier, marquis de Louvois, fut secrétaire d'État de la Guerre. Avec son père, il donna à la France une armée nombreuse et bien approvisionnée ; on craignait sa dureté.

## 1 La cour
lesson-court = La cour, et comment placer
    .about = Comment une carte met des jetons sur les cartons, et comment ils sautent
    .learned = Une carte met jusqu'à trois jetons sur son carton, ou le long d'un chemin où un reste sur chacun. Un joker : deux, n'importe où.
lesson-court-aim = Bienvenue, { $a }. Après quatre manches, le plus de points gagne : un par blason, cinq par mission posée. À chaque manche, vos jetons vont sur les cartons, qui donnent blasons, argent et de quoi payer les missions. Entrée.
lesson-court-place =
    Votre main est en bas. Touche a : la carte 6 Condé met un jeton sur le carton 6. Deux fois 6 pour deux de plus, puis Entrée.
    .task = Carte 6 : trois jetons sur le 6
    .right = Trois de vos jetons sont sur le 6. Son bord dit ce qu'il demande, 3+ : trois jetons. Il vous donnerait donc son revenu, écrit sous son nom.
    .back = Vous avez récupéré des jetons, l'autre usage d'une carte ; c'est la leçon 3. Cette fois, placez-en.
    .fewer = Des jetons peuvent aussi sauter plus loin. Mais le 6 en demande trois sur le carton même.
    .else = C'était une autre carte. La carte 6 Condé est sur la touche a.
lesson-court-jump =
    Les cartons qui se touchent en haut ou en bas sont voisins. Un jeton peut y sauter si un autre reste. Trouvez les touches ; H vous aide.
    .task = Carte 8 : un jeton sur 8, 2 et 3
    .right = Le 8 touche le 2, et le 2 le 3 : il y a un chemin. Sur chaque carton, un des jetons placés maintenant doit rester ; les anciens ne comptent pas.
    .other = La carte 8 va plus loin : un jeton reste sur 8, un saute sur 2, un de là sur 3.
    .else = C'était une autre carte. Jouez la carte 8 Maintenon.
lesson-court-fork =
    Les jetons ne quittent pas un carton dans deux directions. Le 12 touche le 4 et le 11. Touches d (carte 12), 4, puis o : c'est le 11.
    .task = Carte 12 : essayez 12, 4 et 11
    .right = Refusé : du 12, tous vont du même côté. Rien n'a été joué. Un refus dû à une règle la nomme, comme ci-dessous, et r l'ouvre.
    .else = C'est dans les règles. Essayez ce qui ne l'est pas : sur 12, sur 4 et sur 11.
lesson-court-joker =
    Le joker place un ou deux jetons, mais n'importe où : le premier au choix, le second au même endroit ou à côté. Une seule de vos cartes va sur 1 et 7.
    .task = Un jeton sur 1 et un sur 7
    .right = Un joker va où vous voulez, au mieux tard. Sur 30 cartes, six sont des jokers, chaque personnage vient deux fois ; on remélange tout à chaque manche.
    .back = C'est l'autre usage d'une carte, voir la leçon 3. Ici, placez.
    .else = Cela n'amène rien sur 1 et 7. Quelle carte commence où vous voulez ?
    .half = C'est la bonne carte. Mais mettez un jeton sur 1, l'autre sur son voisin 7.
    .far = La carte 12 va sur 1 par le 4, mais il ne reste pas de jeton pour 7. Quelle carte commence où vous voulez ?
lesson-court-last =
    De cinq cartes on en joue quatre ; la dernière, jamais. Amenez un jeton sur le 10 : laquelle de vos deux cartes y va ?
    .task = Un jeton sur le carton 10
    .right = Le 11 touche le 3, et le 3 le 10. Votre dernière carte va, cachée, sur la pioche. Le 11 donne une carte : six en main, cinq coups, plusieurs d'affilée si les autres n'en ont plus.
    .far = La carte 12 n'y va pas : ses trois jetons finissent au mieux sur le 3. Quel chemin part de l'autre carte ?
    .short = C'est la bonne carte. Le 11 touche le 3, et le 3 le 10 ; sur chaque carton un jeton reste.
    .back = Cela récupère des jetons, l'autre usage d'une carte. Ici, placez.
    .else = Amenez un jeton sur le 10.

## 2 Les conditions
lesson-conditions = Qui reçoit le revenu
    .about = $3, 1er et 3+ : ce que demande un carton, qui soudoie, quand il se retourne
    .learned = $3 : seul en tête reçoit, les autres soudoient. 1er : lui seul. 3+ : chacun qui en a trois. À égalité, rien n'est gratuit, sauf chez Louis (leçon 4).
lesson-conditions-third =
    On va compter les cartons. Le 6 demande 3+ : trois jetons, pour chacun. Vous en avez deux. Un troisième suffit ; plus n'y rapporte rien.
    .task = Trois jetons sur le 6, pas plus
    .more = Un de plus suffisait sur le 6. Le second n'y rapporte rien ; ailleurs, peut-être.
    .back = Vous avez récupéré des jetons, et il en manque toujours un au 6. Placez-le.
    .else = Il manque toujours un jeton au 6. Quelle carte y va ?
    .elsewhere = Bien : le 6 a ses trois jetons, et les autres peuvent gagner ailleurs. Pour faire court, la leçon continue avec celui du 6.
    .right = Le 6 vous paiera. Après le comptage, les jetons sont de nouveau prêts ; ceux d'un gagnant vont à la réserve générale, d'où une carte les récupère.
lesson-conditions-bribe =
    Le 2 montre $3 : qui est seul en tête reçoit sans payer. C'est { $b }. Les autres peuvent soudoyer : payer 3 Louis d'or pour recevoir aussi, ici une lettre, pour les missions.
    .task = Touche o : soudoyez
    .right = Une lettre chacun. Le gagnant reçoit d'abord, sans pouvoir refuser : ses jetons vont à la réserve générale. Puis les autres, dans l'ordre. Le vôtre est de nouveau prêt.
    .no = Vous gardez l'argent. C'est parfois juste ; voyez ici ce que l'on obtient.
    .else = Ici, touche o.
lesson-conditions-flips =
    Le 2 s'est retourné et demande autre chose : un $ ou un 1er le fait si quelqu'un est seul en tête. Au 3, égalité avec { $b }. Donc le 3 ...
    .a = se retourne aussi
    .b = si l'on soudoie
    .c = reste tel quel
    .right = Un $ ou un 1er ne se retourne que pour qui est seul en tête ; un +, s'il paie quelqu'un. Le revenu reste le même.
    .wrong = Il reste : un $ ou un 1er ne se retourne que pour qui est seul en tête ; un +, s'il paie quelqu'un. Le revenu reste le même.
lesson-conditions-itself =
    Le 6 vous a donné un blason, et met un jeton de la réserve générale où vous voulez. Sur le 6 même, ce jeton ...
    .a = y reste
    .b = part avec les trois
    .c = est refusé
    .right = On paie d'abord ; puis seuls partent les jetons d'avant. Le nouveau attend sur le 6 la manche suivante.
    .wrong = Il reste : on paie d'abord ; puis seuls partent les jetons d'avant. Le nouveau attend la manche suivante.
lesson-conditions-even =
    Au 3, vous êtes à égalité avec { $b } : personne ne reçoit sans payer. Tous ceux qui y sont peuvent soudoyer. Une bague vaut-elle 3 Louis d'or ?
    .task = Touche o ou n, à votre guise
    .right = Sur un carton $, une égalité veut dire : pas de gagnant, tous peuvent soudoyer, tous les jetons sont de nouveau prêts. Aucun ne paie deux fois quelqu'un dans une manche.
    .else = Touche o ou n.
lesson-conditions-first-place = Le 5 demande 1er : seul en tête, et personne ne soudoie. C'était vous : une couronne. Vos deux jetons vont donc en réserve générale. Le 4, vide, s'est retourné : celui de Louis le fait toujours.
lesson-conditions-anywhere =
    Placez-le. Sur un carton encore à compter, il compte aussitôt. Où un seul jeton gagne-t-il ?
    .task = Trouvez un carton qu'il gagne
    .right = Seul en tête, un jeton y suffit. Sur un carton déjà compté, il attendrait la manche suivante.
    .scored = Celui-là est déjà compté, ou l'est à présent : le jeton y attend la manche suivante. Voyez les cartons à partir du 7.
    .nine = Au 9, vous, { $b } et { $c } en auriez un chacun. Égalité sur un carton 1er : rien pour personne.
    .ten = Le 10 demande trois jetons. Vous en auriez deux.
    .none = Ce jeton est un cadeau : placez-le.
    .else = Choisissez un carton à partir du 7 où il n'y a personne.
lesson-conditions-more-pay =
    Votre jeton a gagné ce carton, seul en tête. Il vous donne donc aussi son revenu.
    .task = Répondez comme vous voulez
lesson-conditions-tie = Au 9, personne n'était seul en tête : un 1er ne donne alors rien, et tous les jetons sont de nouveau prêts. Un carton vide ne donne rien non plus et reste tel quel, sauf chez Louis.
lesson-conditions-three = Au 10, { $b } avait les trois demandés : deux blasons. Vous en aviez un. Plusieurs recevraient tour à tour. Tous les jetons sont de nouveau prêts, ceux des gagnants aussi. Sur un +, ni pot-de-vin ni égalité.
lesson-conditions-flip = Se sont donc retournés { $turned }, et { $louis }, où était Louis ; mais pas { $stayed }. Sur les autres, il n'y avait personne.

## 3 Les réserves
lesson-reserves = Les deux réserves, et comment récupérer
    .about = Les jetons prêts, ceux de la réserve générale, et la carte qui les ramène
    .learned = Les jetons des gagnants vont à la réserve générale. Une carte en récupère trois, un joker deux, au lieu de placer.
lesson-reserves-short =
    Au pied de cette colonne : un jeton prêt, 11 en réserve générale, où vont ceux des gagnants. Quatre sont sur des cartons. On ne place que ce qui est prêt. Touches b, puis 4.
    .task = Carte 4 : essayez deux jetons
    .right = Refusé : on ne place que ce qui est prêt. Gagner coûte des jetons : après une bonne manche, il en manque.
    .else = Voyez d'abord ce qui arrive sans jetons : b, puis 4.
lesson-reserves-empty =
    Imaginez : rien de prêt, rien en réserve générale, trois cartes en main. Votre coup ?
    .a = on vous passe
    .b = des jetons quittent un carton
    .c = une carte, pour rien
    .right = Une carte peut toujours récupérer, même rien : le coup est perdu, récupérez à temps. Le 8 et des missions ramènent aussi des jetons.
    .wrong = Vous jouez quand même : la carte récupère ce qu'il y a, même rien. Avant le comptage, rien ne quitte un carton. Récupérez à temps.
lesson-reserves-six =
    Le 6 vous paie, vous et { $b }, et votre réserve générale est vide. Pouvez-vous quand même placer ?
    .a = non
    .b = oui, d'un carton
    .c = oui, un prêt
    .right = Ce qui manque à la réserve générale peut venir des prêts : au 6, au 8, avec des missions. Si le 6 en paie plusieurs, tous piochent d'abord leur blason.
    .wrong = Un prêt : il remplace ce qui manque à la réserve générale, au 6, au 8, avec des missions. Si le 6 en paie plusieurs, tous piochent d'abord leur blason.
lesson-louis-share =
    Et si { $c } en avait deux, comme vous, derrière les trois de { $b } ? Deux sont deuxièmes. Le 3 demande $3. Vous deux ...
    .a = avez une bague
    .b = pouvez soudoyer
    .c = n'avez rien
    .right = On n'est deuxième que seul. Sinon, et derrière une égalité en tête, on soudoie ($) ou l'on n'a rien (1er). Le carton de Louis se retourne toujours.
    .wrong = Soudoyer : on n'est deuxième que seul. Sur un 1er, rien. De même derrière une égalité en tête. Le carton de Louis se retourne toujours.
lesson-reserves-take =
    Au lieu de placer, une carte peut récupérer trois jetons, quelle qu'elle soit ; un joker deux. t : récupérer. Vous visez le 9 : quelle carte pouvez-vous donner ?
    .task = Récupérez trois jetons
    .right = Quatre sont prêts, huit dans la réserve générale. Cela coûte un de vos quatre coups : donnez une carte dont le carton ne vous dit rien.
    .joker = Un joker n'en ramène que deux, et c'était votre carte qui va partout. Une autre en ramène trois.
    .other-card = Cela en ramène trois aussi. Mais la carte 9 va droit sur le 9, que vous visez : la leçon continue comme si vous aviez donné la carte 2.
    .placed = Vous avez placé votre seul jeton : plus rien n'était prêt. Récupérez d'abord.
    .else = Récupérez : une carte, puis t.
lesson-reserves-place =
    Le 9 demande 1er, et personne n'y est. Menez-y avec le moins de jetons possible, sans le joker. Une ligne sous la cour dit ce que cela donnerait.
    .task = Menez au 9 à peu de frais
    .right = Un seul y mène, pour l'instant ; d'autres peuvent venir, et trois restent prêts. Une carte place ou récupère, jamais les deux. Sans jetons prêts, il faut d'abord récupérer.
    .more = Un jeton mène au 9 ; le second n'y sert pas pour l'instant. Vous n'en avez que quatre de prêts.
    .joker = Un jeton y mène. Mais le joker est votre carte qui va n'importe où : la leçon continue avec la carte 9.
    .back = Les jetons ne comptent que sur les cartons : placez-en un.
    .else = Menez au 9 : quelle carte y va ?
    .besides = Bien : un jeton mène au 9, d'autres tentent plus. La leçon continue avec celui du 9.

## 4 Louis
lesson-louis = Le carton de Louis
    .about = Là où est le roi : premier, deuxième, et ce que vaut une égalité
    .learned = Chez Louis : seul en tête, tuile et couronne ; deuxième et seul, la tuile ; à égalité en tête, la tuile chacun.
lesson-louis-win =
    À chaque manche, la carte d'argent met Louis sur son carton, de 1 à 4 : ici, 3. Seul en tête, on y gagne bague et couronne. { $b } y a trois jetons, vous deux.
    .task = Gagnez le carton 3
    .right = Une bague et une couronne. { $b }, deuxième et seul, a une bague pour rien, et trois jetons de nouveau prêts. Les vôtres vont à la réserve générale.
    .tie = Trois partout : ce n'est qu'une égalité. Un jeton de plus sur le 3.
    .back = Ainsi vous restez deuxième. Il en faut plus que { $b } sur le 3.
    .else = Gagnez le 3 : la carte 3 y met jusqu'à trois jetons.
lesson-louis-three =
    Cela a coûté vos jetons. Retour avant votre coup : et à trois contre trois avec { $b } ?
    .a = bague et couronne chacun
    .b = une bague chacun
    .c = rien pour personne
    .right = Chez Louis, tous ceux à égalité en tête ont la tuile, sans couronne. Ailleurs, une égalité ne donne rien pour rien. Voyez.
    .wrong = Chez Louis, tous ceux à égalité en tête ont la tuile, mais pas de couronne. Ailleurs, une égalité ne donne rien pour rien. Voyez.
lesson-louis-tie =
    Trois contre trois : un de vos jetons fait l'égalité.
    .task = Une égalité sur le 3
    .right = Une bague chacun, aucune couronne. Les six jetons sont allés à la réserve générale.
    .too-many = C'est plus qu'une égalité. Un seul jeton sur le 3.
    .else = Pour l'égalité, il vous en faut trois sur le 3 : un de plus.
    .besides = Bien : une égalité au 3, et des jetons ailleurs en plus. Pour ne voir que le 3, la leçon continue sans ceux-là.
lesson-louis-second =
    Encore avant votre coup. Et si vous laissez le 3 : { $b } trois, vous deux, { $c } un ? Qu'avez-vous ?
    .a = rien
    .b = une bague pour $3
    .c = une bague pour rien
    .right = Deuxième, seul : la tuile pour rien, quoi que demande le carton, et vos jetons sont de nouveau prêts. Souvent la meilleure affaire.
    .wrong = Deuxième, seul : la tuile pour rien, quoi que demande le carton, et les jetons sont de nouveau prêts. Souvent la meilleure affaire.

## 5 Les missions
lesson-missions = Missions et tuiles
    .about = À quoi servent les tuiles : poser des missions, en piocher, en garder une
    .learned = Deux tuiles posent une mission : 5 points et de l'aide à chaque manche. On en repioche une ; on garde une tuile.
lesson-missions-first =
    Deux tuiles posent une mission : 5 points à la fin, et de l'aide à chaque manche. « Un blason » coûte une lettre et une bague. Quelle touche la pose ?
    .task = Posez « Un blason » : lettre et bague
    .right = Elle est devant vous : 5 points, et un blason à chaque manche. Un blason est un point, pioché caché, d'un des six types.
    .crown = Cela coûte une couronne, bonne pour toute tuile. Lettre et bague suffisent.
    .other = Bonne aussi. Mais commencez par « Un blason » : vous avez ses tuiles.
    .done = Vous avez fini sans mission. Toutes les tuiles sauf une font alors des blasons, un point chacune ; deux tuiles dans une mission valent cinq points.
    .else = Posez « Un blason ». La touche est à côté ; Entrée paie.
lesson-missions-draw =
    Pour chaque mission posée, piochez-en une. Restent sceptre, bague, heaume, couronne. 1 claire : une donnée, une au choix. 2 moyenne : deux différentes. 3 foncée : deux égales.
    .task = Piochez-en une sûrement payable
    .dark = Elle pourrait coûter deux lettres, et votre couronne ne vaut qu'une tuile. De quelle pioche payez-vous toute carte ?
    .else = Touche 1 ou 2.
    .other = Claire est sûr aussi : toute tuile avec la donnée. La leçon continue avec une moyenne.
lesson-missions-second =
    Moyenne était sûr : la couronne vaut une lettre. Mais les deux missions coûtent une lettre, et l'autre le heaume. Un chiffre change le prix.
    .task = Posez la claire, gardez le heaume
    .right = Dix points. La couronne valait la lettre ; le heaume reste. On en pioche une chaque fois : la main ne diminue pas, et n'a pas de limite.
    .done = Vous arrêtez avec quatre tuiles. Deux font une mission : posez-la.
    .else = La mission de la touche a coûte une lettre et une tuile au choix ; Entrée paie.
    .helmet = Cinq points, mais le heaume manque à l'autre mission. Un chiffre paie avec d'autres tuiles.
    .other = Cinq points aussi. La leçon continue avec la mission claire.
lesson-missions-left =
    Une mission est piochée. Deux tuiles restent, et ne paient rien de votre main. Si vous finissez ...
    .a = vous gardez les deux
    .b = deux blasons
    .c = l'une reste, l'autre fait un blason
    .right = Vous en gardez une, et piochez un blason pour chaque autre. S'il n'y en a qu'une, elle reste : elle ne s'échange pas.
    .wrong = Vous en gardez une, et piochez un blason pour chaque autre. S'il n'y en a qu'une, elle reste : elle ne s'échange pas.
lesson-missions-keep =
    Vous avez fini. Quelle tuile gardez-vous pour la manche suivante ? Voyez ce que coûtent vos deux missions.
    .task = Gardez la tuile qui sert
    .wrong = Aucune de vos missions ne coûte celle-là. Laquelle coûtent les deux ?
    .else = Voyez ce que coûtent les deux missions : l'une de vos tuiles y est deux fois.
lesson-intrigue-cards = Du nouveau : les cartes complot, une pour chacun des 12 cartons. Le 12 les donne, et elles sont secrètes. Vous avez celles du 7 et du 12. Une telle carte ajoute des jetons juste avant le comptage. Entrée.
lesson-missions-end = Les deux missions coûtent un heaume : la moitié est là. La nouvelle manche apporte le blason de votre mission. Posez tôt : trois manches d'aide, pas une. En main à la fin, une mission ne vaut rien.

## 6 Les complots
lesson-intrigue = Complots, pots-de-vin et argent
    .about = Une carte qui change tout au dernier moment, et à quoi sert l'argent
    .learned = Une carte complot change un carton juste avant le comptage. Gardée, elle vaut un blason, comme 3 Louis d'or.
lesson-intrigue-play =
    Le 7 vient : 1er, à égalité avec { $b }. Sa carte y met un jeton de la réserve générale, ou un ou deux prêts, jamais des deux. Touches a, puis 3.
    .task = Complot : un de la réserve générale
    .right = Trois contre deux : 5 Louis d'or. Personne ne le savait. La carte va, cachée, sous sa pioche. Elle peut aussi aller où vous n'avez pas de jeton.
    .personal = Cela gagne aussi, mais use ce qui était prêt. Un de la réserve générale suffit.
    .no = Une égalité sur un carton 1er : personne n'a rien. Votre carte y peut quelque chose : a.
    .else = Prenez un jeton de la réserve générale : a, puis 3.
lesson-intrigue-empty =
    Si vos deux réserves avaient été vides au comptage du 12, auriez-vous pu jouer sa carte ?
    .a = oui : elle vaut un jeton
    .b = oui, avec un jeton d'un carton
    .c = non
    .right = Elle n'ajoute que des jetons de vos réserves. Les deux vides, on ne peut pas la jouer : elle reste en main. Leur pioche vide, le 12 n'en donne pas.
    .wrong = Non : elle n'ajoute que des jetons de vos réserves. Les deux vides, on ne peut pas la jouer : elle reste en main.
lesson-intrigue-bribe =
    Le 8 montre $3, et { $c } est en tête. Avec un jeton, vous pouvez soudoyer. Revenu : jusqu'à deux jetons de la réserve générale sur le 5, et un de plus prêt.
    .task = Obtenez le revenu du 8
    .no = Vous gardez 3 Louis d'or. Ici, voyez ce que fait le 8.
    .else = Soudoyez : o.
    .right = 3 Louis d'or pour ce que le gagnant reçoit sans payer, et votre jeton est de nouveau prêt.
lesson-intrigue-five =
    D'abord les jetons pour le 5. Il est déjà compté : ils y attendent la couronne de la manche suivante, et ne coûtent rien. 0, 1 ou 2 ?
    .task = Envoyez-en le plus possible
    .right = Deux jetons attendent sur le 5, où vous n'aviez rien, et un de plus est prêt. Si la réserve générale manquait, des prêts pourraient y aller.
    .fewer = C'est un cadeau : deux peuvent y aller.
    .else = Mettez-en deux.
lesson-intrigue-keep =
    Le 12 vient, et vous avez sa carte. Vous y êtes seul. Gardée, une carte vaut un blason à la fin. Que faites-vous ?
    .task = Jouez la carte, ou gardez-la
    .right = Vous gagnez de toute façon, et gardez la carte. Le 12 vous a donné un blason et une carte complot, à jouer dès la manche suivante.
    .wasted = Vous auriez gagné sans elle, et la carte est partie. Gardez-la cette fois.
    .else = Change-t-elle qui reçoit ? Sinon, gardez-la : Entrée.
lesson-intrigue-money =
    Dernière manche. Une mission coûte deux bagues. Vous en avez une, et 3 Louis d'or pour soudoyer et en avoir une autre. Sans compter les majorités, cela fait ...
    .a = rien
    .b = 3 points de plus
    .c = 5 points de plus
    .right = Cinq pour la mission. Mais bague et 3 Louis d'or auraient fait un blason chacun. Une tuile qui ne complète rien ne fait que remplacer un blason.
    .wrong = Trois : cinq pour la mission, mais bague et 3 Louis d'or auraient fait un blason chacun. Une tuile qui ne complète rien remplace un blason.

## 7 Une manche
lesson-round = Une manche entière
    .about = Ravitaillement, influence, comptage et missions d'un trait, avec des conseils
    .learned = Ravitaillement, influence, comptage, missions : quatre fois. Voyez ce que coûtent vos missions, puis les cartons.
lesson-round-phases = Quatre manches de quatre phases : ravitaillement, influence, comptage, missions. Les points du haut comptent les manches ; aux coins de la cour, les pioches. D'abord : argent, Louis, cinq cartes. Entrée.
lesson-round-next =
    Le plus âgé commence la manche 1, ici vous ; puis la carte passe dans le sens horaire : { $b } commence la 2. Et la manche 4, la dernière ?
    .a = { $b }
    .b = vous
    .c = { $c }
    .right = À trois, elle vous revient. À trois aussi, qui commence la manche 4 pioche un complot au ravitaillement, avant les missions.
    .wrong = Vous : { $c } commence la 3, puis c'est à vous. À trois, qui commence la manche 4 pioche aussi un complot, avant les missions.
lesson-round-begin =
    Au début, vous aviez 11 jetons prêts et 5 en réserve générale ; { $b }, en deuxième, aussi. Et { $c }, en troisième ?
    .a = autant
    .b = 12 prêts
    .c = 10 prêts
    .right = À tour de rôle, 5, 5, 6 et 7 jetons sur 16 vont en réserve générale. Chacun a 5 Louis d'or, une mission claire, une moyenne. Sur 8 cartes argent, 4 servent.
    .wrong = 10 : à tour de rôle, 5, 5, 6 et 7 sur 16 vont en réserve générale. Chacun a 5 Louis d'or, une mission claire, une moyenne. Sur 8 cartes argent, 4 servent.
lesson-round-first-turn =
    Vos missions sont en bas, avec les tuiles qu'elles coûtent. Le 4 et le 1 donnent un heaume et un sceptre. Quelle carte va sur les deux, avec trois jetons ?
    .task = Des jetons sur 4 et 1
    .right = Vous êtes sur les deux. { $b } et { $c } jouent. Ce qu'ils font sera au-dessus de vos cartes à votre prochain coup ; L dit pourquoi.
    .back = Vous en avez assez de prêts. Récupérer peut attendre.
    .else = Visez deux tuiles à la fois : les cartons 4 et 1 sont voisins.
    .joker = Cela va sur les deux aussi. Mais un joker vaut plus tard : la leçon continue avec la carte 4 et trois jetons.
lesson-round-turns =
    Ces coups sont à vous. Que coûtent vos missions ? Le 5 et le 9 donnent des couronnes, bonnes pour toute tuile. Sur $, un jeton suffit pour soudoyer.
    .task = Jouez comme vous voulez
lesson-round-scoring =
    Le comptage, du 1 au 12. On vous demande là où vous avez le choix. Que coûtent encore vos missions ? À la fin, 3 Louis d'or font un point.
    .task = Votre réponse ?
lesson-round-missions =
    Les missions. Si vos tuiles en paient une : la touche à côté, Entrée, puis piochez. Finissez avec z et gardez une tuile.
    .task = Posez ce que vous pouvez, puis z
    .could = Vous avez fini, mais vos tuiles paient une mission : 5 points, et de l'aide à chaque manche. Posez-la d'abord.
lesson-round-hidden =
    Si { $c } a pioché des blasons, qu'en savez-vous ?
    .a = combien
    .b = quels types
    .c = rien
    .right = Secrets : les types des blasons et les cartes en main, missions aussi. Ouverts : leur nombre, argent, tuiles, jetons et cartes jouées.
    .wrong = Combien : seuls sont secrets les types et les cartes en main, missions aussi. Ouverts : leur nombre, argent, tuiles, jetons et cartes jouées.
lesson-round-backs =
    { $c } pioche une mission. Qu'en voyez-vous ?
    .a = de quelle pioche
    .b = ce qu'elle fait
    .c = rien
    .right = Les trois pioches ont des dos différents : on sait combien de claires, moyennes et foncées chacun a. Les cartes jouées aussi se consultent.
    .wrong = La pioche : les trois dos diffèrent, et l'on sait combien de claires, moyennes et foncées chacun a. Les cartes jouées aussi se consultent.

## 8 La fin
lesson-end = La fin, et qui gagne
    .about = Les dernières missions, le compte final, et la majorité de chaque type de blason
    .learned = Posez tout ce que vous pouvez. Le reste fait des blasons ; le plus d'un type, un de plus. Mission 5, blason 1.
lesson-end-five-points =
    La manche 4 finit. Une mission n'aidera plus, mais vaut 5 points ; deux tuiles, en blasons, 2. Laquelle de vos missions pouvez-vous payer ?
    .task = Posez une mission
    .right = Cinq points de plus. À la dernière manche, il reste une question : 5 pour une mission, ou 1 par tuile ?
    .done = Vous arrêtez : quatre tuiles font quatre blasons. Deux pouvaient valoir cinq.
    .else = Posez une mission : sa touche, puis Entrée.
lesson-end-last =
    Une mission est piochée, comme toujours. Il reste deux tuiles : deux blasons, si vous finissez. Ou y a-t-il mieux dans votre main ?
    .task = Tirez le meilleur des tuiles
    .right = Cinq points au lieu de deux. Avant de finir, revoyez votre main, surtout à la dernière manche.
    .done = Vous avez fini : deux tuiles, deux blasons. Elles auraient encore payé une mission de votre main.
    .else = Ces deux tuiles paient encore une mission de votre main.
lesson-end-count =
    Le reste fait des blasons : chaque jeton sur un carton, chaque complot ou carte influence, chaque 3 Louis d'or. Un sur le 5, deux telles cartes, $7 : ...
    .a = 5
    .b = 7
    .c = 10
    .right = Un jeton, deux cartes, deux pour 7 Louis d'or. Les tuiles en feraient un chacune. Les missions en main ne valent rien.
    .wrong = 5 : un jeton, deux cartes, deux pour 7 Louis d'or. Les tuiles en feraient un chacune. Les missions en main ne valent rien.
lesson-end-plain =
    La partie est finie, vos blasons sont piochés. Il y en a 60, dix de chacun des six types. S'il n'y en avait plus, vous auriez ...
    .a = rien
    .b = des Louis d'or
    .c = un blason uni
    .right = Un blason uni vaut un point, mais n'est d'aucun type : il n'aide jamais à avoir le plus d'un type. Argent et tuiles ne manquent jamais.
    .wrong = Un blason uni : un point, mais aucun type ; il n'aide jamais à avoir le plus d'un type. Argent et tuiles ne manquent jamais.
lesson-end-kinds = On retourne les blasons, type par type. Qui a le plus d'un type en pioche un de plus ; à égalité, chacun. On ne regarde pas ceux-là : ils ne changent rien. Entrée.
lesson-end-tie =
    Un point par blason, 5 par mission posée. À égalité de points avec { $b }, qui gagnerait ?
    .a = plus de jetons prêts
    .b = plus de missions
    .c = plus d'argent
    .right = Le plus de jetons dans la réserve personnelle, les prêts. Sinon, victoire partagée.
    .wrong = Le plus de jetons prêts, ceux de la réserve personnelle. Sinon, victoire partagée.
lesson-end-last-boards =
    Au comptage du 2, en manche 4, ses jetons l'ont-ils quitté comme toujours ?
    .a = oui
    .b = non, tous restent
    .c = ceux du gagnant
    .right = Ils comptent à égalité. Les cartons se retournent aussi, sans effet. Seul reste un jeton mis après le comptage d'un carton : un blason.
    .wrong = Oui : les prêts comptent à égalité. Les cartons se retournent aussi, sans effet. Seul reste un jeton mis après le comptage d'un carton : un blason.

## 9 À deux
lesson-two = En plus : jouer à deux
    .about = Les jetons neutres, et comment vivre avec eux
    .learned = N compte comme un joueur pour la tête et la deuxième place, mais ne reçoit rien. Où N mène : soudoyer, ou un de plus.
lesson-two-third = À deux, 5 et 6 jetons commencent dans la réserve générale. Et N gêne, avec huit jetons neutres : à chaque manche deux chez Louis, et deux sur chacun de trois cartons. Pour faire court, trois cartes chacun.
lesson-two-louis =
    N a deux jetons sur le 4, où est Louis, et compte comme un joueur : avec deux, c'est une égalité. Ayez-en plus que N.
    .task = Gagnez le carton 4
    .right = Trois contre deux : vous êtes en tête. N est deuxième, seul : la tuile du deuxième ne va à personne.
    .tie = Deux partout : le heaume, sans couronne. Un de plus, et vous êtes seul en tête.
    .back = Vous en avez assez de prêts. Prenez le 4.
    .else = Gagnez le 4 : trois jetons.
lesson-two-cards =
    Des cartes retournées ont nommé les trois cartons de N. Un joker est sorti aussi. Qu'a-t-il fait ?
    .a = deux jetons au choix
    .b = deux cartons
    .c = on en a tiré une autre
    .right = On écarte un joker, et l'on retourne une autre carte. Un carton peut sortir deux fois ; N y a alors quatre jetons. Ses jetons viennent d'abord, dans la phase d'influence.
    .wrong = On écarte un joker, et l'on retourne encore, jusqu'à trois cartons. L'un peut sortir deux fois. Ses jetons viennent d'abord, dans la phase d'influence.
lesson-two-turns =
    Au 5, un 1er, N est seul en tête. Personne n'y recevra rien. Le carton se retourne-t-il ?
    .a = oui
    .b = non
    .c = avec Louis seul
    .right = N compte comme un joueur pour la tête : les cartons se retournent aussi pour N.
    .wrong = Oui : N compte comme un joueur pour la tête, et les cartons se retournent aussi pour N.
lesson-two-bribe =
    Au 2, qui montre $3, N est en tête. N ne reçoit jamais rien, mais vous pouvez soudoyer si vous y êtes. Carte 2, et le moins de jetons possible.
    .task = Pouvoir soudoyer au 2
    .right = Un des vôtres à côté de deux de N. { $b } a un dernier coup, puis on compte.
    .more = Deux partout : vous pouvez soudoyer, comme avec un seul. Gardez l'autre.
    .else = Pour soudoyer au 2, il faut y avoir un jeton.
    .wins = Bien : trois contre deux, le 2 est gagné sans soudoyer. Il y faut deux jetons de plus ; la leçon continue avec un.
    .besides = Bien : vous pouvez soudoyer au 2, et avez des jetons ailleurs. La leçon continue avec celui du 2.
    .back = Pour soudoyer au 2, il faut y être.
lesson-two-rest =
    Le comptage. Où N est seul en tête, personne ne reçoit pour rien. Sur $, vous pouvez soudoyer ; sur 1er, personne n'a rien.
    .task = Votre réponse ?
lesson-two-end = Le 4 vous a donné heaume et couronne. Au 5 et au 9, N était en tête : couronnes perdues. Comptés, les jetons de N reviennent à ses huit. Sur +, N ne compte jamais.

## Les missions, phase par phase
lesson-works = En plus : missions, coups et comptage
    .about = Avant les coups, pendant et après, et au comptage
    .learned = Chaque mission nomme sa phase et y aide une fois, dès la prochaine. Rien n'oblige à s'en servir.
lesson-works-start =
    Une mission posée aide une fois dans chacune de ses phases, dès la prochaine ; rien n'y oblige. Ici, avant les coups : « Un jeton sur le carton 9 », de la réserve générale. Tapez o.
    .task = Mettez-le sur le carton 9
    .right = { $b } n'est plus seul au 9. La réserve générale vide, un jeton prêt irait. D'autres le font sur 1, 2, 3, 4, 5 ou chez Louis.
    .no = Rien n'y oblige ; mais cela ne coûte pas de carte, et { $b } gagnerait seul le 9.
    .else = Ici, tapez o.
lesson-works-order =
    Vous auriez deux de ces missions, { $b } une, et vous commencez. Qui s'en sert, et quand ?
    .a = vos deux, puis { $b }
    .b = vous, { $b }, vous
    .c = tous à la fois
    .right = Dans l'ordre, chacun toutes les siennes ; puis viennent les coups.
    .wrong = Vous d'abord : dans l'ordre, chacun toutes les siennes ; puis les coups.
lesson-works-change =
    Pendant un coup : « Changer une carte influence ». Une fois par manche, une carte va au centre sans effet et vous piochez la première. Tapez a pour la carte 7, puis x ; o dit oui.
    .task = Changez la carte 7
    .right = Vous avez autant de cartes, donc autant de coups : vous avez juste attendu. « Payer au lieu de jouer » attend aussi, pour 2 Louis d'or.
    .other = Bien : toute carte se change. La leçon continue avec la carte 7 changée.
    .else = Cela joue la carte. Voyez d'abord ce que fait x, une carte choisie.
lesson-works-there =
    La carte 2 est venue. Au 2, un carton $3, { $b } a deux jetons. Vous avez 2 Louis d'or : assez pour soudoyer ? Voyez, avec un jeton.
    .task = Un jeton sur le carton 2
    .more = Deux partout, c'est une égalité : rien n'est gratuit. Pour soudoyer, un suffit : gardez l'autre.
    .wins = Trois contre deux gagne le 2, mais les trois iraient à la réserve générale. Voyez le prix du pot-de-vin : un jeton.
    .back = Pour soudoyer au 2, il faut y avoir un jeton.
    .else = Amenez un jeton au 2 avec sa carte, et aucun autre.
lesson-works-last =
    Tous ont joué. « Le dernier jeton » en met un de votre réserve générale où vous voulez. Le 10 demande 3+, et vous y avez deux jetons.
    .task = Soyez payé au 10
    .right = Trois au 10, comme demandé. Après les derniers coups, seul un complot peut répondre.
    .no = Cela ne coûte rien : servez-vous-en.
    .else = Cela paie peut-être aussi. Mais au 10 il ne manque qu'un jeton sur trois.
lesson-works-cheaper =
    « Un Louis d'or de moins » baisse chaque pot-de-vin d'un : ici 2, pas 3. Vous avez juste cela.
    .task = Obtenez le revenu du 2
    .right = Une lettre pour 2. À chaque carton un de moins, jamais sous 0, à chaque comptage. Ce que coûtent les missions, comme une tuile en couronne, reste.
    .no = Vous gardez 2 Louis d'or, pas même un point à la fin. Voyez ici ce qu'ils achètent.
    .else = Ici, tapez o.

## Les missions, d'une manche à l'autre
lesson-later = En plus : missions entre les manches
    .about = Après la phase des missions, et au ravitaillement suivant
    .learned = Changer de missions : en voir une avant de piocher l'autre. Ravitaillement : argent et Louis, missions, puis cinq cartes.
lesson-later-keep =
    La phase des missions est finie pour vous : lettre et sceptre ne paient rien de votre main. Une tuile reste.
    .task = Gardez la tuile qui sert
    .right = Le sceptre est un blason à présent. La lettre est la moitié d'« Une carte complot ».
    .wrong = Elle ne sert à aucune de vos missions. Voyez ce qu'elles coûtent.
    .else = Une de vos missions coûte des lettres.
lesson-later-swap =
    Quand tous ont fini : « Changer de missions ». Une ou deux de la main vont sous leur pioche, et vous en tirez autant. Vous avez une lettre : laquelle n'en veut pas ?
    .task = Remettez celle-là
    .no = Vous avez gardé les deux. L'une ne sera guère payée : voyez ce que fait cette mission.
    .other = Celle-ci veut deux lettres, et vous en avez une. Remettez l'autre.
    .both = Cela remet les deux, aussi celle que sert votre lettre.
    .else = Prenez celle qui coûte des heaumes.
lesson-later-seen =
    On en tire une, ici une claire. Si vous aviez remis les deux, vous en tireriez deux. Comment ?
    .a = les deux à la fois
    .b = de leurs pioches
    .c = une, la voir, puis une
    .right = Une par une, de toute pioche, chacune vue avant la suivante. Deux de ces missions changent encore ce qu'on a tiré ; elles servent dès la phase où on les pose.
    .wrong = Une par une : on voit la première avant de choisir l'autre pioche, au choix. Deux de ces missions changent encore ; elles servent dès la phase où on les pose.
lesson-later-supply =
    Nouvelle manche. Le ravitaillement a donné l'argent et mis Louis sur un carton. Et maintenant ?
    .a = cinq cartes chacun
    .b = des missions
    .c = les coups
    .right = Dans l'ordre, chacun toutes les siennes. Ce qui ne fait que donner, comme « Un Louis d'or », vient sans question. Les cinq cartes viennent à la fin.
    .wrong = Des missions, dans l'ordre. Ce qui ne fait que donner, comme « Un Louis d'or », vient sans question. Les cinq cartes viennent à la fin.
lesson-later-card =
    « Une carte contre un jeton » : un jeton prêt va à la réserve générale, et vous piochez la première carte influence, avant les cinq.
    .task = Donnez un jeton pour une carte
    .right = Déjà une carte, cinq à venir : un coup de plus dans cette manche.
    .no = Vous avez gardé le jeton. Voyez ici ce que vaut la carte : un coup.
    .else = Ici, tapez o.
lesson-later-ready =
    Si rien n'était prêt, mais « Trois jetons récupérés » posée aussi, auriez-vous pu donner un jeton pour une carte ?
    .a = non
    .b = oui, un des trois
    .c = oui, d'un carton
    .right = Les trois reviennent d'abord. On vous demande dès qu'un jeton est prêt, même entre deux gains ; et après tous, si vous refusez.
    .wrong = Un des trois : on vous demande dès qu'un jeton est prêt, même entre deux gains ; et après tous, si vous refusez.
lesson-later-gains =
    « Deux au choix » : deux parmi Louis d'or et jetons rendus. Ici, il y a un choix : on vous demande.
    .task = Prenez ce que vous voulez
    .else = Choisissez l'un des trois.
lesson-later-turns =
    Vous avez six cartes, les autres cinq. La dernière ne se joue jamais. Combien de coups avez-vous ?
    .a = quatre, comme tous
    .b = six
    .c = cinq
    .right = Avec deux cartes ou plus, on joue encore : votre dernier coup vient quand les autres n'en ont plus. Deux missions pareilles agissent toutes deux.
    .wrong = Cinq : avec deux cartes ou plus, on joue encore, même quand les autres n'en ont plus. Deux missions pareilles agissent toutes deux.
lesson-odd-after =
    { $c } est à égalité avec vous au 4, et en a peut-être le complot. Quand peut-il venir ?
    .a = avant votre mission
    .b = après
    .c = à tout moment
    .right = Le complot d'abord, puis « Remporter une égalité », puis le comptage. Personne ne peut donc plus répondre.
    .wrong = Avant : le complot, puis « Remporter une égalité », puis le comptage. Personne ne peut donc plus répondre.

## Des missions à part
lesson-odd = En plus : des missions à part
    .about = Quatre jetons avec un joker, une égalité gagnée, une tuile changée en couronne
    .learned = Quatre jetons : toute carte, n'importe où. Gagner une égalité : une fois par comptage. Changer une tuile : 2 Louis d'or, aussitôt.
lesson-odd-four =
    Vous avez posé « Quatre jetons d'un coup » : une fois par manche, toute carte, même un joker, en place jusqu'à quatre où vous voulez, ou en récupère quatre. La touche d'une carte, puis m.
    .task = Trois sur le 10 et un sur le 3
    .right = Trois sur le 10, c'est ce qu'il demande, et vous menez au 3. Avec m, un joker vaut toute carte : quatre jetons, un chemin de quatre cartons au plus.
    .other = La mission le permet aussi. Mais trois vont sur le 10 et un sur son voisin 3.
    .few = Cela se fait sans la mission : avec m, quatre jetons, où vous voulez.
    .else = D'abord une carte, puis m : quatre jetons. Le 10 et le 3 sont voisins.
lesson-odd-wait =
    « Remporter une égalité » en gagne une par comptage, pas plus. Ici un sceptre, au 4 un heaume. En main (p), « Le dernier jeton » coûte deux heaumes, l'autre deux lettres.
    .task = Gagner ici, ou attendre ?
    .right = Gardée : ici personne ne reçoit, les jetons sont de nouveau prêts. « Le dernier jeton » coûte des heaumes : l'égalité du 4 vaut plus.
    .here = Un sceptre, mais l'égalité du 4 n'est plus gagnée, et « Le dernier jeton » coûte des heaumes. Attendez.
    .else = Le 4 donne les heaumes que coûte « Le dernier jeton » : attendez-le.
lesson-odd-win =
    Le 4 donne un heaume : vous et { $c } y avez deux jetons. À égalité, un 1er ne donne rien.
    .task = Gagner l'égalité ?
    .right = Vous comptez comme seul en tête. Chez Louis, un seul rival serait deuxième ; deux partageraient la place, sans rien de gratuit. Sur un +, pas d'égalité.
    .no = Personne n'a rien. « Le dernier jeton » coûte des heaumes : gagnez l'égalité.
    .else = Gagnez l'égalité : « Le dernier jeton » coûte des heaumes.
lesson-odd-two =
    Avec « Deux missions pour une », vous en piocheriez deux, cette fois-ci. Quand choisit-on la seconde pioche ?
    .a = avec la première
    .b = la première vue
    .c = à la manche suivante
    .right = On voit la première, puis on choisit toute pioche pour la seconde. La main garde une carte de plus.
    .wrong = Une fois la première vue ; toute pioche se choisit. La main garde une carte de plus.
lesson-odd-again =
    Si vous aviez fini sans « Une tuile en couronne », serait-ce perdu pour cette manche ?
    .a = oui
    .b = non : une offre
    .c = non : deux ensuite
    .right = Quand tous ont fini, on vous le redemande, après « Changer de missions » ; sauf à la dernière manche.
    .wrong = Non : quand tous ont fini, on vous le redemande, après « Changer de missions » ; sauf à la dernière manche.
lesson-odd-empty =
    Vous posez une mission, et les trois pioches de missions sont vides. Alors ...
    .a = c'est refusé
    .b = on les refait
    .c = rien n'est pioché
    .right = La mission compte comme toujours, et la main diminue. Si une seule pioche est vide, prenez d'une autre.
    .wrong = Rien n'est pioché. La mission compte comme toujours, et la main diminue. Si une seule pioche est vide, prenez d'une autre.
lesson-odd-change =
    Une bague, un heaume ; « Le dernier jeton » coûte deux heaumes. « Une tuile en couronne » coûte 2 Louis d'or : x, puis la tuile. Elle agit sitôt posée.
    .task = Rendez payable « Le dernier jeton »
    .right = La couronne vaut l'autre heaume. Deux Louis d'or font moins d'un point ; une mission, cinq.
    .helmet = Bague et couronne ne paient pas deux heaumes : il en fallait un. Changez l'autre tuile.
    .done = Vous avez fini : de deux tuiles, l'une devient un blason. Avec x, elles font une mission.
    .else = Changez la tuile que « Le dernier jeton » ne coûte pas : x.
lesson-odd-lay-out =
    Heaume et couronne la paient.
    .task = Posez-la
    .right = Cinq points. Elle met un jeton où vous voulez à la fin de chaque phase d'influence à venir.
    .done = Vous avez fini, mais vos tuiles paient la mission. Posez-la.
    .else = Posez-la : sa touche, puis Entrée.
