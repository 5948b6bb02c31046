import type { InstantCode } from '@marquee/contract/fairness/instant-codes';
import type { InstantOptions, InstantOutcome } from '@marquee/contract/fairness/instant-games';
import type { Queryable } from '../../../../platform/database';
import type { Player } from '../player';
import { type RoundRow, type RoundState, roundReader } from '../rounds/round-repository';
import type { ActivePair } from '../seeds/seed-pairs';

/** A round with the options and the outcome of its game. */
export type InstantRow<Code extends InstantCode = InstantCode> = {
  readonly [Each in Code]: RoundRow & {
    /** Determined with the stake, so never open. */
    readonly state: Exclude<RoundState, 'open'>;
    readonly game: Each;
    readonly options: InstantOptions<Each>;
    readonly outcome: InstantOutcome<Each> | null;
  };
}[Code];

const { readRounds, ...reader } = roundReader<InstantRow>('instant_round');
export const { readRound, takeAbandoned } = reader;

/** Writes a new round before its stake is requested. */
export async function insertRound(
  client: Queryable,
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

/** Newest first. */
export const readFinishedRounds = (db: Queryable, player: Player, limit: number): Promise<InstantRow[]> =>
  readRounds(
    db,
    'finished-of-game',
    `r.player = $1 and r.game = $2 and r.finished_at is not null and r.state in ('won', 'lost')
     order by r.finished_at desc limit $3`,
    [player.key, player.game, limit],
  );

/**
 * Ends a round in placement; a second end changes nothing.
 * @returns whether this was the first
 */
export async function endRound(
  client: Queryable,
  id: string,
  state: Exclude<RoundState, 'placing' | 'open'>,
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
