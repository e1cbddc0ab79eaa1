//! What players are told, word for word: scores line by line, how games end, why a move
//! is refused, how moves are written in short. It is compared with the files in `told`.
//!
//! `CURIO_WRITE_TOLD=1` writes them anew, to be read through before they are committed.

use std::{collections::BTreeMap, env, fmt::Write as _, fs, path::Path};

use curio_rules::{
    AnyGame, Composer, Explanation, MoveError, Player, Score, registry, zobrist_key,
};

use crate::support::option_values;

/// For this many positions of each game, everything is written down.
const WHOLE: u64 = 3;
/// Random games of each set of options that are played to the end, or to three times their
/// usual length.
const GAMES: u64 = 12;
/// Clicks in the position editor.
const CLICKS: u64 = 400;

struct Told {
    file: String,
    /// How often each refusal came, without the places in it.
    refusals: BTreeMap<String, u32>,
    /// How often games ended in each way, likewise.
    ends: BTreeMap<String, u32>,
    /// What stands for everything that is not written down.
    digest: u64,
}

impl Told {
    fn new() -> Self {
        Self {
            file: String::new(),
            refusals: BTreeMap::new(),
            ends: BTreeMap::new(),
            digest: 0xcbf2_9ce4_8422_2325,
        }
    }

    fn note(&mut self, text: &str) {
        // FNV-1a.
        for byte in text.bytes().chain([0]) {
            self.digest = (self.digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn explain(&mut self, explanation: &Explanation, depth: usize) {
        let indent = "  ".repeat(depth);
        let line = format!("{indent}{} = {}", explanation.label, explanation.value);
        let _ = writeln!(self.file, "{}", line.trim_end_matches([' ', '=']));
        for part in &explanation.parts {
            self.explain(part, depth + 1);
        }
    }

    /// What was agreed, and who plays with whom.
    fn agreed(&mut self, position: &dyn AnyGame) {
        let specs = position.option_specs().iter();
        let idle: Vec<&str> = specs
            .map(|spec| spec.key)
            .filter(|key| !position.option_matters(key))
            .collect();
        let _ = writeln!(self.file, "Make no difference: {}", idle.join(", "));
        for player in Player::all(position.colours().len() as u8) {
            let side: Vec<usize> = position.side(player).iter().map(Player::index).collect();
            let _ = writeln!(self.file, "Side of {}: {side:?}", player.index());
        }
    }

    /// Everything about a position.
    fn position(&mut self, position: &dyn AnyGame, tries: &[String], whole: bool) {
        let text = position.position_text();
        let score = position.score();
        self.note(&format!("{} {:?}", scored(&score), position.outcome()));
        self.note(&position.diagram());
        if whole {
            let _ = writeln!(self.file, "\n{text}\n{}", position.diagram().trim_end());
            self.explain(&score.detail, 1);
        }
        for mv in position.legal_texts() {
            self.note(&position.short_text(&mv));
            // Half of a move's text may mean several moves.
            let half: String = mv.chars().take(mv.chars().count() / 2 + 1).collect();
            self.note(&position.readings(&half).join(" "));
        }
        for mv in tries {
            if let Err(MoveError::Illegal { reason, .. }) = position.check_text(mv) {
                self.note(&reason);
                *self.refusals.entry(kind(&reason)).or_default() += 1;
            }
        }
    }

    fn end(&mut self, position: &dyn AnyGame) {
        let Some(outcome) = position.outcome() else {
            return;
        };
        let winners: Vec<usize> = outcome.winners.iter().map(Player::index).collect();
        let _ = writeln!(
            self.file,
            "\nThe end: {}. {} {winners:?}",
            outcome.reason, outcome.explanation
        );
    }

    /// How a random game ends, and what it comes to.
    fn play_on(&mut self, position: Box<dyn AnyGame>, seed: u64, longest: u64) {
        let mut position = position;
        for ply in 0..3 * longest {
            if !play_one(position.as_mut(), zobrist_key(seed, ply)) {
                break;
            }
        }
        self.note(&position.position_text());
        self.note(&scored(&position.score()));
        if let Some(outcome) = position.outcome() {
            let end = format!("{}: {}", outcome.reason, kind(&outcome.explanation));
            *self.ends.entry(end).or_default() += 1;
        }
    }

    /// What the position editor says and does at random clicks.
    fn compose(&mut self, start: &dyn AnyGame, places: &[String]) {
        let mut composer = Composer::from_position(start).unwrap();
        let _ = writeln!(self.file, "\n# Position editor");
        for step in 0..CLICKS {
            let mut state = step;
            let mut below = |count: usize| {
                state = zobrist_key(state, step);
                state as usize % count.max(1)
            };
            let brushes = composer.brushes();
            let dials = composer.dials();
            let (at, to) = (&places[below(places.len())], &places[below(places.len())]);
            let done = match below(9) {
                0..4 => composer.put(below(brushes.len()), at),
                4 => composer.take(at),
                5 => composer.carry(at, to),
                6 | 7 if !dials.is_empty() => {
                    let dial = below(dials.len());
                    composer.choose(dial, below(dials[dial].choices.len()))
                }
                8 if step.is_multiple_of(5) => {
                    composer.clear();
                    Ok(())
                }
                _ => Ok(()),
            };
            let checked = composer.check().map(|position| position.position_text());
            let (brushes, dials) = (composer.brushes(), composer.dials());
            let all = format!("{done:?} {checked:?} {brushes:?} {dials:?}");
            self.note(&all);
            if step % 40 == 39 {
                let text = composer.text();
                let _ = writeln!(self.file, "\n{text}\n  {checked:?}");
                for dial in dials {
                    let _ = writeln!(
                        self.file,
                        "  {}: {:?}",
                        dial.name,
                        dial.choices.get(dial.chosen)
                    );
                }
            }
        }
    }
}

/// A score with all that is read of it.
fn scored(score: &Score) -> String {
    fn line(it: &Explanation) -> String {
        let parts: Vec<String> = it.parts.iter().map(line).collect();
        format!(
            "Explanation {{ label: {:?}, value: {:?}, parts: [{}] }}",
            it.label,
            it.value,
            parts.join(", ")
        )
    }
    format!(
        "Score {{ totals: {:?}, detail: {} }}",
        score.totals,
        line(&score.detail)
    )
}

/// A refusal without its places and numbers.
fn kind(why: &str) -> String {
    let is_place = |word: &str| word.chars().any(|c| c.is_ascii_digit());
    let words = why
        .split(' ')
        .map(|word| if is_place(word) { "…" } else { word });
    words.collect::<Vec<_>>().join(" ")
}

/// Plays a move; says whether there was one.
fn play_one(position: &mut dyn AnyGame, dice: u64) -> bool {
    let chances = position.chance_texts();
    let moves = match chances.as_slice() {
        [] => position.legal_texts(),
        chances => chances.iter().map(|(text, _)| text.clone()).collect(),
    };
    if !moves.is_empty() {
        let mv = &moves[dice as usize % moves.len()];
        position.play_text(mv).unwrap();
    }
    !moves.is_empty()
}

/// Random games of these options, compared with the file.
fn compare(game: &str, options: &[&str], longest: u64, places: &[String], tries: &[String]) {
    let mut told = Told::new();
    for (number, text) in options.iter().enumerate() {
        let values = option_values(text);
        let _ = writeln!(
            told.file,
            "\n# Options: {}",
            if text.is_empty() { "none" } else { text }
        );
        let mut position = registry::start(game, &values).unwrap();
        for game in 1..=GAMES {
            told.play_on(position.restarted(), game * 64 + number as u64, longest);
        }
        told.agreed(position.as_ref());
        let every = (longest / WHOLE).max(1);
        for ply in 0..longest {
            // Every try everywhere takes too long.
            let some: Vec<String> = tries
                .iter()
                .skip(ply as usize % 11)
                .step_by(11)
                .cloned()
                .collect();
            told.position(position.as_ref(), &some, ply % every == every - 1);
            if !play_one(position.as_mut(), zobrist_key(number as u64, ply)) {
                break;
            }
        }
        if position.outcome().is_none() {
            position.play_text("resign").unwrap();
        }
        told.position(position.as_ref(), &[], true);
        told.end(position.as_ref());
        if number == 0 {
            told.compose(position.restarted().as_ref(), places);
        }
    }
    for (title, counts) in [("Ends", &told.ends), ("Refusals", &told.refusals)] {
        let _ = writeln!(told.file, "\n# {title}");
        for (what, count) in counts {
            let _ = writeln!(told.file, "{count:>7}  {what}");
        }
    }
    let _ = writeln!(told.file, "\n# All of it\n{:016x}", told.digest);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/rules/told/{game}.txt"));
    if env::var_os("CURIO_WRITE_TOLD").is_some() {
        fs::write(&path, &told.file).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap();
    for (number, (kept, told)) in kept.lines().zip(told.file.lines()).enumerate() {
        assert_eq!(kept, told, "{game}.txt, line {}", number + 1);
    }
    assert_eq!(
        kept.lines().count(),
        told.file.lines().count(),
        "{game}.txt"
    );
}

fn places(files: &str, ranks: usize) -> Vec<String> {
    files
        .chars()
        .flat_map(|file| (1..=ranks).map(move |rank| format!("{file}{rank}")))
        .collect()
}

fn pairs(places: &[String], between: &[&str]) -> Vec<String> {
    let mut all = Vec::new();
    for from in places {
        for to in places {
            all.extend(between.iter().map(|mark| format!("{from}{mark}{to}")));
        }
    }
    all
}

#[test]
fn mini_xafka_speaks_as_it_did() {
    let places = places("abcdefghi", 9);
    let mut tries = places.clone();
    tries.extend(["green", "red"].map(str::to_owned));
    let options = [
        "",
        "board=19",
        "board=61 players=3",
        "board=19 locked_stuck=wins",
        "board=19 players=3 corner=any",
    ];
    compare("xafka", &options, 90, &places, &tries);
}

#[test]
fn xima_speaks_as_it_did() {
    let places = places("ABCDEFGHIJKLM", 13);
    let mut tries = pairs(&places, &["-"]);
    for place in &places {
        tries.extend(["-", "="].map(|mark| format!("{mark}{place}")));
        tries.extend([2, 6].map(|die| format!("-{place}/{die}")));
    }
    let options = [
        "",
        "players=4 teams=pairs partners=together uncover=yes",
        "players=3 dice=one dominated_special=half summit_value=c",
        "dice=scienluck summit_value=b patience=4",
    ];
    compare("xima", &options, 40, &places, &tries);
}

#[test]
fn mathematichess_speaks_as_it_did() {
    let places = places("abcdefgh", 8);
    let mut tries = pairs(&places, &["-", ">", "x"]);
    tries.extend(
        places
            .iter()
            .flat_map(|at| [format!("K@{at}"), format!("!{at}")]),
    );
    tries.push("pass".to_owned());
    tries.push("agree".to_owned());
    let options = [
        "size=5",
        "size=7 terminators=free",
        "size=7 guard=step majority=plurality",
        "size=7 guard=over sovereign=all push=stay",
        "size=5 ending=any majority=strict bonus=100",
        "size=5 ending=homogeneous majority=owner",
        "size=5 ending=points+royal royal_count=1 points=400 sovereign=break",
        "size=8",
    ];
    compare("mathematichess", &options, 70, &places, &tries);
}

#[test]
fn xong_speaks_as_it_did() {
    let options = [
        "board=0:0..1/1:0..1",
        "board=0:0/1:0/2:0 handicap=free",
        "board=-1:0,1/0:-1,1/1:-1,0",
        "",
    ];
    let places: Vec<String> = (-2..=2)
        .flat_map(|q| (-2..=2).flat_map(move |r| (0..6).map(move |d| format!("{q},{r},{d}"))))
        .collect();
    compare("xong", &options, 30, &places, &[]);
}

#[test]
fn chimple_speaks_as_it_did() {
    let places: Vec<String> = (1..=16).map(|number| number.to_string()).collect();
    let tries = pairs(&places, &["-", "x"]);
    let options = [
        "",
        "size=4",
        "slide=yes back=yes",
        "stuck=draw",
        "stuck=wins size=4",
    ];
    compare("chimple", &options, 120, &places, &tries);
}
