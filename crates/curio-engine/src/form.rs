//! The form of a level: that it plays better in one match than in another.
//!
//! People have good days and bad days, and so does a level, in games whose levels are
//! far apart: in one match of three it plays like the level below, in one like the
//! level above. Whoever beats a level most of the time then wins a match against the
//! next one now and then, instead of none at all. In which games that is so, and on which
//! boards, is said in their entries in the list of [`Opponents`](super::Opponents).

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::Level;
use curio_rules::Player;

/// How well a level plays in one match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// Like the level below.
    Bad,
    /// As usual.
    Usual,
    /// Like the level above.
    Good,
}

impl Form {
    /// Of a player in the match with this seed, each as likely as the others.
    fn drawn_for(player: Player, match_seed: u64) -> Self {
        let mut dice = Pcg64Mcg::seed_from_u64(match_seed);
        // The players of a match draw one after the other.
        for _ in 0..player.index() {
            dice.random_range(0..3_u32);
        }
        match dice.random_range(0..3_u32) {
            0 => Self::Bad,
            1 => Self::Usual,
            _ => Self::Good,
        }
    }
}

/// The level that `level` plays like in the match with this seed. The lowest and the
/// highest have no form: the one stays easy for a beginner, the other as good as it can
/// be.
pub(super) fn in_match(level: Level, player: Player, match_seed: u64) -> Level {
    if level == Level::LOWEST || level == Level::HIGHEST {
        return level;
    }
    match Form::drawn_for(player, match_seed) {
        Form::Bad => level.below(),
        Form::Usual => Some(level),
        Form::Good => level.above(),
    }
    .unwrap_or(level)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn levels(level: u8, player: usize) -> Vec<u8> {
        let level = Level::try_from(level).unwrap();
        let player = Player::all(4).nth(player).unwrap();
        (0..3_000)
            .map(|seed| in_match(level, player, seed).number())
            .collect()
    }

    #[test]
    fn good_and_bad_days_are_as_frequent_as_usual_ones() {
        for player in 0..4 {
            let levels = levels(5, player);
            for like in 4..=6 {
                let days = levels.iter().filter(|&&level| level == like).count();
                assert!((900..1_100).contains(&days), "{days} like level {like}");
            }
        }
    }

    #[test]
    fn the_lowest_and_the_highest_level_are_always_the_same() {
        assert!(levels(1, 0).iter().all(|&level| level == 1));
        assert!(levels(8, 1).iter().all(|&level| level == 8));
    }

    #[test]
    fn the_form_of_one_player_says_nothing_of_the_others() {
        let pairs = levels(3, 0).into_iter().zip(levels(3, 1));
        let alike = pairs.filter(|(one, other)| one == other).count();
        assert!((900..1_100).contains(&alike), "{alike}");
    }
}
