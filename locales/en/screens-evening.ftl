hold-title = An evening
hold-about = A night of games for up to 30 people with phones: many tables, points, a big screen.
hold-games = Games
hold-hours = Length
# $time hours and minutes: "1:30"
hold-length = { $time } h
hold-open = Open the evening
hold-last = Go on with the last one
hold-last-tip = People, points and tables of the evening that was interrupted
# $word four letters
hold-word = Or type the address and the word { $word }
# $pin
hold-organiser = For you alone, the organiser, on your own phone: number { $pin }
# $people (Number)
# $tables (Number)
hold-here = People: { $people }. Matches: { $tables }.
hold-screen = Open the big screen
hold-screen-tip = On this screen: the main table in 3D. F2 there brings this back
hold-page = Open it in a browser
hold-page-tip = In the browser of this machine or another; F11 there fills the screen
hold-copy-remote = Copy the organiser’s address
hold-interrupt = Interrupt
hold-interrupt-tip = The phones are sent away; the evening can be gone on with
