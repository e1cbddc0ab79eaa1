// Elements, texts and icons that all of the page uses.

/** What the page says, by name; filled when the language is known. */
export const texts = {};

/** A text with its gaps filled. */
export const fill = (text, ...parts) => text.replace(/\{(\d)\}/g, (all, at) => parts[at]);

export const root = self.document?.documentElement;

export const $ = (id) => document.getElementById(id);

const named = (attributes) => (attributes.trim ? { class: attributes } : attributes);

/** An element with attributes (a class alone, or more; functions are listeners) and children. */
export function make(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(named(attributes))) {
    if (typeof value === 'function') {
      made.addEventListener(key, value);
    } else if (value === true) {
      made.setAttribute(key, '');
    } else if ((value ?? false) !== false) {
      made.setAttribute(key, value);
    }
  }
  made.append(...children.filter((child) => (child ?? null) !== null));
  return made;
}

export const button = (label, click, attributes = {}) =>
  make('button', { type: 'button', click, ...named(attributes) }, label);

/** A button with a drawn sign and a name for readers. */
export function iconButton(label, path, click, attributes = {}) {
  const made = button('', click, { 'aria-label': label, title: label, ...named(attributes) });
  made.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
  return made;
}

/** Says something to everybody, readers included, for a while. */
let timer = null;
export function say(text) {
  $('said').textContent = text;
  clearTimeout(timer);
  timer = setTimeout(() => { $('said').textContent = ''; }, 6000);
}

/** Shows one of the two screens. */
export function show(id) {
  for (const one of ['home', 'match', 'loading']) { $(one).hidden = one !== id; }
}

/** A dialog with these children; the promise ends with what `close` was given. */
export function dialog(title, build) {
  const box = $('dialog');
  return new Promise((resolve) => {
    const close = (value) => { resolve(value); box.close(); };
    box.onclose = () => resolve(null);
    box.onclick = (event) => { if (event.target === box) { close(null); } };
    box.replaceChildren(make('h2', { id: 'dialog-title' }, title), ...build(close).filter(Boolean));
    box.setAttribute('aria-labelledby', 'dialog-title');
    box.showModal();
  });
}
