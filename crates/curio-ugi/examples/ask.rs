//! Asks another program for the first move of a game:
//! `cargo run -p curio-ugi --example ask -- xafka "curio engine xafka"`.

use core::time::Duration;
use std::{
    env,
    error::Error,
    io::{self, Write},
};

use curio_process::keeper;
use curio_record::{Match, Seat, Terms};
use curio_rules::registry;
use curio_ugi::{External, PATIENCE, Permits};

fn main() -> Result<(), Box<dyn Error>> {
    // The program does not outlive this one, however this one ends.
    if keeper::serve(env::args_os().nth(1).as_deref()) {
        return Ok(());
    }
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [game, command] = arguments.as_slice() else {
        return Err("usage: ask GAME COMMAND".into());
    };
    let players = registry::start(game, &Default::default())?.colours().len();
    let seats = (1..=players).map(|seat| Seat::human(format!("Player {seat}")));
    let mut played = Match::new(Terms::new(game, seats.collect()))?;

    // Whoever types the command permits it.
    let mut permits = Permits::default();
    permits.allow(command);
    let permit = permits.get(command).ok_or("it was allowed")?;
    let mut external = External::start(&permit, PATIENCE)?;
    external.new_game(&played)?;
    let mv = external.choose(&played, Duration::from_secs(1))?;
    // It may be broken or hostile: the rules decide.
    played.play(&mv, None)?;
    writeln!(io::stdout(), "{mv}")?;
    Ok(())
}
