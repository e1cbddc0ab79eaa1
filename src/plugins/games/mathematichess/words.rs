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
        mathematichess::{Achievement, Kind, Mathematichess, Move, Piece, Refusal, Square},
    },
    texts,
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
        let kind = named(text)?;
        Some(Box::new(move |painter, rect, _| {
            glyphs::paint(painter, rect, kind, Player::FIRST);
        }))
    }

    fn picture_name(&self, text: &str) -> String {
        let kind = named(text);
        kind.map_or_else(|| text.to_owned(), |kind| kind.name().to_owned())
    }

    fn needs_panel(&self, _: &Mathematichess) -> bool {
        true
    }

    fn task(&self, game: &Mathematichess) -> Option<String> {
        let special = game.is_offered() || game.is_placing() || game.may_pass();
        match game.plies() {
            plies if special || plies == 0 => Some(whole_task(game).to_owned()),
            1..=3 => Some(texts::table_mathematichess_task_piece().to_owned()),
            _ => None,
        }
    }

    fn report(&self, played: &PlayedMove<Mathematichess>) -> Option<String> {
        report(&played.before, played.mv)
    }

    fn proposal(&self, game: &Mathematichess, mv: &Move) -> Option<String> {
        proposal(game, *mv)
    }

    fn standing(&self, game: &Mathematichess) -> Vec<Standing> {
        let line = |icon, text| Standing {
            icon,
            tone: palette::TEXT_QUIET,
            text,
        };
        if game.is_placing() && game.end().is_some() {
            return vec![line(Icon::Flag, texts::hud_game_over().to_owned())];
        }
        // How many pieces are to be placed stands with the players.
        if game.is_placing() {
            return Vec::new();
        }
        let stage = match game.turns_left() {
            Some(left) => texts::table_mathematichess_stage_two_of(left),
            None => texts::table_mathematichess_stage_two().to_owned(),
        };
        // Who leads is told with the last turns.
        let is_told = game.end().is_some() || game.says_turns_left();
        let stage = (!is_told).then(|| line(Icon::Swap, stage));
        let target = game.agreed().ending.points.then(|| {
            line(
                Icon::Flag,
                texts::table_mathematichess_points_end(game.agreed().points),
            )
        });
        stage.into_iter().chain(target).collect()
    }

    fn prospects(&self, game: &Mathematichess, player: Player) -> Option<String> {
        Some(prospects(game, player))
    }

    fn meter(&self, game: &Mathematichess, _: &ShownPosition<'_>, player: Player) -> Option<Meter> {
        meter(game, player)
    }

    fn short(&self, text: &str) -> Option<String> {
        let name = match text {
            "pass" => texts::table_mathematichess_move_pass(),
            "offer" => texts::table_mathematichess_move_offer(),
            "accept" => texts::table_mathematichess_move_accept(),
            "decline" => texts::table_mathematichess_move_decline(),
            _ => return Some(Mathematichess::shown(text)),
        };
        Some(name.to_owned())
    }

    fn icon(&self, text: &str) -> Option<(Icon, Tone)> {
        text.starts_with('!')
            .then_some((Icon::Cross, palette::WARN))
    }

    fn buttons(&self, game: &Mathematichess) -> Vec<MoveButton> {
        let button = |mv: Move, name, tip: &str, icon, is_primary| {
            let refusal = game.check(&mv).err();
            // Whoever wants to end the match looks for it before it can be offered.
            let is_early = refusal == Some(Refusal::TooEarlyToAgree);
            let is_shown = !game.is_placing() && (refusal.is_none() || is_early);
            is_shown.then(|| MoveButton {
                mv: game.move_text(&mv),
                name,
                tip: match &refusal {
                    Some(refusal) => words::sentence(&refusal.to_string()),
                    None => tip.to_owned(),
                },
                icon,
                is_primary,
                is_legal: refusal.is_none(),
            })
        };
        [
            button(
                Move::Accept,
                texts::table_mathematichess_accept(),
                texts::table_mathematichess_accept_tip(),
                Icon::Check,
                true,
            ),
            button(
                Move::Decline,
                texts::table_mathematichess_decline(),
                texts::table_mathematichess_decline_tip(),
                Icon::Cross,
                false,
            ),
            button(
                Move::Offer,
                texts::table_mathematichess_offer(),
                texts::table_mathematichess_offer_tip(),
                Icon::Chart,
                false,
            ),
            button(
                Move::Pass,
                texts::table_mathematichess_pass(),
                texts::table_mathematichess_pass_tip(),
                Icon::Next,
                true,
            ),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    fn outline(&self, _: Player) -> Outline {
        Outline::Pawn
    }

    fn milestones(&self, plies: &[Ply]) -> Vec<(&'static str, String)> {
        let used: Vec<String> = plies
            .iter()
            .zip(1..)
            .filter(|(ply, _)| ply.mv.starts_with('!'))
            .map(|(ply, turn)| format!("{} ({turn})", ply.mv.trim_start_matches('!')))
            .collect();
        vec![(
            texts::table_mathematichess_terminators(),
            if used.is_empty() {
                texts::table_mathematichess_no_terminators().to_owned()
            } else {
                used.join(", ")
            },
        )]
    }

    fn reason(&self, word: &str) -> Option<&'static str> {
        match word {
            "agreement" => Some(texts::table_mathematichess_reason_agreement()),
            "limit" => Some(texts::table_mathematichess_reason_limit()),
            "repetition" => Some(texts::table_mathematichess_reason_repetition()),
            "blocked" => Some(texts::table_mathematichess_reason_blocked()),
            "sovereign" => Some(texts::table_mathematichess_reason_sovereign()),
            "homogeneous" => Some(texts::table_mathematichess_reason_homogeneous()),
            "royal" => Some(texts::table_mathematichess_reason_royal()),
            "points" => Some(texts::table_mathematichess_reason_points()),
            _ => None,
        }
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
        is_there.then(|| Layout::new(size).place(square))
    }

    fn scene(&self, played: &PlayedMove<Mathematichess>) -> Option<Scene> {
        scene::scene(played)
    }
}

fn whole_task(game: &Mathematichess) -> &'static str {
    let player = game.to_move();
    if game.is_offered() {
        return texts::table_mathematichess_task_offered();
    }
    if game.is_placing() {
        return match game.left_to_place(player) {
            0 => texts::table_mathematichess_task_placed(),
            _ => texts::table_mathematichess_task_place(),
        };
    }
    if game.may_pass() {
        return texts::table_mathematichess_task_stuck();
    }
    texts::table_mathematichess_task_select()
}

/// The kind as messages choose by it, and as English ones say it.
pub(super) const fn key(kind: Kind) -> &'static str {
    match kind {
        Kind::Farmer => "Farmer",
        Kind::Pawn => "Pawn",
        Kind::Guard => "Guard",
        Kind::Knight => "Knight",
        Kind::Bishop => "Bishop",
        Kind::Rook => "Rook",
        Kind::Treasurer => "Treasurer",
        Kind::Queen => "Queen",
        Kind::King => "King",
    }
}

/// The kind of piece that lessons call this.
fn named(text: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| key(*kind) == text)
}

/// Whose a piece is, as messages choose by it.
pub(super) fn colour_key(piece: Piece) -> &'static str {
    match piece.player {
        Player::FIRST => "white",
        _ => "black",
    }
}

/// What a move did.
fn report(before: &Mathematichess, mv: Move) -> Option<String> {
    let name = |at| Some(key(before.piece(at)?.kind));
    let text = |at: Square| at.to_string();
    let done = match mv {
        Move::Place { kind, at } => texts::table_mathematichess_did_place(key(kind), &text(at)),
        Move::Step { from, to } => {
            texts::table_mathematichess_did_move(name(from)?, &text(from), &text(to))
        }
        Move::Push { from, to } => match pushed(before, mv, from) {
            0 => texts::table_mathematichess_did_move(name(from)?, &text(from), &text(to)),
            count => texts::table_mathematichess_did_push(count, &text(from), &text(to)),
        },
        Move::Swap { from, with } => {
            let other = before.piece(with)?;
            let (kind, colour) = (key(other.kind), colour_key(other));
            texts::table_mathematichess_did_swap(
                name(from)?,
                &text(from),
                colour,
                kind,
                &text(with),
            )
        }
        Move::Terminate { at } => texts::table_mathematichess_did_terminate(name(at)?, &text(at)),
        Move::Pass => texts::table_mathematichess_did_pass().to_owned(),
        Move::Offer => texts::table_mathematichess_did_offer().to_owned(),
        Move::Accept => texts::table_mathematichess_did_accept().to_owned(),
        Move::Decline => texts::table_mathematichess_did_decline().to_owned(),
        Move::Retire(_) => return None,
    };
    let scored = before
        .preview(mv)
        .ok()
        .filter(|_| !before.is_placing())
        .map(|preview| preview.gains())
        .filter(|gains| *gains != [0, 0]);
    Some(match scored {
        Some([white, black]) => texts::table_mathematichess_did_and_scored(
            &done,
            &ledger::signed(white),
            &ledger::signed(black),
        ),
        None => done,
    })
}

/// How many pieces the one on a square pushes; beside the hole it pushes nobody.
fn pushed(before: &Mathematichess, mv: Move, from: Square) -> usize {
    let shifts = before.shifts(mv).into_iter();
    shifts.filter(|shift| shift.from != from).count()
}

/// A move as something to do.
fn proposal(before: &Mathematichess, mv: Move) -> Option<String> {
    let name = |at| Some(key(before.piece(at)?.kind));
    let text = |at: Square| at.to_string();
    Some(match mv {
        Move::Place { kind, at } => texts::table_mathematichess_do_place(key(kind), &text(at)),
        Move::Push { from, to } if pushed(before, mv, from) > 0 => {
            texts::table_mathematichess_do_push(name(from)?, &text(from), &text(to))
        }
        Move::Step { from, to } | Move::Push { from, to } => {
            texts::table_mathematichess_do_move(name(from)?, &text(from), &text(to))
        }
        Move::Swap { from, with } => {
            let other = before.piece(with)?;
            let (kind, colour) = (key(other.kind), colour_key(other));
            texts::table_mathematichess_do_swap(name(from)?, &text(from), colour, kind, &text(with))
        }
        Move::Terminate { at } => texts::table_mathematichess_do_terminate(name(at)?, &text(at)),
        Move::Pass => texts::table_mathematichess_do_pass().to_owned(),
        Move::Offer => texts::table_mathematichess_do_offer().to_owned(),
        Move::Accept => texts::table_mathematichess_do_accept().to_owned(),
        Move::Decline => texts::table_mathematichess_do_decline().to_owned(),
        Move::Retire(_) => return None,
    })
}

/// How near a player is to what ends the game: "Sovereign 3/6 · royal 2/5".
fn towards_the_end(game: &Mathematichess, player: Player) -> Option<String> {
    let counts = game.towards_the_end(player);
    let counts: Vec<String> = counts
        .into_iter()
        .map(|(achievement, has, wanted)| match achievement {
            Achievement::Sovereign => texts::table_mathematichess_towards_sovereign(has, wanted),
            Achievement::Homogeneous => {
                texts::table_mathematichess_towards_homogeneous(has, wanted)
            }
            Achievement::Royal => texts::table_mathematichess_towards_royal(has, wanted),
        })
        .collect();
    (!counts.is_empty()).then(|| words::sentence(&counts.join(" · ")))
}

/// What a player has left to do, or can do.
fn prospects(game: &Mathematichess, player: Player) -> String {
    if game.is_placing() {
        return match game.left_to_place(player) {
            0 => texts::table_mathematichess_all_placed().to_owned(),
            left => texts::table_mathematichess_left_to_place(left),
        };
    }
    let terminator = game.agreed().terminators.then(|| {
        if game.has_terminated(player) {
            texts::table_mathematichess_terminator_used().to_owned()
        } else {
            texts::table_mathematichess_terminator_in_hand().to_owned()
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
        name: texts::table_mathematichess_points(),
        value: own.to_string(),
        fill: own as f64 / most as f64,
        sum,
    })
}

#[cfg(test)]
mod tests {
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
        assert!(Commentary.task(&start).unwrap().starts_with("put a piece"));
        assert_eq!(prospects(&start, Player::FIRST), "22 pieces to place");
        let full = position(FULL);
        assert!(Commentary.task(&full).unwrap().starts_with("select one"));
        let later = position(&format!("{FULL} ply:6"));
        assert_eq!(Commentary.task(&later), None);
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
        let target = Commentary.standing(&both).pop().unwrap().text;
        assert_eq!(target, "777 points end the match");
    }

    #[test]
    fn counting_is_offered_and_answered_by_buttons() {
        let played_by = |text: &str| -> Vec<String> {
            let all = Commentary.buttons(&position(text)).into_iter();
            let legal = all.filter(|button| button.is_legal);
            legal.map(|button| button.mv).collect()
        };
        let early = FULL.replace(" WB", " W");
        assert!(played_by(&early).is_empty(), "Black has a Terminator");
        let offer = Commentary.buttons(&position(&early)).pop().unwrap();
        assert!(offer.tip.contains("Terminators"), "{}", offer.tip);
        assert_eq!(played_by(FULL), ["offer"]);
        let offered = format!("{FULL} offered");
        assert_eq!(played_by(&offered), ["accept", "decline"]);
        let declined = format!("{FULL} declined");
        assert!(played_by(&declined).is_empty(), "not twice in a turn");
        assert!(
            Commentary
                .buttons(&Mathematichess::new(Options::on(7)))
                .is_empty()
        );
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
