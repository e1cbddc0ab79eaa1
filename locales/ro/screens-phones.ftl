phones-title = Joacă pe telefon
phones-scan = Scanează codul ca să joci sau să urmărești. Nu trebuie instalat nimic.
phones-network = Telefoanele trebuie să fie în aceeași rețea. Cine are doar adresa poate urmări, dar nu juca.
phones-stand-in = Calculatorul joacă pentru cine lipsește
phones-close = Gata
phones-copy-link = Copiază linkul
phones-stop = Oprește
phones-stop-tip = Deconectează toate telefoanele și nu mai primi altele
phones-switch = Telefon
phones-away = { $name } lipsește
phones-away-for = { $name } lipsește: { $seconds } s
phones-until = { $name }, până vine un telefon
## The networks that the machine is in
phones-other-network = Altă rețea
phones-no-network = Acest calculator nu este în nicio rețea în care să-l poată găsi telefoanele. Conectează-l la una sau deschide un hotspot: codul apare singur. În linia de comandă, --host ADRESĂ:PORT indică o adresă.
phones-word-tip = Cine scrie adresa în loc să scaneze codul introduce acest cuvânt
