//! The cards of the games on the title screen.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Align, Align2, FontId, Rangef, Rect, Response, Sense, Stroke, StrokeKind, TextStyle, Ui,
    WidgetInfo, WidgetType, text::LayoutJob, vec2,
};

use super::Destination;
use crate::{
    engine::lessons::lessons,
    plugins::{
        scene::palette,
        ui::{
            hud::GameWords,
            screens::{Boards, HEAD, PICTURE_SHAPE},
            theme::{self, focus::focus_ring},
        },
    },
    rules::registry::{self, Entry},
    texts,
};

/// The heights that the cards of the games may have.
const CARD_HEIGHT: Rangef = Rangef {
    min: 200.0,
    max: 300.0,
};
/// In a window that leaves cards less than that, they are lower, and all words are still seen.
const LOWEST: f32 = 114.0;
/// In a card that is lower than this, the name is smaller, and all stands closer together.
const LOW: f32 = 140.0;
/// In a card that is lower than this, the picture has the place of the tag.
const TAG_FROM: f32 = 236.0;
/// The room below a tag, and what is around its letters.
const TAG_EDGE: f32 = 12.0;
const TAG_INSET: f32 = 6.0;
/// How far above it the line about the game ends.
const TAG_CLEAR: f32 = 4.0;
/// What is lower than this is no picture any more.
const LEAST_PICTURE: f32 = 48.0;
/// The sizes that the line about a game may have, the usual one first.
const PITCH: [f32; 4] = [16.0, 15.0, 14.0, 13.0];
/// The widths that a card may have: narrower ones go on in the next line.
const CARD_WIDTH: Rangef = Rangef {
    min: 160.0,
    max: 420.0,
};
/// What is narrower than this goes on in the next line if there is room for it.
const GOOD_WIDTH: f32 = 210.0;
/// The space between cards.
const CARD_GAP: f32 = 14.0;

/// How the cards stand.
pub(super) struct Rows {
    /// Those with a table.
    games: Vec<&'static Entry>,
    in_a_row: usize,
    card: egui::Vec2,
    count: usize,
}

impl Rows {
    /// Side by side as far as they stay wide enough, and in lines of about the same
    /// number where there is room for more than one.
    pub(super) fn new(words: &GameWords, width: f32, height: f32) -> Self {
        let mut with_table = registry::games();
        with_table.retain(|entry| words.knows(entry.id));
        let games = with_table.len().max(1);
        let fit = |least: f32| ((width + CARD_GAP) / (least + CARD_GAP)).floor() as usize;
        let rows = |in_a_row: usize| games.div_ceil(in_a_row.clamp(1, games));
        let room = ((height + CARD_GAP) / (CARD_HEIGHT.max + CARD_GAP)).floor() as usize;
        let count = rows(fit(GOOD_WIDTH))
            .min(room)
            .max(rows(fit(CARD_WIDTH.min)));
        let in_a_row = games.div_ceil(count.max(1));
        let gaps = |count: usize| CARD_GAP * count.saturating_sub(1) as f32;
        let card_width = (width - gaps(in_a_row)) / in_a_row as f32;
        let card_height = (height - gaps(count)) / count.max(1) as f32;
        Self {
            games: with_table,
            in_a_row,
            card: vec2(
                CARD_WIDTH.clamp(card_width),
                card_height.clamp(LOWEST, CARD_HEIGHT.max),
            ),
            count,
        }
    }

    pub(super) fn height(&self) -> f32 {
        self.count as f32 * (self.card.y + CARD_GAP)
    }
}

/// Shows the cards. Returns the game that is pointed at.
pub(super) fn cards(
    ui: &mut Ui,
    rows: &Rows,
    (chosen, knows): (&str, &dyn Fn(&str) -> bool),
    boards: &mut Boards,
    way: &mut Option<Destination>,
) -> Option<&'static str> {
    // One card at most looks chosen: the one that is pointed at, if one is.
    let pointing = ui.id().with("a card is pointed at");
    let one_was = ui.data(|data| data.get_temp::<bool>(pointing));
    let mut pointed = None;
    // Where the line about one of them leaves no room for its picture, the names do.
    let room = room_in(ui, rows.card);
    let words = |entry: &Entry, with_pitch| Words::new(ui, entry, room, with_pitch);
    let is_full = |entry: &&Entry| room.y - words(entry, true).height() < LEAST_PICTURE;
    let with_pitch = !rows.games.iter().copied().any(|it| is_full(&it))
        || room.y - words(rows.games[0], false).height() < LEAST_PICTURE;
    for row in rows.games.chunks(rows.in_a_row) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = CARD_GAP;
            for entry in row {
                let is_chosen = entry.id == chosen && one_was != Some(true);
                // Where nothing is taught, one can only play.
                let plays = knows(entry.id) || lessons(entry.id).is_empty();
                let is = (is_chosen, plays, with_pitch);
                let response = card(ui, entry, boards, rows.card, is);
                if response.hovered() || response.has_focus() {
                    pointed = Some(entry.id);
                }
                if response.clicked() {
                    *way = Some(Destination::Page(entry.id));
                }
            }
        });
        ui.add_space(CARD_GAP - theme::GAP);
    }
    ui.data_mut(|data| data.insert_temp(pointing, pointed.is_some()));
    pointed
}

/// The card of a game.
fn card(
    ui: &mut Ui,
    entry: &Entry,
    boards: &mut Boards,
    size: egui::Vec2,
    (chosen, plays, with_pitch): (bool, bool, bool),
) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| {
        let label = format!("{}: {}", entry.name, (entry.pitch)());
        WidgetInfo::labeled(WidgetType::Button, true, label)
    });
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let over = response.hovered() || response.has_focus();
    let fill = if over {
        palette::PANEL_RAISED
    } else {
        palette::PANEL
    };
    let line = if over {
        Stroke::new(2.0, palette::ACCENT.egui())
    } else if chosen {
        Stroke::new(1.5, palette::ACCENT.egui_alpha(190))
    } else {
        Stroke::new(1.0, palette::LINE.egui_alpha(150))
    };
    let painter = ui.painter();
    painter.add(theme::shadow().as_shape(rect, theme::RADIUS));
    painter.rect(
        rect,
        f32::from(theme::RADIUS),
        fill.egui(),
        line,
        StrokeKind::Inside,
    );
    if rect.height() >= TAG_FROM {
        tag(ui, rect, over, plays);
    }
    let board = rect.shrink(2.0);
    let room = room_in(ui, size);
    let words = Words::new(ui, entry, room, with_pitch);
    // The picture has what the words leave.
    let height = room.y - words.height();
    let height = match height < LEAST_PICTURE {
        true => 0.0,
        false => height.min(board.width() * PICTURE_SHAPE),
    };
    let board = board.with_max_y(board.top() + height);
    if height > 0.0 {
        boards.paint(entry.id, painter, board, HEAD);
    }
    let left_over = (room.y + edge_of(size) - height - words.height()).max(0.0);
    let is_cut = !with_pitch || words.pitch.elided;
    words.paint(
        ui,
        egui::pos2(rect.center().x, board.bottom() + left_over.min(12.0) / 2.0),
    );
    focus_ring(ui, &response, theme::RADIUS);
    match is_cut {
        true => response.on_hover_text((entry.pitch)()),
        false => response,
    }
}

/// The room at the edges of what a card says.
fn edge_of(card: egui::Vec2) -> f32 {
    if card.y < LOW { 3.0 } else { 8.0 }
}

/// The room that a card has for its picture and its words.
fn room_in(ui: &Ui, card: egui::Vec2) -> egui::Vec2 {
    let foot = match card.y < TAG_FROM {
        true => edge_of(card),
        false => TAG_EDGE + ui.text_style_height(&TextStyle::Small) + TAG_INSET + TAG_CLEAR,
    };
    vec2(card.x - 28.0, card.y - foot - edge_of(card) - 2.0)
}

/// The name of a game and what it is like, on its card.
struct Words {
    name: Arc<egui::Galley>,
    pitch: Arc<egui::Galley>,
}

impl Words {
    /// In the room that a card has: smaller where it is low, and at last cut.
    fn new(ui: &Ui, entry: &Entry, room: egui::Vec2, with_pitch: bool) -> Self {
        let ink = palette::TEXT.egui();
        let name = |size: f32| {
            let font = FontId::new(size, theme::title_family());
            ui.painter()
                .layout_no_wrap(entry.name.to_owned(), font, ink)
        };
        let size = if room.y < LOW { 24.0 } else { 28.0 };
        let usual = name(size);
        let part = (room.x + 8.0) / usual.size().x.max(1.0);
        let name = if part < 1.0 { name(size * part) } else { usual };
        let left = room.y - name.size().y;
        let lay = |size: f32, rows: usize| {
            let font = FontId::proportional(size);
            let pitch = if with_pitch { (entry.pitch)() } else { "" };
            let mut job = LayoutJob::simple(pitch.to_owned(), font, ink, room.x);
            job.halign = Align::Center;
            job.wrap.max_rows = rows;
            ui.painter().layout_job(job)
        };
        let whole = PITCH.map(|size| lay(size, usize::MAX));
        let pitch = whole.into_iter().find(|it| it.size().y <= left);
        let smallest = PITCH[PITCH.len() - 1];
        let row = lay(smallest, 1).size().y.max(1.0);
        Self {
            pitch: pitch.unwrap_or_else(|| lay(smallest, (left / row).max(1.0) as usize)),
            name,
        }
    }

    fn height(&self) -> f32 {
        let pitch = match self.pitch.text() {
            "" => 0.0,
            _ => self.pitch.size().y,
        };
        self.name.size().y + pitch
    }

    /// Paints them centred below a place.
    fn paint(self, ui: &Ui, top: egui::Pos2) {
        let painter = ui.painter();
        let below = top + vec2(0.0, self.name.size().y);
        let ink = egui::Color32::PLACEHOLDER;
        painter.galley(top - vec2(self.name.size().x / 2.0, 0.0), self.name, ink);
        painter.galley(below, self.pitch, ink);
    }
}

/// Says at the foot of a card what a click is for: to play, or to learn as well.
fn tag(ui: &Ui, card: Rect, over: bool, plays: bool) {
    let painter = ui.painter();
    let (fill, ink) = if over {
        (palette::ACCENT.egui(), palette::NIGHT.egui())
    } else {
        (palette::NIGHT.egui_alpha(120), palette::ACCENT.egui())
    };
    let font = TextStyle::Small.resolve(ui.style());
    let text = match plays {
        true => texts::title_play(),
        false => texts::title_card_tag(),
    };
    let galley = painter.layout_no_wrap(text.to_owned(), font, ink);
    let size = galley.size() + vec2(24.0, TAG_INSET);
    let tag = Align2::CENTER_BOTTOM.align_size_within_rect(size, card.shrink(TAG_EDGE));
    let line = Stroke::new(1.0, palette::ACCENT.egui_alpha(140));
    painter.rect(tag, 9.0, fill, line, StrokeKind::Inside);
    painter.galley(tag.center() - galley.size() / 2.0, galley, ink);
}
