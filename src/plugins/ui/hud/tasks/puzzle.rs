//! The puzzle on the table: what to find, how hard it is, what the last try
//! was worth, and where to go from there; and how the player does at them.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui::{Label, RichText, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::puzzle_picture::PuzzlePicture;
use crate::plugins::ui::hud::{sign, words};
use crate::{
    engine::puzzles::{Feedback, Puzzle},
    plugins::{
        app::{
            keys::{Action, ActionPressed, BoardCursor, CursorAction},
            machine::calendar::Calendar,
            session::{
                PlayRequest, PlayedOutKind, PuzzleRequest, PuzzleState, Requests, Session,
                SessionFact, SessionRequest, SessionSystems, TableRequest,
            },
            settings::{OWNER, Progress, PuzzleForm},
            show::Showcase,
            states::{Activity, Overlay},
        },
        scene::palette::{self, Tone},
        ui::theme::{self, Icon, PushButton},
    },
    rules::{GameInfo, Turn, registry},
    texts,
};

/// The most stars a puzzle can have.
const STARS: u8 = 5;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(super::puzzle_picture::plugin);
    app.add_systems(Update, remember.in_set(SessionSystems::Show))
        .add_systems(
            Requests,
            go_on
                .run_if(in_state(Activity::Puzzle).and_then(in_state(Overlay::None)))
                .before(SessionSystems::Ask),
        );
}

/// How the player does at the puzzles.
#[derive(SystemParam)]
pub(crate) struct Solver<'w> {
    pub(crate) progress: Res<'w, Progress>,
    pub(crate) calendar: Res<'w, Calendar>,
    picture: ResMut<'w, PuzzlePicture>,
    showcase: Option<Res<'w, Showcase>>,
}

impl Solver<'_> {
    fn form(&self, puzzle: &Puzzle) -> PuzzleForm {
        self.progress.form_of(puzzle.game(), OWNER)
    }

    /// The puzzle to go on with after this one.
    fn next(&self, puzzle: &Puzzle) -> Option<&'static Puzzle> {
        self.progress
            .next_puzzle(puzzle.game(), OWNER, Some(puzzle))
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
    session: If<Res<Session>>,
    mut progress: ResMut<Progress>,
) {
    let state = session.puzzle();
    for fact in facts.read() {
        let Some(state) = state else { continue };
        match fact {
            SessionFact::Judged(feedback) if !feedback.is_right() => {
                progress.miss(state.puzzle, OWNER);
            }
            SessionFact::Ended(_) if state.solved => {
                progress.solve(state.puzzle, OWNER, state.is_clean());
            }
            _ => {}
        }
    }
}

/// Enter goes on, where the board does not wait for a move; the arrows then lead
/// through what was played.
fn go_on(
    mut pressed: MessageReader<ActionPressed>,
    session: If<Res<Session>>,
    solver: Solver,
    mut cursor: ResMut<BoardCursor>,
    mut moved: MessageWriter<CursorAction>,
    mut requests: MessageWriter<SessionRequest>,
) {
    let way = session.puzzle().and_then(|state| solver.way_on(state));
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
pub(crate) fn feedback_text(feedback: &Feedback, game: &str) -> (bool, String, String) {
    // How many moves of their own the solver still needs; the opponent moves first.
    let info = registry::rules(game).map(|rules| rules.info);
    let still = |plies: u32| {
        let own = |info: &GameInfo| info.moves(plies.saturating_sub(info.turn_plies));
        info.as_ref().map_or(plies, own).max(1)
    };
    match feedback {
        Feedback::Solves => (
            true,
            texts::puzzle_card_solved().to_owned(),
            texts::puzzle_card_wins_game().to_owned(),
        ),
        Feedback::KeepsWinning {
            unique: true,
            plies,
            ..
        } => (
            true,
            texts::puzzle_card_correct().to_owned(),
            texts::puzzle_card_only_move(still(*plies)),
        ),
        Feedback::KeepsWinning {
            quickest: true,
            plies,
            ..
        } => (
            true,
            texts::puzzle_card_correct().to_owned(),
            texts::puzzle_card_none_faster(still(*plies)),
        ),
        Feedback::KeepsWinning {
            unique: false,
            plies,
            ..
        } => (
            true,
            texts::puzzle_card_also_wins().to_owned(),
            texts::puzzle_card_several(still(*plies)),
        ),
        Feedback::Loses { refutation, told } => {
            let head = if refutation.is_empty() {
                texts::puzzle_card_loses_at_once()
            } else {
                texts::puzzle_card_loses()
            };
            (false, head.to_owned(), told.text())
        }
        Feedback::LetsGo { told, .. } => (
            false,
            texts::puzzle_card_lets_go().to_owned(),
            format!("{} {}", told.text(), texts::puzzle_card_no_win())
                .trim_start()
                .to_owned(),
        ),
    }
}

/// How many puzzles were solved in a row, where there is anything to tell:
/// "5 in a row, your best so far".
pub(crate) fn streak_text(form: PuzzleForm) -> Option<String> {
    match (form.streak, form.best) {
        (_, 0) => None,
        (0, best) => Some(texts::puzzle_card_best_row(best)),
        (1, 1) => Some(texts::puzzle_card_first_try().to_owned()),
        (streak, best) if streak == best => Some(texts::puzzle_card_row_best(streak)),
        (streak, best) => Some(texts::puzzle_card_row(streak, best)),
    }
}

/// The card of the puzzle at the head of the players' panel.
pub(crate) fn card(
    ui: &mut Ui,
    state: &PuzzleState,
    session: &Session,
    solver: &mut Solver,
    requests: &mut MessageWriter<SessionRequest>,
) {
    let puzzle = state.puzzle;
    let title = RichText::new(puzzle.said().title)
        .family(theme::title_family())
        .size(26.0);
    // Dots on a capital letter rise above its line.
    ui.add_space(2.0);
    ui.add(Label::new(title).wrap());
    if let Some(difficulty) = puzzle.difficulty() {
        stars(ui, difficulty);
    }
    if let Some(goal) = goal(puzzle) {
        ui.add(Label::new(RichText::new(goal).text_style(theme::strong_style())).wrap());
    }
    ui.add(Label::new(puzzle.said().task).wrap());
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
        theme::note(ui, texts::puzzle_card_wrong_tries(state.mistakes));
    }
    ways(ui, state, session, solver, requests);
    theme::rule(ui);
}

/// What is to be achieved: "White wins in 3 moves". Only the moves of whoever solves it count.
fn goal(puzzle: &Puzzle) -> Option<String> {
    let mut at = puzzle.start().ok()?;
    let turn = at.turn();
    let Turn::Player(solver) = turn else {
        return None;
    };
    let name = words::name(at.as_ref(), solver);
    let mut moves = 0_usize;
    for mv in &puzzle.solution {
        moves += usize::from(at.turn() == turn);
        at.play_text(mv).ok()?;
    }
    let moves = moves.div_ceil(at.info().turn_plies as usize);
    at.outcome()?
        .winners
        .contains(solver)
        .then(|| texts::puzzle_goal(name, moves))
}

/// What is said of the last try, or of the puzzle as a whole.
fn said(state: &PuzzleState, solver: &Solver) -> Option<(Icon, Tone, String, String)> {
    if state.shows(PlayedOutKind::Solution) {
        let line = texts::puzzle_card_watch().to_owned();
        let head = texts::puzzle_card_solution().to_owned();
        return Some((Icon::Eye, palette::ACCENT, head, line));
    }
    if state.solved {
        let row = streak_text(solver.form(state.puzzle));
        let line = solver.today_line(state.puzzle);
        let line = line.or_else(|| row.filter(|_| state.is_clean()));
        let line = line.unwrap_or_else(|| texts::puzzle_card_wins_game().to_owned());
        let head = texts::puzzle_card_solved().to_owned();
        return Some((Icon::Check, palette::GOOD, head, line));
    }
    let (right, head, line) = feedback_text(state.feedback.as_ref()?, state.puzzle.game());
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
                WayOn::Again => (texts::hud_try_again(), Icon::Restart),
                WayOn::Next(_) => (texts::puzzle_card_next(), Icon::Next),
            };
            let button = PushButton::new(name).icon(icon).width(width).primary();
            if ui
                .add(button.shortcut(theme::key_text(ui, Action::Choose)))
                .clicked()
            {
                requests.write(way.request());
            }
        }
        None if state.solved || state.shows(PlayedOutKind::Solution) => {
            theme::quiet(ui, texts::puzzle_card_none_left());
        }
        None => {}
    }
    // Visitors leave nothing behind.
    let is_kiosk = solver.showcase.as_ref().is_some_and(|show| show.kiosk);
    if state.solved && !is_kiosk {
        let button = PushButton::new(texts::puzzle_card_picture()).width(width);
        let tip = texts::puzzle_card_picture_tip();
        if ui.add(button.tip(tip)).clicked() {
            *solver.picture = PuzzlePicture::Asked;
        }
    }
    if state.offers_solution() {
        let button = PushButton::new(texts::puzzle_card_show_solution())
            .icon(Icon::Eye)
            .width(width);
        let tip = texts::puzzle_card_show_solution_tip();
        if ui.add(button.tip(tip)).clicked() {
            requests.write(SessionRequest::Puzzle(PuzzleRequest::ShowSolution));
        }
    }
    let is_again = matches!(way, Some(WayOn::Again));
    if !session.record().is_empty() && !is_again {
        let again = PushButton::new(texts::puzzle_card_from_start())
            .icon(Icon::Restart)
            .width(width);
        if ui
            .add(again.tip(texts::puzzle_card_from_start_tip()))
            .clicked()
        {
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
                let said = texts::puzzle_card_difficulty_read(difficulty, STARS);
                response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &said));
            }
            let icon = if star <= difficulty {
                Icon::Star
            } else {
                Icon::StarEmpty
            };
            icon.paint(ui.painter(), rect, palette::ACCENT.egui());
        }
        theme::note(ui, texts::puzzle_card_difficulty(difficulty, STARS));
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Line, Verdict, explain::Words};

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
        let (right, head, line) = feedback_text(&winning(true, true, 4), "xafka");
        assert!(right);
        assert_eq!(head, "Correct!");
        assert_eq!(line, "The only move that wins. You need 2 more moves.");
        // The last move may be the opponent's.
        let (_, _, line) = feedback_text(&winning(true, true, 7), "xafka");
        assert_eq!(line, "The only move that wins. You need 3 more moves.");
        // In Xong a turn has two plies.
        let (_, _, line) = feedback_text(&winning(true, true, 4), "xong");
        assert_eq!(line, "The only move that wins. You need 1 more move.");
        let (right, _, line) = feedback_text(&winning(false, true, 2), "xafka");
        assert!(right && line == "No move wins faster. You need 1 more move.");
        let (right, head, _) = feedback_text(&winning(false, false, 1), "xafka");
        assert!(right && head == "That also wins.");
    }

    #[test]
    fn a_refutation_is_told() {
        let told = "White answers d3. It surrounds you.";
        let feedback = Feedback::Loses {
            refutation: vec!["d3".to_owned()],
            told: Words::new(move || told.to_owned()),
        };
        let (right, head, line) = feedback_text(&feedback, "xafka");
        assert!(!right && head == "No, that loses.");
        assert_eq!(line, told);
        let at_once = Feedback::Loses {
            refutation: Vec::new(),
            told: Words::new(move || told.to_owned()),
        };
        assert_eq!(
            feedback_text(&at_once, "xafka").1,
            "No, that loses at once."
        );
    }

    #[test]
    fn a_win_thrown_away_is_explained_with_the_reply() {
        let feedback = Feedback::LetsGo {
            answer: vec!["C3".to_owned()],
            told: Words::new(|| "Blue answers C3.".to_owned()),
        };
        let (right, head, line) = feedback_text(&feedback, "xafka");
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
