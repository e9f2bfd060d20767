# Rapports d'erreur, et reprendre à un moment passé

ui-bug-title = Rapport d'erreur
ui-bug-ask = Qu'est-ce qui ne va pas, et qu'attendiez-vous ?
ui-bug-holds = Vos mots et toute la partie vont dans le rapport, avec les cartes de tous. Entrée l'écrit, même sans un mot.
ui-note-said = Signalé ici : { $words }
ui-key-play-on = jouer à partir d'ici, dans une nouvelle partie
ui-plain-report-ask = Qu'est-ce qui ne va pas, et qu'attendiez-vous ? Entrée seule : aucun mot.
ui-plain-thinks = { $name } réfléchit. Entrée demande ce qui est trouvé jusqu'ici.
