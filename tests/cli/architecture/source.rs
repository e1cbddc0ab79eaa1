//! Rust files as the checks read them: comments and literals told from code,
//! tests from what ships, and the modules that a file names.

/// A source file taken apart: `code` has blanks for comments and literals, and
/// `comments` has blanks for all else, so that both keep the lines of the file.
pub(super) struct Source {
    pub(super) path: String,
    pub(super) text: String,
    pub(super) comments: String,
    code: String,
}

/// A word or sign of the code with its line; `::` is one sign.
pub(super) type Token<'a> = (usize, &'a str);

impl Source {
    pub(super) fn new(path: &str, text: &str) -> Self {
        let chars: Vec<char> = text.chars().collect();
        let (mut code, mut comments) = (String::new(), String::new());
        let mut at = 0;
        while at < chars.len() {
            let (kind, end) = piece(&chars, at);
            for &c in &chars[at..end] {
                let blank = if c == '\n' { '\n' } else { ' ' };
                code.push(if kind == Kind::Code { c } else { blank });
                comments.push(if kind == Kind::Comment { c } else { blank });
            }
            at = end;
        }
        Self {
            path: path.to_owned(),
            text: text.to_owned(),
            code,
            comments,
        }
    }

    /// Where the file belongs: `src`, or the crate under `crates/`.
    pub(super) fn package(&self) -> Option<&str> {
        let (package, _) = self.inside()?;
        Some(package)
    }

    /// The modules from the root of its crate down to the file.
    pub(super) fn module(&self) -> Vec<&str> {
        let Some((_, inside)) = self.inside() else {
            return Vec::new();
        };
        let inside = inside.trim_end_matches(".rs");
        let mut module: Vec<&str> = inside.split('/').collect();
        if matches!(module.last(), Some(&("mod" | "lib" | "main"))) {
            module.pop();
        }
        module
    }

    fn inside(&self) -> Option<(&str, &str)> {
        if let Some(inside) = self.path.strip_prefix("src/") {
            return Some(("src", inside));
        }
        let (package, inside) = self.path.strip_prefix("crates/")?.split_once('/')?;
        Some((package, inside.strip_prefix("src/")?))
    }

    pub(super) fn tokens(&self) -> Vec<Token<'_>> {
        let mut tokens = Vec::new();
        for (number, line) in (1..).zip(self.code.lines()) {
            let mut rest = line.trim_start();
            while let Some(first) = rest.chars().next() {
                let length = if first.is_alphanumeric() || first == '_' {
                    rest.find(|c: char| !c.is_alphanumeric() && c != '_')
                        .unwrap_or(rest.len())
                } else if rest.starts_with("::") {
                    2
                } else {
                    first.len_utf8()
                };
                tokens.push((number, &rest[..length]));
                rest = rest[length..].trim_start();
            }
        }
        tokens
    }

    /// The tokens with those that only tests see apart from the others: what
    /// stands below `#[cfg(test)]`.
    pub(super) fn shipped_and_tested(&self) -> (Vec<Token<'_>>, Vec<Token<'_>>) {
        let tokens = self.tokens();
        let (mut shipped, mut tested) = (Vec::new(), Vec::new());
        let mut at = 0;
        while at < tokens.len() {
            if is_test_attribute(&tokens[at..]) {
                let end = at + item_length(&tokens[at..]);
                tested.extend(&tokens[at..end]);
                at = end;
            } else {
                shipped.push(tokens[at]);
                at += 1;
            }
        }
        (shipped, tested)
    }

    /// The modules whose files only tests see: `#[cfg(test)] mod name;`.
    pub(super) fn modules_for_tests(&self) -> Vec<Vec<String>> {
        let (_, tested) = self.shipped_and_tested();
        tested
            .windows(3)
            .filter(|three| three[0].1 == "mod" && three[2].1 == ";")
            .map(|three| {
                let mut module = self.module();
                module.push(three[1].1);
                module.into_iter().map(str::to_owned).collect()
            })
            .collect()
    }

    /// The modules and items that the shipped code names: in `use`, nested or not,
    /// and in passing by `crate::`, `super::` and `self::`.
    pub(super) fn named_paths(&self) -> Vec<Named<'_>> {
        let (tokens, _) = self.shipped_and_tested();
        let word = |i: usize| tokens.get(i).map_or("", |&(_, word)| word);
        let mut named = Vec::new();
        let mut module = self.module();
        // The depths of the braces of the modules that stand inside the file.
        let mut inline = Vec::new();
        let mut depth = 0_usize;
        let mut i = 0;
        while i < tokens.len() {
            match word(i) {
                "use" => {
                    i = use_tree(&tokens, i + 1, &module, None, &mut named);
                    continue;
                }
                "mod" if word(i + 2) == "{" => {
                    module.push(word(i + 1));
                    inline.push(depth);
                }
                "{" => depth += 1,
                "}" => {
                    depth = depth.saturating_sub(1);
                    if inline.last() == Some(&depth) {
                        inline.pop();
                        module.pop();
                    }
                }
                // The place that `pub(in crate::ui)` names is one above.
                "crate" | "super" | "self"
                    if word(i + 1) == "::" && word(i.wrapping_sub(1)) != "in" =>
                {
                    let before = named.len();
                    i = use_tree(&tokens, i, &module, None, &mut named);
                    for in_passing in &mut named[before..] {
                        in_passing.name = "";
                    }
                    continue;
                }
                _ => {}
            }
            i += 1;
        }
        named
    }

    /// The functions with the lines of their heads and their lengths, from the
    /// word `fn` to the closing brace.
    pub(super) fn functions(&self) -> Vec<(usize, &str, usize)> {
        let tokens = self.tokens();
        let mut found = Vec::new();
        for (i, pair) in tokens.windows(2).enumerate() {
            let [(line, "fn"), (_, name)] = *pair else {
                continue;
            };
            // `fn(u8) -> u8` is a type.
            if name == "(" {
                continue;
            }
            let body = tokens[i..]
                .iter()
                .position(|&(_, word)| matches!(word, "{" | ";"));
            let Some(open) = body.map(|n| i + n).filter(|&n| tokens[n].1 == "{") else {
                continue;
            };
            let close = open + braces_length(&tokens[open..]) - 1;
            found.push((line, name, tokens[close].0 - line + 1));
        }
        found
    }
}

/// A path from the root of the crate, the line that names it, and the name that
/// an import gives it in its module.
#[derive(Debug)]
pub(super) struct Named<'a> {
    pub(super) line: usize,
    pub(super) path: Vec<&'a str>,
    pub(super) name: &'a str,
}

/// Reads a path with its branches in braces, from `at` on and below `prefix`;
/// returns where it ends.
fn use_tree<'a>(
    tokens: &[Token<'a>],
    mut at: usize,
    module: &[&'a str],
    prefix: Option<Vec<&'a str>>,
    named: &mut Vec<Named<'a>>,
) -> usize {
    let word = |i: usize| tokens.get(i).map_or("", |&(_, word)| word);
    let line = tokens.get(at).map_or(0, |&(line, _)| line);
    let mut path = prefix;
    loop {
        match (word(at), &mut path) {
            ("{", _) => {
                at += 1;
                while !matches!(word(at), "}" | "") {
                    at = use_tree(tokens, at, module, path.clone(), named);
                    at += usize::from(word(at) == ",");
                }
                return at + 1;
            }
            ("crate", None) => path = Some(Vec::new()),
            ("self", None) => path = Some(module.to_vec()),
            ("super", None) => path = Some(module[..module.len().saturating_sub(1)].to_vec()),
            ("super", Some(path)) => {
                path.pop();
            }
            ("self", Some(_)) => {}
            (name, Some(path)) => path.push(name),
            (name, None) => path = Some([module, &[name]].concat()),
        }
        at += 1;
        let goes_on = word(at) == "::" && (word(at + 1) == "{" || begins_name(word(at + 1)));
        if !goes_on {
            break;
        }
        at += 1;
    }
    let path = path.unwrap_or_default();
    let mut name = path.last().copied().unwrap_or_default();
    if word(at) == "::" {
        // The end is `*`, or the types of a generic function.
        at += 1;
    }
    if word(at) == "*" {
        (name, at) = ("*", at + 1);
    }
    if word(at) == "as" {
        (name, at) = (word(at + 1), at + 2);
    }
    named.push(Named { line, path, name });
    at
}

fn begins_name(word: &str) -> bool {
    word.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Whether `#[cfg(test)]` or `#[cfg(all(test, ...))]` begins here.
fn is_test_attribute(tokens: &[Token]) -> bool {
    let begins = |words: &[&str]| {
        tokens.len() >= words.len()
            && tokens
                .iter()
                .zip(words)
                .all(|(token, word)| token.1 == *word)
    };
    begins(&["#", "[", "cfg", "(", "test", ")", "]"])
        || begins(&["#", "[", "cfg", "(", "all", "(", "test"])
}

/// How many tokens the item takes that begins here, attributes included.
fn item_length(tokens: &[Token]) -> usize {
    let mut brackets = 0_usize;
    for (i, &(_, word)) in tokens.iter().enumerate() {
        match word {
            "[" | "(" => brackets += 1,
            "]" | ")" => brackets = brackets.saturating_sub(1),
            ";" if brackets == 0 => return i + 1,
            "{" if brackets == 0 => return i + braces_length(&tokens[i..]),
            _ => {}
        }
    }
    tokens.len()
}

/// How many tokens stand from the brace that opens here to the one that closes.
fn braces_length(tokens: &[Token]) -> usize {
    let mut depth = 0_usize;
    for (i, &(_, word)) in tokens.iter().enumerate() {
        match word {
            "{" => depth += 1,
            "}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return i + 1;
        }
    }
    tokens.len()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Code,
    Comment,
    Literal,
}

/// The kind and the end of the piece of source that begins at `at`.
fn piece(chars: &[char], at: usize) -> (Kind, usize) {
    let is = |i: usize, c: char| chars.get(i) == Some(&c);
    let begins_word = at == 0 || !(chars[at - 1].is_alphanumeric() || chars[at - 1] == '_');
    match chars[at] {
        '/' if is(at + 1, '/') => {
            let end = (at..chars.len()).find(|&i| is(i, '\n'));
            (Kind::Comment, end.unwrap_or(chars.len()))
        }
        '/' if is(at + 1, '*') => {
            let (mut depth, mut i) = (0, at);
            loop {
                if is(i, '/') && is(i + 1, '*') {
                    depth += 1;
                    i += 2;
                } else if is(i, '*') && is(i + 1, '/') {
                    depth -= 1;
                    i += 2;
                } else {
                    i += 1;
                }
                if depth == 0 || i >= chars.len() {
                    return (Kind::Comment, i.min(chars.len()));
                }
            }
        }
        '"' => (Kind::Literal, quoted(chars, at, '"')),
        'r' if begins_word || is(at.wrapping_sub(1), 'b') => {
            let hashes = (at + 1..).take_while(|&i| is(i, '#')).count();
            let open = at + 1 + hashes;
            if !is(open, '"') {
                return (Kind::Code, at + 1);
            }
            let closes = |i: &usize| is(*i, '"') && (1..=hashes).all(|n| is(*i + n, '#'));
            let end = (open + 1..chars.len()).find(closes);
            (Kind::Literal, end.map_or(chars.len(), |i| i + 1 + hashes))
        }
        // A quote begins a character, unless it begins a lifetime.
        '\'' if is(at + 1, '\\') || is(at + 2, '\'') => (Kind::Literal, quoted(chars, at, '\'')),
        _ => (Kind::Code, at + 1),
    }
}

fn quoted(chars: &[char], at: usize, quote: char) -> usize {
    let mut i = at + 1;
    while i < chars.len() && chars[i] != quote {
        i += if chars[i] == '\\' { 2 } else { 1 };
    }
    (i + 1).min(chars.len())
}
