## Score

chimple-undecided = undecided
chimple-result = Result
# $count (Number)
# $state the number of a state
chimple-characters = { $count ->
        [one] 1 character
        *[other] { $count } characters
    }, sees state { $state }
chimple-eligible = Possible moves of { $player }
chimple-occurred = This state has occurred
chimple-times = { $count ->
        [one] once
        *[other] { $count } times
    }

## How a match ends

chimple-end-no-characters = { $player } has no characters left: { $winner } wins.
chimple-end-stuck-loses = { $player } has no legal move: { $winner } wins.
chimple-end-stuck-draw = { $player } has no legal move: a draw.
chimple-end-stuck-wins = { $player } has no legal move: under the agreed rules { $winner } wins.
chimple-end-repetition = The same state has occurred three times: a draw.
chimple-end-turn-limit = The limit of { $limit } turns, counting both sides, has been reached: a draw.
chimple-end-resigned = { $player } resigns: { $winner } wins.
chimple-end-out-of-time = { $player } has run out of time: { $winner } wins.

## Why a move is refused

chimple-refused-over = the match is over
chimple-refused-nobody = there is no character on square { $at }
# $at (Number) a square
# $player a colour
chimple-refused-not-yours = the character on square { $at } belongs to { $player }
# $from (Number) a square
# $to (Number) a square
# $slide yes or no: whether they move any distance
# $back yes or no: whether they move backwards
# $capture-back yes or no: whether they capture backwards
chimple-refused-no-meme = no move leads from { $from } to { $to }: characters move { $slide ->
        [yes] any distance
        *[no] one square
    } in a straight line{ $back ->
        [yes] { "" }
        *[no] , never backwards
    }, and capture one square diagonally{ $capture-back ->
        [yes] { "" }
        *[no] { " " }forwards
    }
chimple-refused-blocked = square { $at } is blocked: a character can only move to an empty square
chimple-refused-no-enemy = there is no enemy on square { $at }: a diagonal move must capture
chimple-refused-is-move = { $from } to { $to } is a move: write { $written }
chimple-refused-is-capture = { $from } to { $to } is a capture: write { $written }

## Moves and positions that cannot be read

# $squares (Number)
chimple-unread-move = a move is two squares from 1 to { $squares } joined by `-` or `x`, such as 3-6 or 1x5; a descriptor; or resign
chimple-unread-senseless = { $act } from { $agent } does not lead to { $result } under this condition
chimple-unread-position = a position is a state and the side to move, such as 202000101 b
chimple-unread-side = `{ $word }` is not a side: use b or w
chimple-unread-over = the board already shows that the match is over
chimple-unread-end = `{ $word }` is not a way for a match to end
chimple-unread-rest = unexpected `{ $word }` at the end
chimple-unread-no-state = `{ $word }` is not a state
# $squares (Number)
chimple-unread-state = a state is { $squares } digits (0, 1 or 2) from the top left, or a number
# $most (Number)
chimple-unread-too-many = a side has at most { $most } characters
# $last (Number)
chimple-unread-states = states are numbered from 0 to { $last }
chimple-descriptor-square = there is no square `{ $name }`
chimple-descriptor-arrow = a descriptor needs `=>` before its result
chimple-descriptor-result = the result must be `agent.` followed by a square
chimple-descriptor-beginning = a descriptor must begin with `agent.` and have `.agent.` before the action
chimple-descriptor-action = there is no action `{ $name }`
chimple-descriptor-condition = a condition must be `enemy.` or `no-block.` followed by a square
chimple-diagram-state = state: { $black }, { $white } as White sees it

## The position editor

chimple-square = square { $name }
chimple-no-square = square { $name }
# $player a colour
# $most (Number)
chimple-full = { $player } has only { $most } characters
chimple-brush = { $colour ->
        [white] White
        *[black] Black
    } character

## Options and their values

chimple-option-size-title = Board
chimple-option-size-help = Three by three squares with two characters a side, or four by four with four.
chimple-option-size-3 = 3 × 3
chimple-option-size-4 = 4 × 4
chimple-option-back-title = Moves backward
chimple-option-back-help = Whether characters may move back towards their own edge; the essays (`auto`) say yes on nine squares and no on sixteen.
chimple-option-back-auto = As in the essays
chimple-option-yes = Yes
chimple-option-no = No
chimple-option-capture-back-title = Captures backward
chimple-option-capture-back-help = Whether characters capture on all four diagonals or only on the two ahead.
chimple-option-slide-title = Moves like a rook
chimple-option-slide-help = Whether characters may move any distance along a free line instead of one square.
chimple-option-slide-no = One step
chimple-option-slide-yes = Any distance
chimple-option-stuck-title = No legal move
chimple-option-stuck-help = What happens when the side to move has no legal move.
chimple-option-stuck-loses = Loses
chimple-option-stuck-draw = Draw
chimple-option-stuck-wins = Wins
# $more (Number)
# $less (Number)
chimple-leads = { $who } leads { $more } to { $less } in characters
chimple-lead-level = { $characters ->
    [one] 1 character each
    *[other] { $characters } characters each
    }
# $moves (Number)
# $others (Number)
chimple-lead-moves = moves: { $who } { $moves }, { $other } { $others }

## What a move did, after the name of the player; without coordinates

# $place
chimple-stepped = moved a character { $place ->
    [corner] into a corner
    [edge] to the edge
    *[middle] into the middle
    }
# $place
chimple-captured = captured a character { $place ->
    [corner] in a corner
    [edge] at the edge
    *[middle] in the middle
    }
