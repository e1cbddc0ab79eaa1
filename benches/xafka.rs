//! The figures of Xafka, one a line: `cargo bench --no-default-features`.

use core::time::Duration;
use std::io::{self, Write};

use curio::engine::figures;

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for figure in figures("xafka", Duration::from_secs(12)) {
        let target = match figure.target {
            Some(target) if figure.is_reached() => format!("reaches {target}"),
            Some(target) => format!("misses {target}"),
            None => String::new(),
        };
        writeln!(
            out,
            "{:24} {:14.3} {:12} {target}",
            figure.name, figure.value, figure.unit
        )?;
    }
    Ok(())
}
