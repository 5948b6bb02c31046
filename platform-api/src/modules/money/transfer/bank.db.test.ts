import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentTelemetry } from '../../../testing/silent-telemetry';
import { silentBus } from '../../../platform/events/silent-bus';
import { makeMember, mustVerify, seedMoneyTest, TEST_BRAND, UNIT } from '../ledger/money.fixture';
import { createLedgerService } from '../ledger/service';
import { createMoveFunds, type TransferEnd } from './move-funds';

const CLIENTS = 64;
const ROUNDS = 6;
const MEMBERS = 8;
const START = 1_000n * UNIT;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
});
afterAll(() => db.drop());

test('keeps the total at every read while 64 clients move money', async () => {
  const database = { pool: db.pool, query: null as never, close: async () => undefined };
  const moveFunds = createMoveFunds({
    platform: { database, clock: { now: () => new Date() } },
    ledger: createLedgerService({ database, bus: silentBus, ...silentTelemetry() }),
    limits: { admitDeposit: async () => undefined, refuseBarred: async () => undefined },
    bonuses: { giveUpAtStake: async () => undefined },
    wagering: { remaining: async () => ({ required: 0n, wagered: 0n, remaining: 0n, requirements: [] }) },
  });
  const brand = { ...TEST_BRAND, defaultLanguage: 'en' };
  const parties: TransferEnd[] = [];
  for (let position = 0; position < MEMBERS; position += 1) {
    const { id } = await makeMember(db.pool, START);
    parties.push({ memberId: id, account: `m${position}`, kind: position % 2 === 0 ? 'cash' : 'agent' });
  }
  const total = START * BigInt(MEMBERS);

  const read = async () => {
    const { rows } = await db.pool.query<{ total: bigint }>(
      `select sum(balance)::int8 as total from wallet where member_id = any($1)`,
      [parties.map(({ memberId }) => memberId)],
    );
    return rows[0]?.total;
  };
  const pick = (seed: number) => parties[seed % MEMBERS] as TransferEnd;
  const client = async (nth: number) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = pick(nth * 7 + round * 3);
      const to = pick(nth * 7 + round * 3 + 1 + ((nth + round) % (MEMBERS - 1)));
      const amount = BigInt(1 + ((nth * 31 + round * 17) % 90)) * UNIT;
      await moveFunds({
        way: 'downline',
        brand,
        from,
        to,
        amount,
        idempotencyKey: randomUUID(),
        perDay: total,
        forfeits: null,
      }).catch((error: unknown) => {
        if (!(error instanceof Error && error.name === 'Failure')) throw error;
      });
      expect(await read()).toBe(total);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, nth) => client(nth)));

  expect(await read()).toBe(total);
  const transfers = await db.pool.query('select from fund_transfer');
  expect(transfers.rowCount).toBeGreaterThan(CLIENTS);
  await mustVerify(db.pool);
});
