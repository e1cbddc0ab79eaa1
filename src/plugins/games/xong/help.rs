//! The rules of Xong on the help page: the text, and what draws its pictures.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, FontId, Rect, Sense, vec2};

use super::pictures;
use crate::{
    plugins::{
        scene::palette,
        ui::screens::rules::{
            Drawing, Figure, Gesture, RulesPage, RulesPages, Translation, translations,
        },
    },
    rules::xong::{Xong, catalogue},
    texts,
};

const TEXT: &str = include_str!("../../../../assets/rules/xong.md");
const TRANSLATED: [Translation; 4] = translations!("xong");

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut pages: ResMut<RulesPages>| {
        pages.add(
            RulesPage::for_game::<Xong>(TEXT)
                .figures(xoids)
                .translated(&TRANSLATED)
                .mouse(&MOUSE),
        );
    });
}

/// What the mouse does on the table of Xong.
const MOUSE: [Gesture; 7] = [
    (
        texts::table_xong_mouse_move,
        texts::table_xong_mouse_move_does,
    ),
    (
        texts::table_xong_mouse_wheel,
        texts::table_xong_mouse_wheel_does,
    ),
    (
        texts::table_xong_mouse_click,
        texts::table_xong_mouse_click_does,
    ),
    (
        texts::table_xong_mouse_build,
        texts::table_xong_mouse_build_does,
    ),
    (
        texts::table_xong_mouse_list,
        texts::table_xong_mouse_list_does,
    ),
    (
        texts::table_xong_mouse_double,
        texts::table_xong_mouse_double_does,
    ),
    (
        texts::table_xong_mouse_right,
        texts::table_xong_mouse_right_does,
    ),
];

/// The room for a name below its Xoid.
const NAME: f32 = 26.0;

/// Xoids with their names, three in a row.
fn xoids(figure: &Figure) -> Result<Drawing, String> {
    let xoids = figure
        .lines()
        .map(|line| {
            catalogue::named()
                .find(|(name, _)| *name == line)
                .ok_or(format!("there is no {line}"))
        })
        .collect::<Result<Vec<_>, String>>()?;
    Ok(Drawing::new(move |ui, side| {
        let cell = side / 3.0;
        let rows = xoids.len().div_ceil(3) as f32;
        let (rect, _) = ui.allocate_exact_size(vec2(side, cell * 0.9 * rows), Sense::hover());
        for (at, (_, xoid)) in xoids.iter().enumerate() {
            let corner = rect.min + vec2((at % 3) as f32, (at / 3) as f32 * 0.9) * cell;
            let place = Rect::from_min_size(corner, vec2(cell, cell * 0.9));
            let picture = place.shrink(8.0).with_max_y(place.bottom() - NAME);
            pictures::xoid(ui.painter(), picture, xoid.mids(), palette::ROD_BRASS);
            let below = place.center_bottom() - vec2(0.0, 4.0);
            let font = FontId::proportional(15.0);
            let ink = palette::TEXT.egui();
            ui.painter().text(
                below,
                Align2::CENTER_BOTTOM,
                xoid.name().unwrap_or_default(),
                font,
                ink,
            );
        }
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plugins::ui::screens::rules;

    #[test]
    fn the_pictures_show_what_the_captions_say() {
        let all: Vec<Xong> = rules::figures(TEXT)
            .iter()
            .filter(|figure| figure.kind == "position")
            .map(Figure::position)
            .collect();
        let [placed, greened, cashed] = all.as_slice() else {
            panic!("{} pictures", all.len());
        };
        assert_eq!(placed.placed().len(), 2);
        assert!(!greened.greened().is_empty());
        assert!(!cashed.cashed().is_empty());
    }
}
