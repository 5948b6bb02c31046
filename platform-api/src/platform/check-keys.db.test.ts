import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { checkKeys, recordKeys } from './check-keys';
import { type KeyFolder, stateKeys } from './key-file';
import { StartFault } from './start-fault';

let db: TestDatabase;
const homes: string[] = [];
beforeAll(async () => void (db = await createTestDatabase()));
afterEach(async () => {
  await db.pool.query('delete from key_fingerprint');
  for (const home of homes.splice(0)) await rm(home, { recursive: true });
});
afterAll(() => db.drop());

/** A machine with key files. */
async function machine(keys: Readonly<Record<string, string>>): Promise<KeyFolder> {
  const home = await mkdtemp(join(tmpdir(), 'keys-'));
  homes.push(home);
  await mkdir(join(home, 'keys'));
  for (const [name, content] of Object.entries(keys)) await writeFile(join(home, 'keys', name), content);
  return stateKeys(home);
}
const isShared = (name: string) => name !== 'own.key';
const record = async (keys: Readonly<Record<string, string>>) => recordKeys(db.pool, await machine(keys), isShared);
const check = async (keys: Readonly<Record<string, string>>) =>
  checkKeys(db.pool, await machine(keys)).catch((error: unknown) => (error as StartFault).message);

test('a new database takes the keys of its first machine, which starts again with them', async () => {
  const folder = await machine({ 'payee.key': 'one' });
  await checkKeys(db.pool, folder);
  await recordKeys(db.pool, folder, isShared);
  await expect(checkKeys(db.pool, folder)).resolves.toBeUndefined();
});

test('a machine without keys, or with others, is told which', async () => {
  await record({ 'payee.key': 'one', 'public-id.key': 'two', 'identity-1.key': 'three' });
  expect(await check({ 'payee.key': 'one', 'public-id.key': 'other' })).toMatch(
    /not those of the database: identity-1\.key is missing, public-id\.key is another\. Copy the folder/,
  );
  await expect(checkKeys(db.pool, stateKeys('/nonexistent'))).rejects.toThrow(StartFault);
});

test('a machine with the same keys and some of its own starts, and a rotated key is asked for from then on', async () => {
  await record({ 'identity-1.key': 'one', 'own.key': 'here' });
  expect(await check({ 'identity-1.key': 'one', 'own.key': 'there' })).toBeUndefined();
  await record({ 'identity-1.key': 'one', 'identity-2.key': 'two' });
  expect(await check({ 'identity-1.key': 'one' })).toMatch('identity-2.key is missing');
  expect(await check({ 'identity-2.key': 'two' }), 'the one before may be gone').toBeUndefined();
  expect(await check({ 'identity-2.key': 'other' })).toMatch('identity-2.key is another');
});

test('of two machines that make the keys of a new database at once, one starts', async () => {
  const outcomes = await Promise.allSettled(['one', 'two'].map((content) => record({ 'payee.key': content })));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
