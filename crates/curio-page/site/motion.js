// How pieces come from one position to the next: they slide, and what is captured fades.

const still = self.matchMedia?.('(prefers-reduced-motion: reduce)');

/** What a piece looks like, wherever it stands. */
const look = (content) => content.replace(/<title>.*?<\/title>/, '').replace(/translate\([^)]*\)| [xy]="[^"]*"/g, '');

/** Where it stands. */
function place(content) {
  const found = /translate\((\S+) ([^)]+)/.exec(content) ?? / x="(\S+)" y="(\S+)"/.exec(content) ?? [0, 0, 0];
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
function fade(svg, content) {
  const ghost = document.createElementNS(svg.namespaceURI, 'g');
  ghost.innerHTML = content;
  ghost.setAttribute('pointer-events', 'none');
  svg.append(ghost);
  ghost.animate([{ opacity: 1 }, { opacity: 0 }], { duration: still?.matches ? 0 : 420 }).onfinish = () => ghost.remove();
}

/**
 * Moves what differs between two positions, given as the contents of their parts by name;
 * `way` leads through the places of the move. Returns whether something was captured.
 */
export function slide(svg, group, old, now, way) {
  const changed = (one, other) => [...one].filter(([name, content]) => name[0] === '3' && other.get(name) !== content);
  const left = changed(old, now);
  for (const [name, content] of changed(now, old)) {
    const to = place(content);
    const at = left.findIndex(([was, drawn]) => look(drawn) === look(content) && (was === name || drawn.includes('<use')));
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
  const gone = left.filter(([name, content]) => !now.has(name) && !(way.length > 1 && away(place(content), way[0]) < 25));
  for (const [, content] of gone) { fade(svg, content); }
  return now.has('4-last-captured') || gone.some(([, content]) => /<use|curio-top/.test(content) || !content.includes('<text'));
}
