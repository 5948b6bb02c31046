import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Close enough to the end to count as being there. */
const NEAR_BOTTOM_PX = 80;

/**
 * Keeps the end of a growing list in view while the reader is there; whoever reads further up stays where they are, also when
 * older lines come in above.
 */
export function useStickToBottom(lines: readonly { readonly key: string }[]): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const previousLayout = useRef({ height: 0, first: '', isAtBottom: true });
  const first = lines[0]?.key ?? '';
  const last = lines.at(-1)?.key ?? '';
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const previous = previousLayout.current;
    const grewAbove = previous.first !== '' && previous.first !== first && !previous.isAtBottom;
    if (previous.isAtBottom) element.scrollTop = element.scrollHeight;
    else if (grewAbove) element.scrollTop += element.scrollHeight - previous.height;
    previousLayout.current = { ...previous, height: element.scrollHeight, first };
  }, [first, last, lines.length]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const updatePosition = () => {
      const { scrollHeight, scrollTop, clientHeight } = element;
      previousLayout.current = {
        ...previousLayout.current,
        isAtBottom: scrollHeight - scrollTop - clientHeight < NEAR_BOTTOM_PX,
      };
    };
    const scrollToBottom = () => {
      if (previousLayout.current.isAtBottom) element.scrollTop = element.scrollHeight;
    };
    const resizeObserver = new ResizeObserver(scrollToBottom);
    resizeObserver.observe(element);
    element.addEventListener('scroll', updatePosition, { passive: true });
    // A picture takes its room when it has loaded.
    element.addEventListener('load', scrollToBottom, true);
    return () => {
      resizeObserver.disconnect();
      element.removeEventListener('scroll', updatePosition);
      element.removeEventListener('load', scrollToBottom, true);
    };
  }, []);
  return scroller;
}
