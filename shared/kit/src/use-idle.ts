import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

const LATEST_MS = 2_500;

/** False until the first screen is painted, then true. Defers work that would delay the first paint. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (document.readyState === 'complete') return whenIdle(() => setIdle(true), LATEST_MS);
    let cancel = () => {};
    const start = () => {
      cancel = whenIdle(() => setIdle(true), LATEST_MS);
    };
    window.addEventListener('load', start, { once: true });
    return () => {
      window.removeEventListener('load', start);
      cancel();
    };
  }, []);
  return idle;
}
