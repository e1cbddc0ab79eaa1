//! What players do when nothing happens for long: without it some matches would hardly
//! end, for those who hold each other down can do so for ever.

use super::super::{Limits, Sight};
use curio_rules::{
    Game,
    xima::{Dice, Xima},
};

/// Who overlooks moves looks more closely the longer nothing happens: from this many
/// turns of each player without progress on, the more so the more there are ...
const STIRRED: u32 = 2;
/// ... and, between two players, beyond this many at the answers too. Of three or four
/// one would always see the threat and hold it up: once restless, they look at no answer.
const WARY: u32 = 6;
const WARY_DEPTH: u32 = 3;
const WARY_NODES: u64 = 3_000;

/// How many times a player looks when a die leaves only a few moves.
const WITH_A_DIE: u32 = 5;

/// After so many turns of each player without progress what the others have counts less
/// and less: between two players without dice, ...
const CALM_OF_TWO: i32 = 4;
/// ... with a die or three players, ...
const CALM: i32 = 2;
/// ... and among four, of whom one captures something now and then.
const CALM_OF_FOUR: i32 = 0;
/// How much less with each such turn, in hundredths: a little between two without dice,
/// where patience is strength, ...
const LESS_OF_TWO: i32 = 40;
/// ... and much with others, who would all wait for each other.
const LESS: i32 = 100;
/// In the end a player would sooner see anyone win than go on.
const LEAST: i32 = -200;

/// The limits of a player who overlooks moves, as things stand.
pub(super) fn as_things_stand(root: &Xima, limits: &Limits) -> Limits {
    let mut limits = limits.clone();
    let Some(glance) = &mut limits.glance else {
        return limits;
    };
    let stirred = rounds(root).max(STIRRED);
    let looks = if Game::options(root).dice == Dice::One {
        WITH_A_DIE
    } else {
        1
    };
    let noticed = at_last(glance.sight.0, looks) * stirred / STIRRED;
    glance.sight = Sight(noticed.min(Sight::CLEAR.0));
    if root.players() > 2 {
        if limits.grows_restless && heed(root) <= 0 {
            limits.depth = Some(1);
        }
    } else if u32::from(root.turns_without_progress()) > 2 * WARY {
        limits.depth = limits.depth.map(|depth| depth.max(WARY_DEPTH));
        limits.nodes = limits.nodes.map(|nodes| nodes.max(WARY_NODES));
    }
    limits
}

/// Of a thousand moves those that are noticed at last, if so many are at every look.
fn at_last(noticed: u32, looks: u32) -> u32 {
    let all = Sight::CLEAR.0;
    let missed = |left: u32, _| left * all.saturating_sub(noticed) / all;
    all - (0..looks).fold(all, missed)
}

/// How much what the others have counts to a player who has grown restless, in hundredths.
pub(super) fn heed(root: &Xima) -> i32 {
    let has_dice = Game::options(root).dice != Dice::None;
    let (calm, less) = match root.players() {
        2 if !has_dice => (CALM_OF_TWO, LESS_OF_TWO),
        4 => (CALM_OF_FOUR, LESS),
        _ => (CALM, LESS),
    };
    let restless = (rounds(root) as i32 - calm).max(0);
    (100 - less * restless).max(LEAST)
}

/// How many turns each player has had since the last progress.
fn rounds(root: &Xima) -> u32 {
    u32::from(root.turns_without_progress()) / u32::from(root.players()).max(1)
}
