//! Bits one after the other: how numbers, choices and texts lie in a link, and how its bytes
//! become letters of an address.
//!
//! What they mean is said elsewhere. Reading returns `None` where the bits end too soon or
//! could not have been written so.

/// The letters of an address that no program changes: base64url (RFC 4648).
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes as letters, without padding.
pub(super) fn letters(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 4 / 3 + 3);
    for group in bytes.chunks(3) {
        let whole = group
            .iter()
            .fold(0, |whole, byte| whole << 8 | usize::from(*byte));
        let whole = whole << (8 * (3 - group.len()));
        for place in 0..=group.len() {
            let letter = LETTERS.get(whole >> (18 - 6 * place) & 63);
            text.extend(letter.map(|letter| char::from(*letter)));
        }
    }
    text
}

/// Whether a text consists of such letters alone.
pub(super) fn are_letters(text: &str) -> bool {
    text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// The bytes that [`letters`] wrote.
pub(super) fn from_letters(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for group in text.as_bytes().chunks(4) {
        let mut whole = 0;
        for letter in group {
            let value = LETTERS.iter().position(|known| known == letter)?;
            whole = whole << 6 | value as u32;
        }
        whole <<= 6 * (4 - group.len());
        let [_, three @ ..] = whole.to_be_bytes();
        let (kept, rest) = three.split_at_checked(group.len() - 1)?;
        if group.len() == 1 || rest.iter().any(|byte| *byte != 0) {
            return None;
        }
        bytes.extend_from_slice(kept);
    }
    Some(bytes)
}

/// A sum that tells bytes apart, of 24 bits.
pub(super) fn sum(bytes: &[u8]) -> u32 {
    let fnv = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    // The last byte has not reached the highest bits yet.
    (fnv ^ fnv >> 29)
        .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .to_be_bytes()[..3]
        .iter()
        .fold(0, |sum, byte| sum << 8 | u32::from(*byte))
}

/// Bits being written, the highest of each byte first.
#[derive(Debug, Default)]
pub(super) struct BitWriter {
    bytes: Vec<u8>,
    /// How many bits of the last byte are free.
    free: u32,
}

impl BitWriter {
    /// All bytes; the last is filled with zeros.
    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// The lowest `count` bits of a value.
    pub(super) fn bits(&mut self, value: u64, count: u32) {
        for place in (0..count).rev() {
            if self.free == 0 {
                self.bytes.push(0);
                self.free = 8;
            }
            self.free -= 1;
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((value >> place & 1) as u8) << self.free;
            }
        }
    }

    /// A number: three bits at a time, the lowest first, each with one that says whether more
    /// follow.
    pub(super) fn number(&mut self, mut value: u64) {
        while value > 7 {
            self.bits(8 | value & 7, 4);
            value >>= 3;
        }
        self.bits(value, 4);
    }

    /// One of a number of choices, in as few whole bits as a code without prefixes can give each.
    pub(super) fn choice(&mut self, index: usize, of: usize) {
        let (short, count) = short_ones(of);
        match index < short {
            true => self.bits(index as u64, count),
            false => self.bits((index + short) as u64, count + 1),
        }
    }

    /// A text: the number of its bytes, and these.
    pub(super) fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        for byte in text.bytes() {
            self.bits(byte.into(), 8);
        }
    }
}

/// How many of `of` choices take the shorter number of bits, and that number.
fn short_ones(of: usize) -> (usize, u32) {
    let count = of.max(1).ilog2();
    ((2 << count) - of.max(1), count)
}

/// Bits being read.
#[derive(Debug)]
pub(super) struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> BitReader<'a> {
    pub(super) const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    /// Whether all has been read but zeros that fill the last byte.
    pub(super) fn is_at_end(&mut self) -> bool {
        let left = (self.bytes.len() * 8).saturating_sub(self.at);
        left < 8 && self.bits(left as u32) == Some(0)
    }

    pub(super) fn bits(&mut self, count: u32) -> Option<u64> {
        (0..count).try_fold(0, |value, _| {
            let byte = self.bytes.get(self.at / 8)?;
            let bit = byte >> (7 - self.at % 8) & 1;
            self.at += 1;
            Some(value << 1 | u64::from(bit))
        })
    }

    pub(super) fn number(&mut self) -> Option<u64> {
        let mut value = 0;
        for place in (0..64).step_by(3) {
            let group = self.bits(4)?;
            let part = group & 7;
            value |= part << place;
            if group < 8 {
                return (value >> place == part).then_some(value);
            }
        }
        None
    }

    pub(super) fn choice(&mut self, of: usize) -> Option<usize> {
        let (short, count) = short_ones(of);
        let index = self.bits(count)? as usize;
        if index < short {
            return Some(index);
        }
        Some((index << 1 | self.bits(1)? as usize) - short)
    }

    pub(super) fn text(&mut self) -> Option<String> {
        let length = usize::try_from(self.number()?).ok()?;
        // Before it takes memory.
        if length > self.bytes.len() {
            return None;
        }
        let bytes = (0..length).map(|_| Some(self.bits(8)? as u8));
        String::from_utf8(bytes.collect::<Option<_>>()?).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let mut to = BitWriter::default();
        let numbers = [0, 7, 8, 511, 1 << 40, u64::MAX];
        numbers.into_iter().for_each(|number| to.number(number));
        for of in 1..40 {
            (0..of).for_each(|index| to.choice(index, of));
        }
        to.text("Zoë 🙂");
        let bytes = from_letters(&letters(&to.into_bytes())).unwrap();
        let mut from = BitReader::new(&bytes);
        assert!(
            numbers
                .into_iter()
                .all(|number| from.number() == Some(number))
        );
        for of in 1..40 {
            assert!((0..of).all(|index| from.choice(of) == Some(index)), "{of}");
        }
        assert_eq!(from.text().as_deref(), Some("Zoë 🙂"));
        assert!(from.is_at_end());
    }

    #[test]
    fn letters_are_those_of_the_standard() {
        for (bytes, text) in [
            ("", ""),
            ("f", "Zg"),
            ("fo", "Zm8"),
            ("foo", "Zm9v"),
            ("?>?", "Pz4_"),
        ] {
            assert_eq!(letters(bytes.as_bytes()), text);
            assert_eq!(from_letters(text).unwrap(), bytes.as_bytes());
        }
        for wrong in ["Z", "Zh", "Zm9vZ", "Zm+v", "Zg==", "Zé"] {
            assert_eq!(from_letters(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn endless_numbers_and_texts_are_refused() {
        assert_eq!(BitReader::new(&[0xff; 40]).number(), None);
        assert_eq!(BitReader::new(&[0x70]).text(), None);
        assert_eq!(BitReader::new(&[0xff, 0x70]).text(), None);
        assert!(!BitReader::new(&[1, 0]).is_at_end());
    }
}
