import { type RefObject, useEffect, useRef, useState } from 'react';

interface RailControl {
  readonly trackRef: RefObject<HTMLUListElement | null>;
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
  /** Scrolls by nearly one visible width, in reading direction. */
  readonly page: (direction: 1 | -1) => void;
}

/** Follows a sideways scrolling track. `count` is the number of its items: the ends are measured again when it changes. */
export function useRail(count: number): RailControl {
  const trackRef = useRef<HTMLUListElement>(null);
  const [scrollState, setScrollState] = useState({ canGoBack: false, canGoForward: false });

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const measure = (): void => {
      const position = Math.abs(track.scrollLeft);
      const canGoBack = position > 2;
      const canGoForward = position + track.clientWidth < track.scrollWidth - 2;
      setScrollState((current) =>
        current.canGoBack === canGoBack && current.canGoForward === canGoForward
          ? current
          : { canGoBack, canGoForward },
      );
    };
    // Reports the size once when it starts: measuring here would force a layout for each row.
    const observer = new ResizeObserver(measure);
    observer.observe(track);
    track.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      track.removeEventListener('scroll', measure);
    };
  }, [count]);

  const page = (direction: 1 | -1): void => {
    const track = trackRef.current;
    if (!track) return;
    const forward = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    track.scrollBy({
      left: direction * forward * track.clientWidth * 0.9,
      behavior: reducedMotion ? 'instant' : 'smooth',
    });
  };

  return { trackRef, ...scrollState, page };
}
