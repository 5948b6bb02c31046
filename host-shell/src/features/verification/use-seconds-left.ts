import { useSyncExternalStore } from 'react';

const TICK_MS = 500;

function everyTick(notify: () => void): () => void {
  const timer = setInterval(notify, TICK_MS);
  return () => clearInterval(timer);
}

/** Whole seconds until a moment, 0 once it has come. @param until epoch milliseconds */
export function useSecondsLeft(until: number): number {
  return useSyncExternalStore(everyTick, () => Math.max(0, Math.ceil((until - Date.now()) / 1_000)));
}
