//! A voice that reads captions: that of a program on this machine. What is read when, and how it
//! is mixed with other sounds, is for whoever makes the film.

use core::time::Duration;
use std::{
    env, fs,
    io::{self, Write as _},
    path::Path,
    process::{Command, Stdio},
    thread,
    time::Instant,
};

use crate::{process::Kept, words::Language};

/// For how long such a program may read one text.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often it is looked at.
const GLANCE: Duration = Duration::from_millis(5);

/// A program that reads texts aloud.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voice {
    /// `espeak-ng`, on any system.
    Espeak,
    /// `say`, of macOS.
    Say,
    /// The voices of Windows, by way of PowerShell.
    Windows,
}

/// What PowerShell does: reads its input aloud into the file that `CURIO_VOICE` names, with the
/// first voice of the language in `CURIO_LANGUAGE`.
const SCRIPT: &str = "Add-Type -AssemblyName System.Speech; \
    [Console]::InputEncoding = [Text.Encoding]::UTF8; \
    $s = New-Object Speech.Synthesis.SpeechSynthesizer; \
    $v = $s.GetInstalledVoices() | ? { $_.VoiceInfo.Culture.TwoLetterISOLanguageName -eq $env:CURIO_LANGUAGE } \
    | Select-Object -First 1; \
    if ($v) { $s.SelectVoice($v.VoiceInfo.Name) }; \
    $s.SetOutputToWaveFile($env:CURIO_VOICE); $s.Speak([Console]::In.ReadToEnd()); $s.Dispose()";

impl Voice {
    /// The voice of this machine; nothing where none is installed.
    pub fn installed() -> Option<Self> {
        let own = match env::consts::OS {
            "macos" => Some((Self::Say, "say")),
            "windows" => Some((Self::Windows, "powershell")),
            _ => None,
        };
        let all = [Some((Self::Espeak, "espeak-ng")), own];
        let mut all = all.into_iter().flatten();
        all.find_map(|(voice, program)| is_on_path(program).then_some(voice))
    }

    /// A text as it is heard, in the bytes of a WAV file.
    ///
    /// # Errors
    /// When the program fails, or has no voice for the language.
    pub fn read_aloud(self, text: &str, language: Language) -> io::Result<Vec<u8>> {
        let folder = tempfile::tempdir()?;
        let wav = folder.path().join("voice.wav");
        let mut program = self.command(language.code(), &wav)?;
        let piped = program.stdin(Stdio::piped());
        let mut running = Kept::start(piped.stdout(Stdio::null()).stderr(Stdio::null()))?;
        // A program that does not read its input fails, which is noticed below.
        if let Some(mut input) = running.child().stdin.take() {
            let _ = input.write_all(text.as_bytes());
        }
        let since = Instant::now();
        while since.elapsed() < PATIENCE {
            match running.ended()? {
                Some(ended) if ended.success() => return fs::read(&wav),
                Some(ended) => return Err(io::Error::other(format!("{self:?}: {ended}"))),
                None => thread::sleep(GLANCE),
            }
        }
        running.end()?;
        Err(io::ErrorKind::TimedOut.into())
    }

    fn command(self, language: &str, wav: &Path) -> io::Result<Command> {
        Ok(match self {
            Self::Espeak => {
                let mut espeak = Command::new("espeak-ng");
                espeak
                    .args(["-b", "1", "--stdin", "-v", language, "-w"])
                    .arg(wav);
                espeak
            }
            Self::Say => {
                let mut say = Command::new("say");
                let listed = Command::new("say").args(["-v", "?"]).output()?;
                if let Some(name) = mac_voice(&String::from_utf8_lossy(&listed.stdout), language) {
                    say.args(["-v", name]);
                }
                say.args(["--data-format=LEI16@22050", "-f", "-", "-o"])
                    .arg(wav);
                say
            }
            Self::Windows => {
                let mut powershell = Command::new("powershell");
                powershell
                    .args(["-NoProfile", "-NonInteractive", "-Command", SCRIPT])
                    .env("CURIO_VOICE", wav)
                    .env("CURIO_LANGUAGE", language);
                powershell
            }
        })
    }
}

fn is_on_path(program: &str) -> bool {
    let file = format!("{program}{}", env::consts::EXE_SUFFIX);
    env::var_os("PATH")
        .is_some_and(|path| env::split_paths(&path).any(|folder| folder.join(&file).is_file()))
}

/// The first voice of a language in what `say -v ?` lists: `Anna    de_DE    # Hallo!`.
fn mac_voice<'a>(list: &'a str, language: &str) -> Option<&'a str> {
    list.lines().find_map(|line| {
        let (voice, _) = line.split_once('#')?;
        let (name, locale) = voice.trim_end().rsplit_once(' ')?;
        let of_locale = locale.split(['_', '-']).next();
        (of_locale == Some(language)).then(|| name.trim_end())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn voices_of_macos_are_found_by_language() {
        let list = "Alex                en_US    # Hello!\n\
                    Anna                de_DE    # Hallo!\n\
                    Bad News            en_US    # Hello!\nNonsense\n\
                    Eddy (German (Germany)) de_DE    # Hallo!\n";
        assert_eq!(mac_voice(list, "de"), Some("Anna"));
        assert_eq!(mac_voice(list, "en"), Some("Alex"));
        assert_eq!(mac_voice(list, "ro"), None);
    }

    #[test]
    fn a_text_becomes_a_file_of_sound_where_a_voice_is_installed() {
        let Some(voice) = Voice::installed() else {
            return;
        };
        for language in Language::ALL {
            // Not every machine has every language.
            if let Ok(wav) = voice.read_aloud("Curio – 12 : 9", language) {
                assert!(wav.starts_with(b"RIFF") && wav.len() > 10_000);
            }
        }
    }
}
