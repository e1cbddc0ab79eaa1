cli-cannot-read = { $file } nu poate fi citit
cli-cannot-write = { $file } nu poate fi scris
cli-because = { $what }: { $reason }
cli-cannot-write-output = ieșirea nu poate fi scrisă: { $reason }
cli-cannot-write-pages = paginile nu pot fi scrise în { $folder }: { $reason }
cli-no-window = acest curio a fost compilat fără fereastră; compilează-l cu opțiunea `client` (cea implicită)
cli-move = mutarea { $number }
cli-nobody-sits = `{ $text }` nu este un loc: locurile sunt de la 1 la { $count }, sau { $colours }
cli-players-given = { $count ->
    [one] este dat 1 jucător, dar jocul este pentru { $expected }
    [few] sunt dați { $count } jucători, dar jocul este pentru { $expected }
    *[other] sunt dați { $count } de jucători, dar jocul este pentru { $expected }
    }
cli-name-game = indică un joc
cli-position-needs-game = jucătorii, opțiunile și o poziție au nevoie de un joc: curio play JOC
cli-phones-need-game = telefoanele au nevoie de un joc: curio play JOC --host
cli-ply-out-of-range = { $len ->
    [one] partida are o semimutare: semimutarea { $ply } nu există (de la 0 la { $len })
    [few] partida are { $len } semimutări: semimutarea { $ply } nu există (de la 0 la { $len })
    *[other] partida are { $len } de semimutări: semimutarea { $ply } nu există (de la 0 la { $len })
    }
cli-plies-out-of-range = partida are { $len ->
    [one] o semimutare
    [few] { $len } semimutări
    *[other] { $len } de semimutări
    }: { $from }..{ $to } este în afara ei (0..{ $len })
cli-plies-backwards = { $from }..{ $to } se termină înainte să înceapă: scrie întâi numărul mai mic
cli-match-has-moves = partida are { $moves ->
    [one] o semimutare
    [few] { $moves } semimutări
    *[other] { $moves } de semimutări
    }, nu { $ply }
cli-no-bundled-match = nu există nicio partidă inclusă `{ $name }`{ $tip } (vezi curio matches)
cli-no-match-in-it = { $file } este gol: nu conține nicio partidă
cli-no-such-player = nu există niciun jucător `{ $name }`; jucătorii sunt { $names }
cli-no-player-name = `{ $name }` nu desemnează niciun jucător
cli-no-saved-match-of = în nicio partidă salvată nu joacă `{ $name }`
cli-no-force = scorul la { $game } nu este o forță, deci partidele nu au mărimi
cli-no-opponents-yet = { $game } nu are încă adversari
cli-must-not-be-run = `{ $command }` nu are voie să fie pornit
cli-no-move-found = adversarul nu a găsit nicio mutare
cli-cannot-read-moves = mutările nu pot fi citite
cli-moves-no-text = mutările nu pot fi citite: nu este text
cli-line-too-long = rândul acesta este prea lung
cli-input-ended = intrarea s-a terminat înaintea partidei
cli-film-endings = un film este un fișier .gif, .mp4 sau .webm ori un folder, iar o pagină un fișier .html, nu .{ $ending }
cli-no-site = pagina pentru browsere nu este construită: rulează scripts/web
cli-page-without-replay = fără pagina pentru browsere, arată poziții și toate mutările; ca să reia partida, rulează mai întâi scripts/web
cli-film-needs-name = un film sau o pagină este un fișier: dă-i un nume
cli-film-options = --for, --highlights, --clip, --length și --silent sunt pentru filme, nu pentru o pagină
cli-film-too-short = { $moves ->
    [one] o mutare nu încape
    [few] { $moves } mutări nu încap
    *[other] { $moves } de mutări nu încap
    } în { $seconds } s: durează { $least } s. Fă filmul mai lung sau arată doar momentele-cheie
cli-film-even = un film de { $width } pe { $height } pixeli: laturile trebuie să fie pare
cli-film-no-voice = nu este instalată nicio voce (espeak-ng este una), așa că subtitrările nu sunt citite
cli-study-options = o pagină a unui folder acceptă --show-all și --seconds-per-ply; celelalte opțiuni sunt pentru o singură partidă sau pentru filme
cli-study-empty = în acest folder nu sunt partide
cli-page-of-several = { $file } conține { $count } partide: deschide-o în fereastră, care o salvează pe fiecare
cli-page-of-none = { $file } nu conține nicio partidă
cli-turning-points-for-two = punctele de cotitură se cunosc doar la partidele în doi
cli-nobody-can-judge = Curio nu poate judeca mutările acestui joc
cli-no-highlights = nicio mutare nu a întors partida și niciuna nu este marcată: nu sunt momente-cheie de arătat
cli-no-clip = nicio mutare nu a întors această partidă: nu e nimic de întrebat
cli-no-scenes = nicio partidă încheiată din acest folder nu a fost întoarsă de o mutare: nu e nimic de arătat
cli-not-a-picture = { $file } nu este numele unui fișier PNG sau SVG
cli-nothing-to-resume = nu există nicio partidă pe telefoane care să poată fi continuată
cli-table-closed = masa pentru telefoane s-a închis singură
cli-stand-in = un înlocuitor este random, un nivel sau time:TIMP
cli-no-seat-for-phone = niciun loc nu e deschis pentru telefoane: pune `human` la unul dintre jucători
cli-option-form = scrie o opțiune ca CHEIE=VALOARE
cli-puzzle = { $title } ({ $id }): { $task }
cli-puzzle-rated = { $title } ({ $id }, dificultate { $stars } din 5): { $task }
## Tables for phones and their networks
cli-no-host = acest curio a fost compilat fără mese pentru telefoane; compilează-l cu opțiunea `host` (implicită)
cli-host-also = sau în rețeaua { $network }: { $link }
cli-host-moved = rețeaua s-a schimbat: cu acest cod telefoanele găsesc acum masa
cli-host-no-network = acest calculator nu este în nicio rețea în care să-l poată găsi telefoanele. Codul apare de îndată ce intră în una; --listen ADRESĂ:PORT indică o adresă.
