/** A few small plucked notes, made on the spot; nothing is loaded. Silent unless somebody switched sound on. */

let context: AudioContext | null = null;

function pluck(at: AudioContext, frequency: number, delay: number, loudness: number): void {
  const start = at.currentTime + delay;
  const string = at.createOscillator();
  const body = at.createGain();
  string.type = "triangle";
  string.frequency.setValueAtTime(frequency, start);
  body.gain.setValueAtTime(0, start);
  body.gain.linearRampToValueAtTime(loudness, start + 0.006);
  body.gain.exponentialRampToValueAtTime(0.0008, start + 0.5);
  string.connect(body).connect(at.destination);
  string.start(start);
  string.stop(start + 0.55);
}

const TUNES = {
  turn: [
    [440, 0],
    [587.3, 0.11],
  ],
  step: [[330, 0]],
  points: [
    [523.3, 0],
    [659.3, 0.09],
    [784, 0.18],
  ],
  no: [[196, 0]],
  over: [
    [392, 0],
    [493.9, 0.14],
    [587.3, 0.28],
    [784, 0.42],
  ],
} as const;

export function play(tune: keyof typeof TUNES): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const [frequency, delay] of TUNES[tune]) pluck(context, frequency, delay, 0.09);
}
