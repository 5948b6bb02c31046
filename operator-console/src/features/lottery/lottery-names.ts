import { kindNames, outcomeName, prizeName } from '@marquee/contract/lottery/kind-names';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { useMemo } from 'react';

/** Namespace of the names that members read too (`shared/contract/src/lottery/messages`). */
export const LOTTERY_NAMES = 'lottery-names';

/** The name of a kind of bet by the shape of its lottery and its code. */
export function useKindName(): (shape: LotteryShape, code: string) => string {
  const t = useMessages(LOTTERY_NAMES);
  return useMemo(() => {
    const byShape = new Map<LotteryShape, ReadonlyMap<string, string>>();
    return (shape, code) => {
      const names = byShape.get(shape) ?? kindNames(lotteryRules(shape), t);
      byShape.set(shape, names);
      return names.get(code) ?? code;
    };
  }, [t]);
}

/** Names prizes by the codes of the result forms: `prize3` is the third prize. */
export function usePrizeName(): (code: string) => string {
  const t = useMessages(LOTTERY_NAMES);
  return (code) => prizeName(code, t);
}

/** Names what a bet is on: numbers stand for themselves. */
export function useOutcomeName(): (name: string) => string {
  const t = useMessages(LOTTERY_NAMES);
  return (name) => outcomeName(name, t);
}
