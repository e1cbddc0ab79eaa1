table-xafka-task-anywhere = pune-ți piesa pe orice hexagon
table-xafka-task-put = pune-ți piesa pe un hexagon marcat
table-xafka-task-put-or-set = pune-ți piesa pe un hexagon marcat sau fixează semaforul
table-xafka-task-slide = alunecă pe un hexagon marcat
table-xafka-task-slide-or-set = alunecă pe un hexagon marcat sau fixează semaforul
table-xafka-task-set = piesa ta e blocată: fixează semaforul pe verde sau pe roșu
table-xafka-slid = a alunecat de pe { $from } pe { $to }
table-xafka-put = a pus piesa pe { $to }
table-xafka-slide = alunecă pe { $to }
table-xafka-place = pune-ți piesa pe { $to }
table-xafka-choose-green = fixează semaforul pe verde
table-xafka-choose-red = fixează semaforul pe roșu
table-xafka-green = Verde: pierde cine e blocat
table-xafka-red = Roșu: câștigă cine e blocat
table-xafka-free = Semaforul e liber: fixează-l pe verde sau pe roșu
table-xafka-locked-for = Semaforul nu e liber: încă { $count ->
    [one] un hexagon
    [few] { $count } hexagoane
    *[other] { $count } de hexagoane
    }
table-xafka-locked = Semaforul nu e liber
table-xafka-hexagons-left = { $count ->
    [one] A mai rămas un hexagon
    [few] Au mai rămas { $count } hexagoane
    *[other] Au mai rămas { $count } de hexagoane
    }
table-xafka-isolated = Blocat: izolat
table-xafka-short-circuit = Blocat: scurtcircuit
table-xafka-no-place = Niciun hexagon pentru piesă
table-xafka-sees-nothing = Nu ajunge la niciun hexagon: izolat
table-xafka-all-covered = Ajunge la { $reach }, toate acoperite: scurtcircuit
table-xafka-sees = Ajunge la { $reach }, poate merge pe { $open }
table-xafka-may-be-put = Poate fi pusă pe { $count ->
    [one] un hexagon
    [few] { $count } hexagoane
    *[other] { $count } de hexagoane
    }
table-xafka-light = Semafor
table-xafka-never-set = niciodată fixat
table-xafka-set-on-turn = { $goal ->
    [green] verde
    *[red] roșu
    } la mutarea { $turn }
table-xafka-isolated-means = Izolat: piesa nu mai ajunge la niciun hexagon.
table-xafka-short-circuit-means = Scurtcircuit: piesa mai ajunge la hexagoane, dar la toate ajunge și un adversar, iar o mutare nu se poate încheia acolo.
table-xafka-no-place-means = Fără loc: fiecare hexagon e în raza de acțiune a unui adversar.
table-xafka-free-now = semaforul e liber: acum îl poate fixa oricine, o dată pentru totdeauna
table-xafka-has-to-set-now = { $name ->
        [Alb] Albul
        [Negru] Negrul
       *[other] Roșul
    } nu mai poate aluneca și trebuie să fixeze semaforul
table-xafka-few-left = { $name ->
        [Alb] Albul
        [Negru] Negrul
       *[other] Roșul
    } mai are doar { $count ->
    [one] un hexagon
    [few] { $count } hexagoane
    *[other] { $count } de hexagoane
    } pe care poate merge
table-xafka-event-free = Semaforul e liber
table-xafka-event-set = { $name ->
        [Alb] Albul
        [Negru] Negrul
       *[other] Roșul
    } trebuie să fixeze semaforul
table-xafka-event-one-left = { $name ->
        [Alb] Albul
        [Negru] Negrul
       *[other] Roșul
    } mai are un hexagon
table-xafka-reach-dots = Punctele razei de acțiune
table-xafka-reach = Unde ajung
table-xafka-reach-tip = Puncte negre, albe și gri arată unde ajung piesele.
table-xafka-figures = Figurine
table-xafka-stones = Pietre
table-xafka-click-hexagon = Clic pe un hexagon
table-xafka-click-hexagon-does = Pune-ți sau mută-ți piesa acolo
table-xafka-click-light = Clic pe semafor
table-xafka-click-light-does = Fixează semaforul, odată ce e liber
table-xafka-hover-hexagon = Ține cursorul pe un hexagon
table-xafka-hover-hexagon-does = Vezi dacă poți merge acolo și, dacă nu, de ce
table-xafka-move-green = verde
table-xafka-move-red = roșu
