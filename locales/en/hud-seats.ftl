## The players

seats-not-started = Program not started
seats-external = External program
seats-random = Random moves
# $level (Number)
# $name the name of the level
seats-level = Level { $level }, { $name }
# $level (Number)
seats-level-alone = Level { $level }
# $level (Number)
# $key the style as records write it
# $style the style as players read it
seats-styled = Level { $level } ({ $key })
# $seconds a number of seconds, in digits
seats-unlimited = Unlimited, { $seconds } s per move
# $seconds a number of seconds, in digits
seats-unlimited-alone = Unlimited, { $seconds } s
# $name the name of a decision model
seats-model = { $name } model
# a person at the table who has given no name
seats-guest = Guest
seats-thinking = thinking
# $depth (Number)
# $positions how many, in a few digits
seats-thinking-depth = thinking · depth { $depth } · { $positions } positions
seats-menu = Menu
seats-menu-tip = Settings, save, rules, leave
seats-has-won = has won
seats-with = with
seats-partner-tip = { $colour } is the partner: they win and lose together
seats-time-left = { $time } left
# $colour the player
# $who their name
seats-read = { $colour }: { $who }
# $colour the player
# $partner their partner
# $who their name
seats-read-with = { $colour }, with { $partner }: { $who }
# $seat what is said of the seat
seats-read-to-move = { $seat }, to move
seats-in-full = Show the score in full
seats-worked-out = How is this worked out?
# $label what it is
# $value what it comes to
seats-score-part = { $label }: { $value }

## Who leads

# $aim what wins, as a sentence
lead-aim = The aim: { $aim }
lead-again = Show the last move again
# $line who leads
lead-read = { $line }. Show the last move again
lead-click = Click: show the last move again

## Verdicts of a search

# $name a player
# $count (Number)
verdict-wins = { $count ->
    [0] { $name } wins now
    [1] { $name } wins in 1 move
    *[other] { $name } wins within { $count } moves
    }
# $name a player
# $count (Number)
verdict-loses = { $count ->
    [0] { $name } loses now
    [1] { $name } loses in 1 move
    *[other] { $name } loses within { $count } moves
    }
verdict-draw = A draw with best play
verdict-even = Even
verdict-slightly-better = { $name } is slightly better
verdict-better = { $name } is better
verdict-much-better = { $name } is much better
verdict-close-to-winning = { $name } is close to winning
verdict-behind = { $name } is behind
# $count (Number)
verdict-brief-win = wins in { $count }
verdict-brief-wins = wins
# $count (Number)
verdict-brief-loss = loses in { $count }
verdict-brief-draw = draw
seats-random-alone = Random
