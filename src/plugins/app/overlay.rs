//! Lays things over the screen and takes them away, on request only.

use bevy::prelude::*;

use super::{
    session::{
        PlayRequest, Programs, Requests, Session, SessionFact, SessionRequest, SessionSystems,
    },
    show::Showcase,
    states::{Activity, ChosenGame, Overlay, OverlayRequest, Screen},
};

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_sub_state::<Activity>()
        .init_state::<Overlay>()
        .init_resource::<Below>()
        .init_resource::<ChosenGame>()
        .add_message::<OverlayRequest>()
        .add_systems(
            Requests,
            (
                clear.run_if(another_match.or_else(table_is_left)),
                ask_about_programs,
                turn_over,
            )
                .chain()
                .after(SessionSystems::Apply),
        );
}

/// What lay over the screen before, the nearest last.
#[derive(Resource, Clone, Debug, Default)]
struct Below(Vec<Overlay>);

fn turn_over(
    mut requests: MessageReader<OverlayRequest>,
    overlay: Res<State<Overlay>>,
    mut next: ResMut<NextState<Overlay>>,
    mut below: ResMut<Below>,
) {
    let mut now = match *next {
        NextState::Unchanged => *overlay.get(),
        NextState::Pending(next) | NextState::PendingIfNeq(next) => next,
    };
    for request in requests.read() {
        match *request {
            OverlayRequest::Toggle(wanted) | OverlayRequest::Open(wanted) if now == wanted => {
                if matches!(request, OverlayRequest::Toggle(_)) {
                    now = below.0.pop().unwrap_or_default();
                }
            }
            OverlayRequest::Toggle(wanted) | OverlayRequest::Open(wanted) => {
                below.0.retain(|other| *other != wanted);
                if now != Overlay::None {
                    below.0.push(now);
                }
                now = wanted;
            }
            OverlayRequest::Back => now = below.0.pop().unwrap_or_default(),
            OverlayRequest::Close => {
                below.0.clear();
                now = Overlay::None;
            }
        }
    }
    NextState::set_if_neq(&mut next, now);
}

/// Whether another match was opened, perhaps at the same table.
fn another_match(mut facts: MessageReader<SessionFact>) -> bool {
    facts.read().any(|fact| matches!(fact, SessionFact::Opened))
}

/// Whether another screen follows that of the table.
fn table_is_left(screen: Res<State<Screen>>, next: Res<NextState<Screen>>) -> bool {
    *screen == Screen::Table && !matches!(*next, NextState::Unchanged)
}

/// Asks about other programs for as long as there is something to decide.
fn ask_about_programs(
    session: If<Res<Session>>,
    programs: Res<Programs>,
    showcase: Option<Res<Showcase>>,
    open: Res<State<Overlay>>,
    mut overlay: MessageWriter<OverlayRequest>,
    mut requests: MessageWriter<SessionRequest>,
) {
    match session.undecided_program(&programs) {
        // A visitor has no business with the programs of the machine.
        Some(command) if showcase.is_some() => {
            requests.write(SessionRequest::Play(PlayRequest::DeclineProgram(
                command.to_owned(),
            )));
        }
        Some(_) if *open == Overlay::None => {
            overlay.write(OverlayRequest::Open(Overlay::RunProgram));
        }
        None if *open == Overlay::RunProgram => {
            overlay.write(OverlayRequest::Back);
        }
        _ => {}
    }
}

fn clear(mut overlay: ResMut<NextState<Overlay>>, mut below: ResMut<Below>) {
    below.0.clear();
    NextState::set_if_neq(&mut overlay, Overlay::None);
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;

    use super::*;

    fn after(requests: &[OverlayRequest]) -> Overlay {
        let mut app = App::new();
        app.add_plugins(StatesPlugin)
            .init_state::<Overlay>()
            .init_resource::<Below>()
            .add_message::<OverlayRequest>()
            .add_systems(PreUpdate, turn_over);
        for request in requests {
            app.world_mut().write_message(*request);
            app.update();
        }
        *app.world().resource::<State<Overlay>>().get()
    }

    #[test]
    fn back_leads_to_what_lay_there_before() {
        use OverlayRequest::{Back, Close, Open, Toggle};
        let open = Open(Overlay::Menu);
        assert_eq!(after(&[open]), Overlay::Menu);
        assert_eq!(after(&[open, Back]), Overlay::None);
        assert_eq!(after(&[open, Open(Overlay::Settings), Back]), Overlay::Menu);
        assert_eq!(
            after(&[open, Open(Overlay::Settings), Close]),
            Overlay::None
        );
        assert_eq!(
            after(&[Toggle(Overlay::Help), Toggle(Overlay::Help)]),
            Overlay::None
        );
        assert_eq!(
            after(&[open, Toggle(Overlay::Help), Toggle(Overlay::Help)]),
            Overlay::Menu
        );
        assert_eq!(after(&[Back, Back]), Overlay::None);
    }

    #[test]
    fn going_round_in_circles_does_not_pile_up() {
        use OverlayRequest::{Back, Open};
        let (menu, help) = (Open(Overlay::Menu), Open(Overlay::Help));
        assert_eq!(after(&[menu, help, menu, help, Back, Back]), Overlay::None);
    }
}
