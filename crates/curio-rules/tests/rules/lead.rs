//! What is said of who leads, against what the rules allow.

use curio_rules::{
    Game, Player, registry,
    xima::{Climb, Move, Square, Xima},
    zobrist_key,
};

/// Calls `look` for each position of some games, in which blocks climb where they can.
fn climb(games: u64, longest: u32, mut look: impl FnMut(&Xima)) {
    let floor = |mv: &Move| mv.block().map_or(0, |(_, to)| to.floor());
    for game in 0..games {
        let (mut position, mut state) = (Xima::start(&Default::default()), game + 1);
        for _ in 0..longest {
            look(&position);
            let moves = position.legal_moves();
            let Some(count) = core::num::NonZeroU64::new(moves.len() as u64) else {
                break;
            };
            // The highest of some.
            let some = (0..24).map(|_| {
                state = zobrist_key(state, 0);
                moves[(state % count) as usize]
            });
            position.play(&some.max_by_key(floor).unwrap()).unwrap();
        }
    }
}

#[test]
fn a_special_is_said_to_be_a_move_away_just_where_it_can_win() {
    let mut near = 0;
    climb(60, 120, |position| {
        let me = position.to_move();
        if position.is_over() {
            return;
        }
        let wins = position.legal_moves().iter().any(|mv| match *mv {
            Move::EnterSpecial(to) => to == Square::SUMMIT,
            Move::Step { from, to } => {
                let top = position.top(from);
                to == Square::SUMMIT && top.is_some_and(|block| block.is_special)
            }
            _ => false,
        });
        near += u32::from(wins);
        assert_eq!(position.climb(me) == Climb::Moves(1), wins, "{position:?}");
    });
    assert!(near >= 5, "{near}");
}

#[test]
fn every_position_has_a_lead_that_can_be_shown() {
    for entry in registry::games() {
        let mut position = registry::start(entry.id, &Default::default()).unwrap();
        let mut state = 7;
        let mut said = 0;
        for _ in 0..200 {
            if let Some(lead) = position.lead() {
                said += 1;
                let players = position.colours().len();
                assert_eq!(lead.amounts.len(), players, "{}", entry.id);
                let is_shown = |(player, amount): &(Player, curio_rules::Points)| {
                    player.index() < players && *amount >= curio_rules::Points::ZERO
                };
                assert!(lead.amounts.iter().all(is_shown), "{lead:?}");
                assert!(
                    !lead.line.is_empty() && !lead.line.ends_with('.'),
                    "{lead:?}"
                );
            }
            let moves = position.legal_texts();
            let Some(count) = core::num::NonZeroU64::new(moves.len() as u64) else {
                break;
            };
            state = zobrist_key(state, 0);
            position
                .play_text(&moves[(state % count) as usize])
                .unwrap();
        }
        assert!(said > 0, "{}", entry.id);
    }
}
