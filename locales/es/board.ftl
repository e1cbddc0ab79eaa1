board-expert = Experto
board-and = { $one } y { $other }
board-resigned = Se ha rendido
board-out-of-time = Tiempo agotado
