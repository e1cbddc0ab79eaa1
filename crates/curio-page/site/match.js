// A match that this page keeps: stepping through its moves, playing on and sending moves.

import { course } from './course.js';
import { $, button, dialog, fill, iconButton, make, say, show, texts } from './parts.js';
import { hear } from './sound.js';
import { all, keep } from './store.js';
import { TableView } from './table.js';

const SIGNS = {
  home: 'M15 4L7 12l8 8', first: 'M5 4h3v16H5zM20 4v16L9 12z', back: 'M17 4v16L6 12z',
  play: 'M6 3v18l15-9z', pause: 'M6 4h4v16H6zM14 4h4v16h-4z', forward: 'M7 4v16l11-8z',
  last: 'M16 4h3v16h-3zM4 4v16l11-8z',
};

export class MatchView extends TableView {
  /** `kept` says how this browser knows the match: as an id, a way to play, and own seats. */
  constructor(app, told, kept) {
    super(app);
    this.kept = kept;
    this.told = told;
    this.charted = { lines: [] };
  }

  async show() {
    if (!this.kept) { await this.recognise(); }
    const own = this.kept.mine[0] ?? 0;
    this.from = this.kept.from ?? (this.kept.way === 'here' ? 0 : own);
    this.least = this.kept.least ?? 0;
    // What comes in a replay is hidden until it is seen, unless somebody wants to know.
    const { hide, isKnown } = this.kept;
    this.hides = this.isReplay && !isKnown && (this.app.recalled('hide') ?? hide) !== 'off';
    const ply = this.kept.ply ?? this.told.ply ?? (this.hides ? 0 : Infinity);
    this.ply = Math.max(this.least, Math.min(ply, this.end));
    this.seen = this.hides ? this.ply : Infinity;
    this.build();
    show('match');
    scrollTo(0, 0);
    this.draw();
    // The position is seen before the rest is told.
    setTimeout(() => {
      if (this.app.view !== this) { return; }
      this.tellMoves();
      this.tellCourse();
      this.keep();
      if (!this.next()) { this.retell(); }
    }, 60);
  }

  /** Translates what a match that comes with the program says: the program with levels can. */
  retell() {
    const { comment, event, link, moves, result } = this.told;
    const says = [event, comment, ...moves.map((move) => move.comment)].some(Boolean);
    if (!says || !result || this.app.language === 'en' || this.kept.told) { return; }
    this.app.think({ do: 'match' }, link, (told) => {
      this.told = told;
      $('match').querySelector('.quiet').textContent = told.about;
      this.tellMoves();
      this.draw();
    });
    this.isQuiet = true;
  }

  leave() {
    document.onkeydown = null;
    clearTimeout(this.traced);
    this.app.stop();
    this.stopReplay();
  }

  /** Finds out how to play on a match that came by a link. */
  async recognise() {
    const { line, told } = this;
    const mine = (await all() ?? []).filter((one) => one.identity === told.identity);
    const known = mine.filter((one) => one.way === 'link');
    this.later = known.find((one) => one.moves !== line && one.moves.startsWith(line));
    const old = known.find((one) => line.startsWith(one.moves));
    if (told.result && !old) {
      this.kept = { id: told.identity, way: 'replay', mine: [], isKnown: mine.some((one) => one.moves === line) };
      return;
    }
    const fresh = { id: `${told.identity} link`, way: 'link', mine: told.turn === null ? told.people : [told.turn] };
    this.kept = old ?? (told.seats.some((seat) => seat.level) ? { id: `${told.identity} level`, way: 'computer', mine: told.people } : fresh);
  }

  /** The moves in one text, each with a blank behind it. */
  get line() { return this.told.moves.map(({ mv }) => `${mv} `).join(''); }

  keep() {
    const told = this.told;
    if (this.later || !told.moves.length || this.isReplay) { return; }
    keep({
      ...this.kept, identity: told.identity, word: told.link, title: told.title,
      plies: told.moves.length, moves: this.line, state: told.state,
    });
  }

  // --- What is there ---------------------------------------------------------

  build() {
    const told = this.told;
    this.tellTitle();
    this.slider = make('input', { type: 'range', id: 'ply', min: this.least, 'aria-label': texts.one_move, input: () => this.step(Number(this.slider.value)) });
    this.signs = {
      first: iconButton(texts.first, SIGNS.first, () => this.step(0)),
      back: iconButton(texts.back, SIGNS.back, () => this.step(this.ply - 1)),
      play: iconButton(texts.play, SIGNS.play, () => this.replay()),
      forward: iconButton(texts.forward, SIGNS.forward, () => this.step(this.ply + 1)),
      last: iconButton(texts.last, SIGNS.last, () => this.step(Infinity)),
    };
    this.comment = make('p', 'comment');
    this.course = make('div');
    this.list = make('ol', { start: 0 });
    this.banner = make('p', { class: 'notice', hidden: true });
    $('match').replaceChildren(
      make('header', {},
        iconButton(texts.all_matches, SIGNS.home, () => this.app.home(), 'stroke'),
        make('div', {}, make('h1', {}, told.name),
          make('p', 'quiet', told.about)),
        this.sound),
      this.banner,
      make('main', 'table',
        make('section', { class: 'side-board', 'aria-label': texts.board }, this.seats, this.state, this.board.element),
        make('section', { class: 'side', 'aria-label': texts.replay },
          make('div', { class: 'controls', role: 'group', 'aria-label': texts.replay }, ...Object.values(this.signs), this.slider),
          this.now, this.comment, this.lead, this.actions, this.course),
        make('section', { class: 'moves', 'aria-labelledby': 'moves' },
          make('h2', { id: 'moves' }, texts.moves), this.list, this.legal)),
      this.choice,
    );
    if (this.later) {
      this.banner.hidden = false;
      this.banner.append(`${texts.gone_on} `, button(texts.open_latest, () =>
        this.app.open({ do: 'open', text: this.later.word }, this.later)));
    }
    document.onkeydown = (event) => this.key(event);
    let touch = null;
    this.board.element.ontouchstart = (event) => { touch = event.touches[1] ? null : event.touches[0]; };
    this.board.element.ontouchend = (event) => {
      const by = event.changedTouches[0].clientX - touch?.clientX;
      if (Math.abs(by) > 60 && !this.mayPlay()) { this.step(this.ply - Math.sign(by)); }
    };
    this.list.onclick = (event) => {
      const ply = event.target.closest('[data-ply]')?.dataset.ply;
      if (ply) { this.step(Number(ply)); }
    };
  }

  /** Who has won is in the title once it was seen. */
  tellTitle() { document.title = this.seen < this.end ? this.told.title : this.told.headline; }

  /** Hides what comes after the move that is shown, or nothing any more. */
  hide() {
    this.hides = !this.hides;
    this.app.remember('hide', this.hides ? 'on' : 'off');
    this.see(this.hides ? this.ply : Infinity);
    this.draw();
  }

  see(ply) {
    this.seen = ply;
    this.tellTitle();
    this.tellMoves();
    this.drawCourse();
  }

  key(event) {
    const keys = { ArrowLeft: this.ply - 1, ArrowRight: this.ply + 1, Home: 0, End: Infinity };
    const isIn = (where) => event.target.closest(where);
    if (event.ctrlKey || event.altKey || event.metaKey || isIn('input, select, textarea, dialog')) { return; }
    const isPlay = event.key === ' ' && !isIn('button, summary, [role=button]');
    if (!isPlay && !(event.key in keys)) { return; }
    event.preventDefault();
    if (isPlay) { this.replay(); } else { this.step(keys[event.key]); }
  }

  get end() { return this.told.moves.length; }

  /** Whether the match is watched alone. */
  get isReplay() { return this.kept.way === 'replay'; }

  isAtEnd() { return this.ply === this.end; }

  /** Whether the end is shown of a match that nobody elsewhere plays. */
  isOwn() { return this.isAtEnd() && ['here', 'computer'].includes(this.kept.way); }

  /** Whether somebody at this browser may move. */
  mayPlay() {
    const { turn, result, seats } = this.told;
    if (result || turn === null || this.later || this.app.worker) { return false; }
    return this.kept.way === 'here' ? !seats[turn].level : this.kept.mine.includes(turn);
  }

  /** The seat from which the board is seen. */
  get seat() { return this.kept.way === 'here' && this.turned === undefined ? 0 : this.from; }

  draw(hint) {
    const told = this.told;
    const may = this.isAtEnd() && this.mayPlay();
    const shown = this.app.ask({ do: 'show', ply: this.ply, from: this.seat, moves: may, hint, plain: true });
    if (shown.refused) { say(shown.refused); return; }
    const step = this.ply - this.drawn;
    this.drawn = this.ply;
    const captured = this.board.draw(shown, Math.abs(step) === 1 ? step : 0);
    if (step === 1 && this.isHeard()) {
      hear(captured ? 'capture' : told.game);
      if (shown.result) { hear('end', 0.35); }
    }
    const move = told.moves[this.ply - 1];
    this.now.textContent = shown.now;
    this.comment.textContent = move ? move.comment : told.comment || (this.isReplay && told.result ? texts.watched : '');
    this.slider.max = Math.min(this.seen, this.end);
    this.slider.value = this.ply;
    this.slider.setAttribute('aria-valuetext', this.now.textContent);
    this.signs.first.disabled = this.signs.back.disabled = this.ply <= this.least;
    this.signs.last.disabled = this.signs.forward.disabled = this.isAtEnd();
    this.drawSeats(told.seats, shown.turn);
    this.drawLead(shown.lead);
    this.drawState(shown, may);
    this.drawActions(shown, may);
    this.tellLegal();
    this.course.firstChild?.at(this.ply);
    this.mark();
  }

  /** Marks in the list which move is shown. */
  mark() {
    this.list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const item = this.list.children[this.ply]?.firstChild;
    item?.setAttribute('aria-current', 'step');
    // Asked here, where it stands would lay out all of the page once more.
    requestAnimationFrame(() => { this.list.scrollTop = item?.offsetTop - 90; });
  }

  touched(source, at) { return this.app.ask({ do: 'touch', ply: this.ply, from: this.seat, source, at }); }

  drawState(shown, may) {
    const seat = this.told.seats[shown.turn];
    const own = this.kept.way !== 'here' && may;
    let text = shown.result ?? (seat ? fill(texts.to_move, seat.colour) : '');
    if (seat && this.app.worker && this.isAtEnd()) { text = fill(texts.thinking, seat.name); }
    if (own) { text = texts.your_turn; }
    if (this.waits() && this.isAtEnd() && !shown.result) { text = texts.waits; }
    this.state.textContent = text;
    this.state.classList.toggle('yours', Boolean(own));
    if (may && this.ply < 2) { this.state.append(make('small', {}, this.touch())); }
  }

  /** Whether a move is to be sent and an answer awaited. */
  waits() {
    const { turn, result, moves } = this.told;
    return this.kept.way === 'link' && !this.later && moves.length > 0 && (result !== null || !this.kept.mine.includes(turn));
  }

  drawActions(shown, may) {
    const { told } = this;
    const made = [];
    const offer = (isThere, label, act, name = {}) => { if (isThere) { made.push(button(label, act, name)); } };
    const share = (isMove) => send(this.address(), told.title, isMove);
    const isFree = !this.app.worker || this.isQuiet;
    offer(this.waits() && this.isAtEnd(), texts.send_move, () => share(true), 'main send');
    // It comes where a hint is asked for, and moves nothing.
    offer(!isFree, texts.stop, () => { this.app.stop(); this.draw(); });
    offer(isFree && this.level && this.isAtEnd(), texts.go_on, () => this.next(), 'main');
    offer(may && isFree, texts.hint_button, () => this.hint());
    offer(this.isOwn() && told.undo, texts.undo, () => this.undo());
    offer(!shown.result && !may && isFree, texts.play_on, () => this.playOn());
    offer(told.result && this.isAtEnd() && this.kept.way !== 'link' && isFree, texts.again, () => this.again());
    offer(this.better?.[this.ply], texts.better, () => this.learn('showBetter'));
    offer(told.result && this.isAtEnd() && !this.better && isFree, texts.review, () => this.learn('review'), 'main');
    offer(this.isReplay && told.moves[this.ply] && shown.turn !== null && !told.seats[2] && isFree, texts.guess, () => this.learn('guess'));
    offer(this.isReplay, texts.hide_ahead, () => this.hide(), { 'aria-pressed': `${this.hides}` });
    offer(true, texts.turn_board, () => this.turnBoard());
    const isServed = location.protocol !== 'file:';
    offer(isServed, texts.copy_link, () => share(false));
    offer(isServed, texts.rules, () => open(this.app.rules(told.game)));
    offer(isFree, texts.save, () => this.save());
    offer(may, texts.resign, () => this.resign());
    // While it is played, no text above moves what is pressed.
    this.actions.classList.toggle('first', !told.result && !this.isReplay);
    this.actions.replaceChildren(...made);
  }

  /** Lists the moves; those that are listed already stay as they are. */
  tellMoves() {
    const { list, told: { comment, moves } } = this;
    const rows = [{ words: texts.start, comment }, ...moves.slice(0, this.seen)];
    const told = rows.map((row) => JSON.stringify(row));
    let same = 0;
    while (list.told?.[same] === told[same] && same < told.length) { same += 1; }
    list.told = told;
    while (list.children[same]) { list.lastChild.remove(); }
    list.append(...rows.slice(same).map((row, at) => make('li', { value: row.round },
      make('button', { type: 'button', 'data-ply': same + at, title: row.mv },
        same + at ? make('i', { class: row.key, title: row.colour }) : '',
        ` ${row.words}`, row.mark ? make('strong', {}, ` ${row.mark}`) : ''),
      row.comment ? make('p', {}, row.comment) : null)));
    this.mark();
  }

  // --- Stepping --------------------------------------------------------------

  step(ply) {
    this.stopReplay();
    this.go(ply);
  }

  go(ply) {
    const next = Math.max(this.least, Math.min(this.end, ply));
    if (next === this.ply) { return; }
    this.ply = next;
    if (next > this.seen) { this.see(next); }
    this.chosen(null);
    this.draw();
    // Browsers refuse an address that changes with every pixel of a slider.
    clearTimeout(this.traced);
    // Another match may be opened meanwhile.
    const { href } = location;
    this.traced = setTimeout(() => location.href === href && this.trace(), 200);
  }

  /** Writes into the address which move is shown. */
  trace() { history.replaceState(null, '', this.address()); }

  replay() {
    if (this.timer) { this.stopReplay(); return; }
    if (this.isAtEnd()) { this.go(this.least); }
    const wait = () => {
      this.timer = setTimeout(() => {
        this.go(this.ply + 1);
        if (this.isAtEnd()) { this.stopReplay(); } else { wait(); }
      }, (this.kept.pause ?? 1200) + 40 * this.comment.textContent.length);
    };
    wait();
    this.signed('pause');
  }

  stopReplay() {
    clearTimeout(this.timer);
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

  play(mv) {
    // What has the focus goes, which lays out the page: sooner, there is nothing to lay out.
    document.activeElement.blur();
    this.chosen(null);
    const told = this.app.ask({ do: 'play', mv });
    if (told.refused) { say(told.refused); this.board.pick(null); return; }
    this.changed(told);
  }

  /** The match is another one: longer, shorter, or with other players. */
  changed(told) {
    this.told = told;
    this.better = null;
    this.ply = this.end;
    this.see(Infinity);
    if (!this.next()) { this.draw(); }
    // The move is seen before the rest is done.
    setTimeout(() => {
      this.keep();
      if (this.app.view !== this) { return; }
      this.trace();
      this.tellCourse();
    }, 60);
  }

  /** The level whose turn it is, where this browser can let it think. */
  get level() {
    return !this.later && this.told.level;
  }

  /** Lets a level think if it is its turn; whether it does. */
  next() {
    const { level } = this;
    if (level) { this.think({ do: 'think', level }, (answer) => this.play(answer.mv)); }
    return level;
  }

  think(request, done) {
    this.isQuiet = false;
    this.app.think(request, this.told.link, done, () => this.draw());
    this.draw();
  }

  hint() {
    say('…');
    this.think({ do: 'hint' }, (answer) => {
      this.draw(answer.mv);
      this.comment.textContent = answer.words;
      say(answer.words);
    });
  }

  /** The points after each move, where the match is over. */
  tellCourse() {
    const isTold = this.told.result || this.isReplay;
    this.drawCourse(isTold ? this.app.ask({ do: 'course' }) : { lines: [] });
  }

  /** Draws a course as far as it was seen, or the last one once more. */
  drawCourse(told = this.charted) {
    this.charted = told;
    const lines = told.lines.map(([key, name, values]) => [key, name, values.slice(0, this.seen + 1)]);
    const isThere = lines[0]?.[2].filter((value) => value !== null)[1] !== undefined;
    const marks = Object.keys(this.better ?? {}).filter((ply) => ply <= this.seen);
    this.course.replaceChildren(...(isThere ? [course(told.label, lines, marks, (ply) => this.step(ply), told.range)] : []));
    this.course.firstChild?.at(this.ply);
  }

  /** What is asked of a match by those who learn from it: the module is fetched for it. */
  async learn(what) {
    try { (await this.app.extra('learn'))[what](this); } catch { say(texts.failed); }
  }

  /** The same match once more, with sides changed; of a match that was watched, its game. */
  again() {
    const { way, mine } = this.kept;
    const { told } = this;
    if (this.isReplay) { this.app.list.begin(this.app.ask({ do: 'games' }).find(({ id }) => id === told.game)); return; }
    this.app.begin({ do: 'again' }, { way, mine: mine.map((seat) => (seat + 1) % told.seats.length) });
  }

  undo() {
    this.app.stop();
    this.changed(this.app.ask({ do: 'undo' }));
  }

  /** Plays on from the position that is shown, against a level or for two. */
  async playOn() {
    const turn = this.app.ask({ do: 'show', ply: this.ply }).turn ?? 0;
    const wanted = await dialog(`${texts.play_on}: ${this.told.seats[turn].colour}`, (close) => [
      make('p', 'row column',
        ...this.told.levels.map(([level, name]) => button(`${texts.level} ${level} · ${name}`, () => close(level))),
        button(texts.here, () => close('here'), 'main'),
        button(texts.cancel, () => close(null)))]);
    if (!wanted) { return; }
    // Going back leads to the match that was left.
    history.pushState(0, '');
    this.later = null;
    this.banner.hidden = true;
    this.kept = { id: `${this.told.identity} ${Date.now()}`, way: wanted > 0 ? 'computer' : wanted, mine: [turn] };
    this.from = turn;
    this.changed(this.app.ask({ do: 'on', ply: this.ply, seat: turn, kind: wanted > 0 ? 'level:' + wanted : 'human' }));
  }

  turnBoard() {
    this.turned = true;
    this.from = (this.from + 1) % this.told.seats.length;
    this.draw();
  }

  async resign() {
    if (await this.sure(texts.asks_resign, texts.resign)) { this.play('resign'); }
  }

  /** The address of the move that is shown; of a page that carries its match, with its number alone. */
  address() {
    const { ply, told } = this;
    const word = this.isAtEnd() ? told.link : `${told.link}.${ply}`;
    return [location.href.split('#')[0], this.kept.id ? word : ply].join('#');
  }

  save() {
    this.think({ do: 'record' }, (answer) => {
      const file = URL.createObjectURL(new Blob([answer.record], { type: 'text/plain' }));
      make('a', { href: file, download: `${this.told.game}.curio` }).click();
      this.draw();
    });
  }
}

/** Sends a link by the device's own way, or puts it into the clipboard. */
export async function send(link, title, isMove) {
  if (matchMedia('(pointer: coarse)').matches && navigator.share) {
    try {
      await navigator.share({ title, url: link });
      return;
    } catch (error) {
      if (error.name === 'AbortError') { return; }
    }
  }
  try {
    await navigator.clipboard.writeText(link);
    say(isMove ? texts.sent : texts.copied);
  } catch {
    dialog(texts.copy_link, (close) => [
      make('textarea', { readonly: true, rows: 5, focus: (event) => event.target.select(), 'aria-label': texts.copy_link }, link),
      make('p', 'row', button(texts.cancel, () => close(null))),
    ]);
  }
}
