import type { Queryable } from '../../../../platform/database';

/** A seed pair of a player; seeds and hashes in hex. */
export interface SeedPairRow {
  readonly id: bigint;
  readonly server_seed: string;
  /** SHA-256 of the server seed, published before the client seed was taken. */
  readonly server_seed_hash: string;
  /** Null while the pair is the next one. */
  readonly client_seed: string | null;
  /** When the client seed was taken; null for the next pair, and for pairs whose client seed was there first. */
  readonly client_seed_at: Date | null;
  readonly next_nonce: number;
  readonly revealed_at: Date | null;
}

/** Statements that find a row where a round of the player, `$1`, is in play. */
const ROUNDS_IN_PLAY = `select from mines_round where player = $1 and state in ('placing', 'open')
  union all select from hi_lo_round where player = $1 and state in ('placing', 'open')
  union all select from instant_round where player = $1 and state = 'placing'`;

/** Publishes the server seed of the player's next pair; one that was published stays. */
export async function insertNextPair(
  db: Queryable,
  { player, serverSeed, serverSeedHash }: Record<'player' | 'serverSeed' | 'serverSeedHash', string>,
): Promise<void> {
  await db.query({
    name: 'insert-next-seed-pair',
    text: `insert into in_house_seed_pair (player, server_seed, server_seed_hash) values ($1, $2, $3)
           on conflict (player) where client_seed is null do nothing`,
    values: [player, serverSeed, serverSeedHash],
  });
}

/** Whether the player's next pair is published. */
export async function hasNextPair(db: Queryable, player: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'has-next-seed-pair',
    text: 'select from in_house_seed_pair where player = $1 and client_seed is null',
    values: [player],
  });
  return rowCount === 1;
}

/**
 * Counts the nonce of the player's active pair up by one.
 * @returns the pair after it, whose taken nonce is `next_nonce - 1`; null without an active pair whose client seed came after the hash
 */
export async function takeNonce(
  db: Queryable,
  player: string,
): Promise<(SeedPairRow & { readonly client_seed: string }) | null> {
  const { rows } = await db.query<SeedPairRow & { readonly client_seed: string }>({
    name: 'take-nonce',
    text: `update in_house_seed_pair set next_nonce = next_nonce + 1
           where player = $1 and revealed_at is null and client_seed_at is not null returning *`,
    values: [player],
  });
  return rows[0] ?? null;
}

/** The player's next pair, the active one and the one before it, as far as there are, in this order. */
export async function readLatestPairs(db: Queryable, player: string): Promise<SeedPairRow[]> {
  const { rows } = await db.query<SeedPairRow>({
    name: 'latest-seed-pairs',
    text: 'select * from in_house_seed_pair where player = $1 order by id desc limit 3',
    values: [player],
  });
  return rows;
}

/** Locks the player's pairs that are not revealed until the transaction ends, the next one included. */
export async function lockPairs(db: Queryable, player: string): Promise<SeedPairRow[]> {
  const { rows } = await db.query<SeedPairRow>(
    'select * from in_house_seed_pair where player = $1 and revealed_at is null order by id for update',
    [player],
  );
  return rows;
}

/** Whether a round of the player still needs the active pair to stay hidden. */
export async function hasRoundInPlay(db: Queryable, player: string): Promise<boolean> {
  const { rowCount } = await db.query(ROUNDS_IN_PLAY, [player]);
  return (rowCount ?? 0) > 0;
}

/** Whether the player has used a client seed before. */
export async function wasClientSeedUsed(db: Queryable, player: string, clientSeed: string): Promise<boolean> {
  const { rowCount } = await db.query('select from in_house_seed_pair where player = $1 and client_seed = $2 limit 1', [
    player,
    clientSeed,
  ]);
  return rowCount === 1;
}

/** Makes the player's active pair, if there is one, a past one whose server seed is public. */
export async function revealActivePair(db: Queryable, player: string): Promise<void> {
  await db.query(
    'update in_house_seed_pair set revealed_at = now() where player = $1 and revealed_at is null and client_seed is not null',
    [player],
  );
}

/** Makes the next pair the active one. */
export async function setClientSeed(db: Queryable, pairId: bigint, clientSeed: string): Promise<void> {
  await db.query('update in_house_seed_pair set client_seed = $2, client_seed_at = now() where id = $1', [
    pairId,
    clientSeed,
  ]);
}
