## The saved matches

library-newest-first = Newest first
library-to-watch = Matches to watch
library-empty = No saved matches yet. Every match is saved when it ends.
library-none-found = No matches found.
# $count (Number)
library-moves = { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
library-search = Search players, games, dates...
library-show-all = Show all
library-hide-results = Hide what comes
library-hide-results-tip = No results in lists, and a match that is watched shows only what has been seen of it
library-open = Open file...
library-open-tip = Open a match from anywhere on this computer
library-paste = Paste
library-paste-tip = Open a match from the clipboard: a list of moves, such as one from an email (Ctrl+V)
library-study = As one page
# $count (Number)
library-study-tip = Makes one web page of the { $count } matches in this list, each a chapter; it can be sent, and opened here again
# $name of the match that was deleted
library-restore = Restore { $name }
library-restore-tip = It is in the trash
library-folder = Matches are saved in { $folder }
library-drop = Drop a .curio file on the window to watch a match from elsewhere.
library-no-drop = To watch a match from elsewhere, open its file. Under Wayland, files cannot be dropped on the window.
library-damaged = Damaged: { $damage }
library-delete = Move to trash; you can restore it later
library-continue-tip = Continue from the last move
library-in-progress = In progress
# the head of the list of matches in progress
library-unfinished = Unfinished
