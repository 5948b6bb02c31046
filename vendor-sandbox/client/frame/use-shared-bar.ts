import { type CSSProperties, type RefObject, useEffect, useState } from 'react';

/**
 * Offers the game's bar to the page around it (vendor guide, "One bar"): the page's tools stand in the room that the bar leaves at
 * either end.
 * @returns the room as custom properties; undefined while the page keeps a bar of its own
 */
export function useSharedBar(bar: RefObject<HTMLElement | null>): CSSProperties | undefined {
  const [room, setRoom] = useState<CSSProperties>();
  useEffect(() => {
    const element = bar.current;
    if (!element || window.parent === window) return;
    const offer = () => window.parent.postMessage({ type: 'marquee:bar', height: element.offsetHeight }, '*');
    const onMessage = ({ data, source }: MessageEvent<unknown>) => {
      const { type, start, end } = (data ?? {}) as Readonly<Record<string, unknown>>;
      if (source !== window.parent || type !== 'marquee:bar-room') return;
      setRoom({ '--room-start': `${Number(start)}px`, '--room-end': `${Number(end)}px` } as CSSProperties);
    };
    window.addEventListener('message', onMessage);
    const observer = new ResizeObserver(offer);
    observer.observe(element);
    return () => {
      window.removeEventListener('message', onMessage);
      observer.disconnect();
    };
  }, [bar]);
  return room;
}
