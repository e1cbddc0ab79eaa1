//! The caption under a film: what happens, in words.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext,
    egui::{self, FontFamily, FontId, Id, LayerId, Order, text::LayoutJob},
};

use crate::plugins::{
    app::session::{Session, SessionSystems},
    scene::{
        camera::{FreeRect, TableCamera},
        palette,
    },
    ui::{
        Letters,
        hud::{Caption, GameWords},
        theme,
    },
};

/// The height that is left to the caption, as a part of the picture's.
const STRIP: f32 = 0.19;
/// The height of a caption's letters, as a part of the picture's.
const LETTERS: f32 = 0.046;
/// The comment's letters, as a part of those of the line above it.
const SMALLER: f32 = 0.8;
/// What a caption leaves free at its sides, outside and inside, in points.
const SIDE: f32 = 18.0;
/// The same above and below.
const EDGE: f32 = 5.0;
/// The part of the picture's height that is left free around the board.
const MARGIN: f32 = 0.025;
/// The same above it: what stands at the far side rises over its rim.
const ABOVE: f32 = 0.055;
/// A caption and its comment never take more lines than these each.
const LINES: usize = 3;

/// Adds captions to a film of `size` pixels.
pub(super) fn add_to(app: &mut App, size: Vec2) {
    let margin = size.y * MARGIN;
    let right = size.x - margin;
    let board = Rect::new(margin, size.y * ABOVE, right, size.y * (1.0 - STRIP));
    app.insert_resource(BoardPart(board))
        .insert_resource(ShownCaption::default())
        .add_systems(PostStartup, give_letters)
        .add_systems(
            Update,
            (
                write.in_set(SessionSystems::Show),
                expect
                    .in_set(SessionSystems::Show)
                    .run_if(resource_added::<Session>),
                keep_clear,
            ),
        )
        .add_systems(EguiPrimaryContextPass, show);
}

/// The caption in the picture.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ShownCaption(Caption);

fn give_letters(cameras: Query<Entity, With<TableCamera>>, mut commands: Commands) {
    for camera in &cameras {
        commands.entity(camera).insert(PrimaryEguiContext);
    }
}

/// The part of the picture that the caption leaves to the board.
#[derive(Resource)]
struct BoardPart(Rect);

fn keep_clear(board: Res<BoardPart>, mut free: ResMut<FreeRect>) {
    free.set_if_neq(FreeRect(Some(board.0)));
}

/// Letters that our fonts lack are there before the first picture.
fn expect(session: Res<Session>, mut letters: ResMut<Letters>) {
    let record = session.record();
    for seat in &record.terms().seats {
        letters.expect(&seat.name);
    }
    for ply in record.plies() {
        letters.expect(&ply.comment);
    }
}

fn write(session: If<Res<Session>>, all: Res<GameWords>, mut caption: ResMut<ShownCaption>) {
    let now = Caption::of(session.record(), session.shown(), &all, None);
    caption.set_if_neq(ShownCaption(now));
}

/// Draws the caption. It is laid out anew in every frame and takes the size of
/// nothing that was there before: each picture stands on its own.
fn show(mut contexts: EguiContexts, caption: Res<ShownCaption>) -> Result {
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    let layer = LayerId::new(Order::Middle, Id::new("caption"));
    let painter = context.layer_painter(layer);
    let size = screen.height() * LETTERS;
    let width = screen.width() - 2.0 * SIDE;
    let text = |text: &str, size: f32, tone: egui::Color32| {
        let font = FontId::new(size, FontFamily::Proportional);
        let inner = width - 2.0 * SIDE;
        let mut job = LayoutJob::simple(text.to_owned(), font, tone, inner);
        job.wrap.max_rows = LINES;
        job.halign = egui::Align::Center;
        painter.layout_job(job)
    };
    let line = text(&caption.0.line, size, palette::TEXT.egui());
    let comment = text(
        &caption.0.comment,
        size * SMALLER,
        palette::TEXT_QUIET.egui(),
    );
    // There is always room for one line of comment, so that the frame keeps
    // still while nothing longer is said.
    let room = comment.size().y.max(size * SMALLER * 1.4);
    let height = line.size().y + room + 2.0 * EDGE;
    let foot = screen.center_bottom() - egui::vec2(0.0, EDGE);
    let frame = egui::Rect::from_min_max(
        foot - egui::vec2(width / 2.0, height),
        foot + egui::vec2(width / 2.0, 0.0),
    );
    painter.rect_filled(frame, theme::RADIUS, palette::PANEL.egui_alpha(225));
    let said = !caption.0.comment.is_empty();
    let used = line.size().y + if said { comment.size().y } else { 0.0 };
    let top = frame.center_top() + egui::vec2(0.0, (height - used) / 2.0);
    let below = top + egui::vec2(0.0, line.size().y);
    painter.galley(top, line, palette::TEXT.egui());
    if said {
        painter.galley(below, comment, palette::TEXT_QUIET.egui());
    }
    Ok(())
}
