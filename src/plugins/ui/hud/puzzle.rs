//! The puzzle on the table: what to find, how hard it is, what the last try
//! was worth, and where to go from there.

use bevy::prelude::*;
use bevy_egui::egui::{Label, RichText, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::{
    sign,
    words::{self, AnyWords},
};
use crate::{
    engine::puzzles::{self, Feedback, Puzzle},
    plugins::{
        app::session::{PuzzleState, Session, SessionRequest},
        scene::palette::{self, Tone},
        ui::theme::{self, Icon, PushButton},
    },
};

/// The most stars a puzzle can have.
const STARS: u8 = 5;
/// How many moves of a refutation are shown.
const REFUTATION: usize = 5;

/// What the last try was worth, in a word and a sentence; moves as the list of moves
/// writes them.
#[must_use]
pub fn feedback_text(feedback: &Feedback, words: &dyn AnyWords) -> (bool, String, String) {
    let short = |mv: &String| words.short(mv).unwrap_or_else(|| mv.clone());
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
        Feedback::Loses { refutation } if refutation.is_empty() => (
            false,
            "No, that loses at once.".to_owned(),
            "It would end the game with a win for your opponent.".to_owned(),
        ),
        Feedback::LetsGo { answer } => {
            let line = match answer.first() {
                Some(reply) => format!("After {} there is no longer a win in sight.", short(reply)),
                None => "There is no longer a win in sight.".to_owned(),
            };
            (false, "No, that throws away the win.".to_owned(), line)
        }
        Feedback::Loses { refutation } => {
            let mut line = refutation
                .iter()
                .take(REFUTATION)
                .map(short)
                .collect::<Vec<_>>()
                .join(", ");
            if refutation.len() > REFUTATION {
                line.push_str(" …");
            }
            (
                false,
                "No, that loses.".to_owned(),
                format!("The refutation is {line}."),
            )
        }
    }
}

/// How long the win still takes.
fn still(plies: u32) -> String {
    match plies {
        0 | 1 => "Almost there".to_owned(),
        plies => format!("{} to go", words::count(plies as usize, "move")),
    }
}

/// The puzzle after this one in its collection.
#[must_use]
pub fn next(puzzle: &Puzzle) -> Option<&'static Puzzle> {
    let all = puzzles::puzzles(puzzle.game());
    let at = all.iter().position(|other| other.id == puzzle.id)?;
    all.get(at + 1)
}

/// The card of the puzzle at the head of the players' panel.
pub(super) fn card(
    ui: &mut Ui,
    state: &PuzzleState,
    (session, words): (&Session, &dyn AnyWords),
    requests: &mut MessageWriter<SessionRequest>,
) {
    let puzzle = state.puzzle;
    let title = RichText::new(&puzzle.title)
        .family(theme::title_family())
        .size(26.0);
    ui.add(Label::new(title).wrap());
    stars(ui, puzzle.difficulty);
    ui.add(Label::new(&puzzle.task).wrap());
    if let Some(feedback) = &state.feedback {
        let (right, head, line) = feedback_text(feedback, words);
        let (icon, tone) = mark(right);
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
    if state.mistakes > 0 && !state.solved {
        theme::note(
            ui,
            match state.mistakes {
                1 => "One wrong try so far".to_owned(),
                tries => format!("{tries} wrong tries so far"),
            },
        );
    }
    let width = ui.available_width();
    if state.solved {
        if let Some(next) = next(puzzle) {
            let button = PushButton::new("Next puzzle").icon(Icon::Next).width(width);
            if ui.add(button.primary()).clicked() {
                requests.write(SessionRequest::Solve(next));
            }
        } else {
            theme::quiet(ui, "That was the last puzzle.");
        }
    }
    if !session.record().is_empty() {
        let again = PushButton::new("Try again")
            .icon(Icon::Restart)
            .width(width);
        if ui.add(again.tip("Start this puzzle again")).clicked() {
            requests.write(SessionRequest::Solve(puzzle));
        }
    }
    theme::rule(ui);
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
    use super::{super::words::Plain, *};
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
        let (right, head, line) = feedback_text(&winning(true, true, 4), &Plain);
        assert!(right);
        assert_eq!(head, "Correct!");
        assert_eq!(line, "The only move that wins. 4 moves to go.");
        let (right, _, line) = feedback_text(&winning(false, true, 2), &Plain);
        assert!(right && line == "No move wins faster. 2 moves to go.");
        let (right, head, _) = feedback_text(&winning(false, false, 1), &Plain);
        assert!(right && head == "That also wins.");
    }

    #[test]
    fn a_refutation_is_shown_but_not_at_length() {
        let refutation = ["a1", "b2", "c3", "d4", "e5", "f6"]
            .map(str::to_owned)
            .to_vec();
        let (right, head, line) = feedback_text(&Feedback::Loses { refutation }, &Plain);
        assert!(!right && head == "No, that loses.");
        assert_eq!(line, "The refutation is a1, b2, c3, d4, e5 ….");
        let at_once = Feedback::Loses {
            refutation: Vec::new(),
        };
        assert_eq!(feedback_text(&at_once, &Plain).1, "No, that loses at once.");
    }

    #[test]
    fn a_win_thrown_away_is_explained_with_the_reply() {
        let answer = vec!["A1xB2".to_owned(), "C3".to_owned()];
        let (right, head, line) = feedback_text(&Feedback::LetsGo { answer }, &Plain);
        assert!(!right && head == "No, that throws away the win.");
        assert_eq!(line, "After A1xB2 there is no longer a win in sight.");
    }

    #[test]
    fn the_collection_leads_from_one_puzzle_to_the_next() {
        let all = puzzles::puzzles("xafka");
        for pair in all.windows(2) {
            assert_eq!(next(&pair[0]).map(|puzzle| &puzzle.id), Some(&pair[1].id));
        }
        if let Some(last) = all.last() {
            assert_eq!(next(last), None);
        }
    }
}
