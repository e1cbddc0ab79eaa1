//! The settings for eyes and hands of all kinds.

use bevy::prelude::Vec2;

use super::sheet::Sheet;
use crate::plugins::{
    app::settings::{ColourVision, Settings},
    ui::theme::{self, choices},
};

/// Shows them. In a window of this size the interface can have some sizes only.
pub(super) fn show(sheet: &mut Sheet<'_>, settings: &mut Settings, window: Option<Vec2>) {
    let (scale, text) = (settings.ui_scale, settings.text_size);
    let largest = window.and_then(|size| theme::largest_scale(size, scale, text));
    let help = largest.map_or_else(
        || "Buttons, panels and text".to_owned(),
        |largest| {
            let percent = largest * 100.0;
            format!("A window of this size has room for {percent:.0} %")
        },
    );
    let words = ("Interface size", help.as_str());
    sheet.percent(words, &mut settings.ui_scale, 75, 250, 5);
    let words = ("Text size", "Text only");
    sheet.percent(words, &mut settings.text_size, 85, 150, 5);
    let help = "The colours of the marks on the board. Each mark has a shape of its own, too.";
    sheet.row("Colour vision", help, |ui| {
        choices(ui, &mut settings.colour_vision, &ColourVision::ALL);
    });
    let help = "Letters on the reach dots and bold rings on legal moves";
    sheet.switch("Bold marks", help, &mut settings.strong_marks);
    let help = "Pieces jump straight to their places, and the camera does not glide";
    sheet.switch("Reduce motion", help, &mut settings.reduce_motion);
    let help = "Confirm before a key press resigns the match";
    sheet.switch("Ask before resigning", help, &mut settings.confirm_resign);
}
