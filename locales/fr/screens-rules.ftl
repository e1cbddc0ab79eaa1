rules-in-english = Pour l’instant, les règles sont en anglais.
rules-none = Ce jeu n’a pas encore de page de règles.
rules-unreadable = Cette page est illisible : { $error }.
rules-usual = { $value } (par défaut)
rules-any-of = { $none } ; ou, au choix, un ou plusieurs parmi : { $members }
rules-range = { $expected } ; par défaut : { $usual }
