//! The large button of the title screen: it continues the match that was left, or begins
//! what suits the player, and says which.

use bevy_egui::egui::{Align, Label, Layout, Ui};

use super::{
    Common, Destination,
    daily::{self, Today},
    has_played,
};
use crate::{
    engine::lessons::{Lesson, lessons},
    plugins::{
        app::{
            library::match_library::{MatchLibrary, UnfinishedMatch},
            settings::{Progress, Strength},
        },
        ui::{
            screens::names::{game_name, pairing},
            theme::{self, Icon, PushButton},
        },
    },
    rules::registry,
    texts,
};

/// The game that is learned first: it has the fewest rules.
const FIRST_GAME: &str = "xafka";

/// What *Play* leads to.
#[derive(Debug)]
pub(super) enum Plan<'a> {
    /// The match that was left last.
    Continue(&'a UnfinishedMatch),
    /// The next lesson of a game that has never been played against the computer.
    Learn(&'static Lesson),
    /// A match against the level that suits the player.
    Match(&'static str, Strength),
}

impl<'a> Plan<'a> {
    /// What suits the player of this name today.
    pub(super) fn new(library: &'a MatchLibrary, progress: &Progress, player: &str) -> Self {
        if let Some(newest) = library.unfinished.first() {
            return Self::Continue(newest);
        }
        let last = registry::find(&progress.last_game);
        let game = last.map_or(FIRST_GAME, |entry| entry.id);
        let strength = progress.strength_of(game, player);
        match progress.next_lesson(game) {
            Some(lesson) if strength.matches().is_empty() && !has_played(library, game) => {
                Self::Learn(lesson)
            }
            _ => Self::Match(game, strength),
        }
    }

    fn way(&self) -> Destination {
        match self {
            Self::Continue(_) => Destination::Resume,
            Self::Learn(lesson) => Destination::Learn(lesson),
            Self::Match(game, strength) => Destination::Match(game, strength.clone()),
        }
    }

    /// What the button will do, in a sentence.
    fn says(&self) -> String {
        match self {
            Self::Continue(unfinished) => {
                texts::title_left(&pairing(&unfinished.players), &state_of(unfinished))
            }
            Self::Learn(lesson) => {
                let (game, all) = (game_name(lesson.game()), lessons(lesson.game()));
                match all.iter().position(|it| it.id == lesson.id) {
                    None | Some(0) => texts::title_learn(game),
                    Some(done) => texts::title_lesson(done + 1, all.len(), game, &lesson.title),
                }
            }
            Self::Match(game, strength) => {
                let level = strength.level().number();
                texts::title_new_match(game_name(game), level)
            }
        }
    }
}

/// The button, what it will do, and today's puzzle below it.
pub(super) fn card(
    ui: &mut Ui,
    (plan, today): (&Plan<'_>, Option<&Today>),
    low: bool,
    (first, way): Common,
) {
    theme::panel_frame().show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        let says = match plan {
            Plan::Continue(_) => texts::title_continue(),
            Plan::Learn(_) | Plan::Match(..) => texts::title_play(),
        };
        let play = PushButton::new(says)
            .icon(Icon::Play)
            .primary()
            .large()
            .width(ui.available_width())
            .height(if low { 50.0 } else { 60.0 });
        let response = ui.add(play);
        first.offer(ui, &response);
        if response.clicked() {
            *way = Some(plan.way());
        }
        what_it_does(ui, plan, way);
        if let Some(today) = today {
            ui.add_space(if low { 0.0 } else { 6.0 });
            daily::row(ui, today, way);
        }
    });
}

fn what_it_does(ui: &mut Ui, plan: &Plan<'_>, way: &mut Option<Destination>) {
    if !matches!(plan, Plan::Continue(_)) {
        ui.add(Label::new(plan.says()).wrap());
        return;
    }
    // From the right: the sentence has what the button leaves.
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let tip = texts::title_discard();
        if theme::icon_button(ui, Icon::Bin, tip).clicked() {
            *way = Some(Destination::Discard);
        }
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            theme::note(ui, plan.says());
        });
    });
}

/// How a match that can be continued stands, in a sentence.
pub(in crate::plugins::ui::screens) fn state_of(unfinished: &UnfinishedMatch) -> String {
    let game = game_name(&unfinished.game);
    let state = match unfinished.to_move {
        Some(colour) => texts::title_state_turn(game, unfinished.rounds, colour.name()),
        None => texts::title_state(game, unfinished.rounds),
    };
    if unfinished.damaged {
        format!("{state} {}", texts::title_last_entry_lost())
    } else {
        state
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{plugins::app::settings::Played, record::Terms, rules::Colour};

    const ME: &str = "Ada";

    fn unfinished() -> UnfinishedMatch {
        UnfinishedMatch {
            terms: Terms::new("xafka", Vec::new()),
            game: "xafka".to_owned(),
            players: vec!["Anna".to_owned(), "Level 3".to_owned()],
            rounds: 12,
            to_move: Some(Colour::Black),
            damaged: false,
        }
    }

    fn said(library: &MatchLibrary, progress: &Progress) -> String {
        Plan::new(library, progress, ME).says()
    }

    #[test]
    fn a_match_to_resume_says_where_it_stands() {
        let mut unfinished = unfinished();
        assert_eq!(
            state_of(&unfinished),
            "mini-Xafka, after 12 moves, Black to move."
        );
        unfinished.rounds = 1;
        unfinished.damaged = true;
        let text = state_of(&unfinished);
        assert_eq!(
            text,
            "mini-Xafka, after 1 move, Black to move. The last entry was lost."
        );
    }

    #[test]
    fn what_suits_the_player_follows_what_was_done() {
        let mut library = MatchLibrary::default();
        let mut progress = Progress::default();
        let new = said(&library, &progress);
        assert!(new.starts_with("Learn mini-Xafka"), "{new}");
        // The game that was sat down to last, from where its lessons were left.
        "xong".clone_into(&mut progress.last_game);
        let [first, second, ..] = lessons("xong") else {
            panic!("Xong has lessons");
        };
        progress.learn(first);
        let next = said(&library, &progress);
        assert!(
            next.starts_with("Lesson 2 of 10 in Xong") && next.contains(&second.title),
            "{next}"
        );
        // Somebody who has played before is offered a match, not a lesson.
        let of_game = progress.strength.entry("xong".to_owned()).or_default();
        of_game.entry(ME.to_owned()).or_default().note(Played {
            level: 2,
            won: Some(true),
            seed: None,
        });
        let played = said(&library, &progress);
        assert!(
            played.starts_with("A new match of Xong against level 3"),
            "{played}"
        );
        // A match that was left comes before everything.
        library.unfinished.push(unfinished());
        let left = said(&library, &progress);
        assert!(left.starts_with("Anna vs. Level 3: mini-Xafka"), "{left}");
        // A game that is not there any more is as good as none.
        library.unfinished.clear();
        "nothing".clone_into(&mut progress.last_game);
        assert_eq!(said(&library, &progress), new);
    }
}
