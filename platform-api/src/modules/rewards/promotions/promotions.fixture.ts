import type { CallRequest } from '@marquee/contract/calls/index';
import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@marquee/testing/database';
import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import type { Proposal } from '@marquee/contract/calls/proposals';
import type { PromotionRules } from '@marquee/contract/promotions/rules';
import type pg from 'pg';
import { type Database, inTransaction, openDatabase } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { TestBrowser } from '../../../testing/browser';
import { silentTelemetry } from '../../../testing/silent-telemetry';
import { createBonuses } from '../../money/bonus/service';
import { makeMember, mustVerify, seedMoneyTest, TEST_BRAND, UNIT } from '../../money/ledger/money.fixture';
import { createLedgerService, type LedgerService } from '../../money/ledger/service';
import { foldAll } from '../play-feed/test-fold.fixture';
import { createRewards } from '../rewards/rewards';
import { createTickets } from '../tickets/service';
import { createUnits } from '../../money/units/service';
import { createWageringService, wageringFold } from '../../money/wagering/service';
import { createChangeState } from './admin/state-changes';
import { publishVersion } from './admin/publish-version';
import { createPromotions } from './service';

export type PromotionsTest = Awaited<ReturnType<typeof startPromotionsTest>>;

export const CONDITIONS: PromotionRules['conditions'] = {
  gameTypes: [],
  vendors: [],
  hasMobile: false,
  hasEmail: false,
  hasPayee: false,
  onePerHousehold: false,
  newForDays: null,
};
export const cash = (amount: string, wageringTimes = 0): PromotionRules['reward'] => ({
  kind: 'cash',
  wageringTimes,
  amount: { kind: 'fixed', amount },
});
export const DEPOSIT = {
  kind: 'deposit',
  nth: null,
  weekdays: [],
  minimum: '100.00',
  frequency: 'once',
} satisfies PromotionRules['trigger'];
export const TURNOVER = { kind: 'turnover', period: 'daily', minimum: '100.00' } satisfies PromotionRules['trigger'];

/** The rules of a code that gives 10 at once, changed. */
export const rulesOf = (change: Partial<PromotionRules> = {}): PromotionRules => ({
  trigger: { kind: 'code', code: `C-${randomUUID().slice(0, 8).toUpperCase()}` },
  conditions: CONDITIONS,
  reward: cash('10.00'),
  enrolment: 'automatic',
  delivery: 'automatic',
  claimDays: null,
  ...change,
});
export const termsOf = (rules: PromotionRules, change: Partial<PromotionTerms> = {}): PromotionTerms => ({
  texts: { en: { title: 'Ten for you', summary: 'Short', terms: 'Long' } },
  picture: 'gift',
  types: ['other'],
  priority: 1,
  startsAt: '2020-01-01T00:00:00.000Z',
  endsAt: null,
  budget: '1000000.00',
  budgetCount: null,
  rules,
  ...change,
});

const CALLER = {
  operator: {
    id: 1,
    email: 'operator@marquee.localhost',
    rights: ['cashier'],
    brandIds: [],
    tokenHash: Buffer.alloc(0),
  },
  requestId: 'a test',
  language: 'en',
  idempotencyKey: '',
} as const;

/** The promotions on a database of their own, with a clock that the test sets and members who may be barred. */
export async function startPromotionsTest({
  announceInvitation = () => Promise.resolve(),
}: Partial<Pick<Parameters<typeof createPromotions>[0], 'announceInvitation'>> = {}) {
  const db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  const database = openDatabase(db.url, 16);
  let time: Date | null = null;
  const barred = new Set<bigint>();
  const levels = new Map<bigint, number>();
  const jobs = { handle: () => undefined, add: () => Promise.resolve() };
  const clock = { now: () => time ?? new Date() };
  const platform = { database, clock, jobs, bus: { publish: () => undefined }, ...silentTelemetry() } as never;
  let offsetMinutes: number = TEST_BRAND.offsetMinutes;
  const brand = () => ({ ...TEST_BRAND, offsetMinutes, config: { flags: { REFERRAL: true } } });
  const brands = { byId: () => Promise.resolve(brand()), all: () => Promise.resolve([brand()]) } as never;
  const [ledger, wagering, units] = [
    createLedgerService(platform),
    createWageringService(platform),
    createUnits({ database, clock }),
  ];
  const bonuses = createBonuses({ platform, brands, ledger, wagering });
  const freeBets = { promise: () => Promise.resolve() };
  const tickets = createTickets(platform, units);
  const rewards = createRewards({ platform, brands, units, tickets, ledger, wagering, bonuses, freeBets });
  const parts = {
    platform,
    brands,
    rewards,
    limits: {
      refuseBarred: async (_db: unknown, id: bigint) => {
        if (barred.has(id)) throw new Failure('self_excluded');
      },
    },
    uploads: { claim: () => Promise.resolve(), open: () => Promise.reject(new Error('no pictures')) },
    members: { byAccount: () => Promise.resolve(null) },
    catalogue: {} as never,
    vipLevels: { levelOf: (id: bigint) => Promise.resolve(levels.get(id) ?? 0) },
    audit: { record: () => Promise.resolve() },
    announceInvitation,
  } as const;
  const promotions = createPromotions(parts);

  return {
    db,
    database,
    promotions,
    barred,
    levels,
    ledger,
    tickets,
    setTime: (at: string | null) => void (time = at === null ? null : new Date(at)),
    setOffset: (minutes: number) => void (offsetMinutes = minutes),
    /** What follows from play for bonuses. */
    async settleBonuses() {
      await foldAll(db.pool, wageringFold);
      while ((await bonuses.settleDue()) > 0);
    },
    member: async () => (await makeMember(db.pool)).id,
    callerOf: (id: bigint) => ({
      member: { id },
      brand: { ...TEST_BRAND, offsetMinutes, defaultLanguage: 'en' },
      language: 'en',
    }),
    cashOf: async (id: bigint) => (await ledger.balanceOf(id)).cash / UNIT,

    publish: (terms: PromotionTerms, id: string = randomUUID(), version = 1) =>
      publish(database, clock.now(), terms, [id, version]),
    deposit: (memberId: bigint, amount: bigint, at: string = clock.now().toISOString()) =>
      deposit(db.pool, ledger, memberId, amount, at),
    /** As an operator ends it. */
    end: (promotionId: string) => createChangeState(parts)(CALLER, { promotionId, change: 'end', reason: 'a test' }),
    statesOf: (promotionId: string) => statesOf(db.pool, promotionId),
    async close() {
      await mustVerify(db.pool);
      await database.close();
      await db.drop();
    },
  };
}

/** The latest proposal of a promotion's terms. */
export async function proposalOfTerms(operator: TestBrowser, promotionId: string): Promise<Proposal> {
  const query = { kind: 'promotion-terms', subject: promotionId, pageNo: 1, pageSize: 10 } as const;
  const [latest] = (await operator.call('proposals.list', query)).content;
  if (!latest) throw new Error(`nothing was proposed for ${promotionId}`);
  return latest;
}

/** Of what an operator would edit next. */
export async function latestRevision(operator: TestBrowser, promotionId: string): Promise<string> {
  const [latest] = (await operator.call('promotionsAdmin.detail', { promotionId })).versions;
  return latest?.revision ?? '';
}

/** Saves the next draft of a promotion from what is stored. */
export const saveAgain = async (operator: TestBrowser, draft: CallRequest<'promotionsAdmin.save'>) =>
  operator.call('promotionsAdmin.save', {
    ...draft,
    revision: await latestRevision(operator, draft.promotionId),
  });

/** Proposes the latest version of a promotion. */
export const proposeLatest = async (operator: TestBrowser, promotionId: string, version = 1) =>
  operator.call('promotionsAdmin.propose', {
    promotionId,
    version,
    revision: await latestRevision(operator, promotionId),
    reason: 'a test',
  });

/** Publishes a promotion as if it had been set up with the brand. @returns its id */
async function publish(
  { pool }: Pick<Database, 'pool'>,
  at: Date,
  terms: PromotionTerms,
  [id, version]: readonly [id: string, version: number],
): Promise<string> {
  await inTransaction(pool, async (tx) => {
    await tx.query(
      `insert into promotion (id, brand_id, kind, state, created_at) values ($1, $2, 'code', 'draft', now()) on conflict do nothing`,
      [id, TEST_BRAND.id],
    );
    await tx.query(
      `insert into promotion_version (promotion_id, version, state, terms, reason, written_at, decided_at)
       values ($1, $2, 'confirmed', $3, 'a test', now(), $4)`,
      [id, version, JSON.stringify(terms), at],
    );
    await publishVersion(tx, id, version, terms);
  });
  return id;
}

/** A credited deposit. @returns its id */
async function deposit(
  pool: pg.Pool,
  ledger: LedgerService,
  memberId: bigint,
  amount: bigint,
  at: string,
): Promise<string> {
  await pool.query(
    `insert into deposit_channel (brand_id, code, provider, names, minimum, maximum, presets, sort_order)
     values ($1, 'test', 'sandpay', '{"en": "Test"}', 1, 100000000000, '{1}', 1) on conflict do nothing`,
    [TEST_BRAND.id],
  );
  const key = randomUUID();
  const movement = { source: 'test-deposit', key, kind: 'deposit', brandId: TEST_BRAND.id, memberId } as const;
  const line = {
    from: { kind: 'psp', brandId: TEST_BRAND.id, channel: 'test' },
    to: { kind: 'cash', memberId },
  } as const;
  const posted = await ledger.post({ ...movement, lines: [{ ...line, amount: amount * UNIT }] });
  const { rows } = await pool.query<{ id: string }>(
    `insert into deposit (brand_id, member_id, channel_id, amount, currency, state, idempotency_key, fingerprint, terms, transaction_id, created_at, finished_at)
     select $1, $2, id, $3, 'BDT', 'credited', $4, '\\x00', '{}', $5, $6, $6 from deposit_channel where brand_id = $1 and code = 'test' returning id`,
    [TEST_BRAND.id, memberId, amount * UNIT, key, 'transactionId' in posted ? posted.transactionId : null, at],
  );
  return rows[0]?.id ?? '';
}

async function statesOf(pool: pg.Pool, promotionId: string): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ state: string; count: number }>(
    'select state, count(*)::integer as count from promotion_participation where promotion_id = $1 group by 1',
    [promotionId],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
