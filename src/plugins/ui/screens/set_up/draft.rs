//! What has been chosen for a match so far.

use bevy::prelude::*;

use super::{
    clock::ClockDraft,
    seat::{SeatChoice, SeatDraft},
};
use crate::{
    plugins::{app::settings::LastSetUp, ui::screens::names::player_name},
    record::{
        Match, RecordError, Seat, Stakes, Terms, UNNAMED, Unrated, check_rated_terms, folded,
        fresh_seed, stamp,
    },
    rules::{
        AnyGame, Colour, OptionError, OptionKind, OptionValues, Player, PlayerSet,
        registry::{self, Rules, SetUpError},
    },
    texts::{self, Said},
};

/// What has been chosen for a match so far.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    pub(crate) game: &'static str,
    /// The options that differ from their defaults.
    pub(crate) options: OptionValues,
    /// Texts of the player's own that were chosen for options, such as a board that was
    /// drawn. They stay to be chosen again.
    pub(crate) own: OptionValues,
    /// The seats: as many as the options ask for, and then any that were there
    /// before.
    pub(crate) seats: Vec<SeatDraft>,
    pub(crate) clock: ClockDraft,
    /// What everything random comes from.
    pub(crate) seed: u64,
    /// Whether the players have agreed that the match is not rated.
    pub(crate) friendly: bool,
    /// The seat of the person whom the program belongs to.
    pub(crate) me: Seat,
}

/// A set-up that is one press away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum QuickStart {
    /// A person against a level that can be beaten.
    YouAgainstThree,
    /// Two people at one table.
    TwoAtOneTable,
    /// The computer against itself.
    WatchTheComputer,
}

impl QuickStart {
    /// All of them with their names.
    pub(crate) const ALL: [(Self, Said); 3] = [
        (Self::YouAgainstThree, texts::set_up_you_against_three),
        (Self::TwoAtOneTable, texts::set_up_two_at_one_table),
        (Self::WatchTheComputer, texts::set_up_watch_the_computer),
    ];
}

impl Default for Draft {
    fn default() -> Self {
        Self::with_defaults("xafka", Seat::human(UNNAMED))
    }
}

impl Draft {
    /// You against a beginner's opponent under the default rules.
    pub(crate) fn with_defaults(game: &'static str, me: Seat) -> Self {
        Self {
            game,
            options: OptionValues::new(),
            own: OptionValues::new(),
            seats: vec![SeatDraft::human(player_name(&me.name)), SeatDraft::level(2)],
            clock: ClockDraft::default(),
            seed: fresh_seed(),
            friendly: false,
            me,
        }
    }

    /// What the person whom the program belongs to reads as their name.
    fn my_name(&self) -> String {
        player_name(&self.me.name)
    }

    /// Whether somebody sits under that name.
    fn is_me(&self, seat: &SeatDraft) -> bool {
        seat.kind == SeatChoice::Human && folded(&seat.name) == folded(&self.my_name())
    }

    /// The last set-up of a game, as far as it still makes sense.
    pub(crate) fn remembered(game: &'static str, last: &LastSetUp, me: Seat) -> Self {
        let mut draft = Self::with_defaults(game, me);
        let with = |draft: &Self, key: &String, value: &String| {
            let mut options = draft.options.clone();
            options.insert(key.clone(), value.clone());
            let takes = draft
                .rules()
                .is_ok_and(|rules| rules.start(&options).is_ok());
            takes.then_some(options)
        };
        for (key, value) in &last.options {
            if let Some(options) = with(&draft, key, value) {
                draft.options = options;
                draft.keep_own(key);
            }
        }
        for (key, value) in &last.own {
            if with(&draft, key, value).is_some() && !draft.own.contains_key(key) {
                draft.own.insert(key.clone(), value.clone());
            }
        }
        let mut seats: Vec<_> = last.seats.iter().filter_map(SeatDraft::recalled).collect();
        let is_nameless =
            |seat: &&mut SeatDraft| seat.name.is_empty() && seat.kind == SeatChoice::Human;
        if let Some(mine) = seats.iter_mut().find(is_nameless) {
            mine.name = draft.my_name();
        }
        if seats.len() == last.seats.len() && !seats.is_empty() {
            draft.seats = seats;
        }
        draft.clock = last
            .clock
            .parse()
            .map(ClockDraft::from_settings)
            .unwrap_or_default();
        draft.fill_seats();
        draft
    }

    /// What is worth remembering of it.
    pub fn to_remember(&self) -> LastSetUp {
        LastSetUp {
            options: self.options.clone(),
            own: self.own.clone(),
            seats: self.remembered_seats(),
            clock: self.clock.settings().to_string(),
        }
    }

    /// The seats, without a name where whoever the program belongs to sits: it may change.
    fn remembered_seats(&self) -> Vec<(String, String)> {
        let mine = self.seats.iter().position(|seat| self.is_me(seat));
        let seats = self.seats.iter().enumerate().map(|(at, seat)| {
            let (name, kind) = seat.remembered();
            (
                if Some(at) == mine {
                    String::new()
                } else {
                    name
                },
                kind,
            )
        });
        seats.collect()
    }

    /// The rules of the game.
    ///
    /// # Errors
    /// When the game cannot be played.
    pub(crate) fn rules(&self) -> Result<&'static Rules, SetUpError> {
        registry::rules(self.game)
    }

    /// The position before the first move.
    ///
    /// # Errors
    /// When an option does not take its value.
    pub(crate) fn start(&self) -> Result<Box<dyn AnyGame>, SetUpError> {
        Ok(self.rules()?.start(&self.options)?)
    }

    /// The option that is wrong, and why, if one is.
    pub(crate) fn wrong_option(&self) -> Option<(String, String)> {
        match self.start() {
            Err(SetUpError::Option(OptionError::Value { key, expected, .. })) => {
                Some((key, texts::set_up_expected(&expected)))
            }
            Err(SetUpError::Option(OptionError::Unknown { key, known })) => {
                Some((key, texts::set_up_no_such_option(&known)))
            }
            _ => None,
        }
    }

    /// The value of an option, as text.
    pub fn option(&self, key: &str) -> String {
        self.options.get(key).cloned().unwrap_or_else(|| {
            let specs = self.rules().map_or(&[][..], |rules| (rules.option_specs)());
            let spec = specs.iter().find(|spec| spec.key == key);
            spec.map_or_else(String::new, |spec| spec.default.to_owned())
        })
    }

    /// Chooses the value of an option. More players find their seats, and a random board
    /// begins with a number of its own. A value that another option can no longer have goes
    /// back to its default, since it is not shown.
    pub fn set_option(&mut self, key: &str, value: String) {
        self.options.insert(key.to_owned(), value);
        while let Some((wrong, _)) = self.wrong_option() {
            if wrong == key || self.options.remove(&wrong).is_none() {
                break;
            }
        }
        self.keep_own(key);
        let specs = self.rules().map_or(&[][..], |rules| (rules.option_specs)());
        let mut seeds = specs.iter().filter(|spec| spec.is_seed());
        if !seeds.any(|spec| self.options.contains_key(spec.key)) {
            self.draw_anew();
        }
        self.fill_seats();
    }

    /// Keeps the value of an option if it is a text of the player's own.
    fn keep_own(&mut self, key: &str) {
        let specs = self.rules().map_or(&[][..], |rules| (rules.option_specs)());
        let spec = specs.iter().find(|spec| spec.key == key);
        if let Some(OptionKind::Text { choices, .. }) = spec.map(|spec| &spec.kind)
            && let Some(value) = self.options.get(key)
            && choices.iter().all(|(choice, _)| choice != value)
        {
            self.own.insert(key.to_owned(), value.clone());
        }
    }

    /// Draws other numbers where the start is random.
    pub(crate) fn draw_anew(&mut self) {
        self.options = registry::drawn_anew(self.game, &self.options, fresh_seed());
    }

    /// Whether an option makes a difference under the others. While one of them is
    /// wrong, all are shown.
    pub(crate) fn matters(&self, key: &str) -> bool {
        let start = self.start().ok();
        start.is_none_or(|game| game.option_matters(key))
    }

    /// Whether an option makes a difference only because of what was chosen for
    /// others.
    pub(crate) fn follows(&self, key: &str) -> bool {
        let usual = self
            .rules()
            .ok()
            .map(|rules| rules.start(&OptionValues::new()));
        usual.is_some_and(|game| game.is_ok_and(|game| !game.option_matters(key)))
    }

    /// Whether an option may have a value under the others.
    pub(crate) fn takes(&self, key: &str, value: &str) -> bool {
        let mut options = self.options.clone();
        options.insert(key.to_owned(), value.to_owned());
        self.rules()
            .is_ok_and(|rules| rules.start(&options).is_ok())
    }

    /// The number that stands for an option's word, such as `auto`: what the
    /// rules make of it under the other options.
    pub(crate) fn number_behind(&self, key: &str) -> Option<i64> {
        self.start().ok()?.option_values().get(key)?.parse().ok()
    }

    fn fill_seats(&mut self) {
        let wanted = self.colours().len();
        while self.seats.len() < wanted {
            self.seats.push(SeatDraft::level(2));
        }
    }

    /// The colours of the players in seat order.
    pub(crate) fn colours(&self) -> &'static [Colour] {
        self.start()
            .map_or(&[Colour::Black, Colour::White], |game| game.colours())
    }

    /// Everybody takes the next seat, and the last one the first.
    pub(crate) fn swap_seats(&mut self) {
        let count = self.colours().len().min(self.seats.len());
        if let Some(seats) = self.seats.get_mut(..count) {
            seats.rotate_right(1);
        }
    }

    /// Sets the table in one go; rules and clock stay as they are.
    pub(crate) fn quick_start(&mut self, quick: QuickStart) {
        let me = SeatDraft::human(self.my_name());
        let (first, others) = match quick {
            QuickStart::YouAgainstThree => (me, SeatDraft::level(3)),
            QuickStart::TwoAtOneTable => (me, SeatDraft::human(texts::names_guest())),
            QuickStart::WatchTheComputer => (SeatDraft::level(5), SeatDraft::level(5)),
        };
        let count = self.colours().len();
        self.seats = core::iter::once(first)
            .chain(core::iter::repeat_n(others, count.saturating_sub(1)))
            .collect();
    }

    /// Another seed.
    pub(crate) fn roll_seed(&mut self) {
        self.seed = fresh_seed();
    }

    /// The players in seat order, as records keep them.
    pub(super) fn seated(&self) -> Vec<Seat> {
        let mine = self.seats.iter().position(|seat| self.is_me(seat));
        let seats = self.colours().iter().zip(&self.seats).enumerate();
        let seated = seats.map(|(at, (colour, seat))| match mine {
            Some(mine) if at == mine => self.me.clone(),
            _ => seat.seat(*colour),
        });
        seated.collect()
    }

    /// The seats of phones.
    pub(crate) fn for_phones(&self) -> PlayerSet {
        let seats = Player::all(self.colours().len() as u8).zip(&self.seats);
        let phones = seats.filter(|(_, seat)| seat.kind == SeatChoice::Phone);
        phones.fold(PlayerSet::EMPTY, |set, (player, _)| set.with(player))
    }

    /// Whoever was to play on a phone plays at the table.
    pub(super) fn have_phones_at_table(&mut self) {
        for seat in &mut self.seats {
            if seat.kind == SeatChoice::Phone {
                seat.kind = SeatChoice::Human;
            }
        }
    }

    /// The match, before its first move.
    ///
    /// # Errors
    /// When an option is wrong.
    pub(crate) fn to_match(&self) -> Result<Match, RecordError> {
        let mut terms = Terms {
            options: self.options.clone(),
            seed: self.seed,
            clock: self.clock.settings(),
            stakes: if self.friendly {
                Stakes::Friendly
            } else {
                Stakes::Rated
            },
            ..Terms::new(self.game, self.seated())
        };
        stamp(&mut terms);
        Match::new(terms)
    }

    /// Whether the match would be rated.
    ///
    /// # Errors
    /// Why it would not; nothing is said while an option is wrong.
    pub(crate) fn rated(&self) -> Result<(), Unrated> {
        self.to_match()
            .map_or(Ok(()), |game| check_rated_terms(&game))
    }
}

/// A match of the computer against itself, to be watched.
///
/// # Errors
/// When the game cannot be played.
pub(crate) fn exhibition(game: &'static str) -> Result<Match, RecordError> {
    let mut draft = Draft {
        game,
        ..Draft::default()
    };
    draft.quick_start(QuickStart::WatchTheComputer);
    draft.to_match()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::plugins::ui::screens::set_up::{
        clock::ClockChoice,
        seat::{SeatChoice, UNLIMITED},
    };

    #[test]
    fn the_default_set_up_is_a_match() {
        let game = Draft::default().to_match().unwrap();
        assert_eq!(game.terms().seats.len(), 2);
        assert!(game.is_empty());
    }

    #[test]
    fn a_third_player_finds_a_seat_and_leaves_it() {
        let mut draft = Draft::default();
        draft.set_option("players", "3".to_owned());
        assert_eq!(draft.to_match().unwrap().terms().seats.len(), 3);
        draft.swap_seats();
        assert_eq!(draft.seats[1].kind, SeatChoice::Human);
        draft.set_option("players", "2".to_owned());
        assert_eq!(draft.to_match().unwrap().terms().seats.len(), 2);
    }

    #[test]
    fn a_wrong_option_is_named() {
        let mut draft = Draft::default();
        assert_eq!(draft.wrong_option(), None);
        draft.set_option("board", "19".to_owned());
        draft.set_option("light", "30".to_owned());
        let (key, why) = draft.wrong_option().unwrap();
        assert_eq!(key, "light");
        assert!(why.contains("19"), "{why}");
        assert!(draft.to_match().is_err());
    }

    #[test]
    fn only_what_makes_a_difference_is_offered() {
        let mut draft = Draft::with_defaults("xima", Seat::human("Anna"));
        for key in ["teams", "partners", "thrower"] {
            assert!(!draft.matters(key), "{key} for two players without dice");
        }
        assert!(draft.matters("dice") && draft.matters("repetition"));
        draft.set_option("dice", "scienluck".to_owned());
        assert!(draft.matters("thrower") && !draft.matters("repetition"));
        assert!(draft.takes("thrower", "2") && !draft.takes("thrower", "3"));
        draft.set_option("players", "4".to_owned());
        draft.set_option("teams", "pairs".to_owned());
        draft.set_option("thrower", "4".to_owned());
        assert!(draft.matters("partners"));
        // What two players cannot have goes with the others.
        draft.set_option("players", "2".to_owned());
        assert!(draft.to_match().is_ok());
        assert_eq!(draft.option("teams"), "none");
        assert_eq!(draft.option("thrower"), "1");
    }

    #[test]
    fn a_preset_seats_the_level_that_it_names() {
        let mut draft = Draft::default();
        draft.quick_start(QuickStart::YouAgainstThree);
        assert_eq!(draft.seats[1].kind(), SeatDraft::level(3).kind());
    }

    #[test]
    fn words_show_the_number_behind_them() {
        let mut draft = Draft::default();
        assert_eq!(draft.option("light"), "auto");
        assert_eq!(draft.number_behind("light"), Some(11));
        draft.set_option("board", "61".to_owned());
        assert_eq!(draft.number_behind("light"), Some(18));
    }

    #[test]
    fn a_set_up_is_remembered() {
        let mut draft = Draft::with_defaults("xafka", Seat::human("Anna"));
        draft.set_option("board", "61".to_owned());
        draft.seats[1] = SeatDraft {
            tenths: 25,
            ..SeatDraft::level(UNLIMITED)
        };
        draft.clock = ClockDraft {
            kind: ClockChoice::Match,
            ..ClockDraft::default()
        };
        let again = Draft::remembered("xafka", &draft.to_remember(), Seat::human("Anna"));
        assert_eq!(again.options, draft.options);
        assert_eq!(again.clock, draft.clock);
        assert_eq!(again.seats[0].name, "Anna");
        assert_eq!(again.seats[1].kind(), draft.seats[1].kind());
    }

    #[test]
    fn nonsense_that_was_remembered_is_forgotten() {
        let last = LastSetUp {
            options: [("board", "99"), ("gone", "1"), ("players", "3")]
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
                .into(),
            seats: vec![("x".to_owned(), "oracle".to_owned())],
            clock: "soon".to_owned(),
            ..LastSetUp::default()
        };
        let draft = Draft::remembered("xafka", &last, Seat::human("Anna"));
        assert_eq!(draft.options.len(), 1);
        assert_eq!(draft.seats.len(), 3);
        assert!(draft.to_match().is_ok());
    }

    #[test]
    fn a_board_that_was_drawn_stays_when_another_was_looked_at() {
        const DRAWN: &str = "-1:0..1/0:-1..1/1:-1..0";
        let mut draft = Draft::with_defaults("xong", Seat::human("Anna"));
        draft.set_option("board", DRAWN.to_owned());
        draft.set_option("board", "large".to_owned());
        assert_eq!(draft.own["board"], DRAWN);
        let again = Draft::remembered("xong", &draft.to_remember(), Seat::human("Anna"));
        assert_eq!(again.option("board"), "large");
        assert_eq!(again.own["board"], DRAWN);
    }

    #[test]
    fn a_board_by_chance_begins_with_another_number_each_time() {
        let mut first = Draft::with_defaults("xong", Seat::human("Anna"));
        first.set_option("board", "random".to_owned());
        let seeds: BTreeSet<String> = (0..8)
            .map(|_| {
                let mut again =
                    Draft::remembered("xong", &first.to_remember(), Seat::human("Anna"));
                again.draw_anew();
                again.option("board_seed")
            })
            .chain([first.option("board_seed")])
            .collect();
        assert!(seeds.len() > 4, "{seeds:?}");
        // A number that was chosen stays.
        first.set_option("board_seed", "77".to_owned());
        first.set_option("hexes", "50".to_owned());
        assert_eq!(first.option("board_seed"), "77");
        // Nothing is drawn for a board that is always the same.
        let mut standard = Draft::with_defaults("xong", Seat::human("Anna"));
        standard.set_option("board", "small".to_owned());
        standard.draw_anew();
        assert!(!standard.options.contains_key("board_seed"));
    }

    #[test]
    fn quick_starts_seat_everybody() {
        for (quick, _) in QuickStart::ALL {
            for players in ["2", "3"] {
                let mut draft = Draft::default();
                draft.set_option("players", players.to_owned());
                draft.quick_start(quick);
                let game = draft.to_match().unwrap();
                assert_eq!(game.terms().seats.len().to_string(), players);
            }
        }
        assert!(
            exhibition("xafka")
                .unwrap()
                .terms()
                .seats
                .iter()
                .all(|s| !s.kind.is_human())
        );
    }

    #[test]
    fn a_person_without_a_name_is_called_by_colour() {
        let mut draft = Draft::default();
        draft.seats[0].name = "  ".to_owned();
        assert_eq!(draft.to_match().unwrap().terms().seats[0].name, "Black");
    }
}
