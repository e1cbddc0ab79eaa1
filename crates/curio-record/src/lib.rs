//! Matches as data: what was agreed, what was played, and how to keep it.
//!
//! [`Match`] is the one thing that undo, replay, saving, verifying and analysis
//! read. [`mod@format`] writes it as text, [`journal`] keeps a match in progress
//! safe move by move ([`LiveMatch`] puts the two together), [`store`] knows the directories, [`Clock`] counts the
//! players' time and [`Replay`] leads a viewer through a finished match.
//! [`Magnitudes`] are what the players of a match have performed, and
//! [`Ratings`] what all finished matches make of their players.
//!
//! Nothing here reads the wall clock or knows of the window: dates and elapsed
//! times are passed in.

pub mod cimax;
pub mod clock;
mod files;
pub mod format;
pub mod journal;
mod live;
mod matches;
pub mod notation;
pub mod performance;
pub mod played;
mod plies;
pub mod printed;
pub mod rating;
mod replay;
mod saving;
mod seat;
pub mod shipped;
mod stakes;
pub mod store;
mod tables;
mod verify;

pub use clock::{Clock, ClockSettings, ClockTextError};
pub use files::{load, salvage, save_new, save_to};
pub use format::{EXTENSION, RecordError, Salvaged};
pub use live::LiveMatch;
pub use matches::{Match, Terms};
pub use performance::{Comparison, Magnitudes, Performance};
pub use played::{Ended, Played, Unrated, Who};
pub use plies::{Mark, Ply};
pub use rating::{Profile, Ratings};
pub use replay::{Pace, Replay};
pub use seat::{Seat, SeatKind, SeatTextError};
pub use stakes::{Stakes, StakesTextError};
pub use store::{Saved, Store, StoreError, Summary, Unfinished};
pub use verify::{Verified, verify};
