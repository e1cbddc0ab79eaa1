//! The key of an invitation as a short word, for whoever types the address instead of scanning
//! the code.

use curio_rules::zobrist_key;

/// What a word consists of, in turn: letters that no two fonts draw alike.
const LETTERS: [&[u8]; 2] = [b"BDGKLMNPRSTVZ", b"AEIOU"];

/// How many letters it has.
const LENGTH: u64 = 4;

/// The word for a key: `KADO`. Others may have it, too; it says nothing about the key.
pub(crate) fn word(key: &str) -> String {
    let seed = key
        .bytes()
        .fold(0, |seed, byte| zobrist_key(seed, u64::from(byte)));
    let kinds = LETTERS.iter().cycle();
    let letters = (0..LENGTH).zip(kinds).filter_map(|(number, letters)| {
        let at = zobrist_key(seed, 256 + number) % letters.len() as u64;
        letters.get(at as usize).copied().map(char::from)
    });
    letters.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_has_one_word_that_can_be_said() {
        let found = word("0123456789abcdef");
        assert_eq!((found.len(), &found), (4, &word("0123456789abcdef")));
        let others = (0..100).filter(|number| word(&number.to_string()) != found);
        assert!(others.count() > 95);
        let is_said = |(at, letter): (usize, u8)| LETTERS[at % 2].contains(&letter);
        assert!(found.bytes().enumerate().all(is_said), "{found}");
    }
}
