import type { Queryable } from '../../../platform/database';
import type { Clock } from '../../../platform/clock';
import { moneyHistory } from '../ledger/money-history-service';
import type { PayeeRow } from '../payee/service';
import { readSharing } from '../../people/session/service';
import { readLastChange } from '../withdraw-password/service';
import type { ReviewFacts } from './review';
import { countPaid, readWithdrawalTotals } from './withdrawal-repository';

export type ReadFacts = (
  db: Queryable,
  withdrawal: { readonly memberId: bigint; readonly amount: bigint; readonly payee: Pick<PayeeRow, 'added_at'> },
) => Promise<ReviewFacts>;

const DAY_MS = 24 * 3_600_000;
const SHARING_MS = 30 * DAY_MS;

export function createReadFacts(clock: Clock): ReadFacts {
  return async (db, { memberId, amount, payee }) => {
    const now = clock.now();
    const recently = new Date(now.getTime() - DAY_MS);
    const flow = await moneyHistory.since(db, memberId, recently);
    const recent = await readWithdrawalTotals(db, memberId, { start: recently, end: now });
    const sharing = await readSharing(db, memberId, new Date(now.getTime() - SHARING_MS));
    const changedAt = await readLastChange(db, memberId);
    return {
      amount,
      payeeAgeMs: now.getTime() - payee.added_at.getTime(),
      paidBefore: await countPaid(db, memberId),
      recentWithdrawals: recent.count,
      recentDeposits: flow.deposited,
      recentValidBet: flow.valid_bet,
      passwordIsNew: changedAt !== null && changedAt > recently,
      sharingAddress: sharing.addresses,
      sharingDevice: sharing.devices,
    };
  };
}
