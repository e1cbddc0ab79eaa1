// The surfaces that every game may use: wood, planks, stone, brass, felt, paint,
// and the soft shadows under things.

#import bevy_pbr::forward_io::FragmentOutput
#import "shaders/surface.wgsl"::{surface, Varying, Look, Made, look_from, bare, paved, marked_square, lit}
#import "shaders/patterns.wgsl"::{wood, planks, stone, inside_hexagon, mark_cover}

// Which surface it is: a constant, see `scene::surface::SurfaceKind`.
const KIND = #{SURFACE_KIND}u;

const LACQUER = 0u;
const WOOD = 1u;
const PLANKS = 2u;
const STONE = 3u;
const BRASS = 4u;
const PIT = 5u;
const MATTE = 6u;
const PAVING = 7u;
const SHADOW = 8u;

fn make(in: Varying, look: Look) -> Made {
    var made = bare(in);
    let n = made.normal;

    switch KIND {
        case WOOD: {
            let grain = wood(in.uv, surface.main.rgb, surface.second.rgb);
            made.albedo = grain.albedo;
            made.roughness = grain.roughness;
            made.open *= (smoothstep(-0.9, -0.1, in.world_position.y) * 0.6 + 0.4);
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
            made.open *= mix(0.12, 1.0, smoothstep(-0.34, -0.02, in.world_position.y));
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
        case PAVING: {
            made = marked_square(in, look, step(0.9, n.y), paved(in, look));
        }
        case PIT: {
            // Felt that swallows light.
            made.albedo = surface.main.rgb * 0.4;
            made.open = 0.12;
        }
        default: {}
    }
    return made;
}

@fragment
fn fragment(in: Varying, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var out: FragmentOutput;
    let look = look_from(in.tag);

    if KIND == SHADOW {
        let place = (in.uv - 0.5) * 2.0;
        let deep = max(1.0 - dot(place, place), 0.0);
        let left = 1.0 - look.strength * deep * deep;
#ifdef ROOTS
        // What is kept are roots.
        out.color = vec4(0.0, 0.0, 0.0, 1.0 - sqrt(left));
#else
        out.color = vec4(0.0, 0.0, 0.0, 1.0 - left);
#endif
        return out;
    }

    return lit(in, look, make(in, look), is_front);
}
