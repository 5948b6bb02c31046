import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * True from the moment an element comes near the window. A person who moves by the Tab key does not scroll to what is not there
 * yet: from the first press on everything is near.
 * @param marginPx how far below the window counts as near
 */
export function useNear<Observed extends HTMLElement>(
  marginPx = 300,
): readonly [ref: RefObject<Observed | null>, isNear: boolean] {
  const ref = useRef<Observed>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${marginPx}px 0px` },
    );
    observer.observe(element);
    const onKey = ({ key }: KeyboardEvent) => key === 'Tab' && setNear(true);
    window.addEventListener('keydown', onKey);
    return () => {
      observer.disconnect();
      window.removeEventListener('keydown', onKey);
    };
  }, [isNear, marginPx]);
  return [ref, isNear];
}
