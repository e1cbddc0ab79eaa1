//! The way to the summit and the magnitudes of the book where players see them: below each
//! name, opened into its sum, and the table beside the result.

use super::way;
use crate::{
    plugins::ui::hud::{Meter, ResultTable, Row, ShownPosition, words},
    record::{Magnitudes, Match, Performance},
    rules::{
        AnyGame, Explanation, Player, Points,
        xima::{Force, Special, Xima},
    },
    texts,
    words::decimal,
};

/// Forces above this fill the bar: more than half of what is usual at the end.
const USUAL: f64 = 60.0;

/// How much [`nearness`](crate::rules::xima::Climb::nearness) is at most.
const NEAREST: f64 = 23.0;

/// What a player's special lacks on its way to the summit, with the force behind it. In the
/// lessons on it, once the match is over and for experts it is the force, for these with its
/// fractions and the power that comes of it.
pub(super) fn meter(
    game: &Xima,
    shown: &ShownPosition<'_>,
    player: Player,
    expert: bool,
) -> Option<Meter> {
    let force = game.force(player).total();
    let most = Player::all(game.players())
        .map(|player| game.force(player).total().to_f64())
        .fold(USUAL, f64::max);
    let score = AnyGame::score(game);
    let mut sum = score
        .detail
        .parts
        .get(player.index())
        .map_or_else(Vec::new, |part| part.parts.clone());
    // What comes to nothing need not be listed.
    sum.retain(|part| part.value != "0");
    if expert
        && let Some(magnitudes) = Magnitudes::at(shown.record, shown.ply)
        && let Some(performance) = magnitudes.player(player)
        && performance.turns > 0
    {
        sum.push(power(performance));
    }
    if !expert && !shown.is_taught && !game.is_over() {
        let climb = game.climb(player);
        let mut force = Explanation::line(texts::table_xima_force(), rounded(force));
        force.parts = sum;
        return Some(Meter {
            name: texts::table_xima_to_summit(),
            value: climb.brief(),
            fill: climb.nearness() as f64 / NEAREST,
            sum: vec![Explanation::line(words::sentence(&climb.text()), ""), force],
        });
    }
    Some(Meter {
        name: texts::table_xima_force(),
        value: match expert {
            true => decimal(&force.to_string()),
            false => rounded(force),
        },
        fill: force.to_f64() / most,
        sum,
    })
}

/// "25".
fn rounded(force: Points) -> String {
    format!("{:.0}", force.to_f64())
}

/// "Game power: 40 / 31 turns / 1.32 for the time used".
fn power(performance: &Performance) -> Explanation {
    let (turns, time) = (performance.turns, performance.effective_time());
    let force = decimal(&performance.force.to_string());
    let slower = match performance.agreed {
        Some(_) => hundredths(time.exp2()),
        None => way::NONE.to_owned(),
    };
    let label = texts::table_xima_game_power_sum(&force, turns, &slower);
    Explanation::line(label, hundredths(performance.power()))
}

/// A number with two decimals.
fn hundredths(value: f64) -> String {
    decimal(&format!("{value:.2}"))
}

/// What each force consists of; for experts the book's whole table of magnitudes.
pub(super) fn tables(record: &Match, expert: bool) -> Vec<ResultTable> {
    let Some(game) = record.position().as_any().downcast_ref::<Xima>() else {
        return Vec::new();
    };
    let forces: Vec<Force> = Player::all(game.players())
        .map(|player| game.force(player))
        .collect();
    let mut rows = force_rows(&forces);
    let mut notes = Vec::new();
    if !expert {
        rows.push(special_row(record, forces.len()));
    } else if let Some(magnitudes) = Magnitudes::from_match(record) {
        let all = &magnitudes.players;
        let cells = |text: fn(&Performance) -> String| all.iter().map(text).collect();
        rows.push(Row::new(
            texts::table_xima_turns(),
            cells(|it| it.turns.to_string()),
        ));
        rows.push(special_row(record, all.len()));
        if all.iter().any(|it| it.agreed.is_some()) {
            rows.push(
                Row::new(
                    texts::table_xima_effective_time(),
                    cells(|it| hundredths(it.effective_time())),
                )
                .meaning(texts::table_xima_effective_time_means()),
            );
        }
        rows.push(
            Row::new(
                texts::table_xima_game_power(),
                cells(|it| hundredths(it.power())),
            )
            .meaning(texts::table_xima_game_power_means())
            .strong(),
        );
        let level = magnitudes.level();
        notes.push(texts::table_xima_quality(
            magnitudes.grade().name(),
            &decimal(&level.to_string()),
        ));
    }
    vec![ResultTable {
        title: if expert {
            texts::table_xima_magnitudes()
        } else {
            texts::table_xima_force()
        },
        rows,
        notes,
    }]
}

fn special_row(record: &Match, seats: usize) -> Row {
    Row::new(texts::table_xima_special_came_in(), specials(record, seats))
        .meaning(texts::table_xima_special_came_in_means())
}

/// In which of their turns the players first brought their special in.
fn specials(record: &Match, seats: usize) -> Vec<String> {
    let start = record.position_at(0);
    let start = start.as_any().downcast_ref::<Xima>();
    let waits = |player| start.is_some_and(|game| game.special(player) == Special::Reserve);
    let first = |seat: usize| {
        let player = Player(u8::try_from(seat).ok()?);
        let mut turns = 0;
        let mut last = None;
        for ply in record.plies().iter().filter(|ply| ply.by.is_some()) {
            if ply.by == Some(player) {
                turns += usize::from(last != ply.by);
                // A special that goes straight from the tray to the top has come in as well.
                if ply.mv.starts_with('=') || ply.mv == "TOP" {
                    return Some(turns);
                }
            }
            last = ply.by;
        }
        None
    };
    let told = |seat: usize| match first(seat) {
        _ if !u8::try_from(seat).is_ok_and(|seat| waits(Player(seat))) => {
            texts::table_xima_before_the_start().to_owned()
        }
        Some(turn) => texts::table_xima_turn(turn),
        None => texts::table_xima_never().to_owned(),
    };
    (0..seats).map(told).collect()
}

/// The five values of each force, as far as anybody has any of them, and their
/// sum.
fn force_rows(forces: &[Force]) -> Vec<Row> {
    let values: [(&'static str, &'static str, fn(&Force) -> Points); 5] = [
        (
            texts::table_xima_force_board(),
            texts::table_xima_force_board_means(),
            |force| force.board,
        ),
        (
            texts::table_xima_force_tray(),
            texts::table_xima_force_tray_means(),
            |force| force.reserve,
        ),
        (
            texts::table_xima_force_captured(),
            texts::table_xima_force_captured_means(),
            |force| force.captured,
        ),
        (
            texts::table_xima_force_resignations(),
            texts::table_xima_force_resignations_means(),
            |force| force.resignations,
        ),
        (
            texts::table_xima_force_summit(),
            texts::table_xima_force_summit_means(),
            |force| force.win,
        ),
    ];
    let cells = |value: fn(&Force) -> Points| -> Vec<String> {
        forces
            .iter()
            .map(|force| decimal(&value(force).to_string()))
            .collect()
    };
    let mut rows: Vec<Row> = values
        .into_iter()
        .filter(|(.., value)| forces.iter().any(|force| value(force) != Points::ZERO))
        .map(|(name, meaning, value)| Row::new(name, cells(value)).meaning(meaning))
        .collect();
    rows.push(
        Row::new(texts::table_xima_game_force(), cells(Force::total))
            .meaning(texts::table_xima_game_force_means())
            .strong(),
    );
    rows
}

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use super::*;
    use crate::record::testing;

    fn played(moves: &[&str]) -> Match {
        let mut record = testing::played("xima", &["human", "human"], &[]);
        for mv in moves {
            record.play(mv, Some(Duration::from_secs(4))).unwrap();
        }
        record
    }

    #[test]
    fn the_force_opens_into_the_sum_that_makes_it() {
        let record = played(&["-A1", "-A2", "-M1", "A2A1"]);
        let shown = ShownPosition {
            record: &record,
            ply: record.len(),
            game: record.position(),
            is_taught: false,
        };
        let game = record.position().as_any().downcast_ref().unwrap();
        let red = meter(game, &shown, Player::FIRST, true).unwrap();
        assert!((0.0..=1.0).contains(&red.fill) && red.fill > 0.0);
        assert_eq!(red.sum[0].label, "On the board");
        let blocks: Vec<&str> = red.sum[0]
            .parts
            .iter()
            .map(|it| it.label.as_str())
            .collect();
        assert_eq!(
            blocks,
            [
                "A1: block on floor 1, dominated: half",
                "M1: block on floor 1"
            ]
        );
        assert_eq!(
            red.sum[1].label,
            "In the tray: 8 blocks at 1.5, the average on the board"
        );
        assert_eq!(red.sum[0].parts.len(), 2);
        assert!(red.sum.last().unwrap().label.starts_with("Game power"));
        let blue = meter(game, &shown, Player::SECOND, true).unwrap();
        assert_ne!(red.value, blue.value);
        let plain = meter(game, &shown, Player::FIRST, false).unwrap();
        assert_eq!((plain.name, plain.value.as_str()), ("Summit", "3 blocks"));
        assert_eq!(plain.sum[1].label, "Force");
    }

    #[test]
    fn the_table_has_the_force_and_the_power_of_everybody() {
        let record = played(&["-A1", "-A2", "-M1", "A2A1", "resign"]);
        let plain = tables(&record, false);
        assert_eq!((plain[0].title, plain[0].notes.len()), ("Force", 0));
        assert!(plain[0].rows.iter().all(|row| row.name != "Game power"));
        let tables = tables(&record, true);
        let rows = &tables[0].rows;
        let row = |name: &str| rows.iter().find(|row| row.name == name).unwrap();
        assert_eq!(row("Game force").cells.len(), 2);
        assert_eq!(row("Turns").cells, ["2", "2"]);
        assert!(row("Resignations").cells[1] != "0");
        assert!(rows.iter().all(|row| row.name != "Summit"));
        assert!(tables[0].notes[0].starts_with("Quality of play: novice. "));
        assert_eq!(row("Special incorporated").cells, ["never", "never"]);
    }

    #[test]
    fn the_turn_in_which_a_special_came_in_is_the_players_own() {
        let record = played(&["-A1", "-A2", "-M1", "=A3", "=C1"]);
        assert_eq!(specials(&record, 2), ["turn 3", "turn 2"]);
    }
}
