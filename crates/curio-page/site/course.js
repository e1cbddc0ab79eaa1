// The course of a match as lines: the points of the players, or who was winning.

import { make } from './parts.js';

const DASHES = ['', '6 3', '2 3', '9 3 2 3'];

/** A drawing with a line for each `[key, name, values]`; a touch goes to the move there. `range` is shown at least. */
export function course(label, lines, marks, step, range = []) {
  const all = lines.flatMap(([, , values]) => values.filter((value) => value !== null));
  const [low, high] = [Math.min(...all, ...range), Math.max(...all, ...range)];
  const last = lines[0][2].length - 1;
  const path = (values) => values.map((value, at) => (value === null ? ''
    : `${at && values[at - 1] !== null ? 'L' : 'M'}${at} ${(96 - 92 * (value - low) / (high - low || 1)).toFixed(1)}`)).join('');
  const drawn = lines.map(([key, , values], at) => `<path class="${key}" stroke-dasharray="${DASHES[at]}" d="${path(values)}"/>`);
  const made = make('figure', { class: 'course', click: (event) => {
    const box = event.currentTarget.firstChild.getBoundingClientRect();
    step(Math.round(last * (event.clientX - box.left) / box.width));
  } });
  made.innerHTML = `<svg viewBox="0 0 ${last} 100" preserveAspectRatio="none" aria-hidden="true">${
    marks.map((ply) => `<path class="mark" d="M${ply} 0v100"/>`).join('')}${drawn.join('')}<path class="cursor"/></svg>`;
  made.append(make('figcaption', {}, label, ...lines.map(([key, name], at) => {
    const legend = make('span', { class: key });
    legend.innerHTML = `<svg viewBox="0 0 28 8" aria-hidden="true"><path stroke-dasharray="${DASHES[at]}" d="M0 4h28"/></svg>`;
    legend.append(name);
    return legend;
  })));
  made.at = (ply) => made.querySelector('.cursor').setAttribute('d', `M${ply} 0v100`);
  return made;
}
