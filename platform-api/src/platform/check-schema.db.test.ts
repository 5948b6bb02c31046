import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSchema } from './migrate';
import { StartFault } from './start-fault';

let db: TestDatabase;
beforeAll(async () => void (db = await createTestDatabase()));
afterAll(() => db.drop());

test('starts on the schema of this release and on a later one, and on none before', async () => {
  await expect(checkSchema(db.pool)).resolves.toBeUndefined();
  await db.pool.query(`insert into schema_migration (name, checksum) values ('9999_later.sql', '')`);
  await expect(checkSchema(db.pool)).resolves.toBeUndefined();
  await db.pool.query(`delete from schema_migration where name like '0348%'`);
  await expect(checkSchema(db.pool)).rejects.toThrow(
    /^The database is older than this release \(0348_key_fingerprints\.sql is missing\)/,
  );
});

test('does not start on a database without any schema', async () => {
  await db.pool.query('drop table schema_migration');
  await expect(checkSchema(db.pool)).rejects.toThrow(StartFault);
});
