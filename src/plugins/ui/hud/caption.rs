//! What just happened, and why it matters, in plain words: over a match that is
//! watched, and under one that is filmed.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Align, Color32, FontId, Margin, Stroke, Ui, vec2},
};

use crate::plugins::ui::hud::{
    Hud, HudSystems, RightColumn, Table, panel,
    players::seats::shown_name,
    review::graph::Course,
    status::refusals::Refused,
    words::{self, AnyWords, GameWords},
};
use crate::{
    plugins::{
        app::{session::Analysis, states::Activity},
        scene::palette,
        ui::theme::{self, PushButton},
    },
    record::{self, Mark, Match},
    rules::{AnyGame, AnyPlayedMove, Retirement},
    texts,
    words::{Language, language},
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(HudSystems::Status)
            .run_if(in_state(Activity::Replay)),
    );
}

/// What is said of a position of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Caption {
    /// What the last move did; before the first move, the players.
    pub(crate) line: String,
    /// What an annotator thinks of that move.
    pub(crate) mark: Option<Mark>,
    /// Why it matters; may be empty.
    pub(crate) comment: String,
}

impl Caption {
    /// The words for the position after `shown` moves.
    ///
    /// The end of the match comes before everything else, then what an
    /// annotator has said, what the search thinks of the move, what the game
    /// has to say, and what has changed in the score.
    pub(crate) fn new(
        record: &Match,
        shown: usize,
        all: &GameWords,
        course: Option<&Course>,
    ) -> Self {
        Self::with_report(record, shown, all, course, |words, played| {
            words.report(played)
        })
    }

    /// The same for people who see the table from afar: without coordinates where the game can
    /// do without.
    pub(crate) fn for_onlookers(record: &Match, shown: usize, all: &GameWords) -> Self {
        Self::with_report(record, shown, all, None, |words, played| {
            played.narration().or_else(|| words.report(played))
        })
    }

    fn with_report(
        record: &Match,
        shown: usize,
        all: &GameWords,
        course: Option<&Course>,
        report: impl Fn(&dyn AnyWords, &dyn AnyPlayedMove) -> Option<String>,
    ) -> Self {
        let game = record.position();
        let Some(ply) = shown.checked_sub(1).and_then(|at| record.plies().get(at)) else {
            let names: Vec<String> = record
                .seats()
                .iter()
                .zip(game.colours())
                .map(|(seat, colour)| match (shown_name(seat), colour.name()) {
                    (name, colour) if name == colour => name,
                    (name, colour) => format!("{name} ({colour})"),
                })
                .collect();
            let said = [record.terms().event.as_str(), record.start_comment()];
            let said = said.map(|text| record::said(&record.terms().game, text));
            let said: Vec<&str> = said.into_iter().filter(|it| !it.is_empty()).collect();
            return Self {
                line: texts::replay_opening(game.info().name, &names.join(" – ")),
                mark: None,
                comment: running(&said.join(" – ")),
            };
        };
        let Some(played) = record.move_before(shown) else {
            return Self::default();
        };
        let played = played.as_ref();
        let words = all.for_position(played.before());
        let line = words::move_sentence(ply.by, played, report(words, played));
        let end = record
            .outcome()
            .filter(|_| shown == record.len())
            .map(|outcome| words::sentence(&outcome.explanation));
        let noted = record::said(&record.terms().game, &ply.comment);
        let noted = || (!noted.is_empty()).then(|| running(noted));
        let judged = || {
            let turning = course?.turnings.iter().find(|it| it.ply == shown)?;
            Some(turning.comment().to_owned())
        };
        let matters = || {
            let said = words.significance(played)?;
            Some(format!("{}.", words::sentence(&said)))
        };
        let scored = || lead_change(played.before(), played.after());
        let last = Retirement::from_text(&ply.mv).is_some();
        let comment = end
            .map(|end| match noted() {
                Some(noted) if !last => format!("{end} {noted}"),
                _ => end,
            })
            .or_else(noted)
            .or_else(judged)
            .or_else(matters)
            .or_else(scored);
        Self {
            line,
            mark: ply.mark,
            comment: comment.unwrap_or_default(),
        }
    }
}

/// The lines of a comment one after the other: a caption has little room.
fn running(comment: &str) -> String {
    comment.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What has changed in who leads: "White leads 12 to 7."
fn lead_change(before: &dyn AnyGame, after: &dyn AnyGame) -> Option<String> {
    let line = after.lead()?.line;
    let is_news = before.lead().is_none_or(|before| before.line != line);
    is_news.then(|| format!("{}.", words::sentence(&line)))
}

/// The width of the button that leads to the result.
const BUTTON: f32 = 84.0;

/// What a caption is about: revision, position, how much of the match was analysed, the language,
/// and what is noted of the move.
type CaptionKey = (u64, usize, usize, Language, Option<(Option<Mark>, String)>);
/// The last caption with what it was about.
type Said = Option<(CaptionKey, Caption)>;

/// Says it over a match that is watched.
fn show(
    mut contexts: EguiContexts,
    table: Table,
    analysis: Res<Analysis>,
    refused: Res<Refused>,
    mut hud: ResMut<Hud>,
    mut said: Local<Said>,
) -> Result {
    let session = &table.session;
    let context = contexts.ctx_mut()?;
    let record = session.record();
    let known = analysis.per_ply.iter().flatten().count();
    let last = session.shown().checked_sub(1);
    // A comment may be being written.
    let noted = last.and_then(|last| record.plies().get(last));
    let noted = noted.map(|ply| (ply.mark, ply.comment.clone()));
    let about = (
        session.revision(),
        session.shown(),
        known,
        language(),
        noted,
    );
    let caption = match &*said {
        Some((of, caption)) if *of == about => caption,
        _ => {
            let course = Course::from_match(record, &analysis.per_ply);
            let caption = Caption::new(record, session.shown(), &table.words, course.as_ref());
            &said.insert((about, caption)).1
        }
    };
    let line = Stroke::new(1.0, palette::LINE.egui_alpha(170));
    let frame = theme::panel_frame()
        .stroke(line)
        .inner_margin(Margin::symmetric(18, 8));
    panel(
        context,
        "status",
        table.layout.status,
        frame,
        *table.overlay.get(),
        |ui| {
            ui.set_min_height(ui.available_height());
            ui.spacing_mut().item_spacing.y = 1.0;
            let ended = session.position().outcome().is_some() && !hud.has(RightColumn::Result);
            let whole = ui.max_rect();
            let text = palette::TEXT.egui();
            if caption.comment.is_empty() && refused.reason().is_none() && !ended {
                // A line alone stands in the middle.
                let font = FontId::new(24.0, theme::strong_family());
                let row = ui.fonts_mut(|fonts| fonts.row_height(&font));
                ui.add_space((ui.available_height() - row).max(0.0) / 2.0);
            }
            fitted(ui, &caption.line, &[24.0, 21.0, 18.0, 16.0, 14.0], 1, text);
            // The button has its place at the right, below what the move did, and the
            // words stay in the middle.
            let beside = if ended { BUTTON + theme::GAP } else { 0.0 };
            let below = ui.available_rect_before_wrap();
            let middle = below.shrink2(vec2(beside, 0.0));
            ui.scope_builder(
                egui::UiBuilder::new().max_rect(middle),
                |ui| match refused.reason() {
                    Some(reason) => {
                        fitted(ui, reason, &[18.0, 16.0, 15.0], 2, palette::WARN.egui());
                    }
                    None => {
                        let quiet = palette::TEXT_QUIET.egui();
                        // More would lie over the board; hovering shows the rest.
                        fitted(ui, &caption.comment, &[18.0, 16.0, 15.0, 14.0], 2, quiet);
                    }
                },
            );
            if ended {
                let size = vec2(BUTTON, 34.0);
                let corner = egui::pos2(whole.right() - BUTTON, below.top() + 6.0);
                let place = egui::Rect::from_min_size(corner, size);
                let button = PushButton::new(texts::status_result()).height(34.0);
                let tip = texts::status_result_tip();
                if ui.put(place, button.tip(tip)).clicked() {
                    hud.set(RightColumn::Result, true);
                }
            }
        },
    );
    Ok(())
}

/// A centred text, in the largest of the sizes in which it takes at most `rows`
/// rows.
fn fitted(ui: &mut Ui, text: &str, sizes: &[f32], rows: usize, colour: Color32) {
    if text.is_empty() {
        return;
    }
    let width = ui.available_width();
    let lay = |size: f32| {
        let mut job = egui::text::LayoutJob {
            wrap: egui::text::TextWrapping {
                max_rows: rows,
                ..egui::text::TextWrapping::wrap_at_width(width)
            },
            halign: Align::Center,
            ..Default::default()
        };
        let family = if rows == 1 {
            theme::strong_family()
        } else {
            egui::FontFamily::Proportional
        };
        let font = egui::TextFormat::simple(FontId::new(size, family), colour);
        job.append(text, 0.0, font);
        ui.painter().layout_job(job)
    };
    let smallest = sizes.last().copied().unwrap_or(16.0);
    let galley = sizes
        .iter()
        .map(|size| lay(*size))
        .find(|galley| !galley.elided)
        .unwrap_or_else(|| lay(smallest));
    let size = vec2(width, galley.size().y);
    let (rect, response) = ui.allocate_exact_size(size, egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, text));
    let elided = galley.elided;
    ui.painter().galley(rect.center_top(), galley, colour);
    if elided {
        response.on_hover_text(text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{engine::Verdict, record::testing, rules::registry};

    fn played(moves: &[&str]) -> Match {
        let mut terms = testing::terms("xafka", &["Ada", "Ben"], &[]);
        terms.event = "A first evening".to_owned();
        testing::played_on(terms, moves)
    }

    fn said(record: &Match, shown: usize, course: Option<&Course>) -> (String, String) {
        let caption = Caption::new(record, shown, &GameWords::default(), course);
        (caption.line, caption.comment)
    }

    #[test]
    fn the_start_names_the_players_and_the_end_says_why() {
        let record = played(&["d4", "g5", "resign"]);
        let (line, comment) = said(&record, 0, None);
        assert_eq!(line, "mini-Xafka: Ada (Black) – Ben (White)");
        assert_eq!(comment, "A first evening");
        let commented = record.clone().with_start_comment("The final.\nIt is late.");
        assert_eq!(
            said(&commented, 0, None).1,
            "A first evening – The final. It is late."
        );
        let (line, comment) = said(&record, 3, None);
        assert_eq!(line, "Black resigned.");
        assert!(comment.contains("White wins"), "{comment}");
        assert_eq!(said(&record, 1, None).1, "");
    }

    #[test]
    fn a_move_that_turned_the_match_says_so() {
        let record = played(&["d4", "g5", "resign"]);
        // As Black sees it: White had a win, and gives it away.
        let verdicts = [
            Verdict::Loss { plies: 21 },
            Verdict::Loss { plies: 20 },
            Verdict::Win { plies: 19 },
        ]
        .map(Some);
        let course = Course::from_match(&record, &verdicts).unwrap();
        assert!(course.turnings.iter().any(|turning| turning.ply == 2));
        assert!(!said(&record, 2, Some(&course)).1.is_empty());
    }

    #[test]
    fn a_score_that_does_not_change_is_not_mentioned() {
        let start = registry::start("xafka", &Default::default()).unwrap();
        assert_eq!(lead_change(start.as_ref(), start.as_ref()), None);
    }
}
