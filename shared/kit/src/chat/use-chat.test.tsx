import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatTransport } from './conversation';
import { useChat } from './use-chat';

const transport = {
  fetchPage: vi.fn<ChatTransport['fetchPage']>(),
  send: vi.fn<ChatTransport['send']>(),
  upload: vi.fn<ChatTransport['upload']>(),
  markSeen: vi.fn<ChatTransport['markSeen']>(),
  sendTyping: vi.fn<ChatTransport['sendTyping']>(),
};
const sentAt = '2026-11-21T12:00:00.000Z';
const latest = {
  messageId: 'm-3',
  seq: 3,
  clientId: 'c-3',
  from: 'operator',
  operator: 'Ann',
  text: 'hi',
  sentAt,
} as const;
let root: Root;

function Chat({ latestSeq, isWatching }: { readonly latestSeq: number; readonly isWatching: boolean }) {
  const { isReady } = useChat(transport, latestSeq, isWatching);
  return isReady ? 'ready' : 'loading';
}
const show = (latestSeq: number, isWatching: boolean) =>
  act(async () => root.render(<Chat latestSeq={latestSeq} isWatching={isWatching} />));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.resetAllMocks();
  transport.fetchPage.mockResolvedValue({ messages: [{ ...latest, images: [] }], hasMore: false });
  transport.markSeen.mockResolvedValue({});
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('reads when another message is announced and when the network is back', async () => {
  await show(3, true);
  await show(3, true);
  expect(transport.fetchPage.mock.calls).toEqual([[{}]]);
  await show(4, true);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(transport.fetchPage.mock.calls).toEqual([[{}], [{ after: 3 }], [{ after: 3 }]]);
});

it('marks messages as seen only while the end of the conversation is watched', async () => {
  await show(3, false);
  expect(transport.markSeen).not.toHaveBeenCalled();
  await show(3, true);
  expect(transport.markSeen).toHaveBeenCalledExactlyOnceWith(3);
});
