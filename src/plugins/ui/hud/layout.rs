//! Where the panels of the table are, and what they leave to the board.
//!
//! The board has most of the window: players stand on a thin rail at the left, tools
//! on another at the right, and one line says what happens. What is looked at now
//! and then (the score in full, moves, analysis, a game's own panels) are drawers
//! beside the rails; while one is open the board moves aside, so that nothing of it
//! is ever covered. Where they would leave too little to the board, the players' drawer
//! closes to its rail, and the lines above and below the board go on over the other
//! drawer. In an upright window the board has the whole width, and rails and drawers lie
//! side by side below it.
//!
//! Lengths are points on a window of 1280 by 720: the interface is scaled as a whole,
//! and [`LEAST_ROOM`](crate::plugins::ui::theme::LEAST_ROOM) is always there. What is
//! decided here is plain arithmetic; the panels only fill the places they are given.

use bevy::prelude::Resource;
use bevy_egui::egui::{Align2, Pos2, Rect, Vec2, pos2, vec2};

/// From the panels to the edge of the window and to each other.
const GAP: f32 = 8.0;
/// The width of the rail with the players.
const RAIL: f32 = 172.0;
/// The width of the players' drawer.
const LEFT: f32 = 252.0;
/// The width of the rail with the tools.
const TOOLS: f32 = 80.0;
/// The width of the move list.
const RIGHT: f32 = 268.0;
/// The width of the right drawer while it holds an analysis, a result, or the
/// moves of more than two players.
const RIGHT_WIDE: f32 = 336.0;
/// The width of the panel to set up a position with.
const EDITOR: f32 = 412.0;
/// The height of the status line.
const STATUS: f32 = 68.0;
/// The height of the status line over a match that is watched: it says what
/// happens and why it matters.
const CAPTION: f32 = 94.0;
/// The height of the controls of a replay.
const SCRUBBER: f32 = 62.0;
/// The width of the invitation to passers-by, in sizes of its letters; and with the code for
/// phones below it.
const INVITATION: f32 = 9.0;
const WITH_CODE: f32 = 10.5;
/// How many rows of text the lower third has in a window that is wider than high, and in
/// an upright one, where they are short.
const ROWS: (f32, f32) = (4.0, 8.0);
/// The height of such a row, in sizes of its letters.
const ROW: f32 = 1.4;
/// What the frame of the lower third takes of its height.
const FRAME: f32 = 16.0;
/// The width of the evaluation bar.
const BAR: f32 = 16.0;
/// The height of the line that says what is heard.
const CAPTIONS: f32 = 30.0;
/// How far the frame of the board may reach under the panels around it.
const UNDER: Vec2 = vec2(0.0, 4.0);
/// The widest status line that still reads as one.
const WIDEST: f32 = 860.0;
/// The narrowest in which what it says and its buttons find room.
const NARROWEST: f32 = 560.0;
/// How much higher than wide a window is where rails and drawers lie below the board, and
/// the part of its height that they have there.
const UPRIGHT: f32 = 1.3;
const BELOW: f32 = 0.4;
/// The least width that two drawers leave to the board.
const BOARD: f32 = 300.0;

/// What the right column holds. Of several that are open the last in this order is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum RightColumn {
    /// Nothing: it is closed.
    Folded,
    /// The list of moves.
    #[default]
    Moves,
    /// What the game's own plugin shows there.
    Own,
    /// The list of moves above the analysis.
    Analysis,
    /// The result of the match.
    Result,
    /// The review of the match.
    Review,
    /// A lesson, or the tools to set up a position.
    Lesson,
}

/// What is to be given a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Wanted {
    /// Whether the players' drawer is closed and only their rail is there.
    pub(crate) left_folded: bool,
    /// What the right drawer holds.
    pub(crate) right: RightColumn,
    /// Whether the controls of a replay are there.
    pub(crate) scrubber: bool,
    /// Whether the status line comments on a match that is watched.
    pub(crate) caption: bool,
    /// Whether there is an evaluation bar.
    pub(crate) bar: bool,
    /// Whether more than two players have a column in the list of moves.
    pub(crate) many: bool,
    /// Whether nobody is there to use tools: the board is shown to passers-by.
    pub(crate) alone: bool,
    /// Whether the code for phones is shown to them.
    pub(crate) code: bool,
}

/// The places of the panels in this frame.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct HudLayout {
    /// The players: their rail or their drawer.
    pub left: Rect,
    /// Whether the players have their rail alone.
    pub(crate) is_rail: bool,
    /// Moves, analysis or result; without width while the drawer is closed.
    pub right: Rect,
    /// The status line.
    pub(crate) status: Rect,
    /// The tools, one below the other.
    pub tools: Rect,
    /// The controls of a replay.
    pub(crate) scrubber: Option<Rect>,
    /// The evaluation bar.
    pub(crate) bar: Option<Rect>,
    /// The invitation to passers-by; the status line is then a lower third.
    pub(crate) invitation: Option<Rect>,
    /// The code by which phones of passers-by join.
    pub(crate) code: Option<Rect>,
    /// The captions of sounds, below the board.
    pub(crate) captions: Option<Rect>,
    /// What is left to the board.
    pub(crate) free: Rect,
}

impl Default for HudLayout {
    fn default() -> Self {
        Self::new(
            Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0)),
            Wanted::default(),
        )
    }
}

impl HudLayout {
    /// Where a question about a place of the board stands, so that it covers neither the
    /// place nor what is around it: at the edge of the free part of the window that is
    /// farther from the place.
    pub(crate) fn clear_of(&self, y: Option<f32>) -> (Align2, Pos2) {
        let free = self.free;
        if y.is_some_and(|y| y > free.center().y) {
            (Align2::CENTER_TOP, free.center_top() + vec2(0.0, GAP))
        } else {
            (Align2::CENTER_BOTTOM, free.center_bottom() - vec2(0.0, GAP))
        }
    }

    /// Where the camera puts the board: what is free, and a little more, for
    /// the board has a frame and the panels let it show through.
    pub(crate) fn board(&self) -> Rect {
        self.free.expand2(UNDER)
    }

    /// Places in the same window with larger text: everything is as much larger.
    pub(crate) fn for_text(text: f32, screen: Rect, lay_out: impl FnOnce(Rect) -> Self) -> Self {
        let text = text.max(1.0);
        let smaller = lay_out(screen / text);
        Self {
            left: smaller.left * text,
            right: smaller.right * text,
            status: smaller.status * text,
            tools: smaller.tools * text,
            scrubber: smaller.scrubber.map(|rect| rect * text),
            bar: smaller.bar.map(|rect| rect * text),
            invitation: smaller.invitation.map(|rect| rect * text),
            code: smaller.code.map(|rect| rect * text),
            free: smaller.free * text,
            ..smaller
        }
    }

    /// The same places with a line below the board that says what is heard, in text as large.
    pub(crate) fn with_captions(mut self, text: f32) -> Self {
        let line = self.free.bottom() - CAPTIONS * text.max(1.0);
        self.captions = Some(self.free.with_min_y(line));
        self.free.max.y = line - UNDER.y;
        self
    }

    /// The places while a position is set up: its panel, and the board beside it.
    pub(crate) fn of_editor(screen: Rect) -> Self {
        let inner = screen.shrink(GAP);
        let right = inner.with_min_x(inner.right() - EDITOR);
        let nothing = Rect::from_min_size(inner.min, Vec2::ZERO);
        Self {
            left: nothing,
            is_rail: true,
            right,
            status: nothing,
            tools: nothing,
            scrubber: None,
            bar: None,
            invitation: None,
            code: None,
            captions: None,
            free: inner.with_max_x(right.left() - GAP),
        }
    }

    /// The size of letters that are read across a room: a part of the window's height, as
    /// long as a row of them is long enough for a sentence.
    pub(crate) fn from_afar(screen: Rect) -> f32 {
        screen.height().min(screen.width() * 0.625) / 24.0
    }

    /// The places of a show that passers-by see: who plays, the board, and below it a
    /// lower third that says what is going on.
    fn of_show(screen: Rect, has_code: bool) -> Self {
        let inner = screen.shrink(GAP);
        let is_upright = screen.height() > screen.width();
        let rows = if is_upright { ROWS.1 } else { ROWS.0 };
        let letters = Self::from_afar(screen);
        let height = rows * ROW * letters + FRAME;
        let status = inner.with_min_y(inner.bottom() - height);
        let above = inner.with_max_y(status.top() - GAP);
        let left = above.with_max_x(above.left() + RAIL);
        let mut free = above.with_min_x(left.right() + GAP);
        let width = if has_code { WITH_CODE } else { INVITATION } * letters;
        let beside = free.with_min_x(free.right() - width);
        let invitation = if is_upright {
            free.with_max_y(free.top() + ROW * letters + 2.0 * FRAME)
        } else {
            beside.with_max_y(beside.top() + 3.0 * ROW * letters + 2.0 * FRAME)
        };
        let mut code = None;
        if is_upright {
            free.min.y = invitation.bottom() + GAP;
            if has_code {
                let row = free.with_max_y(free.top() + INVITATION * letters);
                free.min.y = row.bottom() + GAP;
                code = Some(row);
            }
        } else {
            free.max.x = invitation.left() - GAP;
            code = has_code.then(|| beside.with_min_y(invitation.bottom() + GAP));
        }
        let nothing = Rect::from_min_size(inner.right_top(), Vec2::ZERO);
        Self {
            left,
            is_rail: true,
            right: nothing,
            status,
            tools: nothing,
            scrubber: None,
            bar: None,
            invitation: Some(invitation),
            code,
            captions: None,
            free,
        }
    }

    /// The places in a window that covers `screen`.
    pub(crate) fn new(screen: Rect, wanted: Wanted) -> Self {
        if wanted.alone {
            return Self::of_show(screen, wanted.code);
        }
        let inner = screen.shrink(GAP);
        if screen.height() >= UPRIGHT * screen.width() {
            return Self::of_upright(inner, wanted);
        }
        let tools = inner.with_min_x(inner.right() - TOOLS);
        let beside = |width: f32| if width > 0.0 { GAP } else { 0.0 };
        let right_edge = tools.left() - GAP;
        let left_of = |right: f32| right_edge - right - beside(right) - GAP - inner.left();
        let mut right_width = wanted.right_width();
        let mut is_rail = wanted.left_folded;
        if !is_rail && left_of(right_width) - LEFT < BOARD {
            // A lesson needs both; anything else at the right can be closed.
            if wanted.right == RightColumn::Lesson {
                right_width = RIGHT;
            } else {
                is_rail = true;
            }
        }
        let left_width = if is_rail { RAIL } else { LEFT };
        let left = inner.with_max_x(inner.left() + left_width);
        let mut right = inner
            .with_max_x(right_edge)
            .with_min_x(right_edge - right_width);
        let between = Rect::from_min_max(
            pos2(left.right() + GAP, inner.top()),
            pos2(right.left() - beside(right_width), inner.bottom()),
        );
        // Above and below the board, and over the drawer where that is needed.
        let across = if between.width() < NARROWEST {
            between.with_max_x(right_edge)
        } else {
            between
        };
        let height = if wanted.caption { CAPTION } else { STATUS };
        let status = Rect::from_center_size(
            pos2(across.center().x, across.top() + height / 2.0),
            vec2(across.width().min(WIDEST), height),
        );
        let mut free = between.with_min_y(status.bottom() + GAP);
        let scrubber = wanted.scrubber.then(|| {
            let bottom = free.bottom();
            free.max.y = bottom - SCRUBBER - GAP;
            across.with_min_y(bottom - SCRUBBER).with_max_y(bottom)
        });
        if across != between {
            right.min.y = free.top();
            right.max.y = free.bottom();
        }
        let bar = wanted.bar.then(|| bar_in(&mut free));
        Self {
            left,
            is_rail,
            right,
            status,
            tools,
            scrubber,
            bar,
            invitation: None,
            code: None,
            captions: None,
            free,
        }
    }

    /// The places in an upright window: the board from edge to edge, and below it players,
    /// drawer and tools.
    fn of_upright(inner: Rect, wanted: Wanted) -> Self {
        let below = inner.with_min_y(inner.bottom() - inner.height() * BELOW);
        let tools = below.with_min_x(below.right() - TOOLS);
        let is_rail = wanted.left_folded || wanted.right_width() > 0.0;
        let left_width = if is_rail { RAIL } else { LEFT };
        let left = below.with_max_x(below.left() + left_width);
        let between = Rect::from_min_max(
            pos2(left.right() + GAP, below.top()),
            pos2(tools.left() - GAP, below.bottom()),
        );
        let right = match wanted.right_width() > 0.0 {
            true => between,
            false => between.with_min_x(between.right()),
        };
        let height = if wanted.caption { CAPTION } else { STATUS };
        let status = inner.with_max_y(inner.top() + height);
        let mut free = inner
            .with_min_y(status.bottom() + GAP)
            .with_max_y(below.top() - GAP);
        let scrubber = wanted.scrubber.then(|| {
            let scrubber = free.with_min_y(free.bottom() - SCRUBBER);
            free.max.y = scrubber.top() - GAP;
            scrubber
        });
        let bar = wanted.bar.then(|| bar_in(&mut free));
        Self {
            left,
            is_rail,
            right,
            status,
            tools,
            scrubber,
            bar,
            invitation: None,
            code: None,
            captions: None,
            free,
        }
    }
}

/// Takes the evaluation bar from what is free.
fn bar_in(free: &mut Rect) -> Rect {
    let bar = Rect::from_min_max(
        pos2(free.right() - BAR, free.top() + GAP),
        pos2(free.right(), free.bottom() - GAP),
    );
    free.max.x = bar.left() - GAP;
    bar
}

impl Wanted {
    /// The width of what the right drawer holds.
    const fn right_width(self) -> f32 {
        match self.right {
            RightColumn::Folded => 0.0,
            RightColumn::Moves if !self.many => RIGHT,
            RightColumn::Moves
            | RightColumn::Analysis
            | RightColumn::Result
            | RightColumn::Review
            | RightColumn::Own
            | RightColumn::Lesson => RIGHT_WIDE,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_does_not_cover_what_it_asks_about() {
        let layout = HudLayout::default();
        // Higher than such a question ever is.
        let question = 220.0;
        let (top, bottom) = (layout.free.top(), layout.free.bottom());
        for step in 0..=20 {
            let y = top + (bottom - top) * step as f32 / 20.0;
            let (pivot, corner) = layout.clear_of(Some(y));
            let covered = if pivot == Align2::CENTER_TOP {
                corner.y..corner.y + question
            } else {
                corner.y - question..corner.y
            };
            assert!(!covered.contains(&y), "{y}: {covered:?}");
        }
    }

    fn all_wanted() -> Vec<Wanted> {
        let mut all = Vec::new();
        for right in [
            RightColumn::Moves,
            RightColumn::Analysis,
            RightColumn::Result,
            RightColumn::Own,
            RightColumn::Lesson,
            RightColumn::Folded,
        ] {
            for bits in 0..64_u8 {
                all.push(Wanted {
                    left_folded: bits & 1 != 0,
                    right,
                    scrubber: bits & 2 != 0,
                    caption: bits & 2 != 0,
                    bar: bits & 4 != 0,
                    many: bits & 8 != 0,
                    alone: bits & 16 != 0,
                    code: bits & 32 != 0,
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
            vec2(960.0, 540.0),
            vec2(1000.0, 1500.0),
            vec2(960.0, 1707.0),
            vec2(1000.0, 1100.0),
        ] {
            let screen = Rect::from_min_size(Pos2::ZERO, size);
            for wanted in all_wanted() {
                let places = HudLayout::new(screen, wanted).with_captions(1.0);
                let mut rects = vec![places.left, places.status, places.free];
                // What is not there takes no room.
                let drawers = [places.right, places.tools].into_iter();
                rects.extend(drawers.filter(|rect| rect.width() > 0.0));
                rects.extend(places.scrubber);
                rects.extend(places.bar);
                rects.extend(places.invitation);
                rects.extend(places.code);
                rects.extend(places.captions);
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
    fn drawers_shift_no_tool_and_no_player() {
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
        let closed = HudLayout::new(
            screen,
            Wanted {
                left_folded: true,
                right: RightColumn::Folded,
                ..Wanted::default()
            },
        );
        for wanted in all_wanted().into_iter().filter(|wanted| !wanted.alone) {
            let places = HudLayout::new(screen, wanted);
            assert_eq!(places.tools, closed.tools);
            assert_eq!(places.left.min, closed.left.min);
        }
    }

    #[test]
    fn drawers_leave_room_for_the_board() {
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(960.0, 540.0));
        for wanted in all_wanted() {
            let free = HudLayout::new(screen, wanted).free;
            assert!(
                free.width() >= BOARD - BAR - GAP && free.height() >= 250.0,
                "{wanted:?} {free:?}"
            );
        }
    }

    #[test]
    fn in_an_upright_window_the_board_has_the_whole_width() {
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(960.0, 1707.0));
        for wanted in all_wanted().into_iter().filter(|wanted| !wanted.alone) {
            let free = HudLayout::new(screen, wanted).free;
            assert!(free.width() > 900.0 && free.height() > 700.0, "{free:?}");
        }
    }

    #[test]
    fn the_board_keeps_the_middle_of_the_window() {
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
        for wanted in all_wanted() {
            let free = HudLayout::new(screen, wanted).free;
            assert!(
                free.width() >= 540.0 && free.height() >= 448.0,
                "{wanted:?} {free:?}"
            );
            assert!(free.contains(screen.center()), "{wanted:?} {free:?}");
        }
    }
}
