import type { CrashRoundRow } from './crash-repository';
import { CRASH_TIMING } from './crash-timing';
import { frameOf } from './crash-table';

/** Tells the pages the server's time while a round flies, at even distances from its take-off. */
export interface CrashTicks {
  /** Ticks for a round that flies; ends with any other. */
  follow(round: CrashRoundRow): void;
  stop(): void;
}

export function startTicks(send: (frame: string) => void): CrashTicks {
  let flying: CrashRoundRow | null = null;
  let timer: NodeJS.Timeout | undefined;

  const next = (round: CrashRoundRow, takeOffMs: number) => {
    const { tickMs } = CRASH_TIMING;
    // The nearest tick counts as made: a timer may be early by less than a millisecond.
    const due = Math.round((Date.now() - takeOffMs) / tickMs) + 1;
    timer = setTimeout(
      () => {
        send(frameOf('tick', { roundId: Number(round.id), sentAt: new Date().toISOString() }));
        next(round, takeOffMs);
      },
      takeOffMs + due * tickMs - Date.now(),
    );
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
      next(round, round.took_off_at.getTime());
    },
    stop,
  };
}
