mathematichess-farmer = Fermier
mathematichess-pawn = Pion
mathematichess-guard = Gardă
mathematichess-knight = Cal
mathematichess-bishop = Nebun
mathematichess-rook = Turn
mathematichess-treasurer = Vistiernic
mathematichess-queen = Damă
mathematichess-king = Rege
mathematichess-kind = { $kind ->
        [farmer] fermier
        [pawn] pion
        [guard] gardă
        [knight] cal
        [bishop] nebun
        [rook] turn
        [treasurer] vistiernic
        [queen] damă
        *[king] rege
    }
mathematichess-kinds = { $kind ->
        [farmer] { $count ->
            [one] fermier
            *[other] fermieri
        }
        [pawn] { $count ->
            [one] pion
            *[other] pioni
        }
        [guard] { $count ->
            [one] gardă
            *[other] gărzi
        }
        [knight] { $count ->
            [one] cal
            *[other] cai
        }
        [bishop] { $count ->
            [one] nebun
            *[other] nebuni
        }
        [rook] { $count ->
            [one] turn
            *[other] turnuri
        }
        [treasurer] { $count ->
            [one] vistiernic
            *[other] vistiernici
        }
        [queen] { $count ->
            [one] damă
            *[other] dame
        }
        *[king] { $count ->
            [one] rege
            *[other] regi
        }
    }
mathematichess-a-kind = { $kind ->
        [farmer] un fermier
        [pawn] un pion
        [guard] o gardă
        [knight] un cal
        [bishop] un nebun
        [rook] un turn
        [treasurer] un vistiernic
        [queen] o damă
        *[king] un rege
    }
mathematichess-piece = { $kind ->
        [farmer] { $colour ->
            [white] fermier alb
            *[black] fermier negru
        }
        [pawn] { $colour ->
            [white] pion alb
            *[black] pion negru
        }
        [guard] { $colour ->
            [white] gardă albă
            *[black] gardă neagră
        }
        [knight] { $colour ->
            [white] cal alb
            *[black] cal negru
        }
        [bishop] { $colour ->
            [white] nebun alb
            *[black] nebun negru
        }
        [rook] { $colour ->
            [white] turn alb
            *[black] turn negru
        }
        [treasurer] { $colour ->
            [white] vistiernic alb
            *[black] vistiernic negru
        }
        [queen] { $colour ->
            [white] damă albă
            *[black] damă neagră
        }
        *[king] { $colour ->
            [white] rege alb
            *[black] rege negru
        }
    }
mathematichess-pieces = { $kind ->
        [farmer] { $count ->
            [one] { $colour ->
                [white] fermier alb
                *[black] fermier negru
            }
            *[other] { $colour ->
                [white] fermieri albi
                *[black] fermieri negri
            }
        }
        [pawn] { $count ->
            [one] { $colour ->
                [white] pion alb
                *[black] pion negru
            }
            *[other] { $colour ->
                [white] pioni albi
                *[black] pioni negri
            }
        }
        [guard] { $count ->
            [one] { $colour ->
                [white] gardă albă
                *[black] gardă neagră
            }
            *[other] { $colour ->
                [white] gărzi albe
                *[black] gărzi negre
            }
        }
        [knight] { $count ->
            [one] { $colour ->
                [white] cal alb
                *[black] cal negru
            }
            *[other] { $colour ->
                [white] cai albi
                *[black] cai negri
            }
        }
        [bishop] { $count ->
            [one] { $colour ->
                [white] nebun alb
                *[black] nebun negru
            }
            *[other] { $colour ->
                [white] nebuni albi
                *[black] nebuni negri
            }
        }
        [rook] { $count ->
            [one] { $colour ->
                [white] turn alb
                *[black] turn negru
            }
            *[other] { $colour ->
                [white] turnuri albe
                *[black] turnuri negre
            }
        }
        [treasurer] { $count ->
            [one] { $colour ->
                [white] vistiernic alb
                *[black] vistiernic negru
            }
            *[other] { $colour ->
                [white] vistiernici albi
                *[black] vistiernici negri
            }
        }
        [queen] { $count ->
            [one] { $colour ->
                [white] damă albă
                *[black] damă neagră
            }
            *[other] { $colour ->
                [white] dame albe
                *[black] dame negre
            }
        }
        *[king] { $count ->
            [one] { $colour ->
                [white] rege alb
                *[black] rege negru
            }
            *[other] { $colour ->
                [white] regi albi
                *[black] regi negri
            }
        }
    }
mathematichess-settlers = { mathematichess-pieces } { $places }: { $terms }
mathematichess-settlers-for = { mathematichess-settlers }, în favoarea { $owner ->
        [Negru] Negrului
       *[other] Albului
    }
mathematichess-first-class = Coloniști de clasa întâi, dublați
mathematichess-second-class = Coloniști de clasa a doua
mathematichess-sum = Suma coloniștilor
mathematichess-homogeneous-line = Omogen: { $count } { mathematichess-kinds } din { $all } { $all ->
        [one] colonist
        [few] coloniști
        *[other] de coloniști
    } de clasa întâi
mathematichess-shared = teritoriu împărțit
mathematichess-sovereign = teritoriu suveran al { $owner ->
        [Negru] Negrului
       *[other] Albului
    }{ $homogeneous ->
        [yes] , omogen
        *[no] , mixt
    }{ $royal ->
        [yes] , regal
        *[no] { "" }
    }{ $secured ->
        [yes] , asigurat
        *[no] { "" }
    }
mathematichess-territory = { $squares }: { $what }
mathematichess-counts = Punctele { $player ->
        [Negru] Negrului
       *[other] Albului
    }
mathematichess-to = { $white } la { $black }
mathematichess-to-place = { $player ->
        [Negru] Negrul
       *[other] Albul
    } mai are de pus
mathematichess-territories = Teritorii
mathematichess-standing = Albul { $white } : { $black } Negrul
mathematichess-points = Puncte pe tablă
mathematichess-created = a creat { $count ->
        [0] un
        [1] un
        [2] al doilea
        [3] al treilea
        [4] al patrulea
        [5] al cincilea
        [6] al șaselea
        [7] al șaptelea
        [8] al optulea
        [9] al nouălea
        *[other] încă un
    } teritoriu { $kind ->
        [sovereign] suveran
        [homogeneous] omogen
        *[royal] regal
    }
mathematichess-end-bonus = { $player ->
        [Negru] Negrul
       *[other] Albul
    } { mathematichess-created } și a primit { $points ->
        [one] un punct
        [few] { $points } puncte
        *[other] { $points } de puncte
    }
mathematichess-end-agreement = Jucătorii au convenit să numere punctele
mathematichess-end-one-ply = Singura semimutare a etapei a doua a fost jucată
mathematichess-end-limit = S-a atins limita de { $limit ->
        [few] { $limit } semimutări
        *[other] { $limit } de semimutări
    } a etapei a doua
mathematichess-end-repetition = Aceeași poziție a apărut de { $times ->
        [few] { $times } ori
        *[other] { $times } de ori
    }
mathematichess-end-blocked = Niciun jucător nu poate muta
mathematichess-end-points = S-a atins ținta de { $points ->
        [one] un punct
        [few] { $points } puncte
        *[other] { $points } de puncte
    }
mathematichess-end-resigned = { $player ->
        [Negru] Negrul
       *[other] Albul
    } abandonează
mathematichess-end-out-of-time = { $player ->
        [Negru] Negrul
       *[other] Albul
    } a rămas fără timp
mathematichess-end-winner = { $reason }: { $winner ->
        [Negru] Negrul
       *[other] Albul
    } câștigă.
mathematichess-end-won = { $reason }: { $winner ->
        [Negru] Negrul
       *[other] Albul
    } câștigă cu { $more } la { $less }.
mathematichess-end-draw = { $reason }: câte { $points ->
        [one] un punct
        [few] { $points } puncte
        *[other] { $points } de puncte
    } fiecare, remiză.
mathematichess-refused-over = partida s-a încheiat
mathematichess-refused-still-placing = piesele nu se mută până nu sunt toate puse: pune una pe un câmp gol
mathematichess-refused-all-placed = toate piesele au fost puse: în etapa a doua ele se mută
mathematichess-refused-hand-empty = toate piesele tale sunt pe tablă: pasează până sunt și ale adversarului
mathematichess-refused-none-left = nu mai este { $kind ->
        [queen] nicio damă
        [guard] nicio gardă
        *[other] niciun { mathematichess-kind }
    } în mână
mathematichess-refused-occupied = { $at } nu este gol
mathematichess-refused-off-board = pe această tablă nu există câmpul { $at }
mathematichess-refused-no-piece = pe { $at } nu este nicio piesă
mathematichess-refused-not-yours = piesa de pe { $at } este a adversarului
mathematichess-refused-hole-before = împingerea se oprește la primul câmp gol, iar { $at } vine înaintea câmpului { $to }
mathematichess-refused-nothing-to-push = nu este nimic de împins între { $from } și { $to }
mathematichess-refused-far-from-holes = piesa de pe { $at } nu atinge niciun câmp gol, deci nu poate fi schimbată
mathematichess-refused-same-kind = și pe { $at } ai { mathematichess-a-kind }: schimbul nu ar modifica nimic
mathematichess-refused-king-between = o damă nu poate sări peste regele de pe { $at }
mathematichess-refused-hole-between = o damă nu poate sări peste câmpul gol { $at }
mathematichess-refused-secured = { $at } aparține unui teritoriu asigurat de adversar și nu se poate intra pe el
mathematichess-refused-frozen = piesa de pe { $at } este înghețată: este colonist al unui teritoriu asigurat de adversar
mathematichess-refused-nothing-to-jump = un pion trebuie să sară peste o piesă care nu este rege sau damă, iar pe { $at } nu este niciuna
mathematichess-refused-not-pushable = regii și damele împing numai piese de alte feluri, iar pe { $at } nu este niciuna
mathematichess-refused-terminator-used = fiecare jucător are un Terminator pe partidă, iar tu l-ai folosit pe al tău
mathematichess-refused-no-terminators = această partidă se joacă fără Terminator
mathematichess-refused-can-move = poți pasa numai când nicio piesă a ta nu poate fi pusă sau mutată
mathematichess-refused-too-early-to-agree = partida poate fi încheiată prin acord numai în etapa a doua, după ce ambele Terminatoare au fost folosite
mathematichess-refused-no-offer = nimeni nu a propus încheierea partidei
mathematichess-refused-answer-first = adversarul a propus încheierea partidei: acceptă sau refuză
mathematichess-refused-offered-already = propunerea ta a fost refuzată: fă o mutare înainte de a propune din nou
mathematichess-moves-farmer = un fermier face un pas pe diagonală pe un câmp gol
mathematichess-moves-pawn = un pion face un pas pe linie sau coloană pe un câmp gol
mathematichess-moves-guard-step = o gardă face un pas în orice direcție pe un câmp gol
mathematichess-moves-guard-over = o gardă sare peste o piesă pe câmpul gol aflat la două câmpuri în linie dreaptă
mathematichess-moves-guard-leap = o gardă sare pe un câmp gol aflat la două câmpuri în linie dreaptă
mathematichess-moves-knight = un cal sare ca la șah pe un câmp gol
mathematichess-moves-bishop = un nebun împinge pe diagonală până la un câmp gol
mathematichess-moves-rook = un turn împinge pe linie sau coloană până la un câmp gol
mathematichess-moves-treasurer = un vistiernic împinge pe linie, coloană sau diagonală până la un câmp gol
mathematichess-moves-queen = o damă se schimbă cu o piesă aflată pe aceeași linie, care atinge un câmp gol
mathematichess-moves-king = un rege se schimbă cu o piesă vecină care atinge un câmp gol
mathematichess-moves-revised-pawn = un pion sare peste o piesă vecină pe câmpul gol din spatele ei
mathematichess-moves-revised-bishop = un nebun face un pas pe diagonală pe un câmp gol
mathematichess-moves-revised-rook = un turn face un pas pe linie sau coloană pe un câmp gol
mathematichess-moves-revised-queen = o damă pășește pe un câmp gol sau împinge acolo piesa din fața ei, cât ține un teritoriu
mathematichess-moves-revised-king = un rege pășește pe un câmp gol vecin sau împinge acolo piesa din fața lui
mathematichess-unread-move = o mutare arată ca K@e5, Ra3>e3, Kb2xb3, Nb1-c3 sau !a3, ori este pass, offer, accept, decline sau resign
mathematichess-unread-kind = `{ $word }` nu este un fel de piesă: felurile sunt K Q T R B N G P F
mathematichess-unread-letter = o piesă este una dintre K Q T R B N G P F
mathematichess-unread-other-kind = piesa de pe { $at } este { mathematichess-a-kind }
mathematichess-unread-square = `{ $name }` nu este un câmp de la a1 la { $last }
mathematichess-unread-fields = o poziție are patru părți: linii, jucătorul la mutare, mâini și Terminatoare
mathematichess-unread-ranks = o tablă are între 3 și { $most } linii, nu { $found }
mathematichess-unread-player = `{ $word }` nu este nici W, nici B
mathematichess-unread-too-many = { $pieces ->
        [few] { $pieces } piese
        *[other] { $pieces } de piese
    } nu încap pe { $squares ->
        [one] un câmp gol
        [few] { $squares } câmpuri goale
        *[other] { $squares } de câmpuri goale
    }
mathematichess-unread-terminators = `{ $word }` nu spune cine a folosit Terminatorul
mathematichess-unread-stage = semimutările, pasările și propunerile țin de etapa a doua
mathematichess-unread-offer-early = propunerile sunt posibile numai după ce ambele Terminatoare au fost folosite
mathematichess-unread-offer-late = partida s-a încheiat: nu poate exista o propunere
mathematichess-unread-piece = nu există piesa `{ $letter }`
mathematichess-unread-hands = `{ $word }` nu este o pereche de mâini ca K9Q3/k9
mathematichess-unread-word = `{ $word }` nu este recunoscut
mathematichess-unread-template = un șablon are între 3 și { $most } linii
mathematichess-in-hands = de pus: { $hands }
mathematichess-stage = Etapă
mathematichess-stage-placing = Așezare
mathematichess-stage-battle = Bătălie
mathematichess-terminator-of = Terminatorul { $player ->
        [Negru] Negrului
       *[other] Albului
    }
mathematichess-unused = Nefolosit
mathematichess-used = Folosit
mathematichess-option-yes = Da
mathematichess-option-no = Nu
mathematichess-option-size-title = Tablă
mathematichess-option-size-help = Numărul de coloane și linii. 13 e jocul publicat, 7 și 9 sunt rapide; 8 e revizia ulterioară a autorului, cu șase feluri de piese care se mută altfel.
mathematichess-option-size-13 = 13 pe 13, câte 81 de piese
mathematichess-option-size-11 = 11 pe 11, câte 57 de piese
mathematichess-option-size-9 = 9 pe 9, câte 38 de piese
mathematichess-option-size-7 = 7 pe 7, câte 22 de piese
mathematichess-option-size-5 = 5 pe 5, câte 11 piese
mathematichess-option-size-8 = 8 pe 8, revizia ulterioară
mathematichess-option-ending-title = Partida se încheie cu
mathematichess-option-ending-help = Ce încheie partida pe loc, în afară de acord; alege câte vrei. Contează numai teritoriile create de o mutare din etapa a doua.
mathematichess-option-ending-agreement = Numai acord
mathematichess-option-sovereign-territories = Teritorii suverane
mathematichess-option-homogeneous-territories = Teritorii omogene
mathematichess-option-royal-territories = Teritorii regale
mathematichess-option-ending-points = Un număr de puncte
mathematichess-option-sovereign-count-help = Numărul de teritorii suverane care încheie partida. Regulile publicate spun patru; `auto` alege un număr potrivit tablei.
mathematichess-option-homogeneous-count-help = Numărul de teritorii omogene care încheie partida. Regulile publicate spun unul; `auto` alege un număr potrivit tablei.
mathematichess-option-royal-count-help = Numărul de teritorii regale care încheie partida. Regulile publicate spun două; `auto` alege un număr potrivit tablei.
mathematichess-option-target-title = Scor-țintă
mathematichess-option-target-help = Scorul care încheie partida; `auto` alege unul potrivit tablei.
mathematichess-option-bonus-title = Bonus
mathematichess-option-bonus-help = Punctele suplimentare pentru crearea teritoriului care încheie partida.
mathematichess-option-limit-title = Limita de semimutări
mathematichess-option-limit-help = Punctele se numără după atâtea semimutări ale etapei a doua.
mathematichess-option-repetition-title = Repetări
mathematichess-option-repetition-help = Punctele se numără când o poziție a apărut de atâtea ori.
mathematichess-option-majority-title = Omogen
mathematichess-option-majority-help = Câți dintre coloniștii de clasa întâi, doi sau mai mulți, trebuie să fie ai proprietarului și de un singur fel ca să înmulțească valoarea unui teritoriu.
mathematichess-option-majority-half = Jumătate din toți și mai mulți decât orice alt fel
mathematichess-option-majority-plurality = Mai mulți decât orice alt fel al proprietarului
mathematichess-option-majority-owner = Mai mult de jumătate dintre ai proprietarului
mathematichess-option-majority-strict = Mai mult de jumătate din toți
mathematichess-option-sovereign-title = Cui îi aparține
mathematichess-option-sovereign-help = Al cui este un teritoriu: al jucătorului cu mai mulți coloniști de clasa întâi; la fel, dar la egalitate decide clasa a doua; sau al jucătorului cu mai mulți coloniști din ambele clase.
mathematichess-option-sovereign-first = Numai clasa întâi
mathematichess-option-sovereign-break = Clasa întâi, apoi a doua la egalitate
mathematichess-option-sovereign-all = Ambele clase
mathematichess-option-join-title = Câmpuri unite
mathematichess-option-join-help = Dacă câmpurile goale care se ating numai la un colț formează un singur teritoriu.
mathematichess-option-join-orth = Numai prin laturi
mathematichess-option-join-diag = Și prin colțuri
mathematichess-option-guard-title = Gărzi
mathematichess-option-guard-help = Cum sar gărzile: două câmpuri peste orice, două câmpuri peste o piesă sau un câmp.
mathematichess-option-guard-leap = Peste orice
mathematichess-option-guard-over = Peste o piesă
mathematichess-option-guard-step = Un câmp
mathematichess-option-push-title = Piesa care împinge
mathematichess-option-push-help = Dacă o piesă înaintează împreună cu șirul pe care îl împinge.
mathematichess-option-push-with = Înaintează
mathematichess-option-push-stay = Stă pe loc
mathematichess-option-secured-title = Teritorii asigurate
mathematichess-option-secured-help = Dacă doi coloniști de clasa întâi de același fel închid un teritoriu pentru adversar.
mathematichess-option-frozen-title = Coloniști înghețați
mathematichess-option-frozen-help = Care coloniști ai unui teritoriu asigurat sunt înghețați: ai proprietarului, pe care adversarul nu îi poate împinge sau schimba, ori și ai adversarului, care atunci nu se pot muta.
mathematichess-option-frozen-owner = Ai proprietarului
mathematichess-option-frozen-all = Toți
mathematichess-option-nullswap-title = Schimburi fără efect
mathematichess-option-nullswap-help = Dacă un rege sau o damă se poate schimba cu o piesă de același fel și de aceeași culoare, ceea ce înseamnă de fapt a pasa.
mathematichess-option-terminators-title = Terminatoare
mathematichess-option-terminators-help = Dacă fiecare jucător poate scoate o dată una dintre piesele sale, în locul mutării sau pe lângă ea; revizia ulterioară nu pomenește de asta.
mathematichess-option-terminators-auto = Ca în forma publicată
mathematichess-option-terminators-on = Da, în locul mutării
mathematichess-option-terminators-free = Da, pe lângă mutare

mathematichess-letter-king = R
mathematichess-letter-queen = D
mathematichess-letter-treasurer = V
mathematichess-letter-rook = T
mathematichess-letter-bishop = N
mathematichess-letter-knight = C
mathematichess-letter-guard = G
mathematichess-letter-pawn = P
mathematichess-letter-farmer = F
mathematichess-lead-territory = { $value } pe { $place }
mathematichess-lead-near = Încă un teritoriu { $kind ->
        [sovereign] suveran
        [homogeneous] omogen
        *[royal] regal
    } pentru { $player } încheie partida
mathematichess-lead-turns = { $count ->
    [one] încă o tură
    [few] încă { $count } ture
    *[other] încă { $count } de ture
    }
mathematichess-kind-as-object = { mathematichess-a-kind }
mathematichess-put = a pus { mathematichess-kind-as-object } pe tablă
mathematichess-moved = a mutat { mathematichess-kind-as-object }
mathematichess-pushed = a împins { $count ->
    [one] o piesă
    [few] { $count } piese
    *[other] { $count } de piese
    }
mathematichess-swapped = a schimbat { mathematichess-kind-as-object } cu { $other ->
        [farmer] un fermier
        [pawn] un pion
        [guard] o gardă
        [knight] un cal
        [bishop] un nebun
        [rook] un turn
        [treasurer] un vistiernic
        [queen] o damă
        *[king] un rege
    }
mathematichess-terminated = și-a scos de pe tablă { mathematichess-kind-as-object } cu Terminatorul
