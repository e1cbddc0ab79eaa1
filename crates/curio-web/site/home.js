// The list: new matches of each game, those that this browser keeps, and links to open.

import { $, button, dialog, element, fill, iconButton, show, texts } from './parts.js';
import { all, forget } from './store.js';

const REMOVE = 'M6 6l12 12M18 6L6 18';

export class Home {
  constructor(app) { this.app = app; }

  async show(refused) {
    const kept = await all();
    const games = this.app.ask({ do: 'games' });
    document.title = 'Curio';
    $('home').replaceChildren(
      this.head(),
      refused ? element('p', { class: 'notice', role: 'alert' }, refused) : '',
      element('main', {},
        element('section', { 'aria-labelledby': 'new' },
          element('h2', { id: 'new' }, texts.new_match),
          element('ul', { class: 'games' }, ...games.map((game) => this.card(game)))),
        element('section', { 'aria-labelledby': 'kept' },
          element('h2', { id: 'kept' }, texts.your_matches),
          element('p', { class: 'quiet' }, kept ? texts.kept_here : texts.not_kept),
          element('ul', { class: 'kept' }, ...(kept ?? []).map((one) => this.row(one)))),
        this.opener()),
    );
    show('home');
  }

  head() {
    const choose = (event) => { this.app.speak(event.target.value); this.show(); };
    const languages = Object.entries(this.app.languages).map(([code, name]) =>
      element('option', { value: code, lang: code, selected: code === this.app.language }, name));
    return element('header', {},
      element('div', {},
        element('h1', {}, 'Curio'),
        element('p', { class: 'quiet' }, texts.tagline)),
      element('select', { 'aria-label': texts.language, change: choose }, ...languages));
  }

  /** A game: the picture of its first position, its name and what it is about. */
  card(game) {
    const shown = this.picture(game);
    const art = element('div', { class: 'art', 'aria-hidden': 'true' });
    // The drawing comes from the program and holds nothing that somebody has written.
    art.innerHTML = `<svg viewBox="0 34 ${shown.width} ${shown.width + 6}" ${shown.text}><defs>${shown.definitions}</defs>${shown.parts.filter(([name]) => name < '5').map(([, part]) => part).join('')}</svg>`;
    return element('li', {},
      element('button', { type: 'button', 'data-game': game.id, click: () => this.begin(game) },
        art, element('b', {}, game.name), element('span', {}, game.pitch)));
  }

  /** A position of a match of the game, towards its end. */
  picture(game) {
    this.pictures ??= {};
    this.pictures[game.id] ??= (() => {
      const told = game.shipped.length ? this.app.ask({ do: 'watch', name: game.shipped[0][0] })
        : this.app.ask({ do: 'new', game: game.id, seed: 1 });
      return this.app.ask({ do: 'show', ply: Math.round(told.moves.length * 0.8) });
    })();
    return this.pictures[game.id];
  }

  row(one) {
    const open = () => {
      const told = this.app.ask({ do: 'open', text: one.word });
      if (told.refused) { this.show(told.refused); return; }
      history.pushState(null, '', `#${told.link}`);
      this.app.watch(told, one);
    };
    const remove = async () => { await forget(one.id); this.show(); };
    return element('li', {},
      element('button', { type: 'button', class: 'open', click: open },
        element('b', {}, one.title),
        element('span', { class: 'quiet' }, `${one.state} · ${one.plies}`)),
      iconButton(texts.remove, REMOVE, remove));
  }

  opener() {
    const text = element('textarea', { rows: 3, 'aria-label': texts.open_link, spellcheck: 'false' });
    const open = (event) => {
      event.preventDefault();
      const told = this.app.ask({ do: 'open', text: text.value });
      if (told.refused) { this.show(told.refused); return; }
      history.pushState(null, '', `#${told.link}`);
      this.app.watch(told);
    };
    return element('details', {},
      element('summary', {}, texts.open_link),
      element('form', { submit: open }, text, element('button', { class: 'main' }, texts.open)));
  }

  /** Asks how a new match is played, and begins it. */
  async begin(game) {
    const watch = (name) => {
      $('dialog').close();
      const told = this.app.ask({ do: 'watch', name });
      history.pushState(null, '', `#${told.link}`);
      this.app.watch(told, { id: name, way: 'replay', mine: [], ply: 0 });
    };
    const wanted = await dialog(game.name, (close) => {
      const way = (value, label, isFirst) => element('label', { class: 'way' },
        element('input', { type: 'radio', name: 'way', value, checked: isFirst }), ` ${label}`);
      const levels = game.levels.map(([number, name]) =>
        element('option', { value: number, selected: number === 2 }, `${number} · ${name}`));
      const name = element('input', { name: 'name', maxlength: 24, autocomplete: 'nickname', value: this.app.recalled('name') ?? '' });
      const submit = (event) => {
        event.preventDefault();
        close(Object.fromEntries(new FormData(event.target)));
      };
      return [element('form', { submit },
        element('p', { class: 'quiet' }, game.aim),
        way('computer', texts.computer, true),
        element('label', { class: 'field' }, texts.level, element('select', { name: 'level' }, ...levels)),
        way('link', texts.by_link),
        way('here', texts.here),
        element('label', { class: 'field' }, texts.your_name, name),
        game.first ? element('label', { class: 'way' },
          element('input', { type: 'checkbox', name: 'first', checked: true }), ` ${texts.small_board}`) : null,
        element('p', { class: 'row' },
          button(texts.cancel, () => close(null)),
          element('button', { class: 'main' }, texts.begin))),
        game.shipped.length ? element('details', {}, element('summary', {}, texts.watch),
          ...game.shipped.map(([name, title]) => button(title, () => watch(name), { class: 'watch' }))) : null];
    });
    if (!wanted) { return; }
    this.app.remember('name', wanted.name);
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    const told = this.app.ask({
      do: 'new', game: game.id, first: Boolean(wanted.first), seed,
      date: new Date(Date.now() - new Date().getTimezoneOffset() * 60000).toISOString().slice(0, 10),
      names: [wanted.name],
      kinds: ['human', wanted.way === 'computer' ? `level:${wanted.level}` : 'human'],
    });
    if (told.refused) { this.show(told.refused); return; }
    history.pushState(null, '', `#${told.link}`);
    await this.app.watch(told, {
      id: crypto.randomUUID?.() ?? String(seed) + Date.now(), way: wanted.way, mine: [0],
    });
  }
}

/** What a match is called in lists. */
export const titleOf = (told) => `${told.name}: ${told.seats.map((seat) => seat.name).join(' – ')}`;

/** Whose turn it is, or how the match ended. */
export function stateOf(told) {
  if (told.result) { return told.result; }
  const seat = told.seats[told.turn];
  return seat ? fill(texts.to_move, `${seat.colour} (${seat.name})`) : texts.unfinished;
}
