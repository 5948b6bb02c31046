import { sha256Hex } from '@marquee/contract/fairness/fair-bytes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyFunctions } from '../../../../platform/database-functions';
import { inTransaction } from '../../../../platform/database';
import { sqlFolders } from '../../../../platform/migrate';
import { type EarlierDatabase, migratedUntil } from '../../../../testing/migrated-until';
import { createSeedPairs } from './seed-pairs';

let db: EarlierDatabase;
beforeAll(async () => {
  db = await migratedUntil('0301_seeds_published_ahead.sql');
});
afterAll(() => db.drop());

const seedOf = (name: string) => sha256Hex(`server seed of ${name}`);

async function insertPair(player: string, isRevealed: boolean): Promise<void> {
  const seed = await seedOf(`${player} ${isRevealed}`);
  await db.pool.query(
    `insert into in_house_seed_pair (player, server_seed, server_seed_hash, client_seed, next_nonce, revealed_at)
     values ($1, $2, $3, 'made by the house', 7, $4)`,
    [player, seed, await sha256Hex(seed), isRevealed ? new Date() : null],
  );
}

test('pairs from before stay provable, but take no further round; rounds and rains from before keep their rows', async () => {
  await insertPair('old', true);
  await insertPair('old', false);
  const roundSeed = await seedOf('crash');
  await db.pool.query(
    `with chain as (insert into crash_chain (anchor, last_seed, length, used) values ($1, $2, 1, 1) returning id)
     insert into crash_round (chain_id, position, seed, seed_hash, state, betting_closes_at, took_off_at, salt, crash_hundredths, finished_at)
     select id, 1, $2, $1, 'crashed', now(), now(), 'seed:of:players', 200, now() from chain`,
    [await sha256Hex(roundSeed), roundSeed],
  );
  await db.migrate();
  const client = await db.pool.connect();
  await applyFunctions(client, sqlFolders.functions);
  client.release();

  const seeds = createSeedPairs(db.pool);
  const before = await seeds.show('old');
  expect(before).toMatchObject({ clientSeed: '', nonce: 0, revealed: { serverSeed: await seedOf('old true') } });
  await expect(inTransaction(db.pool, (tx) => seeds.take(tx, 'old'))).rejects.toMatchObject({
    code: 'client_seed_required',
  });
  const after = await seeds.rotate('old', { clientSeed: 'mine', serverSeedHash: before.nextServerSeedHash });
  expect(after).toMatchObject({
    serverSeedHash: before.nextServerSeedHash,
    clientSeed: 'mine',
    revealed: { serverSeed: await seedOf('old false'), clientSeed: 'made by the house', rounds: 7 },
  });
  expect((await inTransaction(db.pool, (tx) => seeds.take(tx, 'old'))).nonce).toBe(0);
  const { rows } = await db.pool.query('select salt, beacon_round from crash_round');
  expect(rows).toEqual([{ salt: 'seed:of:players', beacon_round: null }]);
});
