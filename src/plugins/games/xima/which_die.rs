//! Which of two dice? Where both lead a block from the reserve to the same
//! square, the player is asked, away from the square in question.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Area, Id, Order},
};

use super::{
    XimaTable,
    layout::{self, Target},
    pointing::Aim,
    preview::{self, move_of},
};
use crate::{
    plugins::{
        app::{
            session::{Requests, Session, SessionFact, SessionRequest, SessionSystems},
            states::Overlay,
        },
        board::{Chosen, TableSystems},
        scene::camera::TableCamera,
        ui::{
            hud::{HudLayout, HudSystems},
            theme::{self, Icon, PushButton},
        },
    },
    rules::{
        Game,
        xima::{Move, Origin, Xima},
    },
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WhichDie>()
        .add_systems(
            Requests,
            choose_die
                .in_set(SessionSystems::Ask)
                .run_if(resource_exists::<XimaTable>),
        )
        .add_systems(Update, forget.in_set(TableSystems::Lay))
        .add_systems(
            EguiPrimaryContextPass,
            ask.in_set(HudSystems::Tools)
                .run_if(resource_exists::<XimaTable>),
        );
}

/// The entry that waits for one of the dice.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct WhichDie(pub Option<DieChoice>);

/// An entry that either of two dice allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieChoice {
    /// With the lower die, and what it shows.
    pub low: (Move, u8),
    pub high: (Move, u8),
}

/// The choice that a move leaves open, if it does.
pub(crate) fn choice_of(position: &Xima, mv: Move) -> Option<DieChoice> {
    let thrown = position.thrown()?;
    let (origin, to) = match mv {
        Move::Enter(to) => (Origin::Reserve, to),
        Move::EnterSpecial(to) => (Origin::SpecialReserve, to),
        _ => return None,
    };
    let high = Move::EnterBy {
        is_special: origin == Origin::SpecialReserve,
        to,
        die: thrown.second,
    };
    let is_open = position.check(&mv).is_ok() && position.check(&high).is_ok();
    is_open.then_some(DieChoice {
        low: (mv, thrown.first),
        high: (high, thrown.second),
    })
}

/// Takes up what was chosen on the board, where both dice lead there.
fn choose_die(
    mut chosen: MessageReader<Chosen<Target>>,
    table: Res<XimaTable>,
    session: If<Res<Session>>,
    aim: Res<Aim>,
    mut waiting: ResMut<WhichDie>,
) {
    let may_move = session.person_may_move();
    for Chosen { target, from } in chosen.read() {
        let dragged = from.and_then(|from| preview::origin_at(&table.0, from));
        let wanted = match *target {
            Target::Square(to) if may_move => dragged
                .or(aim.held)
                .or_else(|| preview::implied(&table.0, to))
                .and_then(|origin| choice_of(&table.0, move_of(origin, to))),
            _ => None,
        };
        waiting.set_if_neq(WhichDie(wanted));
    }
}

/// A question about another position is none.
fn forget(mut facts: MessageReader<SessionFact>, mut waiting: ResMut<WhichDie>) {
    for fact in facts.read() {
        if matches!(
            fact,
            SessionFact::Opened
                | SessionFact::Closed
                | SessionFact::Played { .. }
                | SessionFact::Moved { .. }
        ) {
            waiting.set_if_neq(WhichDie(None));
        }
    }
}

/// What the question is asked with.
#[derive(SystemParam)]
struct Asking<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    layout: Res<'w, HudLayout>,
    overlay: Res<'w, State<Overlay>>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
}

fn ask(
    mut asking: Asking,
    mut waiting: ResMut<WhichDie>,
    mut requests: MessageWriter<SessionRequest>,
) -> Result {
    let Some(choice) = waiting.0 else {
        return Ok(());
    };
    let Some((_, to)) = choice.low.0.block() else {
        return Ok(());
    };
    let context = asking.contexts.ctx_mut()?;
    let seen = asking.cameras.single().ok();
    let seen =
        seen.and_then(|(camera, view)| camera.world_to_viewport(view, layout::ground(to)).ok());
    let y = seen.map(|seen| seen.y / context.zoom_factor());
    let (pivot, corner) = asking.layout.clear_of(y);
    let mut taken = None;
    let mut leave = false;
    Area::new(Id::new("which die"))
        .order(Order::Middle)
        .pivot(pivot)
        .fixed_pos(corner)
        .fade_in(false)
        .enabled(*asking.overlay == Overlay::None)
        .show(context, |ui| {
            theme::cover_frame().show(ui, |ui| {
                ui.set_width(430.0);
                theme::heading(ui, texts::table_xima_which_die(&to.to_string()));
                theme::quiet(ui, texts::table_xima_which_die_why());
                ui.horizontal(|ui| {
                    for (mv, die) in [choice.low, choice.high] {
                        let button = PushButton::new(texts::table_xima_use_die(die))
                            .icon(Icon::Dice)
                            .primary();
                        if ui.add(button).clicked() {
                            taken = Some(mv);
                        }
                    }
                    leave = ui.add(PushButton::new(texts::cancel()).quiet()).clicked();
                });
            });
        });
    if let Some(mv) = taken {
        requests.write(SessionRequest::play::<Xima>(mv));
    }
    if taken.is_some() || leave {
        waiting.0 = None;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::xima::{Dice, Options, Square};

    #[test]
    fn there_is_a_choice_where_both_dice_lead_to_a_square() {
        let mut game = Xima::new(Options {
            dice: Dice::Scienluck,
            ..Options::default()
        });
        game.play(&game.parse_move("roll:1,2").unwrap()).unwrap();
        let at = |name| Square::parse(name).unwrap();
        let choice = choice_of(&game, Move::Enter(at("B1"))).unwrap();
        assert_eq!((choice.low.1, choice.high.1), (1, 2));
        assert_eq!(choice_of(&game, Move::Enter(at("A1"))), None);
        assert_eq!(choice_of(&game, Move::Enter(at("G7"))), None);
    }
}
