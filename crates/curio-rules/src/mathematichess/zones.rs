//! Territories as the search needs them: what a connected set of empty squares
//! is worth to each player, found by one walk around it.
//!
//! How a territory is described to players is the business of `territory`.

use super::{
    options::{Advantage, Majority, Options},
    pieces::code,
    squares::{AROUND, BESIDE, CORNERS, Square, SquareSet},
};

/// What the rules say about counting, looked up once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Counting {
    pub values: [u8; 10],
    pub majority: Majority,
    pub sovereign: Advantage,
    pub join_diagonally: bool,
    pub secured: bool,
}

impl Counting {
    pub fn new(options: &Options) -> Self {
        Self {
            values: options.army().values,
            majority: options.majority,
            sovereign: options.sovereign,
            join_diagonally: options.join_diagonally,
            secured: options.secured,
        }
    }
}

/// A territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Zone {
    /// Its empty squares.
    pub cells: SquareSet,
    /// The squares of its first-class settlers.
    pub first: SquareSet,
    /// The squares of its second-class settlers.
    pub second: SquareSet,
    /// All squares on which a change may change it: its own, its settlers', and
    /// the empty ones that share only a corner with it, where a settler may come.
    pub reach: SquareSet,
    /// What it brings to each player.
    pub points: [i32; 2],
    /// The sum of all settlers, before it is multiplied.
    pub base: i32,
    /// The player who owns it; nobody where it is shared.
    pub owner: Option<u8>,
    /// The kind that makes it homogeneous, 0 for none.
    pub kind: u8,
    pub secured: bool,
    pub royal: bool,
}

impl Zone {
    const NONE: Self = Self {
        cells: SquareSet::EMPTY,
        first: SquareSet::EMPTY,
        second: SquareSet::EMPTY,
        reach: SquareSet::EMPTY,
        points: [0; 2],
        base: 0,
        owner: None,
        kind: 0,
        secured: false,
        royal: false,
    };

    /// Whether a change on one of `squares` may change this territory.
    #[inline]
    pub const fn touches(&self, squares: &SquareSet) -> bool {
        self.reach.meets(squares)
    }

    pub const fn settlers(&self) -> SquareSet {
        self.first.union(&self.second)
    }
}

/// What is counted on the walk, by colour.
#[derive(Default)]
struct Tally {
    first: [u8; 2],
    second: [u8; 2],
    /// First-class settlers by kind.
    kinds: [[u8; 10]; 2],
    /// Points, those of the first class doubled.
    points: [i32; 2],
}

/// The territory to which the empty square `seed` belongs.
pub(super) fn survey(cells: &[u8; 256], counting: &Counting, seed: Square) -> Zone {
    let mut zone = Zone::NONE;
    let mut tally = Tally::default();
    let mut open = SquareSet::EMPTY;
    zone.cells.insert(seed);
    open.insert(seed);
    while let Some(at) = open.take_least() {
        for step in BESIDE {
            let next = at.walk(step);
            let byte = cells[next.index()];
            if byte == code::HOLE {
                if !zone.cells.contains(next) {
                    zone.cells.insert(next);
                    open.insert(next);
                }
            } else if code::is_piece(byte) && !zone.first.contains(next) {
                zone.first.insert(next);
                let (side, kind) = (code::side(byte), usize::from(code::kind(byte)));
                tally.first[side] += 1;
                tally.kinds[side][kind] += 1;
                tally.points[side] += 2 * i32::from(counting.values[kind]);
            }
        }
        if counting.join_diagonally {
            for step in CORNERS {
                let next = at.walk(step);
                if cells[next.index()] == code::HOLE && !zone.cells.contains(next) {
                    zone.cells.insert(next);
                    open.insert(next);
                }
            }
        }
    }
    for at in zone.cells {
        for step in CORNERS {
            let next = at.walk(step);
            let byte = cells[next.index()];
            zone.reach.insert(next);
            if code::is_piece(byte) && !zone.first.contains(next) && !zone.second.contains(next) {
                zone.second.insert(next);
                let (side, kind) = (code::side(byte), usize::from(code::kind(byte)));
                tally.second[side] += 1;
                tally.points[side] += i32::from(counting.values[kind]);
            }
        }
    }
    zone.reach |= zone.cells | zone.first;
    judge(&mut zone, &tally, counting);
    zone
}

fn judge(zone: &mut Zone, tally: &Tally, counting: &Counting) {
    zone.base = tally.points[0] + tally.points[1];
    let all = |side: usize| tally.first[side] + tally.second[side];
    let key = |side: usize| match counting.sovereign {
        Advantage::First => (tally.first[side], 0),
        Advantage::Break => (tally.first[side], tally.second[side]),
        Advantage::All => (all(side), 0),
    };
    let (white, black) = (key(0), key(1));
    if white == black {
        zone.points = tally.points;
        return;
    }
    let owner = usize::from(black > white);
    zone.owner = Some(owner as u8);
    let kinds = &tally.kinds[owner];
    let total = tally.first[0] + tally.first[1];
    zone.secured = counting.secured && kinds.iter().any(|count| *count >= 2);
    zone.kind = homogeneous(tally, owner, total, counting.majority);
    let royals = kinds[8] + kinds[9];
    zone.royal = royals >= 2
        && match counting.majority {
            Majority::Half => 2 * royals >= total,
            Majority::Plurality => kinds[..8].iter().all(|other| *other < royals),
            Majority::Owner => 2 * royals > tally.first[owner],
            Majority::Strict => 2 * royals > total,
        };
    let factor = if zone.kind == 0 {
        1
    } else {
        i32::from(counting.values[usize::from(zone.kind)])
    };
    zone.points[owner] = zone.base * factor;
}

/// The kind of the owner that is the majority of the first class; 0 for none.
fn homogeneous(tally: &Tally, owner: usize, total: u8, majority: Majority) -> u8 {
    let kinds = &tally.kinds[owner];
    // The opponent's kinds do not compete (ruling M3).
    let most = |kind: usize| (1..10).all(|other| other == kind || kinds[other] < kinds[kind]);
    let holds = |kind: usize| {
        let count = kinds[kind];
        count >= 2
            && match majority {
                Majority::Half => 2 * count >= total,
                Majority::Plurality => most(kind),
                Majority::Owner => 2 * count > tally.first[owner],
                Majority::Strict => 2 * count > total,
            }
    };
    let mut found = (1..10).filter(|kind| holds(*kind));
    match (found.next(), found.next()) {
        (Some(kind), None) => kind as u8,
        _ => 0,
    }
}

/// What the empty square `seed` would be worth to White and Black if it were a
/// territory by itself.
pub(super) fn survey_alone(cells: &[u8; 256], counting: &Counting, seed: Square) -> [i32; 2] {
    let mut tally = Tally::default();
    for (n, step) in AROUND.into_iter().enumerate() {
        let byte = cells[seed.walk(step).index()];
        if !code::is_piece(byte) {
            continue;
        }
        let (side, kind) = (code::side(byte), usize::from(code::kind(byte)));
        let value = i32::from(counting.values[kind]);
        if n < BESIDE.len() {
            tally.first[side] += 1;
            tally.kinds[side][kind] += 1;
            tally.points[side] += 2 * value;
        } else {
            tally.second[side] += 1;
            tally.points[side] += value;
        }
    }
    let mut zone = Zone::NONE;
    judge(&mut zone, &tally, counting);
    zone.points
}

/// Whether any of the eight squares around is empty.
#[inline]
pub(super) fn touches_hole(cells: &[u8; 256], at: Square) -> bool {
    AROUND
        .into_iter()
        .any(|step| cells[at.walk(step).index()] == code::HOLE)
}
