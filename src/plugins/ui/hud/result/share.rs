//! A match as text for the clipboard: what came of it in a line, and the moves.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::Ui};

use crate::plugins::ui::hud::{
    HudSystems,
    players::seats::shown_name,
    words::{self, GameWords, rounds::rounds_of},
};
use crate::{
    plugins::{
        app::{
            keys::{Action, ActionPressed, KeyMap},
            notices::Notice,
            session::Session,
        },
        ui::theme::PushButton,
    },
    record::{
        Match,
        notation::{self, Form},
    },
    rules::Player,
    texts,
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, copy.after(HudSystems::Right));
}

/// A match in a line: who played, who won and why.
pub(crate) fn summary(record: &Match, spoken: &GameWords) -> String {
    let game = record.position();
    let who = |player: Player| {
        let name = record.seat(player).map_or_else(String::new, shown_name);
        format!("{name} ({})", words::name(game, player))
    };
    let players = || Player::all(u8::try_from(game.colours().len()).unwrap_or(u8::MAX));
    let together = |players: &mut dyn Iterator<Item = Player>| {
        words::together(&players.map(who).collect::<Vec<_>>())
    };
    let count = rounds_of(record, spoken.for_position(game));
    let name = game.info().name;
    let Some(outcome) = record.outcome() else {
        let all: Vec<String> = players().map(who).collect();
        return texts::share_in_progress(name, &all.join(" – "), count);
    };
    let why = words::sentence(&outcome.explanation);
    if outcome.winners.is_empty() {
        return texts::share_drew(name, &together(&mut players()), count, &why);
    }
    let winners = together(&mut outcome.winners.iter());
    let mut rest = players().filter(|player| !outcome.winners.contains(*player));
    texts::share_beat(name, &winners, &together(&mut rest), count, &why)
}

/// A match as text: its summary, and the list of moves with who played, the
/// result and all comments, as `curio import` reads it.
pub(crate) fn text(record: &Match, spoken: &GameWords) -> String {
    format!(
        "{}\n\n{}",
        summary(record, spoken),
        notation::write(record, Form::Long)
    )
}

/// What can be given to others. Returns what was chosen.
pub(crate) fn buttons(ui: &mut Ui, session: &Session, keys: &KeyMap) -> Option<Action> {
    let played = !session.record().is_empty();
    let mut chosen = None;
    for (action, name, enabled) in [
        (Action::Link, texts::share_open_dialog(), played),
        (Action::Export, texts::share_film(), played),
        (Action::Open, texts::share_open(), true),
    ] {
        let tip = keys.tip(action.title(), action);
        let button = PushButton::new(name).height(34.0).enabled(enabled);
        if ui.add(button.tip(tip)).clicked() {
            chosen = Some(action);
        }
    }
    chosen
}

fn copy(
    mut contexts: EguiContexts,
    mut pressed: MessageReader<ActionPressed>,
    session: If<Res<Session>>,
    spoken: Res<GameWords>,
    mut notices: MessageWriter<Notice>,
) -> Result {
    let asked = pressed
        .read()
        .any(|pressed| *pressed == ActionPressed(Action::Share));
    if !asked {
        return Ok(());
    }
    contexts
        .ctx_mut()?
        .copy_text(text(session.record(), &spoken));
    notices.write(Notice::done(texts::share_copied(&summary(
        session.record(),
        &spoken,
    ))));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{record::testing, rules::OptionValues};

    fn played(moves: &[&str]) -> Match {
        testing::played("xafka", &["Ada", "Ben"], moves)
    }

    #[test]
    fn a_line_says_who_beat_whom_and_why() {
        let text = summary(&played(&["d4", "g5", "resign"]), &GameWords::default());
        assert!(
            text.starts_with("mini-Xafka: Ben (White) beat Ada (Black) in 1 move. "),
            "{text}"
        );
        assert_eq!(
            summary(&played(&["d4"]), &GameWords::default()),
            "mini-Xafka: Ada (Black) – Ben (White) after 1 move, in progress."
        );
    }

    #[test]
    fn what_is_shared_can_be_read_again() {
        let record = played(&["d4", "g5", "resign"]);
        let text = text(&record, &GameWords::default());
        let read = notation::read("xafka", &OptionValues::new(), &text).unwrap();
        assert_eq!(read.game, record);
        assert_eq!(read.left_out_lines(), None);
    }
}
