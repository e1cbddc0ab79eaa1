//! Small pictures of positions: for each game a diagram made of a few kinds of
//! marks, made when it is first seen and kept while it is needed.
//!
//! A game's plugin says how its positions are drawn; the painting is here.

use bevy::{platform::collections::HashMap, prelude::*};
use bevy_egui::egui::{Align2, FontId, Painter, Pos2, Rect, Shape, Stroke, pos2};

use crate::{
    plugins::{scene::palette::Tone, ui::theme::strong_family},
    rules::AnyGame,
    words::language,
};

/// How many diagrams are kept: more than the puzzles of a game.
const KEPT: usize = 64;

/// Makes the diagram of a position; nothing for a position of another game.
pub type Miniature = fn(&dyn AnyGame) -> Option<Diagram>;

/// A mark of a [`Diagram`].
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A convex shape.
    Area {
        /// Its corners.
        corners: Vec<Vec2>,
        /// What fills it.
        fill: Tone,
        /// The line around it, and how wide that is.
        edge: Option<(Tone, f32)>,
    },
    /// A disc.
    Disc {
        /// Its middle.
        at: Vec2,
        /// Its radius.
        radius: f32,
        /// What fills it.
        fill: Tone,
        /// The line around it, and how wide that is.
        edge: Option<(Tone, f32)>,
    },
    /// A line.
    Line {
        /// Its ends.
        ends: [Vec2; 2],
        /// How wide it is.
        width: f32,
        /// Its colour.
        tone: Tone,
    },
    /// A letter or two.
    Text {
        /// The middle.
        at: Vec2,
        /// How high the letters are.
        height: f32,
        /// The letters.
        text: String,
        /// Their colour.
        tone: Tone,
    },
}

/// A position as it is seen from above: `x` to the right, `y` towards the player,
/// in units of the game's own.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Diagram {
    /// What is drawn, one over the other.
    pub(crate) marks: Vec<Mark>,
}

impl Diagram {
    pub(crate) fn disc(&mut self, at: Vec2, radius: f32, fill: Tone, edge: Option<(Tone, f32)>) {
        self.marks.push(Mark::Disc {
            at,
            radius,
            fill,
            edge,
        });
    }

    /// A convex shape.
    pub(crate) fn area(&mut self, corners: Vec<Vec2>, fill: Tone, edge: Option<(Tone, f32)>) {
        self.marks.push(Mark::Area {
            corners,
            fill,
            edge,
        });
    }

    /// A square with this side and its middle at a place.
    pub(crate) fn square(&mut self, at: Vec2, side: f32, fill: Tone, edge: Option<(Tone, f32)>) {
        let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)];
        let corners = corners.map(|(x, y)| at + Vec2::new(x, y) * side);
        self.area(corners.to_vec(), fill, edge);
    }

    /// A regular hexagon; its first corner is turned by an angle from `x`.
    pub(crate) fn hexagon(
        &mut self,
        at: Vec2,
        radius: f32,
        turn: f32,
        (fill, edge): (Tone, Option<(Tone, f32)>),
    ) {
        let corner =
            |n: u8| at + Vec2::from_angle(turn + f32::from(n).to_radians() * 60.0) * radius;
        self.area((0..6).map(corner).collect(), fill, edge);
    }

    pub(crate) fn line(&mut self, ends: [Vec2; 2], width: f32, tone: Tone) {
        self.marks.push(Mark::Line { ends, width, tone });
    }

    /// The box around everything; letters do not count.
    #[must_use]
    pub fn bounds(&self) -> Option<bevy::math::Rect> {
        let around = |mark: &Mark| match mark {
            Mark::Area { corners, .. } => {
                let low = corners.iter().copied().reduce(Vec2::min)?;
                let high = corners.iter().copied().reduce(Vec2::max)?;
                Some(bevy::math::Rect::from_corners(low, high))
            }
            Mark::Disc { at, radius, .. } => {
                let half = Vec2::splat(*radius);
                Some(bevy::math::Rect::from_center_half_size(*at, half))
            }
            Mark::Line {
                ends: [one, other], ..
            } => Some(bevy::math::Rect::from_corners(*one, *other)),
            Mark::Text { .. } => None,
        };
        let all = self.marks.iter().filter_map(around);
        all.reduce(|one, other| one.union(other))
    }

    /// Draws it into the middle of `rect`, as large as it may be.
    pub(crate) fn paint(&self, painter: &Painter, rect: Rect) {
        let Some(bounds) = self.bounds() else { return };
        let size = bounds.size().max(Vec2::splat(f32::EPSILON));
        let unit = (rect.width() / size.x).min(rect.height() / size.y);
        let middle = bounds.center();
        let see = |at: &Vec2| -> Pos2 {
            let from = (*at - middle) * unit;
            pos2(rect.center().x + from.x, rect.center().y + from.y)
        };
        let stroke = |edge: &Option<(Tone, f32)>| {
            edge.map_or(Stroke::NONE, |(tone, width)| {
                Stroke::new((width * unit).max(0.5), tone.egui())
            })
        };
        for mark in &self.marks {
            match mark {
                Mark::Area {
                    corners,
                    fill,
                    edge,
                } => {
                    let corners = corners.iter().map(see).collect();
                    let shape = Shape::convex_polygon(corners, fill.egui(), stroke(edge));
                    painter.add(shape);
                }
                Mark::Disc {
                    at,
                    radius,
                    fill,
                    edge,
                } => {
                    painter.circle(see(at), radius * unit, fill.egui(), stroke(edge));
                }
                Mark::Line { ends, width, tone } => {
                    let line = Stroke::new((width * unit).max(0.5), tone.egui());
                    painter.line_segment([see(&ends[0]), see(&ends[1])], line);
                }
                Mark::Text {
                    at,
                    height,
                    text,
                    tone,
                } => {
                    // Whole sizes only: letters would be made anew for any other.
                    let font = FontId::new((height * unit).round(), strong_family());
                    painter.text(see(at), Align2::CENTER_CENTER, text, font, tone.egui());
                }
            }
        }
    }
}

/// The diagrams of the games, and those that were made.
#[derive(Resource, Debug, Default)]
pub struct Miniatures {
    makers: HashMap<&'static str, Miniature>,
    /// The one that was needed last stands at the end.
    made: Vec<(String, Option<Diagram>)>,
}

impl Miniatures {
    /// Tells an app how the positions of the game `id` are drawn.
    pub(crate) fn add(app: &mut App, id: &'static str, maker: Miniature) {
        let mut miniatures = app.world_mut().get_resource_or_init::<Self>();
        miniatures.makers.insert(id, maker);
    }

    /// The diagram that is known by a name, made of a position of the game `id` if
    /// it is not there; nothing for a game without diagrams.
    pub fn of(
        &mut self,
        id: &str,
        name: &str,
        position: impl FnOnce() -> Option<Box<dyn AnyGame>>,
    ) -> Option<&Diagram> {
        let maker = *self.makers.get(id)?;
        // Pieces have the letters of the language.
        let key = format!("{id}/{name}/{}", language().code());
        let known = self.made.iter().position(|(made, _)| *made == key);
        let entry = match known {
            Some(place) => self.made.remove(place),
            None => (key, position().and_then(|it| maker(it.as_ref()))),
        };
        if self.made.len() >= KEPT {
            self.made.remove(0);
        }
        self.made.push(entry);
        self.made.last().and_then(|(_, diagram)| diagram.as_ref())
    }

    /// How many are kept.
    #[must_use]
    pub fn len(&self) -> usize {
        self.made.len()
    }

    /// Whether none is kept.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.made.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use core::cell::Cell;

    use super::*;
    use crate::{
        plugins::scene::palette,
        rules::{OptionValues, registry},
    };

    fn dot(_: &dyn AnyGame) -> Option<Diagram> {
        let mut diagram = Diagram::default();
        diagram.disc(Vec2::new(3.0, 4.0), 2.0, palette::IVORY, None);
        Some(diagram)
    }

    #[test]
    fn a_diagram_is_made_once_and_few_are_kept() {
        let mut miniatures = Miniatures::default();
        miniatures.makers.insert("xafka", dot);
        let made = Cell::new(0);
        let mut see = |name: &str| {
            let position = || {
                made.set(made.get() + 1);
                registry::start("xafka", &OptionValues::default()).ok()
            };
            miniatures.of("xafka", name, position).is_some()
        };
        assert!(see("one") && see("one"));
        assert_eq!(made.get(), 1);
        for number in 0..KEPT + 10 {
            assert!(see(&number.to_string()) && see("one"));
        }
        assert_eq!(made.get(), KEPT + 11, "what is seen again and again stays");
        assert_eq!(miniatures.len(), KEPT);
        assert!(miniatures.of("none", "one", || None).is_none());
    }

    #[test]
    fn bounds_go_around_everything() {
        let mut diagram = Diagram::default();
        assert_eq!(diagram.bounds(), None);
        diagram.disc(Vec2::new(3.0, 4.0), 2.0, palette::IVORY, None);
        diagram.square(Vec2::ZERO, 1.0, palette::OAK, None);
        let bounds = diagram.bounds().unwrap();
        assert_eq!(
            (bounds.min, bounds.max),
            (Vec2::splat(-0.5), Vec2::new(5.0, 6.0))
        );
    }
}
