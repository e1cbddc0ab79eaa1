//! What lies over the table: players, status, moves, tools, analysis, result.
//!
//! Each panel is a plugin of its own and draws itself from the session and its
//! companions; none of them decides what is legal, and what a player asks for
//! goes out as a request. Where the panels are is settled once a frame in
//! [`HudLayout`]; the camera learns what they leave free.

mod advice;
mod aloud;
mod analysis;
mod caption;
mod curtain;
mod layout;
mod moves;
pub(crate) mod players;
pub(crate) mod result;
pub mod review;
mod status;
pub mod tasks;
mod tools;
pub mod words;

use std::{collections::BTreeSet, sync::Arc};

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Align, Area, Context, Frame, Id, Layout, Margin, Order, Rect, ScrollArea, Ui},
};

use self::{layout::Wanted, players::left_column::players_place};
use super::theme::{self, Icon, Look, PushButton};
use crate::{
    plugins::{
        app::{
            keys::BoardCursor,
            session::{Analysis, Session, SessionFact, SessionSystems},
            settings::Settings,
            show::Showcase,
            states::{Activity, Overlay, Screen},
        },
        scene::camera::FreeRect,
    },
    rules::{Game, PlayerSet},
    texts::{self, Said},
};

pub use self::{
    caption::Caption,
    layout::{HudLayout, RightColumn},
    status::banner::Banner,
    words::{
        AnyWords, GameWords, MoveButton, Picture, Scene, Standing, Words,
        meters::{Meter, ShownPosition},
        pieces::{Outline, block, chip},
        tables::{ResultTable, Row},
    },
};
pub(crate) use self::{
    players::left_column::below_players, status::last_turns::own_seat, words::rounds::round_of,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hud>()
        .init_resource::<HudLayout>()
        .init_resource::<GameWords>();
    app.configure_sets(
        EguiPrimaryContextPass,
        (
            HudSystems::Layout,
            HudSystems::Status,
            HudSystems::Left,
            HudSystems::Tools,
            HudSystems::Right,
        )
            .chain()
            .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>))
            .run_if(not(resource_exists::<BoardAlone>)),
    );
    app.configure_sets(
        EguiPrimaryContextPass,
        (HudSystems::Status, HudSystems::Left, HudSystems::Tools)
            .run_if(not(in_state(Activity::Edit))),
    );
    // Nobody is there to use them.
    app.configure_sets(
        EguiPrimaryContextPass,
        (HudSystems::Status, HudSystems::Tools, HudSystems::Right).run_if(not(attract)),
    );
    app.configure_sets(
        EguiPrimaryContextPass,
        (HudSystems::Status, HudSystems::Left, HudSystems::Right).run_if(not(announced)),
    );
    app.add_systems(EguiPrimaryContextPass, lay_out.in_set(HudSystems::Layout));
    app.add_systems(Update, suit_columns.in_set(SessionSystems::Show));
    app.add_systems(OnExit(Screen::Table), |mut free: ResMut<FreeRect>| {
        free.set_if_neq(FreeRect(None));
    });
    app.add_plugins((
        (status::refusals::plugin, status::plugin),
        (
            status::banner::plugin,
            advice::coach::plugin,
            advice::surrender::plugin,
        ),
        (caption::plugin, curtain::plugin),
        result::share::plugin,
        (players::seats::plugin, players::lead::plugin),
        tools::plugin,
        advice::hint::plugin,
        moves::plugin,
        analysis::plugin,
        (result::plugin, result::ending::plugin),
        aloud::plugin,
        review::plugin,
        (
            tasks::lesson::plugin,
            tasks::puzzle::plugin,
            tasks::editor::plugin,
        ),
    ));
}

/// The panels in the order in which Tab goes through them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HudSystems {
    /// Places are settled.
    Layout,
    /// The status line.
    Status,
    /// Players and puzzle.
    Left,
    /// Tools, replay and hint.
    Tools,
    /// Moves, analysis and result.
    Right,
}

/// What every panel over the table reads.
#[derive(SystemParam)]
struct Table<'w> {
    layout: Res<'w, HudLayout>,
    session: Res<'w, Session>,
    words: Res<'w, GameWords>,
    overlay: Res<'w, State<Overlay>>,
    cursor: Res<'w, BoardCursor>,
}

impl Table<'_> {
    /// The words of the game for the position that is shown.
    fn words(&self) -> &dyn AnyWords {
        self.words.for_position(self.session.position())
    }
}

/// No panel is shown as long as this is there: the board is filmed.
#[derive(Resource, Debug, Default)]
pub(crate) struct BoardAlone;

/// What the player has opened.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Hud {
    /// Whether the players' drawer is closed.
    pub left_folded: bool,
    /// Whether the drawer with the rarer tools is open.
    pub drawer: bool,
    /// Whether the result says everything there is to know and to do.
    pub result_in_full: bool,
    /// Whether moves are commented on, above their list.
    pub(crate) annotates: bool,
    /// Whether the analysis has taken the place of the review.
    covers_review: bool,
    /// What is open in the right column, besides the analysis.
    right: BTreeSet<RightColumn>,
    /// The players whose score is opened into its sum.
    pub(crate) opened: PlayerSet,
    /// The name of what the game's plugin has to show in the right column, for the
    /// button that leads to it. The plugin sets it when its table opens, fills the column
    /// with [`own_column`] while [`Hud::right`] says so, and takes it away with the table.
    pub own: Option<OwnName>,
}

/// What a game's own column is called, in the language that is read.
#[derive(Clone, Copy, Debug)]
pub struct OwnName {
    /// The game.
    game: &'static str,
    /// The name.
    pub(crate) name: Said,
}

impl OwnName {
    /// The name of the column of the game `G`.
    pub(crate) const fn for_game<G: Game>(name: Said) -> Self {
        Self {
            game: G::INFO.id,
            name,
        }
    }
}

impl PartialEq for OwnName {
    fn eq(&self, other: &Self) -> bool {
        self.game == other.game
    }
}

impl Eq for OwnName {}

impl Default for Hud {
    fn default() -> Self {
        Self {
            annotates: false,
            covers_review: false,
            left_folded: true,
            drawer: false,
            result_in_full: false,
            right: BTreeSet::new(),
            opened: PlayerSet::EMPTY,
            own: None,
        }
    }
}

impl Hud {
    /// What the right column holds.
    pub(crate) fn right(&self, analysis: bool) -> RightColumn {
        let analysis = analysis.then_some(RightColumn::Analysis);
        let top = self.right.last().copied().max(analysis);
        top.unwrap_or(RightColumn::Folded)
    }

    /// Whether this is open in the right column, though something else may be shown.
    pub fn has(&self, column: RightColumn) -> bool {
        self.right.contains(&column)
    }

    /// Opens something in the right column, or closes it.
    pub fn set(&mut self, column: RightColumn, open: bool) {
        if open {
            self.right.insert(column);
            self.drawer = false;
        } else {
            self.right.remove(&column);
        }
    }

    /// Analysis that was asked for is seen; the review that it covers comes back after it.
    fn follow_analysis(&mut self, enabled: bool) {
        if enabled {
            self.set(RightColumn::Result, false);
            self.drawer = false;
            self.covers_review = self.has(RightColumn::Review);
            self.set(RightColumn::Review, false);
        } else if core::mem::take(&mut self.covers_review) {
            self.set(RightColumn::Review, true);
        }
    }

    /// Opens the list of moves, or closes it.
    pub(crate) fn toggle_moves(&mut self) {
        match self.right.pop_last() {
            Some(RightColumn::Own) | None => self.set(RightColumn::Moves, true),
            Some(lesson @ RightColumn::Lesson) => self.set(lesson, true),
            Some(_) => {}
        }
    }

    /// Closes the drawer that was opened last, as far as that can be told; whether
    /// there was one. The moves of a replay stay.
    pub(crate) fn close_topmost(&mut self, analysis: &mut bool, watching: bool) -> bool {
        if self.drawer {
            self.drawer = false;
            return true;
        }
        match self.right(*analysis) {
            RightColumn::Analysis => {
                *analysis = false;
                self.follow_analysis(false);
            }
            RightColumn::Moves if watching => return false,
            RightColumn::Folded | RightColumn::Lesson => return false,
            column => self.set(column, false),
        }
        true
    }

    /// Opens the players' drawer, and closes the other one where both find no room.
    fn open_players(&mut self, layout: &HudLayout, analysis: &mut bool) {
        if !self.left_folded && layout.is_rail {
            while self.close_topmost(analysis, false) {}
        }
        self.left_folded = false;
    }

    /// Opens what a table needs: the moves of a match that is watched, the task of
    /// a puzzle, a panel without which a game cannot be played.
    fn suit(&mut self, activity: Activity, needs_panel: bool) {
        let is_guided = matches!(activity, Activity::Lesson | Activity::Edit);
        self.set(RightColumn::Lesson, is_guided);
        self.set(RightColumn::Moves, activity == Activity::Replay);
        self.left_folded = !(needs_panel || activity == Activity::Puzzle);
    }

    /// What changes when something happens at the table.
    fn hear(&mut self, fact: &SessionFact, activity: Option<Activity>) {
        match fact {
            SessionFact::Opened | SessionFact::Closed => {
                self.set(RightColumn::Result, false);
                self.set(RightColumn::Review, false);
                (self.drawer, self.result_in_full) = (false, false);
                self.covers_review = false;
            }
            SessionFact::Ended(_) => {
                self.set(RightColumn::Result, activity == Some(Activity::Play));
            }
            SessionFact::Played { .. } => self.set(RightColumn::Result, false),
            _ => {}
        }
    }
}

/// What the drawers were last suited to: what the table is for, and whether the game
/// needed its panel.
type Suited = Option<(Activity, bool)>;

fn suit_columns(
    mut facts: MessageReader<SessionFact>,
    session: Option<Res<Session>>,
    words: Res<GameWords>,
    mut hud: ResMut<Hud>,
    mut suited: Local<Suited>,
) {
    for fact in facts.read() {
        hud.hear(fact, session.as_ref().map(|session| session.activity()));
    }
    let Some(session) = session else {
        *suited = None;
        return;
    };
    // A result is that of the position that is shown.
    if hud.has(RightColumn::Result) && session.position().outcome().is_none() {
        hud.set(RightColumn::Result, false);
    }
    // What the player has opened stays open as long as it may be of use.
    let position = session.position();
    let is_without = session.lesson().is_some_and(|state| !state.lesson.panel);
    let needs_panel = !is_without && words.for_position(position).needs_panel(position);
    let now = Some((session.activity(), needs_panel));
    if *suited != now {
        *suited = now;
        hud.suit(session.activity(), needs_panel);
    }
}

fn attract(showcase: Option<Res<Showcase>>) -> bool {
    showcase.is_some_and(|showcase| showcase.alone())
}

/// The card of a match lies over its table.
fn announced(showcase: Option<Res<Showcase>>) -> bool {
    showcase.is_some_and(|showcase| showcase.announces())
}

fn lay_out(
    mut contexts: EguiContexts,
    hud: Res<Hud>,
    analysis: Res<Analysis>,
    session: Res<Session>,
    showcase: Option<Res<Showcase>>,
    look: Res<Look>,
    settings: Res<Settings>,
    mut layout: ResMut<HudLayout>,
    mut free: ResMut<FreeRect>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    let code = showcase
        .as_ref()
        .is_some_and(|showcase| showcase.invites || showcase.keepsake.is_some());
    let alone = attract(showcase);
    let wanted = Wanted {
        left_folded: hud.left_folded,
        right: hud.right(analysis.enabled),
        scrubber: session.is_watched(),
        alone,
        code,
        caption: session.looks_on(),
        bar: hud.right(analysis.enabled) == RightColumn::Analysis
            && session.position().colours().len() == 2,
        many: session.position().colours().len() > 2,
    };
    let is_editor = session.editor().is_some();
    let places = HudLayout::for_text(look.text, screen, |screen| match is_editor {
        true => HudLayout::of_editor(screen),
        false => HudLayout::new(screen, wanted),
    });
    layout.set_if_neq(match settings.sound_captions {
        true => places.with_captions(look.text),
        false => places,
    });
    // The interface measures in points, the camera in pixels.
    let scale = context.zoom_factor();
    let pixels = |at: egui::Pos2| Vec2::new(at.x, at.y) * scale;
    let board = layout.board();
    let rect = bevy::math::Rect::from_corners(pixels(board.min), pixels(board.max));
    free.set_if_neq(FreeRect(Some(rect)));
    Ok(())
}

/// Shows a panel that fills `place`. While something lies over the table, it
/// is seen but cannot be used.
pub(crate) fn panel<R>(
    context: &Context,
    name: &'static str,
    place: Rect,
    frame: Frame,
    overlay: Overlay,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    Area::new(Id::new(("hud", name)))
        .order(Order::Middle)
        .fixed_pos(place.min)
        .constrain(false)
        .fade_in(false)
        .enabled(overlay == Overlay::None)
        .show(context, |ui| {
            frame
                .show(ui, |ui| {
                    let inner = place.size() - frame.total_margin().sum();
                    ui.set_width(inner.x);
                    ui.set_max_height(inner.y);
                    contents(ui)
                })
                .inner
        })
        .inner
}

/// Fills the right drawer with the panel of a game, under its name and the
/// button that closes it.
pub(crate) fn own_column(
    context: &Context,
    layout: &HudLayout,
    hud: &mut Hud,
    overlay: Overlay,
    contents: impl FnOnce(&mut Ui),
) {
    let frame = theme::panel_frame().inner_margin(Margin::same(12));
    panel(context, "own", layout.right, frame, overlay, |ui| {
        ui.set_min_height(ui.available_height());
        ui.horizontal(|ui| {
            theme::section(ui, hud.own.map_or("", |own| (own.name)()));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let close = PushButton::new("").icon(Icon::ChevronRight).height(32.0);
                if ui.add(close.quiet().tip(texts::close())).clicked() {
                    hud.set(RightColumn::Own, false);
                    hud.set(RightColumn::Moves, false);
                }
            });
        });
        ScrollArea::vertical()
            .auto_shrink(false)
            .max_height(ui.available_height())
            .show(ui, contents);
    });
}

/// The sizes that letters may have where usual ones would not fit, as parts of those.
const SMALLER: [f32; 5] = [0.94, 0.86, 0.78, 0.7, 0.64];

/// A text as wide as there is room, in a part of the usual size.
fn laid_out(ui: &Ui, text: &str, family: egui::FontFamily, part: f32) -> Arc<egui::Galley> {
    let body = egui::TextStyle::Body.resolve(ui.style()).size;
    let font = egui::FontId::new(body * part, family);
    let ink = ui.visuals().text_color();
    ui.painter()
        .layout(text.to_owned(), font, ink, ui.available_width())
}

/// A text of a family of letters, in a size in which it is at most so high, if there is
/// one. Returns its height.
fn text_within(ui: &mut Ui, text: &str, (family, height): (egui::FontFamily, f32)) -> f32 {
    let mut galley = laid_out(ui, text, family.clone(), 1.0);
    for part in SMALLER {
        if galley.size().y <= height {
            break;
        }
        galley = laid_out(ui, text, family.clone(), part);
    }
    let label = egui::Label::new(galley).selectable(false);
    ui.add(label).rect.height()
}

/// A square that shows an icon and does nothing.
fn sign(ui: &mut Ui, icon: Icon, tone: crate::plugins::scene::palette::Tone, side: f32) {
    let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(side), egui::Sense::hover());
    icon.paint(ui.painter(), rect, tone.egui());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Outcome;

    fn ended() -> SessionFact {
        SessionFact::Ended(Outcome {
            winners: PlayerSet::EMPTY,
            reason: "isolated",
            explanation: String::new(),
        })
    }

    #[test]
    fn the_result_comes_with_the_end_of_a_match_and_not_of_a_replay() {
        let mut hud = Hud::default();
        hud.hear(&ended(), Some(Activity::Replay));
        assert!(!hud.has(RightColumn::Result));
        hud.hear(&ended(), Some(Activity::Play));
        assert_eq!(hud.right(true), RightColumn::Result);
        hud.hear(&SessionFact::Opened, Some(Activity::Play));
        assert_eq!(hud.right(true), RightColumn::Analysis);
    }

    #[test]
    fn a_games_own_panel_takes_the_place_of_the_moves() {
        let mut hud = Hud::default();
        hud.set(RightColumn::Own, true);
        assert_eq!(hud.right(false), RightColumn::Own);
        assert_eq!(hud.right(true), RightColumn::Analysis);
        hud.toggle_moves();
        assert_eq!(hud.right(false), RightColumn::Moves);
        hud.toggle_moves();
        assert_eq!(hud.right(false), RightColumn::Folded);
    }

    #[test]
    fn a_closed_drawer_does_not_hide_a_result() {
        let mut hud = Hud::default();
        assert_eq!(hud.right(false), RightColumn::Folded);
        hud.set(RightColumn::Result, true);
        assert_eq!(hud.right(false), RightColumn::Result);
    }

    #[test]
    fn drawers_close_one_after_the_other() {
        let mut hud = Hud {
            drawer: true,
            ..Hud::default()
        };
        hud.set(RightColumn::Moves, true);
        assert!(!core::mem::replace(&mut hud.drawer, true));
        let mut analysis = true;
        assert!(hud.close_topmost(&mut analysis, false) && !hud.drawer && analysis);
        assert!(hud.close_topmost(&mut analysis, false) && !analysis);
        assert!(
            !hud.close_topmost(&mut analysis, true),
            "a replay keeps its moves"
        );
        assert!(hud.close_topmost(&mut analysis, false) && !hud.has(RightColumn::Moves));
        assert!(!hud.close_topmost(&mut analysis, false));
    }

    #[test]
    fn a_table_opens_with_what_it_needs() {
        let mut hud = Hud::default();
        hud.suit(Activity::Replay, false);
        assert_eq!(hud.right(false), RightColumn::Moves);
        hud.suit(Activity::Play, true);
        assert_eq!(
            (hud.right(false), hud.left_folded),
            (RightColumn::Folded, false)
        );
    }
}
