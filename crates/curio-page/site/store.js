// The matches that this browser keeps.

let opened = null;

function database() {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('curio', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('matches', { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function transact(mode, act) {
  try {
    const store = (await database()).transaction('matches', mode).objectStore('matches');
    return await new Promise((resolve, reject) => {
      const request = act(store);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } catch {
    return null;
  }
}

async function read() {
  const found = await transact('readonly', (store) => store.getAll());
  return found && found.sort((a, b) => b.changed - a.changed);
}

/** What is read while the program travels, and asked for once. */
let ahead = self.document && read();

/** All matches, the latest first; null where the browser keeps nothing. */
export function all() {
  const found = ahead || read();
  ahead = null;
  return found;
}

/** Keeps a match under its id. */
export const keep = (match) =>
  transact('readwrite', (store) => store.put({ ...match, changed: Date.now() }));

/** Forgets a match. */
export const forget = (id) => transact('readwrite', (store) => store.delete(id));
