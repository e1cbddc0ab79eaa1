//! Territories as players see them: who settles there, what each settler
//! brings, and the sum line by line as the inventor writes it down.

use super::{
    board::Board,
    pieces::{Kind, Piece, colour, colour_key},
    squares::{Square, SquareSet},
    zones::Zone,
};
use crate::{Explanation, Player, sorted::sort_few, texts};

/// A piece beside a territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Settler {
    /// Where it stands.
    pub at: Square,
    /// The piece.
    pub piece: Piece,
    /// Whether it stands at a side (first class) or only at corners.
    pub first_class: bool,
    /// What it brings: its value, doubled in the first class.
    pub points: i64,
}

/// A connected set of empty squares with the pieces around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Territory {
    /// The empty squares.
    pub cells: Vec<Square>,
    /// The settlers of the first class, then those of the second, each from a1 on.
    pub settlers: Vec<Settler>,
    /// Who owns it; nobody where it is shared.
    pub owner: Option<Player>,
    /// The kind of the owner that is the majority and multiplies the sum.
    pub homogeneous: Option<Kind>,
    /// Whether the opponent of the owner is kept out.
    pub secured: bool,
    /// Whether the owner's Royals are the majority.
    pub royal: bool,
    /// The sum of all settlers.
    pub base: i64,
    /// What the sum is multiplied by: 1 where the territory is not homogeneous.
    pub multiplier: i64,
    /// What it is worth to each player, in seat order.
    pub points: [i64; 2],
}

impl Territory {
    pub(super) fn new(board: &Board, zone: &Zone) -> Self {
        let class = |squares: SquareSet, first_class: bool| {
            squares.iter().filter_map(move |at| {
                let piece = board.piece(at)?;
                let value = i64::from(board.value(piece.kind));
                Some(Settler {
                    at,
                    piece,
                    first_class,
                    points: if first_class { 2 * value } else { value },
                })
            })
        };
        let homogeneous = usize::from(zone.kind)
            .checked_sub(1)
            .and_then(|index| Kind::ALL.get(index).copied());
        Self {
            cells: zone.cells.iter().collect(),
            settlers: class(zone.first, true)
                .chain(class(zone.second, false))
                .collect(),
            owner: zone.owner.map(Player),
            homogeneous,
            secured: zone.secured,
            royal: zone.royal,
            base: i64::from(zone.base),
            multiplier: homogeneous.map_or(1, |kind| i64::from(board.value(kind))),
            points: zone.points.map(i64::from),
        }
    }

    /// The names of its squares: `e11-e12`.
    pub fn name(&self) -> String {
        let names: Vec<String> = self.cells.iter().map(Square::to_string).collect();
        names.join("-")
    }

    /// Whether the territory takes in this square.
    pub fn contains(&self, at: Square) -> bool {
        self.cells.contains(&at)
    }

    /// What it is worth to whoever gets most from it.
    pub fn worth(&self) -> i64 {
        self.points[0].max(self.points[1])
    }

    /// The settlers that its owner's opponent can neither push nor swap.
    pub fn frozen(&self) -> Vec<Square> {
        self.settlers
            .iter()
            .filter(|settler| self.secured && Some(settler.piece.player) == self.owner)
            .map(|settler| settler.at)
            .collect()
    }

    /// What kind of territory it is, in the words of the rules: "White's
    /// sovereign territory, homogeneous, secured".
    pub fn kind_of_territory(&self) -> String {
        let Some(owner) = self.owner else {
            return texts::mathematichess_shared().to_owned();
        };
        let answer = |yes: bool| if yes { "yes" } else { "no" };
        texts::mathematichess_sovereign(
            colour(owner),
            answer(self.homogeneous.is_some()),
            answer(self.royal),
            answer(self.secured),
        )
    }

    /// Its squares and what kind of territory it is.
    pub(super) fn title(&self) -> String {
        texts::mathematichess_territory(&self.name(), &self.kind_of_territory())
    }

    /// The sum line by line, as the inventor's example writes it: the owner's settlers at the
    /// sides by kind, the opponent's that count for the owner, the sum of the corners, the
    /// base, the multiplier.
    pub fn explanation(&self) -> Explanation {
        let parts = match self.owner {
            Some(owner) => self.sovereign_lines(owner),
            None => Player::all(2)
                .map(|player| {
                    let total = self.points[player.index() & 1];
                    let lines = self.own_lines(player);
                    let label = texts::mathematichess_counts(colour(player));
                    Explanation::sum(label, total, lines)
                })
                .collect(),
        };
        let value = match self.owner {
            Some(_) => self.worth().to_string(),
            None => {
                let [white, black] = self.points.map(|points| points.to_string());
                texts::mathematichess_to(&white, &black)
            }
        };
        Explanation::sum(self.title(), value, parts)
    }

    fn sovereign_lines(&self, owner: Player) -> Vec<Explanation> {
        let mut sides = self.by_kind(Some(owner), true, None);
        sides.extend(self.by_kind(Some(owner.other()), true, Some(owner)));
        let mut lines = vec![Explanation::sum(
            texts::mathematichess_first_class(),
            self.sum(|settler| settler.first_class),
            sides,
        )];
        let corners = self.by_kind(None, false, None);
        if !corners.is_empty() {
            lines.push(Explanation::sum(
                texts::mathematichess_second_class(),
                self.sum(|settler| !settler.first_class),
                corners,
            ));
        }
        lines.push(Explanation::line(texts::mathematichess_sum(), self.base));
        if let Some(kind) = self.homogeneous {
            let all = self.settlers.iter().filter(|settler| settler.first_class);
            let own = all.clone().filter(|settler| {
                settler.piece
                    == Piece {
                        player: owner,
                        kind,
                    }
            });
            let label =
                texts::mathematichess_homogeneous_line(own.count(), kind.key(), all.count());
            lines.push(Explanation::line(label, format!("×{}", self.multiplier)));
            lines.push(Explanation::line(
                format!("{} × {}", self.base, self.multiplier),
                self.base * self.multiplier,
            ));
        }
        lines
    }

    /// What a player counts in a shared territory.
    fn own_lines(&self, player: Player) -> Vec<Explanation> {
        let mut lines = self.by_kind(Some(player), true, None);
        lines.extend(
            self.by_kind(None, false, None)
                .into_iter()
                .zip(self.groups(None, false))
                .filter(|(_, group)| {
                    group
                        .first()
                        .is_some_and(|settler| settler.piece.player == player)
                })
                .map(|(line, _)| line),
        );
        lines
    }

    fn sum(&self, wanted: impl Fn(&Settler) -> bool) -> i64 {
        let chosen = self.settlers.iter().filter(|settler| wanted(settler));
        chosen.map(|settler| settler.points).sum()
    }

    /// Settlers of a class, of one player or both, by piece: the most valuable
    /// kind first, White before Black.
    fn groups(&self, player: Option<Player>, first_class: bool) -> Vec<Vec<Settler>> {
        let mut groups: Vec<Vec<Settler>> = Vec::new();
        let mut chosen: Vec<Settler> = self
            .settlers
            .iter()
            .filter(|settler| settler.first_class == first_class)
            .filter(|settler| player.is_none_or(|player| settler.piece.player == player))
            .copied()
            .collect();
        sort_few(&mut chosen, |settler| {
            (
                core::cmp::Reverse((settler.points, settler.piece.kind)),
                settler.piece.player,
                settler.at,
            )
        });
        for settler in chosen {
            match groups.last_mut() {
                Some(group) if group[0].piece == settler.piece => group.push(settler),
                _ => groups.push(vec![settler]),
            }
        }
        groups
    }

    /// One line for the settlers of each kind: "white Queens d12, f12: 8×2 + 8×2"; and for
    /// whom they count, where that is not their own side.
    fn by_kind(
        &self,
        player: Option<Player>,
        first_class: bool,
        counting_for: Option<Player>,
    ) -> Vec<Explanation> {
        self.groups(player, first_class)
            .into_iter()
            .filter_map(|group| {
                let first = group.first()?;
                let places: Vec<String> = group.iter().map(|one| one.at.to_string()).collect();
                let term = if first_class {
                    format!("{}×2", first.points / 2)
                } else {
                    first.points.to_string()
                };
                let terms = vec![term; group.len()].join(" + ");
                let (white_or_black, kind) =
                    (colour_key(first.piece.player), first.piece.kind.key());
                let (count, places) = (group.len(), places.join(", "));
                let label = match counting_for {
                    None => {
                        texts::mathematichess_settlers(white_or_black, kind, count, &places, &terms)
                    }
                    Some(owner) => texts::mathematichess_settlers_for(
                        white_or_black,
                        kind,
                        count,
                        &places,
                        &terms,
                        colour(owner),
                    ),
                };
                let total: i64 = group.iter().map(|one| one.points).sum();
                Some(Explanation::line(label, total))
            })
            .collect()
    }
}
