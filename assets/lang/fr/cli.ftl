### La ligne de commande : aide, titres et messages.

cli-about = Louis XIV, le jeu de société, dans le terminal.
cli-unofficial = Réalisation non officielle. Elle ne contient ni images ni textes du jeu publié.
cli-learn = Apprendre le jeu en jouant : de courtes leçons à la vraie table
    .examples =
        Exemples :
          louis-xiv learn
          louis-xiv learn louis
          louis-xiv learn --list
cli-learn-lesson = Une leçon, par son nom ou son numéro ; sans rien, la liste des leçons
cli-learn-list = Afficher seulement la liste des leçons, avec celles qui sont faites
cli-rules = Afficher les règles : toutes, un chapitre (R6) ou une seule (R6.8)
    .examples =
        Exemples :
          louis-xiv rules
          louis-xiv rules R6
          louis-xiv rules 6.8
cli-rules-search = Seulement les règles qui contiennent ces mots
cli-rules-what = Une règle (R6.8 ou 6.8) ou un chapitre (R6 ou 6)
cli-transcript = Jouer une partie au hasard, ou entre bots, et afficher tout ce qui se passe
    .examples =
        Exemples :
          louis-xiv transcript --players 4 --seed 7
          louis-xiv transcript --seed 7 | diff - before.txt
          louis-xiv transcript --bots medium,hard,master --seed 7
cli-transcript-players = Le nombre de joueurs
cli-transcript-bots = Les bots qui la jouent, à partir de A, et disent pourquoi
cli-transcript-seed = L'ordre de toutes les pioches et de tous les choix
cli-transcript-start = Le premier joueur ; random le tire au sort
cli-scenario = Vérifier, montrer ou continuer une position donnée par un fichier
    .examples =
        Exemples :
          louis-xiv scenario check assets/scenarios/*.json
          louis-xiv scenario show position.json

        `louis-xiv formats scenarios` décrit le fichier.
cli-scenario-check = Jouer les étapes de scénarios et comparer les résultats à ce qu'ils attendent
    .examples =
        Exemples :
          louis-xiv scenario check assets/scenarios/shared-win.json
          louis-xiv scenario check assets/scenarios/*.json

        Code de sortie : 0 tout concorde, 1 une étape ou une attente diffère, 3 un fichier est inutilisable.
cli-scenario-check-files = Un scénario, ou - pour l'entrée standard
cli-scenario-show = Afficher en mots la position après les étapes, secrets compris
    .examples =
        Exemple :
          louis-xiv scenario show assets/scenarios/louis-second-alone.json
cli-scenario-show-file = Un scénario, ou - pour l'entrée standard
cli-scenario-legal = Afficher toutes les actions permises après les étapes, une valeur JSON par ligne
    .examples =
        Exemple :
          louis-xiv scenario legal assets/scenarios/board-6-places-on-itself.json
cli-scenario-legal-file = Un scénario, ou - pour l'entrée standard
cli-scenario-apply = Jouer des actions après les étapes et afficher la nouvelle position comme scénario
    .examples =
        Exemples :
          louis-xiv scenario apply game.json '"pass"' > next.json
          louis-xiv scenario apply game.json '["B", "accept"]' '["C", "pass"]'
          louis-xiv scenario apply game.json '"pass"' | louis-xiv scenario show -

        Ce qui se passe est dit sur la sortie d'erreur. Une action refusée par les règles donne le code de sortie 1.
cli-scenario-apply-file = Un scénario, ou - pour l'entrée standard
cli-scenario-apply-actions = Une action en JSON, telle que `scenario legal` l'affiche, ou une place et une action entre crochets
cli-scenario-events = Afficher chaque événement jusqu'à la dernière étape, un objet JSON par ligne, comme dans `expect`
    .examples =
        Exemple :
          louis-xiv scenario events assets/scenarios/shared-win.json
cli-scenario-events-file = Un scénario, ou - pour l'entrée standard
cli-scenario-list = Énumérer les scénarios fournis avec le programme
    .examples =
        Exemple :
          louis-xiv scenario list
cli-scenario-print = Afficher l'un des scénarios fournis avec le programme, ou le matériel
    .examples =
        Exemples :
          louis-xiv scenario print shared-win
          louis-xiv scenario print shared-win | louis-xiv scenario show -
          louis-xiv scenario print components > components.json
cli-scenario-print-name = Le nom d'un scénario comme l'indique `scenario list`, ou "components"
cli-scenario-advise = Classer les réponses du joueur interrogé après les étapes, telles que les juge un automate à sa place
    .examples =
        Exemples :
          louis-xiv scenario advise assets/scenarios/bribe-with-the-discount.json
          louis-xiv scenario advise position.json --budget 5000 --best 5
          louis-xiv scenario advise position.json --bot medium --format json
cli-scenario-advise-file = Un scénario, ou - pour l'entrée standard
cli-scenario-advise-bot = Qui conseille : easy, medium, keen, hard ou master
cli-scenario-advise-budget = Combien de temps hard réfléchit : un nombre de parties jouées comme 5000, ou une durée comme 300ms
cli-scenario-advise-seed = La graine des mondes supposés
cli-scenario-advise-best = Le nombre de réponses affichées ; toutes si rien n'est donné
cli-scenario-advise-format = Le format des réponses
cli-replay = Rejouer une sauvegarde : événement par événement à l'écran, en texte, pour la vérifier, ou jusqu'à une position
    .examples =
        Exemples :
          louis-xiv replay game.json
          louis-xiv replay --text game.json
          louis-xiv replay --check game.json
          louis-xiv replay --at 12 --export game.json > position.json
          louis-xiv replay --at 12 --open game.json

        Sur un terminal, les flèches parcourent la partie et ? montre les touches ; ailleurs, elle s'affiche en texte.
        Une partie finie est racontée en entier, une partie inachevée comme la table l'a vue.
        Code de sortie : 0 tout va bien, 1 elle ne mène plus à la même position, 3 le fichier est inutilisable.
cli-replay-file = La sauvegarde, ou - pour l'entrée standard
cli-replay-check = Dire seulement si elle mène encore à la même position
cli-replay-at = Seulement les N premières actions
cli-replay-export = Afficher la position comme scénario, secrets compris
cli-replay-open = Raconter en entier même une partie inachevée
cli-replay-text = Afficher en texte, même sur un terminal
cli-review = Dire ce qui a décidé d'une partie : les chances au fil du jeu, trois moments, et pourquoi
    .examples =
        Exemples :
          louis-xiv review game.json
          louis-xiv review --text game.json

        Une partie finie est vue de chaque place, une autre comme la table la voit.
        Code de sortie : 0 tout va bien, 1 la sauvegarde ne mène plus à la même table, 3 fichier inutilisable.
cli-review-file = La sauvegarde, ou - pour l'entrée standard
cli-review-text = L'afficher en texte, même sur un terminal
cli-simulate = Jouer beaucoup de parties et afficher des statistiques
    .examples =
        Exemples :
          louis-xiv simulate --games 1000 --players random,random,random
          louis-xiv simulate --games 20000 --players random,random --format json > statistics.json
          louis-xiv simulate --games 100 --check
          louis-xiv simulate --components a.json --against b.json --players medium,medium,medium --rotate
          louis-xiv simulate --against b.json --until sure:board.12.bribes:0.2 --games 100000
          louis-xiv simulate --games 5000 --each parties.jsonl --format html > rapport.html

        La même graine donne les mêmes statistiques, quel que soit --jobs. La partie numéro 0 a la graine donnée, la suivante la graine d'après, et ainsi de suite.
        Une partie qui enfreint un invariant des règles est sauvegardée et arrête tout, avec le code de sortie 1.
cli-simulate-games = Le nombre de parties
cli-simulate-players = Les sortes de joueurs dans le sens des aiguilles d'une montre, séparées par des virgules ; à défaut trois joueurs au hasard, ou autant que le scénario en compte
cli-simulate-rotate = Jouer chaque donne avec chaque joueur à chaque place
cli-simulate-time = Dire sur la sortie d'erreur combien de temps les joueurs ont réfléchi
cli-simulate-seed = La graine de la première donne, la suivante a la suivante ; 1, ou celle du scénario, sauf indication
cli-simulate-jobs = Le nombre de parties à la fois ; tous les cœurs si rien n'est donné
cli-simulate-format = Le format des statistiques
cli-simulate-check = Vérifier tous les invariants des règles à chaque position
cli-simulate-keep = Le dossier pour la sauvegarde d'une partie qui enfreint un invariant
cli-engine = Jouer par lignes JSON sur l'entrée et la sortie standard, pour d'autres programmes
    .examples =
        Exemple :
          louis-xiv engine < requests.jsonl > replies.jsonl

        `louis-xiv formats engine` décrit les demandes et les réponses.
cli-formats = Décrire les formats JSON : missions, scenarios, actions, events, views, components, saves, lessons, statistics, engine
    .examples =
        Exemples :
          louis-xiv formats
          louis-xiv formats saves
          louis-xiv formats --schema scenarios > scenarios.schema.json
cli-formats-topic = Un des formats
cli-formats-schema = Afficher le schéma JSON d'un format, pour les éditeurs et d'autres programmes
cli-completions = Afficher les complétions pour un interpréteur de commandes
    .examples =
        Exemple :
          louis-xiv completions bash > ~/.local/share/bash-completion/completions/louis-xiv
cli-completions-shell = L'interpréteur de commandes
cli-help = Afficher l'aide d'une commande
    .examples =
        Exemples :
          louis-xiv help play
          louis-xiv help scenario check
cli-help-command = La commande
cli-man = Afficher la page de manuel d'une commande
    .examples =
        Exemples :
          louis-xiv man > ~/.local/share/man/man1/louis-xiv.1
          louis-xiv man play | man -l -
cli-man-command = La commande ; sans rien, le programme entier
cli-lang = La langue

## Les mots de l'aide elle-même
cli-usage = Utilisation :
# clap met les deux-points lui-même, sans l'espace.
cli-commands = Commandes{"\u00A0"}
cli-command-name = COMMANDE
cli-arguments = Arguments{"\u00A0"}
cli-options = Options{"\u00A0"}
# Le mot par lequel l'utilisation annonce des options.
cli-options-name = OPTIONS
# Ce qui tient lieu d'une valeur dans l'utilisation.
cli-value-action = ACTION
cli-value-budget = BUDGET
cli-value-command = COMMANDE
cli-value-dir = DOSSIER
cli-value-file = FICHIER
cli-value-format = FORMAT
cli-value-lang = LANGUE
cli-value-level = NIVEAU
cli-value-n = N
cli-value-name = NOM
cli-value-names = NOMS
cli-value-players = JOUEURS
cli-value-bots = BOTS
cli-value-privacy = SECRETS
cli-value-seed = GRAINE
cli-value-shell = SHELL
cli-value-start = PREMIER
cli-value-theme = COULEURS
cli-value-words = MOTS
cli-value-when = QUAND
cli-value-lesson = LEÇON
cli-value-topic = SUJET
cli-value-what = RÈGLE
cli-flag-help = Afficher l'aide
cli-flag-version = Afficher la version
cli-usual-value = [par défaut : { $value }]
cli-possible-values = [valeurs possibles : { $values }]
cli-bad-argument = argument inattendu « { $argument } »
cli-bad-command = il n'y a pas de commande « { $name } »
cli-bad-value = « { $value } » n'est pas une valeur de « { $argument } »
cli-number-none = il faut un nombre entier
cli-number-large = le nombre est trop grand
cli-number-small = le nombre est trop petit
cli-missing-value = « { $argument } » demande une valeur
cli-missing-argument = il manque : { $argument }
cli-twice = « { $argument } » ne peut pas être donné ici, ou pas plus d'une fois
cli-suggestion = Vouliez-vous dire « { $other } » ?
cli-more = --help en dit plus.

cli-error = erreur : { $message }
cli-no-rule = il n'y a pas de règle « { $name } ». Les règles vont de R1.1 à R9.4, les chapitres de R1 à R9.

cli-not-asked = la question est à { $asked }, pas à { $given }
cli-not-an-action = { $given } n'est pas une action : { $problem }
cli-needs-quotes = il lui faut des guillemets pour JSON, et d'autres autour pour le shell : '"{ $given }"'
cli-needs-pair = une liste se compose d'une place et d'une action, par exemple ["A", "pass"]
scenario-components = Les valeurs imprimées sur les tableaux, les cartes argent et les missions

scenario-holds = ok       { $name }
scenario-differs = diffère  { $name }
scenarios-differ = { $count ->
        [one] { $count } scénario sur { $all } ne concorde pas
       *[other] { $count } scénarios sur { $all } ne concordent pas
    }

position-head = Manche { $round }, { $phase }. Premier joueur : { $name }. { $louis }
position-louis = Louis est sur { $board }.
position-no-louis = Louis n'est sur aucun carton.
position-back = verso
position-seat = { $name } : { $coins } Louis d'or, { $personal } en réserve personnelle, { $general } en réserve générale
position-mission = { $mission } ({ $cost })
position-chips = tuiles : { $list }
position-laid = missions posées : { $list }
position-missions = missions en main : { $list }
position-influence = cartes influence : { $list }
position-intrigue = cartes complot : { $list }
position-shields = blasons : { $list }
position-centre = Cartes influence au centre : { $list }.
position-piles = À piocher : { $influence } cartes influence, { $intrigue } cartes complot, { $light } missions bleu clair, { $medium } bleu moyen et { $dark } bleu foncé, { $shields } blasons.
position-score = { $name } : { $score } points

rule-heading = { $rule } { $title }
rule-ruling = Décision : { $text }
chapter-heading = R{ $chapter } { $title }

transcript-heading = Louis XIV : { $players } joueurs, graine { $seed }, premier joueur : { $name }.
transcript-heading-closed = Louis XIV : { $players } joueurs, premier joueur : { $name }.
transcript-answer = > { $answer }
transcript-scores = Le score par poste

replay-holds = ok       { $name } : { $count } { $count ->
        [one] action
       *[other] actions
    }
replay-too-short = { $name } n'a que { $count } { $count ->
        [one] action
       *[other] actions
    }

simulate-progress-begun = { $done } parties sur { $all }, depuis { $time }
simulate-progress-left = { $done } parties sur { $all }, encore { $time }
simulate-progress-done = { $done } parties sur { $all } en { $time }
simulate-interrupted = arrêté par Ctrl-C : { $done ->
    [0] aucune des { $all } parties n'était finie, il n'y a donc rien à dire
    [one] une partie sur { $all } était finie, et il n'est question que d'elle
   *[other] { $done } parties sur { $all } étaient finies, et il n'est question que d'elles
}
simulate-no-player = il n'y a pas de joueur « { $name } ». Il y a : { $known } ; hard:500 joue 500 fois jusqu'au bout pour une réponse, hard:300ms réfléchit aussi longtemps.
simulate-stopped = la partie { $number } (graine { $seed }) a été arrêtée : { $why }. Elle est sauvegardée dans { $path }
simulate-by-seat = Par place
simulate-by-place = Par rang depuis qui commence, qui a le rang 0
simulate-by-kind = Par sorte de joueur
simulate-who = qui
simulate-played = parties
simulate-wins = gagnées
simulate-share = part
simulate-interval = 95 %
simulate-score = score
simulate-spread = écart-type
simulate-range = étendue
simulate-light = clair
simulate-medium = moyen
simulate-dark = foncé
simulate-shields = blasons
simulate-money = argent
simulate-scores = Scores
simulate-decisions = Décisions
simulate-decision = décision
simulate-count = nombre
simulate-a-game = par partie
simulate-boards = Cartons : combien de décomptes ; le reste par décompte
simulate-board = carton
simulate-scored = compté
simulate-won = majorité
simulate-payments = revenus
simulate-bribes = soudoyé
simulate-tied = égalité
simulate-flipped = retourné
simulate-empty = vide
simulate-missions = Missions
simulate-mission = mission
simulate-laid-out = posée
decision-trade-marker = une carte contre un jeton
decision-two-gains = deux gains au choix
decision-start-marker = un jeton au début
decision-turn = un coup
decision-last-marker = un dernier jeton
decision-intrigue = complot
decision-win-tie = remporter une égalité
decision-bribe = soudoyer
decision-place-on-five = jetons sur le carton 5
decision-place-anywhere = un jeton au choix
decision-lay-out = poser une mission
decision-draw-mission = piocher une mission
decision-keep-chip = garder une tuile
decision-change-missions = changer de missions
decision-change-chip = changer une tuile
simulate-thinking = Réflexion
simulate-milliseconds = millisecondes
simulate-answers = réponses
simulate-mean = moyenne
simulate-median = médiane
simulate-longest = maximum

## La table de jeu
cli-play = Jouer une nouvelle partie à l'écran
    .examples =
        Exemples :
          louis-xiv play
          louis-xiv play --players "Anna,Bruno,Clara" --start Anna
          louis-xiv play --players "Anna,Bruno=bot:easy" --seed 7
          louis-xiv play --scenario assets/scenarios/shared-win.json
          louis-xiv play --plain --players "Anna,Bruno"
cli-play-players = Les joueurs, dans le sens des aiguilles d'une montre : des noms, bot:NIVEAU ou NOM=bot:NIVEAU, séparés par des virgules ; sans rien, un écran les demande
cli-play-start = Le nom du premier joueur (le plus âgé) ; random le tire au sort
cli-play-seed = La graine de toutes les pioches ; tirée au sort si rien n'est donné
cli-play-scenario = Un scénario d'où partir
cli-play-components = Un fichier de composants avec d'autres valeurs imprimées
cli-resume = Reprendre une partie sauvegardée
    .examples =
        Exemples :
          louis-xiv resume
          louis-xiv resume --plain
          louis-xiv resume game.json
cli-resume-file = La sauvegarde ; la dernière inachevée si rien n'est donné
cli-data-dir = Le dossier des sauvegardes et des réglages (ou la variable LOUIS_XIV_DATA)
cli-theme = Les couleurs
cli-privacy = Comment les secrets sont gardés quand le clavier change de mains
cli-ascii = Dessiner avec des signes ASCII seulement
cli-plain = Jouer par lignes numérotées sur l'entrée et la sortie standard, pour les lecteurs d'écran et les scripts
scenario-now = la position à présent (manche { $round }, { $phase }) : { $question }
scenarios-hold = les { $count } scénarios concordent tous
cli-excludes = « { $argument } » et « { $other } » ne peuvent pas être donnés ensemble
cli-no-budget = « { $bot } » n’a pas de budget : « --budget » est pour « hard »
scenarios-bad = { $count } fichiers sur { $all } sont inutilisables
