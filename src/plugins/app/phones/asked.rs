//! What phones ask for, until they have heard what became of it.

use std::sync::PoisonError;

use bevy::prelude::*;

use super::{HostRequest, Notice, Phones, Session, SessionFact, SessionRequest, Showcase};
use crate::{
    host::{Answer, Judged, Refusal, judge},
    plugins::app::{
        session::{Origin, again},
        states::Activity,
    },
    record::{Match, fresh_seed},
    rules::{Player, WrittenMove, registry},
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
    let session =
        session.filter(|session| session.activity() == Activity::Play && !session.paused());
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
                let once_more = once_more(session.record());
                let open = |game| SessionRequest::open(game);
                requests.write_batch(once_more.map(open));
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
            (HostRequest::Again | HostRequest::Seated { .. } | HostRequest::Away { .. }, _) => {}
        }
    }
}

/// That phones find the table elsewhere, or not at all.
fn moved(phones: &Phones) -> String {
    match phones.is_found() {
        true => texts::app_phones_moved(&phones.address().to_string()),
        false => texts::app_phones_no_network().to_owned(),
    }
}

/// The same match again, with other chance.
fn once_more(record: &Match) -> Option<Match> {
    let mut terms = record.terms().clone();
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
    let session = session.filter(|session| session.activity() == Activity::Play);
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
