//! A video, which the program `ffmpeg` makes of the pictures that it is given.
//!
//! Nothing that it says of its success is believed: it may be any version, built in any
//! way, and the disk may be full. It is ended when it does nothing for a long time.

use core::{mem, time::Duration};
use std::{
    ffi::{OsStr, OsString},
    fs::{self, File},
    io::{self, Write as _},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{Arc, mpsc::RecvTimeoutError},
    thread,
    time::Instant,
};

use super::{
    Shot, cannot_write,
    ffmpeg::{Container, Ffmpeg, command, sound_command},
};
use crate::{
    plugins::app::audio::RATE,
    process::{Watched, stop::stopped},
    record::Draft,
    texts,
};

/// A video in the making.
#[derive(Debug)]
pub(crate) struct Video {
    // The program is ended before its file is removed.
    ffmpeg: Ffmpeg,
    /// For how long it may do nothing.
    patience: Duration,
    program: OsString,
    container: Container,
    /// Pictures given.
    frames: u64,
    draft: Draft,
    watched: Watched,
    path: PathBuf,
}

/// For how long `ffmpeg` may do nothing: time for the largest picture on a slow machine
/// with much else to do.
fn patience((width, height): (u32, u32)) -> Duration {
    let megapixels = f64::from(width) * f64::from(height) / 1e6;
    Duration::from_secs(30) + Duration::from_secs_f64(10.0 * megapixels)
}

/// How long a program that has ended may take for its last words, and one that has closed
/// its input to end.
const GRACE: Duration = Duration::from_secs(2);

/// How often it is looked at.
const GLANCE: Duration = Duration::from_millis(20);

/// What was waited for has not come.
enum Lost {
    /// The program has ended, or will not go on.
    Ended,
    /// It does nothing.
    Hung,
    /// A signal asks this program to end.
    Stopped,
}

impl Video {
    pub(super) fn create(
        path: &Path,
        container: Container,
        size: (u32, u32),
        rate: u32,
    ) -> Result<Self, String> {
        let ffmpeg = OsStr::new("ffmpeg");
        Self::made_by(ffmpeg, patience(size), path, container, size, rate)
    }

    fn made_by(
        program: &OsStr,
        patience: Duration,
        path: &Path,
        container: Container,
        size: (u32, u32),
        rate: u32,
    ) -> Result<Self, String> {
        // `ffmpeg` replaces the empty file.
        let (draft, _) = Draft::for_path(path).map_err(|error| cannot_write(path, error))?;
        let watched = Watched::path(draft.path());
        let mut command = command(program, container, size, rate, draft.path());
        Ok(Self {
            ffmpeg: Ffmpeg::start(&mut command)?,
            program: program.to_owned(),
            patience,
            container,
            frames: 0,
            draft,
            watched,
            path: path.to_owned(),
        })
    }

    pub(super) fn add(&mut self, shot: &Shot) -> Result<(), String> {
        let picture: Arc<[u8]> = shot.rgb.as_slice().into();
        for _ in 0..shot.ticks {
            self.give(Arc::clone(&picture))
                .map_err(|lost| self.complaint(&lost))?;
            self.frames += 1;
        }
        Ok(())
    }

    fn give(&self, piece: Arc<[u8]>) -> Result<(), Lost> {
        let input = self.ffmpeg.input.as_ref().ok_or(Lost::Ended)?;
        input.send(piece).map_err(|_| Lost::Ended)?;
        let since = Instant::now();
        loop {
            return match self.ffmpeg.taken.recv_timeout(GLANCE) {
                Ok(Ok(())) => Ok(()),
                Err(RecvTimeoutError::Timeout) if stopped().is_some() => Err(Lost::Stopped),
                Err(RecvTimeoutError::Timeout) if since.elapsed() < self.patience => continue,
                Err(RecvTimeoutError::Timeout) => Err(Lost::Hung),
                Ok(Err(_)) | Err(RecvTimeoutError::Disconnected) => Err(Lost::Ended),
            };
        }
    }

    pub(super) fn finish(mut self, heard: &[f32]) -> Result<(), String> {
        self.ffmpeg.input = None;
        self.wait().map_err(|lost| self.complaint(&lost))?;
        let found = pictures_in(self.draft.path());
        if found.map_err(|error| cannot_write(&self.path, error))? != self.frames {
            return Err(self.explained(texts::film_pictures_missing()));
        }
        if !heard.is_empty() {
            self.add_sound(heard)?;
        }
        let Self {
            ffmpeg,
            draft,
            watched,
            path,
            ..
        } = self;
        drop(ffmpeg);
        draft
            .replace()
            .map_err(|error| cannot_write(&path, error))?;
        drop(watched);
        Ok(())
    }

    /// Puts sound beside the pictures, which stay as they are.
    fn add_sound(&mut self, heard: &[f32]) -> Result<(), String> {
        let (draft, _) =
            Draft::for_path(&self.path).map_err(|error| cannot_write(&self.path, error))?;
        let watched = Watched::path(draft.path());
        let silent = self.draft.path();
        let mut command = sound_command(&self.program, self.container, silent, draft.path());
        self.ffmpeg = Ffmpeg::start(&mut command)?;
        let silent = (
            mem::replace(&mut self.draft, draft),
            mem::replace(&mut self.watched, watched),
        );
        for piece in heard.chunks(RATE as usize) {
            let bytes: Vec<u8> = piece.iter().flat_map(|it| it.to_le_bytes()).collect();
            self.give(bytes.into())
                .map_err(|lost| self.complaint(&lost))?;
        }
        self.ffmpeg.input = None;
        self.wait().map_err(|lost| self.complaint(&lost))?;
        drop(silent);
        Ok(())
    }

    /// Waits until the program has ended well.
    fn wait(&mut self) -> Result<(), Lost> {
        let (mut length, mut since) = (0, Instant::now());
        loop {
            match self.ffmpeg.process.ended() {
                Ok(Some(status)) if status.success() => return Ok(()),
                Ok(Some(_)) | Err(_) => return Err(Lost::Ended),
                Ok(None) => {}
            }
            let now = fs::metadata(self.draft.path()).map_or(0, |about| about.len());
            if now != length {
                (length, since) = (now, Instant::now());
            }
            if stopped().is_some() {
                return Err(Lost::Stopped);
            }
            if since.elapsed() > self.patience {
                return Err(Lost::Hung);
            }
            thread::sleep(GLANCE);
        }
    }

    /// Why there is no film.
    fn complaint(&mut self, lost: &Lost) -> String {
        match lost {
            Lost::Stopped => self.explained(texts::film_stopped()),
            Lost::Hung => self.explained(texts::film_ffmpeg_hung()),
            Lost::Ended => {
                // It is about to end, if only because its input does.
                self.ffmpeg.input = None;
                let until = Instant::now() + GRACE;
                while Instant::now() < until && matches!(self.ffmpeg.process.ended(), Ok(None)) {
                    thread::sleep(GLANCE);
                }
                let has_succeeded = self
                    .ffmpeg
                    .process
                    .end()
                    .is_ok_and(|status| status.success());
                self.explained(if has_succeeded {
                    texts::film_ffmpeg_ended()
                } else {
                    texts::film_ffmpeg_failed()
                })
            }
        }
    }

    /// That there is no film, with the reason as far as `ffmpeg` or the disk tell it.
    fn explained(&mut self, what: &str) -> String {
        // With the program its last words end, whatever else has its output open.
        let _ = self.ffmpeg.process.end();
        let words = self
            .ffmpeg
            .last_words
            .recv_timeout(GRACE)
            .unwrap_or_default();
        let words = words.replace('\n', "; ");
        if ["Unknown encoder", "Encoder not found"]
            .iter()
            .any(|complaint| words.contains(complaint))
        {
            return texts::film_ffmpeg_no_encoder(
                self.container.name(),
                &words,
                self.container.instead(),
            );
        }
        match refusal_of(self.draft.path()) {
            Some(refusal) => cannot_write(&self.path, refusal),
            None if words.is_empty() => cannot_write(&self.path, what),
            None => cannot_write(&self.path, texts::film_it_said(what, &words)),
        }
    }
}

/// How many pictures `ffmpeg` finds in a film, a line each.
fn pictures_in(film: &Path) -> io::Result<u64> {
    let mut command = Command::new("ffmpeg");
    command.args(["-loglevel", "error", "-xerror", "-i"]);
    command
        .arg(film)
        .args(["-map", "0:v", "-c", "copy", "-f", "framecrc", "-"]);
    let listed = command.stdin(Stdio::null()).output()?.stdout;
    let lines = listed.split(|byte| *byte == b'\n');
    let pictures = lines.filter(|line| line.first().is_some_and(|first| *first != b'#'));
    Ok(pictures.count() as u64)
}

/// Why the disk takes no more, if it does not.
fn refusal_of(file: &Path) -> Option<io::Error> {
    let mut file = File::options().append(true).open(file).ok()?;
    let written = file.write_all(&[0; 1 << 16]);
    written.and_then(|()| file.sync_all()).err()
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use std::io::ErrorKind;

    use super::*;

    /// Longer than anything here takes on a busy machine.
    const LONG: Duration = Duration::from_secs(60);

    /// A program that takes the place of `ffmpeg`.
    fn fake(folder: &Path, script: &str) -> PathBuf {
        let program = folder.join("fake-ffmpeg");
        // Written by another process: as long as this one has it open, nobody can run it.
        let write = "printf '#!/bin/sh\n%s\n' \"$1\" > \"$0\"; chmod +x \"$0\"";
        let mut shell = Command::new("sh");
        shell.args(["-c", write]).arg(&program).arg(script);
        assert!(shell.status().unwrap().success());
        program
    }

    /// Makes a film of six pictures in a folder of its own, in which nothing may be left
    /// when it fails. The shell calls the file that the program is to write `$film`.
    fn film_by(script: &str, container: Container, patience: Duration) -> Result<(), String> {
        let folder = tempfile::tempdir().unwrap();
        let films = folder.path().join("films");
        fs::create_dir(&films).unwrap();
        let script = format!("for film; do :; done; {script}");
        let program = fake(folder.path(), &script);
        let path = films.join("film");
        let side = 200;
        let made = Video::made_by(
            program.as_os_str(),
            patience,
            &path,
            container,
            (side, side),
            12,
        )
        .and_then(|mut video| {
            let rgb = vec![9; 3 * side as usize * side as usize];
            video.add(&Shot { rgb, ticks: 6 })?;
            video.finish(&[])
        });
        let left = fs::read_dir(&films).unwrap().count();
        assert_eq!(left, usize::from(made.is_ok()), "{script}");
        made
    }

    #[track_caller]
    fn assert_fails(script: &str, because: &[&str]) {
        let error = film_by(script, Container::Mp4, LONG).unwrap_err();
        for part in because {
            assert!(error.contains(part), "{script}: {error}");
        }
    }

    #[test]
    fn an_encoder_that_is_missing_is_named_with_what_to_do() {
        let script = "echo \"Unknown encoder 'libx264'\" >&2; exit 1";
        assert_fails(script, &["'libx264'", ".webm or .gif"]);
        let error = film_by(script, Container::WebM, LONG).unwrap_err();
        assert!(error.contains(".mp4 or .gif"), "{error}");
    }

    #[test]
    fn success_is_not_believed() {
        assert_fails("exit 0", &["/film: ffmpeg exited before"]);
        if !is_installed() {
            return;
        }
        assert_fails("cat > /dev/null", &["pictures are missing"]);
        assert_fails("cat > \"$film\"", &["pictures are missing"]);
        assert_fails("cat > /dev/null; rm \"$film\"", &["pictures are missing"]);
    }

    #[test]
    fn last_words_are_repeated() {
        let script = "cat > /dev/null; echo much >&2; echo out of luck >&2; exit 1";
        assert_fails(script, &["ffmpeg failed (it said: much; out of luck)"]);
        assert_fails("yes | head -c 1000000 >&2; echo Oh >&2; exit 1", &["y; Oh"]);
        // What it leaves running keeps its output open.
        let script = "sleep 600 & cat > /dev/null; echo alas >&2; exit 1";
        assert_fails(script, &["alas"]);
    }

    #[test]
    fn a_program_that_hangs_is_ended() {
        for script in [
            "exec sleep 600",
            "cat > /dev/null; sleep 600",
            "cat > /dev/null; trap '' TERM INT; sleep 600 & wait",
        ] {
            let patience = Duration::from_millis(300);
            let error = film_by(script, Container::Mp4, patience).unwrap_err();
            assert!(error.contains("stopped responding"), "{script}: {error}");
        }
    }

    #[test]
    fn a_program_that_is_missing_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("film.mp4");
        let missing = folder.path().join("missing");
        let made = Video::made_by(
            missing.as_os_str(),
            LONG,
            &path,
            Container::Mp4,
            (16, 16),
            12,
        );
        assert!(made.unwrap_err().contains("not installed"));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn a_full_disk_is_the_reason() {
        if cfg!(target_os = "linux") {
            let refusal = refusal_of(Path::new("/dev/full")).unwrap();
            assert_eq!(refusal.kind(), ErrorKind::StorageFull);
        }
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        assert!(refusal_of(&file).is_none());
    }

    #[test]
    fn a_name_is_never_a_protocol_or_an_option() {
        let last = |name: &str| {
            let command = command("ffmpeg".as_ref(), Container::Mp4, (2, 2), 1, name.as_ref());
            command.get_args().last().unwrap().to_owned()
        };
        for name in ["file:y.mp4", "-x.mp4", "A:B.mp4", "pipe:1"] {
            assert_eq!(last(name), format!("./{name}").as_str());
        }
        assert_eq!(last("/tmp/a:b.mp4"), "/tmp/a:b.mp4");
    }

    fn is_installed() -> bool {
        Command::new("ffmpeg").arg("-version").output().is_ok()
    }

    /// The pictures that the `ffmpeg` that is installed shows of a film, one after the other.
    fn shown(film: &Path) -> io::Result<Vec<u8>> {
        let mut command = Command::new("ffmpeg");
        command.args(["-loglevel", "error", "-i"]).arg(film);
        command.args(["-f", "rawvideo", "-pix_fmt", "rgb24", "-"]);
        command.output().map(|output| output.stdout)
    }

    /// How loud the first and the second half second of a film are.
    fn loudness(film: &Path) -> [f32; 2] {
        let mut command = Command::new("ffmpeg");
        command.args(["-loglevel", "error", "-i"]).arg(film);
        command.args(["-f", "f32le", "-ar", &RATE.to_string(), "-"]);
        let heard = command.output().unwrap().stdout;
        let (samples, _) = heard.as_chunks::<4>();
        // What is between them belongs to neither.
        [0, RATE as usize + 4_000].map(|from| {
            let part = samples.iter().skip(from).take(RATE as usize - 8_000);
            let loudest = part.map(|sample| f32::from_le_bytes(*sample).abs());
            loudest.fold(0.0, f32::max)
        })
    }

    #[test]
    fn a_film_that_is_cut_off_can_be_played_up_to_there() {
        let is_first = |container| {
            let command = command("ffmpeg".as_ref(), container, (2, 2), 1, "film".as_ref());
            command.get_args().any(|argument| argument == "+faststart")
        };
        assert!(is_first(Container::Mp4) && !is_first(Container::WebM));
        let folder = tempfile::tempdir().unwrap();
        if !is_installed() {
            return;
        }
        for (name, container) in [("a.mp4", Container::Mp4), ("a.webm", Container::WebM)] {
            let path = folder.path().join(name);
            let mut video = Video::create(&path, container, (64, 32), 12).unwrap();
            let mut noise = 1_u32;
            for _ in 0..36 {
                let rgb = core::iter::repeat_with(|| {
                    noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    noise.to_be_bytes()[0]
                });
                let rgb = rgb.take(3 * 64 * 32).collect();
                video.add(&Shot { rgb, ticks: 1 }).unwrap();
            }
            video.finish(&[]).unwrap();
            let film = fs::read(&path).unwrap();
            fs::write(&path, &film[..film.len() / 2]).unwrap();
            let pictures = shown(&path).unwrap().len() / (3 * 64 * 32);
            assert!((9..36).contains(&pictures), "{name}: {pictures}");
            assert_ne!(pictures_in(&path).unwrap(), 36);
        }
    }

    /// The films of the `ffmpeg` that is installed, if one is.
    #[test]
    fn films_have_their_names_their_pictures_and_their_colours() {
        let folder = tempfile::tempdir().unwrap();
        if !is_installed() {
            return;
        }
        let colours = [[200, 30, 40], [30, 180, 60], [40, 60, 210], [240, 240, 240]];
        let names = ["A:B.mp4", "-x.webm", "pipe:1.webm", "100%d\n.mp4"];
        // Silent for half a second, and then a tone.
        let half = RATE as usize;
        let tone = (0..half).map(|at| (at as f32 / 30.0).sin() / 2.0);
        let heard: Vec<f32> = core::iter::repeat_n(0.0, half).chain(tone).collect();
        for name in names {
            let path = folder.path().join(name);
            let container = if name.ends_with("mp4") {
                Container::Mp4
            } else {
                Container::WebM
            };
            let mut video = Video::create(&path, container, (64, 32), 12).unwrap();
            for rgb in colours {
                let rgb = rgb.repeat(64 * 32);
                video.add(&Shot { rgb, ticks: 3 }).unwrap();
            }
            video.finish(&heard).unwrap();
            assert_eq!(pictures_in(&path).unwrap(), 12);
            let [before, after] = loudness(&path);
            assert!(before < 0.01 && after > 0.1, "{name}: {before}, {after}");
            let shown = shown(&path).unwrap();
            let shown: Vec<&[u8]> = shown.chunks_exact(3 * 64 * 32).collect();
            assert_eq!(shown.len(), 12);
            for (number, picture) in shown.iter().enumerate() {
                let wanted = colours[number / 3];
                let middle = &picture[3 * (16 * 64 + 32)..][..3];
                let off = middle.iter().zip(wanted).map(|(a, b)| a.abs_diff(b));
                assert!(off.max().unwrap() <= 3, "{name} {number}: {middle:?}");
            }
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), names.len());
    }
}
