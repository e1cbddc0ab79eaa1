//! The rules of Chimple: the essay's descriptors, numbers and texts, and the
//! questions that the essay leaves open. All states are in `chimple_states.rs`.

use std::collections::BTreeSet;

use curio_rules::{
    AnyGame, Colour, Game, Player, PlayerSet,
    chimple::{
        Act, Chimple, Condition, Descriptor, Direction, End, LISTING, Matrix, Memes, Options,
        Refusal, Size, Square, StuckRule,
    },
};

use crate::support::{self, options, played};

const AS_PUBLISHED: &str = include_str!("../data/chimple_descriptors_as_published.txt");

fn after(options: Options, moves: &str) -> Chimple {
    played(&Chimple::new(options), moves)
}

fn three(moves: &str) -> Chimple {
    after(Options::default(), moves)
}

fn four() -> Options {
    Options::on(Size::Four)
}

fn read(options: Options, text: &str) -> Chimple {
    Chimple::parse_position(&options, text).unwrap()
}

// --- Descriptors -------------------------------------------------------------

#[test]
fn the_listing_has_forty_descriptors_and_prints_as_it_is_written() {
    let lines: Vec<&str> = LISTING.lines().filter(|line| !line.is_empty()).collect();
    let memes = Memes::for_options(&Options::default()).all();
    assert_eq!((lines.len(), memes.len()), (40, 40));
    for (line, meme) in lines.iter().zip(memes) {
        assert_eq!(&meme.to_string(), line);
        assert_eq!(Descriptor::parse(Size::Three, line).as_ref(), Ok(meme));
    }
    let captures = memes.iter().filter(|meme| meme.act.is_capture());
    assert_eq!(captures.count(), 16);
}

#[test]
fn the_listing_is_what_was_published_but_for_five_misprints() {
    let published = AS_PUBLISHED
        .lines()
        .map(|line| Descriptor::parse(Size::Three, line).unwrap());
    let memes = Memes::for_options(&Options::default()).all();
    let mut differing = Vec::new();
    let mut misspelt = 0;
    for ((line, read), meme) in AS_PUBLISHED.lines().zip(published).zip(memes) {
        assert_eq!(
            (read.agent, read.act, read.result),
            (meme.agent, meme.act, meme.result)
        );
        if read != *meme {
            differing.push((meme.agent.number(), meme.act.to_string()));
        }
        misspelt += usize::from(read == *meme && meme.to_string() != line.trim());
    }
    let expected = [(7, "left!"), (8, "left!"), (8, "right!"), (9, "right!")];
    assert_eq!(
        differing,
        expected.map(|(agent, act)| (agent, act.to_owned()))
    );
    assert_eq!(misspelt, 1, "agent.Bot.Mid");
}

#[test]
fn the_listing_is_the_geometric_set() {
    let listed: BTreeSet<String> = Memes::for_options(&Options::default())
        .all()
        .iter()
        .map(ToString::to_string)
        .collect();
    let steps = Direction::STRAIGHT.map(Act::Move);
    let captures = Direction::SLANTING.map(Act::Capture);
    let geometric: BTreeSet<String> = Size::Three
        .all()
        .flat_map(|agent| {
            steps
                .into_iter()
                .chain(captures)
                .filter_map(move |act| Descriptor::geometric(Size::Three, agent, act, 1))
        })
        .map(|meme| meme.to_string())
        .collect();
    assert_eq!(listed, geometric);
}

#[test]
fn sixteen_squares_have_descriptors_by_the_same_scheme() {
    let count = |options: Options| {
        let memes = Memes::for_options(&options).all();
        let captures = memes.iter().filter(|meme| meme.act.is_capture()).count();
        (memes.len(), captures)
    };
    assert_eq!(count(four()), (72, 36));
    assert_eq!(count(options::<Chimple>("size=4 back=yes")), (84, 36));
    let ahead = options::<Chimple>("size=4 capture_back=no");
    assert_eq!(count(ahead), (54, 18));
    let everything = options::<Chimple>("size=4 back=yes slide=yes");
    assert_eq!(count(everything), (36 + 16 * 6, 36));
    for meme in Memes::for_options(&everything).all() {
        let text = meme.to_string();
        let read = Descriptor::parse(Size::Four, &text);
        assert_eq!(read.as_ref(), Ok(meme), "{text}");
    }
    assert_eq!(
        Memes::for_options(&four()).get(1).unwrap().to_string(),
        "agent.BotRight.no-block.LowRight.agent.up! => agent.LowRight"
    );
}

#[test]
fn descriptors_that_cannot_be_read_say_why() {
    for (rest, reason) in [
        ("", "`=>`"),
        (".no-block.MidRight.agent.up! => MidRight", "the result"),
        (".no-block.MidRight.agent.hop! => agent.MidRight", "`hop!`"),
        (".no-block.Nowhere.agent.up! => agent.MidRight", "`Nowhere`"),
        (".agent.up! => agent.MidRight", "a condition"),
        (".enemy.MidMid.agent.capture!(up) => agent.MidMid", "(up)"),
    ] {
        let text = format!("agent.BotRight{rest}");
        let error = Descriptor::parse(Size::Three, &text).unwrap_err();
        assert!(error.reason.contains(reason), "{error}");
    }
}

#[test]
fn conditions_are_matrices() {
    let meme = Memes::for_options(&Options::default()).get(1).unwrap();
    let mid_right = Matrix::only(Size::Three.named("MidRight").unwrap());
    assert_eq!(meme.condition, Condition::NoBlock(mid_right));
    let own = Size::Three.home();
    assert!(meme.is_eligible(own, Matrix::EMPTY));
    assert!(!meme.is_eligible(own, mid_right), "an enemy blocks");
    // A friend blocks.
    assert!(!meme.is_eligible(own | mid_right, Matrix::EMPTY));
    assert_eq!(own.rotated(Size::Three).rows(Size::Three), "1.1/.../...");
}

// --- Numbers and texts -------------------------------------------------------

#[test]
fn states_have_the_numbers_of_the_author() {
    let start = Chimple::new(Options::default());
    assert_eq!(Game::position_text(&start), "202000101 b");
    for player in Player::all(2) {
        assert_eq!(start.view(player).number(), 14_590);
        assert_eq!(Chimple::new(four()).view(player).number(), 42_515_320);
    }
    let start = Game::position_text(&Chimple::new(four()));
    assert_eq!(start, "2222000000001111 b");
}

#[test]
fn the_principal_variation_runs_through_the_known_numbers() {
    let moves = "3-6 7-4 1-2 4-5 6-3 5x3 2-1 3-2 1-4 2x4";
    let numbers = [
        14_824, 13_420, 13_422, 13_530, 13_296, 13_143, 13_141, 13_129, 13_155, 13_176,
    ];
    let mut position = Chimple::new(Options::default());
    for (mv, number) in moves.split(' ').zip(numbers) {
        position.play_text(mv).unwrap();
        assert_eq!(position.view(Player::FIRST).number(), number, "after {mv}");
    }
    let outcome = Game::outcome(&position).unwrap();
    assert_eq!(outcome.winners, PlayerSet::only(Player::SECOND));
    assert_eq!(outcome.reason, "no-characters");
}

#[test]
fn positions_are_read_from_digits_and_from_numbers() {
    let options = Options::default();
    assert_eq!(read(options, "14590 b"), Chimple::new(options));
    assert_eq!(read(options, "202000101 B"), Chimple::new(options));
    assert_eq!(read(four(), "42515320 b"), Chimple::new(four()));
    for (wrong, reason) in [
        ("202000101", "side to move"),
        ("202000101 r", "`r`"),
        ("302000101 b", "digits"),
        ("19683 b", "0 to 19682"),
        ("+4590 b", "not a state"),
        ("222000101 b", "at most 2"),
        ("202000101 b b:resignation more", "unexpected `more`"),
        ("202000101 b w:resignation", "not a way"),
        ("002000000 b repetition", "already shows"),
    ] {
        let error = Chimple::parse_position(&options, wrong).unwrap_err();
        assert!(error.reason.contains(reason), "{error}");
    }
}

#[test]
fn descriptors_are_moves_in_the_view_of_the_side_to_move() {
    let mut position = three("3-6");
    // White's right is on the left of the board: BotRight is square 9.
    let up = "agent.BotRight.no-block.MidRight.agent.up! => agent.MidRight";
    let error = position.check_text(up).unwrap_err();
    assert_eq!(
        error.to_string(),
        "9-6 is not legal: square 6 is blocked: a character can only move to an empty square"
    );
    let left = "agent.BotRight.no-block.BotMid.agent.left!=>agent.BotMid";
    assert_eq!(position.play_text(left).unwrap(), "9-8");
    let odd = "agent.BotRight.no-block.MidMid.agent.up! => agent.MidRight";
    assert!(position.parse_move(odd).is_err());
}

#[test]
fn a_position_lists_its_eligible_memes() {
    let score = Game::score(&three("3-6 9-8"));
    let memes = score.detail.parts.last().unwrap();
    assert_eq!(memes.label, "Possible moves of Black");
    let told: Vec<String> = memes
        .parts
        .iter()
        .map(|part| format!("{}: {}", part.label, part.value))
        .collect();
    assert_eq!(
        told,
        [
            "1-4: agent.BotRight.no-block.MidRight.agent.up! => agent.MidRight",
            "1-2: agent.BotRight.no-block.BotMid.agent.left! => agent.BotMid",
            "6x8: agent.MidLeft.enemy.TopMid.agent.capture!(up-right) => agent.TopMid",
            "6-5: agent.MidLeft.no-block.MidMid.agent.right! => agent.MidMid",
            "6-9: agent.MidLeft.no-block.TopLeft.agent.up! => agent.TopLeft",
            "6-3: agent.MidLeft.no-block.BotLeft.agent.down! => agent.BotLeft",
        ]
    );
}

#[test]
fn refusals_name_the_rule() {
    let position = three("3-6");
    let refusal = |text: &str| support::refusal(&position, text);
    assert_eq!(refusal("5-4"), Refusal::Nobody(5));
    let (from, colour) = (6, Colour::Black);
    assert_eq!(refusal("6-5"), Refusal::NotYours { from, colour });
    assert_eq!(refusal("9-6"), Refusal::Blocked(6));
    assert_eq!(refusal("9x5"), Refusal::NoEnemy(5));
    assert_eq!(refusal("9x8").to_string(), "9 to 8 is a move: write 9-8");
    assert_eq!(
        refusal("9-7").to_string(),
        "no move leads from 9 to 7: characters move one square in a straight line, and capture \
         one square diagonally"
    );
    for unreadable in ["3", "3-", "3-10", "0-1", "3--6", "a-b", "+3-6", "3x6x"] {
        assert!(position.parse_move(unreadable).is_err(), "{unreadable}");
    }
}

// --- Rulings -----------------------------------------------------------------

#[test]
fn c1_characters_move_back_on_nine_squares_only() {
    assert!(three("3-6 9-8").check_text("6-3").is_ok());
    let position = after(four(), "1-5 16-12");
    assert!(position.check_text("5-1").is_err());
    assert!(position.check_text("5-6").is_ok());
    let position = after(options::<Chimple>("size=4 back=yes"), "1-5 16-12");
    assert!(position.check_text("5-1").is_ok());
}

#[test]
fn c2_slides_need_a_free_path() {
    let options = options::<Chimple>("size=4 slide=yes");
    let position = Chimple::new(options);
    assert!(position.check_text("1-9").is_ok());
    let blocked = position.parse_move("1-13").unwrap();
    assert_eq!(position.check(&blocked), Err(Refusal::Blocked(13)));
    let position = after(options, "1-5 16-12");
    assert!(position.check_text("5-9").is_ok());
    let mut memes = position.memes().all().iter().map(ToString::to_string);
    let slide = "agent.BotRight.no-block.LowRight.no-block.HighRight.agent.up! => agent.HighRight";
    let found = memes.find(|text| text.contains(".no-block.LowRight.no-block."));
    assert_eq!(found.unwrap(), slide);
}

#[test]
fn c3_captures_go_back_unless_agreed_otherwise() {
    let text = "000010200 b";
    let (from, to) = ("5x3", "5-4");
    assert!(read(Options::default(), text).check_text(from).is_ok());
    let ahead = options::<Chimple>("capture_back=no");
    assert!(read(ahead, text).check_text(from).is_err());
    assert!(read(ahead, text).check_text(to).is_ok());
}

#[test]
fn c4_being_stuck_loses_unless_agreed_otherwise() {
    for (stuck, winners) in [
        (StuckRule::Loses, PlayerSet::only(Player::FIRST)),
        (StuckRule::Draw, PlayerSet::EMPTY),
        (StuckRule::Wins, PlayerSet::only(Player::SECOND)),
    ] {
        let options = Options {
            stuck,
            ..Options::default()
        };
        let outcome = Game::outcome(&read(options, "210100000 w")).unwrap();
        assert_eq!((outcome.winners, outcome.reason), (winners, "stuck"));
    }
}

#[test]
fn c6_the_third_time_a_state_comes_about_is_a_draw() {
    let circle = "3-6 9-8 6-3 8-9";
    let position = three(circle);
    assert_eq!(position.occurrences(), 2);
    let parts = Game::score(&position).detail.parts;
    assert!(parts.iter().any(|part| part.value == "2 times"));
    let position = three(&[circle, circle].join(" "));
    assert_eq!(position.end(), Some(End::Repetition));
    assert_eq!(Game::position_text(&position), "202000101 b repetition");
    assert_eq!(Game::outcome(&position).unwrap().winners, PlayerSet::EMPTY);
    assert_eq!(Game::score(&position).totals[0].to_string(), "0.5");
}

#[test]
fn c8_a_side_without_characters_has_lost() {
    for (text, winner) in [
        ("000000100 b", Player::FIRST),
        ("000000100 w", Player::FIRST),
        ("000000000 b", Player::SECOND),
    ] {
        let outcome = Game::outcome(&read(Options::default(), text)).unwrap();
        assert_eq!(outcome.winners, PlayerSet::only(winner), "{text}");
        assert_eq!(outcome.reason, "no-characters");
    }
}

#[test]
fn squares_have_names_and_numbers() {
    let names =
        |size: Size| -> Vec<String> { size.all().map(|square| square.name(size)).collect() };
    let three = "BotRight BotMid BotLeft MidRight MidMid MidLeft TopRight TopMid TopLeft";
    assert_eq!(names(Size::Three).join(" "), three);
    assert_eq!(names(Size::Four)[5], "LowMidRight");
    for size in Size::ALL {
        let different: BTreeSet<String> = names(size).into_iter().collect();
        assert_eq!(different.len(), size.all().len());
        for square in size.all() {
            assert_eq!(size.named(&square.name(size)), Some(square));
            assert_eq!(square.rotated(size).rotated(size), square);
        }
    }
    assert_eq!(Size::Three.square(9), Some(Square(8)));
    assert_eq!(Size::Three.square(10), None);
}

#[test]
fn characters_stay_who_they_are() {
    let position = three("3-6 7-4 1-2 4-5 6-3 5x3");
    let places = |player| -> Vec<Option<u8>> {
        let places = position.places(player).iter();
        places.map(|place| place.map(Square::number)).collect()
    };
    // Each side counts from its own right.
    assert_eq!(places(Player::FIRST), [Some(2), None]);
    assert_eq!(places(Player::SECOND), [Some(9), Some(3)]);
    let on = |number| position.character(Size::Three.square(number).unwrap());
    assert_eq!([2, 3, 9, 5].map(on), [Some(0), Some(1), Some(0), None]);
    // How it came about is no part of a position.
    let read = read(Options::default(), &Game::position_text(&position));
    assert_eq!(read, position);
    assert_eq!(read.places(Player::SECOND)[0], Some(Square(8)));
    assert_eq!(Chimple::new(four()).places(Player::SECOND).len(), 4);
}
