unreadable-request = Nu se poate citi: { $why }
no-match = Nicio partidă nu este deschisă.
no-seat = Acest loc nu există.
no-move-here = { $place }: nicio mutare posibilă aici.
nothing-to-think = Nu este nicio mutare de căutat.
hint = { $mv }: { $reason }
to-move = La mutare: { $who }
thinking = { $who } se gândește...
tagline = Cinci jocuri de masă puțin cunoscute. Un link este o partidă.
failed = Ceva nu a mers bine în program.
start-again = Ia-o de la capăt
new-match = Partidă nouă
your-matches = Partidele tale
kept-here = Partidele se păstrează doar în acest browser.
not-kept = Acest browser nu păstrează nimic. Copiază linkul unei partide ca s-o regăsești.
remove = Elimină
open-link = Deschide un link sau o listă de mutări
open = Deschide
here = Doi la acest dispozitiv
by-link = Prin link: trimiți fiecare mutare
computer = Împotriva computerului
level = Nivel
small-board = Tablă mică pentru prima partidă
your-name = Numele tău
watch = Urmărește o partidă comentată
begin = Începe
cancel = Renunță
all-matches = Toate partidele
board = Tablă
replay = Redare
first = Prima poziție
back = Mutarea precedentă
play = Redă
pause = Pauză
forward = Mutarea următoare
last = Ultima poziție
one-move = Mutare
moves = Mutări
all-moves = Toate mutările legale
start = Început
dice = Zaruri
your-turn = Este rândul tău
touch-twice = Atinge locul unde începe mutarea, apoi unde se termină.
touch = Atinge o mutare.
play-move = Joacă mutarea
undo = Anulează
again = Joacă încă o partidă
hint-button = Indiciu
turn-board = Rotește tabla
resign = Cedează
asks-resign = Cedezi această partidă?
play-on = Joacă mai departe de aici
send-move = Trimite mutarea
sent = Linkul este copiat. Trimite-l celuilalt jucător.
waits = Mutarea ta este făcută. Trimite-i linkul, apoi așteaptă răspunsul.
copy-link = Copiază linkul
copied = Copiat
take-along = Ia-l cu tine
taken-by = Cine deschide acest link într-un browser preia ce ai făcut aici. Îl primește și Curio pe un calculator: copiază-l acolo, deschide Partide și apasă Ctrl+V.
taken = { $count ->
    [0] Toate aceste lecții și probleme erau deja făcute aici.
    [one] O lecție sau problemă contează acum și aici.
    [few] { $count } lecții și probleme contează acum și aici.
   *[other] { $count } de lecții și probleme contează acum și aici.
    }
save = Salvează ca fișier
gone-on = Această partidă a continuat între timp.
open-latest = Deschide ultima poziție
language = Limbă
unfinished = Neterminată
did = { $who ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } { $did }
sound = Sunet
hide-ahead = Ascunde ce urmează
no-task = Această lecție sau problemă nu există.
done = Gata
solved = Rezolvat!
correct = Corect! Câștigul este încă acolo.
learn = Învață
lessons = Lecții
puzzles = Probleme
todays-puzzle = Problema zilei
every-theme = Toate temele
try-again = Mai încearcă
next = Următoarea
review = Recapitulare
reviewing = Recapitulare: { $percent }%
proving = Se demonstrează cine mai putea câștiga. Poți opri oricând.
better = Arată ce era mai bine
course = Cine câștiga
rules = Reguli
stop = Oprește
go-on = Continuă
show-solution = Arată soluția
days-in-a-row = { $days ->
        [few] { $days } zile la rând
       *[other] { $days } de zile la rând
    }
back-to-match = Înapoi la partidă
branch = Nejucat: o variantă încercată
branch-by = Nejucat: o variantă de { $who }
guess = Ce ai juca?
beats-played = Este mai bună decât mutarea jucată.
guessed = Primele încercări care nu pierd nimic: { $right } din { $all }
watched = O partidă încheiată: urmărește-o mutare cu mutare.
