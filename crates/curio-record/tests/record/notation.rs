//! Lists of moves as people write and send them: everything comes back, or is refused with its
//! place.

use curio_record::{
    Edit, LineEdit, LinePath, LinePlace, Mark, Match, RecordError, Seat, SeatKind, Terms, format,
    notation::{self, Form, Reading},
};
use curio_rules::{OptionValues, registry, zobrist_key};
use proptest::prelude::*;

fn xafka(text: &str) -> Result<Reading, RecordError> {
    notation::read("xafka", &OptionValues::new(), text)
}

fn comments(game: &Match) -> Vec<&str> {
    let moves = game.plies().iter().map(|ply| ply.comment.as_str());
    core::iter::once(game.start_comment())
        .chain(moves)
        .collect()
}

/// A match of some random moves, with people whose names need care.
fn some_match(game: &str, seed: u64) -> Match {
    let start = registry::start(game, &OptionValues::new()).unwrap();
    let seats = start.colours().len();
    let names = ["Anna Ø’Hara", "王小明", "José (random)", "Ben"];
    let seats = names.into_iter().take(seats).map(Seat::human).collect();
    let mut terms = Terms::new(game, seats);
    terms.event = "Final – “Cup”: round 2".to_owned();
    terms.date = "2026-11-26".to_owned();
    terms.time = "19:30:05-05:00".to_owned();
    terms.seed = seed;
    let mut found = Match::new(terms)
        .unwrap()
        .with_start_comment("A cold evening; the hall is full.\nBoth shake hands.");
    for ply in 0..24_u64 {
        let moves = found.position().legal_texts();
        if moves.is_empty() || found.outcome().is_some() {
            break;
        }
        let state = zobrist_key(seed, ply);
        let mv = &moves[(state % moves.len() as u64) as usize];
        found.play(mv, None).unwrap();
        if ply % 5 == 1 {
            found.add_comment("why? {so} (really) $1 ; 1-0 *");
            found.add_comment("1. d4 is a move, too");
        }
        if ply % 6 == 2 {
            branch_off(&mut found, state);
        }
    }
    found
}

/// Adds a branch for the last move, another that leaves it, and one that goes on from the end.
fn branch_off(found: &mut Match, state: u64) {
    let end = found.len();
    let mut from = LinePlace {
        line: LinePath::MAIN,
        ply: end - 1,
    };
    let mut vary = |from: &LinePlace, number: u64, by: &str| {
        let position = found.line_position(from);
        let moves = position.map_or_else(Vec::new, |position| position.legal_texts());
        let mv = moves.get(((state + number) % moves.len().max(1) as u64) as usize);
        mv.map_or_else(|| from.clone(), |mv| found.vary(from, mv, by).unwrap())
    };
    for number in 3..8 {
        from = vary(&from, number, "Anna Ø’Hara");
    }
    from.ply = end;
    vary(&from, 9, "王小明");
    from.line = LinePath::MAIN;
    let on = vary(&from, 5, "");
    let said = "why? {so} (really) $1 ; 1-0 *".to_owned();
    let said = LineEdit::Comment(on.ply - 1, said);
    found.apply(Edit::Line(on.line, said)).unwrap();
}

/// What a mail program makes of a text.
fn wrapped(text: &str, width: usize) -> String {
    let mut lines = Vec::new();
    for line in text.lines() {
        let mut now = String::new();
        for word in line.split(' ') {
            if !now.is_empty() && now.chars().count() + 1 + word.chars().count() > width {
                lines.push(core::mem::take(&mut now));
            }
            if !now.is_empty() {
                now.push(' ');
            }
            now.push_str(word);
        }
        lines.push(now);
    }
    lines.join("\n")
}

fn quoted(text: &str, mark: &str) -> String {
    let lines: Vec<String> = text.lines().map(|line| format!("{mark}{line}")).collect();
    lines.join("\n")
}

/// The moves of a list in the hands of a word processor; the lines before them have names.
fn moves_with(text: &str, from: &[&str], to: &str) -> String {
    let (head, moves) = text.rsplit_once("\n\n").unwrap();
    let mut list = moves.to_owned();
    for from in from {
        list = list.replace(from, to);
    }
    format!("{head}\n\n{list}")
}

/// Each way in which a text arrives, by name.
fn manners(text: &str) -> Vec<(&'static str, String)> {
    let tag = |line: &str| match line.split_once(": ") {
        Some((key, value)) if !key.contains([' ', '.']) && !line.starts_with('{') => {
            let value = value.trim_matches('"').replace('\\', "\\\\");
            format!("[{key} \"{}\"]", value.replace('"', "\\\""))
        }
        _ => line.to_owned(),
    };
    let tags: Vec<String> = text.lines().map(tag).collect();
    let greeted = format!("Dear friend,\n\nhere is our match:\n\n{text}");
    let signed = format!("{text}\n-- \nAnna, 5 moves a day\nd4 e5\n");
    let mail = format!(
        "From: Anna <a@example.org>\nSubject: Re: our match\nDate: Thu, 26 Nov 2026 19:30\n\n\
         Hello!\n\n{text}\n\n--\nAnna"
    );
    let answered = format!("On Monday, Anna wrote:\n\n{}", quoted(text, "> "));
    vec![
        ("as it is", text.to_owned()),
        ("with a greeting", greeted),
        ("with a farewell", format!("{text}\n\nYours,\nAnna\n")),
        ("with a signature", signed),
        ("as a whole mail", mail),
        ("quoted", answered),
        ("quoted twice", quoted(text, "> >")),
        ("wrapped", wrapped(text, 72)),
        ("quoted and wrapped", quoted(&wrapped(text, 60), "> ")),
        ("with CRLF", text.replace('\n', "\r\n")),
        ("with CR", text.replace('\n', "\r")),
        ("with a mark of the byte order", format!("\u{feff}{text}")),
        ("indented", quoted(text, "\t ")),
        ("with blanks at line ends", text.replace('\n', " \u{a0}\n")),
        ("with wide blanks", moves_with(text, &[" "], "\u{a0}")),
        ("with tabs", moves_with(text, &[" "], "\t")),
        ("with dashes", moves_with(text, &["-"], "–")),
        ("with signs for minus", moves_with(text, &["-"], "−")),
        ("with empty lines", text.replace('\n', "\n\n")),
        ("with tags", tags.join("\n")),
    ]
}

fn assert_comes_back(sent: &Match, manner: &str, text: &str) {
    let game = &*sent.terms().game;
    let hashes = |game: &Match| -> Vec<u64> { game.plies().iter().map(|ply| ply.hash).collect() };
    // These change what is between braces as well.
    let is_exact = !manner.starts_with("with dashes") && !manner.starts_with("with s");
    for read in [
        notation::read(game, &OptionValues::new(), text),
        notation::read_any(text, Some("xafka")),
    ] {
        let read = read.unwrap_or_else(|error| panic!("{game} {manner}: {error}\n{text}"));
        assert_eq!(hashes(&read.game), hashes(sent), "{game} {manner}\n{text}");
        assert_eq!(read.game.terms(), sent.terms(), "{game} {manner}");
        if is_exact {
            assert_eq!(&read.game, sent, "{game} {manner}\n{text}");
        }
    }
}

/// What is copied in the window of every game comes back, however it was sent.
#[test]
fn what_was_copied_is_read_in_every_manner() {
    for game in ["xima", "xafka", "mathematichess", "xong", "chimple"] {
        for seed in 1..4 {
            let found = some_match(game, seed);
            for form in [Form::Long, Form::Short] {
                let list = notation::write(&found, form);
                let copied = format!("{game}: who (Red) – who (Blue) after 9 moves.\n\n{list}");
                for (manner, text) in manners(&copied) {
                    assert_comes_back(&found, manner, &text);
                }
            }
        }
    }
}

#[test]
fn no_comment_is_lost() {
    for (text, expected) in [
        (
            "1. d4 {first} {second} g6 {a} {b}",
            &["", "first\nsecond", "a\nb"][..],
        ),
        ("{Final of the cup} 1. d4 g6", &["Final of the cup", "", ""]),
        ("{one}\n{two}\n\n1. {three} d4", &["one\ntwo\nthree", ""]),
        (
            "; of the cup\n1. d4 ; the centre\ng6",
            &["of the cup", "the centre", ""],
        ),
        ("1. d4 {a {nested} one} g6", &["", "a {nested} one", ""]),
        ("1. d4 {a { b} g6", &["", "a { b", ""]),
        (
            "1. d4 (1. e9 {so} (1. c3)) g6",
            &["", "(1. e9 {so} (1. c3))", ""],
        ),
        ("1. d4{x}{y}g6{z}", &["", "x\ny", "z"]),
        ("1. d4 $14 g6 $7", &["", "$14", "$7"]),
        ("1. d4\ng6\n{of the\nlast}", &["", "", "of the last"]),
        ("1. d4 g6 1-0", &["", "", "Result: 1-0"]),
        (
            "Result: somebody won\n\n1. d4",
            &["", "Result: somebody won"],
        ),
        ("[Site \"Bonn\"]\n[Round \"?\"]\n\nd4", &["Site: Bonn", ""]),
        ("{alone}", &["alone"]),
    ] {
        let read = xafka(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(comments(&read.game), expected, "{text}");
        assert_eq!(read.left_out, [0; 0], "{text}");
        // They survive both forms.
        assert_eq!(format::read(&format::write(&read.game)).unwrap(), read.game);
        let again = xafka(&notation::write(&read.game, Form::Long)).unwrap();
        assert_eq!(again.game, read.game, "{text}");
    }
}

#[test]
fn what_is_left_out_is_named() {
    const HEADED: &str = "% x\n[Event \"a\"]\n% y\n[Black \"b\"]\n\nd4\n% z\n\n% z\ng6";
    const SUMMED_UP: &str = "xafka: x\n\nmini-Xafka: Ada (Black) beat Ben.\n\nGame: xafka\n\nd4 g6";
    const SIGNED: &str = "Hello\n\nd4 g6\n\nYours,\nAnna\n-- \nA.";
    for (text, expected) in [
        ("% for others\nd4 g6", "line 1 is"),
        (HEADED, "lines 1, 3, 7 and 9 are"),
        ("Dear Anna,\nhere it is:\n\nd4 g6", "lines 1 to 2 are"),
        (SUMMED_UP, "line 1 is"),
        ("Hi Anna,\nd4 g6\nBen", "lines 1 and 3 are"),
        (SIGNED, "lines 1 and 5 to 8 are"),
    ] {
        let read = xafka(text).unwrap();
        let expected = format!("{expected} not part of the match");
        assert_eq!(read.left_out_lines(), Some(expected), "{text}");
        assert_eq!(read.game.len(), 2, "{text}");
    }
    assert_eq!(xafka("d4 g6").unwrap().left_out_lines(), None);
}

#[test]
fn marks_are_read_wherever_they_stand() {
    let all = [
        Mark::Mistake,
        Mark::Brilliant,
        Mark::Blunder,
        Mark::Interesting,
    ]
    .map(Some);
    let some = [Some(Mark::Dubious), None, Some(Mark::Good), None];
    for (text, expected) in [
        ("1. d4 ?! g6 2. d7 $1 g5", some),
        ("1. d4$6 g6 2. d7 ! g5", some),
        ("1. d4⁈ g6 2. d7！ g5", some),
        ("1. d4?! ?! g6 2. d7! {x} $1 g5", some),
        ("1. d4 $2 g6 $3 2. d7 $4 g5 $5", all),
    ] {
        let read = xafka(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let marks: Vec<Option<Mark>> = read.game.plies().iter().map(|ply| ply.mark).collect();
        assert_eq!(marks, expected, "{text}");
    }
}

#[test]
fn numbers_may_be_written_in_any_way() {
    for text in [
        "1. d4 g6 2. d7 g5",
        "1.d4 g6 2.d7 g5",
        "1. d4 1... g6 2. d7 2... g5",
        "1.d4 1…g6 2.d7 2…g5",
        "1) d4 g6 2) d7 g5",
        "1 d4 g6\n2 d7 g5",
        "d4 g6 d7 g5",
        "d4, g6, d7, g5.",
        "1. d4 – g6 2.) d7 - g5",
        "1. d4 ... g6 2. d7 ... g5",
        "１．ｄ４ ｇ６ ２．ｄ７ ｇ５",
        "1. d4 g6 2. d7 g5 *",
        "% for others\n1. d4 g6\n% more\n2. d7 g5",
    ] {
        let read = xafka(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let moves = read.game.plies().iter().map(|ply| &*ply.mv);
        assert!(moves.eq(["d4", "g6", "d7", "g5"]), "{text}: {read:?}");
    }
}

/// Whatever cannot be kept is refused, and the message says where it stands.
#[test]
fn what_is_not_kept_is_refused_with_its_place() {
    for (text, line, column) in [
        ("Event: a\nEvent: b\n\nd4", 2, 1),
        ("Black: a\nBlack: b\n\nd4", 2, 1),
        ("[Black \"a\"] [Black \"b\"]\n\nd4", 1, 13),
        (
            "Options: board=37\nOptions: corner=none corner=both\n\nd4",
            2,
            1,
        ),
        ("Weather: fine\n\nd4", 1, 1),
        ("Red: a\n\nd4", 1, 1),
        ("1. d4 {x", 1, 7),
        ("1. d4 (x", 1, 7),
        ("1. d4 g6 $", 1, 10),
        ("1. ! d4", 1, 4),
        ("$1 d4", 1, 1),
        ("1. d4! ?? g6", 1, 8),
        ("1. d4 !\n$4 g6", 2, 1),
        ("1. d4 g6 zz", 1, 10),
        ("1. d4 g6\nzz", 2, 1),
        ("> 1. d4\n> d4", 2, 3),
        ("1. d4 1-0 g6", 1, 11),
        ("1. d4 g6 1-0 thanks", 1, 14),
        ("1. d4 g5 resign thanks", 1, 17),
        ("1. d4 g5 resign 1/2-1/2", 1, 17),
        ("Result: adjourned\n\n1. d4 g5 resign", 1, 1),
        ("Result: Black wins.\n\n1. d4 g5 resign", 1, 1),
        ("1. d4\n\nwhat now\n\n2. g6", 3, 1),
        ("Game: xafka\n\n1. d4\n\nGame: xafka\n\n1. g6", 5, 1),
        ("Clock: soon\n\nd4", 1, 1),
        ("BlackKind: nobody\n\nd4", 1, 1),
        ("Used: 1m\n\nd4", 1, 1),
        ("Black: a\nOptions: board=38\n\nd4", 2, 1),
        ("Black: a\nPosition: here\n\nd4", 2, 1),
    ] {
        let error = xafka(text).unwrap_err();
        let place = match &error {
            RecordError::InList { line, column, .. }
            | RecordError::Unreadable { line, column, .. } => (*line, *column),
            other => panic!("{text}: {other}"),
        };
        assert_eq!(place, (line, column), "{text}: {error}");
    }
    let comment = format!("1. d4 {{{}}}", "x".repeat(10_001));
    let name = format!("Black: {}\n\nd4", "x".repeat(201));
    for (text, why) in [(comment, "longer than 10000"), (name, "longer than 200")] {
        let error = xafka(&text).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    }
}

#[test]
fn results_that_agree_are_read() {
    let ended = xafka("1. d4 g5 resign").unwrap().game;
    let sentence = ended.outcome().unwrap().explanation;
    for text in [
        format!("Result: {sentence}\n\n1. d4 g5 resign"),
        "Result: *\n\n1. d4 g5 resign *".to_owned(),
        // The second player, and White.
        "1. d4 g5 resign 0-1".to_owned(),
        "1. d4 g5 resign 1-0".to_owned(),
        "[Result \"0-1\"]\n\n1. d4 g5 resign 0-1".to_owned(),
    ] {
        let read = xafka(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(read.game.plies(), ended.plies(), "{text}");
    }
    let read = |text: &str| notation::read("mathematichess", &OptionValues::new(), text);
    assert!(read("[Result \"1-0\"]\n\nresign").is_err());
    assert!(read("[Result \"0-1\"]\n\nresign").is_ok());
}

#[test]
fn a_move_that_a_mail_program_has_broken_is_put_together() {
    let read = |text: &str| {
        notation::read("xong", &OptionValues::new(), text)
            .unwrap()
            .game
    };
    let whole = read("Red: A\nBlue: B\n\n1. place:0,0,0 give:Boomerang\n2. place:0,0,1;0,0,2");
    for text in [
        "Red: A\nBlue: B\n\n1. place:0,0,0 give:Boomerang\n2. place:0,0,1;\n0,0,2",
        "Red: A\nBlue: B\n\n1. place:0,0,0 give:Boomerang\n2. place:0,0,\n1;0,0,2",
        "> Red: A\n> Blue: B\n>\n> 1. place:\n> 0,0,0 give:Boome\n> rang\n> 2. place:0,0,1\n> ;0,0,2",
    ] {
        assert_eq!(read(text), whole, "{text}");
    }
    // Two moves stay two.
    assert_eq!(xafka("d4\ng6,\nd7").unwrap().game.len(), 3);
}

/// A name is a name, and never a program or an opponent.
#[test]
fn a_name_chooses_no_moves() {
    let text = "Game: xafka\nBlack: Nemo (random)\nWhite: Nobody (level:3)\n\n1. d4 g6\n";
    let read = xafka(text).unwrap().game;
    assert_eq!(read.seats()[0], Seat::human("Nemo (random)"));
    assert_eq!(read.seats()[1], Seat::human("Nobody (level:3)"));
    let text = "Black: sh -c x (ugi:sh -c x)\nWhite: Level 3 (level:3)\n\n1. d4";
    let read = xafka(text).unwrap().game;
    assert!(read.seats()[0].kind.is_human());
    // As earlier versions wrote it.
    assert_eq!(read.seats()[1], Seat::new("level:3".parse().unwrap()));
    let text = "Black: Eve\nBlackKind: ugi:./engine --fast\nWhiteKind: level:4:bold\n\n1. d4";
    let read = xafka(text).unwrap().game;
    assert_eq!(
        read.seats()[0].kind,
        SeatKind::External("./engine --fast".to_owned())
    );
    assert_eq!(read.seats()[1].name, "Level 4 (bold)");
}

/// Names that look like something else, and the kinds of players.
fn hostile() -> impl Strategy<Value = Seat> {
    let name = prop_oneof![
        any::<String>(),
        "[ \"'\\\\(){}\\[\\]:;%>$=.a-c1-3\u{a0}é王–]{0,12}",
        proptest::sample::select(vec![
            "",
            " ",
            "Level 3",
            "Level 3 (level:3)",
            "Random (random)",
            "Nemo (random)",
            "Anna (human)",
            "x (ugi:sh)",
            "Game: xima",
            "\"",
            "\"\"",
            "\"a\" b",
            "\\",
            "a\\\"",
            "?",
            "-",
            "--",
            "Black",
            "BlackKind: random",
            "1. d4",
            "[Black \"x\"]",
            "{",
            "> a",
            "Perfect (model:perfect)",
            "Unlimited, 1 s (time:1s)",
        ])
        .prop_map(str::to_owned),
    ];
    let kind = proptest::sample::select(vec![
        "human",
        "random",
        "level:3",
        "level:4:bold",
        "time:500ms",
        "ugi:sh -c 'a  b'",
        "ugi:\"x\" )",
        "model:perfect",
    ]);
    (name, kind).prop_map(|(name, kind)| Seat {
        name,
        kind: kind.parse().unwrap(),
        person: None,
    })
}

proptest! {
    #[test]
    fn hostile_names_come_back(black in hostile(), white in hostile(), start in any::<String>(), comment in any::<String>()) {
        let mut game = Match::new(Terms::new("xafka", vec![black, white])).unwrap();
        game = game.with_start_comment(start);
        game.play("d4", None).unwrap();
        game.add_comment(&comment);
        for text in [notation::write(&game, Form::Long), format!("Hello,\n\n{}", notation::write(&game, Form::Short))] {
            let read = xafka(&text);
            prop_assert!(read.is_ok(), "{:?}\n{}", read.err(), text);
            let read = read.unwrap().game;
            prop_assert_eq!(read.seats(), game.seats(), "{}", text);
            let words = |text: &str| -> Vec<String> { text.split_whitespace().map(str::to_owned).collect() };
            prop_assert_eq!(words(read.start_comment()), words(game.start_comment()));
            prop_assert_eq!(words(&read.plies()[0].comment), words(&game.plies()[0].comment));
        }
    }

    #[test]
    fn no_list_makes_the_reader_panic(text in "[a-g1-7 .;,{}()$!?%>:=\"\\n\\[\\]–é*-]{0,80}") {
        for game in ["xafka", "xima", "chimple"] {
            let _ = notation::read(game, &OptionValues::new(), &text);
        }
    }
}
