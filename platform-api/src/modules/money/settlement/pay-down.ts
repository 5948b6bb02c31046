/** What is open of a bill. Amounts in ledger units. */
export interface OpenBill {
  readonly id: bigint;
  /** Null: the brand. */
  readonly payerId: bigint | null;
  readonly payeeId: bigint;
  /** Of the payee in the line. */
  readonly depth: number;
  /** What the payee has not received. */
  readonly due: bigint;
  /** What the brand has paid for the payer and not got back. */
  readonly owedToBrand: bigint;
  /** The brand pays what the payer cannot. */
  readonly isGuaranteed: boolean;
}

/** What a member can pay from, in ledger units. */
export interface Funds {
  readonly float: bigint;
  readonly cash: bigint;
}

export type PaymentKind = 'upline' | 'brand' | 'repayment';

/** A payment of a bill. Amounts in ledger units. */
export interface BillPayment {
  readonly billId: bigint;
  /** By the upline or, for the top of a line, the brand; by the brand for the upline; or back to the brand. */
  readonly kind: PaymentKind;
  /** Null: the brand. */
  readonly payerId: bigint | null;
  /** Null: the brand. */
  readonly payeeId: bigint | null;
  readonly amount: bigint;
  /** The part that comes from the payer's cash; the rest comes from the float. */
  readonly fromCash: bigint;
}

/**
 * Pays bills down the lines: everybody from the float and then from the cash, with what has just been received, the oldest bill first.
 * @param bills the oldest first
 * @param funds of every payer who is a member; changed to what is left
 * @returns the payments in their order
 */
export function payDown(bills: readonly OpenBill[], funds: Map<bigint, Funds>): BillPayment[] {
  // A payer stands where the newest of its bills says: after a move, older ones were made further up or down.
  const depthOf = new Map(bills.map(({ payerId, depth }) => [payerId, depth]));
  const rankOf = ({ payerId }: OpenBill) => (payerId === null ? -1 : (depthOf.get(payerId) ?? 0));
  const open = bills.map((bill) => ({ ...bill })).sort((a, b) => rankOf(a) - rankOf(b));
  const payments: BillPayment[] = [];
  const pay = (bill: (typeof open)[number], kind: PaymentKind, payment: Omit<BillPayment, 'billId' | 'kind'>): void => {
    if (payment.amount <= 0n) return;
    payments.push({ billId: bill.id, kind, ...payment });
    if (payment.payeeId === null) return;
    const { float, cash } = fundsOf(funds, payment.payeeId);
    funds.set(payment.payeeId, { float: float + payment.amount, cash });
  };
  // Lines as they are now pay in one pass; after moves, somebody further up may still owe an older bill to somebody further down.
  for (let settled = -1; settled !== payments.length; ) {
    settled = payments.length;
    for (const bill of open) {
      const { payerId, payeeId } = bill;
      if (payerId === null) {
        pay(bill, 'upline', { payerId, payeeId, amount: bill.due, fromCash: 0n });
        bill.due = 0n;
        continue;
      }
      const back = take(funds, payerId, bill.owedToBrand);
      pay(bill, 'repayment', { payerId, payeeId: null, ...back });
      bill.owedToBrand -= back.amount;
      const paid = take(funds, payerId, bill.due);
      pay(bill, 'upline', { payerId, payeeId, ...paid });
      bill.due -= paid.amount;
      if (!bill.isGuaranteed) continue;
      pay(bill, 'brand', { payerId: null, payeeId, amount: bill.due, fromCash: 0n });
      bill.owedToBrand += bill.due;
      bill.due = 0n;
    }
  }
  return payments;
}

/** Takes up to an amount, from the float first. */
function take(funds: Map<bigint, Funds>, memberId: bigint, wanted: bigint): { amount: bigint; fromCash: bigint } {
  const { float, cash } = fundsOf(funds, memberId);
  const fromFloat = least(float, wanted);
  const fromCash = least(cash, wanted - fromFloat);
  if (fromFloat + fromCash > 0n) funds.set(memberId, { float: float - fromFloat, cash: cash - fromCash });
  return { amount: fromFloat + fromCash, fromCash };
}

const NOTHING: Funds = { float: 0n, cash: 0n };
const fundsOf = (funds: ReadonlyMap<bigint, Funds>, memberId: bigint): Funds => funds.get(memberId) ?? NOTHING;
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
