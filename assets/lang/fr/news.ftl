### Ce qui s'est passé, en bref : une ligne par tour de jeu, le nom à côté. La plupart de ces messages
### sont des parties d'une telle ligne, séparées par des virgules.

brief-back = { $count ->
        [one] en récupère 1
       *[other] en récupère { $count }
    }
brief-back-none = n'en récupère aucun
brief-back-with = { $turn } (avec la carte { $card })
brief-gave-up = rend { $count ->
        [one] 1 jeton
       *[other] { $count } jetons
    }
brief-coins = { $count } Louis d'or
brief-spent = paie { $count } Louis d'or
brief-shields = { $count ->
        [one] un blason
       *[other] { $count } blasons
    }
brief-shields-known = { $count ->
        [one] un blason
       *[other] { $count } blasons
    } ({ $kinds })
brief-traded = { $count ->
        [one] échange une tuile contre un blason
       *[other] échange { $count } tuiles contre des blasons
    }
brief-kept = garde { $chip }
brief-laid = pose { $missions }
brief-drew = pioche une mission { $tier }
brief-drew-known = pioche « { $mission } » ({ $tier })
brief-put-back = remet une mission { $tier }
brief-put-back-known = remet « { $mission } »
brief-crowned = change { $chip } en couronne
brief-influence = { $count ->
        [one] une carte influence
       *[other] { $count } cartes influence
    }
brief-influence-known = { $count ->
        [one] une carte influence
       *[other] { $count } cartes influence
    } ({ $cards })
brief-intrigue = { $count ->
        [one] une carte complot
       *[other] { $count } cartes complot
    }
brief-intrigue-known = { $count ->
        [one] une carte complot
       *[other] { $count } cartes complot
    } ({ $cards })
brief-exchanged = échange la carte { $card }
brief-bribed = soudoie { $board }
brief-left-influence = { $count ->
        [one] 1 carte influence
       *[other] { $count } cartes influence
    }
brief-left-intrigue = { $count ->
        [one] 1 carte complot
       *[other] { $count } cartes complot
    }
brief-left-chips = { $count ->
        [one] 1 tuile
       *[other] { $count } tuiles
    }
brief-left-markers = { $count ->
        [one] 1 jeton
       *[other] { $count } jetons
    } sur des cartons
brief-left-coins = { $count ->
        [one] 3 Louis d'or
       *[other] { $count } fois 3 Louis d'or
    }
brief-nothing-laid = ne pose rien
brief-round = Manche { $round } : { $name } commence. Chacun reçoit { $coins } Louis d'or et cinq cartes ; Louis va sur { $board }.
# Ce que quelqu'un reçoit, une chose ou plusieurs.
brief-gets = reçoit { $things }
brief-cards-back = L'influence est finie : la dernière carte de chacun s'en va sans être montrée, et toutes les cartes sont mélangées en une nouvelle pioche. On décompte maintenant les cartons.
brief-round-money = Manche { $round } : { $name } commence. Chacun reçoit { $coins } Louis d'or ; Louis va sur { $board }.
brief-sent = { $on } par une mission
brief-laid-one = « { $mission } » ({ $chips })
brief-drew-several = pioche { $count } missions ({ $tiers })
brief-started = pioche une carte d'intrigue pour avoir la main à la dernière manche
brief-by-missions = par ses missions : { $deeds }
