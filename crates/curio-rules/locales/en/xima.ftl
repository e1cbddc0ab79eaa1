## Options

xima-option-players-help = Turns go round the table: Red, Blue, Yellow, Green.
xima-option-teams = Teams
xima-option-teams-help = In pairs, opposite players win together when either special reaches the summit.
xima-option-teams-none = Every player for themselves
xima-option-teams-pairs = Two pairs (four players)
# $count (Number) how many players there are
xima-option-teams-four = four players, but there are { $count }
xima-option-dice = Dice
xima-option-dice-help = Without dice, the match is in sport mode. One die decides how many squares a block moves. In Scienluck one player rolls two dice and may move two blocks; the others roll none and move freely.
xima-option-dice-none = None: sport mode
xima-option-dice-one = One die: chance mode
xima-option-dice-scienluck = Two dice for one player: Scienluck
xima-option-thrower = Scienluck player
xima-option-thrower-help = The seat of the player who rolls the two dice.
# $count (Number) how many seats there are
xima-option-thrower-seat = a seat from 1 to { $count }
xima-option-first = First turn
xima-option-first-help = In the recorded games Red begins.
xima-option-first-square = First square when incorporating
xima-option-first-square-help = Whether the first square of the path on the board must be free, or may be one block high.
xima-option-first-square-free = Must be free
xima-option-first-square-any = May be one block high
xima-option-summit-entry = Summit from the tray
xima-option-summit-entry-help = Whether a complete staircase may lead a block from the tray straight to the summit.
xima-option-uncover = Capture by uncovering
xima-option-uncover-help = Whether a majority also captures when a block that dominated it moves away.
xima-option-partners = Partners in one tower
xima-option-partners-help = Whether partners are separate colours in a tower or one majority.
xima-option-partners-separate = Two colours like any others
xima-option-partners-together = One majority, with no captures between them
xima-option-more-blocks = Three extra blocks
xima-option-more-blocks-help = Whether players get them when all agree, or only when nobody has a common block left.
xima-option-more-blocks-agreed = When all agree or nobody has common blocks
xima-option-more-blocks-automatic = Only when nobody has common blocks
xima-option-more-blocks-never = Never
xima-option-patience = Turns without progress
xima-option-patience-help = Everyone gets three extra blocks after this many turns each without a capture, an incorporated block, a rescue or a higher quality of play.
xima-option-repetition = Repetition
xima-option-repetition-help = Which repeated positions are forbidden.
xima-option-repetition-third = The third occurrence
xima-option-repetition-consecutive = The third in a row
xima-option-repetition-allowed = None
xima-option-summit-value = Value of the special on the summit
xima-option-summit-value-help = The book values it in three ways: 16 apart from the board, 16 and also counted among the blocks on the board, or 16 as a block on the board.
xima-option-summit-value-a = A: 16, apart from the board
xima-option-summit-value-b = B: 16, counted on the board
xima-option-summit-value-c = C: as a block on the board
xima-option-dominated-special = Value of dominating a special
xima-option-dominated-special-help = What the block that dominates a special gains: the number of the floor, as in the book’s figures, or half the value of the special, as in its text.
xima-option-dominated-special-floor = The number of the floor
xima-option-dominated-special-half = Half its value

## Why a move is not legal

xima-dice-first = the dice must be rolled first
xima-no-dice = there are no dice to roll now
xima-no-such-throw = the dice cannot show that
# $at the square
xima-empty = there is no block on { $at }
# $at the square
# $colour the key of the colour of the top block: red
# $name the colour, as the player is called: Red
xima-not-yours = the top block on { $at } is { $colour }: you can move only your own
xima-no-reserve = no common block is left in the tray
xima-special-on-board = the special is already on the board
xima-special-captured = the special is captured: a common block moved to the summit G7 would rescue it
# $from from where
# $to to where
xima-not-in-line = { $to } is not in a straight line from { $from }: blocks move in one of eight directions
# $at the square that is too high
# $surface (Number) the height of its surface in blocks
# $from (Number) the height of the surface before it
xima-too-high = { $at } is { $surface } blocks high, and the way there comes from height { $from }: a block climbs the height of one block at a time, so it needs stairs
# $at the square
xima-full = the tower on { $at } is as high as a tower can be
# $at the square
xima-taken = { $at } is occupied: a block from the tray must come to rest on a free square
# $at the square on the edge
xima-edge-taken = { $at } is occupied: a block cannot be incorporated there
xima-summit-for-special = only a special can stay on the summit; a common block may pass over it, or end there to rescue a captured special
xima-summit-from-reserve = blocks cannot go straight from the tray to the summit in this match
# $thrown (Number) what the die shows
# $to the target
xima-distance = the dice say { $thrown ->
        [one] 1 square
        *[other] { $thrown } squares
    }, and { $to } is not that far away along an open path
# $first (Number) what one die shows
# $second (Number) what the other one shows
# $to the target
xima-distance-either = the dice say { $first } or { $second } squares, and { $to } is not that far away along an open path
# $to the target
xima-no-choice-of-dice = a die is chosen only where both dice lead to { $to }, and then the higher one
# $at where the block is now
xima-moved-already = the block on { $at } has already moved this turn: the second die must move another one
xima-repeated = the same position would occur for the third time
xima-no-pass = you can pass only when the dice leave you no move
xima-no-stop = there is no second die to leave unused
xima-no-offers = extra blocks cannot be agreed on in this match
xima-agreed-already = you have already offered or accepted: wait for the other players
xima-nothing-offered = nobody has offered extra blocks
xima-enough-blocks = everyone already owns as many blocks as a player can

## How a game ends: the winners may be one or two partners

# $name the colour of the player whose special it is
# $winners the colours of those who win
# $count (Number) how many win
xima-outcome-summit = { $name }’s special stands on the summit: { $count ->
    [one] { $winners } wins
    *[other] { $winners } win
    }.
# $name the colour of the player who is drowned
# $winners the colours of those who win
# $count (Number) how many win
xima-outcome-drowned = { $name } is stalemated, unable to move any block: { $count ->
    [one] { $winners } wins
    *[other] { $winners } win
    }.
# $name the colour of the player who has no blocks left
# $winners the colours of those who win
# $count (Number) how many win
xima-outcome-no-blocks = { $name } has no blocks left: { $count ->
    [one] { $winners } wins
    *[other] { $winners } win
    }.

## The score

xima-level = Quality of play
xima-grade-novice = novice
xima-grade-medium = medium
xima-grade-high = high
# $name the colour, as the player is called
xima-force = { $name } force
xima-own-force = force
xima-on-board = On the board
# $at the square
# $kind special or block
# $floor (Number) its floor
xima-block-free = { $at }: { $kind ->
    [special] special
    *[block] block
    } on floor { $floor }
# $at the square
# $kind special or block
# $floor (Number) its floor
# $held (Number) how many enemies it holds
# $gain (Number) what it gains by that
xima-block-holds = { $at }: { $kind ->
    [special] special
    *[block] block
    } on floor { $floor }, dominates { $held }: +{ $gain }
# $at the square
# $kind special or block
# $floor (Number) its floor
xima-block-held = { $at }: { $kind ->
    [special] special
    *[block] block
    } on floor { $floor }, dominated: half
# $at the square
# $kind special or block
# $floor (Number) its floor
xima-block-under-own = { $at }: { $kind ->
    [special] special
    *[block] block
    } on floor { $floor }, under its own colour
xima-in-tray = In the tray
# $count (Number) how many blocks
# $each what each of them is worth
xima-in-tray-at-first = In the tray: { $count ->
    [one] { $count } block
    *[other] { $count } blocks
    } at { $each }
# $count (Number) how many blocks
# $each what each of them is worth
xima-in-tray-by-average = In the tray: { $count ->
    [one] { $count } block
    *[other] { $count } blocks
    } at { $each }, the average on the board
xima-captured = Captured
# $letters the captured blocks by their letters: RRb
xima-captured-then = Captured, as it was worth then: { $letters }
xima-from-resigned = From players who resigned
xima-special-on-summit = Special on the summit

## The position editor

xima-block = block
# $name the colour, as the player is called
xima-block-of = { $name } block
# $name the colour, as the player is called
xima-special-of = { $name } special
# $name the colour, as the player is called
xima-dial-reserve = { $name }’s reserve
# $name the colour, as the player is called
xima-dial-special = { $name }’s special
xima-dial-in-reserve = In reserve
# $name the colour of the captor
xima-dial-held-by = Captured by { $name }
xima-dial-on-board = On the board
# $captor the colour of the player who holds the blocks
# $owner the colour of the blocks
xima-dial-captured = { $captor } has captured from { $owner }
# $name the colour of the captor
xima-dial-worth = Worth of { $name }’s captures
xima-only-special-on-summit = only a special can stand on the summit
xima-only-one-on-summit = only one special can stand on the summit
# $count (Number) how many blocks a tower can have
xima-tallest = a tower has at most { $count } blocks

## Moves and positions that cannot be read

xima-read-move = a move is -K3 to incorporate a block, =D7 to incorporate the special, A13G13 or G13 to move a block, TOP, or resign
xima-read-no-block = no block can move like that
# $one a move
# $other another one
xima-read-either = { $one } or { $other }
# $moves the moves: "A1A3 or B2A3"
xima-read-ambiguous = it may mean { $moves }
# $field towers, reserves, captured or to-move
xima-read-missing = the { $field ->
    [towers] towers are
    [reserves] reserves are
    [captured] captured blocks are
    *[to-move] player to move is
    } missing: a position is TOWERS RESERVES CAPTURED TO-MOVE, then key=value
# $field what was given
xima-read-no-pair = `{ $field }` is not of the form key=value
# $name the colour, as the player is called
xima-read-special-missing = { $name }’s special is missing
# $name the colour, as the player is called
xima-read-one-special = { $name } has only one special
xima-read-mover-out = the player to move is out
# $item what was given
xima-read-tower = `{ $item }` is not a tower such as A1:RB
# $name what was given
xima-read-no-square = there is no square `{ $name }`
# $at the square
xima-read-twice = { $at } is given twice or without a block
# $count (Number) how many blocks a player can own
xima-read-most-blocks = no player can own more than { $count } blocks
xima-read-reserves = reserves are written as R9r/B9b, one for each player
# $item what was given
xima-read-captures = `{ $item }` is not a list of captures such as B:RR=6
# $key the name of the field
# $value what was given
xima-read-value = `{ $key }` cannot be `{ $value }`
# $key what was given
xima-read-no-field = there is no field `{ $key }`
# $player a colour, $away how far the star is from the summit
xima-lead-nearest = { $player }’s special is nearest the summit: { $away }
xima-lead-higher = { $player }’s special stands higher: { $away }
xima-lead-special = { $player }’s special: { $away }
xima-lead-level = Equally far from the summit: { $away }
xima-lead-none-free = No special is free: each is captured, or held under another block
# $count (Number)
xima-climb-moves = { $count ->
    [one] 1 move
    *[other] { $count } moves
    }
# $count (Number) blocks that have to be built in before it can climb to the summit
# $floor (Number) the floor that the first of them leads to
xima-climb-steps = { $count ->
    [one] 1 more block needed as stairs{ $floor ->
        [0] { "" }
        [4] , up to the summit
       *[other] , up to floor { $floor }
    }
    *[other] { $count } more blocks needed as stairs{ $floor ->
        [0] { "" }
        [4] , first up to the summit
       *[other] , first up to floor { $floor }
    }
    }
# $at the square
xima-climb-held = held under another block on { $at }
xima-climb-captured = captured
# in a word or two: what is missing on the way to the summit
# $count (Number)
xima-climb-blocks = { $count ->
    [one] 1 block
    *[other] { $count } blocks
    }
xima-climb-is-held = held
# $player a colour
xima-lead-next = { $player }’s special can step onto the summit next

## What a move did, after the name of the player; without coordinates

# $did
# $count (Number) blocks that were captured, or by how many blocks it went up or down
xima-did = { $did ->
    [summit] stepped onto the summit with the special
    [rescue] gave up a block and has its special back
    [capture-special] captured a special
    [capture] captured { $count ->
        [one] 1 block
        *[other] { $count } blocks
    }
    [hold] climbed onto another block, which cannot move now
    [enter-special] brought the special in
    [enter] brought a block in
    [climb-special] climbed { $count ->
        [one] 1 block
        *[other] { $count } blocks
    } higher with the special
    [climb] climbed { $count ->
        [one] 1 block
        *[other] { $count } blocks
    } higher
    [run] moved a block on the same height
    *[descend] came down by { $count ->
        [one] 1 block
        *[other] { $count } blocks
    }
    }
