// Thinks beside the page, which ends it to stop it: the same script, started as a worker.
import { compile, start } from './machine.js';

let ask;
if (!self.document) {
  self.onmessage = async ({ data }) => {
    try {
      ask ??= await start(data.program ?? await compile('levels.wasm'));
      ask({ do: 'language', code: data.language });
      let answer = data.link ? ask({ do: 'open', text: data.link }) : {};
      if (!answer.refused) { answer = ask(data.request); }
      // A review tells how far it has come, and is asked on.
      while (answer.of) {
        self.postMessage(answer);
        answer = ask(data.request);
      }
      self.postMessage(answer);
    } catch (error) {
      self.postMessage({ failed: String(error.message || error) });
    }
  };
}
