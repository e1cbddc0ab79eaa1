//! The invitation to a table: the key of its link, and the word that can be typed instead.

use core::time::Duration;

use super::Room;
use crate::{Refusal, gate::Pace, word::word};

/// How often somebody may be wrong about the word.
pub(super) const GUESSING: Pace = Pace::new(Duration::from_secs(5), 12);

/// The longest text that is taken for a word, in bytes.
const LONGEST_WORD: usize = 12;

impl Room {
    /// Whether this is the key of the invitation.
    pub fn is_key(&self, key: &str) -> bool {
        key == self.key
    }

    /// The key of the invitation as a word that can be typed.
    pub fn word(&self) -> String {
        word(&self.key)
    }

    /// Whether somebody who is not let in by the key knows the word. Nobody may try many.
    pub(super) fn knows_word(&mut self, now: Duration, typed: &str) -> Result<bool, Refusal> {
        if typed.len() > LONGEST_WORD {
            return Ok(false);
        }
        if !self.guessing.allows(now) {
            return Err(Refusal::TooOften);
        }
        Ok(typed.trim().eq_ignore_ascii_case(&self.word()))
    }
}
