//! The icons on buttons and in lists: glyphs of Phosphor, and one shape of our
//! own.
//!
//! The font files are cut down to the glyphs named here, see
//! `assets/CREDITS.md`; what a new icon needs has to be added to them.

use bevy_egui::egui::{
    Align2, Color32, FontFamily, FontId, Painter, Rect, Shape, Stroke, epaint::PathStroke,
};

use super::shapes::polygon;

/// The name of the font of outlined icons, and of its family.
const OUTLINED: &str = "Phosphor Bold";
/// The name of the font of filled icons, and of its family.
const FILLED: &str = "Phosphor Fill";

/// The fonts of the icons, each a family of its own: both have the same code
/// points.
pub(super) const FONTS: [(&str, &[u8]); 2] = [
    (
        OUTLINED,
        include_bytes!("../../../../assets/fonts/Phosphor-Bold-subset.ttf"),
    ),
    (
        FILLED,
        include_bytes!("../../../../assets/fonts/Phosphor-Fill-subset.ttf"),
    ),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    /// Start, or play a replay.
    Play,
    Pause,
    /// To the start.
    First,
    /// One step back.
    Previous,
    /// One step forward.
    Next,
    /// To the end.
    Last,
    Undo,
    Redo,
    /// A suggestion: a light bulb.
    Hint,
    /// Make the move for me: a lightning bolt.
    Bolt,
    Menu,
    /// Settings: sliders.
    Settings,
    /// Rules and keys: a question mark.
    Help,
    /// Close, or wrong.
    Cross,
    /// Right, done.
    Check,
    /// Save: a floppy disk.
    Save,
    /// Open: a folder.
    Folder,
    /// Move to the trash.
    Bin,
    /// View from the other side.
    Flip,
    /// A picture of the window.
    Camera,
    Warning,
    /// More.
    Plus,
    /// Less.
    Minus,
    /// Chance.
    Dice,
    /// Swap places.
    Swap,
    Person,
    Computer,
    /// Time.
    Clock,
    /// Resign.
    Flag,
    /// From the start, or back to the default.
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
    /// Onward.
    ChevronRight,
    /// Opens upwards.
    ChevronUp,
    /// Opens downwards.
    ChevronDown,
    Lock,
    /// Reach dots.
    Dots,
    /// Leave.
    Exit,
    /// The names of places on the board.
    Letters,
    /// Full screen.
    Fullscreen,
    /// Difficulty: a star.
    Star,
    /// Difficulty not reached: an empty star.
    StarEmpty,
    /// Edit: a pencil.
    Pencil,
    /// A traffic light.
    Light,
    /// Share: places that are joined.
    Share,
    /// A place on a board.
    Hexagon,
}

/// Where an icon comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    Outlined(char),
    Filled(char),
    /// Painted: the hexagons of the boards stand on a side, that of the font on a
    /// corner.
    Hexagon,
}

impl Icon {
    const fn source(self) -> Source {
        use Source::{Filled, Outlined};
        match self {
            Self::Play => Filled('\u{E3D0}'),
            Self::Pause => Filled('\u{E39E}'),
            Self::First => Filled('\u{E5A4}'),
            Self::Previous => Filled('\u{E138}'),
            Self::Next => Filled('\u{E13A}'),
            Self::Last => Filled('\u{E5A6}'),
            Self::Undo => Outlined('\u{E08A}'),
            Self::Redo => Outlined('\u{E08C}'),
            Self::Hint => Outlined('\u{E2DC}'),
            Self::Bolt => Filled('\u{E2DE}'),
            Self::Menu => Outlined('\u{E2F0}'),
            Self::Settings => Outlined('\u{E434}'),
            Self::Help => Outlined('\u{E3E8}'),
            Self::Cross => Outlined('\u{E4F6}'),
            Self::Check => Outlined('\u{E182}'),
            Self::Save => Outlined('\u{E248}'),
            Self::Folder => Outlined('\u{E256}'),
            Self::Bin => Outlined('\u{E4A6}'),
            Self::Flip => Outlined('\u{E094}'),
            Self::Camera => Outlined('\u{E10E}'),
            Self::Warning => Outlined('\u{E4E0}'),
            Self::Plus => Outlined('\u{E3D4}'),
            Self::Minus => Outlined('\u{E32A}'),
            Self::Dice => Outlined('\u{E1EE}'),
            Self::Swap => Outlined('\u{E0A0}'),
            Self::Person => Outlined('\u{E4C2}'),
            Self::Computer => Outlined('\u{E560}'),
            Self::Clock => Outlined('\u{E19A}'),
            Self::Flag => Outlined('\u{E244}'),
            Self::Restart => Outlined('\u{E038}'),
            Self::Eye => Outlined('\u{E220}'),
            Self::Puzzle => Outlined('\u{E596}'),
            Self::Book => Outlined('\u{E0E6}'),
            Self::Chart => Outlined('\u{E154}'),
            Self::List => Outlined('\u{E2F2}'),
            Self::ChevronLeft => Outlined('\u{E138}'),
            Self::ChevronRight => Outlined('\u{E13A}'),
            Self::ChevronUp => Outlined('\u{E13C}'),
            Self::ChevronDown => Outlined('\u{E136}'),
            Self::Lock => Outlined('\u{E2FA}'),
            Self::Dots => Outlined('\u{E192}'),
            Self::Exit => Outlined('\u{E42A}'),
            Self::Letters => Outlined('\u{E6EE}'),
            Self::Fullscreen => Outlined('\u{E1D0}'),
            Self::Star => Filled('\u{E46A}'),
            Self::StarEmpty => Outlined('\u{E46A}'),
            Self::Pencil => Outlined('\u{E3B4}'),
            Self::Light => Outlined('\u{E9AA}'),
            Self::Share => Outlined('\u{E408}'),
            Self::Hexagon => Source::Hexagon,
        }
    }

    /// The family and the character that show it, unless it is painted.
    pub(crate) fn glyph(self) -> Option<(FontFamily, char)> {
        match self.source() {
            Source::Outlined(glyph) => Some((FontFamily::Name(OUTLINED.into()), glyph)),
            Source::Filled(glyph) => Some((FontFamily::Name(FILLED.into()), glyph)),
            Source::Hexagon => None,
        }
    }

    /// Paints the icon into the largest square in the middle of `rect`.
    pub(crate) fn paint(self, painter: &Painter, rect: Rect, colour: Color32) {
        let side = rect.width().min(rect.height());
        let Some((family, glyph)) = self.glyph() else {
            let line = Stroke::new((side / 11.0).max(1.4), colour);
            let corners = polygon(rect.center(), side * 0.4, 6, 0.0);
            painter.add(Shape::closed_line(corners, PathStroke::from(line)));
            return;
        };
        // Whole sizes only: each size of a glyph has its own place in the atlas.
        let font = FontId::new(side.round(), family);
        painter.text(rect.center(), Align2::CENTER_CENTER, glyph, font, colour);
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::epaint::text::{Fonts, TextOptions};

    use super::*;

    #[test]
    fn every_glyph_is_in_its_font() {
        let mut fonts = Fonts::new(TextOptions::default(), super::super::fonts());
        let source = include_str!("icons.rs");
        let mut glyphs = 0;
        for (kind, family) in [("Outlined('\\u{", OUTLINED), ("Filled('\\u{", FILLED)] {
            let font = FontId::new(20.0, FontFamily::Name(family.into()));
            for rest in source.split(kind).skip(1) {
                let Some((code, _)) = rest.split_once("}')") else {
                    continue;
                };
                let Ok(code) = u32::from_str_radix(code, 16) else {
                    continue;
                };
                let glyph = char::from_u32(code).unwrap();
                assert!(fonts.has_glyph(&font, glyph), "{family} lacks {code:X}");
                glyphs += 1;
            }
        }
        assert_eq!(glyphs, 49);
    }
}
