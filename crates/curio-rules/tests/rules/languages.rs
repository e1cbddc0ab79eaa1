//! What programs read is the same in every language, and what players read is not.

use std::collections::BTreeSet;

use curio_rules::{
    AnyGame, Game, mathematichess::Kind, registry, xima::Xima, xong::catalogue, zobrist_key,
};
use curio_words::{Language, in_language};

/// The moves of a random game with the texts of its positions.
fn told(game: &str, plies: u64) -> Vec<String> {
    let mut position = registry::start(game, &Default::default()).unwrap();
    let mut told = Vec::new();
    for ply in 0..plies {
        let chances: Vec<String> = position
            .chance_texts()
            .into_iter()
            .map(|(it, _)| it)
            .collect();
        let moves = if chances.is_empty() {
            position.legal_texts()
        } else {
            chances
        };
        let Some(mv) = moves.get(zobrist_key(ply, 1) as usize % moves.len().max(1)) else {
            break;
        };
        told.push(position.play_text(mv).unwrap());
        told.push(written(position.as_ref()));
    }
    for leaving in ["resign", "timeout"] {
        let mut left = position.clone();
        if left.play_text(leaving).is_ok() {
            told.push(written(left.as_ref()));
        }
    }
    told
}

/// The text of a position, which is read again.
fn written(position: &dyn AnyGame) -> String {
    let text = position.position_text();
    let options = position.option_values();
    let rules = registry::rules(position.info().id).unwrap();
    let again = rules.parse_position(&options, &text).unwrap();
    assert_eq!(again.position_text(), text);
    let reason = position.outcome().map_or("", |outcome| outcome.reason);
    format!("{text} {reason} {options:?}")
}

#[test]
fn moves_and_positions_are_written_alike_in_every_language() {
    for entry in registry::games() {
        let game = entry.id;
        let english = told(game, 40);
        for language in Language::ALL.into_iter().chain([Language::Stretched]) {
            let other = in_language(language, || told(game, 40));
            for (other, english) in other.iter().zip(&english) {
                assert_eq!(other, english, "{game} in {language:?}");
            }
        }
    }
}

#[test]
fn options_and_pieces_are_named_in_the_language_that_is_read() {
    for game in ["mathematichess", "xong", "chimple"] {
        let position = registry::start(game, &Default::default()).unwrap();
        let names = || -> Vec<String> {
            let specs = position.option_specs().iter();
            let titles = specs.map(|spec| (spec.title)().to_owned());
            let brushes = position.parts().map(|parts| parts.brushes());
            let brushes = brushes.into_iter().flatten().map(|brush| brush.name);
            titles.chain(brushes).collect()
        };
        let english = names();
        let stretched = in_language(Language::Stretched, names);
        for (plain, other) in english.iter().zip(&stretched) {
            assert_ne!(plain, other);
        }
    }
}

#[test]
fn xima_says_whole_sentences() {
    let told = |language| {
        in_language(language, || {
            let options = Xima::start(&Default::default()).options();
            let mut game = Xima::parse_position(&options, "A1:RB;A2:R R7r/B8b - R").unwrap();
            let refused = game.check(&game.parse_move("A1A2").unwrap()).unwrap_err();
            let refused = refused.to_string();
            let mut force = Game::score(&game).detail.parts.swap_remove(0);
            let tray = force.parts.swap_remove(1).label;
            game.play(&game.parse_move("resign").unwrap()).unwrap();
            let end = Game::outcome(&game).unwrap().explanation;
            [refused, force.label, tray, end]
        })
    };
    assert_eq!(
        told(Language::German),
        [
            "der oberste Block auf A1 gehört Blau: Du kannst nur deine eigenen ziehen",
            "Kraft von Rot",
            "In der Ablage: 8 Blöcke zu je 1,5, dem Durchschnitt auf dem Brett",
            "Rot gibt auf: Blau gewinnt."
        ]
    );
    assert_eq!(
        told(Language::French),
        [
            "le bloc du dessus sur A1 est à Bleu\u{a0}: vous ne pouvez jouer que les vôtres",
            "Force de Rouge",
            "En réserve\u{a0}: 8 blocs à 1,5, la moyenne sur le plateau",
            "Rouge abandonne\u{a0}: Bleu gagne."
        ]
    );
}

#[test]
fn kinds_have_letters_and_xoids_names_of_the_language_that_is_read() {
    for language in Language::ALL {
        let letters = || Kind::ALL.map(Kind::letter_shown);
        let letters = in_language(language, letters);
        assert_eq!(BTreeSet::from(letters).len(), letters.len(), "{language:?}");
        let is_one = |letter: &&str| letter.chars().count() == 1;
        assert!(letters.iter().all(is_one), "{language:?}");
        for (name, xoid) in catalogue::named() {
            let given = format!("give:{name}");
            let position = registry::start("xong", &Default::default()).unwrap();
            let read = || position.readings(&given);
            assert_eq!(in_language(language, read), read(), "{name}");
            assert!(in_language(language, || xoid.name()).is_some());
        }
    }
    let shown = |mv| in_language(Language::German, || registry::shown("mathematichess", mv));
    for (mv, german) in [
        ("K@e5", "K@e5"),
        ("Nb1-c3", "Sb1-c3"),
        ("Ra3>e3", "Ta3>e3"),
        ("Ta3>e3", "Ma3>e3"),
        ("!a3", "!a3"),
        ("pass", "pass"),
        ("resign", "resign"),
        ("", ""),
    ] {
        assert_eq!(shown(mv), german);
        assert_eq!(registry::shown("mathematichess", mv), mv);
        assert_eq!(registry::shown("xafka", mv), mv);
    }
}
