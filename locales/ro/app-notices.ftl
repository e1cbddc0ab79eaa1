app-saved-as = Salvat ca { $file }
app-computer-begins = Începe calculatorul. Culoarea ta: { $colour }.
app-stored-unread = { $what ->
        [settings] Setările tale nu au putut fi citite
        [progress] Progresul tău nu a putut fi citit
        [puzzles] Problemele tale nu au putut fi citite
       *[window] Mărimea și locul ferestrei nu au putut fi citite
    }: { $path }: { $error }
app-stored-defaults = { $what ->
        [settings] Setările tale nu au putut fi înțelese
        [progress] Progresul tău nu a putut fi înțeles
        [puzzles] Problemele tale nu au putut fi înțelese
       *[window] Mărimea și locul ferestrei nu au putut fi înțelese
    } ({ $why }), așa că se folosesc valorile implicite.
app-stored-rewritten = { $what ->
        [settings] Setările tale nu au putut fi înțelese
        [progress] Progresul tău nu a putut fi înțeles
        [puzzles] Problemele tale nu au putut fi înțelese
       *[window] Mărimea și locul ferestrei nu au putut fi înțelese
    } ({ $why }), așa că fișierul a fost înlocuit.
app-stored-kept = Fișierul vechi a fost păstrat ca { $file }.
app-stored-stays = Fișierul vechi nu a putut fi pus deoparte: { $error }.
app-stored-unsaved = { $what ->
        [settings] Setările tale nu au putut fi salvate
        [progress] Progresul tău nu a putut fi salvat
        [puzzles] Problemele tale nu au putut fi salvate
       *[window] Mărimea și locul ferestrei nu au putut fi salvate
    }: { $path }: { $error }
app-job-failed = ceva nu a mers în Curio; jurnalul și raportul de eroare pot spune mai mult
app-not-opened = { $file } nu a fost deschis: { $program }: { $error }
app-last-run-closed = Data trecută, Curio s-a închis neașteptat.
app-last-run-failed = Curio s-a închis neașteptat și a repornit.
app-last-run-card-lost = Placa grafică nu mai răspundea, așa că Curio a repornit.
app-last-run-card-overtaxed = Placa grafică nu a putut desena imaginea, așa că Curio a repornit la calitate redusă.
app-matches-safe = Partidele tale sunt în siguranță.
app-crash-report = Un raport de eroare se află în { $file }.
app-fault-outlived = Ceva nu a mers, dar poți continua. Un raport de eroare se află în { $file }.
app-versus = { " vs. " }
app-no-such-match = nu există o astfel de partidă
app-match-gone = Partida nu mai există sau se joacă în altă fereastră.
app-recovered = { $damage }. Mutări recuperate: { $moves }.
app-deleted = „{ $name }” a fost ștearsă.
app-study = Partide
app-page-added = { $count ->
    [one] 1 partidă din această pagină este acum printre partidele tale
    [few] { $count } partide din această pagină sunt acum printre partidele tale
    *[other] { $count } de partide din această pagină sunt acum printre partidele tale
    }
app-page-of-none = Nu conține nicio partidă Curio
app-restored = „{ $name }” a fost restaurată.
app-puzzle-known = Ai deja această problemă.
app-puzzles-full = Ai { $count ->
        [one] o problemă
        [few] { $count } probleme
       *[other] { $count } de probleme
    }, adică numărul maxim.
app-puzzle-proving = Se caută un câștig forțat…
app-puzzle-saved = Salvată ca „{ $title }” printre problemele tale.
app-puzzle-ambiguous = Mai multe prime mutări câștigă.
app-puzzle-no-win = Nu a fost salvată: calculatorul nu găsește aici un câștig forțat, deci nu poate spune dacă o mutare este bună.
app-puzzle-not-saved = Nu a fost salvată: { $error }.
app-position-not-examined = Poziția nu a putut fi examinată: { $error }.
app-daily-helped = rezolvată cu ajutor
app-daily-first-try = rezolvată din prima încercare
app-daily-tries = { $count ->
        [one] rezolvată dintr-o încercare
        [few] rezolvată din { $count } încercări
       *[other] rezolvată din { $count } de încercări
    }
app-phones-waits = { $name } așteaptă un loc
app-phones-next = Urmează: { $names }
app-phones-next-more = Urmează: { $names } și încă { $count }
app-phones-count = { $count ->
        [one] un telefon
        [few] { $count } telefoane
       *[other] { $count } de telefoane
    }
app-phones-none = Niciun telefon deocamdată
app-phones-predictions = { $phones }, preziceri corecte: { $right } din { $all }
app-phones-not-invited = Telefoanele nu pot fi invitate: { $error }
app-phones-plays = { $name } ({ $colour }) joacă de pe un telefon
app-phones-away = { $name } ({ $colour }) lipsește
app-phones-back = { $name } ({ $colour }) s-a întors
app-phones-undo = { $name } ({ $colour }) ar vrea să retragă o mutare.
app-helped = Cu ajutor, o victorie nu contează împotriva nivelului.
app-phones-left = { $name } a plecat de la masă
app-phones-may-come-back = Telefoanele se pot conecta din nou și își regăsesc locurile
app-phones-not-back = Telefoanele nu se pot întoarce: { $error }
## Networks of phones
app-phones-moved = Rețeaua s-a schimbat: telefoanele găsesc acum masa la { $address }. Arată-le codul nou.
app-phones-no-network = Acest calculator nu mai este în nicio rețea. Telefoanele găsesc din nou masa de îndată ce intră în una.
app-stored-of-another-version = o versiune mai nouă a scris o parte
app-saved = Partida este salvată
