//! Fields for text.

use bevy_egui::egui::{
    Response, TextEdit, Ui,
    text::{CCursor, CCursorRange},
};

/// Shows a field for text.
///
/// In text from right to left, egui 0.36 takes the end for further away than it is: there, the
/// first strokes of Backspace would do nothing.
pub(crate) fn field(ui: &mut Ui, edit: TextEdit<'_>) -> Response {
    let mut output = edit.show(ui);
    let end = CCursor::new(output.galley.text().chars().count());
    if let Some(range) = output.cursor_range {
        let within = |cursor: CCursor| {
            if cursor.index > end.index {
                end
            } else {
                cursor
            }
        };
        let (from, to) = (within(range.secondary), within(range.primary));
        if (from.index, to.index) != (range.secondary.index, range.primary.index) {
            let range = CCursorRange::two(from, to);
            output.state.cursor.set_char_range(Some(range));
            output.state.store(ui.ctx(), output.response.response.id);
        }
    }
    output.response.response
}
