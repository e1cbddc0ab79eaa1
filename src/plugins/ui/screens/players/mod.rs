//! The players: a list by rating, and a page for each.
//!
//! All of it is read from [`MatchLibrary::ratings`](super::MatchLibrary), which follow from
//! the saved matches. The page of a player is in [`page`], what they have done against the
//! levels and achieved in [`done`], the comparison of two performances in [`comparison`].

mod achievements;
mod comparison;
mod page;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        Align2, FontId, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType,
        pos2, vec2,
    },
};

use super::{
    names::player_name,
    stage::{self, Ground},
};
use crate::plugins::app::{library::match_library::MatchLibrary, show::Showcase, visitors};
use crate::{
    plugins::{
        app::states::Screen,
        scene::palette,
        ui::theme::{self, Icon, focus::focus_ring},
    },
    record::{PlayerId, Profile},
    texts::{self, Said},
    words::decimal,
};

pub(crate) use self::comparison::Picked;

/// The height of a player's row.
const ROW: f32 = 52.0;

pub(super) fn plugin(app: &mut App) {
    visitors::reset_on_leave::<OpenPage>(app);
    visitors::reset_on_leave::<Picked>(app);
    app.init_resource::<OpenPage>()
        .init_resource::<Picked>()
        .add_systems(
            EguiPrimaryContextPass,
            (
                show.run_if(in_state(Screen::Players)),
                page::show.run_if(in_state(Screen::Player)),
            ),
        );
}

/// Whose page is open.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenPage(pub Option<PlayerId>);

fn show(
    mut contexts: EguiContexts,
    library: Res<MatchLibrary>,
    showcase: Option<Res<Showcase>>,
    mut picked: ResMut<Picked>,
    mut open: ResMut<OpenPage>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut back = false;
    let mut chosen = None;
    let mut clear = false;
    stage::screen(context, "players", Ground::Veiled, |ui| {
        let about = texts::players_about();
        back = stage::head(ui, texts::stage_players(), about);
        clear = comparison::show(ui, &picked, &library.ratings);
        // A show keeps no matches, and nothing about folders is for visitors.
        if showcase.is_some() {
            theme::quiet(ui, texts::players_showcase());
            return;
        }
        if let Some(trouble) = &library.trouble {
            ui.colored_label(palette::WARN.egui(), trouble);
        }
        if library.saved.is_none() {
            theme::quiet(ui, texts::stage_loading_matches());
            return;
        }
        let ranking = library.ratings.ranking();
        if ranking.is_empty() {
            theme::panel_frame().show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.label(texts::players_none());
                theme::quiet(ui, texts::players_none_help());
            });
            return;
        }
        heads(ui);
        stage::scroll(ui, 0.0, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            for (place, profile) in (1..).zip(ranking) {
                if row(ui, profile, place).clicked() {
                    chosen = Some(profile.id.clone());
                }
            }
        });
    });
    if clear {
        picked.clear();
    }
    if back {
        next.set(Screen::Title);
    }
    if let Some(who) = chosen {
        open.0 = Some(who);
        next.set(Screen::Player);
    }
    Ok(())
}

/// What stands above the columns of figures, and how far their right edges are
/// from the right edge of the row.
const COLUMNS: [(Said, f32); 5] = [
    (|| "CIMAX", 560.0),
    (texts::players_experience, 420.0),
    (texts::players_rated, 310.0),
    (texts::players_matches, 200.0),
    (texts::players_won, 60.0),
];

/// The sign of a player: a person or the computer.
fn sign(who: &PlayerId) -> Icon {
    if who.is_person() {
        Icon::Person
    } else {
        Icon::Computer
    }
}

fn heads(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width() - 4.0, 22.0), Sense::hover());
    let font = FontId::proportional(15.0);
    let ink = palette::TEXT_QUIET.egui();
    let y = rect.center().y;
    for (name, from_right) in COLUMNS {
        let at = pos2(rect.right() - from_right, y);
        ui.painter()
            .text(at, Align2::RIGHT_CENTER, name(), font.clone(), ink);
    }
}

/// The figures of a player in the order of the columns.
fn cells(profile: &Profile) -> [String; 5] {
    let share = |won: usize, played: usize| {
        let percent = (100 * won).checked_div(played).unwrap_or(0);
        format!("{won}  ({})", texts::percent(percent))
    };
    let has_cimax = profile.cimax.is_some();
    let known = |text: String| if has_cimax { text } else { "–".to_owned() };
    [
        known(decimal(&profile.rating().to_string())),
        known(decimal(&profile.experience.to_string())),
        profile.rated.played.to_string(),
        profile.all.played.to_string(),
        share(profile.all.won, profile.all.played),
    ]
}

/// A player as a line that is pressed.
fn row(ui: &mut Ui, profile: &Profile, place: usize) -> Response {
    let size = vec2(ui.available_width(), ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let cells = cells(profile);
    response.widget_info(|| {
        let figures: Vec<String> = COLUMNS
            .iter()
            .zip(&cells)
            .map(|((name, _), cell)| format!("{} {cell}", name()))
            .collect();
        let label = texts::players_row(place, &player_name(&profile.name), &figures.join(", "));
        WidgetInfo::labeled(WidgetType::Button, true, label)
    });
    if !ui.is_rect_visible(rect) {
        return response;
    }
    ground(ui, rect, &response);
    let painter = ui.painter();
    let y = rect.center().y;
    let quiet = palette::TEXT_QUIET.egui();
    let ink = palette::TEXT.egui();
    if profile.cimax.is_some() {
        let at = pos2(rect.left() + 44.0, y);
        let font = FontId::proportional(17.0);
        painter.text(at, Align2::RIGHT_CENTER, place.to_string(), font, quiet);
    }
    let icon = Rect::from_center_size(pos2(rect.left() + 74.0, y), vec2(24.0, 24.0));
    sign(&profile.id).paint(painter, icon, quiet);
    let name = painter.layout(
        player_name(&profile.name),
        FontId::new(20.0, theme::strong_family()),
        ink,
        (rect.width() - 100.0 - COLUMNS[0].1 - 90.0).max(120.0),
    );
    let at = pos2(rect.left() + 100.0, y - name.size().y / 2.0);
    painter.with_clip_rect(rect).galley(at, name, ink);
    for (number, ((_, from_right), cell)) in COLUMNS.iter().zip(&cells).enumerate() {
        let at = pos2(rect.right() - from_right, y);
        let (font, ink) = if number == 0 {
            (FontId::new(23.0, theme::strong_family()), ink)
        } else {
            (FontId::proportional(18.0), quiet)
        };
        painter.text(at, Align2::RIGHT_CENTER, cell, font, ink);
    }
    let on = Rect::from_center_size(pos2(rect.right() - 26.0, y), vec2(18.0, 18.0));
    Icon::ChevronRight.paint(painter, on, quiet);
    focus_ring(ui, &response, theme::RADIUS);
    response
}

/// The ground of a line that can be pressed.
fn ground(ui: &Ui, rect: Rect, response: &Response) {
    let over = response.hovered() || response.has_focus();
    let (fill, line) = if over {
        (
            palette::PANEL_RAISED,
            Stroke::new(2.0, palette::ACCENT.egui()),
        )
    } else {
        (
            palette::PANEL,
            Stroke::new(1.0, palette::LINE.egui_alpha(130)),
        )
    };
    let radius = f32::from(theme::RADIUS);
    ui.painter()
        .rect(rect, radius, fill.egui_alpha(238), line, StrokeKind::Inside);
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::record::{FinishedMatch, Ratings, testing::played};

    #[test]
    fn who_is_not_rated_has_no_figures_for_it() {
        let game = played("xafka", &["Ann", "Ben"], &["d4", "g6", "resign"]);
        let ratings = Ratings::from_matches(FinishedMatch::new(Path::new("a.curio"), &game), None);
        let ben = ratings.profile(&PlayerId::named("ben").unwrap()).unwrap();
        assert_eq!(cells(ben), ["–", "–", "0", "1", "1  (100%)"]);
    }
}
