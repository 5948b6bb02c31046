import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dropMigrated } from '../testing/drop-migrated';
import { readFunctionSources } from './database-functions';
import { migrate, type SqlFolders, sqlFolders } from './migrate';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => dropMigrated(db));

/** The functions of the product's schema, without those of extensions. */
async function namesInDatabase(): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select p.proname as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
     order by p.proname collate "C"`,
  );
  return rows.map(({ name }) => name);
}

describe('the functions of a migrated database', () => {
  test('match sql/functions: one file and one signature for each', async () => {
    const sources = await readFunctionSources(sqlFolders.functions);
    expect(await namesInDatabase()).toEqual(sources.map(({ name }) => name).sort());
  });

  test('match their files, and every body is valid', async () => {
    const client = await db.pool.connect();
    const definitionOf = async (name: string) => {
      const { rows } = await client.query<{ text: string }>('select pg_get_functiondef($1::regproc) as text', [name]);
      return rows[0]?.text;
    };
    try {
      for (const { name, sql } of await readFunctionSources(sqlFolders.functions)) {
        const definition = await definitionOf(name);
        await client.query('begin');
        await client.query(sql);
        expect(await definitionOf(name)).toBe(definition);
        await client.query('rollback');
      }
    } finally {
      client.release(true);
    }
  });
});

describe('applying functions', () => {
  let folders: SqlFolders;
  beforeEach(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'marquee-functions-'));
    folders = { ...sqlFolders, migrations: join(folder, 'migrations'), functions: join(folder, 'functions') };
    await cp(sqlFolders.migrations, folders.migrations, { recursive: true });
    await cp(sqlFolders.functions, folders.functions, { recursive: true });
  });
  afterEach(() => rm(join(folders.migrations, '..'), { recursive: true }));

  const write = (name: string, body: string) =>
    writeFile(
      join(folders.functions, `${name}.sql`),
      `create or replace function ${name}() returns integer language sql as $$ ${body} $$;`,
    );
  const applied = async () => (await migrate(db.pool, folders)).applied;
  const answerOf = async (name: string) => {
    const { rows } = await db.pool.query<{ answer: number }>(`select ${name}() as answer`);
    return rows[0]?.answer;
  };

  test('replaces changed ones once, in any order of their calls', async () => {
    await write('a_caller', 'select a_number() + 1');
    await write('a_number', 'select 1');
    expect(await applied()).toEqual(['a_caller', 'a_number']);
    expect(await applied()).toEqual([]);
    await write('a_number', 'select 41');
    expect(await applied()).toEqual(['a_number']);
    expect(await answerOf('a_caller')).toBe(42);
  });

  test('replaces all of them after a migration, which may have dropped some', async () => {
    await write('a_number', 'select 1');
    await applied();
    await writeFile(
      join(folders.migrations, '9000_drop.sql'),
      'drop function if exists a_caller(); drop function a_number();',
    );
    expect(await applied()).toEqual(expect.arrayContaining(['9000_drop.sql', 'a_number', 'place_bets', 'settle_bets']));
    expect(await answerOf('a_number')).toBe(1);
    await db.pool.query(`delete from schema_migration where name = '9000_drop.sql'`);
  });

  test('replaces none when one of them fails', async () => {
    await write('b_number', 'select 1');
    await applied();
    await write('b_number', 'select 2');
    await writeFile(join(folders.functions, 'c_broken.sql'), 'create or replace function c_broken(');
    await expect(migrate(db.pool, folders)).rejects.toThrow('function c_broken failed');
    expect(await answerOf('b_number')).toBe(1);
  });

  test('is done by one of several processes that start together', async () => {
    await write('d_number', 'select 7');
    const runs = await Promise.all([applied(), applied(), applied()]);
    expect(runs.filter((names) => names.includes('d_number'))).toHaveLength(1);
    expect(await answerOf('d_number')).toBe(7);
  });

  test('leaves the functions of a newer release alone', async () => {
    await write('e_number', 'select 1');
    await db.pool.query(`insert into schema_migration (name, checksum) values ('9999_newer.sql', '')`);
    expect(await migrate(db.pool, folders)).toEqual({ applied: [], isNewer: true });
    await db.pool.query(`delete from schema_migration where name = '9999_newer.sql'`);
    expect(await applied()).toContain('e_number');
  });
});
