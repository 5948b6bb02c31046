export type SoundName =
  | 'bet'
  | 'open'
  | 'mine'
  | 'win'
  | 'takeOff'
  | 'crash'
  | 'lose'
  | 'tick'
  | 'card'
  | 'chip'
  | 'dice';

interface Tone {
  /** Hertz at the start and at the end. */
  readonly from: number;
  readonly to: number;
  readonly lengthMs: number;
  readonly delayMs?: number;
  readonly shape?: OscillatorType;
  /** 0 to 1. */
  readonly loudness?: number;
}

const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
  bet: [{ from: 320, to: 260, lengthMs: 70, shape: 'triangle' }],
  open: [
    { from: 660, to: 880, lengthMs: 90 },
    { from: 1320, to: 1760, lengthMs: 120, delayMs: 40, loudness: 0.35 },
  ],
  mine: [
    { from: 190, to: 38, lengthMs: 420, shape: 'sawtooth', loudness: 0.7 },
    { from: 95, to: 30, lengthMs: 520, shape: 'square', loudness: 0.35 },
  ],
  win: [
    { from: 523, to: 523, lengthMs: 140 },
    { from: 659, to: 659, lengthMs: 140, delayMs: 90 },
    { from: 784, to: 790, lengthMs: 300, delayMs: 180 },
  ],
  lose: [{ from: 240, to: 170, lengthMs: 160, shape: 'triangle', loudness: 0.6 }],
  tick: [{ from: 980, to: 900, lengthMs: 35, shape: 'triangle', loudness: 0.5 }],
  card: [
    { from: 2200, to: 700, lengthMs: 60, shape: 'triangle', loudness: 0.35 },
    { from: 300, to: 180, lengthMs: 70, delayMs: 45, shape: 'triangle', loudness: 0.5 },
  ],
  chip: [
    { from: 2600, to: 2300, lengthMs: 35, shape: 'triangle', loudness: 0.4 },
    { from: 3300, to: 3000, lengthMs: 40, delayMs: 35, shape: 'triangle', loudness: 0.3 },
  ],
  dice: [0, 170, 310, 520, 700, 860, 1_000, 1_180].map((delayMs, hit) => ({
    from: 520 + 90 * (hit % 3),
    to: 240,
    lengthMs: 45,
    delayMs,
    shape: 'square' as const,
    loudness: 0.3,
  })),
  takeOff: [{ from: 110, to: 420, lengthMs: 480, shape: 'triangle', loudness: 0.5 }],
  crash: [
    { from: 420, to: 45, lengthMs: 520, shape: 'sawtooth', loudness: 0.45 },
    { from: 70, to: 34, lengthMs: 600, shape: 'square', loudness: 0.3 },
  ],
};

const VOLUME = 0.12;

/** Plays the games' sounds from oscillators. Browsers allow it only after the page's first gesture. */
export function createSynth(): { play(name: SoundName): void; close(): void } {
  let context: AudioContext | null = null;
  return {
    play(name) {
      if (!navigator.userActivation?.hasBeenActive) return;
      context ??= new AudioContext();
      for (const tone of SOUNDS[name]) playTone(context, tone);
    },
    close() {
      void context?.close();
      context = null;
    },
  };
}

function playTone(
  context: AudioContext,
  { from, to, lengthMs, delayMs = 0, shape = 'sine', loudness = 1 }: Tone,
): void {
  const start = context.currentTime + delayMs / 1000;
  const end = start + lengthMs / 1000;
  const oscillator = new OscillatorNode(context, { type: shape, frequency: from });
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, end);
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(VOLUME * loudness, start + 0.008);
  // An exponential ramp cannot reach zero; this is silence.
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(end);
}
