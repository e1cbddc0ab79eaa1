// A live table: its host says who sits where, shows each position and judges every move; this
// module shows that and asks. The board and its touches are those of every table.

import { countDown, guestParts, hearEvening, hosted, isBetweenMatches, isCalled, isEvening, isSeatedAtEvening, put, remoteParts, screenParts, time } from './evening.js';
import { compile, load, start } from './machine.js';
import { $, button, fill, make, root, say, show, texts } from './parts.js';
import { TONES, hear } from './sound.js';
import { TableView } from './table.js';

const { lang } = root;
const told = JSON.parse($('told').textContent);
Object.assign(texts, told.texts);
Object.assign(hosted, told);
/** Whose page it is: the big screen's of an evening, its organiser's, or a guest's. */
const { view: whose } = root.dataset;
TONES.turn = [[784, 0.4, 7], [1047, 0.3, 7, 0.12]];

// What a tab keeps comes first: two tabs may be two guests.
function recalled(name) {
  try { return sessionStorage.getItem(`curio ${name}`) || localStorage.getItem(`curio ${name}`); } catch { return null; }
}

function remember(name, value) {
  try {
    sessionStorage.setItem(`curio ${name}`, value);
    localStorage.setItem(`curio ${name}`, value);
  } catch { /* Then not. */ }
}

// The key of the invitation, and the token of this phone once it has one: `#key.token`.
const link = location.hash.slice(1).split('.');
let key = whose === 'remote' ? '' : link[0];
/** What an organiser knows. */
const pin = whose === 'remote' ? link[0] : '';
let token = '';
/** What the table has said last: who is there and when that was, and the position with its drawing. */
let people, met, sent, shown;
/** The seat of this phone when the match ended; who sits down later has not won it. */
let endedAs;
/** Why this page is not shown the table, if it is not. */
let isLost, isClosed, refusal;
/** The program that draws here; null while the host does. */
let program;
let stream, heard, wantsToSit, watches, wasMine, isSending, offered;

function known(as) {
  token = as;
  if (!key) { return; }
  remember(`token ${key}`, as);
  // An address that is passed on should invite, and not give the seat away.
  const isKept = !as || recalled(`token ${key}`) === as;
  history.replaceState(null, '', `#${key}${isKept ? '' : `.${as}`}`);
}

// --- Asking the table ----------------------------------------------------------

/** What the table answers; null where it refuses, which is said. */
async function ask(what) {
  for (let tries = 0; tries < 6; tries += 1) {
    const stop = new AbortController();
    const late = setTimeout(() => stop.abort(), 12_000);
    try {
      const answer = await fetch(`ask?lang=${lang}`, {
        method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ token, ...what }), credentials: 'omit', signal: stop.signal,
      });
      const said = await answer.json();
      if (said.stranger) { known(''); connect(); }
      say(said.refused ?? '');
      return answer.ok ? said : null;
    } catch {
      // Nothing is done twice: a move says after how many others it comes.
      say(texts.trying_again);
      await new Promise((again) => { setTimeout(again, 500 * (tries + 1)); });
    } finally {
      clearTimeout(late);
    }
  }
  say(texts.no_connection);
  return null;
}

async function join(name) {
  const said = await ask({ do: 'join', key: name && (key || view.word.value.trim()), name, token: undefined });
  if (said) {
    key ||= said.key ?? ''; known(said.token); connect(); }
  return said;
}

// --- Being shown the table -----------------------------------------------------

function connect() {
  const old = stream;
  const mine = stream = new EventSource(`events?lang=${lang}&from=${view.from.value || 0}${
    program ? '&draws=1' : ''}${pin ? `&pin=${encodeURIComponent(pin)}` : ''}${
    whose === 'screen' ? `&key=${encodeURIComponent(key)}` : ''}&token=${encodeURIComponent(token)}`);
  heard = Date.now();
  // One that is left before it opens closes none.
  mine.leave = () => { mine.close(); old?.leave(); };
  // Who comes back at once was never away.
  mine.onopen = () => old?.leave();
  mine.onerror = () => {
    old?.leave();
    if (mine === stream) { isLost = true; view.draw(); }
  };
  const on = (name, act) => mine.addEventListener(name, (event) => {
    if (mine !== stream) { return; }
    heard = Date.now();
    if (isLost) { say(''); }
    isLost = isClosed = refusal = null;
    act(JSON.parse(event.data));
    view.draw();
  });
  on('here', () => {});
  on('position', positioned);
  on('people', meet);
  on('evening', hearEvening);
  on('closed', () => { isClosed = true; });
  on('refused', (said) => {
    refusal = said.refused;
    if (said.stranger) { known(''); connect(); }
  });
}

// A phone that wakes up may have lost its connection without knowing.
function reconnect() {
  if (!document.hidden && (stream.readyState === 2 || Date.now() - heard > 40_000)) { connect(); }
}

function meet(now) {
  if (now.lost && !people?.lost) { say(texts.lost_seat); }
  people = now;
  met = Date.now();
  if (wantsToSit && token) {
    wantsToSit = false;
    if (!isSeated() && !people.place && !isEvening()) { ask({ do: 'sit' }); }
  }
  if (told.site && program === undefined) { fetchProgram(); }
}

/** Where the table has the page for browsers, positions are drawn here from now on. */
async function fetchProgram() {
  program = null;
  try {
    const words = await (await load(`play/words-${lang}.txt`)).text();
    const module = await compile('play/curio.wasm');
    const begin = async () => {
      const started = await start(module);
      started({ do: 'language', code: lang, words });
      return started;
    };
    program = await begin();
    // What is tried out is another match.
    let apart = null;
    hosted.practise = async () => {
      apart ??= await begin();
      const told = isSeated() && sent?.word ? apart({ do: 'open', text: sent.word }) : null;
      return { program: apart, told: told?.refused || sent?.turn === null ? null : told, from: people.seat ?? 0 };
    };
    connect();
  } catch { /* Then the host draws them. */ }
}

/** The drawing of a position: as the host has sent it, or made here of the moves. */
function drawing(now) {
  if (now.picture) { return now.picture; }
  let found = sent?.id === now.before && program({ do: 'play', mv: now.move });
  // Dice that are thrown here are not those of the table.
  if (found?.moves?.length !== now.ply) { found = program({ do: 'open', text: now.word }); }
  if (!found.refused) { return program({ do: 'show', ply: now.ply, from: now.from, moves: now.moves, plain: !view.expert.checked }); }
  // A program of other rules is of no use.
  program = null;
  connect();
  return null;
}

function positioned(now) {
  const drawn = drawing(now);
  if (!drawn) { return; }
  const before = sent;
  const step = before?.id === now.before ? 1 : before?.before === now.id ? -1 : 0;
  [sent, shown] = [now, drawn];
  view.chosen(null);
  const captured = view.board.draw(shown, step);
  if (step > 0 && view.isHeard()) {
    hear(captured ? 'capture' : sent.game);
    if (sent.over) { hear('end', 0.35); }
  }
  view.tellLegal();
  if (!before?.over) { endedAs = sent.over ? people?.seat : undefined; }
  if (sent.over && !before?.over) { scrollTo(0, 0); }
}

/** Sets a text that is read out when it is another one. */
const tell = (one, text) => { if (one.textContent !== text) { one.textContent = text; } };

// --- How it stands -------------------------------------------------------------

const isSeated = () => Number.isInteger(people?.seat);
const mayPlay = () => !isClosed && isSeated() && sent?.turn === people.seat;
const mayPredict = () => Boolean(sent) && !isSeated() && sent.turn !== null;
const ended = () => (endedAs === undefined ? people.seat : endedAs);
const hasWon = () => sent.winners.includes(ended());
/** What keeps this page from the table. */
const problem = () => refusal || (isClosed ? texts.closed : isLost ? texts.reconnecting : '');

function standing() {
  if (problem() && !sent?.over) { return problem(); }
  if (!sent) { return texts.waiting; }
  if (mayPlay()) { return texts.your_turn; }
  if (sent.over) { return !sent.winners.length ? texts.drawn : ended() === null ? texts.over : hasWon() ? texts.you_won : texts.you_lost; }
  const seat = people.seats[sent.turn];
  return seat ? fill(texts.to_move, seat.colour + (seat.name ? ` (${seat.name})` : '')) : '';
}

function hint() {
  if (isLost && !isClosed) { return isSeated() ? texts.seat_is_kept : texts.comes_back; }
  if (problem()) { return sent?.over ? problem() : ''; }
  if (isSending) { return texts.sending; }
  if (sent?.over && isSeated()) {
    if (people.seats[people.seat].again) { return texts.again_asked; }
    const other = people.seats.find((seat) => seat.again);
    if (other) { return fill(texts.wants_again, other.name); }
  }
  const { undo } = people;
  if (Number.isInteger(undo?.by)) { return undo.by === people.seat ? texts.again_asked : fill(texts.wants_undo, people.seats[undo.by].name); }
  if (people.place) { return fill(texts.place, people.place, people.waiting); }
  if (people.predicted) { return fill(texts.predicted, people.predicted); }
  if (mayPlay()) { return sent.ply < 6 ? view.touch() : ''; }
  return mayPredict() ? texts.touch_to_predict : '';
}

function around() {
  if (isEvening()) { return people.mine[1] ? fill(texts.mine, ...people.mine) : ''; }
  const { place, waiting, here, mine, crowd } = people;
  return [
    waiting > 0 && !place && fill(texts.others_wait, waiting),
    here > 1 && fill(texts.here, here),
    mine[1] && fill(texts.mine, ...mine),
    crowd[1] && fill(texts.crowd, ...crowd),
  ].filter(Boolean).join(' ');
}

/** Keeps the screen on while it is wanted, where the browser allows it: over https. */
let lock = null, isWanted = false;
function stayAwake(is) {
  isWanted = is;
  if (!is) { lock?.release(); lock = null; }
  if (!is || lock || document.hidden || !navigator.wakeLock) { return; }
  lock = { release() {} };
  navigator.wakeLock.request('screen').then((held) => {
    lock = held;
    // A page that is hidden loses it.
    held.addEventListener('release', () => { if (lock === held) { lock = null; } });
    if (!isWanted) { stayAwake(false); }
  }, () => { lock = null; });
}

class LiveView extends TableView {
  build() {
    this.name = make('input', { id: 'name', maxlength: 24, autocomplete: 'nickname', autocapitalize: 'words', enterkeyhint: 'go', required: true, value: recalled('name') });
    // Whoever has scanned the code has brought the key.
    this.word = make('input', { id: 'word', maxlength: 12, autocapitalize: 'characters', autocomplete: 'off', required: !key, hidden: Boolean(key) });
    this.left = make('p', { role: 'status' });
    const watch = () => { watches = true; this.draw(); };
    $('home').replaceChildren(make('main', {}, make('form', { id: 'welcome', submit: (event) => this.enter(event) },
      this.title = make('h1'), make('h2', {}, texts.join), this.left,
      make('label', { for: 'name' }, texts.name), this.name,
      make('label', { for: 'word', hidden: Boolean(key) }, texts.word), this.word,
      make('button', 'main', texts.play), button(texts.watch, watch, { id: 'watch' }))));
    this.heading = make('h1');
    this.why = make('p', { id: 'why', role: 'status' });
    this.help = make('p', 'quiet');
    this.crowd = make('p', 'quiet');
    [this.above, this.below] = ['above', 'below'].map((name) => make('div', `evening ${name}`));
    this.twice = make('input', { type: 'checkbox', checked: recalled('twice') !== 'no', change: () => remember('twice', this.twice.checked ? 'yes' : 'no') });
    this.expert = make('input', { type: 'checkbox', checked: recalled('expert') === 'yes', change: () => {
      remember('expert', this.expert.checked ? 'yes' : 'no');
      if (program && sent) { positioned(sent); this.draw(); }
    } });
    this.memes = make('label', 'way', this.expert, texts.memes);
    this.from = make('select', { id: 'from', change: connect });
    this.side = make('label', 'way', texts.seen_from, this.from);
    this.seats.setAttribute('aria-label', texts.players);
    this.place = make('section', { class: 'side-board', 'aria-label': texts.board }, this.board.element);
    this.deeds = make('section', { class: 'side', 'aria-label': texts.table }, this.why, this.help, this.now, this.lead, this.actions);
    $('match').replaceChildren(
      make('main', 'table live', make('header', {}, make('div', {}, this.heading, this.state), this.sound),
        this.above, this.seats, this.place, this.deeds,
        make('section', { class: 'moves', 'aria-label': texts.all_moves }, this.legal,
          make('label', 'way', this.twice, texts.twice), this.memes, this.side, this.crowd), this.below),
      this.choice);
    show('loading');
  }

  enter(event) {
    event.preventDefault();
    const name = this.name.value.trim();
    if (!name) { say(texts.nameless); return; }
    remember('name', name);
    wantsToSit = true;
    join(name);
  }

  // --- Choosing a move ---------------------------------------------------------

  chosen(mv, title, isSure) {
    if (mv && isSending) { return; }
    const isAgain = mv && mv === offered;
    offered = mv;
    super.chosen(mv, title, this.twice.checked ? isSure && isAgain : true);
    if (mv && !mayPlay()) { this.choice.lastChild.textContent = texts.predict; }
  }

  touched(source, at) { return program?.({ do: 'touch', ply: sent.ply, from: sent.from, source, at }); }

  async play(mv) {
    const { ply } = sent;
    const isMine = mayPlay();
    if (isSending || !isMine && !mayPredict()) { return; }
    isSending = true;
    this.chosen(null);
    this.draw();
    if (token || await join('')) { await ask({ do: isMine ? 'play' : 'predict', ply, move: mv }); }
    isSending = false;
    this.board.open(null);
    this.board.pick(null);
    this.draw();
  }

  async resign() {
    if (!mayPlay()) { say(texts.not_yet); return; }
    if (await this.sure(texts.asks_resign, texts.resign)) { this.play('resign'); }
  }

  async leave() {
    if (!isSeated() || await this.sure(texts.asks_leave, texts.leave)) { ask({ do: 'leave' }); }
  }

  sit() {
    if (people.name) { ask({ do: 'sit' }); return; }
    watches = false;
    this.draw();
    this.name.focus();
  }

  // --- Drawing -----------------------------------------------------------------

  draw() {
    if (!people) {
      $('loading').textContent = problem() || texts.connecting;
      return;
    }
    const isOver = Boolean(sent?.over);
    const isWelcome = !people.name && !watches && !whose;
    const isMine = mayPlay() && !isWelcome;
    if (isMine && !wasMine) {
      if (this.isHeard()) { hear('turn', 0.3); }
      if (navigator.userActivation?.hasBeenActive) { navigator.vibrate?.(80); }
    }
    wasMine = isMine;
    show(isWelcome ? 'home' : 'match');
    const game = people.game || 'Curio';
    this.title.textContent = this.heading.textContent = game;
    document.title = isMine ? `${texts.your_turn} · ${game}` : game;
    const free = people.seats.filter((seat) => seat.free).length;
    this.drawEvening();
    this.memes.hidden = !program || sent?.game !== 'chimple';
    tell(this.left, problem() || (isEvening() ? texts.evening_begins_with : '') || (isOver ? texts.joins_over : free ? fill(texts.free_seats, free) : people.seats.length ? texts.no_free_seat : ''));
    root.classList.toggle('mine', isMine && !isSending);
    root.classList.toggle('over', isOver && (!isEvening() || isSeated()));
    this.state.classList.toggle('yours', isOver ? hasWon() : isMine && !isLost);
    tell(this.state, standing());
    tell(this.help, hint());
    // The end is read before the board is looked at.
    if (this.place[isOver ? 'previousSibling' : 'nextSibling'] !== this.deeds) { this.place[isOver ? 'before' : 'after'](this.deeds); }
    tell(this.why, isOver ? shown.result : '');
    tell(this.now, isOver ? '' : sent?.last ?? '');
    this.drawLead(isOver ? null : shown?.lead);
    this.tellSeats();
    this.tellSides();
    this.tellActions(free, isOver);
    this.crowd.textContent = around();
    stayAwake(isSeated() && !isOver);
  }

  drawEvening() {
    root.classList.toggle('evening-on', isEvening());
    if (!isEvening()) { return; }
    // Where nothing is played, the people are the picture.
    root.classList.toggle('no-match', isBetweenMatches() || !sent);
    if (whose === 'screen') { put(this.above, screenParts()); return; }
    if (whose === 'remote') { put(this.above, remoteParts((order) => ask({ do: 'evening', ask: { organise: { pin, order } } }))); return; }
    const [above, below] = guestParts(ask);
    put(this.above, above);
    put(this.below, below);
    if (isCalled()) {
      scrollTo(0, 0);
      if (this.isHeard()) { hear('turn', 0.4); }
      if (navigator.userActivation?.hasBeenActive) { navigator.vibrate?.([120, 80, 120]); }
    }
    root.classList.toggle('in-hall', !isSeatedAtEvening());
  }

  /** Names, points and clocks. */
  tellSeats() {
    const gone = Math.floor((Date.now() - met) / 1000);
    this.drawSeats(people.seats.map((seat, at) => {
      const left = seat.seconds - gone;
      const clock = seat.clock - (seat.runs ? gone : 0);
      const away = seat.away ? left > 0 ? fill(texts.away_seconds, left) : texts.away : '';
      return {
        ...seat,
        name: seat.free ? texts.free : (at === people.seat ? texts.you : seat.name) + away,
        more: [
          seat.clock === null ? null : make('time', {}, time(clock)),
          shown?.points.length ? make('strong', {}, shown.points[at]) : null,
        ],
      };
    }), sent?.turn);
  }

  /** The next game may have as many sides, of other colours. */
  tellSides() {
    this.side.hidden = isSeated();
    const names = people.seats.map((seat) => seat.colour);
    if ([...this.from].map((side) => side.text).join() === names.join()) { return; }
    const before = this.from.selectedIndex;
    this.from.replaceChildren(...names.map((name, number) => new Option(name, number)));
    this.from.selectedIndex = Math.max(0, Math.min(before, names.length - 1));
  }

  tellActions(free, isOver) {
    const offer = (isThere, id, label, act, name = '') => (isThere ? button(label, act, { id, class: name }) : '');
    const made = [
      offer(isSeated() && isOver && !isEvening() && !people.seats[people.seat].again, 'again', texts.again, () => ask({ do: 'again' }), 'main'),
      isOver && told.site && sent.link ? make('a', { id: 'take', href: `play/#${sent.link}`, target: '_blank', rel: 'noopener' }, texts.take) : '',
      offer(!isSeated() && !people.place && !isEvening(), 'sit', free ? texts.sit : texts.wait, () => this.sit(), 'main'),
      offer(people.undo && !isOver && !isEvening(), 'undo', (people.undo?.by ?? people.seat) !== people.seat ? texts.allow_undo : texts.undo, () => ask({ do: 'undo' })),
      offer(people.fills !== null, 'fill', people.fills ? texts.fill_stop : texts.fill_in, () => ask({ do: 'fill', on: !people.fills })),
      offer(isSeated() && !isOver, 'resign', texts.resign, () => this.resign()),
      offer((isSeated() || people.place) && !isEvening(), 'leave', isSeated() ? texts.leave : texts.leave_queue, () => this.leave()),
    ].filter((one) => one && !isClosed);
    // What has the focus stays unless something else is offered.
    const said = (all) => [...all].map((one) => one.outerHTML).join();
    if (said(made) !== said(this.actions.children)) { this.actions.replaceChildren(...made); }
  }
}

const view = new LiveView({ recalled, remember });
known(link[1] || (key && recalled(`token ${key}`)) || '');
view.build();
connect();
addEventListener('online', reconnect);
document.addEventListener('visibilitychange', () => { reconnect(); stayAwake(isWanted); });
setInterval(reconnect, 5000);
setInterval(() => {
  countDown();
  if (whose === 'screen' && isEvening()) { view.drawEvening(); }
}, 1000);
setInterval(() => { if (people?.seats.some((seat) => seat.seconds || seat.runs)) { view.tellSeats(); } }, 1000);
