import { randomUUID } from 'node:crypto';
import { groupBy } from '../../../platform/group-by';
import { formatAmount } from '@marquee/contract/money';
import type { Queryable } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import { type MessageFact, queueMessage } from '../../people/messages/message-fact';
import type { BillPayment } from './pay-down';
import type { BillToPay } from './payment-repository';

/** Contracts whose bills come every few minutes are told in the records alone. */
const RARE_TYPES: readonly string[] = ['dividend', 'dailySalary', 'acquisition'];

const TELL_TASK = 'commission.tell';
/** A line of 100,000 bills is a few hundred jobs. */
const FACTS_AT_ONCE = 500;

type QueuedFact = Omit<MessageFact, 'memberId'> & { readonly memberId: string };

/** Sends what payments queued. Each member is told of each fact once, however often the job is repeated. */
export function handleBillMessages({ database: { pool }, jobs }: Pick<Platform, 'database' | 'jobs'>): void {
  jobs.handle<{ facts: readonly QueuedFact[] }>(TELL_TASK, async ({ facts }) => {
    for (const { memberId, ...fact } of facts) await queueMessage(pool, jobs, { ...fact, memberId: BigInt(memberId) });
  });
}

/**
 * Tells both sides of bills: who owes, once a run; who waits, once a bill; and who was paid in full. Queued in the transaction that pays
 * them, in a few jobs: it holds the locks of a whole line.
 * @param bills as they were before the payments
 */
export async function queueBillMessages(
  tx: Queryable,
  jobs: Pick<Platform['jobs'], 'add'>,
  bills: readonly BillToPay[],
  payments: readonly BillPayment[],
): Promise<void> {
  const facts = factsOf(bills, payments).map(({ memberId, ...fact }) => ({ ...fact, memberId: String(memberId) }));
  for (let from = 0; from < facts.length; from += FACTS_AT_ONCE)
    await jobs.add(
      tx,
      TELL_TASK,
      { facts: facts.slice(from, from + FACTS_AT_ONCE) },
      { key: `${TELL_TASK}:${randomUUID()}` },
    );
}

function factsOf(bills: readonly BillToPay[], payments: readonly BillPayment[]): MessageFact[] {
  const facts: MessageFact[] = [];
  const paymentsOf = groupBy(payments, ({ billId }) => billId);
  const sums = bills.map((bill) => ({ bill, ...sumsOf(bill, paymentsOf.get(bill.id) ?? []) }));
  const owing = sums.filter(({ bill, owed }) => isFirstTry(bill) && bill.payerId !== null && owed > 0n);
  for (const [payerId, own] of groupBy(owing, ({ bill }) => bill.payerId)) {
    const [first] = own;
    if (payerId === null || !first) continue;
    const amount = own.reduce((sum, { owed }) => sum + owed, 0n);
    facts.push({
      memberId: payerId,
      template: 'commission_debt',
      values: { amount: { amount: formatAmount(amount) } },
      key: `commission-debt:${first.bill.runId}`,
    });
  }
  for (const { bill, unpaid } of sums) {
    const { payeeId: memberId, publicId, total, due } = bill;
    if (isFirstTry(bill) && unpaid > 0n)
      facts.push({
        memberId,
        template: 'commission_waits',
        values: { amount: { amount: formatAmount(unpaid) } },
        key: `commission-waits:${publicId}`,
      });
    if (unpaid === 0n && due > 0n && (!isFirstTry(bill) || RARE_TYPES.includes(bill.type)))
      facts.push({
        memberId,
        template: 'commission_paid',
        values: { amount: { amount: formatAmount(total) } },
        key: `commission-paid:${publicId}`,
      });
  }
  return facts;
}

/** Whether nobody could have paid it before. */
const isFirstTry = ({ state }: BillToPay): boolean => state === 'due' || state === 'held';

/** What a payee still waits for and what a payer owes after the payments, in ledger units. */
function sumsOf({ due, owedToBrand }: BillToPay, payments: readonly BillPayment[]) {
  const sum = (...kinds: readonly BillPayment['kind'][]) =>
    payments.reduce((total, { kind, amount }) => (kinds.includes(kind) ? total + amount : total), 0n);
  const unpaid = due - sum('upline', 'brand');
  return { unpaid, owed: unpaid + owedToBrand + sum('brand') - sum('repayment') };
}
