//! Other programs at the table: which may be started, and what becomes of the seat
//! of one that may not.
//!
//! A match read from a file names the command of its opponent, which is not permission to run
//! it. Until the person has seen the whole command and answered, nobody moves for the seat
//! and no clock runs. If they decline, the seat has no opponent, and whoever makes its next
//! move takes it.

use bevy::prelude::*;

use crate::plugins::app::session::{Origin, Session};
use crate::{
    record::{Seat, SeatKind},
    rules::Player,
    ugi::Permits,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Programs>();
}

/// The other programs that may be started in this run: those that the command line
/// named, and those that the person has allowed since.
#[derive(Resource, Clone, Debug, Default)]
pub struct Programs(pub Permits);

impl Session {
    /// The command to ask the person about: the opponent in a seat of this match
    /// that has been neither allowed nor declined.
    pub(crate) fn undecided_program(&self, programs: &Programs) -> Option<&str> {
        if !self.goes_on() {
            return None;
        }
        self.programs()
            .filter(|(player, _)| !self.declined.contains(*player))
            .map(|(_, command)| command)
            .find(|command| programs.0.get(command).is_none())
    }

    /// Whether the person has declined to start the program of this seat: it has
    /// no opponent.
    pub(crate) const fn is_declined(&self, player: Player) -> bool {
        self.declined.contains(player)
    }

    /// The seats of other programs, with the commands that start them.
    fn programs(&self) -> impl Iterator<Item = (Player, &str)> {
        let seats = (0_u8..).map(Player).zip(self.record.seats());
        seats.filter_map(|(player, seat)| match &seat.kind {
            SeatKind::External(command) => Some((player, command.as_str())),
            _ => None,
        })
    }

    /// The person does not want this program to be started.
    pub(super) fn decline_program(&mut self, command: &str) {
        self.declined = self
            .programs()
            .filter(|(_, theirs)| *theirs == command)
            .fold(self.declined, |declined, (player, _)| declined.with(player));
        self.changed();
    }

    /// A move is about to be made for a seat whose program was declined: the
    /// program has not made it, and the record says so.
    pub(super) fn take_declined_seat(&mut self, origin: Origin) {
        if let Some(player) = self.record.to_move()
            && self.declined.contains(player)
            && matches!(origin, Origin::Person | Origin::Guest | Origin::Computer)
        {
            self.take_seat(player, Seat::new(SeatKind::Human));
        }
    }
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use super::*;
    use crate::{
        plugins::{
            app::{
                session::{
                    Archive, ComputerMode, PlayOn, PlayRequest, ReplayRequest, SessionRequest,
                    TableRequest,
                },
                states::Overlay,
            },
            testing::{ask, frames, headless_app},
        },
        record::{self, ClockSettings, Match, Store, testing::played},
    };

    /// A command that leaves a file behind when it is run, and plays nothing.
    fn command(folder: &Path) -> String {
        format!("sh -c 'touch \"{}\"'", ran(folder).display())
    }

    fn ran(folder: &Path) -> PathBuf {
        folder.join("ran")
    }

    /// A match of a person against `command`, read from a file: the person, and
    /// the program, have moved once.
    fn from_file(folder: &Path) -> Match {
        let program = format!("ugi:{}", command(folder));
        let game = played("xafka", &["Ann", &program], &["d4", "g6"]);
        let path = folder.join("evil.curio");
        record::save_to(&path, &game).unwrap();
        record::load(&path).unwrap()
    }

    fn play(app: &mut App, text: &str) {
        let text = text.to_owned();
        ask(app, SessionRequest::play_by(text, Origin::Person));
        frames(app, 5);
    }

    fn session(app: &App) -> &Session {
        app.world().resource::<Session>()
    }

    fn asked(app: &App) -> bool {
        let programs = app.world().resource::<Programs>();
        let undecided = session(app).undecided_program(programs).is_some();
        let shown = *app.world().resource::<State<Overlay>>().get() == Overlay::RunProgram;
        assert_eq!(undecided, shown);
        shown
    }

    #[test]
    fn a_record_runs_nothing_before_the_person_has_agreed() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let game = from_file(folder);
        let mut app = headless_app(Archive::none());
        // A replay asks nothing: nobody moves in it.
        ask(&mut app, SessionRequest::watch(game));
        ask(&mut app, SessionRequest::seek(2));
        frames(&mut app, 5);
        assert!(!asked(&app));
        let mut seats = session(&app).record().terms().seats.clone();
        seats[0] = Seat::human("Ada");
        let clock = ClockSettings::None;
        let on = ReplayRequest::PlayOn(PlayOn { seats, clock });
        ask(&mut app, SessionRequest::Replay(on));
        frames(&mut app, 5);
        assert!(asked(&app));
        play(&mut app, "d7");
        for mode in ComputerMode::ALL {
            ask(&mut app, SessionRequest::Play(PlayRequest::SetMode(mode)));
            frames(&mut app, 5);
        }
        ask(
            &mut app,
            SessionRequest::Play(PlayRequest::SetMode(ComputerMode::Reply)),
        );
        assert_eq!(session(&app).record().len(), 3);
        assert!(!session(&app).person_may_move(), "the answer is awaited");
        assert!(!ran(folder).exists());
        let allow = SessionRequest::Table(TableRequest::AllowProgram(command(folder)));
        ask(&mut app, allow);
        frames(&mut app, 5);
        assert!(!asked(&app));
        assert!(ran(folder).exists(), "the person has agreed");
    }

    #[test]
    fn a_declined_program_leaves_its_seat_to_the_person() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let game = from_file(folder);
        let mut app = headless_app(Archive::none());
        ask(&mut app, SessionRequest::open(game));
        frames(&mut app, 5);
        assert!(asked(&app));
        ask(
            &mut app,
            SessionRequest::Play(PlayRequest::DeclineProgram(command(folder))),
        );
        frames(&mut app, 5);
        assert!(!asked(&app));
        let seat = |app: &App| session(app).seat(Player::SECOND).unwrap().clone();
        assert_eq!(seat(&app).kind, SeatKind::External(command(folder)));
        play(&mut app, "d7");
        assert!(session(&app).person_may_move());
        play(&mut app, "g5");
        assert_eq!(session(&app).record().len(), 4);
        assert_eq!(seat(&app).kind, SeatKind::Human, "the program did not move");
        assert!(!asked(&app) && !ran(folder).exists());
    }

    #[test]
    fn a_declined_seat_is_given_to_another_opponent() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let game = from_file(folder);
        let mut app = headless_app(Archive::none());
        ask(&mut app, SessionRequest::open(game));
        ask(
            &mut app,
            SessionRequest::Play(PlayRequest::DeclineProgram(command(folder))),
        );
        let level = Seat::new("level:1".parse().unwrap());
        ask(
            &mut app,
            SessionRequest::Play(PlayRequest::SetSeat(Player::SECOND, level)),
        );
        assert!(!session(&app).is_declined(Player::SECOND));
        play(&mut app, "d7");
        assert_eq!(session(&app).record().len(), 4, "the level has answered");
        assert!(!ran(folder).exists());
    }

    #[test]
    fn a_match_that_is_resumed_asks_again() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let store = Store::at(folder);
        drop(store.begin(from_file(folder)));
        let mut app = headless_app(Archive::at(store));
        ask(&mut app, SessionRequest::Table(TableRequest::Resume(None)));
        frames(&mut app, 5);
        assert!(asked(&app));
        assert!(!ran(folder).exists());
    }

    #[test]
    fn what_the_command_line_names_is_not_asked_about() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let game = from_file(folder);
        let mut app = headless_app(Archive::none());
        let mut programs = app.world_mut().resource_mut::<Programs>();
        programs.0.allow(&command(folder));
        ask(&mut app, SessionRequest::open(game));
        play(&mut app, "d7");
        assert!(!asked(&app));
        assert!(ran(folder).exists());
    }

    #[test]
    fn a_program_that_makes_an_illegal_move_loses() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let script = format!(
            "while read word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; \
             go) echo asked >> {}/asked; echo bestmove red;; esac; done",
            folder.display()
        );
        std::fs::write(folder.join("program.sh"), script).unwrap();
        let command = format!("sh {}/program.sh", folder.display());
        let game = played("xafka", &["Ann", &format!("ugi:{command}")], &[]);
        let mut app = headless_app(Archive::none());
        let mut programs = app.world_mut().resource_mut::<Programs>();
        programs.0.allow(&command);
        ask(&mut app, SessionRequest::open(game));
        play(&mut app, "d4");
        frames(&mut app, 20);
        let record = session(&app).record();
        let outcome = record.outcome().unwrap();
        assert!(outcome.winners.contains(Player::FIRST));
        assert_eq!(record.last().unwrap().mv, "resign");
        let asked = std::fs::read_to_string(folder.join("asked")).unwrap();
        assert_eq!(asked.lines().count(), 1, "it is not asked again");
    }
}
