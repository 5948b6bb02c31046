/** Length of a spin. */
export const SPIN_MS = 6_400;

const SAMPLES = 64;
/** The push: as a part of the time, while the speed grows. */
const PUSH = 0.1;
/** How fast friction takes the speed. */
const FRICTION = 2.4;
/** Part of the way by which the wheel runs over its rest, and the part of the time in which it rolls back. */
const OVERRUN = 0.001;
const SETTLE = 0.1;

/** The way covered at a time, both from 0 to 1: a push, then friction, then the weight rolls back a little. */
export function spinProgress(time: number): number {
  if (time >= 1) return 1;
  const settleFrom = 1 - SETTLE;
  if (time >= settleFrom) return 1 + OVERRUN * (1 + Math.cos((Math.PI * (time - settleFrom)) / SETTLE)) * 0.5;
  return (1 + OVERRUN) * pushed(time / settleFrom);
}

/** Speed grows evenly during the push, then falls by a power of the time that is left; without a step where they meet. */
function pushed(time: number): number {
  const coasting = (1 - PUSH) / (FRICTION + 1);
  const whole = PUSH / 2 + coasting;
  if (time < PUSH) return (time * time) / (2 * PUSH) / whole;
  const left = (1 - time) / (1 - PUSH);
  return (PUSH / 2 + coasting * (1 - left ** (FRICTION + 1))) / whole;
}

/** The same as a timing function of CSS. */
export const SPIN_EASING = `linear(${Array.from({ length: SAMPLES + 1 }, (_, index) => Number(spinProgress(index / SAMPLES).toFixed(5))).join(',')})`;

interface Kick {
  /** Part of the spin's time, 0 to 1. */
  readonly at: number;
}

/** When pegs pass the pointer on the way from one angle to another. @param step degrees from peg to peg */
export function pegTimes(from: number, to: number, step: number): Kick[] {
  const kicks: Kick[] = [];
  let last = Math.floor(from / step);
  for (let index = 1; index <= SAMPLES * 16; index += 1) {
    const at = index / (SAMPLES * 16);
    const peg = Math.floor((from + (to - from) * spinProgress(at)) / step);
    if (peg > last) kicks.push({ at });
    last = Math.max(last, peg);
  }
  return kicks;
}

/** How far a peg pushes the pointer, and how long it needs back, as a part of the spin. */
const KICK_DEGREES = -24;
const BACK = 0.02;

/** The pointer's movement during a spin, as frames of an animation. */
export function pointerFrames(kicks: readonly Kick[]): Keyframe[] {
  const frames: Keyframe[] = [{ offset: 0, rotate: '0deg' }];
  kicks.forEach(({ at }, index) => {
    const next = kicks[index + 1]?.at ?? 1;
    const back = Math.min(at + BACK, next - (next - at) / 4);
    const isSlow = next - at > BACK;
    frames.push({ offset: at, rotate: `${KICK_DEGREES}deg` });
    if (back < 1) frames.push({ offset: back, rotate: isSlow ? '0deg' : `${KICK_DEGREES / 2}deg` });
  });
  return [...frames, { offset: 1, rotate: '0deg' }];
}
