//! The order of file names, whatever language is read.

use core::cmp::Ordering;

/// Compares texts, treating numbers in them as numbers.
pub(super) fn natural(a: &str, b: &str) -> Ordering {
    let digits = |text: &str| {
        let length = text.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = text.split_at(length);
        (number.trim_start_matches('0').to_owned(), rest.to_owned())
    };
    let (mut a, mut b) = (a.to_owned(), b.to_owned());
    loop {
        let (Some(x), Some(y)) = (a.chars().next(), b.chars().next()) else {
            return a.len().cmp(&b.len());
        };
        if x.is_ascii_digit() && y.is_ascii_digit() {
            let ((m, rest_a), (n, rest_b)) = (digits(&a), digits(&b));
            match m.len().cmp(&n.len()).then_with(|| m.cmp(&n)) {
                Ordering::Equal => (a, b) = (rest_a, rest_b),
                order => return order,
            }
        } else if x == y {
            a.drain(..x.len_utf8());
            b.drain(..y.len_utf8());
        } else {
            return x.cmp(&y);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_ordered_by_size() {
        assert_eq!(natural("level-03", "level-3"), Ordering::Equal);
        assert_eq!(natural("ä2", "ä10"), Ordering::Less);
    }
}
