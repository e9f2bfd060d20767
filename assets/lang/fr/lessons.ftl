### Les leçons, les règles à lire et les conseils.

## Touches
ui-key-go-on = continuer
ui-key-rule = sa règle
ui-key-task = revoir la tâche

## Les leçons
ui-learn = Apprendre le jeu
ui-learn-intro = Chaque leçon est une vraie position du jeu et dure quelques minutes. Partez quand vous voulez : elle reprend où vous l'avez laissée.
ui-learn-rules = Les règles
ui-learn-rules-says = Toutes, par phase, avec des exemples ; on peut y chercher
ui-learn-begun = commencée : page { $at } sur { $of }
ui-learn-taken = faite
ui-learn-bar = Leçon { $number } : { $title }
ui-learn-page = page { $at } sur { $of }
ui-learn-task = Tâche : { $task }
ui-learn-right = Juste.
ui-learn-else = C'est permis, mais ce n'était pas demandé.
ui-learn-go-back = Entrée le reprend, et vous essayez encore.
ui-learn-done = C'était la leçon « { $title } ». Entrée commence la suivante ; q mène à la liste des leçons.
ui-learn-all-done = C'était la dernière leçon. Entrée mène à la liste des leçons ; tout peut être répété.
ui-learn-again = Recommencer cette leçon
ui-learn-list = Vers les leçons
ui-learn-leave = Quitter
ui-cli-no-such-lesson = Il n'y a pas de leçon « { $name } ». Les leçons sont : { $known }.

## Les règles à lire
ui-key-read-on = page suivante
ui-key-read-back = page précédente
ui-key-chapter-before = chapitre avant
ui-key-chapter-next = chapitre après
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
ui-why-rule = La touche r ouvre la règle.
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
ui-key-teach = conseils pour apprendre, oui ou non
ui-hint-turn = De quelles tuiles vos missions ont-elles besoin ? Visez les cartons qui les donnent.
ui-hint-turn-short = Peu de jetons sous la main : récupérez avec une carte dont vous n'avez pas besoin.
ui-hint-place = La majorité gagne les cartons $3 et #1 ; sur $3, un jeton suffit pour soudoyer.
ui-hint-take-back = Récupérer coûte le coup ; donnez une carte dont le carton ne vous tente pas.
ui-hint-trade = Un jeton sous la main contre une carte influence, donc un coup de plus.
ui-hint-gains = L'argent sert à soudoyer, les jetons aux cartons : que vous manque-t-il ?
ui-hint-start = Un jeton de la réserve générale ne coûte rien ici.
ui-hint-last = Le dernier jeton : rompez une égalité, ou atteignez le nombre d'un carton +.
ui-hint-intrigue = Cela change-t-il les revenus ? Sinon, gardez la carte : elle vaut un blason.
ui-hint-tie = Une fois par comptage : est-ce l'égalité qui compte le plus ?
ui-hint-bribe = Cela complète-t-il une mission (5 points) ? À la fin, 3 Louis valent 1 point.
ui-hint-five = Les jetons sur le carton 5 visent sa couronne, maintenant ou au tour suivant.
ui-hint-anywhere = Sur un carton à venir il compte maintenant, sur un autre au tour suivant.
ui-hint-lay-out = Deux tuiles pour 5 points et une aide à chaque tour ; gardez les couronnes.
ui-hint-lay-out-last = Dernière chance : une mission vaut 5 points, une tuile restante 1 seul.
ui-hint-draw = Les bleu clair se paient bien ; les bleu foncé veulent deux tuiles égales.
ui-hint-keep = Une couronne va à toute mission ; sinon, gardez ce que demandent les vôtres.
ui-hint-change-missions = Remettez ce que vous ne pourrez guère payer.
ui-hint-change-chip = Pour deux Louis d'or, une tuile va à toutes les missions.
