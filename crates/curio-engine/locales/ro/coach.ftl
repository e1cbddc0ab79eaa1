coach-nothing-better = Nu s-a găsit nicio mutare mai bună.
coach-it = Mutarea aceasta { $clause }.
coach-this = Mutarea aceasta { $clause }.
coach-best = Cea mai bună mutare { $clause }.
coach-lets = { $rival ->
        [you] Răspunsul tău
       *[other] Răspunsul { $rival ->
        [Alb] Albului
        [Negru] Negrului
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    } { $clause }.
coach-every-move-loses = Aici orice mutare pierde.
coach-no-other-wins = Nicio altă mutare nu câștigă.
coach-other-wins-at-once = O altă mutare câștigă imediat.
coach-no-other-draws = Nicio altă mutare nu menține remiza.
coach-others-far-worse = Orice altă mutare e mult mai slabă.
coach-better-move = Există o mutare mai bună.
coach-worth-more = O altă mutare valorează mai mult pe termen lung.
coach-had-win = { $who ->
        [you] Aveai
       *[other] { $who ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } avea
    } o victorie forțată.
coach-draw-missed = Remiza era la îndemână.
coach-then-even = { $rival ->
        [you] Poți răspunde cu { $answer ->
        [green] verde
        [red] roșu
       *[other] { $answer }
    }
       *[other] { $rival ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } răspunde cu { $answer ->
        [green] verde
        [red] roșu
       *[other] { $answer }
    }
    }, iar atunci șansele sunt egale.
coach-then-only = { $rival ->
        [you] Poți răspunde cu { $answer ->
        [green] verde
        [red] roșu
       *[other] { $answer }
    }
       *[other] { $rival ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } răspunde cu { $answer ->
        [green] verde
        [red] roșu
       *[other] { $answer }
    }
    }, iar atunci { $who ->
        [you] { $degree ->
        [slight] stai doar puțin mai bine
        [better] stai doar mai bine
        [much] stai doar mult mai bine
       *[other] ești doar aproape de victorie
    }
       *[other] { $who ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } { $degree ->
        [slight] stă doar puțin mai bine
        [better] stă doar mai bine
        [much] stă doar mult mai bine
       *[other] este doar aproape de victorie
    }
    }.
coach-then-behind = { $rival ->
        [you] Poți răspunde cu { $answer ->
        [green] verde
        [red] roșu
       *[other] { $answer }
    }
       *[other] { $rival ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } răspunde cu { $answer ->
        [green] verde
        [red] roșu
       *[other] { $answer }
    }
    }, iar atunci { $rival ->
        [you] { $degree ->
        [slight] stai puțin mai bine
        [better] stai mai bine
        [much] stai mult mai bine
       *[other] ești aproape de victorie
    }
       *[other] { $degree ->
        [slight] stă puțin mai bine
        [better] stă mai bine
        [much] stă mult mai bine
       *[other] este aproape de victorie
    }
    }.
coach-worth-clearly-more = Cea mai bună mutare valorează clar mai mult.
coach-keeps-even = Cea mai bună mutare păstrează șansele egale.
coach-after-best = După cea mai bună mutare { $who ->
        [you] { $degree ->
        [slight] stai puțin mai bine
        [better] stai mai bine
        [much] stai mult mai bine
       *[other] ești aproape de victorie
    }
       *[other] { $who ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } { $degree ->
        [slight] stă puțin mai bine
        [better] stă mai bine
        [much] stă mult mai bine
       *[other] este aproape de victorie
    }
    }.
coach-holds-better = Cea mai bună mutare rezistă mai mult.
coach-turned-by-chance = Norocul a întors partida.
coach-turned-by-blunder = O gafă care a întors partida.
coach-mistake = O greșeală.
coach-inaccuracy = O inexactitate.
review-faultless = Nu s-a găsit nicio greșeală.
review-not-known = Nu s-a găsit nicio greșeală în acest timp. Poate exista totuși una.
review-turned-between = Partida s-a întors între mutarea { $from } și mutarea { $to }. Nu se știe cu care.
review-slid = { $name } a pierdut teren treptat, de la mutarea { $from } până la mutarea { $to }; cel mai mult a costat mutarea { $most }.
review-behind = { $name } a fost în urmă de la început. Nu se cunoaște nicio mutare care să fi decis partida.
review-behind-set-up = { $name } a fost în urmă de îndată ce au fost așezate piesele. Nu se cunoaște nicio mutare de după aceea care să fi decis partida.
review-gap = Cel mai mult a rămas în urmă { $name } la mutarea { $round }.
coach-rival-answers = { $rival ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } răspunde cu { $answer ->
        [green] verde
        [red] roșu
       *[other] { $answer }
    }.
coach-rival-does = { $rival ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } { $clause }.
coach-rival-answers-and = { $rival ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } răspunde cu { $answer ->
        [green] verde
        [red] roșu
       *[other] { $answer }
    } și { $clause }.
coach-rival-answers-then = { $rival ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } răspunde cu { $answer ->
        [green] verde
        [red] roșu
       *[other] { $answer }
    }, { $clause }.
coach-find-the-win = Găsește victoria pentru { $who }.
coach-compose-over = în această poziție partida s-a încheiat
coach-compose-no-duel = problemele sunt pentru doi jucători, fără zaruri
coach-compose-no-win = nu s-a găsit nicio victorie forțată pentru jucătorul la mutare
coach-compose-stopped = căutarea a fost oprită
coach-puzzle-wrong = problema „{ $id }” nu poate fi pregătită: { $reason }
coach-puzzle-known = există deja o problemă cu acest nume
coach-lesson-wrong = lecția „{ $id }” nu poate fi pregătită: { $reason }
coach-choose-an-answer = Alege unul dintre răspunsuri.

guess-better = Există o mutare mai bună
guess-fine = Bună: nu se pierde nimic
guess-was-played = Așa s-a jucat.
guess-not-known = Necunoscut: nu s-a calculat dacă mutarea cedează ceva
guess-question = Ce ai juca pentru { $name }?
guess-watch-on = Mai departe
