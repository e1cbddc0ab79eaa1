//! Who thinks about the positions of a game.
//!
//! A game that brings a thinker of its own implements [`Thinker`], which knows the type of
//! its positions and moves. Code that serves all games alike has it as [`AnyThinker`], as it
//! has positions as [`AnyGame`].

use core::fmt;

use rand_pcg::Pcg64Mcg;

use super::{
    CancelToken, Level, Limits, Line, MoveContext, Opponent, Profile, Report, Sight, Style,
    choice::{Choice, Chosen},
    choosing::choose_typed,
    explain::Explanation,
};
use curio_rules::{AnyGame, Game, Player, Turn};

/// The moves of the game that is thought about.
type MoveOf<T> = <<T as Thinker>::Game as Game>::Move;

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
        report: &mut dyn FnMut(&Report<MoveOf<Self>>),
    ) -> Option<Report<MoveOf<Self>>>;

    /// Forgets what was found before, so that the next search does not depend
    /// on it.
    fn forget(&mut self) {}

    /// The moves that are the same as `mv` by a symmetry of the position, `mv`
    /// included.
    fn alike(&self, position: &Self::Game, mv: &MoveOf<Self>) -> Vec<MoveOf<Self>> {
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
        mv: &MoveOf<Self>,
        line: &Line<MoveOf<Self>>,
        reader: Player,
    ) -> Explanation {
        let _ = (position, mv, reader);
        Explanation::of_verdict(<Self::Game as Game>::INFO, line)
    }

    /// The outcome of a position with perfect play, and the move that brings it about if
    /// the player to move wins, where the game has a solver that finds it soon enough. The
    /// number of plies may be a bound, and the line of a lost position may be empty.
    fn settle(&mut self, position: &Self::Game, stop: &CancelToken) -> Option<Line<MoveOf<Self>>> {
        let _ = (position, stop);
        None
    }

    /// The same within a budget of `nodes` positions, for a match that is over: it may take long.
    /// [`Profile::to_prove`] says whether there is more to find that way.
    fn prove(
        &mut self,
        position: &Self::Game,
        nodes: u64,
        stop: &CancelToken,
    ) -> Option<Line<MoveOf<Self>>> {
        let _ = nodes;
        self.settle(position, stop)
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
    ) -> Option<Chosen<MoveOf<Self>>> {
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
    ) -> Option<Chosen<MoveOf<Self>>> {
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
    /// What the first move of a line does, told to `reader`, who is "you" in the text.
    fn explain_to(&self, position: &dyn AnyGame, line: &Line, reader: Player) -> Explanation;
    /// The outcome of a position with perfect play, where it is found soon enough.
    fn settle(&mut self, position: &dyn AnyGame, stop: &CancelToken) -> Option<Line>;
    /// The same within a budget of `nodes` positions.
    fn prove(&mut self, position: &dyn AnyGame, nodes: u64, stop: &CancelToken) -> Option<Line>;
    /// How far to look, and what is a mistake.
    fn profile(&self) -> Profile;
    /// Chooses a move as [`choose`](super::choose) says.
    fn choose(
        &mut self,
        position: &dyn AnyGame,
        who: &Opponent,
        context: MoveContext,
        stop: &CancelToken,
        report: &mut dyn FnMut(&Report),
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
        let position: &T::Game = typed(position)?;
        let mut tell = |found: &Report<_>| report(&found.written(position));
        let found = Thinker::think(self, position, limits, stop, &mut tell)?;
        Some(found.written(position))
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

    fn explain_to(&self, position: &dyn AnyGame, line: &Line, reader: Player) -> Explanation {
        let explained = typed::<T::Game>(position).and_then(|position| {
            let line = read(position, line);
            Some(Thinker::explain(
                self,
                position,
                line.moves.first()?,
                &line,
                reader,
            ))
        });
        explained.unwrap_or_default()
    }

    fn settle(&mut self, position: &dyn AnyGame, stop: &CancelToken) -> Option<Line> {
        let position: &T::Game = typed(position)?;
        Some(Thinker::settle(self, position, stop)?.written(position))
    }

    fn prove(&mut self, position: &dyn AnyGame, nodes: u64, stop: &CancelToken) -> Option<Line> {
        let position: &T::Game = typed(position)?;
        Some(Thinker::prove(self, position, nodes, stop)?.written(position))
    }

    fn profile(&self) -> Profile {
        Thinker::profile(self)
    }

    fn choose(
        &mut self,
        position: &dyn AnyGame,
        who: &Opponent,
        context: MoveContext,
        stop: &CancelToken,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Choice> {
        choose_typed(self, typed(position)?, who, context, stop, report)
    }
}

/// A line in the types of its game, up to the first move that does not fit.
fn read<G: Game>(position: &G, line: &Line) -> Line<G::Move> {
    let mut position = position.clone();
    let moves = line.moves.iter().map_while(|text| {
        let mv = position.parse_move(text).ok()?;
        position.play(&mv).ok().map(|_| mv)
    });
    Line {
        verdict: line.verdict,
        moves: moves.collect(),
    }
}
