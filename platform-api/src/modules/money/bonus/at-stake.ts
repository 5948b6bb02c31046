import { formatAmount } from '@marquee/contract/money';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { WageringService } from '../wagering/service';
import { outstandingOf } from './change-state';
import { readActiveBonus } from './repository';

/** What cash that leaves a member gives up of a bonus. */
export interface AtStake {
  readonly bonusId: bigint;
  /** Ledger units. */
  readonly amount: bigint;
}

/**
 * What was confirmed once no longer counts for another bonus, nor for another sum.
 * @throws Failure `bonus_at_stake` unless the member confirmed what is at stake
 */
export function requireSame(atStake: AtStake, confirmed: AtStake | null): void {
  const { bonusId, amount } = atStake;
  if (confirmed?.bonusId !== bonusId || confirmed.amount !== amount)
    throw new Failure('bonus_at_stake', { amount: formatAmount(amount) });
}

/** What cash that leaves a member would give up, read before its transaction. */
export function createAtStake(pool: Queryable, wagering: Pick<WageringService, 'progress'>) {
  const catchUp = async (memberId: bigint) => void (await wagering.progress(memberId));

  async function atStake(memberId: bigint): Promise<AtStake | null> {
    const bonus = await readActiveBonus(pool, memberId);
    const isAtStake = bonus?.mode === 'playable' && bonus.tenths < 10;
    return isAtStake ? { bonusId: bonus.id, amount: outstandingOf(bonus) } : null;
  }

  async function requireConfirmed(memberId: bigint, confirmed: AtStake | null): Promise<AtStake | null> {
    await catchUp(memberId);
    const found = await atStake(memberId);
    if (found) requireSame(found, confirmed);
    return found;
  }

  return { catchUp, atStake, requireConfirmed };
}
