import { groupBy } from '../../../platform/group-by';
import { formatAmount } from '@marquee/contract/money';
import type { Queryable } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import { queueMessage } from '../../people/messages/message-fact';
import type { BillPayment } from './pay-down';
import type { BillToPay } from './payment-repository';

/** Contracts whose bills come every few minutes are told in the records alone. */
const RARE_TYPES: readonly string[] = ['dividend', 'dailySalary'];

/**
 * Tells both sides of bills in the transaction that pays them: who owes, once a run; who waits, once a bill; and who was paid in full.
 * @param bills as they were before the payments
 */
export async function queueBillMessages(
  tx: Queryable,
  jobs: Platform['jobs'],
  bills: readonly BillToPay[],
  payments: readonly BillPayment[],
): Promise<void> {
  const paymentsOf = groupBy(payments, ({ billId }) => billId);
  const sums = bills.map((bill) => ({ bill, ...sumsOf(bill, paymentsOf.get(bill.id) ?? []) }));
  const owing = sums.filter(({ bill, owed }) => bill.state === 'due' && bill.payerId !== null && owed > 0n);
  for (const [payerId, own] of groupBy(owing, ({ bill }) => bill.payerId)) {
    const [first] = own;
    if (payerId === null || !first) continue;
    const amount = own.reduce((sum, { owed }) => sum + owed, 0n);
    await queueMessage(tx, jobs, {
      memberId: payerId,
      template: 'commission_debt',
      values: { amount: { amount: formatAmount(amount) } },
      key: `commission-debt:${first.bill.runId}`,
    });
  }
  for (const { bill, unpaid } of sums) {
    const { payeeId: memberId, publicId, state, total, due } = bill;
    if (state === 'due' && unpaid > 0n)
      await queueMessage(tx, jobs, {
        memberId,
        template: 'commission_waits',
        values: { amount: { amount: formatAmount(unpaid) } },
        key: `commission-waits:${publicId}`,
      });
    if (unpaid === 0n && due > 0n && (state !== 'due' || RARE_TYPES.includes(bill.type)))
      await queueMessage(tx, jobs, {
        memberId,
        template: 'commission_paid',
        values: { amount: { amount: formatAmount(total) } },
        key: `commission-paid:${publicId}`,
      });
  }
}

/** What a payee still waits for and what a payer owes after the payments, in ledger units. */
function sumsOf({ due, owedToBrand }: BillToPay, payments: readonly BillPayment[]) {
  const sum = (...kinds: readonly BillPayment['kind'][]) =>
    payments.reduce((total, { kind, amount }) => (kinds.includes(kind) ? total + amount : total), 0n);
  const unpaid = due - sum('upline', 'brand');
  return { unpaid, owed: unpaid + owedToBrand + sum('brand') - sum('repayment') };
}
