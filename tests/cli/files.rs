//! Files under every kind of name, and what is no file at all.
#![cfg(unix)]

use std::{
    ffi::{OsStr, OsString},
    fs,
    os::unix::{
        ffi::OsStrExt as _,
        fs::{PermissionsExt as _, symlink},
    },
    path::Path,
    process::{Child, Command},
    thread,
    time::{Duration, Instant},
};

use curio::record;

use super::{Folder, Said, curio, words};

/// A program that waits for something that never comes is ended, and fails its test.
fn ended(mut child: Child) -> Said {
    const LONG: Duration = Duration::from_secs(120);
    let since = Instant::now();
    while child.try_wait().unwrap().is_none() {
        if since.elapsed() > LONG {
            child.kill().unwrap();
            panic!("it waits for ever");
        }
        thread::sleep(Duration::from_millis(5));
    }
    child.wait_with_output().unwrap().into()
}

fn run(folder: &Path, arguments: impl IntoIterator<Item: AsRef<OsStr>>) -> Said {
    let mut command = curio(folder);
    ended(command.current_dir(folder).args(arguments).spawn().unwrap())
}

/// A record of a short match in a file of this name.
fn record_in(folder: &Folder, name: &OsStr) {
    folder.write("list.txt", "1. d4 g6 2. d7 g5");
    let record = folder.done("import xafka list.txt").out;
    fs::write(folder.join(name), record).unwrap();
}

#[test]
fn what_is_no_file_is_refused_and_not_waited_for() {
    let folder = Folder::new();
    let made = Command::new("mkfifo").arg(folder.join("pipe")).status();
    assert!(made.unwrap().success());
    fs::create_dir(folder.join("inside")).unwrap();
    symlink("pipe", folder.join("link.curio")).unwrap();
    let kinds = [
        ("pipe", "it is a named pipe, not a file"),
        ("link.curio", "it is a named pipe, not a file"),
        ("inside", "it is a folder, not a file"),
        ("/dev/zero", "it is a device, not a file"),
    ];
    folder.write("list.txt", "1. d4 g6");
    for (name, what) in kinds {
        for command in [
            "verify FILE",
            "notation FILE",
            "replay FILE",
            "render FILE -o a.png",
            "export FILE -o a.gif",
            "magnitudes FILE",
            "import xafka FILE",
            "import xafka list.txt -o FILE",
        ] {
            let line = command.replace("FILE", name);
            let said = run(&folder, words(&line));
            assert_eq!(said.code, Some(1), "{line}: {said:?}");
            assert_eq!(said.err.lines().count(), 1, "{line}: {said:?}");
            assert!(said.err.contains(what), "{line}: {said:?}");
        }
    }
    let left: Vec<OsString> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    assert_eq!(left.len(), 4, "{left:?}");
}

#[test]
fn records_come_through_the_pipes_of_a_shell() {
    let folder = Folder::new();
    record_in(&folder, OsStr::new("a.curio"));
    let mut child = curio(&folder);
    let text = fs::File::open(folder.join("a.curio")).unwrap();
    let mut cat = Command::new("cat")
        .stdin(text)
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin(cat.stdout.take().unwrap());
    let said = ended(child.args(["verify", "/dev/stdin"]).spawn().unwrap());
    cat.wait().unwrap();
    assert_eq!(said.code, Some(0), "{said:?}");
}

#[test]
fn outputs_are_written_through_links_and_keep_their_permissions() {
    let folder = Folder::new();
    fs::create_dir(folder.join("disk")).unwrap();
    record_in(&folder, OsStr::new("a.curio"));
    symlink("disk/a", folder.join("a.html")).unwrap();
    let real = folder.join("disk/a");
    fs::write(&real, "").unwrap();
    fs::set_permissions(&real, fs::Permissions::from_mode(0o600)).unwrap();
    folder.done("export a.curio -o a.html");
    assert!(folder.join("a.html").is_symlink());
    let about = fs::metadata(&real).unwrap();
    assert!(about.len() > 0 && about.permissions().mode() & 0o777 == 0o600);
    // A link that leads to nothing yet.
    symlink("disk/new.curio", folder.join("new.curio")).unwrap();
    let import = "import xafka list.txt -o new.curio";
    folder.done(import);
    assert!(folder.join("new.curio").is_symlink());
    assert!(record::load(&folder.join("disk/new.curio")).is_ok());
    folder.refused(import, 1, "there is already a file with that name");
}

#[test]
fn names_in_capitals_of_any_bytes_and_in_uris_are_read() {
    let folder = Folder::new();
    let odd = OsStr::from_bytes(b"caf\xe9 \xff.curio");
    let names = [OsStr::new("GAME.CURIO"), OsStr::new("my game.curio"), odd];
    let here = folder.to_str().unwrap();
    let uris = [
        format!("file://{here}/my%20game.curio"),
        format!("file://localhost{here}/my%20game.curio"),
        format!("file://some-machine{here}/GAME.CURIO"),
        format!("file:{here}/caf%E9%20%FF.curio"),
    ];
    for name in names {
        record_in(&folder, name);
    }
    let uris = uris.iter().map(OsStr::new);
    for name in names.into_iter().chain(uris) {
        for command in ["verify", "notation"] {
            let said = run(&folder, [OsStr::new(command), name]);
            assert_eq!(said.code, Some(0), "{name:?}: {said:?}");
        }
        // Nothing is found out before the record has been read.
        let far = ["render", "--ply", "99", "-o", "a.png"].map(OsStr::new);
        let said = run(&folder, [&far[..], &[name]].concat());
        assert!(said.err.contains("ply 99 is out of range"), "{said:?}");
        let far = ["export", "--plies", "99..", "-o", "a.gif"].map(OsStr::new);
        let said = run(&folder, [&far[..], &[name]].concat());
        assert!(said.err.contains("99..4 is out of range"), "{said:?}");
    }
    let list = OsStr::from_bytes(b"list \xff.TXT");
    fs::copy(folder.join("list.txt"), folder.join(list)).unwrap();
    let said = run(
        &folder,
        ["import", "xafka"]
            .map(OsStr::new)
            .into_iter()
            .chain([list]),
    );
    assert_eq!(said.code, Some(0), "{said:?}");
}

#[test]
fn saved_matches_in_capitals_are_counted() {
    let folder = Folder::new();
    let matches = folder.join("matches");
    fs::create_dir(&matches).unwrap();
    let game = record::testing::played("xafka", &["Ann", "Ben"], &["d4"]);
    record::save_to(&matches.join("GAME.CURIO"), &game).unwrap();
    let store = record::Store::at(&*folder);
    assert_eq!(store.list().unwrap().len(), 1);
}

#[test]
fn two_commands_that_save_in_one_folder_lose_nothing() {
    let folder = Folder::new();
    let start = |seed: &str| {
        let line = format!("play xafka --players random,random --terminal --seed {seed}");
        curio(&folder).args(words(&line)).spawn().unwrap()
    };
    for child in [start("1"), start("2"), start("3")] {
        let said = ended(child);
        assert_eq!(said.code, Some(0), "{said:?}");
    }
    let saved: Vec<_> = fs::read_dir(folder.join("matches"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    assert_eq!(saved.len(), 3);
    assert!(saved.iter().all(|path| record::load(path).is_ok()));
}
