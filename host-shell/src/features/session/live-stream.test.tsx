import type { Federation } from '@marquee/kit/host';
import { mockSession, mockShell } from '@marquee/testing/mock-shell';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLiveEvents } from './live-stream';

/** The browser's end of the stream; the test plays the server. */
class Stream extends EventTarget {
  static opened: Stream[] = [];
  close = vi.fn<() => void>();
  constructor() {
    super();
    Stream.opened.push(this);
  }
  begin(revision: string) {
    this.dispatchEvent(new Event('open'));
    this.dispatchEvent(new MessageEvent('config.changed', { data: JSON.stringify({ revision }) }));
  }
}

const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 503 })));

beforeEach(() => {
  Stream.opened = [];
  fetched.mockClear();
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function listening(state?: 'member') {
  const { runtime } = await mockShell(state && { session: mockSession(state) });
  const federation = { boot: () => runtime.boot } as Partial<Federation> as Federation;
  const asksAnew = vi.spyOn(runtime.queryClient, 'invalidateQueries');
  const stop = followLiveEvents(federation);
  const [stream] = Stream.opened;
  if (!stream) throw new Error('no stream was opened');
  return { stream, stop, asksAnew, revision: runtime.boot.revision };
}

describe('the live stream of a page', () => {
  it('that stands on the configuration of the page asks for nothing', async () => {
    const { stream, stop, asksAnew, revision } = await listening();
    stream.begin(revision);
    vi.runAllTimers();
    expect(fetched).not.toHaveBeenCalled();
    expect(asksAnew).not.toHaveBeenCalled();
    stop();
  });

  it('of a member reads again what the page had read before anybody listened, once', async () => {
    const { stream, stop, asksAnew, revision } = await listening('member');
    stream.begin(revision);
    vi.runAllTimers();
    expect(asksAnew).toHaveBeenCalledOnce();
    const [filters] = asksAnew.mock.calls[0] ?? [];
    const query = (dataUpdatedAt: number, staleTime?: number) =>
      filters?.predicate?.({ state: { dataUpdatedAt }, observers: [{ options: { staleTime } }] } as never);
    expect(filters?.type).toBe('active');
    expect([query(1), query(1, 0), query(1, 30_000)]).toEqual([true, true, true]);
    expect([query(0), query(1, 60_000), query(1, Number.POSITIVE_INFINITY)]).toEqual([false, false, false]);
    stop();
  });

  it('that begins after a change brings the page up to it', async () => {
    const { stream, stop, asksAnew } = await listening();
    stream.begin('changed meanwhile');
    vi.runAllTimers();
    expect(fetched).toHaveBeenCalledWith('/wps/boot?language=en', expect.anything());
    expect(asksAnew).toHaveBeenCalledOnce();
    stop();
  });

  it('reads a change within five seconds, not at the moment at which all pages hear of it, and two changes once', async () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.9);
    const { stream, stop } = await listening();
    stream.begin('changed');
    stream.dispatchEvent(new MessageEvent('config.changed', { data: JSON.stringify({ revision: 'changed again' }) }));
    vi.advanceTimersByTime(4_499);
    expect(fetched).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(fetched).toHaveBeenCalledOnce();
    stop();
  });

  it('that outlived a gap of the network reads everything again when the network is back', async () => {
    const { stream, stop, asksAnew, revision } = await listening();
    stream.begin(revision);
    dispatchEvent(new Event('online'));
    expect(asksAnew).toHaveBeenCalledOnce();
    stop();
    dispatchEvent(new Event('online'));
    expect(asksAnew).toHaveBeenCalledOnce();
  });

  it('that was cut off reads everything again', async () => {
    const { stream, stop, asksAnew, revision } = await listening();
    stream.begin(revision);
    stream.begin(revision);
    expect(asksAnew).toHaveBeenCalledOnce();
    stop();
    expect(stream.close).toHaveBeenCalled();
  });
});
