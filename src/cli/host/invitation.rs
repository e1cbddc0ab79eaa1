//! The match on phones that was interrupted, and who was invited to it.

use std::path::PathBuf;

use anyhow::Context as _;

use crate::{
    host::{Invitation, write_private},
    record::{self, Journal, Store},
    texts,
};

/// One file for all matches: the last one is resumed.
fn path(store: &Store) -> PathBuf {
    store.root().join("phones.json")
}

/// Keeps an invitation in the folder of all data, in place of the one before.
pub(super) fn keep(invitation: &Invitation, store: &Store) -> anyhow::Result<()> {
    let text = serde_json::to_string(invitation)?;
    Ok(write_private(&path(store), &text)?)
}

/// The match that was interrupted, and who was invited to it.
pub(super) fn resume(store: &Store) -> anyhow::Result<(Journal, Invitation)> {
    let nothing = texts::cli_nothing_to_resume();
    let text = record::read_text(&path(store)).context(nothing)?;
    let invitation: Invitation = serde_json::from_str(&text).context(nothing)?;
    let mut unfinished = store.unfinished()?.into_iter();
    let left = unfinished.find(|left| invitation.is_to(&left.game));
    let journal = store.resume(left.context(nothing)?)?;
    Ok((journal, invitation))
}
