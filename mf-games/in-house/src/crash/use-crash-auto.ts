import { formatAmount } from '@marquee/contract/amount';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGame } from '../app/game-context';
import {
  afterRound,
  type CrashAutoEnd,
  type CrashAutoPlan,
  type CrashAutoSeries,
  endOf,
  startSeries,
} from './auto-series';
import type { CrashPlay } from './use-crash';

export interface CrashAuto {
  /** Null while no series runs. */
  readonly series: CrashAutoSeries | null;
  /** Why the last series ended; null when the player stopped it. */
  readonly ended: CrashAutoEnd | null;
  start(plan: CrashAutoPlan, stake: string): void;
  /** A bet that is placed stays in its round. */
  stop(): void;
}

/**
 * Bets once a round, by the rules of a plan, until the series ends or is stopped.
 * @param autoCashOutHundredths of each bet; null: by hand
 */
export function useCrashAuto({ state, isBusy, placeBet }: CrashPlay, autoCashOutHundredths: number | null): CrashAuto {
  const { session, balance } = useGame();
  const [series, setSeries] = useState<CrashAutoSeries | null>(null);
  const [ended, setEnded] = useState<CrashAutoEnd | null>(null);
  /** The round of the last bet of the series. */
  const [betRound, setBetRound] = useState<number | null>(null);
  const { phase, bet } = state;
  const roundId = phase?.roundId ?? null;

  const end = (reason: CrashAutoEnd) => {
    setSeries(null);
    setEnded(reason);
  };
  const placeNext = useEffectEvent((round: number) => {
    if (!series) return;
    const reason = endOf(series, balance);
    if (reason !== null) return end(reason);
    setBetRound(round);
    placeBet({ stake: formatAmount(series.stake), autoCashOutHundredths, auto: true });
  });
  const takeResult = useEffectEvent(() => {
    if (!series || !bet) return;
    // A round that was called off costs nothing and does not count.
    setBetRound(null);
    if (bet.state === 'cancelled') return;
    const next = afterRound(series, bet, session);
    const reason = endOf(next, balance);
    // The balance may still lack this round's payout: it is looked at before the next bet.
    if (reason !== null && reason !== 'money') return end(reason);
    setSeries(next);
  });

  const isRunning = series !== null;
  const isOwnRound = isRunning && roundId !== null && betRound === roundId;
  const isDue = isRunning && phase?.phase === 'betting' && betRound === null && !isBusy && bet === null;
  useEffect(() => {
    if (isDue && roundId !== null) placeNext(roundId);
  }, [isDue, roundId]);

  const isOver =
    isOwnRound && bet !== null && (bet.state === 'won' || bet.state === 'lost' || bet.state === 'cancelled');
  useEffect(() => {
    if (isOver) takeResult();
  }, [isOver]);

  // A bet that was not taken, or whose result this page never saw: nothing more is staked unseen.
  const isMissed =
    isRunning &&
    betRound !== null &&
    roundId !== null &&
    !isBusy &&
    bet === null &&
    (roundId !== betRound || phase?.phase !== 'betting');
  const stopMissed = useEffectEvent(() => end('failed'));
  useEffect(() => {
    if (isMissed) stopMissed();
  }, [isMissed]);

  return {
    series,
    ended,
    start(plan, stake) {
      setEnded(null);
      setBetRound(null);
      setSeries(startSeries(plan, stake));
    },
    stop() {
      setSeries(null);
      setBetRound(null);
    },
  };
}
