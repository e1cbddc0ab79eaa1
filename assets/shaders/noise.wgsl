// Hashes and value noise. No textures and no sine, so that the grain is the
// same on every machine.

// One number in 0..1 per whole-numbered place.
fn hash(p: vec2<f32>) -> f32 {
    var q = vec2<u32>(vec2<i32>(p) + vec2<i32>(0x4000));
    var h = q.x * 0x9E3779B1u ^ q.y * 0x85EBCA77u;
    h = (h ^ (h >> 15u)) * 0x2C1B3C6Du;
    h = h ^ (h >> 12u);
    return f32(h & 0xFFFFu) * (1.0 / 65535.0);
}

// Smooth noise in 0..1 with one feature per unit.
fn value_noise(p: vec2<f32>) -> f32 {
    let cell = floor(p);
    let f = p - cell;
    let w = f * f * (3.0 - 2.0 * f);
    let a = hash(cell);
    let b = hash(cell + vec2(1.0, 0.0));
    let c = hash(cell + vec2(0.0, 1.0));
    let d = hash(cell + vec2(1.0, 1.0));
    return mix(mix(a, b, w.x), mix(c, d, w.x), w.y);
}

// A few octaves, in 0..1.
fn fractal_noise(p: vec2<f32>, octaves: i32) -> f32 {
    var sum = 0.0;
    var weight = 0.5;
    var total = 0.0;
    var q = p;
    for (var k = 0; k < octaves; k += 1) {
        sum += weight * value_noise(q);
        total += weight;
        weight *= 0.5;
        // A turn between octaves hides the lattice.
        q = vec2(1.6 * q.x - 1.2 * q.y, 1.2 * q.x + 1.6 * q.y) + vec2(17.3, 9.1);
    }
    return sum / total;
}
