result-you-lost = Ai pierdut
result-you-win = Ai câștigat
result-you-and-win = Tu și { $others } câștigați
result-turns = Mutări
result-pairs = Perechi
result-time = Timp
result-final-position = Vezi poziția finală
result-rated = Partidă cu rating
result-friendly = Partidă amicală
result-not-rated = Fără rating: { $why }
result-force-course = Forță, mutare cu mutare
result-force = Forță
result-after-move = După mutarea { $ply }: { $forces }
result-correction = { $correction }, calitatea jocului.
result-loser-share = Partea fiecărui învins depinde de alfa și beta proprii.
result-half-cimax = Niciun jucător nu pierde mai mult de jumătate din CIMAX-ul său.
result-before = Înainte
result-change = Diferență
result-now = Acum
result-experience = Experiență
result-experience-meaning = Câștigătorii primesc jumătate din cât primesc învinșii, fiindcă o înfrângere te învață mai mult
result-printed = Așa cum apare în carte
result-printed-level = Calitatea jocului { $level }, delta { $delta }.
result-power = Putere
result-effective-time = Timp efectiv
next-plays = { $who }: { $colour }
next-take-back-tip = Continuă dintr-un punct dinaintea finalului; rezultatul înregistrat rămâne
next-once-more-tip = Încă o dată, cu nivelul { $level }, { $name }
next-harder = Mai greu
next-easier = Mai ușor
next-rematch = Revanșă
next-watch = Urmărește
next-watch-tip = Toată partida, mutare cu mutare
next-board = Tabla
next-save = Salvează
next-saved = Salvată
next-new-match = Altă partidă
next-back-to-replay = Înapoi la reluare
next-main-menu = Meniul principal
next-take-back = Retrage mutarea
result-helped = Câștigată cu ajutor: nivelul nu contează ca învins.
result-in-turns = { $count ->
    [one] într-o mutare
    [few] în { $count } mutări
    *[other] în { $count } de mutări
    }
next-more = Mai mult
next-less = Mai puțin
