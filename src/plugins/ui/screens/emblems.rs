//! The signs of the five games, drawn with a few shapes each: what is special
//! about the game, not what its board looks like in detail.

use core::f32::consts::TAU;

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, vec2};

use crate::plugins::{
    scene::palette::{self, Tone},
    ui::theme::shapes::{hexagon, polygon},
};

/// Draws the sign of a game into the middle of `rect`; `strength` from 0 to 1
/// fades it.
pub fn paint(game: &str, painter: &Painter, rect: Rect, strength: f32) {
    let side = rect.width().min(rect.height());
    let sign = Sign {
        painter,
        centre: rect.center(),
        unit: side / 100.0,
        strength,
    };
    match game {
        "xima" => sign.pyramid(),
        "xafka" => sign.closing_walls(),
        "mathematichess" => sign.crowded_board(),
        "xong" => sign.legs(),
        _ => sign.nine_squares(),
    }
}

struct Sign<'a> {
    painter: &'a Painter,
    centre: Pos2,
    /// A hundredth of the sign's side.
    unit: f32,
    strength: f32,
}

impl Sign<'_> {
    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.centre + vec2(x, y) * self.unit
    }

    fn tone(&self, tone: Tone) -> Color32 {
        tone.egui().gamma_multiply(self.strength)
    }

    fn line(&self, tone: Tone, width: f32) -> Stroke {
        Stroke::new(width * self.unit, self.tone(tone))
    }

    fn square(&self, x: f32, y: f32, side: f32, fill: Color32, stroke: Stroke) {
        let size = vec2(side, side) * self.unit;
        let rect = Rect::from_center_size(self.at(x, y), size);
        self.painter.rect(
            rect,
            side * 0.08 * self.unit,
            fill,
            stroke,
            StrokeKind::Inside,
        );
    }

    /// XIMA: four floors, each with its blocks, the special one on top.
    fn pyramid(&self) {
        let colours = [
            palette::OXBLOOD,
            palette::okabe_ito::BLUE,
            palette::okabe_ito::YELLOW,
        ];
        for floor in 0..4_u8 {
            let count = 4 - floor;
            let y = 30.0 - f32::from(floor) * 19.0;
            for block in 0..count {
                let x = (f32::from(block) - f32::from(count - 1) / 2.0) * 21.0;
                let tone = colours[usize::from((block + floor) % 3)];
                let top = floor == 3;
                let fill = if top { palette::ACCENT } else { tone };
                self.square(x, y, 19.0, self.tone(fill), self.line(palette::NIGHT, 1.5));
                if !top {
                    let shine = self.at(x - 5.0, y - 6.0);
                    let width = vec2(9.0, 2.0) * self.unit;
                    self.painter.rect_filled(
                        Rect::from_min_size(shine, width),
                        self.unit,
                        Color32::WHITE.gamma_multiply(0.25 * self.strength),
                    );
                }
            }
        }
        let tip = self.at(0.0, -27.0);
        let (outer, inner) = (
            polygon(tip, 7.5 * self.unit, 5, -0.25),
            polygon(tip, 3.2 * self.unit, 5, -0.15),
        );
        let ink = self.tone(palette::NIGHT);
        for (k, point) in outer.iter().enumerate() {
            let part = vec![tip, inner[(k + 4) % 5], *point, inner[k]];
            self.painter
                .add(Shape::convex_polygon(part, ink, Stroke::NONE));
        }
    }

    /// Xafka: the walls close in on two pieces; the light is still open.
    fn closing_walls(&self) {
        let radius = 12.0;
        let step = radius * 3.0_f32.sqrt();
        let place = |q: f32, r: f32| ((q * 1.5) * radius - 9.0, (r + q / 2.0) * step);
        let gone = [
            (2, -2),
            (2, -1),
            (2, 0),
            (-2, 2),
            (-1, 2),
            (-2, 1),
            (0, -2),
            (1, 1),
        ];
        for q in -2..=2_i32 {
            for r in -2..=2_i32 {
                if (q + r).abs() > 2 {
                    continue;
                }
                let (x, y) = place(q as f32, r as f32);
                let hole = gone.contains(&(q, r));
                let (fill, line) = if hole {
                    (palette::NIGHT, palette::OAK)
                } else {
                    (palette::LIMESTONE, palette::LIMESTONE_DARK)
                };
                hexagon(
                    self.painter,
                    self.at(x, y),
                    (radius - 0.8) * self.unit,
                    self.tone(fill),
                    self.line(line, 1.0),
                );
            }
        }
        for (q, r, tone, edge) in [
            (1.0, 0.0, palette::EBONY, palette::IVORY),
            (-1.0, 0.0, palette::IVORY, palette::EBONY),
        ] {
            let (x, y) = place(q, r);
            let (fill, stroke) = (self.tone(tone), self.line(edge, 1.5));
            self.painter
                .circle(self.at(x, y), 7.0 * self.unit, fill, stroke);
        }
        let case = Rect::from_center_size(self.at(41.0, 0.0), vec2(15.0, 44.0) * self.unit);
        let (fill, line) = (self.tone(palette::IRON), self.line(palette::BRASS, 1.2));
        self.painter
            .rect(case, 4.0 * self.unit, fill, line, StrokeKind::Inside);
        for (y, tone, lit) in [
            (-14.0, palette::LAMP_RED, false),
            (0.0, palette::LAMP_YELLOW, true),
            (14.0, palette::LAMP_GREEN, false),
        ] {
            let colour = self.tone(tone).gamma_multiply(if lit { 1.0 } else { 0.28 });
            self.painter
                .circle_filled(self.at(41.0, y), 5.0 * self.unit, colour);
            if lit {
                let glow = self.tone(tone).gamma_multiply(0.22);
                self.painter
                    .circle_filled(self.at(41.0, y), 9.0 * self.unit, glow);
            }
        }
    }

    /// Mathematichess: a crowded board with a few holes that count.
    fn crowded_board(&self) {
        for row in 0..5_u8 {
            for column in 0..5_u8 {
                let (x, y) = (
                    (f32::from(column) - 2.0) * 17.0,
                    (f32::from(row) - 2.0) * 17.0,
                );
                let hole = matches!((row, column), (1, 3) | (3, 1) | (2, 2));
                if hole {
                    let lit = if row == 2 {
                        palette::ACCENT
                    } else {
                        palette::okabe_ito::SKY
                    };
                    let line = self.line(lit, 2.0);
                    self.square(x, y, 15.0, self.tone(palette::NIGHT), line);
                    continue;
                }
                let white = row >= 3 || (row == 2 && column > 2);
                let ground = if (row + column) % 2 == 0 {
                    palette::WALNUT
                } else {
                    palette::OAK
                };
                self.square(x, y, 15.5, self.tone(ground), Stroke::NONE);
                let tone = if white {
                    palette::IVORY
                } else {
                    palette::EBONY
                };
                let corners = 3 + u32::from((row * 2 + column * 3) % 4);
                let points = polygon(self.at(x, y), 5.6 * self.unit, corners, -0.25);
                let edge = self.line(
                    if white {
                        palette::EBONY
                    } else {
                        palette::IVORY
                    },
                    0.8,
                );
                self.painter
                    .add(Shape::convex_polygon(points, self.tone(tone), edge));
            }
        }
    }

    /// Xong: legs along the sides of hexagons, no shape twice.
    fn legs(&self) {
        let radius = 16.0;
        let step = radius * 3.0_f32.sqrt();
        let corner = |q: f32, r: f32, k: f32| {
            let angle = k / 6.0 * TAU;
            self.at(
                q * 1.5 * radius + radius * angle.cos(),
                (r + q / 2.0) * step + radius * angle.sin(),
            )
        };
        for (q, r) in [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)] {
            let centre = self.at(q as f32 * 1.5 * radius, (r as f32 + q as f32 / 2.0) * step);
            let line = self.line(palette::LINE, 1.2);
            let fill = self.tone(palette::PANEL_RAISED);
            hexagon(self.painter, centre, radius * self.unit, fill, line);
        }
        let rod = |from: Pos2, to: Pos2, tone: Tone| {
            let stroke = self.line(tone, 5.0);
            self.painter.line_segment([from, to], stroke);
            for end in [from, to] {
                self.painter
                    .circle_filled(end, 2.5 * self.unit, stroke.color);
            }
        };
        for k in [3.0, 4.0, 5.0] {
            rod(
                corner(0.0, 0.0, k),
                corner(0.0, 0.0, k + 1.0),
                palette::ACCENT,
            );
        }
        rod(
            corner(0.0, -1.0, 3.0),
            corner(0.0, -1.0, 2.0),
            palette::ACCENT,
        );
        for k in [0.0, 1.0] {
            rod(
                corner(-1.0, 1.0, k),
                corner(-1.0, 1.0, k + 1.0),
                palette::okabe_ito::SKY,
            );
        }
        rod(
            corner(0.0, 1.0, 1.0),
            corner(0.0, 1.0, 0.0),
            palette::okabe_ito::SKY,
        );
        rod(
            corner(0.0, 1.0, 0.0),
            corner(0.0, 1.0, 5.0),
            palette::okabe_ito::SKY,
        );
    }

    /// Chimple: three by three, four characters, where they may go.
    fn nine_squares(&self) {
        for row in 0..3_u8 {
            for column in 0..3_u8 {
                let (x, y) = (
                    (f32::from(column) - 1.0) * 27.0,
                    (f32::from(row) - 1.0) * 27.0,
                );
                let light = (row + column) % 2 == 0;
                let tone = if light {
                    palette::LIMESTONE
                } else {
                    palette::WALNUT
                };
                self.square(x, y, 26.0, self.tone(tone), Stroke::NONE);
            }
        }
        let arrow = |from: (f32, f32), to: (f32, f32), tone: Tone| {
            let (from, to) = (self.at(from.0, from.1), self.at(to.0, to.1));
            self.painter.arrow(from, to - from, self.line(tone, 2.4));
        };
        arrow((18.0, 27.0), (6.0, 27.0), palette::MARK_HOVER);
        arrow((27.0, 18.0), (27.0, 4.0), palette::MARK_HOVER);
        arrow((20.0, 20.0), (5.0, 5.0), palette::MARK_LAST);
        for (x, y, tone, edge) in [
            (27.0, 27.0, palette::IVORY, palette::EBONY),
            (-27.0, 27.0, palette::IVORY, palette::EBONY),
            (-27.0, -27.0, palette::EBONY, palette::IVORY),
            (0.0, 0.0, palette::EBONY, palette::IVORY),
        ] {
            let (fill, line) = (self.tone(tone), self.line(edge, 1.4));
            self.painter
                .circle(self.at(x, y + 3.0), 8.0 * self.unit, fill, line);
            self.painter
                .circle(self.at(x, y - 6.0), 5.0 * self.unit, fill, line);
        }
    }
}
