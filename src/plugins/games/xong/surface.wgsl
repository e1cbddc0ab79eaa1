// What Xong is played with: the face of a tile with what has become of it, and
// the inlay of the rods.
//
// Every state of a tile has its own sign besides its colour: a bar and three
// beads for the players, as on their rods; a rope along the rim for what is
// cashed; a cross for what both touch.

#import bevy_pbr::forward_io::FragmentOutput
#import "shaders/surface.wgsl"::{surface, Varying, Look, Made, look_from, bare, lit}
#import "shaders/patterns.wgsl"::{stone, inside_hexagon, mark_cover}

// Which surface it is, see `looks.rs`.
const KIND = #{SURFACE_KIND}u;

const LEG_TILE = 0u;
const ROD = 1u;
const GROOVE = 2u;

const TOUCHED_FIRST = 1u;
const TOUCHED_SECOND = 2u;
const GREENED = 3u;
const CASHED_FIRST = 4u;
const CASHED_SECOND = 5u;
const LOST = 6u;

// How much of a player's sign lies at a place: the bar of the first, the beads
// of the second.
fn owner_sign(second: bool, q: vec2<f32>, size: f32) -> f32 {
    let p = abs(q) / size;
    let soft = 0.05;
    if second {
        let bead = min(length(p), length(p - vec2(0.44, 0.0)));
        return 1.0 - smoothstep(0.17 - soft, 0.17 + soft, bead);
    }
    let bar = length(max(p - vec2(0.48, 0.04), vec2(0.0)));
    return 1.0 - smoothstep(0.11 - soft, 0.11 + soft, bar);
}

// A rope laid along the rim: slanting strands.
fn rope(p: vec2<f32>, inside: f32) -> f32 {
    let soft = 0.02;
    let ring = smoothstep(0.06 - soft, 0.06 + soft, inside) * (1.0 - smoothstep(0.2 - soft, 0.2 + soft, inside));
    let strand = abs(fract(atan2(p.y, p.x) * (24.0 / 6.2831853) + inside * 4.0) - 0.5);
    return ring * smoothstep(0.1, 0.18, strand);
}

// The stone under one coat. `q` is `p` turned so that the signs lie across.
fn coat(rock: vec3<f32>, kind: u32, p: vec2<f32>, q: vec2<f32>, tints: array<vec4<f32>, 3>) -> vec3<f32> {
    let second = kind == TOUCHED_SECOND || kind == CASHED_SECOND;
    let tint = select(tints[0].rgb, tints[1].rgb, second);
    switch kind {
        case 1u, 2u: {
            let ground = mix(rock, tint, 0.34);
            return mix(ground, tint * 0.72, owner_sign(second, q, 0.8));
        }
        case 4u, 5u: {
            let light = vec3(0.92, 0.84, 0.66);
            let ground = tint * (0.55 + 0.6 * rock);
            let signs = max(owner_sign(second, q, 1.0), rope(p, inside_hexagon(p)));
            return mix(ground, light, signs);
        }
        case 3u: {
            let green = tints[2].rgb;
            let ground = mix(rock * 0.5, green, 0.6);
            let arm = min(abs(q.x - q.y), abs(q.x + q.y)) * 0.7071;
            let cross = (1.0 - smoothstep(0.07, 0.11, arm)) * (1.0 - smoothstep(0.52, 0.56, length(q)));
            return mix(ground, green * 0.22, cross);
        }
        case 6u: {
            return rock * vec3(0.34, 0.33, 0.32);
        }
        default: {
            return rock;
        }
    }
}

// A tile as its tag says: which coat it has, which it had, and how far the new
// one has spread, from which side. See `TileFace` in `looks.rs`.
fn tile_face(rock: vec3<f32>, tag: u32, p: vec2<f32>, tints: array<vec4<f32>, 3>) -> vec3<f32> {
    // The tile lies turned by a twelfth.
    let q = vec2(0.8660254 * p.x + 0.5 * p.y, 0.8660254 * p.y - 0.5 * p.x);
    let now = (tag >> 12u) & 7u;
    let spread = f32((tag >> 16u) & 31u) / 31.0;
    let fresh = coat(rock, now, p, q, tints);
    if spread >= 1.0 {
        return fresh;
    }
    let before = coat(rock, (tag >> 21u) & 7u, p, q, tints);
    let side = (tag >> 5u) & 7u;
    var reached = 1.0 - smoothstep(spread * 1.2 - 0.07, spread * 1.2 + 0.07, length(q));
    if side < 6u {
        let angle = f32(side) * 1.0471976;
        let along = dot(q, vec2(cos(angle), -sin(angle)));
        let front = 1.0 - 2.0 * spread;
        reached = smoothstep(front - 0.07, front + 0.07, along);
    }
    return mix(before, fresh, reached);
}

// What is let into a rod: a line into the bar, a dot into each bead; both
// broader on the rods that were laid last.
fn rod_inlay(beads: bool, local: vec2<f32>, last: bool) -> f32 {
    if beads {
        let radius = select(0.30, 0.56, last);
        return 1.0 - smoothstep(radius - 0.06, radius + 0.06, length(local));
    }
    let p = abs(local) * vec2(0.425, 0.425);
    let size = select(vec2(0.2, 0.016), vec2(0.26, 0.042), last);
    let away = max(p.x - size.x, p.y - size.y);
    return 1.0 - smoothstep(-0.006, 0.006, away);
}

fn make(in: Varying, look: Look) -> Made {
    var made = bare(in);
    let n = made.normal;

    switch KIND {
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
            made.open *= mix(0.3, 1.0, smoothstep(-0.08, -0.01, in.world_position.y));
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
                // A hint has a colour of its own, see `looks.rs`.
                made.albedo = select(surface.marks[look.mark].rgb, surface.tints[0].rgb, look.mark == 5u);
                made.glow = made.albedo * (0.35 + 0.45 * look.strength);
            }
        }
        default: {}
    }
    return made;
}

@fragment
fn fragment(in: Varying, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    let look = look_from(in.tag);
    return lit(in, look, make(in, look), is_front);
}
