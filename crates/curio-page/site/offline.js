// Keeps the files of the page, so that it opens without a network after the first visit.
const NAME = 'curio VERSION';
const FILES = ['./', 'index.html', 'style.css', 'page.js', 'curio.wasm', 'levels.wasm', 'icon.svg',
  'manifest.webmanifest', 'learn.js', 'branches.js', 'rules.js', ...['en', 'de', 'es', 'fr', 'ro'].flatMap((language) => [
    `words-${language}.txt`, `taught-${language}.txt`,
    ...['xima', 'xafka', 'mathematichess', 'xong', 'chimple'].map((game) => `rules-${game}-${language}.html`)])];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('curio ') && name !== NAME;
  event.waitUntil(caches.keys()
    .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
    .then(() => self.clients.claim()));
});
self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') { return; }
  event.respondWith(caches.match(event.request, { ignoreSearch: true })
    .then((kept) => kept || fetch(event.request)));
});
