//! What an undecided position of XIMA is worth to a side.
//!
//! The ximas of the book are the ground: blocks on the board with who holds
//! whom. On top come what the book calls functional value and does not count:
//! how near the special is to the summit, who is free to move, what is still off
//! the board.

use super::super::Style;
use curio_rules::{
    Player, PlayerSet,
    xima::{Special, Square, SquareSet, Xima},
};

/// Hundredths for a xima on the board.
const XIMA: i32 = 5;
/// For a common block off the board: it can still go where it is needed. Less
/// than on the first floor, or two players would wait for each other.
const RESERVE: i32 = 7;
/// For each block that is free to move.
const FREE: i32 = 5;
/// For each square that a free block is nearer the summit than the edge.
const NEARER: i32 = 2;
/// For each free block on the third floor, beside its ximas.
const THIRD_FLOOR: i32 = 12;
/// A special on the board, by its distance from the summit: higher up is
/// better, and on each floor the outer squares, where fewer get at it.
const SPECIAL_AT: [i32; 7] = [0, 20, 24, 2, 6, 0, 4];
/// Deducted for a special on the board while no square leads to the summit: it can only be
/// held there, so it is worth more in the reserve until the stairs are built.
const SPECIAL_EARLY: i32 = 40;
/// A special on a block of the third floor runs over all other single blocks.
const SPECIAL_RAISED: i32 = 35;
/// A special under a block of its own colour, which can step off it.
const SPECIAL_COVERED: i32 = 5;
/// A special that is held; one that is captured.
const SPECIAL_HELD: i32 = -45;
const SPECIAL_CAPTURED: i32 = -90;
/// The special can get to a square from which the summit is one move away.
const ON_THE_WAY: i32 = 45;
/// A block that leads to the summit, for a special on the third floor.
const LAST_STEP: i32 = 10;
/// The special could go to the summit at once, if it were that player's turn.
const ASCENT: i32 = 160;
/// What three others are worth in hundredths of what one is.
const OF_THREE: i32 = 70;
/// Having the turn.
const TURN: i32 = 8;

/// How a player judges.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// Whether the player's own position counts for more, or the others'.
    pub style: Style,
    /// The weight of what the others have, in hundredths: 100 as a rule, less for a
    /// restless player, and below 0 for one who would rather see them win than go on.
    pub rivals_weight: i32,
}

impl Outlook {
    fn lead(self, own: i32, others: i32) -> i32 {
        self.style.lead(own, self.rivals_weight * others / 100)
    }
}

/// How good an undecided position is for a side, in hundredths as in
/// [`Verdict::Estimate`](crate::Verdict::Estimate), to a player of this outlook.
pub fn evaluate(position: &Xima, side: PlayerSet, outlook: Outlook) -> i32 {
    let road = position.high_road();
    let value = if position.players() == 2 {
        let player = side.iter().next().unwrap_or(Player::FIRST);
        let own = standing(position, player, road);
        outlook.lead(own, standing(position, player.other(), road))
    } else {
        among_many(position, side, road, outlook)
    };
    if side.contains(position.to_move()) {
        value + TURN
    } else {
        value - TURN
    }
}

/// Against several the strongest of them counts as much as all together. Three count
/// less: they hold each other up, and whoever minds all of them gets nowhere.
fn among_many(position: &Xima, side: PlayerSet, road: SquareSet, outlook: Outlook) -> i32 {
    let (mut own, mut own_count) = (0, 0);
    let (mut others, mut other_count, mut strongest) = (0, 0, i32::MIN);
    for player in Player::all(position.players()) {
        let value = standing(position, player, road);
        if side.contains(player) {
            own += value;
            own_count += 1;
        } else if position.playing().contains(player) {
            others += value;
            other_count += 1;
            strongest = strongest.max(value);
        }
    }
    let own = own / own_count.max(1);
    if other_count == 0 {
        own
    } else {
        let share = if other_count < 3 { 100 } else { OF_THREE };
        outlook.lead(own, share * (others / other_count + strongest) / 200)
    }
}

/// What a player has, in hundredths.
fn standing(position: &Xima, player: Player, road: SquareSet) -> i32 {
    if !position.playing().contains(player) {
        return 0;
    }
    let tops = position.tops(player);
    let mut value = XIMA * i32::from(position.board_value(player))
        + i32::from(position.captured_value(player))
        + RESERVE * i32::from(position.reserve(player))
        + FREE * tops.len() as i32
        + NEARER * nearness(tops)
        + THIRD_FLOOR * (tops & THIRD).len() as i32;
    value += match position.special(player) {
        Special::Captured { .. } => SPECIAL_CAPTURED,
        Special::Board { at, level } if level + 1 < position.tower_len(at) => {
            if tops.contains(at) {
                SPECIAL_COVERED
            } else {
                SPECIAL_HELD
            }
        }
        Special::Board { at, .. } => {
            let distance = at.column().abs_diff(6).max(at.row().abs_diff(6));
            let mut value = SPECIAL_AT[usize::from(distance) % 7];
            if road.is_empty() {
                value -= SPECIAL_EARLY;
            }
            if at.floor() == 3 {
                value += LAST_STEP * (road & AROUND).len() as i32;
                if position.height(at) > 5 {
                    value += SPECIAL_RAISED;
                }
            }
            if position.ascent(player).is_some() {
                value += ASCENT;
            } else if !road.is_empty() && position.reach(at).meets(&road) {
                value += ON_THE_WAY;
            }
            value
        }
        Special::Reserve => {
            let is_near = !road.is_empty() && position.entrances(player, true).meets(&road);
            RESERVE + if is_near { ON_THE_WAY } else { 0 }
        }
    };
    value
}

/// By how many squares some blocks are nearer the summit than the edge, together.
fn nearness(tops: SquareSet) -> i32 {
    const WITHIN: [SquareSet; 5] = [squares(3), squares(5), squares(7), squares(9), squares(11)];
    WITHIN
        .iter()
        .map(|within| (tops & *within).len() as i32)
        .sum()
}

/// The third floor, and the eight squares around the summit.
const THIRD: SquareSet = squares(5);
const AROUND: SquareSet = squares(3);

/// The middle of the board, `side` by `side` squares, without the summit.
const fn squares(side: u8) -> SquareSet {
    let mut set = SquareSet::EMPTY;
    let mut n = 0;
    while n < side * side {
        let (column, row) = (n % side + 6 - side / 2, n / side + 6 - side / 2);
        if let Some(square) = Square::new(column, row) {
            set.insert_bit(square.index());
        }
        n += 1;
    }
    set.remove_bit(Square::SUMMIT.index());
    set
}
