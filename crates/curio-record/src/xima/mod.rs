//! What XIMA adds to matches: the magnitudes of its players, CIMAX, its rating,
//! and the figures that its book prints.
//!
//! The rest of the crate reaches all this through [`super::rated`].

mod cimax;
mod magnitudes;
mod printed;

pub(crate) use cimax::{Contender, correction, experience_gained};
pub use cimax::{Correction, Factors, START_CIMAX, Ximas};
pub use magnitudes::{Comparison, Magnitudes, Performance, forces_over};
pub use printed::{Printed, PrintedPlayer, printed};

use curio_rules::OptionValues;

use super::{Unrated, rated::RatedGame};

/// XIMA's entry in the table of rated games.
pub(crate) const RATED_GAME: RatedGame = RatedGame {
    id: "xima",
    check_options,
    printed: &printed::PRINTED,
};

/// Only sport mode, where all players play for themselves, is rated.
fn check_options(options: &OptionValues) -> Result<(), Unrated> {
    let is_set = |key: &str| options.get(key).is_some_and(|value| value != "none");
    if is_set("dice") {
        return Err(Unrated::Dice);
    }
    if is_set("teams") {
        return Err(Unrated::Pairs);
    }
    Ok(())
}
