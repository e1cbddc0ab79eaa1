## The menu of the table

menu-title = Menu
menu-resume = Resume
menu-restart = Restart
menu-restart-puzzle = Restart the puzzle
menu-restart-lesson = Restart the lesson
menu-play-on = Play on from here
menu-back-to-replay = Back to the replay
menu-back-to-match = Back to the match
menu-edit = Edit this position
menu-export = Export...
menu-save = Save
menu-phones = Invite phones
menu-resign = Resign
menu-leave-lesson = Leave the lesson
menu-leave-puzzle = Leave the puzzle
menu-leave-editor = Leave the editor
menu-leave-match = Leave the match
menu-is-saved = A match you leave is saved and can be continued at any time.

## Questions before something is done

menu-resign-question = Resign?
menu-resign-meaning = The match ends, and your opponent wins.
menu-hint-question = Ask for a hint?
menu-unrated-meaning = The match will no longer be rated.
menu-hint-answer = Show the hint
menu-for-me-question = Let the computer move?
menu-undo-question = Undo?
menu-analysis-question = Show the analysis?
menu-restart-question = Restart?
menu-restart-meaning = This match is saved and can be continued from the main menu.
