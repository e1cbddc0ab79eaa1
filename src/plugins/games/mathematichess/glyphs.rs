//! The outlines of the nine kinds, as they stand on the table, for buttons and
//! lists.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use crate::{
    plugins::scene::palette,
    rules::{Player, mathematichess::Kind},
};

/// The colours of a player's pieces: of the body and of the line around it.
pub(crate) fn tones(player: Player) -> (Color32, Color32) {
    if player == Player::FIRST {
        (palette::BOXWOOD.egui(), palette::OAK_DARK.egui())
    } else {
        (palette::SLATE.egui(), palette::SLATE_LIGHT.egui())
    }
}

/// Draws a kind into the middle of `rect`.
pub(crate) fn paint(painter: &Painter, rect: Rect, kind: Kind, player: Player) {
    let side = rect.width().min(rect.height());
    let square = Rect::from_center_size(rect.center(), Vec2::splat(side));
    let unit = side / 24.0;
    let (fill, line) = tones(player);
    let edge = Stroke::new((unit * 1.1).max(1.0), line);
    let at = |x: f32, y: f32| -> Pos2 { square.min + vec2(x, y) * unit };
    // Points as in SVG.
    let polygon = |points: &str| {
        let point = |text: &str| {
            let (x, y) = text.split_once(',')?;
            Some(at(x.parse().ok()?, y.parse().ok()?))
        };
        let points = points.split(' ').filter_map(point).collect();
        painter.add(Shape::convex_polygon(points, fill, edge));
    };
    let disc = |x: f32, y: f32, radius: f32| {
        painter.circle(at(x, y), radius * unit, fill, edge);
    };
    let foot = || polygon("6,19.5 18,19.5 19,22.5 5,22.5");
    match kind {
        Kind::King => {
            polygon("11,1 13,1 13,9 11,9");
            polygon("8,3.5 16,3.5 16,5.7 8,5.7");
            polygon("5.5,8.5 18.5,8.5 15,19.5 9,19.5");
            foot();
        }
        Kind::Queen => {
            polygon("3.5,5 9,12 9,15");
            polygon("20.5,5 15,15 15,12");
            polygon("9,3 12,11 8,13");
            polygon("15,3 16,13 12,11");
            polygon("7,11.5 17,11.5 14.5,19.5 9.5,19.5");
            disc(12.0, 8.0, 2.0);
            foot();
        }
        Kind::Treasurer => {
            polygon("4,12 20,12 19,22 5,22");
            polygon("3,12 4.5,6.5 8,4.5 16,4.5 19.5,6.5 21,12");
            polygon("10.2,10 13.8,10 13.8,15 10.2,15");
        }
        Kind::Rook => {
            polygon("8,10 16,10 17,19.5 7,19.5");
            polygon("5,3.5 8.6,3.5 8.6,8 5,8");
            polygon("10.2,3.5 13.8,3.5 13.8,8 10.2,8");
            polygon("15.4,3.5 19,3.5 19,8 15.4,8");
            polygon("5,7 19,7 17,11 7,11");
            foot();
        }
        Kind::Bishop => {
            polygon("9.5,14 14.5,14 15.5,19.5 8.5,19.5");
            polygon("8,14.5 6.5,9.5 8.5,5 12,1.5 15.5,5 17.5,9.5 16,14.5");
            painter.line_segment([at(12.0, 5.0), at(12.0, 11.0)], edge);
            painter.line_segment([at(9.5, 8.0), at(14.5, 8.0)], edge);
            foot();
        }
        Kind::Knight => {
            polygon("9,10 15,3.5 18,11 18,19.5 8,19.5");
            polygon("12.5,1.5 15.5,5 11.5,12 5.5,14 4,11 10,5");
            foot();
        }
        Kind::Guard => {
            painter.line_segment(
                [at(20.5, 2.0), at(20.5, 22.0)],
                Stroke::new(unit * 1.8, fill),
            );
            polygon("4,4 17,4 17,12 14.5,18 10.5,22 6.5,18 4,12");
            disc(10.5, 11.0, 2.4);
        }
        Kind::Pawn => {
            polygon("10,11 14,11 16.5,19.5 7.5,19.5");
            disc(12.0, 8.0, 4.4);
            foot();
        }
        Kind::Farmer => {
            polygon("8.5,16.5 15.5,16.5 15.5,22 8.5,22");
            polygon("2,16 6,13 18,13 22,16 18,17.8 6,17.8");
            polygon("8,13.5 9.5,7 12,5.5 14.5,7 16,13.5");
        }
    }
}
