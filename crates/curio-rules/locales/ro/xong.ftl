xong-title-named = { $name }
xong-title-numbered = Xoid { $number }
xong-title-straight = Xoidul drept cu { $legs ->
        [one] un picior
        [few] { $legs } picioare
        *[other] { $legs } de picioare
    }
xong-title-legs = un Xoid cu { $legs ->
        [one] un picior
        [few] { $legs } picioare
        *[other] { $legs } de picioare
    }
xong-label-straight = Drept, { $legs ->
        [one] un picior
        [few] { $legs } picioare
        *[other] { $legs } de picioare
    }
xong-label-legs = Un Xoid cu { $legs ->
        [one] un picior
        [few] { $legs } picioare
        *[other] { $legs } de picioare
    }
xong-touched = { $count ->
        [one] un hexagon atins
        [few] { $count } hexagoane atinse
        *[other] { $count } de hexagoane atinse
    }, câte 1
xong-cashed = { $count ->
        [one] un hexagon încasat
        [few] { $count } hexagoane încasate
        *[other] { $count } de hexagoane încasate
    }, câte 2
xong-last-point = Ultimul punct
xong-greened = Hexagoane înverzite
xong-untouched = Hexagoane neatinse
xong-vacant = Picioare libere
xong-dead = Dintre ele, picioare moarte
xong-standing = Roșul { $red }, Albastrul { $blue }
xong-points = Puncte
xong-tally = Bilanț, fără ultimul punct
xong-end-resigned = { $player ->
        [Albastru] Albastrul
       *[other] Roșul
    } abandonează: { $winner ->
        [Albastru] Albastrul
       *[other] Roșul
    } câștigă.
xong-end-out-of-time = { $player ->
        [Albastru] Albastrul
       *[other] Roșul
    } a rămas fără timp: { $winner ->
        [Albastru] Albastrul
       *[other] Roșul
    } câștigă.
xong-end-points = Niciun Xoid nou nu mai încape, așa că { $last ->
        [Albastru] Albastrul
       *[other] Roșul
    } primește ultimul punct. { $winner ->
        [Albastru] Albastrul
       *[other] Roșul
    } câștigă cu { $more } la { $less }.
xong-refused-over = partida s-a încheiat
xong-refused-nothing-in-hand = acum trebuie dat un Xoid: ultimul a fost pus
xong-refused-in-hand = { $hand } trebuie pus înainte de a da un alt Xoid
xong-refused-off-board = un picior este în afara tablei: fiecare picior trebuie să fie o latură a unui hexagon al ei
xong-refused-taken = piciorul { $at } este ocupat: un Xoid trebuie pus pe picioare libere
xong-refused-other-shape = aceste picioare nu formează Xoidul care trebuie pus: { $hand }
xong-refused-not-new = { $xoid } este deja pe tablă: Xoidul dat trebuie să fie nou
xong-refused-fits-nowhere = { $xoid } nu încape nicăieri pe picioarele libere
xong-xoid-empty = un Xoid are cel puțin un picior
xong-xoid-too-large = un Xoid cu { $legs ->
        [one] un picior
        [few] { $legs } picioare
        *[other] { $legs } de picioare
    } nu încape pe nicio tablă
xong-xoid-disconnected = picioarele unui Xoid trebuie să fie legate cap la cap
xong-xoid-twice = un picior apare de două ori
xong-xoid-no-leg = { $at } este mijlocul unui hexagon, nu un picior
xong-xoid-too-wide = un Xoid atât de lat nu încape pe nicio tablă
xong-board-empty = o tablă are cel puțin un hexagon
xong-board-too-many = o tablă are cel mult { $most ->
        [few] { $most } hexagoane
        *[other] { $most } de hexagoane
    }, nu { $found }
xong-board-too-stringy = o tablă are cel mult { $most ->
        [few] { $most } picioare
        *[other] { $most } de picioare
    }, nu { $found }: fă-o mai compactă
xong-board-too-wide = o tablă poate avea cel mult { $most ->
        [few] { $most } hexagoane
        *[other] { $most } de hexagoane
    } în lățime și în înălțime
xong-board-twice = hexagonul { $at } apare de două ori
xong-board-row = `{ $row }` nu este un rând: scrie R:Q..Q,Q sau desenează cu x și .
xong-board-shift = hexagoanele unui rând trebuie să fie la două caractere distanță, decalate cu unul față de rândul următor
xong-unread-move = o mutare este give:X,Y;X,Y, place:Q,R,D;Q,R,D sau resign
xong-unread-number = nu există Xoidul { $number }
xong-unread-xoid = un Xoid se scrie prin numele lui, picioarele lui (Q,R,D;Q,R,D) sau mijloacele lor (X,Y;X,Y)
xong-unread-leg-twice = piciorul { $leg } apare de două ori
xong-unread-leg = `{ $word }` nu este un picior: scrie Q,R,D cu D de la 0 la 5
xong-unread-outside = piciorul { $leg } este în afara tablei
xong-unread-fields = o poziție are cinci părți: tabla, Xoidurile Roșului, Xoidurile Albastrului, Xoidul din mână, jucătorul la mutare
xong-unread-player = nu există jucătorul `{ $word }`
xong-unread-retired = `{ $word }` nu spune cine a plecat și cum
xong-unread-of-xoid = { $xoid }: { $error }
xong-unread-overlap = pe piciorul { $leg } se află două Xoiduri
xong-unread-twice = { $xoid } este de două ori pe tablă
xong-unread-uneven = Roșul trebuie să fi pus tot atâtea Xoiduri ca Albastrul sau unul în plus
xong-unread-turn = după { $count ->
        [one] un Xoid
        [few] { $count } Xoiduri
        *[other] { $count } de Xoiduri
    } și cu { $hand } în mână, e rândul { $player ->
        [Albastru] Albastrului
       *[other] Roșului
    }
xong-unread-turn-empty = după { $count ->
        [one] un Xoid
        [few] { $count } Xoiduri
        *[other] { $count } de Xoiduri
    } și cu mâna goală, e rândul { $player ->
        [Albastru] Albastrului
       *[other] Roșului
    }
xong-unread-on-board = { $xoid } este deja pe tablă
xong-unread-fits-nowhere = { $xoid } nu încape nicăieri
xong-unread-left-late = nimeni nu poate părăsi o partidă încheiată
xong-diagram-hand = în mână: { $xoid }
xong-place-leg = picior { $name }
xong-the-leg = piciorul { $name }
xong-other-owner = { $player ->
        [Albastru] Albastrul
       *[other] Roșul
    } are deja acest picior: ia-l mai întâi
xong-draw-first = desenează mai întâi Xoidul pe tablă, apoi apasă pe el ca să-l iei în mână
xong-no-room = Xoidul nu încape acolo fără să fie rotit
xong-brush = Xoid { $colour ->
        [red] roșu
        *[blue] albastru
    }
xong-lift = Ia în mână
xong-in-hand = În mână
xong-nothing = Nimic
xong-next-leg = Următorul picior
xong-goes-on = Continuă
xong-begins = Începe un Xoid nou
xong-option-board = { $expected }; dar { $error }
xong-option-straight = un Xoid drept care încape pe această tablă
xong-option-board-title = Tablă
xong-option-board-help = Forma tablei: regulată, aleatorie sau desenată rând cu rând, ca `-1:0..1/0:-1..1/1:-1..0`.
xong-option-board-standard = Standard, 61 de hexagoane
xong-option-board-random = Aleatorie
xong-option-board-isles = Insule aleatorii
xong-option-board-small = Mică, 37 de hexagoane
xong-option-board-large = Mare, 91 de hexagoane
xong-option-board-triangle = Triunghi, 66 de hexagoane
xong-option-board-rhombus = Romb, 64 de hexagoane
xong-option-board-star = Stea, 73 de hexagoane
xong-option-board-ring = Inel, 54 de hexagoane
xong-option-board-other = `islands`, ca în versiunile mai vechi, sau un desen: rânduri R:Q..Q,Q despărțite prin / sau o imagine făcută din x și .
xong-option-hexes-title = Mărimea tablei aleatorii
xong-option-hexes-help = Câte hexagoane are o tablă aleatorie; auto înseamnă între 48 și 80, după numărul ei.
xong-option-seed-title = Numărul tablei
xong-option-seed-help = Numărul din care rezultă o tablă aleatorie: alt număr dă altă tablă.
xong-option-handicap-title = Primul Xoid
xong-option-handicap-help = Numărul de picioare ale Xoidului drept pe care Albastrul îl dă primul: 1 este Piciorul, iar cele lungi îl avantajează pe Roșu. Cu „liber” (`free`), Albastrul alege orice Xoid.
