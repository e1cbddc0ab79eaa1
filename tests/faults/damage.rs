//! Files that are cut off, or in which blocks of the disk are wrong.

use std::fs;

use curio::record::{self, Edit, Match, Store, format};

use super::{effort, folder, random, random_match};

/// The blocks of a disk.
const BLOCK: usize = 512;

/// What may be left of a file, each with a name.
fn damaged(whole: &[u8], prefixes: usize) -> Vec<(String, Vec<u8>)> {
    let mut all = Vec::new();
    let step = (whole.len() / prefixes.max(1)).max(1);
    for cut in (0..whole.len()).step_by(step) {
        all.push((format!("cut at {cut}"), whole[..cut].to_vec()));
    }
    let blocks = whole.len().div_ceil(BLOCK);
    let range = |block: usize| block * BLOCK..((block + 1) * BLOCK).min(whole.len());
    for block in 0..blocks {
        let mut zeroed = whole.to_vec();
        zeroed[range(block)].fill(0);
        all.push((format!("block {block} zeroed"), zeroed));
        let mut garbled = whole.to_vec();
        for (at, byte) in garbled[range(block)].iter_mut().enumerate() {
            *byte ^= random(3, block * BLOCK + at, 256) as u8;
        }
        all.push((format!("block {block} garbled"), garbled));
        let other = random(4, block, blocks);
        if range(block).len() == BLOCK && range(other).len() == BLOCK && other != block {
            let mut swapped = whole.to_vec();
            swapped.copy_within(range(other), block * BLOCK);
            swapped[range(other)].copy_from_slice(&whole[range(block)]);
            all.push((format!("blocks {block} and {other} swapped"), swapped));
        }
    }
    all
}

fn hashes(game: &Match) -> Vec<u64> {
    game.plies().iter().map(|ply| ply.hash).collect()
}

#[test]
fn of_a_damaged_record_the_longest_valid_part_comes_back() {
    let folder = folder();
    let path = folder.path().join("a.curio");
    let mut tried = 0;
    for (number, name) in ["xima", "xafka", "mathematichess", "xong", "chimple"]
        .into_iter()
        .enumerate()
    {
        let mut game = random_match(name, number as u64, 120);
        for ply in (0..game.len()).step_by(7) {
            let comment = "worth a \"thought\", or {two}\n".to_owned();
            game.apply(Edit::Comment(ply, comment)).unwrap();
        }
        let whole = hashes(&game);
        let text = format::write(&game).into_bytes();
        for (damage, bytes) in damaged(&text, effort(60)) {
            fs::write(&path, &bytes).unwrap();
            tried += 1;
            let Ok(salvaged) = record::salvage(&path) else {
                assert!(record::load(&path).is_err(), "{name}: {damage}");
                continue;
            };
            let found = hashes(&salvaged.game);
            assert!(whole.starts_with(&found), "{name}: {damage}");
            let is_whole = found.len() == whole.len();
            assert!(is_whole || salvaged.damage.is_some(), "{name}: {damage}");
        }
    }
    println!("{tried} damaged records, no panic, no wrong move");
}

#[test]
fn of_a_damaged_journal_the_longest_valid_part_comes_back() {
    let folder = folder();
    let store = Store::at(folder.path());
    let game = random_match("xima", 9, 90);
    let mut journal = store.begin(random_match("xima", 9, 0));
    for ply in game.plies() {
        journal.apply(Edit::play(&*ply.mv, None)).unwrap();
    }
    drop(journal.leave());
    let path = folder.path().join("live/1.journal");
    let text = fs::read(&path).unwrap();
    let whole = hashes(&game);
    let all = damaged(&text, effort(60));
    let tried = all.len();
    for (damage, bytes) in all {
        fs::write(&path, &bytes).unwrap();
        let set_aside = store.tidy().unwrap();
        let unfinished = store.unfinished().unwrap();
        let found = unfinished
            .first()
            .map(|it| hashes(&it.game))
            .unwrap_or_default();
        assert!(whole.starts_with(&found), "{damage}");
        // Whole lines before the damage are there, and nothing is gone without a word.
        let same = text.iter().zip(&bytes).take_while(|(a, b)| a == b).count();
        let lines = bytes[..same].iter().filter(|byte| **byte == b'\n').count();
        assert!(found.len() >= lines.saturating_sub(2), "{damage}");
        // A journal that ends after any of its lines is a whole one.
        let is_shorter = text.starts_with(&bytes)
            && (bytes.ends_with(b"\n") || text.get(bytes.len()) == Some(&b'\n'));
        let is_told = !set_aside.is_empty()
            || unfinished.iter().any(|it| it.damage.is_some())
            || found.len() == whole.len()
            || is_shorter;
        assert!(is_told, "{damage}");
        drop(unfinished);
        let _ = fs::remove_dir_all(store.set_aside());
    }
    println!("{tried} damaged journals, no panic, no wrong move");
}
