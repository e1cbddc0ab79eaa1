//! The 256 colours of a picture in a GIF: chosen so that what is drawn with
//! them is as near to the picture as can be, and the same on every machine.
//!
//! Colours that are alike are gathered in bins, and the bins divided again and
//! again where they differ most. Where a picture has few colours, as the part of
//! one that has changed usually does, every one of them is kept.

/// The bits of each channel that tell bins apart.
const BITS: u32 = 6;
/// The most colours that a picture may have, besides one that is transparent.
const MOST: usize = 255;

/// The colours of a picture, and which pixel has which.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Painted {
    /// Three bytes a colour.
    pub(crate) palette: Vec<u8>,
    /// The number of each pixel's colour; [`Painted::clear`] where nothing is
    /// painted.
    pub(crate) pixels: Vec<u8>,
    /// The transparent colour.
    pub(crate) clear: u8,
}

/// Colours that are alike: how many pixels have them, and their sum.
#[derive(Clone, Copy, Debug, Default)]
struct Bin {
    key: usize,
    count: u64,
    sum: [u64; 3],
}

impl Bin {
    fn mean(&self) -> [u64; 3] {
        self.sum.map(|sum| sum / self.count.max(1))
    }
}

/// Bins that will be one colour.
#[derive(Clone, Copy, Debug)]
struct Group {
    from: usize,
    to: usize,
    /// How far they are from their mean, along the worst channel and in all.
    fault: u64,
    channel: usize,
}

impl Group {
    fn new(bins: &[Bin], from: usize, to: usize) -> Self {
        let within = bins.get(from..to).unwrap_or_default();
        let count: u64 = within.iter().map(|bin| bin.count).sum();
        let mut worst = (0, 0);
        for channel in 0..3 {
            let (mut sum, mut squares) = (0, 0);
            for bin in within {
                let value = bin.mean()[channel];
                sum += value * bin.count;
                squares += value * value * bin.count;
            }
            let fault = squares.saturating_sub(sum * sum / count.max(1));
            if fault > worst.0 {
                worst = (fault, channel);
            }
        }
        Self {
            from,
            to,
            fault: worst.0,
            channel: worst.1,
        }
    }
}

/// Chooses the colours of a picture; `None` is a transparent pixel.
pub(super) fn choose(picture: &[Option<[u8; 3]>]) -> Painted {
    let key = |colour: [u8; 3]| {
        colour.iter().fold(0, |key, channel| {
            key << BITS | usize::from(channel >> (8 - BITS))
        })
    };
    // Which bin a key has, counted from 1.
    let mut bin_of = vec![0_u32; 1 << (3 * BITS)];
    let mut bins: Vec<Bin> = Vec::new();
    for colour in picture.iter().flatten() {
        let key = key(*colour);
        let Some(place) = bin_of.get_mut(key) else {
            continue;
        };
        if *place == 0 {
            bins.push(Bin {
                key,
                ..Bin::default()
            });
            *place = u32::try_from(bins.len()).unwrap_or(u32::MAX);
        }
        if let Some(bin) = bins.get_mut(*place as usize - 1) {
            bin.count += 1;
            for (sum, channel) in bin.sum.iter_mut().zip(colour) {
                *sum += u64::from(*channel);
            }
        }
    }
    let groups = divide(&mut bins);
    let mut palette = Vec::with_capacity((groups.len() + 1) * 3);
    for (number, group) in groups.iter().enumerate() {
        let within = bins.get(group.from..group.to).unwrap_or_default();
        let count: u64 = within.iter().map(|bin| bin.count).sum();
        for channel in 0..3 {
            let sum: u64 = within.iter().map(|bin| bin.sum[channel]).sum();
            palette.push(u8::try_from((sum + count / 2) / count.max(1)).unwrap_or(u8::MAX));
        }
        for bin in within {
            if let Some(place) = bin_of.get_mut(bin.key) {
                *place = number as u32;
            }
        }
    }
    let clear = u8::try_from(groups.len()).unwrap_or(u8::MAX);
    palette.extend([0; 3]);
    let pixels = picture
        .iter()
        .map(|colour| {
            let place = colour.and_then(|colour| bin_of.get(key(colour)).copied());
            place.map_or(clear, |place| u8::try_from(place).unwrap_or(clear))
        })
        .collect();
    Painted {
        palette,
        pixels,
        clear,
    }
}

/// Divides the bins into as many groups as there may be colours.
fn divide(bins: &mut [Bin]) -> Vec<Group> {
    if bins.is_empty() {
        return Vec::new();
    }
    let mut groups = vec![Group::new(bins, 0, bins.len())];
    while groups.len() < MOST {
        // The first of the worst: ties are broken the same way everywhere.
        let worst = (0..groups.len()).rev().max_by_key(|at| groups[*at].fault);
        let Some(worst) = worst.filter(|at| groups[*at].fault > 0) else {
            break;
        };
        let Group {
            from, to, channel, ..
        } = groups[worst];
        let within = &mut bins[from..to];
        within.sort_unstable_by_key(|bin| (bin.mean()[channel], bin.key));
        let count: u64 = within.iter().map(|bin| bin.count).sum();
        let sum: u64 = within
            .iter()
            .map(|bin| bin.mean()[channel] * bin.count)
            .sum();
        let mean = sum / count.max(1);
        // Neither half is empty: something is above the mean, or there is no fault.
        let above = within.partition_point(|bin| bin.mean()[channel] <= mean);
        let middle = from + above.clamp(1, to - from - 1);
        groups[worst] = Group::new(bins, from, middle);
        groups.push(Group::new(bins, middle, to));
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(painted: &Painted) -> Vec<Option<[u8; 3]>> {
        let colour = |at: &u8| {
            let at = usize::from(*at) * 3;
            [0, 1, 2].map(|channel| painted.palette[at + channel])
        };
        painted
            .pixels
            .iter()
            .map(|at| (*at != painted.clear).then(|| colour(at)))
            .collect()
    }

    #[test]
    fn a_picture_of_few_colours_keeps_every_one() {
        let picture: Vec<_> = (0..200_u8)
            .map(|n| (n % 7 != 0).then_some([n / 50 * 60, 20, 200 - n / 50 * 40]))
            .collect();
        assert_eq!(drawn(&choose(&picture)), picture);
    }

    #[test]
    fn nothing_painted_is_transparent() {
        let painted = choose(&[None; 5]);
        assert_eq!(drawn(&painted), [None; 5]);
        assert_eq!(painted.palette.len(), 3);
    }

    #[test]
    fn a_picture_of_many_colours_is_met_nearly_and_a_rare_one_not_lost() {
        // Wood in all its shades, and a small red lamp.
        let mut picture: Vec<_> = (0..40_000_u32)
            .map(|n| {
                let light = (n % 200) as u8;
                Some([light, light / 2 + (n / 200 % 20) as u8, light / 4])
            })
            .collect();
        picture[777] = Some([250, 10, 10]);
        let painted = choose(&picture);
        assert_eq!(painted.palette.len(), (MOST + 1) * 3);
        let off = |(one, other): (&Option<[u8; 3]>, &Option<[u8; 3]>)| match (one, other) {
            (Some(one), Some(other)) => (0..3)
                .map(|channel| one[channel].abs_diff(other[channel]))
                .fold(0, u8::max),
            _ => u8::MAX,
        };
        let drawn = drawn(&painted);
        let worst = picture.iter().zip(&drawn).map(off).fold(0, u8::max);
        assert!(worst <= 12, "{worst}");
        assert_eq!(painted, choose(&picture));
    }
}
