//! A log of what a move changes on the table, for callers that want one.
//!
//! A search plays millions of moves and wants none: it passes `()`, and nothing is worked out.

/// The changes of type `C`, in the order in which they come about.
pub(crate) trait ChangeLog<C> {
    /// Notes some changes.
    fn note_all<I: IntoIterator<Item = C>>(&mut self, changes: impl FnOnce() -> I);

    /// Notes a change.
    #[inline]
    fn note(&mut self, change: impl FnOnce() -> C) {
        self.note_all(|| [change()]);
    }
}

impl<C> ChangeLog<C> for () {
    #[inline]
    fn note_all<I: IntoIterator<Item = C>>(&mut self, _: impl FnOnce() -> I) {}
}

impl<C> ChangeLog<C> for Vec<C> {
    fn note_all<I: IntoIterator<Item = C>>(&mut self, changes: impl FnOnce() -> I) {
        self.extend(changes());
    }
}
