// Draws the positions of a page of rules.
import { compile, load, start } from './machine.js';

const { lang } = document.documentElement;
const spoken = load(`words-${lang}.txt`).then((file) => file.text());
const ask = await start(await compile('curio.wasm'));
ask({ do: 'language', code: lang, words: await spoken });
for (const figure of document.querySelectorAll('figure')) {
  const { definitions, height, label, parts, refused, text, width } = ask({ do: 'figure', ...figure.dataset });
  if (!refused) {
    const drawn = document.createElement('div');
    drawn.innerHTML = `<svg role="img" viewBox="0 0 ${width} ${height}" ${text}><defs>${definitions}</defs>${parts.map(([, part]) => part).join('')}</svg>`;
    drawn.firstChild.setAttribute('aria-label', label);
    // Moves are shown here, and not played.
    for (const move of drawn.querySelectorAll('[tabindex]')) {
      for (const name of ['tabindex', 'role']) { move.removeAttribute(name); }
    }
    figure.prepend(drawn.firstChild);
    figure.hidden = false;
  }
}
