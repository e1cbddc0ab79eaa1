board-expert = Experte
