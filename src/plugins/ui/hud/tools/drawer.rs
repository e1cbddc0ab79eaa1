//! The drawer beside the tools: rarer tools, views, sharing, and how the computer
//! plays along.

use core::time::Duration;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Align, Align2, Layout, Margin, Ui, vec2},
};

use super::{
    super::{
        Hud, Table,
        result::share,
        words::{self, figures},
    },
    ToolRequests, button, more_tools, row,
};
use crate::{
    engine::{Level, Opponent, Style},
    plugins::{
        app::{
            keys::{Action, ActionPressed, KeyMap},
            session::{ComputerMode, PlayRequest, Session, SessionRequest},
            settings::{GameSwitches, Settings},
            show::Showcase,
            states::Overlay,
        },
        scene::camera::{CameraRequest, Preset},
        ui::{
            covering::closes_beside,
            theme::{self, GAP, PushButton},
        },
    },
    record::{Seat, SeatKind},
    rules::Player,
    texts::{self, Said},
};

/// How wide the drawer is.
const WIDTH: f32 = 640.0;

/// The times that the computer may be given for a move asked of it.
const TIMES: [f32; 7] = [0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0];

pub(super) fn drawer(
    mut contexts: EguiContexts,
    table: Table,
    keys: Res<KeyMap>,
    switches: Res<GameSwitches>,
    showcase: Option<Res<Showcase>>,
    mut settings: ResMut<Settings>,
    mut hud: ResMut<Hud>,
    mut asked: ToolRequests,
) -> Result {
    if !hud.drawer {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let Table {
        layout, session, ..
    } = &table;
    let frame = theme::cover_frame().inner_margin(Margin::same(14));
    let shown = egui::Area::new(egui::Id::new("hud drawer"))
        .order(egui::Order::Middle)
        .pivot(Align2::RIGHT_BOTTOM)
        .fixed_pos(layout.tools.left_bottom() - vec2(GAP, 0.0))
        .fade_in(false)
        .enabled(*table.overlay == Overlay::None)
        .show(context, |ui| {
            frame.show(ui, |ui| {
                ui.set_width(WIDTH);
                let mut tools = more_tools(session, settings.coordinates);
                tools.retain(|tool| showcase.as_ref().is_none_or(|it| it.allows(tool.action)));
                row(ui, tools.len(), |ui, face| {
                    for tool in &tools {
                        if button(ui, face, tool, &keys).clicked() {
                            asked.pressed.write(ActionPressed(tool.action));
                            hud.drawer = false;
                        }
                    }
                });
                ui.add_space(2.0);
                views(ui, session, &keys, settings.follow_action, &mut asked);
                own_switches(ui, session, &switches, &mut settings);
                if session.looks_on() {
                    line(ui, texts::moves_title(), |ui| ahead(ui, &mut settings));
                }
                // Visitors leave nothing behind, not even on the clipboard.
                if showcase.is_none() {
                    line(ui, texts::drawer_share(), |ui| {
                        if let Some(action) = share::buttons(ui, session, &keys) {
                            asked.pressed.write(ActionPressed(action));
                            hud.drawer = false;
                        }
                    });
                }
                if session.is_played() {
                    modes(ui, session, &mut asked.requests);
                    strengths(ui, session, settings.calc_time(), &mut asked.requests);
                    times(ui, &mut settings);
                }
            });
        });
    closes_beside(context);
    let away = shown.response.clicked_elsewhere()
        && !context
            .pointer_interact_pos()
            .is_some_and(|at| layout.tools.contains(at));
    if away {
        hud.drawer = false;
    }
    Ok(())
}

/// What a game shows on demand and no tool beside the board turns.
fn own_switches(
    ui: &mut Ui,
    session: &Session,
    switches: &GameSwitches,
    settings: &mut ResMut<Settings>,
) {
    let of_game = switches.for_game(session.position().info().id);
    for switch in of_game.filter(|switch| switch.action.is_none()) {
        line(ui, (switch.label)(), |ui| {
            let on = settings.is_on(switch);
            let button = PushButton::new((switch.name)()).height(34.0).selected(on);
            if ui.add(button.tip((switch.tip)())).clicked() {
                settings.turn(switch, !on);
            }
        });
    }
}

/// Whether a match that is watched is told ahead.
fn ahead(ui: &mut Ui, settings: &mut ResMut<Settings>) {
    let on = settings.hide_results;
    let button = PushButton::new(texts::library_hide_results()).height(34.0);
    let button = button.selected(on).tip(texts::library_hide_results_tip());
    if ui.add(button).clicked() {
        settings.hide_results = !on;
    }
}

/// The buttons that move the camera.
fn views(ui: &mut Ui, session: &Session, keys: &KeyMap, follows: bool, asked: &mut ToolRequests) {
    line(ui, texts::drawer_view(), |ui| {
        for (preset, name, tip) in VIEWS {
            if ui
                .add(PushButton::new(name()).height(34.0).tip(tip()))
                .clicked()
            {
                asked.camera.write(CameraRequest::Preset(preset));
            }
        }
        let fit = PushButton::new(texts::drawer_whole_board()).height(34.0);
        let tip = keys.tip(texts::drawer_whole_board_tip(), Action::Fit);
        if ui.add(fit.tip(tip)).clicked() {
            asked.camera.write(CameraRequest::Fit);
        }
        if session.looks_on() {
            let follow = PushButton::new(texts::drawer_follow()).height(34.0);
            let follow = follow.selected(follows);
            let tip = texts::drawer_follow_tip();
            let tip = keys.tip(tip, Action::Follow);
            if ui.add(follow.tip(tip)).clicked() {
                asked.pressed.write(ActionPressed(Action::Follow));
            }
        }
    });
}

/// The views with their names and what they are good for.
const VIEWS: [(Preset, Said, Said); 3] = [
    (
        Preset::Table,
        texts::drawer_at_table,
        texts::drawer_at_table_tip,
    ),
    (
        Preset::Top,
        texts::drawer_from_above,
        texts::drawer_from_above_tip,
    ),
    (Preset::Low, texts::drawer_close, texts::drawer_close_tip),
];

fn line(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.allocate_ui_with_layout(
            vec2(112.0, 34.0),
            Layout::left_to_right(Align::Center),
            |ui| {
                ui.set_width(112.0);
                theme::section(ui, name);
            },
        );
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        // What is too long for a line goes on below it.
        let room = vec2(ui.available_width(), 34.0);
        let wrapped = Layout::left_to_right(Align::Center).with_main_wrap(true);
        ui.allocate_ui_with_layout(room, wrapped, contents);
    });
}

fn modes(ui: &mut Ui, session: &Session, requests: &mut MessageWriter<SessionRequest>) {
    line(ui, texts::drawer_mode(), |ui| {
        for mode in ComputerMode::ALL {
            let (name, meaning) = mode.describe();
            let button = PushButton::new(name)
                .height(34.0)
                .selected(session.mode() == mode)
                .tip(meaning);
            if ui.add(button).clicked() {
                requests.write(SessionRequest::Play(PlayRequest::SetMode(mode)));
            }
        }
    });
}

/// The strength of each opponent of this program, changeable in the middle of a
/// match.
fn strengths(
    ui: &mut Ui,
    session: &Session,
    calc_time: Duration,
    requests: &mut MessageWriter<SessionRequest>,
) {
    let game = session.position();
    for (player, opponent) in opponents(session) {
        let who = opponent.as_ref().and_then(Opponent::level);
        let level = who.map(|(level, _)| level);
        let style = who.map_or(Style::Balanced, |(_, style)| style);
        let mut set = |opponent| {
            let kind = SeatKind::Opponent(opponent);
            requests.write(SessionRequest::Play(PlayRequest::SetSeat(
                player,
                Seat::new(kind),
            )));
        };
        line(ui, words::name(game, player), |ui| {
            for choice in Level::all() {
                let button = PushButton::new(choice.to_string())
                    .height(34.0)
                    .selected(Some(choice) == level)
                    .tip(texts::seats_level(choice.number(), choice.name()));
                if ui.add(button).clicked() && Some(choice) != level {
                    set(Opponent::at(choice, style));
                }
            }
            let unlimited = Opponent::Time(calc_time);
            let button = PushButton::new(texts::drawer_unlimited())
                .height(34.0)
                .selected(matches!(opponent, Some(Opponent::Time(_))))
                .tip(texts::drawer_unlimited_tip());
            if ui.add(button).clicked() && opponent.as_ref() != Some(&unlimited) {
                set(unlimited);
            }
            theme::note(ui, remark(opponent.as_ref()));
        });
    }
}

/// What the buttons do not say: the time of an unlimited opponent, or that there is none.
fn remark(opponent: Option<&Opponent>) -> String {
    match opponent {
        Some(Opponent::Time(time)) => figures::brief_span(*time),
        Some(_) => String::new(),
        None => texts::drawer_no_opponent().to_owned(),
    }
}

/// The seats of opponents with a level or a time; that of a program that was not started
/// has none.
fn opponents(session: &Session) -> Vec<(Player, Option<Opponent>)> {
    let seats = &session.record().terms().seats;
    let players = Player::all(u8::try_from(seats.len()).unwrap_or(u8::MAX));
    players
        .zip(seats)
        .filter_map(|(player, seat)| match &seat.kind {
            SeatKind::Opponent(
                opponent @ (Opponent::Level(_) | Opponent::Styled(..) | Opponent::Time(_)),
            ) => Some((player, Some(opponent.clone()))),
            _ => session.is_declined(player).then_some((player, None)),
        })
        .collect()
}

/// How long the computer thinks about a move that it is asked to make.
fn times(ui: &mut Ui, settings: &mut Settings) {
    line(ui, texts::thinking_time(), |ui| {
        for seconds in TIMES {
            let chosen = (settings.calc_seconds - seconds).abs() < 1e-3;
            let text = figures::brief_span(Duration::from_secs_f32(seconds));
            let button = PushButton::new(text)
                .height(34.0)
                .selected(chosen)
                .tip(texts::thinking_time_help());
            if ui.add(button).clicked() && !chosen {
                settings.calc_seconds = seconds;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plugins::app::states::Activity;
    use crate::record::testing::played;

    #[test]
    fn the_strength_of_opponents_can_be_changed_and_of_nobody_else() {
        for (seat, shown) in [("level:2", ""), ("time:2s", "2 s")] {
            let kind: SeatKind = seat.parse().unwrap();
            let table = Session::for_test(played("xafka", &["Ada", seat], &[]), Activity::Play);
            let opponents = opponents(&table);
            assert_eq!(opponents.len(), 1);
            let (player, opponent) = &opponents[0];
            assert_eq!(*player, Player::SECOND);
            assert_eq!(opponent.clone().map(SeatKind::Opponent), Some(kind));
            assert_eq!(remark(opponent.as_ref()), shown);
        }
    }
}
