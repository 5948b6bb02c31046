import type { Tone } from '../frame/synth';

export const CHIP_SOUND: readonly Tone[] = [
  { from: 1_900, to: 1_400, lengthMs: 45, shape: 'triangle' },
  { from: 2_600, to: 2_100, lengthMs: 35, delayMs: 38, shape: 'triangle', loudness: 0.5 },
];
export const CARD_SOUND: readonly Tone[] = [{ from: 900, to: 240, lengthMs: 90, shape: 'sawtooth', loudness: 0.25 }];
export const CLOSE_SOUND: readonly Tone[] = [
  { from: 880, to: 880, lengthMs: 130 },
  { from: 660, to: 660, lengthMs: 190, delayMs: 140 },
];
export const TICK_SOUND: readonly Tone[] = [{ from: 1_200, to: 1_200, lengthMs: 50, loudness: 0.5 }];
/** The ball on the rim: slower and slower. */
export const SPIN_SOUND: readonly Tone[] = Array.from({ length: 26 }, (_, index) => ({
  from: 3_200 - index * 60,
  to: 2_400 - index * 50,
  lengthMs: 30,
  delayMs: index * 90 + index * index * 5.2,
  shape: 'triangle' as const,
  loudness: 0.28,
}));
export const SHAKE_SOUND: readonly Tone[] = Array.from({ length: 18 }, (_, index) => ({
  from: 420 + (index % 3) * 160,
  to: 180,
  lengthMs: 60,
  delayMs: index * 125,
  shape: 'square' as const,
  loudness: 0.22,
}));
export const WIN_SOUND: readonly Tone[] = [
  { from: 523, to: 523, lengthMs: 150 },
  { from: 659, to: 659, lengthMs: 150, delayMs: 100 },
  { from: 784, to: 790, lengthMs: 170, delayMs: 200 },
  { from: 1_047, to: 1_050, lengthMs: 380, delayMs: 300 },
];
