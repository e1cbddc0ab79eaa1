## The list of players

players-about = CIMAX ratings are for XIMA only; matches are counted for every game
players-showcase = The showcase saves no matches, so there are no players to list.
players-none = No players yet.
players-none-help = Anyone who finishes a match under their own name appears here. Enter names when you set up a match.
players-experience = Experience
players-rated = Rated
players-matches = Matches
# above a column of counts
players-won = Won
# above a column of counts
players-drawn = Drawn
# above a column of counts
players-lost = Lost
# read out
# $place (Number)
# $name of the player
# $figures "CIMAX 1020.00, Won 3"
players-row = { $place }. { $name }: { $figures }

## The page of a player

players-gone = There are no longer any saved matches with this player.
# $cimax a number, in digits
# $experience a number, in digits
players-cimax = CIMAX { $cimax }  ·  experience { $experience }
players-none-rated = No rated matches yet
players-history = Matches, newest first
players-course = CIMAX, match by match
# $cimax a number, in digits
# $occasion "2026-11-20 vs. Ben, won"
players-cimax-after = { $cimax } after { $occasion }
# $cimax a number, in digits
players-cimax-at-start = { $cimax } at the start
# $count (Number)
# $best a number, in digits
players-rated-matches = { $count ->
        [one] 1 rated match, best { $best }
       *[other] { $count } rated matches, best { $best }
    }
players-head-to-head = Head to head
players-open-page = Open this player’s page
players-compare = Compare
players-compare-tip = Compare this performance with another
players-match-won = Won
players-match-drawn = Drawn
players-match-lost = Lost
# $others the names of everybody else at the table
players-against = vs. { $others }
# $change by how much it changed, in digits
# $after what it is now, in digits
players-cimax-change = CIMAX { $change }, now { $after }
# $others the names of everybody else at the table
# $result won, drawn or lost
players-occasion = vs. { $others }, { $result ->
        [won] won
        [drawn] drawn
       *[lost] lost
    }
# $date as 2026-11-20
# $others the names of everybody else at the table
# $result won, drawn or lost
players-occasion-dated = { $date } { players-occasion }
# $force a number, in digits
# $power a number, in digits
players-performance = force { $force }, power { $power }
# $level a number, in digits
# $grade what it stands for
players-quality = quality of play { $level } ({ $grade })
players-not-rated = not rated: { $why }

## What a player has done

players-levels = Won against each level
players-openings = Favourite first moves
# $game the name of a game
# $mv the move, as it is written
# $played (Number) two or more
# $won (Number)
players-opening = { $game }: { $mv }, { $played ->
        [one] once
        *[other] { $played } times
    }, won { $won }
# $game the name of a game
players-achievements = Achievements in { $game }
# $name of an achievement
# $times (Number) two or more
players-achieved = { $name } ({ $times } times)

## Two performances side by side

players-who-was-better = Who played better?
players-close-comparison = Close the comparison
players-choose-another = Choose “Compare” next to another match of this or any other player.
# $name of a player
# $others the names of everybody else at the table
players-named-against = { $name } vs. { $others }
# $name of a player
players-in-first-match = { $name } in the first match
# $name of a player
players-in-second-match = { $name } in the second match
players-force = Force
players-power = Power
players-turns = Turns
players-time = Time
players-match = Match
