board-expert = Expert
board-and = { $one } et { $other }
board-resigned = A abandonné
board-out-of-time = Temps écoulé
