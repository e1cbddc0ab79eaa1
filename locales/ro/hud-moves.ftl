moves-title = Mutări
moves-none = Nicio mutare deocamdată.
moves-taken-back = { $count ->
    [one] o mutare retrasă
    [few] { $count } mutări retrase
    *[other] { $count } de mutări retrase
    }
moves-start = Început
moves-start-tip = Înainte de prima mutare (Home)
moves-branch-tip = O variantă încercată: privește-o
moves-branch-of = O variantă de { $name }: privește-o
moves-branch-delete = Șterge această variantă
moves-branch-promote = Pune această variantă înaintea celorlalte
moves-branch-deleted = Varianta a fost ștearsă.
moves-annotate = Comentează mutările
moves-annotate-none = Mergi la o mutare ca să spui ceva despre ea.
moves-annotate-hint = Ce este de spus despre această mutare. d4 se luminează, d4->e5 este o săgeată, iar o întrebare la sfârșit se pune înainte de mutarea următoare
moves-annotate-save = Salvează partida cu comentariile ei
moves-mark-brilliant = Strălucită
moves-mark-good = Bună
moves-mark-interesting = Interesantă
moves-mark-dubious = Îndoielnică
moves-mark-mistake = Greșeală
moves-mark-blunder = Gafă
moves-took = a durat { $time }
hint-play = Joacă { $played }
hint-dismiss = Închide indiciul
hint-play-it = Joac-o
hint-play-it-tip = Joacă mutarea propusă
coach-not-yet = Încă nu: există o mutare mai bună
coach-better-now = Mai bine: nu cedezi nimic
coach-that-is-it = Asta e mutarea!
coach-serious-mistake = O greșeală gravă
coach-was-better = Exista o mutare mai bună
coach-good = Bine
coach-well-found = Bine văzut!
coach-off-tip = Oprește antrenorul. Îl poți porni din nou din setări
review-match = Recapitulare
review-match-tip = Mutările care au cedat ceva: ce era mai bine și de ce
review-looking = Se examinează poziția { $known } din { $of }…
review-proving = Se calculează ce mutări ar fi putut schimba rezultatul…
review-checking = Se verifică mutarea { $number } din { $of }…
review-you-blundered = Mutarea { $round }: ai făcut o gafă
review-you-erred = Mutarea { $round }: ai făcut o greșeală
review-blundered = Mutarea { $round }: { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } a făcut o gafă
review-erred = Mutarea { $round }: { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } a făcut o greșeală
review-better = Mai bine: { $played }
review-title = Recapitulare
review-close = Închide recapitularea
review-tag-played = Jucat
review-tag-better = Mai bine
review-show = Arată
review-show-tip = Poziția dinaintea acestei mutări, cu ambele mutări pe tablă
review-retry = Încearcă iar
review-retry-tip = Găsește o mutare mai bună: antrenorul o judecă, iar calculatorul răspunde
review-none-of-yours = Nu ai făcut nicio greșeală.
review-resigned-won = { $name } a abandonat într-o poziție câștigată.
review-resigned-level = { $name } a abandonat fără să fie în urmă.
review-deciding = Această mutare a decis partida.
review-looks-further = „Analiză” parcurge partida poziție cu poziție și vede mai departe.
review-all-good = { $count ->
    [one] { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    }: o mutare, nimic dăruit
    [few] { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    }: { $count } mutări, nimic dăruit
    *[other] { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    }: { $count } de mutări, nimic dăruit
    }
review-some-bad = { $count ->
    [one] { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    }: { $bad } într-o mutare
    [few] { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    }: { $bad } în { $count } mutări
    *[other] { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    }: { $bad } în { $count } de mutări
    }
review-mistakes = { $count ->
    [one] o greșeală
    [few] { $count } greșeli
    *[other] { $count } de greșeli
    }
review-blunders = { $count ->
    [one] o gafă
    [few] { $count } gafe
    *[other] { $count } de gafe
    }
moves-resigns = abandonează
moves-out-of-time = timp expirat
surrender-asked = { $name } a pierdut și ar ceda
surrender-accept = Acceptă victoria
surrender-play-on-tip = Joacă partida până la capăt
guess-tally = { $right } din { $all }
guess-watch-on-tip = Înapoi la partidă, să vezi ce s-a jucat
