xafka-option-board-help = Numărul de hexagoane: 37 înseamnă mini-Xafka, 19 e pentru antrenament.
xafka-option-board-37 = 37 de hexagoane
xafka-option-board-61 = 61 de hexagoane
xafka-option-board-63 = 63, nouă coloane de câte șapte
xafka-option-board-19 = 19, pentru antrenament
xafka-option-players-help = În trei jucători, cel blocat e eliminat pe verde și câștigă pe roșu.
xafka-option-corner = Linii prin colțuri
xafka-option-corner-help = Ce oprește alunecarea prin colțuri: nimic, lipsa ambelor hexagoane de lângă linie sau lipsa unuia dintre ele.
xafka-option-corner-none = Mereu deschise
xafka-option-corner-both = Închise dacă lipsesc ambii vecini
xafka-option-corner-any = Închise dacă lipsește un vecin
xafka-option-light = Semaforul se eliberează după
xafka-option-light-help = Câte hexagoane trebuie să fi dispărut ca semaforul să poată fi fixat; auto înseamnă 6, 11, 18 sau 19, după mărimea tablei.
xafka-option-light-most = cel mult { $count } pe această tablă
xafka-option-locked-stuck = Blocat înainte
xafka-option-locked-stuck-help = Ce înseamnă blocarea cât timp semaforul încă nu e liber.
xafka-option-locked-stuck-loses = Jucătorul blocat pierde
xafka-option-locked-stuck-wins = Jucătorul blocat câștigă
xafka-gone = { $at } a dispărut: o mutare trebuie să se termine pe un hexagon care mai există
xafka-out-of-reach = { $at } nu este pe o linie dreaptă deschisă din { $from }
xafka-covered = { $at } este în raza de acțiune a piesei { $name ->
        [Alb] Albului
        [Negru] Negrului
       *[other] Roșului
    }: o mutare poate trece peste el, dar nu se poate termina acolo
xafka-light-locked = semaforul nu e liber până nu dispar { $threshold ->
    [few] { $threshold } hexagoane
    *[other] { $threshold } de hexagoane
    }, iar până acum { $gone ->
    [one] a dispărut doar unul
    *[other] au dispărut doar { $gone }
    }
xafka-light-set = semaforul este deja { $light ->
    [green] verde
    *[red] roșu
    } și nu mai poate fi schimbat
xafka-off-board = acest hexagon nu există pe tablă
xafka-outcome-isolated = { $player ->
        [Alb] Albul
        [Negru] Negrul
       *[other] Roșul
    } nu mai are niciun hexagon în raza de acțiune, iar semaforul { $light ->
    [green] este verde
    [red] este roșu
    *[locked] încă nu e liber
    }: { $winner ->
        [Alb] Albul
        [Negru] Negrul
       *[other] Roșul
    } câștigă.
xafka-outcome-short-circuit = { $player ->
        [Alb] Albul
        [Negru] Negrul
       *[other] Roșul
    } e blocat, fiindcă altă piesă ajunge și ea la fiecare hexagon din raza sa de acțiune, iar semaforul { $light ->
    [green] este verde
    [red] este roșu
    *[locked] încă nu e liber
    }: { $winner ->
        [Alb] Albul
        [Negru] Negrul
       *[other] Roșul
    } câștigă.
xafka-outcome-no-place = { $player ->
        [Alb] Albul
        [Negru] Negrul
       *[other] Roșul
    } nu poate pune o piesă, fiindcă alta ajunge la fiecare hexagon, iar semaforul { $light ->
    [green] este verde
    [red] este roșu
    *[locked] încă nu e liber
    }: { $winner ->
        [Alb] Albul
        [Negru] Negrul
       *[other] Roșul
    } câștigă.
xafka-piece = Piesa { $name ->
        [Alb] Albului
        [Negru] Negrului
       *[other] Roșului
    }
xafka-own-piece = piesă
xafka-sees = ajunge la { $reach }, poate merge pe { $open }
xafka-can-be-placed = poate fi pusă pe { $open }
xafka-green = verde
xafka-red = roșu
xafka-light-ready = gata de fixat
xafka-light-waits = liber după ce dispar { $count ->
    [few] { $count } hexagoane
    *[other] { $count } de hexagoane
    }
xafka-hexagons-gone = Hexagoane dispărute
xafka-light = Semafor
xafka-result = Rezultat
xafka-undecided = nedecis
xafka-gap = Gol
xafka-light-yellow = Galben
xafka-light-green = Verde
xafka-light-red = Roșu
xafka-there-already = hexagonul { $at } este deja acolo
xafka-read-move = o mutare este un hexagon de la { $first } la { $last }, green, red sau resign
xafka-read-fields = o poziție are patru părți: hexagoane dispărute, piese, semafor și cine e la mutare
xafka-read-no-hexagon = nu există hexagonul `{ $name }`
xafka-read-pieces = se așteptau { $count } piese
xafka-read-piece-place = piesa de pe { $at } nu stă pe un hexagon dispărut
xafka-read-two-pieces = două piese stau pe același hexagon
xafka-read-light = semaforul este yellow, green sau red, nu `{ $word }`
xafka-read-light-early = semaforul nu poate fi fixat înainte să dispară { $count ->
    [few] { $count } hexagoane
    *[other] { $count } de hexagoane
    }
xafka-read-out = `{ $item }` nu spune cine este eliminat și de ce
xafka-read-no-piece = { $name ->
        [Alb] Albul
        [Negru] Negrul
       *[other] Roșul
    } nu are piesă
xafka-read-turn = după { $turns ->
    [one] o semimutare
    [few] { $turns } semimutări
    *[other] { $turns } de semimutări
    } e rândul { $name ->
        [Alb] Albului
        [Negru] Negrului
       *[other] Roșului
    }
xafka-read-no-turn-yet = { $name ->
        [Alb] Albul
        [Negru] Negrul
       *[other] Roșul
    } încă nu a mutat
xafka-equal-room = Spațiu egal: câte { $most }
xafka-less-room = { $players ->
    [one] { $names ->
        [Alb] Albul
        [Negru] Negrul
       *[other] Roșul
    } are mai puțin spațiu
    *[other] Mai puțin spațiu pentru { $names }
    }: { $least } la { $most }
xafka-more-room = { $players ->
    [one] { $names ->
        [Alb] Albul
        [Negru] Negrul
       *[other] Roșul
    } are mai mult spațiu
    *[other] Mai mult spațiu pentru { $names }
    }: { $most } la { $least }
xafka-light-decides = bine la semafor verde, rău la roșu
xafka-little-room = { $names }: aproape fără ieșire
xafka-slid = a alunecat { $steps ->
    [one] un hexagon
    [few] { $steps } hexagoane
    *[other] { $steps } de hexagoane
    }; cel de sub piesă dispare
xafka-put = a pus piesa pe tablă; hexagonul de sub ea dispare
xafka-set-green = a fixat semaforul pe verde: pierde cine e blocat
xafka-set-red = a fixat semaforul pe roșu: câștigă cine e blocat
