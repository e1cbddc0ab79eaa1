showcase-touch-wide = Atinge sau apasă o tastă ca să joci
showcase-touch = Atinge masa
    sau apasă o tastă
    ca să joci
showcase-touch-or-scan-wide = Atinge sau scanează codul ca să joci
showcase-touch-or-scan = Atinge masa
    sau scanează codul
    ca să joci
showcase-scan-wide = Scanează codul ca să joci pe telefon
showcase-take-home = Ia partida acasă
showcase-scan = Scanează codul
    ca să joci
    pe telefon
showcase-welcome = Bun venit! Ia loc.
showcase-welcome-note = Joci cu nivelul cel mai ușor și nu trebuie să știi nimic: tabla arată ce poți face.
showcase-play-now = Joacă acum { $game }
showcase-play = Joacă { $game }
showcase-learn = Învață-l în trei minute
showcase-all-games = Toate jocurile și problemele
showcase-keep-watching = Urmărește mai departe
showcase-end = Încheie demonstrația
showcase-invite-phones = Invită telefoane
showcase-still-there = Mai ești aici?
showcase-goes-on = { $seconds ->
        [one] Demonstrația continuă într-o secundă. Atinge orice ca să rămâi.
        [few] Demonstrația continuă în { $seconds } secunde. Atinge orice ca să rămâi.
       *[other] Demonstrația continuă în { $seconds } de secunde. Atinge orice ca să rămâi.
    }
showcase-still-here = Sunt încă aici
showcase-new-here = Abia am venit
showcase-drawn = Partida s-a încheiat remiză
showcase-has-won = { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } a câștigat
showcase-have-won = Victorie pentru { $names }
showcase-to-move = { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } la mutare
showcase-dice = Zarurile decid
showcase-beginning = Cum a început
showcase-riddle = { $who ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } câștigă la următoarea mutare. O vezi?
showcase-to-go = { $turn } · { $left ->
    [one] ultima mutare
    [few] încă { $left } mutări
    *[other] încă { $left } de mutări
    }
showcase-can = { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    }: { $what }
showcase-no-code = linkul nu poate fi arătat ca un cod QR: { $error }
showcase-not-read = nu se poate citi { $file }
showcase-no-picture = { $file } nu este o imagine PNG: { $error }
