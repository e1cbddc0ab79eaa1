## The tools

tools-hint = Hint
# the computer begins instead
tools-swap = Swap sides
# the computer makes a move for the player
tools-for-me = Move for me
tools-try-out = Try out
# the button of “What would you play?”, in one word
tools-guess = Guess
tools-flip = Flip
tools-restart = Restart
# the names of the places, on the board
tools-labels = Coordinates
tools-full-screen = Full screen
tools-rules = Rules
tools-resign = Resign
tools-pause = Pause
tools-save = Save
tools-screenshot = Screenshot
tools-more = More
tools-more-tip = Computer, thinking time, camera, save and more
# $lower the name of a list of the game, in small letters
# $name the same
tools-show-own = Show the { $lower }

## The drawer

drawer-share = Share
drawer-view = View
drawer-whole-board = Whole board
drawer-whole-board-tip = Fit the whole board
drawer-follow = Follow
drawer-follow-tip = The camera follows the action
drawer-at-table = At the table
drawer-at-table-tip = The view from a player’s seat
drawer-from-above = From above
drawer-from-above-tip = The clearest view of the board
drawer-close = Close-up
drawer-close-tip = A close look at the pieces
drawer-mode = Computer
drawer-unlimited = Unlimited
drawer-unlimited-tip = Plays as well as it can in the thinking time
# there is no opponent at this seat
drawer-no-opponent = None

## What can be given to others. Programs read “NAME: ” at the beginning, with that colon.

# $game the game
# $players who played
# $count (Number)
share-in-progress = { $count ->
    [one] { $game }: { $players } after 1 move, in progress.
    *[other] { $game }: { $players } after { $count } moves, in progress.
    }
# $game the game
# $players who played
# $count (Number)
# $why what decided, as a sentence
share-drew = { $count ->
    [one] { $game }: { $players } drew after 1 move. { $why }
    *[other] { $game }: { $players } drew after { $count } moves. { $why }
    }
# $game the game
# $winners who won
# $losers who lost
# $count (Number)
# $why what decided, as a sentence
share-beat = { $count ->
    [one] { $game }: { $winners } beat { $losers } in 1 move. { $why }
    *[other] { $game }: { $winners } beat { $losers } in { $count } moves. { $why }
    }
share-film = Film or GIF...
share-open-dialog = Share...
share-title = Share the match
share-copy-link = Copy link
share-page = Page
share-clip = Clip
share-picture = Picture
share-text = Text
share-show-code = Show a code
share-code-about = A phone in this network opens the match from this computer, while the table is open.
share-link-copied = The link is copied: it is the whole match, and opens in Curio as well.
share-address = Links begin with
share-scan = Scan the code with a phone: the link is the whole match, nothing is stored anywhere.
share-scan-here = Scan the code in this network, while the table is open for phones: the link is the whole match. For everybody else, fill in the address of Curio’s page.
share-too-long = This match is too long for a link. A page holds it.
share-no-address = Without an address the link is a line of text: whoever has Curio pastes it there with Ctrl+V. With the address of Curio’s page every browser opens it.
share-no-code = This match is too long for a code. The link holds it.
share-open = Open another...
# $summary who played, who won and why
share-copied = Copied to the clipboard: { $summary }
tools-play-on = Play on
