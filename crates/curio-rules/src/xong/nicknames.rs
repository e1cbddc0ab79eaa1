//! Names that one can say for the Xoids that have none among players. They are this
//! program's own, and no rule and no record knows them.

use super::{Xoid, catalogue};
use crate::texts;

macro_rules! names {
    ($($name:ident)+) => { &[$(texts::$name,)+] };
}

/// Names for the Xoids of four legs and more, in the order of their ranks.
const NICKNAMES: [&[fn() -> &'static str]; 4] = [
    names! {
        xong_nickname_crane xong_nickname_finch xong_nickname_newt xong_nickname_heron
    },
    names! {
        xong_nickname_otter xong_nickname_badger xong_nickname_gecko xong_nickname_raven
        xong_nickname_mantis xong_nickname_beetle xong_nickname_lizard xong_nickname_sparrow
        xong_nickname_weasel xong_nickname_cricket xong_nickname_marten xong_nickname_plover
    },
    names! {
        xong_nickname_beaver xong_nickname_bison xong_nickname_camel xong_nickname_cobra
        xong_nickname_condor xong_nickname_coyote xong_nickname_cuckoo xong_nickname_dingo
        xong_nickname_dormouse xong_nickname_eagle xong_nickname_falcon xong_nickname_ferret
        xong_nickname_gibbon xong_nickname_hamster xong_nickname_hornet xong_nickname_iguana
        xong_nickname_jackal xong_nickname_kestrel xong_nickname_lemur xong_nickname_lobster
        xong_nickname_magpie xong_nickname_mole xong_nickname_moth xong_nickname_mussel
        xong_nickname_osprey xong_nickname_oyster xong_nickname_panther
    },
    names! {
        xong_nickname_adder xong_nickname_alpaca xong_nickname_anchovy xong_nickname_anteater
        xong_nickname_antelope xong_nickname_armadillo xong_nickname_bandicoot
        xong_nickname_barracuda xong_nickname_bobcat xong_nickname_buffalo xong_nickname_bullfinch
        xong_nickname_bustard xong_nickname_buzzard xong_nickname_caiman xong_nickname_canary
        xong_nickname_capybara xong_nickname_caribou xong_nickname_cassowary xong_nickname_catfish
        xong_nickname_chameleon xong_nickname_chamois xong_nickname_cheetah
        xong_nickname_chinchilla xong_nickname_cockatoo xong_nickname_cormorant
        xong_nickname_dolphin xong_nickname_dragonfly xong_nickname_dromedary xong_nickname_earwig
        xong_nickname_egret xong_nickname_elk xong_nickname_emu xong_nickname_firefly
        xong_nickname_flamingo xong_nickname_gazelle xong_nickname_giraffe xong_nickname_gnu
        xong_nickname_goldfinch xong_nickname_gorilla xong_nickname_grouse xong_nickname_guillemot
        xong_nickname_hedgehog xong_nickname_herring xong_nickname_hyena xong_nickname_ibex
        xong_nickname_ibis xong_nickname_impala xong_nickname_jaguar xong_nickname_kingfisher
        xong_nickname_kiwi xong_nickname_ladybird xong_nickname_lapwing xong_nickname_leopard
        xong_nickname_llama xong_nickname_lynx xong_nickname_mackerel xong_nickname_manatee
        xong_nickname_marmot xong_nickname_meerkat xong_nickname_mongoose xong_nickname_moose
        xong_nickname_narwhal xong_nickname_nightjar xong_nickname_ocelot xong_nickname_okapi
        xong_nickname_opossum xong_nickname_oriole xong_nickname_ocicat xong_nickname_ostrich
        xong_nickname_panda xong_nickname_peacock xong_nickname_pelican xong_nickname_penguin
        xong_nickname_porcupine xong_nickname_puffin xong_nickname_quail xong_nickname_quokka
        xong_nickname_raccoon
    },
];

/// The legs of the first of them.
const FIRST: usize = 4;

/// The nickname of a Xoid of up to seven legs; none where players have a name.
pub(super) fn nickname(xoid: &Xoid) -> Option<&'static str> {
    let (legs, rank) = catalogue::number(xoid).filter(|_| catalogue::name(xoid).is_none())?;
    let of_size = NICKNAMES.get(legs.checked_sub(FIRST)?)?;
    of_size.get(rank.checked_sub(1)?).map(|name| name())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use curio_words::{Language, in_language};

    use super::*;

    #[test]
    fn every_xoid_of_up_to_seven_legs_has_a_name_of_its_own() {
        let names = || -> Vec<&str> {
            catalogue::up_to(7)
                .map(|xoid| xoid.name().or_else(|| nickname(xoid)).unwrap())
                .collect()
        };
        for language in Language::ALL {
            let names = in_language(language, names);
            assert_eq!(names.len(), 126);
            assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
        }
    }
}
