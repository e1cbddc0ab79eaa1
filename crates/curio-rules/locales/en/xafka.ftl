## Options

xafka-option-board-help = The number of hexagons: 37 is mini-Xafka, 19 is for training.
xafka-option-board-37 = 37 hexagons
xafka-option-board-61 = 61 hexagons
xafka-option-board-63 = 63, nine files of seven
xafka-option-board-19 = 19, for training
xafka-option-players-help = With three players, a stuck player is out under a green light and wins under a red one.
xafka-option-corner = Corner lines
xafka-option-corner-help = What blocks a slide past corners: nothing, both hexagons beside the line being gone, or either of them being gone.
xafka-option-corner-none = Always open
xafka-option-corner-both = Closed when both neighbours are gone
xafka-option-corner-any = Closed when either neighbour is gone
xafka-option-light = Light unlocks after
xafka-option-light-help = How many hexagons must be gone before the light can be set; auto means 6, 11, 18 or 19, depending on the size of the board.
# $count (Number) how many hexagons the board has
xafka-option-light-most = at most { $count } on this board
xafka-option-locked-stuck = Stuck while locked
xafka-option-locked-stuck-help = What being stuck means while the light is still locked.
xafka-option-locked-stuck-loses = The stuck player loses
xafka-option-locked-stuck-wins = The stuck player wins

## Why a move is not legal

# $at the hexagon
xafka-gone = { $at } is gone: a move must end on a hexagon that is still there
# $at the hexagon
# $from where the piece stands
xafka-out-of-reach = { $at } is not on an open straight line from { $from }
# $at the hexagon
# $colour the key of the colour whose piece sees it: white
# $name the colour, as the player is called: White
xafka-covered = { $at } is within reach of the { $colour } piece: a move may pass over it, but not end there
# $threshold (Number) how many hexagons must be gone
# $gone (Number) how many are
xafka-light-locked = the light is locked until { $threshold } hexagons are gone, and only { $gone ->
        [one] 1 is
        *[other] { $gone } are
    } gone so far
# $light the key of the colour of the light: green or red
xafka-light-set = the light is already { $light } and can no longer be changed
xafka-off-board = there is no such hexagon on this board

## How a game ends

# $player the colour of the player who is stuck
# $light the light: green, red or locked
# $winner the colour of the winner
xafka-outcome-isolated = { $player } has no hexagon left within reach, and the light is { $light ->
    [green] green
    [red] red
    *[locked] still locked
    }: { $winner } wins.
# $player the colour of the player who is stuck
# $light the light: green, red or locked
# $winner the colour of the winner
xafka-outcome-short-circuit = { $player } is stuck, as each hexagon within reach is reached by another piece, too, and the light is { $light ->
    [green] green
    [red] red
    *[locked] still locked
    }: { $winner } wins.
# $player the colour of the player who is stuck
# $light the light: green, red or locked
# $winner the colour of the winner
xafka-outcome-no-place = { $player } cannot place a piece, as each hexagon is reached by another piece, and the light is { $light ->
    [green] green
    [red] red
    *[locked] still locked
    }: { $winner } wins.

## The score and the position editor

# $name the colour, as the player is called: White
xafka-piece = { $name } piece
xafka-own-piece = piece
# $reach (Number) how many hexagons the piece sees
# $open (Number) how many it can go to
xafka-sees = reaches { $reach }, can go to { $open }
# $open (Number) how many hexagons it can be placed on
xafka-can-be-placed = can be placed on { $open }
xafka-green = green
xafka-red = red
xafka-light-ready = ready to be set
# $count (Number) how many hexagons must be gone
xafka-light-waits = locked until { $count } hexagons are gone
xafka-hexagons-gone = Hexagons gone
xafka-light = Light
xafka-result = Result
xafka-undecided = undecided
xafka-gap = Gap
xafka-light-yellow = Yellow
xafka-light-green = Green
xafka-light-red = Red
# $at the hexagon
xafka-there-already = the hexagon on { $at } is there already

## Moves and positions that cannot be read

# $first the first hexagon
# $last the last one
xafka-read-move = a move is a hexagon from { $first } to { $last }, green, red or resign
xafka-read-fields = a position has four fields: hexagons gone, pieces, light and player to move
# $name what was given
xafka-read-no-hexagon = there is no hexagon `{ $name }`
# $count (Number) how many there should be
xafka-read-pieces = expected { $count } pieces
# $at the hexagon
xafka-read-piece-place = the piece on { $at } does not stand on a hexagon that is gone
xafka-read-two-pieces = two pieces stand on one hexagon
# $word what was given
xafka-read-light = the light is yellow, green or red, not `{ $word }`
# $count (Number) how many hexagons must be gone
xafka-read-light-early = the light cannot be set before { $count } hexagons are gone
# $item what was given
xafka-read-out = `{ $item }` does not say who is out and why
# $name the colour, as the player is called
xafka-read-no-piece = { $name } has no piece
# $turns (Number) how many turns there have been
# $name the colour of the player whose turn it is
xafka-read-turn = after { $turns ->
        [one] 1 turn
        *[other] { $turns } turns
    } it is { $name }’s turn
# $name the colour, as the player is called
xafka-read-no-turn-yet = { $name } has not had a turn yet
# $most (Number) hexagons
xafka-equal-room = Equal room: { $most } each
# $players (Number) how many of them there are
# $names
# $least (Number) hexagons
# $most (Number) hexagons
xafka-less-room = { $names } { $players ->
    [one] has
    *[other] have
    } less room: { $least } to { $most }
# $players (Number) how many of them there are
# $names
# $most (Number) hexagons
# $least (Number) hexagons
xafka-more-room = { $names } { $players ->
    [one] has
    *[other] have
    } more room: { $most } to { $least }
xafka-light-decides = good under a green light, bad under a red one
# $names the players whose pieces have hardly anywhere to go
xafka-little-room = { $names } may be stuck soon

## What a move did, after the name of the player; without coordinates

# $steps (Number)
xafka-slid = slid { $steps ->
    [one] 1 hexagon
    *[other] { $steps } hexagons
    }; the one under it falls away
xafka-put = put the piece on the board; the hexagon under it falls away
xafka-set-green = set the light to green: a stuck player loses
xafka-set-red = set the light to red: a stuck player wins
