//! The moves of a match as a list, with comments, marks and branches.

use super::{Form, comments};
use crate::{Branch, Match, Ply};
use curio_rules::AnyGame;

/// Adds the moves of a match to its head.
pub(super) fn moves(text: &mut String, game: &Match, form: Form) {
    let mut list = ListText {
        text,
        round: game.seats().len().max(1),
    };
    let position = (form == Form::Short).then(|| game.position_at(0));
    list.line(None, game.plies(), game.branches(), position);
    if !game.is_empty() || !game.branches().is_empty() {
        text.push('\n');
    }
}

struct ListText<'a> {
    text: &'a mut String,
    /// How many moves stand on a line.
    round: usize,
}

impl ListText<'_> {
    /// A line from its first move on, with the branches that leave it; `branch` is that line
    /// itself, unless it is the main line. In the short form, `position` is that before it.
    fn line(
        &mut self,
        branch: Option<&Branch>,
        plies: &[Ply],
        branches: &[Branch],
        mut position: Option<Box<dyn AnyGame>>,
    ) {
        let from = branch.map_or(0, |branch| branch.at);
        let mut is_after_branch = false;
        for (at, played) in (from..).zip(plies) {
            let is_round = at.is_multiple_of(self.round);
            if is_round && branch.is_none() {
                self.text.push_str(if at > 0 { "\n" } else { "" });
            } else if (is_round || is_after_branch) && at > from {
                self.text.push(' ');
            }
            if is_round || is_after_branch || branch.is_some() && at == from {
                self.text.push_str(&format!("{}.", at + 1));
            }
            self.text.push(' ');
            let others = beginning(branches, at);
            let before = position.as_ref().filter(|_| !others.is_empty());
            let before = before.map(|position| position.boxed_clone());
            self.ply(played, &mut position);
            self.branches(others, before.as_deref());
            is_after_branch = !others.is_empty();
        }
        // Nothing was played that these could stand behind.
        let on = beginning(branches, from + plies.len());
        if !on.is_empty() {
            let is_first = plies.is_empty();
            self.text.push_str(if is_first { "*" } else { " *" });
            self.branches(on, position.as_deref());
        }
    }

    fn ply(&mut self, played: &Ply, position: &mut Option<Box<dyn AnyGame>>) {
        match position {
            None => self.text.push_str(&played.mv),
            Some(position) => {
                self.text.push_str(&position.short_text(&played.mv));
                // The moves of a match are legal.
                let _ = position.play_text(&played.mv);
            }
        }
        if let Some(mark) = played.mark {
            self.text.push_str(mark.text());
        }
        self.text.push_str(&comments(&played.comment));
    }

    fn branches(&mut self, branches: &[Branch], position: Option<&dyn AnyGame>) {
        for branch in branches {
            self.text.push_str(" (");
            if !branch.by.is_empty() {
                let author = comments(&format!("{}{}", super::AUTHOR, branch.by));
                self.text.push_str(author.trim_start());
                self.text.push(' ');
            }
            let position = position.map(AnyGame::boxed_clone);
            self.line(Some(branch), &branch.plies, &branch.branches, position);
            self.text.push(')');
        }
    }
}

/// The branches that leave their line before a ply.
fn beginning(branches: &[Branch], at: usize) -> &[Branch] {
    let from = branches.partition_point(|branch| branch.at < at);
    let to = branches.partition_point(|branch| branch.at <= at);
    branches.get(from..to).unwrap_or_default()
}
