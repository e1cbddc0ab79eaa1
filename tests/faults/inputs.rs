//! Records, journals, lists of moves, positions and moves that somebody has changed. The
//! fuzz targets look for more, and need a nightly compiler; this runs everywhere.

#[path = "../../fuzz/src/lib.rs"]
mod targets;

use std::{
    fs, panic,
    path::{Path, PathBuf},
};

use super::{effort, random};

/// What parsers are known to trip over.
const ODD: [&str; 16] = [
    "\0",
    "\n",
    "\u{feff}",
    "\u{202e}",
    "é",
    "-1",
    "18446744073709551616",
    "99999999999999999999999999",
    "((((((((((((((((",
    "[[[[[[[[[[[[[[[[",
    "\"",
    "\\u{110000}",
    "{",
    "}",
    "resign",
    "0",
];

/// The seeds of a target, in the order of their names.
fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds");
    let entries = fs::read_dir(folder.join(target)).unwrap();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

/// Random numbers that are the same in every run.
struct Chance {
    seed: u64,
    drawn: usize,
}

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.drawn += 1;
        random(self.seed, self.drawn, bound.max(1))
    }

    /// A part of a text, mostly a short one.
    fn part(&mut self, length: usize) -> core::ops::Range<usize> {
        let from = self.below(length);
        let most = if self.below(4) == 0 { length } else { 16 };
        from..(from + 1 + self.below(most)).min(length)
    }

    fn change(&mut self, text: &mut Vec<u8>, other: &[u8]) {
        let part = self.part(text.len());
        match self.below(8) {
            0 => drop(text.drain(part)),
            1 => {
                let copy = text[part.clone()].to_vec();
                text.splice(part.start..part.start, copy);
            }
            2 => {
                let odd = ODD[self.below(ODD.len())].bytes();
                text.splice(part, odd);
            }
            3 => {
                let odd = ODD[self.below(ODD.len())].bytes();
                text.splice(part.start..part.start, odd);
            }
            4 => {
                let copy = other[self.part(other.len())].to_vec();
                text.splice(part, copy);
            }
            5 => text.truncate(part.start),
            6 => text[part].reverse(),
            _ => {
                let value = self.below(256) as u8;
                text[part].fill(value);
            }
        }
    }
}

#[test]
fn no_changed_input_is_too_much() {
    let mut tried = 0;
    for (name, target) in targets::TARGETS {
        let seeds = seeds(name);
        // Each journal is written to the disk, and again as a record.
        let usual = if name == "journal" { 60 } else { 400 };
        for number in 0..effort(usual) {
            let mut chance = Chance {
                seed: number as u64,
                drawn: 0,
            };
            let mut text = seeds[number % seeds.len()].clone();
            let other = &seeds[chance.below(seeds.len())];
            for _ in 0..=chance.below(4) {
                chance.change(&mut text, other);
                if text.is_empty() {
                    break;
                }
            }
            tried += 1;
            let done = panic::catch_unwind(|| target(&text));
            let shown = String::from_utf8_lossy(&text);
            assert!(done.is_ok(), "{name}, input {number}:\n{shown}");
        }
    }
    println!("{tried} changed inputs");
}
