//! Where the keyboard is on a screen: the ring round it, where it begins, and where it
//! goes when a dialog is gone. Moving it is egui's.

use bevy_egui::egui::{
    Context, CornerRadius, FocusDirection, Id, Key, Response, Stroke, StrokeKind, Ui,
};

use crate::plugins::scene::palette;

/// Shows that `response` has the keyboard's focus.
pub(crate) fn focus_ring(ui: &Ui, response: &Response, radius: u8) {
    if response.has_focus() {
        ui.painter().rect_stroke(
            response.rect.expand(3.0),
            CornerRadius::same(radius + 3),
            Stroke::new(2.5, palette::TEXT.egui()),
            StrokeKind::Middle,
        );
    }
}

/// Gives a widget the focus where nothing has it: when its screen has come up or a dialog
/// over it is gone, and when an arrow key asks for a way through the screen.
pub(crate) fn first_focus(ui: &Ui, response: &Response, fresh: bool) {
    let asked = ui.input(|input| ARROWS.iter().any(|key| input.key_pressed(*key)));
    let known = response.id.with("covered");
    let was_covered = ui.data(|data| data.get_temp::<bool>(known)) == Some(true);
    let is_covered = ui.memory_mut(|memory| {
        if !memory.allows_interaction(response.layer_id) {
            return true;
        }
        // What had it on the screen before may still hold it.
        let back = (asked || was_covered) && memory.focused().is_none();
        if fresh || back {
            memory.request_focus(response.id);
            // The arrow does not go on from here at once.
            memory.move_focus(FocusDirection::None);
        }
        false
    });
    ui.data_mut(|data| data.insert_temp(known, is_covered));
}

/// Whether the screen or panel of this name comes up in this frame: it was not there in
/// the frame before. To be asked in every frame that shows it.
pub(crate) fn is_fresh(context: &Context, name: &str) -> bool {
    let known = Id::new(name).with("last shown");
    let now = context.cumulative_frame_nr();
    let before = context.data(|data| data.get_temp::<u64>(known));
    context.data_mut(|data| data.insert_temp(known, now));
    before.is_none_or(|before| before + 1 < now)
}

/// Makes a widget the one that the key for the panels leads to, as long as it is shown.
pub(crate) fn enter_here(ui: &Ui, response: &Response) {
    let now = ui.ctx().cumulative_frame_nr();
    ui.data_mut(|data| data.insert_temp(entry_id(), (response.id, now)));
}

/// The widget that asked for it with [`enter_here`] in the frame before.
pub(crate) fn entry(context: &Context) -> Option<Id> {
    let now = context.cumulative_frame_nr();
    let asked = context.data(|data| data.get_temp::<(Id, u64)>(entry_id()));
    asked
        .filter(|(_, shown)| shown + 1 >= now)
        .map(|(id, _)| id)
}

fn entry_id() -> Id {
    Id::new("the way into the panels")
}

/// The keys that lead from one widget to the next.
const ARROWS: [Key; 4] = [
    Key::ArrowUp,
    Key::ArrowDown,
    Key::ArrowLeft,
    Key::ArrowRight,
];
