rules-in-english = Por ahora, las reglas están en inglés.
rules-none = Este juego aún no tiene página de reglas.
rules-unreadable = Esta página no se puede leer: { $error }.
rules-usual = { $value } (por defecto)
rules-any-of = { $none }; o cualquiera de estos: { $members }
rules-range = { $expected }; por defecto: { $usual }
