## The dialog

settings-title = Settings
settings-none-found = No settings found.
settings-reset = Reset to defaults
settings-reset-tip = Your name and your keys are kept
settings-video = Video
settings-sound = Sound
settings-controls = Controls
settings-accessibility = Accessibility
settings-gameplay = Gameplay
settings-language = Language
settings-privacy = Privacy
settings-about = About

## Video

table-name = Table
table-help = Its wood, its light and the room around it
table-walnut = Evening walnut
table-studio = Bright studio
table-night = Night
quality-name = Quality
quality-help = Shadows, smooth edges and glow. Auto adapts to your graphics card.
quality-auto = Auto
quality-low = Low
quality-medium = Medium
quality-high = High
full-screen = Full screen
full-screen-help = Without a window frame
follow-action = Follow the action
follow-action-help = While you watch a match, the camera moves to where something happens
animation-speed = Animation speed
animation-speed-help = How fast pieces and hexagons move
pieces = Pieces

## Sound

volume-of-sounds = Volume of sounds
music = Music
music-help = Quiet music. It pauses while you use another window.
volume-of-music = Volume of music
ambience = Ambience
ambience-help = What you hear around the table
ambience-fire = Fire
ambience-window = Open window
ambience-night = Night
ambience-off = Off
volume-of-ambience = Volume of ambience

## Controls

keys-help = Choose Change, then press the new key. Esc cancels.
keys-change = Change
keys-reset = Reset to default
keys-reset-all = Reset all keys to defaults
keys-press = Press a key...
keys-not-set = Not set
keys-used = { $key } is already used for “{ $action }”.
keys-use-here = Use it for “{ $action }”

## Accessibility

interface-size = Interface size
interface-size-help = Buttons, panels and text
# $percent (Number) the largest size
interface-size-room = A window of this size has room for { $percent }%
text-size = Text size
text-size-help = Text only
colour-vision = Colour vision
colour-vision-help = The colours of the marks on the board. Each mark has a shape of its own, too.
colour-vision-usual = Standard
colour-vision-protanopia = Protanopia
colour-vision-deuteranopia = Deuteranopia
colour-vision-tritanopia = Tritanopia
colour-vision-contrast = High contrast
bold-marks = Bold marks
bold-marks-help = Letters on the reach dots and bold rings on legal moves
reduce-motion = Reduce motion
reduce-motion-help = Pieces jump straight to their places, and the camera does not glide
ask-before-resigning = Ask before resigning
ask-before-resigning-help = Confirm before a key press resigns the match

## Gameplay

your-name = Your name
your-name-help = Shown at the table and in your saved matches
board = Board
show-legal-moves = Show legal moves
show-legal-moves-help = Mark where your move can end
coordinates = Coordinates
coordinates-help = Show the names of the places on the board
show-who-leads = Show who leads
show-who-leads-help = A bar beside the players, with the reason
computer = Computer
coach = Coach
coach-help = A warning before a blunder and praise after a strong move, in unrated matches against the computer
thinking-time = Thinking time
thinking-time-help = How long the computer thinks when it plays on by itself
think-ahead = Think ahead
think-ahead-help = Opponents with a time limit keep thinking during your turn
patience = Time limit for other programs
patience-help = How long another program may take to start, and how late it may be with a move
threads = Threads
threads-help = How many CPU cores analysis uses. Opponents always use one.

## Language

language-help = Used in the window. The command line follows the system, or --lang.
language-system = System

## Privacy

network = Network
network-host = Curio sends no data and does not check for updates. It accepts connections only while phones are invited to a table, and talks only to those phones.
network-none = Curio sends no data, does not check for updates and accepts no connections.
other-programs = Other programs
other-programs-help = An opponent that is another program is started only after you have read its command and allowed it.
matches-and-films = Matches and films
settings-and-progress = Settings and progress

## About

about-curio = Five little-known abstract board games at one table. Free software under the MIT licence or the Apache licence, at your choice.
about-version = Version { $version }
games = Games
fonts = Fonts
libraries = Libraries
# what a player is called who has given no name
default-name = You
# $page the name of a page, $section that of a section on it
settings-search-heading = { $page }: { $section }
screen-reader = Screen reader
screen-reader-help = Describes panels, board and moves when a screen reader is running
settings-were-reset = The settings are back to their defaults. Your name, language, keys and switch access are kept.
# $count (Number) how many settings a search finds
settings-found = { $count ->
        [0] No settings found
        [one] 1 setting found
       *[other] { $count } settings found
    }
