//! Positions of XIMA read from text; `notation` describes the text.

use super::{
    magnitudes::LEVEL_SCALE,
    notation::{letter, read_dice},
    options::Options,
    position::{Gone, MOST_BLOCKS, MOST_CAPTURED, Phase, SEATS, Special, Xima},
    square::Square,
    tower::{TALLEST, Tower},
};
use crate::{ParseError, Player, PlayerSet, Points, Retirement, texts};

const CAUSES: [Gone; 3] = [
    Gone::NoBlocks,
    Gone::Retired(Retirement::Resigned),
    Gone::Retired(Retirement::OutOfTime),
];

/// A text on its way to become a position.
struct Reader {
    position: Xima,
    /// Whether the special of each player has been seen.
    has_special: [bool; SEATS],
}

pub(super) fn read_position(options: &Options, text: &str) -> Result<Xima, ParseError> {
    let mut reader = Reader {
        position: Xima::bare(*options),
        has_special: [false; SEATS],
    };
    reader
        .read(text)
        .map_err(|reason| ParseError::new(text, reason))?;
    Ok(reader.position)
}

impl Reader {
    fn read(&mut self, text: &str) -> Result<(), String> {
        let mut fields = text.split_whitespace();
        let mut next = |name: &str| fields.next().ok_or_else(|| texts::xima_read_missing(name));
        let (towers, reserves, captured) = (next("towers")?, next("reserves")?, next("captured")?);
        let to_move = next("to-move")?;
        self.read_towers(towers)?;
        self.read_reserves(reserves)?;
        self.read_captured(captured)?;
        let mut chars = to_move.chars();
        self.position.to_move = match (chars.next(), chars.next()) {
            (Some(name), None) => self.player(name)?,
            _ => return Err(texts::read_no_player(to_move)),
        };
        let mut phase = None;
        for field in fields {
            let (key, value) = field
                .split_once('=')
                .ok_or_else(|| texts::xima_read_no_pair(field))?;
            self.read_field(key, value, &mut phase)?;
        }
        for player in Player::all(self.position.options.players) {
            if !self.has_special[player.index()] {
                return Err(texts::xima_read_special_missing(
                    self.position.colour(player).name(),
                ));
            }
        }
        if self.position.out.iter().flatten().count() >= usize::from(self.position.options.players)
        {
            return Err(texts::read_nobody_left().to_owned());
        }
        if self.position.why_out(self.position.to_move).is_some()
            && self.position.out.iter().flatten().count() + 1
                < usize::from(self.position.options.players)
            && !self.position.options.pairs
        {
            return Err(texts::xima_read_mover_out().to_owned());
        }
        self.position.complete(phase);
        Ok(())
    }

    fn player(&self, name: char) -> Result<Player, String> {
        Player::all(self.position.options.players)
            .find(|player| name.eq_ignore_ascii_case(&letter(&self.position, *player)))
            .ok_or_else(|| texts::read_no_player(&name.to_string()))
    }

    /// Notes the special of a player, which can be in one place only.
    fn place_special(&mut self, player: Player, place: Special) -> Result<(), String> {
        if core::mem::replace(&mut self.has_special[player.index()], true) {
            return Err(texts::xima_read_one_special(
                self.position.colour(player).name(),
            ));
        }
        self.position.special[player.index()] = place;
        Ok(())
    }

    fn read_towers(&mut self, text: &str) -> Result<(), String> {
        let mut counts = [0; SEATS];
        for item in text.split(';').filter(|_| text != "-") {
            let (name, blocks) = item
                .split_once(':')
                .ok_or_else(|| texts::xima_read_tower(item))?;
            let at = Square::parse(name).ok_or_else(|| texts::xima_read_no_square(name))?;
            if !self.position.towers[at.index()].is_empty() || blocks.is_empty() {
                return Err(texts::xima_read_twice(&at.to_string()));
            }
            if blocks.chars().count() > usize::from(TALLEST) {
                return Err(texts::xima_tallest(TALLEST));
            }
            let mut tower = Tower::EMPTY;
            for name in blocks.chars() {
                let owner = self.player(name)?;
                counts[owner.index()] += 1;
                if name.is_ascii_lowercase() {
                    let level = tower.len();
                    self.place_special(owner, Special::Board { at, level })?;
                } else if at == Square::SUMMIT {
                    return Err(texts::xima_only_special_on_summit().to_owned());
                }
                tower = tower.push(owner);
            }
            if at == Square::SUMMIT && tower.len() > 1 {
                return Err(texts::xima_only_one_on_summit().to_owned());
            }
            self.position.towers[at.index()] = tower;
        }
        if counts
            .into_iter()
            .any(|count: usize| count > usize::from(MOST_BLOCKS))
        {
            return Err(texts::xima_read_most_blocks(MOST_BLOCKS));
        }
        Ok(())
    }

    fn read_reserves(&mut self, text: &str) -> Result<(), String> {
        let wrong = || texts::xima_read_reserves().to_owned();
        let mut seen = PlayerSet::EMPTY;
        for item in text.split('/') {
            let first = item.chars().next().ok_or_else(wrong)?;
            let player = self.player(first)?;
            if seen.contains(player) {
                return Err(wrong());
            }
            seen = seen.with(player);
            let rest = &item[first.len_utf8()..];
            let digits = rest.trim_end_matches(|c: char| c.is_ascii_alphabetic());
            let special = &rest[digits.len()..];
            let commons: u8 = digits.parse().map_err(|_| wrong())?;
            let on_board: usize = Square::all()
                .map(|at| usize::from(self.position.towers[at.index()].count(player)))
                .sum();
            if usize::from(commons) + on_board > usize::from(MOST_BLOCKS) - 1 {
                return Err(texts::xima_read_most_blocks(MOST_BLOCKS));
            }
            self.position.reserve[player.index()] = commons;
            let expected = letter(&self.position, player).to_ascii_lowercase();
            if special.chars().eq([expected]) {
                self.place_special(player, Special::Reserve)?;
            } else if !special.is_empty() {
                return Err(wrong());
            }
        }
        if seen.len() != u32::from(self.position.options.players) {
            return Err(wrong());
        }
        Ok(())
    }

    fn read_captured(&mut self, text: &str) -> Result<(), String> {
        for item in text.split('/').filter(|_| text != "-") {
            let wrong = || texts::xima_read_captures(item);
            let (captor, rest) = item.split_once(':').ok_or_else(wrong)?;
            let (blocks, value) = rest.split_once('=').ok_or_else(wrong)?;
            let mut chars = captor.chars();
            let by = match (chars.next(), chars.next()) {
                (Some(name), None) => self.player(name)?,
                _ => return Err(wrong()),
            };
            let seat = by.index();
            self.position.captured_value[seat] = value
                .parse()
                .ok()
                .filter(|value| (1..=MOST_CAPTURED).contains(value))
                .ok_or_else(wrong)?;
            for name in blocks.chars() {
                let owner = self.player(name)?;
                if owner == by {
                    return Err(wrong());
                }
                if name.is_ascii_lowercase() {
                    self.place_special(owner, Special::Captured { by })?;
                } else {
                    let count = &mut self.position.captured[seat][owner.index()];
                    *count = count.checked_add(1).ok_or_else(wrong)?;
                }
            }
        }
        Ok(())
    }

    fn read_field(
        &mut self,
        key: &str,
        value: &str,
        phase: &mut Option<Phase>,
    ) -> Result<(), String> {
        let wrong = || texts::xima_read_value(key, value);
        match key {
            "quiet" => {
                self.position.quiet = value.parse().map_err(|_| wrong())?;
            }
            "level" => {
                let level = read_points(value).ok_or_else(wrong)?;
                let scaled = level * LEVEL_SCALE as i64;
                if scaled.denominator() != 1 || level > Points::whole(100_000) {
                    return Err(wrong());
                }
                self.position.peak = u64::try_from(scaled.numerator()).map_err(|_| wrong())?;
            }
            "dice" => {
                *phase = Some(Phase::Thrown(read_dice(value, '+').ok_or_else(wrong)?));
            }
            "die" => {
                let throw = read_dice(value, '+')
                    .filter(|throw| throw.second == 0)
                    .ok_or_else(wrong)?;
                *phase = Some(Phase::Second { die: throw.first });
            }
            "moved" => {
                self.position.moved = Some(Square::parse(value).ok_or_else(wrong)?);
            }
            "agreed" => {
                self.position.agreed = value
                    .chars()
                    .map(|name| self.player(name))
                    .collect::<Result<_, _>>()?;
            }
            "gain" | "out" => {
                for item in value.split(',') {
                    let (who, what) = item.split_once(':').ok_or_else(wrong)?;
                    let who = self.player(who.chars().next().ok_or_else(wrong)?)?;
                    if key == "gain" {
                        self.position.gifts[who.index()] = read_points(what).ok_or_else(wrong)?;
                        continue;
                    }
                    let why = CAUSES.into_iter().find(|cause| cause.reason() == what);
                    self.position.out[who.index()] = Some(why.ok_or_else(wrong)?);
                    self.position.last_out = Some(who);
                }
            }
            _ => return Err(texts::xima_read_no_field(key)),
        }
        Ok(())
    }
}

fn read_points(text: &str) -> Option<Points> {
    let (numerator, denominator) = text.split_once('/').unwrap_or((text, "1"));
    let points = Points::ratio(numerator.parse().ok()?, denominator.parse().ok()?)?;
    (points >= Points::ZERO && points <= Points::whole(1_000_000)).then_some(points)
}
