//! Who makes the moves in a contest without a window.

use core::time::Duration;
use std::{
    io::{self, Write},
    time::Instant,
};

use anyhow::Context as _;

use super::{Context, Permits, external::External};
use crate::{
    engine::{self, Opponent, Signal, Thinker},
    record::{Match, SeatKind, Store},
    rules::MoveError,
};

/// Hands the tables that were kept to the models that are to play by them, and
/// says which cannot be read.
pub(super) fn share_tables(
    texts: impl IntoIterator<Item = String>,
    context: &Context<'_>,
) -> anyhow::Result<()> {
    let asked = |text: String| text.split(':').any(|setting| setting == "from=kept");
    if texts.into_iter().any(asked) {
        let troubles = Store::open(context.data_dir())?.share_tables();
        anyhow::ensure!(troubles.is_empty(), troubles.join("; "));
    }
    Ok(())
}

/// A player of a contest.
#[derive(Debug)]
pub(super) struct Mind {
    kind: SeatKind,
    thinker: Option<Box<dyn Thinker>>,
    external: Option<External>,
}

/// A move that a player has decided on.
pub(super) struct Decision {
    pub mv: String,
    /// How long it took; nothing where that would only say how fast the
    /// machine is.
    pub used: Option<Duration>,
}

impl Mind {
    /// A player for games of `game`.
    pub fn new(kind: SeatKind, game: &str, permits: &Permits) -> anyhow::Result<Self> {
        let mut mind = Self {
            kind,
            thinker: None,
            external: None,
        };
        match &mind.kind {
            SeatKind::Human => {}
            SeatKind::Opponent(who) => {
                engine::check_opponent(game, who).map_err(anyhow::Error::msg)?;
                let thinker = engine::thinker(game);
                mind.thinker =
                    Some(thinker.with_context(|| format!("{game} has no opponents yet"))?);
            }
            SeatKind::External(command) => {
                let permit = permits.of(command);
                let permit = permit.with_context(|| format!("`{command}` may not be run"))?;
                mind.external = Some(External::start(&permit)?);
            }
        }
        Ok(mind)
    }

    pub const fn is_human(&self) -> bool {
        self.kind.is_human()
    }

    /// Forgets the last game and prepares for another.
    pub fn new_game(&mut self, game: &Match) -> anyhow::Result<()> {
        if let Some(thinker) = &mut self.thinker {
            thinker.forget();
        }
        if let Some(external) = &mut self.external {
            external.new_game(game)?;
        }
        Ok(())
    }

    /// Decides on a move. `time` is what an external engine may take; `talk` is
    /// where a person is spoken to.
    pub fn decide(
        &mut self,
        game: &Match,
        time: Duration,
        talk: &mut dyn Write,
    ) -> anyhow::Result<Decision> {
        let began = Instant::now();
        let mv = match (&self.kind, &mut self.thinker, &mut self.external) {
            (SeatKind::Opponent(who), Some(thinker), _) => {
                let never = Signal::default();
                let seed = game.terms().seed;
                engine::choose(
                    &mut **thinker,
                    game.position(),
                    who,
                    seed,
                    &never,
                    &mut |_| {},
                )
                .context("the opponent finds no move")?
                .mv
            }
            (SeatKind::External(command), _, Some(external)) => {
                let mv = external.choose(game, time)?;
                match game.position().check_text(&mv) {
                    Ok(mv) => mv,
                    Err(MoveError::Unreadable(error)) => {
                        anyhow::bail!("`{command}` made a move that is none: {error}")
                    }
                    Err(error) => anyhow::bail!("`{command}` made a forbidden move: {error}"),
                }
            }
            _ => ask(game, talk)?,
        };
        let is_timed = !matches!(
            self.kind,
            SeatKind::Opponent(Opponent::Random | Opponent::Level(_) | Opponent::Model(_))
        );
        Ok(Decision {
            mv,
            used: is_timed.then(|| began.elapsed()),
        })
    }
}

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
        let mut line = String::new();
        let read = io::stdin()
            .read_line(&mut line)
            .context("cannot read the moves")?;
        if read == 0 {
            writeln!(talk)?;
            anyhow::bail!("the input ended before the match");
        }
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
