#![doc = include_str!("../README.md")]

mod chimple;
mod hexagon;
pub mod markup;
mod mathematichess;
pub mod moves;
pub mod palette;
mod plain;
pub mod seats;
mod sheet;
mod sign;
mod square_plan;
mod texts;
pub mod trail;
mod xafka;
mod xima;
mod xong;

use curio_rules::{
    AnyGame, AnyPlayedMove, Game, PlayedMove, Player, chimple::Chimple,
    mathematichess::Mathematichess, registry, xafka::Xafka, xima::Xima, xong::Xong,
};

pub use moves::Offer;
pub use sheet::{Diagram, Place, Sheet, WIDTH, layer};
pub use square_plan::SquarePlan;
use trail::Which;

/// How a position is looked at.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// Who sits at the near edge.
    pub from: Player,
    /// The move that led to the position.
    pub last: Option<&'a dyn AnyPlayedMove>,
    /// A move that could be played next.
    pub hint: Option<&'a dyn AnyPlayedMove>,
    /// What an annotator thinks of the last move, such as `!?`; written where it ended.
    pub mark: &'a str,
    /// Whether squares are named.
    pub coordinates: bool,
    /// Whether the legal moves are elements of their own.
    pub moves: bool,
    /// Whether what can be played stands below the board in a notation that is a game's own.
    pub notation: bool,
    /// Of how many players, the first before the others, it is marked what their pieces reach,
    /// where a game tells.
    pub reach: u8,
    /// Whether what is on each place is told in words, too, where that takes longer.
    pub places: bool,
    /// The name of a place for which it is marked what counts there, where a game tells.
    pub counted: &'a str,
}

impl Default for View<'_> {
    fn default() -> Self {
        Self {
            from: Player::FIRST,
            last: None,
            hint: None,
            mark: "",
            coordinates: true,
            moves: false,
            notation: true,
            reach: 0,
            places: true,
            counted: "",
        }
    }
}

impl<'a> View<'a> {
    /// The last move and the next one, as far as they are given, in the types of their game.
    pub fn trails<G: Game>(&self) -> impl Iterator<Item = (Which, &'a PlayedMove<G>)> {
        let both = [(Which::Last, self.last), (Which::Hint, self.hint)].into_iter();
        both.filter_map(|(which, played)| Some((which, played?.downcast()?)))
    }
}

/// A game whose positions can be drawn.
pub trait Draw: Game {
    /// Draws a position: what lies on the board, the players, and the moves where the view
    /// asks for them.
    fn draw(&self, view: &View<'_>) -> Sheet;

    /// The ways in which a move from one place of the drawing to another may be written; a hand
    /// is a place, too. Nothing for a game whose moves do not lead from place to place.
    fn moves_between(&self, _from: &str, _to: &str) -> Option<Vec<String>> {
        None
    }
}

/// How a game is drawn. Those of the collection are known; a game from outside has its own
/// among the extensions of its entry in the [list of games](registry).
#[derive(Clone, Copy, Debug)]
pub struct Drawing {
    game: &'static str,
    draw: fn(&dyn AnyGame, &View<'_>) -> Option<Sheet>,
    moves_between: fn(&dyn AnyGame, &str, &str) -> Option<Vec<String>>,
}

impl Drawing {
    /// That of the game `G`.
    pub const fn new<G: Draw>() -> Self {
        Self {
            game: G::INFO.id,
            draw: |position, view| Some(position.as_any().downcast_ref::<G>()?.draw(view)),
            moves_between: |position, from, to| {
                let position: &G = position.as_any().downcast_ref()?;
                position.moves_between(from, to)
            },
        }
    }

    fn find(id: &str) -> Option<&'static Self> {
        let built_in = BUILT_IN.iter().find(|known| known.game == id);
        built_in.or_else(|| registry::find(id)?.extension())
    }
}

static BUILT_IN: [Drawing; 5] = [
    Drawing::new::<Xima>(),
    Drawing::new::<Xafka>(),
    Drawing::new::<Mathematichess>(),
    Drawing::new::<Xong>(),
    Drawing::new::<Chimple>(),
];

/// Draws a position. A game that nobody has said how to draw is drawn with characters.
pub fn diagram(position: &dyn AnyGame, view: &View<'_>) -> Diagram {
    let known = Drawing::find(position.info().id);
    let sheet = known.and_then(|known| (known.draw)(position, view));
    sheet
        .unwrap_or_else(|| plain::draw(position, view))
        .finish(position)
}

/// How moves from one place of the [`diagram`] to another may be written, see
/// [`Draw::moves_between`].
pub fn moves_between(position: &dyn AnyGame, from: &str, to: &str) -> Option<Vec<String>> {
    (Drawing::find(position.info().id)?.moves_between)(position, from, to)
}
