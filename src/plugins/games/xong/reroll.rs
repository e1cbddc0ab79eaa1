//! Random boards may be rolled again until the first Xoid has been placed, as players of the
//! old applet did by reloading its page. Nothing is lost by it: earlier boards can be brought
//! back.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::XongTable;
use crate::plugins::app::visitors;
use crate::{
    plugins::{
        app::session::{Session, SessionRequest},
        ui::theme::{self, Icon, PushButton},
    },
    record::{Match, Terms, fresh_seed},
    rules::{Game, xong::Xong},
    texts,
};

/// The option that a random board grows from, and how many of them there are.
const SEED: &str = "board_seed";
const SEEDS: u64 = 1_000_000;

pub(super) fn plugin(app: &mut App) {
    visitors::reset_on_leave::<Boards>(app);
    app.init_resource::<Boards>();
}

/// The seeds of the boards that were rolled away, the last one last.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Boards(Vec<u32>);

/// Whether another board may be had: it is random, and nothing lies on it.
pub(crate) fn may_roll(session: &Session, position: &Xong) -> bool {
    session.is_played()
        && Game::options(position).source().is_by_chance()
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
        let roll = PushButton::new(texts::table_xong_new_board())
            .icon(Icon::Dice)
            .height(34.0);
        if ui
            .add(roll.tip(texts::table_xong_new_board_tip()))
            .clicked()
        {
            let fresh = fresh_seed() % SEEDS;
            boards.0.push(now);
            to = u32::try_from(fresh).ok();
        }
        if let Some(last) = boards.0.last().copied() {
            let back = PushButton::new("").icon(Icon::Undo).height(34.0);
            if ui
                .add(back.tip(texts::table_xong_back_to_board(&last.to_string())))
                .clicked()
            {
                boards.0.pop();
                to = Some(last);
            }
        }
        theme::note(ui, texts::table_xong_board_number(&now.to_string()));
    });
    if let Some(record) = to.and_then(|seed| on_board(session, seed)) {
        requests.write(SessionRequest::open(record));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        plugins::{
            app::session::{Archive, Origin},
            games::xong::furniture::TileOf,
            testing::{ask, frames, headless_app},
        },
        record::testing,
    };

    fn table(options: &[(&str, &str)]) -> App {
        let mut app = headless_app(Archive::none());
        let mut terms = testing::terms("xong", &["human", "level:2"], options);
        terms.seed = 77;
        ask(
            &mut app,
            SessionRequest::open(testing::played_on(terms, &[])),
        );
        app
    }

    fn rolls(app: &App) -> bool {
        let table = app.world().resource::<XongTable>();
        may_roll(app.world().resource::<Session>(), &table.0)
    }

    fn board(app: &App) -> String {
        app.world().resource::<XongTable>().board().text()
    }

    #[test]
    fn another_board_changes_nothing_else_and_the_first_one_comes_back() {
        let mut app = table(&[("board", "random"), ("board_seed", "7"), ("hexes", "40")]);
        assert!(rolls(&app));
        let first = board(&app);
        let tiles = |app: &mut App| {
            let mut tiles = app.world_mut().query::<&TileOf>();
            tiles.iter(app.world()).count()
        };
        let terms = app.world().resource::<Session>().record().terms().clone();
        for (seed, same) in [(8, false), (7, true)] {
            let record = on_board(app.world().resource::<Session>(), seed).unwrap();
            ask(&mut app, SessionRequest::open(record));
            assert_eq!(board(&app) == first, same);
            frames(&mut app, 3);
            assert_eq!(tiles(&mut app), 40, "the board lies on the table");
            let now = app.world().resource::<Session>().record().terms();
            assert_eq!((&now.seats, now.seed), (&terms.seats, terms.seed));
            assert!(rolls(&app));
        }
    }

    #[test]
    fn nothing_is_rolled_away_once_a_xoid_lies() {
        let mut app = table(&[("board", "random")]);
        let text = {
            let table = app.world().resource::<XongTable>();
            let all = table.0.placements(table.0.hand().unwrap());
            table.0.move_text(&crate::rules::xong::Move::Place(all[0]))
        };
        let origin = Origin::Person;
        ask(&mut app, SessionRequest::play_by(text, origin));
        frames(&mut app, 3);
        assert!(!rolls(&app));
        assert!(!rolls(&table(&[])), "the standard board is no chance");
    }
}
