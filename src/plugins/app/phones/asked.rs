//! What phones ask for, until they have heard what became of it.

use std::sync::PoisonError;

use bevy::prelude::*;

use super::{
    HostRequest, Notice, Phones, PlayRequest, Session, SessionFact, SessionRequest, Showcase,
};
use crate::{
    host::{Answer, Judged, Refusal, judge},
    plugins::app::{
        notices::Undoable,
        session::{Origin, again},
    },
    record::{Match, fresh_seed},
    rules::{Player, PlayerSet, WrittenMove, registry},
    texts,
};

/// A move that a phone has asked for.
#[derive(Debug)]
pub(super) struct Asked {
    seat: Player,
    ply: usize,
    mv: WrittenMove,
    answer: Answer,
}

/// Hands what the phones ask for on to the session.
pub(super) fn hear(
    mut phones: ResMut<Phones>,
    session: Option<Res<Session>>,
    showcase: Option<Res<Showcase>>,
    mut requests: MessageWriter<SessionRequest>,
    mut notices: MessageWriter<Notice>,
) {
    let phones = phones.bypass_change_detection();
    let heard = phones.requests.get_mut();
    let heard: Vec<HostRequest> = heard
        .unwrap_or_else(PoisonError::into_inner)
        .try_iter()
        .collect();
    let session = session.filter(|session| session.is_played() && !session.paused());
    for request in heard {
        match (request, &session) {
            (HostRequest::Play { answer, .. }, None) => answer.send(Err(Refusal::Paused)),
            (HostRequest::Evening { answer, .. }, _) => answer.send(Err(Refusal::NotNow)),
            (
                HostRequest::Play {
                    seat,
                    ply,
                    mv,
                    answer,
                    ..
                },
                Some(session),
            ) => {
                match judge(session.record(), seat, ply, &mv) {
                    Err(refusal) => {
                        answer.send(Err(refusal));
                        continue;
                    }
                    Ok(Judged::Already) => {}
                    Ok(Judged::Play(mv)) => {
                        requests.write(SessionRequest::play_by(mv.mv, Origin::Guest));
                    }
                }
                phones.asked.push(Asked {
                    seat,
                    ply,
                    mv,
                    answer,
                });
            }
            (HostRequest::Again, Some(session)) if session.record().outcome().is_some() => {
                // Where everybody has a phone, they change sides.
                let seats = session.record().seats().len() as u8;
                let changes = session.guests() == PlayerSet::everybody(seats);
                if changes {
                    phones.host.change_sides();
                }
                let once_more = once_more(session.record(), changes);
                let open = |game| SessionRequest::open(game);
                requests.write_batch(once_more.map(open));
            }
            (HostRequest::Undo { seat, ply }, Some(session)) => {
                let last = session.record().plies().get(ply);
                if session.record().outcome().is_none()
                    && last.is_some_and(|last| last.by == Some(seat))
                {
                    match is_anybody_at_the_table(session) {
                        true => drop(notices.write(wants_undo(session, seat, ply))),
                        false => {
                            let (from, to) = (session.record().len(), ply);
                            requests
                                .write(SessionRequest::Play(PlayRequest::TakeBack { from, to }));
                        }
                    }
                }
            }
            (HostRequest::Moved, _) => {
                let said = moved(phones);
                // The show has its code on the screen, and nobody there to dismiss anything.
                notices.write(match showcase {
                    Some(_) => Notice::done(said),
                    None => Notice::trouble(said),
                });
            }
            // Who sits where and who is away is looked at by `seat_guests`.
            (
                HostRequest::Again
                | HostRequest::Undo { .. }
                | HostRequest::Seated { .. }
                | HostRequest::Away { .. },
                _,
            ) => {}
        }
    }
}

/// Whether somebody plays who is asked at the table rather than on a phone.
fn is_anybody_at_the_table(session: &Session) -> bool {
    let seats = session.record().seats().iter().enumerate();
    let mut people = seats.filter(|(_, seat)| seat.kind.is_human());
    people.any(|(at, _)| !session.is_guest(Player(at as u8)))
}

/// That a guest would like to take back a move, which whoever is at the table does or does not.
fn wants_undo(session: &Session, seat: Player, ply: usize) -> Notice {
    let name = session.seat(seat).map_or("", |seat| &seat.name);
    let colours = session.position().colours();
    let colour = colours.get(seat.index()).map_or("", |colour| colour.name());
    Notice::undoable(
        Undoable::Moves {
            from: session.record().len(),
            to: ply,
        },
        texts::app_phones_undo(name, colour),
    )
}

/// That phones find the table elsewhere, or not at all.
fn moved(phones: &Phones) -> String {
    match phones.is_found() {
        true => texts::app_phones_moved(&phones.address().to_string()),
        false => texts::app_phones_no_network().to_owned(),
    }
}

/// The same match again, with other chance, and perhaps with sides changed.
fn once_more(record: &Match, changes: bool) -> Option<Match> {
    let mut terms = record.terms().clone();
    if changes {
        terms.seats.rotate_left(1);
    }
    terms.seed = fresh_seed();
    if terms.start.is_none() {
        terms.options = registry::drawn_anew(&terms.game, &terms.options, terms.seed);
    }
    again(terms).ok()
}

/// Tells the phones what became of their moves: played, once they are on the disk, or why
/// not.
pub(super) fn answer(
    mut phones: ResMut<Phones>,
    session: Option<Res<Session>>,
    mut facts: MessageReader<SessionFact>,
) {
    let reasons = facts.read().filter_map(|fact| match fact {
        SessionFact::Refused { reason, .. } => Some(reason.clone()),
        _ => None,
    });
    let reason = reasons.last();
    let phones = phones.bypass_change_detection();
    let session = session.filter(|session| session.is_played());
    for asked in core::mem::take(&mut phones.asked) {
        let Some(session) = &session else {
            asked.answer.send(Err(Refusal::Paused));
            continue;
        };
        match judge(session.record(), asked.seat, asked.ply, &asked.mv) {
            Ok(Judged::Already) if session.is_settled() => asked.answer.send(Ok(())),
            Ok(Judged::Already) => phones.asked.push(asked),
            Ok(Judged::Play(_)) => {
                let refusal = reason.clone().map_or(Refusal::Paused, Refusal::Illegal);
                asked.answer.send(Err(refusal));
            }
            Err(refusal) => asked.answer.send(Err(refusal)),
        }
    }
}
