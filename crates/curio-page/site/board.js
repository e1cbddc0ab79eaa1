// The board: draws positions part by part, and turns touches, clicks and keys into moves.

import { slide } from './motion.js';
import { make, say } from './parts.js';

/** Of a place where moves begin: what is drawn at first, and where they end, drawn once it is asked for. */
const ENDS = /^(<g class="curio-from.*?)(<[^<]* data-move=.*)(<.g>)$/;

export class Board {
  /**
   * The table is told what is `chosen(move, title, isSure)`; null when nothing is. It tells of what
   * is `touched(source, spot)` and hits nothing the place with words why nothing may be done there,
   * or the move that leads there; nothing where nobody knows.
   */
  constructor(table) {
    this.table = table;
    this.picked = null;
    this.shown = new Map();
    this.element = make('div', { id: 'board' });
    this.lens = make('div', { id: 'lens', 'aria-hidden': 'true', hidden: true });
    this.element.addEventListener('click', (event) => this.clicked(event));
    this.element.addEventListener('keydown', (event) => {
      if ((event.key === 'Enter' || event.key === ' ') && event.target.closest('[role=button]')) {
        event.preventDefault();
        this.at(event.target, null, true);
      } else if (event.key === 'Escape') {
        this.open(null);
        this.pick(null);
      }
    });
    this.magnify();
  }

  /**
   * Draws a position: pieces slide to it where it is one step forward or back, and what else has
   * changed fades in. Returns whether something was captured.
   */
  draw(told, step) {
    // What has more defined than is needed now stays: positions without moves need less.
    if (!this.definitions?.startsWith(told.definitions)) {
      this.definitions = told.definitions;
      this.shown.clear();
      this.element.innerHTML = `<svg role="group" ${told.text}><defs>${told.definitions}</defs><g id="drawn"></g></svg>`;
      this.element.append(this.lens);
      this.svg = this.element.querySelector('svg');
      this.drawn = this.svg.querySelector('#drawn');
    }
    const box = `0 0 ${told.width} ${told.height}`;
    if (this.svg.getAttribute('viewBox') !== box) {
      // Each of these lays all out anew; set on the page itself, it would be looked up everywhere.
      this.svg.setAttribute('viewBox', box);
      document.querySelector('#match').style.setProperty('--shape', told.width / told.height);
    }
    this.svg.setAttribute('aria-label', told.label);
    const isFirst = this.shown.size === 0;
    const wanted = new Map(told.parts);
    const old = new Map([...this.shown].map(([name, part]) => [name, part.text]));
    for (const [name, { group, text }] of this.shown) {
      if (wanted.get(name) !== text) { group.remove(); this.shown.delete(name); }
    }
    const changed = told.parts.filter(([name]) => !this.shown.has(name));
    // One text is read sooner than a hundred.
    const made = document.createElementNS(this.svg.namespaceURI, 'g');
    made.innerHTML = changed.map(([, text]) => `<g>${text.replace(ENDS, '$1$3')}</g>`).join('');
    for (const [at, group] of [...made.children].entries()) {
      const [name, text] = changed[at];
      group.ends = ENDS.exec(text)?.[2];
      this.shown.set(name, { group, text });
      if (!isFirst && name < '7') {
        group.classList.add('fresh');
        group.addEventListener('animationend', () => group.classList.remove('fresh'), { once: true });
      }
    }
    let next = this.drawn.firstChild;
    for (const [name] of told.parts) {
      const { group } = this.shown.get(name);
      if (group === next) { next = next.nextSibling; } else { this.drawn.insertBefore(group, next); }
    }
    const way = step < 0 ? [...this.way].reverse() : told.way;
    this.way = told.way;
    this.picked = null;
    this.open(null);
    return Boolean(step) && slide(this.svg, (name) => this.shown.get(name).group, old, wanted, way);
  }

  /** The drawn places where moves begin. */
  get places() { return [...this.drawn.querySelectorAll('[data-from]')]; }

  /** All moves, which are drawn for it; it is enough to ask whether there are `some` for less. */
  get moves() {
    this.places.forEach((place) => this.end(place));
    return [...this.drawn.querySelectorAll('[data-move]')];
  }

  get some() { return this.places[0] ?? this.moves[0]; }

  /** Draws where the moves end that begin at a place. */
  end(place) {
    const group = place.parentNode;
    if (group.ends) { place.insertAdjacentHTML('beforeend', group.ends); }
    group.ends = '';
  }

  /** Shows where the moves end that begin at one place. */
  open(group) {
    const all = this.places;
    for (const one of all) {
      if (one.classList.toggle('open', one === group || all.length === 1)) { this.end(one); }
    }
    this.element.classList.toggle('marked', !group && all.length > 0 && all.length <= 30);
  }

  pick(move, isSure = false) {
    this.picked?.classList.remove('picked');
    this.picked = move;
    move?.classList.add('picked');
    this.table.chosen(move && move.dataset.move, move && titled(move), isSure);
  }

  /** Picks the move with this text, as from a list. */
  pickText(text) {
    const found = this.moves.find((one) => one.dataset.move === text);
    if (found) {
      this.open(found.closest('[data-from]'));
      this.pick(found, found === this.picked);
    }
  }

  clicked(event) {
    if (this.wasMagnified) { this.wasMagnified = false; return; }
    this.at(event.target, event, event.pointerType !== 'touch');
  }

  /** What a touch at a place means: a move nearby, or else where moves begin. */
  at(target, place, isSure) {
    say('');
    // A move in words, below the board.
    const meme = target.closest?.('[data-meme]');
    if (meme) { this.pickText(meme.dataset.meme); return; }
    const move = target.closest?.('[data-move]');
    const from = target.closest?.('[data-from]');
    const open = this.drawn.querySelector('.open');
    const visible = [...this.drawn.querySelectorAll('.open > [data-move], [data-move].curio-button, #drawn > g > [data-move]')];
    const near = (far) => (place ? nearest(visible, place, far) : []);
    // What is thin takes less than a finger to hit, a line between two places nearly nothing.
    let found = near(!move && open?.querySelector('.curio-shape') ? 12 : 4);
    if (move && !found.includes(move)) { found.unshift(move); }
    let source = from;
    if (place && !from && !found[0] && this.some) {
      const told = this.table.touched(open?.dataset.from, this.spot(place));
      if (told?.words) {
        source = this.places.find((one) => one.dataset.from === told.place);
        if (!source) { say(told.words + (open ? '' : ` ${this.table.touch()}`)); return; }
      }
      // What lies beside the board is small; where nobody knows, as far as a finger covers.
      const far = told ? 10 : 22;
      found = told?.mv ? this.moves.filter((one) => one.dataset.move === told.mv) : source ? [] : near(far);
      source ??= nearest(this.places.map((one) => one.firstElementChild), place, far)[0]?.parentNode;
    }
    if (found.length) {
      const next = found[(found.indexOf(this.picked) + 1) % found.length];
      // What gives a piece up lies on it: no touch alone plays that.
      this.pick(next, (isSure || next === this.picked) && next.dataset.move[0] !== '!');
      return;
    }
    // What is there, in words.
    if (!source) { say([...this.svg.querySelectorAll('title')].find((one) => one.parentNode.contains(target))?.textContent ?? ''); }
    this.open(source ?? null);
    this.pick(null);
  }

  /** Where a touch is on the drawing. */
  spot({ clientX, clientY }) {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.svg.getScreenCTM().inverse());
    return [x, y];
  }

  /** A finger that rests shows what lies under it, larger, and moves there when it is lifted. */
  magnify() {
    const on = (name, act, options) => this.element.addEventListener(name, act, options);
    let timer = null;
    let isOn = false;
    const end = () => { clearTimeout(timer); isOn = false; this.lens.hidden = true; };
    const look = (event) => {
      const box = this.svg.getBoundingClientRect();
      const units = this.svg.viewBox.baseVal.width / box.width;
      const [x, y] = this.spot(event);
      const half = 55 * units;
      this.lens.innerHTML = `<svg viewBox="${x - half / 1.2} ${y - half / 1.2} ${half * 1.67} ${half * 1.67}"><use href="#drawn"/><circle class="aim" cx="${x}" cy="${y}" r="${3 * units}"/></svg>`;
      const [side, top] = [event.clientX - box.left, event.clientY - box.top - 125];
      this.lens.style.left = Math.max(75, Math.min(box.width - 75, side)) + 'px';
      this.lens.style.top = `${top}px`;
      this.lens.hidden = false;
    };
    on('pointerdown', (event) => {
      if (event.pointerType !== 'touch' || !event.isPrimary || !this.some) { return; }
      this.wasMagnified = false;
      timer = setTimeout(() => { isOn = true; look(event); }, 280);
    });
    on('pointermove', (event) => {
      if (isOn) { look(event); }
    });
    on('touchmove', (event) => {
      if (isOn && event.cancelable) { event.preventDefault(); } else { clearTimeout(timer); }
    }, { passive: false });
    on('pointercancel', end);
    on('pointerup', (event) => {
      const was = isOn;
      end();
      if (was) {
        this.wasMagnified = true;
        setTimeout(() => { this.wasMagnified = false; }, 400);
        this.at(document.elementFromPoint(event.clientX, event.clientY) ?? this.element, event, false);
      }
    });
    on('contextmenu', (event) => { if (isOn) { event.preventDefault(); } });
  }
}

/** What a move does, in words. */
export function titled(move) {
  const own = [...move.children].find((child) => child.tagName === 'title');
  return (own ?? move).textContent;
}

/** How far a touch is from an element: from its line, or from its disc. */
function distance(one, { clientX: x, clientY: y }) {
  const box = one.getBoundingClientRect();
  const line = one.classList.contains('curio-shape') && one.querySelector('path');
  if (one.classList.contains('curio-button')) {
    return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  }
  if (!line) {
    const away = Math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2);
    return Math.max(0, away - Math.min(box.width, box.height) / 2);
  }
  const length = line.getTotalLength();
  const matrix = line.getScreenCTM();
  let least = Infinity;
  for (let step = 0; step <= 24; step += 1) {
    const at = line.getPointAtLength(length * step / 24).matrixTransform(matrix);
    least = Math.min(least, Math.hypot(x - at.x, y - at.y));
  }
  return least;
}

/** The elements at most so far from a touch, the nearest first. */
function nearest(all, place, most) {
  const away = all.map((one) => [distance(one, place), one]).filter(([far]) => far <= most);
  return away.sort(([a], [b]) => a - b).map(([, one]) => one);
}
