import type pg from 'pg';
import { sleep } from '../../../platform/sleep';
import type { DrawMaker } from './make-draws';
import type { OwnDraws } from './own-draws';

export interface DrawLoopParts {
  readonly pool: pg.Pool;
  readonly maker: DrawMaker;
  readonly ownDraws: OwnDraws;
  /** Reads what feeds have, and ends draws that nobody drew. */
  readonly officialDraws: { step(): Promise<bigint[]> };
  /** Draws have changed: pages learn of it, and settlements start. */
  readonly announce: (drawIds: readonly bigint[]) => Promise<void>;
}

/** From a look at the clock to the next, in the absence of anything earlier. */
const IDLE_MS = 5_000;
/** While a draw waits for its beacon, and at least between two looks. */
const WAITING_MS = 250;

/**
 * Makes draws, opens and closes them, and draws. One process leads; each step is safe beside another that leads by mistake.
 */
export const createDrawLoop =
  (parts: DrawLoopParts) =>
  async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      await step(parts);
      await sleep(await msToNextStep(parts.pool), signal);
    }
  };

async function step({ pool, maker, ownDraws, officialDraws, announce }: DrawLoopParts): Promise<void> {
  const changed = await advanceDraws(pool);
  const drawn = await ownDraws.draw();
  if (changed.length + drawn.length > 0) await announce([...new Set([...changed, ...drawn])]);
  await maker.makeAhead();
  const ended = await officialDraws.step();
  if (ended.length > 0) await announce(ended);
}

/** Opens and closes what is due by the clock of the database. @returns ids of the draws that changed */
export async function advanceDraws(pool: pg.Pool): Promise<bigint[]> {
  const { rows } = await pool.query<{ draw_id: bigint }>({
    name: 'advance-lottery-draws',
    text: 'select draw_id from advance_draws()',
  });
  return rows.map(({ draw_id }) => draw_id);
}

async function msToNextStep(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ ms: number | null }>({
    name: 'next-lottery-draw',
    text: `select ceil(extract(epoch from min(case state when 'scheduled' then opens_at when 'open' then closes_at else draws_at end)
                    - clock_timestamp()) * 1000)::float8 as ms
           from lottery_draw where state in ('scheduled', 'open') or state = 'closed' and chain_id is not null`,
  });
  return Math.min(IDLE_MS, Math.max(WAITING_MS, rows[0]?.ms ?? IDLE_MS));
}
