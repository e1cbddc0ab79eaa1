//! Pictures as PNG files, in memory: a disk that is full is noticed by whoever writes
//! them, and not by a library that may forget to say so.

use bevy::prelude::Image;
use image::{ExtendedColorType, ImageEncoder as _, ImageFormat, codecs::png::PngEncoder};

/// A picture of three bytes a pixel as a PNG file.
pub(super) fn encoded(rgb: &[u8], (width, height): (u32, u32)) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    PngEncoder::new(&mut bytes)
        .write_image(rgb, width, height, ExtendedColorType::Rgb8)
        .map_err(|error| error.to_string())?;
    Ok(bytes)
}

/// A picture that was drawn as a PNG file.
pub(super) fn encode(image: Image) -> Result<Vec<u8>, String> {
    let picture = image
        .try_into_dynamic()
        .map_err(|error| error.to_string())?;
    // What is transparent in the texture is not meant to be seen through.
    let picture = picture.to_rgb8();
    encoded(picture.as_raw(), picture.dimensions())
}

/// The size of the picture in a PNG file that is whole.
pub(super) fn size_of(bytes: &[u8]) -> Option<(u32, u32)> {
    let picture = image::load_from_memory_with_format(bytes, ImageFormat::Png).ok()?;
    // The picture may be there although the end of the file is not.
    let is_whole = bytes.ends_with(END);
    is_whole.then_some((picture.width(), picture.height()))
}

/// The last block of every PNG file, which is empty.
const END: &[u8] = b"\0\0\0\0IEND\xaeB`\x82";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_cut_off_is_not_whole() {
        let whole = encoded(&[9; 4 * 3 * 3], (4, 3)).unwrap();
        assert_eq!(size_of(&whole), Some((4, 3)));
        for length in 0..whole.len() {
            assert_eq!(size_of(&whole[..length]), None, "{length}");
        }
    }
}
