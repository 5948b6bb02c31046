import type { BaccaratDeal } from '@marquee/contract/fairness/baccarat';
import { useEffect, useState } from 'react';
import { useGame } from '../app/game-context';
import { motionMs } from '../instant/motion';
import { CARD_MS, dealSteps } from './deal-steps';

/** How many cards of the deal are on the table: one after the other while it is shown, all of them afterwards. */
export function useDealtCount(deal: BaccaratDeal | null, roundId: string, isShowing: boolean): number {
  const { play } = useGame();
  const [steps, setSteps] = useState({ roundId: '', count: 0 });
  const total = deal ? dealSteps(deal).length : 0;

  useEffect(() => {
    const pauseMs = motionMs(CARD_MS);
    if (!isShowing || pauseMs === 0) return;
    const timers = Array.from({ length: total }, (_, index) =>
      setTimeout(() => {
        setSteps({ roundId, count: index + 1 });
        play('card');
      }, index * pauseMs),
    );
    return () => timers.forEach(clearTimeout);
  }, [roundId, isShowing, total, play]);

  if (!isShowing || motionMs(CARD_MS) === 0) return total;
  return steps.roundId === roundId ? steps.count : 0;
}
