import type { Clock } from '../../../platform/clock';
import type { Queryable } from '../../../platform/database';
import type { LedgerService } from '../ledger/service';
import type { WageringService } from '../wagering/service';
import { type AtStake, requireSame } from './at-stake';
import { type BonusChanges, dueOf, outstandingOf } from './change-state';
import { type BonusRow, readActiveBonus } from './repository';

interface SettlingParts {
  readonly clock: Clock;
  readonly ledger: Pick<LedgerService, 'lock'>;
  readonly wagering: Pick<WageringService, 'progress'>;
  readonly changes: BonusChanges;
}

export interface BonusSettling {
  /** Releases or ends the member's active bonus where that is due. Takes the wallet first. @returns the bonus that has changed, null without one */
  settleIn(tx: Queryable, memberId: bigint): Promise<BonusRow | null>;
  /** See `Bonuses`. */
  giveUpAtStake(tx: Queryable, memberId: bigint, confirmed: AtStake | null): Promise<void>;
}

/** What is due of a member's active bonus, in the caller's transaction. */
export function createBonusSettling({ clock, ledger, wagering, changes }: SettlingParts): BonusSettling {
  async function settleIn(tx: Queryable, memberId: bigint): Promise<BonusRow | null> {
    await ledger.lock(memberId, tx);
    // Bets that no fold has read yet count: what was wagered in time never expires.
    await wagering.progress(memberId, tx);
    const bonus = await readActiveBonus(tx, memberId);
    if (!bonus) return null;
    const isDue = bonus.tenths === 10 || dueOf(bonus) > 0n;
    if (isDue) await changes.release(tx, bonus);
    const isOver = bonus.tenths < 10 && bonus.expiresAt !== null && bonus.expiresAt <= clock.now();
    const isSpent = bonus.tenths < 10 && bonus.isSpent;
    if (isOver || isSpent) await changes.end(tx, bonus, isSpent ? 'spent' : 'expired');
    return isDue || isOver || isSpent ? bonus : null;
  }

  return {
    settleIn,
    async giveUpAtStake(tx, memberId, confirmed) {
      await settleIn(tx, memberId);
      const bonus = await readActiveBonus(tx, memberId);
      if (bonus?.mode !== 'playable') return;
      requireSame({ bonusId: bonus.id, amount: outstandingOf(bonus) }, confirmed);
      await changes.end(tx, bonus, 'forfeited');
    },
  };
}
