//! The page of one player: rating over time, games, head-to-head, and every
//! match with the way to watch it again.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align, Frame, Grid, Label, Layout, Margin, RichText, Stroke, Ui, vec2},
};

use super::{
    OpenPage, achievements,
    comparison::{self, Pick, Picked},
    sign,
};
use crate::plugins::app::library::match_library::{LibraryRequest, MatchLibrary};
use crate::{
    plugins::{
        app::states::Screen,
        scene::palette,
        ui::{
            screens::{
                names::{game_name, player_name},
                stage::{self, Ground},
            },
            theme::{self, Icon, LineChart, PushButton, Series},
        },
    },
    record::{
        self, FinishedMatch, PlayerId, PlayerResult, Profile, RatingStep, Ratings, START_CIMAX,
        Tally, Unrated, Ximas,
    },
    rules::Player,
    texts,
    words::decimal,
};

/// The share of the width that the left column has.
const LEFT: f32 = 0.42;

/// What was pressed.
#[derive(Clone, Debug, PartialEq)]
enum PageAction {
    Back,
    Watch(std::path::PathBuf),
    Compare(Pick),
    Open(PlayerId),
    ClearComparison,
}

pub(super) fn show(
    mut contexts: EguiContexts,
    library: Res<MatchLibrary>,
    mut picked: ResMut<Picked>,
    mut open: ResMut<OpenPage>,
    mut next: ResMut<NextState<Screen>>,
    mut requests: MessageWriter<LibraryRequest>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let profile = open.0.as_ref().and_then(|who| library.ratings.profile(who));
    let mut press = None;
    stage::screen(context, "player", Ground::Veiled, |ui| match profile {
        Some(profile) => page(ui, profile, &library.ratings, &picked, &mut press),
        None => {
            if stage::head(ui, texts::stage_players(), "") {
                press = Some(PageAction::Back);
            }
            theme::quiet(ui, texts::players_gone());
        }
    });
    match press {
        None => {}
        Some(PageAction::Back) => next.set(Screen::Players),
        Some(PageAction::Watch(path)) => {
            requests.write(LibraryRequest::Watch(path));
        }
        Some(PageAction::Compare(pick)) => picked.toggle(pick),
        Some(PageAction::Open(who)) => open.0 = Some(who),
        Some(PageAction::ClearComparison) => picked.clear(),
    }
    Ok(())
}

fn page(
    ui: &mut Ui,
    profile: &Profile,
    ratings: &Ratings,
    picked: &Picked,
    press: &mut Option<PageAction>,
) {
    let about = match profile.cimax {
        Some(cimax) => {
            let experience = decimal(&profile.experience.to_string());
            texts::players_cimax(&decimal(&cimax.to_string()), &experience)
        }
        None => texts::players_none_rated().to_owned(),
    };
    if stage::head(ui, &player_name(&profile.name), &about) {
        *press = Some(PageAction::Back);
    }
    stage::scroll(ui, 0.0, |ui| {
        if comparison::show(ui, picked, ratings) {
            *press = Some(PageAction::ClearComparison);
        }
        let whole = ui.available_width();
        let left = (whole - theme::GROUP_GAP) * LEFT;
        let right = whole - theme::GROUP_GAP - left;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = theme::GROUP_GAP;
            column(ui, left, |ui| {
                rating(ui, profile, ratings);
                games(ui, profile);
                achievements::levels(ui, profile, ratings);
                achievements::openings(ui, profile, ratings);
                achievements::achievements(ui, profile, ratings);
                duels(ui, profile, ratings, press);
            });
            column(ui, right, |ui| {
                theme::section(ui, texts::players_history());
                for (counted, seat) in ratings.history(&profile.id).rev() {
                    past(ui, counted, seat, picked, press);
                }
            });
        });
    });
}

fn column(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.x = theme::GAP;
        contents(ui);
    });
}

pub(super) fn group(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui)) {
    theme::panel_frame().show(ui, |ui| {
        ui.set_width(ui.available_width());
        theme::section(ui, name);
        contents(ui);
    });
    ui.add_space(4.0);
}

fn rating(ui: &mut Ui, profile: &Profile, ratings: &Ratings) {
    let course = ratings.course(&profile.id);
    if course.len() < 2 {
        return;
    }
    group(ui, texts::players_course(), |ui| {
        let lines = [Series {
            name: String::new(),
            tone: palette::ACCENT,
            values: course.iter().map(|cimax| cimax.to_f64()).collect(),
        }];
        let chart = LineChart {
            name: "CIMAX",
            lines: &lines,
            height: 150.0,
            mark: Some(START_CIMAX.to_f64()),
            shown: None,
        };
        let exchanged: Vec<_> = ratings
            .history(&profile.id)
            .filter(|(counted, _)| counted.exchange.is_some())
            .collect();
        chart.show(ui, |point| {
            let cimax = course.get(point).copied().unwrap_or_default();
            let cimax = decimal(&cimax.to_string());
            match point
                .checked_sub(1)
                .and_then(|number| exchanged.get(number))
            {
                Some((counted, seat)) => {
                    texts::players_cimax_after(&cimax, &occasion(&counted.finished, *seat))
                }
                None => texts::players_cimax_at_start(&cimax),
            }
        });
        let best = course.iter().max().copied().unwrap_or_default();
        let best = decimal(&best.to_string());
        theme::note(
            ui,
            texts::players_rated_matches(profile.rated.played, &best),
        );
    });
}

fn games(ui: &mut Ui, profile: &Profile) {
    group(ui, texts::games(), |ui| {
        Grid::new("games").spacing(vec2(22.0, 4.0)).show(ui, |ui| {
            head_of_column(ui, "");
            heads_of_counts(ui);
            ui.end_row();
            for (game, tally) in &profile.by_game {
                ui.label(game_name(game));
                counts(ui, *tally);
                ui.end_row();
            }
        });
    });
}

/// The name of a column, on one line.
pub(super) fn head_of_column(ui: &mut Ui, name: &str) {
    let name = RichText::new(name)
        .small()
        .color(palette::TEXT_QUIET.egui());
    ui.add(Label::new(name).extend());
}

/// The names of the columns of [`counts`].
fn heads_of_counts(ui: &mut Ui) {
    for head in [
        texts::players_matches(),
        texts::players_won(),
        texts::players_drawn(),
        texts::players_lost(),
    ] {
        head_of_column(ui, head);
    }
}

fn counts(ui: &mut Ui, tally: Tally) {
    for count in [tally.played, tally.won, tally.drawn, tally.lost] {
        ui.label(count.to_string());
    }
}

fn duels(ui: &mut Ui, profile: &Profile, ratings: &Ratings, press: &mut Option<PageAction>) {
    let duels = ratings.head_to_heads(&profile.id);
    if duels.is_empty() {
        return;
    }
    group(ui, texts::players_head_to_head(), |ui| {
        Grid::new("duels").spacing(vec2(12.0, 4.0)).show(ui, |ui| {
            head_of_column(ui, "");
            heads_of_counts(ui);
            head_of_column(ui, "CIMAX");
            ui.end_row();
            for (other, duel) in duels {
                let button = PushButton::new(player_name(&other.name))
                    .icon(sign(&other.id))
                    .height(34.0)
                    .quiet();
                if ui.add(button.tip(texts::players_open_page())).clicked() {
                    *press = Some(PageAction::Open(other.id.clone()));
                }
                counts(ui, duel.all);
                if duel.gained == Ximas::ZERO {
                    ui.label("–");
                } else {
                    ui.label(signed(duel.gained));
                }
                ui.end_row();
            }
        });
    });
}

/// A match in the history of the player who sat in `seat`.
fn past(
    ui: &mut Ui,
    counted: &RatingStep,
    seat: Player,
    picked: &Picked,
    press: &mut Option<PageAction>,
) {
    let played = &counted.finished;
    Frame::new()
        .fill(palette::PANEL.egui_alpha(238))
        .stroke(Stroke::new(1.0, palette::LINE.egui_alpha(130)))
        .corner_radius(theme::RADIUS)
        .inner_margin(Margin::symmetric(14, 8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.push_id(&played.path, |ui| {
                ui.horizontal_top(|ui| {
                    let watch = PushButton::new(texts::stage_watch())
                        .icon(Icon::Eye)
                        .height(36.0);
                    let compare = PushButton::new(texts::players_compare())
                        .icon(Icon::Chart)
                        .height(36.0)
                        .tip(texts::players_compare_tip());
                    let buttons = watch.needs(ui) + compare.needs(ui) + theme::GAP;
                    let words = ui.available_width() - buttons.max(260.0);
                    let top_down = Layout::top_down(Align::Min);
                    ui.allocate_ui_with_layout(vec2(words, 0.0), top_down, |ui| {
                        ui.set_width(words);
                        ui.spacing_mut().item_spacing.y = 2.0;
                        said(ui, counted, seat);
                    });
                    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                        if ui.add(watch).clicked() {
                            *press = Some(PageAction::Watch(played.path.clone()));
                        }
                        if played.magnitudes.is_some() {
                            let pick = Pick {
                                path: played.path.clone(),
                                seat,
                            };
                            let is_picked = picked.contains(&pick);
                            if ui.add(compare.selected(is_picked)).clicked() {
                                *press = Some(PageAction::Compare(pick));
                            }
                        }
                    });
                });
                theme::note(ui, particulars(played, seat));
            });
        });
}

fn said(ui: &mut Ui, counted: &RatingStep, seat: Player) {
    let played = &counted.finished;
    ui.horizontal(|ui| {
        let (word, tone) = match played.result_of(seat) {
            PlayerResult::Won => (texts::players_match_won(), palette::GOOD),
            PlayerResult::Drawn => (texts::players_match_drawn(), palette::TEXT_QUIET),
            PlayerResult::Lost => (texts::players_match_lost(), palette::WARN),
        };
        let word = RichText::new(word).text_style(theme::strong_style());
        ui.label(word.color(tone.egui()));
        ui.add(Label::new(texts::players_against(&against(played, seat))).truncate());
    });
    if let Some(exchange) = &counted.exchange
        && let Some(change) = exchange.seats.get(seat.index())
    {
        let after = decimal(&change.after.to_string());
        theme::quiet(
            ui,
            texts::players_cimax_change(&signed(change.delta()), &after),
        );
        theme::note(ui, exchange.correction.to_string());
    }
}

/// A change with a minus sign that is as wide as the plus sign.
fn signed(change: Ximas) -> String {
    decimal(&change.signed().replace('-', "−"))
}

/// The names of everybody else at the table.
pub(super) fn against(played: &FinishedMatch, seat: Player) -> String {
    let seats = played.seats.iter().enumerate();
    let others: Vec<String> = seats
        .filter(|(other, _)| *other != seat.index())
        .map(|(_, seat)| player_name(&seat.name))
        .collect();
    others.join(", ")
}

/// A match in a few words: "2026-11-20 against Ben, won".
pub(super) fn occasion(played: &FinishedMatch, seat: Player) -> String {
    let result = match played.result_of(seat) {
        PlayerResult::Won => "won",
        PlayerResult::Drawn => "drawn",
        PlayerResult::Lost => "lost",
    };
    let others = against(played, seat);
    if played.date.is_empty() {
        texts::players_occasion(&others, result)
    } else {
        texts::players_occasion_dated(&played.date, &others, result)
    }
}

/// Game, day, colour, and the performance; why the match is not rated, where
/// it might have been.
fn particulars(played: &FinishedMatch, seat: Player) -> String {
    let mut parts = vec![game_name(&played.game).to_owned()];
    parts.extend(played.colours.get(seat.index()).map(ToString::to_string));
    for part in [&*played.date, record::said(&played.game, &played.event)] {
        if !part.is_empty() {
            parts.push(part.to_owned());
        }
    }
    if let Some(magnitudes) = &played.magnitudes {
        if let Some(performance) = magnitudes.player(seat) {
            let power = decimal(&format!("{:.2}", performance.power()));
            let force = decimal(&performance.force.to_string());
            parts.push(texts::players_performance(&force, &power));
        }
        let level = decimal(&magnitudes.level().to_string());
        parts.push(texts::players_quality(&level, magnitudes.grade().name()));
    }
    match &played.rated {
        Ok(()) | Err(Unrated::Game) => {}
        Err(why) => parts.push(texts::players_not_rated(&why.to_string())),
    }
    parts.join(" · ")
}
