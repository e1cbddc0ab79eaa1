coach-nothing-better = Rien de mieux n’a été trouvé.
coach-it = Ce coup { $clause }.
coach-this = Ce coup { $clause }.
coach-best = Le meilleur coup { $clause }.
coach-lets = Ensuite, { $rival ->
        [you] un de vos coups
       *[other] un coup de { $rival }
    } { $clause }.
coach-every-move-loses = Ici, tous les coups perdent.
coach-no-other-wins = Aucun autre coup ne gagne.
coach-other-wins-at-once = Un autre coup gagne tout de suite.
coach-no-other-draws = Aucun autre coup ne tient la nulle.
coach-others-far-worse = Tous les autres coups sont bien moins bons.
coach-better-move = Il y a un meilleur coup.
coach-worth-more = Un autre coup rapporte davantage par la suite.
coach-had-win = { $who ->
        [you] Vous aviez
       *[other] { $who } avait
    } un gain forcé.
coach-draw-missed = La nulle était à portée.
coach-then-even = { $rival ->
        [you] Vous pouvez répondre { $answer ->
        [green] vert
        [red] rouge
       *[other] { $answer }
    }
       *[other] { $rival } répond { $answer ->
        [green] vert
        [red] rouge
       *[other] { $answer }
    }
    }, et les chances sont alors égales.
coach-then-only = { $rival ->
        [you] Vous pouvez répondre { $answer ->
        [green] vert
        [red] rouge
       *[other] { $answer }
    }
       *[other] { $rival } répond { $answer ->
        [green] vert
        [red] rouge
       *[other] { $answer }
    }
    }, et alors { $who ->
        [you] vous n’avez plus qu’
       *[other] { $who } n’a plus qu’
    }{ $degree ->
        [slight] un léger avantage
        [better] un avantage certain
        [much] un net avantage
       *[other] une position presque gagnée
    }.
coach-then-behind = { $rival ->
        [you] Vous pouvez répondre { $answer ->
        [green] vert
        [red] rouge
       *[other] { $answer }
    }
       *[other] { $rival } répond { $answer ->
        [green] vert
        [red] rouge
       *[other] { $answer }
    }
    }, et alors { $rival ->
        [you] vous avez
       *[other] { $rival } a
    } { $degree ->
        [slight] un léger avantage
        [better] un avantage certain
        [much] un net avantage
       *[other] une position presque gagnée
    }.
coach-worth-clearly-more = Le meilleur coup vaut nettement plus.
coach-keeps-even = Le meilleur coup garde les chances égales.
coach-after-best = Après le meilleur coup, { $who ->
        [you] vous avez
       *[other] { $who } a
    } { $degree ->
        [slight] un léger avantage
        [better] un avantage certain
        [much] un net avantage
       *[other] une position presque gagnée
    }.
coach-holds-better = Le meilleur coup résiste mieux.
coach-turned-by-chance = Le hasard a fait basculer la partie.
coach-turned-by-blunder = Une gaffe qui a fait basculer la partie.
coach-mistake = Une erreur.
coach-inaccuracy = Une imprécision.
review-faultless = Aucune erreur trouvée.
review-not-known = Aucune erreur trouvée dans ce délai. Il peut y en avoir une malgré tout.
review-turned-between = La partie a tourné entre le coup { $from } et le coup { $to }. On ne sait pas avec lequel.
review-slid = { $name } a perdu du terrain peu à peu, du coup { $from } au coup { $to } ; le plus coûteux a été le coup { $most }.
review-behind = { $name } était en retard dès le début. Aucun coup décisif n’est connu.
review-behind-set-up = { $name } était en retard dès que les pièces ont été placées. Aucun coup décisif n’est connu par la suite.
review-gap = C’est au coup { $round } que { $name } a pris le plus de retard.
coach-rival-answers = { $rival } répond { $answer ->
        [green] vert
        [red] rouge
       *[other] { $answer }
    }.
coach-rival-does = { $rival } { $clause }.
coach-rival-answers-and = { $rival } répond { $answer ->
        [green] vert
        [red] rouge
       *[other] { $answer }
    } et { $clause }.
coach-rival-answers-then = { $rival } répond { $answer ->
        [green] vert
        [red] rouge
       *[other] { $answer }
    }, { $clause }.
coach-find-the-win = Trouvez le gain pour { $who }.
coach-compose-over = la partie est terminée dans cette position
coach-compose-no-duel = les problèmes sont pour deux joueurs, sans dés
coach-compose-no-win = aucun gain n’a été trouvé pour le joueur dont c’est le tour
coach-compose-stopped = la recherche a été interrompue
coach-puzzle-wrong = le problème « { $id } » ne peut pas être mis en place : { $reason }
coach-puzzle-known = il existe déjà un problème de ce nom
coach-lesson-wrong = la leçon « { $id } » ne peut pas être mise en place : { $reason }
coach-choose-an-answer = Choisissez une des réponses.

guess-better = Il y a un meilleur coup
guess-fine = Bien : rien n’est perdu
guess-was-played = C’est le coup joué.
guess-not-known = Inconnu : on n’a pas calculé si ce coup concède quelque chose
guess-question = Que joueriez-vous pour { $name } ?
guess-watch-on = Voir la suite
