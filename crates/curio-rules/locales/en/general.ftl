option-players = Players
option-board = Board
option-yes = Yes
option-no = No

## What cannot be agreed, and why

# $key the name that was given
# $known the names that there are
option-unknown = there is no option `{ $key }`; the options are { $known }
# $key the name of the option
# $value the value that was given
# $expected what would do
option-value = option `{ $key }` cannot be `{ $value }`: it takes { $expected }
# $min (Number)
# $max (Number)
option-number = a number from { $min } to { $max }
# $one some values
# $other other values
option-either = { $one } or { $other }
# $none the word for none of them
# $words the words, separated by commas
option-any-of = { $none } or any of { $words } joined by +

## Texts that cannot be read, moves that are not legal, games that are not there

# $given the text
# $reason what is wrong with it
read-error = cannot read `{ $given }`: { $reason }
# $name what was given
read-no-player = there is no player `{ $name }`
read-nobody-left = at least one player must be left
# $given the move
# $reason the rule that forbids it
refusal-illegal = { $given } is not legal: { $reason }
refusal-over = the match is over
# $id the name that was given
# $known the names that there are
game-unknown = there is no game `{ $id }`; the games are { $known }

## Positions set up by hand

# $place the name of a place
compose-no-place = there is no { $place } on this board
# $place the name of a place
compose-empty = there is nothing on { $place }
# $owner the colour of the player
# $what the name of one of them: "block"
compose-none-left = { $owner } has no { $what } left to put on the board
compose-no-choice = there is no such choice
# $why how the game has ended, as a sentence
compose-over = the match is over here: { $why }
compose-no-move = there is no move to make here
compose-no-parts = positions of this game cannot be set up
compose-own-board = Its own
compose-to-move = To move

## How a game ends: the winners may be one or several

# $loser the colour of the player who has resigned
# $winners the colours of those who win
# $count (Number) how many win
outcome-resigned = { $loser } resigns: { $count ->
    [one] { $winners } wins
    *[other] { $winners } win
    }.
# $loser the colour of the player who has run out of time
# $winners the colours of those who win
# $count (Number) how many win
outcome-out-of-time = { $loser } has run out of time: { $count ->
    [one] { $winners } wins
    *[other] { $winners } win
    }.
# $one a colour
# $other another one
outcome-partners = { $one } and { $other }

## The games: who invented them, what arouses curiosity, the aim in a line, and how they are played

game-xima-inventor = Yosdel V. Muiño Acevedo and Liz Power Suarez
game-xima-pitch = Blocks climb a pyramid, and every step is weighed.
game-xima-aim = Bring your special, the block with the star, to the summit first.
game-xima-summary-1 = Each side’s ten blocks climb a pyramid of four floors, one step at a time.
game-xima-summary-2 = The top block of a tower dominates everything beneath it, and a majority captures.
game-xima-summary-3 = The first player to bring the block with the star to the summit wins.
game-xafka-inventor = Frank, about 1980
game-xafka-pitch = The walls close in. Decide late whether being stuck wins or loses.
game-xafka-aim = Trap the other piece. Under a red light, be trapped.
game-xafka-summary-1 = Two pieces slide along straight lines, and every hexagon they land on falls away.
game-xafka-summary-2 = Neither piece may stop on a hexagon that the other can reach.
game-xafka-summary-3 = Late in the match a traffic light decides whether being stuck loses or wins.
game-mathematichess-inventor = Florin Lupusoru
game-mathematichess-pitch = A crowded board, a few holes, and a score you have to work out.
game-mathematichess-aim = Outnumber your opponent around the empty squares.
game-mathematichess-summary-1 = Up to 162 pieces fill all but a few squares of the board.
game-mathematichess-summary-2 = Pieces step, leap, swap and push around these holes, and nothing is captured.
game-mathematichess-summary-3 = The player with more pieces around a hole owns it and scores their values.
game-xong-inventor = Nathan A. Smith
game-xong-pitch = Your opponent hands you each piece, and no shape ever comes up twice.
game-xong-aim = Touch hexagons that your opponent does not touch.
game-xong-summary-1 = You place the piece that your opponent has made for you from the sides of hexagons.
game-xong-summary-2 = No shape may be used twice, and every shape must fit on the board.
game-xong-summary-3 = You score for the hexagons that only you touch.
game-chimple-inventor = an unnamed essayist, 2025
game-chimple-pitch = A whole game of strategy on nine squares.
game-chimple-aim = Capture the other characters, or leave them no move.
game-chimple-summary-1 = Two characters a side step in straight lines and capture diagonally.
game-chimple-summary-2 = The whole game knows just forty moves: 24 steps and 16 captures.
game-chimple-summary-3 = A side with no characters left, or with no legal move, has lost.
option-auto = auto
option-none = none
option-off = off
option-free = free
lead-level = The score is level at { $points }
lead-one = { $name } leads { $more } to { $less }
lead-ended = { $name }: { $more } to { $less }
# $label where points come from, as it stands before its value
# $value how many
lead-part = { $label }: { $value }

## What a player did who retired, after the name

resigned = resigned
out-of-time = ran out of time

## Rows of a board of squares that cannot be read

# $rows (Number)
# $found (Number)
squares-unread-rows = there are { $rows } rows, not { $found }
# $row (Number)
# $size (Number)
squares-unread-row-short = rank { $row } does not have { $size } squares
# $row (Number)
# $size (Number)
squares-unread-row-long = rank { $row } has more than { $size } squares
# $row (Number)
# $found (Number)
# $size (Number)
squares-unread-row = rank { $row } has { $found } squares instead of { $size }
