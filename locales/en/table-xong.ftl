## How a sentence speaks of a Xoid

table-xong-xoid-named = the { $name }
# $legs (Number)
# $rank (Number)
table-xong-xoid-number = Xoid { $legs }.{ $rank }
# $legs (Number)
table-xong-xoid-straight = the straight { $legs }
# $legs (Number)
table-xong-xoid-of-legs = a Xoid of { $legs } legs
# $legs (Number)
table-xong-short-of-legs = { $legs } legs
table-xong-legs = { $legs ->
        [one] 1 leg
        *[other] { $legs } legs
    }
table-xong-hexes = { $hexes ->
        [one] 1 hex
        *[other] { $hexes } hexes
    }
table-xong-places = { $places ->
        [one] 1 place
        *[other] { $places } places
    }

## What is to be done, and what was done

table-xong-task-place = place { $xoid }
table-xong-task-give = give { $to } a new Xoid
table-xong-did-place = placed { $xoid }: { $swing }
table-xong-did-give = gave { $to } { $xoid }
table-xong-do-give = give { $xoid }
table-xong-event-place = { $who } placed { $xoid }: { $swing }
# $who a text
# $xoid a text
# $swing a text
# $leader a text
# $by (Number)
table-xong-event-place-and-lead = { $who } placed { $xoid }: { $swing }. { $leader } leads by { $by }
table-xong-swing = { $change } for { $who }
table-xong-no-swing = no points either way
# $hexes (Number)
table-xong-touched = { $hexes } touched
# $hexes (Number)
table-xong-greened = { $hexes } greened out
# $hexes (Number)
table-xong-cashed = { $hexes } cashed
# $hexes (Number)
table-xong-cashed-for = { $hexes } cashed for { $other }
table-xong-game-ends = the match ends
table-xong-nothing-changes = nothing changes hands
table-xong-place-here = Place { $xoid }: { $swing }
table-xong-place-here-and-end = Place { $xoid }: { $swing }, and the match ends
# $legs (Number)
# $rank (Number)
table-xong-number-means = { $legs }.{ $rank }: { $legs ->
        [one] 1 leg
        *[other] { $legs } legs
    }, and number { $rank } of that size. You can name it in the list (Xoids).

## Whether what is built may be given

table-xong-not-connected = The legs are not connected yet
# $xoid a text
table-xong-built = { $xoid }: { table-xong-legs }
# $xoid a text
table-xong-built-touches = { $xoid }: { table-xong-legs }, touches up to { table-xong-hexes }
# $turn (Number)
table-xong-played-by = Played by { $who } on turn { $turn }
table-xong-no-longer-fits = No longer fits anywhere
table-xong-new-fits = New, fits in { table-xong-places }
table-xong-best-placement = Best placement for { $who }: { $swing }
table-xong-wrong-with = { $xoid }: { $wrong }
table-xong-give-checked = Give { $xoid }: { $checks }
table-xong-nothing-fits-here = Nothing new fits over this leg

## What has become of a hex

table-xong-hex-free = Nobody touches this hex yet
table-xong-hex-touched-red = Touched by Red alone: 1 point so far
table-xong-hex-touched-blue = Touched by Blue alone: 1 point so far
table-xong-hex-greened = Greened out: both touch it, so it counts for nobody
table-xong-hex-cashed-red = Cashed by Red: 2 points for good
table-xong-hex-cashed-blue = Cashed by Blue: 2 points for good
table-xong-hex-lost = Nobody touches this hex, and nobody ever will

## How the table stands

table-xong-hexes-greened = { table-xong-hexes } greened out
table-xong-empty-legs = { $legs ->
        [one] 1 empty leg
        *[other] { $legs } empty legs
    }
table-xong-empty-legs-no-fit = { table-xong-empty-legs }: nothing new fits
# $dead (Number)
table-xong-empty-legs-dead = { table-xong-empty-legs }, { $dead } of them in gaps too small for anything new
# $touched (Number)
# $cashed (Number)
table-xong-tally = { $touched } touched, { $cashed } cashed
# $touched (Number)
# $cashed (Number)
table-xong-tally-and-last = { table-xong-tally }, and the last point
table-xong-points = Points

## The result

table-xong-row-owned = Hexes owned, 2 points each
table-xong-row-owned-means = Hexes that nobody else touches
table-xong-row-last = Last point
table-xong-row-last-means = For the player who did not place last
table-xong-row-in-all = In all
table-xong-row-xoids = Xoids placed
table-xong-row-legs = Legs placed
table-xong-row-margin = Margin
table-xong-row-longest = Longest Xoid
table-xong-last-decided = The last point decided the match.
# $hexes (Number)
# $untouched (Number)
# $killed (Number)
# $empty a text
table-xong-note-dead = { $hexes ->
        [one] 1 hex
        *[other] { $hexes } hexes
    } greened out and { $untouched } untouched: { $killed } that count for nobody. { $empty }.
table-xong-reason-points = The match ends when no new Xoid fits. Every hex that one player alone touches counts two points; one more goes to the player who did not place last, so there is never a tie.

## Why a move matters

table-xong-has-cashed = { $who } has cashed { table-xong-hexes }, which nobody else can reach any more
table-xong-cashes-for-other = it cashes { table-xong-hexes } for { $other }
# $hexes (Number)
# $theirs (Number)
table-xong-cashed-for-both = { table-xong-hexes } cashed for { $own } and { $theirs } for { $other }
table-xong-legs-left = only { table-xong-legs } can still be covered
table-xong-died-out = { $kinds ->
        [one] 1 small Xoid
        *[other] { $kinds } small Xoids
    } can no longer be given, for lack of room
table-xong-loses-greened = { $other } loses { table-xong-hexes }, which count for nobody now
table-xong-fits-at-best = it fits in { table-xong-places }, at best { $swing }

## The tray

table-xong-place-xoid = Place { $xoid }
table-xong-previous-place = Previous place
table-xong-next-place = Next place
# $place (Number)
# $count (Number)
table-xong-place-of = Place { $place } of { $count } this way round
table-xong-turned-this-way = Turned this way; { table-xong-places } in all
table-xong-place-it = Place it here
table-xong-place-it-tip = Or click the board
table-xong-move-it = Move it over the board, or press { $key }.
table-xong-swing-tip = How the points change at once
table-xong-sum-tip = Touched: a point each. Greened out: the opponent’s point is gone. Cashed: a second point, for good.
table-xong-give-new = Give { $to } a new Xoid
table-xong-clear = Clear
table-xong-clear-tip = Clear: remove everything
table-xong-give-named = Give the { $name }
table-xong-give-it = Give it
table-xong-give-it-tip = Hand it over
table-xong-build-or-pick-below = Choose empty legs on the board, or drag over them.{"\u000A"}Or pick one below.
table-xong-build-or-pick = Build it on the board, or pick one (Xoids).
table-xong-build-it = Build it: choose empty legs on the board.
table-xong-who-places = { $who } places { $xoid }
table-xong-who-gives = { $who } gives { $to } a Xoid
table-xong-turn-left = Turn it to the left
table-xong-turn-right = Turn it to the right
table-xong-turn-over = Flip it over

## The list of Xoids

table-xong-column = Xoids
table-xong-filter-all = All
table-xong-filter-all-tip = Every small Xoid
table-xong-filter-new = New
table-xong-filter-new-tip = What may still be given
table-xong-filter-played = Played
table-xong-filter-played-tip = What lies on the board
table-xong-filter-extinct = Extinct
table-xong-filter-extinct-tip = New, but no longer fits anywhere
# $hexes (Number)
# $fits (Number)
# $all (Number)
table-xong-field-count = Touch { $hexes } hexes · { $fits } of { $all } new
table-xong-own-name = A name of your own
# $xoid a text
# $status a text
# $legs (Number)
table-xong-card = { $xoid }, { $legs ->
        [one] 1 leg
        *[other] { $legs } legs
    }: { $status }
# $turn (Number)
table-xong-card-played-red = played by Red on turn { $turn }
# $turn (Number)
table-xong-card-played-blue = played by Blue on turn { $turn }
table-xong-card-in-hand = in hand, to be placed now
table-xong-card-fits = new, and it fits
table-xong-card-extinct = extinct: new, but it no longer fits anywhere
table-xong-card-give-hint = Click to build it, double-click to give it
table-xong-card-name-hint = Right-click to name it
# $turn (Number)
table-xong-below-turn = turn { $turn }
table-xong-below-extinct = extinct
table-xong-below-in-hand = in hand

## Another board

table-xong-new-board = New board
table-xong-new-board-tip = Another random board, until the first Xoid is placed
table-xong-back-to-board = Back to board { $number }
table-xong-board-number = No. { $number }

## Drawing a board

table-xong-editor-label = Draw a board
table-xong-editor-tip = Draw a board of your own, or change one
table-xong-editor-subtitle = Click a hex, or drag over several
table-xong-begin-with = Begin with
table-xong-shape-standard = Standard
table-xong-shape-small = Small
table-xong-shape-large = Large
table-xong-shape-triangle = Triangle
table-xong-shape-rhombus = Rhombus
table-xong-shape-star = Star
table-xong-shape-ring = Ring
table-xong-yours = Yours
table-xong-yours-tip = The board that you drew last
table-xong-random = Random
table-xong-random-tip = A new one each time
table-xong-islands = Islands
table-xong-islands-tip = New ones each time
table-xong-symmetry = Symmetry
table-xong-symmetry-none = None
table-xong-symmetry-mirror = Mirror
table-xong-symmetry-half = Half turn
table-xong-symmetry-thirds = Thirds
table-xong-symmetry-sixths = Sixths
table-xong-undo = Undo
table-xong-redo = Redo
table-xong-use-board = Use this board
table-xong-copy-as-text = Copy as text
table-xong-copy-as-text-tip = As lines of x and . to send or keep; curio play xong --option board=FILE reads it
# $hexes (Number)
# $legs (Number)
table-xong-board-figures = { $hexes } hexes, { $legs } legs
# $ratio a text
# $usual a text
table-xong-legs-a-hex = { $ratio } legs a hex. Random boards have about { $usual }; more is more ragged.
# $islands (Number)
table-xong-many-islands = { $islands } islands. No Xoid lies on two of them.
# $hexes (Number)
table-xong-field-label = The board: { $hexes } hexes drawn

## The sets of pieces, and the mouse

table-xong-set-rods = Rods
table-xong-set-strips = Flat strips
table-xong-mouse-move = Move over the board
table-xong-mouse-move-does = The Xoid in your hand follows, to the nearest place where it fits
table-xong-mouse-wheel = Scroll the wheel
table-xong-mouse-wheel-does = Turn the Xoid; with Ctrl, zoom
table-xong-mouse-click = Click the board
table-xong-mouse-click-does = Place the Xoid in your hand
table-xong-mouse-build = Click or drag over empty legs
table-xong-mouse-build-does = Build the Xoid you are going to give, or remove legs from it
table-xong-mouse-list = Click a Xoid in the list
table-xong-mouse-list-does = Build it in the workshop
table-xong-mouse-double = Double-click it
table-xong-mouse-double-does = Give it at once
table-xong-mouse-right = Right-click it
table-xong-mouse-right-does = Give it a name of your own
# $hexes the names of hexes, with semicolons between them
table-xong-it-touches = It touches { $hexes }.
