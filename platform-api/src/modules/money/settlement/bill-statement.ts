import { writeTier } from '@marquee/contract/agent-contract';
import type { CallValue } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import type { Queryable } from '../../../platform/database';
import { readAdjustmentsOf } from './adjustment-repository';
import { type BillRow, readBillDays, readBills, readCorrections, readPayments, readTiers } from './bill-repository';
import { billView } from './bill-view';
import { countsByDay } from './make-run';

/** Bills below an agent that one bill shows. */
const MOST_BELOW = 500;

/**
 * A bill opened.
 * @param isPayee who pays a bill sees what it is made of, not what the payee owes in turn
 */
export async function readStatement(
  db: Queryable,
  row: BillRow,
  isPayee: boolean,
): Promise<CallValue<'agentDisputes.show'>['statement']> {
  const { brandId, agentId, runId } = row;
  const below = isPayee
    ? await readBills(db, { brandId, payerId: agentId, runId }, { limit: MOST_BELOW, offset: 0 })
    : [];
  const reducedBy = row.type === 'dividend' ? row.reducedBy : [];
  const days = countsByDay(row.type) && row.type !== 'acquisition' ? await readBillDays(db, row, reducedBy) : [];
  return {
    bill: billView(row, !isPayee),
    tiers: (await readTiers(db, row.contractId)).map(writeTier),
    days: days.map(({ day, validBet, result, reductions }) => ({
      day,
      validBet: formatAmount(validBet),
      result: formatAmount(result),
      reductions: formatAmount(reductions),
    })),
    below: below.map((own) => billView(own, true)),
    corrections: (await readCorrections(db, row.id)).map((correction) => ({
      from: correction.from.toISOString(),
      to: correction.to.toISOString(),
      amount: formatAmount(correction.amount),
    })),
    adjustments: (await readAdjustmentsOf(db, row.id)).map(({ at, reason, amount }) => ({
      at: at.toISOString(),
      reason,
      amount: formatAmount(amount),
    })),
    payments: (await readPayments(db, row.id)).map(({ at, kind, amount }) => ({
      at: at.toISOString(),
      kind,
      amount: formatAmount(amount),
    })),
  };
}
