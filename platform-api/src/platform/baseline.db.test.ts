import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mustVerify } from '../modules/money/ledger/money.fixture';
import { describeSchema } from '../testing/describe-schema';
import { dropMigrated } from '../testing/drop-migrated';
import { migrate, type SqlFolders, sqlFolders } from './migrate';

/** A database of PostgreSQL 15 as the last migration before the baseline left it: brands, members who played, proposals. */
const DUMP = fileURLToPath(new URL('../testing/before-baseline.sql.gz', import.meta.url));
const LAST = '0285_promotion_proposals.sql';

let dump: string;
let fresh: TestDatabase;
let db: TestDatabase;
beforeAll(async () => {
  dump = gunzipSync(await readFile(DUMP)).toString();
  fresh = await createTestDatabase();
});
beforeEach(async () => {
  db = await createTestDatabase();
  await db.pool.query('drop schema public cascade; create schema public');
});
afterEach(() => dropMigrated(db));
afterAll(() => fresh.drop());

async function restore(): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query(dump);
    // A dump empties the search path of its connection.
    await client.query('discard all');
  } finally {
    client.release();
  }
}

const recorded = async () =>
  (await db.pool.query<{ name: string }>('select name from schema_migration order by name')).rows.map(
    ({ name }) => name,
  );
const proposals = async () => (await db.pool.query<{ reason: string }>('select * from proposal order by reason')).rows;

describe('a database from before the baseline', () => {
  beforeEach(restore);

  test('gets the tables of a new one and keeps its rows, and its ledger is sound', async () => {
    const before = await proposals();
    expect(before).toHaveLength(5);
    const { applied, isNewer } = await migrate(db.pool);
    expect(applied[0]).toBe('baseline');
    expect(isNewer).toBe(false);
    expect(await describeSchema(db.pool)).toEqual(await describeSchema(fresh.pool));
    expect(await proposals()).toEqual(before);
    const { rows } = await db.pool.query(
      `select count(*)::int as wallets, sum(balance) as cash from wallet where kind = 'cash'`,
    );
    expect(rows).toEqual([{ wallets: 3, cash: expect.stringMatching(/^\d+$/) as unknown }]);
    await mustVerify(db.pool);
    expect((await migrate(db.pool)).applied).toEqual([]);
  });

  test('is refused while it is older than the last of those migrations, and is left as it was', async () => {
    await db.pool.query('delete from schema_migration where name = $1', [LAST]);
    await expect(migrate(db.pool)).rejects.toThrow(`bring it to ${LAST}`);
    expect(await recorded()).not.toContain('baseline');
  });

  test('is refused with a migration of other content', async () => {
    await db.pool.query(`update schema_migration set checksum = 'other' where name = '0012_bet.sql'`);
    await expect(migrate(db.pool)).rejects.toThrow('the database stands at');
  });

  test('keeps the functions of a newer release', async () => {
    await db.pool.query(`insert into schema_migration (name, checksum) values ('9999_newer.sql', '')`);
    const { applied, isNewer } = await migrate(db.pool);
    expect(isNewer).toBe(true);
    expect(applied.filter((name) => name !== 'baseline' && !name.endsWith('.sql'))).toEqual([]);
  });
});

describe('a new database', () => {
  let folders: SqlFolders;
  beforeEach(async () => {
    const baseline = await mkdtemp(join(tmpdir(), 'marquee-baseline-'));
    await cp(sqlFolders.baseline, baseline, { recursive: true });
    folders = { ...sqlFolders, baseline };
  });
  afterEach(() => rm(folders.baseline, { recursive: true }));

  test('gets all of the baseline or nothing', async () => {
    await writeFile(join(folders.baseline, '9-last.sql'), 'create table half (');
    await expect(migrate(db.pool, folders)).rejects.toThrow('syntax error');
    const { rows } = await db.pool.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    );
    expect(rows).toEqual([{ relname: 'schema_function' }, { relname: 'schema_migration' }]);
    await rm(join(folders.baseline, '9-last.sql'));
    expect((await migrate(db.pool, folders)).applied).toContain('baseline');
    expect(await describeSchema(db.pool)).toEqual(await describeSchema(fresh.pool));
  });

  test('is refused once the baseline has other content', async () => {
    await migrate(db.pool, folders);
    await writeFile(join(folders.baseline, '9-last.sql'), 'select 1');
    await expect(migrate(db.pool, folders)).rejects.toThrow('the baseline was changed');
  });
});
