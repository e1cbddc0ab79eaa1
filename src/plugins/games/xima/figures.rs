//! The magnitudes of the book where players see them: the force below each
//! name, opened into its sum, and the table beside the result.

use crate::{
    plugins::ui::hud::{Meter, ResultTable, Row, ShownPosition, lead, words},
    record::{Magnitudes, Match, Performance},
    rules::{
        AnyGame, Explanation, Player, Points,
        xima::{Force, Special, Xima},
    },
};

/// Forces above this fill the bar: more than half of what is usual at the end.
const USUAL: f64 = 60.0;

/// The force of a player, and for experts its fractions and the power that comes of it.
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
    Some(Meter {
        name: "Force",
        value: match expert {
            true => force.to_string(),
            false => lead::figure(force),
        },
        fill: force.to_f64() / most,
        sum,
    })
}

/// "Game power: 40 / 31 turns / 1.32 for the time used".
fn power(performance: &Performance) -> Explanation {
    let (turns, time) = (performance.turns, performance.effective_time());
    let mut label = format!(
        "Game power: {} / {}",
        performance.force,
        words::count(turns, "turn")
    );
    if performance.agreed.is_some() {
        let slower = time.exp2();
        label.push_str(&format!(" / {slower:.2} for the time used"));
    }
    Explanation::line(label, format!("{:.2}", performance.power()))
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
    } else if let Some(magnitudes) = Magnitudes::of(record) {
        let all = &magnitudes.players;
        let cells = |text: fn(&Performance) -> String| all.iter().map(text).collect();
        rows.push(Row::new("Turns", cells(|it| it.turns.to_string())));
        rows.push(special_row(record, all.len()));
        if all.iter().any(|it| it.agreed.is_some()) {
            rows.push(
                Row::new(
                    "Effective time",
                    cells(|it| format!("{:.2}", it.effective_time())),
                )
                .meaning("The part of the agreed time that was used"),
            );
        }
        rows.push(
            Row::new("Game power", cells(|it| format!("{:.2}", it.power())))
                .meaning("Force / (turns x 2 to the power of the effective time)")
                .strong(),
        );
        let level = magnitudes.level();
        notes.push(format!(
            "Quality of play: {}. All forces add up to {level}, the book’s level of the game.",
            magnitudes.grade().name()
        ));
    }
    vec![ResultTable {
        title: if expert { "Magnitudes" } else { "Force" },
        rows,
        notes,
    }]
}

fn special_row(record: &Match, seats: usize) -> Row {
    Row::new("Special came in", specials(record, seats))
        .meaning("The turn in which each player first brought the special in")
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
            "before the start".to_owned()
        }
        Some(turn) => format!("turn {turn}"),
        None => "never".to_owned(),
    };
    (0..seats).map(told).collect()
}

/// The five values of each force, as far as anybody has any of them, and their
/// sum.
fn force_rows(forces: &[Force]) -> Vec<Row> {
    let values: [(&'static str, &'static str, fn(&Force) -> Points); 5] = [
        (
            "On the board",
            "2 for each common block and 4 for the special, times the floor; held ones count half, \
             and the holder gains the floor for each enemy under it (V_BB in the book)",
            |force| force.board,
        ),
        (
            "In the tray",
            "Each block that is not on the board counts as much as the average on it (V_OB)",
            |force| force.reserve,
        ),
        (
            "Captured",
            "Captured blocks, as they were worth just before (V_CB)",
            |force| force.captured,
        ),
        (
            "Resignations",
            "Part of the force of a player who resigned (V_R)",
            |force| force.resignations,
        ),
        (
            "Summit",
            "16 for the special on the summit (V_W)",
            |force| force.win,
        ),
    ];
    let cells = |value: fn(&Force) -> Points| -> Vec<String> {
        forces
            .iter()
            .map(|force| value(force).to_string())
            .collect()
    };
    let mut rows: Vec<Row> = values
        .into_iter()
        .filter(|(.., value)| forces.iter().any(|force| value(force) != Points::ZERO))
        .map(|(name, meaning, value)| Row::new(name, cells(value)).meaning(meaning))
        .collect();
    rows.push(
        Row::new("Game force", cells(Force::total))
            .meaning("The sum; the book counts it in ximas")
            .strong(),
    );
    rows
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use core::time::Duration;

    use super::*;
    use crate::record::{Seat, SeatKind, Terms};

    fn played(moves: &[&str]) -> Match {
        let seats = ["human", "human"]
            .map(|kind| Seat::of(kind.parse::<SeatKind>().unwrap()))
            .to_vec();
        let mut record = Match::new(Terms::new("xima", seats)).unwrap();
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
            ["A1: block on floor 1, held: half", "M1: block on floor 1"]
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
        assert!(plain.sum.last().unwrap().label.starts_with("In the tray"));
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
        assert_eq!(row("Special came in").cells, ["never", "never"]);
    }

    #[test]
    fn the_turn_in_which_a_special_came_in_is_the_players_own() {
        let record = played(&["-A1", "-A2", "-M1", "=A3", "=C1"]);
        assert_eq!(specials(&record, 2), ["turn 3", "turn 2"]);
    }
}
