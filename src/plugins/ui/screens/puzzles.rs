//! The list of puzzles, with what has been solved.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        self, Align, Label, Layout, Rect, Response, RichText, Sense, Stroke, StrokeKind, Ui,
        UiBuilder, WidgetInfo, WidgetType, vec2,
    },
};

use super::{
    own_puzzles,
    stage::{self, Ground},
    title::game_name,
};
use crate::{
    engine::puzzles::{Puzzle, puzzles},
    plugins::{
        app::{
            own_puzzles::OwnPuzzles,
            session::{Purpose, Session, SessionFact, SessionRequest, SessionSystems},
            settings::Progress,
            states::{ChosenGame, Screen},
        },
        scene::palette,
        ui::theme::{self, Icon, widgets::focus_ring},
    },
};

/// The height of a puzzle's card.
const CARD_HEIGHT: f32 = 128.0;
/// The most stars a puzzle has.
const STARS: u8 = 5;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Puzzles)),
    )
    .add_systems(Update, remember.in_set(SessionSystems::Show));
}

/// Marks a puzzle as solved once it is.
fn remember(
    mut facts: MessageReader<SessionFact>,
    session: Option<Res<Session>>,
    mut progress: ResMut<Progress>,
) {
    if facts.read().count() == 0 {
        return;
    }
    if let Some(session) = session
        && let Purpose::Puzzle(state) = session.purpose()
        && state.solved
        && !progress.solved.contains(&state.puzzle.id)
    {
        progress.solved.insert(state.puzzle.id.clone());
    }
}

fn show(
    mut contexts: EguiContexts,
    chosen: Res<ChosenGame>,
    progress: Res<Progress>,
    mut own: ResMut<OwnPuzzles>,
    mut next: ResMut<NextState<Screen>>,
    mut session: MessageWriter<SessionRequest>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let all = puzzles(chosen.0);
    let mut picked = None;
    let mut pressed = None;
    let mut back = false;
    stage::screen(context, "puzzles", Ground::Veiled, |ui| {
        let solved = all
            .iter()
            .filter(|puzzle| progress.solved.contains(&puzzle.id))
            .count();
        let about = format!("{}: {solved} of {} solved", game_name(chosen.0), all.len());
        back = stage::head(ui, "Puzzles", &about);
        theme::quiet(
            ui,
            "Each puzzle has one best first move. Find it; the computer defends.",
        );
        ui.add_space(theme::GAP);
        stage::scroll(ui, 0.0, |ui| {
            picked = list(ui, all, &progress);
            pressed = own_puzzles::yours(ui, chosen.0, &own, &progress);
        });
    });
    match pressed {
        Some(own_puzzles::Pressed::Solve(puzzle)) => picked = Some(puzzle),
        Some(own_puzzles::Pressed::Delete(id)) => own.all.retain(|puzzle| puzzle.id != id),
        None => {}
    }
    if back {
        next.set(Screen::Game);
    }
    if let Some(puzzle) = picked {
        session.write(SessionRequest::Solve(puzzle));
    }
    Ok(())
}

/// Shows the cards. Returns the puzzle that was chosen.
fn list(ui: &mut Ui, all: &'static [Puzzle], progress: &Progress) -> Option<&'static Puzzle> {
    let mut picked = None;
    let gap = 12.0;
    let columns = if ui.available_width() > 820.0 { 2 } else { 1 };
    let width = (ui.available_width() - gap * (columns as f32 - 1.0)) / columns as f32;
    for (line, row) in all.chunks(columns).enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for (place, puzzle) in row.iter().enumerate() {
                let number = line * columns + place + 1;
                let solved = progress.solved.contains(&puzzle.id);
                if card(ui, puzzle, number, solved, width).clicked() {
                    picked = Some(puzzle);
                }
            }
        });
        ui.add_space(gap - theme::GAP);
    }
    picked
}

fn card(ui: &mut Ui, puzzle: &Puzzle, number: usize, solved: bool, width: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(width, CARD_HEIGHT), Sense::click());
    response.widget_info(|| {
        let state = if solved { "solved" } else { "not solved" };
        let label = format!(
            "{}, difficulty {} of {STARS}, {state}: {}",
            puzzle.title, puzzle.difficulty, puzzle.task
        );
        WidgetInfo::labeled(WidgetType::Button, true, label)
    });
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let over = response.hovered() || response.has_focus();
    let fill = if over {
        palette::PANEL_RAISED
    } else {
        palette::PANEL
    };
    let line = if over {
        Stroke::new(2.0, palette::ACCENT.egui())
    } else {
        Stroke::new(1.0, palette::LINE.egui_alpha(140))
    };
    let radius = f32::from(theme::RADIUS);
    ui.painter()
        .rect(rect, radius, fill.egui_alpha(240), line, StrokeKind::Inside);
    let inner = rect.shrink2(vec2(18.0, 12.0));
    let side = 30.0;
    let mark = Rect::from_min_size(
        egui::pos2(inner.right() - side, inner.top()),
        vec2(side, side),
    );
    if solved {
        ui.painter()
            .circle_filled(mark.center(), side / 2.0, palette::GOOD.egui());
        Icon::Check.paint(ui.painter(), mark.shrink(6.0), palette::NIGHT.egui());
    }
    let builder = UiBuilder::new()
        .max_rect(inner)
        .layout(Layout::top_down(Align::Min));
    let mut inside = ui.new_child(builder);
    {
        let ui = &mut inside;
        ui.spacing_mut().item_spacing.y = 3.0;
        ui.horizontal(|ui| {
            let title = format!("{number}. {}", puzzle.title);
            ui.add(Label::new(
                RichText::new(title).text_style(theme::strong_style()),
            ));
            stars(ui, puzzle.difficulty);
            if solved {
                theme::note(ui, "Solved");
            }
        });
        let task = RichText::new(&puzzle.task)
            .size(16.0)
            .color(palette::TEXT_QUIET.egui());
        ui.set_max_width(inner.width() - side - theme::GAP);
        ui.add(Label::new(task).wrap());
    }
    focus_ring(ui, &response, theme::RADIUS);
    response
}

/// How hard a puzzle is.
fn stars(ui: &mut Ui, difficulty: u8) {
    let size = vec2(16.0, 16.0);
    let (rect, response) =
        ui.allocate_exact_size(vec2(f32::from(STARS) * 18.0, size.y), Sense::hover());
    for star in 0..STARS {
        let at = egui::pos2(rect.left() + f32::from(star) * 18.0, rect.top());
        let icon = if star < difficulty {
            Icon::Star
        } else {
            Icon::StarEmpty
        };
        let colour = if star < difficulty {
            palette::ACCENT
        } else {
            palette::LINE
        };
        icon.paint(ui.painter(), Rect::from_min_size(at, size), colour.egui());
    }
    response.on_hover_text(format!("Difficulty {difficulty} of {STARS}"));
}
