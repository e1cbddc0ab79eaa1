// A live table: its host says who sits where, shows each position and judges every move; this
// module shows that and asks. The board and its touches are those of every table.

import { compile, start } from './machine.js';
import { $, button, fill, make, root, say, show, texts } from './parts.js';
import { TONES, hear } from './sound.js';
import { TableView } from './table.js';

const told = JSON.parse($('told').textContent);
Object.assign(texts, told.texts);
TONES.turn = [[784, 0.4, 7], [1047, 0.3, 7, 0.12]];

// What a tab keeps comes first: two tabs may be two guests.
function recalled(name) {
  try { return sessionStorage.getItem(`curio ${name}`) ?? localStorage.getItem(`curio ${name}`); } catch { return null; }
}

function remember(name, value) {
  try {
    sessionStorage.setItem(`curio ${name}`, value);
    localStorage.setItem(`curio ${name}`, value);
  } catch { /* Then not. */ }
}

/** Keeps the screen on while it is wanted, where the browser allows it: over https. */
function stayAwake(is) {
  const awake = stayAwake;
  awake.is = is;
  if (!is) { awake.lock?.release(); awake.lock = null; }
  if (!is || awake.lock || document.hidden || !navigator.wakeLock) { return; }
  awake.lock = { release() {} };
  navigator.wakeLock.request('screen').then((lock) => {
    awake.lock = lock;
    // A page that is hidden loses it.
    lock.addEventListener('release', () => { if (awake.lock === lock) { awake.lock = null; } });
    if (!awake.is) { stayAwake(false); }
  }, () => { awake.lock = null; });
}

class LiveView extends TableView {
  constructor() {
    super({ recalled, remember });
    // The key of the invitation, and the token of this phone once it has one: `#key.token`.
    const [key, token] = location.hash.slice(1).split('.');
    this.key = key;
    this.knownAs(token || (key && recalled(`token ${key}`)) || '');
    this.build();
    this.connect();
    addEventListener('online', () => this.look());
    document.addEventListener('visibilitychange', () => { this.look(); stayAwake(stayAwake.is); });
    setInterval(() => this.look(), 5000);
    setInterval(() => { if (this.people?.seats.some((seat) => seat.seconds || seat.runs)) { this.tellSeats(); } }, 1000);
  }

  build() {
    const input = (id, more) => make('input', { id, ...more });
    this.name = input('name', { maxlength: 24, autocomplete: 'nickname', autocapitalize: 'words', enterkeyhint: 'go', required: true, value: recalled('name') });
    this.left = make('p', { role: 'status' });
    $('home').replaceChildren(make('form', { id: 'welcome', submit: (event) => this.enter(event) },
      this.title = make('h1'), make('h2', {}, texts.join), this.left,
      make('label', { for: 'name' }, texts.name), this.name,
      make('button', 'main', texts.play),
      button(texts.watch, () => { this.watches = true; this.draw(); }, { id: 'watch' })));
    this.heading = make('h1', 'quiet');
    this.why = make('p', { id: 'why', role: 'status' });
    this.help = make('p', 'quiet');
    this.crowd = make('p', 'quiet');
    this.twice = input('twice', { type: 'checkbox', checked: recalled('twice') !== 'no', change: () => remember('twice', this.twice.checked ? 'yes' : 'no') });
    this.from = make('select', { id: 'from', change: () => this.connect() });
    this.side = make('label', 'way', texts.seen_from, this.from);
    this.seats.setAttribute('aria-label', texts.players);
    this.place = make('section', { class: 'side-board', 'aria-label': texts.board }, this.board.element);
    this.deeds = make('section', { class: 'side', 'aria-label': texts.table }, this.why, this.help, this.now, this.lead, this.actions);
    $('match').replaceChildren(
      make('main', 'table live', make('header', {}, make('div', {}, this.heading, this.state), this.sound),
        this.seats, this.place, this.deeds,
        make('section', { class: 'moves', 'aria-label': texts.all_moves }, this.legal,
          make('label', 'way', this.twice, texts.twice), this.side, this.crowd)),
      this.choice);
    $('loading').textContent = texts.connecting;
    show('loading');
  }

  knownAs(token) {
    this.token = token;
    if (!this.key) { return; }
    remember(`token ${this.key}`, token);
    // An address that is passed on should invite, and not give the seat away.
    const isKept = !token || recalled(`token ${this.key}`) === token;
    history.replaceState(null, '', `#${this.key}${isKept ? '' : `.${token}`}`);
  }

  // --- Asking the table --------------------------------------------------------

  /** What the table answers; null where it refuses, which is said. */
  async ask(what) {
    for (let tries = 0; tries < 6; tries += 1) {
      const stop = new AbortController();
      const timer = setTimeout(() => stop.abort(), 12_000);
      try {
        const answer = await fetch(`ask?lang=${root.lang}`, {
          method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(what), credentials: 'omit', signal: stop.signal,
        });
        const said = await answer.json();
        if (said.stranger) { this.knownAs(''); this.connect(); }
        say(said.refused ?? '');
        return answer.ok ? said : null;
      } catch {
        // Nothing is done twice: a move says after how many others it comes.
        say(texts.trying_again);
        await new Promise((again) => { setTimeout(again, 500 * (tries + 1)); });
      } finally {
        clearTimeout(timer);
      }
    }
    say(texts.no_connection);
    return null;
  }

  tell(wish, more) { return this.ask({ do: wish, token: this.token, ...more }); }

  async join(name) {
    const said = await this.ask({ do: 'join', key: name && this.key, name });
    if (said) { this.knownAs(said.token); this.connect(); }
    return said;
  }

  enter(event) {
    event.preventDefault();
    const name = this.name.value.trim();
    if (!name) { say(texts.nameless); return; }
    remember('name', name);
    this.wantsToSit = true;
    this.join(name);
  }

  // --- Being shown the table ---------------------------------------------------

  connect() {
    const old = this.stream;
    const mine = this.stream = new EventSource(`events?lang=${root.lang}&from=${this.from.value || 0}${
      this.program ? '&draws=1' : ''}&token=${encodeURIComponent(this.token)}`);
    this.heard = Date.now();
    // Who comes back at once was never away.
    mine.onopen = () => old?.close();
    mine.onerror = () => {
      old?.close();
      if (mine === this.stream) { this.isLost = true; this.draw(); }
    };
    const on = (name, act) => mine.addEventListener(name, (event) => {
      if (mine !== this.stream) { return; }
      this.heard = Date.now();
      if (this.isLost) { say(''); }
      this.isLost = this.isClosed = this.refusal = null;
      act(JSON.parse(event.data));
      this.draw();
    });
    on('here', () => {});
    on('position', (sent) => this.positioned(sent));
    on('people', (people) => this.meet(people));
    on('closed', () => { this.isClosed = true; });
    on('refused', ({ stranger, refused }) => {
      this.refusal = refused;
      if (stranger) { this.knownAs(''); this.connect(); }
    });
  }

  // A phone that wakes up may have lost its connection without knowing.
  look() {
    if (!document.hidden && (this.stream.readyState === 2 || Date.now() - this.heard > 40_000)) { this.connect(); }
  }

  meet(people) {
    if (people.lost && !this.people?.lost) { say(texts.lost_seat); }
    this.people = people;
    this.met = Date.now();
    if (this.wantsToSit && this.token) {
      this.wantsToSit = false;
      if (people.seat === null && !people.place) { this.tell('sit'); }
    }
    if (told.site && this.program === undefined) { this.fetchProgram(); }
  }

  /** Where the table has the page for browsers, positions are drawn here from now on. */
  async fetchProgram() {
    this.program = null;
    try {
      const program = await start(await compile('play/curio.wasm'));
      program({ do: 'language', code: root.lang });
      this.program = program;
      this.connect();
    } catch { /* Then the host draws them. */ }
  }

  /** The drawing of a position: as the host has sent it, or made here of the moves. */
  drawing(sent) {
    if (sent.picture) { return sent.picture; }
    let found = this.sent?.id === sent.before && this.program({ do: 'play', mv: sent.move });
    // Dice that are thrown here are not those of the table.
    if (found?.moves?.length !== sent.ply) { found = this.program({ do: 'open', text: sent.word }); }
    if (!found.refused) { return this.program({ do: 'show', ply: sent.ply, from: sent.from, moves: sent.moves }); }
    // A program of other rules is of no use.
    this.program = null;
    this.connect();
    return null;
  }

  positioned(sent) {
    const shown = this.drawing(sent);
    if (!shown) { return; }
    const { sent: before } = this;
    const step = before?.id === sent.before ? 1 : Number(before?.before === sent.id) * -1;
    this.sent = sent;
    this.shown = shown;
    this.chosen(null);
    const captured = this.board.draw(shown, step);
    if (step > 0 && this.isHeard()) {
      hear(captured ? 'capture' : sent.game);
      if (sent.over) { hear('end', 0.35); }
    }
    this.tellLegal();
    if (sent.over && !before?.over) { scrollTo(0, 0); }
  }

  // --- Choosing a move ---------------------------------------------------------

  mayPlay() { return !this.isClosed && this.isSeated() && this.sent?.turn === this.people.seat; }

  mayPredict() { return Boolean(this.sent) && !this.isSeated() && this.sent.turn !== null; }

  isSeated() { return Number.isInteger(this.people?.seat); }

  chosen(mv, title, isSure) {
    if (mv && this.isSending) { return; }
    const isAgain = mv && mv === this.offered;
    this.offered = mv;
    super.chosen(mv, title, this.twice.checked ? isSure && isAgain : true);
    if (mv && !this.mayPlay()) { this.choice.lastChild.textContent = texts.predict; }
  }

  async play(mv) {
    const { ply } = this.sent;
    const isMine = this.mayPlay();
    if (this.isSending || !isMine && !this.mayPredict()) { return; }
    this.isSending = true;
    this.chosen(null);
    this.draw();
    if (this.token || await this.join('')) { await this.tell(isMine ? 'play' : 'predict', { ply, move: mv }); }
    this.isSending = false;
    this.board.open(null);
    this.board.pick(null);
    this.draw();
  }

  async resign() {
    if (!this.mayPlay()) { say(texts.not_yet); return; }
    if (await this.sure(texts.asks_resign, texts.resign)) { this.play('resign'); }
  }

  async leave() {
    if (!this.isSeated() || await this.sure(texts.asks_leave, texts.leave)) { this.tell('leave'); }
  }

  sit() {
    if (this.people.name) { this.tell('sit'); return; }
    this.watches = false;
    this.draw();
    this.name.focus();
  }

  // --- Drawing -----------------------------------------------------------------

  draw() {
    const { people, sent } = this;
    if (!people) {
      $('loading').textContent = this.problem() || texts.connecting;
      return;
    }
    const isOver = Boolean(sent?.over);
    const isWelcome = this.key && !people.name && !this.watches;
    const isMine = this.mayPlay() && !isWelcome;
    if (isMine && !this.wasMine) {
      if (this.isHeard()) { hear('turn', 0.3); }
      if (navigator.userActivation?.hasBeenActive) { navigator.vibrate?.(80); }
    }
    this.wasMine = isMine;
    show(isWelcome ? 'home' : 'match');
    const game = people.game || 'Curio';
    this.title.textContent = this.heading.textContent = game;
    document.title = isMine ? `${texts.your_turn} · ${game}` : game;
    const free = people.seats.filter((seat) => seat.free).length;
    this.left.textContent = this.problem() || (isOver ? texts.joins_over : free ? fill(texts.free_seats, free) : people.seats.length ? texts.no_free_seat : '');
    root.classList.toggle('mine', isMine && !this.isSending);
    root.classList.toggle('over', isOver);
    this.state.classList.toggle('yours', isOver ? this.hasWon() : isMine && !this.isLost);
    this.state.textContent = this.standing();
    this.help.textContent = this.hint();
    // The end is read before the board is looked at.
    if (this.place[isOver ? 'previousSibling' : 'nextSibling'] !== this.deeds) { this.place[isOver ? 'before' : 'after'](this.deeds); }
    this.why.textContent = isOver ? this.shown.result : '';
    this.now.textContent = isOver ? '' : sent?.last ?? '';
    this.drawLead(isOver ? null : this.shown?.lead);
    this.tellSeats();
    this.tellSides();
    this.tellActions(free, isOver);
    this.crowd.textContent = this.around();
    stayAwake(this.isSeated() && !isOver);
  }

  hasWon() { return this.sent.winners.includes(this.people.seat); }

  /** What keeps this page from the table. */
  problem() { return this.refusal || (this.isClosed ? texts.closed : this.isLost ? texts.reconnecting : ''); }

  standing() {
    const { people, sent } = this;
    if (this.problem() && !sent?.over) { return this.problem(); }
    if (!sent) { return texts.waiting; }
    if (this.mayPlay()) { return texts.your_turn; }
    if (sent.over) { return !sent.winners.length ? texts.drawn : !this.isSeated() ? texts.over : this.hasWon() ? texts.you_won : texts.you_lost; }
    const seat = people.seats[sent.turn];
    return seat ? fill(texts.to_move, seat.colour + (seat.name ? ` (${seat.name})` : '')) : '';
  }

  hint() {
    const { people } = this;
    if (this.isLost && !this.isClosed) { return this.isSeated() ? texts.seat_is_kept : texts.comes_back; }
    if (this.problem()) { return this.sent?.over ? this.problem() : ''; }
    if (this.isSending) { return texts.sending; }
    if (people.predicted) { return fill(texts.predicted, people.predicted); }
    if (this.mayPlay()) { return this.sent.ply < 6 ? this.touch() : ''; }
    return this.mayPredict() && !people.place ? texts.touch_to_predict : '';
  }

  /** Names, points and clocks. */
  tellSeats() {
    const { people, sent, shown } = this;
    const gone = Math.floor((Date.now() - this.met) / 1000);
    this.drawSeats(people.seats.map((seat, at) => {
      const left = seat.seconds - gone;
      const clock = Math.max(0, seat.clock - (seat.runs ? gone : 0));
      const away = seat.away ? left > 0 ? fill(texts.away_seconds, left) : texts.away : '';
      return {
        ...seat,
        name: seat.free ? texts.free : (at === people.seat ? texts.you : seat.name) + away,
        more: [
          seat.clock === null ? null : make('time', {}, `${Math.floor(clock / 60)}:${String(clock % 60).padStart(2, 0)}`),
          shown?.points.length ? make('strong', {}, shown.points[at]) : null,
        ],
      };
    }), sent?.turn);
  }

  /** The next game may have as many sides, of other colours. */
  tellSides() {
    this.side.hidden = this.isSeated();
    const names = this.people.seats.map((seat) => seat.colour);
    if ([...this.from].map((side) => side.text).join() === names.join()) { return; }
    const before = this.from.selectedIndex;
    this.from.replaceChildren(...names.map((name, number) => new Option(name, number)));
    if (before >= 0 && before < names.length) { this.from.selectedIndex = before; }
  }

  tellActions(free, isOver) {
    const { people, sent } = this;
    const isSeated = this.isSeated();
    const offer = (isThere, id, label, act, name = '') => (isThere ? button(label, act, { id, class: name }) : '');
    const made = [
      offer(isSeated && isOver, 'again', texts.again, () => this.tell('again'), 'main'),
      isOver && told.site && sent.link ? make('a', { id: 'take', href: `play/#${sent.link}`, target: '_blank', rel: 'noopener' }, texts.take) : '',
      offer(!isSeated && !people.place && this.key, 'sit', free ? texts.sit : texts.wait, () => this.sit(), 'main'),
      offer(isSeated && !isOver, 'resign', texts.resign, () => this.resign()),
      offer(isSeated || people.place, 'leave', isSeated ? texts.leave : texts.leave_queue, () => this.leave()),
    ].filter((one) => one && !this.isClosed);
    // What has the focus stays unless something else is offered.
    const said = (all) => [...all].map((one) => one.outerHTML).join();
    if (said(made) !== said(this.actions.children)) { this.actions.replaceChildren(...made); }
  }

  around() {
    const { place, waiting, here, mine, crowd } = this.people;
    return [
      !this.key && texts.only_watch,
      place ? fill(texts.place, place, waiting) : waiting && fill(texts.others_wait, waiting),
      here > 1 && fill(texts.here, here),
      mine[1] && fill(texts.mine, ...mine),
      crowd[1] && fill(texts.crowd, ...crowd),
    ].filter(Boolean).join(' ');
  }
}

new LiveView();
