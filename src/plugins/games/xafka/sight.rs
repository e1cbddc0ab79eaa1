//! Lines of sight over the board: why a piece may go to the hexagon that is pointed
//! at, why it may not, and at the end how the stuck player is hemmed in.
//!
//! What a piece sees is the rules' knowledge; here it is drawn.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Pos2, Stroke},
};

use super::{Layout, Target};
use crate::{
    plugins::{
        app::states::Screen,
        board::{Lettering, MarkingParams, OverTable},
        scene::palette::{self, Tone},
        ui::hud::BoardAlone,
    },
    rules::{
        Player,
        xafka::{Cell, Move, Stuck, Xafka},
    },
};

/// How high over the tiles the lines run.
const HEIGHT: f32 = 0.12;
/// How far from the middle of a piece its lines begin.
const CLEAR: f32 = 0.55;
/// The radius of the spot at the end of a line.
const SPOT: f32 = 0.2;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(in_state(Screen::Table))
            .run_if(not(resource_exists::<BoardAlone>)),
    );
}

/// A line from a piece to a hexagon that it sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Line {
    from: Cell,
    to: Cell,
    kind: Kind,
}

/// What a line means for the player who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The piece may go there.
    Open,
    /// The opponent sees the hexagon, so that nobody else may stop on it.
    Covered,
    /// The stuck player sees a hexagon, and may not stop on it.
    Stuck,
}

impl Kind {
    const fn tone(self) -> Tone {
        match self {
            Self::Open => palette::GOOD,
            Self::Covered => palette::WARN,
            Self::Stuck => palette::TEXT,
        }
    }
}

/// The lines that decide about a hexagon for the player to move.
fn about(position: &Xafka, cell: Cell) -> Vec<Line> {
    let mover = position.to_move();
    let sees = |player: Player| position.reach(player).contains(cell);
    let line = |player: Player, kind| {
        Some(Line {
            from: position.piece(player)?,
            to: cell,
            kind,
        })
    };
    let others = position.playing().without(mover);
    let covered: Vec<Line> = others
        .iter()
        .filter(|player| sees(*player))
        .filter_map(|player| line(player, Kind::Covered))
        .collect();
    if covered.is_empty() && sees(mover) {
        return line(mover, Kind::Open).into_iter().collect();
    }
    // Covered or not, what the piece does not see does not concern it.
    if position.piece(mover).is_some() && !sees(mover) {
        return Vec::new();
    }
    covered
}

/// How the players who are stuck were hemmed in: what they see, and who covers it.
fn about_the_end(position: &Xafka) -> Vec<Line> {
    let players = || Player::all(position.players());
    let stuck = players().filter(|player| position.why_out(*player) == Some(Stuck::ShortCircuit));
    let mut lines = Vec::new();
    for player in stuck {
        let Some(own) = position.piece(player) else {
            continue;
        };
        for cell in position.reach(player) {
            lines.push(Line {
                from: own,
                to: cell,
                kind: Kind::Stuck,
            });
            let others = players().filter(|other| *other != player);
            let by = others.filter(|other| position.reach(*other).contains(cell));
            lines.extend(by.filter_map(|other| {
                Some(Line {
                    from: position.piece(other)?,
                    to: cell,
                    kind: Kind::Covered,
                })
            }));
        }
    }
    lines
}

fn lines(params: &MarkingParams<'_, Xafka>) -> Vec<Line> {
    let position = &params.table().0;
    if position.is_over() {
        return about_the_end(position);
    }
    if !params.may_move() {
        return Vec::new();
    }
    let refused = match params.refused() {
        Some(Move::To(cell)) => Some(*cell),
        _ => None,
    };
    let pointed = match params.pointed() {
        Some(Target::Cell(cell)) => Some(cell),
        _ => None,
    };
    let cell = refused.or(pointed);
    let standing = cell.filter(|cell| position.standing().contains(*cell));
    standing.map_or_else(Vec::new, |cell| about(position, cell))
}

fn draw(mut over: OverTable, params: MarkingParams<Xafka>) -> Result {
    let lines = lines(&params);
    let layout = Layout::new(params.table().0.board());
    if lines.is_empty() {
        return Ok(());
    }
    let Some(layer) = over.layer()? else {
        return Ok(());
    };
    for line in lines {
        paint(&layer, &layout, line);
    }
    Ok(())
}

fn paint(layer: &Lettering<'_>, layout: &Layout, line: Line) {
    let up = Vec3::Y * HEIGHT;
    let (from, to) = (layout.place(line.from) + up, layout.place(line.to) + up);
    let way = to - from;
    let clear = (CLEAR / way.length().max(CLEAR)).min(0.8);
    let (Some(start), Some((end, spot))) =
        (layer.point(from + way * clear), layer.measure(to, SPOT))
    else {
        return;
    };
    let ink = line.kind.tone().egui();
    let dark = palette::NIGHT.egui_alpha(200);
    for (width, ink) in [(7.0, dark), (4.0, ink)] {
        layer
            .painter
            .line_segment([start, end], Stroke::new(width, ink));
    }
    layer.painter.circle(end, spot, ink, Stroke::new(2.0, dark));
    if line.kind == Kind::Covered {
        cross(layer, end, spot);
    }
}

/// A cross on the spot: that nobody may stop there is seen without the colour.
fn cross(layer: &Lettering<'_>, at: Pos2, spot: f32) {
    let arm = 0.5 * spot;
    let stroke = Stroke::new((spot * 0.3).max(2.0), palette::NIGHT.egui());
    for (x, y) in [(1.0, 1.0), (1.0, -1.0)] {
        let arm = bevy_egui::egui::vec2(x, y) * arm;
        layer.painter.line_segment([at - arm, at + arm], stroke);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        AnyGame,
        xafka::{Options, Shape},
    };

    fn after(moves: &str) -> Xafka {
        let mut position = Xafka::new(Options::on(Shape::Side3));
        for mv in moves.split_whitespace() {
            position.play_text(mv).unwrap();
        }
        position
    }

    #[test]
    fn a_line_says_why_a_hexagon_may_be_gone_to_or_not() {
        let position = after("b1 c4 a1 e4");
        let mover = position.to_move();
        for cell in position.standing() {
            let lines = about(&position, cell);
            let kinds: Vec<Kind> = lines.iter().map(|line| line.kind).collect();
            if position.destinations().contains(cell) {
                assert_eq!(kinds, [Kind::Open]);
            } else if position.reach(mover).contains(cell) {
                assert_eq!(kinds, [Kind::Covered]);
            } else {
                assert!(kinds.is_empty());
            }
        }
    }

    #[test]
    fn at_a_short_circuit_every_hexagon_in_reach_is_covered() {
        // Seeded walks until one ends like that.
        let ends = (0..200).filter_map(|seed: usize| {
            let mut position = Xafka::new(Options::on(Shape::Side3));
            let mut step = seed;
            while !position.is_over() {
                let moves = position.legal_texts();
                step = step.wrapping_mul(25_214_903).wrapping_add(11);
                let mv = moves.get(step % moves.len())?.clone();
                position.play_text(&mv).ok()?;
            }
            let mut players = Player::all(2);
            let stuck = players.find(|it| position.why_out(*it) == Some(Stuck::ShortCircuit))?;
            Some((position, stuck))
        });
        let mut seen = 0;
        for (position, stuck) in ends {
            seen += 1;
            let lines = about_the_end(&position);
            for cell in position.reach(stuck) {
                let covered = |line: &&Line| line.to == cell && line.kind == Kind::Covered;
                assert!(lines.iter().any(|line| covered(&line)));
            }
        }
        assert!(seen > 10, "{seen}");
    }
}
