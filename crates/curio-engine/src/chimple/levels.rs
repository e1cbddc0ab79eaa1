//! How the eight levels play a game that is solved.
//!
//! A level sees the end of the game from a certain number of plies away, and no farther:
//! beyond that all states look alike to it. Nor does it notice every meme; captures
//! and steps forward sooner than others ([`Sight`]). The highest level sees everything,
//! and among moves of the same value and distance chooses the one that leaves the
//! opponent the most ways to go wrong; how it chooses where all moves lose is in
//! `defence`.

use rand_pcg::Pcg64Mcg;

use super::{
    motions::Bits,
    solution::{Solution, Value},
};
use crate::{Level, Sight, USUAL, sight::pick};
use curio_rules::{
    Game,
    chimple::{Act, Chimple, Descriptor, Direction, End, Move, Size},
};

/// How a level plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// How many of 1000 memes it notices, besides the one that comes to mind first.
    pub notices: u32,
    /// From how many plies away it sees the end of the game.
    pub horizon: u8,
}

const fn manner(notices: u32, horizon: u8) -> Manner {
    Manner { notices, horizon }
}

// Found by `tune_chimple` of `tools/lab` with `3 608 4000 9 8 6 4 4 2 2`; levels 2, 3, 6 and 7
// then evened out by matches (docs/performance.md).
const MANNERS_3: [Manner; 8] = [
    manner(0, 2),
    manner(240, 2),
    manner(226, 4),
    manner(391, 4),
    manner(411, 6),
    manner(512, 8),
    manner(690, 9),
    Manner::PERFECT,
];

// The same with `4 670 800 40 36 32 28 24 20 16`.
const MANNERS_4: [Manner; 8] = [
    manner(154, 16),
    manner(275, 20),
    manner(411, 24),
    manner(560, 28),
    manner(718, 32),
    manner(877, 36),
    manner(960, 40),
    Manner::PERFECT,
];

impl Manner {
    /// Sees everything.
    pub const PERFECT: Self = manner(1000, u8::MAX);

    /// How a level plays on a board.
    pub fn for_level(level: Level, size: Size) -> Self {
        let manners = match size {
            Size::Three => MANNERS_3,
            Size::Four => MANNERS_4,
        };
        let place = usize::from(level.number().saturating_sub(1));
        manners[place.min(manners.len() - 1)]
    }

    /// What a value looks like from here: what is beyond the horizon, and a
    /// draw, are neither good nor bad.
    pub(super) const fn seen(self, value: Value) -> i32 {
        match value {
            Value::Win(plies) if plies <= self.horizon => 1000 - plies as i32,
            Value::Loss(plies) if plies <= self.horizon => plies as i32 - 1000,
            _ => 0,
        }
    }
}

/// A meme with the value that deploying it has for the side that does.
#[derive(Clone, Copy, Debug)]
pub struct Weighed {
    /// The meme.
    pub meme: &'static Descriptor,
    /// What it leads to.
    pub value: Value,
    /// In thousandths: the share of the replies that give away the value that
    /// the opponent then has.
    pub traps: u32,
}

/// The eligible memes of the side to move, best first; those of equal worth in
/// the order of the list.
pub fn weigh(position: &Chimple, solution: &Solution) -> Vec<Weighed> {
    let view = position.view(position.to_move());
    let mut all: Vec<Weighed> = position
        .eligible(position.to_move())
        .map(|meme| {
            let next = view.after(meme).turned();
            let next = Bits {
                own: next.own.bits(),
                enemy: next.enemy.bits(),
            };
            let value = if is_drawn_by(position, meme) {
                Value::Draw
            } else {
                solution.value_at(next).before()
            };
            Weighed {
                meme,
                value,
                traps: traps(next, solution),
            }
        })
        .collect();
    all.sort_by_key(|weighed| {
        let worth = Manner::PERFECT.seen(weighed.value);
        core::cmp::Reverse((worth, weighed.traps))
    });
    all
}

/// Whether deploying the meme ends the game by repetition or the limit of turns.
pub(super) fn is_drawn_by(position: &Chimple, meme: &Descriptor) -> bool {
    let mut next = position.clone();
    let played = next.play(&Move::Deploy(position.step(meme)));
    played.is_ok() && matches!(next.end(), Some(End::Repetition | End::TurnLimit))
}

fn traps(state: Bits, solution: &Solution) -> u32 {
    let value = solution.value_at(state).sign();
    let (mut all, mut wrong) = (0, 0);
    solution.motions().for_each(state, |next, _| {
        all += 1;
        wrong += u32::from(-solution.value_at(next).sign() < value);
        false
    });
    (1000 * wrong).checked_div(all).unwrap_or(0)
}

/// The meme that a player of this manner deploys, among those that were weighed.
pub fn choose(manner: Manner, weighed: &[Weighed], dice: &mut Pcg64Mcg) -> Option<Weighed> {
    let saliences: Vec<u32> = weighed.iter().map(|one| salience(one.meme)).collect();
    let noticed: Vec<Weighed> = Sight(manner.notices)
        .noticed(&saliences, dice)
        .into_iter()
        .map(|number| weighed[number])
        .collect();
    pick(&best(manner, &noticed), dice).map(|weighed| **weighed)
}

/// How easily a meme is noticed: captures at once, retreats hardly.
fn salience(meme: &Descriptor) -> u32 {
    match meme.act {
        Act::Capture(_) => 900,
        Act::Move(direction) if direction.is_backward() => 200,
        Act::Move(Direction::Up) => 650,
        Act::Move(_) => USUAL,
    }
}

/// The memes among which a player of this manner sees no difference, and none
/// better, among those that it notices.
pub fn best(manner: Manner, weighed: &[Weighed]) -> Vec<&Weighed> {
    let worth = |weighed: &Weighed| {
        let perfect = manner.horizon == u8::MAX;
        (
            manner.seen(weighed.value),
            if perfect { weighed.traps } else { 0 },
        )
    };
    let most = weighed.iter().map(worth).max();
    weighed
        .iter()
        .filter(|one| Some(worth(one)) == most)
        .collect()
}
