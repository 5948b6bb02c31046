import type { Queryable } from '../../../../platform/database';

/** A seed pair of a player; seeds and hashes in hex. */
export interface SeedPairRow {
  readonly id: bigint;
  readonly server_seed: string;
  /** SHA-256 of the server seed, published before the first round. */
  readonly server_seed_hash: string;
  readonly client_seed: string;
  readonly next_nonce: number;
  /** Null while the pair is the active one. */
  readonly revealed_at: Date | null;
}

type NewSeedPair = Pick<SeedPairRow, 'server_seed' | 'server_seed_hash' | 'client_seed'> & { readonly player: string };

/** Statements that find a row where a round of the player, `$1`, is in play. */
const ROUNDS_IN_PLAY = `select from mines_round where player = $1 and state in ('placing', 'open')
  union all select from hi_lo_round where player = $1 and state in ('placing', 'open')
  union all select from instant_round where player = $1 and state = 'placing'`;

/** Writes active pairs for the players who have none; a player's active pair stays as it is. */
export async function insertSeedPairs(db: Queryable, pairs: readonly NewSeedPair[]): Promise<void> {
  await db.query({
    name: 'ensure-seed-pairs',
    text: `insert into in_house_seed_pair (player, server_seed, server_seed_hash, client_seed)
           select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])
           on conflict (player) where revealed_at is null do nothing`,
    values: [
      pairs.map(({ player }) => player),
      pairs.map(({ server_seed }) => server_seed),
      pairs.map(({ server_seed_hash }) => server_seed_hash),
      pairs.map(({ client_seed }) => client_seed),
    ],
  });
}

/**
 * Counts the nonce of the player's active pair up by one.
 * @returns the pair after it, whose taken nonce is `next_nonce - 1`; null without an active pair
 */
export async function takeNonce(db: Queryable, player: string): Promise<SeedPairRow | null> {
  const { rows } = await db.query<SeedPairRow>({
    name: 'take-nonce',
    text: 'update in_house_seed_pair set next_nonce = next_nonce + 1 where player = $1 and revealed_at is null returning *',
    values: [player],
  });
  return rows[0] ?? null;
}

/** The client seeds of the active pairs by player; players without one are left out. */
export async function readClientSeeds(db: Queryable, players: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ player: string; client_seed: string }>({
    name: 'client-seeds',
    text: 'select player, client_seed from in_house_seed_pair where player = any($1) and revealed_at is null',
    values: [players],
  });
  return new Map(rows.map((row) => [row.player, row.client_seed]));
}

/** The player's active pair and the one before it, in this order. */
export async function readLatestPairs(db: Queryable, player: string): Promise<SeedPairRow[]> {
  const { rows } = await db.query<SeedPairRow>({
    name: 'latest-seed-pairs',
    text: 'select * from in_house_seed_pair where player = $1 order by id desc limit 2',
    values: [player],
  });
  return rows;
}

/** Locks the player's active pair until the transaction ends. @returns its id, null without one */
export async function lockActivePair(db: Queryable, player: string): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>(
    'select id from in_house_seed_pair where player = $1 and revealed_at is null for update',
    [player],
  );
  return rows[0]?.id ?? null;
}

/** Whether a round of the player still needs the active pair to stay hidden. */
export async function hasRoundInPlay(db: Queryable, player: string): Promise<boolean> {
  const { rowCount } = await db.query(ROUNDS_IN_PLAY, [player]);
  return (rowCount ?? 0) > 0;
}

/** Makes the pair a past one whose server seed is public. */
export async function markRevealed(db: Queryable, pairId: bigint | null): Promise<void> {
  await db.query('update in_house_seed_pair set revealed_at = now() where id = $1', [pairId]);
}
