chimple-undecided = nedecis
chimple-result = Rezultat
chimple-characters = { $count ->
        [one] un personaj
        [few] { $count } personaje
        *[other] { $count } de personaje
    }, vede starea { $state }
chimple-eligible = Mutări posibile ale { $player ->
        [Negru] Negrului
       *[other] Albului
    }
chimple-occurred = Această stare a apărut
chimple-times = { $count ->
        [one] o dată
        [few] de { $count } ori
        *[other] de { $count } de ori
    }
chimple-end-no-characters = { $player ->
        [Negru] Negrul
       *[other] Albul
    } nu mai are personaje: { $winner ->
        [Negru] Negrul
       *[other] Albul
    } câștigă.
chimple-end-stuck-loses = { $player ->
        [Negru] Negrul
       *[other] Albul
    } nu are nicio mutare permisă: { $winner ->
        [Negru] Negrul
       *[other] Albul
    } câștigă.
chimple-end-stuck-draw = { $player ->
        [Negru] Negrul
       *[other] Albul
    } nu are nicio mutare permisă: remiză.
chimple-end-stuck-wins = { $player ->
        [Negru] Negrul
       *[other] Albul
    } nu are nicio mutare permisă: după regulile convenite, { $winner ->
        [Negru] Negrul
       *[other] Albul
    } câștigă.
chimple-end-repetition = Aceeași stare a apărut de trei ori: remiză.
chimple-end-turn-limit = S-a atins limita de { $limit ->
        [few] { $limit } semimutări
        *[other] { $limit } de semimutări
    } (ale ambelor părți): remiză.
chimple-end-resigned = { $player ->
        [Negru] Negrul
       *[other] Albul
    } abandonează: { $winner ->
        [Negru] Negrul
       *[other] Albul
    } câștigă.
chimple-end-out-of-time = { $player ->
        [Negru] Negrul
       *[other] Albul
    } a rămas fără timp: { $winner ->
        [Negru] Negrul
       *[other] Albul
    } câștigă.
chimple-refused-over = partida s-a încheiat
chimple-refused-nobody = pe câmpul { $at } nu este niciun personaj
chimple-refused-not-yours = personajul de pe câmpul { $at } este al { $player ->
        [Negru] Negrului
       *[other] Albului
    }
chimple-refused-no-meme = nicio mutare nu duce de la { $from } la { $to }: personajele se mută { $slide ->
        [yes] oricât
        *[no] un câmp
    } în linie dreaptă{ $back ->
        [yes] { "" }
        *[no] , niciodată înapoi,
    } și capturează la un câmp pe diagonală{ $capture-back ->
        [yes] { "" }
        *[no] { " " }înainte
    }
chimple-refused-blocked = câmpul { $at } este blocat: un personaj se poate muta numai pe un câmp gol
chimple-refused-no-enemy = pe câmpul { $at } nu este niciun inamic: o mutare pe diagonală trebuie să captureze
chimple-refused-is-move = de la { $from } la { $to } este o mutare: scrie { $written }
chimple-refused-is-capture = de la { $from } la { $to } este o captură: scrie { $written }
chimple-unread-move = o mutare înseamnă două câmpuri de la 1 la { $squares } legate prin `-` sau `x`, ca 3-6 sau 1x5, un descriptor sau resign
chimple-unread-senseless = { $act } din { $agent } nu duce la { $result } cu această condiție
chimple-unread-position = o poziție este o stare și partea la mutare, ca 202000101 b
chimple-unread-side = `{ $word }` nu este o parte: folosește b sau w
chimple-unread-over = tabla arată deja că partida s-a încheiat
chimple-unread-end = `{ $word }` nu este un mod de a încheia partida
chimple-unread-rest = `{ $word }` neașteptat la sfârșit
chimple-unread-no-state = `{ $word }` nu este o stare
chimple-unread-state = o stare înseamnă { $squares } cifre (0, 1 sau 2) din stânga sus sau un număr
chimple-unread-too-many = o parte are cel mult { $most } personaje
chimple-unread-states = stările sunt numerotate de la 0 la { $last }
chimple-descriptor-square = nu există câmpul `{ $name }`
chimple-descriptor-arrow = un descriptor are nevoie de `=>` înaintea rezultatului
chimple-descriptor-result = rezultatul trebuie să fie `agent.` urmat de un câmp
chimple-descriptor-beginning = un descriptor trebuie să înceapă cu `agent.` și să aibă `.agent.` înaintea acțiunii
chimple-descriptor-action = nu există acțiunea `{ $name }`
chimple-descriptor-condition = o condiție trebuie să fie `enemy.` sau `no-block.` urmat de un câmp
chimple-diagram-state = stare: { $black }, { $white } văzută de Alb
chimple-square = câmpul { $name }
chimple-no-square = câmp { $name }
chimple-full = { $player ->
        [Negru] Negrul
       *[other] Albul
    } are doar { $most } personaje
chimple-brush = Personaj { $colour ->
        [white] alb
        *[black] negru
    }
chimple-option-size-title = Tablă
chimple-option-size-help = Trei pe trei câmpuri cu două personaje de fiecare parte sau patru pe patru cu patru.
chimple-option-size-3 = 3 × 3
chimple-option-size-4 = 4 × 4
chimple-option-back-title = Mutări înapoi
chimple-option-back-help = Dacă personajele se pot muta înapoi spre marginea lor; în eseuri (`auto`), da pe nouă câmpuri și nu pe șaisprezece.
chimple-option-back-auto = Ca în eseuri
chimple-option-yes = Da
chimple-option-no = Nu
chimple-option-capture-back-title = Capturi înapoi
chimple-option-capture-back-help = Dacă personajele capturează pe toate cele patru diagonale sau numai pe cele două din față.
chimple-option-slide-title = Se mută ca turnul
chimple-option-slide-help = Dacă personajele se pot muta oricât pe o linie liberă, în loc de un singur câmp.
chimple-option-slide-no = Un pas
chimple-option-slide-yes = Oricât
chimple-option-stuck-title = Nicio mutare permisă
chimple-option-stuck-help = Ce se întâmplă când partea la mutare nu are nicio mutare permisă.
chimple-option-stuck-loses = Pierde
chimple-option-stuck-draw = Remiză
chimple-option-stuck-wins = Câștigă
chimple-leads = { $who ->
        [Negru] Negrul
       *[other] Albul
    } conduce cu { $more } personaje la { $less }
chimple-lead-level = { $characters ->
    [one] câte 1 personaj
    [few] câte { $characters } personaje
    *[other] câte { $characters } de personaje
    }
chimple-lead-moves = mutări posibile: { $who ->
        [Negru] Negrul
       *[other] Albul
    } { $moves }, { $other ->
        [Negru] Negrul
       *[other] Albul
    } { $others }
chimple-stepped = a mutat un personaj { $place ->
    [corner] într-un colț
    [edge] la margine
    *[middle] în centru
    }
chimple-captured = a capturat un personaj { $place ->
    [corner] dintr-un colț
    [edge] de la margine
    *[middle] din centru
    }
