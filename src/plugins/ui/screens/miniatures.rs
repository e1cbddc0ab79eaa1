//! Small pictures: positions as the diagram crate draws them without the players' bars, and
//! other drawings; made when they are first seen and kept while they are needed.

use core::fmt;
use std::sync::{Arc, LazyLock};

use bevy::prelude::*;
use bevy_egui::egui::{
    Color32, ColorImage, Painter, Rect, TextureHandle, TextureOptions, Vec2, pos2,
};
use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree, fontdb::Database},
};

use crate::{
    diagram::{View, diagram},
    plugins::ui::theme::SEMIBOLD,
    rules::AnyGame,
    words::language,
};

/// How many pictures are kept: more than the puzzles of a game, or the signs of thirty people in
/// three sizes and the boards beside them.
const KEPT: usize = 128;

/// A small picture.
pub struct Miniature {
    svg: String,
    /// As it was drawn last.
    drawn: Option<TextureHandle>,
}

impl fmt::Debug for Miniature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Miniature").field(&self.svg).finish()
    }
}

/// The letters of what is drawn: the interface's own.
static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    fonts.load_font_data(SEMIBOLD.to_vec());
    Arc::new(fonts)
});

impl Miniature {
    fn new(position: &dyn AnyGame) -> Self {
        let view = View {
            coordinates: false,
            ..View::default()
        };
        Self::from_svg(diagram(position, &view).board())
    }

    pub(crate) const fn from_svg(svg: String) -> Self {
        Self { svg, drawn: None }
    }

    /// The picture with its longer side of this many pixels.
    fn draw(&self, side: f32) -> Option<ColorImage> {
        let options = Options {
            fontdb: Arc::clone(&FONTS),
            ..Options::default()
        };
        let tree = Tree::from_str(&self.svg, &options).ok()?;
        let scale = side / tree.size().width().max(tree.size().height());
        let size = tree.size().to_int_size().scale_by(scale)?;
        let mut pixels = Pixmap::new(size.width(), size.height())?;
        let scale = Transform::from_scale(scale, scale);
        resvg::render(&tree, scale, &mut pixels.as_mut());
        let size = [size.width() as usize, size.height() as usize];
        Some(ColorImage::from_rgba_premultiplied(size, pixels.data()))
    }

    /// Draws it into the middle of `rect`, as large as it may be.
    pub(crate) fn paint(&mut self, painter: &Painter, rect: Rect) {
        let pixels = painter.pixels_per_point();
        let side = (rect.width().min(rect.height()) * pixels).round();
        let longer = |size: [usize; 2]| size[0].max(size[1]) as f32;
        if self
            .drawn
            .as_ref()
            .is_none_or(|it| longer(it.size()) != side)
        {
            let options = TextureOptions::LINEAR;
            let image = self.draw(side.max(1.0));
            self.drawn = image.map(|it| painter.ctx().load_texture("miniature", it, options));
        }
        if let Some(drawn) = &self.drawn {
            let size: Vec2 = drawn.size_vec2() / pixels;
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            let place = Rect::from_center_size(rect.center(), size);
            painter.image(drawn.id(), place, whole, Color32::WHITE);
        }
    }
}

/// The pictures that were made; the one that was needed last stands at the end.
#[derive(Resource, Debug, Default)]
pub struct Miniatures(Vec<(String, Option<Miniature>)>);

impl Miniatures {
    /// The picture that is known by a name, made of a position of the game `id` if it is not
    /// there; nothing where there is no position.
    pub fn get(
        &mut self,
        id: &str,
        name: &str,
        position: impl FnOnce() -> Option<Box<dyn AnyGame>>,
    ) -> Option<&mut Miniature> {
        // Pieces have the letters of the language.
        let key = format!("{id}/{name}/{}", language().code());
        self.known(key, || position().map(|it| Miniature::new(it.as_ref())))
    }

    /// The picture of this SVG.
    pub(crate) fn svg(&mut self, svg: String) -> Option<&mut Miniature> {
        self.known(svg.clone(), || Some(Miniature::from_svg(svg)))
    }

    fn known(
        &mut self,
        key: String,
        make: impl FnOnce() -> Option<Miniature>,
    ) -> Option<&mut Miniature> {
        let entry = match self.0.iter().position(|(made, _)| *made == key) {
            Some(place) => self.0.remove(place),
            None => (key, make()),
        };
        if self.0.len() >= KEPT {
            self.0.remove(0);
        }
        self.0.push(entry);
        self.0.last_mut().and_then(|(_, made)| made.as_mut())
    }
}

#[cfg(test)]
mod tests {
    use core::cell::Cell;

    use super::*;
    use crate::rules::{OptionValues, registry};

    #[test]
    fn a_picture_is_made_once_and_few_are_kept() {
        let mut miniatures = Miniatures::default();
        let made = Cell::new(0);
        let mut see = |name: &str| {
            let position = || {
                made.set(made.get() + 1);
                registry::start("xafka", &OptionValues::default()).ok()
            };
            miniatures.get("xafka", name, position).is_some()
        };
        assert!(see("one") && see("one"));
        assert_eq!(made.get(), 1);
        for number in 0..KEPT + 10 {
            assert!(see(&number.to_string()) && see("one"));
        }
        assert_eq!(made.get(), KEPT + 11, "what is seen again and again stays");
        assert_eq!(miniatures.0.len(), KEPT);
        assert!(miniatures.get("none", "one", || None).is_none());
    }

    /// Letters and signs are drawn, too: a picture has more than a few colours.
    #[test]
    fn every_game_has_a_picture_of_its_board() {
        for entry in registry::games() {
            let start = entry.rules.start(&OptionValues::default()).unwrap();
            let image = Miniature::new(start.as_ref()).draw(120.0).unwrap();
            assert_eq!(image.size.into_iter().max(), Some(120), "{}", entry.id);
            let colours: bevy::platform::collections::HashSet<_> =
                image.pixels.iter().map(Color32::to_array).collect();
            assert!(colours.len() > 20, "{}: {}", entry.id, colours.len());
        }
    }
}
