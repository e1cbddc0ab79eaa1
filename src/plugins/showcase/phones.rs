//! Phones at the showcase: the code on the screen, and the visitors who play on their phones.
//!
//! Whoever takes a seat begins a match like that of any other visitor, with beginners on the
//! seats that no phone has. When it is over, or nobody is there any more, those who wait
//! play the next one; if nobody waits, the show goes on. It remembers nobody.

use core::time::Duration;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Margin, RichText},
};

use super::{Show, Stage, keepsake::with_lines, programme, visit};
use crate::{
    plugins::{
        app::{
            machine::redraw::RedrawScheduler,
            phones::{Phones, crowd},
            session::{Requests, Session, SessionFact, SessionRequest, SessionSystems},
            show::Showcase,
            states::{Overlay, OverlayRequest},
        },
        ui::{
            hud::{HudLayout, panel},
            theme::{self, Code},
        },
    },
    rules::zobrist_key,
    texts,
};

/// How long the end of a match stays, for those who would like another.
const AGAIN: Duration = Duration::from_secs(20);
/// The same, when others wait for a seat.
const OTHERS_WAIT: Duration = Duration::from_secs(8);
/// A match in which nobody moves for so long has been left.
const LEFT: Duration = Duration::from_secs(180);

pub(super) fn plugin(app: &mut App) {
    let shown = resource_exists::<Showcase>;
    app.add_systems(
        Requests,
        follow_phones.before(SessionSystems::Ask).run_if(shown),
    );
    app.add_systems(EguiPrimaryContextPass, show_code.run_if(shown));
}

/// Seats visitors who have come with their phones, and goes on when they are done.
fn follow_phones(
    mut show: Show,
    phones: Option<ResMut<Phones>>,
    session: Option<Res<Session>>,
    mut facts: MessageReader<SessionFact>,
    mut redraw: ResMut<RedrawScheduler>,
    mut commands: Commands,
) {
    if show.showcase.invites != phones.is_some() {
        show.showcase.invites = phones.is_some();
    }
    let now = show.time.elapsed();
    let is_sign = |fact: &SessionFact| {
        let opened = matches!(fact, SessionFact::Opened);
        opened || matches!(fact, SessionFact::Played { .. } | SessionFact::Ended(_))
    };
    let goes_on = facts.read().filter(|fact| is_sign(fact)).count() > 0;
    let is_phones = show.showcase.stage == Stage::Phones;
    let Some(mut phones) = phones else {
        // They were sent away.
        if is_phones {
            show.announce(now);
        }
        return;
    };
    let guests = phones.look();
    let is_somebody_there = guests
        .seats
        .iter()
        .flatten()
        .any(|guest| !guest.is_given_up());
    let others_wait = !guests.waiting.is_empty();
    if !is_phones {
        if is_somebody_there && show.showcase.awaits_visitors() {
            begin(&mut show, session.as_deref(), &mut commands);
        }
        return;
    }
    if goes_on {
        show.showcase.since = now;
    }
    let is_over = session.is_none_or(|session| session.record().outcome().is_some());
    let time = match (is_over, others_wait) {
        (true, true) => OTHERS_WAIT,
        (true, false) => AGAIN,
        (false, _) => LEFT,
    };
    let left = (show.showcase.since + time).saturating_sub(now);
    if is_somebody_there && !left.is_zero() {
        redraw.within(left);
        return;
    }
    phones.forget_guests();
    commands.queue(visit::forget_visitor);
    show.announce(now);
    redraw.now();
}

/// Begins a match for visitors with phones, of the game that is on the table.
fn begin(show: &mut Show, session: Option<&Session>, commands: &mut Commands) {
    let games = show.showcase.programme(&show.words);
    let shown = session.map(|session| session.position().info().id);
    let Some(game) = shown.or(games.first().copied()) else {
        return;
    };
    let seed = zobrist_key(7, show.showcase.round);
    match programme::match_for_visitor(game, seed) {
        Ok(record) => {
            let now = show.time.elapsed();
            show.showcase.enter(Stage::Phones, now);
            show.autoplay.playing = false;
            show.overlays.write(OverlayRequest::Close);
            commands.queue(visit::seat_visitor);
            show.requests.write(SessionRequest::open(record));
        }
        Err(error) => error!("the showcase has no match for phones: {error}"),
    }
}

/// Shows the code, where it leads, and who has come.
fn show_code(
    mut contexts: EguiContexts,
    showcase: Res<Showcase>,
    phones: If<Res<Phones>>,
    layout: Res<HudLayout>,
    overlay: Res<State<Overlay>>,
    mut code: Local<Option<(String, Code)>>,
) -> Result {
    let Some(place) = layout.code else {
        return Ok(());
    };
    // A card lies over it, or the code of the match has its place.
    if !showcase.alone() || showcase.announces() || showcase.keepsake.is_some() {
        return Ok(());
    }
    let link = phones.link();
    if code.as_ref().is_none_or(|(shown, _)| *shown != link) {
        *code = Code::for_link(&link).ok().map(|code| (link, code));
    }
    let Some((_, code)) = &*code else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let size = HudLayout::from_afar(context.content_rect());
    let frame = theme::panel_frame().inner_margin(Margin::same(6));
    panel(
        context,
        "code for phones",
        place,
        frame,
        *overlay.get(),
        |ui| {
            if !phones.is_found() {
                ui.label(RichText::new(texts::phones_no_network()).size(0.62 * size));
                return;
            }
            with_lines(ui, code, &lines(&phones), size);
        },
    );
    Ok(())
}

/// What stands below the code: where it leads, and who has come.
fn lines(phones: &Phones) -> Vec<String> {
    let mut lines = vec![phones.address().to_string(), crowd(phones.guests())];
    lines.extend(phones.waiting());
    lines
}
