import { parseAmount } from '@marquee/contract/money';
import { useEffect, useRef, useState } from 'react';
import { type AutoLimits, goesOn } from './auto-limits';
import { wait } from './motion';
import type { PlayedRound } from './use-instant';

const PAUSE_MS = 450;

export interface AutoBet {
  /** Rounds still to come; 0 when no series runs. */
  readonly left: number;
  start(rounds: number, limits: AutoLimits): void;
  stop(): void;
}

/**
 * A series of rounds that ends after its number, at a limit of the player's, at the first failure, or when it is stopped.
 * @param play one round of it; null when it did not take place
 */
export function useAutoBet(play: () => Promise<Pick<PlayedRound, 'payout' | 'stake'> | null>): AutoBet {
  const [left, setLeft] = useState(0);
  const running = useRef(false);
  const latest = useRef(play);
  latest.current = play;
  useEffect(
    () => () => {
      running.current = false;
    },
    [],
  );

  const run = async (rounds: number, limits: AutoLimits) => {
    let net = 0n;
    for (let rest = rounds; rest > 0 && running.current; rest--) {
      setLeft(rest);
      const round = await latest.current();
      if (!round) break;
      net += parseAmount(round.payout) - parseAmount(round.stake);
      if (!goesOn(net, limits)) break;
      if (rest > 1) await wait(PAUSE_MS);
    }
    running.current = false;
    setLeft(0);
  };

  return {
    left,
    start(rounds, limits) {
      if (running.current) return;
      running.current = true;
      void run(rounds, limits);
    },
    stop() {
      running.current = false;
    },
  };
}
