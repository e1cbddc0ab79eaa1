//! What games and players are called on the screens.

use crate::{
    engine::Style, plugins::app::library::saved_match, record::UNNAMED, rules::registry, texts,
    words::decimal,
};

/// The name of a game as players read it.
pub(crate) fn game_name(id: &str) -> &str {
    registry::find(id).map_or(id, |entry| entry.name)
}

/// The name of a player as people read it: those that Curio gives itself, such as
/// "Level 3", stand in records in English.
pub(crate) fn player_name(name: &str) -> String {
    given_name(name).unwrap_or_else(|| name.to_owned())
}

/// A name that Curio gives, in the language that is read.
fn given_name(name: &str) -> Option<String> {
    if name == UNNAMED {
        return Some(texts::default_name().to_owned());
    }
    if let Some(number) = name.strip_prefix("Guest") {
        let is_number = |text: &str| text.starts_with(' ') && text[1..].parse::<u8>().is_ok();
        let is_guest = number.is_empty() || is_number(number);
        return is_guest.then(|| format!("{}{number}", texts::names_guest()));
    }
    if name == "Random" {
        return Some(texts::set_up_random().to_owned());
    }
    if let Some(rest) = name.strip_prefix("Unlimited, ") {
        let seconds = rest.strip_suffix(" s")?;
        return Some(texts::names_unlimited(&decimal(seconds)));
    }
    let level = name.strip_prefix("Level ")?;
    let Some((level, style)) = level.split_once(" (") else {
        return Some(texts::set_up_level(level.parse::<u8>().ok()?));
    };
    let style: Style = style.strip_suffix(')')?.parse().ok()?;
    let level: u8 = level.parse().ok()?;
    Some(texts::names_styled(level, &style.to_string(), style.name()))
}

/// Names with "vs." between them, or what that is in the language that is read.
pub(crate) fn pairing(players: &[String]) -> String {
    let names: Vec<String> = players.iter().map(|name| player_name(name)).collect();
    saved_match::pairing(&names)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        record::SeatKind,
        words::{Language, in_language},
    };

    #[test]
    fn names_that_curio_gives_are_read_in_any_language() {
        for (kind, english, german) in [
            ("human", "Guest", "Gast"),
            ("random", "Random", "Zufall"),
            ("level:3", "Level 3", "Stufe 3"),
            ("time:1500ms", "Unlimited, 1.5 s", "Unbegrenzt, 1,5 s"),
        ] {
            let kind: SeatKind = kind.parse().unwrap();
            assert_eq!(player_name(&kind.default_name()), english);
            let name = in_language(Language::German, || player_name(&kind.default_name()));
            assert_eq!(name, german);
        }
        let styled: SeatKind = "level:5:bold".parse().unwrap();
        assert_eq!(player_name(&styled.default_name()), "Level 5 (bold)");
        let unnamed = in_language(Language::German, || player_name(UNNAMED));
        assert_eq!(unnamed, "Du");
        let second = in_language(Language::German, || player_name("Guest 2"));
        assert_eq!(second, "Gast 2");
        for name in [
            "Ada",
            "Guest list",
            "Level",
            "Level up",
            "Level 3 (odd)",
            "Unlimited",
        ] {
            assert_eq!(player_name(name), name);
        }
    }

    #[test]
    fn unknown_games_keep_their_name() {
        assert_eq!(game_name("xima"), "XIMA");
        assert_eq!(game_name("go"), "go");
    }
}
