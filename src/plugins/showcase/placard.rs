//! The card of the house: its name, its picture, and its link as a code for telephones.

use std::{io::Cursor, path::Path, sync::Arc};

use anyhow::{Context as _, anyhow};
use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        Align2, Area, Color32, ColorImage, Context, FontFamily, FontId, Galley, Id, Order, Painter,
        Pos2, Rect, TextureHandle, TextureOptions, Vec2, pos2,
        text::{LayoutJob, TextFormat, TextWrapping},
        vec2,
    },
};
use image::{ImageFormat, ImageReader};

use super::Stage;
use crate::{
    client::HouseCard,
    plugins::{
        app::show::Showcase,
        scene::palette,
        ui::{
            hud::HudLayout,
            theme::{self, Code},
        },
    },
    record, texts,
};

/// The largest file of a picture, in bytes.
const LARGEST: u64 = 32 << 20;
/// The longest side that a picture is kept with, in pixels: it is never shown larger.
const LONGEST: u32 = 1024;

/// What each part takes of the height of the card, at most.
const LOGO: f32 = 0.4;
const CODE: f32 = 0.44;
const TITLE: f32 = 0.1;
const LINK: f32 = 1.0 / 24.0;
/// Between parts, and to the edges of the window.
const GAP: f32 = 0.04;
const MARGIN: f32 = 0.07;
/// The part of the width that the code has beside the rest.
const BESIDE: f32 = 0.4;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(resource_exists::<Showcase>.and_then(resource_exists::<Placard>)),
    );
}

/// What is on the card of the house.
#[derive(Resource, Clone, Debug)]
pub(super) struct Placard {
    title: String,
    logo: Option<Arc<ColorImage>>,
    link: String,
    code: Option<Code>,
}

impl Placard {
    /// The card, if there is anything on it.
    ///
    /// # Errors
    /// When its picture cannot be read, or its link is too long for a code.
    pub(super) fn new(card: &HouseCard) -> anyhow::Result<Option<Self>> {
        if card.is_empty() {
            return Ok(None);
        }
        let logo = card.logo.as_deref().map(picture).transpose()?;
        let code = card.link.as_deref().map(Code::for_link).transpose();
        let code = code.map_err(|error| anyhow!(texts::showcase_no_code(&error.to_string())))?;
        Ok(Some(Self {
            title: card.title.clone().unwrap_or_default(),
            logo: logo.map(Arc::new),
            link: card.link.clone().unwrap_or_default(),
            code,
        }))
    }
}

fn picture(path: &Path) -> anyhow::Result<ColorImage> {
    let cannot = || texts::showcase_not_read(&path.display().to_string());
    let file = record::open_file(path).with_context(cannot)?;
    let bytes = record::read_within(file, LARGEST).with_context(cannot)?;
    let reader = ImageReader::with_format(Cursor::new(bytes), ImageFormat::Png);
    let picture = reader.decode().map_err(|error| {
        let path = path.display().to_string();
        anyhow!(texts::showcase_no_picture(&path, &error.to_string()))
    })?;
    let picture = if picture.width().max(picture.height()) > LONGEST {
        picture.thumbnail(LONGEST, LONGEST)
    } else {
        picture
    };
    let pixels = picture.to_rgba8();
    let size = [pixels.width() as usize, pixels.height() as usize];
    Ok(ColorImage::from_rgba_unmultiplied(size, &pixels))
}

/// A part of the card, with its size.
#[derive(Clone, Debug)]
enum Part {
    Logo(Vec2),
    Text(Arc<Galley>),
    Code(f32),
}

impl Part {
    fn size(&self) -> Vec2 {
        match self {
            Self::Logo(size) => *size,
            Self::Text(galley) => galley.size(),
            Self::Code(side) => Vec2::splat(*side),
        }
    }
}

/// What is needed to draw the card in one window.
struct Draft<'a> {
    placard: &'a Placard,
    context: &'a Context,
    /// The size of everything, in heights of the window.
    scale: f32,
}

impl Draft<'_> {
    fn text(&self, text: &str, size: f32, font: FontFamily, colour: Color32, width: f32) -> Part {
        let mut job = LayoutJob {
            wrap: TextWrapping::wrap_at_width(width),
            halign: bevy_egui::egui::Align::Center,
            ..LayoutJob::default()
        };
        let font = FontId::new(size * self.scale, font);
        job.append(text, 0.0, TextFormat::simple(font, colour));
        Part::Text(self.context.fonts_mut(|fonts| fonts.layout_job(job)))
    }

    /// The name and the picture.
    fn house(&self, room: Vec2) -> Vec<Part> {
        let mut parts = Vec::new();
        if let Some(logo) = &self.placard.logo {
            let size = vec2(logo.width() as f32, logo.height() as f32);
            let most = vec2(room.x, LOGO * self.scale);
            let factor = (most.x / size.x).min(most.y / size.y);
            parts.push(Part::Logo(size * factor));
        }
        if !self.placard.title.is_empty() {
            let colour = palette::ACCENT.egui();
            let font = theme::title_family();
            parts.push(self.text(&self.placard.title, TITLE, font, colour, room.x));
        }
        parts
    }

    /// The code, and what it says.
    fn way(&self, room: Vec2) -> Vec<Part> {
        if self.placard.code.is_none() {
            return Vec::new();
        }
        let side = (CODE * self.scale).min(room.x);
        let (colour, font) = (palette::TEXT.egui(), FontFamily::Proportional);
        let link = &self.placard.link;
        vec![
            Part::Code(side),
            self.text(link, LINK, font, colour, room.x),
        ]
    }

    /// The columns of the card with their places; nothing where there is not enough room.
    fn columns(&self, whole: Rect) -> Option<Vec<(Rect, Vec<Part>)>> {
        let room = whole.shrink(MARGIN * whole.height().min(whole.width()));
        let is_wide = room.width() > room.height();
        let both = self.placard.code.is_some()
            && (self.placard.logo.is_some() || !self.placard.title.is_empty());
        let columns = if is_wide && both {
            let (left, right) = room.split_left_right_at_fraction(1.0 - BESIDE);
            let left = left.with_max_x(left.max.x - GAP * whole.height());
            vec![
                (left, self.house(left.size())),
                (right, self.way(right.size())),
            ]
        } else {
            let parts = [self.house(room.size()), self.way(room.size())];
            vec![(room, parts.concat())]
        };
        let fits = columns.iter().all(|(place, parts)| {
            let wide = parts
                .iter()
                .all(|part| part.size().x <= place.width() + 1.0);
            wide && self.height(parts) <= place.height()
        });
        fits.then_some(columns)
    }

    fn gap(&self) -> f32 {
        GAP * self.scale
    }

    fn height(&self, parts: &[Part]) -> f32 {
        let gaps = self.gap() * parts.len().saturating_sub(1) as f32;
        parts.iter().map(|part| part.size().y).sum::<f32>() + gaps
    }

    fn paint(&self, painter: &Painter, place: Rect, parts: &[Part], logo: Option<&TextureHandle>) {
        let mut top = place.center().y - self.height(parts) / 2.0;
        for part in parts {
            let size = part.size();
            let middle = pos2(place.center().x, top + size.y / 2.0);
            let at = Rect::from_center_size(middle, size);
            match part {
                Part::Logo(_) => {
                    if let Some(logo) = logo {
                        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
                        painter.image(logo.id(), at, whole, Color32::WHITE);
                    }
                }
                // Lines in the middle are laid out around their place.
                Part::Text(galley) => {
                    let at = pos2(place.center().x, top);
                    painter.galley(at, Arc::clone(galley), Color32::WHITE);
                }
                Part::Code(_) => {
                    if let Some(code) = &self.placard.code {
                        code.paint(painter, at);
                    }
                }
            }
            top += size.y + self.gap();
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    showcase: Res<Showcase>,
    placard: Res<Placard>,
    mut texture: Local<Option<TextureHandle>>,
) -> Result {
    if showcase.stage != Stage::Placard {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    if let (Some(logo), None) = (&placard.logo, &*texture) {
        let picture = Arc::clone(logo);
        *texture = Some(context.load_texture("logo", picture, TextureOptions::LINEAR));
    }
    let whole = context.content_rect();
    let hint = HudLayout::from_afar(whole);
    let room = whole.with_max_y(whole.max.y - 2.0 * hint);
    let context = &*context;
    Area::new(Id::new("showcase placard"))
        .order(Order::Foreground)
        .fixed_pos(whole.min)
        .constrain(false)
        .fade_in(false)
        .interactable(false)
        .show(context, |ui| {
            ui.set_min_size(whole.size());
            let painter = ui.painter();
            painter.rect_filled(whole, 0.0, palette::NIGHT.egui());
            // As large as everything fits.
            let scales = (1..=20).map(|step| whole.height() / step as f32);
            let found = scales.into_iter().find_map(|scale| {
                let draft = Draft {
                    placard: &placard,
                    context,
                    scale,
                };
                Some((draft.columns(room)?, draft))
            });
            if let Some((columns, draft)) = found {
                for (place, parts) in &columns {
                    draft.paint(painter, *place, parts, texture.as_ref());
                }
            }
            painter.text(
                whole.center_bottom() - vec2(0.0, hint),
                Align2::CENTER_BOTTOM,
                texts::showcase_touch_wide(),
                FontId::proportional(hint),
                palette::ACCENT.egui(),
            );
        });
    Ok(())
}

#[cfg(test)]
mod tests {
    use bevy::time::TimeUpdateStrategy;
    use core::time::Duration;

    use super::*;
    use crate::plugins::{
        app::session::Archive,
        testing::{click, frames, headless_app},
    };

    #[test]
    fn a_picture_that_is_none_is_refused_by_name() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.png");
        let card = HouseCard {
            logo: Some(path.clone()),
            ..HouseCard::default()
        };
        let said = format!("{:#}", Placard::new(&card).unwrap_err());
        assert!(
            said.starts_with("cannot read ") && said.contains("club.png"),
            "{said}"
        );
        std::fs::write(&path, "a picture").unwrap();
        let said = format!("{:#}", Placard::new(&card).unwrap_err());
        assert!(said.contains("club.png is not a PNG picture"), "{said}");
        let large = image::RgbaImage::new(2048, 1024);
        large.save(&path).unwrap();
        let logo = Placard::new(&card).unwrap().unwrap().logo.unwrap();
        assert_eq!(logo.size, [1024, 512]);
        assert!(Placard::new(&HouseCard::default()).unwrap().is_none());
    }

    #[test]
    fn the_card_of_the_house_comes_before_the_games_and_again_when_they_come_round() {
        let mut app = headless_app(Archive::none());
        let frame = Duration::from_millis(200);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
        let card = HouseCard {
            title: Some("Games Club".to_owned()),
            link: Some("https://club.example/".to_owned()),
            logo: None,
        };
        app.insert_resource(Placard::new(&card).unwrap().unwrap());
        app.insert_resource(Showcase::new(vec!["xafka", "xong"], true));
        let stage = |app: &App| app.world().resource::<Showcase>().stage;
        let round = |app: &App| app.world().resource::<Showcase>().round;
        frames(&mut app, 6);
        assert_eq!(stage(&app), Stage::Placard);
        frames(&mut app, 11 * 5);
        assert_eq!((stage(&app), round(&app)), (Stage::Card, 1));
        for expected in [(Stage::Card, 2), (Stage::Placard, 2), (Stage::Card, 3)] {
            for _ in 0..200 * 5 {
                if (stage(&app), round(&app)) == expected {
                    break;
                }
                frames(&mut app, 1);
            }
            assert_eq!((stage(&app), round(&app)), expected);
        }
        // Whoever touches the card is invited.
        app.world_mut().resource_mut::<Showcase>().round = 2;
        (app.world_mut().resource_mut::<Showcase>()).enter(Stage::LookBack, Duration::ZERO);
        frames(&mut app, 2);
        assert_eq!(stage(&app), Stage::Placard);
        click(&mut app, bevy::math::Vec2::new(640.0, 300.0));
        assert_eq!(stage(&app), Stage::Invitation);
    }
}
