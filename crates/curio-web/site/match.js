// A match: the board, who plays, stepping through the moves, playing on and sending moves.

import { Board, titled } from './board.js';
import { stateOf, titleOf } from './home.js';
import { $, button, dialog, element, fill, iconButton, say, send, show, texts } from './parts.js';
import { all, keep } from './store.js';

const SIGNS = {
  home: 'M15 4L7 12l8 8', first: 'M5 4h3v16H5zM20 4v16L9 12z', back: 'M17 4v16L6 12z',
  play: 'M6 3v18l15-9z', pause: 'M6 4h4v16H6zM14 4h4v16h-4z', forward: 'M7 4v16l11-8z',
  last: 'M16 4h3v16h-3zM4 4v16l11-8z',
};

export class MatchView {
  /** `kept` says how this browser knows the match: as an id, a way to play, and own seats. */
  constructor(app, told, kept) {
    this.app = app;
    this.kept = kept;
    this.told = told;
    this.ply = kept?.ply ?? told.moves.length;
    this.board = new Board((mv, title, isSure) => this.chosen(mv, title, isSure));
  }

  async show() {
    if (!this.kept) { await this.recognise(); }
    const own = this.kept.mine[0] ?? 0;
    this.from = this.kept.way === 'here' ? 0 : own;
    this.build();
    show('match');
    this.tellMoves();
    this.draw();
    this.keep();
    this.next();
  }

  leave() {
    this.stopThinking();
    this.stopReplay();
  }

  /** Finds out how to play on a match that came by a link. */
  async recognise() {
    const known = (await all() ?? []).filter((one) => one.identity === this.told.identity && one.way === 'link');
    const told = this.told;
    const moves = told.moves.map((move) => move.mv).join(' ');
    this.later = known.find((one) => one.plies > told.moves.length && `${one.moves} `.startsWith(moves ? `${moves} ` : ''));
    const before = known.find((one) => one.plies <= told.moves.length && `${moves} `.startsWith(one.moves ? `${one.moves} ` : ''));
    const level = told.seats.findIndex((seat) => seat.level);
    const people = told.seats.flatMap((seat, at) => (seat.kind === 'human' ? [at] : []));
    if (told.result && !before) {
      this.kept = { id: told.identity, way: 'replay', mine: [] };
      return;
    }
    const fresh = { id: `${told.identity} link`, way: 'link', mine: told.turn === null ? people : [told.turn] };
    this.kept = before ?? (level >= 0 ? { id: `${told.identity} level`, way: 'computer', mine: people } : fresh);
  }

  keep() {
    const told = this.told;
    if (this.later || !told.moves.length || this.kept.way === 'replay') { return; }
    keep({
      ...this.kept, identity: told.identity, word: told.link, title: titleOf(told),
      plies: told.moves.length, moves: told.moves.map((move) => move.mv).join(' '), state: stateOf(told),
    });
  }

  // --- What is there ---------------------------------------------------------

  build() {
    const told = this.told;
    document.title = titleOf(told);
    this.slider = element('input', { type: 'range', id: 'ply', min: 0, 'aria-label': texts.one_move, input: () => this.step(Number(this.slider.value)) });
    this.signs = {
      first: iconButton(texts.first, SIGNS.first, () => this.step(0)),
      back: iconButton(texts.back, SIGNS.back, () => this.step(this.ply - 1)),
      play: iconButton(texts.play, SIGNS.play, () => this.replay()),
      forward: iconButton(texts.forward, SIGNS.forward, () => this.step(this.ply + 1)),
      last: iconButton(texts.last, SIGNS.last, () => this.step(Infinity)),
    };
    this.seats = element('ul', { class: 'seats' });
    this.lead = element('div', { class: 'lead' });
    this.now = element('p', { id: 'now', 'aria-live': 'polite' });
    this.state = element('p', { class: 'state', role: 'status' });
    this.comment = element('p', { class: 'comment' });
    this.choice = element('div', { class: 'choice', hidden: true });
    this.actions = element('div', { class: 'actions' });
    this.list = element('ol', { start: 0 });
    this.legal = element('details', { toggle: () => this.tellLegal() }, element('summary', {}, texts.all_moves), element('div', { class: 'legal' }));
    this.banner = element('p', { class: 'notice', hidden: true });
    $('match').replaceChildren(
      element('header', {},
        iconButton(texts.all_matches, SIGNS.home, () => this.app.home(), { class: 'stroke' }),
        element('div', {}, element('h1', {}, told.name),
          element('p', { class: 'quiet' }, [told.event, told.date].filter(Boolean).join(' · ')))),
      this.banner,
      element('main', { class: 'table' },
        element('section', { class: 'side-board', 'aria-label': texts.board }, this.seats, this.board.element),
        element('section', { class: 'side', 'aria-label': texts.replay },
          this.state, this.now, this.lead, this.comment,
          element('div', { class: 'controls', role: 'group', 'aria-label': texts.replay }, ...Object.values(this.signs), this.slider),
          this.actions),
        element('section', { class: 'moves', 'aria-labelledby': 'moves' },
          element('h2', { id: 'moves' }, texts.moves), this.list, this.legal)),
      this.choice,
    );
    if (this.later) {
      this.banner.hidden = false;
      this.banner.append(`${texts.gone_on} `, button(texts.open_latest, () => {
        history.replaceState(null, '', `#${this.later.word}`);
        this.app.watch(this.app.ask({ do: 'open', text: this.later.word }), this.later);
      }));
    }
    $('match').onkeydown = (event) => this.key(event);
    this.list.onclick = (event) => {
      const ply = event.target.closest('[data-ply]')?.dataset.ply;
      if (ply) { this.step(Number(ply)); }
    };
  }

  key(event) {
    const keys = { ArrowLeft: this.ply - 1, ArrowRight: this.ply + 1, Home: 0, End: Infinity };
    const on = event.target.tagName;
    if (event.ctrlKey || event.altKey || event.metaKey || on === 'INPUT' || on === 'SELECT' || on === 'TEXTAREA') { return; }
    if (event.key in keys) {
      event.preventDefault();
      this.step(keys[event.key]);
    }
  }

  isAtEnd() { return this.ply === this.told.moves.length; }

  /** Whether somebody at this browser may move. */
  mayPlay() {
    const { turn, result, seats } = this.told;
    if (result || turn === null || this.later || this.worker) { return false; }
    return this.kept.way === 'here' ? !seats[turn].level : this.kept.mine.includes(turn);
  }

  draw(hint) {
    const told = this.told;
    const may = this.isAtEnd() && this.mayPlay();
    const from = this.kept.way === 'here' && this.turned === undefined ? 0 : this.from;
    const shown = this.app.ask({ do: 'show', ply: this.ply, from, moves: may, hint });
    if (shown.refused) { say(shown.refused); return; }
    this.board.draw(shown);
    const before = told.moves[this.ply - 1];
    const by = before && (told.seats[before.by]?.colour ?? texts.dice);
    this.now.textContent = before ? `${this.ply}. ${by}: ${before.words}${before.mark}` : texts.start;
    this.comment.textContent = before ? before.comment : told.comment;
    this.slider.max = told.moves.length;
    this.slider.value = this.ply;
    this.slider.setAttribute('aria-valuetext', this.now.textContent);
    this.signs.first.disabled = this.signs.back.disabled = this.ply === 0;
    this.signs.last.disabled = this.signs.forward.disabled = this.isAtEnd();
    this.drawSeats(shown);
    this.drawLead(shown.lead);
    this.drawState(shown, may);
    this.drawActions(shown, may);
    this.tellLegal();
    for (const old of this.list.querySelectorAll('[aria-current]')) { old.removeAttribute('aria-current'); }
    const item = this.list.querySelector(`[data-ply="${this.ply}"]`);
    item?.setAttribute('aria-current', 'step');
    if (item) { this.list.scrollTop = item.offsetTop - this.list.offsetTop - this.list.clientHeight / 3; }
  }

  drawSeats(shown) {
    this.seats.replaceChildren(...this.told.seats.map((seat, at) => element('li', {
      class: `${seat.key}${shown.turn === at ? ' turn' : ''}`,
    }, element('i', { 'aria-hidden': 'true' }), element('span', {}, element('b', {}, seat.colour), ` ${seat.name}`))));
  }

  drawLead(lead) {
    this.lead.hidden = !lead;
    if (!lead) { return; }
    const bar = element('div', { class: 'bar', 'aria-hidden': 'true' }, ...lead.amounts.map(([key, amount]) =>
      element('i', { class: key, style: `flex-grow:${amount}` })));
    const more = [...lead.reasons, lead.danger].filter(Boolean).join(' · ');
    this.lead.replaceChildren(bar, element('p', {}, lead.line), more ? element('p', { class: 'quiet' }, more) : '');
  }

  drawState(shown, may) {
    const seat = this.told.seats[shown.turn];
    const own = this.kept.way !== 'here' && may;
    let text = shown.result ?? (seat ? fill(texts.to_move, seat.colour) : '');
    if (this.worker && this.isAtEnd()) { text = fill(texts.thinking, seat?.name ?? ''); }
    if (own) { text = texts.your_turn; }
    if (this.waits() && this.isAtEnd() && !shown.result) { text = texts.waits; }
    this.state.textContent = text;
    this.state.classList.toggle('yours', Boolean(own));
    this.touch = may ? (this.board.sources().length ? texts.touch_twice : texts.touch) : '';
    if (may && this.ply < 2) { this.state.append(element('small', {}, this.touch)); }
  }

  /** Whether a move is to be sent and an answer awaited. */
  waits() {
    const { turn, result, moves } = this.told;
    return this.kept.way === 'link' && !this.later && moves.length > 0 && (result !== null || !this.kept.mine.includes(turn));
  }

  drawActions(shown, may) {
    const made = [];
    if (this.waits() && this.isAtEnd()) {
      made.push(button(texts.send_move, () => send(this.address(), titleOf(this.told), true), { class: 'main' }));
    }
    if (may && !this.worker) { made.push(button(texts.hint_button, () => this.hint())); }
    if (this.isAtEnd() && ['here', 'computer'].includes(this.kept.way) && this.told.moves.length) { made.push(button(texts.undo, () => this.undo())); }
    if (!shown.result && (!this.isAtEnd() || !may)) { made.push(button(texts.play_on, () => this.playOn())); }
    made.push(button(texts.turn_board, () => this.turnBoard()));
    made.push(button(texts.copy_link, () => send(this.address(), titleOf(this.told), false)));
    made.push(button(texts.save, () => this.save()));
    if (may) { made.push(button(texts.resign, () => this.resign())); }
    this.actions.replaceChildren(...made);
  }

  tellMoves() {
    const entry = (ply, label, title, comment) => element('li', { value: ply },
      element('button', { type: 'button', 'data-ply': ply, title }, ...label),
      comment ? element('p', {}, comment) : null);
    const told = this.told;
    this.list.replaceChildren(
      entry(0, [texts.start], texts.start, told.comment),
      ...told.moves.map((move, at) => entry(at + 1, [
        element('i', { class: told.seats[move.by]?.key ?? 'dice', title: told.seats[move.by]?.colour ?? texts.dice }),
        ` ${move.words}`, move.mark ? element('strong', {}, ` ${move.mark}`) : '',
      ], move.mv, move.comment)));
  }

  tellLegal() {
    const moves = this.board.moves();
    this.legal.hidden = !moves.length;
    const box = this.legal.querySelector('.legal');
    box.replaceChildren(...(this.legal.open ? moves.map((one) =>
      button(titled(one), () => this.board.pickText(one.dataset.move, false))) : []));
  }

  // --- Stepping --------------------------------------------------------------

  step(ply) {
    this.stopReplay();
    this.go(ply);
  }

  go(ply) {
    const next = Math.max(0, Math.min(this.told.moves.length, ply));
    if (next === this.ply) { return; }
    this.ply = next;
    this.chosen(null);
    this.draw();
  }

  replay() {
    if (this.timer) { this.stopReplay(); return; }
    if (this.isAtEnd()) { this.go(0); }
    this.timer = setInterval(() => {
      this.go(this.ply + 1);
      if (this.isAtEnd()) { this.stopReplay(); }
    }, 1200);
    this.signed('pause');
  }

  stopReplay() {
    clearInterval(this.timer);
    this.timer = null;
    if (this.signs) { this.signed('play'); }
  }

  signed(what) {
    const sign = this.signs.play;
    sign.querySelector('path').setAttribute('d', SIGNS[what]);
    sign.setAttribute('aria-label', texts[what]);
    sign.title = texts[what];
  }

  // --- Playing ---------------------------------------------------------------

  /** A move was picked: it is played at once, or shown to be confirmed. */
  chosen(mv, title, isSure) {
    if (mv && isSure) { this.play(mv); return; }
    this.choice.hidden = !mv;
    document.documentElement.classList.toggle('choosing', Boolean(mv));
    if (mv) {
      this.choice.replaceChildren(
        element('span', {}, title),
        button(texts.cancel, () => { this.board.open(null); this.board.pick(null); }),
        button(texts.play_move, () => this.play(mv), { class: 'main' }));
    }
  }

  play(mv) {
    this.chosen(null);
    const told = this.app.ask({ do: 'play', mv });
    if (told.refused) { say(told.refused); this.board.pick(null); return; }
    this.changed(told);
  }

  /** The match is another one: longer, shorter, or with other players. */
  changed(told) {
    this.told = told;
    this.ply = told.moves.length;
    history.replaceState(null, '', `#${told.link}`);
    this.tellMoves();
    this.next();
    this.draw();
    this.keep();
  }

  /** Lets a level think if it is its turn. */
  next() {
    const seat = this.told.seats[this.told.turn];
    const isOffered = seat?.level && this.told.levels.some(([level]) => level === seat.level);
    if (!isOffered || this.told.result || this.later) { return; }
    this.think({ do: 'think', level: seat.level }, (answer) => this.play(answer.mv));
    this.draw();
  }

  think(request, done) {
    this.stopThinking();
    const worker = this.worker = this.app.idle ?? new Worker('worker.js', { type: 'module' });
    this.app.idle = null;
    const end = (answer) => {
      if (worker !== this.worker) { return; }
      this.worker = null;
      if (answer.mv) { this.app.idle = worker; } else { worker.terminate(); }
      if (answer.mv) { done(answer); } else { say(answer.refused ?? texts.failed); this.draw(); }
    };
    worker.onmessage = (event) => end(event.data);
    worker.onerror = () => end({});
    worker.postMessage({ language: this.app.language, link: this.told.link, request });
  }

  stopThinking() {
    this.worker?.terminate();
    this.worker = null;
  }

  hint() {
    say('…');
    this.think({ do: 'hint' }, (answer) => {
      this.draw(answer.mv);
      this.comment.textContent = answer.words;
      say(answer.words);
    });
  }

  undo() {
    this.stopThinking();
    // Back to the last move of somebody at this browser.
    const { moves, seats } = this.told;
    let ply = moves.length - 1;
    while (ply > 0 && (moves[ply].by === null || seats[moves[ply].by].level)) { ply -= 1; }
    this.changed(this.app.ask({ do: 'cut', ply }));
  }

  /** Plays on from the position that is shown, against a level or for two. */
  async playOn() {
    const turn = this.app.ask({ do: 'show', ply: this.ply }).turn ?? 0;
    const wanted = await dialog(texts.play_on, (close) => [
      element('p', { class: 'row column' },
        ...this.told.levels.map(([level, name]) => button(`${texts.level} ${level} · ${name}`, () => close(level))),
        button(texts.here, () => close('here'), { class: 'main' }),
        button(texts.cancel, () => close(null)))]);
    if (!wanted) { return; }
    this.later = null;
    this.banner.hidden = true;
    this.kept = { id: `${this.told.identity} ${Date.now()}`, way: wanted === 'here' ? 'here' : 'computer', mine: [turn] };
    let told = this.app.ask({ do: 'cut', ply: this.ply });
    told.seats.forEach((seat, at) => {
      const kind = wanted === 'here' || at === turn ? 'human' : `level:${wanted}`;
      if (seat.kind !== kind) { told = this.app.ask({ do: 'seat', seat: at, kind }); }
    });
    this.from = turn;
    this.changed(told);
  }

  turnBoard() {
    this.turned = true;
    this.from = (this.from + 1) % this.told.seats.length;
    this.draw();
  }

  async resign() {
    const isSure = await dialog(texts.asks_resign, (close) => [
      element('p', { class: 'row' },
        button(texts.cancel, () => close(null)),
        button(texts.resign, () => close(true), { class: 'main' }))]);
    if (isSure) { this.play('resign'); }
  }

  address() { return `${location.href.split('#')[0]}#${this.told.link}`; }

  save() {
    const { record } = this.app.ask({ do: 'record' });
    const file = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
    element('a', { href: file, download: `${this.told.game}.curio` }).click();
    setTimeout(() => URL.revokeObjectURL(file), 10000);
  }
}
