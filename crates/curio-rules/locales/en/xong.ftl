## What Xoids are called

# $name such as Leg or Heron; the sentences around it do without an article
xong-title-named = the { $name }
xong-title-numbered = Xoid { $number }
xong-title-straight = the straight { $legs }
xong-title-legs = a Xoid of { $legs } legs
xong-label-straight = Straight { $legs }
xong-label-legs = A Xoid of { $legs } legs

## Score

xong-touched = { $count ->
        [one] 1 hex
        *[other] { $count } hexes
    } touched, 1 each
xong-cashed = { $count ->
        [one] 1 hex
        *[other] { $count } hexes
    } cashed, 2 each
xong-last-point = Last point
xong-greened = Hexes greened out
xong-untouched = Hexes untouched
xong-vacant = Vacant legs
xong-dead = Dead legs among them
xong-standing = Red { $red }, Blue { $blue }
xong-points = Points
xong-tally = Tally, without the last point

## How a match ends

xong-end-resigned = { $player } resigns: { $winner } wins.
xong-end-out-of-time = { $player } has run out of time: { $winner } wins.
# $last a colour
# $winner a colour
# $more (Number)
# $less (Number)
xong-end-points = No new Xoid fits, so { $last } gets the last point. { $winner } wins { $more } to { $less }.

## Why a move is refused

xong-refused-over = the match is over
xong-refused-nothing-in-hand = a Xoid must be given now: the last one has been placed
xong-refused-in-hand = { $hand } must be placed before another Xoid is given
xong-refused-off-board = a leg lies outside the board: each leg must be a side of one of its hexes
xong-refused-taken = the leg { $at } is taken: a Xoid must lie on vacant legs
xong-refused-other-shape = these legs do not form { $hand }, which is to be placed
xong-refused-not-new = { $xoid } is already on the board: a Xoid that is given must be new
xong-refused-fits-nowhere = { $xoid } fits nowhere on the vacant legs

## Legs that make no Xoid, and hexagons that make no board

xong-xoid-empty = a Xoid has at least one leg
xong-xoid-too-large = a Xoid of { $legs } legs fits on no board
xong-xoid-disconnected = the legs of a Xoid must be connected end to end
xong-xoid-twice = a leg is named twice
xong-xoid-no-leg = { $at } is the middle of a hexagon, not a leg
xong-xoid-too-wide = a Xoid this wide fits on no board
xong-board-empty = a board needs at least one hexagon
# $most (Number)
# $found (Number)
xong-board-too-many = a board has at most { $most } hexagons, not { $found }
# $most (Number)
# $found (Number)
xong-board-too-stringy = a board has at most { $most } legs, not { $found }: make it more compact
# $most (Number)
xong-board-too-wide = a board can be at most { $most } hexagons wide and high
xong-board-twice = the hexagon { $at } is named twice
xong-board-row = `{ $row }` is not a row: write R:Q..Q,Q, or draw with x and .
xong-board-shift = the hexagons of a row must be two characters apart, shifted by one from the next row

## Moves and positions that cannot be read

xong-unread-move = a move is give:X,Y;X,Y, place:Q,R,D;Q,R,D or resign
xong-unread-number = there is no Xoid { $number }
xong-unread-xoid = a Xoid is written as its name, its legs (Q,R,D;Q,R,D) or their midpoints (X,Y;X,Y)
xong-unread-leg-twice = the leg { $leg } is named twice
xong-unread-leg = `{ $word }` is not a leg: write Q,R,D with D from 0 to 5
xong-unread-outside = the leg { $leg } lies outside the board
xong-unread-fields = a position has five fields: board, Red’s Xoids, Blue’s Xoids, Xoid in hand, player to act
xong-unread-player = there is no player `{ $word }`
xong-unread-retired = `{ $word }` does not say who left and how
xong-unread-of-xoid = { $xoid }: { $error }
xong-unread-overlap = two Xoids lie on the leg { $leg }
xong-unread-twice = { $xoid } is on the board twice
xong-unread-uneven = Red must have placed as many Xoids as Blue, or one more
# $count (Number) how many Xoids lie on the board
# $hand the title of a Xoid
# $player a colour
xong-unread-turn = after { $count ->
        [one] 1 Xoid
        *[other] { $count } Xoids
    } and with { $hand } in hand, it is { $player }’s turn
# $count (Number) how many Xoids lie on the board
# $player a colour
xong-unread-turn-empty = after { $count ->
        [one] 1 Xoid
        *[other] { $count } Xoids
    } and with nothing in hand, it is { $player }’s turn
xong-unread-on-board = { $xoid } is already on the board
xong-unread-fits-nowhere = { $xoid } fits nowhere
xong-unread-left-late = nobody can leave a match that is over
xong-diagram-hand = in hand: { $xoid }

## The position editor

xong-place-leg = leg { $name }
xong-the-leg = the leg { $name }
xong-other-owner = { $player } already has this leg: remove it first
xong-draw-first = draw the Xoid on the board first, then click it to put it in hand
xong-no-room = the Xoid does not fit there without being turned
xong-brush = { $colour ->
        [red] Red
        *[blue] Blue
    } Xoid
xong-lift = Into the hand
xong-in-hand = In hand
xong-nothing = Nothing
xong-next-leg = The next leg
xong-goes-on = Goes on
xong-begins = Begins a new Xoid

## Options that cannot be read

# $expected what is expected
# $error why the drawing is no board
xong-option-board = { $expected }; but { $error }
xong-option-straight = a straight Xoid that fits on this board

## Options and their values

xong-option-board-title = Board
xong-option-board-help = The shape of the board: regular, random, or drawn row by row, such as `-1:0..1/0:-1..1/1:-1..0`.
xong-option-board-standard = Standard, 61 hexes
xong-option-board-random = Random
xong-option-board-isles = Random islands
xong-option-board-small = Small, 37 hexes
xong-option-board-large = Large, 91 hexes
xong-option-board-triangle = Triangle, 66 hexes
xong-option-board-rhombus = Rhombus, 64 hexes
xong-option-board-star = Star, 73 hexes
xong-option-board-ring = Ring, 54 hexes
xong-option-board-other = `islands`, as earlier versions grew them, or a drawing: rows R:Q..Q,Q separated by /, or a picture made of x and .
xong-option-hexes-title = Random board size
xong-option-hexes-help = How many hexes a random board has; auto means 48 to 80, depending on its seed.
xong-option-seed-title = Board seed
xong-option-seed-help = The seed that a random board grows from: a different number gives a different board.
xong-option-handicap-title = First Xoid
xong-option-handicap-help = The number of legs of the straight Xoid that Blue gives first: 1 is the Leg, and long ones favour Red. With free, Blue chooses any Xoid.
