import { type RefObject, useEffect, useState } from 'react';

/** Room for the tools of the page around the game, pixels. */
export interface BarRoom {
  readonly start: number;
  readonly end: number;
}

const isRoom = (data: unknown): data is BarRoom & { readonly type: string } => {
  const { type, start, end } = (data ?? {}) as Readonly<Record<string, unknown>>;
  return type === 'marquee:bar-room' && typeof start === 'number' && typeof end === 'number';
};

/**
 * In a page of the site the game's bar is the only one: it tells its height, and leaves room for the page's tools at either end.
 * @returns null outside of such a page
 */
export function useSharedBar(bar: RefObject<HTMLElement | null>): BarRoom | null {
  const [room, setRoom] = useState<BarRoom | null>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element || window.parent === window) return;
    // Which site the page is of, the game does not know; the height of a bar is no secret.
    const tell = () => window.parent.postMessage({ type: 'marquee:bar', height: firstLineOf(element) }, '*');
    const onMessage = ({ data, source }: MessageEvent) => {
      if (source === window.parent && isRoom(data)) setRoom({ start: data.start, end: data.end });
    };
    window.addEventListener('message', onMessage);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      window.removeEventListener('message', onMessage);
      observer.disconnect();
    };
  }, [bar]);
  return room;
}

/** On a phone the bar has two lines; the tools of the page stand in the first. */
function firstLineOf(bar: HTMLElement): number {
  const { top } = bar.getBoundingClientRect();
  const tools = bar.querySelector('[data-bar-tools]')?.getBoundingClientRect();
  return Math.round(tools ? (tools.top - top) * 2 + tools.height : bar.offsetHeight);
}
