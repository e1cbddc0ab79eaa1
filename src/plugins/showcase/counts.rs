//! Counts visits, for those who want to know whether anybody came. A line says when, to the
//! hour, how long, and what was played; it says nothing about who.

use core::{mem, time::Duration};
use std::{
    fs::OpenOptions,
    io::{self, Write as _},
    path::Path,
};

use bevy::{app::AppExit, prelude::*};
use jiff::civil::DateTime;

use super::Stage;
use crate::{
    plugins::app::{
        machine::calendar::WallClock,
        session::{Origin, Session, SessionFact},
        show::Showcase,
    },
    record,
};

/// The first line of the file.
const HEAD: &str = "date,hour,minutes,games,finished,moves";

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Visit>()
        .add_systems(PostUpdate, close.run_if(on_message::<AppExit>));
}

/// The visit that goes on, if there is one.
#[derive(Resource, Debug, Default)]
pub(super) struct Visit(Option<Counted>);

/// What is counted of a visit.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Counted {
    came: DateTime,
    began: Duration,
    /// When the visitor was last seen.
    last: Duration,
    /// The games in which the visitor has moved.
    games: Vec<&'static str>,
    finished: usize,
    moves: usize,
}

impl Counted {
    /// As a line of the file.
    fn line(&self) -> String {
        let (date, hour) = (self.came.date(), self.came.hour());
        let minutes = (self.last.saturating_sub(self.began).as_secs() + 30) / 60;
        let Self {
            games,
            finished,
            moves,
            ..
        } = self;
        let games = games.join(" ");
        format!("{date},{hour},{minutes},{games},{finished},{moves}")
    }
}

/// Follows a visit to its end.
pub(super) fn count_visits(
    time: Res<Time<Real>>,
    clock: Res<WallClock>,
    showcase: Res<Showcase>,
    session: Option<Res<Session>>,
    mut facts: MessageReader<SessionFact>,
    mut visit: ResMut<Visit>,
) {
    let Some(path) = &showcase.house.counts else {
        facts.clear();
        return;
    };
    let now = time.elapsed();
    if !matches!(
        showcase.stage,
        Stage::Visit | Stage::Farewell | Stage::Phones
    ) {
        facts.clear();
        end(&mut visit, path);
        return;
    }
    let counted = visit.0.get_or_insert_with(|| Counted {
        came: clock.now(),
        began: now,
        last: now,
        games: Vec::new(),
        finished: 0,
        moves: 0,
    });
    if matches!(showcase.stage, Stage::Visit | Stage::Phones) {
        counted.last = showcase.since.max(counted.began);
    }
    let game = session.map(|session| session.position().info().id);
    for fact in facts.read() {
        match fact {
            SessionFact::Played {
                origin: Origin::Person | Origin::Guest,
                ..
            } => {
                counted.moves += 1;
                counted
                    .games
                    .extend(game.filter(|id| !counted.games.contains(id)));
            }
            SessionFact::Ended(_) if counted.moves > 0 => counted.finished += 1,
            _ => {}
        }
    }
}

/// Ends the visit that goes on, for the show ends, too.
pub(super) fn close(world: &mut World) {
    let path = world.get_resource::<Showcase>();
    let Some(path) = path.and_then(|showcase| showcase.house.counts.clone()) else {
        return;
    };
    if let Some(mut visit) = world.get_resource_mut::<Visit>() {
        end(&mut visit, &path);
    }
}

fn end(visit: &mut Visit, path: &Path) {
    if let Some(counted) = mem::take(visit).0
        && let Err(error) = add(path, &counted.line())
    {
        warn!(
            "a visit could not be counted in {}: {error}",
            path.display()
        );
    }
}

fn add(path: &Path, line: &str) -> io::Result<()> {
    record::only_a_file(path)?;
    let mut file = OpenOptions::new().append(true).create(true).open(path)?;
    let head = match file.metadata()?.len() {
        0 => format!("{HEAD}\n"),
        _ => String::new(),
    };
    file.write_all(format!("{head}{line}\n").as_bytes())
}

#[cfg(test)]
mod tests {
    use bevy::time::TimeUpdateStrategy;
    use jiff::civil::date;

    use super::*;
    use crate::{
        client::House,
        plugins::{
            app::session::{Archive, SessionRequest},
            showcase::{programme::match_for_visitor, visit},
            testing::{ask, frames, headless_app, settle},
        },
    };

    #[test]
    fn a_visit_is_a_line_that_names_nobody() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("visits.csv");
        let mut app = headless_app(Archive::none());
        app.insert_resource(WallClock(|| date(2026, 11, 26).at(14, 25, 3, 0)));
        app.insert_resource(Showcase {
            house: House {
                counts: Some(path.clone()),
                ..House::default()
            },
            idle: Some(Duration::from_secs(600)),
            ..Showcase::new(vec!["xafka"], true)
        });
        frames(&mut app, 3);
        let enter = |app: &mut App, stage| {
            let now = app.world().resource::<Time<Real>>().elapsed();
            app.world_mut().resource_mut::<Showcase>().enter(stage, now);
        };
        let record = match_for_visitor("xafka", 1).unwrap();
        ask(&mut app, SessionRequest::open(record));
        enter(&mut app, Stage::Visit);
        frames(&mut app, 2);
        let legal = app.world().resource::<Session>().position().legal_texts();
        let text = legal.into_iter().next().unwrap();
        ask(&mut app, SessionRequest::play_by(text, Origin::Person));
        settle(&mut app);
        let frame = Duration::from_secs(1);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
        frames(&mut app, 2 * 60);
        enter(&mut app, Stage::Visit);
        frames(&mut app, 2);
        assert!(!path.exists(), "the visit goes on");
        enter(&mut app, Stage::Opening);
        frames(&mut app, 2);
        let first = format!("{HEAD}\n2026-11-26,14,2,xafka,0,1\n");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), first);
        // Whoever is there when the show is ended counts, too.
        enter(&mut app, Stage::Visit);
        frames(&mut app, 2);
        visit::end(app.world_mut());
        let second = format!("{first}2026-11-26,14,0,,0,0\n");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), second);
    }
}
