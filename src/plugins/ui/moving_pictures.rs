//! A film that plays in a corner of the window, again and again, from an animated GIF in
//! memory. One picture of it is decoded at a time.

use core::time::Duration;
use std::{io::Cursor, sync::Arc};

use bevy_egui::egui::{Align, ColorImage, Image, Layout, TextureHandle, TextureOptions, Ui, vec2};
use gif::{ColorOutput, DecodeOptions, Decoder};

use crate::texts;

/// The largest side of a film that plays, in pixels.
const LARGEST: u16 = 512;
/// The shortest time that a picture is seen.
const SHORTEST: Duration = Duration::from_millis(20);
/// The largest size at which a film is shown, in points.
const SHOWN: [f32; 2] = [240.0, 135.0];

/// The pictures of a film, one after the other.
pub(crate) struct MovingPictures {
    film: Arc<[u8]>,
    decoder: Decoder<Cursor<Arc<[u8]>>>,
    /// What is seen, four bytes a pixel.
    canvas: Vec<u8>,
}

impl MovingPictures {
    /// The film before its first picture; `None` if it is none, or too large for a corner.
    pub(crate) fn from_film(film: Arc<[u8]>) -> Option<Self> {
        let decoder = decoder(&film)?;
        let (width, height) = (decoder.width(), decoder.height());
        let is_side = |side| (1..=LARGEST).contains(&side);
        (is_side(width) && is_side(height)).then(|| Self {
            film,
            decoder,
            canvas: vec![0; usize::from(width) * usize::from(height) * 4],
        })
    }

    /// The width and the height in pixels.
    pub(crate) fn size(&self) -> [usize; 2] {
        [self.decoder.width(), self.decoder.height()].map(usize::from)
    }

    /// The picture that is seen, four bytes a pixel.
    pub(crate) fn picture(&self) -> &[u8] {
        &self.canvas
    }

    /// Goes on to the next picture, and after the last to the first. Returns for how long it
    /// is seen; `None` where there is none.
    pub(crate) fn go_on(&mut self) -> Option<Duration> {
        if let Some(lasts) = self.paint() {
            return Some(lasts);
        }
        self.decoder = decoder(&self.film)?;
        self.paint()
    }

    /// Paints what the next picture changes.
    fn paint(&mut self) -> Option<Duration> {
        let width = usize::from(self.decoder.width());
        let frame = self.decoder.read_next_frame().ok()??;
        let [left, top, wide] = [frame.left, frame.top, frame.width].map(usize::from);
        for (row, pixels) in frame.buffer.chunks_exact(wide.max(1) * 4).enumerate() {
            let at = ((top + row) * width + left) * 4;
            let under = self
                .canvas
                .get_mut(at..at + pixels.len())
                .unwrap_or_default();
            for (seen, pixel) in under.chunks_exact_mut(4).zip(pixels.chunks_exact(4)) {
                // What is transparent stays as it was.
                if pixel.last() == Some(&255) {
                    seen.copy_from_slice(pixel);
                }
            }
        }
        Some(Duration::from_millis(u64::from(frame.delay) * 10).max(SHORTEST))
    }
}

fn decoder(film: &Arc<[u8]>) -> Option<Decoder<Cursor<Arc<[u8]>>>> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    options.read_info(Cursor::new(Arc::clone(film))).ok()
}

/// A film that plays in the window.
pub(crate) struct Playing {
    pictures: MovingPictures,
    texture: Option<TextureHandle>,
    /// When the next picture is due.
    next: Duration,
}

impl Playing {
    /// A film that begins, if it is one.
    fn begin(film: &Arc<[u8]>) -> Option<Self> {
        Some(Self {
            pictures: MovingPictures::from_film(Arc::clone(film))?,
            texture: None,
            next: Duration::ZERO,
        })
    }

    /// Goes on playing this film, or begins with it. What is not asked for any more is
    /// forgotten.
    pub(crate) fn keep(playing: &mut Option<Self>, film: Option<&Arc<[u8]>>) {
        let Some(film) = film else {
            *playing = None;
            return;
        };
        let is_same = |it: &Self| Arc::ptr_eq(&it.pictures.film, film);
        if !playing.as_ref().is_some_and(is_same) {
            *playing = Self::begin(film);
        }
    }

    pub(crate) fn is_of(&self, film: &Arc<[u8]>) -> bool {
        Arc::ptr_eq(&self.pictures.film, film)
    }

    /// Shows the film as it is `now`. Returns after how long it looks different; `None` if it
    /// stands `still`.
    pub(crate) fn show(&mut self, ui: &mut Ui, now: Duration, still: bool) -> Option<Duration> {
        let is_due = now >= self.next && !still;
        if self.texture.is_none() || is_due {
            let lasts = self.pictures.go_on()?;
            self.next = now + lasts;
            let picture = self.pictures.picture();
            let image = ColorImage::from_rgba_unmultiplied(self.pictures.size(), picture);
            match &mut self.texture {
                Some(texture) => texture.set(image, TextureOptions::LINEAR),
                None => {
                    let context = ui.ctx();
                    self.texture =
                        Some(context.load_texture("film", image, TextureOptions::LINEAR));
                }
            }
        }
        let texture = self.texture.as_ref()?;
        let [width, height] = self.pictures.size().map(|side| side as f32);
        let scale = (SHOWN[0] / width).min(SHOWN[1] / height).min(1.0);
        let size = vec2(width, height) * scale;
        let row = vec2(ui.available_width(), size.y);
        ui.allocate_ui_with_layout(row, Layout::top_down(Align::Center), |ui| {
            ui.add(Image::new((texture.id(), size)).alt_text(texts::film_playing()));
        });
        (!still).then(|| self.next.saturating_sub(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_film_does_not_play() {
        for bytes in [&b""[..], b"GIF89a", b"no film at all"] {
            let film = MovingPictures::from_film(Arc::from(bytes));
            assert!(film.is_none_or(|mut film| film.go_on().is_none()));
        }
        let large = *b"GIF89a\xff\xff\xff\xff\0\0\0;";
        assert!(MovingPictures::from_film(Arc::from(&large[..])).is_none());
    }

    #[test]
    fn a_film_plays_as_long_as_it_is_asked_for() {
        let mut bytes = Vec::new();
        if let Ok(mut encoder) = gif::Encoder::new(&mut bytes, 1, 1, &[0, 0, 0, 255, 255, 255]) {
            let frame = gif::Frame::from_indexed_pixels(1, 1, vec![1], None);
            assert!(encoder.write_frame(&frame).is_ok());
        }
        let film: Arc<[u8]> = Arc::from(bytes);
        let mut playing = None;
        Playing::keep(&mut playing, Some(&film));
        assert!(playing.as_ref().is_some_and(|it| it.is_of(&film)));
        Playing::keep(&mut playing, None);
        assert!(playing.is_none());
    }
}
