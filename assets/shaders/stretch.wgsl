// Draws the part of a picture that was rendered small over the whole screen.

#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput

@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(1) var picture_sampler: sampler;
// xy: the used part of the picture; zw: the middle of its last texel, beyond
// which lies nothing that may be blended in. Both in 0..1.
@group(0) @binding(2) var<uniform> part: vec4<f32>;

@fragment
fn fragment(in: FullscreenVertexOutput) -> @location(0) vec4<f32> {
    return textureSampleLevel(picture, picture_sampler, min(in.uv * part.xy, part.zw), 0.0);
}
