import type { Tone } from '../frame/synth';

export const SOUNDS = {
  placed: [
    { from: 392, to: 392, lengthMs: 80, shape: 'triangle' },
    { from: 587, to: 587, lengthMs: 140, delayMs: 80, shape: 'triangle' },
  ],
  /** A gong. */
  begin: [
    { from: 196, to: 185, lengthMs: 900, loudness: 0.9 },
    { from: 294, to: 280, lengthMs: 700, loudness: 0.4 },
    { from: 493, to: 470, lengthMs: 400, loudness: 0.2 },
  ],
} as const satisfies Record<string, readonly Tone[]>;
