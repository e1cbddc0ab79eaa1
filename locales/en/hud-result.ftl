## The result

result-you-lost = You lost
result-you-win = You win
result-you-and-win = You and { $others } win
result-turns = Moves
result-pairs = Pairs
result-time = Time
result-final-position = View the final position
result-rated = Rated match
result-friendly = Friendly match
# $why the reason
result-not-rated = Not rated: { $why }
result-force-course = Force, move by move
result-force = Force
# $ply (Number)
# $forces what the players had: "Red 12, Blue 9"
result-after-move = After move { $ply }: { $forces }
# $correction a formula
result-correction = { $correction }, the quality of play.
result-loser-share = Each loser’s share depends on their own alpha and beta.
result-half-cimax = No player loses more than half of their CIMAX.
result-before = Before
result-change = Change
result-now = Now
result-experience = Experience
result-experience-meaning = Winners gain half as much as losers, because a loss teaches more
result-printed = As printed in the book
result-printed-level = Quality of play { $level }, Delta { $delta }.
result-power = Power
result-effective-time = Effective time

## What to do after a match

next-plays = { $who } plays as { $colour }
next-take-back-tip = Return to before the final move; the recorded result stands
# $level (Number)
# $name the name of the level
next-once-more-tip = Play again, against level { $level }, { $name }
next-harder = Harder
next-easier = Easier
next-rematch = Rematch
next-watch = Watch
next-watch-tip = The whole match, move by move
next-board = The board
next-save = Save
next-saved = Saved
next-new-match = New match
next-back-to-replay = Back to the replay
next-main-menu = Main menu
next-take-back = Take back
result-helped = Won with help: the level does not count as beaten.
result-practice = A match as short as this is practice: the level does not count as beaten.
# $count (Number)
result-in-turns = { $count ->
    [one] in 1 move
    *[other] in { $count } moves
    }
next-more = More
next-less = Less
