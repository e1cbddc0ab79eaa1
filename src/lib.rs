//! Curio: five little-known abstract board games at one table.
//!
//! The layers are crates and folders, and the arrows go one way:
//! [`rules`] knows nothing but the games, [`engine`] searches them, [`record`]
//! keeps matches, [`cli`] is the command line, and `plugins` (only with the
//! `client` feature) is the Bevy client above them all.
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

pub use curio_engine as engine;
pub use curio_record as record;
pub use curio_rules as rules;

pub mod cli;

#[cfg(feature = "client")]
pub mod plugins;
