// The built page in Chromium, told what to do over its two pipes. The argument is a file of JSON:
// the program, folders, links and what is to be tried. Ends with an error when something is
// not so.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { chromium, site, profile, links, ahead, cards, file, board, study, chapters } = JSON.parse(readFileSync(process.argv[2]));
const KINDS = { html: 'text/html', js: 'text/javascript', css: 'text/css', wasm: 'application/wasm', svg: 'image/svg+xml', webmanifest: 'application/manifest+json' };

const server = createServer((request, response) => {
  const name = request.url.split('?')[0].slice(1) || 'index.html';
  const path = `${site}/${name}`;
  const is = existsSync(path);
  response.writeHead(is ? 200 : 404, { 'content-type': KINDS[name.split('.').pop()] ?? 'text/plain' });
  response.end(is ? readFileSync(path) : '');
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
const home = `http://127.0.0.1:${server.address().port}/`;

const browser = spawn(chromium, ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run',
  '--remote-debugging-pipe', `--user-data-dir=${profile}`], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
// A page that does not answer ends the test, too.
setTimeout(() => {
  console.error('Chromium has not answered within four minutes');
  browser.kill('SIGKILL');
  process.exit(1);
}, 240_000).unref();
const waiting = new Map();
const complaints = [];
const asked = new Set();
let last = 0;
let read = '';
browser.stdio[4].on('data', (data) => {
  read += data;
  for (let end = read.indexOf('\0'); end >= 0; end = read.indexOf('\0')) {
    const message = JSON.parse(read.slice(0, end));
    read = read.slice(end + 1);
    if (message.id) { waiting.get(message.id)(message); }
    if (message.method === 'Network.requestWillBeSent') { asked.add(message.params.request.url); }
    if (['Runtime.consoleAPICalled', 'Runtime.exceptionThrown', 'Log.entryAdded'].includes(message.method)) {
      complaints.push(JSON.stringify(message.params).slice(0, 500));
    }
  }
});
const call = (method, params, sessionId) => new Promise((resolve, reject) => {
  last += 1;
  waiting.set(last, ({ error, result }) => (error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result)));
  browser.stdio[3].write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
});

// What is heard, and whether somebody had touched the page before.
const EARS = `window.heard = 0; window.awake = 0;
  AudioBufferSourceNode.prototype.start = function () { window.heard += 1; };
  const Real = AudioContext; window.AudioContext = class extends Real { constructor() { super(); window.awake += 1; } };`;

async function open(address, isStill = false) {
  const { browserContextId } = await call('Target.createBrowserContext', {});
  const { targetId } = await call('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true });
  const tell = (method, params = {}) => call(method, params, sessionId);
  for (const domain of ['Page', 'Runtime', 'Log', 'Network']) { await tell(`${domain}.enable`); }
  await tell('Emulation.setDeviceMetricsOverride', { width: 360, height: 640, deviceScaleFactor: 2, mobile: true });
  await tell('Emulation.setTouchEmulationEnabled', { enabled: true });
  await tell('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: isStill ? 'reduce' : 'no-preference' }] });
  await tell('Page.addScriptToEvaluateOnNewDocument', { source: EARS });
  await tell('Page.navigate', { url: address });
  const value = async (expression) => {
    const { result, exceptionDetails } = await tell('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
    if (exceptionDetails) { throw new Error(`${expression}: ${exceptionDetails.exception?.description}`); }
    return result.value;
  };
  const until = async (expression) => {
    for (const end = Date.now() + 60_000; Date.now() < end;) {
      if (await value(expression).catch(() => false)) { return; }
      await new Promise((again) => { setTimeout(again, 25); });
    }
    throw new Error(`${expression} is not so: ${await value('location.hash + document.body.innerText')}`);
  };
  const touch = async (expression) => {
    await until(`!!${expression}`);
    const [x, y] = await value(`(() => { const one = ${expression}; one.scrollIntoView({ block: 'center' });
      const box = one.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; })()`);
    await tell('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await tell('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  return { tell, value, until, touch };
}

const button = (text) => `[...document.querySelectorAll('button')].find((one) => one.textContent.startsWith('${text}'))`;
const control = (number) => `document.querySelectorAll('.controls button')[${number}]`;
const MOVES = "document.querySelectorAll('.moves [data-ply]').length - 1";
const PLY = "Number(document.querySelector('#ply').value)";
const SLIDES = "document.getAnimations().filter((one) => one.effect.getKeyframes()[0].transform).length";
const check = (is, what) => { if (!is) { throw new Error(what); } };

/** Plays the first legal move from the list. */
async function play(page) {
  await page.until(`${MOVES} >= 0`);
  await page.value("document.querySelector('.moves details').open = true");
  await page.touch("document.querySelector('.legal button')");
  await page.touch(button('Play this move'));
}

async function replay(page, length) {
  // What comes is hidden until somebody goes there.
  await page.until(`${MOVES} === 0`);
  check(await page.value('awake') === 0, 'a sound before anybody has touched the page');
  await page.touch(control(4));
  await page.until(`${MOVES} === ${length}`);
  await page.touch(control(0));
  await page.until(`${PLY} === 0`);
  await page.until("document.querySelector('.course path') || true");
  // Somewhere in a match a piece slides.
  let slid = 0;
  for (let ply = 1; ply <= Math.min(8, length); ply += 1) {
    slid += await page.value(`${control(3)}.click(), Promise.resolve().then(() => ${SLIDES})`);
    await page.until(`${PLY} === ${ply}`);
  }
  // A sound follows what is seen.
  const all = 'new Promise((told) => { setTimeout(() => told(heard), 90); })';
  const heard = await page.value(all);
  check(heard >= Math.min(8, length), `${heard} sounds`);
  await page.touch("document.querySelector('#match header button:last-child')");
  await page.value(`${control(2 + 1)}.click(), ${control(1)}.click(), ${control(3)}.click()`);
  check(await page.value(all) === heard, 'it is heard though it was told not to be');
  await page.touch("document.querySelector('#match header button:last-child')");
  return slid;
}

/** Plays on from the middle of a match, and waits for the answer of the lowest level. */
async function playOn(page) {
  await page.touch(control(0));
  await page.touch(control(3));
  await page.touch(button('Play on'));
  await page.touch(button('Level 1'));
  await page.until("document.querySelector('.state.yours')");
  const before = await page.value(MOVES);
  await play(page);
  await page.until(`${MOVES} >= ${before} + 2 && !!document.querySelector('.state.yours')`);
}

/** What is written in letters of less than 12 points, as they are seen. */
const SMALL = `(() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { data, parentElement: one } = walk.currentNode;
    if (!data.trim() || one.closest('title, script, style, defs, noscript') || !one.checkVisibility({ visibilityProperty: true })) { continue; }
    const size = parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM?.().a ?? 1);
    if (size < 11.99) { found.add(data.trim() + ' ' + size); }
  }
  return [...found].join(', ') + (document.documentElement.scrollWidth > innerWidth ? ' wider than the screen' : '');
})()`;

const steps = {
  async 'letters are large enough on a telephone'() {
    const page = await open(home);
    const look = async () => {
      const small = await page.value(SMALL);
      check(!small, `${await page.value('location.href')}: ${small}`);
    };
    await page.until("[...document.querySelectorAll('.art')].every((one) => one.firstChild) && document.querySelectorAll('.art').length > 4");
    await look();
    for (const address of cards) {
      await page.value(`document.querySelector('#board')?.remove(), location.hash = '${address}'`);
      await page.until("document.querySelectorAll('#drawn > g').length > 0");
      await look();
    }
    for (const name of readdirSync(site).filter((one) => /^rules-.*-(de|fr)/.test(one))) {
      await page.tell('Page.navigate', { url: home + name });
      await page.until("document.querySelectorAll('figure svg').length > 0 && document.querySelectorAll('figure[hidden]').length === 0");
      await look();
    }
  },
  async 'a link replays, slides and sounds, and is played on'() {
    const page = await open(`${home}#${links.finished}`);
    check(await replay(page, links.length) > 0, 'no piece slides');
    await playOn(page);
    const still = await open(`${home}#${links.finished}`, true);
    check(await replay(still, links.length) === 0, 'a piece slides though nothing is to move');
  },
  async 'what comes is told nowhere before it is seen'() {
    const page = await open(home);
    await page.until("document.querySelectorAll('.art svg').length > 4");
    for (const { link, ply, title, later } of ahead) {
      await page.value(`document.querySelector('#board')?.remove(), location.hash = '${link}.${ply}'`);
      await page.until(`document.querySelectorAll('#drawn > g').length > 0 && ${MOVES} === ${ply}`);
      // The position is drawn before the rest is told.
      await page.until("document.querySelector('.moves [aria-current]')");
      const at = `${title}, ${ply}`;
      check(await page.value('document.title') === title, `${at}: ${await page.value('document.title')}`);
      check(await page.value("document.querySelector('#ply').max") === String(ply), `${at}: the slider tells the length`);
      check(await page.value(`[...document.querySelectorAll('.course > svg')].every((one) => one.viewBox.baseVal.width <= ${ply})`), `${at}: the course`);
      check(await page.value("['#board', '.controls', '#now'].every((one) => { const { top, bottom } = document.querySelector(one).getBoundingClientRect(); return top >= 0 && bottom <= innerHeight; })"), `${at}: not all is seen at once`);
      const told = await page.value("document.documentElement.outerHTML + document.querySelector('#match').textContent");
      const found = later.filter((text) => told.includes(text));
      check(!found.length, `${at}: ${found}`);
    }
    await page.touch(control(4));
    await page.until(`document.title !== '${ahead.at(-1).title}'`);
    // Whoever wants to know is told at once, next time, too.
    await page.touch(button('Hide what comes'));
    await page.value(`document.querySelector('#board')?.remove(), location.hash = '${links.finished}.3'`);
    await page.until(`${PLY} === 3 && ${MOVES} === ${links.length}`);
  },
  async 'branches are played on the board'() {
    const page = await open(`${home}#${links.branched}.2`);
    const line = (name) => `document.querySelector('[data-line="${name}"]')`;
    const now = "document.querySelector('#now').textContent";
    // What is another for a move that is hidden is hidden, too.
    await page.until(`!!${line('1 1')} && !!${line('2 2')}`);
    await page.touch(control(0));
    await page.touch(line('1 2'));
    await page.until(`${now} === 'White put the piece on the board; the hexagon under it falls away !?' && document.querySelector('.comment').textContent === 'a long way'`);
    check(await page.value("document.querySelector('.state').textContent") === 'Not played: a line by Anna', 'nobody is named');
    await page.touch(control(3));
    await page.until(`${now}.startsWith('Black slid') && ${control(3)}.disabled && ${line('1 3')}.hasAttribute('aria-current')`);
    await page.touch(line('1.1 3'));
    await page.until(`${now}.startsWith('Black slid') && ${line('1.1 3')}.hasAttribute('aria-current')`);
    await page.touch(control(1));
    await page.until(`${now} === 'White put the piece on the board; the hexagon under it falls away !?'`);
    await page.touch(button('Back to the match'));
    await page.until(`${PLY} === 0 && ${now} === 'Start' && ${MOVES} === 2`);
  },
  async 'an old link says that the match has gone on, and a cut one what it is'() {
    const page = await open(`${home}#${links.begun}`);
    await page.until("document.querySelector('.state.yours')");
    await play(page);
    await page.until(`${button('Send your move')} && location.hash !== '#${links.begun}'`);
    check(await page.value(`${button('Send your move')}.getBoundingClientRect().bottom <= innerHeight`), 'the move is sent from below the screen');
    await page.value(`location.hash = '${links.begun}'`);
    await page.touch(button('Open the latest position'));
    await page.until(`${MOVES} === ${links.plies} + 1`);
    await page.value(`location.hash = '${links.begun.slice(0, -5)}'`);
    await page.until("document.querySelector('[role=alert]').textContent.length > 10");
    const other = await open(`${home}#nothing`);
    await other.until("document.querySelector('[role=alert]')?.textContent.length > 10");
    await other.touch("document.querySelector('#home details summary')");
    await other.value("document.querySelector('#home textarea').value = 'Game: xafka\\n1. d4 g6'");
    await other.touch(button('Open').replace('startsWith', 'endsWith'));
    await other.until(`${MOVES} === 2`);
  },
  async 'no memes but for experts'() {
    const page = await open(`${home}#${links.finished}`);
    await page.touch(control(0));
    await page.touch(button('Play on'));
    await page.touch(button('Two at this device'));
    await page.until("!document.querySelector('[data-meme]')");
    await play(page);
    await page.until(`${MOVES} === 1`);
  },
  async 'lessons and puzzles'() {
    const page = await open(home);
    await page.touch("document.querySelector('.today')");
    await page.until("document.querySelector('.state')?.textContent.length > 10 && location.hash === '#today:'");
    await page.value("location.hash = 'lesson:xafka:slide'");
    await page.until("document.title === 'Slide'");
    await play(page);
    await page.until(button('Next'));
    check((await page.value("localStorage.getItem('curio done')")) === '["lesson:xafka:slide"]', 'the lesson is not kept');
    // A wrong try is told, and the solution is played when it is asked for.
    await page.value("location.hash = 'puzzle:chimple:both-at-once'");
    await page.until("document.title === 'Side by Side'");
    await play(page);
    await page.touch(button('Show the solution'));
    await page.until(`${MOVES} === 3 && document.querySelector('#now').textContent.includes('captured')`);
    await page.touch(button('Try again'));
    await page.until(`${MOVES} === 0`);
    // Days in a row count until yesterday, too.
    await page.value("localStorage.setItem('curio days', JSON.stringify([1, 2].map((ago) => Math.floor(Date.now() / 864e5 - new Date().getTimezoneOffset() / 1440) - ago)))");
    await page.touch("document.querySelector('#match header button')");
    await page.until("document.querySelector('.today')?.textContent.endsWith(' · 2 days in a row')");
    // What was done goes to another browser by a link.
    await page.touch("document.querySelector('[data-game=xafka]')");
    await page.touch(button('Learn'));
    await page.touch(button('Take it along'));
    await page.until("document.querySelector('dialog .code path')");
    await page.value("Object.defineProperty(navigator, 'share', { value: null }), navigator.clipboard.writeText = async (text) => { window.copied = text; }");
    await page.touch(button('Copy link'));
    await page.until("window.copied?.includes('#p1')");
    const link = await page.value('window.copied');
    const other = await open(link);
    await other.until("document.querySelector('[role=alert]')?.textContent === '1 lesson or puzzle counts here now.'");
    check((await other.value("localStorage.getItem('curio done')")) === '["lesson:xafka:slide"]', 'what was done is not taken over');
    await other.value(`location.hash = '${link.slice(link.indexOf('#') + 1, -1)}'`);
    await other.until("document.querySelector('[role=alert]').textContent.includes('incomplete')");
  },
  async 'a touch where nothing is legal is told why, and takes no neighbour'() {
    const said = "document.querySelector('#said').textContent";
    const spot = (x, y) => `({ scrollIntoView() { document.querySelector('#board').scrollIntoView({ block: 'center' }); }, getBoundingClientRect() {
      const at = new DOMPoint(${x}, ${y}).matrixTransform(document.querySelector('#board svg').getScreenCTM());
      return { left: at.x, top: at.y, width: 0, height: 0 }; } })`;
    const hand = 460;
    for (const [game, ...touches] of [
      // Where, and what is said then: why it is refused, or which move is offered.
      ['xima', [144, 296, 'There is no block on E5. Touch where'], [112, hand, ''], [200, 240, 'it needs stairs.'], [45, 421, 'Incorporate a block on A1']],
      ['mathematichess', [200, 250, 'Touch where a move begins'], [108, hand, ''], [200, 250, 'King on d4']],
      ['chimple', [330, 90, 'belongs to White.'], [330, 380, ''], [200, 240, 'There is no enemy on square 5'], [375, 190, 'Move to 4']],
      ['xafka', [379, 90, 'The light is locked: 11 hexagons to go.'], [190, 212, 'Put the piece on d4']],
    ]) {
      const page = await open(home);
      await page.touch(`document.querySelector('[data-game=${game}]')`);
      await page.touch("document.querySelector('dialog input[value=here]')");
      await page.touch("document.querySelector('dialog button.main')");
      await page.until("document.querySelector('#board svg')");
      for (const [x, y, words] of touches) {
        await page.touch(spot(x, y));
        await page.until(`(${said} || document.querySelector('.choice').innerText).includes('${words}')`);
      }
    }
  },
  async 'a match that comes with the program is watched, in German too'() {
    const page = await open(home);
    await page.until("document.querySelector('.games')");
    await page.value("(() => { const one = document.querySelector('#home select'); one.value = 'de'; one.dispatchEvent(new Event('change')); })()");
    await page.until("document.documentElement.lang === 'de'");
    await page.touch("document.querySelector('[data-game=chimple]')");
    await page.touch("document.querySelector('dialog details:last-child summary')");
    await page.touch("document.querySelector('dialog details:last-child .watch')");
    await page.touch(control(4));
    const first = "document.querySelector('.moves li p').textContent";
    await page.until(`${MOVES} > 5 && ${first}.length > 10`);
    const german = await page.value(first);
    const other = await open(`${home}#${links.finished}`);
    await other.touch(control(4));
    await other.until(`${first}.length > 10`);
    check(await other.value(first) !== german, 'English comments in German');
    await other.value("localStorage.setItem('curio language', 'de')");
    await other.value('location.reload()');
    await other.until("document.documentElement.lang === 'de'");
    await other.touch(control(4));
    await other.until(`document.querySelector('.moves li p')?.textContent === ${JSON.stringify(german)}`);
  },
  async 'the rules'() {
    const page = await open(`${home}#`);
    await page.touch("document.querySelector('[data-game=xafka]')");
    await page.touch("[...document.querySelectorAll('dialog a')].find((one) => one.textContent === 'Rules')");
    await page.until("document.title === 'mini-Xafka' && document.querySelectorAll('.rules h2').length > 5");
    for (const name of readdirSync(site).filter((one) => one.startsWith('rules-'))) {
      const text = await page.value(`fetch('${name}').then((got) => got.text()).then((text) => new DOMParser().parseFromString(text, 'text/html').body.innerText)`);
      check(text.length > 1000 && !/[*\x60|<>]/.test(text), `${name} is not understood`);
    }
    await page.touch("document.querySelector('.rules a')");
    await page.until("document.querySelector('.games')");
  },
  async 'a match is reviewed'() {
    const long = await open(`${home}#${links.long}`);
    await long.touch(control(4));
    await long.touch(button('Review'));
    await long.until("document.querySelector('.state').textContent.includes('%')");
    await long.touch(button('Stop'));
    await long.until(`!${button('Stop')} && !!${button('Review')}`);
    const page = await open(`${home}#${links.finished}`);
    await page.touch(control(4));
    await page.touch(button('Review'));
    await page.until("document.querySelector('.course .mark')");
    await page.value("HTMLAnchorElement.prototype.click = function () { window.saved = this.download; }");
    await page.touch(button('Save as a file'));
    await page.until("window.saved === 'chimple.curio'");
    check(await page.value("[...document.querySelectorAll('.moves strong')].some((one) => one.textContent.includes('?'))"), 'no move is named');
  },
  async 'the next move is guessed, and another match is offered at the end'() {
    const state = "document.querySelector('.state').textContent";
    const told = "document.querySelector('.comment').textContent";
    for (const address of [`${home}#${links.finished}.0`, `${file}#0`]) {
      const page = await open(address);
      await page.until(`${told} === 'A finished match: watch it move by move.'`);
      await page.touch(button('What would you play?'));
      await page.until(`${state}.startsWith('What would you play for')`);
      await play(page);
      await page.until(`/^[✓✗] /.test(${state}) && /: [01] of 1$/.test(${told})`);
      await page.touch(button('Watch on'));
      await page.until(`${PLY} === 1 && ${MOVES} === 1 && !!${button('Hide what comes')}`);
      await page.touch(control(4));
      await page.until(`/: [01] of 1$/.test(${state})`);
      await page.touch(button('Play another match'));
      await page.until("document.querySelector('dialog').open");
    }
  },
  async 'a study shows one chapter after the other'() {
    const page = await open(study);
    const shows = (at) => page.until(`document.title === ${JSON.stringify(chapters[at])} && document.querySelector('#chapters select').selectedIndex === ${at}`);
    await shows(0);
    await page.touch("document.querySelector('#chapters button:last-child')");
    await shows(1);
    await page.touch(control(3));
    await page.until(`${PLY} === 1`);
    await page.value("(() => { const list = document.querySelector('#chapters select'); list.selectedIndex = 2; list.onchange(); })()");
    await shows(2);
    await page.value('history.back()');
    await shows(1);
    await page.tell('Page.reload');
    await shows(1);
    await page.touch("document.querySelector('#chapters button')");
    await shows(0);
    // Its worker is that of the page: a level answers.
    await playOn(page);
    await page.value('history.back()');
    await shows(0);
  },

  async 'one file needs nothing else'() {
    const page = await open(`${file}#12`);
    await page.until(`${PLY} === 12`);
    const press = (key) => page.tell('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key === ' ' ? ' ' : undefined });
    for (const [key, ply] of [['ArrowRight', 13], ['ArrowLeft', 12], ['End', links.length], ['Home', 0]]) {
      await press(key);
      await page.until(`${PLY} === ${ply} && location.hash === '#${ply}'`);
    }
    await press(' ');
    await page.until(`${PLY} === 1`);
    await press(' ');
    await page.tell('Emulation.setEmulatedMedia', { media: 'print' });
    check(await page.value("getComputedStyle(document.querySelector('.controls')).display === 'none'"), 'buttons are printed');
    await page.tell('Emulation.setEmulatedMedia', { media: '' });
    await page.value("location.hash = '', location.reload()");
    await replay(page, links.length);
    await playOn(page);
  },
  async 'a drawing shows the ends of moves where they begin'() {
    const page = await open(board);
    await page.until("document.querySelector('[data-from]')");
    const seen = await page.value(`(() => {
      const from = document.querySelector('[data-from]');
      const move = from.querySelector('[data-move]');
      const seen = [getComputedStyle(move).visibility];
      for (const one of [from.querySelector('[tabindex]'), move]) { one.focus(); seen.push(getComputedStyle(move).visibility); }
      return [...seen, document.activeElement === move].join(' ');
    })()`);
    check(seen === 'hidden visible visible true', seen);
  },
  async 'without a network'() {
    const page = await open(`${home}#${links.finished}`);
    await page.until("caches.match('levels.wasm').then((kept) => !!kept && !!navigator.serviceWorker.controller)");
    server.closeAllConnections();
    server.close();
    await page.tell('Page.reload');
    await replay(page, links.length);
    await playOn(page);
  },
};

try {
  for (const [name, step] of Object.entries(steps)) {
    await step().catch((error) => { throw new Error(`${name}: ${error.message}`); });
  }
  const elsewhere = [...asked].filter((url) => ![home, file, board, study, 'data:', 'blob:'].some((own) => url.startsWith(own)));
  check(!elsewhere.length, `requests go elsewhere: ${elsewhere}`);
  check(!complaints.length, complaints.join('\n'));
} catch (error) {
  console.error([error.message, ...complaints].join('\n'));
  process.exitCode = 1;
}
browser.kill('SIGKILL');
process.exit();
