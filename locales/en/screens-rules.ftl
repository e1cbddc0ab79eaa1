## The pages of rules

# shown where the language is another
rules-in-english = So far the rules are available only in English.
rules-none = This game has no rules page yet.
rules-unreadable = This page cannot be read: { $error }.
# the value that an option has if nothing is chosen
rules-usual = { $value } (default)
# $none what stands for none of them
# $members separated by commas
rules-any-of = { $none }; or any of: { $members }
# $expected what an option takes
# $usual the value that it has if nothing is chosen
rules-range = { $expected }; default: { $usual }
