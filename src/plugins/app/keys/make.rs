//! Whose labels a gamepad bears.

/// USB's numbers of makers.
const SONY: u16 = 0x054c;
const NINTENDO: u16 = 0x057e;

/// The labels of a gamepad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub enum Make {
    /// A below, B at the right: Microsoft's, Valve's, and most others.
    #[default]
    Xbox,
    /// A cross below, a circle at the right.
    PlayStation,
    /// B below, A at the right.
    Nintendo,
}

impl Make {
    /// The labels of a gamepad of this maker and name.
    pub(crate) fn new(vendor: Option<u16>, name: &str) -> Self {
        let name = name.to_lowercase();
        let called = |parts: &[&str]| parts.iter().any(|part| name.contains(part));
        match vendor {
            Some(SONY) => Self::PlayStation,
            Some(NINTENDO) => Self::Nintendo,
            _ if called(&["dualshock", "dualsense", "playstation", "ps3", "ps4", "ps5"]) => {
                Self::PlayStation
            }
            _ if called(&["nintendo", "switch", "joy-con"]) => Self::Nintendo,
            _ => Self::Xbox,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_make_is_known_by_number_or_name() {
        for (vendor, name, make) in [
            (Some(0x045e), "Xbox Wireless Controller", Make::Xbox),
            (Some(SONY), "Wireless Controller", Make::PlayStation),
            (None, "Sony DualSense", Make::PlayStation),
            (Some(NINTENDO), "Pro Controller", Make::Nintendo),
            (Some(0x2dc8), "8BitDo Pro 2 for Switch", Make::Nintendo),
            (Some(0x28de), "Steam Deck", Make::Xbox),
            (None, "", Make::Xbox),
        ] {
            assert_eq!(Make::new(vendor, name), make, "{vendor:?} {name}");
        }
    }
}
