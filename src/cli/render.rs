//! `curio render`: a picture of a position, without a window.

use std::{io::Write as _, path::PathBuf};

use anyhow::anyhow;

use super::context::{Context, Usage};
use crate::{
    client::{Picture, PictureQuality},
    process::Watched,
    record::{self, Draft},
};

/// Draw a position of a match into a PNG file, without a window.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio render game.curio -o end.png\n  \
    curio render game.curio --ply 12 --size 1920x1080 -o twelve.png")]
pub(super) struct Args {
    /// The record.
    file: PathBuf,
    /// The number of moves to play; all by default.
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// The size in pixels.
    #[arg(long, value_name = "WxH", default_value = "1280x720", value_parser = size)]
    size: (u32, u32),
    /// How finely it is drawn.
    #[arg(long, value_enum, default_value_t)]
    quality: PictureQuality,
    /// The picture to write.
    #[arg(short, long, value_name = "OUT.png", allow_hyphen_values = true)]
    output: PathBuf,
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

pub(super) fn run(args: &Args, context: &Context<'_>) -> anyhow::Result<()> {
    let game = record::load(&args.file)?;
    let ply = args.ply.unwrap_or(game.len());
    if ply > game.len() {
        return Err(Usage(format!(
            "the match has {} moves: ply {ply} is out of range",
            game.len()
        ))
        .into());
    }
    let is_png = args
        .output
        .extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("png"));
    if !is_png {
        return Err(Usage(format!(
            "{} is not the name of a PNG file",
            args.output.display()
        ))
        .into());
    }
    let (width, height) = args.size;
    // Found out before the picture is drawn, which takes seconds.
    let unwritable = |error| anyhow!("cannot write {}: {error}", args.output.display());
    let (draft, mut file) = Draft::of(&args.output).map_err(unwritable)?;
    let _watched = Watched::path(draft.path());
    let picture = context.client()?.render(Picture {
        game: Box::new(game),
        ply,
        width,
        height,
        quality: args.quality,
    })?;
    file.write_all(&picture).map_err(unwritable)?;
    drop(file);
    draft.replace().map_err(unwritable)
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
