//! The rail at the left of the table: the players on plates, whose turn it is, what
//! time and what score they have. A click opens the drawer that says more.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align, FontId, Label, Layout, Margin, Response, RichText, ScrollArea, Sense, Ui, Vec2,
    text::LayoutJob, vec2,
};

use super::{
    lead::{self, LastMoveAgain},
    seats::{SeatView, arrow, is_before_scores, partner_sign, plate_frame, standing_line, time},
};
use crate::plugins::ui::hud::{
    self, Hud, RightColumn,
    words::{AnyWords, meters::Meter, move_buttons::MoveButtons, pieces},
};
use crate::{
    plugins::{
        app::{
            keys::Action,
            session::{Session, SessionRequest, TableClock},
            states::{Overlay, OverlayRequest},
        },
        scene::palette,
        ui::theme::{self, BUTTON_RADIUS, Icon, PushButton, focus::focus_ring},
    },
    rules::{Lead, Player},
    texts,
};

/// The players one below the other, each on a plate.
pub(crate) struct Rail<'a> {
    /// The match.
    pub(crate) session: &'a Session,
    /// The players in turn order.
    pub(crate) views: &'a [SeatView],
    /// The words of the game.
    pub(crate) words: &'a dyn AnyWords,
    pub(crate) clock: &'a TableClock,
    /// Whose move the computer is looking for.
    pub(crate) mover: Option<Player>,
    /// Who leads, where that is shown.
    pub(crate) lead: Option<&'a Lead>,
    /// Whether only passers-by look: they see who plays, and nothing to press.
    pub(crate) bystanders: bool,
}

impl Rail<'_> {
    /// Fills the rail: the way to the menu, the players, what they may do with a button, how
    /// the table stands. Returns whether the drawer that says more is asked for.
    pub(crate) fn show(
        &self,
        ui: &mut Ui,
        (hud, again): (&mut Hud, &mut LastMoveAgain),
        requests: &mut MessageWriter<SessionRequest>,
        menu: &mut MessageWriter<OverlayRequest>,
    ) -> bool {
        ui.spacing_mut().item_spacing.y = 8.0;
        if self.bystanders {
            self.plates(ui, hud, self.is_tight(ui, 0));
            return false;
        }
        let mut more = head(ui, menu);
        let buttons = MoveButtons::new(self.session, self.words);
        ScrollArea::vertical()
            .auto_shrink([false, true])
            .max_height(ui.available_height() - buttons.height(ui))
            .show(ui, |ui| more |= self.below_head(ui, (hud, again)));
        buttons.show(ui, requests);
        more
    }

    fn below_head(&self, ui: &mut Ui, (hud, again): (&mut Hud, &mut LastMoveAgain)) -> bool {
        let position = self.session.position();
        // Where a game has more to show, that has the room.
        let has_own = hud.own.is_some() && !hud.has(RightColumn::Own);
        let lines = match has_own || is_before_scores(self.session) {
            true => Vec::new(),
            false => self.words.standing(position),
        };
        let tight = self.is_tight(ui, lines.len());
        let more = self.plates(ui, hud, tight);
        if let Some(lead) = self.lead
            && lead::show(ui, lead, position.colours(), tight)
        {
            again.begin(self.session);
        }
        if lines.is_empty() {
            return more;
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
        more
    }

    /// Whether the plates have to be low ones, with this number of lines below them.
    fn is_tight(&self, ui: &Ui, lines: usize) -> bool {
        let plate = |view: &SeatView| {
            let time = self.clock.remaining(view.player).is_some();
            PLATE + METER * f32::from(u8::from(time) + u8::from(scored(view).is_some()))
        };
        let plates: f32 = self.views.iter().map(plate).sum();
        let lines = lines as f32 * LINE;
        let lead = self.lead.map_or(0.0, |_| lead::HEIGHT);
        (plates + lead + lines) > ui.available_height()
    }

    /// A click on a plate opens the sum that makes the player's score: whether that is
    /// asked for.
    fn plates(&self, ui: &mut Ui, hud: &mut Hud, tight: bool) -> bool {
        let mut more = false;
        for view in self.views {
            let frame = plate_frame(view);
            let frame = if tight {
                frame.inner_margin(Margin::symmetric(8, 4))
            } else {
                frame
            };
            let shown = frame.show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing = vec2(8.0, 2.0);
                if tight {
                    self.low_plate(ui, view);
                } else {
                    self.plate(ui, view);
                }
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
                egui::WidgetInfo::labeled(egui::WidgetType::Button, true, read(view))
            });
            focus_ring(ui, &response, BUTTON_RADIUS);
            if response.on_hover_text(texts::seats_in_full()).clicked() {
                hud.opened = hud.opened.with(view.player);
                more = true;
            }
        }
        more
    }

    /// A plate in less room: the colour with what has been scored, and below it the name.
    fn low_plate(&self, ui: &mut Ui, view: &SeatView) {
        ui.spacing_mut().item_spacing = vec2(6.0, 0.0);
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(24.0), Sense::hover());
            let outline = self.words.outline(view.player);
            pieces::chip(ui.painter(), rect, view.colour, outline);
            self.colour(ui, view, 17.0);
            if let Some(meter) = scored(view) {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    figure(ui, &meter.value, 19.0).on_hover_text(meter.name);
                });
            }
        });
        self.who(ui, view, 14.0, 1);
        if let Some(left) = self.clock.remaining(view.player) {
            time(ui, left, self.clock.running() == Some(view.player));
        }
    }

    fn plate(&self, ui: &mut Ui, view: &SeatView) {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(34.0), Sense::hover());
            let outline = self.words.outline(view.player);
            pieces::chip(ui.painter(), rect, view.colour, outline);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.horizontal(|ui| self.colour(ui, view, 19.0));
                self.who(ui, view, 16.0, 2);
            });
        });
        if let Some(left) = self.clock.remaining(view.player) {
            time(ui, left, self.clock.running() == Some(view.player));
        }
        if let Some(meter) = scored(view) {
            ui.horizontal(|ui| {
                let name = RichText::new(meter.name)
                    .color(palette::TEXT_QUIET.egui())
                    .size(16.0);
                ui.add(Label::new(name).selectable(false));
                // Words need more room than numbers.
                let is_number = !meter.value.contains(char::is_alphabetic);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    figure(ui, &meter.value, if is_number { 24.0 } else { 18.0 });
                });
            });
        }
    }

    /// The colour, with the signs of who has won, who thinks, and whose partner it is.
    fn colour(&self, ui: &mut Ui, view: &SeatView, size: f32) {
        figure(ui, view.colour.name(), size);
        let icon = match (view.won, self.mover == Some(view.player)) {
            (true, _) => Some(Icon::Star),
            (false, true) => Some(Icon::Clock),
            (false, false) => None,
        };
        if let Some(icon) = icon {
            hud::sign(ui, icon, palette::ACCENT, 18.0);
        }
        // The word that goes with it has no room.
        partner_sign(ui, view, self.words, true);
    }

    /// The player in a seat. What the name of a level means is shown in the drawer.
    fn who(&self, ui: &mut Ui, view: &SeatView, size: f32, rows: usize) {
        let who = view.who.split(", ").next().unwrap_or_default();
        let (font, ink) = (FontId::proportional(size), palette::TEXT_QUIET.egui());
        let mut who = LayoutJob::simple(who.to_owned(), font, ink, f32::INFINITY);
        who.wrap.max_rows = rows;
        ui.add(Label::new(who).wrap().selectable(false));
    }
}

/// The height of a plate without clock and score, of one of these, and of a line below
/// the plates.
const PLATE: f32 = 78.0;
const METER: f32 = 32.0;
const LINE: f32 = 44.0;

/// A word or number that stands out.
fn figure(ui: &mut Ui, text: &str, size: f32) -> Response {
    let text = RichText::new(text)
        .text_style(theme::strong_style())
        .size(size);
    ui.add(Label::new(text).selectable(false))
}

/// The buttons that open the menu and the players' drawer; whether the drawer is asked for.
fn head(ui: &mut Ui, menu: &mut MessageWriter<OverlayRequest>) -> bool {
    let mut more = false;
    ui.horizontal(|ui| {
        let button = PushButton::new(texts::seats_menu())
            .icon(Icon::Menu)
            .height(40.0);
        let tip = theme::key_tip(ui, texts::seats_menu_tip(), Action::Back);
        if ui.add(button.tip(tip)).clicked() {
            menu.write(OverlayRequest::Open(Overlay::Menu));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let open = PushButton::new("").icon(Icon::ChevronRight).height(40.0);
            more = ui.add(open.tip(texts::seats_in_full())).clicked();
        });
    });
    more
}

/// A score that is shown on the plate; most are compared below.
fn scored(view: &SeatView) -> Option<&Meter> {
    view.meter.as_ref().filter(|meter| !meter.value.is_empty())
}

/// What is read out of a plate: who plays, with whom, and whose turn it is.
fn read(view: &SeatView) -> String {
    let colour = view.colour.name();
    let seat = match view.partner {
        Some(partner) => texts::seats_read_with(colour, partner.name(), &view.who),
        None => texts::seats_read(colour, &view.who),
    };
    if view.to_move {
        texts::seats_read_to_move(&seat)
    } else {
        seat
    }
}
