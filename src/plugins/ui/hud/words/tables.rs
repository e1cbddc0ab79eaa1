//! Tables of figures beside the result: a column for each player, a row for
//! each figure.
//!
//! A game with more to say about a finished match than lines of text implements
//! [`Words::tables`](super::Words::tables):
//!
//! ```ignore
//! fn tables(&self, record: &Match) -> Vec<ResultTable> {
//!     vec![ResultTable {
//!         title: "Points",
//!         rows: vec![
//!             Row::new("Territory", vec!["12".into(), "9".into()]),
//!             Row::new("In all", vec!["14".into(), "9".into()]).strong(),
//!         ],
//!         notes: Vec::new(),
//!     }]
//! }
//! ```

use bevy_egui::egui::{
    Align, Grid, Label, Layout, RichText, Sense, TextStyle, TextWrapMode, Ui, Vec2, WidgetText,
    vec2,
};

use super::pieces;
use crate::plugins::ui::hud::words::{self, AnyWords};
use crate::{
    plugins::{scene::palette, ui::theme},
    rules::{AnyGame, Player},
    texts,
};

/// Figures of a finished match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultTable {
    /// What they are about.
    pub(crate) title: &'static str,
    /// The figures.
    pub rows: Vec<Row>,
    /// What is to be said below them, as sentences.
    pub(crate) notes: Vec<String>,
}

/// A figure of each player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What it is, in a word or two.
    pub name: &'static str,
    /// What it means, shown on hovering.
    pub(crate) meaning: &'static str,
    /// One text per player in seat order. A single text is one figure of the
    /// whole match.
    pub cells: Vec<String>,
    /// Whether it is what the others come to.
    pub(crate) strong: bool,
}

impl Row {
    /// A plain row.
    pub(crate) const fn new(name: &'static str, cells: Vec<String>) -> Self {
        Self {
            name,
            meaning: "",
            cells,
            strong: false,
        }
    }

    /// With what it means, shown on hovering.
    pub(crate) fn meaning(self, meaning: &'static str) -> Self {
        Self { meaning, ..self }
    }

    /// As what the others come to.
    pub(crate) fn strong(self) -> Self {
        Self {
            strong: true,
            ..self
        }
    }
}

/// The narrowest column of a player.
const COLUMN: f32 = 46.0;
/// The most players whose columns fit at the normal size.
const ROOMY: u8 = 3;
/// How much smaller everything is for more of them.
const TIGHT: f32 = 0.86;

pub(crate) fn show(ui: &mut Ui, table: &ResultTable, game: &dyn AnyGame, words: &dyn AnyWords) {
    let seats = u8::try_from(game.colours().len()).unwrap_or(u8::MAX);
    let players = Player::all(seats);
    let scale = if seats > ROOMY { TIGHT } else { 1.0 };
    // Two players leave room between their columns.
    let between = if seats <= 2 {
        14.0
    } else {
        6.0 * scale * scale
    };
    let column = COLUMN * scale * scale;
    let names = ui.available_width() - f32::from(seats) * (column + between);
    ui.add_space(theme::GAP);
    theme::section(ui, table.title);
    Grid::new(("result table", table.title))
        .spacing(vec2(between, 3.0))
        .min_col_width(column)
        .show(ui, |ui| {
            ui.label("");
            for player in players {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let (rect, chip) = ui.allocate_exact_size(Vec2::splat(26.0), Sense::hover());
                    let colour = words::colour(game, player);
                    pieces::chip(ui.painter(), rect, colour, words.outline(player));
                    chip.on_hover_text(colour.name());
                });
            }
            ui.end_row();
            for row in &table.rows {
                figures(ui, row, seats, (scale, column), names);
                ui.end_row();
            }
        });
    for note in &table.notes {
        theme::note(ui, note.as_str());
    }
}

/// A line of the table, with a name that takes no more than its part of the width.
fn figures(ui: &mut Ui, row: &Row, seats: u8, (scale, column): (f32, f32), names: f32) {
    let styled = |text: &str| {
        let text = RichText::new(text).size(15.5 * scale);
        if row.strong {
            text.text_style(theme::strong_style()).size(17.0 * scale)
        } else {
            text
        }
    };
    let quiet = if row.strong {
        palette::TEXT
    } else {
        palette::TEXT_QUIET
    };
    // A word that would push the columns apart goes on behind the name.
    let word = match row.cells.as_slice() {
        [word] if theme::width_of(ui, styled(word)) > column => Some(word),
        _ => None,
    };
    let name = word.map_or_else(
        || row.name.to_owned(),
        |word| texts::seats_score_part(row.name, word),
    );
    let name = styled(&name).color(quiet.egui());
    let name = WidgetText::from(name).into_galley(
        ui,
        Some(TextWrapMode::Wrap),
        names.max(COLUMN),
        TextStyle::Body,
    );
    let cell = ui.horizontal(|ui| {
        ui.set_min_width(names - 1.0);
        ui.add(Label::new(name))
    });
    let name = cell.inner;
    if !row.meaning.is_empty() {
        name.on_hover_text(row.meaning);
    }
    // A figure of the whole match stands in the last column: the first is a player’s.
    if word.is_none() && row.cells.len() == 1 {
        for _ in 1..seats {
            ui.label("");
        }
    }
    for cell in row.cells.iter().filter(|_| word.is_none()) {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let height = ui.text_style_height(&TextStyle::Body);
            ui.set_min_height(height);
            // A word among the figures is smaller where it must be, and at last cut.
            let part = column / theme::width_of(ui, styled(cell)).max(1.0);
            let size = (if row.strong { 17.0 } else { 15.5 }) * scale * part.clamp(0.75, 1.0);
            ui.add(Label::new(styled(cell).size(size)).truncate());
        });
    }
}
