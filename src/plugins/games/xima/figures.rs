//! The magnitudes of the book where players see them: the force below each
//! name, opened into its sum, and the table beside the result.

use crate::{
    plugins::ui::hud::{Meter, ResultTable, Row, Shown},
    record::{Magnitudes, Match, Performance},
    rules::{
        AnyGame, Explanation, Player, Points,
        xima::{Force, Xima},
    },
};

/// Forces above this fill the bar: more than half of what is usual at the end.
const USUAL: f64 = 60.0;

/// The force of a player, and the power that comes of it.
pub(super) fn meter(game: &Xima, shown: &Shown<'_>, player: Player) -> Option<Meter> {
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
    if let Some(magnitudes) = Magnitudes::at(shown.record, shown.ply)
        && let Some(performance) = magnitudes.player(player)
        && performance.turns > 0
    {
        sum.push(power(performance));
    }
    Some(Meter {
        name: "Force",
        value: force.to_string(),
        fill: force.to_f64() / most,
        sum,
    })
}

/// "Game power: 40 / (2^0.40 x 31)".
fn power(performance: &Performance) -> Explanation {
    let (turns, time) = (performance.turns, performance.effective_time());
    let label = if performance.agreed.is_some() {
        format!(
            "Game power: {} / (2^{time:.2} x {turns})",
            performance.force
        )
    } else {
        format!("Game power: {} / {turns} turns", performance.force)
    };
    Explanation::line(label, format!("{:.2}", performance.power()))
}

/// The book's table of magnitudes.
pub(super) fn tables(record: &Match) -> Vec<ResultTable> {
    let Some(game) = record.position().as_any().downcast_ref::<Xima>() else {
        return Vec::new();
    };
    let forces: Vec<Force> = Player::all(game.players())
        .map(|player| game.force(player))
        .collect();
    let mut rows = force_rows(&forces);
    let mut notes = Vec::new();
    if let Some(magnitudes) = Magnitudes::of(record) {
        let all = &magnitudes.players;
        let cells = |text: fn(&Performance) -> String| all.iter().map(text).collect();
        rows.push(Row::new("Turns", cells(|it| it.turns.to_string())));
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
                .meaning("Force / (2 to the effective time x turns)")
                .strong(),
        );
        let level = magnitudes.level();
        notes.push(format!(
            "Game level {level}, the sum of all forces: {}.",
            magnitudes.grade().name()
        ));
    }
    vec![ResultTable {
        title: "Magnitudes",
        rows,
        notes,
    }]
}

/// The five values of each force, as far as anybody has any of them, and their
/// sum.
fn force_rows(forces: &[Force]) -> Vec<Row> {
    let values: [(&'static str, &'static str, fn(&Force) -> Points); 5] = [
        (
            "On the board",
            "V_BB: the blocks on the board; 2 for a common block and 4 for the special, times the \
             floor; held ones count half, and the holder gains",
            |force| force.board,
        ),
        (
            "Off the board",
            "V_OB: each block off the board counts as much as the average on it",
            |force| force.reserve,
        ),
        (
            "Captured",
            "V_CB: captured blocks, as they were worth just before",
            |force| force.captured,
        ),
        (
            "Resignations",
            "V_R: part of the force of a player who resigned",
            |force| force.resignations,
        ),
        ("Summit", "V_W: 16 for the special on the summit", |force| {
            force.win
        }),
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
            .meaning("The sum, in ximas")
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
        let shown = Shown {
            record: &record,
            ply: record.len(),
            game: record.position(),
        };
        let game = record.position().as_any().downcast_ref().unwrap();
        let red = meter(game, &shown, Player::FIRST).unwrap();
        assert!((0.0..=1.0).contains(&red.fill) && red.fill > 0.0);
        assert!(red.sum[0].label.contains("V_BB"));
        assert_eq!(red.sum[0].parts.len(), 2);
        assert!(red.sum.last().unwrap().label.starts_with("Game power"));
        let blue = meter(game, &shown, Player::SECOND).unwrap();
        assert_ne!(red.value, blue.value);
    }

    #[test]
    fn the_table_has_the_force_and_the_power_of_everybody() {
        let record = played(&["-A1", "-A2", "-M1", "A2A1", "resign"]);
        let tables = tables(&record);
        let rows = &tables[0].rows;
        let row = |name: &str| rows.iter().find(|row| row.name == name).unwrap();
        assert_eq!(row("Game force").cells.len(), 2);
        assert_eq!(row("Turns").cells, ["2", "2"]);
        assert!(row("Resignations").cells[1] != "0");
        assert!(rows.iter().all(|row| row.name != "Summit"));
        assert!(tables[0].notes[0].starts_with("Game level "));
    }
}
