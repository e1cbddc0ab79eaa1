//! Curio: five little-known abstract board games at one table.
//!
//! The layers are crates and folders, and the arrows go one way:
//! [`rules`] knows nothing but the games, [`engine`] searches them, [`record`]
//! keeps matches, [`diagram`] draws positions as SVG and [`page`] matches as HTML,
//! [`cli`] is the command line, and `plugins` (only with the `client` feature) is the
//! Bevy client above them all.
//!
//! ```
//! use curio::rules::{Game, xafka::Xafka};
//!
//! let mut position = Xafka::start(&Default::default());
//! let first = position.parse_move("d4")?;
//! position.play(&first)?;
//! assert_eq!(position.legal_moves().len(), 12);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub use curio_diagram as diagram;
pub use curio_engine as engine;
pub use curio_page as page;
pub use curio_record as record;
pub use curio_rules as rules;

pub mod cli;

use record::Shipped;
use rules::registry::{Entry, RegisterError};

/// A game from outside, as far as it needs no window: what a program registers
/// before it runs the command line, so that the game is known everywhere.
///
/// `docs/adding-a-game.md` builds one from the beginning.
#[derive(Clone, Copy, Debug)]
pub struct GameBundle {
    /// Its rules and what is said of it.
    pub entry: &'static Entry,
    /// Its opponents and its puzzles.
    pub opponents: &'static engine::Opponents,
    /// Matches that come with it.
    pub matches: &'static [Shipped],
}

impl GameBundle {
    /// Makes the game known to this process. Doing it twice changes nothing.
    ///
    /// # Errors
    /// When its name is taken, or cannot be the name of a game.
    pub fn register(&self) -> Result<(), RegisterError> {
        rules::registry::register(self.entry)?;
        engine::register(self.opponents)?;
        record::add_shipped(self.matches);
        Ok(())
    }
}

#[cfg(feature = "client")]
pub mod plugins;
