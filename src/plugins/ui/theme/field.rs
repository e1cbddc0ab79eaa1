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
    // The first letter in place of a hint is laid out in the next frame only.
    if let Some(range) = output
        .cursor_range
        .filter(|_| !output.galley.text().is_empty())
    {
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

/// Names something for those who do not see what stands beside it.
pub(crate) fn named(response: Response, name: &str) -> Response {
    response
        .ctx
        .accesskit_node_builder(response.id, |node| node.set_label(name));
    response
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, Event, RawInput};

    use super::*;

    #[test]
    fn what_is_typed_in_place_of_a_hint_stays_in_order() {
        let context = Context::default();
        let mut text = String::new();
        for typed in ["", "", "m", "o", "ve"] {
            let input = RawInput {
                events: vec![Event::Text(typed.to_owned())],
                ..RawInput::default()
            };
            let _ = context.run_ui(input, |ui| {
                let edit = TextEdit::singleline(&mut text).hint_text("Search");
                field(ui, edit).request_focus();
            });
        }
        assert_eq!(text, "move");
    }
}
