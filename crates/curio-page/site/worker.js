// Thinks beside the page, which ends it to stop it: the same script, started as a worker.
import { start } from './machine.js';

let ask;
if (!self.document) {
  self.onmessage = async ({ data: [request, link, program, spoken] }) => {
    try {
      if (!ask) {
        ask = await start(program);
        for (const [code, words] of spoken) { ask({ do: 'language', code, words }); }
      }
      let answer = link ? ask({ do: 'open', text: link }) : {};
      if (!answer.refused) { answer = ask(request); }
      // A review tells how far it has come, and is asked on.
      while (answer.of) {
        self.postMessage(answer);
        answer = ask(request);
      }
      self.postMessage(answer);
    } catch (error) {
      self.postMessage({ failed: String(error.message || error) });
    }
  };
}
