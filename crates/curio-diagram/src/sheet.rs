//! The drawing in its making, and when it is done.

use std::collections::BTreeMap;

use curio_rules::{AnyGame, Turn};

use super::{
    markup::{At, Num, escaped},
    moves,
    moves::Offer,
    palette, texts,
};

/// The width of every drawing, in its own units: about that of a phone in points.
pub const WIDTH: f64 = 400.0;

/// What is drawn over what: the beginnings of the names of parts.
pub mod layer {
    /// The board.
    pub const GROUND: &str = "0";
    /// What makes up the board, piece by piece.
    pub const TILE: &str = "1";
    /// Marks below the pieces.
    pub const UNDER: &str = "2";
    /// The pieces.
    pub const PIECE: &str = "3";
    /// Marks above the pieces.
    pub const OVER: &str = "4";
    /// The players' bars.
    pub const SEAT: &str = "5";
    /// What lies below the board.
    pub const BELOW: &str = "6";
    /// The legal moves.
    pub const MOVE: &str = "7";
}

/// A drawing in its making.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The name of the game, before the names of what is defined.
    pub id: &'static str,
    /// The top and the bottom of the board.
    pub board: [f64; 2],
    /// Where the next thing below the board begins.
    pub below: f64,
    /// The shapes that are used more than once.
    pub definitions: String,
    /// The places that the last move went through.
    pub way: Vec<At>,
    parts: BTreeMap<String, String>,
    said: Vec<String>,
    places: Vec<Place>,
    offers: Vec<Offer>,
    has_moves: bool,
}

impl Sheet {
    /// A sheet on which things below the board begin at `below`.
    pub fn new(id: &'static str, below: f64) -> Self {
        Self {
            id,
            board: [0.0, below],
            below,
            definitions: String::new(),
            way: Vec::new(),
            parts: BTreeMap::new(),
            said: Vec::new(),
            places: Vec::new(),
            offers: Vec::new(),
            has_moves: false,
        }
    }

    /// Adds to a part. Its name begins with its layer; within a layer the names decide
    /// the order.
    pub fn put(&mut self, layer: &str, name: &str, content: impl AsRef<str>) {
        let part = self.parts.entry(format!("{layer}-{name}")).or_default();
        part.push_str(content.as_ref());
    }

    /// Defines a shape; other games on the same page have others.
    pub fn define(&mut self, name: &str, content: impl AsRef<str>) {
        let id = self.id_of(name);
        let content = content.as_ref();
        self.definitions
            .push_str(&format!(r#"<g id="{id}">{content}</g>"#));
    }

    /// The name of a shape in the whole page.
    pub fn id_of(&self, name: &str) -> String {
        format!("{}-{name}", self.id)
    }

    /// Adds a sentence to the description.
    pub fn say(&mut self, sentence: impl Into<String>) {
        self.said.push(sentence.into());
    }

    /// Names a place of the board, with what is there in words, and its middle.
    pub fn place(&mut self, name: impl Into<String>, words: impl Into<String>, at: At) {
        let (name, words) = (name.into(), words.into());
        self.places.push(Place { name, words, at });
    }

    /// Adds moves that begin at one place.
    pub fn offer(&mut self, offer: Offer) {
        self.offers.push(offer);
    }

    /// Says that some of its parts are moves.
    pub const fn has_moves(&mut self) {
        self.has_moves = true;
    }

    /// The finished drawing.
    pub fn finish(self, position: &dyn AnyGame) -> Diagram {
        let colours = position.colours();
        let name = position.info().name;
        let label = match (position.turn(), position.outcome()) {
            (_, Some(outcome)) => format!("{name}: {}", outcome.explanation),
            (Turn::Player(player), None) => {
                let colour = colours.get(player.index()).map_or("", |it| it.name());
                texts::to_move(name, colour)
            }
            (Turn::Chance, None) => texts::dice_due(name),
            (Turn::Over, None) => name.to_owned(),
        };
        Diagram {
            label,
            description: self.said.join(" "),
            sheet: self,
        }
    }
}

/// The space between things, and around them.
pub const GAP: f64 = 4.0;

/// A raised panel, from its upper left corner.
pub fn panel(at: At, width: f64, height: f64, line: palette::Tone) -> String {
    let (x, y, width, height) = (Num(at.x), Num(at.y), Num(width), Num(height));
    let fill = palette::PANEL_RAISED;
    format!(
        r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="8" fill="{fill}" stroke="{line}"/>"#
    )
}

/// A place of a board, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// Its name in the texts of the game.
    pub name: String,
    /// The name and what is there: "D4: red on blue".
    pub words: String,
    /// Its middle.
    pub at: At,
}

/// A drawn position.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagram {
    label: String,
    description: String,
    sheet: Sheet,
}

impl Diagram {
    /// The width in its own units.
    pub fn width(&self) -> f64 {
        WIDTH
    }

    /// The height in its own units.
    pub fn height(&self) -> f64 {
        self.sheet.below + GAP
    }

    /// What it shows, in a few words: the game, and who is to move or has won.
    pub fn label(&self) -> &str {
        &self.label
    }

    /// The position in sentences.
    pub fn description(&self) -> &str {
        &self.description
    }

    /// The places of the board, row by row, for somebody who does not see it; none for a
    /// game that this crate does not know.
    pub fn places(&self) -> &[Place] {
        &self.sheet.places
    }

    /// The place that a point lies on.
    pub fn place_at(&self, point: At) -> Option<&Place> {
        let pairs = self.sheet.places.windows(2);
        let apart = pairs.filter_map(|pair| Some((pair.first()?.at - pair.last()?.at).length()));
        // From its middle to a corner of a square it is seven tenths of the way to the next.
        let reach = 0.72 * apart.fold(f64::INFINITY, f64::min);
        let away = |place: &&Place| (place.at - point).length();
        let near = self.sheet.places.iter().filter(|place| away(place) < reach);
        near.min_by(|one, other| away(one).total_cmp(&away(other)))
    }

    /// The legal moves in words, by where they begin; none unless the [`View`](super::View)
    /// asks for moves.
    pub fn offers(&self) -> &[Offer] {
        &self.sheet.offers
    }

    /// The shapes that the parts use, for a `<defs>`: the same for all positions of a
    /// match.
    pub fn definitions(&self) -> &str {
        &self.sheet.definitions
    }

    /// The parts with their names, in the order in which they are drawn: that of the names.
    /// A part of a position that looks the same in another one has the same name and the
    /// same content there.
    pub fn parts(&self) -> impl Iterator<Item = (&str, &str)> {
        let parts = self.sheet.parts.iter();
        parts.map(|(name, content)| (name.as_str(), content.as_str()))
    }

    /// The places that the last move went through, from its beginning to its end; only the
    /// end of what came onto the board.
    pub fn way(&self) -> &[At] {
        &self.sheet.way
    }

    /// The attributes that the texts of the parts need around them.
    pub const fn text_attributes() -> &'static str {
        r#"font-family="Noto Sans, Open Sans, Segoe UI, Helvetica, Arial, DejaVu Sans, sans-serif" font-weight="600""#
    }

    /// The board alone, without the players, as an SVG document for small pictures.
    pub fn board(&self) -> String {
        let [top, bottom] = self.sheet.board;
        let mut svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 {} {} {}" {}><defs>{}</defs>"#,
            Num(top),
            Num(WIDTH),
            Num(bottom - top),
            Self::text_attributes(),
            self.sheet.definitions,
        );
        let is_beside =
            |name: &str| name.starts_with(layer::SEAT) || name.starts_with(layer::BELOW);
        let parts = self.sheet.parts.iter().filter(|(name, _)| !is_beside(name));
        if self.sheet.has_moves {
            svg.push_str(&format!("<style>{}</style>", moves::STYLE));
        }
        svg.extend(parts.map(|(_, content)| content.as_str()));
        svg.push_str("</svg>");
        svg
    }

    /// The drawing as an SVG document.
    pub fn svg(&self) -> String {
        let (width, height) = (Num(WIDTH), Num(self.height()));
        // What is inside a picture is not read out.
        let role = if self.sheet.has_moves { "group" } else { "img" };
        let mut svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="{role}" {}><title>{}</title><desc>{}</desc>"#,
            Self::text_attributes(),
            escaped(&self.label),
            escaped(&self.description),
        );
        if self.sheet.has_moves {
            svg.push_str(&format!("<style>{}</style>", moves::STYLE));
        }
        svg.push_str(&format!("<defs>{}</defs>", self.sheet.definitions));
        svg.push_str(&format!(
            r#"<rect width="{width}" height="{height}" rx="12" fill="{}"/>"#,
            palette::PANEL
        ));
        for content in self.sheet.parts.values() {
            svg.push('\n');
            svg.push_str(content);
        }
        svg.push_str("\n</svg>\n");
        svg
    }
}
