//! What is written over the board: the worth of captured blocks, who is in a
//! fanned tower and what each is worth, the heights along the way that is pointed
//! at, which special is held and who threatens the summit; and on demand the
//! heights of everything, and the names of all squares.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Color32, FontId, Rect, Stroke, StrokeKind, vec2},
};

use super::{
    Fan, XimaTable,
    layout::{self, BLOCK, HALF_BLOCK},
    materials::inlay,
    pointing::Aim,
    preview,
};
use crate::{
    plugins::{
        app::{session::Session, settings::Settings, states::Screen},
        board::{Lettering, OverTable},
        scene::palette::{self, Tone},
        ui::{
            hud::{self, Outline, own_seat},
            theme::{Icon, player_tone, strong_family},
        },
    },
    rules::{
        Colour, Player,
        xima::{Special, Square, Xima, magnitudes::Weighed},
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
    If(table): If<Res<XimaTable>>,
    session: If<Res<Session>>,
    aim: Res<Aim>,
    fan: Res<Fan>,
) -> Result {
    let Some(layer) = over.layer()? else {
        return Ok(());
    };
    let aside = layer.across();
    let pen = Pen(layer);
    let position = &table.0;
    if settings.coordinates {
        names(&pen, position);
    }
    if shows_worth(&session) {
        prizes(&pen, position);
    }
    if fan.all {
        for (square, height) in heights(position) {
            let (place, size) = height_place(position, &fan, square, aside);
            let disc = Some(palette::NIGHT.egui_alpha(215));
            pen.write(place, size, &height.to_string(), palette::TEXT.egui(), disc);
        }
    }
    towers(&pen, position, &fan, aside);
    if !position.is_over() {
        let reader = own_seat(&session).unwrap_or(position.to_move());
        alerts(&pen, position, reader);
    }
    if session.person_may_move()
        && let Some(look) = preview::preview(position, aim.held, aim.target)
    {
        let counts = position.thrown().is_some();
        for (n, tread) in (1..).zip(&look.way) {
            let height = f32::from(tread.height) * BLOCK;
            let place = layout::ground(tread.square).with_y(height);
            // With dice it matters how far, without how high.
            let figure = if counts { n } else { tread.height };
            let disc = Some(palette::NIGHT.egui_alpha(215));
            pen.write(place, WAY, &figure.to_string(), palette::TEXT.egui(), disc);
        }
        if let Some(barred) = look.barred.filter(|_| !counts) {
            let surface = position.height(barred);
            let place = layout::ground(barred).with_y(f32::from(surface) * BLOCK);
            let tone = palette::NIGHT.egui_alpha(215);
            let ink = palette::WARN.egui();
            pen.write(place, WAY, &surface.to_string(), ink, Some(tone));
        }
    }
    Ok(())
}

/// The size of the heights along a way, in half blocks.
const WAY: f32 = 0.62;

/// Whether captured blocks bear what they are worth: not in lessons before the one
/// that says what anything is worth.
fn shows_worth(session: &Session) -> bool {
    session.lesson().is_none_or(|state| state.lesson.score)
}

/// Squares at the corners of the storeys, where their heights are written, and the
/// summit.
fn corners() -> impl Iterator<Item = Square> {
    let of_storey = |(low, high)| [(low, low), (low, high), (high, low), (high, high)];
    let places = [(0, 12), (2, 10), (4, 8)].into_iter().flat_map(of_storey);
    let squares = places.filter_map(|(column, row)| Square::new(column, row));
    squares.chain([Square::SUMMIT])
}

/// How high the storeys and the towers are, in blocks, and where that is written:
/// a block climbs at most one at a time.
fn heights(position: &Xima) -> Vec<(Square, u8)> {
    let bare = corners().filter(|square| position.tower_len(*square) == 0);
    let towers = position.occupied().into_iter();
    bare.chain(towers)
        .map(|square| (square, position.height(square)))
        .collect()
}

/// Where the height of a square is written, and how large: on a tower at the near
/// right corner of its top, so that the sign of the block is seen.
fn height_place(position: &Xima, fan: &Fan, square: Square, aside: Vec3) -> (Vec3, f32) {
    let levels = position.tower_len(square);
    let top = layout::on_tower(square, levels);
    if levels == 0 {
        return (top, 0.5);
    }
    let drawn_out = fan.step(position, square, aside) * f32::from(levels - 1);
    let corner = (aside + aside.cross(Vec3::Y)) * HALF_BLOCK * 0.9;
    (top + drawn_out + corner, 0.42)
}

/// What nobody must miss: a special under another block, and a special that can
/// go to the summit in one move.
fn alerts(pen: &Pen, position: &Xima, reader: Player) {
    for (at, owner) in held_specials(position) {
        let top = layout::on_tower(at, position.tower_len(at));
        let colour = position.colour(owner);
        pen.alert(top, 0.0, Icon::Lock, colour, palette::ACCENT);
    }
    let summit = layout::on_tower(Square::SUMMIT, position.tower_len(Square::SUMMIT));
    let players = threats(position);
    // Side by side, so that none covers another.
    let first = (1.0 - players.len() as f32) / 2.0;
    for (n, player) in (0_u8..).zip(players) {
        let place = summit + Vec3::Y * BLOCK;
        let (icon, tone) = threat_sign(position, player, reader);
        let aside = first + f32::from(n);
        pen.alert(place, aside, icon, position.colour(player), tone);
    }
}

/// What stands beside a special that can reach the summit: a star for the player who
/// looks on and those who win together with them, a warning for the others.
fn threat_sign(position: &Xima, player: Player, reader: Player) -> (Icon, Tone) {
    if position.side(reader).contains(player) {
        (Icon::Star, palette::GOOD)
    } else {
        (Icon::Warning, palette::WARN)
    }
}

/// The specials that lie under other blocks, and whose they are.
fn held_specials(position: &Xima) -> Vec<(Square, Player)> {
    Player::all(position.players())
        .filter_map(|owner| match position.special(owner) {
            Special::Board { at, level } if level + 1 < position.tower_len(at) => Some((at, owner)),
            _ => None,
        })
        .collect()
}

/// Whose special could go to the summit, if it were that player's turn.
fn threats(position: &Xima) -> Vec<Player> {
    Player::all(position.players())
        .filter(|player| position.ascent(*player).is_some())
        .collect()
}

/// The worth of what each player has captured, on the tray.
fn prizes(pen: &Pen, position: &Xima) {
    let players = position.players();
    for player in Player::all(players) {
        let points = position.captured_value(player);
        if points > 0 {
            let place = layout::captured_label(player, players);
            let text = format!("+{points}");
            pen.plate(place, &text);
        }
    }
}

/// Names on the squares that are bare.
fn names(pen: &Pen, position: &Xima) {
    for square in Square::all().filter(|square| position.tower_len(*square) == 0) {
        let ink = palette::OAK_DARK.egui();
        pen.write(layout::ground(square), 0.34, &square.to_string(), ink, None);
    }
}

/// The worth of every block of a fanned tower, beside it.
fn towers(pen: &Pen, position: &Xima, fan: &Fan, aside: Vec3) {
    let is_out = |weighed: &&Weighed| fan.is_out(position, weighed.at);
    let weighed = position.weighed_blocks();
    for block in weighed.iter().filter(is_out) {
        let step = fan.step(position, block.at, aside);
        let foot = layout::on_tower(block.at, block.level) + step * f32::from(block.level);
        let place = foot + Vec3::Y * BLOCK;
        let tone = palette::NIGHT.egui_alpha(210);
        let text = block.points.to_string();
        pen.write(place, 0.55, &text, palette::TEXT.egui(), Some(tone));
    }
}

/// Writes at places of the table.
struct Pen<'a>(Lettering<'a>);

impl Pen<'_> {
    /// A text in the middle of a place, `size` in half blocks; on a disc, where
    /// one is asked for.
    fn write(&self, place: Vec3, size: f32, text: &str, ink: Color32, disc: Option<Color32>) {
        let layer = &self.0;
        let beside = layer.point(place + Vec3::X * HALF_BLOCK);
        let (Some(at), Some(beside)) = (layer.point(place), beside) else {
            return;
        };
        // However the camera stands, letters are as large as they would be
        // before it.
        let unit = at.distance(beside).max(8.0);
        let points = (unit * size * 1.6).clamp(9.0, 30.0).round();
        if let Some(fill) = disc {
            layer.painter.circle(at, points * 0.78, fill, Stroke::NONE);
        }
        layer.write(at, points, text, ink);
    }

    /// A player's special and a sign on a plate over a place, `aside` plates to the
    /// right of it: read from three metres.
    fn alert(&self, place: Vec3, aside: f32, icon: Icon, colour: Colour, tone: Tone) {
        let layer = &self.0;
        let Some((at, unit)) = layer.measure(place, layout::SQUARE) else {
            return;
        };
        let side = (unit * 0.62).clamp(22.0, 34.0).round();
        let size = vec2(side * 2.0 + 12.0, side + 8.0);
        let at = at + vec2(aside * (size.x + 4.0), -side * 0.9);
        let plate = Rect::from_center_size(at, size);
        let line = Stroke::new(2.0, tone.egui());
        let ground = palette::NIGHT.egui_alpha(230);
        let painter = &layer.painter;
        painter.rect(plate, 7.0, ground, line, StrokeKind::Inside);
        let half = vec2(side / 2.0 + 1.0, 0.0);
        let place = |middle| Rect::from_center_size(middle, vec2(side, side));
        let special = place(at - half);
        hud::chip(painter, special, colour, Outline::Block);
        let star = special.shrink(side * 0.26);
        Icon::Star.paint(painter, star, inlay(player_tone(colour)).egui());
        icon.paint(painter, place(at + half), tone.egui());
    }

    /// A text on a plate.
    fn plate(&self, place: Vec3, text: &str) {
        let Some(at) = self.0.point(place) else {
            return;
        };
        let painter = &self.0.painter;
        let font = FontId::new(19.0, strong_family());
        let ink = palette::ACCENT.egui();
        let galley = painter.layout_no_wrap(text.to_owned(), font, ink);
        let size = galley.size() + vec2(12.0, 2.0);
        let plate = Rect::from_center_size(at, size);
        painter.rect_filled(plate, 7.0, palette::NIGHT.egui_alpha(215));
        painter.galley(at - galley.size() / 2.0, galley, ink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, xima::Options};

    fn position(text: &str) -> Xima {
        Xima::parse_position(&Options::default(), text).unwrap()
    }

    #[test]
    fn heights_are_there_before_any_tower_stands() {
        let start = heights(&Xima::new(Options::default()));
        let figures: Vec<u8> = start.iter().map(|(_, height)| *height).collect();
        for storey in [0, 2, 4, 6] {
            assert!(figures.contains(&storey), "{figures:?}");
        }
        let towers = heights(&position("F7:RB;A1:R R7r/B8b - R"));
        let figures: Vec<u8> = towers.iter().map(|(_, height)| *height).collect();
        assert!(figures.contains(&1), "a block on the first floor");
        assert_eq!(figures.iter().filter(|it| **it == 6).count(), 2);
    }

    #[test]
    fn ones_own_way_to_the_summit_is_no_warning() {
        let both = position("F7:Rr;H7:Bb R8/B8 - B");
        assert_eq!(threats(&both).len(), 2);
        let (red, blue) = (Player::FIRST, Player::SECOND);
        assert_eq!(threat_sign(&both, red, red).0, Icon::Star);
        assert_eq!(threat_sign(&both, red, blue).0, Icon::Warning);
    }

    #[test]
    fn heights_of_towers_leave_the_sign_of_their_top_free() {
        let position = position("F7:RB;A1:R R7r/B8b - R");
        let fan = Fan {
            all: true,
            ..Fan::default()
        };
        for (square, _) in heights(&position) {
            let top = layout::on_tower(square, position.tower_len(square));
            let (place, _) = height_place(&position, &fan, square, Vec3::X);
            if position.tower_len(square) == 0 {
                assert_eq!(place, top, "{square}");
            } else {
                assert!(place.x > top.x && place.z > top.z, "{square}");
                assert!(place.y >= top.y, "{square}");
            }
        }
    }

    #[test]
    fn a_special_under_another_block_is_held() {
        let held = held_specials(&position("D7:rB;F9:b R9/B8 - R"));
        assert_eq!(held, [(Square::parse("D7").unwrap(), Player::FIRST)]);
        assert!(held_specials(&position("D7:Br R9/B8b - R")).is_empty());
    }

    #[test]
    fn a_special_one_step_below_the_summit_is_a_threat() {
        assert_eq!(threats(&position("F7:Rr R8/B9b - B")), [Player::FIRST]);
        assert!(threats(&position("E7:r R9/B9b - B")).is_empty());
        assert!(threats(&Xima::new(Options::default())).is_empty());
    }
}
