//! Small plans of the pyramid for the rules: drawn from real positions, with
//! the way of a block as the rules give it.

use bevy_egui::egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

use super::{
    layout::Target,
    preview::{Preview, preview},
};
use crate::{
    plugins::{
        scene::palette::{self, Tone},
        ui::{hud, screens::rules::Figure, theme},
    },
    rules::xima::{Origin, Square, Xima},
};

/// A position, and the path of a block in it.
#[derive(Clone, Debug)]
pub(crate) struct Diagram {
    position: Xima,
    way: Option<Preview>,
}

impl Diagram {
    /// Reads a picture of the rules. A line `way C1 C5` shows the path from one
    /// square to another; `-` stands for the reserve.
    pub(crate) fn read(figure: &Figure) -> Result<Self, String> {
        let position: Xima = figure.position()?;
        let way = match figure.says("way") {
            None => None,
            Some(text) => Some(way(&position, text).ok_or(format!("there is no way {text}"))?),
        };
        Ok(Self { position, way })
    }

    #[cfg(test)]
    pub(crate) const fn position(&self) -> &Xima {
        &self.position
    }

    /// The path as the rules see it.
    #[cfg(test)]
    pub(crate) const fn way(&self) -> Option<&Preview> {
        self.way.as_ref()
    }

    /// Draws the position in a square of `side`.
    pub(crate) fn show(&self, ui: &mut Ui, side: f32) {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        if ui.is_rect_visible(rect) {
            let plan = Plan {
                painter: ui.painter(),
                rect,
            };
            plan.board();
            plan.blocks(&self.position);
            if let Some(way) = &self.way {
                plan.way(way);
            }
        }
    }
}

fn way(position: &Xima, text: &str) -> Option<Preview> {
    let (from, to) = text.split_once(' ')?;
    let origin = match from {
        "-" => Origin::Reserve,
        name => Origin::On(Square::parse(name)?),
    };
    let target = Square::parse(to.trim()).map(Target::Square);
    preview(position, Some(origin), target)
}

/// A plan of the board on the screen.
struct Plan<'a> {
    painter: &'a Painter,
    rect: Rect,
}

impl Plan<'_> {
    fn unit(&self) -> f32 {
        self.rect.width() / 13.0
    }

    fn square(&self, square: Square) -> Rect {
        let corner = vec2(f32::from(square.column()), 12.0 - f32::from(square.row()));
        Rect::from_min_size(
            self.rect.min + corner * self.unit(),
            Vec2::splat(self.unit()),
        )
    }

    fn board(&self) {
        for square in Square::all() {
            let is_dark = (square.column() + square.row()) % 2 == 0;
            let tone = if is_dark {
                palette::SANDSTONE
            } else {
                palette::LIMESTONE
            };
            // The higher, the lighter.
            let light = 0.62 + 0.125 * f32::from(square.floor() - 1);
            let fill = theme::lit(tone.egui(), light);
            self.painter.rect_filled(self.square(square), 0.0, fill);
        }
        for (low, high) in [(0, 13), (2, 11), (4, 9), (6, 7)] {
            let corner = |n: i32| self.rect.min + Vec2::splat(n as f32 * self.unit());
            let storey = Rect::from_min_max(corner(low), corner(high));
            let line = Stroke::new(1.5, palette::OAK_DARK.egui());
            self.painter
                .rect_stroke(storey, 0.0, line, StrokeKind::Middle);
        }
    }

    fn blocks(&self, position: &Xima) {
        for square in position.occupied() {
            let place = self.square(square).shrink(self.unit() * 0.08);
            for (level, block) in (0_u8..).zip(position.tower(square)) {
                let lift = vec2(0.0, -self.unit() * 0.3) * f32::from(level);
                let front = self.unit() * 0.22;
                let colour = position.colour(block.owner);
                hud::block(self.painter, place.translate(lift), colour, front);
            }
        }
    }

    fn way(&self, look: &Preview) {
        let middle = |square: Square| self.square(square).center();
        let start = match look.origin {
            Origin::On(square) => Some(middle(square)),
            Origin::Reserve | Origin::SpecialReserve => look
                .way
                .first()
                .map(|tread| middle(tread.square) + vec2(0.0, self.unit())),
        };
        let mut points: Vec<Pos2> = start.into_iter().collect();
        points.extend(look.way.iter().map(|tread| middle(tread.square)));
        let line = |width: f32, tone: Tone| Stroke::new(width, tone.egui());
        for pair in points.windows(2) {
            self.painter
                .line_segment([pair[0], pair[1]], line(2.5, palette::MARK_WAY));
        }
        for point in points.iter().skip(1) {
            self.painter
                .circle_filled(*point, self.unit() * 0.2, palette::MARK_WAY.egui());
        }
        if let Some(barred) = look.barred {
            let (at, arm) = (middle(barred), self.unit() * 0.3);
            for way in [1.0, -1.0] {
                let ends = [
                    pos2(at.x - arm, at.y - arm * way),
                    pos2(at.x + arm, at.y + arm * way),
                ];
                self.painter
                    .line_segment(ends, line(3.0, palette::MARK_REFUSED));
            }
        }
        self.name(look.to);
    }

    fn name(&self, square: Square) {
        self.painter.text(
            self.square(square).center_top(),
            Align2::CENTER_BOTTOM,
            square.to_string(),
            FontId::new(self.unit() * 0.8, theme::strong_family()),
            Color32::BLACK,
        );
    }
}
