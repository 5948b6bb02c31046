import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Close enough to the end to count as being there. */
const NEAR_PX = 80;

/**
 * Keeps the end of a growing list in view while the reader is there; whoever reads further up stays where they are, also when
 * older lines come in above.
 */
export function useStickToEnd(lines: readonly { readonly key: string }[]): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const before = useRef({ height: 0, first: '', atEnd: true });
  const first = lines[0]?.key ?? '';
  const last = lines.at(-1)?.key ?? '';
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const known = before.current;
    const grewAbove = known.first !== '' && known.first !== first && !known.atEnd;
    if (known.atEnd) element.scrollTop = element.scrollHeight;
    else if (grewAbove) element.scrollTop += element.scrollHeight - known.height;
    before.current = { ...known, height: element.scrollHeight, first };
  }, [first, last, lines.length]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const { scrollHeight, scrollTop, clientHeight } = element;
      before.current = { ...before.current, atEnd: scrollHeight - scrollTop - clientHeight < NEAR_PX };
    };
    const keepEnd = () => {
      if (before.current.atEnd) element.scrollTop = element.scrollHeight;
    };
    const resized = new ResizeObserver(keepEnd);
    resized.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    // A picture takes its room when it has loaded.
    element.addEventListener('load', keepEnd, true);
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', measure);
      element.removeEventListener('load', keepEnd, true);
    };
  }, []);
  return scroller;
}
