//! Records, their notation, and the promise to read old ones for ever.

use std::fs;

use curio::record;

use super::{Folder, assert_refused, ok, run};

#[test]
fn records_of_every_format_version_are_read() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/records");
    let mut seen = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let game = record::load(&path).unwrap();
        assert!(game.outcome().is_some(), "{}", path.display());
        // The latest version is written as it was.
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(record::format::write(&game), text, "{}", path.display());
        seen += 1;
    }
    assert!(seen >= 2);
}

#[test]
fn a_list_of_moves_becomes_a_record_and_a_list_again() {
    let folder = Folder::new();
    let list = "Game: xafka
Event: Tea, and  cake
Date: 1998-05-01
Black: Anna
White: Level 3 (level:3)
Options: board=37 corner=both
Clock: 5m+3s

1. d4 g6?! {too far: (really)} 2.D7!
2... g5 {so}{what}
";
    let said = folder.done_with("import xafka -", list);
    folder.write("a.curio", &said.out);
    said.prints("(name: \"Level 3\", kind: \"level:3\")");
    let notation = folder.run("notation a.curio").out;
    let expected = "Game: xafka
Event: Tea, and cake
Date: 1998-05-01
Black: Anna
White: Level 3
WhiteKind: level:3
Options: board=37 corner=both light=11 locked_stuck=loses players=2
Clock: 5m+3s
Result: adjourned

1. d4 g6?! {too far: (really)}
3. d7! g5 {so} {what}
";
    assert_eq!(notation, expected);
    let again = folder.run_with("import xafka -", &notation);
    assert_eq!(
        again.out,
        said.out.replace("Tea, and  cake", "Tea, and cake")
    );
}

#[test]
fn a_plain_list_will_do() {
    let folder = Folder::new();
    let said = folder.done_with("import xafka - --option board=19", "a1 resign");
    said.prints("result: Won(by: [\"black\"], reason: \"resignation\")");
}

#[test]
fn lists_that_cannot_be_read_name_the_place() {
    let folder = Folder::new();
    for (list, part) in [
        ("1. d4 d4", "line 1, column 7: move 2: d4 is not legal"),
        ("1. d4 g6 zz", "move 3: cannot read `zz`"),
        ("Game: go\n\nd4", "a match of xafka is expected"),
        ("Weather: fine\n\nd4", "line 1"),
        ("Options: board\n\nd4", "key=value"),
        ("Clock: soon\n\nd4", "`soon` is not a time control"),
    ] {
        let said = folder.run_with("import xafka -", list);
        let code = said.code.unwrap();
        assert!(code == 1, "{list}: {said:?}");
        assert_refused(&said, 1, part);
    }
    folder.refused("import xafka none.txt", 1, "cannot read none.txt");
}

/// What surrounds a list in a mail is left out, and the lines are named.
#[test]
fn a_mail_is_imported_and_what_was_left_out_is_named() {
    let folder = Folder::new();
    let mail = "Dear friend,\r\n\r\n> Xong: A (Red) – B (Blue) after 1 move, in progress.\r\n\
        >\r\n> Game: xong\r\n> Red: A\r\n> Blue: B\r\n>\r\n> 1. place:-4,4,2\r\n\r\nYours\r\n";
    let said = folder.done_with("import xong -", mail);
    said.prints("(mv: \"place:-4,4,2\"");
    let note = "note: the standard input: lines 1 and 11 are not part of the match\n";
    assert_eq!(said.err, note);
    // A record is read as well.
    let record = folder.run_with("import xong -", &said.out);
    assert_eq!(record.out, said.out);
    let other = folder.run_with("import xima -", &said.out);
    assert_refused(&other, 1, "a match of xima is expected");
}

#[test]
fn texts_are_imported_however_they_are_written() {
    let folder = Folder::new();
    let list = "[Black \"José\"]\n1. d4 g6\n";
    let utf_16 = |mark: &str| -> Vec<u8> {
        let text = format!("{mark}{list}");
        text.encode_utf16().flat_map(u16::to_le_bytes).collect()
    };
    for (name, bytes) in [
        ("utf-8.txt", list.as_bytes().to_vec()),
        ("latin-1.txt", list.chars().map(|c| c as u8).collect()),
        ("utf-16.txt", utf_16("\u{feff}")),
        ("unmarked.txt", utf_16("")),
    ] {
        fs::write(folder.join(name), bytes).unwrap();
        let said = folder.done(&format!("import xafka {name}"));
        let is_read = said.out.contains("(name: \"José\", kind: \"human\")");
        assert!(is_read, "{name}: {said:?}");
    }
}

/// Two places between which there is always more than a day.
#[test]
fn a_match_has_the_date_of_the_player() {
    let folder = Folder::new();
    let played = |zone: &str, name: &str| {
        let data = folder.join(name);
        let table = ["play", "xafka", "--terminal", "--players", "random,random"];
        let ended = super::curio(&data)
            .env("TZ", zone)
            .args(table)
            .output()
            .unwrap();
        assert!(ended.status.success(), "{ended:?}");
        let saved = record::Store::at(&data).list().unwrap();
        let game = record::load(&saved[0].path).unwrap();
        (game.terms().date.clone(), game.terms().time.clone())
    };
    let (east, west) = (played("LINT-14", "east"), played("AOE12", "west"));
    assert!(east.1.ends_with("+14:00"), "{east:?}");
    assert!(west.1.ends_with("-12:00"), "{west:?}");
    assert!(east.0 > west.0, "{east:?} {west:?}");
    // A zone that is unknown is universal time, as it is written in older records.
    for zone in ["UTC", "Nowhere/Nothing"] {
        let (_, time) = played(zone, &zone.replace('/', "-"));
        assert_eq!(time.len(), "18:30:05".len(), "{zone}: {time}");
    }
}

/// A person is a person, whatever they are called.
#[test]
fn a_name_stays_a_name_through_notation_and_import() {
    let folder = Folder::new();
    let list = "Game: xafka\nBlack: Nemo (random)\nWhite: x (ugi:sh -c 'touch run')\n\n1. d4 g6\n";
    let said = folder.run_with("import xafka -", list);
    said.prints("(name: \"Nemo (random)\", kind: \"human\")");
    said.prints("(name: \"x (ugi:sh -c 'touch run')\", kind: \"human\")");
    folder.write("a.curio", &said.out);
    let notation = folder.run("notation a.curio").out;
    let again = folder.run_with("import xafka -", &notation);
    assert_eq!(again.out, said.out);
}

#[cfg(unix)]
#[test]
fn no_command_runs_what_a_record_names() {
    let folder = Folder::new();
    let list = "Black: Eve\nBlackKind: ugi:sh -c 'touch run; echo ugiok'\n\n1. d4 g6 resign\n";
    let said = folder.done_with("import xafka -", list);
    said.prints("kind: \"ugi:sh -c 'touch run; echo ugiok'\"");
    folder.write("a.curio", &said.out);
    let matches = folder.join("matches");
    fs::create_dir(&matches).unwrap();
    fs::write(matches.join("a.curio"), &said.out).unwrap();
    for arguments in [
        "verify a.curio",
        "notation a.curio",
        "notation a.curio --short",
        "magnitudes a.curio",
        "ratings",
        "ratings \"ugi:sh -c 'touch run; echo ugiok'\"",
    ] {
        folder.run(arguments);
        assert!(!folder.join("run").exists(), "{arguments:?}");
    }
}

#[test]
fn impossible_times_are_refused_in_one_line() {
    let folder = Folder::new();
    let list = "Used: 2s 2s\n\n1. -A1 -B1 resign\n";
    let said = folder.done_with("import xima -", list);
    let text = said.out.replace("ms: 1000", "ms: 18446744073709551615");
    assert!(text.contains("18446744073709551615"), "{text}");
    let matches = folder.join("matches");
    fs::create_dir(&matches).unwrap();
    let file = matches.join("a.curio");
    fs::write(&file, text).unwrap();
    let file = file.to_str().unwrap();
    for arguments in [
        &format!("verify {file}"),
        &format!("magnitudes {file}"),
        &format!("compare {file} red {file} blue"),
    ] {
        folder.refused(arguments, 1, "the limit is a century");
    }
    folder.done("ratings");
}

#[test]
fn a_link_stands_in_place_of_a_file() {
    let word = ok("link bundled:xima-game-1 --no-comments");
    let word = word.trim();
    assert!(word.starts_with("c1") && word.len() < 400, "{word}");
    let address = ok(&format!("link {word} --address https://example.org/c/#old"));
    assert_eq!(address.trim(), format!("https://example.org/c/#{word}"));
    let moves = |file: &str| {
        let list = ok(&format!("notation {file}"));
        let (_, moves) = list.split_once("\n1. ").unwrap();
        moves.to_owned()
    };
    let plain = ok("link bundled:xima-game-1");
    assert_eq!(moves(plain.trim()), moves("bundled:xima-game-1"));
    assert!(ok(&format!("verify {word}")).contains("ok"));
    assert!(ok(&format!("import xima {}", address.trim())).contains("game: \"xima\""));
    let cut = run(&format!("verify {}", &word[..80])).err;
    assert!(cut.contains("incomplete"), "{cut}");
    let newer = run(&format!("replay {}", word.replacen("c1", "c2", 1))).err;
    assert!(newer.contains("newer version"), "{newer}");
}
