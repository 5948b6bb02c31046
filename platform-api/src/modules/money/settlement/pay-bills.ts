import { groupBy } from '../../../platform/group-by';
import { formatAmount } from '@marquee/contract/money';
import { inTransaction, type Queryable } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import type { LedgerService } from '../ledger/service';
import { type BillPayment, type Funds, payDown } from './pay-down';
import {
  type BillChange,
  type BillToPay,
  closePaidRuns,
  lockBills,
  lockPayers,
  moveBalances,
  type PayerWallet,
  type PaymentMovement,
  type PaymentScope,
  postPayments,
  readBillIds,
  readDebtorsWithFloat,
  readLinesToPay,
  recordPaid,
  refreshDebtors,
} from './payment-repository';
import { queueBillMessages } from './bill-messages';
import { holdBills, readReleased } from './hold-repository';

const LINES_AT_A_TIME = 100;

export interface PayParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'bus' | 'jobs'>;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly ledger: Pick<LedgerService, 'announce' | 'balanceOf'>;
}

export interface PayBills {
  /** Pays approved runs line by line, what is not on hold any more, and debts from what has come into floats. @returns how many payments were made */
  payDue(): Promise<number>;
  /** Pays what a member owes from the float and then from the cash, the oldest bill first. @returns how many payments were made */
  payNow(brandId: number, memberId: bigint): Promise<number>;
}

/** Pays bills, each line in one transaction: it may be cut off and repeated anywhere. */
export function createPayBills(parts: PayParts): PayBills {
  const { platform } = parts;
  const { pool } = platform.database;
  const pay = (brandId: number, scope: PaymentScope) => payScope(parts, brandId, scope);

  return {
    async payDue() {
      let paid = 0;
      const failures: unknown[] = [];
      for (;;) {
        const lines = await readLinesToPay(pool, LINES_AT_A_TIME);
        const before = failures.length;
        for (const { brandId, runId, topId } of lines)
          try {
            paid += await pay(brandId, { runId, topId });
          } catch (error) {
            // One line that fails holds up no other.
            failures.push(error);
          }
        if (lines.length < LINES_AT_A_TIME || failures.length > before) break;
      }
      await closePaidRuns(pool, platform.clock.now());
      for (const { payeeId, brandId } of await readReleased(pool, LINES_AT_A_TIME))
        try {
          paid += await pay(brandId, { payeeId });
        } catch (error) {
          failures.push(error);
        }
      for (const { memberId, brandId, fromCash } of await readDebtorsWithFloat(pool, LINES_AT_A_TIME))
        paid += await pay(brandId, { debtorId: memberId, fromCash });
      if (failures.length > 0) throw new AggregateError(failures, 'payments of bills failed');
      return paid;
    },
    payNow: (brandId, memberId) => pay(brandId, { debtorId: memberId, fromCash: true }),
  };
}

async function payScope(parts: PayParts, brandId: number, scope: PaymentScope): Promise<number> {
  const { platform, brands } = parts;
  const { currency } = await brands.byId(brandId);
  const paid = await inTransaction(platform.database.pool, async (tx) => {
    const billIds = await readBillIds(tx, scope);
    if (billIds.length === 0) return null;
    const wallets = await lockPayers(tx, billIds);
    // Read again under the locks: another process may have paid.
    const locked = await lockBills(tx, billIds);
    if (locked.length === 0) return null;
    const bills = locked.filter(({ isHeld }) => !isHeld);
    const held = locked.filter(({ isHeld, state }) => isHeld && state !== 'held');
    if (held.length > 0)
      await holdBills(
        tx,
        held.map(({ id }) => id),
      );
    const payments = payDown(bills, fundsOf(wallets, scope));
    await book(tx, { brandId, bills, held, wallets, payments, at: platform.clock.now() });
    await queueBillMessages(tx, platform.jobs, bills, payments);
    return { bills: [...bills, ...held], payments };
  });
  if (!paid) return 0;
  await announce(parts, currency, paid.bills, paid.payments);
  return paid.payments.length;
}

/** Without being asked, an agent who owes pays from the float alone what a run could not take. */
function fundsOf(wallets: ReadonlyMap<bigint, PayerWallet>, scope: PaymentScope): Map<bigint, Funds> {
  const takesCash = (memberId: bigint) => !('debtorId' in scope) || (scope.fromCash && scope.debtorId === memberId);
  return new Map(
    [...wallets.values()].map(({ memberId, float, freeCash }) => [
      memberId,
      { float, cash: takesCash(memberId) ? freeCash : 0n },
    ]),
  );
}

interface Booking {
  readonly brandId: number;
  readonly bills: readonly BillToPay[];
  /** Those that have just gone on hold: nobody owes for them. */
  readonly held: readonly BillToPay[];
  readonly wallets: ReadonlyMap<bigint, PayerWallet>;
  readonly payments: readonly BillPayment[];
  readonly at: Date;
}

async function book(tx: Queryable, { brandId, bills, held, wallets, payments, at }: Booking): Promise<void> {
  const { movements, changes } = movementsOf(bills, wallets, payments);
  if (movements.length > 0) {
    await postPayments(tx, brandId, movements, at);
    await moveBalances(tx, changes);
  }
  const paymentsOf = groupBy(payments, ({ billId }) => billId);
  await recordPaid(
    tx,
    bills.map(({ id }) => changeOf(id, paymentsOf.get(id) ?? [])),
  );
  const payers = [...bills, ...held].flatMap(({ payerId }) => (payerId === null ? [] : [payerId]));
  await refreshDebtors(tx, [...new Set(payers)], at);
}

/** The movements of payments: what comes from a payer's cash goes into the payer's float first. */
export function movementsOf(
  bills: readonly Pick<BillToPay, 'id' | 'publicId' | 'type' | 'payments'>[],
  wallets: ReadonlyMap<bigint, PayerWallet>,
  payments: readonly BillPayment[],
): {
  readonly movements: PaymentMovement[];
  readonly changes: { readonly accountId: bigint; readonly change: bigint }[];
} {
  const billOf = new Map(bills.map((bill) => [bill.id, bill]));
  const places = new Map(bills.map(({ id, payments: before }) => [id, before]));
  const cash = new Map([...wallets.values()].map((wallet) => [wallet.memberId, wallet.cash]));
  const changes = new Map<bigint, bigint>();
  const change = (accountId: bigint, amount: bigint) => changes.set(accountId, (changes.get(accountId) ?? 0n) + amount);
  const movements: PaymentMovement[] = [];
  for (const { billId, kind, payerId, payeeId, amount, fromCash } of payments) {
    const bill = mustHave(billOf.get(billId));
    const n = (places.get(billId) ?? 0) + 1;
    places.set(billId, n);
    const payer = payerId === null ? null : mustHave(wallets.get(payerId));
    const payee = payeeId === null ? null : mustHave(wallets.get(payeeId));
    const key = `${bill.publicId}:${n}`;
    const detail = JSON.stringify({ contract: bill.type });
    if (payer && fromCash > 0n) {
      const cashAfter = (cash.get(payer.memberId) ?? 0n) - fromCash;
      cash.set(payer.memberId, cashAfter);
      movements.push({
        key: `${key}:cash`,
        memberId: payer.memberId,
        fromAccount: payer.cashAccount,
        toAccount: payer.floatAccount,
        amount: fromCash,
        cashChange: -fromCash,
        cashAfter,
        detail,
        payment: null,
      });
      change(payer.cashAccount, -fromCash);
      change(payer.floatAccount, fromCash);
    }
    const owner = mustHave(payee ?? payer);
    movements.push({
      key,
      memberId: owner.memberId,
      fromAccount: payer?.floatAccount ?? null,
      toAccount: payee?.floatAccount ?? null,
      amount,
      cashChange: 0n,
      cashAfter: cash.get(owner.memberId) ?? 0n,
      detail,
      payment: { billId, n, kind, amount },
    });
    if (payer) change(payer.floatAccount, -amount);
    if (payee) change(payee.floatAccount, amount);
  }
  return { movements, changes: [...changes].map(([accountId, amount]) => ({ accountId, change: amount })) };
}

function changeOf(billId: bigint, own: readonly BillPayment[]): BillChange {
  const sum = (...kinds: readonly BillPayment['kind'][]) =>
    own.reduce((total, { kind, amount }) => (kinds.includes(kind) ? total + amount : total), 0n);
  return {
    billId,
    paid: sum('upline', 'brand'),
    guaranteed: sum('brand'),
    repaid: sum('repayment'),
    payments: own.length,
  };
}

/** Tells the pages of those whose money or bills have changed; only after the commit. */
async function announce(
  { platform, ledger }: PayParts,
  currency: string,
  bills: readonly BillToPay[],
  payments: readonly BillPayment[],
): Promise<void> {
  const { bus, clock } = platform;
  const moved = new Set(payments.flatMap(({ payerId, payeeId }) => [payerId, payeeId].filter((id) => id !== null)));
  const fromCash = new Set(payments.filter((payment) => payment.fromCash > 0n).map(({ payerId }) => payerId));
  for (const memberId of moved) {
    const { cash, agent } = await ledger.balanceOf(memberId);
    bus.publish('wallet.float', { balance: formatAmount(agent), currency }, { memberId });
    if (fromCash.has(memberId)) ledger.announce(memberId, cash, currency);
  }
  const at = clock.now().toISOString();
  const concerned = new Set(
    bills.flatMap(({ payerId, payeeId }) => (payerId === null ? [payeeId] : [payerId, payeeId])),
  );
  for (const memberId of concerned) bus.publish('bills.changed', { at }, { memberId });
}

function mustHave<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('a payment names somebody without accounts');
  return value;
}
