//! The saved matches: watch them again, resume them, delete them.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiClipboard, EguiContexts, EguiPrimaryContextPass,
    egui::{
        self, Align, CornerRadius, Frame, Label, Layout, Margin, RichText, Sense, Stroke, TextEdit,
        Ui, vec2,
    },
};

use super::{
    Boards, drop,
    names::{game_name, pairing},
    pasted::{self, Opened},
    stage::{self, Ground},
    unfinished::{self, Wish},
};
use crate::plugins::app::library::{
    match_library::{LibraryRequest, MatchLibrary},
    saved_match::{SavedMatch, says},
};
use crate::plugins::app::visitors;
use crate::{
    plugins::{
        app::{
            keys::{Action, ActionPressed},
            notices::Notice,
            session::{SessionRequest, TableRequest},
            settings::{Progress, Settings},
            show::Showcase,
            states::{ChosenGame, Overlay, Screen},
        },
        scene::palette,
        ui::{
            clipboard,
            theme::{self, Icon, PushButton},
        },
    },
    record::{self, Source, Summary, Terms},
    texts,
};

pub(super) fn plugin(app: &mut App) {
    visitors::reset_on_leave::<Filter>(app);
    app.init_resource::<Filter>().add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Library)),
    );
}

/// What the list is narrowed down to.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
struct Filter(String);

fn show(
    mut contexts: EguiContexts,
    (library, chosen, mut pictured): (Res<MatchLibrary>, Res<ChosenGame>, Boards),
    mut filter: ResMut<Filter>,
    mut settings: ResMut<Settings>,
    mut next: ResMut<NextState<Screen>>,
    mut requests: MessageWriter<LibraryRequest>,
    mut pressed: MessageWriter<ActionPressed>,
    mut paste: Paste,
) -> Result {
    let context = contexts.ctx_mut()?;
    let (mut asked, mut wish) = (None, None);
    let mut words = filter.0.clone();
    let mut hides = settings.hide_results;
    let mut back = false;
    let mut text = clipboard::pasted(context).filter(|_| paste.is_meant());
    stage::screen(context, "library", Ground::Veiled, |ui| {
        let own = paste.is_free();
        back = match own {
            true => stage::head(
                ui,
                texts::stage_saved_matches(),
                texts::library_newest_first(),
            ),
            false => stage::head(ui, texts::library_to_watch(), ""),
        };
        match tools(ui, &library, (&mut words, &mut hides), own, &mut asked) {
            Some(Origin::File) => {
                pressed.write(ActionPressed(Action::Open));
            }
            Some(Origin::Clipboard) => text = Some(paste.read()),
            None => {}
        }
        ui.add_space(theme::GAP);
        stage::scroll(ui, 0.0, |ui| {
            let me = settings.name();
            let shown = Shown {
                library: &library,
                words: &words,
                hides,
                me: &me,
            };
            if own {
                wish = unfinished::list(ui, &library, &words, &mut pictured);
                list(ui, &shown, &mut pictured, &mut asked);
            }
            shipped(ui, &shown, &mut pictured, &mut asked);
        });
    });
    filter.set_if_neq(Filter(words));
    if settings.hide_results != hides {
        settings.hide_results = hides;
    }
    if back {
        next.set(Screen::Title);
    }
    if let Some(text) = text.filter(|_| paste.is_free()) {
        asked = paste.open(&text, chosen.0).or(asked);
    }
    match wish {
        Some(Wish::Resume(terms)) => paste.resume(terms),
        Some(Wish::Discard(terms)) => asked = Some(LibraryRequest::Discard(terms)),
        None => {}
    }
    if let Some(asked) = asked {
        requests.write(asked);
    }
    Ok(())
}

/// The clipboard, and what comes of a text from it.
#[derive(SystemParam)]
struct Paste<'w> {
    clipboard: Option<ResMut<'w, EguiClipboard>>,
    showcase: Option<Res<'w, Showcase>>,
    overlay: Res<'w, State<Overlay>>,
    progress: ResMut<'w, Progress>,
    session: MessageWriter<'w, SessionRequest>,
    notices: MessageWriter<'w, Notice>,
}

impl Paste<'_> {
    /// Whether matches from elsewhere may be opened: not by visitors.
    fn is_free(&self) -> bool {
        self.showcase.is_none()
    }

    /// Whether a text is meant for this screen, and not for what lies over it.
    fn is_meant(&self) -> bool {
        *self.overlay == Overlay::None
    }

    fn read(&mut self) -> String {
        let clipboard = self.clipboard.as_mut();
        clipboard.and_then(|it| it.get_text()).unwrap_or_default()
    }

    /// Plays an unfinished match on.
    fn resume(&mut self, terms: Box<Terms>) {
        let resume = TableRequest::Resume(Some(terms));
        self.session.write(SessionRequest::Table(resume));
    }

    /// Opens a text. Returns the file to be watched where it names one.
    fn open(&mut self, text: &str, game: &str) -> Option<LibraryRequest> {
        match pasted::opened(text, game) {
            Ok(Opened::File(path)) => return Some(LibraryRequest::Watch(path)),
            Ok(Opened::Match(request)) => {
                self.session.write(request);
            }
            Ok(Opened::Done(done)) => {
                let count = self.progress.take_done(&done);
                self.notices.write(Notice::done(texts::pasted_done(count)));
            }
            Err(notice) => {
                self.notices.write(notice);
            }
        }
        None
    }
}

/// What the lists show.
struct Shown<'a> {
    library: &'a MatchLibrary,
    /// What is looked for.
    words: &'a str,
    /// Whether it is not said how matches have ended.
    hides: bool,
    /// The name of the owner.
    me: &'a str,
}

fn list(ui: &mut Ui, shown: &Shown<'_>, pictured: &mut Boards, asked: &mut Option<LibraryRequest>) {
    let Some(saved) = &shown.library.saved else {
        theme::quiet(ui, texts::stage_loading_matches());
        return;
    };
    let matches = |saved: &&SavedMatch| saved.matches(shown.words);
    let found: Vec<_> = saved.iter().filter(matches).collect();
    if found.is_empty() {
        theme::panel_frame().show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(if saved.is_empty() {
                texts::library_empty()
            } else {
                texts::library_none_found()
            });
        });
    }
    for saved in found {
        row(ui, saved, (shown, pictured), asked);
    }
}

/// The matches that come with the program, below those that were played here.
fn shipped(
    ui: &mut Ui,
    shown: &Shown<'_>,
    pictured: &mut Boards,
    asked: &mut Option<LibraryRequest>,
) {
    let found: Vec<_> = shown
        .library
        .shipped
        .iter()
        .filter(|(_, summary)| says("", Some(summary), shown.words))
        .collect();
    let all = record::shipped();
    for source in Source::ALL {
        let of_source: Vec<_> = found
            .iter()
            .filter(|(number, _)| all.get(*number).is_some_and(|it| it.source == source))
            .collect();
        if of_source.is_empty() {
            continue;
        }
        ui.add_space(theme::GAP);
        theme::section(ui, source.title());
        for (number, summary) in of_source {
            shipped_line(ui, (*number, summary), (shown, pictured), asked);
        }
    }
}

fn shipped_line(
    ui: &mut Ui,
    (number, summary): (usize, &Summary),
    (shown, pictured): (&Shown<'_>, &mut Boards),
    asked: &mut Option<LibraryRequest>,
) {
    line(ui, number, |ui, part| match part {
        Part::Picture => {
            let known = Some(summary).filter(|_| !shown.hides);
            pictured.show(ui, &number.to_string(), known);
        }
        Part::Words => {
            let title = RichText::new(record::said(&summary.game, &summary.event));
            ui.add(Label::new(title.text_style(theme::strong_style())).wrap());
            if !shown.hides {
                theme::quiet(ui, result(summary, ""));
            }
            let players = pairing(&summary.players);
            let moves = texts::library_moves(summary.rounds);
            let game = game_name(&summary.game);
            theme::note(ui, format!("{game} · {players} · {moves}"));
        }
        Part::Buttons => {
            if ui
                .add(PushButton::new(texts::stage_watch()).icon(Icon::Eye))
                .clicked()
            {
                *asked = Some(LibraryRequest::WatchShipped(number));
            }
        }
    });
}

/// From where else a match comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    File,
    Clipboard,
}

/// What is done with the list as a whole. Returns from where a match is to be opened.
fn tools(
    ui: &mut Ui,
    library: &MatchLibrary,
    (words, hides): (&mut String, &mut bool),
    own: bool,
    asked: &mut Option<LibraryRequest>,
) -> Option<Origin> {
    let mut from = None;
    ui.horizontal_wrapped(|ui| {
        let edit = TextEdit::singleline(words)
            .hint_text(texts::library_search())
            .desired_width(330.0 * theme::text_factor(ui))
            .margin(vec2(12.0, 8.0));
        theme::field(ui, edit);
        if !words.is_empty()
            && theme::icon_button(ui, Icon::Cross, texts::library_show_all()).clicked()
        {
            words.clear();
        }
        let button = PushButton::new(texts::library_hide_results())
            .icon(Icon::Eye)
            .selected(*hides);
        let tip = texts::library_hide_results_tip();
        if ui.add(button.tip(tip)).clicked() {
            *hides = !*hides;
        }
        let button = PushButton::new(texts::library_open()).icon(Icon::Folder);
        let tip = theme::key_tip(ui, texts::library_open_tip(), Action::Open);
        if own && ui.add(button.tip(tip)).clicked() {
            from = Some(Origin::File);
        }
        let button = PushButton::new(texts::library_paste()).icon(Icon::List);
        let tip = texts::library_paste_tip();
        if own && ui.add(button.tip(tip)).clicked() {
            from = Some(Origin::Clipboard);
        }
        let found = library.saved.iter().flatten();
        let found = found.filter(|saved| saved.summary.is_some() && saved.matches(words));
        let found: Vec<_> = found.map(|saved| saved.path.clone()).collect();
        let button = PushButton::new(texts::library_study()).icon(Icon::Share);
        let tip = texts::library_study_tip(found.len());
        if own && found.len() > 1 && ui.add(button.tip(tip)).clicked() {
            *asked = Some(LibraryRequest::MakeStudy(found));
        }
        if let Some((_, name)) = library.deleted.as_ref().filter(|_| own) {
            let button = PushButton::new(texts::library_restore(name)).icon(Icon::Undo);
            if ui.add(button.tip(texts::library_restore_tip())).clicked() {
                *asked = Some(LibraryRequest::Restore);
            }
        }
    });
    // Nothing of the owner's, and nothing about folders, is for visitors.
    if !own {
        return from;
    }
    if let Some(folder) = &library.folder {
        let text = RichText::new(texts::library_folder(&folder.display().to_string()));
        let label = Label::new(text.small().color(palette::TEXT_QUIET.egui())).wrap();
        ui.add(label.selectable(true));
        theme::note(
            ui,
            if drop::is_possible() {
                texts::library_drop()
            } else {
                texts::library_no_drop()
            },
        );
    }
    if let Some(trouble) = &library.trouble {
        ui.colored_label(palette::WARN.egui(), trouble);
    }
    from
}

fn row(
    ui: &mut Ui,
    saved: &SavedMatch,
    (shown, pictured): (&Shown<'_>, &mut Boards),
    asked: &mut Option<LibraryRequest>,
) {
    line(ui, &saved.path, |ui, part| match part {
        Part::Picture => {
            let known = saved.summary.as_ref().filter(|_| !shown.hides);
            pictured.show(ui, &saved.name(), known);
        }
        Part::Words => say(ui, saved, shown),
        Part::Buttons => act(ui, saved, asked),
    });
}

/// The parts of a line of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// The last position, at the left.
    Picture,
    /// What is said, beside it.
    Words,
    /// What can be done, at the right.
    Buttons,
}

pub(super) fn line(
    ui: &mut Ui,
    id: impl core::hash::Hash + core::fmt::Debug,
    mut contents: impl FnMut(&mut Ui, Part),
) {
    Frame::new()
        .fill(palette::PANEL.egui_alpha(238))
        .stroke(Stroke::new(1.0, palette::LINE.egui_alpha(130)))
        .corner_radius(theme::RADIUS)
        .inner_margin(Margin::symmetric(18, 10))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.push_id(id, |ui| {
                ui.horizontal_top(|ui| {
                    contents(ui, Part::Picture);
                    let usual = 420.0_f32.min(ui.available_width() * 0.55);
                    let buttons = usual.max(width_of_buttons(ui));
                    let words = ui.available_width() - buttons - theme::GAP;
                    let top_down = Layout::top_down(Align::Min);
                    ui.allocate_ui_with_layout(vec2(words, 0.0), top_down, |ui| {
                        ui.set_width(words);
                        ui.spacing_mut().item_spacing.y = 2.0;
                        contents(ui, Part::Words);
                    });
                    let beside_the_picture = vec2(ui.available_width(), PICTURE.y);
                    let centred = Layout::right_to_left(Align::Center);
                    ui.allocate_ui_with_layout(beside_the_picture, centred, |ui| {
                        contents(ui, Part::Buttons);
                    });
                });
            });
        });
}

/// What the buttons of a match take.
fn width_of_buttons(ui: &Ui) -> f32 {
    let button = |name, icon| PushButton::new(name).icon(icon).needs(ui) + theme::GAP;
    let watch = button(texts::stage_watch(), Icon::Eye);
    let go_on = button(texts::stage_continue(), Icon::Play);
    watch + go_on + 2.0 * theme::BUTTON_HEIGHT + theme::GAP
}

/// The size of the picture of a match.
const PICTURE: egui::Vec2 = vec2(112.0, 78.0);

impl Boards<'_> {
    /// The last position of the match of this name, or else the board of its game.
    pub(super) fn show(&mut self, ui: &mut Ui, name: &str, summary: Option<&Summary>) {
        let (rect, _) = ui.allocate_exact_size(PICTURE, Sense::hover());
        ui.add_space(theme::GAP);
        // Of a long list, only what is seen is drawn.
        if !ui.is_rect_visible(rect) {
            return;
        }
        let (painter, round) = (ui.painter(), CornerRadius::same(theme::BUTTON_RADIUS));
        let game = summary.map_or("", |summary| &summary.game);
        let miniature = summary.and_then(|summary| {
            // A match that was continued is saved under the same name.
            let name = format!("{name} after {}", summary.plies);
            self.miniatures.get(game, &name, || summary.position())
        });
        match miniature {
            Some(miniature) => {
                painter.rect_filled(rect, round, palette::NIGHT.egui_alpha(150));
                miniature.paint(painter, rect.shrink(4.0));
            }
            None => self.paint(game, painter, rect, round),
        }
    }
}

fn say(ui: &mut Ui, saved: &SavedMatch, shown: &Shown<'_>) {
    match &saved.summary {
        Some(summary) => {
            let names = RichText::new(pairing(&summary.players));
            ui.add(Label::new(names.text_style(theme::strong_style())).wrap());
            if !shown.hides || summary.ending.is_none() {
                theme::quiet(ui, result(summary, shown.me));
            }
            theme::note(ui, particulars(summary));
        }
        None => {
            ui.add(Label::new(saved.name()).wrap());
        }
    }
    if let Some(damage) = &saved.damage {
        let text = RichText::new(texts::library_damaged(damage)).small();
        ui.add(Label::new(text.color(palette::WARN.egui())).wrap());
    }
}

fn act(ui: &mut Ui, saved: &SavedMatch, asked: &mut Option<LibraryRequest>) {
    let path = || saved.path.clone();
    if theme::icon_button(ui, Icon::Bin, texts::library_delete()).clicked() {
        *asked = Some(LibraryRequest::Delete(path()));
    }
    let Some(summary) = &saved.summary else {
        return;
    };
    if summary.ending.is_none() {
        let button = PushButton::new(texts::stage_continue()).icon(Icon::Play);
        if ui.add(button.tip(texts::library_continue_tip())).clicked() {
            *asked = Some(LibraryRequest::PlayOn(path()));
        }
    }
    if theme::icon_button(ui, Icon::Share, texts::share_open_dialog()).clicked() {
        *asked = Some(LibraryRequest::Share(path()));
    }
    if ui
        .add(PushButton::new(texts::stage_watch()).icon(Icon::Eye))
        .clicked()
    {
        *asked = Some(LibraryRequest::Watch(path()));
    }
}

/// How a match stands, in a sentence; before it, to the only person who played, who won.
fn result(summary: &Summary, me: &str) -> String {
    let Some(ending) = summary.ending.clone() else {
        return texts::library_in_progress().to_owned();
    };
    let is_mine = |seat: &usize| summary.players.get(*seat).is_some_and(|name| name == me);
    match summary.alone.filter(|(seat, _)| is_mine(seat)) {
        Some((_, Some(true))) => format!("{}. {ending}", texts::result_you_win()),
        Some((_, Some(false))) => format!("{}. {ending}", texts::result_you_lost()),
        _ => ending,
    }
}

/// Game, number of moves, day and occasion.
fn particulars(summary: &Summary) -> String {
    let moves = texts::library_moves(summary.rounds);
    let mut parts = vec![game_name(&summary.game).to_owned(), moves];
    for part in [&*summary.date, record::said(&summary.game, &summary.event)] {
        if !part.is_empty() {
            parts.push(part.to_owned());
        }
    }
    parts.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_takes_one_line() {
        let mut summary = Summary {
            game: "xafka".to_owned(),
            players: vec!["Anna".to_owned(), "Ben".to_owned()],
            date: "2026-11-20".to_owned(),
            plies: 1,
            rounds: 1,
            ..Summary::default()
        };
        assert_eq!(particulars(&summary), "mini-Xafka · 1 move · 2026-11-20");
        assert_eq!(result(&summary, "Anna"), "In progress");
        summary.ending = Some("Black resigned.".to_owned());
        summary.alone = Some((0, Some(true)));
        assert_eq!(result(&summary, "Anna"), "You win. Black resigned.");
        assert_eq!(result(&summary, "Ben"), "Black resigned.");
        summary.event = "Final".to_owned();
        summary.rounds = 30;
        assert!(particulars(&summary).ends_with("30 moves · 2026-11-20 · Final"));
        assert_eq!(pairing(&summary.players), "Anna vs. Ben");
    }

    #[test]
    fn every_match_that_comes_with_the_program_has_a_last_position_to_show() {
        for shipped in record::shipped() {
            let game = shipped.load().unwrap();
            let shown = Summary::from_match(&game).position();
            let shown = shown.map(|position| position.hash());
            assert_eq!(shown, Some(game.position().hash()), "{}", shipped.name());
        }
    }
}
