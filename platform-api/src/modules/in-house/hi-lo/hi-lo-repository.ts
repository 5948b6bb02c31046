import type { HiLoMove } from '@marquee/contract/fairness/hi-lo';
import type pg from 'pg';
import type { Player } from '../player';
import type { ActivePair } from '../seeds/seed-pairs';

export type HiLoState = 'placing' | 'open' | 'won' | 'lost' | 'refused' | 'cancelled';

export interface HiLoRow {
  readonly id: string;
  readonly session_id: bigint;
  readonly player: string;
  readonly token: string;
  readonly demo: boolean;
  readonly currency: string;
  readonly nonce: number;
  readonly stake: bigint;
  readonly moves: HiLoMove[];
  readonly state: HiLoState;
  readonly payout: bigint;
  readonly finished_at: Date | null;
  readonly server_seed: string;
  readonly server_seed_hash: string;
  readonly client_seed: string;
  readonly revealed_at: Date | null;
}

const ROUND = `select r.*, p.server_seed, p.server_seed_hash, p.client_seed, p.revealed_at
  from hi_lo_round r join in_house_seed_pair p on p.id = r.seed_pair_id`;

type Db = pg.ClientBase | pg.Pool;

/** Writes a new round before its stake is asked for. */
export async function insertRound(
  client: Db,
  { sessionId, key, token, demo, currency }: Player,
  pair: ActivePair,
  { id, stake }: { id: string; stake: bigint },
): Promise<void> {
  await client.query({
    name: 'insert-hi-lo-round',
    text: `insert into hi_lo_round (id, session_id, player, token, demo, currency, seed_pair_id, nonce, stake, state)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'placing')`,
    values: [id, sessionId, key, token, demo, currency, pair.id, pair.nonce, stake],
  });
}

/** @param lock keeps others from changing the round until the transaction ends */
export async function readRound(client: Db, id: string, player: string, lock = false): Promise<HiLoRow | null> {
  const { rows } = await client.query<HiLoRow>(
    `${ROUND} where r.id = $1 and r.player = $2${lock ? ' for update of r' : ''}`,
    [id, player],
  );
  return rows[0] ?? null;
}

export async function readLiveRound(client: Db, player: string): Promise<HiLoRow | null> {
  const { rows } = await client.query<HiLoRow>(`${ROUND} where r.player = $1 and r.state in ('placing', 'open')`, [
    player,
  ]);
  return rows[0] ?? null;
}

export async function readFinishedRounds(client: Db, player: string, limit: number): Promise<HiLoRow[]> {
  const { rows } = await client.query<HiLoRow>(
    `${ROUND} where r.player = $1 and r.state in ('won', 'lost') order by r.finished_at desc limit $2`,
    [player, limit],
  );
  return rows;
}

/** Rounds whose stake got no answer and whose process is gone. */
export async function readAbandoned(client: Db, olderThanMs: number): Promise<HiLoRow[]> {
  const { rows } = await client.query<HiLoRow>(
    `${ROUND} where r.state = 'placing' and r.created_at < now() - $1 * interval '1 millisecond' for update of r skip locked`,
    [olderThanMs],
  );
  return rows;
}

/** Moves a round on; `from` guards against doing it twice. @returns whether it was in that state */
export async function moveRound(
  client: Db,
  id: string,
  from: HiLoState,
  to: HiLoState,
  change: { moves?: readonly HiLoMove[]; payout?: bigint } = {},
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'move-hi-lo-round',
    text: `update hi_lo_round set state = $3, moves = coalesce($4, moves), payout = coalesce($5, payout),
             finished_at = case when $3 in ('placing', 'open') then null else now() end
           where id = $1 and state = $2`,
    values: [id, from, to, change.moves ?? null, change.payout ?? null],
  });
  return rowCount === 1;
}
