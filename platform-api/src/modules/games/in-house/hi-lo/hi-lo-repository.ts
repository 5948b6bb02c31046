import type { HiLoMove } from '@marquee/contract/fairness/hi-lo';
import type { Queryable } from '../../../../platform/database';
import type { Player } from '../player';
import { type RoundRow, type RoundState, roundReader } from '../rounds/round-repository';
import type { ActivePair } from '../seeds/seed-pairs';

export interface HiLoRow extends RoundRow {
  readonly moves: HiLoMove[];
}

export const { readRound, readLiveRound, readFinishedRounds, takeAbandoned } = roundReader<HiLoRow>('hi_lo_round');

/** Writes a new round before its stake is requested. */
export async function insertRound(
  client: Queryable,
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

/**
 * Changes a round's state; `from` prevents doing it twice.
 * @returns whether it was in that state
 */
export async function moveRound(
  client: Queryable,
  id: string,
  from: RoundState,
  to: RoundState,
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
