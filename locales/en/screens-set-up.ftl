## The set-up of a match

set-up-new-match = New match
set-up-start = Start
set-up-not-valid = One of the options is not valid yet.
set-up-expected = Expected { $expected }.
# $known the options that there are
set-up-no-such-option = There is no such option. Options: { $known }.

## Who plays

set-up-you-against-three = You against level 3
set-up-two-at-one-table = Two players, here
set-up-watch-the-computer = Watch the computer
# beside the name of a colour
set-up-moves-first = moves first
# beside the name of a colour
set-up-to-move = to move
set-up-swap-seats = Swap seats
set-up-human = Human
set-up-computer = Computer
set-up-random = Random
set-up-model = Decision model
# before the field for a person’s name
set-up-name = Name
set-up-random-about = Any legal move, all equally likely
set-up-recent-players = Recent players
set-up-unlimited = Unlimited
# $level (Number)
set-up-level = Level { $level }
set-up-unlimited-about = Plays as well as it can in that time.
# $better (Number) the level above
# $worse (Number) the level below
set-up-form = Plays like level { $better } on a good day and like level { $worse } on a bad one.

## Rating, clock and seed

set-up-rating = Rating
set-up-rated = Rated
set-up-friendly = Friendly
set-up-rated-about = The result changes the players’ CIMAX.
set-up-friendly-about = No player’s CIMAX changes.
set-up-unrated = Will not be rated: { $why }.
set-up-clock = Clock
set-up-clock-none = None
set-up-clock-per-move = Per move
set-up-clock-per-match = Per match
set-up-no-limit = No time limit.
# behind a time: "30 s per move"
set-up-per-move = per move
# $minutes (Number)
set-up-minutes = { $minutes } min
# between two times: "10 min each, plus 5 s after each move"
set-up-each-plus = each, plus
# behind them
set-up-after-each-move = after each move
set-up-time-out = A player whose time runs out loses.
set-up-seed = Seed
set-up-seed-about = Everything random in the match comes from the seed: with the same seed, opponents play the same way.
set-up-new-seed = New seed

## The rules of the match

set-up-rules = Rules
# $count (Number)
set-up-more-rules = More rules ({ $count })
set-up-new-number = New number
# a board that the player has drawn
set-up-your-own = Your own

## Playing on from a position

set-up-play-on-from-start = A new match begins at the starting position. The one you are watching stays as it is.
# $number (Number) how many moves were made
set-up-play-on-from = A new match begins at the position after move { $number }. The one you are watching stays as it is.
# a seat that is played on a phone
set-up-phone = Phone
set-up-phone-about = The code to scan is shown when the match begins.
