//! Another program that plays at the table, over its text protocol.

use core::time::Duration;

use crate::{
    cli::{External, ExternalError, Permit},
    record::Match,
};

/// How long another program may think about a move.
const EXTERNAL_TIME: Duration = Duration::from_secs(2);

/// Another program that plays, by the permit to run it.
#[derive(Default)]
pub(super) struct OtherProgram(Option<(Permit, External)>);

impl OtherProgram {
    /// Asks the program for a move, starting it first where it is not running.
    pub fn choose(&mut self, permit: &Permit, record: &Match) -> Result<String, ExternalError> {
        let running = self.0.take().filter(|(running, _)| running == permit);
        let mut external = match running {
            Some((_, external)) => external,
            None => {
                let mut external = External::start(permit)?;
                external.new_game(record)?;
                external
            }
        };
        let mv = external.choose(record, EXTERNAL_TIME)?;
        self.0 = Some((permit.clone(), external));
        Ok(mv)
    }
}
