//! What pointing at the table of Konane means.
//!
//! A click on one's own stone selects it, the next click says where it jumps; or it is
//! dragged there.

use bevy::prelude::*;
use curio::{
    plugins::{
        app::session::Pointed,
        board::{Aim as TableAim, Choice, Describes, Handled, Pointing, Ray, ReadAloud, Table},
    },
    rules::Game,
};

use super::{
    board::{Square, of_player, owner},
    layout::{SIDE, grid, place},
    position::{Konane, Move},
    table::{StoneOn, resting_place},
};

/// The square that is pointed at, and the stone that is selected, by its square.
pub type Aim = TableAim<Square, Option<Square>>;

impl Pointing for Konane {
    type Target = Square;
    type Held = Option<Square>;
    const REACH: f32 = SIDE / 2.0;

    fn target_at(table: &Table<Self>, _: &Self::Held, ray: Ray) -> Option<Square> {
        let (column, row) = grid(table.0.size()).at(ray.hit)?;
        Square::new(column, row)
    }

    fn choice(
        table: &Table<Self>,
        taken: &Option<Square>,
        square: Square,
    ) -> Choice<Move, Option<Square>> {
        let position = &table.0;
        let is_own = of_player(position.stones(), position.to_move()).contains(square);
        match *taken {
            _ if position.is_opening() => Choice::Play(Move::Remove(square)),
            Some(from) if from == square => Choice::Hold(None),
            _ if is_own => Choice::Hold(Some(square)),
            Some(from) => Choice::Play(Move::Jump { from, to: square }),
            None => Choice::Nothing,
        }
    }

    fn drag(
        table: &Table<Self>,
        _: &Option<Square>,
        from: Square,
        to: Square,
    ) -> Choice<Move, Option<Square>> {
        let position = &table.0;
        let is_own = of_player(position.stones(), position.to_move()).contains(from);
        if is_own && !position.is_opening() {
            Choice::Play(Move::Jump { from, to })
        } else {
            Choice::Nothing
        }
    }

    /// Stones to begin with, or where the one that is selected lands.
    fn stops(table: &Table<Self>, taken: &Option<Square>) -> Vec<Square> {
        let position = &table.0;
        match *taken {
            _ if position.is_opening() => position.removable().into_iter().collect(),
            Some(from) => position.landings(from),
            None => position.jumpers(position.to_move()).into_iter().collect(),
        }
    }

    fn places(table: &Table<Self>) -> Vec<Square> {
        table.0.size().squares().into_iter().collect()
    }

    fn place(table: &Table<Self>, square: Square) -> Option<Vec3> {
        Some(place(table.0.size(), square))
    }

    fn spot(_: &Table<Self>, square: Square) -> Option<String> {
        Some(square.to_string())
    }
}

impl Handled for Konane {
    type Thing = &'static StoneOn;

    /// A stone that can jump. In the opening stones are taken off, which is a click.
    fn grip(table: &Table<Self>, StoneOn(square): &StoneOn) -> Option<Square> {
        let is_own = owner(*square) == table.0.to_move();
        (is_own && !table.0.landings(*square).is_empty()).then_some(*square)
    }

    fn stand(table: &Table<Self>, square: Square) -> Option<Vec3> {
        Some(resting_place(table.0.size(), square))
    }
}

impl ReadAloud for Konane {}

impl Describes for Konane {
    fn describe(table: &Table<Self>, aim: &Aim, square: Square) -> Pointed {
        Pointed {
            what: Some(square.to_string()),
            refused: match Self::choice(table, &aim.held, square) {
                Choice::Play(mv) => table.0.check(&mv).err().map(|why| why.to_string()),
                Choice::Nothing => Some("select one of your stones first".to_owned()),
                Choice::Hold(_) | Choice::Own => None,
            },
        }
    }
}
