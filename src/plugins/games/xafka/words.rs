//! What is said of Xafka at the table, in the words of its players.

use bevy::prelude::*;

use super::{Layout, scene};
use crate::plugins::ui::hud::Scene;
use crate::rules::PlayedMove;
use crate::{
    plugins::{
        scene::palette::{self, Tone},
        ui::{
            hud::{GameWords, Lead, Outline, Standing, Words, words},
            theme::Icon,
        },
    },
    record::Ply,
    rules::{
        Game, Player, Retirement,
        xafka::{Goal, Light, Move, Stuck, Xafka},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut all: ResMut<GameWords>| {
        all.add(Commentary);
    });
}

/// The words of mini-Xafka.
struct Commentary;

impl Words for Commentary {
    type Game = Xafka;

    fn task(&self, game: &Xafka) -> Option<String> {
        Some(task(game).to_owned())
    }

    fn report(&self, played: &PlayedMove<Xafka>) -> Option<String> {
        report(&played.before, played.mv)
    }

    fn proposal(&self, game: &Xafka, mv: &Move) -> Option<String> {
        proposal(game, *mv)
    }

    fn standing(&self, game: &Xafka) -> Vec<Standing> {
        standing(game)
    }

    fn prospects(&self, game: &Xafka, player: Player) -> Option<String> {
        prospects(game, player)
    }

    fn lead(&self, game: &Xafka) -> Option<Lead> {
        lead(game)
    }

    fn icon(&self, text: &str) -> Option<(Icon, Tone)> {
        lamp(text)
    }

    fn outline(&self, player: Player) -> Outline {
        outline(player)
    }

    fn milestones(&self, plies: &[Ply]) -> Vec<(&'static str, String)> {
        milestones(plies)
    }

    fn reason(&self, word: &str) -> Option<&'static str> {
        reason(word)
    }

    fn significance(&self, played: &PlayedMove<Xafka>) -> Option<String> {
        scene::significance(played)
    }

    fn event(&self, played: &PlayedMove<Xafka>) -> Option<String> {
        scene::event(played)
    }

    fn place(&self, game: &Xafka, name: &str) -> Option<Vec3> {
        let cell = game.board().cell(name)?;
        Some(Layout::of(game.board()).place(cell))
    }

    fn scene(&self, played: &PlayedMove<Xafka>) -> Option<Scene> {
        scene::scene(played)
    }
}

/// What the player to move may do.
fn task(game: &Xafka) -> &'static str {
    let placed = game.piece(game.to_move()).is_some();
    let may_go = !game.destinations().is_empty();
    if game.holes().is_empty() {
        return "put your piece on any hexagon";
    }
    match (placed, may_go, game.light_is_free()) {
        (false, true, false) => "put your piece on a marked hexagon",
        (false, true, true) => "put your piece on a marked hexagon, or set the light",
        (true, true, false) => "slide to a marked hexagon",
        (true, true, true) => "slide to a marked hexagon, or set the light",
        (_, false, _) => "your piece is stuck: set the light to green or red",
    }
}

/// What a move did.
fn report(before: &Xafka, mv: Move) -> Option<String> {
    Some(match mv {
        Move::To(cell) => {
            let to = before.board().name(cell);
            match before.piece(before.to_move()) {
                Some(from) => format!("slid from {} to {to}", before.board().name(from)),
                None => format!("put the piece on {to}"),
            }
        }
        Move::Set(Goal::Green) => "set the light to green: a stuck player loses".to_owned(),
        Move::Set(Goal::Red) => "set the light to red: a stuck player wins".to_owned(),
        Move::Retire(_) => return None,
    })
}

/// A move as something to do.
fn proposal(before: &Xafka, mv: Move) -> Option<String> {
    Some(match mv {
        Move::To(cell) => {
            let to = before.board().name(cell);
            match before.piece(before.to_move()) {
                Some(_) => format!("slide to {to}"),
                None => format!("put your piece on {to}"),
            }
        }
        Move::Set(goal) => format!("set the light to {}", goal.text()),
        Move::Retire(_) => return None,
    })
}

/// The light, and what being stuck means under it.
fn standing(game: &Xafka) -> Vec<Standing> {
    let gone = game.holes().len();
    let (text, tone) = match game.light() {
        Light::Set(Goal::Green) => (
            "Green: a stuck player loses".to_owned(),
            palette::LAMP_GREEN,
        ),
        Light::Set(Goal::Red) => ("Red: a stuck player wins".to_owned(), palette::LAMP_RED),
        Light::Yellow if game.light_is_free() => (
            "Light free: set it to green or red".to_owned(),
            palette::LAMP_YELLOW,
        ),
        Light::Yellow => {
            let left = u32::from(game.options().light).saturating_sub(gone);
            let text = if left < game.standing().len() {
                format!("Light locked: {} to go", hexagons(left as usize))
            } else {
                // With this option it never becomes free.
                "Light locked".to_owned()
            };
            (text, palette::TEXT_QUIET)
        }
    };
    let light = Standing {
        icon: Icon::Light,
        tone,
        text,
    };
    if game.is_over() {
        return vec![light];
    }
    let standing = game.standing().len() as usize;
    vec![
        light,
        Standing {
            icon: Icon::Hexagon,
            tone: palette::LIMESTONE,
            text: format!("{} left", hexagons(standing)),
        },
    ]
}

fn hexagons(number: usize) -> String {
    words::count(number, "hexagon")
}

/// What a piece sees, and where it may go.
fn prospects(game: &Xafka, player: Player) -> Option<String> {
    if let Some(why) = game.why_out(player) {
        let text = match why {
            Stuck::Isolated => "Stuck: isolated",
            Stuck::ShortCircuit => "Stuck: short circuit",
            Stuck::NoPlace => "No hexagon to stand on",
            Stuck::Retired(Retirement::Resigned) => "Resigned",
            Stuck::Retired(Retirement::OutOfTime) => "Out of time",
        };
        return Some(text.to_owned());
    }
    if game.is_over() && game.to_move() != player {
        return Some(String::new());
    }
    let open = game.destinations_of(player).len();
    let reach = game.reach(player).len();
    game.piece(player)
        .map(|_| match (reach, open) {
            (0, _) => "Sees no hexagon: isolated".to_owned(),
            (reach, 0) => format!("Sees {reach}, all covered: short circuit"),
            (reach, open) => format!("Sees {reach}, may go to {open}"),
        })
        .or_else(|| Some(format!("May be put on {}", hexagons(open as usize))))
}

/// The player with more room, and whether that is good: the light decides.
fn lead(game: &Xafka) -> Option<Lead> {
    let players = || Player::all(game.options().players);
    if game.is_over() || players().any(|player| game.piece(player).is_none()) {
        return None;
    }
    let room: Vec<u32> = players()
        .map(|player| game.destinations_of(player).len())
        .collect();
    let (least, most) = (room.iter().min()?, room.iter().max()?);
    let name = |wanted: u32| {
        let all = players()
            .zip(&room)
            .filter(move |(_, room)| **room == wanted);
        let names: Vec<&str> = all.map(|(player, _)| words::name(game, player)).collect();
        names.join(" and ")
    };
    let (line, reason) = match game.light() {
        _ if least == most => (format!("Equal room: {most} each"), ""),
        Light::Set(Goal::Red) => (
            format!("{} has less room: {least} to {most}", name(*least)),
            "good under red",
        ),
        Light::Set(Goal::Green) => (
            format!("{} has more room: {most} to {least}", name(*most)),
            "good under green",
        ),
        Light::Yellow => (
            format!("{} has more room: {most} to {least}", name(*most)),
            "good or bad: the light decides",
        ),
    };
    Some(Lead {
        amounts: players().zip(room.iter().copied().map(f64::from)).collect(),
        line,
        reasons: Some(reason.to_owned())
            .filter(|it| !it.is_empty())
            .into_iter()
            .collect(),
    })
}

/// The lamp that a move lit.
fn lamp(text: &str) -> Option<(Icon, Tone)> {
    match text {
        text if text == Goal::Green.text() => Some((Icon::Light, palette::LAMP_GREEN)),
        text if text == Goal::Red.text() => Some((Icon::Light, palette::LAMP_RED)),
        _ => None,
    }
}

/// The pieces as they stand on the table.
fn outline(player: Player) -> Outline {
    match player.index() {
        0 => Outline::Cat,
        1 => Outline::Mouse,
        _ => Outline::Pawn,
    }
}

/// Who set the light, and when.
fn milestones(plies: &[Ply]) -> Vec<(&'static str, String)> {
    let set = plies
        .iter()
        .zip(1..)
        .find(|(ply, _)| lamp(&ply.mv).is_some());
    vec![(
        "Light",
        set.map_or_else(
            || "never set".to_owned(),
            |(ply, turn)| format!("{} on turn {turn}", ply.mv),
        ),
    )]
}

fn reason(word: &str) -> Option<&'static str> {
    match word {
        "isolated" => Some("Isolated: the piece sees no hexagon any more."),
        "short-circuit" => Some(
            "Short circuit: the piece still sees hexagons, but an opponent sees all of them too, \
             and a move may not end there.",
        ),
        "no-place" => Some("No place: every hexagon is within reach of an opponent."),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::rules::xafka::Options;

    fn report(game: &Xafka, text: &str) -> Option<String> {
        let mv = game.parse_move(text).unwrap();
        super::report(game, mv)
    }

    fn proposal(game: &Xafka, text: &str) -> Option<String> {
        let mv = game.parse_move(text).unwrap();
        super::proposal(game, mv)
    }

    fn after(moves: &[&str]) -> Xafka {
        let mut game = Xafka::new(Options::default());
        for text in moves {
            let mv = game.parse_move(text).unwrap();
            game.play(&mv).unwrap();
        }
        game
    }

    /// Eleven hexagons are gone, and the light is free.
    const FREE: [&str; 11] = [
        "f7", "b1", "g7", "b5", "f6", "d3", "e7", "c2", "e5", "a2", "d4",
    ];

    fn eleven() -> Xafka {
        let mut game = after(&FREE[..10]);
        let mv = game.legal_moves()[0];
        game.play(&mv).unwrap();
        game
    }

    #[test]
    fn the_task_follows_the_state_of_piece_and_light() {
        assert_eq!(task(&after(&[])), "put your piece on any hexagon");
        assert_eq!(task(&after(&["d4"])), "put your piece on a marked hexagon");
        assert_eq!(task(&after(&["d4", "g6"])), "slide to a marked hexagon");
        let free = eleven();
        assert!(free.light_is_free());
        assert_eq!(task(&free), "slide to a marked hexagon, or set the light");
    }

    #[test]
    fn moves_are_reported_as_what_pieces_and_lamps_do() {
        let start = after(&[]);
        assert_eq!(report(&start, "d4").unwrap(), "put the piece on d4");
        let slid = after(&["d4", "g6"]);
        assert_eq!(report(&slid, "d5").unwrap(), "slid from d4 to d5");
        assert_eq!(proposal(&slid, "d5").unwrap(), "slide to d5");
        let free = eleven();
        assert_eq!(
            report(&free, "red").unwrap(),
            "set the light to red: a stuck player wins"
        );
        assert_eq!(report(&free, "resign"), None);
        assert_eq!(proposal(&start, "d4").unwrap(), "put your piece on d4");
    }

    #[test]
    fn the_light_counts_down_and_then_says_what_it_means() {
        let says = |game: &Xafka| standing(game)[0].text.clone();
        assert_eq!(says(&after(&[])), "Light locked: 11 hexagons to go");
        assert_eq!(says(&after(&FREE[..10])), "Light locked: 1 hexagon to go");
        let mut free = eleven();
        assert_eq!(says(&free), "Light free: set it to green or red");
        free.play(&Move::Set(Goal::Green)).unwrap();
        assert_eq!(says(&free), "Green: a stuck player loses");
    }

    #[test]
    fn prospects_distinguish_isolation_from_short_circuit() {
        let start = after(&[]);
        assert_eq!(
            prospects(&start, Player::FIRST).unwrap(),
            "May be put on 37 hexagons"
        );
        let game = after(&["d4", "g6"]);
        assert!(
            prospects(&game, Player::FIRST)
                .unwrap()
                .starts_with("Sees ")
        );
        // White stands short-circuited or isolated at the end of this line.
        let end = after(&["d4", "g6", "a1", "f5", "b2", "g4", "d2"]);
        assert!(end.is_over());
        let text = prospects(&end, Player::SECOND).unwrap();
        assert!(text.starts_with("Stuck: "), "{text}");
        assert_eq!(prospects(&end, Player::FIRST).unwrap(), "");
        let why = Game::outcome(&end).unwrap().reason;
        assert!(reason(why).is_some());
    }

    #[test]
    fn the_turn_of_the_light_is_remembered() {
        let ply = |mv: &str| Ply {
            mv: mv.to_owned(),
            by: None,
            used: None,
            mark: None,
            comment: String::new(),
            hash: 0,
        };
        let text = milestones(&[ply("d4"), ply("red")]);
        assert_eq!(text, [("Light", "red on turn 2".to_owned())]);
        assert_eq!(milestones(&[ply("d4")])[0].1, "never set");
    }
}
