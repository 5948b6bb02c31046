import { type RefObject, useEffect, useState } from 'react';

/** What a game says of its own bar: that it has one, and how high it is. */
interface BarMessage {
  readonly type: 'marquee:bar';
  readonly height: number;
}

const MAX_HEIGHT = 120;

const isBarMessage = (data: unknown): data is BarMessage =>
  typeof data === 'object' &&
  data !== null &&
  (data as Partial<BarMessage>).type === 'marquee:bar' &&
  typeof (data as Partial<BarMessage>).height === 'number';

/**
 * A game with a bar of its own says so, and leaves room in it: then the tools of the page stand in that bar, and there is one bar
 * instead of two. The game is told how wide the tools are at either end.
 * @param url of the game
 * @returns the height of the game's bar, pixels; null without one
 */
export function useGameBar(
  frame: RefObject<HTMLIFrameElement | null>,
  start: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
  url: string,
): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const { origin } = new URL(url, location.href);
    const sendRoom = () => {
      const widthOf = (tools: HTMLElement | null) => Math.ceil(tools?.getBoundingClientRect().width ?? 0);
      const room = { type: 'marquee:bar-room', start: widthOf(start.current), end: widthOf(end.current) };
      frame.current?.contentWindow?.postMessage(room, origin);
    };
    const onMessage = ({ data, source, origin: sender }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || sender !== origin || !isBarMessage(data)) return;
      setHeight(data.height > 0 ? Math.min(data.height, MAX_HEIGHT) : null);
      if (data.height > 0) sendRoom();
    };
    window.addEventListener('message', onMessage);
    const observer = new ResizeObserver(sendRoom);
    for (const tools of [start.current, end.current]) if (tools) observer.observe(tools);
    return () => {
      window.removeEventListener('message', onMessage);
      observer.disconnect();
    };
  }, [frame, start, end, url]);
  return height;
}
