## What the player to move may do

table-xafka-task-anywhere = put your piece on any hexagon
table-xafka-task-put = put your piece on a marked hexagon
table-xafka-task-put-or-set = put your piece on a marked hexagon, or set the light
table-xafka-task-slide = slide to a marked hexagon
table-xafka-task-slide-or-set = slide to a marked hexagon, or set the light
table-xafka-task-set = your piece is stuck: set the light to green or red

## What a move did, after the name of a player

table-xafka-slid = slid from { $from } to { $to }
table-xafka-put = put the piece on { $to }

## A move as something to do

table-xafka-slide = slide to { $to }
table-xafka-place = put your piece on { $to }
table-xafka-choose-green = set the light to green
table-xafka-choose-red = set the light to red

## The light and the hexagons

table-xafka-green = Green: a stuck player loses
table-xafka-red = Red: a stuck player wins
table-xafka-free = Light free: set it to green or red
table-xafka-locked-for = Light locked: { $count ->
    [one] 1 hexagon
    *[other] { $count } hexagons
    } to go
table-xafka-locked = Light locked
table-xafka-hexagons-left = { $count ->
    [one] 1 hexagon
    *[other] { $count } hexagons
    } left

## What a piece can do

table-xafka-isolated = Stuck: isolated
table-xafka-short-circuit = Stuck: short circuit
table-xafka-no-place = No hexagon to stand on
table-xafka-sees-nothing = Reaches no hexagon: isolated
# $reach (Number) hexagons
table-xafka-all-covered = Reaches { $reach }, all covered: short circuit
# $reach (Number) hexagons
# $open (Number) hexagons
table-xafka-sees = Reaches { $reach }, may go to { $open }
table-xafka-may-be-put = May be put on { $count ->
    [one] 1 hexagon
    *[other] { $count } hexagons
    }

## Who has more room


## After a match

table-xafka-light = Light
table-xafka-never-set = never set
# $goal green or red
# $turn (Number)
table-xafka-set-on-turn = { $goal ->
    [green] green
    *[red] red
    } on turn { $turn }
table-xafka-isolated-means = Isolated: the piece no longer reaches any hexagon.
table-xafka-short-circuit-means = Short circuit: the piece still reaches hexagons, but an opponent reaches all of them too, and a move may not end there.
table-xafka-no-place-means = No place: every hexagon is within reach of an opponent.

## Why a move matters

table-xafka-free-now = the light is free: either player may set it now, once and for all
table-xafka-has-to-set-now = { $name } cannot slide any more and has to set the light
# $name a player
table-xafka-few-left = { $name } has only { $count ->
    [one] 1 hexagon
    *[other] { $count } hexagons
    } left to go to
table-xafka-event-free = The light is free
table-xafka-event-set = { $name } has to set the light
table-xafka-event-one-left = { $name } has one hexagon left

## Switches, sets of pieces and gestures

table-xafka-reach-dots = Reach dots
table-xafka-reach = Reach
table-xafka-reach-tip = Black, white and grey dots show what the pieces reach.
table-xafka-figures = Figures
table-xafka-stones = Stones
table-xafka-click-hexagon = Click a hexagon
table-xafka-click-hexagon-does = Place or move your piece there
table-xafka-click-light = Click the traffic light
table-xafka-click-light-does = Set the light, once it is free
table-xafka-hover-hexagon = Hover over a hexagon
table-xafka-hover-hexagon-does = See whether you may go there, and if not, why
table-xafka-move-green = green
table-xafka-move-red = red
