board-expert = Experto
