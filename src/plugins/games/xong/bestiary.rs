//! The bestiary: the small Xoids as little pictures by field count, with what
//! has become of each: played and by whom, still fitting, extinct.

use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontId, Painter, Popup, PopupCloseBehavior, Rect,
    Response, ScrollArea, Sense, Stroke, StrokeKind, TextEdit, Ui, WidgetInfo, WidgetType, pos2,
    vec2,
};

use super::{Names, names::LONGEST, pictures};
use crate::{
    plugins::{
        scene::palette,
        ui::theme::{self, Icon, PushButton, focus::focus_ring},
    },
    rules::{
        Player,
        xong::{Species, Status, Xoid, Xong, catalogue},
    },
    texts,
};

/// The largest field count that is listed.
const FIELD_COUNT: usize = catalogue::LISTED;
/// The height of a card; two lie side by side.
const CARD: f32 = 52.0;
/// The width of the picture on a card.
const PICTURE: f32 = 46.0;
/// The sizes of a name, the largest that fits.
const SIZES: [f32; 5] = [15.0, 14.0, 13.0, 12.0, 11.0];

/// Which Xoids are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Filter {
    /// Every one.
    #[default]
    All,
    /// Those that may be given.
    Fits,
    /// Those that have been played.
    Played,
    /// Those that are new and no longer fit anywhere.
    Extinct,
}

impl Filter {
    /// All of them, with their names and what they let through.
    fn choices() -> [(Self, &'static str, &'static str); 4] {
        [
            (
                Self::All,
                texts::table_xong_filter_all(),
                texts::table_xong_filter_all_tip(),
            ),
            (
                Self::Fits,
                texts::table_xong_filter_new(),
                texts::table_xong_filter_new_tip(),
            ),
            (
                Self::Played,
                texts::table_xong_filter_played(),
                texts::table_xong_filter_played_tip(),
            ),
            (
                Self::Extinct,
                texts::table_xong_filter_extinct(),
                texts::table_xong_filter_extinct_tip(),
            ),
        ]
    }

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
pub(crate) struct Bestiary {
    species: Vec<Species>,
    /// What is listed.
    pub(crate) filter: Filter,
}

/// What the player did to a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Chosen {
    /// Look at it, or build it.
    Picked(&'static Xoid),
    /// Give it at once.
    Given(&'static Xoid),
    /// Call it by this name.
    Named(&'static Xoid, String),
}

impl Bestiary {
    /// Gathers what has become of the small Xoids.
    pub(crate) fn gather(&mut self, position: &Xong) {
        self.species = position.bestiary(FIELD_COUNT);
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
    pub(crate) fn show(&mut self, ui: &mut Ui, giving: bool, names: &Names) -> Option<Chosen> {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for (filter, name, tip) in Filter::choices() {
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
                let size = vec2((ui.available_width() - 5.0) / 2.0, CARD);
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
                    let text = texts::table_xong_field_count(field_count, fits, all);
                    theme::note(ui, text);
                    ui.horizontal_wrapped(|ui| {
                        for species in listed {
                            let response = card(ui, size, species, giving, names);
                            if let Some(name) = naming(&response, species.xoid, names) {
                                chosen = Some(Chosen::Named(species.xoid, name));
                            }
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

/// A right click opens a field for a name of one's own; what was typed into it.
fn naming(response: &Response, xoid: &Xoid, names: &Names) -> Option<String> {
    let shown = Popup::context_menu(response)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .show(|ui| {
            let mut name = names.own(xoid).unwrap_or_default().to_owned();
            theme::note(ui, texts::table_xong_own_name());
            let edit = TextEdit::singleline(&mut name)
                .char_limit(LONGEST)
                .hint_text(names.short(xoid))
                .desired_width(180.0)
                .margin(vec2(10.0, 6.0));
            let edit = theme::field(ui, edit);
            edit.request_focus();
            if ui.input(|input| input.key_pressed(egui::Key::Enter)) {
                ui.close();
            }
            edit.changed().then_some(name)
        });
    shown.and_then(|shown| shown.inner)
}

/// What is said of a card.
fn label(species: &Species, names: &Names) -> String {
    let name = crate::plugins::ui::hud::words::sentence(&names.title(species.xoid));
    let status = match species.status {
        Status::Played(Player::FIRST, turn) => texts::table_xong_card_played_red(turn),
        Status::Played(_, turn) => texts::table_xong_card_played_blue(turn),
        Status::InHand => texts::table_xong_card_in_hand().to_owned(),
        Status::Fits => texts::table_xong_card_fits().to_owned(),
        Status::Extinct => texts::table_xong_card_extinct().to_owned(),
    };
    texts::table_xong_card(&name, &status, species.xoid.len())
}

/// How a card looks: its ground, its edge, its ink.
fn colours(status: Status) -> (Color32, Stroke, palette::Tone) {
    match status {
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
    }
}

/// A Xoid with its name beside it, and below that what has become of it.
fn card(ui: &mut Ui, size: egui::Vec2, species: &Species, giving: bool, names: &Names) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let text = label(species, names);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &text));
    if ui.is_rect_visible(rect) {
        let painter = ui.painter();
        let round = CornerRadius::same(8);
        let over = response.hovered() || response.has_focus();
        let (fill, line, ink) = colours(species.status);
        painter.rect(rect, round, fill, line, StrokeKind::Inside);
        if over {
            let line = Stroke::new(1.5, palette::ACCENT.egui());
            painter.rect_stroke(rect, round, line, StrokeKind::Inside);
        }
        let picture = Rect::from_min_size(rect.min, vec2(PICTURE, CARD)).shrink(6.0);
        pictures::xoid(painter, picture, species.xoid.mids(), ink);
        let beside = rect.with_min_x(rect.left() + PICTURE + 2.0).shrink(4.0);
        let ink = match species.status {
            Status::Extinct => palette::TEXT_QUIET.egui_alpha(150),
            _ => ink.egui(),
        };
        let name = names.short(species.xoid);
        let unnamed = names.get(species.xoid).is_none();
        fitted(
            painter,
            beside.split_top_bottom_at_fraction(0.5).0,
            &name,
            ink,
            unnamed,
        );
        below(
            painter,
            beside.split_top_bottom_at_fraction(0.5).1,
            species,
            ink,
        );
        focus_ring(ui, &response, 8);
    }
    let hint = match (species.status, giving) {
        (Status::Fits, true) => format!("\n{}", texts::table_xong_card_give_hint()),
        _ => String::new(),
    };
    response.on_hover_text(format!(
        "{text}{hint}\n{}",
        texts::table_xong_card_name_hint()
    ))
}

/// A name in the largest letters that fit; quieter where it is only a number.
fn fitted(painter: &Painter, rect: Rect, name: &str, ink: Color32, quiet: bool) {
    let ink = if quiet { ink.gamma_multiply(0.8) } else { ink };
    let lay = |size: f32| {
        let font = FontId::new(size, theme::strong_family());
        painter.layout_no_wrap(name.to_owned(), font, ink)
    };
    let fits = |size: &f32| lay(*size).size().x <= rect.width();
    let size = SIZES
        .into_iter()
        .find(fits)
        .unwrap_or(SIZES[SIZES.len() - 1]);
    let galley = lay(size);
    let at = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
    painter
        .with_clip_rect(rect.expand(2.0))
        .galley(at, galley, ink);
}

/// What has become of a Xoid, in a sign and a word.
fn below(painter: &Painter, rect: Rect, species: &Species, ink: Color32) {
    let sign = Rect::from_center_size(rect.left_center() + vec2(9.0, 0.0), vec2(18.0, 12.0));
    let icon = |icon: Icon| icon.paint(painter, sign.expand2(vec2(-3.0, 0.0)), ink);
    let (text, indent) = match species.status {
        Status::Played(player, turn) => {
            pictures::owner_sign(painter, sign, player, ink);
            (texts::table_xong_below_turn(turn), 22.0)
        }
        Status::Extinct => {
            icon(Icon::Cross);
            (texts::table_xong_below_extinct().to_owned(), 20.0)
        }
        Status::InHand => {
            icon(Icon::Play);
            (texts::table_xong_below_in_hand().to_owned(), 20.0)
        }
        Status::Fits => (texts::table_xong_legs(species.xoid.len()), 0.0),
    };
    let at = rect.left_center() + vec2(indent, 0.0);
    let font = FontId::proportional(12.5);
    let ink = ink.gamma_multiply(0.75);
    painter.text(at, Align2::LEFT_CENTER, text, font, ink);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, xong::Options};

    #[test]
    fn field_counts_are_those_of_the_rules() {
        let mut bestiary = Bestiary::default();
        bestiary.gather(&Xong::start(&Options::default()));
        let counts = [2, 3, 4, 5, 6, 7].map(|field_count| bestiary.left(field_count).1);
        assert_eq!(counts, [1, 2, 4, 12, 49, 213]);
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
        let leg = label(&bestiary.species[0], &Names::default());
        assert!(leg.contains("played by Red on turn 1"));
    }
}
