//! Draws a page of rules: the text of a section with its pictures beside it.

use bevy_egui::egui::{
    Align, FontId, Grid, Label, Layout, TextStyle, Ui,
    text::{LayoutJob, TextFormat},
    vec2,
};

use super::{
    DrawSign,
    read::{Block, Cell, Picture, Section, Span, Style, Text, plain},
};
use crate::{
    plugins::{scene::palette, ui::theme},
    rules::{OptionKind, OptionSpec},
    texts,
};

/// The width of the column of pictures.
const PICTURE: f32 = 200.0;
/// How far the text of an item stands from its number.
const INDENT: f32 = 28.0;

/// What a page needs besides its text.
pub(super) struct Painter {
    pub(super) options: &'static [OptionSpec],
    pub(super) sign: DrawSign,
}

impl Painter {
    pub(super) fn show(&self, ui: &mut Ui, text: &Text) {
        for (number, section) in text.sections.iter().enumerate() {
            ui.push_id(number, |ui| self.section(ui, section));
            ui.add_space(theme::GAP);
        }
    }

    fn section(&self, ui: &mut Ui, section: &Section) {
        if section.pictures.is_empty() {
            self.words(ui, section);
            return;
        }
        ui.horizontal_top(|ui| {
            let width = ui.available_width() - PICTURE - 2.0 * theme::GROUP_GAP;
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                self.words(ui, section);
            });
            ui.add_space(theme::GROUP_GAP);
            ui.vertical(|ui| {
                ui.set_width(PICTURE);
                for picture in &section.pictures {
                    show_picture(ui, picture);
                }
            });
        });
    }

    fn words(&self, ui: &mut Ui, section: &Section) {
        match section.level {
            0 => {}
            1 => {
                theme::heading(ui, &section.title);
            }
            _ => {
                theme::section(ui, &section.title);
            }
        }
        for (number, block) in section.blocks.iter().enumerate() {
            match block {
                Block::Paragraph(spans) => wrapped(ui, spans),
                Block::Item(number, spans) => item(ui, *number, spans),
                Block::Code(code) => code_block(ui, code),
                Block::Table(rows) => {
                    ui.push_id(number, |ui| self.table(ui, rows));
                }
                Block::Options => self.options.iter().for_each(|spec| option(ui, spec)),
            }
        }
    }

    fn table(&self, ui: &mut Ui, rows: &[Vec<Cell>]) {
        let columns = rows.first().map_or(0, Vec::len);
        Grid::new("table")
            .num_columns(columns)
            .spacing(vec2(18.0, 6.0))
            .show(ui, |ui| {
                for (number, row) in rows.iter().enumerate() {
                    for (column, cell) in row.iter().enumerate() {
                        if self.is_sign(ui, cell) {
                        } else if number == 0 {
                            theme::note(ui, plain(cell));
                        } else if column + 1 == columns {
                            wrapped(ui, cell);
                        } else {
                            let text = laid_out(ui, cell);
                            ui.add(Label::new(text).extend());
                        }
                    }
                    ui.end_row();
                }
            });
    }

    /// Draws a cell that is nothing but a word in code, if it stands for a sign.
    fn is_sign(&self, ui: &mut Ui, cell: &Cell) -> bool {
        match cell.as_slice() {
            [one] if one.style == Style::Code => (self.sign)(ui, &one.text),
            _ => false,
        }
    }
}

fn show_picture(ui: &mut Ui, picture: &Picture) {
    picture.drawing.show(ui, PICTURE);
    if !picture.caption.is_empty() {
        theme::note(ui, &picture.caption);
    }
    ui.add_space(theme::GAP);
}

fn wrapped(ui: &mut Ui, spans: &[Span]) {
    let text = laid_out(ui, spans);
    ui.add(Label::new(text).wrap());
}

fn item(ui: &mut Ui, number: Option<u32>, spans: &[Span]) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let mark = number.map_or_else(|| "•".to_owned(), |number| format!("{number}."));
        ui.allocate_ui_with_layout(vec2(INDENT, 0.0), Layout::top_down(Align::Min), |ui| {
            ui.set_width(INDENT);
            ui.label(mark);
        });
        let width = ui.available_width();
        ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
            wrapped(ui, spans);
        });
    });
}

fn code_block(ui: &mut Ui, code: &str) {
    theme::inset_frame().show(ui, |ui| {
        let font = TextStyle::Monospace.resolve(ui.style());
        let text = LayoutJob::simple(code.to_owned(), font, palette::TEXT.egui(), f32::INFINITY);
        ui.add(Label::new(text).extend());
    });
}

/// An option: its name, what it does, and what it may be.
fn option(ui: &mut Ui, spec: &OptionSpec) {
    let span = |text: String, style| Span { text, style };
    let spans = [
        span((spec.title)().to_owned(), Style::Strong),
        span(
            format!(". {} ", (spec.help)().replace('`', "")),
            Style::Plain,
        ),
        span(format!("{}.", values(spec)), Style::Emphasis),
    ];
    item(ui, None, &spans);
}

/// What an option may be, as it is read on the set-up screen, the usual value
/// marked.
fn values(spec: &OptionSpec) -> String {
    let marked = |value: &str, name: &str| {
        if value == spec.default {
            texts::rules_usual(name)
        } else {
            name.to_owned()
        }
    };
    match &spec.kind {
        OptionKind::Choice(all) | OptionKind::Text { choices: all, .. } => all
            .iter()
            .map(|(value, name)| marked(value, name()))
            .collect::<Vec<_>>()
            .join("; "),
        OptionKind::Set { none, members } => {
            let names: Vec<&str> = members.iter().map(|(_, name)| name()).collect();
            texts::rules_any_of(&marked(none.0, none.1()), &names.join(", "))
        }
        OptionKind::Number { .. } => texts::rules_range(&spec.expected(), spec.default),
    }
}

/// The text with its styles, in the fonts of the theme.
fn laid_out(ui: &Ui, spans: &[Span]) -> LayoutJob {
    let mut job = LayoutJob::default();
    for span in spans {
        let font = match span.style {
            Style::Plain | Style::Emphasis => font(ui, &TextStyle::Body),
            Style::Strong => font(ui, &theme::strong_style()),
            Style::Code => font(ui, &TextStyle::Monospace),
        };
        let format = TextFormat {
            italics: span.style == Style::Emphasis,
            ..TextFormat::simple(font, palette::TEXT.egui())
        };
        job.append(&span.text, 0.0, format);
    }
    job
}

fn font(ui: &Ui, style: &TextStyle) -> FontId {
    style.resolve(ui.style())
}
