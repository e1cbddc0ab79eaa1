## The help: keys and mouse

help-keys = Keys
help-mouse = Mouse
help-keys-about = At the table, Tab shows a cursor on the board and moves it from one legal move to the next. While it is shown, the arrow keys move it over the board and Enter plays. Esc or the mouse hides it. The up and down arrows show the cursor, too; left and right step through the moves while it is hidden. All keys can be changed in the settings.
# in the place of a key
help-not-set = not set
help-drag-right = Drag with the right button
help-drag-right-does = Orbit the table
help-drag-middle = Drag with the middle button
help-drag-middle-does = Pan the view
help-scroll = Scroll
help-scroll-does = Zoom in or out
help-click-move = Click a move in the list
help-click-move-does = Go to the position after it
help-drop = Drop a .curio file on the window
help-drop-does = Watch the match
help-page-down = Scroll down
help-page-up = Scroll up
