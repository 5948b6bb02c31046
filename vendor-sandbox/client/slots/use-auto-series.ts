import { useEffect, useEffectEvent, useState } from 'react';
import { usePlay } from '../frame/play-context';
import { afterRound, type AutoEnd, type AutoPlan, type AutoSeries, endOf, startSeries } from './auto-plan';
import type { SlotState } from './slot-state';

const PAUSE_MS = 350;

interface AutoSpins {
  /** Spins that are still to come; null while no series runs. */
  readonly left: number | null;
  /** Why the last series ended; null when the player stopped it. */
  readonly ended: AutoEnd | null;
  start(plan: AutoPlan): void;
  stop(): void;
}

interface Spinner extends Pick<SlotState, 'phase' | 'lastWin'> {
  /** Of the next spin, 0 for a free bet. */
  readonly paidStake: number;
  play(inSeries: true): void;
}

/** Plays a series: one spin after the other, to its end, to a limit, to a failure, or until it is stopped. */
export function useAutoSeries({ phase, lastWin, paidStake, play }: Spinner): AutoSpins {
  const { balance } = usePlay();
  const [series, setSeries] = useState<AutoSeries | null>(null);
  const [ended, setEnded] = useState<AutoEnd | null>(null);
  /** The stake of the spin under way. */
  const [openStake, setOpenStake] = useState<number | null>(null);

  const goOn = useEffectEvent((current: AutoSeries, lastPayout: number) => {
    const end = endOf(current, { stake: paidStake, balance, lastPayout });
    if (end !== null) {
      setSeries(null);
      return setEnded(end);
    }
    setSeries(current);
    setOpenStake(paidStake);
    play(true);
  });
  const finishRound = useEffectEvent((stake: number) => {
    setOpenStake(null);
    // A round that failed has no payout, and the problem is on the screen.
    if (series === null || lastWin === null) return setSeries(null);
    setSeries(afterRound(series, lastWin, stake));
  });

  const isIdle = phase === 'idle';
  useEffect(() => {
    if (isIdle && openStake !== null) finishRound(openStake);
  }, [isIdle, openStake]);
  useEffect(() => {
    if (!isIdle || openStake !== null || series === null) return;
    const timer = setTimeout(() => goOn(series, series.left < series.plan.spins ? (lastWin ?? 0) : 0), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isIdle, openStake, series, lastWin]);

  return {
    left: series && series.left,
    ended,
    start(plan) {
      setEnded(null);
      setSeries(startSeries(plan));
    },
    stop: () => setSeries(null),
  };
}
