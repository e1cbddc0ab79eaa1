//! The list of deployment descriptors that a match is played with.
//!
//! For nine squares it is the author's own list, in his order; sixteen squares
//! and slides follow the same scheme: square by square from the bottom right,
//! captures before moves.

use std::sync::OnceLock;

use super::{
    descriptor::{Act, Descriptor},
    options::Options,
    squares::{Direction, Matrix, Size},
};
use crate::sorted::sort_few;

/// The forty descriptors of the essay. Five of them are misprinted there, and
/// stand corrected here: `MidMid down!` leads to `BotMid`, and the four sideways
/// moves of the top row ask for the square that they lead to.
pub const LISTING: &str = include_str!("listing_3x3.txt");

/// The memes that there are under some options. A meme is known by its place in
/// this list: 0 to 39 on nine squares.
#[derive(Debug)]
pub struct Memes {
    list: Vec<Descriptor>,
}

impl Memes {
    /// The memes under these options, whatever being stuck means.
    pub fn for_options(options: &Options) -> &'static Self {
        static LISTS: [OnceLock<Memes>; 16] = [const { OnceLock::new() }; 16];
        let place = usize::from(options.size == Size::Four) * 8
            + usize::from(options.back) * 4
            + usize::from(options.capture_back) * 2
            + usize::from(options.slide);
        LISTS[place].get_or_init(|| Self::new(options))
    }

    fn new(options: &Options) -> Self {
        let size = options.size;
        let mut list = match size {
            Size::Three => written(),
            Size::Four => schematic(size, 1),
        };
        if options.slide {
            list.extend((2..size.side()).flat_map(|steps| schematic(size, steps)));
            sort_few(&mut list, |meme| (meme.agent, !meme.act.is_capture()));
        }
        list.retain(|meme| {
            let forbidden = match meme.act {
                Act::Move(_) => !options.back,
                Act::Capture(_) => !options.capture_back,
            };
            !(forbidden && meme.act.direction().is_backward())
        });
        Self { list }
    }

    /// All of them, in order.
    pub fn all(&self) -> &[Descriptor] {
        &self.list
    }

    /// The meme at a place in the list.
    pub fn get(&self, id: usize) -> Option<&Descriptor> {
        self.list.get(id)
    }

    /// The place of a meme in the list.
    pub fn id(&self, meme: &Descriptor) -> Option<usize> {
        self.list.iter().position(|listed| listed == meme)
    }

    /// Those that may be deployed by a side with the matrix `own` against the
    /// rotated matrix of the enemy.
    pub fn eligible(
        &self,
        own: Matrix,
        rotated_enemy: Matrix,
    ) -> impl Iterator<Item = &Descriptor> + Clone {
        self.list
            .iter()
            .filter(move |meme| meme.is_eligible(own, rotated_enemy))
    }
}

/// The author's list. Lines that cannot be read are left out; the tests check the number of
/// lines.
fn written() -> Vec<Descriptor> {
    LISTING
        .lines()
        .filter_map(|line| Descriptor::parse(Size::Three, line).ok())
        .collect()
}

/// The memes that geometry gives: captures where `steps` is 1, and moves of that many steps.
fn schematic(size: Size, steps: u8) -> Vec<Descriptor> {
    let captures = Direction::SLANTING.map(Act::Capture);
    let moves = Direction::STRAIGHT.map(Act::Move);
    size.all()
        .flat_map(|agent| {
            captures
                .into_iter()
                .filter(move |_| steps == 1)
                .chain(moves)
                .filter_map(move |act| Descriptor::geometric(size, agent, act, steps))
        })
        .collect()
}
