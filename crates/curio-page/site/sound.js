// Sounds of moves, made when they are heard: wood and stone as a few damped tones, those of the
// program itself (tools/forge/src/sounds.rs).

/** Pitch, strength and decay a second of each tone, and when it is struck. */
export const TONES = {
  xima: [[124, 1, 24], [287, 0.42, 36], [521, 0.2, 55]],
  xafka: [[186, 1, 26], [412, 0.5, 40], [873, 0.22, 62]],
  mathematichess: [[402, 0.8, 58], [968, 0.5, 80], [1730, 0.22, 120]],
  xong: [[236, 0.9, 30], [498, 0.3, 44], [1318, 0.2, 16], [2093, 0.12, 22]],
  chimple: [[148, 1, 22], [334, 0.35, 38]],
  capture: [[392, 0.8, 34], [247, 1, 34, 0.055], [571, 0.4, 52, 0.055], [158, 0.6, 30, 0.2]],
  end: [[392, 0.5, 5], [494, 0.5, 5, 0.16], [587, 0.6, 4, 0.32], [1175, 0.1, 6, 0.32]],
};
const made = {};
let context = null;

// Browsers let a page be heard only after somebody has touched it.
const wake = () => { context ??= new AudioContext(); };
for (const touched of ['pointerup', 'keydown']) { addEventListener(touched, wake, { once: true }); }

function buffer(name) {
  const rate = context.sampleRate;
  const sound = context.createBuffer(1, rate * (name === 'end' ? 1.6 : 0.5), rate);
  const samples = sound.getChannelData(0);
  let grain = 0;
  const grains = samples.map(() => (grain += 0.3 * (Math.random() * 2 - 1 - grain)));
  for (const [pitch, strength, decay, from = 0] of TONES[name]) {
    // Each sample follows from the two before it: sines and powers would take ten times as long.
    const turn = 2 * Math.PI * pitch / rate;
    const damp = Math.exp(-decay / rate);
    let [tone, was, contact] = [0, -Math.sin(turn) / damp, name === 'end' ? 0 : 1];
    for (let t = 0, n = Math.ceil(from * rate); n < samples.length; t += 1 / rate, n += 1) {
      samples[n] += 0.22 * strength * Math.min(1, t / 0.002) * (tone + grains[n] * contact);
      contact *= 1 - 300 / rate;
      const now = damp * (2 * Math.cos(turn) * tone - damp * was);
      was = tone;
      tone = now;
    }
  }
  return sound;
}

/** Lets a sound be heard, perhaps some seconds later; to make it may take longer than to show what is heard. */
export function hear(name, later = 0) {
  if (!context || !TONES[name]) { return; }
  setTimeout(() => {
    const source = new AudioBufferSourceNode(context, { buffer: made[name] ??= buffer(name) });
    source.connect(context.destination);
    source.start(context.currentTime + later);
  }, 30);
}
