// What a table shows, whoever keeps the match: who plays and who leads, the board, and a move
// that is to be confirmed. What a move leads to is for `match.js` and `live.js`.

import { Board, titled } from './board.js';
import { button, dialog, iconButton, make, root, texts } from './parts.js';

const HEARD = 'M4 9v6h4l5 4V5L8 9zM17 9';

export class TableView {
  constructor(app) {
    this.app = app;
    this.board = new Board(this);
    this.sound = iconButton(texts.sound, '', () => {
      app.remember('sound', this.isHeard() ? 'off' : 'on');
      this.drawSound();
    }, 'stroke');
    this.drawSound();
    this.seats = make('ul', 'seats');
    this.lead = make('div', 'lead');
    this.now = make('p', { id: 'now', 'aria-live': 'polite' });
    this.state = make('p', { class: 'state', role: 'status' });
    this.choice = make('div', { class: 'choice', hidden: true });
    this.actions = make('div', 'actions');
    this.legal = make('details', { toggle: () => this.tellLegal() }, make('summary', {}, texts.all_moves), make('div', 'legal'));
  }

  isHeard() { return this.app.recalled('sound') !== 'off'; }

  drawSound() {
    const is = this.isHeard();
    this.sound.setAttribute('aria-pressed', is);
    this.sound.querySelector('path').setAttribute('d', HEARD + (is ? 'q2 3 0 6M20 6q4 6 0 12' : 'l5 6M22 9l-5 6'));
  }

  /** The players; `more` of a seat stands beside its name. */
  drawSeats(seats, turn) {
    this.seats.replaceChildren(...seats.map(({ key, colour, name, more = [] }, at) => make('li', {
      class: `${key}${turn === at ? ' turn' : ''}`,
    }, make('i', { 'aria-hidden': 'true' }), make('span', {}, make('b', {}, colour), ` ${name}`), ...more)));
  }

  drawLead(lead) {
    this.lead.hidden = !lead;
    if (!lead) { return; }
    const bar = make('div', { class: 'bar', 'aria-hidden': 'true' }, ...lead.amounts.map(([key, amount]) =>
      make('i', { class: key, style: `flex-grow:${amount}` })));
    const more = [...lead.reasons, lead.danger].filter(Boolean).join(' · ');
    this.lead.replaceChildren(bar, make('p', {}, lead.line), more ? make('p', 'quiet', more) : '');
  }

  /** What to touch for a move. */
  touch() { return this.board.places[1] ? texts.touch_twice : texts.touch; }

  tellLegal() {
    this.legal.hidden = !this.board.some;
    const box = this.legal.querySelector('.legal');
    box.replaceChildren(...(this.legal.open ? this.rows() : []));
  }

  /** All moves as buttons; below where they begin, if there are several such places. */
  rows() {
    const { moves, places } = this.board;
    let last = null;
    return moves.flatMap((one) => {
      const from = one.closest('[data-from]');
      const head = from !== last && places[1] && from?.querySelector('.curio-place');
      last = from;
      return [head ? make('p', {}, titled(head)) : '', button(titled(one), () => this.board.pickText(one.dataset.move))];
    });
  }

  /** Whether somebody who is asked means it. */
  sure(question, label) {
    return dialog(question, (close) => [
      make('p', 'row',
        button(texts.cancel, () => close(null)),
        button(label, () => close(true), 'main'))]);
  }

  /** A move was picked: it is played at once, or shown to be confirmed. */
  chosen(mv, title, isSure) {
    // What can be turned is played once it lies as it is to.
    const turns = [...this.board.picked?.querySelectorAll('[data-meme]') ?? []];
    if (mv && isSure && !turns[0]) { this.play(mv); return; }
    this.choice.hidden = !mv;
    root.classList.toggle('choosing', Boolean(mv));
    if (mv) {
      this.choice.replaceChildren(
        make('span', {}, title),
        ...turns.map((one) => button(titled(one), () => this.board.pickText(one.dataset.meme))),
        button(texts.cancel, () => { this.board.open(null); this.board.pick(null); }),
        button(texts.play_move, () => this.play(mv), 'main'));
    }
  }
}
