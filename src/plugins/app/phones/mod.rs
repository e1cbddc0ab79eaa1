//! Phones at the table: guests who scan a code, take a seat and move in their browsers.
//!
//! The host listens on a thread of its own. What phones ask for becomes a
//! [`SessionRequest`], like a click or the move of an opponent, and is answered once the
//! session has carried it out; what the session comes to is shown to the phones. Nothing
//! listens before phones are invited, nor after the table is left.

mod asked;
mod guest_file;
mod seats;

use std::{
    collections::BTreeMap,
    net::{IpAddr, SocketAddr},
    sync::{Mutex, mpsc::Receiver},
};

use bevy::prelude::*;

use self::asked::Asked;
use super::{
    notices::{Notice, take_up},
    served_page::ServedPage,
    session::{
        PlayRequest, Requests, Session, SessionFact, SessionRequest, SessionSystems, TableClock,
    },
    show::Showcase,
    states::{Overlay, OverlayRequest},
};
use crate::plugins::app::machine::worker::Waker;
use crate::{
    host::{
        Guests, Host, HostError, HostRequest, Interface, Kept, Listen, PORT, Route, Settings, Table,
    },
    record::{Edit, Match, Seat, SeatKind},
    rules::{Player, PlayerSet},
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PhonesRequest>();
    guest_file::plugin(app);
    let invited = resource_exists::<Phones>;
    app.add_systems(
        Requests,
        (
            carry_out,
            (seats::seat_guests, asked::hear).chain().run_if(invited),
        )
            .chain()
            .in_set(SessionSystems::Ask)
            .before(take_up),
    );
    app.add_systems(
        Update,
        (
            close_with_table.run_if(invited),
            guest_file::come_back,
            (asked::answer, show, serve_page).chain().run_if(invited),
            close_page.run_if(not(invited)),
            guest_file::keep,
        )
            .chain()
            .in_set(SessionSystems::Follow),
    );
}

/// The page that opens links is at the table's address.
fn serve_page(phones: Res<Phones>, mut served: ResMut<ServedPage>) {
    served.set_if_neq(ServedPage(phones.host.page()));
}

fn close_page(mut served: ResMut<ServedPage>) {
    served.set_if_neq(ServedPage::default());
}

/// How many of those who wait are named.
const MOST_NAMES: usize = 3;

/// What is asked about phones.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhonesRequest {
    /// Let phones in.
    Invite,
    /// Let phones in to a match that begins: to these seats.
    InviteTo(PlayerSet),
    /// Send all of them away.
    Stop,
    /// Offer this seat to phones, or no longer.
    Offer(Player, bool),
    /// Have the computer play for whoever is away, or let the match wait.
    StandIn(bool),
    /// Show the code with this address of the machine.
    Choose(IpAddr),
}

/// The phones at the table, as long as they are invited.
#[derive(Resource, Debug)]
pub struct Phones {
    host: Host,
    requests: Mutex<Receiver<HostRequest>>,
    /// The guests, as they were last looked at.
    guests: Guests,
    /// The seats that were offered to phones by hand.
    offered: Option<PlayerSet>,
    /// The seats of guests: who had them before.
    seated: BTreeMap<Player, Seat>,
    /// What the guests are called in the match.
    called: BTreeMap<Player, String>,
    /// The computer plays for whoever is away.
    stands_in: bool,
    /// The moves that phones wait to hear about.
    asked: Vec<Asked>,
    /// What the phones were last shown: the state of the record, how many plies of it, the
    /// seats for phones, and whose clock runs.
    shown: Option<(u64, usize, PlayerSet, Option<Player>)>,
    /// They were invited before the program was interrupted.
    is_back: bool,
}

impl Phones {
    /// Invites phones: listens at this address, or at the usual port of the networks that this
    /// machine is in.
    ///
    /// # Errors
    /// When nobody can listen there.
    pub fn open(listen: Option<SocketAddr>) -> Result<Self, HostError> {
        let at = |listen| Self::listening(listen, None, Interface::all);
        match listen {
            Some(listen) => at(Listen::At(listen)),
            // Another window may listen at the usual port. Nobody has to type this one.
            None => at(Listen::Networks(PORT)).or_else(|_| at(Listen::Networks(0))),
        }
    }

    /// Invites phones to some port of a machine of which `look` finds the addresses.
    ///
    /// # Errors
    /// When nobody can listen there.
    pub fn open_among(
        look: impl Fn() -> Vec<Interface> + Send + Sync + 'static,
    ) -> Result<Self, HostError> {
        Self::listening(Listen::Networks(0), None, look)
    }

    /// Listens somewhere, for new guests or for those who were there before.
    fn listening(
        listen: Listen,
        kept: Option<Kept>,
        look: impl Fn() -> Vec<Interface> + Send + Sync + 'static,
    ) -> Result<Self, HostError> {
        let link = None;
        let (host, requests) = Host::open_among(Settings { listen, link, kept }, look)?;
        Ok(Self {
            host,
            requests: Mutex::new(requests),
            guests: Guests::default(),
            offered: None,
            seated: BTreeMap::new(),
            called: BTreeMap::new(),
            stands_in: false,
            asked: Vec::new(),
            shown: None,
            is_back: false,
        })
    }

    /// Has phones wake a window that sleeps.
    pub(in crate::plugins) fn wake(&self, waker: Waker) {
        self.host.on_change(move || waker.wake());
    }

    /// Where phones find it.
    pub fn address(&self) -> SocketAddr {
        self.host.address()
    }

    /// What somebody types who has typed the address.
    pub(crate) fn word(&self) -> String {
        self.host.word()
    }

    /// The link for phones.
    pub fn link(&self) -> String {
        self.host.link()
    }

    /// Whether there is a network in which phones find it.
    pub fn is_found(&self) -> bool {
        self.host.is_found()
    }

    /// The addresses to choose from for the link, the best first.
    pub(crate) fn routes(&self) -> Vec<Route> {
        self.host.routes()
    }

    /// Looks which addresses the machine has now, as happens by itself every few seconds.
    pub fn look_around(&self) {
        self.host.look_around();
    }

    /// The guests, as they were in this frame.
    pub const fn guests(&self) -> &Guests {
        &self.guests
    }

    /// Whether the computer plays for whoever is away.
    pub(crate) const fn stands_in(&self) -> bool {
        self.stands_in
    }

    /// The seats that phones may take: those of people, or those of the computer where a
    /// single person plays against it.
    pub(crate) fn offered(&self, session: &Session) -> PlayerSet {
        if let Some(offered) = self.offered {
            return offered;
        }
        let seats = || (0_u8..).map(Player).zip(session.record().seats());
        let own = |(player, seat)| (player, self.seated.get(&player).unwrap_or(seat));
        let those = |wanted: fn(&SeatKind) -> bool| -> PlayerSet {
            let seats = seats().map(own);
            let wanted = seats.filter(|(_, seat)| wanted(&seat.kind));
            wanted.map(|(player, _)| player).collect()
        };
        let people = those(SeatKind::is_human);
        let computers = those(|kind| matches!(kind, SeatKind::Opponent(_)));
        if people.len() < 2 && !computers.is_empty() {
            computers
        } else {
            people
        }
    }

    /// Who waits for a seat, in words.
    pub(crate) fn waiting(&self) -> Option<String> {
        let waiting = &self.guests.waiting;
        let next = waiting.first()?;
        let is_long = waiting.len() > MOST_NAMES;
        let named = waiting.get(..MOST_NAMES).unwrap_or(waiting).join(", ");
        Some(match waiting.len() {
            1 => texts::app_phones_waits(next),
            _ if is_long => texts::app_phones_next_more(&named, waiting.len() - MOST_NAMES),
            _ => texts::app_phones_next(&named),
        })
    }

    /// Looks at the guests anew.
    pub(in crate::plugins) fn look(&mut self) -> &Guests {
        self.guests = self.host.guests();
        &self.guests
    }

    /// Forgets everybody but those who wait for a seat.
    pub(in crate::plugins) fn forget_guests(&mut self) {
        self.host.forget_guests();
        self.seated.clear();
        self.look();
    }
}

/// How many phones have come, and how well they predict.
pub(crate) fn crowd(guests: &Guests) -> String {
    let phones = match guests.phones {
        0 => texts::app_phones_none().to_owned(),
        phones => texts::app_phones_count(phones),
    };
    match guests.predictions {
        (_, 0) => phones,
        (right, all) => texts::app_phones_predictions(&phones, right, all),
    }
}

fn carry_out(
    mut asked: MessageReader<PhonesRequest>,
    mut phones: Option<ResMut<Phones>>,
    session: Option<Res<Session>>,
    open: Res<State<Overlay>>,
    waker: Res<Waker>,
    showcase: Option<Res<Showcase>>,
    mut requests: MessageWriter<SessionRequest>,
    mut notices: MessageWriter<Notice>,
    mut overlay: MessageWriter<OverlayRequest>,
    mut commands: Commands,
) {
    let mut is_open = phones.is_some();
    for request in asked.read() {
        match (*request, phones.as_deref_mut()) {
            // The seats of a show are not for those who set up a match.
            (PhonesRequest::InviteTo(_), _) if showcase.is_some() => {}
            (PhonesRequest::InviteTo(seats), Some(phones)) => phones.offered = Some(seats),
            (PhonesRequest::Invite | PhonesRequest::InviteTo(_), _) if is_open => {}
            (PhonesRequest::Invite | PhonesRequest::InviteTo(_), _) => match Phones::open(None) {
                Ok(mut opened) => {
                    is_open = true;
                    if let PhonesRequest::InviteTo(seats) = *request {
                        opened.offered = Some(seats);
                    }
                    opened.wake(waker.clone());
                    commands.insert_resource(opened);
                }
                Err(error) => {
                    let said = texts::app_phones_not_invited(&error.to_string());
                    notices.write(Notice::trouble(said));
                    overlay.write(OverlayRequest::Close);
                }
            },
            (PhonesRequest::Stop, Some(phones)) => {
                if let Some(session) = &session {
                    requests.write_batch(phones.leave_seats(session));
                }
                commands.remove_resource::<Phones>();
                if *open == Overlay::Phones {
                    overlay.write(OverlayRequest::Back);
                }
            }
            (PhonesRequest::Offer(player, is_offered), Some(phones)) => {
                if let Some(session) = &session {
                    let offered = phones.offered(session);
                    phones.offered = Some(match is_offered {
                        true => offered.with(player),
                        false => offered.without(player),
                    });
                }
            }
            (PhonesRequest::StandIn(stands_in), Some(phones)) => phones.stands_in = stands_in,
            (PhonesRequest::Choose(address), Some(phones)) => phones.host.choose(address),
            (_, _) => {}
        }
    }
}

/// Sends the phones away when their table is left, or is used for something else. In a
/// showcase they stay.
fn close_with_table(
    mut facts: MessageReader<SessionFact>,
    session: Option<Res<Session>>,
    showcase: Option<Res<Showcase>>,
    overlay: Res<State<Overlay>>,
    mut overlays: MessageWriter<OverlayRequest>,
    mut commands: Commands,
) {
    let is_other = |fact: &SessionFact| matches!(fact, SessionFact::Closed | SessionFact::Opened);
    let is_another = facts.read().filter(|fact| is_other(fact)).count() > 0;
    let is_played = session.is_some_and(|session| session.is_played());
    if is_another && !is_played && showcase.is_none() {
        commands.remove_resource::<Phones>();
        if *overlay == Overlay::Phones {
            overlays.write(OverlayRequest::Close);
        }
    }
}

/// Shows the phones what is on the table: a match that is played, and in a showcase one that
/// is watched.
fn show(
    mut phones: ResMut<Phones>,
    session: If<Res<Session>>,
    clock: Res<TableClock>,
    showcase: Option<Res<Showcase>>,
    mut overlay: MessageWriter<OverlayRequest>,
) {
    let plies = match session.is_played() {
        true => session.record().len(),
        false if session.is_watched() && showcase.is_some() => session.shown(),
        false => return,
    };
    // Whoever is to scan the code sees it first.
    if phones.shown.is_none() && showcase.is_none() && !phones.is_back {
        overlay.write(OverlayRequest::Open(Overlay::Phones));
    }
    let offered = match showcase {
        Some(showcase) if showcase.alone() => PlayerSet::everybody(8),
        _ => phones.offered(&session),
    };
    let now = (session.revision(), plies, offered, clock.running());
    if phones.shown == Some(now) {
        return;
    }
    let game = up_to(session.record(), plies);
    let last = match session.shown() == plies {
        true => session.last_move().cloned(),
        false => game.move_before(plies),
    };
    let table = Table::after(game, last, |player| offered.contains(player));
    let table = table.timed(clock.clock().clone());
    let phones = phones.bypass_change_detection();
    phones.host.show(table);
    phones.shown = Some(now);
}

/// A match after its first `plies`.
fn up_to(record: &Match, plies: usize) -> Match {
    let mut game = record.clone();
    if plies < game.len() {
        let back = Edit::go_to(plies, record);
        let undone = game.apply(back);
        debug_assert!(undone.is_ok(), "{undone:?}: what was played can be undone");
    }
    game
}
