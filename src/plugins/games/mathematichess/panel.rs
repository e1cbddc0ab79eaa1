//! The panel below the players: the tray while pieces are placed; afterwards
//! the territories by worth, and what can be done besides moving.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{
        Align, Align2, Area, CornerRadius, FontId, Id, Layout as Row, Order, Rect, Response, Sense,
        Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2,
    },
};

use super::{
    Aim, Foreseen, MathematichessTable, Orders, SetUps, Tray, glyphs, laying, ledger, words,
};
use crate::plugins::app::visitors;
use crate::{
    plugins::{
        app::{
            keys::{Action, ActionPressed, KeyMap},
            session::{Session, SessionRequest},
            states::Overlay,
        },
        scene::{camera::TableCamera, palette},
        ui::{
            hud::{HudLayout, HudSystems, below_players},
            theme::{self, BUTTON_RADIUS, PushButton, focus::focus_ring, strong_family},
        },
    },
    rules::{
        Colour, Player,
        mathematichess::{Mathematichess, Square, Territory},
    },
    texts,
};

/// The height that the panel has at least below the players.
const LEAST: f32 = 250.0;

pub(super) fn plugin(app: &mut App) {
    visitors::reset_on_leave::<ForWhom>(app);
    app.init_resource::<ForWhom>();
    app.add_systems(
        bevy_egui::EguiPrimaryContextPass,
        (show, condemn)
            .chain()
            .in_set(HudSystems::Tools)
            .run_if(resource_exists::<MathematichessTable>),
    );
}

/// Whether fills are for both sides.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct ForWhom {
    pub(crate) both: bool,
}

/// What the panel shows and changes.
#[derive(SystemParam)]
pub(super) struct Controls<'w> {
    pub(crate) table: Res<'w, MathematichessTable>,
    pub(crate) session: Res<'w, Session>,
    pub(crate) keys: Res<'w, KeyMap>,
    pub(crate) tray: ResMut<'w, Tray>,
    pub(crate) orders: ResMut<'w, Orders>,
    pub(crate) set_ups: ResMut<'w, SetUps>,
    pub(crate) whom: ResMut<'w, ForWhom>,
    pub(crate) aim: ResMut<'w, Aim>,
    pub(crate) requests: MessageWriter<'w, SessionRequest>,
    pub(crate) pressed: MessageWriter<'w, ActionPressed>,
}

impl<'w> Controls<'w> {
    /// The position that is shown, to be read while other things change.
    pub(crate) fn position(&self) -> &'w Mathematichess {
        &Res::clone(&self.table).into_inner().position
    }
}

fn show(
    mut contexts: EguiContexts,
    layout: Res<HudLayout>,
    overlay: Res<State<Overlay>>,
    mut controls: Controls,
) -> Result {
    let position = &controls.table.position;
    let is_idle = position.is_placing() && position.end().is_some();
    if layout.is_rail || is_idle {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let mut listed = None;
    below_players(
        context,
        &layout,
        ("territories", LEAST),
        *overlay.get(),
        |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            if controls.table.position.is_placing() {
                laying::show(ui, &mut controls);
            } else {
                listed = counting(ui, &mut controls);
            }
        },
    );
    // Writing counts as a change, and a change wakes the view.
    if controls.aim.held.listed != listed {
        controls.aim.held.listed = listed;
    }
    Ok(())
}

pub(super) const fn colour(player: Player) -> Colour {
    match player {
        Player::FIRST => Colour::White,
        _ => Colour::Black,
    }
}

/// The territories and what can be done besides moving; the territory in the list that
/// is pointed at.
fn counting(ui: &mut Ui, controls: &mut Controls<'_>) -> Option<Square> {
    ui.horizontal(|ui| {
        // From the right: the heading has what the button leaves.
        ui.with_layout(Row::right_to_left(Align::Center), |ui| {
            terminator(ui, controls);
            ui.with_layout(Row::left_to_right(Align::Center), |ui| {
                let heading = texts::table_mathematichess_territories();
                theme::section_in_line(ui, heading);
            });
        });
    });
    // Seven of them have to find room under the players.
    ui.spacing_mut().item_spacing.y = 2.0;
    let mut pointed = None;
    for territory in ledger::ranked(&controls.table) {
        let at = territory.cells.first().copied();
        let opened = controls
            .aim
            .held
            .opened
            .is_some_and(|opened| territory.contains(opened));
        let response = row(ui, territory, opened);
        if response.hovered() || response.has_focus() {
            pointed = at;
        }
        if response.clicked() {
            controls.aim.held.opened = at.filter(|_| !opened);
        }
    }
    pointed
}

/// A territory in the list: whose, where, what it is worth.
fn row(ui: &mut Ui, territory: &Territory, opened: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 25.0), Sense::click());
    let worth = ledger::worth(territory);
    let name = ledger::short_name(territory);
    let label = texts::table_mathematichess_territory_row(&name, &worth, &ledger::kind(territory));
    response
        .widget_info(|| WidgetInfo::selected(WidgetType::Button, ui.is_enabled(), opened, &label));
    let painter = ui.painter();
    let over = response.hovered() || response.has_focus();
    let fill = if opened {
        palette::LINE.egui()
    } else if over {
        palette::PANEL_RAISED.egui()
    } else {
        palette::PANEL_RAISED.egui_alpha(90)
    };
    painter.rect_filled(rect, CornerRadius::same(6), fill);
    let middle = rect.center().y;
    let mut x = rect.left() + 6.0;
    for player in Player::all(2) {
        if territory.owner.is_none_or(|owner| owner == player) {
            let (body, line) = glyphs::tones(player);
            painter.circle(pos2(x + 6.0, middle), 6.0, body, Stroke::new(1.5, line));
            x += 9.0;
        }
    }
    x = rect.left() + 30.0;
    let quiet = FontId::proportional(14.0);
    let place = painter.text(
        pos2(x, middle),
        Align2::LEFT_CENTER,
        name,
        quiet.clone(),
        palette::TEXT.egui(),
    );
    x = place.right() + 6.0;
    if let Some(kind) = territory.homogeneous {
        let sign = Rect::from_center_size(pos2(x + 9.0, middle), vec2(18.0, 18.0));
        let player = territory.owner.unwrap_or(Player::FIRST);
        glyphs::paint(painter, sign, kind, player);
        painter.text(
            pos2(sign.right() + 3.0, middle),
            Align2::LEFT_CENTER,
            format!("×{}", territory.multiplier),
            quiet,
            palette::TEXT_QUIET.egui(),
        );
    }
    painter.text(
        pos2(rect.right() - 8.0, middle),
        Align2::RIGHT_CENTER,
        worth,
        FontId::new(16.0, strong_family()),
        palette::TEXT.egui(),
    );
    focus_ring(ui, &response, BUTTON_RADIUS);
    response.on_hover_text(ledger::kind(territory))
}

/// The button that selects the Terminator, as long as the player to move has
/// one.
fn terminator(ui: &mut Ui, controls: &mut Controls<'_>) {
    let position = controls.position();
    let player = position.to_move();
    let there = position.agreed().terminators && !position.has_terminated(player);
    if !there || !controls.table.is_open() {
        return;
    }
    let may = controls.session.person_may_move() && position.may_terminate(player);
    let tip = if position.agreed().free_terminators {
        texts::table_mathematichess_terminator_tip_free()
    } else {
        texts::table_mathematichess_terminator_tip()
    };
    let tip = controls.keys.tip(tip, Action::Special);
    let name = if controls.aim.held.terminating {
        texts::table_mathematichess_which_piece()
    } else {
        texts::table_mathematichess_terminator()
    };
    let button = PushButton::new(name)
        .height(30.0)
        .selected(controls.aim.held.terminating)
        .enabled(may);
    // Beside the heading there may be little room.
    let width = button.needs(ui).min(ui.available_width() * 0.58);
    if ui.add(button.width(width).tip(tip)).clicked() {
        controls.pressed.write(ActionPressed(Action::Special));
    }
}

/// Asks whether a piece is really to leave the board, and says what it costs.
fn condemn(
    mut contexts: EguiContexts,
    layout: Res<HudLayout>,
    overlay: Res<State<Overlay>>,
    foreseen: Res<Foreseen>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut controls: Controls,
) -> Result {
    let position = controls.position();
    let Some(at) = controls.aim.held.condemned else {
        return Ok(());
    };
    let (Some(piece), Some((mv, preview))) = (position.piece(at), &foreseen.0) else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let (mut done, mut kept) = (false, false);
    let place = controls.table.layout().place(at);
    let seen = cameras
        .single()
        .ok()
        .and_then(|(camera, view)| camera.world_to_viewport(view, place).ok());
    let y = seen.map(|seen| seen.y / context.zoom_factor());
    let (pivot, corner) = layout.clear_of(y);
    Area::new(Id::new("terminator"))
        .order(Order::Middle)
        .pivot(pivot)
        .fixed_pos(corner)
        .fade_in(false)
        .enabled(*overlay == Overlay::None)
        .show(context, |ui| {
            theme::cover_frame().show(ui, |ui| {
                ui.set_width(430.0);
                let (whose, kind) = (words::colour_key(piece), words::key(piece.kind));
                theme::heading(
                    ui,
                    texts::table_mathematichess_condemn(whose, kind, &at.to_string()),
                );
                let [white, black] = preview.gains();
                ui.label(texts::table_mathematichess_condemn_points(
                    &ledger::changed(white, preview.after[0]),
                    &ledger::changed(black, preview.after[1]),
                ));
                let price = if position.agreed().free_terminators {
                    texts::table_mathematichess_condemn_price_free()
                } else {
                    texts::table_mathematichess_condemn_price()
                };
                theme::quiet(ui, price);
                ui.with_layout(Row::right_to_left(Align::Min), |ui| {
                    let take = PushButton::new(texts::table_mathematichess_take_off()).danger();
                    let tip = controls
                        .keys
                        .tip(texts::table_mathematichess_take_off_tip(), Action::Choose);
                    done = ui.add(take.tip(tip)).clicked();
                    kept = ui
                        .add(
                            PushButton::new(texts::table_mathematichess_keep_piece())
                                .tip(texts::table_mathematichess_keep_piece_tip()),
                        )
                        .clicked();
                });
            });
        });
    if done {
        controls
            .requests
            .write(SessionRequest::play::<Mathematichess>(*mv));
    }
    if done || kept {
        controls.aim.held.condemned = None;
        controls.aim.held.terminating = false;
    }
    Ok(())
}
