### Les mots des écrans à côté du jeu : titre, mise en place, sauvegardes, réglages, à propos, fin.

## Touches
ui-key-quit = quitter
ui-key-next-field = champ suivant
ui-key-court = cour
ui-key-keep = texte
ui-key-again = rejouer
ui-key-title = titre
ui-key-pages = pages
ui-key-change = changer

## Titre
ui-title-subtitle = Quatre manches à la cour du Roi Soleil, de deux à quatre
ui-title-unofficial = Non officiel. Ni images ni textes du jeu publié.
ui-title-new = Nouvelle partie
ui-title-continue = Continuer
ui-title-load = Parties
ui-title-learn = Apprendre
ui-title-settings = Réglages
ui-title-about = À propos
ui-title-quit = Quitter
ui-title-new-says = de deux à quatre joueurs, humains ou automates
ui-title-continue-says = { $players } : manche { $round }, { $phase }
ui-title-load-says = { $count ->
        [one] 1 partie : reprendre, revoir, renommer, effacer
       *[other] { $count } parties : reprendre, revoir, renommer, effacer
    }
ui-title-learn-says = de courtes leçons à la vraie table, et les règles
ui-title-settings-says = couleurs, secrets, rythme, souris, langue
ui-title-about-says = d'où viennent les valeurs imprimées
ui-title-quit-says = chaque coup est sauvegardé aussitôt

## Mise en place
ui-setup = Nouvelle partie
ui-setup-players = Joueurs
ui-setup-count = { $count } joueurs
ui-setup-seat = Place { $seat }
ui-setup-others = Les autres
ui-setup-others-mixed = comme ci-dessous
ui-setup-people = des personnes
ui-setup-people-says = des amis au même clavier
ui-setup-person = personne
ui-setup-bot = automate, { $bot }
ui-setup-bot-random = joue au hasard
ui-setup-bot-easy = facile
ui-setup-bot-medium = moyen
ui-setup-bot-keen = vif
ui-setup-bot-hard = difficile
ui-setup-bot-master = maître
ui-setup-start = Qui commence
ui-setup-start-random = au hasard
ui-setup-start-name = { $name } (le plus âgé)
ui-setup-seed = Graine
ui-setup-values = Valeurs
ui-setup-values-shipped = les habituelles ; sinon, tapez un chemin
ui-setup-deal = Distribuer les cartes
ui-setup-name-1 = Alice
ui-setup-name-2 = Bruno
ui-setup-name-3 = Carla
ui-setup-name-4 = David
ui-setup-tip-players = Gauche et Droite changent le nombre. Haut, d'ici, va droit à la distribution.
ui-setup-tip-name = Tapez un nom, ou gardez celui proposé. À droite : un bot, ou de nouveau une personne. Les places suivent le sens des aiguilles d'une montre.
ui-setup-tip-seed = La même graine distribue les mêmes cartes. Des chiffres seulement.
ui-setup-tip-values = Le chemin d'un fichier de composants, si vous en avez un avec d'autres valeurs.
ui-setup-tip-deal = Entrée distribue. Rien n'est distribué avant.
ui-setup-bad-seed = La graine est un nombre de 0 à 18446744073709551615.
ui-setup-bad-values = Le fichier de valeurs imprimées est inutilisable : { $problem }
ui-setup-bad-other = Cette partie ne peut pas commencer : { $problem }
ui-setup-full = Il n'y a de place que pour { $most } lettres.

## Sauvegardes
ui-load = Parties sauvegardées
ui-load-none = Aucune partie n'a encore été sauvegardée.
ui-load-players = joueurs
ui-load-where = où elle en est
ui-load-when = dernier coup
ui-load-round = manche { $round }, { $phase }
ui-load-over = finie
ui-load-broken = ne s'ouvre pas
ui-load-at = partie { $at } sur { $of }
ui-load-file = Fichier : { $path }
ui-load-trouble = Cette partie ne s'ouvre pas entièrement
ui-load-trouble-says = { $problem }. La partie reprend à la dernière action valable, dans un nouveau fichier ; l'ancien reste tel quel.
ui-load-unreadable = Impossible de lister les sauvegardes : { $problem }
ui-ago-now = à l'instant
ui-ago-minutes = { $count ->
        [one] il y a { $count } minute
       *[other] il y a { $count } minutes
    }
ui-ago-hours = { $count ->
        [one] il y a { $count } heure
       *[other] il y a { $count } heures
    }
ui-ago-days = { $count ->
        [one] il y a { $count } jour
       *[other] il y a { $count } jours
    }

## Résultats
ui-results = Résultats
ui-title-results = Résultats
ui-title-results-says = qui a joué, gagné, marqué combien
ui-results-games = { $count ->
        [one] 1 partie terminée
       *[other] { $count } parties terminées
    }
ui-results-none = Aucune partie n'est encore terminée.
ui-results-name = nom
ui-results-games-of = parties
ui-results-wins = gagnées
ui-results-best = record
ui-results-mean = moyenne
ui-results-bot = automate

## Parties renommées et effacées
ui-key-rename = renommer
ui-key-delete = effacer
ui-load-rename = Son nouveau nom :
ui-load-delete = Effacer pour de bon la partie de { $name } ?

## Réglages
ui-settings = Réglages
ui-settings-language = Langue
ui-settings-theme = Couleurs
ui-settings-privacy = Secrets
ui-settings-ascii = Signes
ui-settings-pace = Rythme
ui-settings-theme-auto = comme le terminal
ui-settings-theme-dark = sombre
ui-settings-theme-light = clair
ui-settings-theme-high-contrast = fort contraste
ui-settings-theme-mono = sans couleurs
ui-settings-privacy-curtain = rideau
ui-settings-privacy-strip = main cachée
ui-settings-privacy-open = tout ouvert
ui-settings-ascii-off = tous les signes
ui-settings-ascii-on = ASCII seulement
ui-settings-pace-step = chaque événement
ui-settings-pace-normal = par étapes
ui-settings-pace-fast = d'un coup
ui-settings-questions = Questions
ui-settings-questions-few = les vraies
ui-settings-questions-all = toutes
ui-settings-questions-few-says = Ce qui ne nuit jamais est pris tout seul.
ui-settings-questions-all-says = On demande chaque fois à tous, comme dans la règle.
ui-settings-mouse = Souris
ui-settings-mouse-on = oui
ui-settings-mouse-off = non
ui-settings-mouse-on-says = Un clic vaut une touche ; Maj sélectionne du texte.
ui-settings-mouse-off-says = Le terminal garde la souris pour lui.
ui-settings-movement = Mouvement
ui-settings-movement-on = oui
ui-settings-movement-off = non
ui-settings-movement-on-says = On voit les changements ; une touche les abrège.
ui-settings-movement-off-says = Tout est là d'un coup.
ui-settings-theme-auto-says = Sombre ou clair, comme le dit le terminal.
ui-settings-theme-dark-says = Lettres claires sur fond sombre.
ui-settings-theme-light-says = Lettres sombres sur fond clair.
ui-settings-theme-high-contrast-says = Pour yeux fatigués : peu de couleurs, mais fortes.
ui-settings-theme-mono-says = Lettres et signes disent tout.
ui-settings-privacy-curtain-says = Tout l'écran est couvert pour le suivant.
ui-settings-privacy-strip-says = La cour reste visible, les cartes sont couvertes.
ui-settings-privacy-open-says = Rien n'est couvert : pour expliquer, ou jouer seul.
ui-settings-ascii-off-says = Noms accentués, signes pour couronnes et flèches.
ui-settings-ascii-on-says = Pour les terminaux qui montrent des carrés.
ui-settings-pace-step-says = Chaque événement attend une touche, avec sa règle.
ui-settings-pace-normal-says = Une page pour chaque chose qui s'est passée.
ui-settings-pace-fast-says = Droit à la question suivante ; le journal dit tout.
ui-settings-sample-board = 3 Thérèse
ui-settings-sample-chosen = choisi
ui-settings-sample-fresh = changé
ui-settings-sample-refusal = interdit
ui-settings-kept = Enregistrés dans { $path }
ui-settings-not-kept = Ces réglages n'ont pas pu être enregistrés : { $problem }
ui-settings-fleeting = Ces réglages durent jusqu'à la fin du programme.

## À propos
ui-about = À propos
ui-about-what = Ce programme permet de jouer à Louis XIV, le jeu d'intrigues à la cour de Versailles (version { $version }). C'est une édition non officielle, faite sans l'éditeur ni l'auteur ; elle ne contient ni images ni textes du jeu publié.
ui-about-how = Les règles suivent le livret ; ce qu'il laisse ouvert est réglé par des décisions, que le programme montre comme telles (louis-xiv rules les affiche toutes).
ui-about-values = Les nombres imprimés du jeu ne sont pas tous publics. Ceux qui portent « reconst. » sont reconstitués : choisis pour s'accorder avec tout ce qu'on sait. Avec un exemplaire du jeu sous la main, vous pouvez mettre les vrais dans un fichier de composants et commencer une partie avec ce fichier.
ui-about-boards = Cartons
ui-about-board = { $board } : { $front } au recto, { $back } au verso
ui-about-mark = { $words } (reconst.)
ui-about-money = Cartes argent
ui-about-money-all = Les { $count } montants sont tous reconstitués : { $amounts }.
ui-about-money-some = { $count } montants sur { $of } sont reconstitués : { $amounts }.
ui-about-missions = Missions
ui-about-missions-some = Les tuiles de { $count } missions sur { $of } sont reconstituées.
ui-about-lines = lignes { $from } à { $to } sur { $of }
ui-about-data = Parties et réglages sont enregistrés dans { $path }

## La fin
ui-end = La fin de la partie
ui-end-page-shields = blasons
ui-end-page-score = score
ui-end-page-chart = par manche
ui-end-wins = { $name } gagne avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
ui-end-shared = { $names } partagent la victoire avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
ui-end-tie = { $names } : même score. Les jetons de la réserve personnelle décident : { $counts } (R7.5).
ui-end-tie-shared = { $names } : même score, et autant de jetons dans la réserve personnelle (R7.5).
ui-end-shields-won = blasons gagnés
ui-end-influence = cartes influence
ui-end-intrigue = cartes complot
ui-end-chips = tuiles
ui-end-markers = jetons sur cartons
ui-end-coins = par 3 Louis d'or
ui-end-majorities = majorités
ui-end-missions = { $points } par mission
ui-end-missions-short = missions
ui-end-shields-won-short = blasons
ui-end-coins-short = argent
ui-end-majorities-short = majorités
ui-end-rest-short = le reste
ui-end-rest = cartes, tuiles, jetons
ui-end-plain = sans type
ui-end-turned-says = Ce qui restait est devenu des blasons ; on les retourne. Qui a le plus d'un type en reçoit un de plus (R7.3).
ui-end-total = score
ui-end-reserve = réserve perso
ui-end-chart = Le score par manche
ui-end-round = manche { $round }
ui-end-final = fin
ui-end-chart-says = Blasons et missions à la fin de chaque manche. La dernière colonne ajoute ce qui restait et les majorités.
ui-end-kept = Enregistré dans { $path }
ui-end-not-kept = Le résultat n'a pas pu être enregistré : { $problem }
ui-end-nowhere = Il n'y a pas de dossier de données où enregistrer le résultat.
ui-end-report-title = Louis XIV : { $players }
ui-end-report-seed = Graine { $seed }, { $name } a commencé, { $actions ->
        [one] { $actions } réponse
       *[other] { $actions } réponses
    }.
ui-end-not-again = Une autre partie ne peut pas commencer : { $problem }

## La ligne de commande de la table
ui-left = La partie est gardée dans { $path }. Pour la reprendre : { $command }
ui-cli-no-terminal = La table de jeu a besoin d'un terminal en entrée et en sortie. `louis-xiv play --plain` joue par lignes numérotées.
ui-cli-dumb-terminal = Ce terminal n'a pas d'écran où dessiner (TERM=dumb). `louis-xiv play --plain` joue par lignes numérotées.
ui-cli-go-on = Appuyez sur Entrée pour continuer.
ui-cli-nothing-to-resume = Il n'y a pas de partie inachevée dans { $folder }.
ui-cli-nobody-starts = « { $name } » n'est ni un des joueurs ni « random ».
ui-cli-no-such-player = « { $words } » n'est pas un joueur : donnez un nom, bot:NIVEAU ou NOM=bot:NIVEAU, avec un de ces niveaux : { $levels }.
