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
gamepad-swaps = Swap the confirm and back buttons
gamepad-swaps-help = The right button confirms, and the bottom one goes back
gamepad-dead-zone = Dead zone of the sticks
gamepad-dead-zone-help = How far a stick moves before it counts; raise it if the camera drifts
gamepad-about = At the table, the buttons do what is listed here. Everywhere else the D-pad or the left stick moves between items, and the right stick scrolls.
gamepad-left-stick = Left stick
gamepad-right-stick = Right stick
gamepad-moves-cursor = Move the cursor; step through the moves when it is not your turn
gamepad-turns-camera = Turn the camera
gamepad-zooms = Zoom; turn the Xoid in hand
gamepad-opens-menu = Menu; on other screens the settings
