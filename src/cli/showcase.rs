//! `curio showcase`: games that play themselves, for a public place.

use core::time::Duration;
use std::{
    ffi::OsString,
    fs::OpenOptions,
    path::{Path, PathBuf},
};

use anyhow::Context as _;
use clap::{ArgAction, CommandFactory as _, Parser as _, error::ErrorKind, value_parser};

use super::{
    args::HostOption,
    context::{Context, Usage},
    refused,
};
use crate::{
    client::{ClientRequest, Hours, House, HouseCard, Show, ShowOrder},
    record::{self, fresh_seed},
    rules::registry,
    texts,
    ugi::Permits,
};

/// The largest file of options that is read, in bytes.
const LARGEST: u64 = 1 << 16;
/// The most characters of a link: telephones read no code that holds much more from afar.
const LONGEST_LINK: usize = 300;
/// The most characters of a title.
const LONGEST_TITLE: usize = 120;

/// Open the window and let games play themselves, for a public place.
///
/// A visitor can join with a key, a click or a touch. When the visitor has left,
/// the showcase continues. Nothing is saved. Ctrl+Shift+Q ends it.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio showcase\n  \
    curio showcase --games xafka,chimple --kiosk\n  \
    curio showcase --order random --minutes-per-game 2\n  \
    curio showcase --kiosk --open 10:00-18:00 --volume 40 --exit-key Ctrl+F10\n  \
    curio showcase --title \"Games Club, Saturdays at 2\" --logo club.png --link https://club.example\n  \
    curio showcase --kiosk --host\n  \
    curio showcase --config fair.txt\n\n\
    A file for --config has one option on each line, without the dashes:\n  \
    # Summer fair\n  \
    games = xafka, xong\n  \
    kiosk\n  \
    open = 10:00-18:00")]
pub(super) struct Args {
    #[command(flatten)]
    options: Options,
    /// Read options from this file; those on the command line come first.
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

/// What can be said on the command line and in a file.
#[derive(Debug, Default, clap::Args)]
struct Options {
    /// The games to show, separated by commas; all by default.
    #[arg(long, value_name = "GAME,...", value_delimiter = ',')]
    games: Vec<String>,
    /// The order of the games; as listed by default.
    #[arg(long, value_enum)]
    order: Option<ShowOrder>,
    /// How long each game is shown before the next: 0.5 to 60, 1 by default. Matches begin
    /// late enough to end in this time.
    #[arg(long, value_name = "N", value_parser = minutes)]
    minutes_per_game: Option<Duration>,
    /// Use the full screen, and hide the settings and the exit.
    #[arg(long)]
    kiosk: bool,
    /// After this many seconds without input, ask visitors whether they are still
    /// there; 15 seconds later, the showcase continues. 75 by default.
    #[arg(long, value_name = "S", value_parser = value_parser!(u64).range(5..=3600))]
    idle: Option<u64>,
    /// The opening hours, such as `10:00-18:00`; the screen is dark outside them, once the
    /// last visitor has left.
    #[arg(long, value_name = "FROM-TO")]
    open: Option<Hours>,
    /// The key that ends the showcase, instead of Ctrl+Shift+Q.
    #[arg(long, value_name = "KEY")]
    exit_key: Option<String>,
    /// Make no sound.
    #[arg(long)]
    mute: bool,
    /// Play music, even if it is off in the settings. Without this, a kiosk plays none.
    #[arg(long)]
    music: bool,
    /// How loud the sounds are, from 0 to 100; as in the settings by default.
    #[arg(long, value_name = "PERCENT", value_parser = value_parser!(u8).range(0..=100))]
    volume: Option<u8>,
    /// How large texts are, from 85 to 150; as in the settings by default.
    #[arg(long, value_name = "PERCENT", value_parser = value_parser!(u8).range(85..=150))]
    text_size: Option<u8>,
    /// Text for a card of your own, shown each time before the games come round.
    #[arg(long, value_name = "TEXT", value_parser = |text: &str| within(text, LONGEST_TITLE))]
    title: Option<String>,
    /// A picture for that card (PNG).
    #[arg(long, value_name = "FILE")]
    logo: Option<PathBuf>,
    /// A link for that card, shown as a QR code.
    #[arg(long, value_name = "URL", value_parser = |text: &str| within(text, LONGEST_LINK))]
    link: Option<String>,
    /// Add a line to this CSV file for each visit: date and hour, minutes, games, moves.
    #[arg(long, value_name = "FILE")]
    counts: Option<PathBuf>,
    #[command(flatten)]
    host: HostOption,
}

/// The options of a file, read as on the command line.
#[derive(Debug, clap::Parser)]
#[command(no_binary_name = true, disable_help_flag = true)]
struct InFile {
    #[command(flatten)]
    options: Options,
}

pub(super) fn run(args: Args, context: &Context<'_>) -> anyhow::Result<()> {
    let options = match &args.config {
        Some(path) => args.options.or(read(path)?),
        None => args.options,
    };
    let host = options.host.at();
    let show = ClientRequest::Showcase(options.show()?);
    context.open_with(show, Permits::default(), host)
}

impl Options {
    /// These, and from `others` what these do not say.
    fn or(self, others: Self) -> Self {
        Self {
            games: if self.games.is_empty() {
                others.games
            } else {
                self.games
            },
            order: self.order.or(others.order),
            minutes_per_game: self.minutes_per_game.or(others.minutes_per_game),
            kiosk: self.kiosk || others.kiosk,
            idle: self.idle.or(others.idle),
            open: self.open.or(others.open),
            exit_key: self.exit_key.or(others.exit_key),
            mute: self.mute || others.mute,
            music: self.music || others.music,
            volume: self.volume.or(others.volume),
            text_size: self.text_size.or(others.text_size),
            title: self.title.or(others.title),
            logo: self.logo.or(others.logo),
            link: self.link.or(others.link),
            counts: self.counts.or(others.counts),
            host: self.host.or(others.host),
        }
    }

    fn show(self) -> anyhow::Result<Show> {
        let games = self
            .games
            .iter()
            .map(|id| Ok(registry::rules(id.trim())?.info.id))
            .collect::<Result<Vec<_>, registry::SetUpError>>()?;
        if let Some(path) = &self.counts {
            record::lasting(path)?;
            can_grow(path)?;
        }
        let percent = |value: u8| f32::from(value) / 100.0;
        Ok(Show {
            games,
            order: self.order.unwrap_or_default(),
            per_game: self.minutes_per_game.unwrap_or(Duration::from_mins(1)),
            kiosk: self.kiosk,
            music: self.music,
            idle: Duration::from_secs(self.idle.unwrap_or(75)),
            seed: fresh_seed(),
            house: House {
                hours: self.open,
                exit_key: self.exit_key,
                muted: self.mute,
                volume: self.volume.map(percent),
                text_size: self.text_size.map(percent),
                card: HouseCard {
                    title: self.title,
                    logo: self.logo,
                    link: self.link,
                },
                counts: self.counts,
            },
        })
    }
}

/// Finds out before the show whether lines can be added to a file.
fn can_grow(path: &Path) -> anyhow::Result<()> {
    let cannot = || texts::cli_cannot_write(&path.display().to_string());
    record::only_a_file(path).with_context(cannot)?;
    let opened = OpenOptions::new().append(true).create(true).open(path);
    opened.map(drop).with_context(cannot)
}

/// The options in a file. Files that it names lie beside it.
fn read(path: &Path) -> anyhow::Result<Options> {
    let cannot = || texts::cli_cannot_read(&path.display().to_string());
    let file = record::open_file(path).with_context(cannot)?;
    let bytes = record::read_within(file, LARGEST).with_context(cannot)?;
    let text = String::from_utf8(bytes).with_context(cannot)?;
    let mut options =
        understood(&text).map_err(|wrong| Usage(format!("{}, {wrong}", path.display())))?;
    let folder = path.parent().unwrap_or(Path::new(""));
    for named in [&mut options.logo, &mut options.counts] {
        *named = named.take().map(|name| folder.join(name));
    }
    Ok(options)
}

/// The options in a text: one on each line, as `name = value` or, for what is switched on,
/// as its name alone. What is wrong begins with its line.
fn understood(text: &str) -> Result<Options, String> {
    let mut arguments = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim_start_matches('\u{feff}').trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let argument = argument(line).map_err(|wrong| format!("line {number}: {wrong}"))?;
        // Each line is looked at by itself first, so that the error can name it.
        let wrong = InFile::try_parse_from(&argument).err();
        if let Some(wrong) = wrong {
            return Err(format!("line {number}: {}", refused::in_one_line(&wrong)));
        }
        arguments.extend(argument);
    }
    match InFile::try_parse_from(arguments) {
        Ok(file) => Ok(file.options),
        Err(wrong) if wrong.kind() == ErrorKind::ArgumentConflict => {
            Err("an option is there twice".to_owned())
        }
        Err(wrong) => Err(refused::in_one_line(&wrong)),
    }
}

/// A line as an argument of the command line; nothing where it switches something off.
fn argument(line: &str) -> Result<Option<OsString>, String> {
    let (name, value) = match line.split_once('=') {
        Some((name, value)) => (name.trim_end(), Some(value.trim_start())),
        None => (line, None),
    };
    let is_name =
        |name: &str| !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    if !is_name(name) || name.starts_with('-') {
        return Err(format!("`{name}` is no option; write `name = value`"));
    }
    let command = InFile::command();
    let known = command
        .get_arguments()
        .find(|known| known.get_long() == Some(name));
    let is_switch = known.is_some_and(|known| matches!(known.get_action(), ArgAction::SetTrue));
    Ok(match (is_switch, value) {
        (true, Some("yes" | "true" | "on")) | (_, None) => Some(format!("--{name}").into()),
        (true, Some("no" | "false" | "off")) => None,
        (_, Some(value)) => Some(format!("--{name}={value}").into()),
    })
}

/// Minutes and parts of minutes.
fn minutes(text: &str) -> Result<Duration, String> {
    let minutes: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    if (0.5..=60.0).contains(&minutes) {
        Ok(Duration::from_secs_f64(60.0 * minutes))
    } else {
        Err("must be from 0.5 to 60".to_owned())
    }
}

/// A text that is there, and not too long.
fn within(text: &str, longest: usize) -> Result<String, String> {
    match text.trim() {
        "" => Err("there is nothing in it".to_owned()),
        text if text.chars().count() > longest => {
            Err(format!("must have at most {longest} characters"))
        }
        text => Ok(text.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_what_the_command_line_says() {
        let options = understood(
            "# Summer fair\n\ngames = xafka, xong\nkiosk\nmute = no\r\nvolume=40\n\
             open = 10:00-18:00\ntitle = Games = fun\n",
        );
        let options = options.unwrap();
        assert_eq!(options.games, ["xafka", " xong"]);
        assert!(options.kiosk && !options.mute);
        assert_eq!(options.volume, Some(40));
        assert_eq!(options.open.unwrap().to_string(), "10:00-18:00");
        assert_eq!(options.title.as_deref(), Some("Games = fun"));
        assert!(understood("").unwrap().title.is_none());
    }

    #[test]
    fn what_is_wrong_in_a_file_names_its_line() {
        for (text, said) in [
            (
                "kiosk\n\nopen = 10",
                "line 3: invalid value '10' for '--open <FROM-TO>'",
            ),
            ("volume = 101", "line 1: invalid value '101'"),
            ("opne = 10:00-18:00", "line 1: unexpected argument '--opne'"),
            ("kiosk = perhaps", "line 1: unexpected value 'perhaps'"),
            ("title", "line 1: a value is required for '--title <TEXT>'"),
            ("--kiosk", "line 1: `--kiosk` is no option"),
            ("title =", "line 1: invalid value '' for '--title"),
            ("idle = 9\nidle = 10", "an option is there twice"),
            (
                "config = other.txt",
                "line 1: unexpected argument '--config'",
            ),
        ] {
            let wrong = understood(text).unwrap_err();
            assert!(wrong.contains(said), "{text}: {wrong}");
        }
    }

    #[test]
    fn the_command_line_comes_before_the_file() {
        let line = Options {
            volume: Some(10),
            ..Options::default()
        };
        let file = understood("volume = 40\nidle = 30\ngames = xong").unwrap();
        let show = line.or(file).show().unwrap();
        assert_eq!(show.house.volume, Some(0.1));
        assert_eq!(show.idle, Duration::from_secs(30));
        assert_eq!(show.games, ["xong"]);
        assert_eq!(show.per_game, Duration::from_secs(60));
    }

    #[test]
    fn files_that_a_file_names_lie_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("fair.txt");
        std::fs::write(&path, "logo = club.png\ncounts = /srv/visits.csv").unwrap();
        let options = read(&path).unwrap();
        assert_eq!(options.logo, Some(folder.path().join("club.png")));
        assert_eq!(options.counts, Some("/srv/visits.csv".into()));
    }
}
