//! Checking records.

use super::{Match, RecordError, format};

/// A record that has been checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The game.
    pub game: String,
    /// The number of moves.
    pub plies: usize,
    /// How the match ended, as a sentence; `None` if it is not over.
    pub ending: Option<String>,
}

/// Checks a record by replaying the match and comparing every hash and the
/// result.
///
/// # Errors
/// The first mistake in the record.
pub fn verify(text: &str) -> Result<Verified, RecordError> {
    let game: Match = format::read(text)?;
    Ok(Verified {
        game: game.terms().game.clone(),
        plies: game.len(),
        ending: game.outcome().map(|outcome| outcome.explanation),
    })
}
