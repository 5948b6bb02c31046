import type { Forfeit } from '@marquee/contract/calls/bonuses';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import type { PublicIds } from '../../../platform/public-id';
import type { AtStake } from './at-stake';

/** The id that no bonus has. */
const UNKNOWN = 0n;

/** @returns how calls name what is at stake, and how what a member confirmed is read */
export function createForfeits(ids: Pick<PublicIds, 'encode' | 'decode'>) {
  return {
    show: (atStake: AtStake | null): Forfeit | null =>
      atStake && { bonusId: ids.encode(atStake.bonusId), amount: formatAmount(atStake.amount) },
    read: (confirmed: Forfeit | undefined): AtStake | null =>
      confirmed ? { bonusId: ids.decode(confirmed.bonusId) ?? UNKNOWN, amount: parseAmount(confirmed.amount) } : null,
  };
}
