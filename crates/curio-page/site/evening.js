// An evening: what its host says of people, points, tables and votes, on a guest's phone, on the
// big screen, and for the organiser. Boards and moves are those of every live table.

import { Board } from './board.js';
import { $, button, dialog, fill, make, root, texts } from './parts.js';
import { hear } from './sound.js';

/** What the evening has said last, when that was, and on the clock of its host. */
let night = null, heardAt = 0, zero = 0;
let called = '';
/** When the big screen has seen a call first, by the number of the match. */
const calledAt = new Map();
/** How long a call stands before the board, in milliseconds. */
const CALL = 9000;

const SHAPES = {
  star: 'M12 2l3 7 7 .6-5.300 4.700 1.700 7.200-6.400-4-6.400 4 1.700-7.200L2 9.600 9 9z',
  moon: 'M15 2a10 10 0 1 0 7 15A8.500 8.500 0 0 1 15 2z',
  leaf: 'M4 20C3 9 9 3 21 3c0 12-6 18-15 17l5-8-7 8z',
  drop: 'M12 2c5 7 7 9.500 7 13a7 7 0 0 1-14 0c0-3.500 2-6 7-13z',
  bell: 'M12 2a6 6 0 0 1 6 6c0 6 1 7 3 9H3c2-2 3-3 3-9a6 6 0 0 1 6-6zM9 19h6a3 3 0 0 1-6 0z',
  kite: 'M12 2l8 9-8 11-8-11z',
};

/** What the host says of its games, and whether it has the page that opens links. */
export const hosted = {};

const gameName = (id) => hosted.games[id]?.name ?? id;

/** Name and sign of somebody. */
export function person(who) {
  const one = make('span', 'who');
  if (!who) { return one; }
  const [name, shape, colour] = who;
  one.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true" style="color:${colour}"><path d="${SHAPES[shape]}"/></svg>`;
  one.append(name);
  return one;
}

/** Minutes and seconds. */
export function time(seconds) {
  const left = Math.max(0, Math.floor(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, 0)}`;
}

/** How long until a time of the evening. */
const until = (at) => at - zero - (Date.now() - heardAt) / 1000;

export function hearEvening(said) {
  night = said.told;
  heardAt = Date.now();
  zero = (night?.zero ?? 0) + said.now / 1000;
}

export const isEvening = () => Boolean(night);

export const isBetweenMatches = () => !night?.me?.table && (night?.state === 'lobby' || night?.state === 'closed' && !night.tables.length);

/** Whether a guest has been called to a match that has not begun, and where. */
const ownTable = () => night?.tables.find((one) => one.table === night.me?.table);

// --- What all see ----------------------------------------------------------------

/** The standings; below the podium, from the next place on. */
function standings(most, isBelow = false) {
  const above = isBelow ? night.prizes?.podium.length ?? 0 : 0;
  const rows = night.standings.slice(above, above + most).map((one) => make('li', {}, make('b', {}, one.place), person(one.who),
    make('i', { 'aria-label': fill(texts.evening_stamps, one.stamps.length, night.games.length) }, '●'.repeat(one.stamps.length)),
    make('strong', {}, one.points)));
  return make('section', 'standings', make('h2', {}, texts.evening_standings), make('ol', {}, ...rows));
}

/** The hours: which game is played, and how long. */
function hours() {
  const line = make('p', 'hours');
  const tell = () => {
    if (!night) { return; }
    const parts = {
      lobby: [texts.evening_begins], held: [texts.evening_held], closed: [texts.evening_closed],
      play: [night.game && gameName(night.game), night.round && night.next !== night.game && fill(texts.evening_next, time(until(night.round)), gameName(night.next))],
    }[night.state];
    line.textContent = parts.filter(Boolean).join(' · ');
  };
  line.tell = tell;
  tell();
  return line;
}

function podium() {
  if (!night.prizes) { return ''; }
  return make('ol', 'podium', ...night.prizes.podium.map((one) => make('li', { class: `place${one.place}` },
    make('b', {}, one.place), person(one.who), make('small', {}, one.points))));
}

function prizes() {
  if (!night.prizes) { return ''; }
  const { all } = night.prizes;
  const title = (prize) => ({
    passport: texts.evening_passport, prophet: texts.evening_prophet, upset: texts.evening_upset, shortest: texts.evening_shortest,
    streak: texts.evening_streak, opponents: texts.evening_opponents,
  }[prize]);
  // What everybody has is no prize.
  return make('section', 'prizes', make('ul', {}, ...all.filter(([, who]) => who.length && who.length <= 3).map(([prize, who]) => make('li', {}, make('b', {}, title(prize)), ...who.map(person)))));
}

// --- A guest's phone ---------------------------------------------------------------

function ownLine({ who, standing, of }) {
  return make('p', 'own', person(who), standing ? make('span', {}, fill(texts.evening_place, standing.place, of, standing.points)) : '');
}

/** A position of the rules, as the program draws it for one of their pages. */
function figure(program, block) {
  const [words, ...body] = block.split('\n');
  const { definitions, height, label, parts, refused, text, width } = program({ do: 'figure', words, body: body.join('\n') });
  if (refused) { return ''; }
  const made = make('figure');
  made.innerHTML = `<svg role="img" viewBox="0 0 ${width} ${height}" ${text}><defs>${definitions}</defs>${parts.map(([, part]) => part).join('')}</svg>`;
  made.firstChild.setAttribute('aria-label', label);
  for (const move of made.querySelectorAll('[tabindex]')) {
    for (const one of ['tabindex', 'role']) { move.removeAttribute(one); }
  }
  return made;
}

/** The board of a guest's match, to try a move on that nobody sees. */
function tryOut(program, told, from) {
  const said = make('p', { role: 'status' }, texts.evening_try);
  const draw = (ply, moves) => board.draw(program({ do: 'show', ply, from, moves }), 0);
  const chosen = (mv) => {
    const played = mv && program({ do: 'play', mv });
    if (!played || played.refused) { return; }
    draw(played.moves.length, false);
    said.textContent = `${played.moves.at(-1).words}. ${texts.evening_tried}`;
  };
  const board = new Board({ chosen, touched() {} });
  draw(told.moves.length, true);
  return [said, board.element];
}

/** The rules in three sentences with a picture each, and a move to try, for somebody's first match of a game. */
async function learn(game) {
  const { name, aim, summary, figures } = hosted.games[game];
  const practice = await hosted.practise?.();
  const seen = (at) => (practice && figures[at] ? figure(practice.program, figures[at]) : '');
  dialog(name, (close) => [make('p', {}, make('b', {}, aim)), ...summary.map((one, at) => make('section', 'learn', make('p', {}, one), seen(at))),
    ...(practice?.told ? tryOut(practice.program, practice.told, practice.from) : []),
    make('div', 'row', button(texts.evening_understood, () => close(null), 'main'))]);
}

function vote(ask) {
  if (!night.choices || !night.me) { return ''; }
  return make('section', 'vote', make('h2', {}, texts.evening_vote), ...night.choices.map(([game, votes]) =>
    button(`${gameName(game)}${votes ? ` · ${votes}` : ''}`, () => ask({ do: 'evening', ask: { vote: game } }), { 'aria-pressed': `${night.me.vote === game}` })));
}

function home() {
  if (!night.me?.home?.length) { return ''; }
  const one = ({ game, other, won, link }) => make('li', {}, gameName(game), ' · ', person(other), ' ',
    make('b', {}, won === null ? texts.drawn : won ? texts.you_won : texts.you_lost),
    link && hosted.site ? make('a', { href: `play/#${link}`, target: '_blank', rel: 'noopener' }, texts.take) : '');
  return make('section', 'home', make('h2', {}, texts.evening_home), make('ul', {}, ...night.me.home.map(one)));
}

/** Ends the puzzle that somebody solves who waits. */
let callAway = null;

/** Puzzles and lessons of the page for browsers, until whoever waits is called. */
async function passTime() {
  await dialog(texts.evening_puzzle, (close) => {
    callAway = close;
    return [make('iframe', { src: 'play/#today:', title: texts.evening_puzzle }),
      make('div', 'row', button(texts.board, () => close(null)))];
  });
  callAway = null;
  $('dialog').replaceChildren();
}

/** What a guest is shown above the board, and below it. */
export function guestParts(ask) {
  if (!night) { return [[], []]; }
  const { me } = night;
  const at = ownTable();
  const above = [hours()];
  if (!me) { return [above, [prizes(), standings(10)]]; }
  above.push(ownLine(me));
  if (at) {
    const line = make('p', { class: at.began ? 'at' : 'at call', role: 'status' }, fill(texts.evening_table, at.table), ' · ', gameName(at.game), ' · ', person(me.other));
    above.push(line);
    const rules = button(texts.evening_learn, () => learn(at.game), 'learn');
    const isFirst = !at.began || at.ply < 2;
    if (isFirst) { above.push(rules); }
    if (me.claim) {
      above.push(make('p', 'actions', make('span', {}, texts.evening_away),
        button(texts.evening_claim, () => ask({ do: 'evening', ask: { claim: { computer: false } } })),
        button(texts.evening_computer, () => ask({ do: 'evening', ask: { claim: { computer: true } } }))));
    }
    return [above, isFirst ? [] : [rules]];
  }
  if (night.state !== 'closed') {
    above.push(make('p', 'quiet', me.paused ? texts.evening_paused : me.house === 'on' ? texts.evening_house_on : night.state === 'play' ? texts.evening_waiting : texts.evening_begins_with));
    if (me.house === 'free') { above.push(button(texts.evening_house, () => ask({ do: 'evening', ask: 'house' }))); }
  }
  const pause = night.state === 'closed' || me.gone ? '' : button(me.paused ? texts.evening_back : texts.evening_pause, () =>
    ask({ do: 'evening', ask: { pause: !me.paused } }), 'pause');
  const puzzle = hosted.site && night.state !== 'closed' ? button(texts.evening_puzzle, passTime) : '';
  return [above, [vote(ask), puzzle, prizes(), home(), standings(40), make('p', 'quiet', texts.evening_how), pause]];
}

/** Whether a guest is at a table, and whether they have just been called: once for each call. */
export function isCalled() {
  const at = ownTable();
  const now = at && !at.began ? `${at.number}` : '';
  const isNew = now !== '' && now !== called;
  called = now;
  if (isNew) { callAway?.(null); }
  return isNew;
}

export const isSeatedAtEvening = () => Boolean(night?.me?.table);

// --- The big screen ----------------------------------------------------------------

function tile({ table, game, who, ply }) {
  return make('li', {}, make('img', { src: `board/${table}?${ply}`, alt: '' }), make('span', {}, `${table} · ${gameName(game)}`), person(who[0]), person(who[1]));
}

/** The parts of the big screen beside the main board. */
export function screenParts() {
  if (!night) { return []; }
  const [link, code, word] = night.invitation ?? [];
  const pending = night.tables.filter((one) => !one.began);
  const fresh = pending.filter((one) => !calledAt.has(one.number));
  if (fresh.length) { hear('turn', 0.6); }
  for (const { number } of fresh) { calledAt.set(number, Date.now()); }
  const calls = pending.filter((one) => Date.now() < calledAt.get(one.number) + CALL);
  const others = night.tables.filter((one) => one.table !== night.main);
  const invitation = make('section', 'invitation');
  if (code && night.state !== 'closed') {
    invitation.innerHTML = `<svg viewBox="0 0 ${code[0]} ${code[0]}" aria-hidden="true"><rect width="100%" height="100%" fill="#fff"/><path d="${code[1]}" fill="#000"/></svg>`;
    invitation.append(make('p', {}, make('b', {}, texts.evening_scan), make('span', {}, new URL(link).host), make('strong', {}, word)));
  }
  const here = night.people.filter((one) => one.is !== 'away');
  const lobby = night.state === 'lobby' ? make('ul', 'lobby', ...here.map((one) => make('li', {}, person(one.who)))) : '';
  const call = calls.length ? make('div', { class: 'calls', role: 'status' }, ...calls.map((one) => make('p', {},
    make('small', {}, fill(texts.evening_table, one.table), ' · ', gameName(one.game)), person(one.who[0]), ' – ', person(one.who[1])))) : '';
  const votes = night.choices ? make('section', 'vote', make('h2', {}, texts.evening_vote), ...night.choices.map(([game, count]) => make('p', {}, gameName(game), make('b', {}, ` ${count}`)))) : '';
  return [hours(), invitation, lobby, votes, podium(), night.state === 'lobby' ? '' : standings(8, true), prizes(),
    others.length ? make('ul', 'tiles', ...others.slice(0, 14).map(tile)) : '', call];
}

// --- The organiser -----------------------------------------------------------------

function when(seconds) { return `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, 0)}`; }

const logged = (kind) => ({
  joined: texts.evening_log_joined, paused: texts.evening_log_paused, renamed: texts.evening_log_renamed, removed: texts.evening_log_removed,
  merged: texts.evening_log_merged, started: texts.evening_log_started, held: texts.evening_log_held, extended: texts.evening_log_extended,
  game_began: texts.evening_log_game_began, called: texts.evening_log_called, ended: texts.evening_log_ended, abandoned: texts.evening_log_abandoned,
  corrected: texts.evening_log_corrected, interlude: texts.evening_log_interlude, paired: texts.evening_log_paired, closed: texts.evening_log_closed,
  undone: texts.evening_log_undone,
}[kind]);

/** What the log says of one entry. */
function entry(ask, one) {
  const what = logged(one.kind);
  if (!what) { return ''; }
  const more = [one.table && fill(texts.evening_table, one.table), one.game && gameName(one.game)].filter(Boolean).join(' · ');
  const undo = one.undone || one.kind === 'undone' ? '' : button(texts.evening_undo, () => ask({ undo: one.entry }));
  return make('li', { class: one.undone ? 'undone' : '' }, make('time', {}, when(one.at)), make('span', {}, `${what} `, ...one.who.flatMap((who) => [person(who), ' ']), more), undo);
}

/** A choice among people. */
async function pick(title, except) {
  return dialog(title, (close) => night.people.filter((one) => one.id !== except).map((one) =>
    button(one.who[0], () => close(one), 'watch')));
}

function askName(title, before) {
  return dialog(title, (close) => {
    const field = make('input', { maxlength: 24, value: before, 'aria-label': texts.name });
    return [field, make('div', 'row', button(texts.cancel, () => close(null)), button(texts.evening_rename, () => close(field.value.trim()), 'main'))];
  });
}

async function sure(title) {
  return dialog(title, (close) => [make('div', 'row', button(texts.cancel, () => close(false)), button(title, () => close(true), 'main'))]);
}

/** The organiser's page. */
export function remoteParts(ask) {
  if (!night) { return []; }
  const is = night.state;
  const one = (isThere, text, order, name = '') => (isThere ? button(text, () => (typeof order === 'function' ? order() : ask(order)), name) : '');
  const pair = async () => {
    const first = await pick(texts.evening_pair);
    const second = first && await pick(texts.evening_pair, first.id);
    if (second) { ask({ pair: [first.id, second.id] }); }
  };
  const next = async () => {
    const game = await dialog(texts.evening_game, (close) => night.games.filter((id) => id !== night.game).map((id) => button(gameName(id), () => close(id), 'watch')));
    if (game) { ask({ game }); }
  };
  const manage = async ({ id, who }) => {
    const deed = await dialog(who[0], (close) => Object.entries({ rename: texts.evening_rename, merge: texts.evening_merge, remove: texts.evening_remove }).map(([name, text]) =>
      button(text, () => close(name), 'watch')));
    if (deed === 'rename') {
      const name = await askName(texts.evening_rename, who[0]);
      if (name) { ask({ rename: [id, name] }); }
    } else if (deed === 'merge') {
      const other = await pick(texts.evening_merge, id);
      if (other) { ask({ merge: [id, other.id] }); }
    } else if (deed === 'remove' && await sure(texts.evening_remove)) { ask({ remove: id }); }
  };
  const correct = async (found) => {
    const winner = await dialog(texts.evening_correct, (close) => [...found.who.map((who, seat) => button(who[0], () => close(seat), 'watch')), button(texts.drawn, () => close('draw'), 'watch')]);
    if (winner !== null) { ask({ correct: [found.match_number, winner === 'draw' ? null : winner] }); }
  };
  const finished = night.log.filter((found) => found.kind === 'called' && !found.undone && found.who[0]);
  return [hours(),
    make('div', 'actions',
      one(is === 'lobby', texts.evening_start, 'start', 'main'),
      one(is === 'play', texts.evening_hold, { hold: true }),
      one(is === 'held', texts.evening_go_on, { hold: false }, 'main'),
      one(is === 'play', texts.evening_longer, 'longer'),
      one(is === 'play', texts.evening_game, next),
      one(is === 'play', texts.evening_pair, pair),
      one(is === 'play', night.king ? texts.evening_king_off : texts.evening_king, { king: !night.king }),
      one(is === 'closed', texts.evening_forget, async () => { if (await sure(texts.evening_forget)) { ask('forget'); } }),
      one(is !== 'closed', texts.evening_close, async () => { if (await sure(texts.evening_close)) { ask('close'); } })),
    make('section', 'people', make('h2', {}, fill(texts.evening_people, night.people.length)), ...night.people.map((it) => {
      const made = button('', () => manage(it), it.is);
      made.append(person(it.who));
      return made;
    })),
    make('section', 'results', make('h2', {}, texts.evening_correct), ...finished.slice(0, 12).map((one) => {
      const made = button('', () => correct(one), { 'data-number': one.match_number });
      made.append(person(one.who[0]), ' – ', person(one.who[1]), ` · ${gameName(one.game)}`);
      return made;
    })),
    make('section', 'log', make('h2', {}, texts.evening_log), make('ul', {}, ...night.log.map((found) => entry(ask, found))))];
}

/** Puts parts into a place unless it shows the same already; what counts down goes on. */
export function put(place, parts) {
  const made = parts.filter(Boolean);
  const same = made.length === place.children.length && made.every((one, at) => one.tell ? place.children[at].tell : one.isEqualNode(place.children[at]));
  if (!same) { place.replaceChildren(...made); }
  for (const one of place.children) { one.tell?.(); }
}

/** Lets what counts down count. */
export function countDown() {
  for (const line of root.querySelectorAll('.hours')) { line.tell?.(); }
}
