import { POCKETS, WHEEL } from '../../../src/kinds/live/rules/roulette';

/** Degrees that a pocket takes. */
export const POCKET_DEGREES = 360 / POCKETS;
/** The wheel always turns; degrees a second. */
const WHEEL_SPEED = 24;
/** Turns of the ball against the wheel before it stops. */
const TURNS = 9;
/** Part of the run after which the ball leaves the rim. */
const FALLS_AT = 0.68;
const BOUNCES = 3;

/** The position of a number on the wheel, in degrees clockwise from the top. */
export const pocketAngle = (number: number): number =>
  WHEEL.findIndex((candidate) => candidate === number) * POCKET_DEGREES;

export const wheelAngle = (nowMs: number): number => ((nowMs / 1_000) * WHEEL_SPEED) % 360;

export interface BallPlace {
  /** Degrees clockwise from the wheel's zero. */
  readonly angle: number;
  /** 1 on the rim, 0 in the pocket. */
  readonly height: number;
}

/** Where the ball is, for anybody at any time. @param part of its run, 0 to 1 */
export function ballAt(number: number, part: number): BallPlace {
  const remaining = 1 - Math.min(1, Math.max(0, part));
  // Slows down evenly until it stops.
  const angle = pocketAngle(number) - 360 * TURNS * remaining * remaining;
  if (part < FALLS_AT) return { angle, height: 1 };
  const fall = Math.min(1, (part - FALLS_AT) / (1 - FALLS_AT));
  return { angle, height: (1 - fall) * Math.abs(Math.cos(fall * Math.PI * (BOUNCES - 0.5))) };
}
