### Les leçons, les règles à lire et les conseils.

## Touches
ui-key-go-on = continuer
ui-key-rule = sa règle

## Les leçons
ui-learn = Apprendre le jeu
ui-learn-intro = Chaque leçon part d'une vraie position et dure quelques minutes. Partez quand vous voulez : elle reprend où vous l'avez laissée.
ui-learn-rules = Les règles
ui-learn-rules-says = Toutes, par phase, avec des exemples ; on peut y chercher
ui-learn-begun = commencée : page { $at } sur { $of }
ui-learn-taken = faite
ui-learn-bar = Leçon { $number }
ui-learn-page = { $at } sur { $of }
ui-learn-own = perso { $ready } gén. { $out } ${ $coins }
ui-learn-right = Juste.
ui-learn-else = Permis, pas voulu.
ui-learn-go-back = Entrée l'annule ; ou continuez.
ui-learn-enter = Entrée continue.
ui-learn-first-begun = commencée : elle reprend où vous étiez
ui-learn-best = record : { $best } sur { $of }
ui-learn-done = C'était la leçon « { $title } ». Entrée commence la suivante ; q mène à la liste.
ui-learn-all-done = C'était la dernière leçon. Entrée mène à la liste, et à une première partie avec le guide.
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
ui-hint-five = Les jetons sur le carton 5 visent sa couronne, maintenant ou au tour suivant.
ui-hint-anywhere = Sur un carton à venir il compte maintenant, sur un autre au tour suivant.
ui-hint-lay-out = Deux tuiles pour { $points } points et une aide à chaque tour ; gardez les couronnes.
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
lesson-court-place =
    Bienvenue, { $a }. Votre main est en bas. Touche a : la carte 6 Condé met un jeton sur le carton 6. Deux fois 6 pour deux de plus, puis Entrée.
    .task = Carte 6 : trois jetons sur le 6
    .right = Trois de vos jetons sont sur le 6. Son bord dit ce qu'il demande, 3+ : trois jetons. Il vous donnerait donc son revenu, écrit sous son nom.
    .back = Vous avez récupéré des jetons, l'autre usage d'une carte ; c'est la leçon 3. Cette fois, placez-en.
    .fewer = Un, deux ou trois jetons, avec ou sans sauts : c'est permis. Mais le 6 en demande trois sur lui-même.
    .else = C'était une autre carte. La carte 6 Condé a la lettre a.
lesson-court-jump =
    Les briques qui se touchent en haut ou en bas sont voisines. Un jeton peut y sauter si un autre reste. Touches b (carte 8), 2, 3, Entrée.
    .task = Carte 8 : un jeton sur 8, 2 et 3
    .right = Le 8 touche le 2, et le 2 le 3 : il y a un chemin. Sur chaque carton, un des jetons placés maintenant doit rester ; les anciens ne comptent pas.
    .other = C'est permis. Mais prenez le long chemin : un jeton reste sur 8, un va sur 2, un sur 3.
    .else = C'est permis. Ici, jouez la carte 8 Maintenon.
lesson-court-fork =
    Les jetons ne quittent pas un carton dans deux directions. Le 12 touche le 4 et le 11. Touches d (carte 12), 4, puis o : c'est le 11.
    .task = Carte 12 : essayez 12, 4 et 11
    .right = Refusé : du 12, tous vont du même côté. Rien n'a été joué. Un refus nomme sa règle, et r l'ouvre.
    .else = C'est permis. Essayez ce qui ne l'est pas : sur 12, sur 4 et sur 11.
lesson-court-joker =
    Le joker place un ou deux jetons, mais partout : le premier au choix, le second au même endroit ou à côté. Touche e, des cartons, Entrée.
    .task = Joker : un ou deux jetons au choix
    .right = Un joker va où vos autres cartes ne vont pas. Gardé pour la fin, il décide là où un jeton de plus compte.
    .back = C'est l'autre usage d'une carte, voir la leçon 3. Ici, placez.
    .else = C'est permis. Mais jouez ici le joker.
lesson-court-last =
    Il reste deux cartes, c et d. Jouez-en une à votre guise : de cinq cartes on en joue quatre, la dernière n'est jamais jouée.
    .task = Jouez la carte 11 ou 12
    .right = Votre dernière carte est allée, cachée, sur la pioche, sans effet. On n'en garde aucune. Qui a plus de cartes a plus de coups, même d'affilée.
    .else = C'est permis. Ici, jouez une carte.

## 2 Les conditions
lesson-conditions = Qui reçoit le revenu
    .about = $3, 1er et 3+ : ce que demande un carton, qui soudoie, quand il se retourne
lesson-conditions-third =
    On va compter les cartons. Le 6 demande 3+ : trois jetons, pour chacun. Vous en avez deux. Touches a, puis deux fois Entrée : un seul suffit.
    .task = Carte 6 : un jeton sur le 6
    .more = Un seul jeton suffit sur le 6. Davantage n'y rapporte rien ; ailleurs, peut-être.
    .back = Vous avez récupéré des jetons, et il en manque toujours un au 6. Placez-le.
    .else = C'est permis, mais il manque toujours un jeton au 6. Jouez la carte 6.
lesson-conditions-bribe =
    Le 2 montre $3 : qui est seul en tête reçoit sans payer. C'est { $b }. Les autres peuvent soudoyer : payer 3 Louis d'or pour recevoir aussi, ici une lettre.
    .task = Touche o : soudoyez
    .right = Une lettre chacun. Les jetons du gagnant vont à la réserve générale : ni argent ni refus n'y change rien. Le vôtre est revenu, payé ou non.
    .no = Vous gardez l'argent. C'est parfois juste ; voyez ici ce que l'on obtient.
    .else = C'est permis. Ici, touche o.
lesson-conditions-even =
    Au 3, vous êtes à égalité avec { $b } : personne ne reçoit sans payer. Tous ceux qui y sont peuvent soudoyer. Une bague vaut-elle 3 Louis d'or ?
    .task = Touche o ou n, à votre guise
    .right = Sur un carton $, une égalité veut dire : pas de gagnant, tous peuvent soudoyer, tous les jetons reviennent, le carton ne se retourne pas.
    .else = C'est permis. Ici, touche o ou n.
lesson-conditions-first-place = Le 5 demande 1er : seul en tête, et personne ne soudoie. C'était vous : une couronne. Vos deux jetons sont donc allés à la réserve générale.
lesson-conditions-anywhere =
    Le 6 vous donne un blason, un point à la fin, et met un de vos jetons de la réserve générale où vous voulez : à venir, il compte ; sinon, au tour suivant.
    .task = La touche d'un carton, puis Entrée
    .none = C'est permis, mais ce jeton est un cadeau. Placez-le.
    .else = C'est permis. Ici, choisissez un carton.
lesson-conditions-more-pay =
    Votre jeton a gagné ce carton, seul en tête. Il vous donne donc aussi son revenu.
    .task = Répondez comme vous voulez
lesson-conditions-tie = Au 9, personne n'était seul en tête : un carton 1er ne donne alors rien, et les jetons reviennent. Au 10, { $b } avait les trois demandés : deux blasons.
lesson-conditions-flip = Un carton $ ou 1er se retourne si quelqu'un est seul en tête, un carton + s'il a payé. Donc 2, 5, 6 et 10, mais ni 3 ni 9. Même revenu, autre condition.

## 3 Les réserves
lesson-reserves =
    Les deux réserves, et comment récupérer
    .about = Les jetons prêts, ceux de la réserve générale, et la carte qui les ramène
lesson-reserves-short =
    De vos 16 jetons, 4 sont sur des cartons, 11 dans la réserve générale, où vont ceux des gagnants, 1 est prêt. Touches b, puis 4.
    .task = Carte 4 : essayez deux jetons
    .right = Refusé : on ne place que ce qui est prêt. Gagner coûte des jetons : après un bon tour, il en manque.
    .else = C'est permis. Mais voyez d'abord ce qui arrive sans jetons : b, puis 4.
lesson-reserves-take =
    Au lieu de placer, une carte peut récupérer trois jetons, quelle qu'elle soit ; un joker deux. Touches b, t, Entrée.
    .task = Carte 4 : récupérez trois jetons
    .right = Quatre sont prêts, huit dans la réserve générale. Cela coûte un de vos quatre coups : donnez une carte dont le carton ne vous dit rien.
    .joker = Un joker n'en ramène que deux, et c'était votre carte qui va partout. Prenez la carte 4.
    .other-card = Cela en ramène trois aussi. Ici, gardez les autres et prenez la carte 4.
    .placed = Vous avez placé votre seul jeton : plus rien n'était prêt. Récupérez : b, t, Entrée.
    .else = C'est permis. Ici : b, t, Entrée.
lesson-reserves-place =
    Placez maintenant, avec n'importe quelle carte. Avant Entrée, une ligne sous la cour dit ce que cela donnerait si l'on comptait.
    .task = Placez des jetons, carte au choix
    .right = Une carte place ou récupère, jamais les deux. Voyez ce que les autres ont de prêt : sans jetons, on ne répond pas.
    .back = C'est permis. Mais les jetons ne comptent que sur les cartons : placez-en.
    .else = C'est permis. Ici, placez des jetons.
lesson-reserves-end =
    Sans jetons prêts, on joue encore ses cartes, pour récupérer. Le 8 rend aussi un jeton, et des missions en rendent un à trois par tour.

## 4 Louis
lesson-louis =
    Le carton de Louis
    .about = Là où est le roi : premier, deuxième, et ce que vaut une égalité
lesson-louis-second =
    Louis est sur le 3. Seul en tête : une bague et une couronne ; deuxième, seul : une bague pour rien. C'est vous. Touches a, t, Entrée.
    .task = Récupérez et restez deuxième
    .right = { $b } a une bague et une couronne, vous une bague pour rien. Ses trois jetons vont à la réserve générale, les vôtres reviennent : bonne affaire.
    .placed = Vous avez placé sur le 3. Nous y viendrons. D'abord : a, t, Entrée.
    .else = C'est permis. Ici, récupérez : a, t, Entrée.
lesson-louis-again =
    Et si vous vous étiez battu ? Entrée revient avant votre coup.
lesson-louis-tie =
    Faites une égalité : un jeton de plus sur le 3, et vous en avez trois comme { $b }. Touches a, puis deux fois Entrée.
    .task = Carte 3 : un seul jeton sur le 3
    .right = Trois partout : une bague chacun, aucune couronne. Les six jetons vont à la réserve générale. Sans Louis, un carton 1er n'aurait rien donné.
    .too-many = C'est plus qu'une égalité. Cela vient après ; ici, un seul jeton.
    .else = C'est permis. Ici, un seul jeton sur le 3, avec la carte 3.
lesson-louis-once-more =
    Revenons encore : il y a une troisième voie. Entrée.
lesson-louis-win =
    Maintenant, gagnez. Avec deux ou trois jetons de plus sur le 3, vous êtes seul en tête. Touches a, 3, 3, Entrée.
    .task = Carte 3 : gagnez le carton 3
    .right = Une bague et une couronne. { $b }, deuxième et seul, a eu une bague. Vos jetons du 3 vont à la réserve générale : gagner ici paie et coûte le plus.
    .tie = Ce n'est qu'une égalité. Mettez deux ou trois jetons sur le 3.
    .back = Ainsi vous restez deuxième. Cette fois, gagnez.
    .else = C'est permis. Ici, gagnez le 3 avec la carte 3.
lesson-louis-end =
    Le carton de Louis se retourne toujours. À égalité pour la deuxième place, personne n'est deuxième : on soudoie ($) ou l'on n'a rien (1er).

## 5 Les missions
lesson-missions = Missions et tuiles
    .about = À quoi servent les tuiles : poser des missions, en piocher, en garder une
lesson-missions-first =
    Deux tuiles posent une mission : 5 points à la fin, et de l'aide à chaque tour. « Un blason » coûte une lettre et une bague. Touches b, Entrée.
    .task = Posez « Un blason » : lettre et bague
    .right = Elle est devant vous : 5 points, et un blason à chaque tour. Un blason est un point, pioché caché, d'un des six types.
    .crown = C'est permis, mais cela coûte une couronne, bonne pour toute tuile. Lettre et bague suffisent.
    .other = Bonne aussi. Mais commencez par « Un blason » : ses tuiles y sont.
    .done = Vous avez fini sans mission. Les tuiles font alors des blasons, un point chacune ; deux en mission en font cinq.
    .else = C'est permis. Ici, posez « Un blason ».
lesson-missions-draw =
    Après chaque mission on en pioche une : 1 claire, une tuile donnée et une au choix ; 2 moyenne, deux différentes ; 3 foncée, deux égales, les plus fortes.
    .task = Piochez : 1, 2 ou 3
    .else = C'est permis. Ici, piochez.
lesson-missions-second =
    Restent un sceptre, une bague, un heaume, une couronne, bonne pour toute tuile. La lettre d'une mission, puis Entrée ; un chiffre change le prix.
    .task = Posez une autre mission
    .right = Deux missions, dix points. En blasons, deux tuiles auraient fait deux points.
    .done = Vous arrêtez avec quatre tuiles. Deux font une mission : posez-la.
    .else = C'est permis. Ici, posez une mission.
lesson-missions-draw-again =
    Piochez encore. Ainsi votre main ne diminue pas.
    .task = Piochez : 1, 2 ou 3
    .else = C'est permis. Ici, piochez.
lesson-missions-done =
    Il reste deux tuiles, qui ne paient rien de votre main. Finissez avec z. Vous en gardez une pour le tour suivant ; l'autre devient un blason.
    .task = Touche z : finir
    .else = C'est permis. Ici, finissez avec z.
lesson-missions-keep =
    Quelle tuile gardez-vous ? Pensez à vos missions ; une couronne va à toutes. Sa lettre, puis Entrée.
    .task = Choisissez la tuile à garder
lesson-missions-end =
    Le tour suivant a commencé, et vos missions aident désormais. Posez tôt : trois tours d'aide, pas un. En main, à la fin, elles ne valent rien.

## 6 Les complots
lesson-intrigue = Complots, pots-de-vin et argent
    .about = Une carte qui change tout au dernier moment, et à quoi sert l'argent
lesson-intrigue-play =
    Avant de compter un carton, sa carte complot y ajoute un jeton de la réserve générale, ou un ou deux prêts, pas les deux. Vous avez le 7, à égalité avec { $b }. Touches a, 3.
    .task = Complot : un de la réserve générale
    .right = Trois contre deux : 5 Louis d'or pour vous. Personne ne le savait. La carte va, cachée, sous sa pioche.
    .personal = Cela gagne aussi, mais avec des jetons prêts. Un de la réserve générale suffit.
    .no = Une égalité sur un carton 1er : personne n'a rien. Votre carte y peut quelque chose : a.
    .else = C'est permis. Ici, un jeton de la réserve générale.
lesson-intrigue-bribe =
    Le 8 montre $3, et { $c } est en tête. Avec un jeton, vous pouvez soudoyer. Revenu : jusqu'à deux jetons de la réserve générale sur le 5, et un pour vous.
    .task = Touche o : soudoyez
    .no = Vous gardez 3 Louis d'or. Ici, voyez ce que fait le 8.
    .else = C'est permis. Ici, touche o.
lesson-intrigue-five =
    Le 5 donne une couronne. Il est déjà compté : des jetons mis là attendent le tour suivant.
    .task = Touche 2 : deux jetons sur le 5
    .right = Deux jetons attendent sur le 5, un vous est revenu. Les jetons vont aussi là où l'on n'en avait pas.
    .fewer = C'est permis, mais c'est un cadeau. Mettez-en deux.
    .else = C'est permis. Ici, touche 2.
lesson-intrigue-keep =
    Le 12 vient, et vous avez sa carte. Mais seul ici, vous gagnez de toute façon. Gardée, elle vaut un blason à la fin. Entrée passe.
    .task = Entrée : gardez la carte
    .right = Le 12 vous a donné un blason et une carte complot, à jouer dès le tour suivant.
    .wasted = Vous auriez gagné sans elle, et la carte est partie. Gardez-la cette fois.
    .else = C'est permis. Ici, gardez la carte : Entrée.
lesson-intrigue-money =
    L'argent vient à chaque tour, et du 7. À la fin, 3 Louis d'or font un blason. Soudoyer pour 3 coûte donc un point ; une mission en vaut cinq.

## 7 Un tour
lesson-round = Un tour entier
    .about = Ravitaillement, influence, comptage et missions d'un trait, avec des conseils
lesson-round-phases = Quatre tours, chacun en quatre phases : ravitaillement, influence, comptage, missions. D'abord : de l'argent pour tous, Louis arrive, les missions posées aident, cinq cartes chacun. Entrée.
lesson-round-first-turn =
    Vos missions sont en bas, avec les tuiles qu'elles coûtent. Le 4 et le 1 donnent un heaume et un sceptre. Touches a (carte 4), 1, puis 1 ou 4, Entrée.
    .task = Carte 4 : des jetons sur 4 et 1
    .right = Vous êtes sur les deux. { $b } et { $c } jouent. Ce qu'ils font, et pourquoi, sera au-dessus de vos cartes à votre prochain coup.
    .back = Vous en avez assez de prêts. Récupérer peut attendre.
    .else = Peut-être bon. Mais la carte 4 vise deux tuiles à la fois : cartons 4 et 1.
lesson-round-turns =
    Ces coups sont à vous. Que coûtent vos missions ? Les couronnes du 5 et du 9 vont partout. Sur $, un jeton suffit pour soudoyer.
    .task = Jouez comme vous voulez
lesson-round-scoring =
    Le comptage. Soudoyer vaut la peine si la tuile complète une mission. À la fin, 3 Louis d'or font un point.
    .task = Répondez aux questions
lesson-round-missions =
    Les missions. Si vos tuiles suffisent : la lettre d'une mission, Entrée, puis piochez. Finissez avec z et gardez une tuile.
    .task = Posez ce que vous pouvez, puis z
    .could = Vous avez fini, mais vos tuiles paient une mission : 5 points, et de l'aide à chaque tour. Posez-la d'abord.
lesson-round-end = C'était un tour. { $b } devient premier joueur. À trois, celui qui commence le tour 4 pioche une carte complot. Après le tour 4, on fait le compte.
lesson-round-setup = Au début : 16 jetons, 5 Louis d'or, une mission claire et une moyenne. Le premier et le deuxième mettent 5 jetons à la réserve générale, puis 6 et 7. Sur 8 cartes d'argent, 4 servent.

## 8 La fin
lesson-end = La fin, et qui gagne
    .about = Les dernières missions, le compte final, et la majorité de chaque type de blason
lesson-end-five-points =
    Le tour 4 finit. Sceptre et lettre paient « Deux au choix ». Elle n'aidera plus, mais vaut 5 points ; ces tuiles, en blasons, 2. Touches b, Entrée.
    .task = Posez « Deux au choix »
    .right = Cinq points de plus. Au dernier tour, c'est la seule question : 5 pour une mission, ou 1 par tuile.
    .done = Vous arrêtez : quatre tuiles font quatre blasons. Deux pouvaient valoir cinq.
    .else = C'est permis. Ici, posez « Deux au choix ».
lesson-end-draw =
    On pioche une mission, comme toujours. Si vos tuiles la payaient, ce serait cinq points de plus. En main, elle ne vaut rien.
    .task = Piochez : 1, 2 ou 3
    .else = C'est permis. Ici, piochez.
lesson-end-count =
    Le reste fait des blasons : deux tuiles, un complot, la carte influence du 11, un jeton sur le 5, et deux pour 7 Louis d'or. Sept pour vous. Touche z.
    .task = Touche z : finir
    .right = La partie est finie. On retourne les blasons, type par type : qui a le plus de chacun ? Entrée.
    .else = C'est permis. Ici, finissez avec z.
lesson-end-kinds = Il en va ainsi dans chaque partie. Qui a le plus d'un type pioche un blason de plus ; à égalité, chacun. On ne regarde pas ceux-là : ils ne changent rien.
lesson-end-tie =
    Un point par blason, 5 par mission posée. Le plus grand score gagne. À égalité : la réserve personnelle, puis victoire partagée.

## 9 À deux
lesson-two = En plus : jouer à deux
    .about = Les jetons neutres, et comment vivre avec eux
lesson-two-third = À deux, le premier met 5 jetons à la réserve générale, l'autre 6. Et N gêne : deux jetons neutres chez Louis, deux là où l'ont dit trois cartes, jokers non comptés.
lesson-two-louis =
    N a deux jetons sur le 4, où est Louis, et compte comme un joueur : avec deux, c'est une égalité. Touches b, 4, 4, Entrée.
    .task = Carte 4 : trois jetons sur le 4
    .right = Trois contre deux : vous êtes en tête. N est deuxième, seul : la tuile du deuxième ne va à personne.
    .tie = Deux partout : le heaume, sans couronne. Un de plus, et vous êtes seul en tête.
    .back = Vous en avez assez de prêts. Prenez le 4.
    .else = C'est permis. Ici, trois jetons sur le 4 avec la carte 4.
lesson-two-bribe =
    Au 2, qui montre $3, N est en tête. N ne reçoit jamais rien, mais vous pouvez soudoyer : un jeton suffit. Touche a, puis deux fois Entrée.
    .task = Carte 2 : un seul jeton sur le 2
    .right = Un des vôtres à côté de deux de N. { $b } a un dernier coup, puis on compte.
    .more = Pour soudoyer, un jeton suffit. Gardez les autres.
    .else = C'est permis. Ici, un jeton sur le 2 avec la carte 2.
lesson-two-rest =
    Le comptage. Où N est seul en tête, personne ne reçoit pour rien, mais vous pouvez soudoyer.
    .task = Répondez aux questions
lesson-two-end = Le 4 vous a donné heaume et couronne. Au 5 et au 9, N était en tête : couronnes perdues. Les jetons de N reviennent aux huit. Sur +, N ne compte jamais.
