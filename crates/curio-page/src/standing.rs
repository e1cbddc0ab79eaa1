//! How the players stand: what they have, in figures and as a bar, at every position.

use core::fmt::Write as _;

use curio_record::Match;
use curio_rules::{AnyGame, Colour, Player, Points, chimple::Chimple, xafka::Xafka};

use super::{chart::tone, texts};

/// What the players have, and the words for it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Standing {
    pub line: String,
    /// What each player has, in their order; never negative.
    pub amounts: Vec<f64>,
}

impl Standing {
    /// How the players stand in a position; `None` where there is nothing to compare.
    pub fn of(game: &dyn AnyGame) -> Option<Self> {
        let players = || Player::all(game.colours().len() as u8);
        let counted = |said: fn(&str) -> String, counts: Vec<u32>| {
            let figures: Vec<String> = counts.iter().map(u32::to_string).collect();
            Self {
                line: said(&side_by_side(game, &figures)),
                amounts: counts.into_iter().map(f64::from).collect(),
            }
        };
        if let Some(game) = game.as_any().downcast_ref::<Xafka>() {
            if game.is_over() || players().any(|player| game.piece(player).is_none()) {
                return None;
            }
            let room = players().map(|player| game.destinations_of(player).len());
            return Some(counted(texts::room, room.collect()));
        }
        if let Some(game) = game.as_any().downcast_ref::<Chimple>() {
            let characters = players().map(|player| game.characters(player).len());
            return Some(counted(texts::characters, characters.collect()));
        }
        let totals = game.score().totals;
        let amounts: Vec<f64> = totals.iter().map(|it| it.to_f64().max(0.0)).collect();
        let figures: Vec<String> = totals.iter().map(figure).collect();
        amounts.iter().any(|amount| *amount > 0.0).then(|| Self {
            line: side_by_side(game, &figures),
            amounts,
        })
    }
}

/// "Red 14 · Blue 10".
fn side_by_side(game: &dyn AnyGame, figures: &[String]) -> String {
    let players = game.colours().iter().zip(figures);
    let players = players.map(|(colour, figure)| format!("{colour} {figure}"));
    players.collect::<Vec<_>>().join(" · ")
}

/// Points as they are read at a glance: halves and quarters as they are, others rounded.
fn figure(points: &Points) -> String {
    let value = points.to_f64();
    match (value * 4.0).fract() == 0.0 {
        true => points.to_string(),
        false => format!("{value:.0}"),
    }
}

/// The bar as at the last of the positions, which the script keeps up to date; nothing where
/// there never is anything to compare.
pub(crate) fn bar(game: &Match, standings: &[Option<Standing>]) -> String {
    if standings.iter().all(Option::is_none) {
        return String::new();
    }
    let last = standings.last().and_then(Option::as_ref);
    let mut html = format!(
        "<div id=\"standing\"><p>{}</p><div aria-hidden=\"true\">",
        last.map_or("", |standing| &standing.line)
    );
    for (seat, colour) in game.position().colours().iter().enumerate() {
        let amount = last.and_then(|standing| standing.amounts.get(seat));
        let _ = write!(
            html,
            "<i style=\"background:{};flex-grow:{}\"></i>",
            fill(*colour),
            amount.copied().unwrap_or(0.0)
        );
    }
    html.push_str("</div></div>\n");
    html
}

/// The colour of a player within a bar that has a rim.
const fn fill(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "#44424f",
        _ => tone(colour),
    }
}

#[cfg(test)]
mod tests {
    use curio_record::shipped;
    use curio_rules::registry;

    use super::*;

    #[test]
    fn every_game_says_how_its_players_stand() {
        let line = |game: &str| {
            let shipped = shipped();
            let record = shipped.iter().find(|it| it.game == game).unwrap();
            let record = record.load().unwrap();
            let lines = (0..record.len()).map(|ply| Standing::of(&*record.position_at(ply)));
            lines.flatten().last().unwrap().line
        };
        for (game, begins) in [
            ("xafka", "Room: Black "),
            ("chimple", "Characters: Black "),
            ("mathematichess", "White "),
            ("xong", "Red "),
        ] {
            assert!(line(game).starts_with(begins), "{}", line(game));
        }
        let start = registry::start("xong", &Default::default()).unwrap();
        assert_eq!(Standing::of(&*start), None);
    }

    #[test]
    fn points_are_read_at_a_glance() {
        assert_eq!(figure(&Points::ratio(111, 2).unwrap()), "55.5");
        assert_eq!(figure(&Points::ratio(80, 3).unwrap()), "27");
    }
}
