### Les mots des écrans : étiquettes, invites, aide des touches.

ui-title = LOUIS XIV
ui-too-small = Ce terminal est trop petit pour la table : il a { $columns } colonnes et { $rows } lignes, il en faut { $width } et { $height }. La partie est gardée. Agrandissez-le, ou quittez avec Ctrl-C : avec --plain on joue par lignes.

## Les touches comme le clavier les nomme
ui-named-enter = Entrée
ui-named-esc = Échap
ui-named-space = Espace
ui-named-tab = Tab
ui-named-back-tab = Maj-Tab
ui-named-left = Gauche
ui-named-right = Droite
ui-named-up = Haut
ui-named-down = Bas
ui-named-home = Début
ui-named-end = Fin
ui-named-page-up = PagePréc
ui-named-page-down = PageSuiv
ui-named-backspace = Retour
ui-named-ctrl = Ctrl-{ $key }

## Touches
ui-key-open = voir mes cartes
ui-key-next = suite
ui-key-earlier = page précédente
ui-key-run-on = tout passer
ui-key-card-of = carte du carton
ui-key-card = carte
ui-key-mission = mission
ui-key-put-back = remettre
ui-key-chip = tuile
ui-key-intrigue = comploter
ui-key-player = joueur
ui-key-board = carton
ui-key-count = réponse
ui-key-payment = paiement
ui-key-deck = pioche
ui-key-put = jeton ici
ui-key-take-back = récupérer
ui-key-place-instead = poser plutôt
ui-key-four = quatre jetons
ui-key-exchange = changer la carte
ui-key-pay-two = payer 2
ui-key-change-chip = tuile en couronne
ui-key-confirm = valider
ui-key-choose = choisir
ui-key-score = continuer
ui-key-no-intrigue = personne cette manche
ui-key-result-again = le résultat
ui-key-result = retourner les blasons
ui-key-yes = oui
ui-key-no = non
ui-key-none = aucun
ui-key-done = fini
ui-key-back = retour
ui-key-scroll-up = monter
ui-key-scroll-down = descendre
ui-key-page-before = page préc.
ui-key-arrows = bouger
ui-key-next-open = choix suivant
ui-key-last-open = choix précédent
ui-key-undo = annuler
ui-key-redo = refaire
ui-key-hide = cacher la main
ui-key-peek = ma fiche
ui-key-peek-other = autre joueur
ui-key-info = infos
ui-key-why-not = pourquoi pas
ui-key-rules = règles
ui-key-log = journal
ui-key-view = autre vue
ui-key-scores = scores
ui-key-help = aide
ui-key-menu = menu
ui-key-leave = sauver et quitter
ui-key-look-back = revoir
ui-key-position = écrire la position
ui-key-report = écrire un rapport d'erreur
ui-key-answer = réponse
ui-key-answer-before = réponse préc.
ui-key-phase = phase
ui-key-phase-before = phase préc.
ui-key-round = manche
ui-key-round-before = manche préc.
ui-key-next-board = carton
ui-key-board-before = carton préc.
ui-key-first = au début
ui-key-last = à la fin
ui-key-event-rule = règle

## La table
ui-condition-money = ${ $price }
ui-condition-first = 1er
# Louis's board, R6.8; 22 columns.
ui-condition-louis-words = +couronne, 2e gratuit
ui-condition-money-words = 1er, ou payer { $price }
ui-condition-first-words = seulement le premier
ui-condition-markers-words = tous avec { $count } et plus
ui-condition-money-brief = 1er ou ${ $price }
ui-condition-first-brief = 1er seul
ui-condition-markers-brief = dès { $count }
ui-condition-markers = { $count }+
ui-pays-1 = sceptre
ui-pays-2 = lettre
ui-pays-3 = bague
ui-pays-4 = heaume
ui-pays-5 = couronne
ui-pays-6 = blason
ui-pays-7 = 5 Louis
ui-pays-8 = jetons
ui-pays-9 = couronne
ui-pays-10 = blasons
ui-pays-11 = carte
ui-pays-12 = complot
ui-pays-1-words = sceptre
ui-pays-2-words = lettre
ui-pays-3-words = bague
ui-pays-4-words = heaume
ui-pays-5-words = couronne
ui-pays-6-words = blason, jeton
ui-pays-7-words = 5 Louis d'or
ui-pays-8-words = jetons vers le 5
ui-pays-9-words = couronne
ui-pays-10-words = 2 blasons
ui-pays-11-words = carte influence
ui-pays-12-words = blason, complot
ui-money-card = argent
ui-intrigue-deck = complots { $count }
ui-intrigue-deck-few = compl. { $count }
ui-influence-deck = pioche { $count }
ui-shield-pile = blasons { $count }
ui-mission-decks = missions
ui-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
ui-played = jouées
ui-row-money = argent
ui-row-ready = prêts
ui-row-cards = cartes
ui-row-intrigue = complot
ui-row-shields = blasons
ui-row-crowns = couronne
ui-row-sceptres = sceptre
ui-row-letters = lettre
ui-row-rings = bague
ui-row-helmets = heaume
ui-row-laid = posées
ui-joker-sign = joker
ui-joker-does = au choix
ui-none = aucun
ui-own-intrigue = Complots
ui-own-missions = Missions
ui-own-shields = Blasons
ui-step = { $at } sur { $of }
ui-preview = Si on comptait

## Questions à la table
ui-money-each = { $count } chacun
ui-money-louis = Louis au { $board }
ui-deck-light = clair { $count }
ui-deck-medium = moyen { $count }
ui-deck-dark = foncé { $count }
ui-row-points = points
ui-row-general = générale
ui-row-missions = missions
ui-is-bot = bot
ui-is-bot-of = bot { $level }
ui-outlook-paid = gagne
ui-outlook-crown = gagne, couronne
ui-outlook-crown-few = +couronne
ui-outlook-bribe = peut payer { $price }
ui-outlook-bribe-tied = égalité, peut payer { $price }
ui-outlook-short = manque { $count }
ui-outlook-tied = égalité
ui-outlook-fewer = moins
ui-side-news = Depuis votre dernier coup
ui-over-shields = Qui en a le plus de chaque sorte ? Entrée retourne les blasons.
ui-side-paid = Payé dans cette manche
ui-side-missions = Vos missions
ui-side-laid = Missions posées
ui-side-chip = { $chip } : sur { $boards }
ui-boards-board = carton
ui-boards-asks = { "" }
ui-boards-pays = revenu
ui-boards-there = jetons
ui-boards-now = payés
ui-curtain-pass = Passez le clavier à { $name }
ui-curtain-alone = Que personne d'autre ne regarde.
ui-curtain-have = Vous avez
ui-curtain-boards = Vos cartons
ui-curtain-crowned = gain et couronne pour vous sur { $boards }, si rien ne change
ui-curtain-would-pay = le gain serait à vous sur { $boards }
ui-curtain-bribe = vous pourriez payer { $count } sur { $boards }
ui-curtain-bribe-tied = égalité en tête sur { $boards }, vous pourriez payer { $count }
ui-curtain-bribe-second = égalité au 2e rang sur { $boards }, vous pourriez payer { $count }
ui-curtain-short = il manque { $count } sur { $boards }
ui-curtain-tied = égalité en tête sur { $boards }
ui-curtain-tied-second = égalité au 2e rang sur { $boards }
ui-curtain-behind = en retard sur { $boards }
ui-curtain-chips = { $chips }, { $coins } louis d'or
ui-no-chips = aucune tuile
ui-curtain-holding = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $markers ->
        [one] { $markers } jeton
       *[other] { $markers } jetons
    }, { $coins } Louis d'or

ui-prompt-take-back = { $name } : { $count ->
        [0] Entrée dépense la carte pour rien, car la réserve générale est vide
        [one] Entrée dépense la carte et récupère { $count } jeton de la réserve générale
       *[other] Entrée dépense la carte et récupère { $count } jetons de la réserve générale
    }
ui-prompt-start = { $name } : un carton pour { $left ->
        [one] votre jeton
       *[other] le premier de { $left } jetons
    }, ou t pour récupérer
ui-prompt-place = { $name } : { $placement } ; { $left ->
        [0] Entrée joue la carte
        [one] encore 1 sur un carton éclairé
       *[other] encore { $left } sur des cartons éclairés
    }
ui-line = Entrée compte le carton { $board }. Pour jouer d'abord sa carte complot : { $letters }.
ui-line-brief = Entrée compte { $board }. D'abord sa carte complot : { $letters }.
ui-line-several-brief = { $count ->
        [one] Entrée compte { $board } et { $last }.
       *[other] Entrée compte { $board } à { $last }.
    } Complot avant : { $letters }.
ui-line-wanting = Entrée interroge en privé : { $names }. Pour s'ajouter ou se retirer : { $letters }.
ui-bots-think = Les autres réfléchissent.
ui-bot-thinks = { $name } réfléchit.
ui-over = La partie est finie. Entrée montre le résultat.
ui-strip = Les cartes sont cachées.
ui-nothing-there = Il n'y a rien à choisir sous cette touche.
ui-no-after-all = non, retour aux cartes
ui-money-left = (reste { $left })
ui-answer-intrigue = { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } de la { $reserve }
ui-answer-intrigue-ready = { $count ->
        [one] 1 jeton prêt
       *[other] { $count } jetons prêts
    }

## Conseils
ui-hint = Conseil pour { $name }
ui-hint-thinking = Réflexion en cours.
ui-hint-best = Meilleure réponse : { $answer } ({ $share }{"\u00A0"}%)
ui-hint-next = Puis : { $answer } ({ $share }{"\u00A0"}%)
ui-hint-points = Avance en points sur le meilleur autre à la fin : { $points }.
ui-hint-shares = Entre parenthèses : la chance de gagner entre joueurs de même force, les cartes cachées étant supposées.
ui-key-hurry = presser
ui-key-hint = conseil

## Missions
ui-your-chips = Vos tuiles
ui-tier-light = clair
ui-tier-medium = moyen
ui-tier-dark = foncé
ui-no-missions = Aucune mission en main.
ui-laid-out = Posées : { $missions }
ui-card-worth = { $points } points
ui-missing = manque : { $chips }
ui-missing-or = ou
ui-any-brief = libre
ui-any-chip = au choix
ui-keep-chip = Quelle tuile garder ? Les autres deviennent des blasons.
ui-change-chip = Quelle tuile changer en couronne, pour 2 Louis d'or ?
ui-draw-from = Dans quelle pioche prendre une mission ?

## Le rideau
ui-round-phase = Manche { $round } sur { $of }, { $phase }
ui-round-over = La manche { $round } est finie
ui-round-missions = +{ $count } missions
ui-round-shields = +{ $count } { $count ->
        [one] blason
       *[other] blasons
    }
ui-round-intrigue = Manche { $round } sur { $of }, une carte complot pour { $board }
ui-curtain-turn = Le clavier passe à { $name }. Que personne d'autre ne regarde.
ui-curtain-peek = { $name } regarde sa propre fiche

## Par-dessus la table
ui-menu = Menu
ui-menu-continue = Continuer la partie
ui-menu-leave = Sauvegarder et quitter
ui-menu-title = Sauvegarder et revenir au titre
ui-menu-settings = Réglages
ui-menu-look-back = Revoir la partie
ui-menu-position = Écrire la position dans un fichier
ui-menu-report = Écrire un rapport d'erreur
ui-told-footer = N'importe quelle touche continue
ui-replay-setup = La table est mise
ui-replay-answer = Réponse { $number } sur { $count }, { $name }
ui-replay-play-on = Encore P : on joue à partir d'ici une autre partie. Celle-ci reste comme elle est.
ui-replay-event = événement { $at } sur { $of }
ui-position-written = La position est dans { $path }. Elle contient les cartes de tous : ne la montrez pas aux autres joueurs.
ui-report-written = Le rapport d'erreur est dans { $path }. Il contient toute la partie, avec les cartes de tous.
ui-written-nowhere = Il n'y a pas de dossier de données où écrire.
ui-not-written = Impossible d'écrire : { $problem }.
ui-agree-alone = Reprendre quand même ?
ui-agree = Tout le monde est d'accord ?
ui-peek-who = Qui regarde sa fiche ?
ui-sheet = { $name } : votre fiche
ui-sheet-influence = Cartes influence
ui-sheet-intrigue = Cartes complot
ui-sheet-shields = Blasons
ui-sheet-missions = Missions ; vos tuiles :

## Pages
ui-log = Ce qui s'est passé
ui-why-not = Pourquoi pas
ui-scores = Les scores jusqu'ici
ui-help = Aide
ui-note-undo = { $count ->
        [one] Le dernier coup a été repris, bien qu'un secret ait été vu depuis.
       *[other] Le dernier coup a été repris, avec { $count } réponses, bien qu'un secret ait été vu depuis.
    }
ui-note-person = { $name } : désormais, une personne joue.
ui-note-bot = { $name } : désormais, le programme joue.
ui-board-pays = Revenu : { $pays }.
ui-board-now = À présent, { $condition }.
ui-board-other = Sur l'autre face, { $condition }.
ui-board-reconstructed = Reconstitué, et non tiré du jeu imprimé : { $what }.
ui-board-reconstructed-number = le nombre de « { $condition } » ({ $side })
ui-board-reconstructed-side = « { $condition } » ({ $side })
ui-board-front = recto
ui-board-back = verso
ui-board-neighbours = Voisins : { $boards }.
ui-board-if-scored = Si on le comptait maintenant
ui-board-claim = { $name } ({ $count }) : { $claim }
ui-board-turns = Le carton se retournerait.
ui-board-stays = Le carton ne se retournerait pas.
ui-board-symbols = À la cour : $3 argent (les autres peuvent soudoyer pour 3), 1er 1re place, 3+ tous ceux qui ont 3 jetons. Gauche et Droite montrent les autres cartons.
ui-scores-intro = Ce que tout le monde peut compter. Les majorités de blasons s'y ajoutent à la fin (R7.3).
ui-score-of = { $name } : { $score }
ui-score-parts = { $shields } pour les blasons, { $points } pour les missions posées ({ $laid }), { $rest } si tout le reste était changé en blasons maintenant
ui-score-missions = posées : { $missions }
ui-unkept-bar = NON SAUVEGARDÉ (fichier : { $fault })
ui-unkept = Les derniers coups n'ont pas pu être sauvegardés : { $problem }.
ui-unkept-copy = Une copie de la partie en l'état est dans { $path }.
ui-unkept-no-copy = Aucune copie n'a pu être écrite ailleurs non plus.
ui-unkept-question = y quitter quand même   n rester

## Un carton sur sa page. Les colonnes sont étroites.
ui-account-head = { $board } rapporte { $pays } : { $asks }.
ui-account-head-louis = { $board } rapporte { $pays }. Louis est là : tous les premiers ex aequo sont payés, un premier seul a aussi une couronne, un deuxième seul est payé gratis ; les autres peuvent payer { $price }.
ui-account-head-louis-brief = { $board } { $pays } : tout 1er (seul : + couronne), 2e seul ; ou payer { $price }.
ui-account-head-louis-first-brief = { $board } { $pays } : tout 1er (seul : + couronne), et le 2e s'il est seul.
ui-account-turns-brief = Le carton se retourne : désormais { $asks }.
ui-account-turns-louis-brief = Louis s'en va, le carton se retourne : { $asks }.
ui-why-pays-tied = égalité, paie { $price }
ui-account-turns = Le carton se retourne. Désormais { $asks }.
ui-account-turns-louis = Louis s'en va et le carton se retourne. Désormais { $asks }.
ui-account-stays = Le carton reste comme il est.
ui-account-empty = Vides : { $boards }.
ui-account-all-empty = Tous les autres cartons sont vides.
ui-asks-money = gratuit pour qui mène seul, les autres peuvent payer { $price }
ui-asks-first = seulement pour qui mène seul
ui-asks-markers = pour tous dès { $count } jetons
ui-why-first = majorité seule
ui-why-favoured = gagne l'égalité
ui-why-tied = égalité en tête
ui-why-second = second seul
ui-why-tied-second = égalité au 2e rang
ui-why-lost-tie = perd l'égalité
ui-why-fewer = moins de jetons
ui-why-enough = en a assez
ui-why-short = il en manque { $count }
ui-why-neutral = jamais servi
ui-why-pays = paie { $price }
ui-why-pays-not = ne paie pas { $price }
ui-why-poor = ne peut payer { $price }
ui-why-may = peut payer { $price }
ui-ask-bribe = { $name } : { $pays } pour { $price } Louis d'or ? Il en resterait { $left }.
ui-got-nothing = rien
ui-got-waits = sera servi
ui-got-paid = servi
ui-got-short = ne peut payer { $price }, a { $count }
ui-got-has = peut payer { $price }, a { $count }
ui-gain-coins = { $count } Louis d'or
ui-gain-shields = { $count ->
        [one] un blason
       *[other] { $count } blasons
    }
ui-own-intrigue-cards = { $count ->
        [one] une carte d'intrigue
       *[other] { $count } cartes d'intrigue
    }
ui-gain-influence = carte influence
ui-gain-intrigue = carte complot
ui-gain-intrigue-brief = carte complot
ui-gain-no-card = plus de carte
ui-gain-placed = { $count } sur { $board }
ui-gain-back = { $count } de retour
ui-goes-general = { $count } → générale
ui-goes-home = { $count } → prêts
ui-goes-neutral = { $count ->
        [one] 1 s'en va
       *[other] { $count } s'en vont
    }

## Ce qu'on répond à une touche
ui-unknown-key = Cette touche ne fait rien ici. ? montre celles qui servent.
ui-not-payable = Il manque pour cela : { $chips }. (R7.1)
ui-no-card-of = Vous n'avez pas de carte du carton { $board } en main.
ui-no-card-but-joker = Vous n'avez pas de carte pour { $board }, mais un joker peut y aller : { $key }.
ui-yes-or-no = Ici répondent y (oui) ou n.
ui-asked-for = { $names } : demande à être interrogé ici. Sa lettre le fait ; Entrée encore compte sans.
ui-others-move = Ce que d'autres ont fait se reprend derrière le rideau : Tab couvre la main, puis u.
ui-choose-first = Rien n'est encore choisi.
ui-card-first = D'abord une carte : sa touche, comme { $card } ; puis { $key }.
ui-markers-left = { $count ->
        [one] Un jeton de plus pourrait
       *[other] { $count } jetons de plus pourraient
    } être posés. Entrée encore une fois joue sans.
ui-taking-back = Cette carte récupère des jetons ; t en pose plutôt.
ui-none-ready = Aucun jeton prêt à poser : cette carte ne peut qu'en récupérer.
ui-nothing-to-undo = Il n'y a rien à reprendre.
ui-hint-hidden = Un conseil regarde votre main, et ici tout le monde voit : p, puis H sur votre fiche.
ui-tab-opens = Tab ouvre le rideau.
ui-key-other-card = une autre carte
ui-agree-question-alone = Serait repris : { $what }. Une carte, une mission ou un blason a été pioché ou vu depuis, peut-être sur une page encore à venir ; le journal dira donc que ce coup a été repris. Reprendre ? y oui, n non
ui-agree-question = Serait repris : { $what }. Quelque chose de caché a été pioché ou vu depuis ; la table doit donc être d'accord, et le journal le dira. Reprendre ? y oui, n non
ui-board-louis = Louis est ici : la majorité seule reçoit la tuile et une couronne ; le second seul reçoit la tuile gratis ; à égalité en tête, la tuile sans couronne. Le carton se retourne dans tous les cas (R6.8).
ui-menu-seats = Qui joue à quelle place
ui-seats = Qui joue à quelle place
ui-seats-says = Gauche et droite changent qui décide pour une place, dès maintenant. Le journal le dit.
ui-key-order = quand me demander
ui-key-take-hint = le jouer
ui-key-see-hint = le montrer
ui-order-all = Avant chaque carton dont quelqu'un peut avoir la carte, on vous demande si vous complotez ; o : seulement avant ceux de vos cartes.
ui-order-own = On ne vous demande qu'avant les cartons de vos cartes, et les autres voient lesquels ; o : avant chaque carton.
ui-order-none = La table a dit que vous ne jouez pas de complot dans cette manche. Tant que le décompte dure, u reprend cela.
ui-stays-next = { $board } est déjà compté : le jeton y reste pour la manche suivante.
ui-stays-last = { $board } est déjà compté : le jeton vaut un blason à la fin.
ui-key-play = jouer

## Boards that concerned bots alone: who was paid there.
ui-paid-for = paie { $price } pour { $things }
ui-paid-got = reçoit { $things }
ui-paid-tied = égalité, personne n'est payé
ui-paid-nobody = personne n'est payé

## Questions with the keys that answer them.
ui-prompt-put-back = { $name } : Enter remet { $missions }, et vous en piochez autant.
ui-prompt-turn = { $name } : choisissez une carte, pour placer des jetons ou en récupérer.
ui-prompt-turn-again = { $name } encore : personne d'autre n'a deux cartes. Choisissez-en une.
ui-prompt-turn-or = { $name } : choisissez une carte.
ui-prompt-or-pay = Ou m : payer 2.
ui-prompt-or-exchange = Ou une carte, puis x : l'échanger.
ui-prompt-or-four = Ou une carte, puis m : quatre jetons.
ui-prompt-board = { $name } : choisissez un carton pour un jeton, ou z pour aucun.
ui-prompt-no-missions = { $name } : vos tuiles ne paient aucune de vos missions ; z continue.
ui-prompt-missions = { $name } : deux tuiles posent une mission ; z pour finir.
ui-crown-any = Une couronne vaut n'importe quelle tuile.
ui-prompt-lay-out = { $name } : Entrée paie { $chips } pour « { $mission } », { $points } points.
ui-pay-ways = Payer
ui-pay-others = { $count ->
        [one] ou d'une autre façon
       *[other] ou de { $count } autres façons
    }
ui-prompt-board-chosen = { $name } : 1 sur { $board }. Entrée le joue, z n'en place aucun.
ui-prompt-intrigue = { $name } : jouer votre carte complot avant le décompte de { $board } ?
ui-prompt-no-intrigue = { $name } : la carte complot de { $board } n'est pas à vous.

## Keys that say more closely what they do.
ui-key-on-board = carton { $board }
ui-key-bribe = payer { $price }
ui-coup = { $name } joue la carte du carton : { $count ->
        [one] un jeton de plus !
       *[other] { $count } jetons de plus !
    }

## Ce qui a été repris
ui-taken-back = Repris : { $what }. U le rejoue.
ui-taken-what = { $name } { $what }
ui-taken-line = tout à partir du carton { $board }
ui-taken-and = { $what }, ainsi que les coups suivants ({ $others })
ui-taken-answer = a dit non
ui-prompt-two-gains = { $name }, « { $mission } » : Louis d'or, jetons récupérés, ou un de chaque ?
ui-set-up = Chacun commence avec { $coins } Louis d'or, deux missions et { $markers } jetons ; dans l'ordre de la manche { $ready } sont prêts.
ui-too-early = Trop tôt : le rideau tombait encore. Tab l'ouvre.
ui-prompt-instead = { $name }, pour tout le tour : { $what } ?
ui-gain-influence-known = la carte { $card }
ui-gain-intrigue-known = complot { $board }
ui-account-head-louis-first = { $board } : { $pays }. Louis est là : tous les premiers ex aequo sont payés, un premier seul a aussi une couronne, un deuxième seul est payé.
ui-prompt-last-marker = { $name }, « { $mission } » : un carton pour un jeton de plus, ou z pour aucun.
ui-curtain-intrigue = { $cards ->
        [one] 1 carte d'intrigue
       *[other] { $cards } cartes d'intrigue
    }, { $markers ->
        [one] 1 jeton prêt
       *[other] { $markers } jetons prêts
    }, { $coins } louis d'or
ui-prompt-keep = { $name } : Entrée garde { $chip } ; { $count ->
        [one] l'autre tuile devient un blason
       *[other] les { $count } autres deviennent des blasons
    }.
ui-prompt-change-chip = { $name } : quelle tuile devient une couronne, pour 2 louis d'or ? Entrée paie.

## Ce qui est dit à une touche, et ce qui se fait tout seul
ui-still-payable = Vous pourriez encore accomplir une mission. Encore z continue sans cela.
ui-sure-nobody = Encore Z : on ne demande plus d'intrigue à { $names } dans cette manche.
ui-nobody-at-all = On ne demande plus d'intrigue à personne dans cette manche ; u reprend cela.
ui-key-ask-now = demander
ui-taken-unasked = Posé sans demander, car refuser aide rarement : { $names } (Réglages, Questions).
ui-taken-unasked-brief = Posé sans demander : { $names } (Réglages, Questions).
ui-outlook-may-win = peut gagner l'égalité
ui-outlook-bribe-signs = ${ $price } ?
ui-line-several = { $count ->
        [one] Entrée compte les cartons { $board } et { $last }.
       *[other] Entrée compte les cartons { $board } à { $last }.
    } Pour jouer une carte complot avant l'un d'eux : { $letters }.
