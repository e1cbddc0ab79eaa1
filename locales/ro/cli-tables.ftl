cli-head-player = jucător
cli-head-players = jucători
cli-head-name = nume
cli-head-game = joc
cli-head-moves = mutări
cli-head-result = rezultat
cli-head-date = dată
cli-head-against = contra
cli-head-experience = experiență
cli-head-rated = cu rating
cli-head-matches = partide
cli-head-won = câștigate
cli-head-drawn = remize
cli-head-lost = pierdute
cli-head-cimax-won = CIMAX câștigat
cli-head-change = schimbare
cli-head-force = forță
cli-head-power = putere
cli-head-colour = culoare
cli-head-turns = mutări
cli-head-time = timp
cli-result-won = câștigată
cli-result-drawn = remiză
cli-result-lost = pierdută
cli-damaged = deteriorată: { $damage }
cli-adjourned = întreruptă
cli-ratings-none = Încă nu există nicio partidă salvată și încheiată cu jucători care au nume.
cli-ratings-count = { $matches ->
    [one] { $matches } partidă încheiată, din care cu rating: { $rated }
    [few] { $matches } partide încheiate, din care cu rating: { $rated }
    *[other] { $matches } de partide încheiate, din care cu rating: { $rated }
    }
cli-ratings-copies = { $counted }; { $copies ->
    [one] { $copies } nu se numără, fiind copia alteia
    *[other] { $copies } nu se numără, fiind copii ale altora
    }
cli-ratings-standing = { $name }: CIMAX { $cimax }, experiență { $experience }
cli-ratings-unrated = { $name }: nicio partidă cu rating deocamdată
cli-not-rated-list = fără rating:
cli-not-rated-one = { $date } contra { $others }: { $why }
cli-is-rated = cu rating
cli-is-not-rated = fără rating: { $why }
cli-quality = calitatea jocului { $level }: { $reading }
cli-time-of = { $used } din { $agreed }
cli-game-by = { $pitch } De { $inventor }.
cli-option-takes = --option { $key }={ $default }   valori: { $values }
cli-opponents = adversari: random, { $levels }, time:1s { $unlimited }
cli-styles = stiluri, de pildă level:4:bold sau level:4:careful:
cli-show-position = poziție
cli-show-to-move = la mutare
cli-show-legal = permise
cli-show-score = scor
cli-show-many-moves = mutări: { $count }, de pildă { $first } (toate cu --json)
cli-verified = { $plies ->
    [one] { $game }, { $plies } semimutare, { $ending }
    [few] { $game }, { $plies } semimutări, { $ending }
    *[other] { $game }, { $plies } de semimutări, { $ending }
    }
cli-match-saved = salvată în { $file }
cli-match-in-memory = { $error }; partida continuă, dar numai în memorie
cli-match-loses = { $fault }; de aceea pierde
cli-error = eroare: { $what }
cli-warning = avertisment: { $what }
cli-note = notă: { $what }
cli-shown-before = { $plies ->
    [one] { $file }: { $damage }; se arată doar semimutarea dinainte
    [few] { $file }: { $damage }; se arată doar cele { $plies } semimutări dinainte
    *[other] { $file }: { $damage }; se arată doar cele { $plies } de semimutări dinainte
    }
cli-gif-rate = un GIF are cel mult { $rate } de cadre pe secundă; în loc de { $wanted } se folosesc { $rate }
cli-write-plies = scrie semimutările ca A..B, A.. sau ..B
cli-write-seconds = folosește un număr de secunde de la 0 la 60
cli-write-time = scrie un timp ca 500ms sau 2s
cli-standard-input = intrarea standard
cli-review-comment = Curio: { $said }
cli-review-none = nicio greșeală găsită
cli-review-mistakes = { $mistakes ->
    [one] { $mistakes } greșeală găsită
    [few] { $mistakes } greșeli găsite
    *[other] { $mistakes } de greșeli găsite
    }
cli-review-already = deja analizată
cli-review-open = neterminată
cli-review-failed = { $matches ->
    [one] { $matches } partidă nu a putut fi analizată
    [few] { $matches } partide nu au putut fi analizate
    *[other] { $matches } de partide nu au putut fi analizate
    }
cli-review-too-large = { $file } ar fi prea mare
cli-review-no-file = { $file } nu este un fișier în care se poate scrie: spune unde cu -o
