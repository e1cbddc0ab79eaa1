//! Letters and figures of straight strokes, as a mason cuts them: A to M and 0
//! to 9, all that the board needs.

use bevy::prelude::*;

use super::pyramid::Sheet;

/// The width of a stroke, in heights of a letter.
const STROKE: f32 = 0.13;
/// From one figure to the next, in heights of a letter.
const ADVANCE: f32 = 0.68;

/// The strokes of a letter, each as the points that it leads through: hexadecimal digits of
/// x and y in a box 6 wide and 10 high, its origin at the lower left.
const fn strokes(letter: char) -> &'static str {
    match letter {
        'A' => "00 3a 60, 13 53",
        'B' => "05 45 56 59 4a 0a 00 50 61 64 55 45",
        'C' => "68 4a 2a 08 02 20 40 62",
        'D' => "00 0a 3a 67 63 30 00",
        'E' => "6a 0a 00 60, 05 55",
        'F' => "6a 0a 00, 05 55",
        'G' => "68 4a 2a 08 02 20 40 62 64 44",
        'H' => "00 0a, 60 6a, 05 65",
        'I' => "30 3a, 1a 5a, 10 50",
        'J' => "5a 52 30 20 02",
        'K' => "00 0a, 6a 04, 26 60",
        'L' => "0a 00 60",
        'M' => "00 0a 34 6a 60",
        '0' => "20 02 08 2a 4a 68 62 40 20",
        '1' => "18 3a 30, 10 50",
        '2' => "08 2a 4a 68 66 00 60",
        '3' => "09 2a 4a 68 67 45 63 62 40 20 01, 25 45",
        '4' => "50 5a 03 63",
        '5' => "6a 1a 05 46 64 62 40 20 01",
        '6' => "5a 3a 06 02 20 40 62 64 46 05",
        '7' => "0a 6a 20",
        '8' => "25 07 08 2a 4a 68 67 45 25 03 02 20 40 62 63 45",
        '9' => "10 30 64 68 4a 2a 08 06 24 65",
        _ => "",
    }
}

/// The points of each stroke of a letter.
fn lines(letter: char) -> impl Iterator<Item = Vec<Vec2>> {
    let place = |digit: Option<char>| digit.and_then(|it| it.to_digit(16)).unwrap_or(0) as f32;
    let point = move |text: &str| {
        let mut digits = text.chars();
        Vec2::new(place(digits.next()), place(digits.next()))
    };
    let strokes = strokes(letter).split_terminator(", ");
    strokes.map(move |line| line.split(' ').map(point).collect())
}

/// Writes a text centred on `middle`, `size` high; `right` and `up` are of length 1.
pub(super) fn write(sheet: &mut Sheet, text: &str, middle: Vec3, right: Vec3, up: Vec3, size: f32) {
    let count = text.chars().count() as f32;
    for (n, letter) in text.chars().enumerate() {
        let shift = (n as f32 - (count - 1.0) / 2.0) * ADVANCE;
        let point = |at: Vec2| at / 10.0 + Vec2::new(shift - 0.3, -0.5);
        for line in lines(letter) {
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
            assert!(lines(letter).count() > 0, "{letter}");
            for at in lines(letter).flatten() {
                assert!(at.x <= 6.0 && at.y <= 10.0, "{letter}");
            }
        }
        assert_eq!(lines('Z').count(), 0);
    }
}
