// The page: starts the program and shows what the address says, the list of matches or one.

import { compile, start, Failure } from './machine.js';
import { $, button, element, show, texts } from './parts.js';
import { Home } from './home.js';
import { MatchView } from './match.js';

const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français', ro: 'Română' };

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
    element('b', {}, texts.failed || 'Something went wrong in the program.'),
    element('code', {}, String(why.message || why)),
    button(texts.start_again || 'Start again', again, { class: 'main' }),
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
    document.documentElement.lang = said.language;
    remember('language', said.language);
  },
  /** Goes to the list of matches. */
  home() {
    this.view?.leave();
    this.view = null;
    history.pushState(null, '', location.pathname);
    return this.list.show();
  },
  /** Shows a match that is open in the program. */
  watch(told, kept) {
    this.view?.leave();
    this.view = new MatchView(this, told, kept);
    return this.view.show();
  },
  /** Opens what the address says. */
  async follow() {
    const word = location.hash.slice(1);
    if (!word) {
      this.view?.leave();
      this.view = null;
      return this.list.show();
    }
    const told = this.ask({ do: 'open', text: decodeURIComponent(word) });
    return told.refused ? this.list.show(told.refused) : this.watch(told);
  },
};

try {
  app.program = await start(await compile('curio.wasm'));
  const wanted = [recalled('language'), ...navigator.languages].map((code) => (code ?? '').slice(0, 2));
  app.speak(wanted.find((code) => LANGUAGES[code]) ?? 'en');
  app.list = new Home(app);
  await app.follow();
  addEventListener('hashchange', () => app.follow());
  addEventListener('popstate', () => { if (!location.hash && app.view) { app.follow(); } });
  if ('serviceWorker' in navigator && isSecureContext) {
    navigator.serviceWorker.register('offline.js').catch(() => { /* Then only with a network. */ });
  }
} catch (error) {
  stopped(error);
}
