showcase-touch-wide = Touch or press a key to play
showcase-touch = Touch the table
    or press a key
    to play
showcase-touch-or-scan-wide = Touch or scan the code to play
showcase-touch-or-scan = Touch the table
    or scan the code
    to play
showcase-scan-wide = Scan the code to play on your phone
showcase-take-home = Take this match home
showcase-scan = Scan the code
    to play on
    your phone
showcase-welcome = Welcome! Take a seat.
showcase-welcome-note = You meet the easiest level and need to know nothing: the board shows what you may do.
# $game the name of the game
showcase-play-now = Play { $game } now
# $game the name of the game
showcase-play = Play { $game }
showcase-learn = Learn it in three minutes
showcase-all-games = All games and puzzles
showcase-keep-watching = Keep watching
showcase-end = End the showcase
showcase-invite-phones = Invite phones
showcase-still-there = Still there?
# $seconds (Number) how long until then
showcase-goes-on = { $seconds ->
        [one] The showcase resumes in 1 second. Touch anything to stay.
       *[other] The showcase resumes in { $seconds } seconds. Touch anything to stay.
    }
showcase-still-here = I’m still here
showcase-new-here = I’m new here
showcase-drawn = The match is drawn
# $name a colour, as a name
showcase-has-won = { $name } has won
# $names colours, with "and" before the last
showcase-have-won = { $names } have won
# $name a colour, as a name
showcase-to-move = { $name } to move
showcase-dice = The dice decide
showcase-beginning = How it began
# $who a player
showcase-riddle = { $who } wins with the next move. Do you see it?
# $turn whose turn it is
# $left (Number)
showcase-to-go = { $turn } · { $left ->
    [one] the last move
    *[other] { $left } moves to the end
    }
# $name a colour, as a name
# $what what it can still do
showcase-can = { $name }: { $what }
# $error why
showcase-no-code = the link cannot be shown as a QR code: { $error }
# $file a file
showcase-not-read = cannot read { $file }
# $file a file
# $error why
showcase-no-picture = { $file } is not a PNG picture: { $error }
