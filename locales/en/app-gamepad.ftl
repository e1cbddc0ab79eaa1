## What is printed on gamepads

gamepad-cross = Cross
gamepad-circle = Circle
gamepad-square = Square
gamepad-triangle = Triangle
gamepad-cross-of-arrows = D-pad

## Settings and help

gamepad-title = Gamepad
# $name
gamepad-connected = Connected: { $name }
gamepad-none = No gamepad is connected.
gamepad-not-read = This version of Curio was built without support for gamepads.
gamepad-swaps = Swap the buttons for choosing and going back
gamepad-swaps-help = The button at the right chooses, and the one below goes back
gamepad-dead-zone = Dead zone of the sticks
gamepad-dead-zone-help = How far a stick can be moved before it counts; more if the camera drifts
gamepad-about = At the table, the buttons do what is listed here. Everywhere else the D-pad or the left stick moves from one thing to the next, and the right stick turns pages.
gamepad-left-stick = Left stick
gamepad-right-stick = Right stick
gamepad-moves-cursor = Move the cursor; step through the moves when it is not your turn
gamepad-turns-camera = Turn the camera
gamepad-zooms = Zoom; turn the Xoid in hand
gamepad-opens-menu = Menu; on other screens the settings
