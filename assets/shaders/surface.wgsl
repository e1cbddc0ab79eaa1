// Every solid thing on the table: one shader, one pipeline for each kind of
// surface, many materials.
//
// The material says which surface it is; the mesh tag says what is special
// about one thing among its likes: its variation, its mark, its darkness.
//
// Nothing here may branch on the material's numbers alone. Mesa's lavapipe
// (seen in 22.3) compiles a shader that does so anew for each draw, to fold the
// numbers into it, and keeps every one of them: tens of MiB with each frame. So
// which surface it is comes as a constant, one pipeline for each, and the sign
// comes by way of the vertices.
// With LOW the light is worked out here in a few lines, for processors that
// draw without a graphics card; otherwise Bevy's physically based lighting
// does it and only the reflections of the room are added.

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
#import "shaders/patterns.wgsl"::{wood, planks, stone, inside_hexagon, mark_cover, square_mark_cover, lamp_sign}
#import "shaders/court.wgsl"::{number_cover, court_mark_cover, well, bolts}
#import "shaders/legs.wgsl"::{tile_face, rod_inlay}
#import "shaders/blocks.wgsl"::{star_cover, top_sign, side_sign}

struct Surface {
    // Linear colours: main, second.
    main: vec4<f32>,
    second: vec4<f32>,
    // x: which sign; others: unused.
    sign: vec4<u32>,
    // x: roughness; y: metallic; z: pool of light, its radius; w: unused.
    params: vec4<f32>,
    // Marks, linear, by kind; the first is unused.
    marks: array<vec4<f32>, 9>,
    // Further colours, for surfaces that need some.
    tints: array<vec4<f32>, 3>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> surface: Surface;

// Which surface it is.
const KIND = #{SURFACE_KIND}u;

const LACQUER = 0u;
const WOOD = 1u;
const PLANKS = 2u;
const STONE = 3u;
const BRASS = 4u;
const LENS = 5u;
const PIT = 6u;
const MATTE = 7u;
const PAVING = 8u;
const BLOCK = 9u;
const COURT = 10u;
const WELL = 11u;
const SHADOW = 12u;
const LEG_TILE = 20u;
const ROD = 21u;
const GROOVE = 22u;

struct Varying {
    @builtin(position) position: vec4<f32>,
    @location(0) world_position: vec4<f32>,
    @location(1) world_normal: vec3<f32>,
    @location(2) uv: vec2<f32>,
    @location(3) @interpolate(flat) tag: u32,
    @location(4) @interpolate(flat) instance_index: u32,
    @location(5) @interpolate(flat) sign: u32,
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

// The room as a polished thing reflects it: a dark warm room, a large soft lamp
// above to the left, a cool window low behind the player.
fn room(r: vec3<f32>, blur: f32) -> vec3<f32> {
    let soft = 0.08 + 0.7 * blur;
    let up = smoothstep(-0.35, 0.95, r.y);
    var light = mix(vec3(0.030, 0.020, 0.014), vec3(0.13, 0.105, 0.085), up);
    let lamp = dot(r, normalize(vec3(-0.42, 0.80, 0.18)));
    light += vec3(2.6, 2.05, 1.45) * smoothstep(0.90 - soft, 0.93 + 0.05 * soft, lamp) / (1.0 + 16.0 * blur);
    let window = dot(r, normalize(vec3(0.85, 0.32, 0.42)));
    light += vec3(0.34, 0.42, 0.55) * smoothstep(0.86 - soft, 0.93, window) / (1.0 + 6.0 * blur);
    return light;
}

// The lamp hangs over the board: its pool of light fades outwards.
fn pool(p: vec3<f32>) -> f32 {
    let d = length(p.xz - vec2(0.0, -0.4)) / surface.params.z;
    return mix(0.16, 1.0, 1.0 - smoothstep(0.35, 1.9, d));
}

struct Made {
    albedo: vec3<f32>,
    roughness: f32,
    metallic: f32,
    normal: vec3<f32>,
    glow: vec3<f32>,
    // What reaches this place of the light, without what Bevy knows of.
    open: f32,
}

fn make(in: Varying, look: Look, v: vec3<f32>) -> Made {
    var made: Made;
    let n = normalize(in.world_normal);
    made.albedo = surface.main.rgb;
    made.roughness = surface.params.x;
    made.metallic = surface.params.y;
    made.normal = n;
    made.glow = vec3(0.0);
    made.open = 1.0;

    switch KIND {
        case WOOD: {
            let grain = wood(in.uv, surface.main.rgb, surface.second.rgb);
            made.albedo = grain.albedo;
            made.roughness = grain.roughness;
            made.open = (smoothstep(-0.9, -0.1, in.world_position.y) * 0.6 + 0.4);
        }
        case PLANKS: {
            let grain = planks(in.world_position.xz, surface.main.rgb, surface.second.rgb);
            made.albedo = grain.albedo;
            // Waxed rather than polished: no glare between the player and the board.
            made.roughness = grain.roughness + 0.22;
#ifndef LOW
            made.normal = normalize(n + vec3(0.0, 0.0, grain.slope.y));
#endif
        }
        case STONE: {
            let local = (in.uv - 0.5) * 2.0;
            let rock = stone(local, look.variation, surface.main.rgb, surface.second.rgb);
            made.albedo = rock.albedo;
            made.roughness = rock.roughness;
            let upper = step(0.9, n.y);
#ifndef LOW
            made.normal = normalize(n + vec3(rock.slope.x, 0.0, rock.slope.y) * upper);
#endif
            // Worn edges are paler, sides stand in each other's shade.
            let edge = 1.0 - smoothstep(0.02, 0.12, inside_hexagon(local));
            made.albedo *= 1.0 + 0.10 * edge * n.y;
            made.open = mix(0.12, 1.0, smoothstep(-0.34, -0.02, in.world_position.y));
            if look.mark != 0u {
                let colour = surface.marks[look.mark].rgb;
                let cover = mark_cover(look.mark, local) * look.strength * upper;
                made.albedo = mix(made.albedo, colour, cover * 0.92);
                made.glow = colour * cover * 0.12;
            }
        }
        case BRASS: {
            made.roughness += 0.12 * (look.variation - 0.5);
        }
        case LENS: {
            let p = (in.uv - 0.5) * 2.0;
            let r2 = dot(p, p);
            let lamp_sign = lamp_sign(in.sign, p);
            // Prisms in the glass, a filament behind it.
            let cell = abs(fract(p * 5.0) - 0.5);
            let facet = 0.82 + 0.36 * max(cell.x, cell.y);
            let hot = exp(-r2 * 2.4);
            let on = look.strength;
            made.albedo = surface.main.rgb * (0.13 + 0.12 * lamp_sign) * facet;
            made.glow = surface.main.rgb * facet * on * (0.5 + 0.75 * hot)
                + mix(surface.main.rgb, vec3(1.0), 0.6) * on * (0.15 * hot + 0.85 * lamp_sign);
        }
        case PAVING: {
            let local = (in.uv - 0.5) * 2.0;
            let rock = stone(local, look.variation, surface.main.rgb, surface.second.rgb);
            made.albedo = rock.albedo;
            made.roughness = rock.roughness;
            let upper = step(0.9, n.y);
#ifndef LOW
            made.normal = normalize(n + vec3(rock.slope.x, 0.0, rock.slope.y) * upper);
#endif
            if in.sign == 1u {
                let star = star_cover(local, 0.78) * upper;
                made.albedo = mix(made.albedo, vec3(0.72, 0.47, 0.15), star);
                made.roughness = mix(made.roughness, 0.25, star);
            }
            if look.mark != 0u {
                let colour = surface.marks[look.mark].rgb;
                let cover = square_mark_cover(look.mark, local) * look.strength * upper;
                made.albedo = mix(made.albedo, colour, cover * 0.92);
                made.glow = colour * cover * 0.12;
            }
        }
        case BLOCK: {
            // Above 2, the first coordinate runs along a side.
            let on_top = in.uv.x < 1.5;
            let local = (in.uv - 0.5) * 2.0;
            let side = vec2((in.uv.x - 2.5) * 2.2, in.uv.y - 0.5);
            let inlay = select(side_sign(in.sign, side), top_sign(in.sign, local), on_top);
            made.albedo = mix(surface.main.rgb, surface.second.rgb, inlay * (1.0 - 0.45 * look.darkness));
            // What is held down has lost its gloss.
            made.roughness = mix(made.roughness, 0.9, min(2.5 * look.darkness, 1.0));
            if look.mark != 0u && on_top {
                let colour = surface.marks[look.mark].rgb;
                let cover = square_mark_cover(look.mark, local) * look.strength;
                made.albedo = mix(made.albedo, colour, cover * 0.92);
                made.glow = colour * cover * 0.2;
            }
        }
        case COURT: {
            // Far from 0 and 1, the coordinates are those of the figure.
            let on_plinth = in.uv.x < 2.0;
            let pixel = 2.0 * max(fwidth(in.uv.x), fwidth(in.uv.y));
            let boxwood = in.sign == 1u;
            if boxwood {
                let grain = abs(fract(in.uv.x * 2.6 + 0.2 * sin(in.uv.y * 4.0)) - 0.5) * 2.0;
                made.albedo = mix(surface.second.rgb, surface.main.rgb, 0.45 + 0.55 * grain);
            }
            let colour = surface.marks[look.mark].rgb;
            if on_plinth {
                let plan = (in.uv - 0.5) * 2.0;
                let inside = 0.92 - max(abs(plan.x), abs(plan.y));
                let upper = step(0.9, n.y);
                // The figure stands in its own shade.
                made.open = 1.0 - 0.3 * (1.0 - smoothstep(0.5, 0.85, length(plan + vec2(-0.06, 0.32))));
                // A line round the edge keeps neighbours apart.
                let line = smoothstep(0.05, 0.08, inside) * (1.0 - smoothstep(0.12, 0.15, inside)) * upper;
                made.albedo = mix(made.albedo, surface.second.rgb, line);
                if look.mark != 0u {
                    let cover = court_mark_cover(look.mark, plan) * look.strength * upper;
                    made.albedo = mix(made.albedo, colour, cover * 0.95);
                    made.glow = colour * cover * 0.25;
                }
                if upper > 0.5 {
                    let ink = select(vec3(0.92, 0.86, 0.72), vec3(0.024, 0.014, 0.008), boxwood);
                    let cover = number_cover(in.tag & 0xFFu, plan, pixel);
                    made.albedo = mix(made.albedo, ink, cover);
                    made.roughness = mix(made.roughness, 0.7, cover);
                    made.glow *= 1.0 - cover;
                }
            } else {
                made.open = mix(0.6, 1.0, smoothstep(0.12, 0.5, in.world_position.y));
                // Slate shows its figures by their edges: they are lighter than
                // the plinth they stand on.
                made.albedo = mix(made.albedo, surface.second.rgb, select(0.3, 0.0, boxwood));
                // What is spoken of is tinted as a whole, but for the last move.
                if look.mark != 0u && look.mark != 4u {
                    made.albedo = mix(made.albedo, colour, 0.34 * look.strength);
                    made.glow = colour * 0.08 * look.strength;
                }
            }
        }
        case WELL: {
            let plan = (in.uv - 0.5) * 2.0;
            let upper = step(0.9, n.y);
            let light = well(in.sign & 3u, plan) * upper;
            made.albedo = mix(surface.main.rgb, surface.second.rgb, 0.25 * smoothstep(0.2, 1.0, length(plan)));
            made.albedo = mix(made.albedo, vec3(0.012, 0.014, 0.03), light.y);
            let black = (in.sign & 3u) == 2u || ((in.sign & 3u) == 3u && plan.x + plan.y > 0.0);
            let glow = select(vec3(1.0, 0.86, 0.56), vec3(0.42, 0.56, 1.0), black);
            made.albedo = mix(made.albedo, glow * 0.7, light.x);
            made.glow = glow * light.x * select(0.62, 0.75, black);
            made.roughness = 0.6;
            if (in.sign & 4u) != 0u {
                let bolt = bolts(plan) * upper;
                made.albedo = mix(made.albedo, vec3(0.60, 0.40, 0.13), bolt);
                made.glow = mix(made.glow, vec3(0.10, 0.065, 0.02), bolt);
            }
            if look.mark != 0u {
                let colour = surface.marks[look.mark].rgb;
                let cover = court_mark_cover(look.mark, plan) * look.strength * upper;
                made.albedo = mix(made.albedo, colour, cover * 0.95);
                made.glow = mix(made.glow, colour * 0.35, cover);
            }
        }
        case LEG_TILE: {
            let local = (in.uv - 0.5) * 2.0;
            let rock = stone(local, f32(in.tag & 31u) / 31.0, surface.main.rgb, surface.second.rgb);
            let upper = step(0.9, n.y);
#ifndef LOW
            made.normal = normalize(n + vec3(rock.slope.x, 0.0, rock.slope.y) * upper);
#endif
            made.albedo = tile_face(rock.albedo, in.tag, local, surface.tints);
            made.roughness = rock.roughness;
            made.albedo *= 1.0 + 0.10 * (1.0 - smoothstep(0.02, 0.12, inside_hexagon(local))) * n.y;
            made.open = mix(0.3, 1.0, smoothstep(-0.08, -0.01, in.world_position.y));
            if look.mark != 0u {
                let colour = surface.marks[look.mark].rgb;
                let cover = mark_cover(look.mark, local) * upper;
                made.albedo = mix(made.albedo, colour, cover * 0.92);
                made.glow = colour * cover * 0.15;
            }
        }
        case ROD: {
            let inlay = rod_inlay(in.sign == 2u, (in.uv - 0.5) * 2.0, look.mark == 4u) * step(0.6, n.y);
            made.albedo = mix(surface.main.rgb, surface.second.rgb, inlay);
            made.roughness = mix(made.roughness, 0.35, inlay);
            if look.mark == 4u {
                made.glow = surface.second.rgb * inlay * 0.35;
            } else if look.mark != 0u {
                // Held over the board, or being built: refused in the mark's colour.
                let tint = select(0.0, 0.6, look.mark == 6u);
                made.albedo = mix(made.albedo, surface.marks[look.mark].rgb, tint * (1.0 - inlay));
                made.glow = made.albedo * 0.45;
            }
        }
        case GROOVE: {
            made.open = 0.7;
            if look.mark != 0u {
                made.albedo = surface.marks[look.mark].rgb;
                made.glow = made.albedo * (0.35 + 0.45 * look.strength);
            }
        }
        case PIT: {
            // Felt that swallows light.
            made.albedo = surface.main.rgb * 0.4;
            made.open = 0.12;
        }
        default: {}
    }
    let kept = 1.0 - look.darkness;
    made.albedo *= kept * kept;
    made.open *= 0.25 + 0.75 * kept;
    return made;
}

// The gloss that the room leaves on a surface.
fn reflection(made: Made, v: vec3<f32>) -> vec3<f32> {
    let facing = clamp(dot(made.normal, v), 0.0, 1.0);
    let away = 1.0 - facing;
    let away2 = away * away;
    let f0 = mix(vec3(0.04), made.albedo, made.metallic);
    let fresnel = f0 + (max(vec3(1.0 - made.roughness), f0) - f0) * away2 * away2 * away;
    return room(reflect(-v, made.normal), made.roughness * made.roughness) * fresnel * made.open;
}

// The camera's response: highlights are drawn in and keep their hue. Done here
// and not by a tonemapping pass, so that every quality has the same colours.
fn shouldered(colour: vec3<f32>) -> vec3<f32> {
    return colour * 1.08 / (1.0 + 0.24 * colour);
}

#ifdef LOW
// How the picture is kept until it is spread over the window, see stretch.wgsl:
// as roots, so that eight bits suffice for the dark.
fn kept(colour: vec3<f32>) -> vec3<f32> {
    return sqrt(clamp(colour, vec3(0.0), vec3(1.0)));
}
#endif

@fragment
fn fragment(in: Varying, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var out: FragmentOutput;
    let look = look_from(in.tag);

    if KIND == SHADOW {
        let place = (in.uv - 0.5) * 2.0;
        let deep = max(1.0 - dot(place, place), 0.0);
        let left = 1.0 - look.strength * deep * deep;
#ifdef LOW
        // What is kept are roots.
        out.color = vec4(0.0, 0.0, 0.0, 1.0 - sqrt(left));
#else
        out.color = vec4(0.0, 0.0, 0.0, 1.0 - left);
#endif
        return out;
    }

    let v = normalize(view.world_position - in.world_position.xyz);
    let made = make(in, look, v);
    let lit_by_lamp = pool(in.world_position.xyz);

#ifdef LOW
    // One warm lamp, light from the sky of the room, its reflection: done.
    let to_lamp = normalize(vec3(-0.42, 0.80, 0.18));
    let direct = max(dot(made.normal, to_lamp), 0.0);
    let sky = mix(vec3(0.12, 0.085, 0.06), vec3(0.30, 0.27, 0.25), made.normal.y * 0.5 + 0.5);
    let falling = (vec3(1.30, 1.05, 0.76) * direct + sky) * lit_by_lamp * made.open;
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
    pbr.diffuse_occlusion = vec3(made.open);
    pbr.specular_occlusion = made.open;
    var colour = apply_pbr_lighting(pbr).rgb * mix(0.4, 1.0, made.open);
    colour = (colour + reflection(made, v)) * lit_by_lamp + made.glow;
    out.color = main_pass_post_lighting_processing(pbr, vec4(shouldered(colour), 1.0));
#endif
    return out;
}
