//! Where the panels of the table are, and what they leave to the board.
//!
//! Lengths are points on a window of 1280 by 720 or one that has more to offer
//! in one direction: the interface is scaled as a whole, see
//! [`theme`](crate::plugins::theme). What is decided here is plain arithmetic;
//! the panels only fill the places they are given.

use bevy::prelude::Resource;
use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::plugins::ui::theme::{EDGE, GAP};

/// The width of the players' panel.
const LEFT: f32 = 252.0;
/// The width of the move list.
const RIGHT: f32 = 268.0;
/// The width of the right column while it holds an analysis, a result, or the
/// moves of more than two players.
const RIGHT_WIDE: f32 = 336.0;
/// The width of a column that is folded up.
const FOLDED: f32 = 76.0;
/// The height of the status line.
const STATUS: f32 = 80.0;
/// The height of a row of tools.
const TOOLS: f32 = 82.0;
/// The height of the status line over a match that is watched: it says what
/// happens and why it matters.
const CAPTION: f32 = 98.0;
/// The height that the controls of a replay add.
const SCRUBBER: f32 = 60.0;
/// The width of the evaluation bar.
const BAR: f32 = 16.0;
/// How far the frame of the board may reach under the panels around it.
const UNDER: Vec2 = vec2(4.0, 10.0);
/// The widest status line that still reads as one.
const WIDEST: f32 = 860.0;

/// What the right column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum RightColumn {
    /// The list of moves.
    #[default]
    Moves,
    /// The list of moves above the analysis.
    Analysis,
    /// The result of the match.
    Result,
    /// What the game's own plugin shows there.
    Own,
    /// Nothing but the button that unfolds it.
    Folded,
}

/// What is to be given a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Wanted {
    /// Whether the players' panel is folded up.
    pub left_folded: bool,
    /// What the right column holds.
    pub right: RightColumn,
    /// Whether the controls of a replay are there.
    pub scrubber: bool,
    /// Whether the status line tells a match that is watched.
    pub caption: bool,
    /// Whether there is an evaluation bar.
    pub bar: bool,
    /// Whether more than two players have a column in the list of moves.
    pub many: bool,
}

/// The places of the panels in this frame.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct HudLayout {
    /// The players.
    pub left: Rect,
    /// Moves, analysis or result.
    pub right: Rect,
    /// The status line.
    pub status: Rect,
    /// The tools.
    pub tools: Rect,
    /// The evaluation bar.
    pub bar: Option<Rect>,
    /// What is left to the board.
    pub free: Rect,
}

impl Default for HudLayout {
    fn default() -> Self {
        Self::of(
            Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0)),
            Wanted::default(),
        )
    }
}

impl HudLayout {
    /// Where the camera puts the board: what is free, and a little more, for
    /// the board has a frame and the panels let it show through.
    #[must_use]
    pub fn board(&self) -> Rect {
        self.free.expand2(UNDER)
    }

    /// The places in a window that covers `screen`.
    #[must_use]
    pub fn of(screen: Rect, wanted: Wanted) -> Self {
        let inner = screen.shrink(EDGE);
        let left_width = if wanted.left_folded { FOLDED } else { LEFT };
        let right_width = match wanted.right {
            RightColumn::Moves if !wanted.many => RIGHT,
            RightColumn::Moves | RightColumn::Analysis | RightColumn::Result | RightColumn::Own => {
                RIGHT_WIDE
            }
            RightColumn::Folded => FOLDED,
        };
        let left = Rect::from_min_size(inner.min, vec2(left_width, inner.height()));
        let right = Rect::from_min_max(pos2(inner.right() - right_width, inner.top()), inner.max);
        let between = Rect::from_min_max(
            pos2(left.right() + GAP, inner.top()),
            pos2(right.left() - GAP, inner.bottom()),
        );
        let tools_height = TOOLS + if wanted.scrubber { SCRUBBER } else { 0.0 };
        let told = if wanted.caption { CAPTION } else { STATUS };
        let status = Rect::from_center_size(
            pos2(between.center().x, between.top() + told / 2.0),
            vec2(between.width().min(WIDEST), told),
        );
        let tools = Rect::from_center_size(
            pos2(between.center().x, between.bottom() - tools_height / 2.0),
            vec2(between.width().min(WIDEST), tools_height),
        );
        let mut free = Rect::from_min_max(
            pos2(between.left(), status.bottom() + GAP),
            pos2(between.right(), tools.top() - GAP),
        );
        let bar = wanted.bar.then(|| {
            let bar = Rect::from_min_max(
                pos2(free.right() - BAR, free.top() + GAP),
                pos2(free.right(), free.bottom() - GAP),
            );
            free.max.x = bar.left() - GAP;
            bar
        });
        Self {
            left,
            right,
            status,
            tools,
            bar,
            free,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_wanted() -> Vec<Wanted> {
        let mut all = Vec::new();
        for right in [
            RightColumn::Moves,
            RightColumn::Analysis,
            RightColumn::Result,
            RightColumn::Own,
            RightColumn::Folded,
        ] {
            for bits in 0..16_u8 {
                all.push(Wanted {
                    left_folded: bits & 1 != 0,
                    right,
                    scrubber: bits & 2 != 0,
                    caption: bits & 2 != 0,
                    bar: bits & 4 != 0,
                    many: bits & 8 != 0,
                });
            }
        }
        all
    }

    #[test]
    fn panels_never_overlap_and_stay_in_the_window() {
        for size in [
            vec2(1280.0, 720.0),
            vec2(1280.0, 800.0),
            vec2(1720.0, 720.0),
        ] {
            let screen = Rect::from_min_size(Pos2::ZERO, size);
            for wanted in all_wanted() {
                let places = HudLayout::of(screen, wanted);
                let mut rects = vec![
                    places.left,
                    places.right,
                    places.status,
                    places.tools,
                    places.free,
                ];
                rects.extend(places.bar);
                for (n, rect) in rects.iter().enumerate() {
                    assert!(
                        rect.is_positive() && screen.contains_rect(*rect),
                        "{wanted:?}"
                    );
                    for other in &rects[n + 1..] {
                        assert!(!rect.intersects(*other), "{rect:?} {other:?} {wanted:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_board_keeps_most_of_the_window() {
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
        for wanted in all_wanted() {
            let free = HudLayout::of(screen, wanted).free;
            assert!(
                free.width() >= 580.0 && free.height() >= 420.0,
                "{wanted:?} {free:?}"
            );
        }
        let folded = HudLayout::of(
            screen,
            Wanted {
                left_folded: true,
                right: RightColumn::Folded,
                ..Wanted::default()
            },
        );
        assert!(folded.free.width() >= 1060.0);
    }
}
