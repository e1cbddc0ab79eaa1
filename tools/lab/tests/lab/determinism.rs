//! The same seed gives the same match: on every run, in every build, on every machine,
//! and however much else the machine has to do.

use std::{path::Path, thread};

use curio_record as record;

use super::program::run_in;

/// A match, and what must come out.
struct Sample {
    game: &'static str,
    players: &'static str,
    options: &'static [&'static str],
    /// The number of moves, and a sum over the moves and the positions after them. They
    /// were computed once, in a build for daily work.
    plies: usize,
    sum: u64,
}

const SAMPLES: [Sample; 5] = [
    Sample {
        game: "xima",
        players: "level:1,random",
        options: &[],
        plies: 131,
        sum: 0x6bd1_d382_a07e_7920,
    },
    Sample {
        game: "xafka",
        players: "level:2,random",
        options: &[],
        plies: 23,
        sum: 0xeac5_c469_f17f_268f,
    },
    Sample {
        game: "mathematichess",
        players: "level:7,level:1",
        options: &["size=5", "limit=20"],
        plies: 36,
        sum: 0x969f_7c60_dd3e_bcb3,
    },
    Sample {
        game: "xong",
        players: "level:1,random",
        options: &["board=random", "hexes=12", "board_seed=3"],
        plies: 19,
        sum: 0x9533_de8d_42d1_ccac,
    },
    Sample {
        game: "chimple",
        players: "level:2,model:historical",
        options: &[],
        plies: 9,
        sum: 0x0ab8_6126_7b94_8064,
    },
];

/// FNV-1a over some bytes, going on from the sum of those before.
fn sum(before: u64, bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes.into_iter().fold(before, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// Plays a match in a folder of its own; the number of its moves and their sum.
fn play(sample: &Sample, folder: &Path) -> (usize, u64) {
    let Sample { game, players, .. } = sample;
    let mut line = format!("match {game} --players {players} --seed 11 --longest 150 --out out");
    for option in sample.options {
        line += &format!(" --option {option}");
    }
    let said = run_in(folder, &line);
    assert_eq!(said.code, Some(0), "{said:?}");
    let path = folder.join(format!("out/{}-0001.curio", sample.game));
    let record = record::load(&path).unwrap();
    let all = record
        .plies()
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |all, ply| {
            sum(sum(all, ply.mv.bytes()), ply.hash.to_le_bytes())
        });
    (record.len(), all)
}

fn play_all() -> Vec<(&'static str, usize, u64)> {
    SAMPLES
        .iter()
        .map(|sample| {
            let folder = tempfile::tempdir().unwrap();
            let (plies, sum) = play(sample, folder.path());
            (sample.game, plies, sum)
        })
        .collect()
}

#[test]
fn the_same_seed_gives_the_same_match_everywhere() {
    let expected: Vec<_> = SAMPLES
        .iter()
        .map(|sample| (sample.game, sample.plies, sample.sum))
        .collect();
    assert_eq!(play_all(), expected, "one after the other");
    // In two threads at once, each match has half of the machine, or less.
    thread::scope(|scope| {
        for playing in [(); 2].map(|()| scope.spawn(play_all)) {
            assert_eq!(playing.join().unwrap(), expected, "two at once");
        }
    });
}
