import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveListener } from './live-events';
import { sharedStream } from './shared-stream';

/** Locks as a browser grants them: one holder at a time, in the order of the requests. */
function fakeLocks() {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request(name: string, { signal }: { readonly signal: AbortSignal }, work: () => Promise<unknown>) {
      const turn = (queues.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : work()));
      queues.set(name, turn);
      return turn;
    },
  };
}

const opened: LiveListener[] = [];
const closed: LiveListener[] = [];
const closers: (() => void)[] = [];
const open = (listener: LiveListener) => {
  opened.push(listener);
  return () => void closed.push(listener);
};

beforeEach(() => {
  opened.length = 0;
  closed.length = 0;
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
  vi.unstubAllGlobals();
});

/** A tab of a person, with what it hears. */
function tab(person: string) {
  const heard: string[] = [];
  const close = sharedStream(
    open,
    person,
  )({
    onOpen: () => void heard.push('open'),
    onEvent: (topic, payload) => void heard.push(`${topic} ${JSON.stringify(payload)}`),
  });
  closers.push(close);
  return { heard, close };
}

it('has one stream for seven tabs of one person, and all of them hear it', async () => {
  const tabs = Array.from({ length: 7 }, () => tab('m-1'));
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  opened[0]?.onOpen();
  opened[0]?.onEvent('config.changed', { revision: '2' });
  for (const { heard } of tabs)
    await vi.waitFor(() => expect(heard).toEqual(['open', 'config.changed {"revision":"2"}']));
  expect(opened).toHaveLength(1);
});

it('goes on in another tab when the one that has the stream closes', async () => {
  const [first, second] = [tab('m-1'), tab('m-1')];
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  opened[0]?.onOpen();
  await vi.waitFor(() => expect(second.heard).toEqual(['open']));
  first.close();
  await vi.waitFor(() => expect(opened).toHaveLength(2));
  expect(closed).toContain(opened[0]);
  opened[1]?.onOpen();
  expect(second.heard, 'it reads what it missed').toEqual(['open', 'open']);
});

it('tells a tab that comes later what the stream began with', async () => {
  tab('m-1');
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  opened[0]?.onOpen();
  opened[0]?.onEvent('session.changed', { state: 'member' });
  opened[0]?.onEvent('config.changed', { revision: '3' });
  for (const count of [2, 5]) opened[0]?.onEvent('messages.unread', { count });
  const early = tab('m-1');
  await vi.waitFor(() => expect(early.heard).toHaveLength(4));
  const late = tab('m-1');
  const greeting = [
    'open',
    'session.changed {"state":"member"}',
    'config.changed {"revision":"3"}',
    'messages.unread {"count":5}',
  ];
  await vi.waitFor(() => expect(late.heard).toEqual(greeting));
  expect(early.heard, 'and those that are there nothing').toEqual(greeting);
});

it('gives a guest and a member streams of their own, and every tab one where the browser has no locks', async () => {
  const [guest, member] = [tab('guest'), tab('m-1')];
  await vi.waitFor(() => expect(opened).toHaveLength(2));
  opened[1]?.onEvent('wallet.balance', { balance: '1.00' });
  expect([guest.heard.length, member.heard.length]).toEqual([0, 1]);
  vi.stubGlobal('navigator', {});
  tab('m-1');
  tab('m-1');
  expect(opened).toHaveLength(4);
});
