//! The hint: what to play and why. It takes the place of the status line; the
//! board shows where, see the game's view.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Align, Layout, Margin, Stroke},
};

use crate::plugins::ui::hud::{
    HudSystems, Table, laid_out, panel, sign,
    status::refusals::Refused,
    text_within,
    words::{self, AnyWords},
};
use crate::{
    engine::Hint,
    plugins::{
        app::session::{HintShown, Origin, SessionRequest},
        scene::palette,
        ui::theme::{self, Icon, PushButton},
    },
    rules::AnyGame,
    texts,
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(HudSystems::Status));
}

/// The part of the usual size below which less is said instead.
const LEAST: f32 = 0.86;

/// The hint as a sentence: "Try d4: it wins by force within 3 moves."
pub(crate) fn text(hint: &Hint, game: &dyn AnyGame, words: &dyn AnyWords) -> (String, String) {
    let what = match words.proposal(game, &hint.mv.text) {
        Some(proposal) => words::sentence(&proposal),
        None => texts::hint_play(&hint.mv.text),
    };
    (what, hint.explanation.why())
}

fn show(
    mut contexts: EguiContexts,
    table: Table,
    refused: Res<Refused>,
    mut hint: ResMut<HintShown>,
    mut requests: MessageWriter<SessionRequest>,
) -> Result {
    let Some(found) = hint.0.as_ref().filter(|_| refused.reason().is_none()) else {
        return Ok(());
    };
    let (what, why) = text(found, table.session.position(), table.words());
    let (mv, brief) = (found.mv.clone(), found.explanation.brief().why());
    let context = contexts.ctx_mut()?;
    let mut close = false;
    let frame = theme::panel_frame()
        .stroke(Stroke::new(1.5, palette::MARK_HINT.egui()))
        .inner_margin(Margin::symmetric(16, 6));
    panel(
        context,
        "hint",
        table.layout.status,
        frame,
        *table.overlay.get(),
        |ui| {
            let height = ui.available_height();
            ui.set_min_height(height);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if theme::icon_button(ui, Icon::Cross, texts::hint_dismiss()).clicked() {
                    close = true;
                }
                let play = PushButton::new(texts::hint_play_it()).primary();
                if ui.add(play.tip(texts::hint_play_it_tip())).clicked() {
                    requests.write(SessionRequest::play_by(mv.clone(), Origin::Person));
                    close = true;
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    sign(ui, Icon::Hint, palette::MARK_HINT, 30.0);
                    ui.vertical(|ui| {
                        ui.spacing_mut().item_spacing.y = 2.0;
                        let family = theme::strong_family();
                        let used = text_within(ui, &what, (family, height * 0.6));
                        let (family, room) = (egui::FontFamily::Proportional, height - used - 2.0);
                        let whole = laid_out(ui, &why, family.clone(), LEAST).size().y;
                        let said = if whole <= room { &why } else { &brief };
                        text_within(ui, said, (family, room));
                    });
                });
            });
        },
    );
    if close {
        hint.0 = None;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use super::*;
    use crate::{
        engine::{
            Report, Verdict,
            explain::{Claim, Explanation},
        },
        rules::registry,
    };

    #[test]
    fn a_hint_says_what_and_why() {
        let game = registry::start("xafka", &Default::default()).unwrap();
        let hint = Hint {
            mv: "d4".into(),
            verdict: Verdict::Estimate(20),
            explanation: Explanation::single(Claim::plain(|_| "wins at once".to_owned())),
            places: Vec::new(),
            report: Report {
                depth: 1,
                nodes: 1,
                elapsed: Duration::ZERO,
                lines: Vec::new(),
                complete: false,
            },
        };
        let (what, why) = text(&hint, game.as_ref(), &words::Plain);
        assert_eq!(what, "Play d4");
        assert_eq!(why, "Wins at once.");
    }
}
