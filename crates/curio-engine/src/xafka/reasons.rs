//! Why a move is good, told to a player.

use super::super::{Line, Verdict};
use curio_rules::{
    Game, Player,
    xafka::{Goal, Light, Move, Stuck, Xafka},
};

/// A sentence without capital and full stop, such as "leaves White only 2
/// hexagons to go to".
pub(super) fn reason(position: &Xafka, mv: Move, line: &Line) -> String {
    let me = position.to_move();
    let mut next = *position;
    if next.play(&mv).is_err() {
        return String::new();
    }
    if let Some(told) = at_once(&next, me) {
        return told;
    }
    match line.verdict {
        Verdict::Win { plies } => by_force(position, line, plies),
        Verdict::Loss { plies } => format!(
            "every move loses against best play; this one holds out longest, {}",
            turns(plies)
        ),
        Verdict::Draw | Verdict::Estimate(_) => by_sight(position, &next, mv),
    }
}

fn turns(plies: u32) -> String {
    if plies == 1 {
        "1 turn".to_owned()
    } else {
        format!("{plies} turns")
    }
}

/// The move itself ends the game.
fn at_once(next: &Xafka, me: Player) -> Option<String> {
    let winner = next.winner()?;
    if winner != me {
        return Some(
            "ends the game in your opponent's favour, but so does every other \
                     move"
                .to_owned(),
        );
    }
    let stuck = Game::outcome(next)?;
    // Explanations begin with a colour, which keeps its capital.
    Some(format!(
        "wins at once: {}",
        stuck.explanation.trim_end_matches('.')
    ))
}

/// What a won line ends with.
fn by_force(position: &Xafka, line: &Line, plies: u32) -> String {
    let me = position.to_move();
    let mut end = *position;
    for text in &line.moves {
        let played = position
            .parse_move(text)
            .is_ok_and(|mv| end.play(&mv).is_ok());
        if !played {
            break;
        }
    }
    let rival = if position.players() == 2 {
        name(position, me.other())
    } else {
        "the last opponent"
    };
    let how = match Game::outcome(&end).map(|end| end.reason) {
        Some(reason) if reason == Stuck::ShortCircuit.reason() => {
            if end.light() == Light::Set(Goal::Red) {
                format!(
                    "gets you short-circuited, which wins under red, within {}",
                    turns(plies)
                )
            } else {
                format!("forces a short circuit on {rival} within {}", turns(plies))
            }
        }
        Some(reason) if reason == Stuck::Isolated.reason() => {
            if end.light() == Light::Set(Goal::Red) {
                format!(
                    "gets you walled in first, which wins under red, within {}",
                    turns(plies)
                )
            } else {
                format!("walls {rival} in within {}", turns(plies))
            }
        }
        _ => format!("wins by force within {}", turns(plies)),
    };
    match line.moves.first().map(String::as_str) {
        Some(light) if light == Goal::Green.text() || light == Goal::Red.text() => {
            format!("chooses the goal that suits you: {light} {how}")
        }
        _ => how,
    }
}

fn name(position: &Xafka, player: Player) -> &'static str {
    Game::colours(position)
        .get(player.index())
        .map_or("the opponent", |colour| colour.name())
}

/// What can be seen on the board after the move.
fn by_sight(position: &Xafka, next: &Xafka, mv: Move) -> String {
    let me = position.to_move();
    if let Move::Set(goal) = mv {
        let mine = next.destinations_of(me).len();
        return match goal {
            Goal::Green => format!("green suits you: you keep {} to go to", hexagons(mine)),
            Goal::Red => "red suits you: you are likely to run out of moves first".to_owned(),
        };
    }
    let rivals = position.playing().without(me);
    let tightest = rivals
        .iter()
        .filter(|rival| next.piece(*rival).is_some())
        .map(|rival| (next.destinations_of(rival).len(), rival))
        .min();
    let before = |rival| position.destinations_of(rival).len();
    let mine = next.destinations_of(me).len();
    if position.piece(me).is_none() {
        return format!("sees {} from there", hexagons(next.reach(me).len()));
    }
    if next.light() == Light::Set(Goal::Red) {
        return match tightest {
            Some((left, rival)) if mine > 3 => format!(
                "lets {} play on with {}: under red, being stuck wins",
                name(next, rival),
                hexagons(left)
            ),
            _ => format!(
                "leaves you only {} to go to, and under red, being stuck wins",
                hexagons(mine)
            ),
        };
    }
    match tightest {
        Some((left, rival)) if left <= 3 && left < before(rival) => {
            format!(
                "leaves {} only {} to go to",
                name(next, rival),
                hexagons(left)
            )
        }
        Some((left, rival)) if mine > left => format!(
            "keeps {} open for you and {left} for {}",
            hexagons(mine),
            name(next, rival)
        ),
        _ if next.light_is_free() && !position.light_is_free() => {
            "frees the light while the board still suits you".to_owned()
        }
        _ => format!("keeps {} open for you", hexagons(mine)),
    }
}

fn hexagons(count: u32) -> String {
    if count == 1 {
        "1 hexagon".to_owned()
    } else {
        format!("{count} hexagons")
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use curio_rules::{AnyGame, xafka::Options};

    fn told(moves: &str, line: &str, verdict: Verdict) -> String {
        let mut position = Xafka::new(Options::default());
        for text in moves.split_whitespace() {
            position.play_text(text).unwrap();
        }
        let line = Line {
            verdict,
            moves: line.split_whitespace().map(str::to_owned).collect(),
        };
        let mv = position.parse_move(&line.moves[0]).unwrap();
        reason(&position, mv, &line)
    }

    const CAUGHT: &str = "c6 a1 d5 c2 d6 e4 b5 c3 e2 e5 f3 c1 f6 d3 f7 f4 g7 d2 g5 b1";
    const OPEN: &str = "g6 c5 d3 a4 f5 a1 d5 a3 f6 c4 e7 c1 e6 f4 c6";

    #[test]
    fn forced_wins_say_how_they_end() {
        assert_eq!(
            told(CAUGHT, "f5 green d4 a2 c5 b2 a4", Verdict::Win { plies: 7 }),
            "forces a short circuit on White within 7 turns"
        );
        assert_eq!(
            told(OPEN, "red d7 d2 d6 b4 e5 b5 b2", Verdict::Win { plies: 8 }),
            "chooses the goal that suits you: red gets you walled in first, which wins under \
             red, within 8 turns"
        );
    }

    #[test]
    fn estimates_say_what_can_be_seen() {
        let even = Verdict::Estimate(0);
        assert_eq!(told("", "d4", even), "sees 24 hexagons from there");
        assert_eq!(
            told(CAUGHT, "f5", even),
            "leaves White only 3 hexagons to go to"
        );
        assert_eq!(
            told(OPEN, "green", even),
            "green suits you: you keep 9 hexagons to go to"
        );
        let lost = told("d4 g6", "d5", Verdict::Loss { plies: 20 });
        assert!(lost.ends_with("holds out longest, 20 turns"), "{lost}");
    }
}
