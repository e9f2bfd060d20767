### Le jeu en lignes numérotées, pour les lecteurs d'écran et les scripts.

## Début et fin
ui-plain-names = Qui joue ? Les noms, dans le sens des aiguilles d'une montre, séparés par des virgules ; un automate est NOM=bot:NIVEAU avec un de ces niveaux : { $levels }.
ui-plain-new = Nouvelle partie : { $names }. Premier joueur : { $start }. Tapez un numéro pour répondre, ou ? pour l'aide.
ui-plain-resumed = La partie reprend : tour { $round }, { $phase }. Tapez un numéro pour répondre, ou ? pour l'aide.
ui-plain-score = { $name } : { $parts }.
ui-plain-score-part = { $count } { $part }
ui-plain-kept = La partie est sauvegardée dans { $path }. Pour la reprendre : louis-xiv resume --plain { $path }
ui-plain-kept-over = La partie est sauvegardée dans { $path }.
ui-plain-not-kept = La partie ne peut pas être sauvegardée : { $problem }.

## Passer le clavier
ui-plain-hand-over = Le clavier passe à { $name } ; Entrée pour continuer. Que personne d'autre ne regarde.
ui-plain-look = Le clavier passe à { $name }, pour regarder ses cartes ; Entrée pour continuer. Que personne d'autre ne regarde.
ui-plain-read = { $name } : Entrée cache vos cartes.
ui-plain-covered = Les cartes { DE($name) } sont cachées.
ui-plain-since = Ce qui s'est passé :

## Choisir
ui-plain-choice = { $number }. { $words }
ui-plain-place = carte { $card } : placer { $most ->
        [one] { $most } jeton
       *[other] de 1 à { $most } jetons
    }
ui-plain-place-four = carte { $card } avec « { $mission } » : placer { $most ->
        [one] { $most } jeton
       *[other] de 1 à { $most } jetons
    }
ui-plain-boards = { $card } : tapez le numéro d'un carton pour chaque jeton, { $most ->
        [one] un seul
       *[other] { $most } au plus
    }, par exemple { $example }. * montre les { $count } façons, b revient aux cartes.
ui-plain-way = #{ $number }. { $boards } : { $words }
ui-plain-line = Le carton { $board } est le suivant. Quelqu'un joue-t-il un complot avant son comptage ? (R6.1)
ui-plain-line-none = personne, compter le carton
ui-plain-line-seat = poser la question à { $name }
ui-plain-agree = { $count ->
        [one] La dernière réponse ne peut être reprise
       *[other] Les { $count } dernières réponses ne peuvent être reprises
    } que si la table est d'accord, car un secret a été vu depuis. Ce sera noté dans le journal. Tout le monde est d'accord ? o oui, n non

## Ce qui ne va pas
ui-plain-unknown = « { $words } » n'est pas une réponse ici. Relisez la question, ou tapez ? pour l'aide.
ui-plain-not-yet = Entrée quand { $name } a le clavier ; ? donne l'aide.
ui-plain-no-choice = Il n'y a pas de réponse { $number } ici.
ui-plain-no-board = « { $words } » n'est pas un carton ; les cartons vont de 1 à 12.
ui-plain-no-way = Il n'y a pas de façon #{ $number } ; il y en a { $count }.
ui-plain-no-player = « { $words } » ne joue pas ici.
ui-plain-whose = Les cartes de qui ? h et la lettre ou le nom d'un joueur.
ui-plain-too-long = Cette ligne est trop longue.
ui-plain-say-yes-or-no = Tapez o pour oui ou n pour non.
ui-plain-nothing-to-undo = Il n'y a rien à reprendre.
ui-plain-nothing-to-redo = Il n'y a rien à rejouer.
ui-plain-undone = Repris.
ui-plain-redone = Rejoué.
ui-plain-nothing-refused = Rien n'a été refusé ici. Ceci n'est pas proposé :
ui-plain-all-offered = Rien n'a été refusé, et tout ce que vous avez peut servir.

## Consulter
ui-plain-help =
    Un numéro choisit une réponse ; Entrée seule répète la question.
    Placer : le numéro de la carte, puis les cartons, comme 1 6 6 1, ou l'un après l'autre.
    o et n : oui et non, quand c'est la question.
    c : la cour et ce qui est devant les joueurs.
    h : vos propres cartes ; h B : celles du joueur B, qui prend pour cela le clavier.
    m : les missions posées, et les vôtres tant que vous avez le clavier.
    s : les scores jusqu'ici.
    l : ce qui vient de se passer ; l 50 : les 50 dernières lignes.
    r : la règle de cette question ; r 6.8 : cette règle ; r 6 : ce chapitre.
    w : pourquoi pas : le dernier refus en entier, ou ce qui n'est pas proposé et pourquoi.
    u : reprendre la dernière réponse. U : la rejouer.
    q : sauvegarder et quitter. La partie est sauvegardée après chaque réponse.
ui-plain-board = { $board }, { $condition }, donne { $pays } : { $there }.{ $louis }
ui-plain-board-empty = personne
ui-plain-board-louis = {" "}Louis est ici.
ui-plain-there = { $name } { $count }
ui-plain-head = Tour { $round } sur 4, { $phase }. Premier joueur : { $name }.
ui-plain-player = { $name } : { $coins } Louis d'or, { $personal } en réserve personnelle, { $general } en réserve générale ; { $chips }.
ui-plain-player-cards = En main : influence { $influence }, complot { $intrigue }, missions { $light } bleu clair, { $medium } bleu moyen, { $dark } bleu foncé ; blasons { $shields }.
ui-plain-player-laid = Posées : { $missions }.
ui-plain-centre = Jouées ce tour : { $cards }.
ui-plain-neutral = Jetons du joueur fictif disponibles : { $count }.
ui-plain-piles = À piocher : influence { $influence }, complot { $intrigue }, missions { $light } bleu clair, { $medium } bleu moyen, { $dark } bleu foncé ; blasons { $shields }.
ui-plain-hand = { $name } : vos propres cartes
ui-plain-hand-influence = Influence : { $cards }.
ui-plain-hand-intrigue = Complot : { $cards }.
ui-plain-hand-shields = Blasons : { $shields }.
ui-plain-hand-mission = Mission « { $mission } », { $tier }, coût { $cost }. { $does }
ui-plain-mission-payable = {"  "}Elle peut être posée maintenant.
ui-plain-laid = { $name } a posé « { $mission } ». { $does }
ui-plain-none-laid = Aucune mission n'a été posée.
ui-plain-refused-answer = { $answer } : { $why }
