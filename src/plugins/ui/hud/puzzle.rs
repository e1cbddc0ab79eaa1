//! The puzzle on the table: what to find, how hard it is, what the last try
//! was worth, and where to go from there; and how the player does at them.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui::{Label, RichText, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::{puzzle_picture::PuzzlePicture, sign};
use crate::{
    engine::puzzles::{Feedback, Puzzle},
    plugins::{
        app::{
            calendar::Calendar,
            keys::{Action, ActionPressed, BoardCursor, CursorAction},
            session::{
                PlayRequest, PlayedOutKind, PuzzleRequest, PuzzleState, Session, SessionFact,
                SessionRequest, SessionSystems, TableRequest,
            },
            settings::{Progress, PuzzleForm, Settings},
            show::Showcase,
            states::{Activity, Overlay},
        },
        scene::palette::{self, Tone},
        ui::theme::{self, Icon, PushButton},
    },
};

/// The most stars a puzzle can have.
const STARS: u8 = 5;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(super::puzzle_picture::plugin);
    app.add_systems(
        Update,
        (
            remember.in_set(SessionSystems::Show),
            go_on
                .run_if(in_state(Activity::Puzzle).and_then(resource_equals(Overlay::None)))
                .before(SessionSystems::Ask),
        ),
    );
}

/// How the player does at the puzzles.
#[derive(SystemParam)]
pub(super) struct Solver<'w> {
    pub(super) progress: Res<'w, Progress>,
    pub(super) settings: Res<'w, Settings>,
    pub(super) calendar: Res<'w, Calendar>,
    picture: ResMut<'w, PuzzlePicture>,
    showcase: Option<Res<'w, Showcase>>,
}

impl Solver<'_> {
    fn form(&self, puzzle: &Puzzle) -> PuzzleForm {
        self.progress.form_of(puzzle.game(), self.settings.name())
    }

    /// The puzzle to go on with after this one.
    fn next(&self, puzzle: &Puzzle) -> Option<&'static Puzzle> {
        let name = self.settings.name();
        self.progress.next_puzzle(puzzle.game(), name, Some(puzzle))
    }

    /// What is to be done now, if the board is not waiting for a move.
    fn way_on(&self, state: &PuzzleState) -> Option<WayOn> {
        match state.shows.as_ref().map(|shown| shown.what) {
            Some(PlayedOutKind::Refutation) => Some(WayOn::Again),
            None if !state.solved => None,
            _ => self.next(state.puzzle).map(WayOn::Next),
        }
    }
}

/// What is to be done when the board does not wait for a move.
enum WayOn {
    /// Try again.
    Again,
    /// Try this one next.
    Next(&'static Puzzle),
}

impl WayOn {
    const fn request(&self) -> SessionRequest {
        match self {
            Self::Again => SessionRequest::Play(PlayRequest::Undo),
            Self::Next(puzzle) => SessionRequest::Table(TableRequest::Solve(puzzle)),
        }
    }
}

/// Notes what was solved, and how.
fn remember(
    mut facts: MessageReader<SessionFact>,
    session: Option<Res<Session>>,
    settings: Res<Settings>,
    mut progress: ResMut<Progress>,
) {
    let state = session.as_ref().and_then(|session| session.puzzle());
    for fact in facts.read() {
        let Some(state) = state else { continue };
        match fact {
            SessionFact::Judged(feedback) if !feedback.is_right() => {
                progress.miss(state.puzzle, settings.name());
            }
            SessionFact::Ended(_) if state.solved => {
                progress.solve(state.puzzle, settings.name(), state.is_clean());
            }
            _ => {}
        }
    }
}

/// Enter goes on, where the board does not wait for a move; the arrows then lead
/// through what was played.
fn go_on(
    mut pressed: MessageReader<ActionPressed>,
    session: Option<Res<Session>>,
    solver: Solver,
    mut cursor: ResMut<BoardCursor>,
    mut moved: MessageWriter<CursorAction>,
    mut requests: MessageWriter<SessionRequest>,
) {
    let way = session
        .as_ref()
        .and_then(|session| solver.way_on(session.puzzle()?));
    let Some(way) = way else {
        pressed.clear();
        return;
    };
    if cursor.awake {
        cursor.awake = false;
        moved.write(CursorAction::Leave);
    }
    let enter = |ActionPressed(action): &ActionPressed| *action == Action::Choose;
    if pressed.read().filter(|it| enter(it)).count() > 0 {
        requests.write(way.request());
    }
}

/// What the last try was worth, in a word and a sentence; moves as the list of moves
/// writes them.
#[must_use]
pub(crate) fn feedback_text(feedback: &Feedback) -> (bool, String, String) {
    match feedback {
        Feedback::Solves => (true, "Solved!".to_owned(), "That wins the game.".to_owned()),
        Feedback::KeepsWinning {
            unique: true,
            plies,
            ..
        } => (
            true,
            "Correct!".to_owned(),
            format!("The only move that wins. {}.", still(*plies)),
        ),
        Feedback::KeepsWinning {
            quickest: true,
            plies,
            ..
        } => (
            true,
            "Correct!".to_owned(),
            format!("No move wins faster. {}.", still(*plies)),
        ),
        Feedback::KeepsWinning {
            unique: false,
            plies,
            ..
        } => (
            true,
            "That also wins.".to_owned(),
            format!("There is more than one winning move. {}.", still(*plies)),
        ),
        Feedback::Loses { refutation, told } => {
            let head = if refutation.is_empty() {
                "No, that loses at once."
            } else {
                "No, that loses."
            };
            (false, head.to_owned(), told.clone())
        }
        Feedback::LetsGo { told, .. } => (
            false,
            "No, that throws away the win.".to_owned(),
            format!("{told} There is no longer a win in sight.")
                .trim_start()
                .to_owned(),
        ),
    }
}

/// How many moves of their own the solver still needs; the opponent moves first.
fn still(plies: u32) -> String {
    match plies.div_ceil(2) {
        0 | 1 => "You need 1 more move".to_owned(),
        moves => format!("You need {moves} more moves"),
    }
}

/// How many puzzles were solved in a row, where there is anything to tell:
/// "5 in a row, your best so far".
#[must_use]
pub(crate) fn streak_text(form: PuzzleForm) -> Option<String> {
    match (form.streak, form.best) {
        (_, 0) => None,
        (0, best) => Some(format!("Your best: {best} in a row")),
        (1, 1) => Some("Solved on the first try".to_owned()),
        (streak, best) if streak == best => Some(format!("{streak} in a row, your best so far")),
        (streak, best) => Some(format!("{streak} in a row, your best is {best}")),
    }
}

/// The card of the puzzle at the head of the players' panel.
pub(super) fn card(
    ui: &mut Ui,
    state: &PuzzleState,
    session: &Session,
    solver: &mut Solver,
    requests: &mut MessageWriter<SessionRequest>,
) {
    let puzzle = state.puzzle;
    let title = RichText::new(&puzzle.title)
        .family(theme::title_family())
        .size(26.0);
    ui.add(Label::new(title).wrap());
    if let Some(difficulty) = puzzle.difficulty() {
        stars(ui, difficulty);
    }
    ui.add(Label::new(&puzzle.task).wrap());
    if let Some((icon, tone, head, line)) = said(state, solver) {
        theme::inset_frame().show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                sign(ui, icon, tone, 24.0);
                let head = RichText::new(head)
                    .text_style(theme::strong_style())
                    .color(tone.egui());
                ui.add(Label::new(head).wrap());
            });
            ui.add(Label::new(line).wrap());
        });
    }
    if state.mistakes > 0 && state.is_open() {
        theme::note(
            ui,
            match state.mistakes {
                1 => "One wrong try so far".to_owned(),
                tries => format!("{tries} wrong tries so far"),
            },
        );
    }
    ways(ui, state, session, solver, requests);
    theme::rule(ui);
}

/// What is said of the last try, or of the puzzle as a whole.
fn said(state: &PuzzleState, solver: &Solver) -> Option<(Icon, Tone, String, String)> {
    if state.shows(PlayedOutKind::Solution) {
        let line = "Watch it on the board. The arrow keys go back and forth.".to_owned();
        return Some((Icon::Eye, palette::ACCENT, "The solution".to_owned(), line));
    }
    if state.solved {
        let row = streak_text(solver.form(state.puzzle));
        let line = solver.today_line(state.puzzle);
        let line = line.or_else(|| row.filter(|_| state.is_clean()));
        let line = line.unwrap_or_else(|| "That wins the game.".to_owned());
        return Some((Icon::Check, palette::GOOD, "Solved!".to_owned(), line));
    }
    let (right, head, line) = feedback_text(state.feedback.as_ref()?);
    let (icon, tone) = mark(right);
    Some((icon, tone, head, line))
}

fn ways(
    ui: &mut Ui,
    state: &PuzzleState,
    session: &Session,
    solver: &mut Solver,
    requests: &mut MessageWriter<SessionRequest>,
) {
    let width = ui.available_width();
    let way = solver.way_on(state);
    match &way {
        Some(way) => {
            let (name, icon) = match way {
                WayOn::Again => ("Try again", Icon::Restart),
                WayOn::Next(_) => ("Next puzzle", Icon::Next),
            };
            let button = PushButton::new(name).icon(icon).width(width).primary();
            if ui.add(button.shortcut("Enter")).clicked() {
                requests.write(way.request());
            }
        }
        None if state.solved || state.shows(PlayedOutKind::Solution) => {
            theme::quiet(ui, "There is no other puzzle left to solve.");
        }
        None => {}
    }
    // Visitors leave nothing behind.
    let is_kiosk = solver.showcase.as_ref().is_some_and(|show| show.kiosk);
    if state.solved && !is_kiosk {
        let button = PushButton::new("Save as a picture").width(width);
        let tip = "The puzzle and how you did, without the solution";
        if ui.add(button.tip(tip)).clicked() {
            *solver.picture = PuzzlePicture::Asked;
        }
    }
    if state.offers_solution() {
        let button = PushButton::new("Show the solution")
            .icon(Icon::Eye)
            .width(width);
        let tip = "Plays it on the board";
        if ui.add(button.tip(tip)).clicked() {
            requests.write(SessionRequest::Puzzle(PuzzleRequest::ShowSolution));
        }
    }
    let is_again = matches!(way, Some(WayOn::Again));
    if !session.record().is_empty() && !is_again {
        let again = PushButton::new("From the start")
            .icon(Icon::Restart)
            .width(width);
        if ui.add(again.tip("Start this puzzle again")).clicked() {
            requests.write(SessionRequest::Play(PlayRequest::Restart));
        }
    }
}

const fn mark(right: bool) -> (Icon, Tone) {
    if right {
        (Icon::Check, palette::GOOD)
    } else {
        (Icon::Cross, palette::WARN)
    }
}

/// How hard a puzzle is, as stars and as a number.
fn stars(ui: &mut Ui, difficulty: u8) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        for star in 1..=STARS {
            let (rect, response) = ui.allocate_exact_size(vec2(22.0, 22.0), Sense::hover());
            if star == 1 {
                let said = format!("Difficulty {difficulty} of {STARS}");
                response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &said));
            }
            let icon = if star <= difficulty {
                Icon::Star
            } else {
                Icon::StarEmpty
            };
            icon.paint(ui.painter(), rect, palette::ACCENT.egui());
        }
        theme::note(ui, format!("{difficulty} of {STARS}"));
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Line, Verdict};

    fn winning(unique: bool, quickest: bool, plies: u32) -> Feedback {
        Feedback::KeepsWinning {
            unique,
            quickest,
            plies,
            line: Line {
                verdict: Verdict::Loss { plies },
                moves: vec!["d4".to_owned()],
            },
        }
    }

    #[test]
    fn tries_are_judged_in_plain_words() {
        let (right, head, line) = feedback_text(&winning(true, true, 4));
        assert!(right);
        assert_eq!(head, "Correct!");
        assert_eq!(line, "The only move that wins. You need 2 more moves.");
        let (right, _, line) = feedback_text(&winning(false, true, 2));
        assert!(right && line == "No move wins faster. You need 1 more move.");
        let (right, head, _) = feedback_text(&winning(false, false, 1));
        assert!(right && head == "That also wins.");
    }

    #[test]
    fn a_refutation_is_told() {
        let told = "White answers d3. It surrounds you.".to_owned();
        let feedback = Feedback::Loses {
            refutation: vec!["d3".to_owned()],
            told: told.clone(),
        };
        let (right, head, line) = feedback_text(&feedback);
        assert!(!right && head == "No, that loses.");
        assert_eq!(line, told);
        let at_once = Feedback::Loses {
            refutation: Vec::new(),
            told,
        };
        assert_eq!(feedback_text(&at_once).1, "No, that loses at once.");
    }

    #[test]
    fn a_win_thrown_away_is_explained_with_the_reply() {
        let feedback = Feedback::LetsGo {
            answer: vec!["C3".to_owned()],
            told: "Blue answers C3.".to_owned(),
        };
        let (right, head, line) = feedback_text(&feedback);
        assert!(!right && head == "No, that throws away the win.");
        assert_eq!(line, "Blue answers C3. There is no longer a win in sight.");
    }

    #[test]
    fn streaks_are_told() {
        let form = |streak, best| PuzzleForm {
            streak,
            best,
            hardness: 0,
        };
        let text = |streak, best| streak_text(form(streak, best));
        assert_eq!(text(0, 0), None);
        assert_eq!(text(1, 1).as_deref(), Some("Solved on the first try"));
        assert_eq!(text(0, 3).as_deref(), Some("Your best: 3 in a row"));
        assert_eq!(text(5, 5).as_deref(), Some("5 in a row, your best so far"));
        assert_eq!(text(2, 7).as_deref(), Some("2 in a row, your best is 7"));
    }
}
