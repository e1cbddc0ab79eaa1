//! Draws what moves while the camera stands still as sharply as an idle table.
//!
//! Most of what moves on a table is small: a piece slides, a ring lights up. So the
//! full picture of the idle table stays in the view's texture, and only the part
//! round what has changed is drawn into it anew, pixel for pixel. Where more than a
//! part changes, as when the camera goes round, the whole table is drawn small
//! ([`super::upscale`]) until it is idle ([`super::idle`]).

use bevy::{
    anti_alias::fxaa::Fxaa,
    camera::{Viewport, primitives::Aabb, visibility::InheritedVisibility},
    ecs::{entity::EntityHashMap, query::QueryData, system::SystemParam},
    math::URect,
    prelude::*,
    render::{camera::ExtractedCamera, view::ExtractedView},
};

use super::{
    LOW_SCALE, RenderScale,
    idle::Idleness,
    unchanged::{FRAMES, FrameChanges},
};
use crate::plugins::scene::camera::TableCamera;

/// The largest part that takes no longer than the whole table drawn small.
const LARGEST: f32 = 0.32;
/// What is drawn beside a thing, in pixels: its smooth rim.
const RIM: f32 = 3.0;
/// How often a place is drawn where something has changed: a mesh may become ready a
/// frame later.
const TIMES: u8 = 2;
/// How many frames a place may stay out of date while other parts are drawn.
const PATIENCE: u8 = 4;
/// A part begins and ends at multiples of this many pixels, so that its size seldom
/// changes.
const STEP: u32 = 16;
/// How many frames in a row may change only parts before the whole table is drawn
/// sharp again.
const CALM: u8 = 3;

/// What of the table is drawn in this frame.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Drawing {
    /// All of it.
    #[default]
    Whole,
    /// This part, in physical pixels of the view; the rest stays as it is.
    Part(URect),
    /// Nothing: the picture in the view's texture is what is to be seen.
    Nothing,
}

/// On a camera of the render world: only this part of its view is drawn.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PartOfView(pub URect);

/// What is known of the picture that is in the view's texture.
#[derive(Debug, Default)]
pub(super) struct LastPicture {
    /// Whether it is as large as the view, and up to date before this frame.
    sharp: bool,
    /// Whether parts of it have been drawn without smooth edges.
    rough: bool,
    /// Where things were seen.
    places: EntityHashMap<Rect>,
    /// What is still to be drawn.
    stale: Vec<Stale>,
    /// Frames since more than a part changed.
    calm: u8,
    /// Frames since it was drawn in another size.
    drawn: u8,
}

/// A place where something has changed.
#[derive(Clone, Copy, Debug)]
struct Stale {
    rect: Rect,
    /// How many times it is still to be drawn.
    left: u8,
    /// For how many frames it has not been its turn.
    waited: u8,
}

#[derive(QueryData)]
pub(super) struct Thing {
    place: &'static GlobalTransform,
    bounds: Option<&'static Aabb>,
    visible: &'static InheritedVisibility,
}

#[derive(QueryData)]
#[query_data(mutable)]
pub(super) struct Eye {
    entity: Entity,
    camera: &'static Camera,
    place: &'static GlobalTransform,
    scale: &'static mut RenderScale,
    smooth: Has<Fxaa>,
}

/// The things on the table.
#[derive(SystemParam)]
pub(super) struct Things<'w, 's> {
    all: Query<'w, 's, (Entity, Thing), With<Mesh3d>>,
}

/// How a view shows places of the table.
struct View<'a> {
    camera: &'a Camera,
    place: &'a GlobalTransform,
    size: Vec2,
}

impl View<'_> {
    /// Where a thing is seen, in pixels; `None` where that is not certain.
    fn rect(&self, thing: &ThingItem<'_, '_>) -> Option<Rect> {
        if !thing.visible.get() {
            return Some(Rect::EMPTY);
        }
        let bounds = thing.bounds?;
        let mut seen = Rect::EMPTY;
        for corner in 0..8 {
            let side = |bit: u32| if corner >> bit & 1 == 0 { -1.0 } else { 1.0 };
            let corner =
                bounds.center + bounds.half_extents * Vec3A::new(side(0), side(1), side(2));
            let at = thing.place.transform_point(corner.into());
            let ndc = self.camera.world_to_ndc(self.place, at)?;
            if !(0.0..=1.0).contains(&ndc.z) {
                return None;
            }
            let at = (ndc.truncate() * Vec2::new(0.5, -0.5) + 0.5) * self.size;
            seen = seen.union_point(at);
        }
        Some(seen.inflate(RIM))
    }
}

/// The pixels of a view that a rectangle touches; a rectangle without any where it lies
/// outside the view.
fn pixels(rect: Rect, size: UVec2) -> URect {
    let rect = rect.intersect(Rect::from_corners(Vec2::ZERO, size.as_vec2()));
    if rect.is_empty() {
        // The size of `URect::EMPTY` cannot be computed: it would be negative.
        return URect::from_corners(UVec2::ZERO, UVec2::ZERO);
    }
    let outer = rect.max.ceil().as_uvec2();
    URect {
        min: rect.min.as_uvec2() / STEP * STEP,
        max: UVec2::new(outer.x.div_ceil(STEP), outer.y.div_ceil(STEP)) * STEP,
    }
    .intersect(URect::from_corners(UVec2::ZERO, size))
}

impl LastPicture {
    /// Looks where everything is.
    fn look(&mut self, view: &View<'_>, things: &Things<'_, '_>) {
        self.places.clear();
        for (entity, thing) in &things.all {
            if let Some(rect) = view.rect(&thing) {
                self.places.insert(entity, rect);
            }
        }
    }

    /// Notes what has changed since the frame before; whether it is certain where.
    fn note(&mut self, changes: &FrameChanges, view: &View<'_>, things: &Things<'_, '_>) -> bool {
        for entity in &changes.things {
            let before = self.places.remove(entity);
            let now = match things.all.get(*entity) {
                Ok((_, thing)) => match view.rect(&thing) {
                    Some(rect) => Some(rect),
                    None => return false,
                },
                Err(_) => None,
            };
            if let Some(now) = now {
                self.places.insert(*entity, now);
            }
            let both = [before, now].into_iter().flatten();
            let both = both.filter(|rect| !rect.is_empty());
            if let Some(rect) = both.reduce(|one, other| one.union(other)) {
                self.stale.push(Stale {
                    rect,
                    left: TIMES,
                    waited: 0,
                });
            }
        }
        true
    }

    /// The part whose turn it is; nothing where a part is not enough.
    ///
    /// What has changed far apart is drawn one after the other, the oldest first.
    fn part(&mut self, size: UVec2) -> Option<Drawing> {
        let share = |rect: Rect| {
            let part = pixels(rect, size).size().as_vec2();
            part.element_product() / size.as_vec2().element_product()
        };
        if self.stale.iter().any(|stale| share(stale.rect) > LARGEST) {
            return None;
        }
        self.stale
            .sort_by_key(|stale| core::cmp::Reverse(stale.waited));
        let mut part = Rect::EMPTY;
        for stale in &mut self.stale {
            let with = part.union(stale.rect);
            if share(with) <= LARGEST {
                part = with;
                stale.left -= 1;
                stale.waited = 0;
            } else {
                stale.waited += 1;
            }
        }
        self.stale.retain(|stale| stale.left > 0);
        if self.stale.iter().any(|stale| stale.waited > PATIENCE) {
            return None;
        }
        let part = pixels(part, size);
        Some(if part.is_empty() {
            Drawing::Nothing
        } else {
            Drawing::Part(part)
        })
    }

    /// Chooses while something moves, or has just moved.
    fn in_motion(
        &mut self,
        changes: &FrameChanges,
        view: &View<'_>,
        things: &Things<'_, '_>,
    ) -> Drawing {
        let certain = !changes.whole && self.note(changes, view, things);
        let part = certain.then(|| self.part(view.size.as_uvec2())).flatten();
        let Some(part) = part else {
            *self = Self {
                drawn: if self.sharp { 0 } else { self.drawn },
                ..Self::default()
            };
            return self.again(changes);
        };
        if self.sharp {
            self.rough |= part != Drawing::Nothing;
            return part;
        }
        self.calm = self.calm.saturating_add(1);
        if self.calm < CALM {
            return self.again(changes);
        }
        self.sharp = true;
        self.rough = true;
        self.stale.clear();
        self.look(view, things);
        Drawing::Whole
    }

    /// Chooses while the table is idle.
    fn while_idle(
        &mut self,
        changes: &FrameChanges,
        view: &View<'_>,
        things: &Things<'_, '_>,
    ) -> Drawing {
        if !self.sharp || self.rough || changes.whole {
            self.drawn = 0;
        }
        if self.drawn == 0 || changes.unchanged == 0 {
            self.look(view, things);
        }
        self.sharp = true;
        self.rough = false;
        self.stale.clear();
        self.again(changes)
    }

    /// The whole picture, until nothing has changed for some frames.
    fn again(&mut self, changes: &FrameChanges) -> Drawing {
        self.drawn = self.drawn.saturating_add(1);
        if self.drawn > FRAMES && changes.unchanged > FRAMES {
            Drawing::Nothing
        } else {
            Drawing::Whole
        }
    }
}

/// Chooses what is drawn, and how large.
pub(super) fn choose(
    changes: Res<FrameChanges>,
    idleness: Res<Idleness>,
    mut eyes: Query<Eye, With<TableCamera>>,
    things: Things,
    mut known: Local<LastPicture>,
    mut drawing: ResMut<Drawing>,
    mut commands: Commands,
) {
    let Ok(mut eye) = eyes.single_mut() else {
        *known = LastPicture::default();
        drawing.set_if_neq(Drawing::Whole);
        return;
    };
    let Some(size) = eye.camera.physical_target_size() else {
        return;
    };
    let view = View {
        camera: eye.camera,
        place: eye.place,
        size: size.as_vec2(),
    };
    let moving = *idleness == Idleness::Moving;
    let now = if moving {
        known.in_motion(&changes, &view, &things)
    } else {
        known.while_idle(&changes, &view, &things)
    };
    drawing.set_if_neq(now);
    // The scale follows from what is drawn; that it changes is no news.
    let scale = if known.sharp { 1.0 } else { LOW_SCALE };
    eye.scale.bypass_change_detection().0 = scale;
    if eye.smooth == moving {
        let mut camera = commands.entity(eye.entity);
        if moving {
            camera.remove::<Fxaa>();
        } else {
            camera.insert(Fxaa::default());
        }
    }
}

/// The view is cut down to a part, and what is beside it is not wiped away.
pub(super) fn cut(camera: &mut ExtractedCamera, view: &mut ExtractedView, part: URect) {
    let Some(size) = camera.physical_target_size else {
        return;
    };
    camera.viewport = Some(Viewport {
        physical_position: part.min,
        physical_size: part.size(),
        ..default()
    });
    camera.clear_color = ClearColorConfig::None;
    view.viewport = UVec4::new(part.min.x, part.min.y, part.width(), part.height());
    let crop = crop(part, size);
    view.clip_from_view = crop * view.clip_from_view;
    view.clip_from_world = view.clip_from_world.map(|clip| crop * clip);
}

/// What makes a part of a view fill the clip space of the whole.
fn crop(part: URect, size: UVec2) -> Mat4 {
    let (size, part_size) = (size.as_vec2(), part.size().as_vec2());
    let scale = size / part_size;
    let middle = (part.min.as_vec2() + part_size / 2.0) / size;
    let middle = (middle * 2.0 - 1.0) * Vec2::new(1.0, -1.0);
    let shift = -middle * scale;
    Mat4::from_cols(
        Vec4::new(scale.x, 0.0, 0.0, 0.0),
        Vec4::new(0.0, scale.y, 0.0, 0.0),
        Vec4::Z,
        Vec4::new(shift.x, shift.y, 0.0, 1.0),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: UVec2 = UVec2::new(1280, 720);

    fn stale(x: f32, y: f32, side: f32) -> Stale {
        Stale {
            rect: Rect::from_corners(Vec2::new(x, y), Vec2::new(x + side, y + side)),
            left: TIMES,
            waited: 0,
        }
    }

    #[test]
    fn a_cut_view_shows_its_part_where_the_whole_would() {
        let whole = Mat4::perspective_infinite_reverse_rh(0.8, 16.0 / 9.0, 0.1);
        let part = URect::new(320, 160, 640, 480);
        let cut = crop(part, SIZE) * whole;
        for place in [Vec3::new(0.3, -0.2, -4.0), Vec3::new(-2.0, 1.0, -9.0)] {
            let pixel = |clip: &Mat4, min: UVec2, size: UVec2| {
                let ndc = clip.project_point3(place).truncate();
                let at = (ndc * Vec2::new(0.5, -0.5) + 0.5) * size.as_vec2();
                at + min.as_vec2()
            };
            let there = pixel(&whole, UVec2::ZERO, SIZE);
            let here = pixel(&cut, part.min, part.size());
            assert!(there.distance(here) < 0.01, "{there} {here}");
            let depth = |clip: &Mat4| clip.project_point3(place).z;
            assert!((depth(&whole) - depth(&cut)).abs() < 1e-6);
        }
    }

    #[test]
    fn a_part_ends_at_the_rim_of_the_view() {
        let beyond = Rect::new(-50.0, 700.0, 33.0, 900.0);
        assert_eq!(pixels(beyond, SIZE), URect::new(0, 688, 48, 720));
        assert!(pixels(Rect::new(1300.0, 0.0, 1400.0, 9.0), SIZE).is_empty());
        assert!(pixels(Rect::EMPTY, SIZE).is_empty());
    }

    #[test]
    fn what_moves_outside_the_view_needs_no_drawing() {
        let mut known = LastPicture {
            stale: vec![stale(1300.0, -90.0, 60.0)],
            ..LastPicture::default()
        };
        assert_eq!(known.part(SIZE), Some(Drawing::Nothing));
    }

    #[test]
    fn what_changes_far_apart_is_drawn_one_after_the_other() {
        let mut known = LastPicture {
            stale: vec![stale(10.0, 10.0, 60.0), stale(1200.0, 650.0, 60.0)],
            ..LastPicture::default()
        };
        let mut drawn = Vec::new();
        while let Some(Drawing::Part(part)) = known.part(SIZE) {
            drawn.push(part);
            assert!(drawn.len() < 9, "it ends");
        }
        let times = |at: UVec2| drawn.iter().filter(|part| part.contains(at)).count();
        for place in [UVec2::new(40, 40), UVec2::new(1230, 680)] {
            assert_eq!(times(place), usize::from(TIMES));
        }
        assert_eq!(times(UVec2::new(640, 360)), 0);
        assert_eq!(known.part(SIZE), Some(Drawing::Nothing));
    }

    #[test]
    fn more_than_parts_can_show_is_drawn_whole() {
        let mut known = LastPicture {
            stale: vec![stale(0.0, 0.0, 700.0)],
            ..LastPicture::default()
        };
        assert_eq!(known.part(SIZE), None);
    }
}
