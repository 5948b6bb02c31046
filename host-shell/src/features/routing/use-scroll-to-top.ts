import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls up when the page's identity changes (specification, section 2): not for another query, another popup, nor on
 * the way back, where the browser restores the position.
 */
export function useScrollToTop(routeName: string): void {
  const { hash } = useLocation();
  const isBack = (useNavigationType() as string) === 'POP';
  const lastRoute = useRef(routeName);
  // A way up that is still under way would carry the page that one comes back to along with it.
  useLayoutEffect(() => {
    if (isBack && lastRoute.current !== routeName) window.scrollTo({ top: window.scrollY, behavior: 'instant' });
  }, [isBack, routeName]);
  useEffect(() => {
    if (lastRoute.current === routeName) return;
    lastRoute.current = routeName;
    if (isBack || hash) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
  }, [routeName, isBack, hash]);
}
