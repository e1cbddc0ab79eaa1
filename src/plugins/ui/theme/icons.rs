//! Signs on buttons, drawn with lines: sharp at any size, and never a glyph
//! that a font lacks.

use core::f32::consts::TAU;

use bevy_egui::egui::{
    Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, epaint::PathStroke, pos2,
};

use super::shapes::polygon;

/// A sign on a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    /// Start, or play a replay.
    Play,
    /// Stop for a while.
    Pause,
    /// To the beginning.
    First,
    /// One back.
    Previous,
    /// One on.
    Next,
    /// To the end.
    Last,
    /// Take back.
    Undo,
    /// Take back the taking back.
    Redo,
    /// A proposal: a light bulb.
    Hint,
    /// Make the move for me: a bolt.
    Bolt,
    /// The menu.
    Menu,
    /// Settings: sliders.
    Settings,
    /// Rules and keys: a question mark.
    Help,
    /// Close, or wrong.
    Cross,
    /// Right, done.
    Check,
    /// Save: a tray with an arrow into it.
    Save,
    /// Open: a folder.
    Folder,
    /// Throw away.
    Bin,
    /// Look from the other side.
    Flip,
    /// Where the camera stands.
    Camera,
    /// Mind this.
    Warning,
    /// More.
    Plus,
    /// Less.
    Minus,
    /// Chance.
    Dice,
    /// Change places.
    Swap,
    /// A person.
    Person,
    /// The computer.
    Computer,
    /// Time.
    Clock,
    /// Give up.
    Flag,
    /// From the start.
    Restart,
    /// Watch, show.
    Eye,
    /// A puzzle: a piece of a jigsaw.
    Puzzle,
    /// Rules, library: a book.
    Book,
    /// Analysis: a graph.
    Chart,
    /// A list of moves.
    List,
    /// Back.
    ChevronLeft,
    /// On.
    ChevronRight,
    /// Open upwards.
    ChevronUp,
    /// Open downwards.
    ChevronDown,
    /// Not to be entered.
    Lock,
    /// Reach dots.
    Dots,
    /// Leave.
    Exit,
    /// Look for.
    Search,
    /// The whole screen.
    Fullscreen,
    /// Sound.
    Sound,
    /// How hard: a star.
    Star,
    /// How hard, not reached: an empty star.
    StarEmpty,
    /// Write: a pencil.
    Pencil,
    /// A traffic light.
    Light,
    /// A place on a board.
    Hexagon,
}

/// Draws in a square of 24 units.
struct Pen<'a> {
    painter: &'a Painter,
    rect: Rect,
    stroke: Stroke,
}

impl Pen<'_> {
    fn at(&self, x: f32, y: f32) -> Pos2 {
        let scale = self.rect.width() / 24.0;
        pos2(self.rect.left() + x * scale, self.rect.top() + y * scale)
    }

    fn scaled(&self, length: f32) -> f32 {
        length * self.rect.width() / 24.0
    }

    fn line(&self, points: &[(f32, f32)]) {
        let points: Vec<_> = points.iter().map(|&(x, y)| self.at(x, y)).collect();
        self.caps(&points);
        self.painter
            .add(Shape::line(points, PathStroke::from(self.stroke)));
    }

    /// Round ends: lines drawn without look chipped at small sizes.
    fn caps(&self, points: &[Pos2]) {
        for end in [points.first(), points.last()].into_iter().flatten() {
            self.painter
                .circle_filled(*end, self.stroke.width / 2.0, self.stroke.color);
        }
    }

    fn outline(&self, points: &[(f32, f32)]) {
        let points = points.iter().map(|&(x, y)| self.at(x, y)).collect();
        self.painter
            .add(Shape::closed_line(points, PathStroke::from(self.stroke)));
    }

    fn fill(&self, points: &[(f32, f32)]) {
        let points = points.iter().map(|&(x, y)| self.at(x, y)).collect();
        self.painter.add(Shape::convex_polygon(
            points,
            self.stroke.color,
            Stroke::NONE,
        ));
    }

    fn circle(&self, x: f32, y: f32, radius: f32) {
        self.painter
            .circle_stroke(self.at(x, y), self.scaled(radius), self.stroke);
    }

    fn dot(&self, x: f32, y: f32, radius: f32) {
        self.painter
            .circle_filled(self.at(x, y), self.scaled(radius), self.stroke.color);
    }

    fn frame(&self, x: f32, y: f32, width: f32, height: f32, corner: f32) {
        let rect = Rect::from_min_max(self.at(x, y), self.at(x + width, y + height));
        self.painter
            .rect_stroke(rect, self.scaled(corner), self.stroke, StrokeKind::Middle);
    }

    /// An arc around `(x, y)`, in full turns clockwise from the right.
    fn arc(&self, x: f32, y: f32, radius: f32, from: f32, to: f32) {
        let centre = self.at(x, y);
        let radius = self.scaled(radius);
        let points: Vec<_> = (0..=24)
            .map(|step| {
                let angle = (from + (to - from) * step as f32 / 24.0) * TAU;
                pos2(
                    centre.x + radius * angle.cos(),
                    centre.y + radius * angle.sin(),
                )
            })
            .collect();
        self.caps(&points);
        self.painter
            .add(Shape::line(points, PathStroke::from(self.stroke)));
    }

    fn star(&self, filled: bool) {
        let (outer, inner) = (
            polygon(self.at(12.0, 12.5), self.scaled(9.5), 5, -0.25),
            polygon(self.at(12.0, 12.5), self.scaled(4.0), 5, -0.15),
        );
        let corners: Vec<_> = outer
            .iter()
            .zip(&inner)
            .flat_map(|(a, b)| [*a, *b])
            .collect();
        if filled {
            // A star is not convex: its middle and its five points are.
            self.painter.add(Shape::convex_polygon(
                inner.clone(),
                self.stroke.color,
                Stroke::NONE,
            ));
            for (k, tip) in outer.iter().enumerate() {
                let points = vec![inner[(k + 4) % 5], *tip, inner[k]];
                self.painter.add(Shape::convex_polygon(
                    points,
                    self.stroke.color,
                    Stroke::NONE,
                ));
            }
        }
        self.painter
            .add(Shape::closed_line(corners, PathStroke::from(self.stroke)));
    }
}

impl Icon {
    /// Draws the sign into the largest square in the middle of `rect`.
    pub fn paint(self, painter: &Painter, rect: Rect, colour: Color32) {
        let side = rect.width().min(rect.height());
        let rect = Rect::from_center_size(rect.center(), [side, side].into());
        let stroke = Stroke::new((side / 11.0).max(1.4), colour);
        let pen = Pen {
            painter,
            rect,
            stroke,
        };
        match self {
            Self::Play => pen.fill(&[(7.0, 4.0), (20.0, 12.0), (7.0, 20.0)]),
            Self::Pause => {
                pen.fill(&[(6.0, 4.5), (10.0, 4.5), (10.0, 19.5), (6.0, 19.5)]);
                pen.fill(&[(14.0, 4.5), (18.0, 4.5), (18.0, 19.5), (14.0, 19.5)]);
            }
            Self::First => {
                pen.fill(&[(20.0, 5.0), (20.0, 19.0), (9.0, 12.0)]);
                pen.fill(&[(4.5, 5.0), (7.5, 5.0), (7.5, 19.0), (4.5, 19.0)]);
            }
            Self::Last => {
                pen.fill(&[(4.0, 5.0), (15.0, 12.0), (4.0, 19.0)]);
                pen.fill(&[(16.5, 5.0), (19.5, 5.0), (19.5, 19.0), (16.5, 19.0)]);
            }
            Self::Previous => pen.fill(&[(18.0, 4.5), (18.0, 19.5), (6.0, 12.0)]),
            Self::Next => pen.fill(&[(6.0, 4.5), (18.0, 12.0), (6.0, 19.5)]),
            Self::Undo => {
                pen.line(&[(9.0, 4.5), (4.0, 9.5), (9.0, 14.5)]);
                pen.line(&[(4.0, 9.5), (14.0, 9.5)]);
                pen.arc(14.0, 14.5, 5.0, -0.25, 0.25);
                pen.line(&[(14.0, 19.5), (8.0, 19.5)]);
            }
            Self::Redo => {
                pen.line(&[(15.0, 4.5), (20.0, 9.5), (15.0, 14.5)]);
                pen.line(&[(20.0, 9.5), (10.0, 9.5)]);
                pen.arc(10.0, 14.5, 5.0, 0.25, 0.75);
                pen.line(&[(10.0, 19.5), (16.0, 19.5)]);
            }
            Self::Hint => {
                pen.arc(12.0, 9.5, 6.5, 0.36, 1.14);
                pen.line(&[(8.0, 14.5), (9.5, 17.5), (14.5, 17.5), (16.0, 14.5)]);
                pen.line(&[(10.0, 21.0), (14.0, 21.0)]);
            }
            Self::Bolt => {
                pen.fill(&[(14.5, 2.5), (5.0, 13.5), (12.5, 13.0)]);
                pen.fill(&[(9.5, 21.5), (19.0, 10.5), (11.5, 11.0)]);
            }
            Self::Menu => {
                for y in [6.0, 12.0, 18.0] {
                    pen.line(&[(4.0, y), (20.0, y)]);
                }
            }
            Self::Settings => {
                for (y, knob) in [(6.0, 15.5), (12.0, 8.0), (18.0, 13.0)] {
                    pen.line(&[(3.5, y), (20.5, y)]);
                    pen.dot(knob, y, 2.8);
                }
            }
            Self::Help => {
                pen.arc(12.0, 8.5, 4.5, 0.5, 1.12);
                pen.line(&[(15.2, 11.6), (12.0, 14.0), (12.0, 16.0)]);
                pen.dot(12.0, 20.0, 1.4);
            }
            Self::Cross => {
                pen.line(&[(6.0, 6.0), (18.0, 18.0)]);
                pen.line(&[(18.0, 6.0), (6.0, 18.0)]);
            }
            Self::Check => pen.line(&[(4.5, 12.5), (10.0, 18.0), (19.5, 6.5)]),
            Self::Save => {
                pen.line(&[(4.0, 14.0), (4.0, 20.0), (20.0, 20.0), (20.0, 14.0)]);
                pen.line(&[(12.0, 3.5), (12.0, 14.5)]);
                pen.line(&[(7.5, 10.5), (12.0, 15.0), (16.5, 10.5)]);
            }
            Self::Folder => pen.outline(&[
                (3.0, 5.0),
                (9.5, 5.0),
                (11.5, 8.0),
                (21.0, 8.0),
                (21.0, 19.0),
                (3.0, 19.0),
            ]),
            Self::Bin => {
                pen.line(&[(4.0, 6.5), (20.0, 6.5)]);
                pen.line(&[(9.0, 6.0), (9.0, 3.5), (15.0, 3.5), (15.0, 6.0)]);
                pen.line(&[(6.0, 7.0), (7.0, 20.5), (17.0, 20.5), (18.0, 7.0)]);
            }
            Self::Flip => {
                pen.arc(12.0, 12.0, 8.0, 0.55, 0.92);
                pen.arc(12.0, 12.0, 8.0, 0.05, 0.42);
                pen.fill(&[(17.0, 9.5), (22.0, 9.5), (20.5, 4.0)]);
                pen.fill(&[(7.0, 14.5), (2.0, 14.5), (3.5, 20.0)]);
            }
            Self::Camera => {
                pen.frame(2.5, 7.0, 13.0, 11.0, 2.0);
                pen.outline(&[(15.5, 11.0), (21.5, 7.5), (21.5, 17.5), (15.5, 14.0)]);
            }
            Self::Warning => {
                pen.outline(&[(12.0, 3.5), (22.0, 20.5), (2.0, 20.5)]);
                pen.line(&[(12.0, 9.5), (12.0, 14.0)]);
                pen.dot(12.0, 17.3, 1.2);
            }
            Self::Plus => {
                pen.line(&[(12.0, 5.0), (12.0, 19.0)]);
                pen.line(&[(5.0, 12.0), (19.0, 12.0)]);
            }
            Self::Minus => pen.line(&[(5.0, 12.0), (19.0, 12.0)]),
            Self::Dice => {
                pen.frame(4.0, 4.0, 16.0, 16.0, 3.0);
                for (x, y) in [(8.5, 8.5), (15.5, 15.5), (12.0, 12.0)] {
                    pen.dot(x, y, 1.6);
                }
            }
            Self::Swap => {
                pen.line(&[(4.0, 8.0), (20.0, 8.0)]);
                pen.line(&[(16.0, 4.0), (20.0, 8.0), (16.0, 12.0)]);
                pen.line(&[(20.0, 16.5), (4.0, 16.5)]);
                pen.line(&[(8.0, 12.5), (4.0, 16.5), (8.0, 20.5)]);
            }
            Self::Person => {
                pen.circle(12.0, 8.0, 4.2);
                pen.arc(12.0, 21.0, 8.0, 0.53, 0.97);
            }
            Self::Computer => {
                pen.frame(3.0, 4.5, 18.0, 12.0, 2.0);
                pen.line(&[(8.0, 20.5), (16.0, 20.5)]);
                pen.line(&[(12.0, 17.0), (12.0, 20.0)]);
            }
            Self::Clock => {
                pen.circle(12.0, 12.0, 8.8);
                pen.line(&[(12.0, 6.5), (12.0, 12.0), (16.0, 14.5)]);
            }
            Self::Flag => {
                pen.line(&[(5.0, 21.0), (5.0, 3.5)]);
                pen.outline(&[
                    (5.0, 4.0),
                    (19.0, 4.0),
                    (15.5, 8.7),
                    (19.0, 13.5),
                    (5.0, 13.5),
                ]);
            }
            Self::Restart => {
                pen.arc(12.0, 12.5, 7.8, -0.12, 0.72);
                pen.fill(&[(12.5, 0.8), (12.5, 8.6), (7.0, 4.7)]);
            }
            Self::Eye => {
                pen.outline(&[
                    (2.0, 12.0),
                    (6.5, 7.4),
                    (12.0, 5.6),
                    (17.5, 7.4),
                    (22.0, 12.0),
                    (17.5, 16.6),
                    (12.0, 18.4),
                    (6.5, 16.6),
                ]);
                pen.dot(12.0, 12.0, 3.2);
            }
            Self::Puzzle => {
                pen.outline(&[
                    (4.0, 8.0),
                    (9.0, 8.0),
                    (9.0, 5.0),
                    (13.0, 5.0),
                    (13.0, 8.0),
                    (18.0, 8.0),
                    (18.0, 12.0),
                    (21.0, 12.0),
                    (21.0, 16.0),
                    (18.0, 16.0),
                    (18.0, 20.5),
                    (4.0, 20.5),
                ]);
            }
            Self::Book => {
                pen.outline(&[
                    (12.0, 6.5),
                    (21.0, 4.5),
                    (21.0, 18.5),
                    (12.0, 20.5),
                    (3.0, 18.5),
                    (3.0, 4.5),
                ]);
                pen.line(&[(12.0, 6.5), (12.0, 20.5)]);
            }
            Self::Chart => {
                pen.line(&[(3.5, 4.0), (3.5, 20.5), (21.0, 20.5)]);
                pen.line(&[(7.0, 15.5), (11.0, 10.0), (15.0, 13.0), (20.0, 5.5)]);
            }
            Self::List => {
                for y in [6.0, 12.0, 18.0] {
                    pen.dot(5.0, y, 1.5);
                    pen.line(&[(9.5, y), (20.0, y)]);
                }
            }
            Self::ChevronLeft => pen.line(&[(15.0, 5.0), (8.0, 12.0), (15.0, 19.0)]),
            Self::ChevronRight => pen.line(&[(9.0, 5.0), (16.0, 12.0), (9.0, 19.0)]),
            Self::ChevronUp => pen.line(&[(5.0, 15.0), (12.0, 8.0), (19.0, 15.0)]),
            Self::ChevronDown => pen.line(&[(5.0, 9.0), (12.0, 16.0), (19.0, 9.0)]),
            Self::Lock => {
                pen.frame(5.0, 10.5, 14.0, 10.0, 2.0);
                pen.arc(12.0, 10.0, 4.5, 0.5, 1.0);
                pen.dot(12.0, 15.5, 1.6);
            }
            Self::Dots => {
                pen.dot(6.0, 8.0, 3.0);
                pen.circle(17.5, 8.0, 2.8);
                pen.circle(12.0, 17.5, 2.8);
                pen.dot(12.0, 17.5, 1.2);
            }
            Self::Exit => {
                pen.line(&[(13.0, 4.0), (4.5, 4.0), (4.5, 20.0), (13.0, 20.0)]);
                pen.line(&[(9.5, 12.0), (20.5, 12.0)]);
                pen.line(&[(16.5, 7.5), (21.0, 12.0), (16.5, 16.5)]);
            }
            Self::Search => {
                pen.circle(10.0, 10.0, 6.3);
                pen.line(&[(14.8, 14.8), (20.5, 20.5)]);
            }
            Self::Fullscreen => {
                pen.line(&[(4.0, 9.0), (4.0, 4.0), (9.0, 4.0)]);
                pen.line(&[(15.0, 4.0), (20.0, 4.0), (20.0, 9.0)]);
                pen.line(&[(20.0, 15.0), (20.0, 20.0), (15.0, 20.0)]);
                pen.line(&[(9.0, 20.0), (4.0, 20.0), (4.0, 15.0)]);
            }
            Self::Sound => {
                pen.outline(&[
                    (3.0, 9.0),
                    (7.0, 9.0),
                    (12.0, 4.5),
                    (12.0, 19.5),
                    (7.0, 15.0),
                    (3.0, 15.0),
                ]);
                pen.arc(12.0, 12.0, 4.5, -0.12, 0.12);
                pen.arc(12.0, 12.0, 8.5, -0.12, 0.12);
            }
            Self::Star => pen.star(true),
            Self::StarEmpty => pen.star(false),
            Self::Pencil => {
                pen.outline(&[
                    (4.0, 20.0),
                    (5.0, 15.5),
                    (16.5, 4.0),
                    (20.0, 7.5),
                    (8.5, 19.0),
                ]);
            }
            Self::Light => {
                pen.frame(7.0, 2.0, 10.0, 20.0, 4.0);
                for y in [6.8, 12.0, 17.2] {
                    pen.dot(12.0, y, 1.9);
                }
            }
            Self::Hexagon => {
                let corners = polygon(pen.at(12.0, 12.0), pen.scaled(9.5), 6, 0.0);
                painter.add(Shape::closed_line(corners, PathStroke::from(stroke)));
            }
        }
    }
}
