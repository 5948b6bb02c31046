import type { Queryable } from '../../../../platform/database';
import type { ActivePair } from '../seeds/seed-pairs';
import type { Player } from '../player';
import { type RoundRow, type RoundState, roundReader } from '../rounds/round-repository';

export interface MinesRow extends RoundRow {
  readonly mines: number;
  readonly picks: number[];
}

export const { readRound, readLiveRound, readFinishedRounds, takeAbandoned } = roundReader<MinesRow>('mines_round');

/** Writes a new round before its stake is requested. */
export async function insertRound(
  client: Queryable,
  player: Player,
  pair: ActivePair,
  round: { id: string; stake: bigint; mines: number },
): Promise<void> {
  await client.query({
    name: 'insert-mines-round',
    text: `insert into mines_round (id, session_id, player, token, demo, currency, seed_pair_id, nonce, stake, mines, state)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'placing')`,
    values: [
      round.id,
      player.sessionId,
      player.key,
      player.token,
      player.demo,
      player.currency,
      pair.id,
      pair.nonce,
      round.stake,
      round.mines,
    ],
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
  change: { picks?: readonly number[]; payout?: bigint } = {},
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'move-mines-round',
    text: `update mines_round set state = $3, picks = coalesce($4, picks), payout = coalesce($5, payout),
             finished_at = case when $3 in ('placing', 'open') then null else now() end
           where id = $1 and state = $2`,
    values: [id, from, to, change.picks ?? null, change.payout ?? null],
  });
  return rowCount === 1;
}
