// The list: new matches of each game, those that this browser keeps, and links to open.

import { $, button, dialog, iconButton, make, show, texts } from './parts.js';
import { all, forget } from './store.js';

/** Days since 1 January 1970, by this device's calendar. */
export const today = () => Math.floor(Date.now() / 864e5 - new Date().getTimezoneOffset() / 1440);

const REMOVE = 'M6 6l12 12M18 6L6 18';

export class Home {
  constructor(app) { this.app = app; }

  async show(refused) {
    const kept = await all();
    const games = this.app.ask({ do: 'games' });
    const days = this.app.days();
    // A day that is not over yet does not end a row.
    const isSolved = days.includes(today());
    const last = today() - !isSolved;
    let count = 0;
    while (days.includes(last - count)) { count += 1; }
    const row = count > 1 ? ` · ${this.app.ask({ do: 'days', count }).words}` : '';
    document.title = 'Curio';
    $('home').replaceChildren(
      this.head(),
      refused ? make('p', { class: 'notice', role: 'alert' }, refused) : '',
      make('main', {},
        make('section', { 'aria-labelledby': 'new' },
          make('h2', { id: 'new' }, texts.new_match),
          make('ul', 'games', ...games.map((game) => this.card(game))),
          button(`${isSolved ? '✓ ' : ''}${texts.todays_puzzle}${row}`, () => this.app.learn('today:'), 'today')),
        make('section', { 'aria-labelledby': 'kept' },
          make('h2', { id: 'kept' }, texts.your_matches),
          make('p', 'quiet', kept ? texts.kept_here : texts.not_kept),
          make('ul', 'kept', ...(kept ?? []).map((one) => this.row(one)))),
        this.opener()),
    );
    show('home');
    // The first picture is seen before the last is drawn.
    for (const [at, art] of $('home').querySelectorAll('.art').entries()) {
      await new Promise((next) => { setTimeout(next); });
      if ($('home').hidden) { return; }
      art.innerHTML = this.picture(games[at]);
    }
  }

  head() {
    const choose = async (event) => { await this.app.speak(event.target.value); this.show(); };
    const languages = Object.entries(this.app.languages).map(([code, name]) =>
      make('option', { value: code, lang: code, selected: code === this.app.language }, name));
    return make('header', {},
      make('div', {},
        make('h1', {}, 'Curio'),
        make('p', 'quiet', texts.tagline)),
      make('select', { 'aria-label': texts.language, change: choose }, ...languages));
  }

  /** A game: room for a picture, its name and what it is about. */
  card(game) {
    return make('li', {},
      make('button', { type: 'button', 'data-game': game.id, click: () => this.begin(game) },
        make('div', { class: 'art', 'aria-hidden': 'true' }), make('b', {}, game.name), make('span', {}, game.pitch)));
  }

  /** A position towards the end of a match, without letters: they would be too small to read. */
  picture(game) {
    this.pictures ??= {};
    return this.pictures[game.id] ??= (() => {
      this.app.ask({ do: 'open', text: game.card });
      const card = this.app.ask({ do: 'show', ply: 0 });
      const parts = card.parts.filter(([name]) => name < '5').map(([, part]) => part);
      // The drawing comes from the program and holds nothing that somebody has written.
      return `<svg viewBox="0 34 ${card.width} ${card.width + 6}" ${card.text}><defs>${card.definitions}</defs>${parts.join('').replace(/<text.*?<\/text>/g, '')}</svg>`;
    })();
  }

  row(one) {
    const open = () => this.app.open({ do: 'open', text: one.word }, one);
    const remove = async () => {
      if (await dialog(one.title, (close) => [button(texts.remove, () => close(1), 'main')])) {
        await forget(one.id);
        this.show();
      }
    };
    return make('li', {},
      make('button', { type: 'button', class: 'open', click: open },
        make('b', {}, one.title),
        make('span', 'quiet', `${one.state} · ${one.plies}`)),
      iconButton(texts.remove, REMOVE, remove));
  }

  opener() {
    const text = make('textarea', { rows: 3, 'aria-label': texts.open_link, spellcheck: 'false' });
    const open = (event) => {
      event.preventDefault();
      this.app.open({ do: 'open', text: text.value });
    };
    return make('details', {},
      make('summary', {}, texts.open_link),
      make('form', { submit: open }, text, make('button', 'main', texts.open)));
  }

  /** Asks how a new match is played, and begins it. */
  async begin(game) {
    const watch = (name) => {
      $('dialog').close();
      this.app.open({ do: 'watch', name }, { id: name, way: 'replay', mine: [], ply: 0 });
    };
    const list = make('div');
    const shipped = () => list.firstChild || this.app.think({ do: 'shipped', game: game.id }, null, (all) => list.replaceChildren(
      ...all.map(([name, title]) => button(title, () => watch(name), 'watch'))));
    // They are wanted soon; that they are not there is said when they are asked.
    this.app.levels().catch(() => {});
    const wanted = await dialog(game.name, (close) => {
      const way = (value, label, isFirst) => make('label', 'way',
        make('input', { type: 'radio', name: 'way', value, checked: isFirst }), ` ${label}`);
      const levels = game.levels.map(([number, name]) =>
        make('option', { value: number, selected: number === 2 }, `${number} · ${name}`));
      const name = make('input', { name: 'name', maxlength: 24, autocomplete: 'nickname', value: this.app.recalled('name') ?? '' });
      const submit = (event) => {
        event.preventDefault();
        close(Object.fromEntries(new FormData(event.target)));
      };
      return [make('form', { submit },
        make('p', 'quiet', game.aim),
        way('computer', texts.computer, true),
        make('label', 'field', texts.level, make('select', { name: 'level' }, ...levels)),
        way('link', texts.by_link),
        way('here', texts.here),
        make('label', 'field', texts.your_name, name),
        game.first ? make('label', 'way',
          make('input', { type: 'checkbox', name: 'first', checked: true }), ` ${texts.small_board}`) : null,
        make('p', 'row',
          button(texts.cancel, () => close(null)),
          make('button', 'main', texts.begin))),
        button(`${texts.learn}: ${texts.lessons}, ${texts.puzzles}`, async () => { close(null); (await this.app.extra('learn')).choose(this.app, game); }, 'watch'),
        $('record') ? null : make('a', { class: 'watch', href: this.app.rules(game.id) }, texts.rules),
        make('details', { toggle: shipped }, make('summary', {}, texts.watch), list)];
    });
    if (!wanted) { return; }
    this.app.remember('name', wanted.name);
    this.app.begin({
      do: 'new', game: game.id, first: Boolean(wanted.first),
      names: [wanted.name],
      kinds: ['human', wanted.way === 'computer' ? 'level:' + wanted.level : 'human'],
    }, { way: wanted.way, mine: [0] });
  }
}
