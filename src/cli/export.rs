//! `curio export`: a film of a match, without a window.

use std::{
    io::{IsTerminal as _, Write as _},
    path::{Path, PathBuf},
};

use super::{Context, Film, FilmFormat, FilmProgress, Usage, render::size};
use crate::record;

/// Make a film of a match: an animated GIF, numbered pictures or a video.
///
/// The name says which: `.gif`, `.mp4` or `.webm` (both made by ffmpeg, which
/// must be installed), and any name without an ending is a folder of PNG files.
/// The same match with the same settings gives the same pictures. The film
/// grows beside its place under a name ending in `.part`, and takes its place
/// once it is whole.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio export game.curio -o game.gif\n  \
    curio export game.curio -o end.gif --plies 20..31 --seconds-per-ply 2\n  \
    curio export game.curio -o game.mp4 --size 1280x720 --rate 30\n  \
    curio export game.curio -o pictures --no-captions")]
pub(super) struct Args {
    /// The record.
    file: PathBuf,
    /// The film to write.
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    /// The plies played at the beginning and at the end; all, when not given.
    #[arg(long, value_name = "A..B", value_parser = range)]
    plies: Option<(Option<usize>, Option<usize>)>,
    /// How long each position stays before the next move.
    #[arg(long, value_name = "S", default_value = "1.2", value_parser = seconds)]
    seconds_per_ply: f32,
    /// The size in pixels.
    #[arg(long, value_name = "WxH", default_value = "640x360", value_parser = size)]
    size: (u32, u32),
    /// How many pictures a second.
    #[arg(long, value_name = "N", default_value = "12", value_parser = clap::value_parser!(u32).range(1..=60))]
    rate: u32,
    /// Leave out the text that says what happens.
    #[arg(long)]
    no_captions: bool,
    /// Write how it comes along as lines `PLY OF` to the output.
    #[arg(long, hide = true)]
    progress: bool,
}

type Range = (Option<usize>, Option<usize>);

fn range(text: &str) -> Result<Range, String> {
    let wrong = || "plies are given as A..B, A.. or ..B".to_owned();
    let bound = |text: &str| match text.trim() {
        "" => Ok(None),
        text => text.parse().map(Some).map_err(|_| wrong()),
    };
    let (from, to) = text.split_once("..").ok_or_else(wrong)?;
    Ok((bound(from)?, bound(to)?))
}

fn seconds(text: &str) -> Result<f32, String> {
    text.parse()
        .ok()
        .filter(|seconds| (0.0..=60.0).contains(seconds))
        .ok_or_else(|| "a number of seconds from 0 to 60".to_owned())
}

/// What kind of film has this name.
fn format_of(path: &Path) -> Result<FilmFormat, Usage> {
    let Some(ending) = path.extension() else {
        return Ok(FilmFormat::Pictures);
    };
    match ending.to_string_lossy().to_ascii_lowercase().as_str() {
        "gif" => Ok(FilmFormat::Gif),
        "mp4" | "webm" => Ok(FilmFormat::Video),
        other => Err(Usage(format!(
            "films are .gif, .mp4, .webm or a folder, not .{other}"
        ))),
    }
}

/// Which plies of a match of `len` are shown.
fn plies(range: Option<Range>, len: usize) -> Result<(usize, usize), Usage> {
    let (from, to) = range.unwrap_or_default();
    let (from, to) = (from.unwrap_or(0), to.unwrap_or(len));
    if from > to || to > len {
        return Err(Usage(format!(
            "the match has {len} moves, there is no {from}..{to}"
        )));
    }
    Ok((from, to))
}

pub(super) fn run(args: &Args, context: &Context<'_>) -> anyhow::Result<()> {
    let format = format_of(&args.output)?;
    let game = record::load(&args.file)?;
    let plies = plies(args.plies, game.len())?;
    let progress: FilmProgress = if args.progress {
        Box::new(|done, all| {
            let mut out = std::io::stdout();
            // Whoever asked may have gone; the film is made all the same.
            let _ = writeln!(out, "{done} {all}").and_then(|()| out.flush());
        })
    } else if std::io::stderr().is_terminal() {
        Box::new(|done, all| {
            let end = if done == all { "\n" } else { "" };
            let _ = write!(std::io::stderr(), "\rmove {done} of {all}{end}");
        })
    } else {
        Box::new(|_, _| {})
    };
    let film = Film {
        game: Box::new(game),
        plies,
        seconds_per_ply: args.seconds_per_ply,
        size: args.size,
        rate: args.rate,
        captions: !args.no_captions,
        path: args.output.clone(),
        format,
    };
    context.client()?.film(film, progress)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;

    #[test]
    fn ranges_of_plies() {
        assert_eq!(range("3..8"), Ok((Some(3), Some(8))));
        assert_eq!(range(".."), Ok((None, None)));
        assert_eq!(range("3.."), Ok((Some(3), None)));
        assert!(range("3-8").is_err());
        assert!(range("a..b").is_err());
        assert_eq!(plies(None, 7).unwrap(), (0, 7));
        assert_eq!(plies(Some((Some(2), None)), 7).unwrap(), (2, 7));
        assert!(plies(Some((Some(5), Some(4))), 7).is_err());
        assert!(plies(Some((None, Some(8))), 7).is_err());
    }

    #[test]
    fn the_name_says_what_kind_of_film_it_is() {
        let kind = |name: &str| format_of(Path::new(name));
        assert_eq!(kind("a.GIF").unwrap(), FilmFormat::Gif);
        assert_eq!(kind("a.webm").unwrap(), FilmFormat::Video);
        assert_eq!(kind("pictures").unwrap(), FilmFormat::Pictures);
        assert!(kind("a.avi").is_err());
    }
}
