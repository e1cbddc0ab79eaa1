//! Writes a record, reads it again, and shows that a change in it is noticed:
//! `cargo run -p curio-record --example record`.

use std::{
    error::Error,
    io::{self, Write},
};

use curio_record::{Match, Seat, Terms, format, verify};

fn main() -> Result<(), Box<dyn Error>> {
    let mut out = io::stdout().lock();

    // A match is its terms and its moves; the rules refuse what is illegal.
    let seats = vec![Seat::human("Ada"), Seat::human("Grace")];
    let mut game = Match::new(Terms::new("xafka", seats))?;
    for mv in ["d4", "b1", "e3"] {
        game.play(mv, None)?;
    }
    if let Err(refusal) = game.play("d4", None) {
        writeln!(out, "d4 again? No: {refusal}.")?;
    }

    // The record says for every move which position it leads to.
    let record = format::write(&game);
    writeln!(out, "\n{record}")?;
    assert_eq!(format::read(&record)?, game);
    writeln!(out, "{} moves verified", verify(&record)?.plies)?;

    // So another move in its place is found out.
    let changed = record.replace("\"e3\"", "\"e5\"");
    match verify(&changed) {
        Ok(_) => writeln!(out, "nothing was noticed")?,
        Err(mistake) => writeln!(out, "changed: {mistake}")?,
    }
    Ok(())
}
