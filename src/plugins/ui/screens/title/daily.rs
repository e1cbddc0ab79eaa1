//! Today's puzzle: its button on the title screen, what becomes of it at the table, and
//! the result as a line to share.

use bevy::prelude::*;
use bevy_egui::egui::Ui;
use jiff::civil::Date;

use super::Destination;
use crate::{
    engine::{
        lessons::Lesson,
        puzzles::{Puzzle, of_day},
    },
    plugins::{
        app::{
            machine::calendar::Calendar,
            notices::Notice,
            session::{Session, SessionFact},
            settings::{DailyResult, OWNER, Progress},
        },
        ui::{
            screens::names::game_name,
            theme::{Icon, PushButton},
        },
    },
    record::days,
    texts::{self, Said},
};

/// The puzzle of a day, and how a player did at it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Today {
    date: Date,
    pub(super) puzzle: &'static Puzzle,
    result: DailyResult,
    streak: u32,
    /// The lesson that comes before it, where the player does not know its game.
    first: Option<&'static Lesson>,
}

impl Today {
    /// What there is to say about a day; nothing if there are no puzzles.
    pub(super) fn new(
        progress: &Progress,
        player: &str,
        date: Date,
        knows: &dyn Fn(&str) -> bool,
    ) -> Option<Self> {
        let puzzle = of_day(days(date))?;
        let is_known = knows(puzzle.game());
        Some(Self {
            date,
            puzzle,
            first: progress.next_lesson(puzzle.game()).filter(|_| !is_known),
            result: progress.daily_result(player, date),
            streak: progress.daily_streak(player, date),
        })
    }

    /// The streak in words for the end of a sentence, if it is one.
    fn in_a_row(&self) -> Option<String> {
        (self.streak > 1).then(|| texts::title_days_in_a_row(self.streak))
    }

    /// What stands at the right of the button: there is no room for much.
    fn state(&self) -> String {
        let first = if self.result.solved {
            texts::title_today_solved()
        } else {
            game_name(self.puzzle.game())
        };
        match self.in_a_row() {
            Some(row) if self.result.solved => row,
            _ => first.to_owned(),
        }
    }

    /// What can be read over the button.
    fn tip(&self) -> String {
        let Self { puzzle, result, .. } = self;
        let how = result
            .how()
            .unwrap_or_else(|| texts::title_today_same().to_owned());
        texts::title_today_tip(game_name(puzzle.game()), puzzle.said().title, &how)
    }

    /// The result in a line that gives nothing of the solution away; nothing before there
    /// is one.
    pub(super) fn to_share(self) -> Option<String> {
        let how = self.result.how()?;
        let wrong = "✗".repeat(usize::from(self.result.wrong.min(9)));
        let game = game_name(self.puzzle.game());
        let result = texts::title_share(&in_words(self.date), game, &format!("{wrong}✓"), &how);
        let parts = [Some(result), self.in_a_row()];
        Some(parts.into_iter().flatten().collect::<Vec<_>>().join(", "))
    }
}

/// A date as it is written in a text: `26 November 2026`.
fn in_words(date: Date) -> String {
    const MONTHS: [Said; 12] = [
        texts::month_1,
        texts::month_2,
        texts::month_3,
        texts::month_4,
        texts::month_5,
        texts::month_6,
        texts::month_7,
        texts::month_8,
        texts::month_9,
        texts::month_10,
        texts::month_11,
        texts::month_12,
    ];
    let month = MONTHS.into_iter().zip(1..);
    let month = month.filter(|(_, number)| *number == date.month());
    let month = month.map(|(month, _)| month()).next().unwrap_or_default();
    texts::date_in_words(date.day(), month, date.year())
}

/// What was pressed beside the puzzle.
pub(super) fn row(ui: &mut Ui, today: &Today, way: &mut Option<Destination>) {
    const HEIGHT: f32 = 40.0;
    /// The least width of the button that copies the result.
    const COPY: f32 = 76.0;
    ui.horizontal(|ui| {
        let room = ui.available_width();
        let copy_button = PushButton::new(texts::title_copy())
            .tip(texts::title_copy_tip())
            .width(COPY)
            .height(HEIGHT);
        let copy = if today.result.solved {
            copy_button.needs(ui) + ui.spacing().item_spacing.x
        } else {
            0.0
        };
        let icon = if today.result.solved {
            Icon::Check
        } else {
            Icon::Puzzle
        };
        let name = match today.first {
            Some(_) => texts::title_today_learn(),
            None => texts::title_today(),
        };
        let button = PushButton::new(name)
            .icon(icon)
            .shortcut(today.state())
            .tip(today.tip())
            .width(room - copy)
            .height(HEIGHT);
        if ui.add(button).clicked() {
            *way = Some(match today.first {
                Some(lesson) => Destination::Learn(lesson),
                None => Destination::Solve(today.puzzle),
            });
        }
        if let Some(text) = today.to_share()
            && ui.add(copy_button).clicked()
        {
            *way = Some(Destination::Copy(text));
        }
    });
}

/// Notes what becomes of the puzzle of the day on which it was put on the table.
pub(super) fn note(
    mut facts: MessageReader<SessionFact>,
    session: If<Res<Session>>,
    calendar: Res<Calendar>,
    mut progress: ResMut<Progress>,
    mut of: Local<Option<Date>>,
    mut notices: MessageWriter<Notice>,
) {
    for fact in facts.read() {
        let Some(state) = session.puzzle() else {
            continue;
        };
        if matches!(fact, SessionFact::Opened) {
            let today = calendar.today();
            *of = of_day(days(today))
                .filter(|puzzle| *puzzle == state.puzzle)
                .map(|_| today);
        }
        let Some(date) = *of else { continue };
        let before = progress.daily_result(OWNER, date);
        let mut now = before;
        now.helped |= state.helped;
        match fact {
            SessionFact::Judged(feedback) if !feedback.is_right() => {
                now.wrong = now.wrong.saturating_add(1);
            }
            SessionFact::Ended(_) => now.solved |= state.solved,
            _ => {}
        }
        if before.solved || now == before {
            continue;
        }
        progress.note_daily(OWNER, date, now);
        if now.solved
            && let Some(today) = Today::new(&progress, OWNER, date, &|_| true)
        {
            let parts = [now.how(), today.in_a_row()];
            let parts: Vec<_> = parts.into_iter().flatten().collect();
            notices.write(Notice::done(texts::title_today_told(&parts.join(", "))));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: &str = "Ada";

    #[test]
    fn a_result_is_one_line_that_gives_nothing_away() {
        let date: Date = "2026-11-26".parse().unwrap();
        let mut progress = Progress::default();
        let today = |progress: &Progress| {
            let knows = |game: &str| progress.knows(game, ME);
            Today::new(progress, ME, date, &knows).unwrap()
        };
        assert_eq!(today(&progress).state(), "Xong");
        assert_eq!(today(&progress).to_share(), None);
        let solved = |wrong, helped| DailyResult {
            wrong,
            helped,
            solved: true,
        };
        progress.note_daily(ME, date.yesterday().unwrap(), solved(0, false));
        assert_eq!(today(&progress).state(), "Xong");
        for (result, shared) in [
            (
                solved(0, false),
                "Curio, 26 November 2026, Xong puzzle, ✓ solved on the first try, 2 days in a row",
            ),
            (
                solved(2, false),
                "Curio, 26 November 2026, Xong puzzle, ✗✗✓ solved in 3 tries, 2 days in a row",
            ),
            (
                solved(1, true),
                "Curio, 26 November 2026, Xong puzzle, ✗✓ solved with help, 2 days in a row",
            ),
        ] {
            progress.note_daily(ME, date, result);
            assert_eq!(today(&progress).to_share().as_deref(), Some(shared));
            assert_eq!(today(&progress).state(), "2 days in a row");
        }
    }
}
