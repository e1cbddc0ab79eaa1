//! What the analysis has found: about the position shown, and about the whole
//! match for its graph.

use bevy::prelude::*;

use super::task::Task;
use crate::{
    engine::{Line, Report, Verdict},
    plugins::app::session::Session,
    rules::{Player, Turn},
};

/// What the analysis has found.
#[derive(Resource, Debug, Default)]
pub struct Analysis {
    /// Whether the player wants it. While it is off nothing is shown.
    pub enabled: bool,
    /// The latest report, if it is about the position that is shown.
    pub report: Option<Report>,
    /// The verdict on the position after each ply, from 0, from the first
    /// player's view, as far as known.
    pub(crate) per_ply: Vec<Option<Verdict>>,
    /// The moves of a line up to the one that is pointed at, to be shown on the board.
    pub(crate) pointed: Vec<String>,
    /// What is known of a match that is watched, while moves are tried out.
    pub(super) set_aside: Option<Vec<Option<Verdict>>>,
}

impl Analysis {
    /// Another match is on the table: nothing is known of it.
    pub(super) fn begin(&mut self) {
        self.per_ply.clear();
        self.set_aside = None;
    }

    /// What is known of the match that is looked at, also while moves are tried out on it.
    pub(in crate::plugins::app::session) fn of_match(&self) -> &[Option<Verdict>] {
        self.set_aside.as_ref().unwrap_or(&self.per_ply)
    }

    /// Keeps what is known of the match while moves are tried out on it.
    pub(super) fn follow_trial(&mut self, trial: bool) {
        match (trial, self.set_aside.take()) {
            (true, None) => self.set_aside = Some(self.per_ply.clone()),
            (true, kept) => self.set_aside = kept,
            (false, Some(kept)) => self.per_ply = kept,
            (false, None) => {}
        }
    }
}

/// Puts what a report says where it is shown. What is proven stays so, and what a review went
/// by stays what it was, whatever an analysis estimates later. `proof` is one of the position that
/// the report is about.
pub(super) fn note(
    analysis: &mut Analysis,
    session: &Session,
    about: (&Task, usize),
    report: &Report,
    (proof, reviewed): (Option<&Line>, bool),
) {
    let (task, ply) = about;
    let is_kept = reviewed && matches!(task, Task::Analyse(_));
    let Some(line) = report.lines.first() else {
        return;
    };
    // An opponent may be weak, and what it thinks of a position worth little.
    if session.position().colours().len() == 2 && !matches!(task, Task::Move(..)) {
        let position = session.record().position_at(ply);
        let verdict = match position.turn() {
            Turn::Player(Player::FIRST) => line.verdict,
            _ => line.verdict.reversed(),
        };
        remember(&mut analysis.per_ply, ply);
        if let Some(slot) = analysis.per_ply.get_mut(ply)
            && (verdict.is_proven() || slot.is_none_or(|known| !known.is_proven() && !is_kept))
        {
            *slot = Some(verdict);
        }
    }
    if matches!(task, Task::Analyse(_)) && ply == session.shown() {
        let mut report = report.clone();
        if let Some(proof) = proof {
            report = report.beside_proof(proof);
        }
        if let Some((mv, verdict)) = proven_move(session, &analysis.per_ply, ply) {
            report = report.with_move(mv, verdict);
        }
        analysis.report = Some(report);
    }
}

/// The move that was made in the position after `ply` plies, and what it leads to for whoever
/// made it, where that is proven.
fn proven_move<'a>(
    session: &'a Session,
    per_ply: &[Option<Verdict>],
    ply: usize,
) -> Option<(&'a String, Verdict)> {
    let played = session.record().plies().get(ply)?;
    let after = per_ply.get(ply + 1).copied().flatten()?;
    let verdict = match played.by? {
        Player::FIRST => after,
        _ => after.reversed(),
    };
    verdict.is_proven().then_some((&played.mv, verdict))
}

/// Makes room for the verdict on the position after `ply` moves.
pub(super) fn remember(per_ply: &mut Vec<Option<Verdict>>, ply: usize) {
    if per_ply.len() <= ply {
        per_ply.resize(ply + 1, None);
    }
}
