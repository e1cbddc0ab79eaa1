//! Links that say what was done: lessons and puzzles, by the sums of their names.
//!
//! A sum is shorter than a name, and whoever reads the link knows the names. Which there are is
//! known elsewhere.

use std::collections::BTreeSet;

use super::{DONE, bytes_of, is_marked, sum, word_of};
use crate::RecordError;

/// The bytes of a sum.
const SUM: usize = 3;

/// The lessons and puzzles that were done somewhere.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DoneTasks(BTreeSet<[u8; SUM]>);

/// By their names.
impl<T: AsRef<str>> FromIterator<T> for DoneTasks {
    fn from_iter<I: IntoIterator<Item = T>>(names: I) -> Self {
        let names = names.into_iter();
        Self(names.map(|name| sum_of(name.as_ref().as_bytes())).collect())
    }
}

impl DoneTasks {
    /// Whether one is among them, by its name.
    pub fn has(&self, name: &str) -> bool {
        self.0.contains(&sum_of(name.as_bytes()))
    }

    /// All as a word, which stands behind the `#` of an address.
    ///
    /// # Errors
    /// [`RecordError::LinkTooLong`] when there are more than a link can hold.
    pub fn word(&self) -> Result<String, RecordError> {
        let mut bytes: Vec<u8> = self.0.iter().flatten().copied().collect();
        bytes.extend_from_slice(&sum_of(&bytes));
        word_of(DONE, &bytes)
    }

    /// Reads a word that [`Self::word`] has made; nothing where it is the word of a match.
    ///
    /// # Errors
    /// When it is cut, changed, too long or from a newer version.
    pub fn read(word: &str) -> Option<Result<Self, RecordError>> {
        let read = |bytes: &[u8]| {
            let (sums, whole) = bytes.split_last_chunk::<SUM>()?;
            let (each, left) = sums.as_chunks::<SUM>();
            let is_whole = left.is_empty() && each.is_sorted_by(|one, next| one < next);
            let is_sealed = sum_of(sums) == *whole;
            (is_whole && is_sealed).then(|| Self(each.iter().copied().collect()))
        };
        is_marked(word, DONE).then(|| {
            let bytes = bytes_of(word, DONE)?;
            read(&bytes).ok_or(RecordError::LinkChanged)
        })
    }
}

fn sum_of(bytes: &[u8]) -> [u8; SUM] {
    let [_, sum @ ..] = sum(bytes).to_be_bytes();
    sum
}
