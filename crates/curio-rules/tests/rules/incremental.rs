//! What is kept up to date move by move is what is found afresh: hashes and scores, over
//! long runs of random games.
//!
//! `CURIO_PLIES=10000000` plays that many moves of all games together; see docs/testing.md.

#![allow(clippy::print_stdout, reason = "the figures are for docs/testing.md")]

use std::env;

use curio_rules::{
    Game, Player,
    chimple::Chimple,
    mathematichess::Mathematichess,
    xafka::Xafka,
    xima::{Change, Xima},
    xong::Xong,
    zobrist_key,
};

use crate::{
    battery::random_match,
    support::{options, start},
};

/// How many moves of each game are played.
fn wanted() -> u64 {
    let all = env::var("CURIO_PLIES").ok();
    all.and_then(|number| number.parse().ok()).unwrap_or(20_000) / 5
}

/// Random games need not end.
const LONGEST: usize = 400;

/// Plays random games under each of the options by turns, and checks every position.
fn holds<G: Game>(agreed: &[&str]) {
    // How often a state has occurred is no part of a position as text.
    let is_told = G::INFO.id != "chimple";
    let agreed: Vec<G::Options> = agreed.iter().map(|text| options::<G>(text)).collect();
    let (mut plies, mut games) = (0, 0);
    while plies < wanted() {
        let options = &agreed[games as usize % agreed.len()];
        let positions = random_match(G::start(options), games).skip(1);
        for position in positions.take(LONGEST) {
            plies += 1;
            let hash = Game::hash(&position);
            assert_eq!(hash, position.recomputed_hash(), "{position:?}");
            // A position that was read has no history, so its score is computed afresh.
            let text = Game::position_text(&position);
            let read = G::parse_position(options, &text).unwrap();
            let (afresh, kept) = (Game::score(&read), Game::score(&position));
            assert_eq!(afresh.totals, kept.totals, "{text}");
            assert!(!is_told || afresh == kept, "{afresh:?}\n{kept:?}\n{text}");
        }
        games += 1;
    }
    println!("{}: {plies} moves of {games} games", G::INFO.id);
}

#[test]
fn xafka_keeps_its_hash() {
    holds::<Xafka>(&["", "board=61 players=3", "board=19 corner=any"]);
}

#[test]
fn xima_keeps_its_hash_and_its_forces() {
    holds::<Xima>(&[
        "",
        "players=4 teams=pairs partners=together uncover=yes",
        "players=3 dice=one dominated_special=half summit_value=c",
        "dice=scienluck summit_value=b patience=4",
    ]);
}

#[test]
fn mathematichess_keeps_its_hash_and_its_points() {
    holds::<Mathematichess>(&[
        "size=5",
        "size=7 join=diag sovereign=all frozen=all terminators=free",
        "size=5 majority=plurality push=stay nullswap=on secured=off",
        "size=8 ending=any",
    ]);
}

#[test]
fn xong_keeps_its_hash_and_its_tally() {
    holds::<Xong>(&[
        "board=0:0..1/1:0..1",
        "board=0:0/1:0/2:0 handicap=free",
        "board=-1:0,1/0:-1,1/1:-1,0",
        "board=random hexes=12",
    ]);
}

#[test]
fn chimple_keeps_its_hash() {
    holds::<Chimple>(&["", "size=4", "size=4 slide=yes back=yes stuck=draw"]);
}

/// A match of XIMA may go on for ever, and more and more blocks are captured in it.
#[test]
fn xima_counts_captures_without_end() {
    const PLIES: u64 = 60_000;

    let mut position: Xima = start("patience=4");
    let options = position.options();
    let mut counted = [0; 2];
    let mut longest = 0;
    for ply in 0..PLIES {
        let mut draws = 0;
        let drawn = position.random_legal(|most| {
            draws += 1;
            (zobrist_key(draws, ply) % u64::from(most)) as u32
        });
        let Some(mv) = drawn else {
            // Over: the next one begins.
            position = Xima::start(&options);
            counted = [0; 2];
            continue;
        };
        for change in position.play(&mv).unwrap() {
            if let Change::Captured { by, block, .. } = change
                && !block.is_special
            {
                counted[by.index()] += 1;
            }
        }
        longest = longest.max(counted[0].max(counted[1]));
        if ply % 512 == 0 {
            for (player, counted) in Player::all(2).zip(counted) {
                let prizes = position.captured_by(player);
                let commons = prizes.iter().filter(|block| !block.is_special).count();
                assert_eq!(commons, counted, "after {ply} moves");
            }
            let text = Game::position_text(&position);
            let read = Xima::parse_position(&options, &text).unwrap();
            assert_eq!(Game::hash(&read), Game::hash(&position), "{text}");
            assert_eq!(read, position, "{text}");
        }
    }
    assert!(
        longest > 255,
        "only {longest} blocks captured by one player"
    );
}
