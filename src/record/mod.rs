//! Matches as data: what was agreed, what was played, and how to keep it.
//!
//! [`Match`] is the one thing that undo, replay, saving, verifying and analysis
//! read. [`mod@format`] writes it as text, [`journal`] keeps a match in progress
//! safe move by move ([`LiveMatch`] puts the two together), [`store`] knows the directories, [`Clock`] counts the
//! players' time and [`Replay`] leads a viewer through a finished match.
//!
//! Nothing here reads the wall clock or knows of the window: dates and elapsed
//! times are passed in.

pub mod clock;
mod files;
pub mod format;
pub mod journal;
mod live;
mod matches;
pub mod notation;
mod plies;
mod replay;
mod seat;
pub mod store;
mod verify;

pub use clock::{Clock, ClockSettings, ClockTextError};
pub use files::{load, salvage, save_new, save_to};
pub use format::{EXTENSION, RecordError, Salvaged};
pub use live::LiveMatch;
pub use matches::{Match, Terms};
pub use plies::{Mark, Ply};
pub use replay::{Pace, Replay};
pub use seat::{Seat, SeatKind, SeatTextError};
pub use store::{Saved, Store, StoreError, Summary, Unfinished};
pub use verify::{Verified, verify};
