import { CENT } from '@marquee/contract/amount';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BillFigures, type BillTerms, computeBill } from './compute-bill';
import { type BillPayment, type Funds, type OpenBill, payDown } from './pay-down';
import { replayBills } from './replay-bills';
import { settleBill } from './settle-bill';
import { CASES, figuresArbitrary, linesArbitrary, modelGross, termsArbitrary } from './settlement-model.fixture';

const tier = (validBet: bigint, loss: bigint, activeMembers: number, rate: number, lossRate: number | null = null) => ({
  validBet,
  loss,
  activeMembers,
  rate,
  lossRate,
});
const FIGURES: BillFigures = { validBet: 0n, result: 0n, reductions: 0n, activeMembers: 0, play: [] };
const DIVIDEND: BillTerms = {
  type: 'dividend',
  carriesLoss: true,
  tiers: [tier(0n, 0n, 0, 1_000), tier(500n * CENT, 100n * CENT, 2, 2_000)],
};

describe('what a contract gives', () => {
  it('is the rate of the highest tier whose conditions all hold', () => {
    const reached = { ...FIGURES, validBet: 500n * CENT, result: 100n * CENT, activeMembers: 2 };
    expect(computeBill(DIVIDEND, reached, 0n)).toMatchObject({ tier: 2, gross: 20n * CENT });
    for (const short of [{ validBet: 500n * CENT - 1n }, { activeMembers: 1 }])
      expect(computeBill(DIVIDEND, { ...reached, ...short }, 0n)).toMatchObject({ tier: 1, gross: 10n * CENT });
    expect(computeBill({ ...DIVIDEND, tiers: DIVIDEND.tiers.slice(1) }, { ...reached, result: 99n }, 0n)).toMatchObject(
      {
        tier: null,
        gross: 0n,
      },
    );
  });

  it('is of the result less what reduces it and what is carried over, and nothing of a loss', () => {
    const figures = { ...FIGURES, result: 100n * CENT, reductions: 30n * CENT };
    expect(computeBill(DIVIDEND, figures, -20n * CENT)).toMatchObject({ gross: 5n * CENT, carriedOut: 0n });
    expect(computeBill(DIVIDEND, figures, -90n * CENT)).toMatchObject({ gross: 0n, carriedOut: -20n * CENT });
    expect(computeBill({ ...DIVIDEND, carriesLoss: false }, figures, -90n * CENT).carriedOut).toBe(0n);
  });

  it('is rounded down to the hundredth', () => {
    expect(computeBill(DIVIDEND, { ...FIGURES, result: 19n * CENT + 999n }, 0n).gross).toBe(CENT);
  });

  it('is by bet for real-time salaries, and takes back what a reversal takes back', () => {
    const terms: BillTerms = {
      type: 'realTimeSalary',
      carriesLoss: false,
      tiers: [tier(0n, 0n, 0, 100, 50), tier(100n * CENT, 0n, 0, 300, 0)],
    };
    const play = [
      { place: 1, won: 1_000n * CENT, lost: 400n * CENT },
      { place: 2, won: 100n * CENT, lost: 9_999n * CENT },
    ];
    expect(computeBill(terms, { ...FIGURES, play }, 0n).gross).toBe(15n * CENT);
    const back = play.map(({ place, won, lost }) => ({ place, won: -won, lost: -lost }));
    expect(computeBill(terms, { ...FIGURES, play: back }, 0n).gross).toBe(-15n * CENT);
  });

  it('is what a plain rule of three gives', () => {
    const carried = fc.integer({ min: -500_000, max: 0 }).map(BigInt);
    fc.assert(
      fc.property(termsArbitrary, figuresArbitrary, carried, (given, figures, carriedIn) => {
        const terms = given.type === 'realTimeSalary' ? { ...given, type: 'hourlySalary' as const } : given;
        const isDividend = terms.type === 'dividend';
        const { gross, carriedOut } = computeBill(terms, figures, isDividend ? carriedIn : 0n);
        const model = modelGross(terms, figures, isDividend ? carriedIn : 0n);
        expect({ gross, carriedOut }).toEqual(model);
        expect(gross % CENT).toBe(0n);
      }),
      CASES,
    );
  });
});

describe('corrections of closed periods', () => {
  const period = fc.record({
    billed: figuresArbitrary,
    /** What the period was worth when each later bill was made; absent: unchanged. */
    later: fc.array(fc.option(figuresArbitrary), { maxLength: 3 }),
  });

  it('give nothing of a base to a contract that carries none over, or that began long after', () => {
    const bill = { id: 1n, terms: DIVIDEND, figures: FIGURES, settledGross: 0n, keepsBase: true, takesBase: true };
    const replayed = (second: Partial<typeof bill>) =>
      replayBills(
        [
          { ...bill, figures: { ...FIGURES, result: -90n * CENT } },
          { ...bill, ...second },
        ],
        0n,
      ).corrections[1];
    expect(replayed({})?.carriedIn).toBe(-90n * CENT);
    expect(replayed({ terms: { ...DIVIDEND, carriesLoss: false } })?.carriedIn).toBe(0n);
    expect(replayed({ takesBase: false })?.carriedIn).toBe(0n);
  });

  it('bring the sum of all bills to what the final figures give, less what is still to take back', () => {
    fc.assert(
      fc.property(termsArbitrary, fc.array(period, { minLength: 1, maxLength: 5 }), (given, periods) => {
        const terms = given.type === 'realTimeSalary' ? { ...given, type: 'dailySalary' as const } : given;
        const now = periods.map(({ billed }) => billed);
        const settled: bigint[] = [];
        let [restIn, carriedIn, paid, writtenOff] = [0n, 0n, 0n, 0n];
        for (const index of periods.keys()) {
          // figures of closed periods have changed since the last bill
          for (let earlier = 0; earlier < index; earlier += 1)
            now[earlier] = periods[earlier]?.later[index - earlier - 1] ?? now[earlier]!;
          const closed = settled.map((settledGross, id) => ({
            id: BigInt(id),
            terms,
            figures: now[id]!,
            settledGross,
            keepsBase: true,
            takesBase: true,
          }));
          const replayed = replayBills(closed, 0n);
          for (const { billId, amount } of replayed.corrections) settled[Number(billId)]! += amount;
          const adjustment = replayed.corrections.reduce((sum, { amount }) => sum + amount, 0n);
          carriedIn = closed.length > 0 ? replayed.carriedOut : 0n;
          const { gross } = computeBill(terms, now[index]!, carriedIn);
          const isLast = index === periods.length - 1;
          const result = settleBill({ gross, adjustment, restIn }, !isLast);
          settled.push(gross);
          paid += result.due;
          writtenOff += result.writtenOff;
          restIn = result.restOut;
          expect(result.due >= 0n && result.restOut <= 0n && result.writtenOff >= 0n).toBe(true);
        }
        expect(restIn).toBe(0n);
        let [carried, owed] = [0n, 0n];
        for (const figures of now) {
          const model = modelGross(terms, figures, carried);
          carried = model.carriedOut;
          owed += model.gross;
        }
        expect(paid - writtenOff).toBe(owed);
      }),
      CASES,
    );
  });
});

describe('payments down a line', () => {
  const bill = (id: bigint, payerId: bigint | null, payeeId: bigint, due: bigint, more: Partial<OpenBill> = {}) => ({
    id,
    payerId,
    payeeId,
    depth: Number(payeeId),
    due,
    owedToBrand: 0n,
    isGuaranteed: false,
    ...more,
  });
  const chain = (isGuaranteed = false) => [
    bill(1n, null, 1n, 10n),
    bill(2n, 1n, 2n, 30n, { isGuaranteed }),
    bill(3n, 2n, 3n, 4n, { isGuaranteed }),
  ];

  it('are made with what was just received, from the float and then from the cash', () => {
    const funds = new Map<bigint, Funds>([[1n, { float: 5n, cash: 20n }]]);
    expect(payDown(chain(), funds)).toMatchObject([
      { billId: 1n, payerId: null, amount: 10n },
      { billId: 2n, payerId: 1n, amount: 30n, fromCash: 15n },
      { billId: 3n, payerId: 2n, amount: 4n, fromCash: 0n },
    ]);
    expect(funds).toEqual(
      new Map([
        [1n, { float: 0n, cash: 5n }],
        [2n, { float: 26n, cash: 0n }],
        [3n, { float: 4n, cash: 0n }],
      ]),
    );
  });

  it('wait behind somebody who cannot pay, or are made by the brand, which gets its money back first', () => {
    expect(payDown(chain().slice(1), new Map())).toEqual([]);
    const payments = payDown(chain(true), new Map());
    expect(payments.map(({ billId, kind, amount }) => [billId, kind, amount])).toEqual([
      [1n, 'upline', 10n],
      [2n, 'upline', 10n],
      [2n, 'brand', 20n],
      [3n, 'upline', 4n],
    ]);
    const owing = [bill(2n, 1n, 2n, 0n, { owedToBrand: 20n }), bill(5n, 1n, 2n, 7n)];
    expect(payDown(owing, new Map([[1n, { float: 21n, cash: 0n }]])).map(({ kind, amount }) => [kind, amount])).toEqual(
      [
        ['repayment', 20n],
        ['upline', 1n],
      ],
    );
  });

  it('pay the oldest bill of somebody first', () => {
    const bills = [bill(7n, 1n, 3n, 5n, { depth: 3 }), bill(8n, 1n, 2n, 5n)];
    const [first] = payDown(
      bills.map((each) => ({ ...each, depth: 2 })),
      new Map([[1n, { float: 5n, cash: 0n }]]),
    );
    expect(first?.billId).toBe(7n);
  });

  it('pay the oldest bill first after a move, wherever the payer stood then', () => {
    // made further down, before the payer moved up
    const bills = [
      bill(7n, 1n, 3n, 5n, { depth: 6 }),
      bill(8n, null, 1n, 5n, { depth: 1 }),
      bill(9n, 1n, 2n, 5n, { depth: 2 }),
    ];
    const payments = payDown(bills, new Map([[1n, { float: 1n, cash: 0n }]]));
    expect(payments.map(({ billId, amount }) => [billId, amount])).toEqual([
      [8n, 5n],
      [7n, 5n],
      [9n, 1n],
    ]);
  });

  const sum = (payments: readonly BillPayment[], of: (payment: BillPayment) => boolean) =>
    payments.filter(of).reduce((total, { amount }) => total + amount, 0n);

  it('neither make nor lose money, pay nothing twice, and leave nobody who could still pay', () => {
    fc.assert(
      fc.property(linesArbitrary, ({ bills, funds: given }) => {
        const funds = new Map(given);
        const payments = payDown(bills, funds);
        for (const { id, due, owedToBrand } of bills) {
          const received = sum(payments, (payment) => payment.billId === id && payment.kind !== 'repayment');
          const guaranteed = sum(payments, (payment) => payment.billId === id && payment.kind === 'brand');
          const back = sum(payments, (payment) => payment.billId === id && payment.kind === 'repayment');
          expect(received <= due && back <= owedToBrand + guaranteed).toBe(true);
        }
        for (const [memberId, before] of given) {
          const after = funds.get(memberId)!;
          expect(after.float >= 0n && after.cash >= 0n).toBe(true);
          const change =
            sum(payments, ({ payeeId }) => payeeId === memberId) - sum(payments, ({ payerId }) => payerId === memberId);
          expect(after.float + after.cash).toBe(before.float + before.cash + change);
          expect(after.cash <= before.cash).toBe(true);
          const isOpen = bills.some(
            ({ id, payerId, due, owedToBrand }) =>
              payerId === memberId &&
              due + owedToBrand > sum(payments, (payment) => payment.billId === id && payment.payerId !== null),
          );
          const isWaiting = isOpen && bills.some((each) => each.payerId === memberId && !each.isGuaranteed);
          if (isWaiting) expect(after.float + after.cash).toBe(0n);
        }
        expect(payDown(remaining(bills, payments), funds)).toEqual([]);
      }),
      CASES,
    );
  });

  it('are what the first bill that can be paid, again and again, gives', () => {
    fc.assert(
      fc.property(linesArbitrary, ({ bills, funds: given }) => {
        const waiting = bills.map((each) => ({ ...each, isGuaranteed: false }));
        const funds = new Map(given);
        payDown(waiting, funds);
        expect(funds).toEqual(modelFunds(waiting, given));
      }),
      CASES,
    );
  });
});

/** What payments leave open. */
function remaining(bills: readonly OpenBill[], payments: readonly BillPayment[]): OpenBill[] {
  return bills.map((bill) => {
    const of = payments.filter(({ billId }) => billId === bill.id);
    const paid = of.filter(({ kind }) => kind !== 'repayment').reduce((total, { amount }) => total + amount, 0n);
    const lent = of.reduce(
      (total, { kind, amount }) => total + (kind === 'brand' ? amount : kind === 'repayment' ? -amount : 0n),
      0n,
    );
    return { ...bill, due: bill.due - paid, owedToBrand: bill.owedToBrand + lent };
  });
}

/** One unit after the other: the first open unit whose payer has one, from the top of the line, the oldest bill first. */
function modelFunds(bills: readonly OpenBill[], given: ReadonlyMap<bigint, Funds>): Map<bigint, Funds> {
  const funds = new Map([...given].map(([id, { float, cash }]) => [id, { float, cash }]));
  const units = bills
    .toSorted((a, b) => a.depth - b.depth)
    .flatMap(({ payerId, payeeId, due, owedToBrand }) => [
      ...Array.from({ length: Number(owedToBrand) }, () => ({ payerId, payeeId: null })),
      ...Array.from({ length: Number(due) }, () => ({ payerId, payeeId })),
    ]);
  for (;;) {
    const index = units.findIndex(({ payerId }) => {
      const own = payerId === null ? null : funds.get(payerId);
      return own === null || (own !== undefined && own.float + own.cash > 0n);
    });
    const [unit] = index < 0 ? [] : units.splice(index, 1);
    if (!unit) return funds;
    if (unit.payerId !== null) {
      const own = funds.get(unit.payerId)!;
      if (own.float > 0n) own.float -= 1n;
      else own.cash -= 1n;
    }
    if (unit.payeeId !== null) funds.get(unit.payeeId)!.float += 1n;
  }
}
