## The title screen

title-tagline = Five little-known games at one table
title-card-tag = Learn and play
title-matches = Matches
title-matches-tip = Watch or continue saved matches
title-players-tip = Ratings, wins and head-to-head results
title-showcase = Showcase
title-showcase-tip = The games play themselves, for anyone passing by
title-settings-tip = Display, sound, keys, your name
title-how-to-play = How to play
title-quit = Quit
title-quit-tip = Quit Curio
title-copied = Copied to the clipboard: { $line }

## The large button, and what it will do

title-play = Play
title-continue = Continue
title-discard = Discard this match: it is moved to the trash
# $players who plays: "Anna vs. Level 3"
# $state how the match stands, a sentence
title-left = { $players }: { $state }
# $game the name of a game
# $plies (Number) how many moves were made
title-state = { $game }, { $plies ->
        [0] before the first move
        [one] after 1 move
       *[other] after { $plies } moves
    }.
# $game the name of a game
# $plies (Number) how many moves were made
# $turn the colour that is to move
title-state-turn = { $game }, { $plies ->
        [0] before the first move
        [one] after 1 move
       *[other] after { $plies } moves
    }, { $turn } to move.
title-last-entry-lost = The last entry was lost.
title-learn = Learn { $game } in a few minutes, step by step.
# $number (Number)
# $all (Number)
# $game the name of a game
# $title of the lesson
title-lesson = Lesson { $number } of { $all } in { $game }: { $title }.
# $game the name of a game
# $level (Number)
title-new-match = A new match of { $game } against level { $level }.

## The puzzle of the day

title-today = Today’s puzzle
title-today-solved = Solved
# stands in title-today-tip
title-today-same = the same for everybody, all day
# $game the name of a game
# $title of the puzzle
# $how "solved on the first try"
title-today-tip = { $game }, “{ $title }”: { $how }.
# $days (Number) two or more
title-days-in-a-row = { $days } days in a row
# $date in words
# $game the name of a game
# $marks a cross for each try that was wrong, then a check
# $how "solved on the first try"
title-share = Curio, { $date }, { $game } puzzle, { $marks } { $how }
# $how "solved on the first try, 2 days in a row"
title-today-told = Today’s puzzle: { $how }.
title-copy = Copy
title-copy-tip = Copy your result, to send it to others
title-today-learn = Today’s puzzle: a lesson first
