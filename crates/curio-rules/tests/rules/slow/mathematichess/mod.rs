//! Mathematichess once more: a grid of letters, and territories that are found by walking
//! from one empty square to the next.

mod moves;
mod territories;

use std::{cmp::Ordering, collections::BTreeSet};

use curio_rules::{Points, registry};
use serde::Serialize;

use super::{Slow, compare_from, games, options, pick, random};
use crate::support::packed;

/// A square: its file and its rank, both from 0.
type At = (i32, i32);

const SIDES: [At; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const CORNERS: [At; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const LEAPS: [At; 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

#[derive(Clone, Debug, Serialize)]
struct Agreed {
    size: i32,
    /// What ends the game early, joined by `+`.
    ending: String,
    sovereign_count: usize,
    homogeneous_count: usize,
    royal_count: usize,
    points: i64,
    bonus: i64,
    limit: usize,
    repetition: usize,
    majority: &'static str,
    sovereign: &'static str,
    join: &'static str,
    guard: &'static str,
    push: &'static str,
    secured: &'static str,
    frozen: &'static str,
    nullswap: &'static str,
    terminators: &'static str,
}

/// The kinds with how many of each a player has.
fn army(size: i32) -> Vec<(char, usize)> {
    let (kinds, of_each, one_more) = match size {
        13 => ("KQTRBNGPF", 9, ""),
        11 => ("KQTRBNGPF", 6, "RBN"),
        9 => ("KQTRBNGPF", 4, "RN"),
        7 => ("KQTRBNGPF", 2, "TRNG"),
        8 => ("KQRBNP", 5, ""),
        _ => ("KQTRBNGPF", 1, "RN"),
    };
    kinds
        .chars()
        .map(|kind| (kind, of_each + usize::from(one_more.contains(kind))))
        .collect()
}

fn plus(a: At, b: At) -> At {
    (a.0 + b.0, a.1 + b.1)
}

fn times(n: i32, step: At) -> At {
    (n * step.0, n * step.1)
}

fn name((file, rank): At) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

fn square(name: &str) -> At {
    let (file, rank) = name.split_at(1);
    let rank: i32 = rank.parse().unwrap();
    (i32::from(file.as_bytes()[0] - b'a'), rank - 1)
}

#[derive(Clone, Debug)]
struct Mathematichess {
    agreed: Agreed,
    /// By rank and file: capitals are White's, `.` is empty.
    board: Vec<Vec<char>>,
    hands: [Vec<(char, usize)>; 2],
    to_move: usize,
    used: [bool; 2],
    plies: usize,
    passed: bool,
    talk: &'static str,
    /// Since the last Terminator.
    seen: Vec<(Vec<Vec<char>>, usize)>,
    end: Option<(Option<usize>, &'static str)>,
}

/// The side that a letter belongs to.
fn side(letter: char) -> usize {
    usize::from(letter.is_ascii_lowercase())
}

impl Mathematichess {
    fn new(agreed: Agreed) -> Self {
        let width = agreed.size as usize;
        Self {
            board: vec![vec!['.'; width]; width],
            hands: [army(agreed.size), army(agreed.size)],
            agreed,
            to_move: 0,
            used: [false; 2],
            plies: 0,
            passed: false,
            talk: "",
            seen: Vec::new(),
            end: None,
        }
    }

    fn squares(&self) -> Vec<At> {
        let size = self.agreed.size;
        (0..size)
            .flat_map(|rank| (0..size).map(move |file| (file, rank)))
            .collect()
    }

    /// The letter on a square; nothing beyond the border.
    fn at(&self, at: At) -> Option<char> {
        let inside = 0..self.agreed.size;
        (inside.contains(&at.0) && inside.contains(&at.1))
            .then(|| self.board[at.1 as usize][at.0 as usize])
    }

    fn put(&mut self, at: At, letter: char) {
        self.board[at.1 as usize][at.0 as usize] = letter;
    }

    fn is_empty(&self, at: At) -> bool {
        self.at(at) == Some('.')
    }

    fn is_piece(&self, at: At) -> bool {
        self.at(at).is_some_and(|letter| letter != '.')
    }

    fn is_revision(&self) -> bool {
        self.agreed.size == 8
    }

    fn value(&self, letter: char) -> i64 {
        let values = if self.is_revision() {
            [('K', 10), ('Q', 9), ('R', 5), ('N', 4), ('B', 3), ('P', 1)].to_vec()
        } else {
            "FPGNBRTQK".chars().zip(1..).collect()
        };
        let kind = letter.to_ascii_uppercase();
        values.into_iter().find(|(it, _)| *it == kind).unwrap().1
    }

    fn left(&self, player: usize) -> usize {
        self.hands[player].iter().map(|(_, count)| count).sum()
    }

    fn is_placing(&self) -> bool {
        self.left(0) + self.left(1) > 0
    }

    fn may_terminate(&self, player: usize) -> bool {
        let agreed = match self.agreed.terminators {
            "auto" => !self.is_revision(),
            answer => answer != "off",
        };
        agreed && !self.used[player]
    }

    /// Changes the board as a move of the pieces says.
    fn play_on_board(&mut self, mv: &str) {
        if let Some((kind, at)) = mv.split_once('@') {
            let kind = kind.chars().next().unwrap();
            let hand = self.hands[self.to_move].iter_mut();
            hand.filter(|(it, _)| *it == kind).for_each(|it| it.1 -= 1);
            let letter = match self.to_move {
                0 => kind,
                _ => kind.to_ascii_lowercase(),
            };
            self.put(square(at), letter);
            return;
        }
        if let Some(at) = mv.strip_prefix('!') {
            self.put(square(at), '.');
            self.used[self.to_move] = true;
            self.seen.clear();
            return;
        }
        let sign = mv[1..].find(['-', '>', 'x']).unwrap() + 1;
        let (from, to) = (square(&mv[1..sign]), square(&mv[sign + 1..]));
        let letter = self.at(from).unwrap();
        match &mv[sign..=sign] {
            "-" => {
                self.put(to, letter);
                self.put(from, '.');
            }
            "x" => {
                let other = self.at(to).unwrap();
                self.put(to, letter);
                self.put(from, other);
            }
            _ => {
                let step = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
                if self.is_revision() {
                    let pushed = plus(from, step);
                    let other = self.at(pushed).unwrap();
                    self.put(pushed, '.');
                    self.put(from, '.');
                    self.put(to, other);
                    self.put(plus(to, times(-1, step)), letter);
                    return;
                }
                let mut at = to;
                while at != from {
                    let behind = plus(at, times(-1, step));
                    if behind == from && self.agreed.push == "stay" {
                        self.put(at, '.');
                        return;
                    }
                    self.put(at, self.at(behind).unwrap());
                    at = behind;
                }
                self.put(from, '.');
            }
        }
    }

    /// Whether the move that `mover` has just made ends the game.
    fn end_after(
        &self,
        mover: usize,
        before: [[usize; 3]; 2],
        both_passed: bool,
    ) -> Option<(Option<usize>, &'static str)> {
        let agreed = |word: &str| self.agreed.ending.split('+').any(|it| it == word);
        let wanted = [
            ("sovereign", self.agreed.sovereign_count),
            ("homogeneous", self.agreed.homogeneous_count),
            ("royal", self.agreed.royal_count),
        ];
        for player in [mover, 1 - mover] {
            let after = self.achieved(player);
            for (n, (word, count)) in wanted.into_iter().enumerate() {
                let enough = after[n] > before[player][n] && after[n] >= count;
                if agreed(word) && enough {
                    return Some((Some(player), word));
                }
            }
        }
        let [white, black] = self.totals();
        if agreed("points") && white.max(black) >= self.agreed.points {
            return Some((None, "points"));
        }
        if both_passed {
            return Some((None, "blocked"));
        }
        let now = self.seen.last();
        if self.seen.iter().filter(|it| Some(*it) == now).count() >= self.agreed.repetition {
            return Some((None, "repetition"));
        }
        (self.plies >= self.agreed.limit).then_some((None, "limit"))
    }
}

impl Slow for Mathematichess {
    const GAME: &'static str = "mathematichess";

    fn moves(&self) -> BTreeSet<String> {
        if self.end.is_some() {
            return BTreeSet::new();
        }
        if self.talk == "offered" {
            return BTreeSet::from(["decline".to_owned()]);
        }
        let mut moves = self.actions();
        if self.may_terminate(self.to_move) {
            let own = self
                .squares()
                .into_iter()
                .filter(|at| self.is_piece(*at) && side(self.at(*at).unwrap()) == self.to_move);
            moves.extend(own.map(|at| format!("!{}", name(at))));
        }
        if moves.is_empty() {
            moves.insert("pass".to_owned());
        }
        moves
    }

    fn probes(&self, moves: &BTreeSet<String>, seed: u64) -> Vec<(String, bool)> {
        let is_asked = self.talk == "offered";
        let may_agree = (0..2).all(|player| !self.may_terminate(player));
        let may_offer = !self.is_placing() && may_agree && self.talk.is_empty();
        let is_terminator = |mv: &String| mv.starts_with('!');
        let may_pass = !is_asked && moves.iter().all(|mv| mv == "pass" || is_terminator(mv));
        let mut probes = vec![
            ("accept".to_owned(), is_asked),
            ("decline".to_owned(), is_asked),
            ("offer".to_owned(), may_offer),
            ("pass".to_owned(), may_pass),
        ];
        // And any two squares.
        let squares = self.squares();
        let any = |index: u64| squares[random(seed, index, squares.len())];
        let (from, to) = (any(0), any(1));
        let kind = self.at(from).unwrap().to_ascii_uppercase();
        if kind != '.' {
            let sign = ['-', '>', 'x'][random(seed, 2, 3)];
            let mv = format!("{kind}{}{sign}{}", name(from), name(to));
            let is_legal = moves.contains(&mv);
            probes.push((mv, is_legal));
        }
        probes
    }

    fn to_move(&self) -> u8 {
        self.to_move as u8
    }

    fn result(&self) -> Option<(Vec<u8>, &'static str)> {
        let (_, why) = self.end?;
        let [white, black] = self.totals();
        let winners = match white.cmp(&black) {
            Ordering::Greater => vec![0],
            Ordering::Less => vec![1],
            Ordering::Equal => Vec::new(),
        };
        Some((winners, why))
    }

    fn play(&mut self, mv: &str) {
        let mover = self.to_move;
        match mv {
            "offer" => self.talk = "offered",
            "decline" => self.talk = "declined",
            "accept" => self.end = Some((None, "agreement")),
            _ => return self.play_turn(mv),
        }
        if mv != "accept" {
            self.to_move = 1 - mover;
        }
    }

    fn text(&self) -> String {
        let ranks: Vec<String> = self.board.iter().rev().map(|rank| packed(rank)).collect();
        let hand = |player: usize| -> String {
            let left = self.hands[player].iter().filter(|(_, count)| *count > 0);
            let text: String = left.map(|(kind, count)| format!("{kind}{count}")).collect();
            match (text.is_empty(), player) {
                (true, _) => "-".to_owned(),
                (_, 0) => text,
                _ => text.to_lowercase(),
            }
        };
        let hands = if self.is_placing() {
            format!("{}/{}", hand(0), hand(1))
        } else {
            "-".to_owned()
        };
        let used = match self.used {
            [false, false] => "-",
            [true, false] => "W",
            [false, true] => "B",
            [true, true] => "WB",
        };
        let to_move = ["W", "B"][self.to_move];
        let mut text = format!("{} {to_move} {hands} {used}", ranks.join("/"));
        if self.plies > 0 {
            text.push_str(&format!(" ply:{}", self.plies));
        }
        if self.passed {
            text.push_str(" passed");
        }
        if !self.talk.is_empty() {
            text.push_str(&format!(" {}", self.talk));
        }
        text
    }

    /// Without the keys of what was seen before: those are the other one's own.
    fn comparable(text: &str) -> String {
        let words = text.split(' ').filter(|word| !word.starts_with("seen:"));
        words.collect::<Vec<_>>().join(" ")
    }

    fn score(&self) -> Option<Vec<Points>> {
        Some(self.totals().map(Points::whole).to_vec())
    }
}

impl Mathematichess {
    /// Plays what is neither an offer nor an answer to one.
    fn play_turn(&mut self, mv: &str) {
        let mover = self.to_move;
        let was_placing = self.is_placing();
        let before = [self.achieved(0), self.achieved(1)];
        if mv != "pass" {
            self.play_on_board(mv);
        }
        self.talk = "";
        let is_beside = mv.starts_with('!') && self.agreed.terminators == "free";
        if !is_beside {
            self.to_move = 1 - mover;
        }
        if was_placing {
            if !self.is_placing() {
                self.seen = vec![(self.board.clone(), self.to_move)];
            }
            return;
        }
        self.plies += usize::from(!is_beside);
        let both_passed = mv == "pass" && self.passed;
        self.passed = mv == "pass";
        self.seen.push((self.board.clone(), self.to_move));
        self.end = self.end_after(mover, before, both_passed);
    }
}

/// The rules of a random game: alternately the usual ones and random ones.
fn agreed(seed: u64) -> Agreed {
    let usual = seed.is_multiple_of(2);
    let pick = |index, words| pick(usual, seed, index, words);
    let number = |index: u64, bound: usize| random(seed, 2_000 + index, bound);
    // The small boards more often: their games take less time.
    let size = match number(0, 64) {
        0 => 13,
        1 => 11,
        2..5 => 9,
        5..16 => 7,
        16..24 => 8,
        _ => 5,
    };
    let ends = ["sovereign", "homogeneous", "royal", "points"].into_iter();
    let ends = ends.zip(20..).filter(|(_, n)| !usual && number(*n, 3) == 0);
    let ends: Vec<&str> = ends.map(|(word, _)| word).collect();
    let [sovereign_count, homogeneous_count, royal_count] =
        [5, 4, 3].map(|most| 1 + number(30 + most as u64, most));
    Agreed {
        size,
        ending: if ends.is_empty() {
            "agreement".to_owned()
        } else {
            ends.join("+")
        },
        sovereign_count,
        homogeneous_count,
        royal_count,
        points: 1 + number(1, 1_200) as i64,
        bonus: number(2, 400) as i64,
        limit: if usual { 40 } else { 1 + number(3, 80) },
        repetition: if usual { 3 } else { 2 + number(4, 3) },
        majority: pick(2, &["half", "plurality", "owner", "strict"]),
        sovereign: pick(3, &["first", "break", "all"]),
        join: pick(4, &["orth", "diag"]),
        guard: pick(5, &["leap", "over", "step"]),
        push: pick(6, &["with", "stay"]),
        secured: pick(7, &["on", "on", "on", "off"]),
        frozen: pick(8, &["owner", "all"]),
        nullswap: pick(9, &["off", "on"]),
        terminators: pick(10, &["auto", "on", "free", "off"]),
    }
}

#[test]
fn mathematichess_agrees_with_a_second_implementation() {
    let seeds = games(200);
    let mut plies = 0;
    for seed in seeds.clone() {
        let agreed = agreed(seed);
        let options = options(&agreed);
        let mut slow = Mathematichess::new(agreed);
        let mut fast = registry::start("mathematichess", &options).unwrap();
        // Placing is simple and takes long: it is compared in every eighth game.
        while !seed.is_multiple_of(8) && slow.is_placing() {
            let ply = (slow.left(0) + slow.left(1)) as u64;
            let empty: Vec<At> = slow
                .squares()
                .into_iter()
                .filter(|at| slow.is_empty(*at))
                .collect();
            let at = empty[random(seed, 3_000 + ply, empty.len())];
            let hand = &slow.hands[slow.to_move];
            let left: Vec<char> = hand.iter().filter(|it| it.1 > 0).map(|it| it.0).collect();
            let kind = left[random(seed, 4_000 + ply, left.len())];
            let mv = format!("{kind}@{}", name(at));
            fast.play_text(&mv).unwrap();
            slow.play(&mv);
        }
        plies += compare_from(slow, fast, &options, seed, usize::MAX);
    }
    println!("mathematichess: random games {seeds:?}, {plies} moves, all alike");
}
