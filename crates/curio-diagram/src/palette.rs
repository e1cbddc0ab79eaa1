//! The colours of the client's table, see `src/plugins/scene/palette.rs` of Curio, as far
//! as a flat board shows them.

#![allow(
    missing_docs,
    reason = "each colour is named after what is painted with it"
)]

use core::fmt;

use curio_rules::Colour;

/// A colour in sRGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tone(u8, u8, u8);

impl Tone {
    /// Darker below 100 per cent, lighter above.
    pub const fn lit(self, percent: u32) -> Self {
        const fn channel(value: u8, percent: u32) -> u8 {
            let value = value as u32 * percent / 100;
            if value > 255 { 255 } else { value as u8 }
        }
        Self(
            channel(self.0, percent),
            channel(self.1, percent),
            channel(self.2, percent),
        )
    }

    /// This colour laid over another, covering so much of it.
    pub const fn over(self, ground: Self, percent: u32) -> Self {
        const fn channel(above: u8, below: u8, percent: u32) -> u8 {
            ((above as u32 * percent + below as u32 * (100 - percent)) / 100) as u8
        }
        Self(
            channel(self.0, ground.0, percent),
            channel(self.1, ground.1, percent),
            channel(self.2, ground.2, percent),
        )
    }

    #[cfg(test)]
    fn luminance(self) -> f64 {
        let linear = |channel: u8| {
            let c = f64::from(channel) / 255.0;
            if c <= 0.040_45 {
                c / 12.92
            } else {
                ((c + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }

    /// Contrast ratio as in WCAG 2.2.
    #[cfg(test)]
    pub fn contrast(self, other: Self) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }
}

impl fmt::Display for Tone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tone = u32::from_be_bytes([0, self.0, self.1, self.2]);
        write!(f, "#{tone:06x}")
    }
}

pub const NIGHT: Tone = Tone(18, 13, 10);
pub const OAK: Tone = Tone(74, 50, 34);
pub const OAK_DARK: Tone = Tone(37, 24, 17);
pub const LIMESTONE: Tone = Tone(238, 222, 178);
pub const LIMESTONE_DARK: Tone = Tone(196, 168, 118);
pub const SANDSTONE: Tone = Tone(206, 182, 136);
pub const BRASS: Tone = Tone(214, 168, 86);
pub const IRON: Tone = Tone(34, 33, 34);
pub const EBONY: Tone = Tone(26, 26, 32);
pub const IVORY: Tone = Tone(242, 234, 216);
pub const OXBLOOD: Tone = Tone(146, 38, 30);
pub const COBALT: Tone = Tone(24, 78, 158);
pub const SAFFRON: Tone = Tone(234, 178, 44);
pub const JADE: Tone = Tone(20, 116, 84);
pub const BOXWOOD: Tone = Tone(244, 216, 164);
pub const BOXWOOD_DARK: Tone = Tone(196, 146, 88);
pub const SLATE: Tone = Tone(38, 44, 64);
pub const SLATE_LIGHT: Tone = Tone(122, 136, 172);
pub const MARL: Tone = Tone(140, 118, 86);
pub const ROD_RED: Tone = Tone(176, 44, 34);
pub const ROD_BLUE: Tone = Tone(18, 74, 148);
pub const ROD_BRASS: Tone = Tone(206, 160, 72);
pub const ROD_INLAY: Tone = Tone(250, 240, 214);
pub const COAT_RED: Tone = Tone(190, 62, 48);
pub const COAT_BLUE: Tone = Tone(34, 98, 176);
pub const COAT_GREEN: Tone = Tone(66, 138, 84);
pub const GROOVE: Tone = Tone(150, 112, 66);
pub const LAMP_RED: Tone = Tone(255, 64, 36);
pub const LAMP_YELLOW: Tone = Tone(255, 186, 40);
pub const LAMP_GREEN: Tone = Tone(34, 224, 160);

/// A move may end here.
pub const MARK_LEGAL: Tone = Tone(0, 158, 115);
/// Where the last move ended.
pub const MARK_LAST: Tone = Tone(213, 94, 0);
/// What could be played next.
pub const MARK_HINT: Tone = Tone(0, 114, 178);

pub const PANEL: Tone = Tone(28, 21, 17);
pub const PANEL_RAISED: Tone = Tone(48, 37, 30);
pub const LINE: Tone = Tone(92, 74, 58);
pub const TEXT: Tone = Tone(242, 232, 214);
pub const TEXT_QUIET: Tone = Tone(186, 170, 148);
pub const ACCENT: Tone = Tone(226, 178, 92);

/// The lacquer of a player's blocks.
pub const fn lacquer(colour: Colour) -> Tone {
    match colour {
        Colour::White => IVORY,
        Colour::Black => EBONY,
        Colour::Red => OXBLOOD,
        Colour::Blue => COBALT,
        Colour::Yellow => SAFFRON,
        Colour::Green => JADE,
    }
}

/// What is let into that lacquer: light into the dark ones, dark into the light ones.
pub const fn inlay(colour: Colour) -> Tone {
    match colour {
        Colour::White | Colour::Yellow => OAK_DARK,
        Colour::Black | Colour::Red | Colour::Blue | Colour::Green => IVORY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_written_as_pages_read_them() {
        assert_eq!(NIGHT.to_string(), "#120d0a");
        assert_eq!(Tone(200, 100, 0).lit(150), Tone(255, 150, 0));
        assert_eq!(
            Tone(200, 100, 0).over(Tone(0, 0, 100), 50),
            Tone(100, 50, 50)
        );
    }

    #[test]
    fn texts_and_signs_stand_out() {
        for ground in [PANEL, PANEL_RAISED] {
            assert!(TEXT.contrast(ground) >= 7.0 && TEXT_QUIET.contrast(ground) >= 4.5);
            assert!(ACCENT.contrast(ground) >= 4.5);
        }
        assert!(BRASS.contrast(OAK) >= 4.5);
        for colour in Colour::ALL {
            assert!(inlay(colour).contrast(lacquer(colour)) >= 4.5, "{colour}");
        }
    }
}
