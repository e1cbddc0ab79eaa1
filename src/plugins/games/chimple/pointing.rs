//! What pointing at a table of Chimple means: at a square of the board, or at a
//! meme of the panel.
//!
//! A click on one's own character selects it, the next click says where it goes.

use bevy::prelude::*;

use super::{
    ChimpleTable,
    furniture::CharacterOf,
    layout::{Layout, SIDE},
};
use crate::{
    plugins::{
        app::session::Pointed,
        board::{
            Aim as TableAim, AimOf, Choice, Describes, Handled, Pointing, Ray, ReadAloud,
            nearest_place, steering::in_turn,
        },
    },
    rules::{
        Game, Player,
        chimple::{Chimple, Move, Square, Step},
    },
    texts,
};

/// Descriptors up to this length leave room for more on the line.
const SHORT: usize = 68;

/// Something that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A square.
    Square(Square),
    /// A meme that is looked at in the panel, or that the keys have reached.
    Meme(Step),
}

/// What is pointed at, and the character that is selected, by its square.
pub type Aim = TableAim<Target, Option<Square>>;

impl Aim {
    /// The square pointed at.
    pub(crate) const fn square(&self) -> Option<Square> {
        match self.target {
            Some(Target::Square(square)) => Some(square),
            _ => None,
        }
    }

    /// The meme pointed at.
    pub const fn meme(&self) -> Option<Step> {
        match self.target {
            Some(Target::Meme(step)) => Some(step),
            _ => None,
        }
    }
}

impl Pointing for Chimple {
    type Target = Target;
    type Held = Option<Square>;
    const REACH: f32 = 0.45 * SIDE;

    /// A character covers part of the square behind it. What is seen is meant, unless
    /// only the square behind could be chosen.
    fn target_at(table: &ChimpleTable, held: &Option<Square>, ray: Ray) -> Option<Target> {
        let position = &table.0;
        let layout = Layout::new(position.size());
        let standing = position.size().all();
        let standing = standing.filter(|square| position.owner(*square).is_some());
        let seen = layout.character_at(ray, standing);
        let below = layout.square_at(ray.hit);
        let use_of = |square| use_of(table, held, Target::Square(square));
        // Of two equals, the last: the character.
        let square = [below, seen]
            .into_iter()
            .flatten()
            .max_by_key(|square| use_of(*square));
        square.map(Target::Square)
    }

    fn choice(
        table: &ChimpleTable,
        taken: &Option<Square>,
        target: Target,
    ) -> Choice<Move, Option<Square>> {
        let position = &table.0;
        let square = match target {
            Target::Meme(step) => return Choice::Play(Move::Deploy(step)),
            Target::Square(square) => square,
        };
        let is_own = position.owner(square) == Some(position.to_move());
        match *taken {
            Some(taken) if taken == square => Choice::Hold(None),
            _ if is_own => Choice::Hold(Some(square)),
            Some(from) => {
                let step = Step {
                    from,
                    to: square,
                    captures: position.owner(square).is_some(),
                };
                // Where only a capture could lead, its rule is what is in the way.
                let meme = position.meme(&step);
                Choice::Play(Move::Deploy(Step {
                    captures: meme.map_or(step.captures, |meme| meme.act.is_capture()),
                    ..step
                }))
            }
            None => Choice::Nothing,
        }
    }

    fn drag(
        table: &ChimpleTable,
        _: &Option<Square>,
        from: Target,
        to: Target,
    ) -> Choice<Move, Option<Square>> {
        let owner = |square| table.0.owner(square);
        match (from, to) {
            (Target::Square(from), Target::Square(to))
                if owner(from) == Some(table.0.to_move()) && owner(to) != owner(from) =>
            {
                Self::choice(table, &Some(from), Target::Square(to))
            }
            _ => Choice::Nothing,
        }
    }

    fn spot(_: &ChimpleTable, target: Target) -> Option<String> {
        match target {
            Target::Square(square) => Some(square.number().to_string()),
            Target::Meme(_) => None,
        }
    }

    /// The memes that may be deployed now, in the order of the list.
    fn stops(table: &ChimpleTable, _: &Option<Square>) -> Vec<Target> {
        let position = &table.0;
        position
            .eligible(position.to_move())
            .map(|meme| Target::Meme(position.step(meme)))
            .collect()
    }

    fn next(table: &ChimpleTable, aim: &Aim, step: isize) -> Option<Target> {
        in_turn(&Self::stops(table, &aim.held), aim.target, step)
    }

    /// The square next to the present one in a direction; at first one's own.
    /// To a character of one's own first.
    fn towards(table: &ChimpleTable, now: Option<Target>, direction: Vec3) -> Option<Target> {
        let position = &table.0;
        match now {
            Some(Target::Square(_)) => nearest_place::<Self>(table, now, direction).or(now),
            _ => {
                let own = position.characters(position.to_move());
                own.into_iter().next().map(Target::Square)
            }
        }
    }

    /// The squares, and then what Tab goes through.
    fn places(table: &ChimpleTable) -> Vec<Target> {
        let squares = table.0.size().all().map(Target::Square);
        squares.chain(Self::stops(table, &None)).collect()
    }

    fn place(table: &ChimpleTable, target: Target) -> Option<Vec3> {
        match target {
            Target::Square(square) => Some(Layout::new(table.0.size()).place(square)),
            Target::Meme(_) => None,
        }
    }

    fn keep(_: Option<&ChimpleTable>, aim: &AimOf<Self>) -> AimOf<Self> {
        Aim {
            target: aim.square().map(Target::Square),
            held: None,
            ..*aim
        }
    }
}

impl ReadAloud for Chimple {
    /// A meme is read as what it does.
    fn words(_: &ChimpleTable, target: Target) -> Option<String> {
        match target {
            Target::Meme(step) => super::words::proposal(&Move::Deploy(step)),
            Target::Square(_) => None,
        }
    }

    fn open(table: &ChimpleTable, held: &Option<Square>) -> Vec<Target> {
        let is_open = |target: &Target| match Self::choice(table, held, *target) {
            Choice::Play(mv) => table.0.check(&mv).is_ok(),
            Choice::Hold(_) | Choice::Own => true,
            Choice::Nothing => false,
        };
        let all = <Self as Pointing>::places(table).into_iter();
        all.filter(is_open).collect()
    }

    fn is_held(_: &ChimpleTable, held: &Option<Square>, target: Target) -> bool {
        held.map(Target::Square) == Some(target)
    }
}

impl Handled for Chimple {
    type Thing = &'static CharacterOf;

    fn grip(table: &ChimpleTable, CharacterOf(it): &CharacterOf) -> Option<Target> {
        let position = &table.0;
        if it.player != position.to_move() {
            return None;
        }
        let here = position.places(it.player).get(it.number).copied();
        here.flatten().map(Target::Square)
    }
}

impl Describes for Chimple {
    fn describe(table: &ChimpleTable, aim: &Aim, target: Target) -> Pointed {
        let position = &table.0;
        let square = match target {
            Target::Meme(step) => {
                return Pointed {
                    what: consequence(position, step),
                    refused: None,
                };
            }
            Target::Square(square) => square,
        };
        let mut what = named(position, square);
        let refused = match Self::choice(table, &aim.held, target) {
            Choice::Play(mv) => position.check(&mv).err().map(|why| why.to_string()),
            Choice::Nothing => {
                // Looking round forbids nothing.
                what = texts::table_chimple_select_first(&what);
                None
            }
            Choice::Hold(_) | Choice::Own => None,
        };
        Pointed {
            what: Some(what),
            refused,
        }
    }
}

/// What choosing something is good for, the best last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Use {
    None,
    Selects,
    Moves,
}

fn use_of(table: &ChimpleTable, held: &Option<Square>, target: Target) -> Use {
    match Chimple::choice(table, held, target) {
        Choice::Play(mv) if table.0.check(&mv).is_ok() => Use::Moves,
        Choice::Hold(_) => Use::Selects,
        Choice::Play(_) | Choice::Own | Choice::Nothing => Use::None,
    }
}

/// A square by its number; where a character of the side to move stands, what that may do.
fn named(position: &Chimple, square: Square) -> String {
    let (number, mover) = (square.number().to_string(), position.to_move());
    if !position.characters(mover).contains(square) {
        return texts::table_chimple_square(&number);
    }
    let (captures, steps): (Vec<_>, Vec<_>) = position
        .eligible(mover)
        .map(|meme| (meme.act.is_capture(), position.step(meme)))
        .filter(|(_, step)| step.from == square)
        .partition(|(is_capture, _)| *is_capture);
    let [captures, steps] = [captures, steps].map(|all| {
        let numbers: Vec<String> = all
            .iter()
            .map(|(_, it)| it.to.number().to_string())
            .collect();
        numbers.join(", ")
    });
    match (steps.as_str(), captures.as_str()) {
        ("", "") => texts::table_chimple_may_not(&number),
        (steps, "") => texts::table_chimple_may_step(&number, steps),
        ("", captures) => texts::table_chimple_may_capture(&number, captures),
        (steps, captures) => texts::table_chimple_may_both(&number, steps, captures),
    }
}

/// A meme in full, and the state that it leads to.
fn consequence(position: &Chimple, step: Step) -> Option<String> {
    let meme = position.meme(&step)?;
    let mut next = position.clone();
    // What is looked at is eligible; otherwise there is no next state.
    let _ = next.play(&Move::Deploy(step));
    let number = next.view(Player::FIRST).number();
    let meme = meme.to_string();
    // The names of the larger board leave no room for the number.
    Some(if meme.len() < SHORT {
        texts::table_chimple_leads_to(number, &meme)
    } else {
        meme
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::chimple::{Options, Size};

    fn start() -> ChimpleTable {
        crate::plugins::board::Table(Chimple::new(Options::default()))
    }

    fn square(number: u32) -> Square {
        Size::Three.square(number).unwrap()
    }

    #[test]
    fn the_first_click_selects_and_the_second_moves() {
        let start = start();
        let choice = |taken: Option<u32>, at| {
            Chimple::choice(&start, &taken.map(square), Target::Square(square(at)))
        };
        assert_eq!(choice(None, 3), Choice::Hold(Some(square(3))));
        assert_eq!(choice(Some(3), 3), Choice::Hold(None));
        assert_eq!(choice(Some(3), 1), Choice::Hold(Some(square(1))));
        assert_eq!(choice(None, 5), Choice::Nothing);
        let Choice::Play(mv) = choice(Some(3), 6) else {
            panic!("a click on another square is a move")
        };
        assert!(start.0.check(&mv).is_ok());
        let Choice::Play(mv) = choice(Some(3), 5) else {
            panic!("so is one that nothing allows now")
        };
        let refusal = start.0.check(&mv).unwrap_err().to_string();
        assert_eq!(
            refusal,
            "there is no enemy on square 5: a diagonal move must capture"
        );
    }

    #[test]
    fn a_character_is_chosen_by_its_head_unless_a_move_leads_behind_it() {
        let start = start();
        let layout = Layout::new(Size::Three);
        let eye = Vec3::new(0.0, 8.0, 8.0);
        let at = |table: &ChimpleTable, held: Option<u32>, seen: Vec3| {
            // Where the line of sight goes on to the board.
            let hit = eye + (seen - eye) * (eye.y / (eye.y - seen.y));
            let found = Chimple::target_at(table, &held.map(square), Ray { eye, hit });
            match found? {
                Target::Square(square) => Some(u32::from(square.number())),
                Target::Meme(_) => None,
            }
        };
        let head = |number| layout.place(square(number)) + Vec3::Y * 1.2;
        let foot = |number| layout.place(square(number));
        for own in [1, 3] {
            assert_eq!(at(&start, None, head(own)), Some(own));
            assert_eq!(at(&start, None, foot(own)), Some(own));
        }
        // 3-6 leads behind the head of 3.
        assert_eq!(at(&start, Some(3), head(3)), Some(6));
        assert_eq!(at(&start, Some(3), foot(3)), Some(3));
        assert_eq!(at(&start, Some(3), head(1)), Some(1));
        // The heads of the farthest row are seen beyond the board.
        assert_eq!(at(&start, None, head(9)), Some(9));
        assert_eq!(at(&start, None, foot(5)), Some(5));
        assert_eq!(at(&start, None, foot(8) - Vec3::Z * 1.5), None);
    }

    #[test]
    fn looking_round_is_not_refused_and_choosing_is() {
        let start = start();
        let said = |table: &ChimpleTable, held: Option<u32>, at| {
            let aim = Aim {
                held: held.map(square),
                ..Aim::default()
            };
            Chimple::describe(table, &aim, Target::Square(square(at)))
        };
        let round = said(&start, None, 4);
        assert_eq!(round.refused, None);
        assert_eq!(
            round.what.unwrap(),
            "Square 4: select one of your characters first"
        );
        assert_eq!(said(&start, Some(1), 4).refused, None);
        let barred = said(&start, Some(1), 3).refused;
        assert_eq!(barred, None, "another of one's own is selected instead");
        let barred = said(&start, Some(1), 5).refused.unwrap();
        assert!(!barred.contains('`'), "{barred}");
        let mut second = start.0.clone();
        crate::rules::AnyGame::play_text(&mut second, "3-6").unwrap();
        let second = crate::plugins::board::Table(second);
        let own = said(&second, None, 9).what.unwrap();
        assert_eq!(own, "9: may step to 8");
    }

    #[test]
    fn keys_go_round_through_the_memes_and_reach_every_square() {
        let start = start();
        let all = Chimple::stops(&start, &None);
        assert_eq!(all.len(), 4);
        let mut aim = Aim::default();
        for _ in 0..5 {
            aim.target = Chimple::next(&start, &aim, 1);
        }
        assert_eq!(aim.target, Some(all[0]));
        assert_eq!(Chimple::next(&start, &aim, -1), Some(all[3]));
        let towards = |now, way| Chimple::towards(&start, now, way);
        let at = |number| Some(Target::Square(square(number)));
        let first = towards(None, Vec3::X);
        assert_eq!(first, at(1));
        assert_eq!(towards(first, Vec3::NEG_X), at(2));
        assert_eq!(towards(first, Vec3::NEG_Z), at(4));
        assert_eq!(towards(first, Vec3::X), first);
    }
}
