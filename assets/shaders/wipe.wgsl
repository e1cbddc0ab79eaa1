// Clears what lies within the scissor rectangle.

@vertex
fn vertex(@builtin(vertex_index) index: u32) -> @builtin(position) vec4<f32> {
    // One triangle that is larger than the screen.
    let place = vec2(f32((index << 1u) & 2u), f32(index & 2u));
    return vec4(place * 2.0 - 1.0, 0.0, 1.0);
}

@fragment
fn fragment() -> @location(0) vec4<f32> {
    return vec4(0.0);
}
