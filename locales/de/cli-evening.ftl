cli-evening-none = Kein Abend wurde unterbrochen.
cli-evening-damaged = die Datei des Abends ist beschädigt
cli-evening-over = Der Abend ist zu Ende. Er liegt in { $folder }. Strg+C schickt die Handys weg.
cli-evening-came = { $name } ist da
cli-evening-called = Tisch { $table }, { $game }: { $one } und { $other }
cli-evening-guests = Gäste:      { $link }
cli-evening-screen = Leinwand:   { $link }
cli-evening-organiser = Leitung:    { $link } (Nummer { $pin })
