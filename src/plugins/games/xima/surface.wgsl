// What XIMA is played with: blocks of lacquer with signs let into them, and the
// pyramid with the star that shines on its summit.
//
// Every player has one sign on the top and one along the sides of a block, so that
// towers are read without their colours and from every side; special blocks carry
// a star as well.

#import bevy_pbr::forward_io::FragmentOutput
#import "shaders/surface.wgsl"::{surface, Varying, Look, Made, look_from, bare, paved, marked_square, lit}
#import "shaders/patterns.wgsl"::square_mark_cover

// Which surface it is, see `looks.rs`.
const KIND = #{SURFACE_KIND}u;

const BLOCK = 0u;
const SUMMIT = 1u;
const FLOOR = 2u;
const WALL = 3u;

// The marks of what is pointed at and of what can be moved, see `Mark`.
const HOVER = 1u;
const LEGAL = 2u;

// The pyramid, see `layout.rs`: the side of a square, the height of a storey.
const SQUARE = 0.9;
const STOREY = 0.78;

// The light of the star. Bevy draws bright colours in towards white, and LOW does not.
#ifdef LOW
const STARLIGHT = vec3(1.0, 0.62, 0.2);
#else
const STARLIGHT = vec3(1.1, 0.62, 0.08);
#endif

// A star with five points, one of them up, whose points lie at `size`.
fn star_cover(p: vec2<f32>, size: f32) -> f32 {
    let fifth = 1.2566371;
    let turn = atan2(p.x, -p.y);
    // Folded into half a point: from the tip (0) to the notch (a tenth turn).
    let angle = abs(fract(turn / fifth + 0.5) - 0.5) * fifth;
    let q = length(p) * vec2(cos(angle), sin(angle)) / size;
    let notch = 0.42 * vec2(0.809017, 0.587785);
    let edge = notch - vec2(1.0, 0.0);
    let out = (q.x - 1.0) * edge.y - q.y * edge.x;
    return 1.0 - smoothstep(-0.02, 0.02, out / length(edge));
}

fn disc(p: vec2<f32>, radius: f32) -> f32 {
    return 1.0 - smoothstep(radius - 0.03, radius + 0.03, length(p));
}

fn within(value: f32, half: f32) -> f32 {
    return 1.0 - smoothstep(half - 0.03, half + 0.03, abs(value));
}

// The owner's sign, about as large as `size`: a triangle, two bars, a ring, a
// cross.
fn owner_sign(owner: u32, p: vec2<f32>, size: f32) -> f32 {
    let q = p / size;
    switch owner {
        case 0u: {
            let low = q.y - 0.62;
            let slope = abs(q.x) * 0.866 - (q.y + 0.95) * 0.5;
            return 1.0 - smoothstep(-0.03, 0.03, max(low, slope));
        }
        case 1u: {
            return within(abs(q.y) - 0.42, 0.22) * within(q.x, 0.78);
        }
        case 2u: {
            return disc(q, 0.82) - disc(q, 0.44);
        }
        default: {
            return max(within(q.x, 0.24) * within(q.y, 0.82), within(q.y, 0.24) * within(q.x, 0.82));
        }
    }
}

// What is let into the top; `p` runs from -1 to 1.
fn top_sign(sign: u32, p: vec2<f32>) -> f32 {
    if sign > 4u {
        return star_cover(p, 0.9) * (1.0 - owner_sign(sign - 5u, p + vec2(0.0, -0.03), 0.24));
    }
    return owner_sign(sign - 1u, p, 0.56);
}

// What is let into the sides; `p` runs from -1.1 to 1.1 along them and from
// -0.5 (foot) to 0.5 upwards.
fn side_sign(sign: u32, p: vec2<f32>) -> f32 {
    let special = sign > 4u;
    let owner = (sign - 1u) % 4u;
    var cover = within(p.x, 0.86);
    switch owner {
        case 0u: {
            cover *= within(p.y, 0.16);
        }
        case 1u: {
            cover *= within(abs(p.y) - 0.19, 0.085);
        }
        case 2u: {
            let q = vec2((fract(p.x / 0.44) - 0.5) * 0.44, p.y);
            cover *= disc(q, 0.14);
        }
        default: {
            cover *= within((fract(p.x / 0.3) - 0.5) * 0.3, 0.065) * within(p.y, 0.26);
        }
    }
    if special {
        let star = star_cover(vec2(p.x, -p.y - 0.02), 0.46);
        return max(cover * smoothstep(0.42, 0.48, abs(p.x)), star);
    }
    return cover;
}

// The mark on the top of a block. What is pointed at keeps its colour, which says
// whose it is, and gets a rim.
fn block_mark_cover(mark: u32, p: vec2<f32>) -> f32 {
    if mark == HOVER || mark == LEGAL {
        let q = abs(p);
        let inside = 1.0 - max(q.x, q.y);
        // What can be moved has bars along the middles of its sides.
        let bars = (1.0 - smoothstep(0.24, 0.28, inside)) * (1.0 - smoothstep(0.42, 0.46, min(q.x, q.y)));
        return select(1.0 - smoothstep(0.12, 0.17, inside), bars, mark == LEGAL);
    }
    return square_mark_cover(mark, p);
}

// How far a place lies from a square of this half side.
fn beyond(p: vec2<f32>, half: f32) -> f32 {
    return length(max(abs(p) - vec2(half), vec2(0.0)));
}

// A square of the pyramid: the higher the storey, the lighter the stone; at the foot
// of the wall of the next one it lies in the corner's shade.
fn terrace(in: Varying, look: Look) -> Made {
    var made = paved(in, look);
    let place = in.world_position.xyz;
    let storey = clamp(round(place.y / STOREY), 0.0, 3.0);
    let half = (4.5 - 2.0 * storey) * SQUARE;
    let is_walled = step(storey, 2.5);
    let corner = smoothstep(-0.12, 0.62, beyond(place.xz, half));
#ifdef LOW
    // The lamp stands left behind the player: walls throw their shade to the right.
    let shade = smoothstep(-0.05, 0.3, beyond(place.xz - vec2(0.30, -0.13), half));
    let open = mix(0.50, 1.0, corner) * mix(0.62, 1.0, shade);
#else
    let open = mix(0.72, 1.0, corner);
#endif
    made.open *= mix(1.0, open, is_walled);
    made.albedo *= mix(vec3(0.60, 0.59, 0.60), vec3(0.80), storey / 2.0);
    // The star shines on what lies round the summit, and less on the storey below.
    let away = beyond(place.xz, 0.5 * SQUARE) / SQUARE;
    made.glow = STARLIGHT * 0.6 * max(storey - 0.7, 0.0) * exp(-1.1 * away);
    return made;
}

fn make(in: Varying, look: Look) -> Made {
    var made = bare(in);
    let n = made.normal;

    switch KIND {
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
                let cover = block_mark_cover(look.mark, local) * look.strength;
                made.albedo = mix(made.albedo, colour, cover * 0.92);
                made.glow = colour * cover * 0.2;
            }
        }
        case FLOOR: {
            made = marked_square(in, look, step(0.9, n.y), terrace(in, look));
        }
        case SUMMIT: {
            let upper = step(0.9, n.y);
            made = paved(in, look);
            let plan = (in.uv - 0.5) * 2.0;
            let star = star_cover(plan, 0.86) * upper;
            made.albedo = mix(made.albedo, vec3(0.45, 0.2, 0.04), star);
            made.glow = STARLIGHT * upper * mix(0.5 * exp(-1.6 * dot(plan, plan)), 1.0, star);
            made = marked_square(in, look, upper, made);
        }
        case WALL: {
            made = paved(in, look);
            // The edge of the summit is lit by its star.
            let up = in.world_position.y / STOREY - 2.0;
            made.glow = STARLIGHT * 0.5 * smoothstep(0.45, 1.0, up);
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
