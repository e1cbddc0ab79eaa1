## The page of a game

game-page-all-games = All games
game-page-by = A game by { $inventor }
game-page-play-now = Play now
# $level (Number)
# $name what the level is called
game-page-level = Level { $level }, { $name }
game-page-play-now-tip = Against the computer: the level follows your results
game-page-friend = Two players, here
game-page-friend-help = Take turns at one board
game-page-learn = Learn
# $count (Number)
game-page-learn-tip = { $count } short lessons on the board
game-page-puzzles = Puzzles
game-page-puzzles-tip = Positions with one way to win
game-page-watch = Watch
game-page-watch-help = The computer against itself
game-page-editor = Position editor
game-page-editor-tip = Build a position to play, analyse or save as a puzzle
game-page-more = More...
game-page-more-tip = Players, board, clock and rules
# $wins (Number)
# $all (Number)
game-page-won = Won { $wins } of { $all } matches against the computer
# shown where the language is another
lessons-in-english = So far the lessons are available only in English.

## The path on it

game-page-lessons = Lessons
game-page-levels = Levels
# $number (Number)
game-page-next-lesson = Next: lesson { $number }
game-page-next-puzzle = Next: a puzzle
# $level (Number)
game-page-next-level = Next: play level { $level }
# $done (Number)
# $all (Number)
game-page-done = { $done } of { $all }
# read out: "Lessons: 3 of 10"
# $name of the row
# $count "3 of 10"
game-page-row = { $name }: { $count }
