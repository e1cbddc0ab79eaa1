//! What is written over the board: names of the hexagons, at least of those that are spoken
//! of, and, for players who
//! cannot tell the colours apart, letters on the reach dots and bold rings on
//! possible moves.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Pos2, Stroke, Vec2 as Span},
};

use super::{EasyDisplay, Layout, XafkaTable};
use crate::{
    plugins::{
        app::{
            session::{Coach, HintShown, Session},
            settings::Settings,
            states::Screen,
        },
        board::{Lettering, OverTable},
        scene::palette::{self, Tone},
    },
    rules::{
        AnyGame, Player,
        xafka::{Cell, Xafka},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        label.run_if(in_state(Screen::Table)),
    );
}

fn label(
    mut over: OverTable,
    settings: Res<Settings>,
    easy: Res<EasyDisplay>,
    If(table): If<Res<XafkaTable>>,
    session: If<Res<Session>>,
    (hint, coach): (Res<HintShown>, Res<Coach>),
) -> Result {
    let named = named(&session, &hint, &coach);
    if !settings.coordinates && !settings.strong_marks && named.is_empty() {
        return Ok(());
    }
    let Some(layer) = over.layer()? else {
        return Ok(());
    };
    let layout = Layout::new(table.0.board());
    let may_move = settings.move_hints && session.person_may_move();
    let destinations = table.0.destinations();
    // The piece of the last move stands on a hole.
    let board = table.0.board();
    let last = named.first().and_then(|name| board.cell(name));
    for cell in last.into_iter().chain(table.0.standing()) {
        let place = layout.place(cell);
        let (Some((at, unit)), Some(below)) =
            (layer.measure(place, 1.0), layer.point(place + layer.near()))
        else {
            continue;
        };
        let hexagon = Hexagon {
            layer: &layer,
            at,
            unit,
            below: below - at,
        };
        let name = board.name(cell);
        let is_named = named.iter().any(|it| it == name);
        if settings.coordinates || is_named {
            let (down, tone) = match (table.0.standing().contains(cell), is_named) {
                // Where something is marked, its ring is around the name.
                (true, true) => (0.0, palette::OAK_DARK),
                (true, false) => (0.52, palette::OAK_DARK),
                // The hole under the piece of the last move is dark.
                (false, _) => (0.52, palette::IVORY),
            };
            if !table.0.standing().contains(cell) {
                hexagon.shade(down);
            }
            hexagon.write((down, 0.34), name, tone);
        }
        if settings.strong_marks && easy.0 {
            let who = who_reaches(&table.0, cell);
            hexagon.write((-0.42, 0.36), &who, palette::OAK_DARK);
        }
        if settings.strong_marks && may_move && destinations.contains(cell) {
            hexagon.ring();
        }
    }
    Ok(())
}

/// The hexagons whose names are read at the table: that of the last move first, then those of
/// the hint and the coach.
fn named(session: &Session, hint: &HintShown, coach: &Coach) -> Vec<String> {
    let last = session.last_move().map(|played| played.text());
    let hint = hint.0.iter();
    let few = |places: &&Vec<String>| places.len() <= FEW;
    let of_hint = hint.clone().map(|hint| &hint.places).filter(few);
    let of_coach = coach.advice().into_iter().map(|advice| &advice.places);
    let places = of_hint.chain(of_coach.filter(few)).flatten();
    last.into_iter()
        .chain(hint.map(|hint| &hint.mv.text).chain(places).cloned())
        .collect()
}

/// More names than these say nothing: the rings show which hexagons are meant.
const FEW: usize = 6;

/// The first letters of the players who reach a hexagon.
fn who_reaches(position: &Xafka, cell: Cell) -> String {
    let colours = AnyGame::colours(position);
    Player::all(position.players())
        .filter(|player| position.reach(*player).contains(cell))
        .filter_map(|player| colours.get(player.index())?.name().chars().next())
        .collect()
}

/// A hexagon on the screen.
struct Hexagon<'a> {
    layer: &'a Lettering<'a>,
    at: Pos2,
    /// The distance from its middle to its corner.
    unit: f32,
    /// From its middle towards the player, as far as to its corner.
    below: Span,
}

impl Hexagon<'_> {
    /// Writes below the middle, `down` and `size` in parts of the hexagon.
    fn write(&self, (down, size): (f32, f32), text: &str, tone: Tone) {
        let points = (self.unit * size).clamp(9.0, 26.0);
        let at = self.at + self.below * down;
        self.layer.write(at, points, text, tone.egui());
    }

    /// Darkens what is behind a name: a piece may be as light as it.
    fn shade(&self, down: f32) {
        let at = self.at + self.below * down;
        let ground = palette::NIGHT.egui_alpha(170);
        self.layer
            .painter
            .circle_filled(at, self.unit * 0.26, ground);
    }

    /// A dark ring in a light one: visible on every ground.
    fn ring(&self) {
        let radius = self.unit * 0.5;
        let wide = Stroke::new(self.unit * 0.15, palette::IVORY.egui());
        self.layer.painter.circle_stroke(self.at, radius, wide);
        let narrow = Stroke::new(self.unit * 0.07, palette::EBONY.egui());
        self.layer.painter.circle_stroke(self.at, radius, narrow);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    #[test]
    fn letters_name_who_reaches_a_hexagon() {
        let mut position = Xafka::start(&Default::default());
        for mv in ["f7", "b1"] {
            let mv = position.parse_move(mv).unwrap();
            position.play(&mv).unwrap();
        }
        let letters = |name: &str| who_reaches(&position, position.board().cell(name).unwrap());
        assert!(letters("f6").starts_with('B'));
        let all: Vec<_> = position
            .standing()
            .into_iter()
            .map(|cell| who_reaches(&position, cell))
            .collect();
        for letters in ["", "B", "W", "BW"] {
            assert!(all.iter().any(|found| found == letters), "{letters:?}");
        }
    }
}
