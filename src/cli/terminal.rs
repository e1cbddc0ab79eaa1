//! `curio play --terminal`: a match without the window, in which people type their moves.
//!
//! Its journal is that of any match, so the window can resume what was left.

use core::time::Duration;

use super::{
    context::Context,
    output,
    players::{ChosenMove, MatchPlayer, Table, load_tables},
};
use crate::{
    record::{Edit, Match, SeatKind, Store},
    texts,
    ugi::Permits,
};

/// Plays a match to its end and saves it.
pub(super) fn play(
    game: Match,
    permits: &Permits,
    time: Duration,
    context: &mut Context<'_>,
) -> anyhow::Result<()> {
    let kinds: Vec<SeatKind> = game.seats().iter().map(|seat| seat.kind.clone()).collect();
    load_tables(kinds.iter().map(ToString::to_string), context.data_dir())?;
    let players = kinds
        .into_iter()
        .map(|kind| MatchPlayer::new(kind, &game.terms().game, permits));
    let mut players = players.collect::<anyhow::Result<Vec<_>>>()?;
    let store = Store::open(context.data_dir())?;
    for set_aside in store.tidy()? {
        output::tell(&texts::cli_note(&set_aside.to_string()));
    }
    let mut journal = store.begin(game);
    let seated: Vec<usize> = (0..players.len()).collect();
    let mut table = Table {
        players: &mut players,
        seated: &seated,
        time,
        talk: &mut *context.out,
    };
    table.prepare(&journal)?;
    while let Some(ChosenMove { mv, used, fault }) = table.next(&journal)? {
        if let Some(fault) = fault {
            output::tell(&texts::cli_warning(&texts::cli_match_loses(&fault)));
        }
        journal.apply(Edit::play(mv, used))?;
        // A move is printed once it is safely on disk.
        journal.wait();
        if let Some(error) = journal.take_error() {
            let goes_on = texts::cli_match_in_memory(&error.to_string());
            writeln!(table.talk, "{goes_on}")?;
        }
        let mv = journal.last().map_or("", |ply| &*ply.mv);
        writeln!(table.talk, "{}. {mv}", journal.len())?;
        table.talk.flush()?;
    }
    let out = &mut *context.out;
    writeln!(out, "{}", journal.position().diagram().trim_end())?;
    if let Some(outcome) = journal.outcome() {
        writeln!(out, "{}", outcome.explanation)?;
    }
    if let Some(path) = journal.finish()? {
        let saved = texts::cli_match_saved(&path.display().to_string());
        writeln!(out, "{saved}")?;
    }
    Ok(())
}
