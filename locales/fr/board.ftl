board-expert = Expert
