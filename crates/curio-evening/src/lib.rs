#![doc = include_str!("../README.md")]

mod due;
mod evening;
mod event;
mod fold;
mod format;
mod house;
mod pairing;
mod people;
mod plan;
mod points;
mod prizes;
mod report;
mod seating;
mod state;
mod swiss;
mod timetable;

pub use evening::Evening;
pub use event::{Event, LogEntry, Refused};
pub use format::{TournamentFormat, berger};
pub use house::HOUSE;
pub use people::{PATIENCE, Person, Presence, Sign};
pub use plan::{EveningPlan, GamePlan, PlanError};
pub use points::{BEST, Standing};
pub use prizes::{Award, Prizes};
pub use report::Heading;
pub use state::{ABSENT, Finish, Fixture, Hill, MOST_TABLES, SwissRound};
pub use timetable::{Round, Timetable, VOTE};
