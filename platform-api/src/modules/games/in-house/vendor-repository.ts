import type { InHouseCode } from '@marquee/contract/in-house';
import type pg from 'pg';

/** A member's bet at an in-house game, with its result. */
export interface EngineBet {
  readonly id: string;
  readonly game: InHouseCode;
  readonly player: string;
  readonly token: string;
  readonly currency: string;
  readonly round: string;
  readonly state: 'placing' | 'open' | 'placed' | 'won' | 'lost' | 'refused' | 'cancelled';
  readonly stake: bigint;
  readonly payout: bigint;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

const BETS = `select id, 'MINES' as game, player, token, currency, id::text as round, state, stake, payout,
    created_at as "createdAt", finished_at as "finishedAt" from mines_round where not demo
  union all
  select id, 'HILO', player, token, currency, id::text, state, stake, payout, created_at, finished_at
  from hi_lo_round where not demo
  union all
  select id, game, player, token, currency, id::text, state, stake, payout, created_at, finished_at
  from instant_round where not demo
  union all
  select id, 'CRASH', player, token, currency, round_id::text, state, stake, payout, created_at, finished_at
  from crash_bet where not demo`;

/** Bets that started or ended within a span of time. */
export async function readEngineBets(pool: pg.Pool, from: Date, to: Date): Promise<EngineBet[]> {
  const { rows } = await pool.query<EngineBet>({
    name: 'engine-bets',
    text: `select * from (${BETS}) b
           where (b."createdAt" >= $1 and b."createdAt" < $2) or (b."finishedAt" >= $1 and b."finishedAt" < $2)`,
    values: [from, to],
  });
  return rows;
}

export async function readEngineBet(pool: pg.Pool, id: string, player: string): Promise<EngineBet | null> {
  const { rows } = await pool.query<EngineBet>({
    name: 'engine-bet',
    text: `select * from (${BETS}) b where b.id::text = $1 and b.player = $2`,
    values: [id, player],
  });
  return rows[0] ?? null;
}
