import type { GameFormat } from '../app/use-format';

/** Text of a finished round in the strip of the last rounds. */
export type PointOf = (
  round: {
    readonly options: Readonly<Record<string, unknown>>;
    readonly outcome: Readonly<Record<string, unknown>>;
    readonly multiplierHundredths: number;
  },
  format: GameFormat,
) => string;

/** What the round paid, as games show whose result is not a number. */
export const paidPoint: PointOf = ({ multiplierHundredths }, format) => format.multiplier(multiplierHundredths);
