//! What pointing at a table of XIMA means, and what clicking or dragging does.
//!
//! The mouse is picked on one plane that reaches under everything; where its
//! ray meets the pyramid, a tower or a reserve is the arithmetic of the layout.
//! A block is moved by clicking it and then a square, or by dragging it there;
//! a click on a free square alone brings a block from the reserve.

use bevy::prelude::*;

use super::{
    Fan, XimaTable,
    blocks::{BlockOf, BlockPlace},
    layout::{self, Target},
    preview::{self, move_of, origin_at},
    which_die,
};
use crate::{
    plugins::{
        app::session::{Pointed, Requests, SessionSystems},
        board::{
            Aim as TableAim, AimOf, Choice, Chosen, Describes, Handled, Pointing, Ray, ReadAloud,
            SettingUp,
        },
    },
    rules::{
        Game, Player,
        xima::{Move, Origin, Square, Xima},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Requests,
        fan_out
            .in_set(SessionSystems::Ask)
            .run_if(resource_exists::<XimaTable>),
    );
}

/// What is pointed at, and the block that is to move.
pub type Aim = TableAim<Target, Option<Origin>>;

impl Pointing for Xima {
    type Target = Target;
    type Held = Option<Origin>;
    const REACH: f32 = 0.5 * layout::SQUARE;

    fn target_at(table: &XimaTable, _: &Self::Held, ray: Ray) -> Option<Target> {
        let direction = Dir3::new(ray.hit - ray.eye).ok()?;
        layout::strike(&Ray3d::new(ray.eye, direction), &table.0)
    }

    fn choice(
        table: &XimaTable,
        chosen: &Option<Origin>,
        target: Target,
    ) -> Choice<Move, Option<Origin>> {
        let position = &table.0;
        let own = origin_at(position, target);
        if own.is_some() && own == *chosen {
            return Choice::Hold(None);
        }
        match (target, *chosen) {
            (Target::Square(to), Some(origin)) => {
                let mv = move_of(origin, to);
                match position.check(&mv) {
                    Err(_) if own.is_some() => Choice::Hold(own),
                    _ => play(position, mv),
                }
            }
            (Target::Square(to), None) => match (own, preview::implied(position, to)) {
                (Some(_), _) => Choice::Hold(own),
                (None, Some(origin)) => play(position, move_of(origin, to)),
                // To see what is in a tower.
                (None, None) if position.tower_len(to) > 1 => Choice::Own,
                // The rules say why nothing comes in there.
                (None, None) => match preview::next_in(position) {
                    Some(origin) if position.tower_len(to) > 0 => {
                        play(position, move_of(origin, to))
                    }
                    _ => Choice::Nothing,
                },
            },
            _ if own.is_some() => Choice::Hold(own),
            _ => Choice::Nothing,
        }
    }

    fn drag(
        table: &XimaTable,
        _: &Option<Origin>,
        from: Target,
        to: Target,
    ) -> Choice<Move, Option<Origin>> {
        match (origin_at(&table.0, from), to) {
            (Some(origin), Target::Square(to)) => play(&table.0, move_of(origin, to)),
            _ => Choice::Nothing,
        }
    }

    fn spot(_: &XimaTable, target: Target) -> Option<String> {
        match target {
            Target::Square(square) => Some(square.to_string()),
            _ => None,
        }
    }

    /// The blocks that may move, or the squares that the chosen one may go to.
    fn stops(table: &XimaTable, chosen: &Option<Origin>) -> Vec<Target> {
        let position = &table.0;
        let mut targets = Vec::new();
        for mv in position.legal_moves() {
            let Some((origin, to)) = mv.block() else {
                continue;
            };
            let target = match *chosen {
                Some(chosen) if chosen == origin => Target::Square(to),
                Some(_) => continue,
                None => preview::target_of(position, origin),
            };
            if !targets.contains(&target) {
                targets.push(target);
            }
        }
        targets
    }

    /// The square or reserve nearest to the present one in a direction.
    fn towards(table: &XimaTable, now: Option<Target>, direction: Vec3) -> Option<Target> {
        let position = &table.0;
        let player = position.to_move();
        let flat = |target: Target| layout::place(target, position).with_y(0.0);
        let from = flat(now.unwrap_or(Target::Reserve(player)));
        let cost = |target: Target| {
            let way = flat(target) - from;
            let along = way.dot(direction);
            let aside = (way - direction * along).length();
            // What lies mainly to the side is in another direction.
            (along > 0.3 * layout::SQUARE && aside < 3.0 * along).then_some(along + 6.0 * aside)
        };
        Square::all()
            .map(Target::Square)
            .chain([Target::Reserve(player), Target::SpecialReserve(player)])
            .filter_map(|target| Some((cost(target)?, target)))
            .min_by(|(one, _), (other, _)| one.total_cmp(other))
            .map(|(_, target)| target)
            .or(now)
    }

    fn places(table: &XimaTable) -> Vec<Target> {
        let players = Player::all(table.0.players());
        let trays = players.flat_map(|player| {
            [
                Target::Reserve(player),
                Target::SpecialReserve(player),
                Target::Captured(player),
            ]
        });
        Square::all().map(Target::Square).chain(trays).collect()
    }

    fn place(table: &XimaTable, target: Target) -> Option<Vec3> {
        Some(layout::place(target, &table.0))
    }

    /// The only thing to do, where that is not moving a block.
    fn only_move(table: &XimaTable) -> Option<Move> {
        match table.0.legal_moves().as_slice() {
            [only] if only.block().is_none() => Some(*only),
            _ => None,
        }
    }
}

impl Handled for Xima {
    type Thing = (&'static BlockOf, &'static BlockPlace);

    fn grip(table: &XimaTable, (BlockOf(block), place): (&BlockOf, &BlockPlace)) -> Option<Target> {
        let position = &table.0;
        let owner = block.owner;
        let target = match *place {
            BlockPlace::Tower { at, level } if level + 1 == position.tower_len(at) => {
                Target::Square(at)
            }
            BlockPlace::Reserve { slot } if slot + 1 == position.reserve(owner) => {
                Target::Reserve(owner)
            }
            BlockPlace::SpecialReserve => Target::SpecialReserve(owner),
            _ => return None,
        };
        let is_own = owner == position.to_move() && origin_at(position, target).is_some();
        is_own.then_some(target)
    }

    fn stand(table: &XimaTable, place: Target) -> Option<Vec3> {
        matches!(place, Target::Square(_)).then(|| layout::place(place, &table.0))
    }
}

impl ReadAloud for Xima {
    fn words(table: &XimaTable, target: Target) -> Option<String> {
        super::way::describe(&table.0, None, target).what
    }

    fn is_held(table: &XimaTable, held: &Option<Origin>, target: Target) -> bool {
        held.is_some_and(|origin| preview::target_of(&table.0, origin) == target)
    }
}

impl Describes for Xima {
    fn describe(table: &XimaTable, aim: &AimOf<Self>, target: Target) -> Pointed {
        super::way::describe(&table.0, aim.held, target)
    }
}

/// A move is played, unless the player has to be asked which die to use.
fn play(position: &Xima, mv: Move) -> Choice<Move, Option<Origin>> {
    match which_die::choice_of(position, mv) {
        Some(_) => Choice::Own,
        None => Choice::Play(mv),
    }
}

/// Fans out the tower that was chosen to be looked at.
fn fan_out(
    mut chosen: MessageReader<Chosen<Target>>,
    table: Res<XimaTable>,
    aim: Res<Aim>,
    setting_up: SettingUp,
    mut fan: ResMut<Fan>,
) {
    if setting_up.is_on() {
        chosen.clear();
        return;
    }
    for Chosen { target, from } in chosen.read() {
        if let (Target::Square(square), None) = (*target, from)
            && table.0.tower_len(square) > 1
            && Xima::choice(&table, &aim.held, *target) == Choice::Own
        {
            fan.turn(square);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{
        super::testing::{self, square},
        *,
    };
    use crate::plugins::board::Table;

    fn game(moves: &[&str]) -> XimaTable {
        Table(testing::game(moves))
    }

    fn at(name: &str) -> Target {
        Target::Square(square(name))
    }

    fn on(name: &str) -> Origin {
        Origin::On(square(name))
    }

    #[test]
    fn a_click_brings_a_block_in_or_chooses_one_or_plays_it() {
        let game = game(&["-A1", "-A2"]);
        let to = |name| square(name);
        let choice = |chosen, target| Xima::choice(&game, &chosen, target);
        assert_eq!(choice(None, at("C1")), Choice::Play(Move::Enter(to("C1"))));
        assert_eq!(choice(None, at("A1")), Choice::Hold(Some(on("A1"))));
        assert_eq!(choice(Some(on("A1")), at("A1")), Choice::Hold(None));
        let step = Choice::Play(Move::Step {
            from: to("A1"),
            to: to("D1"),
        });
        assert_eq!(choice(Some(on("A1")), at("D1")), step);
        let red = game.0.to_move();
        let reserve = Choice::Hold(Some(Origin::Reserve));
        assert_eq!(choice(None, Target::Reserve(red)), reserve);
        assert_eq!(choice(Some(on("A1")), Target::Reserve(red)), reserve);
        assert_eq!(choice(None, Target::Reserve(red.other())), Choice::Nothing);
        let drag = |from, to| Xima::drag(&game, &None, from, to);
        assert_eq!(drag(at("A1"), at("D1")), step);
        let special = Choice::Play(Move::EnterSpecial(to("C1")));
        assert_eq!(drag(Target::SpecialReserve(red), at("C1")), special);
    }

    #[test]
    fn a_click_on_another_players_block_is_answered() {
        let game = game(&["-A1", "-A2"]);
        let to = Square::parse("A2").unwrap();
        for (chosen, asked) in [
            (None, Move::Enter(to)),
            (Some(Origin::Reserve), Move::Enter(to)),
            (Some(Origin::SpecialReserve), Move::EnterSpecial(to)),
        ] {
            assert_eq!(Xima::choice(&game, &chosen, at("A2")), Choice::Play(asked));
            let refusal = game.0.check(&asked).unwrap_err();
            assert_eq!(
                refusal.to_string(),
                "A2 is occupied: a block from the tray must come to rest on a free square"
            );
        }
    }

    #[test]
    fn a_tower_of_others_is_fanned_out() {
        let game = game(&["-A1", "-A2", "-M1", "A2A1"]);
        assert_eq!(Xima::choice(&game, &None, at("A1")), Choice::Own);
    }

    #[test]
    fn choices_go_round_and_lead_from_blocks_to_squares() {
        let game = game(&["-A1", "-B13"]);
        let blocks = Xima::stops(&game, &None);
        let red = game.0.to_move();
        assert_eq!(
            blocks,
            [Target::Reserve(red), Target::SpecialReserve(red), at("A1")]
        );
        let squares = Xima::stops(&game, &Some(on("A1")));
        assert!(squares.contains(&at("A13")) && !squares.contains(&at("A1")));
        let mut aim = Aim::default();
        assert_eq!(Xima::next(&game, &aim, -1), blocks.last().copied());
        for _ in 0..blocks.len() {
            aim.target = Xima::next(&game, &aim, 1);
        }
        assert_eq!(aim.target, blocks.last().copied());
        assert_eq!(Xima::next(&game, &aim, 1), Some(blocks[0]));
    }

    #[test]
    fn arrows_reach_every_square_and_the_reserve() {
        let game = game(&[]);
        let towards = |now, direction| Xima::towards(&game, now, direction);
        let mut reached = std::collections::HashSet::new();
        let mut open: Vec<Target> = towards(None, Vec3::NEG_Z).into_iter().collect();
        while let Some(target) = open.pop() {
            if reached.insert(target) {
                let ways = [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z];
                open.extend(ways.iter().filter_map(|way| towards(Some(target), *way)));
            }
        }
        let squares = reached.iter().filter(|it| matches!(it, Target::Square(_)));
        assert_eq!(squares.count(), 169);
        let player = game.0.to_move();
        for target in [Target::Reserve(player), Target::SpecialReserve(player)] {
            assert!(reached.contains(&target), "{target:?}");
        }
    }
}
