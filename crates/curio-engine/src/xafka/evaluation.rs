//! How good an undecided position is: a few numbers read off the board, and
//! their weights.
//!
//! The weights depend on the state of the light and on how much of the board is
//! left; `tune_xafka` of `tools/lab` finds them.

use super::{
    lattice::{Ground, Lattice, Word},
    weights::WEIGHTS,
};
use curio_rules::{
    Player, PlayerSet,
    xafka::{CellSet, Goal, Light, Xafka},
};

/// How many numbers are read off the board.
pub const FEATURES: usize = 8;

/// What they mean, in their order; where two players are compared, it is the
/// first one's minus the other's.
pub const FEATURE_NAMES: [&str; FEATURES] = [
    "freedom",
    "reach",
    "nearer",
    "exclusive",
    "uneven near",
    "uneven exclusive",
    "even",
    "odd",
];

/// Numbers read off the board, from the view of one of two players.
pub type Features = [i32; FEATURES];

/// The states of the light that want weights of their own: locked and freed for
/// this player first, locked and freed for the other, free, green, red.
pub const SITUATIONS: usize = 5;

/// Stages of the game, counted from its end, of three hexagons each.
pub const STAGES: usize = 13;

/// All weights, in sixteenths of a hundredth.
pub type Weights = [[Features; STAGES]; SITUATIONS];

/// What one open destination more is worth when there are few: freedom grows
/// ever more slowly.
const FREEDOM: [i32; 12] = [0, 26, 41, 50, 56, 59, 61, 62, 63, 63, 64, 64];

/// The worth of a number of open destinations, from 0 to 64.
pub(super) fn freedom(destinations: u32) -> i32 {
    FREEDOM[(destinations as usize).min(FREEDOM.len() - 1)]
}

/// The situation and stage of a position for the player to move: which of the
/// weights apply.
pub fn place(position: &Xafka) -> (usize, usize) {
    let situation = match position.light() {
        Light::Yellow if position.light_is_free() => 2,
        Light::Yellow => {
            let left = position
                .light_threshold()
                .saturating_sub(position.holes().len());
            (left % 2) as usize
        }
        Light::Set(Goal::Green) => 3,
        Light::Set(Goal::Red) => 4,
    };
    let stage = (position.standing().len() / 3) as usize;
    (situation, stage.min(STAGES - 1))
}

/// Reads the numbers off a position, from the view of `first` against `second`.
pub fn features(position: &Xafka, first: Player, second: Player) -> Features {
    let lattice = Lattice::for_shape(position.shape());
    let (standing, reach) = (
        position.standing(),
        [position.reach(first), position.reach(second)],
    );
    let [near, exclusive] = if lattice.is_small {
        territory::<u64>(lattice, standing, reach)
    } else {
        territory::<u128>(lattice, standing, reach)
    };
    let even = position.standing().len().is_multiple_of(2).into();
    [
        freedom(position.destinations_of(first).len())
            - freedom(position.destinations_of(second).len()),
        position.reach(first).len() as i32 - position.reach(second).len() as i32,
        near,
        exclusive,
        near.abs(),
        exclusive.abs(),
        even,
        1 - even,
    ]
}

/// How many more hexagons the first of two players reaches sooner than the second, and
/// how many more alone, within three slides that heed nobody. `reach` is what they see.
#[inline]
fn territory<W: Word>(
    lattice: &Lattice,
    standing: CellSet,
    [first, second]: [CellSet; 2],
) -> [i32; 2] {
    let ground = Ground::<W>::new(lattice.spread(standing));
    let mut ours = lattice.spread::<W>(first);
    let mut theirs = lattice.spread::<W>(second);
    let mut our_near = ours & !theirs;
    let mut their_near = theirs & !ours;
    for _ in 0..2 {
        ours = ground.slide(ours);
        theirs = ground.slide(theirs);
        our_near = our_near | (ours & !theirs);
        their_near = their_near | (theirs & !ours);
    }
    [
        our_near.count() - their_near.count(),
        (ours & !theirs).count() - (theirs & !ours).count(),
    ]
}

fn weigh(weights: &Features, features: &Features) -> i32 {
    weights
        .iter()
        .zip(features)
        .map(|(weight, feature)| weight * feature)
        .sum::<i32>()
        / 16
}

/// The estimate for `side`, in hundredths.
pub(super) fn evaluate(position: &Xafka, side: PlayerSet) -> i32 {
    let mover = position.to_move();
    let (situation, stage) = place(position);
    let weights = &WEIGHTS[situation][stage];
    let playing = position.playing();
    if playing.len() == 2
        && let Some(other) = playing.without(mover).iter().next()
    {
        if position.piece(mover).is_none() || position.piece(other).is_none() {
            return 0;
        }
        let value = weigh(weights, &features(position, mover, other));
        return if side.contains(mover) { value } else { -value };
    }
    // Of several opponents each is compared alone; what is due to the turn is
    // left out, for it is due to one of them at most.
    let Some(me) = playing.iter().find(|player| side.contains(*player)) else {
        return 0;
    };
    let others = playing.without(me);
    let sum: i32 = others
        .iter()
        .map(|other| {
            let mut features = features(position, me, other);
            features[4..].fill(0);
            weigh(weights, &features)
        })
        .sum();
    sum / others.len().max(1) as i32
}
