record-unrated-game = jocul nu are rating
record-unrated-friendly = este o partidă amicală
record-unrated-assisted = au fost retrase mutări sau un jucător a avut ajutor
record-unrated-dice = numai modul sportiv, fără zaruri, contează pentru rating
record-unrated-pairs = partidele în perechi nu contează pentru rating
record-unrated-position = nu a început din poziția inițială
record-unrated-nameless = { $player } nu are nume de jucător
record-unrated-unsteady = { $player } nu are un nivel constant
record-unrated-twice = { $player } are mai mult de un loc
record-unrated-no-person = nu a participat nicio persoană
record-unrated-too-short = s-a încheiat înainte ca fiecare jucător să fi mutat
record-unrated-no-winner = nu are un singur câștigător
record-unreadable = nu este un fișier de partidă: rândul { $line }, coloana { $column }: { $reason }
record-newer = fișierul de partidă are versiunea de format { $found }, iar acest program citește până la { $known }: este nevoie de o versiune mai nouă de Curio
record-newer-rules = partida s-a jucat după versiunea { $found } a regulilor jocului { $game }, iar acest program cunoaște până la { $known }: este nevoie de o versiune mai nouă de Curio
record-in-list = rândul { $line }, coloana { $column }: { $why }
record-seats = fișierul de partidă are { $found ->
        [one] un jucător
        [few] { $found } jucători
        *[other] { $found } de jucători
    }, dar jocul este pentru { $expected }
record-mark = mutarea { $number }: `{ $mark }` nu este un semn
record-time = mutarea { $number }: { $millis } ms pentru o mutare este prea mult; limita este un secol
record-move = mutarea { $number }: { $why }
record-hash = mutarea { $number } ({ $mv }): suma de control a poziției de după ea este { $recorded } în fișierul de partidă, dar ar trebui să fie { $actual }
record-result = rezultatul din fișierul de partidă este { $recorded }, dar mutările duc la { $actual }
record-ends-abruptly = fișierul de partidă se întrerupe după { $plies ->
        [one] o mutare
        [few] { $plies } mutări
        *[other] { $plies } de mutări
    }
record-in-branch = varianta { $branch }: { $why }
record-branch-empty = nu are mutări
record-branch-place = nicio variantă nu poate pleca din șirul ei la mutarea { $number }
record-branches-many = o partidă are cel mult { $branches } de variante cu { $moves } de mutări în total și cel mult { $depth } una în alta
record-branch-none = nu există această variantă
record-link-changed = linkul este incomplet sau a fost modificat pe drum; copiază-l în întregime sau cere-l din nou
record-link-newer = linkul este făcut de o versiune mai nouă de Curio, care este necesară pentru a-l citi
record-link-too-long = este prea lung pentru un link; trimite în schimb fișierul de partidă
record-link-other-rules = linkul este făcut de o altă versiune de Curio: mutările lui duc aici la o altă poziție
record-link-of-done = linkul nu conține o partidă, ci lecțiile și problemele făcute într-un browser; lipește-l la Partide, în fereastră, sau deschide-l într-un browser
record-not-utf-8 = nu este text UTF-8
record-io = nu se poate { $action ->
        [write-to] scrie în
        [read] citi
        [create] crea
        [move] muta
        [remove] șterge
        [open] deschide
        *[write] scrie
    } { $path }: { $source }
record-of-file = { $path }: { $source }
record-in-use = { $path } este folosit de altă fereastră Curio
record-failed = { $path } nu a putut fi citit din cauza unei erori din Curio
record-no-home = nu există un folder pentru partide; setează { $variable }
record-name-taken = există deja un fișier cu acest nume
record-links-in-circle = legăturile sale simbolice formează un cerc
record-not-a-file = este { $what ->
        [folder] un folder
        [pipe] un canal (named pipe)
        [socket] un socket
        *[device] un dispozitiv
    }, nu un fișier
record-nothing-written = nu se scria nimic
record-writing-failed = firul de scriere a eșuat
record-writing-ended = firul de scriere s-a încheiat
record-table = nu se poate citi { $path }: { $why }
record-damage = rândul { $line } al jurnalului este deteriorat; tot ce este înaintea lui se păstrează
record-no-journal = nu este un jurnal sau este deteriorat la început
record-newer-journal = este nevoie de o versiune mai nouă de Curio ca să fie citit
record-no-moves = rândul { $line } este deteriorat, iar înaintea lui nu este nicio mutare
record-set-aside = O partidă în desfășurare nu a putut fi recuperată ({ $reason }). Jurnalul ei a fost păstrat ca { $path }.
record-journal-failed = nu poate fi citit din cauza unei erori
record-no-player = `{ $word }` nu este un jucător: folosește human, random, level:1 până la level:8, level:4:bold, time:500ms, model:NAME, uct:100ms, plain:100ms sau ugi:COMMAND
record-no-command = `{ $word }` nu are comandă: folosește ugi:COMMAND
record-player-too-long = `{ $word }` este prea lung pentru un jucător: limita este de { $most ->
        [few] { $most } octeți
        *[other] { $most } de octeți
    }
record-no-clock = `{ $word }` nu este un control de timp: folosește none, 30s/move, 5m sau 5m+3s
record-no-stakes = `{ $word }` nu este un fel de miză: folosește rated, friendly sau assisted
record-too-many-moves = o partidă are cel mult { $most ->
        [few] { $most } mutări
        *[other] { $most } de mutări
    }; poți abandona
record-list-comment-long = comentariul are mai mult de { $most ->
        [few] { $most } caractere
        *[other] { $most } de caractere
    }
record-list-comment-open = comentariul care începe aici nu are sfârșit: lipsește un `{ "}" }`
record-list-variation-open = varianta care începe aici nu are sfârșit: lipsește un `)`
record-list-number-missing = lipsește un număr după `$`
record-list-mark-alone = înaintea semnului `{ $mark }` nu este nicio mutare
record-list-two-marks = mutarea are deja semnul `{ $other }`; nu poate avea și `{ $mark }`
record-list-no-move = aceasta nu este o mutare
record-list-after-result = rezultatul `{ $result }` stă înaintea acestei mutări
record-list-another-match = aici începe altă partidă; pune-o pe fiecare într-un text separat
record-list-moves-follow = aceasta nu este o mutare, dar urmează mutări pe rândul { $line }
record-list-head-long = înaintea mutărilor sunt mai mult de { $most ->
        [few] { $most } rânduri
        *[other] { $most } de rânduri
    }
record-list-times = { $times ->
        [one] este dat un timp
        [few] sunt dați { $times } timpi
        *[other] sunt dați { $times } de timpi
    } pentru { $players } jucători
record-list-other-before = `{ $key }` are altă valoare pe rândul { $line }
record-list-option-value = o valoare, ca în key=value
record-list-option-twice = opțiunea `{ $key }` este dată de două ori
record-list-other-game = se așteaptă o partidă de { $game }
record-list-seed = numărul de pornire trebuie să fie un număr
record-list-used = dă timpul fiecărui jucător ca 24m30s 16m6s
record-list-unknown = `{ $key }` nu este cunoscut pentru o partidă de { $game }
record-list-name-long = numele are mai mult de { $most ->
        [few] { $most } caractere
        *[other] { $most } de caractere
    }
record-list-entry-long = `{ $key }` are mai mult de { $most ->
        [few] { $most } caractere
        *[other] { $most } de caractere
    }
record-list-empty = nu este nicio mutare
record-verdict-equal = Amândoi au jucat la fel de bine.
record-verdict-same-force = Amândoi au avut aceeași forță; { $better } a atins-o în mai puține mutări sau în mai puțin timp.
record-verdict-better = { $better } a jucat probabil mai bine: { $force ->
        [all] { $other } nu a avut deloc forță
        *[times] a avut de { $force } ori atâta forță cât { $other }
    }.
record-verdict-better-but = { $better } a jucat probabil mai bine: { $force ->
        [all] { $other } nu a avut deloc forță
        *[times] a avut de { $force } ori atâta forță cât { $other }
    }, deși { $power ->
        [all] { $better } nu a avut deloc putere
        *[times] { $other } a avut de { $power } ori puterea
    }.
record-source-book = Din cărțile inventatorilor
record-source-computer = Jucate de program, cu comentarii
record-printed-example-figure = Ultima figură notează blocul de pe D8 cu 2. După formulă valorează 4, deci Albastrul ar avea acolo 29 pe tablă în loc de 27 și o forță de 52,83.
record-printed-example-move = Mutarea 9.IF1 a Albastrului este în lista de mutări și lipsește din figurile de după ea. Rejucând lista, Roșul are 39, iar Albastrul 51; tabelul a fost făcut după figuri.
record-printed-example-level = Calitatea jocului apare ca 90,5 și o dată ca 90,6.
record-printed-example-delta = Delta apare ca 100,15 pentru că alfa, 0,9375, a fost trunchiat la 0,93. Fără rotunjire, aceleași cifre dau 101,1.
record-printed-game-1-red = Forța Roșului este 43 după formule; 39 rezultă dacă se omite unul dintre cele două blocuri roșii de pe D4.
record-printed-game-1-blue = Forța Albastrului este 54,83 dacă specialul de pe vârf este socotit separat, ca în lista pașilor. Valoarea tipărită, 56,57, îl numără ca bloc pe tablă.
record-printed-game-1-end = Ultimul comentariu spune că Roșul abandonează; tabelul socotește o victorie pe vârf.
record-printed-game-2-red = Forța Roșului este 60 după formule; 62 rezultă dacă captura de pe J3 este socotită 4 în loc de 2.
record-printed-game-2-level = Textul spune că calitatea jocului depășește 100; tabelul spune 94.
record-printed-game-3-blue = Forța Albastrului este 56,5 dacă specialul de pe vârf este socotit separat. Valoarea tipărită, 54,85, îl numără printre blocurile de pe tablă, dar nu cu valoarea lui.
record-printed-game-3-times = Timpii efectivi stau fiecare în dreptul celuilalt: puterile se potrivesc cu 0,51 pentru Roșu și 0,36 pentru Albastru.
record-left-out = { $count ->
    [one] rândul { $lines } din text nu face parte din partidă
    *[other] rândurile { $lines } din text nu fac parte din partidă
    }
record-left-out-range = { $first }–{ $last }
record-left-out-and = { $all } și { $last }
record-fleeting = { $folder } dispare odată cu mediul izolat în care rulează Curio; aceste foldere se păstrează: { $folders }
record-fleeting-everywhere = { $folder } dispare odată cu mediul izolat în care rulează Curio; dă-i lui Curio acces la unul dintre folderele tale
