// Answers requests as a browser's machine does: one a line from the standard input, the answers
// to the standard output.
import { readFileSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { start } from '../../curio-page/site/machine.js';

const ask = await start(await WebAssembly.compile(readFileSync(process.argv[2])));
for await (const line of createInterface({ input: process.stdin })) {
  let text = Buffer.from(`${ask.answer(line)}\n`);
  while (text.length) { text = text.subarray(writeSync(1, text)); }
}
