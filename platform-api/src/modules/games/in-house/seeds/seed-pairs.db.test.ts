import { sha256Hex } from '@marquee/contract/fairness/fair-bytes';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../../platform/database';
import { createSeedPairs, type SeedPairs } from './seed-pairs';

let db: TestDatabase;
let seeds: SeedPairs;
beforeAll(async () => {
  db = await createTestDatabase();
  seeds = createSeedPairs(db.pool);
});
afterAll(() => db.drop());

const take = (player: string) => inTransaction(db.pool, (client) => seeds.take(client, player));

test('shows the hash of the next server seed before it takes a client seed, and uses that one', async () => {
  const first = await seeds.show('ada');
  expect(first).toMatchObject({ clientSeed: '', nonce: 0, revealed: null });
  expect(first.serverSeedHash).toBe(first.nextServerSeedHash);
  const chosen = { clientSeed: 'mine', serverSeedHash: first.nextServerSeedHash };
  const active = await seeds.rotate('ada', chosen);
  expect(active).toMatchObject({ serverSeedHash: first.nextServerSeedHash, clientSeed: 'mine', nonce: 0 });
  expect(active.nextServerSeedHash).not.toBe(active.serverSeedHash);

  const second = await seeds.rotate('ada', { clientSeed: 'other', serverSeedHash: active.nextServerSeedHash });
  expect(second.serverSeedHash).toBe(active.nextServerSeedHash);
  expect(await sha256Hex(second.revealed?.serverSeed ?? '')).toBe(first.nextServerSeedHash);
});

test('takes no round before the player has chosen a client seed, and never chooses one itself', async () => {
  await expect(take('bob')).rejects.toMatchObject({ code: 'client_seed_required' });
  await seeds.show('bob');
  await expect(take('bob')).rejects.toMatchObject({ code: 'client_seed_required' });
  const { nextServerSeedHash } = await seeds.show('bob');
  await seeds.rotate('bob', { clientSeed: 'of bob', serverSeedHash: nextServerSeedHash });
  expect(await take('bob')).toMatchObject({ clientSeed: 'of bob', serverSeedHash: nextServerSeedHash, nonce: 0 });
});

test('refuses a client seed for a hash that was not shown, or is not the next one any more', async () => {
  await expect(seeds.rotate('cyd', { clientSeed: 'x' })).rejects.toMatchObject({ code: 'seeds_changed' });
  const { nextServerSeedHash: serverSeedHash } = await seeds.show('cyd');
  const both = await Promise.allSettled([1, 2].map(() => seeds.rotate('cyd', { clientSeed: 'x', serverSeedHash })));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(seeds.rotate('cyd', { clientSeed: 'x', serverSeedHash })).rejects.toMatchObject({
    code: 'seeds_changed',
  });
});

test('takes a client seed once: the house knows the one in use when it publishes the next server seed', async () => {
  await seeds.show('fay');
  await seeds.rotate('fay', { clientSeed: 'lucky' });
  await seeds.rotate('fay', { clientSeed: 'other' });
  for (const clientSeed of ['lucky', 'other'])
    await expect(seeds.rotate('fay', { clientSeed })).rejects.toMatchObject({ code: 'client_seed_used' });
  await expect(
    db.pool.query(
      `update in_house_seed_pair set client_seed = 'lucky', client_seed_at = now() where player = 'fay' and client_seed is null`,
    ),
  ).rejects.toThrow('used once');
});

test('publishes one next seed, however often it is shown at the same time', async () => {
  const shown = await Promise.all(Array.from({ length: 20 }, () => seeds.show('dee')));
  expect(new Set(shown.map(({ nextServerSeedHash }) => nextServerSeedHash)).size).toBe(1);
});

test('the database refuses a pair whose client seed was there first, and every later change', async () => {
  const seed = 'f'.repeat(64);
  const insert = `insert into in_house_seed_pair (player, server_seed, server_seed_hash, client_seed) values ('eve', $1, $2, $3)`;
  await expect(db.pool.query(insert, [seed, await sha256Hex(seed), 'known'])).rejects.toThrow('published before');
  await expect(db.pool.query(insert, [seed, '0'.repeat(64), null])).rejects.toMatchObject({ code: '23514' });
  const inOne = inTransaction(db.pool, async (client) => {
    await client.query(insert, [seed, await sha256Hex(seed), null]);
    await client.query(
      `update in_house_seed_pair set client_seed = 'known', client_seed_at = now() where player = 'eve'`,
    );
  });
  await expect(inOne, 'in the transaction that made the seed').rejects.toMatchObject({ code: '23514' });

  const { nextServerSeedHash } = await seeds.show('eve');
  const change = (what: string) =>
    db.pool.query(`update in_house_seed_pair set ${what} where player = 'eve' and server_seed_hash = $1`, [
      nextServerSeedHash,
    ]);
  const published = ['id = default', `player = 'mallory'`, `server_seed = 'x'`, `created_at = now()`];
  for (const what of [...published, `client_seed = 'x'`, 'revealed_at = now()', 'next_nonce = 1'])
    await expect(change(what), what).rejects.toMatchObject({ code: '23514' });
  await seeds.rotate('eve', { clientSeed: 'of eve', serverSeedHash: nextServerSeedHash });
  await take('eve');
  for (const what of [
    ...published,
    `client_seed = 'x'`,
    'client_seed = null',
    'client_seed_at = null',
    'next_nonce = 0',
  ])
    await expect(change(what), what).rejects.toMatchObject({ code: '23514' });
  await seeds.rotate('eve', { clientSeed: 'again' });
  for (const what of ['revealed_at = null', 'next_nonce = next_nonce + 1'])
    await expect(change(what), what).rejects.toMatchObject({ code: '23514' });
  await expect(db.pool.query('delete from in_house_seed_pair')).rejects.toThrow('never deleted');
});
