//! Why a move is good, told to a player.

use super::super::{Line, Verdict};
use curio_rules::{
    Game, Player,
    mathematichess::{Mathematichess, Move, Preview, Square, Territory},
};

/// A sentence without capital and full stop, such as "takes c3 from Black: 66
/// points more for you".
pub(super) fn reason(position: &Mathematichess, mv: Move, line: &Line) -> String {
    match mv {
        Move::Offer => return "you lead, and playing on can only cost points".to_owned(),
        Move::Accept => {
            return "if the points are counted now, you win or at least do not \
                                lose"
                .to_owned();
        }
        Move::Decline => return "there is still something to gain".to_owned(),
        Move::Pass => return "no piece can move".to_owned(),
        Move::Place { at, .. } => return placed(position, mv, at),
        _ => {}
    }
    let me = position.to_move();
    let Ok(preview) = position.preview(mv) else {
        return String::new();
    };
    if preview.ends {
        let mut next = position.clone();
        next.play_unchecked(mv);
        if let Some(end) = Game::outcome(&next)
            && end.winners.contains(me)
        {
            return format!("wins at once: {}", end.explanation.trim_end_matches('.'));
        }
    }
    if let Verdict::Win { plies } = line.verdict {
        return format!("wins by force within {plies} turns");
    }
    told(me, &preview, mv, position)
}

fn told(me: Player, preview: &Preview, mv: Move, position: &Mathematichess) -> String {
    let (mine, theirs) = (me.index() & 1, me.other().index() & 1);
    let gains = preview.gains();
    let rival = name(position, me.other());
    let fresh = |wanted: &dyn Fn(&Territory) -> bool| {
        let had = preview.gone.iter().filter(|one| wanted(one)).count();
        let has = preview.come.iter().filter(|one| wanted(one)).count();
        let best = preview
            .come
            .iter()
            .filter(|one| wanted(one))
            .max_by_key(|one| one.worth());
        best.filter(|_| has > had)
    };
    let own = |one: &Territory| one.owner == Some(me);
    let mut parts = Vec::new();
    if let Move::Terminate { at } = mv {
        parts.push(format!("opens {at}"));
    }
    if let Some(one) = fresh(&|one| own(one) && one.homogeneous.is_some()) {
        let kind = one.homogeneous.map_or("", |kind| kind.name());
        parts.push(format!(
            "makes {} homogeneous: {kind}s multiply it by {}, to {}",
            one.name(),
            one.multiplier,
            one.worth()
        ));
    } else if let Some(one) = fresh(&|one| own(one)) {
        let before = preview
            .gone
            .iter()
            .any(|old| old.owner == Some(me.other()) && old.cells.iter().any(|c| one.contains(*c)));
        parts.push(if before {
            format!("takes {} from {rival}", one.name())
        } else {
            format!("makes {} yours, worth {}", one.name(), one.worth())
        });
    }
    if let Some(one) = fresh(&|one| own(one) && one.secured) {
        parts.push(format!("secures {}", one.name()));
    }
    let lost = preview
        .gone
        .iter()
        .find(|old| old.owner == Some(me.other()) && old.homogeneous.is_some());
    if let Some(old) = lost
        && fresh(&|one| one.owner == Some(me.other())).is_none()
        && gains[theirs] < 0
    {
        parts.push(format!("breaks {}", old.name()));
    }
    let sums = sums(gains[mine], gains[theirs], rival);
    match (parts.is_empty(), sums.is_empty()) {
        (true, true) => "keeps what you have and prepares more".to_owned(),
        (true, false) if gains[mine] < gains[theirs] => {
            format!("costs the least, or prepares something better: {sums}")
        }
        (true, false) => sums,
        (false, true) => parts.join(", "),
        (false, false) => format!("{} ({sums})", parts.join(", ")),
    }
}

/// "40 points more for you, 12 fewer for Black".
fn sums(mine: i64, theirs: i64, rival: &str) -> String {
    let mut texts = Vec::new();
    for (change, whose) in [(mine, "you"), (theirs, rival)] {
        let points = change.unsigned_abs();
        let word = if points == 1 { "point" } else { "points" };
        match change.signum() {
            1 => texts.push(format!("{points} more {word} for {whose}")),
            -1 => texts.push(format!("{points} fewer {word} for {whose}")),
            _ => {}
        }
    }
    texts.join(", ")
}

fn name(position: &Mathematichess, player: Player) -> &'static str {
    Game::colours(position)
        .get(player.index())
        .map_or("the opponent", |colour| colour.name())
}

/// What a placement does to the empty squares beside it.
fn placed(position: &Mathematichess, mv: Move, at: Square) -> String {
    let me = position.to_move();
    let seat = me.index() & 1;
    let mut next = position.clone();
    next.play_unchecked(mv);
    let lead = |game: &Mathematichess, square: Square| {
        let worth = game.board().prospect(square);
        worth[seat] - worth[1 - seat]
    };
    let best = next
        .board()
        .holes()
        .iter()
        .filter(|square| square.touches(at))
        .map(|square| (lead(&next, square) - lead(position, square), square))
        .max();
    let rival = name(position, me.other());
    let filled = lead(position, at);
    match best {
        Some((gain, square)) if gain > 0 && gain >= -filled => {
            let worth = next.board().prospect(square);
            if worth[seat] > worth[1 - seat] {
                format!(
                    "if {square} stays empty, it will be worth {} to you",
                    worth[seat]
                )
            } else {
                format!("improves your chances on {square}, should it stay empty")
            }
        }
        _ if filled < 0 => format!("fills a square that would have helped {rival}"),
        _ => "leaves the better squares empty".to_owned(),
    }
}
