## What is to be done, and what was done

table-chimple-task-capture = step to an empty square, or capture diagonally
table-chimple-task-step = step to an empty square next to one of your characters
# $to a text
# $from a text
table-chimple-did-capture = captured on { $to } from { $from }
# $from a text
# $to a text
table-chimple-did-go = went from { $from } to { $to }
# $to a text
# $from a text
table-chimple-do-capture = capture on { $to } from { $from }
# $from a text
# $to a text
table-chimple-do-go = go from { $from } to { $to }

## How the table stands

table-chimple-seen-before = Seen before: the third time is a draw
table-chimple-drawn-in = Drawn in { $turns ->
        [one] 1 turn
        *[other] { $turns } turns
    }
table-chimple-characters = { $characters ->
        [one] 1 character
        *[other] { $characters } characters
    }
table-chimple-characters-stuck = { table-chimple-characters }, no move
table-chimple-characters-and-moves = { table-chimple-characters }, { $moves ->
        [one] 1 move
        *[other] { $moves } moves
    }
table-chimple-captures = Captures
table-chimple-no-captures = none
# $turn (Number)
table-chimple-on-turn = turn { $turn } ({ $mv })
# $many (Number)
table-chimple-many-captures = { $many }, from { $first } to { $last }
table-chimple-reason-no-characters = All characters of one side have been captured.
table-chimple-reason-stuck = Stuck: the side to move has characters left, but none of them can move.
table-chimple-reason-repetition = Repetition: the same state came up for the third time.
table-chimple-reason-turn-limit = Turn limit: a match that has gone on for 200 turns (100 each) is a draw.

## Why a move matters

table-chimple-has-left = { $who } has { $characters ->
        [one] 1 character
        *[other] { $characters } characters
    } left
table-chimple-single-move-left = { $who } has a single move left
table-chimple-one-character-left = { $who } has one character left
table-chimple-single-move = { $who } has a single move

## What is pointed at

table-chimple-select-first = { $what }: select one of your characters first
table-chimple-square = Square { $number }
table-chimple-may-not = { $number }: cannot move now
table-chimple-may-step = { $number }: may step to { $steps }
table-chimple-may-capture = { $number }: may capture on { $captures }
table-chimple-may-both = { $number }: may step to { $steps }, or capture on { $captures }
# $state (Number)
table-chimple-leads-to = { $meme } (state { $state })

## Switches and sets of pieces

table-chimple-threats-name = Who may act, who is in danger
table-chimple-threats-label = Threats
table-chimple-threats-tip = A cross marks every character that the other side could capture, a frame every other one that may act.
table-chimple-expert-name = Memes, states and matrices
table-chimple-expert-tip = Every legal move as a meme in the notation of the essay, with its value and the matrices behind it.
table-chimple-set-figures = Figures
table-chimple-set-stones = Stones

## The mouse

table-chimple-mouse-select = Click your character
table-chimple-mouse-select-does = Select it: rings mark where it may step, crosses the enemies it may capture
table-chimple-mouse-move = Click a square
table-chimple-mouse-move-does = Move the selected character there
table-chimple-mouse-hover = Hover over a move in the list
table-chimple-mouse-hover-does = Highlight its squares
table-chimple-mouse-play = Click a move in the list
table-chimple-mouse-play-does = Play it
table-chimple-mouse-threats = Click Threats
table-chimple-mouse-threats-does = See who may act (a frame) and who could be captured next (a cross)

## The panel of memes

table-chimple-seen-from = The board as { $who } sees it, from the far side: up for { $who } is down on the screen.
# $plies (Number)
table-chimple-wins-in = wins in { $plies }
# $plies (Number)
table-chimple-loses-in = loses in { $plies }
table-chimple-value-draw = draw
table-chimple-values-awaited = The values are being worked out.
table-chimple-memes-of = { $who }’s memes
# $state (Number)
table-chimple-state = State { $state }
table-chimple-values = Values
table-chimple-values-tip = What each meme leads to, and in how many moves
table-chimple-matrices = Matrices
table-chimple-matrices-tip = The number of the state, and the matrices that make a meme eligible
table-chimple-row-label = { $mv }: { $meme }

## The matrices

table-chimple-column = State
# $state (Number)
table-chimple-state-as-seen = State { $state }, as { $who } sees it
table-chimple-in-base-three = { $digits } in base 3
table-chimple-digits-note = 1 own, 2 enemy, from the top left
# $state (Number)
table-chimple-other-sees = { $who } sees { $state }
table-chimple-own = own
table-chimple-enemy-rotated = enemy, rotated
table-chimple-hover-hint = Hover over a meme to see how it is worked out.
table-chimple-capture-filter = capture filter
table-chimple-and-enemy = AND enemy
table-chimple-collision-matrix = collision matrix
table-chimple-and-own-or-enemy = AND own OR enemy
table-chimple-nobody-blocks = Nothing is left: nobody blocks. Eligible.
table-chimple-way-blocked = Something is left: the way is blocked.
table-chimple-no-enemy = Nothing is left: no enemy is there.
table-chimple-enemy-there = A bit is left: an enemy is there. Eligible.
# $state (Number)
table-chimple-leads-to-state = Leads to state { $state }.
# $seen (Number)
# $state (Number)
table-chimple-leads-to-seen = Leads to { $seen } from this side, state { $state }.

## The laboratory

table-chimple-laboratory = Laboratory
table-chimple-laboratory-tip = Let decision models play against each other
table-chimple-laboratory-subtitle = How a side may choose among its memes
table-chimple-kept-in = Kept in { $path }. Opponents set to “Learned from: The kept table” now play by it.
table-chimple-run-stopped = The run was stopped: { $why }
table-chimple-models = Models
table-chimple-learning = Learning
table-chimple-keep-learning = Go on while they play
table-chimple-study-first = Saved matches first
table-chimple-board = Board
table-chimple-stop = Stop
table-chimple-begin = Begin
table-chimple-games-each = Games each
table-chimple-training = Training
table-chimple-seed = Seed
table-chimple-settings-of = What can be set for it: { $settings }
table-chimple-weights-of = Weights of
table-chimple-strength = strength
table-chimple-sway = swayed (/10)

## What was found

table-chimple-setting-up = Setting up: where a model plays perfectly, the game is solved first.
table-chimple-how-to-begin = Choose models, and begin. Every model plays every model, as Black and as White; those that learn by a table play against themselves first.
table-chimple-points-matrix = Points of Black (down) against White (across)
table-chimple-points-matrix-tip = Points of Black (down) against White (across); a draw is half a point.
table-chimple-run-done = done
table-chimple-run-halted = stopped
# $state a text
# $done (Number)
# $all (Number)
# $studied (Number)
table-chimple-progress = { $state }: { $done } of { $all } games{ $studied ->
        [0] {""}
        [one] {"; learned from 1 saved match"}
        *[other] {"; learned from "}{ $studied } saved matches
    }
table-chimple-keep-learned = Keep what { $model } has learned
table-chimple-keep-learned-tip = For opponents at the table: “Learned from: The kept table” in their settings
table-chimple-how-often = How often each meme was deployed
table-chimple-model-learns = { $model } learns: points against random play
table-chimple-states-visited = States visited
# $visited (Number)
# $possible (Number)
table-chimple-visited-of = { $visited } of { $possible }, as the side to move sees them
# $visits (Number)
table-chimple-times = { $visits ->
        [one] once
        *[other] { $visits } times
    }
table-chimple-endings = Endings: { $list }
# $reason a text
# $count (Number)
table-chimple-ending = { $reason } { $count }
table-chimple-prestige = Prestige of its agents
table-chimple-prestige-black = as Black: { $values }
table-chimple-prestige-white = as White: { $values }
table-chimple-nothing-yet = Nothing yet.
table-chimple-in-all = in all
table-chimple-as-black = as Black
table-chimple-as-white = as White
# $most (Number)
table-chimple-games-to = games against itself, to { $most }
table-chimple-share = { $share }%
# $meme a text
# $count (Number)
table-chimple-meme-times = { $meme }: { $count ->
        [one] once
        *[other] { $count } times
    }
table-chimple-histogram-note = Each meme in the order of the list: captures orange, moves blue.

## The agents, and what is weighed

table-chimple-agent-ape = ape
table-chimple-agent-hare = hare
table-chimple-agent-elephant = elephant
table-chimple-agent-owl = owl
table-chimple-weight-captures = captures
table-chimple-weight-advances = advances
table-chimple-weight-retreats = retreats
table-chimple-weight-sideways = sideways
table-chimple-weight-lands-attacked = lands attacked
table-chimple-weight-leaves-attack = leaves attack
table-chimple-weight-defends = defends a friend
table-chimple-weight-centre = centre
table-chimple-weight-enemy-choice = enemy’s options
