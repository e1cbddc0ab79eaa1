//! The rail at the left of the table: the players on plates, whose turn it is, what
//! time and what score they have. A click opens the drawer that says more.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align, FontId, Label, Layout, Margin, RichText, Sense, Ui, Vec2, text::LayoutJob, vec2,
};

use super::{
    Hud, pieces,
    seats::{SeatView, arrow, partner_sign, plate_frame, play_by, standing_line, time},
    words::AnyWords,
};
use crate::{
    plugins::{
        app::{
            session::{Purpose, Session, SessionRequest, TableClock},
            states::{Overlay, OverlayRequest},
        },
        scene::palette,
        ui::theme::{self, BUTTON_RADIUS, Icon, PushButton, focus::focus_ring},
    },
    rules::Player,
};

/// The players one below the other, each on a plate.
pub(super) struct Rail<'a> {
    /// The match.
    pub session: &'a Session,
    /// The players in turn order.
    pub views: &'a [SeatView],
    /// The words of the game.
    pub words: &'a dyn AnyWords,
    /// The clocks.
    pub clock: &'a TableClock,
    /// Whose move the computer is looking for.
    pub mover: Option<Player>,
    /// Whether only passers-by look: they see who plays, and nothing to press.
    pub bystanders: bool,
}

impl Rail<'_> {
    /// Fills the rail: the way to the menu, the players, what they may do with a button, how
    /// the table stands.
    pub fn show(
        &self,
        ui: &mut Ui,
        hud: &mut Hud,
        requests: &mut MessageWriter<SessionRequest>,
        menu: &mut MessageWriter<OverlayRequest>,
    ) {
        ui.spacing_mut().item_spacing.y = 8.0;
        if self.bystanders {
            self.plates(ui, hud);
            return;
        }
        head(ui, hud, menu);
        self.plates(ui, hud);
        let position = self.session.position();
        if self.session.person_may_move() {
            for button in self.words.buttons(position) {
                play_by(ui, button, requests);
            }
        }
        // Where a game has more to show, that has the room.
        let has_own = hud.own.is_some_and(|own| !own.shown);
        let lines = match self.session.purpose() {
            Purpose::Lesson(state) if !state.lesson.score => Vec::new(),
            _ => self.words.standing(position),
        };
        if lines.is_empty() || has_own {
            return;
        }
        theme::panel_frame()
            .inner_margin(Margin::symmetric(10, 8))
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = 4.0;
                for line in &lines {
                    standing_line(ui, line);
                }
            });
    }

    /// A click on a plate opens the sum that makes the player's score.
    fn plates(&self, ui: &mut Ui, hud: &mut Hud) {
        for view in self.views {
            let shown = plate_frame(view).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing = vec2(8.0, 2.0);
                self.plate(ui, view);
            });
            if view.to_move {
                arrow(ui, shown.response.rect);
            }
            if self.bystanders {
                continue;
            }
            let response = ui.interact(
                shown.response.rect,
                ui.id().with(("plate", view.player.index())),
                Sense::click(),
            );
            response.widget_info(|| {
                let turn = if view.to_move { ", to move" } else { "" };
                let with = view.partner.map(|partner| format!(", with {partner}"));
                let with = with.unwrap_or_default();
                let text = format!("{}{with}: {}{turn}", view.colour, view.who);
                egui::WidgetInfo::labeled(egui::WidgetType::Button, true, text)
            });
            focus_ring(ui, &response, BUTTON_RADIUS);
            if response.on_hover_text("Show the score in full").clicked() {
                hud.left_folded = false;
                hud.opened = hud.opened.with(view.player);
            }
        }
    }

    fn plate(&self, ui: &mut Ui, view: &SeatView) {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(34.0), Sense::hover());
            let outline = self.words.outline(view.player);
            pieces::chip(ui.painter(), rect, view.colour, outline);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.horizontal(|ui| {
                    let colour = RichText::new(view.colour.name())
                        .text_style(theme::strong_style())
                        .size(19.0);
                    ui.add(Label::new(colour).selectable(false));
                    let icon = match (view.won, self.mover == Some(view.player)) {
                        (true, _) => Some(Icon::Star),
                        (false, true) => Some(Icon::Clock),
                        (false, false) => None,
                    };
                    if let Some(icon) = icon {
                        super::sign(ui, icon, palette::ACCENT, 18.0);
                    }
                    partner_sign(ui, view, self.words);
                });
                // What the name of a level means is in the drawer.
                let who = view.who.split(", ").next().unwrap_or_default();
                let (font, ink) = (FontId::proportional(16.0), palette::TEXT_QUIET.egui());
                let mut who = LayoutJob::simple(who.to_owned(), font, ink, f32::INFINITY);
                who.wrap.max_rows = 2;
                ui.add(Label::new(who).wrap().selectable(false));
            });
        });
        if let Some(left) = self.clock.remaining(view.player) {
            time(ui, left, self.clock.running() == Some(view.player));
        }
        if let Some(meter) = &view.meter {
            ui.horizontal(|ui| {
                let name = RichText::new(meter.name)
                    .color(palette::TEXT_QUIET.egui())
                    .size(16.0);
                ui.add(Label::new(name).selectable(false));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let value = RichText::new(&meter.value)
                        .text_style(theme::strong_style())
                        .size(24.0);
                    ui.add(Label::new(value).selectable(false));
                });
            });
        }
    }
}

/// The buttons that open the menu and the players' drawer.
fn head(ui: &mut Ui, hud: &mut Hud, menu: &mut MessageWriter<OverlayRequest>) {
    ui.horizontal(|ui| {
        let button = PushButton::new("Menu").icon(Icon::Menu).height(40.0);
        if ui
            .add(button.tip("Settings, save, rules, leave (Esc)"))
            .clicked()
        {
            menu.write(OverlayRequest::Open(Overlay::Menu));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let open = PushButton::new("").icon(Icon::ChevronRight).height(40.0);
            if ui.add(open.tip("Show the score in full")).clicked() {
                hud.left_folded = false;
            }
        });
    });
}
