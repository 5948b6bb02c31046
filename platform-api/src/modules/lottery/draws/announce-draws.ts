import type { Platform } from '../../../platform/platform';
import { readAnnouncedDraws } from './draw-repository';

/** Publishes the state of draws that have changed, and their results. Call after the commit. */
export type AnnounceDraws = (drawIds: readonly bigint[]) => Promise<void>;

export const createAnnounceDraws =
  ({ database: { pool }, bus }: Pick<Platform, 'database' | 'bus'>): AnnounceDraws =>
  async (drawIds) => {
    for (const { gameCode, issue, state, revision, result } of await readAnnouncedDraws(pool, drawIds)) {
      bus.publish('lottery.issue', { gameCode, issue, state }, 'everybody');
      if (state === 'drawn' && result)
        bus.publish('lottery.result', { gameCode, issue, revision, result: JSON.stringify(result) }, 'everybody');
    }
  };
