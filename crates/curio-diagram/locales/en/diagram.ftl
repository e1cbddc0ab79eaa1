## Beside every board

# $game the name of the game
# $colour a colour, as a name
to-move = { $game }: { $colour } to move
# $game the name of the game
dice-due = { $game }: the dice have yet to be rolled
seat-won = won
seat-drawn = drawn
# $words the player and what they have
seat-told-won = { $words }, won
# $words the player and what they have
seat-told-drawn = { $words }, drawn
# $words the player and what they have
seat-told-to-move = { $words }, to move
# $name the player, by colour
# $words what they have
seat-with-words = { $name }: { $words }
# $source where moves begin
# $count (Number) how many
source-moves = { $count ->
        [one] { $source }: 1 move
       *[other] { $source }: { $count } moves
    }
resigned = resignation
out-of-time = timeout

## Chimple

# $colour a colour, as a name
# $animal ape, hare, elephant or owl
# $square a square
chimple-animal = { $colour } { $animal ->
        [ape] ape
        [hare] hare
        [elephant] elephant
       *[owl] owl
    } on { $square }
# $animal ape, hare, elephant or owl; or character
# $square a square
chimple-your = Your { $animal ->
        [ape] ape
        [hare] hare
        [elephant] elephant
        [owl] owl
       *[character] character
    } on { $square }
chimple-ape = ape
chimple-hare = hare
chimple-elephant = elephant
chimple-owl = owl
# $square a square
chimple-capture = Capture on { $square }
# $square a square
chimple-move = Move to { $square }
# $animal `ape`, `hare`, `elephant` or `owl`
# $square a square
chimple-goes = { $animal ->
        [ape] Ape
        [hare] Hare
        [elephant] Elephant
       *[owl] Owl
    } to { $square }
# $animal `ape`, `hare`, `elephant` or `owl`
# $square a square
chimple-takes = { $animal ->
        [ape] Ape
        [hare] Hare
        [elephant] Elephant
       *[owl] Owl
    } captures on { $square }
# $count (Number) how many characters
chimple-left = { $count } left
# $count (Number) how many characters are left
# $captured animals, with commas between them
chimple-left-captured = { $count } left, captured: { $captured }

## Mathematichess

mathematichess-offer = Offer to count
mathematichess-accept = Accept
mathematichess-decline = Decline
mathematichess-pass = Pass
# $piece a kind of piece
mathematichess-in-hand = { $piece } in hand
# $piece a kind of piece
# $square a square
mathematichess-place = { $piece } on { $square }
# $square a square
mathematichess-step = to { $square }
# $square a square
mathematichess-push = Push to { $square }
# $piece a piece
# $square where it stands
mathematichess-swap = Swap with the { $piece } on { $square }
mathematichess-terminate = Terminator: take it off the board
mathematichess-terminator-left = Terminator left
# $points a number of points, as text
mathematichess-points = { $points } points
# $points a number of points, as text
mathematichess-points-bonus = { $points } points with the bonus

## Xafka

# $hexagon its name
xafka-gone = { $hexagon }: gone
# $colour a colour, as a name
# $hexagon where it stands
xafka-piece = { $colour }’s piece on { $hexagon }
# $hexagon where to
xafka-slide = Slide to { $hexagon }
# $hexagon where to
xafka-put = Put the piece on { $hexagon }
xafka-set-green = Green: a stuck player loses
xafka-set-red = Red: a stuck player wins
xafka-your-piece = Your piece
xafka-light-green = The light is green: a stuck player loses
xafka-light-red = The light is red: a stuck player wins
xafka-light-free = The light may be set
# $count (Number) how many hexagons must go before it is free
xafka-light-locked = The light is locked: { $count ->
        [one] 1 hexagon
        *[other] { $count } hexagons
    } to go. Then somebody may set it: green, and a stuck player loses; red, and a stuck player wins
xafka-light-stuck = stuck
xafka-light-loses = loses
xafka-light-wins = wins
xafka-light-may = may
xafka-light-be-set = be set
xafka-light-to-go = to go
xafka-isolated = isolated
xafka-short-circuit = short circuit
xafka-no-place = no place
xafka-to-be-placed = to be placed
# $count (Number) how many hexagons can be reached
xafka-reach = { $count ->
        [one] 1 place to go
       *[other] { $count } places to go
    }

## XIMA

xima-pass = Pass
xima-stop = Leave the die
# $from a square
# $to a square
xima-move = Move from { $from } to { $to }
# $from a square
# $to a square
xima-move-capture = Move from { $from } to { $to } and capture
# $to a square
xima-bring = Incorporate a block on { $to }
# $to a square
xima-bring-capture = Incorporate a block on { $to } and capture
# $to a square
xima-bring-special = Incorporate the special on { $to }
# $to a square
xima-bring-special-capture = Incorporate the special on { $to } and capture
# $count (Number) how many blocks
xima-tray = The tray, { $count ->
        [one] 1 block
        *[other] { $count } blocks
    }
xima-tray-special = The special in the tray
# $first what it shows
xima-die = Dice: { $first }
# $first what one shows
# $second what the other shows
xima-dice = Dice: { $first } and { $second }
# $first what it shows
xima-has-die = dice: { $first }
# $first what one shows
# $second what the other shows
xima-has-dice = dice: { $first } and { $second }
# $count (Number) how many
xima-has-blocks = { $count ->
        [one] 1 block
        *[other] { $count } blocks
    } in the tray
xima-has-special = the special in the tray
# $count (Number) how many blocks
xima-has-captured = { $count } captured
# $points the force
xima-has-force = force { $points }
xima-no-blocks = no blocks
xima-empty = empty
# $top a block
# $below the blocks below it
xima-on = { $top } on { $below }
# $colour a colour
xima-block = { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
        [green] green
        [white] white
       *[black] black
    }
# $block its colour, as in xima-block
xima-special-block = { $block } special

## Xong

# $hex its name
# $state whose it is
xong-hex = { $hex }: { $state }
# $hex its name
# $state whose it is
xong-hex-cashed = { $hex }: { $state }, cashed
xong-greened-out = greened out
xong-red = Red’s
xong-blue = Blue’s
xong-lost = lost to both
# $colour a colour, as a name
# $xoid which
# $turn (Number) in which turn
xong-placed = { $colour }: { $xoid }, turn { $turn }
# $row (Number) its row, from the top
# $number (Number) its place in the row, from the left
xong-around = Row { $row }, hex { $number }
# $row (Number) its row, from the top
# $number (Number) its place in the row, from the left
# $nth (Number) which way it lies
# $all (Number) of how many
# $gain by how many points, with a sign
xong-place = Row { $row }, hex { $number } ({ $nth } of { $all }): { $gain }
xong-turn = Turn
xong-flip = Flip
# $colour a colour, as a name
# $xoid which
xong-in-hand = In { $colour }’s hand: { $xoid }
# $count (Number) how many
xong-legs-to-place = { $count ->
        [one] 1 leg, to be placed
       *[other] { $count } legs, to be placed
    }
# $colour a colour, as a name
xong-last-point-goes = The last point goes to { $colour }
xong-over = The match is over
# $colour a colour, as a name
xong-gives = { $colour } gives a new Xoid
# $count (Number) how many
xong-xoids-placed = { $count ->
        [one] 1 Xoid placed
       *[other] { $count } Xoids placed
    }
# $xoid which
xong-give = Give { $xoid }
# $legs how many, as a number or from one to another
xong-give-legs = Legs: { $legs }
# $touched (Number) how many hexes
# $cashed (Number) how many hexes
xong-tally = { $touched } touched, { $cashed } cashed
# $touched (Number) how many hexes
# $cashed (Number) how many hexes
xong-tally-last-point = { $touched } touched, { $cashed } cashed, last point
# $tally what has been touched and cashed
# $points (Number) the sum
xong-tally-points = { $tally }, { $points ->
        [one] 1 point
        *[other] { $points } points
    }
# $place its name
empty-place = { $place }: empty
# $place its name
# $territory what it belongs to, with its worth
empty-place-in = { $place }: empty, in { $territory }
# $place its name
# $floor (Number) its floor, from 1
xima-empty-place = { $place }: empty, floor { $floor }
# $colour the colours of the pieces, as names with commas between them
# $hexagon its name
xafka-in-reach = { $hexagon }: in reach of { $colour }
