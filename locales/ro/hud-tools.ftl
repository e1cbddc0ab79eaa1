tools-hint = Indiciu
tools-swap = Schimbă partea
tools-for-me = Mută pentru mine
tools-try-out = Încearcă
tools-guess = Ghicește
tools-flip = Întoarce
tools-restart = De la capăt
tools-labels = Coordonate
tools-full-screen = Ecran complet
tools-rules = Reguli
tools-resign = Abandonează
tools-pause = Pauză
tools-save = Salvează
tools-screenshot = Captură ecran
tools-more = Mai multe
tools-more-tip = Calculator, timp de gândire, cameră, salvare și altele
tools-show-own = Arată: { $name }
drawer-share = Distribuie
drawer-view = Vedere
drawer-whole-board = Toată tabla
drawer-whole-board-tip = Încadrează toată tabla
drawer-follow = Urmărește
drawer-follow-tip = Camera urmărește acțiunea
drawer-at-table = La masă
drawer-at-table-tip = Vederea de la locul unui jucător
drawer-from-above = De sus
drawer-from-above-tip = Cea mai clară vedere a tablei
drawer-close = De aproape
drawer-close-tip = Piesele văzute de aproape
drawer-mode = Calculator
drawer-unlimited = Nelimitat
drawer-unlimited-tip = Joacă cât se poate de bine în timpul de gândire
drawer-no-opponent = Niciunul
share-in-progress = { $count ->
    [one] { $game }: { $players } după o mutare, în desfășurare.
    [few] { $game }: { $players } după { $count } mutări, în desfășurare.
    *[other] { $game }: { $players } după { $count } de mutări, în desfășurare.
    }
share-drew = { $count ->
    [one] { $game }: remiză între { $players } după o mutare. { $why }
    [few] { $game }: remiză între { $players } după { $count } mutări. { $why }
    *[other] { $game }: remiză între { $players } după { $count } de mutări. { $why }
    }
share-beat = { $count ->
    [one] { $game }: victorie pentru { $winners } contra { $losers }, după o mutare. { $why }
    [few] { $game }: victorie pentru { $winners } contra { $losers }, după { $count } mutări. { $why }
    *[other] { $game }: victorie pentru { $winners } contra { $losers }, după { $count } de mutări. { $why }
    }
share-film = Film sau GIF…
share-open-dialog = Trimite...
share-title = Trimite partida
share-copy-link = Copiază linkul
share-page = Pagină
share-clip = Clip
share-picture = Imagine
share-text = Text
share-show-code = Arată un cod
share-code-about = Un telefon din această rețea deschide partida de pe acest calculator, cât timp masa e deschisă.
share-link-copied = Linkul este copiat: este toată partida și se deschide și în Curio.
share-address = Linkurile încep cu
share-scan = Scanează codul cu un telefon: linkul este toată partida, nimic nu se păstrează nicăieri.
share-scan-here = Scanează codul în această rețea, cât timp masa e deschisă pentru telefoane: linkul este toată partida. Pentru ceilalți, scrie adresa paginii Curio.
share-too-long = Partida este prea lungă pentru un link. Încape într-o pagină.
share-no-address = Fără adresă, linkul este un rând de text: cine are Curio îl lipește acolo cu Ctrl+V. Cu adresa paginii Curio îl deschide orice browser.
share-no-code = Partida este prea lungă pentru un cod. Linkul o cuprinde.
share-open = Deschide alta…
share-copied = Copiat în clipboard: { $summary }
tools-play-on = Joacă de aici
