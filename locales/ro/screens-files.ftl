pasted-empty = Nu e niciun text de lipit. Copiază mai întâi o listă de mutări.
pasted-too-long = Textul acesta e prea lung pentru o partidă.
pasted-no-match = Textul nu este o partidă: { $error }.
pasted-done = { $count ->
    [0] Toate aceste lecții și probleme erau deja făcute aici.
    [one] O lecție sau problemă din browser contează acum și aici.
    [few] { $count } lecții și probleme din browser contează acum și aici.
   *[other] { $count } de lecții și probleme din browser contează acum și aici.
    }
drop-no-match = { $file } nu este un fișier de partidă. Fișierele de partidă se termină cu .{ $extension }.
drop-here = Dă drumul ca să urmărești partida
paths-missing = Nu există niciun fișier sau folder { $path }.
paths-windows = { $path } este o cale de pe un calculator cu Windows.
paths-elsewhere = { $path } nu este pe acest calculator. Salvează mai întâi partida ca fișier.
chooser-title = Deschide o partidă
chooser-up = Un nivel mai sus
chooser-home = Folderul personal
chooser-type = O parte dintr-un nume sau o cale întreagă
chooser-reading = Se citește folderul…
chooser-press-enter = Apasă Enter ca să mergi acolo.
chooser-none = Niciun folder sau fișier .{ $extension } cu acest nume.
