//! The outlines of the players' pieces, as they stand on the table: a mouse, a
//! cat, a pawn. Shapes tell players apart where colours do not.

use bevy_egui::egui::{
    Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2,
};

use crate::{
    plugins::{
        scene::palette,
        ui::theme::{self, player_tone},
    },
    rules::Colour,
};

/// The outline of a player's piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outline {
    /// Round ears.
    Mouse,
    /// Pointed ears.
    Cat,
    /// A ball on a collar.
    Pawn,
    /// One rod.
    Bar,
    /// Beads on a wire.
    Beads,
    /// A lacquered block with the sign of its owner.
    Block,
    /// A plain disc, for games whose pieces differ among themselves.
    Disc,
}

/// Draws the piece of a player into a chip in the middle of `rect`.
///
/// The chip is of the table's wood, so that black stands out as well as white.
pub fn chip(painter: &Painter, rect: Rect, colour: Colour, outline: Outline) {
    let side = rect.width().min(rect.height());
    let square = Rect::from_center_size(rect.center(), Vec2::splat(side));
    let round = CornerRadius::same((side * 0.24) as u8);
    painter.rect_filled(square, round, palette::LIMESTONE_DARK.egui());
    if outline == Outline::Block {
        let block = square.shrink(side * 0.12);
        return self::block(painter, block, colour, side * 0.2);
    }
    let body = player_tone(colour).egui();
    let edge = Stroke::new((side / 26.0).max(1.2), rim(colour));
    paint(painter, square.shrink(side * 0.1), outline, body, edge);
}

/// The line around a piece: dark round the light ones, light round the dark.
fn rim(colour: Colour) -> Color32 {
    if player_tone(colour).luminance() > 0.2 {
        palette::EBONY.egui()
    } else {
        palette::IVORY.egui_alpha(150)
    }
}

fn paint(painter: &Painter, square: Rect, outline: Outline, fill: Color32, edge: Stroke) {
    let at = |x: f32, y: f32| square.min + vec2(x, y) * (square.width() / 24.0);
    let unit = square.width() / 24.0;
    let disc = |x: f32, y: f32, radius: f32| {
        painter.circle(at(x, y), radius * unit, fill, edge);
    };
    let polygon = |points: &[(f32, f32)]| {
        let points: Vec<Pos2> = points.iter().map(|(x, y)| at(*x, *y)).collect();
        painter.add(Shape::convex_polygon(points, fill, edge));
    };
    match outline {
        Outline::Mouse => {
            disc(7.2, 6.2, 3.9);
            disc(16.8, 6.2, 3.9);
            foot(&polygon);
            disc(12.0, 10.2, 4.8);
        }
        Outline::Cat => {
            polygon(&[(7.0, 10.0), (7.0, 1.8), (12.0, 6.0)]);
            polygon(&[(17.0, 10.0), (17.0, 1.8), (12.0, 6.0)]);
            foot(&polygon);
            disc(12.0, 9.6, 5.0);
        }
        Outline::Pawn => {
            foot(&polygon);
            polygon(&[(7.4, 11.6), (16.6, 11.6), (15.0, 13.6), (9.0, 13.6)]);
            disc(12.0, 6.8, 4.6);
        }
        Outline::Bar => polygon(&[
            (1.0, 12.0),
            (4.0, 7.6),
            (20.0, 7.6),
            (23.0, 12.0),
            (20.0, 16.4),
            (4.0, 16.4),
        ]),
        Outline::Beads => {
            polygon(&[(0.6, 11.0), (23.4, 11.0), (23.4, 13.0), (0.6, 13.0)]);
            for x in [4.6, 12.0, 19.4] {
                disc(x, 12.0, 3.6);
            }
        }
        Outline::Disc | Outline::Block => disc(12.0, 12.0, 9.0),
    }
}

/// Draws a lacquered block seen from above and in front, its front `height`
/// high; nothing of the front where that is 0.
pub fn block(painter: &Painter, rect: Rect, colour: Colour, height: f32) {
    let tone = player_tone(colour);
    let ink = inlay(colour);
    let top = Rect::from_min_max(rect.min, rect.max - vec2(0.0, height));
    let front = Rect::from_min_max(top.left_bottom(), rect.max);
    let round = (rect.width() * 0.08) as u8;
    if height > 0.0 {
        let shade = theme::lit(tone.egui(), 0.62);
        painter.rect_filled(front.expand2(vec2(0.0, 1.0)), round, shade);
    }
    painter.rect_filled(top, round, tone.egui());
    let line = Stroke::new((rect.width() / 26.0).max(1.0), rim(colour));
    painter.rect_stroke(rect, round, line, StrokeKind::Inside);
    block_sign(
        painter,
        top.center(),
        top.width().min(top.height()) * 0.3,
        colour,
        ink,
    );
}

/// The colour of the sign let into a block: light on the dark lacquers, dark on
/// the light ones.
fn inlay(colour: Colour) -> Color32 {
    if player_tone(colour).luminance() > 0.3 {
        palette::OAK_DARK.egui()
    } else {
        palette::IVORY.egui()
    }
}

/// The sign of a player on the blocks: red a triangle, blue two bars, yellow a
/// ring, green a cross, the others a disc.
fn block_sign(painter: &Painter, at: Pos2, size: f32, colour: Colour, ink: Color32) {
    let bar = |x: f32, y: f32, half_x: f32, half_y: f32| {
        let middle = at + vec2(x, y) * size;
        let bar = Rect::from_center_size(middle, vec2(half_x, half_y) * (2.0 * size));
        painter.rect_filled(bar, 0.0, ink);
    };
    match colour {
        Colour::Red => {
            let points = [(0.0, -0.95), (0.95, 0.7), (-0.95, 0.7)];
            let points = points.map(|(x, y)| at + vec2(x, y) * size).to_vec();
            painter.add(Shape::convex_polygon(points, ink, Stroke::NONE));
        }
        Colour::Blue => {
            bar(0.0, -0.42, 0.8, 0.22);
            bar(0.0, 0.42, 0.8, 0.22);
        }
        Colour::Yellow => {
            painter.circle_stroke(at, size * 0.65, Stroke::new(size * 0.4, ink));
        }
        Colour::Green => {
            bar(0.0, 0.0, 0.25, 0.85);
            bar(0.0, 0.0, 0.85, 0.25);
        }
        Colour::White | Colour::Black => {
            painter.circle_filled(at, size * 0.7, ink);
        }
    }
}

fn foot(polygon: &impl Fn(&[(f32, f32)])) {
    polygon(&[(9.6, 12.0), (14.4, 12.0), (17.0, 19.6), (7.0, 19.6)]);
    polygon(&[(5.4, 19.2), (18.6, 19.2), (18.6, 22.4), (5.4, 22.4)]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lacquer_stands_out_from_the_chip_by_itself_or_by_its_rim() {
        for colour in [
            Colour::White,
            Colour::Black,
            Colour::Red,
            Colour::Blue,
            Colour::Yellow,
            Colour::Green,
        ] {
            let body = player_tone(colour);
            let own = body.contrast(palette::LIMESTONE_DARK);
            let line = if body.luminance() > 0.2 {
                palette::EBONY
            } else {
                palette::IVORY
            };
            let rim = line.contrast(body);
            assert!(own >= 3.0 || rim >= 3.0, "{colour}: {own} {rim}");
        }
    }
}
