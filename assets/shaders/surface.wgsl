// What every solid thing on the table has in common: where it lies, what its
// material and its tag say of it, and the light that falls on it.
//
// What a surface is made of is worked out by a shader that imports this one:
// `common.wgsl` for the surfaces that every game may use, and one beside the
// source of each game that brings surfaces of its own. Such a shader says with
// `bare` and the patterns what the surface is `Made` of, and leaves the light to
// `lit`. It has one pipeline for each kind of surface (`SURFACE_KIND`), and many
// materials.
//
// The material says what kind of surface it is; the mesh tag says what is special
// about one thing among its likes: its variation, its mark, its darkness.
//
// None of these shaders may branch on the material's numbers alone. Mesa's
// lavapipe (seen in 22.3) compiles a shader that does so anew for each draw, to
// fold the numbers into it, and keeps every one of them: tens of MiB with each
// frame. So the kind comes as a constant, one pipeline for each, and the sign
// comes by way of the vertices.
//
// With LOW the light, the reflections of the room and the tone curve are worked out
// here in a few lines; otherwise Bevy's physically based lighting does it all. With
// ROOTS the picture is kept as roots, see upscale.wgsl.

#import bevy_pbr::{
    forward_io::{Vertex, VertexOutput, FragmentOutput},
    mesh_functions,
    mesh_view_bindings::view,
    view_transformations::position_world_to_clip,
}
#ifndef LOW
#import bevy_pbr::{
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{apply_pbr_lighting, main_pass_post_lighting_processing},
}
#endif
#import "shaders/patterns.wgsl"::{stone, square_mark_cover}

struct Surface {
    // Linear colours: main, second.
    main: vec4<f32>,
    second: vec4<f32>,
    // x: which sign; others: unused.
    sign: vec4<u32>,
    // x: roughness; y: metallic; z: pool of light, its radius;
    // w: what is left of the light outside it.
    params: vec4<f32>,
    // Marks, linear, by kind; the first is unused.
    marks: array<vec4<f32>, 10>,
    // Further colours, for surfaces that need some.
    tints: array<vec4<f32>, 3>,
    // The light of the room, see `scene::room::Light`.
    light: array<vec4<f32>, 7>,
}

const LAMP = 0u;
const BELOW = 1u;
const ABOVE = 2u;
const LOW_WALLS = 3u;
const HIGH_WALLS = 4u;
const GLEAM = 5u;
const WINDOW = 6u;

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> surface: Surface;

struct Varying {
    @builtin(position) position: vec4<f32>,
    @location(0) world_position: vec4<f32>,
    @location(1) world_normal: vec3<f32>,
    @location(2) uv: vec2<f32>,
    @location(3) @interpolate(flat) tag: u32,
    @location(4) @interpolate(flat) instance_index: u32,
    @location(5) @interpolate(flat) sign: u32,
    // How much of the room is seen from here, as the model's maker worked it out.
    @location(6) openness: f32,
}

@vertex
fn vertex(in: Vertex) -> Varying {
    var out: Varying;
    let world_from_local = mesh_functions::get_world_from_local(in.instance_index);
    out.world_position = mesh_functions::mesh_position_local_to_world(world_from_local, vec4(in.position, 1.0));
    out.position = position_world_to_clip(out.world_position.xyz);
    out.world_normal = mesh_functions::mesh_normal_local_to_world(in.normal, in.instance_index);
    out.uv = in.uv;
    out.tag = mesh_functions::get_tag(in.instance_index);
    out.instance_index = in.instance_index;
    out.sign = surface.sign.x;
#ifdef VERTEX_COLORS
    out.openness = in.color.r;
#else
    out.openness = 1.0;
#endif
    return out;
}

// What the tag says. See `scene::surface::Look`.
struct Look {
    variation: f32,
    mark: u32,
    strength: f32,
    darkness: f32,
}

fn look_from(tag: u32) -> Look {
    var look: Look;
    look.variation = f32(tag & 0xFFu) / 255.0;
    look.mark = (tag >> 8u) & 0xFu;
    look.strength = f32((tag >> 16u) & 0xFFu) / 255.0;
    look.darkness = f32(tag >> 24u) / 255.0;
    return look;
}

#ifdef LOW
// The room as a polished thing reflects it: its walls, a large soft lamp above to
// the left, a window low behind the player.
fn room(r: vec3<f32>, blur: f32) -> vec3<f32> {
    let soft = 0.08 + 0.7 * blur;
    let up = smoothstep(-0.35, 0.95, r.y);
    var light = mix(surface.light[LOW_WALLS].rgb, surface.light[HIGH_WALLS].rgb, up);
    let lamp = dot(r, normalize(vec3(-0.42, 0.80, 0.18)));
    light += surface.light[GLEAM].rgb * smoothstep(0.90 - soft, 0.93 + 0.05 * soft, lamp) / (1.0 + 16.0 * blur);
    let window = dot(r, normalize(vec3(0.85, 0.32, 0.42)));
    light += surface.light[WINDOW].rgb * smoothstep(0.86 - soft, 0.93, window) / (1.0 + 6.0 * blur);
    return light;
}
#endif

// The lamp hangs over the board: its pool of light fades outwards.
fn pool(p: vec3<f32>) -> f32 {
    let d = length(p.xz - vec2(0.0, -0.4)) / surface.params.z;
    return mix(surface.params.w, 1.0, 1.0 - smoothstep(0.35, 1.9, d));
}

struct Made {
    albedo: vec3<f32>,
    roughness: f32,
    metallic: f32,
    normal: vec3<f32>,
    glow: vec3<f32>,
    // How much light reaches this place, apart from what Bevy accounts for.
    open: f32,
}

// What the material alone says, without any pattern.
fn bare(in: Varying) -> Made {
    var made: Made;
    made.albedo = surface.main.rgb;
    made.roughness = surface.params.x;
    made.metallic = surface.params.y;
    made.normal = normalize(in.world_normal);
    made.glow = vec3(0.0);
    made.open = in.openness;
    return made;
}

// A square of stone, without what lies on it.
fn paved(in: Varying, look: Look) -> Made {
    var made = bare(in);
    let rock = stone((in.uv - 0.5) * 2.0, look.variation, surface.main.rgb, surface.second.rgb);
    made.albedo = rock.albedo;
    made.roughness = rock.roughness;
#ifndef LOW
    let upper = step(0.9, made.normal.y);
    made.normal = normalize(made.normal + vec3(rock.slope.x, 0.0, rock.slope.y) * upper);
#endif
    return made;
}

// The mark of a square over what it is made of. `upper` is 1 on its upper face
// and 0 on its sides.
fn marked_square(in: Varying, look: Look, upper: f32, unmarked: Made) -> Made {
    var made = unmarked;
    if look.mark != 0u {
        let colour = surface.marks[look.mark].rgb;
        let cover = square_mark_cover(look.mark, (in.uv - 0.5) * 2.0) * look.strength * upper;
        made.albedo = mix(made.albedo, colour, cover * 0.92);
        made.glow = mix(made.glow, colour * 0.12, cover);
    }
    return made;
}

#ifdef LOW
// The gloss that the room leaves on a surface.
fn reflection(made: Made, v: vec3<f32>) -> vec3<f32> {
    let facing = clamp(dot(made.normal, v), 0.0, 1.0);
    let away = 1.0 - facing;
    let away2 = away * away;
    let f0 = mix(vec3(0.04), made.albedo, made.metallic);
    let fresnel = f0 + (max(vec3(1.0 - made.roughness), f0) - f0) * away2 * away2 * away;
    return room(reflect(-v, made.normal), made.roughness * made.roughness) * fresnel * made.open;
}

// The camera's response: highlights are drawn in and keep their hue.
fn shouldered(colour: vec3<f32>) -> vec3<f32> {
    return colour * 1.08 / (1.0 + 0.24 * colour);
}
#endif

// How the picture is kept until it is shown: as roots where eight bits must suffice
// for the dark.
fn kept(colour: vec3<f32>) -> vec3<f32> {
#ifdef ROOTS
    return sqrt(clamp(colour, vec3(0.0), vec3(1.0)));
#else
    return colour;
#endif
}

// A surface in the light of the room.
fn lit(in: Varying, look: Look, unlit: Made, is_front: bool) -> FragmentOutput {
    var out: FragmentOutput;
    var made = unlit;
    let kept_light = 1.0 - look.darkness;
    made.albedo *= kept_light * kept_light;
    made.open *= 0.25 + 0.75 * kept_light;

    let v = normalize(view.world_position - in.world_position.xyz);
    let lit_by_lamp = pool(in.world_position.xyz);

#ifdef LOW
    // One lamp, light from the sky of the room, its reflection: done.
    let to_lamp = normalize(vec3(-0.42, 0.80, 0.18));
    let direct = max(dot(made.normal, to_lamp), 0.0);
    let sky = mix(surface.light[BELOW].rgb, surface.light[ABOVE].rgb, made.normal.y * 0.5 + 0.5);
    let falling = (surface.light[LAMP].rgb * direct + sky) * lit_by_lamp * made.open;
    var colour = made.albedo * (1.0 - 0.85 * made.metallic) * falling;
    colour += reflection(made, v) * lit_by_lamp + made.glow;
    out.color = vec4(kept(shouldered(colour)), 1.0);
#else
    var plain: VertexOutput;
    plain.position = in.position;
    plain.world_position = in.world_position;
    plain.world_normal = made.normal;
#ifdef VERTEX_UVS_A
    plain.uv = in.uv;
#endif
#ifdef VERTEX_OUTPUT_INSTANCE_INDEX
    plain.instance_index = in.instance_index;
#endif
    var pbr = pbr_input_from_standard_material(plain, is_front);
    pbr.N = made.normal;
    pbr.material.base_color = vec4(made.albedo, 1.0);
    pbr.material.perceptual_roughness = made.roughness;
    pbr.material.metallic = made.metallic;
#ifdef STANDARD_MATERIAL_CLEARCOAT
    // The lacquer is smooth over whatever it covers.
    pbr.clearcoat_N = normalize(in.world_normal);
#endif
    // What the picture shows to be in the way, on High, and what the model's maker worked
    // out.
    pbr.diffuse_occlusion = min(pbr.diffuse_occlusion, vec3(made.open));
    pbr.specular_occlusion = min(pbr.specular_occlusion, made.open);
    var colour = apply_pbr_lighting(pbr).rgb * mix(0.4, 1.0, made.open);
    colour = colour * lit_by_lamp + made.glow;
    out.color = main_pass_post_lighting_processing(pbr, vec4(colour, 1.0));
#endif
    return out;
}
