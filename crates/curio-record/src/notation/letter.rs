//! Where a list of moves begins in a letter, and what belongs to it.

use super::{
    entries::{Entry, entries_at},
    lines::{Line, without_number},
};

/// A key with which mail programs begin the head of a mail.
fn is_of_mail(line: &Line<'_>) -> bool {
    const KEYS: &str = "from to cc bcc subject sent reply-to message-id von an betreff gesendet datum de à \
        objet envoyé da a oggetto asunto para received return-path";
    let key = line.text.split_once(':').map(|(key, _)| key.trim());
    key.is_some_and(|key| KEYS.split(' ').any(|known| known == key.to_lowercase()))
}

/// Which word may be a move.
pub(super) type IsMove<'a> = &'a dyn Fn(&str) -> bool;

/// The game that a list names.
pub(super) fn named_game(lines: &[Line<'_>]) -> Option<String> {
    (0..lines.len())
        .filter_map(|at| entries_at(lines.get(at..)?))
        .flat_map(|(found, _)| found)
        .find(|entry| entry.is("game"))
        .map(|entry| entry.value.to_ascii_lowercase())
}

/// The line with which another list begins here, if one does.
pub(super) fn tags_or_game(lines: &[Line<'_>]) -> Option<Entry> {
    let (found, _) = entries_at(lines)?;
    found
        .into_iter()
        .find(|entry| entry.is_tag || entry.is("game"))
}

/// Where a list begins in a text that may have other things before it.
pub(super) fn beginning(lines: &[Line<'_>], is_move: IsMove<'_>) -> usize {
    let entries = |at: usize| entries_at(lines.get(at..).unwrap_or_default());
    let knows = |at: usize| entries(at).is_some_and(|(found, _)| found.iter().all(Entry::is_known));
    let names_game =
        |at: &usize| entries(*at).is_some_and(|(found, _)| found.iter().any(|it| it.is("game")));
    if let Some(named) = (0..lines.len()).find(names_game) {
        return (0..named)
            .rev()
            .take_while(|at| knows(*at))
            .last()
            .unwrap_or(named);
    }
    let mut at = 0;
    let mut first = None;
    while at < lines.len() {
        let paragraph = lines
            .iter()
            .skip(at)
            .take_while(|line| !line.is_blank())
            .count();
        let end = at + paragraph;
        let all = lines.get(at..end).unwrap_or_default();
        let is_head_of_mail =
            all.iter().any(is_of_mail) && !all.iter().any(|line| is_of_list(line, is_move));
        if paragraph > 0 && !is_head_of_mail {
            first.get_or_insert(at);
            let starts = |at: &usize| {
                entries(*at).is_some() || lines.get(*at).is_some_and(|it| is_of_list(it, is_move))
            };
            if let Some(start) = (at..end).find(starts) {
                // A damaged line of moves is no greeting.
                let has_moves = |line: &&Line<'_>| line.text.split_whitespace().any(is_move);
                let above = lines.get(at..start).unwrap_or_default();
                return if above.iter().any(|line| has_moves(&line)) {
                    at
                } else {
                    start
                };
            }
        }
        at = end + 1;
    }
    first.unwrap_or(0)
}

/// Whether a line can be the first of a list of moves: it begins with a comment, the number 1,
/// or what may be a move, but not with words that happen to look like one.
pub(super) fn is_of_list(line: &Line<'_>, is_move: IsMove<'_>) -> bool {
    let mut words = line.text.split_whitespace();
    let Some(first) = words.next() else {
        return false;
    };
    if first.starts_with(['{', '(', '$', ';']) || is_move(first) && first.len() == line.text.len() {
        return true;
    }
    let mut rest = core::iter::once(without_number(first))
        .chain(words.clone())
        .filter(|word| !word.is_empty());
    let is_number = first
        .bytes()
        .all(|byte| byte.is_ascii_digit() || b".)".contains(&byte));
    if is_number {
        let is_first = first.trim_end_matches(['.', ')']) == "1";
        let has_stop = !first.ends_with(|c: char| c.is_ascii_digit());
        return has_stop && (is_first || rest.next().is_none_or(is_move))
            || words.next().is_some_and(is_move);
    }
    rest.next().is_some_and(is_move)
        && rest.next().is_none_or(|word| {
            is_move(word)
                || word.starts_with(['{', '(', '$', ';', '!', '?'])
                || is_move(without_number(word))
                || word
                    .bytes()
                    .next()
                    .is_some_and(|byte| byte.is_ascii_digit())
        })
}
