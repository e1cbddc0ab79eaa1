// Thinks beside the page, which ends it to stop it.
import { compile, start } from './machine.js';

let ask;
self.onmessage = async ({ data }) => {
  try {
    ask ??= await start(await compile('levels.wasm'));
    ask({ do: 'language', code: data.language });
    const opened = ask({ do: 'open', text: data.link });
    self.postMessage(opened.refused ? opened : ask(data.request));
  } catch (error) {
    self.postMessage({ failed: String(error.message || error) });
  }
};
