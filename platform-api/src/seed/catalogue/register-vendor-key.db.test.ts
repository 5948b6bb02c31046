import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database';
import { createSecretBox } from '../../platform/secret-box';
import { newToken } from '../../platform/secrets';
import { seedMoneyTest, TEST_VENDOR } from '../../modules/money/ledger/money.fixture';
import { type AuditActor, createAudit } from '../../modules/operators/audit/audit';
import { createVendorKeys, type VendorKeys } from '../../modules/games/vendor-wallet/keys/key-service';
import { makeVendorKeys } from '../../modules/games/vendor-wallet/vendor-double.fixture';
import { registerVendorKey } from './register-vendor-key';

let db: TestDatabase;
let keys: VendorKeys;
let operatorId: number;
const [folder, laterFolder, operators] = [makeVendorKeys(), makeVendorKeys(), makeVendorKeys()];
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool, folder.publicPem);
  keys = createVendorKeys(db.pool, createSecretBox(newToken()), createAudit(db.pool));
  const { rows } = await db.pool.query<{ id: number }>(
    `insert into operator (email, name, password_hash, rights, brand_ids) values ('a@b.c', 'a', '', '{}', '{}') returning id`,
  );
  operatorId = rows[0]?.id ?? 0;
});
afterAll(() => db.drop());
beforeEach(() => db.pool.query('delete from vendor_key'));

const seed = (publicPem: string) =>
  inTransaction(db.pool, (client) => registerVendorKey(client, [TEST_VENDOR.code], publicPem));
/** The console acts as the operator, the command line as the system. */
const addByOperator = (actor: AuditActor = { kind: 'operator', id: operatorId }) =>
  keys.addPublicKey(TEST_VENDOR.code, operators.publicPem, {
    actor,
    reason: 'the vendor rotates its key',
  });
const validKeys = async () =>
  (await db.pool.query<{ key: string }>('select public_key as key from vendor_key where retired_at is null')).rows
    .map(({ key }) => key)
    .toSorted();

test.each(['operator', 'system'] as const)('a seed keeps the key that an %s has added, and its own', async (kind) => {
  await seed(folder.publicPem);
  await addByOperator(kind === 'system' ? { kind } : { kind, id: operatorId });
  for (let run = 0; run < 3; run += 1) await seed(folder.publicPem);
  expect(await validKeys()).toEqual([folder.publicPem, operators.publicPem].toSorted());
});

test('a seed of another state folder replaces its own key only, and both changes are audited', async () => {
  await seed(folder.publicPem);
  await addByOperator();
  await seed(laterFolder.publicPem);
  expect(await validKeys()).toEqual([laterFolder.publicPem, operators.publicPem].toSorted());
  const { rows } = await db.pool.query<{ action: string }>(
    `select action from audit_log where reason like 'the seed%' order by id desc limit 2`,
  );
  expect(rows.map(({ action }) => action).toSorted()).toEqual(['vendor-key.retired', 'vendor-key.seeded']);
});

test('a seed gives no key to a vendor whose only key is an operator’s', async () => {
  await seed(folder.publicPem);
  await addByOperator();
  const seeded = (await keys.list(TEST_VENDOR.code)).at(-1);
  await keys.retire(TEST_VENDOR.code, seeded?.id ?? 0n, {
    actor: { kind: 'operator', id: operatorId },
    reason: 'done',
  });
  await seed(folder.publicPem);
  expect(await validKeys()).toEqual([operators.publicPem]);
});
