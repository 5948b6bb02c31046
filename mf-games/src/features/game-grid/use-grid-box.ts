import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface GridBox {
  readonly boxRef: RefObject<HTMLDivElement | null>;
  readonly widthPx: number;
  /** Distance of the grid from the top of the document. */
  readonly topPx: number;
}

/** Measures the grid before the first paint, and again whenever its size changes. */
export function useGridBox(): GridBox {
  const boxRef = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState({ widthPx: 0, topPx: 0 });
  useLayoutEffect(() => {
    const element = boxRef.current;
    if (!element) return;
    const measure = () => {
      const { top, width } = element.getBoundingClientRect();
      const next = { widthPx: Math.floor(width), topPx: Math.round(top + window.scrollY) };
      setBox((current) => (current.widthPx === next.widthPx && current.topPx === next.topPx ? current : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { boxRef, ...box };
}
