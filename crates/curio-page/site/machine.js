// The program in the browser: starts it, and hands texts over to it.

/** Why the program has stopped for ever. */
export class Failure extends Error {}

/** A file of the page: from the server, or as the page carries it in an element with this id. */
export async function load(address, id) {
  const carried = globalThis.document?.getElementById(id);
  const source = await fetch(carried ? `data:;base64,${carried.textContent}` : address);
  if (!source.ok) { throw new Failure(`${address}: ${source.status}`); }
  return carried ? new Response(source.body.pipeThrough(new DecompressionStream('gzip'))) : source;
}

/** The program as the browser has compiled it, to be started here and in workers. */
export async function compile(address) {
  const source = await load(address, 'program');
  return source.headers.get('content-type') === 'application/wasm'
    ? WebAssembly.compileStreaming(source)
    : WebAssembly.compile(await source.arrayBuffer());
}

/** Starts the program. */
export async function start(module) {
  let memory;
  let failed = '';
  const text = (at, length) =>
    new TextDecoder().decode(new Uint8Array(memory.buffer, at, length));
  const page = {
    curio_now: () => performance.now(),
    curio_failed: (at, length) => { failed = text(at, length); },
    curio_normal: (at, length, isApart) => {
      const [to, size] = put(text(at, length).normalize(isApart ? 'NFD' : 'NFC'));
      return (BigInt(to) << 32n) | BigInt(size);
    },
  };
  const made = await WebAssembly.instantiate(module, { page });
  const program = made.exports;
  memory = program.memory;
  /** Puts a text where the program reads it: its address and length. */
  function put(given) {
    const bytes = new TextEncoder().encode(given);
    const at = program.curio_room(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    return [at, bytes.length];
  }
  program.curio_begin();

  /** The answer to a request; both are texts. */
  function answer(request) {
    if (failed) { throw new Failure(failed); }
    try {
      const where = BigInt.asUintN(64, program.curio_answer(...put(request)));
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
