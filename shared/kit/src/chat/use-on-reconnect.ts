import { useEffect, useEffectEvent } from 'react';

/** Called when the network is back. */
export function useOnReconnect(onReconnect: () => void): void {
  const handleReconnect = useEffectEvent(onReconnect);
  useEffect(() => {
    const listener = () => handleReconnect();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
}
