//! XIMA once more: a map of towers, and paths that are walked square by square.

mod moves;
mod turns;
mod values;

use std::collections::{BTreeMap, BTreeSet};

use curio_rules::{Player, Points, Turn, registry};
use serde::Serialize;

use super::{Slow, compare_from, games, options, pick, random};

/// A square: its row and its column, both from 0, so that A1, B1 ... come first.
type At = (i32, i32);

/// The top of the pyramid, G7.
const SUMMIT: At = (6, 6);

/// A block: its owner, and whether it is the special.
type Block = (usize, bool);

/// Where a special is when it is not on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Away {
    Reserve,
    Captured { by: usize },
}

#[derive(Clone, Copy, Debug, Serialize)]
struct Agreed {
    players: usize,
    teams: &'static str,
    dice: &'static str,
    thrower: usize,
    first: &'static str,
    first_square: &'static str,
    summit_entry: &'static str,
    uncover: &'static str,
    partners: &'static str,
    more_blocks: &'static str,
    /// 0 for never.
    patience: usize,
    repetition: &'static str,
    summit_value: &'static str,
    dominated_special: &'static str,
}

/// What a repetition repeats.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Table {
    towers: BTreeMap<At, Vec<Block>>,
    reserve: Vec<usize>,
    away: Vec<Option<Away>>,
    to_move: usize,
}

#[derive(Clone, Debug)]
struct Xima {
    agreed: Agreed,
    table: Table,
    /// Captured common blocks by captor and owner.
    captured: Vec<Vec<usize>>,
    captured_value: Vec<i64>,
    gifts: Vec<Points>,
    /// Why a player is out, in the order in which they left.
    out: Vec<(usize, &'static str)>,
    wanting_more: BTreeSet<usize>,
    /// Whether dice are to be thrown.
    is_due: bool,
    /// The dice that lie there and have not been used.
    dice: Vec<usize>,
    /// Whether one of two has been used, and where its block came to rest.
    has_moved: bool,
    moved: Option<At>,
    quiet: usize,
    peak: Points,
    /// The tables since something last happened that cannot be undone.
    before: Vec<Table>,
    over: Option<(usize, &'static str)>,
}

fn name((row, column): At) -> String {
    format!("{}{}", char::from(b'A' + column as u8), row + 1)
}

fn square(name: &str) -> At {
    let (column, row) = name.split_at(1);
    let row: i32 = row.parse().unwrap();
    (row - 1, i32::from(column.as_bytes()[0] - b'A'))
}

/// The floor of a square, 1 to 4, by the ring in which it lies.
fn floor((row, column): At) -> i32 {
    let ring = row.min(column).min(12 - row).min(12 - column);
    1 + ring / 2
}

impl Xima {
    fn new(agreed: Agreed) -> Self {
        let players = agreed.players;
        let mut new = Self {
            agreed,
            table: Table {
                towers: BTreeMap::new(),
                reserve: vec![9; players],
                away: vec![Some(Away::Reserve); players],
                to_move: 0,
            },
            captured: vec![vec![0; players]; players],
            captured_value: vec![0; players],
            gifts: vec![Points::ZERO; players],
            out: Vec::new(),
            wanting_more: BTreeSet::new(),
            is_due: false,
            dice: Vec::new(),
            has_moved: false,
            moved: None,
            quiet: 0,
            peak: Points::ZERO,
            before: Vec::new(),
            over: None,
        };
        new.peak = new.level();
        new.begin_turn();
        new.before.push(new.table.clone());
        new
    }

    fn player(&self) -> usize {
        self.table.to_move
    }

    fn all(&self) -> std::ops::Range<usize> {
        0..self.agreed.players
    }

    fn is_in(&self, player: usize) -> bool {
        self.out.iter().all(|(who, _)| *who != player)
    }

    fn playing(&self) -> Vec<usize> {
        self.all().filter(|player| self.is_in(*player)).collect()
    }

    /// The player, and the partner where there is one.
    fn side(&self, player: usize) -> Vec<usize> {
        let is_partner = |other: usize| self.agreed.teams == "pairs" && other % 2 == player % 2;
        let both = self.all();
        both.filter(|other| *other == player || is_partner(*other))
            .collect()
    }

    /// Whether blocks of the two count as different colours in a tower.
    fn are_enemies(&self, one: usize, other: usize) -> bool {
        match self.agreed.partners {
            "together" => !self.side(one).contains(&other),
            _ => one != other,
        }
    }

    fn tower(&self, at: At) -> &[Block] {
        self.table.towers.get(&at).map_or(&[], Vec::as_slice)
    }

    /// How many blocks a player has on the board.
    fn on_board(&self, player: usize) -> usize {
        let towers = self.table.towers.iter().filter(|(at, _)| **at != SUMMIT);
        towers
            .flat_map(|(_, blocks)| blocks)
            .filter(|(owner, _)| *owner == player)
            .count()
    }

    fn off_board(&self, player: usize) -> usize {
        let special = self.table.away[player] == Some(Away::Reserve);
        self.table.reserve[player] + usize::from(special)
    }

    /// How many blocks a player owns; a captured special is none of them.
    fn owned(&self, player: usize) -> usize {
        self.on_board(player) + self.off_board(player)
    }

    fn commons(&self, player: usize) -> usize {
        let special = self.table.away[player].is_none();
        self.table.reserve[player] + self.on_board(player) - usize::from(special)
    }

    fn is_special_captured(&self, player: usize) -> bool {
        matches!(self.table.away[player], Some(Away::Captured { .. }))
    }

    fn letter(&self, (owner, is_special): Block) -> char {
        let letters = match self.agreed.first {
            "blue" => ['B', 'R', 'Y', 'G'],
            _ => ['R', 'B', 'Y', 'G'],
        };
        if is_special {
            letters[owner].to_ascii_lowercase()
        } else {
            letters[owner]
        }
    }

    fn letters(&self, blocks: &[Block]) -> String {
        blocks.iter().map(|block| self.letter(*block)).collect()
    }

    /// What a player has captured, common blocks first.
    fn prizes(&self, captor: usize) -> String {
        let commons = self.all().flat_map(|owner| {
            let count = self.captured[captor][owner];
            (0..count).map(move |_| (owner, false))
        });
        let specials = self
            .all()
            .filter(|owner| self.table.away[*owner] == Some(Away::Captured { by: captor }))
            .map(|owner| (owner, true));
        let blocks: Vec<Block> = commons.chain(specials).collect();
        self.letters(&blocks)
    }
}

fn dashed(items: Vec<String>, between: &str) -> String {
    if items.is_empty() {
        "-".to_owned()
    } else {
        items.join(between)
    }
}

fn fraction(points: Points) -> String {
    match points.denominator() {
        1 => points.numerator().to_string(),
        denominator => format!("{}/{denominator}", points.numerator()),
    }
}

impl Slow for Xima {
    const GAME: &'static str = "xima";

    fn moves(&self) -> BTreeSet<String> {
        if self.over.is_some() {
            return BTreeSet::new();
        }
        if self.is_due {
            return self.throws();
        }
        let all = self.block_moves();
        let mut moves = self.without_repetitions(&all);
        if moves.is_empty() {
            moves = all;
        }
        if self.has_moved {
            moves.insert("stop".to_owned());
        } else if moves.is_empty() {
            moves.insert("pass".to_owned());
        }
        moves
    }

    fn probes(&self, moves: &BTreeSet<String>, seed: u64) -> Vec<(String, bool)> {
        let may_agree = self.agreed.more_blocks == "agreed"
            && !self.wanting_more.contains(&self.player())
            && self.playing().iter().any(|player| self.owned(*player) < 30);
        let mut probes = vec![
            ("offer".to_owned(), may_agree),
            (
                "accept".to_owned(),
                may_agree && !self.wanting_more.is_empty(),
            ),
            ("pass".to_owned(), moves.contains("pass")),
            ("stop".to_owned(), moves.contains("stop")),
        ];
        if seed.is_multiple_of(256) {
            probes.push(("resign".to_owned(), true));
        }
        // And any two squares.
        let any = |index: u64| {
            let number = random(seed, index, 169) as i32;
            (number / 13, number % 13)
        };
        let to = any(0);
        let towers: Vec<At> = self.table.towers.keys().copied().collect();
        let mut tried = vec![format!("-{}", name(to))];
        // Of a special on the board, `=A8` is the short form of a step.
        if self.table.away[self.player()].is_some() && to != SUMMIT {
            tried.push(format!("={}", name(to)));
        }
        if !towers.is_empty() {
            let from = towers[random(seed, 1, towers.len())];
            let mark = if self.would_capture(to, self.player()) {
                "x"
            } else {
                ""
            };
            if from != to && to != SUMMIT {
                tried.push(format!("{}{mark}{}", name(from), name(to)));
            }
        }
        for mv in tried {
            let is_legal = moves.contains(&mv);
            probes.push((mv, is_legal));
        }
        probes
    }

    fn weight(&self, mv: &str) -> usize {
        match mv {
            "offer" => 20,
            "accept" => 200,
            "TOP" => 1,
            _ if mv.contains('x') => 10,
            // A rescue, and steps towards the summit.
            _ if mv.ends_with("G7") => 30,
            _ if mv.starts_with('=') => 2,
            _ => 1,
        }
    }

    fn to_move(&self) -> u8 {
        self.player() as u8
    }

    fn turn(&self) -> Turn {
        if self.is_due {
            Turn::Chance
        } else {
            Turn::Player(Player(self.to_move()))
        }
    }

    fn result(&self) -> Option<(Vec<u8>, &'static str)> {
        let (winner, why) = self.over?;
        let winners = self.side(winner);
        Some((
            winners.into_iter().map(|player| player as u8).collect(),
            why,
        ))
    }

    fn play(&mut self, mv: &str) {
        self.play_move(mv);
    }

    fn text(&self) -> String {
        let towers = self.table.towers.iter();
        let towers = towers
            .map(|(at, blocks)| format!("{}:{}", name(*at), self.letters(blocks)))
            .collect();
        let letter = |player: usize| self.letter((player, false));
        let reserves = self.all().map(|player| {
            let special = self.table.away[player] == Some(Away::Reserve);
            let special = special.then(|| self.letter((player, true)).to_string());
            let commons = self.table.reserve[player];
            format!("{}{commons}{}", letter(player), special.unwrap_or_default())
        });
        let prizes = self
            .all()
            .filter(|player| self.captured_value[*player] > 0)
            .map(|player| {
                let value = self.captured_value[player];
                format!("{}:{}={value}", letter(player), self.prizes(player))
            });
        let mut text = format!(
            "{} {} {} {} quiet={} level={}",
            dashed(towers, ";"),
            dashed(reserves.collect(), "/"),
            dashed(prizes.collect(), "/"),
            letter(self.player()),
            self.quiet,
            fraction(self.peak),
        );
        if !self.dice.is_empty() {
            let dice: Vec<String> = self.dice.iter().map(usize::to_string).collect();
            let key = if self.has_moved { "die" } else { "dice" };
            text.push_str(&format!(" {key}={}", dice.join("+")));
        }
        if let Some(at) = self.moved {
            text.push_str(&format!(" moved={}", name(at)));
        }
        if !self.wanting_more.is_empty() {
            let who: String = self.wanting_more.iter().map(|it| letter(*it)).collect();
            text.push_str(&format!(" agreed={who}"));
        }
        let gains: Vec<String> = self
            .all()
            .filter(|player| self.gifts[*player] != Points::ZERO)
            .map(|player| format!("{}:{}", letter(player), fraction(self.gifts[player])))
            .collect();
        if !gains.is_empty() {
            text.push_str(&format!(" gain={}", gains.join(",")));
        }
        if let Some((last, earlier)) = self.out.split_last() {
            let mut out = earlier.to_vec();
            out.sort_unstable();
            out.push(*last);
            let out = out
                .iter()
                .map(|(who, why)| format!("{}:{why}", letter(*who)));
            text.push_str(&format!(" out={}", out.collect::<Vec<_>>().join(",")));
        }
        text
    }

    fn score(&self) -> Option<Vec<Points>> {
        Some(self.all().map(|player| self.force(player)).collect())
    }
}

/// The rules of a random game: alternately the usual ones and random ones.
fn agreed(seed: u64) -> Agreed {
    let usual = seed.is_multiple_of(2);
    let pick = |index, words| pick(usual, seed, index, words);
    let players = if usual { 2 } else { 2 + random(seed, 2_000, 3) };
    Agreed {
        players,
        teams: if players == 4 {
            pick(1, &["none", "pairs"])
        } else {
            "none"
        },
        dice: pick(2, &["none", "none", "one", "scienluck"]),
        thrower: 1 + random(seed, 2_001, players),
        first: pick(3, &["red", "blue"]),
        first_square: pick(4, &["free", "any"]),
        summit_entry: pick(5, &["yes", "no"]),
        uncover: pick(6, &["no", "yes"]),
        partners: pick(7, &["separate", "together"]),
        more_blocks: pick(8, &["agreed", "automatic", "never"]),
        patience: if usual {
            20
        } else {
            [0, 4, 5, 20][random(seed, 2_002, 4)]
        },
        repetition: pick(9, &["third", "consecutive", "allowed"]),
        summit_value: pick(10, &["a", "b", "c"]),
        dominated_special: pick(11, &["floor", "half"]),
    }
}

#[test]
fn xima_agrees_with_a_second_implementation() {
    let seeds = games(60);
    let mut plies = 0;
    for seed in seeds.clone() {
        let agreed = agreed(seed);
        let mut options = options(&agreed);
        if agreed.patience == 0 {
            options.insert("patience".to_owned(), "off".to_owned());
        }
        let fast = registry::start("xima", &options).unwrap();
        // Random games need not end.
        let longest = 20 + random(seed, 2_003, 80);
        plies += compare_from(Xima::new(agreed), fast, &options, seed, longest);
    }
    println!("xima: random games {seeds:?}, {plies} moves, all alike");
}
