import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Distance that still counts as scrolled to the end. */
const NEAR_BOTTOM_PX = 80;

/**
 * Keeps the end of a growing list in view while the reader is there; a reader further up keeps their position, also when
 * older lines are added above.
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
    // Pictures change the height when they load.
    element.addEventListener('load', scrollToBottom, true);
    return () => {
      resizeObserver.disconnect();
      element.removeEventListener('scroll', updatePosition);
      element.removeEventListener('load', scrollToBottom, true);
    };
  }, []);
  return scroller;
}
