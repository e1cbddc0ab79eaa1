//! How the interface looks: fonts, sizes, colours of widgets, frames.
//!
//! Every screen and panel is made of what is here and in [`widgets`], so that
//! they look like one thing. All lengths are points on a window of 1280 by 720;
//! larger and smaller windows are scaled as a whole. Whatever the player sets and
//! however small the window is, [`LEAST_ROOM`] is there: a layout that fits into that
//! fits everywhere. Colours are those of [`crate::plugins::scene::palette`].

mod code;
mod field;
pub mod focus;
mod icons;
mod keys;
mod pickers;
mod plot;
pub mod shapes;
pub mod widgets;

use std::sync::Arc;

use bevy::{prelude::*, window::PrimaryWindow};
use bevy_egui::{
    EguiContext, EguiManagedTextures, EguiPreUpdateSet, PrimaryEguiContext,
    egui::{
        self, Color32, ColorImage, CornerRadius, FontData, FontDefinitions, FontFamily, FontId,
        Frame, Margin, Shadow, Stroke, TextStyle, Visuals,
        style::{ScrollAnimation, ScrollStyle, Selection, Spacing, WidgetVisuals, Widgets},
    },
};

use crate::plugins::app::{gamepad::NameButtons, settings::Settings};
use crate::{
    plugins::scene::palette::{self, Tone},
    rules::Colour,
};

pub(crate) use self::{
    code::Code,
    field::{field, named},
    icons::Icon,
    keys::{key_text, key_tip, pad_button},
    pickers::{choices, coarse, labelled, owned, several, stepper},
    plot::{Chart, LineChart, Scale, Series},
    widgets::{
        PushButton, card, group, heading, icon_button, key_caps, note, player_chip, quiet, rule,
        section, section_in_line, toggle, width_of,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Look>()
        .add_observer(dress)
        .add_systems(
            PreUpdate,
            (
                follow_settings.run_if(resource_exists_and_changed::<Settings>),
                fit,
            )
                .chain(),
        )
        .add_systems(
            PreUpdate,
            keys::tell
                .after(NameButtons)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(Last, drop_copies);
}

fn follow_settings(settings: Res<Settings>, mut look: ResMut<Look>) {
    look.set_if_neq(Look {
        scale: settings.ui_scale,
        text: settings.text_size,
        still: settings.reduce_motion,
    });
}

/// The space between things that belong together.
pub(crate) const GAP: f32 = 8.0;
/// The space between groups.
pub(crate) const GROUP_GAP: f32 = 20.0;
/// The distance of panels from the edge of the window.
pub(crate) const EDGE: f32 = 16.0;
/// The radius of the corners of panels and cards.
pub(crate) const RADIUS: u8 = 12;
/// The radius of the corners of buttons and fields.
pub(crate) const BUTTON_RADIUS: u8 = 10;
/// The least height of anything that is pressed.
pub(crate) const BUTTON_HEIGHT: f32 = 40.0;

/// The window for which all lengths are given, in points.
const REFERENCE: Vec2 = Vec2::new(1280.0, 720.0);
/// The room, in points, that every screen and table needs at least. A larger interface
/// would be cut off.
pub(crate) const LEAST_ROOM: Vec2 = Vec2::new(960.0, 540.0);
/// The interface is scaled in such steps, so that dragging the edge of the window does
/// not draw all letters anew at every pixel.
const STEPS: f32 = 20.0;
/// The size of usual text.
const BODY: f32 = 18.0;
/// The name of the family of titles.
const TITLE_FAMILY: &str = "title";
/// The name of the semibold text.
const STRONG_FAMILY: &str = "strong";

/// What the player has set about the size and liveliness of the interface.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// Factor on everything, 0.75 to 2.5.
    pub scale: f32,
    /// Factor on text alone, 0.85 to 1.5.
    pub(crate) text: f32,
    /// Whether widgets change without gliding.
    pub(crate) still: bool,
}

impl Default for Look {
    fn default() -> Self {
        Self {
            scale: 1.0,
            text: 1.0,
            still: false,
        }
    }
}

/// The family of titles and headings.
pub(crate) fn title_family() -> FontFamily {
    FontFamily::Name(TITLE_FAMILY.into())
}

/// The family of text that stands out.
pub(crate) fn strong_family() -> FontFamily {
    FontFamily::Name(STRONG_FAMILY.into())
}

/// The style of the name of a screen.
pub(crate) fn title_style() -> TextStyle {
    TextStyle::Name("title".into())
}

/// The style of text that stands out, as large as the text around it.
pub(crate) fn strong_style() -> TextStyle {
    TextStyle::Name("strong".into())
}

/// The style of large numbers, such as clocks.
pub(crate) fn figure_style() -> TextStyle {
    TextStyle::Name("figure".into())
}

/// By how much text is larger than lengths are made for: what holds nothing but text is
/// made wider by it.
pub(crate) fn text_factor(ui: &egui::Ui) -> f32 {
    TextStyle::Body.resolve(ui.style()).size / BODY
}

/// The frame of a panel that lies over the table: no grain shows through its text.
pub(crate) fn panel_frame() -> Frame {
    Frame::new()
        .fill(palette::PANEL.egui())
        .stroke(Stroke::new(1.0, palette::LINE.egui_alpha(170)))
        .corner_radius(RADIUS)
        .inner_margin(Margin::symmetric(18, 14))
        .shadow(shadow())
}

/// The frame of a panel that lies over the board: no number of the board shows through.
pub(crate) fn cover_frame() -> Frame {
    panel_frame().fill(palette::PANEL.egui())
}

/// The frame of a window over everything else: menu, settings, help.
pub(crate) fn dialog_frame() -> Frame {
    Frame::new()
        .fill(palette::PANEL.egui())
        .stroke(Stroke::new(1.0, palette::LINE.egui()))
        .corner_radius(RADIUS + 2)
        .inner_margin(Margin::symmetric(28, 22))
        .shadow(shadow())
}

/// The frame of a group of things inside a panel.
pub(crate) fn inset_frame() -> Frame {
    Frame::new()
        .fill(palette::PANEL_RAISED.egui_alpha(120))
        .corner_radius(BUTTON_RADIUS)
        .inner_margin(Margin::symmetric(14, 12))
}

/// The soft shadow of panels.
pub(crate) const fn shadow() -> Shadow {
    Shadow {
        offset: [0, 6],
        blur: 24,
        spread: 0,
        color: Color32::from_black_alpha(110),
    }
}

/// The colour that stands for a player in the interface.
pub(crate) const fn player_tone(colour: Colour) -> Tone {
    match colour {
        Colour::White => palette::IVORY,
        Colour::Black => palette::EBONY,
        Colour::Red => palette::OXBLOOD,
        Colour::Blue => palette::COBALT,
        Colour::Yellow => palette::SAFFRON,
        Colour::Green => palette::JADE,
    }
}

/// By how much the interface is enlarged in a window of `size` logical pixels: as the
/// player has set it, but no more than leaves [`LEAST_ROOM`], which grows with the text.
pub(crate) fn zoom(size: Vec2, scale: f32, text: f32) -> f32 {
    let asked = usual_zoom(size) * scale.clamp(0.5, 3.0);
    let most = (size / (LEAST_ROOM * text.clamp(1.0, 2.0))).min_element();
    let asked = (asked * STEPS).round();
    (asked.min((most * STEPS + 1e-3).floor()) / STEPS).max(0.5)
}

/// By how much it is enlarged at an interface size of 100 %.
fn usual_zoom(size: Vec2) -> f32 {
    (size / REFERENCE).min_element().clamp(0.8, 4.0)
}

/// The interface size that a window of `size` logical pixels has room for, where that is
/// less than the player has set.
pub(crate) fn largest_scale(size: Vec2, scale: f32, text: f32) -> Option<f32> {
    let shown = zoom(size, scale, text) / usual_zoom(size);
    // A step less may come from rounding.
    (shown < scale - 1.0 / STEPS).then_some(shown)
}

/// Gives a new context its fonts before its first frame: a style that names
/// an unknown family would be an error.
fn dress(
    added: On<Add, PrimaryEguiContext>,
    look: Res<Look>,
    mut contexts: Query<&mut EguiContext>,
) {
    if let Ok(mut context) = contexts.get_mut(added.entity) {
        let context = context.get_mut();
        context.set_fonts(fonts());
        // The size of the interface is in the settings, and follows the window.
        context.options_mut(|options| options.zoom_with_keyboard = false);
        apply(context, &look);
    }
}

/// Follows the size of the window and the settings.
fn fit(
    look: Res<Look>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    for mut context in &mut contexts {
        let context = context.get_mut();
        if look.is_changed() {
            apply(context, &look);
        }
        if let Ok(window) = windows.single() {
            let zoom = zoom(window.resolution.size(), look.scale, look.text);
            if (context.zoom_factor() - zoom).abs() > 1e-3 {
                context.set_zoom_factor(zoom);
            }
        }
    }
}

/// Drops what `bevy_egui` keeps beside each texture and never reads again: a
/// copy of all letters, which grows to some MiB.
fn drop_copies(mut textures: If<ResMut<EguiManagedTextures>>) {
    for texture in textures.bypass_change_detection().values_mut() {
        if !texture.color_image.pixels.is_empty() {
            texture.color_image = ColorImage::default();
        }
    }
}

/// The font of what should be read first, and of drawings.
pub(crate) const SEMIBOLD: &[u8] =
    include_bytes!("../../../../assets/fonts/OpenSans-Semibold.ttf").as_slice();

fn fonts() -> FontDefinitions {
    // The default fonts stay as the last resort for letters that ours lack.
    let mut fonts = FontDefinitions::default();
    for (name, data) in [
        (
            "Open Sans",
            include_bytes!("../../../../assets/fonts/OpenSans-Regular.ttf").as_slice(),
        ),
        ("Open Sans Semibold", SEMIBOLD),
        (
            "Yrsa",
            include_bytes!("../../../../assets/fonts/Yrsa-SemiBold.ttf").as_slice(),
        ),
    ] {
        let mut data = FontData::from_static(data);
        if name == "Yrsa" {
            // Its letters stand high in their lines.
            data.tweak.y_offset_factor = 0.11;
        }
        fonts.font_data.insert(name.to_owned(), Arc::new(data));
    }
    let fallback = fonts
        .families
        .get(&FontFamily::Proportional)
        .cloned()
        .unwrap_or_default();
    for (family, name) in [
        (FontFamily::Proportional, "Open Sans"),
        (strong_family(), "Open Sans Semibold"),
        (title_family(), "Yrsa"),
    ] {
        // The font of titles has no Greek and no Cyrillic.
        let mut names = vec![name.to_owned(), "Open Sans".to_owned()];
        names.dedup();
        names.extend(fallback.iter().cloned());
        fonts.families.insert(family, names);
    }
    let monospace = fonts.families.entry(FontFamily::Monospace).or_default();
    monospace.push("Open Sans".to_owned());
    // A family must also know what to show for a glyph that it lacks.
    for (name, data) in icons::FONTS {
        let name = name.to_owned();
        let data = Arc::new(FontData::from_static(data));
        fonts.font_data.insert(name.clone(), data);
        fonts.families.insert(
            FontFamily::Name(name.as_str().into()),
            vec![name, "Open Sans".to_owned()],
        );
    }
    fonts
}

fn apply(context: &egui::Context, look: &Look) {
    context.set_theme(egui::Theme::Dark);
    context.all_styles_mut(|style| dress_style(style, look));
}

fn dress_style(style: &mut egui::Style, look: &Look) {
    let size = |points: f32| points * look.text.clamp(0.5, 2.0);
    style.text_styles = [
        (
            TextStyle::Small,
            FontId::new(size(15.0), FontFamily::Proportional),
        ),
        (
            TextStyle::Body,
            FontId::new(size(BODY), FontFamily::Proportional),
        ),
        (
            TextStyle::Button,
            FontId::new(size(BODY), FontFamily::Proportional),
        ),
        (
            TextStyle::Monospace,
            FontId::new(size(16.0), FontFamily::Monospace),
        ),
        (TextStyle::Heading, FontId::new(size(31.0), title_family())),
        (title_style(), FontId::new(size(56.0), title_family())),
        (strong_style(), FontId::new(size(BODY), strong_family())),
        (figure_style(), FontId::new(size(26.0), strong_family())),
    ]
    .into();
    style.animation_time = if look.still { 0.0 } else { 0.12 };
    style.scroll_animation = if look.still {
        ScrollAnimation::none()
    } else {
        ScrollAnimation::default()
    };

    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.4;
    dress_spacing(&mut style.spacing);
    dress_visuals(&mut style.visuals);
    dress_widgets(&mut style.visuals.widgets);
}

fn dress_spacing(spacing: &mut Spacing) {
    spacing.item_spacing = egui::vec2(GAP, GAP);
    spacing.button_padding = egui::vec2(14.0, 8.0);
    spacing.interact_size = egui::vec2(40.0, 32.0);
    spacing.icon_width = 22.0;
    spacing.icon_width_inner = 12.0;
    spacing.slider_width = 220.0;
    spacing.slider_rail_height = 8.0;
    spacing.combo_width = 160.0;
    spacing.text_edit_width = 240.0;
    spacing.tooltip_width = 420.0;
    spacing.scroll = ScrollStyle {
        bar_width: 10.0,
        ..ScrollStyle::thin()
    };
}

fn dress_visuals(visuals: &mut Visuals) {
    visuals.dark_mode = true;
    visuals.override_text_color = Some(palette::TEXT.egui());
    visuals.weak_text_color = Some(palette::TEXT_QUIET.egui());
    visuals.hyperlink_color = palette::ACCENT.egui();
    visuals.faint_bg_color = palette::PANEL_RAISED.egui_alpha(90);
    visuals.extreme_bg_color = palette::NIGHT.egui();
    visuals.code_bg_color = palette::NIGHT.egui();
    visuals.warn_fg_color = palette::WARN.egui();
    visuals.error_fg_color = palette::WARN.egui();
    // Nothing shines through a list of names.
    visuals.window_fill = palette::PANEL.egui();
    visuals.window_stroke = Stroke::new(1.0, palette::LINE.egui());
    visuals.window_corner_radius = CornerRadius::same(RADIUS);
    visuals.window_shadow = shadow();
    visuals.menu_corner_radius = CornerRadius::same(BUTTON_RADIUS);
    visuals.popup_shadow = shadow();
    visuals.panel_fill = palette::PANEL.egui();
    // A cursor that blinks would keep the window awake.
    visuals.text_cursor.blink = false;
    visuals.slider_trailing_fill = true;
    visuals.selection = Selection {
        bg_fill: palette::ACCENT.egui_alpha(110),
        stroke: Stroke::new(1.5, palette::TEXT.egui()),
    };
}

fn dress_widgets(widgets: &mut Widgets) {
    let widget = |fill: Color32, line: Color32, text: Tone| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, line),
        corner_radius: CornerRadius::same(BUTTON_RADIUS),
        fg_stroke: Stroke::new(1.5, text.egui()),
        expansion: 0.0,
    };
    let raised = palette::PANEL_RAISED.egui();
    widgets.noninteractive = widget(
        palette::PANEL.egui(),
        palette::LINE.egui_alpha(130),
        palette::TEXT,
    );
    widgets.inactive = widget(raised, palette::LINE.egui(), palette::TEXT);
    widgets.hovered = widget(
        lit(raised, 1.35),
        palette::ACCENT.egui_alpha(200),
        palette::TEXT,
    );
    widgets.active = widget(lit(raised, 1.6), palette::ACCENT.egui(), palette::TEXT);
    widgets.open = widgets.active;
}

/// A colour made lighter (or darker) by a factor.
pub(crate) fn lit(colour: Color32, factor: f32) -> Color32 {
    let channel = |value: u8| (f32::from(value) * factor).round().clamp(0.0, 255.0) as u8;
    Color32::from_rgba_premultiplied(
        channel(colour.r()),
        channel(colour.g()),
        channel(colour.b()),
        colour.a(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reference_window_is_not_scaled() {
        assert_eq!(zoom(REFERENCE, 1.0, 1.0), 1.0);
        assert_eq!(zoom(Vec2::new(1920.0, 1080.0), 1.0, 1.0), 1.5);
        assert_eq!(zoom(Vec2::new(3840.0, 2160.0), 1.0, 1.0), 3.0);
        assert_eq!(zoom(Vec2::new(1024.0, 640.0), 1.0, 1.0), 0.8);
    }

    #[test]
    fn every_window_keeps_the_room_that_layouts_need() {
        for size in [
            (800.0, 480.0),
            (1024.0, 600.0),
            (1280.0, 720.0),
            (800.0, 1200.0),
        ] {
            for scale in [0.75, 1.0, 1.25, 1.5, 2.0] {
                for text in [0.85, 1.0, 1.5] {
                    let zoom = zoom(size.into(), scale, text);
                    let room = Vec2::from(size) / zoom;
                    let least = LEAST_ROOM * f32::max(text, 1.0);
                    assert!(
                        room.cmpge(least - 0.1).all(),
                        "{size:?} {scale} {text}: {room}"
                    );
                }
            }
        }
    }

    #[test]
    fn an_interface_that_would_not_fit_is_told() {
        assert_eq!(largest_scale(REFERENCE, 1.25, 1.0), None);
        assert!(largest_scale(REFERENCE, 2.0, 1.0).is_some_and(|it| it < 2.0));
        assert_eq!(largest_scale(REFERENCE * 2.0, 0.75, 1.0), None);
    }

    #[test]
    fn a_window_without_size_does_not_break_the_scale() {
        assert!(zoom(Vec2::ZERO, 1.0, 1.0) > 0.0);
        assert!(zoom(Vec2::new(1.0, 1e9), f32::MAX, 1.0) <= 12.0);
    }

    #[test]
    fn text_stays_readable_on_primary_buttons() {
        assert!(palette::NIGHT.contrast(palette::ACCENT) >= 7.0);
    }

    #[test]
    fn our_fonts_come_before_the_last_resort() {
        let fonts = fonts();
        for (family, first) in [
            (FontFamily::Proportional, "Open Sans"),
            (title_family(), "Yrsa"),
            (strong_family(), "Open Sans Semibold"),
        ] {
            let names = &fonts.families[&family];
            assert_eq!(names[0], first);
            assert!(names.len() > 1 && names.iter().all(|name| fonts.font_data.contains_key(name)));
        }
    }
}
