//! Whether a record tells the truth.

use super::{Match, RecordError, format};

/// A record that holds against the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The game.
    pub game: String,
    /// How many moves were played.
    pub plies: usize,
    /// How the match ended, as a sentence; nothing when it has not.
    pub ending: Option<String>,
}

/// Plays a record through by the rules, comparing every hash and the result.
///
/// # Errors
/// The first lie, or why the text is no record.
pub fn verify(text: &str) -> Result<Verified, RecordError> {
    let game: Match = format::read(text)?;
    Ok(Verified {
        game: game.terms().game.clone(),
        plies: game.len(),
        ending: game.outcome().map(|outcome| outcome.explanation),
    })
}
