import { useEffect, useState } from 'react';
import { useGame } from '../app/game-context';
import { motionMs } from '../instant/motion';

/** How many of `count` results are revealed: one more at each step while it runs, then all of them. */
export function useRevealedCount(count: number, isRunning: boolean, stepMs: number): number {
  const { play } = useGame();
  const [revealedCount, setRevealedCount] = useState(count);
  useEffect(() => {
    if (!isRunning || motionMs(stepMs) === 0) {
      setRevealedCount(count);
      return;
    }
    setRevealedCount(0);
    const timer = setInterval(() => {
      play('tick');
      setRevealedCount((current) => Math.min(count, current + 1));
    }, stepMs);
    return () => clearInterval(timer);
  }, [isRunning, count, stepMs, play]);
  return revealedCount;
}
