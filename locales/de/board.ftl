board-expert = Experte
board-and = { $one } und { $other }
board-resigned = Aufgegeben
board-out-of-time = Zeit abgelaufen
