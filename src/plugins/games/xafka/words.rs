//! What is said of Xafka at the table, in the words of its players.

use bevy::prelude::*;

use super::{Layout, scene};
use crate::plugins::ui::hud::Scene;
use crate::rules::PlayedMove;
use crate::{
    plugins::{
        scene::palette::{self, Tone},
        ui::{
            hud::{GameWords, Outline, Standing, Words},
            theme::Icon,
        },
    },
    record::Ply,
    rules::{
        Game, Player, Retirement,
        xafka::{Goal, Light, Move, Stuck, Xafka},
    },
    texts,
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
        report(played)
    }

    fn proposal(&self, game: &Xafka, mv: &Move) -> Option<String> {
        proposal(game, *mv)
    }

    fn standing(&self, game: &Xafka) -> Vec<Standing> {
        let gone = game.holes().len();
        let (text, tone) = match game.light() {
            Light::Set(Goal::Green) => (texts::table_xafka_green().to_owned(), palette::LAMP_GREEN),
            Light::Set(Goal::Red) => (texts::table_xafka_red().to_owned(), palette::LAMP_RED),
            Light::Yellow if game.light_is_free() => {
                (texts::table_xafka_free().to_owned(), palette::LAMP_YELLOW)
            }
            Light::Yellow => {
                let left = u32::from(game.options().light).saturating_sub(gone);
                let text = if left < game.standing().len() {
                    texts::table_xafka_locked_for(left)
                } else {
                    // With this option it never becomes free.
                    texts::table_xafka_locked().to_owned()
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
            // One that nobody has set has decided nothing.
            return match game.light() {
                Light::Yellow => vec![Standing {
                    icon: Icon::Flag,
                    tone: palette::TEXT_QUIET,
                    text: texts::hud_game_over().to_owned(),
                }],
                Light::Set(_) => vec![light],
            };
        }
        vec![
            light,
            Standing {
                icon: Icon::Hexagon,
                tone: palette::LIMESTONE,
                text: texts::table_xafka_hexagons_left(game.standing().len()),
            },
        ]
    }

    fn prospects(&self, game: &Xafka, player: Player) -> Option<String> {
        if let Some(why) = game.why_out(player) {
            let text = match why {
                Stuck::Isolated => texts::table_xafka_isolated(),
                Stuck::ShortCircuit => texts::table_xafka_short_circuit(),
                Stuck::NoPlace => texts::table_xafka_no_place(),
                Stuck::Retired(Retirement::Resigned) => texts::board_resigned(),
                Stuck::Retired(Retirement::OutOfTime) => texts::board_out_of_time(),
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
                (0, _) => texts::table_xafka_sees_nothing().to_owned(),
                (reach, 0) => texts::table_xafka_all_covered(reach),
                (reach, open) => texts::table_xafka_sees(reach, open),
            })
            .or_else(|| Some(texts::table_xafka_may_be_put(open)))
    }

    fn short(&self, text: &str) -> Option<String> {
        let name = match text {
            "green" => texts::table_xafka_move_green(),
            "red" => texts::table_xafka_move_red(),
            _ => return None,
        };
        Some(name.to_owned())
    }

    fn icon(&self, text: &str) -> Option<(Icon, Tone)> {
        lamp(text)
    }

    fn outline(&self, player: Player) -> Outline {
        match player.index() {
            0 => Outline::Cat,
            1 => Outline::Mouse,
            _ => Outline::Pawn,
        }
    }

    fn milestones(&self, plies: &[Ply]) -> Vec<(&'static str, String)> {
        let set = plies
            .iter()
            .zip(1_usize..)
            .find(|(ply, _)| lamp(&ply.mv).is_some());
        vec![(
            texts::table_xafka_light(),
            set.map_or_else(
                || texts::table_xafka_never_set().to_owned(),
                |(ply, turn)| texts::table_xafka_set_on_turn(&ply.mv, turn),
            ),
        )]
    }

    fn reason(&self, word: &str) -> Option<&'static str> {
        match word {
            "isolated" => Some(texts::table_xafka_isolated_means()),
            "short-circuit" => Some(texts::table_xafka_short_circuit_means()),
            "no-place" => Some(texts::table_xafka_no_place_means()),
            _ => None,
        }
    }

    fn significance(&self, played: &PlayedMove<Xafka>) -> Option<String> {
        scene::significance(played)
    }

    fn event(&self, played: &PlayedMove<Xafka>) -> Option<String> {
        scene::event(played)
    }

    fn place(&self, game: &Xafka, name: &str) -> Option<Vec3> {
        let cell = game.board().cell(name)?;
        Some(Layout::new(game.board()).place(cell))
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
        return texts::table_xafka_task_anywhere();
    }
    match (placed, may_go, game.light_is_free()) {
        (false, true, false) => texts::table_xafka_task_put(),
        (false, true, true) => texts::table_xafka_task_put_or_set(),
        (true, true, false) => texts::table_xafka_task_slide(),
        (true, true, true) => texts::table_xafka_task_slide_or_set(),
        (_, false, _) => texts::table_xafka_task_set(),
    }
}

/// What a move did.
fn report(played: &PlayedMove<Xafka>) -> Option<String> {
    let before = &played.before;
    let Move::To(cell) = played.mv else {
        return Xafka::narration(played);
    };
    let to = before.board().name(cell);
    Some(match before.piece(before.to_move()) {
        Some(from) => texts::table_xafka_slid(before.board().name(from), to),
        None => texts::table_xafka_put(to),
    })
}

/// A move as something to do.
fn proposal(before: &Xafka, mv: Move) -> Option<String> {
    Some(match mv {
        Move::To(cell) => {
            let to = before.board().name(cell);
            match before.piece(before.to_move()) {
                Some(_) => texts::table_xafka_slide(to),
                None => texts::table_xafka_place(to),
            }
        }
        Move::Set(Goal::Green) => texts::table_xafka_choose_green().to_owned(),
        Move::Set(Goal::Red) => texts::table_xafka_choose_red().to_owned(),
        Move::Retire(_) => return None,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::xafka::Options;

    fn report(game: &Xafka, text: &str) -> Option<String> {
        let mv = game.parse_move(text).unwrap();
        super::report(&PlayedMove::new(game, mv).unwrap())
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
        let says = |game: &Xafka| Commentary.standing(game)[0].text.clone();
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
            Commentary.prospects(&start, Player::FIRST).unwrap(),
            "May be put on 37 hexagons"
        );
        let game = after(&["d4", "g6"]);
        assert!(
            Commentary
                .prospects(&game, Player::FIRST)
                .unwrap()
                .starts_with("Reaches ")
        );
        // White stands short-circuited or isolated at the end of this line.
        let end = after(&["d4", "g6", "a1", "f5", "b2", "g4", "d2"]);
        assert!(end.is_over());
        let text = Commentary.prospects(&end, Player::SECOND).unwrap();
        assert!(text.starts_with("Stuck: "), "{text}");
        assert_eq!(Commentary.prospects(&end, Player::FIRST).unwrap(), "");
        let why = Game::outcome(&end).unwrap().reason;
        assert!(Commentary.reason(why).is_some());
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
        let text = Commentary.milestones(&[ply("d4"), ply("red")]);
        assert_eq!(text, [("Light", "red on turn 2".to_owned())]);
        assert_eq!(Commentary.milestones(&[ply("d4")])[0].1, "never set");
    }
}
