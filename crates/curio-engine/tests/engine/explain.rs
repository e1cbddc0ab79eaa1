//! What is said of moves: every claim about a thousand moves of each game is
//! checked by the rules, and the sentences are English.

use std::collections::BTreeMap;

use curio_engine::{
    AnyThinker, CancelToken, Hint, Limits, Line, Verdict,
    explain::{ClaimKind, Explanation},
    puzzles::puzzles,
    thinker,
};
use curio_rules::{
    AnyGame, Game, Player, Turn, mathematichess, registry, xafka::Xafka, xima, xong,
};
use curio_words::{Language, in_language};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::{
    asking::hinted,
    claims::Made,
    support::{option_values as options, random_battle},
};

/// How often each kind of claim was made.
type Kinds = BTreeMap<String, u32>;

/// The name of a kind of claim, without what is claimed.
fn name(kind: &ClaimKind) -> String {
    let told = format!("{kind:?}");
    told.split(['(', ' ']).next().unwrap().to_owned()
}

fn mover(position: &dyn AnyGame) -> Option<Player> {
    match position.turn() {
        Turn::Player(player) => Some(player),
        Turn::Chance | Turn::Over => None,
    }
}

fn alone(mv: &str) -> Line {
    Line {
        verdict: Verdict::Estimate(0),
        moves: vec![mv.to_owned()],
    }
}

/// A sentence that can follow "it", and one that can follow "lets White".
fn check_words(explained: &Explanation, made: &Made) {
    let context = format!("{} in {}", made.mv, made.before.position_text());
    assert!(!explained.claims.is_empty(), "nothing is said of {context}");
    for text in [explained.sentence(), explained.bare_sentence()] {
        let first = text.chars().next().unwrap();
        assert!(first.is_lowercase(), "`{text}` of {context}");
        assert!(
            !text.ends_with('.') && !text.contains(['{', '}']),
            "`{text}`"
        );
        assert!(!text.contains("  ") && !text.contains(" you's"), "`{text}`");
    }
    let verb = explained.sentence();
    let verb = verb.split(' ').next().unwrap();
    assert!(
        verb.trim_end_matches(',').ends_with('s'),
        "`{verb}` of {context}"
    );
}

/// A whole sentence in every language, without a key that should have chosen its words.
fn check_languages(explained: &Explanation) {
    for language in Language::ALL {
        let text = in_language(language, || explained.why());
        let is_sentence = text.ends_with('.') && !text.starts_with(char::is_lowercase);
        let is_english = language == Language::English;
        let has_key = !is_english
            && text
                .split(|c: char| !c.is_alphabetic())
                .any(|it| it == "you");
        let is_odd = text.contains("  ") || text.contains(['{', '}', '$']);
        assert!(is_sentence && !has_key && !is_odd, "`{text}`");
        if is_english {
            assert_eq!(
                explained.why().to_lowercase(),
                format!("{}.", explained.sentence()).to_lowercase()
            );
        }
    }
}

/// Whether a game's notation has a place of this name.
fn is_place(position: &dyn AnyGame, name: &str) -> bool {
    let any = position.as_any();
    match position.info().id {
        "xafka" => {
            let known = any.downcast_ref::<Xafka>().unwrap();
            known.board().cell(name).is_some()
        }
        "xima" => xima::Square::parse(name).is_some(),
        "mathematichess" => mathematichess::Square::read(name).is_some(),
        "chimple" => name
            .parse()
            .is_ok_and(|number: u32| (1..=16).contains(&number)),
        // The legs of a hex begin with its coordinates.
        "xong" => {
            let known = any.downcast_ref::<xong::Xong>().unwrap();
            known.parse_move(&format!("place:{name},0")).is_ok()
        }
        other => panic!("{other} has no places"),
    }
}

/// Explains one move and checks all that is said of it, to both sides.
fn check(thinker: &dyn AnyThinker, position: &dyn AnyGame, mv: &str, kinds: &mut Kinds) {
    let made = Made::new(position, mv);
    let line = alone(mv);
    let explained = thinker.explain(position, &line);
    check_words(&explained, &made);
    check_languages(&explained);
    for claim in &explained.claims {
        made.check(claim);
        for place in &claim.places {
            assert!(is_place(position, place), "`{place}` of {claim:?}");
        }
        *kinds.entry(name(&claim.kind)).or_default() += 1;
    }
    let other = Player((made.me.0 + 1) % position.colours().len() as u8);
    let told = thinker.explain_to(position, &line, other);
    let same = told.claims.iter().zip(&explained.claims);
    assert!(same.into_iter().all(|(one, other)| one.kind == other.kind));
}

fn needs(kinds: &Kinds, wanted: &str) {
    for kind in wanted.split(' ') {
        assert!(kinds.contains_key(kind), "no claim is {kind}: {kinds:?}");
    }
}

fn any<'a>(moves: &'a [String], dice: &mut Pcg64Mcg) -> &'a str {
    &moves[dice.random_range(0..moves.len() as u64) as usize]
}

/// Plays games from `start` on and explains moves as they come, until `count`
/// were explained. `pick` chooses among the legal moves.
fn walk(
    start: &dyn Fn(u64) -> Box<dyn AnyGame>,
    pick: &dyn Fn(&dyn AnyGame, &mut Pcg64Mcg) -> Option<String>,
    (count, longest): (u32, u32),
) -> Kinds {
    let mut dice = Pcg64Mcg::seed_from_u64(count.into());
    let (mut kinds, mut told, mut game) = (Kinds::new(), 0, 0);
    while told < count {
        let mut position = start(game);
        game += 1;
        let thinker = thinker(position.info().id).unwrap();
        // Every third ply, not always of the same player.
        for ply in 0..longest {
            if position.turn() == Turn::Chance {
                let chances = position.chance_texts();
                let n = dice.random_range(0..chances.len() as u64) as usize;
                position.play_text(&chances[n].0).unwrap();
                continue;
            }
            let (Some(_), Some(mv)) = (mover(&*position), pick(&*position, &mut dice)) else {
                break;
            };
            if (ply + game as u32).is_multiple_of(3) && told < count {
                check(&*thinker, &*position, &mv, &mut kinds);
                told += 1;
            }
            position.play_text(&mv).unwrap();
        }
    }
    kinds
}

fn at_random(position: &dyn AnyGame, dice: &mut Pcg64Mcg) -> Option<String> {
    let moves = position.legal_texts();
    (!moves.is_empty()).then(|| any(&moves, dice).to_owned())
}

/// The start at one of these tables, each in turn.
fn at_a_table(game: &str, tables: &[&str], number: u64) -> Box<dyn AnyGame> {
    let values = options(tables[number as usize % tables.len()]);
    registry::start(game, &values).unwrap()
}

#[test]
fn what_is_said_of_xafka_is_true() {
    let tables = [
        "",
        "board=61",
        "board=19 players=3",
        "corner=both",
        "board=63 locked_stuck=wins",
    ];
    let start = |n: u64| at_a_table("xafka", &tables, n);
    let kinds = walk(&start, &at_random, (1_000, 60));
    needs(&kinds, "Ends Prevents Allows Counts SetsLight FreesLight");
}

/// Of some random moves the one that goes highest, and captures first.
fn upwards(position: &dyn AnyGame, dice: &mut Pcg64Mcg) -> Option<String> {
    let game: &xima::Xima = position.as_any().downcast_ref()?;
    let mut best = None;
    for _ in 0..4 {
        let mv = game.pick_legal(|count| dice.random_range(0..count))?;
        let floor = mv.block().map_or(0, |(_, to)| {
            u32::from(to.floor()) + 4 * u32::from(game.captures(to))
        });
        if best.as_ref().is_none_or(|(known, _)| floor > *known) {
            best = Some((floor, game.move_text(&mv)));
        }
    }
    best.map(|(_, mv)| mv)
}

#[test]
fn what_is_said_of_xima_is_true() {
    let tables = [
        "",
        "",
        "",
        "players=3",
        "players=4 teams=pairs",
        "dice=one",
        "dice=scienluck",
    ];
    let start = |n: u64| at_a_table("xima", &tables, n);
    let mut kinds = walk(&start, &upwards, (900, 90));
    // Near the summit: all moves that puzzles are solved with, and any others.
    let mut dice = Pcg64Mcg::seed_from_u64(5);
    for puzzle in puzzles("xima") {
        let mut position = puzzle.start().unwrap();
        let thinker = thinker("xima").unwrap();
        for mv in &puzzle.solution {
            for other in [mv.clone(), upwards(&*position, &mut dice).unwrap()] {
                check(&*thinker, &*position, &other, &mut kinds);
            }
            position.play_text(mv).unwrap();
        }
    }
    needs(
        &kinds,
        "Ends Threatens Prepares Prevents Allows Way Captures Holds Frees Climbs",
    );
}

#[test]
fn what_is_said_of_mathematichess_is_true() {
    let start = |n: u64| -> Box<dyn AnyGame> {
        let size = [5, 7, 7, 9][n as usize % 4];
        let options = mathematichess::Options::on(size);
        match n % 5 {
            0 => Box::new(mathematichess::Mathematichess::new(options)),
            _ => Box::new(random_battle(options, n)),
        }
    };
    let pick = |position: &dyn AnyGame, dice: &mut Pcg64Mcg| {
        if dice.random_range(0..20_u32) == 0 && position.check_text("offer").is_ok() {
            return Some("offer".to_owned());
        }
        if position.check_text("accept").is_ok() && dice.random_range(0..4_u32) == 0 {
            return Some("accept".to_owned());
        }
        at_random(position, dice)
    };
    let kinds = walk(&start, &pick, (1_000, 60));
    needs(
        &kinds,
        "Ends Threatens Prevents Allows Scores Territory Prospect Stands",
    );
}

#[test]
fn what_is_said_of_chimple_is_true() {
    let never = CancelToken::default();
    let tables = ["", "", "size=4", "stuck=draw"];
    let start = |n: u64| at_a_table("chimple", &tables, n);
    // The nine squares are solved first, so that it is known which move is the
    // only one.
    curio_engine::chimple::solved(&Default::default(), &never, None).unwrap();
    let kinds = walk(&start, &at_random, (1_000, 40));
    needs(
        &kinds,
        "Ends Threatens Prevents Allows Captures Counts Only",
    );
}

#[test]
fn what_is_said_of_xong_is_true() {
    let start = |n: u64| -> Box<dyn AnyGame> {
        let cells = 7 + (n % 6) as u8;
        Box::new(xong::Xong::new(xong::Options::random(cells, n as u32)))
    };
    let kinds = walk(&start, &at_random, (1_000, 60));
    needs(&kinds, "Ends Nets Hands");
}

/// Whether the line of a won hint comes to the end, and then as the hint says.
fn ends_as_told(position: &dyn AnyGame, found: &Hint) -> bool {
    let mut end = position.boxed_clone();
    for mv in &found.report.best().unwrap().moves {
        end.play_text(mv).unwrap();
    }
    let Some(outcome) = end.outcome() else {
        return false;
    };
    assert!(outcome.winners.contains(mover(position).unwrap()));
    let told = found.reason();
    for (words, reason) in [
        ("covers all of", "short-circuit"),
        ("walls ", "isolated"),
        ("brings the special to the summit", "summit"),
        ("takes the special to the summit", "summit"),
    ] {
        let is_said = told.starts_with(words);
        assert!(
            !is_said || outcome.reason == reason,
            "{told}: {}",
            outcome.reason
        );
    }
    true
}

#[test]
fn hints_tell_what_the_search_has_proved() {
    let mut proven = 0;
    for puzzle in puzzles("xafka").iter().chain(puzzles("xima")) {
        let position = puzzle.start().unwrap();
        let mut thinker = thinker(puzzle.game()).unwrap();
        let found = hinted(&mut *thinker, &*position, &Limits::nodes(20_000));
        assert_eq!(found.places, found.explanation.places());
        if let Verdict::Win { plies } = found.verdict {
            let kind = &found.explanation.claims[0].kind;
            let is_told =
                *kind == ClaimKind::WinsWithin(plies) || matches!(kind, ClaimKind::Ends(_));
            assert!(is_told, "{kind:?} of {}", puzzle.id);
            proven += u32::from(ends_as_told(&*position, &found));
        }
    }
    assert!(proven > 10, "{proven}");
}
