// Answers requests as a browser's machine does: one a line from the standard input, the answers
// to the standard output.
import { readFileSync, writeSync } from 'node:fs';
import { start } from '../../curio-page/site/machine.js';

const ask = await start(await WebAssembly.compile(readFileSync(process.argv[2])));
const lines = readFileSync(0, 'utf8').split('\n').filter(Boolean);
const answers = lines.map(ask.answer);
let text = Buffer.from(answers.join('\n') + '\n');
while (text.length) { text = text.subarray(writeSync(1, text)); }
