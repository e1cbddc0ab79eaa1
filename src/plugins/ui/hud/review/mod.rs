//! The review of a match: the moves that gave something away, one's own first, each with
//! what was played, what was better and why, and the way to try it again.
//!
//! Which moves these are is found by the session's [`Review`]; the board shows the one
//! that is looked at, see `board::beacons`.

pub(super) mod accuracy;
pub(super) mod graph;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        Align, Label, Layout, Margin, RichText, ScrollArea, Sense, Stroke, Ui, UiBuilder,
        scroll_area::ScrollAreaOutput, vec2,
    },
};

use self::graph::Course;
use super::{
    Hud, HudSystems, Table,
    layout::RightColumn,
    panel,
    words::{self, AnyWords, pieces, rounds::round_of, sentences::move_words},
};
use crate::{
    engine::{coach::AdviceKind, review::Conclusion},
    plugins::{
        app::session::{
            Analysis, Moment, Progress, Resigned, Review, Session, SessionRequest, Tally,
            TrialRequest, addressed,
        },
        scene::palette::{self, Tone},
        ui::theme::{self, Icon, PushButton},
    },
    record::Match,
    rules::Player,
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(HudSystems::Right));
}

/// What is played, and what would have been better: the colours of their arrows.
pub const PLAYED: Tone = palette::WARN;
/// See [`PLAYED`].
pub const BETTER: Tone = palette::GOOD;

/// The room for the scroll bar.
const BAR: f32 = 10.0;
/// What the frame of a card takes of its width.
const INSET: f32 = 30.0;
/// How wide the tags before the moves are.
const TAG: f32 = 62.0;

/// A button that leads to the review of the match on the table.
pub(super) fn button(width: f32) -> PushButton {
    PushButton::new(texts::review_match())
        .icon(Icon::Chart)
        .width(width)
        .tip(texts::review_match_tip())
}

/// Opens the review, and has it made.
pub(super) fn open(hud: &mut Hud, review: &mut Review) {
    review.begin();
    hud.set(RightColumn::Review, true);
}

/// The weightiest finding of the review, or how far it has come.
pub(super) fn finding(
    session: &Session,
    review: &Review,
    analysis: &Analysis,
    words: &dyn AnyWords,
) -> String {
    let record = session.record();
    if let Some(said) = resigned(session, review, analysis) {
        return said;
    }
    let deciding = review.deciding(session, analysis);
    let found = deciding.and_then(|ply| review.found(ply).cloned());
    let first = found.or_else(|| review.first_moment(record).cloned());
    match (first, progress_text(review.progress(session, analysis))) {
        (Some(moment), _) => heading(session, &moment, words),
        (None, Some(progress)) => progress,
        (None, None) => {
            let concluded = concluded(session, (review, analysis), words);
            concluded.map(|(said, _)| said).unwrap_or_else(|| {
                let tallies = review.tallies(session, analysis);
                nothing_found(session, &tallies).0
            })
        }
    }
}

/// A sentence about a player who resigned without having to.
fn resigned(session: &Session, review: &Review, analysis: &Analysis) -> Option<String> {
    let (by, what) = review.resigned(session, analysis)?;
    let name = words::name(session.position(), by);
    Some(match what {
        Resigned::Won => texts::review_resigned_won(name),
        Resigned::Level => texts::review_resigned_level(name),
    })
}

/// How far the review has come, as a line; nothing when it is done.
pub(crate) fn progress_text(progress: Progress) -> Option<String> {
    match progress {
        Progress::Positions { known, of } => Some(texts::review_looking(known, of)),
        Progress::Proofs { .. } => Some(texts::review_proving().to_owned()),
        Progress::Moves { judged, of } => Some(texts::review_checking(judged + 1, of)),
        Progress::Done => None,
    }
}

/// What there is to say besides the moves that are named, in words, and the ply, counted from 1,
/// that it speaks of; nothing where that is only that nothing else was found.
fn concluded(
    session: &Session,
    (review, analysis): (&Review, &Analysis),
    words: &dyn AnyWords,
) -> Option<(String, Option<usize>)> {
    let (conclusion, gap) = review.conclusion(session, analysis)?;
    let says_nothing = matches!(conclusion, Conclusion::Faultless | Conclusion::NotKnown);
    if says_nothing && (gap.is_none() || !review.moments().is_empty()) {
        return None;
    }
    let said = told_conclusion(&conclusion, gap, session.looked_at(), words);
    let ply = match conclusion {
        Conclusion::Slid { most, .. } => Some(most),
        Conclusion::TurnedWithin(plies) => Some(plies.start() - 1),
        Conclusion::Behind { .. } | Conclusion::NotKnown => gap.map(|(_, ply)| ply),
        Conclusion::Faultless => None,
    };
    Some((said, ply))
}

/// A conclusion in words.
pub(super) fn told_conclusion(
    conclusion: &Conclusion,
    gap: Option<(Player, usize)>,
    record: &Match,
    words: &dyn AnyWords,
) -> String {
    let name = |by| words::name(record.position(), by).to_owned();
    conclusion.text(gap, name, |ply| round_of(record, words, ply))
}

/// The heading of a moment: "Move 14: you made a mistake".
pub(crate) fn heading(session: &Session, moment: &Moment, words: &dyn AnyWords) -> String {
    let is_blunder = moment.advice.kind == AdviceKind::Blunder;
    let is_reader = addressed(session.record()) == Some(moment.by);
    let name = words::name(session.position(), moment.by);
    let round = round_of(session.looked_at(), words, moment.ply);
    match (is_blunder, is_reader) {
        (true, true) => texts::review_you_blundered(round),
        (false, true) => texts::review_you_erred(round),
        (true, false) => texts::review_blundered(round, name),
        (false, false) => texts::review_erred(round, name),
    }
}

/// What stands behind a mistake in the list of moves.
pub(super) const fn sign(moment: &Moment) -> &'static str {
    match moment.advice.kind {
        AdviceKind::Blunder => "??",
        _ => "?",
    }
}

/// What would have been better than a mistake, in words.
pub(super) fn better(moment: &Moment, words: &dyn AnyWords) -> Option<String> {
    let better = moment.advice.better.as_ref()?;
    Some(texts::review_better(&told(moment, better, words)))
}

/// A move in words: "Slide to d4".
fn told(moment: &Moment, mv: &str, words: &dyn AnyWords) -> String {
    let proposal = words.proposal(moment.before.as_ref(), mv);
    proposal.map_or_else(|| move_words(mv, words), |text| words::sentence(&text))
}

fn show(
    mut contexts: EguiContexts,
    table: Table,
    analysis: Res<Analysis>,
    mut review: ResMut<Review>,
    mut hud: ResMut<Hud>,
    mut requests: MessageWriter<SessionRequest>,
) -> Result {
    if hud.right(analysis.enabled) != RightColumn::Review {
        return Ok(());
    }
    let session = &table.session;
    let words = table.words();
    let context = contexts.ctx_mut()?;
    let frame = theme::panel_frame()
        .stroke(Stroke::new(2.0, palette::ACCENT.egui()))
        .inner_margin(Margin::same(14));
    let place = table.layout.right;
    let mut chosen = None;
    panel(
        context,
        "review",
        place,
        frame,
        *table.overlay.get(),
        |ui| {
            ui.set_min_height(ui.available_height());
            ui.horizontal(|ui| {
                theme::section(ui, texts::review_title());
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    if theme::icon_button(ui, Icon::Cross, texts::review_close()).clicked() {
                        hud.set(RightColumn::Review, false);
                        review.look_at(None);
                    }
                });
            });
            let is_trial = session.trial_from().is_some();
            if !is_trial
                && let Some(course) = Course::from_match(session.record(), &analysis.per_ply)
            {
                // The marks stand for the cards below.
                let moments = review.moments();
                let course = course.marked_at(moments.iter().map(|moment| (moment.ply, moment.by)));
                if let Some(ply) = graph::show(ui, 92.0, &course, session, words) {
                    requests.write(SessionRequest::seek(ply));
                }
            }
            let width = ui.available_width() - BAR;
            let mut tops = Vec::new();
            let list = ScrollArea::vertical()
                .auto_shrink([false, false])
                .show(ui, |ui| {
                    ui.set_max_width(width);
                    let moments = review.moments();
                    let deciding = review.deciding(session, &analysis);
                    let is_at_end = !is_trial && session.at_end();
                    for moment in &moments {
                        let is = (
                            review.looks_at() == Some(moment.ply) && !is_at_end,
                            deciding == Some(moment.ply),
                        );
                        tops.push((moment.ply, ui.cursor().top() - ui.min_rect().top()));
                        if let Some(choice) = card(ui, session, moment, words, (width, is)) {
                            chosen = Some(choice);
                        }
                    }
                    if !is_trial
                        && let Some(ply) = conclusion(ui, session, (&review, &analysis), words)
                    {
                        requests.write(SessionRequest::seek(ply));
                    }
                    let tallies = review.tallies(session, &analysis);
                    accuracy::show(ui, session, &tallies, words);
                });
            hold(ui, list, &tops);
        },
    );
    if let Some(press) = chosen {
        follow(press, session, &mut review, &mut requests);
    }
    Ok(())
}

/// Keeps the card that is being read in its place when another is inserted above it. `tops` has
/// the ply of each card and where in the list it begins.
fn hold(ui: &Ui, mut list: ScrollAreaOutput<()>, tops: &[(usize, f32)]) {
    let read = list.id.with("read");
    let before = ui.data(|data| data.get_temp::<(usize, f32)>(read));
    let now = before.and_then(|(ply, _)| tops.iter().find(|(other, _)| *other == ply));
    if let (Some((_, before)), Some((_, now))) = (before, now)
        && before != *now
        && list.state.offset.y > 0.0
    {
        list.state.offset.y += now - before;
        list.state.store(ui.ctx(), list.id);
        ui.ctx().request_repaint();
    }
    let offset = list.state.offset.y;
    let first = tops.iter().rfind(|(_, top)| *top <= offset + 1.0);
    if let Some(first) = first.or(tops.first()) {
        ui.data_mut(|data| data.insert_temp(read, *first));
    }
}

/// Does what was pressed on a card.
fn follow(
    press: CardPress,
    session: &Session,
    review: &mut Review,
    requests: &mut MessageWriter<SessionRequest>,
) {
    match press {
        CardPress::Look(ply) => {
            if session.trial_from().is_some() {
                requests.write(SessionRequest::Trial(TrialRequest::End));
            }
            requests.write(SessionRequest::seek(ply - 1));
            review.look_at(Some(ply));
        }
        CardPress::Try(ply) => {
            review.look_at(Some(ply));
            requests.write(SessionRequest::Trial(TrialRequest::Retry(ply)));
        }
    }
}

/// What was pressed on a card.
enum CardPress {
    /// Show the position before this ply, counted from 1.
    Look(usize),
    /// Try another move there.
    Try(usize),
}

fn card(
    ui: &mut Ui,
    session: &Session,
    moment: &Moment,
    words: &dyn AnyWords,
    (width, (looked, decided)): (f32, (bool, bool)),
) -> Option<CardPress> {
    let mut choice = None;
    // The card is pressed as a whole; its buttons lie above. The keyboard has the buttons.
    let whole = UiBuilder::new().id_salt(moment.ply).sense(Sense::CLICK);
    let pressed = ui.scope_builder(whole, |ui| {
        let is_over = ui.response().contains_pointer();
        let line = match looked || is_over {
            true => palette::ACCENT,
            false => palette::LINE,
        };
        let frame = theme::inset_frame().stroke(Stroke::new(1.5, line.egui()));
        choice = frame
            .show(ui, |ui| {
                findings(ui, session, moment, words, (width, (looked, decided)))
            })
            .inner;
    });
    if pressed.response.clicked() {
        choice.get_or_insert(CardPress::Look(moment.ply));
    }
    ui.add_space(theme::GAP);
    choice
}

/// What a card says, and its buttons.
fn findings(
    ui: &mut Ui,
    session: &Session,
    moment: &Moment,
    words: &dyn AnyWords,
    (width, (looked, decided)): (f32, (bool, bool)),
) -> Option<CardPress> {
    let mut choice = None;
    ui.set_width(width - INSET);
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(26.0, 26.0), Sense::hover());
        let colour = words::colour(session.position(), moment.by);
        pieces::chip(ui.painter(), rect, colour, words.outline(moment.by));
        let heading = RichText::new(heading(session, moment, words));
        ui.add(Label::new(heading.text_style(theme::strong_style())).wrap());
    });
    tagged(
        ui,
        texts::review_tag_played(),
        PLAYED,
        &told(moment, &moment.mv, words),
    );
    // Whoever tries again finds it.
    let is_sought = looked && session.trial_from().is_some();
    if let Some(better) = moment.advice.better.as_ref().filter(|_| !is_sought) {
        tagged(
            ui,
            texts::review_tag_better(),
            BETTER,
            &told(moment, better, words),
        );
    }
    if !is_sought {
        ui.add(Label::new(RichText::new(moment.advice.said.text()).size(16.0)).wrap());
    }
    if decided {
        let text = RichText::new(texts::review_deciding()).text_style(theme::strong_style());
        ui.add(Label::new(text.size(16.0)).wrap());
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let width = ui.available_width() - 6.0;
        let look = PushButton::new(texts::review_show())
            .icon(Icon::Eye)
            .height(34.0);
        let look = look.width(width * 0.5).selected(looked && !is_sought);
        if ui.add(look.tip(texts::review_show_tip())).clicked() {
            choice = Some(CardPress::Look(moment.ply));
        }
        let again = PushButton::new(texts::review_retry())
            .icon(Icon::Restart)
            .height(34.0);
        let again = again.width(width * 0.5);
        if ui.add(again.tip(texts::review_retry_tip())).clicked() {
            choice = Some(CardPress::Try(moment.ply));
        }
    });
    choice
}

/// A move behind a word in the colour of its arrow.
fn tagged(ui: &mut Ui, tag: &str, tone: Tone, text: &str) {
    ui.horizontal(|ui| {
        let tag = RichText::new(tag).color(tone.egui()).size(16.0);
        ui.allocate_ui_with_layout(
            vec2(TAG, 22.0),
            Layout::left_to_right(Align::Center),
            |ui| {
                ui.set_width(TAG);
                ui.add(Label::new(tag).selectable(false));
            },
        );
        let text = RichText::new(text)
            .text_style(theme::strong_style())
            .size(17.0);
        ui.add(Label::new(text).wrap());
    });
}

/// How far the review has come or, in the end, what is known besides the moves it names. Returns
/// the ply of which that speaks, when it was asked for.
fn conclusion(
    ui: &mut Ui,
    session: &Session,
    (review, analysis): (&Review, &Analysis),
    words: &dyn AnyWords,
) -> Option<usize> {
    let resigned = resigned(session, review, analysis);
    if let Some(said) = &resigned {
        strong(ui, said);
    }
    if let Some(text) = progress_text(review.progress(session, analysis)) {
        theme::quiet(ui, text);
    } else if let Some((said, ply)) = concluded(session, (review, analysis), words) {
        strong(ui, &said);
        let look = PushButton::new(texts::review_show()).icon(Icon::Eye);
        return ply.filter(|_| ui.add(look.height(34.0)).clicked());
    } else if review.moments().is_empty() && resigned.is_none() {
        nothing(ui, session, &review.tallies(session, analysis));
    }
    None
}

/// What is said where no move was found, and whether that is known: that there is none only
/// where it is.
fn nothing_found(session: &Session, tallies: &[Tally]) -> (String, bool) {
    let reader = addressed(session.record());
    let mut concerned = tallies
        .iter()
        .filter(|it| reader.is_none_or(|me| it.by == me));
    let is_known = !tallies.is_empty() && concerned.all(|tally| tally.faultless);
    let conclusion = match is_known {
        true if reader.is_some() => return (texts::review_none_of_yours().to_owned(), is_known),
        true => Conclusion::Faultless,
        false => Conclusion::NotKnown,
    };
    (
        conclusion.text(None, |_| String::new(), |ply| ply),
        is_known,
    )
}

fn nothing(ui: &mut Ui, session: &Session, tallies: &[Tally]) {
    let (said, is_known) = nothing_found(session, tallies);
    strong(ui, &said);
    if !is_known {
        theme::note(ui, texts::review_looks_further());
    }
}

fn strong(ui: &mut Ui, text: &str) {
    ui.add(Label::new(RichText::new(text).text_style(theme::strong_style())).wrap());
}
