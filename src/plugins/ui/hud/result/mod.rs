//! The result of a match, beside the final position: who won and why, one number, and what
//! to do next. How the match went in detail is behind one button.

pub(super) mod ending;
mod next_steps;
pub(crate) mod share;

use core::time::Duration;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        Align, Color32, FontId, Label, Layout, Margin, RichText, ScrollArea, Sense, Stroke, Ui,
        vec2,
    },
};

use super::{
    Hud, HudSystems, Table, analysis,
    layout::RightColumn,
    panel,
    players::rating::{self, ForceCourse},
    review::{
        self,
        graph::{self, Course},
    },
    words::{
        self, AnyWords, figures, pieces,
        rounds::rounds_of,
        tables::{self, ResultTable},
    },
};
use crate::{
    plugins::{
        app::{
            keys::{Action, ActionPressed},
            library::match_library::MatchLibrary,
            session::{Analysis, Review, Session, SessionRequest, reader},
            show::Showcase,
        },
        scene::palette,
        ui::theme::{
            self, Icon,
            focus::{enter_here, is_fresh},
        },
    },
    record::{Match, SeatKind, Stakes},
    rules::{AnyGame, Player, Retirement},
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(HudSystems::Right));
}

/// The least height of a fact.
const FACT: f32 = 26.0;

/// What the panel shows of a finished match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ResultView {
    /// The winners: nobody, one player, or partners.
    pub(crate) winners: Vec<Player>,
    /// Who won: "You win", "You lost", "Black wins", "Draw".
    pub(crate) headline: String,
    /// Whether the only person at the table has lost.
    pub(crate) is_lost: bool,
    /// Whether the only person at the table is among the winners.
    pub(crate) is_won: bool,
    /// The score where the game has one, or else the number of turns.
    pub(crate) number: String,
    /// Whether that did not decide it: somebody has left the match.
    pub(crate) is_retired: bool,
    /// What decided, as a sentence.
    pub(crate) explanation: String,
    /// What the deciding word means, if it is one of the game's own.
    pub(crate) meaning: Option<&'static str>,
    /// Facts with their names: turns, light, time.
    pub(crate) facts: Vec<(&'static str, String)>,
    /// The figures of the match.
    pub(crate) tables: Vec<ResultTable>,
}

impl ResultView {
    /// The colour of a win, a loss, or of what is neither.
    pub(super) const fn tone(&self) -> palette::Tone {
        match (self.is_won, self.is_lost) {
            (true, _) => palette::GOOD,
            (_, true) => palette::WARN,
            (false, false) => palette::ACCENT,
        }
    }
}

/// What the panel shows of a match, if it is over.
pub(crate) fn result_view(record: &Match, words: &dyn AnyWords) -> Option<ResultView> {
    let outcome = record.outcome()?;
    let game = record.position();
    let winners: Vec<Player> = outcome.winners.iter().collect();
    let is_won = alone(record).is_some_and(|me| winners.contains(&me));
    let is_lost = !is_won && !winners.is_empty() && alone(record).is_some();
    let headline = decision(record)?;
    let turns = rounds_of(record, words);
    let number = game
        .lead()
        .map_or_else(|| texts::result_in_turns(turns), |lead| lead.line);
    let mut facts = vec![(texts::result_turns(), turns.to_string())];
    facts.extend(pairs(game).map(|pairs| (texts::result_pairs(), pairs)));
    facts.extend(words.milestones(record.plies()));
    let times = record.plies().iter().filter_map(|ply| ply.used);
    let used = times.fold(Duration::ZERO, Duration::saturating_add);
    if used > Duration::from_secs(1) {
        facts.push((texts::result_time(), figures::span(used)));
    }
    Some(ResultView {
        winners,
        headline,
        is_lost,
        is_won,
        explanation: beside(outcome.explanation, &number),
        number,
        is_retired: record.plies().last().is_some_and(|last| retired(&last.mv)),
        meaning: words.reason(outcome.reason),
        facts,
        tables: words.tables(record),
    })
}

fn retired(mv: &str) -> bool {
    Retirement::from_text(mv).is_some()
}

/// An explanation beside the number that decided, "Red: 36 to 9": what it says of the same number
/// is left out.
fn beside(explanation: String, number: &str) -> String {
    let score = number.rsplit_once(": ").map_or(number, |(_, score)| score);
    let before = explanation.split_once(score).map(|(before, _)| before);
    let end = before.and_then(|before| before.rfind(". ").max(before.rfind(": ")));
    match end {
        Some(end) => format!("{}.", explanation[..end].trim_end()),
        None => explanation,
    }
}

/// The only person at the table.
fn alone(record: &Match) -> Option<Player> {
    let seats = (0_u8..).map(Player).zip(&record.terms().seats);
    let mut people = seats.filter(|(_, seat)| matches!(seat.kind, SeatKind::Human));
    let (first, _) = people.next()?;
    people.next().is_none().then_some(first)
}

/// The result as the table hears it: "You win", "You lost", "Black wins", "Draw".
pub(super) fn decision(record: &Match) -> Option<String> {
    let game = record.position();
    let winners: Vec<Player> = record.outcome()?.winners.iter().collect();
    Some(match (winners.as_slice(), alone(record)) {
        ([], _) => texts::status_draw().to_owned(),
        ([winner], Some(me)) if *winner == me => texts::result_you_win().to_owned(),
        (winners, Some(me)) if winners.contains(&me) => {
            let others = winners.iter().copied().filter(|winner| *winner != me);
            texts::result_you_and_win(&names(game, others))
        }
        (_, Some(_)) => texts::result_you_lost().to_owned(),
        ([winner], None) => texts::status_wins(words::name(game, *winner)),
        (winners, None) => texts::status_win_together(&names(game, winners.iter().copied())),
    })
}

/// "Red and Yellow".
fn names(game: &dyn AnyGame, players: impl Iterator<Item = Player>) -> String {
    let names: Vec<&str> = players.map(|player| words::name(game, player)).collect();
    words::together(&names)
}

/// Who played together with whom: "Red and Yellow, Blue and Green". Nothing where
/// everybody plays alone.
fn pairs(game: &dyn AnyGame) -> Option<String> {
    let count = u8::try_from(game.colours().len()).unwrap_or(u8::MAX);
    let sides: Vec<String> = Player::all(count)
        .map(|player| game.side(player))
        // Every pair once, under its first player.
        .enumerate()
        .filter(|(seat, side)| side.len() > 1 && side.iter().all(|it| it.index() >= *seat))
        .map(|(_, side)| names(game, side.iter()))
        .collect();
    (!sides.is_empty()).then(|| sides.join(", "))
}

fn show(
    mut contexts: EguiContexts,
    table: Table,
    library: Res<MatchLibrary>,
    mut force: Local<ForceCourse>,
    analysis: Res<Analysis>,
    mut review: ResMut<Review>,
    mut hud: ResMut<Hud>,
    mut requests: MessageWriter<SessionRequest>,
    (showcase, mut pressed): (Option<Res<Showcase>>, MessageWriter<ActionPressed>),
) -> Result {
    if hud.right(analysis.enabled) != RightColumn::Result {
        return Ok(());
    }
    let session = &table.session;
    let record = session.record();
    let words = table.words.for_position(record.position());
    let Some(view) = result_view(record, words) else {
        return Ok(());
    };
    // Its first finding is told to whoever played the computer; two people ask for it.
    if alone(record).is_some() && !review.is_wanted() {
        review.begin();
    }
    let context = contexts.ctx_mut()?;
    let frame = theme::panel_frame()
        .stroke(Stroke::new(2.0, view.tone().egui()))
        .inner_margin(Margin::same(16));
    let place = table.layout.right;
    let fresh = is_fresh(context, "result");
    panel(
        context,
        "result",
        place,
        frame,
        *table.overlay.get(),
        |ui| {
            if headline(ui, &view, record, words) {
                hud.set(RightColumn::Result, false);
            }
            // Each match begins at the top.
            ScrollArea::vertical()
                .id_salt(session.revision())
                .auto_shrink([false, true])
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = 8.0;
                    summary(ui, &view, record);
                    next_steps::rematch(ui, record, &mut requests);
                    if !record.is_empty() {
                        let button = ui.add(review::button(ui.available_width()));
                        enter_here(ui, &button);
                        if fresh && table.cursor.awake {
                            // Those who have played with keys go on with keys.
                            button.request_focus();
                        }
                        if review.is_wanted() {
                            theme::quiet(ui, review::finding(session, &review, &analysis, words));
                        }
                        if button.clicked() {
                            review::open(&mut hud, &mut review);
                        }
                    }
                    next_steps::next(ui, record, &mut requests);
                    // Visitors leave nothing behind, not even on the clipboard.
                    if next_steps::share_and_more(ui, record, &mut hud, showcase.is_none()) {
                        pressed.write(ActionPressed(Action::Link));
                    }
                    if hud.result_in_full {
                        next_steps::others(ui, session, &mut hud, &mut requests);
                        for table in &view.tables {
                            tables::show(ui, table, record.position(), words);
                        }
                        facts(ui, &view);
                        rated(ui, session, &library, words);
                        force.follow(record);
                        if let Some(ply) = force.show(ui, 104.0, session.shown()) {
                            requests.write(SessionRequest::seek(ply));
                        }
                        course(ui, session, &analysis, words, &mut requests);
                    }
                });
        },
    );
    Ok(())
}

/// Who won, with the button that closes the panel. Returns whether that was
/// pressed.
fn headline(ui: &mut Ui, view: &ResultView, record: &Match, words: &dyn AnyWords) -> bool {
    let row = ui.horizontal(|ui| {
        let row = ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            let close = theme::icon_button(ui, Icon::Cross, texts::result_final_position());
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let side = if view.winners.len() > 1 { 38.0 } else { 54.0 };
                // Beside "You lost", the winner's piece would be taken for one's own.
                let winners = view.winners.iter().filter(|_| !view.is_lost);
                for winner in winners.copied() {
                    let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
                    let colour = words::colour(record.position(), winner);
                    pieces::chip(ui.painter(), rect, colour, words.outline(winner));
                }
                let text = RichText::new(&view.headline)
                    .family(theme::title_family())
                    .color(view.tone().egui())
                    .size(headline_size(ui, &view.headline));
                ui.add(Label::new(text).selectable(false));
            });
            close.clicked()
        });
        row.inner
    });
    row.inner
}

/// The size at which a headline fits beside the button: partners who win
/// together have a long one.
fn headline_size(ui: &Ui, headline: &str) -> f32 {
    const USUAL: f32 = 40.0;
    let font = FontId::new(USUAL, theme::title_family());
    let text = ui
        .painter()
        .layout_no_wrap(headline.to_owned(), font, Color32::WHITE);
    USUAL * (ui.available_width() / text.size().x.max(1.0)).clamp(0.5, 1.0)
}

/// Why the match ended so, and one number.
fn summary(ui: &mut Ui, view: &ResultView, record: &Match) {
    ui.add(Label::new(&view.explanation).wrap());
    if view.is_retired {
        theme::quiet(ui, &view.number);
    } else {
        let number = RichText::new(&view.number)
            .family(theme::strong_family())
            .size(30.0);
        ui.add(Label::new(number).selectable(false));
    }
    let is_practice = record.position().is_practice() && reader(record).is_some();
    if view.is_won && is_practice {
        theme::note(ui, texts::result_practice());
    } else if record.terms().stakes == Stakes::Assisted && view.is_won {
        theme::note(ui, texts::result_helped());
    }
}

fn facts(ui: &mut Ui, view: &ResultView) {
    if let Some(meaning) = view.meaning {
        theme::note(ui, meaning);
    }
    ui.spacing_mut().interact_size.y = FACT;
    for (name, value) in &view.facts {
        let value = RichText::new(value).text_style(theme::strong_style());
        let width = theme::width_of(ui, value.clone()) + theme::width_of(ui, RichText::new(*name));
        if width + theme::GAP > ui.available_width() {
            // Side by side they would run over each other.
            theme::quiet(ui, *name);
            ui.add(Label::new(value).wrap());
            continue;
        }
        ui.horizontal(|ui| {
            theme::quiet(ui, *name);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add(Label::new(value));
            });
        });
    }
}

/// What the match has changed in the players' ratings, once it is saved.
fn rated(ui: &mut Ui, session: &Session, library: &MatchLibrary, words: &dyn AnyWords) {
    let counted = session
        .saved_as()
        .and_then(|path| library.ratings.of_file(path));
    let Some(counted) = counted else { return };
    if let Some(table) = rating::exchange_table(counted) {
        tables::show(ui, &table, session.record().position(), words);
    } else if let Some(text) = rating::stakes_text(session.record()) {
        let text = match &counted.finished.rated {
            Ok(()) => text,
            Err(why) => format!("{}.", texts::result_not_rated(&why.to_string())),
        };
        theme::note(ui, text);
    }
}

/// The course of the match, once it is known.
fn course(
    ui: &mut Ui,
    session: &Session,
    analysis: &Analysis,
    words: &dyn AnyWords,
    requests: &mut MessageWriter<SessionRequest>,
) {
    let record = session.record();
    let course = Course::from_match(record, &analysis.per_ply);
    let Some(course) = course.filter(|_| analysis.enabled) else {
        return;
    };
    if let Some(ply) = graph::show(ui, 96.0, &course, session, words) {
        requests.write(SessionRequest::seek(ply));
    }
    analysis::turnings(ui, session, (&course, words), requests);
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::record::testing;

    pub(super) fn played(seats: [&str; 2], moves: &[&str]) -> Match {
        let mut record = testing::played("xafka", &seats, &[]);
        for mv in moves {
            record.play(mv, Some(Duration::from_secs(4))).unwrap();
        }
        record
    }

    #[test]
    fn what_the_number_says_is_not_said_beside_it() {
        let told = |text: &str, number| beside(text.to_owned(), number);
        let xong = told("No new Xoid fits. Red wins 36 to 9.", "Red: 36 to 9");
        assert_eq!(xong, "No new Xoid fits.");
        let turns = told("40 turns are over: White wins 16 to 7.", "White: 16 to 7");
        assert_eq!(turns, "40 turns are over.");
        let alone = "Red wins 36 to 9.";
        assert_eq!(told(alone, "Red: 36 to 9"), alone);
        assert_eq!(told("White is stuck.", "In 12 turns"), "White is stuck.");
    }

    #[test]
    fn there_is_no_result_before_the_end() {
        let record = played(["human", "level:1"], &["d4"]);
        assert_eq!(result_view(&record, &words::Plain), None);
    }

    #[test]
    fn one_person_is_addressed() {
        let record = played(["human", "level:1"], &["d4", "resign"]);
        let view = result_view(&record, &words::Plain).unwrap();
        assert_eq!(view.headline, "You win");
        assert_eq!(view.winners, [Player::FIRST]);
        assert_eq!(
            view.facts,
            [("Moves", "1".to_owned()), ("Time", "8.0 s".to_owned())]
        );
        let lost = played(["human", "level:1"], &["resign"]);
        assert_eq!(
            result_view(&lost, &words::Plain).unwrap().headline,
            "You lost"
        );
    }

    #[test]
    fn a_match_is_as_long_as_its_list() {
        let record = played(["human", "level:1"], &["d4", "g6", "d5", "resign"]);
        let view = result_view(&record, &words::Plain).unwrap();
        assert_eq!(view.facts[0], ("Moves", "2".to_owned()));
    }

    #[test]
    fn two_people_are_named_by_their_colours() {
        let record = played(["human", "human"], &["d4", "resign"]);
        let view = result_view(&record, &words::Plain).unwrap();
        assert_eq!(view.headline, "Black wins");
    }

    #[test]
    fn partners_are_named_together_at_the_end() {
        let play = |kinds: [&str; 4], text: &str| {
            let mut terms = testing::terms("xima", &kinds, &[("players", "4"), ("teams", "pairs")]);
            terms.start = Some(text.to_owned());
            result_view(&testing::played_on(terms, &["TOP"]), &words::Plain).unwrap()
        };
        // A red special one step below the summit, on a block beside it.
        let start = "F7:Rr;A1:B;A2:Y;A3:G R8/B8b/Y8y/G8g - R";
        let view = play(["human"; 4], start);
        assert_eq!(view.headline, "Red and Yellow win");
        assert_eq!(view.winners, [Player(0), Player(2)]);
        let pairs = "Red and Yellow, Blue and Green".to_owned();
        assert!(view.facts.contains(&("Pairs", pairs)));
        let alone = play(["human", "level:1", "level:1", "level:1"], start);
        assert_eq!(alone.headline, "You and Yellow win");
    }

    #[test]
    fn the_longest_turns_can_be_added_up() {
        let mut record = testing::played("xafka", &["Ann", "Ben"], &[]);
        for mv in ["d4", "resign"] {
            record.play(mv, Some(Duration::MAX)).unwrap();
        }
        let view = result_view(&record, &words::Plain).unwrap();
        assert!(view.facts.iter().any(|(name, _)| *name == "Time"));
    }
}
