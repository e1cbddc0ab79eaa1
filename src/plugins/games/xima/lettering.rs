//! Letters and figures of straight strokes, as a mason cuts them: A to M and 0
//! to 9, all that the board needs.

use bevy::prelude::*;

use super::pyramid::Sheet;

/// The width of a stroke, in heights of a letter.
const STROKE: f32 = 0.13;
/// From one figure to the next, in heights of a letter.
const ADVANCE: f32 = 0.68;

/// Lines through points in a box 6 wide and 10 high, its origin at the lower
/// left.
type Strokes = &'static [&'static [(u8, u8)]];

#[expect(clippy::too_many_lines, reason = "a table of data")]
const fn strokes(letter: char) -> Strokes {
    match letter {
        'A' => &[&[(0, 0), (3, 10), (6, 0)], &[(1, 3), (5, 3)]],
        'B' => &[&[
            (0, 5),
            (4, 5),
            (5, 6),
            (5, 9),
            (4, 10),
            (0, 10),
            (0, 0),
            (5, 0),
            (6, 1),
            (6, 4),
            (5, 5),
            (4, 5),
        ]],
        'C' => &[&[
            (6, 8),
            (4, 10),
            (2, 10),
            (0, 8),
            (0, 2),
            (2, 0),
            (4, 0),
            (6, 2),
        ]],
        'D' => &[&[(0, 0), (0, 10), (3, 10), (6, 7), (6, 3), (3, 0), (0, 0)]],
        'E' => &[&[(6, 10), (0, 10), (0, 0), (6, 0)], &[(0, 5), (5, 5)]],
        'F' => &[&[(6, 10), (0, 10), (0, 0)], &[(0, 5), (5, 5)]],
        'G' => &[&[
            (6, 8),
            (4, 10),
            (2, 10),
            (0, 8),
            (0, 2),
            (2, 0),
            (4, 0),
            (6, 2),
            (6, 4),
            (4, 4),
        ]],
        'H' => &[&[(0, 0), (0, 10)], &[(6, 0), (6, 10)], &[(0, 5), (6, 5)]],
        'I' => &[&[(3, 0), (3, 10)], &[(1, 10), (5, 10)], &[(1, 0), (5, 0)]],
        'J' => &[&[(5, 10), (5, 2), (3, 0), (2, 0), (0, 2)]],
        'K' => &[&[(0, 0), (0, 10)], &[(6, 10), (0, 4)], &[(2, 6), (6, 0)]],
        'L' => &[&[(0, 10), (0, 0), (6, 0)]],
        'M' => &[&[(0, 0), (0, 10), (3, 4), (6, 10), (6, 0)]],
        '0' => &[&[
            (2, 0),
            (0, 2),
            (0, 8),
            (2, 10),
            (4, 10),
            (6, 8),
            (6, 2),
            (4, 0),
            (2, 0),
        ]],
        '1' => &[&[(1, 8), (3, 10), (3, 0)], &[(1, 0), (5, 0)]],
        '2' => &[&[(0, 8), (2, 10), (4, 10), (6, 8), (6, 6), (0, 0), (6, 0)]],
        '3' => &[
            &[
                (0, 9),
                (2, 10),
                (4, 10),
                (6, 8),
                (6, 7),
                (4, 5),
                (6, 3),
                (6, 2),
                (4, 0),
                (2, 0),
                (0, 1),
            ],
            &[(2, 5), (4, 5)],
        ],
        '4' => &[&[(5, 0), (5, 10), (0, 3), (6, 3)]],
        '5' => &[&[
            (6, 10),
            (1, 10),
            (0, 5),
            (4, 6),
            (6, 4),
            (6, 2),
            (4, 0),
            (2, 0),
            (0, 1),
        ]],
        '6' => &[&[
            (5, 10),
            (3, 10),
            (0, 6),
            (0, 2),
            (2, 0),
            (4, 0),
            (6, 2),
            (6, 4),
            (4, 6),
            (0, 5),
        ]],
        '7' => &[&[(0, 10), (6, 10), (2, 0)]],
        '8' => &[&[
            (2, 5),
            (0, 7),
            (0, 8),
            (2, 10),
            (4, 10),
            (6, 8),
            (6, 7),
            (4, 5),
            (2, 5),
            (0, 3),
            (0, 2),
            (2, 0),
            (4, 0),
            (6, 2),
            (6, 3),
            (4, 5),
        ]],
        '9' => &[&[
            (1, 0),
            (3, 0),
            (6, 4),
            (6, 8),
            (4, 10),
            (2, 10),
            (0, 8),
            (0, 6),
            (2, 4),
            (6, 5),
        ]],
        _ => &[],
    }
}

/// Writes a text centred on `middle`, `size` high; `right` and `up` are of length 1.
pub(super) fn write(sheet: &mut Sheet, text: &str, middle: Vec3, right: Vec3, up: Vec3, size: f32) {
    let count = text.chars().count() as f32;
    for (n, letter) in text.chars().enumerate() {
        let shift = (n as f32 - (count - 1.0) / 2.0) * ADVANCE;
        let point = |(x, y): (u8, u8)| {
            Vec2::new(f32::from(x) / 10.0 - 0.3 + shift, f32::from(y) / 10.0 - 0.5)
        };
        for line in strokes(letter) {
            for pair in line.windows(2) {
                let (a, b) = (point(pair[0]), point(pair[1]));
                let along = (b - a).normalize_or_zero() * STROKE / 2.0;
                let across = along.perp();
                // Squared ends fill the corners.
                let (a, b) = (a - along * 0.8, b + along * 0.8);
                let corners = [a - across, b - across, b + across, a + across]
                    .map(|p| middle + (right * p.x + up * p.y) * size);
                sheet.face(corners, [Vec2::ZERO; 4]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_stands_on_the_board_can_be_written() {
        for letter in ('A'..='M').chain('0'..='9') {
            let lines = strokes(letter);
            assert!(!lines.is_empty(), "{letter}");
            for (x, y) in lines.iter().copied().flatten() {
                assert!(*x <= 6 && *y <= 10, "{letter}");
            }
        }
        assert!(strokes('Z').is_empty());
    }
}
