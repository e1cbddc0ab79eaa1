//! Those who play a match without the window: people at the terminal, opponents and other
//! programs. Here they choose moves; `terminal` and `curio-lab match` say what becomes of them.

use core::{fmt, time::Duration};
use std::{
    io::{self, Write},
    path::Path,
    time::Instant,
};

use anyhow::Context as _;

use crate::{
    engine::{self, AnyThinker, CancelToken},
    record::{Match, SeatKind, Store},
    rules::{MoveError, Retirement, Turn},
    texts,
    ugi::{External, Line, PATIENCE, Permit, Permits, next_line},
};

/// Loads the saved tables if a model uses one.
///
/// # Errors
/// When a table cannot be read.
pub fn load_tables(
    texts: impl IntoIterator<Item = String>,
    data_dir: Option<&Path>,
) -> anyhow::Result<()> {
    let is_used = |text: String| text.split(':').any(|setting| setting == "from=kept");
    if texts.into_iter().any(is_used) {
        let errors = Store::open(data_dir)?.load_tables();
        anyhow::ensure!(errors.is_empty(), errors.join("; "));
    }
    Ok(())
}

/// Whoever plays, with what that takes.
#[derive(Debug)]
pub struct MatchPlayer {
    kind: SeatKind,
    thinker: Option<Box<dyn AnyThinker>>,
    external: Option<Program>,
}

/// Another program that plays.
#[derive(Debug)]
struct Program {
    permit: Permit,
    patience: Duration,
    /// `None` after it has failed: it is started anew for the next game.
    engine: Option<External>,
}

/// The move that a player has chosen.
#[derive(Debug)]
pub struct ChosenMove {
    /// The move as a text.
    pub mv: String,
    /// How long it took; `None` where that only depends on the speed of the
    /// machine.
    pub used: Option<Duration>,
    /// Why the player has lost by this move instead of choosing one.
    pub fault: Option<String>,
}

impl ChosenMove {
    /// A move that took no time.
    const fn at_once(mv: String) -> Self {
        Self {
            mv,
            used: None,
            fault: None,
        }
    }
}

impl MatchPlayer {
    /// A player of `game`.
    ///
    /// # Errors
    /// When the game has no such opponent, or a program cannot or may not be started.
    pub fn new(kind: SeatKind, game: &str, permits: &Permits) -> anyhow::Result<Self> {
        let mut player = Self {
            kind,
            thinker: None,
            external: None,
        };
        match &player.kind {
            SeatKind::Human => {}
            SeatKind::Opponent(opponent) => {
                engine::check_opponent(game, opponent).map_err(anyhow::Error::msg)?;
                let thinker = engine::thinker(game);
                player.thinker = Some(thinker.with_context(|| texts::cli_no_opponents_yet(game))?);
            }
            SeatKind::External(command) => {
                let permit = permits.get(command);
                let permit = permit.with_context(|| texts::cli_must_not_be_run(command))?;
                let patience = permits.patience().unwrap_or(PATIENCE);
                player.external = Some(Program {
                    engine: Some(External::start(&permit, patience)?),
                    permit,
                    patience,
                });
            }
        }
        Ok(player)
    }

    /// Prepares for a new game.
    pub(super) fn new_game(&mut self, game: &Match) -> anyhow::Result<()> {
        if let Some(thinker) = &mut self.thinker {
            thinker.forget();
        }
        if let Some(program) = &mut self.external {
            let mut engine = match program.engine.take() {
                Some(engine) => engine,
                None => External::start(&program.permit, program.patience)?,
            };
            engine.new_game(game)?;
            program.engine = Some(engine);
        }
        Ok(())
    }

    /// Chooses a move. `time` is the time for an external engine, and `talk` the output for a
    /// person. An engine that fails, or makes an illegal move, forfeits the game.
    pub(super) fn choose(
        &mut self,
        game: &Match,
        time: Duration,
        talk: &mut dyn Write,
    ) -> anyhow::Result<ChosenMove> {
        let began = Instant::now();
        let mut fault = None;
        let mv = match (&self.kind, &mut self.thinker, &mut self.external) {
            (SeatKind::Opponent(opponent), Some(thinker), _) => {
                let never = CancelToken::default();
                let occasion = engine::MoveContext::new(game.terms().seed, game.plies().len());
                engine::choose(
                    &mut **thinker,
                    game.position(),
                    opponent,
                    occasion,
                    &never,
                    &mut |_| {},
                )
                .context(texts::cli_no_move_found())?
                .mv
                .text
            }
            (SeatKind::External(command), _, Some(program)) => {
                program.choose(command, game, time).unwrap_or_else(|why| {
                    // What it still has to say would be taken for its next answer.
                    program.engine = None;
                    fault = Some(why);
                    Retirement::Resigned.text().to_owned()
                })
            }
            _ => ask(game, talk)?,
        };
        let is_timed = !matches!(&self.kind, SeatKind::Opponent(who) if who.is_repeatable());
        Ok(ChosenMove {
            mv,
            used: is_timed.then(|| began.elapsed()),
            fault,
        })
    }
}

/// A table with its players.
pub struct Table<'a> {
    /// Those who play.
    pub players: &'a mut [MatchPlayer],
    /// Who of them has each seat.
    pub seated: &'a [usize],
    /// The time for each move of another program.
    pub time: Duration,
    /// Where people are asked for their moves.
    pub talk: &'a mut dyn Write,
}

impl fmt::Debug for Table<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("players", &self.players)
            .field("seated", &self.seated)
            .finish_non_exhaustive()
    }
}

impl Table<'_> {
    /// Prepares all players for a match.
    ///
    /// # Errors
    /// When a program cannot be started anew.
    pub fn prepare(&mut self, game: &Match) -> anyhow::Result<()> {
        self.players
            .iter_mut()
            .try_for_each(|player| player.new_game(game))
    }

    /// The next move; `None` if the match is over.
    ///
    /// # Errors
    /// When nobody types a move any more.
    pub fn next(&mut self, game: &Match) -> anyhow::Result<Option<ChosenMove>> {
        match game.turn() {
            Turn::Over => Ok(None),
            Turn::Chance => {
                let mv = game.chance_move().context("there is no chance event")?;
                Ok(Some(ChosenMove::at_once(mv)))
            }
            Turn::Player(player) => {
                let player = self
                    .seated
                    .get(player.index())
                    .and_then(|player| self.players.get_mut(*player))
                    .context("the seat has no player")?;
                player.choose(game, self.time, self.talk).map(Some)
            }
        }
    }
}

impl Program {
    /// The move of the program.
    ///
    /// # Errors
    /// Why it has none that is legal.
    fn choose(&mut self, command: &str, game: &Match, time: Duration) -> Result<String, String> {
        let engine = self.engine.as_mut().ok_or("it is not running")?;
        let mv = engine
            .choose(game, time)
            .map_err(|error| error.to_string())?;
        game.position()
            .check_text(&mv)
            .map_err(|error| match error {
                MoveError::Unreadable(error) => {
                    format!("`{command}` made an unreadable move: {error}")
                }
                error => format!("`{command}` made an illegal move: {error}"),
            })
    }
}

/// The longest line that a person may type, in bytes.
const LONGEST_LINE: usize = 1 << 16;

/// Asks a person for a move until it is legal.
fn ask(game: &Match, talk: &mut dyn Write) -> anyhow::Result<String> {
    let position = game.position();
    writeln!(talk, "{}", position.diagram().trim_end())?;
    loop {
        let name = game
            .to_move()
            .and_then(|player| position.colours().get(player.index()))
            .map_or("?", |colour| colour.name());
        write!(talk, "{name}, move {}: ", game.len() + 1)?;
        talk.flush()?;
        let read = next_line(&mut io::stdin().lock(), LONGEST_LINE);
        let line = match read.context(texts::cli_cannot_read_moves())? {
            Line::Text(line) => line,
            Line::NotText => anyhow::bail!(texts::cli_moves_no_text()),
            Line::TooLong => {
                writeln!(talk, "{}", texts::cli_line_too_long())?;
                continue;
            }
            Line::End => {
                writeln!(talk)?;
                anyhow::bail!(texts::cli_input_ended());
            }
        };
        match line.trim() {
            "" => {}
            "legal" => writeln!(talk, "{}", position.legal_texts().join(" "))?,
            mv => match position.check_text(mv) {
                Ok(mv) => return Ok(mv),
                Err(error) => writeln!(talk, "{error}")?,
            },
        }
    }
}
