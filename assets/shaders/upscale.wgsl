// Draws the part of a picture that was rendered small over the whole screen,
// and the interface over it. The picture holds the roots of what is shown.

struct Spread {
    // xy: the used part of the picture; zw: the middle of its last texel,
    // beyond which lies nothing that may be blended in. Both in 0..1.
    part: vec4<f32>,
    // xy: a pixel of the screen, whose width and height are 1; zw: unused.
    pixel: vec4<f32>,
}

@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(1) var picture_sampler: sampler;
@group(0) @binding(2) var<uniform> spread: Spread;
// As large as the screen, multiplied by its cover.
@group(0) @binding(3) var interface_picture: texture_2d<f32>;

struct Corner {
    @builtin(position) position: vec4<f32>,
    @location(0) uv: vec2<f32>,
}

// A rectangle of the screen: left, top, right and bottom in pixels.
@vertex
fn vertex(@builtin(vertex_index) index: u32, @location(0) rectangle: vec4<f32>) -> Corner {
    // Two triangles, 0 1 2 and 2 1 3 of the corners in reading order, two bits each.
    let number = (3492u >> (2u * index)) & 3u;
    let right = f32(number & 1u);
    let low = f32(number >> 1u);
    let place = mix(rectangle.xy, rectangle.zw, vec2(right, low)) * spread.pixel.xy;
    var out: Corner;
    out.position = vec4(place.x * 2.0 - 1.0, 1.0 - place.y * 2.0, 0.0, 1.0);
    out.uv = place * spread.part.xy;
    return out;
}

@fragment
fn fragment(in: Corner) -> @location(0) vec4<f32> {
    let root = textureSampleLevel(picture, picture_sampler, min(in.uv, spread.part.zw), 0.0).rgb;
#ifdef INTERFACE
    let over = textureLoad(interface_picture, vec2<i32>(in.position.xy), 0);
    return vec4(over.rgb + (1.0 - over.a) * root * root, 1.0);
#else
    return vec4(root * root, 1.0);
#endif
}
