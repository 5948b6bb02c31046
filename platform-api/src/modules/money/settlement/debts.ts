import { periodAt } from '@marquee/contract/agent-periods';
import { storedAgentTermsSchema } from '@marquee/contract/agent-terms';
import { formatAmount } from '@marquee/contract/money';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { readAdjustmentsToPay } from './adjustment-repository';
import { readHeldDebt } from './hold-repository';
import { draftOfMember } from './make-run';
import { readDebt } from './payment-repository';
import { hasGiven, readGivenPeriods, readOwnBrand, readUntriedDebt } from './reserve-repository';
import { readNextDay } from './run-repository';
import { ruleOf } from './settlement-rule';

/**
 * Keeps money with a member who owes commissions: checked wherever money leaves the member, under the lock of the member's money. The
 * ledger's SQL function `withhold_bets` checks bets.
 * @throws Failure `commission_debt` with `details.amount`
 */
export async function refuseDebtor(db: Queryable, memberId: bigint): Promise<void> {
  const amount = await readDebt(db, memberId);
  if (amount > 0n) throw new Failure('commission_debt', { amount: formatAmount(amount) });
}

/**
 * Keeps with an agent what a period that is over will have it pay to direct downlines: until its bills are paid, neither float nor cash may
 * fall below it.
 * @param leaving what leaves the member, in ledger units
 * @throws Failure `commission_reserved` with `details.amount`, what has to stay
 */
export async function refuseReserved(
  db: Queryable,
  { memberId, leaving, now }: { readonly memberId: bigint; readonly leaving: bigint; readonly now: Date },
): Promise<void> {
  const reserved = await readReserve(db, memberId, now);
  if (reserved === 0n) return;
  const own = await readOwnBrand(db, memberId);
  if (own.money - leaving < reserved) throw new Failure('commission_reserved', { amount: formatAmount(reserved) });
}

/** Whether a period that is over will have a member pay others: until then its money may not be played for with others, to whom it could be lost on purpose. */
export const hasReserve = async (db: Queryable, memberId: bigint, now: Date): Promise<boolean> =>
  (await readReserve(db, memberId, now)) > 0n;

/** What bills that are not tried or on hold, adjustments, and periods that are over and not billed, will have a member pay beyond what they give. Ledger units. */
async function readReserve(db: Queryable, memberId: bigint, now: Date): Promise<bigint> {
  if (!(await hasGiven(db, memberId))) return 0n;
  const parts = [readUntriedDebt, readHeldDebt, readAdjustmentsToPay];
  let reserved = 0n;
  for (const read of parts) reserved += await read(db, memberId);
  const periods = await readGivenPeriods(db, memberId);
  if (periods.length === 0) return reserved;
  const { brandId, offsetMinutes, terms } = await readOwnBrand(db, memberId);
  const rule = ruleOf(brandId, storedAgentTermsSchema.parse(terms));
  for (const { type, period } of periods) {
    // Only the next one: earlier periods have their bills, and those of later ones wait for it.
    const at = await readNextDay(db, { brandId, type, period });
    const range = at && periodAt(period, at, offsetMinutes);
    if (!range || range.to > now) continue;
    const bills = await draftOfMember(db, { brandId, offsetMinutes, type, period, ...range }, rule, memberId);
    const owed = bills.reduce((sum, { uplineId, due }) => sum + (uplineId === memberId ? due : -due), 0n);
    // What another period gives may come later than what this one takes.
    if (owed > 0n) reserved += owed;
  }
  return reserved;
}
