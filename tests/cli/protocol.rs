//! The engine protocol on pipes.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    process::{Child, ChildStdin, ChildStdout, Stdio},
};

use super::{Folder, curio, words};

/// An engine at the other end of two pipes.
pub(super) struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    _folder: Folder,
}

impl Engine {
    pub(super) fn start(arguments: &str) -> Self {
        let folder = Folder::new();
        let mut child = curio(&folder)
            .arg("engine")
            .args(words(arguments))
            .stdin(Stdio::piped())
            .spawn()
            .unwrap();
        Self {
            input: child.stdin.take().unwrap(),
            output: BufReader::new(child.stdout.take().unwrap()),
            child,
            _folder: folder,
        }
    }

    pub(super) fn tell(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    pub(super) fn line(&mut self) -> String {
        let mut line = String::new();
        assert_ne!(self.output.read_line(&mut line).unwrap(), 0, "it has ended");
        line.trim_end().to_owned()
    }

    /// The lines up to one that begins with `word`.
    pub(super) fn until(&mut self, word: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.line();
            let found = line.starts_with(word);
            lines.push(line);
            if found {
                return lines;
            }
        }
    }

    /// The answer of one line to a command.
    pub(super) fn ask(&mut self, line: &str) -> String {
        self.tell(line);
        self.line()
    }

    pub(super) fn quit(mut self) {
        self.tell("quit");
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn the_engine_introduces_itself_with_its_options() {
    let mut engine = Engine::start("xafka --option board=19");
    engine.tell("ugi");
    let lines = engine.until("ugiok");
    assert!(lines[0].starts_with("id name Curio"));
    let board = "option name board type combo default 19 var 37 var 61 var 63 var 19";
    assert!(lines.iter().any(|line| line == board), "{lines:?}");
    for name in ["threads", "lines"] {
        let option = format!("option name {name} type spin");
        assert!(lines.iter().any(|line| line.starts_with(&option)));
    }
    assert_eq!(engine.ask("isready"), "readyok");
    engine.quit();
}

#[test]
fn positions_are_set_and_asked_about() {
    let mut engine = Engine::start("xafka");
    engine.tell("position startpos moves d4 g6");
    assert_eq!(engine.ask("legal"), "a1 a4 b2 b3 b4 c3 c5 d1 d2 d5 d7 e3");
    assert_eq!(engine.ask("query p1turn"), "response true");
    assert_eq!(engine.ask("query gameover"), "response false");
    assert_eq!(engine.ask("query result"), "response none");
    let score = engine.ask("score");
    assert!(
        score.starts_with("{\"black\":0,\"white\":0,\"detail\":{"),
        "{score}"
    );
    engine.tell("d");
    assert_eq!(
        engine.until("light:").last().unwrap(),
        "light: yellow, locked"
    );
    engine.tell("position fen d4,g6 d4/g6 yellow B moves d7");
    assert_eq!(engine.ask("query p1turn"), "response false");
    engine.tell("position startpos moves d4 resign");
    assert_eq!(engine.ask("query gameover"), "response true");
    assert_eq!(engine.ask("query result"), "response p1win");
    assert_eq!(engine.ask("legal"), "");
    assert_eq!(engine.ask("go depth 3"), "bestmove none");
    engine.quit();
}

#[test]
fn mistakes_are_told_and_change_nothing() {
    let mut engine = Engine::start("xafka");
    engine.tell("position startpos moves d4");
    let before = engine.ask("legal");
    for wrong in [
        "position startpos moves d4 d4",
        "position startpos moves z9",
        "position fen nonsense",
        "position somewhere",
        "setoption name board value 7",
        "setoption name colour value red",
        "setoption name threads value 0",
        "setoption board 37",
        "go perft x",
        "query weather",
        "dance",
    ] {
        let answer = engine.ask(wrong);
        assert!(
            answer.starts_with("info string error: "),
            "{wrong}: {answer}"
        );
    }
    assert_eq!(engine.ask("legal"), before);
    engine.input.write_all(b"\xff\xfe\n").unwrap();
    assert!(engine.line().starts_with("info string error: "));
    assert_eq!(engine.ask("isready"), "readyok");
    engine.quit();
}

#[test]
fn an_option_is_found_in_any_case() {
    let mut engine = Engine::start("xafka");
    for line in [
        "setoption name Threads value 2",
        "setoption  Name BOARD  Value 19",
        "setoption name Corner value BOTH",
    ] {
        engine.tell(line);
    }
    assert_eq!(engine.ask("legal").split(' ').count(), 19);
    let answer = engine.ask("setoption name Multi PV value 3");
    let expected = "info string error: there is no option `Multi PV`; the options are board, ";
    assert!(answer.starts_with(expected), "{answer}");
    assert!(answer.ends_with(", threads, lines"), "{answer}");
    engine.quit();
}

#[test]
fn every_clock_is_answered() {
    let mut engine = Engine::start("xafka");
    engine.tell("position startpos moves d4");
    for limits in [
        "p1time 165661 p2time -170671 p1inc 2000 p2inc 2000",
        "movetime -5",
        "movetime 1.5",
        "movetime 0",
        "depth 0",
        "depth -1",
        "nodes 0",
        "nodes -99999999999999999999",
        "wtime 100 btime 100 winc 0 binc 0 movestogo 40",
        "ponder wtime 100 btime 100",
        "movestogo 1 btime 40",
        "btime 99999999999999999999 depth 1",
        "searchmoves d4 g6 movetime 10",
        "mate 3 depth 1",
    ] {
        engine.tell(&format!("go {limits}"));
        let answer = engine.until("bestmove ").pop().unwrap();
        assert_ne!(answer, "bestmove none", "{limits}");
        assert_eq!(engine.ask("isready"), "readyok", "{limits}");
    }
    engine.quit();
    // Nobody waits for the year 500,000,000.
    let folder = Folder::new();
    for limits in [
        "movetime 99999999999999999999",
        "nodes 99999999999999999999",
    ] {
        let script = format!("go {limits}\n");
        let said = folder.run_with("engine xafka", &script);
        let answers = said.out.lines().filter(|it| it.starts_with("bestmove "));
        assert_eq!(answers.count(), 1, "{said:?}");
    }
}

#[test]
fn whatever_is_asked_there_is_one_answer() {
    let words = "movetime depth nodes infinite ponder p1time p2time p1inc p9time wtime btime winc \
        movestogo searchmoves mate d4 DEPTH pé - 0 1 -1 1.5 -7.25 20 1e400 NaN \
        18446744073709551616 0x10";
    let words: Vec<&str> = words.split(' ').collect();
    let mut engine = Engine::start("chimple");
    for case in 0..300_u64 {
        let chosen = |place: u64| {
            let number = curio::rules::zobrist_key(case, place);
            words[usize::try_from(number % words.len() as u64).unwrap()]
        };
        let limits: Vec<&str> = (0..case % 9).map(chosen).collect();
        engine.tell(&format!("go {}", limits.join(" ")));
        engine.tell("stop");
        engine.tell("isready");
        let lines = engine.until("readyok");
        let is_answer = |line: &&String| line.starts_with("bestmove ");
        let answers: Vec<&String> = lines.iter().filter(is_answer).collect();
        assert_eq!(answers.len(), 1, "{limits:?}: {lines:?}");
        assert_ne!(answers[0], "bestmove none", "{limits:?}");
        let is_known = |line: &String| line.starts_with("info ") || line == "readyok";
        let rest = lines.iter().filter(|line| !is_answer(line));
        assert!(rest.clone().all(is_known), "{limits:?}: {lines:?}");
        assert!(
            !lines.iter().any(|line| line.contains("error")),
            "{lines:?}"
        );
    }
    engine.quit();
}

#[test]
fn a_search_reports_and_answers() {
    let mut engine = Engine::start("xafka");
    engine.tell("setoption name lines value 3");
    engine.tell("position startpos moves d4 g6");
    engine.tell("go depth 4");
    let lines = engine.until("bestmove ");
    let last: Vec<&String> = lines
        .iter()
        .filter(|line| line.starts_with("info depth 4 multipv "))
        .collect();
    assert_eq!(last.len(), 3);
    let best = lines.last().unwrap().strip_prefix("bestmove ").unwrap();
    assert!(last[0].contains(&format!(" pv {best}")), "{last:?}");
    assert!(last[0].contains(" score cp ") && last[0].contains(" nps "));
    // Solved: the winning line of a position near its end.
    engine.tell("setoption name lines value 1");
    let moves = "c3 g6 b2 g5 c2 e7 d2 e6 b1 c4 c1 f4 d1 f6 e3";
    engine.tell(&format!("position startpos moves {moves}"));
    engine.tell("go infinite");
    let solved = engine.until("info depth 16 ");
    assert!(solved.last().is_some());
    engine.tell("stop");
    assert_eq!(engine.until("bestmove ").last().unwrap(), "bestmove d5");
    engine.quit();
}

#[test]
fn stop_isready_and_quit_are_answered_while_it_thinks() {
    let mut engine = Engine::start("xafka");
    engine.tell("go infinite");
    engine.tell("isready");
    engine.until("readyok");
    engine.tell("stop");
    let answer = engine.until("bestmove ").pop().unwrap();
    assert_ne!(answer, "bestmove none");
    engine.tell("go infinite");
    engine.quit();
}

#[test]
fn options_change_the_board_at_the_start() {
    let mut engine = Engine::start("xafka");
    engine.tell("setoption name board value 19");
    assert_eq!(engine.ask("legal").split(' ').count(), 19);
    engine.tell("uginewgame");
    engine.tell("go perft 2");
    assert_eq!(engine.until("2 ").last().unwrap(), "2 96");
    engine.quit();
}

#[test]
fn a_script_is_answered_to_its_end() {
    let folder = Folder::new();
    let script = "position startpos moves d4\nhint\n";
    let said = folder.done_with("engine xafka", script);
    assert!(said.out.starts_with("hint "), "{said:?}");
    let said = folder.run_with("engine xafka", "go nodes 2000\n");
    assert!(
        said.out.lines().last().unwrap().starts_with("bestmove "),
        "{said:?}"
    );
    assert_eq!(folder.run("engine xafka").code, Some(0));
}
