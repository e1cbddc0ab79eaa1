//! Placing without placing every piece oneself: squares painted over by
//! dragging, and orders to fill in the rest.
//!
//! Players place in turn, so what is ordered for one side is carried out
//! whenever it is that side's turn. A fill for both sides is a series of moves,
//! played at once. Either is taken back as one.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::{MathematichessTable, SetUps, Tray};
use crate::plugins::app::visitors;
use crate::{
    engine::mathematichess::placing::placement,
    plugins::app::{
        machine::redraw::RedrawScheduler,
        session::{
            Haste, PlayRequest, Requests, Session, SessionFact, SessionRequest, SessionSystems,
        },
    },
    rules::{
        Game, Player,
        mathematichess::{
            Mathematichess, Move, Square,
            set_up::{Symmetry, random_placement, symmetric_placement},
        },
    },
};

pub(super) fn plugin(app: &mut App) {
    visitors::reset_on_leave::<Orders>(app);
    app.init_resource::<Orders>();
    app.add_systems(
        Requests,
        (take_back, carry_out, hurry)
            .chain()
            .in_set(SessionSystems::Ask),
    );
}

/// How what is left is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// As the computer thinks best.
    Computer,
    /// Anywhere.
    Random,
    /// Opposite to the same piece of the other side.
    Mirror,
    /// As in a set-up that was kept, by its number.
    SetUp(usize),
}

/// For whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// One player; the other goes on placing in turn.
    One(Player),
    /// Both, at once.
    Both,
}

/// What is still to be placed without being asked for again.
#[derive(Resource, Clone, Debug, Default)]
pub struct Orders {
    /// Squares that were painted over, in that order.
    painted: VecDeque<Square>,
    /// A fill for one player, and the ply it began at.
    standing: Option<(Player, Fill)>,
    /// The ply at which painting or the fill began.
    since: Option<usize>,
    /// The state of the record that the last move was asked for in.
    asked: Option<u64>,
}

impl Orders {
    /// The fill that goes on, and for whom.
    pub const fn standing(&self) -> Option<(Player, Fill)> {
        self.standing
    }

    /// Whether a square waits for its piece.
    pub(crate) fn awaits(&self, at: Square) -> bool {
        self.painted.contains(&at)
    }

    /// Fills in what is left for one side, turn by turn.
    pub fn fill(&mut self, player: Player, fill: Fill) {
        self.painted.clear();
        self.standing = Some((player, fill));
        self.asked = None;
    }

    /// Forgets everything that has not been placed.
    pub(crate) fn stop(&mut self) {
        *self = Self::default();
    }

    /// A piece is to be laid on a square: now, or when the turn has come.
    pub(super) fn lay(
        &mut self,
        session: &Session,
        position: &Mathematichess,
        tray: &Tray,
        at: Square,
    ) {
        let open = session.at_end() && !session.paused();
        let mine = session.person_may_move() || !session.computer_plays(position.to_move().other());
        let kind = tray
            .kind(position.to_move())
            .or(tray.kind(position.to_move().other()));
        if open && mine && kind.is_some() && position.piece(at).is_none() && !self.awaits(at) {
            self.standing = None;
            self.painted.push_back(at);
        }
    }

    fn is_idle(&self) -> bool {
        self.painted.is_empty() && self.standing.is_none()
    }
}

/// The whole of a fill for both sides, as texts of moves.
pub fn both(position: &Mathematichess, fill: Fill, set_ups: &SetUps, seed: u64) -> Vec<String> {
    let mut position = position.clone();
    let mut texts = Vec::new();
    while position.is_placing() {
        let Some(mv) = next(&position, fill, set_ups, seed) else {
            break;
        };
        let text = position.move_text(&mv);
        if position.play(&mv).is_err() {
            break;
        }
        texts.push(text);
    }
    texts
}

/// What a fill places next for the player to move.
fn next(position: &Mathematichess, fill: Fill, set_ups: &SetUps, seed: u64) -> Option<Move> {
    let player = position.to_move();
    if position.left_to_place(player) == 0 {
        return position.may_pass().then_some(Move::Pass);
    }
    let wanted = match fill {
        Fill::Computer => placement(position),
        Fill::Random => None,
        Fill::Mirror => symmetric_placement(position, Symmetry::HalfTurn, player.other()),
        Fill::SetUp(number) => laid_out(position, number, set_ups),
    };
    wanted
        .filter(|mv| position.check(mv).is_ok())
        .or_else(|| random_placement(position, seed))
}

/// What a set-up that was kept still wants to be placed by the player to move.
fn laid_out(position: &Mathematichess, number: usize, set_ups: &SetUps) -> Option<Move> {
    set_ups.all.get(number)?.placement(position)
}

/// A player who takes something back wants nothing more placed automatically.
fn take_back(mut facts: MessageReader<SessionFact>, mut orders: ResMut<Orders>) {
    let back = facts.read().any(|fact| {
        matches!(
            fact,
            SessionFact::Opened | SessionFact::Closed | SessionFact::Moved { .. }
        )
    });
    if back && (!orders.is_idle() || orders.asked.is_some()) {
        orders.stop();
    }
}

/// Asks for the next placement when it is the turn of a person who has ordered
/// one.
fn carry_out(
    If(table): If<Res<MathematichessTable>>,
    session: If<Res<Session>>,
    tray: Res<Tray>,
    set_ups: Res<SetUps>,
    mut orders: ResMut<Orders>,
    mut requests: MessageWriter<SessionRequest>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    if orders.is_idle() && orders.since.is_none() {
        return;
    }
    let Some(position) = session.position().as_any().downcast_ref::<Mathematichess>() else {
        return;
    };
    if !position.is_placing() || !table.is_open() {
        orders.painted.clear();
        orders.standing = None;
    }
    let taken = |at: &Square| position.piece(*at).is_some();
    while orders.painted.front().is_some_and(taken) {
        orders.painted.pop_front();
    }
    if orders.is_idle() {
        // All is laid: it is taken back as one.
        if let Some(from) = orders.since.take() {
            requests.write(SessionRequest::Play(PlayRequest::JoinSince(from)));
        }
        orders.asked = None;
        return;
    }
    redraw.within(core::time::Duration::from_millis(30));
    if orders.asked == Some(session.revision()) || !session.person_may_move() {
        return;
    }
    let player = position.to_move();
    // What a set-up does not say is left to the player.
    if let Some((one, Fill::SetUp(number))) = orders.standing
        && one == player
        && laid_out(position, number, &set_ups).is_none()
    {
        orders.standing = None;
        return;
    }
    let mv = match orders.standing {
        Some((one, fill)) if one == player => {
            let seed = session.record().terms().seed;
            next(position, fill, &set_ups, seed)
        }
        Some(_) => None,
        None => {
            let kind = tray
                .kind(player)
                .filter(|kind| position.in_hand(player, *kind) > 0);
            let at = orders.painted.pop_front();
            kind.zip(at).map(|(kind, at)| Move::Place { kind, at })
        }
    };
    let Some(mv) = mv else { return };
    if orders.since.is_none() {
        orders.since = Some(session.record().len());
    }
    orders.asked = Some(session.revision());
    requests.write(SessionRequest::play::<Mathematichess>(mv));
}

/// Nobody needs a rest between two placements of a hundred and sixty-two.
fn hurry(
    table: Option<Res<MathematichessTable>>,
    orders: Res<Orders>,
    mut haste: ResMut<Haste>,
    mut mine: Local<Haste>,
) {
    let now = Haste {
        is_on: table.is_some_and(|table| table.position.is_placing()),
        ordered_by: orders.standing.map(|(player, _)| player),
    };
    if now != *mine {
        *mine = now;
        haste.set_if_neq(now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{AnyGame, mathematichess::Options};

    fn filled(fill: Fill, size: u8) -> Mathematichess {
        let mut position = Mathematichess::new(Options::on(size));
        let texts = both(&position, fill, &SetUps::default(), 7);
        for text in &texts {
            position.play_text(text).unwrap();
        }
        position
    }

    #[test]
    fn every_fill_places_everything() {
        for fill in [Fill::Random, Fill::Computer, Fill::Mirror, Fill::SetUp(3)] {
            for size in [7, 8] {
                let position = filled(fill, size);
                assert!(!position.is_placing(), "{fill:?} on {size}");
            }
        }
    }

    #[test]
    fn a_mirrored_fill_is_symmetric() {
        let position = filled(Fill::Mirror, 8);
        for at in Square::all(8) {
            let Some(piece) = position.piece(at) else {
                continue;
            };
            // Squares whose opposite was taken at random may differ; kinds do not.
            let Some(other) = position.piece(Symmetry::HalfTurn.image(8, at)) else {
                continue;
            };
            if other.player != piece.player {
                assert_eq!(piece.kind, other.kind, "{at}");
            }
        }
    }

    #[test]
    fn equal_seeds_fill_alike() {
        assert_eq!(filled(Fill::Random, 7), filled(Fill::Random, 7));
    }
}
