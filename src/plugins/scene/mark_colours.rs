//! The colours of the marks on the board, for every kind of colour vision. What a mark means
//! is never said by its colour alone: each has a shape of its own.

use super::{
    palette::{self, Tone},
    surface::Mark,
};
use crate::plugins::app::settings::ColourVision;

/// A colour for each mark.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct MarkColours {
    hover: Tone,
    legal: Tone,
    selected: Tone,
    last: Tone,
    hint: Tone,
    refused: Tone,
}

impl MarkColours {
    /// The colours for a kind of colour vision.
    ///
    /// Those of the first are bright, since shapes tell marks apart as well. All others are at
    /// least three times as dark as limestone, and any two differ by 20 or more in CIEDE2000
    /// for the eyes they are meant for; they were found by a search with these two aims.
    pub(crate) const fn for_vision(vision: ColourVision) -> Self {
        match vision {
            ColourVision::Usual => Self {
                hover: palette::MARK_HOVER,
                legal: palette::MARK_LEGAL,
                selected: palette::MARK_SELECTED,
                last: palette::MARK_LAST,
                hint: palette::MARK_HINT,
                refused: palette::MARK_REFUSED,
            },
            ColourVision::Protanopia => Self {
                hover: Tone(105, 120, 120),
                legal: Tone(60, 120, 240),
                selected: Tone(30, 15, 165),
                last: Tone(165, 105, 0),
                hint: Tone(60, 45, 30),
                refused: Tone(30, 0, 30),
            },
            ColourVision::Deuteranopia => Self {
                hover: Tone(165, 45, 105),
                legal: Tone(90, 120, 210),
                selected: Tone(0, 0, 90),
                last: Tone(210, 75, 60),
                hint: Tone(120, 15, 0),
                refused: Tone(15, 0, 0),
            },
            ColourVision::Tritanopia => Self {
                hover: Tone(60, 15, 15),
                legal: Tone(15, 105, 45),
                selected: Tone(195, 0, 240),
                last: Tone(225, 15, 0),
                hint: Tone(105, 0, 210),
                refused: Tone(0, 15, 30),
            },
            ColourVision::HighContrast => Self {
                hover: Tone(120, 90, 15),
                legal: Tone(0, 45, 0),
                selected: Tone(165, 15, 165),
                last: Tone(180, 45, 45),
                hint: Tone(15, 90, 135),
                refused: Tone(15, 0, 15),
            },
        }
    }

    /// The colour of a mark. A way is one's own, as what is selected is.
    pub(crate) const fn tone(&self, mark: Mark) -> Tone {
        match mark {
            Mark::None => palette::NIGHT,
            Mark::Hover => self.hover,
            Mark::Legal | Mark::Goal => self.legal,
            Mark::Selected | Mark::Way => self.selected,
            Mark::Last => self.last,
            Mark::Hint => self.hint,
            Mark::Refused | Mark::Barred => self.refused,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{env, fs, path::Path};

    use image::{RgbImage, imageops};

    use super::*;

    const MARKS: [Mark; 6] = [
        Mark::Hover,
        Mark::Legal,
        Mark::Selected,
        Mark::Last,
        Mark::Hint,
        Mark::Refused,
    ];

    /// What somebody sees who lacks a kind of cones: Machado, Oliveira and Fernandes 2009, at
    /// full severity, in linear light.
    fn simulated(tone: Tone, vision: ColourVision) -> [f64; 3] {
        let rows: [[f64; 3]; 3] = match vision {
            ColourVision::Usual | ColourVision::HighContrast => {
                [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]
            }
            ColourVision::Protanopia => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            ColourVision::Deuteranopia => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            ColourVision::Tritanopia => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        };
        let c = tone.linear();
        let light = [c.red, c.green, c.blue].map(f64::from);
        rows.map(|row| {
            let sum: f64 = row.iter().zip(light).map(|(a, b)| a * b).sum();
            sum.clamp(0.0, 1.0)
        })
    }

    /// CIE L*a*b* for the light of day.
    fn lab([r, g, b]: [f64; 3]) -> [f64; 3] {
        let x = 0.412_456_4 * r + 0.357_576_1 * g + 0.180_437_5 * b;
        let y = 0.212_672_9 * r + 0.715_152_2 * g + 0.072_175_0 * b;
        let z = 0.019_333_9 * r + 0.119_192_0 * g + 0.950_304_1 * b;
        let f = |t: f64| match t > 216.0 / 24_389.0 {
            true => t.cbrt(),
            false => (24_389.0 / 27.0 * t + 16.0) / 116.0,
        };
        let (x, y, z) = (f(x / 0.950_47), f(y), f(z / 1.088_83));
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }

    /// The difference of two colours: CIEDE2000, after Sharma, Wu and Dalal 2005.
    fn difference([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
        let seventh = |c: f64| (c.powi(7) / (c.powi(7) + 25_f64.powi(7))).sqrt();
        let grey = 0.5 * (1.0 - seventh(f64::midpoint(a1.hypot(b1), a2.hypot(b2))));
        let (a1, a2) = (a1 * (1.0 + grey), a2 * (1.0 + grey));
        let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
        let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
        let (h1, h2) = (hue(a1, b1), hue(a2, b2));
        let is_grey = c1 * c2 == 0.0;
        let turn = match h2 - h1 {
            _ if is_grey => 0.0,
            turn if turn > 180.0 => turn - 360.0,
            turn if turn < -180.0 => turn + 360.0,
            turn => turn,
        };
        let mean = match f64::midpoint(h1, h2) {
            _ if is_grey => h1 + h2,
            mean if (h1 - h2).abs() <= 180.0 => mean,
            mean if mean < 180.0 => mean + 180.0,
            mean => mean - 180.0,
        };
        let (lm, cm) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
        let wave = |times: f64, shift: f64| (times * mean + shift).to_radians().cos();
        let t = 1.0 - 0.17 * wave(1.0, -30.0) + 0.24 * wave(2.0, 0.0) + 0.32 * wave(3.0, 6.0)
            - 0.20 * wave(4.0, -63.0);
        let lightness =
            (l2 - l1) / (1.0 + 0.015 * (lm - 50.0).powi(2) / (20.0 + (lm - 50.0).powi(2)).sqrt());
        let chroma = (c2 - c1) / (1.0 + 0.045 * cm);
        let hue = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin() / (1.0 + 0.015 * cm * t);
        let twist = 30.0 * (-((mean - 275.0) / 25.0).powi(2)).exp();
        let rotation = -(2.0 * twist).to_radians().sin() * 2.0 * seventh(cm);
        (lightness.powi(2) + chroma.powi(2) + hue.powi(2) + rotation * chroma * hue).sqrt()
    }

    #[test]
    fn the_difference_of_colours_is_that_of_the_published_pairs() {
        for (one, other, expected) in [
            ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
            ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
            (
                [22.7233, 20.0904, -46.694],
                [23.0331, 14.973, -42.5619],
                2.0373,
            ),
            (
                [90.8027, -2.0831, 1.441],
                [91.1528, -1.6435, 0.0447],
                1.4441,
            ),
        ] {
            assert!((difference(one, other) - expected).abs() < 1e-3, "{one:?}");
        }
    }

    #[test]
    fn marks_stay_apart_for_the_eyes_they_are_meant_for() {
        for (vision, _) in ColourVision::all() {
            let colours = MarkColours::for_vision(vision);
            let tones = MARKS.map(|mark| colours.tone(mark));
            for (n, one) in tones.iter().enumerate() {
                for other in &tones[n + 1..] {
                    let [a, b] = [one, other].map(|tone| lab(simulated(*tone, vision)));
                    let apart = difference(a, b);
                    assert!(apart >= 20.0, "{vision:?}: {one:?}, {other:?}: {apart}");
                }
                if vision != ColourVision::Usual {
                    let contrast = one.contrast(palette::LIMESTONE);
                    assert!(contrast >= 3.0, "{vision:?}: {one:?}: {contrast}");
                }
            }
        }
    }

    /// The players' colours by game, each with what tells it apart besides: the sign on blocks,
    /// rods and tiles, the figure of a piece. Those of seats have shapes of their own, too.
    const PLAYERS: [&[(Tone, &str)]; 5] = [
        &[
            (palette::OXBLOOD, "triangle"),
            (palette::COBALT, "bars"),
            (palette::SAFFRON, "ring"),
            (palette::JADE, "cross"),
        ],
        &[
            (palette::EBONY, "cat"),
            (palette::IVORY, "mouse"),
            (palette::OXBLOOD, "pawn"),
        ],
        &[(palette::BOXWOOD, ""), (palette::SLATE, "")],
        &[(palette::ROD_RED, "bar"), (palette::ROD_BLUE, "dots")],
        &[
            (palette::COAT_RED, "bar"),
            (palette::COAT_BLUE, "dots"),
            (palette::COAT_GREEN, "cross"),
        ],
    ];

    #[test]
    fn players_are_told_apart_by_colour_or_by_a_sign() {
        let mut alike = Vec::new();
        for (vision, _) in ColourVision::all() {
            for players in PLAYERS {
                for (n, (one, sign)) in players.iter().enumerate() {
                    for (other, its) in &players[n + 1..] {
                        let [a, b] = [one, other].map(|tone| lab(simulated(*tone, vision)));
                        if difference(a, b) < 20.0 {
                            assert_ne!(sign, its, "{vision:?}: {one:?}, {other:?}");
                            alike.push((vision, *sign, *its));
                        }
                    }
                }
            }
        }
        // Whatever else becomes alike needs a sign on its pieces, seats and pictures first.
        assert_eq!(
            alike,
            [
                (ColourVision::Protanopia, "triangle", "cross"),
                (ColourVision::Protanopia, "bar", "cross"),
                (ColourVision::Deuteranopia, "triangle", "cross"),
                (ColourVision::Deuteranopia, "bar", "cross"),
                (ColourVision::Tritanopia, "bars", "cross"),
                (ColourVision::Tritanopia, "dots", "cross"),
            ]
        );
    }

    /// The side of a field on the sheet, and the gap between two.
    const FIELD: u32 = 40;
    const GAP: u32 = 8;

    /// A row for each kind of colour vision: the marks on limestone, then the players' colours.
    /// The lower half of a field is what such eyes see of it.
    fn sheet() -> RgbImage {
        let pixel = |Tone(red, green, blue): Tone| image::Rgb([red, green, blue]);
        let players: Vec<Tone> = PLAYERS.concat().into_iter().map(|(tone, _)| tone).collect();
        let columns = (MARKS.len() + players.len()) as u32;
        let rows = ColourVision::all().len() as u32;
        let size = |fields: u32| fields * (FIELD + GAP) + GAP;
        let mut sheet =
            RgbImage::from_pixel(size(columns) + GAP, size(rows), pixel(palette::LIMESTONE));
        for (row, (vision, _)) in ColourVision::all().into_iter().enumerate() {
            let marks = MARKS.map(|mark| MarkColours::for_vision(vision).tone(mark));
            for (column, tone) in marks.iter().chain(&players).enumerate() {
                let beside = if column < MARKS.len() { 0 } else { GAP };
                let x = GAP + column as u32 * (FIELD + GAP) + beside;
                let y = GAP + row as u32 * (FIELD + GAP);
                let seen = simulated(*tone, vision).map(|light| {
                    let srgb = match light {
                        light if light <= 0.003_130_8 => light * 12.92,
                        light => 1.055 * light.powf(1.0 / 2.4) - 0.055,
                    };
                    (srgb * 255.0).round() as u8
                });
                let half = RgbImage::from_pixel(FIELD, FIELD / 2, pixel(*tone));
                imageops::replace(&mut sheet, &half, x.into(), y.into());
                let half = RgbImage::from_pixel(FIELD, FIELD / 2, image::Rgb(seen));
                imageops::replace(&mut sheet, &half, x.into(), (y + FIELD / 2).into());
            }
        }
        sheet
    }

    #[test]
    fn the_sheet_in_the_manual_shows_the_palettes() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures/palettes.png");
        let sheet = sheet();
        if env::var("CURIO_GOLDEN").as_deref() == Ok("write") {
            sheet.save(&path).unwrap();
        }
        let shown = image::load_from_memory(&fs::read(&path).unwrap()).unwrap();
        assert!(
            shown.to_rgb8() == sheet,
            "CURIO_GOLDEN=write draws {} anew",
            path.display()
        );
    }
}
