import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentTelemetry } from '../../../testing/silent-telemetry';
import type { EventBus } from '../../../platform/events/event-bus';
import { silentBus } from '../../../platform/events/silent-bus';
import { Failure } from '../../../platform/failure';
import { createPublicIds } from '../../../platform/public-id';
import {
  makeMember,
  mustVerify,
  seedMoneyTest,
  TEST_BRAND,
  TEST_GAME,
  TEST_VENDOR,
  UNIT,
} from '../ledger/money.fixture';
import { createLedgerService, type LedgerService } from '../ledger/service';
import { createWalletsService, type WalletsService } from './service';

const OTHER = { id: 901, code: 'OTHERV' } as const;
const ids = createPublicIds('test');

let db: TestDatabase;
let ledger: LedgerService;
let wallets: WalletsService;
let vendorWallets: string[];
let barred: boolean;
let published: { topic: string; payload: unknown }[];
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  await db.pool.query(
    `insert into vendor (id, code, name, status, sort_order) values ($1, $2, 'Other vendor', 'active', 901)`,
    [OTHER.id, OTHER.code],
  );
  const bus: EventBus = { ...silentBus, publish: (topic, payload) => void published.push({ topic, payload }) };
  const database = { pool: db.pool, query: null as never, close: async () => undefined };
  ledger = createLedgerService({ database, bus, ...silentTelemetry() });
  wallets = createWalletsService({
    platform: { database },
    ledger,
    ids,
    brands: { byId: async () => ({ config: { vendorWallets } }) as never },
    limits: {
      async refuseBarred() {
        if (barred) throw new Failure('timed_out');
      },
    },
  });
});
beforeEach(() => {
  vendorWallets = [TEST_VENDOR.code, OTHER.code];
  barred = false;
  published = [];
});
afterEach(() => mustVerify(db.pool));
afterAll(() => db.drop());

const brand = { ...TEST_BRAND, defaultLanguage: 'en' };
async function owner(units: bigint) {
  const { id } = await makeMember(db.pool, units * UNIT);
  return { member: { id }, brand };
}
type Owner = Awaited<ReturnType<typeof owner>>;
const move = (
  who: Owner,
  direction: 'in' | 'out',
  amount: string,
  { vendor = TEST_VENDOR.code, key = randomUUID() }: { vendor?: string; key?: string } = {},
) => wallets.transfer({ vendor, direction, amount }, { ...who, idempotencyKey: key });
const balancesOf = async (who: Owner) => {
  const { main, wallets: list } = await wallets.overview(who);
  return [main, ...list.map(({ balance }) => balance)];
};
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: unknown) => (error instanceof Failure ? error.code : error),
  );
async function visit({ member: { id } }: Owner): Promise<bigint> {
  const { rows } = await db.pool.query<{ id: bigint }>(
    `insert into game_session (token_hash, member_id, brand_id, currency, game_id, mode, expires_at)
     values (sha256(gen_random_uuid()::text::bytea), $1, $2, $3, $4, 'real', now() + interval '1 hour') returning id`,
    [id, TEST_BRAND.id, TEST_BRAND.currency, TEST_GAME.id],
  );
  return rows[0]?.id ?? 0n;
}
/** Opens a game of a vendor. */
async function enter(who: Owner, vendor: string) {
  return wallets.enterGame(who, vendor, await visit(who));
}

test('lists the wallets of a brand with vendors of their own', async () => {
  expect(await wallets.merchant(brand)).toEqual({
    isSingle: false,
    vendors: [
      { vendor: TEST_VENDOR.code, name: 'Test vendor' },
      { vendor: OTHER.code, name: 'Other vendor' },
    ],
  });
  vendorWallets = [];
  expect(await wallets.merchant(brand)).toEqual({ isSingle: true, vendors: [] });
});

test('moves money to a vendor and back, in part and in full, and announces both wallets', async () => {
  const who = await owner(10n);
  expect(await move(who, 'in', '2.50')).toMatchObject({ moved: '2.50', wallets: { main: '7.50' } });
  expect(published).toContainEqual({
    topic: 'wallet.vendor',
    payload: { vendor: TEST_VENDOR.code, balance: '2.50', currency: 'BDT' },
  });
  expect(published).toContainEqual({ topic: 'wallet.balance', payload: { balance: '7.50', currency: 'BDT' } });
  expect(await move(who, 'in', 'all')).toMatchObject({ moved: '7.50' });
  expect(await balancesOf(who)).toEqual(['0.00', '10.00', '0.00']);
  expect(await move(who, 'out', 'all')).toMatchObject({ moved: '10.00' });
  expect(await balancesOf(who)).toEqual(['10.00', '0.00', '0.00']);
});

test('refuses more than the balance, and a vendor without such a wallet', async () => {
  const who = await owner(1n);
  expect(await code(move(who, 'in', '1.01'))).toBe('insufficient_balance');
  expect(await code(move(who, 'out', '0.01'))).toBe('insufficient_balance');
  expect(await code(move(who, 'in', '1.00', { vendor: 'NOBODY' }))).toBe('feature_disabled');
  expect(await move(who, 'out', 'all')).toMatchObject({ moved: '0.00' });
});

test('moves money once per request, including `all`, and refuses its key for another', async () => {
  const who = await owner(10n);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 100 }, () => move(who, 'in', 'all', { key })));
  expect(answers.filter((answer) => answer.moved === '10.00')).toHaveLength(1);
  await move(who, 'out', '4.00');
  expect(await move(who, 'in', 'all', { key })).toMatchObject({ moved: '0.00', wallets: { main: '4.00' } });
  expect(await code(move(who, 'out', 'all', { key }))).toBe('idempotency_key_reused');
  expect(await code(move(who, 'in', '3.00', { key }))).toBe('idempotency_key_reused');
});

test('returns everything at once, and nothing more at a repeat', async () => {
  const who = await owner(10n);
  await move(who, 'in', '3.00');
  await move(who, 'in', '4.00', { vendor: OTHER.code });
  const intent = { ...who, idempotencyKey: randomUUID() };
  expect(await wallets.bringHome(intent)).toMatchObject({ moved: '7.00', wallets: { main: '10.00' } });
  await move(who, 'in', '1.00');
  expect(await wallets.bringHome(intent)).toMatchObject({ moved: '0.00' });
});

test('returns money during a time-out, and moves none out', async () => {
  const who = await owner(10n);
  await move(who, 'in', '3.00');
  barred = true;
  expect(await code(move(who, 'in', '1.00'))).toBe('timed_out');
  expect(await code(move(who, 'out', '1.00'))).toBe('ok');
  expect(await code(wallets.bringHome({ ...who, idempotencyKey: randomUUID() }))).toBe('ok');
});

test("moves money into a game, on to the next vendor's game, and back", async () => {
  const who = await owner(10n);
  expect(await enter(who, TEST_VENDOR.code)).toBeTypeOf('string');
  expect(await balancesOf(who)).toEqual(['0.00', '10.00', '0.00']);
  await enter(who, OTHER.code);
  expect(await balancesOf(who)).toEqual(['0.00', '0.00', '10.00']);
  expect(await enter(who, 'MAINV')).toBeNull();
  expect(await balancesOf(who)).toEqual(['10.00', '0.00', '0.00']);
});

test("returns a game's money when it is left, unless another one was opened since", async () => {
  const who = await owner(10n);
  const first = await enter(who, TEST_VENDOR.code);
  const second = await enter(who, TEST_VENDOR.code);
  expect(await wallets.leaveGame(who, first ?? '')).toBe(0n);
  expect(await balancesOf(who)).toEqual(['0.00', '10.00', '0.00']);
  expect(await wallets.leaveGame(who, second ?? '')).toBe(10n * UNIT);
  expect(await wallets.leaveGame(who, second ?? '')).toBe(0n);
  expect(await wallets.leaveGame(who, 'nonsense')).toBe(0n);
  expect(await balancesOf(who)).toEqual(['10.00', '0.00', '0.00']);
});

test("does not leave another member's game", async () => {
  const who = await owner(10n);
  const visitId = (await enter(who, TEST_VENDOR.code)) ?? '';
  const stranger = await owner(10n);
  await move(stranger, 'in', '5.00');
  expect(await wallets.leaveGame(stranger, visitId)).toBe(0n);
  expect(await balancesOf(stranger)).toEqual(['5.00', '5.00', '0.00']);
});

test('leaves all money in the next game when one is left while another opens', async () => {
  for (let round = 0; round < 20; round += 1) {
    const who = await owner(10n);
    const first = await enter(who, TEST_VENDOR.code);
    const session = await visit(who);
    await Promise.all([wallets.leaveGame(who, first ?? ''), wallets.enterGame(who, OTHER.code, session)]);
    expect(await balancesOf(who)).toEqual(['0.00', '0.00', '10.00']);
  }
});

test('moves money only on request for members who have switched it off', async () => {
  const who = await owner(10n);
  expect(await wallets.setAutoTransfer(false, who)).toMatchObject({ autoTransfer: false });
  expect(await enter(who, TEST_VENDOR.code)).toBeNull();
  expect(await balancesOf(who)).toEqual(['10.00', '0.00', '0.00']);
  expect(await wallets.setAutoTransfer(true, who)).toMatchObject({ autoTransfer: true });
});

test('keeps money at a vendor visible and returnable after the brand goes back to one wallet', async () => {
  const who = await owner(10n);
  await move(who, 'in', '4.00');
  vendorWallets = [];
  expect((await wallets.overview(who)).wallets).toEqual([
    { vendor: TEST_VENDOR.code, name: 'Test vendor', balance: '4.00', isOpen: false },
  ]);
  expect(await code(move(who, 'in', '1.00'))).toBe('feature_disabled');
  expect(await enter(who, TEST_VENDOR.code)).toBeNull();
  expect((await wallets.overview(who)).wallets).toEqual([]);
});
