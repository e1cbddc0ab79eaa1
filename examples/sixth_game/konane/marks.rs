//! Marks on the squares, and their names on the rim: where a stone may go, what is
//! pointed at, hinted and refused.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align2, FontId, Id, LayerId, Order, pos2},
};
use curio::{
    plugins::{
        app::{
            pulse::Pulse,
            session::{HintShown, Session},
            settings::Settings,
            states::Screen,
        },
        board::{RefusedMove, note_refusals},
        scene::{
            camera::TableCamera,
            palette,
            square_frame::rim_middle,
            surface::{Look, Mark},
        },
        ui::theme::strong_family,
    },
    rules::Game,
};

use super::{
    aim::Aim,
    board::{Square, Squares},
    layout::Layout,
    position::{Konane, Move},
    table::{KonaneSystems, KonaneTable, SquareOf, set_table},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RefusedMove<Konane>>();
    app.add_systems(
        Update,
        (
            note_refusals::<Konane>,
            mark_squares.run_if(resource_exists::<KonaneTable>),
        )
            .chain()
            .in_set(KonaneSystems::View)
            .after(set_table),
    );
    app.add_systems(
        EguiPrimaryContextPass,
        name_lines
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists::<KonaneTable>),
    );
}

/// The squares that a move speaks of.
fn squares_of(mv: &Move) -> Squares {
    match *mv {
        Move::Remove(at) => [at].into_iter().collect(),
        Move::Jump { from, to } => [from, to].into_iter().collect(),
        Move::Retire(_) => Squares::default(),
    }
}

/// The square where a move ends.
fn end_of(mv: &Move) -> Option<Square> {
    match *mv {
        Move::Remove(at) | Move::Jump { to: at, .. } => Some(at),
        Move::Retire(_) => None,
    }
}

fn mark_squares(
    table: Res<KonaneTable>,
    session: Option<Res<Session>>,
    settings: Res<Settings>,
    aim: Res<Aim>,
    hint: Res<HintShown>,
    refused: Res<RefusedMove<Konane>>,
    mut squares: Query<(&SquareOf, &mut Look)>,
    mut pulse: ResMut<Pulse>,
) {
    let position = &table.0;
    let may_move = session.is_some_and(|session| session.person_may_move());
    let refused = refused.get().and_then(end_of);
    let hinted = hint.0.as_ref();
    let hinted = hinted.and_then(|hint| position.parse_move(&hint.mv).ok());
    let hinted = hinted.map_or_else(Squares::default, |mv| squares_of(&mv));
    let open: Squares = match aim.taken {
        _ if !(may_move && settings.move_hints) => Squares::default(),
        Some(from) => position.landings(from).into_iter().collect(),
        None => position.removable(),
    };
    let pointed = aim.square.filter(|_| may_move || aim.by_keys);
    for (SquareOf(square), mut look) in &mut squares {
        let mark = if refused == Some(*square) {
            Mark::Refused
        } else if hinted.contains(*square) {
            Mark::Hint
        } else if aim.taken == Some(*square) {
            Mark::Selected
        } else if pointed == Some(*square) {
            Mark::Hover
        } else if open.contains(*square) {
            Mark::Legal
        } else {
            Mark::None
        };
        if look.mark != mark {
            look.mark = mark;
            look.strength = 1.0;
            pulse.now();
        }
    }
}

/// Letters along the near rim and numbers along the left one, where the player
/// wants to see them.
fn name_lines(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    table: Res<KonaneTable>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
) -> Result {
    let Ok((camera, view)) = cameras.single() else {
        return Ok(());
    };
    if !settings.coordinates {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let painter = context.layer_painter(LayerId::new(Order::Background, Id::new("labels")));
    let zoom = context.zoom_factor();
    let size = table.0.size();
    let layout = Layout(size);
    let rim = layout.half() + Vec2::splat(rim_middle());
    let mut names = Vec::new();
    for number in 0..size.side() {
        if let Some(square) = Square::new(size, number, 0) {
            let name = square.to_string();
            names.push((name[..1].to_owned(), layout.place(square).with_z(rim.y)));
        }
        if let Some(square) = Square::new(size, 0, number) {
            let name = (number + 1).to_string();
            names.push((name, layout.place(square).with_x(-rim.x)));
        }
    }
    for (name, place) in names {
        let Ok(at) = camera.world_to_viewport(view, place) else {
            continue;
        };
        painter.text(
            pos2(at.x / zoom, at.y / zoom),
            Align2::CENTER_CENTER,
            name,
            FontId::new(18.0, strong_family()),
            palette::IVORY.egui(),
        );
    }
    Ok(())
}
