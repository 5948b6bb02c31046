import { crashPoint, elapsedAt, multiplierAt } from '@marquee/contract/fairness/crash';
import type pg from 'pg';
import { type Beacon, type BeaconRound, beaconAppointment } from '../../../../platform/beacon';
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
  readRoundBets,
  startFlight,
} from './crash-repository';
import { autoCashOutOf, cancelBet, endBets } from './crash-settlement';
import { CRASH_TIMING, type CrashTiming } from './crash-timing';

const ABANDONED_MS = 10_000;
const PATIENCE_MS = 30_000;
/** Between two questions for a round of the beacon that is not out. */
const ASK_AGAIN_MS = 300;

/** Runs the shared rounds in one process at a time. */
export interface CrashLoop {
  /** Plays rounds until `signal` ends; the caller holds the lease, and nothing is written without it. */
  run(signal: AbortSignal, lease: Lease): Promise<void>;
}

export interface CrashLoopParts {
  readonly pool: pg.Pool;
  readonly wallet: WalletClient;
  /** Its rounds salt the seeds. */
  readonly beacon: Beacon;
  readonly log: Logger;
  readonly timing?: CrashTiming;
  readonly clock?: CrashClock;
}

export function createCrashLoop({
  pool,
  wallet,
  beacon,
  log,
  timing = CRASH_TIMING,
  clock = createCrashClock(pool),
}: CrashLoopParts): CrashLoop {
  const seeds = createSeedSource();

  const openRound = async (led: LedWork): Promise<CrashRoundRow> => {
    await led((client) => returnAbandoned(client, wallet));
    await clock.sync();
    const round = await led(async (client) => {
      const seed = await seeds.take(client);
      const appointment = beaconAppointment(new Date(clock.nowMs()), timing.bettingMs);
      return insertCrashRound(client, seed, { ...appointment, chain: beacon.chain });
    });
    await announcePhase(pool);
    return round;
  };

  /** The round of the beacon that was fixed with the round; null when it stays away too long, or the process ends. */
  const awaitBeacon = async (
    { betting_closes_at, beacon_round, beacon_at }: CrashRoundRow,
    signal: AbortSignal,
  ): Promise<BeaconRound | null> => {
    await sleep(betting_closes_at.getTime() - clock.nowMs(), signal);
    await announcePhase(pool);
    const dueMs = beacon_at?.getTime() ?? clock.nowMs();
    await sleep(dueMs - clock.nowMs(), signal);
    while (!signal.aborted && clock.nowMs() < dueMs + (timing.patienceMs ?? PATIENCE_MS)) {
      const published = await beacon.read(Number(beacon_round)).catch((err: unknown) => {
        log.warn({ err }, 'the beacon of a crash round could not be read');
        return null;
      });
      if (published) return published;
      await sleep(ASK_AGAIN_MS, signal);
    }
    return null;
  };

  /** Never by another round of the beacon: the house could choose among results. */
  const voidUndecided = async (id: bigint, led: LedWork) => {
    await led((client) => voidRound(client, wallet, id));
    await announcePhase(pool);
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
        const opened = await openRound(led);
        const published = await awaitBeacon(opened, signal);
        if (signal.aborted) return;
        if (!published) {
          await voidUndecided(opened.id, led);
          continue;
        }
        const round = await led((client) => takeOff(client, opened.id, published));
        await fly(round, signal, led);
        // A flight interrupted by the process's end is void; the next leader returns the stakes.
        if (signal.aborted) return;
        await crash(round, led);
        await sleep(timing.pauseMs, signal);
      }
    },
  };
}

/** Closes the betting; seed and beacon decide the crash point. */
async function takeOff(
  client: pg.PoolClient,
  id: bigint,
  { randomness: salt, signature }: BeaconRound,
): Promise<CrashRoundRow> {
  const { seed } = await readCrashRound(client, id, 'update');
  const flying = await startFlight(client, id, { salt, signature, crashHundredths: await crashPoint(seed, salt) });
  await announcePhase(client);
  return flying;
}

/** Not awaited: the round continues meanwhile, and the queue repeats what fails. */
function deliverNow(log: Logger, deliver: Delivery | null): void {
  void deliver?.().catch((err: unknown) => log.warn({ err }, 'crash results were not delivered and stay queued'));
}

/** Rounds of an ended process: cashed-out bets stay, every other stake is returned. */
async function voidInterrupted(client: pg.PoolClient, wallet: WalletClient): Promise<void> {
  for (const id of await lockOpenRounds(client)) await voidRound(client, wallet, id);
}

async function voidRound(client: pg.PoolClient, wallet: WalletClient, id: bigint): Promise<void> {
  await readCrashRound(client, id, 'update');
  for (const bet of await readRoundBets(client, id)) {
    if (bet.state === 'placing' || bet.state === 'placed') await cancelBet(client, wallet, bet);
  }
  await finishCrashRound(client, id, 'void');
}

/** Stakes with an unknown outcome since their process ended. */
async function returnAbandoned(client: pg.PoolClient, wallet: WalletClient): Promise<void> {
  for (const bet of await readAbandonedBets(client, ABANDONED_MS)) await cancelBet(client, wallet, bet);
}
