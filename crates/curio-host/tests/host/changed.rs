//! Requests that somebody has changed at random: what the fuzz target `phone` tries, without a
//! fuzzer. `CURIO_REQUESTS` says how many.

use std::env;

use curio_host::{Judged, LARGEST_REQUEST, Request, judge};
use curio_rules::Player;
use rand_pcg::{
    Pcg64,
    rand_core::{Rng as _, SeedableRng as _},
};

use super::support::new_match;

const REQUESTS: [&str; 8] = [
    r#"{"do":"join","key":"0123456789abcdef","name":"Ada"}"#,
    r#"{"do":"sit","token":"0123456789abcdef0123456789abcdef"}"#,
    r#"{"do":"sit","token":"0123456789abcdef","seat":1}"#,
    r#"{"do":"leave","token":"0123456789abcdef"}"#,
    r#"{"do":"again","token":"0123456789abcdef"}"#,
    r#"{"do":"undo","token":"0123456789abcdef"}"#,
    r#"{"do":"predict","token":"0123456789abcdef","ply":0,"move":"d4"}"#,
    r#"{"do":"play","token":"0123456789abcdef","ply":0,"move":"d4"}"#,
];

/// What parsers are known to trip over.
const ODD: [&str; 14] = [
    "\0",
    "\u{feff}",
    "\u{202e}",
    "é",
    "-1",
    "1e999",
    "18446744073709551616",
    "[[[[[[[[",
    "{",
    "}",
    "\"",
    "\\u0000",
    "\\ud800",
    "resign",
];

fn changed(text: &mut Vec<u8>, draw: &mut impl FnMut(usize) -> usize) {
    let from = draw(text.len() + 1);
    let to = (from + draw(12)).min(text.len());
    match draw(5) {
        0 => drop(text.drain(from..to)),
        1 => drop(text.splice(from..to, ODD[draw(ODD.len())].bytes())),
        2 => drop(text.splice(from..from, ODD[draw(ODD.len())].bytes())),
        3 => {
            let copy = text[from..to].to_vec();
            let many = 1 << draw(10);
            text.splice(from..from, copy.repeat(many));
        }
        _ => {
            if let Some(byte) = text.get_mut(from) {
                *byte = draw(256) as u8;
            }
        }
    }
}

#[test]
fn changed_requests_are_read_or_refused_and_never_more_than_judged() {
    let wanted = env::var("CURIO_REQUESTS").ok();
    let count = wanted.map_or(50_000, |it| it.parse().unwrap());
    let game = new_match("xafka", &[], 1);
    let mut random = Pcg64::seed_from_u64(8425);
    let mut draw = |below: usize| (random.next_u64() % below.max(1) as u64) as usize;
    let (mut read, mut played) = (0, 0);
    for _ in 0..count {
        let mut text = REQUESTS[draw(REQUESTS.len())].as_bytes().to_vec();
        for _ in 0..draw(4) {
            changed(&mut text, &mut draw);
        }
        let Ok(request) = Request::read(&text) else {
            continue;
        };
        read += 1;
        assert!(text.len() <= LARGEST_REQUEST);
        if let Request::Play { ply, mv, .. } = request
            && let Ok(Judged::Play(mv)) = judge(&game, Player::FIRST, ply, &mv.as_str().into())
        {
            played += 1;
            assert!(game.position().check_move(&mv.mv).is_ok(), "{}", mv.text);
        }
    }
    eprintln!("{count} requests, {read} of them read, {played} moves");
    assert!(read > count / 10 && played > 0);
}
