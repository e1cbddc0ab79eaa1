//! Matches as data: what was agreed, what was played, and how to keep it.
//!
//! [`Match`] is the one thing that undo, replay, saving, verifying and analysis
//! read. [`mod@format`] writes it as text, [`LiveMatch`] keeps a match in
//! progress safe on disk, edit by edit, [`Store`] knows the folders, and
//! [`Clock`] counts the players' time. [`Magnitudes`] are what the players of a
//! match have performed, and [`Ratings`] what all finished matches make of their
//! players.
//!
//! Nothing here reads the wall clock or knows the window: dates and elapsed
//! times are passed in.

mod chimple;
mod clock;
mod files;
pub mod format;
pub mod journal;
mod live;
mod matches;
pub mod notation;
mod played;
mod plies;
mod rated;
mod rating;
mod saving;
mod seat;
mod shipped;
mod stakes;
mod store;
mod verify;
mod xima;

pub use clock::{
    Clock, ClockSettings, ClockTextError, LONGEST_TIME, read_duration, write_duration,
};
pub use files::{load, salvage, save_new, save_to};
pub use format::{EXTENSION, RecordError, Salvaged};
pub use live::LiveMatch;
pub use matches::{Match, Terms};
pub use played::{Ended, Played, Unrated, Who, check, check_terms};
pub use plies::{Mark, Ply};
pub use rated::is_rated;
pub use rating::{Change, Counted, Duel, Exchange, Profile, Ratings, Tally};
pub use seat::{Seat, SeatKind, SeatTextError};
pub use shipped::{Shipped, Source, add_shipped, shipped};
pub use stakes::{Stakes, StakesTextError};
pub use store::{DATA_DIR_VARIABLE, Saved, Store, StoreError, Summary, Unfinished};
pub use verify::{Verified, verify};
pub use xima::{
    Comparison, Correction, Factors, Magnitudes, Performance, Printed, PrintedPlayer, START_CIMAX,
    Ximas, forces_over, printed,
};
