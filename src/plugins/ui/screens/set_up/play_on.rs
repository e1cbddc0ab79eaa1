//! Asks who plays on from a position of a match that is watched, and by which clock.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align, Layout, ScrollArea, Ui},
};

use super::{
    clock::ClockDraft,
    draft::Draft,
    seat::{SeatChoice, SeatDraft},
    view,
};
use crate::{
    plugins::{
        app::{
            library::match_library::MatchLibrary,
            session::{Autoplay, PlayOn, ReplayRequest, Session, SessionRequest},
            settings::{Me, Progress},
            states::OverlayRequest,
        },
        ui::{
            hud::{GameWords, round_of},
            screens::{names::player_name, stage},
            theme::{self, Icon, PushButton},
        },
    },
    record::SeatKind,
    rules::{Player, registry},
    texts,
};

/// What has been chosen so far, while the question is open.
#[derive(Resource, Debug, Default)]
pub(super) struct PlayOnDraft(Option<Draft>);

/// Begins with the person in the seat that is to move. Computers keep their seats; the level
/// that the person chose last sits down for other people and programs.
pub(super) fn begin(
    session: If<Res<Session>>,
    me: Me,
    progress: Res<Progress>,
    mut draft: ResMut<PlayOnDraft>,
    mut autoplay: ResMut<Autoplay>,
) {
    // The position that is asked about stays.
    autoplay.playing = false;
    draft.0 = propose(&session, &me, &progress);
}

fn propose(session: &Session, me: &Me, progress: &Progress) -> Option<Draft> {
    let terms = session.record().terms();
    let game = registry::find(&terms.game)?.id;
    let mut draft = match progress.set_ups.get(game) {
        Some(last) => Draft::remembered(game, last, me.seat()),
        None => Draft::with_defaults(game, me.seat()),
    };
    let usual = draft.seats.iter();
    let opponent = usual
        .filter(|seat| seat.kind == SeatChoice::Computer)
        .map(|seat| SeatDraft {
            name: String::new(),
            ..seat.clone()
        })
        .next()
        .unwrap_or_else(|| SeatDraft::level(2));
    draft.options.clone_from(&terms.options);
    draft.clock = ClockDraft::from_settings(terms.clock);
    draft.seats = (0..)
        .zip(&terms.seats)
        .map(|(index, seat)| match &seat.kind {
            _ if index == mover(session) => SeatDraft::human(player_name(&me.seat().name)),
            SeatKind::Human | SeatKind::External(_) => opponent.clone(),
            kind => SeatDraft::new(&seat.name, kind),
        })
        .collect();
    Some(draft)
}

/// The seat that is to move.
fn mover(session: &Session) -> usize {
    session.to_move().map_or(0, Player::index)
}

pub(super) fn show(
    mut contexts: EguiContexts,
    session: If<Res<Session>>,
    (library, words): (Res<MatchLibrary>, Res<GameWords>),
    mut draft: ResMut<PlayOnDraft>,
    mut overlays: MessageWriter<OverlayRequest>,
    mut requests: MessageWriter<SessionRequest>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let Some(draft) = &mut draft.bypass_change_detection().0 else {
        return Ok(());
    };
    let (mut close, mut start) = (false, false);
    let mover = mover(&session);
    let known = library.ratings.people();
    let at_hand = view::AtHand {
        known: &known,
        // They are invited when the match goes on.
        has_phones: false,
    };
    let beside = stage::dialog(context, "play-on", 1000.0, |ui, room| {
        close = stage::dialog_head(ui, texts::menu_play_on());
        let words = words.for_position(session.position());
        let round = round_of(session.record(), words, session.shown());
        theme::note(ui, from_where(round));
        // What stands above the settings and below them.
        let height = (room.y - 152.0).max(100.0);
        ScrollArea::vertical()
            .auto_shrink([false, true])
            .max_height(height)
            .show(ui, |ui| {
                let players = |ui: &mut Ui, draft: &mut Draft| {
                    view::players(ui, draft, (mover, texts::set_up_to_move()), &at_hand);
                };
                view::beside(ui, draft, 0.6, players, view::clock);
            });
        ui.add_space(theme::GAP);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let button = PushButton::new(texts::set_up_start())
                .icon(Icon::Play)
                .primary();
            let button = ui.add(button.width(160.0));
            start = button.clicked();
        });
    });
    if start {
        overlays.write(OverlayRequest::Close);
        requests.write(SessionRequest::Replay(ReplayRequest::PlayOn(PlayOn {
            seats: draft.seated(),
            clock: draft.clock.settings(),
        })));
    } else if close || beside {
        overlays.write(OverlayRequest::Back);
    }
    Ok(())
}

/// What becomes of the match that is watched.
fn from_where(round: usize) -> String {
    match round {
        0 => texts::set_up_play_on_from_start().to_owned(),
        round => texts::set_up_play_on_from(round),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_says_where_the_new_match_begins() {
        assert_eq!(
            from_where(7),
            "A new match begins at the position after move 7. \
             The one you are watching stays as it is."
        );
        assert!(from_where(0).starts_with("A new match begins at the starting position."));
    }
}
