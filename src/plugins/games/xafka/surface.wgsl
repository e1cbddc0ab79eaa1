// The glass of the traffic light's lamps.

#import bevy_pbr::forward_io::FragmentOutput
#import "shaders/surface.wgsl"::{surface, Varying, Look, Made, look_from, bare, lit}

// The sign cast into a lamp's glass, so that the light is read without its
// colour: a bar for red, a lozenge for yellow, a ring for green.
fn lamp_sign(kind: u32, p: vec2<f32>) -> f32 {
    let soft = 0.03;
    switch kind {
        case 1u: {
            return (1.0 - smoothstep(0.56 - soft, 0.56 + soft, abs(p.x))) * (1.0 - smoothstep(0.15 - soft, 0.15 + soft, abs(p.y)));
        }
        case 2u: {
            return 1.0 - smoothstep(0.4 - soft, 0.4 + soft, abs(p.x) + abs(p.y));
        }
        default: {
            let r = length(p);
            return smoothstep(0.28 - soft, 0.28 + soft, r) * (1.0 - smoothstep(0.5 - soft, 0.5 + soft, r));
        }
    }
}

fn make(in: Varying, look: Look) -> Made {
    var made = bare(in);
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
    return made;
}

@fragment
fn fragment(in: Varying, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    let look = look_from(in.tag);
    return lit(in, look, make(in, look), is_front);
}
