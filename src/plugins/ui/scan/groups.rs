//! What is on the screen, in groups: the board, small panels, and rows of larger ones.

use bevy_egui::egui::{Context, Id, Order, Rect};

/// The most things that a panel has as one group; one with more of them is gone through row
/// by row.
const MOST: usize = 6;

/// Things that are gone through together.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Group {
    /// The board, with its legal targets.
    Board,
    /// Buttons and what else can be pressed.
    Widgets(Vec<Item>),
}

/// Something that can be pressed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Item {
    pub(super) id: Id,
    pub(super) rect: Rect,
}

impl Group {
    /// The place of all things together.
    pub(super) fn rect(&self) -> Option<Rect> {
        match self {
            Self::Board => None,
            Self::Widgets(items) => items.iter().map(|it| it.rect).reduce(Rect::union),
        }
    }
}

/// What was drawn in the last frame and can be pressed now: of dialogs only the topmost.
pub(super) fn groups(context: &Context, board: bool, table: bool) -> Vec<Group> {
    let layers: Vec<(bevy_egui::egui::LayerId, Vec<Item>)> = context.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        widgets
            .layers()
            .filter(|(layer, _)| layer.order != Order::Tooltip && layer.order != Order::Debug)
            .map(|(layer, widgets)| {
                let pressed = widgets.iter().filter(|it| {
                    it.enabled
                        && it.sense.is_focusable()
                        // Texts and charts, which are clicked and dragged, want more than to
                        // be pressed; buttons are clicked, sliders dragged.
                        && it.sense.senses_click() != it.sense.senses_drag()
                });
                let items = pressed.map(|it| Item {
                    id: it.id,
                    rect: it.rect,
                });
                (*layer, items.collect())
            })
            .collect()
    });
    let mut panels: Vec<Vec<Item>> = layers
        .into_iter()
        .filter(|(layer, items)| {
            !items.is_empty() && context.memory(|memory| memory.allows_interaction(*layer))
        })
        .map(|(_, items)| items)
        .collect();
    // As one reads: columns from the left at a table, and within them from the top.
    let corner = |items: &Vec<Item>| {
        let whole = items.iter().map(|it| it.rect).reduce(Rect::union);
        whole.map_or((0.0, 0.0), |rect| (rect.left(), rect.top()))
    };
    panels.sort_by(|one, other| {
        let (one, other) = (corner(one), corner(other));
        one.0.total_cmp(&other.0).then(one.1.total_cmp(&other.1))
    });
    let mut all: Vec<Group> = board.then_some(Group::Board).into_iter().collect();
    for panel in panels {
        if table && panel.len() <= MOST {
            all.push(Group::Widgets(panel));
        } else {
            all.extend(rows(panel).into_iter().map(Group::Widgets));
        }
    }
    all
}

/// Things beside each other are a row: by half of its height at least.
fn rows(mut items: Vec<Item>) -> Vec<Vec<Item>> {
    items.sort_by(|one, other| one.rect.top().total_cmp(&other.rect.top()));
    let mut rows: Vec<Vec<Item>> = Vec::new();
    for item in items {
        let range = item.rect.y_range();
        let beside = |row: &&mut Vec<Item>| {
            row.first().is_some_and(|first| {
                let first = first.rect.y_range();
                let shared = first.intersection(range).span();
                shared >= 0.5 * first.span().min(range.span()) && shared > 0.0
            })
        };
        match rows.iter_mut().find(beside) {
            Some(row) => row.push(item),
            None => rows.push(vec![item]),
        }
    }
    for row in &mut rows {
        row.sort_by(|one, other| one.rect.left().total_cmp(&other.rect.left()));
    }
    rows
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{pos2, vec2};

    use super::*;

    #[test]
    fn what_stands_beside_each_other_is_a_row() {
        let item = |name: &str, x: f32, y: f32, height: f32| Item {
            id: Id::new(name),
            rect: Rect::from_min_size(pos2(x, y), vec2(50.0, height)),
        };
        let (a, b) = (item("a", 100.0, 10.0, 40.0), item("b", 10.0, 14.0, 40.0));
        let (c, d) = (item("c", 10.0, 60.0, 40.0), item("d", 90.0, 110.0, 30.0));
        let rows = rows(vec![d, a, c, b]);
        assert_eq!(rows, [vec![b, a], vec![c], vec![d]]);
    }
}
