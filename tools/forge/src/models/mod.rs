//! The list of models. One unit is the circumradius of a board hexagon,
//! or the side of a square.

mod characters;
mod court;
mod figures;
mod figurine;
mod legs;
mod light;
mod marks;
mod pieces;
mod stones;
mod tile;
mod xima;

use super::shape::Shape;

/// A model: what one `.glb` file holds.
#[derive(Debug)]
pub struct Model {
    /// File name without its extension.
    pub name: &'static str,
    /// The parts, in the order of their mesh index in the file.
    pub parts: Vec<Part>,
    /// Whether it comes to rest on any of its sides, and not on its foot alone.
    pub tumbles: bool,
}

impl Model {
    /// A model that stands on its foot.
    const fn new(name: &'static str, parts: Vec<Part>) -> Self {
        Self {
            name,
            parts,
            tumbles: false,
        }
    }

    /// The same model, which comes to rest on any of its sides.
    const fn tumbling(mut self) -> Self {
        self.tumbles = true;
        self
    }
}

/// What gets a material of its own.
#[derive(Debug)]
pub struct Part {
    /// Name of the mesh in the file.
    pub name: &'static str,
    /// Its triangles.
    pub shape: Shape,
}

fn part(name: &'static str, shape: Shape) -> Part {
    Part { name, shape }
}

/// Every model, in a fixed order.
pub fn all() -> Vec<Model> {
    let mut models = tile::all();
    models.extend(pieces::all());
    models.extend(light::all());
    models.extend(marks::all());
    models.extend(xima::all());
    models.extend(court::all());
    models.extend(legs::all());
    models.extend(characters::all());
    models.extend(stones::all());
    models
}
