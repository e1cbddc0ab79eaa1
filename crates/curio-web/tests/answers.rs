//! What the answerer says, and that a browser's machine says the same.
#![allow(clippy::unwrap_used, reason = "a failing test should panic")]

use std::{
    collections::BTreeSet,
    env, fs,
    io::{BufRead as _, BufReader, Write as _},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
};

use curio_diagram::{View, diagram};
use curio_engine::{
    lessons::{Lesson, lessons},
    puzzles::{self, Puzzle},
};
use curio_page::{Look, title};
use curio_record::{
    Edit, LinePath, LinePlace, LinkContents, Match, Seat, Source, Terms, link, load, shipped,
    testing::played,
};
use curio_rules::{registry, zobrist_key};
use curio_web::Answerer;
use curio_words::{Language, in_language};
use serde_json::{Value, json};

/// A page that asks and understands what is answered.
#[derive(Default)]
struct Page(Answerer);

impl Page {
    fn ask(&mut self, request: &Value) -> Value {
        serde_json::from_str(&self.0.answer(&request.to_string())).unwrap()
    }
}

#[test]
fn a_match_is_begun_played_and_opened_again() {
    let mut page = Page::default();
    let begun = page.ask(
        &json!({"do": "new", "game": "xafka", "first": true, "seed": 7, "names": ["Ann"],
            "kinds": ["human", "level:2"]}),
    );
    assert_eq!(begun["seats"][0]["name"], "Ann");
    assert_eq!(begun["seats"][1]["level"], 2);
    let played = page.ask(&json!({"do": "play", "mv": "d4"}));
    assert_eq!(played["moves"][0]["mv"], "d4", "{played}");
    let answer = page.ask(&json!({"do": "think", "level": 2}));
    page.ask(&json!({"do": "play", "mv": answer["mv"]}));
    let told = page.ask(&json!({"do": "match"}));
    let mut other = Page::default();
    let opened = other.ask(&json!({"do": "open", "text": told["link"]}));
    assert_eq!(opened, told);
    for (behind, ply) in [("0", 0), ("1", 1), ("3", 2), ("99999999999999999999", 2)] {
        let text = format!("#{}.{behind}", told["link"].as_str().unwrap());
        let opened = other.ask(&json!({"do": "open", "text": text}));
        assert_eq!(opened["link"], told["link"]);
        assert_eq!(opened["ply"], ply);
    }
    let shown = other.ask(&json!({"do": "show", "ply": 2, "moves": true}));
    let parts = shown["parts"].to_string();
    assert!(parts.contains("data-move"), "{parts}");
    let cut = other.ask(&json!({"do": "cut", "ply": 1}));
    assert_eq!(cut["moves"].as_array().unwrap().len(), 1);
    assert_eq!(cut["identity"], told["identity"]);
    let hint = other.ask(&json!({"do": "hint"}));
    assert!(!hint["words"].as_str().unwrap().is_empty(), "{hint}");
    // Ann takes her move back, not that of the level alone.
    let undone = page.ask(&json!({"do": "undo"}));
    assert_eq!(undone["moves"], json!([]));
    assert_eq!(undone["level"], json!(null));
    page.ask(&json!({"do": "open", "text": told["link"]}));
    let on = json!({"do": "on", "ply": 1, "seat": 1, "kind": "level:3"});
    let on = page.ask(&on);
    assert_eq!(on["seats"][0]["level"], 3);
    assert_eq!(on["people"], json!([1]));
    assert_eq!(on["moves"].as_array().unwrap().len(), 1);
    assert_eq!(on["undo"], false);
    let undone = page.ask(&json!({"do": "undo"}));
    assert_eq!(undone["moves"], on["moves"], "what was played before stays");
    let again = other.ask(&json!({"do": "again", "seed": 8}));
    assert_eq!(again["seats"][0]["level"], 2, "{again}");
    assert_eq!(again["seats"][1]["name"], "Ann", "{again}");
    assert_eq!(again["moves"], json!([]), "{again}");
}

#[test]
fn a_match_is_reviewed_step_by_step() {
    let mut page = Page::default();
    let open = json!({"do": "watch", "name": "chimple-both-corners-are-covered"});
    let game = page.ask(&open);
    let review = json!({"do": "review"});
    let mut found = page.ask(&review);
    while found["of"] != 0 {
        assert!(!found["words"].as_str().unwrap().is_empty(), "{found}");
        found = page.ask(&review);
    }
    assert_ne!(found["said"], json!([]));
    for moment in found["said"].as_array().unwrap() {
        assert!(moment["words"].as_str().is_some_and(|it| !it.is_empty()));
        let before = moment["ply"].as_u64().unwrap() - 1;
        page.ask(&open);
        page.ask(&json!({"do": "cut", "ply": before}));
        let better = page.ask(&json!({"do": "play", "mv": moment["better"]}));
        assert!(better["refused"].is_null(), "{moment}: {better}");
    }
    let plies = game["moves"].as_array().unwrap().len();
    assert_eq!(found["curve"].as_array().unwrap().len(), plies + 1);
}

#[test]
fn guesses_are_judged_by_what_they_give() {
    let mut page = Page::default();
    let open = json!({"do": "watch", "name": "chimple-both-corners-are-covered"});
    let game = page.ask(&open);
    let mut kinds = BTreeSet::new();
    for (ply, played) in game["moves"].as_array().unwrap().iter().enumerate() {
        page.ask(&open);
        page.ask(&json!({"do": "cut", "ply": ply}));
        let guess = json!({"do": "guess", "mv": played["mv"], "played": played["mv"]});
        let told = page.ask(&guess);
        let words = told["words"].as_str().unwrap();
        assert!(words.contains(". This is what was played."), "{words}");
        let is_right = told["right"] == true;
        kinds.insert(is_right);
        assert_eq!(
            told["then"].as_array().unwrap().is_empty(),
            is_right,
            "{told}"
        );
        assert_eq!(told["better"].is_null(), is_right, "{told}");
        if !is_right {
            let better = json!({"do": "guess", "mv": told["better"], "played": played["mv"]});
            let told = page.ask(&better);
            let words = told["words"].as_str().unwrap();
            assert!(
                words.contains("This is better than what was played."),
                "{words}"
            );
        }
    }
    assert_eq!(kinds.len(), 2, "no guess was wrong, or all were");
    let unknown = page.ask(&json!({"do": "guess", "mv": "nowhere", "played": "nowhere"}));
    assert!(unknown["refused"].is_string(), "{unknown}");
}

#[test]
fn lessons_and_puzzles_are_played_to_their_end() {
    for entry in registry::games() {
        let mut page = Page::default();
        let all = page.ask(&json!({"do": "learn", "game": entry.id}));
        for lesson in all["lessons"].as_array().unwrap() {
            let task = page.ask(&json!({"do": "task", "name": lesson["name"]}));
            assert!(task["link"].is_string(), "{task}");
        }
        // The easiest puzzle by its solution: each right try is answered.
        let puzzle = &puzzles::puzzles(entry.id)[0];
        let name = format!("puzzle:{}:{}", entry.id, puzzle.id);
        assert_eq!(all["puzzles"][0]["name"], name);
        page.ask(&json!({"do": "task", "name": name}));
        let mv = &puzzle.solution[0];
        let right = page.ask(&json!({"do": "try", "name": name, "mv": mv}));
        assert_eq!(right["right"], true, "{name}: {right}");
        let is_last = puzzle.solution.len() == 1;
        assert_eq!(right["done"], is_last, "{name}: {right}");
        let moves = page.ask(&json!({"do": "match"}));
        assert_eq!(moves["moves"], json!([]), "a try is not played by itself");
    }
    let mut page = Page::default();
    let today = page.ask(&json!({"do": "task", "name": "today:", "day": 20_786}));
    let chosen = puzzles::of_day(20_786).unwrap();
    let name = format!("puzzle:{}:{}", chosen.game(), chosen.id);
    assert_eq!(today["name"], name);
    let refused = page.ask(&json!({"do": "task", "name": "lesson:xong:no"}));
    assert!(refused["refused"].is_string());
}

/// What was done in one browser is known in another, or said to be whole no more.
#[test]
fn what_was_done_is_taken_along() {
    let mut page = Page::default();
    let all = registry::games().into_iter().flat_map(|entry| {
        let learned = lessons(entry.id).iter().map(Lesson::name);
        learned.chain(puzzles::puzzles(entry.id).iter().map(Puzzle::name))
    });
    let all: BTreeSet<String> = all.collect();
    // No two names have one sum.
    for names in [all.clone(), all.into_iter().step_by(3).collect()] {
        let take = json!({"do": "done", "names": names, "address": "https://example.org/c/"});
        let taken = page.ask(&take);
        let link = taken["link"].as_str().unwrap();
        assert!(taken["code"][1].is_string(), "{link}");
        let known = page.ask(&json!({"do": "open", "text": link}));
        let known = known["done"].as_array().unwrap().iter();
        let known: BTreeSet<_> = known.map(|it| it.as_str().unwrap().to_owned()).collect();
        assert_eq!(known, names);
        let cut = page.ask(&json!({"do": "open", "text": link[..link.len() - 5]}));
        assert!(cut["refused"].is_string(), "{cut}");
    }
}

/// The cards show a position of a match that comes with the program.
#[test]
fn cards_show_positions_towards_the_end() {
    let games = Page::default().ask(&json!({"do": "games"}));
    let cards = games.as_array().unwrap().iter().map(|game| {
        let id = game["id"].as_str().unwrap();
        let mut all = shipped().into_iter().filter(|it| it.game == id);
        let shown = all.find(|it| it.source == Source::Computer).unwrap();
        let shown = shown.load().unwrap();
        let position = shown.position_at((shown.len() * 8 + 5) / 10);
        let seats = position.colours().iter();
        let seats = seats.map(|colour| Seat::human(colour.name()));
        let card = Match::new(Terms {
            options: position.option_values(),
            start: Some(position.position_text()),
            ..Terms::new(id, seats.collect())
        });
        let word = link::write(&card.unwrap(), LinkContents::default());
        (&game["card"], json!(word.unwrap()))
    });
    let (found, expected): (Vec<_>, Vec<_>) = cards.unzip();
    assert_eq!(json!(found), json!(expected));
}

/// `tests/data/records` has a match with branches.
fn branched() -> Match {
    let record = "../../tests/data/records/format-5-branches.curio";
    load(&Path::new(env!("CARGO_MANIFEST_DIR")).join(record)).unwrap()
}

#[test]
fn branches_are_told_and_shown_move_by_move() {
    let game = branched();
    let mut page = Page::default();
    let text = link::write(&game, LinkContents::default()).unwrap();
    let told = page.ask(&json!({"do": "open", "text": text}));
    let branches = told["branches"].as_array().unwrap();
    assert_eq!(branches[0]["about"], "Not played: a line by Anna");
    assert_eq!(branches[0]["moves"][1]["comment"], "a long way");
    assert!(branches.len() > game.branches().len(), "within one another");
    for branch in branches {
        let line: LinePath = branch["line"].as_str().unwrap().parse().unwrap();
        let at = branch["at"].as_u64().unwrap() as usize;
        for (ply, mv) in (at + 1..).zip(branch["moves"].as_array().unwrap()) {
            let show = json!({"do": "show", "line": branch["line"], "ply": ply});
            let shown = page.ask(&show);
            let line = line.clone();
            let position = game.line_position(&LinePlace { line, ply }).unwrap();
            let drawn = diagram(&*position, &View::default());
            assert_eq!(shown["label"], drawn.label(), "{show}");
            let now = shown["now"].as_str().unwrap();
            let colour = mv["colour"].as_str().unwrap();
            assert!(now.starts_with(colour), "{show}: {now}");
        }
    }
    for line in ["9", "0", "1.", "x", "1.99999999999999999999"] {
        let refused = page.ask(&json!({"do": "show", "line": line, "ply": 1}));
        assert!(refused["refused"].is_string(), "{line}");
    }
}

#[test]
fn branches_stand_in_brackets_without_a_script() {
    let html = curio_page::page(&branched(), &Look::default(), None);
    let first = "<p>(Anna: e4 g7 <strong class=\"mark\">!?</strong> \
                 <small>a long way</small> c2 (b1))</p>";
    assert!(html.contains(first), "{html}");
    let second = "<p>(e2 f6 (a1) (Curio: c3 ";
    assert!(html.contains(second), "{html}");
}

/// What a page shows of a position is the same whatever comes after it.
#[test]
fn nothing_is_told_ahead() {
    for (one, seed) in shipped().into_iter().zip(0..) {
        let game = one.load().unwrap();
        for number in 0..3 {
            let ply = zobrist_key(seed, number) as usize % (game.len() + 1);
            let mut seen = game.clone();
            seen.apply(Edit::Truncate(ply)).unwrap();
            let told = |game: &Match| {
                let mut page = Page::default();
                let text = link::write(game, LinkContents::ALL).unwrap();
                page.ask(&json!({"do": "open", "text": text}));
                let look = Look {
                    plies: (ply, usize::MAX),
                    ..Look::default()
                };
                let html = curio_page::page(game, &look, None);
                let (before, rest) = html.split_once("<details>").unwrap();
                let after = rest.split_once("</details>").unwrap().1;
                let shown = page.ask(&json!({"do": "show", "ply": ply}));
                (
                    shown,
                    before.to_owned(),
                    after.to_owned(),
                    title(game, false),
                )
            };
            assert!(told(&game) == told(&seen), "{} {ply}", one.name());
        }
    }
}

#[test]
fn titles_name_people() {
    let mut game = played("xafka", &["Anna", "Ben"], &[]);
    assert_eq!(title(&game, true), "Anna – Ben, mini-Xafka");
    for mv in ["d4", "g6", "resign"] {
        game.play(mv, None).unwrap();
    }
    assert_eq!(title(&game, true), "Ben beat Anna in 1 move, mini-Xafka");
    assert_eq!(title(&game, false), "Anna – Ben, mini-Xafka");
    let german = in_language(Language::German, || title(&game, true));
    assert_eq!(german, "Sieg für Ben gegen Anna nach 1 Zug, mini-Xafka");
}

#[test]
fn positions_of_the_rules_are_drawn() {
    let mut page = Page::default();
    for entry in registry::games() {
        let rules = format!("../../assets/rules/{}.md", entry.id);
        let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join(rules);
        let rules = fs::read_to_string(rules).unwrap();
        let blocks = rules.split("```position ").skip(1).chain(entry.figures);
        for block in blocks {
            let (words, rest) = block.split_once('\n').unwrap();
            let body = rest.split("```").next().unwrap();
            let figure = json!({"do": "figure", "words": words, "body": body});
            assert!(page.ask(&figure)["parts"].is_array(), "{body}");
        }
    }
}

#[test]
fn what_is_not_allowed_is_an_answer() {
    let mut page = Page::default();
    for request in [
        "",
        "{}",
        r#"{"do": "fly"}"#,
        r#"{"do": "match"}"#,
        r#"{"do": "show", "ply": 0}"#,
        r#"{"do": "open", "text": "c1AAAAAAAAAAAAAAAAAAAAAAAAAA"}"#,
        r#"{"do": "open", "text": ""}"#,
        r#"{"do": "new", "game": "draughts", "seed": 1}"#,
        r#"{"do": "new", "game": "xima", "seed": 1, "kinds": ["x"]}"#,
    ] {
        let answer = page.0.answer(request);
        assert!(answer.starts_with(r#"{"refused":""#), "{request}: {answer}");
    }
    page.ask(&json!({"do": "new", "game": "chimple", "seed": 1}));
    for request in [
        json!({"do": "play", "mv": "\u{0}"}),
        json!({"do": "show", "ply": 0, "from": 99}),
        json!({"do": "on", "ply": 0, "seat": 9, "kind": "human"}),
        json!({"do": "on", "ply": 0, "seat": 0, "kind": "x"}),
        json!({"do": "think", "level": 9}),
    ] {
        let answer = page.ask(&request);
        assert!(answer["refused"].is_string(), "{request}: {answer}");
    }
}

#[test]
fn all_languages_say_all() {
    for code in ["en", "de", "es", "fr", "ro"] {
        let said = Page::default().ask(&json!({"do": "language", "code": code}));
        assert_eq!(said["language"], code);
        assert!(said["texts"].as_object().unwrap().len() > 60);
    }
}

/// The request by which a page brings what is said in a language.
fn spoken(code: &str) -> Value {
    let site = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/web");
    let read = |kind| fs::read_to_string(site.join(format!("{kind}-{code}.txt"))).unwrap();
    json!({"do": "language", "code": code, "words": read("words") + &read("taught")})
}

/// Requests that play random moves, look at every position, and let a level think now and then.
fn random_requests(id: &str, seed: u64, most: usize) -> Vec<Value> {
    let mut requests = vec![json!({"do": "new", "game": id, "seed": seed})];
    let mut position =
        registry::start(id, &registry::drawn_anew(id, &Default::default(), seed)).unwrap();
    for ply in 0..most {
        requests.push(json!({"do": "show", "ply": ply, "from": ply % 2, "moves": true}));
        let moves = position.legal_texts();
        if moves.is_empty() {
            break;
        }
        if ply % 8 == 3 {
            let at = [zobrist_key(seed, 5), zobrist_key(seed, 6)].map(|it| it % 400);
            requests.push(json!({"do": "touch", "ply": ply, "at": at}));
            let level = 1 + (zobrist_key(seed, 99) + ply as u64) % 5;
            requests.push(json!({"do": "think", "level": level}));
        }
        let mv = &moves[(zobrist_key(seed, ply as u64) % moves.len() as u64) as usize];
        position.play_text(mv).unwrap();
        requests.push(json!({"do": "play", "mv": mv}));
    }
    requests
}

/// The programs for browsers, where they are built: the one that a page loads first, and that
/// with levels.
fn machines() -> Option<[PathBuf; 2]> {
    let site = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/web");
    let built = ["curio.wasm", "levels.wasm", "words-en.txt"].map(|name| site.join(name));
    let node = Command::new("node")
        .arg("--version")
        .stdout(Stdio::null())
        .status();
    let is_there = built.iter().all(|it| it.exists()) && node.is_ok_and(|it| it.success());
    if !is_there {
        eprintln!("skipped: run scripts/web first, and have node");
    }
    let [first, levels, _] = built;
    is_there.then_some([first, levels])
}

/// A browser's machine. It answers the next requests while the last are answered natively, too, and
/// is started once: code that has run for a while is quicker.
struct Machine(Child);

impl Machine {
    fn start(program: &Path) -> Self {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser.mjs");
        let mut node = Command::new("node");
        node.arg(script).arg(program);
        node.stdin(Stdio::piped()).stdout(Stdio::piped());
        Self(node.spawn().unwrap())
    }

    fn compare(&mut self, requests: &[Value]) -> usize {
        let (input, output) = (self.0.stdin.as_mut(), self.0.stdout.as_mut());
        let (input, mut answers) = (input.unwrap(), BufReader::new(output.unwrap()));
        let lines: String = requests.iter().map(|it| format!("{it}\n")).collect();
        let mut native = Answerer::default();
        thread::scope(|scope| {
            scope.spawn(move || input.write_all(lines.as_bytes()).unwrap());
            let mut answer = String::new();
            for request in requests {
                let expected = native.answer(&request.to_string());
                answer.clear();
                answers.read_line(&mut answer).unwrap();
                assert!(
                    answer.trim_end() == expected,
                    "{request}:\n{expected}\n{answer}"
                );
            }
        });
        requests.len()
    }
}

/// `CURIO_MATCHES=2000` compares as many matches of each game; with `--release`, where less waits for this side.
#[test]
fn a_browsers_machine_says_the_same() {
    let Some(programs) = machines() else {
        return;
    };
    let [mut first, mut levels] = programs.map(|program| Machine::start(&program));
    let count: u64 = env::var("CURIO_MATCHES").map_or(2, |it| it.parse().unwrap());
    let mut compared = 0;
    for seed in 0..count {
        let mut requests = vec![spoken(["en", "de", "es", "fr", "ro"][seed as usize % 5])];
        for entry in registry::games() {
            requests.extend(random_requests(entry.id, seed, 60));
        }
        if seed == 0 {
            for one in shipped() {
                let game = one.load().unwrap();
                let text = link::write(&game, LinkContents::ALL).unwrap();
                requests.push(json!({"do": "open", "text": text}));
                let plies = (0..=game.len()).step_by(5);
                requests.extend(plies.map(|ply| json!({"do": "show", "ply": ply, "moves": true})));
            }
        }
        // Levels take longest.
        if seed % 10 < 2 {
            compared += levels.compare(&requests);
        }
        requests.retain(|request| request["do"] != "think");
        compared += first.compare(&requests);
    }
    eprintln!("{compared} answers are the same");
}
