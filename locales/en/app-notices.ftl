## Notices

# $file the name of the file
app-saved-as = Saved as { $file }
# $colour the colour of the person, as a name
app-computer-begins = The computer begins. You are { $colour }.
# $what settings, progress, puzzles or window
# $path the file
# $error why
app-stored-unread = Your { $what ->
        [settings] settings
        [progress] progress
        [puzzles] puzzles
       *[window] window’s size and place
    } could not be read: { $path }: { $error }
# $what settings, progress, puzzles or window
# $why what is wrong with the file
app-stored-defaults = Your { $what ->
        [settings] settings
        [progress] progress
        [puzzles] puzzles
       *[window] window’s size and place
    } could not be understood ({ $why }), so the defaults are used.
# $what settings, progress, puzzles or window
# $why what is wrong with the file
app-stored-rewritten = Your { $what ->
        [settings] settings
        [progress] progress
        [puzzles] puzzles
       *[window] window’s size and place
    } could not be understood ({ $why }), so the file was replaced.
# $file where the file is now
app-stored-kept = The file was kept as { $file }.
# $error why
app-stored-stays = The old file could not be moved aside: { $error }.
# $what settings, progress, puzzles or window
# $path the folder
# $error why
app-stored-unsaved = Your { $what ->
        [settings] settings
        [progress] progress
        [puzzles] puzzles
       *[window] window’s size and place
    } could not be saved: { $path }: { $error }
app-job-failed = something went wrong inside Curio; the log and the crash report may say more
# $file the file
# $program the program that was to open it
# $error why
app-not-opened = { $file } was not opened: { $program }: { $error }

## After a crash

app-last-run-closed = Curio closed unexpectedly last time.
app-last-run-failed = Curio crashed and has restarted.
app-last-run-card-lost = The graphics card stopped responding, so Curio has restarted.
app-last-run-card-overtaxed = The graphics card could not draw the picture, so Curio has restarted at low quality.
app-matches-safe = Your matches are safe.
# $file the report
app-crash-report = A crash report is in { $file }.
# $file the report
app-fault-outlived = Something went wrong, but you can carry on. A crash report is in { $file }.

## Matches on the disk

app-versus = { " vs. " }
app-no-such-match = there is no such match
app-match-gone = This match no longer exists, or another window is playing it.
# $damage what is wrong with the file
# $moves (Number) how many moves were read
app-recovered = { $damage }. Moves that could be recovered: { $moves }.
# $name the name of the match
app-deleted = { $name } was deleted.
app-study = Matches
# $count (Number)
app-page-added = { $count ->
    [one] 1 match of this page is among your matches now
    *[other] { $count } matches of this page are among your matches now
    }
app-page-of-none = It carries no match of Curio
# $name the name of the match
app-restored = { $name } was restored.

## The player's own puzzles

app-puzzle-known = You already have this puzzle.
# $count (Number) how many there are
app-puzzles-full = You have { $count } puzzles, which is the maximum.
app-puzzle-proving = Looking for a forced win...
# $title the name of the puzzle
app-puzzle-saved = Saved as “{ $title }” among your puzzles.
app-puzzle-ambiguous = More than one first move wins.
app-puzzle-no-win = Not saved: the computer finds no forced win here, so it cannot tell whether a move is right.
# $error why
app-puzzle-not-saved = Not saved: { $error }.
# $error why
app-position-not-examined = The position could not be examined: { $error }.

## What is remembered of the player

app-daily-helped = solved with help
app-daily-first-try = solved on the first try
# $count (Number) 2 or more
app-daily-tries = solved in { $count } tries

## Phones

# $name a guest
app-phones-waits = { $name } is waiting for a seat
# $names guests, with commas between them
app-phones-next = Next: { $names }
# $names guests, with commas between them
# $count (Number) how many others
app-phones-next-more = Next: { $names } and { $count } more
# $count (Number) how many have come
app-phones-count = { $count ->
        [one] 1 phone
       *[other] { $count } phones
    }
app-phones-none = No phones yet
# $phones how many phones, as in app-phones-count
# $right (Number) how many predictions came true
# $all (Number) of how many
app-phones-predictions = { $phones }, { $right } of { $all } predictions right
# $error why
app-phones-not-invited = Phones cannot be invited: { $error }
# $name a guest
# $colour what they play, as a name
app-phones-plays = { $name } plays as { $colour } on a phone
# $name a guest
# $colour what they play, as a name
app-phones-away = { $name } ({ $colour }) is away
# $name a guest
# $colour what they play, as a name
app-phones-back = { $name } ({ $colour }) is back
# $name a guest
# $colour what they play, as a name
app-phones-undo = { $name } ({ $colour }) would like to undo a move.
app-helped = With help, a win does not count as beating the level.
# $name a guest
app-phones-left = { $name } has left the table
app-phones-may-come-back = Phones may reconnect and will get their seats back
# $error why
app-phones-not-back = The phones cannot come back: { $error }
## Networks of phones
# $address with its port
app-phones-moved = The network has changed: phones find the table at { $address } now. Show them the new code.
app-phones-no-network = This machine is in no network any more. Phones find the table again as soon as it is in one.
app-stored-of-another-version = a newer version has written some of it
app-saved = The match is saved
