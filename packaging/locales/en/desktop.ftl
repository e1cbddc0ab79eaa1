## What Linux desktops show: menu entries, software centres, types of files. Written into
## assets/linux by a test [tests/cli/desktop.rs]

desktop-generic-name = Board Games
desktop-comment = Play little-known abstract board games
desktop-keywords = board;abstract;strategy;hexagon;Xafka;XIMA;Mathematichess;Xong;Chimple;
desktop-replay = Replay with Curio
desktop-replay-comment = Replay a recorded match
desktop-about = Curio is a quiet table in warm light for five abstract board games that few people know. Play against a friend or the computer, ask for a hint, undo as often as you like, and replay the match afterwards.
desktop-about-games = Climb a pyramid in XIMA, escape the closing walls in mini-Xafka, fight over empty squares in Mathematichess, hand your opponent awkward shapes in Xong, and find a whole game of strategy on nine squares in Chimple.
desktop-opponents = Opponents at eight levels for every game
desktop-help = Hints, analysis, puzzles, and a replay of every match
desktop-input = Playable with the mouse alone or the keyboard alone
desktop-developers = The Curio developers
desktop-release = The table is set: mini-Xafka, from the title screen to the replay.
desktop-match = Curio match
