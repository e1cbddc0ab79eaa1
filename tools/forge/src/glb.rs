//! Binary glTF 2.0: one mesh with one primitive per part, nothing else.
//!
//! Each corner has a colour, `COLOR_0`: its red, green and blue all say how open
//! the corner is to the light around it, 1 where nothing shades it.
//!
//! Materials are left to the client, which loads the primitives
//! (`models/NAME.glb#Mesh0/Primitive0`) and dresses them itself.

use std::{collections::BTreeMap, io};

use gltf_json::{
    Accessor, Asset, Buffer, Index, Mesh, Node, Root, Scene, Value,
    accessor::{ComponentType, GenericComponentType, Type},
    buffer::{Target, View},
    mesh::{Mode, Primitive, Semantic},
    scene::UnitQuaternion,
    validation::Checked::Valid,
};

use super::{models::Model, occlusion, shape::Shape};

/// The bytes of a `.glb` file.
///
/// # Errors
/// When the JSON part cannot be written.
pub fn write(model: &Model) -> io::Result<Vec<u8>> {
    let mut file = File::new();
    let mut nodes = Vec::new();
    for (part, open) in model.parts.iter().zip(occlusion::bake(model)) {
        let primitive = file.primitive(&part.shape, &open);
        let mesh = file.root.push(Mesh {
            extensions: None,
            extras: Default::default(),
            name: Some(part.name.into()),
            primitives: vec![primitive],
            weights: None,
        });
        nodes.push(file.root.push(node(part.name, mesh)));
    }
    let scene = file.root.push(Scene {
        extensions: None,
        extras: Default::default(),
        name: Some(model.name.into()),
        nodes,
    });
    file.root.scene = Some(scene);
    file.into_bytes()
}

/// A file in the making: its description, and the numbers of its meshes.
struct File {
    root: Root,
    buffer: Index<Buffer>,
    data: Vec<u8>,
}

/// What a stretch of the buffer holds.
struct Content {
    bytes: Vec<u8>,
    count: usize,
    kind: Type,
    component: ComponentType,
    /// Whether the integers are normalised: they stand for fractions of 1.
    is_share: bool,
    target: Target,
    /// The least and the greatest value, where they have to be named.
    range: Option<[Value; 2]>,
}

impl File {
    fn new() -> Self {
        let mut root = Root {
            asset: Asset {
                generator: Some("Curio make_assets".into()),
                ..Asset::default()
            },
            ..Root::default()
        };
        let buffer = root.push(Buffer {
            byte_length: 0_usize.into(),
            name: None,
            uri: None,
            extensions: None,
            extras: Default::default(),
        });
        Self {
            root,
            buffer,
            data: Vec::new(),
        }
    }

    fn primitive(&mut self, shape: &Shape, open: &[u8]) -> Primitive {
        let positions = as_written(&shape.positions);
        let normals = as_written(&shape.normals);
        let uvs: Vec<[f32; 2]> = shape
            .uvs
            .iter()
            .map(|uv| uv.map(|c| grid(c, 1e-4)))
            .collect();
        let indices: Vec<u16> = shape.indices.iter().map(|&i| i as u16).collect();
        let array = |bytes, kind, range| Content {
            bytes,
            count: positions.len(),
            kind,
            component: ComponentType::F32,
            is_share: false,
            target: Target::ArrayBuffer,
            range,
        };
        let range = bounds(&positions).map(|corner| Value::from(&corner[..]));
        let position = self.add(array(floats(&positions), Type::Vec3, Some(range)));
        let normal = self.add(array(floats(&normals), Type::Vec3, None));
        let uv = self.add(array(floats(&uvs), Type::Vec2, None));
        let colour = self.add(Content {
            component: ComponentType::U8,
            is_share: true,
            ..array(
                open.iter().flat_map(|o| [*o, *o, *o, 255]).collect(),
                Type::Vec4,
                None,
            )
        });
        let index = self.add(Content {
            bytes: indices.iter().flat_map(|i| i.to_le_bytes()).collect(),
            count: indices.len(),
            kind: Type::Scalar,
            component: ComponentType::U16,
            is_share: false,
            target: Target::ElementArrayBuffer,
            range: None,
        });
        Primitive {
            attributes: BTreeMap::from([
                (Valid(Semantic::Positions), position),
                (Valid(Semantic::Normals), normal),
                (Valid(Semantic::TexCoords(0)), uv),
                (Valid(Semantic::Colors(0)), colour),
            ]),
            extensions: None,
            extras: Default::default(),
            indices: Some(index),
            material: None,
            mode: Valid(Mode::Triangles),
            targets: None,
        }
    }

    fn add(&mut self, content: Content) -> Index<Accessor> {
        // Every accessor starts at a multiple of four, as glTF demands.
        self.data.resize(self.data.len().next_multiple_of(4), 0);
        let view = self.root.push(View {
            buffer: self.buffer,
            byte_length: content.bytes.len().into(),
            byte_offset: Some(self.data.len().into()),
            byte_stride: None,
            name: None,
            target: Some(Valid(content.target)),
            extensions: None,
            extras: Default::default(),
        });
        self.data.extend_from_slice(&content.bytes);
        let (min, max) = content.range.map(|[min, max]| (min, max)).unzip();
        self.root.push(Accessor {
            buffer_view: Some(view),
            byte_offset: Some(0_usize.into()),
            count: content.count.into(),
            component_type: Valid(GenericComponentType(content.component)),
            extensions: None,
            extras: Default::default(),
            type_: Valid(content.kind),
            min,
            max,
            name: None,
            normalized: content.is_share,
            sparse: None,
        })
    }

    fn into_bytes(mut self) -> io::Result<Vec<u8>> {
        let mut data = self.data;
        data.resize(data.len().next_multiple_of(4), 0);
        self.root.buffers[0].byte_length = data.len().into();
        let mut json = gltf_json::serialize::to_vec(&self.root).map_err(io::Error::other)?;
        json.resize(json.len().next_multiple_of(4), b' ');
        let total = 12 + 8 + json.len() + 8 + data.len();
        let mut out = Vec::with_capacity(total);
        out.extend_from_slice(b"glTF");
        out.extend_from_slice(&2_u32.to_le_bytes());
        out.extend_from_slice(&(total as u32).to_le_bytes());
        for (kind, chunk) in [(b"JSON", &json), (b"BIN\0", &data)] {
            out.extend_from_slice(&(chunk.len() as u32).to_le_bytes());
            out.extend_from_slice(kind);
            out.extend_from_slice(chunk);
        }
        Ok(out)
    }
}

/// The corners of the box round all points.
fn bounds(points: &[[f32; 3]]) -> [[f32; 3]; 2] {
    let mut low = [f32::INFINITY; 3];
    let mut high = [f32::NEG_INFINITY; 3];
    for point in points {
        for axis in 0..3 {
            low[axis] = low[axis].min(point[axis]);
            high[axis] = high[axis].max(point[axis]);
        }
    }
    [low, high]
}

fn node(name: &str, mesh: Index<Mesh>) -> Node {
    Node {
        camera: None,
        children: None,
        extensions: None,
        extras: Default::default(),
        matrix: None,
        mesh: Some(mesh),
        name: Some(name.into()),
        rotation: None::<UnitQuaternion>,
        scale: None,
        translation: None,
        skin: None,
        weights: None,
    }
}

/// `value` on a grid of `step`, without a negative zero.
fn grid(value: f64, step: f64) -> f32 {
    ((value / step).round() * step) as f32 + 0.0
}

/// Places or directions as the file has them.
pub(super) fn as_written(values: &[[f64; 3]]) -> Vec<[f32; 3]> {
    values.iter().map(|v| v.map(|c| grid(c, 1e-4))).collect()
}

fn floats<const N: usize>(values: &[[f32; N]]) -> Vec<u8> {
    let mut out = Vec::with_capacity(values.len() * N * size_of::<f32>());
    for value in values {
        for component in value {
            out.extend_from_slice(&component.to_le_bytes());
        }
    }
    out
}
