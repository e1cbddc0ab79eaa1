//! Which block is where: a block keeps its identity from the reserve to the
//! summit, or to a captor's tray.
//!
//! A position says how many blocks of each player are at a place, and not which
//! ones; here the blocks on the table are matched with the places of a position. What
//! a move changed is followed block by block, everything else (going back, or
//! to another place in the match) is matched so that as few as possible move.

use bevy::prelude::*;

use super::layout;
use crate::rules::{
    Player,
    xima::{Block, Change, Special, Square, Xima},
};

/// The block that an entity is.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlockOf(pub Block);

/// Where a block is.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BlockPlace {
    /// In a tower.
    Tower {
        /// The square.
        at: Square,
        /// How many blocks are below.
        level: u8,
    },
    /// Among the common blocks in its owner's reserve.
    Reserve {
        /// How many are before it.
        slot: u8,
    },
    /// The special's place in its owner's reserve.
    SpecialReserve,
    /// In the tray of a captor.
    Captured {
        /// The captor.
        by: Player,
        /// How many are before it.
        index: u8,
    },
    /// Out of the game.
    Away,
}

impl BlockPlace {
    /// Where the foot of a block is there.
    pub(crate) fn foot(self, block: Block, players: u8) -> Vec3 {
        match self {
            Self::Tower { at, level } => layout::on_tower(at, level),
            Self::Reserve { slot } => layout::reserve_place(block.owner, players, slot),
            Self::SpecialReserve => layout::special_place(block.owner, players),
            Self::Captured { by, index } => layout::captured_place(by, players, index),
            // Under the tray it came from.
            Self::Away => layout::special_place(block.owner, players) - Vec3::Y,
        }
    }
}

/// A block at its place.
pub(crate) type Placed = (Block, BlockPlace);

/// All blocks of a position with their places.
pub(crate) fn placed(position: &Xima) -> Vec<Placed> {
    let mut all = Vec::new();
    for at in position.occupied() {
        for (level, block) in (0..).zip(position.tower(at)) {
            all.push((block, BlockPlace::Tower { at, level }));
        }
    }
    for owner in Player::all(position.players()) {
        let common = Block {
            owner,
            is_special: false,
        };
        all.extend((0..position.reserve(owner)).map(|slot| (common, BlockPlace::Reserve { slot })));
        if position.special(owner) == Special::Reserve {
            let special = Block {
                owner,
                is_special: true,
            };
            all.push((special, BlockPlace::SpecialReserve));
        }
        for (index, block) in (0..layout::MOST_CAPTURED).zip(position.captured_by(owner)) {
            all.push((block, BlockPlace::Captured { by: owner, index }));
        }
    }
    all
}

/// Follows blocks through what a move changed.
pub(crate) fn follow(blocks: &mut [Placed], changes: &[Change]) {
    for change in changes {
        match change {
            Change::Entered { block, path } => {
                let Some(last) = path.last() else { continue };
                let to = landing(blocks, last.square);
                // The last of the row is taken.
                let taken = blocks
                    .iter_mut()
                    .filter(|(it, _)| it == block)
                    .filter_map(|(_, place)| match *place {
                        BlockPlace::Reserve { slot } => Some((slot, place)),
                        BlockPlace::SpecialReserve => Some((0, place)),
                        _ => None,
                    })
                    .max_by_key(|(slot, _)| *slot);
                if let Some((_, place)) = taken {
                    *place = to;
                }
            }
            Change::Moved {
                from, level, path, ..
            } => {
                let Some(last) = path.last() else { continue };
                let to = landing(blocks, last.square);
                put(blocks, *from, *level, to);
            }
            Change::Captured { by, at, level, .. } => {
                let has = |place: &BlockPlace| matches!(place, BlockPlace::Captured { by: captor, .. } if captor == by);
                let there = blocks.iter().filter(|(_, place)| has(place)).count();
                let prize = match u8::try_from(there) {
                    Ok(index) if index < layout::MOST_CAPTURED => {
                        BlockPlace::Captured { by: *by, index }
                    }
                    _ => BlockPlace::Away,
                };
                put(blocks, *at, *level, prize);
            }
            Change::Rescued { player } => {
                put(blocks, Square::SUMMIT, 0, BlockPlace::Away);
                let special = Block {
                    owner: *player,
                    is_special: true,
                };
                for (block, place) in blocks.iter_mut() {
                    if *block == special {
                        *place = BlockPlace::SpecialReserve;
                    }
                }
            }
            _ => {}
        }
    }
    fall(blocks);
}

/// The place on top of a tower.
fn landing(blocks: &[Placed], square: Square) -> BlockPlace {
    let below = blocks
        .iter()
        .filter(|(_, place)| matches!(place, BlockPlace::Tower { at, .. } if *at == square));
    BlockPlace::Tower {
        at: square,
        level: below.count() as u8,
    }
}

fn put(blocks: &mut [Placed], at: Square, level: u8, to: BlockPlace) {
    let from = BlockPlace::Tower { at, level };
    if let Some((_, place)) = blocks.iter_mut().find(|(_, place)| *place == from) {
        *place = to;
    }
}

/// Blocks fall into the gaps below them.
fn fall(blocks: &mut [Placed]) {
    let standing: Vec<(Square, u8)> = blocks
        .iter()
        .filter_map(|(_, place)| match *place {
            BlockPlace::Tower { at, level } => Some((at, level)),
            _ => None,
        })
        .collect();
    for (_, place) in blocks.iter_mut() {
        if let BlockPlace::Tower { at, level } = place {
            let below = standing
                .iter()
                .filter(|(square, other)| square == at && other < level);
            *level = below.count() as u8;
        }
    }
}

/// Gives the blocks that are there the places of a position: those that are
/// wanted where they are stay, the others go where their like is wanted, and
/// what is not wanted at all goes away. Returns what is wanted beyond that.
pub(crate) fn settle(blocks: &mut [Placed], wanted: &[Placed]) -> Vec<Placed> {
    let mut open = wanted.to_vec();
    let mut without = Vec::new();
    for (n, placed) in blocks.iter().enumerate() {
        match open.iter().position(|it| it == placed) {
            Some(found) => {
                open.swap_remove(found);
            }
            None => without.push(n),
        }
    }
    // What stays in a tower stays at its height if it can.
    open.sort_by_key(|(_, place)| match *place {
        BlockPlace::Tower { at, level } => (0, at.index() as u8, level),
        BlockPlace::Captured { by, index } => (1, by.0, index),
        BlockPlace::Reserve { slot } => (2, 0, slot),
        BlockPlace::SpecialReserve => (3, 0, 0),
        BlockPlace::Away => (4, 0, 0),
    });
    for n in without {
        let Some((block, place)) = blocks.get_mut(n) else {
            continue;
        };
        let same_square = |other: &BlockPlace| match (*place, *other) {
            (BlockPlace::Tower { at, .. }, BlockPlace::Tower { at: to, .. }) => at == to,
            _ => false,
        };
        let found = open
            .iter()
            .position(|(like, there)| like == block && same_square(there))
            .or_else(|| open.iter().position(|(like, _)| like == block));
        *place = found.map_or(BlockPlace::Away, |found| open.remove(found).1);
    }
    open
}

#[cfg(test)]
mod tests {
    use super::{super::testing::game, *};
    use crate::rules::Game;

    #[test]
    fn every_block_has_a_place_of_its_own() {
        let game = game(&["-A1", "-A13", "A1A13", "=C1"]);
        let placed = placed(&game);
        assert_eq!(placed.len(), 20);
        for (n, (block, place)) in placed.iter().enumerate() {
            let foot = place.foot(*block, 2);
            for (other, there) in &placed[n + 1..] {
                assert!(foot.distance(there.foot(*other, 2)) > 0.2);
            }
        }
    }

    /// What each of the blocks of a game is called, and where it is after all.
    fn followed(moves: &[&str], last: &str) -> (Vec<Placed>, Vec<Placed>) {
        let mut game = game(moves);
        let before = placed(&game);
        let mut blocks = before.clone();
        let mv = game.parse_move(last).unwrap();
        let changes = game.play(&mv).unwrap();
        follow(&mut blocks, &changes);
        assert!(settle(&mut blocks, &placed(&game)).is_empty());
        (before, blocks)
    }

    #[test]
    fn the_last_of_the_reserve_goes_to_the_board() {
        let (before, after) = followed(&[], "-K1");
        let moved: Vec<usize> = (0..20).filter(|n| before[*n] != after[*n]).collect();
        assert_eq!(moved.len(), 1);
        assert_eq!(before[moved[0]].1, BlockPlace::Reserve { slot: 8 });
    }

    #[test]
    fn captured_blocks_go_to_the_tray_and_the_others_fall() {
        // Red stands below, Blue on top, and Red comes over a step from D1.
        let moves = ["-A1", "-A2", "-B1", "A2A1", "-D1", "-M13"];
        let (before, after) = followed(&moves, "D1A1");
        let at = |n: usize| (before[n].1, after[n].1);
        let a1 = Square::parse("A1").unwrap();
        let on = |level| BlockPlace::Tower { at: a1, level };
        let moved: Vec<(BlockPlace, BlockPlace)> =
            (0..20).map(at).filter(|(a, b)| a != b).collect();
        assert_eq!(moved.len(), 2);
        let d1 = Square::parse("D1").unwrap();
        assert!(moved.contains(&(BlockPlace::Tower { at: d1, level: 0 }, on(1))));
        let prize = BlockPlace::Captured {
            by: Player::FIRST,
            index: 0,
        };
        assert!(moved.contains(&(on(1), prize)));
    }

    #[test]
    fn a_tray_shows_what_it_has_room_for() {
        let options = Xima::read_options(&Default::default()).unwrap();
        let start = Game::position_text(&Xima::start(&options));
        let prizes = format!(" R:{}=600 R ", "B".repeat(300));
        let text = start.replacen(" - R ", &prizes, 1);
        let position = Xima::parse_position(&options, &text).unwrap();
        assert_eq!(position.captured_by(Player::FIRST).len(), 300);
        let in_tray = |all: &[Placed]| {
            let is_there = |place: &BlockPlace| matches!(place, BlockPlace::Captured { .. });
            all.iter().filter(|(_, place)| is_there(place)).count()
        };
        assert_eq!(
            in_tray(&placed(&position)),
            usize::from(layout::MOST_CAPTURED)
        );
    }

    #[test]
    fn going_back_moves_as_few_blocks_as_possible() {
        let mut blocks = placed(&game(&["-A1", "-B13", "-C1"]));
        let wanted = placed(&game(&["-A1"]));
        let before = blocks.clone();
        assert!(settle(&mut blocks, &wanted).is_empty());
        let moved = before.iter().zip(&blocks).filter(|(a, b)| a != b).count();
        assert_eq!(moved, 2);
    }

    #[test]
    fn granted_blocks_are_new_and_given_ones_go_away() {
        let wanted = placed(&game(&[]));
        let mut fewer = wanted[1..].to_vec();
        assert_eq!(settle(&mut fewer, &wanted), [wanted[0]]);
        let mut more = wanted.clone();
        more.push(wanted[0]);
        assert!(settle(&mut more, &wanted).is_empty());
        let away = more.iter().filter(|(_, at)| *at == BlockPlace::Away);
        assert_eq!(away.count(), 1);
    }
}
