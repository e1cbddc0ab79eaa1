option-players = Jucători
option-board = Tablă
option-yes = Da
option-no = Nu
option-unknown = nu există opțiunea `{ $key }`; opțiunile sunt { $known }
option-value = opțiunea `{ $key }` nu poate fi `{ $value }`; se admite: { $expected }
option-number = un număr de la { $min } la { $max }
option-either = { $one } sau { $other }
option-any-of = { $none } sau oricare dintre { $words } legate cu +
read-error = nu se poate citi `{ $given }`: { $reason }
read-no-player = nu există jucătorul `{ $name }`
read-nobody-left = trebuie să rămână cel puțin un jucător
refusal-illegal = { $given } nu este permisă: { $reason }
refusal-over = partida s-a încheiat
game-unknown = nu există jocul `{ $id }`; jocurile sunt { $known }
compose-no-place = { $place } nu există pe această tablă
compose-empty = nu este nimic pe { $place }
compose-none-left = { $owner ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } nu mai are de pus pe tablă: { $what }
compose-no-choice = nu există această alegere
compose-over = aici partida s-a încheiat: { $why }
compose-no-move = aici nu se poate muta nimic
compose-no-parts = pozițiile acestui joc nu pot fi aranjate
compose-own-board = Proprie
compose-to-move = La mutare
outcome-resigned = { $loser ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } abandonează: { $count ->
        [one] { $winners ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } câștigă
       *[other] { $winners } câștigă
    }.
outcome-out-of-time = { $loser ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } a rămas fără timp: { $count ->
        [one] { $winners ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } câștigă
       *[other] { $winners } câștigă
    }.
outcome-partners = { $one ->
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } și { $other ->
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    }
game-xima-inventor = Yosdel V. Muiño Acevedo și Liz Power Suarez
game-xima-pitch = Blocurile urcă o piramidă, iar fiecare pas e cântărit.
game-xima-aim = Blocul tău special, cel cu stea, trebuie să ajungă primul pe vârf.
game-xima-summary-1 = Cele zece blocuri ale fiecărei părți urcă o piramidă cu patru etaje, treaptă cu treaptă.
game-xima-summary-2 = Blocul de deasupra al unui turn domină tot ce e sub el, iar o majoritate capturează.
game-xima-summary-3 = Câștigă primul jucător care aduce pe vârf blocul cu stea.
game-xafka-inventor = Frank, în jurul anului 1980
game-xafka-pitch = Pereții se apropie. Hotărăște târziu dacă piesa blocată câștigă sau pierde.
game-xafka-aim = Închide cealaltă piesă. La semafor roșu, lasă-te închis.
game-xafka-summary-1 = Două piese alunecă în linie dreaptă, iar fiecare hexagon pe care se opresc dispare.
game-xafka-summary-2 = Nicio piesă nu se poate opri pe un hexagon la care cealaltă poate ajunge.
game-xafka-summary-3 = Spre sfârșitul partidei, un semafor hotărăște dacă jucătorul blocat pierde sau câștigă.
game-mathematichess-inventor = Florin Lupusoru
game-mathematichess-pitch = O tablă aglomerată, câteva goluri și un scor care se calculează.
game-mathematichess-aim = Strânge mai multe piese decât adversarul în jurul câmpurilor goale.
game-mathematichess-summary-1 = Până la 162 de piese umplu tabla, în afară de câteva câmpuri.
game-mathematichess-summary-2 = În jurul acestor goluri piesele pășesc, sar, fac schimb și împing, iar nimic nu se capturează.
game-mathematichess-summary-3 = Jucătorul cu mai multe piese în jurul unui gol îl stăpânește și primește punctele lor.
game-xong-inventor = Nathan A. Smith
game-xong-pitch = Adversarul îți dă fiecare piesă, iar nicio formă nu apare de două ori.
game-xong-aim = Atinge hexagoane pe care adversarul nu le atinge.
game-xong-summary-1 = Pui piesa pe care adversarul ți-a alcătuit-o din laturi de hexagoane.
game-xong-summary-2 = Nicio formă nu poate fi folosită de două ori și fiecare trebuie să încapă pe tablă.
game-xong-summary-3 = Primești puncte pentru hexagoanele pe care doar tu le atingi.
game-chimple-inventor = un eseist anonim, 2025
game-chimple-pitch = Un întreg joc de strategie pe nouă câmpuri.
game-chimple-aim = Capturează celelalte personaje sau lasă-le fără mutare.
game-chimple-summary-1 = Câte două personaje de fiecare parte pășesc drept și capturează în diagonală.
game-chimple-summary-2 = Tot jocul are doar patruzeci de mutări: 24 de pași și 16 capturi.
game-chimple-summary-3 = Partea rămasă fără personaje sau fără nimic de făcut a pierdut.
option-auto = auto
option-none = fără
option-off = nu
option-free = liber
lead-level = Egalitate la { $points }
lead-one = { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } conduce cu { $more } la { $less }
lead-ended = { $name }: { $more } la { $less }
lead-part = { $label }: { $value }
resigned = a abandonat
out-of-time = a rămas fără timp

## Rows of a board of squares that cannot be read

squares-unread-rows = sunt { $rows } linii, nu { $found }
squares-unread-row-short = linia { $row } nu are { $size } câmpuri
squares-unread-row-long = linia { $row } are mai mult de { $size } câmpuri
squares-unread-row = linia { $row } are { $found ->
        [one] un câmp
        [few] { $found } câmpuri
        *[other] { $found } de câmpuri
    } în loc de { $size }
