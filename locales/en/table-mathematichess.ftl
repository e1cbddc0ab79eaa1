## The kinds of pieces, by their English names, as sentences need them

table-mathematichess-a-kind = a { $kind }
table-mathematichess-the-kind = the { $kind }
table-mathematichess-with-the-kind = with the { $kind }
table-mathematichess-kinds = { $kind }s
table-mathematichess-the-kinds = the { $kind }s
table-mathematichess-the-coloured-kind = the { $colour } { $other }
table-mathematichess-with-coloured-kind = with { $colour } { $other }

## What is to be done

table-mathematichess-task-piece = select a piece
table-mathematichess-task-offered = your opponent offers to count: accept or decline
table-mathematichess-task-placed = your pieces are all placed: pass
table-mathematichess-task-place = put a piece on any empty square; drag to lay out several
table-mathematichess-task-stuck = none of your pieces can move: pass
table-mathematichess-task-select = select one of your pieces, then a marked square
table-mathematichess-accept = Accept and count
table-mathematichess-accept-tip = The match ends here, and the points are counted
table-mathematichess-decline = Decline
table-mathematichess-decline-tip = The match goes on
table-mathematichess-offer = Offer to count
table-mathematichess-offer-tip = Propose ending the match here and counting the points. A level agrees when it leads, or has no hope left
table-mathematichess-pass = Pass
table-mathematichess-pass-tip = None of your pieces can move: let your opponent go on

## What a move did, after the name of the player

table-mathematichess-did-place = put a { $kind } on { $at }
table-mathematichess-did-move = moved the { $kind } from { $from } to { $to }
table-mathematichess-did-push = pushed { $count ->
        [one] 1 piece
        *[other] { $count } pieces
    } from { $from } to { $to }
table-mathematichess-did-swap = swapped { $kind } { $from } with { $colour } { $other } { $with }
table-mathematichess-did-terminate = used its Terminator on its own { $kind } on { $at }
table-mathematichess-did-pass = passed
table-mathematichess-did-offer = offered to end the match and count the points
table-mathematichess-did-accept = accepted the offer
table-mathematichess-did-decline = declined the offer: it is not decided yet
# $done a text
table-mathematichess-did-and-scored = { $done } (White { $white }, Black { $black })

## A move as something to do

table-mathematichess-do-place = put a { $kind } on { $at }
table-mathematichess-do-move = move the { $kind } from { $from } to { $to }
table-mathematichess-do-push = push with the { $kind } on { $from }: the last piece goes to { $to }
table-mathematichess-do-swap = swap the { $kind } on { $from } with the { $colour } { $other } on { $with }
table-mathematichess-do-terminate = use the Terminator on the { $kind } on { $at }
table-mathematichess-do-pass = pass
table-mathematichess-do-offer = offer to end the match and count the points
table-mathematichess-do-accept = accept the offer
table-mathematichess-do-decline = decline the offer

## How the table stands

# $left (Number)
table-mathematichess-stage-two-of = Stage 2: at most { $left ->
        [one] 1 more turn
       *[other] { $left } more turns
    }
table-mathematichess-stage-two = Stage 2
# $points (Number)
table-mathematichess-points-end = { $points } points end the match
# $has (Number)
# $wanted (Number)
table-mathematichess-towards-sovereign = sovereign { $has }/{ $wanted }
# $has (Number)
# $wanted (Number)
table-mathematichess-towards-homogeneous = homogeneous { $has }/{ $wanted }
# $has (Number)
# $wanted (Number)
table-mathematichess-towards-royal = royal { $has }/{ $wanted }
table-mathematichess-all-placed = All pieces placed
table-mathematichess-left-to-place = { $left ->
        [one] 1 piece to place
        *[other] { $left } pieces to place
    }
table-mathematichess-terminator-used = Terminator used
table-mathematichess-terminator-in-hand = Terminator in hand
table-mathematichess-points = Points
table-mathematichess-terminators = Terminators
table-mathematichess-no-terminators = none

## Why a match ended

table-mathematichess-reason-agreement = Agreement: both players wanted to count.
table-mathematichess-reason-limit = The agreed number of turns in the second stage has been played.
table-mathematichess-reason-repetition = The same position came up once too often.
table-mathematichess-reason-blocked = Neither player could move any more.
table-mathematichess-reason-sovereign = A sovereign territory earned the bonus and ended the match.
table-mathematichess-reason-homogeneous = A homogeneous territory earned the bonus and ended the match.
table-mathematichess-reason-royal = A royal territory earned the bonus and ended the match.
table-mathematichess-reason-points = The number of points agreed to end the match was reached.

## Territories

table-mathematichess-owner-shared = Shared
table-mathematichess-owner-white = White’s
table-mathematichess-owner-black = Black’s
# $times (Number)
table-mathematichess-kinds-times = { $kind }s ×{ $times }
table-mathematichess-royal = royal
table-mathematichess-secured = secured
# $points (Number)
table-mathematichess-still = still { $points }
# $more (Number)
table-mathematichess-and-more = { $named } and { $more } more
table-mathematichess-territories = Territories
table-mathematichess-territory-row = { $name }: { $worth }, { $kind }
table-mathematichess-gain-white = White { $points }
table-mathematichess-gain-black = Black { $points }
table-mathematichess-close-sum = Close the sum
table-mathematichess-secured-note = Secured: the opponent cannot enter it, nor push or swap the clamped settlers.

## The Terminator

table-mathematichess-terminator = Terminator
table-mathematichess-which-piece = Which piece?
table-mathematichess-terminator-tip-free = Once per match: take one of your own pieces off the board, in addition to your move. When both players have used theirs, you can offer to count.
table-mathematichess-terminator-tip = Once per match: take one of your own pieces off the board. It costs your turn. When both players have used theirs, you can offer to count.
table-mathematichess-condemn = Take the { $colour } { $other } on { $at } off the board?
table-mathematichess-condemn-points = White: { $white }. Black: { $black }.
table-mathematichess-condemn-price-free = It costs you your only Terminator; the piece does not come back.
table-mathematichess-condemn-price = It costs you your turn and your only Terminator; the piece does not come back.
table-mathematichess-take-off = Take it off
table-mathematichess-take-off-tip = Play the Terminator
table-mathematichess-keep-piece = Keep it
table-mathematichess-keep-piece-tip = Do something else

## Placing

table-mathematichess-to-place = To place
table-mathematichess-computer-places = The computer places its own.
table-mathematichess-stop-placing = Stop placing
table-mathematichess-stop-placing-tip = Place the rest yourself
# $value (Number)
# $left (Number)
table-mathematichess-in-tray = { $name }, worth { $value }, { $left } left
# $value (Number)
# $left (Number)
# $digit (Number)
table-mathematichess-in-tray-with-key = { $name }, worth { $value }, { $left } left (key { $digit })
table-mathematichess-fill = Fill in
table-mathematichess-fill-both = both sides
table-mathematichess-fill-computer = Computer
table-mathematichess-fill-computer-tip = The computer places the remaining pieces
table-mathematichess-fill-random = Random
table-mathematichess-fill-random-tip = The remaining pieces go anywhere
table-mathematichess-fill-mirror = Mirror
table-mathematichess-fill-mirror-tip = Opposite the other side’s pieces
table-mathematichess-keep-set-up = Keep
table-mathematichess-keep-set-up-tip = Keep this arrangement of your pieces for another match
table-mathematichess-lay-out-tip = Lay out this set-up
table-mathematichess-delete-set-up-tip = Delete this set-up
# $number (Number)
table-mathematichess-set-up-name = Set-up { $number }

## What is pointed at

table-mathematichess-piece-on = { $piece } on { $at }
table-mathematichess-terminator-at = Terminator: { $what }
table-mathematichess-moves-of = { $what }: { $count ->
        [0] cannot move now
        [one] 1 move
        *[other] { $count } moves
    }
# $what a text
# $at a text
# $white (Number)
table-mathematichess-kept-empty-white = { $what }. If { $at } alone stays empty, it counts { $white } for White
# $what a text
# $at a text
# $black (Number)
table-mathematichess-kept-empty-black = { $what }. If { $at } alone stays empty, it counts { $black } for Black
# $what a text
# $at a text
# $white (Number)
# $black (Number)
table-mathematichess-kept-empty-both = { $what }. If { $at } alone stays empty, it counts { $white } for White and { $black } for Black

## Switches and sets of pieces

table-mathematichess-flat-name = Flat view
table-mathematichess-flat-label = Flat
table-mathematichess-flat-tip = The board from above, with a large letter and value on every piece.
table-mathematichess-set-figures = Figures
table-mathematichess-set-tiles = Tiles

## The mouse

table-mathematichess-mouse-place = Click an empty square
table-mathematichess-mouse-place-does = First stage: place the selected piece there
table-mathematichess-mouse-drag = Drag over empty squares
table-mathematichess-mouse-drag-does = First stage: place one piece after another
table-mathematichess-mouse-select = Click one of your pieces
table-mathematichess-mouse-select-does = Second stage: select it; its targets are marked
table-mathematichess-mouse-foresee = Hover over a target
table-mathematichess-mouse-foresee-does = See which pieces will slide, and how the score will change
table-mathematichess-mouse-play = Click a target
table-mathematichess-mouse-play-does = Play the move
table-mathematichess-mouse-count = Hover over an empty square
table-mathematichess-mouse-count-does = See how its territory is counted
table-mathematichess-mouse-open = Click an empty square
table-mathematichess-mouse-open-does = Keep the count open

## Why a move matters

# $more (Number)
# $less (Number)
table-mathematichess-if-accepted = if { $who } accepts, { $lead ->
        [white] White wins { $more } to { $less }
        [black] Black wins { $more } to { $less }
        *[level] the match is drawn at { $more } each
    }
# $more (Number)
# $less (Number)
table-mathematichess-if-counted-now = the match goes on; counted now, { $lead ->
        [white] White wins { $more } to { $less }
        [black] Black wins { $more } to { $less }
        *[level] the match is drawn at { $more } each
    }
table-mathematichess-no-way = none of { $who }’s pieces can reach a square that is open to it
table-mathematichess-to-go = { $moves ->
        [one] 1 turn
        *[other] { $moves } turns
    } to go before the points count
table-mathematichess-both-spent = both Terminators are spent and { $holes ->
        [one] 1 square
        *[other] { $holes } squares
    } empty: the players may agree to count
table-mathematichess-one-spent = { $holes ->
        [one] 1 square is
        *[other] { $holes } squares are
    } empty now; only { $who } still has a Terminator
table-mathematichess-one-fewer = one piece fewer in the second stage, and one more empty square
# $stay (Number)
# $more (Number)
# $less (Number)
table-mathematichess-all-placed-now = all pieces are placed; { $stay ->
        [one] 1 square stays empty and counts
        *[other] { $stay } squares stay empty and count
    } from now on, { $lead ->
        [white] White leading { $more } to { $less }
        [black] Black leading { $more } to { $less }
        *[level] level at { $more }
    }
# $worth (Number)
table-mathematichess-if-empty = if { $at } stays empty, it is worth { $lead ->
        [white] { $worth } for White
        [black] { $worth } for Black
        *[level] { $worth } for either side
    }
# $more (Number)
# $less (Number)
table-mathematichess-takes-lead = { $who } takes the lead, { $more } to { $less }
# $points (Number)
table-mathematichess-level = the score is level at { $points }
# $own (Number)
# $all (Number)
# $times (Number)
# $worth (Number)
table-mathematichess-multiplied = { $own } of the { $all } pieces at the sides of { $name } are { $owner } { $kind }s: its sum counts { $times } times, { $worth } points
# $before (Number)
table-mathematichess-broken = the { $kind }s no longer have the majority at { $name }: { $now } instead of { $before } points
# $worth (Number)
table-mathematichess-taken = { $name } passes from { $rival } to { $owner } with the points of all its settlers, { $worth }
# $worth (Number)
table-mathematichess-won-alone = { $name } now belongs to { $owner } alone, with the points of all its settlers, { $worth }
table-mathematichess-now-shared = { $name } is no longer { $owner }’s: each side counts its own settlers, { $worth }
table-mathematichess-now-secured = { $owner } has a pair at { $name }: { $other } may neither enter it nor move these settlers
table-mathematichess-joined = empty squares have met: { $name } is one territory
table-mathematichess-secures = { $who } secures a territory
table-mathematichess-move-pass = pass
table-mathematichess-move-offer = offer
table-mathematichess-move-accept = accept
table-mathematichess-move-decline = decline
