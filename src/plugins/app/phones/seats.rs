//! Seats guests in the match on the table, and gives their seats back.

use bevy::prelude::*;

use super::{Notice, Phones, PlayRequest, Session, SessionRequest, Showcase};
use crate::{
    engine::{Level, Opponent},
    host::{Guests, SeatedGuest},
    plugins::app::{settings::Me, show::Stage},
    record::{Seat, SeatKind, distinct},
    rules::{Player, PlayerSet},
    texts,
};

/// The level that plays for people who are away, counted from the lowest.
const STAND_IN: usize = 2;
/// The level that plays the seats of a showcase that no phone has.
const BEGINNER: usize = 0;

fn level(number: usize) -> Option<Seat> {
    let level = Level::all().nth(number)?;
    Some(Seat::new(SeatKind::Opponent(Opponent::Level(level))))
}

impl Phones {
    /// What gives the seats of all guests back, as far as that is of use.
    pub(super) fn leave_seats(&mut self, session: &Session) -> Vec<SessionRequest> {
        let nobody = PlayRequest::SetGuests(PlayerSet::EMPTY);
        let mut requests = vec![SessionRequest::Play(nobody)];
        let seated = core::mem::take(&mut self.seated);
        if session.goes_on() {
            let back = seated.into_iter();
            requests.extend(back.map(|(player, before)| set_seat(player, before)));
        }
        requests
    }

    /// The player that a seat is to have, and whether they move on a phone. `seats` is how the match
    /// stands, and `known` were the guests before.
    fn seat(
        &mut self,
        player: Player,
        (seats, owner): (&[Seat], &str),
        known: &Guests,
    ) -> Option<(Seat, bool)> {
        let now = seats.get(player.index())?;
        let Some(guest) = guest(&self.guests, player) else {
            let before = self.seated.remove(&player);
            let before = before.or_else(|| self.astray(player, seats, known));
            return Some((before.unwrap_or_else(|| now.clone()), false));
        };
        let before = self.seated.entry(player).or_insert_with(|| now.clone());
        // Whoever is called like the owner, or somebody at the table, gets a number. Right after a
        // rematch a name may still be on the seat that it was on before.
        let called = self.called.entry(player).or_default();
        let others = (0..).zip(seats).filter(|(at, _)| *at != player.index());
        let taken = others.map(|(_, seat)| seat.name.as_str());
        let taken = taken.filter(|name| name != called).chain([owner]);
        *called = distinct(&guest.name, taken);
        let own = Seat::human(called.as_str());
        if !guest.is_given_up() {
            return Some((own, true));
        }
        // Without a stand-in somebody at the table may move.
        let stand_in = match self.stands_in {
            true if before.kind.is_human() => level(STAND_IN),
            true => Some(before.clone()),
            false => None,
        };
        Some((stand_in.unwrap_or(own), false))
    }

    /// The player that a seat is to have under which a guest on another one plays: a rematch passes the
    /// seats on, and the phones keep theirs.
    fn astray(&self, player: Player, seats: &[Seat], known: &Guests) -> Option<Seat> {
        let now = seats
            .get(player.index())
            .filter(|seat| seat.kind.is_human())?;
        let others = (0_u8..)
            .map(Player)
            .zip(seats)
            .filter(|(other, _)| *other != player);
        let mut moved = others.filter(|(other, seat)| {
            let is_known = guest(&self.guests, *other).is_some() && guest(known, *other).is_some();
            is_known && self.called.get(other) == Some(&now.name) && *seat != now
        });
        moved.next().map(|(_, seat)| seat.clone())
    }
}

/// The guest on a seat.
fn guest(guests: &Guests, player: Player) -> Option<&SeatedGuest> {
    guests.seats.get(player.index())?.as_ref()
}

pub(super) const fn set_seat(player: Player, seat: Seat) -> SessionRequest {
    SessionRequest::Play(PlayRequest::SetSeat(player, seat))
}

/// Has the guests sit in the match where they sit at the table.
pub(super) fn seat_guests(
    mut phones: ResMut<Phones>,
    session: If<Res<Session>>,
    (showcase, me): (Option<Res<Showcase>>, Me),
    mut requests: MessageWriter<SessionRequest>,
    mut notices: MessageWriter<Notice>,
) {
    let known = phones.guests.clone();
    phones.look();
    if !session.is_played() {
        return;
    }
    // The matches of the show itself belong to nobody.
    let stage = showcase.filter(|it| it.alone()).map(|it| it.stage);
    if stage.is_some_and(|stage| stage != Stage::Phones) {
        return;
    }
    let is_show = stage.is_some();
    let mut moving = PlayerSet::EMPTY;
    let seats = session.record().seats();
    for (player, seat) in (0_u8..).map(Player).zip(seats) {
        let Some((mut to_be, moves)) = phones.seat(player, (seats, &me.seat().name), &known) else {
            continue;
        };
        if moves {
            moving = moving.with(player);
        } else if is_show && let Some(beginner) = level(BEGINNER) {
            // Nobody else is there to move.
            to_be = beginner;
        }
        if to_be != *seat && session.goes_on() {
            requests.write(set_seat(player, to_be));
        }
        let (was, is) = (guest(&known, player), guest(&phones.guests, player));
        if let Some(said) = news(&session, player, was, is) {
            notices.write(Notice::done(said));
        }
    }
    if session.guests() != moving {
        requests.write(SessionRequest::Play(PlayRequest::SetGuests(moving)));
    }
}

/// What has become of a seat, for those at the table.
fn news(
    session: &Session,
    player: Player,
    was: Option<&SeatedGuest>,
    is: Option<&SeatedGuest>,
) -> Option<String> {
    let colour = session.position().colours().get(player.index())?.name();
    let given_up = |guest: &SeatedGuest| guest.is_given_up();
    match (was, is) {
        (was, Some(is)) if was.is_none_or(|was| was.name != is.name) => {
            Some(texts::app_phones_plays(&is.name, colour))
        }
        (Some(was), Some(is)) if given_up(is) && !given_up(was) => {
            Some(texts::app_phones_away(&is.name, colour))
        }
        (Some(was), Some(is)) if given_up(was) && !given_up(is) => {
            Some(texts::app_phones_back(&is.name, colour))
        }
        (Some(was), None) => Some(texts::app_phones_left(&was.name)),
        _ => None,
    }
}
