puzzle-card-solved = Rezolvată!
puzzle-card-wins-game = Așa câștigi partida.
puzzle-card-correct = Corect!
puzzle-card-only-move = { $count ->
    [one] Singura mutare care câștigă. Mai ai nevoie de o mutare.
    [few] Singura mutare care câștigă. Mai ai nevoie de { $count } mutări.
    *[other] Singura mutare care câștigă. Mai ai nevoie de { $count } de mutări.
    }
puzzle-card-none-faster = { $count ->
    [one] Nicio mutare nu câștigă mai repede. Mai ai nevoie de o mutare.
    [few] Nicio mutare nu câștigă mai repede. Mai ai nevoie de { $count } mutări.
    *[other] Nicio mutare nu câștigă mai repede. Mai ai nevoie de { $count } de mutări.
    }
puzzle-card-also-wins = Și așa se câștigă.
puzzle-card-several = { $count ->
    [one] Există mai multe mutări câștigătoare. Mai ai nevoie de o mutare.
    [few] Există mai multe mutări câștigătoare. Mai ai nevoie de { $count } mutări.
    *[other] Există mai multe mutări câștigătoare. Mai ai nevoie de { $count } de mutări.
    }
puzzle-card-loses-at-once = Nu, așa pierzi imediat.
puzzle-card-loses = Nu, așa pierzi.
puzzle-card-lets-go = Nu, așa scapi victoria din mână.
puzzle-card-no-win = Nu se mai vede nicio victorie.
puzzle-card-best-row = Recordul tău: { $count } la rând
puzzle-card-first-try = Rezolvată din prima încercare
puzzle-card-row-best = { $count } la rând, recordul tău de până acum
puzzle-card-row = { $count } la rând, recordul tău este { $best }
puzzle-card-wrong-tries = { $count ->
    [one] O încercare greșită până acum
    [few] { $count } încercări greșite până acum
    *[other] { $count } de încercări greșite până acum
    }
puzzle-card-solution = Soluția
puzzle-card-watch = Urmărește-o pe tablă. Tastele săgeți merg înainte și înapoi.
puzzle-card-next = Următoarea
puzzle-card-none-left = Nu mai este nicio altă problemă de rezolvat.
puzzle-card-picture = Salvează ca imagine
puzzle-card-picture-tip = Problema și cum te-ai descurcat, fără soluție
puzzle-card-show-solution = Arată soluția
puzzle-card-show-solution-tip = O joacă pe tablă
puzzle-card-from-start = De la început
puzzle-card-from-start-tip = Ia problema de la capăt
puzzle-card-difficulty-read = Dificultate { $stars } din { $most }
puzzle-card-difficulty = { $stars } din { $most }
puzzle-card-title = { $game }: { $title }
puzzle-card-day = { $month ->
    [1] { $day } ianuarie
    [2] { $day } februarie
    [3] { $day } martie
    [4] { $day } aprilie
    [5] { $day } mai
    [6] { $day } iunie
    [7] { $day } iulie
    [8] { $day } august
    [9] { $day } septembrie
    [10] { $day } octombrie
    [11] { $day } noiembrie
    *[other] { $day } decembrie
    }
puzzle-card-today = Problema zilei, { $day }: { $how }.
puzzle-card-today-row = { $count ->
    [few] Problema zilei, { $day }: { $how }, { $count } zile la rând.
    *[other] Problema zilei, { $day }: { $how }, { $count } de zile la rând.
    }
lesson-card-number = Lecția { $number } din { $count }
lesson-card-named = Lecția { $number } din { $count }: { $title }
lesson-card-see = Vezi ce urmează.
lesson-card-all-done = { $count ->
    [few] Bravo: toate cele { $count } lecții
    *[other] Bravo: toate cele { $count } de lecții
    }
lesson-card-next = Lecția următoare
lesson-card-play = Acum joacă
lesson-card-play-tip = La pagina jocului: o partidă pe măsura ta sau probleme
lesson-card-show-me = Arată-mi
lesson-card-show-me-tip = Marchează mutarea corectă pe tablă
lesson-card-skip = Sari peste
position-editor-leave = Ieși din editor
position-editor-title = Editor de poziții
position-editor-move = Mută
position-editor-move-tip = Trage piesele de pe tablă în altă parte
position-editor-erase = Șterge
position-editor-erase-tip = Elimină piesa pe care dai clic; butonul drept face același lucru
position-editor-flip = Întoarce tabla
position-editor-dial-next = { $name }: înainte
position-editor-dial-previous = { $name }: înapoi
position-editor-dice = Urmează zarurile
position-editor-play = Joacă de aici
position-editor-play-tip = Împotriva calculatorului, la nivelul tău
position-editor-friend = În doi
position-editor-puzzle = Ca problemă
position-editor-start = Poziția inițială
position-editor-clear = Golește
position-editor-paste = Lipește text
position-editor-copied = Poziția a fost copiată ca text.
position-editor-no-text = Nu există text de lipit: copiază mai întâi o poziție.
position-editor-name = Poziția { $number }
letters-missing = { $count ->
    [one] Unele caractere apar ca pătrățele: niciun font de pe acest calculator nu le are ({ $names }). Pe Debian și Ubuntu poate ajuta pachetul { $packages }; în rest, un font Noto.
    *[other] Unele caractere apar ca pătrățele: niciun font de pe acest calculator nu le are ({ $names }). Pe Debian și Ubuntu pot ajuta pachetele { $packages }; în rest, un font Noto.
    }
letters-korean = coreeană
letters-chinese-or-japanese = chineză sau japoneză
letters-symbols = simboluri
letters-others = alte caractere
letters-hebrew = ebraică
letters-arabic = arabă
letters-armenian = armeană
letters-georgian = georgiană
letters-indic = scrieri indice
letters-thai-or-lao = thailandeză sau laoțiană
letters-ethiopic = etiopiană
letters-khmer-or-burmese = khmeră sau birmaneză
position-editor-copy = Copiază textul
puzzle-goal = { $name } mută și { $moves ->
    [one] câștigă într-o mutare
    [few] câștigă în { $moves } mutări
    *[other] câștigă în { $moves } de mutări
    }
