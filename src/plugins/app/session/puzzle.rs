//! Puzzles at the table: a try is judged before it is played; a right one is
//! answered by the strongest level, a wrong one by its refutation, which is played
//! out on the board, and so is the solution when it is asked for.

use super::{Origin, Session, SessionFact, TableClock, state::ActivityState, table::refusal};
use crate::{
    engine::{
        Level, Opponent,
        puzzles::{Feedback, Puzzle},
    },
    plugins::app::states::Activity,
    record::{Journal, Match, Seat, SeatKind, Terms},
    rules::{Outcome, Player, Turn},
    texts,
};

/// How many plies of a refutation are played after the wrong try, unless it ends
/// the game before: what comes later is no longer the point.
const REFUTATION: usize = 9;
/// How many where all that is proven is that the win is gone.
const ANSWER: usize = 2;

/// What is asked of a puzzle.
#[derive(Clone, Debug)]
pub enum PuzzleRequest {
    /// What a try is worth.
    Judgement {
        /// The move.
        text: String,
        /// What it is worth, if that could be found out.
        feedback: Option<Feedback>,
    },
    /// Show the solution on the board, once the puzzle was missed.
    ShowSolution,
}

/// How far a puzzle has come.
#[derive(Clone, Debug)]
pub struct PuzzleState {
    /// The puzzle.
    pub puzzle: &'static Puzzle,
    /// The player who is to win.
    pub solver: Player,
    /// The try that is being judged.
    pub(crate) trying: Option<String>,
    /// What the last try was worth.
    pub feedback: Option<Feedback>,
    /// Whether the whole line has been found.
    pub solved: bool,
    /// How many tries were wrong.
    pub mistakes: u32,
    /// Whether the player has asked for a hint or the solution.
    pub(crate) helped: bool,
    /// What is played out on the board by itself.
    pub(crate) shows: Option<PlayedOut>,
}

/// Moves that are played out on the board, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedOut {
    /// What they are.
    pub(crate) what: PlayedOutKind,
    /// How many plies are played before the first of them.
    from: usize,
    moves: Vec<String>,
}

/// What is played out on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayedOutKind {
    /// A wrong try and what comes of it.
    Refutation,
    /// The solution.
    Solution,
}

impl PuzzleState {
    /// Whether it has been found without a wrong try and without help.
    pub const fn is_clean(&self) -> bool {
        self.mistakes == 0 && !self.helped
    }

    /// Whether the player is still to find the solution.
    pub(crate) fn is_open(&self) -> bool {
        !self.solved && !self.shows(PlayedOutKind::Solution)
    }

    /// Whether this is played out on the board.
    pub fn shows(&self, what: PlayedOutKind) -> bool {
        self.shows.as_ref().is_some_and(|shown| shown.what == what)
    }

    /// Whether the solution may be asked for: it was missed.
    pub(crate) fn offers_solution(&self) -> bool {
        self.mistakes > 0 && self.is_open()
    }

    /// Why nobody may move a piece now, if so.
    pub(super) fn why_not(&self) -> Option<&'static str> {
        match self.shows.as_ref()?.what {
            PlayedOutKind::Refutation => Some(texts::app_wait_try_again()),
            PlayedOutKind::Solution => Some(texts::app_wait_solution()),
        }
    }

    /// The move that follows after `played` plies, if one is played by itself.
    pub(crate) fn follows(&self, played: usize) -> Option<&str> {
        let shown = self.shows.as_ref()?;
        let place = played.checked_sub(shown.from)?;
        shown.moves.get(place).map(String::as_str)
    }

    /// Another position is on the table.
    pub(super) fn begin_again(&mut self) {
        self.feedback = None;
        self.trying = None;
        self.shows = None;
    }

    /// A move was played, and the game may have ended with it.
    pub(super) fn note(&mut self, outcome: Option<&Outcome>) {
        let won = outcome.is_some_and(|end| end.winners.contains(self.solver));
        self.solved = won && self.shows.is_none();
    }
}

/// The match of a puzzle: it starts at the position, and the strongest level
/// defends.
fn puzzle_match(puzzle: &Puzzle) -> Result<(Match, Player), String> {
    let start = puzzle.start().map_err(|error| error.to_string())?;
    let Turn::Player(solver) = start.turn() else {
        return Err(texts::app_nobody_to_move().to_owned());
    };
    let seats = Player::all(start.colours().len() as u8)
        .map(|player| {
            if player == solver {
                Seat::human(texts::default_name())
            } else {
                Seat::new(SeatKind::Opponent(Opponent::Level(Level::HIGHEST)))
            }
        })
        .collect();
    let mut terms = Terms::from_position(&*start, seats);
    terms.event.clone_from(&puzzle.title);
    Ok((
        Match::new(terms).map_err(|error| error.to_string())?,
        solver,
    ))
}

impl Session {
    pub(super) fn carry_out_puzzle(
        &mut self,
        request: PuzzleRequest,
        clock: &mut TableClock,
    ) -> Vec<SessionFact> {
        match request {
            PuzzleRequest::Judgement { text, feedback } => {
                self.take_judgement(&text, feedback, clock)
            }
            PuzzleRequest::ShowSolution => self.show_solution(clock),
        }
    }

    /// A table for a puzzle.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(super) fn with_puzzle(puzzle: &'static Puzzle) -> Result<Self, String> {
        let (record, solver) = puzzle_match(puzzle)?;
        let state = PuzzleState {
            puzzle,
            solver,
            trying: None,
            feedback: None,
            solved: false,
            mistakes: 0,
            helped: false,
            shows: None,
        };
        Ok(Self::new(
            Journal::in_memory(record),
            ActivityState::Puzzle(state),
        ))
    }

    /// Acts on the verdict on a try: the right move is played, and the wrong one
    /// with what comes of it.
    pub(super) fn take_judgement(
        &mut self,
        text: &str,
        feedback: Option<Feedback>,
        clock: &mut TableClock,
    ) -> Vec<SessionFact> {
        let from = self.record.len();
        let ActivityState::Puzzle(state) = &mut self.activity else {
            return Vec::new();
        };
        if state.trying.as_deref() != Some(text) {
            return Vec::new();
        }
        state.trying = None;
        // Nothing is said about a try that nobody could judge; it may be made again.
        let Some(feedback) = feedback else {
            return Vec::new();
        };
        state.feedback = Some(feedback.clone());
        if !feedback.is_right() {
            state.mistakes += 1;
            let most = match feedback {
                Feedback::LetsGo { .. } => ANSWER,
                _ => REFUTATION,
            };
            let answers = feedback.refutation().iter().take(most).cloned();
            state.shows = Some(PlayedOut {
                what: PlayedOutKind::Refutation,
                from,
                moves: core::iter::once(text.to_owned()).chain(answers).collect(),
            });
        }
        let mut facts = vec![SessionFact::Judged(feedback)];
        self.play_legal(&text.into(), Origin::Person, clock, &mut facts);
        facts
    }

    /// Whether a puzzle is being solved: nothing does it for the player.
    pub(crate) fn is_solving(&self) -> bool {
        self.puzzle().is_some_and(PuzzleState::is_open)
    }

    /// Whether something is to be found rather than played.
    pub(crate) const fn is_exercise(&self) -> bool {
        matches!(self.activity(), Activity::Lesson | Activity::Puzzle)
    }

    /// Plays the solution out on the board, from where it was left.
    fn show_solution(&mut self, clock: &mut TableClock) -> Vec<SessionFact> {
        let Some(state) = self.puzzle() else {
            return Vec::new();
        };
        if !state.offers_solution() {
            return Vec::new();
        }
        let solution = state.puzzle.solution.clone();
        let kept = match &state.shows {
            Some(shown) => shown.from,
            None => self.record.len(),
        };
        // A canonical text may differ from that in the file.
        let position = self.record.position_at(0);
        let canonical = canonical(position, &solution);
        let plies = self.record.plies();
        let is_on_the_way = canonical
            .iter()
            .zip(plies.iter().take(kept))
            .all(|(mv, ply)| *mv == ply.mv);
        let from = if is_on_the_way { kept } else { 0 };
        let facts = self.go_to(from, clock);
        if let ActivityState::Puzzle(state) = &mut self.activity {
            state.helped = true;
            state.shows = Some(PlayedOut {
                what: PlayedOutKind::Solution,
                from,
                moves: solution.into_iter().skip(from).collect(),
            });
        }
        facts
    }

    /// Notes that the player has asked for a hint.
    pub(super) fn note_help(&mut self) {
        if let ActivityState::Puzzle(state) = &mut self.activity
            && !state.solved
        {
            state.helped = true;
        }
    }

    /// How many plies are left when a wrong try and what came of it, or the solution that was
    /// shown, is taken back.
    pub(super) fn before_played_out(&self) -> Option<usize> {
        match &self.activity {
            ActivityState::Puzzle(state) => state.shows.as_ref().map(|shown| match shown.what {
                PlayedOutKind::Refutation => shown.from,
                PlayedOutKind::Solution => 0,
            }),
            _ => None,
        }
    }
}

/// Moves from a position on, as records write them.
fn canonical(mut position: Box<dyn crate::rules::AnyGame>, moves: &[String]) -> Vec<String> {
    let mut texts = Vec::with_capacity(moves.len());
    for mv in moves {
        match position.play_text(mv) {
            Ok(text) => texts.push(text),
            Err(error) => {
                // The collection is proven by tests, and own puzzles are checked
                // when they are added.
                debug_assert!(false, "{:?}", refusal(&mv.as_str().into(), &error));
                break;
            }
        }
    }
    texts
}
