//! The ground plan of a frame: hexagons, the gaps between them, and the hull around
//! them.

use core::f32::consts::FRAC_PI_3;

use bevy::math::Vec2;

/// The six corners of a flat-topped hexagon of circumradius 1.
pub(super) fn hexagon(centre: Vec2) -> [Vec2; 6] {
    std::array::from_fn(|k| centre + Vec2::from_angle(FRAC_PI_3 * k as f32))
}

/// Directions to the six neighbours of a flat-topped hexagon.
fn neighbours(centre: Vec2) -> [Vec2; 6] {
    std::array::from_fn(|k| centre + 3_f32.sqrt() * Vec2::from_angle(FRAC_PI_3 * (k as f32 + 0.5)))
}

pub(super) fn same_cell(a: Vec2, b: Vec2) -> bool {
    a.distance_squared(b) < 0.25
}

/// Places inside a convex outline where a cell could be and is not: beside the
/// board, and behind those, as between islands.
pub(super) fn gaps(centres: &[Vec2], inner: &[Vec2]) -> Vec<Vec2> {
    let mut found: Vec<Vec2> = Vec::new();
    let mut open = centres.to_vec();
    while let Some(centre) = open.pop() {
        for place in neighbours(centre) {
            let taken = |others: &[Vec2]| others.iter().any(|other| same_cell(*other, place));
            if taken(centres) || taken(&found) || clip(hexagon(place).to_vec(), inner).is_empty() {
                continue;
            }
            found.push(place);
            open.push(place);
        }
    }
    found
}

/// The hexagon of a gap, less a joint along the sides where cells are.
pub(super) fn beside_cells(gap: Vec2, centres: &[Vec2], joint: f32) -> Vec<Vec2> {
    let corners = hexagon(gap);
    let mut left = corners.to_vec();
    for (k, place) in neighbours(gap).into_iter().enumerate() {
        if joint > 0.0 && centres.iter().any(|cell| same_cell(*cell, place)) {
            let (a, b) = (corners[k], corners[(k + 1) % 6]);
            let inwards = (b - a).perp().normalize_or_zero() * joint;
            left = cut(&left, a + inwards, b + inwards);
        }
    }
    left
}

/// Edges of cells that have no neighbour behind them, going round each cell.
pub(super) fn open_edges(centres: &[Vec2]) -> Vec<(Vec2, Vec2)> {
    let mut edges = Vec::new();
    for centre in centres {
        let corners = hexagon(*centre);
        for (k, place) in neighbours(*centre).into_iter().enumerate() {
            if !centres.iter().any(|other| same_cell(*other, place)) {
                edges.push((corners[k], corners[(k + 1) % 6]));
            }
        }
    }
    edges
}

/// The convex hull, counter-clockwise, without corners that lie on its sides.
pub(super) fn hull(mut points: Vec<Vec2>) -> Vec<Vec2> {
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let half = |points: &mut dyn Iterator<Item = Vec2>| {
        let mut chain: Vec<Vec2> = Vec::new();
        for point in points {
            while let [.., a, b] = chain[..] {
                // Corners of neighbouring cells agree only up to rounding.
                if (b - a).perp_dot(point - b) > 1e-3 {
                    break;
                }
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        chain
    };
    let mut lower = half(&mut points.iter().copied());
    lower.extend(half(&mut points.iter().rev().copied()));
    lower
}

/// What of a convex polygon lies inside another, both counter-clockwise.
pub(super) fn clip(mut subject: Vec<Vec2>, window: &[Vec2]) -> Vec<Vec2> {
    for (k, a) in window.iter().enumerate() {
        subject = cut(&subject, *a, window[(k + 1) % window.len()]);
        if subject.is_empty() {
            break;
        }
    }
    subject
}

/// What of a convex polygon lies to the left of a line.
fn cut(subject: &[Vec2], a: Vec2, b: Vec2) -> Vec<Vec2> {
    let side = |p: Vec2| (b - a).perp_dot(p - a);
    let mut kept = Vec::with_capacity(subject.len() + 1);
    for (i, p) in subject.iter().enumerate() {
        let q = subject[(i + 1) % subject.len()];
        let (sp, sq) = (side(*p), side(q));
        if sp >= 0.0 {
            kept.push(*p);
        }
        if (sp > 0.0) != (sq > 0.0) && (sp - sq).abs() > 1e-9 {
            kept.push(p.lerp(q, sp / (sp - sq)));
        }
    }
    kept
}
