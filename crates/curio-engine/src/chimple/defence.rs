//! How a lost position is defended: by the meme after which an ordinary opponent is most
//! likely to let the win slip.
//!
//! Against an opponent who knows everything no meme is better than another, and the
//! longest way is only the longest. So three opponents who do not are asked what they would
//! reply, again and again for some turns: one who sees a few plies ahead, one who takes
//! what can be taken, one who keeps out of reach.

use std::collections::BTreeMap;

use rand::RngExt;
use rand_pcg::Pcg64Mcg;

use super::{
    levels::{Manner, Weighed},
    models::{Features, Temper, greed},
    motions::Motions,
    solution::{Solution, Value},
};
use curio_rules::{
    Game,
    chimple::{Chimple, Memes, Size, View},
};

/// A certainty, and half of one: chances are counted in these, so that they are the
/// same on every machine.
const CERTAIN: u32 = 1_000_000;
const DRAWN: u32 = CERTAIN / 2;

/// In hundredths: what a chance is worth one turn later.
const LATER: u32 = 97;

/// How many turns of the opponent are looked at.
const fn rounds(size: Size) -> u8 {
    match size {
        Size::Three => 4,
        Size::Four => 2,
    }
}

/// How far the opponent who looks ahead sees.
const SHORT_SIGHT: Manner = Manner {
    notices: 1000,
    horizon: 4,
};

/// The meme that gives the best chances, when all of them lose.
pub(super) fn resist(
    position: &Chimple,
    solution: &Solution,
    weighed: &[Weighed],
    dice: &mut Pcg64Mcg,
) -> Option<Weighed> {
    let options = position.options();
    let mut defence = Defence {
        solution,
        memes: Memes::for_options(&options),
        timid: Temper::named("timid")?,
        escapes: BTreeMap::new(),
        replies: BTreeMap::new(),
    };
    let view = position.view(position.to_move());
    let rounds = rounds(options.size);
    let hopes: Vec<(u32, Option<u8>)> = weighed
        .iter()
        .map(|one| {
            let next = view.after(one.meme).turned();
            (defence.hope(&next, rounds), one.value.plies())
        })
        .collect();
    let most = hopes.iter().max()?;
    let best: Vec<&Weighed> = weighed
        .iter()
        .zip(&hopes)
        .filter(|(_, hope)| *hope == most)
        .map(|(one, _)| one)
        .collect();
    // A fixed width keeps the choice the same on every machine.
    let place = dice.random_range(0..best.len().max(1) as u64);
    best.get(place as usize).map(|one| **one)
}

struct Defence<'a> {
    solution: &'a Solution,
    memes: &'a Memes,
    timid: Temper,
    /// The chances of a lost state, by the state and the turns that are looked at.
    escapes: BTreeMap<(View, u8), u32>,
    /// What the opponent replies, and how likely it is.
    replies: BTreeMap<View, Vec<(View, u32)>>,
}

impl Defence<'_> {
    /// How likely the side to move, which would win, is to let the win slip.
    fn hope(&mut self, theirs: &View, rounds: u8) -> u32 {
        let replies = self.replies(theirs);
        let mut sum = 0_u64;
        for (ours, chance) in replies {
            let hope = match self.solution.value(&ours) {
                Value::Win(_) => CERTAIN,
                Value::Draw => DRAWN,
                Value::Loss(0) => 0,
                Value::Loss(_) if rounds <= 1 => 0,
                Value::Loss(_) => self.escape(&ours, rounds - 1) / 100 * LATER,
            };
            sum += u64::from(chance) * u64::from(hope);
        }
        (sum / u64::from(CERTAIN)) as u32
    }

    /// The chances of a lost state with the best meme.
    fn escape(&mut self, ours: &View, rounds: u8) -> u32 {
        if let Some(known) = self.escapes.get(&(*ours, rounds)) {
            return *known;
        }
        let memes = self.memes;
        let best = memes
            .eligible(ours.own, ours.enemy)
            .map(|meme| self.hope(&ours.after(meme).turned(), rounds))
            .max()
            .unwrap_or(0);
        self.escapes.insert((*ours, rounds), best);
        best
    }

    /// What the three opponents reply, as the defender sees it.
    fn replies(&mut self, theirs: &View) -> Vec<(View, u32)> {
        if let Some(known) = self.replies.get(theirs) {
            return known.clone();
        }
        let motions: &Motions = self.solution.motions();
        let all: Vec<(View, [i32; 3])> = self
            .memes
            .eligible(theirs.own, theirs.enemy)
            .map(|meme| {
                let next = theirs.after(meme).turned();
                let seen = SHORT_SIGHT.seen(self.solution.value(&next).before());
                let features = Features::new(theirs, meme, motions);
                (
                    next,
                    [
                        seen,
                        greed(&features),
                        Temper::vote(self.timid.wish(&features)),
                    ],
                )
            })
            .collect();
        let mut chances: Vec<(View, u32)> = all.iter().map(|(next, _)| (*next, 0)).collect();
        for opponent in 0..3 {
            let most = all.iter().map(|(_, worth)| worth[opponent]).max();
            let is_best = |worth: &[i32; 3]| Some(worth[opponent]) == most;
            let many = all.iter().filter(|(_, worth)| is_best(worth)).count() as u32;
            for ((_, worth), (_, chance)) in all.iter().zip(&mut chances) {
                if is_best(worth) {
                    *chance += CERTAIN / 3 / many;
                }
            }
        }
        chances.retain(|(_, chance)| *chance > 0);
        self.replies.insert(*theirs, chances.clone());
        chances
    }
}
