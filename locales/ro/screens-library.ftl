library-newest-first = Cele mai noi întâi
library-to-watch = Partide de urmărit
library-empty = Încă nu sunt partide salvate. Fiecare partidă se salvează când se termină.
library-none-found = Nu s-a găsit nicio partidă.
library-moves = { $count ->
        [one] 1 mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }
library-search = Caută jucători, jocuri, date…
library-show-all = Arată toate
library-hide-results = Ascunde ce urmează
library-hide-results-tip = Fără rezultate în liste, iar o partidă urmărită arată doar ce s-a văzut din ea
library-open = Deschide un fișier…
library-open-tip = Deschide o partidă de oriunde de pe acest calculator
library-paste = Lipește
library-paste-tip = Deschide o partidă din clipboard: o listă de mutări, de exemplu dintr-un e-mail (Ctrl+V)
library-study = Într-o pagină
library-study-tip = Face o pagină web din partidele acestei liste ({ $count }), fiecare un capitol; poate fi trimisă și deschisă din nou aici
library-restore = Restaurează { $name }
library-restore-tip = Este la coș
library-folder = Partidele se salvează în { $folder }
library-drop = Trage un fișier .curio peste fereastră ca să urmărești o partidă din altă parte.
library-no-drop = Ca să urmărești o partidă din altă parte, deschide-i fișierul. Sub Wayland nu se pot trage fișiere peste fereastră.
library-damaged = Deteriorată: { $damage }
library-delete = Mută la coș; o poți restaura mai târziu
library-continue-tip = Continuă de la ultima mutare
library-in-progress = În desfășurare
library-unfinished = Neterminate
