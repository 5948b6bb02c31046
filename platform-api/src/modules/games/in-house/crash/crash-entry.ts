import { setTimeout as sleep } from 'node:timers/promises';
import { CRASH_MAX_HUNDREDTHS } from '@marquee/contract/fairness/crash';
import type pg from 'pg';
import { reportBatchFailures } from '../../../../platform/batch-failures';
import type { Platform } from '../../../../platform/platform';
import { createBatcher } from '../../../../platform/batcher';
import { inTransaction } from '../../../../platform/database';
import { limitsOf } from '../limits';
import type { Player } from '../player';
import { announceBets } from './crash-messages';
import { type CrashBetRow, insertCrashBets, placeBets, readBettingRound, readExistingBets } from './crash-repository';

/** Short compared with a call, long enough to batch bets at peak. */
const GATHER_MS = 15;

export interface CrashBetRequest {
  readonly betId: string;
  readonly stake: bigint;
  readonly autoCashOutHundredths: number | null;
  /** Part of an automatic series; only where the jurisdiction allows it. */
  readonly auto?: boolean;
}

/**
 * Where a bet cashes out by itself: at the player's own point, and where it reaches the highest payout, since whoever flew on would risk
 * a prize that cannot grow. Hundredths; null: nowhere before the end of a flight.
 */
function autoOf({ currency }: Player, { stake, autoCashOutHundredths: own }: CrashBetRequest): number | null {
  const highest = Number((limitsOf(currency).maxPayout * 100n) / stake);
  return highest >= CRASH_MAX_HUNDREDTHS ? own : Math.min(own ?? highest, highest);
}

/** The two writes of a bet; concurrent bets share their statements, because all arrive within the same seconds. */
export interface CrashEntry {
  /**
   * Writes a bet before its stake is requested.
   * @returns its round; `known` when it was written before, `closed` when no betting is open
   */
  enter(player: Player, request: CrashBetRequest): Promise<bigint | 'known' | 'closed'>;
  /**
   * Confirms a bet whose stake was taken, and updates the pages.
   * @returns null when its betting has closed meanwhile
   */
  place(betId: string): Promise<CrashBetRow | null>;
}

interface Entering {
  readonly player: Player;
  readonly request: CrashBetRequest;
}

export function createCrashEntry(pool: pg.Pool, telemetry: Pick<Platform, 'log' | 'metrics'>): CrashEntry {
  const entering = createBatcher<Entering, bigint | 'known' | 'closed'>({
    keyOf: ({ request }) => request.betId,
    onBatchFailure: reportBatchFailures(telemetry, 'crash entries'),
    async run(entries) {
      const ids = entries.map(({ request }) => request.betId);
      const [existingIds, roundId] = await Promise.all([readExistingBets(pool, ids), readBettingRound(pool)]);
      const newEntries = entries.filter(({ request }) => !existingIds.has(request.betId));
      if (roundId !== null && newEntries.length > 0) {
        const bets = newEntries.map(({ player, request }) => ({
          player,
          id: request.betId,
          roundId,
          stake: request.stake,
          autoHundredths: autoOf(player, request),
        }));
        await insertCrashBets(pool, bets);
      }
      return ids.map((id) => (existingIds.has(id) ? 'known' : (roundId ?? 'closed')));
    },
  });
  const placing = createBatcher<string, CrashBetRow | null>({
    keyOf: (betId) => betId,
    onBatchFailure: reportBatchFailures(telemetry, 'crash bets'),
    async run(betIds) {
      const placed = await inTransaction(pool, async (client) => {
        const rows = await placeBets(client, betIds);
        await announceBets(client, [...rows.keys()]);
        return rows;
      });
      return betIds.map((id) => placed.get(id) ?? null);
    },
  });
  const [toEnter, toPlace] = [createGathering(), createGathering()];
  return {
    async enter(player, request) {
      await toEnter();
      return entering.submit({ player, request });
    },
    async place(betId) {
      await toPlace();
      return placing.submit(betId);
    },
  };
}

/** Delays calls for a moment so that they continue together and share batches. */
function createGathering(): () => Promise<void> {
  let pending: Promise<void> | null = null;
  return () => {
    pending ??= sleep(GATHER_MS).then(() => {
      pending = null;
    });
    return pending;
  };
}
