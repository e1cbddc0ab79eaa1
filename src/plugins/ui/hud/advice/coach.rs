//! The coach at the table: a word about the last move, in the place of the status
//! line, with the way to take the move back.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, FontFamily, Id, Label, Layout, Margin, RichText, Stroke, Ui},
};

use crate::plugins::ui::hud::{
    HudSystems, Table, panel, sign, status::refusals::Refused, text_within,
    words::sentences::move_words,
};
use crate::{
    engine::{
        self,
        coach::{Advice, AdviceKind},
    },
    plugins::{
        app::{
            session::{
                Coach, Guesses, HintShown, PlayRequest, ReplayRequest, SessionRequest, Surrender,
                TrialRequest,
            },
            settings::Settings,
        },
        scene::palette,
        ui::theme::{
            self, Icon, PushButton,
            focus::{enter_here, is_fresh},
        },
    },
    texts,
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(HudSystems::Status));
}

/// What stands before the coach's words about a move of a game.
pub(crate) fn head(advice: &Advice, game: &str, (retried, guessed): (bool, bool)) -> &'static str {
    if guessed {
        return advice.guess_head(game);
    }
    let is_known = advice.is_known(game);
    match advice.kind {
        AdviceKind::Blunder | AdviceKind::Mistake if retried => texts::coach_not_yet(),
        AdviceKind::Fine if retried && !is_known => engine::texts::guess_not_known(),
        AdviceKind::Fine if retried => texts::coach_better_now(),
        AdviceKind::Best | AdviceKind::OnlyMove if retried => texts::coach_that_is_it(),
        AdviceKind::Blunder => texts::coach_serious_mistake(),
        AdviceKind::Mistake => texts::coach_was_better(),
        AdviceKind::Fine | AdviceKind::Best => texts::coach_good(),
        AdviceKind::OnlyMove => texts::coach_well_found(),
    }
}

/// Whether the coach has just begun to speak, or says something else.
fn is_new(ui: &Ui, text: &str) -> bool {
    let known = Id::new("what the coach says");
    let fresh = is_fresh(ui.ctx(), "coach");
    let before = ui.data(|data| data.get_temp::<String>(known));
    ui.data_mut(|data| data.insert_temp(known, text.to_owned()));
    fresh || before.as_deref() != Some(text)
}

fn show(
    mut contexts: EguiContexts,
    table: Table,
    refused: Res<Refused>,
    hint: Res<HintShown>,
    surrender: Res<Surrender>,
    mut coach: ResMut<Coach>,
    mut settings: ResMut<Settings>,
    guesses: Res<Guesses>,
    mut requests: MessageWriter<SessionRequest>,
) -> Result {
    let Some(advice) = coach
        .advice()
        .filter(|_| surrender.asks().is_none())
        .cloned()
    else {
        return Ok(());
    };
    let retried = coach.answers_retry();
    // A question stays until it is answered, whatever is clicked meanwhile; whoever asks for a
    // hint has gone on.
    if hint.0.is_some() && coach.warns() && !retried {
        coach.let_pass();
    }
    if !coach.warns() && (refused.reason().is_some() || hint.0.is_some()) {
        return Ok(());
    }
    let guessed = table.session.guessed().is_some();
    let mut text = advice.said.text();
    if table.session.has_guessed_what_was_played() {
        text = format!("{} {text}", engine::texts::guess_was_played());
    }
    let is_good = !advice.kind.is_warning();
    let game = table.session.position().info().id;
    let (icon, tone) = if is_good {
        (Icon::Star, palette::GOOD)
    } else {
        (Icon::Hint, palette::WARN)
    };
    let context = contexts.ctx_mut()?;
    let frame = theme::panel_frame()
        .stroke(Stroke::new(2.0, tone.egui()))
        .inner_margin(Margin::symmetric(14, 5));
    let mut answer = None;
    let place = table.layout.status;
    panel(context, "coach", place, frame, *table.overlay.get(), |ui| {
        let height = ui.available_height();
        ui.set_min_height(height);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let is_new = is_new(ui, &text) && table.cursor.awake;
            answer = answers(ui, (retried, guessed), (is_good, is_new));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                sign(ui, icon, tone, 28.0);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    let mut said = head(&advice, game, (retried, guessed)).to_owned();
                    if let Some(ply) = coach.answered(&table.session) {
                        said = format!("{said} · {}", move_words(&ply.mv, table.words()));
                    }
                    if guessed {
                        let (right, all) = guesses.tally();
                        said = format!("{said} · {}", texts::guess_tally(right, all));
                    }
                    let head = RichText::new(said)
                        .text_style(theme::strong_style())
                        .color(tone.egui());
                    let head = ui.add(Label::new(head));
                    let room = height - head.rect.height();
                    text_within(ui, &text, (FontFamily::Proportional, room));
                });
            });
        });
    });
    match answer {
        Some(Answer::TurnOff) => settings.coach = false,
        Some(Answer::PlayOn) => coach.let_pass(),
        Some(Answer::WatchOn) => {
            requests.write(SessionRequest::Trial(TrialRequest::End));
            requests.write(SessionRequest::Replay(ReplayRequest::Step(1)));
        }
        Some(Answer::TakeBack) => {
            requests.write(SessionRequest::Play(PlayRequest::Undo));
        }
        None => {}
    }
    Ok(())
}

/// What is answered to the coach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    TurnOff,
    PlayOn,
    WatchOn,
    TakeBack,
}

/// The buttons beside the words, from the right. Returns what is pressed.
fn answers(
    ui: &mut Ui,
    (retried, guessed): (bool, bool),
    (is_good, is_new): (bool, bool),
) -> Option<Answer> {
    let mut answer = None;
    if !retried {
        let tip = texts::coach_off_tip();
        if theme::icon_button(ui, Icon::Cross, tip).clicked() {
            answer = Some(Answer::TurnOff);
        }
    }
    let on = match guessed {
        true => PushButton::new(engine::texts::guess_watch_on())
            .icon(Icon::Next)
            .tip(texts::guess_watch_on_tip()),
        false => PushButton::new(texts::hud_play_on()),
    };
    let on = match guessed && is_good {
        true => on.height(36.0).primary(),
        false => on.height(36.0),
    };
    if (guessed || !is_good) && ui.add(on).clicked() {
        answer = Some(match guessed {
            true => Answer::WatchOn,
            false => Answer::PlayOn,
        });
    }
    if !is_good {
        let name = match retried {
            true => texts::hud_try_again(),
            false => texts::hud_take_back(),
        };
        let back = PushButton::new(name).icon(Icon::Undo).height(36.0);
        let back = ui.add(back.primary());
        enter_here(ui, &back);
        if is_new {
            // Those who play with keys answer with keys.
            back.request_focus();
        }
        if back.clicked() {
            answer = Some(Answer::TakeBack);
        }
    }
    answer
}
