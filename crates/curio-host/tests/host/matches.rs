//! Whole matches of every game on phones with bad connections.

use std::{io::Write as _, thread};

use curio_record::Match;
use rand_pcg::{
    Pcg64,
    rand_core::{Rng as _, SeedableRng as _},
};
use serde_json::Value;

use super::{
    offered::moves,
    support::{Look, Phone, at_table, connect, keep, new_match, open, request},
};

/// How many matches of each game; `CURIO_PHONES=200` for many.
fn count() -> u64 {
    let wanted = std::env::var("CURIO_PHONES").ok();
    wanted.and_then(|it| it.parse().ok()).unwrap_or(2)
}

/// After how many moves players give up: without a plan, a match of XIMA takes a thousand.
const LONGEST: u64 = 80;

/// Somebody who plays any move, on a phone that loses its connection.
struct Player {
    phone: Phone,
    chance: Pcg64,
    /// Moves that were said to be played, and after how many others.
    played: Vec<(u64, String)>,
}

impl Player {
    fn one_in(&mut self, count: u64) -> bool {
        self.chance.next_u64().is_multiple_of(count)
    }

    /// Plays until the match is over. Returns the last board.
    fn play(&mut self, seat: u64) -> Value {
        let mut look = self.phone.look("");
        loop {
            let board = look.next_of("position");
            if board["over"] == true {
                return board;
            }
            // A phone may have lost its connection for a while, and then hears only the newest.
            if self.one_in(6) {
                look = self.reconnect(look);
            }
            // After hanging up, the board that is known may come again.
            let ply = board["ply"].as_u64();
            let is_new = self.played.last().map(|(ply, _)| *ply) < ply;
            if board["turn"] == seat && is_new {
                self.play_on(&board);
            }
        }
    }

    /// Hangs up and looks again, sometimes as if for the first time.
    fn reconnect(&mut self, look: Look) -> Look {
        let seen = look.seen.clone();
        drop(look);
        let seen = if self.one_in(2) { "" } else { &seen };
        self.phone.look(seen)
    }

    fn play_on(&mut self, board: &Value) {
        let ply = board["ply"].as_u64().unwrap();
        let all = moves(board);
        assert!(!all.is_empty(), "{board}");
        let any = &all[self.chance.next_u64() as usize % all.len()];
        let mv = if ply < LONGEST { any } else { "resign" }.to_owned();
        let wish = self.phone.wish(ply, &mv).to_string();
        let bytes = request(self.phone.address, &wish);
        // Cut off after this many bytes: nothing, the head, half a move, or before the answer.
        if self.one_in(3) {
            let cut = self.chance.next_u64() as usize % (bytes.len() + 1);
            let mut stream = connect(self.phone.address);
            let _ = stream.write_all(&bytes.as_bytes()[..cut]);
        }
        // Both at once, from two phones with one token.
        let twin = self.one_in(4).then(|| {
            let (phone, mv) = (self.phone.clone(), mv.clone());
            thread::spawn(move || phone.play(ply, &mv))
        });
        let (status, said) = self.phone.play(ply, &mv);
        assert_eq!(status, 200, "{mv} after {ply}: {said}");
        if let Some(twin) = twin {
            assert_eq!(twin.join().unwrap().0, 200);
        }
        self.played.push((ply, mv.clone()));
        // Late: once more, and another one for a board that is gone.
        if self.one_in(4) {
            assert_eq!(self.phone.play(ply, &mv).0, 200, "{mv} once more");
        }
        if self.one_in(4) && ply > 0 {
            let (status, said) = self.phone.play(ply - 1, "resign");
            assert_eq!(status, 409, "{said}");
        }
    }
}

/// Plays a match on as many phones as it has seats.
fn play(game: Match, seed: u64) {
    let (host, requests) = open(None);
    let name = game.terms().game.clone();
    host.show(at_table(&game));
    let seats = game.seats().len() as u64;
    let players: Vec<(u64, Player)> = (0..seats)
        .map(|seat| {
            let phone = Phone::join(&host, &format!("Guest {seat}"));
            phone.sit();
            let player = Player {
                phone,
                chance: Pcg64::seed_from_u64(seed * 10 + seat),
                played: Vec::new(),
            };
            (seat, player)
        })
        .collect();
    let watcher = Phone::join(&host, "Watcher");
    let kept = keep(game, host, requests);
    let threads: Vec<_> = players
        .into_iter()
        .map(|(seat, mut player)| {
            thread::spawn(move || {
                let last = player.play(seat);
                (player.played, last)
            })
        })
        .collect();
    let seen = threads.into_iter().map(|thread| thread.join().unwrap());
    let seen: Vec<_> = seen.collect();
    let (game, host) = kept.end();
    // No move was lost, and everybody has seen the same end.
    for (played, last) in seen {
        assert!(!played.is_empty(), "{name} {seed}");
        for (ply, mv) in played {
            assert_eq!(game.plies()[ply as usize].mv, mv, "{name} {seed}");
        }
        assert_eq!(last["ply"].as_u64(), Some(game.len() as u64));
        let outcome = game.outcome().unwrap();
        assert_eq!(last["picture"]["result"], outcome.explanation.as_str());
    }
    let last = watcher.look("").next_of("position");
    assert_eq!(last["ply"].as_u64(), Some(game.len() as u64));
    drop(host);
    let written = curio_record::format::write(&game);
    assert_eq!(curio_record::format::read(&written).as_ref(), Ok(&game));
}

fn play_all(game: &str, options: &[(&str, &str)]) {
    for seed in 1..=count() {
        play(new_match(game, options, seed), seed);
    }
}

#[test]
fn xima() {
    play_all("xima", &[]);
}

#[test]
fn xima_with_dice_for_four() {
    play_all("xima", &[("players", "4"), ("dice", "scienluck")]);
}

#[test]
fn xafka() {
    play_all("xafka", &[]);
}

#[test]
fn mathematichess() {
    play_all("mathematichess", &[("limit", "60")]);
}

#[test]
fn xong() {
    play_all("xong", &[]);
}

#[test]
fn chimple() {
    play_all("chimple", &[]);
}
