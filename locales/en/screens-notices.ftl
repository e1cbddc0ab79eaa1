## Short messages at the bottom of the window

notices-dismiss = Dismiss
notices-undo = Undo
notices-open = Open
notices-show-in-folder = Show in folder
