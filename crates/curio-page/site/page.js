// The page: starts the program and shows what the address says, the list of matches or one.

import { compile, start, Failure } from './machine.js';
import { $, button, make, root, say, show, texts } from './parts.js';
import { Home } from './home.js';
import { learn } from './learn.js';
import { MatchView } from './match.js';

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
  speak(code) {
    const said = this.ask({ do: 'language', code });
    Object.assign(texts, said.texts);
    this.language = said.language;
    root.lang = said.language;
    remember('language', said.language);
  },
  /** Asks the program with levels, beside the page; what it is asked before that is given up. */
  think(request, link, done, failed) {
    this.stop();
    const worker = this.worker = this.idle ?? new Worker(record ? URL.createObjectURL(new Blob([$('script').textContent])) : 'page.js');
    this.idle = null;
    const end = (answer) => {
      if (worker !== this.worker) { return; }
      if (answer.of) { done(answer); return; }
      this.worker = null;
      const why = answer.refused ?? (answer.failed && texts.failed);
      if (why) { worker.terminate(); say(why); failed?.(); } else { this.idle = worker; done(answer); }
    };
    worker.onmessage = (event) => end(event.data);
    worker.onerror = () => end({ failed: true });
    worker.postMessage({ language: this.language, link, request, program: record && this.module });
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
  watch(told, kept) {
    this.leave();
    this.view = new MatchView(this, told, kept);
    return this.view.show();
  },
  /** Begins or opens a match, and goes there. */
  open(request, kept) {
    const told = this.ask(request);
    if (told.refused) { return this.list.show(told.refused); }
    history.pushState(null, '', `#${told.link}`);
    return this.watch(told, kept);
  },
  /** Goes to a puzzle or a lesson, named as in the address. */
  learn(name) {
    if (location.hash !== `#${name}`) { history.pushState(null, '', `#${name}`); }
    learn(this, name);
  },
  /** Opens what the address says. */
  async follow() {
    const word = decodeURIComponent(location.hash.slice(1));
    if (!(word || record) || word.includes(':')) {
      this.leave();
      if (word) { learn(this, word); }
      return word || this.list.show();
    }
    // A page that carries a match shows it, perhaps at a move: `match.html#12`.
    const own = record && /^\d*$/.test(word) && record.dataset;
    const told = this.ask({ do: 'open', text: own ? record.textContent : word });
    return told.refused ? this.list.show(told.refused) : this.watch(told, own && {
      id: '', way: 'replay', mine: [], ply: Number(word || own.first), least: Number(own.first), from: Number(own.from), pause: own.pause,
    });
  },
};

if (self.document) {
  try {
    app.module = await compile('curio.wasm');
    app.program = await start(app.module);
    if (record) {
      $('plain').remove();
      $('style').media = '';
    }
    const wanted = [recalled('language'), ...navigator.languages].map((code) => (code ?? '').slice(0, 2));
    app.speak(wanted.find((code) => LANGUAGES[code]) ?? 'en');
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
