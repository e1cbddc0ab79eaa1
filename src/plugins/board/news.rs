//! What has come to be shown since the last frame: which moves are to be seen
//! happening, and whether anything has changed at all. A step on in a replay
//! looks like the move it is; every other jump shows the position at once.

use std::sync::Arc;

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::{
    plugins::app::session::{Origin, SessionFact},
    rules::{AnyPlayedMove, Game, PlayedMove},
};

/// Reads, for one view, what the session announces.
#[derive(SystemParam, Debug)]
pub struct TableNews<'w, 's> {
    facts: MessageReader<'w, 's, SessionFact>,
}

impl TableNews<'_, '_> {
    /// What has come to be shown since this was last asked.
    pub fn read(&mut self) -> News {
        let mut news = News::default();
        for fact in self.facts.read() {
            match fact {
                SessionFact::Played { played, origin, .. } => {
                    news.moves.push((Arc::clone(played), *origin));
                }
                SessionFact::Moved { step, .. } => {
                    news.moves.clear();
                    // In a replay nobody at the table has made the move.
                    let step = step.iter().map(|step| (Arc::clone(step), Origin::Computer));
                    news.moves.extend(step);
                }
                SessionFact::Opened => news.moves.clear(),
                _ => continue,
            }
            news.any = true;
        }
        news
    }
}

/// What has come to be shown.
#[derive(Clone, Debug, Default)]
pub struct News {
    /// Whether the position shown may be another one.
    pub any: bool,
    moves: Vec<(Arc<dyn AnyPlayedMove>, Origin)>,
}

impl News {
    /// The moves that led to the position shown, in their order; none when it
    /// is to be shown at once.
    pub fn moves<G: Game>(&self) -> impl Iterator<Item = &PlayedMove<G>> {
        self.moves
            .iter()
            .filter_map(|(played, _)| played.downcast())
    }

    /// The last of the moves that led to the position shown.
    pub(crate) fn last<G: Game>(&self) -> Option<&PlayedMove<G>> {
        self.moves.last().and_then(|(played, _)| played.downcast())
    }

    /// Where the last of those moves came from.
    pub(crate) fn origin(&self) -> Option<Origin> {
        self.moves.last().map(|(_, origin)| *origin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{registry, xafka::Xafka};

    #[derive(Resource, Default)]
    struct Read(News);

    fn read(facts: Vec<SessionFact>) -> News {
        let mut app = App::new();
        app.add_message::<SessionFact>()
            .init_resource::<Read>()
            .add_systems(Update, |mut news: TableNews, mut read: ResMut<Read>| {
                read.0 = news.read();
            });
        app.world_mut().write_message_batch(facts);
        app.update();
        app.world().resource::<Read>().0.clone()
    }

    fn first() -> Arc<dyn AnyPlayedMove> {
        let start = registry::start("xafka", &Default::default()).unwrap();
        start.played("d4").unwrap()
    }

    #[test]
    fn a_step_on_in_a_replay_is_a_move_and_a_jump_is_none() {
        let moved = |from, to, step| SessionFact::Moved { from, to, step };
        let step = read(vec![moved(0, 1, Some(first()))]);
        assert!(step.any);
        assert!(step.last::<Xafka>().is_some());
        let jump = read(vec![moved(0, 1, Some(first())), moved(1, 9, None)]);
        assert!(jump.any);
        assert!(jump.last::<Xafka>().is_none());
        assert!(!read(vec![SessionFact::Closed]).any);
    }

    #[test]
    fn moves_of_one_frame_are_seen_in_their_order() {
        let played = |ply| SessionFact::Played {
            played: first(),
            ply,
            origin: Origin::Person,
        };
        let news = read(vec![played(1), played(2)]);
        assert_eq!(news.moves::<Xafka>().count(), 2);
        assert_eq!(news.origin(), Some(Origin::Person));
    }
}
