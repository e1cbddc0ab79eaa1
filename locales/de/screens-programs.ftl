programs-question = Dieses Programm starten?
programs-about = Ein Gegner in dieser Partie ist ein anderes Programm. Dieser Befehl würde es auf deinem Computer starten, mit denselben Rechten wie du:
programs-trust = Starte es nur, wenn du das Programm kennst und der Herkunft dieser Partie vertraust.
programs-too-long = Dieser Befehl ist zu lang, um ihn hier zu prüfen. Wenn du ihm vertraust, gib ihn auf der Befehlszeile an: curio play SPIEL --players human,ugi:BEFEHL
programs-run = Dieses Programm starten
programs-decline = Nicht starten
programs-decline-tip = Du kannst seine Seite selbst spielen oder in den Werkzeugen einen anderen Gegner wählen
