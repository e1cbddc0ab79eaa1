//! Who leads, and why: one bar below the players' cards in every game, with a line and a
//! reason. A click shows the last move again.
//!
//! What it says is the rules' own ([`Lead`]).

use bevy::prelude::*;
use bevy_egui::egui::{
    CornerRadius, Label, Margin, Painter, Rect, RichText, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, WidgetType, pos2, vec2,
};

use crate::plugins::ui::hud::{
    sign,
    words::{self, verdicts},
};
use crate::{
    engine::{Hint, Verdict},
    plugins::{
        app::session::{Requests, Session, SessionRequest, SessionSystems},
        scene::palette,
        ui::theme::{self, BUTTON_RADIUS, Icon, focus::focus_ring, player_tone},
    },
    rules::{AnyGame, Colour, Lead, Player, Points, registry},
    texts,
    words::{Language, language},
};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<LastMoveAgain>()
        .add_systems(Requests, replay_last_move.in_set(SessionSystems::Ask));
}

/// Between showing the position before the last move and the move itself, a frame passes:
/// the pieces have to stand where they stood.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LastMoveAgain(Option<usize>);

impl LastMoveAgain {
    /// The move that led to the position shown is to be seen again.
    pub(crate) fn begin(&mut self, session: &Session) {
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
        requests.write(SessionRequest::seek(ply - 1));
    } else {
        again.0 = None;
        if shown.is_some_and(|shown| shown + 1 == ply) {
            requests.write(SessionRequest::seek(ply));
        }
    }
}

/// The least luminance of a colour in the bar.
const DARKEST: f32 = 0.02;
/// The height of the bar.
const BAR: f32 = 12.0;
/// The height of the bar with its line and its reason, where lines are as long as in the
/// rail.
pub(crate) const HEIGHT: f32 = 84.0;
/// How many turns off a proven end may be that is told beside a hint.
const NEAR: u32 = 6;
/// How many reasons are shown.
const REASONS: usize = 2;

/// Shows who leads; whether the last move is asked for again. `brief` leaves out the words,
/// which are then read by hovering, and what has nothing but words.
pub(crate) fn show(ui: &mut Ui, lead: &Lead, colours: &[Colour], brief: bool) -> bool {
    if brief && lead.amounts.is_empty() {
        return false;
    }
    let shown = theme::panel_frame()
        .inner_margin(Margin::symmetric(10, 8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 4.0;
            if !lead.amounts.is_empty() {
                bar(ui, &lead.amounts, colours);
            }
            if brief {
                return;
            }
            let write = |ui: &mut Ui, text: &str, size: f32, tone: palette::Tone| {
                let text = RichText::new(text).size(size).color(tone.egui());
                ui.add(Label::new(text).wrap().selectable(false));
            };
            write(ui, &lead.line, 18.0, palette::TEXT);
            for reason in lead.reasons.iter().take(REASONS) {
                write(ui, &words::sentence(reason), 15.0, palette::TEXT_QUIET);
            }
            if let Some(danger) = &lead.danger {
                ui.horizontal_top(|ui| {
                    sign(ui, Icon::Warning, palette::WARN, 18.0);
                    write(ui, danger, 15.0, palette::TEXT);
                });
            }
        });
    let response = ui.interact(shown.response.rect, ui.id().with("lead"), Sense::click());
    response.widget_info(|| {
        WidgetInfo::labeled(
            WidgetType::Button,
            ui.is_enabled(),
            texts::lead_read(&said(lead)),
        )
    });
    focus_ring(ui, &response, BUTTON_RADIUS);
    let tip = match brief {
        true => format!("{}\n{}", said(lead), texts::lead_click()),
        false => texts::lead_again().to_owned(),
    };
    response.on_hover_text(tip).clicked()
}

/// Who leads in the position shown: what a hint has proven, if it is near, says more than a
/// count. Until everybody has moved there is nothing to compare, but something to aim at.
pub(crate) fn told(session: &Session, hint: Option<&Hint>, memo: &mut LeadMemo) -> Option<Lead> {
    let position = session.position();
    let only = |line: String| Lead {
        amounts: Vec::new(),
        line,
        reasons: Vec::new(),
        danger: None,
    };
    let is_near = |verdict: &Verdict| match verdict {
        Verdict::Win { plies } | Verdict::Loss { plies } => *plies <= NEAR,
        _ => verdict.is_proven(),
    };
    let verdict = hint.map(|hint| hint.verdict).filter(is_near);
    if let (Some(verdict), Some(mover)) = (verdict, session.to_move()) {
        return Some(only(verdicts::say(position, mover, verdict)));
    }
    let is_first = session.shown() < position.colours().len() && position.outcome().is_none();
    if is_first && session.record().terms().start.is_none() {
        let entry = registry::find(position.info().id)?;
        return Some(only(texts::lead_aim((entry.aim)())));
    }
    memo.lead(position)
}

/// Who leads in the position that was asked about last: in some games this takes longer to work
/// out than everything else in a frame.
#[derive(Debug, Default)]
pub(crate) struct LeadMemo(Option<(Language, u64, Option<Lead>)>);

impl LeadMemo {
    fn lead(&mut self, position: &dyn AnyGame) -> Option<Lead> {
        let asked = (language(), position.hash());
        if let Some((language, hash, lead)) = &self.0
            && (*language, *hash) == asked
        {
            return lead.clone();
        }
        let lead = position.lead();
        self.0 = Some((asked.0, asked.1, lead.clone()));
        lead
    }
}

/// All that is said of it, as one text.
pub(crate) fn said(lead: &Lead) -> String {
    let rest = lead.reasons.iter().chain(&lead.danger);
    let parts: Vec<String> = core::iter::once(&lead.line)
        .chain(rest)
        .map(|part| words::sentence(part))
        .collect();
    parts.join(". ")
}

/// What the players have, side by side in their colours.
fn bar(ui: &mut Ui, amounts: &[(Player, Points)], colours: &[Colour]) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), BAR), Sense::hover());
    paint(ui.painter(), rect, amounts, colours);
}

/// The same on any ground.
pub(crate) fn paint(
    painter: &Painter,
    rect: Rect,
    amounts: &[(Player, Points)],
    colours: &[Colour],
) {
    let round = CornerRadius::same((rect.height() / 3.0) as u8);
    painter.rect_filled(rect, round, palette::NIGHT.egui());
    let whole: f64 = amounts.iter().map(|(_, amount)| amount.to_f64()).sum();
    let mut from = rect.left();
    for (player, amount) in amounts {
        let Some(colour) = colours.get(player.index()) else {
            continue;
        };
        let part = match whole > 0.0 {
            true => amount.to_f64() / whole,
            false => 1.0 / amounts.len() as f64,
        };
        let to = from + rect.width() * part as f32;
        let place = Rect::from_min_max(pos2(from, rect.top()), pos2(to, rect.bottom()));
        let tone = player_tone(*colour);
        // Black is told from an empty bar.
        let tone = match tone.luminance() < DARKEST {
            true => palette::LINE,
            false => tone,
        };
        painter.rect_filled(place, CornerRadius::ZERO, tone.egui());
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
