//! Sorts short lists in little code: the standard library's sorts, made for lists of any length,
//! come to 5 kB in a browser for each type. Lists that may be long are for those.

/// Sorts a list of a few dozen by a key; what is equal stays in its order.
pub(crate) fn sort_few<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let before = |pair: &[T]| matches!(pair, [one, other] if key(other) < key(one));
        let mut at = end;
        while at > 0 && before(&list[at - 1..=at]) {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sort_few;

    #[test]
    fn equals_keep_their_order() {
        let mut list = [(2, 'a'), (1, 'b'), (2, 'c'), (0, 'd'), (1, 'e')];
        sort_few(&mut list, |one| one.0);
        assert_eq!(list.map(|one| one.1), ['d', 'b', 'e', 'a', 'c']);
    }
}
