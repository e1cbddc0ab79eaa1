//! Who thinks about the positions of a game.
//!
//! A game that brings a thinker of its own implements [`Thinker`], which knows the type of
//! its positions and moves. Code that serves all games alike has it as [`AnyThinker`], as it
//! has positions as [`AnyGame`].

use core::fmt;

use rand_pcg::Pcg64Mcg;

use super::{
    CancelToken, Level, Limits, Line, Profile, Report, Sight, Style, choice::Choice,
    explain::Explanation,
};
use curio_rules::{AnyGame, Game, Player, Turn};

/// Thinks about positions of one game, and remembers what it has found.
pub trait Thinker: Send + fmt::Debug + 'static {
    /// The game.
    type Game: Game;

    /// Thinks about a position, and tells `report` after every step deeper.
    ///
    /// Nothing when it is nobody's turn. A stopped search returns what it has, at least a
    /// legal move.
    fn think(
        &mut self,
        position: &Self::Game,
        limits: &Limits,
        stop: &CancelToken,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report>;

    /// Forgets what was found before, so that the next search does not depend
    /// on it.
    fn forget(&mut self) {}

    /// The moves that are the same as `mv` by a symmetry of the position, `mv`
    /// included.
    fn alike(
        &self,
        position: &Self::Game,
        mv: &<Self::Game as Game>::Move,
    ) -> Vec<<Self::Game as Game>::Move> {
        let _ = position;
        vec![mv.clone()]
    }

    /// Whether so little has happened that good players would vary their play.
    fn is_opening(&self, position: &Self::Game) -> bool {
        let _ = position;
        false
    }

    /// What a move does. `line` begins with it and is what the search expects; the text
    /// speaks to `reader` as "you".
    fn explain(
        &self,
        position: &Self::Game,
        mv: &<Self::Game as Game>::Move,
        line: &Line,
        reader: Player,
    ) -> Explanation {
        let _ = (position, mv, reader);
        Explanation::of_verdict(line)
    }

    /// The outcome of a position with perfect play, and the move that brings it about if
    /// the player to move wins, where the game has a solver that finds it soon enough. The
    /// number of plies may be a bound, and the line of a lost position may be empty.
    fn settle(&mut self, position: &Self::Game, stop: &CancelToken) -> Option<Line> {
        let _ = (position, stop);
        None
    }

    /// How much a player of this level sees of the moves there are in a position.
    fn sight(&self, level: Level, position: &Self::Game) -> Sight {
        let _ = position;
        level.sight()
    }

    /// How far to look, and what is a mistake.
    fn profile(&self) -> Profile {
        Profile::default()
    }

    /// The move that a level chooses, where the game has its own way of playing
    /// weaker; nothing where levels think less, or when it was stopped.
    fn choose_at_level(
        &mut self,
        position: &Self::Game,
        who: (Level, Style),
        dice: &mut Pcg64Mcg,
        stop: &CancelToken,
    ) -> Option<Choice> {
        let _ = (position, who, dice, stop);
        None
    }

    /// The move that a decision model of the game chooses; nothing when there is
    /// no such model, or it was stopped.
    fn by_model(
        &mut self,
        position: &Self::Game,
        model: &str,
        dice: &mut Pcg64Mcg,
        stop: &CancelToken,
    ) -> Option<Choice> {
        let _ = (position, model, dice, stop);
        None
    }
}

/// A thinker of some game, for code that serves all games alike.
///
/// Implemented for every [`Thinker`]; what is said there holds here. A position of another
/// game is one that it knows nothing of.
pub trait AnyThinker: Send + fmt::Debug {
    /// Thinks about a position, and tells `report` after every step deeper.
    fn think(
        &mut self,
        position: &dyn AnyGame,
        limits: &Limits,
        stop: &CancelToken,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report>;
    /// Forgets what was found before.
    fn forget(&mut self);
    /// The moves that are the same as `mv` by a symmetry of the position, `mv` included.
    fn alike(&self, position: &dyn AnyGame, mv: &str) -> Vec<String>;
    /// Whether so little has happened that good players would vary their play.
    fn is_opening(&self, position: &dyn AnyGame) -> bool;
    /// What the first move of a line does, told to `reader`, who is "you" in the text.
    fn explain_to(&self, position: &dyn AnyGame, line: &Line, reader: Player) -> Explanation;
    /// The outcome of a position with perfect play, where it is found soon enough.
    fn settle(&mut self, position: &dyn AnyGame, stop: &CancelToken) -> Option<Line>;
    /// How much a player of this level sees of the moves there are in a position.
    fn sight(&self, level: Level, position: &dyn AnyGame) -> Sight;
    /// How far to look, and what is a mistake.
    fn profile(&self) -> Profile;
    /// The move that a level chooses in the game's own way of playing weaker.
    fn choose_at_level(
        &mut self,
        position: &dyn AnyGame,
        who: (Level, Style),
        dice: &mut Pcg64Mcg,
        stop: &CancelToken,
    ) -> Option<Choice>;
    /// The move that a decision model of the game chooses.
    fn by_model(
        &mut self,
        position: &dyn AnyGame,
        model: &str,
        dice: &mut Pcg64Mcg,
        stop: &CancelToken,
    ) -> Option<Choice>;

    /// What the first move of a line does, told to the player who makes it;
    /// nothing where it is no player's turn.
    fn explain(&self, position: &dyn AnyGame, line: &Line) -> Explanation {
        match position.turn() {
            Turn::Player(player) => self.explain_to(position, line, player),
            Turn::Chance | Turn::Over => Explanation::default(),
        }
    }

    /// The same as a clause for players, without capital and full stop.
    fn reason(&self, position: &dyn AnyGame, line: &Line) -> String {
        self.explain(position, line).sentence()
    }
}

/// The position as what it is, if it is of this game.
fn typed<G: Game>(position: &dyn AnyGame) -> Option<&G> {
    position.as_any().downcast_ref()
}

impl<T: Thinker> AnyThinker for T {
    fn think(
        &mut self,
        position: &dyn AnyGame,
        limits: &Limits,
        stop: &CancelToken,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        Thinker::think(self, typed(position)?, limits, stop, report)
    }

    fn forget(&mut self) {
        Thinker::forget(self);
    }

    fn alike(&self, position: &dyn AnyGame, mv: &str) -> Vec<String> {
        let alike = typed::<T::Game>(position).and_then(|position| {
            let alike = Thinker::alike(self, position, &position.parse_move(mv).ok()?);
            Some(alike.iter().map(|mv| position.move_text(mv)).collect())
        });
        alike.unwrap_or_else(|| vec![mv.to_owned()])
    }

    fn is_opening(&self, position: &dyn AnyGame) -> bool {
        typed(position).is_some_and(|position| Thinker::is_opening(self, position))
    }

    fn explain_to(&self, position: &dyn AnyGame, line: &Line, reader: Player) -> Explanation {
        let explained = typed::<T::Game>(position).and_then(|position| {
            let mv = position.parse_move(line.moves.first()?).ok()?;
            Some(Thinker::explain(self, position, &mv, line, reader))
        });
        explained.unwrap_or_default()
    }

    fn settle(&mut self, position: &dyn AnyGame, stop: &CancelToken) -> Option<Line> {
        Thinker::settle(self, typed(position)?, stop)
    }

    fn sight(&self, level: Level, position: &dyn AnyGame) -> Sight {
        typed(position).map_or_else(
            || level.sight(),
            |position| Thinker::sight(self, level, position),
        )
    }

    fn profile(&self) -> Profile {
        Thinker::profile(self)
    }

    fn choose_at_level(
        &mut self,
        position: &dyn AnyGame,
        who: (Level, Style),
        dice: &mut Pcg64Mcg,
        stop: &CancelToken,
    ) -> Option<Choice> {
        Thinker::choose_at_level(self, typed(position)?, who, dice, stop)
    }

    fn by_model(
        &mut self,
        position: &dyn AnyGame,
        model: &str,
        dice: &mut Pcg64Mcg,
        stop: &CancelToken,
    ) -> Option<Choice> {
        Thinker::by_model(self, typed(position)?, model, dice, stop)
    }
}
