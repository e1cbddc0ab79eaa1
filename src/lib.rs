//! Curio: five little-known abstract board games at one table.
//!
//! The layers are crates and folders, and the arrows go one way:
//! [`rules`] knows nothing but the games, [`engine`] searches them, [`record`]
//! keeps matches, [`ugi`] has other programs play, [`diagram`] draws positions as SVG and
//! [`page`] matches as HTML, and `host` (with the feature of that name) lets phones join a
//! table. On these stand, side by side, [`cli`], the command line, and
//! `plugins` (only with the `client` feature), the Bevy client. What the one may ask of the
//! other is in [`client`].
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

#![allow(
    rustdoc::private_intra_doc_links,
    reason = "the documentation of a program is read with its private items"
)]

pub use curio_diagram as diagram;
pub use curio_engine as engine;
#[cfg(feature = "host")]
pub use curio_evening as evening;
#[cfg(feature = "host")]
pub use curio_host as host;
#[cfg(feature = "client")]
pub use curio_music as music;
pub use curio_page as page;
pub use curio_process as process;
pub use curio_record as record;
pub use curio_rules as rules;
pub use curio_ugi as ugi;
pub use curio_words as words;

pub mod cli;
pub mod client;
#[cfg(feature = "client")]
pub mod plugins;
pub mod report;
pub mod texts;
mod version;
