import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { lineChecks } from '../../money/ledger/line-check-statements';
import { makeMember, TEST_BRAND } from '../../money/ledger/money.fixture';
import type { AccountRef, Movement, MovementLine } from '../../money/ledger/movement';
import { postMovement } from '../../money/ledger/repository';
import type { Queryable } from '../../../platform/database';

const brandId = TEST_BRAND.id;
const PSP = { kind: 'psp', brandId, channel: 'sandpay' } as const;
const HOUSE = { kind: 'house', brandId } as const;
const PROMOTION = { kind: 'promotion', brandId } as const;
const own = (kind: 'cash' | 'bonus' | 'held' | 'receivable' | 'agent', memberId: bigint) =>
  ({ kind, memberId }) as const;
const line = (from: AccountRef, to: AccountRef, amount: bigint): MovementLine => ({ from, to, amount });

/** Figures of one member by kind, as the feed must have them. */
export type CashFigures = Partial<
  Record<'deposit' | 'withdrawal' | 'rebate' | 'promotion' | 'fee' | 'commission', bigint>
>;

export interface CashMovement {
  readonly movement: Movement;
  /** What the members' figures change by. */
  readonly expected: readonly (readonly [memberId: bigint, figures: CashFigures])[];
}

type Make = (memberId: bigint, amount: bigint, uplineId: bigint) => CashMovement;
type Makers = Readonly<Record<MovementName, Make>>;

function make(
  memberId: bigint,
  kind: Movement['kind'],
  lines: Movement['lines'],
  figures: CashFigures,
  names: { source?: string; key?: string } = {},
): CashMovement {
  const { source = 'test', key = randomUUID() } = names;
  return { movement: { source, key, kind, brandId, memberId, lines }, expected: [[memberId, figures]] };
}

/** Every way in which money moves beside play, each as its module posts it. Amounts above 10 ledger units. */
const makers = {
  deposit: (m, a) => make(m, 'deposit', [line(PSP, own('cash', m), a)], { deposit: a }),
  depositLessFee: (m, a) =>
    make(m, 'deposit', [line(PSP, own('cash', m), a), line(own('cash', m), PSP, 3n)], { deposit: a - 3n }),
  depositWithOffer: (m, a) =>
    make(m, 'deposit', [line(PSP, own('cash', m), a), line(HOUSE, PSP, 2n), line(PROMOTION, own('cash', m), 7n)], {
      deposit: a,
      fee: 2n,
      promotion: 7n,
    }),
  request: (m, a) => make(m, 'withdrawal', [line(own('cash', m), own('held', m), a)], {}),
  returned: (m, a) => make(m, 'withdrawal_return', [line(own('held', m), own('cash', m), a)], {}),
  paid: (m, a) => make(m, 'payout', [line(own('held', m), PSP, a)], { withdrawal: a }),
  paidBack: (m, a) => make(m, 'withdrawal_return', [line(PSP, own('cash', m), a)], { withdrawal: -a }),
  paidTwice: (m, a) => make(m, 'payout', [line({ kind: 'payable', brandId }, PSP, a)], {}),
  reward: (m, a) => make(m, 'promotion', [line(PROMOTION, own('cash', m), a)], { promotion: a }),
  bonus: (m, a) => make(m, 'promotion', [line(PROMOTION, own('bonus', m), a)], { promotion: a }),
  release: (m, a) => make(m, 'promotion', [line(own('bonus', m), own('cash', m), a)], {}),
  bonusBack: (m, a) => make(m, 'promotion', [line(own('bonus', m), PROMOTION, a)], { promotion: -a }),
  float: (m, a) => make(m, 'promotion', [line(PROMOTION, own('agent', m), a)], {}),
  rebate: (m, a) => make(m, 'promotion', [line(PROMOTION, own('cash', m), a)], { rebate: a }, { source: 'rebates' }),
  lotteryRebateBack: (m, a) =>
    make(
      m,
      'adjustment',
      [line(own('cash', m), PROMOTION, a), line(own('receivable', m), PROMOTION, 5n)],
      { rebate: -a - 5n },
      { source: 'lottery', key: `rebate:${randomUUID()}` },
    ),
  transfer: (m, a, up) =>
    make(m, 'transfer', [line(own('cash', m), own('cash', up), a)], {}, { source: `transfer:${m}` }),
  commissionFromBrand: (m, a) =>
    make(m, 'adjustment', [line(HOUSE, own('agent', m), a)], { commission: a }, { source: 'commission' }),
  commissionFromUpline: (m, a, up) => ({
    ...make(
      m,
      'adjustment',
      [line(own('agent', up), own('agent', m), a), line(own('cash', up), own('agent', m), 4n)],
      {},
      { source: 'commission' },
    ),
    expected: [
      [m, { commission: a + 4n }],
      [up, { commission: -a - 4n }],
    ],
  }),
} satisfies Record<string, Make>;

export type MovementName = keyof typeof makers;
export const MOVEMENTS: Makers = makers;
export const MOVEMENT_NAMES = Object.keys(MOVEMENTS) as MovementName[];

/** @throws Error unless the movement was posted now */
export async function post(db: Queryable, { movement }: CashMovement): Promise<bigint> {
  const result = await postMovement(db, movement);
  if (result.outcome !== 'ok') throw new Error(`the movement was not posted: ${result.outcome}`);
  return result.transactionId;
}

/** Members below one another, the first at the top, with so much on each own account that nothing is short; none of it is a figure. */
export async function makeLine(pool: pg.Pool, length: number, amount = 1_000_000n): Promise<bigint[]> {
  const ids: bigint[] = [];
  for (let index = 0; index < length; index += 1) {
    const { id } = await makeMember(pool);
    for (const kind of ['cash', 'bonus', 'held', 'agent'] as const)
      await postMovement(pool, make(id, 'adjustment', [line(HOUSE, own(kind, id), amount)], {}).movement);
    if (index > 0) await pool.query('select set_upline($1, $2)', [id, ids[index - 1]]);
    ids.push(id);
  }
  return ids;
}

/** The cash figures that differ from the postings; the other invariants do not hold for movements without their modules. */
export async function differingCash(pool: pg.Pool): Promise<readonly unknown[]> {
  const { rows } = await pool.query<object>(lineChecks['cash figures of lines equal the postings'] ?? '');
  return rows;
}
