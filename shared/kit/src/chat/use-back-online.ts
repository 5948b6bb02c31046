import { useEffect, useEffectEvent } from 'react';

/** Called when the network is back. */
export function useBackOnline(act: () => void): void {
  const onOnline = useEffectEvent(act);
  useEffect(() => {
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
}
