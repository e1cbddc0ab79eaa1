//! Bad input of every kind: one clear line, the right exit code, no panic.

use std::{fs, process::Stdio};

use super::{Folder, assert_refused, curio, refused, words};

#[test]
fn wrong_arguments_are_bad_usage() {
    let cases: [(&str, &str); 12] = [
        ("dance", "'dance'"),
        ("--dance", "'--dance'"),
        ("show", "not provided: <GAME> (see curio show --help)"),
        ("show xafka --option board", "KEY=VALUE"),
        ("show xafka --option board=7", "it takes 37, 61, 63, 19"),
        ("show xafka --option colour=red", "no option `colour`"),
        ("show go", "no game `go`; the games are "),
        ("play xafka --players random", "1 player is given"),
        ("play xafka --players random,bot", "`bot` is not a player"),
        ("play xafka --players level:9,random", "9"),
        ("play --terminal", "<GAME>"),
        ("verify", "<FILE>"),
    ];
    for (arguments, part) in cases {
        refused(arguments, 2, part);
    }
}

#[test]
fn what_cannot_be_done_is_an_error() {
    let cases: [(&str, &str); 7] = [
        ("show chimple --moves 3-4", "no move leads from 3 to 4"),
        ("show xafka --moves 'd4 z9'", "move 2: cannot read `z9`"),
        (
            "show xafka --moves 'd4 d4'",
            "move 2: d4 is not legal: d4 is gone",
        ),
        ("show xafka --moves red", "the light is locked"),
        ("show xafka --position d4", "four fields"),
        (
            "verify nowhere.curio",
            "cannot read nowhere.curio: No such file",
        ),
        (
            "export nowhere.curio -o film.gif",
            "cannot read nowhere.curio: No such file",
        ),
    ];
    for (arguments, part) in cases {
        refused(arguments, 1, part);
    }
}

#[cfg(not(feature = "client"))]
#[test]
fn without_the_window_its_commands_say_so() {
    for arguments in ["", "play", "play xafka", "showcase"] {
        refused(arguments, 1, "built without its window");
    }
    // What is wrong is said before a window would be opened.
    refused("play go", 2, "no game `go`");
    refused("play xafka --clock soon", 2, "`soon` is not a time control");
    refused("play --players human", 2, "need a game");
    refused("play --host", 2, "phones need a game");
    #[cfg(not(feature = "host"))]
    for arguments in [
        "host xafka --listen 127.0.0.1:0",
        "play xafka --host",
        "showcase --host 127.0.0.1:0",
    ] {
        let missing = "built without tables for phones";
        refused(arguments, 1, missing);
    }
}

/// Records that are wrong, each in its own way: a name, the text, and what is
/// said of it.
fn broken(text: &str) -> [(&'static str, String, &'static str); 9] {
    let hash = text
        .lines()
        .find_map(|line| line.trim().strip_prefix("(mv: \"g6\", hash: 0x"))
        .unwrap()
        .trim_end_matches("),");
    [
        ("empty", String::new(), "not a match record"),
        ("text", "Dear diary".to_owned(), "not a match record"),
        (
            "cut",
            text[..text.len() - 30].to_owned(),
            "not a match record: line",
        ),
        (
            "newer",
            text.replace("format: 1", "format: 99"),
            "a newer version of Curio is needed",
        ),
        (
            "rules",
            text.replace("rules: 1", "rules: 9"),
            "a newer version of Curio is needed",
        ),
        ("move", text.replace("\"g6\"", "\"g5\""), "move 2 (g5)"),
        (
            "hash",
            text.replace(hash, "0123456789abcdef"),
            "move 2 (g6)",
        ),
        (
            "result",
            text.replace("Adjourned", "Drawn(reason: \"agreed\")"),
            "Adjourned",
        ),
        ("game", text.replace("\"xafka\"", "\"go\""), "no game `go`"),
    ]
}

#[test]
fn records_that_cannot_be_taken_are_told_apart() {
    let folder = Folder::new();
    let moves = "d4 g6 d7";
    folder.write("moves.txt", moves);
    folder.done("import xafka moves.txt -o a.curio");
    let text = folder.read("a.curio");
    for (name, content, part) in broken(&text) {
        let file = format!("{name}.curio");
        fs::write(folder.join(&file), content).unwrap();
        let said = folder.run(&format!("verify {file}"));
        // A record with an unknown game is not bad usage, but the words are the same.
        let code = said.code.unwrap();
        assert_eq!(code, 1, "{said:?}");
        assert_refused(&said, 1, part);
        assert!(said.err.contains(&file), "{said:?}");
    }
    folder.write("binary.curio", [0, 159, 146, 150]);
    folder.refused("verify binary.curio", 1, "not a match record");
    fs::create_dir(folder.join("folder.curio")).unwrap();
    folder.refused("verify folder.curio", 1, "cannot read");
    folder.refused("notation move.curio", 1, "move 2");
    folder.refused("render a.curio --ply 4 -o x.png", 2, "3 moves");
    folder.refused("render a.curio -o x.gif", 2, "PNG");
    // The first lie ends it, after what was true.
    let said = folder.run("verify a.curio move.curio a.curio");
    assert_eq!(said.code, Some(1));
    assert_eq!(said.out, "a.curio: ok, xafka, 3 moves, adjourned\n");
}

#[test]
fn nothing_is_overwritten() {
    let folder = Folder::new();
    folder.write("moves.txt", "d4");
    folder.write("mine.curio", "precious");
    folder.refused(
        "import xafka moves.txt -o mine.curio",
        1,
        "cannot create mine.curio",
    );
    let kept = folder.read("mine.curio");
    assert_eq!(kept, "precious");
}

#[test]
fn places_that_cannot_be_written_are_named() {
    let folder = Folder::new();
    folder.write("file", "");
    folder.write("moves.txt", "d4");
    folder.refused("import xafka moves.txt -o file/x.curio", 1, "file/x.curio");
    folder.refused("man --out file/man1", 1, "file/man1");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let folder = Folder::new();
    for arguments in [
        "show xafka",
        "completions bash",
        "man",
        "games",
        "--help",
        "-h",
        "--version",
        "help play",
        "xong counts --help",
    ] {
        let full = fs::OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .unwrap();
        let output = curio(&folder)
            .args(words(arguments))
            .stdout(Stdio::from(full))
            .output()
            .unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{err}");
        assert!(
            err.starts_with("error: cannot write the output: No space left"),
            "{err}"
        );
        assert_eq!(err.lines().count(), 1, "{err}");
    }
}

/// `curio --help | head -1`
#[cfg(unix)]
#[test]
fn a_closed_pipe_is_no_error() {
    let folder = Folder::new();
    for arguments in ["--help", "--version", "man", "games"] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = curio(&folder)
            .args(words(arguments))
            .stdout(Stdio::from(writer))
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert!(output.stderr.is_empty(), "{arguments:?}");
    }
}

/// What cannot be read is not called output.
#[test]
fn a_file_that_cannot_be_read_is_named() {
    let folder = Folder::new();
    for arguments in [
        "import xafka none.txt",
        "import xafka .",
        "notation none.txt",
        "verify none.txt",
    ] {
        let said = folder.run(arguments);
        assert_eq!(said.code, Some(1), "{arguments:?}: {said:?}");
        let both = format!("{}{}", said.out, said.err);
        assert!(!both.contains("output"), "{arguments:?}: {said:?}");
        let named = both.contains("none.txt") || arguments.ends_with(" .");
        assert!(named, "{arguments:?}: {said:?}");
    }
}
