import { afterAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database';

const databases: TestDatabase[] = [];
const make = async () => {
  const database = await createTestDatabase();
  databases.push(database);
  return database;
};

afterAll(async () => {
  for (const database of databases) await database.drop();
});

test('gives every caller a database of its own', async () => {
  const [first, second] = [await make(), await make()];
  await first.pool.query('create table only_here (id int8)');
  const { rows } = await second.pool.query(`select to_regclass('only_here') as found`);
  expect(rows).toEqual([{ found: null }]);
});

test('reads int8 as bigint beyond the exact numbers', async () => {
  const { pool } = await make();
  const { rows } = await pool.query('select 9007199254740993::int8 as amount, 7::int4 as small');
  expect(rows).toEqual([{ amount: 9007199254740993n, small: 7 }]);
});

test('refuses a time that lost its microseconds as a value of a statement', async () => {
  const { pool } = await make();
  const read = async (time: string) =>
    (await pool.query<{ at: Date }>('select $1::timestamptz as at', [time])).rows[0]?.at;
  const [exact, inexact] = [await read('2026-01-02 03:04:05.678Z'), await read('2026-01-02 03:04:05.678901Z')];
  await expect(pool.query('select $1::timestamptz', [exact])).resolves.toMatchObject({ rowCount: 1 });
  await expect(pool.query('select $1::timestamptz', [inexact])).rejects.toThrow('lost its microseconds');
  await expect(pool.query({ text: 'select $1::timestamptz', values: [inexact] })).rejects.toThrow(
    'lost its microseconds',
  );
});

test('drops the database even with open connections', async () => {
  const { pool } = await make();
  const other = await make();
  const client = await other.pool.connect();
  client.on('error', () => undefined);
  client.release();
  await other.drop();
  const name = new URL(other.url).pathname.slice(1);
  const { rowCount } = await pool.query('select 1 from pg_database where datname = $1', [name]);
  expect(rowCount).toBe(0);
});
