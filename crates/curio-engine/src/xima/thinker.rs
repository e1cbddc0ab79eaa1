//! The thinker of XIMA: deepening step by step, several lines, levels.

use crate::clock::Instant;
use core::sync::atomic::AtomicBool;

use super::{
    super::{
        CancelToken, Level, Limits, Line, Margins, Profile, Report, Sight, Thinker, USUAL, Verdict,
        explain::Explanation,
        limits::SearchBudget,
        sight,
        table::Table,
        verdict::score::{self, INFINITE},
    },
    draw_aversion::{as_things_stand, rivals_weight},
    evaluation::{Outlook, evaluate},
    explain,
    replies::Candidate,
    search::{ALARMS, Frame, Search},
};
use curio_rules::{
    Game, Player, Turn,
    xima::{Move, Xima},
};

/// Thinks about positions of XIMA, whatever the table.
#[derive(Debug, Default)]
pub struct XimaThinker {
    table: Table,
    is_used: bool,
}

/// A position of XIMA has some 180 moves: the levels look at more of them. The lower
/// four do not consider answers: they attack, and matches between them are short.
fn at_level(level: Level) -> Limits {
    let (nodes, depth) = match level.number() {
        1..=4 => (2_000, 1),
        5 | 6 => (3_000, 3),
        7 => (16_000, DEEPEST),
        _ => (80_000, DEEPEST),
    };
    Limits {
        nodes: Some(nodes),
        depth: Some(depth),
        ..Limits::default()
    }
}

/// A move at the root, with what is known of it.
#[derive(Clone, Debug)]
struct Tried {
    mv: Move,
    /// The score of the last search that found it among the best.
    score: i32,
    line: Vec<Move>,
}

/// Half of the aspiration window: estimates are first searched for within this much of the
/// last one.
const ASPIRATION: i32 = 40;
/// The deepest that is searched.
const DEEPEST: u32 = 40;

/// How far a line is lengthened where more than two sides play, and how many
/// positions are looked at for each move.
const SHOWN_MOVES: usize = 6;
const GLANCED_NODES: u64 = 2_000;

/// Deducted from a move that goes back to where the player's last one came from: both are
/// wasted if nothing has changed.
const TAKEN_BACK: i32 = 20;

/// An estimate less `loss`; what is proven stays.
const fn less(value: i32, loss: i32) -> i32 {
    if score::is_proven(value) {
        value
    } else {
        value - loss
    }
}

/// How far a try in a puzzle is looked into.
const JUDGED_DEPTH: u32 = 6;
const JUDGED_NODES: u64 = 400_000;

impl XimaThinker {
    /// Thinks about a position whose type is known; nothing when it is nobody's
    /// turn.
    pub(super) fn think_about(
        &mut self,
        root: &Xima,
        limits: &Limits,
        stop: &CancelToken,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Report<Move>> {
        if !matches!(Game::turn(root), Turn::Player(_)) {
            return None;
        }
        let started = Instant::now();
        let foreseen = limits.foreseen_nodes();
        if self.is_used && self.table.suits(foreseen) {
            self.table.grow_older();
        } else {
            self.table.renew(foreseen);
            self.is_used = true;
        }
        let done = AtomicBool::new(false);
        let budget = SearchBudget::new(limits, started, stop, &done);
        let outlook = Outlook {
            style: limits.style,
            rivals_weight: limits
                .match_plies
                .map_or(100, |plies| rivals_weight(root, plies)),
        };
        let mut search = Search::new(&self.table, budget, root, outlook);
        let calm_value = (outlook.rivals_weight != 100).then(|| {
            let calm = Outlook {
                rivals_weight: 100,
                ..outlook
            };
            evaluate(root, search.sides.us, calm).clamp(-score::ESTIMATE, score::ESTIMATE)
        });
        let mut ranked = Vec::new();
        search.rank_moves(root, true, 0, None, &mut ranked);
        ranked.sort_by_key(|candidate| core::cmp::Reverse(candidate.rank));
        if let Some(glance) = limits.glance {
            ranked = glance.noticed(ranked, |candidate| salience(root, candidate.mv));
        }
        let moves: Vec<Tried> = ranked
            .into_iter()
            .map(|Candidate { mv, .. }| Tried {
                mv,
                score: -INFINITE,
                line: vec![mv],
            })
            .collect();
        if moves.is_empty() {
            return None;
        }
        let wanted = usize::from(limits.lines.max(1)).min(moves.len());
        let is_round = search.sides.is_round;
        let mut deepening = Deepening {
            search,
            root,
            moves,
            wanted,
            calm_value,
            started,
            stop,
            // Only a search for a reader has no bound on positions; lengthening lines takes
            // positions of its own.
            plays_on: is_round && wanted > 1 && limits.nodes.is_none(),
        };
        Some(deepening.run(limits, report))
    }
}

struct Deepening<'a> {
    search: Search<'a>,
    root: &'a Xima,
    moves: Vec<Tried>,
    wanted: usize,
    /// What a restless player reports for an undecided position: its worth to a calm player.
    calm_value: Option<i32>,
    started: Instant,
    stop: &'a CancelToken,
    /// Whether lines that end early are lengthened.
    plays_on: bool,
}

impl Deepening<'_> {
    fn run(&mut self, limits: &Limits, report: &mut dyn FnMut(&Report<Move>)) -> Report<Move> {
        let mut found = self.report(0, false);
        if self.search.budget.check() {
            return found;
        }
        for depth in 1..=limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST) {
            let before = self.moves.clone();
            self.search.is_estimated = false;
            let is_whole = self.search_root(depth as i32);
            if !is_whole {
                // What an interrupted step found better is better: the best move
                // so far came first. Of several lines the order would suffer.
                let has_found = self.wanted == 1 && self.moves[0].score > -INFINITE;
                if !has_found && depth > 1 {
                    self.moves = before;
                }
                found = self.report(found.depth, false);
                break;
            }
            let is_decided = self.moves[..self.wanted]
                .iter()
                .all(|tried| score::is_proven(tried.score) && score::plies(tried.score) <= depth);
            let has_ended = is_decided || !self.search.is_estimated;
            let is_proof = !self.search.sides.is_round
                || self.moves[..self.wanted]
                    .iter()
                    .all(|tried| self.verdict(tried.score).is_proven());
            found = self.report(depth, has_ended && is_proof);
            report(&found);
            if has_ended {
                break;
            }
        }
        found
    }

    /// Searches all moves to a depth; whether it came to the end.
    fn search_root(&mut self, depth: i32) -> bool {
        let last = self.moves[0].score;
        let is_wide = depth < 3 || self.wanted > 1 || score::is_proven(last);
        let mut margin = if is_wide { 2 * INFINITE } else { ASPIRATION };
        loop {
            let low = (last - margin).max(-INFINITE);
            let high = (last.saturating_add(margin)).min(INFINITE);
            let (low, high) = if is_wide {
                (-INFINITE, INFINITE)
            } else {
                (low, high)
            };
            let is_whole = self.search_window(depth, low, high);
            let best = self.moves[0].score;
            let is_inside = is_wide || (best > low && best < high);
            if !is_whole || is_inside || (low == -INFINITE && high == INFINITE) {
                return is_whole;
            }
            margin = margin.saturating_mul(8);
        }
    }

    fn search_window(&mut self, depth: i32, low: i32, high: i32) -> bool {
        let mut best: Vec<i32> = Vec::new();
        for tried in &mut self.moves {
            tried.score = -INFINITE;
        }
        let mut is_whole = true;
        for n in 0..self.moves.len() {
            // A move counts when it is among as many as are wanted.
            let alpha = if best.len() < self.wanted {
                low
            } else {
                best[self.wanted - 1].max(low)
            };
            if alpha >= high {
                break;
            }
            let mv = self.moves[n].mv;
            let mut next = *self.root;
            next.play_unchecked(mv);
            let loss = if self.root.takes_back(mv) {
                TAKEN_BACK
            } else {
                0
            };
            let frame = Frame {
                ours: true,
                depth,
                alpha: less(alpha, -loss),
                beta: less(high, -loss),
                ply: 0,
                alarms: ALARMS,
            };
            let value = less(self.search.look(&next, n, frame), loss);
            if self.search.budget.is_spent() {
                is_whole = false;
                break;
            }
            if value > alpha || best.len() < self.wanted {
                let tried = &mut self.moves[n];
                tried.score = value;
                tried.line.clear();
                tried.line.push(tried.mv);
                tried.line.extend_from_slice(&self.search.lines[1]);
                let place = best.partition_point(|other| *other >= value);
                best.insert(place, value);
            }
        }
        self.moves
            .sort_by_key(|tried| core::cmp::Reverse(tried.score));
        is_whole
    }

    fn report(&self, depth: u32, complete: bool) -> Report<Move> {
        let known = self
            .moves
            .iter()
            .filter(|tried| tried.score > -INFINITE)
            .count();
        let lines = self.moves[..self.wanted.min(known.max(1))]
            .iter()
            .map(|tried| Line {
                verdict: self.verdict(tried.score),
                moves: self.played_on(&tried.line),
            })
            .collect();
        Report {
            depth,
            nodes: self.search.budget.nodes(),
            elapsed: self.started.elapsed(),
            lines,
            complete,
        }
    }

    fn verdict(&self, value: i32) -> Verdict {
        if value == -INFINITE {
            return Verdict::Estimate(0);
        }
        match score::verdict(value) {
            // Opponents who are not really allies may yet fall out.
            Verdict::Loss { .. } if self.root.players() > 2 => {
                Verdict::Estimate(-score::ESTIMATE / 10)
            }
            // Those who were left out may have had an answer.
            Verdict::Win { plies } if self.search.sides.is_round && plies > 1 => {
                Verdict::Estimate(score::ESTIMATE / 10)
            }
            Verdict::Estimate(value) => Verdict::Estimate(self.calm_value.unwrap_or(value)),
            verdict => verdict,
        }
    }

    /// A line as far as it fits, and lengthened.
    fn played_on(&self, line: &[Move]) -> Vec<Move> {
        let mut position = *self.root;
        // A line from the table may end where it does not fit.
        let fits = line.iter().take_while(|mv| position.play(mv).is_ok());
        let mut moves: Vec<Move> = fits.copied().collect();
        if self.plays_on {
            self.play_on(position, &mut moves);
        }
        moves
    }

    /// Lengthens a line that ends before a turn that was left out: with what each
    /// player would do at a glance.
    fn play_on(&self, mut position: Xima, moves: &mut Vec<Move>) {
        let glance = Limits {
            depth: Some(2),
            ..Limits::nodes(GLANCED_NODES)
        };
        while moves.len() < SHOWN_MOVES && !self.stop.is_cancelled() {
            let found =
                XimaThinker::default().think_about(&position, &glance, self.stop, &mut |_| ());
            match found.and_then(|mut found| found.lines.pop()?.moves.into_iter().next()) {
                Some(mv) if position.play(&mv).is_ok() => moves.push(mv),
                _ => return,
            }
        }
    }
}

/// Beginners see what is near, what captures and what climbs. They forget the special,
/// unless it is about to ascend: the summit is what all look at.
fn salience(position: &Xima, mv: Move) -> u32 {
    if position.ascent(position.to_move()) == Some(mv) {
        return sight::GOAL;
    }
    let plain = match mv {
        Move::Step { from, to } => {
            let away = from.line_to(to).map_or(1, |(_, steps)| steps.into());
            let climbs = position.height(to) > position.height(from);
            sight::of_distance(away) + if climbs { 100 } else { 0 }
        }
        Move::EnterSpecial(_) => 350,
        _ => USUAL,
    };
    match mv.block() {
        Some((_, to)) if position.captures(to) => plain + 300,
        _ => plain,
    }
}

impl Thinker for XimaThinker {
    type Game = Xima;

    fn think(
        &mut self,
        position: &Xima,
        limits: &Limits,
        stop: &CancelToken,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Report<Move>> {
        self.think_about(position, &as_things_stand(position, limits), stop, report)
    }

    fn forget(&mut self) {
        self.is_used = false;
    }

    fn is_opening(&self, position: &Xima) -> bool {
        position.occupied().len() < 3 * u32::from(position.players())
    }

    fn explain(
        &self,
        position: &Xima,
        mv: &Move,
        line: &Line<Move>,
        reader: Player,
    ) -> Explanation {
        explain::explain(position, *mv, line, reader)
    }

    fn profile(&self) -> Profile {
        Profile {
            // A special that is one move from the summit counts 160.
            margins: Some(Margins {
                mistake: 80,
                blunder: 160,
            }),
            // The threats that matter are seen three plies ahead.
            to_advise: at_level(Level::try_from(7).unwrap_or(Level::HIGHEST)),
            to_confirm: at_level(Level::HIGHEST),
            // Wins that are five plies away are found within this.
            to_judge: Limits {
                depth: Some(JUDGED_DEPTH),
                ..Limits::nodes(JUDGED_NODES)
            },
            ..Profile::for_levels(at_level)
        }
    }

    /// Of 180 moves a small share is enough to find a good one.
    fn sight(&self, level: Level, _: &Xima) -> Sight {
        match level.number() {
            1 => Sight(26),
            2 => Sight(29),
            3 => Sight(95),
            4 => Sight(260),
            5 => Sight(240),
            6 => Sight(500),
            _ => Sight::CLEAR,
        }
    }
}
