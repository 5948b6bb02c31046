import { useEffect, useState } from 'react';
import { useGame } from '../app/game-context';
import { motionMs } from '../instant/motion';

/** How many of a row of results are shown by now: one more each step while it runs, all of them after. */
export function useReveal(count: number, running: boolean, stepMs: number): number {
  const { play } = useGame();
  const [shown, setShown] = useState(count);
  useEffect(() => {
    if (!running || motionMs(stepMs) === 0) {
      setShown(count);
      return;
    }
    setShown(0);
    const timer = setInterval(() => {
      play('tick');
      setShown((before) => Math.min(count, before + 1));
    }, stepMs);
    return () => clearInterval(timer);
  }, [running, count, stepMs, play]);
  return shown;
}
