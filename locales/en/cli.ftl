## Files

cli-cannot-read = cannot read { $file }
cli-cannot-write = cannot write { $file }
# $what what failed, $reason why
cli-because = { $what }: { $reason }
cli-cannot-write-output = cannot write the output: { $reason }
cli-cannot-write-pages = cannot write pages to { $folder }: { $reason }
cli-no-window = this curio was built without its window; build it with the feature `client` (the default)

## Matches, players, seats

# $number (Number)
cli-move = move { $number }
# $count (Number) how many seats there are
cli-nobody-sits = there is no seat `{ $text }`: the seats are 1 to { $count }, or { $colours }
# $expected (Number) how many the game is for
cli-players-given = { $count ->
    [one] 1 player is given, but the game is for { $expected }
    *[other] { $count } players are given, but the game is for { $expected }
    }
cli-name-game = name a game
cli-position-needs-game = players, options and a position need a game: curio play GAME
cli-phones-need-game = phones need a game: curio play GAME --host
# $len (Number)
# $ply (Number)
cli-ply-out-of-range = { $len ->
    [one] the match has { $len } moves: ply { $ply } is out of range (0 to { $len })
    *[other] the match has { $len } moves: ply { $ply } is out of range (0 to { $len })
    }
# $len (Number)
# $from (Number)
# $to (Number)
cli-plies-out-of-range = the match has { $len } moves: { $from }..{ $to } is out of range (0..{ $len })
# $from (Number)
# $to (Number)
cli-plies-backwards = { $from }..{ $to } ends before it begins: write the smaller number first
# $moves (Number)
# $ply (Number)
cli-match-has-moves = the match has { $moves ->
        [one] 1 move
        *[other] { $moves } moves
    }, not { $ply }
# $tip a name that is like it, as a parenthesis with a blank before it, or nothing
cli-no-bundled-match = there is no bundled match `{ $name }`{ $tip } (see curio matches)
cli-no-match-in-it = { $file } is empty: there is no match in it
cli-no-such-player = there is no player `{ $name }`; the players are { $names }
cli-no-player-name = `{ $name }` does not identify a player
cli-no-saved-match-of = no saved match has a player `{ $name }`
cli-no-force = the score of { $game } is not a force, so its matches have no magnitudes
cli-no-opponents-yet = { $game } has no opponents yet
cli-must-not-be-run = `{ $command }` is not allowed to run
cli-no-move-found = the opponent found no move
cli-cannot-read-moves = cannot read the moves
cli-moves-no-text = cannot read the moves: that is not text
cli-line-too-long = that line is too long
cli-input-ended = the input ended before the match

## Films, pages and pictures

# $ending the ending that was given, without its point
cli-film-endings = a film is a .gif, .mp4 or .webm file or a folder, and a page a .html file, not .{ $ending }
cli-no-site = the page for browsers is not built: run scripts/web
cli-page-without-replay = without the page for browsers it shows positions and all moves; to have it replay, run scripts/web first
cli-film-needs-name = a film or a page is a file: give it a name
cli-film-options = --for, --highlights, --clip, --length and --silent are for films, not for a page
# $moves (Number)
# $seconds how long it may be, in seconds
# $least how long it has to be, in seconds
cli-film-too-short = { $moves } moves do not fit into { $seconds } s: they take { $least } s. Make the film longer, or show the highlights only
# $width (Number) in pixels
# $height (Number) in pixels
cli-film-even = a video of { $width } by { $height } pixels: its sides have to be even
cli-film-no-voice = no voice is installed (espeak-ng is one), so the captions are not read
cli-study-options = a page of a folder takes --show-all and --seconds-per-ply; the other options are for single matches and films
cli-study-empty = no matches are in that folder
# $count (Number)
# $file the file
cli-page-of-several = { $file } has { $count } matches: open it in the window, which saves each
# $file the file
cli-page-of-none = { $file } carries no match
cli-turning-points-for-two = turning points are available only for two-player matches
cli-nobody-can-judge = Curio cannot judge the moves of this game
cli-no-highlights = no move turned this match, and none is marked: there are no highlights to show
cli-no-clip = no player’s move turned this match: there is nothing to ask
cli-no-scenes = no match in this folder is over and was turned by a move: there is nothing to show
cli-not-a-picture = { $file } is not the name of a PNG or SVG file

## Phones

cli-nothing-to-resume = there is no match on phones to resume
cli-table-closed = the table for phones has closed by itself
cli-stand-in = a stand-in is random, a level, or time:TIME
cli-no-seat-for-phone = no seat is open to phones: make one of the players `human`
cli-option-form = write an option as KEY=VALUE
# $id the puzzle's name in commands
# $task what to find
# $title its name
cli-puzzle = { $title } ({ $id }): { $task }
# $id the puzzle's name in commands
# $stars (Number) how hard it is, from 1 to 5
# $task what to find
# $title its name
cli-puzzle-rated = { $title } ({ $id }, difficulty { $stars } of 5): { $task }
## Tables for phones and their networks
cli-no-host = this curio was built without tables for phones; build it with the feature `host` (a default)
# $network what the system calls it
# $link for phones
cli-host-also = or in the network { $network }: { $link }
cli-host-moved = the network has changed: with this code, phones find the table now
cli-host-no-network = this machine is in no network in which phones could find it. The code appears as soon as it is in one; --listen ADDRESS:PORT names an address.
