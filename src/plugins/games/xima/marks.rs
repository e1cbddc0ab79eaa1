//! Marks on the squares and on the blocks that stand there: what can be chosen, what
//! is chosen and where it may go, the way that is pointed at, what is hinted or refused, and
//! the last move.

use bevy::{platform::collections::HashMap, prelude::*};

use super::{
    blocks::{BlockOf, BlockPlace},
    furniture::StoneOf,
    layout::Target,
    preview::{self, Preview},
};
use crate::{
    plugins::{
        app::machine::redraw::RedrawScheduler,
        board::{MarkingParams, TableSystems, lay_mark},
        scene::surface::{Look, Mark},
    },
    rules::{
        Game,
        xima::{Move, Origin, Square, Xima},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        lay_marks
            .in_set(TableSystems::View)
            .after(super::view::arrange),
    );
}

/// What the marks say.
#[derive(Clone, Debug, Default)]
struct Marking {
    on_targets: HashMap<Target, (Mark, f32)>,
}

impl Marking {
    fn put(&mut self, target: Target, mark: Mark, strength: f32) {
        self.on_targets.insert(target, (mark, strength));
    }

    fn on(&self, target: Target) -> (Mark, f32) {
        self.on_targets
            .get(&target)
            .copied()
            .unwrap_or((Mark::None, 0.0))
    }
}

/// What there is to be marked.
#[derive(Clone, Debug, Default)]
struct Cues<'a> {
    chosen: Option<Origin>,
    pointed: Option<Target>,
    preview: Option<&'a Preview>,
    hint: Option<Move>,
    last: Option<Move>,
    refused: Option<Square>,
    /// Whether the squares where the chosen block may go are marked.
    legal: bool,
}

/// What is marked; what is put later covers what is put before.
fn marking(position: &Xima, cues: &Cues) -> Marking {
    let mut marks = Marking::default();
    if let Some((origin, to)) = cues.last.and_then(Move::block) {
        if let Origin::On(from) = origin {
            marks.put(Target::Square(from), Mark::Last, 0.6);
        }
        marks.put(Target::Square(to), Mark::Last, 1.0);
    }
    if cues.legal {
        for (origin, to) in position.legal_moves().into_iter().filter_map(Move::block) {
            // Where all of them may go would drown what matters.
            match cues.chosen {
                None => marks.put(preview::target_of(position, origin), Mark::Legal, 1.0),
                Some(chosen) if chosen == origin => {
                    marks.put(Target::Square(to), Mark::Legal, 0.9);
                }
                Some(_) => {}
            }
        }
    }
    if let Some(chosen) = cues.chosen {
        marks.put(preview::target_of(position, chosen), Mark::Selected, 1.0);
    }
    if let Some(target) = cues.pointed
        && cues.preview.is_none()
        && cues
            .chosen
            .map(|chosen| preview::target_of(position, chosen))
            != Some(target)
    {
        marks.put(target, Mark::Hover, 1.0);
    }
    if let Some(look) = cues.preview {
        for tread in &look.way {
            marks.put(Target::Square(tread.square), Mark::Way, 0.85);
        }
        let goal = match look.refusal {
            None => Mark::Goal,
            Some(_) => Mark::Refused,
        };
        marks.put(Target::Square(look.to), goal, 1.0);
        if let Some(barred) = look.barred {
            marks.put(Target::Square(barred), Mark::Barred, 1.0);
        }
    }
    if let Some((origin, to)) = cues.hint.and_then(Move::block) {
        marks.put(preview::target_of(position, origin), Mark::Hint, 1.0);
        marks.put(Target::Square(to), Mark::Hint, 1.0);
    }
    if let Some(refused) = cues.refused {
        marks.put(Target::Square(refused), Mark::Refused, 1.0);
    }
    marks
}

/// Whether a block shows what is marked where it is: the top of a tower, and
/// the block of a reserve that is taken next.
fn shows(position: &Xima, block: &BlockOf, place: BlockPlace) -> Option<Target> {
    let owner = block.0.owner;
    match place {
        BlockPlace::Tower { at, level } => {
            (level + 1 == position.tower_len(at)).then_some(Target::Square(at))
        }
        BlockPlace::Reserve { slot } => {
            (slot + 1 == position.reserve(owner)).then_some(Target::Reserve(owner))
        }
        BlockPlace::SpecialReserve => Some(Target::SpecialReserve(owner)),
        BlockPlace::Captured { .. } | BlockPlace::Away => None,
    }
}

fn lay_marks(
    params: MarkingParams<Xima>,
    mut stones: Query<(&StoneOf, &mut Look), Without<BlockOf>>,
    mut blocks: Query<(&BlockOf, &BlockPlace, &mut Look)>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let position = &params.table().0;
    let is_mine = params.may_move();
    let chosen = params.aim.held.filter(|_| is_mine);
    let pointed = params.pointed();
    let look = preview::preview(position, chosen, pointed.filter(|_| is_mine));
    let goal = |mv: &Move| mv.block().map(|(_, to)| to);
    let marks = marking(
        position,
        &Cues {
            chosen,
            pointed,
            preview: look.as_ref(),
            hint: params.hint(),
            last: params.last(),
            refused: params.refused().and_then(goal),
            legal: params.shows_moves(),
        },
    );
    for (StoneOf(square), mut look) in &mut stones {
        if lay_mark(&mut look, marks.on(Target::Square(*square))) {
            redraw.now();
        }
    }
    for (block, place, mut look) in &mut blocks {
        let mark =
            shows(position, block, *place).map_or((Mark::None, 0.0), |target| marks.on(target));
        if lay_mark(&mut look, mark) {
            redraw.now();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{
        super::testing::{game, square},
        *,
    };

    fn at(name: &str) -> Target {
        Target::Square(square(name))
    }

    #[test]
    fn the_way_is_marked_from_the_block_to_its_goal_or_to_the_wall() {
        let game = game(&["-C1", "-M13"]);
        let chosen = Some(Origin::On(square("C1")));
        let marks = |to: &str| {
            let look = preview::preview(&game, chosen, Some(at(to)));
            let cues = Cues {
                chosen,
                pointed: Some(at(to)),
                preview: look.as_ref(),
                legal: true,
                ..Cues::default()
            };
            let marks = marking(&game, &cues);
            move |name: &str| marks.on(at(name)).0
        };
        let along = marks("F1");
        assert_eq!(along("C1"), Mark::Selected);
        assert_eq!((along("D1"), along("E1")), (Mark::Way, Mark::Way));
        assert_eq!((along("F1"), along("G1")), (Mark::Goal, Mark::Legal));
        let up = marks("C4");
        assert_eq!((up("C2"), up("C3")), (Mark::Way, Mark::Barred));
        assert_eq!(up("C4"), Mark::Refused);
    }

    #[test]
    fn before_anything_is_chosen_only_what_can_be_moved_is_marked() {
        let game = game(&["-C1", "-M13"]);
        let cues = Cues {
            legal: true,
            ..Cues::default()
        };
        let marks = marking(&game, &cues);
        let mover = game.to_move();
        let marked = [
            at("C1"),
            Target::Reserve(mover),
            Target::SpecialReserve(mover),
        ];
        assert_eq!(marks.on_targets.len(), marked.len());
        for target in marked {
            assert_eq!(marks.on(target).0, Mark::Legal, "{target:?}");
        }
        let quiet = marking(&game, &Cues::default());
        assert!(quiet.on_targets.is_empty());
    }

    #[test]
    fn the_last_move_is_marked_at_both_its_ends() {
        let game = game(&["-C1", "-M13", "C1F1"]);
        let last = game.parse_move("C1F1").ok();
        let cues = Cues {
            last,
            ..Cues::default()
        };
        let marks = marking(&game, &cues);
        assert_eq!(marks.on(at("C1")).0, Mark::Last);
        assert_eq!(marks.on(at("F1")).0, Mark::Last);
        assert_eq!(marks.on(at("M13")).0, Mark::None);
    }
}
