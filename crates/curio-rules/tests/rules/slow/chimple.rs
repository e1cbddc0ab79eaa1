//! Chimple once more: a string of digits, and steps on a grid.

use std::collections::BTreeSet;

use serde::Serialize;

use super::{Slow, compare, games, options, random};

#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Agreed {
    #[serde(rename = "size")]
    pub(crate) side: i32,
    pub(crate) back: bool,
    pub(crate) capture_back: bool,
    pub(crate) slide: bool,
    pub(crate) stuck: &'static str,
}

#[derive(Clone, Debug)]
pub(crate) struct Chimple {
    agreed: Agreed,
    /// The digits from the top left: `0` empty, `1` black, `2` white.
    digits: Vec<char>,
    /// `1` or `2`.
    to_move: char,
    /// Every state since the start, with the side to move.
    history: Vec<(Vec<char>, char)>,
}

impl Chimple {
    fn new(agreed: Agreed) -> Self {
        let start = if agreed.side == 3 {
            "202000101"
        } else {
            "2222000000001111"
        };
        Self::in_state(agreed, start, '1')
    }

    /// A state with the digit of the side to move.
    pub(crate) fn in_state(agreed: Agreed, digits: &str, to_move: char) -> Self {
        let digits: Vec<char> = digits.chars().collect();
        Self {
            agreed,
            history: vec![(digits.clone(), to_move)],
            digits,
            to_move,
        }
    }

    /// The digit in a row from the top and a column from the left.
    fn at(&self, row: i32, column: i32) -> Option<char> {
        let inside = 0..self.agreed.side;
        (inside.contains(&row) && inside.contains(&column))
            .then(|| self.digits[(row * self.agreed.side + column) as usize])
    }

    /// The author's number of a square: the last one at the top left, 1 at the bottom right.
    fn number(&self, row: i32, column: i32) -> i32 {
        self.agreed.side * self.agreed.side - (row * self.agreed.side + column)
    }

    /// The eligible memes of the side to move, as moves.
    pub(crate) fn eligible(&self) -> BTreeSet<String> {
        let mut moves = BTreeSet::new();
        // Black sits at the bottom and goes up, which is to smaller rows.
        let ahead = if self.to_move == '1' { -1 } else { 1 };
        let side = self.agreed.side;
        for row in 0..side {
            for column in 0..side {
                if self.at(row, column) != Some(self.to_move) {
                    continue;
                }
                let from = self.number(row, column);
                for (down, right) in [(ahead, 0), (0, -1), (0, 1), (-ahead, 0)] {
                    if down == -ahead && right == 0 && !self.agreed.back {
                        continue;
                    }
                    let farthest = if self.agreed.slide { side } else { 1 };
                    for steps in 1..=farthest {
                        let (row, column) = (row + steps * down, column + steps * right);
                        if self.at(row, column) != Some('0') {
                            break;
                        }
                        moves.insert(format!("{from}-{}", self.number(row, column)));
                    }
                }
                for (down, right) in [(ahead, -1), (ahead, 1), (-ahead, -1), (-ahead, 1)] {
                    if down == -ahead && !self.agreed.capture_back {
                        continue;
                    }
                    let (row, column) = (row + down, column + right);
                    if self.at(row, column) == Some(other(self.to_move)) {
                        moves.insert(format!("{from}x{}", self.number(row, column)));
                    }
                }
            }
        }
        moves
    }
}

fn other(digit: char) -> char {
    if digit == '1' { '2' } else { '1' }
}

/// The seat of a side: Black begins.
fn seat(digit: char) -> u8 {
    u8::from(digit == '2')
}

impl Slow for Chimple {
    const GAME: &'static str = "chimple";

    fn moves(&self) -> BTreeSet<String> {
        match self.result() {
            Some(_) => BTreeSet::new(),
            None => self.eligible(),
        }
    }

    fn to_move(&self) -> u8 {
        seat(self.to_move)
    }

    fn result(&self) -> Option<(Vec<u8>, &'static str)> {
        for side in ['1', '2'] {
            if !self.digits.contains(&side) {
                return Some((vec![seat(other(side))], "no-characters"));
            }
        }
        if self.eligible().is_empty() {
            let winners = match self.agreed.stuck {
                "loses" => vec![seat(other(self.to_move))],
                "wins" => vec![seat(self.to_move)],
                _ => Vec::new(),
            };
            return Some((winners, "stuck"));
        }
        let now = self.history.last().unwrap();
        if self.history.iter().filter(|state| *state == now).count() >= 3 {
            return Some((Vec::new(), "repetition"));
        }
        (self.history.len() > 200).then(|| (Vec::new(), "turn-limit"))
    }

    fn play(&mut self, mv: &str) {
        let mut numbers = mv.split(['-', 'x']).map(|number| {
            let number: usize = number.parse().unwrap();
            self.digits.len() - number
        });
        let (from, to) = (numbers.next().unwrap(), numbers.next().unwrap());
        self.digits[to] = self.digits[from];
        self.digits[from] = '0';
        self.to_move = other(self.to_move);
        self.history.push((self.digits.clone(), self.to_move));
    }

    fn text(&self) -> String {
        let digits: String = self.digits.iter().collect();
        format!("{digits} {}", if self.to_move == '1' { 'b' } else { 'w' })
    }
}

#[test]
fn chimple_agrees_with_a_second_implementation() {
    let seeds = games(2_000);
    let mut plies = 0;
    for seed in seeds.clone() {
        // Every other game by the usual rules of its board.
        let usual = seed.is_multiple_of(2);
        let pick = |index: u64| !usual && random(seed, 1_000 + index, 2) == 1;
        let side = if random(seed, 1_000, 2) == 1 { 4 } else { 3 };
        let agreed = Agreed {
            side,
            back: if usual { side == 3 } else { pick(1) },
            capture_back: usual || pick(2),
            slide: pick(3),
            stuck: if usual {
                "loses"
            } else {
                ["loses", "draw", "wins"][random(seed, 1_004, 3)]
            },
        };
        let mut options = options(&agreed);
        if usual {
            options.insert("back".to_owned(), "auto".to_owned());
        }
        plies += compare(Chimple::new(agreed), &options, seed);
    }
    println!("chimple: random games {seeds:?}, {plies} moves, all alike");
}
