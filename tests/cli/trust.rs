//! What the program does with what it cannot trust: endless input, endless matches,
//! texts that give instructions, programs that nobody ends. `docs/security.md` says
//! what is promised.

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    process::{Child, Stdio},
    sync::mpsc,
    thread,
    time::Duration,
};

use serde_json::json;

use super::{Folder, assert_refused, curio, protocol::Engine, refused, run, words};

/// Whether a program ends by itself. It is given longer than it takes on a busy machine.
fn ends(mut child: Child) -> bool {
    let (told, ended) = mpsc::channel();
    let id = child.id();
    thread::spawn(move || {
        let _ = told.send(child.wait().is_ok());
    });
    let by_itself = ended.recv_timeout(Duration::from_secs(60)).is_ok();
    if !by_itself {
        let _ = std::process::Command::new("kill")
            .args(["-9", &id.to_string()])
            .status();
    }
    by_itself
}

#[test]
fn counts_have_a_greatest_depth() {
    let mut engine = Engine::start("xima");
    let answer = engine.ask("go perft 2000");
    assert_eq!(
        answer,
        "info string error: 2000 is too deep: the limit is 1000"
    );
    engine.quit();
}

#[test]
fn a_count_is_stopped_at_once_and_gives_no_number() {
    let mut engine = Engine::start("xima");
    engine.tell("go perft 1000");
    engine.tell("isready");
    assert_eq!(engine.line(), "readyok");
    engine.tell("stop");
    engine.tell("isready");
    let lines = engine.until("readyok");
    assert_eq!(
        lines,
        [
            "info string the count was stopped before it was complete",
            "readyok"
        ]
    );
    engine.tell("go perft 1000");
    engine.quit();
}

#[cfg(unix)]
#[test]
fn an_engine_ends_when_nobody_reads_its_answers() {
    for (command, prints) in [("go depth 99", true), ("go perft 1000", false)] {
        for closes_input in [true, false] {
            let folder = Folder::new();
            let mut child = curio(&folder)
                .args(["engine", "xima"])
                .stdin(Stdio::piped())
                .spawn()
                .unwrap();
            let mut input = child.stdin.take().unwrap();
            writeln!(input, "isready\n{command}").unwrap();
            let mut output = BufReader::new(child.stdout.take().unwrap());
            let mut line = String::new();
            output.read_line(&mut line).unwrap();
            if prints {
                output.read_line(&mut line).unwrap();
            }
            drop(output);
            let kept = (!closes_input).then_some(input);
            assert!(ends(child), "{command}, input closed: {closes_input}");
            drop(kept);
        }
    }
}

#[cfg(unix)]
#[test]
fn engines_end_with_the_match_that_started_them() {
    let folder = Folder::new();
    // It reads nothing more, and has a child of its own.
    let script = "while read word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; \
                  go) echo thinking >&2; tail -f /dev/null & tail -f /dev/null;; esac; done";
    folder.write("deaf.sh", script);
    let mut child = curio(&folder)
        .current_dir(&folder)
        .args(words(
            "play xafka --terminal --players 'ugi:sh deaf.sh,random'",
        ))
        .spawn()
        .unwrap();
    // All that the match starts has this open.
    let mut errors = BufReader::new(child.stderr.take().unwrap());
    let mut line = String::new();
    errors.read_line(&mut line).unwrap();
    assert_eq!(line, "thinking\n");
    // `kill -9`.
    child.kill().unwrap();
    child.wait().unwrap();
    let (told, ended) = mpsc::channel();
    thread::spawn(move || {
        let mut rest = Vec::new();
        let _ = told.send(errors.read_to_end(&mut rest).is_ok());
    });
    let ended = ended.recv_timeout(Duration::from_secs(60));
    assert_eq!(ended, Ok(true), "a program that was started goes on");
}

/// What a window or a film has begun does not outlive it, however it ends: the keeper is
/// told, and notices.
#[cfg(unix)]
#[test]
fn what_a_killed_program_has_begun_is_ended_and_removed() {
    use std::{
        ffi::OsStr,
        os::unix::{ffi::OsStrExt, process::CommandExt as _},
        path::Path,
        process::Command,
    };

    let folder = Folder::new();
    let at = |name: &str| folder.join(name);
    // Names need not be text.
    let odd = folder.join(<OsStr as OsStrExt>::from_bytes(b"odd \xFF\n"));
    fs::create_dir_all(at("workshop/film")).unwrap();
    for file in [&odd, &at("workshop/film/00000.png"), &at("finished.gif")] {
        fs::write(file, "").unwrap();
    }
    let mut ffmpeg = Command::new("sh");
    // It has a child, and both have its output open.
    ffmpeg
        .args(["-c", "sleep 600 & wait"])
        .stdout(Stdio::piped());
    let mut ffmpeg = ffmpeg.process_group(0).spawn().unwrap();
    let mut output = ffmpeg.stdout.take().unwrap();
    let mut keeper = curio(&folder)
        .arg("keeper")
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    let mut orders = keeper.stdin.take().unwrap();
    let path = |path: &Path| json!({ "Path": path.as_os_str() });
    for order in [
        json!({ "Watch": { "Group": ffmpeg.id() } }),
        json!({ "Watch": path(&at("workshop")) }),
        json!({ "Watch": path(&odd) }),
        json!({ "Watch": path(&at("finished.gif")) }),
        json!({ "Forget": path(&at("finished.gif")) }),
    ] {
        writeln!(orders, "{order}").unwrap();
    }
    // As when the program is killed that has started the keeper.
    drop(orders);
    assert!(keeper.wait().unwrap().success());
    assert_eq!(output.read_to_end(&mut Vec::new()).unwrap(), 0);
    ffmpeg.wait().unwrap();
    let left: Vec<_> = fs::read_dir(&folder).unwrap().collect();
    assert_eq!(left.len(), 1, "{left:?}");
    assert!(at("finished.gif").exists());
}

#[test]
fn lists_of_moves_are_read_whole_or_not_at_all() {
    let folder = Folder::new();
    let import = |text: &str| folder.run_with("import xafka -", text);
    assert_refused(
        &import("d4 {the centre g6 d7"),
        1,
        "line 1, column 4: the comment",
    );
    let long = format!("d4{}g6", " ".repeat(17 << 20));
    assert_refused(&import(&long), 1, "it is larger than 16 MiB");
    folder.write("long.txt", &long);
    folder.refused(
        "import xafka long.txt",
        1,
        "cannot read long.txt: it is larger than 16 MiB",
    );
    folder.write("odd.txt", [0xff, 0xd8, 0xff, 0xe0, 0]);
    folder.refused(
        "import xafka odd.txt",
        1,
        "odd.txt: line 1, column 1: move 1: cannot read",
    );
    let said = import("\u{feff}d4 g6");
    assert_eq!(said.code, Some(0), "{said:?}");
}

#[cfg(unix)]
#[test]
fn endless_files_are_refused() {
    for command in ["verify", "notation"] {
        refused(
            &format!("{command} /dev/zero"),
            1,
            "cannot read /dev/zero: it is a device, not a file",
        );
    }
}

#[test]
fn endless_lines_are_skipped() {
    let mut engine = Engine::start("xafka");
    let answer = engine.ask(&"x".repeat(17 << 20));
    assert_eq!(answer, "info string error: that line is too long");
    assert_eq!(engine.ask("isready"), "readyok");
    let answer = engine.ask(&"x".repeat(1 << 20));
    assert!(answer.len() < 300, "{} bytes", answer.len());
    engine.quit();
    let folder = Folder::new();
    let typed = format!("{}\nd4\nresign\n", "x".repeat(1 << 20));
    let said = folder.done_with("play xafka --terminal --players human,human", &typed);
    said.prints("that line is too long");
}

#[test]
fn errors_repeat_little_of_what_is_wrong() {
    let long = "y".repeat(100_000);
    let option = format!("board={long}");
    let cases = [
        run(&format!("show xafka --option {option}")),
        run(&format!("show xafka --moves {long}")),
        run(&format!("show xafka --position {long}")),
        run(&format!("show {long}")),
        run(&format!("play xafka --players random,{long}")),
        run(&long),
    ];
    for said in &cases {
        assert_eq!(said.err.lines().count(), 1);
        assert!(said.err.len() < 1500, "{} bytes", said.err.len());
    }
}

#[test]
fn texts_give_the_terminal_no_instructions() {
    let folder = Folder::new();
    let list =
        "Event: a\u{1b}[2Jb\nBlack: An\u{202e}na\u{1b}]0;x\u{7}\n\nd4 {\u{9b}31m} g6 resign\n";
    folder.write("moves.txt", list);
    let name = "o\u{1b}[31mdd\u{202e}.curio";
    folder.done(&format!("import xafka moves.txt -o {name}"));
    let is_odd = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
    for arguments in [
        &format!("verify {name}"),
        &format!("notation {name}"),
        "verify no\u{1b}[31mwhere",
        "show xafka --moves \u{1b}[31m",
        "show xafka --option a\u{7}=b",
        "da\u{1b}[2Jnce",
        "import xafka moves.txt",
    ] {
        let said = folder.run(arguments);
        let odd = said.out.contains(is_odd) || said.err.contains(is_odd);
        assert!(!odd, "{arguments:?}: {said:?}");
        assert!(!said.out.is_empty() || !said.err.is_empty());
    }
}

#[test]
fn a_picture_that_could_not_be_written_is_not_drawn() {
    let folder = Folder::new();
    folder.write("moves.txt", "d4");
    folder.done("import xafka moves.txt -o a.curio");
    folder.refused(
        "render a.curio -o no/where.png",
        1,
        "error: cannot write no/where.png: No such file",
    );
    fs::create_dir(folder.join("folder.png")).unwrap();
    folder.refused("render a.curio -o folder.png", 1, "cannot write folder.png");
    let large = "render a.curio -o x.png --size 8192x8192";
    folder.refused(large, 2, "at most 33 million pixels");
}
