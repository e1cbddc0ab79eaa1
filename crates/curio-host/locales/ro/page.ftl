page-connecting = Se conectează…
page-needs-script = Pagina are nevoie de JavaScript. Activează-l în setările browserului și reîncarcă pagina.
page-join = Vino la masă
page-name = Numele tău
page-play = Joacă
page-watch = Doar urmăresc
page-table = Masă
page-players = Jucători
page-all-moves = Toate mutările
page-sit = Ia loc
page-wait = Așteaptă un loc
page-take = Ia partida acasă
page-again = Joacă încă o partidă
page-seen-from = Vedere dinspre
page-twice = Confirmă fiecare mutare
page-leave = Eliberează locul
page-leave-queue = Nu mai aștepta
page-resign = Abandonează
page-cancel = Anulează
page-play-move = Mută
page-predict = Prezice
page-trying-again = Fără conexiune. Se încearcă din nou…
page-no-connection = Nu există conexiune cu masa.
page-you = Tu
page-free = loc liber
page-away = , lipsește
page-away-seconds = , lipsește: { $seconds } s
page-reconnecting = Se reconectează…
page-waiting = Se așteaptă partida…
page-your-turn = E rândul tău
page-to-move = { $who ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } la mutare
page-place = Locul tău la rând: { $place } din { $all }.
page-others-wait = Așteaptă un loc: { $count }.
page-here = Telefoane la masă: { $count }.
page-mine = Mutări ghicite de tine: { $right } din { $all }.
page-crowd = Toți la un loc: { $right } din { $all }.
page-sending = Se trimite…
page-touch-twice = Atinge locul unde începe o mutare, apoi locul unde se termină.
page-touch = Atinge o mutare.
page-predicted = Prezicerea ta: { $choice }.
page-touch-to-predict = Atinge o mutare ca s-o prezici.
page-not-yet = Așteaptă-ți rândul.
page-asks-leave = Eliberezi locul? Altcineva îl poate ocupa.
page-asks-resign = Abandonezi partida?
page-dice = Zaruri
page-seat-is-kept = Nu există conexiune cu masa. Locul tău e păstrat; pagina se reconectează singură.
page-comes-back = Nu există conexiune cu masa. Pagina se reconectează singură.
page-you-won = Ai câștigat
page-you-lost = Ai pierdut
page-drawn = Remiză
page-over = Partidă încheiată
page-free-seats = Locuri libere: { $count }
page-no-free-seat = Toate locurile sunt ocupate. Poți urmări și primești următorul loc liber.
page-joins-over = Partida asta s-a încheiat. Poți juca în următoarea.
page-only-watch = Cu adresa asta poți doar urmări. Scanează codul de pe ecran ca să joci.
page-resigns = abandonează
page-out-of-time = timp expirat
## Refusals as pages, and seats that were lost
page-to-table = Mergi la masa de joc
page-lost-seat = Cât ai lipsit, altcineva ți-a luat locul. Ești din nou la coadă.
