//! What to do after a match: play once more, against a better suited level, or something
//! else: take the end back, watch, look at the board, leave.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use crate::plugins::ui::hud::{Hud, layout::RightColumn, players::seats, words};
use crate::{
    engine::{Level, Opponent},
    plugins::{
        app::{
            session::{PlayRequest, Session, SessionRequest, TableRequest, again},
            states::Screen,
        },
        ui::theme::{self, Icon, PushButton},
    },
    record::{Match, Seat, SeatKind, Terms, fresh_seed},
    rules::{Player, registry},
    texts,
};

/// The same match once more, every player in the next one's seat; a random board is a new
/// one.
fn again_with_seats_changed(record: &Match) -> Option<Match> {
    let mut terms = record.terms().clone();
    terms.seats.rotate_right(1);
    if terms.start.is_none() {
        terms.options = registry::drawn_anew(&terms.game, &terms.options, fresh_seed());
    }
    again(terms).ok()
}

/// The seats of a rematch, for the tip of its button: "Ada plays White".
fn rematch_text(record: &Match) -> String {
    let game = record.position();
    let mut seats: Vec<&Seat> = record.terms().seats.iter().collect();
    seats.rotate_right(1);
    (0_u8..)
        .map(Player)
        .zip(seats)
        .map(|(player, seat)| {
            texts::next_plays(&seats::shown_name(seat), words::name(game, player))
        })
        .collect::<Vec<_>>()
        .join(", ")
}

/// The same match against the level above after a win over the computer, and below after
/// a loss; with the name of its button.
fn other_level(record: &Match) -> Option<(&'static str, Level, Terms)> {
    let mut terms = record.terms().clone();
    let outcome = record.outcome()?;
    let [one, other] = terms.seats.as_slice() else {
        return None;
    };
    let person = [one, other].iter().position(|seat| seat.kind.is_human())?;
    let SeatKind::Opponent(opponent) = &terms.seats.get(1 - person)?.kind else {
        return None;
    };
    let (level, style) = opponent.level()?;
    let won = outcome.winners.contains(Player::all(2).nth(person)?);
    let (name, number) = if won {
        (texts::next_harder(), level.number() + 1)
    } else {
        (texts::next_easier(), level.number().checked_sub(1)?)
    };
    let level = Level::try_from(number).ok()?;
    if let Some(seat) = terms.seats.get_mut(1 - person) {
        *seat = Seat::new(SeatKind::Opponent(Opponent::at(level, style)));
    }
    Some((name, level, terms))
}

/// The same match once more.
pub(crate) fn rematch(ui: &mut Ui, record: &Match, requests: &mut MessageWriter<SessionRequest>) {
    let again = PushButton::new(texts::next_rematch())
        .icon(Icon::Swap)
        .width(ui.available_width())
        .height(52.0)
        .primary();
    if ui.add(again.tip(rematch_text(record))).clicked()
        && let Some(record) = again_with_seats_changed(record)
    {
        requests.write(SessionRequest::open(record));
    }
}

/// A level that suits better, or another match.
pub(crate) fn next(ui: &mut Ui, record: &Match, requests: &mut MessageWriter<SessionRequest>) {
    let Some((name, level, terms)) = other_level(record) else {
        new_match(ui, ui.available_width(), requests);
        return;
    };
    let name = format!("{name} · {}", texts::seats_level_alone(level.number()));
    let other = PushButton::new(name)
        .icon(Icon::Restart)
        .width(ui.available_width())
        .tip(texts::next_once_more_tip(level.number(), level.name()));
    if ui.add(other).clicked()
        && let Ok(game) = again(terms)
    {
        requests.write(SessionRequest::open(game));
    }
}

fn new_match(ui: &mut Ui, width: f32, requests: &mut MessageWriter<SessionRequest>) {
    let new = PushButton::new(texts::next_new_match()).icon(Icon::Settings);
    if ui.add(new.width(width)).clicked() {
        requests.write(SessionRequest::Table(TableRequest::LeaveFor(Screen::Game)));
    }
}

/// The buttons that share the match, where that may be, and behind which the rest is. Returns
/// whether it is to be shared.
pub(crate) fn share_and_more(ui: &mut Ui, record: &Match, hud: &mut Hud, shares: bool) -> bool {
    let (icon, name) = match hud.result_in_full {
        true => (Icon::ChevronUp, texts::next_less()),
        false => (Icon::ChevronDown, texts::next_more()),
    };
    let parts = if shares { 2.0 } else { 1.0 };
    let width = (ui.available_width() - theme::GAP * (parts - 1.0)) / parts;
    let row = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = theme::GAP;
        let share = PushButton::new(texts::share_open_dialog()).icon(Icon::Share);
        let share = share.height(36.0).width(width).enabled(!record.is_empty());
        let is_shared = shares && ui.add(share).clicked();
        let more = PushButton::new(name).icon(icon).height(36.0).quiet();
        hud.result_in_full ^= ui.add(more.width(width)).clicked();
        is_shared
    });
    row.inner
}

/// The other ways on, as buttons.
pub(crate) fn others(
    ui: &mut Ui,
    session: &Session,
    hud: &mut Hud,
    requests: &mut MessageWriter<SessionRequest>,
) {
    let record = session.record();
    let half = (ui.available_width() - theme::GAP) / 2.0;
    let push = |text: &str, icon| PushButton::new(text).icon(icon).width(half);
    ui.spacing_mut().item_spacing.x = theme::GAP;
    ui.horizontal(|ui| {
        let back = push(texts::next_take_back(), Icon::Undo).enabled(record.can_undo());
        if ui.add(back.tip(texts::next_take_back_tip())).clicked() {
            requests.write(SessionRequest::Play(PlayRequest::Undo));
        }
        let watch = push(texts::next_watch(), Icon::Play);
        if ui.add(watch.tip(texts::next_watch_tip())).clicked() {
            let file = session.saved_as().cloned();
            requests.write(SessionRequest::Table(TableRequest::Watch(
                Box::new(record.clone()),
                file,
            )));
        }
    });
    ui.horizontal(|ui| {
        let look = push(texts::next_board(), Icon::Eye);
        if ui.add(look.tip(texts::result_final_position())).clicked() {
            hud.set(RightColumn::Result, false);
            requests.write(SessionRequest::seek(record.len()));
        }
        let saved = session.saved_as().is_some();
        let name = match saved {
            true => texts::next_saved(),
            false => texts::next_save(),
        };
        if ui.add(push(name, Icon::Save).enabled(!saved)).clicked() {
            requests.write(SessionRequest::Play(PlayRequest::Save));
        }
    });
    ui.horizontal(|ui| {
        new_match(ui, half, requests);
        if session.comes_from_replay() {
            let back = push(texts::next_back_to_replay(), Icon::ChevronLeft);
            if ui.add(back).clicked() {
                requests.write(SessionRequest::Table(TableRequest::BackToReplay));
            }
        } else if ui.add(push(texts::next_main_menu(), Icon::Exit)).clicked() {
            requests.write(SessionRequest::Table(TableRequest::LeaveFor(Screen::Title)));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::{super::tests::played, *};
    use crate::record::testing;

    #[test]
    fn a_rematch_on_a_board_by_chance_is_on_another_one() {
        let terms = testing::terms("xong", &["Ann", "Ben"], &[("board", "random")]);
        let record = testing::played_on(terms, &[]);
        let boards: std::collections::BTreeSet<String> = (0..6)
            .map(|_| {
                again_with_seats_changed(&record).unwrap().terms().options["board_seed"].clone()
            })
            .collect();
        assert!(boards.len() > 3, "{boards:?}");
    }

    #[test]
    fn a_rematch_changes_the_seats_and_begins_anew() {
        let record = played(["human", "level:3"], &["d4", "resign"]);
        let again = again_with_seats_changed(&record).unwrap();
        assert!(again.is_empty());
        let kinds: Vec<String> = again
            .terms()
            .seats
            .iter()
            .map(|seat| seat.kind.to_string())
            .collect();
        assert_eq!(kinds, ["level:3", "human"]);
        let name = &record.terms().seats[1].name;
        assert_eq!(
            rematch_text(&record),
            format!("{name} plays as Black, Guest plays as White")
        );
    }

    #[test]
    fn a_loser_may_try_a_lower_level_and_a_winner_a_higher_one() {
        let other = |kind, moves: &[&str]| {
            let (name, level, _) = other_level(&played(["human", kind], moves))?;
            Some((name, level.number()))
        };
        assert_eq!(other("level:3", &["resign"]), Some(("Easier", 2)));
        assert_eq!(other("level:3", &["d4", "resign"]), Some(("Harder", 4)));
        assert_eq!(other("level:1", &["resign"]), None);
        assert_eq!(other("level:8", &["d4", "resign"]), None);
        assert_eq!(other("human", &["resign"]), None);
    }
}
