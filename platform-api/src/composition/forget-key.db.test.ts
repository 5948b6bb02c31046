import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAudit } from '../modules/operators/audit/audit';
import { readFingerprints } from '../platform/key-fingerprint-repository';
import { forgetKey } from './forget-key';

let db: TestDatabase;
beforeAll(async () => void (db = await createTestDatabase()));
afterAll(() => db.drop());

const forget = (name: string) => forgetKey(db.pool, createAudit(db.pool), { name, reason: 'the disk is lost' });

test('a key is forgotten once, with a reason that stays, and the others are kept', async () => {
  await db.pool.query(
    `insert into key_fingerprint (name, fingerprint) select name, sha256('x') from unnest('{payee.key,public-id.key}'::text[]) name`,
  );
  await forget('payee.key');
  expect([...(await readFingerprints(db.pool)).keys()]).toEqual(['public-id.key']);
  await expect(forget('payee.key')).rejects.toThrow('the database knows no key payee.key');
  const { rows } = await db.pool.query('select action, subject, reason from audit_log');
  expect(rows).toEqual([{ action: 'key.forgotten', subject: 'key:payee.key', reason: 'the disk is lost' }]);
});
