import { useLayoutEffect, useRef } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { holdScroll } from './hold-scroll';

/** Where each entry of the history was left, by its key. */
const positions = new Map<string, number>();

/**
 * Puts the page back where it was when somebody comes back to it.
 * @param ready true once the list has its height
 */
export function useScrollMemory(ready: boolean): void {
  const { key } = useLocation();
  const navigation: `${NavigationType}` = useNavigationType();
  const cameBack = navigation === 'POP';
  const restored = useRef(false);
  const release = useRef<(() => void) | null>(null);

  useLayoutEffect(() => {
    if (!ready || restored.current) return;
    restored.current = true;
    const top = positions.get(key);
    if (!cameBack || top === undefined) return;
    release.current = holdScroll(top, () => {
      release.current = null;
    });
  }, [ready, key, cameBack]);
  useLayoutEffect(() => () => release.current?.(), []);

  // Before the page goes: afterwards the window moves for reasons that are not the reader's.
  useLayoutEffect(() => {
    if (!ready) return;
    const remember = () => {
      if (!release.current) positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    // A click that leads away may come before the browser has told of the last scrolling.
    window.addEventListener('click', remember, { capture: true });
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('click', remember, { capture: true });
    };
  }, [ready, key]);
}
