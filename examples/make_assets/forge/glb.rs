//! Binary glTF 2.0: one mesh with one primitive per part, nothing else.
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

use super::models::Model;

/// The bytes of a `.glb` file.
///
/// # Errors
/// When the JSON part cannot be written.
pub fn write(model: &Model) -> io::Result<Vec<u8>> {
    let mut root = Root {
        asset: Asset {
            generator: Some("Curio make_assets".into()),
            ..Asset::default()
        },
        ..Root::default()
    };
    let mut data = Vec::new();
    let buffer = root.push(Buffer {
        byte_length: 0_usize.into(),
        name: None,
        uri: None,
        extensions: None,
        extras: Default::default(),
    });
    let mut nodes = Vec::new();
    for part in &model.parts {
        let shape = &part.shape;
        let positions = round3(&shape.positions, 1e-4);
        let normals = round3(&shape.normals, 1e-4);
        let uvs: Vec<[f32; 2]> = shape
            .uvs
            .iter()
            .map(|uv| uv.map(|c| grid(c, 1e-4)))
            .collect();
        let mut low = [f32::INFINITY; 3];
        let mut high = [f32::NEG_INFINITY; 3];
        for p in &positions {
            for axis in 0..3 {
                low[axis] = low[axis].min(p[axis]);
                high[axis] = high[axis].max(p[axis]);
            }
        }
        let indices: Vec<u16> = shape.indices.iter().map(|&i| i as u16).collect();

        let mut add = |bytes: Vec<u8>, count: usize, kind, component, target, range| {
            // Every accessor starts at a multiple of four, as glTF demands.
            data.resize(data.len().next_multiple_of(4), 0);
            let view = root.push(View {
                buffer,
                byte_length: bytes.len().into(),
                byte_offset: Some(data.len().into()),
                byte_stride: None,
                name: None,
                target: Some(Valid(target)),
                extensions: None,
                extras: Default::default(),
            });
            data.extend_from_slice(&bytes);
            let (min, max): (Option<Value>, Option<Value>) = range;
            root.push(Accessor {
                buffer_view: Some(view),
                byte_offset: Some(0_usize.into()),
                count: count.into(),
                component_type: Valid(GenericComponentType(component)),
                extensions: None,
                extras: Default::default(),
                type_: Valid(kind),
                min,
                max,
                name: None,
                normalized: false,
                sparse: None,
            })
        };
        let count = positions.len();
        let float = ComponentType::F32;
        let array = Target::ArrayBuffer;
        let range = (Some(Value::from(&low[..])), Some(Value::from(&high[..])));
        let position = add(floats(&positions), count, Type::Vec3, float, array, range);
        let normal = add(
            floats(&normals),
            count,
            Type::Vec3,
            float,
            array,
            (None, None),
        );
        let uv = add(floats(&uvs), count, Type::Vec2, float, array, (None, None));
        let index_bytes = indices.iter().flat_map(|i| i.to_le_bytes()).collect();
        let index = add(
            index_bytes,
            indices.len(),
            Type::Scalar,
            ComponentType::U16,
            Target::ElementArrayBuffer,
            (None, None),
        );
        let mesh = root.push(Mesh {
            extensions: None,
            extras: Default::default(),
            name: Some(part.name.into()),
            primitives: vec![Primitive {
                attributes: BTreeMap::from([
                    (Valid(Semantic::Positions), position),
                    (Valid(Semantic::Normals), normal),
                    (Valid(Semantic::TexCoords(0)), uv),
                ]),
                extensions: None,
                extras: Default::default(),
                indices: Some(index),
                material: None,
                mode: Valid(Mode::Triangles),
                targets: None,
            }],
            weights: None,
        });
        nodes.push(root.push(node(part.name, mesh)));
    }
    let scene = root.push(Scene {
        extensions: None,
        extras: Default::default(),
        name: Some(model.name.into()),
        nodes,
    });
    root.scene = Some(scene);
    data.resize(data.len().next_multiple_of(4), 0);
    root.buffers[0].byte_length = data.len().into();

    let mut json = gltf_json::serialize::to_vec(&root).map_err(io::Error::other)?;
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

fn round3(values: &[[f64; 3]], step: f64) -> Vec<[f32; 3]> {
    values.iter().map(|v| v.map(|c| grid(c, step))).collect()
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
