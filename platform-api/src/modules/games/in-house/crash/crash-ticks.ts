import type { CrashRoundRow } from './crash-repository';
import { frameOf } from './crash-table';
import { CRASH_TICK_MS } from './crash-timing';

/** Number of groups: each has its own moment within a tick's interval, so that no tick is a burst to everybody. */
export const TICK_GROUPS = 20;
const BEAT_MS = CRASH_TICK_MS / TICK_GROUPS;

/** Sends the rounds' time to the pages during a flight, at even distances from take-off. */
export interface CrashTicks {
  /** Starts ticks for a round in flight; stops for any other. */
  follow(round: CrashRoundRow): void;
  stop(): void;
}

/**
 * @param send writes a tick to the pages of a group, synchronously
 * @param onSent called with the lateness of a group's tick in milliseconds
 * @param nowMs the clock of the rounds
 */
export function startTicks(
  send: (group: number, frame: string) => void,
  onSent: (lateMs: number) => void = () => undefined,
  nowMs: () => number = Date.now,
): CrashTicks {
  let flying: CrashRoundRow | null = null;
  let timer: NodeJS.Timeout | undefined;

  /** @param beat the last one whose tick was sent */
  const next = (round: CrashRoundRow, takeOffMs: number, beat: number) => {
    const dueMs = takeOffMs + (beat + 1) * BEAT_MS;
    timer = setTimeout(() => {
      // A timer may be early by less than a millisecond, and late by several beats: all that are due are sent.
      const reached = Math.max(beat + 1, Math.floor((nowMs() - takeOffMs) / BEAT_MS));
      for (let dueBeat = Math.max(beat + 1, reached - TICK_GROUPS + 1); dueBeat <= reached; dueBeat++) {
        send(
          dueBeat % TICK_GROUPS,
          frameOf('tick', { roundId: Number(round.id), sentAt: new Date(nowMs()).toISOString() }),
        );
        onSent(Math.max(0, nowMs() - takeOffMs - dueBeat * BEAT_MS));
      }
      next(round, takeOffMs, reached);
    }, dueMs - nowMs());
  };
  const stop = () => {
    clearTimeout(timer);
    flying = null;
  };

  return {
    follow(round) {
      if (round.state !== 'flying' || !round.took_off_at) return stop();
      if (flying?.id === round.id) return;
      stop();
      flying = round;
      const takeOffMs = round.took_off_at.getTime();
      next(round, takeOffMs, Math.floor((nowMs() - takeOffMs) / BEAT_MS));
    },
    stop,
  };
}
