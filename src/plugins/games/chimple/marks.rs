//! Marks on the board: the squares that a meme speaks of, where a character
//! may go, what is pointed at, hinted, refused, and who moved last.

use bevy::prelude::*;

use super::{
    ChimpleTable,
    cast::cast,
    furniture::{CharacterOf, SquareOf},
};
use crate::{
    plugins::{
        app::{
            keys::Action,
            session::Session,
            settings::{GameSwitch, GameSwitches},
        },
        board::{MarkingParams, Marks, TableSystems},
        scene::{last_mark::LastMarks, surface::Mark},
    },
    rules::{
        Game, Player,
        chimple::{Chimple, Matrix, Move, Square, Step},
    },
    texts,
};

/// Shows who may act and who may be captured.
pub(crate) const LOOKOUT: GameSwitch = GameSwitch {
    game: Chimple::INFO.id,
    id: "lookout",
    name: texts::table_chimple_threats_name,
    label: texts::table_chimple_threats_label,
    tip: texts::table_chimple_threats_tip,
    default: false,
    action: Some(Action::PlayAid),
};

pub(super) fn plugin(app: &mut App) {
    GameSwitches::add(app, LOOKOUT);
    app.add_systems(
        Update,
        (
            mark_squares,
            // The mark is shared: another game at the table uses it in its own way.
            mark_last_mover.run_if(resource_exists::<ChimpleTable>),
        )
            .chain()
            .in_set(TableSystems::View),
    );
}

const fn deployed(mv: &Move) -> Option<Step> {
    match mv {
        Move::Deploy(step) => Some(*step),
        Move::Retire(_) => None,
    }
}

/// What the marks on the squares depend on.
#[derive(Clone, Copy, Debug, Default)]
struct Marking {
    /// The squares of a meme that is looked at: agent, free way, result.
    agent: Option<Square>,
    way: Matrix,
    result: Option<(Square, bool)>,
    taken: Option<Square>,
    /// Where the character that is selected may step.
    open: Matrix,
    /// Whom it may capture.
    prey: Matrix,
    /// Where a hint says that it should go.
    advised: Option<Square>,
    /// In the easy display: who may act, and who could be captured.
    ready: Matrix,
    in_danger: Matrix,
    pointed: Option<Square>,
    refused: Option<Square>,
    is_hint: bool,
}

impl Marking {
    fn at(&self, square: Square) -> Mark {
        let shown = if self.is_hint {
            Mark::Hint
        } else {
            Mark::Selected
        };
        if self.refused == Some(square) {
            Mark::Refused
        } else if self.agent == Some(square) || self.taken == Some(square) {
            shown
        } else if let Some((_, captures)) = self.result.filter(|(at, _)| *at == square) {
            match (self.is_hint, captures) {
                (true, _) => Mark::Hint,
                (false, true) => Mark::Barred,
                (false, false) => Mark::Legal,
            }
        } else if self.way.contains(square) {
            Mark::Way
        } else if self.advised == Some(square) {
            Mark::Hint
        } else if self.prey.contains(square) {
            // As for a meme that captures. It stays while it is pointed at: a character
            // hides the rest of its square.
            Mark::Barred
        } else if self.pointed == Some(square) {
            Mark::Hover
        } else if self.in_danger.contains(square) {
            Mark::Barred
        } else if self.ready.contains(square) {
            // Round the square: its character hides a ring.
            Mark::Goal
        } else if self.open.contains(square) {
            Mark::Legal
        } else {
            Mark::None
        }
    }

    /// With the squares that a meme speaks of.
    fn with(self, position: &Chimple, step: Step, is_hint: bool) -> Self {
        let way = position.meme(&step).map_or(Matrix::EMPTY, |meme| {
            let filter = meme.condition.filter();
            filter
                .into_iter()
                .map(|square| position.own_square(square))
                .filter(|square| *square != step.to)
                .collect()
        });
        Self {
            agent: Some(step.from),
            way,
            result: Some((step.to, step.captures)),
            is_hint,
            ..self
        }
    }

    /// With a character that is selected, and with where it may go, if that is wanted. It
    /// is looked at rather than the hint; but the hint still counts for this character.
    fn selected(
        self,
        position: &Chimple,
        taken: Square,
        shows_moves: bool,
        hint: Option<Step>,
    ) -> Self {
        let reach = |capturing: bool| -> Matrix {
            let all = open(position, taken).into_iter().filter(|_| shows_moves);
            all.filter(|square| position.owner(*square).is_some() == capturing)
                .collect()
        };
        Self {
            taken: Some(taken),
            open: reach(false),
            prey: reach(true),
            advised: hint.filter(|step| step.from == taken).map(|step| step.to),
            ..self
        }
    }

    /// With who may act, while nobody is selected, and who of either side could be
    /// captured if it were the other side's turn.
    fn looking_out(self, position: &Chimple) -> Self {
        let mover = position.to_move();
        Self {
            ready: position
                .eligible(mover)
                .map(|meme| position.step(meme).from)
                .collect(),
            in_danger: Player::all(2)
                .flat_map(|player| prey(position, player))
                .collect(),
            ..self
        }
    }
}

/// Where a player could capture, if it were that player's turn.
fn prey(position: &Chimple, player: Player) -> impl Iterator<Item = Square> {
    let size = position.size();
    let captures = position
        .eligible(player)
        .filter(|meme| meme.act.is_capture());
    captures.map(move |meme| match player {
        Player::FIRST => meme.result,
        _ => meme.result.rotated(size),
    })
}

fn mark_squares(params: MarkingParams<Chimple>, mut squares: Marks<SquareOf>) {
    let position = &params.table().0;
    let aim = &params.aim;
    let refused = params.refused().and_then(deployed);
    let mut marking = Marking {
        refused: refused.map(|step| step.to),
        pointed: aim.square().filter(|_| params.pointed().is_some()),
        ..Marking::default()
    };
    if params.settings.is_on(&LOOKOUT) {
        marking = marking.looking_out(position);
    }
    let hinted = params.hint().as_ref().and_then(deployed);
    if let Some(step) = aim.meme() {
        marking = marking.with(position, step, false);
    } else if let Some(taken) = aim.held.filter(|_| params.may_move()) {
        marking = marking.selected(position, taken, params.shows_moves(), hinted);
    } else if let Some(step) = hinted {
        marking = marking.with(position, step, true);
    }
    squares.show(|SquareOf(square)| (marking.at(*square), 1.0));
}

/// Where the character that is selected may go.
fn open(position: &Chimple, taken: Square) -> Matrix {
    position
        .eligible(position.to_move())
        .map(|meme| position.step(meme))
        .filter(|step| taken == step.from)
        .map(|step| step.to)
        .collect()
}

fn mark_last_mover(session: If<Res<Session>>, mut marks: LastMarks<CharacterOf>) {
    let mover = session.last_move().and_then(|last| {
        let step = deployed(&last.downcast::<Chimple>()?.mv)?;
        let parts = cast(session.record(), session.shown());
        let part = parts.into_iter().find(|part| part.at == Some(step.to))?;
        Some(part.character)
    });
    marks.show(|CharacterOf(character)| Some(*character) == mover);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Game,
        chimple::{Options, Size},
    };

    fn square(number: u32) -> Square {
        Size::Three.square(number).unwrap()
    }

    #[test]
    fn a_meme_lights_its_agent_its_condition_and_its_result() {
        let mut position = Chimple::new(Options::default());
        for mv in ["3-6", "9-8"] {
            let mv = position.parse_move(mv).unwrap();
            position.play(&mv).unwrap();
        }
        let step = deployed(&position.parse_move("6x8").unwrap()).unwrap();
        let marking = Marking::default().with(&position, step, false);
        assert_eq!(marking.at(square(6)), Mark::Selected);
        assert_eq!(marking.at(square(8)), Mark::Barred);
        assert_eq!(marking.at(square(5)), Mark::None);
        let hint = Marking::default().with(&position, step, true);
        assert_eq!(hint.at(square(8)), Mark::Hint);
    }

    #[test]
    fn the_easy_display_shows_who_may_act_and_who_is_in_danger() {
        let mut position = Chimple::new(Options::default());
        let start = Marking::default().looking_out(&position);
        let marked = |marking: &Marking, mark| -> Vec<u8> {
            let all = Size::Three.all().filter(|at| marking.at(*at) == mark);
            all.map(Square::number).collect()
        };
        assert_eq!(marked(&start, Mark::Goal), [1, 3]);
        assert_eq!(marked(&start, Mark::Barred), [0_u8; 0]);
        for mv in ["3-6", "9-8"] {
            let mv = position.parse_move(mv).unwrap();
            position.play(&mv).unwrap();
        }
        // 6 and 8 stand on one diagonal: each could take the other.
        let met = Marking::default().looking_out(&position);
        assert_eq!(marked(&met, Mark::Barred), [6, 8]);
    }

    #[test]
    fn a_character_that_is_selected_shows_its_steps_and_crosses_its_prey() {
        let mut position = Chimple::new(Options::default());
        for mv in ["1-4", "9-8"] {
            let mv = position.parse_move(mv).unwrap();
            position.play(&mv).unwrap();
        }
        let step = |text: &str| deployed(&position.parse_move(text).unwrap());
        let selected = |hint| Marking::default().selected(&position, square(4), true, hint);
        let plain = selected(None);
        let marked = |marking: &Marking, mark| -> Vec<u8> {
            let all = Size::Three.all().filter(|at| marking.at(*at) == mark);
            all.map(Square::number).collect()
        };
        assert_eq!(marked(&plain, Mark::Selected), [4]);
        assert_eq!(marked(&plain, Mark::Legal), [1, 5]);
        assert_eq!(marked(&plain, Mark::Barred), [8]);
        let pointed = Marking {
            pointed: Some(square(8)),
            ..plain
        };
        assert_eq!(marked(&pointed, Mark::Barred), [8]);
        // A hint for this character is still seen, one for another is not.
        let advised = selected(step("4x8"));
        assert_eq!(marked(&advised, Mark::Hint), [8]);
        assert_eq!(marked(&advised, Mark::Legal), [1, 5]);
        let elsewhere = selected(step("3-2"));
        assert_eq!(marked(&elsewhere, Mark::Hint), [0_u8; 0]);
        // Where nothing is to be given away, only the selection is marked.
        let hidden = Marking::default().selected(&position, square(4), false, None);
        assert_eq!(marked(&hidden, Mark::Legal), [0_u8; 0]);
        assert_eq!(marked(&hidden, Mark::Barred), [0_u8; 0]);
    }

    #[test]
    fn slides_light_the_way_that_must_be_free() {
        let options = Options {
            slide: true,
            ..Options::default()
        };
        let position = Chimple::new(options);
        let step = deployed(&position.parse_move("1-2").unwrap()).unwrap();
        assert!(
            Marking::default()
                .with(&position, step, false)
                .way
                .is_empty()
        );
        let open: Vec<u8> = open(&position, square(1))
            .into_iter()
            .map(Square::number)
            .collect();
        assert_eq!(open, [2, 4]);
    }
}
