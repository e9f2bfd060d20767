### Les leçons, les règles à lire et les conseils.

## Touches
ui-key-go-on = continuer
ui-key-rule = sa règle
ui-key-task = revoir la tâche

## Les leçons
ui-learn = Apprendre le jeu
ui-learn-intro = Chaque leçon part d'une vraie position et dure quelques minutes. Partez quand vous voulez : elle reprend où vous l'avez laissée.
ui-learn-rules = Les règles
ui-learn-rules-says = Toutes, par phase, avec des exemples ; on peut y chercher
ui-learn-begun = commencée : page { $at } sur { $of }
ui-learn-taken = faite
ui-learn-bar = Leçon { $number } : { $title }
ui-learn-page = page { $at } sur { $of }
ui-learn-task = Tâche : { $task }
ui-learn-right = Juste.
ui-learn-else = C'est permis, mais ce n'était pas la tâche.
ui-learn-go-back = Entrée annule ce coup, et vous réessayez.
ui-learn-done = C'était la leçon « { $title } ». Entrée commence la suivante ; q mène à la liste des leçons.
ui-learn-all-done = C'était la dernière leçon. Entrée mène à la liste des leçons ; tout peut être répété.
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
ui-hint-place = La majorité gagne les cartons $3 et 1er ; sur $3, un jeton suffit pour soudoyer.
ui-hint-take-back = Récupérer coûte un coup ; donnez une carte dont le carton ne vous tente pas.
ui-hint-trade = Un jeton sous la main contre une carte influence, donc un coup de plus.
ui-hint-gains = L'argent sert à soudoyer, les jetons aux cartons : que vous manque-t-il ?
ui-hint-start = Un jeton de la réserve générale ne coûte rien ici.
ui-hint-last = Le dernier jeton : rompez une égalité, ou atteignez le nombre d'un carton 3+.
ui-hint-intrigue = Cela change-t-il les revenus ? Sinon, gardez la carte : elle vaut un blason.
ui-hint-tie = Une fois par comptage : est-ce l'égalité qui compte le plus ?
ui-hint-bribe = Cela complète-t-il une mission (5 points) ? 3 Louis d'or valent 1 point.
ui-hint-five = Les jetons sur le carton 5 visent sa couronne, maintenant ou au tour suivant.
ui-hint-anywhere = Sur un carton à venir il compte maintenant, sur un autre au tour suivant.
ui-hint-lay-out = Deux tuiles pour 5 points et une aide à chaque tour ; gardez les couronnes.
ui-hint-lay-out-last = Dernière chance : une mission vaut 5 points, une tuile restante 1 seul.
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
    .about = Ce que montrent les cartons, qui est voisin, et comment une carte place des jetons
lesson-court-welcome =
    Bienvenue à la cour de Louis XIV. Vous êtes { $a }, avec la lettre A ; { $b } est B et { $c } est C. En haut, les douze cartons, chacun avec un personnage. À droite, ce que chacun possède.
    Une partie a quatre tours, un tour quatre phases : ravitaillement, influence, comptage, missions. Vos jetons sont votre influence : placés sur les cartons en phase 2, ils en gagnent le revenu en phase 3. La phase 2 commence.
lesson-court-board =
    Regardez le carton 6, en haut. Première ligne, son numéro et son nom, 6 Condé, et au bout ce qu'il demande : 3+, il donne à tous ceux qui y ont 3 jetons. Au-dessous, ce qu'il donne : un blason et un jeton.
    La dernière ligne est pour les jetons : A et deux points, ce serait deux des vôtres. 1er et $3 sont pour une autre leçon. La touche i explique chaque carton.
lesson-court-neighbours =
    Les cartons qui se touchent par le haut ou le bas sont voisins. Le 6 en touche deux : le 5 en bas à gauche et le 1 en bas à droite. Il n'a pas d'autre voisin, pas même le 7, dans la même rangée.
    Les voisins comptent, car les jetons peuvent sauter d'un carton à l'autre.
lesson-court-place =
    Vous avez cinq cartes influence, en bas. À votre tour, vous en jouez une. Celle d'un personnage met jusqu'à trois jetons sur son carton.
    Appuyez sur a pour la carte 6 Condé. Le premier jeton est aussitôt sur le 6. Appuyez sur 6 pour le deuxième et encore 6 pour le troisième. Entrée joue la carte.
    .task = Jouez la carte 6 et mettez trois jetons sur le carton 6
    .right = A3 sur le 6 : trois jetons à vous. C'est ce qu'il demande : compté maintenant, il vous donnerait son revenu. Ils viennent de votre réserve personnelle : à droite, la ligne perso est passée de 11 à 8.
        C'est maintenant à { $b } et à { $c }.
    .back = Vous avez récupéré des jetons au lieu d'en placer. C'est l'autre usage d'une carte, pour une leçon suivante. N'appuyez sur t que si vous voulez cela.
    .fewer = On peut placer un, deux ou trois jetons, et certains peuvent sauter. Mais le carton 6 en demande trois sur lui-même : mettez-y les trois.
    .else = C'était une autre carte. Vos cartes ont des lettres ; la carte 6 Condé a la lettre a.
    .full = Une carte ne place que trois jetons. Entrée joue la carte.
    .far = Ce carton ne touche pas le 6. Échap reprend un jeton.
lesson-court-jump =
    Les jetons peuvent sauter. L'un reste sur le carton de la carte, les autres peuvent aller chez un voisin ; et si deux ont sauté, l'un d'eux peut sauter encore. Trois jetons peuvent donc aller sur trois cartons de suite.
    Appuyez sur a pour la carte 8, puis 2, puis 3 : un sur 8, un sur 2, un sur 3.
    .task = Jouez la carte 8 avec un jeton sur chacun des cartons 8, 2 et 3
    .right = Une carte, trois cartons : le 8 touche le 2, et le 2 touche le 3. Mais vous n'avez qu'un jeton sur chacun : peu de jetons sur beaucoup de cartons gagnent peu, beaucoup sur un seul le gagnent. À vous de choisir chaque fois.
    .other = C'est un bon usage de la carte 8, mais prenez cette fois le long chemin : un jeton sur 8, un saut vers 2, et un de plus vers 3.
    .else = C'était une autre carte. C'est la carte 8 Maintenon qu'il faut jouer maintenant.
    .far = Du 8, on saute vers le 2 ou le 7, puis de là.
    .fork = Ils vont tous du même côté. Échap reprend le dernier.
lesson-court-fork =
    Il y a une chose que les jetons ne peuvent pas faire : quitter un carton dans deux directions. Le 12 touche le 4 et le 11. Essayez, pour voir comment le jeu dit non.
    Appuyez sur b pour la carte 12. Un jeton est sur le 12. Appuyez sur 4, puis sur o, la touche du carton 11.
    .task = Prenez la carte 12 et essayez des jetons sur 12, 4 et 11
    .right = Refusé : du 12, on est allé vers le 4, donc plus vers le 11. Un refus nomme toujours sa règle. La touche w en dit plus, et r ouvre les règles à cet endroit.
        Rien n'a été joué : ce que vous aviez choisi est repris.
    .else = Ce placement suivait les règles, et il a été joué. Ici, je veux vous en montrer un qui ne les suit pas : sur 12, sur 4 et sur 11.
    .far = Presque : prenez le 4, puis le 11 avec la touche o.
lesson-court-joker =
    La carte marquée J est un joker. Elle ne place qu'un ou deux jetons, mais partout : le premier sur un carton au choix, le second sur le même ou sur un voisin.
    Prenez le joker, appuyez sur le numéro d'un carton, peut-être d'un autre, puis Entrée. Pour 11 et 12, il y a les touches b et c.
    .task = Jouez le joker et placez un ou deux jetons où vous voulez
    .right = Un joker est plus faible, mais il va là où aucune autre de vos cartes ne peut aller. Beaucoup le gardent pour la fin de la phase, quand on voit où un jeton de plus décide.
    .back = Un joker peut récupérer des jetons, mais deux seulement, et toute autre carte trois. Placez plutôt avec lui.
    .else = Jouez cette fois le joker : la carte marquée J.
    .far = Le second jeton va sur le même carton ou sur un voisin.
lesson-court-end =
    Il vous reste deux cartes. Quand vous en jouerez une, l'autre partira sans être vue : sur cinq cartes, on n'en joue que quatre. Commencez donc par l'essentiel.
    Quand tous ont joué, on compte les douze cartons dans l'ordre ; c'est la troisième leçon. D'abord : d'où viennent les jetons, et où vont-ils ?

## 2 Les réserves
lesson-reserves = Les deux réserves, et comment récupérer
    .about = La réserve personnelle et la générale, et comment une carte récupère des jetons
lesson-reserves-three-places =
    Voici le deuxième tour d'une partie. Chacun de vos 16 jetons est dans un de ces trois lieux : à la cour, dans votre réserve personnelle, ou dans la réserve générale au milieu de la table.
    À droite, la ligne perso est votre réserve personnelle : 1. On ne place que ceux-là. Les réserves générales sont à la cour, entre les cartons : A11 : onze à vous, mais indisponibles tant que rien ne les ramène.
lesson-reserves-out =
    Pourquoi tant de jetons dans la réserve générale ? Parce que vous avez gagné. La majorité sur un carton donne le revenu, et ces jetons vont dans la réserve générale. Les battus reprennent les leurs dans la réserve personnelle et peuvent les replacer.
    Gagner coûte donc des jetons : après un bon tour, il vous en manque.
lesson-reserves-short =
    Vous avez un jeton à placer. La carte d'un personnage pourrait en placer trois. Voyez ce qui arrive si vous en essayez un second : appuyez sur b pour la carte 4 Dauphin, puis 4.
    .task = Prenez la carte 4 et essayez de placer deux jetons
    .right = Refusé : votre réserve personnelle est vide. Une carte ne place pas ce que vous n'avez pas, et elle ne prend jamais dans la réserve générale.
    .else = Voyez d'abord ce qui arrive quand les jetons manquent : prenez la carte 4 et appuyez sur 4 pour un second jeton.
lesson-reserves-take =
    Une carte peut faire autre chose : récupérer trois jetons de la réserve générale. Peu importe de qui est la carte. Appuyez sur b pour la carte 4, puis t pour récupérer, puis Entrée.
    Une carte place ou récupère, jamais les deux.
    .task = Jouez la carte 4 et récupérez trois jetons
    .right = Vous en avez maintenant 4, et 8 restent dans la réserve générale. Cela vous a coûté tout un coup, et vous n'en avez que quatre par tour. C'est le prix quand on gagne beaucoup à la fois.
    .other-card = C'est aussi bien qu'avec la carte 4, mais tenez-vous-en ici à la 4 : les autres serviront plus tard.
    .placed = Vous avez placé votre seul jeton. Il ne reste rien ; récupérez d'abord. Après avoir choisi la carte, appuyez sur t.
    .else = Ici, récupérez avec la carte 4 : b, t, Entrée.
lesson-reserves-which =
    Récupérez encore une fois. Quelle carte donnerez-vous pour cela ? Toutes les cartes de personnages récupèrent trois jetons, un joker deux.
    Pensez aux cartons où vous voulez placer ensuite, et donnez une carte qui ne vous manquera pas.
    .task = Récupérez trois jetons avec la carte la moins utile
    .right = Vous en avez maintenant 7, et 5 restent dans la réserve générale. Ce que montre une carte ne compte pas quand elle récupère : celle d'un carton qui ne vous tente pas est la bonne.
    .joker = Cela n'a rapporté que deux jetons, et le joker est parti, votre seule carte qui va partout. Donnez-en une autre.
    .placed = Vous avez placé. Ce peut être un bon coup, mais ici récupérez d'abord : appuyez sur t après avoir choisi la carte.
    .else = Ici, récupérez avec la carte d'un personnage.
lesson-reserves-place =
    Vous avez maintenant de quoi placer. Faites-le avec une carte au choix, où vous voulez. La ligne au-dessus de vos cartes dit ce que cela donnerait si l'on comptait maintenant : A+, vous auriez le revenu ; A$3, vous pourriez le payer 3 ; A-, vous n'auriez rien.
    .task = Placez des jetons avec une carte au choix
    .right = Surveillez aussi ce que les autres ont dans leur réserve personnelle : qui n'a plus rien ne peut plus vous répondre.
    .back = On peut récupérer aussi souvent qu'on veut, mais les jetons ne rapportent que sur les cartons. Placez-en maintenant.
    .else = Ici, placez des jetons.
lesson-reserves-end =
    Même sans jeton, vous jouez vos cartes, pour récupérer. Des jetons reviennent aussi autrement : le carton 8 Maintenon en rend un, et certaines missions d'un à trois à chaque tour.
    Au premier tour, vous en avez 11, et 5 dans la réserve générale. { $c } en a un de moins, car qui joue plus tard commence avec moins.

## 3 Les conditions
lesson-conditions = Les trois conditions
    .about = $3, 1er et 3+ : qui a le revenu, qui peut soudoyer, où vont les jetons
lesson-conditions-signs =
    Quand toutes les cartes sont jouées, on compte les cartons de 1 à 12. Chacun donne et demande quelque chose. Ce qu'il demande est au bout de sa première ligne, et il y en a trois sortes : $3, 1er et 3+.
    Ici, la phase d'influence va finir. Il vous reste un coup ; { $b } et { $c } n'en ont plus.
lesson-conditions-money =
    $3, c'est de l'argent. La majorité donne le revenu gratuitement. Tous les autres qui y ont un jeton peuvent soudoyer : payer 3 Louis d'or pour l'avoir aussi.
    Sur le carton 2, { $b } a deux jetons et vous un : { $b } a la lettre gratuitement, vous pouvez la payer. À égalité en tête, personne n'aurait rien gratuitement, et tous pourraient soudoyer.
lesson-conditions-first =
    1er, c'est la 1re place. La majorité donne le revenu ; les autres n'ont rien. Sur le carton 5, vous menez par deux à un.
    Si plusieurs sont à égalité en tête, personne ne reçoit rien. C'est le cas du carton 9, où { $b } et { $c } ont un jeton chacun.
lesson-conditions-markers =
    3+, ce sont des jetons. Trois jetons ou plus donnent le revenu, peu importe ce qu'ont les autres. Sur le carton 10, { $b } en a trois et vous un : { $b } a le revenu, vous non.
    Tous ces jetons reviennent dans les réserves personnelles : un tel carton n'en coûte aucun.
lesson-conditions-third =
    Sur le carton 6, vous avez deux jetons, et il en demande trois. Votre dernier coup est pour le troisième. Appuyez sur a pour la carte 6 ; son premier jeton y est déjà. Un suffit : Entrée.
    Puis le comptage commence. Entrée mène de carton en carton ; lisez qui reçoit quoi, et pourquoi.
    .task = Jouez la carte 6 et mettez un jeton sur le carton 6
    .right = Votre dernière carte est partie, et le comptage a commencé. Le carton 1 était vide. Sur le 2, { $b } avait la majorité et a reçu la lettre gratuitement. Les jetons quittent le carton quand tous ceux qui y sont ont répondu.
    .more = Un jeton suffisait pour le carton 6. Les autres vous serviront au tour suivant : jouez donc la carte avec un seul jeton.
    .back = Vous avez récupéré des jetons, et il en manque toujours un sur le carton 6. Placez-en plutôt un là.
    .else = Ainsi, le carton 6 ne vous donne rien. Jouez la carte 6, avec un jeton sur 6.
lesson-conditions-bribe =
    La question porte maintenant sur le carton 2. Vous y avez un jeton, donc vous pouvez soudoyer : 3 Louis d'or pour une lettre. Vous en avez 5. Une lettre et une autre tuile paient une mission, qui vaut 5 points à la fin et sert à chaque tour.
    Avec ou sans pot-de-vin, votre jeton vous revient.
    .task = Répondez y pour payer le pot-de-vin
    .right = La lettre est à vous, pour 3 Louis d'or, et votre jeton est revenu. Puis le carton de Louis a donné deux tuiles à { $c } (leçon suivante), et le 5 vous a donné sa couronne, par deux à un. Vos deux jetons du 5 sont dans la réserve générale, et il s'est retourné.
        Le 6 vous donne un blason, car vous y avez trois jetons. Et autre chose.
    .no = Vous avez gardé votre argent. C'est permis, et souvent juste. Ici, voyez ce que fait un pot-de-vin.
    .else = Ici, répondez y et soudoyez.
lesson-conditions-anywhere =
    Le carton 6 vous laisse aussi placer un jeton de la réserve générale sur un carton au choix. Sur un carton à venir il compte tout de suite ; sur un carton déjà compté il reste pour le tour suivant.
    Appuyez sur le numéro d'un carton, puis Entrée.
    .task = Mettez le jeton du carton 6 sur un carton au choix
    .right = Bien placé ou non, il n'a rien coûté : il vient de la réserve générale, où il ne vous servait pas.
    .none = C'est permis, mais ce jeton est un cadeau. Mettez-le quelque part : au pire, il reviendra chez vous quand on comptera ce carton.
    .else = Ici, choisissez un carton.
lesson-conditions-tie =
    Le reste s'est fait tout seul. Sur le 9, personne n'avait la majorité : personne n'a eu le revenu, et tous ont repris leurs jetons. Sur le 10, { $b } avait les trois demandés et a pioché deux blasons ; vous en aviez trop peu.
    Retenez : sur $3 et 1er, les jetons du vainqueur vont dans la réserve générale. Tous les autres, et tous ceux d'un carton 3+, reviennent.
lesson-conditions-flip =
    Les cartons gagnés se sont retournés. L'autre face donne la même chose et demande autre chose : le 2 montre maintenant 1er, le 5 $4, le 10 1er. Les cartons que personne n'a gagnés restent tels quels.
    Regardez donc à chaque tour ce que demande un carton. La touche i montre les deux faces.

## 4 Louis
lesson-louis = Le carton de Louis
    .about = La couronne à la cour : premier, deuxième, et ce que vaut une égalité
lesson-louis-who =
    Au début de chaque tour, on retourne une carte argent. Tous reçoivent sa somme, et Louis va sur le carton indiqué : 1, 2, 3 ou 4. La couronne sur le 3 montre qu'il y est maintenant.
    Sur son carton, d'autres règles valent. Ici { $b } a trois jetons, vous deux et { $c } un, et il vous reste un coup.
lesson-louis-pays =
    Là où est Louis, deux joueurs peuvent avoir la tuile gratuitement. La majorité donne la tuile du carton et une couronne, la meilleure tuile : elle remplace toutes les autres. Qui est deuxième sans partage a aussi la tuile.
    Les autres peuvent soudoyer si le carton montre $3, et n'ont rien s'il montre 1er.
lesson-louis-second =
    Pour l'instant, vous êtes deuxième sans partage. Voyez ce que cela vaut : laissez le carton 3 et récupérez des jetons avec votre carte. Appuyez sur a, t, Entrée, puis regardez le carton 3.
    .task = Récupérez avec une carte, et restez deuxième sur le carton 3
    .right = { $b } a eu une bague et une couronne. Vous avez eu une bague gratuitement, et vos deux jetons sont revenus, alors que les trois { DE($b) } sont dans la réserve générale. Être deuxième auprès du roi est une bonne affaire.
    .placed = Cela a changé le carton 3. Bonne idée, et nous y viendrons. Mais voyez d'abord ce que vaut la deuxième place : récupérez plutôt.
    .else = Ici, récupérez des jetons : a, t, Entrée.
lesson-louis-again =
    Revenons avant votre coup pour voir ce qui pouvait arriver d'autre. Entrée remet la table en place.
lesson-louis-tie =
    Faites-en maintenant une égalité. Un jeton de plus sur le carton 3, et vous en avez trois comme { $b }. Appuyez sur a pour la carte 3, puis Entrée : un jeton.
    .task = Jouez la carte 3 avec un seul jeton sur le carton 3
    .right = Trois à trois : chacun a eu une bague, et personne de couronne. Les six jetons sont dans la réserve générale. { $c } aurait pu soudoyer, mais n'avait pas d'argent. Chez Louis, une égalité n'est pas un désastre comme sur un carton 1er : tous ceux qui sont à égalité ont la tuile.
    .too-many = C'était plus qu'une égalité : vous avez gagné le carton. Nous y venons ensuite. Ici, mettez un seul jeton sur le 3.
    .else = Ici, mettez un jeton sur le carton 3 avec la carte 3.
lesson-louis-once-more =
    Et encore une fois en arrière. Il y a une troisième voie.
lesson-louis-win =
    Deux jetons de plus sur le carton 3 font quatre contre trois : la majorité. Appuyez sur a pour la carte 3, sur 3 pour un second jeton, puis Entrée.
    .task = Jouez la carte 3 et gagnez le carton 3 avec deux jetons ou plus
    .right = Une bague et une couronne pour vous. { $b }, deuxième sans partage, a eu une bague gratuitement. Vos quatre jetons sont dans la réserve générale : gagner chez Louis rapporte le plus et coûte le plus.
    .tie = C'est encore l'égalité : une bague chacun, pas de couronne. Mettez deux jetons sur le carton 3.
    .back = Cela vous laisse deuxième. Cette fois, gagnez : deux jetons sur le carton 3.
    .else = Ici, gagnez le carton 3.
lesson-louis-end =
    Le carton de Louis se retourne chaque fois, même si personne n'y était, et Louis retourne près des cartes argent. Au tour suivant, il va de nouveau sur 1, 2, 3 ou 4.
    Si deux sont à égalité derrière un seul premier, personne n'est deuxième : ils ne peuvent que soudoyer, ou n'ont rien. L'égalité fait donc mal à la deuxième place, pas à la première.

## 5 Les missions
lesson-missions = Missions et tuiles
    .about = À quoi servent les tuiles : poser des missions, en piocher, et la tuile qu'on garde
lesson-missions-chips =
    Le comptage est fini, et vous avez gagné des tuiles. Elles sont en haut : deux sceptres (S), une lettre (L), une bague (B), un heaume (H) et une couronne (C). Les cartons 1 à 4 donnent les quatre premières, le 5 et le 9 des couronnes.
    Dans la phase des missions, vous changez des tuiles en missions. Une mission posée vaut 5 points à la fin, et vous aide désormais à chaque tour.
lesson-missions-cards =
    Vous avez deux cartes mission, que les autres ne voient pas. Chacune montre les deux tuiles qu'elle coûte : bleu clair, une tuile donnée et une au choix ; bleu moyen, deux différentes ; bleu foncé, deux égales.
    L'écran dit pour chacune si vous pouvez la payer maintenant. Une couronne remplace toute tuile : ne la donnez pas là où une autre suffit.
lesson-missions-first =
    « Un blason » coûte une lettre et une bague ; vous avez les deux. Posée, elle vous donne un blason au début de chaque tour. Un blason vaut un point.
    Appuyez sur la touche de la mission, regardez le paiement, puis Entrée. Un chiffre choisit un autre paiement.
    .task = Posez « Un blason » contre une lettre et une bague
    .right = La mission est devant vous, et la lettre et la bague sont rendues. Cela fait 5 points, et un blason de plus à chacun des tours qui restent. Après chaque mission, vous en piochez aussitôt une nouvelle.
    .crown = Vous avez donné une couronne là où une lettre ou une bague suffisait. Une couronne remplace toute tuile : gardez-la aussi longtemps que possible. Les chiffres choisissent le paiement.
    .other = C'en est une bonne aussi, mais commencez par « Un blason » : vous avez juste ses tuiles.
    .done = Vous avez fini sans rien poser. Toutes vos tuiles sauf une sont devenues des blasons, d'un point chacun. Deux tuiles dans une mission en valent cinq. Posez d'abord.
    .else = Ici, posez « Un blason ».
lesson-missions-draw =
    Choisissez la pioche : 1 clair, 2 moyen, 3 foncé. Les missions bleu foncé ont le plus d'effet, mais veulent deux tuiles égales ; les bleu clair se paient facilement.
    .task = Piochez une mission dans la pioche de votre choix
    .right = La nouvelle carte est dans votre main, et vous pourriez la poser aussitôt avec les bonnes tuiles. Les autres voient seulement de quelle pioche elle vient.
    .else = Ici, piochez une carte.
lesson-missions-second =
    Il vous reste quatre tuiles : deux sceptres, un heaume, la couronne. De quoi payer une autre mission. « Un jeton récupéré » coûte un sceptre et une tuile au choix, et votre nouvelle carte est peut-être possible aussi.
    .task = Posez une autre mission
    .right = Cela fait 10 points sur la table. C'est ici que les tuiles valent le plus : deux font 5 points, alors qu'une seule fait un blason, donc 1 point.
    .done = Vous avez arrêté avec quatre tuiles, et trois sont devenues des blasons. Deux auraient pu faire une mission. Posez-en une.
    .else = Ici, posez une mission.
lesson-missions-draw-again =
    Piochez encore. Votre main garde toujours autant de missions, sauf si une mission vous en fait piocher une de plus.
    .task = Piochez une autre mission
    .right = Vous pouvez continuer ainsi tant que vous avez des tuiles.
    .else = Ici, piochez une carte.
lesson-missions-done =
    Il reste deux tuiles. Dites que vous avez fini : z. Vous gardez alors une tuile pour le tour suivant ; chacune des autres devient un blason.
    .task = Finissez avec z
    .right = On ne pose plus rien. Passons aux tuiles qui restent.
    .third = Vous avez trouvé de quoi en payer une troisième. Bravo, cela vaut 5 points ; mais je veux vous montrer ce que deviennent les tuiles qui restent. Finissez avec z.
    .else = Ici, finissez avec z.
lesson-missions-keep =
    Quelle tuile gardez-vous ? Pensez aux missions de votre main. Une couronne convient à toutes.
    .task = Choisissez la tuile à garder
    .right = Une tuile reste, l'autre est devenue un blason. Puis le tour suivant a commencé, et vos missions ont servi pour la première fois : dans la phase de ravitaillement, vous avez pioché un blason, et reçu ce que donne le reste.
    .else = Ici, choisissez une tuile.
lesson-missions-end =
    Il y a bien des missions : jetons récupérés, argent, un jeton sur un carton avant tout le monde, quatre jetons avec une carte, une égalité remportée. La touche i dit ce que fait une mission. En main à la fin, elles ne valent rien.
    Posées tôt, elles servent trois fois ; tard, elles ne donnent que des points.

## 6 Les complots
lesson-intrigue = Complots, pots-de-vin et argent
    .about = Une carte qui change un carton au dernier moment, et à quoi sert l'argent
lesson-intrigue-what =
    Le comptage est arrivé au carton 7. Vous avez deux cartes complot, 7 Colbert et 12 Louvois : elles sont en bas à droite. Chacune va avec un carton.
    Juste avant le comptage de ce carton, vous pouvez jouer sa carte et y ajouter des jetons : un de la réserve générale, ou un ou deux de votre réserve personnelle.
lesson-intrigue-play =
    Sur le carton 7, { $b } et vous avez deux jetons chacun. Il est 1er : une égalité ne donne rien à personne, la majorité vous donnerait 5 Louis d'or. Rompez l'égalité. Appuyez sur a pour jouer le complot, puis choisissez d'où vient le jeton. Un de la réserve générale suffit, et il n'entame pas votre réserve personnelle.
    .task = Jouez le complot sur le 7 avec un jeton de la réserve générale
    .right = Trois contre deux : 5 Louis d'or pour vous. La carte est allée face cachée sous la pioche ; elle est donc partie pour l'instant. { $b } ne s'y attendait pas : personne ne sait quels complots vous avez.
    .personal = Cela a marché aussi, mais vous avez pris des jetons de votre réserve personnelle. Un de la réserve générale suffisait, et il ne vous y servait pas.
    .no = À égalité en tête sur un carton 1er, aucun de vous n'a eu le revenu. Votre carte pouvait changer cela. Appuyez sur a avant le comptage du carton.
    .else = Ici, prenez un jeton de la réserve générale.
lesson-intrigue-bribe =
    Le carton 8 montre $3. { $c } avait la majorité et a eu le revenu gratuitement. Vous y avez un jeton, et 9 Louis d'or. Le 8 donne des jetons : jusqu'à deux de la réserve générale sur le carton 5, et un qui vous revient.
    Cela vaut-il 3 ? Le 5 donne une couronne, et deux jetons y sont une avance pour le tour suivant.
    .task = Répondez y pour payer le pot-de-vin
    .right = La question du pot-de-vin est posée dans l'ordre du tour, après le revenu du vainqueur. Voyons maintenant ce que donne le carton 8.
    .no = Vous avez gardé vos 3 Louis d'or. Vous êtes libre chaque fois ; ici, voyez ce que fait le carton 8.
    .else = Ici, soudoyez avec y.
lesson-intrigue-five =
    Le carton 5 est déjà compté dans ce tour : les jetons qu'on y met maintenant restent pour le suivant. Ils viennent de la réserve générale.
    .task = Mettez deux jetons sur le carton 5
    .right = Deux de vos jetons sont sur le carton 5, et un jeton est revenu dans votre réserve personnelle. Au tour suivant, vous y commencez avec de l'avance.
    .fewer = C'est permis, mais ils ne vous coûtent rien. Mettez-en deux.
    .else = Ici, mettez deux jetons sur le carton 5.
lesson-intrigue-keep =
    Au carton 12 maintenant. Vous avez aussi sa carte, mais vos deux jetons y sont les seuls : vous gagnez de toute façon. Une carte gardée peut être jouée dans un tour suivant, et à la fin elle vaut un blason. Entrée laisse compter le carton sans elle.
    .task = Laissez compter le carton 12 sans jouer votre carte : Entrée
    .right = Le carton 12 est à vous, et la carte aussi.
    .wasted = Vous avez gagné le carton, comme vous l'auriez fait sans elle, et la carte est partie. Gardez-la cette fois : Entrée.
    .else = Ici, gardez la carte.
lesson-intrigue-drawn =
    Le carton 12 a donné un blason et une nouvelle carte complot. C'est le moyen d'en avoir ; une mission bleu foncé en est un autre. Une carte piochée ici sert à partir du tour suivant.
    Entre humains, la question est posée avant chaque carton à tous ceux qui ont une carte complot ; elle ne trahit rien. Seul, on ne la reçoit que si la carte convient.
lesson-intrigue-money =
    L'argent vient de la carte argent à chaque tour, du carton 7 et de missions. Il sert à soudoyer et à quelques missions. Ce qui reste à la fin compte peu : un blason pour 3 Louis d'or. Un pot-de-vin de 3 coûte donc un point ; une tuile qui complète une mission vaut plus.

## 7 La fin
lesson-end = La fin, et le calcul du score
    .about = La dernière phase des missions, le décompte, et les majorités de blasons
lesson-end-last =
    Le quatrième tour s'achève. Dans cette phase, vous pouvez poser des missions pour la dernière fois. Puis on compte tout : 1 point par blason, 5 points par mission posée. Les missions en main ne valent rien.
    Vous avez une mission posée, quatre blasons, quatre tuiles, 7 Louis d'or, une carte complot et un jeton sur le carton 5.
lesson-end-five-points =
    Un sceptre et une lettre paient « Deux au choix ». Elle ne fera plus rien, car il n'y a plus de tour où elle pourrait servir. Mais elle vaut 5 points. Changées en blasons, les deux mêmes tuiles en vaudraient 2.
    .task = Posez « Deux au choix » contre un sceptre et une lettre
    .right = Cinq points de plus. Au dernier tour, c'est la seule question : deux tuiles pour 5 points, ou un point pour chacune.
    .done = Vous avez arrêté, et vos tuiles sont devenues des blasons : quatre points. Deux d'entre elles pouvaient en valoir cinq.
    .else = Ici, posez la mission.
lesson-end-draw =
    On pioche une nouvelle mission, comme toujours. On pourrait la poser aussitôt si les deux heaumes qui vous restent la payaient.
    .task = Piochez une mission dans une des pioches
    .right = Deux heaumes ne la paient pas. Tant pis.
    .else = Ici, piochez une carte.
lesson-end-count =
    Au décompte, beaucoup de choses deviennent un blason chacune : toute carte influence ou complot en main, toute tuile, tout jeton à vous sur un carton, et chaque lot complet de 3 Louis d'or.
    Pour vous : deux tuiles, une carte complot, un jeton, et deux pour 7 Louis d'or. Cela fait six blasons.
lesson-end-done =
    Finissez avec z. Les autres n'ont plus rien à faire. Lisez ensuite, pas à pas, ce que deviennent les biens de chacun, quels blasons se retournent, et qui a la majorité de chaque type.
    .task = Finissez avec z, puis regardez le décompte
    .right = La partie est finie. Le score de chacun : ses blasons, plus 5 par mission.
    .else = Ici, finissez avec z.
lesson-end-kinds =
    Il y a six types de blasons. Pour chaque type, la majorité rapporte un blason de plus, et un à chacun en cas d'égalité. Vous avez pioché les vôtres sans regarder, mais vous pouvez toujours les voir : la touche p.
    Les blasons en plus restent face cachée et ne changent donc aucune majorité.
lesson-end-tie =
    À égalité de points, celui qui a le plus de jetons dans sa réserve personnelle gagne. Si plusieurs en ont autant, ils gagnent ensemble.
    Une mission compte donc autant que cinq blasons. Les couronnes rendent les missions faciles, et le carton de Louis donne des couronnes.

## 8 À deux
lesson-two = Le jeu à deux
    .about = Le joueur fictif, et comment vivre avec lui
lesson-two-third =
    À deux, la cour serait trop calme. Il y a donc un troisième camp, que personne ne joue : les huit jetons du joueur fictif, avec la lettre N. Sans cartes ni argent ni réserves, il ne reçoit jamais rien. Mais il vous barre la route.
    Vous commencez avec 11 jetons dans la réserve personnelle, { $b } avec 10.
lesson-two-cards =
    Au début de la phase d'influence, deux de ses jetons vont chez Louis. Puis on retourne des cartes de la pioche jusqu'à voir trois personnages, et deux jetons vont sur chacun de leurs cartons. Les jokers ne comptent pas. Un carton peut être désigné deux fois.
    Regardez.
lesson-two-louis =
    Le joueur fictif a deux jetons sur le carton 4, chez Louis. Pour y avoir la majorité, il vous en faut trois. Deux feraient une égalité : le joueur fictif compte ici comme un joueur. Appuyez sur a pour la carte 4, puis 4 et 4, Entrée.
    .task = Jouez la carte 4 avec trois jetons sur le carton 4
    .right = Trois contre deux. Pour l'instant, la majorité est à vous. Et le joueur fictif sera deuxième sans partage : la tuile du deuxième n'ira à personne.
    .tie = Deux contre deux, c'est une égalité en tête. Vous auriez le heaume sans la couronne, et vos jetons iraient quand même dans la réserve générale. Un de plus vous donne la majorité.
    .back = Récupérer peut attendre : vous avez 11 jetons. Visez le carton 4.
    .else = Ici, mettez trois jetons sur le carton 4 avec la carte 4.
lesson-two-crown =
    Le carton 9 donne une couronne à la 1re place. Le joueur fictif y a deux jetons aussi. Sur un carton 1er, une égalité avec le joueur fictif ne donne rien à personne. Battez-le aussi.
    .task = Jouez la carte 9 avec trois jetons sur le carton 9
    .right = { $b } a encore un coup ; puis on compte tous les cartons. Regardez le 2, le 4, le 5 et le 9.
    .few = Contre ses deux jetons, il faut trois jetons sur le carton 9 même. Les jetons qui sautent ailleurs n'y comptent pas.
    .else = Ici, gagnez le carton 9 avec la carte 9.
lesson-two-end =
    Le 4 vous a donné un heaume et une couronne, et le deuxième prix n'est allé à personne. Sur le 2, le joueur fictif avait la majorité : rien de gratuit, mais { $b } pouvait soudoyer. Sur le 5, il a gagné la couronne, qui est donc perdue. Là où il gagne, un carton se retourne aussi.
    Après le comptage, ses jetons retournent dans son stock. Sur un carton 3+, ils ne comptent pas.

## 9 Un tour
lesson-round = Tout un premier tour
    .about = Ravitaillement, influence, comptage et missions d'une traite, avec des conseils
lesson-round-phases =
    Et maintenant tout un tour, comme il vient. Il a quatre phases : ravitaillement, influence, comptage, missions. Quatre tours font une partie.
    Au ravitaillement, on retourne une carte argent : tous reçoivent sa somme, et Louis va sur un carton. Puis chacun reçoit cinq cartes influence. Entrée pour voir.
lesson-round-look =
    Avant de jouer, voyez ce que vous voulez. Appuyez sur p pour votre fiche : il y a vos missions et les tuiles qu'elles coûtent. « Un blason » veut un sceptre et un heaume, des cartons 1 et 4. « Un Louis d'or » veut une lettre, du carton 2, et une tuile au choix.
    Louis est sur le 1 : le deuxième y a aussi un sceptre gratuitement.
lesson-round-first-turn =
    La carte 4 Dauphin atteint les deux cartons que vous voulez : le 4 et son voisin le 1. Deux sur 1 et un sur 4, ou l'inverse : la ligne au-dessus de vos cartes dit ce que cela donnerait maintenant. { $b } et { $c } jouent après vous : rien n'est acquis.
    .task = Jouez la carte 4 avec des jetons sur les cartons 4 et 1
    .right = Vous êtes sur les deux cartons. Regardez maintenant { $b } et { $c } : combien ont-ils de jetons, et quels cartons veulent-ils ?
    .else = Ce peut être un bon coup. Mais vos missions demandent un sceptre et un heaume, et la carte 4 peut viser les deux : les cartons 4 et 1.
lesson-round-turns =
    Encore trois coups, et ils sont à vous. Conseils : les couronnes du 5 et du 9 servent à toute mission. Sur $3, un jeton suffit pour soudoyer. Un joker rompt une égalité à la fin. S'il reste peu de jetons, récupérez.
    La touche v montre qui aurait quoi maintenant ; i explique un carton ; T réaffiche ceci.
    .task = Jouez vos coups comme vous voulez
lesson-round-scoring =
    Le comptage a commencé. Vous avez une question chaque fois qu'il y a quelque chose à décider. Un pot-de-vin vaut la peine quand la tuile complète une mission. N'oubliez pas : à la fin, 3 Louis d'or valent un point.
    .task = Répondez aux questions
lesson-round-missions =
    La phase des missions. Si vous avez deux tuiles qui conviennent, posez une mission : sa touche, puis Entrée, et piochez-en une nouvelle. Puis finissez avec z et gardez une tuile. Avec moins de deux tuiles, il n'y a pas de question.
    .task = Posez ce que vous pouvez, puis finissez avec z
lesson-round-end =
    C'était un tour. Le marqueur premier joueur est passé à { $b }, qui commence maintenant, et le tour suivant a commencé. Encore trois comme celui-ci, et l'on compte blasons et missions.
    Vous connaissez le jeu. La touche r a toutes les règles, w dit pourquoi quelque chose n'est pas possible, i explique cartons et missions. Amusez-vous à la cour.
