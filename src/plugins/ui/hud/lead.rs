//! Who leads, and why: one bar below the players' cards in every game, with a line and a
//! reason. A click shows the last move again.
//!
//! It shows what the rules count and nothing that has been searched for, so that it gives
//! no hint. A game without a running score says in [`Words::lead`](super::Words::lead) what
//! its players compare.

use bevy::prelude::*;
use bevy_egui::egui::{
    CornerRadius, Label, Margin, Painter, Rect, RichText, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::words::{self, GameWords};
use crate::{
    plugins::{
        app::session::{ReplayRequest, Requests, Session, SessionRequest, SessionSystems},
        scene::palette,
        ui::theme::{self, BUTTON_RADIUS, focus::focus_ring, player_tone},
    },
    rules::{AnyGame, Colour, Explanation, Player, PlayerSet, Points},
    texts,
    words::decimal,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastMoveAgain>()
        .add_systems(Requests, replay_last_move.in_set(SessionSystems::Ask));
}

/// How the players of a position stand against each other.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lead {
    /// What each player has, for the bar, partners side by side; never negative.
    pub(crate) amounts: Vec<(Player, f64)>,
    /// Who leads, and by how much.
    pub(crate) line: String,
    /// What that comes from, the largest part first; may be empty.
    pub(crate) reasons: Vec<String>,
}

impl Lead {
    /// How a position stands: in the game's own words, or by its score. `None` as long as
    /// there is nothing to compare.
    #[must_use]
    pub(crate) fn of(game: &dyn AnyGame, all: &GameWords) -> Option<Self> {
        let words = all.of(game);
        words.lead(game).or_else(|| by_score(game, words.unit()))
    }
}

/// The side that leads by points, and the largest parts of its sum. Partners have their
/// points in common.
fn by_score(game: &dyn AnyGame, unit: &str) -> Option<Lead> {
    let score = game.score();
    let total = |player: Player| {
        let total = score.totals.get(player.index()).copied();
        total.unwrap_or_default()
    };
    let mut sides: Vec<(PlayerSet, Points)> = Vec::new();
    for (player, _) in (0u8..).map(Player).zip(&score.totals) {
        let side = game.side(player);
        if sides.iter().all(|(other, _)| *other != side) {
            sides.push((side, side.iter().map(total).sum()));
        }
    }
    let members = sides.iter().flat_map(|(side, _)| side.iter());
    let amounts = members
        .map(|it| (it, total(it).to_f64().max(0.0)))
        .collect();
    sides.sort_by(|(_, one), (_, other)| other.to_f64().total_cmp(&one.to_f64()));
    let [(leaders, best), (_, second), ..] = sides[..] else {
        return None;
    };
    if best.to_f64() <= 0.0 {
        return None;
    }
    let (line, reasons) = if best == second {
        (texts::lead_level(&figure(best)), Vec::new())
    } else {
        let sums = leaders
            .iter()
            .filter_map(|it| score.detail.parts.get(it.index()));
        let parts: Vec<&Explanation> = sums.flat_map(|sum| &sum.parts).collect();
        // What only the end of a match brings is the result.
        if parts.is_empty() {
            return None;
        }
        let line = lead_line(game, leaders, (best, second));
        let line = match unit {
            unit if unit == texts::hud_points() => line,
            unit => texts::lead_in_unit(&line, unit),
        };
        // A sum of two sums would need to be worked out.
        let reasons = match leaders.len() {
            1 => reasons(&parts),
            _ => Vec::new(),
        };
        (line, reasons)
    };
    Some(Lead {
        amounts,
        line,
        reasons,
    })
}

/// "Red leads 14 to 10"; at the end of a match the numbers alone.
fn lead_line(game: &dyn AnyGame, leaders: PlayerSet, (best, second): (Points, Points)) -> String {
    let (more, less) = (figure(best), figure(second));
    let is_little = more == less;
    let names: Vec<&str> = leaders.iter().map(|it| words::name(game, it)).collect();
    match (game.outcome(), &names[..]) {
        (Some(_), _) if is_little => texts::lead_over_little().to_owned(),
        (Some(_), _) => texts::lead_over(&more, &less),
        (None, [name]) if is_little => texts::lead_one_little(name),
        (None, [name]) => texts::lead_one(name, &more, &less),
        (None, names) if is_little => texts::lead_many_little(&words::together(names)),
        (None, names) => texts::lead_many(&words::together(names), &more, &less),
    }
}

/// A number of points as it is read at a glance: halves and quarters as they are, others
/// rounded.
#[must_use]
pub(crate) fn figure(points: Points) -> String {
    let value = points.to_f64();
    if is_short(value) {
        decimal(&points.to_string())
    } else {
        format!("{value:.0}")
    }
}

/// Whether a number has at most two decimals.
fn is_short(value: f64) -> bool {
    (value * 4.0).fract() == 0.0
}

/// The parts of a sum, the largest first: "12 on the board", "68 on b2".
fn reasons(parts: &[&Explanation]) -> Vec<String> {
    let mut parts: Vec<(f64, &Explanation)> = parts
        .iter()
        .filter_map(|part| Some((part.value.replace(',', ".").parse().ok()?, *part)))
        .filter(|(value, _)| *value > 0.0)
        .collect();
    parts.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let said = parts.iter().map(|(value, part)| {
        // More than that is read beside the board.
        let label = part.label.split([':', ',']).next().unwrap_or_default();
        let value = match is_short(*value) {
            true => decimal(&part.value),
            false => format!("{value:.0}"),
        };
        match label {
            label if label.starts_with(|c: char| c.is_ascii_digit()) => label.to_owned(),
            label if on_and_off_the_board().contains(&label.trim_end()) => {
                format!("{value} {}", words::within(label))
            }
            place if !place.contains(' ') && place.chars().any(|c| c.is_ascii_digit()) => {
                texts::lead_at_place(&value, place)
            }
            label => texts::lead_part(label, &words::within(label), &value),
        }
    });
    said.collect()
}

/// What XIMA calls the blocks that are counted, by where they are.
fn on_and_off_the_board() -> [&'static str; 3] {
    use crate::rules::texts;
    [
        texts::xima_on_board(),
        texts::xima_in_tray(),
        texts::xima_captured(),
    ]
}

/// Between showing the position before the last move and the move itself, a frame passes:
/// the pieces have to stand where they stood.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LastMoveAgain(Option<usize>);

impl LastMoveAgain {
    /// The move that led to the position shown is to be seen again.
    pub(super) fn begin(&mut self, session: &Session) {
        self.0 = Some(session.shown()).filter(|ply| *ply > 0);
    }
}

fn replay_last_move(
    mut again: ResMut<LastMoveAgain>,
    session: Option<Res<Session>>,
    mut requests: MessageWriter<SessionRequest>,
) {
    let Some(ply) = again.0 else { return };
    let shown = session.map(|session| session.shown());
    if shown == Some(ply) {
        requests.write(SessionRequest::Replay(ReplayRequest::Seek(ply - 1)));
    } else {
        again.0 = None;
        if shown.is_some_and(|shown| shown + 1 == ply) {
            requests.write(SessionRequest::Replay(ReplayRequest::Seek(ply)));
        }
    }
}

/// The height of the bar.
const BAR: f32 = 12.0;
/// The height of the bar with its line and its reason, where lines are as long as in the
/// rail.
pub(super) const HEIGHT: f32 = 84.0;

/// Shows who leads; whether the last move is asked for again. `brief` leaves out the words,
/// which are then read by hovering.
pub(super) fn show(ui: &mut Ui, lead: &Lead, colours: &[Colour], brief: bool) -> bool {
    let shown = theme::panel_frame()
        .inner_margin(Margin::symmetric(10, 6))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 3.0;
            bar(ui, &lead.amounts, colours);
            if brief {
                return;
            }
            ui.add(
                Label::new(RichText::new(&lead.line).size(16.0))
                    .wrap()
                    .selectable(false),
            );
            if let Some(reason) = lead.reasons.first() {
                let reason = RichText::new(words::sentence(reason))
                    .size(15.0)
                    .color(palette::TEXT_QUIET.egui());
                ui.add(Label::new(reason).wrap().selectable(false));
            }
        });
    let response = ui.interact(shown.response.rect, ui.id().with("lead"), Sense::click());
    response.widget_info(|| {
        WidgetInfo::labeled(
            WidgetType::Button,
            ui.is_enabled(),
            texts::lead_read(&lead.line),
        )
    });
    focus_ring(ui, &response, BUTTON_RADIUS);
    let tip = match brief {
        true => format!("{}\n{}", lead.line, texts::lead_click()),
        false => texts::lead_again().to_owned(),
    };
    response.on_hover_text(tip).clicked()
}

/// What the players have, side by side in their colours.
fn bar(ui: &mut Ui, amounts: &[(Player, f64)], colours: &[Colour]) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), BAR), Sense::hover());
    paint(ui.painter(), rect, amounts, colours);
}

/// The same on any ground.
pub(crate) fn paint(painter: &Painter, rect: Rect, amounts: &[(Player, f64)], colours: &[Colour]) {
    let round = CornerRadius::same((rect.height() / 3.0) as u8);
    painter.rect_filled(rect, round, palette::NIGHT.egui());
    let whole: f64 = amounts.iter().map(|(_, amount)| amount).sum();
    let mut from = rect.left();
    for (player, amount) in amounts {
        let Some(colour) = colours.get(player.index()) else {
            continue;
        };
        let part = match whole > 0.0 {
            true => amount / whole,
            false => 1.0 / amounts.len() as f64,
        };
        let to = from + rect.width() * part as f32;
        let place = Rect::from_min_max(pos2(from, rect.top()), pos2(to, rect.bottom()));
        painter.rect_filled(place, CornerRadius::ZERO, player_tone(*colour).egui());
        from = to;
    }
    // Dark colours stand out from the panel by the rim.
    let rim = Stroke::new(1.0, palette::TEXT_QUIET.egui());
    painter.rect_stroke(rect, round, rim, StrokeKind::Outside);
    if amounts.len() == 2 {
        let middle = rect.center().x;
        let tick = Stroke::new(2.0, palette::ACCENT.egui());
        painter.vline(middle, rect.top() - 2.0..=rect.bottom() + 2.0, tick);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_parts_of_a_sum_are_its_reasons() {
        let parts = [
            Explanation::line("In the tray: 4 blocks at 2", "8"),
            Explanation::line("4 hexagons cashed, 2 each", "9"),
            Explanation::line("On the board", "12.5"),
            Explanation::line("Captured", "0"),
            Explanation::line("Resignations", "2.67"),
        ];
        assert_eq!(
            reasons(&parts.each_ref()),
            [
                "12.5 on the board",
                "4 hexagons cashed",
                "8 in the tray",
                "resignations 3"
            ]
        );
    }

    #[test]
    fn numbers_are_read_at_a_glance() {
        let third = Points::ratio(80, 3).unwrap();
        assert_eq!(figure(third), "27");
        assert_eq!(figure(Points::ratio(111, 2).unwrap()), "55.5");
        let start = crate::rules::registry::start("xima", &Default::default()).unwrap();
        let red = PlayerSet::EMPTY.with(Player::FIRST);
        let line = |best, second| lead_line(start.as_ref(), red, (best, second));
        assert_eq!(
            line(Points::whole(14), Points::whole(10)),
            "Red leads 14 to 10"
        );
        assert_eq!(line(Points::whole(27), third), "Red leads by a little");
        let both = red.with(Player::SECOND);
        let numbers = (Points::whole(93), Points::whole(60));
        assert_eq!(
            lead_line(start.as_ref(), both, numbers),
            "Red and Blue lead 93 to 60"
        );
    }
}
