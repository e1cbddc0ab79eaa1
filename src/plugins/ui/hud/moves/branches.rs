//! The branches of a match in the list of moves: each folded into a line below the moves that
//! it leaves, to be walked or deleted.

use bevy_egui::egui::Ui;

use super::{NUMBER, move_label};
use crate::plugins::ui::hud::words::AnyWords;
use crate::{
    plugins::{
        app::session::TrialRequest,
        ui::theme::{Icon, PushButton},
    },
    record::{Branch, LinePath, Match, said},
    texts,
};

/// How much further to the right a branch of a branch begins.
const INDENT: f32 = 14.0;
/// The height of a line.
const HEIGHT: f32 = 28.0;

/// The branches that leave a match at one of these plies, with those that leave them. Returns
/// what is asked.
pub(crate) fn rows(
    ui: &mut Ui,
    record: &Match,
    leaves: impl Fn(usize) -> bool,
    words: &dyn AnyWords,
) -> Option<TrialRequest> {
    let mut asked = None;
    for (number, branch) in record.branches().iter().enumerate() {
        if leaves(branch.at) {
            let line = LinePath::MAIN.child(number);
            asked = row(ui, record, (&line, branch), words).or(asked);
        }
    }
    asked
}

fn row(
    ui: &mut Ui,
    record: &Match,
    (line, branch): (&LinePath, &Branch),
    words: &dyn AnyWords,
) -> Option<TrialRequest> {
    let mut asked = None;
    ui.push_id(line, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            ui.add_space(NUMBER + INDENT * line.0.len().saturating_sub(1) as f32);
            let moves: Vec<String> = (branch.plies.iter())
                .map(|ply| move_label(ply, words))
                .collect();
            let text = format!("({})", moves.join(" "));
            let may_rise = record.may_promote(line);
            let buttons = if may_rise { 3.4 } else { 2.0 };
            let room = ui.available_width() - buttons * HEIGHT;
            let walk = PushButton::new(&*text)
                .height(HEIGHT)
                .width(room)
                .left()
                .tip(tip(record, branch));
            if ui.add(walk).clicked() {
                asked = Some(TrialRequest::Branch(line.clone()));
            }
            let rise = PushButton::new("").icon(Icon::ChevronUp).height(HEIGHT);
            let rise = rise.quiet().tip(texts::moves_branch_promote());
            if may_rise && ui.add(rise).clicked() {
                asked = Some(TrialRequest::PromoteBranch(line.clone()));
            }
            let delete = PushButton::new("").icon(Icon::Bin).height(HEIGHT).quiet();
            if ui.add(delete.tip(texts::moves_branch_delete())).clicked() {
                asked = Some(TrialRequest::DeleteBranch(line.clone()));
            }
        });
    });
    for (number, inner) in branch.branches.iter().enumerate() {
        asked = row(ui, record, (&line.child(number), inner), words).or(asked);
    }
    asked
}

/// Who tried the line out, if that is known, and what was said of its moves.
fn tip(record: &Match, branch: &Branch) -> String {
    let what = match branch.by.is_empty() {
        true => texts::moves_branch_tip().to_owned(),
        false => texts::moves_branch_of(&branch.by),
    };
    let comments = branch.plies.iter().map(|ply| &*ply.comment);
    let comments = comments.map(|it| said(&record.terms().game, it));
    let lines = core::iter::once(&*what).chain(comments.filter(|it| !it.is_empty()));
    lines.collect::<Vec<_>>().join("\n")
}
