//! What is said at a table of Konane.

use bevy::prelude::*;
use curio::{
    plugins::ui::hud::{GameWords, Outline, Scene, Words},
    rules::{PlayedMove, Player},
};

use super::{
    layout::place,
    position::{Change, Konane, Move},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut all: ResMut<GameWords>| all.add(Commentary));
}

struct Commentary;

impl Words for Commentary {
    type Game = Konane;

    fn task(&self, game: &Konane) -> Option<String> {
        let task = match game.holes().len() {
            0 => "remove a black stone from the middle or a corner",
            1 => "remove a white stone next to the empty square",
            _ => "jump over neighbouring stones, straight ahead",
        };
        Some(task.to_owned())
    }

    fn report(&self, played: &PlayedMove<Konane>) -> Option<String> {
        match played.mv {
            Move::Remove(at) => Some(format!("removed the stone on {at}")),
            Move::Jump { from, to } => Some(match captured(played) {
                1 => format!("jumped from {from} to {to}"),
                many => format!("jumped from {from} to {to} over {many} stones"),
            }),
            Move::Retire(_) => None,
        }
    }

    fn proposal(&self, _: &Konane, mv: &Move) -> Option<String> {
        match *mv {
            Move::Remove(at) => Some(format!("remove the stone on {at}")),
            Move::Jump { from, to } => Some(format!("jump from {from} to {to}")),
            Move::Retire(_) => None,
        }
    }

    fn prospects(&self, game: &Konane, player: Player) -> Option<String> {
        if game.is_opening() {
            return Some(String::new());
        }
        Some(match game.jumpers(player).len() {
            0 => "no stone can jump".to_owned(),
            1 => "1 stone can jump".to_owned(),
            many => format!("{many} stones can jump"),
        })
    }

    fn outline(&self, _: Player) -> Outline {
        Outline::Disc
    }

    fn reason(&self, word: &str) -> Option<&'static str> {
        (word == "stuck").then_some("A player who is to move and cannot jump has lost.")
    }

    fn significance(&self, played: &PlayedMove<Konane>) -> Option<String> {
        let replies = played.after.jumpers(played.after.to_move()).len();
        let is_news = !played.after.is_opening() && replies == 1;
        is_news.then(|| "only one stone is left that can answer".to_owned())
    }

    fn scene(&self, played: &PlayedMove<Konane>) -> Option<Scene> {
        let place = |square| place(played.before.size(), square);
        let places = match played.mv {
            Move::Remove(at) => vec![place(at)],
            Move::Jump { from, to } => vec![place(from), place(to)],
            Move::Retire(_) => return None,
        };
        Some(Scene {
            stays: Vec::new(),
            places,
            is_notable: captured(played) > 1,
        })
    }
}

/// How many stones a move has captured.
fn captured(played: &PlayedMove<Konane>) -> usize {
    let jumps = played.changes.iter();
    jumps
        .filter(|change| matches!(change, Change::Jumped { .. }))
        .count()
}
