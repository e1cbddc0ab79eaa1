table-xong-xoid-named = „{ $name }”
table-xong-xoid-number = Xoid { $legs }.{ $rank }
table-xong-xoid-straight = Xoidul drept cu { $legs ->
        [one] un picior
        [few] { $legs } picioare
        *[other] { $legs } de picioare
    }
table-xong-xoid-of-legs = un Xoid cu { $legs ->
        [one] un picior
        [few] { $legs } picioare
        *[other] { $legs } de picioare
    }
table-xong-short-of-legs = { $legs ->
        [one] un picior
        [few] { $legs } picioare
        *[other] { $legs } de picioare
    }
table-xong-legs = { $legs ->
        [one] un picior
        [few] { $legs } picioare
        *[other] { $legs } de picioare
    }
table-xong-hexes = { $hexes ->
        [one] un hexagon
        [few] { $hexes } hexagoane
        *[other] { $hexes } de hexagoane
    }
table-xong-places = { $places ->
        [one] un loc
        [few] { $places } locuri
        *[other] { $places } de locuri
    }
table-xong-task-place = pune { $xoid }
table-xong-task-give = dă-i { $to ->
        [Albastru] Albastrului
       *[other] Roșului
    } un Xoid nou
table-xong-did-place = a pus { $xoid }: { $swing }
table-xong-did-give = i-a dat { $to ->
        [Albastru] Albastrului
       *[other] Roșului
    } { $xoid }
table-xong-do-give = dă { $xoid }
table-xong-event-place = { $who ->
        [Albastru] Albastrul
       *[other] Roșul
    } a pus { $xoid }: { $swing }
table-xong-event-place-and-lead = { $who ->
        [Albastru] Albastrul
       *[other] Roșul
    } a pus { $xoid }: { $swing }. { $leader ->
        [Albastru] Albastrul
       *[other] Roșul
    } conduce cu { $by }
table-xong-swing = { $change } pentru { $who ->
        [you] tine
        *[other] { $who }
    }
table-xong-no-swing = punctele nu se schimbă
table-xong-touched = { $hexes ->
        [one] 1 atins
        *[other] { $hexes } atinse
    }
table-xong-greened = { $hexes ->
        [one] 1 înverzit
        *[other] { $hexes } înverzite
    }
table-xong-cashed = { $hexes ->
        [one] 1 încasat
        *[other] { $hexes } încasate
    }
table-xong-cashed-for = { $hexes ->
        [one] 1 încasat
        *[other] { $hexes } încasate
    } pentru { $other }
table-xong-game-ends = partida se încheie
table-xong-nothing-changes = niciun hexagon nu își schimbă proprietarul
table-xong-place-here = Pune { $xoid }: { $swing }
table-xong-place-here-and-end = Pune { $xoid }: { $swing }, iar partida se încheie
table-xong-number-means = { $legs }.{ $rank }: { $legs ->
        [one] un picior
        [few] { $legs } picioare
        *[other] { $legs } de picioare
    } și numărul { $rank } de această mărime. Îi poți da un nume în listă (Xoiduri).
table-xong-not-connected = Picioarele nu sunt încă legate
table-xong-built = { $xoid }: { table-xong-legs }
table-xong-built-touches = { $xoid }: { table-xong-legs }, atinge cel mult { table-xong-hexes }
table-xong-played-by = Jucat de { $who } la tura { $turn }
table-xong-no-longer-fits = Nu mai încape nicăieri
table-xong-new-fits = Nou, încape în { table-xong-places }
table-xong-best-placement = Cea mai bună așezare pentru { $who }: { $swing }
table-xong-wrong-with = { $xoid }: { $wrong }
table-xong-give-checked = Dă { $xoid }: { $checks }
table-xong-nothing-fits-here = Nimic nou nu încape peste acest picior
table-xong-hex-free = Nimeni nu atinge încă acest hexagon
table-xong-hex-touched-red = Atins numai de Roșu: un punct deocamdată
table-xong-hex-touched-blue = Atins numai de Albastru: un punct deocamdată
table-xong-hex-greened = Înverzit: îl ating amândoi, deci nu contează pentru nimeni
table-xong-hex-cashed-red = Încasat de Roșu: 2 puncte definitiv
table-xong-hex-cashed-blue = Încasat de Albastru: 2 puncte definitiv
table-xong-hex-lost = Nimeni nu atinge acest hexagon și nimeni nu-l va atinge vreodată
table-xong-hexes-greened = { $hexes ->
        [one] un hexagon înverzit
        [few] { $hexes } hexagoane înverzite
        *[other] { $hexes } de hexagoane înverzite
    }
table-xong-empty-legs = { $legs ->
        [one] un picior liber
        [few] { $legs } picioare libere
        *[other] { $legs } de picioare libere
    }
table-xong-empty-legs-no-fit = { table-xong-empty-legs }: nimic nou nu încape
table-xong-empty-legs-dead = { table-xong-empty-legs }, dintre care { $dead } în goluri prea mici pentru ceva nou
table-xong-tally = { $touched ->
        [one] 1 atins
        *[other] { $touched } atinse
    }, { $cashed ->
        [one] 1 încasat
        *[other] { $cashed } încasate
    }
table-xong-tally-and-last = { table-xong-tally } și ultimul punct
table-xong-points = Puncte
table-xong-row-owned = Hexagoane a 2 puncte
table-xong-row-owned-means = Hexagoane pe care nu le atinge nimeni altcineva
table-xong-row-last = Ultimul punct
table-xong-row-last-means = Pentru jucătorul care nu a pus ultimul
table-xong-row-in-all = În total
table-xong-row-xoids = Xoiduri puse
table-xong-row-legs = Picioare puse
table-xong-row-margin = Diferență
table-xong-row-longest = Cel mai lung Xoid
table-xong-last-decided = Ultimul punct a decis partida.
table-xong-note-dead = { $hexes ->
        [one] Un hexagon înverzit
        [few] { $hexes } hexagoane înverzite
        *[other] { $hexes } de hexagoane înverzite
    } și { $untouched } neatinse: { $killed } care nu contează pentru nimeni. { $empty }.
table-xong-reason-points = Partida se încheie când nu mai încape niciun Xoid nou. Fiecare hexagon atins de un singur jucător valorează două puncte; încă unul îi revine jucătorului care nu a pus ultimul, așa că nu există niciodată remiză.
table-xong-has-cashed = { $who ->
        [Albastru] Albastrul
       *[other] Roșul
    } a încasat { table-xong-hexes }, unde nimeni altcineva nu mai poate ajunge
table-xong-cashes-for-other = încasează { table-xong-hexes } pentru { $other }
table-xong-cashed-for-both = { $hexes ->
        [one] un hexagon încasat
        [few] { $hexes } hexagoane încasate
        *[other] { $hexes } de hexagoane încasate
    } pentru { $own } și { $theirs } pentru { $other }
table-xong-legs-left = { $legs ->
        [one] doar un picior mai poate fi acoperit
        [few] doar { $legs } picioare mai pot fi acoperite
        *[other] doar { $legs } de picioare mai pot fi acoperite
    }
table-xong-died-out = { $kinds ->
        [one] un Xoid mic nu mai poate fi dat
        [few] { $kinds } Xoiduri mici nu mai pot fi date
        *[other] { $kinds } de Xoiduri mici nu mai pot fi date
    }, din lipsă de loc
table-xong-loses-greened = { $other ->
        [Albastru] Albastrul
       *[other] Roșul
    } pierde { table-xong-hexes } care acum nu contează pentru nimeni
table-xong-fits-at-best = încape în { table-xong-places }, în cel mai bun caz { $swing }
table-xong-place-xoid = Pune { $xoid }
table-xong-previous-place = Locul anterior
table-xong-next-place = Locul următor
table-xong-place-of = { $place } din { $count } rotit astfel
table-xong-turned-this-way = Rotit astfel; { table-xong-places } în total
table-xong-place-it = Pune-l aici
table-xong-place-it-tip = Sau clic pe tablă
table-xong-move-it = Mișcă-l peste tablă sau apasă { $key }.
table-xong-swing-tip = Cum se schimbă punctele imediat
table-xong-sum-tip = Atins: câte un punct. Înverzit: punctul adversarului dispare. Încasat: al doilea punct, definitiv.
table-xong-give-new = Dă-i { $to ->
        [Albastru] Albastrului
       *[other] Roșului
    } un Xoid nou
table-xong-clear = Golește
table-xong-clear-tip = Golește: scoate tot
table-xong-give-named = Dă „{ $name }”
table-xong-give-it = Dă-l
table-xong-give-it-tip = Predă-l
table-xong-build-or-pick-below = Alege picioare libere de pe tablă sau trage peste ele.{"\u000A"}Sau alege unul de mai jos.
table-xong-build-or-pick = Construiește-l pe tablă sau alege unul (Xoiduri).
table-xong-build-it = Construiește-l: alege picioare libere de pe tablă.
table-xong-who-places = { $who ->
        [Albastru] Albastrul
       *[other] Roșul
    } pune { $xoid }
table-xong-who-gives = { $who ->
        [Albastru] Albastrul
       *[other] Roșul
    } îi dă { $to ->
        [Albastru] Albastrului
       *[other] Roșului
    } un Xoid
table-xong-turn-left = Rotește-l la stânga
table-xong-turn-right = Rotește-l la dreapta
table-xong-turn-over = Întoarce-l
table-xong-column = Xoiduri
table-xong-filter-all = Toate
table-xong-filter-all-tip = Toate Xoidurile mici
table-xong-filter-new = Noi
table-xong-filter-new-tip = Ce se mai poate da
table-xong-filter-played = Jucate
table-xong-filter-played-tip = Ce se află pe tablă
table-xong-filter-extinct = Dispărute
table-xong-filter-extinct-tip = Nou, dar nu mai încape nicăieri
table-xong-field-count = Ating { $hexes ->
        [few] { $hexes } hexagoane
        *[other] { $hexes } de hexagoane
    } · { $fits } din { $all } noi
table-xong-own-name = Un nume al tău
table-xong-card = { $xoid }, { $legs ->
        [one] un picior
        [few] { $legs } picioare
        *[other] { $legs } de picioare
    }: { $status }
table-xong-card-played-red = jucat de Roșu la tura { $turn }
table-xong-card-played-blue = jucat de Albastru la tura { $turn }
table-xong-card-in-hand = în mână, de pus acum
table-xong-card-fits = nou și încape
table-xong-card-extinct = dispărut: nou, dar nu mai încape nicăieri
table-xong-card-give-hint = Clic pentru a-l construi, dublu clic pentru a-l da
table-xong-card-name-hint = Clic dreapta pentru a-i da un nume
table-xong-below-turn = tura { $turn }
table-xong-below-extinct = dispărut
table-xong-below-in-hand = în mână
table-xong-new-board = Tablă nouă
table-xong-new-board-tip = Altă tablă aleatorie, până la primul Xoid pus
table-xong-back-to-board = Înapoi la tabla { $number }
table-xong-board-number = Nr. { $number }
table-xong-editor-label = Desenează o tablă
table-xong-editor-tip = Desenează o tablă proprie sau modifică una
table-xong-editor-subtitle = Clic pe un hexagon sau trage peste mai multe
table-xong-begin-with = Începe cu
table-xong-shape-standard = Standard
table-xong-shape-small = Mică
table-xong-shape-large = Mare
table-xong-shape-triangle = Triunghi
table-xong-shape-rhombus = Romb
table-xong-shape-star = Stea
table-xong-shape-ring = Inel
table-xong-yours = A ta
table-xong-yours-tip = Ultima tablă desenată de tine
table-xong-random = Aleatorie
table-xong-random-tip = De fiecare dată alta
table-xong-islands = Insule
table-xong-islands-tip = De fiecare dată altele
table-xong-symmetry = Simetrie
table-xong-symmetry-none = Fără
table-xong-symmetry-mirror = Oglindă
table-xong-symmetry-half = Jumătate
table-xong-symmetry-thirds = Treimi
table-xong-symmetry-sixths = Șesimi
table-xong-undo = Retrage
table-xong-redo = Refă
table-xong-use-board = Folosește această tablă
table-xong-copy-as-text = Copiază ca text
table-xong-copy-as-text-tip = Ca rânduri de x și . pentru trimis sau păstrat; curio play xong --option board=FIȘIER îl citește
table-xong-board-figures = { table-xong-hexes }, { table-xong-legs }
table-xong-legs-a-hex = { $ratio } picioare pe hexagon. Tablele aleatorii au cam { $usual }; mai multe înseamnă o tablă mai zimțată.
table-xong-many-islands = { $islands ->
        [few] { $islands } insule
        *[other] { $islands } de insule
    }. Niciun Xoid nu se poate întinde pe două dintre ele.
table-xong-field-label = Desenul: { table-xong-hexes }
table-xong-set-rods = Bețe
table-xong-set-strips = Benzi plate
table-xong-mouse-move = Mișcă cursorul peste tablă
table-xong-mouse-move-does = Xoidul din mână îl urmează la cel mai apropiat loc în care încape
table-xong-mouse-wheel = Învârte rotița
table-xong-mouse-wheel-does = Rotește Xoidul; cu Ctrl, zoom
table-xong-mouse-click = Clic pe tablă
table-xong-mouse-click-does = Pune Xoidul din mână
table-xong-mouse-build = Clic sau trage peste picioare libere
table-xong-mouse-build-does = Construiește Xoidul pe care îl vei da sau scoate-i picioare
table-xong-mouse-list = Clic pe un Xoid din listă
table-xong-mouse-list-does = Construiește-l în atelier
table-xong-mouse-double = Dublu clic pe el
table-xong-mouse-double-does = Dă-l imediat
table-xong-mouse-right = Clic dreapta pe el
table-xong-mouse-right-does = Dă-i un nume al tău
table-xong-it-touches = Atinge { $hexes }.
