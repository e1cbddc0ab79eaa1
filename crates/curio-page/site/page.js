// The page: starts the program and shows what the address says, the list of matches or one.

import { compile, load, start, Failure } from './machine.js';
import { $, button, dialog, fill, make, root, say, show, texts } from './parts.js';
import { Home, today } from './home.js';
import { MatchView, send } from './match.js';

const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français', ro: 'Română' };

/** The match that the page carries in itself. */
const record = self.document && $('record');

function recalled(name) {
  try { return localStorage.getItem(`curio ${name}`); } catch { return null; }
}

function remember(name, value) {
  try { localStorage.setItem(`curio ${name}`, value); } catch { /* Then not. */ }
}

/** Says that the program has stopped, and why, and offers to begin anew. */
function stopped(why) {
  const again = () => { location.href = location.pathname; };
  $('loading').replaceChildren(
    make('b', {}, texts.failed || 'Something went wrong in the program.'),
    make('code', {}, String(why.message || why)),
    button(texts.start_again || 'Start again', again, 'main'),
  );
  show('loading');
}

const app = {
  recalled,
  remember,
  languages: LANGUAGES,
  /** Asks the program. A refusal is an answer; a program that has stopped is none. */
  ask(request) {
    try {
      return this.program(request);
    } catch (error) {
      if (error instanceof Failure) { stopped(error); }
      throw error;
    }
  },
  /** What the programs say in a language; `taught` is for the one with levels. */
  words(code, kind = 'words') {
    return this.fetched[kind + code] ??= load(`${kind}-${code}.txt`, `${kind}-${code}`).then((file) => file.text());
  },
  fetched: {},
  /** The days on which today's puzzle was solved, by the number of the day. */
  days: () => JSON.parse(recalled('days') ?? '[]'),
  solved(day) { remember('days', JSON.stringify([...new Set(app.days()).add(day)])); },
  async speak(code) {
    const said = this.ask({ do: 'language', code, words: await this.words(code) });
    Object.assign(texts, said.texts);
    this.language = code;
    root.lang = code;
    remember('language', code);
    this.stop();
    this.idle?.terminate();
    this.idle = null;
  },
  /** The program with levels, fetched once: workers start it as it is compiled. */
  levels() {
    return this.compiled ??= record ? Promise.resolve(this.module) : compile('levels.wasm');
  },
  /** Asks the program with levels, beside the page; what it is asked before that is given up. */
  async think(request, link, done, failed) {
    this.stop();
    const worker = this.worker = this.idle ?? new Worker(record ? URL.createObjectURL(new Blob([$('script').textContent])) : 'page.js');
    this.idle = null;
    const end = (answer) => {
      if (worker !== this.worker) { return; }
      if (answer.of) { done(answer); return; }
      this.worker = null;
      const why = answer.refused ?? (answer.failed && texts.failed);
      if (why) { worker.terminate(); say(why); failed?.(why); } else { this.idle = worker; done(answer); }
    };
    worker.onmessage = (event) => end(event.data);
    worker.onerror = () => end({ failed: true });
    try {
      // Lists of moves are read in English, too.
      const words = ['en', this.language].map(async (code) => [code, await this.words(code) + (record ? '' : await this.words(code, 'taught'))]);
      worker.postMessage([request, link, await this.levels(), await Promise.all(words)]);
    } catch {
      this.compiled = null;
      end({ failed: true });
    }
  },
  stop() {
    this.worker?.terminate();
    this.worker = null;
  },
  leave() {
    this.view?.leave();
    this.view = null;
  },
  /** Goes to the list of matches. */
  home() {
    this.leave();
    history.pushState(null, '', location.pathname);
    return this.list.show();
  },
  /** Shows a match that is open in the program. */
  async watch(told, kept) {
    this.leave();
    const View = told.branches ? await this.extra('branches').catch(() => MatchView) : MatchView;
    this.view = new View(this, told, kept);
    return this.view.show();
  },
  /** Begins or opens a match; what only the program with levels can read, that tells. */
  read(request, then) {
    const told = this.ask(request);
    const refused = (why) => this.list.show(why);
    if (told.refused) { return refused(told.refused); }
    return told.elsewhere ? this.think(request, null, async (read) => {
      if (read.done) { return (await this.extra('learn')).taken(this, read.done); }
      this.ask({ do: 'open', text: read.link });
      return then(read, { told: true });
    }, refused) : then(told);
  },
  /** Begins or opens a match, and goes there. */
  open(request, kept) {
    return this.read(request, (told, more) => {
      history.pushState(null, '', `#${told.link}`);
      return this.watch(told, kept && { ...kept, ...more });
    });
  },
  /** What a module adds that is fetched when it is first asked for. */
  async extra(name) {
    if (!self[name]) {
      await new Promise((done, failed) => {
        document.head.append(make('script', { src: name + '.js', load: done, error: failed }));
      });
    }
    return this.fetched[name] ??= self[name]({ MatchView, $, button, dialog, fill, make, send, texts, today });
  },
  /** Begins a match with a number that nobody could know before. */
  begin(request, kept) {
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    this.open({ ...request, seed, date: new Date(today() * 864e5).toISOString().slice(0, 10) }, { id: `${seed} ${Date.now()}`, ...kept });
  },
  /** The page of the rules of a game. */
  rules(game) { return `rules-${game}-${this.language}.html`; },
  /** Goes to a puzzle or a lesson, named as in the address. */
  async learn(name) {
    if (location.hash !== `#${name}`) { history.pushState(null, '', `#${name}`); }
    try { (await this.extra('learn')).learn(this, name); } catch { this.list.show(texts.failed); }
  },
  /** Opens what the address says. */
  async follow() {
    const word = decodeURIComponent(location.hash.slice(1));
    if (!(word || record) || word.includes(':')) {
      this.leave();
      return word ? this.learn(word) : this.list.show();
    }
    // A page that carries a match shows it, perhaps at a move: `match.html#12`.
    const own = record && /^\d*$/.test(word) && record.dataset;
    return this.read({ do: 'open', text: own ? [record.textContent, word || own.first].join('.') : `#${word}` }, (told) => this.watch(told, own && {
      id: '', way: 'replay', mine: [], told: true, least: Number(own.first), from: Number(own.from), pause: Number(own.pause), hide: own.hide,
    }));
  },
};

if (self.document) {
  try {
    const wanted = [recalled('language'), ...navigator.languages].map((code) => (code ?? '').slice(0, 2));
    const language = wanted.find((code) => LANGUAGES[code]) ?? 'en';
    // Asked for while the program travels.
    app.words(language);
    app.module = await compile('curio.wasm');
    app.program = await start(app.module);
    if (record) {
      $('plain').remove();
      $('style').media = '';
    }
    await app.speak(language);
    app.list = new Home(app);
    await app.follow();
    addEventListener('hashchange', () => app.follow());
    addEventListener('popstate', () => { if (!location.hash && app.view) { app.follow(); } });
    if (!record && isSecureContext) {
      navigator.serviceWorker?.register('offline.js').catch(() => { /* Then only with a network. */ });
    }
  } catch (error) {
    stopped(error);
  }
}
