import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { useCallback } from 'react';

/** Own draws name their bets each in its own way; official lotteries share them. */
const OWN_NAMES: readonly LotteryShape[] = ['five-digit', 'pk10', 'k3', 'eleven-five', 'lucky28'];

/** Kinds that differ by a position, a sum, or how many numbers they have share a name: `x3` is `x` of 3. */
const NUMBERED = /^(p|r|sum|dragonTiger|i?box(?:Big|Small)|x|t)(\d+)(Sides)?$/;
/** In 5D these are sections of the result, which have names. */
const LAST_DIGITS = /^(last)(\d+)$/;

/** Key and values of a kind's name below `lottery.kindName` of the catalogue. */
export function kindNameOf(shape: LotteryShape, code: string): { key: string; values: Record<string, number> } {
  const isOwn = OWN_NAMES.includes(shape);
  const [, stem = code, digits, tail = ''] = NUMBERED.exec(code) ?? (isOwn ? null : LAST_DIGITS.exec(code)) ?? [];
  const number = Number(digits);
  return {
    key: `${isOwn ? shape : 'official'}.${stem}${tail}`,
    // A duel is between places that add up to 11.
    values: digits === undefined ? {} : { number, other: 11 - number },
  };
}

/** The name of a kind of bet by the shape of its lottery and its code. */
export function useKindName(): (shape: LotteryShape, code: string) => string {
  const t = useMessages('console');
  return useCallback(
    (shape, code) => {
      const { key, values } = kindNameOf(shape, code);
      return t(`lottery.kindName.${key}`, values);
    },
    [t],
  );
}
