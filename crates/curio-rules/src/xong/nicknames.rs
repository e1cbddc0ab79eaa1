//! Names that one can say for the Xoids that have none among players. They are this
//! program's own, and no rule and no record knows them.

use super::{Xoid, catalogue};

/// Names for the Xoids of four legs and more, in the order of their ranks.
const NICKNAMES: [&[&str]; 4] = [
    &["Crane", "Finch", "Newt", "Heron"],
    &[
        "Otter", "Badger", "Gecko", "Raven", "Mantis", "Beetle", "Lizard", "Sparrow", "Weasel",
        "Cricket", "Marten", "Plover",
    ],
    &[
        "Beaver", "Bison", "Camel", "Cobra", "Condor", "Coyote", "Cuckoo", "Dingo", "Dormouse",
        "Eagle", "Falcon", "Ferret", "Gibbon", "Hamster", "Hornet", "Iguana", "Jackal", "Kestrel",
        "Lemur", "Lobster", "Magpie", "Mole", "Moth", "Mussel", "Osprey", "Oyster", "Panther",
    ],
    &[
        "Adder",
        "Alpaca",
        "Anchovy",
        "Anteater",
        "Antelope",
        "Armadillo",
        "Bandicoot",
        "Barracuda",
        "Bobcat",
        "Buffalo",
        "Bullfinch",
        "Bustard",
        "Buzzard",
        "Caiman",
        "Canary",
        "Capybara",
        "Caribou",
        "Cassowary",
        "Catfish",
        "Chameleon",
        "Chamois",
        "Cheetah",
        "Chinchilla",
        "Cockatoo",
        "Cormorant",
        "Dolphin",
        "Dragonfly",
        "Dromedary",
        "Earwig",
        "Egret",
        "Elk",
        "Emu",
        "Firefly",
        "Flamingo",
        "Gazelle",
        "Giraffe",
        "Gnu",
        "Goldfinch",
        "Gorilla",
        "Grouse",
        "Guillemot",
        "Hedgehog",
        "Herring",
        "Hyena",
        "Ibex",
        "Ibis",
        "Impala",
        "Jaguar",
        "Kingfisher",
        "Kiwi",
        "Ladybird",
        "Lapwing",
        "Leopard",
        "Llama",
        "Lynx",
        "Mackerel",
        "Manatee",
        "Marmot",
        "Meerkat",
        "Mongoose",
        "Moose",
        "Narwhal",
        "Nightjar",
        "Ocelot",
        "Okapi",
        "Opossum",
        "Oriole",
        "Ocicat",
        "Ostrich",
        "Panda",
        "Peacock",
        "Pelican",
        "Penguin",
        "Porcupine",
        "Puffin",
        "Quail",
        "Quokka",
        "Raccoon",
    ],
];

/// The legs of the first of them.
const FIRST: usize = 4;

/// The nickname of a Xoid of up to seven legs; none where players have a name.
pub(super) fn nickname(xoid: &Xoid) -> Option<&'static str> {
    let (legs, rank) = catalogue::number(xoid).filter(|_| catalogue::name(xoid).is_none())?;
    let of_size = NICKNAMES.get(legs.checked_sub(FIRST)?)?;
    of_size.get(rank.checked_sub(1)?).copied()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_xoid_of_up_to_seven_legs_has_a_name_of_its_own() {
        let names: Vec<&str> = catalogue::up_to(7)
            .map(|xoid| xoid.name().or_else(|| nickname(xoid)).unwrap())
            .collect();
        assert_eq!(names.len(), 126);
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    }
}
