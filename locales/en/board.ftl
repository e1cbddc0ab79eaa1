## The tables of all games

board-expert = Expert
board-and = { $one } and { $other }
board-resigned = Resigned
board-out-of-time = Out of time
