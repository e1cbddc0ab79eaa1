## What all panels say

hud-nobody = Nobody
hud-chance = Chance
# what a score counts
hud-points = points
hud-and = { $before } and { $last }
# $name a player, $report what they did: "slid to d4"
hud-moved = { $name } { $report }.
# $before a sentence without its full stop, $report what the same player did next: "held D4"
hud-moved-on = { $before }, then { $report }.
hud-played = { $name } played { $played }.
# what an annotator says of a player's move
hud-says = { $name }: { $remark }
hud-you-play = You are { $name }.
hud-take-back = Take back
hud-try-again = Try again
hud-play-on = Play on
hud-back-to-match = Back to the match
hud-undo = Undo
hud-redo = Redo
hud-analyse = Analyse

## A number that is chosen

picker-less = Less
picker-more = More
hud-game-over = The match is over
hud-curtain = The board is covered while the clocks stand still.
