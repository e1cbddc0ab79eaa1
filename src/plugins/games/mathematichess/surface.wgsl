// What is let into the plinths and squares of Mathematichess: figures of the
// values, and the light in what stays empty.

#import bevy_pbr::forward_io::FragmentOutput
#import "shaders/surface.wgsl"::{surface, Varying, Look, Made, look_from, bare, lit}

// Which surface it is, see `surfaces.rs`.
const KIND = #{SURFACE_KIND}u;

const COURT = 0u;
const WELL = 1u;

// The distance to a digit of straight strokes, 1 high and 0.5 wide about the origin, y down.
//
// A processor that draws works out every stroke at every place, whatever the digit: so there
// are few, and all but one lie along an axis.
fn digit(number: u32, p: vec2<f32>) -> f32 {
    let four = number == 4u;
    let seven = number == 7u;
    let slants = number == 1u || four || seven;
    // A slant from the upper end of the digit,
    let top = vec2(select(select(0.06, 0.12, four), 0.25, seven), -0.5);
    let to = select(select(vec2(-0.14, -0.3), vec2(-0.27, 0.18), four), vec2(-0.08, 0.5), seven);
    let along = to - top;
    let part = clamp(dot(p - top, along) / dot(along, along), 0.0, 1.0);
    let slant = p - top - along * part;
    // a post below it in 1 and 4, a bar in 4 and 7.
    let post = vec2(p.x - top.x, max(abs(p.y) - 0.5, 0.0));
    let bar = vec2(max(abs(p.x - select(0.0, 0.015, four)) - select(0.25, 0.285, four), 0.0), p.y - select(-0.5, 0.18, four));
    var special = min(dot(slant, slant), select(dot(post, post), 9.0, seven));
    special = min(special, select(9.0, dot(bar, bar), four || seven));
    // Of the others, which of seven strokes: top, middle, bottom, upper left and right,
    // lower left and right. Seven bits a digit.
    let word = select(select(12287u, 1828736u, number < 8u), 183353469u, number < 4u);
    let on = word >> ((number & 3u) * 7u);
    let across = max(abs(p.x) - 0.25, 0.0);
    let rows = across * across + vec3((p.y + 0.5) * (p.y + 0.5), p.y * p.y, (p.y - 0.5) * (p.y - 0.5));
    let columns = vec2((p.x + 0.25) * (p.x + 0.25), (p.x - 0.25) * (p.x - 0.25));
    let upper = max(abs(p.y + 0.25) - 0.25, 0.0);
    let lower = max(abs(p.y - 0.25) - 0.25, 0.0);
    let uppers = columns + upper * upper;
    let lowers = columns + lower * lower;
    let shown = (vec3(on) & vec3(1u, 2u, 4u)) != vec3(0u);
    let row = select(vec3(9.0), rows, shown);
    let sides = select(vec4(9.0), vec4(uppers, lowers), (vec4(on) & vec4(8u, 16u, 32u, 64u)) != vec4(0u));
    let plain = min(min(min(row.x, row.y), row.z), min(min(sides.x, sides.y), min(sides.z, sides.w)));
    return sqrt(select(plain, special, slants));
}

// How much of a number's ink lies at a place of the left front corner of a plinth. The
// ground plan runs from -1 to 1, the front is at positive y; `pixel` is how much
// of the plan a pixel covers.
fn number_cover(number: u32, plan: vec2<f32>, pixel: f32) -> f32 {
    let p = (plan - vec2(select(-0.58, -0.46, number >= 10u), 0.5)) / 0.58;
    if abs(p.y) > 0.7 || abs(p.x) > 1.0 {
        return 0.0;
    }
    // Of two digits the nearer.
    let two = number >= 10u;
    let first = two && p.x < -0.2;
    let which = select(select(number, number - 10u, two), 1u, first);
    let near = digit(which, p - vec2(select(select(0.0, 0.22, two), -0.42, first), 0.0));
    let soft = clamp(2.0 * pixel, 0.02, 0.2);
    return 1.0 - smoothstep(0.1 - soft * 0.5, 0.1 + soft * 0.5, near);
}

// The light in an empty square. White's is a sun, Black's an eclipse, a shared
// one half of each, so that the owner shows without the colour. In `x` how
// much of the light tone lies at the place, in `y` how much of the dark one.
fn well(owner: u32, p: vec2<f32>) -> vec2<f32> {
    let r = length(p);
    let sun = vec2(1.0 - smoothstep(0.7, 0.98, r), 0.0);
    let rim = smoothstep(0.5, 0.58, r) * (1.0 - smoothstep(0.82, 0.96, r));
    let eclipse = vec2(rim, 1.0 - smoothstep(0.86, 0.98, r));
    switch owner {
        case 1u: { return sun; }
        case 2u: { return eclipse; }
        case 3u: { return select(sun, eclipse, p.x + p.y > 0.0); }
        default: { return vec2(0.0); }
    }
}

// The bolts across the corners of a secured square.
fn bolts(p: vec2<f32>) -> f32 {
    let q = abs(p);
    let across = abs(q.x + q.y - 1.62) * 0.7071;
    return 1.0 - smoothstep(0.09, 0.13, across);
}

// How much of a mark's colour lies at a place of a plinth or a well. All keep
// to the rim, for the middle is taken by a figure or a number.
fn court_mark_cover(kind: u32, p: vec2<f32>) -> f32 {
    let q = abs(p);
    let inside = 0.93 - max(q.x, q.y);
    let soft = 0.03;
    let frame = smoothstep(-0.02, 0.01, inside) * (1.0 - smoothstep(0.2 - soft, 0.2 + soft, inside));
    switch kind {
        // Hover: the whole face, lightly, stronger towards the rim.
        case 1u: {
            return 0.3 + 0.6 * (1.0 - smoothstep(0.06, 0.3, inside));
        }
        // Legal: a frame.
        case 2u: {
            return frame;
        }
        // Selected: the whole plinth.
        case 3u: {
            return max(frame, 0.75);
        }
        // Last move: the four corners.
        case 4u: {
            return frame * smoothstep(0.5, 0.54, min(q.x, q.y));
        }
        // Hint: dashes.
        case 5u: {
            let along = select(p.x, p.y, q.x > q.y);
            return frame * step(0.5, fract(along * 2.4 + 0.25));
        }
        // Refused: slanting bars.
        case 6u: {
            let bar = abs(fract((p.x + p.y) * 1.6) - 0.5);
            return smoothstep(0.22, 0.28, bar) * smoothstep(0.0, 0.05, inside);
        }
        // Way: the middles of the sides.
        case 7u: {
            return frame * (1.0 - smoothstep(0.36, 0.4, min(q.x, q.y)));
        }
        default: {
            return 0.0;
        }
    }
}

fn make(in: Varying, look: Look) -> Made {
    var made = bare(in);
    let n = made.normal;

    switch KIND {
        case COURT: {
            // Far from 0 and 1, the coordinates are those of the figure.
            let on_plinth = in.uv.x < 2.0;
            let pixel = 2.0 * max(fwidth(in.uv.x), fwidth(in.uv.y));
            let boxwood = in.sign == 1u;
            if boxwood {
                let grain = abs(fract(in.uv.x * 2.6 + 0.2 * sin(in.uv.y * 4.0)) - 0.5) * 2.0;
                made.albedo = mix(surface.second.rgb, surface.main.rgb, 0.86 + 0.14 * grain);
            }
            let colour = surface.marks[look.mark].rgb;
            // Quieter than the figures, which are what is looked for.
            let ink = select(vec3(0.06, 0.07, 0.1), vec3(0.5, 0.36, 0.22), boxwood);
            if on_plinth {
                let plan = (in.uv - 0.5) * 2.0;
                let inside = 0.96 - max(abs(plan.x), abs(plan.y));
                let upper = step(0.9, n.y);
                // A line round the edge keeps neighbours apart.
                let line = smoothstep(0.05, 0.08, inside) * (1.0 - smoothstep(0.12, 0.15, inside)) * upper;
                made.albedo = mix(made.albedo, surface.second.rgb, line);
                if look.mark != 0u {
                    let cover = court_mark_cover(look.mark, plan) * look.strength * upper;
                    made.albedo = mix(made.albedo, colour, cover * 0.95);
                    made.glow = colour * cover * 0.25;
                }
                if upper > 0.5 {
                    let cover = number_cover(in.tag & 0xFFu, plan, pixel);
                    made.albedo = mix(made.albedo, ink, cover);
                    made.roughness = mix(made.roughness, 0.7, cover);
                    made.glow *= 1.0 - cover;
                }
            } else if in.uv.x > 8.0 {
                // The sign on a flat tile.
                made.albedo = surface.tints[0].rgb;
                made.roughness = 0.7;
            } else {
                // Figures stand out from the plinth they stand on.
                made.albedo = surface.tints[0].rgb;
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
            // Nothing on the board is brighter: what counts is what is empty.
            made.glow = glow * (light.x * select(0.85, 1.2, black) + 0.16 * upper * (1.0 - light.y));
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
        default: {}
    }
    return made;
}

@fragment
fn fragment(in: Varying, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    let look = look_from(in.tag);
    return lit(in, look, make(in, look), is_front);
}
