// How long the levels think in a browser's machine: milliseconds on a processor for a move, the
// median and the most of those in some matches.
//
//   node crates/curio-web/tests/levels.mjs target/web [LEVEL] [GAME]    from this level on
import { readFileSync } from 'node:fs';
import { start } from '../../curio-page/site/machine.js';

const [,, site, from = '6', only] = process.argv;
const read = (name) => readFileSync(`${site}/${name}`);
const ask = await start(await WebAssembly.compile(read('levels.wasm')));
ask({ do: 'language', code: 'en', words: `${read('words-en.txt')}${read('taught-en.txt')}` });
// Whatever else runs, where the system says it.
const now = () => {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
};
for (const { id, name } of ask({ do: 'games' })) {
  if (only && only !== id) { continue; }
  for (let level = Number(from); level <= 8; level += 1) {
    const times = [];
    const end = Date.now() + 60_000;
    for (let seed = 1; seed <= 8 && Date.now() < end; seed += 1) {
      let told = ask({ do: 'new', game: id, seed });
      for (let ply = 0; ply < 60 && !told.result; ply += 1) {
        // A quick level plays on, so that many positions are seen.
        const isAsked = ply % 3 === 0;
        const began = now();
        const { mv } = ask({ do: 'think', level: isAsked ? level : 2 });
        if (isAsked) { times.push(now() - began); }
        told = ask({ do: 'play', mv });
      }
    }
    times.sort((a, b) => a - b);
    console.log(name, level, `${times[times.length >> 1].toFixed(0)} ms, at most ${times.at(-1).toFixed(0)} (${times.length})`);
  }
}
