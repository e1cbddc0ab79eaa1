//! The bestiary: the small Xoids as little pictures by field count, with what
//! has become of each: played and by whom, still fitting, extinct.

use bevy_egui::egui::{
    self, CornerRadius, Rect, Response, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    WidgetType, vec2,
};

use super::pictures;
use crate::{
    plugins::{
        scene::palette,
        ui::theme::{self, Icon, PushButton, widgets::focus_ring},
    },
    rules::{
        Player,
        xong::{Species, Status, Xoid, Xong},
    },
};

/// Up to how many legs the Xoids have that are listed.
const LEGS: usize = 7;
/// The largest field count that is listed.
const FIELD_COUNT: usize = 7;
/// The side of a card.
const CARD: f32 = 57.0;

/// Which Xoids are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Filter {
    /// Every one.
    #[default]
    All,
    /// Those that may be given.
    Fits,
    /// Those that have been played.
    Played,
    /// Those that are new and fit nowhere any more.
    Extinct,
}

impl Filter {
    const CHOICES: [(Self, &'static str, &'static str); 4] = [
        (Self::All, "All", "Every small Xoid"),
        (Self::Fits, "New", "What may still be given"),
        (Self::Played, "Played", "What lies on the board"),
        (Self::Extinct, "Extinct", "New, but fits nowhere any more"),
    ];

    const fn takes(self, status: Status) -> bool {
        match self {
            Self::All => true,
            Self::Fits => matches!(status, Status::Fits | Status::InHand),
            Self::Played => matches!(status, Status::Played(..)),
            Self::Extinct => matches!(status, Status::Extinct),
        }
    }
}

/// The species of a position, gathered once.
#[derive(Clone, Debug, Default)]
pub struct Bestiary {
    species: Vec<Species>,
    /// What is listed.
    pub filter: Filter,
}

/// What the player did to a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// Look at it, or build it.
    Picked(&'static Xoid),
    /// Give it at once.
    Given(&'static Xoid),
}

impl Bestiary {
    /// Gathers what has become of the small Xoids.
    pub fn gather(&mut self, position: &Xong) {
        self.species = position.bestiary(LEGS);
        self.species
            .retain(|species| species.field_count <= FIELD_COUNT);
    }

    /// How many of a field count may still be given, and how many there are.
    fn left(&self, field_count: usize) -> (usize, usize) {
        let of = || {
            let all = self.species.iter();
            all.filter(|species| species.field_count == field_count)
        };
        let fits = of().filter(|species| species.status == Status::Fits);
        (fits.count(), of().count())
    }

    /// Shows the cards; what was chosen among them.
    pub fn show(&mut self, ui: &mut Ui, giving: bool) -> Option<Chosen> {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for (filter, name, tip) in Filter::CHOICES {
                let button = PushButton::new(name)
                    .height(30.0)
                    .selected(self.filter == filter);
                if ui.add(button.tip(tip)).clicked() {
                    self.filter = filter;
                }
            }
        });
        let mut chosen = None;
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
                for field_count in 2..=FIELD_COUNT {
                    let listed: Vec<&Species> = self
                        .species
                        .iter()
                        .filter(|species| {
                            species.field_count == field_count && self.filter.takes(species.status)
                        })
                        .collect();
                    if listed.is_empty() {
                        continue;
                    }
                    let (fits, all) = self.left(field_count);
                    let text = format!("Touch {field_count} hexes · {fits} of {all} new");
                    theme::note(ui, text);
                    ui.horizontal_wrapped(|ui| {
                        for species in listed {
                            let response = card(ui, species, giving);
                            let fits = species.status == Status::Fits;
                            if response.double_clicked() && fits && giving {
                                chosen = Some(Chosen::Given(species.xoid));
                            } else if response.clicked() {
                                chosen = Some(Chosen::Picked(species.xoid));
                            }
                        }
                    });
                }
            });
        chosen
    }
}

/// What is said of a card.
fn label(species: &Species) -> String {
    let name = theme_title(species.xoid);
    let legs = crate::plugins::ui::hud::words::count(species.xoid.len(), "leg");
    let status = match species.status {
        Status::Played(Player::FIRST, turn) => format!("played by Red in turn {turn}"),
        Status::Played(_, turn) => format!("played by Blue in turn {turn}"),
        Status::InHand => "in hand, to be placed now".to_owned(),
        Status::Fits => "new, and it fits".to_owned(),
        Status::Extinct => "extinct: new, but it fits nowhere any more".to_owned(),
    };
    format!("{name}, {legs}: {status}")
}

fn theme_title(xoid: &Xoid) -> String {
    crate::plugins::ui::hud::words::sentence(&xoid.title())
}

fn card(ui: &mut Ui, species: &Species, giving: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(egui::Vec2::splat(CARD), Sense::click());
    let text = label(species);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &text));
    if ui.is_rect_visible(rect) {
        let painter = ui.painter();
        let round = CornerRadius::same(8);
        let over = response.hovered() || response.has_focus();
        let (fill, line, ink) = match species.status {
            Status::Fits => (
                palette::PANEL_RAISED.egui(),
                Stroke::new(1.0, palette::LINE.egui()),
                palette::TEXT,
            ),
            Status::InHand => (
                palette::PANEL_RAISED.egui(),
                Stroke::new(2.5, palette::ACCENT.egui()),
                palette::ACCENT,
            ),
            Status::Played(player, _) => (
                palette::NIGHT.egui_alpha(180),
                Stroke::NONE,
                pictures::rod_tone(player),
            ),
            Status::Extinct => (palette::NIGHT.egui_alpha(110), Stroke::NONE, palette::LINE),
        };
        painter.rect(rect, round, fill, line, StrokeKind::Inside);
        if over {
            let line = Stroke::new(1.5, palette::ACCENT.egui());
            painter.rect_stroke(rect, round, line, StrokeKind::Inside);
        }
        let picture = Rect::from_min_max(rect.min + vec2(9.0, 7.0), rect.max - vec2(9.0, 15.0));
        pictures::xoid(painter, picture, species.xoid.mids(), ink);
        let sign = Rect::from_center_size(rect.center_bottom() - vec2(0.0, 8.0), vec2(18.0, 12.0));
        match species.status {
            Status::Played(player, _) => {
                pictures::owner_sign(painter, sign, player, ink.egui());
            }
            Status::Extinct => {
                Icon::Cross.paint(painter, sign.expand2(vec2(-3.0, 0.0)), ink.egui());
            }
            Status::InHand => {
                Icon::Play.paint(painter, sign.expand2(vec2(-3.0, 0.0)), ink.egui());
            }
            Status::Fits => {}
        }
        focus_ring(ui, &response, 8);
    }
    let hint = match (species.status, giving) {
        (Status::Fits, true) => "\nClick to build it, click twice to give it",
        _ => "",
    };
    response.on_hover_text(format!("{text}{hint}"))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::rules::{Game, xong::Options};

    #[test]
    fn field_counts_are_those_of_the_rules() {
        let mut bestiary = Bestiary::default();
        bestiary.gather(&Xong::start(&Options::default()));
        let counts = [2, 3, 4, 5].map(|field_count| bestiary.left(field_count).1);
        assert_eq!(counts, [1, 2, 4, 12]);
    }

    #[test]
    fn filters_divide_the_species() {
        let mut game = Xong::start(&Options::default());
        for text in ["place:0,0,0", "give:chair"] {
            let mv = game.parse_move(text).unwrap();
            game.play(&mv).unwrap();
        }
        let mut bestiary = Bestiary::default();
        bestiary.gather(&game);
        let count = |filter: Filter| {
            let all = bestiary.species.iter();
            all.filter(|species| filter.takes(species.status)).count()
        };
        assert_eq!(count(Filter::Played), 1);
        assert_eq!(count(Filter::Extinct), 0);
        assert_eq!(count(Filter::Fits) + 1, count(Filter::All));
        assert!(label(&bestiary.species[0]).contains("played by Red in turn 1"));
    }
}
