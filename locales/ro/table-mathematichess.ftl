table-mathematichess-a-kind = { $kind ->
        [King] un rege
        [Queen] o damă
        [Treasurer] un vistiernic
        [Rook] un turn
        [Bishop] un nebun
        [Knight] un cal
        [Guard] o gardă
        [Pawn] un pion
        *[Farmer] un fermier
    }
table-mathematichess-the-kind = { $kind ->
        [King] regele
        [Queen] dama
        [Treasurer] vistiernicul
        [Rook] turnul
        [Bishop] nebunul
        [Knight] calul
        [Guard] garda
        [Pawn] pionul
        *[Farmer] fermierul
    }
table-mathematichess-with-the-kind = cu { table-mathematichess-the-kind }
table-mathematichess-kinds = { $kind ->
        [King] regi
        [Queen] dame
        [Treasurer] vistiernici
        [Rook] turnuri
        [Bishop] nebuni
        [Knight] cai
        [Guard] gărzi
        [Pawn] pioni
        *[Farmer] fermieri
    }
table-mathematichess-the-kinds = { $kind ->
        [King] regii
        [Queen] damele
        [Treasurer] vistiernicii
        [Rook] turnurile
        [Bishop] nebunii
        [Knight] caii
        [Guard] gărzile
        [Pawn] pionii
        *[Farmer] fermierii
    }
table-mathematichess-the-coloured-kind = { $other ->
        [King] regele
        [Queen] dama
        [Treasurer] vistiernicul
        [Rook] turnul
        [Bishop] nebunul
        [Knight] calul
        [Guard] garda
        [Pawn] pionul
        *[Farmer] fermierul
    } { $colour ->
        [white] { $other ->
        [Queen] albă
        [Guard] albă
        *[other] alb
    }
        *[black] { $other ->
        [Queen] neagră
        [Guard] neagră
        *[other] negru
    }
    }
table-mathematichess-with-coloured-kind = cu { table-mathematichess-the-coloured-kind }
table-mathematichess-task-piece = alege o piesă
table-mathematichess-task-offered = adversarul propune numărarea: acceptă sau refuză
table-mathematichess-task-placed = toate piesele tale sunt puse: pasează
table-mathematichess-task-place = pune o piesă pe orice câmp gol; trage pentru mai multe
table-mathematichess-task-stuck = nu poți muta nicio piesă: pasează
table-mathematichess-task-select = alege una dintre piesele tale, apoi un câmp marcat
table-mathematichess-accept = Acceptă și numără
table-mathematichess-accept-tip = Partida se încheie aici și se numără punctele
table-mathematichess-decline = Refuză
table-mathematichess-decline-tip = Partida continuă
table-mathematichess-offer = Propune numărarea
table-mathematichess-offer-tip = Propune încheierea partidei aici și numărarea punctelor. Un nivel acceptă dacă conduce sau nu mai are nicio speranță
table-mathematichess-pass = Pasează
table-mathematichess-pass-tip = Nu poți muta nicio piesă: lasă adversarul să continue
table-mathematichess-did-place = a pus { table-mathematichess-a-kind } pe { $at }
table-mathematichess-did-move = a mutat { table-mathematichess-the-kind } de pe { $from } pe { $to }
table-mathematichess-did-push = a împins { $count ->
        [one] o piesă
        [few] { $count } piese
        *[other] { $count } de piese
    } de pe { $from } pe { $to }
table-mathematichess-did-swap = a schimbat { table-mathematichess-the-kind } de pe { $from } { table-mathematichess-with-coloured-kind } de pe { $with }
table-mathematichess-did-terminate = și-a scos { table-mathematichess-the-kind } de pe { $at } cu Terminatorul
table-mathematichess-did-pass = a pasat
table-mathematichess-did-offer = a propus încheierea partidei și numărarea punctelor
table-mathematichess-did-accept = a acceptat propunerea
table-mathematichess-did-decline = a refuzat propunerea: nimic nu e încă hotărât
table-mathematichess-did-and-scored = { $done } (Albul { $white }, Negrul { $black })
table-mathematichess-do-place = pune { table-mathematichess-a-kind } pe { $at }
table-mathematichess-do-move = mută { table-mathematichess-the-kind } de pe { $from } pe { $to }
table-mathematichess-do-push = împinge { table-mathematichess-with-the-kind } de pe { $from }: ultima piesă ajunge pe { $to }
table-mathematichess-do-swap = schimbă { table-mathematichess-the-kind } de pe { $from } { table-mathematichess-with-coloured-kind } de pe { $with }
table-mathematichess-do-terminate = folosește Terminatorul pe { table-mathematichess-the-kind } de pe { $at }
table-mathematichess-do-pass = pasează
table-mathematichess-do-offer = propune încheierea partidei și numărarea punctelor
table-mathematichess-do-accept = acceptă propunerea
table-mathematichess-do-decline = refuză propunerea
table-mathematichess-stage-two-of = Etapa 2: cel mult încă { $left ->
        [one] o semimutare
        [few] { $left } semimutări
       *[other] { $left } de semimutări
    }
table-mathematichess-stage-two = Etapa 2
table-mathematichess-points-end = { $points ->
        [one] Un punct încheie partida
        [few] { $points } puncte încheie partida
        *[other] { $points } de puncte încheie partida
    }
table-mathematichess-towards-sovereign = suverane { $has }/{ $wanted }
table-mathematichess-towards-homogeneous = omogene { $has }/{ $wanted }
table-mathematichess-towards-royal = regale { $has }/{ $wanted }
table-mathematichess-all-placed = Toate piesele puse
table-mathematichess-left-to-place = { $left ->
        [one] o piesă de pus
        [few] { $left } piese de pus
        *[other] { $left } de piese de pus
    }
table-mathematichess-terminator-used = Terminator folosit
table-mathematichess-terminator-in-hand = Terminator disponibil
table-mathematichess-points = Puncte
table-mathematichess-terminators = Terminatoare
table-mathematichess-no-terminators = niciunul
table-mathematichess-reason-agreement = Acord: ambii jucători au vrut să numere.
table-mathematichess-reason-limit = S-a jucat numărul convenit de semimutări din etapa a doua.
table-mathematichess-reason-repetition = Aceeași poziție a apărut de prea multe ori.
table-mathematichess-reason-blocked = Niciun jucător nu mai putea muta.
table-mathematichess-reason-sovereign = Un teritoriu suveran a adus bonusul și a încheiat partida.
table-mathematichess-reason-homogeneous = Un teritoriu omogen a adus bonusul și a încheiat partida.
table-mathematichess-reason-royal = Un teritoriu regal a adus bonusul și a încheiat partida.
table-mathematichess-reason-points = S-a atins numărul de puncte convenit pentru încheierea partidei.
table-mathematichess-owner-shared = Împărțit
table-mathematichess-owner-white = Alb
table-mathematichess-owner-black = Negru
table-mathematichess-kinds-times = { table-mathematichess-kinds } ×{ $times }
table-mathematichess-royal = regal
table-mathematichess-secured = asigurat
table-mathematichess-still = tot { $points }
table-mathematichess-and-more = { $named } și încă { $more }
table-mathematichess-territories = Teritorii
table-mathematichess-territory-row = { $name }: { $worth }, { $kind }
table-mathematichess-gain-white = Albul { $points }
table-mathematichess-gain-black = Negrul { $points }
table-mathematichess-close-sum = Închide calculul
table-mathematichess-secured-note = Asigurat: adversarul nu poate intra în el și nu poate împinge sau schimba coloniștii fixați.
table-mathematichess-terminator = Terminator
table-mathematichess-which-piece = Care piesă?
table-mathematichess-terminator-tip-free = O dată pe partidă: scoate una dintre piesele tale de pe tablă, pe lângă mutarea ta. După ce ambii jucători și-au folosit Terminatorul, poți propune numărarea.
table-mathematichess-terminator-tip = O dată pe partidă: scoate una dintre piesele tale de pe tablă. Te costă mutarea. După ce ambii jucători și-au folosit Terminatorul, poți propune numărarea.
table-mathematichess-condemn = Scoți de pe tablă { table-mathematichess-the-coloured-kind } de pe { $at }?
table-mathematichess-condemn-points = Albul: { $white }. Negrul: { $black }.
table-mathematichess-condemn-price-free = Te costă singurul tău Terminator; piesa nu se mai întoarce.
table-mathematichess-condemn-price = Te costă mutarea și singurul tău Terminator; piesa nu se mai întoarce.
table-mathematichess-take-off = Scoate-o
table-mathematichess-take-off-tip = Joacă Terminatorul
table-mathematichess-keep-piece = Păstreaz-o
table-mathematichess-keep-piece-tip = Fă altceva
table-mathematichess-to-place = De pus
table-mathematichess-computer-places = Calculatorul le pune pe ale lui.
table-mathematichess-stop-placing = Oprește așezarea
table-mathematichess-stop-placing-tip = Pune tu restul
table-mathematichess-in-tray = { $name }, valoare { $value }, mai { $left ->
        [one] este 1
        *[other] sunt { $left }
    }
table-mathematichess-in-tray-with-key = { $name }, valoare { $value }, mai { $left ->
        [one] este 1
        *[other] sunt { $left }
    } (tasta { $digit })
table-mathematichess-fill = Pune
table-mathematichess-fill-both = ambele părți
table-mathematichess-fill-computer = Calculator
table-mathematichess-fill-computer-tip = Calculatorul pune piesele rămase
table-mathematichess-fill-random = Aleatoriu
table-mathematichess-fill-random-tip = Piesele rămase se pun la întâmplare
table-mathematichess-fill-mirror = În oglindă
table-mathematichess-fill-mirror-tip = În fața pieselor celeilalte părți
table-mathematichess-keep-set-up = Păstrează
table-mathematichess-keep-set-up-tip = Păstrează această așezare a pieselor tale pentru altă partidă
table-mathematichess-lay-out-tip = Așază piesele așa
table-mathematichess-delete-set-up-tip = Șterge această așezare
table-mathematichess-set-up-name = Așezarea { $number }
table-mathematichess-piece-on = { $piece } pe { $at }
table-mathematichess-terminator-at = Terminator: { $what }
table-mathematichess-moves-of = { $what }: { $count ->
        [0] nu poate fi mutată acum
        [one] o mutare
        [few] { $count } mutări
        *[other] { $count } de mutări
    }
table-mathematichess-kept-empty-white = { $what }. Dacă numai { $at } rămâne gol, contează { $white } pentru Alb
table-mathematichess-kept-empty-black = { $what }. Dacă numai { $at } rămâne gol, contează { $black } pentru Negru
table-mathematichess-kept-empty-both = { $what }. Dacă numai { $at } rămâne gol, contează { $white } pentru Alb și { $black } pentru Negru
table-mathematichess-flat-name = Vedere plată
table-mathematichess-flat-label = Plat
table-mathematichess-flat-tip = Tabla de sus, cu o literă mare și valoarea pe fiecare piesă.
table-mathematichess-set-figures = Figurine
table-mathematichess-set-tiles = Plăci
table-mathematichess-mouse-place = Clic pe un câmp gol
table-mathematichess-mouse-place-does = Prima etapă: pune acolo piesa aleasă
table-mathematichess-mouse-drag = Trage peste câmpuri goale
table-mathematichess-mouse-drag-does = Prima etapă: pune piesele una după alta
table-mathematichess-mouse-select = Clic pe una dintre piesele tale
table-mathematichess-mouse-select-does = A doua etapă: alege-o; țintele ei sunt marcate
table-mathematichess-mouse-foresee = Ține cursorul pe o țintă
table-mathematichess-mouse-foresee-does = Vezi ce piese vor aluneca și cum se va schimba scorul
table-mathematichess-mouse-play = Clic pe o țintă
table-mathematichess-mouse-play-does = Joacă mutarea
table-mathematichess-mouse-count = Ține cursorul pe un câmp gol
table-mathematichess-mouse-count-does = Vezi cum se numără teritoriul lui
table-mathematichess-mouse-open = Clic pe un câmp gol
table-mathematichess-mouse-open-does = Ține calculul deschis
table-mathematichess-if-accepted = dacă { $who ->
        [Negru] Negrul
       *[other] Albul
    } acceptă, { $lead ->
        [white] Albul câștigă cu { $more } la { $less }
        [black] Negrul câștigă cu { $more } la { $less }
        *[level] partida e remiză la { $more }
    }
table-mathematichess-if-counted-now = partida continuă; numărând acum, { $lead ->
        [white] Albul câștigă cu { $more } la { $less }
        [black] Negrul câștigă cu { $more } la { $less }
        *[level] e remiză la { $more }
    }
table-mathematichess-no-way = nicio piesă a { $who ->
        [Negru] Negrului
       *[other] Albului
    } nu poate ajunge pe un câmp permis
table-mathematichess-to-go = încă { $moves ->
        [one] o semimutare
        [few] { $moves } semimutări
        *[other] { $moves } de semimutări
    } până la numărarea punctelor
table-mathematichess-both-spent = ambele Terminatoare sunt folosite și { $holes ->
        [one] un câmp e gol
        [few] { $holes } câmpuri sunt goale
        *[other] { $holes } de câmpuri sunt goale
    }: jucătorii pot conveni să numere
table-mathematichess-one-spent = acum { $holes ->
        [one] un câmp e gol
        [few] { $holes } câmpuri sunt goale
        *[other] { $holes } de câmpuri sunt goale
    }; numai { $who ->
        [Negru] Negrul
       *[other] Albul
    } mai are un Terminator
table-mathematichess-one-fewer = o piesă mai puțin în etapa a doua și un câmp gol în plus
table-mathematichess-all-placed-now = toate piesele sunt puse; { $stay ->
        [one] un câmp rămâne gol și contează
        [few] { $stay } câmpuri rămân goale și contează
        *[other] { $stay } de câmpuri rămân goale și contează
    } de acum, { $lead ->
        [white] Albul conduce cu { $more } la { $less }
        [black] Negrul conduce cu { $more } la { $less }
        *[level] egalitate la { $more }
    }
table-mathematichess-if-empty = dacă { $at } rămâne gol, valorează { $lead ->
        [white] { $worth } pentru Alb
        [black] { $worth } pentru Negru
        *[level] { $worth } pentru fiecare parte
    }
table-mathematichess-takes-lead = { $who ->
        [Negru] Negrul
       *[other] Albul
    } trece în frunte, { $more } la { $less }
table-mathematichess-level = egalitate la { $points }
table-mathematichess-multiplied = { $own } din { $all } piese de pe laturile lui { $name } sunt { table-mathematichess-kinds } { $owner ->
        [Negru] ale Negrului
       *[other] ale Albului
    }: suma se înmulțește cu { $times }, { $worth ->
        [one] un punct
        [few] { $worth } puncte
        *[other] { $worth } de puncte
    }
table-mathematichess-broken = { table-mathematichess-the-kinds } nu mai au majoritatea la { $name }: { $now } în loc de { $before ->
        [one] un punct
        [few] { $before } puncte
        *[other] { $before } de puncte
    }
table-mathematichess-taken = { $name } trece de la { $rival } la { $owner } cu punctele tuturor coloniștilor, { $worth }
table-mathematichess-won-alone = { $name } îi aparține acum numai { $owner ->
        [Negru] Negrului
       *[other] Albului
    }, cu punctele tuturor coloniștilor, { $worth }
table-mathematichess-now-shared = { $name } nu mai este al { $owner ->
        [Negru] Negrului
       *[other] Albului
    }: fiecare parte își numără coloniștii, { $worth }
table-mathematichess-now-secured = { $owner ->
        [Negru] Negrul
       *[other] Albul
    } are o pereche la { $name }: { $other ->
        [Negru] Negrul
       *[other] Albul
    } nu poate nici să intre, nici să mute acești coloniști
table-mathematichess-joined = s-au unit câmpuri goale: { $name } este un singur teritoriu
table-mathematichess-secures = { $who ->
        [Negru] Negrul
       *[other] Albul
    } asigură un teritoriu
table-mathematichess-move-pass = pasează
table-mathematichess-move-offer = propune numărarea
table-mathematichess-move-accept = acceptă
table-mathematichess-move-decline = refuză
