import { useEffect, useRef, useState } from 'react';
import { useFrame } from '../app/use-frame';
import { motionMs } from './motion';

/**
 * A number on its way to its value: from where it stands, fast first, then slowing.
 * @param key changes with every new value to run to
 * @returns null while there is no value
 */
export function useCountUp(value: number | null, key: string, running: boolean, ms: number): number | null {
  const [shown, setShown] = useState<number | null>(value);
  const run = useRef({ key: '', from: 0, startMs: 0 });
  useEffect(() => {
    if (!running) setShown(value);
  }, [running, value]);
  useFrame(running, (nowMs) => {
    if (!running || value === null) return;
    if (run.current.key !== key) run.current = { key, from: shown ?? 0, startMs: nowMs };
    const { from, startMs } = run.current;
    const part = Math.min(1, (nowMs - startMs) / Math.max(1, motionMs(ms)));
    setShown(from + (value - from) * (1 - (1 - part) ** 3));
  });
  return shown;
}
