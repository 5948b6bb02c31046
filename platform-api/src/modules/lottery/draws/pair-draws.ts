import type pg from 'pg';
import { followStations, makePairDraws } from './pair-draw-repository';

/** Draws of two stations together: they follow the draws of their stations. */
export interface PairDraws {
  /**
   * Makes those of the stations that take bets, and ends, draws or corrects those whose stations were. Safe beside other processes.
   * @returns ids of the draws that were ended, drawn or corrected
   */
  step(): Promise<bigint[]>;
}

export function createPairDraws(pool: pg.Pool): PairDraws {
  return {
    async step() {
      await makePairDraws(pool);
      return followStations(pool);
    },
  };
}
