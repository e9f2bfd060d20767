### Le jeu en lignes numérotées, pour les lecteurs d'écran et les scripts.

## Début et fin
ui-plain-names = Qui joue ? Les noms, dans le sens des aiguilles d'une montre, séparés par des virgules ; un automate est NOM=bot:NIVEAU avec un de ces niveaux : { $levels }.
ui-plain-new = Nouvelle partie : { $names }. Premier joueur : { $start }. Tapez un numéro pour répondre, ou ? pour l'aide.
ui-plain-resumed = La partie reprend : manche { $round }, { $phase }. Tapez un numéro pour répondre, ou ? pour l'aide.
ui-plain-score = { $name } : { $parts }.
ui-plain-score-part = { $count } { $part }
ui-plain-kept = La partie est sauvegardée dans { $path }. Pour la reprendre : louis-xiv resume --plain { $path }
ui-plain-kept-over = La partie est sauvegardée dans { $path }.
ui-plain-not-kept = La partie ne peut pas être sauvegardée : { $problem }.

## Passer le clavier
ui-plain-hand-over = Le clavier passe à { $name }. Que personne d'autre ne regarde. { $name } tape { $letter }, son nom ou tab.
ui-plain-look = Le clavier passe à { $name }, pour regarder ses cartes. Que personne d'autre ne regarde. { $name } tape { $letter }, son nom ou tab ; Entrée seule revient en arrière.
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
ui-plain-line = { $count ->
        [one] Le carton { $board } est le suivant. Quelqu'un joue-t-il un complot avant son comptage ? (R6.1)
       *[other] Les cartons { $board } sont les suivants. Quelqu'un joue-t-il un complot avant leur comptage ? (R6.1)
    }
ui-plain-line-none = personne, compter le carton
ui-plain-line-seat = poser la question à { $name }
ui-plain-line-no-more = personne d'autre, continuer avec { $names }
ui-plain-line-round = z. personne jusqu'à la fin de cette manche
ui-plain-agree-alone = Quelque chose de caché a été pioché ou vu depuis. Reprendre quand même { $count ->
        [one] la dernière réponse
       *[other] { $count } réponses
    } ? y oui, n non
ui-plain-agree = { $count ->
        [one] La dernière réponse ne peut être reprise
       *[other] Les { $count } dernières réponses ne peuvent être reprises
    } que si la table est d'accord, car un secret a été vu depuis. Ce sera noté dans le journal. Tout le monde est d'accord ? o oui, n non

## Ce qui ne va pas
ui-plain-unknown = « { $words } » n'est pas une réponse ici. Entrée seule redit la question ; ? donne de l'aide.
ui-plain-not-yet = Les cartes restent cachées tant que { $name } n'a pas le clavier et n'a pas tapé { $letter }, son nom ou tab ; ? donne de l'aide.
ui-plain-no-choice = Il n'y a pas de réponse { $number } ici. Entrée seule redit la question.
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
    Un numéro choisit une réponse ; Entrée seule redit la question et ses réponses.
    Placer : le numéro de la carte, puis les cartons, comme 1 6 6 1, ou l'un après l'autre.
    o et n : oui et non, quand c'est la question.
    A, B, C, D, un nom ou tab : ce joueur a le clavier et voit ses cartes. Entrée seule n'en montre jamais.
    tab, pendant que vous voyez vos cartes : les cache.
    c : la cour et ce qui est devant les joueurs.
    i 6 : tout sur le carton 6 ; i et une partie d'un nom : cette carte, cette mission ou ce carton.
    h : vos propres cartes ; h B : celles du joueur B, qui prend pour cela le clavier.
    m : les missions posées, et les vôtres tant que vous avez le clavier.
    s : les scores jusqu'ici.
    l : ce qui vient de se passer ; l 50 : les 50 dernières lignes ; < : la page d'avant ; > : la page d'après.
    r : la règle de cette question ; r 6.8 : cette règle ; r 6 : ce chapitre.
    w : pourquoi pas : le dernier refus en entier, ou ce qui n'est pas proposé et pourquoi.
    H : un conseil : les meilleures réponses et leurs raisons, pendant que vous voyez vos cartes.
    I 3 12 : la question du complot ne vous est posée qu'avant les cartons 3 et 12 ; I 0 : jamais ; I * : toujours ; I : comment c'est maintenant.
    z, quand la table est interrogée sur les complots : personne n'en joue plus pendant cette manche.
    u : reprendre la dernière réponse. U : la rejouer.
    E : écrire la position dans un fichier. R : écrire un rapport d'erreur dans un fichier ; R et des mots : avec ces mots.
    q : sauvegarder et quitter. La partie est sauvegardée après chaque réponse.
ui-plain-board = { $board }, { $condition }, donne { $pays } : { $there }.{ $louis }
ui-plain-board-empty = personne
ui-plain-board-louis = {" "}Louis est ici.
ui-plain-there = { $name } { $count }
ui-plain-head = Manche { $round } sur { $of }, { $phase }. Premier joueur : { $name }.
ui-plain-player = { $name } : { $coins } Louis d'or, { $personal } en réserve personnelle, { $general } en réserve générale ; { $chips }.
ui-plain-player-cards = En main : influence { $influence }, complot { $intrigue }, missions { $light } bleu clair, { $medium } bleu moyen, { $dark } bleu foncé ; blasons { $shields }.
ui-plain-player-laid = Posées : { $missions }.
ui-plain-centre = Jouées cette manche : { $cards }.
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
ui-plain-log = Lignes { $from } à { $to } sur { $of } :
ui-plain-about-what = Sur quoi ? i et le numéro d'un carton, ou une partie du nom d'une carte, d'une mission ou d'un carton.
ui-plain-about-none = Rien ici ne s'appelle « { $words } ».
ui-plain-hint-hidden = Un conseil est réservé à qui doit répondre et voit ses propres cartes.
ui-plain-order-hidden = Dites pendant que vous voyez vos cartes avant quels cartons on doit vous poser la question du complot.
ui-plain-order-all = La question du complot vous est posée avant chaque carton.
ui-plain-order-none = La question du complot ne vous est plus posée jusqu'à votre prochaine carte complot.
ui-plain-order = La question du complot ne vous est posée qu'avant { $boards }, jusqu'à votre prochaine carte complot.
