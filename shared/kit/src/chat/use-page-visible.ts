import { useSyncExternalStore } from 'react';

const EVENTS = ['visibilitychange', 'focus', 'blur'] as const;

function subscribe(listener: () => void): () => void {
  for (const name of EVENTS) window.addEventListener(name, listener, true);
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, listener, true);
  };
}

/** Whether the page is visible. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}
