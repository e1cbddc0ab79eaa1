to-move = { $game }: { $colour ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } la mutare
dice-due = { $game }: urmează zarurile
seat-won = câștigă
seat-drawn = remiză
seat-told-won = { $words }, câștigă
seat-told-drawn = { $words }, remiză
seat-told-to-move = { $words }, la mutare
seat-with-words = { $name }: { $words }
source-moves = { $count ->
        [one] { $source }: o mutare
        [few] { $source }: { $count } mutări
       *[other] { $source }: { $count } de mutări
    }
resigned = a abandonat
out-of-time = timp expirat
chimple-animal = { $animal ->
        [ape] { $colour ->
            [Negru] Maimuță neagră
           *[other] Maimuță albă
        }
        [hare] { $colour ->
            [Negru] Iepure negru
           *[other] Iepure alb
        }
        [elephant] { $colour ->
            [Negru] Elefant negru
           *[other] Elefant alb
        }
       *[owl] { $colour ->
            [Negru] Bufniță neagră
           *[other] Bufniță albă
        }
    } pe { $square }
chimple-your = { $animal ->
        [ape] Maimuța ta
        [hare] Iepurele tău
        [elephant] Elefantul tău
        [owl] Bufnița ta
       *[character] Personajul tău
    } pe { $square }
chimple-ape = maimuță
chimple-hare = iepure
chimple-elephant = elefant
chimple-owl = bufniță
chimple-capture = Capturează pe { $square }
chimple-move = Mută pe { $square }
chimple-goes = { $animal ->
        [ape] Maimuța
        [hare] Iepurele
        [elephant] Elefantul
       *[owl] Bufnița
    } merge pe { $square }
chimple-takes = { $animal ->
        [ape] Maimuța
        [hare] Iepurele
        [elephant] Elefantul
       *[owl] Bufnița
    } capturează pe { $square }
chimple-left = { $count ->
        [one] rămâne { $count }
       *[other] rămân { $count }
    }
chimple-left-captured = { $count ->
        [one] rămâne { $count }
       *[other] rămân { $count }
    }, capturate: { $captured }
mathematichess-offer = Propune numărarea
mathematichess-accept = Acceptă
mathematichess-decline = Refuză
mathematichess-pass = Pasează
mathematichess-in-hand = { $piece } în mână
mathematichess-place = { $piece } pe { $square }
mathematichess-step = pe { $square }
mathematichess-push = Împinge pe { $square }
mathematichess-swap = Schimbă cu { $square } ({ $piece })
mathematichess-terminate = Terminator: scoate-o de pe tablă
mathematichess-terminator-left = Terminator disponibil
mathematichess-points = punctaj { $points }
mathematichess-points-bonus = punctaj { $points } cu bonus
xafka-gone = { $hexagon }: dispărut
xafka-piece = Piesa { $colour ->
        [Alb] Albului
        [Negru] Negrului
       *[other] Roșului
    } pe { $hexagon }
xafka-slide = Alunecă pe { $hexagon }
xafka-put = Pune piesa pe { $hexagon }
xafka-set-green = Verde: cel blocat pierde
xafka-set-red = Roșu: cel blocat câștigă
xafka-your-piece = Piesa ta
xafka-light-green = Semaforul e verde: jucătorul blocat pierde
xafka-light-red = Semaforul e roșu: jucătorul blocat câștigă
xafka-light-free = Semaforul poate fi fixat
xafka-light-locked = Semaforul nu e liber: încă { $count ->
        [one] un hexagon
        [few] { $count } hexagoane
       *[other] { $count } de hexagoane
    }. Apoi poate fi pus pe verde, și cel blocat pierde, sau pe roșu, și cel blocat câștigă
xafka-light-stuck = blocat
xafka-light-loses = pierde
xafka-light-wins = câștigă
xafka-light-may = este
xafka-light-be-set = liber
xafka-light-to-go = rămase
xafka-isolated = izolat
xafka-short-circuit = scurtcircuit
xafka-no-place = fără loc
xafka-to-be-placed = de pus pe tablă
xafka-reach = { $count ->
        [one] o mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }
xima-pass = Pasează
xima-stop = Lasă zarul
xima-move = Mută de pe { $from } pe { $to }
xima-move-capture = Mută de pe { $from } pe { $to } și capturează
xima-bring = Introdu un bloc pe { $to }
xima-bring-capture = Introdu un bloc pe { $to } și capturează
xima-bring-special = Introdu blocul special pe { $to }
xima-bring-special-capture = Introdu blocul special pe { $to } și capturează
xima-tray = Tava, { $count ->
        [one] un bloc
        [few] { $count } blocuri
       *[other] { $count } de blocuri
    }
xima-tray-special = Blocul special din tavă
xima-die = Zar: { $first }
xima-dice = Zaruri: { $first } și { $second }
xima-has-die = zar: { $first }
xima-has-dice = zaruri: { $first } și { $second }
xima-has-blocks = { $count ->
        [one] un bloc în tavă
        [few] { $count } blocuri în tavă
       *[other] { $count } de blocuri în tavă
    }
xima-has-special = blocul special în tavă
xima-has-captured = { $count ->
        [one] 1 capturat
       *[other] { $count } capturate
    }
xima-has-force = forță { $points }
xima-no-blocks = fără blocuri
xima-empty = gol
xima-on = { $top } pe { $below }
xima-block = { $colour ->
        [red] roșu
        [blue] albastru
        [yellow] galben
        [green] verde
        [white] alb
       *[black] negru
    }
xima-special-block = special { $block }
xong-hex = { $hex }: { $state }
xong-hex-cashed = { $hex }: { $state }, încasat
xong-greened-out = înverzit
xong-red = al Roșului
xong-blue = al Albastrului
xong-lost = pierdut pentru amândoi
xong-placed = { $colour }: { $xoid }, tura { $turn }
xong-around = Rândul { $row }, hexagonul { $number }
xong-place = Rândul { $row }, hexagonul { $number } ({ $nth } din { $all }): { $gain }
xong-turn = Rotește
xong-flip = Întoarce
xong-in-hand = În mâna { $colour ->
        [Albastru] Albastrului
       *[other] Roșului
    }: { $xoid }
xong-legs-to-place = { $count ->
        [one] un picior, de pus
        [few] { $count } picioare, de pus
       *[other] { $count } de picioare, de pus
    }
xong-last-point-goes = Ultimul punct îi revine { $colour ->
        [Albastru] Albastrului
       *[other] Roșului
    }
xong-over = Partida s-a încheiat
xong-gives = { $colour ->
        [Albastru] Albastrul
       *[other] Roșul
    } dă un nou Xoid
xong-xoids-placed = { $count ->
        [one] un Xoid pus
        [few] { $count } Xoiduri puse
       *[other] { $count } de Xoiduri puse
    }
xong-give = Dă { $xoid }
xong-give-legs = Picioare: { $legs }
xong-tally = { $touched ->
        [one] 1 atins
       *[other] { $touched } atinse
    }, { $cashed ->
        [one] 1 încasat
       *[other] { $cashed } încasate
    }
xong-tally-last-point = { $touched ->
        [one] 1 atins
       *[other] { $touched } atinse
    }, { $cashed ->
        [one] 1 încasat
       *[other] { $cashed } încasate
    }, ultimul punct
xong-tally-points = { $tally }, { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
empty-place = { $place }: gol
empty-place-in = { $place }: gol, în { $territory }
xima-empty-place = { $place }: gol, etajul { $floor }
xafka-in-reach = { $hexagon }: în raza de acțiune a { $colour ->
        [Alb] Albului
        [Negru] Negrului
       *[other] Roșului
    }
