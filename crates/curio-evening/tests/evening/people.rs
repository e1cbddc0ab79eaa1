//! Guests: their names and signs, and two entries that are merged because they are one person.

use curio_evening::{Evening, Presence, Refused};

use super::{at, evening, happen, joined, merged, person, play, removed};

#[test]
fn two_can_be_made_one() {
    let mut it = evening(4);
    play(&mut it, "0>1 2>1");
    let merge = |it: &mut Evening, from, into| it.apply(at(50), &merged(from, into));
    assert_eq!(
        merge(&mut it, 1, 0),
        Err(Refused::Met(person(1), person(0)))
    );
    assert_eq!(merge(&mut it, 0, 0), Err(Refused::Same(person(0))));
    merge(&mut it, 2, 0).unwrap();
    assert_eq!(it.person(person(2)), None);
    let standings = it.standings();
    assert_eq!(
        (
            standings[0].person,
            standings[0].points,
            standings[0].matches
        ),
        (person(0), 5, 2)
    );
    assert_eq!(merge(&mut it, 2, 3), Err(Refused::UnknownPerson(person(2))));
}

#[test]
fn somebody_who_comes_back_under_another_name_keeps_a_sign_of_their_own() {
    let mut it = evening(30);
    happen(&mut it, 0, removed(0));
    happen(&mut it, 0, joined(30));
    happen(&mut it, 0, merged(29, 0));
    let mut signs: Vec<_> = it.people().iter().map(|it| it.sign).collect();
    signs.sort_unstable();
    signs.dedup();
    assert_eq!(signs.len(), 30);
    assert_eq!(it.person(person(0)).unwrap().presence(), Presence::Here);
}

#[test]
fn signs_are_given_again_when_somebody_has_left() {
    let mut it = evening(30);
    assert_eq!(
        it.apply(at(0), &joined(30)),
        Err(Refused::Full { most: 30 })
    );
    let sign = it.people()[4].sign;
    happen(&mut it, 0, removed(4));
    happen(&mut it, 0, joined(30));
    assert_eq!(it.person(person(30)).unwrap().sign, sign);
    assert_eq!(it.apply(at(0), &joined(4)), Err(Refused::Full { most: 30 }));
    assert_eq!(
        it.apply(at(0), &joined(3)),
        Err(Refused::AlreadyHere(person(3)))
    );
}
