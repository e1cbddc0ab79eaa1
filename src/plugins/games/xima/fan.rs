//! Towers taken apart, to see who is in them: one fanned out like a hand of cards
//! by a click, all of them drawn out by the key and the button of the easy display.

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
    texts,
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
    pub(crate) all: bool,
}

impl Fan {
    /// Fans a tower out, or folds it up again.
    pub(crate) fn turn(&mut self, square: Square) {
        self.one = (self.one != Some(square)).then_some(square);
    }

    /// Whether the tower on a square is fanned out like a hand of cards, as the one
    /// that was chosen to be looked at.
    pub(crate) fn is_out(&self, position: &Xima, square: Square) -> bool {
        self.one == Some(square) && position.tower_len(square) > 1
    }

    /// How far each block of a tower is moved from the one below it; `aside` is the
    /// right of the window, on the table. In the easy display towers are drawn out
    /// upwards alone, so that none covers the squares beside it.
    pub(crate) fn step(&self, position: &Xima, square: Square, aside: Vec3) -> Vec3 {
        if self.is_out(position, square) {
            aside * SPREAD.0 + Vec3::Y * SPREAD.1
        } else if self.all {
            Vec3::Y * DRAWN_OUT
        } else {
            Vec3::ZERO
        }
    }
}

/// How far apart the blocks of a fanned tower lie: aside and upwards.
const SPREAD: (f32, f32) = (0.46, 0.36);
/// How far apart they are when the tower is drawn out upwards.
const DRAWN_OUT: f32 = 0.22;

/// Draws all towers out, and says how high every place is.
pub const FAN: GameSwitch = GameSwitch {
    game: Xima::INFO.id,
    id: "fan",
    name: texts::table_xima_heights_name,
    label: texts::table_xima_heights,
    tip: texts::table_xima_heights_tip,
    default: false,
    action: Some(Action::PlayAid),
};

/// Follows the easy display; a move folds the one tower up.
fn fold(mut facts: MessageReader<SessionFact>, settings: Res<Settings>, mut fan: ResMut<Fan>) {
    let mut now = *fan;
    now.all = settings.is_on(&FAN);
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
    }

    #[test]
    fn the_easy_display_covers_no_neighbours() {
        let mut game = Xima::new(Options::default());
        for text in ["-A1", "-A2", "-M1", "A2A1"] {
            let mv = game.parse_move(text).unwrap();
            game.play(&mv).unwrap();
        }
        let tower = Square::parse("A1").unwrap();
        let step = |fan: Fan| fan.step(&game, tower, Vec3::X);
        assert_eq!(step(Fan::default()), Vec3::ZERO);
        let easy = step(Fan {
            all: true,
            one: None,
        });
        assert!(easy.y > 0.2 && easy.x == 0.0 && easy.z == 0.0);
        let one = Some(tower);
        assert!(step(Fan { all: true, one }).x > 0.0, "what was asked for");
    }
}
