//! The path through a game on its page: a star for each lesson, puzzle and level that is
//! done, and what comes next.

use bevy_egui::egui::{Rect, Sense, TextStyle, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{Buttons, Page, PagePress};
use crate::{
    engine::lessons::lessons,
    plugins::{
        app::settings::{Done, Path, Step},
        scene::palette::{self, Tone},
        ui::{
            screens::names::pairing,
            theme::{self, Icon, PushButton},
        },
    },
    texts,
};

/// The height of a row of stars.
const ROW: f32 = 22.0;
/// The widest that a star and the space beside it are.
const STAR: f32 = 20.0;
/// What a row's name takes at least, and its count.
const NAME: f32 = 78.0;
const COUNT: f32 = 66.0;
/// The least space between them and the stars.
const SPACE: f32 = 6.0;

/// Shows the path.
pub(super) fn show(ui: &mut Ui, page: &Page, path: &Path, buttons: &mut Buttons) {
    theme::panel_frame().show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        let rows = [
            (texts::game_page_lessons(), path.lessons),
            (texts::game_page_puzzles(), path.puzzles),
            (texts::game_page_levels(), path.levels),
        ];
        let factor = theme::text_factor(ui);
        let (mut first, mut last) = (NAME * factor, COUNT * factor);
        for (name, done) in rows {
            first = first.max(width(ui, name) + SPACE);
            last = last.max(width(ui, &count(done)) + SPACE);
        }
        for (name, done) in rows.into_iter().filter(|(_, done)| done.all > 0) {
            stars(ui, name, done, (first, last));
        }
        ui.add_space(6.0);
        let (button, to) = next(page, path);
        buttons.add(ui, button, true, to);
    });
}

/// The button for what comes next: a match that was left before all else.
fn next(page: &Page, path: &Path) -> (PushButton, PagePress) {
    if let Some(unfinished) = page.unfinished() {
        let button = PushButton::new(texts::stage_continue())
            .icon(Icon::Play)
            .shortcut(pairing(&unfinished.players));
        return (button, PagePress::Resume);
    }
    match path.next {
        Step::Learn(lesson) => {
            let before = lessons(lesson.game());
            let number = before.iter().take_while(|it| it.id != lesson.id).count() + 1;
            let button = PushButton::new(texts::game_page_next_lesson(number))
                .icon(Icon::Book)
                .shortcut(lesson.title.clone());
            (button, PagePress::Learn(lesson))
        }
        Step::Solve(puzzle) => {
            let button = PushButton::new(texts::game_page_next_puzzle())
                .icon(Icon::Puzzle)
                .shortcut(puzzle.said().title);
            (button, PagePress::Solve(puzzle))
        }
        Step::Play(level) => {
            let button = PushButton::new(texts::game_page_next_level(level.number()))
                .icon(Icon::Play)
                .shortcut(level.name());
            (button, PagePress::PlayNow)
        }
    }
}

fn count(done: Done) -> String {
    texts::game_page_done(done.done, done.all)
}

/// How wide a small text is.
fn width(ui: &Ui, text: &str) -> f32 {
    let font = TextStyle::Small.resolve(ui.style());
    let ink = palette::TEXT.egui();
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, ink);
    galley.size().x
}

/// A row: its name, a star for each thing, and how many are done. What stands before the
/// stars and behind them has these widths.
fn stars(ui: &mut Ui, name: &str, done: Done, (before, behind): (f32, f32)) {
    let size = vec2(ui.available_width(), ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let count = count(done);
    response.widget_info(|| {
        WidgetInfo::labeled(WidgetType::Label, true, texts::game_page_row(name, &count))
    });
    let painter = ui.painter();
    let font = TextStyle::Small.resolve(ui.style());
    let lay =
        |text: &str, ink: Tone| painter.layout_no_wrap(text.to_owned(), font.clone(), ink.egui());
    let ink = if done.is_complete() {
        palette::ACCENT
    } else {
        palette::TEXT_QUIET
    };
    let (name, count) = (lay(name, palette::TEXT), lay(&count, ink));
    let middle = rect.center().y;
    let left = pos2(rect.left(), middle - name.size().y / 2.0);
    let right = pos2(rect.right() - count.size().x, middle - count.size().y / 2.0);
    painter.galley(left, name, palette::TEXT.egui());
    painter.galley(right, count, ink.egui());
    let first = rect.left() + before;
    let room = rect.right() - behind - first;
    let step = (room / done.all as f32).min(STAR);
    for number in 0..done.all {
        let centre = pos2(first + (number as f32 + 0.5) * step, middle);
        let place = Rect::from_center_size(centre, vec2(step, step) * 0.9);
        let (icon, tone) = if number < done.done {
            (Icon::Star, palette::ACCENT)
        } else {
            (Icon::StarEmpty, palette::LINE)
        };
        icon.paint(painter, place, tone.egui());
    }
}
