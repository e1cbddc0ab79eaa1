board-expert = Expert
board-and = { $one } și { $other }
board-resigned = A abandonat
board-out-of-time = Timp expirat
