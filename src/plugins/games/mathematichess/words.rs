//! Mathematichess in the words of its players.

use bevy::prelude::*;

use crate::{
    plugins::{
        scene::palette::{self, Tone},
        ui::{
            hud::{
                GameWords, Meter, MoveButton, Outline, Picture, ShownPosition, Standing, Words,
                words,
            },
            theme::Icon,
        },
    },
    record::Ply,
    rules::{
        Explanation, Game, Player,
        mathematichess::{Kind, Mathematichess, Move, Square},
    },
};

use super::{Layout, glyphs, ledger, scene, significance};
use crate::plugins::ui::hud::Scene;
use crate::rules::PlayedMove;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut all: ResMut<GameWords>| {
        all.add(Commentary);
    });
}

/// The words of Mathematichess.
struct Commentary;

impl Words for Commentary {
    type Game = Mathematichess;

    fn picture(&self, text: &str) -> Option<Picture> {
        let kind = Kind::ALL.into_iter().find(|kind| kind.name() == text)?;
        Some(Box::new(move |painter, rect, _| {
            glyphs::paint(painter, rect, kind, Player::FIRST);
        }))
    }

    fn needs_panel(&self, _: &Mathematichess) -> bool {
        true
    }

    fn task(&self, game: &Mathematichess) -> Option<String> {
        task(game)
    }

    fn report(&self, played: &PlayedMove<Mathematichess>) -> Option<String> {
        report(&played.before, played.mv)
    }

    fn proposal(&self, game: &Mathematichess, mv: &Move) -> Option<String> {
        proposal(game, *mv)
    }

    fn standing(&self, game: &Mathematichess) -> Vec<Standing> {
        standing(game)
    }

    fn prospects(&self, game: &Mathematichess, player: Player) -> Option<String> {
        Some(prospects(game, player))
    }

    fn meter(&self, game: &Mathematichess, _: &ShownPosition<'_>, player: Player) -> Option<Meter> {
        meter(game, player)
    }

    fn icon(&self, text: &str) -> Option<(Icon, Tone)> {
        icon(text)
    }

    fn buttons(&self, game: &Mathematichess) -> Vec<MoveButton> {
        buttons(game)
    }

    fn outline(&self, _: Player) -> Outline {
        Outline::Pawn
    }

    fn milestones(&self, plies: &[Ply]) -> Vec<(&'static str, String)> {
        milestones(plies)
    }

    fn reason(&self, word: &str) -> Option<&'static str> {
        reason(word)
    }

    fn significance(&self, played: &PlayedMove<Mathematichess>) -> Option<String> {
        significance::significance(played)
    }

    fn event(&self, played: &PlayedMove<Mathematichess>) -> Option<String> {
        significance::event(played)
    }

    fn place(&self, game: &Mathematichess, name: &str) -> Option<Vec3> {
        let square = Square::read(name)?;
        let size = game.board().size();
        let is_there = square.file() < size && square.rank() < size;
        is_there.then(|| Layout::of(size).place(square))
    }

    fn scene(&self, played: &PlayedMove<Mathematichess>) -> Option<Scene> {
        scene::scene(played)
    }
}

/// What the player to move may do. How a piece is moved is known after a few
/// moves, and the line is needed for what was done.
fn task(game: &Mathematichess) -> Option<String> {
    let special = game.is_offered() || game.is_placing() || game.may_pass();
    match game.plies() {
        plies if special || plies == 0 => Some(whole_task(game)),
        1..=3 => Some("select a piece".to_owned()),
        _ => None,
    }
}

fn whole_task(game: &Mathematichess) -> String {
    let player = game.to_move();
    if game.is_offered() {
        return "your opponent offers to count: accept or decline".to_owned();
    }
    if game.is_placing() {
        return match game.left_to_place(player) {
            0 => "your pieces are all placed: pass".to_owned(),
            _ => "put a piece on any empty square; drag to lay out several".to_owned(),
        };
    }
    if game.may_pass() {
        return "none of your pieces can move: pass".to_owned();
    }
    "select one of your pieces, then a marked square".to_owned()
}

/// What can be played without a square to click, after the pieces are placed.
fn buttons(game: &Mathematichess) -> Vec<MoveButton> {
    let button = |mv: Move, name, tip: &str, icon, is_primary| {
        let is_legal = !game.is_placing() && game.check(&mv).is_ok();
        is_legal.then(|| MoveButton {
            mv: game.move_text(&mv),
            name,
            tip: tip.to_owned(),
            icon,
            is_primary,
        })
    };
    let accepted = "The match ends here, and the points count";
    let offered = "Propose ending the match here and counting the points";
    let passed = "None of your pieces can move: let your opponent go on";
    [
        button(
            Move::Accept,
            "Accept and count",
            accepted,
            Icon::Check,
            true,
        ),
        button(
            Move::Decline,
            "Decline",
            "The match goes on",
            Icon::Cross,
            false,
        ),
        button(Move::Offer, "Offer to count", offered, Icon::Chart, false),
        button(Move::Pass, "Pass", passed, Icon::Next, true),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// What a move did.
fn report(before: &Mathematichess, mv: Move) -> Option<String> {
    let name = |at| Some(before.piece(at)?.kind.name());
    let done = match mv {
        Move::Place { kind, at } => format!("put a {} on {at}", kind.name()),
        Move::Step { from, to } => format!("moved the {} from {from} to {to}", name(from)?),
        Move::Push { from, to } => match before.shifts(mv).len() {
            0 | 1 => format!("moved the {} from {from} to {to}", name(from)?),
            count => format!(
                "pushed {} from {from} to {to}",
                words::count(count, "piece")
            ),
        },
        Move::Swap { from, with } => {
            let other = before.piece(with)?;
            format!(
                "swapped {} {from} with {} {with}",
                name(from)?,
                other.name()
            )
        }
        Move::Terminate { at } => format!("took its own {} off {at}", name(at)?),
        Move::Pass => "passed".to_owned(),
        Move::Offer => "offered to end the game and count the points".to_owned(),
        Move::Accept => "accepted the offer".to_owned(),
        Move::Decline => "declined the offer".to_owned(),
        Move::Retire(_) => return None,
    };
    let scored = before
        .preview(mv)
        .ok()
        .filter(|_| !before.is_placing())
        .map(|preview| preview.gains())
        .filter(|gains| *gains != [0, 0]);
    Some(match scored {
        Some([white, black]) => format!(
            "{done} (White {}, Black {})",
            ledger::signed(white),
            ledger::signed(black)
        ),
        None => done,
    })
}

/// A move as something to do.
fn proposal(before: &Mathematichess, mv: Move) -> Option<String> {
    let name = |at| Some(before.piece(at)?.kind.name());
    Some(match mv {
        Move::Place { kind, at } => format!("put a {} on {at}", kind.name()),
        Move::Step { from, to } => format!("move the {} from {from} to {to}", name(from)?),
        Move::Push { from, to } => format!("push with the {} from {from} to {to}", name(from)?),
        Move::Swap { from, with } => {
            let other = before.piece(with)?;
            format!(
                "swap the {} on {from} with the {} on {with}",
                name(from)?,
                other.name()
            )
        }
        Move::Terminate { at } => format!("use the Terminator on the {} on {at}", name(at)?),
        Move::Pass => "pass".to_owned(),
        Move::Offer => "offer to end the game and count the points".to_owned(),
        Move::Accept => "accept the offer".to_owned(),
        Move::Decline => "decline the offer".to_owned(),
        Move::Retire(_) => return None,
    })
}

/// The stage, and how long it lasts.
fn standing(game: &Mathematichess) -> Vec<Standing> {
    let line = |icon, text| Standing {
        icon,
        tone: palette::TEXT_QUIET,
        text,
    };
    if game.is_placing() {
        return vec![line(Icon::Pencil, "Stage 1: placing".to_owned())];
    }
    let stage = match game.agreed().limit {
        Some(limit) => format!("Stage 2: move {}/{limit}", game.plies()),
        None => format!("Stage 2: move {}", game.plies()),
    };
    let target = game.agreed().ending.points.then(|| {
        let text = format!("{} points end the game", game.agreed().points);
        line(Icon::Flag, text)
    });
    [line(Icon::Swap, stage)]
        .into_iter()
        .chain(target)
        .collect()
}

/// How near a player is to what ends the game: "Sovereign 3/6 · royal 2/5".
fn towards_the_end(game: &Mathematichess, player: Player) -> Option<String> {
    let counts = game.towards_the_end(player);
    let counts: Vec<String> = counts
        .into_iter()
        .map(|(achievement, has, wanted)| format!("{} {has}/{wanted}", achievement.word()))
        .collect();
    (!counts.is_empty()).then(|| words::sentence(&counts.join(" · ")))
}

/// What a player has left to do, or can do.
fn prospects(game: &Mathematichess, player: Player) -> String {
    if game.is_placing() {
        return match game.left_to_place(player) {
            0 => "All pieces placed".to_owned(),
            left => format!("{} to place", words::count(left as usize, "piece")),
        };
    }
    let terminator = game.agreed().terminators.then(|| {
        if game.has_terminated(player) {
            "Terminator used".to_owned()
        } else {
            "Terminator in hand".to_owned()
        }
    });
    let lines = towards_the_end(game, player).into_iter().chain(terminator);
    lines.collect::<Vec<_>>().join("\n")
}

/// The points, and the territories that they come from.
fn meter(game: &Mathematichess, player: Player) -> Option<Meter> {
    if game.is_placing() {
        return None;
    }
    let points = game.points();
    let own = *points.get(player.index())?;
    let most = points.into_iter().max().unwrap_or(0).max(1);
    let sum = game
        .territories()
        .iter()
        .filter_map(|territory| {
            let worth = *territory.points.get(player.index())?;
            let label = format!("{}, {}", territory.name(), ledger::kind(territory));
            (worth != 0).then(|| Explanation::line(label, worth))
        })
        .collect();
    Some(Meter {
        name: "Points",
        value: own.to_string(),
        fill: own as f64 / most as f64,
        sum,
    })
}

/// The sign of a Terminator in the list of moves.
fn icon(text: &str) -> Option<(Icon, Tone)> {
    text.starts_with('!')
        .then_some((Icon::Cross, palette::WARN))
}

/// Where the Terminators were played, and in which turns: short, for the result
/// has little room for it.
fn milestones(plies: &[Ply]) -> Vec<(&'static str, String)> {
    let used: Vec<String> = plies
        .iter()
        .zip(1..)
        .filter(|(ply, _)| ply.mv.starts_with('!'))
        .map(|(ply, turn)| format!("{} ({turn})", ply.mv.trim_start_matches('!')))
        .collect();
    vec![(
        "Terminators",
        if used.is_empty() {
            "none".to_owned()
        } else {
            used.join(", ")
        },
    )]
}

fn reason(word: &str) -> Option<&'static str> {
    match word {
        "agreement" => Some("Agreement: both players wanted to count."),
        "limit" => Some("The agreed number of moves in the second stage has been played."),
        "repetition" => Some("The same position came up once too often."),
        "blocked" => Some("Neither player could move any more."),
        "sovereign" => Some("A sovereign territory earned the bonus and ended the game."),
        "homogeneous" => Some("A homogeneous territory earned the bonus and ended the game."),
        "royal" => Some("A royal territory earned the bonus and ended the game."),
        "points" => Some("The number of points agreed to end the game was reached."),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::rules::mathematichess::{Achievement, EarlyEnds, Options};

    fn report(game: &Mathematichess, text: &str) -> Option<String> {
        let mv = game.parse_move(text).unwrap();
        super::report(game, mv)
    }

    fn proposal(game: &Mathematichess, text: &str) -> Option<String> {
        let mv = game.parse_move(text).unwrap();
        super::proposal(game, mv)
    }

    fn position(text: &str) -> Mathematichess {
        Mathematichess::parse_position(&Options::on(5), text).unwrap()
    }

    const FULL: &str = "nbtg1/kqpnr/fbNpg/fGtnk/Bqrbt W - WB";

    #[test]
    fn the_task_follows_the_stage() {
        let start = Mathematichess::new(Options::on(7));
        assert!(task(&start).unwrap().starts_with("put a piece"));
        assert_eq!(prospects(&start, Player::FIRST), "22 pieces to place");
        let full = position(FULL);
        assert!(task(&full).unwrap().starts_with("select one"));
        let later = position(&format!("{FULL} ply:6"));
        assert_eq!(task(&later), None);
        assert_eq!(prospects(&position(FULL), Player::FIRST), "Terminator used");
        let agreed = Options {
            ending: EarlyEnds::POINTS
                .and(Achievement::Royal)
                .and(Achievement::Sovereign),
            points: 777,
            ..Options::on(5)
        };
        let both = Mathematichess::parse_position(&agreed, FULL).unwrap();
        let lines = prospects(&both, Player::FIRST);
        assert_eq!(lines, "Sovereign 0/3 · royal 0/2\nTerminator used");
        let target = standing(&both).pop().unwrap().text;
        assert_eq!(target, "777 points end the game");
    }

    #[test]
    fn counting_is_offered_and_answered_by_buttons() {
        let played_by = |text: &str| -> Vec<String> {
            let all = buttons(&position(text)).into_iter();
            all.map(|button| button.mv).collect()
        };
        let early = FULL.replace(" WB", " W");
        assert!(played_by(&early).is_empty(), "Black has a Terminator");
        assert_eq!(played_by(FULL), ["offer"]);
        let offered = format!("{FULL} offered");
        assert_eq!(played_by(&offered), ["accept", "decline"]);
        let declined = format!("{FULL} declined");
        assert!(played_by(&declined).is_empty(), "not twice in a turn");
        assert!(buttons(&Mathematichess::new(Options::on(7))).is_empty());
    }

    #[test]
    fn every_move_is_reported_and_proposed() {
        let game = position(FULL);
        for mv in game.legal_moves() {
            let text = game.move_text(&mv);
            assert!(report(&game, &text).is_some(), "{text}");
            assert!(proposal(&game, &text).is_some(), "{text}");
        }
        assert_eq!(report(&game, "resign"), None);
        let start = Mathematichess::new(Options::on(7));
        assert_eq!(report(&start, "K@d4").unwrap(), "put a King on d4");
    }

    #[test]
    fn the_meter_is_the_sum_of_its_territories() {
        let game = position(FULL);
        for player in Player::all(2) {
            let meter = meter(&game, player).unwrap();
            let sum: i64 = meter
                .sum
                .iter()
                .map(|line| line.value.parse::<i64>().unwrap())
                .sum();
            assert_eq!(meter.value, sum.to_string());
        }
    }
}
