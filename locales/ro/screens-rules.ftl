rules-in-english = Deocamdată, regulile sunt în engleză.
rules-none = Acest joc nu are încă o pagină de reguli.
rules-unreadable = Această pagină nu poate fi citită: { $error }.
rules-usual = { $value } (implicit)
rules-any-of = { $none }; sau oricare dintre: { $members }
rules-range = { $expected }; implicit: { $usual }
