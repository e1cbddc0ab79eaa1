//! A whole match reviewed step by step. Whoever drives it says when, and may stop in between;
//! what to look at next is the [`Survey`]'s to say.

use super::{Due, LOOK, Retrospect, Survey};
use crate::{
    AnyThinker, CancelToken, Limits, Report, Verdict,
    coach::{Advice, Known, judge_move_for, limits, look, prove},
    thinker,
};
use curio_rules::{AnyGame, Player, Retirement, Turn};

/// The most moves of a match of more than two players that are put before the coach: nothing
/// is known there beforehand.
const JUDGED_OF_MANY: usize = 300;

/// A review and how far it has come.
#[derive(Debug)]
pub struct Reviewer {
    positions: Vec<Box<dyn AnyGame>>,
    moves: Vec<String>,
    movers: Vec<Option<Player>>,
    thinker: Box<dyn AnyThinker>,
    /// How many more proofs are tried.
    proofs: usize,
    /// Up to which position all have had a quick look, and for how many a proof was tried.
    looked: usize,
    tried: usize,
    found: Vec<Option<Verdict>>,
    survey: Survey,
    said: Vec<(usize, Advice)>,
}

impl Reviewer {
    /// Reviews the match that begins in a position with these moves, with `proofs` proofs at
    /// most. Nothing where the game has no opponents, or where a move is not legal.
    pub fn new(start: &dyn AnyGame, moves: &[String], proofs: usize) -> Option<Self> {
        let info = start.info();
        let mut positions = vec![start.boxed_clone()];
        let mut movers = Vec::with_capacity(moves.len());
        for mv in moves {
            let before = positions.last()?;
            let decides = Retirement::from_text(mv).is_none() && !info.is_talk(mv);
            movers.push(match before.turn() {
                Turn::Player(player) if decides => Some(player),
                _ => None,
            });
            let mut next = before.boxed_clone();
            next.play_text(mv).ok()?;
            positions.push(next);
        }
        let thinker = thinker(info.id)?;
        let proves = thinker.profile().to_prove.is_some();
        Some(Self {
            proofs: if proves { proofs } else { 0 },
            found: vec![None; positions.len()],
            moves: moves.to_vec(),
            positions,
            movers,
            thinker,
            looked: 0,
            tried: 0,
            survey: Survey::default(),
            said: Vec::new(),
        })
    }

    fn is_for_two(&self) -> bool {
        self.positions[0].colours().len() == 2
    }

    /// What is known of the match so far.
    pub fn known(&self) -> Retrospect {
        let moves = self.moves.iter().map(String::as_str);
        let end = self.positions.last().and_then(|it| it.outcome());
        Retrospect::of_match(
            self.positions[0].info(),
            moves.zip(self.movers.iter().copied()),
            end.filter(|_| self.is_for_two()).as_ref(),
            &self.found,
        )
    }

    /// What was looked at, and put before the coach.
    pub const fn survey(&self) -> &Survey {
        &self.survey
    }

    /// The plies, from 1, that gave something away, and what the coach says of them.
    pub fn said(&self) -> &[(usize, Advice)] {
        &self.said
    }

    /// How much has been done, and of how much, as far as that can be told.
    pub fn progress(&self) -> (usize, usize) {
        let judged = self.survey.judged().len();
        if !self.is_for_two() {
            return (
                judged,
                self.movers.iter().flatten().count().min(JUDGED_OF_MANY),
            );
        }
        let known = self.known();
        // How many proofs will be tried is not known before they are.
        let tries = self.proves();
        let of = self.positions.len() + self.tried + self.survey.to_judge(&known);
        (
            self.looked + self.tried + judged,
            of + 2 * usize::from(tries),
        )
    }

    /// Whether all positions have had a look, and who could still win is being proven.
    pub fn proves(&self) -> bool {
        matches!(self.due(&self.known()), Some(Due::Proof(_)))
    }

    fn due(&self, known: &Retrospect) -> Option<Due> {
        if self.is_for_two() {
            let open = self.next_position().map(Due::Position);
            return open.or_else(|| self.survey.due(known, self.proofs > 0));
        }
        let judged = self.survey.judged();
        let mut plies = (1..).zip(&self.movers);
        let next = plies.find(|(ply, mover)| mover.is_some() && !judged.contains(ply));
        next.filter(|_| judged.len() < JUDGED_OF_MANY)
            .map(|(ply, _)| Due::Move(ply))
    }

    /// The next position that has not had a look: none that is still being set up.
    fn next_position(&self) -> Option<usize> {
        let info = self.positions[0].info();
        let sets_up = |ply: &usize| {
            self.moves
                .get(*ply)
                .is_some_and(|it| info.is_setting_up(it))
        };
        (self.looked..self.positions.len()).find(|ply| !sets_up(ply))
    }

    /// Does what is due next. Returns whether there was anything.
    pub fn step(&mut self, stop: &CancelToken) -> bool {
        let known = self.known();
        match self.due(&known) {
            None => return false,
            Some(due @ (Due::Position(ply) | Due::Proof(ply))) => {
                let (thinker, position) = (&mut *self.thinker, &*self.positions[ply]);
                let report = if matches!(due, Due::Proof(_)) {
                    self.proofs = self.proofs.saturating_sub(1);
                    self.tried += 1;
                    prove(thinker, position, None, stop)
                } else {
                    self.looked = ply + 1;
                    look(thinker, position, &Limits::nodes(LOOK), stop)
                };
                self.note(due, ply, report.as_ref());
            }
            Some(Due::Move(ply)) => self.judge(&known, ply, stop),
        }
        true
    }

    fn note(&mut self, due: Due, ply: usize, report: Option<&Report>) {
        if let Some(best) = report.and_then(Report::best) {
            self.found[ply] = Some(match self.positions[ply].turn() {
                Turn::Player(Player::FIRST) => best.verdict,
                _ => best.verdict.reversed(),
            });
        }
        self.survey.take_report(due, report);
    }

    fn judge(&mut self, known: &Retrospect, ply: usize, stop: &CancelToken) {
        let (position, mv) = (&*self.positions[ply - 1], &self.moves[ply - 1]);
        let told = match self.is_for_two() {
            true => {
                let next = self.moves.get(ply).map(String::as_str);
                self.survey.known(known, ply, next)
            }
            false => Known::default(),
        };
        let around = limits(&*self.thinker);
        let advice = judge_move_for(
            &mut *self.thinker,
            position,
            mv,
            &around,
            stop,
            (&told, None),
        );
        let found = &mut self.found;
        self.survey.take_advice(known, ply, advice.as_ref(), found);
        // A move that is judged again may look otherwise.
        self.said.retain(|(at, _)| *at != ply);
        if let Some(advice) = advice.filter(|it| it.kind.is_warning() && it.better.is_some()) {
            self.said.push((ply, advice));
        }
    }
}
