//! The panel of eligible memes of the side to move: resting on one lights the
//! squares that it speaks of, clicking deploys it. On demand it tells the value
//! and the distance of each, and shows the matrices behind them.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        self, Align2, FontId, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType,
        vec2,
    },
};

use super::{ChimpleTable, aim::Aim, matrices};
use crate::{
    engine::chimple::{Value, ready, request, weigh},
    plugins::{
        hud::{Hud, HudLayout, HudSystems, RightColumn, below_players, panel, words},
        palette::{self, Tone},
        pulse::Pulse,
        screens::Overlay,
        session::{Analysis, Origin, Purpose, Session, SessionRequest},
        theme::{self, PushButton, strong_family, widgets::focus_ring},
    },
    rules::{
        Game,
        chimple::{Chimple, Descriptor, Move, Step},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MemePanel>();
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(HudSystems::Left)
            .run_if(resource_exists::<ChimpleTable>),
    );
}

/// What the panel tells besides the memes.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct MemePanel {
    /// The value and distance of each meme.
    pub values: bool,
    /// The state number and the matrices.
    pub matrices: bool,
}

/// The height of a line of the list.
const LINE: f32 = 31.0;
/// With less room than this the panel is not shown.
const LEAST: f32 = 120.0;

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    meme: Descriptor,
    step: Step,
    text: String,
    value: Option<Value>,
}

fn rows(position: &Chimple, values: bool) -> Vec<Row> {
    let weighed = if values {
        ready(&position.options()).map(|solution| weigh(position, &solution))
    } else {
        None
    };
    position
        .eligible(position.to_move())
        .map(|meme| {
            let step = position.step(meme);
            let all = weighed.as_ref();
            Row {
                meme: *meme,
                step,
                text: position.move_text(&Move::Deploy(step)),
                value: all.and_then(|all| {
                    let one = all.iter().find(|weighed| weighed.meme == meme)?;
                    Some(one.value)
                }),
            }
        })
        .collect()
}

/// A value in a word, with its colour.
fn value_word(value: Value) -> (String, Tone) {
    match value {
        Value::Win(plies) => (format!("wins in {plies}"), palette::GOOD),
        Value::Loss(plies) => (format!("loses in {plies}"), palette::WARN),
        Value::Draw => ("draw".to_owned(), palette::TEXT_QUIET),
    }
}

fn show(
    mut contexts: EguiContexts,
    places: Res<HudLayout>,
    hud: Res<Hud>,
    analysis: Res<Analysis>,
    overlay: Res<Overlay>,
    table: Res<ChimpleTable>,
    session: Res<Session>,
    mut shown: ResMut<MemePanel>,
    mut aim: ResMut<Aim>,
    mut looked_at: Local<Option<Step>>,
    mut known: Local<Option<(Chimple, bool, Vec<Row>)>>,
    mut requests: MessageWriter<SessionRequest>,
    mut pulse: ResMut<Pulse>,
) -> Result {
    let context = contexts.ctx_mut()?;
    if hud.left_folded {
        return Ok(());
    }
    let position = &table.0;
    let place = below_players(context, &places);
    if place.height() < LEAST || position.end().is_some() {
        return Ok(());
    }
    // What a puzzle asks for is not told.
    let may_tell = !matches!(session.purpose(), Purpose::Puzzle(_));
    let values = shown.values && may_tell;
    if values && ready(&position.options()).is_none() {
        // Sixteen squares take a moment; the frames go on meanwhile.
        request(&position.options());
        pulse.within(core::time::Duration::from_millis(120));
        *known = None;
    }
    let fresh = known
        .as_ref()
        .is_some_and(|(at, told, _)| at == position && *told == values);
    if !fresh {
        *known = Some((position.clone(), values, rows(position, values)));
    }
    let list = known.as_ref().map_or(&[][..], |(_, _, list)| list);
    let mut now = *shown;
    let mut over = None;
    let mut chosen = None;
    let may_move = session.person_may_move();
    let frame = theme::panel_frame().inner_margin(egui::Margin::same(10));
    panel(context, "memes", place, frame, *overlay, |ui| {
        head(ui, position, may_tell, &mut now);
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for row in list {
                let lit = aim.meme == Some(row.step);
                let response = line(ui, row, position, lit, may_move);
                if response.hovered() || response.has_focus() {
                    over = Some(row.step);
                }
                if response.clicked() && may_move {
                    chosen = Some(row.text.clone());
                }
            }
        });
    });
    shown.set_if_neq(now);
    if over.is_some() || (looked_at.is_some() && aim.meme == *looked_at) {
        let next = Aim { meme: over, ..*aim };
        if aim.set_if_neq(next) {
            pulse.now();
        }
    }
    *looked_at = over;
    if shown.matrices {
        let meme = aim.meme.and_then(|step| position.meme(&step));
        let column = hud.right(analysis.enabled);
        if matches!(column, RightColumn::Moves | RightColumn::Folded) {
            matrices::show(context, &places, position, meme);
        }
    }
    if let Some(text) = chosen {
        requests.write(SessionRequest::Play {
            text,
            origin: Origin::Person,
        });
    }
    Ok(())
}

fn head(ui: &mut Ui, position: &Chimple, may_tell: bool, shown: &mut MemePanel) {
    let name = words::name(position, position.to_move());
    theme::section(ui, format!("{name}’s memes"));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let values = PushButton::new("Values").height(32.0);
        let tip = "What each meme leads to, and in how many turns";
        if ui
            .add(values.selected(shown.values).enabled(may_tell).tip(tip))
            .clicked()
        {
            shown.values = !shown.values;
        }
        let bits = PushButton::new("Matrices").height(32.0);
        let tip = "The state number and the matrices that make memes eligible";
        if ui.add(bits.selected(shown.matrices).tip(tip)).clicked() {
            shown.matrices = !shown.matrices;
        }
    });
}

/// A meme: its move, what the agent does and where it comes to stand.
fn line(ui: &mut Ui, row: &Row, position: &Chimple, lit: bool, may_move: bool) -> egui::Response {
    let sense = if may_move {
        Sense::click()
    } else {
        Sense::hover()
    };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), sense);
    response.widget_info(|| {
        let text = format!("{}: {}", row.text, row.meme);
        WidgetInfo::labeled(WidgetType::Button, may_move, text)
    });
    if ui.is_rect_visible(rect) {
        let painter = ui.painter();
        if lit || response.hovered() {
            painter.rect(
                rect,
                f32::from(theme::BUTTON_RADIUS) * 0.6,
                palette::PANEL_RAISED.egui(),
                Stroke::new(1.5, palette::ACCENT.egui()),
                StrokeKind::Inside,
            );
        }
        let strong = FontId::new(17.0, strong_family());
        let plain = FontId::proportional(15.0);
        let middle = rect.center().y;
        painter.text(
            egui::pos2(rect.left() + 6.0, middle),
            Align2::LEFT_CENTER,
            &row.text,
            strong,
            palette::TEXT.egui(),
        );
        let does = match row.value {
            // The value needs the room.
            Some(_) => row.meme.act.direction().word().to_owned(),
            None => format!(
                "{} {} {}",
                row.meme.act.direction().word(),
                if row.meme.act.is_capture() {
                    "×"
                } else {
                    "→"
                },
                row.meme.result.name(position.size())
            ),
        };
        painter.text(
            egui::pos2(rect.left() + 62.0, middle),
            Align2::LEFT_CENTER,
            does,
            plain.clone(),
            palette::TEXT_QUIET.egui(),
        );
        if let Some(value) = row.value {
            let (word, tone) = value_word(value);
            painter.text(
                egui::pos2(rect.right() - 6.0, middle),
                Align2::RIGHT_CENTER,
                word,
                plain,
                tone.egui(),
            );
        }
    }
    focus_ring(ui, &response, theme::BUTTON_RADIUS);
    response.on_hover_text(row.meme.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::chimple::Options;

    #[test]
    fn rows_are_the_eligible_memes_with_values_on_request() {
        let start = Chimple::new(Options::default());
        request(&start.options());
        let plain = rows(&start, false);
        assert_eq!(plain.len(), 4);
        assert!(plain.iter().all(|row| row.value.is_none()));
        let told = rows(&start, true);
        assert!(told.iter().all(|row| row.value == Some(Value::Loss(10))));
        assert_eq!(value_word(Value::Loss(10)).0, "loses in 10");
    }
}
