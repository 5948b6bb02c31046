import type pg from 'pg';
import { TEST_BRAND, TEST_GAME, TEST_VENDOR } from '../src/modules/money/ledger/money.fixture';
import { seedPlayers } from './seed';

/** A round is a bet and, every second time, a win: three postings of two entries each for two rounds. */
const ENTRIES_PER_PAIR_OF_ROUNDS = 6;
const BATCH = 2_000;

/** Plays rounds until the ledger holds the given number of entries, through the ledger's own functions. */
export async function seedRounds(pool: pg.Pool, members: number, entries: number): Promise<void> {
  await seedPlayers(pool, null, members, 0);
  const pairs = Math.ceil(entries / ENTRIES_PER_PAIR_OF_ROUNDS);
  for (let position = 0; position < pairs; position += BATCH / 2) await playRounds(pool, position * 2, BATCH);
  await pool.query('vacuum analyze');
}

/** The database generates the requests: sending a million of them would take longer than playing them. */
async function playRounds(pool: pg.Pool, from: number, count: number): Promise<void> {
  const range = `with player as (select array_agg(id order by id) as ids from member), round as (
      select i, 'round-' || i as key, ids[1 + i::bigint * 7919 % cardinality(ids)] as member_id
      from player, generate_series($1::int, $1::int + $2::int - 1) i)`;
  await pool.query(
    `${range} select count(*) from place_bets((select json_agg(json_build_object(
       'ord', i, 'source', $3::text, 'key', key, 'request_uuid', key, 'fingerprint', '\\x01', 'brand_id', $4::int,
       'member_id', member_id, 'vendor_id', $5::int, 'game_id', $6::int, 'game_type', $7::text, 'round_id', key,
       'round_closed', i % 2 = 1, 'is_free', false, 'stake', 100000)) from round))`,
    [from, count, `vendor:${TEST_VENDOR.code}`, TEST_BRAND.id, TEST_VENDOR.id, TEST_GAME.id, TEST_GAME.type],
  );
  await pool.query(
    `${range} select count(*) from settle_bets((select json_agg(json_build_object(
       'ord', i, 'source', $3::text, 'key', key || '-win', 'fingerprint', '\\x02', 'bet_key', key, 'member_id', member_id,
       'round_closed', true, 'payout', 150000)) from round where i % 2 = 0))`,
    [from, count, `vendor:${TEST_VENDOR.code}`],
  );
}
