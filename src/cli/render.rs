//! `curio render`: a picture of a position, without a window.

use std::path::PathBuf;

use super::{Context, Picture, PictureQuality, Usage};
use crate::record;

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
    #[arg(short, long, value_name = "OUT.png")]
    output: PathBuf,
}

/// Reads a size such as `1280x720`.
pub(super) fn size(text: &str) -> Result<(u32, u32), String> {
    let side = |text: &str| text.parse().ok().filter(|side| (16..=8192).contains(side));
    text.split_once(['x', 'X'])
        .and_then(|(width, height)| Some((side(width)?, side(height)?)))
        .ok_or_else(|| "write a size as 1280x720, with sides from 16 to 8192".to_owned())
}

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
    context.client()?.render(Picture {
        game: Box::new(game),
        ply,
        width,
        height,
        quality: args.quality,
        path: args.output.clone(),
    })
}
