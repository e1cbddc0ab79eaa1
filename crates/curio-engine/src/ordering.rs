//! Which moves to look at first.

/// Ranks of moves: higher comes first.
const TABLE_MOVE: i32 = 1 << 30;
const KILLER: i32 = 1 << 24;
/// History counts stay below this.
const MOST_HISTORY: i32 = 1 << 20;

/// What the search has learned about moves regardless of the position.
#[derive(Debug)]
pub(super) struct Ordering {
    codes: usize,
    /// Per side and move code: how often, and how deep, it caused a cutoff.
    history: Vec<i32>,
    /// Per ply, the last two moves that caused a cutoff there.
    killers: Vec<[u16; 2]>,
}

const NONE: u16 = u16::MAX;

impl Ordering {
    pub fn new(codes: usize, plies: usize) -> Self {
        Self {
            codes,
            history: vec![0; 2 * codes],
            killers: vec![[NONE; 2]; plies],
        }
    }

    fn index(&self, ours: bool, code: u16) -> usize {
        usize::from(ours) * self.codes + usize::from(code)
    }

    /// How early a move should be looked at.
    pub fn rank(
        &self,
        ours: bool,
        ply: usize,
        code: u16,
        table: Option<u16>,
        order_score: i32,
    ) -> i32 {
        if table == Some(code) {
            return TABLE_MOVE;
        }
        let killer = match self.killers.get(ply) {
            Some(&[first, _]) if first == code => 2 * KILLER,
            Some(&[_, second]) if second == code => KILLER,
            _ => 0,
        };
        let history = self.history.get(self.index(ours, code)).copied();
        killer + history.unwrap_or(0) + order_score * ORDER_SCORE
    }

    /// A move caused a cutoff: the others need not be looked at.
    pub fn refuted(&mut self, ours: bool, ply: usize, code: u16, depth: i32) {
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != code
        {
            *killers = [code, killers[0]];
        }
        let index = self.index(ours, code);
        if let Some(count) = self.history.get_mut(index) {
            *count += depth * depth + 1;
            if *count > MOST_HISTORY {
                for count in &mut self.history {
                    *count /= 2;
                }
            }
        }
    }
}

/// What a unit of the order score is worth in units of history.
const ORDER_SCORE: i32 = 1200;
