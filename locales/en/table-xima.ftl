## What the player to move may do

table-xima-task-any = select a block to move it, or a free square to bring one in
table-xima-task-enter = bring in a block from your tray: click a free square of floor 1. Blocks are the stairs of your special (★)
table-xima-task-move = select one of your free blocks, then a marked square
table-xima-task-pass = no block of yours can run as far as the dice say: pass
table-xima-task-another = another block may run { $count ->
    [one] 1 square
    *[other] { $count } squares
    }
table-xima-task-one = a block has to run { $count ->
    [one] 1 square
    *[other] { $count } squares
    }
table-xima-task-two = one block may run { $first ->
    [one] 1 square
    *[other] { $first } squares
    }, another { $second ->
    [one] 1 square
    *[other] { $second } squares
    }

## What a move did, after the name of a player

# $colour a player
# $die (Number)
table-xima-throws = { $colour } rolls a { $die }
# $colour a player
# $first (Number)
# $second (Number)
table-xima-throws-two = { $colour } rolls { $first } and { $second }
table-xima-passed = could not move and passed
table-xima-stopped = left the other die unused
table-xima-offered = offered everybody three more blocks
table-xima-accepted = accepted three more blocks
# $what block or special
# $over the squares on the way, or none
table-xima-entered = incorporated { $what ->
    [special] the special
    *[block] a block
    } on { $to }{ $over ->
    [none] {""}
    *[other] {" "}over { $over }
    }
# $how climb, run or descend
# $what block or special
# $from
# $to
# $over the squares on the way, or none
table-xima-went = { $how ->
    [climb] climbed
    [run] ran
    *[descend] went down
    }{ $what ->
    [special] {" "}with the special
    *[block] {""}
    } from { $from } to { $to }{ $over ->
    [none] {""}
    *[other] {" "}over { $over }
    }
table-xima-moved = moved
# $told what the move did: "climbed from F7 to G7"
table-xima-gave-up = { $told }, giving up the block for the captured special
# $told what the move did: "climbed from F7 to G7"
table-xima-reached-summit = { $told }: the summit
# $told what the move did: "climbed from F7 to G7"
# $count (Number)
# $points (Number)
table-xima-captured-blocks = { $told } and captured { $count ->
    [one] 1 block
    *[other] { $count } blocks
    } (+{ $points })
# $told what the move did: "climbed from F7 to G7"
# $points (Number)
table-xima-captured-special = { $told } and captured the special (+{ $points })
# $told what the move did: "climbed from F7 to G7"
table-xima-now-holds = { $told } and now dominates what is there
# $told what the move did: "climbed from F7 to G7"
table-xima-all-get-more = { $told }; everybody gets three more blocks

## A move as something to do

table-xima-pass = pass
table-xima-stop = leave the other die unused
table-xima-offer = offer three more blocks to everybody
table-xima-accept = accept three more blocks
# $how enter, enter-special, climb, run or descend
# $from
# $over the squares on the way, or none
# $to
# $die what is on the die that it is played with, or none
# $then capture, hold or none
table-xima-proposal = { $how ->
    [enter] incorporate a block
    [enter-special] incorporate the special
    [climb] climb from { $from }
    [run] run from { $from }
    *[descend] go down from { $from }
    }{ $over ->
    [none] {""}
    *[other] {" "}over { $over }
    } { $how ->
    [enter] on
    [enter-special] on
    *[other] to
    } { $to }{ $die ->
    [none] {""}
    *[other] {" "}with the { $die }
    }{ $then ->
    [capture] , and capture
    [hold] , and dominate what is there
    *[none] {""}
    }

## How the table stands

# $grade the word for it
# $level the level of the game, in digits
table-xima-quality-so-far = Quality of play so far: { $grade } ({ $level })
# $die (Number)
table-xima-to-be-used = To be used: { $die }
# $first (Number)
# $second (Number)
table-xima-to-be-used-two = To be used: { $first } and { $second }
# $players (Number) how many of them there are
# $names
table-xima-want-more = { $names } { $players ->
    [one] wants
    *[other] want
    } three more blocks for everybody
# $count (Number) turns so far
# $patience (Number) turns until then
table-xima-no-progress = No progress for { $count ->
    [one] 1 turn
    *[other] { $count } turns
    }: three more blocks each after { $patience }
table-xima-no-block = No block left
table-xima-tray-special = In the tray: the special
# $count (Number)
table-xima-tray-and-special = In the tray: { $count } and the special
# $count (Number)
table-xima-tray = In the tray: { $count }
# $colour a player
table-xima-special-captured-by = special captured by { $colour }
# $count (Number)
table-xima-captured-count = captured { $count }
# $count (Number)
table-xima-held-count = { $count } dominated

## Buttons for moves

table-xima-button-pass = Pass
table-xima-button-pass-tip = No block can run as far as the dice say
table-xima-button-stop = End the turn
table-xima-button-stop-tip = Leave the other die unused
table-xima-button-accept = Accept 3 blocks each
table-xima-button-offer = Offer 3 blocks each
table-xima-button-more-tip = Everybody gets three more common blocks when all agree

## After a match

table-xima-captures = Captures
table-xima-drowned-means = Stalemate: a player who has blocks but cannot move any of them wins; whoever buried them has lost.
table-xima-no-blocks-means = No blocks: a player with none left, on the board or off it, has lost.
table-xima-unit = force
table-xima-force = Force
table-xima-to-summit = Summit
table-xima-magnitudes = Magnitudes
# $force a number in digits
# $count (Number) turns
# $slower by what the time divides it, in digits, or none
table-xima-game-power-sum = Game power: { $force } / { $count ->
    [one] 1 turn
    *[other] { $count } turns
    }{ $slower ->
    [none] {""}
    *[other] {" "}/ { $slower } for the time used
    }
table-xima-turns = Turns
table-xima-effective-time = Effective time
table-xima-effective-time-means = The part of the agreed time that was used
table-xima-game-power = Game power
table-xima-game-power-means = Force / (turns × 2 to the power of the effective time)
# $grade the word for it
# $level the level of the game, in digits
table-xima-quality = Quality of play: { $grade }. It is { $level }, the sum of all forces.
table-xima-special-came-in = Special incorporated
table-xima-special-came-in-means = The turn in which each player first incorporated the special
table-xima-before-the-start = before the start
# $turn (Number)
table-xima-turn = turn { $turn }
table-xima-never = never
table-xima-force-board = On the board
table-xima-force-board-means = 2 for each common block and 4 for the special, times the floor; dominated ones count half, and the block that dominates gains the floor for each enemy under it (V_BB in the book)
table-xima-force-tray = In the tray
table-xima-force-tray-means = Each block that is not on the board counts as much as the average on it (V_OB)
table-xima-force-captured = Captured
table-xima-force-captured-means = Captured blocks, as they were worth just before (V_CB)
table-xima-force-resignations = Resignations
table-xima-force-resignations-means = Part of the force of a player who resigned (V_R)
table-xima-force-summit = Summit
table-xima-force-summit-means = 16 for the special on the summit (V_W)
table-xima-game-force = Game force
table-xima-game-force-means = The sum; the book counts it in ximas

## Why a move matters

# $colour a player
table-xima-cannot-win = { $colour } cannot win until a common block on the summit has rescued the special
# $colour a player
table-xima-can-win-again = { $colour } has the special back in the tray and can win again
# $colour a player
table-xima-below-summit = { $colour }’s special is on the third floor, below the summit
# $whose own for the person at the table, or other
# $colour a player
table-xima-event-captured = { $whose ->
    [own] Your special
    *[other] { $colour }’s special
    } is captured
# $whose own for the person at the table, or other
# $colour a player
table-xima-event-back = { $whose ->
    [own] Your special
    *[other] { $colour }’s special
    } is back
# $whose own for the person at the table, or other
# $colour a player
table-xima-event-held = { $whose ->
    [own] Your special
    *[other] { $colour }’s special
    } is dominated on { $at }
# $whose own for the person at the table, or other
# $colour a player
table-xima-event-can-reach = { $whose ->
    [own] Your special
    *[other] { $colour }’s special
    } can reach the summit

## What pointing at something says

# $square the summit
# $told whose specials can reach it
table-xima-threats = { $square }: { $told }
# $before whose special can reach the summit
# $next whose special can, too
table-xima-threat-and = { $before }; { $next }
table-xima-threat-own = your special can reach the summit now
# $colour a player
table-xima-threat-of = { $colour }’s special can reach the summit
# $to
# $how enter, enter-special, climb, run or descend
# $from
# $over the squares on the way, or none
# $then capture, hold or none
table-xima-way = { $to }: { $how ->
    [enter] incorporate a block
    [enter-special] incorporate the special
    [climb] climb from { $from }
    [run] run from { $from }
    *[descend] go down from { $from }
    }{ $over ->
    [none] {""}
    *[other] {" "}over { $over }
    }{ $then ->
    [capture] , and capture
    [hold] , and dominate what is there
    *[none] {""}
    }
# $square
# $floor (Number)
table-xima-floor = { $square }, floor { $floor }
# $square
# $whose own or other
# $colour a player
# $kind block or special
# $below whose blocks are under it, or none
# $then go, select or none
table-xima-tower = { $square }: { $whose ->
    [own] your
    *[other] { $colour }’s
    } { $kind ->
    [special] special
    *[block] block
    }{ $below ->
    [none] {""}
    *[other] {" "}dominates { $below }
    }{ $then ->
    [go] . Choose the square where it is to go.
    [select] . Select it, then the square where it is to go.
    *[none] {""}
    }
# $colour a player
table-xima-special-of = { $colour }’s special
# $colour a player
table-xima-tray-empty = { $colour } has no common block left in the tray
table-xima-tray-own = Your tray: { $count ->
    [one] 1 block
    *[other] { $count } blocks
    }. Choose a free square to bring one in.
# $colour a player
table-xima-tray-of = { $colour } has { $count ->
    [one] 1 common block
    *[other] { $count } common blocks
    } in the tray
table-xima-own-special-chosen = Your special. Choose the square on which to incorporate it.
table-xima-own-special = Your special. Select it, then the square on which to incorporate it.
# $colour a player
table-xima-special-waits = { $colour }’s special waits in the tray
# $colour a player
table-xima-special-on = { $colour }’s special is on { $at }
# $colour a player
# $by a player
table-xima-special-is-captured-by = { $colour }’s special is captured by { $by }
# $colour a player
table-xima-captured-nothing = { $colour } has captured nothing yet
# $colour a player
# $count (Number)
# $points (Number)
table-xima-captured-worth = { $colour } has captured { $count ->
    [one] 1 block
    *[other] { $count } blocks
    } worth { $points }

## Which of two dice

table-xima-which-die = Which die for { $to }?
table-xima-which-die-why = Both lead there. The other die is left for another block.
# $die (Number)
table-xima-use-die = Use the { $die }

## Switches, sets of pieces and gestures

table-xima-expert = Magnitudes of the book
table-xima-expert-tip = Game power, effective time and the quality of play so far; forces with their fractions.
table-xima-heights-name = Heights and drawn-out towers
table-xima-heights = Heights
table-xima-heights-tip = Figures say how high each place is, and gaps show every block of a tower. A block climbs at most one at a time.
table-xima-blocks = Blocks
table-xima-drums = Drums
table-xima-click-square = Click an empty square
table-xima-click-square-does = Incorporate a common block from your tray
table-xima-click-block = Click a block, then a square
table-xima-click-block-does = Move the block; the squares it can reach are ringed
table-xima-click-special = Click the special in your tray
table-xima-click-special-does = Select it, then click the square on which to incorporate it
table-xima-drag-block = Drag a block to a square
table-xima-drag-block-does = The same in one go
table-xima-hover-square = Hover over a square
table-xima-hover-square-does = See the path a block would take, or what is in its way
table-xima-click-tower = Click another player’s tower
table-xima-click-tower-does = Fan it out to see which blocks are in it; Heights draws out all towers and says how high they are
