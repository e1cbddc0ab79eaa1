app-wait-replay = aceasta este o reluare: alege „Încearcă” sau „Joacă de aici” ca să muți piesele
app-wait-display = această partidă poate fi doar urmărită
app-wait-earlier = pe tablă e o poziție anterioară: întoarce-te mai întâi la partidă
app-wait-paused = partida este în pauză
app-wait-turn = e rândul { $name ->
        [Alb] Albului
        [Negru] Negrului
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
app-wait-opponent = e rândul adversarului
app-wait-try-again = apasă mai întâi „Mai încearcă”
app-wait-solution = aceasta este soluția: treci la problema următoare
app-wait-answer = alege unul dintre răspunsurile de lângă tablă
app-wait-next-lesson = treci la lecția următoare
app-wait-one-at-a-time = aici mutările se fac una câte una
app-seat-opponent = Adversar
app-mode-reply = Răspunde
app-mode-reply-tip = Adversarii răspund la mutările tale.
app-mode-automatic = Joacă tot
app-mode-automatic-tip = Calculatorul joacă pentru toate părțile.
app-mode-board-only = Nu joacă
app-mode-board-only-tip = Muți tu pentru toate părțile.
app-mode-ponder = Doar gândește
app-mode-ponder-tip = Calculatorul se gândește la poziție, dar nu mută.
app-not-set-up = Nu se poate pregăti { $what ->
        [puzzle] această problemă
        [lesson] această lecție
       *[position] această poziție
    }: { $error }
app-nobody-to-move = nu e rândul nimănui
app-not-resumed = Partida nu poate fi continuată: { $error }
app-not-restarted = Partida nu poate fi luată de la capăt: { $error }
app-not-saved = Partida nu a putut fi salvată: { $error }
app-not-kept = { $error }. Partida continuă, dar s-ar pierde dacă programul s-ar închide acum.
app-no-play-on = Nu se poate juca mai departe de aici: { $error }
app-clocks-stood-still = Curio a fost suspendat o vreme, iar ceasurile au stat.
app-search-failed = căutarea a eșuat
app-unknown-game = Curio nu cunoaște un joc numit { $game }
app-illegal-move = `{ $program }` a jucat o mutare nepermisă: { $error }
app-opponent-resigns = { $reason }. Adversarul abandonează.
app-opponent-stuck = Adversarul nu poate muta: { $reason }
