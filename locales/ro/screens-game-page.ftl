game-page-all-games = Toate jocurile
game-page-by = Un joc de { $inventor }
game-page-play-now = Joacă acum
game-page-level = Nivelul { $level }, { $name }
game-page-play-now-tip = Împotriva calculatorului: nivelul se alege după rezultatele tale
game-page-friend = În doi, aici
game-page-friend-help = Doi jucători, o tablă
game-page-learn = Învață
game-page-learn-tip = { $count ->
        [few] { $count } lecții scurte pe tablă
       *[other] { $count } de lecții scurte pe tablă
    }
game-page-puzzles = Probleme
game-page-puzzles-tip = Poziții cu un singur drum spre victorie
game-page-watch = Urmărește
game-page-watch-help = Calculatorul împotriva lui însuși
game-page-editor = Editor de poziții
game-page-editor-tip = Construiește o poziție de jucat, de analizat sau de păstrat ca problemă
game-page-more = Mai multe…
game-page-more-tip = Jucători, tablă, ceas și reguli
game-page-won = Victorii împotriva calculatorului: { $wins } din { $all }
lessons-in-english = Deocamdată, lecțiile sunt în engleză.
game-page-lessons = Lecții
game-page-levels = Niveluri
game-page-next-lesson = Urmează: lecția { $number }
game-page-next-puzzle = Urmează: o problemă
game-page-next-level = Urmează: nivelul { $level }
game-page-done = { $done } din { $all }
game-page-row = { $name }: { $count }
