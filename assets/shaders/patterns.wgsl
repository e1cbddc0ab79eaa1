// What materials look like before light falls on them: colour and roughness.

#ifdef LOW
#import "shaders/noise.wgsl"::{hash, value_noise}
#else
#import "shaders/noise.wgsl"::{hash, value_noise, fractal_noise}
#endif

struct Pattern {
    albedo: vec3<f32>,
    // Perceptual, 0 mirror to 1 chalk.
    roughness: f32,
    // Small slope of the surface along the two coordinates of the pattern.
    slope: vec2<f32>,
}

#ifdef LOW
// A wave of period 1 between -1 and 1, of two parabolas.
fn wave(x: f32) -> f32 {
    let t = 2.0 * fract(x) - 1.0;
    return 4.0 * t * (1.0 - abs(t));
}

// Streaks along x in 0..1: noise that is smooth along them only.
fn streaks(p: vec2<f32>) -> f32 {
    let cell = floor(p);
    let f = p.x - cell.x;
    return mix(hash(cell), hash(cell + vec2(1.0, 0.0)), f * f * (3.0 - 2.0 * f));
}
#endif

// Oiled wood. `p.x` runs along the grain, one unit as on the table.
fn wood(p: vec2<f32>, light: vec3<f32>, dark: vec3<f32>) -> Pattern {
    var out: Pattern;
#ifdef LOW
    // Waves instead of noise where nobody looks closely: half the work.
    let sway = 0.5 + 0.26 * wave(p.x * 0.083 + 0.31 * wave(p.y * 0.21)) + 0.24 * wave(p.y * 0.17 + p.x * 0.037);
    let fibre = streaks(p * vec2(1.1, 26.0));
    let rings = abs(fract(p.y * 1.1 + sway * 2.4) - 0.5) * 2.0;
    let tone = 0.62 * rings + 0.38 * fibre;
    out.albedo = mix(dark, light, 0.18 + 0.72 * tone);
    out.roughness = 0.5;
    out.slope = vec2(0.0);
#else
    // Growth rings cut lengthwise: bands that sway slowly along the plank.
    let sway = fractal_noise(p * vec2(0.16, 0.75), 3);
    let ring_place = p.y * 0.9 + sway * 3.1;
    let ring = fract(ring_place);
    // Late wood ends each ring with a dark, sharp edge.
    let late = smoothstep(0.35, 0.93, ring) * (1.0 - smoothstep(0.95, 1.0, ring));
    // Fibres and pores: fine streaks along the grain.
    let fibre = fractal_noise(p * vec2(1.4, 34.0) + vec2(sway * 4.0, 0.0), 3);
    let pore = smoothstep(0.66, 0.8, value_noise(p * vec2(3.2, 88.0)));
    // Chatoyance: broad soft clouds where the fibres rise to the surface.
    let cloud = fractal_noise(p * vec2(0.35, 1.3) + vec2(31.0, 7.0), 2);
    var tone = 0.86 - 0.5 * late + 0.34 * (fibre - 0.5) + 0.3 * (cloud - 0.5);
    tone = clamp(tone, 0.0, 1.0);
    out.albedo = mix(dark, light, tone) * (1.0 - 0.22 * pore);
    out.roughness = 0.36 + 0.16 * late + 0.2 * pore + 0.1 * (fibre - 0.5);
    out.slope = vec2(0.0, (fibre - 0.5) * 0.06 - pore * 0.05);
#endif
    return out;
}

// How much finer the grain of the table is.
const GRAIN = 2.8;

// A table of planks, each cut from another tree.
fn planks(p: vec2<f32>, light: vec3<f32>, dark: vec3<f32>) -> Pattern {
    let width = 2.6;
    let row = floor(p.y / width);
    let across = p.y - row * width;
    let length = 19.0;
    let along = p.x + hash(vec2(row, 3.0)) * length;
    let part = floor(along / length);
    let chance = hash(vec2(row * 7.0 + part, 11.0));
    // A plank is as wide as a hand: its grain is finer than that of a board's rim.
    var out = wood(
        vec2(along + chance * 40.0, across + chance * 23.0) * GRAIN,
        light * (0.86 + 0.26 * chance),
        dark * (0.86 + 0.22 * chance),
    );
    // The joint: a hair of shadow, softened with distance by its own width.
    let gap = min(min(across, width - across), min(along - part * length, (part + 1.0) * length - along) * 1.0);
    let soft = max(fwidth(p.y), 0.012);
    let joint = 1.0 - smoothstep(0.012, 0.012 + soft, gap);
    out.albedo *= 1.0 - 0.62 * joint * min(0.03 / soft, 1.0);
    return out;
}

// Limestone, honed. `seed` in 0..1 makes every tile another piece of rock.
fn stone(p: vec2<f32>, seed: f32, light: vec3<f32>, dark: vec3<f32>) -> Pattern {
    var out: Pattern;
    let shift = vec2(seed * 61.0, seed * 37.0);
    let warm = 0.93 + 0.12 * fract(seed * 7.31);
#ifdef LOW
    let cloud = value_noise(p * 1.7 + shift);
    let speck = hash(floor((p + shift) * 26.0));
    out.albedo = mix(dark, light, 0.6 + 0.36 * cloud + 0.1 * (speck - 0.5)) * warm;
    out.roughness = 0.55;
    out.slope = vec2(0.0);
#else
    let cloud = fractal_noise(p * 1.5 + shift, 4);
    // Sediment: soft bands, turned differently on every tile.
    let turn = seed * 6.28;
    let along = p.x * cos(turn) + p.y * sin(turn);
    let band = fractal_noise(vec2(along * 3.2 + cloud * 1.6, seed * 19.0), 2);
    let vein_line = abs(fractal_noise(p * 1.1 + shift.yx + vec2(cloud), 3) - 0.5);
    let vein = 1.0 - smoothstep(0.0, 0.034, vein_line);
    let grit = value_noise((p + shift) * 42.0);
    let shell = smoothstep(0.8, 0.92, value_noise((p + shift) * 11.0));
    let tone = 0.44 + 0.46 * (cloud - 0.3) + 0.26 * (band - 0.5) + 0.12 * (grit - 0.5) + 0.16 * shell - 0.3 * vein;
    // Under the lamp, light stone is near white: its pattern needs room below that.
    out.albedo = mix(dark, light, clamp(tone, 0.0, 1.0)) * warm * 0.92;
    out.roughness = 0.5 - 0.12 * shell + 0.16 * grit + 0.1 * vein;
    out.slope = vec2(grit - 0.5, value_noise((p + shift) * 42.0 + vec2(9.0)) - 0.5) * 0.045;
#endif
    return out;
}

// How far inside a flat-topped hexagon of circumradius 1 a place lies: 0 on
// the rim, about 0.87 in the middle.
fn inside_hexagon(p: vec2<f32>) -> f32 {
    let q = abs(p);
    return 0.8660254 - max(q.y, q.x * 0.8660254 + q.y * 0.5);
}

// How much of a mark's colour lies at a place of a tile. Every meaning has its
// own pattern, so that it can be told apart without its colour.
fn mark_cover(kind: u32, p: vec2<f32>) -> f32 {
    let inside = inside_hexagon(p);
    let soft = 0.018;
    switch kind {
        // Hover: the whole face, lightly, stronger towards the rim.
        case 1u: {
            return 0.34 + 0.6 * (1.0 - smoothstep(0.04, 0.34, inside));
        }
        // Legal: a slim ring inside the rim.
        case 2u: {
            return smoothstep(0.09 - soft, 0.09 + soft, inside) * (1.0 - smoothstep(0.2 - soft, 0.2 + soft, inside));
        }
        // Selected: a broad ring.
        case 3u: {
            return smoothstep(0.06 - soft, 0.06 + soft, inside) * (1.0 - smoothstep(0.26 - soft, 0.26 + soft, inside));
        }
        // Goal: a broad ring round a light face.
        case 9u: {
            let ring = smoothstep(0.06 - soft, 0.06 + soft, inside) * (1.0 - smoothstep(0.26 - soft, 0.26 + soft, inside));
            return max(ring, 0.22 * smoothstep(0.06, 0.1, inside));
        }
        // Last move: the six corners.
        case 4u: {
            let ring = smoothstep(0.06 - soft, 0.06 + soft, inside) * (1.0 - smoothstep(0.17 - soft, 0.17 + soft, inside));
            return ring * smoothstep(0.73, 0.77, length(p));
        }
        // Hint: a ring of dashes.
        case 5u: {
            let radius = length(p);
            let ring = smoothstep(0.48 - soft, 0.48 + soft, radius) * (1.0 - smoothstep(0.66 - soft, 0.66 + soft, radius));
            let turn = atan2(p.y, p.x) * (9.0 / 6.2831853);
            return ring * smoothstep(0.17, 0.22, abs(fract(turn) - 0.5));
        }
        // Refused: slanting bars.
        case 6u: {
            let bar = abs(fract((p.x + p.y) * 2.6) - 0.5);
            return smoothstep(0.22, 0.28, bar) * smoothstep(0.08, 0.12, inside);
        }
        default: {
            return 0.0;
        }
    }
}

// The same for squares: `p` runs from -1 to 1 over the face. Marks that lie on
// a thing with a sign of its own keep to the rim, so that both are read.
fn square_mark_cover(kind: u32, p: vec2<f32>) -> f32 {
    let q = abs(p);
    let inside = 1.0 - max(q.x, q.y);
    let radius = length(p);
    let soft = 0.03;
    switch kind {
        // Hover: the whole face, lightly, stronger towards the rim.
        case 1u: {
            return 0.22 + 0.7 * (1.0 - smoothstep(0.06, 0.3, inside));
        }
        // Legal: a ring.
        case 2u: {
            return smoothstep(0.3 - soft, 0.3 + soft, radius) * (1.0 - smoothstep(0.5 - soft, 0.5 + soft, radius));
        }
        // Selected: a broad frame.
        case 3u: {
            return smoothstep(0.04 - soft, 0.04 + soft, inside) * (1.0 - smoothstep(0.24 - soft, 0.24 + soft, inside));
        }
        // Goal: a broad frame round a light face.
        case 9u: {
            let frame = smoothstep(0.04 - soft, 0.04 + soft, inside) * (1.0 - smoothstep(0.24 - soft, 0.24 + soft, inside));
            return max(frame, 0.22 * smoothstep(0.04, 0.1, inside));
        }
        // Last move: the four corners.
        case 4u: {
            let frame = smoothstep(0.05 - soft, 0.05 + soft, inside) * (1.0 - smoothstep(0.2 - soft, 0.2 + soft, inside));
            return frame * smoothstep(0.46, 0.5, min(q.x, q.y));
        }
        // Hint: a ring of dashes.
        case 5u: {
            let ring = smoothstep(0.5 - soft, 0.5 + soft, radius) * (1.0 - smoothstep(0.76 - soft, 0.76 + soft, radius));
            let turn = atan2(p.y, p.x) * (8.0 / 6.2831853);
            return ring * smoothstep(0.17, 0.22, abs(fract(turn) - 0.5));
        }
        // Refused: slanting bars.
        case 6u: {
            let bar = abs(fract((p.x + p.y) * 1.6) - 0.5);
            return smoothstep(0.22, 0.28, bar) * smoothstep(0.05, 0.1, inside);
        }
        // Way: a dot.
        case 7u: {
            return 1.0 - smoothstep(0.3 - soft, 0.3 + soft, radius);
        }
        // Barred: a cross.
        case 8u: {
            let arm = min(abs(p.x - p.y), abs(p.x + p.y)) * 0.7071;
            return (1.0 - smoothstep(0.13 - soft, 0.13 + soft, arm)) * smoothstep(0.1, 0.16, inside);
        }
        default: {
            return 0.0;
        }
    }
}
