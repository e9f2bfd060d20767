### Ce qui ne va pas dans les fichiers, les positions, les tables et les réglages.

## Fichiers : ce qui ne va pas, et que faire
file-error = { $path } : { $fault } ; { $advice }
file-missing = fichier introuvable
file-directory = c'est un dossier, pas un fichier
file-special = ce n'est pas un fichier ordinaire
file-too-large = plus grand que tous les fichiers de ce jeu ({ $bytes } octets ou plus)
file-not-text = ce n'est pas du texte
too-much = contient bien plus qu'aucun fichier de ce jeu
file-foreign = contient autre chose que ce qui doit s'y trouver
file-unreadable = lecture impossible ({ $why })
file-not-writable = écriture impossible ({ $why })
file-taken = le fichier existe déjà
file-changed = modifié par un autre programme depuis son ouverture
file-in-use = ouvert dans un autre programme
file-in-use-by = ouvert dans un autre programme (processus { $process })
file-kept-aside = { $path } : avant qu'un autre soit écrit à sa place, il est conservé sous { $aside }
file-advice-regular = indiquez un fichier ordinaire
file-advice-right-file = vérifiez que c'est le bon fichier
file-advice-who-may-read = vérifiez qui a le droit de le lire
file-advice-path = vérifiez le chemin
file-advice-space = vérifiez la place libre et le droit d'écrire à cet endroit, ou indiquez un autre dossier de données
file-advice-name = choisissez un autre nom
file-advice-new-file = continuez dans un nouveau fichier, ou chargez-le de nouveau
file-advice-leave-there = quittez d'abord la partie là-bas, ou copiez le fichier et ouvrez la copie
file-advice-older-copy = il n'a pas été modifié ; prenez une copie plus ancienne s'il y en a une
file-advice-right-save = vérifiez que c'est le bon fichier ; il n'a pas été modifié
file-advice-scenario = « louis-xiv play --scenario » et « louis-xiv scenario show » le prennent
file-advice-components = « louis-xiv components » le vérifie, et « --components » joue avec
file-advice-update = mettez ce programme à jour ; le fichier n'a pas été modifié
file-advice-other-program = ouvrez-le avec le programme qui l'a écrit ; le fichier n'a pas été modifié
file-advice-correct = corrigez le champ, ou prenez une copie plus ancienne ; le fichier n'a pas été modifié
file-advice-opens-at-last = la partie s'ouvre à sa dernière action et continue dans un nouveau fichier
file-advice-opens-before = la partie s'ouvre avant cette action et continue dans un nouveau fichier
system-not-found = introuvable
system-permission = accès refusé
system-full = plus de place
system-read-only = en lecture seule
system-no-directory = une partie du chemin n'est pas un dossier
system-name = nom impossible
system-nobody-reads = personne ne lit la sortie
no-home = dossier personnel inconnu ; indiquez un dossier de données avec --data-dir ou { $variable }

## Sauvegardes
save-empty = le fichier est vide
save-truncated = le fichier s'arrête à la ligne { $line }
save-not-json = pas du JSON : { $problem }
save-too-deep = trop de niveaux pour une sauvegarde
save-foreign = pas une sauvegarde de ce jeu : il faudrait "format": "{ $format }"
save-newer = format de sauvegarde { $found }, ce programme lit jusqu'au format { $known }
save-other-rules = jouée selon la version { $found } des règles, ce programme suit la version { $known }
save-no-version = { $found } n'est pas une version
save-unknown-action = l'action { $number } est inconnue : { $given }
save-illegal-action = l'action { $number } n'est pas permise : { $why }
save-wrong-digest = les actions mènent à une position d'empreinte { $found }, le fichier indique { $expected }
not-asked = ce n'est pas à la place { $seat } de répondre

## Réglages
settings-foreign = { $path } : ce ne sont pas des réglages : { $words } ; les réglages par défaut sont utilisés
settings-field = { $path } : { $field } est inutilisable ; la valeur par défaut est utilisée

## Qui joue
setup-players = On joue de 2 à 4, et non à { $players } (R1.1).
setup-start = Le premier joueur { $seat } n'a pas de place à cette table.
setup-no-seat = Il n'y a pas de place { $seat } à cette table.
setup-empty-name = La place { $seat } n'a pas de nom.
setup-long-name = Le nom de la place { $seat } est trop long : { $most } lettres au plus.
setup-unprintable-name = Le nom de la place { $seat } a des signes qu'on ne peut pas afficher.
setup-same-name = Les places { $seat } et { $other } ont le même nom.
setup-bot = L'automate de la place { $seat } n'a pas de description utilisable.

## Composants et scénarios : le champ, et ce qui ne va pas
wrong-field = { $field } : { $wrong }
wrong-format = il faudrait "{ $expected }" version 1, et non "{ $found }" version { $version }
format-save = une sauvegarde
format-scenario = un scénario
format-components = un fichier de matériel
format-lesson = une leçon
wrong-file = c'est { $found }, et non { $expected }
fit-field = il n'y a pas de champ "{ $name }" ici, seulement { $known }
fit-name = il n'y a pas de "{ $found }" ici, seulement { $known }
fit-missing = le champ "{ $name }" manque
fit-kind = il faudrait { $expected }, et non { $found }
fit-kind-object = un objet
fit-kind-array = une liste
fit-kind-string = un texte
fit-kind-integer = un nombre entier
fit-kind-boolean = true ou false
fit-kind-null = null
fit-or = { $list } ou { $last }
fit-between = de { $least } à { $most }
fit-from = à partir de { $least }
fit-range = il faudrait un nombre entier { $range }, et non { $found }
fit-length = nombre d'éléments attendu ici : { $range } ; il y en a { $found }
fit-form = ici se trouve { $found } ; écrivez { $form }
fit-missing-all = un de ces champs est nécessaire : { $known }
fit-empty = il faut ici au moins un champ
fit-too-many = { $found } se trouve ici { $count } fois, et il n’y en a que { $most }
fit-twice = { $found } figure ici deux fois
fit-place = { $words } (ligne { $line }, colonne { $column })
wrong-first-chip = la première tuile ne peut pas être "any"
wrong-count = { $expected } attendus, { $found } trouvés
wrong-range = doit aller de 1 à { $most }, et non { $found }
wrong-same-conditions = recto et verso doivent demander des choses de genres différents : de l’argent, des jetons ou la première place (R1.2)
wrong-louis-board = les cartons 1 à 4 demandent de l'argent au recto et la première place au verso (R6.8)
wrong-money-board = chacun des cartons 1 à 4 doit être sur deux cartes ; ce n'est pas le cas du carton { $board } (R1.5)
wrong-chips = les missions bleu clair montrent une tuile et "any", les bleu moyen deux tuiles différentes, les bleu foncé deux tuiles égales (R1.6)
wrong-meant = { $words } ; vouliez-vous dire `{ $name }` ?
wrong-round = il y a { $rounds } manches, et non { $round } (R7.3)
wrong-idle-seat = { $seat } ne joue pas
wrong-seats = le scénario est prévu pour { $wanted } joueurs, et non pour { $found }
wrong-neutral = il n'y a de jetons du joueur fictif qu'à 2 joueurs (R9.1)
wrong-markers = { $count } jetons en tout, il y en a { $all } (R1.1)
wrong-too-often = { $card } : plus d’exemplaires qu’il n’en existe ({ $copies })
wrong-money-cards = il y en a 8 (R1.5)
wrong-money-order = les nombres de 0 à 7 figurent ici, chacun une fois ; { $missing } n’y est pas (R1.5)
wrong-no-money-card = il ne reste pas de telle carte (R1.5)
wrong-no-louis-card = il ne reste pas de carte argent qui le mette sur le carton { $board } (R1.5)
wrong-louis-elsewhere = la carte argent de cette manche le met ailleurs (R4.1)
wrong-deck = plus de cartes que n'en a la pioche
step-allowed = { $rule } devrait le refuser, mais c'est permis
step-illegal = { $why } { $count ->
        [one] Une réponse est permise ici
       *[other] { $count } réponses sont permises ici
    } : { $list }
step-other-rule = { $rule } devrait le refuser, mais c'est une autre règle qui le fait : { $why }
fit-field-meant = il n'y a pas de champ « { $name } » ici ; vouliez-vous dire `{ $meant }` ? Il y a { $known }
fit-name-meant = il n'y a pas de « { $found } » ici ; vouliez-vous dire `{ $meant }` ? Il y a { $known }
fit-several = un seul de { $known } peut figurer ici, et il y a { $found }
fit-length-exact = il en faut { $right } ici, et il y en a { $found }
differs-other = attendu { $expected }, trouvé { $found }
differs-nothing = attendu { $expected }, et rien de cette sorte n'arrive
differs-alike = attendu { $expected }, qui n'arrive pas ; de cette sorte il y a { $found }
differs-early = attendu { $expected }, qui n'arrive qu'avant ce qui est attendu avant
differs-not-over = attendu { $expected }, mais la partie n’est pas finie : rien n’est encore décidé
differs-happened = { $expected } ne doit pas arriver, et il y a { $found }
system-exists = il y a déjà autre chose de ce nom
json-end = cela finit au milieu
json-value = il manque une valeur ici, ou ce n'en est pas une
json-list = il manque une virgule ou le crochet fermant
json-object = il manque une virgule ou l'accolade fermante
json-colon = il manque « : » après le nom du champ
json-key = le nom d'un champ est entre guillemets
json-comma = il y a une « , » de trop
json-more = quelque chose suit après la fin
json-letter = un texte a une lettre qui ne peut pas s'y trouver ainsi
json-number = ce n'est pas un nombre
json-deep = c'est imbriqué trop profondément
json-twice = le champ « { $name } » figure deux fois ici
system-directory = c’est un répertoire
step-wrong-seat = { $why } ; { $count ->
        [one] une réponse permise
       *[other] { $count } réponses permises
    } ici : { $list }
