//! The rule state of a game as a resource: the position that is shown, in the
//! game's own type. A game's plugin says what it keeps ([`RuleState`]) and adds
//! [`keep_rule_state`]; nothing else writes the resource.

use bevy::{ecs::component::Mutable, prelude::*};

use super::{Session, SessionFact};

/// What a game's plugin keeps of the position that is shown. It is there as long
/// as a table of the game is open.
pub trait RuleState: Resource<Mutability = Mutable> + Sized {
    /// The game's own position.
    type Position: 'static;

    /// The state for a position.
    fn of(position: &Self::Position) -> Self;

    /// Whether this is the state for a position already: it is then left alone,
    /// and nothing that watches for its change is woken.
    fn is_of(&self, position: &Self::Position) -> bool;
}

/// Keeps the rule state in step with the session.
pub fn keep_rule_state<T: RuleState>(
    mut commands: Commands,
    mut facts: MessageReader<SessionFact>,
    session: Option<Res<Session>>,
    state: Option<ResMut<T>>,
) {
    let news = facts.read().filter(|fact| {
        matches!(
            fact,
            SessionFact::Opened
                | SessionFact::Closed
                | SessionFact::Played { .. }
                | SessionFact::Moved { .. }
        )
    });
    if news.count() == 0 {
        return;
    }
    let shown = session
        .as_ref()
        .and_then(|session| session.position().as_any().downcast_ref::<T::Position>());
    match (shown, state) {
        (Some(position), Some(mut state)) => {
            if !state.is_of(position) {
                *state = T::of(position);
            }
        }
        (Some(position), None) => commands.insert_resource(T::of(position)),
        (None, _) => commands.remove_resource::<T>(),
    }
}
