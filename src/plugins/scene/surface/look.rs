//! What is special about one thing among others of the same material.

use bevy::{mesh::MeshTag, prelude::*};

/// A pattern of light on a tile. Each has its own colour and its own form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Reflect)]
#[repr(u8)]
pub enum Mark {
    /// Nothing.
    #[default]
    None = 0,
    /// The whole face, lightly: the pointer or the keyboard rests here.
    Hover = 1,
    /// A slim ring: a move may end here.
    Legal = 2,
    /// A broad ring: chosen.
    Selected = 3,
    /// Six corners: where the last move ended.
    Last = 4,
    /// A ring of dashes: the program proposes this.
    Hint = 5,
    /// Slanting bars: the rules forbid this.
    Refused = 6,
    /// A dot: a way leads over this.
    Way = 7,
    /// A cross: a way ends here, and should not.
    Barred = 8,
    /// A broad ring in the colour of what is legal: a move may end here, and the pointer or
    /// the keyboard rests here.
    Goal = 9,
}

impl Mark {
    /// All of them, in the order of their numbers.
    pub(super) const ALL: [Self; MARKS] = [
        Self::None,
        Self::Hover,
        Self::Legal,
        Self::Selected,
        Self::Last,
        Self::Hint,
        Self::Refused,
        Self::Way,
        Self::Barred,
        Self::Goal,
    ];
}

/// How many marks there are.
pub(super) const MARKS: usize = 10;

/// What is special about one thing among its likes. Needs a
/// [`SurfaceMaterial`](super::SurfaceMaterial).
#[derive(Component, Clone, Copy, Debug, PartialEq, Reflect)]
#[reflect(Component)]
#[require(MeshTag)]
pub struct Look {
    /// Which piece of rock or wood this is cut from; any number will do.
    pub variation: u8,
    /// The mark on a tile.
    pub mark: Mark,
    /// How strongly the mark shows, or how brightly a lamp burns: 0 to 1.
    pub strength: f32,
    /// How far the thing has sunk into the dark: 0 (lit) to 1 (black).
    pub darkness: f32,
}

impl Default for Look {
    fn default() -> Self {
        Self {
            variation: 0,
            mark: Mark::None,
            strength: 1.0,
            darkness: 0.0,
        }
    }
}

impl Look {
    /// As the shader reads it.
    pub(crate) fn tag(&self) -> MeshTag {
        let byte = |value: f32| (value.clamp(0.0, 1.0) * 255.0).round() as u32;
        MeshTag(
            u32::from(self.variation)
                | (self.mark as u32) << 8
                | byte(self.strength) << 16
                | byte(self.darkness) << 24,
        )
    }
}

pub(super) fn tag_looks(mut looks: Query<(&Look, &mut MeshTag), Changed<Look>>) {
    for (look, mut tag) in &mut looks {
        tag.set_if_neq(look.tag());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tag_holds_every_part_of_a_look() {
        let look = Look {
            variation: 0xAB,
            mark: Mark::Refused,
            strength: 1.0,
            darkness: 0.5,
        };
        assert_eq!(look.tag().0, 0x80FF_06AB);
    }

    #[test]
    fn values_out_of_range_do_not_spill() {
        let look = Look {
            strength: 7.0,
            darkness: -3.0,
            ..default()
        };
        assert_eq!(look.tag().0, 0x00FF_0000);
    }
}
