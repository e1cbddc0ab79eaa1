table-xima-task-any = alege un bloc ca să-l muți sau un câmp liber ca să introduci unul
table-xima-task-enter = introdu un bloc: fă clic pe un câmp liber de la etajul 1. Blocurile sunt scara blocului tău special (★)
table-xima-task-move = alege unul dintre blocurile tale libere, apoi un câmp marcat
table-xima-task-pass = niciun bloc al tău nu poate înainta cât arată zarurile: pasează
table-xima-task-another = alt bloc poate înainta { $count ->
    [one] un câmp
    [few] { $count } câmpuri
    *[other] { $count } de câmpuri
    }
table-xima-task-one = un bloc trebuie să înainteze { $count ->
    [one] un câmp
    [few] { $count } câmpuri
    *[other] { $count } de câmpuri
    }
table-xima-task-two = un bloc poate înainta { $first ->
    [one] un câmp
    [few] { $first } câmpuri
    *[other] { $first } de câmpuri
    }, altul { $second ->
    [one] un câmp
    [few] { $second } câmpuri
    *[other] { $second } de câmpuri
    }
table-xima-throws = { $colour ->
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } dă { $die }
table-xima-throws-two = { $colour ->
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } dă { $first } și { $second }
table-xima-passed = nu a putut muta și a pasat
table-xima-stopped = nu a folosit celălalt zar
table-xima-offered = a oferit tuturor încă trei blocuri
table-xima-accepted = a acceptat încă trei blocuri
table-xima-entered = a introdus { $what ->
    [special] blocul special
    *[block] un bloc
    } pe { $to }{ $over ->
    [none] {""}
    *[other] {" "}prin { $over }
    }
table-xima-went = a { $how ->
    [climb] urcat
    [run] înaintat
    *[descend] coborât
    }{ $what ->
    [special] {" "}cu blocul special
    *[block] {""}
    } de pe { $from } pe { $to }{ $over ->
    [none] {""}
    *[other] {" "}prin { $over }
    }
table-xima-moved = a mutat
table-xima-gave-up = { $told }, cedând blocul pentru blocul special capturat
table-xima-reached-summit = { $told }: vârful
table-xima-captured-blocks = { $told } și a capturat { $count ->
    [one] un bloc
    [few] { $count } blocuri
    *[other] { $count } de blocuri
    } (+{ $points })
table-xima-captured-special = { $told } și a capturat blocul special (+{ $points })
table-xima-now-holds = { $told } și domină acum ce se află acolo
table-xima-all-get-more = { $told }; toți primesc încă trei blocuri
table-xima-pass = pasează
table-xima-stop = nu folosi celălalt zar
table-xima-offer = oferă tuturor încă trei blocuri
table-xima-accept = acceptă încă trei blocuri
table-xima-proposal = { $how ->
    [enter] introdu un bloc
    [enter-special] introdu blocul special
    [climb] urcă de pe { $from }
    [run] înaintează de pe { $from }
    *[descend] coboară de pe { $from }
    } pe { $to }{ $over ->
    [none] {""}
    *[other] {" "}prin { $over }
    }{ $die ->
    [none] {""}
    *[other] {" "}cu zarul de { $die }
    }{ $then ->
    [capture] {" "}și capturează
    [hold] {" "}și domină ce se află acolo
    *[none] {""}
    }
table-xima-quality-so-far = Calitatea jocului până acum: { $grade } ({ $level })
table-xima-to-be-used = De folosit: { $die }
table-xima-to-be-used-two = De folosit: { $first } și { $second }
table-xima-want-more = { $players ->
    [one] { $names ->
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } vrea încă trei blocuri pentru toți
    *[other] Încă trei blocuri pentru toți; de acord: { $names }
    }
table-xima-no-progress = Niciun progres de { $count ->
    [one] o mutare
    [few] { $count } mutări
    *[other] { $count } de mutări
    }: încă trei blocuri fiecăruia după { $patience }
table-xima-no-block = Niciun bloc rămas
table-xima-tray-special = În tavă: blocul special
table-xima-tray-and-special = În tavă: { $count } și blocul special
table-xima-tray = În tavă: { $count }
table-xima-special-captured-by = blocul special capturat de { $colour }
table-xima-captured-count = capturate: { $count }
table-xima-held-count = dominate: { $count }
table-xima-button-pass = Pasează
table-xima-button-pass-tip = Niciun bloc nu poate înainta cât arată zarurile
table-xima-button-stop = Încheie mutarea
table-xima-button-stop-tip = Nu folosi celălalt zar
table-xima-button-accept = Acceptă câte 3 blocuri
table-xima-button-offer = Oferă câte 3 blocuri
table-xima-button-more-tip = Toți primesc încă trei blocuri obișnuite dacă toți sunt de acord
table-xima-captures = Capturi
table-xima-drowned-means = Pat: cine are blocuri, dar nu poate muta niciunul, câștigă; cine le-a îngropat a pierdut.
table-xima-no-blocks-means = Fără blocuri: cine nu mai are niciunul, nici pe tablă, nici în afara ei, a pierdut.
table-xima-unit = forță
table-xima-force = Forță
table-xima-to-summit = Vârf
table-xima-magnitudes = Mărimi
table-xima-game-power-sum = Puterea partidei: { $force } / { $count ->
    [one] 1 mutare
    [few] { $count } mutări
    *[other] { $count } de mutări
    }{ $slower ->
    [none] {""}
    *[other] {" "}/ { $slower } pentru timpul folosit
    }
table-xima-turns = Mutări
table-xima-effective-time = Timp efectiv
table-xima-effective-time-means = Partea din timpul convenit care a fost folosită
table-xima-game-power = Puterea partidei
table-xima-game-power-means = Forță / (mutări × 2 la puterea timpului efectiv)
table-xima-quality = Calitatea jocului: { $grade }. Este { $level }, suma tuturor forțelor.
table-xima-special-came-in = Introducerea specialului
table-xima-special-came-in-means = Mutarea la care fiecare jucător a introdus prima dată blocul special
table-xima-before-the-start = înainte de start
table-xima-turn = mutarea { $turn }
table-xima-never = deloc
table-xima-force-board = Pe tablă
table-xima-force-board-means = 2 pentru fiecare bloc obișnuit și 4 pentru blocul special, înmulțit cu etajul; cele dominate contează pe jumătate, iar blocul care domină câștigă etajul pentru fiecare bloc advers de sub el (V_BB în carte)
table-xima-force-tray = În tavă
table-xima-force-tray-means = Fiecare bloc care nu e pe tablă contează cât media celor de pe tablă (V_OB)
table-xima-force-captured = Capturate
table-xima-force-captured-means = Blocurile capturate, la valoarea pe care o aveau chiar înainte (V_CB)
table-xima-force-resignations = Abandonuri
table-xima-force-resignations-means = O parte din forța unui jucător care a abandonat (V_R)
table-xima-force-summit = Vârf
table-xima-force-summit-means = 16 pentru blocul special pe vârf (V_W)
table-xima-game-force = Forța partidei
table-xima-game-force-means = Suma; cartea o numără în xime
table-xima-cannot-win = { $colour ->
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } nu poate câștiga până când un bloc obișnuit ajuns pe vârf nu salvează blocul special
table-xima-can-win-again = { $colour ->
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } are din nou blocul special în tavă și poate iar să câștige
table-xima-below-summit = blocul special al { $colour ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    } e la etajul al treilea, sub vârf
table-xima-event-captured = Blocul { $whose ->
    [own] tău special
    *[other] special al { $colour ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    } e capturat
table-xima-event-back = Blocul { $whose ->
    [own] tău special
    *[other] special al { $colour ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    } e înapoi
table-xima-event-held = Blocul { $whose ->
    [own] tău special
    *[other] special al { $colour ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    } e dominat pe { $at }
table-xima-event-can-reach = Blocul { $whose ->
    [own] tău special
    *[other] special al { $colour ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    } poate ajunge pe vârf
table-xima-threats = { $square }: { $told }
table-xima-threat-and = { $before }; { $next }
table-xima-threat-own = blocul tău special poate ajunge acum pe vârf
table-xima-threat-of = blocul special al { $colour ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    } poate ajunge pe vârf
table-xima-way = { $to }: { $how ->
    [enter] introdu un bloc
    [enter-special] introdu blocul special
    [climb] urcă de pe { $from }
    [run] înaintează de pe { $from }
    *[descend] coboară de pe { $from }
    }{ $over ->
    [none] {""}
    *[other] {" "}prin { $over }
    }{ $then ->
    [capture] {" "}și capturează
    [hold] {" "}și domină ce se află aici
    *[none] {""}
    }
table-xima-floor = { $square }, etajul { $floor }
table-xima-tower = { $square }: { $whose ->
    [own] blocul tău{ $kind ->
    [special] {" "}special
    *[block] {""}
    }
    *[other] { $kind ->
    [special] blocul special al
    *[block] blocul
    } { $colour ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    }{ $below ->
    [none] {""}
    *[other] {" "}domină { $below }
    }{ $then ->
    [go] . Alege câmpul pe care să meargă.
    [select] . Selectează-l, apoi alege câmpul pe care să meargă.
    *[none] {""}
    }
table-xima-special-of = blocul special al { $colour ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
table-xima-tray-empty = { $colour ->
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } nu mai are niciun bloc obișnuit în tavă
table-xima-tray-own = Tava ta: { $count ->
    [one] un bloc
    [few] { $count } blocuri
    *[other] { $count } de blocuri
    }. Alege un câmp liber ca să introduci unul.
table-xima-tray-of = { $colour ->
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } are { $count ->
    [one] un bloc obișnuit
    [few] { $count } blocuri obișnuite
    *[other] { $count } de blocuri obișnuite
    } în tavă
table-xima-own-special-chosen = Blocul tău special. Alege câmpul pe care să-l introduci.
table-xima-own-special = Blocul tău special. Selectează-l, apoi alege câmpul pe care să-l introduci.
table-xima-special-waits = Blocul special al { $colour ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    } așteaptă în tavă
table-xima-special-on = Blocul special al { $colour ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    } e pe { $at }
table-xima-special-is-captured-by = Blocul special al { $colour ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    } e capturat de { $by }
table-xima-captured-nothing = { $colour ->
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } nu a capturat încă nimic
table-xima-captured-worth = { $colour ->
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } a capturat { $count ->
    [one] un bloc
    [few] { $count } blocuri
    *[other] { $count } de blocuri
    } în valoare de { $points }
table-xima-which-die = Ce zar pentru { $to }?
table-xima-which-die-why = Amândouă duc acolo. Celălalt rămâne pentru alt bloc.
table-xima-use-die = Folosește { $die }
table-xima-expert = Mărimile din carte
table-xima-expert-tip = Puterea partidei, timpul efectiv și calitatea jocului până acum; forțele cu fracțiile lor.
table-xima-heights-name = Înălțimi și turnuri desfășurate
table-xima-heights = Înălțimi
table-xima-heights-tip = Cifrele spun cât de înalt e fiecare câmp, iar golurile arată fiecare bloc al unui turn. De la un câmp la altul, un bloc urcă cel mult unul.
table-xima-blocks = Blocuri
table-xima-drums = Cilindri
table-xima-click-square = Clic pe un câmp gol
table-xima-click-square-does = Introdu un bloc obișnuit din tava ta
table-xima-click-block = Clic pe un bloc, apoi pe un câmp
table-xima-click-block-does = Mută blocul; câmpurile la care poate ajunge au un inel
table-xima-click-special = Clic pe blocul special din tava ta
table-xima-click-special-does = Selectează-l, apoi clic pe câmpul pe care să-l introduci
table-xima-drag-block = Trage un bloc pe un câmp
table-xima-drag-block-does = Același lucru dintr-o mișcare
table-xima-hover-square = Ține cursorul pe un câmp
table-xima-hover-square-does = Vezi drumul pe care l-ar lua un bloc sau ce îi stă în cale
table-xima-click-tower = Clic pe turnul altui jucător
table-xima-click-tower-does = Desfă-l ca să vezi ce blocuri are; „Înălțimi” desfășoară toate turnurile și spune cât de înalte sunt
