xima-option-players-help = Se joacă pe rând, în jurul mesei: Roșu, Albastru, Galben, Verde.
xima-option-teams = Echipe
xima-option-teams-help = În perechi, jucătorii așezați față în față câștigă împreună când unul dintre blocurile lor speciale ajunge pe vârf.
xima-option-teams-none = Fiecare pentru sine
xima-option-teams-pairs = Două perechi (patru jucători)
xima-option-teams-four = patru jucători, dar sunt { $count }
xima-option-dice = Zaruri
xima-option-dice-help = Fără zaruri, partida e în modul sportiv. Un zar hotărăște câte câmpuri parcurge un bloc. La Scienluck, un jucător dă cu două zaruri și poate muta două blocuri; ceilalți nu dau cu zarul și mută liber.
xima-option-dice-none = Niciunul: modul sportiv
xima-option-dice-one = Un zar: modul de noroc
xima-option-dice-scienluck = Două zaruri pentru un jucător: Scienluck
xima-option-thrower = Jucătorul Scienluck
xima-option-thrower-help = Locul jucătorului care dă cu cele două zaruri.
xima-option-thrower-seat = un loc de la 1 la { $count }
xima-option-first = Cine începe
xima-option-first-help = În partidele consemnate începe Roșul.
xima-option-first-square = Primul câmp la introducere
xima-option-first-square-help = Dacă primul câmp al drumului pe tablă trebuie să fie liber sau poate avea înălțimea unui bloc.
xima-option-first-square-free = Trebuie să fie liber
xima-option-first-square-any = Poate fi înalt de un bloc
xima-option-summit-entry = Din tavă pe vârf
xima-option-summit-entry-help = Dacă o scară completă poate duce un bloc din tavă direct pe vârf.
xima-option-uncover = Captură prin descoperire
xima-option-uncover-help = Dacă o majoritate capturează și atunci când pleacă un bloc care o domina.
xima-option-partners = Parteneri într-un turn
xima-option-partners-help = Dacă, într-un turn, partenerii sunt culori separate sau o singură majoritate.
xima-option-partners-separate = Două culori ca oricare altele
xima-option-partners-together = O majoritate, fără capturi între ei
xima-option-more-blocks = Trei blocuri în plus
xima-option-more-blocks-help = Dacă jucătorii le primesc când sunt toți de acord sau numai când nimeni nu mai are vreun bloc obișnuit.
xima-option-more-blocks-agreed = Când toți sunt de acord sau nimeni nu are blocuri obișnuite
xima-option-more-blocks-automatic = Doar când nimeni nu are blocuri obișnuite
xima-option-more-blocks-never = Niciodată
xima-option-patience = Mutări fără progres
xima-option-patience-help = Toți primesc trei blocuri în plus după atâtea mutări ale fiecăruia fără captură, fără bloc introdus, fără salvare și fără creșterea calității jocului.
xima-option-repetition = Repetare
xima-option-repetition-help = Ce poziții repetate sunt interzise.
xima-option-repetition-third = A treia apariție
xima-option-repetition-consecutive = A treia la rând
xima-option-repetition-allowed = Niciuna
xima-option-summit-value = Valoarea blocului special pe vârf
xima-option-summit-value-help = Cartea îl evaluează în trei feluri: 16 separat de tablă, 16 și numărat și printre blocurile de pe tablă, sau 16 ca bloc de pe tablă.
xima-option-summit-value-a = A: 16, separat de tablă
xima-option-summit-value-b = B: 16, numărat pe tablă
xima-option-summit-value-c = C: ca bloc de pe tablă
xima-option-dominated-special = Valoarea dominării unui bloc special
xima-option-dominated-special-help = Ce câștigă blocul care domină un bloc special: numărul etajului, ca în figurile cărții, sau jumătate din valoarea blocului special, ca în textul ei.
xima-option-dominated-special-floor = Numărul etajului
xima-option-dominated-special-half = Jumătate din valoarea lui
xima-dice-first = mai întâi trebuie să dai cu zarul
xima-no-dice = acum nu sunt zaruri de dat
xima-no-such-throw = zarurile nu pot arăta asta
xima-empty = nu este niciun bloc pe { $at }
xima-not-yours = blocul de deasupra de pe { $at } este al { $name ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }: le poți muta doar pe ale tale
xima-no-reserve = în tavă nu a mai rămas niciun bloc obișnuit
xima-special-on-board = blocul special este deja pe tablă
xima-special-captured = blocul special este capturat: l-ar salva un bloc obișnuit mutat pe vârful G7
xima-not-in-line = { $to } nu este în linie dreaptă din { $from }: blocurile se mută într-una din opt direcții
xima-too-high = { $at } are înălțimea { $surface }, iar drumul vine de la înălțimea { $from }: un bloc urcă cel mult un bloc deodată și are nevoie de o scară
xima-full = turnul de pe { $at } este cât poate fi un turn de înalt
xima-taken = { $at } este ocupat: un bloc din tavă trebuie să se oprească pe un câmp liber
xima-edge-taken = { $at } este ocupat: pe acolo nu poate fi introdus un bloc
xima-summit-for-special = doar un bloc special poate rămâne pe vârf; un bloc obișnuit poate trece peste el sau se poate opri acolo ca să salveze un bloc special capturat
xima-summit-from-reserve = în această partidă blocurile nu pot merge direct din tavă pe vârf
xima-distance = zarurile arată { $thrown ->
    [one] un câmp
    [few] { $thrown } câmpuri
    *[other] { $thrown } de câmpuri
    }, iar { $to } nu este la această distanță pe un drum deschis
xima-distance-either = zarurile arată { $first } sau { $second } câmpuri, iar { $to } nu este la această distanță pe un drum deschis
xima-no-choice-of-dice = un zar se alege doar când amândouă duc la { $to }, și atunci cel mai mare
xima-moved-already = blocul de pe { $at } a fost deja mutat la această mutare: al doilea zar trebuie să mute altul
xima-repeated = aceeași poziție ar apărea a treia oară
xima-no-pass = poți pasa doar când zarurile nu-ți lasă nicio mutare
xima-no-stop = nu există un al doilea zar care să rămână nefolosit
xima-no-offers = în această partidă nu se pot conveni blocuri în plus
xima-agreed-already = ai oferit sau ai acceptat deja: așteaptă-i pe ceilalți jucători
xima-nothing-offered = nimeni nu a oferit blocuri în plus
xima-enough-blocks = toți au deja atâtea blocuri câte poate avea un jucător
xima-outcome-summit = Blocul special al { $name ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    } stă pe vârf: { $count ->
        [one] { $winners ->
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } câștigă
       *[other] { $winners } câștigă
    }.
xima-outcome-drowned = { $name ->
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } este pat și nu poate muta niciun bloc: { $count ->
        [one] { $winners ->
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } câștigă
       *[other] { $winners } câștigă
    }.
xima-outcome-no-blocks = { $name ->
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } nu mai are blocuri: { $count ->
        [one] { $winners ->
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } câștigă
       *[other] { $winners } câștigă
    }.
xima-level = Calitatea jocului
xima-grade-novice = scăzută
xima-grade-medium = medie
xima-grade-high = ridicată
xima-force = Forța { $name ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
xima-own-force = forță
xima-on-board = Pe tablă
xima-block-free = { $at }: { $kind ->
    [special] bloc special
    *[block] bloc
    } la etajul { $floor }
xima-block-holds = { $at }: { $kind ->
    [special] bloc special
    *[block] bloc
    } la etajul { $floor }, domină { $held }: +{ $gain }
xima-block-held = { $at }: { $kind ->
    [special] bloc special
    *[block] bloc
    } la etajul { $floor }, dominat: jumătate
xima-block-under-own = { $at }: { $kind ->
    [special] bloc special
    *[block] bloc
    } la etajul { $floor }, sub propria culoare
xima-in-tray = În tavă
xima-in-tray-at-first = În tavă: { $count ->
    [one] { $count } bloc
    [few] { $count } blocuri
    *[other] { $count } de blocuri
    } a câte { $each }
xima-in-tray-by-average = În tavă: { $count ->
    [one] { $count } bloc
    [few] { $count } blocuri
    *[other] { $count } de blocuri
    } a câte { $each }, media de pe tablă
xima-captured = Capturat
xima-captured-then = Capturat, la valoarea de atunci: { $letters }
xima-from-resigned = De la jucătorii care au abandonat
xima-special-on-summit = Blocul special pe vârf
xima-block = bloc
xima-block-of = Bloc: { $name }
xima-special-of = Special: { $name }
xima-dial-reserve = Rezerva { $name ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
xima-dial-special = Special: { $name }
xima-dial-in-reserve = În rezervă
xima-dial-held-by = Capturat de { $name }
xima-dial-on-board = Pe tablă
xima-dial-captured = { $captor ->
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } a luat de la { $owner }
xima-dial-worth = Valoarea capturilor { $name ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
xima-only-special-on-summit = pe vârf poate sta doar un bloc special
xima-only-one-on-summit = pe vârf poate sta un singur bloc special
xima-tallest = un turn are cel mult { $count ->
    [few] { $count } blocuri
    *[other] { $count } de blocuri
    }
xima-read-move = o mutare este -K3 pentru a introduce un bloc, =D7 pentru a introduce blocul special, A13G13 sau G13 pentru a muta un bloc, TOP sau resign
xima-read-no-block = niciun bloc nu se poate muta așa
xima-read-either = { $one } sau { $other }
xima-read-ambiguous = poate însemna { $moves }
xima-read-missing = { $field ->
    [towers] lipsesc turnurile
    [reserves] lipsesc rezervele
    [captured] lipsesc blocurile capturate
    *[to-move] lipsește cine e la mutare
    }: o poziție este TOWERS RESERVES CAPTURED TO-MOVE, apoi key=value
xima-read-no-pair = `{ $field }` nu are forma key=value
xima-read-special-missing = lipsește blocul special al { $name ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
xima-read-one-special = { $name ->
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } are un singur bloc special
xima-read-mover-out = jucătorul la mutare este eliminat
xima-read-tower = `{ $item }` nu este un turn precum A1:RB
xima-read-no-square = nu există câmpul `{ $name }`
xima-read-twice = { $at } apare de două ori sau fără bloc
xima-read-most-blocks = niciun jucător nu poate avea mai mult de { $count ->
    [few] { $count } blocuri
    *[other] { $count } de blocuri
    }
xima-read-reserves = rezervele se scriu ca R9r/B9b, una de fiecare jucător
xima-read-captures = `{ $item }` nu este o listă de capturi precum B:RR=6
xima-read-value = `{ $key }` nu poate fi `{ $value }`
xima-read-no-field = nu există câmpul `{ $key }`
xima-lead-nearest = Cel mai aproape de vârf e blocul special al jucătorului { $player }: { $away }
xima-lead-higher = Blocul special al jucătorului { $player } stă mai sus: { $away }
xima-lead-special = Blocul special al jucătorului { $player }: { $away }
xima-lead-level = La fel de departe de vârf: { $away }
xima-lead-none-free = Niciun bloc special nu e liber: fiecare e capturat sau ținut sub alt bloc
xima-climb-moves = { $count ->
    [one] 1 mutare
    [few] { $count } mutări
    *[other] { $count } de mutări
    }
xima-climb-steps = { $count ->
    [one] lipsește un bloc din scară{ $floor ->
        [0] { "" }
        [4] , spre vârf
       *[other] , spre etajul { $floor }
    }
    [few] lipsesc { $count } blocuri din scară{ $floor ->
        [0] { "" }
        [4] , întâi spre vârf
       *[other] , întâi spre etajul { $floor }
    }
    *[other] lipsesc { $count } de blocuri din scară{ $floor ->
        [0] { "" }
        [4] , întâi spre vârf
       *[other] , întâi spre etajul { $floor }
    }
    }
xima-climb-held = ținut sub alt bloc pe { $at }
xima-climb-captured = capturat
xima-climb-blocks = { $count ->
    [one] 1 bloc
    [few] { $count } blocuri
    *[other] { $count } de blocuri
    }
xima-climb-is-held = ținut
xima-lead-next = Blocul special al jucătorului { $player } poate păși pe vârf la mutarea următoare
xima-did = { $did ->
    [summit] a ajuns pe vârf cu blocul special
    [rescue] a cedat un bloc și își recapătă blocul special
    [capture-special] a capturat un bloc special
    [capture] a capturat { $count ->
        [one] un bloc
        [few] { $count } blocuri
        *[other] { $count } de blocuri
    }
    [hold] a urcat pe alt bloc, care nu se mai poate mișca
    [enter-special] a introdus blocul special
    [enter] a introdus un bloc
    [climb-special] a urcat { $count ->
        [one] un bloc
        [few] { $count } blocuri
        *[other] { $count } de blocuri
    } cu blocul special
    [climb] a urcat { $count ->
        [one] un bloc
        [few] { $count } blocuri
        *[other] { $count } de blocuri
    }
    [run] a mutat un bloc la aceeași înălțime
    *[descend] a coborât { $count ->
        [one] un bloc
        [few] { $count } blocuri
        *[other] { $count } de blocuri
    }
    }
