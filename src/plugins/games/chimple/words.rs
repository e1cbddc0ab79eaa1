//! What is said of Chimple at the table, in the words of its players.

use bevy::prelude::*;

use super::{layout::Layout, scene};
use crate::plugins::ui::hud::Scene;
use crate::rules::PlayedMove;
use crate::{
    plugins::{
        scene::palette,
        ui::{
            hud::{GameWords, Outline, Standing, Words},
            theme::Icon,
        },
    },
    record::Ply,
    rules::{
        Player,
        chimple::{Chimple, End, Move, Step, TURN_LIMIT},
    },
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut all: ResMut<GameWords>| {
        all.add(Commentary);
    });
}

/// The words of Chimple.
struct Commentary;

impl Words for Commentary {
    type Game = Chimple;

    fn needs_panel(&self, _: &Chimple) -> bool {
        true
    }

    fn task(&self, game: &Chimple) -> Option<String> {
        Some(task(game))
    }

    fn report(&self, played: &PlayedMove<Chimple>) -> Option<String> {
        report(&played.mv)
    }

    fn proposal(&self, _: &Chimple, mv: &Move) -> Option<String> {
        proposal(mv)
    }

    fn standing(&self, game: &Chimple) -> Vec<Standing> {
        let mut lines = Vec::new();
        if game.occurrences() > 1 && crate::rules::Game::outcome(game).is_none() {
            lines.push(Standing {
                icon: Icon::Restart,
                tone: palette::WARN,
                text: texts::table_chimple_seen_before().to_owned(),
            });
        }
        let left = TURN_LIMIT.saturating_sub(game.turns());
        if left <= 40 {
            lines.push(Standing {
                icon: Icon::Clock,
                tone: palette::WARN,
                text: texts::table_chimple_drawn_in(left),
            });
        }
        lines
    }

    fn prospects(&self, game: &Chimple, player: Player) -> Option<String> {
        let characters = game.characters(player).len();
        Some(match game.end() {
            Some(End::Stuck(stuck)) if stuck == player => {
                texts::table_chimple_characters_stuck(characters)
            }
            Some(_) => texts::table_chimple_characters(characters),
            None => {
                texts::table_chimple_characters_and_moves(characters, game.eligible(player).count())
            }
        })
    }

    fn outline(&self, _: Player) -> Outline {
        Outline::Pawn
    }

    fn milestones(&self, plies: &[Ply]) -> Vec<(&'static str, String)> {
        let captures: Vec<String> = (1..)
            .zip(plies)
            .filter(|(_, ply)| ply.mv.contains('x'))
            .map(|(turn, ply): (i64, _)| texts::table_chimple_on_turn(turn, &ply.mv))
            .collect();
        let text = match captures.len() {
            0 => texts::table_chimple_no_captures().to_owned(),
            1..=3 => captures.join(", "),
            many => {
                let [first, .., last] = &captures[..] else {
                    return Vec::new();
                };
                texts::table_chimple_many_captures(many, first, last)
            }
        };
        vec![(texts::table_chimple_captures(), text)]
    }

    fn reason(&self, word: &str) -> Option<&'static str> {
        match word {
            "no-characters" => Some(texts::table_chimple_reason_no_characters()),
            "stuck" => Some(texts::table_chimple_reason_stuck()),
            "repetition" => Some(texts::table_chimple_reason_repetition()),
            "turn-limit" => Some(texts::table_chimple_reason_turn_limit()),
            _ => None,
        }
    }

    fn significance(&self, played: &PlayedMove<Chimple>) -> Option<String> {
        scene::significance(played)
    }

    fn event(&self, played: &PlayedMove<Chimple>) -> Option<String> {
        scene::event(played)
    }

    fn place(&self, game: &Chimple, name: &str) -> Option<Vec3> {
        let square = game.size().square(name.parse().ok()?)?;
        Some(Layout::new(game.size()).place(square))
    }

    fn scene(&self, played: &PlayedMove<Chimple>) -> Option<Scene> {
        scene::scene(played)
    }
}

fn task(game: &Chimple) -> String {
    let captures = game
        .eligible(game.to_move())
        .any(|meme| meme.act.is_capture());
    let task = if captures {
        texts::table_chimple_task_capture()
    } else {
        texts::table_chimple_task_step()
    };
    task.to_owned()
}

fn step(mv: &Move) -> Option<Step> {
    match *mv {
        Move::Deploy(step) => Some(step),
        Move::Retire(_) => None,
    }
}

fn report(mv: &Move) -> Option<String> {
    let step = step(mv)?;
    let (from, to) = (step.from.number().to_string(), step.to.number().to_string());
    Some(if step.captures {
        texts::table_chimple_did_capture(&to, &from)
    } else {
        texts::table_chimple_did_go(&from, &to)
    })
}

pub(super) fn proposal(mv: &Move) -> Option<String> {
    let step = step(mv)?;
    let (from, to) = (step.from.number().to_string(), step.to.number().to_string());
    Some(if step.captures {
        texts::table_chimple_do_capture(&to, &from)
    } else {
        texts::table_chimple_do_go(&from, &to)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;
    use crate::rules::chimple::Options;

    fn report(game: &Chimple, text: &str) -> Option<String> {
        let mv = game.parse_move(text).unwrap();
        super::report(&mv)
    }

    fn proposal(game: &Chimple, text: &str) -> Option<String> {
        let mv = game.parse_move(text).unwrap();
        super::proposal(&mv)
    }

    fn after(moves: &str) -> Chimple {
        let mut game = Chimple::new(Options::default());
        for text in moves.split_whitespace() {
            crate::rules::AnyGame::play_text(&mut game, text).unwrap();
        }
        game
    }

    #[test]
    fn moves_and_tasks_are_put_into_words() {
        let start = after("");
        assert!(task(&start).starts_with("step to an empty square next to"));
        let game = after("3-6 9-8");
        assert!(task(&game).contains("capture"));
        assert_eq!(report(&game, "6x8").unwrap(), "captured on 8 from 6");
        assert_eq!(proposal(&start, "3-6").unwrap(), "go from 3 to 6");
        assert_eq!(report(&start, "resign"), None);
    }

    #[test]
    fn a_state_that_comes_about_again_is_warned_of() {
        assert_eq!(Commentary.standing(&after("")), []);
        let again = Commentary.standing(&after("3-6 9-8 6-3 8-9"));
        assert!(again[0].text.contains("third time"));
    }

    #[test]
    fn captures_are_listed_with_their_turns() {
        let plies = |moves: &str| -> Vec<Ply> {
            let one = |mv: &str| Ply {
                mv: mv.to_owned(),
                by: None,
                used: None,
                mark: None,
                comment: String::new(),
                hash: 0,
            };
            moves.split_whitespace().map(one).collect()
        };
        assert_eq!(Commentary.milestones(&plies("3-6 9-8"))[0].1, "none");
        assert_eq!(
            Commentary.milestones(&plies("1-4 9-8 4x8 7-4 8x4"))[0].1,
            "turn 3 (4x8), turn 5 (8x4)"
        );
        let many = Commentary.milestones(&plies("1x2 1x2 1-2 1x2 1x3"));
        assert_eq!(many[0].1, "4, from turn 1 (1x2) to turn 5 (1x3)");
    }

    #[test]
    fn every_reason_is_explained() {
        let end = after("3-6 7-4 1-2 4-5 6-3 5x3 2-1 3-2 1-4 2x4");
        let why = Game::outcome(&end).unwrap().reason;
        assert!(Commentary.reason(why).is_some());
        assert_eq!(
            Commentary.prospects(&end, Player::FIRST).unwrap(),
            "0 characters"
        );
    }
}
