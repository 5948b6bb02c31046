import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSecretBox } from '../../../../platform/secret-box';
import { newToken } from '../../../../platform/secrets';
import { makeMember, seedMoneyTest, TEST_VENDOR, UNIT } from '../../../money/ledger/money.fixture';
import { createAudit } from '../../../operators/audit/audit';
import { betFields, callWallet, launch, makeVendorKeys } from '../vendor-double.fixture';
import { startWalletServer, type WalletServer } from '../wallet-server.fixture';
import { createVendorKeys, type VendorKeys } from './key-service';

const [first, second, third] = [makeVendorKeys(), makeVendorKeys(), makeVendorKeys()];
const change = { actor: { kind: 'system' }, reason: 'rotation of the year' } as const;
let db: TestDatabase;
let keys: VendorKeys;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool, first.publicPem);
  keys = createVendorKeys(db.pool, createSecretBox(newToken()), createAudit(db.pool));
});
afterAll(() => db.drop());

/** A new process with empty caches. */
async function withServer<Result>(work: (app: WalletServer) => Promise<Result>): Promise<Result> {
  const app = await startWalletServer(db.url);
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

test('accepts two keys during a rotation, and no retired one', async () => {
  const { id, walletUser } = await makeMember(db.pool, 10n * UNIT);
  const token = await launch(db.pool, id);
  const statusWith = (signing: typeof first) =>
    withServer(
      async ({ server }) =>
        (await callWallet(server, signing, 'bet', betFields(walletUser, token, { amount: 1 }))).status,
    );

  expect(await statusWith(second)).toBe('RS_ERROR_INVALID_SIGNATURE');
  await keys.addPublicKey(TEST_VENDOR.code, second.publicPem, change);
  expect([await statusWith(first), await statusWith(second)]).toEqual(['RS_OK', 'RS_OK']);

  await expect(keys.addPublicKey(TEST_VENDOR.code, third.publicPem, change)).rejects.toThrow('two valid rsa keys');
  const oldest = (await keys.list(TEST_VENDOR.code)).at(-1);
  await keys.retire(TEST_VENDOR.code, oldest?.id ?? 0n, change);
  expect([await statusWith(first), await statusWith(second)]).toEqual(['RS_ERROR_INVALID_SIGNATURE', 'RS_OK']);

  await keys.addPublicKey(TEST_VENDOR.code, third.publicPem, change);
  expect(await statusWith(third)).toBe('RS_OK');
});

test('records every change in the audit log with its reason, without the key', async () => {
  const { rows } = await db.pool.query<{ action: string; subject: string; reason: string; details: object }>(
    'select action, subject, reason, details from audit_log order by id',
  );
  expect(rows.map(({ action }) => action)).toEqual(['vendor-key.added', 'vendor-key.retired', 'vendor-key.added']);
  for (const { subject, reason } of rows)
    expect([subject, reason]).toEqual([`vendor:${TEST_VENDOR.code}`, 'rotation of the year']);
  const [, secondLine = ''] = second.publicPem.split('\n');
  expect(secondLine.length).toBeGreaterThan(40);
  expect(JSON.stringify(rows)).not.toContain(secondLine);
});

let secrets: string[];

test('accepts concurrently added keys only up to the maximum', async () => {
  const added = await Promise.allSettled(Array.from({ length: 6 }, () => keys.addSecret(TEST_VENDOR.code, change)));
  secrets = added.flatMap((result) => (result.status === 'fulfilled' ? [result.value.secret] : []));
  expect(secrets).toHaveLength(2);
});

test('refuses an invalid key, an unknown vendor, and the retirement of an unknown key', async () => {
  await expect(keys.addPublicKey(TEST_VENDOR.code, 'no key', change)).rejects.toThrow();
  await expect(keys.addPublicKey('NOBODY', first.publicPem, change)).rejects.toThrow('no vendor NOBODY');
  await expect(keys.retire(TEST_VENDOR.code, 999n, change)).rejects.toThrow('no valid key 999');
});

test('stores a secret encrypted only', async () => {
  const { rows } = await db.pool.query<{ sealed_secret: Buffer }>(
    `select sealed_secret from vendor_key where kind = 'hmac'`,
  );
  expect(rows).toHaveLength(2);
  for (const { sealed_secret } of rows)
    for (const secret of secrets) expect(sealed_secret.includes(secret)).toBe(false);
});
