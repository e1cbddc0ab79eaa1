//! Names that one can say for the Xoids that have none among players. They are this
//! program's own, and no rule and no record knows them.

use super::{Xoid, catalogue};
use crate::texts;

macro_rules! names {
    ($(texts::$name:ident)+) => { &[$(texts::$name,)+] };
}

/// Names for the Xoids of four legs and more, in the order of their ranks.
const NICKNAMES: [&[fn() -> &'static str]; 4] = [
    names! {
        texts::xong_nickname_crane texts::xong_nickname_finch texts::xong_nickname_newt
        texts::xong_nickname_heron
    },
    names! {
        texts::xong_nickname_otter texts::xong_nickname_badger texts::xong_nickname_gecko
        texts::xong_nickname_raven texts::xong_nickname_mantis texts::xong_nickname_beetle
        texts::xong_nickname_lizard texts::xong_nickname_sparrow texts::xong_nickname_weasel
        texts::xong_nickname_cricket texts::xong_nickname_marten texts::xong_nickname_plover
    },
    names! {
        texts::xong_nickname_beaver texts::xong_nickname_bison texts::xong_nickname_camel
        texts::xong_nickname_cobra texts::xong_nickname_condor texts::xong_nickname_coyote
        texts::xong_nickname_cuckoo texts::xong_nickname_dingo texts::xong_nickname_dormouse
        texts::xong_nickname_eagle texts::xong_nickname_falcon texts::xong_nickname_ferret
        texts::xong_nickname_gibbon texts::xong_nickname_hamster texts::xong_nickname_hornet
        texts::xong_nickname_iguana texts::xong_nickname_jackal texts::xong_nickname_kestrel
        texts::xong_nickname_lemur texts::xong_nickname_lobster texts::xong_nickname_magpie
        texts::xong_nickname_mole texts::xong_nickname_moth texts::xong_nickname_mussel
        texts::xong_nickname_osprey texts::xong_nickname_oyster texts::xong_nickname_panther
    },
    names! {
        texts::xong_nickname_adder texts::xong_nickname_alpaca texts::xong_nickname_anchovy
        texts::xong_nickname_anteater texts::xong_nickname_antelope texts::xong_nickname_armadillo
        texts::xong_nickname_bandicoot texts::xong_nickname_barracuda texts::xong_nickname_bobcat
        texts::xong_nickname_buffalo texts::xong_nickname_bullfinch texts::xong_nickname_bustard
        texts::xong_nickname_buzzard texts::xong_nickname_caiman texts::xong_nickname_canary
        texts::xong_nickname_capybara texts::xong_nickname_caribou texts::xong_nickname_cassowary
        texts::xong_nickname_catfish texts::xong_nickname_chameleon texts::xong_nickname_chamois
        texts::xong_nickname_cheetah texts::xong_nickname_chinchilla texts::xong_nickname_cockatoo
        texts::xong_nickname_cormorant texts::xong_nickname_dolphin texts::xong_nickname_dragonfly
        texts::xong_nickname_dromedary texts::xong_nickname_earwig texts::xong_nickname_egret
        texts::xong_nickname_elk texts::xong_nickname_emu texts::xong_nickname_firefly
        texts::xong_nickname_flamingo texts::xong_nickname_gazelle texts::xong_nickname_giraffe
        texts::xong_nickname_gnu texts::xong_nickname_goldfinch texts::xong_nickname_gorilla
        texts::xong_nickname_grouse texts::xong_nickname_guillemot texts::xong_nickname_hedgehog
        texts::xong_nickname_herring texts::xong_nickname_hyena texts::xong_nickname_ibex
        texts::xong_nickname_ibis texts::xong_nickname_impala texts::xong_nickname_jaguar
        texts::xong_nickname_kingfisher texts::xong_nickname_kiwi texts::xong_nickname_ladybird
        texts::xong_nickname_lapwing texts::xong_nickname_leopard texts::xong_nickname_llama
        texts::xong_nickname_lynx texts::xong_nickname_mackerel texts::xong_nickname_manatee
        texts::xong_nickname_marmot texts::xong_nickname_meerkat texts::xong_nickname_mongoose
        texts::xong_nickname_moose texts::xong_nickname_narwhal texts::xong_nickname_nightjar
        texts::xong_nickname_ocelot texts::xong_nickname_okapi texts::xong_nickname_opossum
        texts::xong_nickname_oriole texts::xong_nickname_ocicat texts::xong_nickname_ostrich
        texts::xong_nickname_panda texts::xong_nickname_peacock texts::xong_nickname_pelican
        texts::xong_nickname_penguin texts::xong_nickname_porcupine texts::xong_nickname_puffin
        texts::xong_nickname_quail texts::xong_nickname_quokka texts::xong_nickname_raccoon
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
