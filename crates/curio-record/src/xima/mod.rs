//! What XIMA adds to matches: the magnitudes of its players, CIMAX, its rating,
//! and the figures that its book prints.
//!
//! Whether a match is rated at all is decided in [`super::rated`].

mod cimax;
mod magnitudes;
mod printed;

pub(crate) use cimax::{Contender, correction, experience_gained};
pub use cimax::{Correction, Factors, START_CIMAX, Ximas};
pub use magnitudes::{Comparison, Magnitudes, Performance, forces_over};
pub use printed::{Contradiction, Printed, PrintedPlayer, printed};
