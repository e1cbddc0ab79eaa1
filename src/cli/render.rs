//! `curio render`: a picture of a position, without a window.

use std::{
    fs::File,
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use anyhow::anyhow;

use super::{
    args::ViewArgs,
    context::{Context, Usage},
    matches,
    replay::check_ply,
};
use crate::{
    client::{Dress, Picture, PictureQuality},
    diagram::{View, diagram},
    process::Watched,
    record::{Draft, Match, lasting},
    texts,
};

/// Draw a position of a match into a PNG or SVG file, without a window.
///
/// A PNG file shows the table, an SVG file the board from above.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio render game.curio -o end.png\n  \
    curio render game.curio --ply 12 --size 1920x1080 -o twelve.png\n  \
    curio render game.curio --ply 12 --from white -o twelve.svg")]
pub(super) struct Args {
    /// The record, or `bundled:NAME` (see `curio matches`).
    file: PathBuf,
    /// The number of moves to play; all by default.
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// The size of a PNG picture in pixels.
    #[arg(long, value_name = "WxH", default_value = "1280x720", value_parser = size)]
    size: (u32, u32),
    /// How finely a PNG picture is drawn.
    #[arg(long, value_enum, default_value_t)]
    quality: PictureQuality,
    #[command(flatten)]
    dress: Dress,
    /// How steeply one looks down at the table, in degrees, where pictures of several games
    /// stand side by side.
    #[arg(long, value_name = "DEGREES", hide = true)]
    pitch: Option<u8>,
    /// Draw the board from above as SVG, whatever the name of the picture.
    #[arg(long)]
    svg: bool,
    /// The picture to write; with --svg, the standard output by default.
    #[arg(
        short,
        long,
        value_name = "OUT",
        allow_hyphen_values = true,
        required_unless_present = "svg"
    )]
    output: Option<PathBuf>,
    #[command(flatten, next_help_heading = "Options for SVG")]
    view: ViewArgs,
}

/// Reads a size such as `1280x720`.
pub(super) fn size(text: &str) -> Result<(u32, u32), String> {
    let side = |text: &str| text.parse::<u32>().ok().filter(|side| SIDES.contains(side));
    let read = || {
        let (width, height) = text.split_once(['x', 'X'])?;
        Some((side(width)?, side(height)?)).filter(|(width, height)| width * height <= MOST_PIXELS)
    };
    read().ok_or_else(|| {
        format!(
            "write a size as 1280x720, with sides from {} to {} and at most {} million pixels",
            SIDES.start(),
            SIDES.end(),
            MOST_PIXELS / 1_000_000
        )
    })
}

/// The sides of a picture, in pixels: every graphics driver that can draw the table can
/// draw so large.
const SIDES: core::ops::RangeInclusive<u32> = 16..=8192;

/// The most pixels of a picture, those of 7680 by 4320: each takes about 50 bytes while
/// it is drawn.
const MOST_PIXELS: u32 = 7680 * 4320;

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    let game = matches::load(&args.file)?;
    let ply = args.ply.unwrap_or(game.len());
    check_ply(ply, game.len())?;
    let Some(output) = args.output.as_deref() else {
        return write_text(None, &drawing(args, &game, ply)?, context);
    };
    let has = |ending: &str| {
        let extension = output.extension();
        extension.is_some_and(|extension| extension.eq_ignore_ascii_case(ending))
    };
    if args.svg || has("svg") {
        return write_text(Some(output), &drawing(args, &game, ply)?, context);
    }
    if !has("png") {
        return Err(Usage(texts::cli_not_a_picture(&output.display().to_string())).into());
    }
    let (width, height) = args.size;
    // Found out before the picture is drawn, which takes seconds.
    let (draft, file) = draft(output)?;
    let _watched = Watched::path(draft.path());
    let picture = context.client()?.render(Picture {
        game: Box::new(game),
        ply,
        width,
        height,
        quality: args.quality,
        dress: args.dress,
        pitch: args.pitch,
    })?;
    finish(draft, file, output, &picture)
}

fn draft(output: &Path) -> anyhow::Result<(Draft, File)> {
    lasting(output)?;
    Draft::for_path(output).map_err(|error| unwritable(output, &error))
}

fn finish(draft: Draft, mut file: File, output: &Path, content: &[u8]) -> anyhow::Result<()> {
    let written = file.write_all(content);
    drop(file);
    let done = written.and_then(|()| draft.replace());
    done.map_err(|error| unwritable(output, &error))
}

fn unwritable(output: &Path, error: &io::Error) -> anyhow::Error {
    {
        let what = texts::cli_cannot_write(&output.display().to_string());
        anyhow!(texts::cli_because(&what, &error.to_string()))
    }
}

/// The board after some plies as SVG.
fn drawing(args: &Args, game: &Match, ply: usize) -> anyhow::Result<String> {
    let position = game.position_at(ply);
    let last = ply.checked_sub(1).and_then(|before| {
        let played = game.plies().get(before)?;
        let mark = played.mark.map_or("", |mark| mark.text());
        Some((game.position_at(before).played(&played.mv).ok()?, mark))
    });
    let view = View {
        from: args.view.player(&*position)?,
        last: last.as_ref().map(|(last, _)| &**last),
        mark: last.as_ref().map_or("", |(_, mark)| mark),
        moves: args.view.legal,
        ..View::default()
    };
    Ok(diagram(&*position, &view).svg())
}

/// Writes a text to a file, or to the standard output.
pub(super) fn write_text(
    output: Option<&Path>,
    text: &str,
    context: &mut Context<'_>,
) -> anyhow::Result<()> {
    let Some(output) = output.filter(|output| output.as_os_str() != "-") else {
        return Ok(context.out.write_all(text.as_bytes())?);
    };
    let (draft, file) = draft(output)?;
    let _watched = Watched::path(draft.path());
    finish(draft, file, output, text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_bounded() {
        assert_eq!(size("1280x720"), Ok((1280, 720)));
        assert_eq!(size("7680X4320"), Ok((7680, 4320)));
        for wrong in ["8192x8192", "15x720", "1280x8193", "x", "1280", "-1x20"] {
            assert!(size(wrong).is_err(), "{wrong}");
        }
    }
}
