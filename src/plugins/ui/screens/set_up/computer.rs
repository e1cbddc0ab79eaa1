//! How strong the computer in a seat is, and in which style it plays, as the set-up
//! shows it. What becomes of it is in [`seat`](super::seat).

use bevy_egui::egui::Ui;

use super::{
    draft::Draft,
    seat::{SeatDraft, UNLIMITED},
};
use crate::{
    engine::{self, Level, ModelInfo, Style, Styles},
    plugins::ui::theme,
    texts,
    words::decimal,
};

/// What the computer can be in a match, besides its levels.
pub(super) struct Computers {
    /// The game's decision models.
    pub(crate) models: Vec<ModelInfo>,
    /// The styles of its levels, if they have any.
    pub(crate) styles: Option<Styles>,
    /// Whether its levels have good and bad days.
    has_form: bool,
}

impl Computers {
    /// In the match that has been chosen so far.
    pub(crate) fn for_draft(draft: &Draft) -> Self {
        Self {
            models: engine::models(draft.game),
            styles: engine::styles(draft.game),
            has_form: draft
                .start()
                .is_ok_and(|position| engine::has_form(position.as_ref())),
        }
    }
}

/// The level of the computer, or the time of an unlimited one.
pub(super) fn strength(ui: &mut Ui, seat: &mut SeatDraft) {
    let mut level = i64::from(seat.level);
    if theme::stepper(ui, &mut level, 1..=UNLIMITED.into(), 1, level_text) {
        seat.level = u8::try_from(level).unwrap_or(1);
    }
    if seat.is_unlimited() {
        let step = step(seat.tenths);
        theme::stepper(ui, &mut seat.tenths, 1..=600, step, tenths);
        theme::quiet(ui, texts::set_up_per_move());
    } else {
        ui.label(Level::try_from(seat.level).map_or("", Level::name));
    }
}

/// What there is to know about the computer in a seat, and its style.
pub(super) fn about(ui: &mut Ui, seat: &mut SeatDraft, computers: &Computers) {
    if seat.is_unlimited() {
        theme::note(ui, texts::set_up_unlimited_about());
        return;
    }
    if let (true, Some(note)) = (computers.has_form, form_note(seat.level)) {
        theme::note(ui, note);
    }
    if let Some(styles) = computers.styles {
        style_choice(ui, &mut seat.style, styles);
    }
}

/// A level as its stepper shows it.
fn level_text(level: i64) -> String {
    if level == i64::from(UNLIMITED) {
        texts::set_up_unlimited().to_owned()
    } else {
        texts::set_up_level(level)
    }
}

/// What a level that has good and bad days may play like.
fn form_note(level: u8) -> Option<String> {
    let level = Level::try_from(level).ok()?;
    let (worse, better) = (level.below()?, level.above()?);
    Some(texts::set_up_form(better.number(), worse.number()))
}

/// The style of a level, and what it means in the game.
fn style_choice(ui: &mut Ui, style: &mut Style, styles: Styles) {
    theme::choices(ui, style, &Style::ALL.map(|style| (style, style.name())));
    let about = match style {
        Style::Balanced => return,
        Style::Bold => styles.bold,
        Style::Careful => styles.careful,
    };
    theme::note(ui, about);
}

/// Coarser steps for longer times.
const fn step(tenths: i64) -> i64 {
    match tenths {
        ..10 => 1,
        10..50 => 5,
        50..200 => 10,
        _ => 50,
    }
}

/// A time in tenths of a second: `0.5 s`, `2 s`.
fn tenths(tenths: i64) -> String {
    texts::seconds(&if tenths % 10 == 0 {
        (tenths / 10).to_string()
    } else {
        decimal(&format!("{}.{}", tenths / 10, tenths % 10))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Seat;

    #[test]
    fn times_are_written_as_people_read_them() {
        assert_eq!(tenths(5), "0.5 s");
        assert_eq!(tenths(20), "2 s");
        assert_eq!(tenths(125), "12.5 s");
    }

    #[test]
    fn the_ninth_step_is_unlimited() {
        let texts: Vec<String> = (7..=9).map(level_text).collect();
        assert_eq!(texts, ["Level 7", "Level 8", "Unlimited"]);
    }

    #[test]
    fn mathematichess_has_good_and_bad_days_on_large_boards() {
        let mut draft = Draft::with_defaults("mathematichess", Seat::human("You"));
        assert!(Computers::for_draft(&draft).has_form);
        draft.set_option("size", "7".to_owned());
        assert!(!Computers::for_draft(&draft).has_form);
    }

    #[test]
    fn only_levels_between_others_have_good_and_bad_days() {
        let notes: Vec<Option<String>> = (1..=8).map(form_note).collect();
        assert_eq!((&notes[0], &notes[7]), (&None, &None));
        let expected = "Plays like level 4 on a good day and like level 2 on a bad one.";
        assert_eq!(notes[2].as_deref(), Some(expected));
    }
}
