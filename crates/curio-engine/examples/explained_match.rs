//! Lets a level play a match against itself, and says what each move does, or what
//! a hint would have been: `cargo run -p curio-engine --example explained_match --
//! xafka 3 1`.
//!
//! The arguments are the game, the level and a seed: the same seed plays the same
//! match on every machine.

use std::{
    env,
    error::Error,
    io::{self, Write},
};

use curio_engine::{CancelToken, Level, Limits, MoveContext, Opponent, choose, hint, thinker};
use curio_rules::{OptionValues, Turn, registry};

/// A match that is longer is left.
const LONGEST: usize = 600;
/// How many positions a hint looks at.
const NODES: u64 = 5_000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let game = args.next().unwrap_or_else(|| "xafka".to_owned());
    let level: Level = args.next().as_deref().unwrap_or("3").parse()?;
    let seed = args.next().map_or(Ok(1), |seed| seed.parse())?;

    let mut position = registry::start(&game, &OptionValues::new())?;
    let no_opponents = "the game has no opponents";
    let mut player = thinker(&game).ok_or(no_opponents)?;
    let mut adviser = thinker(&game).ok_or(no_opponents)?;
    // Another thread could raise it to cut the thinking short.
    let stop = CancelToken::default();
    let mut out = io::stdout().lock();
    for ply in 0..LONGEST {
        let Turn::Player(to_move) = position.turn() else {
            break;
        };
        let (who, now) = (Opponent::Level(level), MoveContext::new(seed, ply));
        // The last argument hears of what is found meanwhile.
        let choice = choose(&mut *player, &*position, &who, now, &stop, &mut |_| {});
        let mv = choice.ok_or("there is no move")?.mv.text;
        let limits = Limits::nodes(NODES);
        let advice = hint(&mut *adviser, &*position, &limits, &stop, &mut |_| {});
        write!(out, "player {}: {mv}", to_move.index() + 1)?;
        match advice {
            Some(hint) if hint.mv.text == mv => writeln!(out, ": it {}", hint.reason())?,
            Some(hint) => writeln!(out, " (the hint is {}: it {})", hint.mv.text, hint.reason())?,
            None => writeln!(out)?,
        }
        position.play_text(&mv)?;
    }
    writeln!(out, "\n{}", position.diagram())?;
    if let Some(outcome) = position.outcome() {
        writeln!(out, "{}", outcome.explanation)?;
    }
    Ok(())
}
