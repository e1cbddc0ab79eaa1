//! Starts the program again in its own place after a fault that nothing could be done
//! about, on what was on the table. What the next run has to know is in a variable of the
//! environment.

use std::{
    env, io,
    panic::{self, AssertUnwindSafe},
    process::Command,
    time::{Duration, Instant},
};

use anyhow::{anyhow, bail};
use bevy::app::AppExit;

use crate::{
    plugins::app::faults::{
        fault::{Cause, Faults},
        recovered_table::RecoveredTable,
    },
    process::{stop, this_program},
    texts,
};

/// Holds what the next run has to know, see [`Again::text`].
const VARIABLE: &str = "CURIO_STARTED_AGAIN";

/// How often the program starts itself again. What fails more often fails for good, and
/// windows that come and go help nobody.
const MOST: u32 = 2;

/// After this time a run has not failed because of how it began: what it may be started
/// again for is counted anew. A show of a week outlives a driver that fails once a day.
const STEADY: Duration = Duration::from_secs(10 * 60);

/// Exit codes inside the program, from the plugin that watches the graphics card.
pub(crate) const CARD_LOST: u8 = 81;
pub(crate) const CARD_OVERTAXED: u8 = 82;

/// What a run that was started again knows about the one before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Again {
    times: u32,
    /// Why it ended.
    pub(crate) cause: Cause,
    /// What was on the table.
    pub(crate) left: RecoveredTable,
}

impl Again {
    /// What the environment says.
    pub(crate) fn from_environment() -> Option<Self> {
        Self::read(&env::var(VARIABLE).ok()?)
    }

    fn read(text: &str) -> Option<Self> {
        let mut words = text.splitn(3, ' ');
        let times = words.next()?.parse().ok()?;
        let cause = match words.next()? {
            "fault" => Cause::Fault,
            "card-lost" => Cause::CardLost,
            "card-overtaxed" => Cause::CardOvertaxed,
            _ => return None,
        };
        Some(Self {
            times,
            cause,
            left: RecoveredTable::read(words.next()?),
        })
    }

    fn text(&self) -> String {
        let cause = match self.cause {
            Cause::Fault => "fault",
            Cause::CardLost => "card-lost",
            Cause::CardOvertaxed => "card-overtaxed",
        };
        format!("{} {cause} {}", self.times, self.left.text())
    }

    /// The run after this one, if there is to be another. Where the program failed twice, it
    /// may have been because of what is on the table: then it opens on the title screen, from
    /// which a match can be continued.
    fn next(before: Option<&Self>, cause: Cause, mut left: RecoveredTable) -> Option<Self> {
        let times = before.map_or(0, |again| again.times).saturating_add(1);
        if times > 1 && cause == Cause::Fault {
            left = RecoveredTable::Nothing;
        }
        (times <= MOST).then_some(Self { times, cause, left })
    }
}

/// Runs the client, and starts the program again where a fault ends it.
///
/// # Errors
/// When it could not begin, was stopped by a signal, or has failed too often.
pub(crate) fn outlive(
    faults: Option<&Faults>,
    run: impl FnOnce() -> anyhow::Result<AppExit>,
) -> anyhow::Result<()> {
    let began = Instant::now();
    let end = panic::catch_unwind(AssertUnwindSafe(run));
    // However a program ends that was to end, it does not begin again.
    if let Some(stopped) = stop::stopped() {
        return Err(stopped.into());
    }
    let code = match &end {
        Ok(Ok(AppExit::Success)) => return Ok(()),
        Ok(Ok(AppExit::Error(code))) => code.get(),
        Ok(Err(_)) => 0,
        Err(_) => 1,
    };
    if code != 0 {
        let cause = match code {
            CARD_LOST => Cause::CardLost,
            CARD_OVERTAXED => Cause::CardOvertaxed,
            _ => Cause::Fault,
        };
        let left = faults.map(Faults::left).unwrap_or_default();
        let before = Again::from_environment().filter(|_| began.elapsed() < STEADY);
        if let Some(again) = Again::next(before.as_ref(), cause, left) {
            let error = in_own_place(&again);
            tracing::warn!("the program could not be started again: {error}");
        }
    }
    match end {
        Ok(Ok(_)) => bail!(texts::recovery_closed_by_error(code)),
        Ok(Err(error)) => Err(error),
        Err(_) => Err(match faults.and_then(Faults::last_report) {
            Some(report) => anyhow!(texts::recovery_failed_report(&report.display().to_string())),
            None => anyhow!(texts::recovery_failed()),
        }),
    }
}

/// Starts the program with the same arguments in its own place. Comes back only when it has
/// failed.
#[cfg(unix)]
fn in_own_place(again: &Again) -> io::Error {
    use std::os::unix::process::CommandExt;

    match same_command(again) {
        Ok(mut command) => command.exec(),
        Err(error) => error,
    }
}

/// Where no program can take another's place, it ends as the next one starts.
#[cfg(not(unix))]
fn in_own_place(again: &Again) -> io::Error {
    match same_command(again).and_then(|mut command| command.spawn()) {
        Ok(_) => std::process::exit(0),
        Err(error) => error,
    }
}

fn same_command(again: &Again) -> io::Result<Command> {
    let mut command = this_program()?;
    command
        .args(env::args_os().skip(1))
        .env(VARIABLE, again.text());
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_run_knows_why_it_was_started_and_how_often() {
        let causes = [Cause::Fault, Cause::CardLost, Cause::CardOvertaxed];
        for cause in causes {
            let position = RecoveredTable::Position(
                "chimple".to_owned(),
                [("size".to_owned(), "4".to_owned())].into(),
                "b.. ./\"w".to_owned(),
            );
            for left in [RecoveredTable::Nothing, RecoveredTable::Match, position] {
                let first = Again::next(None, cause, left.clone()).unwrap();
                assert_eq!(Again::read(&first.text()), Some(first.clone()));
                let second = Again::next(Some(&first), cause, left.clone()).unwrap();
                let is_left = second.left == left;
                assert!(is_left != (cause == Cause::Fault) || left == RecoveredTable::Nothing);
                assert_eq!(Again::next(Some(&second), cause, left), None);
            }
        }
        for garbage in ["", "1", "x fault", "1 fault", "1 rain Match"] {
            assert_eq!(Again::read(garbage), None);
        }
    }

    #[test]
    fn a_program_that_ends_well_or_never_began_is_not_started_again() {
        assert!(outlive(None, || Ok(AppExit::Success)).is_ok());
        let error = outlive(None, || bail!("no display")).unwrap_err();
        assert_eq!(error.to_string(), "no display");
    }
}
