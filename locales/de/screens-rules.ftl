rules-in-english = Die Regeln gibt es bisher nur auf Englisch.
rules-none = Dieses Spiel hat noch keine Regelseite.
rules-unreadable = Diese Seite lässt sich nicht lesen: { $error }.
rules-usual = { $value } (Standard)
rules-any-of = { $none }; oder beliebige aus: { $members }
rules-range = { $expected }; Standard: { $usual }
