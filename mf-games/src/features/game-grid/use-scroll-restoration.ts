import { useLayoutEffect, useRef } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { holdScrollPosition } from './hold-scroll-position';

/** The last scroll position of each history entry, by its key. */
const positions = new Map<string, number>();

/**
 * Restores the scroll position of a list after a navigation back or forward.
 * @param isReady true once the list has its full height
 */
export function useScrollRestoration(isReady: boolean): void {
  const { key } = useLocation();
  const navigation: `${NavigationType}` = useNavigationType();
  const isReturn = navigation === 'POP';
  const hasRestored = useRef(false);
  const endHold = useRef<(() => void) | null>(null);

  useLayoutEffect(() => {
    if (!isReady || hasRestored.current) return;
    hasRestored.current = true;
    const top = positions.get(key);
    if (!isReturn || top === undefined) return;
    endHold.current = holdScrollPosition(top, () => {
      endHold.current = null;
    });
  }, [isReady, key, isReturn]);
  useLayoutEffect(() => () => endHold.current?.(), []);

  // The position is saved only while the list is mounted: later the window scrolls for other reasons.
  useLayoutEffect(() => {
    if (!isReady) return;
    const save = () => {
      if (!endHold.current) positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', save, { passive: true });
    // A click that navigates may come before the scroll event of the last movement.
    window.addEventListener('click', save, { capture: true });
    return () => {
      window.removeEventListener('scroll', save);
      window.removeEventListener('click', save, { capture: true });
    };
  }, [isReady, key]);
}
