// Thinks beside the page, which ends it to stop it: the same script, started as a worker.
import { start } from './machine.js';

let ask;
if (!self.document) {
  self.onmessage = async ({ data }) => {
    try {
      if (!ask) {
        ask = await start(data.program);
        for (const [code, words] of data.words) { ask({ do: 'language', code, words }); }
      }
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
