//! Checks of claims by the rules alone: moves are played as texts and what they
//! did is read off the positions, without the code that made the claims.

use curio_engine::explain::{Claim, ClaimKind, Count, Deed};
use curio_rules::{
    AnyGame, Game, Player, Points, Turn,
    chimple::Chimple,
    mathematichess::{self, Mathematichess},
    registry,
    xafka::{Light, Xafka},
    xima::{self, Special, Xima},
    xong::Xong,
};

/// A move that was explained, with the positions before and after it.
pub struct Made {
    pub before: Box<dyn AnyGame>,
    pub after: Box<dyn AnyGame>,
    pub me: Player,
    pub mv: String,
}

impl Made {
    pub fn new(before: &dyn AnyGame, mv: &str) -> Self {
        let Turn::Player(me) = before.turn() else {
            panic!("nobody's turn");
        };
        let mut after = before.boxed_clone();
        let mv = after.play_text(mv).unwrap();
        Self {
            before: before.boxed_clone(),
            after,
            me,
            mv,
        }
    }

    /// Whether the claim is true.
    pub fn check(&self, claim: &Claim) {
        if let Err(why) = self.judge(claim) {
            panic!(
                "`{}` is not true: {why}\n{claim:?}\n{} in {}\nthen {}",
                claim.text(),
                self.mv,
                self.before.position_text(),
                self.after.position_text()
            );
        }
    }

    fn judge(&self, claim: &Claim) -> Result<(), String> {
        let (before, after, me) = (&*self.before, &*self.after, self.me);
        match &claim.kind {
            ClaimKind::Ends(winners) => {
                let end = after.outcome().ok_or("it goes on")?;
                same("winners", end.winners, *winners)
            }
            ClaimKind::Threatens { deed, ply } => self.threatens(*deed, ply),
            ClaimKind::Prevents { by, deed, ply } => self.prevents(*by, *deed, ply),
            ClaimKind::Allows {
                by,
                deed,
                ply,
                fresh,
            } => {
                same("turn", after.turn(), Turn::Player(*by))?;
                holds("it can be done", does(after, ply, *deed))?;
                let known = turned(before, *by).is_some_and(|game| does(&*game, ply, *deed));
                let is_gain = matches!(deed, Deed::Gain(_));
                holds("it is new", is_gain || *fresh != known)
            }
            ClaimKind::Prepares(plies) => self.prepares(plies),
            ClaimKind::Scores {
                player,
                change,
                parts,
            } => {
                let total = |game: &dyn AnyGame| game.score().totals[player.index()];
                same("change", total(after) - total(before), *change)?;
                same("sum", parts.iter().map(|(_, part)| *part).sum(), *change)
            }
            ClaimKind::Stands { lead } => {
                let (old, new) = (before.score().totals, after.score().totals);
                let others = (0..new.len()).filter(|seat| *seat != me.index());
                let best = others.map(|seat| new[seat]).max().unwrap();
                same("lead", new[me.index()] - best, *lead)?;
                same("score", old, new)
            }
            ClaimKind::Counts {
                what,
                player,
                before: old,
                after: new,
            } => {
                same("before", count(before, *what, *player), *old)?;
                same("after", count(after, *what, *player), *new)
            }
            ClaimKind::Captures { .. }
            | ClaimKind::Holds { .. }
            | ClaimKind::Frees { .. }
            | ClaimKind::Rescues
            | ClaimKind::Climbs { .. }
            | ClaimKind::Nears { .. }
            | ClaimKind::Way(_) => self.blocks(&claim.kind),
            ClaimKind::FreesLight | ClaimKind::SetsLight => self.light(&claim.kind),
            ClaimKind::Territory { .. } | ClaimKind::Prospect { .. } => self.squares(&claim.kind),
            ClaimKind::Nets { .. } | ClaimKind::Hands { .. } => self.hexes(&claim.kind),
            ClaimKind::Only { of } => self.only(*of),
            ClaimKind::Plain => holds("a plain fact", is_plain(before, &self.mv)),
            ClaimKind::WinsWithin(_) | ClaimKind::LosesWithin(_) | ClaimKind::Draws => {
                Err("an estimate decides nothing".to_owned())
            }
        }
    }

    fn threatens(&self, deed: Deed, ply: &str) -> Result<(), String> {
        let (after, me) = (&*self.after, self.me);
        let still = turned(after, me).ok_or("it cannot be the mover's turn")?;
        holds("it could be done next", does(&*still, ply, deed))?;
        let happens = after.legal_texts().iter().any(|answer| {
            let mut later = after.boxed_clone();
            later.play_text(answer).unwrap();
            later.turn() == Turn::Player(me) && does(&*later, ply, deed)
        });
        holds("some answer lets it happen", happens)?;
        let known = does(&*self.before, ply, deed);
        holds("it is new", matches!(deed, Deed::Gain(_)) || !known)
    }

    fn prevents(&self, by: Player, deed: Deed, ply: &str) -> Result<(), String> {
        let was = turned(&*self.before, by).ok_or("it cannot be the other's turn")?;
        holds("it could have been done", does(&*was, ply, deed))?;
        let after = &*self.after;
        same("turn", after.turn(), Turn::Player(by))?;
        let texts = after.legal_texts();
        let found = texts.into_iter().find(|text| does(after, text, deed));
        same("what still does it", found, None)
    }

    fn prepares(&self, plies: &[String]) -> Result<(), String> {
        let mut game = turned(&*self.after, self.me).ok_or("it cannot be the mover's turn")?;
        let (last, first) = plies.split_last().ok_or("no plies")?;
        for ply in first {
            game.play_text(ply).map_err(|error| error.to_string())?;
            game = turned(&*game, self.me).ok_or("the turn cannot come back")?;
        }
        holds("the last one wins", does(&*game, last, Deed::Win))
    }

    /// Blocks of XIMA, characters of Chimple.
    fn blocks(&self, kind: &ClaimKind) -> Result<(), String> {
        if let (Some(before), Some(after)) = (
            downcast::<Chimple>(&*self.before),
            downcast::<Chimple>(&*self.after),
        ) {
            let ClaimKind::Captures { at, of } = kind else {
                return Err("no such thing in Chimple".to_owned());
            };
            let square = before.size().square(at.parse().unwrap()).unwrap();
            same("was there", before.owner(square), Some(*of))?;
            return same("is there", after.owner(square), Some(self.me));
        }
        let (before, after) = (
            downcast::<Xima>(&*self.before).ok_or("not XIMA")?,
            downcast::<Xima>(&*self.after).ok_or("not XIMA")?,
        );
        let square = |at: &str| xima::Square::parse(at).unwrap();
        let blocks = |game: &Xima, at: &str, player: Player| {
            let tower = game.tower(square(at));
            tower.filter(|block| block.owner == player).count()
        };
        match kind {
            ClaimKind::Captures { at, of } => {
                let fewer = blocks(after, at, *of) < blocks(before, at, *of);
                holds("a block is gone", fewer)?;
                let value = |game: &Xima| game.captured_value(self.me);
                holds("it is held", value(after) > value(before))
            }
            ClaimKind::Holds { at, of, special } => {
                let top = after.top(square(at)).ok_or("nothing is there")?;
                same("top", top.owner, self.me)?;
                let below = after
                    .tower(square(at))
                    .any(|block| block.owner == *of && block.is_special == *special);
                holds("the block is below", below)?;
                holds("it cannot move", cannot_move(after, at, *of))
            }
            ClaimKind::Frees { at, of, special } => {
                let (old, new) = (before.top(square(at)), after.top(square(at)));
                same("was on top", old.map(|top| top.owner), Some(self.me))?;
                same("owner", new.map(|top| top.owner), Some(*of))?;
                same("special", new.map(|top| top.is_special), Some(*special))
            }
            ClaimKind::Rescues => {
                let was = matches!(before.special(self.me), Special::Captured { .. });
                holds("it was captured", was)?;
                same("special", after.special(self.me), Special::Reserve)
            }
            ClaimKind::Climbs { to, floor, special } => {
                let top = after.top(square(to)).ok_or("nothing is there")?;
                same("owner", top.owner, self.me)?;
                same("special", top.is_special, *special)?;
                same("floor", square(to).floor(), *floor)
            }
            ClaimKind::Way(change) => {
                let near = |game: &Xima| game.climb(self.me).nearness();
                same("change", near(after).cmp(&near(before)), *change)
            }
            ClaimKind::Nears { from, to } => {
                let top = after.top(square(to)).ok_or("nothing is there")?;
                same("owner", top.owner, self.me)?;
                same("block", before.top(square(from)), Some(top))?;
                let (summit, from, to) = (xima::Square::SUMMIT, square(from), square(to));
                let sides = |at: xima::Square| {
                    let across = at.column().abs_diff(summit.column());
                    across.max(at.row().abs_diff(summit.row()))
                };
                holds("it is nearer", sides(to) < sides(from))
            }
            _ => Err("no such thing in XIMA".to_owned()),
        }
    }

    fn light(&self, kind: &ClaimKind) -> Result<(), String> {
        let (before, after) = (
            downcast::<Xafka>(&*self.before).ok_or("not Xafka")?,
            downcast::<Xafka>(&*self.after).ok_or("not Xafka")?,
        );
        same("was yellow", before.light(), Light::Yellow)?;
        if *kind == ClaimKind::SetsLight {
            return holds("it is set", after.light() != Light::Yellow);
        }
        let can_set = |game: &Xafka| game.check_text("green").is_ok();
        holds("it was locked", !can_set(before))?;
        holds("it can be set", can_set(after))
    }

    fn squares(&self, kind: &ClaimKind) -> Result<(), String> {
        let (before, after) = (
            downcast::<Mathematichess>(&*self.before).ok_or("not Mathematichess")?,
            downcast::<Mathematichess>(&*self.after).ok_or("not Mathematichess")?,
        );
        match kind {
            ClaimKind::Prospect { at, worth, filled } => {
                let square = mathematichess::Square::read(at).unwrap();
                let game = if *filled { before } else { after };
                same("filled", after.piece(square).is_some(), *filled)?;
                same("worth", game.board().prospect(square), *worth)
            }
            ClaimKind::Territory {
                name,
                worth,
                homogeneous,
                secured,
            } => {
                let is_it = |one: &mathematichess::Territory| {
                    one.name() == *name
                        && one.owner == Some(self.me)
                        && one.homogeneous.is_some() == *homogeneous
                        && one.secured == *secured
                };
                let found = after.territories().into_iter().find(is_it);
                same("worth", found.ok_or("it is not there")?.worth(), *worth)?;
                holds("it is new", !before.territories().iter().any(is_it))
            }
            _ => Err("no such thing in Mathematichess".to_owned()),
        }
    }

    fn hexes(&self, kind: &ClaimKind) -> Result<(), String> {
        let before = downcast::<Xong>(&*self.before).ok_or("not Xong")?;
        match kind {
            ClaimKind::Nets {
                value,
                touched,
                greened,
                cashed,
                conceded,
            } => {
                same("net", net(before, &self.mv), *value)?;
                let sum = touched + greened + cashed;
                same("sum", sum as i32 - *conceded as i32, *value)
            }
            ClaimKind::Hands { most, places } => {
                let given = downcast::<Xong>(&*self.after).ok_or("not Xong")?;
                let texts = given.legal_texts();
                same("places", texts.len() as u32, *places)?;
                let best = texts.iter().map(|text| net(given, text)).max();
                same("most", best, Some(*most))
            }
            _ => Err("no such thing in Xong".to_owned()),
        }
    }

    /// No other move has as good a result, by the solution.
    fn only(&self, all: u32) -> Result<(), String> {
        let position = downcast::<Chimple>(&*self.before).ok_or("not Chimple")?;
        let solution = curio_engine::chimple::ready(&position.options()).ok_or("not solved")?;
        let texts = position.legal_texts();
        same("moves", texts.len() as u32, all)?;
        let result = |text: &str| {
            let mut next = position.clone();
            next.play_text(text).unwrap();
            -solution.judge(&next).sign()
        };
        let mine = result(&self.mv);
        let others = texts.iter().filter(|text| **text != self.mv);
        let best = others.map(|text| result(text)).max();
        holds("the others are worse", best.is_none_or(|best| best < mine))
    }
}

fn same<T: PartialEq + core::fmt::Debug>(what: &str, is: T, told: T) -> Result<(), String> {
    if is == told {
        Ok(())
    } else {
        Err(format!("{what} is {is:?}, not {told:?}"))
    }
}

fn holds(what: &str, is: bool) -> Result<(), String> {
    if is {
        Ok(())
    } else {
        Err(format!("it does not hold that {what}"))
    }
}

fn downcast<G: Game>(position: &dyn AnyGame) -> Option<&G> {
    position.as_any().downcast_ref()
}

/// Facts that need no check, and what they are said of.
fn is_plain(before: &dyn AnyGame, mv: &str) -> bool {
    match before.info().id {
        "xima" => ["offer", "accept", "pass", "stop"].contains(&mv),
        "mathematichess" => downcast::<Mathematichess>(before).is_some_and(|game| {
            matches!(
                game.parse_move(mv),
                Ok(mathematichess::Move::Terminate { .. })
            )
        }),
        _ => false,
    }
}

/// The same position as if it were another player's turn, by its text.
pub fn turned(position: &dyn AnyGame, player: Player) -> Option<Box<dyn AnyGame>> {
    let word = match position.info().id {
        "xafka" | "xima" => 3,
        "mathematichess" | "chimple" => 1,
        _ => return None,
    };
    if position.turn() == Turn::Player(player) {
        return Some(position.boxed_clone());
    }
    let name = position.colours()[player.index()].name();
    let text = position.position_text();
    let mut words: Vec<&str> = text.split(' ').collect();
    let mut pieces: Vec<&str> = words[1].split('/').collect();
    pieces.reverse();
    let pieces = pieces.join("/");
    let is_xafka = position.info().id == "xafka";
    if is_xafka && position.colours().len() > 2 {
        return None;
    }
    if is_xafka {
        // Turns decide who is to move there: the pieces change places.
        words[1] = &pieces;
    } else {
        words[word] = &name[..1];
    }
    let rules = registry::rules(position.info().id).unwrap();
    let turned = rules
        .parse_position(&position.option_values(), &words.join(" "))
        .ok()?;
    let is_turn = turned.turn() == Turn::Player(player);
    (is_turn || is_xafka).then_some(turned)
}

/// Whether a ply is legal and has this effect.
fn does(position: &dyn AnyGame, ply: &str, deed: Deed) -> bool {
    let Turn::Player(player) = position.turn() else {
        return false;
    };
    let mut next = position.boxed_clone();
    if next.play_text(ply).is_err() {
        return false;
    }
    match deed {
        Deed::Win => next
            .outcome()
            .is_some_and(|end| end.winners.contains(player)),
        Deed::Capture => captured(&*next, player) > captured(position, player),
        Deed::HoldSpecial => stuck_specials(&*next, player) > stuck_specials(position, player),
        Deed::Gain(points) => lead(&*next, player) - lead(position, player) >= points,
    }
}

fn lead(position: &dyn AnyGame, player: Player) -> Points {
    let totals = position.score().totals;
    totals[player.index()] - totals[1 - player.index()]
}

/// How much a player has captured.
fn captured(position: &dyn AnyGame, player: Player) -> i64 {
    if let Some(game) = downcast::<Xima>(position) {
        return game.captured_by(player).len() as i64;
    }
    let game = downcast::<Chimple>(position).unwrap();
    -i64::from(game.characters(player.other()).len())
}

/// How many specials of the other sides lie under somebody's block, or are captured.
fn stuck_specials(position: &dyn AnyGame, player: Player) -> usize {
    let game = downcast::<Xima>(position).unwrap();
    let side = game.side(player);
    let others = Player::all(game.players()).filter(|other| !side.contains(*other));
    let is_stuck = |other: &Player| match game.special(*other) {
        Special::Reserve => false,
        Special::Captured { .. } => true,
        Special::Board { at, level } => level + 1 < game.tower_len(at),
    };
    others.filter(is_stuck).count()
}

fn cannot_move(position: &Xima, at: &str, player: Player) -> bool {
    let Some(game) = turned(position, player) else {
        return true;
    };
    let game = downcast::<Xima>(&*game).unwrap();
    let from = xima::Square::parse(at).unwrap();
    !game
        .legal_moves()
        .iter()
        .any(|mv| matches!(mv, xima::Move::Step { from: start, .. } if *start == from))
}

fn count(position: &dyn AnyGame, what: Count, player: Player) -> u32 {
    if what == Count::Seen {
        return downcast::<Xafka>(position).unwrap().reach(player).len();
    }
    if what == Count::Steps {
        return match downcast::<Xima>(position).unwrap().climb(player) {
            xima::Climb::Steps { missing, .. } => missing.into(),
            _ => 0,
        };
    }
    let Some(game) = turned(position, player) else {
        // A player who would be stuck has no turn.
        return downcast::<Xafka>(position).map_or(0, |game| game.destinations_of(player).len());
    };
    let texts = game.legal_texts();
    let is_light = |text: &&String| text.as_str() == "green" || text.as_str() == "red";
    (texts.len() - texts.iter().filter(is_light).count()) as u32
}

/// By how much a placement changes the lead, without the point at the end.
fn net(position: &Xong, mv: &str) -> i32 {
    let mut next = position.clone();
    let me = position.to_act();
    next.play_text(mv).unwrap();
    let lead = |game: &Xong| {
        let points = |player: Player| {
            let tally = game.tally(player);
            (tally.touched + 2 * tally.cashed) as i32
        };
        points(me) - points(me.other())
    };
    lead(&next) - lead(position)
}
