import type { InstantCode } from '@marquee/contract/fairness/instant-codes';
import type pg from 'pg';
import type { Player } from '../player';
import type { ActivePair } from '../seeds/seed-pairs';

export type InstantState = 'placing' | 'won' | 'lost' | 'refused' | 'cancelled';

export interface InstantRow {
  readonly id: string;
  readonly game: InstantCode;
  readonly session_id: bigint;
  readonly player: string;
  readonly token: string;
  readonly demo: boolean;
  readonly currency: string;
  readonly nonce: number;
  readonly stake: bigint;
  readonly options: Record<string, unknown>;
  readonly outcome: Record<string, unknown> | null;
  readonly state: InstantState;
  readonly payout: bigint;
  readonly finished_at: Date | null;
  readonly server_seed: string;
  readonly server_seed_hash: string;
  readonly client_seed: string;
  readonly revealed_at: Date | null;
}

const ROUND = `select r.*, p.server_seed, p.server_seed_hash, p.client_seed, p.revealed_at
  from instant_round r join in_house_seed_pair p on p.id = r.seed_pair_id`;

type Db = pg.ClientBase | pg.Pool;

/** Writes a new round before its stake is asked for. */
export async function insertRound(
  client: Db,
  player: Player,
  pair: ActivePair,
  round: { id: string; game: InstantCode; stake: bigint; options: object },
): Promise<void> {
  await client.query({
    name: 'insert-instant-round',
    text: `insert into instant_round
             (id, game, session_id, player, token, demo, currency, seed_pair_id, nonce, stake, options, state)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'placing')`,
    values: [
      round.id,
      round.game,
      player.sessionId,
      player.key,
      player.token,
      player.demo,
      player.currency,
      pair.id,
      pair.nonce,
      round.stake,
      JSON.stringify(round.options),
    ],
  });
}

export async function readRound(client: Db, id: string, player: string): Promise<InstantRow | null> {
  const { rows } = await client.query<InstantRow>({
    name: 'read-instant-round',
    text: `${ROUND} where r.id = $1 and r.player = $2`,
    values: [id, player],
  });
  return rows[0] ?? null;
}

/** Newest first. */
export async function readFinishedRounds(client: Db, player: Player, limit: number): Promise<InstantRow[]> {
  const { rows } = await client.query<InstantRow>(
    `${ROUND} where r.player = $1 and r.game = $2 and r.finished_at is not null and r.state in ('won', 'lost')
     order by r.finished_at desc limit $3`,
    [player.key, player.game, limit],
  );
  return rows;
}

/** Rounds whose stake got no answer and whose process is gone; others leave them alone until the transaction ends. */
export async function takeAbandoned(client: pg.ClientBase, olderThanMs: number): Promise<InstantRow[]> {
  const { rows } = await client.query<InstantRow>(
    `${ROUND} where r.state = 'placing' and r.created_at < now() - $1 * interval '1 millisecond' for update of r skip locked`,
    [olderThanMs],
  );
  return rows;
}

/** Ends a round that is being placed; a second end changes nothing. @returns whether this was the first */
export async function endRound(
  client: Db,
  id: string,
  state: Exclude<InstantState, 'placing'>,
  result?: { outcome: object; payout: bigint },
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'end-instant-round',
    text: `update instant_round set state = $2, outcome = $3, payout = $4, finished_at = now()
           where id = $1 and state = 'placing'`,
    values: [id, state, result ? JSON.stringify(result.outcome) : null, result?.payout ?? 0n],
  });
  return rowCount === 1;
}
