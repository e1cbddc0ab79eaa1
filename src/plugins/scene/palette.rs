//! The one home of colours: the table and its things, the interface, and the
//! marks whose meaning must survive colour blindness.
//!
//! A colour is written once, in sRGB, and converted where it is used. What a
//! mark looks like beyond its colour (ring, bars, dashes) is the shader's part.

use bevy::color::{Color, LinearRgba};
use bevy_egui::egui::Color32;

/// A colour in sRGB, 0..=255 per channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tone(pub u8, pub u8, pub u8);

impl Tone {
    /// For Bevy's materials, lights and clear colour.
    pub(crate) const fn color(self) -> Color {
        Color::srgb_u8(self.0, self.1, self.2)
    }

    /// For shader parameters: linear light.
    pub(crate) fn linear(self) -> LinearRgba {
        LinearRgba::from(self.color())
    }

    /// For the interface, opaque.
    pub const fn egui(self) -> Color32 {
        Color32::from_rgb(self.0, self.1, self.2)
    }

    /// For the interface, with an opacity of 0..=255.
    pub(crate) fn egui_alpha(self, alpha: u8) -> Color32 {
        Color32::from_rgba_unmultiplied(self.0, self.1, self.2, alpha)
    }

    /// Relative luminance as in WCAG 2.2, 0 (black) to 1 (white).
    pub(crate) fn luminance(self) -> f32 {
        let c = self.linear();
        0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue
    }

    /// Contrast ratio as in WCAG 2.2, 1 (none) to 21 (black on white).
    pub(crate) fn contrast(self, other: Self) -> f32 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }
}

/// The room around the table, where the light does not reach.
pub(crate) const NIGHT: Tone = Tone(18, 13, 10);
/// Table: the light part of the oiled walnut's grain.
pub const WALNUT: Tone = Tone(128, 85, 53);
/// Table: the dark part of the grain.
pub(crate) const WALNUT_DARK: Tone = Tone(74, 47, 29);
/// Board frame: smoked oak, much darker than the table.
pub const OAK: Tone = Tone(48, 36, 30);
/// Board frame: its grain.
pub(crate) const OAK_DARK: Tone = Tone(27, 19, 15);
/// Table of the bright studio: pale ash.
pub(crate) const ASH: Tone = Tone(204, 186, 158);
/// Ash: its grain.
pub(crate) const ASH_DARK: Tone = Tone(168, 146, 116);
/// Board frame in the bright studio: teak.
pub(crate) const TEAK: Tone = Tone(112, 72, 44);
/// Teak: its grain.
pub(crate) const TEAK_DARK: Tone = Tone(72, 44, 27);
/// The walls of the bright studio.
pub(crate) const PLASTER: Tone = Tone(172, 162, 146);
/// Table by night: oak from the bog.
pub(crate) const BOG_OAK: Tone = Tone(75, 80, 101);
/// Bog oak: its grain.
pub(crate) const BOG_OAK_DARK: Tone = Tone(38, 42, 57);
/// Board frame by night: stained wood.
pub(crate) const INDIGO: Tone = Tone(30, 32, 48);
/// Stained wood: its grain.
pub(crate) const INDIGO_DARK: Tone = Tone(15, 16, 25);
/// The room around the table by night.
pub(crate) const MIDNIGHT: Tone = Tone(7, 9, 15);
/// Tiles: warm limestone, the light yellow of the original board.
pub const LIMESTONE: Tone = Tone(238, 222, 178);
/// Tiles: veins and speckles.
pub const LIMESTONE_DARK: Tone = Tone(196, 168, 118);
/// Darker squares of a pyramid's terraces.
pub(crate) const TERRACE: Tone = Tone(202, 164, 112);
/// Walls of a pyramid: much darker than what lies on it.
pub(crate) const CLIFF: Tone = Tone(116, 84, 62);
/// Walls of a pyramid: veins and speckles.
pub(crate) const CLIFF_DARK: Tone = Tone(84, 58, 42);
/// Sandstone: veins and speckles.
pub(crate) const SANDSTONE_DARK: Tone = Tone(150, 112, 72);
/// Brass fittings.
pub(crate) const BRASS: Tone = Tone(214, 168, 86);
/// The traffic light's housing.
pub(crate) const IRON: Tone = Tone(34, 33, 34);

/// Lacquer of the first player's piece ("black").
pub const EBONY: Tone = Tone(26, 26, 32);
/// Lacquer of the second player's piece ("white").
pub const IVORY: Tone = Tone(242, 234, 216);
/// Lacquer of the third player's piece ("red").
pub(crate) const OXBLOOD: Tone = Tone(146, 38, 30);

/// White's figures of Mathematichess: boxwood.
pub(crate) const BOXWOOD: Tone = Tone(222, 194, 143);
/// The plinths on which they stand: dark, so that outlines are seen, and holes are brightest.
pub(crate) const CHERRY: Tone = Tone(126, 66, 38);
/// The grain and the line round such a plinth.
pub(crate) const BOXWOOD_DARK: Tone = Tone(196, 146, 88);
/// Black's figures of Mathematichess: slate.
pub(crate) const SLATE: Tone = Tone(27, 32, 49);
/// The plinths on which they stand: so light that outlines are seen.
pub(crate) const SLATE_LIGHT: Tone = Tone(122, 136, 172);
/// The line round such a plinth.
pub(crate) const SLATE_PALE: Tone = Tone(158, 172, 206);
/// Squares of Mathematichess: between boxwood and slate, so that both stand out.
pub(crate) const MARL: Tone = Tone(124, 104, 76);
/// The other squares of Mathematichess.
pub(crate) const MARL_GREY: Tone = Tone(113, 107, 93);
/// Marl: veins and speckles.
pub(crate) const MARL_DARK: Tone = Tone(98, 84, 62);
/// Rods of the first player of Xong ("red").
pub(crate) const ROD_RED: Tone = Tone(176, 44, 34);
/// Rods of the second player of Xong ("blue").
pub(crate) const ROD_BLUE: Tone = Tone(18, 74, 148);
/// What is let into the rods.
pub(crate) const ROD_INLAY: Tone = Tone(250, 240, 214);
/// Tiles under the first player's coat.
pub(crate) const COAT_RED: Tone = Tone(190, 62, 48);
/// Tiles under the second player's coat.
pub(crate) const COAT_BLUE: Tone = Tone(34, 98, 176);
/// Tiles that both players touch: greened out.
pub(crate) const COAT_GREEN: Tone = Tone(66, 138, 84);
/// A Xoid that is being built and belongs to nobody yet.
pub(crate) const ROD_BRASS: Tone = Tone(206, 160, 72);
/// The line in an empty groove.
pub(crate) const GROOVE: Tone = Tone(150, 112, 66);
/// Lacquer of the blue player.
pub(crate) const COBALT: Tone = Tone(24, 78, 158);
/// Lacquer of the yellow player.
pub(crate) const SAFFRON: Tone = Tone(234, 178, 44);
/// Lacquer of the green player.
pub(crate) const JADE: Tone = Tone(20, 116, 84);

/// Lamp glass, lit.
pub(crate) const LAMP_RED: Tone = Tone(255, 64, 36);
/// Lamp glass, lit.
pub(crate) const LAMP_YELLOW: Tone = Tone(255, 186, 40);
/// Lamp glass, lit. Bluish, as on real streets, so that red-green blindness
/// does not merge it with red.
pub(crate) const LAMP_GREEN: Tone = Tone(34, 224, 160);

/// Marks, after Okabe and Ito's set for every kind of colour vision
/// (<https://jfly.uni-koeln.de/color/>).
pub(crate) mod okabe_ito {
    use super::Tone;

    /// `#E69F00`
    pub(crate) const ORANGE: Tone = Tone(230, 159, 0);
    /// `#56B4E9`
    pub(crate) const SKY: Tone = Tone(86, 180, 233);
    /// `#009E73`
    pub(crate) const GREEN: Tone = Tone(0, 158, 115);
    /// `#0072B2`
    pub(crate) const BLUE: Tone = Tone(0, 114, 178);
    /// `#D55E00`
    pub(crate) const VERMILION: Tone = Tone(213, 94, 0);
    /// `#CC79A7`
    pub(crate) const PURPLE: Tone = Tone(204, 121, 167);
}

/// The pointer or the keyboard rests here.
pub(crate) const MARK_HOVER: Tone = okabe_ito::SKY;
/// A move may end here.
pub const MARK_LEGAL: Tone = okabe_ito::GREEN;
/// Chosen, waiting for the second half of an action.
pub(crate) const MARK_SELECTED: Tone = okabe_ito::PURPLE;
/// Where the last move ended.
pub const MARK_LAST: Tone = okabe_ito::VERMILION;
/// The program proposes this.
pub(crate) const MARK_HINT: Tone = okabe_ito::BLUE;
/// A way leads over this.
pub(crate) const MARK_WAY: Tone = okabe_ito::PURPLE;
/// The rules forbid this.
pub(crate) const MARK_REFUSED: Tone = Tone(160, 30, 20);

/// Interface: the ground of panels, of no hue that any wood has.
pub(crate) const PANEL: Tone = Tone(25, 25, 27);
/// Interface: a raised field or button on a panel.
pub(crate) const PANEL_RAISED: Tone = Tone(45, 44, 46);
/// Interface: hair lines and borders.
pub(crate) const LINE: Tone = Tone(94, 87, 80);
/// Interface: text.
pub(crate) const TEXT: Tone = Tone(242, 232, 214);
/// Interface: secondary text.
pub const TEXT_QUIET: Tone = Tone(186, 170, 148);
/// Interface: what to press next, titles' ornaments.
pub(crate) const ACCENT: Tone = Tone(226, 178, 92);
/// Interface: success.
pub(crate) const GOOD: Tone = Tone(96, 200, 160);
/// Interface: warnings and refused moves.
pub(crate) const WARN: Tone = Tone(240, 140, 84);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_reads_well_on_every_ground() {
        for ground in [PANEL, PANEL_RAISED, NIGHT] {
            assert!(TEXT.contrast(ground) >= 7.0, "{ground:?}");
            for quiet in [TEXT_QUIET, ACCENT, GOOD, WARN] {
                assert!(quiet.contrast(ground) >= 4.5, "{quiet:?} on {ground:?}");
            }
        }
    }

    #[test]
    fn players_differ_in_lightness_not_only_in_hue() {
        assert!(EBONY.contrast(IVORY) >= 12.0);
        assert!(OXBLOOD.contrast(IVORY) >= 4.5);
        assert!(EBONY.contrast(OXBLOOD) >= 2.0);
    }

    #[test]
    fn boxwood_and_slate_differ_in_lightness() {
        assert!(BOXWOOD.contrast(SLATE) >= 5.0);
        for square in [MARL, MARL_GREY] {
            assert!(BOXWOOD.contrast(square) >= 3.0, "{square:?}");
            assert!(SLATE.contrast(square) >= 3.0, "{square:?}");
        }
        assert!(BOXWOOD_DARK.contrast(SLATE_LIGHT) >= 1.2);
        // Figures against the plinths they stand on.
        assert!(SLATE_LIGHT.contrast(SLATE) >= 4.0 && CHERRY.contrast(BOXWOOD) >= 4.5);
    }

    #[test]
    fn tiles_stand_out_from_the_pit_and_the_table() {
        assert!(LIMESTONE.contrast(NIGHT) >= 10.0);
        assert!(LIMESTONE.contrast(WALNUT) >= 4.5);
    }

    #[test]
    fn marks_are_seen_on_tiles() {
        for mark in [
            MARK_HOVER,
            MARK_LEGAL,
            MARK_SELECTED,
            MARK_LAST,
            MARK_REFUSED,
        ] {
            assert!(mark.contrast(LIMESTONE) >= 1.7, "{mark:?}");
        }
    }

    /// Viénot, Brettel and Mollon 1999: what a deuteranope or protanope sees,
    /// in linear light.
    fn simulated(tone: Tone, protan: bool) -> [f32; 3] {
        let c = tone.linear();
        let (r, g, b) = (c.red, c.green, c.blue);
        if protan {
            let y = 0.112_38 * r + 0.887_62 * g;
            [y, y, 0.004_01 * r - 0.004_01 * g + b]
        } else {
            let y = 0.292_75 * r + 0.707_25 * g;
            [y, y, -0.022_34 * r + 0.022_34 * g + b]
        }
    }

    #[test]
    fn marks_stay_apart_for_colour_blind_eyes() {
        let marks = [MARK_HOVER, MARK_LEGAL, MARK_SELECTED, MARK_LAST, MARK_HINT];
        for protan in [false, true] {
            for (k, a) in marks.iter().enumerate() {
                for b in &marks[k + 1..] {
                    let (x, y) = (simulated(*a, protan), simulated(*b, protan));
                    let gap: f32 = x
                        .iter()
                        .zip(y)
                        .map(|(p, q)| (p.max(0.0).cbrt() - q.max(0.0).cbrt()).powi(2))
                        .sum();
                    assert!(gap.sqrt() > 0.08, "{a:?} and {b:?}, protan: {protan}");
                }
            }
        }
    }
}
