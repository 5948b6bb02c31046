import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * For a panel that links name by `?panel=`: brings it into view once it has its rows, and moves the focus to it.
 * @returns what the panel needs
 */
export function useLinkedPanel(name: string, isReady: boolean) {
  const [params] = useSearchParams();
  const ref = useRef<HTMLElement>(null);
  const isNamed = params.get('panel') === name;
  useEffect(() => {
    if (!isNamed || !isReady) return;
    ref.current?.scrollIntoView({ block: 'start' });
    ref.current?.focus({ preventScroll: true });
  }, [isNamed, isReady]);
  return { ref, tabIndex: -1 } as const;
}
