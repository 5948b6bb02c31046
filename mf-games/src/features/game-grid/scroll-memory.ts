import { useEffect, useLayoutEffect, useRef } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';

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

  useLayoutEffect(() => {
    if (!ready || restored.current) return;
    restored.current = true;
    const top = positions.get(key);
    if (!cameBack || top === undefined) return;
    // Once more after the shell's own scroll to the top and after the rows have been measured.
    const restore = () => window.scrollTo({ top, behavior: 'instant' });
    restore();
    const frame = requestAnimationFrame(restore);
    return () => cancelAnimationFrame(frame);
  }, [ready, key, cameBack]);

  useEffect(() => {
    if (!ready) return;
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [ready, key]);
}
