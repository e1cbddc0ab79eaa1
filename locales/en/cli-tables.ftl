## Headings of tables

cli-head-player = player
cli-head-players = players
cli-head-name = name
cli-head-game = game
cli-head-moves = moves
cli-head-result = result
cli-head-date = date
cli-head-against = against
cli-head-experience = experience
cli-head-rated = rated
cli-head-matches = matches
cli-head-won = won
cli-head-drawn = drawn
cli-head-lost = lost
cli-head-cimax-won = CIMAX won
cli-head-change = change
cli-head-force = force
cli-head-power = power
cli-head-colour = colour
cli-head-turns = turns
cli-head-time = time

## Results in a table

cli-result-won = won
cli-result-drawn = drawn
cli-result-lost = lost
# $damage what is wrong
cli-damaged = damaged: { $damage }
cli-adjourned = adjourned

## What ratings say

cli-ratings-none = There are no finished matches with named players yet.
# $matches (Number)
# $rated (Number)
cli-ratings-count = { $matches ->
    [one] { $matches } finished match, { $rated } of them rated
    *[other] { $matches } finished matches, { $rated } of them rated
    }
# $copies (Number)
# $counted how many matches, and how many of them are rated
cli-ratings-copies = { $counted }; { $copies } ignored as copies of others
# $cimax a number, in digits
# $experience a number, in digits
cli-ratings-standing = { $name }: CIMAX { $cimax }, experience { $experience }
cli-ratings-unrated = { $name }: no rated match yet
cli-not-rated-list = not rated:
# $why the reason
cli-not-rated-one = { $date } against { $others }: { $why }
cli-is-rated = rated
# $why the reason
cli-is-not-rated = not rated: { $why }
# $level a number, in digits
# $reading what that is called
cli-quality = quality of play { $level }: { $reading }
# $agreed how much time there was
# $used how much was used
cli-time-of = { $used } of { $agreed }

## Games and positions

# $inventor who invented it
# $pitch a sentence
cli-game-by = { $pitch } By { $inventor }.
# $default what it is otherwise
# $key the option's name in commands
# $values what it can be
cli-option-takes = --option { $key }={ $default }   takes { $values }
# $levels "level:0 Beginner, level:1 ..."
# $unlimited what a level without limit is called
cli-opponents = opponents: random, { $levels }, time:1s { $unlimited }
cli-styles = styles, such as level:4:bold or level:4:careful:
cli-show-position = position
cli-show-to-move = to move
cli-show-legal = legal
cli-show-score = score
# $count (Number)
# $first a few moves
cli-show-many-moves = { $count } moves, such as { $first } (--json lists all)
# $game a game's name in commands
# $plies (Number)
# $ending how it ended
cli-verified = { $plies ->
    [one] { $game }, { $plies } move, { $ending }
    *[other] { $game }, { $plies } moves, { $ending }
    }

## Matches that are played

# $file where it is
cli-match-saved = saved as { $file }
# $error what went wrong
cli-match-in-memory = { $error }; the match goes on, but only in memory
# $fault what the player did
cli-match-loses = { $fault }; it loses

## Before what is told on the error output

# $what what is wrong
cli-error = error: { $what }
# $what what is wrong
cli-warning = warning: { $what }
# $what what is to be known
cli-note = note: { $what }
# $damage what is wrong
# $plies (Number)
cli-shown-before = { $plies ->
    [one] { $file }: { $damage }; only the { $plies } move before that is shown
    *[other] { $file }: { $damage }; only the { $plies } moves before that are shown
    }
# $rate (Number)
# $wanted (Number)
cli-gif-rate = a GIF has at most { $rate } frames per second; { $wanted } was reduced to { $rate }
cli-write-plies = write plies as A..B, A.. or ..B
cli-write-seconds = use a number of seconds from 0 to 60
cli-write-time = write a time as 500ms or 2s
cli-standard-input = the standard input

## What a review of records says

# $said what a review has found
cli-review-comment = Curio: { $said }
cli-review-none = no mistake found
cli-review-mistakes = { $mistakes ->
    [one] { $mistakes } mistake found
    *[other] { $mistakes } mistakes found
    }
cli-review-already = reviewed already
cli-review-open = not over
cli-review-failed = { $matches ->
    [one] { $matches } match could not be reviewed
    *[other] { $matches } matches could not be reviewed
    }
# $file a file
cli-review-too-large = { $file } would be too large
# $file a file
cli-review-no-file = { $file } is no file to write into: say where to with -o
