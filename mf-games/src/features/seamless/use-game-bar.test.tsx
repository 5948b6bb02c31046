import { act, cleanup, mockBrowserApis, render, screen } from '@marquee/testing/mock-shell';
import { useRef } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useGameBar } from './use-game-bar';

const GAME = 'https://play.example/mines?token=1';

beforeAll(mockBrowserApis);
afterEach(cleanup);

function Frame({ url }: { readonly url: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const start = useRef<HTMLElement>(null);
  const end = useRef<HTMLElement>(null);
  const height = useGameBar(frame, start, end, url);
  return (
    <>
      <span ref={start} />
      <span ref={end} />
      <iframe ref={frame} title="game" />
      <output>{height ?? 'own bar'}</output>
    </>
  );
}

function show(url: string) {
  render(<Frame url={url} />);
  const source = screen.getByTitle<HTMLIFrameElement>('game').contentWindow as Window;
  const post = vi.spyOn(source, 'postMessage').mockImplementation(() => undefined);
  const say = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    act(
      () =>
        void window.dispatchEvent(new MessageEvent('message', { data, source, origin: new URL(GAME).origin, ...from })),
    );
  return { say, post, text: () => screen.getByRole('status').textContent };
}

it('uses the bar of a game that has one, and tells the game what room the tools need', () => {
  const { say, post, text } = show(GAME);
  expect(text()).toBe('own bar');
  say({ type: 'marquee:bar', height: 56 });
  expect(text()).toBe('56');
  expect(post).toHaveBeenCalledWith({ type: 'marquee:bar-room', start: 0, end: 0 }, 'https://play.example');
  say({ type: 'marquee:bar', height: 0 });
  expect(text()).toBe('own bar');
});

it.each([
  ['another window', { source: null }],
  ['another origin', { origin: 'https://evil.example' }],
])('ignores what %s says', (_, from) => {
  const { say, text } = show(GAME);
  say({ type: 'marquee:bar', height: 56 }, from);
  expect(text()).toBe('own bar');
});
