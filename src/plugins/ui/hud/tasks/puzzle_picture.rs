//! A solved puzzle as a picture to share: the position to begin with, and how the player
//! did. The solution is not in it.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{FontFamily, FontId, Id, LayerId, Order, Rect, Vec2, pos2},
};
use jiff::civil::Date;

use super::puzzle::Solver;
use crate::plugins::ui::hud::BoardAlone;
use crate::{
    engine::puzzles::{Puzzle, of_day},
    plugins::{
        app::{
            keys::{Action, ActionPressed},
            machine::redraw::RedrawScheduler,
            session::{Requests, Session, SessionRequest, SessionSystems},
            settings::OWNER,
        },
        scene::palette,
        ui::theme,
    },
    record::days,
    rules::registry,
    texts,
};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PuzzlePicture>()
        .add_systems(Requests, take.before(SessionSystems::Ask))
        .add_systems(
            EguiPrimaryContextPass,
            caption
                .run_if(not(resource_equals(PuzzlePicture::None)))
                .run_if(resource_exists::<BoardAlone>),
        );
}

/// How many frames the table is given to show the position, and the picture to be taken.
const FRAMES: u8 = 4;
/// The space around what is written below the position.
const MARGIN: Vec2 = Vec2::new(28.0, 12.0);

/// What is left to do for a picture.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum PuzzlePicture {
    /// Nothing.
    #[default]
    None,
    /// The position to begin with is to be shown, without panels.
    Asked,
    /// It is shown; this many frames pass before the picture.
    Shown(u8),
    /// The picture is taken; this many frames pass before the end is shown again.
    Taken(u8),
}

fn take(
    mut picture: ResMut<PuzzlePicture>,
    session: Option<Res<Session>>,
    mut requests: MessageWriter<SessionRequest>,
    mut pressed: MessageWriter<ActionPressed>,
    mut redraw: ResMut<RedrawScheduler>,
    mut commands: Commands,
) {
    if *picture == PuzzlePicture::None {
        return;
    }
    redraw.now();
    let session = session.filter(|session| session.puzzle().is_some());
    let mut seek = |ply| requests.write(SessionRequest::seek(ply));
    *picture = match (*picture, session) {
        (PuzzlePicture::Asked, Some(_)) => {
            seek(0);
            commands.insert_resource(BoardAlone);
            PuzzlePicture::Shown(FRAMES)
        }
        (PuzzlePicture::Shown(0), Some(_)) => {
            pressed.write(ActionPressed(Action::Screenshot));
            PuzzlePicture::Taken(FRAMES)
        }
        (PuzzlePicture::Shown(frames), Some(_)) => PuzzlePicture::Shown(frames - 1),
        (PuzzlePicture::Taken(frames), Some(_)) if frames > 0 => PuzzlePicture::Taken(frames - 1),
        (_, session) => {
            if let Some(session) = session {
                seek(session.record().len());
            }
            commands.remove_resource::<BoardAlone>();
            PuzzlePicture::None
        }
    };
}

/// Writes below the position what there is to find, and how the player did.
fn caption(mut contexts: EguiContexts, session: If<Res<Session>>, solver: Solver) -> Result {
    let Some(puzzle) = session.puzzle().map(|state| state.puzzle) else {
        return Ok(());
    };
    let game = registry::find(puzzle.game()).map_or("", |entry| entry.name);
    let title = texts::puzzle_card_title(game, puzzle.said().title);
    let how = solver.today_line(puzzle);
    let lines = [
        Some((title.as_str(), theme::title_family(), 30.0, palette::TEXT)),
        Some((
            puzzle.said().task,
            FontFamily::Proportional,
            18.0,
            palette::TEXT,
        )),
        how.as_deref()
            .map(|how| (how, FontFamily::Proportional, 20.0, palette::ACCENT)),
    ];
    let context = contexts.ctx_mut()?;
    let whole = context.content_rect();
    let painter = context.layer_painter(LayerId::new(Order::Background, Id::new("puzzle picture")));
    let galleys: Vec<_> = lines
        .into_iter()
        .flatten()
        .map(|(text, family, size, tone)| {
            let room = whole.width() - 2.0 * MARGIN.x;
            let font = FontId::new(size, family);
            painter.layout(text.to_owned(), font, tone.egui(), room)
        })
        .collect();
    let height: f32 = galleys.iter().map(|galley| galley.size().y).sum();
    let top = whole.bottom() - height - 2.0 * MARGIN.y;
    let band = Rect::from_min_max(pos2(whole.left(), top), whole.max);
    painter.rect_filled(band, 0.0, palette::NIGHT.egui_alpha(225));
    let mut at = band.min + MARGIN;
    for galley in galleys {
        let below = galley.size().y;
        painter.galley(at, galley, palette::TEXT.egui());
        at.y += below;
    }
    Ok(())
}

impl Solver<'_> {
    /// How the player did at a puzzle that is today's: "Today’s puzzle, 26 November: solved
    /// on the first try, 3 days in a row".
    pub(crate) fn today_line(&self, puzzle: &Puzzle) -> Option<String> {
        let date: Date = self.calendar.today();
        of_day(days(date)).filter(|it| *it == puzzle)?;
        let how = self.progress.daily_result(OWNER, date).how()?;
        let day = texts::puzzle_card_day(date.day(), date.month());
        Some(match self.progress.daily_streak(OWNER, date) {
            0 | 1 => texts::puzzle_card_today(&day, &how),
            streak => texts::puzzle_card_today_row(&day, &how, streak),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::puzzles::puzzles,
        plugins::{
            app::session::{Archive, TableRequest},
            testing::{ask, headless_app},
        },
    };

    #[derive(Resource, Default)]
    struct Pictures(Vec<usize>);

    #[test]
    fn the_picture_shows_the_beginning_and_the_end_comes_back() {
        let mut app = headless_app(Archive::none());
        if !app.world().contains_resource::<PuzzlePicture>() {
            app.add_plugins(plugin);
        }
        app.init_resource::<Pictures>();
        app.add_systems(
            Last,
            |mut pressed: MessageReader<ActionPressed>,
             session: If<Res<Session>>,
             mut pictures: ResMut<Pictures>| {
                for action in pressed.read() {
                    if *action == ActionPressed(Action::Screenshot) {
                        pictures.0.push(session.shown());
                    }
                }
            },
        );
        let puzzle = &puzzles("xafka")[0];
        let solve = TableRequest::Solve(puzzle);
        ask(&mut app, SessionRequest::Table(solve));
        let first = puzzle.solution.first().unwrap();
        let play =
            SessionRequest::play_by(first.as_str(), crate::plugins::app::session::Origin::Person);
        ask(&mut app, play);
        let played = app.world().resource::<Session>().record().len();
        assert!(played > 0);
        app.insert_resource(PuzzlePicture::Asked);
        for _ in 0..4 * FRAMES {
            app.update();
        }
        assert_eq!(app.world().resource::<Pictures>().0, [0]);
        let session = app.world().resource::<Session>();
        assert_eq!(session.shown(), session.record().len());
        assert!(!app.world().contains_resource::<BoardAlone>());
        // Whoever leaves meanwhile finds the panels of the next table.
        app.insert_resource(PuzzlePicture::Asked);
        app.update();
        assert!(app.world().contains_resource::<BoardAlone>());
        ask(&mut app, SessionRequest::Table(TableRequest::Leave));
        app.update();
        assert!(!app.world().contains_resource::<BoardAlone>());
    }
}
