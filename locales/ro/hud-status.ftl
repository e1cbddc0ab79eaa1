status-draw = Remiză
status-wins = { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } câștigă
status-win-together = Victorie pentru { $names }
status-find-better = { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    }: găsește o mutare mai bună
status-you-play-now = Culoarea ta acum: { $name }
status-replies = { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } răspunde
status-trying-out = Probă: { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } la mutare
status-to-move = { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } la mutare
status-before-first = Înainte de prima mutare
status-moves-first = Începe { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    }.
status-chance = Decide norocul
status-correct = Corect!
status-not-quite = Nu chiar
status-try-again = Mai încearcă.
status-your-move = E rândul tău
status-ordered = Piesele tale sunt așezate
status-looking-at-move = Se verifică mutarea ta
status-paused = În pauză
status-paused-line = Ceasurile și calculatorul sunt oprite.
status-thinking = { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } se gândește
status-on-phone = { $guest } joacă de pe un telefon.
status-solved = Rezolvată!
status-not-this = Nu această mutare
status-watch-answer = Urmărește răspunsul.
status-solution = Soluția
status-looking-for-hint = Se caută un indiciu
status-result = Rezultat
status-result-tip = Cine a câștigat și de ce
status-viewing-start = Poziția inițială
status-viewing-move = După mutarea { $shown } din { $total }
status-trial-over-tip = Renunță la mutările încercate (T)
status-trial-kept-tip = Ce ai încercat rămâne în lista de mutări (T)
status-last-tip = Mergi la ultima poziție (End)
status-play-from-here = Joacă de aici
status-play-from-here-tip = Retrage toate mutările de după și joacă mai departe de aici
