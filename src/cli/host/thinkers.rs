//! The players that are programs, on a thread of their own: phones are answered while they
//! think.

use std::{
    io,
    sync::mpsc::{Sender, channel},
    thread,
    time::Duration,
};

use anyhow::Context as _;

use super::super::players::{ChosenMove, MatchPlayer};
use crate::{
    record::{Match, SeatKind},
    rules::Player,
    ugi::Permits,
};

/// The time that another program has for a move.
const MOVE_TIME: Duration = Duration::from_secs(2);

/// A position to think about.
struct Task {
    game: Match,
    seat: Player,
    answer: Box<dyn FnOnce(Thought) + Send>,
}

/// What came of it.
pub(super) struct Thought {
    pub(crate) seat: Player,
    /// After how many moves.
    pub(crate) ply: usize,
    pub(crate) chosen: anyhow::Result<ChosenMove>,
}

pub(super) struct Thinkers {
    tasks: Sender<Task>,
}

impl Thinkers {
    /// Starts the programs on the seats of a match, and who stands in for people.
    pub(crate) fn start(
        game: &Match,
        stand_in: Option<&SeatKind>,
        permits: &Permits,
    ) -> anyhow::Result<Self> {
        let id = game.terms().game.clone();
        let players = game
            .seats()
            .iter()
            .map(|seat| {
                let own = Some(&seat.kind).filter(|kind| !kind.is_human());
                let kind = own.or(stand_in).cloned();
                kind.map(|kind| MatchPlayer::new(kind, &id, permits))
                    .transpose()
            })
            .collect::<anyhow::Result<Vec<Option<MatchPlayer>>>>()?;
        let (tasks, to_do) = channel::<Task>();
        let mut players: Vec<_> = players.into_iter().map(|it| (it, None)).collect();
        let think = move || {
            for task in to_do {
                let Task { game, seat, answer } = task;
                let player = players.get_mut(seat.index());
                let player = player.and_then(|(player, seed)| Some((player.as_mut()?, seed)));
                let chosen =
                    player
                        .context("nobody plays for this seat")
                        .and_then(|(player, known)| {
                            let seed = Some(game.terms().seed);
                            // A match that it does not know.
                            if core::mem::replace(known, seed) != seed {
                                player.new_game(&game)?;
                            }
                            player.choose(&game, MOVE_TIME, &mut io::sink())
                        });
                answer(Thought {
                    seat,
                    ply: game.len(),
                    chosen,
                });
            }
        };
        let thread = thread::Builder::new().name("thinkers".to_owned());
        thread.spawn(think)?;
        Ok(Self { tasks })
    }

    /// Has the player on a seat think about the position.
    pub(crate) fn think(
        &self,
        game: &Match,
        seat: Player,
        answer: impl FnOnce(Thought) + Send + 'static,
    ) {
        let task = Task {
            game: game.clone(),
            seat,
            answer: Box::new(answer),
        };
        // The thread lasts as long as this.
        let _ = self.tasks.send(task);
    }
}
