// Branches: lines that leave a match and were not played in it, in the list of its moves and on
// the board. The page fetches this when a match has some, and hands it what it needs of the rest.

self.branches = ({ MatchView, button, make, texts }) => class extends MatchView {
  /** Lists the branches below the moves that they have others for, as far as those were seen. */
  tellMoves() {
    super.tellMoves();
    const below = {};
    for (const branch of this.told.branches ?? []) {
      (below[Math.min(branch.fork + 1, this.told.moves.length)] ??= []).push(this.row(branch));
    }
    for (const [ply, rows] of Object.entries(below)) {
      const item = this.list.children[ply];
      item?.querySelector('ul')?.remove();
      const more = rows.splice(3);
      if (more[0]) {
        rows.push(make('li', {}, make('details', {}, make('summary', {}, `+${more.length}`), make('ul', {}, ...more))));
      }
      item?.append(make('ul', 'branches', ...rows));
    }
    this.mark();
  }

  row(branch) {
    const moves = branch.moves.flatMap(({ words, mark, comment }, at) => {
      const ply = branch.at + at + 1;
      return [
        button(words + mark, () => this.enter(branch, ply), { 'data-line': `${branch.line} ${ply}` }),
        comment && make('small', {}, ` ${comment} `)];
    });
    return make('li', { style: `margin-left:${branch.depth}em`, title: branch.about },
      branch.by ? `(${branch.by}: ` : '(', ...moves, ')');
  }

  /** Goes to a move of a branch. */
  enter(branch, ply) {
    this.stopReplay();
    this.chosen(null);
    // Pieces slide only along a line.
    if (branch !== this.branch && this.ply !== branch.at) { this.drawn = NaN; }
    Object.assign(this, { branch, ply });
    this.draw();
  }

  /** Goes to the match. */
  leaveBranch(ply) {
    this.branch = null;
    this.drawn = NaN;
    this.ply = ply;
    this.step(ply);
    this.draw();
  }

  build() {
    super.build();
    this.list.onclick = (event) => {
      const ply = event.target.closest('[data-ply]')?.dataset.ply;
      if (ply) { this.leaveBranch(Number(ply)); }
    };
  }

  isAtEnd() { return this.branch ? this.ply === this.branch.at + this.branch.moves.length : super.isAtEnd(); }

  trace() { if (!this.branch) { super.trace(); } }

  /** Steps along the branch; before its first move, along the line that it leaves. */
  go(ply) {
    let { branch } = this;
    if (!branch) { super.go(ply); return; }
    const next = Math.min(branch.at + branch.moves.length, ply);
    while (branch && next <= branch.at) {
      const parent = branch.line.replace(/\.?\d+$/, '');
      branch = this.told.branches.find((one) => one.line === parent);
    }
    this.branch = branch;
    if (!branch) { super.go(next); return; }
    this.ply = next;
    this.draw();
  }

  changed(told) {
    this.branch = null;
    super.changed(told);
  }

  draw(hint) {
    const { branch, ply, told } = this;
    this.slider.hidden = Boolean(branch);
    if (!branch) { super.draw(hint); return; }
    const shown = this.app.ask({ do: 'show', line: branch.line, ply, from: this.seat, plain: true });
    const step = ply - this.drawn;
    this.drawn = ply;
    this.board.draw(shown, Math.abs(step) === 1 ? step : 0);
    this.now.textContent = shown.now;
    this.comment.textContent = branch.moves[ply - branch.at - 1].comment;
    this.state.textContent = branch.about;
    this.signs.first.disabled = this.signs.back.disabled = false;
    this.signs.last.disabled = this.signs.forward.disabled = this.isAtEnd();
    this.drawSeats(told.seats, shown.turn);
    this.drawLead(shown.lead);
    this.actions.replaceChildren(
      button(texts.back_to_match, () => this.leaveBranch(branch.fork), 'main back'),
      button(texts.turn_board, () => this.turnBoard()));
    this.tellLegal();
    this.mark();
  }

  /** Marks in the list which move is shown. */
  mark() {
    const { branch, list, ply } = this;
    if (!branch) { super.mark(); return; }
    list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const item = list.querySelector(`[data-line="${branch.line} ${ply}"]`);
    item?.closest('details')?.setAttribute('open', '');
    item?.setAttribute('aria-current', 'step');
  }
};
