import { parseAmount } from '@marquee/contract/money';
import { useEffect, useRef, useState } from 'react';
import { type AutoLimits, canContinue } from './auto-limits';
import { wait } from './motion';
import type { PlayedRound } from './use-instant';

const PAUSE_MS = 450;

export interface AutoBet {
  /** 0 when no series is running. */
  readonly remainingRounds: number;
  start(rounds: number, limits: AutoLimits): void;
  stop(): void;
}

/**
 * A series of rounds. It ends after its last round, at a limit of the player's, at the first failure, or when it is stopped.
 * @param play plays one round; null when it did not take place
 */
export function useAutoBet(play: () => Promise<Pick<PlayedRound, 'payout' | 'stake'> | null>): AutoBet {
  const [remainingRounds, setRemainingRounds] = useState(0);
  const isRunning = useRef(false);
  const latest = useRef(play);
  latest.current = play;
  useEffect(
    () => () => {
      isRunning.current = false;
    },
    [],
  );

  const run = async (rounds: number, limits: AutoLimits) => {
    let net = 0n;
    for (let remaining = rounds; remaining > 0 && isRunning.current; remaining--) {
      setRemainingRounds(remaining);
      const round = await latest.current();
      if (!round) break;
      net += parseAmount(round.payout) - parseAmount(round.stake);
      if (!canContinue(net, limits)) break;
      if (remaining > 1) await wait(PAUSE_MS);
    }
    isRunning.current = false;
    setRemainingRounds(0);
  };

  return {
    remainingRounds,
    start(rounds, limits) {
      if (isRunning.current) return;
      isRunning.current = true;
      void run(rounds, limits);
    },
    stop() {
      isRunning.current = false;
    },
  };
}
