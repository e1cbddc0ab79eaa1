//! Boards by chance may be rolled anew until the first Xoid has been placed, as
//! players of the old applet did by loading its page again. Nothing is lost by
//! it: one can go back to the boards before.

use bevy::prelude::*;
use bevy_egui::egui::Ui;
use rand::{TryRng, rngs::SysRng};

use super::XongTable;
use crate::{
    plugins::{
        session::{Purpose, Session, SessionRequest},
        theme::{self, Icon, PushButton},
    },
    record::{Match, Terms},
    rules::{
        Game,
        xong::{Source, Xong},
    },
};

/// The option that a board by chance grows from, and how many there are.
const SEED: &str = "board_seed";
const SEEDS: u64 = 1_000_000;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Boards>();
}

/// The seeds of the boards that were rolled away, the last one last.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Boards(Vec<u32>);

/// Whether another board may be had: it came by chance, and nothing lies on it.
#[must_use]
pub fn may_roll(session: &Session, position: &Xong) -> bool {
    let source = Game::options(position).source();
    matches!(session.purpose(), Purpose::Play)
        && matches!(source, Source::Random | Source::Islands)
        && session.record().terms().start.is_none()
        && (session.record().plies().iter()).all(|ply| ply.mv.starts_with("give:"))
}

/// The same match on the board of another seed.
fn on_board(session: &Session, seed: u32) -> Option<Match> {
    let mut terms: Terms = session.record().terms().clone();
    terms.options.insert(SEED.to_owned(), seed.to_string());
    Match::new(terms).ok()
}

/// Offers another board, while there may be one.
pub(super) fn show(
    ui: &mut Ui,
    session: &Session,
    table: &XongTable,
    boards: &mut Boards,
    requests: &mut MessageWriter<SessionRequest>,
) {
    if !may_roll(session, &table.0) {
        return;
    }
    let now = Game::options(&table.0).seed();
    let mut to = None;
    ui.horizontal(|ui| {
        let roll = PushButton::new("New board").icon(Icon::Dice).height(34.0);
        if ui
            .add(roll.tip("Another board by chance, until the first Xoid lies"))
            .clicked()
        {
            let fresh = SysRng.try_next_u64().unwrap_or(u64::from(now) + 1) % SEEDS;
            boards.0.push(now);
            to = u32::try_from(fresh).ok();
        }
        if let Some(last) = boards.0.last().copied() {
            let back = PushButton::new("Back").icon(Icon::Undo).height(34.0);
            if ui.add(back.tip(format!("Back to board {last}"))).clicked() {
                boards.0.pop();
                to = Some(last);
            }
        }
        theme::note(ui, format!("No. {now}"));
    });
    if let Some(record) = to.and_then(|seed| on_board(session, seed)) {
        requests.write(SessionRequest::Open(Box::new(record)));
    }
}
