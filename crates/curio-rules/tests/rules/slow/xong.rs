//! Xong once more: a leg is a pair of hexagons, of which one may lie outside the board,
//! and two legs meet where three hexagons do.

use std::collections::BTreeSet;

use curio_rules::{Points, zobrist_key};
use serde_json::json;

use super::{Slow, compare_from, games, options, random};

/// A hexagon: `q` and `r`.
type Hex = (i32, i32);

/// A leg lies between two hexagons. It is named by their sum, which is twice the point
/// in the middle; neither can then be mistaken.
type Leg = (i32, i32);

type Shape = Vec<Leg>;

/// The hexagons around a hexagon, as the notation counts them.
const AROUND: [Hex; 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

fn plus(a: Hex, b: Hex) -> Hex {
    (a.0 + b.0, a.1 + b.1)
}

fn minus(a: Hex, b: Hex) -> Hex {
    (a.0 - b.0, a.1 - b.1)
}

fn is_even(a: Hex) -> bool {
    a.0 % 2 == 0 && a.1 % 2 == 0
}

/// The hexagon that names a leg, towards a direction of the first three.
fn side(leg: Leg) -> (i32, i32, usize) {
    let direction = (0..3).find(|d| is_even(minus(leg, AROUND[*d]))).unwrap();
    let twice = minus(leg, AROUND[direction]);
    (twice.0 / 2, twice.1 / 2, direction)
}

fn leg_of((q, r, direction): (i32, i32, usize)) -> Leg {
    plus((2 * q, 2 * r), AROUND[direction])
}

/// The two hexagons that a leg lies between.
fn hexes(leg: Leg) -> [Hex; 2] {
    let (q, r, direction) = side(leg);
    [(q, r), plus((q, r), AROUND[direction])]
}

/// The two points where a leg ends: the sums of the three hexagons around each.
fn ends(leg: Leg) -> [Hex; 2] {
    let [a, b] = hexes(leg);
    let beside = |hex: Hex| AROUND.map(|step| plus(hex, step));
    let common: Vec<Hex> = beside(a)
        .into_iter()
        .filter(|hex| beside(b).contains(hex))
        .collect();
    [common[0], common[1]].map(|third| plus(plus(a, b), third))
}

fn meet(a: Leg, b: Leg) -> bool {
    a != b && ends(a).iter().any(|end| ends(b).contains(end))
}

/// The legs that meet one; they lie around its two hexagons.
fn meeting(leg: Leg) -> Vec<Leg> {
    let near: BTreeSet<Leg> = hexes(leg)
        .into_iter()
        .flat_map(|hex| AROUND.map(|step| plus(plus(hex, hex), step)))
        .collect();
    near.into_iter().filter(|other| meet(leg, *other)).collect()
}

/// The shape moved as far as it goes to the origin, and sorted.
fn moved(legs: &[Leg]) -> Shape {
    let even = |least: i32| least - least.rem_euclid(2);
    let x = even(legs.iter().map(|leg| leg.0).min().unwrap());
    let y = even(legs.iter().map(|leg| leg.1).min().unwrap());
    let mut legs: Shape = legs.iter().map(|leg| minus(*leg, (x, y))).collect();
    legs.sort_unstable();
    legs
}

/// All that a shape can be turned and flipped to.
fn images(legs: &[Leg]) -> BTreeSet<Shape> {
    let mut images = BTreeSet::new();
    let mut legs = legs.to_vec();
    for _ in 0..2 {
        for _ in 0..6 {
            legs = legs.iter().map(|leg| (-leg.1, leg.0 + leg.1)).collect();
            images.insert(moved(&legs));
        }
        legs = legs.iter().map(|leg| (leg.1, leg.0)).collect();
    }
    images
}

fn written(shape: &[Leg]) -> String {
    let least = images(shape).into_iter().next().unwrap();
    let points: Vec<String> = least.iter().map(|(x, y)| format!("{x},{y}")).collect();
    points.join(";")
}

fn placement(legs: &BTreeSet<Leg>) -> String {
    let mut sides: Vec<_> = legs.iter().map(|leg| side(*leg)).collect();
    sides.sort_unstable();
    let sides: Vec<String> = sides
        .iter()
        .map(|(q, r, direction)| format!("{q},{r},{direction}"))
        .collect();
    sides.join(";")
}

#[derive(Clone, Debug)]
struct Xong {
    board: BTreeSet<Hex>,
    vacant: BTreeSet<Leg>,
    /// The legs of each placement, Red's and Blue's by turns.
    placed: Vec<BTreeSet<Leg>>,
    /// Every image of every shape on the board.
    played: BTreeSet<Shape>,
    hand: Option<Shape>,
    /// New Xoids that fit. Each leg that any new one can cover is covered by one of these.
    fitting: Vec<BTreeSet<Leg>>,
}

impl Xong {
    fn new(board: BTreeSet<Hex>, hand: Option<Shape>) -> Self {
        let sides = board
            .iter()
            .flat_map(|hex| AROUND.map(|step| plus(plus(*hex, *hex), step)));
        let mut new = Self {
            vacant: sides.collect(),
            board,
            placed: Vec::new(),
            played: BTreeSet::new(),
            hand,
            fitting: Vec::new(),
        };
        new.look_for_new();
        new
    }

    fn is_new(&self, shape: &[Leg]) -> bool {
        !self.played.contains(&moved(shape))
    }

    /// Looks for new Xoids leg by leg. A new one that contains a leg can be built from
    /// that leg so that it always hangs together, and the first new one on the way
    /// has grown out of one that was played.
    fn look_for_new(&mut self) {
        let mut growing: BTreeSet<BTreeSet<Leg>> = self
            .vacant
            .iter()
            .map(|leg| BTreeSet::from([*leg]))
            .collect();
        self.fitting.clear();
        while !growing.is_empty() {
            let mut larger = BTreeSet::new();
            for legs in growing {
                let shape: Shape = legs.iter().copied().collect();
                if self.is_new(&shape) {
                    self.fitting.push(legs);
                    continue;
                }
                for next in legs.iter().flat_map(|leg| meeting(*leg)) {
                    if self.vacant.contains(&next) && !legs.contains(&next) {
                        let mut legs = legs.clone();
                        legs.insert(next);
                        larger.insert(legs);
                    }
                }
            }
            growing = larger;
        }
    }

    fn places(&self, shape: &[Leg]) -> BTreeSet<BTreeSet<Leg>> {
        let mut places = BTreeSet::new();
        for image in images(shape) {
            for first in &self.vacant {
                let way = minus(*first, image[0]);
                if !is_even(way) {
                    continue;
                }
                let legs: BTreeSet<Leg> = image.iter().map(|leg| plus(*leg, way)).collect();
                if legs.is_subset(&self.vacant) {
                    places.insert(legs);
                }
            }
        }
        places
    }

    fn may_give(&self, shape: &[Leg]) -> bool {
        self.hand.is_none() && self.is_new(shape) && !self.places(shape).is_empty()
    }

    /// The players with a leg on a hexagon.
    fn touching(&self, hex: Hex) -> BTreeSet<usize> {
        (0..self.placed.len())
            .filter(|turn| {
                self.placed[*turn]
                    .iter()
                    .any(|leg| hexes(*leg).contains(&hex))
            })
            .map(|turn| turn % 2)
            .collect()
    }

    fn is_over(&self) -> bool {
        self.hand.is_none() && self.fitting.is_empty()
    }

    /// The points: a hexagon that one player alone touches counts one, and two when no new
    /// Xoid can bring the other one there; at the end, one for not placing last.
    fn points(&self) -> [i64; 2] {
        let live: BTreeSet<Leg> = self.fitting.iter().flatten().copied().collect();
        let mut points = [0, 0];
        for hex in &self.board {
            let touching: Vec<usize> = self.touching(*hex).into_iter().collect();
            if let [player] = touching[..] {
                let is_cashed = !live.iter().any(|leg| hexes(*leg).contains(hex));
                points[player] += if is_cashed { 2 } else { 1 };
            }
        }
        if self.is_over() {
            points[self.placed.len() % 2] += 1;
        }
        points
    }

    /// A connected set of legs of `of`, of about `size`.
    fn grown(&self, of: &BTreeSet<Leg>, size: usize, seed: u64) -> Shape {
        let all: Vec<Leg> = of.iter().copied().collect();
        let mut legs = BTreeSet::from([all[random(seed, 0, all.len())]]);
        for step in 1..size as u64 {
            let next: BTreeSet<Leg> = legs
                .iter()
                .flat_map(|leg| meeting(*leg))
                .filter(|leg| of.contains(leg) && !legs.contains(leg))
                .collect();
            if next.is_empty() {
                break;
            }
            let next: Vec<Leg> = next.into_iter().collect();
            legs.insert(next[random(seed, step, next.len())]);
        }
        legs.into_iter().collect()
    }

    /// A number that differs from position to position.
    fn number(&self) -> u64 {
        let vacant = self.vacant.iter();
        vacant.fold(0, |sum, (x, y)| {
            zobrist_key(sum, (x * 1_000 + y + 1_000_000) as u64)
        })
    }
}

impl Slow for Xong {
    const GAME: &'static str = "xong";

    /// All placements, or some Xoids that may be given.
    fn moves(&self) -> BTreeSet<String> {
        if let Some(hand) = &self.hand {
            let places = self.places(hand);
            return places
                .iter()
                .map(|legs| format!("place:{}", placement(legs)))
                .collect();
        }
        let mut gives: BTreeSet<String> = self
            .fitting
            .iter()
            .step_by(1 + self.fitting.len() / 8)
            .map(|legs| legs.iter().copied().collect::<Shape>())
            .map(|shape| format!("give:{}", written(&shape)))
            .collect();
        for number in 0..4 {
            if self.vacant.is_empty() {
                break;
            }
            let seed = zobrist_key(self.number(), number);
            let size = 1 + random(seed, 1_000, 10);
            let shape = self.grown(&self.vacant, size, seed);
            if self.is_new(&shape) {
                gives.insert(format!("give:{}", written(&shape)));
            }
        }
        gives
    }

    fn has_all_moves(&self) -> bool {
        self.hand.is_some()
    }

    fn is_legal(&self, mv: &str) -> bool {
        let points = mv.strip_prefix("give:").unwrap().split(';');
        let shape: Shape = points
            .map(|point| {
                let (x, y) = point.split_once(',').unwrap();
                (x.parse().unwrap(), y.parse().unwrap())
            })
            .collect();
        self.may_give(&shape)
    }

    fn probes(&self, _moves: &BTreeSet<String>, seed: u64) -> Vec<(String, bool)> {
        let plane: BTreeSet<Leg> = (-8..=8)
            .flat_map(|q| (-8..=8).flat_map(move |r| (0..3).map(move |d| leg_of((q, r, d)))))
            .collect();
        let any = self.grown(&plane, 1 + random(seed, 1, 8), seed);
        let mut probes = vec![(format!("give:{}", written(&any)), self.may_give(&any))];
        for shape in self.played.iter().step_by(7) {
            probes.push((format!("give:{}", written(shape)), false));
        }
        if !self.vacant.is_empty() {
            let size = self.hand.as_ref().map_or(1, Vec::len);
            let legs: BTreeSet<Leg> = self.grown(&self.vacant, size, seed).into_iter().collect();
            let fits = self.hand.as_ref().is_some_and(|hand| {
                images(hand).contains(&moved(&legs.iter().copied().collect::<Shape>()))
            });
            probes.push((format!("place:{}", placement(&legs)), fits));
        }
        if let Some(last) = self.placed.last() {
            probes.push((format!("place:{}", placement(last)), false));
        }
        probes
    }

    fn to_move(&self) -> u8 {
        // Red places first; the player who has placed gives, and Blue gives first.
        ((self.placed.len() + usize::from(self.hand.is_none())) % 2) as u8
    }

    fn result(&self) -> Option<(Vec<u8>, &'static str)> {
        if !self.is_over() {
            return None;
        }
        let [red, blue] = self.points();
        assert_eq!((red + blue) % 2, 1, "there are no ties");
        Some((vec![u8::from(blue > red)], "points"))
    }

    fn play(&mut self, mv: &str) {
        let (what, points) = mv.split_once(':').unwrap();
        let numbers =
            |point: &str| -> Vec<i32> { point.split(',').map(|it| it.parse().unwrap()).collect() };
        let points = points.split(';').map(numbers);
        if what == "give" {
            self.hand = Some(points.map(|point| (point[0], point[1])).collect());
            return;
        }
        let legs: BTreeSet<Leg> = points
            .map(|point| leg_of((point[0], point[1], point[2] as usize)))
            .collect();
        self.vacant.retain(|leg| !legs.contains(leg));
        self.played.extend(images(&self.hand.take().unwrap()));
        self.placed.push(legs);
        self.look_for_new();
    }

    fn text(&self) -> String {
        let placed = |player: usize| -> String {
            let own = self.placed.iter().skip(player).step_by(2);
            let own: Vec<String> = own.map(placement).collect();
            if own.is_empty() {
                "-".to_owned()
            } else {
                own.join("|")
            }
        };
        let hand = self.hand.as_ref();
        let hand = hand.map_or_else(|| "-".to_owned(), |shape| written(shape));
        let to_move = ["R", "B"][usize::from(self.to_move())];
        format!("{} {} {hand} {to_move}", placed(0), placed(1))
    }

    /// Without the board, which never changes.
    fn comparable(text: &str) -> String {
        text.split_once(' ').unwrap().1.to_owned()
    }

    fn score(&self) -> Option<Vec<Points>> {
        Some(self.points().map(Points::whole).to_vec())
    }
}

/// A board drawn at random: mostly one island, sometimes with holes.
fn board(seed: u64) -> BTreeSet<Hex> {
    let size = match random(seed, 1_000, 256) {
        0 => 37,
        1..8 => 12,
        8..40 => 5 + random(seed, 1_001, 4),
        _ => 1 + random(seed, 1_001, 4),
    };
    let mut board = BTreeSet::from([(0, 0)]);
    let mut draw = 0;
    while board.len() < size {
        draw += 1;
        let all: Vec<Hex> = board.iter().copied().collect();
        let from = all[random(seed, 2_000 + draw, all.len())];
        let step = AROUND[random(seed, 3_000 + draw, 6)];
        // One in eight goes farther: to another island, or round what becomes a hole.
        let far = 1 + 2 * i32::from(random(seed, 4_000 + draw, 8) == 0);
        let hex = plus(from, (far * step.0, far * step.1));
        if hex.0.abs() < 12 && hex.1.abs() < 12 {
            board.insert(hex);
        }
    }
    board
}

#[test]
fn xong_agrees_with_a_second_implementation() {
    let seeds = games(200);
    let mut plies = 0;
    for seed in seeds.clone() {
        let board = board(seed);
        let rows: Vec<String> = board.iter().map(|(q, r)| format!("{r}:{q}")).collect();
        // Alternately, the Leg is given first, or anything.
        let (word, hand) = if seed.is_multiple_of(2) {
            ("1", Some(vec![(0, 1)]))
        } else {
            ("free", None)
        };
        let options = options(&json!({ "board": rows.join("/"), "handicap": word }));
        let fast = curio_rules::registry::start("xong", &options).unwrap();
        let slow = Xong::new(board, hand);
        plies += compare_from(slow, fast, &options, seed, usize::MAX);
    }
    println!("xong: random games {seeds:?}, {plies} moves, all alike");
}
