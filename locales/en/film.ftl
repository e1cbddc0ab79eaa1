## Screenshots

# $file the file
film-picture-saved = Screenshot saved as { $file }
# $error why
film-picture-not-taken = The screenshot could not be taken: { $error }
# $error why
film-picture-not-saved = The screenshot could not be saved: { $error }

## The dialog that exports a match

film-export = Export
film-format = Format
film-format-pictures = PNG images
film-format-page = Web page
film-no-ffmpeg = Videos need the program ffmpeg, which is not installed. Choose GIF or PNG images.
film-page-about = One file that plays in any browser, even offline: board, moves and comments.
film-hides-about = Whoever opens the page sees the moves as they come, and who has won at the end
film-highlights = Highlights
film-highlights-about = The moves that turned the match or are marked
film-extent = Shows
film-whole = Whole match
film-clip = Clip
film-clip-about = Ten seconds before the move that turned the match, and then the question what to play
film-captions = Captions
film-captions-about = Describe each move and say who leads
film-sound = Sound
film-sound-about = What is heard at the table when moves are made
film-voice = Voice
film-voice-about = Reads the captions aloud; the film waits for it
film-no-voice = No voice is installed: espeak-ng is one
film-for = For
film-for-as-set = As set here
film-for-chat = Chat
film-for-post = Post
film-for-phone = Phone
film-for-screen = Big screen
film-size = Size
film-size-about = In pixels
film-rate = Frames per second
film-from = From move
film-from-about = 0 is the starting position
film-until = To move
film-length = Length
film-length-by-moves = By the moves
# $minutes (Number) 1 or 2
film-minutes = { $minutes } min
film-stay = Time per position
film-stay-about = After each move
# $file the name of the file
film-exporting = Exporting { $file }
film-setting = Preparing the table...
# $done (Number) how many moves are in the film
# $all (Number) of how many
film-progress = Move { $done } of { $all }
film-keep-playing = You can close this window and keep playing; you will be notified when the film is ready.
film-being-made = It is being made. You can keep playing; you will be notified when it is ready.
film-place = Saved in your pictures folder. You can keep playing meanwhile.
# $seconds how long, in whole seconds
# $size how large the file is, with its unit
film-estimate = A film of about { $seconds } s and { $size }.
# $number a number
film-kilobytes = { $number } kB
# $number a number
film-megabytes = { $number } MB
film-not-exported = The film could not be exported.
# $error why
film-not-exported-why = The film could not be exported: { $error }
film-no-name = no free file name was found

## In the film

film-draw = Draw
# $name a colour, as a name
film-wins = { $name } wins
# $names colours, with "and" before the last
film-win = { $names } win
film-and = { " and " }
film-to = { " to " }
# $better a move, described or as it is written down
film-better = Better: { $better }.

## Why there is no film or picture

# $file the file
# $error why
film-cannot-write = cannot write { $file }: { $error }
film-ffmpeg-missing = videos need the program ffmpeg, which is not installed; name a .gif file, or a folder for pictures
# $error why
film-ffmpeg-not-started = ffmpeg cannot be started: { $error }
film-pictures-missing = pictures are missing
film-pictures-missing-from-it = pictures are missing from it
film-stopped = stopped
film-ffmpeg-hung = ffmpeg stopped responding and was shut down
film-ffmpeg-ended = ffmpeg exited before the film was finished
film-ffmpeg-failed = ffmpeg failed
# $format mp4 or webm
# $words what ffmpeg has said
# $instead other kinds of files
film-ffmpeg-no-encoder = this ffmpeg cannot make .{ $format } films ({ $words }); name a { $instead } file
film-webm-or-gif = .webm or .gif
film-mp4-or-gif = .mp4 or .gif
# $what what went wrong
# $words what ffmpeg has said
film-it-said = { $what } (it said: { $words })
# $folder the folder
film-folder-not-empty = { $folder } is not empty; pictures need a new or empty folder
film-not-whole = it is incomplete
film-gif-too-large = a GIF is at most 65535 pixels wide and high
film-not-written = the film could not be written
film-none-made = no film was made
film-table-never-ready = the table did not load in time
film-none-drawn = no picture was drawn
film-nothing-drawn = nothing was drawn
film-driver-stopped = the graphics driver stopped while drawing
film-driver-refused = the graphics driver refused to draw, perhaps because its memory is full: try a smaller size
# $code (Number) an exit code
film-drawing-failed = drawing failed (code { $code })
# $most (Number) the most pixels of a side
# $width (Number) that was asked for
# $height (Number) that was asked for
film-too-large = the graphics driver draws pictures of at most { $most } by { $most } pixels, not { $width } by { $height }
# $error why
film-picture-not-drawn = the picture was not drawn: { $error }
film-no-picture-returned = the graphics driver returned no picture
