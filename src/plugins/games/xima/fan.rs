//! Towers fanned out like a hand of cards, to see who is in them: one by a
//! click, all of them by the key and the button of the easy display.

use bevy::prelude::*;

use crate::{
    plugins::{
        app::{
            keys::Action,
            session::SessionFact,
            settings::{GameSwitch, GameSwitches, Settings},
        },
        board::TableSystems,
    },
    rules::{
        Game,
        xima::{Square, Xima},
    },
};

pub(super) fn plugin(app: &mut App) {
    GameSwitches::add(app, FAN);
    app.init_resource::<Fan>();
    app.add_systems(Update, fold.in_set(TableSystems::Lay));
}

/// Which towers are fanned out.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Fan {
    /// This one.
    pub one: Option<Square>,
    /// All of them.
    pub all: bool,
}

impl Fan {
    /// Fans a tower out, or folds it up again.
    pub fn turn(&mut self, square: Square) {
        self.one = (self.one != Some(square)).then_some(square);
    }

    /// Whether the tower on a square is fanned out.
    #[must_use]
    pub fn is_out(&self, position: &Xima, square: Square) -> bool {
        (self.all || self.one == Some(square)) && position.tower_len(square) > 1
    }
}

/// Fans all towers out.
pub const FAN: GameSwitch = GameSwitch {
    game: Xima::INFO.id,
    id: "fan",
    name: "Fanned towers",
    tip: "Easy: all towers are fanned out, so that every block is seen.",
    default: false,
    action: Some(Action::ReachDots),
};

/// Follows the easy display; a move folds the one tower up.
fn fold(
    mut facts: MessageReader<SessionFact>,
    settings: Option<Res<Settings>>,
    mut fan: ResMut<Fan>,
) {
    let mut now = *fan;
    now.all = settings.is_some_and(|settings| settings.is_on(&FAN));
    for fact in facts.read() {
        if matches!(
            fact,
            SessionFact::Opened
                | SessionFact::Closed
                | SessionFact::Played { .. }
                | SessionFact::Moved { .. }
        ) {
            now.one = None;
        }
    }
    fan.set_if_neq(now);
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::rules::{Game, xima::Options};

    #[test]
    fn only_towers_are_fanned_out() {
        let mut game = Xima::new(Options::default());
        for text in ["-A1", "-A2", "-M1", "A2A1"] {
            let mv = game.parse_move(text).unwrap();
            game.play(&mv).unwrap();
        }
        let (tower, alone) = (Square::parse("A1").unwrap(), Square::parse("M1").unwrap());
        let mut fan = Fan::default();
        fan.turn(tower);
        assert!(fan.is_out(&game, tower) && !fan.is_out(&game, alone));
        fan.turn(tower);
        assert!(!fan.is_out(&game, tower));
        fan.all = true;
        assert!(fan.is_out(&game, tower) && !fan.is_out(&game, alone));
    }
}
