import { useEffect, useState } from 'react';

/** The local time, updated every `everyMs` while `active`. */
export function useNow(active: boolean, everyMs = 200): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    if (!active) return;
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [active, everyMs]);
  return nowMs;
}
