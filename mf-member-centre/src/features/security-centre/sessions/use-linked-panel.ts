import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * For a panel that links name by `?panel=`: brings it into view once it has its rows, and moves the focus to it.
 * @returns what the panel needs
 */
export function useLinkedPanel(name: string, isReady: boolean) {
  const [params] = useSearchParams();
  const ref = useRef<HTMLElement>(null);
  // Another one for each click of a link, also of the same link.
  const { key: visit } = useLocation();
  const isNamed = params.get('panel') === name;
  useEffect(() => {
    if (!isNamed || !isReady || visit === null) return;
    ref.current?.scrollIntoView({ block: 'start' });
    ref.current?.focus({ preventScroll: true });
  }, [isNamed, isReady, visit]);
  return { ref, tabIndex: -1 } as const;
}
