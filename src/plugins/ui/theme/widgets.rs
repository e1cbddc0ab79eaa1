//! The things that screens and panels are made of.
//!
//! All of them can be reached with Tab and pressed with Enter or the space
//! bar, show plainly where the focus is, and tell assistive technology what
//! they are.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Color32, CornerRadius, Frame, Galley, InnerResponse, Label, Margin, Painter, Rect,
    Response, RichText, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, Widget, WidgetInfo,
    WidgetText, WidgetType, vec2,
};

use super::{
    BUTTON_HEIGHT, BUTTON_RADIUS, GAP, Icon, RADIUS, focus::focus_ring, lit, shapes::player_mark,
    strong_style, text_factor,
};
use crate::{plugins::scene::palette, rules::Colour};

/// The height of the letters on a large button.
const LARGE: f32 = 26.0;

/// How much a button asks to be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
enum Weight {
    /// What to press next.
    Primary,
    /// One of several.
    #[default]
    Normal,
    /// Only a word until the pointer comes.
    Quiet,
    /// Something that is not easily taken back.
    Danger,
}

/// A button with a text, a sign, or both.
#[derive(Clone, Debug)]
#[must_use = "a button is shown with `ui.add`"]
pub(crate) struct PushButton {
    text: String,
    icon: Option<Icon>,
    weight: Weight,
    enabled: bool,
    selected: bool,
    width: Option<f32>,
    height: f32,
    shortcut: Option<String>,
    tip: Option<String>,
    left: bool,
    large: bool,
}

impl PushButton {
    /// A button that says `text`.
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            icon: None,
            weight: Weight::Normal,
            enabled: true,
            selected: false,
            width: None,
            height: BUTTON_HEIGHT,
            shortcut: None,
            tip: None,
            left: false,
            large: false,
        }
    }

    /// With a sign before the text.
    pub(crate) const fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// What to press next.
    pub(crate) const fn primary(mut self) -> Self {
        self.weight = Weight::Primary;
        self
    }

    /// Only a word until the pointer comes.
    pub(crate) const fn quiet(mut self) -> Self {
        self.weight = Weight::Quiet;
        self
    }

    /// Something that is not easily taken back.
    pub(crate) const fn danger(mut self) -> Self {
        self.weight = Weight::Danger;
        self
    }

    /// Whether it can be pressed.
    pub(crate) const fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// Whether it stands for what is the case now.
    pub(crate) const fn selected(mut self, selected: bool) -> Self {
        self.selected = selected;
        self
    }

    /// This wide: a text with less room is set smaller, and cut.
    pub(crate) const fn width(mut self, width: f32) -> Self {
        self.width = Some(width);
        self
    }

    /// Of this height instead of [`BUTTON_HEIGHT`].
    pub(crate) const fn height(mut self, height: f32) -> Self {
        self.height = height;
        self
    }

    /// The text at the left, as in a menu.
    pub(crate) const fn left(mut self) -> Self {
        self.left = true;
        self
    }

    /// In large letters.
    pub(crate) const fn large(mut self) -> Self {
        self.large = true;
        self
    }

    /// The keys that do the same, shown at the right.
    pub(crate) fn shortcut(mut self, keys: impl Into<String>) -> Self {
        self.shortcut = Some(keys.into());
        self
    }

    /// What it does, shown while the pointer hovers over it.
    pub(crate) fn tip(mut self, tip: impl Into<String>) -> Self {
        self.tip = Some(tip.into());
        self
    }

    /// How wide it has to be to show all of its text.
    pub(crate) fn needs(&self, ui: &Ui) -> f32 {
        Face::whole(self, ui).size(self).x
    }

    fn colours(&self, response: &Response, enabled: bool) -> (Color32, Stroke, Color32) {
        let over = (response.hovered() || response.has_focus()) && enabled;
        let down = response.is_pointer_button_down_on() && enabled;
        let lift = if down {
            0.85
        } else if over {
            1.12
        } else {
            1.0
        };
        let (fill, line, text) = if self.selected || self.weight == Weight::Primary {
            let fill = lit(palette::ACCENT.egui(), lift);
            (fill, Stroke::NONE, palette::NIGHT.egui())
        } else {
            let raised = lit(
                palette::PANEL_RAISED.egui(),
                if over { 1.4 } else { 1.0 } * lift,
            );
            match self.weight {
                Weight::Quiet if !over => {
                    (Color32::TRANSPARENT, Stroke::NONE, palette::TEXT.egui())
                }
                Weight::Danger => (
                    raised,
                    Stroke::new(1.0, palette::WARN.egui_alpha(180)),
                    palette::WARN.egui(),
                ),
                _ => (
                    raised,
                    Stroke::new(1.0, palette::LINE.egui()),
                    palette::TEXT.egui(),
                ),
            }
        };
        if enabled {
            (fill, line, text)
        } else {
            let faint = palette::PANEL_RAISED.egui_alpha(110);
            let fill = if fill == Color32::TRANSPARENT {
                fill
            } else {
                faint
            };
            (fill, Stroke::NONE, palette::TEXT_QUIET.egui_alpha(150))
        }
    }
}

/// The texts and measures of a button, before it has a place.
struct Face {
    text: Arc<Galley>,
    keys: Option<Arc<Galley>>,
    icon: f32,
    /// What the icon takes, with the gap beside it.
    icon_room: f32,
    padding: f32,
}

impl Face {
    /// The face as it fits into the button.
    fn new(button: &PushButton, ui: &Ui) -> Self {
        let mut face = Self::whole(button, ui);
        face.fit(button, ui);
        face.cut_keys(button, ui);
        face
    }

    /// The face with all of its texts in their usual size.
    fn whole(button: &PushButton, ui: &Ui) -> Self {
        let galley = |text: RichText| {
            WidgetText::from(text).into_galley(
                ui,
                Some(egui::TextWrapMode::Extend),
                f32::INFINITY,
                TextStyle::Button,
            )
        };
        let text = RichText::new(&button.text);
        let text = galley(if button.large {
            text.text_style(strong_style())
                .size(LARGE * text_factor(ui))
        } else {
            text.text_style(TextStyle::Button)
        });
        let shortcut = button.shortcut.as_deref();
        let small = |keys| galley(RichText::new(keys).text_style(TextStyle::Small));
        let icon = text.size().y.clamp(18.0, 30.0);
        let has_text = !button.text.is_empty();
        Self {
            icon_room: match button.icon {
                Some(_) if has_text => icon + GAP,
                Some(_) => icon,
                None => 0.0,
            },
            padding: if has_text {
                14.0
            } else {
                (button.height - icon) / 2.0
            },
            icon,
            text,
            keys: shortcut.map(small),
        }
    }

    /// Where a width is asked for and the text has less room: smaller letters nearer to the
    /// edges, and at last the beginning alone.
    fn fit(&mut self, button: &PushButton, ui: &Ui) {
        /// The least that stands before and after the text.
        const EDGE: f32 = 7.0;
        /// The widest that keeps its place at the right: a number.
        const NUMBER: f32 = 24.0;
        let Some(width) = button.width else { return };
        let keys = self.keys.as_ref().map_or(0.0, |keys| keys.size().x);
        let number = if (1.0..=NUMBER).contains(&keys) {
            keys + 2.0 * GAP
        } else {
            0.0
        };
        let room = |padding: f32, icon: f32| width - 2.0 * padding - icon - number;
        if self.text.size().x <= room(self.padding, self.icon_room) {
            return;
        }
        self.padding = self.padding.min(EDGE);
        let left = room(self.padding, self.icon_room);
        if self.text.size().x <= left {
            return;
        }
        let small = RichText::new(&button.text).text_style(TextStyle::Small);
        self.text = WidgetText::from(small).into_galley(
            ui,
            Some(egui::TextWrapMode::Truncate),
            left.max(EDGE),
            TextStyle::Small,
        );
    }

    /// Where a width is asked for, what stands at the right gives way to the text.
    fn cut_keys(&mut self, button: &PushButton, ui: &Ui) {
        /// With less room than this there is nothing to read.
        const LEAST: f32 = 40.0;
        let (Some(keys), Some(width)) = (&self.keys, button.width) else {
            return;
        };
        let room = width - 2.0 * self.padding - self.icon_room - self.text.size().x - 2.0 * GAP;
        if keys.size().x <= room {
            return;
        }
        let text = RichText::new(keys.text()).text_style(TextStyle::Small);
        self.keys = (room > LEAST).then(|| {
            WidgetText::from(text).into_galley(
                ui,
                Some(egui::TextWrapMode::Truncate),
                room,
                TextStyle::Small,
            )
        });
    }

    /// The least size of the button.
    fn size(&self, button: &PushButton) -> Vec2 {
        let keys = self.keys.as_ref();
        let keys = keys.map_or(0.0, |keys| keys.size().x + 2.0 * GAP);
        let inner = self.icon_room + self.text.size().x + keys;
        vec2(
            (inner + 2.0 * self.padding).max(button.width.unwrap_or(0.0)),
            button.height.max(self.text.size().y + 8.0),
        )
    }

    /// Paints icon, text and keys into the place of the button.
    fn paint(self, button: &PushButton, painter: &Painter, rect: Rect, colour: Color32) {
        let left = if button.left || self.keys.is_some() {
            rect.left() + self.padding
        } else {
            rect.center().x - (self.icon_room + self.text.size().x) / 2.0
        };
        if let Some(icon) = button.icon {
            let centre = egui::pos2(left + self.icon / 2.0, rect.center().y);
            let place = Rect::from_center_size(centre, Vec2::splat(self.icon));
            icon.paint(painter, place, colour);
        }
        let at = egui::pos2(
            left + self.icon_room,
            rect.center().y - self.text.size().y / 2.0,
        );
        painter.galley_with_override_text_color(at, self.text, colour);
        if let Some(keys) = self.keys {
            let at = egui::pos2(
                rect.right() - self.padding - keys.size().x,
                rect.center().y - keys.size().y / 2.0,
            );
            // On a bright button only the full ink stands out enough.
            let is_bright = button.selected || button.weight == Weight::Primary;
            let colour = colour.gamma_multiply(if is_bright { 1.0 } else { 0.75 });
            painter.galley_with_override_text_color(at, keys, colour);
        }
    }
}

impl Widget for PushButton {
    fn ui(self, ui: &mut Ui) -> Response {
        let enabled = self.enabled && ui.is_enabled();
        let face = Face::new(&self, ui);
        let sense = if enabled {
            Sense::click()
        } else {
            Sense::hover()
        };
        let is_cut = face.text.elided;
        let (rect, mut response) = ui.allocate_exact_size(face.size(&self), sense);
        response.widget_info(|| {
            // What shows a sign only is called what its tip says.
            let name = match (self.text.as_str(), &self.tip) {
                ("", Some(tip)) => tip,
                (name, _) => name,
            };
            let mut info = WidgetInfo::labeled(WidgetType::Button, enabled, name);
            if self.selected {
                info.selected = Some(true);
            }
            info
        });
        if ui.is_rect_visible(rect) {
            let (fill, line, colour) = self.colours(&response, enabled);
            let painter = ui.painter();
            let round = CornerRadius::same(BUTTON_RADIUS);
            painter.rect(rect, round, fill, line, StrokeKind::Inside);
            face.paint(&self, painter, rect, colour);
            focus_ring(ui, &response, BUTTON_RADIUS);
        }
        let tip = self.tip.or_else(|| is_cut.then_some(self.text));
        if let Some(tip) = tip {
            response = if enabled {
                response.on_hover_text(tip)
            } else {
                response.on_disabled_hover_text(&tip).on_hover_text(tip)
            };
        }
        response
    }
}

/// How wide a text is in one line.
pub(crate) fn width_of(ui: &Ui, text: RichText) -> f32 {
    let text = WidgetText::from(text);
    let mode = Some(egui::TextWrapMode::Extend);
    let line = text.into_galley(ui, mode, f32::INFINITY, TextStyle::Body);
    line.size().x
}

/// A square button with a sign; what it does is shown while the pointer
/// hovers over it, and read out by assistive technology.
pub(crate) fn icon_button(ui: &mut Ui, icon: Icon, tip: &str) -> Response {
    ui.add(PushButton::new("").icon(icon).tip(tip))
}

/// The name of a panel or a part of a screen.
pub(crate) fn heading(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.add(Label::new(RichText::new(text).heading()).selectable(false))
}

/// The name of a group, semibold. Brass is for what can be pressed.
pub(crate) fn section(ui: &mut Ui, text: impl Into<String>) -> Response {
    let text = RichText::new(text)
        .text_style(strong_style())
        .color(palette::TEXT.egui());
    ui.add(Label::new(text).selectable(false))
}

/// The same, cut where a line is too short for it; the pointer shows it whole.
pub(crate) fn section_in_line(ui: &mut Ui, text: &str) -> Response {
    let text = RichText::new(text)
        .text_style(strong_style())
        .color(palette::TEXT.egui());
    ui.add(Label::new(text).selectable(false).truncate())
}

/// Secondary text.
pub(crate) fn quiet(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.add(Label::new(RichText::new(text).color(palette::TEXT_QUIET.egui())).wrap())
}

/// Small secondary text.
pub(crate) fn note(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.add(
        Label::new(
            RichText::new(text)
                .small()
                .color(palette::TEXT_QUIET.egui()),
        )
        .wrap(),
    )
}

/// A hair line across the panel.
pub(crate) fn rule(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 9.0), Sense::hover());
    let stroke = Stroke::new(1.0, palette::LINE.egui_alpha(150));
    ui.painter().hline(rect.x_range(), rect.center().y, stroke);
}

/// A raised ground for things that belong together.
pub(crate) fn card<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    Frame::new()
        .fill(palette::PANEL_RAISED.egui_alpha(170))
        .stroke(Stroke::new(1.0, palette::LINE.egui_alpha(140)))
        .corner_radius(RADIUS)
        .inner_margin(Margin::symmetric(18, 14))
        .show(ui, contents)
}

/// A switch with its name. Returns whether it was turned.
pub(crate) fn toggle(ui: &mut Ui, on: &mut bool, name: &str) -> bool {
    let track = vec2(48.0, 26.0);
    let gap = if name.is_empty() { 0.0 } else { GAP };
    // Below other things, a long name goes on in the next line.
    let (wrap, room) = if ui.layout().is_vertical() {
        let room = ui.available_width() - track.x - gap;
        (egui::TextWrapMode::Wrap, room)
    } else {
        (egui::TextWrapMode::Extend, f32::INFINITY)
    };
    let text = WidgetText::from(name).into_galley(ui, Some(wrap), room, TextStyle::Button);
    let size = vec2(track.x + gap + text.size().x, text.size().y.max(32.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    if response.clicked() {
        *on = !*on;
    }
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, ui.is_enabled(), *on, name));
    if ui.is_rect_visible(rect) {
        let how_on = ui.ctx().animate_bool_responsive(response.id, *on);
        let rail = Rect::from_center_size(
            egui::pos2(rect.left() + track.x / 2.0, rect.center().y),
            track,
        );
        let fill = if *on { palette::ACCENT } else { palette::NIGHT };
        let line = if response.hovered() {
            palette::ACCENT
        } else {
            palette::LINE
        };
        let painter = ui.painter();
        painter.rect(
            rail,
            track.y / 2.0,
            fill.egui(),
            Stroke::new(1.5, line.egui()),
            StrokeKind::Inside,
        );
        let knob_x = egui::lerp((rail.left() + 13.0)..=(rail.right() - 13.0), how_on);
        let knob = egui::pos2(knob_x, rail.center().y);
        let ink = if *on {
            palette::NIGHT
        } else {
            palette::TEXT_QUIET
        };
        painter.circle_filled(knob, 9.0, ink.egui());
        if *on {
            // The position of the knob says it; the tick says it twice.
            let tick = Rect::from_center_size(knob, Vec2::splat(13.0));
            Icon::Check.paint(painter, tick, palette::ACCENT.egui());
        }
        let at = egui::pos2(rail.right() + gap, rect.center().y - text.size().y / 2.0);
        painter.galley(at, text, palette::TEXT.egui());
        focus_ring(ui, &response, 12);
    }
    response.clicked()
}

/// The picture of a key.
fn key_cap(ui: &mut Ui, key: &str) -> Response {
    let text = WidgetText::from(RichText::new(key).small()).into_galley(
        ui,
        Some(egui::TextWrapMode::Extend),
        f32::INFINITY,
        TextStyle::Small,
    );
    let size = vec2((text.size().x + 16.0).max(30.0), text.size().y + 8.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, key));
    let painter = ui.painter();
    painter.rect_filled(rect, 6.0, palette::LINE.egui());
    let face = Rect::from_min_max(rect.min, rect.max - vec2(0.0, 3.0));
    painter.rect(
        face,
        6.0,
        palette::PANEL_RAISED.egui(),
        Stroke::new(1.0, palette::LINE.egui()),
        StrokeKind::Inside,
    );
    let at = face.center() - text.size() / 2.0;
    painter.galley(at, text, palette::TEXT.egui());
    response
}

/// Keys that are pressed together, written as `Ctrl+Shift+Z`.
pub(crate) fn key_caps(ui: &mut Ui, keys: &str) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        // The plus key itself is written `+`, alone or last.
        let (head, plus) = match keys.strip_suffix('+') {
            Some(head) => (head.trim_end_matches('+'), true),
            None => (keys, false),
        };
        for key in head.split('+').filter(|key| !key.is_empty()) {
            key_cap(ui, key);
        }
        if plus {
            key_cap(ui, "+");
        }
    });
}

/// The mark of a player: shape and colour.
pub(crate) fn player_chip(ui: &mut Ui, colour: Colour, size: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, colour.name()));
    player_mark(ui.painter(), rect.center(), size * 0.42, colour);
    response
}

/// A group with its name.
pub(crate) fn group(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui)) {
    super::panel_frame().show(ui, |ui| {
        ui.set_width(ui.available_width());
        section(ui, name);
        contents(ui);
    });
    ui.add_space(4.0);
}
