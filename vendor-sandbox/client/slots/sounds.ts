import type { Tone } from '../frame/synth';

export const spinSound: readonly Tone[] = [{ from: 180, to: 420, lengthMs: 160, shape: 'triangle', loudness: 0.6 }];
export const stopSound: readonly Tone[] = [{ from: 150, to: 90, lengthMs: 70, shape: 'square', loudness: 0.4 }];
export const winSound: readonly Tone[] = [
  { from: 523, to: 523, lengthMs: 130 },
  { from: 659, to: 659, lengthMs: 130, delayMs: 90 },
  { from: 784, to: 790, lengthMs: 260, delayMs: 180 },
];
export const bigSound: readonly Tone[] = [
  ...winSound,
  { from: 1046, to: 1046, lengthMs: 200, delayMs: 320 },
  { from: 1318, to: 1320, lengthMs: 420, delayMs: 440 },
];
export const freeSound: readonly Tone[] = [
  { from: 392, to: 784, lengthMs: 420, shape: 'triangle' },
  { from: 587, to: 1174, lengthMs: 420, delayMs: 200, shape: 'triangle' },
];
export const lossSound: readonly Tone[] = [{ from: 220, to: 110, lengthMs: 260, shape: 'sawtooth', loudness: 0.4 }];
