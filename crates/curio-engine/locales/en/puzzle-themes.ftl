## How long puzzles are

theme-one = Win in one
theme-one-about = Your first turn decides the match.
theme-two = Win in two
theme-two-about = You need two turns.
theme-three = Win in three
theme-three-about = You need three turns.
theme-long = The long way
theme-long-about = You need four turns or more.

## Chimple

theme-chimple-capture = Capture
theme-chimple-capture-about = The first move captures.
theme-chimple-quiet = Quiet step
theme-chimple-quiet-about = The first move captures nothing.
theme-chimple-fewer = One against two
theme-chimple-fewer-about = You win with fewer characters than your opponent.
theme-chimple-forwards = Forwards only
theme-chimple-forwards-about = Characters capture forwards only.
theme-chimple-slide = Like rooks
theme-chimple-slide-about = Characters move like rooks.

## Mathematichess

theme-math-swap = Change places
theme-math-swap-about = The first move swaps two pieces.
theme-math-push = Push a line
theme-math-push-about = The first move pushes a whole line.
theme-math-terminator = Terminator
theme-math-terminator-about = The first move takes one of your own pieces off the board.
theme-math-step = Step or leap
theme-math-step-about = The first move goes to an empty square.
theme-math-last = The last word
theme-math-last-about = Yours is the last move before the points are counted.
theme-math-answer = The last reply
theme-math-answer-about = Your opponent has the last move: your lead must survive it.
theme-math-bonus = The bonus
theme-math-bonus-about = A special territory brings its owner a bonus and ends the match.

## mini-Xafka

theme-xafka-light = Set the light
theme-xafka-light-about = You win by setting the light.
theme-xafka-patience = Leave the light
theme-xafka-patience-about = The light is free, and the right move is to leave it alone for now.
theme-xafka-trap = Trap
theme-xafka-trap-about = Under a green light you leave your opponent without a move.
theme-xafka-stuck = Get stuck
theme-xafka-stuck-about = Under a red light you win by being stuck yourself.
theme-xafka-training = Training board
theme-xafka-training-about = The small board of 19 hexagons.

## XIMA

theme-xima-hold = Dominate a block
theme-xima-hold-about = One of your blocks stops on an opponent’s block.
theme-xima-capture = Capture
theme-xima-capture-about = You capture on the way to the summit.
theme-xima-reserve = From the tray
theme-xima-reserve-about = You incorporate a block from the tray.
theme-xima-step = Lay a step
theme-xima-step-about = The first move puts a common block where the special needs it.
theme-xima-special = Move the special
theme-xima-special-about = The first move is made with the special.

## Xong

theme-xong-place = Place it well
theme-xong-place-about = You hold a Xoid. Where does it go?
theme-xong-give = Give well
theme-xong-give-about = You choose the Xoid that your opponent must place.
theme-xong-cash = Cash
theme-xong-cash-about = You cash two hexes or more in one turn.
theme-xong-green = Green out
theme-xong-green-about = You take hexes from your opponent by touching them too.
theme-xong-last = End the match
theme-xong-last-about = You place the last Xoid.
