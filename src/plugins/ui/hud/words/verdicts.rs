//! Verdicts of a search in words.

use crate::plugins::ui::hud::words;
use crate::{
    engine::{Degree, Verdict},
    rules::{AnyGame, Player},
    texts,
};

/// A verdict as one says it: "Black wins within 5 moves", "White is slightly
/// better". `mover` is the player from whose view the verdict is.
pub(crate) fn say(game: &dyn AnyGame, mover: Player, verdict: Verdict) -> String {
    let name = |player| words::name(game, player);
    let two = game.colours().len() == 2;
    match verdict {
        Verdict::Win { plies } => texts::verdict_wins(name(mover), game.info().moves(plies)),
        Verdict::Loss { plies } if two => {
            texts::verdict_wins(name(mover.other()), game.info().moves(plies))
        }
        Verdict::Loss { plies } => texts::verdict_loses(name(mover), game.info().moves(plies)),
        Verdict::Draw => texts::verdict_draw().to_owned(),
        Verdict::Estimate(hundredths) => match (verdict.lead(), hundredths >= 0, two) {
            (None, ..) => texts::verdict_even().to_owned(),
            (Some(degree), true, _) => better(name(mover), degree),
            (Some(degree), false, true) => better(name(mover.other()), degree),
            (Some(_), false, false) => texts::verdict_behind(name(mover)),
        },
    }
}

fn better(name: &str, degree: Degree) -> String {
    match degree {
        Degree::Slightly => texts::verdict_slightly_better(name),
        Degree::Clearly => texts::verdict_better(name),
        Degree::Much => texts::verdict_much_better(name),
        Degree::Nearly => texts::verdict_close_to_winning(name),
    }
}

/// The verdict from the first player's view in a game for two.
pub(crate) const fn for_first(mover: Player, verdict: Verdict) -> Verdict {
    if mover.0 == 0 {
        verdict
    } else {
        verdict.reversed()
    }
}

/// How full the first player's part of the evaluation bar is, 0 to 1.
pub(crate) fn share(for_first: Verdict) -> f32 {
    f32::from(for_first.permille()) / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::registry;

    fn said(mover: Player, verdict: Verdict) -> String {
        let game = registry::start("xafka", &Default::default()).unwrap();
        say(game.as_ref(), mover, verdict)
    }

    #[test]
    fn verdicts_name_the_player_they_favour() {
        let (black, white) = (Player::FIRST, Player::SECOND);
        assert_eq!(
            said(black, Verdict::Win { plies: 9 }),
            "Black wins within 5 moves"
        );
        assert_eq!(
            said(black, Verdict::Loss { plies: 1 }),
            "White wins in 1 move"
        );
        assert_eq!(said(white, Verdict::Loss { plies: 0 }), "Black wins now");
        assert_eq!(
            said(white, Verdict::Estimate(45)),
            "White is slightly better"
        );
        assert_eq!(said(white, Verdict::Estimate(-150)), "Black is better");
        assert_eq!(
            said(black, Verdict::Estimate(-9_000)),
            "White is close to winning"
        );
        assert_eq!(said(black, Verdict::Estimate(-12)), "Even");
    }

    #[test]
    fn with_three_players_opponents_are_not_one() {
        let options = [("players".to_owned(), "3".to_owned())]
            .into_iter()
            .collect();
        let game = registry::start("xafka", &options).unwrap();
        let text = say(game.as_ref(), Player::SECOND, Verdict::Loss { plies: 3 });
        assert_eq!(text, "White loses within 2 moves");
        let text = say(game.as_ref(), Player::SECOND, Verdict::Estimate(-300));
        assert_eq!(text, "White is behind");
    }

    #[test]
    fn the_bar_is_the_first_players() {
        let win = Verdict::Win { plies: 3 };
        assert_eq!(share(for_first(Player::FIRST, win)), 1.0);
        assert_eq!(share(for_first(Player::SECOND, win)), 0.0);
        assert_eq!(share(Verdict::Estimate(0)), 0.5);
    }
}
