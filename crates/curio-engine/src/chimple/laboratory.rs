//! The laboratory: models play against each other, and everything is counted.
//!
//! First every model that learns by a table is trained against itself, and
//! measured against random play now and then: its learning curve. Then every
//! model plays every model, itself included, as Black and as White. A
//! [`Laboratory`] goes one game at a time, so that whoever runs it can show how
//! it stands, or stop. The same [`Protocol`] gives the same findings everywhere.

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

pub use super::findings::{CurvePoint, Findings, Results};
use super::models::{self, Historical, HistoryError, Kind, Model, Played, Sides, Spec};
use crate::texts;
use curio_rules::{
    Game, Player, PlayerSet,
    chimple::{Chimple, Memes, Move, Options, View},
    zobrist_key,
};

/// What is to be tried.
#[derive(Clone, Debug)]
pub struct Protocol {
    /// The rules that are played by.
    pub options: Options,
    /// The models, at least one.
    pub models: Vec<Spec>,
    /// How many games each model plays as Black against each.
    pub games: u32,
    /// What all chance comes from.
    pub seed: u64,
    /// How many games each model that learns by a table plays against itself
    /// first; as many as its settings say, when nothing is given.
    pub training: Option<u32>,
    /// Whether models go on learning from the games that count.
    pub keep_learning: bool,
}

/// What the laboratory is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// A model plays against itself, after this many games.
    Train { model: usize, games: u32 },
    /// A model is measured after this many games.
    Measure { model: usize, games: u32, at: u32 },
    /// The game of this number that counts.
    Contest { game: u64 },
    /// All is done.
    Done,
}

/// How many points a learning curve has, not counting the first.
const POINTS: u32 = 20;
/// How many games are played with each colour to measure a point.
const MEASURED: u32 = 100;

/// Streams of random numbers, one for each use.
mod streams {
    pub const TRAINING: u64 = 1;
    pub const MEASURING: u64 = 2;
    pub const CONTEST: u64 = 3;
}

/// Plays the games of a protocol.
#[derive(Debug)]
pub struct Laboratory {
    protocol: Protocol,
    /// One for each model and side, so that a model can play against itself.
    minds: Vec<[Box<dyn Model>; 2]>,
    findings: Findings,
    measured: CurvePoint,
    stage: Stage,
    dice: Pcg64Mcg,
}

impl Laboratory {
    /// A laboratory with everything set up and nothing played yet. Where a model
    /// plays perfectly and the game is not solved yet, this takes as long as
    /// that does.
    pub fn new(protocol: Protocol) -> Self {
        let Protocol {
            options, models, ..
        } = &protocol;
        let many = models.len();
        let findings = Findings {
            models: models.iter().map(ToString::to_string).collect(),
            matrix: vec![vec![Results::default(); many]; many],
            memes: vec![vec![0; Memes::for_options(options).all().len()]; many],
            prestige: vec![None; many],
            ..Findings::default()
        };
        let minds = models
            .iter()
            .map(|spec| [models::fresh(spec, options), models::fresh(spec, options)])
            .collect();
        let mut laboratory = Self {
            minds,
            findings,
            measured: CurvePoint {
                model: 0,
                games: 0,
                first: Results::default(),
                second: Results::default(),
            },
            stage: Stage::Done,
            dice: Pcg64Mcg::seed_from_u64(0),
            protocol,
        };
        laboratory.enter(Stage::Measure {
            model: 0,
            games: 0,
            at: 0,
        });
        laboratory
    }

    /// Gives a model what was learned before.
    ///
    /// # Errors
    /// What is wrong with the text. A model that keeps no history takes none,
    /// and says nothing.
    pub fn load(&mut self, model: usize, text: &str) -> Result<(), HistoryError> {
        let Some(spec) = self.protocol.models.get(model) else {
            return Ok(());
        };
        if spec.is_historical() {
            let mut known = Historical::new(spec, &self.protocol.options);
            known.load(text)?;
            if let Some(minds) = self.minds.get_mut(model) {
                *minds = [Box::new(known.clone()), Box::new(known)];
            }
        }
        Ok(())
    }

    /// Lets a model that keeps a history learn from a game of others; see
    /// [`Historical::study`].
    pub fn study(&mut self, model: usize, turns: &[(Player, u32, usize)], winners: PlayerSet) {
        let Some(spec) = self.protocol.models.get(model).copied() else {
            return;
        };
        let Some(minds) = self.minds.get_mut(model) else {
            return;
        };
        if let Some(mut known) = minds[0].history().cloned().filter(|_| spec.is_historical()) {
            known.study(turns, winners);
            *minds = [Box::new(known.clone()), Box::new(known)];
        }
    }

    /// What is known so far.
    pub const fn findings(&self) -> &Findings {
        &self.findings
    }

    /// What a model has learned by a table.
    pub fn history(&self, model: usize) -> Option<&Historical> {
        self.minds.get(model)?[0].history()
    }

    /// How many games have been played, and how many there will be; those that
    /// only measure are not counted.
    pub fn progress(&self) -> (u64, u64) {
        let training: Vec<u64> = (0..self.minds.len())
            .map(|model| u64::from(self.training(model)))
            .collect();
        let before = |model: usize| training.iter().take(model).sum::<u64>();
        let all = before(usize::MAX);
        let done = match self.stage {
            Stage::Train { model, games } | Stage::Measure { model, games, .. } => {
                before(model) + u64::from(games)
            }
            Stage::Contest { game } => all + game,
            Stage::Done => all + self.contests(),
        };
        (done, all + self.contests())
    }

    /// What it is doing now, for people to read.
    pub fn doing(&self) -> String {
        let name = |model: usize| {
            self.findings
                .models
                .get(model)
                .map_or("", String::as_str)
                .to_owned()
        };
        match self.stage {
            Stage::Train { model, .. } | Stage::Measure { model, .. } => {
                texts::opponents_lab_training(&name(model))
            }
            Stage::Contest { .. } => texts::opponents_lab_playing().to_owned(),
            Stage::Done => texts::opponents_lab_done().to_owned(),
        }
    }

    /// Plays the next game; whether there is another one after it.
    pub fn step(&mut self) -> bool {
        match self.stage {
            Stage::Train { model, games } => self.train(model, games),
            Stage::Measure { model, games, at } => self.measure(model, games, at),
            Stage::Contest { game } => self.contest(game),
            Stage::Done => {}
        }
        self.stage != Stage::Done
    }

    fn training(&self, model: usize) -> u32 {
        match self.protocol.models.get(model) {
            Some(spec) if spec.is_historical() => self.protocol.training.unwrap_or(spec.games),
            _ => 0,
        }
    }

    fn contests(&self) -> u64 {
        let many = self.minds.len() as u64;
        many * many * u64::from(self.protocol.games)
    }

    /// Goes over to a stage, or to the next one where there is nothing to do.
    fn enter(&mut self, stage: Stage) {
        let seed = self.protocol.seed;
        let stream = |stream: u64, a: u64, b: u64| {
            let key = zobrist_key(zobrist_key(seed, stream), (a << 32) + b);
            Pcg64Mcg::seed_from_u64(key)
        };
        match stage {
            Stage::Train { model, games } => {
                self.dice = stream(streams::TRAINING, model as u64, u64::from(games));
            }
            Stage::Measure { model, games, .. } => {
                if model >= self.minds.len() {
                    return self.enter(Stage::Contest { game: 0 });
                }
                if self.training(model) == 0 {
                    return self.enter(Stage::Measure {
                        model: model + 1,
                        games: 0,
                        at: 0,
                    });
                }
                self.measured = CurvePoint {
                    model,
                    games,
                    first: Results::default(),
                    second: Results::default(),
                };
                self.dice = stream(streams::MEASURING, model as u64, u64::from(games));
            }
            Stage::Contest { .. } => {
                if self.contests() == 0 {
                    return self.enter(Stage::Done);
                }
                self.dice = stream(streams::CONTEST, 0, 0);
            }
            Stage::Done => {}
        }
        self.stage = stage;
    }

    fn train(&mut self, model: usize, games: u32) {
        let Some([mind, other]) = self.minds.get_mut(model) else {
            return self.enter(Stage::Done);
        };
        mind.set_learning(true);
        models::play(
            &self.protocol.options,
            Sides::One(&mut **mind),
            &mut self.dice,
        );
        let games = games + 1;
        let all = self
            .protocol
            .training
            .unwrap_or_else(|| self.protocol.models.get(model).map_or(0, |spec| spec.games));
        if games >= all {
            // The one for the other side has learned the same.
            if let Some(history) = mind.history() {
                *other = Box::new(history.clone());
            }
        }
        let is_point = games >= all || games.is_multiple_of((all / POINTS).max(1));
        if is_point {
            self.enter(Stage::Measure {
                model,
                games,
                at: 0,
            });
        } else {
            self.stage = Stage::Train { model, games };
        }
    }

    fn measure(&mut self, model: usize, games: u32, at: u32) {
        let options = self.protocol.options;
        let Some([mind, _]) = self.minds.get_mut(model) else {
            return self.enter(Stage::Done);
        };
        mind.set_learning(false);
        let mut random = models::fresh(&Spec::usual(Kind::Random), &options);
        if at < MEASURED {
            let played = models::play(
                &options,
                Sides::Two(&mut **mind, &mut *random),
                &mut self.dice,
            );
            self.measured.first.count(&played, Player::FIRST);
        } else {
            let played = models::play(
                &options,
                Sides::Two(&mut *random, &mut **mind),
                &mut self.dice,
            );
            self.measured.second.count(&played, Player::SECOND);
        }
        if at + 1 < 2 * MEASURED {
            self.stage = Stage::Measure {
                model,
                games,
                at: at + 1,
            };
            return;
        }
        self.findings.curve.push(self.measured);
        if games >= self.training(model) {
            self.enter(Stage::Measure {
                model: model + 1,
                games: 0,
                at: 0,
            });
        } else {
            self.enter(Stage::Train { model, games });
        }
    }

    fn contest(&mut self, game: u64) {
        let many = self.minds.len();
        let pairing = (game % (many * many) as u64) as usize;
        let (first, second) = (pairing / many, pairing % many);
        let learning = self.protocol.keep_learning;
        for mind in self.minds.iter_mut().flatten() {
            mind.set_learning(learning);
        }
        let played = if first == second {
            let [black, white] = &mut self.minds[first];
            let sides = Sides::Two(&mut **black, &mut **white);
            models::play(&self.protocol.options, sides, &mut self.dice)
        } else {
            let [black, white] = match self.minds.get_disjoint_mut([first, second]) {
                Ok([black, white]) => [&mut *black[0], &mut *white[0]],
                Err(_) => return self.enter(Stage::Done),
            };
            let sides = Sides::Two(black, white);
            models::play(&self.protocol.options, sides, &mut self.dice)
        };
        self.count(&played, first, second);
        let next = game + 1;
        self.stage = if next < self.contests() {
            Stage::Contest { game: next }
        } else {
            Stage::Done
        };
    }

    fn count(&mut self, played: &Played, first: usize, second: usize) {
        let findings = &mut self.findings;
        findings.matrix[first][second].count(played, Player::FIRST);
        for (turn, (state, meme)) in played.turns.iter().enumerate() {
            let model = if turn.is_multiple_of(2) {
                first
            } else {
                second
            };
            findings.memes[model][*meme] += 1;
            *findings.states.entry(*state).or_default() += 1;
        }
        findings.turns += played.turns.len() as u64;
        for model in [first, second] {
            findings.prestige[model] = prestige(&self.minds[model]);
        }
        if let Some(end) = played.end.end() {
            *findings.endings.entry(end.reason()).or_default() += 1;
        }
    }

    /// How many states can occur, as the side to move sees
    /// them, a side without characters left out: what visits compare with.
    pub fn possible_states(options: &Options) -> u64 {
        let size = options.size;
        match size {
            curio_rules::chimple::Size::Three => (0..size.states())
                .filter_map(|number| View::of_number(size, number))
                .filter(|view| !view.own.is_empty() && !view.enemy.is_empty())
                .count() as u64,
            curio_rules::chimple::Size::Four => {
                let choose = |n: u64, k: u64| (0..k).fold(1, |ways, i| ways * (n - i) / (i + 1));
                (1..=4)
                    .flat_map(|own| (1..=4).map(move |enemy| (own, enemy)))
                    .map(|(own, enemy)| choose(16, own) * choose(16 - own, enemy))
                    .sum()
            }
        }
    }
}

/// The prestige of a model's agents in thousandths, as Black and as White.
fn prestige(minds: &[Box<dyn Model>; 2]) -> Option<[[u32; models::AGENTS]; 2]> {
    let of = |mind: &dyn Model, player| {
        let prestige = mind.prestige(player)?;
        Some(prestige.map(|prestige| (1000.0 * prestige).round() as u32))
    };
    let [black, white] = minds;
    Some([of(&**black, Player::FIRST)?, of(&**white, Player::SECOND)?])
}

/// The turns of a game of others as [`Laboratory::study`] wants them: from its
/// first position and the texts of its moves. Moves that are no memes teach
/// nothing.
pub fn lesson<'a>(
    start: &Chimple,
    moves: impl IntoIterator<Item = &'a str>,
) -> Vec<(Player, u32, usize)> {
    let mut position = start.clone();
    let mut turns = Vec::new();
    for text in moves {
        let Ok(mv) = position.parse_move(text) else {
            break;
        };
        if let Move::Deploy(step) = mv {
            let player = position.to_move();
            let meme = position.meme(&step);
            let id = meme.and_then(|meme| position.memes().id(meme));
            turns.extend(id.map(|id| (player, position.view(player).number(), id)));
        }
        if position.play(&mv).is_err() {
            break;
        }
    }
    turns
}
