## Why a match is not rated

record-unrated-game = the game has no ratings
record-unrated-friendly = it is a friendly match
record-unrated-assisted = moves were taken back, or a player had help
record-unrated-dice = only sport mode, without dice, is rated
record-unrated-pairs = matches in pairs are not rated
record-unrated-position = it did not start from the usual position
record-unrated-nameless = { $player } has no player name
record-unrated-unsteady = { $player } does not have a fixed strength
record-unrated-twice = { $player } has more than one seat
record-unrated-no-person = no person took part
record-unrated-too-short = it ended before every player had a turn
record-unrated-no-winner = it has no single winner

## Why a record cannot be read

# $line (Number)
# $column (Number)
# $reason why
record-unreadable = not a match record: line { $line }, column { $column }: { $reason }
# $found (Number)
# $known (Number)
record-newer = the record has format version { $found }, and this program reads up to { $known }: a newer version of Curio is needed
# $found (Number)
# $game the id of a game
# $known (Number)
record-newer-rules = the record was played by version { $found } of the rules of { $game }, and this program knows up to { $known }: a newer version of Curio is needed
# $line (Number)
# $column (Number)
# $why what is wrong
record-in-list = line { $line }, column { $column }: { $why }
# $found (Number)
# $expected (Number)
record-seats = the record has { $found ->
        [one] 1 player
        *[other] { $found } players
    }, but the game is for { $expected }
# $number (Number)
# $mark a text
record-mark = move { $number }: `{ $mark }` is not a mark
# $number (Number)
# $millis milliseconds
record-time = move { $number }: { $millis } ms for a turn is too long; the limit is a century
# $number (Number)
# $why what is wrong
record-move = move { $number }: { $why }
# $number (Number)
# $mv a move
# $recorded a number
# $actual a number
record-hash = move { $number } ({ $mv }): the hash of the position after it is { $recorded } in the record, but should be { $actual }
record-result = the result in the record is { $recorded }, but the moves lead to { $actual }
record-ends-abruptly = the record ends abruptly after { $plies ->
        [one] 1 move
        *[other] { $plies } moves
    }
# $branch a number such as 2.1
# $why what is wrong
record-in-branch = branch { $branch }: { $why }
record-branch-empty = it has no moves
# $number a number
record-branch-place = no branch can leave its line at move { $number }
# $branches (Number)
# $moves (Number)
# $depth (Number)
record-branches-many = a match has at most { $branches } branches with { $moves } moves in all, and at most { $depth } within one another
record-branch-none = there is no such branch
record-link-changed = the link is incomplete or was changed on its way; copy all of it, or ask for it again
record-link-newer = the link was made by a newer version of Curio, which is needed to read it
record-link-too-long = this is too long for a link; send the record instead
record-link-other-rules = the link was made by another version of Curio: its moves lead to another position here
record-link-of-done = the link holds no match, but the lessons and puzzles that were done in a browser; paste it on Matches in the window, or open it in a browser
record-not-utf-8 = it is not UTF-8 text

## Why a match could not be stored or found

# $action write-to, read, create, move, remove, open or write
# $path a file or folder
# $source the reason, in the words of the system
record-io = cannot { $action ->
        [write-to] write to
        [read] read
        [create] create
        [move] move
        [remove] remove
        [open] open
        *[write] write
    } { $path }: { $source }
record-of-file = { $path }: { $source }
record-in-use = { $path } is in use by another Curio window
record-failed = { $path } could not be read because of a bug in Curio
record-no-home = there is no home folder for matches; set { $variable }
record-name-taken = there is already a file with that name
record-links-in-circle = its symbolic links form a loop
# $what folder, pipe, socket or device
record-not-a-file = it is { $what ->
        [folder] a folder
        [pipe] a named pipe
        [socket] a socket
        *[device] a device
    }, not a file
record-nothing-written = nothing was being written
record-writing-failed = the writing thread has failed
record-writing-ended = the writing thread has ended
record-table = cannot read { $path }: { $why }

## Journals

# $line (Number)
record-damage = line { $line } of the journal is damaged; everything before it is kept
record-no-journal = not a journal, or damaged at its beginning
record-newer-journal = a newer version of Curio is needed to read it
# $line (Number)
record-no-moves = line { $line } is damaged, and no move comes before it
record-set-aside = A match in progress could not be recovered ({ $reason }). Its journal was kept as { $path }.
record-journal-failed = it cannot be read because of a bug

## Texts that are no player, clock or stakes

record-no-player = `{ $word }` is not a player: use human, random, level:1 to level:8, level:4:bold, time:500ms, model:NAME, uct:100ms, plain:100ms or ugi:COMMAND
record-no-command = `{ $word }` has no command: use ugi:COMMAND
# $word a text
# $most (Number)
record-player-too-long = `{ $word }` is too long for a player: the limit is { $most } bytes
record-no-clock = `{ $word }` is not a time control: use none, 30s/move, 5m or 5m+3s
record-no-stakes = `{ $word }` is not a kind of stakes: use rated, friendly or assisted
# $most (Number)
record-too-many-moves = a match has at most { $most } moves; you can resign

## Lists of moves

# $most (Number)
record-list-comment-long = the comment is longer than { $most } characters
record-list-comment-open = the comment that begins here has no end: a `{ "}" }` is missing
record-list-variation-open = the variation that begins here has no end: a `)` is missing
record-list-number-missing = a number is missing after `$`
record-list-mark-alone = there is no move before the mark `{ $mark }`
record-list-two-marks = the move has the mark `{ $other }` already; it cannot have `{ $mark }` as well
record-list-no-move = this is not a move
record-list-after-result = the result `{ $result }` comes before this move
record-list-another-match = another match begins here; put each match into a text of its own
# $line (Number)
record-list-moves-follow = this is not a move, but moves follow it in line { $line }
# $most (Number)
record-list-head-long = there are more than { $most } lines before the moves
# $times (Number)
# $players (Number)
record-list-times = { $times ->
        [one] 1 time is
        *[other] { $times } times are
    } given for { $players } players
# $key a word
# $line (Number)
record-list-other-before = `{ $key }` has another value in line { $line }
record-list-option-value = a value, as in key=value
record-list-option-twice = the option `{ $key }` is given twice
record-list-other-game = a match of { $game } is expected
record-list-seed = a seed is a number
record-list-used = give the time of each player as 24m30s 16m6s
record-list-unknown = `{ $key }` is not known for a match of { $game }
# $most (Number)
record-list-name-long = the name is longer than { $most } characters
# $key a word
# $most (Number)
record-list-entry-long = `{ $key }` is longer than { $most } characters
record-list-empty = there is no move

## Who played better, by the magnitudes of XIMA

record-verdict-equal = Both played equally well.
record-verdict-same-force = Both had the same force; { $better } reached it in fewer turns or less time.
# $better a player
# $other the other player
# $force a number such as 1.66, or all
record-verdict-better = { $better } probably played better: { $force ->
        [all] { $other } had no force
        *[times] { $force } times the force of { $other }
    }.
# $better a player
# $other the other player
# $force a number such as 1.66, or all
# $power a number such as 4.12, or all
record-verdict-better-but = { $better } probably played better: { $force ->
        [all] { $other } had no force
        *[times] { $force } times the force of { $other }
    }, though { $power ->
        [all] { $better } had no power
        *[times] { $other } had { $power } times the power
    }.

## Where shipped matches come from

record-source-book = From the inventors’ books
record-source-computer = Played by the program, with comments

## Where the figures printed in the book contradict each other

record-printed-example-figure = The last figure labels the block on D8 with 2. By the formula it is worth 4, so blue would have 29 on the board there instead of 27, and a force of 52.83.
record-printed-example-move = Blue’s 9.IF1 is played in the list of moves and missing in the figures after it. Replayed as listed, red has 39 and blue 51; the table was made from the figures.
record-printed-example-level = The quality of play is printed as 90.5 and once as 90.6.
record-printed-example-delta = Delta is printed as 100.15 because alpha, 0.9375, was cut to 0.93. Unrounded, the same figures give 101.1.
record-printed-game-1-red = Red’s force is 43 by the formulas; 39 comes out when one of the two red blocks on D4 is left out.
record-printed-game-1-blue = Blue’s force is 54.83 when the special on the summit is kept apart, as in the list of steps. The printed 56.57 counts it as a block on the board.
record-printed-game-1-end = The last comment says that red resigns; the table counts a win at the summit.
record-printed-game-2-red = Red’s force is 60 by the formulas; 62 comes out when the capture on J3 is counted as 4 instead of 2.
record-printed-game-2-level = The text says that the quality of play exceeds 100; the table says 94.
record-printed-game-3-blue = Blue’s force is 56.5 when the special on the summit is kept apart. The printed 54.85 counts it among the blocks on the board, but not with its value.
record-printed-game-3-times = The effective times stand in each other’s rows: the powers fit 0.51 for red and 0.36 for blue.
# $count (Number) how many lines
# $lines which ones
record-left-out = { $count ->
    [one] line { $lines } is not part of the match
    *[other] lines { $lines } are not part of the match
    }
# $first a number of a line
# $last a number of a line
record-left-out-range = { $first } to { $last }
# $all all but the last
# $last the last
record-left-out-and = { $all } and { $last }
# $folder where a file was to be written
# $folders where it could be
record-fleeting = { $folder } does not outlast the sandbox that Curio runs in; these folders do: { $folders }
# $folder where a file was to be written
record-fleeting-everywhere = { $folder } does not outlast the sandbox that Curio runs in; give Curio access to one of your folders
