//! mini-Xafka once more: sets of coordinates, and lines that are walked step by step.

use std::collections::BTreeSet;

use serde::Serialize;

use super::{Slow, compare, games, options, random};

/// A hexagon: its file and its rank, which run obliquely, both from 0.
type Hex = (i32, i32);

/// The steps over edges, going round. Each is a neighbour of the next one, and the sum of
/// two such neighbours is a step over the corner between them.
const EDGES: [Hex; 6] = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)];

#[derive(Clone, Copy, Debug, Serialize)]
struct Agreed {
    /// The hexagons of an edge of the board.
    #[serde(skip)]
    side: i32,
    players: u8,
    corner: &'static str,
    light: usize,
    locked_stuck: &'static str,
}

#[derive(Clone, Debug)]
struct Xafka {
    agreed: Agreed,
    /// The hexagons that still exist.
    left: BTreeSet<Hex>,
    gone: BTreeSet<Hex>,
    /// The piece of each player who has placed one.
    pieces: Vec<Option<Hex>>,
    /// Why a player is out, in the order in which they left.
    out: Vec<(u8, &'static str)>,
    light: Option<&'static str>,
    to_move: u8,
    /// The players that have won, and why.
    over: Option<(Vec<u8>, &'static str)>,
}

/// A hexagon of which each edge has `side` hexagons.
fn board(side: i32) -> BTreeSet<Hex> {
    let width = 2 * side - 1;
    let mut all = BTreeSet::new();
    for file in 0..width {
        for rank in 0..width {
            // Files become longer up to the middle one, and then begin later.
            if (file - rank).abs() < side {
                all.insert((file, rank));
            }
        }
    }
    all
}

fn name((file, rank): Hex) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

fn hex(name: &str) -> Hex {
    let (file, rank) = name.split_at(1);
    let rank: i32 = rank.parse().unwrap();
    (i32::from(file.as_bytes()[0] - b'a'), rank - 1)
}

fn plus(a: Hex, b: Hex) -> Hex {
    (a.0 + b.0, a.1 + b.1)
}

impl Xafka {
    fn new(agreed: Agreed) -> Self {
        let mut new = Self {
            agreed,
            left: board(agreed.side),
            gone: BTreeSet::new(),
            pieces: vec![None; usize::from(agreed.players)],
            out: Vec::new(),
            light: None,
            to_move: 0,
            over: None,
        };
        new.end_the_turn(0);
        new
    }

    fn is_out(&self, player: u8) -> bool {
        self.out.iter().any(|(who, _)| *who == player)
    }

    /// Whether a step from `at` over the corner between two edges is open.
    fn is_open(&self, at: Hex, first: Hex, second: Hex) -> bool {
        let beside = [plus(at, first), plus(at, second)];
        let gone = beside.iter().filter(|it| !self.left.contains(it)).count();
        match self.agreed.corner {
            "both" => gone < 2,
            "any" => gone < 1,
            _ => true,
        }
    }

    /// The hexagons that a piece sees.
    fn reach(&self, piece: Hex) -> BTreeSet<Hex> {
        let mut seen = BTreeSet::new();
        for (number, edge) in EDGES.into_iter().enumerate() {
            let mut at = plus(piece, edge);
            while self.left.contains(&at) {
                seen.insert(at);
                at = plus(at, edge);
            }
            let next = EDGES[(number + 1) % EDGES.len()];
            let mut at = piece;
            while self.is_open(at, edge, next) {
                at = plus(plus(at, edge), next);
                if !self.left.contains(&at) {
                    break;
                }
                seen.insert(at);
            }
        }
        seen
    }

    /// What a player could reach, whatever the others cover.
    fn raw(&self, player: u8) -> BTreeSet<Hex> {
        match self.pieces[usize::from(player)] {
            Some(piece) => self.reach(piece),
            None => self.left.clone(),
        }
    }

    /// Where a player may put or move their piece.
    fn open(&self, player: u8) -> BTreeSet<Hex> {
        let mut open = self.raw(player);
        for other in 0..self.agreed.players {
            let piece = self.pieces[usize::from(other)];
            if other == player || self.is_out(other) {
                continue;
            }
            if let Some(piece) = piece {
                let covered = self.reach(piece);
                open.retain(|hex| !covered.contains(hex));
            }
        }
        open
    }

    fn light_is_free(&self) -> bool {
        self.light.is_none() && self.gone.len() >= self.agreed.light
    }

    /// Finds out who moves next, beginning with `player`, and who is stuck.
    fn end_the_turn(&mut self, player: u8) {
        self.to_move = player;
        while self.over.is_none() {
            let player = self.to_move;
            if self.is_out(player) {
                self.to_move = (player + 1) % self.agreed.players;
                continue;
            }
            if !self.open(player).is_empty() || self.light_is_free() {
                return;
            }
            let why = if self.pieces[usize::from(player)].is_none() {
                "no-place"
            } else if self.raw(player).is_empty() {
                "isolated"
            } else {
                "short-circuit"
            };
            let wins = match self.light {
                Some(light) => light == "red",
                None => self.agreed.locked_stuck == "wins",
            };
            if wins {
                self.over = Some((vec![player], why));
                return;
            }
            self.out.push((player, why));
            let in_play: Vec<u8> = (0..self.agreed.players)
                .filter(|player| !self.is_out(*player))
                .collect();
            if in_play.len() == 1 {
                self.over = Some((in_play, why));
            }
        }
    }
}

impl Slow for Xafka {
    const GAME: &'static str = "xafka";

    fn moves(&self) -> BTreeSet<String> {
        if self.over.is_some() {
            return BTreeSet::new();
        }
        let mut moves: BTreeSet<String> = self.open(self.to_move).into_iter().map(name).collect();
        if self.light_is_free() {
            moves.extend(["green".to_owned(), "red".to_owned()]);
        }
        moves
    }

    fn to_move(&self) -> u8 {
        self.to_move
    }

    fn result(&self) -> Option<(Vec<u8>, &'static str)> {
        self.over.clone()
    }

    fn play(&mut self, mv: &str) {
        match mv {
            "green" => self.light = Some("green"),
            "red" => self.light = Some("red"),
            place => {
                let place = hex(place);
                assert!(self.left.remove(&place));
                self.gone.insert(place);
                self.pieces[usize::from(self.to_move)] = Some(place);
            }
        }
        self.end_the_turn((self.to_move + 1) % self.agreed.players);
    }

    fn text(&self) -> String {
        let letter = |player: u8| ['B', 'W', 'R'][usize::from(player)];
        let gone: Vec<String> = self.gone.iter().map(|hex| name(*hex)).collect();
        let gone = if gone.is_empty() {
            "-".to_owned()
        } else {
            gone.join(",")
        };
        let pieces: Vec<String> = self
            .pieces
            .iter()
            .map(|piece| piece.map_or_else(|| "-".to_owned(), name))
            .collect();
        let light = self.light.unwrap_or("yellow");
        let mut text = format!(
            "{gone} {} {light} {}",
            pieces.join("/"),
            letter(self.to_move)
        );
        let out: Vec<String> = self
            .out
            .iter()
            .map(|(player, why)| format!("{}:{why}", letter(*player)))
            .collect();
        if !out.is_empty() {
            text.push(' ');
            text.push_str(&out.join(","));
        }
        text
    }
}

fn usual_light(side: i32) -> usize {
    match side {
        3 => 6,
        5 => 18,
        _ => 11,
    }
}

#[test]
fn xafka_agrees_with_a_second_implementation() {
    let seeds = games(2_000);
    let mut plies = 0;
    for seed in seeds.clone() {
        // Every other game is the usual one.
        let usual = seed.is_multiple_of(2);
        let side = if usual {
            4
        } else {
            [3, 4, 5][random(seed, 1_000, 3)]
        };
        let mut agreed = Agreed {
            side,
            players: 2,
            corner: "none",
            light: usual_light(side),
            locked_stuck: "loses",
        };
        if !usual {
            agreed.players = 2 + random(seed, 1_001, 2) as u8;
            agreed.corner = ["none", "both", "any"][random(seed, 1_002, 3)];
            agreed.locked_stuck = ["loses", "wins"][random(seed, 1_003, 2)];
            agreed.light = 3 + random(seed, 1_004, 16);
        }
        let mut options = options(&agreed);
        options.insert("board".to_owned(), board(side).len().to_string());
        plies += compare(Xafka::new(agreed), &options, seed);
    }
    println!("xafka: random games {seeds:?}, {plies} moves, all alike");
}
