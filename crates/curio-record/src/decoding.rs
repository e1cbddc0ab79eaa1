//! Texts as programs write them: in UTF-8, in UTF-16, or in the eight bits of western Europe.

/// What some editors put before a text.
pub(crate) const BYTE_ORDER_MARK: char = '\u{feff}';

/// The text in these bytes. It is UTF-16 if it has that mark of the byte order, or if every
/// second byte of its beginning is zero; UTF-8 where that is possible; and else Windows-1252,
/// which has all letters of Latin-1. The mark is no part of it.
pub(crate) fn decoded(bytes: Vec<u8>) -> String {
    let text = decoded_utf_16(&bytes)
        .or_else(|| String::from_utf8(bytes.clone()).ok())
        .unwrap_or_else(|| bytes.into_iter().map(western).collect());
    match text.strip_prefix(BYTE_ORDER_MARK) {
        Some(rest) => rest.to_owned(),
        None => text,
    }
}

/// The text in these bytes if it is in UTF-16.
pub(crate) fn decoded_utf_16(bytes: &[u8]) -> Option<String> {
    /// How many bytes at the beginning are looked at.
    const BEGINNING: usize = 256;

    let (pairs, _) = bytes.as_chunks::<2>();
    // A list of moves is mostly of letters whose upper byte is zero.
    let start = pairs.get(..pairs.len().min(BEGINNING)).unwrap_or_default();
    let is_most = |found: usize| start.len() > 1 && 2 * found > start.len();
    let zeros = [0, 1].map(|place: usize| start.iter().filter(|pair| pair[place] == 0).count());
    let read: fn([u8; 2]) -> u16 = match (start.first(), zeros.map(is_most)) {
        (Some([0xff, 0xfe]), _) | (_, [false, true]) => u16::from_le_bytes,
        (Some([0xfe, 0xff]), _) | (_, [true, false]) => u16::from_be_bytes,
        _ => return None,
    };
    let units = pairs.iter().map(|pair| read(*pair));
    let letters = char::decode_utf16(units).map(|it| it.unwrap_or(char::REPLACEMENT_CHARACTER));
    Some(letters.collect())
}

/// A letter of Windows-1252.
fn western(byte: u8) -> char {
    /// Where Latin-1 has control characters.
    const MORE: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž',
        '\u{8f}', '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}',
        'ž', 'Ÿ',
    ];
    let place = usize::from(byte.wrapping_sub(0x80));
    MORE.get(place).copied().unwrap_or(char::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "[Black \"José\"]\n1. d4 g6 {“fine” – €}\n";

    fn utf_16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(bytes).collect()
    }

    #[test]
    fn texts_are_read_however_they_are_written() {
        let marked = format!("\u{feff}{TEXT}");
        let eight_bits = b"[Black \"Jos\xe9\"]\n1. d4 g6 {\x93fine\x94 \x96 \x80}\n";
        for bytes in [
            TEXT.as_bytes().to_vec(),
            marked.as_bytes().to_vec(),
            utf_16(TEXT, u16::to_le_bytes),
            utf_16(TEXT, u16::to_be_bytes),
            utf_16(&marked, u16::to_le_bytes),
            utf_16(&marked, u16::to_be_bytes),
            eight_bits.to_vec(),
        ] {
            assert_eq!(decoded(bytes), TEXT);
        }
        assert_eq!(decoded(Vec::new()), "");
        assert_eq!(decoded(b"d".to_vec()), "d");
        assert_eq!(decoded(b"d4".to_vec()), "d4");
    }

    #[test]
    fn only_sixteen_bits_are_taken_for_sixteen_bits() {
        assert_eq!(decoded_utf_16(TEXT.as_bytes()), None);
        assert_eq!(decoded_utf_16(b"\xef\xbb\xbfd4"), None);
        assert_eq!(
            decoded_utf_16(b"\xff\xfed\x004\x00").as_deref(),
            Some("\u{feff}d4")
        );
    }
}
