table-chimple-task-capture = mergi pe un câmp gol sau capturează pe diagonală
table-chimple-task-step = mergi pe un câmp gol de lângă unul dintre personajele tale
table-chimple-did-capture = a capturat de pe { $from } pe { $to }
table-chimple-did-go = a mers de pe { $from } pe { $to }
table-chimple-do-capture = capturează de pe { $from } pe { $to }
table-chimple-do-go = mergi de pe { $from } pe { $to }
table-chimple-seen-before = Deja văzut: a treia oară e remiză
table-chimple-drawn-in = Remiză în { $turns ->
        [one] o semimutare
        [few] { $turns } semimutări
        *[other] { $turns } de semimutări
    }
table-chimple-characters = { $characters ->
        [one] un personaj
        [few] { $characters } personaje
        *[other] { $characters } de personaje
    }
table-chimple-characters-stuck = { table-chimple-characters }, nicio mutare
table-chimple-characters-and-moves = { table-chimple-characters }, { $moves ->
        [one] o mutare
        [few] { $moves } mutări
        *[other] { $moves } de mutări
    }
table-chimple-captures = Capturi
table-chimple-no-captures = niciuna
table-chimple-on-turn = mutarea { $turn } ({ $mv })
table-chimple-many-captures = { $many }, de la { $first } la { $last }
table-chimple-reason-no-characters = Toate personajele unei părți au fost capturate.
table-chimple-reason-stuck = Blocaj: partea la mutare mai are personaje, dar niciunul nu se poate muta.
table-chimple-reason-repetition = Repetare: aceeași stare a apărut a treia oară.
table-chimple-reason-turn-limit = Limită: o partidă care a durat 200 de semimutări (100 de fiecare) e remiză.
table-chimple-has-left = { $who ->
        [Negru] Negrul
       *[other] Albul
    } mai are { table-chimple-characters }
table-chimple-single-move-left = { $who ->
        [Negru] Negrul
       *[other] Albul
    } mai are o singură mutare
table-chimple-one-character-left = { $who ->
        [Negru] Negrul
       *[other] Albul
    } mai are un personaj
table-chimple-single-move = { $who ->
        [Negru] Negrul
       *[other] Albul
    } are o singură mutare
table-chimple-select-first = { $what }: alege întâi unul dintre personajele tale
table-chimple-square = Câmpul { $number }
table-chimple-may-not = { $number }: nu se poate muta acum
table-chimple-may-step = { $number }: poate păși pe { $steps }
table-chimple-may-capture = { $number }: poate captura pe { $captures }
table-chimple-may-both = { $number }: poate păși pe { $steps } sau captura pe { $captures }
table-chimple-leads-to = { $meme } (starea { $state })
table-chimple-threats-name = Cine poate acționa, cine e în pericol
table-chimple-threats-label = Pericol
table-chimple-threats-tip = O cruce sub fiecare personaj pe care cealaltă parte l-ar putea captura, un chenar în jurul fiecăruia dintre ceilalți care poate acționa.
table-chimple-expert-name = Meme, stări și matrice
table-chimple-expert-tip = Fiecare mutare permisă ca memă în notația eseului, cu valoarea ei și matricele din spate.
table-chimple-set-figures = Figurine
table-chimple-set-stones = Pietre
table-chimple-mouse-select = Clic pe personajul tău
table-chimple-mouse-select-does = Alege-l: un inel unde poate merge, o cruce pe fiecare inamic pe care îl poate captura
table-chimple-mouse-move = Clic pe un câmp
table-chimple-mouse-move-does = Mută acolo personajul ales
table-chimple-mouse-hover = Ține cursorul pe o mutare din listă
table-chimple-mouse-hover-does = Îi evidențiezi câmpurile
table-chimple-mouse-play = Clic pe o mutare din listă
table-chimple-mouse-play-does = Joac-o
table-chimple-mouse-threats = Clic pe „Pericol”
table-chimple-mouse-threats-does = Vezi cine poate acționa (un chenar) și cine ar putea fi capturat (o cruce)
table-chimple-seen-from = Cum vede { $who ->
        [Negru] Negrul
       *[other] Albul
    } tabla, din partea cealaltă: susul lui e josul ecranului.
table-chimple-wins-in = câștigă în { $plies }
table-chimple-loses-in = pierde în { $plies }
table-chimple-value-draw = remiză
table-chimple-values-awaited = Valorile se calculează.
table-chimple-memes-of = Memele { $who ->
        [Negru] Negrului
       *[other] Albului
    }
table-chimple-state = Starea { $state }
table-chimple-values = Valori
table-chimple-values-tip = La ce duce fiecare memă și în câte mutări
table-chimple-matrices = Matrice
table-chimple-matrices-tip = Numărul stării și matricele care fac o memă eligibilă
table-chimple-row-label = { $mv }: { $meme }
table-chimple-column = Stare
table-chimple-state-as-seen = Starea { $state }, cum o vede { $who ->
        [Negru] Negrul
       *[other] Albul
    }
table-chimple-in-base-three = { $digits } în baza 3
table-chimple-digits-note = 1 propriu, 2 inamic, din stânga sus
table-chimple-other-sees = { $who ->
        [Negru] Negrul
       *[other] Albul
    } vede { $state }
table-chimple-own = proprie
table-chimple-enemy-rotated = inamică, rotită
table-chimple-hover-hint = Ține cursorul pe o memă ca să vezi cum se calculează.
table-chimple-capture-filter = filtru de captură
table-chimple-and-enemy = ȘI inamică
table-chimple-collision-matrix = matrice de coliziune
table-chimple-and-own-or-enemy = ȘI (proprie SAU inamică)
table-chimple-nobody-blocks = Nu rămâne nimic: nimeni nu blochează. Eligibilă.
table-chimple-way-blocked = Rămâne ceva: drumul e blocat.
table-chimple-no-enemy = Nu rămâne nimic: acolo nu e niciun inamic.
table-chimple-enemy-there = Rămâne un bit: acolo e un inamic. Eligibilă.
table-chimple-leads-to-state = Duce la starea { $state }.
table-chimple-leads-to-seen = Duce la { $seen }, văzută din această parte, starea { $state }.
table-chimple-laboratory = Laborator
table-chimple-laboratory-tip = Lasă modelele de decizie să joace unele împotriva altora
table-chimple-laboratory-subtitle = Cum poate alege o parte dintre memele ei
table-chimple-kept-in = Păstrat în { $path }. Adversarii cu „A învățat din: Tabelul păstrat” joacă acum după el.
table-chimple-run-stopped = Rularea a fost oprită: { $why }
table-chimple-models = Modele
table-chimple-learning = Învățare
table-chimple-keep-learning = Continuă în timp ce joacă
table-chimple-study-first = Întâi partidele salvate
table-chimple-board = Tablă
table-chimple-stop = Oprește
table-chimple-begin = Începe
table-chimple-games-each = Partide pe pereche
table-chimple-training = Antrenament
table-chimple-seed = Număr de pornire
table-chimple-settings-of = Ce se poate regla: { $settings }
table-chimple-weights-of = Ponderile lui
table-chimple-strength = tărie
table-chimple-sway = influență /10
table-chimple-setting-up = Pregătire: unde un model joacă perfect, jocul este întâi rezolvat.
table-chimple-how-to-begin = Alege modele și începe. Fiecare model joacă împotriva fiecăruia, ca Negru și ca Alb; cele care învață printr-un tabel joacă întâi împotriva lor însele.
table-chimple-points-matrix = Punctele Negrului (rânduri) contra Albului (coloane)
table-chimple-points-matrix-tip = Punctele Negrului (rânduri) contra Albului (coloane); o remiză e jumătate de punct.
table-chimple-run-done = gata
table-chimple-run-halted = oprit
table-chimple-progress = { $state }: { $done } din { $all } partide{ $studied ->
        [0] {""}
        [one] {"; învățat dintr-o partidă salvată"}
        [few] {"; învățat din "}{ $studied } partide salvate
        *[other] {"; învățat din "}{ $studied } de partide salvate
    }
table-chimple-keep-learned = Păstrează ce a învățat { $model }
table-chimple-keep-learned-tip = Pentru adversarii de la masă: „A învățat din: Tabelul păstrat” în setările lor
table-chimple-how-often = De câte ori a fost desfășurată fiecare memă
table-chimple-model-learns = { $model } învață: puncte împotriva jocului aleatoriu
table-chimple-states-visited = Stări vizitate
table-chimple-visited-of = { $visited } din { $possible }, cum le vede partea la mutare
table-chimple-times = { $visits ->
        [one] o dată
        [few] de { $visits } ori
        *[other] de { $visits } de ori
    }
table-chimple-endings = Finaluri: { $list }
table-chimple-ending = { $reason ->
        [no-characters] fără personaje
        [stuck] blocaj
        [repetition] repetare
        [turn-limit] limită de semimutări
        *[other] { $reason }
    } { $count }
table-chimple-prestige = Prestigiul agenților săi
table-chimple-prestige-black = ca Negru: { $values }
table-chimple-prestige-white = ca Alb: { $values }
table-chimple-nothing-yet = Nimic deocamdată.
table-chimple-in-all = în total
table-chimple-as-black = ca Negru
table-chimple-as-white = ca Alb
table-chimple-games-to = partide împotriva lui însuși, până la { $most }
table-chimple-share = { $share }%
table-chimple-meme-times = { $meme }: { $count ->
        [one] o dată
        [few] de { $count } ori
        *[other] de { $count } de ori
    }
table-chimple-histogram-note = Fiecare memă în ordinea listei: capturile portocalii, mutările albastre.
table-chimple-agent-ape = maimuță
table-chimple-agent-hare = iepure
table-chimple-agent-elephant = elefant
table-chimple-agent-owl = bufniță
table-chimple-weight-captures = capturează
table-chimple-weight-advances = avansează
table-chimple-weight-retreats = dă înapoi
table-chimple-weight-sideways = merge lateral
table-chimple-weight-lands-attacked = ajunge atacat
table-chimple-weight-leaves-attack = scapă de atac
table-chimple-weight-defends = apără un personaj propriu
table-chimple-weight-centre = centru
table-chimple-weight-enemy-choice = mutările adversarului
