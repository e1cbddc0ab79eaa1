//! The players' drawer: who sits where, whose turn it is, what time is left,
//! who thinks, and what the score says.

use core::time::Duration;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        self, Align, Align2, Color32, Frame, Label, Layout, Margin, RichText, Sense, Shape, Stroke,
        Ui, Vec2, pos2, vec2,
    },
};

use super::{
    lead::{self, LastMoveAgain},
    rail::Rail,
    rating,
};
use crate::plugins::ui::hud::{
    self, Hud, HudSystems, RightColumn, Table, panel, players_place,
    tasks::puzzle,
    words::{
        self, AnyWords, Standing, figures,
        meters::{self, Meter, ShownPosition},
        move_buttons::MoveButtons,
        pieces, score_lines, tables,
    },
};
use crate::{
    engine::{Opponent, Report},
    plugins::{
        app::{
            keys::Action,
            session::{
                Analysis, HintShown, LessonState, Session, SessionRequest, TableClock, Thinking,
            },
            settings::Settings,
            show::Showcase,
            states::{Overlay, OverlayRequest},
        },
        scene::palette,
        ui::theme::{self, BUTTON_RADIUS, Icon, PushButton},
    },
    record::{Seat, SeatKind},
    rules::{AnyGame, Colour, Lead, Player},
    texts,
    words::decimal,
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(HudSystems::Left));
}

/// A player as the panel shows them.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SeatView {
    pub(crate) player: Player,
    /// Their colour.
    pub(crate) colour: Colour,
    /// Their name, and what decides for them.
    pub(crate) who: String,
    /// The colour of the partner, where two win and lose together.
    pub(crate) partner: Option<Colour>,
    /// Whether it is their turn in the position shown.
    pub(crate) to_move: bool,
    /// Whether they have won in the position shown.
    pub(crate) won: bool,
    /// What the score says of them.
    pub(crate) lines: Vec<String>,
    /// What they have scored so far, in games with a running score.
    pub(crate) meter: Option<Meter>,
}

/// The players of a table in turn order.
pub(crate) fn seat_views(session: &Session, words: &dyn AnyWords) -> Vec<SeatView> {
    let game = session.position();
    let shown = ShownPosition {
        record: session.record(),
        ply: session.shown(),
        game,
        is_taught: session.lesson().is_some(),
    };
    let score = game.score();
    let outcome = game.outcome();
    let count = u8::try_from(game.colours().len()).unwrap_or(u8::MAX);
    // A lesson that has been done waits for nobody.
    let done = session.lesson().is_some_and(LessonState::is_done);
    Player::all(count)
        .map(|player| {
            let colour = words::colour(game, player);
            let seat = session.seat(player);
            // The colour stands above it.
            let name = seat.map(shown_name).filter(|name| *name != colour.name());
            let name = name.unwrap_or_default();
            let kind = if session.is_declined(player) {
                texts::seats_not_started().to_owned()
            } else {
                seat.map_or_else(String::new, |seat| kind_text(&seat.kind))
            };
            SeatView {
                player,
                colour,
                // Whoever tries a move again may sit in somebody else's place.
                who: match session.puzzle().is_some() || session.trial_side().is_some() {
                    true => String::new(),
                    false => who(&name, &kind),
                },
                partner: partner(game, player),
                to_move: !done && session.to_move() == Some(player),
                won: outcome
                    .as_ref()
                    .is_some_and(|outcome| outcome.winners.contains(player)),
                lines: match words.prospects(game, player) {
                    Some(text) => text.lines().map(str::to_owned).collect(),
                    None => score_lines::own_lines(&score.detail, colour),
                },
                meter: words.meter(&shown, player),
            }
        })
        .collect()
}

/// The colour of a player's partner, where two win and lose together.
fn partner(game: &dyn AnyGame, player: Player) -> Option<Colour> {
    let other = game.side(player).without(player).iter().next()?;
    Some(words::colour(game, other))
}

/// A name with what decides for the seat, unless one says the other: "Ada",
/// "Level 3, Casual player", "Deep Thought · Level 8, Champion".
fn who(name: &str, kind: &str) -> String {
    if name.is_empty() || kind.starts_with(name) || kind.ends_with(&format!(" {name}")) {
        kind.to_owned()
    } else if kind.is_empty() {
        name.to_owned()
    } else {
        format!("{name} · {kind}")
    }
}

/// The name in a seat; that which Curio itself gave, in the language that is read.
pub(crate) fn shown_name(seat: &Seat) -> String {
    let kind = &seat.kind;
    if kind.default_name() != seat.name {
        return seat.name.clone();
    }
    match kind {
        SeatKind::Human => texts::seats_guest().to_owned(),
        SeatKind::Opponent(Opponent::Level(level)) => texts::seats_level_alone(level.number()),
        SeatKind::Opponent(Opponent::Time(time)) => {
            texts::seats_unlimited_alone(&decimal(&time.as_secs_f64().to_string()))
        }
        SeatKind::Opponent(Opponent::Styled(..)) => kind_text(kind),
        SeatKind::Opponent(Opponent::Random) => texts::seats_random_alone().to_owned(),
        SeatKind::Opponent(Opponent::Model(_)) | SeatKind::External(_) => seat.name.clone(),
    }
}

/// What decides for a seat, as players call it; a person's name says enough.
pub(crate) fn kind_text(kind: &SeatKind) -> String {
    match kind {
        SeatKind::Human => String::new(),
        SeatKind::External(_) => texts::seats_external().to_owned(),
        SeatKind::Opponent(Opponent::Random) => texts::seats_random().to_owned(),
        SeatKind::Opponent(Opponent::Level(level)) => {
            texts::seats_level(level.number(), level.name())
        }
        SeatKind::Opponent(Opponent::Styled(level, style)) => {
            texts::seats_styled(level.number(), &style.to_string(), style.name())
        }
        SeatKind::Opponent(Opponent::Time(time)) => {
            texts::seats_unlimited(&decimal(&time.as_secs_f64().to_string()))
        }
        kind @ SeatKind::Opponent(Opponent::Model(_)) => texts::seats_model(&kind.default_name()),
    }
}

/// What is said of a player who thinks: "thinking · depth 9 · 1.24 M positions".
pub(crate) fn thinking_text(report: Option<&Report>) -> String {
    match report {
        None => texts::seats_thinking().to_owned(),
        Some(report) => texts::seats_thinking_depth(report.depth, &figures::large(report.nodes)),
    }
}

/// What stands below the players: the game's own words, or its score.
pub(crate) fn standing(session: &Session, words: &dyn AnyWords) -> Vec<Standing> {
    if is_before_scores(session) {
        return Vec::new();
    }
    let game = session.position();
    let mut lines = words.standing(game);
    if session.is_played() {
        lines.extend(rating::stakes_text(session.record()).map(|text| Standing {
            icon: Icon::Chart,
            tone: palette::TEXT_QUIET,
            text,
        }));
    }
    lines
}

/// Whether this is a lesson before the one that says what anything is worth.
pub(crate) fn is_before_scores(session: &Session) -> bool {
    session.lesson().is_some_and(|state| !state.lesson.score)
}

/// Whether the players' scores are left out.
fn hides_score(session: &Session) -> bool {
    // The task and its answers need the room.
    session.puzzle().is_some() || is_before_scores(session)
}

/// Takes from the seats what is not to be said yet, or is said beside them.
fn leave_out(views: &mut [SeatView], session: &Session, is_compared: bool) {
    let is_hidden = hides_score(session);
    for view in views {
        if is_hidden {
            view.lines.clear();
            view.meter = None;
        } else if let Some(meter) = view.meter.as_mut().filter(|_| is_compared) {
            meter.value.clear();
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    table: Table,
    clock: Res<TableClock>,
    thinking: Res<Thinking>,
    mut hud: ResMut<Hud>,
    mut analysis: ResMut<Analysis>,
    mut again: ResMut<LastMoveAgain>,
    mut requests: MessageWriter<SessionRequest>,
    mut menu: MessageWriter<OverlayRequest>,
    (showcase, mut solver, settings): (Option<Res<Showcase>>, puzzle::Solver, Res<Settings>),
    (hint, mut memo): (Res<HintShown>, Local<lead::LeadMemo>),
) -> Result {
    // Passers-by see who plays, and nothing to press.
    let bystanders = hud::attract(showcase);
    let context = contexts.ctx_mut()?;
    let Table {
        layout, session, ..
    } = &table;
    let words = table.words();
    let mut views = seat_views(session, words);
    // Beside what a search has found a count would contradict it.
    let found = analysis.enabled || hud.has(RightColumn::Review);
    let is_compared = settings.shows_lead && session.lesson().is_none() && !found;
    leave_out(&mut views, session, is_compared);
    // The lower third says it to passers-by.
    let is_led = is_compared && !bystanders && !hides_score(session);
    let lead = is_led
        .then(|| lead::told(session, hint.0.as_ref(), &mut memo))
        .flatten();
    // A game's own panel says where the points are.
    let is_said = words.needs_panel(session.position()) && !layout.is_rail;
    let lead = lead.map(|lead| said_once(lead, &mut views, is_said));
    let now = *table.overlay.get();
    let place = players_place(context, layout);
    if layout.is_rail {
        let rail = Rail {
            session,
            views: &views,
            words,
            clock: &clock,
            mover: thinking.mover(),
            lead: lead.as_ref(),
            bystanders,
        };
        let show = |ui: &mut Ui| rail.show(ui, (&mut hud, &mut again), &mut requests, &mut menu);
        if panel(context, "players", place, Frame::new(), now, show) {
            hud.open_players(layout, &mut analysis.enabled);
        }
        return Ok(());
    }
    let frame = theme::panel_frame().inner_margin(Margin::same(12));
    panel(context, "players", place, frame, now, |ui| {
        head(ui, &mut hud, &mut menu);
        let buttons = MoveButtons::new(session, words);
        egui::ScrollArea::vertical()
            .auto_shrink([false, true])
            .max_height(ui.available_height() - buttons.height(ui))
            .show(ui, |ui| {
                if let Some(state) = session.puzzle() {
                    puzzle::card(ui, state, session, &mut solver, &mut requests);
                }
                if let Some(lead) = &lead
                    && lead::show(ui, lead, session.position().colours(), false)
                {
                    again.begin(session);
                }
                for view in &views {
                    let thinks = thinking.mover() == Some(view.player);
                    let report = thinks.then(|| thinking_text(thinking.report()));
                    let open = hud.opened.contains(view.player);
                    if seat(ui, view, words, &clock, report.as_deref(), open) {
                        hud.opened = if open {
                            hud.opened.without(view.player)
                        } else {
                            hud.opened.with(view.player)
                        };
                    }
                }
                for line in standing(session, words) {
                    standing_line(ui, &line);
                }
                if let Some(table) = rating::printed_table(session.record()) {
                    tables::show(ui, &table, session.position(), words);
                }
            });
        buttons.show(ui, &mut requests);
    });
    Ok(())
}

/// Leaves out where the points are, if something else says it.
fn said_once(mut lead: Lead, views: &mut [SeatView], is_said: bool) -> Lead {
    if is_said {
        lead.reasons.clear();
        views.iter_mut().for_each(|view| view.meter = None);
    }
    lead
}

/// The buttons that open the menu and close the drawer.
fn head(ui: &mut Ui, hud: &mut Hud, menu: &mut MessageWriter<OverlayRequest>) {
    ui.horizontal(|ui| {
        let button = PushButton::new(texts::seats_menu())
            .icon(Icon::Menu)
            .height(36.0);
        let tip = theme::key_tip(ui, texts::seats_menu_tip(), Action::Back);
        if ui.add(button.tip(tip)).clicked() {
            menu.write(OverlayRequest::Open(Overlay::Menu));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let fold = PushButton::new("").icon(Icon::ChevronLeft).height(36.0);
            if ui.add(fold.quiet().tip(texts::close())).clicked() {
                hud.left_folded = true;
            }
        });
    });
}

/// The ground of a player's plate: whose turn it is, and who has won, is seen first.
pub(crate) fn plate_frame(view: &SeatView) -> Frame {
    let (fill, line) = if view.to_move || view.won {
        (
            palette::PANEL_RAISED.egui(),
            Stroke::new(2.5, palette::ACCENT.egui()),
        )
    } else {
        (
            palette::PANEL.egui(),
            Stroke::new(1.0, palette::LINE.egui_alpha(120)),
        )
    };
    Frame::new()
        .fill(fill)
        .stroke(line)
        .corner_radius(BUTTON_RADIUS)
        .inner_margin(Margin::symmetric(10, 8))
}

/// A player: chip, name, kind, clock, score, and a bar at the side while it is
/// their turn. Returns whether the score was clicked.
fn seat(
    ui: &mut Ui,
    view: &SeatView,
    words: &dyn AnyWords,
    clock: &TableClock,
    thinks: Option<&str>,
    open: bool,
) -> bool {
    let shown = plate_frame(view).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(8.0, 2.0);
        ui.horizontal(|ui| {
            let (rect, chip) = ui.allocate_exact_size(Vec2::splat(46.0), Sense::hover());
            chip.widget_info(|| {
                egui::WidgetInfo::labeled(egui::WidgetType::Label, true, view.colour.name())
            });
            pieces::chip(ui.painter(), rect, view.colour, words.outline(view.player));
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let colour = RichText::new(view.colour.name())
                    .text_style(theme::strong_style())
                    .size(22.0);
                ui.horizontal(|ui| {
                    ui.add(Label::new(colour).selectable(false));
                    partner_sign(ui, view, words, false);
                });
                if view.who != view.colour.name() {
                    let who = RichText::new(&view.who).color(palette::TEXT_QUIET.egui());
                    ui.add(Label::new(who.size(16.0)).truncate());
                }
            });
        });
        if let Some(left) = clock.remaining(view.player) {
            time(ui, left, clock.running() == Some(view.player));
        }
        // Whose turn it is, frame and wedge show, and the headline says.
        let state = match (thinks, view.won) {
            (_, true) => Some((Icon::Star, texts::seats_has_won().to_owned())),
            (Some(text), _) => Some((Icon::Clock, text.to_owned())),
            (None, false) => None,
        };
        if let Some((icon, text)) = state {
            ui.horizontal_top(|ui| {
                hud::sign(ui, icon, palette::ACCENT, 20.0);
                let text = RichText::new(text).color(palette::TEXT.egui());
                ui.add(Label::new(text).wrap());
            });
        }
        for text in &view.lines {
            let text = RichText::new(text).color(palette::TEXT.egui()).size(16.0);
            ui.add(Label::new(text).wrap());
        }
        view.meter
            .as_ref()
            .is_some_and(|meter| meters::show(ui, meter, view.colour, open))
    });
    if view.to_move {
        arrow(ui, shown.response.rect);
    }
    shown.inner
}

/// "with" and the chip of the partner, where there is one; `brief` without the word.
pub(crate) fn partner_sign(ui: &mut Ui, view: &SeatView, words: &dyn AnyWords, brief: bool) {
    let Some(colour) = view.partner else { return };
    if !brief {
        let with = RichText::new(texts::seats_with())
            .color(palette::TEXT_QUIET.egui())
            .size(15.0);
        ui.add(Label::new(with).selectable(false));
    }
    let (rect, chip) = ui.allocate_exact_size(Vec2::splat(18.0), Sense::hover());
    chip.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, colour.name()));
    pieces::chip(ui.painter(), rect, colour, words.outline(view.player));
    chip.on_hover_text(texts::seats_partner_tip(colour.name()));
}

/// The wedge at the edge of the player whose turn it is: seen before anything is read.
pub(crate) fn arrow(ui: &Ui, card: egui::Rect) {
    let (x, y) = (card.left(), card.top() + 31.0);
    let points = vec![pos2(x, y - 11.0), pos2(x + 11.0, y), pos2(x, y + 11.0)];
    ui.painter().add(Shape::convex_polygon(
        points,
        palette::ACCENT.egui(),
        Stroke::NONE,
    ));
}

/// Whether a clock warns. One that stands has nothing to hurry for, unless its
/// time is over: with some seconds for each move, all but one stand low.
fn runs_low(left: Duration, running: bool) -> bool {
    left.is_zero() || (running && left < figures::LOW_TIME)
}

/// The size of the figures of a clock.
const FIGURE: f32 = 32.0;

/// A clock. Low time is marked by an icon and a filled background, not by colour
/// alone.
pub(crate) fn time(ui: &mut Ui, left: Duration, running: bool) {
    let low = runs_low(left, running);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 42.0), Sense::hover());
    let text = figures::clock(left);
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::WidgetType::Label, true, texts::seats_time_left(&text))
    });
    let (ground, ink) = match (low, running) {
        (true, _) => (palette::WARN.egui(), palette::NIGHT.egui()),
        (false, true) => (palette::NIGHT.egui(), palette::TEXT.egui()),
        (false, false) => (Color32::TRANSPARENT, palette::TEXT_QUIET.egui()),
    };
    let painter = ui.painter();
    painter.rect_filled(rect, 8.0, ground);
    let side =
        egui::Rect::from_center_size(pos2(rect.left() + 22.0, rect.center().y), Vec2::splat(24.0));
    let icon = match (low, running) {
        (true, _) => Icon::Warning,
        (false, true) => Icon::Clock,
        (false, false) => Icon::Pause,
    };
    icon.paint(painter, side, ink);
    let lay = |size: f32| {
        let font = egui::FontId::new(size, theme::strong_family());
        painter.layout_no_wrap(text.clone(), font, ink)
    };
    // Hours are long beside the sign.
    let usual = lay(FIGURE);
    let room = rect.right() - 12.0 - side.right() - 4.0;
    let part = room / usual.size().x.max(1.0);
    let text = if part < 1.0 {
        lay(FIGURE * part)
    } else {
        usual
    };
    let at = pos2(rect.right() - 12.0, rect.center().y);
    let place = Align2::RIGHT_CENTER.anchor_size(at, text.size());
    painter.galley(place.min, text, ink);
}

pub(crate) fn standing_line(ui: &mut Ui, line: &Standing) {
    ui.horizontal_top(|ui| {
        hud::sign(ui, line.icon, line.tone, 22.0);
        ui.add(Label::new(RichText::new(&line.text)).wrap());
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, in_language};

    fn kind(text: &str) -> String {
        kind_text(&text.parse::<SeatKind>().unwrap())
    }

    #[test]
    fn names_that_curio_gave_are_read_in_the_language_of_the_window() {
        let read = |seat: Seat| in_language(Language::German, || shown_name(&seat));
        let level = Seat::new("level:3".parse().unwrap());
        assert_eq!(level.name, "Level 3", "as records have it");
        assert_eq!(read(level), "Stufe 3");
        assert_eq!(
            read(Seat::new("time:2s".parse().unwrap())),
            "Unbegrenzt, 2 s"
        );
        assert_eq!(read(Seat::human("Level 3")), "Level 3");
    }

    #[test]
    fn seats_say_who_sits_there_once() {
        assert_eq!(who("Ada", &kind("human")), "Ada");
        assert_eq!(who("Level 3", &kind("level:3")), kind("level:3"));
        assert!(kind("level:3").starts_with("Level 3, "));
        assert_eq!(
            who("Deep", &kind("time:2s")),
            "Deep · Unlimited, 2 s per move"
        );
        assert_eq!(
            who("Unlimited, 2 s", &kind("time:2s")),
            "Unlimited, 2 s per move"
        );
        assert_eq!(who("", &kind("random")), "Random moves");
        assert_eq!(kind("ugi:./engine"), "External program");
        let bold = kind("level:3:bold");
        assert_eq!(who("Level 3 (bold)", &bold), "Level 3 (bold)");
        assert_eq!(who("Deep", &bold), "Deep · Level 3 (bold)");
    }

    #[test]
    fn a_clock_warns_while_it_runs_low_and_when_it_is_over() {
        let seconds = Duration::from_secs;
        assert!(runs_low(seconds(9), true) && !runs_low(seconds(10), true));
        assert!(!runs_low(seconds(5), false) && runs_low(Duration::ZERO, false));
    }

    #[test]
    fn thinking_shows_what_is_known() {
        assert_eq!(thinking_text(None), "thinking");
        let report = Report {
            depth: 9,
            nodes: 1_240_000,
            elapsed: Duration::ZERO,
            lines: Vec::new(),
            complete: false,
        };
        assert_eq!(
            thinking_text(Some(&report)),
            "thinking · depth 9 · 1.24 M positions"
        );
    }
}
