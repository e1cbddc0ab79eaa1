//! What is said of Xong at the table, in the words of its players.

use bevy::prelude::*;

use super::{
    Layout,
    at_hand::swing,
    materials::Coat,
    names::{Names, mids_in, xoid_in},
    pictures, scene,
};
use crate::plugins::ui::hud::Scene;
use crate::rules::PlayedMove;
use crate::{
    plugins::{
        scene::palette::{self, Tone},
        ui::{
            hud::{
                GameWords, Meter, Outline, Picture, ResultTable, Row, ShownPosition, Standing,
                Words, words,
            },
            theme::Icon,
        },
    },
    record::Match,
    rules::{
        AnyGame, Explanation, Game, Player,
        xong::{Move, Xong},
    },
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut all: ResMut<GameWords>| {
        all.add(Commentary::default());
    });
    app.add_systems(
        PreUpdate,
        learn.run_if(resource_exists_and_changed::<Names>),
    );
}

/// The names that the player gives are used in all sentences.
fn learn(names: Res<Names>, mut all: ResMut<GameWords>) {
    all.add(Commentary {
        names: names.clone(),
    });
}

/// The words of Xong.
#[derive(Default)]
struct Commentary {
    names: Names,
}

impl Words for Commentary {
    type Game = Xong;

    fn task(&self, game: &Xong) -> Option<String> {
        Some(task(game, &self.names))
    }

    fn report(&self, played: &PlayedMove<Xong>) -> Option<String> {
        report(&played.before, &played.mv, &self.names)
    }

    fn whereabouts(&self, played: &PlayedMove<Xong>) -> Option<String> {
        let Move::Place(legs) = &played.mv else {
            return None;
        };
        let board = played.before.board();
        let touched: Vec<String> = board
            .touched_by(legs)
            .iter()
            .map(|cell| board.hex(cell))
            .map(|hex| format!("{},{}", hex.x, hex.y))
            .collect();
        Some(texts::table_xong_it_touches(&touched.join("; ")))
    }

    fn proposal(&self, game: &Xong, mv: &Move) -> Option<String> {
        proposal(game, mv, &self.names)
    }

    fn standing(&self, game: &Xong) -> Vec<Standing> {
        standing(game)
    }

    fn prospects(&self, game: &Xong, player: Player) -> Option<String> {
        let tally = game.tally(player);
        Some(if tally.last_point > 0 {
            texts::table_xong_tally_and_last(tally.touched, tally.cashed)
        } else {
            texts::table_xong_tally(tally.touched, tally.cashed)
        })
    }

    fn meter(&self, game: &Xong, _: &ShownPosition<'_>, player: Player) -> Option<Meter> {
        Some(meter(game, player))
    }

    fn short(&self, text: &str) -> Option<String> {
        xoid_in(text).map(|xoid| self.names.short(&xoid))
    }

    fn continues(&self, text: &str) -> bool {
        text.starts_with("give:")
    }

    fn icon(&self, text: &str) -> Option<(Icon, Tone)> {
        if text.starts_with("place:") {
            Some((Icon::Hexagon, palette::LIMESTONE))
        } else if text.starts_with("give:") {
            Some((Icon::ChevronRight, palette::ACCENT))
        } else {
            None
        }
    }

    fn picture(&self, text: &str) -> Option<Picture> {
        let mids = mids_in(text)?;
        Some(Box::new(move |painter, rect, tone| {
            pictures::xoid(painter, rect, &mids, tone);
        }))
    }

    fn outline(&self, player: Player) -> Outline {
        match player.index() {
            0 => Outline::Bar,
            _ => Outline::Beads,
        }
    }

    fn tables(&self, record: &Match) -> Vec<ResultTable> {
        let Some(game) = known(record.position()) else {
            return Vec::new();
        };
        let figures = game.statistics();
        let both = |figure: [u32; 2]| figure.map(|figure| figure.to_string()).to_vec();
        let of_each =
            |count: &dyn Fn(Player) -> u32| both([count(Player::FIRST), count(Player::SECOND)]);
        let placed = |player: Player| {
            let all = game.placed().iter();
            all.filter(|placement| placement.player == player).count() as u32
        };
        let last = |player: Player| u32::from(figures.last_point == Some(player));
        let mut notes = Vec::new();
        if figures.decided_by_last_point() {
            notes.push(texts::table_xong_last_decided().to_owned());
        }
        notes.push(texts::table_xong_note_dead(
            figures.greened,
            figures.untouched,
            figures.killed(),
            &empty_legs(figures.vacant, figures.vacant),
        ));
        vec![ResultTable {
            title: texts::table_xong_points(),
            rows: vec![
                Row::new(texts::table_xong_row_owned(), both(figures.owned))
                    .meaning(texts::table_xong_row_owned_means()),
                Row::new(texts::table_xong_row_last(), of_each(&last))
                    .meaning(texts::table_xong_row_last_means()),
                Row::new(texts::table_xong_row_in_all(), both(figures.points)).strong(),
                Row::new(texts::table_xong_row_xoids(), of_each(&placed)),
                Row::new(texts::table_xong_row_legs(), both(figures.legs)),
                Row::new(
                    texts::table_xong_row_margin(),
                    vec![figures.margin().abs().to_string()],
                ),
                Row::new(
                    texts::table_xong_row_longest(),
                    vec![texts::table_xong_short_of_legs(figures.longest)],
                ),
            ],
            notes,
        }]
    }

    fn reason(&self, word: &str) -> Option<&'static str> {
        match word {
            "points" => Some(texts::table_xong_reason_points()),
            _ => None,
        }
    }

    fn significance(&self, played: &PlayedMove<Xong>) -> Option<String> {
        scene::significance(played)
    }

    fn event(&self, played: &PlayedMove<Xong>) -> Option<String> {
        scene::event(played, &self.names)
    }

    fn place(&self, game: &Xong, name: &str) -> Option<Vec3> {
        let (x, y) = name.split_once(',')?;
        let (x, y): (i32, i32) = (x.parse().ok()?, y.parse().ok()?);
        let options = Game::options(game);
        let board = options.board();
        let (cell, _) = board.cells().find(|(_, hex)| (hex.x, hex.y) == (x, y))?;
        Some(Layout::new(board).place(cell))
    }

    fn scene(&self, played: &PlayedMove<Xong>) -> Option<Scene> {
        scene::scene(played)
    }
}

fn known(game: &dyn AnyGame) -> Option<&Xong> {
    game.as_any().downcast_ref()
}

pub(super) fn name(game: &Xong, player: Player) -> &'static str {
    words::name(game, player)
}

/// What the player to act has to do.
fn task(game: &Xong, names: &Names) -> String {
    match game.hand() {
        Some(xoid) => texts::table_xong_task_place(&names.title(xoid)),
        None => texts::table_xong_task_give(name(game, game.to_act().other())),
    }
}

/// What a move did.
fn report(before: &Xong, mv: &Move, names: &Names) -> Option<String> {
    Some(match mv {
        Move::Place(legs) => {
            let xoid = names.title(before.hand()?);
            let cold = before.cold(legs)?;
            let me = before.to_act();
            let (own, other) = (name(before, me), name(before, me.other()));
            texts::table_xong_did_place(&xoid, &swing(&cold, own, other))
        }
        Move::Give(xoid) => {
            let to = name(before, before.to_act().other());
            texts::table_xong_did_give(to, &names.title(xoid))
        }
        Move::Retire(_) => return None,
    })
}

/// A move as something to do.
fn proposal(before: &Xong, mv: &Move, names: &Names) -> Option<String> {
    Some(match mv {
        // What it brings is said by the reason.
        Move::Place(_) => texts::table_xong_task_place(&names.title(before.hand()?)),
        Move::Give(xoid) => texts::table_xong_do_give(&names.title(xoid)),
        Move::Retire(_) => return None,
    })
}

/// What has become of a hex.
pub(crate) fn hex(coat: Coat) -> &'static str {
    match coat {
        Coat::None => texts::table_xong_hex_free(),
        Coat::TouchedByFirst => texts::table_xong_hex_touched_red(),
        Coat::TouchedBySecond => texts::table_xong_hex_touched_blue(),
        Coat::Greened => texts::table_xong_hex_greened(),
        Coat::CashedByFirst => texts::table_xong_hex_cashed_red(),
        Coat::CashedBySecond => texts::table_xong_hex_cashed_blue(),
        Coat::Lost => texts::table_xong_hex_lost(),
    }
}

/// How the board stands. What is in hand, the tray shows.
fn standing(game: &Xong) -> Vec<Standing> {
    let mut lines = Vec::new();
    let figures = game.statistics();
    // Not before there is one: the word is explained where it first happens.
    if figures.greened > 0 {
        lines.push(Standing {
            icon: Icon::Cross,
            tone: palette::COAT_GREEN,
            text: texts::table_xong_hexes_greened(figures.greened),
        });
    }
    lines.push(Standing {
        icon: Icon::List,
        tone: palette::TEXT_QUIET,
        text: empty_legs(figures.vacant, game.live().len()),
    });
    lines
}

/// How many legs are empty, and on how many of them something new can still lie.
fn empty_legs(empty: u32, live: u32) -> String {
    match empty.saturating_sub(live) {
        0 => texts::table_xong_empty_legs(empty),
        dead if dead == empty => texts::table_xong_empty_legs_no_fit(empty),
        dead => texts::table_xong_empty_legs_dead(dead, empty),
    }
}

/// The points so far, open to their sum.
fn meter(game: &Xong, player: Player) -> Meter {
    let total = game.tally(player).total();
    let colour = name(game, player);
    let sum: Vec<Explanation> = Game::score(game)
        .detail
        .parts
        .into_iter()
        .filter(|part| part.label == colour)
        .flat_map(|part| part.parts)
        .collect();
    // Nobody gets further than two thirds of the board.
    let most = f64::from(game.board().cell_count() as u32) * 4.0 / 3.0;
    Meter {
        name: texts::table_xong_points(),
        value: total.to_string(),
        fill: (f64::from(total) / most).min(1.0),
        sum,
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::rules::Game;
    use crate::{record::testing::played, rules::xong::Options};

    fn report(game: &Xong, text: &str) -> Option<String> {
        let mv = game.parse_move(text).unwrap();
        super::report(game, &mv, &Names::default())
    }

    fn proposal(game: &Xong, text: &str) -> Option<String> {
        let mv = game.parse_move(text).unwrap();
        super::proposal(game, &mv, &Names::default())
    }

    pub(in crate::plugins::games::xong) fn after(moves: &[&str]) -> Xong {
        let mut game = Xong::start(&Options::default());
        for text in moves {
            let mv = game.parse_move(text).unwrap();
            game.play(&mv).unwrap();
        }
        game
    }

    #[test]
    fn the_two_tasks_are_told_apart() {
        let start = after(&[]);
        let task = |game: &Xong| Words::task(&Commentary::default(), game).unwrap();
        assert!(task(&start).starts_with("place the Leg"));
        let placed = after(&["place:0,0,0"]);
        assert!(task(&placed).starts_with("give Blue a new Xoid"));
    }

    #[test]
    fn moves_are_reported_by_their_xoid_and_its_worth() {
        let start = after(&[]);
        assert_eq!(
            report(&start, "place:0,0,0").unwrap(),
            "placed the Leg: +2 for Red"
        );
        let placed = after(&["place:0,0,0"]);
        let gave = report(&placed, "give:boomerang").unwrap();
        assert_eq!(gave, "gave Blue the Boomerang");
        assert_eq!(report(&placed, "resign"), None);
        let text = proposal(&start, "place:0,0,0").unwrap();
        assert_eq!(text, "place the Leg");
        assert_eq!(proposal(&placed, "give:bowl").unwrap(), "give the Bowl");
    }

    #[test]
    fn the_list_of_moves_names_the_xoids() {
        let mut words = Commentary::default();
        let short = |words: &Commentary, text: &str| Words::short(words, text);
        assert_eq!(short(&words, "place:0,0,0").unwrap(), "Leg");
        assert_eq!(short(&words, "give:0,1;1,0").unwrap(), "Boomerang");
        const HOUSE: &str = "give:0,1;0,3;1,1;1,2";
        assert_eq!(short(&words, HOUSE).unwrap(), "Crane");
        words.names.give(&xoid_in(HOUSE).unwrap(), "House");
        assert_eq!(short(&words, HOUSE).unwrap(), "House");
        assert_eq!(short(&words, "resign"), None);
        assert!(Words::continues(&words, "give:0,1"));
        assert!(!Words::continues(&words, "place:0,0,0"));
    }

    #[test]
    fn words_come_when_there_is_something_to_say() {
        let said = |game: &Xong| -> Vec<String> {
            let lines = standing(game);
            lines.into_iter().map(|line| line.text).collect()
        };
        let start = said(&after(&[]));
        assert_eq!(start, ["210 empty legs"]);
        let greened = said(&after(&[
            "place:0,0,0",
            "give:boomerang",
            "place:0,0,1;0,0,2",
        ]));
        assert_eq!(greened[0], "1 hex greened out");
        assert_eq!(empty_legs(17, 17), "17 empty legs");
        assert_eq!(empty_legs(17, 0), "17 empty legs: nothing new fits");
        let gaps = "43 empty legs, 9 of them in gaps too small for anything new";
        assert_eq!(empty_legs(43, 34), gaps);
        assert_eq!(empty_legs(1, 1), "1 empty leg");
    }

    #[test]
    fn the_meter_shows_the_points_and_opens_into_their_sum() {
        let record = played("xong", &["Ada", "Bo"], &["place:0,0,0"]);
        let game = record.position().as_any().downcast_ref().unwrap();
        let red = meter(game, Player::FIRST);
        assert_eq!((red.name, red.value.as_str()), ("Points", "2"));
        assert_eq!(red.sum.len(), 2);
        let tables = Commentary::default().tables(&record);
        assert_eq!(tables[0].rows[0].cells, ["2", "0"]);
    }
}
