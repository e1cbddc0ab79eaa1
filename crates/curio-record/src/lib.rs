#![doc = include_str!("../README.md")]
//!
//! [`Match`] is what undo, replay, saving, verifying and analysis read.
//! [`mod@format`] writes it as text, [`Journal`] writes every [`Edit`] of a match
//! in progress to disk, [`Store`] knows the folders, and [`Clock`] counts the
//! players' time. [`Magnitudes`] measure how the players of a match have played,
//! and [`Ratings`] are computed from all finished matches.

mod bounds;
mod branches;
mod chimple;
mod clock;
mod decoding;
mod edit;
mod files;
mod finished;
pub mod format;
mod journal;
mod journal_file;
mod lasting;
pub mod link;
mod lock;
mod matches;
mod name;
mod natural;
mod normal;
pub mod notation;
mod now;
mod person;
mod place;
mod player_id;
mod ply;
mod rated;
mod ratings;
mod raw;
mod record_error;
mod said;
mod seat;
mod shipped;
mod stakes;
mod store;
mod store_error;
mod terms;
#[doc(hidden)]
pub mod testing;
pub mod texts;
mod tidy;
mod uri;
mod verify;
mod xima;

pub use bounds::{
    DEEPEST_BRANCH, LARGEST_FILE, LONGEST_COMMENT, LONGEST_EVENT, LONGEST_KIND, LONGEST_MATCH,
    LONGEST_NAME, MOST_BRANCHES, one_line, read_text, read_text_from, read_within,
};
pub use branches::{Branch, LineEdit, LinePath, LinePlace};
pub use clock::{
    Clock, ClockSettings, ClockTextError, LONGEST_TIME, format_duration, parse_duration,
};
pub use edit::Edit;
pub use files::{Draft, is_page, is_record, load, replace, salvage, save_new, save_to, sweep};
pub use finished::{FinishedMatch, PlayerResult};
pub use format::{EXTENSION, Salvaged};
pub use journal::{Journal, UnfinishedMatch};
pub use journal_file::{Damage, JournalError};
pub use lasting::{lasting, lasting_folders};
pub use link::LinkContents;
pub use lock::FolderLock;
pub use matches::Match;
pub use name::{WIDEST_NAME, distinct, name, shortened};
pub use normal::install_normal;
pub use now::{days, fresh_seed, local_time, stamp, today};
pub use person::{Owner, PersonId, PersonIdError};
pub use place::{followed, only_a_file, open_file};
pub use player_id::{PlayerId, folded};
pub use ply::{Mark, Ply};
pub use rated::{Unrated, check_rated, check_rated_terms, is_rated};
pub use ratings::{Change, Exchange, HeadToHead, Profile, RatingStep, Ratings, Tally};
pub use record_error::RecordError;
pub use said::said;
pub use seat::{Seat, SeatKind, SeatTextError, UNNAMED};
pub use shipped::{Shipped, ShippedMatches, Source, find_shipped, shipped};
pub use stakes::{Stakes, StakesTextError};
pub use store::{SavedMatch, Store, Summary};
pub use store_error::{DATA_DIR_VARIABLE, StoreError};
pub use terms::Terms;
pub use tidy::SetAside;
pub use uri::path_of;
pub use verify::{Verified, verify};
pub use xima::{
    Comparison, Contradiction, Correction, Factors, Magnitudes, Performance, Printed,
    PrintedPlayer, START_CIMAX, Ximas, forces_over, printed,
};
