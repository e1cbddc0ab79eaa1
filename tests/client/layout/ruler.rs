//! What a frame of the interface has laid out where, and what is wrong with it.

use std::sync::{Arc, Mutex};

use bevy::prelude::App;
use bevy_egui::{
    EguiContext, PrimaryEguiContext,
    egui::{self, Id, LayerId, Order, Plugin, Rect, Shape, Ui},
};
use curio::plugins::ui::touch::FINGER_REACH;

/// Edges that meet may be off by rounding.
const SLACK: f32 = 1.5;
/// The thickest that a scroll bar is.
const BAR: f32 = 14.0;
/// What a finger hits, in points.
const FINGER: f32 = 44.0;
/// What is lower than this cannot be scrolled through in earnest.
const LEAST_VIEW: f32 = 56.0;

/// The panels over the table and the screens, by the names of their areas.
const PANELS: [&str; 15] = [
    "players",
    "status",
    "tools",
    "replay",
    "moves",
    "analysis",
    "bar",
    "result",
    "review",
    "lesson",
    "editor",
    "own",
    "tray of Xong",
    "memes",
    "territories",
];
const OTHERS: [&str; 13] = [
    "drop",
    "hud drawer",
    "sheet of a territory",
    "terminator",
    "which die",
    "title",
    "set-up",
    "menu",
    "settings",
    "help",
    "notices",
    "showcase card",
    "showcase hint",
];

/// Something that is pressed or dragged.
#[derive(Clone, Copy, Debug)]
struct Control {
    layer: LayerId,
    /// All of it.
    rect: Rect,
    /// What is seen of it.
    seen: Rect,
    /// Whether a press in its middle would reach its panel.
    is_reached: bool,
    /// Whether it is what a list is scrolled by, not something in it.
    is_scroll: bool,
}

/// A text that was painted.
#[derive(Clone, Debug)]
struct Text {
    layer: LayerId,
    rect: Rect,
    clip: Rect,
    says: String,
}

/// A frame of the interface. Lengths are points.
#[derive(Clone, Debug)]
pub(super) struct Sheet {
    pub(super) screen: Rect,
    panels: Vec<(LayerId, Rect)>,
    controls: Vec<Control>,
    texts: Vec<Text>,
    has_modal: bool,
}

/// Reads what every frame lays out.
#[derive(Clone, Default)]
pub(super) struct Ruler(Arc<Mutex<Option<Sheet>>>);

impl Ruler {
    /// Puts a ruler to the interface.
    pub(super) fn put_to(app: &mut App) -> Self {
        let ruler = Self::default();
        let mut contexts = app
            .world_mut()
            .query_filtered::<&mut EguiContext, bevy::prelude::With<PrimaryEguiContext>>();
        let mut context = contexts.single_mut(app.world_mut()).unwrap();
        context.get_mut().add_plugin(ruler.clone());
        ruler
    }

    /// What the last frame has laid out.
    pub(super) fn sheet(&self) -> Sheet {
        self.0.lock().unwrap().clone().unwrap()
    }
}

impl Plugin for Ruler {
    fn debug_name(&self) -> &'static str {
        "ruler"
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        *self.0.lock().unwrap() = Some(Sheet::of(ui.ctx()));
    }
}

impl Sheet {
    fn of(context: &egui::Context) -> Self {
        let visible: Vec<LayerId> = context.memory(|memory| {
            let visible = memory.areas().visible_layer_ids();
            memory
                .layer_ids()
                .filter(|it| visible.contains(it))
                .collect()
        });
        let panels = context.memory(|memory| {
            let rect = |layer: &LayerId| memory.area_rect(layer.id).map(|rect| (*layer, rect));
            visible.iter().filter_map(rect).collect()
        });
        let controls = context.viewport(|viewport| {
            let layers = viewport.this_pass.widgets.layers();
            let widgets = layers.flat_map(|(_, widgets)| widgets);
            widgets
                .filter(|it| it.enabled && (it.sense.senses_click() || it.sense.senses_drag()))
                // A panel comes to the front when it is clicked anywhere.
                .filter(|it| it.id != it.layer_id.id.with("move"))
                .map(|it| {
                    (
                        it.layer_id,
                        it.rect,
                        it.interact_rect,
                        !it.sense.senses_click(),
                    )
                })
                .collect::<Vec<_>>()
        });
        let controls = controls
            .into_iter()
            .filter(|(layer, ..)| visible.contains(layer))
            .map(|(layer, rect, seen, only_drags)| Control {
                layer,
                rect,
                seen,
                is_scroll: only_drags || rect.width() <= BAR,
                is_reached: !seen.is_positive()
                    || context.layer_id_at(seen.center()) == Some(layer),
            })
            .collect();
        let mut texts = Vec::new();
        context.graphics(|graphics| {
            for layer in &visible {
                let list = graphics.get(*layer);
                for entry in list
                    .into_iter()
                    .flat_map(egui::layers::PaintList::all_entries)
                {
                    read(*layer, entry.clip_rect, &entry.shape, &mut texts);
                }
            }
        });
        Self {
            screen: context.content_rect(),
            panels,
            controls,
            texts,
            has_modal: context.memory(|memory| memory.top_modal_layer().is_some()),
        }
    }

    /// Everything that is covered, cut off or out of reach.
    pub(super) fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        self.judge_panels(&mut faults);
        self.judge_controls(&mut faults);
        self.judge_texts(&mut faults);
        faults
    }

    /// The panels that stand beside the board, without what was opened over it.
    pub(super) fn beside_the_board(&self) -> impl Iterator<Item = (String, Rect)> {
        let panels = self
            .panels
            .iter()
            .filter(|(layer, _)| layer.order == Order::Middle && !is_opened(*layer));
        panels.map(|(layer, rect)| (name(*layer), *rect))
    }

    /// All texts, also those that have to be scrolled to.
    pub(super) fn read(&self) -> impl Iterator<Item = &str> {
        let all = self.texts.iter().map(|text| text.says.as_str());
        all.filter(|text| !text.is_empty())
    }

    /// The texts of which a part has to be scrolled to.
    pub(super) fn half_seen(&self) -> Vec<&str> {
        let is_cut = |text: &&Text| {
            let seen = text.clip.intersect(self.screen).expand(2.0);
            !text.says.is_empty() && !seen.contains_rect(text.rect)
        };
        let cut = self.texts.iter().filter(is_cut);
        cut.map(|text| text.says.as_str()).collect()
    }

    fn judge_panels(&self, faults: &mut Vec<String>) {
        let room = self.screen.expand(SLACK);
        for (n, (layer, rect)) in self.panels.iter().enumerate() {
            if layer.order == Order::Tooltip || layer.order == Order::Background {
                continue;
            }
            if !room.contains_rect(*rect) {
                faults.push(format!(
                    "{} reaches out of the window: {rect:?}",
                    name(*layer)
                ));
            }
            if self.has_modal || is_opened(*layer) || layer.order != Order::Middle {
                continue;
            }
            for (other, under) in &self.panels[n + 1..] {
                if other.order == Order::Middle && !is_opened(*other) && overlap(*rect, *under) {
                    let (one, two) = (name(*layer), name(*other));
                    faults.push(format!("{one} lies over {two}: {rect:?} {under:?}"));
                }
            }
        }
    }

    fn judge_controls(&self, faults: &mut Vec<String>) {
        for (n, control) in self.controls.iter().enumerate() {
            let Control { rect, seen, .. } = *control;
            if control.is_scroll || self.is_under_modal(control.layer) {
                continue;
            }
            let what = self.label(control);
            let least = rect.width().min(rect.height()) + 2.0 * FINGER_REACH;
            if least < FINGER {
                faults.push(format!("{what} is too small for a finger: {rect:?}"));
            }
            if !self.is_in_reach(control) {
                faults.push(format!("{what} is out of reach: {rect:?}, seen {seen:?}"));
            } else if !control.is_reached {
                faults.push(format!("{what} is covered: {rect:?}"));
            }
            for other in &self.controls[n + 1..] {
                let apart = other.is_scroll
                    || other.layer != control.layer
                    || other.rect.contains_rect(seen)
                    || rect.contains_rect(other.seen);
                if !apart && overlap(seen, other.seen) {
                    let with = self.label(other);
                    faults.push(format!("{what} overlaps {with}: {rect:?} {:?}", other.rect));
                }
            }
        }
    }

    /// Whether a control is seen or can be scrolled to.
    fn is_in_reach(&self, control: &Control) -> bool {
        let (rect, seen) = (control.rect, control.seen);
        let is_whole = seen.expand(SLACK).contains_rect(rect);
        if is_whole && self.screen.expand(SLACK).contains_rect(rect) {
            return true;
        }
        self.views(control.layer).any(|view| {
            let view = view.expand(SLACK);
            view.left() <= rect.left() && rect.right() <= view.right()
        })
    }

    /// The parts of a layer that can be scrolled, told by their bars.
    fn views(&self, layer: LayerId) -> impl Iterator<Item = Rect> {
        let bars = self.controls.iter().filter(move |it| {
            it.layer == layer && it.rect.width() <= BAR && it.rect.height() >= LEAST_VIEW
        });
        let room = self.screen.expand(SLACK);
        bars.filter(move |bar| room.contains_rect(bar.rect))
            .flat_map(move |bar| {
                let clips = self.texts.iter().filter(move |it| it.layer == layer);
                clips.map(|it| it.clip).filter(move |clip| {
                    let same = |one: f32, other: f32| (one - other).abs() < 4.0;
                    same(clip.top(), bar.rect.top()) && same(clip.bottom(), bar.rect.bottom())
                })
            })
    }

    fn judge_texts(&self, faults: &mut Vec<String>) {
        for (n, text) in self.texts.iter().enumerate() {
            let Text {
                layer,
                rect,
                clip,
                says,
                ..
            } = text;
            if layer.order == Order::Background || self.is_under_modal(*layer) || says.is_empty() {
                continue;
            }
            if !clip.is_positive() {
                // All of it is scrolled away.
                continue;
            }
            let seen = clip.intersect(self.screen).expand(2.0);
            let beside = rect.left() < seen.left() || rect.right() > seen.right();
            let above = rect.top() < seen.top() || rect.bottom() > seen.bottom();
            let scrolls = self
                .views(*layer)
                .any(|view| view.expand(2.0).contains_rect(*clip));
            if beside || above && !scrolls {
                faults.push(format!("`{says}` is cut off: {rect:?} in {seen:?}"));
            }
            for other in &self.texts[n + 1..] {
                let both = rect.intersect(*clip);
                let with = other.rect.intersect(other.clip);
                if other.layer == *layer && !other.says.is_empty() && overlap(both, with) {
                    faults.push(format!("`{says}` and `{}` overlap: {both:?}", other.says));
                }
            }
            for control in self.controls.iter().filter(|it| it.layer == *layer) {
                let inner = rect.intersect(*clip);
                let edge = control.seen.expand(2.5);
                if !control.is_scroll
                    && overlap(inner, control.seen)
                    && !edge.contains_rect(inner)
                    && !inner.contains_rect(control.seen)
                {
                    faults.push(format!(
                        "`{says}` crosses the edge of a control: {inner:?} {edge:?}"
                    ));
                }
            }
        }
    }

    fn is_under_modal(&self, layer: LayerId) -> bool {
        self.has_modal && layer.order < Order::Foreground
    }

    /// A control by what is written on it.
    fn label(&self, control: &Control) -> String {
        let on = |text: &&Text| {
            text.layer == control.layer && control.rect.expand(2.0).contains_rect(text.rect)
        };
        let words: Vec<&str> = self
            .texts
            .iter()
            .filter(on)
            .map(|it| it.says.as_str())
            .collect();
        format!("{} in {}", words.join(" "), name(control.layer))
    }
}

fn read(layer: LayerId, clip: Rect, shape: &Shape, texts: &mut Vec<Text>) {
    match shape {
        Shape::Vec(shapes) => {
            for shape in shapes {
                read(layer, clip, shape, texts);
            }
        }
        Shape::Text(text) if text.angle == 0.0 => texts.push(Text {
            layer,
            rect: text.visual_bounding_rect(),
            clip,
            says: text.galley.text().trim().to_owned(),
        }),
        _ => {}
    }
}

/// Whether two rectangles cover each other in earnest.
fn overlap(one: Rect, other: Rect) -> bool {
    let both = one.intersect(other);
    both.width() > SLACK && both.height() > SLACK
}

/// Whether a panel lies over the board because the player has opened it there.
fn is_opened(layer: LayerId) -> bool {
    [
        "hud drawer",
        "sheet of a territory",
        "terminator",
        "which die",
        "notices",
    ]
    .iter()
    .any(|name| layer.id == Id::new(name))
}

fn name(layer: LayerId) -> String {
    let hud = PANELS
        .iter()
        .find(|name| layer.id == Id::new(("hud", **name)));
    let other = OTHERS.iter().find(|name| layer.id == Id::new(**name));
    match hud.or(other) {
        Some(name) => (*name).to_owned(),
        None => layer.short_debug_format(),
    }
}
