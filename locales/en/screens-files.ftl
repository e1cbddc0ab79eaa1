## Matches that are pasted or dropped on the window

pasted-empty = There is no text to paste. Copy a list of moves first.
pasted-too-long = That text is too long for a match.
pasted-no-match = The text is not a match: { $error }.
# $count (Number) how many of them were not done here
pasted-done = { $count ->
    [0] You had done all of these lessons and puzzles here already.
    [one] 1 lesson or puzzle from the browser counts here now.
   *[other] { $count } lessons and puzzles from the browser count here now.
    }
# $file its path
# $extension of the files of matches
drop-no-match = { $file } is not a match file. Match files end in .{ $extension }.
drop-here = Drop to watch the match

## Paths that lead nowhere

paths-missing = There is no file or folder { $path }.
paths-windows = { $path } is a path on a Windows computer.
paths-elsewhere = { $path } is not on this computer. Save the match as a file first.

## The dialog that opens a match from a file

chooser-title = Open match
chooser-up = Up
chooser-home = Home
chooser-type = Part of a name, or a full path
chooser-reading = Reading the folder...
chooser-press-enter = Press Enter to go there.
# $extension of the files of matches
chooser-none = No folders or .{ $extension } files with that name.
