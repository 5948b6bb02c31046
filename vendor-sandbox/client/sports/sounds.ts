import type { Tone } from '../frame/synth';

export const SOUNDS = {
  pick: [{ from: 520, to: 620, lengthMs: 50, shape: 'triangle', loudness: 0.5 }],
  placed: [
    { from: 440, to: 440, lengthMs: 90 },
    { from: 660, to: 660, lengthMs: 150, delayMs: 90 },
  ],
  win: [
    { from: 523, to: 523, lengthMs: 140 },
    { from: 659, to: 659, lengthMs: 140, delayMs: 90 },
    { from: 784, to: 790, lengthMs: 320, delayMs: 180 },
  ],
} as const satisfies Record<string, readonly Tone[]>;
