//! The moves of a list, with what is said between them. [`open_line`] knows how branches are
//! read.

mod open_line;

use curio_rules::{MoveError, excerpt};

use super::{
    head::Head,
    letter::{is_of_list, tags_or_game},
    lines::{Line, is_signature, plain, without_number},
    results::Claim,
};
use crate::{LONGEST_COMMENT, Mark, Match, RecordError, branches::TreeSize, texts};
use open_line::OpenLine;

/// A short move may be ambiguous. At most this many readings of a list are tried, with
/// at most this many moves in all, which takes some seconds.
const MOST_READINGS: usize = 10_000;
const MOST_TRIED: usize = 1_000_000;

/// Over how many lines a mail program may have broken a move.
const MOST_PARTS: usize = 4;

/// What stands before a thing in the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Gap {
    Blank,
    Line,
    Paragraph,
}

/// A way to read a word: the move, and where the text goes on.
type Way = (String, usize);

/// A move with other readings.
struct Fork {
    plies: usize,
    results: usize,
    /// How many branches of its line were read before it, and their size.
    branches: usize,
    size: TreeSize,
    at: usize,
    ways: Vec<Way>,
}

/// Plays the moves in `lines`. Returns the match and the lines that are no part of it.
pub(super) fn play(
    game: Match,
    head: &Head,
    lines: &[Line<'_>],
) -> Result<(Match, Vec<usize>), RecordError> {
    let texts: Vec<&str> = lines.iter().map(|line| line.text).collect();
    let text = texts.join("\n");
    let ends = text.match_indices('\n').map(|(at, _)| at + 1);
    let mut list = List {
        text: &text,
        starts: core::iter::once(0).chain(ends).collect(),
        at: 0,
        lines,
        results: head.results.iter().map(Claim::of_entry).collect(),
        has_begun: !game.terms().seats.is_empty() && !head.is_empty,
        game,
        left_out: Vec::new(),
        line: OpenLine::default(),
        outer: Vec::new(),
        forks: Vec::new(),
        tried: 0,
        played: 0,
        first_error: None,
    };
    for remark in &head.remarks {
        list.game.add_comment(remark);
    }
    list.read()?;
    list.check_results()?;
    list.game.tree_mut().kept = list.line.branches;
    Ok((list.game, list.left_out))
}

struct List<'a> {
    text: &'a str,
    /// Where its lines begin.
    starts: Vec<usize>,
    at: usize,
    lines: &'a [Line<'a>],
    game: Match,
    /// Whether anything of a list has been read.
    has_begun: bool,
    results: Vec<Claim>,
    left_out: Vec<usize>,
    /// The line that is being read, which `game` is at the end of, and those that it leaves.
    line: OpenLine,
    outer: Vec<OpenLine>,
    forks: Vec<Fork>,
    tried: usize,
    played: usize,
    first_error: Option<RecordError>,
}

impl<'a> List<'a> {
    /// Reads up to the end of the list, or to that of the branch that is being read.
    fn read(&mut self) -> Result<(), RecordError> {
        loop {
            let gap = self.skip_blanks();
            let rest = self.rest();
            let is_main = self.outer.is_empty();
            let Some(first) = rest.chars().next() else {
                let open = || self.unreadable(self.at, texts::record_list_variation_open());
                return if is_main { Ok(()) } else { Err(open()) };
            };
            let begins_line = gap >= Gap::Line;
            if begins_line && is_main && self.ends_with_letter(gap)? {
                return Ok(());
            }
            match first {
                // A line for other programs.
                '%' if begins_line => {
                    self.left_out.push(self.place(self.at).0);
                    self.at += rest.find('\n').unwrap_or(rest.len());
                }
                ';' => self.comment_to_end_of_line()?,
                '{' => self.comment()?,
                '(' => self.variation()?,
                ')' if !is_main => {
                    self.at += 1;
                    return Ok(());
                }
                '$' => self.annotation()?,
                _ => self.word()?,
            }
            self.has_begun = true;
        }
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn skip_blanks(&mut self) -> Gap {
        let rest = self.rest();
        let inside = rest.trim_start();
        let blanks = rest.get(..rest.len() - inside.len()).unwrap_or_default();
        let gap = match blanks.matches('\n').count() {
            _ if self.at == 0 => Gap::Line,
            0 => Gap::Blank,
            1 => Gap::Line,
            _ => Gap::Paragraph,
        };
        self.at += blanks.len();
        gap
    }

    fn lines_from(&self, at: usize) -> &'a [Line<'a>] {
        let number = self.starts.partition_point(|start| *start <= at);
        let from = number.saturating_sub(1);
        self.lines.get(from..).unwrap_or_default()
    }

    /// The place of `at` in the text as it came.
    fn place(&self, at: usize) -> (usize, usize) {
        let number = self.starts.partition_point(|start| *start <= at);
        let start = self.starts.get(number.saturating_sub(1)).copied();
        let before = self.text.get(start.unwrap_or(0)..at).unwrap_or_default();
        let (line, indent) = self
            .lines_from(at)
            .first()
            .map_or((1, 0), |it| (it.number, it.indent));
        (line, indent + before.chars().count() + 1)
    }

    fn unreadable(&self, at: usize, reason: impl Into<String>) -> RecordError {
        let (line, column) = self.place(at);
        RecordError::Unreadable {
            line,
            column,
            reason: reason.into(),
        }
    }

    fn wrong(&self, at: usize, why: RecordError) -> RecordError {
        let (line, column) = self.place(at);
        RecordError::InList {
            line,
            column,
            why: Box::new(why),
        }
    }

    /// Adds to what is said of the last move, or of the start.
    fn say(&mut self, at: usize, comment: &str) -> Result<(), RecordError> {
        let words: Vec<&str> = comment.split_whitespace().collect();
        if words.is_empty() {
            return Ok(());
        }
        let comment = words.join(" ");
        if self.is_at_beginning() {
            self.line.say(comment);
            return Ok(());
        }
        let comment_so_far = match self.game.last() {
            Some(last) => &last.comment,
            None => self.game.start_comment(),
        };
        if comment_so_far.chars().count() + 1 + comment.chars().count() > LONGEST_COMMENT {
            let reason = texts::record_list_comment_long(LONGEST_COMMENT);
            return Err(self.unreadable(at, reason));
        }
        self.game.add_comment(&comment);
        Ok(())
    }

    fn comment_to_end_of_line(&mut self) -> Result<(), RecordError> {
        let rest = self.rest();
        let end = rest.find('\n').unwrap_or(rest.len());
        let at = self.at;
        self.at += end;
        self.say(at, rest.get(1..end).unwrap_or_default())
    }

    fn comment(&mut self) -> Result<(), RecordError> {
        let (at, rest) = (self.at, self.rest());
        // Braces in a comment belong to it if they are closed as well.
        let end = closing(rest, '{', '}')
            .or_else(|| rest.find('}'))
            .ok_or_else(|| self.unreadable(at, texts::record_list_comment_open()))?;
        self.at += end + 1;
        self.say(at, rest.get(1..end).unwrap_or_default())
    }

    /// Other moves, or what is no line of legal moves: that becomes a comment.
    fn variation(&mut self) -> Result<(), RecordError> {
        if self.branch() {
            return Ok(());
        }
        let (at, rest) = (self.at, self.rest());
        let end = closing(rest, '(', ')')
            .ok_or_else(|| self.unreadable(at, texts::record_list_variation_open()))?;
        self.at += end + 1;
        self.say(at, rest.get(..=end).unwrap_or_default())
    }

    /// An annotation of a move by number: `$1` to `$6` are marks.
    fn annotation(&mut self) -> Result<(), RecordError> {
        let (at, rest) = (self.at, self.rest());
        let digits = rest.trim_start_matches('$');
        let length = digits.bytes().take_while(u8::is_ascii_digit).count();
        let (number, _) = digits.split_at_checked(length).unwrap_or_default();
        let end = rest.len() - digits.len() + length;
        let mark = match number {
            "" => return Err(self.unreadable(at, texts::record_list_number_missing())),
            "0" => None,
            "1" => Some(Mark::Good),
            "2" => Some(Mark::Mistake),
            "3" => Some(Mark::Brilliant),
            "4" => Some(Mark::Blunder),
            "5" => Some(Mark::Interesting),
            "6" => Some(Mark::Dubious),
            _ => {
                self.at += end;
                return self.say(at, rest.get(..end).unwrap_or_default());
            }
        };
        self.at += end;
        mark.map_or(Ok(()), |mark| self.mark(at, mark))
    }

    /// Marks the last move.
    fn mark(&mut self, at: usize, mark: Mark) -> Result<(), RecordError> {
        let is_alone = self.is_at_beginning();
        let last = self.game.len().checked_sub(1).filter(|_| !is_alone);
        let Some(last) = last.and_then(|last| self.game.ply_mut(last)) else {
            return Err(self.unreadable(at, texts::record_list_mark_alone(&mark.to_string())));
        };
        if let Some(other) = last.mark.filter(|other| *other != mark) {
            let reason = texts::record_list_two_marks(&other.to_string(), &mark.to_string());
            return Err(self.unreadable(at, reason));
        }
        last.mark = Some(mark);
        Ok(())
    }

    /// A number, a result, a mark or a move.
    fn word(&mut self) -> Result<(), RecordError> {
        let at = self.at;
        let end = self.end_of_word(at);
        let raw = self.text.get(at..end).unwrap_or_default();
        let word = plain(raw);
        if !self.may_be_move(&word) && Claim::is_result(&word) {
            self.at = end;
            if word == "*" {
                self.line.ended = Some(self.game.len());
            }
            if !self.outer.is_empty() {
                // A branch has no result, whatever is said of it.
                return if word == "*" {
                    Ok(())
                } else {
                    self.say(at, &word)
                };
            }
            let (place, text) = (self.place(at), word.into_owned());
            let after = Some(self.game.len());
            self.results.push(Claim { text, place, after });
            return Ok(());
        }
        let mv = without_number(&word);
        let mv = mv.trim_end_matches([';', ',', '.']);
        // A lone dash separates moves.
        let is_number = mv.bytes().all(|byte| byte.is_ascii_digit()) || mv == "-";
        if is_number && !self.may_be_move(mv) {
            self.at = end;
            return Ok(());
        }
        if let Ok(mark) = mv.parse() {
            self.at = end;
            return self.mark(at, mark);
        }
        let mv = mv.to_owned();
        let ways = self.ways(&mv, raw, end);
        self.play_first(at, ways)
    }

    /// Where the word that begins at `at` ends. An arrow joins the words around it.
    fn end_of_word(&self, at: usize) -> usize {
        let from = |at: usize| self.text.get(at..).unwrap_or_default();
        let next = |at: usize| {
            let rest = from(at);
            let ends = |c: char| {
                c.is_whitespace() || "{($".contains(c) || c == ')' && !self.outer.is_empty()
            };
            at + rest.find(ends).unwrap_or(rest.len())
        };
        let is_arrow = |text: &str| text.starts_with("=>") || text.starts_with('⇒');
        let mut end = next(at).max(at + from(at).chars().next().map_or(0, char::len_utf8));
        loop {
            let rest = from(end);
            let blanks = rest.len() - rest.trim_start().len();
            let begins = end + blanks;
            let word = self.text.get(at..end).unwrap_or_default();
            let is_joined = word.ends_with("=>") || word.ends_with('⇒') || is_arrow(from(begins));
            if blanks == 0 || !is_joined || next(begins) == begins {
                return end;
            }
            end = next(begins);
        }
    }

    /// The ways to read a word, the likeliest first.
    fn ways(&self, mv: &str, raw: &str, end: usize) -> Vec<Way> {
        let position = self.game.position();
        let mut ways: Vec<Way> = position
            .readings(mv)
            .into_iter()
            .map(|mv| (mv, end))
            .collect();
        if ways.len() < 2 {
            ways = vec![(mv.to_owned(), end)];
        }
        let joined = self.joined(raw, end);
        // A list of parts goes on after a comma.
        let goes_on = raw.ends_with([';', ',']);
        let place = if goes_on { 0 } else { ways.len() };
        ways.splice(place..place, joined);
        ways
    }

    /// The move that a word at the end of a line is the beginning of, if a mail program has
    /// broken it.
    fn joined(&self, raw: &str, mut end: usize) -> Vec<Way> {
        let mut ways = Vec::new();
        let mut text = plain(raw).into_owned();
        for _ in 1..MOST_PARTS {
            let Some(rest) = self
                .text
                .get(end..)
                .and_then(|rest| rest.strip_prefix('\n'))
            else {
                break;
            };
            let next = end + 1;
            if rest.is_empty() || rest.starts_with(char::is_whitespace) {
                break;
            }
            end = self.end_of_word(next);
            text.push_str(&plain(self.text.get(next..end).unwrap_or_default()));
            let mv = without_number(&text).trim_end_matches([';', ',']);
            if may_play(&self.game, mv) {
                ways.push((mv.to_owned(), end));
            }
        }
        ways
    }

    /// Plays the first of the ways that leads on, or goes back to an earlier move that can be
    /// read in another way.
    fn play_first(&mut self, at: usize, ways: Vec<Way>) -> Result<(), RecordError> {
        let fork = Fork {
            plies: self.game.len(),
            results: self.results.len(),
            branches: self.line.branches.len(),
            size: self.line.size,
            at,
            ways,
        };
        self.forks.push(fork);
        while self.forks.len() > self.line.forks
            && let Some(mut fork) = self.forks.pop()
        {
            if fork.ways.is_empty() {
                continue;
            }
            self.game.truncate(fork.plies);
            self.results.truncate(fork.results);
            self.line.go_back(fork.branches, fork.size, fork.plies);
            let (mv, end) = fork.ways.remove(0);
            let at = fork.at;
            if !fork.ways.is_empty() {
                self.forks.push(fork);
            }
            self.played += 1;
            let Err(error) = self.add_move(at, &mv) else {
                self.at = end;
                return Ok(());
            };
            self.first_error.get_or_insert(error);
            self.tried += 1;
            if self.tried >= MOST_READINGS || self.played >= MOST_TRIED {
                break;
            }
        }
        let unknown = || self.unreadable(at, texts::record_list_no_move());
        Err(self.first_error.clone().unwrap_or_else(unknown))
    }

    fn add_move(&mut self, at: usize, word: &str) -> Result<(), RecordError> {
        let result = match self.outer.is_empty() {
            true => self.results.iter().find(|it| it.after.is_some()),
            false => None,
        };
        let result = result.map(|it| &*it.text);
        let result = result.or(self.line.ended.map(|_| "*"));
        if let Some(result) = result.filter(|_| self.may_be_move(word)) {
            let reason = texts::record_list_after_result(&excerpt(result));
            return Err(self.unreadable(at, reason));
        }
        let ply = self.game.len();
        let wrong = |list: &Self, why| list.wrong(at, RecordError::Move { ply, why });
        let plain = match self.game.play(word, None) {
            Ok(_) => return Ok(()),
            Err(MoveError::Unreadable(error)) => error,
            Err(why) => return Err(wrong(self, why)),
        };
        let Some((mv, mark)) = marked(word) else {
            return Err(wrong(self, plain.into()));
        };
        if let Err(why) = self.game.play(mv, None) {
            return Err(wrong(self, why));
        }
        self.mark(at, mark)
    }

    /// Whether a word is written like a move.
    fn may_be_move(&self, word: &str) -> bool {
        let position = self.game.position();
        super::is_written_like_a_move(position, word)
    }

    /// Whether the list has ended, and what follows is the rest of a letter.
    fn ends_with_letter(&mut self, gap: Gap) -> Result<bool, RecordError> {
        let is_move = |word: &str| self.may_be_move(word);
        let after = self.lines_from(self.at);
        let Some((line, _)) = after.split_first() else {
            return Ok(false);
        };
        if !self.has_begun {
            return Ok(false);
        }
        if let Some(entry) = tags_or_game(after) {
            let reason = texts::record_list_another_match();
            return Err(entry.unreadable(reason.to_owned()));
        }
        if !is_signature(line) {
            let first = line.text.split_whitespace().next().unwrap_or_default();
            let first = plain(first);
            let word = without_number(&first);
            let is_of_list = is_of_list(line, &is_move)
                || word.is_empty()
                || word.parse::<Mark>().is_ok()
                || word.starts_with([';', '%'])
                || Claim::is_result(word)
                || word.bytes().all(|byte| byte.is_ascii_digit())
                || is_move(word);
            // Right below the moves only greetings and names are none.
            let is_apart = gap >= Gap::Paragraph || after.iter().all(Line::is_in_words);
            if is_of_list || !is_apart {
                return Ok(false);
            }
        }
        // What belongs to the list is not left out unseen, but a signature may look like that.
        let goes_on = |line: &&Line<'_>| is_of_list(line, &is_move) && !is_signature(line);
        let same = after.iter().take_while(|line| !line.is_blank()).skip(1);
        let has_moves = |line: &&Line<'_>| line.text.split_whitespace().any(is_move);
        let later = || after.iter().skip(1).find(goes_on);
        let later = same.clone().find(has_moves).or_else(later);
        if let Some(later) = later.filter(|_| !is_signature(line)) {
            let reason = texts::record_list_moves_follow(later.number);
            return Err(self.unreadable(self.at, reason));
        }
        let left = after.iter().filter(|line| !line.is_blank());
        self.left_out.extend(left.map(|line| line.number));
        Ok(true)
    }

    /// Compares how the match is said to have ended with how it has.
    fn check_results(&mut self) -> Result<(), RecordError> {
        for claim in core::mem::take(&mut self.results) {
            let (line, column) = claim.place;
            if claim.agrees(&self.game) {
                continue;
            }
            let ended = self.game.outcome().map(|outcome| outcome.explanation);
            if claim.contradicts(&self.game) {
                return Err(RecordError::InList {
                    line,
                    column,
                    why: Box::new(RecordError::Result {
                        recorded: claim.text,
                        actual: ended.unwrap_or_else(|| super::OPEN.to_owned()),
                    }),
                });
            }
            let remark = format!("Result: {}", claim.text);
            let comment_so_far = match self.game.last() {
                Some(last) => &last.comment,
                None => self.game.start_comment(),
            };
            // A list that was read before says so already.
            if !comment_so_far.lines().any(|line| line == remark) {
                self.say(0, &remark)?;
            }
        }
        Ok(())
    }
}

/// Where what begins with `open` ends, if everything that is opened in it is closed, and it is
/// not longer than a comment can be.
fn closing(text: &str, open: char, close: char) -> Option<usize> {
    let mut depth = 0_usize;
    let mut near = text.char_indices().take(2 * LONGEST_COMMENT);
    near.find_map(|(at, c)| {
        if c == open {
            depth += 1;
        } else if c == close {
            depth -= 1;
        }
        (depth == 0).then_some(at)
    })
}

/// A move without the mark behind it.
fn marked(word: &str) -> Option<(&str, Mark)> {
    Mark::ALL
        .into_iter()
        .filter_map(|mark| Some((word.strip_suffix(mark.text())?, mark)))
        .min_by_key(|(mv, _)| mv.len())
}

fn may_play(game: &Match, word: &str) -> bool {
    let position = game.position();
    position.check_text(word).is_ok()
        || marked(word).is_some_and(|(mv, _)| position.check_text(mv).is_ok())
}
