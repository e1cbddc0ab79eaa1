//! Shows the set-up of a match and lets it be changed.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{
        Align, Layout, Popup, RichText, ScrollArea, TextEdit, Ui, WidgetInfo, WidgetType, vec2,
    },
};

use super::{
    clock::ClockChoice,
    computer::{self, Computers},
    draft::{Draft, QuickStart},
    model, options,
    seat::{SeatChoice, SeatDraft},
};
use crate::plugins::app::library::match_library::MatchLibrary;
#[cfg(feature = "host")]
use crate::plugins::app::phones::PhonesRequest;
use crate::{
    engine::ModelInfo,
    plugins::{
        app::{
            notices::Notice,
            session::SessionRequest,
            settings::{Me, Progress},
            show::Showcase,
            states::{ChosenGame, Screen},
        },
        scene::palette,
        ui::{
            screens::{
                OwnScreen, OwnScreens,
                names::game_name,
                stage::{self, Ground},
            },
            theme::{self, Icon, PushButton},
        },
    },
    record::{Unrated, WIDEST_NAME},
    rules::Colour,
    texts,
};

/// How often the set-up was opened.
#[derive(Resource, Debug, Default)]
pub(super) struct Visits(u32);

/// Begins with how the last match of the game was set up, with a new number for a random
/// board; not when the player comes back from the game's own screen.
pub(super) fn lay_out(
    chosen: Res<ChosenGame>,
    me: Me,
    progress: Res<Progress>,
    showcase: Option<Res<Showcase>>,
    mut ways: MessageReader<StateTransitionEvent<Screen>>,
    mut draft: ResMut<Draft>,
    mut visits: ResMut<Visits>,
) {
    let from = ways.read().last().and_then(|way| way.exited);
    visits.0 += 1;
    *draft = match progress.set_ups.get(chosen.0) {
        Some(last) => Draft::remembered(chosen.0, last, me.seat()),
        None => Draft::with_defaults(chosen.0, me.seat()),
    };
    if !has_phones(showcase.as_deref()) {
        draft.have_phones_at_table();
    }
    if from != Some(Screen::Own) {
        draft.draw_anew();
    }
}

/// The room for the button that starts the match.
const FOOT: f32 = 64.0;

/// What a press asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SetUpAction {
    Back,
    Own,
    Start,
}

/// What a press leads to.
#[derive(SystemParam)]
pub(super) struct SetUpRequests<'w> {
    progress: ResMut<'w, Progress>,
    next: ResMut<'w, NextState<Screen>>,
    session: MessageWriter<'w, SessionRequest>,
    notices: MessageWriter<'w, Notice>,
    #[cfg(feature = "host")]
    phones: MessageWriter<'w, PhonesRequest>,
}

/// The invitation to the seats of phones, if there are any.
#[cfg(feature = "host")]
pub(super) fn invitation(draft: &Draft) -> Option<PhonesRequest> {
    let seats = draft.for_phones();
    (!seats.is_empty()).then_some(PhonesRequest::InviteTo(seats))
}

impl SetUpRequests<'_> {
    fn carry_out(&mut self, press: SetUpAction, draft: &Draft) {
        match press {
            SetUpAction::Back => self.next.set(Screen::Game),
            SetUpAction::Own => self.next.set(Screen::Own),
            SetUpAction::Start => match draft.to_match() {
                Ok(game) => {
                    self.progress
                        .set_ups
                        .insert(draft.game.to_owned(), draft.to_remember());
                    self.session.write(SessionRequest::open(game));
                    #[cfg(feature = "host")]
                    self.phones.write_batch(invitation(draft));
                }
                Err(error) => {
                    self.notices.write(Notice::trouble(error.to_string()));
                }
            },
        }
    }
}

pub(super) fn show(
    mut contexts: EguiContexts,
    library: Res<MatchLibrary>,
    own: Res<OwnScreens>,
    visits: Res<Visits>,
    showcase: Option<Res<Showcase>>,
    mut draft: ResMut<Draft>,
    mut asked: SetUpRequests,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut press = None;
    // Only real changes should count as changes.
    let mut edited = draft.clone();
    // Each time at its top, and folded.
    let visit = visits.0;
    stage::screen(context, "set-up", Ground::Veiled, |ui| {
        if stage::head(ui, game_name(edited.game), texts::set_up_new_match()) {
            press = Some(SetUpAction::Back);
        }
        let known = library.ratings.people();
        let at_hand = AtHand {
            known: &known,
            has_phones: has_phones(showcase.as_deref()),
        };
        ui.push_id(visit, |ui| {
            stage::scroll(ui, FOOT, |ui| {
                contents(ui, &mut edited, &at_hand);
            });
        });
        ui.add_space(theme::GAP);
        press = foot(ui, &edited, own.get(edited.game)).or(press);
    });
    draft.set_if_neq(edited);
    if let Some(press) = press {
        asked.carry_out(press, &draft);
    }
    Ok(())
}

/// Who may sit down.
pub(super) struct AtHand<'a> {
    /// The names of those who have played before.
    pub(super) known: &'a [&'a str],
    /// Phones can be invited.
    pub(super) has_phones: bool,
}

/// Whether phones can be invited; those of a showcase come by themselves.
pub(super) const fn has_phones(showcase: Option<&Showcase>) -> bool {
    cfg!(feature = "host") && showcase.is_none()
}

fn contents(ui: &mut Ui, draft: &mut Draft, at_hand: &AtHand<'_>) {
    let who = |ui: &mut Ui, draft: &mut Draft| {
        players(ui, draft, (0, texts::set_up_moves_first()), at_hand);
        clock(ui, draft);
        stakes(ui, draft);
    };
    let how = |ui: &mut Ui, draft: &mut Draft| {
        options::show(ui, draft);
        seed(ui, draft);
    };
    beside(ui, draft, 0.52, who, how);
}

/// Two parts beside each other, the first with a share of the width; one below the other
/// where there is little room.
pub(super) fn beside(
    ui: &mut Ui,
    draft: &mut Draft,
    share: f32,
    first: impl FnOnce(&mut Ui, &mut Draft),
    second: impl FnOnce(&mut Ui, &mut Draft),
) {
    let whole = ui.available_width();
    if whole <= 900.0 {
        first(ui, draft);
        second(ui, draft);
        return;
    }
    let gap = theme::GROUP_GAP;
    let left = (whole - gap) * share;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        column(ui, left, |ui| first(ui, draft));
        column(ui, whole - gap - left, |ui| second(ui, draft));
    });
}

/// The button that starts the match, and the one that leads to the game's own
/// screen, if it has one. Returns which was pressed.
fn foot(ui: &mut Ui, draft: &Draft, own: Option<&OwnScreen>) -> Option<SetUpAction> {
    let wrong = draft.wrong_option();
    let mut pressed = None;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let start = PushButton::new(texts::set_up_start())
            .icon(Icon::Play)
            .primary()
            .height(52.0)
            .width(200.0);
        if ui.add(start.enabled(wrong.is_none())).clicked() {
            pressed = Some(SetUpAction::Start);
        }
        if let Some(own) = own {
            let button = PushButton::new((own.label)())
                .icon(own.icon)
                .tip((own.tip)());
            if ui.add(button.height(52.0)).clicked() {
                pressed = Some(SetUpAction::Own);
            }
        }
        if wrong.is_some() {
            ui.colored_label(palette::WARN.egui(), texts::set_up_not_valid());
        }
    });
    pressed
}

fn column(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.x = theme::GAP;
        contents(ui);
    });
}

/// The players. Of one seat something is noted: that it moves first.
pub(super) fn players(
    ui: &mut Ui,
    draft: &mut Draft,
    (noted, note): (usize, &str),
    at_hand: &AtHand<'_>,
) {
    theme::group(ui, texts::stage_players(), |ui| {
        ui.horizontal_wrapped(|ui| {
            for (quick, label) in QuickStart::ALL {
                let before = draft.clone();
                let mut there = before.clone();
                there.quick_start(quick);
                let same = there.seats == before.seats;
                if ui
                    .add(PushButton::new(label()).height(36.0).selected(same))
                    .clicked()
                {
                    *draft = there;
                }
            }
        });
        theme::rule(ui);
        let colours = draft.colours();
        let computers = Computers::for_draft(draft);
        for (index, colour) in colours.iter().enumerate() {
            if let Some(seat) = draft.seats.get_mut(index) {
                let note = (index == noted).then_some(note);
                seat_row(ui, seat, (*colour, note), at_hand, &computers);
                ui.add_space(4.0);
            }
        }
        let swap = PushButton::new(texts::set_up_swap_seats())
            .icon(Icon::Swap)
            .height(36.0)
            .quiet();
        if ui.add(swap).clicked() {
            draft.swap_seats();
        }
    });
}

fn seat_row(
    ui: &mut Ui,
    seat: &mut SeatDraft,
    (colour, note): (Colour, Option<&str>),
    at_hand: &AtHand<'_>,
    computers: &Computers,
) {
    let models = &computers.models;
    ui.horizontal(|ui| {
        theme::player_chip(ui, colour, 34.0);
        ui.add(bevy_egui::egui::Label::new(
            RichText::new(colour.name()).text_style(theme::strong_style()),
        ));
        if let Some(note) = note {
            theme::note(ui, note);
        }
    });
    ui.push_id(colour.key(), |ui| {
        let all = SeatChoice::all(!models.is_empty(), at_hand.has_phones);
        let all: Vec<_> = all.into_iter().map(|it| (it, it.name())).collect();
        theme::choices(ui, &mut seat.kind, &all);
        if seat.kind == SeatChoice::Model {
            model_choice(ui, seat, models);
            return;
        }
        ui.horizontal(|ui| match seat.kind {
            SeatChoice::Human => {
                ui.label(texts::set_up_name());
                let edit = TextEdit::singleline(&mut seat.name).char_limit(WIDEST_NAME);
                let field = theme::field(ui, edit.desired_width(260.0).margin(vec2(10.0, 6.0)));
                theme::named(field, texts::set_up_name());
                if !at_hand.known.is_empty() {
                    known_names(ui, &mut seat.name, at_hand.known);
                }
            }
            SeatChoice::Phone => {
                theme::quiet(ui, texts::set_up_phone_about());
            }
            SeatChoice::Computer => computer::strength(ui, seat),
            SeatChoice::Random | SeatChoice::Model => {
                theme::quiet(ui, texts::set_up_random_about());
            }
        });
        if seat.kind == SeatChoice::Computer {
            computer::about(ui, seat, computers);
        }
    });
}

/// Offers the names of those who have played before.
fn known_names(ui: &mut Ui, name: &mut String, known: &[&str]) {
    let button = PushButton::new("").icon(Icon::ChevronDown).height(36.0);
    let button = ui.add(button.tip(texts::set_up_recent_players()));
    button.widget_info(|| {
        WidgetInfo::labeled(WidgetType::ComboBox, true, texts::set_up_recent_players())
    });
    Popup::menu(&button).show(|ui| {
        ui.set_min_width(200.0);
        ScrollArea::vertical().max_height(260.0).show(ui, |ui| {
            for other in known {
                let button = PushButton::new(*other).height(34.0).left().quiet();
                if ui.add(button.width(190.0)).clicked() {
                    (*other).clone_into(name);
                    ui.close();
                }
            }
        });
    });
}

/// Whether the match is rated, where the game has ratings.
fn stakes(ui: &mut Ui, draft: &mut Draft) {
    let rated = draft.rated();
    if rated == Err(Unrated::Game) {
        return;
    }
    theme::group(ui, texts::set_up_rating(), |ui| {
        let all = [
            (false, texts::set_up_rated()),
            (true, texts::set_up_friendly()),
        ];
        theme::choices(ui, &mut draft.friendly, &all);
        theme::note(
            ui,
            match rated {
                Ok(()) => texts::set_up_rated_about().to_owned(),
                Err(Unrated::Friendly) => texts::set_up_friendly_about().to_owned(),
                Err(why) => texts::set_up_unrated(&why.to_string()),
            },
        );
    });
}

/// A decision model: which, and what can be set for it.
fn model_choice(ui: &mut Ui, seat: &mut SeatDraft, models: &[ModelInfo]) {
    let all: Vec<_> = models
        .iter()
        .map(|model| (model.id.to_owned(), model.name))
        .collect();
    let mut id = seat.model_id().to_owned();
    if theme::choices(ui, &mut id, &all) {
        seat.model.clone_from(&id);
    }
    let Some(info) = models.iter().find(|model| model.id == id) else {
        return;
    };
    theme::note(ui, info.help);
    model::settings(ui, &mut seat.model, info.settings);
}

pub(super) fn clock(ui: &mut Ui, draft: &mut Draft) {
    theme::group(ui, texts::set_up_clock(), |ui| {
        let clock = &mut draft.clock;
        theme::choices(
            ui,
            &mut clock.kind,
            &[
                (ClockChoice::None, texts::set_up_clock_none()),
                (ClockChoice::PerMove, texts::set_up_clock_per_move()),
                (ClockChoice::Match, texts::set_up_clock_per_match()),
            ],
        );
        let seconds = |value: i64| texts::seconds(&value.to_string());
        ui.horizontal_wrapped(|ui| match clock.kind {
            ClockChoice::None => {
                theme::quiet(ui, texts::set_up_no_limit());
            }
            ClockChoice::PerMove => {
                let step = if clock.per_move < 30 { 5 } else { 15 };
                theme::stepper(ui, &mut clock.per_move, 5..=600, step, seconds);
                theme::quiet(ui, texts::set_up_per_move());
            }
            ClockChoice::Match => {
                let minutes = &mut clock.minutes;
                theme::stepper(ui, minutes, 1..=180, 1, texts::set_up_minutes);
                theme::quiet(ui, texts::set_up_each_plus());
                theme::stepper(ui, &mut clock.increment, 0..=120, 1, seconds);
                theme::quiet(ui, texts::set_up_after_each_move());
            }
        });
        if clock.kind != ClockChoice::None {
            theme::note(ui, texts::set_up_time_out());
        }
    });
}

fn seed(ui: &mut Ui, draft: &mut Draft) {
    theme::group(ui, texts::set_up_seed(), |ui| {
        theme::note(ui, texts::set_up_seed_about());
        ui.horizontal(|ui| {
            let mut text = draft.seed.to_string();
            let edit = TextEdit::singleline(&mut text)
                .char_limit(19)
                .desired_width(170.0);
            let field = theme::field(ui, edit.margin(vec2(10.0, 6.0)));
            if theme::named(field, texts::set_up_seed()).changed() {
                // Only digits can be typed.
                let digits: String = text.chars().filter(char::is_ascii_digit).collect();
                draft.seed = digits.parse().unwrap_or(0);
            }
            if ui
                .add(
                    PushButton::new(texts::set_up_new_seed())
                        .icon(Icon::Dice)
                        .height(36.0),
                )
                .clicked()
            {
                draft.roll_seed();
            }
        });
    });
}
