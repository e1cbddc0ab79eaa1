//! What the lessons of mini-Xafka, Chimple and Xong say is true: the rules or
//! the search confirm every sentence that can be wrong. That the lessons can be
//! played at all is shown by `lessons.rs`.

mod chimple;
mod xafka;
mod xong;

use std::collections::BTreeSet;

use curio_engine::{
    Limits, Verdict,
    lessons::{Lesson, Wanted, lessons},
};
use curio_rules::{AnyGame, Game, Player, Turn};

use super::{asking::thought, support::played as after};

const BLACK: Player = Player::FIRST;
const WHITE: Player = Player::SECOND;
const RED: Player = Player::FIRST;
const BLUE: Player = Player::SECOND;

fn lesson(game: &str, id: &str) -> &'static Lesson {
    let found = lessons(game).iter().find(|lesson| lesson.id == id);
    found.unwrap_or_else(|| panic!("{game} has no lesson {id}"))
}

fn start<G: Game>(game: &str, id: &str) -> G {
    known::<G>(&*lesson(game, id).start().unwrap())
}

fn known<G: Game>(position: &dyn AnyGame) -> G {
    position.as_any().downcast_ref::<G>().unwrap().clone()
}

fn legal<G: Game>(position: &G) -> BTreeSet<String> {
    position.legal_texts().into_iter().collect()
}

/// The right moves of a lesson, as the game writes them.
fn right(game: &str, id: &str) -> BTreeSet<String> {
    let lesson = lesson(game, id);
    let Wanted::Move { moves, .. } = &lesson.wanted else {
        panic!("{id} asks for no move");
    };
    let start = lesson.start().unwrap();
    moves
        .iter()
        .map(|mv| start.check_text(mv).unwrap())
        .collect()
}

/// The legal moves that a lesson does not ask for.
fn wrong<G: Game>(game: &str, id: &str) -> BTreeSet<String> {
    &legal(&start::<G>(game, id)) - &right(game, id)
}

/// The legal moves of which something holds.
fn those<G: Game>(position: &G, holds: impl Fn(&str) -> bool) -> BTreeSet<String> {
    let all = legal(position).into_iter();
    all.filter(|mv| holds(mv)).collect()
}

/// The position at the end of a lesson: after a right move and what follows.
fn end<G: Game>(game: &str, id: &str) -> G {
    let mv = right(game, id).into_iter().next().unwrap();
    shown(game, id, &mv)
}

/// What is seen in the end after a move, with everything that follows it automatically.
fn shown<G: Game>(game: &str, id: &str, mv: &str) -> G {
    let lesson = lesson(game, id);
    let mut position = after(&start::<G>(game, id), mv);
    for at in 0..lesson.then.len() {
        position = after(&position, &lesson.follows(at, &position).unwrap());
    }
    position
}

fn winner<G: Game>(position: &G) -> Option<Player> {
    let end = Game::outcome(position)?;
    Player::all(2).find(|player| end.winners.contains(*player))
}

/// Who wins with best play; the search must know for sure.
fn best_play<G: Game>(position: &G) -> Player {
    if let Some(winner) = winner(position) {
        return winner;
    }
    let Turn::Player(player) = Game::turn(position) else {
        panic!("neither over nor anybody's turn");
    };
    let report = thought(position, &Limits::default());
    match report.lines[0].verdict {
        Verdict::Win { .. } => player,
        Verdict::Loss { .. } => player.other(),
        other => panic!("{other:?} in {}", Game::position_text(position)),
    }
}

/// The moves that a lesson asks for are those that win, and no other does.
fn only_these_win<G: Game>(game: &str, id: &str) {
    let start: G = start(game, id);
    let winning = those(&start, |mv| best_play(&after(&start, mv)) == Player::FIRST);
    assert_eq!(right(game, id), winning, "{game} {id}");
}
