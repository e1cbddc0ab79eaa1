//! Pictures of the pieces that a lesson is about, each with its name, as the game draws them.

use bevy_egui::egui::{Align2, FontId, Rect, Sense, TextStyle, Ui, WidgetInfo, WidgetType, vec2};

use crate::plugins::ui::hud::words::AnyWords;
use crate::{engine::lessons::Lesson, plugins::scene::palette};

/// How many stand in a row at most.
const IN_A_ROW: usize = 4;
/// The height of a picture.
const HEIGHT: f32 = 44.0;
/// The height of its name.
const NAME: f32 = 20.0;

/// Shows the pictures, if the lesson has any.
pub(crate) fn show(ui: &mut Ui, lesson: &Lesson, words: &dyn AnyWords) {
    let rows = lesson.pictures.len().div_ceil(IN_A_ROW).max(1);
    let in_a_row = lesson.pictures.len().div_ceil(rows).max(1);
    for row in lesson.pictures.chunks(in_a_row) {
        let width = ui.available_width() / row.len() as f32;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for name in row {
                let Some(picture) = words.picture(name) else {
                    continue;
                };
                let name = words.picture_name(name);
                let (rect, response) =
                    ui.allocate_exact_size(vec2(width, HEIGHT + NAME), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &name));
                let (above, below) = rect.split_top_bottom_at_y(rect.top() + HEIGHT);
                picture(ui.painter(), above, palette::TEXT);
                write(ui, below, &name);
            }
        });
    }
}

/// A name in letters that fit into its place.
fn write(ui: &Ui, place: Rect, name: &str) {
    let font = TextStyle::Small.resolve(ui.style());
    let ink = palette::TEXT.egui();
    let lay = |size: f32| {
        let font = FontId::new(size, font.family.clone());
        ui.painter().layout_no_wrap(name.to_owned(), font, ink)
    };
    let usual = lay(font.size);
    let room = (place.width() - 6.0) / usual.size().x.max(1.0);
    let galley = match room < 1.0 {
        true => lay(font.size * room),
        false => usual,
    };
    let at = Align2::CENTER_CENTER.anchor_size(place.center(), galley.size());
    ui.painter().galley(at.min, galley, ink);
}
