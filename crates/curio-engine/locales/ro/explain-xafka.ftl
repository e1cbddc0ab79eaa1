explain-xafka-sets-green = fixează semaforul pe verde: de acum pierde cine e blocat
explain-xafka-sets-red = fixează semaforul pe roșu: de acum câștigă cine e blocat
explain-xafka-frees-light = eliberează semaforul, iar { $who ->
        [you] tu îl poți
       *[other] { $who ->
        [Alb] Albul
        [Negru] Negrul
       *[other] Roșul
    } îl poate
    } fixa primul
explain-xafka-lets-win = { $who ->
        [you] îți permite să câștigi
       *[other] îi permite { $who ->
        [Alb] Albului
        [Negru] Negrului
       *[other] Roșului
    } să câștige
    } imediat { $ply ->
        [green] fixând semaforul pe verde
        [red] fixând semaforul pe roșu
       *[other] cu { $ply }
    }
explain-xafka-leaves-win = { $who ->
        [you] îți lasă
       *[other] îi lasă { $who ->
        [Alb] Albului
        [Negru] Negrului
       *[other] Roșului
    }
    } o victorie imediată { $ply ->
        [green] fixând semaforul pe verde
        [red] fixând semaforul pe roșu
       *[other] cu { $ply }
    }
explain-xafka-keeps-from-winning = { $who ->
        [you] te împiedică să câștigi
       *[other] îl împiedică pe { $who } să câștige
    } imediat { $ply ->
        [green] fixând semaforul pe verde
        [red] fixând semaforul pe roșu
       *[other] cu { $ply }
    }
explain-xafka-takes = { $who ->
        [you] îți închide
       *[other] îi închide { $who ->
        [Alb] Albului
        [Negru] Negrului
       *[other] Roșului
    }
    } { $count ->
        [one] { $count } hexagon
        [few] { $count } hexagoane
       *[other] { $count } de hexagoane
    }
explain-xafka-leaves = { $who ->
        [you] îți lasă
       *[other] îi lasă { $who ->
        [Alb] Albului
        [Negru] Negrului
       *[other] Roșului
    }
    } { $count ->
        [one] { $count } hexagon
        [few] { $count } hexagoane
       *[other] { $count } de hexagoane
    } la dispoziție
explain-xafka-leaves-both = { $who ->
        [you] îți lasă
       *[other] îi lasă { $who ->
        [Alb] Albului
        [Negru] Negrului
       *[other] Roșului
    }
    } { $count ->
        [one] { $count } hexagon
        [few] { $count } hexagoane
       *[other] { $count } de hexagoane
    } la dispoziție, iar { $rival ->
        [you] ție
       *[other] { $rival ->
        [Alb] Albului
        [Negru] Negrului
       *[other] Roșului
    }
    } { $left }
explain-xafka-light-open = { $said }; dacă e rău, hotărăște semaforul
explain-xafka-sees-waiting = ajunge la { $count ->
        [one] { $count } hexagon
        [few] { $count } hexagoane
       *[other] { $count } de hexagoane
    }, iar { $who ->
        [you] tu nu poți
       *[other] { $who ->
        [Alb] Albul
        [Negru] Negrul
       *[other] Roșul
    } nu poate
    } începe pe niciunul dintre ele
explain-xafka-sees-open = ajunge la { $count ->
        [one] { $count } hexagon
        [few] { $count } hexagoane
       *[other] { $count } de hexagoane
    }, dintre care { $open ->
        [one] { $open } accesibil
       *[other] { $open } accesibile
    }
explain-xafka-left-none = { $who ->
        [you] te lasă
       *[other] îl lasă pe { $who }
    } deocamdată fără niciun hexagon{ $red ->
        [wins] , iar pe roșu câștigă cine e blocat
       *[other] { "" }
    }
explain-xafka-left-one = { $who ->
        [you] îți lasă
       *[other] îi lasă { $who ->
        [Alb] Albului
        [Negru] Negrului
       *[other] Roșului
    }
    } doar { $places }{ $red ->
        [wins] , iar pe roșu câștigă cine e blocat
       *[other] { "" }
    }
explain-xafka-left-few = { $who ->
        [you] îți lasă
       *[other] îi lasă { $who ->
        [Alb] Albului
        [Negru] Negrului
       *[other] Roșului
    }
    } doar { $count } hexagoane: { $places }{ $red ->
        [wins] , iar pe roșu câștigă cine e blocat
       *[other] { "" }
    }
explain-xafka-covers = acoperă toate { $who ->
        [you] hexagoanele tale
       *[other] hexagoanele { $who ->
        [Alb] Albului
        [Negru] Negrului
       *[other] Roșului
    }
    } și câștigă imediat
explain-xafka-walls = { $who ->
        [you] te închide
       *[other] îl închide pe { $who }
    } și câștigă imediat
explain-xafka-no-start = { $who ->
        [you] te lasă
       *[other] îl lasă pe { $who }
    } fără hexagon de pornire și câștigă imediat
explain-xafka-is-covered = { $when ->
        [forced] la joc corect, { "" }
        [lost] apoi, la joc corect, { "" }
       *[other] { "" }
    }toate { $who ->
        [you] hexagoanele tale
       *[other] hexagoanele { $who ->
        [Alb] Albului
        [Negru] Negrului
       *[other] Roșului
    }
    } sunt acoperite{ $stuck ->
        [wins] , iar cine e blocat câștigă
       *[other] { "" }
    }
explain-xafka-is-walled = { $when ->
        [forced] la joc corect, { "" }
        [lost] apoi, la joc corect, { "" }
       *[other] { "" }
    }{ $who ->
        [you] nu mai ai nicio ieșire
       *[other] { $who ->
        [Alb] Albul
        [Negru] Negrul
       *[other] Roșul
    } nu mai are nicio ieșire
    }{ $stuck ->
        [wins] , iar cine e blocat câștigă
       *[other] { "" }
    }
explain-xafka-cannot-start = { $when ->
        [forced] la joc corect, { "" }
        [lost] apoi, la joc corect, { "" }
       *[other] { "" }
    }nu mai rămâne niciun hexagon pe care { $who ->
        [you] să poți
       *[other] { $who ->
        [Alb] Albul
        [Negru] Negrul
       *[other] Roșul
    } să poată
    } începe{ $stuck ->
        [wins] , iar cine e blocat câștigă
       *[other] { "" }
    }
explain-xafka-is-out = { $when ->
        [forced] la joc corect, { "" }
        [lost] apoi, la joc corect, { "" }
       *[other] { "" }
    }{ $who ->
        [you] ești
       *[other] { $who ->
        [Alb] Albul
        [Negru] Negrul
       *[other] Roșul
    } este
    } în afara jocului{ $stuck ->
        [wins] , iar cine e blocat câștigă
       *[other] { "" }
    }
explain-xafka-wins = câștigă imediat: { $fact }
explain-xafka-loses = pierde imediat: { $fact }
explain-xafka-forced = forțează victoria; { $fact }
explain-xafka-forced-within = forțează victoria în cel mult { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }; { $fact }
explain-xafka-holds-out = rezistă cel mult { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }; { $fact }
