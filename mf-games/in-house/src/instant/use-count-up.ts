import { useEffect, useRef, useState } from 'react';
import { useFrame } from '../app/use-frame';
import { motionMs } from './motion';

/**
 * Animates a number from its present value to a new one, slowing down towards the end.
 * @param key changes with every new value to run to
 * @returns null while there is no value
 */
export function useCountUp(value: number | null, key: string, isRunning: boolean, ms: number): number | null {
  const [displayedValue, setDisplayedValue] = useState<number | null>(value);
  const run = useRef({ key: '', from: 0, startMs: 0 });
  useEffect(() => {
    if (!isRunning) setDisplayedValue(value);
  }, [isRunning, value]);
  useFrame(isRunning, (nowMs) => {
    if (!isRunning || value === null) return;
    if (run.current.key !== key) run.current = { key, from: displayedValue ?? 0, startMs: nowMs };
    const { from, startMs } = run.current;
    const part = Math.min(1, (nowMs - startMs) / Math.max(1, motionMs(ms)));
    setDisplayedValue(from + (value - from) * (1 - (1 - part) ** 3));
  });
  return displayedValue;
}
