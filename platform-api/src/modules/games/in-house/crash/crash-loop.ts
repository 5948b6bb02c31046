import { crashPoint, elapsedAt, multiplierAt } from '@marquee/contract/fairness/crash';
import type pg from 'pg';
import { type LedWork, type Lease, underLease } from '../../../../platform/lease';
import type { Logger } from '../../../../platform/logger';
import { sleep } from '../../../../platform/sleep';
import type { Delivery, WalletClient } from '../wallet/wallet-client';
import { type CrashClock, createCrashClock } from './crash-clock';
import { cashOutDue } from './crash-cash-outs';
import { createSeedSource } from './crash-chain';
import { announcePhase } from './crash-messages';
import {
  type CrashRoundRow,
  finishCrashRound,
  insertCrashRound,
  lockOpenRounds,
  readAbandonedBets,
  readCrashRound,
  readPlacedBets,
  readPlacedPlayers,
  readRoundBets,
  startFlight,
} from './crash-repository';
import { autoCashOutOf, cancelBet, endBets } from './crash-settlement';
import { CRASH_TIMING, type CrashTiming } from './crash-timing';

const ABANDONED_MS = 10_000;
/** Players whose client seeds salt the round. */
const SALTING_PLAYERS = 3;

/** Runs the shared rounds in one process at a time. */
export interface CrashLoop {
  /** Plays rounds until `signal` ends; the caller holds the lease, and nothing is written without it. */
  run(signal: AbortSignal, lease: Lease): Promise<void>;
}

export function createCrashLoop(
  pool: pg.Pool,
  wallet: WalletClient,
  log: Logger,
  timing: CrashTiming = CRASH_TIMING,
  clock: CrashClock = createCrashClock(pool),
): CrashLoop {
  const seeds = createSeedSource();

  const openRound = async (led: LedWork): Promise<CrashRoundRow> => {
    await led((client) => returnAbandoned(client, wallet));
    await clock.sync();
    const round = await led(async (client) => insertCrashRound(client, await seeds.take(client), timing.bettingMs));
    await announcePhase(pool);
    return round;
  };

  const fly = async (round: CrashRoundRow, signal: AbortSignal, led: LedWork) => {
    const takeOffMs = round.took_off_at?.getTime() ?? clock.nowMs();
    const crashMs = takeOffMs + elapsedAt(round.crash_hundredths ?? 100);
    while (clock.nowMs() < crashMs && !signal.aborted) {
      await sleep(Math.min(timing.lookMs, crashMs - clock.nowMs()), signal);
      const reached = multiplierAt(Math.min(clock.nowMs(), crashMs) - takeOffMs);
      const cashOut = { round, reached: Math.min(reached, round.crash_hundredths ?? 100) };
      await cashOutDue({ pool, wallet, led }, cashOut, (results) => deliverNow(log, results));
    }
  };

  const crash = async (round: CrashRoundRow, led: LedWork) => {
    const deliver = await led(async (client) => {
      await readCrashRound(client, round.id, 'update');
      const reached = round.crash_hundredths ?? 100;
      const placed = await readPlacedBets(client, round.id);
      const closings = placed.map((bet) => ({ bet, hundredths: autoCashOutOf(bet, reached) }));
      const delivery = await endBets(client, wallet, round, closings);
      await finishCrashRound(client, round.id, 'crashed');
      await announcePhase(client);
      return delivery;
    });
    deliverNow(log, deliver);
  };

  return {
    async run(signal, lease) {
      const led = underLease(pool, lease);
      await led((client) => voidInterrupted(client, wallet));
      while (!signal.aborted) {
        const { id, betting_closes_at } = await openRound(led);
        await sleep(betting_closes_at.getTime() - clock.nowMs(), signal);
        if (signal.aborted) return;
        const round = await led((client) => takeOff(client, id));
        await fly(round, signal, led);
        // A flight interrupted by the process's end is void; the next leader returns the stakes.
        if (signal.aborted) return;
        await crash(round, led);
        await sleep(timing.pauseMs, signal);
      }
    },
  };
}

/** Closes the betting: this fixes the salt, and with it the crash point. */
async function takeOff(client: pg.PoolClient, id: bigint): Promise<CrashRoundRow> {
  const round = await readCrashRound(client, id, 'update');
  const placed = await readPlacedPlayers(client, id);
  const players = new Map(placed.map((bet) => [bet.player, bet.client_seed]));
  const salt = [...players.values()].slice(0, SALTING_PLAYERS).join(':') || `round ${id}`;
  const flying = await startFlight(client, id, { salt, crashHundredths: await crashPoint(round.seed, salt) });
  await announcePhase(client);
  return flying;
}

/** Not awaited: the round continues meanwhile, and the queue repeats what fails. */
function deliverNow(log: Logger, deliver: Delivery | null): void {
  void deliver?.().catch((err: unknown) => log.warn({ err }, 'crash results were not delivered and stay queued'));
}

/** Rounds of an ended process: cashed-out bets stay, every other stake is returned. */
async function voidInterrupted(client: pg.PoolClient, wallet: WalletClient): Promise<void> {
  for (const id of await lockOpenRounds(client)) {
    for (const bet of await readRoundBets(client, id)) {
      if (bet.state === 'placing' || bet.state === 'placed') await cancelBet(client, wallet, bet);
    }
    await finishCrashRound(client, id, 'void');
  }
}

/** Stakes with an unknown outcome since their process ended. */
async function returnAbandoned(client: pg.PoolClient, wallet: WalletClient): Promise<void> {
  for (const bet of await readAbandonedBets(client, ABANDONED_MS)) await cancelBet(client, wallet, bet);
}
