## The tables of all games

board-expert = Expert
