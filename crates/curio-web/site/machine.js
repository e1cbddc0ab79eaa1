// The program in the browser: starts it, and hands texts over to it.

/** Why the program has stopped for ever. */
export class Failure extends Error {}

/** Starts the program from the bytes or the response of its file. */
export async function start(source) {
  let memory;
  let failed = '';
  const text = (address, length) =>
    new TextDecoder().decode(new Uint8Array(memory.buffer, address, length));
  const page = {
    curio_now: () => performance.now(),
    curio_failed: (address, length) => { failed = text(address, length); },
  };
  const isStream = typeof Response !== 'undefined' && source instanceof Response
    && source.headers.get('content-type') === 'application/wasm';
  const bytes = async () => (source.arrayBuffer ? source.arrayBuffer() : source);
  const made = isStream
    ? await WebAssembly.instantiateStreaming(source, { page })
    : await WebAssembly.instantiate(await bytes(), { page });
  const program = made.instance.exports;
  memory = program.memory;
  program.curio_begin();

  /** The answer to a request; both are texts. */
  function answer(request) {
    if (failed) { throw new Failure(failed); }
    try {
      const bytes = new TextEncoder().encode(request);
      const address = program.curio_room(bytes.length);
      new Uint8Array(memory.buffer, address, bytes.length).set(bytes);
      const where = BigInt.asUintN(64, program.curio_answer(address, bytes.length));
      return text(Number(where >> 32n), Number(where & 0xffffffffn));
    } catch (error) {
      failed ||= String(error);
      throw new Failure(failed);
    }
  }
  const ask = (request) => JSON.parse(answer(JSON.stringify(request)));
  ask.answer = answer;
  return ask;
}
