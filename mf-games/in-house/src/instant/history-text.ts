import type { InstantCode } from '@marquee/contract/fairness/instant-codes';
import type { GameFormat } from '../app/use-format';
import type { PlayedRound } from './use-instant';

/** Text of a finished round in the history. */
export type HistoryText<Code extends InstantCode> = (
  round: Pick<PlayedRound<Code>, 'outcome' | 'multiplierHundredths'>,
  format: GameFormat,
) => string;

/** What the round paid, for games whose result is not a number. */
export const multiplierText: HistoryText<InstantCode> = ({ multiplierHundredths }, format) =>
  format.multiplier(multiplierHundredths);
