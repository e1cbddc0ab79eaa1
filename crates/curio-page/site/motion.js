// How pieces come from one position to the next: they slide, and what is captured fades.

const still = self.matchMedia?.('(prefers-reduced-motion: reduce)');

/** What a piece looks like, wherever it stands. */
const look = (text) => text.replace(/<title>.*?<\/title>/, '').replace(/translate\([^)]*\)| [xy]="[^"]*"/g, '');

/** Where it stands. */
function place(text) {
  const found = /translate\((\S+) ([^)]+)/.exec(text) ?? / x="(\S+)" y="(\S+)"/.exec(text) ?? [0, 0, 0];
  return [Number(found[1]), Number(found[2])];
}

const away = ([x, y], [u, v]) => Math.hypot(x - u, y - v);

function move(element, places) {
  const end = places.at(-1);
  const far = places.reduce((sum, at, n) => sum + (n ? away(at, places[n - 1]) : 0), 0);
  if (still?.matches || far < 1) { return; }
  // Begun here, it would lay out the page before all of it is said.
  queueMicrotask(() => element.animate(
    places.map(([x, y]) => ({ transform: `translate(${x - end[0]}px, ${y - end[1]}px)` })),
    { duration: Math.min(600, 180 + far), easing: 'cubic-bezier(.35, 0, .25, 1)' }));
}

/** Something that is there no more fades where it was. */
function fade(svg, text) {
  const ghost = document.createElementNS(svg.namespaceURI, 'g');
  ghost.innerHTML = text;
  ghost.setAttribute('pointer-events', 'none');
  svg.append(ghost);
  ghost.animate([{ opacity: 1 }, { opacity: 0 }], { duration: still?.matches ? 0 : 420 }).onfinish = () => ghost.remove();
}

/**
 * Moves what differs between two positions, given as the contents of their parts by name;
 * `way` leads through the places of the move. Returns whether something was captured.
 */
export function slide(svg, group, old, now, way) {
  const changed = (one, other) => [...one].filter(([name, text]) => name[0] === '3' && other.get(name) !== text);
  const left = changed(old, now);
  for (const [name, text] of changed(now, old)) {
    const to = place(text);
    const at = left.findIndex(([was, drawn]) => look(drawn) === look(text) && (was === name || drawn.includes('<use')));
    const top = group(name).querySelector('.curio-top');
    if (at >= 0) {
      move(group(name), [place(left[at][1]), to]);
      left.splice(at, 1);
    } else if (top && way.length > 1 && away(to, way.at(-1)) < 25) {
      move(top, way);
    } else {
      continue;
    }
    group(name).classList.remove('fresh');
  }
  const gone = left.filter(([name, text]) => !now.has(name) && !(way.length > 1 && away(place(text), way[0]) < 25));
  for (const [, text] of gone) { fade(svg, text); }
  return now.has('4-last-captured') || gone.some(([, text]) => /<use|curio-top/.test(text) || !text.includes('<text'));
}
