//! The outlines of the nine kinds, as they stand on the table, for buttons and
//! lists.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use crate::{
    plugins::scene::palette,
    rules::{Player, mathematichess::Kind},
};

/// The colours of a player's pieces: of the body and of the line around it.
#[must_use]
pub(crate) fn tones(player: Player) -> (Color32, Color32) {
    if player == Player::FIRST {
        (palette::BOXWOOD.egui(), palette::OAK_DARK.egui())
    } else {
        (palette::SLATE.egui(), palette::SLATE_LIGHT.egui())
    }
}

/// Draws a kind into the middle of `rect`.
#[expect(clippy::too_many_lines, reason = "a table of data")]
pub(crate) fn paint(painter: &Painter, rect: Rect, kind: Kind, player: Player) {
    let side = rect.width().min(rect.height());
    let square = Rect::from_center_size(rect.center(), Vec2::splat(side));
    let unit = side / 24.0;
    let (fill, line) = tones(player);
    let edge = Stroke::new((unit * 1.1).max(1.0), line);
    let at = |x: f32, y: f32| -> Pos2 { square.min + vec2(x, y) * unit };
    let polygon = |points: &[(f32, f32)]| {
        let points = points.iter().map(|(x, y)| at(*x, *y)).collect();
        painter.add(Shape::convex_polygon(points, fill, edge));
    };
    let disc = |x: f32, y: f32, radius: f32| {
        painter.circle(at(x, y), radius * unit, fill, edge);
    };
    let foot = || polygon(&[(6.0, 19.5), (18.0, 19.5), (19.0, 22.5), (5.0, 22.5)]);
    match kind {
        Kind::King => {
            polygon(&[(11.0, 1.0), (13.0, 1.0), (13.0, 9.0), (11.0, 9.0)]);
            polygon(&[(8.0, 3.5), (16.0, 3.5), (16.0, 5.7), (8.0, 5.7)]);
            polygon(&[(5.5, 8.5), (18.5, 8.5), (15.0, 19.5), (9.0, 19.5)]);
            foot();
        }
        Kind::Queen => {
            polygon(&[(3.5, 5.0), (9.0, 12.0), (9.0, 15.0)]);
            polygon(&[(20.5, 5.0), (15.0, 15.0), (15.0, 12.0)]);
            polygon(&[(9.0, 3.0), (12.0, 11.0), (8.0, 13.0)]);
            polygon(&[(15.0, 3.0), (16.0, 13.0), (12.0, 11.0)]);
            polygon(&[(7.0, 11.5), (17.0, 11.5), (14.5, 19.5), (9.5, 19.5)]);
            disc(12.0, 8.0, 2.0);
            foot();
        }
        Kind::Treasurer => {
            polygon(&[(4.0, 12.0), (20.0, 12.0), (19.0, 22.0), (5.0, 22.0)]);
            polygon(&[
                (3.0, 12.0),
                (4.5, 6.5),
                (8.0, 4.5),
                (16.0, 4.5),
                (19.5, 6.5),
                (21.0, 12.0),
            ]);
            polygon(&[(10.2, 10.0), (13.8, 10.0), (13.8, 15.0), (10.2, 15.0)]);
        }
        Kind::Rook => {
            polygon(&[(8.0, 10.0), (16.0, 10.0), (17.0, 19.5), (7.0, 19.5)]);
            for x in [5.0, 10.2, 15.4] {
                polygon(&[(x, 3.5), (x + 3.6, 3.5), (x + 3.6, 8.0), (x, 8.0)]);
            }
            polygon(&[(5.0, 7.0), (19.0, 7.0), (17.0, 11.0), (7.0, 11.0)]);
            foot();
        }
        Kind::Bishop => {
            polygon(&[(9.5, 14.0), (14.5, 14.0), (15.5, 19.5), (8.5, 19.5)]);
            polygon(&[
                (8.0, 14.5),
                (6.5, 9.5),
                (8.5, 5.0),
                (12.0, 1.5),
                (15.5, 5.0),
                (17.5, 9.5),
                (16.0, 14.5),
            ]);
            painter.line_segment([at(12.0, 5.0), at(12.0, 11.0)], edge);
            painter.line_segment([at(9.5, 8.0), at(14.5, 8.0)], edge);
            foot();
        }
        Kind::Knight => {
            polygon(&[
                (9.0, 10.0),
                (15.0, 3.5),
                (18.0, 11.0),
                (18.0, 19.5),
                (8.0, 19.5),
            ]);
            polygon(&[
                (12.5, 1.5),
                (15.5, 5.0),
                (11.5, 12.0),
                (5.5, 14.0),
                (4.0, 11.0),
                (10.0, 5.0),
            ]);
            foot();
        }
        Kind::Guard => {
            painter.line_segment(
                [at(20.5, 2.0), at(20.5, 22.0)],
                Stroke::new(unit * 1.8, fill),
            );
            polygon(&[
                (4.0, 4.0),
                (17.0, 4.0),
                (17.0, 12.0),
                (14.5, 18.0),
                (10.5, 22.0),
                (6.5, 18.0),
                (4.0, 12.0),
            ]);
            disc(10.5, 11.0, 2.4);
        }
        Kind::Pawn => {
            polygon(&[(10.0, 11.0), (14.0, 11.0), (16.5, 19.5), (7.5, 19.5)]);
            disc(12.0, 8.0, 4.4);
            foot();
        }
        Kind::Farmer => {
            polygon(&[(8.5, 16.5), (15.5, 16.5), (15.5, 22.0), (8.5, 22.0)]);
            polygon(&[
                (2.0, 16.0),
                (6.0, 13.0),
                (18.0, 13.0),
                (22.0, 16.0),
                (18.0, 17.8),
                (6.0, 17.8),
            ]);
            polygon(&[
                (8.0, 13.5),
                (9.5, 7.0),
                (12.0, 5.5),
                (14.5, 7.0),
                (16.0, 13.5),
            ]);
        }
    }
}
