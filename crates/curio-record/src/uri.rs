//! Files as other programs name them: `file:///home/ann/my%20game.curio`.

use std::{
    borrow::Cow,
    path::{Path, PathBuf},
};

/// How such names begin.
const SCHEME: &str = "file:";

/// The path in a `file:` URI; any other path as it is.
///
/// File managers hand these over, some with the name of the machine in it. It is
/// skipped: whose machine it is cannot be known for certain, and a file that is not
/// here is not found.
pub fn path_of(name: &Path) -> Cow<'_, Path> {
    let bytes = name.as_os_str().as_encoded_bytes();
    let located = bytes
        .split_at_checked(SCHEME.len())
        .filter(|(scheme, _)| scheme.eq_ignore_ascii_case(SCHEME.as_bytes()))
        .and_then(|(_, rest)| match rest.strip_prefix(b"//") {
            None => Some(rest).filter(|rest| rest.starts_with(b"/")),
            Some(rest) => {
                let host = rest.iter().position(|byte| *byte == b'/')?;
                rest.get(host..)
            }
        });
    match located {
        Some(path) => Cow::Owned(to_path(decoded(path))),
        None => Cow::Borrowed(name),
    }
}

/// The bytes that `%2F` and the like stand for. What stands for none stays.
fn decoded(text: &[u8]) -> Vec<u8> {
    let digit = |byte: &u8| char::from(*byte).to_digit(16);
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some((first, after)) = rest.split_first() {
        let escaped = match (first, after) {
            (b'%', [high, low, tail @ ..]) => digit(high)
                .zip(digit(low))
                .and_then(|(high, low)| Some((u8::try_from(high * 16 + low).ok()?, tail))),
            _ => None,
        };
        let (byte, tail) = escaped.unwrap_or((*first, after));
        bytes.push(byte);
        rest = tail;
    }
    bytes
}

#[cfg(unix)]
fn to_path(bytes: Vec<u8>) -> PathBuf {
    use std::os::unix::ffi::OsStringExt as _;

    std::ffi::OsString::from_vec(bytes).into()
}

/// Elsewhere names are text, and a drive comes after a slash: `/C:/Games`.
#[cfg(not(unix))]
fn to_path(bytes: Vec<u8>) -> PathBuf {
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let drive = |path: &&str| path.as_bytes().get(1) == Some(&b':');
    match text.strip_prefix('/').filter(drive) {
        Some(path) => path.into(),
        None => text.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn uris_are_paths() {
        let path = |name: &str| path_of(Path::new(name)).into_owned();
        for name in [
            "file:///a/my%20game.curio",
            "file://localhost/a/my%20game.curio",
            "file://ann-pc.local/a/my game.curio",
            "file:/a/my%20game.curio",
            "FILE:///a/%6dy%20game.curio",
        ] {
            assert_eq!(path(name), Path::new("/a/my game.curio"), "{name}");
        }
        for (name, expected) in [
            ("file:///100%.curio", "/100%.curio"),
            ("file:///%zz%4", "/%zz%4"),
            ("file:///%25", "/%"),
        ] {
            assert_eq!(path(name), Path::new(expected), "{name}");
        }
        for plain in "game.curio /a/b.curio file:b.curio file file://host my%20game.curio \
            https://host/a.curio"
            .split(' ')
            .chain([""])
        {
            assert_eq!(path(plain), Path::new(plain));
        }
    }

    #[cfg(unix)]
    #[test]
    fn names_need_not_be_text() {
        use std::{ffi::OsStr, os::unix::ffi::OsStrExt as _};

        let path = path_of(Path::new("file:///a/caf%E9.curio"));
        assert_eq!(path.as_os_str(), OsStr::from_bytes(b"/a/caf\xe9.curio"));
    }
}
