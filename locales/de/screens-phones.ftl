phones-title = Mit dem Telefon mitspielen
phones-scan = Scanne den Code, um mitzuspielen oder zuzusehen. Es muss nichts installiert werden.
phones-network = Die Telefone müssen im selben Netzwerk (WLAN) sein. Mit der Adresse allein können sie nur zusehen.
phones-stand-in = Der Computer spielt für alle, die abwesend sind
phones-close = Fertig
phones-copy-link = Link kopieren
phones-stop = Beenden
phones-stop-tip = Alle Telefone trennen und keine mehr hereinlassen
phones-switch = Telefon
phones-away = { $name }, abwesend
phones-away-for = { $name }, abwesend: { $seconds } s
phones-until = { $name }, bis ein Telefon dazukommt
## The networks that the machine is in
phones-other-network = Anderes Netz
phones-no-network = Dieser Rechner ist in keinem Netz, in dem Telefone ihn finden könnten. Verbinde ihn mit einem oder öffne einen Hotspot: Der Code erscheint von selbst. Auf der Kommandozeile nennt --host ADRESSE:PORT eine Adresse.
phones-word-tip = Wer die Adresse eintippt, statt den Code zu scannen, gibt dieses Wort ein
