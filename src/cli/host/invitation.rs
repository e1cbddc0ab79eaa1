//! The link and the guests of a match on phones, kept so that they find it again.

use std::path::PathBuf;

use anyhow::Context as _;
use serde::{Deserialize, Serialize};

use crate::{
    host::Kept,
    record::{self, Journal, Match, Store},
    texts,
};

/// The guests of a match.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Invitation {
    /// What tells the match from others.
    game: String,
    seed: u64,
    date: String,
    time: String,
    pub(crate) kept: Kept,
}

fn path(store: &Store) -> PathBuf {
    store.root().join("phones.json")
}

impl Invitation {
    /// An invitation to a match.
    pub(crate) fn new(game: &Match, kept: Kept) -> Self {
        let terms = game.terms();
        Self {
            game: terms.game.clone(),
            seed: terms.seed,
            date: terms.date.clone(),
            time: terms.time.clone(),
            kept,
        }
    }

    fn is_to(&self, game: &Match) -> bool {
        let terms = game.terms();
        (&self.game, self.seed) == (&terms.game, terms.seed)
            && (&self.date, &self.time) == (&terms.date, &terms.time)
    }

    /// Writes it to the folder of all data, in place of the one before.
    pub(crate) fn write(&self, store: &Store) -> anyhow::Result<()> {
        let text = serde_json::to_string(self)?;
        Ok(record::replace(&path(store), &text)?)
    }

    /// The match that was interrupted, and who was invited to it.
    pub(crate) fn resume(store: &Store) -> anyhow::Result<(Journal, Self)> {
        let nothing = texts::cli_nothing_to_resume();
        let text = record::read_text(&path(store)).context(nothing)?;
        let invitation: Self = serde_json::from_str(&text).context(nothing)?;
        let mut unfinished = store.unfinished()?.into_iter();
        let left = unfinished.find(|left| invitation.is_to(&left.game));
        let journal = store.resume(left.context(nothing)?)?;
        Ok((journal, invitation))
    }
}
