//! Links: what they hold, how long they are, and what becomes of those that were changed.

use core::time::Duration;
use std::{env, fs, path::Path, time::Instant};

use curio_engine::{CancelToken, MoveContext, choose, thinker};
use curio_record::{
    Edit, LinkContents, Mark, Match, PersonId, RecordError, Seat, Stakes, Terms, UNNAMED, format,
    link::{self, DoneTasks, KnownMoves, LONGEST_LINK},
    load, notation, shipped,
};
use curio_rules::{registry, zobrist_key};
use proptest::prelude::*;

use super::branches::random_tree;

/// The most characters of a link in a QR code of the largest size that phones read.
const LARGEST_CODE: usize = 2_953;

fn begun(game: &str, kinds: &str, seed: u64) -> Match {
    let start = registry::start(game, &Default::default()).unwrap();
    let seat = |_| Seat::new(kinds.parse().unwrap());
    let seats = start.colours().iter().map(seat).collect();
    let mut terms = Terms::new(game, seats);
    terms.seed = seed;
    terms.date = "2026-11-28".into();
    Match::new(terms).unwrap()
}

/// Plays at most `most` random moves.
fn random_match(game: &str, seed: u64, most: usize) -> Match {
    let mut game = begun(game, "human", seed);
    while game.outcome().is_none() && game.len() < most {
        let mv = game.chance_move().unwrap_or_else(|| {
            let moves = game.position().legal_texts();
            let number = zobrist_key(seed, game.len() as u64) % moves.len() as u64;
            moves[number as usize].clone()
        });
        game.play(&mv, None).unwrap();
    }
    game
}

/// Two of the lowest level play.
fn level_match(id: &str, size: &str, seed: u64) -> Match {
    let mut game = begun(id, "level:1", seed);
    if !size.is_empty() {
        let mut terms = game.terms().clone();
        terms.options.insert("size".into(), size.into());
        game = Match::new(terms).unwrap();
    }
    let mut thinker = thinker(id).unwrap();
    let level = "level:1".parse().unwrap();
    while game.outcome().is_none() && game.len() < 400 {
        let mv = game.chance_move().unwrap_or_else(|| {
            let at = MoveContext::new(seed, game.len());
            let never = CancelToken::default();
            let position = game.position();
            choose(&mut *thinker, position, &level, at, &never, &mut |_| {})
                .unwrap()
                .mv
                .text
        });
        game.play(&mv, None).unwrap();
    }
    game
}

fn games() -> impl Iterator<Item = &'static str> {
    registry::games().into_iter().map(|entry| entry.id)
}

fn word(game: &Match) -> String {
    link::write(game, LinkContents::ALL).unwrap()
}

/// With all that can be said of a match.
fn annotated(mut game: Match) -> Match {
    for ply in (0..game.len()).step_by(3) {
        let mark = Mark::ALL[ply % 6];
        game.apply(Edit::Mark(ply, Some(mark))).unwrap();
        let comment = format!("nach {ply}: «ü» 🙂\n\"why?\"");
        game.apply(Edit::Comment(ply, comment)).unwrap();
    }
    game.with_start_comment("before")
}

#[test]
fn a_link_reads_back_as_the_match() {
    for id in games() {
        for seed in 0..6 {
            let game = annotated(random_match(id, seed, 150));
            assert_eq!(link::read(&word(&game)).unwrap(), game, "{id} {seed}");
            let game = random_tree(id, seed);
            assert_eq!(link::read(&word(&game)).unwrap(), game, "{id} {seed}");
        }
    }
    let kinds = ["human", "ugi:./engine --x", "level:3:bold", "time:500ms"];
    let seats = kinds.map(|kind| Seat::new(kind.parse().unwrap()));
    let mut terms = Terms::new("xima", seats.to_vec());
    terms.options.insert("players".into(), "4".into());
    terms.clock = "5m+3s".parse().unwrap();
    terms.time = "18:30:05+02:00".into();
    terms.event = "The first evening".into();
    terms.stakes = Stakes::Assisted;
    terms.seed = u64::MAX;
    let mut game = Match::new(terms).unwrap();
    let first = game.position().legal_texts().remove(0);
    game.play(&first, Some(Duration::from_millis(1234)))
        .unwrap();
    game.play("timeout", None).unwrap();
    assert_eq!(link::read(&word(&game)).unwrap(), game);
}

#[test]
fn a_match_that_grows_has_the_links_of_its_record() {
    for (id, seed) in games().flat_map(|id| (0..3).map(move |seed| (id, seed))) {
        let whole = random_match(id, seed, 60);
        let (mut game, mut known) = (begun(id, "human", seed), KnownMoves::default());
        let mut back = 5;
        while game.len() < whole.len() {
            game.play(&whole.plies()[game.len()].mv, None).unwrap();
            if game.len() == back {
                back *= 2;
                game.apply(Edit::Truncate(game.len() - 2)).unwrap();
            }
            let grown = known.write(&game, LinkContents::ALL).unwrap();
            assert_eq!(grown, word(&game), "{id} {seed} {}", game.len());
        }
        // A match that leaves another takes nothing from that.
        let other = random_match(id, seed + 9, 20);
        let written = known.write(&other, LinkContents::ALL).unwrap();
        assert_eq!(written, word(&other));
        assert_eq!(known.read(&word(&whole)).unwrap(), whole);
        let written = known.write(&whole, LinkContents::ALL).unwrap();
        assert_eq!(written, word(&whole));
    }
}

#[test]
fn a_link_leaves_out_what_is_not_wanted_and_who_a_person_is() {
    let mut terms = Terms::new(
        "xafka",
        vec![Seat::person("Anna", PersonId::fresh()), Seat::human("Ben")],
    );
    terms.clock = "5m".parse().unwrap();
    terms.start = Some("d4,g6 d4/g6 yellow B".into());
    terms.options.insert("board".into(), "37".into());
    let mut game = Match::new(terms).unwrap();
    let first = game.position().legal_texts().remove(0);
    game.play(&first, Some(Duration::from_secs(9))).unwrap();
    let game = annotated(game);
    let read = link::read(&word(&game)).unwrap();
    assert_eq!(read.seats()[0], Seat::human("Anna"));
    assert_eq!(read.plies(), game.plies());
    assert_eq!(read.terms().start, game.terms().start);
    let bare = LinkContents::MOVES;
    let read = link::read(&link::write(&game, bare).unwrap()).unwrap();
    assert_eq!(read.terms().seed, 0);
    assert_eq!(read.seats()[0].name, "Guest");
    assert_eq!((read.start_comment(), &*read.plies()[0].comment), ("", ""));
    assert_eq!(read.plies()[0].used, None);
    // Branches go with comments, and where they have no room.
    let tree = random_tree("xafka", 3);
    let mut alone = tree.clone();
    alone.apply(Edit::Branches(Vec::new())).unwrap();
    assert_ne!(word(&tree), word(&alone));
    assert_eq!(link::write(&tree, bare), link::write(&alone, bare));
    let mut large = tree.branches().to_vec();
    for branch in &mut large {
        branch.plies[0].comment = "x".repeat(10_000);
    }
    let mut wide = large.clone();
    (0..9).for_each(|_| wide.extend(large.clone()));
    let mut long = alone.clone();
    long.apply(Edit::Branches(wide)).unwrap();
    assert_eq!(word(&long), word(&alone));
    // Whoever has no name is "you" only to themselves.
    let seats = vec![Seat::human(UNNAMED), Seat::human("Ben")];
    let game = Match::new(Terms::new("xafka", seats)).unwrap();
    assert_eq!(link::read(&word(&game)).unwrap().seats()[0].name, "Guest");
}

/// Any of the letters of a link.
fn letters() -> Vec<char> {
    ('A'..='Z')
        .chain('a'..='z')
        .chain('0'..='9')
        .chain(['-', '_'])
        .collect()
}

fn changed(word: &str, number: u64) -> String {
    let letters = letters();
    let dice = |index: u64| zobrist_key(number, index) as usize;
    let mut all: Vec<char> = word.chars().collect();
    for change in 0..=dice(0) % 3 {
        let at = dice(3 * change as u64 + 1) % all.len().max(1);
        let letter = letters[dice(3 * change as u64 + 2) % 64];
        match dice(3 * change as u64 + 3) % 4 {
            0 => all.truncate(at),
            1 => all.insert(at, letter),
            2 if !all.is_empty() => drop(all.remove(at)),
            _ if !all.is_empty() => all[at] = letter,
            _ => {}
        }
    }
    all.into_iter().collect()
}

/// Changes words, and repairs the sum of every second one, so that what lies behind it is
/// reached as well.
fn bombard(count: u64) -> usize {
    let words: Vec<String> = games()
        .flat_map(|id| (0..3).map(move |seed| word(&annotated(random_tree(id, seed)))))
        .collect();
    let mut read = 0;
    for number in 0..count {
        let mut other = changed(&words[number as usize % words.len()], number);
        if number % 2 == 1 {
            other = link::resealed(&other).unwrap_or(other);
        }
        if let Ok(game) = link::read(&other) {
            // What is read is as true as a record.
            let again = format::read(&format::write(&game));
            assert_eq!(again.unwrap(), game, "{other}");
            read += 1;
        }
    }
    read
}

#[test]
fn changed_links_are_refused_and_never_panic() {
    let game = random_match("xafka", 1, 30);
    let whole = word(&game);
    for end in 0..whole.len() {
        assert!(link::read(&whole[..end]).is_err(), "{end}");
    }
    bombard(4_000);
}

/// `CURIO_LINKS=20000000 cargo test -p curio-record --test record -- --ignored links`
#[test]
#[ignore = "as many as CURIO_LINKS says, or a million"]
fn many_changed_links_never_panic() {
    let count = env::var("CURIO_LINKS").ok().and_then(|it| it.parse().ok());
    let (count, began) = (count.unwrap_or(1_000_000), Instant::now());
    let read = bombard(count);
    eprintln!(
        "{count} changed links, {read} of them matches, in {:?}",
        began.elapsed()
    );
}

#[test]
fn wrong_links_say_what_is_wrong() {
    let whole = word(&random_match("xafka", 2, 20));
    let wrong = |word: &str| link::read(word).unwrap_err();
    assert_eq!(wrong(""), RecordError::LinkChanged);
    assert_eq!(wrong("c1"), RecordError::LinkChanged);
    assert_eq!(wrong(&whole[..30]), RecordError::LinkChanged);
    let newer = whole.replacen("c1", "c2", 1);
    assert_eq!(wrong(&newer), RecordError::LinkNewer);
    let long = "x".repeat(LONGEST_LINK + 1);
    assert_eq!(wrong(&long), RecordError::LinkTooLong);
}

#[test]
fn links_are_found_in_addresses_and_letters() {
    let game = random_match("chimple", 3, 40);
    let whole = word(&game);
    for text in [
        whole.clone(),
        format!("#{whole}"),
        format!(" https://example.org/curio/#{whole}\n"),
        format!("file:///home/me/match.html#{whole}"),
    ] {
        assert_eq!(link::word(&text), Some(&*whole), "{text}");
        assert_eq!(link::ply(&text), None, "{text}");
        assert_eq!(load(Path::new(&text)).unwrap(), game);
        let mail = format!("Hi,\n> your move: <{}>.\n\nBen", text.trim());
        let read = notation::read_any(&mail, None).unwrap();
        assert_eq!(read.game, game, "{mail}");
        let read = notation::read("chimple", &Default::default(), &mail);
        assert_eq!(read.unwrap().game, game);
        assert!(notation::read("xima", &Default::default(), &mail).is_err());
    }
    // A move may stand behind it, however far.
    for (text, ply) in [("0", 0), ("12", 12), ("99999999999999999999", usize::MAX)] {
        let text = format!("https://example.org/curio/#{whole}.{text}");
        assert_eq!(link::word(&text), Some(&*whole));
        assert_eq!(link::ply(&text), Some(ply));
        assert_eq!(load(Path::new(&text)).unwrap(), game);
        let mail = format!("Look at ({text}).");
        assert_eq!(notation::read_any(&mail, None).unwrap().game, game);
    }
    for text in ["", "-1", "1e9", "1.2", "x", " 1", "١"] {
        let text = format!("https://example.org/curio/#{whole}.{text}");
        let read = link::word(&text).map(|word| (word, link::ply(&text)));
        assert!(matches!(read, None | Some((_, None))), "{text}: {read:?}");
    }
    for other in [
        "c1",
        "c1.5",
        "match.curio",
        "a#b.curio",
        "c1-evening.curio",
        "bundled:xima-game-1",
        "c4 d5",
    ] {
        assert_eq!(link::word(other), None, "{other}");
    }
    let error = load(Path::new(&format!("https://example.org/#{}", &whole[..40]))).unwrap_err();
    assert!(error.to_string().starts_with("#c1"), "{error}");
}

/// Links of this version are read by every later one: `tests/data/links` has some.
#[test]
fn golden_links_are_written_and_read_as_ever() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/links");
    for id in games().take(5) {
        let path = folder.join(format!("{id}.txt"));
        let text = fs::read_to_string(&path).unwrap_or_default();
        let game = annotated(random_match(id, 7, 24));
        if env::var_os("CURIO_BLESS").is_some() {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&path, word(&game) + "\n").unwrap();
            continue;
        }
        assert_eq!(text.trim(), word(&game), "{id}");
        assert_eq!(link::read(text.trim()).unwrap(), game, "{id}");
    }
    let done: DoneTasks = ["lesson:chimple:step", "puzzle:xafka:which-light"]
        .into_iter()
        .collect();
    let text = "p1FiKlVrZX_0IS";
    assert_eq!(done.word().unwrap(), text);
    assert_eq!(DoneTasks::read(text).unwrap().unwrap(), done);
    assert_eq!(link::read(text), Err(RecordError::LinkOfDone));
    assert_eq!(DoneTasks::read(&word(&random_match("chimple", 1, 9))), None);
}

/// A match of Mathematichess on the full board has 262 moves of eight bits, more than fit.
#[test]
fn links_are_short() {
    let count = env::var("CURIO_MATCHES").map_or(11, |it| it.parse().unwrap());
    for (id, options) in [
        ("xima", ""),
        ("xafka", ""),
        ("mathematichess", "7"),
        ("mathematichess", ""),
        ("xong", ""),
        ("chimple", ""),
    ] {
        let mut sizes: Vec<(usize, usize)> = (0..count)
            .map(|seed| {
                let game = level_match(id, options, seed);
                let short = link::write(&game, LinkContents::default()).unwrap();
                (short.len(), game.len())
            })
            .collect();
        sizes.sort_unstable();
        let (median, plies) = sizes[sizes.len() / 2];
        let (most, _) = sizes[sizes.len() - 1];
        eprintln!("{id} {options}: {median} characters at {plies} moves, at most {most}");
        let is_full = (id, options) == ("mathematichess", "");
        assert!(median <= if is_full { 450 } else { 300 }, "{id}: {median}");
    }
    for one in shipped() {
        let length = word(&one.load().unwrap()).len();
        assert!(length <= LARGEST_CODE, "{}: {length}", one.name());
    }
}

proptest! {
    #[test]
    fn what_was_done_is_read_back_and_a_changed_link_refused(
        names in prop::collection::btree_set("[a-z:-]{1,30}", 0..200),
        number in any::<u64>(),
    ) {
        let done: DoneTasks = names.iter().collect();
        let word = done.word().unwrap();
        let link = format!("https://example.org/curio/#{word}");
        let read = link::word_in(&link).and_then(DoneTasks::read);
        prop_assert_eq!(read, Some(Ok(done.clone())));
        prop_assert!(names.iter().all(|name| done.has(name)));
        let other = changed(&word, number);
        let read = DoneTasks::read(&other).and_then(Result::ok);
        prop_assert_eq!(read.is_some(), other == word, "{}", other);
        let newer = DoneTasks::read(&word.replacen('1', "2", 1));
        prop_assert_eq!(newer, Some(Err(RecordError::LinkNewer)));
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "c1[A-Za-z0-9_-]{0,200}", any in any::<String>()) {
        let _ = link::read(&text);
        let _ = link::read(&any);
        if let Some(sealed) = link::resealed(&text) {
            let _ = link::read(&sealed);
        }
    }
}
