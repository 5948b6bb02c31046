import fc from 'fast-check';
import { contributionOf, type LedgerModel } from './ledger-model.fixture';
import { betOf, TEST_VENDOR, UNIT, winOf } from './money.fixture';
import { fingerprintOf } from './movement';
import type { LedgerService } from './service';

const member = fc.nat({ max: 1 });
const slot = fc.nat({ max: 3 });
const nth = fc.nat({ max: 1 });
/** Number of concurrent copies of the request. */
const copies = fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.constant(2) });

/** Small ranges, so that repeats, changed repeats and wrong orders are common. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      call: fc.constant('bet' as const),
      member,
      slot,
      units: fc.integer({ min: 1, max: 12 }),
      // The HTTP request id; from a small range, so that a refused one recurs after the money has arrived.
      request: nth,
      copies,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      call: fc.constant('win' as const),
      member,
      slot,
      nth,
      units: fc.integer({ min: 0, max: 12 }),
      copies,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      call: fc.constant('rollback' as const),
      member,
      target: fc.constantFrom('bet' as const, 'win' as const),
      slot,
      nth,
      copies,
    }),
  },
);
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The second member plays from a wallet at the vendor, by the same rules. */
export const hasOwnWallet = (member: number): boolean => member === 1;

/** Groups of calls: the calls of a group are concurrent, the groups sequential. */
export const interleaving = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 9 });

const betKey = (run: string, { slot: of }: Step) => `${run}-bet-${of}`;
const winKey = (run: string, of: Extract<Step, { nth: number }>) => `${run}-win-${of.slot}-${of.nth}`;

/** One sequence of calls. */
export interface Sequence {
  readonly ids: readonly bigint[];
  /** Makes the keys of the sequence unique. */
  readonly run: string;
  readonly poolId: number;
}

/** Makes the call and returns its outcome. */
export async function perform(ledger: LedgerService, one: Step, { ids, run, poolId }: Sequence): Promise<string> {
  const id = ids[one.member] ?? 0n;
  if (one.call === 'bet') {
    const key = betKey(run, one);
    const stake = BigInt(one.units) * UNIT;
    const call = {
      key,
      round_id: `${run}-${one.slot}`,
      request_uuid: `${key}-${one.request}`,
      own_wallet: hasOwnWallet(one.member),
      pool_id: poolId,
      contribution: Number(contributionOf(stake)),
    };
    return (await ledger.placeBet(betOf(id, stake, call))).outcome;
  }
  if (one.call === 'win') {
    const win = winOf(id, betKey(run, one), BigInt(one.units) * UNIT, { key: winKey(run, one) });
    return (await ledger.settleBet(win)).outcome;
  }
  const reference = one.target === 'bet' ? betKey(run, one) : winKey(run, one);
  const request = {
    source: `vendor:${TEST_VENDOR.code}`,
    key: `back-${one.member}-${reference}`,
    fingerprint: fingerprintOf('rollback', reference),
    reference,
    memberId: id,
  };
  return (await ledger.rollBack(request)).outcome;
}

/** Applies the call to the model and returns the expected outcome. */
export function expected(model: LedgerModel, one: Step): string {
  if (one.call === 'bet')
    return model.bet(one.member, String(one.slot), BigInt(one.units) * UNIT, `${one.slot}-${one.request}`);
  if (one.call === 'win')
    return model.win(one.member, `${one.slot}/${one.nth}`, String(one.slot), BigInt(one.units) * UNIT);
  return model.rollback(one.member, one.target === 'bet' ? String(one.slot) : `${one.slot}/${one.nth}`);
}
