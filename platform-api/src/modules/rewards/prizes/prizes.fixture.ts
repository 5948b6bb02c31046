import { randomUUID } from 'node:crypto';
import type { TicketUnit } from '@marquee/contract/prizes/kinds';
import type { PrizeTerms, TermsOf } from '@marquee/contract/prizes/terms';
import { createTestDatabase } from '@marquee/testing/database';
import type pg from 'pg';
import { type Database, inTransaction, openDatabase } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { silentTelemetry } from '../../../testing/silent-telemetry';
import { createBonuses } from '../../money/bonus/service';
import { createSeedPairs } from '../../games/in-house/seeds/seed-pairs';
import { makeMember, makeMembers, mustVerify, seedMoneyTest, TEST_BRAND } from '../../money/ledger/money.fixture';
import { createLedgerService, type LedgerService } from '../../money/ledger/service';
import { createRewards } from '../rewards/rewards';
import { createTickets, type Tickets } from '../tickets/service';
import { createUnits, type Units } from '../../money/units/service';
import { createWageringService } from '../../money/wagering/service';
import { createPrizes, type PrizeService } from './service';
import { holderOf } from './wheel/draw-once';
import { openStock } from './wheel/wheel-repository';

/** A wheel that stops at `car` (two pieces) or `nothing`, by weight. */
export const wheelOf = (carWeight = 1, stock = 2): TermsOf<'wheel'> => ({
  kind: 'wheel',
  fallback: 'nothing',
  prizes: [
    {
      prizeId: 'car',
      names: { en: 'A car' },
      reward: { kind: 'cash', amount: '50.00', wageringTimes: 2 },
      weight: carWeight,
      stock,
    },
    { prizeId: 'cup', names: { en: 'A cup' }, reward: { kind: 'points', points: 20 }, weight: 1, stock: null },
    { prizeId: 'nothing', names: { en: 'Next time' }, reward: { kind: 'nothing' }, weight: 1, stock: null },
  ],
});

export const rainOf = (terms: Partial<TermsOf<'envelope'>> = {}): TermsOf<'envelope'> => ({
  kind: 'envelope',
  times: ['20:00'],
  minutes: 10,
  budget: '100.00',
  count: 7,
  least: '1.00',
  step: '1.00',
  needsTicket: false,
  ...terms,
});

export const raffleOf = (terms: Partial<TermsOf<'raffle'>> = {}): TermsOf<'raffle'> => ({
  kind: 'raffle',
  weekday: 7,
  time: '20:00',
  most: 100,
  perMember: 3,
  prizes: [
    { reward: { kind: 'cash', amount: '500.00', wageringTimes: 0 }, places: 1 },
    { reward: { kind: 'points', points: 10 }, places: 2 },
  ],
  ...terms,
});

export const calendarOf = (): TermsOf<'check-in'> => ({
  kind: 'check-in',
  days: [
    { kind: 'points', points: 10 },
    { kind: 'tickets', unit: 'wheel', count: 1, lifetimeDays: 2 },
    { kind: 'cash', amount: '5.00', wageringTimes: 1 },
  ],
});

export interface Caller {
  readonly brand: typeof TEST_BRAND & { readonly defaultLanguage: string };
  readonly member: { readonly id: bigint };
  readonly language: string;
  readonly idempotencyKey: string;
}

export interface PrizeSite {
  readonly pool: pg.Pool;
  readonly prizes: PrizeService;
  readonly tickets: Tickets;
  readonly units: Units;
  readonly ledger: LedgerService;
  readonly published: Array<readonly [topic: string, payload: object, audience: unknown]>;
  /** Everything happens at this moment. */
  at(time: string): void;
  offset(minutes: number): void;
  bar(memberId: bigint): void;
  /** What the beacon publishes; null: its round is not out. */
  beacon(randomness: string | null): void;
  member(): Promise<bigint>;
  caller(memberId: bigint, idempotencyKey?: string): Caller;
  give(memberId: bigint, unit: TicketUnit, count: number, lifetimeDays?: number): Promise<void>;
  /** New members with a ticket each. @returns their ids */
  membersWith(unit: TicketUnit, count: number): Promise<bigint[]>;
  /** Puts a version in force, as if two operators had agreed. @returns its number */
  enforce(terms: PrizeTerms): Promise<number>;
}

async function membersWith(pool: pg.Pool, unit: TicketUnit, count: number): Promise<bigint[]> {
  const ids = await makeMembers(pool, count, 1n);
  await pool.query(
    `with posted as (
       select id, p.transaction_id from unnest($1::bigint[]) id,
         post_units('test', gen_random_uuid()::text, decode(md5('test'), 'hex'), 'granted', $2::text, id, 1, 'issued', null, now()) p
     )
     insert into ticket_lot select transaction_id, id, $2, 1, 1, now() + interval '1 year' from posted`,
    [ids, unit],
  );
  await chooseSeeds(pool, ids);
  return ids;
}

/** Gives members the seeds of their draws on the wheel, as their browsers would: the server's first. */
async function chooseSeeds(pool: pg.Pool, ids: readonly bigint[]): Promise<void> {
  await pool.query(
    `insert into in_house_seed_pair (player, server_seed, server_seed_hash)
     select player, seed, encode(sha256(convert_to(seed, 'UTF8')), 'hex')
     from unnest($1::text[]) player, lateral (select encode(sha256(convert_to(player, 'UTF8')), 'hex') as seed) made`,
    [ids.map(holderOf)],
  );
  await pool.query(
    `update in_house_seed_pair set client_seed = 'a seed of the browser', client_seed_at = now() where player = any($1)`,
    [ids.map(holderOf)],
  );
}

async function enforce(pool: pg.Pool, terms: PrizeTerms): Promise<number> {
  const { rows } = await pool.query<{ version: number }>(
    `insert into prize_terms (brand_id, kind, version, terms, state, reason, proposed_at, decided_at)
     select $1::smallint, $2::text, coalesce(max(version), 0) + 1, $3::jsonb, 'approved', 'test', now(), now()
     from prize_terms where brand_id = $1 and kind = $2 returning version`,
    [TEST_BRAND.id, terms.kind, JSON.stringify(terms)],
  );
  const version = rows[0]?.version ?? 0;
  if (terms.kind === 'wheel') await openStock(pool, { brandId: TEST_BRAND.id, version });
  return version;
}

/** The prizes of the test brand over a database. */
export function prizeSiteOn(pool: pg.Pool, checkedIn: (memberId: bigint) => void = () => undefined): PrizeSite {
  let moment = new Date('2026-11-26T10:00:00Z');
  let offsetMinutes: number = TEST_BRAND.offsetMinutes;
  let randomness: string | null = 'be'.repeat(32);
  const barred = new Set<bigint>();
  const published: Array<readonly [string, object, unknown]> = [];
  const database = { pool } as Database;
  const bus = { publish: (...event: [string, object, unknown]) => void published.push(event) };
  const platform = { database, clock: { now: () => moment }, bus, ...silentTelemetry() } as never;
  const brandNow = () => ({ ...TEST_BRAND, offsetMinutes, config: { flags: { POINTS: true } } });
  const brands = { byId: () => Promise.resolve(brandNow()), all: () => Promise.resolve([brandNow()]) } as never;
  const ledger = createLedgerService(platform);
  const units = createUnits(platform);
  const tickets = createTickets(platform, units);
  const wagering = createWageringService(platform);
  const bonuses = createBonuses({ platform, brands, ledger, wagering });
  const prizes = createPrizes({
    platform,
    brands,
    tickets,
    seedPairs: createSeedPairs(pool),
    proposals: { define: () => () => Promise.reject(new Error('nothing is proposed here')) },
    checkedIn,
    rewards: createRewards({
      platform,
      brands,
      units,
      tickets,
      ledger,
      wagering,
      bonuses,
      freeBets: { promise: () => Promise.resolve() },
    }),
    beacon: {
      chain: 'local',
      localPublicKey: 'ed'.repeat(32),
      read: () => Promise.resolve(randomness === null ? null : { randomness, signature: 'ab' }),
    },
    limits: {
      refuseBarred: (_tx, memberId) =>
        barred.has(memberId) ? Promise.reject(new Failure('self_excluded')) : Promise.resolve(),
    },
  });
  return {
    pool,
    prizes,
    tickets,
    units,
    ledger,
    published,
    at: (time) => void (moment = new Date(time)),
    offset: (minutes) => void (offsetMinutes = minutes),
    bar: (memberId) => void barred.add(memberId),
    beacon: (next) => void (randomness = next),
    async member() {
      const { id } = await makeMember(pool);
      await chooseSeeds(pool, [id]);
      return id;
    },
    caller: (id, idempotencyKey = randomUUID()) => ({
      member: { id },
      language: 'en',
      idempotencyKey,
      brand: { ...TEST_BRAND, offsetMinutes, defaultLanguage: 'en' } as Caller['brand'],
    }),
    give: (memberId, unit, count, lifetimeDays = 7) =>
      inTransaction(pool, (tx) =>
        tickets.grant(tx, { memberId, unit, count, lifetimeDays, source: 'test', key: randomUUID() }),
      ),
    membersWith: (unit, count) => membersWith(pool, unit, count),
    enforce: (terms) => enforce(pool, terms),
  };
}

/** Hundreds of calls wait for eight connections, on whichever machine. */
const PATIENT = { statementMs: 60_000, answerMs: 170_000, silentTransactionMs: 60_000 };

/** As `prizeSiteOn`, with a database of its own that is verified at the end. */
export async function openPrizeSite(): Promise<PrizeSite & { close(): Promise<void> }> {
  const db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  const database = openDatabase(db.url, 8, PATIENT);
  return {
    ...prizeSiteOn(database.pool),
    async close() {
      await mustVerify(db.pool);
      await database.close();
      await db.drop();
    },
  };
}
