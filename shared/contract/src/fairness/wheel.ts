import { z } from 'zod';
import { INSTANT_RETURN_PERCENT, type SingleBetGame } from './instant';
import { RISKS, type Risk } from './risk';

export const WHEEL_SIZES = [10, 20, 30, 40, 50] as const;
export type WheelSize = (typeof WHEEL_SIZES)[number];

export interface WheelOptions {
  readonly segments: WheelSize;
  readonly risk: Risk;
}
export interface WheelOutcome {
  /** Counted from the top with the clock, from 0. */
  readonly segment: number;
}

/** Pays of the segments with the clock, hundredths; together the games' return times their number. */
export function wheelPays({ segments, risk }: WheelOptions): readonly number[] {
  const all = Number(INSTANT_RETURN_PERCENT) * segments;
  const places = Array.from({ length: segments }, (_, place) => place);
  if (risk === 'high') return places.map((place) => (place === 0 ? all : 0));
  if (risk === 'low') return places.map(lowPay);
  // Every other segment pays, 1.50 and 2.00 by turns; the one at the top pays what is left.
  const pays: readonly number[] = places.map((place) =>
    place % 2 === 1 || place === 0 ? 0 : place % 4 === 2 ? 150 : 200,
  );
  return [pays.reduce((remainder, pay) => remainder - pay, all), ...pays.slice(1)];
}

/** Of ten: 1.50 once, 1.20 seven times, nothing twice. */
function lowPay(place: number): number {
  if (place % 10 === 0) return 150;
  return place % 5 === 4 ? 0 : 120;
}

/** A wheel of equal segments. */
export const wheel: SingleBetGame<WheelOptions, WheelOutcome> = {
  code: 'WHEEL',
  version: 'wheel/1',
  optionsSchema: z.strictObject({ segments: z.literal(WHEEL_SIZES), risk: z.enum(RISKS) }),
  outcomeSchema: z.strictObject({ segment: z.number().int().min(0) }),
  play: (draw, { segments }) => ({ segment: draw(segments) }),
  payout: (stake, options, { segment }) => (stake * BigInt(wheelPays(options)[segment] ?? 0)) / 100n,
  odds: (options) => wheelPays(options).map((pay) => ({ chance: 1 / options.segments, factor: pay / 100 })),
};
