//! `curio export`: a film or a page of a match, without a window.

use core::time::Duration;
use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    time::Instant,
};

use super::{
    args::{duration, near},
    context::{Context, Usage},
    film_folder::{self, folder_of_records},
    film_plan, matches, output,
    progress::Progress,
    render::{size, write_text},
    site,
};
use crate::{
    client::{
        Dress, Film, FilmFormat, FilmProgress, FilmSound, GIF_RATE, Pace, PictureQuality, Voice,
        estimate::{Estimate, MOST_IN_CHAT, Purpose, USUAL, bytes_of, jumps, reading_time},
    },
    page::{
        Look, page,
        site::{Carried, built},
        study,
    },
    record::{self, Match, lasting},
    texts,
    words::decimal,
};

/// Make a film or a page of a match: an animated GIF, numbered pictures, a video, or one
/// HTML file that any browser replays.
///
/// The file name decides which: `.gif`, `.html`, `.mp4` or `.webm` (which need ffmpeg),
/// and a name without an extension is a folder of PNG files. The same match with the
/// same settings gives the same film. A film has its name once it is whole. How long and how
/// large it will be is estimated first, on the standard error.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio export game.curio -o game.gif\n  \
    curio export game.curio -o game.gif --for chat\n  \
    curio export game.curio -o best.mp4 --for phone --highlights\n  \
    curio export game.curio -o short.mp4 --length 60s\n  \
    curio export game.curio -o what-now.mp4 --clip --for phone\n  \
    curio export game.curio -o told.mp4 --for screen --voice --ambience fire\n  \
    curio export game.curio -o game.html --from white\n  \
    curio export game.curio -o end.gif --plies 20..31 --seconds-per-ply 2\n  \
    curio export game.curio -o game.mp4 --size 1280x720 --rate 30\n  \
    curio export game.curio -o pictures --no-captions\n  \
    curio export evenings/2026-11-28 -o evening.mp4\n  \
    curio export lessons/corners -o corners.html\n  \
    curio export --site public --address https://example.org/curio/")]
pub(super) struct Args {
    /// The record, or `bundled:NAME` (see `curio matches`); or a folder of records, for a video
    /// of a minute of what turned them most, or a page with each as a chapter.
    #[arg(required_unless_present = "site")]
    file: Option<PathBuf>,
    /// The film or page to write.
    #[arg(
        short,
        long,
        value_name = "OUT",
        allow_hyphen_values = true,
        required_unless_present = "site"
    )]
    output: Option<PathBuf>,
    /// Write the page that opens links into a folder, for any web server.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["file", "output"])]
    site: Option<PathBuf>,
    /// Where that page will be: chats show its picture beside links only if they know.
    #[arg(long, value_name = "URL", requires = "site")]
    address: Option<String>,
    /// The first and the last ply to show; all by default.
    #[arg(long, value_name = "A..B", value_parser = range, allow_hyphen_values = true)]
    plies: Option<(Option<usize>, Option<usize>)>,
    /// What the film is for: sets size and frames per second, and adds a card with the
    /// players at the beginning and one with the result at the end.
    #[arg(long = "for", value_enum, value_name = "WHAT")]
    purpose: Option<Purpose>,
    /// Show only the moves that turned the match or are marked; matches of two players.
    #[arg(long, conflicts_with = "plies")]
    highlights: bool,
    /// Show ten seconds before the move that turned the match, and ask what to play.
    #[arg(long, conflicts_with_all = ["plies", "highlights"])]
    clip: bool,
    /// How long the film is to be, for instance `60s` or `2m`.
    #[arg(long, value_name = "TIME", value_parser = duration, conflicts_with = "seconds_per_ply")]
    length: Option<Duration>,
    /// How many seconds to show each position before the next move.
    #[arg(long, value_name = "S", default_value = "1.2", value_parser = seconds)]
    seconds_per_ply: f32,
    /// The size in pixels [default: 640x360]
    #[arg(long, value_name = "WxH", value_parser = size)]
    size: Option<(u32, u32)>,
    /// Frames per second; a GIF has at most 50 [default: 12]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=60))]
    rate: Option<u32>,
    /// How finely a film is drawn; by default as suits the graphics driver.
    #[arg(long, value_enum)]
    quality: Option<PictureQuality>,
    #[command(flatten)]
    dress: Dress,
    /// Leave out the captions, and who leads.
    #[arg(long)]
    no_captions: bool,
    /// Leave out who leads.
    #[arg(long)]
    no_strip: bool,
    #[command(flatten)]
    sound: FilmSound,
    /// Who sits at the near edge of the board on a page: a colour, or a seat counted from 1.
    #[arg(long, value_name = "SEAT")]
    from: Option<String>,
    /// Tell on a page how the match ended, and show all moves at once.
    #[arg(long)]
    show_all: bool,
    /// Report progress to the output as lines `PLY OF`.
    #[arg(long, hide = true)]
    progress: bool,
    /// Write a small copy of the film, too, as a GIF.
    #[arg(long, hide = true, value_name = "FILE")]
    copy: Option<PathBuf>,
}

type Range = (Option<usize>, Option<usize>);

fn range(text: &str) -> Result<Range, String> {
    let wrong = || texts::cli_write_plies().to_owned();
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
        .ok_or_else(|| texts::cli_write_seconds().to_owned())
}

/// What a match becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Film(FilmFormat),
    Page,
}

/// What a file of this name holds.
fn kind_of(path: &Path) -> Result<Kind, Usage> {
    let Some(ending) = path.extension() else {
        return Ok(Kind::Film(FilmFormat::Pictures));
    };
    match ending.to_string_lossy().to_ascii_lowercase().as_str() {
        "gif" => Ok(Kind::Film(FilmFormat::Gif)),
        "mp4" => Ok(Kind::Film(FilmFormat::Mp4)),
        "webm" => Ok(Kind::Film(FilmFormat::WebM)),
        "html" | "htm" => Ok(Kind::Page),
        other => Err(Usage(texts::cli_film_endings(other))),
    }
}

/// The frames per second of a film, and what there is to say of them.
fn rate(format: FilmFormat, wanted: u32) -> (u32, Option<String>) {
    if format == FilmFormat::Gif && wanted > GIF_RATE {
        let note = texts::cli_gif_rate(GIF_RATE, wanted);
        return (GIF_RATE, Some(note));
    }
    (wanted, None)
}

/// The first and the last ply to show of a match of `len` plies.
fn plies(range: Option<Range>, len: usize) -> Result<(usize, usize), Usage> {
    let (from, to) = range.unwrap_or_default();
    let (from, to) = (from.unwrap_or(0), to.unwrap_or(len));
    if to > len || from > len {
        return Err(Usage(texts::cli_plies_out_of_range(len, from, to)));
    }
    if from > to {
        return Err(Usage(texts::cli_plies_backwards(from, to)));
    }
    Ok((from, to))
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    if let Some(folder) = &args.site {
        return site::write(folder, args.address.as_deref());
    }
    let output = args.output.as_deref().filter(|it| it.as_os_str() != "-");
    let (Some(output), Some(file)) = (output, &args.file) else {
        return Err(Usage(texts::cli_film_needs_name().to_owned()).into());
    };
    let kind = kind_of(output)?;
    lasting(output)?;
    if args.sound.voice && Voice::installed().is_none() {
        output::tell(&texts::cli_note(texts::cli_film_no_voice()));
    }
    if let Kind::Film(format) = kind
        && format.is_heard()
        && file.is_dir()
    {
        return film_of_folder(args, (output, format), file, context);
    }
    if kind == Kind::Page && file.is_dir() {
        return study_page(args, output, file, context);
    }
    let game = matches::load(file)?;
    let plies = plies(args.plies, game.len())?;
    match kind {
        Kind::Film(format) => film(args, (output, format), game, plies, context),
        Kind::Page if args.is_of_a_film() => {
            Err(Usage(texts::cli_film_options().to_owned()).into())
        }
        Kind::Page => {
            let look = Look {
                from: near(args.from.as_deref(), game.position())?,
                plies,
                seconds_per_ply: args.seconds_per_ply,
                hides: !args.show_all,
            };
            let html = page(&game, &look, carried()?.as_ref());
            write_text(Some(output), &html, context)
        }
    }
}

/// The page for browsers; that it is missing is said.
fn carried() -> anyhow::Result<Option<Carried>> {
    let built = built().map(|folder| Carried::read(&folder)).transpose()?;
    if built.is_none() {
        output::tell(&texts::cli_note(texts::cli_page_without_replay()));
    }
    Ok(built)
}

/// Writes the matches of a folder as the chapters of one page, which bears the folder's name.
fn study_page(
    args: &Args,
    output: &Path,
    folder: &Path,
    context: &mut Context<'_>,
) -> anyhow::Result<()> {
    if args.is_of_a_film() || args.plies.is_some() || args.from.is_some() {
        return Err(Usage(texts::cli_study_options().to_owned()).into());
    }
    let chapters = folder_of_records(folder)?;
    let chapters = chapters.iter().map(|file| record::load(file));
    let chapters = chapters.collect::<Result<Vec<_>, _>>()?;
    anyhow::ensure!(!chapters.is_empty(), texts::cli_study_empty());
    let name = folder.canonicalize()?;
    let name = name.file_name().unwrap_or_default().to_string_lossy();
    let look = Look {
        seconds_per_ply: args.seconds_per_ply,
        hides: !args.show_all,
        ..Look::default()
    };
    let html = study(&name, &chapters, &look, carried()?.as_ref());
    write_text(Some(output), &html, context)
}

impl Args {
    fn is_of_a_film(&self) -> bool {
        self.purpose.is_some()
            || self.highlights
            || self.clip
            || self.length.is_some()
            || self.sound != FilmSound::default()
    }

    /// The film of these positions, spaced to fill `length` if given, and its estimate.
    fn film(
        &self,
        (game, plies): film_folder::FilmedMatch,
        (path, format): (&Path, FilmFormat),
        rate: u32,
        length: Option<Duration>,
    ) -> Result<(Film, Estimate), Usage> {
        let (size, _) = self.purpose.map_or(USUAL, Purpose::size_and_rate);
        let cards = self.purpose.is_some() || self.highlights || length.is_some();
        let sound = FilmSound {
            voice: self.sound.voice && format.is_heard() && Voice::installed().is_some(),
            ..self.sound
        };
        let pace = Pace::Rest(self.seconds_per_ply);
        let estimate = Estimate {
            positions: plies.len(),
            jumps: if self.no_captions { 0 } else { jumps(&plies) },
            pace,
            cards: cards && !self.no_captions && !self.clip,
            has_ended: game.outcome().is_some() && plies.last() == Some(&game.len()),
            size: self.size.unwrap_or(size),
            rate,
            format,
            read: match self.no_captions {
                true => 0.0,
                false => reading_time(&game, &plies, pace, sound.voice),
            },
            sound,
        };
        let estimate = self.paced(estimate, length)?;
        let film = Film {
            pace: estimate.pace,
            game: Box::new(game),
            plies,
            cards: estimate.cards,
            size: estimate.size,
            rate,
            quality: self.quality,
            dress: self.dress,
            captions: !self.no_captions,
            strip: !self.no_strip,
            sound,
            asks: self.clip,
            path: path.to_owned(),
            format,
            copy: self.copy.clone(),
        };
        Ok((film, estimate))
    }

    /// The same film at the pace that was asked for.
    fn paced(&self, film: Estimate, length: Option<Duration>) -> Result<Estimate, Usage> {
        let length = match length {
            Some(length) => length,
            None if self.clip => film_plan::CLIP,
            None => {
                let is_sent = self.purpose == Some(Purpose::Chat);
                match film.length_in_chat().filter(|_| is_sent) {
                    Some(length) => Duration::from_secs_f32(length),
                    None => return Ok(film),
                }
            }
        };
        match film_plan::pace_for(length, film) {
            Ok(pace) => Ok(Estimate { pace, ..film }),
            Err(least) => Err(Usage(texts::cli_film_too_short(
                film.positions.saturating_sub(1),
                &decimal(&length.as_secs_f32().to_string()),
                &least.to_string(),
            ))),
        }
    }
}

fn film(
    args: &Args,
    (output, format): (&Path, FilmFormat),
    game: Match,
    plies: (usize, usize),
    context: &Context<'_>,
) -> anyhow::Result<()> {
    let (_, usual_rate) = args.purpose.map_or(USUAL, Purpose::size_and_rate);
    let (rate, note) = rate(format, args.rate.unwrap_or(usual_rate));
    if let Some(note) = note {
        output::tell(&texts::cli_note(&note));
    }
    let client = context.client()?;
    let (game, plies) = if args.clip {
        let plies = film_plan::clip(&game)?;
        (game, plies)
    } else if args.highlights {
        let turnings = film_plan::turnings(&game)?;
        let plies = film_plan::highlights(&game, &turnings)?;
        (film_plan::annotated(game, &turnings), plies)
    } else {
        (game, (plies.0..=plies.1).collect())
    };
    let (mut film, estimate) = args.film((game, plies), (output, format), rate, args.length)?;
    if !args.progress {
        let _ = writeln!(std::io::stderr(), "{}", estimate.sentence());
    }
    let (width, height) = film.size;
    let even = (width.next_multiple_of(2), height.next_multiple_of(2));
    if format.is_heard() && film.size != even {
        output::tell(&texts::cli_note(&texts::cli_film_even(even.0, even.1)));
    }
    let began = Instant::now();
    loop {
        let length = client.film(film.clone(), progress(args, film.plies.len()))?;
        let bytes = bytes_of(&film.path);
        let is_chat = args.purpose == Some(Purpose::Chat) && args.size.is_none();
        let smaller = (film.size.0 * 3 / 8 * 2, film.size.1 * 3 / 8 * 2);
        if is_chat && bytes > MOST_IN_CHAT && smaller.1 >= 120 {
            film.size = smaller;
            continue;
        }
        if !args.progress {
            let made = film_plan::made(&film.path, length, bytes, began.elapsed());
            writeln!(std::io::stdout(), "{made}")?;
        }
        return Ok(());
    }
}

/// Films the biggest turning points of the matches in a folder.
fn film_of_folder(
    args: &Args,
    (output, format): (&Path, FilmFormat),
    folder: &Path,
    context: &Context<'_>,
) -> anyhow::Result<()> {
    let client = context.client()?;
    let scenes = film_folder::scenes(folder)?;
    let length = args.length.unwrap_or(film_folder::LENGTH) / scenes.len() as u32;
    let (_, rate) = args.purpose.map_or(USUAL, Purpose::size_and_rate);
    let rate = args.rate.unwrap_or(rate);
    let ending = output.extension().unwrap_or_default().to_string_lossy();
    // A folder of its own: a file beside the film may be somebody's.
    let parts_folder = output.with_extension(format!("parts-{}", std::process::id()));
    fs::create_dir(&parts_folder)?;
    let part = |number| parts_folder.join(format!("{number}.{ending}"));
    let parts: Vec<PathBuf> = (1..=scenes.len()).map(part).collect();
    let mut made = scenes.into_iter().zip(&parts).map(|(scene, part)| {
        let (film, _) = args.film(scene, (part, format), rate, Some(length))?;
        let progress = progress(args, film.plies.len());
        client.film(film, progress)
    });
    let joined = made
        .try_for_each(|made| made.map(drop))
        .and_then(|()| film_folder::join(&parts, output));
    // What cannot be removed does not make the film worse.
    let _ = fs::remove_dir_all(&parts_folder);
    joined
}

/// The callback that reports how much of a film with this number of positions is done.
fn progress(args: &Args, positions: usize) -> FilmProgress {
    if args.progress {
        return Box::new(|done, all| {
            let mut out = std::io::stdout();
            // If the output is closed, the film is made all the same.
            let _ = writeln!(out, "{done} {all}").and_then(|()| out.flush());
        });
    }
    let mut progress = Progress::new("move", positions.saturating_sub(1) as u64);
    Box::new(move |done, _| progress.at(done as u64))
}

#[cfg(test)]
mod tests {
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
    fn a_gif_is_not_faster_than_browsers_show_it() {
        for wanted in [51, 60] {
            let (rate, note) = rate(FilmFormat::Gif, wanted);
            assert_eq!(rate, 50);
            assert!(note.unwrap().contains("at most 50"));
        }
        assert_eq!(rate(FilmFormat::Gif, 50), (50, None));
        assert_eq!(rate(FilmFormat::WebM, 60), (60, None));
    }

    #[test]
    fn the_file_name_decides_the_kind_of_film() {
        let kind = |name: &str| kind_of(Path::new(name));
        let film = Kind::Film;
        assert_eq!(kind("a.GIF").unwrap(), film(FilmFormat::Gif));
        assert_eq!(kind("a.webm").unwrap(), film(FilmFormat::WebM));
        assert_eq!(kind("file:y.MP4").unwrap(), film(FilmFormat::Mp4));
        assert_eq!(kind("pictures").unwrap(), film(FilmFormat::Pictures));
        assert_eq!(kind("a.html").unwrap(), Kind::Page);
        assert!(kind("a.avi").is_err());
    }
}
