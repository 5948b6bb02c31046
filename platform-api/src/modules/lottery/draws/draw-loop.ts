import type pg from 'pg';
import { sleep } from '../../../platform/sleep';
import { advanceDraws, readMsToNextChange } from './draw-repository';
import type { DrawMaker } from './make-draws';
import type { OwnDraws } from './own-draws';
import type { PairDraws } from './pair-draws';

export interface DrawLoopParts {
  readonly pool: pg.Pool;
  readonly maker: DrawMaker;
  readonly ownDraws: OwnDraws;
  /** Reads what feeds have, and ends draws that nobody drew. */
  readonly officialDraws: { step(): Promise<bigint[]> };
  /** Draws of two stations together. */
  readonly pairDraws: PairDraws;
  /** Draws have changed: pages learn of it, and settlements start. */
  readonly announce: (drawIds: readonly bigint[]) => Promise<void>;
}

/** From a look at the clock to the next, in the absence of anything earlier. */
const IDLE_MS = 5_000;
/** While a draw that is due waits for its beacon. */
const WAITING_MS = 100;

/**
 * Opens, closes and draws on time; beside it, so that nothing slow delays a draw, makes draws ahead and reads feeds. One process
 * leads; each step is safe beside another that leads by mistake.
 */
export const createDrawLoop =
  (parts: DrawLoopParts) =>
  async (signal: AbortSignal): Promise<void> => {
    const failure = new AbortController();
    const ending = AbortSignal.any([signal, failure.signal]);
    const loops = [drawOnTime(parts, ending), tendCalendar(parts, ending)];
    // Leadership is given up as a whole: a loop that fails ends the other.
    for (const loop of loops) loop.catch(() => failure.abort());
    await Promise.allSettled(loops);
    await Promise.all(loops);
  };

async function drawOnTime({ pool, ownDraws, announce }: DrawLoopParts, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const changed = await advanceDraws(pool);
    if (changed.length > 0) await announce(changed);
    const drawn = await ownDraws.draw();
    if (drawn.length > 0) await announce(drawn);
    await sleep(waitMs(await readMsToNextChange(pool)), signal);
  }
}

async function tendCalendar(
  { maker, officialDraws, pairDraws, announce }: DrawLoopParts,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await maker.makeAhead();
    const ended = [...(await officialDraws.step()), ...(await pairDraws.step())];
    if (ended.length > 0) await announce(ended);
    await sleep(IDLE_MS, signal);
  }
}

/** @param msToChange of the first draw that is to open, close or be drawn; not positive: it is overdue; null: there is none */
export function waitMs(msToChange: number | null): number {
  if (msToChange === null) return IDLE_MS;
  return msToChange > 0 ? Math.min(IDLE_MS, msToChange) : WAITING_MS;
}
