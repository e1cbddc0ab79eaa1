## Kinds of pieces, as a label has them

mathematichess-farmer = Farmer
mathematichess-pawn = Pawn
mathematichess-guard = Guard
mathematichess-knight = Knight
mathematichess-bishop = Bishop
mathematichess-rook = Rook
mathematichess-treasurer = Treasurer
mathematichess-queen = Queen
mathematichess-king = King

## Kinds of pieces in a sentence

# $kind a key such as king
mathematichess-kind = { $kind ->
        [farmer] Farmer
        [pawn] Pawn
        [guard] Guard
        [knight] Knight
        [bishop] Bishop
        [rook] Rook
        [treasurer] Treasurer
        [queen] Queen
        *[king] King
    }
# $kind a key such as king
# $count (Number) how many: the number is not written
mathematichess-kinds = { $kind ->
        [farmer] { $count ->
            [one] Farmer
            *[other] Farmers
        }
        [pawn] { $count ->
            [one] Pawn
            *[other] Pawns
        }
        [guard] { $count ->
            [one] Guard
            *[other] Guards
        }
        [knight] { $count ->
            [one] Knight
            *[other] Knights
        }
        [bishop] { $count ->
            [one] Bishop
            *[other] Bishops
        }
        [rook] { $count ->
            [one] Rook
            *[other] Rooks
        }
        [treasurer] { $count ->
            [one] Treasurer
            *[other] Treasurers
        }
        [queen] { $count ->
            [one] Queen
            *[other] Queens
        }
        *[king] { $count ->
            [one] King
            *[other] Kings
        }
    }
# $kind a key such as king
mathematichess-a-kind = { $kind ->
        [farmer] a Farmer
        [pawn] a Pawn
        [guard] a Guard
        [knight] a Knight
        [bishop] a Bishop
        [rook] a Rook
        [treasurer] a Treasurer
        [queen] a Queen
        *[king] a King
    }
# $colour white or black
# $kind a key such as king
mathematichess-piece = { $colour ->
        [white] white
        *[black] black
    } { $kind ->
        [farmer] Farmer
        [pawn] Pawn
        [guard] Guard
        [knight] Knight
        [bishop] Bishop
        [rook] Rook
        [treasurer] Treasurer
        [queen] Queen
        *[king] King
    }
# $colour white or black
# $kind a key such as king
# $count (Number) how many: the number is not written
mathematichess-pieces = { $colour ->
        [white] white
        *[black] black
    } { mathematichess-kinds }

## Score and territories

# $colour white or black
# $kind a key such as king
# $count (Number) how many: the number is not written
# $places squares
# $terms a sum such as 8×2 + 8×2
mathematichess-settlers = { mathematichess-pieces } { $places }: { $terms }
# $colour white or black
# $kind a key such as king
# $count (Number) how many: the number is not written
# $places squares
# $terms a sum such as 8×2 + 8×2
# $owner a colour
mathematichess-settlers-for = { mathematichess-settlers }, counting for { $owner }
mathematichess-first-class = First-class settlers, doubled
mathematichess-second-class = Second-class settlers
mathematichess-sum = Sum of the settlers
# $count (Number) how many of the kind
# $kind a key such as king
# $all (Number) how many settlers in all
mathematichess-homogeneous-line = Homogeneous: { $count } { $kind ->
        [farmer] Farmers
        [pawn] Pawns
        [guard] Guards
        [knight] Knights
        [bishop] Bishops
        [rook] Rooks
        [treasurer] Treasurers
        [queen] Queens
        *[king] Kings
    } of { $all } first-class settlers
mathematichess-shared = shared territory
# $owner a colour
# $homogeneous yes or no
# $royal yes or no
# $secured yes or no
mathematichess-sovereign = { $owner }’s sovereign territory{ $homogeneous ->
        [yes] , homogeneous
        *[no] , mixed
    }{ $royal ->
        [yes] , royal
        *[no] { "" }
    }{ $secured ->
        [yes] , secured
        *[no] { "" }
    }
mathematichess-territory = { $squares }: { $what }
mathematichess-counts = { $player } counts
mathematichess-to = { $white } to { $black }
mathematichess-to-place = { $player } still to place
mathematichess-territories = Territories
mathematichess-standing = White { $white } : { $black } Black
mathematichess-points = Points on the board

## How a match ends

# $count (Number) the number of that territory
# $kind sovereign, homogeneous or royal
mathematichess-created = created { $count ->
        [0] a
        [1] a
        [2] a second
        [3] a third
        [4] a fourth
        [5] a fifth
        [6] a sixth
        [7] a seventh
        [8] an eighth
        [9] a ninth
        *[other] another
    } { $kind ->
        [sovereign] sovereign
        [homogeneous] homogeneous
        *[royal] royal
    } territory
# $player a colour
# $count (Number) the number of that territory
# $kind sovereign, homogeneous or royal
# $points (Number) the bonus
mathematichess-end-bonus = { $player } { mathematichess-created } and scored { $points } points
mathematichess-end-agreement = The players have agreed to count the points
mathematichess-end-one-ply = The only turn of the second stage has been played
mathematichess-end-limit = The limit of { $limit } turns in the second stage has been reached
mathematichess-end-repetition = The same position has occurred { $times } times
mathematichess-end-blocked = Neither player can move
mathematichess-end-points = The target of { $points } points has been reached
mathematichess-end-resigned = { $player } resigns
mathematichess-end-out-of-time = { $player } has run out of time
# $reason one of the endings above
# $winner a colour
mathematichess-end-winner = { $reason }: { $winner } wins.
# $reason one of the endings above
# $winner a colour
# $more (Number)
# $less (Number)
mathematichess-end-won = { $reason }: { $winner } wins { $more } to { $less }.
# $reason one of the endings above
# $points (Number)
mathematichess-end-draw = { $reason }: { $points ->
        [one] 1 point
        *[other] { $points } points
    } each, a draw.

## Why a move is refused

mathematichess-refused-over = the match is over
mathematichess-refused-still-placing = pieces cannot move until all have been placed: put one on an empty square
mathematichess-refused-all-placed = all pieces have been placed: in the second stage they move
mathematichess-refused-hand-empty = all your pieces are on the board: pass until your opponent’s are too
# $kind a key such as king
mathematichess-refused-none-left = there is no { mathematichess-kind } left in hand
mathematichess-refused-occupied = { $at } is not empty
mathematichess-refused-off-board = there is no square { $at } on this board
mathematichess-refused-no-piece = there is no piece on { $at }
mathematichess-refused-not-yours = the piece on { $at } belongs to your opponent
mathematichess-refused-hole-before = a push ends at the first empty square, and { $at } comes before { $to }
mathematichess-refused-nothing-to-push = there is nothing to push between { $from } and { $to }
mathematichess-refused-far-from-holes = the piece on { $at } touches no empty square, so it cannot be swapped
# $kind a key such as king
# $at a square
mathematichess-refused-same-kind = you have { mathematichess-a-kind } on { $at } too: the swap would change nothing
mathematichess-refused-king-between = a Queen cannot jump over the King on { $at }
mathematichess-refused-hole-between = a Queen cannot jump over the empty square { $at }
mathematichess-refused-secured = { $at } belongs to a territory that your opponent has secured and cannot be entered
mathematichess-refused-frozen = the piece on { $at } is frozen: it settles a territory that your opponent has secured
mathematichess-refused-nothing-to-jump = a Pawn must jump over a piece other than a King or Queen, and there is none on { $at }
mathematichess-refused-not-pushable = Kings and Queens push only pieces of other kinds, and there is none on { $at }
mathematichess-refused-terminator-used = each player has one Terminator per match, and you have used yours
mathematichess-refused-no-terminators = this match is played without Terminators
mathematichess-refused-can-move = you can pass only when none of your pieces can be placed or moved
mathematichess-refused-too-early-to-agree = the match can be ended by agreement only in the second stage, after both Terminators have been used
mathematichess-refused-no-offer = nobody has offered to end the match
mathematichess-refused-answer-first = your opponent has offered to end the match: accept or decline
mathematichess-refused-offered-already = your offer was declined: make a move before offering again

## How a kind moves, to whoever moves it otherwise

mathematichess-moves-farmer = a Farmer steps one square diagonally to an empty square
mathematichess-moves-pawn = a Pawn steps one square along a rank or file to an empty square
mathematichess-moves-guard-step = a Guard steps one square in any direction to an empty square
mathematichess-moves-guard-over = a Guard leaps over a piece to the empty square two squares away in a straight line
mathematichess-moves-guard-leap = a Guard leaps to an empty square two squares away in a straight line
mathematichess-moves-knight = a Knight leaps like a chess knight to an empty square
mathematichess-moves-bishop = a Bishop pushes along a diagonal up to an empty square
mathematichess-moves-rook = a Rook pushes along a rank or file up to an empty square
mathematichess-moves-treasurer = a Treasurer pushes along a rank, file or diagonal up to an empty square
mathematichess-moves-queen = a Queen swaps with a piece in line with it that touches an empty square
mathematichess-moves-king = a King swaps with a neighbouring piece that touches an empty square
mathematichess-moves-revised-pawn = a Pawn jumps over a neighbouring piece to the empty square behind it
mathematichess-moves-revised-bishop = a Bishop steps one square diagonally to an empty square
mathematichess-moves-revised-rook = a Rook steps one square along a rank or file to an empty square
mathematichess-moves-revised-queen = a Queen steps to an empty square, or pushes the piece in front of it there, as far as one territory reaches
mathematichess-moves-revised-king = a King steps to a neighbouring empty square, or pushes the piece in front of it there

## Moves and positions that cannot be read

mathematichess-unread-move = a move looks like K@e5, Ra3>e3, Kb2xb3, Nb1-c3 or !a3, or is pass, offer, accept, decline or resign
mathematichess-unread-kind = `{ $word }` is not a kind of piece: the kinds are K Q T R B N G P F
mathematichess-unread-letter = a piece is one of K Q T R B N G P F
# $at a square
# $kind a key such as king
mathematichess-unread-other-kind = the piece on { $at } is { mathematichess-a-kind }
mathematichess-unread-square = `{ $name }` is not a square from a1 to { $last }
mathematichess-unread-fields = a position has four fields: ranks, player to move, hands and Terminators
# $most (Number)
# $found (Number)
mathematichess-unread-ranks = a board has 3 to { $most } ranks, not { $found }
mathematichess-unread-player = `{ $word }` is neither W nor B
# $pieces (Number)
# $squares (Number)
mathematichess-unread-too-many = { $pieces ->
        [one] 1 piece
        *[other] { $pieces } pieces
    } cannot be placed on { $squares } empty squares
mathematichess-unread-terminators = `{ $word }` does not say who has used the Terminator
mathematichess-unread-stage = plies, passes and offers belong to the second stage
mathematichess-unread-offer-early = offers are possible only after both Terminators have been used
mathematichess-unread-offer-late = the match is over: there can be no offer
mathematichess-unread-piece = there is no piece `{ $letter }`
mathematichess-unread-hands = `{ $word }` is not a pair of hands such as K9Q3/k9
mathematichess-unread-word = `{ $word }` is not recognised
# $most (Number)
mathematichess-unread-template = a template has 3 to { $most } ranks
mathematichess-in-hands = to place: { $hands }

## The position editor

mathematichess-stage = Stage
mathematichess-stage-placing = Placing
mathematichess-stage-battle = Battle
mathematichess-terminator-of = { $player }’s Terminator
mathematichess-unused = Unused
mathematichess-used = Used

## Options and their values

mathematichess-option-yes = Yes
mathematichess-option-no = No
mathematichess-option-size-title = Board
mathematichess-option-size-help = The number of files and ranks. 13 is the published game, 7 and 9 are quick; 8 is the inventor’s later revision, with six kinds of piece that move differently.
mathematichess-option-size-13 = 13 by 13, 81 pieces each
mathematichess-option-size-11 = 11 by 11, 57 pieces each
mathematichess-option-size-9 = 9 by 9, 38 pieces each
mathematichess-option-size-7 = 7 by 7, 22 pieces each
mathematichess-option-size-5 = 5 by 5, 11 pieces each
mathematichess-option-size-8 = 8 by 8, the later revision
mathematichess-option-ending-title = Match ends with
mathematichess-option-ending-help = What ends the match at once, besides agreement; choose as many as you like. Only territories created by a move of the second stage count.
mathematichess-option-ending-agreement = Agreement only
mathematichess-option-sovereign-territories = Sovereign territories
mathematichess-option-homogeneous-territories = Homogeneous territories
mathematichess-option-royal-territories = Royal territories
mathematichess-option-ending-points = A number of points
mathematichess-option-sovereign-count-help = The number of sovereign territories that ends the match. The published rules say four; `auto` chooses a number that suits the board.
mathematichess-option-homogeneous-count-help = The number of homogeneous territories that ends the match. The published rules say one; `auto` chooses a number that suits the board.
mathematichess-option-royal-count-help = The number of royal territories that ends the match. The published rules say two; `auto` chooses a number that suits the board.
mathematichess-option-target-title = Target score
mathematichess-option-target-help = The score that ends the match; `auto` chooses one that suits the board.
mathematichess-option-bonus-title = Bonus
mathematichess-option-bonus-help = Extra points for creating the territory that ends the match.
mathematichess-option-limit-title = Turn limit
mathematichess-option-limit-help = The points are counted after this many turns of the second stage, counting both players’.
mathematichess-option-repetition-title = Repetition
mathematichess-option-repetition-help = The points are counted when a position has occurred this many times.
mathematichess-option-majority-title = Homogeneous
mathematichess-option-majority-help = How many of the first-class settlers, two or more, must be the owner’s and of one kind to multiply the value of a territory.
mathematichess-option-majority-half = Half of all, and more than any other kind
mathematichess-option-majority-plurality = More than any other of the owner’s kinds
mathematichess-option-majority-owner = More than half of the owner’s
mathematichess-option-majority-strict = More than half of all
mathematichess-option-sovereign-title = Ownership
mathematichess-option-sovereign-help = Who owns a territory: the player with more first-class settlers, the same with ties broken by the second class, or the player with more settlers of both classes.
mathematichess-option-sovereign-first = First class only
mathematichess-option-sovereign-break = First class, then second to break ties
mathematichess-option-sovereign-all = Both classes
mathematichess-option-join-title = Joined squares
mathematichess-option-join-help = Whether empty squares that touch only at a corner form one territory.
mathematichess-option-join-orth = By sides only
mathematichess-option-join-diag = By corners too
mathematichess-option-guard-title = Guards
mathematichess-option-guard-help = How Guards jump: two squares over anything, two squares over a piece, or one square.
mathematichess-option-guard-leap = Over anything
mathematichess-option-guard-over = Over a piece
mathematichess-option-guard-step = One square
mathematichess-option-push-title = Pushing pieces
mathematichess-option-push-help = Whether a piece moves along with the line it pushes.
mathematichess-option-push-with = Move along
mathematichess-option-push-stay = Stay behind
mathematichess-option-secured-title = Secured territories
mathematichess-option-secured-help = Whether two first-class settlers of one kind close a territory to the opponent.
mathematichess-option-frozen-title = Frozen settlers
mathematichess-option-frozen-help = Which settlers of a secured territory are frozen: the owner’s, which the opponent cannot push or swap, or the opponent’s as well, which then cannot move.
mathematichess-option-frozen-owner = The owner’s
mathematichess-option-frozen-all = All
mathematichess-option-nullswap-title = Null swaps
mathematichess-option-nullswap-help = Whether a King or Queen may swap with a piece of the same kind and colour, which amounts to passing.
mathematichess-option-terminators-title = Terminators
mathematichess-option-terminators-help = Whether each player may remove one of their own pieces once, as a turn or in addition to one; the later revision does not mention it.
mathematichess-option-terminators-auto = As published
mathematichess-option-terminators-on = Yes, as a turn
mathematichess-option-terminators-free = Yes, in addition to a turn

## The kinds as one letter, on pieces and in moves that are shown; each kind has its own

mathematichess-letter-king = K
mathematichess-letter-queen = Q
mathematichess-letter-treasurer = T
mathematichess-letter-rook = R
mathematichess-letter-bishop = B
mathematichess-letter-knight = N
mathematichess-letter-guard = G
mathematichess-letter-pawn = P
mathematichess-letter-farmer = F
mathematichess-lead-territory = { $value } on { $place }
# $player a colour
# $kind sovereign, homogeneous or royal
mathematichess-lead-near = One more { $kind ->
        [sovereign] sovereign
        [homogeneous] homogeneous
        *[royal] royal
    } territory of { $player }’s ends the match
# $count (Number) turns
mathematichess-lead-turns = { $count ->
    [one] 1 turn to go
    *[other] { $count } turns to go
    }

## What a move did, after the name of the player; without coordinates

# $kind
mathematichess-kind-as-object = { mathematichess-a-kind }
# $kind
mathematichess-put = put { mathematichess-kind-as-object } on the board
# $kind
mathematichess-moved = moved { mathematichess-kind-as-object }
# $count (Number)
mathematichess-pushed = pushed { $count ->
    [one] 1 piece
    *[other] { $count } pieces
    } along
# $kind
# $other
mathematichess-swapped = swapped { mathematichess-kind-as-object } with { $other ->
    [farmer] a Farmer
    [pawn] a Pawn
    [guard] a Guard
    [knight] a Knight
    [bishop] a Bishop
    [rook] a Rook
    [treasurer] a Treasurer
    [queen] a Queen
    *[king] a King
    }
# $kind
mathematichess-terminated = took { mathematichess-kind-as-object } of its own off the board with the Terminator
