import { randomBytes } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember, seedMoneyTest, TEST_BRAND } from '../../money/ledger/money.fixture';
import { readSharing } from './sharing-repository';

const SINCE = new Date('2026-03-01T00:00:00Z');
const BEFORE = new Date('2026-02-28T23:59:59Z');
const OTHER_BRAND_ID = 901;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  await db.pool.query(
    `insert into brand (id, code, name, currency, offset_minutes, config) values ($1, 'other', 'Other', 'VND', 420, '{}')`,
    [OTHER_BRAND_ID],
  );
});
afterAll(() => db.drop());

async function member({
  brandId = TEST_BRAND.id,
  type = 3,
}: {
  brandId?: number;
  type?: number;
} = {}): Promise<bigint> {
  const { id } = await makeMember(db.pool);
  await db.pool.query('update member set brand_id = $2, type = $3 where id = $1', [id, brandId, type]);
  return id;
}
const loggedIn = (id: bigint, network: string, at = SINCE) =>
  db.pool.query(
    'insert into known_address (member_id, network, first_seen_at, last_seen_at) values ($1, $2::cidr, $3, $3)',
    [id, network, at],
  );
const openSession = (id: bigint, ip: string, userAgent: string, brandId: number = TEST_BRAND.id) =>
  db.pool.query(
    `insert into session (token_hash, member_id, brand_id, expires_at, ip, user_agent) values ($1, $2, $3, now(), $4, $5)`,
    [randomBytes(32), id, brandId, ip, userAgent],
  );

test('counts others of the brand who logged in from the same network since a moment, each once', async () => {
  const [who, neighbour, earlier, stranger] = [await member(), await member(), await member(), await member()];
  const abroad = await member({ brandId: OTHER_BRAND_ID });
  for (const network of ['10.0.0.1/32', '10.0.0.2/32']) for (const id of [who, neighbour]) await loggedIn(id, network);
  await loggedIn(earlier, '10.0.0.1/32', BEFORE);
  await loggedIn(stranger, '10.0.0.9/32');
  await loggedIn(abroad, '10.0.0.1/32');
  await loggedIn(who, '10.0.0.8/32', BEFORE);
  await loggedIn(stranger, '10.0.0.8/32');
  expect(await readSharing(db.pool, who, SINCE)).toEqual({ addresses: 1, devices: 0 });
});

test('counts others of the brand whose sessions have the same address and browser, without trial players', async () => {
  const [who, twin, otherBrowser, otherAddress] = [await member(), await member(), await member(), await member()];
  const [trial, abroad] = [await member({ type: 4 }), await member({ brandId: OTHER_BRAND_ID })];
  for (const id of [who, twin, twin, trial]) await openSession(id, '10.1.0.1', 'Firefox');
  await openSession(otherBrowser, '10.1.0.1', 'Safari');
  await openSession(otherAddress, '10.1.0.2', 'Firefox');
  await openSession(abroad, '10.1.0.1', 'Firefox', OTHER_BRAND_ID);
  expect(await readSharing(db.pool, who, SINCE)).toEqual({ addresses: 0, devices: 1 });
});

test('a browser without a name is nobody’s device', async () => {
  const [who, other] = [await member(), await member()];
  for (const id of [who, other]) await openSession(id, '10.2.0.1', '');
  expect(await readSharing(db.pool, who, SINCE)).toEqual({ addresses: 0, devices: 0 });
});
