import { returnsMoreThanStaked } from '@marquee/contract/lottery/returns';
import type { LotteryKind } from '@marquee/contract/lottery/selection/kind';

const ODDS = /^\d{1,9}(?:\.\d{1,3})?$/;

/** Odds as people write them: 99.5 for 99,500 thousandths. */
export const oddsText = (thousandths: number): string => String(thousandths / 1_000);

/** Thousandths; null where the text is none. */
export function readOdds(text: string): number | null {
  if (!ODDS.test(text.trim())) return null;
  const thousandths = Math.round(Number(text) * 1_000);
  return thousandths > 0 ? thousandths : null;
}

export type OddsFault = 'wrong' | 'above';

export function oddsFault(kind: LotteryKind, text: string): OddsFault | null {
  const odds = readOdds(text);
  if (odds === null) return 'wrong';
  return returnsMoreThanStaked(kind, odds) ? 'above' : null;
}
